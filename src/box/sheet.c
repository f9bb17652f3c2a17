/* SPDX-License-Identifier: MIT */
#include "box/sheet.h"
#include "base/fail.h"
#include "box/read.h"

#include <string.h>

enum { NAME_MOST = 32, QUOTED = 40 };

static void place_add(struct box_text *sheet, long line)
{
	buf_fmt(sheet->why, "%s:%ld: ", sheet->name, line);
}

static void quoted_add(struct box_text *sheet, const char *s, size_t n)
{
	buf_char(sheet->why, '\'');
	text_clean(sheet->why, s, n, QUOTED);
	buf_char(sheet->why, '\'');
}

bool sheet_bad(struct box_text *sheet, const struct tree *at, const char *first,
	const char *subject, const char *then)
{
	place_add(sheet, at->line);
	buf_str(sheet->why, first);
	if (subject) {
		buf_char(sheet->why, ' ');
		quoted_add(sheet, subject, strlen(subject));
	}
	buf_str(sheet->why, then);
	return false;
}

bool sheet_most(struct box_text *sheet, const struct tree *at, const char *first, int most)
{
	sheet_bad(sheet, at, first, NULL, ": at most ");
	buf_int(sheet->why, most);
	return false;
}

static void list_words(struct box_text *sheet, const char *words)
{
	for (; *words; words++)
		if (*words == '|')
			buf_str(sheet->why, ", ");
		else
			buf_char(sheet->why, *words);
}

/* ---- opening ---- */

const struct tree_limits *sheet_limits(void)
{
	static const struct tree_limits limits = { "box", BOX_MOST, BOX_DEPTH, BOX_ATTRIBUTES };

	return &limits;
}

struct tree *sheet_open(struct box_text *sheet, struct span xml)
{
	struct buf reason = BUF_INIT;
	long line;
	struct tree *root = tree_read(xml, sheet_limits(), &line, &reason);

	if (!root) {
		place_add(sheet, line);
		buf_str(sheet->why, reason.s);
	}
	buf_free(&reason);
	return root;
}

/* ---- what a node has ---- */

static int word_index(const char *words, struct span s)
{
	for (int i = 0; *words; i++) {
		struct span word = { words, strcspn(words, "|") };

		if (span_same(word, s))
			return i;
		words += word.n + (words[word.n] == '|');
	}
	return -1;
}

bool sheet_attributes(struct box_text *sheet, const struct tree *node, const char *known)
{
	for (int i = 0; i < node->attributes; i++) {
		const char *name = node->attribute[i].name;

		if (word_index(known, span_of(name)) < 0) {
			sheet_bad(sheet, node, "no attribute of this tag is called", name,
				": known are ");
			list_words(sheet, known);
			return false;
		}
	}
	return true;
}

static bool text_loose(struct box_text *sheet, const struct tree *node)
{
	struct span text = span_of(node->text);
	long line = node->line;

	for (size_t i = text.n; i && strchr(" \t\r\n", text.s[i - 1]); i--)
		line -= text.s[i - 1] == '\n';
	text = span_trim(text);
	if (!text.n)
		return false;
	place_add(sheet, line);
	quoted_add(sheet, text.s, text.n);
	buf_str(sheet->why, " is text where only tags are allowed: take it out");
	return true;
}

bool sheet_elements(struct box_text *sheet, const struct tree *parent, const char *known)
{
	for (const struct tree *node = parent->child; node; node = node->next) {
		if (!node->name) {
			if (text_loose(sheet, node))
				return false;
			continue;
		}
		if (word_index(known, span_of(node->name)) < 0) {
			sheet_bad(sheet, node, "no tag here is called", node->name, ": known are ");
			list_words(sheet, known);
			return false;
		}
	}
	return true;
}

bool sheet_needs(
	struct box_text *sheet, const struct tree *node, const char *attribute, const char **value)
{
	*value = tree_attribute(node, attribute);
	if (*value)
		return true;
	return sheet_bad(sheet, node, "this tag lacks", attribute, ": give it");
}

/* ---- values ---- */

