/* SPDX-License-Identifier: MIT
 * Work in a process of its own, for what may take too long or meet a fault of ours while others wait.
 *
 * What is always true: the work changes nothing but the text that it gives back, and has no file of ours open;
 * whatever becomes of it, the caller goes on. The process begins with the first work and does one after another, since
 * to begin one is dear. It ends by apart_end, with its caller, or with work that does not end well; then the next work
 * begins another. */
#ifndef BASE_APART_H
#define BASE_APART_H
#include "base/text.h"

#include <sys/types.h>

/* Zeros at first. */
struct work_link {
	pid_t child; /* 0: there is none */
	int line;    /* to it */
};

/* Memory that asked points to must have been there when the process began, and is as it was then. */
typedef void apart_work(struct span asked, struct buf *out);
/* Does the work, which may take that many seconds of the processor, and appends its text, of APART_MOST bytes or less;
 * once more where the machine failed, as for want of memory. Returns false, with nothing appended, where it did not end
 * well. */
enum { APART_MOST = 1 << 26 };
bool apart_do(struct work_link *, apart_work *, int seconds, struct span asked, struct buf *out);
void apart_end(struct work_link *);

#endif
