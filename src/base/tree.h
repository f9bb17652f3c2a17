/* SPDX-License-Identifier: MIT
 * XML that was read: a tree of elements and of the text between them.
 *
 * What is always true: names, attributes (those that declare a namespace, too) and text are as the file
 * has them, with references replaced; comments are left out; text that a comment parts is in two pieces.
 * A tree is one piece of memory with its root, which the caller frees by tree_free. */
#ifndef BASE_TREE_H
#define BASE_TREE_H
#include "base/text.h"

struct tree_attribute {
	const char *name, *value;
};

struct tree {
	const char *name; /* of an element; NULL: this is text */
	const char *text; /* NULL of an element */
	int attributes;
	const struct tree_attribute *attribute;
	struct tree *child, *next; /* the first within it, the one behind it */
	long line; /* on which the opening tag ends, or the text with the blanks behind it */
};

/* What a file may have: so many bytes, tags so deep within each other, so many attributes a tag. These
 * are looked at before anything is parsed, as are bytes that are not UTF-8, and a DOCTYPE, a CDATA section
 * or an instruction, which no file of ours has. what: "box", for messages. */
struct tree_limits {
	const char *what;
	size_t bytes;
	int depth, attributes;
};
/* The root. NULL with a reason, and *line says where the fault is. Only tree_xml.c, which defines this,
 * knows a parser. */
struct tree *tree_read(struct span xml, const struct tree_limits *, long *line, struct buf *why);
void tree_free(struct tree *root); /* NULL is fine */

bool tree_is(const struct tree *, const char *element);
/* The value of an attribute, and the first child of that name; NULL where there is none. */
const char *tree_attribute(const struct tree *, const char *name);
const struct tree *tree_child(const struct tree *, const char *element);
/* Appends an element as XML with all that is in it; one with nothing in it as <name/>. */
void tree_write(struct buf *, const struct tree *);

#endif
