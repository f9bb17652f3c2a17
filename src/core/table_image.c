/* SPDX-License-Identifier: MIT
 * Writes and reads the table as bytes, and checks what must hold of any table. */
#include "core/table.h"

#include <string.h>

/* ---- what always holds ---- */

static bool is_place(const struct table *t, thing at)
{
	return piece_lives(t, at) || (at > SPACES && at <= SPACES + t->map->spaces)
		|| (at >= PLACES && at < PLACES + 16 * t->rules->zones);
}

static bool none_or_lives(const struct table *t, thing piece)
{
	return !piece || piece_lives(t, piece);
}

/* Returns whether a dial's number has a name where it needs one: reports print that name. */
static bool is_held(const struct table *t, const struct arg *arg, int x)
{
	switch (arg->type) {
	case T_SEAT: return x >= 0 && x <= t->seats;
	case T_SPACE: return !x || (x > SPACES && x <= SPACES + t->map->spaces);
	case T_AREA:
		return !x
			|| (x > SPACES && x <= SPACES + t->map->spaces
				&& t->map->space[x - SPACES].areas >> arg->which & 1);
	case T_KIND: return !x || (x > KINDS && x <= KINDS + t->box->kinds);
	case T_CLASS:
		return !x
			|| (x > KINDS && x <= KINDS + t->box->kinds && arg->among->has[x - KINDS]);
	case T_WORDS: return x >= 0 && words_nth(arg->words, x).s;
	default: return true;
	}
}

static const char *audit_dial(const struct table *t, int d, int value)
{
	if (dial_within(dial_row(t, d), value) != value)
		return "a dial is out of its bounds";
	return is_held(t, &t->rules->held[d], value) ? NULL
						     : "a dial holds what it is not made for";
}

static const char *audit_dials(const struct table *t, thing x, enum of of)
{
	const int32_t *value = t->cell + dials_cell(t, x, of);

	for (const int *d = t->rules->dials_of[of]; *d; d++, value++) {
		const char *broken = audit_dial(t, *d, *value);

		if (broken)
			return broken;
	}
	return NULL;
}

/* Returns whether a piece's own cells can be true; the walks below rely on that. */
static const char *audit_piece(const struct table *t, thing piece)
{
	const int32_t *c = t->cell + piece_cell(t, piece);
	int k = c[P_KIND] - KINDS;

	if (k < 1 || k > t->box->kinds || c[P_OWNER] < 0 || c[P_OWNER] > t->seats)
		return "a piece is none of the box";
	if (c[P_N] < 1)
		return "a stack is empty";
	if (t->box->kind[k].single && c[P_N] != 1)
		return "a single piece is several";
	if (!is_place(t, c[P_AT]))
		return "a piece lies nowhere";
	if (!none_or_lives(t, c[P_PREV]) || !none_or_lives(t, c[P_NEXT])
		|| !none_or_lives(t, c[P_FIRST]) || !none_or_lives(t, c[P_LAST]))
		return "a list of pieces is broken";
	return audit_dials(t, piece, OF_PIECE);
}

/* Returns the piece to visit next: the first that lies on this one, else the one behind it, else
 * the one behind its carrier. NONE when all that lies in the place, at any depth, was visited. */
static thing audit_next(const struct table *t, thing piece)
{
	if (first(t, piece))
		return first(t, piece);
	while (piece > PIECES && !after(t, piece))
		piece = place(t, piece);
	return piece > PIECES ? after(t, piece) : NONE;
}

/* Returns whether the pieces before, behind and on this one point back to it. */
static bool audit_links(const struct table *t, thing piece)
{
	const int32_t *c = t->cell + piece_cell(t, piece), *other;

	if (!c[P_PREV] && first(t, c[P_AT]) != piece)
		return false;
	if (!c[P_NEXT] && t->cell[list_cell(t, c[P_AT]) + 1] != piece)
		return false;
	if (c[P_NEXT]) {
		other = t->cell + piece_cell(t, c[P_NEXT]);
		if (other[P_PREV] != piece || other[P_AT] != c[P_AT])
			return false;
	}
	if (!c[P_FIRST])
		return !c[P_LAST];
	other = t->cell + piece_cell(t, c[P_FIRST]);
	return !other[P_PREV] && other[P_AT] == piece;
}

/* Returns whether all in a place is linked as it should be, and the place holds at most `left`
 * pieces. */
static const char *audit_place(const struct table *t, thing root, int *left)
{
	thing top = first(t, root), last = t->cell[list_cell(t, root) + 1];

	if (!none_or_lives(t, top) || !none_or_lives(t, last) || !top != !last
		|| (top && (place(t, top) != root || t->cell[piece_cell(t, top) + P_PREV])))
		return "a list of pieces is broken";
	for (thing p = top; p; p = audit_next(t, p)) {
		if (--*left < 0)
			return "a list of pieces runs in a circle";
		if (!audit_links(t, p))
			return "a list of pieces is broken";
	}
	return NULL;
}

