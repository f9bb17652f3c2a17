/* SPDX-License-Identifier: MIT */
#include "box/sheet.h"
#include "base/fail.h"
#include "box/read.h"

#include <libxml/parser.h>
#include <string.h>

enum { NAME_MOST = 32, QUOTED = 40 };

static void place_add(struct sheet *sheet, long line)
{
	buf_fmt(sheet->why, "%s:%ld: ", sheet->name, line);
}

static void quoted_add(struct sheet *sheet, const char *s, size_t n)
{
	buf_char(sheet->why, '\'');
	text_clean(sheet->why, s, n, QUOTED);
	buf_char(sheet->why, '\'');
}

bool sheet_bad(struct sheet *sheet, const xmlNode *at, const char *first, const char *subject,
	const char *then)
{
	place_add(sheet, xmlGetLineNo(at));
	buf_str(sheet->why, first);
	if (subject) {
		buf_char(sheet->why, ' ');
		quoted_add(sheet, subject, strlen(subject));
	}
	buf_str(sheet->why, then);
	return false;
}

void sheet_list(struct sheet *sheet, const char *words)
{
	for (; *words; words++)
		if (*words == '|')
			buf_str(sheet->why, ", ");
		else
			buf_char(sheet->why, *words);
}

/* ---- opening ---- */

static bool scan_bad(struct sheet *sheet, struct span all, size_t i, const char *reason)
{
	long line = 1;

	for (size_t j = 0; j < i; j++)
		line += all.s[j] == '\n';
	place_add(sheet, line);
	buf_str(sheet->why, reason);
	return false;
}

/* Where the mark that ends something stands, or the end of all: the parser will say what is wrong
 * then. */
static size_t scan_past(struct span all, size_t i, const char *end)
{
	const char *found = memmem(all.s + i, all.n - i, end, strlen(end));

	return found ? (size_t)(found - all.s) + strlen(end) : all.n;
}

/* Goes past the tag that begins at *i. */
static bool scan_tag(struct sheet *sheet, struct span all, size_t *i)
{
	int attributes = 0;
	char quote = 0;
	size_t at = *i;

	for (; at < all.n && (quote || all.s[at] != '>'); at++) {
		char c = all.s[at];

		if (quote)
			quote = c == quote ? 0 : quote;
		else if (c == '"' || c == '\'')
			quote = c;
		else if (c == '=')
			attributes++;
	}
	if (attributes > BOX_ATTRIBUTES) {
		scan_bad(sheet, all, *i, "a tag has too many attributes: at most ");
		buf_int(sheet->why, BOX_ATTRIBUTES);
		return false;
	}
	*i = at;
	return true;
}

static bool scan_tags(struct sheet *sheet, struct span all)
{
	for (size_t i = 0; i < all.n; i++) {
		struct span rest = { all.s + i, all.n - i };

		if (all.s[i] != '<')
			continue;
		if (span_starts(rest, "<!--"))
			i = scan_past(all, i + 4, "-->") - 1;
		else if (span_starts(rest, "<!"))
			return scan_bad(
				sheet, all, i, "a box has no DOCTYPE and no CDATA: take it out");
		else if (span_starts(rest, "<?"))
			return scan_bad(sheet, all, i, "a box has no instructions: take it out");
		else if (!scan_tag(sheet, all, &i))
			return false;
	}
	return true;
}

/* Every byte is UTF-8, so what follows reads the same text as the parser: in another encoding a
 * DOCTYPE could hide from it. */
static bool scan_text(struct sheet *sheet, struct span all)
{
	size_t len;

	for (size_t i = 0; i < all.n; i += len) {
		uint32_t point = text_point(all.s + i, all.n - i, &len);

		if (!point || point == 0xfffd)
			return scan_bad(sheet, all, i, "this line is not UTF-8: save it as that");
	}
	return true;
}

