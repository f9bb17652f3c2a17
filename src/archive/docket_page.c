/* SPDX-License-Identifier: MIT
 * The docket of a match in the archive: the referee's rulings. As in a public copy of the match,
 * the players' words appear once the match is over, and open or withdrawn disputes never do. */
#include "archive/pages.h"
#include "club/public.h"
#include "report/page.h"

#include <string.h>

static void add_text(struct buf *b, const char *element, const char *text)
{
	buf_fmt(b, "<%s>", element);
	xml_lines(b, text);
	buf_fmt(b, "</%s>\n", element);
}

static void add_dispute(
	struct club *club, const struct match *m, const struct dispute_row *d, struct buf *b)
{
	const struct context in = { club, m, 0, NULL };
	struct buf clause = BUF_INIT;

	text_clean(&clause, d->clause, strlen(d->clause), 40);
	buf_str(b, "<dispute");
	xml_int(b, "number", d->number);
	xml_int(b, "season", d->season);
	xml_seat(b, "seat", match_game(m), d->seat);
	xml_attr(b, "clause", clause.s);
	archive_local_time(b, &in, "ruled", d->ruled);
	buf_str(b, ">\n");
	if (public_over(m) && *d->text)
		add_text(b, "text", d->text);
	add_text(b, "ruling", d->ruling);
	buf_str(b, "</dispute>\n");
	buf_free(&clause);
}

static bool add_disputes(
	struct club *club, const struct match *m, struct buf *b, int *n, struct buf *why)
{
	enum found found;
	struct dispute_row d;
	int after = 0;

	while ((found = store_next_dispute(club->store, m->id, after, &d, why)) == FOUND) {
		after = d.number;
		if (d.state == DISPUTE_RULED) {
			add_dispute(club, m, &d, b);
			++*n;
		}
		dispute_row_free(&d);
	}
	return found != UNREAD;
}

bool archive_docket(struct archive *a, const struct match *m, const struct edition *edition,
	bool *ruled, struct buf *why)
{
	struct buf path = BUF_INIT, xml = BUF_INIT;
	int n = 0;
	bool ok;

	buf_str(&xml, "<docket-page");
	xml_attr(&xml, "club", a->club->setting[S_NAME]);
	xml_attr(&xml, "title", edition->rules->game->title);
	xml_attr(&xml, "name", m->name);
	xml_attr(&xml, "game", m->game);
	archive_word(&xml, edition->phrases);
	buf_str(&xml, ">\n");
	ok = add_disputes(a->club, m, &xml, &n, why);
	*ruled = n > 0;
	buf_str(&xml, "</docket-page>\n");
	buf_fmt(&path, "matches/%s/docket.html", m->name);
	if (ok && n)
		ok = archive_page(a, path.s, "archive-docket.xsl", span_of_buf(&xml), why);
	buf_free(&path);
	buf_free(&xml);
	return ok;
}
