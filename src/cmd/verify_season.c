/* SPDX-License-Identifier: MIT
 * Whether the chance of a season is what its record says, and whether receipts agree with it. */
#include "cmd/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the cast ---- */

void verify_sealed(const struct verifying *v, const struct paper *p, unsigned char seal[HASH])
{
	unsigned char order[MAXSEATS][HASH];
	const unsigned char *letter[MAXSEATS];

	for (int s = 1; s <= v->seats; s++)
		letter[s - 1] = verify_seat_hash(p, s, "order", order[s - 1]) ? order[s - 1] : NULL;
	tp1_seal(seal, v->gid, p->number, p->prev, letter, v->seats);
}

static void check_seal(struct verifying *v, const struct paper *p)
{
	unsigned char seal[HASH], told[HASH];

	verify_sealed(v, p, seal);
	if (!block_value_hash(paper_text(p), "seal", told) || !hash_same(told, seal))
		verify_fault(v, BAD_SEAL, "%d", p->number);
}

static void check_nonce(
	struct verifying *v, const struct paper *p, int seat, struct tp1_nonce *nonce)
{
	struct tp1_chain chain = { TP1_PLAYER, v->gid, { 0 } };
	const struct tp1_member *m = verify_chain(v, seat, p->number, p->cast);
	struct span value;

	nonce->there = verify_seat(p, seat, "nonce", &value) && !span_is(value, "none");
	if (!nonce->there)
		return;
	if (m)
		memcpy(chain.owner, m->key, HASH);
	if ((!m || !hash_from_text(nonce->value, value)
		    || !tp1_leads(&chain, nonce->value, p->cast + 1, m->anchor))
		&& verify_whole(v, p->number))
		verify_fault(v, BAD_NONCE, "%d %d", p->number, seat);
}

/* The entropy of the cast before; false where its record is not here. */
static bool entropy_before(const struct verifying *v, int cast, unsigned char before[HASH])
{
	const struct paper *p = cast ? verify_cast(v, cast - 1) : NULL;

	if (!cast) {
		memcpy(before, v->roster, HASH);
		return true;
	}
	return p && block_value_hash(paper_text(p), "entropy", before);
}

static void check_entropy(struct verifying *v, const struct paper *p)
{
	unsigned char before[HASH], entropy[HASH], told[HASH];
	struct tp1_nonce nonce[MAXSEATS] = { 0 };

	for (int s = 1; s <= v->seats; s++)
		check_nonce(v, p, s, &nonce[s - 1]);
	if (!block_value_hash(paper_text(p), "entropy", told)) {
		verify_fault(v, BAD_ENTROPY, "%d", p->number);
		return;
	}
	if (!entropy_before(v, p->cast, before))
		return;
	tp1_entropy(entropy, v->gid, p->cast, before, nonce, v->seats);
	if (!hash_same(entropy, told))
		verify_fault(v, BAD_ENTROPY, "%d", p->number);
}

/* Each season casts once: else the referee could choose between two casts. */
static void check_cast(struct verifying *v, const struct paper *p)
{
	int casts = 0, last = -1;

	for (int i = 0; i < v->records && v->record[i]->number < p->number; i++) {
		if (v->record[i]->kind != PAPER_SEASON)
			continue;
		casts++;
		last = v->record[i]->cast;
	}
	/* Records that are not here may have cast, too. */
	if (verify_whole(v, p->number) ? p->cast != casts : p->cast <= last)
		verify_fault(v, BAD_CAST, "%d", p->number);
}

/* ---- dice ---- */

static bool reveal_of(const struct verifying *v, const struct paper *p, unsigned char reveal[HASH])
{
	struct tp1_chain chain = { TP1_REFEREE, v->gid, { 0 } };

	memcpy(chain.owner, v->referee, HASH);
	return block_value_hash(paper_text(p), "reveal", reveal)
		&& tp1_leads(&chain, reveal, p->cast + 1, v->anchor);
}

static void check_reveal(struct verifying *v, const struct paper *p)
{
	unsigned char reveal[HASH];

	if (!reveal_of(v, p, reveal))
		verify_fault(v, BAD_REVEAL, "%d", p->number);
}

