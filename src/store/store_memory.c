/* SPDX-License-Identifier: MIT
 * The memory of SQLite. Pages of a store hold secrets, so all memory is wiped as it is freed, which
 * SQLite does nothing by itself. */
#include "core/chance.h"
#include "store/store_inner.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

static void *take(int n)
{
	return malloc((size_t)n);
}

static void give_back(void *p)
{
	if (p)
		chance_wipe(p, malloc_usable_size(p));
	free(p);
}

static int size_of(void *p)
{
	return p ? (int)malloc_usable_size(p) : 0;
}

/* realloc could leave the old bytes behind. */
static void *resize(void *p, int n)
{
	size_t had = malloc_usable_size(p), keep = had < (size_t)n ? had : (size_t)n;
	void *larger = malloc((size_t)n);

	if (!larger)
		return NULL;
	memcpy(larger, p, keep);
	give_back(p);
	return larger;
}

static int round_up(int n)
{
	return (n + 7) & ~7;
}

static int begin(void *nothing)
{
	(void)nothing;
	return SQLITE_OK;
}

static void end(void *nothing)
{
	(void)nothing;
}

int store_connect(const char *path, int flags, sqlite3 **db)
{
	static const sqlite3_mem_methods wiping = { take, give_back, resize, size_of, round_up,
		begin, end, NULL };

	/* Once it was told and a store was opened, SQLite takes this no more and goes on. */
	sqlite3_config(SQLITE_CONFIG_MALLOC, &wiping);
	return sqlite3_open_v2(path, db, flags, NULL);
}
