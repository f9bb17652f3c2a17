/* SPDX-License-Identifier: MIT */
#include "box/read.h"
#include "base/fail.h"
#include "box/map.h"
#include "box/sheet.h"
#include "core/rules.h"

#include <stdlib.h>
#include <string.h>

enum { TITLE_MOST = 40, EDITION_MOST = 20, NOTE_MOST = 160, AREAS_MOST = 32 };

/* What a kind may have beside columns. */
#define KIND_KNOWN "name|title|n|mark"

struct names {
	struct box_text *sheet;
	struct box *box;
	struct name_index names;   /* of kinds */
	struct name_index columns; /* what a kind may have */
	int single;		   /* number of single pieces that the box lays out */
};

static struct box *box_new(const struct game *game, const unsigned char hash[BOX_HASH])
{
	struct box *box = xalloc(1, sizeof *box);

	box->game = game;
	memcpy(box->hash, hash, BOX_HASH);
	box->columns = ROWS(game->columns);
	box->keys = ROWS(game->keys);
	box->relations = rows_of(game->links, sizeof *game->links, false);
	must(rows_of(game->areas, sizeof *game->areas, false) <= AREAS_MOST);
	box->key = xalloc((size_t)box->keys + 1, sizeof *box->key);
	box->kind = xalloc(1, sizeof *box->kind);
	for (int i = 1; i <= box->keys; i++)
		box->key[i].value = game->keys[i].otherwise;
	return box;
}

/* ---- numbers and options ---- */

static bool key_find(struct names *r, const struct tree *node, int *found)
{
	const struct key *keys = r->box->game->keys;
	const char *name;

	if (!sheet_needs(r->sheet, node, "name", &name))
		return false;
	for (*found = 1; *found <= r->box->keys; ++*found)
		if (!strcmp(keys[*found].name, name))
			break;
	if (*found > r->box->keys) {
		sheet_bad(r->sheet, node, "the game has no number or option", name, ": it has");
		for (int i = 1; i <= r->box->keys; i++)
			buf_fmt(r->sheet->why, "%s %s", i > 1 ? "," : "", keys[i].name);
		return false;
	}
	if (r->box->key[*found].note)
		return sheet_bad(r->sheet, node, "there are two of", name, ": take one out");
	return true;
}

/* Reads a bound of an option, which may be a day, as 20270301: no rule calculates with such a
 * number. */
static bool bound_read(struct names *r, const struct tree *node, const char *attribute,
	const char *words, int *value)
{
	return words ? sheet_value(r->sheet, node, attribute, words, value)
		     : sheet_int(r->sheet, node, attribute, -BOX_OPTION, BOX_OPTION, value);
}

/* Reads the bounds of an option. An option that is a word may be any word, unless the box has
 * bounds. */
static bool bounds_read(
	struct names *r, const struct tree *node, const char *words, struct box_key *key)
{
	bool several = words && *words == '+';

	key->option = true;
	if (words)
		key->most = several ? (1 << sheet_count(words)) - 1 : sheet_count(words) - 1;
	if ((!words || tree_attribute(node, "least"))
		&& !bound_read(r, node, "least", words, &key->least))
		return false;
	if ((!words || tree_attribute(node, "most"))
		&& !bound_read(r, node, "most", words, &key->most))
		return false;
	if (key->least <= key->value && key->value <= key->most)
		return true;
	return sheet_bad(r->sheet, node, "the value is not from least to most in option",
		tree_attribute(node, "name"), ": change one of the three");
}

static bool key_read(struct names *r, const struct tree *node, bool option)
{
	struct box_key *key;
	const char *words;
	int i;

	if (!sheet_attributes(r->sheet, node, option ? "name|value|least|most" : "name|value")
		|| !key_find(r, node, &i))
		return false;
	key = &r->box->key[i];
	words = r->box->game->keys[i].words;
	return (option ? bound_read(r, node, "value", words, &key->value)
		       : sheet_value(r->sheet, node, "value", words, &key->value))
		&& (!option || bounds_read(r, node, words, key))
		&& sheet_text(r->sheet, node, NOTE_MOST, &key->note);
}

/* ---- classes and kinds ---- */

