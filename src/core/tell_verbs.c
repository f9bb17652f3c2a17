/* SPDX-License-Identifier: MIT
 * Telling, refusing, rolling: the verbs that only write the journal. */
#include "core/play.h"
#include "core/proof.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

/* ---- facts ---- */

/* Notes for each piece among the args its kind, owner and count, and who sees it. */
static void find_pieces(
	const struct table *t, struct fact_entry *fact, struct fact_piece piece[ARGS])
{
	fact->piece = piece;
	for (int i = 0; i < fact->args->n; i++) {
		thing p = fact->value[i];

		if (fact->args->arg[i].type == T_PIECE && piece_lives(t, p))
			piece[fact->pieces++] = (struct fact_piece){ kind(t, p), owner(t, p),
				count(t, p), view_seers(t, p) };
	}
}

/* Returns what the journal keeps of a fact that was given to tell or refuse. */
static struct fact_entry fact_told(
	const struct table *t, const int *list, int n, struct fact_piece piece[ARGS])
{
	struct fact_entry fact = { .row = list[0], .value = list + 1 };

	if (fact.row < 1 || fact.row > t->rules->facts)
		bug("there is no fact %d", fact.row);
	fact.args = &t->rules->fact[fact.row];
	if (n - 1 != fact.args->n)
		bug("fact '%s' has %d args", t->game->facts[fact.row].name, fact.args->n);
	find_pieces(t, &fact, piece);
	return fact;
}

int tell_(struct table *t, seats who, const int *list, int n)
{
	struct fact_piece piece[ARGS];
	struct fact_entry fact = fact_told(t, list, n, piece);

	return journal_add_fact(&t->journal, J_TELL, table_head(t, who), &fact);
}

static bool is_refusal(const struct table *t, const struct entry *e, const struct fact_entry *fact)
{
	struct fact_entry was;

	if (e->verb != J_REFUSE || e->seat != t->line_seat || e->line != t->line)
		return false;
	if (!fact)
		return true;
	was = entry_fact(t->rules, e);
	return fact_same(&was, fact);
}

bool refused_so(const struct table *t, const struct fact_entry *fact)
{
	struct entry e = journal_from(t->line_at);

	while (journal_next(&t->journal, &e))
		if (is_refusal(t, &e, fact))
			return true;
	return false;
}

int refuse_(struct table *t, const int *list, int n)
{
	struct fact_piece piece[ARGS];
	struct fact_entry fact;

	if (!t->line_seat)
		bug("a refusal outside any line");
	fact = fact_told(t, list, n, piece);
	if (!t->game->facts[fact.row].clause)
		bug("fact '%s' refuses and names no clause", t->game->facts[fact.row].name);
	/* A fact that refuses the line at several places is told once. */
	if (!refused_so(t, &fact))
		journal_add_fact(&t->journal, J_REFUSE, table_head(t, ONLY(t->line_seat)), &fact);
	return REFUSED;
}

struct under under_begins(struct table *t, int fact)
{
	struct under u = { t, t->cause, false };

	t->cause = fact;
	return u;
}

void under_ends(struct under *u)
{
	u->t->cause = u->was;
}

void show(struct table *t, seats who, thing x)
{
	journal_add_show(&t->journal, table_head(t, who), &(struct show_entry){ x });
}

void turn(struct table *t, int seat, int phase)
{
	journal_add_turn(&t->journal, (struct entry_head){ .who = ALL },
		&(struct turn_entry){ .seat = seat, .phase = phase });
	if (!phase)
		table_renew(t, TURN, seat);
	if (!t->depth)
		table_settle(t);
}

/* ---- rolls ---- */

static unsigned hash_key(const int *list, int n)
{
	unsigned h = 2166136261u;

	for (int i = 0; i < n; i++)
		h = (h ^ (unsigned)list[i]) * 16777619u;
	return h ^ h >> 15;
}

