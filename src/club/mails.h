/* SPDX-License-Identifier: MIT
 * The mails that a club writes. Each is made once: bytes and Message-ID are fixed when it is
 * queued, and its date is that of what it tells. A thread is one match and one player; all its
 * mails refer to the invitation. */
#ifndef CLUB_MAILS_H
#define CLUB_MAILS_H
#include "club/replies.h"

struct mail_plan {
	const char *kind; /* report, ack, answer, invitation, confirmation, notice */
	int season, seat;
	const struct seat *to;
	const struct texts *texts; /* of the language that its body is in; NULL: English */
	const char *subject;	   /* key of the text; the match's name is put before it */
	int number, from;	   /* parameters of that text, as is name; NULL: none */
	const char *name;
	struct span body;
	struct span report; /* an XML report to enclose; n 0: none */
	/* What the game is, where the match begins: the report has the page alone and is not enclosed. NULL: another
	 * report. */
	const char *about;
	/* When the next letter is due by the clock of the seat, for the page of its report, which tells times by that of the
	 * match; NULL or "": nothing. */
	const char *due;
	struct span record;   /* the season's record to enclose with it; n 0: none */
	struct span unique;   /* tells the mail from others of its kind, season and seat */
	const char *reply_to; /* the Message-ID it answers; NULL: none */
	/* In the address for answers; NULL: that of the open season, in a mail to a seat. */
	const char *token;
	long long date;			    /* 0: that of the context */
	const struct letter_sender *sender; /* whom it answers; NULL: it goes out in any case */
};
/* Queues a mail; the caller commits. An answer that its sender may not get any more that day is left
 * out and counted; the next mail to the seat or to the referee that is no report tells of it. A report is made as the seat's format asks: "text", the text with the XML
 * enclosed; "html", also a page; "plain", the text alone. */
bool mail_queue(const struct context *, const struct mail_plan *);
/* Tells whether such a mail was queued before. */
bool mail_made(const struct context *, const struct mail_plan *, bool *made);
/* Tells whether such a mail encloses anything, by the format of its seat. */
bool mail_encloses(const struct context *, const struct mail_plan *, bool *encloses);
/* Gets the last mail of a kind and season to a seat. Where no seat had anything to write after that
 * season, its report went with a later one, and that mail is found. */
enum found mail_find(
	const struct context *, int seat, const char *kind, int season, struct mail_row *);
/* Appends an address, or a line of text, for a mailto: link, where some characters have a meaning. */
void mail_link_add(struct buf *, const char *text);
/* Queues the last mail of a kind and season to a seat again, the same bytes. Where there is none,
 * or it went to another address, problem says so and nothing is queued. */
bool mail_again(const struct context *, const struct seat *, const char *kind, int season,
	struct buf *problem);
/* Queues a seat's invitation: what the match is, how to sign, the template for joining. In a match
 * under way, before the set-up was played, as mail_roster. given: the seat was given to the player just
 * now, who is mailed again if they had it before; else the same invitation goes out once. */
bool mail_invite(const struct context *, const struct seat *, bool given);
/* Queues the mail of the closed roster: who plays, and the template of the set-up. silent: the seats that have not
 * answered; passed: seconds since 1970, the deadline that has passed before the match began; 0: none has. */
bool mail_roster(const struct context *, const struct seat *, seats silent, long long passed);
/* As mail_invite, for a player who takes over a seat of a match under way, with the text of the
 * seat's last report, and its XML if there is one; before there is a report, as mail_invite. */
bool mail_take_over(const struct context *, const struct seat *, struct span text, struct span xml);
/* Appends what tells an invitation from others: the seat with its player's name and key, as a
 * correction of these is told, too. */
void invitation_unique(struct buf *, const struct seat *);
/* Tells whether the player of a seat has answered, or joined with a key. */
bool invitation_answered(const struct context *, int seat, bool *answered);
/* Queues a mail to the referee. The plan needs no kind and no unique. */
bool mail_plan_referee(const struct context *, const struct mail_plan *);
/* As mail_plan_referee, with these parts. */
bool mail_referee(const struct context *, const char *subject, struct span body);

#endif
