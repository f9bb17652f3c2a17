/* SPDX-License-Identifier: MIT */
#include "base/buf.h"
#include "base/fail.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char buf_nothing[1];

void *xalloc(size_t n, size_t size)
{
	void *p = calloc(n ? n : 1, size ? size : 1);

	if (!p)
		out_of_memory();
	return p;
}

void *xgrow(void *p, size_t n, size_t size)
{
	if (size && n > SIZE_MAX / size)
		out_of_memory();
	p = realloc(p, n && size ? n * size : 1);
	if (!p)
		out_of_memory();
	return p;
}

void *xmore(void *p, size_t n, size_t size)
{
	return n & (n - 1) ? p : xgrow(p, n ? 2 * n : 1, size);
}

char *xcopy(const char *s, size_t n)
{
	char *copy = xgrow(NULL, n + 1, 1);

	if (n)
		memcpy(copy, s, n);
	copy[n] = 0;
	return copy;
}

void buf_room(struct buf *b, size_t more)
{
	size_t want = b->n + more + 1;

	if (want <= b->room)
		return;
	if (want < 2 * b->room)
		want = 2 * b->room;
	if (want < 64)
		want = 64;
	b->s = xgrow(b->room ? b->s : NULL, want, 1);
	b->room = want;
	b->s[b->n] = 0;
}

void buf_add(struct buf *b, const void *from, size_t n)
{
	buf_room(b, n);
	if (n)
		memcpy(b->s + b->n, from, n);
	b->n += n;
	b->s[b->n] = 0;
}

void buf_str(struct buf *b, const char *s)
{
	buf_add(b, s, strlen(s));
}

void buf_char(struct buf *b, int c)
{
	buf_room(b, 1);
	b->s[b->n++] = (char)c;
	b->s[b->n] = 0;
}

void buf_fill(struct buf *b, int c, size_t n)
{
	buf_room(b, n);
	memset(b->s + b->n, c, n);
	b->n += n;
	b->s[b->n] = 0;
}

void buf_int(struct buf *b, long long v)
{
	char digits[24];
	size_t i = sizeof digits;
	unsigned long long u = v < 0 ? 0 - (unsigned long long)v : (unsigned long long)v;

	do
		digits[--i] = (char)('0' + u % 10);
	while (u /= 10);
	if (v < 0)
		digits[--i] = '-';
	buf_add(b, digits + i, sizeof digits - i);
}

void buf_vfmt(struct buf *b, const char *form, va_list ap)
{
	va_list again;
	int n;

	va_copy(again, ap);
	buf_room(b, 120);
	n = vsnprintf(b->s + b->n, b->room - b->n, form, ap);
	if (n < 0)
		bug("a format that cannot be printed");
	if ((size_t)n >= b->room - b->n) {
		buf_room(b, (size_t)n);
		vsnprintf(b->s + b->n, b->room - b->n, form, again);
	}
	va_end(again);
	b->n += (size_t)n;
}

void buf_fmt(struct buf *b, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	buf_vfmt(b, form, ap);
	va_end(ap);
}

void buf_cut(struct buf *b, size_t n)
{
	if (n < b->n) {
		b->n = n;
		b->s[n] = 0;
	}
}

void buf_clear(struct buf *b)
{
	buf_cut(b, 0);
}

void buf_free(struct buf *b)
{
	if (b->room)
		free(b->s);
	*b = (struct buf)BUF_INIT;
}

char *buf_take(struct buf *b)
{
	char *s;

	buf_room(b, 0);
	s = b->s;
	*b = (struct buf)BUF_INIT;
	return s;
}
