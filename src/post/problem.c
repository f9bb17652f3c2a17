/* SPDX-License-Identifier: MIT */
#include "post/problem.h"

bool problem_set(struct problem *problem, const char *text)
{
	if (problem)
		*problem = (struct problem){ .text = text };
	return false;
}
