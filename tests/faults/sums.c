/* SPDX-License-Identifier: MIT */
#include "sums.h"
#include "base/fail.h"
#include "base/file.h"

#include <fts.h>
#include <sodium.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct sum *find_sum(struct sums *s, const char *folder, const char *name)
{
	char whole[sizeof s->sum->name];
	int i = 0;

	snprintf(whole, sizeof whole, "%s%s", folder, name);
	while (i < s->n && strcmp(s->sum[i].name, whole))
		i++;
	must(i < SUMS);
	if (i == s->n) {
		s->sum[s->n++] = (struct sum){ .n = 0 };
		memcpy(s->sum[i].name, whole, sizeof whole);
	}
	return &s->sum[i];
}

/* In whatever order. */
static void add(struct sum *s, const unsigned char *of)
{
	uint64_t part[2];

	memcpy(part, of, sizeof part);
	s->of[0] += part[0];
	s->of[1] += part[1];
	s->n++;
}

/* Which letter came last is told to its player. Where a letter could not be read once, another one came last. */
static void forget_last(struct buf *mail)
{
	static const char last[] = "All letters are in, so the season is played next.";
	static const char other[] = "The season is played as soon as all letters are in.";
	const char *at = mail->n ? memmem(mail->s, mail->n, last, sizeof last - 1) : NULL;

	if (at) {
		struct buf same = BUF_INIT;
		size_t before = (size_t)(at - mail->s), behind = before + sizeof last - 1;

		buf_add(&same, mail->s, before);
		buf_str(&same, other);
		buf_add(&same, mail->s + behind, mail->n - behind);
		buf_free(mail);
		*mail = same;
	}
}

/* ---- stores ---- */

/* Numbers of rows follow from the order in which things came, and how often a mail was tried in vain, or until
 * when a match rests, may differ: these tables are looked at otherwise than by all their columns. */
static const struct {
	const char *table, *sql;
} without_numbers[] = {
	{ "matches",
		"SELECT id, name, gid, game, map, box, secret, seats, season, state, before, "
		"options, reason, made, deadline, charter, rules, ended, winner FROM matches" },
	{ "letters",
		"SELECT match, season, seat, seq, received, hash, verdict, form, auth, text, "
		"signature, original, former FROM letters" },
	{ "played",
		"SELECT p.match, p.season, p.seat, hash, standing FROM played AS p LEFT JOIN "
		"letters ON id = letter" },
	{ "branch_played",
		"SELECT p.match, number, p.season, p.seat, hash, standing FROM branch_played "
		"AS p LEFT JOIN letters ON id = letter" },
	{ "mails",
		"SELECT match, season, seat, kind, recipient, sender, message_id, state, queued, "
		"tried, trouble FROM mails" },
	{ "mail_bytes", "SELECT message_id, bytes FROM mail_bytes JOIN mails ON id = mail" },
	{ "press",
		"SELECT match, season, seat, whom, anonymous, later, received, sent, hash, text "
		"FROM "
		"press" },
};

static void hash_value(crypto_generichash_state *h, sqlite3_stmt *row, int i)
{
	int type = sqlite3_column_type(row, i);
	const void *bytes = sqlite3_column_blob(row, i);
	struct buf value = BUF_INIT;

	buf_add(&value, bytes, (size_t)sqlite3_column_bytes(row, i));
	forget_last(&value);
	crypto_generichash_update(h, (unsigned char *)&type, sizeof type);
	crypto_generichash_update(h, (unsigned char *)&value.n, sizeof value.n);
	crypto_generichash_update(h, (unsigned char *)value.s, value.n);
	buf_free(&value);
}

static void sum_row(struct sum *s, sqlite3_stmt *row)
{
	crypto_generichash_state h;
	unsigned char digest[16];

	crypto_generichash_init(&h, NULL, 0, sizeof digest);
	for (int i = 0; i < sqlite3_column_count(row); i++)
		hash_value(&h, row, i);
	crypto_generichash_final(&h, digest, sizeof digest);
	add(s, digest);
}

static sqlite3_stmt *rows_of(sqlite3 *db, const char *table)
{
	sqlite3_stmt *row = NULL;
	char sql[128];
	const char *words = sql;

	snprintf(sql, sizeof sql, "SELECT * FROM %s", table);
	for (size_t i = 0; i < sizeof without_numbers / sizeof *without_numbers; i++)
		if (!strcmp(table, without_numbers[i].table))
			words = without_numbers[i].sql;
	return sqlite3_prepare_v2(db, words, -1, &row, NULL) == SQLITE_OK ? row : NULL;
}

static bool sum_table(struct sums *s, sqlite3 *db, const char *store, const char *table)
{
	sqlite3_stmt *row = rows_of(db, table);
	char name[64];
	int got;

	if (!row)
		return false;
	snprintf(name, sizeof name, " %s", table);
	while ((got = sqlite3_step(row)) == SQLITE_ROW)
		sum_row(find_sum(s, store, name), row);
	sqlite3_finalize(row);
	return got == SQLITE_DONE;
}

