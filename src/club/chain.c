/* SPDX-License-Identifier: MIT */
#include "club/chain.h"
#include "club/authentic.h"
#include "club/behind.h"
#include "post/key.h"
#include "proof/block.h"
#include "store/store_witness.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

void chain_hidden(const struct match *m, unsigned char hidden[HASH])
{
	tp1_hidden(hidden, m->gid, m->secret);
}

/* ---- what is there ---- */

static bool lost(const struct match *m, struct buf *why)
{
	if (!why->n)
		buf_fmt(why, "the records of match '%s' are lost: import it from a backup",
			m->name);
	return false;
}

bool chain_state(
	struct club *club, const struct match *m, struct chain_state *state, struct buf *why)
{
	struct record_row last, open;

	*state = (struct chain_state){ 0 };
	if (!store_last_record(club->store, m->id, &last, why)
		|| !store_get_record(club->store, m->id, RECORD_OPEN, &open, why))
		return lost(m, why);
	state->number = last.number < 0 ? 0 : last.number + 1;
	state->casts = last.casts;
	memcpy(state->head, last.head, HASH);
	if (last.number >= 0)
		memcpy(state->before, last.head, HASH);
	memcpy(state->entropy, last.entropy, HASH);
	memcpy(state->open, open.head, HASH);
	record_row_free(&last);
	record_row_free(&open);
	return true;
}

/* The chain that the referee committed to; what signs may have changed since. */
static bool referee_chain(
	struct club *club, const struct match *m, struct tp1_chain *chain, struct buf *why)
{
	struct record_row open;
	bool ok;

	*chain = (struct tp1_chain){ TP1_REFEREE, m->gid, { 0 } };
	if (!store_get_record(club->store, m->id, RECORD_OPEN, &open, why))
		return lost(m, why);
	ok = block_value_hash(span_of(open.text), "referee", chain->owner);
	record_row_free(&open);
	return ok || lost(m, why);
}

static void referee_value(
	const struct tp1_chain *chain, const struct match *m, int i, unsigned char out[HASH])
{
	unsigned char tip[HASH];

	tp1_referee_tip(tip, m->gid, m->secret);
	tp1_value(out, chain, tip, i);
	chance_wipe(tip, sizeof tip);
}

static const struct secret_key *signing_key(
	struct club *club, const struct match *m, struct buf *why)
{
	const struct secret_key *key = club_key(club, why);
	unsigned char pk[HASH];

	if (!key || !behind_may_sign(club, m, why)
		|| !authentic_signer(club->store, m, INT_MAX, pk, why))
		return NULL;
	if (!memcmp(key_public(key).pk, pk, HASH))
		return key;
	buf_fmt(why,
		"match '%s' is signed with another key than the referee.key of this club: put that"
		" one back",
		m->name);
	return NULL;
}

/* ---- before the match ---- */

/* witness NULL: there is none. */
static void write_open(struct buf *b, const struct match *m, const struct secret_key *key,
	const struct witness_row *witness)
{
	struct public_key own = key_public(key);
	struct tp1_chain chain = { TP1_REFEREE, m->gid, { 0 } };
	unsigned char anchor[HASH], hidden[HASH], told[HASH];
	struct span rest = span_of(m->options), line;

	memcpy(chain.owner, own.pk, HASH);
	referee_value(&chain, m, 0, anchor);
	chain_hidden(m, hidden);
	tp1_hidden_commit(told, m->gid, hidden);
	buf_fmt(b, "tp-open 1\ngame %s\nrules %s %d tradepost-" PACKAGE_VERSION "\n", m->gid,
		m->game, m->rules);
	block_hash(b, "box", m->box);
	buf_fmt(b, "seats %d\nmap %s\n", m->seats, *m->map ? m->map : "none");
	while (span_line(&rest, &line))
		if (line.n)
			buf_fmt(b, "option %.*s\n", (int)line.n, line.s);
	block_hash(b, "referee", own.pk);
	block_hash(b, "anchor", anchor);
	block_hash(b, "hidden", told);
	if (witness)
		block_hash(b, "witness", witness->key);
	chance_wipe(hidden, sizeof hidden);
}

bool chain_sign(struct club *club, const struct match *m, const char *tag, struct span text,
	unsigned char signature[64], struct buf *why)
{
	const struct secret_key *key = signing_key(club, m, why);
	struct buf bytes = BUF_INIT;

	if (!key)
		return false;
	block_signed(&bytes, tag, text);
	key_sign(key, span_of_buf(&bytes), signature);
	buf_free(&bytes);
	return true;
}

