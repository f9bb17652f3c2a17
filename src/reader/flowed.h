/* SPDX-License-Identifier: MIT
 * Texts whose long lines were broken by the program that sent them, in a way that can be undone (RFC 3676): a line
 * that ends in a blank goes on in the next one, if that is quoted as often. */
#ifndef READER_FLOWED_H
#define READER_FLOWED_H
#include "base/text.h"

/* Appends the text with its lines whole. spaceless: the blank at which a line was broken is none of the writer's. What
 * is appended is no longer than the text and a line feed. */
void flowed_join(struct buf *, struct span text, bool spaceless);

#endif
