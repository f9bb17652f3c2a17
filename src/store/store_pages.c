/* SPDX-License-Identifier: MIT
 * A layer between SQLite and its own VFS. That opens a file as ever; then the methods are replaced
 * by which the file is read and written. */
#include "store/store_pages.h"
#include "base/fail.h"
#include "core/chance.h"
#include "store/store_log.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Bytes, as the file format of SQLite has them. */
enum { SUM = 8, HEADER = 100, HEADER_PAGE = 16, HEADER_RESERVE = 20 };

/* What is known of an open file. The methods come first: SQLite's pointer to them leads here. */
struct paged {
	sqlite3_io_methods methods;
	const sqlite3_io_methods *below;
	bool summed;
	size_t page;	     /* its size in bytes; 0: not known yet */
	int trouble;	     /* the code of the read that failed last; SQLITE_IOERR_DATA: damage */
	long long bad_page;  /* the page found damaged last, 0: none, but the log itself */
	bool bad_log;	     /* the damage lies in the log */
	struct paged *store; /* of a log: the file that it belongs to */
	struct log log;
	unsigned char *copy; /* of a page on its way to the file */
	size_t copied;	     /* bytes that the copy has room for */
};

/* ---- the checksum ---- */

static uint64_t word_at(const unsigned char *s)
{
	uint64_t word;

	memcpy(&word, s, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	return word;
}

/* Every step can be undone, so that damage to one word is always found; other damage is missed once
 * in 2^64. Four words a round, as the processor works on four at once: a page takes a microsecond,
 * where SipHash takes eleven. */
static uint64_t mix(uint64_t sum, uint64_t word)
{
	sum ^= word;
	return (sum << 29 | sum >> 35) * UINT64_C(0x9e3779b97f4a7c15);
}

static uint64_t page_sum(const unsigned char *page, size_t n, long long number)
{
	uint64_t place = (uint64_t)number, all = n;
	uint64_t a = mix(0, place), b = mix(1, place), c = mix(2, place), d = mix(3, place);
	size_t at = 0;

	for (; at + 4 * SUM < n; at += 4 * SUM) {
		a = mix(a, word_at(page + at));
		b = mix(b, word_at(page + at + SUM));
		c = mix(c, word_at(page + at + 2 * SUM));
		d = mix(d, word_at(page + at + 3 * SUM));
	}
	for (; at + SUM < n; at += SUM)
		a = mix(a, word_at(page + at));
	all = mix(all, a) ^ all >> 31;
	all = mix(all, b) ^ all >> 31;
	all = mix(all, c) ^ all >> 31;
	all = mix(all, d) ^ all >> 31;
	return mix(all, 0);
}

static void sum_write(unsigned char to[SUM], uint64_t sum)
{
	for (int i = 0; i < SUM; i++, sum >>= 8)
		to[i] = (unsigned char)sum;
}

void page_sum_put(unsigned char *page, size_t n, long long number)
{
	sum_write(page + n - SUM, page_sum(page, n, number));
}

static bool sum_fits(const unsigned char *page, size_t n, long long number)
{
	return page_sum(page, n, number) == word_at(page + n - SUM);
}

/* ---- one file ---- */

static struct paged *paged_of(sqlite3_file *file)
{
	return (struct paged *)(uintptr_t)file->pMethods;
}

/* Learns from the first page, wherever it lies, what the file is. An upgrade gives checksums to a
 * file that is open; nothing takes them away. */
static void learn(struct paged *p, const unsigned char *page)
{
	p->page = (size_t)page[HEADER_PAGE] << 8 | (size_t)page[HEADER_PAGE + 1] << 16;
	p->summed |= page[HEADER_RESERVE] == SUM;
}

static int damaged(struct paged *p, long long page, bool in_log)
{
	p->bad_page = page;
	p->bad_log = in_log;
	return p->trouble = SQLITE_IOERR_DATA;
}

static int noted(struct paged *p, int code)
{
	if (code && code != SQLITE_IOERR_SHORT_READ)
		p->trouble = code;
	return code;
}

static int read_page(sqlite3_file *file, void *to, int n, sqlite3_int64 at)
{
	struct paged *p = paged_of(file);
	int code = noted(p, p->below->xRead(file, to, n, at));
	bool cut = code == SQLITE_IOERR_SHORT_READ;
	long long number = at / n + 1;

	if ((code && !cut) || !is_page_size((size_t)n))
		return code;
	if (!at && !cut)
		learn(p, to);
	if (!p->summed)
		return code;
	return !cut && sum_fits(to, (size_t)n, number) ? SQLITE_OK : damaged(p, number, false);
}

static int write_page(sqlite3_file *file, const void *from, int n, sqlite3_int64 at)
{
	struct paged *p = paged_of(file);

	must(is_page_size((size_t)n));
	if (!at)
		learn(p, from);
	if (!p->summed)
		return p->below->xWrite(file, from, n, at);
	must(at || ((const unsigned char *)from)[HEADER_RESERVE] == SUM);
	if (p->copied < (size_t)n)
		p->copy = xgrow(p->copy, p->copied = (size_t)n, 1);
	memcpy(p->copy, from, (size_t)n);
	page_sum_put(p->copy, (size_t)n, at / n + 1);
	return p->below->xWrite(file, p->copy, n, at);
}

/* Looks at what was read of the log. */
static int look_at_log(struct paged *p, const void *to, int n, sqlite3_int64 at)
{
	bool page = is_page_size((size_t)n), fits;

	p->log.unread = SQLITE_OK;
	fits = log_fits(&p->log, to, (size_t)n, at, p->store->page);
	if (p->log.unread)
		return p->log.unread;
	if (!fits)
		return damaged(p->store, page ? log_page_at(&p->log, at) : 0, true);
	if (page && !p->store->summed && log_page_at(&p->log, at) == 1)
		learn(p->store, to);
	return SQLITE_OK;
}

static int read_log(sqlite3_file *file, void *to, int n, sqlite3_int64 at)
{
	struct paged *p = paged_of(file);
	int code = p->below->xRead(file, to, n, at);

	return noted(p->store, code ? code : look_at_log(p, to, n, at));
}

static int write_log(sqlite3_file *file, const void *from, int n, sqlite3_int64 at)
{
	struct paged *p = paged_of(file);

	log_note_write(&p->log, (size_t)n, at);
	return p->below->xWrite(file, from, n, at);
}

static int close_file(sqlite3_file *file)
{
	struct paged *p = paged_of(file);
	int code = p->below->xClose(file);

	if (p->copy)
		chance_wipe(p->copy, p->copied);
	free(p->copy);
	free(p);
	return code;
}

/* ---- the layer ---- */

/* Reads the header of a file that may be another's. */
static void look(struct paged *p, sqlite3_file *file)
{
	unsigned char header[HEADER];
	sqlite3_int64 size;

	if (p->below->xFileSize(file, &size))
		return;
	p->summed = !size;
	if (!p->below->xRead(file, header, HEADER, 0))
		learn(p, header);
}

/* Of version 2 of the methods, which has none to map a file into memory: what is read so, nobody
 * looks at. */
static void replace_methods(sqlite3_file *file, bool is_log, const char *name)
{
	struct paged *p = xalloc(1, sizeof *p);

	p->below = file->pMethods;
	p->methods = *p->below;
	p->methods.iVersion = p->below->iVersion < 2 ? p->below->iVersion : 2;
	p->methods.xClose = close_file;
	p->methods.xRead = is_log ? read_log : read_page;
	p->methods.xWrite = is_log ? write_log : write_page;
	if (is_log)
		log_begin(&p->log, file, p->below);
	else
		look(p, file);
	file->pMethods = &p->methods;
	p->store = is_log ? paged_of(sqlite3_database_file_object(name)) : p;
}

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *got)
{
	sqlite3_vfs *below = sqlite3_vfs_find(NULL);
	int code = below->xOpen(below, name, file, flags, got);

	(void)vfs;
	if (!code && flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL))
		replace_methods(file, flags & SQLITE_OPEN_WAL, name);
	return code;
}

