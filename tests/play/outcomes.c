/* SPDX-License-Identifier: MIT
 * A forecast tells what would come of an order, for every deed with dice in every game: where the dice are thrown for an
 * order, it says in words what they led to, and never how they fell. Each kind of deed that chance decides is found
 * among the positions of random play, and told so.
 * POSITIONS says how many positions of a game, FIRST from which seed on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "play_fixture.h"
#include "core/entries.h"
#include "report/page.h"
#include "report/simulate/forecast_play.h"
#include "report/simulate/forecast_result.h"
#include "report/text/offers.h"

enum { PLAYS = 12, MOST_SEASONS = 30, ORDERS_OF_FORM = 2, MOST_POSITIONS = 600 };

/* Kinds of deeds that dice or hidden cards decide, and what may come of them. */
static const struct deed {
	const char *game, *order, *told;
} deeds[] = {
	{ "ktech", "gold a", "You bought a " },
	{ "ktech", "gold c", "You drew a " },
	{ "tradewarz", "march", "You came to " },
	{ "tradewarz", "march", "You took trading post " },
	{ "tradewarz", "march", "You beat " },
	{ "tradewarz", "march", " beat you on " },
	{ "tradewarz", "march", " soldiers. You beat " },
	{ "tradeworlds", "buy", "You bought " },
	{ "tradeworlds", "smuggler", "'s hand for " },
	{ "tradeworlds", "attack", " dodged your attack." },
	{ "tradeworlds", "attack", "You destroyed " },
	{ "tradeworlds", "attack", " destroyed your ship " },
	{ "runes", "scout merchant", "You found nobody." },
	{ "runes", "scout merchant", "You plundered the merchant you found. You looted " },
	{ "runes", "scout merchant", "The merchant you found got away" },
	{ "runes", "scout brigand", "You defeated the brigand" },
	{ "runes", "engage", "You won the fight." },
	{ "runes", "engage", "You were slain." },
	{ "runes", "buy", "goods for " },
	{ "runes", "quest", "You completed the quest " },
	{ "runes", "quest", " in vain." },
	{ "runes", "train", " rose to level 2" },
	{ "runes", "go", " attacked you." },
	{ "runes", "use coin-spring", "You drew " },
	{ "dragonlords", "attack", "You took " },
	{ "dragonlords", "attack", "You lost the battle for " },
	{ "dragonlords", "sneak", "You made a sneak attack on " },
	{ "dragonlords", "raid", "You raided " },
	{ "dragonlords", "pillage", " destroyed." },
	{ "dragonlords", "bombard", "You bombarded " },
	{ "dragonlords", "elemental", "An elemental of yours came down on " },
	{ "dragonlords", "enter", "Your party is lost." },
	{ "dragonlords", "enter", "You gained a treasure." },
	{ "dragonlords", "move", "You beat a monster." },
	{ NULL, NULL, NULL },
};

/* Words of dice, which no outcome has. */
static const char *const of_dice[] = { "rolled", " die ", " dice ", " showed ", NULL };

struct position {
	const struct play_fixture *fixture;
	struct hall_match m;
	struct forecast f;
	struct report_head head;
	struct random_source dice;
	struct order picked; /* one of those that a form is offered for */
	int offers;
	long orders, problems;
	bool looking; /* for deeds that were not told yet */
	bool told[sizeof deeds / sizeof *deeds];
};

/* ---- one order in many plays ---- */

static bool throws_dice(struct table *t, int seat, int id)
{
	struct entry e = { 0 };

	while (journal_next(&t->journal, &e)) {
		int label;

		if (e.verb != J_ROLL || e.seat != seat || e.line != id)
			continue;
		label = entry_roll(&e).label;
		if (label && !t->game->labels[label].lot)
			return true;
	}
	return false;
}

static void problem(struct position *w, const char *order, const char *what, const char *words)
{
	w->problems++;
	print_message("%s %llu, after season %d, seat %d: '%s': %s%s\n", w->m.t->game->name,
		(unsigned long long)w->m.seed, season(w->m.t), w->head.seat, order, what, words);
}

static void note_deeds(struct position *w, const char *order, const char *said)
{
	for (int i = 0; deeds[i].game; i++)
		if (!strcmp(deeds[i].game, w->m.t->game->name)
			&& !strncmp(deeds[i].order, order, strlen(deeds[i].order))
			&& strstr(said, deeds[i].told))
			w->told[i] = true;
}

static void read_outcome(struct position *w, const char *order, const struct forecast_result *o)
{
	struct buf said = BUF_INIT;
	const struct phrase_context voice = { w->f.phrases, w->f.t, w->head.seat };

	forecast_result_say(&said, &voice, o);
	for (int i = 0; of_dice[i]; i++)
		if (strstr(said.s, of_dice[i]))
			problem(w, order, "tells of dice: ", said.s);
	note_deeds(w, order, said.s);
	buf_free(&said);
}

/* Returns whether the order was done and threw dice. */
static bool play_once(struct position *w, int play, struct forecast_results *all)
{
	struct guess guess = { .deal = (uint64_t)play, .secret = { (unsigned char)play } };
	struct table *t = forecast_play(&w->f, &guess);
	struct report_input of;
	struct page p = forecast_page(&w->f, t, &of);
	const struct line *line = &t->program[w->head.seat]->letter->line[0];
	bool threw = false;

	if (line_result(line) == R_DONE) {
		int id = line_id(&p, line);

		forecast_results_add(all, &p, id);
		threw = throws_dice(t, w->head.seat, id);
	}
	page_close(&p);
	forecast_forget(t);
	return threw;
}

