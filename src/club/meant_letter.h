/* SPDX-License-Identifier: MIT
 * The letter that an answer with a few lines may mean: the one that stands, with those lines in their places.
 *
 * What is always true: the answer itself is taken as it is. What it may mean is kept beside it, as a letter of
 * verdict V_MEANT that is not clear: it holds the season as any such letter does, and is played only once its
 * player's yes has made a letter of it. */
#ifndef CLUB_MEANT_LETTER_H
#define CLUB_MEANT_LETTER_H
#include "club/admission.h"
#include "core/program.h"

/* Looks whether an answer may mean more than it says: its lines that are not understood were meant so that they can be
 * understood; or it is taken, and leaves lines of the letter that stands out: it says that it adds to them, has at most
 * half as many orders, repeats fewer than half of them, or says anew what was not understood there. Of an answer of
 * which nothing can be told, what was on offer is meant again. Fills j->meant with the lines meant, and j->mends; what
 * words say of the letter that stands becomes the remedy of their line in j->tried. The caller knows that the answer has
 * no seq of its writer's, and does not say /ready. */
bool meant_find(struct admission *, const struct names *, const struct orders *);
/* Keeps what was found, behind the letter itself. */
bool meant_keep(const struct admission *, long long received);
/* Returns whether a letter is such a one, and whether it has lines that were not understood. */
bool meant_is(const struct letter_row *);
bool meant_mends(const struct letter_row *);

#endif
