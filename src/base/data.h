/* SPDX-License-Identifier: MIT
 * The data that comes with the program: boxes, clauses, phrases, stylesheets. */
#ifndef BASE_DATA_H
#define BASE_DATA_H
#include "base/buf.h"

/* Appends a file, as db/boxes/ktech.xml: from the folder that TRADEPOST_DATA names, else from
 * beside the program, else from where the program was installed. Returns false with a reason. */
bool data_read(struct buf *, const char *name, struct buf *why);

#endif
