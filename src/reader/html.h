/* SPDX-License-Identifier: MIT
 * HTML mail made plain text. Private to this folder. */
#ifndef READER_HTML_H
#define READER_HTML_H
#include "post/mail.h"

/* Appends the text of a page as UTF-8, one line where a reader sees one, quoted passages behind ">
 * ". Any result but MAIL_FINE means that a limit was exceeded; then discard what was appended. */
enum mail_problem html_flatten(struct buf *out, struct span html);

#endif