/* Cuts off what could name another encoding; the line's end stays, so lines keep their number. */
static bool scan_head(struct sheet *sheet, struct span *all)
{
	struct span line = { NULL, 0 }, rest;
	size_t end;

	if (span_starts(*all, "\xef\xbb\xbf")) {
		all->s += 3;
		all->n -= 3;
	}
	if (!span_starts(*all, "<?xml"))
		return true;
	rest = *all;
	span_line(&rest, &line);
	end = scan_past(line, 0, "?>");
	if (end == line.n && !memmem(line.s, line.n, "?>", 2))
		return scan_bad(sheet, *all, 0, "the XML declaration does not end on its line");
	all->s += end;
	all->n -= end;
	return true;
}

struct opening {
	struct sheet *sheet;
	bool failed;
};

/* The first fault counts. The parser stops at it, for what it makes of the rest is guesswork that
 * scan_tags has not looked at. */
static void fault_note(void *context, xmlErrorPtr error)
{
	xmlParserCtxt *parser = context;
	struct opening *opening = parser->_private;
	struct span reason = span_trim(span_of(error->message ? error->message : ""));

	if (!opening->failed) {
		place_add(opening->sheet, error->line);
		buf_str(opening->sheet->why, "no proper XML: ");
		text_clean(opening->sheet->why, reason.s, reason.n, 2 * QUOTED);
	}
	opening->failed = true;
	xmlStopParser(parser);
}

static xmlDoc *scanned_parse(struct sheet *sheet, struct span all)
{
	struct opening opening = { sheet, false };
	xmlParserCtxt *parser = xmlNewParserCtxt();
	xmlDoc *doc;

	if (!parser)
		out_of_memory();
	parser->_private = &opening;
	parser->sax->serror = fault_note;
	doc = xmlCtxtReadMemory(parser, all.s, (int)all.n, NULL, "UTF-8", XML_PARSE_NONET);
	if (doc && (opening.failed || !xmlDocGetRootElement(doc))) {
		xmlFreeDoc(doc);
		doc = NULL;
	}
	if (!doc && !opening.failed)
		scan_bad(sheet, all, 0, "no proper XML");
	xmlFreeParserCtxt(parser);
	return doc;
}

xmlDoc *sheet_open(struct sheet *sheet, const char *xml, size_t n)
{
	struct span all = { xml, n };

	if (n > BOX_MOST) {
		place_add(sheet, 1);
		buf_fmt(sheet->why, "the box has more than %d bytes: make it smaller", BOX_MOST);
		return NULL;
	}
	if (!scan_text(sheet, all) || !scan_head(sheet, &all) || !scan_tags(sheet, all))
		return NULL;
	return scanned_parse(sheet, all);
}

/* ---- what a node has ---- */

bool sheet_is(const xmlNode *node, const char *element)
{
	return node->type == XML_ELEMENT_NODE && !node->ns
		&& !strcmp((const char *)node->name, element);
}

int sheet_word(const char *words, struct span s)
{
	for (int i = 0; *words; i++) {
		struct span word = { words, strcspn(words, "|") };

		if (span_same(word, s))
			return i;
		words += word.n + (words[word.n] == '|');
	}
	return -1;
}

bool sheet_attributes(struct sheet *sheet, const xmlNode *node, const char *known)
{
	for (const xmlAttr *a = node->properties; a; a = a->next) {
		const char *name = (const char *)a->name;

		if (a->ns || sheet_word(known, span_of(name)) < 0) {
			sheet_bad(sheet, node, "no attribute of this tag is called", name,
				": known are ");
			sheet_list(sheet, known);
			return false;
		}
		if (a->children && (a->children->next || a->children->type != XML_TEXT_NODE))
			return sheet_bad(
				sheet, node, "an entity stands in", name, ": write it out");
	}
	return true;
}

/* The parser notes of a text the line on which it ends, the blanks behind it included. */
static bool text_loose(struct sheet *sheet, const xmlNode *node)
{
	struct span text = span_of((const char *)node->content);
	long line = xmlGetLineNo(node);

	for (size_t i = text.n; i && strchr(" \t\r\n", text.s[i - 1]); i--)
		line -= text.s[i - 1] == '\n';
	text = span_trim(text);
	if (!text.n)
		return false;
	place_add(sheet, line);
	quoted_add(sheet, text.s, text.n);
	buf_str(sheet->why, " is text where only tags may stand: take it out");
	return true;
}

