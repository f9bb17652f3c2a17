/* SPDX-License-Identifier: MIT
 * The reader of boxes, what it refuses, and the lookups in a box. */
#include "base/buf.h"
#include "box/read.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>

enum { BOWL = 1, DECK };
enum { DEAL = 1, PASSES, SPEED, EXTRA };
enum { ON = 1, TERRAIN, OP, BY, UP_TO };

static const struct zone zones[] = {
	{ "board", OPEN, 0 }, [BOWL] = { "bowl", OPEN, 0 }, [DECK] = { "deck", SHUT, 0 }, { 0 }
};
static const struct column columns[] = {
	[ON] = { "on", "+plains|forest|water" },
	[TERRAIN] = { "terrain", "plains|forest|water" },
	[OP] = { "op", "make|steal|move" },
	[BY] = { "by", "+village|army|ship" },
	[UP_TO] = { "up-to", NULL },
	{ 0 },
};
static const struct key keys[] = {
	[DEAL] = { "deal", NULL, 5 },
	[PASSES] = { "passes", NULL, 3 },
	[SPEED] = { "speed", "slow|fast|mad", 1 },
	[EXTRA] = { "extra", "+monks|gales", 0 },
	{ 0 },
};
static const char *const links_of_game[] = { "next-to", NULL };
static const char *const areas_of_game[] = { "map", "land", NULL };
static const struct game game = {
	.name = "sails",
	.least = 2,
	.most = 6,
	.zones = zones,
	.columns = columns,
	.keys = keys,
	.links = links_of_game,
	.areas = areas_of_game,
};
static const unsigned char hash[BOX_HASH] = { 1, 2, 3 };

static const char good[] =
	"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	"<box game=\"sails\" title=\"Small\" edition=\"1\">\n"
	"<number name=\"deal\" value=\"4\">cards</number>\n"
	"<option name=\"passes\" value=\"3\" least=\"2\" most=\"4\">how long</option>\n"
	"<option name=\"speed\" value=\"fast\"/><option name=\"extra\" value=\"gales\"/>\n"
	"<class name=\"counter\" home=\"bowl\"><!-- printed -->\n"
	"<kind name=\"village\" title=\"Village\" n=\"3\" mark=\"V\" on=\"all but water\"/>\n"
	"<kind name=\"ship\" title=\"Ship &amp; boat\" n=\"2\" mark=\"S\" on=\"water\"/>\n"
	"</class>\n"
	"<class name=\"card\" home=\"deck\" single=\"yes\">\n"
	"<kind name=\"sail\" title=\"Sail\" n=\"2\" op=\"move\" by=\"ship\">All go\n  on.</kind>\n"
	"<kind name=\"sail-on\" title=\"Safe\" n=\"1\" op=\"move\" by=\"army ship\" up-to=\"1\"/>\n"
	"</class>\n"
	"<set name=\"unit\">ship</set>\n"
	"<map name=\"a\" seats=\"2-4\" cell=\"5\"><legend>Marks.</legend>\n"
	"<space name=\"0,0\" row=\"0\" column=\"0\" mark=\"P\" in=\"land\" next-to=\"0,1/edge\"/>\n"
	"<space name=\"0,1\" row=\"0\" column=\"5\" terrain=\"water\" next-to=\"0,0/edge 0,2\"/>\n"
	"<space name=\"0,2\" row=\"1\" column=\"0\" title=\"End\" next-to=\"0,1\"/>\n"
	"<space name=\"edge\"/>\n"
	"</map>\n"
	"</box>\n";

static struct box *read_text(const char *s, size_t n, struct buf *why)
{
	return box_read(&game, s, n, hash, "b.xml", why);
}

static thing kind_named(const struct box *box, const char *s, const char *set)
{
	return box_kind(box, s, strlen(s), set ? box_set(box, set, strlen(set)) : NULL, NULL);
}

static thing space_named(const struct box_map *map, const char *s)
{
	return box_space(map, s, strlen(s));
}

