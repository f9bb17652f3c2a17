/* SPDX-License-Identifier: MIT
 * What the explanations of facts, lines and dice share. Its page is one of page_plain. */
#ifndef REPORT_EXPLAIN_IN_H
#define REPORT_EXPLAIN_IN_H
#include "report/explain/explain_why.h"
#include "report/page.h"

enum { CAUSES = 60 };

/* What is explained: a fact, what it followed from, and so on; or a line of the reader's, by its number
 * in the journal. */
struct explain_subject {
	int n, line;
	const struct visible_event *told[CAUSES];
};

struct page explain_page(struct buf *, const struct explain_input *);
/* The fact that the page's reader has under that number; n 0: there is none. */
struct explain_subject subject_fact(const struct page *, int number);
/* Whether a test or a roll belongs to it. */
bool subject_has(const struct page *, const struct explain_subject *, const struct entry *);

/* The first fact that dice were thrown for; NULL where the page's reader was told none. */
const struct visible_event *fact_of_roll(const struct page *, const struct entry *roll);

/* A fact with its clause in full, or only by its name. */
void write_told(struct page *, const struct visible_event *);
void write_briefly(struct page *, const struct visible_event *);
/* The facts it followed from, the first cause first. */
void write_causes(struct page *, const struct explain_subject *);
/* The order of the page's seat that a fact belongs to, else whose turn it was. */
void write_order(struct page *, const struct visible_event *);
/* A heading with the seat it is of, NOBODY for none. */
void write_heading(struct page *, enum phrase);
void write_heading_of(struct page *, enum phrase, int seat);
/* A paragraph below a heading, or below such a one; the buffer is emptied. */
void write_below(struct page *, struct buf *said);
void write_deeper(struct page *, struct buf *said);

/* The reader's own line an entry belongs to; NULL where it was another's, or none. */
const struct line *own_line(const struct page *, const struct entry *);
void write_tests(struct page *, const struct explain_subject *);
void write_dice(struct page *, const struct explain_input *, const struct explain_subject *);
/* What the page's seat was asked, which policies answered, and by what values. */
void write_asked(struct page *, const struct explain_subject *);

/* What each side of a fact could see of it before the season; of one side, if that is the reader. */
void write_sides(struct page *, const struct explain_input *, const struct explain_subject *);

#endif
