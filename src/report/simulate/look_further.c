/* SPDX-License-Identifier: MIT */
#include "report/simulate/look_further.h"
#include "report/simulate/places_tried.h"
#include "report/simulate/taken_before.h"
#include "report/text/offers.h"

/* The most lines of which it is looked whether another one takes what they need, and whose places are tried. */
enum { TAKEN_MOST = 6, PLACED_MOST = 6 };

/* Returns whether an order of the lines from one on, before another, was done in some play, or waited for another
 * seat's. */
static bool has_done(const struct letter_forecast *c, int from, int to)
{
	const unsigned done = 1u << R_DONE | 1u << R_WAITS;

	for (int k = from; k < to; k++)
		if (c->f.letter->line[k].what == L_ORDER && c->tried[k].seen & done)
			return true;
	return false;
}

/* Says which other line keeps a line from being done, by where they stand. */
static void say_taken(struct buf *said, const struct letter_forecast *c, int i)
{
	const struct forecast *f = &c->f;
	const struct orders *o = f->letter;
	int by = has_done(c, 0, i) ? taken_before(f, c->tried, i) : -1,
	    below = by < 0 && has_done(c, i + 1, c->lines) ? given_behind(f, c->tried, i) : -1;

	if (by >= 0)
		rules_say(f->t->rules, said, "taken-before line=%d first=%d order=%.*s",
			o->line[by].number, taken_if_first(f, c->tried, i, by),
			(int)o->line[by].text.n, o->line[by].text.s);
	else if (below >= 0)
		rules_say(f->t->rules, said, "given-behind line=%d order=%.*s",
			o->line[below].number, (int)o->line[below].text.n, o->line[below].text.s);
}

/* Puts a sentence before what is told of a line already. */
static void tell_first(struct buf *told, struct buf *said)
{
	struct buf rest = *told;

	*told = (struct buf)BUF_INIT;
	text_said(told, "     ", "     ", said);
	buf_add(told, rest.s, rest.n);
	buf_free(&rest);
}

/* A reason whose figures hang on what the seat cannot see is told as what one guess at that has. */
static void tell_guessed(struct letter_forecast *c)
{
	bool ok;

	for (int i = 0; i < c->lines; i++) {
		struct line_forecast *tried = &c->tried[i];
		struct buf said = BUF_INIT;

		if (!tried->differs || !tried->refusal.n || !c->f.head->next
			|| tried_phrase(tried, &ok) != SAY_CHECK_REFUSED)
			continue;
		rules_say(c->f.t->rules, &said, "refusal-guessed");
		tell_first(&tried->refusal, &said);
	}
}

/* A line that is refused since one before it takes what it needs, or one behind it gives that, is told so first: the
 * reason alone does not say which. */
static void tell_taken(struct letter_forecast *c)
{
	bool ok;

	for (int i = 0, n = 0; i < c->lines && n < TAKEN_MOST; i++) {
		struct buf said = BUF_INIT;

		if (tried_phrase(&c->tried[i], &ok) != SAY_CHECK_REFUSED
			|| tried_is_halted(&c->tried[i]))
			continue;
		n++;
		say_taken(&said, c, i);
		if (!said.n)
			continue;
		tell_first(&c->tried[i].refusal, &said);
	}
}

/* Returns whether no letter of this season can have a line: its order is of the set-up, or of the seasons behind it. */
static bool is_of_other_season(const struct letter_forecast *c, const struct line *line)
{
	return (line->what == L_ORDER || line->what == L_POLICY) && line->order.form && !line->at
		&& !line->standing
		&& !offers_in_season(c->f.t->game, line->order.form, c->f.head->next);
}

/* Such a line is played in no guess, and nothing in the plays says why. */
static void tell_seasons(struct letter_forecast *c)
{
	for (int i = 0; i < c->lines; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct line_forecast *tried = &c->tried[i];
		struct buf said = BUF_INIT;

		if (!is_of_other_season(c, line))
			continue;
		rules_say(c->f.t->rules, &said, "other-season ahead=%d filed=%d order=%.*s",
			!c->f.head->next, line->what == L_POLICY, (int)line->text.n, line->text.s);
		buf_clear(&tried->refusal);
		text_said(&tried->refusal, "     ", "     ", &said);
		tried_refuse(tried);
	}
}

/* Returns the first place of a walk, behind its first step, that nothing leads to from the one before it; NONE: there is
 * none. *from: that one. What is wrong with a first step the play says. */
