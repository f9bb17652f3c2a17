/* SPDX-License-Identifier: MIT */
#include "reader/mime.h"
#include "reader/flowed.h"
#include "reader/html.h"
#include "reader/reader.h"

#include <gmime/gmime.h>
#include <stdlib.h>
#include <string.h>

enum { TYPE_BYTES = 4096, TYPES = 2 * MAIL_PARTS };

/* The boundaries a mail declares, whether or not they are used. */
struct bounds {
	int n;
	char *bound[TYPES];
	size_t length[TYPES];
};

/* A position in the mail during a walk. */
struct place {
	int level;
	bool quoted;
};

struct span mime_words(struct mail *m, struct span value)
{
	char *copy, *decoded, *words;

	if (!memmem(value.s, value.n, "=?", 2))
		return value;
	copy = xcopy(value.s, value.n);
	decoded = g_mime_utils_header_decode_text(NULL, copy);
	words = xcopy(decoded, strlen(decoded));
	g_free(decoded);
	free(copy);
	mail_hold(m, words);
	return span_of(words);
}

static bool is_bound(const struct bounds *bounds, struct span line)
{
	for (int i = 0; i < bounds->n; i++)
		if (line.n - 2 >= bounds->length[i]
			&& !memcmp(line.s + 2, bounds->bound[i], bounds->length[i]))
			return true;
	return false;
}

/* GMime decides what the boundary is. */
static bool declare(struct bounds *bounds, struct span value)
{
	GMimeContentType *type;
	const char *bound;
	char *line;

	if (bounds->n == TYPES || value.n > TYPE_BYTES)
		return false;
	line = xcopy(value.s, value.n);
	type = g_mime_content_type_parse(NULL, line);
	bound = g_mime_content_type_get_parameter(type, "boundary");
	bounds->bound[bounds->n] = xcopy(bound ? bound : "", bound ? strlen(bound) : 0);
	bounds->length[bounds->n++] = bound ? strlen(bound) : SIZE_MAX - 2;
	g_object_unref(type);
	free(line);
	return true;
}

/* Finds the boundaries that possible header lines declare, and checks that no run of such lines
 * exceeds the limit of headers, which are what costs GMime most. */
static enum mail_problem read_bounds(struct bounds *bounds, struct span bytes)
{
	struct span rest = bytes, name, value;
	size_t run = 0;

	while (rest.n) {
		const char *begin = rest.s;
		bool type = span_starts(rest, "content-type");

		if (mail_header(&rest, &name, &value) && name.n)
			run += (size_t)(rest.s - begin);
		else
			run = 0;
		if (run > MAIL_HEADER_BYTES)
			return MAIL_HEADER_TOO_LARGE;
		if (type && !declare(bounds, value))
			return MAIL_TOO_MANY_PARTS;
	}
	return MAIL_FINE;
}

/* Parts cost time and memory, so boundaries are counted before the mail is parsed. */
static enum mail_problem look_ahead(struct span bytes)
{
	struct bounds bounds = { .n = 0 };
	enum mail_problem problem = read_bounds(&bounds, bytes);
	struct span line;
	int used = 0;

	while (!problem && bounds.n && span_line(&bytes, &line))
		if (line.n > 2 && line.s[0] == '-' && line.s[1] == '-' && is_bound(&bounds, line)
			&& ++used > 2 * MAIL_PARTS)
			problem = MAIL_TOO_MANY_PARTS;
	for (int i = 0; i < bounds.n; i++)
		free(bounds.bound[i]);
	return problem;
}

/* The charsets behind the labels below. What is open stays loaded, so a label's converter is found
 * though no file can be opened. */
static const char *const charsets[] = { "iso-8859-1", "iso-8859-2", "iso-8859-3", "iso-8859-4",
	"iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-9", "iso-8859-9e",
	"iso-8859-10", "iso-8859-11", "iso-8859-13", "iso-8859-14", "iso-8859-15", "iso-8859-16",
	"windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254",
	"windows-1255", "windows-1256", "windows-1257", "windows-1258", "koi8-r", "koi8-ru",
	"koi8-t", "koi8-u", "gbk", "gb2312", "gb18030", "big5", "big5-hkscs", "shift_jis",
	"shift_jisx0213", "euc-jp", "euc-jp-ms", "euc-kr", "iso-2022-jp", "iso-2022-jp-2",
	"iso-2022-jp-3", "utf-16", "utf-16le", "utf-16be", "us-ascii" };
