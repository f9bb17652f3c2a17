/* SPDX-License-Identifier: MIT
 * How many letters of a seat are kept in a season, so that nobody who can prove letters fills the
 * disk. Letters of orders, letters of mail commands and refused letters are counted apart, and those
 * proven by a token apart from those proven by a key: a stolen token must not shut out the key. */
#ifndef CLUB_LETTER_QUOTA_H
#define CLUB_LETTER_QUOTA_H
#include "club/admission.h"

/* Gets whether the letter may still be kept with its verdict. */
bool letter_quota_left(const struct admission *, const struct letter *, bool *left);

#endif
