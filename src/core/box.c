/* SPDX-License-Identifier: MIT */
#include "core/box.h"
#include "base/buf.h"
#include "base/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void map_free(struct box_map *map, int relations)
{
	for (int i = 1; i <= map->spaces; i++) {
		free(map->space[i].name);
		free(map->space[i].title);
		free(map->space[i].num);
	}
	for (int i = 0; map->links && i < relations; i++) {
		free(map->links[i].from);
		free(map->links[i].link);
	}
	for (size_t i = 0; i < sizeof map->area / sizeof *map->area; i++)
		free(map->area[i].space);
	free(map->links);
	free(map->space);
	free(map->sorted);
	free(map->name);
	free(map->legend);
}

static void sets_free(struct box_set *set, int n)
{
	for (int i = 0; i < n; i++) {
		free(set[i].name);
		free(set[i].has);
	}
	free(set);
}

static void kinds_free(struct box_kind *kind, int n)
{
	for (int i = 1; i <= n; i++) {
		free(kind[i].name);
		free(kind[i].title);
		free(kind[i].note);
		free(kind[i].num);
	}
	free(kind);
}

void box_free(struct box *box)
{
	if (!box)
		return;
	kinds_free(box->kind, box->kinds);
	sets_free(box->class, box->classes);
	sets_free(box->set, box->sets);
	for (int i = 0; i < box->maps; i++)
		map_free(&box->map[i], box->relations);
	for (int i = 1; box->key && i <= box->keys; i++)
		free(box->key[i].note);
	free(box->map);
	free(box->key);
	free(box->sorted);
	free(box->title);
	free(box->edition);
	free(box);
}

static int name_order(const void *a, const void *b)
{
	return strcmp(((const struct box_name *)a)->name, ((const struct box_name *)b)->name);
}

void box_sort(struct box *box)
{
	free(box->sorted);
	box->sorted = xalloc((size_t)box->kinds, sizeof *box->sorted);
	for (int i = 0; i < box->kinds; i++)
		box->sorted[i] = (struct box_name){ box->kind[i + 1].name, i + 1 };
	qsort(box->sorted, (size_t)box->kinds, sizeof *box->sorted, name_order);
	for (struct box_map *map = box->map; map < box->map + box->maps; map++) {
		free(map->sorted);
		map->sorted = xalloc((size_t)map->spaces, sizeof *map->sorted);
		for (int i = 0; i < map->spaces; i++)
			map->sorted[i] = (struct box_name){ map->space[i + 1].name, i + 1 };
		qsort(map->sorted, (size_t)map->spaces, sizeof *map->sorted, name_order);
	}
}

/* Returns below 0, 0 or above 0: the name stands before s (in any case), begins with s, stands
 * behind s. A blank is a hyphen. */
static int name_compare(const char *name, struct span s)
{
	for (size_t i = 0; i < s.n; i++) {
		int c = (unsigned char)s.s[i];
		int own = (unsigned char)name[i];

		if (c >= 'A' && c <= 'Z')
			c += 'a' - 'A';
		else if (c == ' ')
			c = '-';
		if (own != c || !own)
			return own < c ? -1 : 1;
	}
	return 0;
}

/* Returns where the names that begin with s start; s itself, being the shortest, comes first. */
static int name_search(const struct box_name *sorted, int n, struct span s)
{
	int least = 0, most = n;

	while (least < most) {
		int middle = least + (most - least) / 2;

		if (name_compare(sorted[middle].name, s) < 0)
			least = middle + 1;
		else
			most = middle;
	}
	return least;
}

/* A title begins with a letter, of any language, or a digit. */
static bool may_be_title(struct span word)
{
	return word.n && (isalnum((unsigned char)word.s[0]) || (unsigned char)word.s[0] >= 0x80);
}

/* Returns whether a word is a title, "Gold 2 (g2)", up to what is in brackets: "gold-2". */
static bool is_title(struct span word, const char *title)
{
	size_t i = 0;

	while (i < word.n && title[i] && title[i] != '(') {
		char c = title[i] == ' ' ? '-' : title[i];

		if (tolower((unsigned char)c) != tolower((unsigned char)word.s[i]))
			return false;
		i++;
	}
	return i == word.n && (!title[i] || !strncmp(title + i, " (", 2));
}

