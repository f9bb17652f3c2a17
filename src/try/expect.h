/* SPDX-License-Identifier: MIT
 * The sorts of expectations, each a function of the line behind its first word. A judge is made
 * anew for each line but for `after`, which `then` reads. */
#ifndef TRY_EXPECT_H
#define TRY_EXPECT_H
#include "core/view.h"
#include "try/stage.h"

enum verdict { HOLDS, FAILS, MISTAKE };

struct judge {
	const struct stage *stage;
	struct buf found;  /* of FAILS: what is so instead */
	struct buf reason; /* of MISTAKE: what is wrong with the line */
	size_t after;	   /* in the journal: behind the entry found last */
};

/* Reads a seat off the rest; false with the reason set. */
bool judge_seat(struct judge *, struct span *rest, int *seat);

/* ---- expect.c ---- */
enum verdict judge_table(struct judge *, struct span line);
enum verdict judge_over(struct judge *, struct span rest, bool wanted);
enum verdict judge_out(struct judge *, struct span rest, bool wanted);
enum verdict judge_rank(struct judge *, struct span rest);
enum verdict judge_writes(struct judge *, struct span rest);
enum verdict judge_sees(struct judge *, struct span rest);

/* Without the quotes that stand round it, if they do. */
struct span judge_unquoted(struct span);

/* Who must have heard, and how often: -1 is at least once. */
struct hearers {
	seats who;
	bool only, nobody;
	int times;
};

/* ---- told.c ---- */
seats everybody(const struct stage *);
/* Reads what stands before the colon; false with the reason set. */
bool judge_hearers(struct judge *, struct hearers *, struct span before);
/* wanted false: `not`; then: only what stands behind the entry found last. */
enum verdict judge_told(struct judge *, struct span rest, enum said_as, bool wanted, bool then);

/* ---- asked.c ---- */
enum verdict judge_legal(struct judge *, struct span rest, bool wanted);

/* ---- reports.c ---- */
enum verdict judge_printed(struct judge *, struct span rest, bool wanted);
enum verdict judge_offered(struct judge *, struct span rest, bool wanted);

/* ---- letters.c ---- */
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
enum verdict judge_line(struct judge *, struct span rest, int want);
enum verdict judge_standing(struct judge *, struct span rest, bool wanted);

#endif
