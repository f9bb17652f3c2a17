/* SPDX-License-Identifier: MIT
 * The mails a club writes. Each is made once, its bytes and its Message-ID fixed when it is queued:
 * the date is that of what it tells of. A thread is one match and one player: everything refers to
 * the invitation. */
#ifndef CLUB_MAILS_H
#define CLUB_MAILS_H
#include "club/club.h"

struct mail_plan {
	const char *kind; /* report, ack, answer, invitation, notice */
	const struct match *match;
	int season, seat;
	const struct seat *to;
	const char *subject; /* the text it is called by; the match's name is put before it */
	int number, from;    /* for that text, as is the name; NULL: none */
	const char *name;
	struct span body;
	struct span report;   /* an XML report to enclose; n 0: none */
	struct span record;   /* the season's record to enclose with it; n 0: none */
	struct span unique;   /* told apart by this from others of its kind, season and seat */
	const char *reply_to; /* the Message-ID it answers, NULL for none */
	const char *token;    /* in the address that answers go to; NULL or "": none */
	long long date;
};
/* Queues it in the store; the caller's transaction makes it lasting. An ack or answer to an address
 * that had all it gets on that day is left out. A report is made of what the seat's format asks: of the
 * format "text" it is the text with the XML enclosed; "html", a page as well; "plain", the text
 * alone. */
bool mail_queue(struct club *, const struct mail_plan *, struct buf *why);
/* The last mail of a kind and season to a seat; where the season's report waited for that of a later one,
 * since no seat had anything to write, that one. False without a sentence where there is none. */
bool mail_find(const struct context *, int seat, const char *kind, int season, struct mail_row *);
/* Queues the last mail of a kind and season to a seat once more, the same bytes. Where there is
 * none, or it was written to another address, problem says so and nothing is queued. */
bool mail_again(const struct context *, const struct seat *, const char *kind, int season,
	struct buf *problem);
/* The invitation of a seat: what the match is, how to sign, the template by which its player joins. In
 * a match under way, before the set-up was played, as mail_roster. */
bool mail_invite(const struct context *, const struct seat *, int number);
/* The roster is closed: who plays, and the template of the set-up. */
bool mail_roster(const struct context *, const struct seat *, int number);
/* The same for who takes a seat over in a match under way, with the text of the seat's last report,
 * and its XML if there is one; before there is a report, as mail_invite. */
bool mail_take_over(const struct context *, const struct seat *, struct span text, struct span xml);
/* What tells an invitation from others: who gets the seat, whole, for a name or key put right is told,
 * too. */
void invitation_unique(struct buf *, const struct seat *);
/* A word to the referee at the club's own address: of a plan all but its kind and what tells it apart. */
bool mail_plan_referee(struct club *, const struct mail_plan *, struct buf *why);
/* The same of these parts. */
bool mail_referee(const struct context *, const char *subject, struct span body);

#endif
