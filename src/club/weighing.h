/* SPDX-License-Identifier: MIT
 * What the orders of a letter are worth: which can be read, which would be refused, and what the letter may mean.
 *
 * What is always true: a letter in which nothing is understood takes nothing away. */
#ifndef CLUB_WEIGHING_H
#define CLUB_WEIGHING_H
#include "club/admission.h"
#include "club/incoming_mail.h"
#include "core/program.h"

/* Reads the orders of a letter that was taken so far, tries them, and fills in what the letter before has, what is not
 * clear, and what is meant; the verdict may become another. *p: the orders, where they were read; the caller frees it.
 * Returns false where the store fails. */
bool weighing_read(struct admission *, const struct incoming_mail *, struct program **p);

#endif