/* The pragmas tell of damage by rows. */
static bool sum_all(struct sums *s, sqlite3 *db, const char *store)
{
	sqlite3_stmt *row = NULL;
	bool ok = sum_table(s, db, store, "pragma_foreign_key_check")
		&& sum_table(s, db, store, "pragma_integrity_check")
		&& sqlite3_prepare_v2(db, "SELECT name FROM sqlite_schema WHERE type = 'table'", -1,
			   &row, NULL)
			== SQLITE_OK;

	while (ok && sqlite3_step(row) == SQLITE_ROW)
		ok = sum_table(s, db, store, (const char *)sqlite3_column_text(row, 0));
	sqlite3_finalize(row);
	return ok;
}

/* Looks only: what lies in its log stays there. */
static void sum_store(struct sums *s, const char *path, const char *store)
{
	sqlite3 *db = NULL;
	bool ok = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK
		&& sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL) == SQLITE_OK
		&& sum_all(s, db, store);

	if (!ok)
		find_sum(s, store, " cannot be read")->n++;
	sqlite3_close(db);
}

/* ---- files ---- */

static bool ends(const char *name, const char *with)
{
	size_t n = strlen(name), w = strlen(with);

	return n >= w && !strcmp(name + n - w, with);
}

/* A file of that content was in the folder already. */
struct seen {
	unsigned char (*digest)[16];
	int n;
};

static bool was_seen(struct seen *seen, const unsigned char *digest)
{
	for (int i = 0; i < seen->n; i++)
		if (!memcmp(seen->digest[i], digest, sizeof *seen->digest))
			return true;
	seen->digest = xgrow(seen->digest, (size_t)seen->n + 1, sizeof *seen->digest);
	memcpy(seen->digest[seen->n++], digest, sizeof *seen->digest);
	return false;
}

static void sum_file(struct sums *s, struct seen *seen, const FTSENT *at, const char *folder)
{
	struct buf bytes = BUF_INIT, why = BUF_INIT;
	unsigned char digest[16];
	/* Mails and what lies in a mailbox are known by what they say. */
	bool page = !strncmp(folder, "pages", 5);

	if (!file_read(&bytes, at->fts_accpath, 1 << 30, &why))
		buf_str(&bytes, why.s);
	forget_last(&bytes);
	buf_str(&bytes, page ? at->fts_name : "");
	buf_str(&bytes, folder);
	crypto_generichash(digest, sizeof digest, (unsigned char *)bytes.s, bytes.n, NULL, 0);
	if (!was_seen(seen, digest))
		add(find_sum(s, page ? "pages" : folder, "/"), digest);
	buf_free(&bytes);
	buf_free(&why);
}

static void sum_entry(struct sums *s, struct seen *seen, const FTSENT *at, size_t from)
{
	char folder[64];
	size_t n = at->fts_pathlen - at->fts_namelen - 1;

	snprintf(
		folder, sizeof folder, "%.*s", n > from ? (int)(n - from) : 0, at->fts_path + from);
	if (!strcmp(at->fts_name, "club.db"))
		sum_store(s, at->fts_accpath, folder);
	else if (!strcmp(at->fts_name, "club.db.before-1"))
		sum_store(s, at->fts_accpath, "put away");
	else if (!strncmp(at->fts_name, "club.db.before-", 15))
		return; /* what a restore that was cut short had made */
	else if (!strcmp(at->fts_name, "tradepost.log"))
		return; /* it tells what is durable already, and may lack its last line */
	else if (!ends(at->fts_name, ".lock") && !ends(at->fts_name, "-wal")
		&& !ends(at->fts_name, "-shm"))
		sum_file(s, seen, at, folder);
}

void sums_of(struct sums *s, const char *path)
{
	char *const paths[] = { (char *)path, NULL };
	FTS *walk = fts_open(paths, FTS_PHYSICAL | FTS_NOCHDIR, NULL);
	struct seen seen = { NULL, 0 };
	FTSENT *at;

	s->n = 0;
	while ((at = fts_read(walk)))
		if (at->fts_info == FTS_F)
			sum_entry(s, &seen, at, strlen(path) + 1);
	fts_close(walk);
	free(seen.digest);
}

/* ---- comparing ---- */

static const struct sum *same_name(const struct sums *s, const struct sum *as)
{
	for (int i = 0; i < s->n; i++)
		if (!strcmp(s->sum[i].name, as->name))
			return &s->sum[i];
	return NULL;
}

static void tell_one(const struct sum *a, const struct sum *b, struct buf *out)
{
	if (!b || a->n != b->n || a->of[0] != b->of[0] || a->of[1] != b->of[1])
		buf_fmt(out, " [%s: %ld, not %ld]", a->name, a->n, b ? b->n : 0);
}

void sums_tell(const struct sums *got, const struct sums *wanted, struct buf *out)
{
	static const struct sum none = { .n = 0 };

	for (int i = 0; i < got->n; i++)
		tell_one(&got->sum[i], same_name(wanted, &got->sum[i]), out);
	for (int i = 0; i < wanted->n; i++)
		if (!same_name(got, &wanted->sum[i])) {
			struct sum missing = none;

			memcpy(missing.name, wanted->sum[i].name, sizeof missing.name);
			tell_one(&missing, &wanted->sum[i], out);
		}
}

bool sums_are_same(const struct sums *a, const struct sums *b)
{
	struct buf differ = BUF_INIT;
	bool same;

	sums_tell(a, b, &differ);
	same = !differ.n;
	buf_free(&differ);
	return same;
}
