/* SPDX-License-Identifier: MIT
 * Raids, pillage and bombardment. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* Holes; VIA is the last of raids, AIM of bombardments. */
enum { TARGET, FROM, WITH, VIA, AIM = VIA };
enum { D6 = 6 };

/* ---- who strikes ---- */

static int refuse_number(struct table *t, const struct strike *s)
{
	struct naming all = { .seat = s->seat, .at = s->from, .word = s->kind };
	struct force f = { 0 };
	int there = s->kind && (!s->numbered || s->n > 0) ? lords_name(t, &all, &f) : 0;

	if (!there)
		return refuse(t, NO_SUCH_UNIT, s->kind, s->from);
	if (there < s->n)
		return refuse(t, TOO_FEW_UNITS, s->kind, there, s->n);
	for (int i = 0; i < f.n; i++) {
		int bar = lords_bars(t, f.part[i].piece, TO_STRIKE);

		if (bar)
			return refuse(t, bar, s->kind);
	}
	return refuse(t, USED_UP, s->kind);
}

int lords_take_able(struct table *t, const struct strike *s, struct force *f)
{
	struct naming able = { .seat = s->seat, .at = s->from, .word = s->kind, .act = TO_STRIKE };
	int got = s->kind ? lords_name(t, &able, f) : 0, most = s->numbered ? s->n : s->most;

	if (!got || (s->numbered && (s->n < 1 || got < s->n)))
		return refuse_number(t, s);
	/* Units that carry nothing come first. */
	for (; got > most; got--)
		lords_trim(f, s->best ? 0 : f->n - 1, 1);
	f->all = !s->numbered;
	return DONE;
}

int lords_low_dice(
	struct table *t, seats who, int n, int sides, int number, int label, thing at, int seat)
{
	enum { THROW = 20 };
	int dice[THROW], hits = 0;

	for (int k; n > 0; n -= k) {
		k = n < THROW ? n : THROW;
		roll(t, who, k, sides, dice, label, at, seat);
		for (int i = 0; i < k; i++) {
			tell(t, who, SMALL_DICE, seat, number, sides, dice[i]);
			hits += dice[i] <= number;
		}
	}
	return hits;
}

struct blow {
	int seat, victim;
	thing from, at; /* at: the target */
	seats who;
	struct strike strike;
	struct force force;
};

/* <target> from <land> [with <int>], by units of that type */
static struct blow read_blow(const struct table *t, int seat, const struct order *o, int type)
{
	struct blow b = { .seat = seat, .at = part(o, TARGET, 0, 0), .from = part(o, FROM, 0, 0) };

	b.strike = (struct strike){ .seat = seat,
		.from = b.from,
		.kind = lords_kind(t, seat, type),
		.n = part(o, WITH, 0, 0),
		.most = ANY_NUMBER,
		.numbered = written(o, WITH, 0, 0),
		.best = type == CANNON };
	return b;
}

/* The owner of the target loses as many units as there are hits, and perhaps the land with them. */
static void strike_land(struct table *t, const struct blow *b, int hits, enum spare spare)
{
	struct loss l = { .seat = b->victim,
		.at = b->at,
		.n = hits,
		.spare = spare,
		.who = b->who,
		.about = { b->at, b->seat, 0, hits } };

	if (!hits)
		return;
	lords_lose(t, &l);
	lords_vacate(t, b->at);
}

/* ---- raids ---- */

static int ways_of(const struct order *o)
{
	int n = 0;

	while (part(o, VIA, 0, n))
		n++;
	return n;
}

/* Refuses unless the ride leads over friendly land to a land beside the target. */
static int refuse_ride(struct table *t, int seat, const struct order *o)
{
	thing at = part(o, FROM, 0, 0), to, target = part(o, TARGET, 0, 0);

	if (!lords_friendly(t, seat, at))
		return refuse(t, NOT_FRIENDLY, at);
	for (int i = 0; (to = part(o, VIA, 0, i)); i++, at = to) {
		if (!lords_adjoins(t, at, to, NEXT_TO))
			return refuse(t, NOT_BESIDE, to, at);
		if (!lords_friendly(t, seat, to))
			return refuse(t, NOT_FRIENDLY, to);
	}
	return lords_adjoins(t, at, target, NEXT_TO) ? DONE : refuse(t, NOT_BESIDE, target, at);
}

