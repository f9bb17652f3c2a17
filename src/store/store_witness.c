/* SPDX-License-Identifier: MIT */
#include "store/store_witness.h"
#include "store/store_rows.h"

/* ---- a match that has one ---- */

static const struct row_column witnesses[] = {
	{ TEXT(witness_row, mail) },
	{ FIXED(witness_row, key) },
	{ FIXED_IF(witness_row, anchor, joined) },
	{ END(witness_row) },
};

void witness_row_free(struct witness_row *witness)
{
	row_free(witnesses, witness);
}

enum found store_get_witness(
	struct store *store, long long match, struct witness_row *witness, struct buf *why)
{
	return row_find(store, witnesses, "SELECT {names} FROM witnesses WHERE match = ?",
		WITH(NUM(match)), witness, why);
}

bool store_save_witness(
	struct store *store, long long match, const struct witness_row *witness, struct buf *why)
{
	return row_save(store, witnesses,
		       "INSERT INTO witnesses (match, {names}) VALUES (?, {values})"
		       " ON CONFLICT (match) DO UPDATE SET {changes}",
		       WITH(NUM(match)), witness, why)
		&& store_wake(store, match, why);
}

static const struct row_column seals[] = {
	{ COUNT(seal_row, cast), .as = "casts" },
	{ COUNT(seal_row, number) },
	{ ANY(seal_row, made) },
	{ ANY(seal_row, asked) },
	{ FIXED(seal_row, seal) },
	{ FIXED_IF(seal_row, value, answered) },
	{ FIXED_IF(seal_row, answer, answered) },
	{ END(seal_row) },
};

enum found store_get_seal(
	struct store *store, long long match, int cast, struct seal_row *seal, struct buf *why)
{
	return row_find(store, seals, "SELECT {names} FROM seals WHERE match = ? AND casts = ?",
		WITH(NUM(match), NUM(cast)), seal, why);
}

bool store_add_seal(
	struct store *store, long long match, const struct seal_row *seal, struct buf *why)
{
	struct seal_row row = *seal;
	bool added;

	row.answered = false;
	return row_add(store, seals,
		       "INSERT INTO seals (match, {names}) VALUES (?, {values}) ON CONFLICT DO "
		       "NOTHING",
		       WITH(NUM(match)), &row, &added, why)
		&& store_require(
			store, added, why, "cast %d of the match was sealed already", seal->cast)
		&& store_wake(store, match, why);
}

bool store_answer_seal(
	struct store *store, long long match, const struct seal_row *seal, struct buf *why)
{
	return rows_change(store,
		       "UPDATE seals SET value = ?, answer = ?"
		       " WHERE match = ? AND casts = ? AND value IS NULL",
		       WITH(RAW(seal->value, sizeof seal->value),
			       RAW(seal->answer, sizeof seal->answer), NUM(match), NUM(seal->cast)),
		       why)
		&& store_wake(store, match, why);
}

bool store_ask_seal(
	struct store *store, long long match, int cast, long long asked, struct buf *why)
{
	return rows_change(store, "UPDATE seals SET asked = ? WHERE match = ? AND casts = ?",
		       WITH(NUM(asked), NUM(match), NUM(cast)), why)
		&& store_wake(store, match, why);
}

/* ---- matches whose witness one is ---- */

static const struct row_column watched[] = {
	{ WORD(witnessed_row, gid), .key = true },
	{ FIXED(witnessed_row, open) },
	{ FIXED(witnessed_row, referee) },
	{ COUNT(witnessed_row, number) },
	{ COUNT(witnessed_row, casts) },
	{ FIXED(witnessed_row, head) },
	{ END(witnessed_row) },
};

enum found store_get_watch(
	struct store *store, struct span gid, struct witnessed_row *watch, struct buf *why)
{
	return row_find(store, watched, "SELECT {names} FROM watched WHERE gid = ?", WITH(CUT(gid)),
		watch, why);
}

bool store_save_watch(struct store *store, const struct witnessed_row *watch, struct buf *why)
{
	return row_save(store, watched,
		"INSERT INTO watched ({names}) VALUES ({values})"
		" ON CONFLICT (gid) DO UPDATE SET {changes}",
		WITH_NOTHING, watch, why);
}

static const struct row_column answers[] = {
	{ COUNT(answer_row, cast), .as = "casts" },
	{ FIXED(answer_row, seal) },
	{ TEXT(answer_row, asked) },
	{ TEXT(answer_row, answer) },
	{ END(answer_row) },
};

void answer_row_free(struct answer_row *answer)
{
	row_free(answers, answer);
}

enum found store_get_answer(
	struct store *store, const char *gid, int cast, struct answer_row *answer, struct buf *why)
{
	return row_find(store, answers, "SELECT {names} FROM answers WHERE gid = ? AND casts = ?",
		WITH(STR(gid), NUM(cast)), answer, why);
}

bool store_add_answer(
	struct store *store, const char *gid, const struct answer_row *answer, struct buf *why)
{
	bool added;

	return row_add(store, answers,
		       "INSERT INTO answers (gid, {names}) VALUES (?, {values}) ON CONFLICT DO "
		       "NOTHING",
		       WITH(STR(gid)), answer, &added, why)
		&& store_require(store, added, why, "cast %d of '%s' was answered already",
			answer->cast, gid);
}
