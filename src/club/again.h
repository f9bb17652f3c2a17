/* SPDX-License-Identifier: MIT
 * What comes again. The same mail, which a server sent twice, is known by its Message-ID and is no letter;
 * the same letter in another mail changes nothing, but its writer is answered.
 *
 * What is always true: only a mail from the seat's own address is answered so, as anybody may have a letter
 * that was signed. */
#ifndef CLUB_AGAIN_H
#define CLUB_AGAIN_H
#include "club/admission.h"

/* Gets whether a mail that its seat was answered came before; one without a Message-ID never did. */
bool again_mail(const struct context *, int seat, const struct mail *, bool *before);
bool again_remember(const struct context *, int seat, const struct mail *);
/* Looks whether a letter that was judged so far was here before: sets its verdict, j->done and j->again. */
bool again_look(struct admission *, const struct mail *, long long received);

#endif
