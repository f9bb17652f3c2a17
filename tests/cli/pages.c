/* SPDX-License-Identifier: MIT
 * pages FILE...: gives the pages of stores their checksums anew, after a program has changed them
 * that knows nothing of checksums. What is no store with checksums is passed over. A page that
 * somebody is just writing is left alone. */
#include "store/store_pages.h"
#include "store/store_log.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* BATCH: of pages that are looked at together; what has changed after PATIENCE, in microseconds, is being written. */
enum { HEADER = 24, SIZE_AT = 16, RESERVE_AT = 20, SUM = 8, PATIENCE = 20000, BATCH = 256 };

static int failed(const char *name)
{
	perror(name);
	return 1;
}

static bool is_summed(const unsigned char *page, size_t n, long long number)
{
	unsigned char good[PAGE_MOST];

	memcpy(good, page, n);
	page_sum_put(good, n, number);
	return !memcmp(good, page, n);
}

/* Sums a page that is still as it was. */
static int sum_page(int fd, const char *name, const unsigned char *was, size_t n, long long number)
{
	unsigned char page[PAGE_MOST];
	off_t at = (off_t)n * (number - 1);

	if (pread(fd, page, n, at) != (ssize_t)n || memcmp(page, was, n))
		return 0;
	page_sum_put(page, n, number);
	return pwrite(fd, page, n, at) == (ssize_t)n ? 0 : failed(name);
}

/* Sums the pages from the first one on that have a wrong sum. */
static int sum_batch(int fd, const char *name, size_t n, long long first, int pages)
{
	static unsigned char page[(size_t)BATCH * PAGE_MOST];
	bool wrong[BATCH], any = false;
	int result = 0;

	if (pread(fd, page, n * (size_t)pages, (off_t)n * (first - 1))
		!= (ssize_t)(n * (size_t)pages))
		return failed(name);
	for (int i = 0; i < pages; i++) {
		wrong[i] = !is_summed(page + n * (size_t)i, n, first + i);
		any |= wrong[i];
	}
	if (any)
		usleep(PATIENCE);
	for (int i = 0; i < pages && !result; i++)
		if (wrong[i])
			result = sum_page(fd, name, page + n * (size_t)i, n, first + i);
	return result;
}

static int sum_file(const char *name)
{
	unsigned char header[HEADER];
	int fd = open(name, O_RDWR | O_CLOEXEC), result = 0;
	size_t n;
	long long pages;
	off_t size;

	if (fd < 0)
		return 0;
	size = lseek(fd, 0, SEEK_END);
	if (pread(fd, header, HEADER, 0) == HEADER && !memcmp(header, "SQLite format 3", 16)
		&& header[RESERVE_AT] == SUM) {
		n = (size_t)header[SIZE_AT] << 8 | (size_t)header[SIZE_AT + 1] << 16;
		pages = is_page_size(n) ? size / (off_t)n : 0;
		for (long long i = 1; i <= pages && !result; i += BATCH)
			result = sum_batch(
				fd, name, n, i, pages - i < BATCH ? (int)(pages - i + 1) : BATCH);
	}
	close(fd);
	return result;
}

int main(int argc, char **argv)
{
	int result = 0;

	for (int i = 1; i < argc; i++)
		result |= sum_file(argv[i]);
	return result;
}
