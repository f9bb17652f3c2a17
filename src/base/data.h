/* SPDX-License-Identifier: MIT
 * The data that comes with the program: boxes, clauses, phrases, stylesheets. */
#ifndef BASE_DATA_H
#define BASE_DATA_H
#include "base/buf.h"

/* Appends the file db/boxes/ktech.xml, say: from the folder TRADEPOST_DATA names, else beside the
 * program, else from where it was installed. False with a reason. */
bool data_read(struct buf *, const char *name, struct buf *why);

#endif
