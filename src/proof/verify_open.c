/* SPDX-License-Identifier: MIT
 * How the match was opened, and who plays it. */
#include "proof/verify_chain.h"

#include <string.h>

static int seats_of(const struct paper *p)
{
	struct span value;
	long long n;

	return block_value(paper_text(p), "seats", &value) && span_int(value, 1, MAXSEATS, &n)
		? (int)n
		: 0;
}

/* Reads an opening. Returns false unless it is complete. The signature is checked later, against
 * the key that the opening itself names. */
static bool read_opening(struct verification *v, const struct paper *p)
{
	struct span line, text = paper_text(p);

	v->watched = block_value(text, "witness", &line);
	v->seats = seats_of(p);
	tp1_open(v->open, text);
	return p->whole && (!v->watched || hash_from_text(v->witness, line))
		&& block_value_hash(text, "referee", v->referee)
		&& block_value_hash(text, "anchor", v->anchor)
		&& block_value_hash(text, "hidden", v->hidden_told) && v->seats;
}

/* Returns whether the referee has signed a roster that names the opening. */
static bool is_rostered(const struct verification *v, const unsigned char referee[HASH],
	const unsigned char open[HASH])
{
	unsigned char named[HASH];

	for (int i = 0; i < v->e->papers; i++) {
		const struct paper *p = &v->e->paper[i];

		if (p->kind == PAPER_ROSTER && p->whole && verify_is_of(v, p)
			&& block_value_hash(paper_text(p), "open", named) && hash_same(named, open)
			&& verify_signed(referee, p, "tp1.roster"))
			return true;
	}
	return false;
}

/* Returns whether v is preferred to other, where several referees opened the match: an opening that
 * a roster names first, then the one with the lower hash. */
static bool goes_before(const struct verification *v, const struct verification *other)
{
	bool named = is_rostered(v, v->referee, v->open);
	bool other_named = is_rostered(v, other->referee, other->open);

	return named != other_named ? named : memcmp(v->open, other->open, HASH) < 0;
}

/* Only the signature of the opening that is chosen is known to be good. */
static void choose_opening(struct verification *v)
{
	struct paper *chosen = NULL;

	for (int i = 0; i < v->e->papers; i++) {
		struct paper *p = &v->e->paper[i];
		struct verification look = { .e = v->e };

		strcpy(look.gid, v->gid);
		if (p->kind != PAPER_OPEN || !verify_is_of(v, p))
			continue;
		p->signed_ = false;
		if (!read_opening(&look, p)) {
			verify_fault(v, BAD_TEXT, "open");
			continue;
		}
		if (!verify_signed(look.referee, p, "tp1.open")
			|| (v->opened && !goes_before(&look, v)))
			continue;
		read_opening(v, p);
		v->opened = true;
		chosen = p;
	}
	if (chosen)
		chosen->signed_ = true;
}

static void take_opening(struct verification *v, struct paper *p)
{
	unsigned char hash[HASH];

	if (!p->whole)
		return;
	tp1_open(hash, paper_text(p));
	if (!p->signed_ && !verify_signed(v->referee, p, "tp1.open")) {
		verify_fault(v, BAD_SIGNATURE, "open");
	} else if (!hash_same(hash, v->open)) {
		verify_fault(v, TWO_OPENINGS, "%s", v->gid);
	} else {
		p->signed_ = true;
		v->proven.records++;
	}
}

void verify_seat_taken(struct verification *v, const struct seat_holder *s)
{
	v->sitting = xgrow(v->sitting, (size_t)v->sittings + 1, sizeof *v->sitting);
	v->sitting[v->sittings++] = *s;
}

bool verify_read_member(const struct paper *p, int seat, struct tp1_member *member)
{
	struct span key, anchor;

	if (!verify_seat(p, seat, "key", &key) || !verify_seat(p, seat, "anchor", &anchor))
		return false;
	*member = (struct tp1_member){ .keyless = span_is(key, "none"),
		.joined = !span_is(anchor, "none") };
	if (member->keyless)
		return !member->joined;
	return hash_from_text(member->key, key)
		&& (!member->joined || hash_from_text(member->anchor, anchor));
}

/* The witness stands behind the players in the roster. */
static bool read_witness(
	const struct verification *v, const struct paper *p, struct tp1_member *member)
{
	*member = (struct tp1_member){ .joined = true };
	memcpy(member->key, v->witness, HASH);
	return block_value_hash(paper_text(p), "witness anchor", member->anchor);
}

static void check_roster(struct verification *v, struct paper *p, const struct tp1_member *member)
{
	unsigned char open[HASH], roster[HASH], said[HASH];

	if (!block_value_hash(paper_text(p), "open", open) || memcmp(open, v->open, HASH) != 0)
		verify_fault(v, BAD_OPENING, "roster");
	tp1_roster(roster, v->gid, member, v->seats + v->watched);
	if (!block_value_hash(paper_text(p), "roster", said) || memcmp(said, roster, HASH) != 0)
		verify_fault(v, BAD_ROSTER, "roster");
	if (v->rostered && memcmp(v->roster, roster, HASH) != 0) {
		verify_fault(v, TWO_HEADS, "-1");
		return;
	}
	v->rostered = true;
	if (v->watched)
		memcpy(v->promise, member[v->seats].anchor, HASH);
	memcpy(v->roster, roster, HASH);
	v->proven.records++;
}

static void take_roster(struct verification *v, struct paper *p)
{
	struct seat_holder sitting = { .since_record = -1 };
	struct tp1_member member[MAXSEATS + 1];
	bool first = !v->rostered;

	if (!p->whole) {
		verify_fault(v, BAD_TEXT, "roster");
		return;
	}
	if (!verify_signed(v->referee, p, "tp1.roster")) {
		verify_fault(v, BAD_SIGNATURE, "roster");
		return;
	}
	for (int s = 1; s <= v->seats; s++)
		if (!verify_read_member(p, s, &member[s - 1])) {
			verify_fault(v, BAD_FORM, "roster");
			return;
		}
	if (v->watched && !read_witness(v, p, &member[v->seats])) {
		verify_fault(v, BAD_FORM, "roster");
		return;
	}
	p->signed_ = true;
	check_roster(v, p, member);
	for (int s = 1; s <= v->seats && first; s++) {
		sitting.seat = s;
		sitting.member = member[s - 1];
		verify_seat_taken(v, &sitting);
	}
}

static void take_all(struct verification *v, enum paper_kind kind,
	void (*take)(struct verification *, struct paper *))
{
	for (int i = 0; i < v->e->papers; i++)
		if (v->e->paper[i].kind == kind && verify_is_of(v, &v->e->paper[i]))
			take(v, &v->e->paper[i]);
}

void verify_open(struct verification *v)
{
	choose_opening(v);
	if (!v->opened)
		return;
	take_all(v, PAPER_OPEN, take_opening);
	take_all(v, PAPER_ROSTER, take_roster);
}
