/* SPDX-License-Identifier: MIT
 * A party enters a Wasteland: which units may go, from where, and what they take along. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

/* ---- who may go, and from where ---- */

/* Returns a word of the order for units that never enter; NONE if there is none. */
static thing barred_word(const struct table *t, const struct order *o, const struct naming *w)
{
	thing word_of;

	for (int g = 0; (word_of = part(o, H_FORCE, g, 0)); g++) {
		if (lords_kept_out(t, word_of))
			return word_of;
		for each(p, t, w->at) {
			thing mark = owner(t, p) == w->seat ? lords_hero(t, p) : NONE;

			if (mark && kind(t, mark) == word_of && lords_kept_out(t, p))
				return word_of;
		}
	}
	return NONE;
}

/* Returns a named unit that is there but may not go since it is in training; NONE if there is
 * none. */
static thing trained_unit(const struct table *t, const struct order *o, struct naming w)
{
	struct force f = { 0 };
	thing p = NONE;

	for (int g = 0; !p && (w.word = part(o, H_FORCE, g, 0)); g++) {
		w.n = lords_number(t, o, H_COUNT, g);
		int got = lords_name(t, &w, &f);

		if (got < (w.n ? w.n : 1))
			p = lords_barred(t, w);
	}
	return p && lords_bars(t, p, TO_QUEST) == IN_TRAINING ? p : NONE;
}

/* Returns how many units would go, of those there, if one must stay. */
static int going(const struct table *t, const struct order *o, struct naming w)
{
	struct force f = { 0 };

	for (int g = 0; (w.word = part(o, H_FORCE, g, 0)); g++) {
		w.n = lords_number(t, o, H_COUNT, g);
		lords_name(t, &w, &f);
	}
	if (!w.ship)
		lords_leave_one(t, w.seat, w.at, &f);
	return lords_force_units(&f);
}

static bool may_start(struct table *t, const struct order *o, const struct naming *w)
{
	struct party q = { .seat = w->seat, .waste = lords_quest_waste(o->form) };
	thing from = part(o, H_FROM, 0, 0), unfit = barred_word(t, o, w),
	      trained = trained_unit(t, o, *w);
	int units = going(t, o, *w);

	if (unfit)
		refuse(t, BARRED_THERE, unfit);
	else if (units > key(t, PARTY_LIMIT))
		refuse(t, PARTY_TOO_LARGE, units, key(t, PARTY_LIMIT));
	else if (lords_quest_at(t, &q))
		refuse(t, PARTY_THERE, lords_quest_at(t, &q));
	else if (dial(t, w->seat, NORTH_ACTED + q.waste))
		refuse(t, PARTY_ACTED, q.waste);
	else if (!w->ship && !lords_friendly(t, w->seat, from))
		refuse(t, NOT_FRIENDLY, from);
	else if (w->ship && !lords_quest_zone(t, w->seat, w->ship))
		refuse(t, SHIP_NOT_AT_SEA, w->ship);
	else if (w->ship && dial(t, lords_ship(t, w->seat, w->ship), STOPPED))
		refuse(t, SHIP_IS_STOPPED, w->ship, lords_quest_zone(t, w->seat, w->ship));
	else if (trained)
		refuse(t, IN_TRAINING, kind(t, trained));
	else
		return true;
	return false;
}

/* The land or zone must be next to the space. Beyond space 1 the party needs tools. */
static bool may_pass(struct table *t, const struct party *q, thing from, thing entry)
{
	if (!entry)
		refuse(t, NO_GATE, from);
	else if (num(t, entry, STEP) != 1 && !lords_quest_equipped(t, IN(HOARD, q->seat)))
		refuse(t, NO_TOOLS, entry);
	else
		return true;
	return false;
}

/* ---- what goes along ---- */

/* Takes one piece of a kind along from a hoard. The first unit carries treasures. */
static void pack(struct table *t, const struct party *q, thing what, thing carrier)
{
	thing piece = find(t, IN(HOARD, q->seat), what);

	if (!piece)
		return;
	tell(t, ONLY(q->seat), BAGGAGE_TAKEN, q->seat, what);
	if (num(t, what, TYPE) == TREASURE) {
		lords_quest_give(t, q->seat, piece, carrier);
		return;
	}
	piece = set(t, piece, 1, KEPT_AT, NONE);
	move(t, piece, 1, lords_quest_bag(q));
}

static thing first_unit(const struct table *t, const struct party *q)
{
	for each(p, t, lords_quest_bag(q))
		if (num(t, p, TYPE) != ITEM)
			return p;
	return NONE;
}

/* A torch and a pickaxe go along even if the order does not name them. */
static void pack_all(struct table *t, const struct party *q, const struct order *o)
{
	thing what;

	for (int i = 0; i < kit_kinds(t, TOOL, 1); i++)
		pack(t, q, kit_kind(t, TOOL, 1, i), NONE);
	for (int i = 0; (what = part(o, H_BAGGAGE, 0, i)); i++)
		if (!num(t, what, TOOL))
			pack(t, q, what, first_unit(t, q));
}

/* ---- the order ---- */

/* enter <north|south> from <land> with {[<int>] <force>}+ [taking <baggage>+], or off <ship> */
int lords_play_enter(struct table *t, int seat, const struct order *o)
{
	struct party q = { .seat = seat, .waste = lords_quest_waste(o->form) };
	struct force f = { 0 };
	thing from = part(o, H_FROM, 0, 0),
	      ship = lords_quest_form(o->form) == F_ENTER_SHIP ? from : NONE;
	struct naming w = {
		.seat = seat, .at = ship ? IN(ABOARD, seat) : from, .ship = ship, .act = TO_QUEST
	};

	if (!may_start(t, o, &w) || lords_read_force(t, o, H_COUNT, w, &f) == REFUSED)
		return REFUSED;
	if (!ship && !lords_leave_one(t, seat, from, &f))
		return refuse(t, NOBODY_STAYS, from);
	from = ship ? lords_quest_zone(t, seat, ship) : from;
	thing entry = lords_quest_gate(t, from, q.waste);
	if (!may_pass(t, &q, from, entry))
		return REFUSED;
	lords_send(t, &f, lords_quest_bag(&q), NONE);
	set(t, seat, 0, NORTH_ACTED + q.waste, 1);
	lords_quest_place(t, &q, entry);
	tell(t, ONLY(seat), PARTY_ENTERS, seat, entry, lords_force_units(&f));
	pack_all(t, &q, o);
	lords_quest_come_in(t, &q);
	return DONE;
}