static void grow_throws(struct table *t)
{
	int room = t->throw_room ? 2 * t->throw_room : 256;
	struct label_count *was = t->throw;

	t->throw = xalloc((size_t)room, sizeof *t->throw);
	for (int i = 0; i < t->throw_room; i++) {
		unsigned at;

		if (!was[i].n)
			continue;
		at = hash_key(was[i].key, was[i].n);
		while (t->throw [at % (unsigned) room].n)
			at++;
		t->throw [at % (unsigned) room] = was[i];
	}
	t->throw_room = room;
	free(was);
}

/* Returns how often this label with these args was thrown this season, and adds `more` to the
 * count. */
static int count_throws(struct table *t, const int *list, int n, int more)
{
	struct label_count *slot;
	unsigned at = hash_key(list, n);

	must(n <= (int)(sizeof slot->key / sizeof *slot->key));
	if (2 * t->throws >= t->throw_room)
		grow_throws(t);
	for (;; at++) {
		slot = &t->throw [at % (unsigned)t->throw_room];
		if (!slot->n)
			break;
		if (slot->n == n && !memcmp(slot->key, list, (size_t)n * sizeof *list)) {
			slot->count += more;
			return slot->count - more;
		}
	}
	slot->n = n;
	memcpy(slot->key, list, (size_t)n * sizeof *list);
	slot->count = more;
	t->throws++;
	return 0;
}

/* Makes the key under which throws are counted: label and args, with each piece replaced by its
 * kind. The label's text names the kind, and no text may stand for two dice. */
static void throw_key(const struct table *t, const int *list, int n, int key[8])
{
	const struct args *args = &t->rules->label[list[0]];

	must(n >= 1 && n <= 8);
	memcpy(key, list, (size_t)n * sizeof *key);
	for (int i = 1; list[0] && i < n && i <= args->n; i++)
		if (args->arg[i - 1].type == T_PIECE)
			key[i] = kind(t, list[i]);
}

/* Makes the key of a roll in the journal; returns how many numbers it has. */
static int roll_key(const struct roll_entry *roll, int key[8])
{
	must(roll->values >= 0 && roll->values < 8);
	key[0] = roll->label;
	memcpy(key + 1, roll->value, (size_t)roll->values * sizeof *key);
	return 1 + roll->values;
}

void roll_back(struct table *t, const struct entry *e)
{
	const struct roll_entry roll = entry_roll(e);
	int key[8], n = roll_key(&roll, key);

	count_throws(t, key, n, -roll.dice);
}

static void print_label(struct buf *b, const struct table *t, const int *list, int n)
{
	const struct args *args = list[0] ? &t->rules->label[list[0]] : NULL;
	const struct names r = { t->rules, t->map, t->seats };

	if (!list[0]) {
		buf_str(b, "lot/question=");
		buf_str(b, t->game->questions[list[1]].name);
		buf_str(b, "/seat=");
		buf_int(b, list[2]);
		return;
	}
	if (n - 1 != args->n)
		bug("label '%s' has %d args", t->game->labels[list[0]].name, args->n);
	buf_str(b, t->game->labels[list[0]].name);
	for (int i = 0; i < args->n; i++) {
		buf_char(b, '/');
		buf_add(b, args->arg[i].name.s, args->arg[i].name.n);
		buf_char(b, '=');
		if (args->arg[i].type == T_SEAT)
			buf_int(b, list[i + 1]);
		else if (args->arg[i].type == T_PIECE)
			thing_print(b, &r, list[i + 1]);
		else
			value_print(b, &r, &args->arg[i], list[i + 1]);
	}
}

void roll_label(struct buf *b, const struct table *t, const struct entry *e)
{
	const struct roll_entry roll = entry_roll(e);
	int key[8], n = roll_key(&roll, key);

	print_label(b, t, key, n);
}

static int one_die(
	struct table *t, seats who, struct span label, const int *list, int n, int sides, int j)
{
	int die = 0;

