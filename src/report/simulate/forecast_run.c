/* SPDX-License-Identifier: MIT */
#include "report/simulate/forecast_run.h"
#include "core/view.h"
#include "report/simulate/forecast_spots.h"

#include <stdlib.h>
#include <string.h>

/* ---- what is counted ---- */

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

static long number_value(const struct forecast_number *m, const struct table *t, int seat,
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

/* What has no name readers need not know. */
static void add_number(struct forecast_run *c, int what, int which)
{
	struct forecast_number *m = &c->number[c->numbers];
	struct buf name = BUF_INIT;

	*m = (struct forecast_number){ .what = what, .which = which };
	forecast_number_name(&name, c, m);
	if (name.n) {
		m->after = xalloc((size_t)c->times, sizeof *m->after);
		c->numbers++;
	}
	buf_free(&name);
}

static bool knows_zone(const struct forecast_run *c, int zone)
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
static bool counts_of_seat(const struct forecast_run *c, int field)
{
	const struct rules *r = c->f.t->rules;
	char *name = field_name(r, field);
	bool counts = r->field_arg[field].type == T_SEAT && r->field_value[field].type == T_INT
		&& say_knows(&c->voice, "field", name);

	free(name);
	return counts;
}

static void find_numbers(struct forecast_run *c)
{
	const struct table *t = c->f.t;

	for (int i = 1; i <= t->rules->fields; i++)
		if (counts_of_seat(c, i))
			add_number(c, OF_FIELD, i);
	for (const int *d = t->rules->dials_of[OF_TABLE]; *d; d++)
		if (t->rules->held[*d].type == T_INT && view_dial(t, c->f.head->seat, TABLE, *d)
			&& say_knows(&c->voice, "table", dial_row(t, *d)->name))
			add_number(c, OF_TABLE_DIAL, *d);
}

static void find_all_numbers(struct forecast_run *c)
{
	const struct table *t = c->f.t;
	int seat = c->f.head->seat;
	size_t most = (size_t)(3 + 2 * t->rules->dials + t->box->kinds + t->rules->zones
		+ t->rules->fields);

	c->number = xalloc(most, sizeof *c->number);
	add_number(c, POINTS, 0);
	add_number(c, PLACE_HELD, 0);
	add_number(c, SPACES_HELD, 0);
	for (const int *d = t->rules->dials_of[OF_SEAT]; *d; d++)
		if (t->rules->held[*d].type == T_INT && view_dial(t, seat, seat, *d)
			&& !page_is_points(&c->voice, *d)
			&& !say_is_silent(&c->voice, "dial", dial_row(t, *d)->name))
			add_number(c, DIAL, *d);
	find_numbers(c);
	for (int k = 1; k <= t->box->kinds; k++)
		add_number(c, ON_MAP, k);
	for (int z = 1; z < t->rules->zones; z++)
		if (knows_zone(c, z))
			add_number(c, IN_ZONE, z);
}

/* play -1: as the report has it. */
static void take_numbers(struct forecast_run *c, const struct table *t, int play)
{
	struct ranking ranking = rank_seats(t);
	struct holding held = find_holding(t, c->f.head->seat);

	for (int i = 0; i < c->numbers; i++) {
		struct forecast_number *m = &c->number[i];
		long value = number_value(m, t, c->f.head->seat, &ranking, &held);

		if (play < 0)
			m->now = value;
		else
			m->after[play] = value;
	}
	free(held.of_kind);
}

/* ---- playing ---- */

static struct guess make_guess(const struct forecast_run *c, int play)
{
	struct span part[] = { { (const char *)c->seed, HASH }, NUMBER(play) };
	struct guess guess = { 0 };

	chance_h(guess.secret, "forecast", NULL, part, 2);
	for (int i = 0; i < 8; i++)
		guess.deal = guess.deal << 8 | guess.secret[i];
	return guess;
}

static void play_once(struct forecast_run *c, int play)
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
	take_numbers(c, t, play);
	page_close(&p);
	forecast_forget(t);
}

/* ---- what it is called ---- */

void forecast_number_name(
	struct buf *b, const struct forecast_run *c, const struct forecast_number *m)
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

void forecast_number_sort(const struct forecast_run *c, struct forecast_number *m)
{
	qsort(m->after, (size_t)c->times, sizeof *m->after, by_size);
}

/* ---- a run ---- */

bool forecast_run_begin(struct forecast_run *c, const struct table *t,
	const struct report_head *head, const struct phrases *phrases, struct span orders,
	int times, bool autopilot, const unsigned char seed[HASH])
{
	must(times > 0);
	*c = (struct forecast_run){ .f = { .t = t,
					    .head = head,
					    .phrases = phrases,
					    .autopilot = autopilot,
					    .silent = true },
		.times = times,
		.voice = { .phrases = phrases, .table = t, .reader = head->seat } };
	memcpy(c->seed, seed, HASH);
	if (season_over(t))
		return false;
	c->f.letter = c->letter = forecast_letter(t, orders);
	c->lines = c->letter->lines;
	c->line = xalloc((size_t)c->lines, sizeof *c->line);
	for (int i = 0; i < c->lines; i++)
		c->line[i].refusal = (struct buf)BUF_INIT;
	forecast_spots_find(&c->f);
	find_all_numbers(c);
	take_numbers(c, t, -1);
	return true;
}

void forecast_run_play(struct forecast_run *c, int most)
{
	for (; most > 0 && c->played < c->times; most--)
		play_once(c, c->played++);
}

void forecast_run_end(struct forecast_run *c)
{
	for (int i = 0; i < c->lines; i++) {
		forecast_results_free(&c->line[i].came);
		buf_free(&c->line[i].refusal);
	}
	for (int i = 0; i < c->numbers; i++)
		free(c->number[i].after);
	free(c->line);
	free(c->f.spot);
	free(c->number);
	orders_free(c->letter);
}