static void test_good(void **state)
{
	struct buf why = BUF_INIT;
	struct box *box = read_text(good, sizeof good - 1, &why);
	const struct box_kind *kind;

	(void)state;
	assert_string_equal(why.s, "");
	assert_non_null(box);
	assert_memory_equal(box->hash, hash, BOX_HASH);
	assert_string_equal(box->title, "Small");
	assert_int_equal(box->kinds, 4);
	kind = &box->kind[1];
	assert_string_equal(kind->mark, "V");
	assert_int_equal(kind->home, BOWL);
	assert_false(kind->single);
	assert_int_equal(kind->num[ON], 3);
	assert_string_equal(box->kind[2].title, "Ship & boat");
	kind = &box->kind[3];
	assert_string_equal(kind->note, "All go on.");
	assert_int_equal(kind->copies, 2);
	assert_int_equal(kind->home, DECK);
	assert_true(kind->single);
	assert_int_equal(kind->class, 1);
	assert_int_equal(kind->num[OP], 2);
	assert_int_equal(kind->num[BY], 4);
	assert_int_equal(box->kind[4].num[BY], 6);
	assert_int_equal(box->kind[4].num[UP_TO], 1);
	assert_int_equal(box->kind[3].num[UP_TO], 0);
	box_free(box);
	buf_free(&why);
}

static void test_keys(void **state)
{
	struct buf why = BUF_INIT;
	struct box *box = read_text(good, sizeof good - 1, &why);
	const struct box_key *key = box->key;

	(void)state;
	assert_int_equal(key[DEAL].value, 4);
	assert_false(key[DEAL].option);
	assert_int_equal(key[PASSES].value, 3);
	assert_true(key[PASSES].option);
	assert_int_equal(key[PASSES].least, 2);
	assert_int_equal(key[PASSES].most, 4);
	assert_string_equal(key[PASSES].note, "how long");
	assert_int_equal(key[SPEED].value, 1);
	assert_int_equal(key[SPEED].least, 0);
	assert_int_equal(key[SPEED].most, 2);
	assert_int_equal(key[EXTRA].value, 2);
	assert_int_equal(key[EXTRA].most, 3);
	box_free(box);
	buf_free(&why);
}

/* What the box leaves out has the value the game says, and cannot be set by a match. */
static void test_bare(void **state)
{
	static const char bare[] =
		"\xef\xbb\xbf<box game='sails' title='&lt;&#65;&amp;' edition='2'>"
		"<class name='c'><kind name='k' title='K' n='0'/></class>"
		"<map name='m' seats='6'><space name='1'/></map></box>";
	struct buf why = BUF_INIT;
	struct box *box = read_text(bare, sizeof bare - 1, &why);

	(void)state;
	assert_string_equal(why.s, "");
	assert_string_equal(box->title, "<A&");
	assert_int_equal(box->key[DEAL].value, 5);
	assert_int_equal(box->key[SPEED].value, 1);
	assert_false(box->key[SPEED].option);
	assert_int_equal(box->kind[1].home, 0);
	assert_string_equal(box->kind[1].mark, "");
	assert_int_equal(box->map->least, 6);
	assert_string_equal(box->map->legend, "");
	box_free(box);
	buf_free(&why);
}

static void test_map(void **state)
{
	struct buf why = BUF_INIT;
	struct box *box = read_text(good, sizeof good - 1, &why);
	const struct box_map *map = box_map(box, NULL, 3);
	const struct box_links *links;

	(void)state;
	assert_non_null(map);
	assert_ptr_equal(map, box_map(box, "A", 6));
	assert_null(box_map(box, NULL, 5));
	assert_null(box_map(box, "b", 3));
	assert_string_equal(map->legend, "Marks.");
	assert_int_equal(map->area[0].n, 4);
	assert_int_equal(map->area[1].n, 1);
	assert_int_equal(map->area[1].space[0], SPACES + 1);
	assert_int_equal(map->space[2].num[TERRAIN], 2);
	assert_string_equal(map->space[2].title, "0,1");
	assert_string_equal(map->space[3].title, "End");
	assert_int_equal(map->space[4].row, -1);
	links = &map->links[0];
	assert_int_equal(links->from[2] - links->from[1], 1);
	assert_int_equal(links->link[links->from[1]].to, SPACES + 2);
	assert_int_equal(links->link[links->from[1]].via, SPACES + 4);
	assert_int_equal(links->link[links->from[2] + 1].to, SPACES + 3);
	assert_int_equal(links->link[links->from[2] + 1].via, NONE);
	assert_int_equal(links->from[5] - links->from[4], 0);
	box_free(box);
	buf_free(&why);
}

