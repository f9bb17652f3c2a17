/* SPDX-License-Identifier: MIT */
#include "club/chain.h"
#include "club/authentic.h"
#include "club/behind.h"
#include "post/key.h"
#include "proof/block.h"
#include "store/store_witness.h"

#include <limits.h>
#include <string.h>

void chain_hidden(const struct match *m, unsigned char hidden[HASH])
{
	tp1_hidden(hidden, m->gid, m->secret);
}

/* ---- what is there ---- */

bool chain_state(const struct context *c, struct chain_state *state)
{
	struct record_row last = { 0 }, open = { 0 };
	bool ok = authentic_is_there(
			  store_last_record(c->club->store, c->m->id, &last, c->why), c->m, c->why)
		&& authentic_is_there(
			store_get_record(c->club->store, c->m->id, RECORD_OPEN, &open, c->why),
			c->m, c->why);

	*state = (struct chain_state){ 0 };
	if (ok) {
		state->number = last.number < 0 ? 0 : last.number + 1;
		state->casts = last.casts;
		memcpy(state->head, last.head, HASH);
		if (last.number >= 0)
			memcpy(state->before, last.head, HASH);
		memcpy(state->entropy, last.entropy, HASH);
		memcpy(state->open, open.head, HASH);
	}
	record_row_free(&last);
	record_row_free(&open);
	return ok;
}

/* Gets the chain that the opening commits the referee to; another key may sign since. */
static bool referee_chain(const struct context *c, struct tp1_chain *chain)
{
	struct record_row open;
	bool ok;

	*chain = (struct tp1_chain){ TP1_REFEREE, c->m->gid, { 0 } };
	if (!authentic_is_there(
		    store_get_record(c->club->store, c->m->id, RECORD_OPEN, &open, c->why), c->m,
		    c->why))
		return false;
	ok = block_value_hash(span_of(open.text), "referee", chain->owner);
	record_row_free(&open);
	return ok || authentic_lost(c->m, c->why);
}

static void referee_value(
	const struct tp1_chain *chain, const struct match *m, int i, unsigned char out[HASH])
{
	unsigned char tip[HASH];

	tp1_referee_tip(tip, m->gid, m->secret);
	tp1_value(out, chain, tip, i);
	chance_wipe(tip, sizeof tip);
}

static const struct secret_key *signing_key(const struct context *c)
{
	const struct secret_key *key = club_key(c->club, c->why);
	unsigned char pk[HASH];

	if (!key || !behind_may_sign(c)
		|| !authentic_signer(c->club->store, c->m, INT_MAX, pk, c->why))
		return NULL;
	if (!memcmp(key_public(key).pk, pk, HASH))
		return key;
	buf_fmt(c->why,
		"match '%s' is signed with another key than the referee.key of this club: put that"
		" one back",
		c->m->name);
	return NULL;
}

/* ---- before the match ---- */

/* witness NULL: none. */
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

bool chain_sign(
	const struct context *c, const char *tag, struct span text, unsigned char signature[64])
{
	const struct secret_key *key = signing_key(c);

	if (key)
		block_sign(key, tag, text, signature);
	return key != NULL;
}

bool chain_open(const struct context *c)
{
	const struct secret_key *key = club_key(c->club, c->why);
	struct record_row row = { .number = RECORD_OPEN, .kind = "open" };
	struct witness_row witness;
	struct buf text = BUF_INIT;
	enum found found;
	bool ok;

	if (!key)
		return false;
	found = store_get_witness(c->club->store, c->m->id, &witness, c->why);
	if (found == UNREAD)
		return false;
	write_open(&text, c->m, key, found == FOUND ? &witness : NULL);
	witness_row_free(&witness);
	row.text = text.s;
	tp1_open(row.head, span_of_buf(&text));
	block_sign(key, "tp1.open", span_of_buf(&text), row.signature);
	ok = store_add_record(c->club->store, c->m->id, &row, c->why);
	buf_free(&text);
	return ok;
}

