/* SPDX-License-Identifier: MIT
 * Reports of DragonLords: what the fog leaves of armies on the map, in words, drawn and in the XML;
 * where units aboard, goods and ships are; and guesses at what the fog hides. */
#include "base/data.h"
#include "box_file.h"
#include "core/play.h"
#include "core/tp1.h"
#include "core/view.h"
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"
#include "report/guess.h"
#include "report/report.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <stdio.h>
#include <string.h>

struct world {
	struct box *box;
	struct rules *rules;
	struct table *t; /* three seats after the set-up: Orcs, Barbarians and Elves */
	struct buf why;
	struct phrases *phrases;
};

static struct phrases *read_phrases(const struct rules *rules)
{
	struct buf general = BUF_INIT, game = BUF_INIT, why = BUF_INIT;
	struct phrases *p;

	source_file(&general, "templates/report.en.txt");
	source_file(&game, "templates/dragonlords.en.txt");
	p = phrases_read(rules, (struct span){ general.s, general.n },
		(struct span){ game.s, game.n }, &why);
	assert_string_equal(why.s, "");
	buf_free(&general);
	buf_free(&game);
	return p;
}

static void set_up(struct table *t)
{
	static const unsigned char secret[SECRET_BYTES];
	struct chance chance;

	tp1_alone(&chance, "report", secret, 0);
	season_play(t, &chance, true);
}

static int open_world(void **state)
{
	struct world *w = calloc(1, sizeof *w);

	assert_non_null(w);
	assert_true(chance_begin());
	w->why = (struct buf)BUF_INIT;
	w->box = box_shipped(&dragonlords);
	w->rules = rules_make(w->box, data_texts("templates/order.en.txt", NULL));
	w->t = table_new(w->rules, 3, NULL, &w->why);
	assert_non_null(w->t);
	w->phrases = read_phrases(w->rules);
	set_up(w->t);
	*state = w;
	return 0;
}

static int close_world(void **state)
{
	struct world *w = *state;

	phrases_free(w->phrases);
	table_free(w->t);
	rules_free(w->rules);
	box_free(w->box);
	buf_free(&w->why);
	free(w);
	return 0;
}

/* ---- reports ---- */

static void report_since(const struct world *w, const struct table *before, const struct table *t,
	int seat, struct buf *xml, struct buf *text)
{
	const struct report_input of = { .table = t,
		.before = before,
		.phrases = w->phrases,
		.match = "harbour",
		.gid = "gid-of-test",
		.next = season(t) + 1 };

	report_make(xml, text, &of, seat);
	if (getenv("SHOW"))
		printf("%s\n", text->s);
}

static void report(
	const struct world *w, const struct table *t, int seat, struct buf *xml, struct buf *text)
{
	report_since(w, NULL, t, seat, xml, text);
}

static void has(const struct world *w, int seat, const char *want, bool wanted)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;
	const char *in = *want == '<' ? "xml" : "text";

	report(w, w->t, seat, &xml, &text);
	if (wanted != (strstr(*want == '<' ? xml.s : text.s, want) != NULL))
		fail_msg("'%s' in the %s: %s", want, in, text.s);
	buf_free(&xml);
	buf_free(&text);
}

static thing at(const struct world *w, const char *name)
{
	thing found = box_space(w->t->map, name, strlen(name));

	assert_int_not_equal(found, NONE);
	return found;
}

static thing kind_named(const struct world *w, const char *name)
{
	thing found = box_kind(w->box, name, strlen(name), NULL, NULL);

	assert_int_not_equal(found, NONE);
	return found;
}

