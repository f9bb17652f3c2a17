/* SPDX-License-Identifier: MIT */
#include "club/letter_seal.h"
#include "club/charter.h"
#include "club/mails.h"
#include "club/record.h"
#include "post/key.h"
#include "proof/block.h"

#include <string.h>

enum { HOUR = 3600, ASK_AGAIN = 12 * HOUR };

/* ---- how it stands ---- */

/* *has false: there is no witness, or no cast is left for him. */
static bool find_witness(struct club *club, const struct match *m, struct witness_row *witness,
	struct chain_state *state, bool *has, struct buf *why)
{
	*has = false;
	*witness = (struct witness_row){ 0 };
	if (!store_get_witness(club->store, m->id, witness, why))
		return !why->n;
	if (!chain_state(club, m, state, why)) {
		witness_row_free(witness);
		return false;
	}
	*has = state->casts < TP1_CASTS;
	return true;
}

static bool waits(const struct match *m, const struct seal_row *seal, long long now)
{
	int hours = charter_number(m, "witness-wait");

	return !seal->answered && (!hours || now - (long long)hours * HOUR < seal->made);
}

bool letter_seal_look(struct club *club, const struct match *m, long long now,
	enum letter_seal_state *sealing, struct buf *why)
{
	struct witness_row witness;
	struct chain_state state;
	struct seal_row seal;
	bool has;

	*sealing = LETTER_SEAL_UNUSED;
	if (!find_witness(club, m, &witness, &state, &has, why))
		return false;
	witness_row_free(&witness);
	if (!has)
		return true;
	*sealing = LETTER_SEAL_NOT;
	if (store_get_seal(club->store, m->id, state.casts, &seal, why))
		*sealing = waits(m, &seal, now) ? LETTER_SEAL_WAITS : LETTER_SEAL_DONE;
	return !why->n;
}

static void print_seal(
	struct buf *b, const struct match *m, const struct seal_row *seal, long long now)
{
	if (!waits(m, seal, now)) {
		buf_str(b, "the season is sealed, and played next");
		return;
	}
	buf_str(b, "the season is sealed and waits for his answer since ");
	time_print_short(b, seal->made);
}

bool letter_seal_print(
	struct club *club, const struct match *m, long long now, struct buf *b, struct buf *why)
{
	struct witness_row witness;
	struct chain_state state;
	struct seal_row seal;
	bool has;

	if (!find_witness(club, m, &witness, &state, &has, why))
		return false;
	if (!witness.mail)
		return true;
	buf_fmt(b, "witness  %s: ", witness.mail);
	if (!witness.joined)
		buf_str(b, "has not answered how the match was opened");
	else if (store_get_seal(club->store, m->id, state.casts, &seal, why))
		print_seal(b, m, &seal, now);
	else
		buf_str(b, "has joined");
	buf_char(b, '\n');
	witness_row_free(&witness);
	return !why->n;
}

bool letter_seal_ready(
	struct club *club, const struct match *m, bool *ready, struct buf *whom, struct buf *why)
{
	struct witness_row witness;

	*ready = true;
	if (!store_get_witness(club->store, m->id, &witness, why))
		return !why->n;
	*ready = witness.joined;
	buf_str(whom, witness.mail);
	witness_row_free(&witness);
	return true;
}

/* ---- the seal ---- */

/* The letters of the season that is open, by seat; NULL where there is none. */
struct sealed {
	unsigned char hash[MAXSEATS][HASH];
	const unsigned char *letter[MAXSEATS];
};

static bool find_letters(
	struct club *club, const struct match *m, struct sealed *sealed, struct buf *why)
{
	struct letter_row row;

	*sealed = (struct sealed){ .letter = { NULL } };
	for (int s = 1; s <= m->seats; s++)
		if (store_best_letter(club->store, m->id, m->season, s, INT64_MAX, &row, why)) {
			memcpy(sealed->hash[s - 1], row.hash, HASH);
			sealed->letter[s - 1] = sealed->hash[s - 1];
			letter_row_free(&row);
		}
	return !why->n;
}

static void write_seal(struct buf *b, const struct match *m, const struct chain_state *state,
	const struct sealed *sealed, const unsigned char seal[HASH])
{
	buf_fmt(b, "tp-seal 1\ngame %s\nrecord %d\n", m->gid, state->number);
	block_hash(b, "prev", state->before);
	buf_fmt(b, "season %d\ncast %d\n", m->season, state->casts);
	for (int s = 1; s <= m->seats; s++) {
		buf_fmt(b, "seat %d order", s);
		if (sealed->letter[s - 1])
			block_hash(b, "", sealed->letter[s - 1]);
		else
			buf_str(b, " none\n");
	}
	block_hash(b, "seal", seal);
}

