/* SPDX-License-Identifier: MIT
 * Reinforcements in an engagement: each seat uses at most one, with a ship that takes part. */
#include "games/tradeworlds/fight.h"

/* Returns the reinforcement with that operation that the seat could use now on side i; NONE if
 * there is none. Some reinforcements work on one side of an engagement only. */
static thing usable(const struct table *t, const struct fight *f, int i, int seat, int op)
{
	const struct side *s = &f->side[i];

	if (s->used & ONLY(seat))
		return NONE;
	for (int k = 0; k < s->n; k++) {
		thing token = NONE;

		if (s->ship[k] && worlds_owner(t, s->ship[k]) == seat)
			token = worlds_part(t, s->ship[k], IS_REINFORCEMENT);
		if (token && num(t, token, OP) == op
			&& (op != OP_INITIATIVE || fight_in_window(t, kind(t, token), i))
			&& dial(t, seat, CREDITS) >= num(t, token, FEE))
			return token;
	}
	return NONE;
}

static void use(struct table *t, struct side *s, int seat, thing token)
{
	s->used |= ONLY(seat);
	worlds_pay(t, seat, num(t, token, FEE));
	tell(t, ALL, FEE_PAID, seat, kind(t, token), num(t, token, FEE));
}

static void lose(struct table *t, thing token)
{
	int seat = worlds_owner(t, place(t, token));

	tell(t, ALL, REINFORCEMENT_LOST, seat, kind(t, token));
	move(t, token, 1, IN(REMOVED, seat));
}

/* ---- destroyers: all say it before any is known ---- */

/* A seat is on one side only. */
enum { MOST_ASKED = MOST_LANES };

/* Offers the answers. Returns how many must be given. */
typedef int fight_offer(const struct table *, const struct side *other, struct choice *);

struct asked {
	int n;
	struct seat_question query[MOST_ASKED];
	struct choice from[MOST_ASKED];
	int about[MOST_ASKED][ABOUT];
	int side[MOST_ASKED];
	thing token[MOST_ASKED];
};

/* Asks every seat that could use a reinforcement with that operation. `offers` offers the
 * answers; where it offers none, the seat is not asked. */
static void ask_all(struct table *t, const struct fight *f, struct asked *a, int question, int op,
	fight_offer *offers)
{
	int seat;

	a->n = 0;
	for (int i = 0; i < 2; i++)
		for (int k = 0; (seat = fight_seat(t, &f->side[i], k)); k++) {
			thing token = usable(t, f, i, seat, op);

			if (!token)
				continue;
			a->side[a->n] = i;
			a->token[a->n] = token;
			a->from[a->n].n = 0;
			fight_about(t, f, i, seat, a->about[a->n]);
			a->query[a->n] = (struct seat_question){ .seat = seat,
				.question = question,
				.from = &a->from[a->n],
				.most = 1,
				.about = a->about[a->n] };
			a->query[a->n].least = offers(t, &f->side[!i], &a->from[a->n]);
			a->n += a->from[a->n].n > 0;
		}
	together(t, a->query, a->n);
}

/* Offers every reinforcement in the lanes of the other side's seats whose ships take part. */
static int offer_tokens(const struct table *t, const struct side *other, struct choice *c)
{
	int seat;

	for (int k = 0; (seat = fight_seat(t, other, k)); k++) {
		if (!fight_ship_of(t, other, seat))
			continue;
		each_berth(at, t, seat) {
			thing token = worlds_part(t, at, IS_REINFORCEMENT);

			if (token)
				offer(c, token, at, 1);
		}
	}
	return 0;
}

void fight_missiles(struct table *t, struct fight *f)
{
	struct asked a;
	thing gone[MOST_ASKED];
	int n = 0;

	ask_all(t, f, &a, DESTROYER, OP_MISSILE, offer_tokens);
	for (int q = 0; q < a.n; q++) {
		thing hit = a.query[q].chosen ? a.from[q].o[0].what : NONE;
		bool twice = false;

		if (!hit)
			continue;
		use(t, &f->side[a.side[q]], a.query[q].seat, a.token[q]);
		tell(t, ALL, MISSILE, a.query[q].seat, kind(t, hit), place(t, hit));
		for (int i = 0; i < n; i++)
			twice |= gone[i] == hit;
		if (!twice)
			gone[n++] = hit;
	}
	for (int i = 0; i < n; i++)
		lose(t, gone[i]);
}

/* ---- sentinel and gunship, before the dice ---- */

static int offer_no_yes(const struct table *t, const struct side *other, struct choice *c)
{
	(void)t, (void)other;
	offer(c, 0, NONE, 1);
	offer(c, 1, NONE, 1);
	return 1;
}

void fight_escorts(struct table *t, struct fight *f)
{
	struct asked a;

	ask_all(t, f, &a, ESCORT, OP_INITIATIVE, offer_no_yes);
	for (int q = 0; q < a.n; q++) {
		struct side *s = &f->side[a.side[q]];

		if (a.from[q].o[0].what != 1)
			continue;
		use(t, s, a.query[q].seat, a.token[q]);
		s->bonus += num(t, a.token[q], AMOUNT);
		tell(t, ALL, ESCORTED, a.query[q].seat, kind(t, a.token[q]),
			num(t, a.token[q], AMOUNT));
	}
}

/* ---- after the dice ---- */

void fight_cruisers(struct table *t, struct fight *f)
{
	int seat;

	for (int i = 0; i < 2; i++)
		for (int k = 0; (seat = fight_seat(t, &f->side[i], k)); k++) {
			thing token = usable(t, f, i, seat, OP_REROLL);
			int about[ABOUT];

			if (!token)
				continue;
			fight_about(t, f, i, seat, about);
			if (!yes(t, seat, CRUISER, FIGHT_ARGS(about)))
				continue;
			use(t, &f->side[i], seat, token);
			fight_roll(t, f, i, CRUISER_ROLLED);
		}
}

bool fight_frigate(struct table *t, struct fight *f, int i, int ship)
{
	struct side *s = &f->side[i];
	thing berth = s->ship[ship], token = worlds_part(t, berth, IS_REINFORCEMENT);
	int seat = worlds_owner(t, berth), about[ABOUT];

	if (!token || num(t, token, OP) != OP_DECOY || usable(t, f, i, seat, OP_DECOY) != token)
		return false;
	fight_about(t, f, i, seat, about);
	about[2] = berth;
	if (!yes(t, seat, FRIGATE, FIGHT_ARGS(about)))
		return false;
	use(t, s, seat, token);
	tell(t, ALL, SAVED_BY_FRIGATE, seat, berth, num(t, token, FEE));
	lose(t, token);
	return true;
}
