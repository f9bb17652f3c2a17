/* SPDX-License-Identifier: MIT
 * A report while it is written. A page holds what its seat may know, gathered once; the parts only
 * append to its buffer. */
#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H
#include "report/report.h"
#include "report/phrase/say.h"

/* n pieces of a kind and an owner on one space, as the seat sees them. said: what the phrases say
 * of their dials with the space; NULL: nothing. */
struct map_spot {
	thing at, kind;
	int owner, n;
	char *said;
};

/* What the map in words says of an owner or a space. head: of whom or what; where the map is told place by place, the
 * line begins with it. group: what stands above the line, and those that follow with the same. own: it is of what the
 * reader has. */
struct map_line {
	struct buf head, group, line;
	bool own;
};

/* What a kind would bring the reader now. */
struct kind_value {
	bool asked, told; /* told: the phrases say it */
	int brings;	  /* 1 where they do not */
	struct buf said;
};

struct page {
	struct buf *b;
	const struct report_input *of;
	const struct table *t;
	int seat;
	struct names names;
	struct phrase_context voice;
	struct event_log log;
	struct program *program; /* the seat's orders; NULL: none */
	int spots;
	struct map_spot *spot; /* by space */
	int words;
	struct map_line *word;	      /* the map in words */
	struct buf template, drawing; /* template: without its header */
	struct buf key;		      /* of the drawing, as the text has it */
	struct buf offers;	      /* what the template lists, as XML */
	struct buf afford;	      /* a sentence on what of it the seat can pay for */
	bool *shown;		      /* by kind: the position has pieces of it */
	struct kind_value *worth;     /* by kind: what was asked already; NULL: nobody asks */
	struct ranking ranking;
	bool *opened; /* by fact: the opening tells it; NULL before the opening is written */
	struct buf opening;
	seats writers; /* seats that have something to write for the next season */
};
/* Begins a page without position, drawing, template and ranking: for pages of facts alone. */
struct page page_plain(struct buf *, const struct report_input *, int seat);
void page_close(struct page *);

/* The heading written last above facts. */
struct heading {
	int turn; /* -1: none yet */
	bool own; /* it is a fact's own, not that of a turn */
	struct buf text;
};
/* Returns whether a heading belongs above a fact: *last then becomes it. What another fact caused
 * stands below that fact. */
bool page_heading(const struct page *, struct heading *last, const struct event *);

/* Appends a string of the struct report_input, made printable. */
void page_clean(struct buf *, const char *s, size_t most);
/* Appends the lines that stand for the next season. */
void page_standing(const struct page *, struct buf *);
/* Appends what the lines "spot DIAL" say of a piece's dials that the seat sees and that differ from
 * their start, nested, the first around the space; space NONE: in a zone. Returns the first such
 * dial; 0, and appends nothing, where there is none. */
int page_say_dials(struct buf *, const struct page *, thing piece, thing space);
/* Writes what an order costs its seat, as "3 gold 1 lumber"; nothing where that is nothing. */
void page_price(const struct table *, int seat, const struct order *, struct buf *);
/* Says so to people, as "3 lumber, 1 gold", and what several cost at once: "3 gold each, 2 for 5 gold", and how many of a
 * kind the rules allow where gold would do for more. */
void page_say_price(const struct table *, int seat, const struct order *, struct buf *);
/* Gets how much a kind or a space would bring its reader now. Returns false where the phrases do not say that. */
bool page_value(const struct phrase_context *, thing kind, int *value);
/* The same, and says it as the phrases do. */
bool page_brings(struct buf *, const struct phrase_context *, thing kind, int *value);
/* The same, only if it is something. */
bool page_worth(struct buf *, const struct phrase_context *, thing kind);
/* Returns the same of a kind; a page, whose table does not change, asks the game once. */
const struct kind_value *page_kind_value(const struct page *, thing kind);
void page_forget_values(struct page *);
/* Returns whether they say it of anything. */
bool page_tells_worth(const struct phrase_context *);
/* Appends an option as the match was given it: a number, a word, or the words of a set. */
void option_print(struct buf *, const char *words, int value);
/* Appends a number of points in the game's own unit, "3 points" where it names none; and the head of
 * their column. */