/* A seat without a key has no chain either. */
static bool make_member(const struct context *c, const struct seat *seat,
	const struct chain_row *chain, struct tp1_member *member)
{
	struct public_key key = { .kind = KEY_MINISIGN };

	*member = (struct tp1_member){ .keyless = !*seat->key };
	if (member->keyless)
		return true;
	if (!club_read_key(c->club, &key, span_of(seat->key), c->why))
		return false;
	memcpy(member->key, key.pk, HASH);
	memcpy(member->anchor, chain->anchor, HASH);
	member->joined = chain->joined;
	return true;
}

static bool read_member(const struct context *c, int seat, struct tp1_member *member)
{
	struct chain_row chain;
	struct seat row;
	bool ok;

	if (store_get_seat(c->club->store, c->m->id, seat, &row, c->why) != FOUND)
		return false;
	ok = store_get_chain(c->club->store, c->m->id, seat, &chain, c->why)
		&& make_member(c, &row, &chain, member);
	seat_free(&row);
	return ok;
}

static void write_member(struct buf *b, int seat, const struct tp1_member *member)
{
	buf_fmt(b, "seat %d key", seat);
	if (member->keyless)
		buf_str(b, " none\n");
	else
		block_hash(b, "", member->key);
	buf_fmt(b, "seat %d anchor", seat);
	if (member->joined)
		block_hash(b, "", member->anchor);
	else
		buf_str(b, " none\n");
}

/* Reads those who give to the dice, the witness last. */
static bool read_members(const struct context *c, struct tp1_member member[MAXSEATS + 1], int *n)
{
	struct witness_row witness;
	enum found found;

	for (*n = 0; *n < c->m->seats; ++*n)
		if (!read_member(c, *n + 1, &member[*n]))
			return false;
	found = store_get_witness(c->club->store, c->m->id, &witness, c->why);
	if (found == FOUND) {
		memcpy(member[*n].key, witness.key, HASH);
		memcpy(member[*n].anchor, witness.anchor, HASH);
		member[(*n)++].joined = witness.joined;
		witness_row_free(&witness);
	}
	return found != UNREAD;
}

