/* SPDX-License-Identifier: MIT
 * The box of KTech as it is shipped: what the rulebook counts, and what its maps promise. */
#include "box_file.h"
#include "games/ktech/ktech.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

extern const struct game ktech;

enum { TERRAINS = 8, WATER = 5 };

/* Rows, spaces of an even row, and how many spaces there are of each terrain, in the order of the
 * column's words; the parts the land falls into, the largest first. */
static const struct {
	const char *name;
	int seats_least, seats_most, rows, columns, spaces;
	int terrain[TERRAINS], parts[3];
} maps[] = {
	{ "a", 2, 4, 11, 13, 138, { 26, 20, 14, 18, 8, 34, 10, 8 }, { 62, 21, 21 } },
	{ "b", 5, 6, 13, 17, 215, { 40, 30, 22, 28, 12, 53, 16, 14 }, { 156, 3, 3 } },
};

static int box_set_up(void **state)
{
	*state = box_shipped(&ktech);
	return 0;
}

static int box_tear_down(void **state)
{
	box_free(*state);
	return 0;
}

static const struct box_kind *kind_named(const struct box *box, const char *name)
{
	thing found = box_kind(box, name, strlen(name), NULL, NULL);

	assert_true(found > KINDS);
	return &box->kind[found - KINDS];
}

/* ---- kinds and numbers ---- */

static void test_counts(void **state)
{
	const struct box *box = *state;
	int kinds[2] = { 0, 0 }, copies[2] = { 0, 0 };

	for (int i = 1; i <= box->kinds; i++) {
		kinds[box->kind[i].class]++;
		copies[box->kind[i].class] += box->kind[i].copies;
	}
	assert_int_equal(box->classes, 2);
	assert_string_equal(box->class[0].name, "counter");
	assert_int_equal(kinds[0], 9);
	assert_int_equal(copies[0], 280);
	assert_int_equal(kinds[1], 39);
	assert_int_equal(copies[1], 83);
	assert_int_equal(kind_named(box, "village")->copies, 100);
	assert_int_equal(kind_named(box, "ship")->copies, 40);
	assert_int_equal(kind_named(box, "raid")->copies, 4);
	assert_int_equal(kind_named(box, "sail")->copies, 4);
	assert_int_equal(kind_named(box, "harvest")->copies, 4);
	assert_int_equal(kind_named(box, "disaster")->copies, 1);
}

static void test_counters(void **state)
{
	const struct box *box = *state;
	char marks[] = "VCKMARTPS";

	for (int i = 1; i <= 9; i++) {
		assert_int_equal(box->kind[i].num[IS], 1 << (i - 1));
		assert_int_equal(box->kind[i].mark[0], marks[i - 1]);
		assert_int_equal(box->kind[i].home, BOWL);
		assert_false(box->kind[i].single);
	}
	assert_int_equal(kind_named(box, "village")->num[ON], 0xff & ~(1 << WATER));
	assert_int_equal(kind_named(box, "city")->num[ON], 1 << 0 | 1 << 3);
	assert_int_equal(kind_named(box, "castle")->num[ON], 0xf);
	assert_int_equal(kind_named(box, "mine")->num[ON], 1 << 2 | 1 << 3 | 1 << 6);
	assert_int_equal(kind_named(box, "army")->num[ON], 0xff & ~(1 << WATER));
	assert_int_equal(kind_named(box, "ship")->num[ON], 1 << WATER);
}

static void test_cards(void **state)
{
	static const int of_op[] = { 24, 3, 4, 3, 5 };
	const struct box *box = *state;
	int seen[5] = { 0 };

	for (int i = 10; i <= box->kinds; i++) {
		const struct box_kind *card = &box->kind[i];
		bool pays = card->num[OP] == MAKE || card->num[OP] == STEAL;

		seen[card->num[OP]]++;
		assert_int_equal(card->home, DECK);
		assert_true(card->single);
		assert_true(*card->note);
		assert_int_equal(pays, card->num[AMOUNT] > 0);
		assert_int_equal(!card->num[BY], !strcmp(card->name, "disaster"));
		assert_true(!card->num[TIMES] || card->num[OP] == MAKE);
		assert_true(card->num[PER] == ONCE || card->num[NEAR] || card->num[NEAR_TERRAIN]);
	}
	assert_memory_equal(seen, of_op, sizeof of_op);
	assert_int_equal(kind_named(box, "raid")->num[NEAR], 0xff);
	assert_int_equal(kind_named(box, "convert")->num[NEAR], 0x1ff);
	assert_int_equal(kind_named(box, "disaster")->num[NEAR], 0x1fe);
	assert_int_equal(kind_named(box, "disaster")->num[NEAR_OF], ANYONE);
	assert_int_equal(kind_named(box, "victory")->num[GOODS], OF_VP);
	assert_int_equal(kind_named(box, "safe-passage")->num[UP_TO], 1);
	assert_int_equal(kind_named(box, "march")->num[UP_TO], 0);
}

