/* SPDX-License-Identifier: MIT
 * Casters in battle: blessings, the exchange of scrolls, spells and dragonfire, escapes. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

/* ---- who may act ---- */

static bool has_acted(const struct side *s, thing caster)
{
	for (int i = 0; i < s->acts; i++)
		if (s->acted[i] == caster)
			return true;
	return false;
}

static void mark_acted(struct side *s, thing caster)
{
	if (s->acts < ACTS)
		s->acted[s->acts++] = caster;
}

static bool inflicts(const struct table *t, thing spell)
{
	return num(t, spell, CAST) == STRIKES;
}

static bool knows_inflict(const struct table *t, thing caster)
{
	for (int i = 0; i < SPELLS; i++)
		if (lords_knows(t, caster, i) && inflicts(t, lords_spell(t, i)))
			return true;
	return false;
}

/* Returns the caster of a scroll: one with no other use for their action, the king first. */
static thing free_caster(const struct table *t, const struct side *s)
{
	thing best = NONE;

	for each(p, t, s->at) {
		if (!side_acts(t, s, p) || !lords_caster(t, p) || has_acted(s, p))
			continue;
		if (!best || (knows_inflict(t, best) && !knows_inflict(t, p)))
			best = p;
	}
	return best;
}

/* ---- scrolls ---- */

static void use_up(struct table *t, thing card)
{
	move(t, card, 1, IN(USED_SCROLLS, NOBODY));
}

static bool touches_sea(const struct table *t, const struct battle *b)
{
	thing land = lords_camped_at(t, b->at);

	return b->kind == AT_SEA || lords_coastal(t, land ? land : b->at);
}

/* Whether a scroll can hit anything in this battle. */
static bool strikes_here(const struct table *t, const struct battle *b, thing card)
{
	switch (num(t, card, OP)) {
	case OP_HITS: return num(t, card, WATER) ? touches_sea(t, b) : b->kind != AT_SEA;
	case OP_BERSERK:
	case OP_ALLEGIANCE:
	case OP_SEEKER: return true;
	default: return false;
	}
}

static void offer_targets(
	const struct table *t, const struct side *foe, thing card, struct choice *c)
{
	for each(p, t, foe->at) {
		thing mark = lords_hero(t, p);

		if (owner(t, p) != foe->seat)
			continue;
		if (lords_caster(t, p))
			offer(c, card, kind(t, p), 1);
		else if (mark)
			offer(c, card, kind(t, mark), 1);
	}
}

static void offer_scrolls(const struct table *t, const struct battle *b, int i, struct choice *c)
{
	const struct side *s = &b->side[i];

	offer(c, NONE, NONE, 1);
	for each(p, t, IN(SCROLLS_OF, s->seat)) {
		if (!strikes_here(t, b, p))
			continue;
		if (num(t, p, OP) == OP_SEEKER)
			offer_targets(t, &b->side[!i], kind(t, p), c);
		else
			offer(c, kind(t, p), NONE, 1);
	}
}

static int scroll_die(struct table *t, const struct battle *b, int seat, thing card)
{
	int full = key(t, WEAK_SCROLLS) ? 0 : num(t, card, FULL_DIE);
	int sides = full ? full : num(t, card, DIE);

	return roll(t, b->who, 1, sides, 0, SCROLL_DIE, b->at, b->round, seat, card);
}

/* ---- what scrolls do; `on` is the side they strike ---- */

static void rain(struct table *t, struct battle *b, int seat, int on, thing card)
{
	int die = scroll_die(t, b, seat, card);
	int hits = volley_fill(&b->side[on].columns, die);

	b->side[on].sure += hits;
	tell(t, b->who, SCROLL_HITS, b->side[on].seat, card, die, hits);
}

