/* SPDX-License-Identifier: MIT */
#include "club/record.h"
#include "club/behind.h"
#include "club/date.h"
#include "post/key.h"
#include "proof/block.h"
#include "proof/outcome.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void write_time(struct buf *b, const char *word, long long seconds)
{
	buf_fmt(b, "%s ", word);
	time_print_short(b, seconds);
	buf_char(b, '\n');
}

/* ---- the letters ---- */

static void write_letter(struct buf *b, const struct record_input *of, int s)
{
	const struct letter_row *letter = &of->letter[s];
	const struct program *p = of->table->program[s];
	unsigned char saw[HASH];

	buf_fmt(b, "seat %d order", s);
	block_hash(b, "", letter->hash);
	buf_fmt(b, "seat %d seq %lld auth %s\nseat %d saw", s, letter->seq, letter->auth, s);
	if (p && p->letter && hash_from_text(saw, p->letter->saw))
		block_hash(b, "", saw);
	else
		buf_str(b, " none\n");
	buf_fmt(b, "seat %d nonce", s);
	if (of->cast->nonce[s].there)
		block_hash(b, "", of->cast->nonce[s].value);
	else
		buf_str(b, " none\n");
}

static void write_letters(struct buf *b, const struct record_input *of)
{
	for (int s = 1; s <= of->c->m->seats; s++)
		if (of->letter[s].id)
			write_letter(b, of, s);
		else
			buf_fmt(b, "seat %d %s\n", s, of->table->source[s] ? "auto" : "none");
}

static bool was_refused(const struct letter_row *row)
{
	return strcmp(row->verdict, "taken") != 0 && strcmp(row->verdict, "asked") != 0
		&& strcmp(row->verdict, "wanted") != 0 && strcmp(row->verdict, "meant") != 0
		&& strcmp(row->verdict, "mended") != 0;
}

static bool write_refused(struct buf *b, const struct record_input *of)
{
	enum found found;
	const struct match *m = of->c->m;
	struct letter_row row;
	long long last = 0;

	while ((found = store_next_letter(
			of->c->club->store, m->id, m->season, last, &row, of->c->why))
		== FOUND) {
		char hash[HASH_TEXT];

		last = row.id;
		hash_text(hash, row.hash);
		if (was_refused(&row))
			buf_fmt(b, "refused %d %s %s\n", row.seat, hash, row.verdict);
		letter_row_free(&row);
	}
	return found != UNREAD;
}

static void write_seal(struct buf *b, const struct record_input *of)
{
	const unsigned char *letter[MAXSEATS];
	unsigned char seal[HASH];

	for (int s = 1; s <= of->c->m->seats; s++)
		letter[s - 1] = of->letter[s].id ? of->letter[s].hash : NULL;
	tp1_seal(
		seal, of->c->m->gid, of->state->number, of->state->before, letter, of->c->m->seats);
	block_hash(b, "seal", seal);
}

/* The witness's signed text follows from this record, so the signature proves it. */
static void write_witness(struct buf *b, const struct cast *cast)
{
	static const char *const words[] = { [NO_WITNESS] = "none", [WITNESS_ABSENT] = "absent" };

	if (cast->witness != WITNESS_SAID) {
		buf_fmt(b, "witness %s\n", words[cast->witness]);
		return;
	}
	block_hash(b, "witness", cast->value);
	block_hash(b, "signed", cast->answer);
	block_hash(b, "signed", cast->answer + HASH);
}

/* ---- decks ---- */

/* Reads how the decks lie before the season. */
static bool read_decks(const struct context *c, int season, struct proof *proof)
{
	enum found found;
	struct deck_row row;
	int last = 0;

	while ((found = store_next_deck(c->club->store, c->m->id, season, last, &row, c->why))
		== FOUND) {
		struct deck deck = { .place = row.place, .epoch = row.epoch };
		bool ok = deck_read(&deck, row.cards, row.cards_n);

		last = row.place;
		memcpy(deck.key, row.key, HASH);
		proof_deck(proof, &deck);
		deck_row_free(&row);
		if (!ok) {
			buf_fmt(c->why, "the stored order of the decks of match '%s' is damaged",
				c->m->name);
			return false;
		}
	}
	return found != UNREAD;
}

static bool save_decks(const struct context *c, int season, const struct proof *proof)
{
	bool ok = true;

	for (int i = 0; i < proof->decks && ok; i++) {
		struct deck_row row = { .season = season,
			.place = proof->deck[i].place,
			.epoch = proof->deck[i].epoch };
		struct buf cards = BUF_INIT;

		if (!proof->deck[i].changed)
			continue;
		memcpy(row.key, proof->deck[i].key, HASH);
		deck_write(&proof->deck[i], &cards);
		row.cards = cards.s;
		row.cards_n = cards.n;
		ok = store_save_deck(c->club->store, c->m->id, &row, c->why);
		buf_free(&cards);
	}
	return ok;
}

/* ---- the record ---- */

/* What proves a season: its chance, and the hash of each report with its salt. */
struct proven {
	struct proof proof;
	struct {
		unsigned char hash[HASH], salt[HASH];
	} report[MAXSEATS + 1];
};

