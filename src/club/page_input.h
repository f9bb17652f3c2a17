/* SPDX-License-Identifier: MIT
 * What the stylesheets of pages read: the XML of a report, and at its end an element <page> with
 * the rest of the page, see tradepost-archive(1). What is always true: it has only what the
 * report's reader may know. */
#ifndef CLUB_PAGE_INPUT_H
#define CLUB_PAGE_INPUT_H
#include "club/club.h"

/* Appends the map of a match's box, and the marks of its kinds. Returns false with a reason. */
bool input_layout(const struct context *, const struct edition *, struct buf *);
/* Writes the beginning of <page>; attributes can follow, then '>'. */
void input_begin(struct buf *page, const struct club *);
/* Ends <page> and puts it into the report, with who stood where and what lay on the table in the
 * report of the season before; before NULL: none. Returns false with a reason. */
bool input_end(struct style_input *report, struct buf *page, const struct style_input *before,
	struct buf *why);
/* Appends the map as the game's stylesheet draws it, or nothing without one. inside: the map also
 * becomes part of the input. Returns false with a reason. */
bool input_draw(const struct context *, struct style_input *, bool inside, struct buf *);

/* A report as a page of its own, for its reader alone: all of it with the drawn map for a browser, or its
 * short form for a mail. */
struct report_page {
	const char *
		due; /* of a mail: when letters are due by its reader's clock, a sentence; NULL or "": nothing */
	const struct context *c;
	const struct edition *edition;
	int seat;
	struct span report;
	const char
		*answer; /* of a mail: the link that writes an answer to it; NULL: for a browser */
	bool token;	 /* that link has the seat's token, a secret: orders need no signature */
	const char *
		about; /* what the game is, where the match begins and nothing was played yet; else NULL */
};
/* Appends the page, and the drawn map alone where the game has a stylesheet for it. Returns false with a
 * reason. */
bool report_page_make(const struct report_page *, struct buf *page, struct buf *map);

#endif
