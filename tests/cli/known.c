/* SPDX-License-Identifier: MIT
 * Dice that a test knows. All that the chance of a match is made of is the same for equal N: the keys
 * of the referee and of the players, and the secret of the match.
 *
 *   known key FILE N             makes the N-th pair of keys, as `tradepost key new FILE` does
 *   known match CLUB MATCH N     gives the N-th secret to a match in which no seat is taken yet
 *   known secrets CLUB MATCH     prints what must not be left in memory, with the key red.key
 */
#include "base/fail.h"
#include "base/file.h"
#include "club/chain.h"
#include "post/key.h"
#include "store/store_pages.h"

#include <sodium.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* 32 bytes that are the N-th of a kind. */
static void bytes_of(const char *kind, const char *n, unsigned char out[HASH])
{
	struct span part = span_of(n);

	chance_h(out, kind, NULL, &part, 1);
}

static bool put_file(
	const char *path, const char *ending, struct buf *text, unsigned mode, struct buf *why)
{
	struct buf whole = BUF_INIT;
	bool ok;

	buf_fmt(&whole, "%s%s", path, ending);
	remove(whole.s);
	ok = file_make(whole.s, text->s, text->n, mode, why);
	buf_free(&whole);
	key_buf_wipe(text);
	return ok;
}

static bool make_key(const char *path, const char *n, struct buf *why)
{
	struct buf private = BUF_INIT, public = BUF_INIT;
	unsigned char seed[HASH], pk[HASH];
	struct secret_key key;

	bytes_of("known key", n, seed);
	memcpy(key.id, seed, sizeof key.id);
	crypto_sign_seed_keypair(pk, key.sk, seed);
	key_secret_file(&key, &private);
	key_public_file(&key, &public);
	return put_file(path, ".key", &private, 0600, why)
		&& put_file(path, ".pub", &public, 0644, why);
}

/* The record that opened the match names its former secret. */
static void forget_record(const char *folder, long long match)
{
	char *path = club_path(folder, "club.db");
	struct buf text = BUF_INIT;
	sqlite3 *db;

	buf_fmt(&text, "DELETE FROM records WHERE match = %lld", match);
	must(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, pages_vfs()) == SQLITE_OK);
	must(sqlite3_exec(db, text.s, NULL, NULL, NULL) == SQLITE_OK);
	sqlite3_close(db);
	buf_free(&text);
	free(path);
}

static bool make_match(const char *folder, const char *name, const char *n, struct buf *why)
{
	struct club club;
	struct match m;
	const struct context c = { &club, &m, time_now(), why };
	bool ok = club_open(&club, folder, why) == CLUB_OPEN
		&& store_get_match(club.store, span_of(name), &m, why) == FOUND;

	if (ok) {
		bytes_of("known secret", n, m.secret);
		snprintf(m.gid, sizeof m.gid, "%s.%012d", name, atoi(n));
		forget_record(folder, m.id);
		ok = store_begin(club.store, why) && store_save_match(club.store, &m, why)
			&& chain_open(&c) && store_commit(club.store, why);
		match_free(&m);
	}
	club_close(&club);
	return ok;
}

static void print_secret(const char *name, const void *bytes, size_t n)
{
	char hex[100];

	hex_text(hex, bytes, n);
	printf("%s %s\n", name, hex);
}

/* The key as a number, and as the line of its file has it, which begins with what is no secret. */
static bool print_key(const char *folder, const char *name, struct buf *why)
{
	char *path = club_path(folder, name);
	struct buf text = BUF_INIT;
	struct secret_key key;
	bool ok = key_secret_read(&key, path, why) && file_read(&text, path, KEY_BYTES, why);

	if (ok) {
		print_secret(name, key.sk, HASH);
		print_secret(name, strchr(text.s, '\n') + 90, 40);
	}
	buf_free(&text);
	free(path);
	return ok;
}

static bool print_secrets(const char *folder, const char *name, struct buf *why)
{
	unsigned char hash[HASH];
	struct club club;
	struct match m;
	bool ok = club_open(&club, folder, why) == CLUB_OPEN
		&& store_get_match(club.store, span_of(name), &m, why) == FOUND
		&& print_key(folder, "referee.key", why) && print_key(folder, "red.key", why);

	if (ok) {
		print_secret("secret", m.secret, sizeof m.secret);
		chain_hidden(&m, hash);
		print_secret("hidden", hash, HASH);
		tp1_referee_tip(hash, m.gid, m.secret);
		print_secret("tip", hash, HASH);
		match_free(&m);
	}
	club_close(&club);
	return ok;
}

int main(int argc, char **argv)
{
	struct buf why = BUF_INIT;
	bool ok;

	must(chance_begin());
	if (argc == 4 && !strcmp(argv[1], "key"))
		ok = make_key(argv[2], argv[3], &why);
	else if (argc == 5 && !strcmp(argv[1], "match"))
		ok = make_match(argv[2], argv[3], argv[4], &why);
	else if (argc == 4 && !strcmp(argv[1], "secrets"))
		ok = print_secrets(argv[2], argv[3], &why);
	else
		return 64;
	if (!ok)
		fprintf(stderr, "%s\n", why.n ? why.s : "there is no such match");
	buf_free(&why);
	return !ok;
}
