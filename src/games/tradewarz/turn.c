/* SPDX-License-Identifier: MIT
 * The set-up, a season turn by turn, and what holds after every season. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- the set-up ---- */

/* Deals each seat its six cards. The owner knows which cards, but nobody knows their order. */
static void deal_battle_cards(struct table *t)
{
	shuffle(t, IN(BATTLE_DECK, NOBODY));
	each_seat(seat, t) {
		for (int i = 0; i < key(t, PILE_SIZE); i++)
			move(t, first(t, IN(BATTLE_DECK, NOBODY)), 1, IN(PILE, seat));
		each_kind(k, t)
			for each(p, t, IN(PILE, seat))
				if (kind(t, p) == k)
					tell(t, ONLY(seat), CARD_DEALT, seat, k);
		shuffle(t, IN(PILE, seat));
	}
	shuffle(t, IN(MORALE_DECK, NOBODY));
}

static void hand_out(struct table *t, int seat)
{
	thing silo = warz_kind(t, IS_SILO);

	for (int good = 0; good < GOODS; good++)
		set(t, seat, 0, LUMBER + good, key(t, START_COUNTER));
	move(t, find(t, IN(STOCK, NOBODY), silo), key(t, SILOS), IN(SUPPLY, seat));
}

static void tell_next(struct table *t)
{
	int next = season(t) + 1, year = warz_year_of(t, next);
	thing quarter = warz_season_of(t, next);

	tell(t, ALL, SEASON_NEXT, quarter, year, num(t, quarter, DIE));
	warz_tell_alliances(t);
	each_in_turn(s, t, warz_in_turn) {
		tell(t, ALL, TOKENS_LEFT, s, warz_tokens(t, s, BUILDS), warz_tokens(t, s, MARCHES),
			warz_tokens(t, s, RECRUITS), warz_tokens(t, s, RESOURCES),
			warz_tokens(t, s, BUYS), warz_tokens(t, s, RETREATS));
		tell(t, ONLY(s), FIELD_STRENGTH, s, warz_afield(t, s), warz_support(t, s));
	}
}

void warz_setup(struct table *t)
{
	each_seat(seat, t)
		hand_out(t, seat);
	warz_lay_map(t);
	deal_battle_cards(t);
	warz_sail(t);
	tell_next(t);
}

/* ---- a season ---- */

/* Extra silos are placed first, wherever their lines stand. A line that needs a tech still to be
 * bought waits for the tech. */
static void place_extra_silos(struct table *t, int seat)
{
	const struct order *o;

	/* A seat without a line about silos is asked for one. */
	if (!seek(t, seat, F_SILO, 0))
		while (next(t, seat, 1 << SILOS_FIRST))
			;
	while ((o = seek(t, seat, F_SILO, 0)) && warz_silos_fit(t, seat, part(o, 0, 0, 0)))
		if (!next(t, seat, 1 << SILOS_FIRST))
			return;
}

static void take_turn(struct table *t, int seat)
{
	turn(t, seat, 0);
	turn(t, seat, TURN_OF);
	place_extra_silos(t, seat);
	while (next(t, seat, 1 << TURN_OF))
		warz_exchange(t, seat);
	if (!dial(t, seat, ACTED)) {
		warz_play_default(t, seat);
		warz_exchange(t, seat);
	}
	warz_tell_stuck(t, seat);
	warz_test_target(t);
}

void warz_play_season(struct table *t)
{
	thing quarter = warz_season(t);

	tell(t, ALL, SEASON_BEGINS, quarter, warz_year(t), num(t, quarter, DIE));
	for (int i = 0; i < players(t) && !warz_over(t); i++)
		take_turn(t, warz_in_turn(t, i));
	turn(t, NOBODY, 0);
	if (!warz_over(t) && warz_year_ends(t)) {
		warz_end_year(t);
		warz_test_target(t);
	}
	if (!warz_over(t))
		warz_test_last(t);
	if (warz_over(t))
		warz_score(t);
	else
		tell_next(t);
}

/* ---- what always holds ---- */

static const char *audit_spot(const struct table *t, thing at)
{
	int lead = dial(t, at, LEAD);

	if (lead && !warz_men(t, lead, at))
		return "the seat that leads on a space has no soldier there";
	each_seat(seat, t) {
		int men = warz_men(t, seat, at);

		if (!men && warz_unit(t, seat, at))
			return "a super unit stands alone";
		if (!men)
			continue;
		if (men > (at == warz_home(t, seat) ? key(t, GATE_LIMIT)
						    : warz_squad_limit(t, seat)))
			return "more soldiers than may be stand on a space";
		if (warz_enemy(t, seat, at))
			return "enemies stand on one space";
	}
	return 0;
}

static const char *audit_seat(const struct table *t, int seat)
{
	if (!warz_home(t, seat))
		return "a seat has no city";
	if (warz_afield(t, seat) > warz_support(t, seat))
		return "more soldiers are afield than are supported";
	if (kit_total(t, IN(PILE, seat)) < 2)
		return "a pile has fewer cards than a battle takes";
	if (warz_squads(t, seat) > key(t, SQUADS))
		return "a seat has too many squads";
	if (warz_built(t, seat, IS_OTHER) > key(t, BUILDING_SQUARES)
		|| warz_built(t, seat, IS_VILLAGE) > key(t, VILLAGES)
		|| warz_built(t, seat, IS_CASTLE) > key(t, CASTLES))
		return "a seat has built too much";
	return 0;
}

const char *warz_audit(const struct table *t)
{
	int xadlas = 0;
	const char *broken = 0;

	if (!season(t))
		return kit_all_there(t);
	for (thing at, i = 0; !broken && (at = space(t, SPOT, i)); i++)
		broken = audit_spot(t, at);
	for (int seat = 1; !broken && seat <= players(t); seat++) {
		broken = audit_seat(t, seat);
		xadlas += dial(t, seat, XADLAS);
	}
	if (!broken && xadlas > key(t, XADLA_STOCK))
		return "more gold Xadlas were given than there are";
	return broken ? broken : kit_all_there(t);
}
