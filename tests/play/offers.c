/* SPDX-License-Identifier: MIT
 * A template offers exactly what may be ordered, at random positions of every game: each offered
 * order is legal on one of 40 guesses at what the seat cannot see, and each form that is legal on
 * one of them is offered. POSITIONS says how many positions of a game, FIRST from which seed on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "play_fixture.h"
#include "core/tp1.h"
#include "report/guess.h"
#include "report/text/offers.h"

enum { GUESSES = 40, PLAYS = 10, TRIALS = 60, TRIES = 40, MOST_PARTS = 24, MOST_SEASONS = 30 };

/* What may be offered although nothing on the table allows it yet, and why. form NULL: any; fact:
 * the refusal expected, NULL: any. */
static const struct exception {
	const char *game, *form, *fact, *reason;
} in_vain[] = {
	{ "ktech", "gold b any", "nothing-fits", "a counter that fits may be drawn before" },
	{ "ktech", "gold", "cannot-pay", "all cards that make the gold may be played before" },
	{ "tradewarz", NULL, "cannot-pay", "a trade in the same letter may bring what it costs" },
	{ "tradewarz", "play <morale>", "nothing-gained",
		"it may gain something behind other orders" },
	{ "tradewarz", "recruit [<spot>]", "gate-full",
		"the spring fills the gate, a march clears it" },
	{ "tradewarz", "march", "no-room", "the next space of its way may have some" },
	{ "tradewarz", "march", "no-support", "land taken before may support it" },
	{ "tradeworlds", "chancellor", NULL, "the letters of its members decide" },
	{ "tradeworlds", "send <reinforcement> <berth>", "cannot-pay",
		"the Treasurer may bring credits" },
	{ "tradeworlds", "shoot", "too-weak", "tactics and other ships add to it" },
	{ "tradeworlds", "configure", NULL, "a crew that fits may be bought before" },
	{ "tradeworlds", NULL, "no-hand-there", "that seat may draw before" },
	{ "tradeworlds", "saboteur all", "nothing-to-do", "another seat may draw before" },
	{ "tradeworlds", "buy", "pays-too-little", "the cards that are named beside it add to it" },
	{ "tradeworlds", "attack", "too-weak", "tactics and other ships add to it" },
	{ "tradeworlds", "hit <seat> with <berth>+", "defenders-free",
		"others may attack these before" },
	{ "dragonlords", "attack", "one-stays", "another unit may come there before" },
	{ "dragonlords", "attack", "nobody-goes", "another unit may come there before" },
	{ "dragonlords", "teleport", "already-there", "who is named may change places before" },
	{ "dragonlords", "scroll", "scrolls-full", "a scroll may be cast before" },
	{ "dragonlords", "enter", "party-too-large", "its baggage may stay behind" },
	{ "dragonlords", "sail", "nobody-aboard", "who sails may be loaded before" },
	{ "dragonlords", "raid", "not-beside", "the land between is named behind via" },
	{ "dragonlords", "pillage", "not-beside", "the land between is named behind via" },
	{ "runes", NULL, "not-in-city", "a walk of the same letter leads to one" },
	{ "runes", NULL, "shop-later", "another city's shop is open" },
	{ "runes", NULL, "cannot-pay", "a sale of the same letter may bring what it costs" },
	{ "runes", "workshop", "no-trade-in", "a sale of the same letter may bring what it costs" },
	{ "runes", "quest", "not-here", "a walk of the same letter leads there" },
	{ "runes", "buy", "none-for-sale", "a city on the way may sell it" },
	{ "runes", NULL, "no-dice", "the merchants' dice are thrown before" },
	{ "runes", "quest", "nothing-to-give", "goods may be had before" },
	{ "runes", "use", "nobody-fainted", "soldiers may faint before" },
	{ NULL, NULL, NULL, NULL },
};
/* Forms that may become legal after other orders of the same letter. */
static const struct exception unoffered[] = {
	{ "tradeworlds", "buy", NULL,
		"the Trader may draw, or a cheaper card be turned up, before" },
	{ "tradeworlds", "discard", NULL, "a card may be drawn before" },
	{ "tradeworlds", "engineer", NULL, "a weapon that fits may be drawn before" },
	{ "tradeworlds", "configure", NULL, "its cards may be bought in the same letter" },
	{ "tradeworlds", "send <reinforcement> <berth>", NULL, "it may be had in the same letter" },
	{ "tradeworlds", "hit <seat> with <berth>+", NULL,
		"the ships that defend may be shot before" },
	{ "tradeworlds", "play <tactic>", NULL, "it may be drawn in the same letter" },
	{ "tradeworlds", "captain", NULL, "a starship of another kind may be drawn before" },
	{ "tradeworlds", "commander", NULL, "a crew of another kind may be drawn before" },
	{ "tradewarz", "build", NULL, "a card or a trade may bring what it costs before" },
	{ "tradewarz", "recruit", NULL, "a card or a trade may bring what it costs before" },
	{ "ktech", "play", NULL, "a card may be drawn before" },
	{ "ktech", "gold", NULL, "gold may be stolen or counters had before" },
	{ "runes", "fit", NULL, "what the caravan has to the full may be stripped before" },
	{ "runes", "take", NULL, "the quest that is held may be dropped before" },
	{ "runes", "quest", NULL, "a quest may be taken before" },
	{ "runes", "drop quest", NULL, "a quest may be taken before" },
	{ "runes", "recruit", NULL, "a hall may be reached, or a soldier lost, before" },
	{ "runes", "sell", NULL, "goods may be had before" },
	{ "runes", "train", NULL, "experience may be had before" },
	{ "runes", "strip", NULL, "an upgrade may be bought before" },
	{ "runes", "scout", NULL, "who is scouted may be met on the way" },
	{ "runes", "stall", NULL, "a walk of the same letter leads to where there is none" },
	{ "runes", "use", NULL, "a power may be drawn before" },
	{ "dragonlords", "elemental", NULL, "its scroll may be had before" },
	{ "dragonlords", "bombard", NULL, "a cannon may come there by ship before" },
	{ "dragonlords", "sail", NULL, "who sails may come to the ship before" },
	{ "dragonlords", "load", NULL, "a ship may be had before" },
	{ "dragonlords", "teleport", NULL, "the spell may be learnt before" },
	{ "dragonlords", "dock", NULL, "its ship may sail there before" },
	{ "dragonlords", "land", NULL, "its ship may sail there before" },
	{ "dragonlords", "fortify", NULL, "its wall may be bought before" },
	{ "dragonlords", "tower", NULL, "land may be had, or gold come, before" },
	{ "dragonlords", "transfer", NULL, "units may come there before" },
	{ "dragonlords", "march", NULL, "units may come there before" },
	{ "dragonlords", "attack", NULL, "units may come there before" },
	{ "dragonlords", "raid", NULL, "cavalry may come there before" },
	{ "dragonlords", "pillage", NULL, "cavalry may come there before" },
	{ "dragonlords", "portal", NULL, "land with a teleportal may be had before" },
	{ "dragonlords", "raze <land> <wall|tower> late", NULL,
		"land may be taken before, whose wall and tower stay [build 28]" },
	{ "dragonlords", "enter", NULL,
		"who enters may come there, or their ship sail there, before" },
	{ "runes", "medic", NULL, "soldiers may faint in a fight before" },
	{ "runes", "heal", NULL, "soldiers may faint in a fight before" },
	{ NULL, NULL, NULL, NULL },
};