static void seal_reports(const struct record_input *of, struct proven *proven)
{
	unsigned char hidden[HASH];
	struct buf text = BUF_INIT;

	chain_hidden(of->c->m, hidden);
	for (int s = 1; s <= of->c->m->seats; s++) {
		buf_clear(&text);
		block_clean_ends(&text, of->body[s]);
		tp1_salt(proven->report[s].salt, hidden, of->state->number, s);
		tp1_salted(proven->report[s].hash, span_of_buf(&text), proven->report[s].salt, s);
	}
	chance_wipe(hidden, sizeof hidden);
	buf_free(&text);
}

static void write_ends(struct buf *b, const struct record_input *of, const struct proven *proven)
{
	unsigned char hidden[HASH];

	for (int s = 1; s <= of->c->m->seats; s++) {
		buf_fmt(b, "report %d", s);
		block_hash(b, "", proven->report[s].hash);
	}
	chain_hidden(of->c->m, hidden);
	outcome_stands(b, hidden, of->table, of->state->number);
	outcome_state(b, hidden, of->table, of->state->number);
	if (season_over(of->table))
		block_hash(b, "hidden", hidden);
	chance_wipe(hidden, sizeof hidden);
}

static void write_due(struct buf *b, const struct record_input *of)
{
	char zone[ZONE_BYTES];

	if (!of->due) {
		buf_str(b, "due none\n");
		return;
	}
	date_zone(of->c, zone);
	buf_str(b, "due ");
	time_print_short(b, of->due);
	if (strcmp(zone, "UTC") != 0)
		buf_fmt(b, " %s", zone);
	buf_char(b, '\n');
}

static bool write_record(struct buf *b, const struct record_input *of, const struct proven *proven)
{
	const struct match *m = of->c->m;

	chain_begin(b, "season", 2, m, of->state);
	buf_fmt(b, "season %d\ncast %d\n", m->season, of->state->casts);
	buf_fmt(b, "rules %s %d tradepost-" PACKAGE_VERSION "\n", m->game, m->rules);
	block_hash(b, "box", m->box);
	write_time(b, "sealed", of->c->now);
	write_due(b, of);
	buf_fmt(b, "early %s\n", of->early ? "yes" : "no");
	write_letters(b, of);
	if (!write_refused(b, of))
		return false;
	write_seal(b, of);
	write_witness(b, of->cast);
	block_hash(b, "reveal", of->cast->reveal);
	block_hash(b, "entropy", of->cast->entropy);
	proof_public(&proven->proof, of->table, b);
	write_ends(b, of, proven);
	return true;
}

/* ---- receipts ---- */

static bool sign_block(struct club *club, enum block_kind kind, const char *tag, struct span text,
	struct buf *b, struct buf *why)
{
	const struct secret_key *key = club_key(club, why);
	unsigned char signature[64];

	if (!key)
		return false;
	block_sign(key, tag, text, signature);
	block_write(b, kind, text, signature);
	return true;
}

static bool write_receipt(struct buf *b, const struct record_input *of, const struct proven *proven,
	const struct record_row *row, int s)
{
	char order[HASH_TEXT];
	struct buf text = BUF_INIT;
	bool ok;

	buf_fmt(&text, "tp-receipt 1\ngame %s\nrecord %d\nseason %d\ncast %d\nseat %d\n",
		of->c->m->gid, row->number, row->season, of->state->casts, s);
	hash_text(order, of->letter[s].hash);
	if (of->letter[s].id)
		buf_fmt(&text, "order %s seq %lld\n", order, of->letter[s].seq);
	else
		buf_str(&text, "order none\n");
	block_hash(&text, "report", proven->report[s].hash);
	block_hash(&text, "salt", proven->report[s].salt);
	block_hash(&text, "prev", of->state->before);
	block_hash(&text, "head", row->head);
	proof_seat(&proven->proof, of->table, s, &text);
	ok = sign_block(of->c->club, BLOCK_RECEIPT, "tp1.rcpt", span_of_buf(&text), b, of->c->why);
	buf_free(&text);
	return ok;
}

void record_block(struct buf *b, const struct record_row *row)
{
	block_write(b, BLOCK_RECORD, span_of(row->text), row->signature);
}

bool record_all(const struct context *c, struct buf *b)
{
	struct record_row row;
	int number = RECORD_OPEN;
	enum found found;

	while ((found = store_get_record(c->club->store, c->m->id, number++, &row, c->why))
		== FOUND) {
		record_block(b, &row);
		buf_char(b, '\n');
		record_row_free(&row);
	}
	return found == NOT_FOUND;
}

/* Appends the other records since the season before, and those of seasons that a restore gave up,
 * as not all seats got their reports. So each report brings the whole history. */
