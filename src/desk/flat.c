/* SPDX-License-Identifier: MIT */
#include "desk/flat.h"

#include <string.h>

/* ---- writing ---- */

static void write_element(struct buf *b, const struct tree *node)
{
	buf_fmt(b, "<%ld %zu %d\n%s", node->line, strlen(node->name), node->attributes, node->name);
	for (int i = 0; i < node->attributes; i++) {
		const struct tree_attribute *a = &node->attribute[i];

		buf_fmt(b, "=%zu %zu\n%s%s", strlen(a->name), strlen(a->value), a->name, a->value);
	}
}

void flat_write(struct buf *b, const struct tree *node)
{
	if (node->text) {
		buf_fmt(b, "'%ld %zu\n%s", node->line, strlen(node->text), node->text);
		return;
	}
	write_element(b, node);
	for (const struct tree *inside = node->child; inside; inside = inside->next)
		flat_write(b, inside);
	buf_str(b, ">\n");
}

/* ---- reading ---- */

enum { NUMBERS_MOST = 3 };

struct flat_reading {
	struct span rest;
	const struct tree_limits *limits;
	int depth;
	struct buf strings; /* names and values of an element, each ended by 0 */
};

/* Reads a record's sign and numbers, up to its line feed. */
static bool read_record(struct flat_reading *f, char *sign, long long number[], int most)
{
	struct span line, word;
	int n = 0;

	if (!f->rest.n || !span_line(&f->rest, &line) || !line.n)
		return false;
	*sign = *line.s;
	line.s++;
	line.n--;
	while (n < most && span_word(&line, &word))
		if (!span_int(word, 0, (long long)f->limits->bytes, &number[n++]))
			return false;
	for (; n < most; n++)
		number[n] = 0;
	return !span_trim(line).n;
}

/* Takes bytes that hold no 0 and are UTF-8, and ends them by 0. */
static bool take_string(struct flat_reading *f, long long n)
{
	const struct span s = { f->rest.s, (size_t)n };

	if (s.n > f->rest.n || memchr(s.s, 0, s.n) || !text_is_utf8(s.s, s.n))
		return false;
	buf_add(&f->strings, s.s, s.n);
	buf_char(&f->strings, 0);
	f->rest.s += s.n;
	f->rest.n -= s.n;
	return true;
}

/* Reads an element behind its record. */
static struct tree *read_head(struct flat_reading *f, const long long number[NUMBERS_MOST])
{
	long long sizes[2];
	char sign;

	buf_clear(&f->strings);
	if (!number[1] || number[2] > f->limits->attributes || !take_string(f, number[1]))
		return NULL;
	for (long long i = 0; i < number[2]; i++)
		if (!read_record(f, &sign, sizes, 2) || sign != '=' || !sizes[0]
			|| !take_string(f, sizes[0]) || !take_string(f, sizes[1]))
			return NULL;
	return tree_lay((long)number[0], (int)number[2], &f->strings);
}

static struct tree *read_text(struct flat_reading *f, const long long number[NUMBERS_MOST])
{
	struct tree *node;

	buf_clear(&f->strings);
	if (!number[1] || !take_string(f, number[1]))
		return NULL;
	node = xalloc(1, sizeof *node + f->strings.n);
	node->line = (long)number[0];
	node->text = memcpy(node + 1, f->strings.s, f->strings.n);
	return node;
}

static bool read_inside(struct flat_reading *f, struct tree **end);

/* Reads a node and hangs it. *closes: the record ends the element around it. */
static bool read_node(struct flat_reading *f, struct tree ***end, bool *closes)
{
	long long number[NUMBERS_MOST];
	struct tree *node = NULL;
	char sign;

	*closes = false;
	if (!read_record(f, &sign, number, NUMBERS_MOST))
		return false;
	if (sign == '>') {
		*closes = true;
		return true;
	}
	if (sign == '<')
		node = read_head(f, number);
	else if (sign == '\'')
		node = read_text(f, number);
	if (!node)
		return false;
	**end = node;
	*end = &node->next;
	return sign != '<' || read_inside(f, &node->child);
}

static bool read_inside(struct flat_reading *f, struct tree **end)
{
	bool closes = false, ok = ++f->depth <= f->limits->depth;

	while (ok && !closes)
		ok = read_node(f, &end, &closes);
	f->depth--;
	return ok;
}

struct tree *flat_read(struct span flat, const struct tree_limits *limits, struct buf *why)
{
	struct flat_reading f = { .rest = flat, .limits = limits, .strings = BUF_INIT };
	struct tree *root = NULL, **end = &root;
	bool closes, ok = read_node(&f, &end, &closes) && root && root->name && !f.rest.n;

	buf_free(&f.strings);
	if (ok)
		return root;
	tree_free(root);
	buf_fmt(why, "this %s could not be read: open the file that came by mail", limits->what);
	return NULL;
}
