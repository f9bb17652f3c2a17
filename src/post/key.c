/* SPDX-License-Identifier: MIT */
#include "post/key.h"

#include "base/fail.h"
#include "base/file.h"
#include "post/wire.h"

#include <errno.h>
#include <sodium.h>
#include <string.h>
#include <sys/stat.h>

/* The secret key file of minisign. Without a password the second algorithm, the salt, the limits
 * and the checksum are zeros: they only serve the password. */
struct secret_file {
	unsigned char signs[2], derives[2], sums[2];
	unsigned char salt[32], limits[16];
	unsigned char id[8], sk[64], sum[32];
};

/* The content of a public key file, also used alone as a line. */
struct public_file {
	unsigned char signs[2], id[8], pk[32];
};

static const char comment_mark[] = "untrusted comment:";

/* Returns the first line that is neither empty nor a comment. */
static struct span telling_line(struct span text)
{
	struct span line;

	while (span_line(&text, &line)) {
		line = span_trim(line);
		if (line.n && !span_starts(line, comment_mark))
			return line;
	}
	return (struct span){ text.s, 0 };
}

static bool ssh_type(struct span word)
{
	return span_starts(word, "ssh-") || span_starts(word, "ecdsa-") || span_starts(word, "sk-");
}

static bool ssh_read(
	struct public_key *key, struct span type, struct span rest, struct problem *why)
{
	unsigned char blob[512];
	struct span word;
	size_t n;

	if (!span_is(type, "ssh-ed25519"))
		return wire_refuse_type(type, why);
	span_word(&rest, &word);
	if (sodium_base642bin(blob, sizeof blob, word.s, word.n, NULL, &n, NULL,
		    sodium_base64_VARIANT_ORIGINAL))
		return problem_set(why, "unread-key-damaged");
	key->kind = KEY_SSH;
	return wire_ed25519((struct span){ (char *)blob, n }, key->pk, why);
}

bool key_read(struct public_key *key, struct span text, struct problem *why)
{
	struct public_file file;
	struct span line, rest, word;

	memset(key, 0, sizeof *key);
	if (text.n > KEY_BYTES)
		return problem_set(why, "unread-key-long");
	line = telling_line(text);
	rest = line;
	if (span_word(&rest, &word) && ssh_type(word))
		return ssh_read(key, word, rest, why);
	if (!wire_base64(line, &file, sizeof file) || memcmp(file.signs, "Ed", 2))
		return problem_set(why, "unread-key");
	key->kind = KEY_MINISIGN;
	memcpy(key->id, file.id, sizeof key->id);
	memcpy(key->pk, file.pk, sizeof key->pk);
	return true;
}

static void minisign_line(const struct public_key *key, struct buf *out)
{
	struct public_file file = { { 'E', 'd' }, { 0 }, { 0 } };

	memcpy(file.id, key->id, sizeof file.id);
	memcpy(file.pk, key->pk, sizeof file.pk);
	wire_put_base64(out, &file, sizeof file);
}

void key_line(const struct public_key *key, struct buf *out)
{
	struct buf blob = BUF_INIT;

	if (key->kind == KEY_MINISIGN) {
		minisign_line(key, out);
		return;
	}
	wire_put_string(&blob, SPAN("ssh-ed25519"));
	wire_put_string(&blob, (struct span){ (const char *)key->pk, sizeof key->pk });
	buf_str(out, "ssh-ed25519 ");
	wire_put_base64(out, blob.s, blob.n);
	buf_free(&blob);
}

bool key_equal(const struct public_key *a, const struct public_key *b)
{
	return a->kind == b->kind && !memcmp(a->id, b->id, sizeof a->id)
		&& !memcmp(a->pk, b->pk, sizeof a->pk);
}

void key_new(struct secret_key *secret)
{
	unsigned char pk[32];

	must(sodium_init() >= 0);
	randombytes_buf(secret->id, sizeof secret->id);
	crypto_sign_keypair(pk, secret->sk);
}

struct public_key key_public(const struct secret_key *secret)
{
	struct public_key key = { KEY_MINISIGN, { 0 }, { 0 } };

	memcpy(key.id, secret->id, sizeof key.id);
	memcpy(key.pk, secret->sk + 32, sizeof key.pk);
	return key;
}

void key_public_file(const struct secret_key *secret, struct buf *out)
{
	struct public_key key = key_public(secret);
	unsigned long long number = 0;

	/* minisign prints the id as a number of 64 bits, last byte first. */
	for (int i = 7; i >= 0; i--)
		number = number << 8 | key.id[i];
	buf_fmt(out, "%s minisign public key %llX", comment_mark, number);
	buf_char(out, '\n');
	minisign_line(&key, out);
	buf_char(out, '\n');
}

void key_secret_file(const struct secret_key *secret, struct buf *out)
{
	struct secret_file file;

	memset(&file, 0, sizeof file);
	memcpy(file.signs, "Ed", 2);
	memcpy(file.sums, "B2", 2);
	memcpy(file.id, secret->id, sizeof file.id);
	memcpy(file.sk, secret->sk, sizeof file.sk);
	/* room first: a buffer that grows would leave the secret behind in its old memory. */
	buf_room(out, 512);
	buf_fmt(out, "%s minisign encrypted secret key\n", comment_mark);
	wire_put_base64(out, &file, sizeof file);
	buf_char(out, '\n');
	sodium_memzero(&file, sizeof file);
}

void key_sign(const struct secret_key *secret, struct span bytes, unsigned char signature[64])
{
	crypto_sign_detached(signature, NULL, (const unsigned char *)bytes.s, bytes.n, secret->sk);
}

