/* SPDX-License-Identifier: MIT
 * The witness of a match, as the club knows him; and what a club keeps of matches whose witness it is
 * itself. What is always true: a seal and an answer are added once and never changed, but that a seal
 * gets its answer. The same holds here as in store.h. */
#ifndef STORE_STORE_WITNESS_H
#define STORE_STORE_WITNESS_H
#include "store/store.h"

/* ---- a match that has one ---- */
struct witness_row {
	char *mail;
	unsigned char key[STORE_HASH], anchor[STORE_HASH];
	bool joined; /* else there is no anchor yet */
};
void witness_row_free(struct witness_row *);
/* False without a sentence: the match has none. */
bool store_get_witness(struct store *, long long match, struct witness_row *, struct buf *why);
bool store_save_witness(
	struct store *, long long match, const struct witness_row *, struct buf *why);

/* The letters of a cast, frozen. */
struct seal_row {
	int cast, number;      /* number: of the record that is to tell of it */
	long long made, asked; /* asked: when the witness was mailed it last */
	unsigned char seal[STORE_HASH];
	bool answered;
	unsigned char value[STORE_HASH], answer[64]; /* answer: his signature */
};
/* False without a sentence: that cast was not sealed. */
bool store_get_seal(struct store *, long long match, int cast, struct seal_row *, struct buf *why);
/* What the row says of the answer is not looked at. */
bool store_add_seal(struct store *, long long match, const struct seal_row *, struct buf *why);
/* Where there is an answer it stays, and nothing changes. */
bool store_answer_seal(struct store *, long long match, const struct seal_row *, struct buf *why);
bool store_ask_seal(struct store *, long long match, int cast, long long asked, struct buf *why);

/* ---- matches whose witness one is ---- */
struct witnessed_row {
	char gid[64];
	unsigned char open[STORE_HASH], referee[STORE_HASH], head[STORE_HASH];
	int number, casts; /* of the next record; told of in those before it */
};
/* False without a sentence: of that match nothing is known. */
bool store_get_watch(struct store *, struct span gid, struct witnessed_row *, struct buf *why);
bool store_save_watch(struct store *, const struct witnessed_row *, struct buf *why);

struct answer_row {
	int cast;
	unsigned char seal[STORE_HASH];
	char *asked, *answer; /* the two blocks */
};
void answer_row_free(struct answer_row *);
/* False without a sentence: that cast was not answered. */
bool store_get_answer(
	struct store *, const char *gid, int cast, struct answer_row *, struct buf *why);
bool store_add_answer(struct store *, const char *gid, const struct answer_row *, struct buf *why);

#endif
