/* SPDX-License-Identifier: MIT
 * Stylesheets (XSLT 1.0) make pages and maps of XML. Ours are in templates/. A club may lay its own
 * over them, so a stylesheet is as untrusted as a letter: it reads only what the loader gives it,
 * writes no file and asks no host. What it makes depends only on its input.
 *
 * Besides those of XSLT it has a function, in the namespace STYLE_FUNCTIONS:
 *  wrap(text, columns)  the text in lines of at most that many columns, an element `line` each */
#ifndef REPORT_STYLE_H
#define REPORT_STYLE_H
#include "base/buf.h"
#include "base/text.h"

#define STYLE_FUNCTIONS "tag:tradepost:functions"

/* Bytes of a stylesheet, and of an input: the page of a club of 25,600 matches has 20 million. */
enum { STYLESHEET_MOST = 1 << 24, STYLE_MOST = 1 << 28 };

struct style;
/* Appends a stylesheet by its name, which has no slash. Returns false with a reason. */
typedef bool style_load(const void *with, const char *name, struct buf *, struct buf *why);

/* Reads a stylesheet with all it imports and includes. Returns NULL with a reason. */
struct style *style_read(const char *name, style_load *, const void *with, struct buf *why);
void style_free(struct style *);
/* Appends what the stylesheet makes of the XML. Returns false with a reason. */
bool style_apply(const struct style *, struct span xml, struct buf *, struct buf *why);

/* XML for several stylesheets. It is parsed once, which costs as much as a small stylesheet. Each
 * finds it as it was read, apart from what style_draw added. */
struct style_input;
struct style_input *style_input_read(struct span xml, struct buf *why); /* NULL with a reason */
void style_input_free(struct style_input *);
/* Returns an attribute of the root as a number; 0 where it has none. */
int style_input_number(const struct style_input *, const char *attribute);
/* Adds an element as the root's last child. Returns false with a reason. */
bool style_input_add(struct style_input *, struct span xml, struct buf *why);
/* Adds an element to the root's last child, with copies of the children of another root that have
 * these names; NULL ends the names. */
void style_input_copy(struct style_input *, const char *element, const struct style_input *from,
	const char *const names[]);
/* As style_apply. */
bool style_work(const struct style *, const struct style_input *, struct buf *, struct buf *why);
/* As style_work; the element that was made also becomes the last one in the root's last child of
 * that name, for later readers of the input. */
bool style_draw(const struct style *, struct style_input *, const char *child, struct buf *,
	struct buf *why);

#endif
