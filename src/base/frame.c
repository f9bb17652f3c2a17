/* SPDX-License-Identifier: MIT */
#include "base/frame.h"
#include "base/fail.h"

#include <errno.h>
#include <poll.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { LENGTH = 4, STEP = 64 << 10, PIECES = 8 };

/* Milliseconds of a clock that nobody sets. */
static long long clock_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* Returns whether what failed is worth another try, for which the end must be ready first. */
static bool try_again(int fd, short event, long long until)
{
	struct pollfd end = { .fd = fd, .events = event };
	long long left;
	int ready;

	if (errno == EINTR)
		return true;
	if (errno != EAGAIN)
		return false;
	do {
		left = until - clock_now();
		ready = left > 0 ? poll(&end, 1, (int)left) : 0;
	} while (ready < 0 && errno == EINTR);
	if (!ready)
		errno = ETIMEDOUT;
	return ready > 0;
}

/* Takes n bytes off the front of the pieces. */
static void advance(struct iovec **piece, int *pieces, size_t n)
{
	while (*pieces && n >= (*piece)->iov_len) {
		n -= (*piece)->iov_len;
		++*piece;
		--*pieces;
	}
	if (*pieces) {
		(*piece)->iov_base = (char *)(*piece)->iov_base + n;
		(*piece)->iov_len -= n;
	}
}

bool frame_write(int fd, const struct span *pieces, int n, int patience)
{
	long long until = clock_now() + patience;
	struct iovec all[PIECES + 1], *left = all;
	unsigned char length[LENGTH];
	size_t total = 0;
	int lefts = n + 1;
	ssize_t wrote;

	must(n <= PIECES);
	for (int i = 0; i < n; i++) {
		all[i + 1] = (struct iovec){ (void *)pieces[i].s, pieces[i].n };
		total += pieces[i].n;
	}
	must(total <= UINT32_MAX);
	for (int i = 0; i < LENGTH; i++)
		length[i] = (unsigned char)(total >> 8 * i);
	all[0] = (struct iovec){ length, LENGTH };
	while (lefts) {
		wrote = writev(fd, left, lefts);
		if (wrote >= 0)
			advance(&left, &lefts, (size_t)wrote);
		else if (!try_again(fd, POLLOUT, until))
			return false;
	}
	return true;
}

/* Reads exactly n bytes. */
static bool read_all(int fd, char *s, size_t n, long long until)
{
	ssize_t got;

	for (; n; s += got, n -= (size_t)got) {
		got = read(fd, s, n);
		if (!got) {
			errno = ENODATA;
			return false;
		}
		if (got < 0) {
			if (!try_again(fd, POLLIN, until))
				return false;
			got = 0;
		}
	}
	return true;
}

bool frame_read(int fd, struct buf *out, size_t limit, int patience)
{
	long long until = clock_now() + patience;
	unsigned char length[LENGTH];
	size_t left = 0, step;

	if (!read_all(fd, (char *)length, LENGTH, until))
		return false;
	for (int i = 0; i < LENGTH; i++)
		left |= (size_t)length[i] << 8 * i;
	if (left > limit) {
		errno = EMSGSIZE;
		return false;
	}
	/* memory is spent on bytes that came, not on a length */
	for (; left; left -= step) {
		step = left < STEP ? left : STEP;
		buf_room(out, step);
		if (!read_all(fd, out->s + out->n, step, until))
			return false;
		out->n += step;
		out->s[out->n] = 0;
	}
	return true;
}
