/* SPDX-License-Identifier: MIT
 * XML as a tree of elements and of the text between them.
 *
 * What is always true: names, attributes (declarations of namespaces among them) and text are as in
 * the file, with references replaced. Comments are left out; text on both sides of a comment is two
 * pieces. A tree is one block of memory that begins with its root; the caller frees it by
 * tree_free. */
#ifndef BASE_TREE_H
#define BASE_TREE_H
#include "base/text.h"

struct tree_attribute {
	const char *name, *value;
};

struct tree {
	const char *name; /* of an element; NULL: the node is text */
	const char *text; /* NULL: the node is an element */
	int attributes;
	const struct tree_attribute *attribute;
	struct tree *child, *next; /* the first node inside this one, the node behind it */
	long line; /* line on which the opening tag ends, or the text with the blanks behind it */
};

/* Limits of a file: bytes, depth of tags, attributes of a tag. They are checked before anything is
 * parsed. So is what no file of ours has: bytes that are not UTF-8, a DOCTYPE, a CDATA section, an
 * instruction. what: "box", for messages. */
struct tree_limits {
	const char *what;
	size_t bytes;
	int depth, attributes;
};
/* Call this before all other uses of the parser's library: lack of memory then ends the program there as
 * well, and the library leaves nothing out. */
void tree_begin(void);
/* Returns the root; NULL with a reason, and *line is the line of the fault. tree_xml.c defines both
 * functions and is the one file that knows a parser. */
struct tree *tree_read(struct span xml, const struct tree_limits *, long *line, struct buf *why);
/* Checks XML as tree_read does before it parses, and cuts off its declaration. Returns false with a reason and the
 * line. */
bool tree_scan(struct span *xml, const struct tree_limits *, long *line, struct buf *why);
void tree_free(struct tree *root); /* NULL is fine */

/* Returns an element of one block of memory, inside which nothing is yet. strings: its name, then the name and the value of
 * each attribute, each ended by 0. */
struct tree *tree_lay(long line, int attributes, const struct buf *strings);
bool tree_is(const struct tree *, const char *element);
/* Return the value of an attribute, and the first child with that name; NULL where there is
 * none. */
const char *tree_attribute(const struct tree *, const char *name);
const struct tree *tree_child(const struct tree *, const char *element);
/* Appends an element with all its content as XML; an empty element as <name/>. */
void tree_write(struct buf *, const struct tree *);

#endif
