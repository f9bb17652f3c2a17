/* SPDX-License-Identifier: MIT
 * What TradeWarz's rules share: rows.h has the number of every row of its tables.
 *
 * What is always true: pieces have owners on the map alone; what lies in a seat's zone is that
 * seat's. A squad is the soldiers of one seat on one square, or on a city it took; the soldiers on
 * its own gate are a loose pool. A super unit is its tech card: it lies among the techs of its
 * owner, which is the capital, or on the space of the squad it goes with. A village under a castle
 * stays there. */
#ifndef GAMES_TRADEWARZ_H
#define GAMES_TRADEWARZ_H
#include "core/game.h"
#include "games/tradewarz/rows.h"

typedef int warz_goods[GOODS]; /* so much of each counter */

/* ---- ways.c: the map ---- */
/* The kind that IS so: of prices, soldiers and the like, of which there is one. */
thing warz_kind(const struct table *, int is);
/* The tile of an octagon, NONE before it was dealt. */
thing warz_tile(const struct table *, thing octagon);
/* Whether a silo may stand there: a tile that yields something. */
bool warz_yields(const struct table *, thing octagon);
bool warz_touches(const struct table *, thing spot, thing octagon);
/* The way between two spots that are neighbours or at opposite corners of one octagon: NULL where
 * they are neither. */
const struct link *warz_link(const struct table *, thing from, thing to);
/* Of a diagonal: the crossing that lies on it; NONE. */
thing warz_crossing(const struct table *, thing from, const struct link *);
/* Whether soldiers could go this way as it is now, whatever stands there: an open channel, or a
 * diagonal with a crossing. Nobody's gate is no space. */
bool warz_passable(const struct table *, thing from, const struct link *);
/* to[spot - SPACES]: moves over what is passable, KIT_FAR where it cannot be reached. */
void warz_distances(const struct table *, thing from, int16_t *to);
/* The trading post on a square, NONE. Two posts linked in a match of so many. */
thing warz_post(const struct table *, thing at);
bool warz_posts_linked(const struct table *, thing post, thing other);
/* Lays the map: tiles, then posts. */
void warz_lay_map(struct table *);

/* ---- sail.c: the race; each seat gets its SAILED, its city and
 * soldiers on the gate ---- */
void warz_sail(struct table *);
void warz_fill_dock(const struct table *, int, const struct order *, int, struct choice *);
/* The i-th seat, from 0, of this season's turn order. */
int warz_in_turn(const struct table *, int i);
bool warz_year_ends(const struct table *);	    /* with this season */
int warz_year(const struct table *);		    /* from 1; the season's own */
thing warz_season(const struct table *);	    /* the kind of this season */
int warz_year_of(const struct table *, int number); /* of the season of that number */
thing warz_season_of(const struct table *, int number);
/* A die has so many sides; n of them, from 1, are of which kind of weather. */
int warz_sides(const struct table *, int die);
thing warz_face(const struct table *, int die, int n);
int warz_dice_worth(const struct table *, int side, int nth); /* both dice in turn, red first */
int warz_march_worth(const struct table *, int side, int nth);

/* ---- army.c: soldiers, squads, super units ---- */
int warz_men(const struct table *, int seat, thing at);
/* The gate of its own city; NONE before it has one. */
thing warz_home(const struct table *, int seat);
bool warz_is_gate(const struct table *, thing spot);
/* Whose city stands there; NOBODY. */
int warz_city(const struct table *, thing at);
/* The enemy whose soldiers hold this seat's city, NOBODY. */
int warz_occupier(const struct table *, int seat);
bool warz_allied(const struct table *, int a, int b); /* not with oneself */
/* Somebody neither the seat nor allied to it who has soldiers there, the lead first; NOBODY. */
int warz_enemy(const struct table *, int seat, thing at);
int warz_squad_limit(const struct table *, int seat);
/* How many more soldiers of the seat may stop there: to its squad's or its gate's limit; 0 where
 * enemies are, or their castle or city. */
int warz_room(const struct table *, int seat, thing at);
int warz_squads(const struct table *, int seat);  /* on the map outside its gate */
int warz_afield(const struct table *, int seat);  /* soldiers of them */
int warz_support(const struct table *, int seat); /* how many of them it could have */
int warz_empire(const struct table *, int seat);  /* what its buildings support */
/* The super unit that goes with this seat's squad there, its own or lent; NONE. */
thing warz_unit(const struct table *, int seat, thing at);
/* Against whom the seat would fight there: soldiers, a castle or a city; the host of the place
 * before his allies. NOBODY where it could walk in. */
