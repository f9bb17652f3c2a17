/* SPDX-License-Identifier: MIT */
#include "club/input.h"
#include "box/layout.h"
#include "club/public.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

#define END_OF_REPORT "</report>"

bool input_layout(struct club *club, const struct shelf *shelf, const struct match *m,
	struct buf *b, struct buf *why)
{
	struct buf box = BUF_INIT;
	bool ok = store_get_box(club->store, m->box, &box, why)
		&& box_layout(b, box.s, box.n, match_reader(shelf, m).map->name, why);

	for (int k = 1; ok && k <= shelf->box->kinds; k++) {
		const struct box_kind *kind = &shelf->box->kind[k];

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

void input_begin(struct buf *b, const struct club *club, struct span report)
{
	const char *end = memmem(report.s, report.n, END_OF_REPORT, strlen(END_OF_REPORT));

	buf_add(b, report.s, end ? (size_t)(end - report.s) : report.n);
	buf_str(b, "<page");
	xml_attr(b, "club", club->setting[S_NAME]);
}

/* Appends an element of a report with all that is in it; nothing where it has none. */
static void add_element(struct buf *b, struct span report, const char *begin, const char *end)
{
	const char *from = memmem(report.s, report.n, begin, strlen(begin));
	const char *to = memmem(report.s, report.n, end, strlen(end));

	if (from && to && from < to)
		buf_add(b, from, (size_t)(to - from) + strlen(end));
}

void input_before(struct buf *b, struct span report)
{
	buf_str(b, "<before>\n");
	add_element(b, report, "<seats>", "</seats>");
	add_element(b, report, "<position>", "</position>");
	buf_str(b, "</before>\n");
}

void input_end(struct buf *b)
{
	buf_str(b, "</page>\n" END_OF_REPORT "\n");
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

/* As the report says; 0, too, where it does not. */
static int season_of(struct span report)
{
	static const char attribute[] = " season=\"";
	const char *at = memmem(report.s, report.n, attribute, strlen(attribute));

	return at ? atoi(at + strlen(attribute)) : 0;
}

/* What the reader was told before; a report of the format plain told no program. */
static bool find_before(const struct leaf *l, struct buf *xml, struct buf *why)
{
	int before = season_of(l->report) - 1;
	bool found = false;

	if (before < 0)
		return true;
	if (l->seat)
		return public_sent(l->club, l->match, before, l->seat, &found, xml, NULL, why);
	return public_report(l->club, l->shelf, l->match, before, xml, NULL, why);
}

static bool make_input(const struct leaf *l, struct buf *b, struct buf *why)
{
	struct buf before = BUF_INIT;
	bool ok = find_before(l, &before, why);

	input_begin(b, l->club, l->report);
	buf_str(b, ">\n");
	ok = ok && input_layout(l->club, l->shelf, l->match, b, why);
	if (before.n)
		input_before(b, span_of_buf(&before));
	input_end(b);
	buf_free(&before);
	return ok;
}

bool leaf_make(
	const struct leaf *l, bool inside, struct buf *page, struct buf *map, struct buf *why)
{
	const struct style *style = club_style(l->club, "report-html.xsl", why);
	struct style_input *input = NULL;
	struct buf xml = BUF_INIT;
	bool ok = style && make_input(l, &xml, why);

	if (ok)
		input = style_input_read(span_of_buf(&xml), why);
	ok = input && input_draw(l->club, l->match, input, inside, map, why)
		&& style_work(style, input, page, why);
	style_input_free(input);
	buf_free(&xml);
	return ok;
}
