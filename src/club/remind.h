/* SPDX-License-Identifier: MIT
 * Reminders: once a season, some hours before its deadline, those whose letters are missing are told
 * what to do, and the others who is awaited. */
#ifndef CLUB_REMIND_H
#define CLUB_REMIND_H
#include "club/club.h"

/* Queues what is due of a match, and notes that it was; in a transaction of its own. */
bool remind_match(const struct context *);
/* The late seats of all matches. */
bool remind_matches(const struct context *);

#endif
