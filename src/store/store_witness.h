/* SPDX-License-Identifier: MIT
 * The witness of a match, and what a club keeps of matches for which it is the witness itself.
 *
 * What is always true: a seal and an answer are added once and never changed, except that a seal
 * gets its answer. What store.h says of its calls is true here as well. */
#ifndef STORE_STORE_WITNESS_H
#define STORE_STORE_WITNESS_H
#include "store/store.h"

/* ---- a match that has one ---- */
struct witness_row {
	char *mail;
	unsigned char key[STORE_HASH], anchor[STORE_HASH];
	bool joined; /* false: there is no anchor yet */
};
void witness_row_free(struct witness_row *);
enum found store_get_witness(
	struct store *, long long match, struct witness_row *, struct buf *why);
bool store_save_witness(
	struct store *, long long match, const struct witness_row *, struct buf *why);

/* The frozen letters of a cast. */
struct seal_row {
	int cast, number;      /* number: of the record that will name the seal */
	long long made, asked; /* asked: when the witness was last asked for it by mail */
	unsigned char seal[STORE_HASH];
	bool answered;
	unsigned char value[STORE_HASH], answer[64]; /* answer: the witness's signature */
};
enum found store_get_seal(
	struct store *, long long match, int cast, struct seal_row *, struct buf *why);
/* Adds a seal; the row's answer is ignored. */
bool store_add_seal(struct store *, long long match, const struct seal_row *, struct buf *why);
/* Adds the answer to a seal; where there is an answer already, nothing changes. */
bool store_answer_seal(struct store *, long long match, const struct seal_row *, struct buf *why);
bool store_ask_seal(struct store *, long long match, int cast, long long asked, struct buf *why);

/* ---- matches whose witness one is ---- */
struct witnessed_row {
	char gid[64];
	unsigned char open[STORE_HASH], referee[STORE_HASH], head[STORE_HASH];
	int number, casts; /* of the next record; casts in the records before it */
};
enum found store_get_watch(
	struct store *, struct span gid, struct witnessed_row *, struct buf *why);
bool store_save_watch(struct store *, const struct witnessed_row *, struct buf *why);

struct answer_row {
	int cast;
	unsigned char seal[STORE_HASH];
	char *asked, *answer; /* the two signed blocks */
};
void answer_row_free(struct answer_row *);
enum found store_get_answer(
	struct store *, const char *gid, int cast, struct answer_row *, struct buf *why);
bool store_add_answer(struct store *, const char *gid, const struct answer_row *, struct buf *why);

#endif
