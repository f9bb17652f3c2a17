/* SPDX-License-Identifier: MIT
 * Dice: what each was thrown for, and how it follows from the season's record, by the steps of
 * tradepost-record(5). */
#include "core/chance.h"
#include "report/explain/explain_in.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The dice of a label while they are written. */
struct dice_of {
	struct page *p;
	const struct explain_input *of;
	struct span label;
};

/* ---- what it was thrown for ---- */

static void write_cause(struct page *p, const struct entry *e)
{
	const struct event *told = fact_of_roll(p, e);
	struct explain_subject s;

	if (!told)
		return;
	s = subject_fact(p, told->number);
	write_heading(p, SAY_EXPLAIN_FOR);
	write_told(p, told);
	write_causes(p, &s);
	write_order(p, told);
}

/* ---- how it was derived ---- */

static uint64_t first_bytes(const unsigned char block[HASH])
{
	uint64_t x = 0;

	for (int i = 7; i >= 0; i--)
		x = x << 8 | block[i];
	return x;
}

/* Writes the block of a die, and the number that its first bytes make. */
static void write_block(
	struct dice_of *d, enum phrase phrase, int j, int sides, const unsigned char block[HASH])
{
	char text[HASH_TEXT], label[200], x[24];

	hash_text(text, block);
	snprintf(label, sizeof label, "%.*s", (int)d->label.n, d->label.s);
	snprintf(x, sizeof x, "%" PRIu64, first_bytes(block));
	say_below(d->p->b, &d->p->voice, phrase, AS_TEXT(label), AS_INT(j), AS_TEXT(text));
	say_below(d->p->b, &d->p->voice, SAY_EXPLAIN_VALUE, AS_TEXT(x), AS_INT(sides),
		AS_INT(1 + first_bytes(block) % (uint64_t)sides));
}

static void write_commit(struct dice_of *d, int j, int sides)
{
	unsigned char commit[HASH];
	char text[HASH_TEXT];

	chance_commit(commit, d->of->cast.chance->hidden, sides, d->label, (uint64_t)j);
	hash_text(text, commit);
	say_below(d->p->b, &d->p->voice, SAY_EXPLAIN_COMMIT, AS_INT(j), AS_TEXT(text));
}

static void write_die(
	struct dice_of *d, const struct entry *e, const struct roll_entry *roll, int i)
{
	int sides = roll->sides, j = roll->first + i;
	const struct chance *chance = d->of->cast.chance;
	bool open = e->who == ALL;
	unsigned char block[HASH];

	buf_char(d->p->b, '\n');
	text_say(d->p->b, &d->p->voice, "", "", SAY_EXPLAIN_SHOWN, AS_INT(j), AS_INT(roll->die[i]),
		AS_INT(sides), AS_INT(open), AS_INT(event_hears(d->p->t, d->p->seat, e->who)));
	chance_block(block, open ? chance->open : chance->hidden, sides, d->label, (uint64_t)j);
	write_block(d, open ? SAY_EXPLAIN_BLOCK : SAY_EXPLAIN_RECEIPT, j, sides, block);
	if (!open)
		write_commit(d, j, sides);
}

static void write_roll(struct dice_of *d, const struct entry *e)
{
	const struct roll_entry roll = entry_roll(e);

	write_cause(d->p, e);
	for (int i = 0; i < roll.dice; i++)
		write_die(d, e, &roll, i);
}

/* ---- the cast ---- */

static void write_hash(struct page *p, enum phrase phrase, int cast, const unsigned char hash[HASH])
{
	char text[HASH_TEXT];

	hash_text(text, hash);
	say_below(p->b, &p->voice, phrase, AS_INT(cast), AS_TEXT(text));
}

static void write_nonces(struct page *p, const struct explain_cast *cast)
{
	char text[HASH_TEXT];

	for (int s = 1; s <= p->t->seats; s++) {
		hash_text(text, cast->nonce[s].value);
		say_below(p->b, &p->voice, SAY_EXPLAIN_NONCE, AS_SEAT(s), AS_INT(s),
			AS_TEXT(cast->nonce[s].there ? text : ""), AS_INT(cast->keyless[s]));
	}
}

static void write_cast(struct dice_of *d, bool open, bool hidden)
{
	const struct explain_cast *cast = &d->of->cast;
	struct page *p = d->p;

	buf_char(p->b, '\n');
	text_say(p->b, &p->voice, "", "", SAY_EXPLAIN_CAST, AS_INT(cast->cast),
		AS_TEXT(d->of->report->gid));
	write_nonces(p, cast);
	write_hash(p, SAY_EXPLAIN_BEFORE, cast->cast, cast->before);
	write_hash(p, SAY_EXPLAIN_ENTROPY, cast->cast, cast->entropy);
	write_hash(p, SAY_EXPLAIN_REVEAL, cast->cast, cast->reveal);
	if (cast->witness.there)
		write_hash(p, SAY_EXPLAIN_WITNESS, cast->cast, cast->witness.value);
	if (open)
		write_hash(p, cast->witness.there ? SAY_EXPLAIN_WITNESSED : SAY_EXPLAIN_KEY,
			cast->cast, cast->chance->open);
	if (hidden)
		say_below(p->b, &p->voice, SAY_EXPLAIN_HIDDEN, AS_INT(cast->cast));
}

/* Returns whether the reader saw the dice of an entry, and they have the label. */
static bool is_of(const struct dice_of *d, const struct entry *e)
{
	struct buf label = BUF_INIT;
	bool same = false;

	if (e->verb != J_ROLL || !(d->of->over || event_hears(d->p->t, d->p->seat, e->who)))
		return false;
	roll_label(&label, d->p->t, e);
	same = span_same(span_of_buf(&label), d->label);
	buf_free(&label);
	return same;
}

bool explain_die(struct buf *b, const struct explain_input *of, struct span label)
{
	struct page p = explain_page(b, of);
	struct dice_of d = { &p, of, label };
	bool open = false, hidden = false;
	struct entry e = { 0 };

	while (journal_next(&p.t->journal, &e)) {
		if (!is_of(&d, &e))
			continue;
		if (!open && !hidden)
			text_paragraph(b, "", "", label);
		open |= e.who == ALL;
		hidden |= e.who != ALL;
		write_roll(&d, &e);
	}
	if (open || hidden)
		write_cast(&d, open, hidden);
	page_close(&p);
	return open || hidden;
}
