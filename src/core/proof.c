/* SPDX-License-Identifier: MIT */
#include "core/proof.h"
#include "core/tp1.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

void proof_hash(struct buf *b, const char *word, const unsigned char hash[HASH])
{
	char text[HASH_TEXT];

	hash_text(text, hash);
	buf_fmt(b, "%s %s\n", word, text);
}

/* ---- decks ---- */

void deck_add(struct deck *deck, thing card, thing kind)
{
	deck->card = xmore(deck->card, (size_t)deck->n, sizeof *deck->card);
	deck->kind = xmore(deck->kind, (size_t)deck->n, sizeof *deck->kind);
	deck->card[deck->n] = card;
	deck->kind[deck->n++] = kind;
}

static void deck_free(struct deck *deck)
{
	free(deck->card);
	free(deck->kind);
	*deck = (struct deck){ 0 };
}

void decks_forget(struct table *t)
{
	for (int i = 0; i < t->shuffled_n; i++)
		deck_free(&t->shuffled[i]);
	free(t->shuffled);
	t->shuffled = NULL;
	t->shuffled_n = 0;
}

void deck_write(const struct deck *deck, struct buf *b)
{
	for (int i = 0; i < deck->n; i++) {
		word_write(b, deck->card[i]);
		word_write(b, deck->kind[i]);
	}
}

bool deck_read(struct deck *deck, const void *bytes, size_t n)
{
	const unsigned char *s = bytes;

	while (n) {
		int32_t card, kind_;
		size_t used = word_read(s, n, &card), more = 0;

		if (used)
			more = word_read(s + used, n - used, &kind_);
		if (!more)
			return false;
		deck_add(deck, card, kind_);
		s += used + more;
		n -= used + more;
	}
	return true;
}

static void deck_copy(struct deck *to, const struct deck *from)
{
	*to = (struct deck){ .place = from->place, .epoch = from->epoch };
	for (int i = 0; i < from->n; i++)
		deck_add(to, from->card[i], from->kind[i]);
}

static struct deck *find_deck(const struct proof *p, int place)
{
	for (int i = 0; i < p->decks; i++)
		if (p->deck[i].place == place)
			return &p->deck[i];
	return NULL;
}

void proof_deck(struct proof *p, const struct deck *deck)
{
	p->deck = xgrow(p->deck, (size_t)p->decks + 1, sizeof *p->deck);
	p->deck[p->decks++] = *deck;
}

static void find_key(struct deck *deck, const struct table *t)
{
	struct buf name = BUF_INIT;

	table_print(&name, t, deck->place);
	chance_deckkey(&t->chance, deck->key, span_of_buf(&name), deck->epoch);
	buf_free(&name);
}

/* ---- the season's journal ---- */

/* Returns the last of these shuffles: earlier ones of the same epoch were taken back and played
 * again. */
static const struct deck *find_shuffled(const struct table *t, struct shuffle_entry shuffle)
{
	for (int i = t->shuffled_n - 1; i >= 0; i--)
		if (t->shuffled[i].place == shuffle.place && t->shuffled[i].epoch == shuffle.epoch)
			return &t->shuffled[i];
	bug("a shuffle without its deck");
}

static void take_shuffle(struct proof *p, const struct table *t, const struct entry *e)
{
	const struct deck *lay = find_shuffled(t, entry_shuffle(e));
	struct deck *deck = find_deck(p, lay->place);

	if (!deck) {
		proof_deck(p, &(struct deck){ .place = lay->place });
		deck = &p->deck[p->decks - 1];
	}
	deck_free(deck);
	deck_copy(deck, lay);
	deck->changed = true;
	find_key(deck, t);
}

/* Returns the deck in which a card still lies as it was shuffled; NULL: none. */
static struct deck *find_card(const struct proof *p, thing card, int *i)
{
	for (int d = 0; d < p->decks; d++)
		for (*i = 0; *i < p->deck[d].n; ++*i)
			if (p->deck[d].card[*i] == card)
				return &p->deck[d];
	return NULL;
}