static thing stray_step(const struct letter_forecast *c, const struct order *o, thing *from)
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
static void tell_steps(struct letter_forecast *c)
{
	for (int i = 0; i < c->lines; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct line_forecast *tried = &c->tried[i];
		struct buf said = BUF_INIT;
		thing from, stray;

		if (line->what != L_ORDER || line->at
			|| !c->f.t->game->forms[line->order.form].walks
			|| !(tried->seen & 1u << R_DONE) || tried->seen & 1u << R_REFUSED
			|| tried_is_partly(tried))
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
static void tell_never(struct letter_forecast *c, const struct phrase_context *voice)
{
	for (int i = 0; i < c->lines && !c->f.head->next; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct line_forecast *tried = &c->tried[i];
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
				tried_refuse(tried);
		}
		buf_free(&names);
		buf_free(&list);
	}
}

/* Nothing in the plays says that a question was asked, and that the line could not answer it. */
static void tell_gone(struct letter_forecast *c)
{
	for (int i = 0; i < c->lines; i++) {
		struct line_forecast *tried = &c->tried[i];
		struct buf said = BUF_INIT;

		if (!offers_gone(c->f.t, &c->f.letter->line[i]))
			continue;
		rules_say(c->f.t->rules, &said, "names-gone");
		buf_clear(&tried->refusal);
		text_said(&tried->refusal, "     ", "     ", &said);
		tried_refuse(tried);
	}
}

/* Tells of what an order lists only what will not do, and of one that is refused, first, what will. */
static void tell_places(struct letter_forecast *c)
{
	bool ok;

	for (int i = 0, n = 0; i < c->lines && n < PLACED_MOST; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct line_forecast *tried = &c->tried[i];
		struct buf reason = tried->refusal;
		enum phrase phrase = tried_phrase(tried, &ok);

		if (line->what != L_ORDER || line->at
			|| !c->f.t->game->forms[line->order.form].picks
			|| is_of_other_season(c, line))
			continue;
		n++;
		if (phrase == SAY_CHECK_REFUSED && !tried_is_halted(tried)) {
			tried->refusal = (struct buf)BUF_INIT;
			if (tried->placed)
				places_example(&c->f, i, &tried->refusal);
			buf_add(&tried->refusal, reason.s, reason.n);
			buf_free(&reason);
		} else if (phrase != SAY_CHECK_PARTLY && tried->seen & 1u << R_DONE
			&& !tried_is_vain(tried)) {
			buf_clear(&tried->vain);
			places_in_vain(&c->f, i, &tried->vain);
			tried->vains = tried->vain.n ? tried->plays : 0;
		}
	}
}

/* Of an order that brings nothing without those it is for is told which it lacks. */
static void tell_idle(struct letter_forecast *c, const struct phrase_context *voice)
{
	for (int i = 0; i < c->lines; i++) {
		struct line_forecast *tried = &c->tried[i];
		struct buf said = BUF_INIT;

		if (!tried->idle || tried->idle < tried->done)
			continue;
		say_idle(&said, voice, c->f.letter->line[i].order.form);
		text_said(&tried->vain, "     ", "     ", &said);
		tried->vains = tried->plays;
	}
}

/* A condition that does not hold now may hold in its turn; nothing is known of its order then. */
static void tell_unmet(struct letter_forecast *c)
{
	for (int i = 0; i < c->lines; i++) {
		struct line_forecast *tried = &c->tried[i];
		struct buf said = BUF_INIT;

		if (tried->seen != 1u << R_FALSE || c->f.letter->line[i].standing)
			continue;
		rules_say(c->f.t->rules, &said, "test-unmet");
		text_said(&tried->vain, "     ", "     ", &said);
		tried->vains = tried->plays;
	}
}

/* A list of what the seat does not have now is refused by nothing. */
static void tell_lacking(struct letter_forecast *c)
{
	struct table *ahead = NULL;

	for (int i = 0; i < c->lines && c->f.head->next; i++) {
		const struct line *line = &c->f.letter->line[i];
		struct line_forecast *tried = &c->tried[i];
		struct buf names = BUF_INIT, said = BUF_INIT;

		if (line->what != L_POLICY || line->standing || line->at || tried->vain.n
			|| tried->answered)
			continue;
		ahead = ahead ? ahead : season_ahead(c->f.t, c->f.head->seat);
		offers_lacking(&names, ahead, c->f.head->seat, line);
		if (names.n) {
			rules_say(c->f.t->rules, &said, "names-lacking names=%s", names.s);
			text_said(&tried->vain, "     ", "     ", &said);
			tried->vains = tried->plays;
		}
		buf_free(&names);
	}
	table_free(ahead);
}

/* A line that waits though others send what it needs has what was noted of it. */
static void tell_waiting(struct letter_forecast *c)
{
	for (int i = 0; i < c->lines; i++)
		if (c->tried[i].by[JOINING] == 1u << R_WAITS && c->tried[i].vain.n)
			c->tried[i].vains = c->tried[i].plays;
}

/* What came to nothing in some plays alone is not told. */
static void drop_doubts(struct letter_forecast *c)
{
	for (int i = 0; i <= c->lines; i++)
		if (!tried_is_vain(&c->tried[i]))
			buf_clear(&c->tried[i].vain);
}

/* Says in which order the lines are played, behind what is told of no line. */
static void tell_order(struct letter_forecast *c)
{
	struct buf said = BUF_INIT;

	if (!c->order.n)
		return;
	rules_say(c->f.t->rules, &said, "played-order lines=%s", c->order.s);
	text_said(&c->tried[c->lines].vain, "     ", "     ", &said);
}

void look_further(struct letter_forecast *c, const struct phrase_context *voice)
{
	tell_seasons(c);
	tell_never(c, voice);
	tell_gone(c);
	tell_steps(c);
	tell_places(c);
	tell_guessed(c);
	tell_taken(c);
	tell_waiting(c);
	drop_doubts(c);
	tell_unmet(c);
	tell_lacking(c);
	tell_idle(c, voice);
	tell_order(c);
}
