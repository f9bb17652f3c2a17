/* SPDX-License-Identifier: MIT
 * What each mail command does: the rows of the table in mailcmd.c. */
#ifndef CLUB_MAILCMD_CALL_H
#define CLUB_MAILCMD_CALL_H
#include "club/mailcmd.h"

struct mailcmd_call {
	const struct context *c;
	const struct seat *seat; /* as it was when the letter came */
	struct buf *answer;
	const unsigned char *letter; /* as in the list */
	const unsigned char *order;  /* the same; NULL: it is the referee who commands */
	bool unsealed;		     /* as in the list */
	struct duty duty;	     /* its seat's */
	int place;		     /* of the mail command in the list */
	const char *text;	     /* NULL where it has none */
	bool endless;		     /* that text is the one without a line /end */
	bool done; /* the mail command at hand is done; what is missing was said */
	bool over; /* one above it has ended the match */
};

enum { WORD_SHOWN = 40 }; /* columns of a wrong word that are given back */

/* `rest` is what stands behind the name. False with a reason where the store fails. */
typedef bool mailcmd_do(struct mailcmd_call *, struct span rest);

/* Appends the text that form names, as texts_say, as a paragraph to the answer. */
__attribute__((format(printf, 2, 3))) void mailcmd_say(
	struct mailcmd_call *, const char *form, ...);
/* The same of a paragraph that is made. */
void mailcmd_say_made(struct mailcmd_call *, const struct buf *line);
/* The same for a mail command that is not done; true, for the letter's other commands may be. */
__attribute__((format(printf, 2, 3))) bool mailcmd_deny(
	struct mailcmd_call *, const char *form, ...);
/* Counts what mails others: *more is false where the seat did it that often in the season. What was
 * counted is a note of the club. */
bool mailcmd_ration(struct mailcmd_call *, const char *what, int most, bool *more);
/* A seat is asked no more: what all others want is decided now. */
bool mailcmd_recount(struct mailcmd_call *);
/* After a failed call with its reason: true, the player being told, where the match is at fault;
 * false where the store is. */
bool mailcmd_forgives(struct mailcmd_call *);
/* Where the program lacks the rules that a season was played by: *denied, and the player is told. False
 * with a reason. */
bool mailcmd_former(struct mailcmd_call *, int season, bool *denied);

/* ---- those that ask ---- */
/* Joining is no change that a later letter could undo: a key has one anchor in a match. */
mailcmd_do mailcmd_join;
mailcmd_do mailcmd_report, mailcmd_explain, mailcmd_history, mailcmd_luck, mailcmd_rules,
	mailcmd_who, mailcmd_deadline;
/* ---- those about the docket; the first has a text ---- */
mailcmd_do mailcmd_dispute, mailcmd_withdraw, mailcmd_docket;
/* ---- those that change something ---- */
mailcmd_do mailcmd_vacation, mailcmd_ready, mailcmd_wait, mailcmd_vote, mailcmd_format, mailcmd_key,
	mailcmd_hand_over, mailcmd_take_over, mailcmd_stop;
/* ---- those with a text ---- */
mailcmd_do mailcmd_press, mailcmd_diary;

#endif
