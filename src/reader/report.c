/* SPDX-License-Identifier: MIT
 * Delivery reports. */
#include "reader/mime.h"
#include "reader/reader.h"

#include <gmime/gmime.h>

enum { GROUPS = 64 };

/* The fields of one recipient in the report. */
struct group {
	struct span action, status, reason;
};

/* Returns what follows the type with which some fields begin, as in "smtp; 550 no". */
static struct span untyped(struct span value)
{
	const char *end = memchr(value.s, ';', value.n);

	if (end) {
		value.n -= (size_t)(end + 1 - value.s);
		value.s = end + 1;
	}
	return span_trim(value);
}

static void take_field(struct group *g, struct span name, struct span value)
{
	if (span_folds(name, "Action"))
		g->action = span_trim(value);
	else if (span_folds(name, "Status"))
		g->status = span_trim(value);
	else if (span_folds(name, "Diagnostic-Code"))
		g->reason = untyped(value);
}

/* Appends a folded field as one line. */
static void add_words(struct buf *line, struct span text)
{
	struct span word;

	while (span_word(&text, &word)) {
		if (line->n)
			buf_char(line, ' ');
		buf_add(line, word.s, word.n);
	}
}

/* An address may stand for several recipients, and each may fare differently. */
static void settle(struct bounce *b, const struct group *g)
{
	struct buf line = BUF_INIT;
	bool failed = span_starts(g->action, "failed");

	b->delivered |= span_starts(g->action, "delivered") || span_starts(g->action, "relayed")
		|| span_starts(g->action, "expanded");
	if (b->failed && !failed)
		return;
	if (!b->failed || !b->permanent) {
		add_words(&line, g->status);
		add_words(&line, g->reason);
		buf_clear(&b->says);
		text_clean(&b->says, line.s, line.n, BOUNCE_COLUMNS);
	}
	b->permanent |= failed && span_starts(g->status, "5.");
	b->failed |= failed;
	buf_free(&line);
}

/* The first group of fields is about the mail, each other one about a recipient. */
static void read_report(struct bounce *b, struct span bytes)
{
	struct span rest = bytes, name, value;

	b->report = true;
	for (int i = 0; i < GROUPS && rest.n; i++) {
		struct group g;
		size_t left;

		do {
			g = (struct group){ 0 };
			left = rest.n;
			while (mail_header(&rest, &name, &value))
				take_field(&g, name, value);
		} while (!g.action.n && rest.n && rest.n < left);
		if (g.action.n)
			settle(b, &g);
	}
}

static struct span part_bytes(GMimePart *part, GMimeStream *stream)
{
	GMimeDataWrapper *content = g_mime_part_get_content(part);
	GByteArray *bytes;

	if (content)
		g_mime_data_wrapper_write_to_stream(content, stream);
	bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream));
	return (struct span){ bytes->len ? (const char *)bytes->data : "", bytes->len };
}

/* Looks only at the parts of the outermost multipart/report: a report inside the returned mail is
 * not about our mail. */
static void find_report(struct bounce *b, GMimeObject *top)
{
	GMimeMultipart *all;

	if (!GMIME_IS_MULTIPART(top)
		|| !g_mime_content_type_is_type(
			g_mime_object_get_content_type(top), "multipart", "report"))
		return;
	all = GMIME_MULTIPART(top);
	for (int i = 0; i < g_mime_multipart_get_count(all) && !b->report; i++) {
		GMimeObject *part = g_mime_multipart_get_part(all, i);
		GMimeContentType *type = g_mime_object_get_content_type(part);
		GMimeStream *stream;

		/* the second of the two types is that of RFC 6533, in UTF-8 */
		if (!GMIME_IS_PART(part)
			|| (!g_mime_content_type_is_type(type, "message", "delivery-status")
				&& !g_mime_content_type_is_type(
					type, "message", "global-delivery-status")))
			continue;
		stream = g_mime_stream_mem_new();
		read_report(b, part_bytes(GMIME_PART(part), stream));
		g_object_unref(stream);
	}
}

void reader_bounce(struct bounce *b, const struct mail *m, struct span bytes)
{
	GMimeMessage *message;
	GMimeStream *stream;
	GMimeParser *parser;

	*b = (struct bounce){ .says = BUF_INIT };
	/* A mail that exceeds a limit is not parsed further, and a single text has no parts. */
	if (m->problem != MAIL_FINE || m->bare || m->parts < 2)
		return;
	/* reader_mail skips these as well */
	while (bytes.n && (*bytes.s == '\r' || *bytes.s == '\n'))
		bytes.s++, bytes.n--;
	stream = g_mime_stream_mem_new_with_buffer(bytes.s, bytes.n);
	parser = g_mime_parser_new_with_stream(stream);
	message = g_mime_parser_construct_message(parser, NULL);
	if (message && g_mime_message_get_mime_part(message))
		find_report(b, g_mime_message_get_mime_part(message));
	if (message)
		g_object_unref(message);
	g_object_unref(parser);
	g_object_unref(stream);
}