bool sheet_elements(struct sheet *sheet, const xmlNode *parent, const char *known)
{
	for (const xmlNode *node = parent->children; node; node = node->next) {
		const char *name = (const char *)node->name;

		if (node->type == XML_COMMENT_NODE)
			continue;
		if (node->type == XML_TEXT_NODE) {
			if (text_loose(sheet, node))
				return false;
			continue;
		}
		if (node->ns || sheet_word(known, span_of(name)) < 0) {
			sheet_bad(sheet, node, "no tag here is called", name, ": known are ");
			sheet_list(sheet, known);
			return false;
		}
	}
	return true;
}

const char *sheet_attribute(const xmlNode *node, const char *attribute)
{
	for (const xmlAttr *a = node->properties; a; a = a->next)
		if (!strcmp((const char *)a->name, attribute))
			return a->children ? (const char *)a->children->content : "";
	return NULL;
}

bool sheet_needs(
	struct sheet *sheet, const xmlNode *node, const char *attribute, const char **value)
{
	*value = sheet_attribute(node, attribute);
	if (*value)
		return true;
	return sheet_bad(sheet, node, "this tag lacks", attribute, ": give it");
}

/* ---- values ---- */

bool sheet_int(struct sheet *sheet, const xmlNode *node, const char *attribute, int least, int most,
	int *value)
{
	const char *text;
	long long number;

	if (!sheet_needs(sheet, node, attribute, &text))
		return false;
	if (!span_int(span_of(text), least, most, &number)) {
		sheet_bad(sheet, node, attribute, text, ": give a whole number");
		buf_fmt(sheet->why, " from %d to %d", least, most);
		return false;
	}
	*value = (int)number;
	return true;
}

static bool word_bad(struct sheet *sheet, const xmlNode *node, const char *attribute, struct span s,
	const char *words)
{
	place_add(sheet, xmlGetLineNo(node));
	buf_fmt(sheet->why, "%s cannot be ", attribute);
	quoted_add(sheet, s.s, s.n);
	buf_str(sheet->why, ": the words are ");
	sheet_list(sheet, words);
	return false;
}

int sheet_count(const char *words)
{
	int n = 1;

	for (; *words; words++)
		n += *words == '|';
	return n;
}

/* Cuts "all but" off *rest where more follows it. */
static bool all_but_cut(struct span *rest)
{
	struct span after = *rest, all, but;

	if (!span_word(&after, &all) || !span_is(all, "all"))
		return false;
	if (!span_word(&after, &but) || !span_is(but, "but") || !span_trim(after).n)
		return false;
	*rest = after;
	return true;
}

/* Words as bits. */
static bool words_value(struct sheet *sheet, const xmlNode *node, const char *attribute,
	const char *words, int *value)
{
	struct span rest = span_trim(span_of(sheet_attribute(node, attribute))), word;
	bool but = all_but_cut(&rest);
	unsigned every, bits = 0;

	must(sheet_count(words) < 31);
	every = (1u << sheet_count(words)) - 1;
	if (!but && span_is(rest, "all")) {
		*value = (int)every;
		return true;
	}
	while (span_word(&rest, &word)) {
		int i = sheet_word(words, word);

		if (i < 0)
			return word_bad(sheet, node, attribute, word, words);
		bits |= 1u << i;
	}
	*value = (int)(but ? every & ~bits : bits);
	return true;
}

bool sheet_value(struct sheet *sheet, const xmlNode *node, const char *attribute, const char *words,
	int *value)
{
	const char *text;
	int i;

	if (!sheet_needs(sheet, node, attribute, &text))
		return false;
	if (!words)
		return sheet_int(sheet, node, attribute, -BOX_NUMBER, BOX_NUMBER, value);
	if (*words == '+')
		return words_value(sheet, node, attribute, words + 1, value);
	i = sheet_word(words, span_of(text));
	if (i < 0)
		return word_bad(sheet, node, attribute, span_of(text), words);
	*value = i;
	return true;
}

