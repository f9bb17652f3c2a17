/* SPDX-License-Identifier: MIT
 * check: orders tried before they are sent, on several guesses at what the player cannot see, with
 * other dice each time. What is always the same is sure; the rest depends on what is hidden. */
#include "report/simulate/forecast_play.h"
#include "report/simulate/places_tried.h"
#include "report/simulate/lines_played.h"
#include "report/simulate/remedies.h"
#include "report/simulate/taken_before.h"
#include "report/text/offers.h"

#include <stdlib.h>

/* The most lines of which it is looked whether another one takes what they need, and whose places are tried. */
enum { TAKEN_MOST = 6, PLACED_MOST = 6 };

struct tried {
	unsigned seen;	    /* results, as bits */
	unsigned heard;	    /* those where others may yet send letters */
	unsigned alone;	    /* those where no other seat sends one */
	int plays, lacks;   /* how often it was played, and was done in part */
	int refused;	    /* how often it was refused */
	bool placed;	    /* a place was a reason for that */
	int halts;	    /* how often something ended the turn before it */
	struct buf refusal; /* why it was first refused, ready to be printed */
	const char *
		remedy; /* how it is written right, where it is no order; NULL: its problem says so */
	struct buf
		vain; /* what of it came to nothing when that was first so, ready to be printed */
	int vains;    /* how often something did */
};

struct checking {
	struct forecast f;
	struct buf *out;
	bool halted; /* before the season it is known that no line will be reached, which is said once */
	int lines;
	struct tried *tried; /* by line of the letter; the last is what no line orders */
	struct buf
		order; /* the numbers of the lines as the first play did them, where the letter has them otherwise */
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
		c->tried[i].placed |= places_refused(&p, line);
		c->tried[i].lacks += line_lack(&p, line) != NULL;
		c->tried[i].halts += !c->halted && forecast_halt(&p, line, &c->tried[i].refusal);
		forecast_refusal(&p, line, &c->tried[i].refusal);
		c->tried[i].vains += forecast_vain(&p, line, &c->tried[i].vain);
	}
	if (!n)
		lines_played(&c->order, t, c->f.head->seat);
	c->tried[c->lines].plays++;
	c->tried[c->lines].vains += forecast_vain(&p, NULL, &c->tried[c->lines].vain);
	page_close(&p);
	forecast_forget(t);
}

/* ---- saying ---- */

/* Returns whether a part of a line is not done in any play. */
static bool is_partly(const struct tried *tried)
{
	return tried->lacks && tried->lacks == tried->plays;
}

/* Returns whether something of a line came to nothing in each play. */
static bool is_vain(const struct tried *tried)
{
	return tried->vains && tried->vains == tried->plays;
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
	buf_str(c->out, tried->vain.s);
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
	c->tried = xalloc((size_t)c->lines + 1, sizeof *c->tried);
	for (int i = 0; i <= c->lines; i++)
		c->tried[i].refusal = c->tried[i].vain = (struct buf)BUF_INIT;
}

static void end_lines(struct checking *c)
{
	for (int i = 0; i <= c->lines; i++) {
		buf_free(&c->tried[i].refusal);
		buf_free(&c->tried[i].vain);
	}
	free(c->tried);
	buf_free(&c->order);
	forecast_forget_deals(&c->f);
}

/* Returns whether some line was refused, or in part, or came to nothing in all plays so far, or not reached in all of
 * them, or none was played. */
