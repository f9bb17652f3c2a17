/* SPDX-License-Identifier: MIT
 * What the rules and tables of Quest for the DragonLords share.
 *
 * What is always true: a round is a season. A land's dial `holder` is its owner. A land without a
 * holder is neutral while unknown units, which nobody owns, stand there; else it is vacant. Units
 * stand on land, lie aboard (their dial `ship` names the ship), or are in a party of a Wasteland.
 * Besiegers stand in the camp before a kingdom, whose dial `besieger` then names their seat. A
 * ship at sea lies on its zone, a docked ship in its owner's docks. A hero's mark or a treasure
 * lies on the unit that has it, which is then a stack of one. Between two orders every land with
 * an owner has a unit, no battle is under way, and every seat in play has its king.
 *
 * Where to find things: a phase, its files, the chapters of its clauses in db/rules.
 *
 *	the set-up	setup					start
 *	a round		turn					round
 *	1 purchase	buy build temple			buy build temple
 *	2 ships		sail naval portal muster		sail naval portal
 *	3 quests	enter quest party wastes adventure	quest adventure
 *			prize					treasure dragonlord
 *	4 combat	army attack siege aid naval		attack siege sortie
 *			blows stealth elemental			raid scroll
 *	  a battle	battle side missile volley melee	battle missile melee wall
 *			magic settle losses spoils		spell scroll hero
 *	5 transfer	march portal muster			march portal
 *	6 income	income					income
 *	7 reinforcement	reinforce temple			reinforce
 *	at any time	conquest kings over			king shard over
 *	what is there	land units force may box		land unit
 *	for letters	fields asks offer_*			letters
 *	who sees what	check guess				seen
 *
 * turn.c calls the phases; rows.def, facts.def and forms.def hold all rows. */
#ifndef GAMES_DRAGONLORDS_H
#define GAMES_DRAGONLORDS_H
#include "core/game.h"
#include "games/dragonlords/rows.h"
extern const struct game dragonlords;

/* ---- land.c: the map ---- */
bool lords_is(const struct table *, int area, thing at);
bool lords_adjoins(const struct table *, thing from, thing to, int relation);
bool lords_coastal(const struct table *, thing land);
thing lords_camp(const struct table *, thing kingdom);	 /* the camp before it */
thing lords_camped_at(const struct table *, thing camp); /* its kingdom; NONE if not a camp */
bool lords_vacant(const struct table *, thing land);
bool lords_neutral(const struct table *, thing land); /* unknown units hold it */
bool lords_may_storm(
	const struct table *, int seat, thing kingdom); /* it is not a neutral one too many */
bool lords_friendly(const struct table *, int seat, thing land); /* owned, not besieged */
int lords_kingdoms(const struct table *, int seat);		 /* kingdoms that it owns */
int lords_lands(const struct table *, int seat);
int lords_shards(const struct table *, int seat); /* shards in its kingdoms */
thing lords_kingdom_of(const struct table *, int realm);
/* Whether a land is in the realm of a seat's kingdom: the kingdom itself, or an ordinary land of
 * that realm that the seat owns. */
bool lords_in_realm(const struct table *, int seat, thing land);
/* Returns the kingdom where the seat's king stands, else its first kingdom; NONE if it has none. */
thing lords_seat_kingdom(const struct table *, int seat);
/* Returns the share of a seat's purse that lies in one of its kingdoms. */
int lords_share(const struct table *, int seat, thing kingdom);
/* Whether a building (a word of NEEDS) operates for a seat in a realm; realm 0: in any. */
bool lords_operates(const struct table *, int seat, int building, int realm);