static void test_names(void **state)
{
	struct buf why = BUF_INIT;
	struct box *box = read_text(good, sizeof good - 1, &why);
	const struct box_set *card = box_set(box, "Card", 4);
	bool clear;

	(void)state;
	assert_int_equal(kind_named(box, "village", NULL), KINDS + 1);
	assert_int_equal(kind_named(box, "V", NULL), KINDS + 1);
	assert_int_equal(kind_named(box, "SAIL", NULL), KINDS + 3);
	assert_int_equal(kind_named(box, "sail-", NULL), KINDS + 4);
	assert_int_equal(kind_named(box, "sail-on-", NULL), NONE);
	assert_int_equal(kind_named(box, "", NULL), NONE);
	assert_int_equal(kind_named(box, "zebra", NULL), NONE);
	assert_int_equal(kind_named(box, "s", "unit"), KINDS + 2);
	assert_int_equal(kind_named(box, "sail", "unit"), NONE);
	assert_int_equal(box_kind(box, "s", 1, NULL, &clear), NONE);
	assert_false(clear);
	assert_int_equal(box_kind(box, "sa", 2, card, &clear), NONE);
	assert_false(clear);
	assert_int_equal(box_kind(box, "sail", 4, card, &clear), KINDS + 3);
	assert_true(clear);
	assert_int_equal(box_kind(box, "sail\0x", 6, NULL, &clear), NONE);
	assert_true(clear);
	assert_int_equal(space_named(box->map, "0,1"), SPACES + 2);
	assert_int_equal(space_named(box->map, "EDGE"), SPACES + 4);
	assert_int_equal(space_named(box->map, "0,"), NONE);
	assert_int_equal(space_named(box->map, ""), NONE);
	assert_null(box_set(box, "uni", 3));
	box_free(box);
	buf_free(&why);
}

