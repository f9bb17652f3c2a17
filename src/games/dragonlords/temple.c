/* SPDX-License-Identifier: MIT
 * Temples, which teach Wizards and sell scrolls; how a scroll is drawn; the Glass of the Seer. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- temples ---- */

bool lords_temple_at(const struct table *t, int seat, thing land)
{
	return dial(t, land, BUILDING) == lords_building(t, TEMPLE) && dial(t, land, HOLDER) == seat
		&& dial(t, land, BUILDER) == seat && dial(t, land, BUILT) < season(t);
}

static bool knows_all(const struct table *t, thing wizard)
{
	for (int i = 0; i < SPELLS; i++)
		if (!lords_knows(t, wizard, i))
			return false;
	return true;
}

static thing temple_of(const struct table *t, int seat, thing unit)
{
	thing at = unit ? place(t, unit) : NONE;

	return at && lords_is(t, LAND, at) && lords_temple_at(t, seat, at) ? at : NONE;
}

bool lords_may_learn(const struct table *t, int seat, thing wizard)
{
	return temple_of(t, seat, wizard) && !knows_all(t, wizard);
}

/* Buys one of the two things that a civilization may buy once a turn. */
static bool buy_lore(struct table *t, int seat, int what)
{
	if (!lords_pay(t, seat, key(t, LORE_PRICE)))
		return false;
	set(t, seat, 0, TEMPLE_USED, what);
	return true;
}

/* ---- training ---- */

/* train <wizard> */
int lords_play_train(struct table *t, int seat, const struct order *o)
{
	thing name = part(o, 0, 0, 0), wizard = lords_find(t, seat, name);
	thing at = temple_of(t, seat, wizard);

	if (!wizard)
		return refuse(t, NO_SUCH_UNIT, name, NONE);
	if (!at) {
		thing where = place(t, wizard);

		return refuse(t, NO_TEMPLE_THERE, lords_is(t, LAND, where) ? where : NONE);
	}
	if (dial(t, seat, TEMPLE_USED))
		return refuse(t, TEMPLE_BUSY);
	if (knows_all(t, wizard))
		return refuse(t, KNOWS_ALL, name);
	if (!buy_lore(t, seat, LORE_SPELL))
		return REFUSED;
	set(t, wizard, 1, TRAINEE, 1);
	tell(t, ONLY(seat), TRAINING, seat, name, at, key(t, LORE_PRICE));
	return DONE;
}

static bool is_basic(const struct table *t, thing unit)
{
	return num(t, unit, TYPE) == BASIC;
}

bool lords_basic_at(const struct table *t, int seat, thing land)
{
	for each(p, t, land)
		if (owner(t, p) == seat && is_basic(t, p))
			return true;
	return false;
}

/* Returns a unit to teach. Nothing has come here since the turn began, so every unit here was
 * here then. */
static thing choose_pupil(struct table *t, int seat, thing land)
{
	struct loss those = { .seat = seat, .at = land, .may = is_basic };
	struct choice c = { 0 };

	lords_offer_units(t, &those, false, &c);
	if (c.n > 1)
		pick(t, seat, &c, 1, 1, NEW_WIZARD, land);
	return lords_named_unit(t, &those, &c.o[0]);
}

/* train basic <land> */
int lords_play_train_new(struct table *t, int seat, const struct order *o)
{
	thing land = part(o, 0, 0, 0);

	if (!lords_temple_at(t, seat, land))
		return refuse(t, NO_TEMPLE_THERE, land);
	if (dial(t, seat, TEMPLE_USED))
		return refuse(t, TEMPLE_BUSY);
	if (!lords_spare_wizard(t, seat))
		return refuse(t, WIZARDS_LIMIT, key(t, WIZARDS_MOST));
	if (!lords_basic_at(t, seat, land))
		return refuse(t, NO_BASIC_THERE, land);
	if (!buy_lore(t, seat, LORE_SPELL))
		return REFUSED;
	thing pupil = choose_pupil(t, seat, land);
	pupil = set(t, pupil, 1, TRAINEE, 1);
	tell(t, ONLY(seat), TRAINING, seat, kind(t, pupil), land, key(t, LORE_PRICE));
	return DONE;
}

