/* SPDX-License-Identifier: MIT
 * What TradeWarz's rules share. rows.h has the number of every row of its tables.
 *
 * What is always true: only pieces on the map have owners; what lies in a seat's zone is that
 * seat's. A squad is the soldiers of one seat on one square, or on a city that the seat took; the
 * soldiers on a seat's own gate are a loose pool. A super unit is its tech card: it lies among the
 * techs of its owner, which is the capital, or on the space of the squad it goes with. A village
 * under a castle stays there. */
#ifndef GAMES_TRADEWARZ_H
#define GAMES_TRADEWARZ_H
#include "core/game.h"
#include "games/tradewarz/rows.h"

typedef int warz_goods[GOODS]; /* an amount of each counter */

/* ---- ways.c: the map ---- */
/* Returns the kind with that IS. For prices, soldiers and other kinds of which there is one. */
thing warz_kind(const struct table *, int is);
/* Returns the tile of an octagon, NONE before the tiles are dealt. */
thing warz_tile(const struct table *, thing octagon);
/* Whether a silo may stand there: the tile yields something. */
bool warz_yields(const struct table *, thing octagon);
bool warz_touches(const struct table *, thing spot, thing octagon);
/* Returns the way between two spots that are neighbours or at opposite corners of one octagon;
 * NULL for other spots. */
const struct link *warz_link(const struct table *, thing from, thing to);
/* Returns the crossing on a diagonal; NONE if there is none. */
thing warz_crossing(const struct table *, thing from, const struct link *);
/* Whether soldiers could go this way as the map is now, whoever stands there: an open channel,
 * or a diagonal with a crossing. The gate of no seat is no space. */
bool warz_passable(const struct table *, thing from, const struct link *);
bool warz_leads(const struct table *, thing from, thing to);
/* Sets to[spot - SPACES] to the moves over passable ways; KIT_FAR where no such way leads. */
void warz_distances(const struct table *, thing from, int16_t *to);
/* warz_post returns the trading post on a square, or NONE. warz_posts_linked says whether two
 * posts are linked in a match of this many seats. */
thing warz_post(const struct table *, thing at);
bool warz_posts_linked(const struct table *, thing post, thing other);
/* Lays the map: first the tiles, then the posts. */
void warz_lay_map(struct table *);

/* ---- sail.c: the race; each seat gets its SAILED, its city and
 * soldiers on the gate ---- */
void warz_sail(struct table *);
offerer warz_offer_docks;
/* Returns the i-th seat, from 0, of this season's turn order. */
int warz_in_turn(const struct table *, int i);
bool warz_year_ends(const struct table *);	    /* whether the year ends with this season */
int warz_year(const struct table *);		    /* this season's year, from 1 */
thing warz_season(const struct table *);	    /* the kind of this season */
int warz_year_of(const struct table *, int number); /* the year of the season of that number */
thing warz_season_of(const struct table *, int number);
/* warz_sides returns the number of sides of a die; warz_face returns the kind of weather that
 * the n-th side, from 1, shows. */
int warz_sides(const struct table *, int die);
thing warz_face(const struct table *, int die, int n);
int warz_dice_worth(const struct table *, int side, int nth); /* the two dice by turns, red first */
int warz_march_worth(const struct table *, int side, int nth);

/* ---- army.c: soldiers, squads, super units ---- */
int warz_men(const struct table *, int seat, thing at);
/* Returns the gate of the seat's own city; NONE before the seat has one. */
thing warz_home(const struct table *, int seat);
bool warz_is_gate(const struct table *, thing spot);
/* Returns the seat whose city stands there; NOBODY if none does. */
int warz_city(const struct table *, thing at);
/* Returns the enemy whose soldiers hold this seat's city; NOBODY if none does. */
int warz_occupier(const struct table *, int seat);
bool warz_allied(const struct table *, int a, int b); /* false for a seat and itself */
/* Returns a seat with soldiers there that is neither the seat nor its ally, the lead first;
 * NOBODY if there is none. */
int warz_enemy(const struct table *, int seat, thing at);
int warz_squad_limit(const struct table *, int seat);
/* Returns how many more soldiers of the seat may stop there, up to the limit of its squad or its
 * gate. 0 on a place with enemies, or with their castle or city. */
int warz_room(const struct table *, int seat, thing at);
int warz_squads(const struct table *, int seat);  /* squads on the map outside the seat's gate */
int warz_afield(const struct table *, int seat);  /* soldiers in these squads */
int warz_support(const struct table *, int seat); /* the most they could be */
int warz_empire(const struct table *, int seat);  /* what the seat's buildings support */
/* Returns the super unit, own or lent, that goes with this seat's squad there; NONE if there is
 * none. */
thing warz_unit(const struct table *, int seat, thing at);
/* Returns the seat that would defend the place against this one: with soldiers, a castle or a
 * city; the host of the place before the host's allies. NOBODY if the seat could walk in. */
