/* SPDX-License-Identifier: MIT */
#include "desk/json.h"

#include <string.h>

static void separate(struct buf *b)
{
	if (b->n && !strchr("{[", b->s[b->n - 1]))
		buf_char(b, ',');
}

/* Writes a string with blanks and line ends folded to one blank. */
static void write_string(struct buf *b, struct span value)
{
	struct buf line = BUF_INIT, clean = BUF_INIT;
	struct span word, rest;
	bool any = false;

	for (size_t i = 0; i < value.n; i++)
		buf_char(&line, value.s[i] == '\n' ? ' ' : value.s[i]);
	text_clean(&clean, line.n ? line.s : "", line.n, line.n + 1);
	rest = span_of_buf(&clean);
	buf_char(b, '"');
	for (; span_word(&rest, &word); any = true) {
		buf_str(b, any ? " " : "");
		for (size_t i = 0; i < word.n; i++) {
			buf_str(b, strchr("\"\\", word.s[i]) ? "\\" : "");
			buf_char(b, word.s[i]);
		}
	}
	buf_char(b, '"');
	buf_free(&line);
	buf_free(&clean);
}

static void write_name(struct buf *b, const char *name)
{
	separate(b);
	if (name)
		buf_fmt(b, "\"%s\":", name);
}

void json_text(struct buf *b, const char *name, struct span value)
{
	write_name(b, name);
	write_string(b, value);
}

void json_int(struct buf *b, const char *name, long long value)
{
	write_name(b, name);
	buf_int(b, value);
}

void json_bool(struct buf *b, const char *name, bool value)
{
	write_name(b, name);
	buf_str(b, value ? "true" : "false");
}

void json_open(struct buf *b, const char *name, char bracket)
{
	write_name(b, name);
	buf_char(b, bracket);
}

void json_item(struct buf *b, struct span value)
{
	write_name(b, NULL);
	write_string(b, value);
}