bool sheet_int(struct box_text *sheet, const struct tree *node, const char *attribute, int least,
	int most, int *value)
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

static bool word_bad(struct box_text *sheet, const struct tree *node, const char *attribute,
	struct span s, const char *words)
{
	place_add(sheet, node->line);
	buf_fmt(sheet->why, "%s cannot be ", attribute);
	quoted_add(sheet, s.s, s.n);
	buf_str(sheet->why, ": the words are ");
	list_words(sheet, words);
	return false;
}

int sheet_count(const char *words)
{
	int n = 1;

	for (; *words; words++)
		n += *words == '|';
	return n;
}

/* Cuts "all but" off *rest, where more follows. */
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

/* Reads words as bits. */
static bool words_value(struct box_text *sheet, const struct tree *node, const char *attribute,
	const char *words, int *value)
{
	struct span rest = span_trim(span_of(tree_attribute(node, attribute))), word;
	bool but = all_but_cut(&rest);
	unsigned every, bits = 0;

	must(sheet_count(words) < 31);
	every = (1u << sheet_count(words)) - 1;
	if (!but && span_is(rest, "all")) {
		*value = (int)every;
		return true;
	}
	while (span_word(&rest, &word)) {
		int i = word_index(words, word);

		if (i < 0)
			return word_bad(sheet, node, attribute, word, words);
		bits |= 1u << i;
	}
	*value = (int)(but ? every & ~bits : bits);
	return true;
}

bool sheet_value(struct box_text *sheet, const struct tree *node, const char *attribute,
	const char *words, int *value)
{
	const char *text;
	int i;

	if (!sheet_needs(sheet, node, attribute, &text))
		return false;
	if (!words)
		return sheet_int(sheet, node, attribute, -BOX_NUMBER, BOX_NUMBER, value);
	if (*words == '+')
		return words_value(sheet, node, attribute, words + 1, value);
	i = word_index(words, span_of(text));
	if (i < 0)
		return word_bad(sheet, node, attribute, span_of(text), words);
	*value = i;
	return true;
}

/* Answers to questions use these words, so a thing of such a name could never be chosen. */
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

bool sheet_name(struct box_text *sheet, const struct tree *node, bool space, char **name)
{
	const char *text;

	if (!sheet_needs(sheet, node, "name", &text))
		return false;
	if (!name_fits(span_of(text), space))
		return sheet_bad(sheet, node, "no name can be written like", text,
			space ? ": use a-z, 0-9, single hyphens and commas, at most 32"
			      : ": use a-z, 0-9 and single hyphens, at most 32, a letter first");
	if (word_index(TAKEN, span_of(text)) >= 0)
		return sheet_bad(sheet, node, "orders mean something else by", text,
			": choose another name");
	*name = xcopy(text, strlen(text));
	return true;
}

bool sheet_line(struct box_text *sheet, const struct tree *node, const char *attribute, size_t most,
	const char *otherwise, char **line)
{
	const char *text = tree_attribute(node, attribute);

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

static bool text_gather(struct box_text *sheet, const struct tree *parent, struct buf *all)
{
	for (const struct tree *node = parent->child; node; node = node->next) {
		if (node->name)
			return sheet_bad(
				sheet, node, "only text is allowed within", parent->name, "");
		buf_str(all, node->text);
	}
	return true;
}

static bool text_fits(
	struct box_text *sheet, const struct tree *node, const struct buf *text, size_t most)
{
	if (!text->n || text_is_clean(text->s, text->n, most))
		return true;
	sheet_bad(sheet, node, "the text within", node->name, " must be printable");
	buf_fmt(sheet->why, " and have at most %zu characters", most);
	return false;
}

bool sheet_text(struct box_text *sheet, const struct tree *node, size_t most, char **text)
{
	struct buf all = BUF_INIT, folded = BUF_INIT;
	struct span rest, word;
	bool fine = text_gather(sheet, node, &all);

	rest = span_of_buf(&all);
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

bool sheet_mark(struct box_text *sheet, const struct tree *node, size_t most, char *mark)
{
	const char *text = tree_attribute(node, "mark");
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
