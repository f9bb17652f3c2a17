/* SPDX-License-Identifier: MIT
 * The inside of a worker (post/worker.h): what its main function calls, in this order:
 * inside_open; whatever needs files, as opening libraries and converters; inside_shut; then, until
 * it returns false, inside_question, each followed by inside_answer. What a worker reads may take
 * it over, and must then find nothing: no file, no network, no program, no other process. */
#ifndef WORKER_INSIDE_H
#define WORKER_INSIDE_H
#include "base/text.h"

/* Closes all but standard input, output and errors, and lets the program end when its parent does.
 * Where that fails, it says so and the program must end. */
bool inside_open(void);

/* Gives up all rights that the worker does not need, and tells whoever started it that this is the
 * program `name`, and whether the kernel holds it to a list of system calls. calls: what the worker
 * needs beside memory, its pipes and the time, as SCMP_SYS of <seccomp.h> has them; a negative
 * number that is no call, INSIDE_END, ends them. Any other call fails with EPERM. memory: in bytes.
 * files: how many may be open. */
enum { INSIDE_END = -1000000 };
bool inside_shut(const char *name, const int *calls, size_t memory, int files);

/* A call that is allowed where the bits `mask` of its argument `arg`, from 0, are `value`. The call
 * INSIDE_END ends a list. */
struct call_rule {
	int call;
	unsigned arg;
	uint64_t mask, value;
};
/* The same for a worker that needs more. */
struct rights {
	const int *calls;
	const struct call_rule *rules;
	/* Folders and files; NULL ends. Where the kernel knows Landlock, no others can be opened. */
	const char *const *read_below;
	bool threads; /* may begin threads, and no process */
	size_t memory;
	int files;
};
bool inside_shut_by(const char *name, const struct rights *);

/* Waits for a question, which replaces what is in the buffer. Returns false when the program shall
 * end: there is no more, or it is longer than limit. */
bool inside_question(struct buf *question, size_t limit);
bool inside_answer(const struct span *pieces, int n);

#endif
