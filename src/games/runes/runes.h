/* SPDX-License-Identifier: MIT
 * What the rules and tables of World Adventure: Ancient Runes share.
 *
 * What is always true: a month is a season. A seat's traveller stands on the space that its dial
 * `at` names. Brigand, government, minion, destroyer and raid stand on the spaces that dials of
 * the table name, and are in the zone ready while those name none. A living legendary monster
 * stands in its lair. Soldiers are in the order of their slots. A city without a marker needs
 * nothing. What is in a seat's zone is that seat's; only travellers and stalls on the map have
 * owners. Caravans and upgrades are dials, since their number is unlimited. */
#ifndef GAMES_RUNES_H
#define GAMES_RUNES_H
#include "core/game.h"
#include "games/runes/rows.h"

enum { MOST_SOLDIERS = 8, MOST_DICE = 20, RANK_KEYS = 4 };

/* ---- place.c: the map ---- */
bool runes_is_city(const struct table *, thing at);
bool runes_next_to(const struct table *, thing at, thing other);
/* Draw places by chance. `what`: a word of RUNES_DRAWN_FOR; `seat`: for whom, or NOBODY. */
thing runes_draw_city(struct table *, int what, int seat);
thing runes_draw_outer(struct table *, int what, int seat);
thing runes_draw_free_city(struct table *, int seat); /* where no traveller has woken yet */
void runes_place(struct table *, int seat, thing to);
/* runes_meeple returns the meeple of a tier; runes_meeple_at its space, NONE while it waits. */
thing runes_meeple(const struct table *, int tier);
thing runes_meeple_at(const struct table *, int tier);
void runes_bring(struct table *, int tier, thing at, thing card);
void runes_walk(struct table *, int tier, thing to);
void runes_remove(struct table *, int tier);
/* Whether a monster leaves a seat alone for the rest of this month. */
bool runes_met(const struct table *, thing monster, int seat);
void runes_meet(struct table *, thing monster, int seat);
thing runes_legend_at(const struct table *, thing at);
thing runes_legend(const struct table *, int nth); /* the nth living one from 0, oldest first */
void runes_distances(const struct table *, thing from, bool over_cities, int16_t *to);
thing runes_step(const struct table *, thing from, thing to, bool over_cities);
thing runes_card(const struct table *, bool merchant, int slot, int stage);
thing runes_card_of(const struct table *, int tier); /* of a raid or band, at this stage */
thing runes_good(const struct table *, int die);
thing runes_need(const struct table *, thing city);
int runes_stall(const struct table *, thing city);
int runes_stalls(const struct table *, int seat);
/* Returns how many more stalls a seat may have; it may have too many already, below 0. */
int runes_stalls_left(const struct table *, int seat);
bool runes_open_icon(const struct table *, thing at, int icon);

/* ---- world.c ---- */
/* Return the kind whose columns are in force: now, and, as far as players can know, in the
 * month that is played next. */
thing runes_event(const struct table *);
thing runes_event_ahead(const struct table *, int month);
/* Returns how many moves a seat has in a month under that event. */
int runes_moves(const struct table *, int seat, thing event);
/* Return what an event, or the one in force, sets; else what the rulebook says, or 0. */
int runes_set_by(const struct table *, thing event, int column, int otherwise);
int runes_now(const struct table *, int column);
int runes_now_or(const struct table *, int column, int otherwise);
void runes_tell_event(struct table *);
void runes_raise_stage(struct table *, int runes);
void runes_call_brigand(struct table *);
void runes_count_need(struct table *);
void runes_mark_merchant(struct table *, thing at);
void runes_mark_monster(struct table *, thing at);

/* ---- traveller.c ---- */
thing runes_hero(const struct table *, int seat); /* the kind of its hero */
thing runes_soldier(const struct table *, int seat, int slot);
int runes_soldiers(const struct table *, int seat);
int runes_ready(const struct table *, int seat); /* soldiers who have not fainted */
int runes_evolved_ready(const struct table *, int seat);
int runes_trained(const struct table *, int seat);
thing runes_fighter(const struct table *, int slot); /* as letters say; 0: the hero */
thing runes_named(const struct table *, int seat, thing fighter);
/* Sets the soldiers who have fainted, in order of cure, or those who stand, in order of
 * fainting. Returns their number. */
int runes_line(const struct table *, int seat, bool fainted, thing line[MOST_SOLDIERS]);
thing runes_fainted(const struct table *, int seat); /* the first that a cure would help */
void runes_learn_hero(struct table *, int seat, int ep);
void runes_learn_soldier(struct table *, thing soldier, int ep);
void runes_learn(struct table *, int seat, int ep); /* hero and soldiers */
int runes_status_dial(const struct table *, thing status);
bool runes_has_bonus(const struct table *, int seat, int status);
bool runes_breaks_limit(const struct table *, int seat, int status);
void runes_raise(struct table *, int seat);
void runes_limit_break(struct table *, int seat);
void runes_cap_gold(struct table *, int seat); /* gold above the limit is lost */
void runes_earn(struct table *, int seat, int gold);
bool runes_pay(struct table *, int seat, int gold); /* refuses if it cannot */
int runes_gold_of(const struct table *, int n, const int *dice);
thing runes_upgrade(const struct table *, int i);
int runes_hold(const struct table *, int seat);
int runes_chase(const struct table *, int seat);
int runes_barrier(const struct table *, int seat);
int runes_goods(const struct table *, int seat);
int runes_room(const struct table *, int seat);
void runes_to_stock(struct table *, int seat, thing good);
bool runes_in_stock(const struct table *, thing good);
void runes_from_stock(struct table *, int seat, thing good);
void runes_hand_over(struct table *, int from, thing good, int to);
void runes_unload(struct table *, int seat);
int runes_mate(const struct table *, int seat);
bool runes_rivals(const struct table *, int seat, int other);