	if (t->forced && t->forced->die)
		die = t->forced->die(t->forced, t, list[0], list + 1, n - 1, sides, j);
	if (!die)
		die = chance_die(
			who == ALL ? t->chance.open : t->chance.hidden, sides, label, (uint64_t)j);
	return die;
}

int roll_(struct table *t, seats who, int dice_n, int sides, int *dice, const int *list, int n)
{
	enum { MOST_DICE = 200 };
	int32_t die[MOST_DICE];
	struct buf label = BUF_INIT;
	int sum = 0, key[8], j;

	must(dice_n >= 0 && dice_n <= MOST_DICE && sides > 0 && n <= 8);
	if (t->trial) {
		/* A trial uses no chance: that a roll was reached means that the line is legal. */
		for (int i = 0; dice && i < dice_n; i++)
			dice[i] = 1;
		return dice_n;
	}
	throw_key(t, list, n, key);
	j = count_throws(t, key, n, dice_n);
	print_label(&label, t, key, n);
	for (int i = 0; i < dice_n; i++) {
		die[i] = one_die(t, who, span_of_buf(&label), list, n, sides, j + i);
		sum += die[i];
		if (dice)
			dice[i] = die[i];
	}
	journal_add_roll(&t->journal, table_head(t, who),
		&(struct roll_entry){ .label = list[0],
			.sides = sides,
			.dice = dice_n,
			.die = die,
			.values = n - 1,
			.value = key + 1,
			.first = j });
	buf_free(&label);
	return sum;
}

thing draw_(struct table *t, seats who, thing at, const int *list, int n)
{
	thing forced = t->forced && !t->trial ? t->forced->lot(t->forced, t, at) : NONE;
	int total = 0, die;

	if (!t->game->labels[list[0]].lot)
		bug("label '%s' is drawn by, and is no lot", t->game->labels[list[0]].name);
	if (forced)
		return forced;
	for each(p, t, at)
		total += count(t, p);
	if (!total)
		return NONE;
	die = roll_(t, who, 1, total, NULL, list, n);
	for each(p, t, at) {
		if (die <= count(t, p))
			return p;
		die -= count(t, p);
	}
	bug("a lot beyond the place");
}

/* Keeps the deck as it lies now, to prove later what was dealt from it. */
static void keep_deck(struct table *t, thing at, int epoch)
{
	struct deck *deck;

	t->shuffled = xmore(t->shuffled, (size_t)t->shuffled_n, sizeof *t->shuffled);
	deck = &t->shuffled[t->shuffled_n++];
	*deck = (struct deck){ .place = at, .epoch = epoch };
	for each(p, t, at)
		deck_add(deck, p, kind(t, p));
}

void shuffle(struct table *t, thing at)
{
	int n = 0, epoch = t->epochs + (at - PLACES);
	thing *card = NULL;
	int *order;
	unsigned char deckkey[HASH];
	struct buf name = BUF_INIT;

	must(at >= PLACES && at < PIECES);
	for each(p, t, at) {
		card = xmore(card, (size_t)n, sizeof *card);
		card[n++] = p;
	}
	order = xalloc((size_t)n, sizeof *order);
	table_print(&name, t, at);
	chance_deckkey(&t->chance, deckkey, span_of_buf(&name), table_get(t, epoch));
	buf_free(&name);
	chance_shuffle(deckkey, order, n);
	table_relist(t, at, card, order, n);
	free(card);
	free(order);
	if (t->forced && !t->trial)
		t->forced->shuffle(t->forced, t, at);
	if (!t->trial)
		keep_deck(t, at, table_get(t, epoch));
	journal_add_shuffle(&t->journal, table_head(t, ALL),
		&(struct shuffle_entry){ .place = at, .epoch = table_get(t, epoch), .n = n });
	table_put(t, epoch, table_get(t, epoch) + 1);
}