/* ---- mails to the witness ---- */

/* again: when he is asked once more; 0: for the first time. Each asking is a mail of its own, by which
 * he knows it from one that he reads twice. */
static bool mail_witness(struct club *club, const struct match *m,
	const struct witness_row *witness, const char *kind, long long again,
	const struct buf *body, struct buf *why)
{
	char key[HASH_TEXT];
	struct seat to = { .name = (char *)"witness", .mail = witness->mail, .key = key };
	struct buf unique = BUF_INIT;
	struct mail_plan plan = { .kind = kind,
		.match = m,
		.season = m->season,
		.to = &to,
		.subject = strcmp(kind, "seal") ? "subject-witness" : "subject-sealed",
		.body = span_of_buf(body),
		.date = time_now() };
	bool ok;

	hash_text(key, witness->key);
	invitation_unique(&unique, &to);
	/* The first one begins the thread. */
	if (!strcmp(kind, "seal"))
		buf_add(&unique, body->s, body->n);
	if (again)
		buf_fmt(&unique, "%lld", again);
	plan.unique = span_of_buf(&unique);
	ok = mail_queue(club, &plan, why);
	buf_free(&unique);
	return ok;
}

static bool add_record(
	struct buf *b, struct club *club, const struct match *m, int number, struct buf *why)
{
	struct record_row row;

	if (!store_get_record(club->store, m->id, number, &row, why)) {
		if (!why->n)
			buf_fmt(why, "record %d of match '%s' is lost", number, m->name);
		return false;
	}
	buf_char(b, '\n');
	record_block(b, &row);
	record_row_free(&row);
	return true;
}

static bool invite(struct club *club, const struct match *m, const struct witness_row *witness,
	long long again, struct buf *why)
{
	struct buf body = BUF_INIT;
	bool ok;

	club_tell(club, &body, "witness-asked");
	ok = add_record(&body, club, m, RECORD_OPEN, why)
		&& mail_witness(club, m, witness, "invitation", again, &body, why);
	buf_free(&body);
	return ok;
}

bool letter_seal_invite(struct club *club, const struct match *m, struct buf *why)
{
	struct witness_row witness;
	bool ok;

	if (!store_get_witness(club->store, m->id, &witness, why))
		return !why->n;
	ok = invite(club, m, &witness, 0, why);
	witness_row_free(&witness);
	return ok;
}

/* The first record that the witness may not know: those from the last seal he has answered on. */
static bool unknown_from(
	struct club *club, const struct match *m, int casts, int *from, struct buf *why)
{
	struct seal_row seal;

	*from = 0;
	for (int cast = casts - 1; cast >= 0; cast--)
		if (store_get_seal(club->store, m->id, cast, &seal, why) && seal.answered) {
			*from = seal.number;
			break;
		}
	return !why->n;
}

/* The same letters and the same key: the same bytes, however often he is asked. */
static bool tell_witness(struct club *club, const struct match *m,
	const struct witness_row *witness, const struct chain_state *state,
	const struct sealed *sealed, const unsigned char seal[HASH], long long again,
	struct buf *why)
{
	struct buf body = BUF_INIT, text = BUF_INIT;
	unsigned char signature[64];
	int from = 0;
	bool ok;

	write_seal(&text, m, state, sealed, seal);
	ok = chain_sign(club, m, "tp1.seal", span_of_buf(&text), signature, why)
		&& unknown_from(club, m, state->casts, &from, why);
	club_tell(club, &body, "witness-sealed");
	for (int i = from; ok && i < state->number; i++)
		ok = add_record(&body, club, m, i, why);
	buf_char(&body, '\n');
	if (ok) {
		block_write(&body, BLOCK_RECORD, span_of_buf(&text), signature);
		ok = mail_witness(club, m, witness, "seal", again, &body, why);
	}
	buf_free(&body);
	buf_free(&text);
	return ok;
}