/* ---- sides.c ---- */
/* Returns the hit points of a merchant's or monster's card under an event or NONE. */
int runes_hp(const struct table *, thing card, thing event);

/* ---- rune.c ---- */
int runes_held(const struct table *, int seat);
int runes_side(const struct table *, int seat); /* of a seat and its team-mate */
bool runes_has(const struct table *, int seat, int slot);
int runes_needed(const struct table *);
int runes_power_slots(const struct table *, int seat);
thing runes_power(const struct table *, int seat, thing k);
thing runes_power_of(const struct table *, int seat, int op);
void runes_use_power(struct table *, int seat, thing card);
void runes_take_open_power(struct table *, int seat);
void runes_gain(struct table *, int seat, int slot);
void runes_gain_next(struct table *, int seat, int slot, int last);

/* ---- wanted.c ---- */
void runes_want(struct table *, int seat, int by);
int runes_wanted_rank(const struct table *, int seat);
int runes_bounty(const struct table *, int seat);
void runes_pay_bounty(struct table *, int seat, int slain);
void runes_die(struct table *, int seat, int killer);
void runes_rest(struct table *, int seat);
int runes_halted(const struct table *, int seat); /* as struct game says */

/* ---- town.c, train.c, market.c ---- */
/* What a city's hall does for a seat: it lets the seat in, asks a toll, or keeps the seat out. */
enum { HALL_FREE, HALL_TOLL, HALL_BARRED };
int runes_hall(const struct table *, int seat, thing city);
bool runes_enter_hall(struct table *, int seat); /* refuses if it cannot */
bool runes_act(struct table *, int seat);	 /* refuses if it cannot */
order_play runes_build_stall, runes_buy_caravan;
int runes_trade_in(const struct table *, int seat); /* of its caravan with all upgrades */
order_play runes_fit, runes_strip, runes_recruit, runes_heal, runes_medic;
void runes_rise(struct table *, int seat, thing soldier);
void runes_use_medic(struct table *, int seat, thing soldier);
int runes_train(struct table *, int seat, const struct order *);
bool runes_trainable(const struct table *, int seat, thing soldier); /* NONE: the hero */
/* Return what a good brings and costs under an event or NONE. */
int runes_sale_price(const struct table *, thing city, thing good, thing event);
int runes_price(const struct table *, int seat, thing event, int less);
bool runes_may_shop(const struct table *, int seat, thing city);
int runes_shop_from(const struct table *, int seat, thing city);
order_play runes_sell, runes_buy;

/* ---- quest.c ---- */
enum { QUEST_PLACES = 2 }; /* most places of one quest */
thing runes_quest(const struct table *, int seat);
/* Returns whether a quest asks for a roll for which the seat has no dice. Eagle eye helps a seat without explorer dice. */
bool runes_lacks_dice(const struct table *, int seat, thing quest);
bool runes_quest_left(const struct table *); /* whether one could be drawn */
void runes_open_quests(struct table *);
void runes_end_quest(struct table *, int seat, thing to);
void runes_move_quest(struct table *, int from, int to);
void runes_quest_slain(struct table *, int seat, int tier);
void runes_quest_shaken(struct table *, int seat);
order_play runes_take_quest, runes_new_quest, runes_drop_quest, runes_do_quest;

/* ---- power.c ---- */
bool runes_scholar(struct table *, int seat);
int runes_eagle_eye(struct table *, int seat);
/* Whether a power is used by an order, not by an answer. */
bool runes_by_order(const struct table *, thing power);
int runes_use(struct table *, int seat, const struct order *);

/* ---- act.c, npc.c ---- */
bool runes_lives(const struct table *, int seat); /* the seat is alive, and the match goes on */
void runes_provoke(struct table *, int seat);	  /* brigand and government in its hex attack */
void runes_arrive(struct table *, int seat);	  /* others may attack after a step */
order_play runes_go, runes_scout, runes_scout_seat, runes_engage;
void runes_npcs(struct table *);

/* ---- offers.c: what may be written, and its price ---- */
void runes_price_orders(const struct table *, int seat, const struct order *, struct cost *);
offerer runes_offer_heroes, runes_offer_points, runes_offer_statuses, runes_offer_first_caravans,
	runes_offer_ways, runes_offer_bands, runes_offer_rivals, runes_offer_monsters,
	runes_offer_loads, runes_offer_cargo, runes_offer_sale, runes_offer_stall,
	runes_offer_stock, runes_offer_prices, runes_offer_caravans, runes_offer_fitted,
	runes_offer_stripped, runes_offer_recruits, runes_offer_healed, runes_offer_trainees,
	runes_offer_medics, runes_offer_new_quest, runes_offer_open_quests, runes_offer_quest,
	runes_offer_held_quest, runes_offer_powers, runes_offer_gates;

/* ---- month.c ---- */
bool runes_is_raid_month(const struct table *, int month);
void runes_setup(struct table *);
void runes_season(struct table *);
bool runes_over(const struct table *);
long runes_rank(const struct table *, int seat, int tie);

/* ---- check.c ---- */
const char *runes_audit(const struct table *);
const char *runes_unplayable(const struct table *);
enum detail runes_sees(const struct table *, int seat, thing place);

extern const struct field runes_fields[];

#endif