static thing kind_titled(
	const struct box *box, struct span word, const struct box_set *among, bool *clear)
{
	thing found = NONE;
	int n = 0;

	for (int k = 1; may_be_title(word) && k <= box->kinds; k++)
		if ((!among || among->has[k]) && box->kind[k].title
			&& is_title(word, box->kind[k].title)) {
			found = KINDS + k;
			n++;
		}
	if (clear)
		*clear = n < 2;
	return n == 1 ? found : NONE;
}

thing box_kind(
	const struct box *box, const char *s, size_t n, const struct box_set *among, bool *clear)
{
	struct span name = { s, n };
	int i = n ? name_search(box->sorted, box->kinds, name) : box->kinds;
	int found = 0, fit = 0;

	for (; i < box->kinds && fit < 2 && !name_compare(box->sorted[i].name, name); i++) {
		if (among && !among->has[box->sorted[i].i])
			continue;
		found = box->sorted[i].i;
		fit++;
		if (!box->sorted[i].name[n])
			break;
	}
	if (!fit)
		return kind_titled(box, name, among, clear);
	if (clear)
		*clear = fit < 2;
	return fit == 1 ? KINDS + found : NONE;
}

bool box_names_kind(const struct box *box, const char *s, size_t n)
{
	const struct span name = { s, n };
	int i = name.n ? name_search(box->sorted, box->kinds, name) : box->kinds;

	return i < box->kinds && !name_compare(box->sorted[i].name, name)
		&& !box->sorted[i].name[name.n];
}

static thing space_titled(const struct box_map *map, struct span word)
{
	thing found = NONE;
	int n = 0;

	for (int i = 1; may_be_title(word) && i <= map->spaces; i++)
		if (map->space[i].title && is_title(word, map->space[i].title)) {
			found = SPACES + i;
			n++;
		}
	return n == 1 ? found : NONE;
}

/* A sign of one letter is that of a sort of spaces, or a word of a sentence. */
thing box_space_marked(const struct box_map *map, const char *s, size_t length)
{
	struct span word = { s, length };
	thing found = NONE;
	int n = 0;

	for (int i = 1; word.n > 1 && word.n < sizeof map->space->mark && i <= map->spaces; i++)
		if (span_folds(word, map->space[i].mark)) {
			found = SPACES + i;
			n++;
		}
	return n == 1 ? found : NONE;
}

thing box_space(const struct box_map *map, const char *s, size_t n)
{
	struct span name = { s, n };
	int i = name_search(map->sorted, map->spaces, name);
	thing titled;

	if (!n)
		return NONE;
	if (i < map->spaces && !name_compare(map->sorted[i].name, name) && !map->sorted[i].name[n])
		return SPACES + map->sorted[i].i;
	titled = space_titled(map, name);
	return titled ? titled : box_space_marked(map, s, n);
}

static const struct box_set *set_named(const struct box_set *set, int n, struct span name)
{
	for (int i = 0; i < n; i++)
		if (span_folds(name, set[i].name))
			return &set[i];
	return NULL;
}

const struct box_set *box_set(const struct box *box, const char *s, size_t n)
{
	struct span name = { s, n };
	const struct box_set *found = set_named(box->class, box->classes, name);

	return found ? found : set_named(box->set, box->sets, name);
}

const struct box_map *box_map(const struct box *box, const char *name, int seated)
{
	for (int i = 0; i < box->maps; i++) {
		const struct box_map *map = &box->map[i];

		if (name ? span_folds(span_of(name), map->name)
			 : seated >= map->least && seated <= map->most)
			return map;
	}
	return NULL;
}

/* ---- games ---- */

const struct game *const *games(void)
{
	return all_games;
}

const struct game *game_named(const char *name)
{
	const struct game *newest = NULL;

	for (int i = 0; all_games[i]; i++)
		if (!strcasecmp(all_games[i]->name, name)
			&& (!newest || all_games[i]->revision > newest->revision))
			newest = all_games[i];
	return newest;
}

const struct game *game_of(const char *name, int revision)
{
	for (int i = 0; all_games[i]; i++)
		if (!strcasecmp(all_games[i]->name, name) && all_games[i]->revision == revision)
			return all_games[i];
	return NULL;
}
