/* SPDX-License-Identifier: MIT
 * show: the report that a seat was sent, or what all may know, once more. */
#include "club/page_input.h"
#include "club/public.h"
#include "cmd/open.h"

#include <stdio.h>
#include <string.h>

static void stored(const struct context *c, int season, int seat, struct buf *xml, struct buf *text)
{
	bool found;

	need_store(public_sent(c, season, seat, &found, xml, text), c->club->store, EX_DATAERR,
		c->why);
	if (!found)
		die(EX_NOINPUT, "season %d of '%s' has no report for seat %d", season, c->m->name,
			seat);
}

static void public(const struct context *c, int season, struct buf *xml, struct buf *text)
{
	const struct edition *edition = club_newest_edition(c);

	need(edition && public_report(c, edition, season, xml, text), EX_DATAERR, c->why);
}

static void print_html(const struct context *c, int seat, const struct buf *xml)
{
	struct buf html = BUF_INIT, map = BUF_INIT;
	struct report_page report = {
		.c = c, .edition = club_newest_edition(c), .seat = seat, .report = span_of_buf(xml)
	};

	need(report.edition && report_page_make(&report, &html, &map), EX_NOINPUT, c->why);
	fwrite(html.s, 1, html.n, stdout);
	buf_free(&html);
	buf_free(&map);
}

int cmd_show(const struct command_call *call)
{
	const char *word = call_flag(call, "seat");
	bool xml_wanted = call_flag(call, "xml"), html = call_flag(call, "html");
	struct buf xml = BUF_INIT, text = BUF_INIT;
	struct match_context o;
	int season;

	if (xml_wanted + html + (call_flag(call, "text") != NULL) > 1)
		die(EX_USAGE, "one of --xml, --text and --html");
	open_match(&o, call);
	season = need_season(call, &o.m);
	if (word)
		stored(&o.c, season, need_seat(&o.m, word), &xml, &text);
	else
	public(&o.c, season, &xml, &text);
	if (html)
		print_html(&o.c, word ? need_seat(&o.m, word) : NOBODY, &xml);
	else
		fwrite(xml_wanted ? xml.s : text.s, 1, xml_wanted ? xml.n : text.n, stdout);
	buf_free(&xml);
	buf_free(&text);
	close_match(&o);
	return EX_DONE;
}
