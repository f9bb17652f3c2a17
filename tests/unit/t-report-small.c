/* SPDX-License-Identifier: MIT
 * Reports of what KTech has none of, on the tables of a small game. */
#include "report_match.h"
#include "unit.h"

#include "core/view.h"
#include "report/guess.h"

/* A report of the unit's table for seat 1, with these words of its game. */
static void report_unit(
	const struct unit *u, const char *game_words, struct buf *xml, struct buf *text)
{
	struct buf general, why = BUF_INIT;
	struct span words = source_read(&general, "templates/report.en.txt");
	struct phrases *phrases = phrases_read(u->rules, words, span_of(game_words), &why);
	const struct report_input of = { .table = u->t,
		.phrases = phrases,
		.match = "harbour",
		.gid = "gid-of-test",
		.next = season(u->t) + 1 };

	assert_string_equal(why.s, "");
	report_make(xml, text, &of, 1);
	phrases_free(phrases);
	buf_free(&general);
}

static void text_has(const struct unit *u, const char *game_words, const char *want, bool has)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;

	report_unit(u, game_words, &xml, &text);
	if (has != (strstr(text.s, want) != NULL))
		fail_msg("'%s' in: %s", want, text.s);
	buf_free(&xml);
	buf_free(&text);
}

/* Pieces of the box, so that what is left of them can be guessed at. */
static thing take(struct unit *u, const char *name, int n, thing to)
{
	thing k = unit_kind(u, name);

	for each(p, u->t, IN(BANK, NOBODY))
		if (kind(u->t, p) == k)
			return move(u->t, p, n, to);
	fail();
	return NONE;
}

static void lay_what_is_held(struct unit *u)
{
	thing s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2"), army;

	unit_play(u);
	table_option(u->t, SPAN("pace"), SPAN("fast"), &u->why);
	table_option(u->t, SPAN("extras"), SPAN("monks fog"), &u->why);
	assert_string_equal(u->why.s, "");
	set(u->t, s1, 0, KEEPER, 2);
	set(u->t, 1, 0, MOOD, 1);
	gain(u->t, 2, GOLD, 5);
	army = own(u->t, take(u, "army", 5, s1), 0, 1);
	army = set(u->t, army, 2, CAUSE, unit_kind(u, "raid"));
	set(u->t, army, 2, GOAL, s2);
	take(u, "ship", 3, s2);
	take(u, "archer", 3, IN(BAG, 1));
	take(u, "army", 2, IN(BAG, 2));
	for (int s = 1; s <= 2; s++)
		move(u->t, first(u->t, IN(PILE, NOBODY)), 1, IN(HAND_OF, s));
	table_settle(u->t);
}

static void what_a_dial_or_an_option_holds_is_named_and_read_back(void **state)
{
	static const char *const named[] = { "<dials of=\"s1\" keeper=\"blue\"/>",
		"<dials cause=\"raid\" goal=\"s2\"/>", " mood=\"cross\"", " mood=\"calm\"",
		"name=\"pace\" value=\"fast\"", "name=\"extras\" value=\"fog monks\"" };
	struct unit *u = *state, copy = *u;
	struct buf xml = BUF_INIT, again = BUF_INIT, text = BUF_INIT;
	struct report_head head;
	char *goal;

	lay_what_is_held(u);
	report_unit(u, "", &xml, &text);
	for (size_t i = 0; i < sizeof named / sizeof *named; i++)
		if (!strstr(xml.s, named[i]))
			fail_msg("no '%s' in: %s", named[i], xml.s);
	copy.t = report_read(u->rules, (struct span){ xml.s, xml.n }, 7, &head, &u->why);
	assert_string_equal(u->why.s, "");
	report_unit(&copy, "", &again, &text);
	strstr(xml.s, "</position>")[0] = strstr(again.s, "</position>")[0] = 0;
	assert_string_equal(strstr(xml.s, "<position>"), strstr(again.s, "<position>"));
	table_free(copy.t);
	report_head_free(&head);
	/* What the dial does not hold is no value of it. */
	xml.s[strlen(xml.s)] = '<';
	goal = strstr(xml.s, "goal=\"s2\"");
	memcpy(goal, "goal=\"12\"", 9);
	assert_null(report_read(u->rules, (struct span){ xml.s, xml.n }, 7, &head, &u->why));
	assert_non_null(strstr(u->why.s, "'goal' cannot stand so"));
	report_head_free(&head);
	buf_free(&xml);
	buf_free(&again);
	buf_free(&text);
}