static void the_account_says_bids_and_what_was_bought_not_their_clauses(void **state)
{
	struct world *w = *state;
	struct table *before = table_copy(w->t);
	struct buf xml = BUF_INIT, text = BUF_INIT;

	gain(w->t, 1, GOLD, -4);
	tell(w->t, ALL, BIDS, 1, 4);
	gain(w->t, 1, GOLD, -3);
	tell(w->t, ALL, UNITS_ORDERED, 1, 1, kind_named(w, "orc"), at(w, "r4k"), 3);
	report_since(w, before, w->t, 1, &xml, &text);
	assert_non_null(strstr(text.s, "\n  bids                              -4\n"));
	assert_non_null(strstr(text.s, "\n  units bought                      -3\n"));
	buf_free(&xml);
	buf_free(&text);
	table_free(before);
}

/* Begins the turn of a seat, as a season does. */
static void begin_turn(const struct world *w, int seat)
{
	turn(w->t, seat, 0);
	tell(w->t, ALL, TURN_BEGINS, seat, 1);
}

static void one_line(struct buf *b)
{
	size_t n = 0;

	for (size_t i = 0; i < b->n; i++) {
		char c = b->s[i] == '\n' ? ' ' : b->s[i];

		if (c != ' ' || !n || b->s[n - 1] != ' ')
			b->s[n++] = c;
	}
	buf_cut(b, n);
}

/* Red is the reader. */
static void red_reads(
	const struct world *w, const struct table *before, const char *words, bool wanted)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;

	report_since(w, before, w->t, 1, &xml, &text);
	one_line(&text);
	if (wanted != (strstr(text.s, words) != NULL))
		fail_msg("%s '%s' in %.2000s", wanted ? "no" : "a", words, text.s);
	buf_free(&xml);
	buf_free(&text);
}

static void what_struck_the_reader_comes_before_what_they_bought(void **state)
{
	struct world *w = *state;
	struct table *before = table_copy(w->t);

	journal_clear(&w->t->journal);
	begin_turn(w, 2);
	tell(w->t, ALL, WALL_BREACHED, at(w, "r4c"), 1, 1);
	tell(w->t, ALL, UNITS_LOST, 1, 3, kind_named(w, "orc"));
	tell(w->t, ALL, UNITS_LOST, 1, 1, kind_named(w, "hobgoblin"));
	tell(w->t, ALL, UNITS_LOST, 2, 5, kind_named(w, "barbarian"));
	tell(w->t, ALL, RETREATED, 2, at(w, "r4c"), at(w, "g5"), 1);
	begin_turn(w, 1);
	tell(w->t, ALL, UNITS_LOST, 1, 2, kind_named(w, "orc"));
	tell(w->t, ALL, UNITS_ORDERED, 1, 1, kind_named(w, "orc"), at(w, "r4k"), 3);
	red_reads(w, before,
		"=== Blue attacked you at Gharzul c (r4c) and retreated. You ordered an orc", true);
	red_reads(w, before,
		" The wall was broken at Gharzul c (r4c). 5 orcs and a hobgoblin of yours fell.",
		true);
	table_free(before);
}

static void a_kingdom_that_another_takes_is_told_and_a_land_is_not(void **state)
{
	struct world *w = *state;

	journal_clear(&w->t->journal);
	begin_turn(w, 2);
	tell(w->t, ALL, LAND_TAKEN, 2, at(w, "i6"));
	tell(w->t, ALL, LAND_TAKEN, 2, at(w, "r1k"));
	tell(w->t, ALL, CONQUERED, 2, NOBODY, at(w, "r2k"));
	tell(w->t, ALL, CONQUERED, 2, 3, at(w, "r2a"));
	red_reads(w, NULL,
		"=== Blue took Brogkar (r1k), which was vacant. Blue took Vyrholt (r2k) from the "
		"unknown "
		"units. The match ends",
		true);
}

