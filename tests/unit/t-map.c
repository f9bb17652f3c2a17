/* SPDX-License-Identifier: MIT
 * The drawn maps: in each game moves are arrows and fights are crossed swords, of facts that the game tells. */
#include "base/file.h"
#include "box/layout.h"
#include "core/rules.h"
#include "report/xml/style.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RED_AND_BLUE                                                                               \
	"<seats><seat name='red' mark='R' rank='1'/><seat name='blue' mark='B' rank='2'/></seats>"

/* ---- the sheets as they are ---- */

static void add_source(struct buf *b, const char *folder, const char *name)
{
	const char *from = getenv("srcdir");
	struct buf path = BUF_INIT, why = BUF_INIT;

	buf_fmt(&path, "%s/%s/%s", from ? from : ".", folder, name);
	if (!file_read(b, path.s, 1 << 20, &why))
		fail_msg("%s", why.s);
	buf_free(&path);
}

static bool load_sheet(const void *with, const char *name, struct buf *b, struct buf *why)
{
	(void)with;
	(void)why;
	add_source(b, "templates", name);
	return true;
}

static void sheet_name(char name[40], const char *game)
{
	snprintf(name, 40, "map-%s.xsl", game);
}

/* Draws a map of the game's box with these facts; before: what lay there before the season. */
static struct buf drawn(const char *game, const char *layout, const char *facts, const char *before)
{
	struct buf box = BUF_INIT, xml = BUF_INIT, map = BUF_INIT, why = BUF_INIT;
	char name[40], file[40];
	struct style *sheet;

	sheet_name(name, game);
	snprintf(file, sizeof file, "%s.xml", game);
	add_source(&box, "db/boxes", file);
	sheet = style_read(name, load_sheet, NULL, &why);
	if (!sheet)
		fail_msg("%s", why.s);
	buf_fmt(&xml,
		"<report match='maps' season='3'>" RED_AND_BLUE
		"<position/><facts>%s</facts><page>",
		facts);
	if (!box_layout(&xml, box.s, box.n, layout, &why))
		fail_msg("%s", why.s);
	buf_fmt(&xml, "<before><position>%s</position></before></page></report>", before);
	if (!style_apply(sheet, span_of_buf(&xml), &map, &why))
		fail_msg("%s", why.s);
	style_free(sheet);
	buf_free(&box);
	buf_free(&xml);
	return map;
}

static int times(const char *text, const char *what)
{
	int n = 0;

	for (const char *s = text; (s = strstr(s, what)); s += strlen(what))
		n++;
	return n;
}

/* Draws the facts, and finds so many arrows of Red and crossed swords beside those that the key explains. */
static void draws(const char *game, const char *layout, const char *facts, const char *before,
	int arrows, int swords)
{
	struct buf none = drawn(game, layout, "", before), map = drawn(game, layout, facts, before);

	if (times(map.s, "class=\"march red\"") != arrows)
		fail_msg("%s has %d arrows, not %d", game, times(map.s, "class=\"march red\""),
			arrows);
	if (times(map.s, "class=\"swords\"") - times(none.s, "class=\"swords\"") != swords)
		fail_msg("%s has not %d swords: %s", game, swords, map.s);
	assert_int_equal(times(none.s, "march red"), 0);
	assert_int_equal(times(map.s, "marker-end=\"url(#tip-red)\""), arrows);
	buf_free(&none);
	buf_free(&map);
}

/* ---- the tests ---- */

static void in_ktech_each_terrain_has_a_letter_of_its_own_beside_its_pattern(void **state)
{
	struct buf map = drawn("ktech", "a", "", "");
	const char *s = map.s;
	bool seen[256] = { false };
	int letters = 0;

	(void)state;
	assert_true(times(map.s, "<polygon class=\"hex ") > 100);
	while ((s = strstr(s, "class=\"hex-mark terrain\""))) {
		const char *letter = strchr(s, '>') + 1;

		assert_true(*letter >= 'A' && *letter <= 'Z' && letter[1] == '<');
		letters += !seen[(unsigned char)*letter];
		seen[(unsigned char)*letter] = true;
		s = letter;
	}
	/* The key has a hex of each terrain, too. */
	assert_int_equal(times(map.s, "class=\"hex-mark terrain\"") + letters,
		times(map.s, "<polygon class=\"hex "));
	buf_free(&map);
}

static void in_ktech_units_that_move_are_arrows_and_what_is_struck_has_swords(void **state)
{
	(void)state;
	draws("ktech", "a",
		"<fact number='1' name='moved' by='red' counter='army' from='3,5' "
		"to='2,6'>Went.</fact>"
		"<fact number='2' name='destroyed' by='red' of='blue' counter='village' "
		"at='2,6'>Gone.</fact>"
		"<fact number='3' name='controlled' by='red' of='blue' counter='mine' "
		"at='3,5'>Had.</fact>",
		"", 1, 2);
}

