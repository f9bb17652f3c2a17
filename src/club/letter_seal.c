/* SPDX-License-Identifier: MIT */
#include "club/letter_seal.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/mails.h"
#include "club/record.h"
#include "proof/block.h"

#include <string.h>

enum { HOUR = 3600, ASK_AGAIN = 12 * HOUR };

/* ---- how it stands ---- */

/* Finds the witness. *has false: there is none, or no cast is left for the witness. */
static bool find_witness(
	const struct context *c, struct witness_row *witness, struct chain_state *state, bool *has)
{
	enum found found;

	*has = false;
	*witness = (struct witness_row){ 0 };
	found = store_get_witness(c->club->store, c->m->id, witness, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	if (!chain_state(c, state)) {
		witness_row_free(witness);
		return false;
	}
	*has = state->casts < TP1_CASTS;
	return true;
}

static bool waits(const struct context *c, const struct seal_row *seal)
{
	int hours = charter_number(c->m, "witness-wait");

	return !seal->answered
		&& (!hours || !context_since(c, seal->made, (long long)hours * HOUR));
}

bool letter_seal_look(const struct context *c, enum letter_seal_state *sealing)
{
	struct witness_row witness;
	struct chain_state state;
	struct seal_row seal;
	enum found found;
	bool has;

	*sealing = LETTER_SEAL_UNUSED;
	if (!find_witness(c, &witness, &state, &has))
		return false;
	witness_row_free(&witness);
	if (!has)
		return true;
	*sealing = LETTER_SEAL_NOT;
	found = store_get_seal(c->club->store, c->m->id, state.casts, &seal, c->why);
	if (found == FOUND)
		*sealing = waits(c, &seal) ? LETTER_SEAL_WAITS : LETTER_SEAL_DONE;
	return found != UNREAD;
}

static void print_seal(struct buf *b, const struct context *c, const struct seal_row *seal)
{
	if (waits(c, seal))
		buf_fmt(b, "the season is sealed and waits for the witness since %s",
			date_text(c, seal->made).s);
	else
		buf_str(b, "the season is sealed, and played next");
}

bool letter_seal_print(const struct context *c, struct buf *b)
{
	struct witness_row witness;
	struct chain_state state;
	enum found found = NOT_FOUND;
	struct seal_row seal;
	bool has;

	if (!find_witness(c, &witness, &state, &has))
		return false;
	if (!witness.mail)
		return true;
	buf_fmt(b, "witness  %s: ", witness.mail);
	if (witness.joined)
		found = store_get_seal(c->club->store, c->m->id, state.casts, &seal, c->why);
	if (!witness.joined)
		buf_str(b, "has not answered the mail about the opening of the match");
	else if (found == FOUND)
		print_seal(b, c, &seal);
	else
		buf_str(b, "has joined");
	buf_char(b, '\n');
	witness_row_free(&witness);
	return found != UNREAD;
}

bool letter_seal_ready(const struct context *c, bool *ready, struct buf *whom)
{
	enum found found;
	struct witness_row witness;

	*ready = true;
	found = store_get_witness(c->club->store, c->m->id, &witness, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	*ready = witness.joined;
	buf_str(whom, witness.mail);
	witness_row_free(&witness);
	return true;
}

/* ---- the seal ---- */

/* The letters of the open season, by seat; NULL: none. */
struct sealed {
	unsigned char hash[MAXSEATS][HASH];
	const unsigned char *letter[MAXSEATS];
};

static bool find_letters(const struct context *c, struct sealed *sealed)
{
	struct letter_row row;

	*sealed = (struct sealed){ .letter = { NULL } };
	for (int s = 1; s <= c->m->seats; s++) {
		enum found found = store_best_letter(
			c->club->store, c->m->id, c->m->season, s, INT64_MAX, &row, c->why);

		if (found == UNREAD)
			return false;
		if (found == NOT_FOUND)
			continue;
		memcpy(sealed->hash[s - 1], row.hash, HASH);
		sealed->letter[s - 1] = sealed->hash[s - 1];
		letter_row_free(&row);
	}
	return true;
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

/* again: when the witness is asked again; 0: the first time. Each request is another mail, so that
 * the witness can tell it from one read twice. */
static bool mail_witness(const struct context *c, const struct witness_row *witness,
	const char *kind, long long again, const struct buf *body)
{
	char key[HASH_TEXT];
	struct seat to = { .name = (char *)"witness", .mail = witness->mail, .key = key };
	struct buf unique = BUF_INIT;
	struct mail_plan plan = { .kind = kind,
		.season = c->m->season,
		.to = &to,
		.subject = strcmp(kind, "seal") ? "subject-witness" : "subject-sealed",
		.body = span_of_buf(body) };
	bool ok;

	hash_text(key, witness->key);
	invitation_unique(&unique, &to);
	/* The first mail begins the thread. */
	if (!strcmp(kind, "seal"))
		buf_add(&unique, body->s, body->n);
	if (again)
		buf_fmt(&unique, "%lld", again);
	plan.unique = span_of_buf(&unique);
	ok = mail_queue(c, &plan);
	buf_free(&unique);
	return ok;
}

bool letter_seal_mail(const struct mail_row *row)
{
	return row->match && !row->seat
		&& (!strcmp(row->kind, "invitation") || !strcmp(row->kind, "seal"));
}

static bool add_record(struct buf *b, const struct context *c, int number)
{
	enum found found;
	struct record_row row;

	found = store_get_record(c->club->store, c->m->id, number, &row, c->why);
	if (found == NOT_FOUND)
		buf_fmt(c->why, "record %d of match '%s' is lost", number, c->m->name);
	if (found != FOUND)
		return false;
	buf_char(b, '\n');
	record_block(b, &row);
	record_row_free(&row);
	return true;
}

static bool invite(const struct context *c, const struct witness_row *witness, long long again)
{
	struct buf body = BUF_INIT;
	bool ok;

	club_tell(c->club, &body, "witness-asked");
	ok = add_record(&body, c, RECORD_OPEN)
		&& mail_witness(c, witness, "invitation", again, &body);
	buf_free(&body);
	return ok;
}

bool letter_seal_invite(const struct context *c)
{
	enum found found;
	struct witness_row witness;
	bool ok;

	found = store_get_witness(c->club->store, c->m->id, &witness, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = invite(c, &witness, 0);
	witness_row_free(&witness);
	return ok;
}

/* Finds the first record the witness may not know: one since the last seal that was answered. */
static bool unknown_from(const struct context *c, int casts, int *from)
{
	struct seal_row seal;

	*from = 0;
	for (int cast = casts - 1; cast >= 0; cast--) {
		enum found found = store_get_seal(c->club->store, c->m->id, cast, &seal, c->why);

		if (found == UNREAD)
			return false;
		if (found == FOUND && seal.answered) {
			*from = seal.number;
			break;
		}
	}
	return true;
}

/* The same letters and key give the same bytes, however often the witness is asked. */
static bool tell_witness(const struct context *c, const struct witness_row *witness,
	const struct chain_state *state, const struct sealed *sealed,
	const unsigned char seal[HASH], long long again)
{
	struct buf body = BUF_INIT, text = BUF_INIT;
	unsigned char signature[64];
	int from = 0;
	bool ok;

	write_seal(&text, c->m, state, sealed, seal);
	ok = chain_sign(c, "tp1.seal", span_of_buf(&text), signature)
		&& unknown_from(c, state->casts, &from);
	club_tell(c->club, &body, "witness-sealed");
	for (int i = from; ok && i < state->number; i++)
		ok = add_record(&body, c, i);
	buf_char(&body, '\n');
	if (ok) {
		block_write(&body, BLOCK_RECORD, span_of_buf(&text), signature);
		ok = mail_witness(c, witness, "seal", again, &body);
	}
	buf_free(&body);
	buf_free(&text);
	return ok;
}

static bool seal_cast(
	const struct context *c, const struct witness_row *witness, const struct chain_state *state)
{
	struct seal_row row = {
		.cast = state->casts, .number = state->number, .made = c->now, .asked = c->now
	};
	struct sealed sealed;

	if (!find_letters(c, &sealed))
		return false;
	tp1_seal(row.seal, c->m->gid, state->number, state->before, sealed.letter, c->m->seats);
	return store_add_seal(c->club->store, c->m->id, &row, c->why)
		&& tell_witness(c, witness, state, &sealed, row.seal, 0);
}

bool letter_seal_make(const struct context *c)
{
	struct witness_row witness;
	struct chain_state state;
	bool has, ok = find_witness(c, &witness, &state, &has);

	if (ok && has)
		ok = seal_cast(c, &witness, &state);
	witness_row_free(&witness);
	return ok;
}

static bool ask_again(const struct context *c, const struct witness_row *witness,
	const struct chain_state *state, struct buf *problem)
{
	const struct match *m = c->m;
	struct sealed sealed;
	struct seal_row row;
	enum found found;

	if (m->state == MATCH_SEATING)
		return invite(c, witness, c->now);
	found = store_get_seal(c->club->store, m->id, state->casts, &row, c->why);
	if (found == NOT_FOUND)
		buf_fmt(problem, "season %d of '%s' is not sealed", m->season, m->name);
	if (found != FOUND)
		return found == NOT_FOUND;
	return find_letters(c, &sealed)
		&& tell_witness(c, witness, state, &sealed, row.seal, c->now)
		&& store_ask_seal(c->club->store, m->id, state->casts, c->now, c->why);
}

bool letter_seal_again(const struct context *c, struct buf *problem)
{
	struct witness_row witness;
	struct chain_state state;
	bool has, ok = find_witness(c, &witness, &state, &has);

	if (ok && has)
		ok = ask_again(c, &witness, &state, problem);
	else if (ok)
		buf_fmt(problem, "match '%s' has no witness", c->m->name);
	witness_row_free(&witness);
	return ok;
}

bool letter_seal_late(const struct context *c, bool *late)
{
	enum letter_seal_state sealing;
	struct chain_state state;
	struct seal_row seal;
	enum found found;

	*late = false;
	if (c->m->state != MATCH_OPEN)
		return true;
	if (!letter_seal_look(c, &sealing))
		return false;
	if (sealing != LETTER_SEAL_WAITS)
		return true;
	if (!chain_state(c, &state))
		return false;
	found = store_get_seal(c->club->store, c->m->id, state.casts, &seal, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	*late = context_since(c, seal.asked, ASK_AGAIN);
	return true;
}

bool letter_seal_remind(const struct context *c)
{
	struct buf problem = BUF_INIT;
	bool due, ok;

	if (!letter_seal_late(c, &due))
		return false;
	if (!due)
		return true;
	ok = store_begin(c->club->store, c->why) && letter_seal_again(c, &problem)
		&& store_commit(c->club->store, c->why);
	if (!ok)
		store_rollback(c->club->store);
	buf_free(&problem);
	return ok;
}

/* ---- the season ---- */

bool letter_seal_apply(const struct context *c, const struct chain_state *state,
	const struct letter_row letter[], struct cast *cast)
{
	enum found found;
	const struct match *m = c->m;
	const unsigned char *hash[MAXSEATS];
	struct witness_row witness;
	unsigned char seal[HASH];
	struct seal_row row;

	cast->witness = NO_WITNESS;
	found = store_get_witness(c->club->store, m->id, &witness, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	witness_row_free(&witness);
	for (int s = 1; s <= m->seats; s++)
		hash[s - 1] = letter[s].id ? letter[s].hash : NULL;
	tp1_seal(seal, m->gid, state->number, state->before, hash, m->seats);
	found = store_get_seal(c->club->store, m->id, state->casts, &row, c->why);
	if (found == UNREAD)
		return false;
	if (found == NOT_FOUND || memcmp(seal, row.seal, HASH) != 0) {
		buf_fmt(c->why, "the letters of season %d of '%s' are not those that were sealed",
			m->season, m->name);
		return false;
	}
	cast->witness = row.answered ? WITNESS_SAID : WITNESS_ABSENT;
	memcpy(cast->value, row.value, HASH);
	memcpy(cast->answer, row.answer, sizeof cast->answer);
	return true;
}

/* ---- what the witness sends ---- */

/* A text of the witness, with the match it names. */
struct said {
	struct context c; /* in that match */
	struct span text;
	const unsigned char *signature;
	struct match match;
	struct witness_row witness;
};

/* Finds the match of this club that the text names, and its witness. */
static enum found find_match(struct said *said)
{
	enum found found;
	struct span gid, name;
	const char *dot;

	if (!block_value(said->text, "game", &gid))
		return NOT_FOUND;
	dot = span_find(gid, '.');
	name = (struct span){ gid.s, dot ? (size_t)(dot - gid.s) : 0 };
	if (!match_name_ok(name))
		return NOT_FOUND;
	found = store_get_match(said->c.club->store, name, &said->match, said->c.why);
	if (found == FOUND && !span_is(gid, said->match.gid))
		found = NOT_FOUND;
	if (found != FOUND)
		return found;
	return store_get_witness(said->c.club->store, said->match.id, &said->witness, said->c.why);
}

static bool is_signed(const struct said *said, const char *tag)
{
	return block_signed_by(said->witness.key, tag, said->text, said->signature);
}

/* Once the roster is closed, it holds the witness's anchor. */
static bool take_join(struct said *said, bool *good)
{
	unsigned char open[HASH];
	struct chain_state state;

	if (!chain_state(&said->c, &state))
		return false;
	*good = is_signed(said, "tp1.join") && block_value_hash(said->text, "open", open)
		&& !memcmp(open, state.open, HASH)
		&& block_value_hash(said->text, "anchor", said->witness.anchor);
	if (!*good || said->match.state != MATCH_SEATING)
		return true;
	said->witness.joined = true;
	return store_save_witness(said->c.club->store, said->match.id, &said->witness, said->c.why);
}

/* The signed text must follow byte for byte from the record. An answer that comes after the season
 * was played without it is kept as well. */
static bool take_value(struct said *said, bool *good)
{
	enum found found;
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
	found = store_get_seal(said->c.club->store, said->match.id, (int)cast, &row, said->c.why);
	if (found != FOUND)
		return found == NOT_FOUND;
	block_answer(&same, said->match.gid, (int)cast, row.seal, value);
	*good = span_same(span_of_buf(&same), said->text);
	buf_free(&same);
	if (!*good)
		return true;
	memcpy(row.value, value, HASH);
	memcpy(row.answer, said->signature, sizeof row.answer);
	return store_answer_seal(said->c.club->store, said->match.id, &row, said->c.why);
}

static bool take_text(struct said *said, bool *good)
{
	bool (*take)(struct said *, bool *) = span_starts(said->text, "tp-join 1\n") ? take_join
		: span_starts(said->text, "tp-witness 1\n")			     ? take_value
										     : NULL;
	enum found found = NOT_FOUND;
	bool ok;

	if (take)
		found = find_match(said);
	ok = found == FOUND ? take(said, good) : found == NOT_FOUND;
	match_free(&said->match);
	witness_row_free(&said->witness);
	return ok;
}

static bool take_part(const struct context *c, struct span rest, bool *taken)
{
	struct buf text = BUF_INIT;
	unsigned char signature[64];
	enum block_kind kind;
	bool whole, ok = true;

	while (ok && block_next(&rest, &kind, &text, signature, &whole)) {
		struct said said = { *c, span_of_buf(&text), signature, { 0 }, { 0 } };
		bool good = false;

		said.c.m = &said.match;
		if (kind == BLOCK_RECORD && whole)
			ok = take_text(&said, &good);
		*taken |= good;
	}
	buf_free(&text);
	return ok;
}

bool letter_seal_take(const struct context *c, const struct mail *mail, bool *taken)
{
	bool ok = true;

	*taken = false;
	for (int i = 0; i < mail->parts && ok; i++)
		ok = take_part(c, mail->part[i].text, taken);
	return ok;
}