void page_points(struct buf *, const struct phrase_context *, int points);
void page_points_head(struct buf *, const struct phrase_context *);
/* As say_line, for a line that may name what was agreed, and a value. */
bool page_of_terms(
	struct buf *, const struct phrase_context *, const char *sort, const char *name, int value);
/* Appends a line of the game's phrases on the match, if it has one. "about": what the game is;
 * "end": when the match ends; "terms": what was agreed; "season", "next": the name of the season
 * played, and of the next. */
void page_of_match(const struct page *, const char *line, struct buf *);
/* Returns whether a dial of seats has the name of the points: it is told once. */
bool page_is_points(const struct phrase_context *, int dial);
/* Returns whether the seat is out: its player reads on, but writes nothing more. */
bool page_is_out(const struct page *);
/* Returns whether an answer without a signature serves. */
bool page_by_token(const struct page *);
/* Returns whether the match is over, by its rules or by its players. */
bool page_is_over(const struct page *);
/* Appends what the opening has on a fact, if anything, and on those of the n from it on that it tells with it. Returns
 * their number. */
int page_lead(struct buf *, const struct page *, const struct event *, int n);
/* Returns what a player must read first, a paragraph a line: what happened to them; what they gained and
 * lost; how they stand, and when the match ends; what is to be written, and by when. */
struct span page_opening(struct page *);
/* Appends what the game calls a season: "month 3", "season 3", "the set-up". */
void page_season(struct buf *, const struct phrase_context *, int season);
/* Appends what holds for all orders of a season; nothing before the set-up. */
void page_for_orders(struct buf *, const struct phrase_context *);
/* Appends the word in it: "month", "season". */
void report_season_word(struct buf *, const struct phrases *);
/* Says a phrase of which that is the one hole. */
void page_of_season(struct buf *, const struct phrase_context *, enum phrase, int season);
/* Appends how the reader stands, and who is ahead, or how the match ended. */
void page_ranks(struct page *, struct buf *);
/* Says several seats: "Red, Blue and you". */
void page_seats(const struct page *, seats, struct buf *);
/* Appends what the season brought the reader and cost them, without spaces of which the opening tells besides; nothing
 * where that is unknown. */
void page_changes(struct page *, struct buf *);
/* Returns whether a dial of seats is a number with a name that the reader sees, before the season, which must
 * be known, and after it. */
bool page_counts(const struct page *, int dial);

/* The account of the season: by how much each order or cause changed the reader's numbers. Only what changed is in
 * it. The last row has the rest where there were more causes. */
enum { ACCOUNT_DIALS = 12, ACCOUNT_ROWS = 9, ACCOUNT_GOODS = 12 };
struct change_list {
	int dials, rows;
	int dial[ACCOUNT_DIALS];
	struct change_row {
		char *what; /* an order of the reader, or what a fact is called; owned */
		int by[ACCOUNT_DIALS];
		int goods; /* number of kinds of goods that came or went */
		struct {
			thing kind;
			int by;
		} good[ACCOUNT_GOODS];
	} row[ACCOUNT_ROWS];
};
/* No rows where the season before is unknown. */
struct change_list change_list_make(const struct page *);
void change_list_free(struct change_list *);
/* Write it, where it has a row. */
void text_account(struct page *);
void xml_account(struct page *);
/* Returns the number of things in a place, in all stacks; what lies on them does not count. */
int page_total(const struct table *, thing place);

/* ---- the template ---- */
void template_header(struct buf *, const struct report_input *, int seat);
/* offers: gets the same as XML; NULL: not wanted. afford: gets a sentence on what can be paid for. */
void template_orders(struct buf *, struct buf *offers, struct buf *afford,
	const struct report_input *, int seat);

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
/* Returns the line's number in the program, which the journal uses; 0: it is not in the program. */
int line_id(const struct page *, const struct line *);
/* Returns whether a policy was asked but did not answer: its test was false, it named none of the
 * options, or another line came first. */
