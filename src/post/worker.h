/* SPDX-License-Identifier: MIT
 * A worker: a program of ours that does what is dangerous for one that has keys and a store. It
 * runs with two pipes and /dev/null as its errors, and nothing else open, without environment, in
 * the folder /, and ends with the process that started it. It gets questions and gives answers in
 * frames (base/frame.h). What it reads may have taken it over, so nothing it says is believed:
 * check lengths, counts and ranges. Which program runs can be set by nobody. A process that was
 * forked from the one that started a worker has its own at its next worker_start. */
#ifndef POST_WORKER_H
#define POST_WORKER_H
#include "base/text.h"

/* Returns a worker of a program, as "tradepost-reader", which lies beside the running program or in
 * libexec. Nothing is started yet. */
struct worker *worker_make(const char *program);
/* Ends the worker, if it runs; NULL is fine. */
void worker_free(struct worker *);

/* Starts the worker, unless it runs. Returns false with the reason where it cannot be started,
 * which is no fault of what was to be asked. */
bool worker_start(struct worker *, struct buf *why);
/* Returns whether the worker runs, as far as is known. */
bool worker_runs(const struct worker *);
/* Returns whether the kernel holds the running worker to a list of system calls. */
bool worker_is_shut_in(const struct worker *);

/* Writes a frame of the pieces to a worker that runs. patience: in milliseconds. Where it returns
 * false, with the reason and errno as base/frame.h has it, the worker is ended; worker_start then
 * starts a new one. */
bool worker_send(struct worker *, const struct span *pieces, int n, int patience, struct buf *why);
/* Writes a frame of at most FRAME_AT_ONCE bytes (base/frame.h) to a worker that runs, if that can be
 * done at once. */
bool worker_offer(struct worker *, struct span bytes);
/* Appends the next frame of a worker that runs, the same way. A frame may have `limit` bytes. */
bool worker_receive(
	struct worker *, struct buf *answer, size_t limit, int patience, struct buf *why);
/* Ends the worker, as one whose answer makes no sense. */
void worker_stop(struct worker *);

#endif