/* Forms that may become legal before the seat's turn begins, so in a letter of nothing else, too. */
static const struct exception before_the_turn[] = {
	{ "runes", "engage", NULL, "a monster may come before the turn, or be met on the way" },
	{ "runes", "scout", NULL, "a band may appear, or a rival come, before the turn [W51]" },
	{ "dragonlords", "elemental", NULL,
		"others may come before the turn to a land that is vacant" },
	{ NULL, NULL, NULL, NULL },
};

struct position {
	const struct play_fixture *fixture;
	struct hall_match m;
	struct table *ahead;		  /* the template is made from this table */
	struct buf image, guess[GUESSES]; /* the table, and guesses at it */
	int seat;
	int *offered;	 /* by form: number of orders */
	const char *why; /* the fact of the first refusal */
	long offers, problems;
};

/* A letter of one order, whose first parts are given and whose other parts are tried. */
struct probe {
	struct source source;
	struct random_source random;
	struct order order;
	bool warm;	  /* other, random orders stand before it */
	int left;	  /* orders that may still be tried */
	bool *done;	  /* by form: it was played; NULL: only the order is tried */
	const char **why; /* the fact of its first refusal */
	bool legal;
};

static bool is_excepted(const struct exception *e, const struct game *g, int form, const char *fact)
{
	for (; e->game; e++) {
		const char *words = e->form ? e->form : "";

		if (!strcmp(e->game, g->name)
			&& !strncmp(words, g->forms[form].words, strlen(words))
			&& (!e->fact || (fact && !strcmp(e->fact, fact))))
			return true;
	}
	return false;
}

/* ---- trying an order ---- */