/* What a slip of the hand makes of the good box, and what the reader says to it. */
static const struct {
	const char *from, *to, *why;
} slips[] = {
	{ "<box game", "<bux game",
		"b.xml:22: no proper XML: Opening and ending tag mismatch: bux line 2 and box" },
	{ "</class>\n", "\n",
		"b.xml:22: no proper XML: Opening and ending tag mismatch: class line 6 and box" },
	{ "title=\"Small\"", "title=\"Small\" title=\"Small\"",
		"b.xml:2: no proper XML: Attribute title redefined" },
	{ "encoding=\"UTF-8\"?>", "encoding=\"UTF-8\"\n?>",
		"b.xml:1: the XML declaration does not end on its line" },
	{ "cards<",
		"c\xff"
		"rds<",
		"b.xml:3: this line is not UTF-8: save the file as UTF-8" },
	{ "cards<", "c&bull;rds<", "b.xml:3: no proper XML: Entity 'bull' not defined" },
	{ "<box game", "<!DOCTYPE box><box game",
		"b.xml:2: a box has no DOCTYPE and no CDATA: take it out" },
	{ "<box game", "<?go on?><box game", "b.xml:2: a box has no instructions: take it out" },
	{ "cards<", "<![CDATA[cards]]><",
		"b.xml:3: a box has no DOCTYPE and no CDATA: take it out" },
	{ "<box game=\"sails\"", "<box", "b.xml:2: this tag lacks 'game': give it" },
	{ "\"sails\"", "\"runes\"",
		"b.xml:2: this is a box of the game 'runes': give one of 'sails'" },
	{ " edition=\"1\"", "", "b.xml:2: this tag lacks 'edition': give it" },
	{ "edition=\"1\"", "edition=\"\"",
		"b.xml:2: edition '': give printable text of 1 to 20 characters" },
	{ "title=\"Small\"", "title=\"SmallSmallSmallSmallSmallSmallSmallSmallSmall\"",
		"b.xml:2: title 'SmallSmallSmallSmallSmallSmallSmallSmall...': give printable text "
		"of 1 to 40 characters" },
	{ "title=\"Small\"", "title=\"Small\" colour=\"red\"",
		"b.xml:2: no attribute of this tag is called 'colour': known are game, title, "
		"edition" },
	{ "title=\"Small\"", "xmlns:x=\"urn:x\" x:title=\"Small\"",
		"b.xml:2: no attribute of this tag is called 'xmlns:x': known are game, title, "
		"edition" },
	{ "<box game", "<box xmlns=\"urn:x\" game",
		"b.xml:2: no attribute of this tag is called 'xmlns': known are game, title, "
		"edition" },
	{ "</box>", "well</box>",
		"b.xml:22: 'well' is text where only tags are allowed: take it out" },
	{ "</box>", "<card/></box>",
		"b.xml:22: no tag here is called 'card': known are number, option, class, set, "
		"map" },
	{ "name=\"deal\" ", "", "b.xml:3: this tag lacks 'name': give it" },
	{ "\"deal\"", "\"dale\"",
		"b.xml:3: the game has no number or option 'dale': it has deal, passes, speed, "
		"extra" },
	{ "\"deal\"", "\"passes\"", "b.xml:4: there are two of 'passes': take one out" },
	{ "value=\"4\"", "value=\"four\"",
		"b.xml:3: value 'four': give a whole number from -1000000 to 1000000" },
	{ "value=\"4\"", "value=\"1000001\"",
		"b.xml:3: value '1000001': give a whole number from -1000000 to 1000000" },
	{ " value=\"4\"", "", "b.xml:3: this tag lacks 'value': give it" },
	{ "value=\"4\"", "value=\"4\" least=\"1\"",
		"b.xml:3: no attribute of this tag is called 'least': known are name, value" },
	{ " least=\"2\"", "", "b.xml:4: this tag lacks 'least': give it" },
	{ "least=\"2\"", "least=\"4\"",
		"b.xml:4: the value is not from least to most in option 'passes': change one of "
		"the three" },
	{ "most=\"4\"", "most=\"100000000\"",
		"b.xml:4: most '100000000': give a whole number from -99999999 to 99999999" },
	{ "most=\"4\"", "most=\"2\"",
		"b.xml:4: the value is not from least to most in option 'passes': change one of "
		"the three" },
	{ "value=\"fast\"", "value=\"faster\"",
		"b.xml:5: value cannot be 'faster': the words are slow, fast, mad" },
	{ "value=\"fast\"", "value=\"fast\" most=\"slow\"",
		"b.xml:5: the value is not from least to most in option 'speed': change one of the "
		"three" },
	{ "value=\"gales\"", "value=\"gales gnats\"",
		"b.xml:5: value cannot be 'gnats': the words are monks, gales" },
	{ ">cards<", "><b>cards</b><", "b.xml:3: only text is allowed within 'number'" },
	{ ">cards<",
		">cards cards cards cards cards cards cards cards cards cards cards cards cards "
		"cards cards cards cards cards cards cards cards cards cards cards cards cards "
		"cards cards cards cards <",
		"b.xml:3: the text within 'number' must be printable and have at most 160 "
		"characters" },
	{ "name=\"counter\" ", "", "b.xml:6: this tag lacks 'name': give it" },
	{ "\"counter\"", "\"Counter\"",
		"b.xml:6: no name can be written like 'Counter': use a-z, 0-9 and single hyphens, "
		"at "
		"most 32, a letter first" },
	{ "\"card\"", "\"counter\"",
		"b.xml:10: another class or set is called 'counter' too: change one" },
	{ "home=\"bowl\"", "home=\"bawl\"",
		"b.xml:6: the game has no zone 'bawl': it has bowl, deck" },
	{ " home=\"bowl\"", "",
		"b.xml:7: there is no home for 'village': give its class one, or n=\"0\"" },
	{ "single=\"yes\"", "single=\"maybe\"",
		"b.xml:10: single cannot be 'maybe': the words are no, yes" },
	{ "single=\"yes\"", "singles=\"yes\"",
		"b.xml:10: no attribute of this tag is called 'singles': known are name, home, "
		"single" },
	{ "<!-- printed -->", "printed",
		"b.xml:6: 'printed' is text where only tags are allowed: take it out" },
	{ "<!-- printed -->", "<kinds/>",
		"b.xml:6: no tag here is called 'kinds': known are kind" },
	{ " title=\"Village\"", "", "b.xml:7: this tag lacks 'title': give it" },
	{ "title=\"Village\"", "title=\"Vill&#x202e;age\"",
		"b.xml:7: title 'Vill?age': give printable text of 1 to 40 characters" },
	{ "n=\"3\"", "n=\"-1\"", "b.xml:7: n '-1': give a whole number from 0 to 9999" },
	{ "n=\"3\"", "n=\"10000\"", "b.xml:7: n '10000': give a whole number from 0 to 9999" },
	{ " n=\"3\"", "", "b.xml:7: this tag lacks 'n': give it" },
	{ "mark=\"V\"", "mark=\"VVV\"",
		"b.xml:7: mark 'VVV': give one or two letters or signs of ASCII" },
	{ "mark=\"V\"", "mark=\"V \"",
		"b.xml:7: mark 'V ': give one or two letters or signs of ASCII" },
	{ "mark=\"V\"", "mark=\"&#228;\"",
		"b.xml:7: mark '\xc3\xa4': give one or two letters or signs of ASCII" },
	{ "mark=\"V\"", "stands=\"land\"",
		"b.xml:7: no attribute of this tag is called 'stands': known are name, title, n, "
		"mark, on, terrain, op, by, up-to" },
	{ "on=\"all but water\"", "on=\"plane\"",
		"b.xml:7: on cannot be 'plane': the words are plains, forest, water" },
	{ "on=\"all but water\"", "on=\"all water\"",
		"b.xml:7: on cannot be 'all': the words are plains, forest, water" },
	{ "on=\"all but water\"", "on=\"water all\"",
		"b.xml:7: on cannot be 'all': the words are plains, forest, water" },
	{ "on=\"all but water\"", "on=\"all but\"",
		"b.xml:7: on cannot be 'all': the words are plains, forest, water" },
	{ "on=\"all but water\"", "on=\"all but all\"",
		"b.xml:7: on cannot be 'all': the words are plains, forest, water" },
	{ "op=\"move\"", "op=\"smash\"",
		"b.xml:11: op cannot be 'smash': the words are make, steal, move" },
	{ "op=\"move\"", "op=\"\"", "b.xml:11: op cannot be '': the words are make, steal, move" },
	{ "up-to=\"1\"", "up-to=\"one\"",
		"b.xml:13: up-to 'one': give a whole number from -1000000 to 1000000" },
	{ "name=\"sail-on\"", "name=\"sail\"",
		"b.xml:13: another kind is called 'sail' too: change one" },
	{ "name=\"sail-on\"", "name=\"sail-\"",
		"b.xml:13: no name can be written like 'sail-': use a-z, 0-9 and single hyphens, "
		"at most "
		"32, a letter first" },
	{ "name=\"sail-on\"", "name=\"2-sails\"",
		"b.xml:13: no name can be written like '2-sails': use a-z, 0-9 and single hyphens, "
		"at "
		"most 32, a letter first" },
	{ "name=\"sail-on\"", "name=\"lot\"",
		"b.xml:13: orders mean something else by 'lot': choose another name" },
	{ "name=\"sail-on\"", "name=\"sssssssssssssssssssssssssssssssss\"",
		"b.xml:13: no name can be written like 'sssssssssssssssssssssssssssssssss': use "
		"a-z, 0-9 "
		"and single hyphens, at most 32, a letter first" },
	{ "n=\"2\" op", "n=\"9999\" op",
		"b.xml:13: the box has too many single pieces: at most 9999" },
	{ "\"unit\"", "\"card\"",
		"b.xml:15: another class or set is called 'card' too: change one" },
	{ ">ship<", ">ship shop<",
		"b.xml:15: no kind is called 'shop': a set lists names of kinds" },
	{ ">ship<", ">ship ship<", "b.xml:15: the set has 'ship' twice: once will do" },
	{ ">ship<", "> <", "b.xml:15: no kind is in the set 'unit': name some, or take it out" },
	{ "<set name", "<set is",
		"b.xml:15: no attribute of this tag is called 'is': known are name" },
	{ " seats=\"2-4\"", "", "b.xml:16: this tag lacks 'seats': give it" },
	{ "seats=\"2-4\"", "seats=\"4-2\"",
		"b.xml:16: the map serves no match with seats '4-2': give '2-6' or a part of it" },
	{ "seats=\"2-4\"", "seats=\"7\"",
		"b.xml:16: the map serves no match with seats '7': give '2-6' or a part of it" },
	{ "seats=\"2-4\"", "seats=\"1-4\"",
		"b.xml:16: the map serves no match with seats '1-4': give '2-6' or a part of it" },
	{ "cell=\"5\"", "cell=\"25\"", "b.xml:16: cell '25': give a whole number from 1 to 24" },
	{ " cell=\"5\"", "",
		"b.xml:17: the map has no 'cell': give the number of characters that "
		"a space takes, or leave out row and column" },
	{ "cell=\"5\"", "cells=\"5\"",
		"b.xml:16: no attribute of this tag is called 'cells': known are name, seats, "
		"cell" },
	{ "cell=\"5\"", "cell=\"6\"",
		"b.xml:18: this space overlaps '0,0' on the text map: move one of the two" },
	{ "<legend>Marks.</legend>", "<legend/><legend/>",
		"b.xml:16: the map has a second 'legend': join them" },
	{ "Marks.", "{Marks: |V ship",
		"b.xml:16: a list of signs is cut off in the 'legend': write '{Counters: |V "
		"village|C city}'" },
	{ "Marks.", "{Marks: V ship}",
		"b.xml:16: a list of signs is cut off in the 'legend': write '{Counters: |V "
		"village|C city}'" },
	{ "Marks.", "{Marks: |V ship|}",
		"b.xml:16: a list of signs is cut off in the 'legend': write '{Counters: |V "
		"village|C city}'" },
	{ "</map>", "</map><map name=\"a\" seats=\"5\"><space name=\"x\"/></map>",
		"b.xml:21: another map is called 'a' too: change one" },
	{ "</map>", "</map><map name=\"b\" seats=\"5\"/>",
		"b.xml:21: there is no space on map 'b': give it some" },
	{ "\"0,2\"", "\"0,1\"", "b.xml:19: another space is called '0,1' too: change one" },
	{ "name=\"edge\"", "name=\"ship\"", "b.xml:20: a kind, too, is called 'ship': change one" },
	{ "name=\"edge\"", "name=\"0,,3\"",
		"b.xml:20: no name can be written like '0,,3': use a-z, 0-9, single hyphens and "
		"commas, "
		"at most 32" },
	{ "name=\"edge\"", "name=\"edge\" way=\"1\"",
		"b.xml:20: no attribute of this tag is called 'way': known are name, title, row, "
		"column, mark, in, next-to, on, terrain, op, by, up-to" },
	{ "name=\"edge\"", "name=\"edge\" row=\"1\"",
		"b.xml:20: this tag lacks 'column': give it" },
	{ "row=\"1\"", "row=\"200\"", "b.xml:19: row '200': give a whole number from 0 to 199" },
	{ "column=\"5\"", "column=\"68\"",
		"b.xml:18: column '68': give a whole number from 0 to 67" },
	{ "column=\"5\"", "column=\"4\"",
		"b.xml:18: this space overlaps '0,0' on the text map: move one of the two" },
	{ "in=\"land\"", "in=\"sea\"", "b.xml:17: a space cannot be in 'sea': the areas are land" },
	{ "in=\"land\"", "in=\"map\"", "b.xml:17: a space cannot be in 'map': the areas are land" },
	{ "0,1/edge", "0,1/edgy",
		"b.xml:17: no space of this map is called 'edgy': name one as a neighbour, or "
		"leave it out" },
	{ "0,1/edge", "0,3/edge",
		"b.xml:17: no space of this map is called '0,3': name one as a neighbour, or leave "
		"it out" },
	{ "0,1/edge", "0,1/",
		"b.xml:17: no space of this map is called '': name one as a neighbour, or leave it "
		"out" },
	{ "0,1/edge", "0,0", "b.xml:17: a space is its own neighbour in '0,0': take it out" },
	{ "0,1/edge", "0,1/0,1",
		"b.xml:17: a space is its own neighbour in '0,1/0,1': take it out" },
	{ "0,1/edge", "0,1/edge 0,1/edge", "b.xml:17: this space names '0,1' twice: once will do" },
	{ "0,1/edge", "0,1",
		"b.xml:17: this space names '0,1' as a neighbour, which does not name '0,0' "
		"as its neighbour" },
	{ "next-to=\"0,1\"", "",
		"b.xml:18: this space names '0,2' as a neighbour, which does not name '0,1' "
		"as its neighbour" },
};