/* The infantry of the caster's side strikes, even if the scroll was thrown back at that side. */
static void berserk(struct table *t, struct battle *b, int by, int on, thing card)
{
	const struct side *s = &b->side[by];
	int left = key(t, WEAK_SCROLLS) ? num(t, card, AMOUNT) : ROWS * ROWS;
	struct volley v = { 0 }, some = { 0 };

	for each(p, t, s->at)
		if (side_acts(t, s, p) && lords_infantry(t, p))
			volley_add(&v, lords_called(t, p), side_number(t, b, by, p, 0), count(t, p),
				false);
	volley_sort(&v);
	for (int k = 0; k < v.n && left; k++) {
		int n = v.row[k].n < left ? v.row[k].n : left;

		volley_add(&some, v.row[k].kind, v.row[k].number, n, false);
		left -= n;
	}
	int hits = volley_roll(t, b, by, &some, &b->side[on]);
	b->side[on].sure += hits;
	tell(t, b->who, SCROLL_HITS, b->side[on].seat, card, hits, hits);
}

static int basics(const struct table *t, const struct side *s)
{
	int n = 0;

	for each(p, t, s->at)
		n += owner(t, p) == s->seat && num(t, p, TYPE) == BASIC ? count(t, p) : 0;
	return n - s->converts;
}

static void lure(struct table *t, struct battle *b, int seat, int on, thing card)
{
	struct side *s = &b->side[on];
	int die = scroll_die(t, b, seat, card), there = basics(t, s);
	int n = die < there ? die : there;

	s->converts += n;
	tell(t, b->who, LURED, s->seat, card, die, n);
}

static thing named_target(const struct table *t, const struct side *s, thing name)
{
	for each(p, t, s->at) {
		thing mark = lords_hero(t, p);

		if (owner(t, p) == s->seat
			&& (kind(t, p) == name || (mark && kind(t, mark) == name)))
			return p;
	}
	return NONE;
}

static void seek_death(
	struct table *t, struct battle *b, int seat, int on, thing card, thing target)
{
	struct side *s = &b->side[on];
	thing p = named_target(t, s, target);

	if (!p)
		return;
	int type = num(t, p, TYPE);
	int die = scroll_die(t, b, seat, card);
	bool lord = type == KING || type == DRAGONLORD;
	bool dies = die <= num(t, card, lord ? LORDS_TO : AMOUNT);

	tell(t, b->who, DEATH_SOUGHT, s->seat, target, die, dies);
	for (int k = 0; k < s->slains; k++)
		dies &= s->slain[k] != p;
	if (dies && s->slains < ACTS)
		s->slain[s->slains++] = p;
}

/* Returns the target of a Death Seeker thrown back. The side that throws it back names the
 * target. */
static thing new_target(struct table *t, struct battle *b, int by, thing card)
{
	struct choice c = { 0 };

	offer_targets(t, &b->side[!by], card, &c);
	if (!c.n)
		return NONE;
	side_pick(t, b, by, &c, 1, 1, CAST_SCROLL);
	return c.o[0].to;
}

/* by: the side that the scroll serves, which has cast it or thrown it back. */
static void work(struct table *t, struct battle *b, int caster, int by, thing card, thing target)
{
	int seat = b->side[caster].seat;

	switch (num(t, card, OP)) {
	case OP_HITS: rain(t, b, seat, !by, card); break;
	case OP_BERSERK: berserk(t, b, caster, !by, card); break;
	case OP_ALLEGIANCE: lure(t, b, seat, !by, card); break;
	case OP_SEEKER:
		if (by != caster)
			target = new_target(t, b, by, card);
		seek_death(t, b, seat, !by, card, target);
		break;
	}
}

/* ---- answers ---- */

/* Returns a word of ANSWER. *with: the scroll that answers, to be used up. */
static int answered(struct table *t, struct battle *b, int i, thing card, thing *with)
{
	const struct side *foe = &b->side[!i];
	thing dispel = foe->seat ? kit_piece(t, IN(SCROLLS_OF, foe->seat), OP, OP_DISPEL) : NONE;
	thing reflect = foe->seat ? kit_piece(t, IN(SCROLLS_OF, foe->seat), OP, OP_REFLECT) : NONE;
	unsigned words = 1U << ANSWER_NONE;

	if (!side_has_caster(t, foe) || (!dispel && !reflect))
		return ANSWER_NONE;
	words |= dispel ? 1U << ANSWER_DISPEL : 0;
	words |= reflect ? 1U << ANSWER_REFLECT : 0;
	int answer = side_word_of(t, b, !i, words, ANSWER, card);
	if (answer == ANSWER_NONE)
		return answer;
	thing used = answer == ANSWER_DISPEL ? dispel : reflect;
	tell(t, b->who, answer == ANSWER_DISPEL ? DISPELLED : REFLECTED, foe->seat, kind(t, used),
		card);
	*with = used;
	return answer;
}

