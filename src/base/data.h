/* SPDX-License-Identifier: MIT
 * What comes with the program: its data, as boxes, clauses, phrases, stylesheets; and programs that
 * do a part of its work. */
#ifndef BASE_DATA_H
#define BASE_DATA_H
#include "base/texts.h"

/* Appends the path of a program that comes with this one, which lies beside it, as in a build tree,
 * else where it was installed. Returns false with a reason. */
bool data_program(struct buf *path, const char *name, struct buf *why);

/* Appends a file, as db/boxes/ktech.xml: from the folder that TRADEPOST_DATA names, else from
 * beside the program, else from where the program was installed. Returns false with a reason. */
bool data_read(struct buf *, const char *name, struct buf *why);
/* Returns whether there is such a file. */
bool data_has(const char *name);
/* Returns the English texts of files, as templates/mail.en.txt; NULL ends the list. Ends the program
 * where one is missing or damaged: without its texts the program can write to nobody. */
struct texts *data_texts(const char *name, ...) __attribute__((sentinel));
/* Adds the texts of a file, as texts_add. */
bool data_add_texts(struct texts *, const char *name, struct buf *why);
/* Appends the languages that there is a file templates/PART.LANGUAGE.txt of, as "de, en". */
void data_languages(struct buf *, const char *part);

#endif