/* ---- units.c: units ---- */
int lords_civ(const struct table *, int seat); /* a word of CIV */
/* Returns the seat's kind of a type of unit; NONE if its civilization has none. */
thing lords_kind(const struct table *, int seat, int type);
thing lords_stranger(const struct table *); /* the kind of unknown units */
bool lords_casts(int type);		    /* king, wizard or DragonLord */
bool lords_caster(const struct table *, thing unit);
bool lords_infantry(const struct table *, thing unit);
/* All units there, casters too; seat NOBODY: unknown ones. */
int lords_units(const struct table *, int seat, thing at);
int lords_aboard(const struct table *, int seat, thing ship); /* units on a kind of ship */
int lords_places(const struct table *, int seat, thing ship); /* places that its units take */
thing lords_find(
	const struct table *, int seat, thing kind); /* a caster in play, or a unit; NONE */
/* Returns the seat's caster of that kind; NONE where that is no kind of theirs, or not in play. */
thing lords_caster_of(const struct table *, int seat, thing kind);
/* Returns the first of a civilization's waiting wizards or heroes' marks, in the order of the
 * box; NONE if none waits. */
thing lords_in_wings(const struct table *, int seat, int type);
thing lords_ship(
	const struct table *, int seat, thing ship);   /* its piece, docked or at sea; NONE */
thing lords_afloat(const struct table *, thing unit);  /* the zone of the ship it is aboard; NONE */
bool lords_on_quest(const struct table *, thing unit); /* whether it is in a quest party */
/* Returns the units of a type that a seat has, including those ordered. */
int lords_owned(const struct table *, int seat, int type);
thing lords_hero(const struct table *, thing unit);   /* the hero's mark on it; NONE */
thing lords_called(const struct table *, thing unit); /* a hero's name, or the kind of others */
int lords_hero_level(const struct table *, thing unit);
enum sight lords_carried(const struct table *, thing piece);	 /* sight of what lies on a unit */
bool lords_carries(const struct table *, thing unit, int op);	 /* op: of a treasure */
bool lords_knows(const struct table *, thing caster, int spell); /* spell: an index of KNOWS */
thing lords_spell(const struct table *, int spell);
/* Return the number of one unit, with a hero's level; heavy: cavalry count as heavy units. */
int lords_attack(const struct table *, thing unit, bool heavy);
int lords_defence(const struct table *, thing unit, bool heavy);

/* ---- may.c: who may still act in this turn ---- */
enum act {
	ANY_ACT, /* nothing bars it */
	TO_BOARD,
	TO_LAND,
	TO_TELEPORT, /* or to lead through a teleportal */
	TO_COME,     /* with a caster who teleports */
	TO_JOIN_PARTY,
	TO_QUEST,
	TO_SUMMON,
	TO_FIGHT,
	TO_RIDE,   /* to a fight, over friendly land */
	TO_STRIKE, /* raid, pillage, bombard, sneak */
	TO_MARCH,
	TO_TRANSFER,
	TO_TRANSFER_FAR, /* two steps */
	TO_RIDE_IN,	 /* to aid a sortie */
	TO_TELEPORT_IN,
	TO_ESCORT,    /* with a caster who teleports in */
	TO_TAKE_PART, /* to roll, cast or breathe fire in a battle */
	TO_ESCAPE
};
/* Returns 0, or the fact that bars a unit from an act. The fact's arg is force:what. */
int lords_bars(const struct table *, thing unit, enum act);
bool lords_kept_out(const struct table *, thing unit); /* from the Wastelands; a kind works, too */
int lords_transfer_left(const struct table *, thing unit);
/* Returns the steps that a unit will have used in this phase 4 if it attacks after `ways` more.
 * For units on foot: `ways`. */
int lords_ridden(const struct table *, thing unit, int ways);
/* Marks that a unit attacks after so many steps. Returns its piece. */
thing lords_fights(struct table *, thing unit, int n, int ways);
/* Lets a seat's units there do nothing more in combat, not even cavalry. */
void lords_spend_all(struct table *, int seat, thing at);
void lords_unbind(struct table *, int seat); /* as its turn begins */

