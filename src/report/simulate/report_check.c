/* SPDX-License-Identifier: MIT
 * check: orders tried before they are sent, on several guesses at what the player cannot see, with
 * other dice each time. What is always the same is sure; the rest depends on what is hidden. */
#include "report/simulate/forecast_play.h"
#include "report/simulate/remedies.h"
#include "report/simulate/taken_before.h"
#include "report/text/offers.h"

#include <stdlib.h>

/* The most lines of which it is looked whether another one takes what they need. */
enum { TAKEN_MOST = 6 };

struct tried {
	unsigned seen;	    /* results, as bits */
	unsigned heard;	    /* those where others may yet send letters */
	unsigned alone;	    /* those where no other seat sends one */
	int plays, lacks;   /* how often it was played, and was done in part */
	int refused;	    /* how often it was refused */
	int halts;	    /* how often something ended the turn before it */
	struct buf refusal; /* why it was first refused, ready to be printed */
	const char *
		remedy; /* how it is written right, where it is no order; NULL: its problem says so */
};

struct checking {
	struct forecast f;
	struct buf *out;
	bool halted; /* before the season it is known that no line will be reached, which is said once */
	int lines;
	struct tried *tried;			 /* by line of the letter */
	struct table *dealt[REPORT_GUESSES + 1]; /* for that member of the forecast */
};

/* ---- playing ---- */

/* Every other play assumes that no other seat sends a letter, so that what follows a line without a
 * partner is tried as well. */
static void play_guess(struct checking *c, int n)
{
	const struct guess guess = { (uint64_t)n + 1, { (unsigned char)n } };
	struct program *program;
	struct table *t;
	struct report_input of;
	struct page p;

	c->f.silent = n % 2;
	t = forecast_play(&c->f, &guess);
	program = t->program[c->f.head->seat];
	p = forecast_page(&c->f, t, &of);

	for (int i = 0; i < c->lines; i++) {
		const struct line *line = &program->letter->line[i];

		c->tried[i].seen |= 1u << line_result(line);
		if (c->f.silent)
			c->tried[i].alone |= 1u << line_result(line);
		else
			c->tried[i].heard |= 1u << line_result(line);
		c->tried[i].plays++;
		c->tried[i].refused += line_result(line) == R_REFUSED;
		c->tried[i].lacks += line_lack(&p, line) != NULL;
		c->tried[i].halts += !c->halted && forecast_halt(&p, line, &c->tried[i].refusal);
		forecast_refusal(&p, line, &c->tried[i].refusal);
	}
	page_close(&p);
	forecast_forget(t);
}

/* ---- saying ---- */

/* Returns whether a part of a line is not done in any play. */
static bool is_partly(const struct tried *tried)
{
	return tried->lacks && tried->lacks == tried->plays;
}

/* Returns whether its turn has ended before it in each play. */
static bool is_halted(const struct tried *tried)
{
	return tried->halts && tried->halts == tried->plays;
}

/* Returns whether a line is never done, and mostly refused: where it is not, its turn does not come. */
static bool is_never_done(const struct tried *tried)
{
	const unsigned other = tried->seen & ~(1u << R_REFUSED | 1u << R_NOT_REACHED);

	return !other && tried->refused && 2 * tried->refused >= tried->plays;
}

/* Returns what to say of a line by all its results; *ok: it is as the player wants it. */
static enum phrase phrase_of(const struct tried *tried, bool *ok)
{
	unsigned seen = tried->seen;
	static const struct {
		enum line_result result;
		enum phrase phrase;
		bool ok;
	} sure[] = { { R_DONE, SAY_CHECK_OK, true }, { R_REFUSED, SAY_CHECK_REFUSED, false },
		{ R_FALSE, SAY_TEST_FAILED, true }, { R_KEPT, SAY_CHECK_KEPT, true },
		{ R_NOT_REACHED, SAY_CHECK_NOT_REACHED, true }, { R_WAITS, SAY_WAITS, true },
		{ R_CANCELLED, SAY_CANCELLED, true }, { R_POLICY, SAY_CHECK_POLICY, true },
		{ R_CANCEL_NOTHING, SAY_CANCEL_NOTHING, false } };

