/* SPDX-License-Identifier: MIT */
#include "core/proof.h"

#include <stdlib.h>
#include <string.h>

/* ---- cells ---- */

int32_t table_get(const struct table *t, int cell)
{
	return t->cell[cell];
}

void table_change(struct table *t, int cell, int32_t value)
{
	if (t->undos == t->undo_room) {
		t->undo_room = 2 * t->undo_room + 256;
		t->undo = xgrow(t->undo, (size_t)t->undo_room, sizeof *t->undo);
	}
	t->undo[t->undos++] = (struct table_undo){ cell, t->cell[cell] };
	t->cell[cell] = value;
}

void table_note(struct table *t, int *at, int value)
{
	if (t->notes == t->note_room) {
		t->note_room = 2 * t->note_room + 64;
		t->note = xgrow(t->note, (size_t)t->note_room, sizeof *t->note);
	}
	t->note[t->notes++] = (struct table_note){ at, *at };
	*at = value;
}

struct table_mark table_point(const struct table *t)
{
	return (struct table_mark){ t->undos, t->notes, t->touches, t->spends, t->cause };
}

void table_back(struct table *t, struct table_mark p)
{
	while (t->undos > p.undos) {
		const struct table_undo *u = &t->undo[--t->undos];

		t->cell[u->cell] = u->was;
	}
	while (t->notes > p.notes) {
		const struct table_note *n = &t->note[--t->notes];

		*n->at = n->was;
	}
	t->touches = p.touches;
	t->spends = p.spends;
	t->cause = p.cause;
}

static void touch(struct table *t, thing at)
{
	if (!at || (t->touches && t->touched[t->touches - 1] == at))
		return;
	if (t->touches == t->touch_room) {
		t->touch_room = 2 * t->touch_room + 64;
		t->touched = xgrow(t->touched, (size_t)t->touch_room, sizeof *t->touched);
	}
	t->touched[t->touches++] = at;
}

/* ---- making one ---- */

static int lay_out(struct table *t)
{
	const int *cells = t->rules->cells;
	int at = C_HEAD + cells[OF_TABLE];

	t->dials_of_seats = at;
	at += (MAXSEATS + 1) * cells[OF_SEAT];
	t->dials_of_spaces = at;
	at += (t->map->spaces + 1) * cells[OF_SPACE];
	t->lists_of_spaces = at;
	at += 2 * (t->map->spaces + 1);
	t->lists_of_zones = at;
	at += 2 * 16 * t->rules->zones;
	t->epochs = at;
	at += 16 * t->rules->zones;
	t->pieces = at;
	t->stride = P_DIALS + cells[OF_PIECE];
	return at;
}

/* The pieces of which some dial is not at its start, by their first cells. */
struct changed_pieces {
	int n, *piece; /* NULL: not looked for yet */
};

static void find_changed(struct changed_pieces *changed, const struct table *t)
{
	const size_t dials = (size_t)t->rules->cells[OF_PIECE] * sizeof *t->cell;
	const int32_t *piece = t->cell + t->pieces;

	changed->piece = xalloc((size_t)t->cell[C_PIECES] + 1, sizeof *changed->piece);
	for (int i = 0; i < t->cell[C_PIECES]; i++, piece += t->stride)
		if (piece[P_KIND] && memcmp(piece + P_DIALS, t->rules->piece_starts, dials) != 0)
			changed->piece[changed->n++] = (int)(piece - t->cell);
}

static void start_pieces(struct table *t, int d, struct changed_pieces *changed)
{
	int32_t start = dial_row(t, d)->start;

	if (!changed->piece)
		find_changed(changed, t);
	for (int i = 0; i < changed->n; i++) {
		int piece = changed->piece[i], cell = piece + P_DIALS + t->rules->dial[d].at;

		if (t->cell[cell] == start)
			continue;
		/* The difference between two stacks may be gone now. */
		touch(t, t->cell[piece + P_AT]);
		table_put(t, cell, start);
	}
}

/* Sets a dial of n things, whose cells are `apart`, back to its start. */
static void start_cells(struct table *t, int cell, int apart, int n, int32_t start)
{
	for (int i = 0; i < n; i++, cell += apart)
		if (t->cell[cell] != start)
			table_put(t, cell, start);
}

