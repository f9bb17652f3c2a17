/* SPDX-License-Identifier: MIT */
#include "store/store_log.h"
#include "base/buf.h"
#include "core/chance.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Bytes, as the file format of SQLite has them. */
enum {
	HEADER = 32, /* of the log */
	HEADER_SALTS = 16,
	HEADER_SUM = 24,
	FRAME = 24,	  /* the header of a frame */
	FRAME_COMMIT = 4, /* 0, but in the last frame of a transaction */
	FRAME_SALTS = 8,
	FRAME_SUM = 16,
	SALTS = 8,
	SUMMED = 8,	   /* what of a frame's header goes into its checksum */
	MAGIC = 0x377f0682 /* the lowest bit more: checksums are of numbers with the high byte first */
};
enum { NOWHERE = -1 };

bool is_page_size(size_t n)
{
	return n >= PAGE_LEAST && n <= PAGE_MOST && !(n & (n - 1));
}

void log_begin(struct log *log, sqlite3_file *file, const sqlite3_io_methods *below)
{
	*log = (struct log){ file, below, NOWHERE, NOWHERE, SQLITE_OK };
}

/* ---- what is written ---- */

/* SQLite writes the header of a frame and at once its page; a page alone is written anew. */
void log_note_write(struct log *log, size_t n, sqlite3_int64 at)
{
	bool begins = n == HEADER, page = is_page_size(n);

	if (n == FRAME || begins) {
		log->headed = at;
		if (begins || at <= log->rewritten)
			log->rewritten = NOWHERE;
	}
	if (page && at - FRAME != log->headed
		&& (log->rewritten == NOWHERE || at - FRAME < log->rewritten))
		log->rewritten = at - FRAME;
	if (page)
		log->headed = NOWHERE;
}

/* ---- checksums ---- */

static inline uint32_t number_at(const unsigned char *s, bool high_first)
{
	bool as_here = high_first == (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__);
	uint32_t number;

	memcpy(&number, s, sizeof number);
	return as_here ? number : __builtin_bswap32(number);
}

static void sum_add(uint32_t sum[2], const unsigned char *s, size_t n, bool high_first)
{
	for (const unsigned char *end = s + n; s < end; s += 8) {
		sum[0] += number_at(s, high_first) + sum[1];
		sum[1] += number_at(s + 4, high_first) + sum[0];
	}
}

static bool sum_is(const uint32_t sum[2], const unsigned char *s)
{
	return number_at(s, true) == sum[0] && number_at(s + 4, true) == sum[1];
}

/* ---- headers ---- */

static bool get(struct log *log, void *to, int n, sqlite3_int64 at)
{
	int code = log->below->xRead(log->file, to, n, at);

	if (code && code != SQLITE_IOERR_SHORT_READ)
		log->unread = code;
	return !code;
}

struct log_header {
	unsigned char bytes[HEADER];
	bool high_first, sound;
	size_t page; /* its size */
};

static void weigh_header(struct log_header *h)
{
	uint32_t sum[2] = { 0, 0 }, magic = number_at(h->bytes, true);

	h->high_first = magic & 1;
	h->page = number_at(h->bytes + 8, true);
	sum_add(sum, h->bytes, HEADER_SUM, h->high_first);
	h->sound = (magic & ~1U) == MAGIC && is_page_size(h->page)
		&& sum_is(sum, h->bytes + HEADER_SUM);
}

static bool get_header(struct log *log, struct log_header *h)
{
	if (!get(log, h->bytes, HEADER, 0))
		return false;
	weigh_header(h);
	return true;
}

/* ---- frames ---- */