/* Of the record of a season; what is wrong with it is said where that is looked at. */
static bool keys_of(const struct verifying *v, const struct paper *p, struct chance *chance)
{
	unsigned char reveal[HASH], entropy[HASH], w[HASH];
	bool given;

	if (!verify_value(v, p, w, &given) || !reveal_of(v, p, reveal)
		|| !block_value_hash(paper_text(p), "entropy", entropy))
		return false;
	tp1_keys(chance, v->gid, p->cast, entropy, reveal, given ? w : NULL,
		v->shown ? v->hidden : NULL);
	return true;
}

/* LABEL J dM VALUE. */
struct die {
	struct span label;
	long long j, sides, value;
};

static bool read_die(struct die *die, struct span words)
{
	struct span j, sides, value;

	return span_word(&words, &die->label) && span_word(&words, &j) && span_word(&words, &sides)
		&& span_word(&words, &value) && !span_trim(words).n
		&& span_int(j, 0, 1000000, &die->j) && sides.n > 1 && sides.s[0] == 'd'
		&& span_int((struct span){ sides.s + 1, sides.n - 1 }, 1, 1000000, &die->sides)
		&& span_int(value, 1, die->sides, &die->value);
}

static bool begins_with(struct span line, const char *word, struct span *rest)
{
	size_t n = strlen(word);

	if (line.n <= n || memcmp(line.s, word, n) != 0 || line.s[n] != ' ')
		return false;
	*rest = (struct span){ line.s + n + 1, line.n - n - 1 };
	return true;
}

static void check_dice(struct verifying *v, const struct paper *p, const struct chance *chance)
{
	struct span rest = paper_text(p), line, words;
	struct die die;

	while (span_line(&rest, &line)) {
		if (!begins_with(line, "die", &words))
			continue;
		if (!read_die(&die, words)) {
			verify_fault(v, BAD_TEXT, "record %d", p->number);
		} else if (chance_die(chance->open, (int)die.sides, die.label, (uint64_t)die.j)
			!= die.value) {
			verify_fault(v, BAD_DIE, "%d %.*s %lld", p->number, (int)die.label.n,
				die.label.s, die.j);
		} else {
			v->proven.dice++;
		}
	}
}

/* ---- decks ---- */

/* NAME EPOCH N ROOT, or NAME EPOCH I CARD. */
struct deck_line {
	struct span name, last;
	long long epoch, n;
};

static bool read_deck(struct deck_line *d, struct span words)
{
	struct span epoch, n;

	return span_word(&words, &d->name) && span_word(&words, &epoch) && span_word(&words, &n)
		&& span_word(&words, &d->last) && span_int(epoch, 0, 1000000, &d->epoch)
		&& span_int(n, 0, 1000000, &d->n);
}

/* Reads the leaves that follow; how many there are, at most `most`. */
static int read_leaves(struct span *rest, unsigned char *leaf, int most)
{
	struct span ahead = *rest, line, words;
	int n = 0;

	while (n < most && span_line(&ahead, &line) && begins_with(line, "leaf", &words)
		&& hash_from_text(leaf + (size_t)n * HASH, words)) {
		*rest = ahead;
		n++;
	}
	return n;
}

/* Decks are smaller than this many cards: a record that says otherwise is none of ours. */
enum { MOST_CARDS = 5000 };

static void check_decks(struct verifying *v, const struct paper *p)
{
	unsigned char *leaf = xalloc(MOST_CARDS, HASH), root[HASH], told[HASH];
	struct span rest = paper_text(p), line, words;
	struct deck_line d;

	while (span_line(&rest, &line)) {
		if (!begins_with(line, "deck", &words))
			continue;
		if (!read_deck(&d, words) || d.n > MOST_CARDS
			|| read_leaves(&rest, leaf, (int)d.n) != d.n
			|| !hash_from_text(told, d.last)) {
			verify_fault(v, BAD_TEXT, "record %d", p->number);
			continue;
		}
		tp1_root(root, v->gid, d.name, (int)d.epoch, leaf, (int)d.n);
		if (!hash_same(root, told))
			verify_fault(v, BAD_ROOT, "%d %.*s", p->number, (int)d.name.n, d.name.s);
	}
	free(leaf);
}

/* The leaf of that place in that deck, as the record of its shuffle has it. */
static bool leaf_in(const struct paper *p, const struct deck_line *card, unsigned char leaf[HASH])
{
	struct span rest = paper_text(p), line, words;
	struct deck_line d;

	while (span_line(&rest, &line)) {
		if (!begins_with(line, "deck", &words) || !read_deck(&d, words)
			|| !span_same(d.name, card->name) || d.epoch != card->epoch)
			continue;
		for (long long i = 0; i <= card->n; i++)
			if (!span_line(&rest, &line) || !begins_with(line, "leaf", &words))
				return false;
		return hash_from_text(leaf, words);
	}
	return false;
}

