/* SPDX-License-Identifier: MIT
 * The person whose a seat is, and the language they are written to in.
 *
 * What is always true: a mail to one seat is in the language of its person, its dates as well. What all
 * seats are told in the same words, records and reports are English, so that their bytes follow from the
 * record, and so is what the referee is told. */
#ifndef CLUB_SEAT_PERSON_H
#define CLUB_SEAT_PERSON_H
#include "club/club.h"

/* Gets the person of a seat of the match, to be freed in every case. Returns false where there is none, or
 * the store cannot tell. */
bool seat_person(const struct context *, int seat, struct person *);
/* Returns the texts that a seat is written to by; of seat NOBODY the English ones. */
const struct texts *seat_texts(const struct context *, int seat);

#endif
