/* SPDX-License-Identifier: MIT
 * Frames: what two programs tell each other through pipes, each a length of 4 bytes, the lowest
 * first, and that many bytes. Neither end believes the other: a length is checked before anything
 * is kept, and a frame has a time limit as a whole. Where an end has O_NONBLOCK, patience is the
 * limit in milliseconds; on an end without it a function may wait for ever. */
#ifndef BASE_FRAME_H
#define BASE_FRAME_H
#include "base/text.h"

/* Writes the pieces, of at most UINT32_MAX bytes together, as one frame. back: the end at which the
 * other side answers, which shows that it has ended; -1: none. Returns false with errno: EPIPE where
 * nobody reads any more, ETIMEDOUT. */
bool frame_write(int fd, int back, const struct span *pieces, int n, int patience);
/* Writes a frame of at most FRAME_AT_ONCE bytes to an end with O_NONBLOCK, if that can be done at
 * once; else writes nothing and returns false. */
enum { FRAME_AT_ONCE = 4000 };
bool frame_offer(int fd, struct span bytes);
/* Appends the bytes of the next frame. ahead: bytes that were read beyond it, which the next call
 * begins with; NULL: no more is read than the frame, in more calls of the system. Returns false with errno: ENODATA where nobody writes any more, ETIMEDOUT, EMSGSIZE
 * for a frame of more than limit bytes. */
bool frame_read(int fd, struct buf *ahead, struct buf *out, size_t limit, int patience);

#endif
