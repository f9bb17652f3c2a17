/* SPDX-License-Identifier: MIT
 * What a referee could do who has his key and no honour, and what others could do without it.
 *
 *   forge sign KEY            signs every record, receipt and acknowledgement on standard input
 *                             anew, whatever it says
 *   forge chain KEY           besides, makes each record follow from the one before it on the
 *                             input and receipts from the records above them, and seals anew
 *   forge play KEY            besides, works out entropy and dice anew
 *   forge rekey KEY NEW       adds a record by which the referee hands the match to another
 *   forge flip FILE OFFSET    the file with one bit of that byte changed
 *
 * KEY is a secret key of minisign without a password. All else is written as it was read.
 */
#include "verify/second.h"

#define TEXT_MAX ((size_t)1 << 22)
#define KEY_AT 62 /* of the secret key in what a key file holds: Ed 00 B2, salt, limits, number */
#define HEADS_MAX 100

struct forge {
	uint8_t key[64];
	uint8_t heads[HEADS_MAX][32];
	int has[HEADS_MAX], chain, play;
	uint8_t entropy[32]; /* of the season before, or the roster */
	FILE *out;
};

static struct str read_stream(FILE *in)
{
	uint8_t *p = get(TEXT_MAX + 1);
	size_t n = fread(p, 1, TEXT_MAX, in);

	return (struct str){ p, n };
}

static int read_key(const char *path, uint8_t key[64])
{
	uint8_t bytes[158];
	FILE *in = fopen(path, "r");
	struct str text, line = { NULL, 0 };
	size_t pos = 0, n = 0;

	if (!in)
		return 0;
	text = read_stream(in);
	fclose(in);
	if (!next_line(text, &pos, &line) || !next_line(text, &pos, &line)
		|| !decode(line, bytes, sizeof(bytes), &n, sodium_base64_VARIANT_ORIGINAL)
		|| n != sizeof(bytes) || memcmp(bytes, "Ed\0\0B2", 6) != 0)
		return 0;
	memcpy(key, bytes + KEY_AT, 64);
	return 1;
}

static void add(struct str *s, const void *p, size_t n)
{
	memcpy((uint8_t *)s->p + s->n, p, n);
	s->n += n;
}