static void a_die_stands_beside_the_raid_that_it_was_rolled_for(void **state)
{
	struct world *w = *state;

	journal_clear(&w->t->journal);
	begin_turn(w, 1);
	tell(w->t, ALL, MARCHES, 1, 3, at(w, "r4k"), at(w, "r4d"));
	tell(w->t, ALL, SMALL_DICE, 1, 2, 6, 5);
	tell(w->t, ALL, RAIDS, at(w, "r5d"), 1, at(w, "r5c"), 1, 0, 2);
	red_reads(w, NULL,
		"You rolled 5: 2 or less on a d6 hits. You raided Blue's Caldmoor d (r5d)", true);
}

static void tools_that_a_party_takes_along_are_not_gained(void **state)
{
	struct world *w = *state;
	struct table *before;

	make(w->t, kind_named(w, "torch"), 1, 1, IN(HOARD, 1));
	before = table_copy(w->t);
	for each(p, w->t, IN(HOARD, 1))
		move(w->t, p, 1, IN(SOUTHERN, 1));
	red_reads(w, before, "Gained since", false);
	table_free(before);
}

/* Red's first kingdom is Gharzul, Green's Silverwold; Blue, at Skarnhall, owns r5d, beside Red's r5c. */
static void the_fog_leaves_a_few_some_many_or_a_host(void **state)
{
	struct world *w = *state;
	thing land = at(w, "r5d");

	/* Lands of a realm that are told alike stand in one line. */
	has(w, 1, "\n    Caldmoor a (r5a), b (r5b), d (r5d), e (r5e), f (r5f): Blue: a few\n",
		true);
	has(w, 1, "<place name=\"r5d\" map=\"yes\">\n<hidden least=\"1\" most=\"4\"/>", true);
	make(w->t, kind_named(w, "barbarian"), 2, 6, land);
	has(w, 1, "\n    Caldmoor d (r5d): Blue: some units\n", true);
	make(w->t, kind_named(w, "barbarian"), 2, 3, land);
	has(w, 1, "\n    Caldmoor d (r5d): Blue: many units\n", true);
	make(w->t, kind_named(w, "barbarian"), 2, 30, land);
	has(w, 1, "\n    Caldmoor d (r5d): Blue: a host of units\n", true);
	has(w, 1, "<place name=\"r5d\" map=\"yes\">\n<hidden least=\"20\"/>", true);
	has(w, 2, "\n    Caldmoor d (r5d): yours: 40 barbarians\n", true);
	set(w->t, at(w, "r5c"), 0, TOWER, 1);
	has(w, 1, "b (r5b), d (r5d), e (r5e)", false);
}

/* Nobody's kingdoms watch for nobody: what everybody may read tells no more than the fog. */
static void the_report_for_all_is_in_the_fog(void **state)
{
	struct world *w = *state;

	has(w, NOBODY,
		"\n    Gharzul a (r4a), b (r4b), c (r4c), d (r4d), e (r4e), f (r4f): Red: a\n",
		true);
	has(w, NOBODY, "\n    Caldmoor a (r5a), b (r5b), d (r5d), e (r5e), f (r5f): Blue: a few\n",
		true);
	has(w, NOBODY, "orc", false);
}

static void the_map_says_whose_land_is_and_what_stands_on_it(void **state)
{
	struct world *w = *state;
	thing land = at(w, "r4a"), hero, unit;

	has(w, 1, "\n    Brogkar (r1k): neutral, wall 3, a shard: 5 unknown units\n", true);
	has(w, 1, "\n    Island 5 (i5), 6 (i6): vacant, a shard\n", true);
	has(w, 1, "<line group=\"Islands\">Island 5 (i5): vacant, a shard</line>\n", true);
	set(w->t, land, 0, WALL, 1);
	set(w->t, land, 0, TOWER, 1);
	set(w->t, land, 0, BUILDING, kind_named(w, "mill"));
	has(w, 1, "\n    Gharzul a (r4a): yours, wall 1, a tower, a mill: an orc\n", true);
	unit = first(w->t, land);
	hero = find(w->t, IN(WINGS, NOBODY), kind_named(w, "snaga"));
	hero = move(w->t, hero, 1, unit);
	set(w->t, hero, 1, HERO_LEVEL, 2);
	make(w->t, kind_named(w, "war-horn"), 1, 1, unit);
	has(w, 1, ": an orc with Snaga\n      of level 2 and the War Horn\n", true);
	has(w, 2, "Snaga", false);
	/* Behind the mark the wall, below it how many and whose; in the fog so many or more. */
	has(w, 1,
		"\nW3   R4A' R4F  R4K# IW3  R5K# R5F  R5A  IE3  R6K# R6F  R6A  E3\n"
		"     1R   1R   24R       5    1+B  1+B       20+B 1+B  1+B\n",
		true);
}

