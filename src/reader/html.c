/* SPDX-License-Identifier: MIT */
#include "reader/html.h"

#include "base/fail.h"

#include <libxml/HTMLparser.h>
#include <string.h>

enum { QUOTES_SHOWN = 32, LOOKS_A_BYTE = 8 };

/* A page on its way to lines, while the parser reports elements and texts. */
struct flat {
	struct buf *out;
	htmlParserCtxtPtr parser;
	enum mail_problem problem;
	int level;
	int unseen; /* number of enclosing elements whose text is not shown */
	int quote, pre;
	bool fresh; /* nothing stands in the current line yet */
};

static bool blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool name_start(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' || c == '.';
}

static bool name_char(char c)
{
	return name_start(c) || (c >= '0' && c <= '9') || c == '-';
}

static size_t skip_blanks(struct span html, size_t i)
{
	while (i < html.n && blank(html.s[i]))
		i++;
	return i;
}

static size_t skip_value(struct span html, size_t i)
{
	const char *end;

	if (i < html.n && (html.s[i] == '"' || html.s[i] == '\'')) {
		end = memchr(html.s + i + 1, html.s[i], html.n - i - 1);
		return end ? (size_t)(end - html.s) + 1 : html.n;
	}
	while (i < html.n && !blank(html.s[i]) && html.s[i] != '>')
		i++;
	return i;
}

/* Skips one attribute, or what the parser skips in its place. */
static size_t skip_attribute(struct span html, size_t i)
{
	size_t next;

	if (!name_start(html.s[i])) {
		while (i < html.n && !blank(html.s[i]) && html.s[i] != '>')
			i++;
		return i;
	}
	while (i < html.n && name_char(html.s[i]))
		i++;
	next = skip_blanks(html, i);
	if (next == html.n || html.s[next] != '=')
		return i;
	return skip_value(html, skip_blanks(html, next + 1));
}

/* Returns the end of the tag that begins at i, and counts its attributes. */
static size_t tag_end(struct span html, size_t i, int *attributes)
{
	*attributes = 0;
	for (i++; i < html.n && name_char(html.s[i]);)
		i++;
	for (;;) {
		i = skip_blanks(html, i);
		if (i == html.n || html.s[i] == '>' || ++*attributes > MAIL_HTML_ATTRIBUTES)
			return i;
		i = skip_attribute(html, i);
	}
}

/* The parser's time grows with the square of a tag's attributes, so they are counted before it
 * starts. Where a tag begins depends on comments, scripts and quotes, which a page may leave open;
 * so every '<' counts as a beginning, and the work for that has a limit as well. */
static bool attributes_few(struct span html)
{
	size_t work = 0;

	for (size_t i = 0; i < html.n; i++) {
		const char *tag = memchr(html.s + i, '<', html.n - i);
		int attributes;

		if (!tag)
			break;
		i = (size_t)(tag - html.s);
		if (i + 1 == html.n || !name_start(html.s[i + 1]))
			continue;
		work += tag_end(html, i, &attributes) - i;
		if (attributes > MAIL_HTML_ATTRIBUTES || work > LOOKS_A_BYTE * html.n)
			return false;
	}
	return true;
}

/* Makes faultless UTF-8 without zeros, so that nothing lets the parser guess another encoding. */
static void make_sound(struct buf *out, struct span html)
{
	size_t len;

	buf_room(out, html.n);
	for (size_t i = 0; i < html.n; i += len) {
		uint32_t c = text_point(html.s + i, html.n - i, &len);

		if (c == 0xfffd)
			text_put(out, c);
		else
			buf_add(out, c ? html.s + i : " ", len);
	}
}

static bool among(const xmlChar *name, const char *names)
{
	const char *at = names;
	size_t n = strlen((const char *)name);

	while ((at = strstr(at, (const char *)name))) {
		if ((at == names || at[-1] == ' ') && (at[n] == ' ' || !at[n]))
			return true;
		at++;
	}
	return false;
}

static bool is_block(const xmlChar *name)
{
	return among(name,
		"p div tr li pre blockquote ul ol table dl dt dd h1 h2 h3 h4 h5 h6 hr"
		" section article header footer address center form body");
}

static bool is_unseen(const xmlChar *name)
{
	return among(name, "head style script title template");
}

static void line_start(struct flat *f)
{
	int shown = f->quote < QUOTES_SHOWN ? f->quote : QUOTES_SHOWN;

	for (int i = 0; i < shown; i++)
		buf_str(f->out, "> ");
	f->fresh = false;
}

static void line_end(struct flat *f)
{
	if (f->fresh && f->quote)
		line_start(f);
	buf_char(f->out, '\n');
	f->fresh = true;
}

static void element_start(void *with, const xmlChar *name, const xmlChar **attributes)
{
	struct flat *f = with;
	int n = 0;

	while (attributes && attributes[2 * n] && n <= MAIL_HTML_ATTRIBUTES)
		n++;
	if (++f->level > MAIL_HTML_LEVELS)
		f->problem = MAIL_HTML_TOO_DEEP;
	else if (n > MAIL_HTML_ATTRIBUTES)
		f->problem = MAIL_HTML_ATTRIBUTES_TOO_MANY;
	if (f->problem)
		xmlStopParser(f->parser);
	f->unseen += is_unseen(name);
	if (f->unseen)
		return;
	if (among(name, "br") || (is_block(name) && !f->fresh))
		line_end(f);
	f->quote += among(name, "blockquote");
	f->pre += among(name, "pre");
}

static void element_end(void *with, const xmlChar *name)
{
	struct flat *f = with;

	f->level--;
	if (f->unseen) {
		f->unseen -= is_unseen(name);
		return;
	}
	if (is_block(name) && !f->fresh)
		line_end(f);
	if (f->quote)
		f->quote -= among(name, "blockquote");
	if (f->pre)
		f->pre -= among(name, "pre");
}

static void characters(void *with, const xmlChar *s, int n)
{
	struct flat *f = with;

	for (int i = 0; i < n && !f->unseen; i++) {
		if (s[i] == '\n' && f->pre) {
			line_end(f);
		} else if (blank((char)s[i])) {
			if (!f->fresh && f->out->s[f->out->n - 1] != ' ')
				buf_char(f->out, ' ');
		} else {
			if (f->fresh)
				line_start(f);
			buf_char(f->out, s[i]);
		}
	}
}

static enum mail_problem parse(struct buf *out, const struct buf *html)
{
	const int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING
		| HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC;
	htmlParserCtxtPtr parser = htmlNewParserCtxt();
	struct flat f = { .out = out, .parser = parser, .fresh = true };

	if (!parser)
		out_of_memory();
	memset(parser->sax, 0, sizeof *parser->sax);
	parser->sax->startElement = element_start;
	parser->sax->endElement = element_end;
	parser->sax->characters = characters;
	parser->sax->ignorableWhitespace = characters;
	parser->userData = &f;
	xmlFreeDoc(htmlCtxtReadMemory(parser, html->s, (int)html->n, NULL, "utf-8", options));
	htmlFreeParserCtxt(parser);
	if (!f.fresh)
		line_end(&f);
	return f.problem;
}

enum mail_problem html_flatten(struct buf *out, struct span html)
{
	struct buf sound = BUF_INIT;
	enum mail_problem problem;

	if (html.n > MAIL_HTML_BYTES)
		return MAIL_HTML_TOO_LARGE;
	make_sound(&sound, html);
	if (attributes_few(span_of_buf(&sound)))
		problem = parse(out, &sound);
	else
		problem = MAIL_HTML_ATTRIBUTES_TOO_MANY;
	buf_free(&sound);
	return problem;
}
