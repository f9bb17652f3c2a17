/* SPDX-License-Identifier: MIT
 * Stylesheets (XSLT 1.0): how pages and maps are made of XML. Ours stand in templates/, a club may lay
 * its own over them, so one is as strange as a letter: it reads what the loader hands it and nothing
 * else, writes no file and asks no host. What it makes depends on its input alone.
 *
 * Beside XSLT's own it has three functions, of the namespace STYLE_FUNCTIONS:
 *   date(text)           "2026-12-06T20:00Z" as "6 December 2026"; what is no such time, as it is
 *   number(n)            "53708321" as "53,708,321"
 *   wrap(text, columns)  the text in lines of at most so many columns, an element `line` each */
#ifndef REPORT_STYLE_H
#define REPORT_STYLE_H
#include "base/buf.h"
#include "base/text.h"

#define STYLE_FUNCTIONS "tag:tradepost:functions"

enum { STYLE_MOST = 1 << 24 }; /* bytes of an input */

struct style;
/* Appends a stylesheet by its name, which has no slash; false with a reason. */
typedef bool style_load(const void *with, const char *name, struct buf *, struct buf *why);

/* That stylesheet with all it imports and includes; NULL with a reason. */
struct style *style_read(const char *name, style_load *, const void *with, struct buf *why);
void style_free(struct style *); /* NULL is fine */
/* Appends what it makes of the XML; false with a reason. */
bool style_apply(const struct style *, struct span xml, struct buf *, struct buf *why);

/* XML that several stylesheets read: it is parsed once, for that costs as much as a small stylesheet's
 * work. Each finds it as it was read, but for what style_draw added. */
struct style_input;
struct style_input *style_input_read(struct span xml, struct buf *why); /* NULL with a reason */
void style_input_free(struct style_input *);				/* NULL is fine */
/* A number that the root has as an attribute; 0 where it has none. */
int style_input_number(const struct style_input *, const char *attribute);
/* Reads an element that becomes the root's last child. False with a reason. */
bool style_input_add(struct style_input *, struct span xml, struct buf *why);
/* A new element at the end of the root's last child: with copies of those of another root's children that
 * are called so; NULL ends the names. */
void style_input_copy(struct style_input *, const char *element, const struct style_input *from,
	const char *const names[]);
/* As style_apply. */
bool style_work(const struct style *, const struct style_input *, struct buf *, struct buf *why);
/* As style_work; and the element it made becomes the last one within the root's last child of that
 * name, for those that read the input after it. */
bool style_draw(const struct style *, struct style_input *, const char *child, struct buf *,
	struct buf *why);

#endif