static void camps_and_parties_are_on_the_drawing(void **state)
{
	struct world *w = *state;

	has(w, 1, "\n     R1B  c1   R1C  G1 ", true);
	make(w->t, kind_named(w, "barbarian"), 2, 12, at(w, "c4"));
	make(w->t, kind_named(w, "orc"), 1, 3, at(w, "c6"));
	has(w, 1, "\n     R4E  c4   R4D       c5   R5D  R5E       R6D  c6   R6E\n", true);
	has(w, 1, "  3oR", true);
	has(w, 1, "     1R   12bB 1R ", true);
	set(w->t, 1, 0, NORTH_AT, at(w, "wn3"));
	set(w->t, 2, 0, NORTH_AT, at(w, "wn3"));
	set(w->t, 2, 0, SOUTH_AT, at(w, "ws1"));
	has(w, 1, "  WN12", false);
	has(w, 3, "\nWN1  WN2  WN3  WN4 ", true);
	has(w, 3, "\n          RB\nWS1  WS2 ", true);
	has(w, 3, "\nB\nSix realms", true);
}

/* Red's tower at r5c watches r5d of Blue's. */
/* Who sees the units sees which of them is a hero. */
static void what_units_carry_their_owner_alone_reads(void **state)
{
	struct world *w = *state;
	thing land = at(w, "r5d"), unit, hero;

	set(w->t, at(w, "r5c"), 0, TOWER, 1);
	make(w->t, kind_named(w, "barbarian"), 2, 3, land);
	unit = move(w->t, first(w->t, land), 1, land);
	make(w->t, kind_named(w, "war-horn"), 2, 1, unit);
	unit = move(w->t, first(w->t, land), 1, land);
	hero = find(w->t, IN(WINGS, NOBODY), kind_named(w, "astrid"));
	hero = own(w->t, hero, 1, 2);
	move(w->t, hero, 1, unit);
	has(w, 1, "\n    Caldmoor d (r5d): Blue: 3 barbarians, a barbarian with Astrid", true);
	has(w, 1, "<piece kind=\"barbarian\" n=\"3\" owner=\"blue\"/>", true);
	has(w, 1, "War Horn", false);
	has(w, 2, "a barbarian with Astrid", true);
	has(w, 2, "War Horn", true);
}

static thing launch(struct world *w, int seat, const char *ship, const char *to)
{
	thing k = kind_named(w, ship), p = find(w->t, IN(DOCKS, seat), k);

	if (!p)
		p = own(w->t, find(w->t, IN(HALL, NOBODY), k), 1, seat);
	set(w->t, p, 1, HARBOUR, NONE);
	return move(w->t, p, 1, at(w, to));
}

static void board(struct world *w, int seat, const char *unit, int n, const char *ship)
{
	thing p = make(w->t, kind_named(w, unit), seat, n, IN(ABOARD, seat));

	set(w->t, p, n, SHIP, kind_named(w, ship));
}

