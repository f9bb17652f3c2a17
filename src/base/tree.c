/* SPDX-License-Identifier: MIT */
#include "base/tree.h"

#include <stdlib.h>
#include <string.h>

void tree_free(struct tree *node)
{
	while (node) {
		struct tree *next = node->next;

		tree_free(node->child);
		free(node);
		node = next;
	}
}

struct tree *tree_lay(long line, int attributes, const struct buf *strings)
{
	const size_t room = (size_t)attributes * sizeof(struct tree_attribute);
	struct tree *node = xalloc(1, sizeof *node + room + strings->n);
	struct tree_attribute *attribute = (struct tree_attribute *)(node + 1);
	const char *s = memcpy(attribute + attributes, strings->s, strings->n);

	node->line = line;
	node->name = s;
	node->attributes = attributes;
	node->attribute = attribute;
	for (int i = 0; i < attributes; i++) {
		s += strlen(s) + 1;
		attribute[i].name = s;
		s += strlen(s) + 1;
		attribute[i].value = s;
	}
	return node;
}

bool tree_is(const struct tree *node, const char *element)
{
	return node->name && !strcmp(node->name, element);
}

const char *tree_attribute(const struct tree *node, const char *name)
{
	for (int i = 0; i < node->attributes; i++)
		if (*node->attribute[i].name == *name && !strcmp(node->attribute[i].name, name))
			return node->attribute[i].value;
	return NULL;
}

const struct tree *tree_child(const struct tree *node, const char *element)
{
	for (const struct tree *n = node->child; n; n = n->next)
		if (tree_is(n, element))
			return n;
	return NULL;
}

/* ---- writing ---- */

/* Returns what stands for a character of text, or NULL. In a value line ends and tabs need one as
 * well, as a reader would make blanks of them. */
static const char *reference(char c, bool value)
{
	switch (c) {
	case '&': return "&amp;";
	case '<': return "&lt;";
	case '>': return "&gt;";
	case '\r': return "&#13;";
	case '"': return value ? "&quot;" : NULL;
	case '\n': return value ? "&#10;" : NULL;
	case '\t': return value ? "&#9;" : NULL;
	}
	return NULL;
}

static void write_text(struct buf *b, const char *s, bool value)
{
	for (; *s; s++) {
		const char *instead = reference(*s, value);

		if (instead)
			buf_str(b, instead);
		else
			buf_char(b, *s);
	}
}

void tree_write(struct buf *b, const struct tree *node)
{
	buf_fmt(b, "<%s", node->name);
	for (int i = 0; i < node->attributes; i++) {
		buf_fmt(b, " %s=\"", node->attribute[i].name);
		write_text(b, node->attribute[i].value, true);
		buf_char(b, '"');
	}
	if (!node->child) {
		buf_str(b, "/>");
		return;
	}
	buf_char(b, '>');
	for (const struct tree *n = node->child; n; n = n->next)
		if (n->name)
			tree_write(b, n);
		else
			write_text(b, n->text, false);
	buf_fmt(b, "</%s>", node->name);
}
