/* SPDX-License-Identifier: MIT
 * forecast: plays the next season many times on guesses and gives the results in numbers. Counts
 * only what the seat would be told or see of itself. */
#include "core/view.h"
#include "report/simulate/forecast_spots.h"
#include "report/simulate/forecast_play.h"
#include "report/simulate/forecast_result.h"

#include <stdlib.h>
#include <string.h>

/* OUTCOMES_SHOWN: of one line. RARE: what came of fewer of so many plays is told with the others. */
enum { OUTCOMES_SHOWN = 3, RARE = 10 };

/* A line's result; or, where it is R_DONE, but for a part of it, IN_PART. */
enum { IN_PART = R_CANCEL_NOTHING + 1, RESULTS };

struct line_cast {
	int result[RESULTS];
	struct buf refusal;	      /* why it was first refused */
	struct forecast_results came; /* of the plays in which it was done */
};

/* A number that the seat sees of itself. */
struct measure {
	enum {
		POINTS,
		PLACE_HELD,
		SPACES_HELD,
		DIAL,
		ON_MAP,
		IN_ZONE,
		OF_FIELD,
		OF_TABLE_DIAL
	} what;
	int which;   /* a dial, a kind, a zone, a field */
	long now;    /* as the report has it */
	long *after; /* of each play */
};

struct casting {
	struct forecast f;
	int times, lines, measures;
	const unsigned char *seed;
	struct line_cast *line;
	struct measure *measure;
	struct phrase_context voice;
	struct buf *out;
};

/* ---- what is measured ---- */

/* The seat's own pieces that it sees on the map: by kind, and on how many spaces. */
struct holding {
	long *of_kind; /* by kind, from 1 */
	long spaces;
};

static bool hold_on(const struct table *t, int seat, thing at, struct holding *h)
{
	bool any = false, deeper;

	for each(p, t, at) {
		if (owner(t, p) == seat && view_piece(t, seat, p) == EXACTLY) {
			h->of_kind[kind(t, p) - KINDS] += count(t, p);
			any = true;
		}
		deeper = hold_on(t, seat, p, h);
		any |= deeper;
	}
	return any;
}

static struct holding find_holding(const struct table *t, int seat)
{
	struct holding h = { .of_kind = xalloc((size_t)t->box->kinds + 1, sizeof *h.of_kind) };

	for (int i = 1; i <= t->map->spaces; i++)
		h.spaces += hold_on(t, seat, SPACES + i, &h);
	return h;
}

static long measure_value(const struct measure *m, const struct table *t, int seat,
	const struct ranking *ranking, const struct holding *held)
{
	switch (m->what) {
	case POINTS: return ranking->points[seat];
	case PLACE_HELD: return ranking->place[seat];
	case SPACES_HELD: return held->spaces;
	case DIAL: return dial(t, seat, m->which);
	case ON_MAP: return held->of_kind[m->which];
	case IN_ZONE: return page_total(t, IN(m->which, seat));
	case OF_FIELD: return t->game->fields[m->which].value(t, seat, NULL, seat);
	case OF_TABLE_DIAL: return dial(t, TABLE, m->which);
	}
	bug("no such measure");
}

static void add_measure(struct casting *c, int what, int which)
{
	struct measure *m = &c->measure[c->measures++];

	*m = (struct measure){ .what = what, .which = which };
	m->after = xalloc((size_t)c->times, sizeof *m->after);
}

static bool knows_zone(const struct casting *c, int zone)
{
	enum detail detail = view_place(c->f.t, c->f.head->seat, IN(zone, c->f.head->seat));

	return (detail == NUMBER || detail == EXACTLY)
		&& !say_is_silent(&c->voice, "zone", c->f.t->game->zones[zone].name);
}

/* Returns the name of a field without its hole, allocated. */
static char *field_name(const struct rules *r, int field)
{
	return xcopy(r->field_name[field].s, r->field_name[field].n);
}

/* Returns whether a field is a number of a seat that has a phrase. */
static bool counts_of_seat(const struct casting *c, int field)
{
	const struct rules *r = c->f.t->rules;
	char *name = field_name(r, field);
	bool counts = r->field_arg[field].type == T_SEAT && r->field_value[field].type == T_INT
		&& say_knows(&c->voice, "field", name);

	free(name);
	return counts;
}

