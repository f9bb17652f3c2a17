/* SPDX-License-Identifier: MIT
 * Forces: the units that an order names. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* The order in which a collective word names units, and in which units fall unless their owner
 * says otherwise. */
static const int ranks[] = { BASIC, ARCHER, CATAPULT, CAVALRY, HEAVY, CANNON, WIZARD, DRAGONLORD,
	KING };
enum { RANKS = sizeof ranks / sizeof *ranks };

int lords_rank(int i)
{
	return i < RANKS ? ranks[i] : OTHER;
}

/* ---- naming ---- */

static bool fits(const struct table *t, thing unit, thing word)
{
	thing mark = lords_hero(t, unit);

	if (kind(t, unit) == word || (mark && kind(t, mark) == word))
		return true;
	if (num(t, word, CIV) || num(t, word, ATTACK))
		return false;
	if (!num(t, word, TYPE))
		return num(t, unit, TYPE) != KING;
	return num(t, word, TYPE) == num(t, unit, TYPE);
}

static int taken(const struct force *f, thing piece)
{
	for (int i = 0; i < f->n; i++)
		if (f->part[i].piece == piece)
			return f->part[i].n;
	return 0;
}

static void take(struct force *f, thing piece, int n)
{
	for (int i = 0; i < f->n; i++)
		if (f->part[i].piece == piece) {
			f->part[i].n += n;
			return;
		}
	if (f->n < FORCE_PARTS)
		f->part[f->n++] = (struct part_of_force){ piece, n, 0 };
}

/* Names units of one rank: first those that carry nothing. */
static int name_rank(
	const struct table *t, const struct naming *w, int type, bool laden, int n, struct force *f)
{
	int got = 0;

	for each(p, t, w->at) {
		int here = count(t, p) - taken(f, p), k = n && here > n - got ? n - got : here;

		if (owner(t, p) != w->seat || num(t, p, TYPE) != type
			|| (first(t, p) != NONE) != laden || !fits(t, p, w->word) || k <= 0)
			continue;
		if ((w->ship && dial(t, p, SHIP) != w->ship) || lords_bars(t, p, w->act))
			continue;
		take(f, p, k);
		got += k;
	}
	return got;
}

int lords_name(const struct table *t, const struct naming *w, struct force *f)
{
	int got = 0;

	f->all |= !w->n;
	for (int i = 0; i < RANKS; i++)
		for (int laden = 0; laden < 2; laden++)
			if (!w->n || got < w->n)
				got += name_rank(t, w, ranks[i], laden, w->n ? w->n - got : 0, f);
	return got;
}

/* Whether a word is the name of a hero or a caster. */
static bool is_person(const struct table *t, thing word)
{
	return num(t, word, TYPE) == HERO || (num(t, word, CIV) && lords_caster(t, word));
}

int lords_number(const struct table *t, const struct order *o, int hole, int group)
{
	int n = part(o, hole, group, 0);

	if (!written(o, hole, group, 0))
		return is_person(t, part(o, hole + 1, group, 0));
	return n < 1 ? -1 : n;
}

bool lords_in_pass(const struct table *t, const struct order *o, int hole, int group, int pass)
{
	return is_person(t, part(o, hole + 1, group, 0)) == !pass;
}

int lords_read_force(
	struct table *t, const struct order *o, int hole, struct naming w, struct force *f)
{
	for (int pass = 0; pass < PASSES; pass++)
		for (int g = 0; (w.word = part(o, hole + 1, g, 0)); g++) {
			if (!lords_in_pass(t, o, hole, g, pass))
				continue;
			w.n = lords_number(t, o, hole, g);
			int got = lords_name(t, &w, f);

			if (!got)
				return refuse(t, NO_SUCH_UNIT, w.word, w.at < PLACES ? w.at : NONE);
			if (got < w.n)
				return refuse(t, TOO_FEW_UNITS, w.word, got, w.n);
		}
	return DONE;
}

/* ---- what is in it ---- */

int lords_force_units(const struct force *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++)
		n += f->part[i].n;
	return n;
}

int lords_force_places(const struct table *t, const struct force *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++)
		n += f->part[i].n * num(t, f->part[i].piece, PLACES_TAKEN);
	return n;
}

int lords_force_from(const struct table *t, const struct force *f, thing at)
{
	int n = 0;

	for (int i = 0; i < f->n; i++)
		n += place(t, f->part[i].piece) == at ? f->part[i].n : 0;
	return n;
}

bool lords_flies(const struct table *t, const struct force *f)
{
	return f->n == 1 && num(t, f->part[0].piece, TYPE) == DRAGONLORD;
}

/* ---- who stays ---- */

void lords_trim(struct force *f, int i, int n)
{
	f->part[i].n -= n;
	if (f->part[i].n > 0)
		return;
	f->n--;
	for (; i < f->n; i++)
		f->part[i] = f->part[i + 1];
}

/* Returns the part from there with the lowest rank, of equal ones one that carries nothing; -1
 * if there is none. */
static int least_of(const struct table *t, thing at, const struct force *f)
{
	for (int k = 0; k < RANKS; k++)
		for (int laden = 0; laden < 2; laden++)
			for (int i = 0; i < f->n; i++) {
				thing p = f->part[i].piece;

				if (place(t, p) == at && num(t, p, TYPE) == ranks[k]
					&& (first(t, p) != NONE) == laden)
					return i;
			}
	return -1;
}

bool lords_leave_one(const struct table *t, int seat, thing at, struct force *f)
{
	int there = lords_units(t, seat, at);

	if (lords_force_from(t, f, at) < there)
		return true;
	if (!f->all)
		return false;
	int i = least_of(t, at, f);
	if (i < 0)
		return false;
	lords_trim(f, i, 1);
	return f->n > 0;
}

/* ---- moving ---- */

/* A unit that leaves a Wasteland by any way counts as returned. */
void lords_send(struct table *t, struct force *f, thing to, thing ship)
{
	for (int i = 0; i < f->n; i++) {
		bool returns = lords_on_quest(t, f->part[i].piece);
		thing p = move(t, f->part[i].piece, f->part[i].n, to);

		if (returns)
			p = set(t, p, f->part[i].n, RETURNED, 1);
		if (dial(t, p, SHIP) != ship)
			p = set(t, p, f->part[i].n, SHIP, ship);
		f->part[i].piece = p;
	}
}

void lords_mark(struct table *t, struct force *f, int of_unit, int value)
{
	for (int i = 0; i < f->n; i++)
		f->part[i].piece = set(t, f->part[i].piece, f->part[i].n, of_unit, value);
}
