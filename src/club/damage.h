/* SPDX-License-Identifier: MIT
 * What is done about a damaged store, beside leaving alone what cannot be read. */
#ifndef CLUB_DAMAGE_H
#define CLUB_DAMAGE_H
#include "club/club.h"

/* Reads all that the store has in use, where that was not done for a day: damage that nobody has
 * met yet is to be found while there is a backup from before it. Returns false with what is wrong.
 */
bool damage_look(const struct context *);
/* Mails the referee the reason, once a day at most. The caller is in no transaction. Where the mail
 * cannot be kept, as the damage is in its way, nothing is mailed. */
void damage_tell(const struct context *, const char *reason);

#endif