/* The last record up to that number that shuffled the deck; *known false: it may not be here. */
static bool find_leaf(const struct verifying *v, int number, const struct deck_line *card,
	unsigned char leaf[HASH], bool *known)
{
	bool found = false;
	int here = 0;

	for (int i = 0; i < v->records && v->record[i]->number <= number; i++) {
		here++;
		found |= leaf_in(v->record[i], card, leaf);
	}
	*known = found || here == number + 1;
	return found;
}

/* A line `card` and the line `salt` behind it, of a record or a receipt. */
static void check_card(
	struct verifying *v, const struct paper *p, struct span words, struct span next)
{
	unsigned char told[HASH], leaf[HASH], salt[HASH];
	struct deck_line card;
	bool known;

	if (!read_deck(&card, words) || !begins_with(next, "salt", &words)
		|| !hash_from_text(salt, words)) {
		verify_fault(v, BAD_TEXT, "%s %d", p->seat > 0 ? "receipt" : "record", p->number);
		return;
	}
	if (!find_leaf(v, p->number, &card, told, &known) && !known)
		return;
	chance_leaf(leaf, (uint64_t)card.n, card.last, salt);
	if (!known || !hash_same(leaf, told))
		verify_fault(v, BAD_CARD, "%d %.*s %lld", p->number, (int)card.name.n, card.name.s,
			card.n);
	else
		v->proven.cards++;
}

static void check_cards(struct verifying *v, const struct paper *p)
{
	struct span rest = paper_text(p), line, words, next = { "", 0 };

	while (span_line(&rest, &line)) {
		struct span ahead = rest;

		if (!begins_with(line, "card", &words))
			continue;
		span_line(&ahead, &next);
		check_card(v, p, words, next);
	}
}

/* A season played again by an amend has the cast it had. */
void verify_amend(struct verifying *v, struct paper *p)
{
	const struct paper *played = NULL;
	struct chance chance;

	for (int i = 0; i < v->records && v->record[i]->number < p->number; i++)
		if (v->record[i]->kind == PAPER_SEASON && v->record[i]->season == p->season)
			played = v->record[i];
	/* One that is not here may be of that season, too. */
	if (played && verify_whole(v, p->number) && keys_of(v, played, &chance))
		check_dice(v, p, &chance);
	chance_wipe(&chance, sizeof chance);
	check_decks(v, p);
	check_cards(v, p);
}

/* What the referee ordered for a seat is on record before. */
static void check_acts(struct verifying *v, const struct paper *p)
{
	/* One that is not here may say so. */
	for (int s = 1; s <= v->seats && verify_whole(v, p->number); s++) {
		unsigned char order[HASH], acted[HASH];
		struct span value;
		bool told = false;

		if (!verify_seat(p, s, "seq", &value)
			|| !memmem(value.s, value.n, "auth referee", 12)
			|| !verify_seat_hash(p, s, "order", order))
			continue;
		for (int i = 0; i < v->records && v->record[i]->number < p->number; i++)
			told |= v->record[i]->kind == PAPER_ACT && v->record[i]->season == p->season
				&& verify_seat_hash(v->record[i], s, "order", acted)
				&& hash_same(order, acted);
		if (!told)
			verify_fault(v, MADE_UP, "%d %d", p->number, s);
	}
}

void verify_season(struct verifying *v, struct paper *p)
{
	struct chance chance;

	if (!verify_form(p, v->seats))
		verify_fault(v, BAD_TEXT, "record %d", p->number);
	check_cast(v, p);
	check_acts(v, p);
	check_seal(v, p);
	if (v->rostered)
		check_entropy(v, p);
	verify_witness(v, p);
	check_reveal(v, p);
	if (keys_of(v, p, &chance))
		check_dice(v, p, &chance);
	chance_wipe(&chance, sizeof chance);
	check_decks(v, p);
	check_cards(v, p);
}

/* ---- receipts ---- */

