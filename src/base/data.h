/* SPDX-License-Identifier: MIT
 * The data that comes with the program: boxes, clauses, phrases, stylesheets. */
#ifndef BASE_DATA_H
#define BASE_DATA_H
#include "base/texts.h"

/* Appends a file, as db/boxes/ktech.xml: from the folder that TRADEPOST_DATA names, else from
 * beside the program, else from where the program was installed. Returns false with a reason. */
bool data_read(struct buf *, const char *name, struct buf *why);
/* Returns the texts of files, as templates/mail.en.txt; NULL ends the list. Ends the program where
 * one is missing or damaged: without its texts the program can write to nobody. */
struct texts *data_texts(const char *name, ...) __attribute__((sentinel));

#endif
