/* SPDX-License-Identifier: MIT
 * Finds what proves matches in mails and texts. */
#ifndef CLUB_EVIDENCE_H
#define CLUB_EVIDENCE_H
#include "proof/paper.h"

/* Adds what a file, folder, Maildir, mbox or standard input holds; what is neither mail nor text is
 * passed over. Returns false with a reason where it cannot be read. */
bool evidence_add(struct evidence *, const char *source, struct buf *why);
/* Adds what a mail or text holds. name: its source, for messages. */
void evidence_mail(struct evidence *, struct span bytes, const char *name);
/* Adds the blocks and sealed letters of a text. */
void evidence_text(struct evidence *, struct span text, const char *name);
#endif
