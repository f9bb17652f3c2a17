/* SPDX-License-Identifier: MIT
 * What a referee may do to a match only when its players agree, where the charter says consent=yes: he
 * proposes it by the command itself, they vote, and he gives the same command again. A proposal is for
 * the season that is open, and another one takes its place. */
#ifndef CMD_CONSENT_H
#define CMD_CONSENT_H
#include "cmd/desk.h"

/* Ends the program when the players do not agree yet; then they were asked. does: what it is, a part of
 * a sentence. file: what the command reads, so that the same words mean the same thing. */
void consent_need(struct desk *, const struct call *, const char *does, struct span file);
/* Whether something is proposed; and that all agree to it. */
bool consent_asked(struct club *, const struct match *, bool *asked, struct buf *why);
bool consent_give(struct club *, const struct match *, struct buf *why);

#endif