static bool home_read(struct names *r, const struct tree *node, int *home)
{
	const struct zone *zones = r->box->game->zones;
	const char *text = tree_attribute(node, "home");

	*home = 0;
	if (!text)
		return true;
	for (*home = 1; zones[*home].name; ++*home)
		if (!strcmp(zones[*home].name, text))
			return true;
	sheet_bad(r->sheet, node, "the game has no zone", text, ": it has");
	for (int i = 1; zones[i].name; i++)
		buf_fmt(r->sheet->why, "%s %s", i > 1 ? "," : "", zones[i].name);
	return false;
}

/* Reads how many copies of a kind lie on the table: none without a home. Each copy of a kind that
 * does not stack takes memory, so a box may have no more than BOX_COPIES of these. */
static bool copies_read(struct names *r, const struct tree *node, struct box_kind *kind)
{
	if (!sheet_int(r->sheet, node, "n", 0, BOX_COPIES, &kind->copies))
		return false;
	if (kind->copies && !kind->home)
		return sheet_bad(r->sheet, node, "there is no home for", kind->name,
			": give its class one, or n=\"0\"");
	r->single += kind->single ? kind->copies : 0;
	if (r->single <= BOX_COPIES)
		return true;
	return sheet_most(r->sheet, node, "the box has too many single pieces", BOX_COPIES);
}

static bool kind_parts(struct names *r, const struct tree *node, struct box_kind *kind)
{
	kind->num = xalloc((size_t)r->box->columns + 1, sizeof *kind->num);
	if (!columns_read(r->sheet, r->box, &r->columns, node, KIND_KNOWN, kind->num)
		|| !sheet_name(r->sheet, node, false, &kind->name))
		return false;
	if (!index_add(&r->names, span_of(kind->name), r->box->kinds))
		return sheet_bad(
			r->sheet, node, "another kind is called", kind->name, " too: change one");
	return sheet_line(r->sheet, node, "title", TITLE_MOST, NULL, &kind->title)
		&& sheet_mark(r->sheet, node, sizeof kind->mark - 1, kind->mark)
		&& copies_read(r, node, kind) && sheet_text(r->sheet, node, NOTE_MOST, &kind->note);
}

static bool kind_read(struct names *r, const struct tree *node, const struct box_kind *like)
{
	struct box *box = r->box;

	if (box->kinds == BOX_KINDS)
		return sheet_most(r->sheet, node, "the box has too many kinds", BOX_KINDS);
	box->kind = xmore(box->kind, (size_t)box->kinds + 1, sizeof *box->kind);
	box->kind[++box->kinds] = *like;
	return kind_parts(r, node, &box->kind[box->kinds]);
}

/* Reads the head of a class or a set; no two may share a name. */
static bool set_head(struct names *r, const struct tree *node, struct box_set **all, int *n)
{
	struct box_set *set;
	char *name;

	if (r->box->classes + r->box->sets == BOX_SETS)
		return sheet_most(
			r->sheet, node, "the box has too many classes and sets", BOX_SETS);
	if (!sheet_name(r->sheet, node, false, &name))
		return false;
	if (box_set(r->box, name, strlen(name))) {
		sheet_bad(
			r->sheet, node, "another class or set is called", name, " too: change one");
		free(name);
		return false;
	}
	*all = xgrow(*all, (size_t)*n + 1, sizeof **all);
	set = &(*all)[(*n)++];
	*set = (struct box_set){ .name = name };
	return true;
}

static bool class_read(struct names *r, const struct tree *parent)
{
	struct box_kind like = { .class = r->box->classes };
	const char *text = tree_attribute(parent, "single");
	int single = 0;

	if (!sheet_attributes(r->sheet, parent, "name|home|single")
		|| !sheet_elements(r->sheet, parent, "kind")
		|| !set_head(r, parent, &r->box->class, &r->box->classes)
		|| !home_read(r, parent, &like.home)
		|| (text && !sheet_value(r->sheet, parent, "single", "no|yes", &single)))
		return false;
	like.single = single;
	for (const struct tree *node = parent->child; node; node = node->next)
		if (tree_is(node, "kind") && !kind_read(r, node, &like))
			return false;
	return true;
}

static void classes_fill(struct box *box)
{
	for (int i = 0; i < box->classes; i++)
		box->class[i].has = xalloc((size_t)box->kinds + 1, 1);
	for (int i = 1; i <= box->kinds; i++)
		box->class[box->kind[i].class].has[i] = 1;
}