/* ---- the exchange ---- */

static bool raise_shield(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];
	thing card = kit_piece(t, IN(SCROLLS_OF, s->seat), OP, OP_SHIELD);

	if (!card || s->shield || !side_yes(t, b, i, SHIELD))
		return false;
	s->shield = num(t, card, AMOUNT);
	tell(t, b->who, SHIELDED, s->seat, kind(t, card), s->shield);
	use_up(t, card);
	return true;
}

static bool cast_scroll(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];
	struct choice c = { 0 };
	thing caster = s->has_cast ? NONE : free_caster(t, s);

	if (caster)
		offer_scrolls(t, b, i, &c);
	if (c.n < 2)
		return false;
	side_pick(t, b, i, &c, 1, 1, CAST_SCROLL);
	thing name = c.o[0].what, target = c.o[0].to;
	if (!name)
		return false;
	thing card = find(t, IN(SCROLLS_OF, s->seat), name);
	s->has_cast = true;
	mark_acted(s, caster);
	tell(t, b->who, SCROLL_CAST, s->seat, kind(t, caster), name);
	use_up(t, card);
	thing with = NONE;
	int answer = answered(t, b, i, name, &with);
	if (answer != ANSWER_DISPEL)
		work(t, b, i, answer == ANSWER_REFLECT ? !i : i, name, target);
	if (with)
		use_up(t, with);
	return true;
}

/* The defender begins. The exchange ends when both sides pass in a row. */
void magic_exchange(struct table *t, struct battle *b)
{
	int passed = 0;

	for (int i = DEFENDER; passed < 2; i = !i) {
		bool cast = side_has_caster(t, &b->side[i])
			&& (raise_shield(t, b, i) || cast_scroll(t, b, i));

		passed = cast ? 0 : passed + 1;
	}
}

/* ---- spells ---- */

void magic_bless(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];

	s->blessed = false;
	if (!s->seat)
		return;
	for each(p, t, s->at) {
		struct choice c = { 0 };
		thing spell = lords_spell(t, BLESSING);

		if (!side_acts(t, s, p) || !lords_knows(t, p, BLESSING))
			continue;
		offer(&c, NONE, NONE, 1);
		offer(&c, spell, NONE, 1);
		if (side_pick_of(t, b, i, &c, CAST_SPELL, kind(t, p)) == spell) {
			s->blessed = true;
			tell(t, b->who, BLESSED_BY, s->seat, kind(t, p));
			return;
		}
	}
}

static int spell_hits(struct table *t, const struct battle *b, thing caster, thing spell)
{
	int sides = num(t, spell, DIE), hits = num(t, spell, AMOUNT);

	if (!sides)
		return hits;
	int die = roll(t, b->who, 1, sides, 0, SPELL_DIE, b->at, b->round, kind(t, caster), spell);
	if (!num(t, spell, MORE_FROM))
		return die;
	return die >= num(t, spell, MORE_FROM) ? hits + 1 : hits;
}

static void strike_with(struct table *t, struct battle *b, int i, thing caster, thing spell)
{
	struct side *foe = &b->side[!i];
	int hits = spell_hits(t, b, caster, spell);

	hits = volley_fill(&foe->columns, hits);
	if (num(t, spell, HEALED)) {
		foe->poison += hits;
	} else if (num(t, spell, AVERTED)) {
		foe->bolts += hits;
		foe->bolt = hits > foe->worst_bolt ? spell : foe->bolt;
		foe->worst_bolt = hits > foe->worst_bolt ? hits : foe->worst_bolt;
	} else {
		foe->sure += hits;
	}
	tell(t, b->who, SPELL_CAST, b->side[i].seat, kind(t, caster), spell, hits);
}

