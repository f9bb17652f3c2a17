/* SPDX-License-Identifier: MIT
 * The parts of a mail that is more than one plain text, by GMime. Private to this folder. */
#ifndef POST_MIME_H
#define POST_MIME_H
#include "post/mail.h"

/* Fills in the mail's parts. Anything but MAIL_FINE: a limit was passed. */
enum mail_problem mime_read(struct mail *, struct span bytes);
/* Makes words in RFC 2047's coding UTF-8; the answer is the mail's. */
struct span mime_words(struct mail *, struct span value);

/* Keeps memory from malloc for as long as the mail. */
void mail_hold(struct mail *, void *memory);
struct mail_part *mail_add(struct mail *);
/* A header and what it says, its continuing lines included, cut off *rest; an empty name is a line
 * that is no header. False: the header block is over, and *rest is the body. */
bool mail_header(struct span *rest, struct span *name, struct span *value);

#endif