static void points_are_the_key_the_game_names(void **state)
{
	struct unit *u = *state;
	struct buf xml = BUF_INIT, text = BUF_INIT;

	lay_what_is_held(u);
	report_unit(u, "", &xml, &text);
	assert_non_null(strstr(xml.s, "name=\"red\" player=\"\" rank=\"1\" points=\"0\""));
	assert_non_null(strstr(xml.s, "name=\"blue\" player=\"\" rank=\"2\" points=\"5\""));
	buf_free(&xml);
	buf_free(&text);
}

static void the_map_groups_what_stands_on_a_space(void **state)
{
	struct unit *u = *state;
	thing s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2"), sea = unit_space(u, "4,6");

	make(u->t, unit_kind(u, "archer"), 1, 3, s1);
	make(u->t, unit_kind(u, "army"), 1, 1, s1);
	make(u->t, unit_kind(u, "raid"), 1, 1, s1);
	make(u->t, unit_kind(u, "army"), 2, 1, s2);
	set(u->t, make(u->t, unit_kind(u, "ship"), NOBODY, 2, s2), 1, DAMAGE, 1);
	make(u->t, unit_kind(u, "ship"), 3, 1, s2);
	make(u->t, unit_kind(u, "army"), 2, 12, sea);
	make(u->t, unit_kind(u, "archer"), 2, 12, sea);
	make(u->t, unit_kind(u, "ship"), 2, 12, sea);
	table_settle(u->t);
	text_has(u, "", "\ns01A3RR  2SABSG   12A12RB+\n", true);
	text_has(u, "", "In words\n  On the map: 2 Ship on s2.\n  Red:", true);
	/* Of the labels of three letters the cell has five columns left. */
	make(u->t, unit_kind(u, "ship"), 2, 1, s1);
	text_has(u, "", "\ns01A3RR+ ", true);
	for each(p, u->t, s1)
		if (kind(u->t, p) != unit_kind(u, "archer"))
			move(u->t, p, 0, NONE);
	text_has(u, "", "\ns01 3RR  ", true);
}

static void the_map_is_told_place_by_place_where_the_phrases_say_so(void **state)
{
	static const char words[] =
		"kind army: an army; armies\nkind raid: the Raid; Raids\ndrawn keeper: so\n"
		"place map: {pieces:{at} is wet: {pieces}|}\n"
		"place land: {at}/{mark}: {keeper:yours|{keeper}|nobody's}{rich:|, rich|,\n"
		"  rich {rich}}, {terrain}{pieces: has {pieces}|}\n"
		"group map: {terrain:Water|Earth}\n";
	struct unit *u = *state;
	thing s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2"), sea = unit_space(u, "4,6");
	thing army = make(u->t, unit_kind(u, "army"), 2, 1, s1);

	set(u->t, s1, 0, KEEPER, 2);
	set(u->t, s1, 0, RICH, 2);
	set(u->t, s2, 0, KEEPER, 1);
	make(u->t, unit_kind(u, "raid"), 2, 1, army);
	make(u->t, unit_kind(u, "rally"), 2, 1, army);
	make(u->t, unit_kind(u, "army"), 2, 3, s1);
	make(u->t, unit_kind(u, "archer"), NOBODY, 1, s1);
	make(u->t, unit_kind(u, "ship"), 1, 2, sea);
	text_has(u, words,
		"In words\n  Earth\n"
		"    s1/s01: Blue, rich 2, land has 3 armies, an army with the Raid and\n"
		"      Rally, Archer\n    s2/: yours, land\n  Water\n"
		"    4,6 is wet: 2 Ship of yours\n\nSTANDINGS",
		true);
	/* Its group is that of the land before it. */
	text_has(u, "place map: {at}\ngroup map: All\ngroup land:\n",
		"In words\n  s1\n  s2\n  All\n    4,6\n    12\n", true);
	text_has(u, "place map:\nplace land: {at}\n", "In words\n  s1\n  s2\n\n", true);
}