/* ---- force.c: the units an order names ---- */
enum { FORCE_PARTS = 128 };
struct part_of_force {
	thing piece;
	int n;
	int ways; /* lands that it rides through */
};
struct force {
	int n;	  /* number of parts */
	bool all; /* some units were named without a number */
	struct part_of_force part[FORCE_PARTS];
};
struct naming {
	int seat;
	thing at, ship; /* ship: a kind; only units on that ship in ABOARD; NONE: all */
	thing word;   /* a kind, a hero's mark, or a collective word; "army" is all but the king */
	int n;	      /* 0: all; below 0: none */
	enum act act; /* only units that may do this */
};
int lords_rank(int i); /* the i-th type to fall; OTHER: no more */
/* Adds units that are named and not in the force yet. Returns their number. */
int lords_name(const struct table *, const struct naming *, struct force *);
/* Returns the <int> of a group: 0 if none is written, 1 with a person's name, -1 if it is no
 * number of units. */
int lords_number(const struct table *, const struct order *, int hole, int group);
/* Groups are read in two passes: first persons by name, then the others. */
enum { PASSES = 2 };
bool lords_in_pass(const struct table *, const struct order *, int hole, int group, int pass);
/* Reads {[<int>] <force>}+ of an order, where `hole` is that of <int>. Returns DONE or REFUSED. */
int lords_read_force(struct table *, const struct order *, int hole, struct naming, struct force *);
int lords_force_units(const struct force *);
int lords_force_places(const struct table *, const struct force *);
/* Its units from there. */
int lords_force_from(const struct table *, const struct force *, thing at);
/* Whether it is a DragonLord alone. */
bool lords_flies(const struct table *, const struct force *);
void lords_trim(struct force *, int part, int n); /* takes n units of a part out */
/* Lets a unit stay if that is needed, one of those named without a number. False if then nobody
 * would stay, or nobody go. */
bool lords_leave_one(const struct table *, int seat, thing at, struct force *);
/* Moves the force. Units that leave a Wasteland are marked. */
void lords_send(struct table *, struct force *, thing to, thing ship);
/* Sets a dial of all its units. */
void lords_mark(struct table *, struct force *, int of_unit, int value);

/* ---- losses.c: who falls ---- */
enum spare { SPARE_NOBODY, SPARE_KING, SPARE_CASTERS };
typedef bool lords_may(const struct table *, thing unit);
struct loss {
	int seat;	     /* the owner; NOBODY: unknown units */
	thing at, ship, sea; /* in ABOARD: only units on that ship, in that zone; NONE: all */
	int n;
	enum spare spare;
	lords_may *may; /* NULL: any unit */
	bool in_battle; /* treasures wait for the winner */
	seats who;	/* the seats that are told */
	int about[4];	/* of the question casualties: at, enemy, round, hits */
	/* Calculated: */
	int troops, casters;
	bool certain;
	struct choice from;
	struct choice fell; /* kinds, the steps they had ridden, and their numbers */
};
/* lords_ask_loss returns the question to ask, if its `most` is above 0. lords_carry_out lets the
 * chosen units fall and returns their number. */
struct seat_question lords_ask_loss(const struct table *, struct loss *);
int lords_carry_out(struct table *, struct loss *, int chosen);
int lords_lose(struct table *, struct loss *); /* asks and carries out */
/* Offers units by kind and heroes by mark, in the order they fall; casters or troops. */
void lords_offer_units(const struct table *, const struct loss *, bool casters, struct choice *);
/* Returns the piece that an option means, with what it carries; NONE if there is none. */
thing lords_named_unit(const struct table *, const struct loss *, const struct option *);
/* Tells that n of a stack fall. A hero is told by name and kind. */
void lords_tell_fall(struct table *, seats who, int seat, int n, thing unit);
/* Takes n of a stack, and what lies on them, out of play. */
void lords_kill(struct table *, thing unit, int n, bool in_battle);
void lords_end_hero(struct table *, thing unit); /* lays down the mark on it, if any */

