/* SPDX-License-Identifier: MIT
 * What each wish does: the rows of the table in wish.c. */
#ifndef CLUB_WISHES_H
#define CLUB_WISHES_H
#include "club/wish.h"

struct wishing {
	struct club *club;
	const struct match *match;
	const struct seat *seat; /* as it was when the letter came */
	long long now;
	struct buf *answer;
	const unsigned char *letter; /* as in the list */
	const unsigned char *order;  /* the same; NULL: it is the referee who wishes */
	bool unsealed;		     /* as in the list */
	struct duty duty;	     /* its seat's */
	int place;		     /* of the wish in the list */
	const char *text;	     /* NULL where it has none */
	bool endless;		     /* that text is the one without a line /end */
	bool done;		     /* the wish at hand is done; what is missing was said */
	bool over;		     /* one above it has ended the match */
};

enum { WORD_SHOWN = 40 }; /* columns of a wrong word that are given back */

/* `rest` is what stands behind the name. False with a reason where the store fails. */
typedef bool wish_do(struct wishing *, struct span rest, struct buf *why);

/* Appends the text that form names, as texts_say, as a paragraph to the answer. */
__attribute__((format(printf, 2, 3))) void wish_say(struct wishing *, const char *form, ...);
/* The same of a paragraph that is made. */
void wish_say_made(struct wishing *, const struct buf *line);
/* The same for a wish that is not done; true, for the letter's other wishes may be. */
__attribute__((format(printf, 2, 3))) bool wish_deny(struct wishing *, const char *form, ...);
/* Counts what mails others: *more is false where the seat did it that often in the season. What was
 * counted is a note of the club. */
bool wish_ration(struct wishing *, const char *what, int most, bool *more, struct buf *why);
/* A seat is asked no more: what all others want is decided now. */
bool wish_recount(struct wishing *, struct buf *why);
/* After a failed call with its reason: true, the player being told, where the match is at fault;
 * false where the store is. */
bool wish_forgives(struct wishing *, struct buf *why);
/* Where the program lacks the rules that a season was played by: *denied, and the player is told. False
 * with a reason. */
bool wish_former(struct wishing *, int season, bool *denied, struct buf *why);

/* ---- those that ask ---- */
/* Joining is no change that a later letter could undo: a key has one anchor in a match. */
wish_do wish_join;
wish_do wish_report, wish_explain, wish_history, wish_luck, wish_rules, wish_who, wish_deadline;
/* ---- those about the docket; the first has a text ---- */
wish_do wish_dispute, wish_withdraw, wish_docket;
/* ---- those that change something ---- */
wish_do wish_vacation, wish_ready, wish_wait, wish_vote, wish_format, wish_key, wish_hand_over,
	wish_take_over, wish_stop;
/* ---- those with a text ---- */
wish_do wish_press, wish_diary;

#endif