/* Words that answers to questions are made of; a thing of that name could never be chosen. */
#define TAKEN "all|any|none|lot|highest|lowest"

static bool name_fits(struct span s, bool space)
{
	if (!s.n || s.n > NAME_MOST)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		bool letter = s.s[i] >= 'a' && s.s[i] <= 'z';
		bool digit = s.s[i] >= '0' && s.s[i] <= '9';
		bool joint = (s.s[i] == '-' || (space && s.s[i] == ',')) && i && i + 1 < s.n
			&& s.s[i - 1] != '-' && s.s[i - 1] != ',';

		if (!letter && !joint && !(digit && (i || space)))
			return false;
	}
	return true;
}

bool sheet_name(struct sheet *sheet, const xmlNode *node, bool space, char **name)
{
	const char *text;

	if (!sheet_needs(sheet, node, "name", &text))
		return false;
	if (!name_fits(span_of(text), space))
		return sheet_bad(sheet, node, "no name is spelt like", text,
			space ? ": use a-z, 0-9, single hyphens and commas, at most 32"
			      : ": use a-z, 0-9 and single hyphens, at most 32, a letter first");
	if (sheet_word(TAKEN, span_of(text)) >= 0)
		return sheet_bad(sheet, node, "orders mean something else by", text,
			": choose another name");
	*name = xcopy(text, strlen(text));
	return true;
}

bool sheet_line(struct sheet *sheet, const xmlNode *node, const char *attribute, size_t most,
	const char *otherwise, char **line)
{
	const char *text = sheet_attribute(node, attribute);

	if (!text && otherwise)
		text = otherwise;
	else if (!sheet_needs(sheet, node, attribute, &text))
		return false;
	if (!text_is_clean(text, strlen(text), most)) {
		sheet_bad(sheet, node, attribute, text, ": give printable text");
		buf_fmt(sheet->why, " of 1 to %zu characters", most);
		return false;
	}
	*line = xcopy(text, strlen(text));
	return true;
}

static bool text_gather(struct sheet *sheet, const xmlNode *parent, struct buf *all)
{
	for (const xmlNode *node = parent->children; node; node = node->next) {
		if (node->type == XML_TEXT_NODE)
			buf_str(all, (const char *)node->content);
		else if (node->type != XML_COMMENT_NODE)
			return sheet_bad(sheet, node, "only text may stand within",
				(const char *)parent->name, "");
	}
	return true;
}

static bool text_fits(struct sheet *sheet, const xmlNode *node, const struct buf *text, size_t most)
{
	if (!text->n || text_is_clean(text->s, text->n, most))
		return true;
	sheet_bad(sheet, node, "the text within", (const char *)node->name, " must be printable");
	buf_fmt(sheet->why, " and have at most %zu characters", most);
	return false;
}

bool sheet_text(struct sheet *sheet, const xmlNode *node, size_t most, char **text)
{
	struct buf all = BUF_INIT, folded = BUF_INIT;
	struct span rest, word;
	bool fine = text_gather(sheet, node, &all);

	rest = (struct span){ all.s, all.n };
	while (span_word(&rest, &word)) {
		if (folded.n)
			buf_char(&folded, ' ');
		buf_add(&folded, word.s, word.n);
	}
	if (fine && (fine = text_fits(sheet, node, &folded, most)))
		*text = buf_take(&folded);
	buf_free(&folded);
	buf_free(&all);
	return fine;
}

bool sheet_mark(struct sheet *sheet, const xmlNode *node, size_t most, char *mark)
{
	const char *text = sheet_attribute(node, "mark");
	size_t n = text ? strlen(text) : 0;

	for (size_t i = 0; i < n; i++)
		if (n > most || text[i] <= ' ' || text[i] > '~')
			return sheet_bad(sheet, node, "mark", text,
				most == 2 ? ": give one or two letters or signs of ASCII"
					  : ": give one to three letters or signs of ASCII");
	if (n)
		memcpy(mark, text, n);
	mark[n] = 0;
	return true;
}