int warz_defender(const struct table *, int seat, thing at);
/* carry: n soldiers go from one space to another, with the unit unless it is NONE; nothing is
 * settled yet. leave: as carry, and the space left is settled. stop: the soldiers stay where
 * they are now and take the place; a surplus unit, or any unit at the gate, goes home. */
void warz_carry(struct table *, int seat, thing from, int n, thing unit, thing to);
void warz_leave(struct table *, int seat, thing from, int n, thing unit, thing to);
void warz_stop(struct table *, int seat, thing at, thing unit);
/* n soldiers die and go into the reserve. With the last soldier the unit goes to its owner's
 * capital. The caller settles who holds the place, after the battle is decided. */
void warz_fall(struct table *, int seat, thing at, int n);
/* Soldiers go from the reserve onto a space. Returns how many there were. */
int warz_muster(struct table *, int seat, thing at, int n);
/* Free soldiers go from the reserve to the gate, as far as the reserve has some and the gate has
 * room. Told if there are any. Returns their number. */
int warz_draft(struct table *, int seat, int n);
/* Puts a super unit into the capital of its owner. */
void warz_unit_home(struct table *, thing unit);
/* Soldiers go to their own gate as far as there is room. The others go to the reserve; all do if
 * the gate is occupied. This function and the next return where the soldiers stand then, NONE
 * for the reserve. */
thing warz_go_home(struct table *, int seat, thing at, int n, int fact);
/* A whole squad, beaten or recalled, goes to a building of its own with room, or to the gate, as
 * the answer to DISPLACE says, else to the nearest. A garrison of the seat's own gate goes to
 * buildings as far as there is room. */
thing warz_displace(struct table *, int seat, thing from, int fact);
void warz_displace_garrison(struct table *, int seat);
/* Whether n soldiers that come from `from` may stay at this building of their own. */
bool warz_is_home(const struct table *, int seat, thing at, thing from, int n);
/* Offers the seat's own buildings with room for n more soldiers, nearest to a space first.
 * Soldiers that come from that space are not counted as being there. */
void warz_offer_homes(const struct table *, int seat, thing from, int n, struct choice *);
/* Call after anything that may lower support: in turn order, surplus soldiers of all seats go
 * home. */
void warz_test_support(struct table *);

/* ---- hold.c: buildings, posts, Xadlas ---- */
bool warz_is(const struct table *, thing piece_or_kind, int is);
/* Returns the building on a square, the castle if both castle and village stand there; NONE if
 * there is none. */
thing warz_building(const struct table *, thing at);
/* Returns the number of squares that count in a seat's limits, by `is`: IS_VILLAGE (with or
 * without a castle), IS_CASTLE, or IS_OTHER for any building. */
int warz_built(const struct table *, int seat, int is);
/* Whether the seat has a building there, of any kind. */
bool warz_own_building(const struct table *, int seat, thing at);
/* Puts a building back into the stock, without its dials. */
void warz_building_back(struct table *, thing building);
/* Takes a building and its silos off the map. The caller settles who holds the place. */
void warz_raze(struct table *, thing at);
/* Gives a castle, its village and its silos to another seat, as far as that seat has silos. */
void warz_take_castle(struct table *, thing at, int seat);
/* Returns the first seat among those that stand there, NOBODY if none does. */
int warz_lead(const struct table *, thing at);
/* Settles who holds the place now: LEAD, post and silver Xadlas. */
void warz_settle(struct table *, thing at);
int warz_posts(const struct table *, int seat);
int warz_stock(const struct table *); /* gold Xadlas left in the stock */
/* Gives the seat n gold Xadlas, as far as the stock has them. The fact tells how many. */
void warz_award(struct table *, int seat, int n, int fact);
/* Exchanges every counter of 21 for a Xadla, those of the active seat first. */
void warz_exchange(struct table *, int active);
/* Tells of a counter that would be exchanged if a Xadla were left. */
void warz_tell_stuck(struct table *, int seat);

/* ---- paying and actions: act.c ---- */
/* Sets the cost to `times` the price of a kind. */
void warz_cost(const struct table *, thing price, int times, warz_goods);
/* Sets what joining an alliance costs, so many times; and what a seat pays for leaving its own, once to each partner. */
void warz_fee(const struct table *, int times, warz_goods);
void warz_leaving_fee(const struct table *, int seat, warz_goods);
/* The cost of a recruit there; and of all levels of a university above one level up to another. */
void warz_recruit_cost(const struct table *, int seat, thing at, warz_goods);
void warz_levels_cost(const struct table *, int seat, int from, int to, warz_goods);
/* Pays, and tells so. */
void warz_spend(struct table *, int seat, const warz_goods);
/* Pays, or refuses and returns false. */
bool warz_pay(struct table *, int seat, const warz_goods);
bool warz_can_pay(const struct table *, int seat, const warz_goods);
/* Spends the action's token and makes this form the turn's action; refuses and returns false if
 * that is impossible. token: BUILDS to RETREATS. The second build or march that a tech allows
 * needs no token. */
