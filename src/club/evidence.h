/* SPDX-License-Identifier: MIT
 * Finds what proves matches in a heap of mails and texts. */
#ifndef CLUB_EVIDENCE_H
#define CLUB_EVIDENCE_H
#include "proof/paper.h"

/* Adds what is in a file, folder, Maildir, mbox or standard input. False with a reason where it cannot
 * be read; what is no mail and no text is passed over. */
bool evidence_add(struct evidence *, const char *source, struct buf *why);
/* The same of one mail or text; name: where it is from, for messages. */
void evidence_mail(struct evidence *, struct span bytes, const char *name);
/* Adds the blocks and the sealed letters of a text. */
void evidence_text(struct evidence *, struct span text, const char *name);
#endif