/* Checks that every freed piece is in the list of free ones exactly once. */
static const char *audit_free(const struct table *t, int freed)
{
	for (thing p = t->cell[C_FREE]; p; p = after(t, p))
		if (p <= PIECES || p > PIECES + t->cell[C_PIECES] || piece_lives(t, p)
			|| --freed < 0)
			return "the list of freed pieces is broken";
	return freed ? "a freed piece is lost" : NULL;
}

static const char *audit_head(const struct table *t)
{
	const char *broken = NULL;

	if (t->cell[C_SEASON] < 0 || (t->cell[C_OVER] | 1) != 1
		|| (seats)t->cell[C_OUT] & BUT(seats_all(t->seats)))
		return "the head of the table is none";
	broken = audit_dials(t, TABLE, OF_TABLE);
	for (int s = 1; s <= t->seats && !broken; s++)
		broken = audit_dials(t, s, OF_SEAT);
	for (int s = 1; s <= t->map->spaces && !broken; s++)
		broken = audit_dials(t, SPACES + s, OF_SPACE);
	return broken;
}

const char *table_audit(const struct table *t)
{
	const char *broken = audit_head(t);
	int live = 0, left;

	for (int i = 1; i <= t->cell[C_PIECES] && !broken; i++)
		if (piece_lives(t, PIECES + i)) {
			broken = audit_piece(t, PIECES + i);
			live++;
		}
	left = live;
	for (int i = 1; i <= t->map->spaces && !broken; i++)
		broken = audit_place(t, SPACES + i, &left);
	for (int i = 0; i < 16 * t->rules->zones && !broken; i++)
		broken = audit_place(t, PLACES + i, &left);
	if (!broken && left)
		broken = "a piece lies nowhere";
	return broken ? broken : audit_free(t, t->cell[C_PIECES] - live);
}

/* ---- as bytes ---- */

enum { IMAGE = 1 };

void table_write(const struct table *t, struct buf *b)
{
	int cells = t->pieces + t->cell[C_PIECES] * t->stride;

	word_write(b, IMAGE);
	word_write(b, t->seats);
	word_write(b, (int32_t)(t->map - t->box->map));
	word_write(b, t->box->keys);
	for (int i = 1; i <= t->box->keys; i++)
		word_write(b, t->keys[i]);
	word_write(b, cells);
	for (int i = 0; i < cells; i++)
		word_write(b, t->cell[i]);
}

static bool read_words(const unsigned char **s, size_t *n, int32_t *word, int words)
{
	for (int i = 0; i < words; i++) {
		size_t used = word_read(*s, *n, &word[i]);

		if (!used)
			return false;
		*s += used;
		*n -= used;
	}
	return true;
}

seats table_outs(const void *bytes, size_t n)
{
	const unsigned char *s = bytes;
	int32_t head[4], word[C_OUT + 1], cells;

	if (!read_words(&s, &n, head, 4) || head[0] != IMAGE)
		return 0;
	for (int i = 0; i < head[3]; i++)
		if (!read_words(&s, &n, &cells, 1))
			return 0;
	if (!read_words(&s, &n, &cells, 1) || cells < C_HEAD
		|| !read_words(&s, &n, word, C_OUT + 1))
		return 0;
	return (seats)word[C_OUT];
}

static bool keys_fit(const struct table *t)
{
	for (int i = 1; i <= t->box->keys; i++) {
		const struct box_key *k = &t->box->key[i];

		if (k->option ? t->keys[i] < k->least || t->keys[i] > k->most
			      : t->keys[i] != k->value)
			return false;
	}
	return true;
}

/* The cells, of which so many bytes are left. */
static bool read_cells(struct table *t, const unsigned char *s, size_t n, int cells)
{
	t->room = cells + 64 * t->stride;
	t->cell = xgrow(t->cell, (size_t)t->room, sizeof *t->cell);
	memset(t->cell, 0, (size_t)t->room * sizeof *t->cell);
	return read_words(&s, &n, t->cell, cells) && !n && t->cell[C_PIECES] >= 0
		&& t->cell[C_PIECES] <= MOST_PIECES
		&& t->pieces + t->cell[C_PIECES] * t->stride == cells;
}

bool table_read(struct table *t, const void *bytes, size_t n, struct buf *why)
{
	const unsigned char *s = bytes;
	int32_t head[4], cells = 0;
	const char *broken;

	if (!read_words(&s, &n, head, 4) || head[0] != IMAGE || head[1] != t->seats
		|| head[2] != (int32_t)(t->map - t->box->map) || head[3] != t->box->keys
		|| !read_words(&s, &n, t->keys + 1, head[3]) || !keys_fit(t)
		|| !read_words(&s, &n, &cells, 1) || cells < t->pieces
		|| cells > t->pieces + MOST_PIECES * t->stride) {
		buf_str(why, "the stored table is not one of this game and box");
		return false;
	}
	t->undos = t->notes = t->touches = 0;
	if (!read_cells(t, s, n, cells)) {
		buf_str(why, "the stored table is cut short");
		return false;
	}
	broken = table_audit(t);
	if (broken)
		buf_fmt(why, "the stored table is damaged: %s", broken);
	return !broken;
}