/* Sets a dial of the table, of seats or of spaces back to its start. */
static void start_dial(struct table *t, int d)
{
	const struct dial *row = dial_row(t, d);
	int n = 1, apart = t->rules->cells[row->of];
	thing least = TABLE;

	if (row->of != OF_TABLE) {
		n = row->of == OF_SEAT ? t->seats : t->map->spaces;
		least = row->of == OF_SEAT ? 1 : SPACES + 1;
	}
	start_cells(t, dial_cell(t, least, d), apart, n, row->start);
}

void table_renew(struct table *t, int term, int seat)
{
	struct changed_pieces changed = { 0, NULL };

	for (int d = 1; d <= t->rules->dials; d++) {
		const struct dial *row = dial_row(t, d);

		if ((int)row->term != term)
			continue;
		if (term == TURN && row->of == OF_SEAT && !seat)
			continue;
		if (term == TURN && row->of == OF_SEAT)
			table_put(t, dial_cell(t, seat, d), row->start);
		else if (row->of == OF_PIECE)
			start_pieces(t, d, &changed);
		else
			start_dial(t, d);
	}
	free(changed.piece);
}

static void lay_kinds(struct table *t)
{
	for (int k = 1; k <= t->box->kinds; k++) {
		const struct box_kind *row = &t->box->kind[k];
		thing home = IN(row->home, NOBODY);

		for (int i = 0; row->single && i < row->copies; i++)
			make(t, KINDS + k, NOBODY, 1, UNDER(home));
		if (!row->single && row->copies)
			make(t, KINDS + k, NOBODY, row->copies, UNDER(home));
	}
	table_settle(t);
	journal_clear(&t->journal);
}

bool table_playable(const struct table *t, struct buf *why)
{
	const char *no = t->game->unplayable ? t->game->unplayable(t) : NULL;

	if (no)
		buf_fmt(why, "%s cannot be played by %d with this box: %s", t->game->title,
			t->seats, no);
	return !no;
}

struct table *table_bare(const struct rules *r, int n, const char *map, struct buf *why)
{
	const struct box_map *found = box_map(r->box, map, n);
	struct table *t;

	if (n < r->game->least || n > r->game->most) {
		buf_fmt(why, "cannot seat %d: %s is played by %d to %d", n, r->game->title,
			r->game->least, r->game->most);
		return NULL;
	}
	if (!found) {
		buf_fmt(why, "the box has no map %s%s for %d seats", map ? "named " : "",
			map ? map : "", n);
		return NULL;
	}
	t = xalloc(1, sizeof *t);
	t->rules = r;
	t->game = r->game;
	t->box = r->box;
	t->map = found;
	t->seats = n;
	t->keys = xalloc((size_t)r->box->keys + 1, sizeof *t->keys);
	for (int i = 1; i <= r->box->keys; i++)
		t->keys[i] = r->box->key[i].value;
	t->room = lay_out(t);
	t->cell = xalloc((size_t)t->room, sizeof *t->cell);
	for (int d = 1; d <= r->dials; d++)
		if (dial_row(t, d)->of != OF_PIECE)
			start_dial(t, d);
	table_settle(t);
	return t;
}

struct table *table_new(const struct rules *r, int n, const char *map, struct buf *why)
{
	struct table *t = table_bare(r, n, map, why);

	if (t)
		lay_kinds(t);
	return t;
}

struct table *table_copy(const struct table *t)
{
	struct table *copy = xalloc(1, sizeof *copy);
	size_t cells = (size_t)(t->pieces + t->cell[C_PIECES] * t->stride);
	size_t keys = (size_t)t->box->keys + 1;

	*copy = (struct table){ .rules = t->rules,
		.game = t->game,
		.box = t->box,
		.map = t->map,
		.seats = t->seats,
		.stride = t->stride,
		.room = (int)cells,
		.day = t->day,
		.revealed = t->revealed };
	lay_out(copy);
	copy->keys = xalloc(keys, sizeof *copy->keys);
	memcpy(copy->keys, t->keys, keys * sizeof *copy->keys);
	copy->cell = xgrow(NULL, cells, sizeof *copy->cell);
	memcpy(copy->cell, t->cell, cells * sizeof *copy->cell);
	return copy;
}