bool line_passed(const struct page *, const struct line *);
/* Returns the number of the line that answered in a policy's place; 0: none did. */
int line_passed_by(const struct page *, const struct line *);
/* Returns whether a policy was asked only for lines that were refused. */
bool line_in_vain(const struct page *, const struct line *);
/* Returns the fact that says why a line was not reached; 0: none, or an else that was not
 * needed. */
int line_halt(const struct page *, const struct line *);
/* Returns how many of those that a line names by number did not take part, by a fact of it. */
int told_absent(const struct page *, const struct line *, const struct event *);
/* Returns whether a fact of no line says that something which a line ordered came to nothing. */
bool told_undone(const struct page *, const struct line *, const struct event *);
/* Returns whether the one thing that a line ordered came to nothing, by such a fact. */
bool line_undone(const struct page *, const struct line *);
/* Returns what says first why a part of an order that was done was not; NULL: all of it was. */
const struct event *line_lack(const struct page *, const struct line *);
/* Says that event. */
void say_lack(struct buf *, const struct page *, const struct line *, const struct event *lack);
/* Returns whether a line that was done tried what went wrong; *all: nothing that it tried went well. */
bool line_failed(const struct page *, const struct line *, bool *all);
/* Returns whether a line was done, and brought nothing for want of orders that it is for, which should have followed. */
bool line_is_idle(const struct page *, const struct line *);
/* Returns whether a line waits for another order to use it: not to be reached is no failure. */
bool line_is_left_alone(const struct game *, const struct line *);
/* Numbers of the letter's orders by what became of them, without answers and those for a later season; standing: of
 * those that were tried where no letter came. */
struct line_counts {
	int lines, done, partly, failed, waiting, refused, bad, unmet, idle, standing;
};
struct line_counts line_counts_find(const struct page *);
/* Returns what became of an order and its alternatives, of which the line is one. */
enum line_result line_block_result(const struct page *, const struct line *);
/* Returns whether the line stands for an order and its alternatives where they are counted by what became of them. */
bool line_is_counted(const struct page *, const struct line *);

/* Why orders were refused or not understood, like causes as one. differ: the other orders of the row were refused for
 * the same cause in other words. left: orders that find no row. */
enum { PROBLEM_ROWS = 6 };
struct problem_list {
	int rows, left;
	struct problem_row {
		int n, fact;
		bool differ;
		struct buf orders, why; /* of one order itself, of several their first words */
	} row[PROBLEM_ROWS];
};
struct problem_list problem_list_make(const struct page *);
void problem_list_free(struct problem_list *);
/* Returns whether a seat can be asked a question, as things stand; of a page, the page's seat. */
bool seat_asks(const struct table *, int seat, int question);
bool page_asks(const struct page *, int question);
/* Returns whether an answer is worth a word: something was taken, or could have been. */
bool ask_told(const struct page *, const struct entry *ask);
/* Returns the line's test that an entry read; NULL: it belongs to another line. */
const struct test *line_test(const struct line *, const struct entry *);
/* Says by a phrase what a test of the line read: "gold was 3". Returns false, and says nothing, for
 * an entry of another line. */
bool say_test(
	struct buf *, const struct page *, const struct line *, const struct entry *, enum phrase);
/* Says what was chosen of a question's options: "raid, 2 village"; behind what a policy names, what it left open. */
void say_choices(struct buf *, const struct page *, const struct entry *ask);
/* Returns how many of the options chosen the policy named that answered; all, where none did. */
int page_named(const struct page *, const struct entry *ask);
/* Write what a test reads, "gold blue", and a value of it in words. */
void test_field(struct buf *, const struct page *, const struct line *, const struct test *);
void test_value(
	struct buf *, const struct page *, const struct line *, const struct test *, int value);