static int refuse_tired(struct table *t, const struct force *f, int steps)
{
	int most = key(t, RIDE_STEPS);

	for (int i = 0; i < f->n; i++)
		if (lords_ridden(t, f->part[i].piece, steps) > most)
			return refuse(
				t, RIDE_TOO_FAR, lords_ridden(t, f->part[i].piece, steps), most);
	return DONE;
}

static int refuse_victim(struct table *t, const struct blow *b, int form)
{
	if (b->victim == b->seat || lords_vacant(t, b->at))
		return refuse(t, NO_TARGET, b->at);
	if (form == F_PILLAGE && !key(t, PILLAGE_OPTION))
		return refuse(t, PILLAGE_OFF);
	if (form == F_PILLAGE && !b->victim)
		return refuse(t, NO_PURSE, b->at);
	return DONE;
}

static void ride(struct table *t, struct blow *b, thing to, int steps)
{
	for (int i = 0; i < b->force.n; i++) {
		struct part_of_force *p = &b->force.part[i];

		p->piece = set(t, p->piece, p->n, RIDDEN, lords_ridden(t, p->piece, steps));
	}
	lords_send(t, &b->force, to, NONE);
	tell(t, ONLY(b->seat), RIDES, b->seat, lords_force_units(&b->force), b->from, to);
	b->from = to;
}

/* Destroys gold of a purse, as far as there is any. */
static void pillage(struct table *t, const struct blow *b, int riders, int hits)
{
	int loot = hits ? roll(t, b->who, hits, key(t, PILLAGE_DIE), 0, PLUNDER_DIE, b->at, b->seat)
			: 0;
	int gold = loot ? -gain(t, b->victim, GOLD, -loot) : 0;

	tell(t, b->who, PILLAGES, b->at, b->seat, b->from, riders, hits, gold, b->victim);
}

/* raid, pillage <land> from <land> [with <int>] [via <land>+] */
int lords_play_raid(struct table *t, int seat, const struct order *o)
{
	struct blow b = read_blow(t, seat, o, CAVALRY);
	int steps = ways_of(o), riders;

	b.victim = dial(t, b.at, HOLDER);
	b.who = ONLY(seat) | ONLY(b.victim);
	if (dial(t, b.at, TOWER) || lords_is(t, KINGDOM, b.at))
		return refuse(t, GUARDED, b.at);
	if (refuse_ride(t, seat, o) != DONE || lords_take_able(t, &b.strike, &b.force) != DONE
		|| refuse_tired(t, &b.force, steps) != DONE
		|| refuse_victim(t, &b, o->form) != DONE)
		return REFUSED;
	if (steps && !lords_leave_one(t, seat, b.from, &b.force))
		return refuse(t, NOBODY_STAYS, b.from);
	if (steps)
		ride(t, &b, part(o, VIA, 0, steps - 1), steps);
	lords_mark(t, &b.force, DEED, RAIDED);
	riders = lords_force_units(&b.force);
	int hits = lords_low_dice(t, b.who, riders, D6, key(t, SPECIAL_ON), RAID_DIE, b.at, seat);
	if (o->form == F_PILLAGE) {
		pillage(t, &b, riders, hits);
		return DONE;
	}
	under(t, tell(t, b.who, RAIDS, b.at, seat, b.from, riders, hits, b.victim))
		strike_land(t, &b, hits, SPARE_KING);
	return DONE;
}

/* ---- bombardment ---- */

static bool in_range(const struct table *t, thing from, thing at, bool at_sea)
{
	if (at_sea)
		return lords_adjoins(t, from, at, COAST);
	return lords_adjoins(t, from, at, NEXT_TO) || lords_adjoins(t, from, at, MOUNTAIN);
}

static void shoot_units(struct table *t, struct blow *b, int cannons)
{
	int hits = lords_low_dice(
		t, b->who, cannons, D6, key(t, SPECIAL_ON), BOMBARD_DIE, b->at, b->seat);

	under(t, tell(t, b->who, BOMBARDS, b->at, b->seat, b->from, cannons, hits, b->victim))
		strike_land(t, b, hits, SPARE_CASTERS);
}

