/* SPDX-License-Identifier: MIT
 * What is no paper accuses nobody: `beside FILE N` verifies the honest papers in FILE, as text, with N
 * times something beside them that was made of them: pieces cut out, bytes changed, lines that changed
 * places, heads and ends of blocks anywhere. Nobody must ever be accused. Prints what accused somebody. */
#include "club/evidence.h"
#include "base/file.h"
#include "proof/verify_play.h"
#include "core/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <sysexits.h>
#include <string.h>

enum { MOST_BYTES = 1 << 22, PIECES_MOST = 8, MOST_CHANGES = 6, PLAYED = 20 };

/* A piece, mostly from the beginning of a line to the end of one. */
static struct span piece(struct random_source *r, const struct buf *honest)
{
	size_t from = (size_t)random_below(r, (int)honest->n);
	size_t n = 1 + (size_t)random_below(r, random_below(r, 3) ? 4000 : 100);

	while (random_below(r, 8) && from && honest->s[from - 1] != '\n')
		from--;
	n = n > honest->n - from ? honest->n - from : n;
	while (random_below(r, 8) && from + n < honest->n && honest->s[from + n - 1] != '\n')
		n++;
	return (struct span){ honest->s + from, n };
}

static void change(struct random_source *r, struct buf *b)
{
	static const char letters[] = "0123456789ABCDEFabcdef-_ \n=+/";
	size_t at = (size_t)random_below(r, (int)b->n);

	if (random_below(r, 2))
		b->s[at] = letters[random_below(r, (int)sizeof letters - 1)];
	else
		b->s[at] ^= (char)(1 << random_below(r, 7));
}

static void make_other(struct random_source *r, const struct buf *honest, struct buf *other)
{
	static const char *const marks[] = { "-----BEGIN TRADEPOST RECORD-----\n",
		"-----END TRADEPOST RECORD-----\n", "-----BEGIN TRADEPOST RECEIPT-----\n",
		"-----END TRADEPOST RECEIPT-----\n", "-----BEGIN TRADEPOST REVEAL-----\n",
		"-----END TRADEPOST REVEAL-----\n", "\n" };
	int pieces = 1 + random_below(r, PIECES_MOST);

	for (int i = 0; i < pieces; i++) {
		struct span s = piece(r, honest);

		if (!random_below(r, 4))
			buf_str(other, marks[random_below(r, sizeof marks / sizeof *marks)]);
		buf_add(other, s.s, s.n);
	}
	for (int i = random_below(r, MOST_CHANGES); i > 0; i--)
		change(r, other);
}

/* All matches that the papers name, the honest one among them; how many are accused. */
static int verify_all(struct evidence *e, int nth, bool play)
{
	int accused = 0;

	for (int i = 0; i < e->papers; i++) {
		struct verification v;
		struct replay *again = NULL;
		int n = 0;

		if (i && strcmp(e->paper[i].gid, e->paper[i - 1].gid) == 0)
			continue;
		verify_match(&v, e, e->paper[i].gid);
		if (play)
			n = verify_play(&v, &again);
		if (v.faults.n)
			printf("# %d, match %s: %s", nth, v.gid, v.faults.s);
		accused += v.faults.n > 0;
		replay_free(again, n);
		verify_free(&v);
	}
	return accused;
}

static int try_one(const struct buf *honest, int nth)
{
	struct evidence e = { 0 };
	struct random_source r;
	struct buf other = BUF_INIT;
	int accused;

	random_make(&r, (uint64_t)nth);
	make_other(&r, honest, &other);
	if (random_below(&r, 2))
		evidence_mail(&e, span_of_buf(&other), "other");
	evidence_text(&e, span_of_buf(honest), "honest");
	evidence_mail(&e, span_of_buf(&other), "other");
	accused = verify_all(&e, nth, nth % PLAYED == 0);
	evidence_free(&e);
	buf_free(&other);
	return accused;
}

int main(int argc, char **argv)
{
	struct buf honest = BUF_INIT, why = BUF_INIT;
	long long times;
	int accused = 0;

	if (argc != 3 || !span_int(span_of(argv[2]), 1, 1000000, &times))
		return EX_USAGE;
	mail_begin();
	if (!chance_begin() || !file_read(&honest, argv[1], MOST_BYTES, &why) || !honest.n)
		return EX_NOINPUT;
	for (int i = 1; i <= (int)times; i++)
		accused += try_one(&honest, i);
	printf("# %d of %lld accuse somebody\n", accused, times);
	buf_free(&honest);
	return accused ? 1 : 0;
}