bool warz_act(struct table *, int seat, int token, int form);
/* Returns the tokens of an action, BUILDS to RETREATS, that are left this year. */
int warz_tokens(const struct table *, int seat, int token);
/* Gives goods of one seat to another. */
void warz_transfer(struct table *, int from, int to, const warz_goods);
/* Returns the good of which the seat has least, among these goods (bits). */
int warz_lowest(const struct table *, int seat, unsigned goods);
order_play warz_play_resources, warz_play_pass;
offerer warz_offer_resources;
int warz_play_recruit(struct table *, int seat, const struct order *);
/* Returns the fact that keeps a seat from recruiting there, whatever the cost; 0 if nothing
 * does. */
int warz_no_recruit(const struct table *, int seat, thing at);
int warz_play_retreat(struct table *, int seat, const struct order *);
/* Offers the spots that the seat's whole squad may retreat to from there. */
void warz_offer_retreats(const struct table *, int seat, thing from, struct choice *);
void warz_play_default(struct table *, int seat);

/* ---- march.c, battle.c ---- */
int warz_play_march(struct table *, int seat, const struct order *);
offerer warz_offer_men, warz_offer_moves, warz_offer_squads, warz_offer_steps, warz_offer_crossings,
	warz_offer_units, warz_offer_no_fight;
/* Fights out a battle: the seat's squad has entered a place that others hold. path: the n spaces
 * the squad came by, its start first. Returns where the squad stands afterwards; NONE if all are
 * dead. */
thing warz_battle(struct table *, int seat, thing at, const thing *path, int n);

/* ---- build.c, tech.c ---- */
int warz_play_build(struct table *, int seat, const struct order *);
void warz_price(const struct table *, int seat, const struct order *, struct cost *);
order_play warz_play_university, warz_play_silo;
/* Whether the seat has a tech whose extra silos may be placed there now. */
bool warz_silos_fit(const struct table *, int seat, thing square);
offerer warz_offer_sites, warz_offer_octagons, warz_offer_shelters, warz_offer_branches,
	warz_offer_levels;
int warz_play_buy(struct table *, int seat, const struct order *);
offerer warz_offer_techs;
/* Whether a seat owns that tech card, in its capital or on the map. */
bool warz_owns(const struct table *, int seat, thing tech);
/* warz_tech returns the first of the seat's techs with that OP, or NONE; the other returns the
 * sum of a column over all its techs. */
thing warz_tech(const struct table *, int seat, int op);
int warz_tech_sum(const struct table *, int seat, int column);

/* ---- cards.c, deals.c ---- */
order_play warz_play_card, warz_play_swap, warz_play_laid;
offerer warz_offer_playable, warz_offer_laid, warz_offer_swapped, warz_offer_given,
	warz_offer_others;
/* Offers the cards of the hand that are played on that occasion (PLAYED_IN) and have that OP;
 * with OP_NONE, any OP but OP_CANCEL and OP_ROAD. Each kind is offered as often as the hand has
 * it. */
void warz_offer_cards(const struct table *, int seat, int played_in, int op, struct choice *);
/* Returns a morale card of the hand with that OP; NONE if there is none. */
thing warz_card(const struct table *, int seat, int op);
/* Puts a played card under the deck. The caller tells of the card. */
void warz_discard(struct table *, thing card);
order_play warz_play_trade, warz_play_ally, warz_play_leave;
/* As struct game says. */
void warz_partner(const struct order *, int other, struct order *line);
bool warz_remark_on_deal(const struct table *, const struct table *before, const struct order *,
	int nth, struct order_note *);
/* remarks.c */
bool warz_remark(const struct table *, const struct table *before, const struct order *, int nth,
	struct order_note *);
offerer warz_offer_partners, warz_offer_to_give, warz_offer_own_goods, warz_offer_to_take,
	warz_offer_their_goods, warz_offer_members, warz_offer_leaving;

/* ---- shorthand.c: what players say for a deal ---- */
enum surety warz_read(const char *line, char words[READ_MOST]);

/* ---- year.c, score.c, turn.c ---- */
void warz_end_year(struct table *);
int warz_xadlas(const struct table *, int seat);
/* warz_test_target: after a turn, and at the end of a year. warz_test_last, after a season: the
 * clock, the stock and the years. */
void warz_test_target(struct table *);
void warz_test_last(struct table *);
void warz_tell_alliances(struct table *);
long warz_rank(const struct table *, int seat, int tie);
void warz_score(struct table *);
void warz_setup(struct table *);
void warz_play_season(struct table *);
bool warz_over(const struct table *);
const char *warz_audit(const struct table *);
const char *warz_unplayable(const struct table *); /* check.c */

extern const struct field warz_fields[];

#endif
