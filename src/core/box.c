/* SPDX-License-Identifier: MIT */
#include "core/box.h"
#include "base/buf.h"
#include "base/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- titles ---- */

/* Adds a title up to what is in brackets; where no blank stands before the bracket, no letter can write it. */
static void titles_add(struct box_index *titles, const char *title, int i)
{
	size_t n = title ? strcspn(title, "(") : 0;
	char *name;

	if (!n || (title[n] && title[--n] != ' '))
		return;
	name = xcopy(title, n);
	for (size_t k = 0; k < n; k++)
		name[k] = name[k] == ' ' ? '-' : (char)tolower((unsigned char)name[k]);
	titles->sorted[titles->n++] = (struct box_name){ name, i };
}

static void titles_free(struct box_index *titles)
{
	for (int i = 0; i < titles->n; i++)
		free(titles->sorted[i].name);
	free(titles->sorted);
}

/* ---- the box ---- */

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
	titles_free(&map->titles);
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
	titles_free(&box->titles);
	free(box->title);
	free(box->edition);
	free(box);
}

static int name_order(const void *a, const void *b)
{
	return strcmp(((const struct box_name *)a)->name, ((const struct box_name *)b)->name);
}

static void names_sort(struct box_name *names, int n)
{
	qsort(names, (size_t)n, sizeof *names, name_order);
}

static void sort_kinds(struct box *box)
{
	box->sorted = xalloc((size_t)box->kinds, sizeof *box->sorted);
	box->titles.sorted = xalloc((size_t)box->kinds, sizeof *box->sorted);
	for (int i = 1; i <= box->kinds; i++) {
		box->sorted[i - 1] = (struct box_name){ box->kind[i].name, i };
		titles_add(&box->titles, box->kind[i].title, i);
	}
	names_sort(box->sorted, box->kinds);
	names_sort(box->titles.sorted, box->titles.n);
}

static void sort_spaces(struct box_map *map)
{
	map->sorted = xalloc((size_t)map->spaces, sizeof *map->sorted);
	map->titles.sorted = xalloc((size_t)map->spaces, sizeof *map->sorted);
	for (int i = 1; i <= map->spaces; i++) {
		map->sorted[i - 1] = (struct box_name){ map->space[i].name, i };
		titles_add(&map->titles, map->space[i].title, i);
	}
	names_sort(map->sorted, map->spaces);
	names_sort(map->titles.sorted, map->titles.n);
}

void box_sort(struct box *box)
{
	sort_kinds(box);
	for (int i = 0; i < box->maps; i++)
		sort_spaces(&box->map[i]);
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

/* A title begins with a letter, of any language, or a digit, and is one word. */
static bool may_be_title(struct span word)
{
	return word.n && (isalnum((unsigned char)word.s[0]) || (unsigned char)word.s[0] >= 0x80)
		&& !memchr(word.s, ' ', word.n);
}

/* Returns which one of a set (NULL: of all) has that title; 0: none, or several do. *several: they do. */
static int find_titled(const struct box_index *titles, struct span word,
	const struct box_set *among, bool *several)
{
	const struct box_name *t = titles->sorted, *end = t + titles->n;
	int found = 0;

	*several = false;
	if (!may_be_title(word))
		return 0;
	for (t += name_search(t, titles->n, word);
		t < end && !name_compare(t->name, word) && !t->name[word.n]; t++)
		if (!among || among->has[t->i]) {
			*several = found;
			found = t->i;
		}
	return *several ? 0 : found;
}

static thing kind_titled(
	const struct box *box, struct span word, const struct box_set *among, bool *clear)
{
	bool several;
	int found = find_titled(&box->titles, word, among, &several);

	if (clear)
		*clear = !several;
	return found ? KINDS + found : NONE;
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
	bool several;
	int found = find_titled(&map->titles, word, NULL, &several);

	return found ? SPACES + found : NONE;
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
