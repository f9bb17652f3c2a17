/* SPDX-License-Identifier: MIT
 * Brings all matches of a club that was put back to what its referee published last, and says of each how that
 * ended. One that cannot be restored waits, and hides no other. */
#ifndef CLUB_RECOVERY_RUN_H
#define CLUB_RECOVERY_RUN_H
#include "club/recovery.h"
#include "club/work_end.h"

struct recovery_run {
	struct referee_act *d; /* its club was marked, see behind.h; its match is none */
	const struct evidence *e;
	bool sure;			 /* the referee says that nothing else was published */
	void (*print)(const char *text); /* shows whole lines */
};
/* WORK_WAITS: not all matches can go on, and what to do was printed. */
enum work_end recovery_run(const struct recovery_run *);

#endif