static void replace(struct buf *out, const char *from, const char *to)
{
	const char *at = strstr(good, from);

	assert_non_null(at);
	buf_add(out, good, (size_t)(at - good));
	buf_str(out, to);
	buf_str(out, at + strlen(from));
}

static void test_slips(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
		struct buf text = BUF_INIT, why = BUF_INIT;
		struct box *box;

		replace(&text, slips[i].from, slips[i].to);
		box = read_text(text.s, text.n, &why);
		assert_string_equal(why.s, slips[i].why);
		assert_null(box);
		buf_free(&text);
		buf_free(&why);
	}
}

/* ---- what is made to hurt ---- */

enum { BOMB_MS = 50 };

static void refused(struct buf *xml, const char *reason)
{
	struct buf why = BUF_INIT;

	assert_null(read_text(xml->s, xml->n, &why));
	assert_string_equal(why.s, reason);
	buf_free(xml);
	buf_free(&why);
}

/* Refused before it costs anything. */
static void bomb(struct buf *xml, const char *reason)
{
	clock_t begun = clock();

	refused(xml, reason);
	assert_true((clock() - begun) * 1000 / CLOCKS_PER_SEC <= BOMB_MS);
}

static void repeat(struct buf *out, const char *s, int n)
{
	for (int i = 0; i < n; i++)
		buf_fmt(out, s, i);
}

