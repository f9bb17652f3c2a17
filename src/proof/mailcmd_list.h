/* SPDX-License-Identifier: MIT
 * A letter parted: orders, and mail commands, the lines that begin with '/'. Orders have the numbers
 * they would have without; a text belongs to the mail command above it, and no line of it is an order. */
#ifndef PROOF_MAILCMD_LIST_H
#define PROOF_MAILCMD_LIST_H
#include "core/chance.h"

enum { MAILCMDS = 20, MAILCMD_BYTES = 800, PRESS_BYTES = 4000 };

struct mailcmd_list {
	int n;
	char *line[MAILCMDS]; /* as written, '/' included, continued lines joined, no comment */
	char *text
		[MAILCMDS]; /* the lines below a mail command that has a text, as written; else NULL */
	bool more;	    /* there were more, which are not looked at */
	bool unsealed;	    /* the letter is not signed: what needs that is not done */
	bool endless;	    /* the last text had no line /end: it is all that was below */
	unsigned char letter[HASH]; /* of the canonical text all was cut from */
	bool signed_by_key;	    /* the letter is of the seat's key, and */
	unsigned char order[HASH];  /* this is what records call it by */
};

/* Parts a canonical text: mail commands, with the '+' lines that continue them, go to the list, which is
 * empty before and the caller's to free; all else is appended to orders, canonical as it was. The
 * lines below /press, /diary and /dispute, down to a line /end, are the text of that wish; of one longer
 * than PRESS_BYTES some more is kept, to tell it from one that fits. */
void mailcmd_cut(struct span canonical, struct buf *orders, struct mailcmd_list *);
/* Adds one line. */
void mailcmd_add(struct mailcmd_list *, struct span line);
void mailcmd_free(struct mailcmd_list *);
/* Whether what is left of a text is a header alone: such a letter orders nothing. */
bool mailcmd_header_only(struct span orders);

#endif