/* A card that has left its deck is never again part of that shuffle, even if it comes back. */
static void take_move(struct proof *p, const struct entry *e)
{
	const struct move_entry move = entry_move(e);
	/* the place, whether given as it is or as UNDER */
	thing to = move.to < 0 ? -move.to : move.to;
	struct deck *deck;
	int i;

	deck = find_card(p, move.piece, &i);
	if (!deck || to == deck->place)
		return;
	deck->card[i] = NONE;
	deck->changed = true;
	if (to == NONE)
		return;
	p->dealt = xmore(p->dealt, (size_t)p->deals, sizeof *p->dealt);
	p->dealt[p->deals] = (struct deck_card){
		.place = deck->place, .epoch = deck->epoch, .i = i, .kind = deck->kind[i], .to = to
	};
	memcpy(p->dealt[p->deals++].key, deck->key, HASH);
}

/* A new piece may have the number of a card that is gone. */
static void take_make(struct proof *p, const struct entry *e)
{
	struct deck *deck;
	int i;

	deck = find_card(p, entry_make(e).piece, &i);
	if (!deck)
		return;
	deck->card[i] = NONE;
	deck->changed = true;
}

void proof_make(struct proof *p, struct table *t)
{
	struct entry e = { 0 };

	while (journal_next(&t->journal, &e))
		if (e.verb == J_SHUFFLE)
			take_shuffle(p, t, &e);
		else if (e.verb == J_MOVE)
			take_move(p, &e);
		else if (e.verb == J_MAKE)
			take_make(p, &e);
}

void proof_free(struct proof *p)
{
	for (int i = 0; i < p->decks; i++)
		deck_free(&p->deck[i]);
	free(p->deck);
	free(p->dealt);
	*p = (struct proof){ 0 };
}

/* ---- dice ---- */

/* Calls say for each die of the rolls that are open to everybody, or of those that are not. */
static void each_die(const struct table *t, bool open,
	void (*say)(struct buf *, const struct table *, const struct roll_entry *,
		struct span label, int die),
	int seat, struct buf *b)
{
	struct buf label = BUF_INIT;
	struct entry e = { 0 };

	while (journal_next(&t->journal, &e)) {
		struct roll_entry roll;

		if (e.verb != J_ROLL || (e.who == ALL) != open || (seat && !(e.who & ONLY(seat))))
			continue;
		buf_clear(&label);
		roll_label(&label, t, &e);
		roll = entry_roll(&e);
		for (int i = 0; i < roll.dice; i++)
			say(b, t, &roll, span_of_buf(&label), i);
	}
	buf_free(&label);
}

static void say_die(
	struct buf *b, const char *word, const struct roll_entry *roll, struct span label, int i)
{
	buf_fmt(b, "%s %.*s %d d%d %d\n", word, (int)label.n, label.s, roll->first + i, roll->sides,
		roll->die[i]);
}

static void say_open(struct buf *b, const struct table *t, const struct roll_entry *roll,
	struct span label, int i)
{
	(void)t;
	say_die(b, "die", roll, label, i);
}

static void say_commit(struct buf *b, const struct table *t, const struct roll_entry *roll,
	struct span label, int i)
{
	unsigned char commit[HASH];

	chance_commit(commit, t->chance.hidden, roll->sides, label, (uint64_t)(roll->first + i));
	proof_hash(b, "hcommit", commit);
}

static void say_hidden(struct buf *b, const struct table *t, const struct roll_entry *roll,
	struct span label, int i)
{
	unsigned char block[HASH];

	chance_block(block, t->chance.hidden, roll->sides, label, (uint64_t)(roll->first + i));
	say_die(b, "roll", roll, label, i);
	proof_hash(b, "block", block);
}

/* ---- cards ---- */

