/* SPDX-License-Identifier: MIT
 * The players of a club in its archive: each with all his matches. */
#include "archive/pages.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

/* One player in one match: its element. */
struct appearance {
	char id[ARCHIVE_ID];
	size_t nth; /* of the matches, in their order */
	struct span match;
};

struct appearances {
	struct appearance *part;
	size_t n, room;
};

static void add_part(struct appearances *list, const char *id, size_t nth, struct span match)
{
	struct appearance *p;

	if (list->n == list->room) {
		list->room = list->room ? 2 * list->room : 64;
		list->part = xgrow(list->part, list->room, sizeof *list->part);
	}
	p = &list->part[list->n++];
	*p = (struct appearance){ .nth = nth, .match = match };
	memcpy(p->id, id, ARCHIVE_ID - 1);
}

/* Each search goes on where the one before ended, for matches can be many, and empty. */
static void find_parts(struct appearances *list, const struct buf *matches)
{
	static const char close[] = "</match>\n", mark[] = "<player id=\"";
	const char *at = matches->n ? matches->s : "", *player = strstr(at, mark), *end;

	for (size_t nth = 0; (end = strstr(at, close)); nth++) {
		end += strlen(close);
		for (; player && player < end; player = strstr(player, mark)) {
			player += strlen(mark);
			add_part(list, player, nth, (struct span){ at, (size_t)(end - at) });
		}
		at = end;
	}
}

static int part_order(const void *a, const void *b)
{
	const struct appearance *x = a, *y = b;
	int c = strcmp(x->id, y->id);

	return c ? c : (x->nth > y->nth) - (x->nth < y->nth);
}

static bool make_player_page(
	struct archive *a, const struct appearance *part, size_t n, struct buf *why)
{
	struct buf path = BUF_INIT, xml = BUF_INIT;
	bool ok;

	buf_str(&xml, "<player-page");
	xml_attr(&xml, "club", a->club->setting[S_NAME]);
	xml_attr(&xml, "id", part->id);
	buf_str(&xml, ">\n");
	/* Two seats of one match may be his. */
	for (size_t i = 0; i < n; i++)
		if (!i || part[i].nth != part[i - 1].nth)
			buf_add(&xml, part[i].match.s, part[i].match.n);
	buf_str(&xml, "</player-page>\n");
	buf_fmt(&path, "players/%s.html", part->id);
	ok = archive_page(a, path.s, "archive-player.xsl", span_of_buf(&xml), why);
	buf_free(&path);
	buf_free(&xml);
	return ok;
}

bool archive_players(struct archive *a, const struct buf *matches, struct buf *why)
{
	struct appearances list = { 0 };
	bool ok = true;

	find_parts(&list, matches);
	if (list.n)
		qsort(list.part, list.n, sizeof *list.part, part_order);
	for (size_t i = 0, k; ok && i < list.n; i = k) {
		for (k = i; k < list.n && !strcmp(list.part[i].id, list.part[k].id);)
			k++;
		ok = make_player_page(a, &list.part[i], k - i, why);
	}
	free(list.part);
	return ok;
}
