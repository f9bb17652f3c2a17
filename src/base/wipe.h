/* SPDX-License-Identifier: MIT
 * Memory that is wiped as it is freed, for libraries whose memory holds secrets: they are given these
 * functions in place of those of the C library. */
#ifndef BASE_WIPE_H
#define BASE_WIPE_H
#include <stddef.h>

void wipe_free(void *);
/* As realloc, which could leave the old bytes behind. */
void *wipe_resize(void *, size_t n);

#endif