static bool try_order(struct probe *p, struct table *t, int seat)
{
	struct journal_mark m = journal_mark(&t->journal);
	struct entry e = journal_from(m);

	p->left--;
	p->legal = play_order(t, seat, 0, &p->order) != REFUSED;
	while (!p->legal && journal_next(&t->journal, &e))
		if (e.verb == J_REFUSE && !*p->why)
			*p->why = t->game->facts[entry_fact(t->rules, &e).row].name;
	return p->legal;
}

/* Fills what must be filled, in all ways until TRIALS orders have been tried. */
static bool try_all_ways(struct probe *p, struct table *t, int seat)
{
	struct order *o = &p->order;
	struct choice c = { 0 };
	int group, filled = o->n, hole = form_next(t->rules, o, false, false, &group);

	if (hole < 0)
		return try_order(p, t, seat);
	if (filled < MOST_PARTS)
		hole_options(t, seat, o, hole, &c);
	p->left -= !c.n;
	for (int i = 0; i < c.n && p->left > 0; i++) {
		o->part[o->n++] = (struct part){ (int16_t)hole, (int16_t)group, c.o[i].what };
		if (try_all_ways(p, t, seat))
			return true;
		o->n = filled;
	}
	return false;
}

/* Fills optional and repeated parts as well, at random. */
static bool try_at_random(struct probe *p, struct table *t, int seat)
{
	int filled = p->order.n;

	while (p->left-- > 0) {
		p->order.n = filled;
		if (random_complete(&p->random, t, seat, &p->order) && try_order(p, t, seat))
			return true;
	}
	p->order.n = filled;
	return false;
}

static int probe_next(struct source *source, struct table *t, int seat, unsigned phases)
{
	struct probe *p = (struct probe *)source;
	int form = p->order.form;

	if (form && !p->legal && t->game->forms[form].phases & phases) {
		p->left = TRIALS;
		if (p->warm ? try_at_random(p, t, seat) : try_all_ways(p, t, seat))
			return form;
	}
	if (!p->warm)
		return 0;
	form = p->random.source.next(&p->random.source, t, seat, phases);
	if (p->done)
		p->done[form] = true;
	return form;
}

static int probe_answer(
	struct source *source, struct table *t, const struct seat_question *q, int *order)
{
	struct probe *p = (struct probe *)source;

	return p->random.source.answer(&p->random.source, t, q, order);
}

static void read_image(struct table *t, const struct buf *image)
{
	struct buf why = BUF_INIT;

	assert_true(table_read(t, image->s, image->n, &why));
}

/* All orders of a position are tried on the same guesses. */
static struct table *guessed(struct position *w, int nth)
{
	struct table *t = play_fixture_table(w->fixture, &w->m);

	if (w->guess[nth].n) {
		read_image(t, &w->guess[nth]);
		return t;
	}
	read_image(t, &w->image);
	guess_again(t, w->seat, (uint64_t)nth + 1);
	table_write(t, &w->guess[nth]);
	return t;
}

/* Plays the coming season on a guess; the other seats send nothing, or unknown letters. */
static void play_guess(struct position *w, struct probe *p, int nth)
{
	struct table *t = guessed(w, nth);
	const struct names reader = { t->rules, t->map, t->seats };
	struct chance chance;
	unsigned char secret[SECRET_BYTES] = { (unsigned char)nth };
	int next;

	next = season(t) + 1;
	random_make(&p->random, (uint64_t)nth);
	p->random.tries = TRIES;
	p->source.next = probe_next;
	p->source.answer = p->warm ? probe_answer : NULL;
	t->source[w->seat] = &p->source;
	for (int s = 1; s <= t->seats; s++)
		if (s == w->seat || nth / 2 % 2)
			t->program[s] = program_make(&reader, next, s, span_of(""), NULL);
	tp1_alone(&chance, "guess", secret, next);
	season_play(t, &chance, false);
	for (int s = 1; s <= t->seats; s++)
		program_free(t->program[s]);
	table_free(t);
}

/* In the first half of the guesses the order is alone in the letter; in the rest other orders stand
 * before it. */
static bool is_legal(struct position *w, const struct order *o, int guesses)
{
	w->why = NULL;
	for (int i = 0; i < guesses; i++) {
		struct probe p = { .order = *o, .warm = i >= GUESSES / 2, .why = &w->why };

		play_guess(w, &p, i);
		if (p.legal)
			return true;
	}
	return false;
}

/* ---- both ways ---- */