static bool set_fill(struct names *r, const struct tree *node, struct box_set *set, char *text)
{
	struct span rest = span_of(text), word;

	set->has = xalloc((size_t)r->box->kinds + 1, 1);
	while (span_word(&rest, &word)) {
		char *name = xcopy(word.s, word.n);
		int kind = index_find(&r->names, word);
		bool fine = kind && !set->has[kind];

		if (!kind)
			sheet_bad(r->sheet, node, "no kind is called", name,
				": a set lists names of kinds");
		else if (!fine)
			sheet_bad(r->sheet, node, "the set has", name, " twice: once will do");
		free(name);
		if (!fine)
			return false;
		set->has[kind] = 1;
	}
	return true;
}

static bool set_read(struct names *r, const struct tree *node)
{
	char *text;
	bool fine;

	if (!sheet_attributes(r->sheet, node, "name")
		|| !set_head(r, node, &r->box->set, &r->box->sets)
		|| !sheet_text(r->sheet, node, BOX_MOST, &text))
		return false;
	fine = set_fill(r, node, &r->box->set[r->box->sets - 1], text);
	if (fine && !*text)
		fine = sheet_bad(r->sheet, node, "no kind is in the set",
			r->box->set[r->box->sets - 1].name, ": name some, or take it out");
	free(text);
	return fine;
}

/* ---- the box ---- */

static bool head_read(struct names *r, const struct tree *root)
{
	const char *game;

	if (!tree_is(root, "box"))
		return sheet_bad(r->sheet, root, "the file begins with a tag called", root->name,
			": a box begins with 'box'");
	if (!sheet_attributes(r->sheet, root, "game|title|edition")
		|| !sheet_elements(r->sheet, root, "number|option|class|set|map")
		|| !sheet_needs(r->sheet, root, "game", &game))
		return false;
	if (strcmp(game, r->box->game->name)) {
		sheet_bad(r->sheet, root, "this is a box of the game", game, "");
		buf_fmt(r->sheet->why, ": give one of '%s'", r->box->game->name);
		return false;
	}
	return sheet_line(r->sheet, root, "title", TITLE_MOST, NULL, &r->box->title)
		&& sheet_line(r->sheet, root, "edition", EDITION_MOST, NULL, &r->box->edition);
}

/* Sets and maps refer to kinds, so they are read after all kinds, wherever in the file they
 * stand. */
static bool body_read(struct names *r, const struct tree *root)
{
	for (const struct tree *node = root->child; node; node = node->next) {
		if (tree_is(node, "class") && !class_read(r, node))
			return false;
		if ((tree_is(node, "number") || tree_is(node, "option"))
			&& !key_read(r, node, tree_is(node, "option")))
			return false;
	}
	classes_fill(r->box);
	for (const struct tree *node = root->child; node; node = node->next) {
		if (tree_is(node, "set") && !set_read(r, node))
			return false;
		if (tree_is(node, "map") && !map_read(r->sheet, r->box, &r->names, node))
			return false;
	}
	return true;
}

static bool whole(struct names *r, const struct tree *root)
{
	const char *const *areas = r->box->game->areas;

	if (!r->box->kinds)
		return sheet_bad(r->sheet, root, "there is no kind in the box", NULL,
			": give it a class with some");
	if (areas && areas[0] && areas[1] && !r->box->maps)
		return sheet_bad(
			r->sheet, root, "there is no map in the box", NULL, ": give it one");
	return true;
}

struct box *box_lay(const struct game *game, const struct tree *root,
	const unsigned char hash[BOX_HASH], const char *name, struct buf *why)
{
	struct box_text sheet = { name, why };
	struct names r = { .sheet = &sheet, .box = box_new(game, hash) };

	columns_index(&r.columns, r.box, KIND_KNOWN);
	if (head_read(&r, root) && body_read(&r, root) && whole(&r, root)) {
		box_sort(r.box);
	} else {
		box_free(r.box);
		r.box = NULL;
	}
	index_free(&r.names);
	index_free(&r.columns);
	return r.box;
}

struct box *box_read(const struct game *game, const char *xml, size_t n,
	const unsigned char hash[BOX_HASH], const char *name, struct buf *why)
{
	struct box_text sheet = { name, why };
	struct tree *root = sheet_open(&sheet, (struct span){ xml, n });
	struct box *box = root ? box_lay(game, root, hash, name, why) : NULL;

	tree_free(root);
	return box;
}