/* Signs what is no record of the chain yet. */
static void sign_text(struct record_row *row, const char *tag, const struct secret_key *key)
{
	struct buf bytes = BUF_INIT;

	block_signed(&bytes, tag, span_of(row->text));
	key_sign(key, span_of_buf(&bytes), row->signature);
	buf_free(&bytes);
}

bool chain_open(struct club *club, const struct match *m, struct buf *why)
{
	const struct secret_key *key = club_key(club, why);
	struct record_row row = { .number = RECORD_OPEN, .kind = "open" };
	struct witness_row witness;
	struct buf text = BUF_INIT;
	bool ok, has;

	if (!key)
		return false;
	has = store_get_witness(club->store, m->id, &witness, why);
	if (why->n)
		return false;
	write_open(&text, m, key, has ? &witness : NULL);
	witness_row_free(&witness);
	row.text = text.s;
	tp1_open(row.head, span_of_buf(&text));
	sign_text(&row, "tp1.open", key);
	ok = store_add_record(club->store, m->id, &row, why);
	buf_free(&text);
	return ok;
}

static bool read_member(struct club *club, const struct match *m, int seat,
	struct tp1_member *member, struct buf *why)
{
	struct chain_row chain;
	struct public_key key;
	struct seat row;
	bool ok;

	if (!store_get_seat(club->store, m->id, seat, &row, why))
		return false;
	ok = key_read(&key, span_of(row.key), why)
		&& store_get_chain(club->store, m->id, seat, &chain, why);
	seat_free(&row);
	if (!ok)
		return false;
	memcpy(member->key, key.pk, HASH);
	memcpy(member->anchor, chain.anchor, HASH);
	member->joined = chain.joined;
	return true;
}

static void write_member(struct buf *b, int seat, const struct tp1_member *member)
{
	buf_fmt(b, "seat %d key", seat);
	block_hash(b, "", member->key);
	buf_fmt(b, "seat %d anchor", seat);
	if (member->joined)
		block_hash(b, "", member->anchor);
	else
		buf_str(b, " none\n");
}

/* Those who give to the dice, the witness last. */
static bool read_members(struct club *club, const struct match *m,
	struct tp1_member member[MAXSEATS + 1], int *n, struct buf *why)
{
	struct witness_row witness;

	for (*n = 0; *n < m->seats; ++*n)
		if (!read_member(club, m, *n + 1, &member[*n], why))
			return false;
	if (store_get_witness(club->store, m->id, &witness, why)) {
		memcpy(member[*n].key, witness.key, HASH);
		memcpy(member[*n].anchor, witness.anchor, HASH);
		member[(*n)++].joined = witness.joined;
		witness_row_free(&witness);
	}
	return !why->n;
}

bool chain_close(struct club *club, const struct match *m, struct buf *why)
{
	const struct secret_key *key = signing_key(club, m, why);
	struct record_row row = { .number = RECORD_ROSTER, .kind = "roster" };
	struct tp1_member member[MAXSEATS + 1] = { 0 };
	struct chain_state state;
	struct buf text = BUF_INIT;
	bool ok = key && chain_state(club, m, &state, why);
	int n;

	if (!ok || !read_members(club, m, member, &n, why))
		return false;
	tp1_roster(row.head, m->gid, member, n);
	memcpy(row.entropy, row.head, HASH);
	buf_fmt(&text, "tp-roster 1\ngame %s\n", m->gid);
	block_hash(&text, "open", state.open);
	for (int i = 0; i < m->seats; i++)
		write_member(&text, i + 1, &member[i]);
	if (n > m->seats)
		block_hash(&text, "witness anchor", member[m->seats].anchor);
	block_hash(&text, "roster", row.head);
	row.text = text.s;
	sign_text(&row, "tp1.roster", key);
	ok = store_add_record(club->store, m->id, &row, why);
	buf_free(&text);
	return ok;
}

/* ---- records of the chain ---- */

void chain_begin(struct buf *b, const char *kind, int form, const struct match *m,
	const struct chain_state *state)
{
	buf_fmt(b, "tp-%s %d\ngame %s\nrecord %d\n", kind, form, m->gid, state->number);
	block_hash(b, "prev", state->before);
	if (!state->number) {
		block_hash(b, "open", state->open);
		block_hash(b, "roster", state->head);
	}
}

bool chain_sealed(struct club *club, const struct match *m, bool *sealed, struct buf *why)
{
	struct witness_row witness;
	struct chain_state state;
	struct seal_row seal;

	*sealed = false;
	if (!store_get_witness(club->store, m->id, &witness, why))
		return !why->n;
	witness_row_free(&witness);
	if (!chain_state(club, m, &state, why))
		return false;
	*sealed = store_get_seal(club->store, m->id, state.casts, &seal, why);
	return !why->n;
}

