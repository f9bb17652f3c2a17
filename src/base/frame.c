/* SPDX-License-Identifier: MIT */
#include "base/frame.h"
#include "base/fail.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
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

/* Returns whether what failed is worth another try, for which the end must be ready first, or the
 * other one have news. */
static bool try_again(int fd, short event, int back, long long until)
{
	struct pollfd ends[] = { { .fd = fd, .events = event }, { .fd = back } };
	long long left;
	int ready;

	if (errno == EINTR)
		return true;
	if (errno != EAGAIN)
		return false;
	do {
		left = until - clock_now();
		ready = left > 0 ? poll(ends, 2, (int)left) : 0;
	} while (ready < 0 && errno == EINTR);
	if (!ready)
		errno = ETIMEDOUT;
	else if (ends[1].revents)
		errno = EPIPE;
	return ready > 0 && !ends[1].revents;
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

static void put_length(unsigned char *length, size_t n)
{
	for (int i = 0; i < LENGTH; i++)
		length[i] = (unsigned char)(n >> 8 * i);
}

bool frame_write(int fd, int back, const struct span *pieces, int n, int patience)
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
	put_length(length, total);
	all[0] = (struct iovec){ length, LENGTH };
	while (lefts) {
		wrote = writev(fd, left, lefts);
		if (wrote >= 0)
			advance(&left, &lefts, (size_t)wrote);
		else if (!try_again(fd, POLLOUT, back, until))
			return false;
	}
	return true;
}

/* A pipe takes PIPE_BUF bytes whole or not at all. */
bool frame_offer(int fd, struct span bytes)
{
	unsigned char length[LENGTH];
	struct iovec all[] = { { length, LENGTH }, { (void *)bytes.s, bytes.n } };

	must(bytes.n <= FRAME_AT_ONCE && LENGTH + FRAME_AT_ONCE <= PIPE_BUF);
	put_length(length, bytes.n);
	return writev(fd, all, 2) > 0;
}

/* Reads until the buffer has n bytes; where more may be read, it may get more. Memory is spent on
 * bytes that came, not on a length that was said. */
static bool read_until(int fd, struct buf *b, size_t n, bool more, long long until)
{
	while (b->n < n) {
		size_t step = more || n - b->n > STEP ? STEP : n - b->n;
		ssize_t got;

		buf_room(b, step);
		got = read(fd, b->s + b->n, step);
		if (got > 0)
			b->n += (size_t)got;
		if (!got)
			errno = ENODATA;
		if (!got || (got < 0 && !try_again(fd, POLLIN, -1, until)))
			return false;
	}
	return true;
}

static size_t length_of(const char *s)
{
	size_t n = 0;

	for (int i = 0; i < LENGTH; i++)
		n |= (size_t)(unsigned char)s[i] << 8 * i;
	return n;
}

bool frame_read(int fd, struct buf *ahead, struct buf *out, size_t limit, int patience)
{
	long long until = clock_now() + patience;
	struct buf own = BUF_INIT, *in = ahead ? ahead : &own;
	bool ok = read_until(fd, in, LENGTH, ahead, until);
	size_t length = ok ? length_of(in->s) : 0;

	if (length > limit) {
		errno = EMSGSIZE;
		ok = false;
	}
	ok = ok && read_until(fd, in, LENGTH + length, ahead, until);
	if (ok) {
		buf_add(out, in->s + LENGTH, length);
		in->n -= LENGTH + length;
		memmove(in->s, in->s + LENGTH + length, in->n);
	}
	/* it may hold a password */
	explicit_bzero(own.s, own.room);
	buf_free(&own);
	return ok;
}
