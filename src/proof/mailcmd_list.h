/* SPDX-License-Identifier: MIT
 * A letter divided into orders and mail commands, the lines that begin with '/'. Orders keep the
 * numbers they would have without mail commands. A text belongs to the mail command above it, and
 * none of its lines is an order. */
#ifndef PROOF_MAILCMD_LIST_H
#define PROOF_MAILCMD_LIST_H
#include "core/chance.h"

enum { MAILCMDS = 20, MAILCMD_BYTES = 800, PRESS_BYTES = 4000 };

struct mailcmd_list {
	int n;
	char *line[MAILCMDS]; /* as written, with its '/' and continuation lines, without comment */
	/* The lines below a mail command that takes a text, as written; else NULL. */
	char *text[MAILCMDS];
	bool more;     /* there were more than MAILCMDS; the rest is ignored */
	bool unsealed; /* the letter is unsigned: commands that need a signature are not done */
	bool by_words; /* the first stands for a yes or no to an invitation, which its player wrote, */
	bool stays;    /* and so it does for one to whether a letter stays */
	int behind; /* how many seasons were played since the mail that they answer; 0: none was */
	bool endless;		    /* the last text ended with the letter, without a line /end */
	unsigned char letter[HASH]; /* hash of the letter's whole canonical text */
	bool by_letter;		    /* they stand in a letter of the seat's player */
	unsigned char order[HASH];  /* order hash of such a letter */
};

/* Divides a canonical text. Mail commands, with the '+' lines that continue them, go to the list;
 * all else is appended to orders. The lines below /press, /diary and /dispute, up to a line /end,
 * are the text of that command; of a text longer than PRESS_BYTES enough is kept to show that it is
 * too long. Call mailcmd_free afterwards. */
void mailcmd_cut(struct span canonical, struct buf *orders, struct mailcmd_list *);
void mailcmd_add(struct mailcmd_list *, struct span line);
/* Returns whether a line is part of a mail command's text, the line /end with it. *inside: the line above
 * is, or begins one; it is set for the next line. */
bool mailcmd_is_text(struct span line, bool *inside);
void mailcmd_free(struct mailcmd_list *);
/* Returns whether only header lines are left: such a letter orders nothing. */
bool mailcmd_header_only(struct span orders);

#endif
