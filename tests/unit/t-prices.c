/* SPDX-License-Identifier: MIT
 * What orders of World Adventure, DragonLords and TradeWorlds cost, as a report's offers say it. */
#include "base/data.h"
#include "box_file.h"
#include "core/form.h"
#include "core/play.h"
#include "core/tp1.h"
#include "games/runes/runes.h"

#include <string.h>

extern const struct game dragonlords, runes, tradeworlds;

struct shop {
	struct box *box;
	struct rules *rules;
	struct table *t; /* two seats; the first season is to come */
	struct names names;
};

static void open_shop(struct shop *s, const struct game *game)
{
	static const unsigned char secret[SECRET_BYTES];
	struct buf why = BUF_INIT;
	struct chance chance;
	struct table *before;

	assert_true(chance_begin());
	s->box = box_shipped(game);
	s->rules = rules_make(s->box, data_texts("templates/order.en.txt", NULL));
	before = table_new(s->rules, 2, NULL, &why);
	assert_non_null(before);
	tp1_alone(&chance, "prices", secret, 0);
	season_play(before, &chance, true);
	s->t = season_ahead(before, 1);
	s->names = (struct names){ s->rules, s->t->map, 2 };
	table_free(before);
}

static void close_shop(struct shop *s)
{
	table_free(s->t);
	rules_free(s->rules);
	box_free(s->box);
}

static void costs(const struct shop *s, const char *line, const char *price)
{
	const struct game *g = s->t->game;
	struct buf why = BUF_INIT, is = BUF_INIT;
	struct order o = { .seat = 1 };
	struct line_words words;
	struct cost cost = { 0 };

	assert_true(words_cut(&words, span_of(line)));
	if (!form_read(&o, &s->names, &words, &why, NULL))
		fail_msg("'%s': %s", line, why.s);
	g->price(s->t, 1, &o, &cost);
	for (int i = 0; i < cost.n; i++)
		buf_fmt(&is, "%s%d %s", i ? " " : "", cost.of[i].n, g->dials[cost.of[i].dial].name);
	if (strcmp(is.n ? is.s : "", price) != 0)
		fail_msg("'%s' costs '%s', not '%s'", line, is.n ? is.s : "", price);
	buf_free(&is);
}

static thing kind_named(const struct shop *s, const char *name)
{
	thing k = box_kind(s->box, name, strlen(name), NULL, NULL);

	assert_true(k != NONE);
	return k;
}

/* ---- World Adventure ---- */

static void an_order_of_world_adventure_costs_what_its_clause_says(void **state)
{
	static const struct {
		const char *line, *price;
	} rows[] = { { "stall", "5 gold" }, { "fit pet", "5 gold" }, { "recruit", "5 gold" },
		{ "recruit 2", "5 gold" }, { "heal", "2 gold" }, { "train hero", "5 gold" },
		{ "train surely hero", "15 gold" }, { "drop quest", "5 gold" },
		{ "medic", "1 medic" }, { "scout merchant", "" }, { "sell all", "" },
		{ "strip pet", "" }, { "quest", "" }, { "quest new", "" } };
	struct shop s;

	(void)state;
	open_shop(&s, &runes);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		costs(&s, rows[i].line, rows[i].price);
	close_shop(&s);
}

static void charisma_lowers_the_price_of_goods(void **state)
{
	struct shop s;

	(void)state;
	open_shop(&s, &runes);
	set(s.t, 1, 0, CHARISMA, 0);
	costs(&s, "buy any", "4 gold");
	set(s.t, 1, 0, CHARISMA, 3);
	costs(&s, "buy any", "1 gold");
	close_shop(&s);
}

static void a_caravan_costs_what_the_old_one_does_not_bring(void **state)
{
	struct shop s;

	(void)state;
	open_shop(&s, &runes);
	set(s.t, 1, 0, CARAVAN, kind_named(&s, "trader"));
	for (int i = 0; i < UPGRADES; i++)
		set(s.t, 1, 0, PET + i, 0);
	costs(&s, "workshop master-trader", "35 gold");
	set(s.t, 1, 0, BOMB, 1);
	costs(&s, "workshop master-trader", "33 gold");
	set(s.t, 1, 0, CARAVAN, kind_named(&s, "master-trader"));
	costs(&s, "workshop trader", "");
	close_shop(&s);
}

/* Moves the card of an event to where the next one lies open. */
static void lay_open(struct shop *s, const char *event)
{
	for each(p, s->t, IN(NEXT_EVENT, NOBODY))
		move(s->t, p, 0, IN(PAST_EVENTS, NOBODY));
	for each(p, s->t, IN(EVENTS, NOBODY))
		if (kind(s->t, p) == kind_named(s, event))
			move(s->t, p, 0, IN(NEXT_EVENT, NOBODY));
}

static void the_event_of_the_coming_month_sets_prices_but_not_in_the_first_month(void **state)
{
	struct shop s;
	struct table *second;

	(void)state;
	open_shop(&s, &runes);
	lay_open(&s, "muster");
	costs(&s, "recruit", "5 gold");
	second = season_ahead(s.t, 1);
	table_free(s.t);
	s.t = second;
	costs(&s, "recruit", "3 gold");
	close_shop(&s);
}

static void a_quest_that_is_paid_for_says_how_much(void **state)
{
	struct shop s;

	(void)state;
	open_shop(&s, &runes);
	make(s.t, kind_named(&s, "tax-collector"), NOBODY, 1, IN(QUEST_OF, 1));
	costs(&s, "quest", "5 gold");
	close_shop(&s);
}

/* ---- DragonLords ---- */

static void an_order_of_dragonlords_costs_what_its_clause_says(void **state)
{
	static const struct {
		const char *line, *price;
	} rows[] = { { "build mill r1c", "5 gold" }, { "fortify r1c", "5 gold" },
		{ "tower r1c", "5 gold" }, { "catapult r1c", "5 gold" }, { "ship r1c", "10 gold" },
		{ "buy orc r1c", "3 gold" }, { "buy catapult r1c", "5 gold" },
		{ "garrison 8 r4d", "" } };
	struct shop s;

	(void)state;
	open_shop(&s, &dragonlords);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		costs(&s, rows[i].line, rows[i].price);
	close_shop(&s);
}

/* ---- TradeWorlds ---- */

static void a_reinforcement_costs_credits_and_cards_cost_none(void **state)
{
	struct shop s;

	(void)state;
	open_shop(&s, &tradeworlds);
	costs(&s, "send sentinel red-1", "10 credits");
	costs(&s, "buy starship", "");
	costs(&s, "trader", "");
	close_shop(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_order_of_world_adventure_costs_what_its_clause_says),
		cmocka_unit_test(charisma_lowers_the_price_of_goods),
		cmocka_unit_test(a_caravan_costs_what_the_old_one_does_not_bring),
		cmocka_unit_test(
			the_event_of_the_coming_month_sets_prices_but_not_in_the_first_month),
		cmocka_unit_test(a_quest_that_is_paid_for_says_how_much),
		cmocka_unit_test(an_order_of_dragonlords_costs_what_its_clause_says),
		cmocka_unit_test(a_reinforcement_costs_credits_and_cards_cost_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