/* Returns whether the checksum of the frame there goes on from the one before. */
static bool goes_on(struct log *log, const struct log_header *h, const unsigned char frame[FRAME],
	const void *page, sqlite3_int64 at)
{
	sqlite3_int64 before = at - FRAME - (sqlite3_int64)h->page;
	unsigned char seed[8];
	uint32_t sum[2];

	if (!get(log, seed, sizeof seed, at == HEADER ? HEADER_SUM : before + FRAME_SUM))
		return false;
	sum[0] = number_at(seed, true);
	sum[1] = number_at(seed + 4, true);
	sum_add(sum, frame, SUMMED, h->high_first);
	sum_add(sum, page, h->page, h->high_first);
	return sum_is(sum, frame + FRAME_SUM);
}

long long log_page_at(struct log *log, sqlite3_int64 at)
{
	unsigned char number[4];

	return get(log, number, sizeof number, at - FRAME) ? number_at(number, true) : 0;
}

static bool page_fits(struct log *log, const void *page, size_t n, sqlite3_int64 at)
{
	struct log_header h;
	unsigned char frame[FRAME];

	at -= FRAME;
	if (log->rewritten != NOWHERE && at >= log->rewritten)
		return true;
	return get_header(log, &h) && h.page == n && get(log, frame, FRAME, at)
		&& goes_on(log, &h, frame, page, at);
}

/* ---- after a crash ---- */

/* Returns whether a frame from `at` on ends a transaction, and one behind that is whole, too. */
static bool lost_from(struct log *log, const struct log_header *h, const unsigned char salts[SALTS],
	sqlite3_int64 at)
{
	unsigned char *frame = xalloc(FRAME + h->page, 1);
	bool ended = false, lost = false;

	for (; !lost && get(log, frame, FRAME, at); at += FRAME + (sqlite3_int64)h->page) {
		if (memcmp(frame + FRAME_SALTS, salts, SALTS) != 0)
			continue;
		lost = ended && get(log, frame + FRAME, (int)h->page, at + FRAME)
			&& goes_on(log, h, frame, frame + FRAME, at);
		ended |= number_at(frame + FRAME_COMMIT, true) != 0;
	}
	chance_wipe(frame, FRAME + h->page);
	free(frame);
	return lost;
}

/* Without the header, two frames in a row that fit are proof enough: it is on disk before them. */
static bool header_fits(struct log *log, const void *bytes, size_t page_size)
{
	sqlite3_int64 second = HEADER + FRAME + (sqlite3_int64)page_size;
	struct log_header h;
	unsigned char salts[SALTS], *frame;
	bool lost;

	memcpy(h.bytes, bytes, HEADER);
	weigh_header(&h);
	if (h.sound || !is_page_size(page_size) || !get(log, salts, SALTS, HEADER + FRAME_SALTS))
		return true;
	h.page = page_size;
	frame = xalloc(FRAME + page_size, 1);
	lost = get(log, frame, FRAME + (int)page_size, second)
		&& !memcmp(frame + FRAME_SALTS, salts, SALTS);
	h.high_first = false;
	if (lost && !goes_on(log, &h, frame, frame + FRAME, second)) {
		h.high_first = true;
		lost = goes_on(log, &h, frame, frame + FRAME, second);
	}
	chance_wipe(frame, FRAME + page_size);
	free(frame);
	return !lost;
}

static bool frame_fits(struct log *log, const unsigned char *frame, size_t page, sqlite3_int64 at)
{
	struct log_header h;

	if (log->rewritten != NOWHERE || !get_header(log, &h) || h.page != page)
		return true;
	if (!memcmp(frame + FRAME_SALTS, h.bytes + HEADER_SALTS, SALTS)
		&& goes_on(log, &h, frame, frame + FRAME, at))
		return true;
	return !lost_from(log, &h, h.bytes + HEADER_SALTS, at);
}

bool log_fits(struct log *log, const void *bytes, size_t n, sqlite3_int64 at, size_t page_size)
{
	if (is_page_size(n))
		return page_fits(log, bytes, n, at);
	if (n > FRAME && is_page_size(n - FRAME))
		return frame_fits(log, bytes, n - FRAME, at);
	return n != HEADER || header_fits(log, bytes, page_size);
}
