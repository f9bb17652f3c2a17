/* SPDX-License-Identifier: MIT
 * Mails that a program or a list sent, so that nobody may answer them (RFC 3834). Who is in doubt
 * is a program: an answer too few is read in the log, two programs may answer each other for
 * ever. */
#ifndef POST_AUTOMATIC_H
#define POST_AUTOMATIC_H
#include "base/text.h"

/* Returns whether a header says so, wherever it stands among the headers. value is one line without
 * blanks around it. */
bool automatic_header(struct span name, struct span value);
/* Returns whether the value of a Return-Path is nobody's address: <>. */
bool automatic_null(struct span value);
/* Returns whether an address is one that programs and lists write from: noreply@, x-request@. */
bool automatic_address(struct span address);
/* Returns whether a mail from `from` came from the mailbox `own`: what follows a plus in `from` does
 * not count. */
bool automatic_own(struct span from, const char *own);

#endif
