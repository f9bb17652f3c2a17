/* SPDX-License-Identifier: MIT
 * Letters that came too late for their season: a yes to the mail that says so sends their lines again. */
#ifndef CLUB_LATE_H
#define CLUB_LATE_H
#include "club/club.h"

/* Appends the orders and mail commands of a seat's last letter in a season, if that letter came too late and what it
 * says was not done; else nothing. */
bool late_lines(const struct context *, int season, int seat, struct buf *);

#endif
