/* SPDX-License-Identifier: MIT
 * forecast: plays the next season many times on guesses, and says what came of it in numbers. */
#include "report/simulate/forecast_run.h"
#include "report/simulate/forecast_spots.h"

/* OUTCOMES_SHOWN: of one line. RARE: what came of fewer of so many plays is told with the others. */
enum { OUTCOMES_SHOWN = 3, RARE = 10 };

/* ---- what became of lines ---- */

/* Results that differ from play to play, in the order in which they are said. */
static const struct {
	int result;
	enum phrase phrase;
} word_of[] = { { R_DONE, SAY_DONE }, { IN_PART, SAY_CHECK_PARTLY },
	{ R_REFUSED, SAY_CHECK_REFUSED }, { R_FALSE, SAY_TEST_FAILED },
	{ R_NOT_REACHED, SAY_CHECK_NOT_REACHED }, { R_WAITS, SAY_WAITS },
	{ R_KEPT, SAY_CHECK_KEPT }, { R_POLICY, SAY_CHECK_POLICY }, { R_CANCELLED, SAY_CANCELLED },
	{ R_CANCEL_NOTHING, SAY_CANCEL_NOTHING } };

static void say_results(
	struct forecast_run *c, const struct line *line, const int *n, struct buf *b)
{
	int said = 0;

	if (line->problem) {
		say(b, &c->voice, SAY_CHECK_BAD, AS_TEXT(line->remedy ? line->remedy : ""),
			AS_TEXT(line->problem));
		return;
	}
	if (n[R_LATER]) {
		page_of_season(b, &c->voice, SAY_CHECK_LATER, line->at);
		return;
	}
	for (size_t i = 0; i < sizeof word_of / sizeof *word_of; i++) {
		int r = word_of[i].result;
		struct buf word = BUF_INIT;

		if (!n[r])
			continue;
		buf_str(b, said++ ? "; " : "");
		say_plain(&word, &c->voice, word_of[i].phrase);
		if (n[r] == c->times && r != R_DONE && r != R_REFUSED && r != IN_PART)
			buf_str(b, word.s);
		else
			say(b, &c->voice, SAY_FORECAST_TIMES, AS_TEXT(word.s), AS_INT(n[r]),
				AS_INT(c->times));
		buf_free(&word);
	}
}

static void say_outcome(struct buf *out, struct forecast_run *c, const struct forecast_result *o)
{
	struct buf told = BUF_INIT;

	forecast_result_say(&told, &c->voice, o);
	text_say(out, &c->voice, "     ", "       ", SAY_FORECAST_OUTCOME, AS_INT(o->n),
		AS_INT(c->times), AS_INT(o->n == c->times), AS_TEXT(told.s));
	buf_free(&told);
}

/* Tells the most frequent outcomes; the others, and those with nothing to tell, are the rest. */
static void say_outcomes(
	struct buf *out, struct forecast_run *c, const struct line *line, struct forecast_line *l)
{
	int rest = l->result[R_DONE] + l->result[IN_PART], shown = 0;

	forecast_results_sort(&l->came);
	for (int i = 0; i < l->came.n && shown < OUTCOMES_SHOWN; i++) {
		const struct forecast_result *o = &l->came.outcome[i];

		if (!*o->words || o->n * RARE < c->times)
			continue;
		say_outcome(out, c, o);
		rest -= o->n;
		shown++;
	}
	if (rest && shown)
		text_say(out, &c->voice, "     ", "       ", SAY_FORECAST_OTHERWISE, AS_INT(rest),
			AS_INT(c->times));
	if (shown)
		forecast_spots_say(out, &c->f, line, "     ", "       ", SAY_FORECAST_RESTS);
}

/* Returns whether a line went the same way in all plays, and not against the player. */
static bool is_sure(
	const struct forecast_run *c, const struct line *line, const struct forecast_line *l)
{
	if (line->problem || l->result[R_REFUSED] || l->result[R_CANCEL_NOTHING]
		|| l->result[IN_PART])
		return false;
	for (int r = 0; r < RESULTS; r++)
		if (l->result[r] == c->times)
			return true;
	return false;
}

static bool say_line_cast(
	struct buf *out, struct forecast_run *c, const struct line *line, struct forecast_line *l)
{
	struct buf first = BUF_INIT, said = BUF_INIT;