/* Only the season's own record may follow a seal. */
static bool may_follow(
	struct club *club, const struct match *m, const struct record_row *row, struct buf *why)
{
	bool sealed;

	if (!strcmp(row->kind, "season"))
		return true;
	if (!chain_sealed(club, m, &sealed, why))
		return false;
	if (sealed)
		buf_fmt(why,
			"the letters of season %d of '%s' are sealed: this can be done when it was"
			" played",
			m->season, m->name);
	return !sealed;
}

bool chain_add(struct club *club, const struct match *m, const struct chain_state *state,
	struct record_row *row, struct buf *why)
{
	const struct secret_key *key =
		strcmp(row->kind, "rekey") != 0 ? signing_key(club, m, why) : club_key(club, why);
	struct buf bytes = BUF_INIT;

	if (!key || !may_follow(club, m, row, why))
		return false;
	tp1_head(row->head, state->before, span_of(row->text));
	tp1_head_signed(&bytes, m->gid, state->number, row->head);
	key_sign(key, span_of_buf(&bytes), row->signature);
	buf_free(&bytes);
	return store_add_record(club->store, m->id, row, why);
}

bool chain_rejoin(struct club *club, const struct match *m, const struct seat *seat,
	const struct chain_row *chain, const unsigned char *order, struct buf *why)
{
	struct record_row row = { .kind = "rejoin", .season = m->season };
	struct tp1_member member = { .joined = chain->joined };
	struct buf text = BUF_INIT;
	struct chain_state state;
	struct public_key key;
	bool ok;

	if (!chain_state(club, m, &state, why) || !key_read(&key, span_of(seat->key), why))
		return false;
	memcpy(member.key, key.pk, HASH);
	memcpy(member.anchor, chain->anchor, HASH);
	row.number = state.number;
	row.casts = state.casts;
	memcpy(row.entropy, state.entropy, HASH);
	chain_begin(&text, "rejoin", 1, m, &state);
	buf_fmt(&text, "season %d\n", m->season);
	write_member(&text, seat->seat, &member);
	buf_fmt(&text, "since %d\n", chain->since);
	if (order)
		block_hash(&text, "by", order);
	else
		buf_str(&text, "by referee\n");
	row.text = text.s;
	ok = store_save_chain(club->store, m->id, seat->seat, chain, why)
		&& chain_add(club, m, &state, &row, why);
	buf_free(&text);
	return ok;
}

bool chain_drop(struct club *club, const struct match *m, const struct seat *seat,
	const unsigned char *order, struct buf *why)
{
	struct chain_row none = { .joined = false };
	struct chain_state state;

	if (!chain_state(club, m, &state, why))
		return false;
	/* Before the roster is closed nothing is signed of the seats. */
	if (m->state == MATCH_SEATING)
		return store_save_chain(club->store, m->id, seat->seat, &none, why);
	none.since = state.casts;
	return chain_rejoin(club, m, seat, &none, order, why);
}

/* What the old key says of the new one. */
static void write_consent(
	struct buf *b, const struct match *m, const struct secret_key *old, const unsigned char *pk)
{
	unsigned char signature[64];
	struct buf text = BUF_INIT, bytes = BUF_INIT;

	buf_str(&text, m->gid);
	buf_add(&text, pk, HASH);
	block_signed(&bytes, "tp1.rekey", span_of_buf(&text));
	key_sign(old, span_of_buf(&bytes), signature);
	block_hash(b, "old", signature);
	block_hash(b, "old", signature + HASH);
	buf_free(&text);
	buf_free(&bytes);
}

bool chain_rekey(
	struct club *club, const struct match *m, const struct secret_key *old, struct buf *why)
{
	const struct secret_key *key = club_key(club, why);
	struct record_row row = { .kind = "rekey", .season = m->season };
	unsigned char pk[HASH];
	struct buf text = BUF_INIT;
	struct chain_state state;
	struct public_key own;
	bool ok;

	if (!key || !chain_state(club, m, &state, why)
		|| !authentic_signer(club->store, m, INT_MAX, pk, why))
		return false;
	own = key_public(key);
	if (!memcmp(own.pk, pk, HASH))
		return true;
	row.number = state.number;
	row.casts = state.casts;
	memcpy(row.entropy, state.entropy, HASH);
	chain_begin(&text, "rekey", 1, m, &state);
	buf_fmt(&text, "season %d\n", m->season);
	block_hash(&text, "key", own.pk);
	if (old)
		write_consent(&text, m, old, own.pk);
	row.text = text.s;
	ok = chain_add(club, m, &state, &row, why);
	buf_free(&text);
	return ok;
}