static void test_bombs(void **state)
{
	struct buf xml = BUF_INIT;

	(void)state;
	buf_str(&xml, "<!DOCTYPE b [<!ENTITY a 'xxxxxxxxxx'>");
	for (int i = 0; i < 12; i++)
		buf_fmt(&xml, "<!ENTITY a%d '&a%d;&a%d;&a%d;'>", i + 1, i, i, i);
	buf_str(&xml, "]><b>&a12;</b>");
	bomb(&xml, "b.xml:1: a box has no DOCTYPE and no CDATA: take it out");
	buf_str(&xml, "<?xml version='1.0'?>\n<!DOCTYPE b SYSTEM 'file:///etc/hostname'><b/>");
	bomb(&xml, "b.xml:2: a box has no DOCTYPE and no CDATA: take it out");
	buf_str(&xml, "<box");
	repeat(&xml, " a%d=''", 100000);
	bomb(&xml, "b.xml:1: the box has more than 262144 bytes: make it smaller");
	buf_str(&xml, "<box\n><a");
	repeat(&xml, " a%d=''", 20000);
	buf_str(&xml, "/></box>");
	bomb(&xml, "b.xml:2: a tag has too many attributes: at most 64");
	buf_str(&xml, "<box");
	repeat(&xml, " xmlns:a%d='u'", 12000);
	bomb(&xml, "b.xml:1: a tag has too many attributes: at most 64");
	repeat(&xml, "<a>", 80000);
	bomb(&xml, "b.xml:1: tags are too deep within each other: at most 32");
	buf_fill(&xml, '<', 10 * 1000 * 1000);
	bomb(&xml, "b.xml:1: the box has more than 262144 bytes: make it smaller");
	buf_fill(&xml, '<', BOX_MOST);
	bomb(&xml, "b.xml:1: no proper XML: StartTag: invalid element name");
	buf_fill(&xml, 0, BOX_MOST);
	bomb(&xml, "b.xml:1: this line is not UTF-8: save the file as UTF-8");
}