bool chain_close(const struct context *c)
{
	const struct match *m = c->m;
	const struct secret_key *key = signing_key(c);
	struct record_row row = { .number = RECORD_ROSTER, .kind = "roster" };
	struct tp1_member member[MAXSEATS + 1] = { 0 };
	struct chain_state state;
	struct buf text = BUF_INIT;
	bool ok = key && chain_state(c, &state);
	int n;

	if (!ok || !read_members(c, member, &n))
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
	block_sign(key, "tp1.roster", span_of_buf(&text), row.signature);
	ok = store_add_record(c->club->store, m->id, &row, c->why);
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

bool chain_sealed(const struct context *c, bool *sealed)
{
	enum found found;
	struct witness_row witness;
	struct chain_state state;
	struct seal_row seal;

	*sealed = false;
	found = store_get_witness(c->club->store, c->m->id, &witness, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	witness_row_free(&witness);
	if (!chain_state(c, &state))
		return false;
	found = store_get_seal(c->club->store, c->m->id, state.casts, &seal, c->why);
	*sealed = found == FOUND;
	return found != UNREAD;
}

/* Only the season's own record may follow a seal. */
static bool may_follow(const struct context *c, const struct record_row *row)
{
	bool sealed;

	if (!strcmp(row->kind, "season"))
		return true;
	if (!chain_sealed(c, &sealed))
		return false;
	if (sealed)
		buf_fmt(c->why,
			"the letters of season %d of '%s' are sealed: do this when the season has "
			"been played",
			c->m->season, c->m->name);
	return !sealed;
}

bool chain_add(const struct context *c, const struct chain_state *state, struct record_row *row)
{
	const struct secret_key *key =
		strcmp(row->kind, "rekey") != 0 ? signing_key(c) : club_key(c->club, c->why);
	struct buf bytes = BUF_INIT;

	if (!key || !may_follow(c, row))
		return false;
	tp1_head(row->head, state->before, span_of(row->text));
	tp1_head_signed(&bytes, c->m->gid, state->number, row->head);
	key_sign(key, span_of_buf(&bytes), row->signature);
	buf_free(&bytes);
	return store_add_record(c->club->store, c->m->id, row, c->why);
}

bool chain_rejoin(const struct context *c, const struct seat *seat, const struct chain_row *chain,
	const unsigned char *order)
{
	struct record_row row = { .kind = "rejoin", .season = c->m->season };
	struct tp1_member member;
	struct buf text = BUF_INIT;
	struct chain_state state;
	bool ok;

	if (!chain_state(c, &state) || !make_member(c, seat, chain, &member))
		return false;
	row.number = state.number;
	row.casts = state.casts;
	memcpy(row.entropy, state.entropy, HASH);
	chain_begin(&text, "rejoin", 1, c->m, &state);
	buf_fmt(&text, "season %d\n", c->m->season);
	write_member(&text, seat->seat, &member);
	buf_fmt(&text, "since %d\n", chain->since);
	if (order)
		block_hash(&text, "by", order);
	else
		buf_str(&text, "by referee\n");
	row.text = text.s;
	ok = store_save_chain(c->club->store, c->m->id, seat->seat, chain, c->why)
		&& chain_add(c, &state, &row);
	buf_free(&text);
	return ok;
}

bool chain_drop(const struct context *c, const struct seat *seat, const unsigned char *order)
{
	struct chain_row none = { .joined = false };
	struct chain_state state;

	if (!chain_state(c, &state))
		return false;
	/* Before the roster is closed, no record is made of seats. */
	if (c->m->state == MATCH_SEATING)
		return store_save_chain(c->club->store, c->m->id, seat->seat, &none, c->why);
	none.since = state.casts;
	return chain_rejoin(c, seat, &none, order);
}

/* Adds a record that tells something of a seat and changes no chain. */
static bool tell_of_seat(const struct context *c, const char *kind, int seat, const char *by)
{
	struct record_row row = { .season = c->m->season };
	struct chain_state state;
	struct buf text = BUF_INIT;
	bool ok;

	if (!chain_state(c, &state))
		return false;
	row.number = state.number;
	row.casts = state.casts;
	strcpy(row.kind, kind);
	memcpy(row.entropy, state.entropy, HASH);
	chain_begin(&text, kind, 1, c->m, &state);
	buf_fmt(&text, "season %d\nseat %d\nby %s\n", c->m->season, seat, by);
	row.text = text.s;
	ok = chain_add(c, &state, &row);
	buf_free(&text);
	return ok;
}

bool chain_readdress(const struct context *c, int seat, const char *by)
{
	return tell_of_seat(c, "address", seat, by);
}

bool chain_leave(const struct context *c, int seat, const char *by)
{
	return tell_of_seat(c, "leave", seat, by);
}

/* Writes the consent of the old key to the new one. */
static void write_consent(
	struct buf *b, const struct match *m, const struct secret_key *old, const unsigned char *pk)
{
	unsigned char signature[64];
	struct buf text = BUF_INIT;

	buf_str(&text, m->gid);
	buf_add(&text, pk, HASH);
	block_sign(old, "tp1.rekey", span_of_buf(&text), signature);
	block_hash(b, "old", signature);
	block_hash(b, "old", signature + HASH);
	buf_free(&text);
}

bool chain_rekey(const struct context *c, const struct secret_key *old)
{
	const struct match *m = c->m;
	const struct secret_key *key = club_key(c->club, c->why);
	struct record_row row = { .kind = "rekey", .season = m->season };
	unsigned char pk[HASH];
	struct buf text = BUF_INIT;
	struct chain_state state;
	struct public_key own;
	bool ok;

	if (!key || !chain_state(c, &state)
		|| !authentic_signer(c->club->store, m, INT_MAX, pk, c->why))
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
	ok = chain_add(c, &state, &row);
	buf_free(&text);
	return ok;
}

/* ---- nonces ---- */

static enum nonce_state look_at_nonce(const struct match *m, const struct seat *seat,
	const struct chain_row *row, struct span line, int cast, unsigned char value[HASH])
{
	struct tp1_chain chain = { TP1_PLAYER, m->gid, { 0 } };
	struct public_key key;
	bool read;

	if (!row->joined || row->since > cast)
		return NONCE_UNWANTED;
	/* Until the orders are signed, a template's number stands there. */
	if (line.n < HASH_TEXT - 1)
		return NONCE_MISSING;
	read = key_read(&key, span_of(seat->key), NULL);
	memcpy(chain.owner, key.pk, HASH);
	if (!read || !hash_from_text(value, line)
		|| !tp1_leads(&chain, value, cast + 1, row->anchor))
		return NONCE_WRONG;
	return NONCE_GOOD;
}

bool chain_nonce(const struct context *c, const struct seat *seat, struct span line, int cast,
	enum nonce_state *nonce, unsigned char value[HASH])
{
	struct chain_row row;

	if (!store_get_chain(c->club->store, c->m->id, seat->seat, &row, c->why))
		return false;
	*nonce = look_at_nonce(c->m, seat, &row, line, cast, value);
	return true;
}

/* ---- chance ---- */

static bool seat_gives(
	const struct context *c, const struct table *t, int seat, int cast, struct tp1_nonce *given)
{
	const struct program *p = t->program[seat];
	enum nonce_state nonce = NONCE_UNWANTED;
	struct seat row;
	bool ok;

	*given = (struct tp1_nonce){ .there = false };
	if (!p || !p->letter)
		return true;
	if (store_get_seat(c->club->store, c->m->id, seat, &row, c->why) != FOUND)
		return false;
	ok = chain_nonce(c, &row, p->letter->nonce, cast, &nonce, given->value);
	given->there = nonce == NONCE_GOOD;
	seat_free(&row);
	return ok;
}

/* w: the witness's value; NULL: none was given. */
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

bool chain_cast(const struct context *c, const struct table *t, const struct chain_state *state,
	struct cast *cast)
{
	const struct match *m = c->m;
	struct tp1_chain chain;

	if (state->casts >= TP1_CASTS) {
		buf_fmt(c->why, "match '%s' has been played %d times: its chains are at their end",
			m->name, state->casts);
		return false;
	}
	if (!referee_chain(c, &chain))
		return false;
	for (int s = 1; s <= m->seats; s++)
		if (!seat_gives(c, t, s, state->casts, &cast->nonce[s]))
			return false;
	tp1_entropy(cast->entropy, m->gid, state->casts, state->entropy, cast->nonce + 1, m->seats);
	make_keys(m, &chain, state->casts, cast->entropy,
		cast->witness == WITNESS_SAID ? cast->value : NULL, cast->reveal, &cast->chance);
	return true;
}

bool chain_again(const struct context *c, int season, struct chance *chance)
{
	unsigned char reveal[HASH], w[HASH];
	struct tp1_chain chain;
	struct record_row row;
	bool said;

	if (!authentic_is_there(store_season_record(c->club->store, c->m->id, season, &row, c->why),
		    c->m, c->why))
		return false;
	if (!referee_chain(c, &chain)) {
		record_row_free(&row);
		return false;
	}
	said = block_value_hash(span_of(row.text), "witness", w);
	make_keys(c->m, &chain, row.casts - 1, row.entropy, said ? w : NULL, reveal, chance);
	record_row_free(&row);
	return true;
}

bool chain_rules(const struct context *c, int season, int *rules)
{
	struct span value, word;
	struct record_row row;
	long long revision;

	*rules = c->m->rules;
	if (!authentic_is_there(store_season_record(c->club->store, c->m->id, season, &row, c->why),
		    c->m, c->why))
		return false;
	/* The second word behind `rules`. */
	if (block_value(span_of(row.text), "rules", &value) && span_word(&value, &word)
		&& span_word(&value, &word) && span_int(word, 1, INT32_MAX, &revision))
		*rules = (int)revision;
	record_row_free(&row);
	return true;
}