	buf_fmt(&first, "%3d  ", line->number);
	text_clean(&said, line->text.s, line->text.n, 200);
	buf_str(&said, ": ");
	say_results(c, line, l->result, &said);
	text_said(out, first.s, "     ", &said);
	buf_str(out, l->refusal.s);
	say_outcomes(out, c, line, l);
	buf_free(&first);
	return is_sure(c, line, l);
}

/* ---- what the seat would have ---- */

/* Numbers that never changed are gathered in `same`; those always 0 are left out. */
static void say_number(
	struct buf *out, struct forecast_run *c, struct forecast_number *m, struct buf *same)
{
	struct buf name = BUF_INIT;
	long least, most;

	forecast_number_sort(c, m);
	least = m->after[0];
	most = m->after[c->times - 1];
	forecast_number_name(&name, c, m);
	if (least != most)
		text_say(out, &c->voice, "  ", "    ", SAY_FORECAST_RANGE, AS_TEXT(name.s),
			AS_INT(m->now), AS_INT(least), AS_INT(most),
			AS_INT(m->after[(c->times - 1) / 2]));
	else if (least != m->now)
		text_say(out, &c->voice, "  ", "    ", SAY_FORECAST_SURE, AS_TEXT(name.s),
			AS_INT(m->now), AS_INT(least));
	else if (m->now)
		buf_fmt(same, "%s%s %ld", same->n ? ", " : "", name.s, m->now);
	buf_free(&name);
}

static void say_numbers(struct buf *out, struct forecast_run *c)
{
	struct buf same = BUF_INIT;

	text_title(out, &c->voice, SAY_FORECAST_OWN);
	for (int i = 0; i < c->numbers; i++)
		say_number(out, c, &c->number[i], &same);
	if (same.n)
		text_say(out, &c->voice, "  ", "    ", SAY_FORECAST_SAME, AS_TEXT(same.s));
	buf_free(&same);
}

/* ---- what was assumed ---- */

static void say_assumed(struct buf *out, struct forecast_run *c)
{
	const enum phrase assumed[] = { SAY_FORECAST_HIDDEN,
		c->f.autopilot ? SAY_FORECAST_AUTOPILOT : SAY_FORECAST_NO_LETTERS,
		SAY_FORECAST_DICE, SAY_FORECAST_ALONE, SAY_FORECAST_ROUGH };

	text_title(out, &c->voice, SAY_FORECAST_ASSUMED);
	for (size_t i = 0; i < sizeof assumed / sizeof *assumed; i++)
		text_say_plain(out, &c->voice, "- ", "  ", assumed[i]);
	forecast_spots_say(out, &c->f, NULL, "- ", "  ", SAY_FORECAST_DEALT);
}

static void say_headline(struct buf *out, struct forecast_run *c)
{
	const struct report_head *h = c->f.head;
	struct buf seat = BUF_INIT, called = BUF_INIT;

	say_seat(&seat, &c->voice, h->seat);
	page_season(&called, &c->voice, h->next);
	text_say(out, &c->voice, "", "", SAY_FORECAST_HEAD, AS_TEXT(h->match), AS_TEXT(called.s),
		AS_TEXT(seat.s), AS_INT(c->times));
	text_title(out, &c->voice, SAY_FORECAST_LINES);
	buf_free(&called);
	buf_free(&seat);
}

static bool say_forecast(struct buf *out, struct forecast_run *c)
{
	const struct orders *o = c->f.letter;
	bool sure = true;

	say_headline(out, c);
	sure &= forecast_header(&c->f, out);
	for (int i = 0; i < o->lines; i++) {
		bool line_sure = say_line_cast(out, c, &o->line[i], &c->line[i]);

		sure &= line_sure;
	}
	if (!o->lines)
		say_plain(out, &c->voice, SAY_FORECAST_NO_LINES);
	say_numbers(out, c);
	say_assumed(out, c);
	return sure;
}

bool report_forecast(const struct table *t, const struct report_head *head,
	const struct phrases *phrases, struct span orders, int times, bool autopilot,
	const unsigned char seed[HASH], struct buf *out)
{
	struct forecast_run run;
	bool sure = false;

	if (forecast_run_begin(&run, t, head, phrases, orders, times, autopilot, seed)) {
		forecast_run_play(&run, times);
		sure = say_forecast(out, &run);
	} else {
		say_plain(out, &run.voice, SAY_CHECK_OVER);
		buf_char(out, '\n');
	}
	forecast_run_end(&run);
	return sure;
}
