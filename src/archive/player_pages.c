/* SPDX-License-Identifier: MIT
 * The players of a club in its archive, each with all their matches. */
#include "archive/pages.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

static int order(const void *a, const void *b)
{
	const struct player_match *x = a, *y = b;
	int c = strcmp(x->id, y->id);

	return c ? c : (x->from > y->from) - (x->from < y->from);
}

static bool make_player_page(struct archive *a, const struct buf *matches,
	const struct player_match *part, size_t n, struct buf *why)
{
	struct buf path = BUF_INIT, xml = BUF_INIT;
	bool ok;

	buf_str(&xml, "<player-page");
	xml_attr(&xml, "club", a->club->setting[S_NAME]);
	xml_attr(&xml, "id", part->id);
	buf_str(&xml, ">\n");
	/* A player may have two seats in a match. */
	for (size_t i = 0; i < n; i++)
		if (!i || part[i].from != part[i - 1].from)
			buf_add(&xml, matches->s + part[i].from, part[i].to - part[i].from);
	buf_str(&xml, "</player-page>\n");
	buf_fmt(&path, "players/%s.html", part->id);
	ok = archive_page(a, path.s, "archive-player.xsl", span_of_buf(&xml), why);
	buf_free(&path);
	buf_free(&xml);
	return ok;
}

bool archive_players(struct archive *a, const struct buf *matches, struct buf *why)
{
	struct player_match *all = a->appearance;
	size_t n = a->appearances;
	bool ok = true;

	if (n)
		qsort(all, n, sizeof *all, order);
	for (size_t i = 0, k; ok && i < n; i = k) {
		for (k = i; k < n && !strcmp(all[i].id, all[k].id);)
			k++;
		ok = make_player_page(a, matches, &all[i], k - i, why);
	}
	free(all);
	a->appearance = NULL;
	a->appearances = 0;
	return ok;
}