static void shoot_ships(struct table *t, struct blow *b, int cannons)
{
	int hits = lords_low_dice(
		t, b->who, cannons, D6, key(t, SPECIAL_ON), BOMBARD_DIE, b->at, b->seat);
	struct loss l = { .seat = b->victim,
		.at = IN(ABOARD, b->victim),
		.sea = b->at,
		.n = hits,
		.spare = SPARE_CASTERS,
		.who = b->who,
		.about = { b->at, b->seat, 0, hits } };
	under(t, tell(t, b->who, BOMBARDS_SHIPS, b->at, b->seat, b->victim, b->from, cannons, hits))
		if (hits)
			lords_lose(t, &l);
}

/* Rolls one cannon against a wall of that level. Its number is at least 1. */
static bool hits_wall(struct table *t, const struct blow *b, thing cannon, int level)
{
	int number = num(t, cannon, ATTACK) + lords_hero_level(t, cannon) - level;
	int die =
		roll(t, b->who, 1, key(t, WALL_DIE_1 + level - 1), 0, BOMBARD_DIE, b->at, b->seat);

	return die <= (number > 1 ? number : 1);
}

/* Shoots at the wall level by level until none is left. Cannons that did not roll have not shot. */
static void shoot_wall(struct table *t, struct blow *b)
{
	int was_level = dial(t, b->at, WALL), level = was_level, rolled = 0;

	for (int i = 0; i < b->force.n && level; i++) {
		struct part_of_force *p = &b->force.part[i];
		int n = 0;

		for (; n < p->n && level; n++)
			if (hits_wall(t, b, p->piece, level))
				level--;
		p->piece = set(t, p->piece, n, DEED, SHOT);
		rolled += n;
	}
	under(t,
		tell(t, b->who, BOMBARDS_WALL, b->at, b->seat, b->from, rolled, was_level - level,
			b->victim))
		if (level < was_level) {
			set(t, b->at, 0, WALL, level);
			tell(t, ALL, WALL_LOWERED, b->at, level);
		}
}

static bool has_target(const struct table *t, const struct blow *b, bool at_sea, bool wall)
{
	if (at_sea)
		return b->victim != NOBODY;
	return b->victim != b->seat && (wall || first(t, b->at));
}

static int refuse_shot(struct table *t, struct blow *b, bool at_sea, bool wall)
{
	if (!lords_friendly(t, b->seat, b->from))
		return refuse(t, NOT_FRIENDLY, b->from);
	if (!in_range(t, b->from, b->at, at_sea))
		return refuse(t, OUT_OF_RANGE, b->at, b->from);
	if (lords_take_able(t, &b->strike, &b->force) != DONE)
		return REFUSED;
	if (wall && !dial(t, b->at, WALL))
		return refuse(t, NO_WALL_THERE, b->at);
	return has_target(t, b, at_sea, wall) ? DONE : refuse(t, NOTHING_TO_HIT, b->at);
}

/* bombard <land> from <land> [with <int>] [<wall>]; <sea> from <land> [with <int>] */
int lords_play_bombard(struct table *t, int seat, const struct order *o)
{
	bool at_sea = o->form == F_BOMBARD_SEA, wall = written(o, AIM, 0, 0);
	struct blow b = read_blow(t, seat, o, CANNON);

	/* Nobody sees who is aboard. A shot at an empty ship counts as a shot. */
	b.victim = at_sea ? lords_enemy_fleet(t, seat, b.at) : dial(t, b.at, HOLDER);
	b.who = ONLY(seat) | ONLY(b.victim);
	if (refuse_shot(t, &b, at_sea, wall) != DONE)
		return REFUSED;
	if (wall) {
		shoot_wall(t, &b);
		return DONE;
	}
	lords_mark(t, &b.force, DEED, SHOT);
	if (at_sea)
		shoot_ships(t, &b, lords_force_units(&b.force));
	else
		shoot_units(t, &b, lords_force_units(&b.force));
	return DONE;
}