/* The report's text is what stood before the receipt, up to some line of it. */
static bool report_fits(
	const struct paper *p, const unsigned char told[HASH], const unsigned char salt[HASH])
{
	struct span rest = { p->body.s, p->body.n }, line;
	struct buf text = BUF_INIT;
	unsigned char hash[HASH];
	bool fits = false;

	while (!fits && span_line(&rest, &line)) {
		while (line.n && (line.s[line.n - 1] == ' ' || line.s[line.n - 1] == '\r'))
			line.n--;
		buf_add(&text, line.s, line.n);
		buf_char(&text, '\n');
		tp1_salted(hash, (struct span){ text.s, text.n }, salt, p->seat);
		fits = hash_same(hash, told);
	}
	buf_free(&text);
	return fits;
}

static void check_report(struct verifying *v, const struct paper *p, const struct paper *record)
{
	unsigned char told[HASH], salt[HASH], other[HASH];
	char words[32];

	if (!block_value_hash(paper_text(p), "report", told)
		|| !block_value_hash(paper_text(p), "salt", salt)) {
		verify_fault(v, BAD_TEXT, "receipt %d", p->number);
		return;
	}
	if (p->body.n && memmem(p->body.s, p->body.n, "====", 4)) {
		if (report_fits(p, told, salt))
			v->proven.reports++;
		else
			verify_fault(v, BAD_REPORT, "%d %d", p->number, p->seat);
	}
	snprintf(words, sizeof words, "report %d", p->seat);
	if (record
		&& (!block_value_hash(paper_text(record), words, other) || !hash_same(told, other)))
		verify_fault(v, REPORT_DIFFERS, "%d %d", p->number, p->seat);
}

static void check_order(struct verifying *v, const struct paper *p, const struct paper *record)
{
	unsigned char told[HASH], other[HASH];
	struct span value, word;
	bool sent, played = verify_seat_hash(record, p->seat, "order", other);

	if (!block_value(paper_text(p), "order", &value)) {
		verify_fault(v, BAD_TEXT, "receipt %d", p->number);
		return;
	}
	sent = span_word(&value, &word) && hash_from_text(told, word);
	if (sent != played || (sent && !hash_same(told, other)))
		verify_fault(v, ORDER_DIFFERS, "%d %d", p->number, p->seat);
}

static bool is_committed(const struct paper *record, const unsigned char commit[HASH])
{
	struct span rest = paper_text(record), line, words;
	unsigned char told[HASH];

	while (span_line(&rest, &line))
		if (begins_with(line, "hcommit", &words) && hash_from_text(told, words)
			&& hash_same(told, commit))
			return true;
	return false;
}

/* A line `roll` and the line `block` behind it. */
static void check_roll(struct verifying *v, const struct paper *p, const struct paper *record,
	struct span words, struct span next)
{
	unsigned char block[HASH], commit[HASH];
	uint64_t x = 0;
	struct die die;
	struct le64 nth;

	if (!read_die(&die, words) || !begins_with(next, "block", &words)
		|| !hash_from_text(block, words)) {
		verify_fault(v, BAD_TEXT, "receipt %d", p->number);
		return;
	}
	nth = chance_le64((uint64_t)die.j);
	const struct span part[] = { die.label, { nth.s, 8 }, { (const char *)block, HASH } };
	chance_h(commit, "tp1.hcommit", NULL, part, 3);
	for (int i = 7; i >= 0; i--)
		x = x << 8 | block[i];
	if (!is_committed(record, commit) || (long long)(x % (uint64_t)die.sides) + 1 != die.value)
		verify_fault(v, BAD_ROLL, "%d %d %.*s %lld", p->number, p->seat, (int)die.label.n,
			die.label.s, die.j);
	else
		v->proven.rolls++;
}

static void check_rolls(struct verifying *v, const struct paper *p, const struct paper *record)
{
	struct span rest = paper_text(p), line, words, next = { "", 0 };

	while (span_line(&rest, &line)) {
		struct span ahead = rest;

		if (!begins_with(line, "roll", &words))
			continue;
		span_line(&ahead, &next);
		check_roll(v, p, record, words, next);
	}
}

void verify_receipt(struct verifying *v, struct paper *p)
{
	const struct paper *record = verify_record(v, p->number);

	if (p->seat > v->seats) {
		verify_fault(v, BAD_TEXT, "receipt %d", p->number);
		return;
	}
	v->proven.receipts++;
	check_report(v, p, record);
	check_cards(v, p);
	if (!record)
		return;
	check_order(v, p, record);
	check_rolls(v, p, record);
}
