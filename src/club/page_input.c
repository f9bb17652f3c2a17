/* SPDX-License-Identifier: MIT */
#include "club/page_input.h"
#include "box/layout.h"
#include "club/public.h"
#include "report/page.h"
#include "store/store_outbox.h"

bool input_layout(struct club *club, const struct edition *edition, const struct match *m,
	struct buf *b, struct buf *why)
{
	struct buf box = BUF_INIT;
	bool ok = store_get_box(club->store, m->box, &box, why)
		&& box_layout(b, box.s, box.n, match_names(edition, m).map->name, why);

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

bool input_draw(struct club *club, const struct match *m, struct style_input *input, bool inside,
	struct buf *map, struct buf *why)
{
	struct buf name = BUF_INIT, text = BUF_INIT, none = BUF_INIT;
	const struct style *style;
	bool ok = true;

	buf_fmt(&name, "map-%s.xsl", m->game);
	if (club_template(club, name.s, &text, &none)) {
		style = club_style(club, name.s, why);
		ok = style
			&& (inside ? style_draw(style, input, "page", map, why)
				   : style_work(style, input, map, why));
	}
	buf_free(&name);
	buf_free(&text);
	buf_free(&none);
	return ok;
}

/* ---- a page by itself ---- */

/* What the reader was told before; a report of the format plain told no program. */
static bool find_before(const struct report_page *l, int before, struct buf *xml, struct buf *why)
{
	bool found = false;

	if (before < 0)
		return true;
	if (l->seat)
		return public_sent(l->club, l->match, before, l->seat, &found, xml, NULL, why);
	return public_report(l->club, l->edition, l->match, before, xml, NULL, why);
}

/* Sets *first to the first season whose report waits for this one, or to its own. */
static bool find_first(
	const struct report_page *l, const struct style_input *report, int *first, struct buf *why)
{
	struct waiting_report_row row;

	*first = style_input_number(report, "season");
	if (!l->seat || !store_next_untold(l->club->store, l->match->id, l->seat, -1, &row, why))
		return !why->n;
	*first = row.season;
	waiting_report_row_free(&row);
	return true;
}

/* Adds to the page what happened in the seasons whose reports wait for this one. */
static bool add_earlier(const struct report_page *l, struct style_input *report, struct buf *why)
{
	static const char *const names[] = { "facts", NULL };
	struct waiting_report_row row;
	int last = -1;

	while (!why->n && l->seat
		&& store_next_untold(l->club->store, l->match->id, l->seat, last, &row, why)) {
		struct style_input *earlier = style_input_read(span_of(row.xml), why);

		last = row.season;
		if (earlier)
			style_input_copy(report, "earlier", earlier, names);
		style_input_free(earlier);
		waiting_report_row_free(&row);
	}
	return !why->n;
}

static bool add_page(const struct report_page *l, struct style_input *report, struct buf *why)
{
	struct buf xml = BUF_INIT, page = BUF_INIT;
	struct style_input *before = NULL;
	int first;
	bool ok = find_first(l, report, &first, why) && find_before(l, first - 1, &xml, why);

	if (ok && xml.n) {
		before = style_input_read(span_of_buf(&xml), why);
		ok = before != NULL;
	}
	input_begin(&page, l->club);
	buf_str(&page, ">\n");
	ok = ok && input_layout(l->club, l->edition, l->match, &page, why)
		&& input_end(report, &page, before, why) && add_earlier(l, report, why);
	style_input_free(before);
	buf_free(&page);
	buf_free(&xml);
	return ok;
}

bool report_page_make(const struct report_page *l, bool inside, struct buf *page, struct buf *map,
	struct buf *why)
{
	const struct style *style = club_style(l->club, "report-html.xsl", why);
	struct style_input *input = style ? style_input_read(l->report, why) : NULL;
	bool ok = input && add_page(l, input, why)
		&& input_draw(l->club, l->match, input, inside, map, why)
		&& style_work(style, input, page, why);

	style_input_free(input);
	return ok;
}