/* ---- conquest.c: land changes hands ---- */
void lords_earn(struct table *, int seat, int gold); /* without a kingdom the gold is lost */
void lords_find_shard(struct table *, int seat, thing island); /* island NONE: a hidden shard */
void lords_enter(struct table *, int seat, thing land);	       /* for land without an owner */
/* After its units are gone; `by` moves in later. */
void lords_conquer(struct table *, int by, thing land);
void lords_vacate(struct table *, thing land); /* if nobody stands there; besiegers move in */
/* What: a word of RAZE_; false: nothing there. */
bool lords_raze(struct table *, thing land, int what);

/* ---- kings.c: seats that go out ---- */
/* Removes its units there; returns their number. */
int lords_clear(struct table *, int seat, thing at);
void lords_scrap(struct table *, thing ship);
void lords_depose(struct table *, seats who); /* the kings of these seats are dead */

/* ---- turn.c: rounds and turns ---- */
void lords_play_season(struct table *);
int lords_play_bid(struct table *, int seat, const struct order *);
/* Whether its turn goes on: no winner yet, seat not out. */
bool lords_goes_on(const struct table *, int seat);

/* ---- over.c: the end ---- */
bool lords_over(const struct table *);
/* lords_aim returns the victory played for: a word of VICTORY other than `usual`, from 1.
 * lords_shards_to_win returns the shards that win a match played for shards. */
int lords_aim(const struct table *);
int lords_shards_to_win(const struct table *);
long lords_score(const struct table *, int seat, int tie);
void lords_test_last(struct table *);		   /* for the last seat left */
void lords_test_victory(struct table *, int seat); /* at the end of its turn */
void lords_test_rounds(struct table *);

/* ---- setup.c ---- */
void lords_setup(struct table *);
int lords_play_garrison(struct table *, int seat, const struct order *);

/* ---- buy.c, build.c, temple.c: purchase; reinforce.c, income.c: phases 6 and 7 ---- */
order_play lords_play_build, lords_play_wall, lords_play_tower, lords_play_repair, lords_play_buy,
	lords_play_catapult, lords_play_ship, lords_play_train, lords_play_train_new,
	lords_play_scroll, lords_play_glass, lords_play_raze;
/* Takes a price out of the purse, or refuses and returns false. */
bool lords_pay(struct table *, int seat, int price);
/* Returns the price of n more of a kind, which may depend on the number ordered before, as in
 * bundles. */
/* Whether a seat pays less for BUNDLE_SIZE of a kind at once. */
bool lords_bundled(const struct table *, int seat, thing kind);
int lords_price(const struct table *, int seat, thing kind, int before, int n);
void lords_price_ahead(const struct table *, int seat, const struct order *, struct cost *);
int lords_ordered(const struct table *, int seat, thing kind); /* number ordered for all lands */
/* Returns as many of those wanted as the kind's limit allows the seat. */
int lords_within_limit(const struct table *, int seat, thing kind, int wanted);
bool lords_may_have_ship(const struct table *, int seat);
/* Returns the building (a word of NEEDS) that a kind needs and that does not operate in a realm
 * (0: in any realm); NO_BUILDING if none is missing. */
int lords_lacks(const struct table *, int seat, thing kind, int realm);
thing lords_building(const struct table *, int word); /* word: of NEEDS */
thing lords_order(struct table *, int seat, thing kind, int n, thing land);
/* Whether a seat has ordered a type for a land. wall: of structures a wall; else a tower. */
bool lords_coming(const struct table *, int seat, thing land, int type, bool wall);
thing lords_structure(const struct table *, int level);		  /* the kind; level 0: the tower */
bool lords_temple_at(const struct table *, int seat, thing land); /* whether it operates */
bool lords_has_glass(const struct table *, int seat);
/* Whether a Wizard in play stands at a temple and has a spell left to learn. */
bool lords_may_learn(const struct table *, int seat, thing wizard);
bool lords_basic_at(const struct table *, int seat, thing land);
thing lords_spare_wizard(const struct table *, int seat); /* within the limit; NONE */
void lords_finish_lore(struct table *, int seat); /* phase 7: what the temple was paid for */
/* Tells why an order for goods fails, and gives the price back. */
void lords_pay_back(struct table *, int seat, int reason, int gold);
/* Draws a scroll. A seat with too many discards one. A scroll of a quest may be used at once; a
 * new one (new_one) not before the next seat's turn. False if no scroll is left. */
