/* SPDX-License-Identifier: MIT
 * The inside of a worker (post/worker.h): what its main function calls, in this order:
 * inside_open; whatever needs files, as opening libraries and converters; inside_shut; then, until
 * it returns false, inside_question, each followed by inside_answer. What a worker reads may take
 * it over, and must then find nothing: no file, no network, no program, no other process. */
#ifndef WORKER_INSIDE_H
#define WORKER_INSIDE_H
#include "base/text.h"

/* Closes all but standard input, output and errors, and ends with whoever started the program.
 * Where that fails, it says so and the program must end. */
bool inside_open(void);

/* Gives up all rights that the worker does not need, and tells whoever started it that this is the
 * program `name`, and whether the kernel holds it to a list of system calls. calls: what the worker
 * needs beside memory, its pipes and the time, as SCMP_SYS of <seccomp.h> has them; a negative
 * number that is no call, INSIDE_END, ends them. Any other call fails with EPERM. memory: in bytes.
 * files: how many may be open. */
enum { INSIDE_END = -1000000 };
bool inside_shut(const char *name, const int *calls, size_t memory, int files);

/* Waits for a question, which replaces what is in the buffer. Returns false when the program shall
 * end: there is no more, or it is longer than limit. */
bool inside_question(struct buf *question, size_t limit);
bool inside_answer(const struct span *pieces, int n);

#endif