/* A DOCTYPE in another encoding, which the look for one would not see. */
static void test_encodings(void **state)
{
	static const char wide[] = "\xff\xfe<\0!\0D\0O\0C\0T\0Y\0P\0E\0 \0b\0>\0";
	struct buf xml = BUF_INIT;

	(void)state;
	buf_add(&xml, wide, sizeof wide - 1);
	bomb(&xml, "b.xml:1: this line is not UTF-8: save the file as UTF-8");
	buf_str(&xml, "<?xml version='1.0' encoding='UTF-7'?>+ADw-!DOCTYPE b+AD4-<b/>");
	bomb(&xml, "b.xml:1: no proper XML: Start tag expected, '<' not found");
	buf_str(&xml, "<?xml version='1.0'?><?xml version='1.0' encoding='UTF-7'?>+ADw-b/+AD4-");
	bomb(&xml, "b.xml:1: a box has no instructions: take it out");
}

#define HEAD "<box game='sails' title='T' edition='1'>\n"
#define KIND "<class name='c'><kind name='k' title='K' n='0'/></class>\n"
#define MAP "<map name='m' seats='2'>\n"

/* Within the bytes allowed, but more of something than a box may hold. */
static void test_limits(void **state)
{
	struct buf xml = BUF_INIT;

	(void)state;
	refused(&xml, "b.xml:1: no proper XML: Document is empty");
	buf_str(&xml, HEAD "</box>");
	refused(&xml, "b.xml:1: there is no kind in the box: give it a class with some");
	buf_str(&xml, HEAD KIND "</box>");
	refused(&xml, "b.xml:1: there is no map in the box: give it one");
	buf_str(&xml, HEAD "<class name='c'>\n");
	repeat(&xml, "<kind name='k%d' title='K' n='0'/>\n", BOX_KINDS + 1);
	buf_str(&xml, "</class></box>");
	refused(&xml, "b.xml:1003: the box has too many kinds: at most 1000");
	buf_str(&xml, HEAD KIND MAP);
	repeat(&xml, "<space name='s%d'/>\n", BOX_SPACES + 1);
	buf_str(&xml, "</map></box>");
	refused(&xml, "b.xml:1004: the map has too many spaces: at most 1000");
	buf_str(&xml, HEAD KIND);
	repeat(&xml, "<map name='m%d' seats='2'><space name='s'/></map>\n", BOX_MAPS + 1);
	buf_str(&xml, "</box>");
	refused(&xml, "b.xml:19: the box has too many maps: at most 16");
	buf_str(&xml, HEAD KIND);
	repeat(&xml, "<set name='s%d'>k</set>\n", BOX_SETS);
	buf_str(&xml, "</box>");
	refused(&xml, "b.xml:66: the box has too many classes and sets: at most 64");
	buf_str(&xml, HEAD KIND MAP "<space name='a' next-to='");
	repeat(&xml, " s%d", BOX_NEIGHBOURS + 1);
	buf_str(&xml, "'/>\n");
	repeat(&xml, "<space name='s%d' next-to='a'/>\n", BOX_NEIGHBOURS + 1);
	buf_str(&xml, "</map></box>");
	refused(&xml, "b.xml:4: this space has too many neighbours: at most 64");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_good),
		cmocka_unit_test(test_keys),
		cmocka_unit_test(test_bare),
		cmocka_unit_test(test_map),
		cmocka_unit_test(test_names),
		cmocka_unit_test(test_slips),
		cmocka_unit_test(test_bombs),
		cmocka_unit_test(test_encodings),
		cmocka_unit_test(test_limits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
