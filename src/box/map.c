/* SPDX-License-Identifier: MIT */
#include "box/map.h"
#include "box/read.h"
#include "core/rules.h"

#include <stdlib.h>
#include <string.h>

/* KNOWN: of an attribute that is no column. */
enum { KNOWN = -1, CELL_MOST = 24, TITLE_MOST = 40, LEGEND_MOST = 2000 };

/* A map while it is being read. */
struct draft {
	struct box_text *sheet;
	const struct box *box;
	struct box_map *map;
	const struct name_index *kinds; /* the names of all kinds */
	struct name_index names;	/* of this map's spaces */
	struct buf known;		/* what a space may have beside columns */
	struct name_index columns;	/* of both */
	/* [spaces + 1], for what can only be read once all spaces are known */
	const struct tree **node;
	int *grid; /* [BOX_HEIGHT * BOX_WIDTH] the space drawn at each character */
};

void columns_index(struct name_index *columns, const struct box *box, const char *known)
{
	const struct column *column = box->game->columns;
	struct span word;

	for (int i = 1; i <= box->columns; i++)
		index_add(columns, span_of(column[i].name), i);
	for (int i = 0; (word = words_nth(known, i)).s; i++)
		index_add(columns, word, KNOWN);
}

/* Says which attribute a tag cannot have, and which it can. */
static bool columns_bad(
	struct box_text *sheet, const struct box *box, const struct tree *node, const char *known)
{
	struct buf all = BUF_INIT;

	buf_str(&all, known);
	for (int i = 1; i <= box->columns; i++) {
		buf_char(&all, '|');
		buf_str(&all, box->game->columns[i].name);
	}
	sheet_attributes(sheet, node, all.s);
	buf_free(&all);
	return false;
}

bool columns_read(struct box_text *sheet, const struct box *box, const struct name_index *columns,
	const struct tree *node, const char *known, int *num)
{
	const struct column *column = box->game->columns;
	bool *given = xalloc((size_t)box->columns + 1, sizeof *given);
	bool fine = true;

	for (int i = 0; i < node->attributes && fine; i++) {
		int found = index_find(columns, span_of(node->attribute[i].name));

		if (found > 0)
			given[found] = true;
		else if (!found)
			fine = columns_bad(sheet, box, node, known);
	}
	for (int i = 1; fine && i <= box->columns; i++)
		if (given[i])
			fine = sheet_value(sheet, node, column[i].name, column[i].words, &num[i]);
	free(given);
	return fine;
}

/* ---- spaces ---- */

static bool name_keep(struct draft *draft, const struct tree *node, const char *name)
{
	if (index_find(draft->kinds, span_of(name)))
		return sheet_bad(
			draft->sheet, node, "a kind, too, is called", name, ": change one");
	if (!index_add(&draft->names, span_of(name), draft->map->spaces))
		return sheet_bad(
			draft->sheet, node, "another space is called", name, " too: change one");
	return true;
}

/* Claims the characters of the text map on which the space is drawn. */
static bool cell_claim(struct draft *draft, const struct tree *node, const struct box_space *space)
{
	for (int i = 0; i < draft->map->cell; i++) {
		int *at = &draft->grid[space->row * BOX_WIDTH + space->column + i];

		if (*at) {
			sheet_bad(draft->sheet, node, "this space overlaps",
				draft->map->space[*at].name,
				" on the text map: move one of the two");
			return false;
		}
		*at = draft->map->spaces;
	}
	return true;
}

static bool place_read(struct draft *draft, const struct tree *node, struct box_space *space)
{
	int cell = draft->map->cell;

	if (!tree_attribute(node, "row") && !tree_attribute(node, "column")) {
		space->row = space->column = -1;
		return true;
	}
	if (!cell)
		return sheet_bad(draft->sheet, node, "the map has no", "cell",
			": give the number of characters that a space takes, or leave out row and "
			"column");
	return sheet_int(draft->sheet, node, "row", 0, BOX_HEIGHT - 1, &space->row)
		&& sheet_int(draft->sheet, node, "column", 0, BOX_WIDTH - cell, &space->column)
		&& cell_claim(draft, node, space);
}

/* Reads the space's areas. The first area of the game, the whole map, is never named; NULL ends. */
static bool areas_read(struct draft *draft, const struct tree *node, struct box_space *space)
{
	const char *const *areas = draft->box->game->areas, *text = tree_attribute(node, "in");
	struct span rest = span_of(text ? text : ""), word;

	space->areas = 1;
	while (span_word(&rest, &word)) {
		int i = areas && areas[0] ? 1 : 0;

		while (areas && areas[i] && !span_is(word, areas[i]))
			i++;
		if (!areas || !areas[i]) {
			sheet_bad(draft->sheet, node, "a space cannot be in", text,
				": the areas are");
			for (i = 1; areas && areas[0] && areas[i]; i++)
				buf_fmt(draft->sheet->why, "%s %s", i > 1 ? "," : "", areas[i]);
			return false;
		}
		space->areas |= (uint32_t)1 << i;
	}
	return true;
}

