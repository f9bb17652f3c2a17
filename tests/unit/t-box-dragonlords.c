/* SPDX-License-Identifier: MIT
 * The box of DragonLords as it is shipped, read by the tables of the game: what the rulebook prints of
 * units and scrolls, and what the third age promises. */
#include "box_file.h"
#include "games/dragonlords/dragonlords.h"

#include <string.h>

static int box_set_up(void **state)
{
	*state = box_shipped(&dragonlords);
	return 0;
}

static int box_tear_down(void **state)
{
	box_free(*state);
	return 0;
}

static int number(const struct box *box, int k, int column)
{
	return box->kind[k].num[column];
}

/* ---- what lies in it ---- */

static const struct box_kind *kind_named(const struct box *box, const char *name)
{
	thing found = box_kind(box, name, strlen(name), NULL, NULL);

	assert_true(found > KINDS);
	return &box->kind[found - KINDS];
}

static void units_are_as_strong_and_dear_as_printed(void **state)
{
	static const struct {
		const char *name;
		int civ, type, attack, defence, price;
	} printed[] = {
		{ "orc", ORCS, BASIC, 3, 6, 3 },
		{ "hobgoblin", ORCS, HEAVY, 4, 8, 4 },
		{ "wolf-rider", ORCS, CAVALRY, 7, 8, 6 },
		{ "orc-archer", ORCS, ARCHER, 2, 4, 3 },
		{ "barbarian", BARBARIANS, BASIC, 4, 6, 4 },
		{ "barbarian-knight", BARBARIANS, HEAVY, 6, 8, 5 },
		{ "barbarian-cavalry", BARBARIANS, CAVALRY, 7, 10, 7 },
		{ "barbarian-archer", BARBARIANS, ARCHER, 3, 6, 4 },
		{ "elf", ELVES, BASIC, 3, 6, 3 },
		{ "elf-knight", ELVES, HEAVY, 4, 8, 4 },
		{ "elf-cavalry", ELVES, CAVALRY, 5, 8, 6 },
		{ "elf-archer", ELVES, ARCHER, 4, 4, 4 },
		{ "dwarf", DWARVES, BASIC, 3, 6, 3 },
		{ "dwarf-knight", DWARVES, HEAVY, 4, 8, 4 },
		{ "cannon", DWARVES, CANNON, 8, 4, 6 },
		{ "crossbow", DWARVES, ARCHER, 3, 6, 4 },
		{ "catapult", NO_CIV, CATAPULT, 6, 4, 5 },
		{ "stranger", UNKNOWN, BASIC, 3, 6, 0 },
	};

	for (size_t i = 0; i < sizeof printed / sizeof *printed; i++) {
		const struct box_kind *k = kind_named(*state, printed[i].name);

		assert_int_equal(k->num[CIV], printed[i].civ);
		assert_int_equal(k->num[TYPE], printed[i].type);
		assert_int_equal(k->num[ATTACK], printed[i].attack);
		assert_int_equal(k->num[DEFENCE], printed[i].defence);
		assert_int_equal(k->num[PRICE], printed[i].price);
	}
}

static int copies_of(const struct box *box, int type, int civ)
{
	int n = 0;

	for (int k = 1; k <= box->kinds; k++)
		if (number(box, k, TYPE) == type && (!civ || number(box, k, CIV) == civ))
			n += box->kind[k].copies;
	return n;
}

static void there_are_24_scrolls_12_quests_and_8_treasures(void **state)
{
	assert_int_equal(copies_of(*state, SCROLL, NO_CIV), 24);
	assert_int_equal(copies_of(*state, QUEST, NO_CIV), 12);
	assert_int_equal(copies_of(*state, TREASURE, NO_CIV), 8);
}

static void each_civilization_has_a_king_three_wizards_a_lord_and_three_heroes_and_ships(
	void **state)
{
	for (int civ = ORCS; civ <= DWARVES; civ++) {
		assert_int_equal(copies_of(*state, KING, civ), 1);
		assert_int_equal(copies_of(*state, WIZARD, civ), 3);
		assert_int_equal(copies_of(*state, DRAGONLORD, civ), 1);
		assert_int_equal(copies_of(*state, HERO, civ), 3);
		assert_int_equal(copies_of(*state, A_SHIP, civ), 3);
	}
}