static bool seal_cast(struct club *club, const struct match *m, const struct witness_row *witness,
	const struct chain_state *state, long long now, struct buf *why)
{
	struct seal_row row = {
		.cast = state->casts, .number = state->number, .made = now, .asked = now
	};
	struct sealed sealed;

	if (!find_letters(club, m, &sealed, why))
		return false;
	tp1_seal(row.seal, m->gid, state->number, state->before, sealed.letter, m->seats);
	return store_add_seal(club->store, m->id, &row, why)
		&& tell_witness(club, m, witness, state, &sealed, row.seal, 0, why);
}

bool letter_seal_make(struct club *club, const struct match *m, long long now, struct buf *why)
{
	struct witness_row witness;
	struct chain_state state;
	bool has, ok = find_witness(club, m, &witness, &state, &has, why);

	if (ok && has)
		ok = seal_cast(club, m, &witness, &state, now, why);
	witness_row_free(&witness);
	return ok;
}

static bool ask_again(struct club *club, const struct match *m, const struct witness_row *witness,
	const struct chain_state *state, long long now, struct buf *problem, struct buf *why)
{
	struct sealed sealed;
	struct seal_row row;

	if (m->state == MATCH_SEATING)
		return invite(club, m, witness, now, why);
	if (!store_get_seal(club->store, m->id, state->casts, &row, why)) {
		buf_fmt(problem, "season %d of '%s' is not sealed", m->season, m->name);
		return !why->n;
	}
	return find_letters(club, m, &sealed, why)
		&& tell_witness(club, m, witness, state, &sealed, row.seal, now, why)
		&& store_ask_seal(club->store, m->id, state->casts, now, why);
}

bool letter_seal_again(struct club *club, const struct match *m, long long now, struct buf *problem,
	struct buf *why)
{
	struct witness_row witness;
	struct chain_state state;
	bool has, ok = find_witness(club, m, &witness, &state, &has, why);

	if (ok && has)
		ok = ask_again(club, m, &witness, &state, now, problem, why);
	else if (ok)
		buf_fmt(problem, "match '%s' has no witness", m->name);
	witness_row_free(&witness);
	return ok;
}

static bool asked_long_ago(
	struct club *club, const struct match *m, long long now, bool *long_ago, struct buf *why)
{
	enum letter_seal_state sealing;
	struct chain_state state;
	struct seal_row seal;

	*long_ago = false;
	if (m->state != MATCH_OPEN)
		return true;
	if (!letter_seal_look(club, m, now, &sealing, why))
		return false;
	if (sealing != LETTER_SEAL_WAITS)
		return true;
	if (!chain_state(club, m, &state, why)
		|| !store_get_seal(club->store, m->id, state.casts, &seal, why))
		return !why->n;
	*long_ago = now - ASK_AGAIN >= seal.asked;
	return true;
}

bool letter_seal_remind(struct club *club, const struct match *m, long long now, struct buf *why)
{
	struct buf problem = BUF_INIT;
	bool due, ok;

	if (!asked_long_ago(club, m, now, &due, why))
		return false;
	if (!due)
		return true;
	ok = store_begin(club->store, why) && letter_seal_again(club, m, now, &problem, why)
		&& store_commit(club->store, why);
	if (!ok)
		store_rollback(club->store);
	buf_free(&problem);
	return ok;
}

/* ---- the season ---- */

bool letter_seal_apply(struct club *club, const struct match *m, const struct chain_state *state,
	const struct letter_row letter[], struct cast *cast, struct buf *why)
{
	const unsigned char *hash[MAXSEATS];
	struct witness_row witness;
	unsigned char seal[HASH];
	struct seal_row row;

	cast->witness = NO_WITNESS;
	if (!store_get_witness(club->store, m->id, &witness, why))
		return !why->n;
	witness_row_free(&witness);
	for (int s = 1; s <= m->seats; s++)
		hash[s - 1] = letter[s].id ? letter[s].hash : NULL;
	tp1_seal(seal, m->gid, state->number, state->before, hash, m->seats);
	if (!store_get_seal(club->store, m->id, state->casts, &row, why)
		|| memcmp(seal, row.seal, HASH) != 0) {
		if (!why->n)
			buf_fmt(why,
				"the letters of season %d of '%s' are not those that were sealed",
				m->season, m->name);
		return false;
	}
	cast->witness = row.answered ? WITNESS_SAID : WITNESS_ABSENT;
	memcpy(cast->value, row.value, HASH);
	memcpy(cast->answer, row.answer, sizeof cast->answer);
	return true;
}

/* ---- what he sends ---- */