enum { CHARSETS = sizeof charsets / sizeof *charsets };
static iconv_t converters[CHARSETS];

void reader_begin(void)
{
	g_mime_init();
	for (int i = 0; i < CHARSETS; i++)
		converters[i] = g_mime_iconv_open("utf-8", charsets[i]);
}

void reader_end(void)
{
	for (int i = 0; i < CHARSETS; i++)
		if (converters[i] != (iconv_t)-1)
			g_mime_iconv_close(converters[i]);
	g_mime_shutdown();
}

/* Returns whether people's mailers use a charset. All others are read as UTF-8, so that no sender
 * chooses which of the system's converters runs. */
static bool known_charset(const char *charset)
{
	static const char *const known[] = { "iso-8859-", "windows-125", "koi8-", "gbk", "gb2312",
		"gb18030", "big5", "shift_jis", "euc-jp", "euc-kr", "iso-2022-jp", "utf-16" };

	for (size_t i = 0; charset && i < sizeof known / sizeof *known; i++)
		if (span_starts(span_of(charset), known[i]) && strlen(charset) < 20)
			return true;
	return false;
}

/* Files from Windows may be UTF-16 whatever their label says; they begin with a byte order mark. */
static const char *charset_of(struct span bytes, const char *label)
{
	if (bytes.n > 1 && !memcmp(bytes.s, "\xff\xfe", 2))
		return "utf-16le";
	if (bytes.n > 1 && !memcmp(bytes.s, "\xfe\xff", 2))
		return "utf-16be";
	return known_charset(label) ? label : NULL;
}

static struct span to_utf8(struct mail *m, struct span bytes, const char *label)
{
	const char *charset = charset_of(bytes, label);
	GMimeFilter *filter = charset ? g_mime_filter_charset_new(charset, "utf-8") : NULL;
	size_t n, before;
	char *text;

	if (!filter)
		return bytes;
	/* the filter wants writable memory, but only reads it. */
	g_mime_filter_complete(filter, (char *)bytes.s, bytes.n, 0, &text, &n, &before);
	text = xcopy(n ? text : "", n);
	g_object_unref(filter);
	mail_hold(m, text);
	return (struct span){ text, n };
}

static struct span content(struct mail *m, GMimePart *part)
{
	GMimeDataWrapper *wrapper = g_mime_part_get_content(part);
	GMimeStream *stream;
	GByteArray *bytes;
	char *copy;
	size_t n;

	if (!wrapper)
		return (struct span){ "", 0 };
	stream = g_mime_stream_mem_new();
	g_mime_data_wrapper_write_to_stream(wrapper, stream);
	bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream));
	n = bytes->len;
	copy = xcopy(n ? (const char *)bytes->data : "", n);
	g_object_unref(stream);
	mail_hold(m, copy);
	return (struct span){ copy, n };
}

/* Returns the last step of a path, cleaned. It is never used as the name of a file. */
static struct span file_name(struct mail *m, const char *path)
{
	const char *name = path, *s;
	struct buf clean = BUF_INIT;
	size_t n;

	for (s = path; *s; s++)
		if (*s == '/' || *s == '\\')
			name = s + 1;
	if (!strcmp(name, ".") || !strcmp(name, ".."))
		return (struct span){ "", 0 };
	text_clean(&clean, name, strlen(name), MAIL_NAME_COLUMNS);
	n = clean.n;
	name = buf_take(&clean);
	mail_hold(m, (void *)name);
	return (struct span){ name, n };
}

static bool is_text(GMimeContentType *type, struct span name)
{
	if (g_mime_content_type_is_type(type, "text", "plain"))
		return true;
	return name.n > 4 && span_folds((struct span){ name.s + name.n - 4, 4 }, ".txt");
}

static bool says(GMimeContentType *type, const char *parameter, const char *word)
{
	const char *value = g_mime_content_type_get_parameter(type, parameter);

	return value && span_folds(span_of(value), word);
}

/* What a file says is signed as it is. */
static struct span whole_lines(struct mail *m, const struct mail_part *part, GMimeContentType *type)
{
	struct buf whole = BUF_INIT;
	struct span text = part->text;