void table_free(struct table *t)
{
	if (!t)
		return;
	journal_free(&t->journal);
	chance_wipe(&t->chance, sizeof t->chance);
	free(t->keys);
	free(t->cell);
	free(t->undo);
	free(t->note);
	free(t->touched);
	free(t->spent);
	free(t->throw);
	decks_forget(t);
	free(t);
}

/* Reads one word of "a|b", or a set of words of "+a|b". */
static bool read_words_value(const char *words, struct span text, long long *value)
{
	struct span word;
	bool clear;

	*value = 0;
	if (*words != '+') {
		*value = words_find(words, text, &clear);
		return *value >= 0;
	}
	while (span_word(&text, &word)) {
		int i = words_find(words, word, &clear);

		if (i < 0)
			return false;
		*value |= 1 << i;
	}
	return true;
}

static void say_values(struct buf *b, const struct box *box, int key)
{
	const struct box_key *k = &box->key[key];

	if (box->game->keys[key].words)
		buf_str(b, box->game->keys[key].words);
	else
		buf_fmt(b, "%d to %d", k->least, k->most);
}

void table_print_option(struct buf *b, const struct box *box, int key)
{
	const char *words = box->game->keys[key].words, *between = "";
	int value = box->key[key].value;
	struct span word;

	buf_fmt(b, "%s=", box->game->keys[key].name);
	if (!words)
		buf_fmt(b, "%d", value);
	for (int i = 0; words && (word = words_nth(words, i)).s; i++) {
		if (!(*words == '+' ? value >> i & 1 : value == i))
			continue;
		buf_fmt(b, "%s%.*s", between, (int)word.n, word.s);
		between = " ";
	}
	buf_str(b, "   (");
	say_values(b, box, key);
	buf_char(b, ')');
}

static void say_options(struct buf *b, const struct box *box)
{
	const char *before = "; there are: ";

	for (int i = 1; i <= box->keys; i++) {
		if (!box->key[i].option)
			continue;
		buf_fmt(b, "%s%s=", before, box->game->keys[i].name);
		say_values(b, box, i);
		before = ", ";
	}
}

bool table_option(struct table *t, struct span name, struct span value, struct buf *why)
{
	for (int i = 1; i <= t->box->keys; i++) {
		const struct box_key *k = &t->box->key[i];
		const char *words = t->game->keys[i].words;
		long long v;

		if (!span_folds(name, t->game->keys[i].name) || !k->option)
			continue;
		if (!(words ? read_words_value(words, value, &v)
			    : span_int(value, k->least, k->most, &v))
			|| v < k->least || v > k->most) {
			buf_fmt(why, "option '%s' cannot be '%.*s': it is ", t->game->keys[i].name,
				(int)value.n, value.s);
			say_values(why, t->box, i);
			return false;
		}
		t->keys[i] = (int)v;
		return true;
	}
	buf_fmt(why, "%s has no option '%.*s'", t->game->title, (int)name.n, name.s);
	say_options(why, t->box);
	return false;
}

/* ---- stacks ---- */

static bool equal_stacks(const struct table *t, int a, int b)
{
	const int32_t *x = t->cell + a, *y = t->cell + b;

	return x[P_KIND] == y[P_KIND] && x[P_OWNER] == y[P_OWNER] && !x[P_FIRST] && !y[P_FIRST]
		&& !memcmp(x + P_DIALS, y + P_DIALS, (size_t)t->rules->cells[OF_PIECE] * sizeof *x);
}

static void free_piece(struct table *t, thing piece)
{
	int c = piece_cell(t, piece);

	table_put(t, c + P_KIND, 0);
	table_put(t, c + P_NEXT, t->cell[C_FREE]);
	table_put(t, C_FREE, piece);
}

static void take_out(struct table *t, thing piece)
{
	int c = piece_cell(t, piece);
	thing before = t->cell[c + P_PREV], behind = t->cell[c + P_NEXT], at = t->cell[c + P_AT];

	if (!at)
		return;
	table_put(t, before ? piece_cell(t, before) + P_NEXT : list_cell(t, at), behind);
	table_put(t, behind ? piece_cell(t, behind) + P_PREV : list_cell(t, at) + 1, before);
	table_put(t, c + P_AT, NONE);
	/* A piece that no longer carries anything may be equal to others. */
	if (at > PIECES && !first(t, at))
		touch(t, place(t, at));
}

