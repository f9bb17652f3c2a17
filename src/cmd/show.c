/* SPDX-License-Identifier: MIT
 * show: the report a seat was sent, or what all may know, again. */
#include "cmd/public.h"
#include "post/mail.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A mail's lines end in CRLF, those of a text in LF. */
static void add_lines(struct buf *b, struct span text)
{
	struct span line;

	while (span_line(&text, &line)) {
		buf_add(b, line.s, line.n);
		buf_char(b, '\n');
	}
}

/* What a seat was sent, byte for byte: out of the mail, which is kept for good. */
static void stored(struct club *club, const struct match *m, int season, int seat, struct buf *xml,
	struct buf *text)
{
	struct buf why = BUF_INIT;
	struct mail_row row;
	struct mail mail;

	if (!store_get_mail(club->store, m->id, season, seat, "report", &row, &why)) {
		need(!why.n, EX_IOERR, &why);
		die(EX_NOINPUT, "season %d of '%s' has no report for seat %d", season, m->name,
			seat);
	}
	mail_begin();
	need(mail_read(&mail, (struct span){ row.bytes, row.bytes_n }, &why), EX_DATAERR, &why);
	for (int i = 0; i < mail.parts; i++) {
		if (mail.part[i].file && span_is(mail.part[i].name, "report.xml"))
			buf_add(xml, mail.part[i].bytes.s, mail.part[i].bytes.n);
		else if (!mail.part[i].file)
			add_lines(text, mail.part[i].text);
	}
	mail_free(&mail);
	mail_row_free(&row);
	mail_end();
}

static void public(
	struct club *club, const struct match *m, int season, struct buf *xml, struct buf *text)
{
	struct buf why = BUF_INIT;
	const struct shelf *shelf = club_shelf(club, m, &why);

	need(shelf && public_report(club, shelf, m, season, xml, text, &why), EX_DATAERR, &why);
}

static void print_html(struct club *club, const struct buf *xml)
{
	struct buf html = BUF_INIT, why = BUF_INIT;
	const struct style *style = club_style(club, "report-html.xsl", &why);

	need(style != NULL, EX_NOINPUT, &why);
	need(style_apply(style, span_of_buf(xml), &html, &why), EX_SOFTWARE, &why);
	fwrite(html.s, 1, html.n, stdout);
	buf_free(&html);
}

int cmd_show(const struct call *call)
{
	const char *word = call_flag(call, "seat");
	bool xml_wanted = call_flag(call, "xml"), html = call_flag(call, "html");
	struct buf xml = BUF_INIT, text = BUF_INIT;
	struct match m;
	struct club club;
	int season;

	if (xml_wanted + html + (call_flag(call, "text") != NULL) > 1)
		die(EX_USAGE, "one of --xml, --text and --html");
	club_open(&club, call->folder);
	club_match(&club, call->word[0], &m);
	season = club_season(call, &m);
	if (word)
		stored(&club, &m, season, club_seat(&m, word), &xml, &text);
	else
	public(&club, &m, season, &xml, &text);
	if (html)
		print_html(&club, &xml);
	else
		fwrite(xml_wanted ? xml.s : text.s, 1, xml_wanted ? xml.n : text.n, stdout);
	buf_free(&xml);
	buf_free(&text);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}
