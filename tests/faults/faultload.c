/* SPDX-License-Identifier: MIT
 * Preloaded, lets clocks stand, fails allocations, and marks where a program enters main: see faultload.h and
 * MARK_CALL in fault.h. */
#include "fault.h"
#include "faultload.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);

static time_t stands_at; /* 0: clocks go */
static struct fault_page *page;
static int own_program;

static void map_page(const char *path)
{
	int fd = open(path, O_RDWR | O_CLOEXEC);
	void *mapped;

	if (fd < 0)
		return;
	mapped = mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (mapped != MAP_FAILED)
		page = mapped;
	close(fd);
}

/* Called when all libraries are ready, before main. */
__attribute__((constructor)) static void begin(void)
{
	static const char *const names[] = { FAULT_PROGRAM_NAMES };
	const char *now = getenv("FAULT_NOW"), *path = getenv("FAULT_PAGE");

	for (int i = 0; i < FAULT_PROGRAMS; i++)
		if (!strcmp(program_invocation_short_name, names[i]))
			own_program = i;
	if (now)
		stands_at = (time_t)atoll(now);
	if (path)
		map_page(path);
	syscall(MARK_CALL);
}

/* ---- allocations ---- */

static int fails(void)
{
	long counted, at;

	if (!page)
		return 0;
	counted = __atomic_add_fetch(&page->counted[own_program], 1, __ATOMIC_RELAXED);
	at = page->program == own_program ? page->at : 0;
	return at && (counted == at || (counted > at && page->ever));
}

void *malloc(size_t n)
{
	if (!fails())
		return __libc_malloc(n);
	errno = ENOMEM;
	return NULL;
}

void *calloc(size_t n, size_t size)
{
	if (!fails())
		return __libc_calloc(n, size);
	errno = ENOMEM;
	return NULL;
}

void *realloc(void *p, size_t n)
{
	if (!fails())
		return __libc_realloc(p, n);
	errno = ENOMEM;
	return NULL;
}

/* ---- clocks ---- */

int clock_gettime(clockid_t clock, struct timespec *now)
{
	if (!stands_at || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE))
		return (int)syscall(SYS_clock_gettime, clock, now);
	*now = (struct timespec){ stands_at, 0 };
	return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
	struct timespec at;

	(void)zone;
	clock_gettime(CLOCK_REALTIME, &at);
	*now = (struct timeval){ at.tv_sec, at.tv_nsec / 1000 };
	return 0;
}

time_t time(time_t *to)
{
	struct timespec at;

	clock_gettime(CLOCK_REALTIME, &at);
	if (to)
		*to = at.tv_sec;
	return at.tv_sec;
}
