/* SPDX-License-Identifier: MIT */
#include "report/phrase/phrases_in.h"

#include <string.h>

bool phrases_by_place(const struct phrases *p)
{
	return p->by_place;
}

int phrases_holder(const struct phrases *p)
{
	return p->holder;
}

int phrases_drawn(const struct phrases *p)
{
	return p->drawn;
}

bool phrases_brings(const struct phrases *p, int field)
{
	return p->brings[field];
}

const char *phrases_missing(const struct phrases *p)
{
	for (int i = 1; i <= p->rules->facts; i++)
		if (!p->fact[i][SAID_OPEN].s && !p->fact[i][SAID_ALL].s)
			return p->rules->game->facts[i].name;
	return NULL;
}

struct span phrases_choices(struct span *hole)
{
	size_t n = 0;
	struct span choices;

	while (n < hole->n && hole->s[n] != ':')
		n++;
	choices = (struct span){ hole->s + n, hole->n - n };
	hole->n = n;
	return choices;
}

struct span phrases_links(struct span hole, struct span *arg)
{
	size_t begin = strlen("links "), n = hole.n;

	while (n > begin && hole.s[n - 1] != ' ')
		n--;
	*arg = (struct span){ hole.s + n, hole.n - n };
	return (struct span){ hole.s + begin, n - begin };
}

int phrases_link(const struct game *game, struct span name)
{
	for (int i = 0; game->links && game->links[i]; i++)
		if (span_is(name, game->links[i]))
			return i;
	return -1;
}

struct span phrases_find(const struct phrases *p, const char *sort, const char *name)
{
	int i = index_find_two(&p->line_of, span_of(sort), span_of(name));

	return i ? p->line[i - 1] : (struct span){ 0 };
}
