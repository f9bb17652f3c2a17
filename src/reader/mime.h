/* SPDX-License-Identifier: MIT
 * The parts of a mail that is more than one plain text, by GMime. Private to this folder. */
#ifndef READER_MIME_H
#define READER_MIME_H
#include "post/mail_parts.h"

/* Fills in the parts of a mail. Any result but MAIL_FINE means that a limit was exceeded. */
enum mail_problem mime_read(struct mail *, struct span bytes);
/* Decodes RFC 2047 words to UTF-8; the result belongs to the mail. */
struct span mime_words(struct mail *, struct span value);

/* Cuts a header and its value, with continuation lines, off *rest; an empty name means a line that
 * is no header. Returns false at the end of the headers, where *rest is the body. */
bool mail_header(struct span *rest, struct span *name, struct span *value);

#endif
