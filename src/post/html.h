/* SPDX-License-Identifier: MIT
 * HTML mail made plain text. Private to this folder. */
#ifndef POST_HTML_H
#define POST_HTML_H
#include "post/mail.h"

/* Appends the text of a page in UTF-8, one line where a reader sees one, quoted passages behind
 * "> ". Anything but MAIL_FINE: a limit was passed, and what was appended is worth nothing. */
enum mail_problem html_flatten(struct buf *out, struct span html);

#endif