static void ships_camps_and_loads_are_told_where_they_are(void **state)
{
	struct world *w = *state;

	has(w, 1, "\n  Green's docked ships: the Heron in the harbour of Silverwold", true);
	launch(w, 1, "maw", "w1");
	launch(w, 1, "tusk", "w2");
	board(w, 1, "orc", 3, "maw");
	board(w, 1, "orc", 2, "tusk");
	board(w, 1, "hobgoblin", 1, "maw");
	has(w, 1, "\n  Ships at sea\n    West Sea 1 (w1): the Maw of yours\n", true);
	has(w, 2, "\n  Ships at sea\n    West Sea 1 (w1): the Maw of Red\n", true);
	has(w, 1,
		"\n  Units aboard your ships, 6:\n    On the Maw:\n      orc x3    Rolls in "
		"melee.\n      hobgoblin Rolls in melee.\n    On the Tusk:\n      orc x2 ",
		true);
	has(w, 1, "\n    In Gharzul (r4k):\n      torch ", true);
	has(w, 2, "On the Maw:", false);
	set(w->t, at(w, "r6k"), 0, BESIEGER, 1);
	make(w->t, kind_named(w, "orc"), 1, 4, at(w, "c6"));
	has(w, 1, "\n  Camps\n    Camp before Skarnhall (c6): 4 orcs of yours\n", true);
	has(w, 3, "\n  Camps\n    Camp before Skarnhall (c6): a few units\n", true);
	has(w, 3, "Skarnhall (r6k): Blue, wall 3, a shard, besieged by Red:", true);
}

/* ---- the XML ---- */

static void every_xml_fits_the_schema(void **state)
{
	struct buf path = BUF_INIT, xml = BUF_INIT, text = BUF_INIT;
	const char *top = getenv("srcdir");
	xmlRelaxNGParserCtxt *parser;
	xmlRelaxNG *schema;
	xmlRelaxNGValidCtxt *valid;
	xmlDoc *doc;

	report(*state, ((struct world *)*state)->t, 1, &xml, &text);
	buf_fmt(&path, "%s/templates/report.rng", top ? top : ".");
	parser = xmlRelaxNGNewParserCtxt(path.s);
	schema = xmlRelaxNGParse(parser);
	assert_non_null(schema);
	valid = xmlRelaxNGNewValidCtxt(schema);
	doc = xmlReadMemory(xml.s, (int)xml.n, "report", NULL, XML_PARSE_NONET);
	assert_non_null(doc);
	assert_int_equal(xmlRelaxNGValidateDoc(valid, doc), 0);
	xmlFreeDoc(doc);
	xmlRelaxNGFreeValidCtxt(valid);
	xmlRelaxNGFree(schema);
	xmlRelaxNGFreeParserCtxt(parser);
	buf_free(&path);
	buf_free(&xml);
	buf_free(&text);
}

static void an_order_that_costs_gold_says_how_much(void **state)
{
	static const char *const offers[] = { "<option names=\"mill smithy\" price=\"5 gold\">r4k ",
		"<option names=\"orc\" price=\"3 gold\">r4c ",
		"<option names=\"r4k r4a r4b r4c r4d r4e\" price=\"10 gold\"/>\n",
		"<option names=\"maw\">iw3</option>\n" };
	struct world *w = *state;
	struct buf xml = BUF_INIT, text = BUF_INIT;

	set(w->t, 1, 0, GOLD, 500);
	report(w, w->t, 1, &xml, &text);
	for (size_t i = 0; i < sizeof offers / sizeof *offers; i++)
		if (!strstr(xml.s, offers[i]))
			fail_msg("no '%s' in: %s", offers[i], xml.s);
	buf_free(&xml);
	buf_free(&text);
}

static void position_of(
	const struct world *w, const struct table *t, int seat, struct buf *position)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;
	const char *from, *to;

	report(w, t, seat, &xml, &text);
	from = strstr(xml.s, "<position>");
	to = strstr(xml.s, "</position>");
	buf_add(position, from, (size_t)(to - from));
	buf_free(&xml);
	buf_free(&text);
}

/* ---- guesses ---- */