static void cast_spell(struct table *t, struct battle *b, int i, thing caster)
{
	struct choice c = { 0 };

	offer(&c, NONE, NONE, 1);
	for (int k = 0; k < SPELLS; k++)
		if (lords_knows(t, caster, k) && inflicts(t, lords_spell(t, k)))
			offer(&c, lords_spell(t, k), NONE, 1);
	if (c.n < 2)
		return;
	thing spell = side_pick_of(t, b, i, &c, CAST_SPELL, kind(t, caster));
	if (!spell)
		return;
	mark_acted(&b->side[i], caster);
	strike_with(t, b, i, caster, spell);
}

/* ---- dragonfire ---- */

static void breathe(struct table *t, struct battle *b, int i, thing lord)
{
	bool wall = i == ATTACKER && b->level > b->breach;
	unsigned words = 1U << FIRE_UNITS | 1U << FIRE_NONE | (unsigned)wall << FIRE_WALL;
	int at = side_word(t, b, i, words, DRAGONFIRE), hits = 0;

	if (at == FIRE_NONE)
		return;
	mark_acted(&b->side[i], lord);
	if (at == FIRE_WALL) {
		b->breach++;
		tell(t, b->who, FIRE_AT_WALL, b->side[i].seat, kind(t, lord));
		return;
	}
	hits = volley_fill(&b->side[!i].columns, key(t, DRAGONFIRE_HITS));
	b->side[!i].sure += hits;
	tell(t, b->who, FIRE_AT_UNITS, b->side[i].seat, kind(t, lord), hits);
}

/* Dragonfire comes before spells, as the phase says. */
void magic_cast(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];

	if (!s->seat)
		return;
	for each(p, t, s->at)
		if (side_acts(t, s, p) && num(t, p, TYPE) == DRAGONLORD && !has_acted(s, p))
			breathe(t, b, i, p);
	for each(p, t, s->at)
		if (side_acts(t, s, p) && lords_caster(t, p) && !has_acted(s, p))
			cast_spell(t, b, i, p);
}

/* ---- escapes ---- */

static void offer_refuges(const struct table *t, int seat, thing from, struct choice *c)
{
	offer(c, NONE, NONE, 1);
	each_space(at, t, LAND)
		if (at != from && lords_friendly(t, seat, at))
			offer(c, at, NONE, 1);
}

/* Each caster may escape alone, while the hits of the phase do not exceed the units left behind. */
void magic_escape(struct table *t, struct battle *b, int hits)
{
	struct side *s = &b->side[DEFENDER];

	if (!s->seat)
		return;
	for each(p, t, s->at) {
		struct choice c = { 0 };

		if (owner(t, p) != s->seat || !lords_caster(t, p) || !lords_knows(t, p, TELEPORT)
			|| lords_bars(t, p, TO_ESCAPE) || hits > side_units(t, s) - 1)
			continue;
		offer_refuges(t, s->seat, b->at, &c);
		thing to = c.n > 1 ? side_pick_of(t, b, DEFENDER, &c, ESCAPE, kind(t, p)) : NONE;
		if (!to)
			continue;
		tell(t, b->who, ESCAPED, s->seat, kind(t, p));
		tell(t, ONLY(s->seat), ESCAPED_TO, s->seat, kind(t, p), to);
		p = set(t, p, 1, TELEPORTED, 1);
		p = lords_fights(t, p, 1, 0);
		if (dial(t, p, SHIP))
			p = set(t, p, 1, SHIP, NONE);
		move(t, p, 1, to);
	}
}

/* Whether anybody of a side can still do harm. */
bool magic_can_act(const struct table *t, const struct battle *b, int i)
{
	const struct side *s = &b->side[i];
	bool scroll = false;

	if (!s->seat)
		return true;
	for each(p, t, IN(SCROLLS_OF, s->seat))
		scroll |= strikes_here(t, b, p);
	for each(p, t, s->at)
		if (side_acts(t, s, p) && lords_caster(t, p) && (scroll || knows_inflict(t, p)))
			return true;
	return false;
}
