/* SPDX-License-Identifier: MIT
 * The match that the subject of an answer names. Programs take over the subject of the mail that is answered, so that
 * one which names another match was written by hand, or the mail went to a wrong address.
 *
 * What is always true: a subject that has the name of the match itself names no other. A word names another match where
 * it stands in brackets, as in our subjects, or where the address of the seat plays there. */
#ifndef CLUB_SUBJECT_MATCH_H
#define CLUB_SUBJECT_MATCH_H
#include "club/club.h"

/* Gets whether a subject names another match than that of the seat. */
bool subject_names_other(
	const struct context *, const struct seat *, struct span subject, bool *other);

#endif
