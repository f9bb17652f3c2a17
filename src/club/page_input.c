/* SPDX-License-Identifier: MIT */
#include "club/page_input.h"
#include "box/layout.h"
#include "club/public.h"
#include "report/page.h"
#include "store/store_outbox.h"

#include <string.h>

bool input_layout(const struct context *c, const struct edition *edition, struct buf *b)
{
	struct buf box = BUF_INIT;
	bool ok = store_get_box(c->club->store, c->m->box, &box, c->why)
		&& box_layout(b, box.s, box.n, match_names(edition, c->m).map->name, c->why);

	for (int k = 1; ok && k <= edition->box->kinds; k++) {
		const struct box_kind *kind = &edition->box->kind[k];

		if (!*kind->mark)
			continue;
		buf_str(b, "<mark");
		xml_attr(b, "kind", kind->name);
		xml_attr(b, "text", kind->mark);
		buf_str(b, "/>\n");
	}
	buf_free(&box);
	return ok;
}

void input_begin(struct buf *page, const struct club *club)
{
	buf_str(page, "<page");
	xml_attr(page, "club", club->setting[S_NAME]);
}

bool input_end(struct style_input *report, struct buf *page, const struct style_input *before,
	struct buf *why)
{
	static const char *const names[] = { "seats", "position", NULL };

	buf_str(page, "</page>\n");
	if (!style_input_add(report, span_of_buf(page), why))
		return false;
	if (before)
		style_input_copy(report, "before", before, names);
	return true;
}

bool input_draw(const struct context *c, struct style_input *input, bool inside, struct buf *map)
{
	struct buf name = BUF_INIT;
	const struct style *style;
	bool ok = true;

	buf_fmt(&name, "map-%s.xsl", c->m->game);
	if (club_has_template(c->club, name.s)) {
		style = club_style(c->club, name.s, c->why);
		ok = style
			&& (inside ? style_draw(style, input, "page", map, c->why)
				   : style_work(style, input, map, c->why));
	}
	buf_free(&name);
	return ok;
}

/* ---- a page by itself ---- */

/* Gets what the reader was told of the season before; a report in the format "plain" has no XML. */
static bool find_before(const struct report_page *l, int before, struct buf *xml)
{
	bool found = false;

	if (before < 0)
		return true;
	if (l->seat)
		return public_sent(l->c, before, l->seat, &found, xml, NULL);
	return public_report(l->c, l->edition, before, xml, NULL);
}

/* Sets *first to the first season whose report waits for this one, or to this report's own. */
static bool find_first(const struct report_page *l, const struct style_input *report, int *first)
{
	struct waiting_report_row row;
	enum found found;

	*first = style_input_number(report, "season");
	if (!l->seat)
		return true;
	found = store_next_untold(l->c->club->store, l->c->m->id, l->seat, -1, &row, l->c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	*first = row.season;
	waiting_report_row_free(&row);
	return true;
}

/* Adds what happened in the seasons whose reports wait for this one. */
static bool add_earlier(const struct report_page *l, struct style_input *report)
{
	enum found found = NOT_FOUND;
	static const char *const names[] = { "facts", NULL };
	struct waiting_report_row row;
	int last = -1;
	bool ok = true;

	while (ok && l->seat
		&& (found = store_next_untold(
			    l->c->club->store, l->c->m->id, l->seat, last, &row, l->c->why))
			== FOUND) {
		struct style_input *earlier = style_input_read(span_of(row.xml), l->c->why);

		last = row.season;
		ok = earlier;
		if (ok)
			style_input_copy(report, "earlier", earlier, names);
		style_input_free(earlier);
		waiting_report_row_free(&row);
	}
	return ok && found != UNREAD;
}

/* Writes what only the page of a mail has: where answers go, and the season's page in the archive. */
static void write_links(const struct report_page *l, int season, struct buf *page)
{
	struct buf link = BUF_INIT;

	xml_attr(page, l->token ? "reply" : "mail", l->answer);
	if (l->due && *l->due)
		xml_attr(page, "due", l->due);
	if (l->about)
		xml_attr(page, "about", l->about);
	else
		match_site(&link, l->c);
	if (link.n) {
		buf_fmt(&link, "season-%d.html", season);
		xml_attr(page, "season-page", link.s);
	}
	buf_free(&link);
}

static bool add_page(const struct report_page *l, struct style_input *report)
{
	struct buf xml = BUF_INIT, page = BUF_INIT;
	struct style_input *before = NULL;
	int first;
	bool ok = find_first(l, report, &first) && find_before(l, first - 1, &xml);

	if (ok && xml.n) {
		before = style_input_read(span_of_buf(&xml), l->c->why);
		ok = before != NULL;
	}
	input_begin(&page, l->c->club);
	if (l->answer)
		write_links(l, style_input_number(report, "season"), &page);
	buf_str(&page, ">\n");
	ok = ok && input_layout(l->c, l->edition, &page)
		&& input_end(report, &page, before, l->c->why) && add_earlier(l, report);
	style_input_free(before);
	buf_free(&page);
	buf_free(&xml);
	return ok;
}

bool report_page_make(const struct report_page *l, struct buf *page, struct buf *map)
{
	const char *sheet = l->answer ? "report-mail.xsl" : "report-html.xsl";
	const struct style *style = club_style(l->c->club, sheet, l->c->why);
	struct style_input *input = style ? style_input_read(l->report, l->c->why) : NULL;
	bool ok = input && add_page(l, input) && input_draw(l->c, input, !l->answer, map)
		&& style_work(style, input, page, l->c->why);

	style_input_free(input);
	return ok;
}
