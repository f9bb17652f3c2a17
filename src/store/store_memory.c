/* SPDX-License-Identifier: MIT
 * The memory of SQLite. Pages of a store hold secrets, so all memory is wiped as it is freed, which
 * SQLite does nothing by itself. */
#include "base/wipe.h"
#include "store/store_inner.h"
#include "store/store_pages.h"

#include <malloc.h>
#include <stdlib.h>

static void *take(int n)
{
	return malloc((size_t)n);
}

static int size_of(void *p)
{
	return p ? (int)malloc_usable_size(p) : 0;
}

static void *resize(void *p, int n)
{
	return wipe_resize(p, (size_t)n);
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

int store_connect(const char *path, int flags, bool summed, sqlite3 **db)
{
	static const sqlite3_mem_methods wiping = { take, wipe_free, resize, size_of, round_up,
		begin, end, NULL };

	/* Once it was told and a store was opened, SQLite takes this no more and goes on. */
	sqlite3_config(SQLITE_CONFIG_MALLOC, &wiping);
	return sqlite3_open_v2(path, db, flags, summed ? pages_vfs() : NULL);
}
