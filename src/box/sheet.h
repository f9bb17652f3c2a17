/* SPDX-License-Identifier: MIT
 * An XML file that a person typed: takes values out of it and checks each.
 *
 * What is always true: a function that returns false has appended one sentence to why that begins
 * with "NAME:LINE: ". Strings it handed out are the caller's; strings that point into the tree live
 * as long as the tree. A list of words is written "a|b|c", as a game's columns are. */
#ifndef BOX_SHEET_H
#define BOX_SHEET_H
#include "base/tree.h"

struct box_text {
	const char *name; /* of the file */
	struct buf *why;
};

/* The limits of a box. */
const struct tree_limits *sheet_limits(void);
/* Returns the root, which the caller frees by tree_free; NULL when the bytes are no XML or exceed
 * the limits of a box. */
struct tree *sheet_open(struct box_text *, struct span xml);

/* Appends "NAME:LINE: first 'subject'then" (subject NULL: without the quotes) and returns false. */
bool sheet_bad(struct box_text *, const struct tree *at, const char *first, const char *subject,
	const char *then);
/* The same for too many of something: "NAME:LINE: first: at most N". */
bool sheet_most(struct box_text *, const struct tree *at, const char *first, int most);

/* Return whether the node has no other attributes (columns aside), or no other elements and no
 * loose text. */
bool sheet_attributes(struct box_text *, const struct tree *, const char *known);
bool sheet_elements(struct box_text *, const struct tree *, const char *known);

/* Returns how many words there are. */
int sheet_count(const char *words);
/* Gives the value of an attribute; returns false where there is none. */
bool sheet_needs(struct box_text *, const struct tree *, const char *attribute, const char **value);
bool sheet_int(struct box_text *, const struct tree *, const char *attribute, int least, int most,
	int *value);
/* Reads a number, or the words of a column or key: see struct column. "+a|b" means a set of words,
 * in which "all" and "all but a" are allowed as well. */
bool sheet_value(struct box_text *, const struct tree *, const char *attribute, const char *words,
	int *value);
/* Reads the attribute `name`: lower case letters, digits and single hyphens. The name of a space
 * may begin with a digit and have commas. */
bool sheet_name(struct box_text *, const struct tree *, bool space, char **name);
/* Reads printable text of 1 to `most` columns. Without the attribute: a copy of otherwise, or an
 * error where otherwise is NULL. */
bool sheet_line(struct box_text *, const struct tree *, const char *attribute, size_t most,
	const char *otherwise, char **line);
/* Reads the text inside the node, which may be empty, folded to one line of at most `most`
 * columns. */
bool sheet_text(struct box_text *, const struct tree *, size_t most, char **text);
/* Reads up to `most` printable ASCII characters; "" where there are none. mark must have room for a
 * final 0 as well. */
bool sheet_mark(struct box_text *, const struct tree *, size_t most, char *mark);

#endif
