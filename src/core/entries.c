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

static void add_word(struct journal *j, int verb, struct entry_head head, int32_t word)
{
	*journal_add(j, verb, head, 1) = word;
}

/* from and to may be NULL where n is 0. */
static void copy(int32_t *to, const void *from, int n)
{
	if (n)
		memcpy(to, from, (size_t)n * sizeof *to);
}

/* ---- turns and lines ---- */

void journal_add_turn(struct journal *j, struct entry_head head, const struct turn_entry *turn)
{
	int32_t *w = journal_add(j, J_TURN, head, 2);

	w[0] = turn->seat;
	w[1] = turn->phase;
}

struct turn_entry entry_turn(const struct entry *e)
{
	const int32_t *w = words_of(e, J_TURN, 2);

	return (struct turn_entry){ .seat = w[0], .phase = w[1] };
}

void journal_add_line(struct journal *j, struct entry_head head)
{
	journal_add(j, J_LINE, head, 0);
}

void journal_add_end(struct journal *j, struct entry_head head, int result)
{
	add_word(j, J_END, head, result);
}

int entry_end(const struct entry *e)
{
	return *words_of(e, J_END, 1);
}

/* ---- tests and questions ---- */

void journal_add_test(struct journal *j, struct entry_head head, const struct test_entry *test)
{
	int32_t *w = journal_add(j, J_TEST, head, 6);

	w[0] = test->field;
	w[1] = test->nth;
	w[2] = test->op;
	w[3] = test->wanted;
	w[4] = test->value;
	w[5] = test->holds;
}

struct test_entry entry_test(const struct entry *e)
{
	const int32_t *w = words_of(e, J_TEST, 6);

	return (struct test_entry){
		.field = w[0], .nth = w[1], .op = w[2], .wanted = w[3], .value = w[4], .holds = w[5]
	};
}

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

void journal_add_vain(struct journal *j, struct entry_head head, int question)
{
	add_word(j, J_VAIN, head, question);
}

int entry_vain(const struct entry *e)
{
	return *words_of(e, J_VAIN, 1);
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

void journal_add_shuffle(
	struct journal *j, struct entry_head head, const struct shuffle_entry *shuffle)
{
	int32_t *w = journal_add(j, J_SHUFFLE, head, 3);

	w[0] = shuffle->place;
	w[1] = shuffle->epoch;
	w[2] = shuffle->n;
}

struct shuffle_entry entry_shuffle(const struct entry *e)
{
	const int32_t *w = words_of(e, J_SHUFFLE, 3);

	return (struct shuffle_entry){ .place = w[0], .epoch = w[1], .n = w[2] };
}

/* ---- what changes the table ---- */

void journal_add_make(struct journal *j, struct entry_head head, const struct make_entry *make)
{
	int32_t *w = journal_add(j, J_MAKE, head, 5);

	w[0] = make->piece;
	w[1] = make->kind;
	w[2] = make->owner;
	w[3] = make->n;
	w[4] = make->place;
}

struct make_entry entry_make(const struct entry *e)
{
	const int32_t *w = words_of(e, J_MAKE, 5);

	return (struct make_entry){
		.piece = w[0], .kind = w[1], .owner = w[2], .n = w[3], .place = w[4]
	};
}

void journal_add_move(struct journal *j, struct entry_head head, const struct move_entry *move)
{
	int32_t *w = journal_add(j, J_MOVE, head, 4);

	w[0] = move->piece;
	w[1] = move->n;
	w[2] = move->to;
	w[3] = move->part;
}

struct move_entry entry_move(const struct entry *e)
{
	const int32_t *w = words_of(e, J_MOVE, 4);

	return (struct move_entry){ .piece = w[0], .n = w[1], .to = w[2], .part = w[3] };
}

void journal_add_own(struct journal *j, struct entry_head head, const struct own_entry *own)
{
	int32_t *w = journal_add(j, J_OWN, head, 4);

	w[0] = own->piece;
	w[1] = own->n;
	w[2] = own->seat;
	w[3] = own->part;
}

struct own_entry entry_own(const struct entry *e)
{
	const int32_t *w = words_of(e, J_OWN, 4);

	return (struct own_entry){ .piece = w[0], .n = w[1], .seat = w[2], .part = w[3] };
}

void journal_add_set(struct journal *j, struct entry_head head, const struct set_entry *set)
{
	int32_t *w = journal_add(j, J_SET, head, 5);

	w[0] = set->what;
	w[1] = set->n;
	w[2] = set->dial;
	w[3] = set->value;
	w[4] = set->part;
}

struct set_entry entry_set(const struct entry *e)
{
	const int32_t *w = words_of(e, J_SET, 5);

	return (struct set_entry){
		.what = w[0], .n = w[1], .dial = w[2], .value = w[3], .part = w[4]
	};
}

void journal_add_gain(struct journal *j, struct entry_head head, const struct gain_entry *gain)
{
	int32_t *w = journal_add(j, J_GAIN, head, 3);

	w[0] = gain->what;
	w[1] = gain->dial;
	w[2] = gain->by;
}

struct gain_entry entry_gain(const struct entry *e)
{
	const int32_t *w = words_of(e, J_GAIN, 3);

	return (struct gain_entry){ .what = w[0], .dial = w[1], .by = w[2] };
}

void journal_add_leave(struct journal *j, struct entry_head head, int seat)
{
	add_word(j, J_LEAVE, head, seat);
}

int entry_leave(const struct entry *e)
{
	return *words_of(e, J_LEAVE, 1);
}

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

void journal_add_show(struct journal *j, struct entry_head head, thing what)
{
	add_word(j, J_SHOW, head, what);
}

thing entry_show(const struct entry *e)
{
	return *words_of(e, J_SHOW, 1);
}