/* The n-th of a type, from 1, as the box has them. */
static int nth_of_type(const struct box *box, int type, int n)
{
	for (int k = 1; k <= box->kinds; k++)
		if (number(box, k, TYPE) == type && !--n)
			return k;
	fail_msg("there is no %d. of type %d", n, type);
	return 0;
}

static void whom_a_quest_fights_is_a_monster_of_the_box(void **state)
{
	static const int result[] = { BLESSED, IGNORED, CURSED };
	static const int foe[] = { BLESSED_FOE, IGNORED_FOE, CURSED_FOE };
	const struct box *box = *state;

	for (int k = 1; k <= box->kinds; k++)
		for (int i = 0; i < 3; i++) {
			bool fights = number(box, k, result[i]) == FIGHT_MONSTER;

			assert_int_equal(fights, number(box, k, foe[i]) != 0);
			if (fights)
				assert_int_not_equal(
					0, nth_of_type(box, MONSTER, number(box, k, foe[i])));
		}
}

/* ---- the map ---- */

enum { FAR = 99, MOST_SPACES = 200 };

static void steps_from(const struct box_map *map, thing from, int *steps)
{
	const struct box_links *ways = &map->links[NEXT_TO];
	int queue[MOST_SPACES], head = 0, tail = 0;

	for (int s = 1; s <= map->spaces; s++)
		steps[s] = FAR;
	steps[from - SPACES] = 0;
	queue[tail++] = from - SPACES;
	while (head < tail) {
		int s = queue[head++];

		for (int i = ways->from[s]; i < ways->from[s + 1]; i++) {
			int to = ways->link[i].to - SPACES;

			if (steps[to] == FAR) {
				steps[to] = steps[s] + 1;
				queue[tail++] = to;
			}
		}
	}
}

static void kingdoms_lie_as_far_apart_as_the_third_age_promises(void **state)
{
	const struct box_map *map = &((const struct box *)*state)->map[0];
	int steps[MOST_SPACES];

	assert_true(map->spaces < MOST_SPACES);
	assert_int_equal(map->area[KINGDOM].n, REALMS);
	for (int k = 0; k < REALMS; k++) {
		int four = 0;

		steps_from(map, map->area[KINGDOM].space[k], steps);
		for (int o = 0; o < REALMS; o++) {
			int n = steps[map->area[KINGDOM].space[o] - SPACES];

			four += n == 4;
			assert_true(o == k || n == 4 || (n >= 7 && n <= 9));
		}
		assert_int_equal(four, k == 1 || k == 4 ? 3 : 2);
	}
}

static void the_third_age_has_its_lands_seas_wastelands_and_camps(void **state)
{
	static const int count[] = { [LAND] = 55,
		[KINGDOM] = 6,
		[ORDINARY] = 36,
		[GOLD_LAND] = 6,
		[BRIDGE] = 1,
		[ISLAND] = 6,
		[CAMP] = 6,
		[SEA] = 16,
		[WASTE] = 28,
		[NORTH] = 14,
		[SOUTH] = 14 };
	const struct box_map *map = &((const struct box *)*state)->map[0];

	for (int area = LAND; area <= SOUTH; area++)
		assert_int_equal(map->area[area].n, count[area]);
}

static void land_is_one_but_for_the_islands(void **state)
{
	const struct box_map *map = &((const struct box *)*state)->map[0];
	int steps[MOST_SPACES], reached = 0;

	steps_from(map, map->area[KINGDOM].space[0], steps);
	for (int i = 0; i < map->area[LAND].n; i++)
		reached += steps[map->area[LAND].space[i] - SPACES] != FAR;
	assert_int_equal(reached, 49);
	assert_int_equal(map->area[LAND].n - reached, map->area[ISLAND].n);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(units_are_as_strong_and_dear_as_printed),
		cmocka_unit_test(there_are_24_scrolls_12_quests_and_8_treasures),
		cmocka_unit_test(
			each_civilization_has_a_king_three_wizards_a_lord_and_three_heroes_and_ships),
		cmocka_unit_test(whom_a_quest_fights_is_a_monster_of_the_box),
		cmocka_unit_test(kingdoms_lie_as_far_apart_as_the_third_age_promises),
		cmocka_unit_test(the_third_age_has_its_lands_seas_wastelands_and_camps),
		cmocka_unit_test(land_is_one_but_for_the_islands),
	};

	return cmocka_run_group_tests(tests, box_set_up, box_tear_down);
}