static void test_keys(void **state)
{
	const struct box *box = *state;

	for (int i = 1; i <= box->keys; i++) {
		/* None is left to the program: each is in the file. */
		assert_non_null(box->key[i].note);
		assert_int_equal(box->key[i].value, ktech.keys[i].otherwise);
		assert_int_equal(box->key[i].option, i == LENGTH);
	}
	assert_int_equal(box->key[LENGTH].least, 2);
	assert_int_equal(box->key[LENGTH].most, 4);
}

static void test_sets(void **state)
{
	static const struct {
		const char *name;
		int sorts;
	} sets[] = { { "settlement", 0x3 }, { "ground-unit", 0xb0 }, { "unit", 0x1b0 } };
	const struct box *box = *state;

	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
		const struct box_set *set = box_set(box, sets[i].name, strlen(sets[i].name));

		assert_non_null(set);
		for (int kind = 1; kind <= box->kinds; kind++)
			assert_int_equal(
				set->has[kind], kind <= 9 && (sets[i].sorts >> (kind - 1) & 1));
	}
}

/* ---- maps ---- */

static int row_length(int map, int row)
{
	return maps[map].columns - row % 2;
}

static int space_at(const struct box_map *map, int row, int column)
{
	char name[32];
	thing found;

	snprintf(name, sizeof name, "%d,%d", row, column);
	found = box_space(map, name, strlen(name));
	assert_true(found > SPACES);
	return found - SPACES;
}

static bool linked(const struct box_map *map, int from, int to)
{
	const struct box_links *links = &map->links[NEXT_TO];

	for (int i = links->from[from]; i < links->from[from + 1]; i++)
		if (links->link[i].to == SPACES + to)
			return true;
	return false;
}

/* Whether two spaces touch, worked out from their centres: half a space is one step aside. */
static bool touch(int row, int column, int other_row, int other_column)
{
	int aside = abs(2 * column + row % 2 - 2 * other_column - other_row % 2);

	return (row == other_row && aside == 2) || (abs(row - other_row) == 1 && aside == 1);
}

static void links_check(int m, const struct box_map *map, int row, int column)
{
	int from = space_at(map, row, column);

	for (int r = 0; r < maps[m].rows; r++)
		for (int c = 0; c < row_length(m, r); c++)
			assert_int_equal(
				linked(map, from, space_at(map, r, c)), touch(row, column, r, c));
}

static void space_check(int m, const struct box_map *map, int row, int column)
{
	const struct box_space *space = &map->space[space_at(map, row, column)];
	int opposite =
		space_at(map, maps[m].rows - 1 - row, maps[m].columns - 1 - row % 2 - column);
	bool water = space->num[TERRAIN] == 1 << WATER;

	assert_int_equal(space->num[TERRAIN], map->space[opposite].num[TERRAIN]);
	assert_int_equal(space->areas >> LAND & 1, !water);
	assert_int_equal(space->mark[0] == '~', water);
	assert_int_equal(space->row, row);
	assert_int_equal(space->column, column * map->cell + row % 2 * 2);
}

static void test_maps(void **state)
{
	const struct box *box = *state;

	assert_int_equal(box->maps, 2);
	for (int m = 0; m < 2; m++) {
		const struct box_map *map = &box->map[m];
		int seen[TERRAINS] = { 0 };

		assert_string_equal(map->name, maps[m].name);
		assert_int_equal(map->least, maps[m].seats_least);
		assert_int_equal(map->most, maps[m].seats_most);
		assert_int_equal(map->spaces, maps[m].spaces);
		assert_int_equal(map->area[LAND].n, map->spaces - maps[m].terrain[WATER]);
		for (int row = 0; row < maps[m].rows; row++)
			for (int column = 0; column < row_length(m, row); column++) {
				space_check(m, map, row, column);
				links_check(m, map, row, column);
			}
		for (int i = 1; i <= map->spaces; i++)
			for (int t = 0; t < TERRAINS; t++)
				seen[t] += map->space[i].num[TERRAIN] == 1 << t;
		assert_memory_equal(seen, maps[m].terrain, sizeof seen);
	}
}