	/* Refused only without letters of others: the line needs one of them. */
	if (tried->heard == 1u << R_WAITS && tried->alone == 1u << R_REFUSED)
		seen = tried->heard;
	if (is_partly(tried)) {
		*ok = false;
		return SAY_CHECK_PARTLY;
	}
	if (is_halted(tried) || is_never_done(tried)) {
		*ok = false;
		return SAY_CHECK_REFUSED;
	}
	for (size_t i = 0; i < sizeof sure / sizeof *sure; i++)
		if (seen == 1u << sure[i].result) {
			*ok = sure[i].ok;
			return sure[i].phrase;
		}
	*ok = false;
	return SAY_CHECK_PERHAPS;
}

static bool say_line_checked(struct checking *c, const struct phrase_context *voice,
	const struct line *line, const struct tried *tried)
{
	struct buf first = BUF_INIT, said = BUF_INIT;
	bool ok = false;

	buf_fmt(&first, "%3d  ", line->number);
	text_clean(&said, line->text.s, line->text.n, 200);
	buf_str(&said, ": ");
	if (line->problem) {
		say(&said, voice, SAY_CHECK_BAD, AS_TEXT(tried->remedy ? tried->remedy : ""),
			AS_TEXT(line->problem));
	} else if (tried->seen == 1u << R_LATER) {
		page_of_season(&said, voice, SAY_CHECK_LATER, line->at);
		ok = true;
	} else {
		say_plain(&said, voice, phrase_of(tried, &ok));
	}
	text_said(c->out, first.s, "     ", &said);
	if (!ok)
		buf_str(c->out, tried->refusal.s);
	buf_free(&first);
	return ok;
}

static void say_what_halts(struct buf *out, const struct phrase_context *voice)
{
	struct buf said = BUF_INIT;
	const char *clause;

	if (!say_halted(&said, voice, &clause))
		return;
	text_said(out, "", "", &said);
	text_clause(out, clause);
}

static void begin_lines(struct checking *c)
{
	const struct game *g = c->f.t->game;

	c->f.dealt = c->dealt;
	c->halted = g->halted && g->halted(c->f.t, c->f.head->seat);
	c->lines = c->f.letter->lines;
	c->tried = xalloc((size_t)c->lines, sizeof *c->tried);
	for (int i = 0; i < c->lines; i++)
		c->tried[i].refusal = (struct buf)BUF_INIT;
}

static void end_lines(struct checking *c)
{
	for (int i = 0; i < c->lines; i++)
		buf_free(&c->tried[i].refusal);
	free(c->tried);
	forecast_forget_deals(&c->f);
}

/* Returns whether some line was refused, or in part, in all plays so far, or not reached in all of them, or none was
 * played. */
static bool may_be_refused(const struct checking *c)
{
	for (int i = 0; i < c->lines; i++)
		if (is_partly(&c->tried[i])
			|| !(c->tried[i].seen & ~(1u << R_REFUSED | 1u << R_NOT_REACHED)))
			return true;
	return false;
}

/* Returns whether a line before it could be played in its place. */
static bool has_rival(const struct checking *c, int i)
{
	const struct form *forms = c->f.t->game->forms;
	const struct line *line = &c->f.letter->line[i];

	for (int k = 0; k < i; k++)
		if (c->f.letter->line[k].what == L_ORDER
			&& forms[c->f.letter->line[k].order.form].phases
				& forms[line->order.form].phases)
			return true;
	return false;
}

/* An `else` is there for when the line above it fails. */
static bool is_order(const struct line *line)
{
	return line->what == L_ORDER && !line->orelse;
}

static struct line_proposal *make_remedies(const struct checking *c)
{
	struct line_proposal *remedy = xalloc((size_t)c->lines + 1, sizeof *remedy);

