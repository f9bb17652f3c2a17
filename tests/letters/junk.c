/* SPDX-License-Identifier: MIT
 * Mails nobody wants, as an mbox on standard output; the same seed makes the same ones.
 *
 *   junk mails N SEED           N mails, each from a sender of its own: advertising, bombs, noise,
 *                               orders without a signature or with a wrong one
 *   junk mutants FILE N SEED    N mails with what the sealed block in a file becomes when one to
 *                               three of its bytes change, in all its forms
 */
#include "base/file.h"
#include "letters/letters.h"
#include "post/seal.h"
#include "post/wire.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct dice_tally {
	uint64_t state;
};

/* A number below n, by splitmix64. */
static size_t roll(struct dice_tally *d, size_t n)
{
	uint64_t x = d->state += 0x9e3779b97f4a7c15U;

	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
	return (size_t)((x ^ (x >> 31)) % n);
}

/* Writes a mail into the mbox. */
static void post(const struct buf *mail)
{
	struct span rest = { mail->s, mail->n }, line;

	puts("From stranger@example.org Thu Jan  1 00:00:00 2026");
	while (span_line(&rest, &line)) {
		if (span_starts(line, "From "))
			putchar('>');
		fwrite(line.s, 1, line.n, stdout);
		putchar('\n');
	}
	putchar('\n');
}

/* ---- junk ---- */

static void add_words(struct dice_tally *d, struct buf *b, size_t n)
{
	static const char *const words[] = { "free", "gold", "match", "season", "now", "win",
		"seat", "offer", "order", "build", "castle", "--", "click", "From", "\n", "\r\n",
		"http://example.org/?a=b&c", "\xc3\xa4rger", "\xff\xfe", "play", "harbour", ">" };

	while (n--)
		buf_fmt(b, "%s ", words[roll(d, sizeof words / sizeof *words)]);
	buf_char(b, '\n');
}

static void add_noise(struct dice_tally *d, struct buf *b, size_t n)
{
	while (n--)
		buf_char(b, (int)roll(d, 256));
}

/* Names a match and a seat that may be there. */
static void add_orders(struct dice_tally *d, struct buf *b)
{
	static const char *const seats[] = { "red", "blue", "green", "yellow", "purple", "" };

	buf_fmt(b, "match b%zu\nseason %zu\nseat %s\nseq %zu\n", roll(d, 12), roll(d, 3),
		seats[roll(d, 6)], roll(d, 1000));
	add_words(d, b, roll(d, 20));
}

/* A key that nobody gave a seat. */
static struct secret_key odd_key(struct dice_tally *d)
{
	unsigned char seed[32], public[32];
	struct secret_key key = { .id = { 1 } };

	for (size_t i = 0; i < sizeof seed; i++)
		seed[i] = (unsigned char)roll(d, 256);
	crypto_sign_seed_keypair(public, key.sk, seed);
	return key;
}

static void add_block(struct dice_tally *d, struct buf *b)
{
	struct buf text = BUF_INIT, canonical = BUF_INIT, signature = BUF_INIT;
	struct secret_key key = odd_key(d);

	add_orders(d, &text);
	text_canonical(&canonical, text.s, text.n);
	seal_sign(&key, (struct span){ canonical.s, canonical.n }, "junk", &signature);
	seal_block((struct span){ signature.s, signature.n },
		(struct span){ canonical.s, canonical.n }, b);
	buf_free(&signature);
	buf_free(&canonical);
	buf_free(&text);
}

static void write_html(struct dice_tally *d, struct buf *mail)
{
	struct buf page = BUF_INIT;

	buf_str(&page, "<html><body><p style='color:red'>");
	add_words(d, &page, roll(d, 60));
	letters_html(mail, (struct span){ page.s, page.n });
	buf_free(&page);
}

static void write_orders(struct dice_tally *d, struct buf *mail)
{
	struct buf block = BUF_INIT;

	if (roll(d, 2))
		add_orders(d, &block);
	else
		add_block(d, &block);
	letters_mail(mail, (enum letters_way)roll(d, WAYS), (struct span){ block.s, block.n });
	buf_free(&block);
}

static void write_bomb(struct dice_tally *d, struct buf *mail)
{
	/* Most are small, so that many of them still fit on a disk. */
	size_t scale = roll(d, 50) ? 1 : 40;

	switch (roll(d, 5)) {
	case 0: letters_deep(mail, 1 + (int)(scale * roll(d, 12))); break;
	case 1: letters_attached(mail, 1 + (int)(scale * roll(d, 12))); break;
	case 2: letters_parts(mail, 1 + (int)(scale * roll(d, 80)), "match harbour"); break;
	case 3: letters_header(mail, 100 + scale * roll(d, 2000)); break;
	case 4: letters_line(mail, 100 + scale * roll(d, 4000)); break;
	}
}