static void add_hash(struct str *s, const uint8_t h[32])
{
	char text[64];

	sodium_bin2base64(text, sizeof(text), h, 32, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
	add(s, text, strlen(text));
}

/* The text with 32 bytes put behind a word that begins a line. */
static struct str put(struct str text, const char *word, const uint8_t h[32])
{
	struct str out = { get(text.n + 64), 0 }, line;
	size_t pos = 0;

	while (next_line(text, &pos, &line)) {
		if (starts(line, word)) {
			add(&out, word, strlen(word));
			add_hash(&out, h);
		} else {
			add(&out, line.p, line.n);
		}
		add(&out, "\n", 1);
	}
	return out;
}

static struct str seal(struct str text)
{
	struct doc d = { .text = text };
	uint8_t h[32];
	hash sum;

	if (!read_season(&d, text))
		return text;
	h_init(&sum, NULL, "tp1.seal");
	h_add(&sum, "snh", d.gid, d.t, d.prev);
	for (size_t i = 0; i < d.seats; i++)
		h_part(&sum, d.seats_[i].order, d.seats_[i].has ? 32 : 0);
	h_end(&sum, h);
	return put(text, "seal ", h);
}

static struct str put_entropy(struct forge *f, struct str text, const struct doc *d)
{
	uint8_t x[33] = { 1 };
	hash h;

	if (!d->t)
		memcpy(f->entropy, d->roster, 32);
	h_init(&h, NULL, "tp1.entropy");
	h_add(&h, "snh", d->gid, d->cast, f->entropy);
	for (size_t i = 0; i < d->seats; i++) {
		memcpy(x + 1, d->seats_[i].nonce, 32);
		x[0] = d->seats_[i].has_nonce != 0;
		h_part(&h, x, x[0] ? 33 : 1);
	}
	h_end(&h, f->entropy);
	return put(text, "entropy ", f->entropy);
}

static struct str play(struct forge *f, struct str text)
{
	struct doc d = { .text = text };
	struct str out = { get(2 * text.n + 64), 0 }, line;
	uint8_t key[32], block[32];
	size_t pos = 0, i = 0;
	char die[600];

	if (!read_season(&d, text))
		return text;
	text = put_entropy(f, text, &d);
	H(key, d.reveal, "tp1.dice", "snhee", d.gid, d.cast, f->entropy);
	while (next_line(text, &pos, &line)) {
		if (starts(line, "die ") && i < d.ndie) {
			snprintf(die, sizeof(die), "die %.*s %ju d%ju %ju", SHOW(d.die[i].label),
				(uintmax_t)d.die[i].j, (uintmax_t)d.die[i].m,
				(uintmax_t)roll(key, &d.die[i], block));
			line = (struct str){ (const uint8_t *)die, strlen(die) };
			i++;
		}
		add(&out, line.p, line.n);
		add(&out, "\n", 1);
	}
	return out;
}

/* What a line that begins with the word says. */
static struct str value(struct str text, const char *word)
{
	struct str line;
	size_t pos = 0;

	while (next_line(text, &pos, &line))
		if (starts(line, word))
			return (struct str){ line.p + strlen(word), line.n - strlen(word) };
	return (struct str){ (const uint8_t *)"", 0 };
}

static struct str follow(struct forge *f, struct str text, uint64_t t, int receipt)
{
	if (f->chain && t && f->has[t - 1])
		text = put(text, "prev ", f->heads[t - 1]);
	if (f->chain && receipt && f->has[t])
		text = put(text, "head ", f->heads[t]);
	if (f->play && !receipt)
		text = play(f, text);
	return f->chain && !receipt ? seal(text) : text;
}

/* What the referee signs of a record: its number and its head. */
static struct str head_message(struct forge *f, struct str *text, uint64_t t)
{
	struct str message = { get(text->n + 200), 0 }, gid;
	uint8_t prev[32] = { 0 }, number[8];

	*text = follow(f, *text, t, 0);
	decode32(value(*text, "prev "), prev);
	H(f->heads[t], NULL, "tp1.season", "hs", prev, *text);
	f->has[t] = 1;
	gid = value(*text, "game ");
	le64(number, t);
	add(&message, "tp1.head", 9);
	add(&message, gid.p, gid.n);
	add(&message, number, 8);
	add(&message, f->heads[t], 32);
	return message;
}

static struct str message_of(struct forge *f, struct str *text)
{
	static const char *const tags[][2] = { { "tp-open ", "tp1.open" },
		{ "tp-roster ", "tp1.roster" }, { "tp-receipt ", "tp1.rcpt" },
		{ "tp-ack ", "tp1.ack" } };
	struct str message, number = value(*text, "record ");
	int in_chain = number.n && !starts(*text, "tp-receipt ");
	uint64_t t = 0;

	if (number.n && (!take_number(&number, &t) || t >= HEADS_MAX))
		exit(65);
	if (in_chain)
		return head_message(f, text, t);
	if (starts(*text, "tp-receipt "))
		*text = follow(f, *text, t, 1);
	message = (struct str){ get(text->n + 200), 0 };
	for (size_t i = 0; i < sizeof(tags) / sizeof(*tags); i++)
		if (starts(*text, tags[i][0]))
			add(&message, tags[i][1], strlen(tags[i][1]) + 1);
	add(&message, text->p, text->n);
	return message;
}

static void print_signed(struct forge *f, struct str text)
{
	struct str message = message_of(f, &text), lines = { get(200), 0 };
	uint8_t sig[64];

	crypto_sign_detached(sig, NULL, message.p, message.n, f->key);
	for (int half = 0; half < 2; half++) {
		add(&lines, "sig ", 4);
		add_hash(&lines, sig + 32 * half);
		add(&lines, "\n", 1);
	}
	fwrite(text.p, 1, text.n, f->out);
	fwrite(lines.p, 1, lines.n, f->out);
}

static int begins_signed(struct str line)
{
	return is(line, "-----BEGIN TRADEPOST RECORD-----")
		|| is(line, "-----BEGIN TRADEPOST RECEIPT-----")
		|| is(line, "-----BEGIN TRADEPOST ACKNOWLEDGEMENT-----");
}

static void sign_all(struct forge *f, struct str in)
{
	struct str line, text = { NULL, 0 };
	size_t pos = 0;

	while (next_line(in, &pos, &line)) {
		if (text.p && starts(line, "sig "))
			continue;
		if (text.p && !starts(line, "-----END ")) {
			text.n = (size_t)(in.p + pos - text.p);
			continue;
		}
		if (text.p)
			print_signed(f, text);
		fwrite(line.p, 1, line.n, f->out);
		fputc('\n', f->out);
		text = (struct str){ begins_signed(line) ? in.p + pos : NULL, 0 };
	}
}

static void add_line(struct str *s, const char *word, const uint8_t h[32])
{
	add(s, word, strlen(word));
	add_hash(s, h);
	add(s, "\n", 1);
}

/* What the old key signs of the new one, as two lines. */
static void add_old(struct str *s, struct str gid, const uint8_t old[64], const uint8_t new[64])
{
	struct str message = { get(gid.n + 100), 0 };
	uint8_t sig[64];

	add(&message, "tp1.rekey", 10);
	add(&message, gid.p, gid.n);
	add(&message, new + 32, 32);
	crypto_sign_detached(sig, NULL, message.p, message.n, old);
	add_line(s, "old ", sig);
	add_line(s, "old ", sig + 32);
}

/* Behind all records of the input: they are numbered from 0 without a gap. */
static void hand_over(struct forge *f, struct str in, const uint8_t new[64])
{
	struct str text = { get(in.n + 1000), 0 }, gid = value(in, "game ");
	char line[200];
	int t = 0;

	while (t < HEADS_MAX - 1 && f->has[t])
		t++;
	if (!t)
		exit(65);
	snprintf(line, sizeof(line), "tp-rekey 1\ngame %.*s\nrecord %d\n", SHOW(gid), t);
	add(&text, line, strlen(line));
	add_line(&text, "prev ", f->heads[t - 1]);
	add(&text, "season 6\n", 9);
	add_line(&text, "key ", new + 32);
	add_old(&text, gid, f->key, new);
	memcpy(f->key, new, 64);
	fputs("-----BEGIN TRADEPOST RECORD-----\n", f->out);
	print_signed(f, text);
	fputs("-----END TRADEPOST RECORD-----\n", f->out);
}

static int flip(const char *path, size_t at)
{
	FILE *in = fopen(path, "rb");
	struct str s;

	if (!in)
		return 66;
	s = read_stream(in);
	fclose(in);
	if (at >= s.n)
		return 65;
	((uint8_t *)s.p)[at] ^= (uint8_t)(1 << at % 8);
	fwrite(s.p, 1, s.n, stdout);
	return 0;
}

int main(int argc, char **argv)
{
	struct forge *f = calloc(1, sizeof(*f));
	int code = 64, rekey = argc == 4 && !strcmp(argv[1], "rekey");
	uint8_t new[64] = { 0 };
	struct str in;

	if (!f || sodium_init() < 0)
		return 70;
	f->out = stdout;
	f->play = argc == 3 && !strcmp(argv[1], "play");
	f->chain = f->play || (argc == 3 && !strcmp(argv[1], "chain"));
	if (argc == 4 && !strcmp(argv[1], "flip"))
		code = flip(argv[2], (size_t)atol(argv[3]));
	else if (rekey || (argc == 3 && (f->chain || !strcmp(argv[1], "sign"))))
		code = read_key(argv[2], f->key) && (!rekey || read_key(argv[3], new)) ? 0 : 65;
	if (!code && (rekey || argc == 3)) {
		in = read_stream(stdin);
		sign_all(f, in);
		if (rekey)
			hand_over(f, in, new);
	}
	heap_free();
	free(f);
	return fflush(stdout) ? 74 : code;
}
