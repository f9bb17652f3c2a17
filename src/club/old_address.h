/* SPDX-License-Identifier: MIT
 * Mails that answer one from before the mails of a seat went to another address.
 *
 * What is always true: nothing of such a mail is taken, as its token is void. Its seat is told, at the address
 * that it has now and nowhere else, by a mail that can be answered instead, within the limits of answers to that
 * seat. Nobody is told who had a seat before and has it no more; they are told once that it is somebody else's,
 * within the limits of answers to unknown senders, where they write from the address that the mail went to. */
#ifndef CLUB_OLD_ADDRESS_H
#define CLUB_OLD_ADDRESS_H
#include "club/unknown_sender.h"

/* Takes such a mail. letter: what reads as one in it; NULL: nothing does. *taken: it was such a mail. */
bool old_address_take(const struct unknown_sender *, const struct letter *, bool *taken);

#endif
