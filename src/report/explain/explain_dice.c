/* SPDX-License-Identifier: MIT
 * All dice of a season as XML: what each was for, and how it follows from the season's record. */
#include "report/explain/explain_in.h"

#include <string.h>

/* Returns whether the reader saw a roll of that entry. */
static bool is_seen(const struct page *p, const struct explain_input *of, const struct entry *e)
{
	return e->verb == J_ROLL && (of->over || event_hears(p->t, p->seat, e->who));
}

void explain_labels(struct buf *b, const struct explain_input *of)
{
	struct page p = explain_page(b, of);
	struct entry e = { 0 };
	struct buf seen = BUF_INIT, one = BUF_INIT;
	int n = 0;

	while (n < EXPLAIN_LABELS && journal_next(&p.t->journal, &e)) {
		if (!is_seen(&p, of, &e))
			continue;
		buf_clear(&one);
		buf_char(&one, '\n');
		roll_label(&one, p.t, &e);
		buf_char(&one, '\n');
		if (seen.n && strstr(seen.s, one.s))
			continue;
		buf_fmt(b, "%s%.*s", n++ ? ", " : "", (int)one.n - 2, one.s + 1);
		buf_str(&seen, one.s);
	}
	buf_free(&seen);
	buf_free(&one);
	page_close(&p);
}

static void attr_hash(struct buf *b, const char *name, const unsigned char hash[HASH])
{
	char text[HASH_TEXT];

	hash_text(text, hash);
	xml_attr(b, name, text);
}

static void add_die(const struct page *p, const struct explain_input *of,
	const struct roll_entry *roll, bool open, struct span label, int i)
{
	const struct chance *chance = of->cast.chance;
	int j = roll->first + i, sides = roll->sides;
	unsigned char hash[HASH];

	buf_str(p->b, "<die");
	xml_int(p->b, "j", j);
	xml_int(p->b, "shows", roll->die[i]);
	chance_block(hash, open ? chance->open : chance->hidden, sides, label, (uint64_t)j);
	attr_hash(p->b, "block", hash);
	if (!open) {
		chance_commit(hash, chance->hidden, sides, label, (uint64_t)j);
		attr_hash(p->b, "commit", hash);
	}
	buf_str(p->b, "/>");
}

static void add_roll(const struct page *p, const struct explain_input *of, const struct entry *e)
{
	const struct roll_entry roll = entry_roll(e);
	const struct event *told = fact_of_roll(p, e);
	struct buf label = BUF_INIT;

	roll_label(&label, p->t, e);
	buf_str(p->b, "<roll");
	xml_attr(p->b, "label", label.s);
	xml_int(p->b, "sides", roll.sides);
	if (told)
		xml_int(p->b, "fact", told->number);
	buf_char(p->b, '>');
	for (int i = 0; i < roll.dice; i++)
		add_die(p, of, &roll, e->who == ALL, span_of_buf(&label), i);
	buf_str(p->b, "</roll>\n");
	buf_free(&label);
}

/* Adds what the key of open dice was made of. */
static void add_cast(const struct page *p, const struct explain_cast *cast)
{
	xml_int(p->b, "cast", cast->cast);
	attr_hash(p->b, "before", cast->before);
	attr_hash(p->b, "entropy", cast->entropy);
	attr_hash(p->b, "reveal", cast->reveal);
	if (cast->witness.there)
		attr_hash(p->b, "witness", cast->witness.value);
	attr_hash(p->b, "key", cast->chance->open);
}

static void add_nonces(const struct page *p, const struct explain_cast *cast)
{
	for (int s = 1; s <= p->t->seats; s++) {
		buf_str(p->b, "<given");
		xml_seat(p->b, "seat", p->t->game, s);
		if (cast->nonce[s].there)
			attr_hash(p->b, "value", cast->nonce[s].value);
		buf_str(p->b, "/>");
	}
	buf_char(p->b, '\n');
}

void explain_all_dice(struct buf *xml, const struct explain_input *of)
{
	struct page p = explain_page(xml, of);
	struct entry e = { 0 };
	int rolls = 0;

	while (journal_next(&p.t->journal, &e)) {
		if (!is_seen(&p, of, &e))
			continue;
		if (!rolls++) {
			buf_str(xml, "<dice");
			add_cast(&p, &of->cast);
			buf_str(xml, ">\n");
			add_nonces(&p, &of->cast);
		}
		add_roll(&p, of, &e);
	}
	if (rolls)
		buf_str(xml, "</dice>\n");
	page_close(&p);
}