int warz_defender(const struct table *, int seat, thing at);
/* carry: n soldiers go from one space to another, and the unit if it is not NONE; nothing is settled
 * yet. leave: the same, and the space they left is settled. stop: they stay
 * where they are now: the place is theirs, and a unit too many, or at the gate, goes home. */
void warz_carry(struct table *, int seat, thing from, int n, thing unit, thing to);
void warz_leave(struct table *, int seat, thing from, int n, thing unit, thing to);
void warz_stop(struct table *, int seat, thing at, thing unit);
/* n of them die: into the reserve. With the last the unit goes to its owner's capital. Who holds
 * the place by then is settled by the caller: in a battle not before it is decided. */
void warz_fall(struct table *, int seat, thing at, int n);
/* Out of the reserve onto a space; how many there were. */
int warz_muster(struct table *, int seat, thing at, int n);
/* Free soldiers out of the reserve, as far as there are some and the gate has room; told, if any.
 * How many. */
int warz_draft(struct table *, int seat, int n);
/* A super unit into the capital of its owner. */
void warz_unit_home(struct table *, thing unit);
/* To the own gate as far as there is room, else, or if it is occupied, to the reserve. These two
 * return where they stand then, NONE for the reserve. */
thing warz_go_home(struct table *, int seat, thing at, int n, int fact);
/* A beaten or recalled squad, all of it: to an own building with room or the gate, as DISPLACE
 * says, else the nearest. A garrison of the own gate: to buildings as far as there is room. */
thing warz_displace(struct table *, int seat, thing from, int fact);
void warz_displace_garrison(struct table *, int seat);
/* Whether n soldiers that come from there may stay at this own building. */
bool warz_is_home(const struct table *, int seat, thing at, thing from, int n);
/* Own buildings with room for n more of its soldiers, none of them counted as coming from there, in
 * order of moves from a space. */
void warz_offer_homes(const struct table *, int seat, thing from, int n, struct choice *);
/* After what may have lowered support: soldiers too many go home. In turn order, all seats. */
void warz_test_support(struct table *);

/* ---- hold.c: buildings, posts, Xadlas ---- */
bool warz_is(const struct table *, thing piece_or_kind, int is);
/* The building on a square: the castle of castle and village; NONE. */
thing warz_building(const struct table *, thing at);
/* How many squares with IS_VILLAGE (castles on them too), IS_CASTLE, or IS_OTHER for any building
 * count in a seat's limits. */
int warz_built(const struct table *, int seat, int is);
/* Whether a building of the seat stands there, of any kind. */
bool warz_own_building(const struct table *, int seat, thing at);
/* Back to the stock, without its dials. */
void warz_building_back(struct table *, thing building);
/* Takes a building away: it and the silos that belong to it go back. Who holds the place then is
 * settled by the caller. */
void warz_raze(struct table *, thing at);
/* A castle, its village and its silos pass to another seat, as far as that has silos. */
void warz_take_castle(struct table *, thing at, int seat);
/* Who came first of those who stand there, NOBODY where nobody stands. */
int warz_lead(const struct table *, thing at);
/* Who holds the place by now: LEAD, post and silver Xadlas. */
void warz_settle(struct table *, thing at);
int warz_posts(const struct table *, int seat);
int warz_stock(const struct table *); /* gold Xadlas nobody has */
/* Gold Xadlas, as far as the stock has them; the fact is told with how many. */
void warz_award(struct table *, int seat, int n, int fact);
/* Every counter of 21 is traded for a Xadla, the active seat's first. */
void warz_exchange(struct table *, int active);
/* Tells of a counter that should be traded when no Xadla is left. */
void warz_tell_stuck(struct table *, int seat);

