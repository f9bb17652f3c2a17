/* SPDX-License-Identifier: MIT
 * Every refusal and every default gives its reason, once, in the report of the seat it concerns, and the opening of
 * that is no longer than a screen.
 * The letters mix lines that can be played with lines that are filled at random and mostly cannot.
 * PAIRS says how many seasons, FIRST from which seed on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "play_fixture.h"
#include "report/report.h"
#include "report/events/event_log.h"

struct reading {
	const struct play_fixture *fixture;
	struct phrases *phrases;
	struct hall_match *m;
	struct random_source dice;
	struct buf taken[MAXSEATS + 1];
	bool setup; /* nothing lies on the table yet that could be offered */
	long seasons, refused, defaults;
};

/* ---- letters ---- */

/* Fills a hole with what its form offers, or with anything of its type, useful or not. Returns
 * false where there is nothing. */
static bool any_filling(struct reading *r, const struct table *t, const struct order *o, int hole,
	bool offered, thing *x)
{
	const struct arg *type = &t->rules->form[o->form].hole[hole];
	struct choice c = { 0 };

	if (offered && random_below(&r->dice, 4))
		hole_options(t, o->seat, o, hole, &c);
	if (!c.n)
		type_options(t, type, &c);
	if (!c.n)
		return false;
	*x = c.o[random_below(&r->dice, c.n)].what;
	if (type->type == T_INT && !random_below(&r->dice, 4))
		*x = random_below(&r->dice, 20) - 1;
	return true;
}

static bool fill_wildly(struct reading *r, const struct table *t, struct order *o)
{
	enum { MOST_PARTS = 12 };
	bool offered = !r->setup && random_below(&r->dice, 3) > 0;
	int group, hole;

	while (o->n < MOST_PARTS) {
		bool again = !random_below(&r->dice, 2), take = !random_below(&r->dice, 2);
		thing x;

		hole = form_next(t->rules, o, again, take, &group);
		if (hole < 0)
			return true;
		if (!any_filling(r, t, o, hole, offered, &x))
			return false;
		o->part[o->n++] = (struct part){ (int16_t)hole, (int16_t)group, x };
	}
	return form_next(t->rules, o, false, false, &group) < 0;
}

/* Adds a random line of any form, now and then as the `else` of the line above. */
static void mailcmd(
	struct reading *r, const struct table *t, int seat, bool first, struct buf *letter)
{
	const struct names names = { t->rules, t->map, t->seats };
	struct order o = { .form = 1 + random_below(&r->dice, t->rules->forms), .seat = seat };

	if (!fill_wildly(r, t, &o))
		return;
	if (!first && !random_below(&r->dice, 4) && !t->game->forms[o.form].files)
		buf_str(letter, "else ");
	form_print(letter, &names, &o);
	buf_char(letter, '\n');
}

/* Writes what random play took, with random lines before, between and after. */
static void write_letter(struct reading *r, const struct table *t, int seat, struct buf *letter)
{
	struct span rest = { r->taken[seat].s, r->taken[seat].n }, line = { 0 };

	do {
		if (line.n)
			buf_fmt(letter, "%.*s\n", (int)line.n, line.s);
		for (int n = random_below(&r->dice, 3); n; n--)
			mailcmd(r, t, seat, !letter->n, letter);
	} while (span_line(&rest, &line));
}

/* ---- what every line is told ---- */

static void fail_at(const struct table *t, int seat, int line, const char *problem)
{
	struct span text = line ? t->program[seat]->line[line - 1]->text : SPAN("no line");

	fail_msg("%s, season %d, seat %d of %d, '%.*s': %s", t->game->name, season(t), seat,
		t->seats, (int)text.n, text.s, problem);
}

static void each_refused_line_has_its_reason(
	struct reading *r, const struct table *t, int seat, const struct event_log *tale)
{
	const struct program *p = t->program[seat];