bool lords_draw_scroll(struct table *, int seat, bool new_one);
/* Makes a unit a wizard. Returns the wizard's piece, NONE if no wizard is left for this seat. */
thing lords_make_wizard(struct table *, int seat, thing unit);
void lords_tell_spells(struct table *, int seat);   /* spells that its wizards know */
void lords_place_ordered(struct table *, int seat); /* phase 7, without victory */
void lords_collect(struct table *, int seat);	    /* phase 6 */
int lords_income(const struct table *, int seat);

/* ---- muster.c: who goes of those an order of movement names ---- */
enum { ANY_NUMBER = 1 << 20 };
struct muster {
	int seat;
	thing at, ship; /* the origin; ship: a kind, or NONE */
	enum act act;
	bool stays;	    /* one unit must stay */
	int places;	    /* the most places that may go */
	int room, units;    /* at the destination: free places, and room for units */
	struct force force; /* the units that go; some may be in it before */
	/* What forbids the move: more places than may go; no room; nobody would stay, or nobody
	 * goes; a named unit may not go. */
	bool over, crowded, empty;
	thing barred;
	int named, needed; /* units named with a number, and the least places they need */
};
/* Reads {[<int>] <force>}+ of an order, where `hole` is that of <int>. Returns DONE or REFUSED. */
int lords_muster(struct table *, const struct order *, int hole, struct muster *);
int lords_troop(const struct table *, int seat, thing at, thing ship); /* units there */
/* Returns the first unit that a word means and that may not go; NONE if there is none. */
thing lords_barred(const struct table *, struct naming);

/* ---- sail.c, portal.c, march.c, blows.c, stealth.c, elemental.c ---- */
order_play lords_play_load, lords_play_sail, lords_play_land, lords_play_dock, lords_play_teleport;
/* Returns the form of phase 2 for the form of phase 5 that waits (`late`). */
int lords_without_late(int form);
order_play lords_play_portal, lords_play_march, lords_play_elemental, lords_play_sneak,
	lords_play_raid, lords_play_bombard;
/* All aboard go ashore, and the ship (a kind or its piece) docks. */
void lords_dock(struct table *, int seat, thing ship, thing land);
/* The end of phase 2: units on a docked ship that did not sail go ashore, and empty ships of
 * others are captured. */
void lords_capture_empty(struct table *, int seat);
/* Returns whether a ship, which is a piece, lies by that land; a docked ship touches its harbour. */
bool lords_ship_touches(const struct table *, thing ship, thing land);
bool lords_may_land_at(const struct table *, int seat, thing land);
int lords_crew(const struct table *, int seat, thing zone); /* units on its ships there */
int lords_ships_in(const struct table *, int seat, thing zone);
/* lords_turn_after returns the i-th seat to have its turn after a seat. lords_enemy_crew returns
 * the first of these with manned ships in a zone, NOBODY if none has. */
int lords_turn_after(const struct table *, int seat, int i);
int lords_enemy_crew(const struct table *, int seat, thing zone);
/* Returns the first with ships there, manned or not, as everybody sees them. */
int lords_enemy_fleet(const struct table *, int seat, thing zone);
/* Returns the space where a unit is: land, camp, its ship's zone or harbour, its party's space. */
thing lords_whereabouts(const struct table *, thing unit);
/* Returns how many of n dice show a number or less. */
int lords_low_dice(
	struct table *, seats who, int n, int sides, int number, int label, thing at, int seat);
/* Units of a kind strike from a land. n: how many; without a number all, `most` at most. best:
 * heroes first. lords_take_able returns DONE or REFUSED. */
struct strike {
	int seat;
	thing from, kind;
	int n, most;
	bool numbered, best;
};
int lords_take_able(struct table *, const struct strike *, struct force *);

