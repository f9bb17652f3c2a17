/* SPDX-License-Identifier: MIT
 * What fuzzers share. An input of several pieces has a zero byte between two of them. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H
#include "base/fail.h"
#include "base/text.h"

#include <string.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n);

/* Cuts off what stands before the next zero, or everything. */
static inline struct span fuzz_piece(struct span *rest)
{
	const char *end = rest->n ? memchr(rest->s, 0, rest->n) : NULL;
	struct span piece = { rest->s, end ? (size_t)(end - rest->s) : rest->n };

	rest->s += piece.n + (end != NULL);
	rest->n -= piece.n + (end != NULL);
	return piece;
}

/* Returns a number made of all bytes of a piece. */
static inline unsigned long long fuzz_number(struct span piece)
{
	unsigned long long sum = 14695981039346656037ULL;

	for (size_t i = 0; i < piece.n; i++)
		sum = (sum ^ (unsigned char)piece.s[i]) * 1099511628211ULL;
	return sum;
}

#endif