static struct table *guess_of(struct world *w, int seat, uint64_t seed)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;
	struct report_head head;
	struct table *guess;

	report(w, w->t, seat, &xml, &text);
	guess = report_read(w->rules, (struct span){ xml.s, xml.n }, seed, &head, &w->why);
	assert_string_equal(w->why.s, "");
	report_head_free(&head);
	buf_free(&xml);
	buf_free(&text);
	return guess;
}

/* Its armies are of their owners' peoples, and everybody's king is somewhere. */
static void is_sound(const struct table *t)
{
	thing land;

	assert_null(lords_audit(t));
	for (int i = 0; (land = space(t, LAND, i)); i++)
		for each(p, t, land) {
			int civ = num(t, p, CIV);

			assert_int_equal(owner(t, p), dial(t, land, HOLDER));
			assert_true(!civ || civ == lords_civ(t, owner(t, p)));
		}
	for (int s = 1; s <= players(t); s++)
		assert_int_equal(everywhere(t, lords_kind(t, s, KING)), 1);
}

static void a_guess_fills_the_fog_and_shows_the_same(void **state)
{
	struct world *w = *state;
	struct buf was = BUF_INIT, is = BUF_INIT;

	launch(w, 2, "wolf", "s2");
	board(w, 2, "barbarian", 3, "wolf");
	for (int seat = 1; seat <= 3; seat++)
		for (uint64_t seed = 0; seed < 20; seed++) {
			struct table *guess = guess_of(w, seat, seed);

			is_sound(guess);
			buf_clear(&was);
			buf_clear(&is);
			position_of(w, w->t, seat, &was);
			position_of(w, guess, seat, &is);
			assert_string_equal(was.s, is.s);
			guess_again(guess, seat, seed + 1);
			is_sound(guess);
			buf_clear(&is);
			position_of(w, guess, seat, &is);
			assert_string_equal(was.s, is.s);
			table_free(guess);
		}
	buf_free(&was);
	buf_free(&is);
}

struct dealt {
	int least, most, knights;
};

/* Deals a place 50 times; returns the least and most units, and the most knights. */
static struct dealt deal_host(struct world *w, thing land)
{
	struct table *guess = guess_of(w, 1, 1);
	struct dealt dealt = { .least = 1000 };

	for (uint64_t seed = 0; seed < 50; seed++) {
		int n = 0, knights = 0;

		guess_again(guess, 1, seed);
		for each(p, guess, land) {
			n += count(guess, p);
			if (kind(guess, p) == kind_named(w, "barbarian-knight"))
				knights += count(guess, p);
		}
		dealt.least = n < dealt.least ? n : dealt.least;
		dealt.most = n > dealt.most ? n : dealt.most;
		dealt.knights = knights > dealt.knights ? knights : dealt.knights;
	}
	table_free(guess);
	return dealt;
}

static void a_guess_of_a_host_has_any_size_and_the_kinds_that_its_owner_can_buy(void **state)
{
	struct world *w = *state;
	thing land = at(w, "r5d"), smithy = at(w, "r6a");
	struct dealt dealt;

	make(w->t, kind_named(w, "barbarian"), 2, 30, land);
	dealt = deal_host(w, land);
	assert_in_range(dealt.least, 20, 25);
	assert_in_range(dealt.most, 45, 60);
	assert_in_range(dealt.knights, 1, 3);
	table_put(w->t, C_SEASON, 3);
	set(w->t, smithy, 0, BUILDING, lords_building(w->t, SMITHY));
	set(w->t, smithy, 0, BUILDER, 2);
	set(w->t, smithy, 0, BUILT, 1);
	assert_int_equal(dial(w->t, smithy, HOLDER), 2);
	assert_in_range(deal_host(w, land).knights, 4, 15);
}