/* The layer is SQLite's own VFS, but for how it opens. SQLite keeps it until the program ends. */
const char *pages_vfs(void)
{
	static const char name[] = "tradepost-pages";
	sqlite3_vfs *vfs = sqlite3_vfs_find(name);

	if (vfs)
		return name;
	vfs = xalloc(1, sizeof *vfs);
	*vfs = *sqlite3_vfs_find(NULL);
	vfs->pNext = NULL;
	vfs->zName = name;
	vfs->xOpen = open_file;
	must(sqlite3_vfs_register(vfs, 0) == SQLITE_OK);
	return name;
}

/* ---- for the store ---- */

static struct paged *store_of(sqlite3 *db)
{
	sqlite3_file *file = NULL;

	sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
	must(file && file->pMethods && file->pMethods->xRead == read_page);
	return paged_of(file);
}

void pages_reserve(sqlite3 *db)
{
	int bytes = SUM;

	must(sqlite3_file_control(db, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes) == SQLITE_OK);
}

bool pages_summed(sqlite3 *db)
{
	return store_of(db)->summed;
}

int pages_trouble(sqlite3 *db)
{
	return store_of(db)->trouble;
}

void pages_say_damage(sqlite3 *db, const char *path, struct buf *why)
{
	const struct paged *p = store_of(db);

	buf_fmt(why, "keep '%s' and restore an earlier copy: its ", path);
	if (p->bad_page)
		buf_fmt(why, "page %lld%s", p->bad_page, p->bad_log ? " in the log" : "");
	else
		buf_str(why, "log");
	buf_str(why, " is damaged");
}