/* How many spaces of land hang together with this one; they are struck off. */
static int part_size(const struct box_map *map, bool *land, int from)
{
	const struct box_links *links = &map->links[NEXT_TO];
	int n = 1;

	land[from] = false;
	for (int i = links->from[from]; i < links->from[from + 1]; i++)
		if (land[links->link[i].to - SPACES])
			n += part_size(map, land, links->link[i].to - SPACES);
	return n;
}

static void test_parts(void **state)
{
	const struct box *box = *state;

	for (int m = 0; m < 2; m++) {
		const struct box_map *map = &box->map[m];
		bool land[BOX_SPACES + 1] = { false };
		int parts[BOX_SPACES] = { 0 }, n = 0;

		for (int i = 0; i < map->area[LAND].n; i++)
			land[map->area[LAND].space[i] - SPACES] = true;
		for (int i = 1; i <= map->spaces; i++)
			if (land[i])
				parts[n++] = part_size(map, land, i);
		assert_int_equal(n, 3);
		for (int i = 0; i < n; i++) {
			int found = 0, wanted = 0;

			for (int j = 0; j < n; j++) {
				found += parts[j] == maps[m].parts[i];
				wanted += maps[m].parts[j] == maps[m].parts[i];
			}
			assert_int_equal(found, wanted);
		}
	}
}

/* One mark a terrain, none of which is the mark of a counter. */
static void test_marks(void **state)
{
	static const char marks[] = ".fmhs~dt";
	const struct box *box = *state;

	for (int m = 0; m < box->maps; m++)
		for (int i = 1; i <= box->map[m].spaces; i++) {
			const struct box_space *space = &box->map[m].space[i];
			const char *at = strchr(marks, space->mark[0]);

			assert_non_null(at);
			assert_int_equal(space->num[TERRAIN], 1 << (at - marks));
			for (int kind = 1; kind <= box->kinds; kind++)
				assert_int_not_equal(box->kind[kind].mark[0], space->mark[0]);
		}
}

/* ---- the shape ---- */

/* What fails here is meant to. */
static void quiet(void *context, xmlErrorPtr error)
{
	(void)context;
	(void)error;
}

static bool fits(xmlRelaxNG *shape, const struct buf *xml)
{
	xmlDoc *doc = xmlReadMemory(xml->s, (int)xml->n, NULL, NULL, XML_PARSE_NONET);
	xmlRelaxNGValidCtxt *look = xmlRelaxNGNewValidCtxt(shape);
	bool fine;

	xmlRelaxNGSetValidStructuredErrors(look, quiet, NULL);
	assert_non_null(doc);
	fine = !xmlRelaxNGValidateDoc(look, doc);
	xmlRelaxNGFreeValidCtxt(look);
	xmlFreeDoc(doc);
	return fine;
}

static void fits_changed(xmlRelaxNG *shape, const struct buf *xml, const char *from, const char *to)
{
	const char *at = strstr(xml->s, from);
	struct buf changed = BUF_INIT;

	assert_non_null(at);
	buf_add(&changed, xml->s, (size_t)(at - xml->s));
	buf_str(&changed, to);
	buf_str(&changed, at + strlen(from));
	assert_false(fits(shape, &changed));
	buf_free(&changed);
}

static void test_shape(void **state)
{
	struct buf rng = BUF_INIT, xml = BUF_INIT;
	xmlRelaxNGParserCtxt *parser;
	xmlRelaxNG *shape;

	(void)state;
	source_file(&rng, "templates/box.rng");
	source_file(&xml, "db/boxes/ktech.xml");
	parser = xmlRelaxNGNewMemParserCtxt(rng.s, (int)rng.n);
	shape = xmlRelaxNGParse(parser);
	assert_non_null(shape);
	assert_true(fits(shape, &xml));
	fits_changed(shape, &xml, "<number ", "<numbers/><number ");
	fits_changed(shape, &xml, " edition=\"1\"", "");
	fits_changed(shape, &xml, "n=\"100\"", "n=\"lots\"");
	fits_changed(shape, &xml, " row=\"0\"", "");
	fits_changed(shape, &xml, "seats=\"2-4\"", "seats=\"few\"");
	xmlRelaxNGFree(shape);
	xmlRelaxNGFreeParserCtxt(parser);
	buf_free(&rng);
	buf_free(&xml);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_counters),
		cmocka_unit_test(test_cards),
		cmocka_unit_test(test_keys),
		cmocka_unit_test(test_sets),
		cmocka_unit_test(test_maps),
		cmocka_unit_test(test_parts),
		cmocka_unit_test(test_marks),
		cmocka_unit_test(test_shape),
	};

	return cmocka_run_group_tests(tests, box_set_up, box_tear_down);
}