	for (int i = 0; i < c->lines; i++)
		remedy[i] = (struct line_proposal){ BUF_INIT, BUF_INIT };
	remedies_make(&c->f, remedy);
	return remedy;
}

/* A line that is refused since one before it takes what it needs is told so first: the reason alone does not say
 * which. */
static void tell_taken(struct checking *c)
{
	const struct orders *o = c->f.letter;
	bool ok;

	for (int i = 0, n = 0; i < c->lines && n < TAKEN_MOST; i++) {
		struct buf said = BUF_INIT, reason = c->tried[i].refusal;
		int by;

		if (phrase_of(&c->tried[i], &ok) != SAY_CHECK_REFUSED || is_halted(&c->tried[i]))
			continue;
		n++;
		by = taken_before(&c->f, i);
		if (by < 0)
			continue;
		rules_say(c->f.t->rules, &said, "taken-before line=%d first=%d order=%.*s",
			o->line[by].number, taken_if_first(&c->f, i, by), (int)o->line[by].text.n,
			o->line[by].text.s);
		c->tried[i].refusal = (struct buf)BUF_INIT;
		text_said(&c->tried[i].refusal, "     ", "     ", &said);
		buf_add(&c->tried[i].refusal, reason.s, reason.n);
		buf_free(&reason);
	}
}

/* Returns whether no letter of this season can have a line: its order is of the set-up, or of the seasons behind it. */
static bool is_of_other_season(const struct checking *c, const struct line *line)
{
	return (line->what == L_ORDER || line->what == L_POLICY) && line->order.form && !line->at
		&& !line->standing
		&& !offers_in_season(c->f.t->game, line->order.form, c->f.head->next);
}

/* Such a line is played in no guess, and nothing in the plays says why. */
static void tell_seasons(struct checking *c)
{
	for (int i = 0; i < c->lines; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct tried *tried = &c->tried[i];
		struct buf said = BUF_INIT;

		if (!is_of_other_season(c, line))
			continue;
		rules_say(c->f.t->rules, &said, "other-season ahead=%d order=%.*s",
			!c->f.head->next, (int)line->text.n, line->text.s);
		buf_clear(&tried->refusal);
		text_said(&tried->refusal, "     ", "     ", &said);
		tried->seen = tried->heard = tried->alone = 1u << R_REFUSED;
	}
}

/* Returns the first place of a walk, behind its first step, that nothing leads to from the one before it; NONE: there is
 * none. *from: that one. What is wrong with a first step the play says. */
static thing stray_step(const struct checking *c, const struct order *o, thing *from)
{
	const struct table *t = c->f.t;
	const struct form_pattern *p = &t->rules->form[o->form];
	struct order walked = *o;
	struct choice next;

	*from = NONE;
	for (walked.n = 0; walked.n < o->n; walked.n++) {
		const struct part *part = &o->part[walked.n];
		int type = p->hole[part->hole].type;

		if (type != T_SPACE && type != T_AREA)
			continue;
		if (p->hole_in_group[part->hole] && part->group > 0) {
			offers_of_hole(t, c->f.head->seat, &walked, part->hole, &next);
			if (next.n && !offers_have(&next, part->what))
				return part->what;
		}
		*from = part->what;
	}
	return NONE;
}

/* A walk that ends early for want of moves hides in each play that it could not go on. */
static void tell_steps(struct checking *c)
{
	for (int i = 0; i < c->lines; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct tried *tried = &c->tried[i];
		struct buf said = BUF_INIT;
		thing from, stray;

		if (line->what != L_ORDER || line->at
			|| !c->f.t->game->forms[line->order.form].walks
			|| !(tried->seen & 1u << R_DONE) || tried->seen & 1u << R_REFUSED
			|| is_partly(tried))
			continue;
		stray = stray_step(c, &line->order, &from);
		if (!stray || !from)
			continue;
		rules_say(c->f.t->rules, &said, "no-way from=%s to=%s",
			c->f.t->map->space[from - SPACES].name,
			c->f.t->map->space[stray - SPACES].name);
		buf_clear(&tried->refusal);
		text_said(&tried->refusal, "     ", "     ", &said);
		tried->lacks = tried->plays;
	}
}

