/* SPDX-License-Identifier: MIT
 * One report while it is written: what its parts share. A page holds what its seat may know,
 * gathered once; the parts only append to its buffer. */
#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H
#include "report/report.h"
#include "report/phrase/say.h"

/* So many of a kind and an owner on one space of the map, as the seat sees them; said: what the
 * phrases say of their dials with the space, NULL for nothing. */
struct map_spot {
	thing at, kind;
	int owner, n;
	char *said;
};

struct page {
	struct buf *b;
	const struct report_input *of;
	const struct table *t;
	int seat;
	struct names names;
	struct phrase_context voice;
	struct event_log log;
	struct program *program; /* what the seat ordered; NULL: nothing */
	int spots;
	struct map_spot *spot;	      /* by space */
	struct buf template, drawing; /* template: without its header */
	struct buf offers;	      /* what the template lists, as XML */
	bool *shown;		      /* by kind: the position has pieces of it */
	struct ranking ranking;
	seats writers; /* who has something to write for the next season */
};
struct page page_open(struct buf *, const struct report_input *, int seat);
/* Without what lies on the table, the drawing, the template and the ranking: for pages that tell of
 * facts alone. */
struct page page_plain(struct buf *, const struct report_input *, int seat);
void page_close(struct page *);

/* Of the strings of report_of, made printable. */
void page_clean(struct buf *, const char *s, size_t most);
/* The lines that stand for the next season. */
void page_standing(const struct page *, struct buf *);
/* What the lines "spot DIAL" say of those dials of a piece that the seat sees and that stand otherwise
 * than at first, one around the other, the first of them around the space; NONE: in a zone. The first
 * such dial; 0 where there is none, and nothing is said. */
int page_say_dials(struct buf *, const struct page *, thing piece, thing space);
/* An option as the match was given it: a number, a word, or the words of a set. */
void option_print(struct buf *, const char *words, int value);
/* By a line of the game's file, nothing where it has none. "terms": how the match ends and what was agreed
 * on; "season": what the season that was played is called; "next": the same of the next one. */
void page_of_match(const struct page *, const char *line, struct buf *);
/* How many things lie in a place, of all stacks; what lies on them is not counted. */
int page_total(const struct table *, thing place);

/* ---- the template ---- */
void template_header(struct buf *, const struct report_input *, int seat);
/* offers: gets the same as XML; NULL: it is not wanted. */
void template_orders(struct buf *, struct buf *offers, const struct report_input *, int seat);

/* ---- lines of the letter ---- */
enum line_result {
	R_NOT_REACHED,
	R_DONE,
	R_REFUSED,
	R_WAITS,
	R_FALSE,
	R_LATER,
	R_KEPT,
	R_BAD,
	R_POLICY,
	R_CANCELLED,
	R_CANCEL_NOTHING
};
enum line_result line_result(const struct line *);
/* Its number in the program, by which the journal names it; 0: it is not in it. */
int line_id(const struct page *, const struct line *);
/* Of a policy: its question was asked, and it did not answer, for its test was false, nothing it names
 * was among the options, or another line was quicker. */
bool line_passed(const struct page *, const struct line *);
/* Of a policy: its question was asked for lines alone that were refused, so nothing came of it. */
bool line_in_vain(const struct page *, const struct line *);
/* Of a line that was not reached: the number of the fact that says why; 0: none does, or a line of which
 * it is an else was done. */
int line_halt(const struct page *, const struct line *);
/* Whether the seat can be asked that, as things stand. */
bool page_asks(const struct page *, int question);
/* Whether an answer of the rules is worth a word: not if nothing was taken, and nothing could be. */
bool ask_told(const struct page *, const struct entry *ask);
/* The test of the line that such an entry of the journal read; NULL: another line's. */
const struct test *line_test(const struct line *, const struct entry *);
/* Says what a test of the line read, by a phrase: "gold was 3". False, and nothing, of another line's. */
bool say_test(
	struct buf *, const struct page *, const struct line *, const struct entry *, enum phrase);
/* What was taken of a question's options: "raid, 2 village". */
void say_choices(struct buf *, const struct page *, const struct entry *ask);
/* What a test reads, "gold blue"; and a value of it in words. */
void test_field(struct buf *, const struct page *, const struct line *, const struct test *);
void test_value(
	struct buf *, const struct page *, const struct line *, const struct test *, int value);

/* ---- parts of the XML ---- */
void xml_text(struct buf *, const char *s, size_t n);
/* What people wrote, line by line, each made printable. */
void xml_lines(struct buf *, const char *text);
/* " name="; then the value and the closing quote. */
void xml_attr(struct buf *, const char *name, const char *value);
void xml_int(struct buf *, const char *name, long long value);
void xml_seat(struct buf *, const char *name, const struct game *, int seat);
/* A thing by its name as orders have it. */
void xml_thing(struct buf *, const struct page *, const char *name, thing);
void xml_phrase_arg(struct buf *, const struct page *, const struct phrase_arg *);
void xml_write(struct page *);
void xml_position(struct page *);
void xml_letter(struct page *);

/* ---- parts of the text ---- */
void text_write(struct page *);
void text_body(struct page *); /* up to the template */
void text_end(struct page *);  /* from there on */
/* Wraps to the report's columns, hanging by `rest`, and never lets a line begin as the header of a
 * letter does: people reply without cutting. */
void text_paragraph(struct buf *, const char *first, const char *rest, struct span);
/* As text_wrap, and quicker where one line is enough. */
void text_fold(struct buf *, const char *first, const char *rest, struct span, size_t width);
void text_heading(struct page *, enum phrase);
/* The clause at the right end of what was written last, or on a line of its own. */
void text_clause(struct buf *, const char *clause);
void text_letter(struct page *);
/* What became of a line: "done (see 3-5)". */
void text_result(struct page *, const struct line *, struct buf *);
void text_map(struct page *);
void text_places(struct page *);  /* in words, place by place */
void xml_places(struct page *);	  /* the same, where the phrases tell it so */
void text_drawing(struct page *); /* its beginning: without what lies on it in words */
void text_standings(struct page *);
void text_holdings(struct page *);
/* The drawing alone. holder: a dial that says whose a space is; then under the marks of each row
 * stands how many there are, and whose the space is. 0: beside them what stands there. */
void map_draw(struct buf *, const struct phrase_context *, int holder);
/* R for red, B, G, Y, K for black, W, then digits; of seats that the game names the first letter, where no
 * other's is the same. */
char seat_mark(const struct game *, int seat);

#endif