static void find_numbers(struct casting *c)
{
	const struct table *t = c->f.t;

	for (int i = 1; i <= t->rules->fields; i++)
		if (counts_of_seat(c, i))
			add_measure(c, OF_FIELD, i);
	for (const int *d = t->rules->dials_of[OF_TABLE]; *d; d++)
		if (t->rules->held[*d].type == T_INT && view_dial(t, c->f.head->seat, TABLE, *d)
			&& say_knows(&c->voice, "table", dial_row(t, *d)->name))
			add_measure(c, OF_TABLE_DIAL, *d);
}

static void find_measures(struct casting *c)
{
	const struct table *t = c->f.t;
	int seat = c->f.head->seat;
	size_t most = (size_t)(3 + 2 * t->rules->dials + t->box->kinds + t->rules->zones
		+ t->rules->fields);

	c->measure = xalloc(most, sizeof *c->measure);
	add_measure(c, POINTS, 0);
	add_measure(c, PLACE_HELD, 0);
	add_measure(c, SPACES_HELD, 0);
	for (const int *d = t->rules->dials_of[OF_SEAT]; *d; d++)
		if (t->rules->held[*d].type == T_INT && view_dial(t, seat, seat, *d)
			&& !page_is_points(&c->voice, *d)
			&& !say_is_silent(&c->voice, "dial", dial_row(t, *d)->name))
			add_measure(c, DIAL, *d);
	find_numbers(c);
	for (int k = 1; k <= t->box->kinds; k++)
		add_measure(c, ON_MAP, k);
	for (int z = 1; z < t->rules->zones; z++)
		if (knows_zone(c, z))
			add_measure(c, IN_ZONE, z);
}

/* play -1: as the report has it. */
static void take_measures(struct casting *c, const struct table *t, int play)
{
	struct ranking ranking = rank_seats(t);
	struct holding held = find_holding(t, c->f.head->seat);

	for (int i = 0; i < c->measures; i++) {
		struct measure *m = &c->measure[i];
		long value = measure_value(m, t, c->f.head->seat, &ranking, &held);

		if (play < 0)
			m->now = value;
		else
			m->after[play] = value;
	}
	free(held.of_kind);
}

/* ---- playing ---- */

static struct guess make_guess(const struct casting *c, int play)
{
	struct span part[] = { { (const char *)c->seed, HASH }, NUMBER(play) };
	struct guess guess = { 0 };

	chance_h(guess.secret, "forecast", NULL, part, 2);
	for (int i = 0; i < 8; i++)
		guess.deal = guess.deal << 8 | guess.secret[i];
	return guess;
}

static void play_once(struct casting *c, int play)
{
	const struct guess guess = make_guess(c, play);
	struct table *t = forecast_play(&c->f, &guess);
	const struct orders *letter = t->program[c->f.head->seat]->letter;
	struct report_input of;
	struct page p = forecast_page(&c->f, t, &of);

	for (int i = 0; i < c->lines; i++) {
		const struct line *line = &letter->line[i];
		enum line_result result = forecast_line_result(&p, line);
		bool partly = result == R_DONE && line_lack(&p, line);

		c->line[i].result[partly ? IN_PART : (int)result]++;
		forecast_refusal(&p, line, &c->line[i].refusal);
		if (result == R_DONE)
			forecast_results_add(&c->line[i].came, &p, line_id(&p, line));
	}
	take_measures(c, t, play);
	page_close(&p);
	forecast_forget(t);
}

/* ---- saying what became of lines ---- */

/* Results that differ from play to play, in the order in which they are said. */
static const struct {
	int result;
	enum phrase phrase;
} word_of[] = { { R_DONE, SAY_DONE }, { IN_PART, SAY_CHECK_PARTLY },
	{ R_REFUSED, SAY_CHECK_REFUSED }, { R_FALSE, SAY_TEST_FAILED },
	{ R_NOT_REACHED, SAY_CHECK_NOT_REACHED }, { R_WAITS, SAY_WAITS },
	{ R_KEPT, SAY_CHECK_KEPT }, { R_POLICY, SAY_CHECK_POLICY }, { R_CANCELLED, SAY_CANCELLED },
	{ R_CANCEL_NOTHING, SAY_CANCEL_NOTHING } };

static void say_results(struct casting *c, const struct line *line, const int *n, struct buf *b)
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

