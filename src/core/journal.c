/* SPDX-License-Identifier: MIT */
#include "core/journal.h"
#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

enum { HEAD = 4, MOST_WORDS = 1 << 26 };

int32_t *journal_add(struct journal *j, int verb, struct entry_head head, int n)
{
	int32_t *w;

	if (j->n + HEAD + (size_t)n > j->room) {
		j->room = 2 * j->room + HEAD + (size_t)n + 256;
		if (j->room > MOST_WORDS)
			bug("a season that never ends: its journal has %zu words", j->n);
		j->word = xgrow(j->word, j->room, sizeof *j->word);
	}
	w = j->word + j->n;
	w[0] = verb | n << 8;
	w[1] = (int32_t)head.who;
	w[2] = head.seat << 16 | head.line;
	w[3] = head.cause;
	j->n += HEAD + (size_t)n;
	j->entries++;
	j->facts += verb == J_TELL || verb == J_REFUSE;
	return w + HEAD;
}

void journal_repeat(struct journal *j, struct entry_head head, const struct entry *e)
{
	int32_t *w = journal_add(j, e->verb, head, e->n);

	if (e->n)
		memcpy(w, e->raw, (size_t)e->n * sizeof *w);
}

bool journal_next(const struct journal *j, struct entry *e)
{
	const int32_t *w = j->word + e->behind;
	size_t at = e->behind;

	if (at + HEAD > j->n)
		return false;
	e->verb = w[0] & 0xff;
	e->n = w[0] >> 8;
	if (e->n < 0 || (size_t)e->n > j->n - at - HEAD)
		return false;
	e->who = (seats)w[1];
	e->seat = w[2] >> 16;
	e->line = w[2] & 0xffff;
	e->cause = w[3];
	e->at = at;
	e->behind = at + HEAD + (size_t)e->n;
	e->raw = w + HEAD;
	e->fact = e->verb == J_TELL || e->verb == J_REFUSE ? ++e->facts : 0;
	return true;
}

struct entry journal_from(struct journal_mark m)
{
	return (struct entry){ .facts = m.facts, .behind = m.n };
}

bool entry_same_words(const struct entry *a, const struct entry *b)
{
	return a->n == b->n && !memcmp(a->raw, b->raw, (size_t)a->n * sizeof *a->raw);
}

struct journal_mark journal_mark(const struct journal *j)
{
	return (struct journal_mark){ j->n, j->facts, j->entries };
}

void journal_back(struct journal *j, struct journal_mark m)
{
	j->n = m.n;
	j->facts = m.facts;
	j->entries = m.entries;
}

void journal_clear(struct journal *j)
{
	journal_back(j, (struct journal_mark){ 0, 0, 0 });
}

void journal_free(struct journal *j)
{
	free(j->word);
	*j = (struct journal){ 0 };
}

void word_write(struct buf *b, int32_t word)
{
	uint32_t u = (uint32_t)word << 1 ^ (word < 0 ? UINT32_MAX : 0);

	buf_room(b, 5);
	for (; u > 0x7f; u >>= 7)
		b->s[b->n++] = (char)(u | 0x80);
	b->s[b->n++] = (char)u;
	b->s[b->n] = 0;
}

size_t word_read(const unsigned char *s, size_t n, int32_t *word)
{
	uint32_t u = 0;

	for (size_t i = 0; i < n && i < 5; i++) {
		u |= (uint32_t)(s[i] & 0x7f) << 7 * i;
		if (s[i] & 0x80)
			continue;
		*word = (int32_t)(u >> 1 ^ (u & 1 ? UINT32_MAX : 0));
		return i + 1;
	}
	return 0;
}

void journal_write(const struct journal *j, struct buf *b)
{
	for (size_t i = 0; i < j->n; i++)
		word_write(b, j->word[i]);
}

bool journal_read(struct journal *j, const void *bytes, size_t n)
{
	const unsigned char *s = bytes;
	struct entry e = { 0 };
	size_t used;

	journal_clear(j);
	j->word = xgrow(j->word, n, sizeof *j->word);
	j->room = n;
	for (; n; s += used, n -= used) {
		used = word_read(s, n, &j->word[j->n]);
		if (!used)
			return false;
		j->n++;
	}
	while (journal_next(j, &e))
		j->entries++;
	j->facts = e.facts;
	return e.behind == j->n;
}