static void the_drawing_has_whose_a_space_is_below_its_mark(void **state)
{
	struct unit *u = *state;
	thing s1 = unit_space(u, "s1");

	set(u->t, s1, 0, KEEPER, 2);
	make(u->t, unit_kind(u, "army"), 2, 120, s1);
	make(u->t, unit_kind(u, "archer"), NOBODY, 3, unit_space(u, "s2"));
	make(u->t, unit_kind(u, "ship"), 1, 2, unit_space(u, "4,6"));
	text_has(u, "drawn keeper: so", "\ns01\n99B      3        2SR\n", true);
}

static void own_zones_tell_apart_what_the_phrases_do(void **state)
{
	static const char words[] = "spot goal: bound for {value}\nzone safe: your safe\n";
	struct unit *u = *state;
	thing army = make(u->t, unit_kind(u, "army"), 1, 5, IN(SAFE, 1));
	thing ship = make(u->t, unit_kind(u, "ship"), 1, 1, IN(BANK, 1));

	set(u->t, ship, 1, GOAL, unit_space(u, "12"));
	army = set(u->t, army, 2, GOAL, unit_space(u, "s2"));
	make(u->t, unit_kind(u, "archer"), 1, 1, army);
	text_has(u, "", "\n    army x5 ", true);
	text_has(u, words, "  Your safe, 5:\n    army x3 ", true);
	text_has(u, words, "\n    Bound for s2:\n      army x2 ", true);
	text_has(u, words, ": Ship bound for 12\n", true);
	/* What lies on them is told where the map is told by place. */
	text_has(u, "spot goal: to {value}\nplace map:\n", "\n      army with archer x2", true);
}

/* ---- the rough ---- */

static void some_or_many(const struct table *t, int n, int *least, int *most)
{
	(void)t;
	*least = n > 6 ? 7 : 1;
	*most = n > 6 ? 0 : 6;
}

/* Seat 1 sees of all spaces roughly what stands there. */
static enum detail sees_roughly(const struct table *t, int seat, thing at)
{
	(void)t;
	return at > PLACES && (at - PLACES) % 16 == seat ? EXACTLY : BAND;
}

static void a_rough_number_is_told_by_the_bands_of_the_game(void **state)
{
	struct unit *u = *state;
	struct game own = unit_game;
	struct zone zones[MIST + 2] = { 0 };
	struct buf xml = BUF_INIT, text = BUF_INIT;

	memcpy(zones, unit_game.zones, (MIST + 1) * sizeof *zones);
	zones[BOARD].sight = FOG;
	own.zones = zones;
	own.sees = sees_roughly;
	u->t->game = &own;
	make(u->t, unit_kind(u, "army"), 2, 9, unit_space(u, "s1"));
	make(u->t, unit_kind(u, "army"), 2, 1, unit_space(u, "s2"));
	report_unit(u, "", &xml, &text);
	assert_non_null(strstr(xml.s, "<hidden least=\"8\" most=\"15\"/>"));
	text_has(u, "place map: {at} {pieces}", "  s1 8 to 15\n  s2 1\n", true);
	own.band = some_or_many;
	buf_clear(&xml);
	report_unit(u, "", &xml, &text);
	assert_non_null(strstr(xml.s, "<hidden least=\"7\"/>"));
	assert_non_null(strstr(xml.s, "<hidden least=\"1\" most=\"6\"/>"));
	text_has(u, "place map: {at} {pieces}", "  s1 7 or more\n  s2 1 to 6\n", true);
	text_has(u, "place map: {at} {pieces}\nband: {which:a|some|many} of {least}",
		"  s1 some of 7\n  s2 a of 1\n", false);
	text_has(u, "place map: {at} {pieces}\nband: {which:some|many} of {least}",
		"  s1 many of 7\n  s2 some of 1\n", true);
	u->t->game = &unit_game;
	buf_free(&xml);
	buf_free(&text);
}

static void room_for(const struct table *t, thing at, int room[], int archers)
{
	each_kind(k, t)
		if (at < PLACES && !strcmp(t->box->kind[k - KINDS].name, "archer"))
			room[k - KINDS] = archers;
}

static void room_for_archers(const struct table *t, thing at, int room[])
{
	room_for(t, at, room, ROOM_FOR_ALL);
}