/* ---- parts of the XML ---- */
void xml_text(struct buf *, const char *s, size_t n);
/* Appends what people wrote, line by line, made printable. */
void xml_lines(struct buf *, const char *text);
/* Appends ' name="', the value and the closing quote. */
void xml_attr(struct buf *, const char *name, const char *value);
void xml_int(struct buf *, const char *name, long long value);
void xml_seat(struct buf *, const char *name, const struct game *, int seat);
/* Appends a thing by the name that orders use. */
void xml_thing(struct buf *, const struct page *, const char *name, thing);
void xml_phrase_arg(struct buf *, const struct page *, const struct phrase_arg *);
/* An element with a text alone. */
void xml_element(struct buf *, const char *name, struct span text);
/* An element that tells of a fact, with its heading where it needs one, and what is said of it and of those
 * behind it, joins in all, as one; last NULL: of a refusal. */
void xml_event(
	struct page *, const char *element, struct heading *last, const struct event *, int joins);
void xml_write(struct page *);
/* What report_read needs of it. */
void xml_write_position(struct page *);
void xml_position(struct page *);
/* What people read of it, behind it. */
void xml_position_words(struct page *);
/* Appends an attribute with the name of a dial and a sum. */
void xml_sum(struct page *, int dial, int sum);
void xml_letter(struct page *);

/* ---- parts of the text ---- */
void text_write(struct page *);
void text_body(struct page *); /* up to the template */
void text_end(struct page *);  /* from the template on */
/* Wraps to the report's columns, with `rest` before later lines. No line may begin like the header
 * of a letter, as people reply without cutting. */
void text_paragraph(struct buf *, const char *first, const char *rest, struct span);
/* As text_paragraph, for a buffer, which is emptied; nothing where it is empty. */
void text_said(struct buf *, const char *first, const char *rest, struct buf *said);
/* As text_paragraph, for a general phrase with args, and one without. */
#define text_say(b, voice, first, rest, phrase, ...)                                               \
	text_say_(b, voice, first, rest, phrase,                                                   \
		(const struct phrase_arg[]){ { .type = 0 }, __VA_ARGS__ })
void text_say_(struct buf *, const struct phrase_context *, const char *first, const char *rest,
	enum phrase, const struct phrase_arg *);
void text_say_plain(struct buf *, const struct phrase_context *, const char *first,
	const char *rest, enum phrase);
/* An empty line, and a phrase on a line of its own. */
void text_title(struct buf *, const struct phrase_context *, enum phrase);
/* As text_wrap, but quick where one line is enough. */
void text_fold(struct buf *, const char *first, const char *rest, struct span, size_t width);
void text_heading(struct page *, enum phrase);
/* Puts the clause at the right end of the last line, or on a line of its own. */
void text_clause(struct buf *, const char *clause);
void text_letter(struct page *);
/* Appends what became of a line: "done (see 3-5)". */
void text_result(struct page *, const struct line *, struct buf *);
void text_map(struct page *);
/* Finds what text_words and xml_words write. */
void page_find_words(struct page *);
void page_find_places(struct page *); /* where the phrases tell it place by place */
void page_forget_words(struct page *);
void text_words(struct page *);
void xml_words(struct page *);
/* Writes what of it is the reader's, in few words. */
void xml_own(struct page *);
/* Returns whether pieces on the map have owners, or may have: there are none yet. */
bool map_owned(const struct page *);
void text_drawing(struct page *); /* up to the words on what lies there */
void text_standings(struct page *);
void text_holdings(struct page *);
/* Draws the map. holder: a dial of spaces that holds a seat; then below the marks of each row stand
 * the number of pieces and that seat. holder 0: what is there stands beside the marks. */
void map_draw(struct buf *, const struct phrase_context *, int holder);
/* Appends what the signs mean that are on the map. table: as the page of a mail has it, with room for all. */
void map_key(struct buf *, const struct page *, bool table);
/* Appends what the phrases say of drawn dials of a space, to stand behind its mark. */
void map_sign(struct buf *, const struct phrase_context *, int holder, int space);
/* Returns R for red, B, G, Y, K for black, W, then digits. Of a seat with a name of the game's own:
 * its first letter, where no other seat has the same. */
char seat_mark(const struct game *, int seat);

#endif