	for (int i = 0; i < p->lines; i++) {
		bool said = false;

		if (p->line[i]->what != L_ORDER || p->line[i]->went != REFUSED_LINE)
			continue;
		for (int k = 0; k < tale->refusals; k++)
			said |= tale->refusal[k].e.line == i + 1;
		if (!said)
			fail_at(t, seat, i + 1, "refused, and nothing says why");
		r->refused++;
	}
}

static bool told_before(const struct event_log *tale, int i)
{
	const struct entry *e = &tale->refusal[i].e;
	bool before = false;

	for (int k = 0; k < i; k++)
		before |= tale->refusal[k].e.line == e->line
			&& entry_same_words(&tale->refusal[k].e, e);
	for (int k = 0; k < tale->facts; k++)
		before |= tale->fact[k].e.line == e->line && tale->fact[k].e.seat == e->seat
			&& entry_same_words(&tale->fact[k].e, e);
	return before;
}

/* The reason stands once, with its clause, below the line. */
static void each_reason_is_said_once(
	const struct table *t, int seat, const struct event_log *tale, const struct buf *text)
{
	for (int i = 0; i < tale->refusals; i++) {
		const struct event *told = &tale->refusal[i];
		const struct fact *fact = &t->game->facts[told->fact.row];
		struct buf below = BUF_INIT;

		buf_fmt(&below, "\n         %d ", told->number);
		if (!fact->clause || !strstr(text->s, below.s))
			fail_at(t, seat, told->e.line, "the reason is not told, or has no clause");
		if (told_before(tale, i))
			fail_at(t, seat, told->e.line, fact->name);
		buf_free(&below);
	}
}

/* ---- what the rules answered ---- */

/* Returns the end of a paragraph whose first line is indented by four columns: the first line that
 * is indented no deeper. */
static const char *paragraph_end(const char *s)
{
	const char *end = strchr(s, '\n');

	while (end && !strncmp(end + 1, "     ", 5))
		end = strchr(end + 1, '\n');
	return end ? end + 1 : s + strlen(s);
}

/* Returns whether a paragraph begins with the question's name and ends with its clause. What lies in a zone may
 * begin like it. */
static bool names_clause(const struct buf *text, const struct question *q)
{
	struct buf head = BUF_INIT, tail = BUF_INIT;
	const char *from, *end;
	bool ends = false;

	buf_fmt(&head, "\n    %s, ", q->name);
	buf_fmt(&tail, "[%s]\n", q->clause);
	for (from = strstr(text->s, head.s); from && !ends; from = strstr(from + 1, head.s)) {
		end = paragraph_end(from + 1);
		ends = (size_t)(end - from) > tail.n && !memcmp(end - tail.n, tail.s, tail.n);
	}
	buf_free(&head);
	buf_free(&tail);
	return ends;
}

/* A seat that could have taken nothing is not told that nothing was taken. */
static bool is_told(const struct table *t, int seat, const struct entry *ask)
{
	return asked_choices(ask) || !t->game->asks
		|| t->game->asks(t, seat, entry_ask(ask).question);
}

static void each_default_names_its_clause(struct reading *r, const struct table *t, int seat,
	const struct event_log *tale, const struct buf *text)
{
	for (int i = 0; i < tale->asks; i++) {
		const struct ask_entry ask = entry_ask(&tale->ask[i]);
		const struct question *q = &t->game->questions[ask.question];

		if (ask.policy || !is_told(t, seat, &tale->ask[i]))
			continue;
		if (!names_clause(text, q))
			fail_at(t, seat, 0, q->name);
		r->defaults++;
	}
}

/* ---- matches ---- */

/* What happened to the reader, how they stand, and by when they write. */
static void the_first_screen_has_room_for_the_opening(
	const struct table *t, int seat, const struct buf *text)
{
	enum { SCREEN = 25 };
	const char *end = strstr(text->s, "\nWHAT HAPPENED");
	int lines = 0;

	assert_non_null(end);
	for (const char *s = text->s; s < end; s++)
		lines += *s == '\n';
	if (lines > SCREEN) {
		print_message("%.*s\n", (int)(end - text->s), text->s);
		fail_at(t, seat, 0, "the opening is longer than a screen");
	}
}