static void merge_place(struct table *t, thing at)
{
	for (thing p = first(t, at); p; p = after(t, p)) {
		int c = piece_cell(t, p);
		thing q = after(t, p), behind;

		if (t->box->kind[t->cell[c + P_KIND] - KINDS].single)
			continue;
		for (; q; q = behind) {
			int d = piece_cell(t, q);

			behind = after(t, q);
			if (!equal_stacks(t, c, d))
				continue;
			table_put(t, c + P_N, t->cell[c + P_N] + t->cell[d + P_N]);
			take_out(t, q);
			free_piece(t, q);
		}
	}
}

void table_settle(struct table *t)
{
	for (int i = 0; i < t->touches; i++)
		if (t->touched[i] < PIECES || piece_lives(t, t->touched[i]))
			merge_place(t, t->touched[i]);
	t->touches = t->undos = t->notes = 0;
}

static void put_in(struct table *t, thing piece, thing place)
{
	bool under = place < 0;
	thing at = under ? -place : place;
	int c = piece_cell(t, piece), list, other;

	list = list_cell(t, at);
	other = t->cell[list + under];
	table_put(t, c + P_AT, at);
	table_put(t, c + P_PREV, under ? other : NONE);
	table_put(t, c + P_NEXT, under ? NONE : other);
	if (other)
		table_put(t, piece_cell(t, other) + (under ? P_NEXT : P_PREV), piece);
	else
		table_put(t, list + !under, piece);
	table_put(t, list + under, piece);
	touch(t, at);
}

static thing new_piece(struct table *t)
{
	thing piece = t->cell[C_FREE];
	int i;

	if (piece) {
		table_put(t, C_FREE, t->cell[piece_cell(t, piece) + P_NEXT]);
		return piece;
	}
	i = t->cell[C_PIECES] + 1;
	if (i > MOST_PIECES)
		bug("more than %d pieces", MOST_PIECES);
	if (t->pieces + i * t->stride > t->room) {
		int was = t->room;

		t->room = t->pieces + (i + 63) * t->stride;
		t->cell = xgrow(t->cell, (size_t)t->room, sizeof *t->cell);
		memset(t->cell + was, 0, (size_t)(t->room - was) * sizeof *t->cell);
	}
	table_put(t, C_PIECES, i);
	return PIECES + i;
}

/* Returns n of the stack as a piece of its own that lies nowhere yet; the whole stack where n is
 * all of it. */
static thing split(struct table *t, thing piece, int n)
{
	int c = piece_cell(t, piece), d;
	thing part;

	if (n < 0 || n > t->cell[c + P_N])
		bug("%d of a stack of %d", n, t->cell[c + P_N]);
	if (n == 0 || n == t->cell[c + P_N])
		return piece;
	part = new_piece(t);
	c = piece_cell(t, piece);
	d = piece_cell(t, part);
	for (int i = 0; i < t->stride; i++)
		table_put(t, d + i, i == P_FIRST || i == P_LAST || i == P_AT ? 0 : t->cell[c + i]);
	table_put(t, d + P_N, n);
	table_put(t, c + P_N, t->cell[c + P_N] - n);
	return part;
}

void table_relist(struct table *t, thing at, const thing *card, const int *order, int n)
{
	for (int i = 0; i < n; i++) {
		int c = piece_cell(t, card[order[i]]);

		table_put(t, c + P_PREV, i ? card[order[i - 1]] : NONE);
		table_put(t, c + P_NEXT, i + 1 < n ? card[order[i + 1]] : NONE);
	}
	table_put(t, list_cell(t, at), n ? card[order[0]] : NONE);
	table_put(t, list_cell(t, at) + 1, n ? card[order[n - 1]] : NONE);
}

/* ---- the verbs that change ---- */

struct entry_head table_head(const struct table *t, seats who)
{
	return (struct entry_head){
		.who = who, .seat = t->line_seat, .line = t->line, .cause = t->cause
	};
}

