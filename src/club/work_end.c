/* SPDX-License-Identifier: MIT */
#include "club/work_end.h"

enum work_end work_end_of(const struct club *club, bool ok)
{
	return ok ? WORK_DONE : store_busy(club->store) ? WORK_LATER : WORK_FAILED;
}

bool work_end_unsaid(enum work_end end)
{
	return end >= WORK_LATER;
}
