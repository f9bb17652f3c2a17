/* SPDX-License-Identifier: MIT */
#include "base/wipe.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

void wipe_free(void *p)
{
	if (p)
		explicit_bzero(p, malloc_usable_size(p));
	free(p);
}

void *wipe_resize(void *p, size_t n)
{
	size_t had = p ? malloc_usable_size(p) : 0;
	void *other = malloc(n);

	if (!other)
		return NULL;
	if (p)
		memcpy(other, p, had < n ? had : n);
	wipe_free(p);
	return other;
}
