/* SPDX-License-Identifier: MIT */
#include "store/store_witness.h"
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>

/* ---- a match that has one ---- */

void witness_row_free(struct witness_row *witness)
{
	free(witness->mail);
	witness->mail = NULL;
}

bool store_get_witness(
	struct store *store, long long match, struct witness_row *witness, struct buf *why)
{
	struct query q;

	*witness = (struct witness_row){ 0 };
	if (!query_begin(&q, store, "SELECT mail, key, anchor FROM witnesses WHERE match = ?", why))
		return false;
	query_give_int(&q, match);
	if (query_find(&q, why) != FOUND)
		return false;
	witness->mail = query_take_text(&q);
	query_take_exactly(&q, witness->key, sizeof witness->key);
	witness->joined = !query_take_null(&q);
	if (witness->joined)
		query_take_exactly(&q, witness->anchor, sizeof witness->anchor);
	if (query_end(&q, why))
		return true;
	witness_row_free(witness);
	return false;
}

bool store_save_witness(
	struct store *store, long long match, const struct witness_row *witness, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO witnesses (match, mail, key, anchor) VALUES (?, ?, ?, ?)"
		    " ON CONFLICT (match) DO UPDATE SET"
		    " (mail, key, anchor) = (excluded.mail, excluded.key, excluded.anchor)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_text(&q, witness->mail);
	query_give_bytes(&q, witness->key, sizeof witness->key);
	if (witness->joined)
		query_give_bytes(&q, witness->anchor, sizeof witness->anchor);
	else
		query_give_nothing(&q);
	return query_run(&q, why);
}

bool store_get_seal(
	struct store *store, long long match, int cast, struct seal_row *seal, struct buf *why)
{
	struct query q;

	*seal = (struct seal_row){ .cast = cast };
	if (!query_begin(&q, store,
		    "SELECT number, made, asked, seal, value, answer FROM seals"
		    " WHERE match = ? AND casts = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, cast);
	if (query_find(&q, why) != FOUND)
		return false;
	seal->number = query_take_small(&q, 0, INT_MAX);
	seal->made = query_take_int(&q);
	seal->asked = query_take_int(&q);
	query_take_exactly(&q, seal->seal, sizeof seal->seal);
	seal->answered = !query_take_null(&q);
	if (seal->answered) {
		query_take_exactly(&q, seal->value, sizeof seal->value);
		query_take_exactly(&q, seal->answer, sizeof seal->answer);
	}
	return query_end(&q, why);
}

bool store_add_seal(
	struct store *store, long long match, const struct seal_row *seal, struct buf *why)
{
	struct query q;
	bool added;

	if (!query_change(&q, store,
		    "INSERT INTO seals (match, casts, number, made, asked, seal)"
		    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seal->cast);
	query_give_int(&q, seal->number);
	query_give_int(&q, seal->made);
	query_give_int(&q, seal->asked);
	query_give_bytes(&q, seal->seal, sizeof seal->seal);
	if (!query_runs(&q, &added, why))
		return false;
	if (added)
		return true;
	buf_fmt(why, "cast %d of the match was sealed already", seal->cast);
	return store_failed(store);
}

bool store_answer_seal(
	struct store *store, long long match, const struct seal_row *seal, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE seals SET value = ?, answer = ?"
		    " WHERE match = ? AND casts = ? AND value IS NULL",
		    why))
		return false;
	query_give_bytes(&q, seal->value, sizeof seal->value);
	query_give_bytes(&q, seal->answer, sizeof seal->answer);
	query_give_int(&q, match);
	query_give_int(&q, seal->cast);
	return query_run(&q, why);
}

bool store_ask_seal(
	struct store *store, long long match, int cast, long long asked, struct buf *why)
{
	struct query q;

	if (!query_change(
		    &q, store, "UPDATE seals SET asked = ? WHERE match = ? AND casts = ?", why))
		return false;
	query_give_int(&q, asked);
	query_give_int(&q, match);
	query_give_int(&q, cast);
	return query_run(&q, why);
}

/* ---- matches whose witness one is ---- */

bool store_get_watch(
	struct store *store, struct span gid, struct witnessed_row *watch, struct buf *why)
{
	struct query q;

	*watch = (struct witnessed_row){ .number = 0 };
	if (!query_begin(&q, store,
		    "SELECT gid, open, referee, number, casts, head FROM watched WHERE gid = ?",
		    why))
		return false;
	query_give_span(&q, gid);
	if (query_find(&q, why) != FOUND)
		return false;
	query_take_word(&q, watch->gid, sizeof watch->gid);
	query_take_exactly(&q, watch->open, sizeof watch->open);
	query_take_exactly(&q, watch->referee, sizeof watch->referee);
	watch->number = query_take_small(&q, 0, INT_MAX);
	watch->casts = query_take_small(&q, 0, INT_MAX);
	query_take_exactly(&q, watch->head, sizeof watch->head);
	return query_end(&q, why);
}

bool store_save_watch(struct store *store, const struct witnessed_row *watch, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO watched (gid, open, referee, number, casts, head)"
		    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (gid) DO UPDATE SET"
		    " (open, referee, number, casts, head) = (excluded.open, excluded.referee,"
		    " excluded.number, excluded.casts, excluded.head)",
		    why))
		return false;
	query_give_text(&q, watch->gid);
	query_give_bytes(&q, watch->open, sizeof watch->open);
	query_give_bytes(&q, watch->referee, sizeof watch->referee);
	query_give_int(&q, watch->number);
	query_give_int(&q, watch->casts);
	query_give_bytes(&q, watch->head, sizeof watch->head);
	return query_run(&q, why);
}

void answer_row_free(struct answer_row *answer)
{
	free(answer->asked);
	free(answer->answer);
	answer->asked = answer->answer = NULL;
}

bool store_get_answer(
	struct store *store, const char *gid, int cast, struct answer_row *answer, struct buf *why)
{
	struct query q;

	*answer = (struct answer_row){ .cast = cast };
	if (!query_begin(&q, store,
		    "SELECT seal, asked, answer FROM answers WHERE gid = ? AND casts = ?", why))
		return false;
	query_give_text(&q, gid);
	query_give_int(&q, cast);
	if (query_find(&q, why) != FOUND)
		return false;
	query_take_exactly(&q, answer->seal, sizeof answer->seal);
	answer->asked = query_take_text(&q);
	answer->answer = query_take_text(&q);
	if (query_end(&q, why))
		return true;
	answer_row_free(answer);
	return false;
}

bool store_add_answer(
	struct store *store, const char *gid, const struct answer_row *answer, struct buf *why)
{
	struct query q;
	bool added;

	if (!query_change(&q, store,
		    "INSERT INTO answers (gid, casts, seal, asked, answer) VALUES (?, ?, ?, ?, ?)"
		    " ON CONFLICT DO NOTHING",
		    why))
		return false;
	query_give_text(&q, gid);
	query_give_int(&q, answer->cast);
	query_give_bytes(&q, answer->seal, sizeof answer->seal);
	query_give_text(&q, answer->asked);
	query_give_text(&q, answer->answer);
	if (!query_runs(&q, &added, why))
		return false;
	if (added)
		return true;
	buf_fmt(why, "cast %d of '%s' was answered already", answer->cast, gid);
	return store_failed(store);
}