/* ---- a new wizard ---- */

thing lords_spare_wizard(const struct table *t, int seat)
{
	if (lords_owned(t, seat, WIZARD) >= key(t, WIZARDS_MOST))
		return NONE;
	return lords_in_wings(t, seat, WIZARD);
}

/* The wizard comes before the unit goes, so the land is never empty. */
thing lords_make_wizard(struct table *t, int seat, thing unit)
{
	thing wizard = lords_spare_wizard(t, seat), ship = dial(t, unit, SHIP);

	if (!wizard)
		return NONE;
	wizard = own(t, wizard, 1, seat);
	wizard = move(t, wizard, 1, place(t, unit));
	if (ship)
		wizard = set(t, wizard, 1, SHIP, ship);
	/* A unit that carries anything is a stack of one. */
	for each(p, t, unit)
		move(t, p, 1, wizard);
	move(t, unit, 1, NONE);
	return wizard;
}

/* ---- phase 7 ---- */

/* Returns the unit still in training at the temple. */
static thing trainee(const struct table *t, int seat)
{
	each_space(at, t, LAND)
		if (lords_temple_at(t, seat, at))
			for each(p, t, at)
				if (owner(t, p) == seat && dial(t, p, TRAINEE))
					return p;
	return NONE;
}

static int spell_of_face(const struct table *t, int face)
{
	for (int i = 0; i < SPELLS; i++)
		if (num(t, lords_spell(t, i), NUMBER_OF) == face)
			return i;
	return face - 1;
}

static void teach(struct table *t, int seat, thing wizard)
{
	int spell = spell_of_face(t, roll(t, ONLY(seat), 1, SPELLS, 0, TEACH_DIE, seat));
	bool known = lords_knows(t, wizard, spell);

	tell(t, ONLY(seat), known ? SPELL_KNOWN : SPELL_TAUGHT, seat, kind(t, wizard),
		lords_spell(t, spell));
	if (!known)
		set(t, wizard, 1, KNOWS + spell, 1);
}

static void train(struct table *t, int seat)
{
	thing who = trainee(t, seat);

	if (!who) {
		tell(t, ONLY(seat), TRAINING_LOST, seat);
		return;
	}
	who = set(t, who, 1, TRAINEE, 0);
	if (num(t, who, TYPE) != WIZARD) {
		who = lords_make_wizard(t, seat, who);
		if (!who) {
			lords_pay_back(t, seat, tell(t, ONLY(seat), WIZARDS_OUT, seat),
				key(t, LORE_PRICE));
			return;
		}
		tell(t, ONLY(seat), WIZARD_MADE, seat, kind(t, who));
	}
	teach(t, seat, who);
}

void lords_finish_lore(struct table *t, int seat)
{
	int what = dial(t, seat, TEMPLE_USED);

	if (what == LORE_SPELL)
		train(t, seat);
	if (what == LORE_SCROLL && !lords_draw_scroll(t, seat, true))
		lords_pay_back(t, seat, tell(t, ONLY(seat), SCROLLS_OUT, seat), key(t, LORE_PRICE));
}

/* ---- scrolls ---- */

static int held(const struct table *t, int seat)
{
	return kit_total(t, IN(SCROLLS_OF, seat)) + kit_total(t, IN(NEW_SCROLL, seat));
}

static bool has_temple(const struct table *t, int seat)
{
	return lords_operates(t, seat, TEMPLE, 0);
}

/* scroll */
int lords_play_scroll(struct table *t, int seat, UNUSED const struct order *o)
{
	if (!has_temple(t, seat))
		return refuse(t, NO_TEMPLE);
	if (dial(t, seat, TEMPLE_USED))
		return refuse(t, TEMPLE_BUSY);
	if (held(t, seat) >= key(t, SCROLL_LIMIT))
		return refuse(t, SCROLLS_FULL, held(t, seat), key(t, SCROLL_LIMIT));
	if (!first(t, IN(SCROLLS, NOBODY)) && !first(t, IN(USED_SCROLLS, NOBODY)))
		return refuse(t, NO_SCROLL_LEFT);
	if (!buy_lore(t, seat, LORE_SCROLL))
		return REFUSED;
	tell(t, ONLY(seat), SCROLL_ORDERED, seat, key(t, LORE_PRICE));
	return DONE;
}