/* One text of his, with the match it names. */
struct said {
	struct club *club;
	struct span text;
	const unsigned char *signature;
	struct match match;
	struct witness_row witness;
};

/* *found false: it names no match of this club that has a witness. */
static bool find_match(struct said *said, bool *found, struct buf *why)
{
	struct span gid, name;
	const char *dot;

	*found = false;
	if (!block_value(said->text, "game", &gid))
		return true;
	dot = memchr(gid.s, '.', gid.n);
	name = (struct span){ gid.s, dot ? (size_t)(dot - gid.s) : 0 };
	if (!match_name_ok(name) || !store_get_match(said->club->store, name, &said->match, why))
		return !why->n;
	*found = span_is(gid, said->match.gid)
		&& store_get_witness(said->club->store, said->match.id, &said->witness, why);
	return !why->n;
}

static bool is_signed(const struct said *said, const char *tag)
{
	struct buf bytes = BUF_INIT;
	bool ok;

	block_signed(&bytes, tag, said->text);
	ok = key_signed(said->witness.key, span_of_buf(&bytes), said->signature);
	buf_free(&bytes);
	return ok;
}

/* When the roster is closed his anchor stands in it. */
static bool take_join(struct said *said, bool *good, struct buf *why)
{
	unsigned char open[HASH];
	struct chain_state state;

	if (!chain_state(said->club, &said->match, &state, why))
		return false;
	*good = is_signed(said, "tp1.join") && block_value_hash(said->text, "open", open)
		&& !memcmp(open, state.open, HASH)
		&& block_value_hash(said->text, "anchor", said->witness.anchor);
	if (!*good || said->match.state != MATCH_SEATING)
		return true;
	said->witness.joined = true;
	return store_save_witness(said->club->store, said->match.id, &said->witness, why);
}

/* From the record his text must be made again to the byte. One that comes when its season was played
 * without it is kept, too: he has answered. */
static bool take_value(struct said *said, bool *good, struct buf *why)
{
	struct tp1_chain chain = { TP1_WITNESS, said->match.gid, { 0 } };
	unsigned char value[HASH];
	struct buf same = BUF_INIT;
	struct seal_row row;
	struct span word;
	long long cast;

	memcpy(chain.owner, said->witness.key, HASH);
	if (!is_signed(said, "tp1.witness") || !block_value(said->text, "cast", &word)
		|| !span_int(word, 0, TP1_CASTS - 1, &cast)
		|| !block_value_hash(said->text, "value", value)
		|| !tp1_leads(&chain, value, (int)cast + 1, said->witness.anchor))
		return true;
	if (!store_get_seal(said->club->store, said->match.id, (int)cast, &row, why))
		return !why->n;
	block_answer(&same, said->match.gid, (int)cast, row.seal, value);
	*good = span_same(span_of_buf(&same), said->text);
	buf_free(&same);
	if (!*good)
		return true;
	memcpy(row.value, value, HASH);
	memcpy(row.answer, said->signature, sizeof row.answer);
	return store_answer_seal(said->club->store, said->match.id, &row, why);
}

static bool take_text(struct said *said, bool *good, struct buf *why)
{
	bool (*take)(struct said *, bool *, struct buf *) = span_starts(said->text, "tp-join 1\n")
		? take_join
		: span_starts(said->text, "tp-witness 1\n") ? take_value
							    : NULL;
	bool found = false, ok = true;

	if (take)
		ok = find_match(said, &found, why);
	if (ok && found)
		ok = take(said, good, why);
	match_free(&said->match);
	witness_row_free(&said->witness);
	return ok;
}

static bool take_part(struct club *club, struct span rest, bool *taken, struct buf *why)
{
	struct buf text = BUF_INIT;
	unsigned char signature[64];
	enum block_kind kind;
	bool whole, ok = true;

	while (ok && block_next(&rest, &kind, &text, signature, &whole)) {
		struct said said = { club, span_of_buf(&text), signature, { 0 }, { 0 } };
		bool good = false;

		if (kind == BLOCK_RECORD && whole)
			ok = take_text(&said, &good, why);
		*taken |= good;
	}
	buf_free(&text);
	return ok;
}

bool letter_seal_take(struct club *club, const struct mail *mail, bool *taken, struct buf *why)
{
	bool ok = true;

	*taken = false;
	for (int i = 0; i < mail->parts && ok; i++)
		ok = take_part(club, mail->part[i].text, taken, why);
	return ok;
}
