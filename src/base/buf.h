/* SPDX-License-Identifier: MIT
 * A string that grows. s is never NULL. n counts the bytes of the string, which may be zeros; s[n]
 * is always 0. BUF_INIT makes a buffer, buf_free empties it; the buffer may then be used again.
 * Running out of memory ends the program, so no function reports it. */
#ifndef BASE_BUF_H
#define BASE_BUF_H
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf {
	char *s;
	size_t n, room;
};

extern char buf_nothing[1];
#define BUF_INIT                                                                                   \
	{                                                                                          \
		buf_nothing, 0, 0                                                                  \
	}

void buf_add(struct buf *b, const void *from, size_t n);
void buf_str(struct buf *b, const char *s);
void buf_char(struct buf *b, int c);
void buf_fill(struct buf *b, int c, size_t n);
void buf_int(struct buf *b, long long v);
__attribute__((format(printf, 2, 3))) void buf_fmt(struct buf *b, const char *form, ...);
__attribute__((format(printf, 2, 0))) void buf_vfmt(struct buf *b, const char *form, va_list);
void buf_cut(struct buf *b, size_t n); /* keeps the first n bytes */
void buf_clear(struct buf *b);	       /* keeps the memory */
void buf_free(struct buf *b);
void buf_room(struct buf *b, size_t more); /* makes room in s for `more` bytes beyond n */
char *buf_take(struct buf *b); /* returns the string, which the caller frees with free() */

/* All end the program where there is no memory. */
void *xalloc(size_t n, size_t size); /* zeroed */
void *xgrow(void *p, size_t n, size_t size);
/* Returns an array of n elements with room for one more; p grew by this function alone. */
void *xmore(void *p, size_t n, size_t size);
char *xcopy(const char *s, size_t n); /* n bytes and a 0; s may be NULL where n is 0 */

#endif
