/* SPDX-License-Identifier: MIT
 * The order of the words in an entry: each writer stands beside its reader. */
#include "core/entries.h"
#include "base/fail.h"

#include <string.h>

/* These structs are copied into the journal as they are. */
_Static_assert(sizeof(struct taken_option) == 3 * sizeof(int32_t), "three words");
_Static_assert(sizeof(struct fact_piece) == 4 * sizeof(int32_t), "four words");
enum { TAKEN_WORDS = 3, PIECE_WORDS = 4 };

/* Returns the words of an entry, which must be of that verb and have at least n words. */
static const int32_t *words_of(const struct entry *e, int verb, int n)
{
	must(e->verb == verb && e->n >= n);
	return e->raw;
}

/* from and to may be NULL where n is 0. */
static void copy(int32_t *to, const void *from, int n)
{
	if (n)
		memcpy(to, from, (size_t)n * sizeof *to);
}

/* ---- entries that are copied as they are ---- */

/* How many words a struct is. */
#define WORDS_OF(said) ((int)(sizeof(said) / sizeof(int32_t)))

#define ENTRY(verb, name, ...)                                                                     \
	void journal_add_##name(                                                                   \
		struct journal *j, struct entry_head head, const struct name##_entry *said)        \
	{                                                                                          \
		memcpy(journal_add(j, verb, head, WORDS_OF(*said)), said, sizeof *said);           \
	}                                                                                          \
	struct name##_entry entry_##name(const struct entry *e)                                    \
	{                                                                                          \
		struct name##_entry said;                                                          \
                                                                                                   \
		memcpy(&said, words_of(e, verb, WORDS_OF(said)), sizeof said);                     \
		return said;                                                                       \
	}
#include "core/entries.def"
#undef ENTRY

void journal_add_line(struct journal *j, struct entry_head head)
{
	journal_add(j, J_LINE, head, 0);
}

/* ---- questions ---- */

/* Words: question, policy, number of things it is about, those things, number of options, those
 * options. */
void journal_add_ask(struct journal *j, struct entry_head head, const struct ask_entry *ask)
{
	int words = TAKEN_WORDS * ask->options;
	int32_t *w = journal_add(j, J_ASK, head, 4 + ask->abouts + words);

	w[0] = ask->question;
	w[1] = ask->policy;
	w[2] = ask->abouts;
	copy(w + 3, ask->about, ask->abouts);
	w[3 + ask->abouts] = ask->options;
	copy(w + 4 + ask->abouts, ask->option, words);
}

struct ask_entry entry_ask(const struct entry *e)
{
	const int32_t *w = words_of(e, J_ASK, 4);
	int abouts = w[2], behind = e->n - 4 - abouts;

	must(abouts >= 0 && behind >= 0);
	must(w[3 + abouts] >= 0 && w[3 + abouts] <= behind / TAKEN_WORDS);
	return (struct ask_entry){ .question = w[0],
		.policy = w[1],
		.abouts = abouts,
		.about = w + 3,
		.options = w[3 + abouts],
		.option = (const void *)(w + 4 + abouts) };
}

/* ---- chance ---- */

/* Words: label, sides, number of dice, the dice, number of values, the values, number of the first
 * die. */
void journal_add_roll(struct journal *j, struct entry_head head, const struct roll_entry *roll)
{
	int32_t *w = journal_add(j, J_ROLL, head, 5 + roll->dice + roll->values);
	int32_t *behind = w + 3 + roll->dice;

	w[0] = roll->label;
	w[1] = roll->sides;
	w[2] = roll->dice;
	copy(w + 3, roll->die, roll->dice);
	behind[0] = roll->values;
	copy(behind + 1, roll->value, roll->values);
	behind[1 + roll->values] = roll->first;
}

struct roll_entry entry_roll(const struct entry *e)
{
	const int32_t *w = words_of(e, J_ROLL, 5);
	int dice = w[2], behind = e->n - 5 - dice;

	must(dice >= 0 && behind >= 0);
	must(w[3 + dice] >= 0 && w[3 + dice] <= behind);
	return (struct roll_entry){ .label = w[0],
		.sides = w[1],
		.dice = dice,
		.die = w + 3,
		.values = w[3 + dice],
		.value = w + 4 + dice,
		.first = w[e->n - 1] };
}

/* ---- pieces ---- */

static thing split_off(thing piece, thing part)
{
	return part == piece ? NONE : part;
}

thing entry_new_piece(const struct entry *e)
{
	switch (e->verb) {
	case J_MAKE: return entry_make(e).piece;
	case J_MOVE: return split_off(entry_move(e).piece, entry_move(e).part);
	case J_OWN: return split_off(entry_own(e).piece, entry_own(e).part);
	case J_SET: return split_off(entry_set(e).what, entry_set(e).part);
	}
	return NONE;
}

/* ---- facts ---- */

/* Words: row, the value of each arg, the pieces. */
int journal_add_fact(
	struct journal *j, int verb, struct entry_head head, const struct fact_entry *fact)
{
	int values = fact->args->n, words = PIECE_WORDS * fact->pieces;
	int32_t *w = journal_add(j, verb, head, 1 + values + words);

	w[0] = fact->row;
	copy(w + 1, fact->value, values);
	copy(w + 1 + values, fact->piece, words);
	return j->facts;
}

struct fact_entry entry_fact(const struct rules *r, const struct entry *e)
{
	const int32_t *w = words_of(e, e->verb == J_TELL ? J_TELL : J_REFUSE, 1);
	const struct args *args;

	must(w[0] >= 1 && w[0] <= r->facts);
	args = &r->fact[w[0]];
	must(e->n - 1 >= args->n);
	return (struct fact_entry){ .row = w[0],
		.args = args,
		.value = w + 1,
		.pieces = (e->n - 1 - args->n) / PIECE_WORDS,
		.piece = (const void *)(w + 1 + args->n) };
}

bool fact_same(const struct fact_entry *a, const struct fact_entry *b)
{
	return a->row == b->row && a->pieces == b->pieces
		&& !memcmp(a->value, b->value, (size_t)a->args->n * sizeof *a->value)
		&& (!a->pieces
			|| !memcmp(a->piece, b->piece, (size_t)a->pieces * sizeof *a->piece));
}

static bool is_piece(const struct fact_entry *fact, int i)
{
	return fact->args->arg[i].type == T_PIECE && fact->value[i];
}

const struct fact_piece *fact_piece(const struct fact_entry *fact, int i)
{
	int pieces = 0, at = 0;

	for (int k = 0; k < fact->args->n; k++) {
		at += k < i && is_piece(fact, k);
		pieces += is_piece(fact, k);
	}
	return is_piece(fact, i) && pieces == fact->pieces ? &fact->piece[at] : NULL;
}
