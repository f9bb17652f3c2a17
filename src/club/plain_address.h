/* SPDX-License-Identifier: MIT
 * Mails of players that go to the club's own address, where mail programs show it: they have no token, so they
 * prove nothing. Nothing in them is taken; the address that they name, if it is that of a seat, is mailed how to
 * send them again. */
#ifndef CLUB_PLAIN_ADDRESS_H
#define CLUB_PLAIN_ADDRESS_H
#include "club/unknown_sender.h"

/* Mails the address of a seat, once for each mail and within the limits of answers, one that can be answered.
 * *taken false: it is the address of no seat, or a program wrote the mail. */
bool plain_address_take(const struct unknown_sender *, bool *taken);

#endif
