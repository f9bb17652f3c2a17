/* SPDX-License-Identifier: MIT
 * What the stylesheets of pages read: the XML of a report, and at its end an element <page> with what
 * the page has besides. tradepost-archive(1) tells what may stand in it. What is always true: nothing
 * comes into it that the report's reader may not know. */
#ifndef CLUB_PAGE_INPUT_H
#define CLUB_PAGE_INPUT_H
#include "club/club.h"

/* The map of a match's box as it is there, and the marks that its kinds have on it. False with a
 * reason. */
bool input_layout(const struct context *, const struct edition *, struct buf *);
/* The beginning of <page>: attributes can be added, then '>'. */
void input_begin(struct buf *page, const struct club *);
/* The end of <page>, which goes into the report, with who stood where and what lay on the table by the report
 * of the season before; NULL: none. False with a reason. */
bool input_end(struct style_input *report, struct buf *page, const struct style_input *before,
	struct buf *why);
/* Appends the map, drawn by the game's stylesheet, or nothing where there is none for it; inside: it
 * becomes a part of the input, too. False with a reason. */
bool input_draw(const struct context *, struct style_input *, bool inside, struct buf *);

/* A report as a page by itself, for its reader alone. */
struct report_page {
	const struct context *c;
	const struct edition *edition;
	int seat;
	struct span report;
};
/* Appends the page, and the map alone, drawn, where the game has a stylesheet for it; in the page it
 * stands drawn, too, or, where inside is false, as a table: mail programs show no drawing that stands
 * in a page. False with a reason. */
bool report_page_make(const struct report_page *, bool inside, struct buf *page, struct buf *map);

#endif
