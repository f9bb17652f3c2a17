/* SPDX-License-Identifier: MIT
 * A mail that answers one of the mails to a seat. The address that it came to has the token of the
 * seat and season, so the letter needs no header: match, season and seat are those of the mail that is
 * answered, and its seq follows that of the letter that is in.
 *
 * What is always true: a mail that a program wrote answers nothing. The address only says which mail
 * is answered, and its token is proven like any other, by admission. What the writer wrote that
 * begins as no order is no line of the letter; it is listed in the answer. The same mail a second
 * time is no letter, unless its writer gave it a seq. */
#ifndef CLUB_REPLY_H
#define CLUB_REPLY_H
#include "club/token.h"
#include "post/letter.h"
#include "post/words.h"

struct reply {
	bool is; /* the mail answers one of a seat; else nothing below is set */
	struct match m;
	struct seat seat;
	int season; /* of the mail that is answered */
	char token[TOKEN_TEXT];
	/* The mail is the question whether the seat's player wrote this letter; id 0: it is another. */
	struct letter_row waits;
	/* The mail is the question whether this address is that of the seat's player; mail NULL: it is another. */
	struct address_request_row address;
	struct buf passed; /* the writer's lines that begin as no order, without the token */
	bool numbered; /* its writer gave it a seq, so that it is another letter than one before */
	bool wrote;    /* there are lines of a letter */
	bool joins;    /* it begins with a word that says yes to the invitation */
	bool invited;  /* the seat's invitation is open */
	bool declines; /* it begins with a word that says no to it, and has no orders */
	bool seated;   /* its yes gave the writer the seat, and says nothing more */
	bool asked;    /* the answer to the last letter asked something */
	bool stands;   /* a letter is in */
	bool more;     /* it was asked whether other lines stay, too */
	bool takes_out; /* it only takes lines out of the letter that is in; what is left is its letter */
	bool idle; /* its yes takes nothing: no letter is in, and none was offered */
	bool press; /* the mail that it answers is another player's press: its yes is for that player */
	bool older; /* that mail is from before the letter that is asked about */
	bool drops; /* it says no to the letter that was offered, and nothing else */
	bool stays; /* its yes or no leaves the letter that is in as it is, as the command /ready would */
	bool late_yes; /* its yes is to such a mail, and takes nothing */
	bool offered;  /* it says yes to the letter that was offered, and nothing else */
	bool cut;      /* more stands in the mail, which is not the writer's */
	/* The lines that a yes sends: those of the seat's last letter if it came too late, or what that one may mean. */
	struct buf sends;
	struct buf in; /* the lines of the letter that is in */
};

/* Finds which of a seat's mails a mail answers. Returns false with a reason where the store fails.
 * Call reply_free in every case. */
bool reply_find(const struct context *, const struct mail *, struct reply *);
/* Finds whether a mail that answers none forwards one of a seat, whose template shows its token below what the writer
 * wrote: then it answers that one. Returns false with a reason where the store fails. */
bool reply_find_forwarded(const struct context *, const struct mail *, struct reply *);
/* Finds which of a seat's mails answers to an address belong to. *r: nothing was found yet. */
bool reply_find_address(const struct context *, struct span address, struct reply *);
/* Finds the seat of r->m, and the season so far, whose token it is. */
bool reply_find_seat(const struct context *, struct reply *, struct span token);
/* Writes the text of a letter that letter_find found in a reply: of the writer's own words the orders and
 * mail commands, with a header. */
bool reply_letter(const struct context *, const struct mail *, struct reply *, struct letter *);
void reply_free(struct reply *);

#endif
