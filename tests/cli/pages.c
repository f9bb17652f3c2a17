/* SPDX-License-Identifier: MIT
 * pages FILE...: gives the pages of stores their checksums anew, after a program has changed them
 * that knows nothing of checksums. What is no store with checksums is passed over. A page that
 * somebody is just writing is left alone. */
#include "store/store_pages.h"
#include "store/store_log.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { HEADER = 24, SIZE_AT = 16, RESERVE_AT = 20, SUM = 8, PATIENCE = 20000 };

static int failed(const char *name)
{
	perror(name);
	return 1;
}

static int sum_page(int fd, const char *name, size_t n, long long number)
{
	static unsigned char page[PAGE_MOST], good[PAGE_MOST];
	off_t at = (off_t)n * (number - 1);

	if (pread(fd, page, n, at) != (ssize_t)n)
		return failed(name);
	memcpy(good, page, n);
	page_sum_put(good, n, number);
	if (!memcmp(good, page, n))
		return 0;
	usleep(PATIENCE);
	if (pread(fd, good, n, at) != (ssize_t)n || memcmp(good, page, n))
		return 0;
	page_sum_put(good, n, number);
	return pwrite(fd, good, n, at) == (ssize_t)n ? 0 : failed(name);
}

static int sum_file(const char *name)
{
	unsigned char header[HEADER];
	int fd = open(name, O_RDWR | O_CLOEXEC), result = 0;
	size_t n;
	off_t size;

	if (fd < 0)
		return 0;
	size = lseek(fd, 0, SEEK_END);
	if (pread(fd, header, HEADER, 0) == HEADER && !memcmp(header, "SQLite format 3", 16)
		&& header[RESERVE_AT] == SUM) {
		n = (size_t)header[SIZE_AT] << 8 | (size_t)header[SIZE_AT + 1] << 16;
		for (long long i = 1; is_page_size(n) && i <= size / (off_t)n && !result; i++)
			result = sum_page(fd, name, n, i);
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
