/* SPDX-License-Identifier: MIT
 * An XML file that a person typed: opening it without harm, and taking values out of it, each
 * checked where it is taken.
 *
 * What is always true: a function that returns false has added one sentence to why that begins
 * with "NAME:LINE: "; strings it gave out belong to the caller; strings that point into the
 * document live as long as that. A list of words is written "a|b|c", as a game's columns are. */
#ifndef BOX_SHEET_H
#define BOX_SHEET_H
#include "base/buf.h"
#include "base/text.h"

#include <libxml/tree.h>
#include <stdbool.h>
#include <stddef.h>

struct sheet {
	const char *name; /* of the file */
	struct buf *why;
};

/* NULL when it is no XML, or has something that no box has and that would cost us dearly to read:
 * a DOCTYPE, an instruction, a tag with too many attributes. To be freed by xmlFreeDoc. */
xmlDoc *sheet_open(struct sheet *, const char *xml, size_t n);

/* "NAME:LINE: first 'subject'then"; subject NULL: without the quotes. Always false. */
bool sheet_bad(struct sheet *, const xmlNode *at, const char *first, const char *subject,
	const char *then);
/* Adds the words as "a, b, c" to why. */
void sheet_list(struct sheet *, const char *words);

bool sheet_is(const xmlNode *, const char *element);
/* The node has no other attributes (columns aside), or no other elements, and no loose text. */
bool sheet_attributes(struct sheet *, const xmlNode *, const char *known);
bool sheet_elements(struct sheet *, const xmlNode *, const char *known);

/* How many words they are; which of them s is, from 0, or -1. */
int sheet_count(const char *words);
int sheet_word(const char *words, struct span s);
/* The value of an attribute, NULL where there is none. */
const char *sheet_attribute(const xmlNode *, const char *attribute);
/* The same, and false where there is none. */
bool sheet_needs(struct sheet *, const xmlNode *, const char *attribute, const char **value);
bool sheet_int(
	struct sheet *, const xmlNode *, const char *attribute, int least, int most, int *value);
/* A number, or the words of a column or key: see struct column. "+a|b" takes several of them, and
 * also "all" and "all but a". */
bool sheet_value(
	struct sheet *, const xmlNode *, const char *attribute, const char *words, int *value);
/* The attribute name: lower case letters, digits and single hyphens. A space's may begin with a
 * digit and have commas. */
bool sheet_name(struct sheet *, const xmlNode *, bool space, char **name);
/* Printable text of 1 to `most` columns; where there is none, a copy of otherwise unless NULL. */
bool sheet_line(struct sheet *, const xmlNode *, const char *attribute, size_t most,
	const char *otherwise, char **line);
/* The text within the node, folded to one line of at most `most` columns; may be empty. */
bool sheet_text(struct sheet *, const xmlNode *, size_t most, char **text);
/* Up to `most` printable ASCII characters, "" where there is none; mark has room for the 0, too. */
bool sheet_mark(struct sheet *, const xmlNode *, size_t most, char *mark);

#endif