thing make(struct table *t, thing k, int who, int n, thing at)
{
	thing piece;
	int c;

	if (k <= KINDS || k > KINDS + t->box->kinds || n < 1)
		bug("cannot make %d of thing %d", n, k);
	if (t->box->kind[k - KINDS].single && n > 1)
		bug("'%s' is single: make one at a time", t->box->kind[k - KINDS].name);
	piece = new_piece(t);
	c = piece_cell(t, piece);
	table_put(t, c + P_N, n);
	table_put(t, c + P_KIND, k);
	table_put(t, c + P_OWNER, who);
	table_put(t, c + P_FIRST, NONE);
	table_put(t, c + P_LAST, NONE);
	for (int i = 0; i < t->rules->cells[OF_PIECE]; i++)
		table_put(t, c + P_DIALS + i, t->rules->piece_starts[i]);
	put_in(t, piece, at);
	journal_add_make(&t->journal, table_head(t, 0),
		&(struct make_entry){
			.piece = piece, .kind = k, .owner = who, .n = n, .place = at });
	return piece;
}

static void take_away(struct table *t, thing piece)
{
	for each(p, t, piece)
		take_away(t, p);
	take_out(t, piece);
	free_piece(t, piece);
}

thing move(struct table *t, thing piece, int n, thing at)
{
	thing part = split(t, piece, n);

	if (part == piece) {
		touch(t, place(t, piece));
		take_out(t, part);
	}
	journal_add_move(&t->journal, table_head(t, 0),
		&(struct move_entry){ .piece = piece, .n = n, .to = at, .part = part });
	if (at == NONE) {
		take_away(t, part);
		return NONE;
	}
	put_in(t, part, at);
	return part;
}

/* Lays a part of a stack that changes where it lies next behind the rest of the stack. A loop over
 * the place that works on that stack has already passed this spot, so it does not meet the part. */
static thing part_here(struct table *t, thing piece, int n)
{
	thing part = split(t, piece, n), at = place(t, piece), behind = after(t, piece);
	int c = piece_cell(t, part);

	touch(t, at);
	if (part == piece)
		return piece;
	table_put(t, c + P_AT, at);
	table_put(t, c + P_PREV, piece);
	table_put(t, c + P_NEXT, behind);
	table_put(t, piece_cell(t, piece) + P_NEXT, part);
	table_put(t, behind ? piece_cell(t, behind) + P_PREV : list_cell(t, at) + 1, part);
	return part;
}

thing own(struct table *t, thing piece, int n, int seat)
{
	thing part = part_here(t, piece, n);

	table_put(t, piece_cell(t, part) + P_OWNER, seat);
	journal_add_own(&t->journal, table_head(t, 0),
		&(struct own_entry){ .piece = piece, .n = n, .seat = seat, .part = part });
	return part;
}

int32_t dial_within(const struct dial *row, long long value)
{
	int32_t most = row->most ? row->most : INT32_MAX;

	if (value < row->least)
		return row->least;
	return value > most ? most : (int32_t)value;
}

thing set(struct table *t, thing x, int n, int d, int value)
{
	const struct dial *row = dial_row(t, d);
	thing part = x;

	if (dial_within(row, value) != value)
		bug("dial '%s' cannot be %d", row->name, value);
	if (row->of == OF_PIECE)
		part = part_here(t, x, n);
	table_put(t, dial_cell(t, part, d), value);
	journal_add_set(&t->journal, table_head(t, 0),
		&(struct set_entry){ .what = x, .n = n, .dial = d, .value = value, .part = part });
	return part;
}

int gain(struct table *t, thing x, int d, int by)
{
	int c = dial_cell(t, x, d);
	int32_t was = t->cell[c], now = dial_within(dial_row(t, d), (long long)was + by);

	if (now == was)
		return 0;
	if (x > PIECES)
		touch(t, place(t, x));
	table_put(t, c, now);
	journal_add_gain(&t->journal, table_head(t, 0),
		&(struct gain_entry){ .what = x, .dial = d, .by = now - was });
	return now - was;
}

void leave(struct table *t, int seat)
{
	table_put(t, C_OUT, t->cell[C_OUT] | 1 << seat);
	journal_add_leave(&t->journal, table_head(t, 0), &(struct leave_entry){ seat });
}
