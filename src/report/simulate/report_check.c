/* SPDX-License-Identifier: MIT
 * check: orders tried before they are sent, on several guesses at what the player cannot see, with
 * other dice each time. What is always the same is sure; the rest depends on what is hidden. */
#include "report/simulate/as_meant.h"
#include "report/simulate/lines_played.h"
#include "report/simulate/look_further.h"
#include "report/simulate/partners.h"
#include "report/simulate/places_tried.h"
#include "report/simulate/remedies.h"
#include "report/text/offers.h"

#include <stdlib.h>

/* ---- playing ---- */

/* Notes what became of a line in a play. */
static void note_line(struct letter_forecast *c, struct page *p, const struct line *line,
	enum guess_letters others, struct line_forecast *tried)
{
	const enum line_result result = forecast_line_result(p, line);

	if (!tried->plays)
		tried->done_first = line_result(line) == R_DONE;
	tried->seen |= 1u << result;
	tried->by[others] |= 1u << result;
	tried->plays++;
	tried->done += result == R_DONE;
	tried->refused += result == R_REFUSED;
	tried->placed |= places_refused(p, line);
	tried->lacks += result == R_DONE && line_lack(p, line);
	tried->idle += line_is_idle(p, line);
	tried->answered += line->what == L_POLICY && line->used;
	tried->unasked += line->what == L_POLICY && !line->used && !line_passed(p, line)
		&& !line_in_vain(p, line);
	tried->halts += !c->halted && forecast_halt(p, line, &tried->refusal);
	tried->differs |= !forecast_refusal(p, line, &tried->refusal) && !c->joins;
	tried->vains += forecast_vain(p, line, &tried->vain);
}

/* Notes why a line waits though others send what it needs. */
static void note_waiting(struct page *p, const struct line *line, struct line_forecast *tried)
{
	if (line_result(line) == R_WAITS && !tried->vain.n)
		forecast_remarks(p, line, &tried->vain);
}

/* Plays the letter once; the caller forgets the table. */
static struct table *play_once(struct letter_forecast *c, int n, enum guess_letters others)
{
	const struct guess guess = { (uint64_t)n + 1, { (unsigned char)n } };
	const struct orders *played;
	struct table *t;
	struct report_input of;
	struct page p;

	c->f.silent = others == SILENT;
	c->f.joined = others == JOINING;
	t = forecast_play(&c->f, &guess);
	played = t->program[c->f.head->seat]->letter;
	p = forecast_page(&c->f, t, &of);
	for (int i = 0; i < c->lines; i++) {
		note_line(c, &p, &played->line[i], others, &c->tried[i]);
		if (others == JOINING)
			note_waiting(&p, &played->line[i], &c->tried[i]);
	}
	c->tried[c->lines].plays++;
	c->tried[c->lines].vains += forecast_vain(&p, NULL, &c->tried[c->lines].vain);
	page_close(&p);
	return t;
}

static void note_partners(struct letter_forecast *c, const struct table *t)
{
	const struct phrase_context voice = { c->f.phrases, c->f.t, c->f.head->seat };
	const struct orders *played = t->program[c->f.head->seat]->letter;

	for (int i = 0; i < c->lines; i++)
		partners_say(&voice, &played->line[i], "", &c->tried[i].waits);
}

/* Looks in the first play for what others must send. Why a line is refused while they do not send it is forgotten: that
 * they do tells better. */
static void look_at_first(struct letter_forecast *c, const struct table *t)
{
	lines_played(&c->order, t, c->f.head->seat);
	c->joins = partners_find(&c->f, t);
	for (int i = 0; c->joins && i < c->lines; i++)
		buf_clear(&c->tried[i].refusal);
	if (c->joins)
		note_partners(c, t);
}

/* Every other play assumes that no other seat sends a letter, so that what follows a line without a
 * partner is tried as well. */
static void play_guess(struct letter_forecast *c, int n)
{
	struct table *t = play_once(c, n, n % 2 ? SILENT : UNHEARD);

	if (!n)
		look_at_first(c, t);
	forecast_forget(t);
	if (c->joins && n % 2 == 0)
		forecast_forget(play_once(c, n, JOINING));
}

/* What is looked at behind the plays is played as the first of them was: others may send anything. */
static void play_on(struct letter_forecast *c)
{
	c->f.silent = false;
	c->f.joined = false;
}

/* ---- saying ---- */

static bool say_line_checked(struct letter_forecast *c, const struct phrase_context *voice,
	const struct line *line, const struct line_forecast *tried)
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
		say_plain(&said, voice, tried_phrase(tried, &ok));
	}
	text_said(c->out, first.s, "     ", &said);
	if (!ok)
		buf_str(c->out, tried->refusal.s);
	buf_str(c->out, tried->vain.s);
	buf_str(c->out, tried->waits.s);
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

static void begin_lines(struct letter_forecast *c)
{
	const struct game *g = c->f.t->game;

	c->f.deals = &c->deals;
	c->halted = g->halted && g->halted(c->f.t, c->f.head->seat);
	c->lines = c->f.letter->lines;
	c->tried = xalloc((size_t)c->lines + 1, sizeof *c->tried);
	for (int i = 0; i <= c->lines; i++)
		c->tried[i].refusal = c->tried[i].vain = c->tried[i].waits = (struct buf)BUF_INIT;
}