static bool check_lines(struct checking *c, const struct phrase_context *voice)
{
	const struct orders *o = c->f.letter;
	bool ok = forecast_header(&c->f, c->out);
	struct line_proposal *remedy;

	say_what_halts(c->out, voice);
	begin_lines(c);
	for (int i = 0; i < forecast_guesses(&c->f); i++)
		play_guess(c, i);
	tell_seasons(c);
	tell_steps(c);
	tell_taken(c);
	remedy = make_remedies(c);
	for (int i = 0; i < o->lines; i++) {
		c->tried[i].remedy = remedy[i].said.n ? remedy[i].said.s : o->line[i].remedy;
		ok &= say_line_checked(c, voice, &o->line[i], &c->tried[i]);
		remedy_free(&remedy[i]);
	}
	free(remedy);
	end_lines(c);
	return ok;
}

bool report_check(const struct table *t, const struct report_head *head,
	const struct phrases *phrases, struct span orders, struct buf *out)
{
	struct checking c = { .f = { .t = t, .head = head, .phrases = phrases }, .out = out };
	const struct phrase_context voice = { phrases, t, head->seat };
	struct orders *letter;
	bool ok;

	if (season_over(t)) {
		say_plain(out, &voice, SAY_CHECK_OVER);
		buf_char(out, '\n');
		return false;
	}
	c.f.letter = letter = forecast_letter(t, orders);
	ok = check_lines(&c, &voice);
	orders_free(letter);
	return ok;
}

/* Before the set-up is played nobody knows what a seat will have. */
static bool is_unasked(const struct forecast *f, const struct line *line)
{
	return line->what == L_POLICY && f->head->next
		&& !seat_asks(f->t, f->head->seat, line->question);
}

void report_line_verdicts(const struct table *t, const struct report_head *head,
	const struct phrases *phrases, struct span orders, int n, struct line_verdict line[])
{
	struct checking c = { .f = { .t = t, .head = head, .phrases = phrases } };
	const struct phrase_context voice = { phrases, t, head->seat };
	struct orders *letter;
	struct line_proposal *remedy;
	bool ok;

	if (season_over(t))
		return;
	c.f.letter = letter = forecast_letter(t, orders);
	begin_lines(&c);
	for (int i = 0; i < forecast_guesses(&c.f) && may_be_refused(&c); i++)
		play_guess(&c, i);
	tell_seasons(&c);
	tell_steps(&c);
	tell_taken(&c);
	remedy = make_remedies(&c);
	for (int i = 0; i < c.lines; i++) {
		enum phrase phrase = phrase_of(&c.tried[i], &ok);

		if (i < n && (phrase == SAY_CHECK_REFUSED || phrase == SAY_CHECK_PARTLY))
			buf_add(&line[i].refusal, c.tried[i].refusal.s, c.tried[i].refusal.n);
		if (i < n)
			buf_add(&line[i].remedy, remedy[i].said.s, remedy[i].said.n);
		if (i < n)
			buf_add(&line[i].meant, remedy[i].meant.s, remedy[i].meant.n);
		if (i < n)
			line[i].some = remedy[i].some;
		if (i < n)
			line[i].partly = phrase == SAY_CHECK_PARTLY;
		if (i < n)
			line[i].spare =
				phrase == SAY_CHECK_NOT_REACHED && is_order(&letter->line[i]);
		/* What ends a turn is why its lines are not reached, and not what stands before them. */
		if (i < n && line[i].spare && !letter->line[i].standing)
			say_what_halts(&line[i].refusal, &voice);
		if (i < n && !line[i].refusal.n)
			line[i].spare &= has_rival(&c, i);
		if (i < n)
			line[i].unasked = is_unasked(&c.f, &letter->line[i]);
		remedy_free(&remedy[i]);
	}
	free(remedy);
	end_lines(&c);
	orders_free(letter);
}
