/* SPDX-License-Identifier: MIT
 * What TradeWorlds offers for "buy PILE with CARDS": the cheapest open card first, and cards of the
 * hand until they pay for it; and which questions it says can come up. */
#include "base/data.h"
#include "box_file.h"
#include "core/play.h"
#include "core/tp1.h"
#include "games/tradeworlds/tradeworlds.h"
#include "report/text/offers.h"

#include <string.h>

extern const struct game tradeworlds;

enum { STARSHIP_PILE, WEAPON_PILE, CREW_PILE }; /* piles */
enum { PILE_HOLE, PAY_HOLE, RED = 1 };

struct world {
	struct box *box;
	struct rules *rules;
	struct table
		*t; /* two seats after the set-up; Red has no card in hand, and none lies open */
};

static void clear(struct table *t, thing at)
{
	while (first(t, at))
		move(t, first(t, at), 0, NONE);
}

static int open_world(void **state)
{
	static const unsigned char secret[SECRET_BYTES];
	struct world *w = calloc(1, sizeof *w);
	struct buf why = BUF_INIT;
	struct chance chance;

	assert_non_null(w);
	assert_true(chance_begin());
	w->box = box_shipped(&tradeworlds);
	w->rules = rules_make(w->box, data_texts("templates/order.en.txt", NULL));
	w->t = table_new(w->rules, 2, NULL, &why);
	assert_non_null(w->t);
	tp1_alone(&chance, "offers", secret, 0);
	season_play(w->t, &chance, true);
	clear(w->t, IN(HAND_OF, RED));
	clear(w->t, IN(MARKET, RED));
	*state = w;
	return 0;
}

static int close_world(void **state)
{
	struct world *w = *state;

	table_free(w->t);
	rules_free(w->rules);
	box_free(w->box);
	free(w);
	return 0;
}

static thing lay(struct world *w, int zone, const char *name)
{
	thing kind = box_kind(w->box, name, strlen(name), NULL, NULL);

	assert_int_not_equal(kind, NONE);
	make(w->t, kind, NOBODY, 1, IN(zone, RED));
	return kind;
}

static struct choice offered(const struct world *w, const struct order *o, int hole)
{
	struct choice c;

	offers_of_hole(w->t, RED, o, hole, &c);
	return c;
}

static void the_cheapest_open_card_is_offered_first(void **state)
{
	struct world *w = *state;
	const struct order o = { .form = F_BUY_WITH };
	struct choice c;

	lay(w, HAND_OF, "leviathan");
	lay(w, MARKET, "corsair");
	lay(w, MARKET, "veterans");
	lay(w, MARKET, "rail-lance");
	c = offered(w, &o, PILE_HOLE);
	assert_int_equal(c.n, 3);
	assert_int_equal(c.o[0].what, WEAPON_PILE);
	assert_int_equal(c.o[1].what, STARSHIP_PILE);
	assert_int_equal(c.o[2].what, CREW_PILE);
}

static void cards_are_offered_until_they_pay(void **state)
{
	struct world *w = *state;
	struct order o = { .form = F_BUY_WITH };
	thing two, one;

	two = lay(w, HAND_OF, "deckhands");
	one = lay(w, HAND_OF, "recruits");
	lay(w, HAND_OF, "packet");
	lay(w, MARKET, "corsair");
	o.part[o.n++] = (struct part){ PILE_HOLE, 0, STARSHIP_PILE };
	assert_int_equal(offered(w, &o, PAY_HOLE).n, 3);
	o.part[o.n++] = (struct part){ PAY_HOLE, 0, two };
	assert_true(offered(w, &o, PAY_HOLE).n > 0);
	o.part[o.n++] = (struct part){ PAY_HOLE, 1, one };
	assert_int_equal(offered(w, &o, PAY_HOLE).n, 0);
}

static bool asks(const struct world *w, int question)
{
	return tradeworlds.asks(w->t, RED, question);
}

static void nobody_is_asked_of_fights_before_somebody_may_have_a_ship(void **state)
{
	static const int of_fights[] = { TACTIC, VICTIM, VEIL, SCREEN, COUNTER, SALVAGE };
	struct world *w = *state;

	lay(w, HAND_OF, "veil-shield");
	lay(w, HAND_OF, "barrage-screen");
	lay(w, HAND_OF, "counter-signal");
	lay(w, HAND_OF, "salvage-crew");
	for (size_t i = 0; i < sizeof of_fights / sizeof *of_fights; i++)
		assert_false(asks(w, of_fights[i]));
	set(w->t, RED + 1, 0, UNLOCKED, 1);
	for (size_t i = 0; i < sizeof of_fights / sizeof *of_fights; i++)
		assert_true(asks(w, of_fights[i]));
	assert_true(asks(w, BANK) && asks(w, SCRAP) && asks(w, SABOTAGED));
}

static void who_can_have_no_veil_is_not_asked_for_one(void **state)
{
	struct world *w = *state;

	set(w->t, RED, 0, UNLOCKED, 1);
	lay(w, MARKET, "ghost-manifest");
	assert_false(asks(w, VEIL));
	/* A tactic was bought, and nobody sees which. */
	move(w->t, first(w->t, IN(FACILITY, RED)), 1, NONE);
	assert_true(asks(w, VEIL));
	lay(w, DISCARD, "hull-patch");
	assert_false(asks(w, VEIL));
	lay(w, DISCARD, "veil-shield");
	assert_true(asks(w, VEIL));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			the_cheapest_open_card_is_offered_first, open_world, close_world),
		cmocka_unit_test_setup_teardown(
			cards_are_offered_until_they_pay, open_world, close_world),
		cmocka_unit_test_setup_teardown(
			nobody_is_asked_of_fights_before_somebody_may_have_a_ship, open_world,
			close_world),
		cmocka_unit_test_setup_teardown(
			who_can_have_no_veil_is_not_asked_for_one, open_world, close_world),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