/* ---- nonces ---- */

static enum nonce_state look_at_nonce(const struct match *m, const struct seat *seat,
	const struct chain_row *row, struct span line, int cast, unsigned char value[HASH])
{
	struct tp1_chain chain = { TP1_PLAYER, m->gid, { 0 } };
	struct buf ignored = BUF_INIT;
	struct public_key key;
	bool read;

	if (!row->joined || row->since > cast)
		return NONCE_UNWANTED;
	/* A template's number stands there until the orders are signed. */
	if (line.n < HASH_TEXT - 1)
		return NONCE_MISSING;
	read = key_read(&key, span_of(seat->key), &ignored);
	buf_free(&ignored);
	memcpy(chain.owner, key.pk, HASH);
	if (!read || !hash_from_text(value, line)
		|| !tp1_leads(&chain, value, cast + 1, row->anchor))
		return NONCE_WRONG;
	return NONCE_GOOD;
}

bool chain_nonce(struct club *club, const struct match *m, const struct seat *seat,
	struct span line, int cast, enum nonce_state *nonce, unsigned char value[HASH],
	struct buf *why)
{
	struct chain_row row;

	if (!store_get_chain(club->store, m->id, seat->seat, &row, why))
		return false;
	*nonce = look_at_nonce(m, seat, &row, line, cast, value);
	return true;
}

/* ---- chance ---- */

static bool seat_gives(struct club *club, const struct match *m, const struct table *t, int seat,
	int cast, struct tp1_nonce *given, struct buf *why)
{
	const struct program *p = t->program[seat];
	enum nonce_state nonce = NONCE_UNWANTED;
	struct seat row;
	bool ok;

	*given = (struct tp1_nonce){ .there = false };
	if (!p || !p->letter)
		return true;
	if (!store_get_seat(club->store, m->id, seat, &row, why))
		return false;
	ok = chain_nonce(club, m, &row, p->letter->nonce, cast, &nonce, given->value, why);
	given->there = nonce == NONCE_GOOD;
	seat_free(&row);
	return ok;
}

/* w: the witness's value; NULL: he gave none. */
static void make_keys(const struct match *m, const struct tp1_chain *chain, int cast,
	const unsigned char entropy[HASH], const unsigned char *w, unsigned char reveal[HASH],
	struct chance *chance)
{
	unsigned char hidden[HASH];

	referee_value(chain, m, cast + 1, reveal);
	chain_hidden(m, hidden);
	tp1_keys(chance, m->gid, cast, entropy, reveal, w, hidden);
	chance_wipe(hidden, sizeof hidden);
}

bool chain_cast(struct club *club, const struct match *m, const struct table *t,
	const struct chain_state *state, struct cast *cast, struct buf *why)
{
	struct tp1_chain chain;

	if (state->casts >= TP1_CASTS) {
		buf_fmt(why, "match '%s' has been played %d times: its chains are at their end",
			m->name, state->casts);
		return false;
	}
	if (!referee_chain(club, m, &chain, why))
		return false;
	for (int s = 1; s <= m->seats; s++)
		if (!seat_gives(club, m, t, s, state->casts, &cast->nonce[s], why))
			return false;
	tp1_entropy(cast->entropy, m->gid, state->casts, state->entropy, cast->nonce + 1, m->seats);
	make_keys(m, &chain, state->casts, cast->entropy,
		cast->witness == WITNESS_SAID ? cast->value : NULL, cast->reveal, &cast->chance);
	return true;
}

bool chain_again(struct club *club, const struct match *m, int season, struct chance *chance,
	struct buf *why)
{
	unsigned char reveal[HASH], w[HASH];
	struct tp1_chain chain;
	struct record_row row;
	bool said;

	if (!store_season_record(club->store, m->id, season, &row, why))
		return lost(m, why);
	if (!referee_chain(club, m, &chain, why)) {
		record_row_free(&row);
		return false;
	}
	said = block_value_hash(span_of(row.text), "witness", w);
	make_keys(m, &chain, row.casts - 1, row.entropy, said ? w : NULL, reveal, chance);
	record_row_free(&row);
	return true;
}

bool chain_rules(struct club *club, const struct match *m, int season, int *rules, struct buf *why)
{
	struct span value, word;
	struct record_row row;
	long long revision;

	*rules = m->rules;
	if (!store_season_record(club->store, m->id, season, &row, why))
		return lost(m, why);
	/* The second word behind `rules`. */
	if (block_value(span_of(row.text), "rules", &value) && span_word(&value, &word)
		&& span_word(&value, &word) && span_int(word, 1, INT32_MAX, &revision))
		*rules = (int)revision;
	record_row_free(&row);
	return true;
}
