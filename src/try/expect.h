/* SPDX-License-Identifier: MIT
 * The sorts of expectation, each a function of the line after its first word. Each line gets a new
 * judge; only `after`, which `then` reads, is carried over. */
#ifndef TRY_EXPECT_H
#define TRY_EXPECT_H
#include "core/view.h"
#include "try/case.h"

enum expect_result { HOLDS, FAILS, MISTAKE };

struct expectation {
	const struct case_context *stage;
	struct buf found;  /* of FAILS: what was found instead */
	struct buf reason; /* of MISTAKE: what is wrong with the line */
	size_t after;	   /* position in the journal after the entry found last */
};

/* Sets the reason and returns MISTAKE. */
enum expect_result mistake(struct expectation *, const char *reason);
/* Reads a seat off the rest; returns false with the reason set. */
bool expect_seat(struct expectation *, struct span *rest, int *seat);

/* ---- expect_table.c ---- */
enum expect_result expect_table(struct expectation *, struct span line);
enum expect_result expect_over(struct expectation *, struct span rest, bool wanted);
enum expect_result expect_out(struct expectation *, struct span rest, bool wanted);
enum expect_result expect_rank(struct expectation *, struct span rest);
enum expect_result expect_writes(struct expectation *, struct span rest);
enum expect_result expect_sees(struct expectation *, struct span rest);

/* Returns the text without quotes around it. */
struct span expect_unquoted(struct span);

/* Who must have heard something, and how often; -1: at least once. */
struct expect_audience {
	seats who;
	bool only, nobody;
	int times;
};

/* ---- expect_told.c ---- */
/* Reads what stands before the colon; returns false with the reason set. */
bool expect_hearers(struct expectation *, struct expect_audience *, struct span before);
/* wanted false: the line says `not`. then: only entries after the one found last count. */
enum expect_result expect_told(
	struct expectation *, struct span rest, enum fact_pattern_kind, bool wanted, bool then);

/* ---- expect_asked.c ---- */
enum expect_result expect_legal(struct expectation *, struct span rest, bool wanted);

/* ---- expect_report.c ---- */
enum expect_result expect_printed(struct expectation *, struct span rest, bool wanted);
enum expect_result expect_offered(struct expectation *, struct span rest, bool wanted);

/* ---- expect_letter.c ---- */
enum {
	W_DONE,
	W_REFUSED,
	W_NOT_FOR,
	W_UNREACHED,
	W_FALSE,
	W_WAITS,
	W_LATER,
	W_KEPT,
	W_BAD,
	W_USED,
	W_UNUSED
};
enum expect_result expect_line(struct expectation *, struct span rest, int want);
enum expect_result expect_standing(struct expectation *, struct span rest, bool wanted);

#endif