static void offer_once(thing k, struct choice *c)
{
	for (int i = 0; i < c->n; i++)
		if (c->o[i].what == k)
			return;
	offer(c, k, NONE, 1);
}

/* Of two equal scrolls the new one goes, since the other may be used at once. */
static thing scroll_of(const struct table *t, int seat, thing k)
{
	thing p = find(t, IN(NEW_SCROLL, seat), k);

	return p ? p : find(t, IN(SCROLLS_OF, seat), k);
}

static void discard(struct table *t, int seat, thing drawn)
{
	struct choice c = { 0 };

	offer(&c, drawn, NONE, 1);
	for each(p, t, IN(NEW_SCROLL, seat))
		offer_once(kind(t, p), &c);
	for each(p, t, IN(SCROLLS_OF, seat))
		offer_once(kind(t, p), &c);
	thing k = ask(t, seat, &c, DISCARD, drawn);
	tell(t, ALL, SCROLL_DROPPED, seat, k);
	move(t, scroll_of(t, seat, k), 1, IN(USED_SCROLLS, NOBODY));
}

bool lords_draw_scroll(struct table *t, int seat, bool new_one)
{
	thing deck = IN(SCROLLS, NOBODY);

	if (kit_reshuffle(t, deck, IN(USED_SCROLLS, NOBODY)))
		tell(t, ALL, SCROLLS_SHUFFLED);
	thing card = first(t, deck);
	if (!card)
		return false;
	card = move(t, card, 1, IN(new_one ? NEW_SCROLL : SCROLLS_OF, seat));
	tell(t, ONLY(seat), SCROLL_DRAWN, seat, kind(t, card));
	if (held(t, seat) > key(t, SCROLL_LIMIT))
		discard(t, seat, kind(t, card));
	return true;
}

/* ---- the Glass of the Seer ---- */

static bool glass_among(const struct table *t, int seat, thing at)
{
	for each(p, t, at)
		if (owner(t, p) == seat && lords_carries(t, p, OP_GLASS))
			return true;
	return false;
}

bool lords_has_glass(const struct table *t, int seat)
{
	static const int areas[] = { LAND, CAMP }, zones[] = { ABOARD, NORTHERN, SOUTHERN };

	if (kit_piece(t, IN(HOARD, seat), OP, OP_GLASS))
		return true;
	for (unsigned a = 0; a < sizeof areas / sizeof *areas; a++)
		each_space(at, t, areas[a])
			if (glass_among(t, seat, at))
				return true;
	for (unsigned z = 0; z < sizeof zones / sizeof *zones; z++)
		if (glass_among(t, seat, IN(zones[z], seat)))
			return true;
	return false;
}

/* glass <land> */
int lords_play_glass(struct table *t, int seat, const struct order *o)
{
	thing land = part(o, 0, 0, 0);
	int holder = dial(t, land, HOLDER);

	if (!lords_has_glass(t, seat))
		return refuse(t, NO_GLASS);
	if (dial(t, seat, GLASS_USED))
		return refuse(t, GLASS_ONCE);
	if (holder == seat || !holder)
		return refuse(t, NOTHING_TO_SEE, land);
	set(t, seat, 0, GLASS_USED, 1);
	tell(t, ONLY(seat), GLASS_SHOWS, seat, land, lords_units(t, holder, land));
	show(t, ONLY(seat), land);
	return DONE;
}

/* ---- what is known ---- */

void lords_tell_spells(struct table *t, int seat)
{
	each_kind_with(k, t, TYPE, WIZARD) {
		thing wizard = lords_caster_of(t, seat, k);

		for (int i = 0; wizard && i < SPELLS; i++)
			if (lords_knows(t, wizard, i))
				tell(t, ONLY(seat), KNOWS_SPELL, seat, k, lords_spell(t, i));
	}
}