static void in_tradewarz_each_step_of_a_march_is_an_arrow_and_a_battle_has_swords(void **state)
{
	(void)state;
	draws("tradewarz", "xadlagon",
		"<fact number='1' name='marched' by='red' from='g1' men='2'>Marched.</fact>"
		"<fact number='2' name='stepped' cause='1' by='red' to='s15'>Went.</fact>"
		"<fact number='3' name='stepped' cause='1' by='red' to='s14'>Went.</fact>"
		"<fact number='4' name='battle' cause='1' by='red' against='blue' "
		"at='s14'>Fought.</fact>",
		"", 2, 1);
}

static void in_tradeworlds_an_attack_is_an_arrow_from_ship_to_ship_or_homeworld(void **state)
{
	(void)state;
	draws("tradeworlds", "duel",
		"<fact number='1' name='attack' by='red' on='blue'>Attacked.</fact>"
		"<fact number='2' name='attacker' cause='1' by='red' ship='red-1'>Attacked.</fact>"
		"<fact number='3' name='attacker' cause='1' by='red' ship='red-2'>Attacked.</fact>"
		"<fact number='4' name='target' cause='1' of='blue' ship='blue-1'>Target.</fact>"
		"<fact number='5' name='aimed' by='red' at='blue' ship='red-2'>Headed.</fact>",
		"", 3, 1);
}

static void in_runes_a_walk_goes_on_from_where_the_traveller_stood_and_fights_are_where_they_stand(
	void **state)
{
	(void)state;
	draws("runes", "silk-road",
		"<fact number='1' name='stepped' by='blue' to='in1'>Went.</fact>"
		"<fact number='2' name='stepped' by='red' to='cn1'>Went.</fact>"
		"<fact number='3' name='stepped' by='red' to='cn2'>Went.</fact>"
		"<fact number='4' name='plunders' by='red' foe='herb-cart' at='cn2'>Robbed.</fact>"
		"<fact number='5' name='brigand-catches' foe='jackal' of='red'>Caught.</fact>",
		"<place name='cn0' map='yes'><piece kind='traveller' owner='red'/></place>", 2, 2);
}

static void in_dragonlords_marches_and_voyages_are_arrows_and_attacks_and_raids_have_swords(
	void **state)
{
	(void)state;
	draws("dragonlords", "third-age",
		"<fact number='1' name='marches' by='red' units='3' from='r1a' "
		"to='r1b'>Went.</fact>"
		"<fact number='2' name='ship-sails' by='red' from='r1a' to='n1'>Sailed.</fact>"
		"<fact number='3' name='attacked' by='red' of='blue' at='r1c'>Attacked.</fact>"
		"<fact number='4' name='raid' by='red' of='blue' from='r1a' at='r1c' "
		"hits='1'>Raided.</fact>",
		"", 2, 2);
}

static bool tells(const struct game *game, const char *name, size_t n)
{
	for (int i = 1; game->facts[i].name; i++)
		if (strlen(game->facts[i].name) == n && !strncmp(game->facts[i].name, name, n))
			return true;
	return false;
}

/* Returns how many facts are named between two places of a sheet. */
static int names_facts(const struct game *game, const char *s, const char *end)
{
	static const char is[] = "@name = '";
	int named = 0;

	while ((s = strstr(s, is)) && s < end) {
		size_t n = strcspn(s += strlen(is), "'");

		if (!tells(game, s, n))
			fail_msg("%s tells no '%.*s'", game->name, (int)n, s);
		named++;
	}
	return named;
}

/* A sheet that asks for what no fact is called draws nothing, and nobody sees it. */
static void a_map_asks_for_facts_that_the_game_tells(void **state)
{
	(void)state;
	for (int g = 0; games()[g]; g++) {
		struct buf sheet = BUF_INIT;
		char name[40];
		int named = 0;

		sheet_name(name, games()[g]->name);
		add_source(&sheet, "templates", name);
		for (const char *s = sheet.s; (s = strstr(s, "facts/fact[")); s++)
			named += names_facts(games()[g], s, strchr(s, ']'));
		assert_true(named > 0);
		buf_free(&sheet);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(in_ktech_each_terrain_has_a_letter_of_its_own_beside_its_pattern),
		cmocka_unit_test(in_ktech_units_that_move_are_arrows_and_what_is_struck_has_swords),
		cmocka_unit_test(
			in_tradewarz_each_step_of_a_march_is_an_arrow_and_a_battle_has_swords),
		cmocka_unit_test(
			in_tradeworlds_an_attack_is_an_arrow_from_ship_to_ship_or_homeworld),
		cmocka_unit_test(
			in_runes_a_walk_goes_on_from_where_the_traveller_stood_and_fights_are_where_they_stand),
		cmocka_unit_test(
			in_dragonlords_marches_and_voyages_are_arrows_and_attacks_and_raids_have_swords),
		cmocka_unit_test(a_map_asks_for_facts_that_the_game_tells),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