/* ---- paying and actions: act.c ---- */
/* times what a kind costs. */
void warz_cost(const struct table *, thing price, int times, warz_goods);
/* Of a soldier there; of all levels of a university above one up to another. */
void warz_recruit_cost(const struct table *, int seat, thing at, warz_goods);
void warz_levels_cost(const struct table *, int seat, int from, int to, warz_goods);
/* Pays it, and tells. */
void warz_spend(struct table *, int seat, const warz_goods);
/* Pays it, or refuses; false then. */
bool warz_pay(struct table *, int seat, const warz_goods);
bool warz_can_pay(const struct table *, int seat, const warz_goods);
/* The action's token is spent and the turn's action is this form; or it is refused, false then.
 * token: BUILDS to RETREATS. The second build or march of a tech needs no token. */
bool warz_act(struct table *, int seat, int token, int form);
/* How many tokens of that action, BUILDS to RETREATS, are left this year. */
int warz_tokens(const struct table *, int seat, int token);
/* Goods of one seat become another's. */
void warz_transfer(struct table *, int from, int to, const warz_goods);
/* The good a seat has least of among these (bits by good). */
int warz_lowest(const struct table *, int seat, unsigned goods);
int warz_play_resources(struct table *, int seat, const struct order *);
int warz_play_pass(struct table *, int seat, const struct order *);
void warz_fill_resources(const struct table *, int, const struct order *, int, struct choice *);
int warz_play_recruit(struct table *, int seat, const struct order *);
/* The fact that keeps a seat from recruiting there, whatever it costs; 0: nothing does. */
int warz_no_recruit(const struct table *, int seat, thing at);
int warz_play_retreat(struct table *, int seat, const struct order *);
/* Where all of a seat's squad may retreat to from there. */
void warz_offer_retreats(const struct table *, int seat, thing from, struct choice *);
void warz_play_default(struct table *, int seat);

/* ---- march.c, battle.c ---- */
int warz_play_march(struct table *, int seat, const struct order *);
void warz_fill_march(const struct table *, int, const struct order *, int, struct choice *);
/* The seat's squad has entered a place others hold; path: where it came by, the last of n the one
 * it stood on before, its start first. Where it stands afterwards; NONE: all are dead. */
thing warz_battle(struct table *, int seat, thing at, const thing *path, int n);

/* ---- build.c, tech.c ---- */
int warz_play_build(struct table *, int seat, const struct order *);
void warz_price(const struct table *, int seat, const struct order *, struct cost *);
int warz_play_university(struct table *, int seat, const struct order *);
int warz_play_silo(struct table *, int seat, const struct order *);
/* Whether the seat has a tech whose extra silos may be placed there now. */
bool warz_silos_fit(const struct table *, int seat, thing square);
void warz_fill_build(const struct table *, int, const struct order *, int, struct choice *);
int warz_play_buy(struct table *, int seat, const struct order *);
void warz_fill_buy(const struct table *, int, const struct order *, int, struct choice *);
/* Whether a seat owns that tech card, wherever it is. */
bool warz_owns(const struct table *, int seat, thing tech);
/* The first of its techs with that OP; NONE. The sum of a column over all its techs. */
thing warz_tech(const struct table *, int seat, int op);
int warz_tech_sum(const struct table *, int seat, int column);

/* ---- cards.c, deals.c ---- */
int warz_play_card(struct table *, int seat, const struct order *);
int warz_play_swap(struct table *, int seat, const struct order *);
int warz_play_laid(struct table *, int seat, const struct order *);
void warz_fill_card(const struct table *, int, const struct order *, int, struct choice *);
/* Offers the kinds of the hand that are played there (PLAYED_IN) and then, with that OP or, OP_NONE,
 * with any but OP_CANCEL and OP_ROAD; each as often as it is held. */
void warz_offer_cards(const struct table *, int seat, int played_in, int op, struct choice *);
/* A morale card of the hand with that OP; NONE. */
thing warz_card(const struct table *, int seat, int op);
/* A played card, told by whoever plays it: under the deck. */
void warz_discard(struct table *, thing card);
int warz_play_trade(struct table *, int seat, const struct order *);
int warz_play_ally(struct table *, int seat, const struct order *);
int warz_play_leave(struct table *, int seat, const struct order *);
void warz_fill_leave(const struct table *, int, const struct order *, int, struct choice *);
void warz_fill_deal(const struct table *, int, const struct order *, int, struct choice *);

/* ---- year.c, score.c, turn.c ---- */
void warz_end_year(struct table *);
int warz_xadlas(const struct table *, int seat);
/* After a turn and at the end of a year: the target. After a season: clock, stock, years. */
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