static bool space_parts(struct draft *draft, const struct tree *node, struct box_space *space)
{
	space->num = xalloc((size_t)draft->box->columns + 1, sizeof *space->num);
	return columns_read(
		       draft->sheet, draft->box, &draft->columns, node, draft->known.s, space->num)
		&& sheet_name(draft->sheet, node, true, &space->name)
		&& name_keep(draft, node, space->name)
		&& sheet_line(draft->sheet, node, "title", TITLE_MOST, space->name, &space->title)
		&& sheet_mark(draft->sheet, node, sizeof space->mark - 1, space->mark)
		&& areas_read(draft, node, space) && place_read(draft, node, space);
}

static bool space_read(struct draft *draft, const struct tree *node)
{
	struct box_map *map = draft->map;

	if (map->spaces == BOX_SPACES)
		return sheet_most(draft->sheet, node, "the map has too many spaces", BOX_SPACES);
	map->spaces++;
	map->space[map->spaces] = (struct box_space){ 0 };
	draft->node[map->spaces] = node;
	return space_parts(draft, node, &map->space[map->spaces]);
}

static void areas_fill(struct box_map *map)
{
	for (int a = 0; a < 32; a++) {
		map->area[a].space = xalloc((size_t)map->spaces + 1, sizeof *map->area[a].space);
		for (int i = 1; i <= map->spaces; i++)
			if (map->space[i].areas >> a & 1)
				map->area[a].space[map->area[a].n++] = SPACES + i;
	}
}

/* ---- neighbours ---- */

static bool link_bad(
	struct draft *draft, int from, const char *first, struct span subject, const char *then)
{
	char *name = xcopy(subject.s, subject.n);

	sheet_bad(draft->sheet, draft->node[from], first, name, then);
	free(name);
	return false;
}

/* Reads "0,1" or "0,1/edge". */
static bool link_read(struct draft *draft, int from, struct span word, struct link *link)
{
	const char *slash = span_find(word, '/');
	struct span to = { word.s, slash ? (size_t)(slash - word.s) : word.n };
	struct span edge = { slash ? slash + 1 : "", slash ? word.n - to.n - 1 : 0 };
	int found = index_find(&draft->names, to), via = index_find(&draft->names, edge);

	if (!found || (slash && !via))
		return link_bad(draft, from, "no space of this map is called", found ? edge : to,
			": name one as a neighbour, or leave it out");
	if (found == from || via == from || via == found)
		return link_bad(
			draft, from, "a space is its own neighbour in", word, ": take it out");
	*link = (struct link){ SPACES + found, via ? SPACES + via : NONE };
	return true;
}

static bool link_new(struct draft *draft, const struct box_links *links, int from, int n)
{
	const struct link *link = links->link;

	if (n - links->from[from] == BOX_NEIGHBOURS)
		return sheet_most(draft->sheet, draft->node[from],
			"this space has too many neighbours", BOX_NEIGHBOURS);
	for (int i = links->from[from]; i < n; i++)
		if (link[i].to == link[n].to && link[i].via == link[n].via)
			return sheet_bad(draft->sheet, draft->node[from], "this space names",
				draft->map->space[link[n].to - SPACES].name,
				" twice: once will do");
	return true;
}

static bool links_of(struct draft *draft, int relation, int from, int *n)
{
	const char *text = tree_attribute(draft->node[from], draft->box->game->links[relation]);
	struct box_links *links = &draft->map->links[relation];
	struct span rest = span_of(text ? text : ""), word;

	links->from[from] = *n;
	for (; span_word(&rest, &word); ++*n) {
		links->link = xmore(links->link, (size_t)*n, sizeof *links->link);
		if (!link_read(draft, from, word, &links->link[*n])
			|| !link_new(draft, links, from, *n))
			return false;
	}
	return true;
}

static bool mutual(const struct box_links *links, int from, const struct link *link)
{
	int to = link->to - SPACES;

	for (int i = links->from[to]; i < links->from[to + 1]; i++)
		if (links->link[i].to == SPACES + from && links->link[i].via == link->via)
			return true;
	return false;
}

static bool links_mutual(struct draft *draft, const struct box_links *links)
{
	const struct box_space *space = draft->map->space;

	for (int from = 1; from <= draft->map->spaces; from++)
		for (int i = links->from[from]; i < links->from[from + 1]; i++)
			if (!mutual(links, from, &links->link[i])) {
				sheet_bad(draft->sheet, draft->node[from], "this space names",
					space[links->link[i].to - SPACES].name, " as a neighbour");
				buf_fmt(draft->sheet->why,
					", which does not name '%s' as its neighbour",
					space[from].name);
				return false;
			}
	return true;
}

static bool links_read(struct draft *draft)
{
	struct box_map *map = draft->map;

	map->links = xalloc((size_t)draft->box->relations, sizeof *map->links);
	for (int relation = 0; relation < draft->box->relations; relation++) {
		struct box_links *links = &map->links[relation];
		int n = 0;

		links->from = xalloc((size_t)map->spaces + 2, sizeof *links->from);
		for (int from = 1; from <= map->spaces; from++)
			if (!links_of(draft, relation, from, &n))
				return false;
		links->from[map->spaces + 1] = n;
		if (!links_mutual(draft, links))
			return false;
	}
	return true;
}