static void say_order(struct position *w, const struct order *o, const char *problem)
{
	const struct table *t = w->ahead;
	const struct names names = { t->rules, t->map, t->seats };
	struct buf b = BUF_INIT;

	w->problems++;
	for (int i = 0; i < o->n; i++) {
		value_print(&b, &names, &t->rules->form[o->form].hole[o->part[i].hole],
			o->part[i].what);
		buf_char(&b, ' ');
	}
	print_message("%s %llu, after season %d, seat %d of %d: %s: '%s' %s(%s)\n", t->game->name,
		(unsigned long long)w->m.seed, season(w->m.t), w->seat, t->seats, problem,
		t->game->forms[o->form].words, b.n ? b.s : "", w->why ? w->why : "");
	buf_free(&b);
}

/* Lists that answer questions, and orders that wait for another letter, cannot be played alone. */
static bool is_played(const struct game *g, int form)
{
	return g->forms[form].play && !g->forms[form].files;
}

static void offer_is_legal(void *with, const struct order *o)
{
	struct position *w = with;

	w->offered[o->form]++;
	w->offers++;
	if (!is_played(w->ahead->game, o->form))
		return;
	if (is_legal(w, o, 1) || is_excepted(in_vain, w->ahead->game, o->form, w->why)
		|| is_legal(w, o, GUESSES))
		return;
	say_order(w, o, "is offered in vain");
}

static void each_offer_is_legal(struct position *w)
{
	for (int i = 1; i <= w->ahead->rules->forms; i++)
		if (offers_in_season(w->ahead->game, i, season(w->m.t) + 1))
			offers_of_form(w->ahead, w->seat, i, offer_is_legal, w);
}

static void each_legal_form_is_offered(struct position *w)
{
	const struct rules *rules = w->ahead->rules;
	bool *done = xalloc((size_t)rules->forms + 1, sizeof *done);

	for (int i = 0; i < PLAYS; i++) {
		struct probe p = { .warm = true, .done = done };

		play_guess(w, &p, i);
	}
	for (int i = 1; i <= rules->forms; i++) {
		struct order o = { .form = i, .seat = w->seat };

		if (w->offered[i] || !done[i] || !is_played(w->ahead->game, i)
			|| is_excepted(before_the_turn, w->ahead->game, i, NULL)
			|| !offers_in_season(w->ahead->game, i, season(w->m.t) + 1))
			continue;
		/* No other order excuses one that is legal alone. */
		if (is_legal(w, &o, GUESSES / 2))
			say_order(w, &o, "is legal alone and not offered");
		else if (!is_excepted(unoffered, w->ahead->game, i, NULL))
			say_order(w, &o, "is legal behind others and not offered");
	}
	free(done);
}

/* ---- positions ---- */

/* Plays a random match for some seasons; returns false where it was over before. */
static bool play_seasons(struct position *w, uint64_t seed, int seasons)
{
	play_fixture_match_make(&w->m, w->fixture, seed);
	play_fixture_play(&w->m, true);
	for (int i = 0; i < seasons && !season_over(w->m.t); i++)
		play_fixture_play(&w->m, false);
	if (!season_over(w->m.t))
		return true;
	play_fixture_match_free(&w->m);
	return false;
}

static void one_position(struct position *w, uint64_t seed)
{
	struct random_source dice;
	int seasons = MOST_SEASONS;

	random_make(&dice, seed);
	do
		seasons = random_below(&dice, seasons);
	while (!play_seasons(w, seed, seasons));
	do
		w->seat = 1 + random_below(&dice, w->m.t->seats);
	while (out(w->m.t, w->seat));
	buf_clear(&w->image);
	table_write(w->m.t, &w->image);
	w->ahead = season_ahead(w->m.t, w->seat);
	w->offered = xalloc((size_t)w->ahead->rules->forms + 1, sizeof *w->offered);
	each_offer_is_legal(w);
	each_legal_form_is_offered(w);
	for (int i = 0; i < GUESSES; i++)
		buf_free(&w->guess[i]);
	free(w->offered);
	table_free(w->ahead);
	play_fixture_match_free(&w->m);
}

static void templates_offer_what_is_legal(void **state)
{
	long positions = play_fixture_number("POSITIONS", 50);

	(void)state;
	for (int g = 0; games()[g]; g++) {
		struct play_fixture h;
		struct position w = { .fixture = &h, .image = BUF_INIT };

		if (!play_fixture_plays(games()[g]))
			continue;
		play_fixture_open(&h, games()[g]);
		for (long i = 0; i < positions; i++)
			one_position(&w, play_fixture_first() + (uint64_t)i);
		print_message("%s: %ld positions from seed %llu, %ld orders offered\n",
			games()[g]->name, positions, (unsigned long long)play_fixture_first(),
			w.offers);
		assert_int_equal(w.problems, 0);
		buf_free(&w.image);
		play_fixture_close(&h);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(templates_offer_what_is_legal),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