static bool write_between(struct buf *b, const struct record_input *of, int number)
{
	const struct match *m = of->c->m;
	struct record_row row;
	int first = number, given_up = INT_MAX; /* given_up: the first season that was */
	bool other = true;

	while (first > 0 && other) {
		if (store_get_record(of->c->club->store, m->id, first - 1, &row, of->c->why)
			!= FOUND)
			return false;
		other = strcmp(row.kind, "season") != 0 || row.season >= given_up;
		if (!strcmp(row.kind, "restore") && outcome_season(span_of(row.text)) < given_up)
			given_up = outcome_season(span_of(row.text));
		first -= other;
		record_row_free(&row);
	}
	for (; first < number; first++) {
		if (store_get_record(of->c->club->store, m->id, first, &row, of->c->why) != FOUND)
			return false;
		record_block(b, &row);
		record_row_free(&row);
	}
	return true;
}

static bool keep_record(const struct record_input *of, const struct proven *proven,
	struct record_row *row, struct record_result *r)
{
	bool ok = chain_add(of->c, of->state, row)
		&& save_decks(of->c, season(of->table), &proven->proof);

	for (int s = 1; s <= of->c->m->seats && ok; s++)
		ok = write_receipt(&r->receipt[s], of, proven, row, s);
	if (!ok || !write_between(&r->block, of, row->number))
		return false;
	record_block(&r->block, row);
	hash_text(r->head, row->head);
	return true;
}

bool record_season(const struct record_input *of, struct record_result *r)
{
	struct record_row row = { .number = of->state->number,
		.kind = "season",
		.season = of->c->m->season,
		.casts = of->state->casts + 1 };
	struct proven *proven = xalloc(1, sizeof *proven);
	struct buf text = BUF_INIT;
	bool ok = read_decks(of->c, of->c->m->season, &proven->proof);

	*r = (struct record_result){ .block = BUF_INIT };
	for (int s = 0; s <= MAXSEATS; s++)
		r->receipt[s] = (struct buf)BUF_INIT;
	if (ok) {
		proof_make(&proven->proof, of->table);
		seal_reports(of, proven);
		ok = write_record(&text, of, proven);
	}
	row.text = text.s;
	memcpy(row.entropy, of->cast->entropy, HASH);
	ok = ok && keep_record(of, proven, &row, r);
	proof_free(&proven->proof);
	free(proven);
	buf_free(&text);
	return ok;
}

void recorded_free(struct record_result *r)
{
	buf_free(&r->block);
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&r->receipt[s]);
}

/* ---- a season played again ---- */

/* Gives what proves a season that was played again: its table, and the decks as they lay before. */
static bool prove_again(const struct context *c, struct table *t, struct proof *proof)
{
	bool ok = read_decks(c, season(t), proof);

	if (ok)
		proof_make(proof, t);
	return ok;
}

bool record_dice(const struct context *c, struct table *t, struct buf *text)
{
	struct proof proof = { 0 };
	bool ok = prove_again(c, t, &proof);

	if (ok) {
		proof_public(&proof, t, text);
		ok = save_decks(c, season(t), &proof);
	}
	proof_free(&proof);
	return ok;
}

static bool is_deck(const struct proof *proof, const struct deck_row *row)
{
	struct buf cards = BUF_INIT;
	bool is = false;

	for (int i = 0; i < proof->decks; i++) {
		const struct deck *deck = &proof->deck[i];

		buf_clear(&cards);
		deck_write(deck, &cards);
		is |= deck->place == row->place && deck->epoch == row->epoch
			&& !memcmp(deck->key, row->key, HASH) && cards.n == row->cards_n
			&& !memcmp(cards.s, row->cards, cards.n);
	}
	buf_free(&cards);
	return is;
}

/* Tells whether the store has exactly these decks after that season. */
static bool compare_decks(
	const struct context *c, int season, const struct proof *proof, bool *same)
{
	enum found found;
	struct deck_row row;
	int last = 0, n = 0;

	*same = true;
	while ((found = store_next_deck(c->club->store, c->m->id, season + 1, last, &row, c->why))
		== FOUND) {
		last = row.place;
		n++;
		*same &= is_deck(proof, &row);
		deck_row_free(&row);
	}
	*same &= n == proof->decks;
	return found != UNREAD;
}

bool record_lies(const struct context *c, struct table *t, bool *same)
{
	struct proof proof = { 0 };
	bool ok;

	*same = true;
	ok = prove_again(c, t, &proof) && compare_decks(c, season(t), &proof, same);
	proof_free(&proof);
	return ok;
}

/* ---- acks ---- */

bool record_ack(const struct context *c, const struct letter_row *letter, struct buf *b)
{
	struct buf text = BUF_INIT;
	struct chain_state state;
	long long behind = 0;
	bool ok = chain_state(c, &state) && behind_since(c->club->store, c->m, &behind, c->why);

	if (!ok || behind)
		return ok;
	buf_fmt(&text, "tp-ack 1\ngame %s\nseason %d\ncast %d\nseat %d\nseq %lld\n", c->m->gid,
		c->m->season, state.casts, letter->seat, letter->seq);
	block_hash(&text, "order", letter->hash);
	buf_fmt(&text, "auth %s\n", letter->auth);
	write_time(&text, "received", letter->received);
	buf_str(&text, "result taken\n");
	ok = sign_block(c->club, BLOCK_ACK, "tp1.ack", span_of_buf(&text), b, c->why);
	buf_free(&text);
	return ok;
}