static bool more_may_tell(const struct checking *c)
{
	for (int i = 0; i < c->lines; i++)
		if (is_partly(&c->tried[i]) || is_vain(&c->tried[i])
			|| !(c->tried[i].seen & ~(1u << R_REFUSED | 1u << R_NOT_REACHED)))
			return true;
	return is_vain(&c->tried[c->lines]);
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

/* Returns whether an order before a line was done in some play, or waited for another seat's. */
static bool is_behind_done(const struct checking *c, int i)
{
	const unsigned done = 1u << R_DONE | 1u << R_WAITS;

	for (int k = 0; k < i; k++)
		if (c->f.letter->line[k].what == L_ORDER && c->tried[k].seen & done)
			return true;
	return false;
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
		by = is_behind_done(c, i) ? taken_before(&c->f, i) : -1;
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

/* Says of a line, whatever came of it in the plays, that it would be refused. */
static void refuse_line(struct tried *tried)
{
	tried->seen = tried->heard = tried->alone = 1u << R_REFUSED;
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
		refuse_line(tried);
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

/* A season asks no line for what its question never offers, and refuses none for it. */
static void tell_never(struct checking *c, const struct phrase_context *voice)
{
	for (int i = 0; i < c->lines && !c->f.head->next; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct tried *tried = &c->tried[i];
		struct buf names = BUF_INIT, list = BUF_INIT, said = BUF_INIT;
		const struct game *g = c->f.t->game;
		int left = line->what == L_POLICY
			? offers_never(&names, c->f.t, c->f.head->seat, line)
			: -1;

		if (left >= 0 && names.n) {
			say_line(&list, voice, "list",
				g->forms[offers_form_for(g, line->question)].words, NULL, 0);
			rules_say(c->f.t->rules, &said,
				"never-offered names=%s list=%s question=%s", names.s,
				list.n ? list.s : "", g->questions[line->question].name);
			buf_clear(&tried->refusal);
			text_said(&tried->refusal, "     ", "     ", &said);
			tried->lacks = left ? tried->plays : 0;
			if (!left)
				refuse_line(tried);
		}
		buf_free(&names);
		buf_free(&list);
	}
}

/* Nothing in the plays says that a question was asked, and that the line could not answer it. */
static void tell_gone(struct checking *c)
{
	for (int i = 0; i < c->lines; i++) {
		struct tried *tried = &c->tried[i];
		struct buf said = BUF_INIT;

		if (!offers_gone(c->f.t, &c->f.letter->line[i]))
			continue;
		rules_say(c->f.t->rules, &said, "names-gone");
		buf_clear(&tried->refusal);
		text_said(&tried->refusal, "     ", "     ", &said);
		refuse_line(tried);
	}
}

/* Tells of what an order lists only what will not do, and of one that is refused, first, what will. */
static void tell_places(struct checking *c)
{
	bool ok;

	for (int i = 0, n = 0; i < c->lines && n < PLACED_MOST; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct tried *tried = &c->tried[i];
		struct buf reason = tried->refusal;
		enum phrase phrase = phrase_of(tried, &ok);

		if (line->what != L_ORDER || line->at
			|| !c->f.t->game->forms[line->order.form].picks
			|| is_of_other_season(c, line))
			continue;
		n++;
		if (phrase == SAY_CHECK_REFUSED && !is_halted(tried)) {
			tried->refusal = (struct buf)BUF_INIT;
			if (tried->placed)
				places_example(&c->f, i, &tried->refusal);
			buf_add(&tried->refusal, reason.s, reason.n);
			buf_free(&reason);
		} else if (phrase != SAY_CHECK_PARTLY && tried->seen & 1u << R_DONE
			&& !is_vain(tried)) {
			buf_clear(&tried->vain);
			places_in_vain(&c->f, i, &tried->vain);
			tried->vains = tried->vain.n ? tried->plays : 0;
		}
	}
}

/* What came to nothing in some plays alone is not told. */
static void drop_doubts(struct checking *c)
{
	for (int i = 0; i <= c->lines; i++)
		if (!is_vain(&c->tried[i]))
			buf_clear(&c->tried[i].vain);
}

/* Says in which order the lines are played, behind what is told of no line. */
static void tell_order(struct checking *c)
{
	struct buf said = BUF_INIT;

	if (!c->order.n)
		return;
	rules_say(c->f.t->rules, &said, "played-order lines=%s", c->order.s);
	text_said(&c->tried[c->lines].vain, "     ", "     ", &said);
}

static void look_further(struct checking *c, const struct phrase_context *voice)
{
	tell_seasons(c);
	tell_never(c, voice);
	tell_gone(c);
	tell_steps(c);
	tell_places(c);
	tell_taken(c);
	drop_doubts(c);
	tell_order(c);
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
	look_further(c, voice);
	remedy = make_remedies(c);
	for (int i = 0; i < o->lines; i++) {
		c->tried[i].remedy = remedy[i].said.n ? remedy[i].said.s : o->line[i].remedy;
		ok &= say_line_checked(c, voice, &o->line[i], &c->tried[i]);
		remedy_free(&remedy[i]);
	}
	if (o->lines)
		buf_str(c->out, c->tried[o->lines].vain.s);
	free(remedy);
	end_lines(c);
	return ok;
}

bool report_check(const struct table *t, const struct report_head *head,
	const struct phrases *phrases, struct span orders, struct buf *out)
{
	struct checking c = {
		.f = { .t = t, .head = head, .phrases = phrases }, .out = out, .order = BUF_INIT
	};
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
	struct checking c = { .f = { .t = t, .head = head, .phrases = phrases },
		.order = BUF_INIT };
	const struct phrase_context voice = { phrases, t, head->seat };
	struct orders *letter;
	struct line_proposal *remedy;
	bool ok;

	if (season_over(t))
		return;
	c.f.letter = letter = forecast_letter(t, orders);
	begin_lines(&c);
	for (int i = 0; i < forecast_guesses(&c.f) && more_may_tell(&c); i++)
		play_guess(&c, i);
	look_further(&c, &voice);
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
		if (i < n)
			buf_add(&line[i].vain, c.tried[i].vain.s, c.tried[i].vain.n);
		remedy_free(&remedy[i]);
	}
	buf_add(&line[n].vain, c.tried[c.lines].vain.s, c.tried[c.lines].vain.n);
	free(remedy);
	end_lines(&c);
	orders_free(letter);
}
