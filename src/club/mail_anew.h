/* SPDX-License-Identifier: MIT
 * What an address of before was sent, to the address that a seat's player has now. */
#ifndef CLUB_MAIL_ANEW_H
#define CLUB_MAIL_ANEW_H
#include "club/club.h"

/* Mails a seat the report of a season, or, for season -1, the mail that it begins with: its invitation or
 * the roster. Answers to it are for the season after that. *done false: there is no such report. The
 * caller commits. */
bool mail_anew(const struct context *, const struct seat *, int season, bool *done);

#endif