bool key_signed(const unsigned char pk[32], struct span bytes, const unsigned char signature[64])
{
	return !crypto_sign_verify_detached(signature, (const unsigned char *)bytes.s, bytes.n, pk);
}

static void hash_signed(unsigned char hash[32], const unsigned char pk[32], struct span bytes,
	const unsigned char signature[64])
{
	crypto_generichash_state state;

	crypto_generichash_init(&state, NULL, 0, 32);
	crypto_generichash_update(&state, pk, 32);
	crypto_generichash_update(&state, signature, 64);
	crypto_generichash_update(&state, (const unsigned char *)bytes.s, bytes.n);
	crypto_generichash_final(&state, hash, 32);
}

bool key_signed_once(struct signed_list *list, const unsigned char pk[32], struct span bytes,
	const unsigned char signature[64])
{
	enum { KEPT = sizeof list->hash / sizeof *list->hash };
	unsigned char hash[32];

	hash_signed(hash, pk, bytes, signature);
	for (unsigned i = 0; i < KEPT && i < list->n; i++)
		if (!memcmp(list->hash[i], hash, sizeof hash))
			return true;
	if (!key_signed(pk, bytes, signature))
		return false;
	memcpy(list->hash[list->n++ % KEPT], hash, sizeof hash);
	return true;
}

static bool secret_refuse(struct buf *why, const char *path, const char *reason)
{
	buf_fmt(why, "cannot use the secret key '%s': %s", path, reason);
	return false;
}

static bool secret_is_file(const char *path, struct stat *st, struct buf *why)
{
	if (stat(path, st)) {
		buf_fmt(why, "cannot open '%s': %s", path, strerror(errno));
		return false;
	}
	return S_ISREG(st->st_mode) || secret_refuse(why, path, "it is no file");
}

/* Of a public key others may know all. */
static bool secret_is_private(
	const char *path, const struct stat *st, struct span text, struct buf *why)
{
	struct public_key key;

	if (key_read(&key, text, NULL))
		return secret_refuse(why, path, "it is a public key; give the .key file");
	if (st->st_mode & 077)
		return secret_refuse(why, path,
			"others may read or write it; chmod it to 600, and make a new key"
			" if somebody may have seen it");
	return true;
}

/* Checks that the key pair matches: a seed with a false public half would give away the seed by
 * signing. */
static bool secret_is_pair(const unsigned char sk[64])
{
	unsigned char pk[32], again[64];
	bool same;

	crypto_sign_seed_keypair(pk, again, sk);
	same = !sodium_memcmp(again, sk, sizeof again);
	sodium_memzero(again, sizeof again);
	return same;
}

static bool secret_take(struct secret_key *secret, const struct secret_file *file, const char *path,
	struct buf *why)
{
	if (memcmp(file->signs, "Ed", 2) || memcmp(file->sums, "B2", 2))
		return secret_refuse(why, path, "it is no secret key of minisign");
	if (file->derives[0] || file->derives[1])
		return secret_refuse(why, path,
			"it has a password; take it off with 'minisign -C -W -s FILE',"
			" or sign with minisign itself");
	if (!secret_is_pair(file->sk))
		return secret_refuse(why, path, "it is damaged; use your copy of it");
	memcpy(secret->id, file->id, sizeof secret->id);
	memcpy(secret->sk, file->sk, sizeof secret->sk);
	return true;
}

static bool secret_text(
	struct secret_key *secret, struct span text, const char *path, struct buf *why)
{
	struct span line = telling_line(text);
	struct secret_file file;
	bool ok;

	if (span_starts(line, "-----BEGIN"))
		return secret_refuse(why, path,
			"it is no secret key of minisign; with an SSH key sign by"
			" 'ssh-keygen -Y sign -n tradepost-orders'");
	if (!wire_base64(line, &file, sizeof file))
		ok = secret_refuse(why, path,
			"it is no secret key of minisign; make one with 'tradepost key new'");
	else
		ok = secret_take(secret, &file, path, why);
	sodium_memzero(&file, sizeof file);
	return ok;
}

bool key_secret_read(struct secret_key *secret, const char *path, struct buf *why)
{
	struct buf text = BUF_INIT;
	struct stat st;
	bool ok;

	must(sodium_init() >= 0);
	memset(secret, 0, sizeof *secret);
	ok = secret_is_file(path, &st, why) && file_read(&text, path, KEY_BYTES, why)
		&& secret_is_private(path, &st, span_of_buf(&text), why)
		&& secret_text(secret, span_of_buf(&text), path, why);
	key_buf_wipe(&text);
	return ok;
}

void key_secret_wipe(struct secret_key *secret)
{
	sodium_memzero(secret, sizeof *secret);
}

struct secret_key *key_secret_open(const char *path, struct buf *why)
{
	struct secret_key *secret;

	must(sodium_init() >= 0);
	/* This locks the memory if it can. */
	secret = sodium_malloc(sizeof *secret);
	if (!secret)
		out_of_memory();
	if (key_secret_read(secret, path, why))
		return secret;
	key_secret_close(secret);
	return NULL;
}

void key_secret_close(struct secret_key *secret)
{
	sodium_free(secret);
}

bool key_can_lock(void)
{
	struct secret_key tried;
	bool can = !sodium_mlock(&tried, sizeof tried);

	if (can)
		sodium_munlock(&tried, sizeof tried);
	return can;
}

void key_buf_wipe(struct buf *b)
{
	if (b->room)
		sodium_memzero(b->s, b->room);
	buf_free(b);
}
