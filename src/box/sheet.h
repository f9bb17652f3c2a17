/* SPDX-License-Identifier: MIT
 * An XML file that a person typed: taking values out of it, each checked where it is taken.
 *
 * What is always true: a function that returns false has added one sentence to why that begins
 * with "NAME:LINE: "; strings it gave out belong to the caller; strings that point into the
 * tree live as long as that. A list of words is written "a|b|c", as a game's columns are. */
#ifndef BOX_SHEET_H
#define BOX_SHEET_H
#include "base/tree.h"

struct box_text {
	const char *name; /* of the file */
	struct buf *why;
};

/* The root; NULL when it is no XML, or more of it than a box may have. To be freed by tree_free. */
struct tree *sheet_open(struct box_text *, struct span xml);

/* "NAME:LINE: first 'subject'then"; subject NULL: without the quotes. Always false. */
bool sheet_bad(struct box_text *, const struct tree *at, const char *first, const char *subject,
	const char *then);
/* Adds the words as "a, b, c" to why. */
void sheet_list(struct box_text *, const char *words);

/* The node has no other attributes (columns aside), or no other elements, and no loose text. */
bool sheet_attributes(struct box_text *, const struct tree *, const char *known);
bool sheet_elements(struct box_text *, const struct tree *, const char *known);

/* How many words they are; which of them s is, from 0, or -1. */
int sheet_count(const char *words);
int sheet_word(const char *words, struct span s);
/* The value of an attribute; false where there is none. */
bool sheet_needs(struct box_text *, const struct tree *, const char *attribute, const char **value);
bool sheet_int(struct box_text *, const struct tree *, const char *attribute, int least, int most,
	int *value);
/* A number, or the words of a column or key: see struct column. "+a|b" takes several of them, and
 * also "all" and "all but a". */
bool sheet_value(struct box_text *, const struct tree *, const char *attribute, const char *words,
	int *value);
/* The attribute name: lower case letters, digits and single hyphens. A space's may begin with a
 * digit and have commas. */
bool sheet_name(struct box_text *, const struct tree *, bool space, char **name);
/* Printable text of 1 to `most` columns; where there is none, a copy of otherwise unless NULL. */
bool sheet_line(struct box_text *, const struct tree *, const char *attribute, size_t most,
	const char *otherwise, char **line);
/* The text within the node, folded to one line of at most `most` columns; may be empty. */
bool sheet_text(struct box_text *, const struct tree *, size_t most, char **text);
/* Up to `most` printable ASCII characters, "" where there is none; mark has room for the 0, too. */
bool sheet_mark(struct box_text *, const struct tree *, size_t most, char *mark);

#endif
