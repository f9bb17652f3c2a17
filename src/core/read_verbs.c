/* SPDX-License-Identifier: MIT
 * The verbs that read the table. */
#include "core/names.h"
#include "core/table.h"

#include <stdlib.h>
#include <string.h>

int dial(const struct table *t, thing x, int d)
{
	return t->cell[dial_cell(t, x, d)];
}

int num(const struct table *t, thing x, int column)
{
	must(column > 0 && column <= t->rules->columns);
	if (x > PIECES)
		x = kind(t, x);
	if (x > KINDS && x <= KINDS + t->box->kinds)
		return t->box->kind[x - KINDS].num[column];
	if (x > SPACES && x <= SPACES + t->map->spaces)
		return t->map->space[x - SPACES].num[column];
	bug("thing %d has no columns", x);
}

int key(const struct table *t, int k)
{
	must(k > 0 && k <= t->box->keys);
	return t->keys[k];
}

int players(const struct table *t)
{
	return t->seats;
}

int season(const struct table *t)
{
	return t->cell[C_SEASON];
}

int today(const struct table *t)
{
	return t->day;
}

thing kind(const struct table *t, thing piece)
{
	return t->cell[piece_cell(t, piece) + P_KIND];
}

thing place(const struct table *t, thing piece)
{
	return t->cell[piece_cell(t, piece) + P_AT];
}

int owner(const struct table *t, thing piece)
{
	return t->cell[piece_cell(t, piece) + P_OWNER];
}

int count(const struct table *t, thing piece)
{
	return t->cell[piece_cell(t, piece) + P_N];
}

int kinds(const struct table *t)
{
	return t->box->kinds;
}

thing kind_with(const struct table *t, thing behind, int column, int value)
{
	const struct box_kind *row = t->box->kind;
	int k = behind ? behind - KINDS + 1 : 1;

	must(column > 0 && column <= t->rules->columns && k > 0);
	while (k <= t->box->kinds && row[k].num[column] != value)
		k++;
	return k <= t->box->kinds ? KINDS + k : NONE;
}

thing space(const struct table *t, int area, int i)
{
	must(area >= 0 && area < 32);
	return i >= 0 && i < t->map->area[area].n ? t->map->area[area].space[i] : NONE;
}

thing *spaces(const struct table *t, int area)
{
	must(area >= 0 && area < 32);
	return t->map->area[area].space;
}

int copies(const struct table *t, thing k)
{
	must(k > KINDS && k <= KINDS + t->box->kinds);
	return t->box->kind[k - KINDS].copies;
}

int everywhere(const struct table *t, thing k)
{
	const int32_t *piece = t->cell + t->pieces;
	int n = 0;

	for (int i = 0; i < t->cell[C_PIECES]; i++, piece += t->stride)
		if (piece[P_KIND] == k)
			n += piece[P_N];
	return n;
}

bool all_there(const struct table *t)
{
	const int32_t *piece = t->cell + t->pieces;
	int *n = xalloc((size_t)t->box->kinds + 1, sizeof *n);
	bool all = true;

	for (int i = 0; i < t->cell[C_PIECES]; i++, piece += t->stride)
		if (piece[P_KIND])
			n[piece[P_KIND] - KINDS] += piece[P_N];
	for (int k = 1; k <= t->box->kinds && all; k++)
		all = n[k] == t->box->kind[k].copies;
	free(n);
	return all;
}

bool of_class(const struct table *t, thing x, const char *name)
{
	const struct box_set *set = box_set(t->box, name, strlen(name));

	if (!set)
		bug("there is no class or set '%s'", name);
	if (x > PIECES)
		x = kind(t, x);
	must(x > KINDS && x <= KINDS + t->box->kinds);
	return set->has[x - KINDS];
}

thing first(const struct table *t, thing at)
{
	return t->cell[list_cell(t, at)];
}

thing after(const struct table *t, thing piece)
{
	return t->cell[piece_cell(t, piece) + P_NEXT];
}

thing find(const struct table *t, thing at, thing k)
{
	thing p = first(t, at);

	while (p && kind(t, p) != k)
		p = after(t, p);
	return p;
}

int links(const struct table *t, thing s, int relation, const struct link **link)
{
	const struct box_links *l = &t->map->links[relation];
	int i = s - SPACES;

	must(i > 0 && i <= t->map->spaces && relation >= 0 && relation < t->rules->links);
	*link = l->link + l->from[i];
	return l->from[i + 1] - l->from[i];
}

const struct link *links_end(const struct table *t, thing s, int relation, const struct link **link)
{
	int n = links(t, s, relation, link);

	return *link + n;
}

bool out(const struct table *t, int seat)
{
	return t->cell[C_OUT] >> seat & 1;
}

void table_print(struct buf *b, const struct table *t, thing x)
{
	const struct names r = { t->rules, t->map, t->seats };

	thing_print(b, &r, x);
}