/* A king aboard or on a quest is guessed at home, if there is fog; else aboard his ship. */
static void a_guess_lays_an_unseen_king(void **state)
{
	struct world *w = *state;
	struct table *guess = guess_of(w, 1, 1);
	thing king = kind_named(w, "hrolf"), other;

	assert_true(find(guess, at(w, "r6k"), king));
	table_free(guess);
	launch(w, 2, "wolf", "s2");
	for each(p, w->t, at(w, "r6k"))
		if (kind(w->t, p) == king)
			set(w->t, move(w->t, p, 1, IN(ABOARD, 2)), 1, SHIP, kind_named(w, "wolf"));
	for (int i = 0; (other = space(w->t, LAND, i)); i++)
		if (dial(w->t, other, HOLDER) == 2)
			lords_clear(w->t, 2, other);
	for (int i = 0; (other = space(w->t, LAND, i)); i++)
		if (dial(w->t, other, HOLDER) == 2)
			set(w->t, other, 0, HOLDER, NOBODY);
	guess = guess_of(w, 1, 1);
	assert_true(find(guess, IN(ABOARD, 2), king));
	table_free(guess);
}

/* The season to come, of which no letter is known. */
static void play_on(struct table *t)
{
	static const unsigned char secret[SECRET_BYTES];
	struct chance chance;

	tp1_alone(&chance, "guess", secret, season(t) + 1);
	season_play(t, &chance, false);
}

static void a_guess_can_be_played(void **state)
{
	struct world *w = *state;

	launch(w, 2, "wolf", "s2");
	board(w, 2, "barbarian", 3, "wolf");
	set(w->t, 3, 0, NORTH_AT, at(w, "wn1"));
	make(w->t, kind_named(w, "elf"), 3, 2, IN(NORTHERN, 3));
	for (uint64_t seed = 0; seed < 20; seed++) {
		struct table *guess = guess_of(w, 1 + (int)seed % 3, seed);

		play_on(guess);
		assert_null(lords_audit(guess));
		guess_again(guess, 1 + (int)seed % 3, seed);
		play_on(guess);
		assert_null(lords_audit(guess));
		table_free(guess);
	}
}

static void what_is_hidden_changes_no_byte(void **state)
{
	struct world *w = *state;
	struct buf xml = BUF_INIT, text = BUF_INIT, other_xml = BUF_INIT, other_text = BUF_INIT;

	journal_clear(&w->t->journal);
	report(w, w->t, 3, &xml, &text);
	guess_again(w->t, 3, 5);
	report(w, w->t, 3, &other_xml, &other_text);
	assert_string_equal(xml.s, other_xml.s);
	assert_string_equal(text.s, other_text.s);
	buf_free(&xml);
	buf_free(&text);
	buf_free(&other_xml);
	buf_free(&other_text);
}

#define RUN(name) cmocka_unit_test_setup_teardown(name, open_world, close_world)

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN(the_account_says_bids_and_what_was_bought_not_their_clauses),
		RUN(what_struck_the_reader_comes_before_what_they_bought),
		RUN(a_kingdom_that_another_takes_is_told_and_a_land_is_not),
		RUN(a_die_stands_beside_the_raid_that_it_was_rolled_for),
		RUN(tools_that_a_party_takes_along_are_not_gained),
		RUN(the_fog_leaves_a_few_some_many_or_a_host),
		RUN(the_report_for_all_is_in_the_fog),
		RUN(what_units_carry_their_owner_alone_reads),
		RUN(the_map_says_whose_land_is_and_what_stands_on_it),
		RUN(camps_and_parties_are_on_the_drawing),
		RUN(ships_camps_and_loads_are_told_where_they_are),
		RUN(every_xml_fits_the_schema),
		RUN(an_order_that_costs_gold_says_how_much),
		RUN(a_guess_fills_the_fog_and_shows_the_same),
		RUN(a_guess_of_a_host_has_any_size_and_the_kinds_that_its_owner_can_buy),
		RUN(a_guess_lays_an_unseen_king),
		RUN(a_guess_can_be_played),
		RUN(what_is_hidden_changes_no_byte),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
