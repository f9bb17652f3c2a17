/* SPDX-License-Identifier: MIT
 * What a mail is made with. Private to this folder and to src/reader. */
#ifndef POST_MAIL_PARTS_H
#define POST_MAIL_PARTS_H
#include "post/mail.h"

enum { MAIL_ADDRESS_BYTES = 320, MAIL_NAME_COLUMNS = 100 };

/* Keeps memory from malloc as long as the mail lives. */
void mail_hold(struct mail *, void *memory);
struct mail_part *mail_add(struct mail *);
/* Adds a part that is one text which needs no decoding. */
void mail_add_plain(struct mail *, struct span text);

/* Returns how many bytes of a line are the name of a header; 0: the line is no header. */
size_t mail_name_length(struct span line);
/* Makes *m an empty mail. Returns true where the bytes are no mail, but a text: *m is then that
 * text, or too large. Else what stands before the headers is cut off. */
bool mail_read_bare(struct mail *m, struct span *bytes);

#endif