/* ---- the map ---- */

static bool seats_read(struct draft *draft, const struct tree *node)
{
	const struct game *game = draft->box->game;
	struct box_map *map = draft->map;
	long long least, most;
	const char *text, *dash;

	if (!sheet_needs(draft->sheet, node, "seats", &text))
		return false;
	dash = strchr(text, '-');
	if (span_int((struct span){ text, dash ? (size_t)(dash - text) : strlen(text) },
		    game->least, game->most, &least)
		&& span_int(span_of(dash ? dash + 1 : text), least, game->most, &most)) {
		map->least = (int)least;
		map->most = (int)most;
		return true;
	}
	sheet_bad(draft->sheet, node, "the map serves no match with seats", text, ": give");
	buf_fmt(draft->sheet->why, " '%d-%d' or a part of it", game->least, game->most);
	return false;
}

static bool map_head(struct draft *draft, const struct tree *node)
{
	struct box_map *map = draft->map;

	if (!sheet_attributes(draft->sheet, node, "name|seats|cell")
		|| !sheet_elements(draft->sheet, node, "legend|space")
		|| !sheet_name(draft->sheet, node, false, &map->name))
		return false;
	for (const struct box_map *other = draft->box->map; other < map; other++)
		if (!strcmp(other->name, map->name))
			return sheet_bad(draft->sheet, node, "another map is called", map->name,
				" too: change one");
	if (tree_attribute(node, "cell")
		&& !sheet_int(draft->sheet, node, "cell", 1, CELL_MOST, &map->cell))
		return false;
	return seats_read(draft, node);
}

/* Returns whether each list of signs, {HEAD|SIGN WORDS|...}, is whole. */
static bool lists_whole(const char *legend)
{
	bool inside = false;
	int signs = 0;

	for (; *legend; legend++) {
		if (*legend == '{' ? inside : *legend == '}' && (!inside || !signs))
			return false;
		if (*legend == '{')
			signs = 0;
		inside = *legend == '{' || (inside && *legend != '}');
		if (inside && *legend == '|') {
			if (!legend[1] || strchr(" |}", legend[1]))
				return false;
			signs++;
		}
	}
	return !inside;
}

static bool legend_read(struct draft *draft, const struct tree *node)
{
	if (draft->map->legend)
		return sheet_bad(
			draft->sheet, node, "the map has a second", "legend", ": join them");
	if (!sheet_attributes(draft->sheet, node, "")
		|| !sheet_text(draft->sheet, node, LEGEND_MOST, &draft->map->legend))
		return false;
	if (lists_whole(draft->map->legend))
		return true;
	return sheet_bad(draft->sheet, node, "a list of signs is cut off in the", "legend",
		": write '{Counters: |V village|C city}'");
}

static bool map_body(struct draft *draft, const struct tree *parent)
{
	for (const struct tree *node = parent->child; node; node = node->next) {
		if (tree_is(node, "legend") && !legend_read(draft, node))
			return false;
		if (tree_is(node, "space") && !space_read(draft, node))
			return false;
	}
	if (!draft->map->spaces)
		return sheet_bad(draft->sheet, parent, "there is no space on map", draft->map->name,
			": give it some");
	if (!draft->map->legend)
		draft->map->legend = xcopy("", 0);
	areas_fill(draft->map);
	return links_read(draft);
}

static void space_room(struct box_map *map, const struct tree *parent)
{
	size_t n = 0;

	for (const struct tree *node = parent->child; node; node = node->next)
		n += tree_is(node, "space") && n < BOX_SPACES;
	map->space = xalloc(n + 1, sizeof *map->space);
}

/* Lists what a space may have. */
static void draft_knows(struct draft *draft)
{
	buf_str(&draft->known, "name|title|row|column|mark|in");
	for (int i = 0; i < draft->box->relations; i++)
		buf_fmt(&draft->known, "|%s", draft->box->game->links[i]);
	columns_index(&draft->columns, draft->box, draft->known.s);
}

bool map_read(struct box_text *sheet, struct box *box, const struct name_index *kinds,
	const struct tree *node)
{
	struct draft draft = { .sheet = sheet, .box = box, .kinds = kinds, .known = BUF_INIT };
	bool fine;

	if (box->maps == BOX_MAPS)
		return sheet_most(sheet, node, "the box has too many maps", BOX_MAPS);
	box->map = xgrow(box->map, (size_t)box->maps + 1, sizeof *box->map);
	draft.map = &box->map[box->maps++];
	*draft.map = (struct box_map){ 0 };
	space_room(draft.map, node);
	draft.node = xalloc(BOX_SPACES + 1, sizeof *draft.node);
	draft.grid = xalloc(BOX_HEIGHT * BOX_WIDTH, sizeof *draft.grid);
	draft_knows(&draft);
	fine = map_head(&draft, node) && map_body(&draft, node);
	index_free(&draft.names);
	index_free(&draft.columns);
	buf_free(&draft.known);
	free(draft.grid);
	free(draft.node);
	return fine;
}