static void room_for_five(const struct table *t, thing at, int room[])
{
	room_for(t, at, room, 5);
}

static int blue(const struct table *t, thing at)
{
	(void)t;
	return at < PLACES ? 2 : NOBODY;
}

static void lay_a_ship(struct table *t, int seat)
{
	make(t, KINDS + 3, seat, 1, IN(SAFE, seat));
}

static void a_guess_lays_kinds_without_number_where_the_game_has_room(void **state)
{
	struct unit *u = *state;
	struct game own = unit_game;
	thing s1 = unit_space(u, "s1");
	const struct guess_place hidden = { s1, 30, 0 };

	own.room = room_for_archers;
	own.whose = blue;
	own.complete = lay_a_ship;
	u->t->game = &own;
	take(u, "archer", 0, NONE);
	u->box->kind[unit_kind(u, "archer") - KINDS].copies = 0;
	guess_deal(u->t, 1, 7, &hidden, 1);
	u->t->game = &unit_game;
	assert_int_equal(count(u->t, first(u->t, s1)), 30);
	assert_int_equal(owner(u->t, first(u->t, s1)), 2);
	assert_int_equal(kind(u->t, first(u->t, s1)), unit_kind(u, "archer"));
	assert_int_equal(kind(u->t, first(u->t, IN(SAFE, 1))), unit_kind(u, "ship"));
}

static void a_piece_that_a_guess_lays_takes_from_the_room_of_its_kind(void **state)
{
	struct unit *u = *state;
	struct game own = unit_game;
	thing s1 = unit_space(u, "s1"), archer = unit_kind(u, "archer");
	const struct guess_place hidden = { s1, 30, 0 };
	int archers = 0;

	own.room = room_for_five;
	u->t->game = &own;
	take(u, "archer", 0, NONE);
	u->box->kind[archer - KINDS].copies = 0;
	guess_deal(u->t, 1, 7, &hidden, 1);
	u->t->game = &unit_game;
	for each(p, u->t, s1)
		archers += kind(u->t, p) == archer ? count(u->t, p) : 0;
	assert_int_equal(archers, 5);
}

static void what_has_an_empty_name_is_not_listed(void **state)
{
	const struct unit *u = *state;

	text_has(u, "zone bank: the vaults", "The vaults, 74", true);
	text_has(u, "zone bank:\nzone pile: the pile", "40 Army", false);
	text_has(u, "dial gold: coins", "coins", true);
	text_has(u, "", "total  gold", true);
	text_has(u, "dial gold:", "total  moves", true);
	move(u->t, first(u->t, IN(PILE, NOBODY)), 1, IN(HAND_OF, 1));
	text_has(u, "", "mood  map  hand\n", true);
	text_has(u, "column hand:", "mood  map\n", true);
	text_has(u, "zone hand: your hand", "Your hand, 1:\n", true);
	text_has(u, "zone hand:", "nothing; what all can see of yours stands below", true);
}

static void the_game_names_its_points(void **state)
{
	const struct unit *u = *state;

	text_has(u, "", "total  gold", true);
	text_has(u, "match total: crowns", "crowns  gold", true);
	text_has(u, "match total: crowns", "total  gold", false);
}

static void what_points_are_called_may_hang_on_what_was_agreed(void **state)
{
	const struct unit *u = *state;
	const char words[] = "match points: {value} {pace:crumbs|crowns}";

	lay_what_is_held(*state);
	text_has(u, words, "nobody has scored yet", true);
	gain(u->t, 1, GOLD, 3);
	text_has(u, words, "You lead with 3 crowns", true);
}

static void a_number_that_is_called_as_the_points_are_is_told_once(void **state)
{
	const struct unit *u = *state;

	text_has(u, "match total: gold", "gold  gold", false);
	text_has(u, "match total: gold", "gold  moves", true);
}

