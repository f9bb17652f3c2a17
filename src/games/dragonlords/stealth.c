/* SPDX-License-Identifier: MIT
 * The sneak attack of the Elves: one volley, which nobody answers. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { SNEAK_TARGET, SNEAK_FROM, SNEAK_N };

struct sneak {
	int seat, victim;
	thing from, at;
	seats who;
	struct force force;
};

/* ---- what forbids it ---- */

static int refuse_target(struct table *t, const struct sneak *s)
{
	if (!num(t, dial(t, s->seat, CIVILIZATION), SNEAKS))
		return refuse(t, NO_STEALTH);
	if (dial(t, s->seat, SNEAKED))
		return refuse(t, SNEAKED_BEFORE);
	if (dial(t, s->at, STRUCK))
		return refuse(t, STRUCK_ALREADY, s->at);
	if (lords_is(t, KINGDOM, s->at) || dial(t, s->at, WALL) || dial(t, s->at, TOWER))
		return refuse(t, WATCHED, s->at);
	if (s->victim == s->seat || lords_vacant(t, s->at))
		return refuse(t, NO_TARGET, s->at);
	if (!lords_friendly(t, s->seat, s->from))
		return refuse(t, NOT_FRIENDLY, s->from);
	return lords_adjoins(t, s->from, s->at, NEXT_TO) ? DONE
							 : refuse(t, NOT_BESIDE, s->at, s->from);
}

static int take_elves(struct table *t, struct sneak *s, const struct order *o)
{
	const struct strike strike = { .seat = s->seat,
		.from = s->from,
		.kind = lords_kind(t, s->seat, BASIC),
		.n = part(o, SNEAK_N, 0, 0),
		.most = key(t, SNEAK_ELVES),
		.numbered = written(o, SNEAK_N, 0, 0),
		.best = true };

	if (strike.n > strike.most)
		return refuse(t, TOO_MANY_ELVES, strike.n, strike.most);
	return lords_take_able(t, &strike, &s->force);
}

/* ---- the volley ---- */

/* Returns the die of the highest column. Casters form a column only if nobody else is there. */
static int highest_die(const struct table *t, thing at)
{
	int die = 0, of_casters = 0;

	for each(p, t, at) {
		int *most = lords_caster(t, p) ? &of_casters : &die,
		    its = lords_defence(t, p, false);

		*most = its > *most ? its : *most;
	}
	return die ? die : of_casters;
}

static int volley(struct table *t, const struct sneak *s)
{
	int sides = highest_die(t, s->at), hits = 0;

	for (int i = 0; i < s->force.n && sides; i++) {
		thing p = s->force.part[i].piece;

		hits += lords_low_dice(t, s->who, s->force.part[i].n, sides,
			lords_attack(t, p, false), SNEAK_DIE, s->at, s->seat);
	}
	return hits;
}

/* If a king falls here, all units of the seat there go. */
static void fall(struct table *t, const struct sneak *s, int hits)
{
	thing king = s->victim ? lords_kind(t, s->victim, KING) : NONE;
	bool had = king && find(t, s->at, king);
	struct loss l = { .seat = s->victim,
		.at = s->at,
		.n = hits,
		.spare = SPARE_NOBODY,
		.who = s->who,
		.about = { s->at, s->seat, 0, hits } };

	lords_lose(t, &l);
	if (had && !find(t, s->at, king)) {
		tell(t, ALL, KING_FALLS, s->victim, king, s->at);
		lords_clear(t, s->victim, s->at);
		lords_depose(t, ONLY(s->victim));
	}
	lords_vacate(t, s->at);
}

/* sneak <land> from <land> [with <int>]. An attack may follow as part of it, so the target does
 * not count as struck. */
int lords_play_sneak(struct table *t, int seat, const struct order *o)
{
	struct sneak s = {
		.seat = seat, .at = part(o, SNEAK_TARGET, 0, 0), .from = part(o, SNEAK_FROM, 0, 0)
	};

	s.victim = dial(t, s.at, HOLDER);
	s.who = ONLY(seat) | ONLY(s.victim);
	if (refuse_target(t, &s) != DONE || take_elves(t, &s, o) != DONE)
		return REFUSED;
	set(t, seat, 0, SNEAKED, 1);
	int hits = volley(t, &s);
	under(t,
		tell(t, s.who, SNEAKS_UP, s.at, seat, s.from, lords_force_units(&s.force), hits,
			s.victim))
		if (hits)
			fall(t, &s, hits);
	return DONE;
}