static void say_outcome(struct casting *c, const struct forecast_result *o)
{
	struct buf told = BUF_INIT;

	forecast_result_say(&told, &c->voice, o);
	text_say(c->out, &c->voice, "     ", "       ", SAY_FORECAST_OUTCOME, AS_INT(o->n),
		AS_INT(c->times), AS_INT(o->n == c->times), AS_TEXT(told.s));
	buf_free(&told);
}

/* Tells the most frequent outcomes; the others, and those with nothing to tell, are the rest. */
static void say_outcomes(struct casting *c, const struct line *line, struct line_cast *l)
{
	int rest = l->result[R_DONE] + l->result[IN_PART], shown = 0;

	forecast_results_sort(&l->came);
	for (int i = 0; i < l->came.n && shown < OUTCOMES_SHOWN; i++) {
		const struct forecast_result *o = &l->came.outcome[i];

		if (!*o->words || o->n * RARE < c->times)
			continue;
		say_outcome(c, o);
		rest -= o->n;
		shown++;
	}
	if (rest && shown)
		text_say(c->out, &c->voice, "     ", "       ", SAY_FORECAST_OTHERWISE,
			AS_INT(rest), AS_INT(c->times));
	if (shown)
		forecast_spots_say(c->out, &c->f, line, "     ", "       ", SAY_FORECAST_RESTS);
}

/* Returns whether a line went the same way in all plays, and not against the player. */
static bool is_sure(const struct casting *c, const struct line *line, const struct line_cast *l)
{
	if (line->problem || l->result[R_REFUSED] || l->result[R_CANCEL_NOTHING]
		|| l->result[IN_PART])
		return false;
	for (int r = 0; r < RESULTS; r++)
		if (l->result[r] == c->times)
			return true;
	return false;
}

static bool say_line_cast(struct casting *c, const struct line *line, struct line_cast *l)
{
	struct buf first = BUF_INIT, said = BUF_INIT;

	buf_fmt(&first, "%3d  ", line->number);
	text_clean(&said, line->text.s, line->text.n, 200);
	buf_str(&said, ": ");
	say_results(c, line, l->result, &said);
	text_said(c->out, first.s, "     ", &said);
	buf_str(c->out, l->refusal.s);
	say_outcomes(c, line, l);
	buf_free(&first);
	return is_sure(c, line, l);
}

/* ---- saying what the seat would have ---- */

static void say_measure_name(struct casting *c, const struct measure *m, struct buf *b)
{
	const struct names names = { c->f.t->rules, c->f.t->map, c->f.t->seats };
	struct phrase_arg at = { .type = T_PLACE, .value = IN(m->which, c->f.head->seat) };
	struct buf word = BUF_INIT;
	char *field;

	switch (m->what) {
	case POINTS: page_points_head(b, &c->voice); break;
	case PLACE_HELD: say_plain(b, &c->voice, SAY_FORECAST_PLACE); break;
	case SPACES_HELD: say_plain(b, &c->voice, SAY_FORECAST_SPACES); break;
	case DIAL:
	case OF_TABLE_DIAL: say_dial(b, &c->voice, m->which); break;
	case ON_MAP:
		thing_print(&word, &names, KINDS + m->which);
		say(b, &c->voice, SAY_FORECAST_ON_MAP, AS_TEXT(word.s));
		break;
	case IN_ZONE: say_value(b, &c->voice, &at); break;
	case OF_FIELD:
		field = field_name(c->f.t->rules, m->which);
		say_named(b, &c->voice, "field", field, NULL, 0);
		free(field);
		break;
	}
	buf_free(&word);
}

static int by_size(const void *a, const void *b)
{
	long x = *(const long *)a, y = *(const long *)b;

	return (x > y) - (x < y);
}

/* Numbers that never changed are gathered in `same`; those always 0 are left out. */
static void say_measure(struct casting *c, struct measure *m, struct buf *same)
{
	struct buf name = BUF_INIT;
	long least, most;

	qsort(m->after, (size_t)c->times, sizeof *m->after, by_size);
	least = m->after[0];
	most = m->after[c->times - 1];
	say_measure_name(c, m, &name);
	if (least != most)
		text_say(c->out, &c->voice, "  ", "    ", SAY_FORECAST_RANGE, AS_TEXT(name.s),
			AS_INT(m->now), AS_INT(least), AS_INT(most),
			AS_INT(m->after[(c->times - 1) / 2]));
	else if (least != m->now)
		text_say(c->out, &c->voice, "  ", "    ", SAY_FORECAST_SURE, AS_TEXT(name.s),
			AS_INT(m->now), AS_INT(least));
	else if (m->now)
		buf_fmt(same, "%s%s %ld", same->n ? ", " : "", name.s, m->now);
	buf_free(&name);
}