static void the_xml_names_what_the_phrases_name(void **state)
{
	static const char words[] = "kind army: an army; armies\nspot goal: {space} to {value}\n"
				    "dial gold: coins\ndial moves:\ncolumn hand: cards\n"
				    "zone bank:\nzone hand: {seat:your hand|{seat}'s hand|}\n";
	static const char *const want[] = { "<place name=\"s1\" map=\"yes\">\n",
		"<place name=\"hand-red\" own=\"yes\">\n", "<place name=\"hand-blue\">\n",
		" n=\"2\" owner=\"red\" said=\"s1 to s2\"><dials ",
		"<names>\n<name of=\"dial\" name=\"gold\" text=\"coins\"/>\n"
		"<name of=\"dial\" name=\"moves\" text=\"\"/>\n"
		"<name of=\"column\" name=\"hand\" text=\"cards\"/>\n"
		"<name of=\"zone\" name=\"bank\" text=\"\"/>\n"
		"<name of=\"zone\" name=\"hand-red\" text=\"your hand\"/>\n"
		"<name of=\"zone\" name=\"hand-blue\" text=\"Blue's hand\"/>\n"
		"<name of=\"kind\" name=\"army\" text=\"an army\" many=\"armies\"/>\n" };
	struct buf xml = BUF_INIT, text = BUF_INIT;

	lay_what_is_held(*state);
	report_unit(*state, words, &xml, &text);
	for (size_t i = 0; i < sizeof want / sizeof *want; i++)
		if (!strstr(xml.s, want[i]))
			fail_msg("no '%s' in: %s", want[i], xml.s);
	buf_free(&xml);
	buf_free(&text);
}

static void page_has(const struct unit *u, const char *game_words, const char *want, bool has)
{
	struct buf xml = BUF_INIT, text = BUF_INIT, page = BUF_INIT, style;
	struct span sheet = source_read(&style, "templates/report-html.xsl");

	report_unit(u, game_words, &xml, &text);
	assert_true(make_page(&page, (struct span){ xml.s, xml.n }, sheet, &text));
	if (has != (strstr(page.s, want) != NULL))
		fail_msg("'%s' in: %s", want, page.s);
	buf_free(&xml);
	buf_free(&text);
	buf_free(&page);
	buf_free(&style);
}

static void the_page_calls_things_as_the_phrases_do(void **state)
{
	static const char words[] = "kind army: an army; armies\nspot goal: {space} to {value}\n"
				    "zone bank: the vaults\n";
	struct unit *u = *state;

	lay_what_is_held(u);
	page_has(u, words, "<dd>5 armies on s1 (3) and s1 to s2 (2)</dd>", true);
	page_has(u, words, "<dt>The vaults</dt>", true);
	page_has(u, "zone bank:", "<dt>Bank</dt>", false);
	page_has(u, "", "<dt>S1</dt>", false);
	page_has(u, "dial gold: coins", "coins</th>", true);
	page_has(u, "dial gold:", "gold</th>", false);
}

static void the_page_turns_a_table_of_many_columns(void **state)
{
	struct unit *u = *state;

	lay_what_is_held(u);
	page_has(u, "column hand: cards", "<th scope=\"row\">goods 2</th>", true);
	page_has(u, "column hand: cards", "<th scope=\"row\">cards</th>", true);
	page_has(u, "dial goods:", "<th scope=\"col\" class=\"num\">moves</th>", true);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(what_a_dial_or_an_option_holds_is_named_and_read_back),
		RUN_UNIT(points_are_the_key_the_game_names),
		RUN_UNIT(the_map_groups_what_stands_on_a_space),
		RUN_UNIT(the_map_is_told_place_by_place_where_the_phrases_say_so),
		RUN_UNIT(the_drawing_has_whose_a_space_is_below_its_mark),
		RUN_UNIT(own_zones_tell_apart_what_the_phrases_do),
		RUN_UNIT(a_rough_number_is_told_by_the_bands_of_the_game),
		RUN_UNIT(a_guess_lays_kinds_without_number_where_the_game_has_room),
		RUN_UNIT(a_piece_that_a_guess_lays_takes_from_the_room_of_its_kind),
		RUN_UNIT(what_has_an_empty_name_is_not_listed),
		RUN_UNIT(the_game_names_its_points),
		RUN_UNIT(what_points_are_called_may_hang_on_what_was_agreed),
		RUN_UNIT(a_number_that_is_called_as_the_points_are_is_told_once),
		RUN_UNIT(the_xml_names_what_the_phrases_name),
		RUN_UNIT(the_page_calls_things_as_the_phrases_do),
		RUN_UNIT(the_page_turns_a_table_of_many_columns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