static void check_seat(struct reading *r, const struct table *before, struct table *t, int seat)
{
	struct report_input of = { .table = t,
		.before = before,
		.phrases = r->phrases,
		.match = "reasons",
		.gid = "reasons",
		.next = season(t) + 1,
		.deadline = "on Sunday, 29 November 2026, 20:00 (Europe/Berlin)",
		.saw = "" };
	struct event_log tale = event_log_make(t, seat);
	struct buf text = BUF_INIT;

	report_text(&text, &of, seat);
	the_first_screen_has_room_for_the_opening(t, seat, &text);
	each_refused_line_has_its_reason(r, t, seat, &tale);
	each_reason_is_said_once(t, seat, &tale, &text);
	each_default_names_its_clause(r, t, seat, &tale, &text);
	buf_free(&text);
	event_log_free(&tale);
}

/* Plays the set-up or a season again, by letters; t lies as it did before. */
static void play_letters(struct reading *r, const struct table *before, struct table *t)
{
	struct hall_match copy = { .t = t };
	struct names names = { t->rules, t->map, t->seats };
	struct buf letter = BUF_INIT;

	memcpy(copy.secret, r->m->secret, sizeof copy.secret);
	for (int s = 1; s <= t->seats; s++) {
		buf_clear(&letter);
		write_letter(r, t, s, &letter);
		t->program[s] = program_make(&names, r->setup ? 0 : season(t) + 1, s, SPAN(""),
			orders_read(letter.s, letter.n, &names));
	}
	play_fixture_play(&copy, r->setup);
	for (int s = 1; s <= t->seats; s++)
		check_seat(r, r->setup ? NULL : before, t, s);
	for (int s = 1; s <= t->seats; s++)
		program_free(t->program[s]);
	buf_free(&letter);
	table_free(t);
}

static void one_season(struct reading *r, bool setup)
{
	struct hall_match *m = r->m;
	struct table *before = play_fixture_table(r->fixture, m);
	struct table *t = play_fixture_table(r->fixture, m);
	struct buf image = BUF_INIT, why = BUF_INIT;

	table_write(m->t, &image);
	assert_true(table_read(before, image.s, image.n, &why));
	assert_true(table_read(t, image.s, image.n, &why));
	for (int s = 1; s <= m->t->seats; s++) {
		buf_clear(&r->taken[s]);
		m->player[s].taken = &r->taken[s];
	}
	play_fixture_play(m, setup);
	r->setup = setup;
	play_letters(r, before, t);
	table_free(before);
	buf_free(&image);
	r->seasons++;
}

static void one_game(const struct game *game, long wanted)
{
	struct play_fixture h;
	struct reading r = { .fixture = &h };

	play_fixture_open(&h, game);
	r.phrases = play_fixture_phrases(&h);
	random_make(&r.dice, play_fixture_first() + 1);
	for (int i = 0; i <= MAXSEATS; i++)
		r.taken[i] = (struct buf)BUF_INIT;
	for (uint64_t seed = play_fixture_first() + 1; r.seasons < wanted; seed++) {
		struct hall_match m;

		play_fixture_match_make(&m, &h, seed);
		r.m = &m;
		one_season(&r, true);
		while (!season_over(m.t) && r.seasons < wanted)
			one_season(&r, false);
		play_fixture_match_free(&m);
	}
	print_message("%s: %ld seasons from seed %llu, %ld lines refused, %ld answers by default\n",
		game->name, r.seasons, (unsigned long long)play_fixture_first(), r.refused,
		r.defaults);
	assert_true(r.refused > r.seasons && r.defaults > 0);
	for (int i = 0; i <= MAXSEATS; i++)
		buf_free(&r.taken[i]);
	phrases_free(r.phrases);
	play_fixture_close(&h);
}

static void every_refusal_and_every_default_says_why_once_below_a_short_opening(void **state)
{
	(void)state;
	for (int g = 0; games()[g]; g++)
		if (play_fixture_plays(games()[g]))
			one_game(games()[g], play_fixture_number("PAIRS", 200));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			every_refusal_and_every_default_says_why_once_below_a_short_opening),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