static void end_lines(struct letter_forecast *c)
{
	for (int i = 0; i <= c->lines; i++) {
		buf_free(&c->tried[i].refusal);
		buf_free(&c->tried[i].vain);
		buf_free(&c->tried[i].waits);
	}
	free(c->tried);
	buf_free(&c->order);
	partners_forget(&c->f);
	forecast_forget_deals(&c->f);
}

/* Returns whether some line was refused, or in part, or came to nothing in all plays so far, or not reached in all of
 * them, or none was played. */
static bool more_may_tell(const struct letter_forecast *c)
{
	for (int i = 0; i < c->lines; i++)
		if (tried_is_partly(&c->tried[i]) || tried_is_vain(&c->tried[i])
			|| !(c->tried[i].seen & ~(1u << R_REFUSED | 1u << R_NOT_REACHED)))
			return true;
	return tried_is_vain(&c->tried[c->lines]);
}

/* Returns whether a line before it could be played in its place. */
static bool has_rival(const struct letter_forecast *c, int i)
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

static struct line_proposal *make_remedies(const struct letter_forecast *c)
{
	const int lines = c->f.letter->lines;
	struct line_proposal *remedy = xalloc((size_t)lines + 1, sizeof *remedy);

	for (int i = 0; i < lines; i++)
		remedy[i] = (struct line_proposal){ BUF_INIT, BUF_INIT };
	remedies_make(&c->f, remedy);
	return remedy;
}

static bool check_lines(struct letter_forecast *c, const struct phrase_context *voice)
{
	const struct orders *o = c->f.letter;
	bool ok = forecast_header(&c->f, c->out);
	struct line_proposal *remedy;

	say_what_halts(c->out, voice);
	begin_lines(c);
	for (int i = 0; i < forecast_guesses(&c->f); i++)
		play_guess(c, i);
	play_on(c);
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
	struct letter_forecast c = {
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

/* Tells what was found of one line of what was tried. */
static void tell_verdict(struct letter_forecast *c, const struct phrase_context *voice, int i,
	struct line_verdict *told)
{
	const struct line *line = &c->f.letter->line[i];
	const struct line_forecast *tried = &c->tried[i];
	bool ok;
	enum phrase phrase = tried_phrase(tried, &ok);

	if (phrase == SAY_CHECK_REFUSED || phrase == SAY_CHECK_PARTLY)
		buf_add(&told->refusal, tried->refusal.s, tried->refusal.n);
	told->partly = phrase == SAY_CHECK_PARTLY;
	told->spare = phrase == SAY_CHECK_NOT_REACHED && is_order(line);
	/* What ends a turn is why its lines are not reached, and not what stands before them. */
	if (told->spare && !line->standing)
		say_what_halts(&told->refusal, voice);
	if (!told->refusal.n)
		told->spare &= has_rival(c, i);
	told->unasked = is_unasked(&c->f, line)
		|| (!line->standing && tried->plays && tried->unasked == tried->plays);
	buf_add(&told->vain, tried->vain.s, tried->vain.n);
	if (!told->refusal.n)
		buf_add(&told->waits, tried->waits.s, tried->waits.n);
}

/* Plays the letter as often as may tell more. */
static void try_letter(struct letter_forecast *c, const struct phrase_context *voice)
{
	begin_lines(c);
	for (int i = 0; i < forecast_guesses(&c->f) && more_may_tell(c); i++)
		play_guess(c, i);
	play_on(c);
	look_further(c, voice);
}

/* Of lines that are no orders the remedies are told, of all others what was tried: first[i] is where a line stands
 * there. */
static void tell_verdicts(struct letter_forecast *c, const struct phrase_context *voice,
	const struct orders *letter, const int first[], int n, struct line_verdict told[])
{
	try_letter(c, voice);
	for (int i = 0; i < letter->lines && i < n; i++)
		if (letter->line[i].what != L_BAD)
			tell_verdict(c, voice, first[i], &told[i]);
	buf_add(&told[n].vain, c->tried[c->lines].vain.s, c->tried[c->lines].vain.n);
	end_lines(c);
}

static void tell_remedy(const struct line_proposal *remedy, struct line_verdict *told)
{
	buf_add(&told->remedy, remedy->said.s, remedy->said.n);
	buf_add(&told->meant, remedy->meant.s, remedy->meant.n);
	told->some = remedy->some;
}

void report_line_verdicts(const struct table *t, const struct report_head *head,
	const struct phrases *phrases, struct span orders, bool as_meant, int n,
	struct line_verdict line[])
{
	struct letter_forecast c = { .f = { .t = t, .head = head, .phrases = phrases },
		.order = BUF_INIT };
	const struct phrase_context voice = { phrases, t, head->seat };
	struct orders *letter;
	struct line_proposal *remedy;
	struct letter_proposal meant;

	if (season_over(t))
		return;
	c.f.letter = letter = forecast_letter(t, orders);
	c.f.deals = &c.deals;
	remedy = make_remedies(&c);
	for (int i = 0; i < letter->lines && i < n; i++)
		tell_remedy(&remedy[i], &line[i]);
	for (int i = 0; i < letter->lines && !as_meant; i++)
		buf_clear(&remedy[i].meant);
	letter_proposal_read(&meant, t, letter, remedy);
	c.f.letter = meant.orders;
	tell_verdicts(&c, &voice, letter, meant.first, n, line);
	letter_proposal_free(&meant);
	for (int i = 0; i < letter->lines; i++)
		remedy_free(&remedy[i]);
	free(remedy);
	orders_free(letter);
}
