/* SPDX-License-Identifier: MIT
 * Shared by the explanations of facts, lines and dice. Their page is one of page_plain. */
#ifndef REPORT_EXPLAIN_IN_H
#define REPORT_EXPLAIN_IN_H
#include "report/explain/explain_why.h"
#include "report/page.h"

enum { CAUSES = 60 };

/* What is explained: told[0], the facts it followed from in turn; or a line of the reader's letter,
 * by its number in the journal. */
struct explain_subject {
	int n, line;
	const struct event *told[CAUSES];
};

struct page explain_page(struct buf *, const struct explain_input *);
/* Finds the fact that the reader's report numbers so; n 0: there is none. */
struct explain_subject subject_fact(const struct page *, int number);
/* Returns whether a test or roll belongs to the subject. */
bool subject_has(const struct page *, const struct explain_subject *, const struct entry *);

/* Returns the first fact that dice were thrown for; NULL where the reader was told none. */
const struct event *fact_of_roll(const struct page *, const struct entry *roll);

/* Write a fact with its clause in full, or by name only. */
void write_told(struct page *, const struct event *);
void write_briefly(struct page *, const struct event *);
/* Writes a clause in full. */
void write_clause(struct page *, const char *clause);
/* Writes the facts that caused it, the first cause first. */
void write_causes(struct page *, const struct explain_subject *);
/* Writes the order of the reader that a fact belongs to, else whose turn it was. */
void write_order(struct page *, const struct event *);
/* Write a heading; seat NOBODY: without one. */
void write_heading(struct page *, enum phrase);
void write_heading_of(struct page *, enum phrase, int seat);
/* Write a paragraph below a heading, or one level deeper; they empty the buffer. */
void write_below(struct page *, struct buf *said);
void write_deeper(struct page *, struct buf *said);
/* As write_below, for a general phrase. */
#define say_below(b, voice, phrase, ...)                                                           \
	text_say(b, voice, "       ", "         ", phrase, __VA_ARGS__)

/* Returns the reader's line that an entry belongs to; NULL: none. */
const struct line *own_line(const struct page *, const struct entry *);
void write_tests(struct page *, const struct explain_subject *);
void write_dice(struct page *, const struct explain_input *, const struct explain_subject *);
/* Writes what the reader was asked, which policies answered, and the values they read. */
void write_asked(struct page *, const struct explain_subject *);

/* Writes what each side of a fact could see before the season; for a seat, only its own side. */
void write_sides(struct page *, const struct explain_input *, const struct explain_subject *);

#endif
