/* SPDX-License-Identifier: MIT
 * What a referee may do only with the players' consent, where the charter says consent=yes. The
 * command itself is the proposal; the players vote; then the referee gives the same command again.
 * A proposal is for the open season, and replaces an earlier one. */
#ifndef CLUB_CONSENT_H
#define CLUB_CONSENT_H
#include "club/referee_act.h"

enum consent_state { CONSENT_GIVEN, CONSENT_ASKED };
/* Looks whether the players agree to a command, whose words are a line each, in the open season.
 * CONSENT_ASKED: they were asked, which the caller commits. does: the text that says what the
 * command does; season: its parameter. file: what the command reads, as part of what is agreed to.
 * Returns false with a reason. */
bool consent_ask(struct referee_act *, const char *command, const char *does, int season,
	struct span file, enum consent_state *);
/* Tell whether something is proposed, and note that all agree to it. */
bool consent_asked(const struct context *, bool *asked);
bool consent_give(const struct context *);

#endif