static void say_deck(struct buf *b, const struct table *t, struct deck *deck)
{
	unsigned char *leaf = xalloc((size_t)deck->n + 1, HASH), root[HASH], salt[HASH];
	struct buf name = BUF_INIT, card = BUF_INIT;
	struct span span;

	table_print(&name, t, deck->place);
	find_key(deck, t);
	for (int i = 0; i < deck->n; i++) {
		buf_clear(&card);
		table_print(&card, t, deck->kind[i]);
		chance_salt(salt, deck->key, (uint64_t)i);
		span = span_of_buf(&card);
		chance_leaf(leaf + (size_t)i * HASH, (uint64_t)i, span, salt);
	}
	span = span_of_buf(&name);
	tp1_root(root, t->chance.gid, span, deck->epoch, leaf, deck->n);
	buf_fmt(b, "deck %s %d %d", name.s, deck->epoch, deck->n);
	proof_hash(b, "", root);
	for (int i = 0; i < deck->n; i++)
		proof_hash(b, "leaf", leaf + (size_t)i * HASH);
	buf_free(&name);
	buf_free(&card);
	free(leaf);
}

static void each_shuffle(const struct table *t,
	void (*say)(struct buf *, const struct table *, struct deck *), struct buf *b)
{
	struct entry e = { 0 };

	while (journal_next(&t->journal, &e)) {
		struct deck deck;

		if (e.verb != J_SHUFFLE)
			continue;
		deck_copy(&deck, find_shuffled(t, entry_shuffle(&e)));
		say(b, t, &deck);
		deck_free(&deck);
	}
}

/* Returns whether a seat sees what lies where a card was dealt to; NOBODY: whether everybody
 * does. */
static bool sees(const struct table *t, int seat, thing to)
{
	must(to > 0);
	if (to > PIECES && !piece_lives(t, to))
		return false;
	return view_place(t, seat, to) == EXACTLY;
}

/* Says card i of a deck, with what its leaf was made of. */
static void say_card(
	struct buf *b, const struct table *t, const struct deck *deck, int i, thing kind)
{
	unsigned char salt[HASH];

	buf_str(b, "card ");
	table_print(b, t, deck->place);
	buf_fmt(b, " %d %d ", deck->epoch, i);
	table_print(b, t, kind);
	buf_char(b, '\n');
	chance_salt(salt, deck->key, (uint64_t)i);
	proof_hash(b, "salt", salt);
}

static void say_dealt(struct buf *b, const struct table *t, const struct deck_card *d)
{
	struct deck deck = { .place = d->place, .epoch = d->epoch };

	memcpy(deck.key, d->key, HASH);
	say_card(b, t, &deck, d->i, d->kind);
}

static void say_cards(struct buf *b, const struct table *t, struct deck *deck)
{
	find_key(deck, t);
	for (int i = 0; i < deck->n; i++)
		say_card(b, t, deck, i, deck->kind[i]);
}

void proof_public(const struct proof *p, const struct table *t, struct buf *b)
{
	each_die(t, true, say_open, NOBODY, b);
	each_die(t, false, say_commit, NOBODY, b);
	each_shuffle(t, say_deck, b);
	for (int i = 0; i < p->deals; i++)
		if (sees(t, NOBODY, p->dealt[i].to))
			say_dealt(b, t, &p->dealt[i]);
}

void proof_seat(const struct proof *p, const struct table *t, int seat, struct buf *b)
{
	each_die(t, false, say_hidden, seat, b);
	for (int i = 0; i < p->deals; i++)
		if (sees(t, seat, p->dealt[i].to) && !sees(t, NOBODY, p->dealt[i].to))
			say_dealt(b, t, &p->dealt[i]);
}

void proof_reveal(const struct table *t, struct buf *b)
{
	each_die(t, false, say_hidden, NOBODY, b);
	each_shuffle(t, say_cards, b);
}
