/* SPDX-License-Identifier: MIT
 * What a referee may do to a match only when its players agree, where the charter says consent=yes: he
 * proposes it by the command itself, they vote, and he gives the same command again. A proposal is for
 * the season that is open, and another one takes its place. */
#ifndef CLUB_CONSENT_H
#define CLUB_CONSENT_H
#include "club/referee_act.h"

enum consent_state { CONSENT_GIVEN, CONSENT_ASKED };
/* Whether the players agree to a command, whose words are a line each, for the season that is open;
 * CONSENT_ASKED: they were asked, which the caller commits. does: the text that says what it is, for
 * which season is. file: what the command reads, so that the same words mean the same thing. False with a reason. */
bool consent_ask(struct referee_act *, const char *command, const char *does, int season,
	struct span file, enum consent_state *, struct buf *why);
/* Whether something is proposed; and that all agree to it. */
bool consent_asked(const struct context *, bool *asked);
bool consent_give(const struct context *);

#endif