/* Returns whether a fact of phase 7 says that what an order of phase 1 paid for was not placed. */
bool lords_undone(const struct table *, const struct order *, int fact, const int *args);

/* ---- shorthand.c: what players say for an order ---- */
enum surety lords_read(const char *line, char words[READ_MOST]);

/* ---- quest.c, adventure.c: the Wastelands ---- */
order_play lords_play_enter, lords_play_move, lords_play_leave, lords_play_rest;
void lords_play_north(struct table *, int seat); /* phase 3, in one Wasteland, then in the other */
void lords_play_south(struct table *, int seat);

/* ---- attack.c, siege.c, naval.c: battles ---- */
/* Returns how many of those that an attack names by number did not take part, by the fact that tells of it; 0: all did. */
int lords_absent(const struct order *, int fact, const int *args);
/* Gets the nth remark, from 0, on who stays behind; false: there is none. */
bool lords_remark(const struct table *, const struct table *before, const struct order *, int nth,
	struct order_note *);
order_play lords_play_attack, lords_play_storm, lords_play_hold, lords_play_lift, lords_play_sally,
	lords_play_fight;
void lords_fight_blockades(struct table *, int seat); /* those that a blockade forced */
void lords_hold_camps(struct table *, int seat);      /* camps without an order */

/* ---- offer_*.c, setup.c: what may stand in the holes of an order ---- */
offerer lords_offer_to_9, lords_offer_army, lords_offer_origins, lords_offer_ships,
	lords_offer_claims, lords_offer_garrisons, lords_offer_lands, lords_offer_bids,
	lords_offer_buildings, lords_offer_sites, lords_offer_fortified, lords_offer_upgraded,
	lords_offer_towers, lords_offer_repaired, lords_offer_amounts, lords_offer_goods,
	lords_offer_markets, lords_offer_workshops, lords_offer_shipyards, lords_offer_pupils,
	lords_offer_temples, lords_offer_scroll, lords_offer_looked_at, lords_offer_razed,
	lords_offer_works, lords_offer_to_4, lords_offer_loaded, lords_offer_quays,
	lords_offer_moored, lords_offer_sailing, lords_offer_lanes, lords_offer_landed,
	lords_offer_landing_ships, lords_offer_beaches, lords_offer_docking_ships,
	lords_offer_harbours, lords_offer_to_haven, lords_offer_company_size, lords_offer_company,
	lords_offer_havens, lords_offer_to_deck, lords_offer_decks, lords_offer_to_party,
	lords_offer_recruits, lords_offer_parties, lords_offer_to_portal, lords_offer_portals,
	lords_offer_entries, lords_offer_party_sizes, lords_offer_party, lords_offer_baggage,
	lords_offer_entry_ships, lords_offer_directions, lords_offer_short, lords_offer_exits,
	lords_offer_exit_ships, lords_offer_rest, lords_offer_elementals, lords_offer_prey,
	lords_offer_casters, lords_offer_fleets, lords_offer_owners, lords_offer_struck,
	lords_offer_bases, lords_offer_to_5, lords_offer_attacked, lords_offer_besieged,
	lords_offer_shelters, lords_offer_battles, lords_offer_rides, lords_offer_wall,
	lords_offer_marching, lords_offer_marched_from, lords_offer_ways, lords_offer_transferred,
	lords_offer_transferred_from;

/* ---- box.c ---- */
const char *lords_unplayable(const struct table *);

/* ---- check.c ---- */
const char *lords_audit(const struct table *);
enum detail lords_sees(const struct table *, int seat, thing place);
void lords_band(const struct table *, int n, int *least, int *most);
/* Returns whose units stand there, in a camp the besieger. NOBODY: unknown units, none, or not a
 * space. */
int lords_whose(const struct table *, thing place);

/* ---- guess.c: what a seat cannot see, for trying orders ---- */
void lords_room(const struct table *, thing place, int room[]);
void lords_complete(struct table *, int seat);

extern const struct field lords_fields[];
bool lords_asks(const struct table *, int seat, int question);

#endif