static void forecast_order(struct position *w, const char *order)
{
	struct orders *letter = forecast_letter(w->f.t, span_of(order));
	struct forecast_results all = { 0 };
	bool threw = false;

	w->f.letter = letter;
	for (int i = 0; i < PLAYS; i++) {
		bool now = play_once(w, i, &all);

		threw |= now;
	}
	w->orders++;
	forecast_results_sort(&all);
	if (threw && !*all.outcome[0].words)
		problem(w, order, "throws dice, and nothing is told of what comes", "");
	for (int i = 0; i < all.n; i++)
		read_outcome(w, order, &all.outcome[i]);
	forecast_results_free(&all);
	orders_free(letter);
}

/* ---- orders of a position ---- */

static void pick_order(void *with, const struct order *o)
{
	struct position *w = with;

	if (!random_below(&w->dice, ++w->offers))
		w->picked = *o;
}

static void try_form(struct position *w, int form)
{
	const struct names names = { w->f.t->rules, w->f.t->map, w->f.t->seats };
	struct table *ahead = season_ahead(w->f.t, w->head.seat);
	struct buf words = BUF_INIT;

	w->offers = 0;
	if (offers_in_season(ahead->game, form, season(w->f.t) + 1))
		offers_of_form(ahead, w->head.seat, form, pick_order, w);
	if (w->offers && offers_complete(ahead, w->head.seat, &w->picked)) {
		form_print(&words, &names, &w->picked);
		forecast_order(w, words.s);
	}
	buf_free(&words);
	table_free(ahead);
}

/* Returns whether an order may begin like a form: both have the same first word. */
static bool is_of_form(const char *order, const char *words)
{
	size_t n = strcspn(words, " ");

	return strcspn(order, " ") == n && !strncmp(order, words, n);
}

/* Returns whether a form is of a kind of deed that was not told yet. */
static bool is_looked_for(const struct position *w, int form)
{
	const struct game *g = w->m.t->game;

	for (int i = 0; deeds[i].game; i++)
		if (!w->told[i] && !strcmp(deeds[i].game, g->name)
			&& is_of_form(deeds[i].order, g->forms[form].words))
			return true;
	return false;
}

static void try_forms(struct position *w)
{
	const struct game *g = w->m.t->game;

	for (int i = 1; i <= w->m.t->rules->forms; i++)
		for (int k = 0; g->forms[i].play && !g->forms[i].files && k < ORDERS_OF_FORM; k++)
			if (!w->looking || is_looked_for(w, i))
				try_form(w, i);
}

/* ---- positions ---- */

/* Returns the table as a seat knows it. */
static struct table *read_position(struct position *w, int seat)
{
	struct report_input of = { .table = w->m.t,
		.phrases = w->f.phrases,
		.match = "outcomes",
		.gid = "outcomes",
		.next = season(w->m.t) + 1,
		.deadline = "",
		.saw = "" };
	struct buf xml = BUF_INIT, why = BUF_INIT;
	struct table *t;

	report_xml(&xml, &of, seat);
	t = report_read(w->fixture->rules, span_of_buf(&xml), 1, &w->head, &why);
	if (!t)
		fail_msg("%s", why.s);
	buf_free(&xml);
	return t;
}

static int pick_seat(struct position *w)
{
	int seat;

	do
		seat = 1 + random_below(&w->dice, w->m.t->seats);
	while (out(w->m.t, seat));
	return seat;
}

static void one_position(struct position *w, uint64_t seed)
{
	int seasons;

	random_make(&w->dice, seed);
	seasons = 1 + random_below(&w->dice, MOST_SEASONS);
	play_fixture_match_make(&w->m, w->fixture, seed);
	play_fixture_play(&w->m, true);
	for (int i = 0; i < seasons && !season_over(w->m.t); i++)
		play_fixture_play(&w->m, false);
	if (!season_over(w->m.t)) {
		struct table *t = read_position(w, pick_seat(w));

		w->f.t = t;
		try_forms(w);
		table_free(t);
		report_head_free(&w->head);
	}
	play_fixture_match_free(&w->m);
}

/* ---- the tests ---- */

static bool all_are_told(const struct position *w, const struct game *game, bool say)
{
	bool all = true;

	for (int i = 0; deeds[i].game; i++)
		if (!strcmp(deeds[i].game, game->name) && !w->told[i]) {
			all = false;
			if (say)
				print_message(
					"no '%s' was told '%s'\n", deeds[i].order, deeds[i].told);
		}
	return all;
}

static void one_game(const struct game *game)
{
	long positions = play_fixture_number("POSITIONS", 50);
	struct play_fixture h;
	struct position w = { .fixture = &h };
	struct phrases *phrases;

	play_fixture_open(&h, game);
	phrases = play_fixture_phrases(&h);
	w.f = (struct forecast){ .head = &w.head, .phrases = phrases, .silent = true };
	for (long i = 0; i < positions; i++)
		one_position(&w, play_fixture_first() + (uint64_t)i);
	/* Rare deeds are looked for where every run finds them. */
	w.looking = true;
	for (uint64_t i = 0; i < MOST_POSITIONS && !all_are_told(&w, game, false); i++)
		one_position(&w, i);
	print_message("%s: %ld positions from seed %llu and more for rare deeds, %ld orders\n",
		game->name, positions, (unsigned long long)play_fixture_first(), w.orders);
	assert_int_equal(w.problems, 0);
	assert_true(all_are_told(&w, game, true));
	phrases_free(phrases);
	play_fixture_close(&h);
}

static void what_dice_led_to_is_told_of_every_order_and_of_every_kind_of_deed(void **state)
{
	(void)state;
	for (int g = 0; games()[g]; g++)
		if (play_fixture_plays(games()[g]))
			one_game(games()[g]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_dice_led_to_is_told_of_every_order_and_of_every_kind_of_deed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