static void say_measures(struct casting *c)
{
	struct buf same = BUF_INIT;

	text_title(c->out, &c->voice, SAY_FORECAST_OWN);
	for (int i = 0; i < c->measures; i++)
		say_measure(c, &c->measure[i], &same);
	if (same.n)
		text_say(c->out, &c->voice, "  ", "    ", SAY_FORECAST_SAME, AS_TEXT(same.s));
	buf_free(&same);
}

/* ---- saying what was assumed ---- */

static void say_assumed(struct casting *c)
{
	const enum phrase assumed[] = { SAY_FORECAST_HIDDEN,
		c->f.autopilot ? SAY_FORECAST_AUTOPILOT : SAY_FORECAST_NO_LETTERS,
		SAY_FORECAST_DICE, SAY_FORECAST_ALONE, SAY_FORECAST_ROUGH };

	text_title(c->out, &c->voice, SAY_FORECAST_ASSUMED);
	for (size_t i = 0; i < sizeof assumed / sizeof *assumed; i++)
		text_say_plain(c->out, &c->voice, "- ", "  ", assumed[i]);
	forecast_spots_say(c->out, &c->f, NULL, "- ", "  ", SAY_FORECAST_DEALT);
}

static void say_headline(struct casting *c)
{
	const struct report_head *h = c->f.head;
	struct buf seat = BUF_INIT, called = BUF_INIT;

	say_seat(&seat, &c->voice, h->seat);
	page_season(&called, &c->voice, h->next);
	text_say(c->out, &c->voice, "", "", SAY_FORECAST_HEAD, AS_TEXT(h->match), AS_TEXT(called.s),
		AS_TEXT(seat.s), AS_INT(c->times));
	text_title(c->out, &c->voice, SAY_FORECAST_LINES);
	buf_free(&called);
	buf_free(&seat);
}

static bool say_forecast(struct casting *c)
{
	const struct orders *o = c->f.letter;
	bool sure = true;

	say_headline(c);
	sure &= forecast_header(&c->f, c->out);
	for (int i = 0; i < o->lines; i++) {
		bool line_sure = say_line_cast(c, &o->line[i], &c->line[i]);

		sure &= line_sure;
	}
	if (!o->lines)
		say_plain(c->out, &c->voice, SAY_FORECAST_NO_LINES);
	say_measures(c);
	say_assumed(c);
	return sure;
}

static void forget_counts(struct casting *c)
{
	for (int i = 0; i < c->lines; i++) {
		forecast_results_free(&c->line[i].came);
		buf_free(&c->line[i].refusal);
	}
	for (int i = 0; i < c->measures; i++)
		free(c->measure[i].after);
	free(c->line);
	free(c->f.spot);
	free(c->measure);
}

static bool cast(struct casting *c)
{
	bool sure;

	c->lines = c->f.letter->lines;
	c->line = xalloc((size_t)c->lines, sizeof *c->line);
	for (int i = 0; i < c->lines; i++)
		c->line[i].refusal = (struct buf)BUF_INIT;
	forecast_spots_find(&c->f);
	find_measures(c);
	take_measures(c, c->f.t, -1);
	for (int i = 0; i < c->times; i++)
		play_once(c, i);
	sure = say_forecast(c);
	forget_counts(c);
	return sure;
}

bool report_forecast(const struct table *t, const struct report_head *head,
	const struct phrases *phrases, struct span orders, int times, bool autopilot,
	const unsigned char seed[HASH], struct buf *out)
{
	struct casting c = { .f = { .t = t,
				     .head = head,
				     .phrases = phrases,
				     .autopilot = autopilot,
				     .silent = true },
		.times = times,
		.seed = seed,
		.voice = { phrases, t, head->seat },
		.out = out };
	struct orders *letter;
	bool sure;

	must(times > 0);
	if (season_over(t)) {
		say_plain(out, &c.voice, SAY_CHECK_OVER);
		buf_char(out, '\n');
		return false;
	}
	c.f.letter = letter = forecast_letter(t, orders);
	sure = cast(&c);
	orders_free(letter);
	return sure;
}
