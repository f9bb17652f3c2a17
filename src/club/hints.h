/* SPDX-License-Identifier: MIT
 * Mail commands that somebody's words are about: who writes "I'm on holiday until 5 December" is shown
 * "/vacation 2026-11-29 to 2026-12-05", to be sent.
 *
 * What is always true: a hint does nothing. */
#ifndef CLUB_HINTS_H
#define CLUB_HINTS_H
#include "club/admission.h"

/* Appends the commands, each with what it is for, that a letter's words, and its lines that are not understood, are
 * about, and that it has not; o NULL: it has no lines. */
void hints_say(struct buf *, const struct admission *, struct span words, const struct orders *o);

#endif