	if (part->file || part->html || !says(type, "format", "flowed"))
		return text;
	flowed_join(&whole, text, says(type, "delsp", "yes"));
	text.n = whole.n;
	text.s = buf_take(&whole);
	mail_hold(m, (void *)text.s);
	return text;
}

static enum mail_problem add_part(struct mail *m, GMimePart *source, struct place at)
{
	GMimeContentType *type = g_mime_object_get_content_type(GMIME_OBJECT(source));
	const char *disposition = g_mime_object_get_disposition(GMIME_OBJECT(source));
	const char *path = g_mime_part_get_filename(source);
	struct mail_part *part;

	if (m->parts == MAIL_PARTS)
		return MAIL_TOO_MANY_PARTS;
	part = mail_add(m);
	part->quoted = at.quoted;
	part->file = path || (disposition && span_folds(span_of(disposition), "attachment"));
	if (path)
		part->name = file_name(m, path);
	part->bytes = content(m, source);
	part->html = !part->file && g_mime_content_type_is_type(type, "text", "html");
	if (part->html || is_text(type, part->name))
		part->text =
			to_utf8(m, part->bytes, g_mime_content_type_get_parameter(type, "charset"));
	part->text = whole_lines(m, part, type);
	return MAIL_FINE;
}

static enum mail_problem walk(struct mail *m, GMimeObject *object, struct place at);

/* Of alternative texts the plain one counts; HTML only where there is no plain one. */
static void choose_plain(struct mail *m, int first)
{
	bool plain = false;

	for (int i = first; i < m->parts; i++)
		if (!m->part[i].html && !m->part[i].file && span_trim(m->part[i].text).n)
			plain = true;
	for (int i = first; plain && i < m->parts; i++)
		if (m->part[i].html)
			m->part[i].text.n = 0;
}

static enum mail_problem walk_all(struct mail *m, GMimeMultipart *all, struct place at)
{
	GMimeContentType *type = g_mime_object_get_content_type(GMIME_OBJECT(all));
	enum mail_problem problem = MAIL_FINE;
	int first = m->parts;

	for (int i = 0; !problem && i < g_mime_multipart_get_count(all); i++)
		problem = walk(m, g_mime_multipart_get_part(all, i), at);
	if (g_mime_content_type_is_type(type, "multipart", "alternative"))
		choose_plain(m, first);
	return problem;
}

static enum mail_problem walk(struct mail *m, GMimeObject *object, struct place at)
{
	GMimeMessage *inside;

	if (GMIME_IS_PART(object))
		return add_part(m, GMIME_PART(object), at);
	if (++at.level > MAIL_LEVELS)
		return MAIL_TOO_DEEP;
	if (GMIME_IS_MULTIPART(object))
		return walk_all(m, GMIME_MULTIPART(object), at);
	if (!GMIME_IS_MESSAGE_PART(object))
		return MAIL_FINE;
	inside = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
	if (!inside || !g_mime_message_get_mime_part(inside))
		return MAIL_FINE;
	at.quoted = true;
	return walk(m, g_mime_message_get_mime_part(inside), at);
}

/* Any HTML that is still there has no plain alternative and becomes text. */
static enum mail_problem flatten(struct mail *m)
{
	enum mail_problem problem = MAIL_FINE;

	for (int i = 0; !problem && i < m->parts; i++) {
		struct mail_part *part = &m->part[i];
		struct buf text = BUF_INIT;

		if (!part->html || !part->text.n)
			continue;
		problem = html_flatten(&text, part->text);
		part->text.n = text.n;
		part->text.s = buf_take(&text);
		mail_hold(m, (void *)part->text.s);
	}
	return problem;
}

enum mail_problem mime_read(struct mail *m, struct span bytes)
{
	enum mail_problem problem = look_ahead(bytes);
	GMimeMessage *message;
	GMimeStream *stream;
	GMimeParser *parser;

	if (problem)
		return problem;
	problem = MAIL_UNREADABLE;
	stream = g_mime_stream_mem_new_with_buffer(bytes.s, bytes.n);
	parser = g_mime_parser_new_with_stream(stream);
	message = g_mime_parser_construct_message(parser, NULL);
	if (message && g_mime_message_get_mime_part(message))
		problem =
			walk(m, g_mime_message_get_mime_part(message), (struct place){ 0, false });
	if (message)
		g_object_unref(message);
	g_object_unref(parser);
	g_object_unref(stream);
	return problem ? problem : flatten(m);
}