static void write_junk(struct dice_tally *d, struct buf *mail, long number)
{
	static const char *const automatic[] = { "", "", "", "Auto-Submitted: auto-replied\r\n",
		"Precedence: bulk\r\n", "Return-Path: <>\r\n", "List-Id: <list.example.org>\r\n" };

	buf_fmt(mail, "%sFrom: Stranger <s%ld@%zu.example.org>\r\n", automatic[roll(d, 7)], number,
		roll(d, 100000));
	switch (roll(d, 6)) {
	case 0:
		letters_head(mail, NULL, NULL);
		add_words(d, mail, roll(d, 200));
		break;
	case 1: write_html(d, mail); break;
	case 2: write_bomb(d, mail); break;
	case 3: add_noise(d, mail, roll(d, 1000)); break;
	default: write_orders(d, mail); break;
	}
}

/* ---- mutants ---- */

static void alter(struct dice_tally *d, char *s, size_t n)
{
	for (size_t times = 1 + roll(d, 3); times; times--)
		s[roll(d, n)] ^= (char)(1 + roll(d, 255));
}

struct original {
	struct buf base64, blob; /* the lines between the marks, and what they say */
	size_t signature;	 /* bytes of the blob: behind them the text begins */
};

static bool read_original(struct original *o, const char *path)
{
	struct buf file = BUF_INIT, why = BUF_INIT;
	const char *begin, *end;
	struct seal seal;

	if (!file_read(&file, path, 1 << 20, &why))
		return false;
	begin = strstr(file.s, SEAL_BEGIN);
	end = begin ? strstr(begin, SEAL_END) : NULL;
	if (!end)
		return false;
	begin = strchr(begin, '\n') + 1;
	buf_add(&o->base64, begin, (size_t)(end - begin));
	buf_room(&o->blob, o->base64.n);
	return !sodium_base642bin((unsigned char *)o->blob.s, o->base64.n, o->base64.s, o->base64.n,
		       "\n", &o->blob.n, NULL, sodium_base64_VARIANT_ORIGINAL)
		&& seal_read(&seal, (struct span){ o->blob.s, o->blob.n }, &o->signature, NULL);
}

static void write_mutant(struct dice_tally *d, const struct original *o, struct buf *mail)
{
	struct buf s = BUF_INIT;
	size_t cut = o->signature;

	buf_str(mail, "From: red@example.org\n\n");
	switch (roll(d, 3)) {
	case 0: /* the sealed block as it stands in the mail */
		buf_add(&s, o->base64.s, o->base64.n);
		alter(d, s.s, s.n);
		buf_fmt(mail, "%s\n", SEAL_BEGIN);
		buf_add(mail, s.s, s.n);
		buf_fmt(mail, "\n%s\n", SEAL_END);
		break;
	case 1: /* what is sealed in it */
		buf_add(&s, o->blob.s, o->blob.n);
		alter(d, s.s, s.n);
		buf_fmt(mail, "%s\n", SEAL_BEGIN);
		wire_put_base64(mail, s.s, s.n);
		buf_fmt(mail, "\n%s\n", SEAL_END);
		break;
	case 2: /* the same in the clear */
		buf_add(&s, o->blob.s, o->blob.n);
		alter(d, s.s, s.n);
		letters_clear(
			mail, (struct span){ s.s + cut, s.n - cut }, (struct span){ s.s, cut });
		break;
	}
	buf_free(&s);
}

/* ---- the call ---- */

int main(int argc, char **argv)
{
	bool mutants = argc == 5 && !strcmp(argv[1], "mutants");
	struct original o = { .base64 = BUF_INIT, .blob = BUF_INIT };
	struct buf mail = BUF_INIT;
	struct dice_tally dice;
	long n;

	if (sodium_init() < 0 || (!mutants && (argc != 4 || strcmp(argv[1], "mails"))))
		return 64;
	if (mutants && !read_original(&o, argv[2])) {
		fprintf(stderr, "junk: '%s' has no sealed block\n", argv[2]);
		return 65;
	}
	n = atol(argv[argc - 2]);
	dice.state = (uint64_t)atol(argv[argc - 1]);
	for (long i = 0; i < n; i++) {
		buf_clear(&mail);
		if (mutants)
			write_mutant(&dice, &o, &mail);
		else
			write_junk(&dice, &mail, i);
		post(&mail);
	}
	buf_free(&mail);
	buf_free(&o.base64);
	buf_free(&o.blob);
	return fflush(stdout) || ferror(stdout);
}
