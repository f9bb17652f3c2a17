/* SPDX-License-Identifier: MIT
 * What the rules and tables of World Adventure: Ancient Runes share: the number of every row, in the
 * order of tables.c.
 *
 * What is always true: a month is a season. A seat's traveller stands on the space its dial `at`
 * names; brigand, government, minion, destroyer and raid on those the dials of the table name, and in
 * the zone ready when they name none; a living legendary monster in its lair. Soldiers stand in the
 * order of their slots. A city without a marker needs nothing. What is in a seat's zone is that
 * seat's; only travellers and stalls on the map have owners. Caravans and upgrades are dials, since
 * there is no end of them. */
#ifndef GAMES_RUNES_H
#define GAMES_RUNES_H
#include "core/game.h"

enum {
	LANDS,
	STOCK,
	TRACK, /* markers that are yet to come */
	USED,  /* markers that were turned face down */
	HEROES,
	DRAFT, /* heroes dealt, while one is chosen */
	HERO_OF,
	BARRACKS,
	SOLDIERS_OF,
	LEGENDS,
	TROPHIES, /* legendary monsters a seat has slain, which is their items */
	READY,	  /* what waits to stand on the map */
	POWERS,
	POWER_PILE,
	POWERS_OF,
	EVENTS,
	NEXT_EVENT,
	EVENT,
	PAST_EVENTS,
	QUESTS,
	OPEN_QUESTS,
	QUEST_OF,
	DONE_QUESTS,
	DRAWN, /* power or quest cards out of which one is kept */
	GEMS,
	RUNES_OF,
	CARGO,
	REMOVED,		    /* out of play */
	LOST			    /* out of play unseen: heroes nobody took */
};				    /* zones */
enum { MAP, CITY, OUTER };	    /* areas */
enum { START = 1, DOING, RESTING }; /* phases; RESTING: a penalty turn */
enum { NEXT_TO };		    /* links */
enum { NATIONS = 9, SIDES = 6, STATUSES = 3, UPGRADES = 4, GOODS = 6, TRAVELLERS = 4 };

enum {
	AT = 1,
	GOLD,
	EXPLORER, /* the statuses follow each other as their kinds do */
	CHARISMA,
	LEADERSHIP,
	CARAVAN,
	PET, /* and so do the upgrades */
	RACK,
	BOMB,
	MEDIC,
	HERO_LEVEL,
	HERO_EP,
	HERO_TRAINED,
	MOVES,
	ACTIONS,
	BONUS,	/* this turn's scouting has brought its action */
	BREATH, /* and Second breath its */
	WANTED,
	ARRIVED,  /* when its meeple came to that number; the lower the earlier */
	RESTS,	  /* its next turn is a penalty turn */
	DEAD,	  /* died in this turn */
	QUEST_AT, /* where its quest takes place yet: two cells */
	QUEST_FAILED = QUEST_AT + 2,
	LAST,	 /* what the last step brought */
	TRIED,	 /* a step of its quest failed this turn */
	VISITED, /* the month of the last visit to a nation's shop: a cell a nation */
	STAGE = VISITED + NATIONS,
	MINION_AT, /* the meeples follow each other as their tiers do */
	DESTROYER_AT,
	RAID_AT,
	BRIGAND_AT,
	GOVERNMENT_AT,
	SCOUTED, /* was a target of this turn's scouting: a cell a seat */
	BRIGAND_SCOUTED = SCOUTED + TRAVELLERS,
	GOVERNMENT_SCOUTED,
	NEEDS,	    /* filled since the match began */
	MONSTERS_X, /* placed since then */
	MERCHANTS_X,
	WOKEN,	  /* legendary monsters so far */
	ARRIVALS, /* moves of wanted meeples so far */
	ORDER,	  /* of this month's turns: a cell a seat */
	ENDED = ORDER + TRAVELLERS,
	WINNER,
	MERCHANT_SCOUTED, /* of a space */
	HALL,		  /* of a city: its hall was used this turn */
	SHOP,		  /* of a city: what of the visit is done */
	BARRED,		  /* of a city: the good it needed when the visit began */
	LEVEL,		  /* of a soldier */
	EP,
	FAINTED,
	TRAINED,
	GIFTED, /* of level 2 by leadership alone */
	SLOT,
	USES,		     /* of a power card */
	WAYPOINT,	     /* of a quest taken: where it takes place, two cells */
	CARD = WAYPOINT + 2, /* of a minion or destroyer: which one it is */
	SINCE,		     /* of a legendary monster: as which it woke */
	MET /* of a monster, brigand or government: this month it is done with a seat: a cell a seat */
};	    /* dials */
enum { NOT_SHOPPED, SOLD, BOUGHT }; /* SHOP */
#define RUNES_LAST                                                                                 \
	"nothing|missed|found|declined|won|escaped|retreated|died|done|failed|learned|gone"
enum {
	NOTHING_YET,
	MISSED,
	FOUND,
	DECLINED,
	WON_IT,
	ESCAPED,
	RETREATED,
	DIED,
	DONE_IT,
	FAILED,
	LEARNED,
	GONE
}; /* words of LAST */

/* Columns. IS: what a kind is to the rules. The others are told in the box. */
enum {
	IS = 1,
	DIE,
	WORTH,
	HP, /* of level 1; level 2 follows, here and below */
	HP_2,
	ACC,
	ACC_2,
	DAMAGE,
	DAMAGE_2,
	CAST,
	CAST_2,
	AMOUNT, /* of a power: against monsters; against soldiers */
	AMOUNT_2,
	SKILL,
	IN_SLOT, /* of a card; of a fighter */
	AT_STAGE,
	TIER,
	RETREAT_ON,
	EP_GIVEN,
	HOLDS, /* of a caravan, or upgrade: goods; of a card: cargo dice */
	LOOT,
	GOLD_GIVEN,
	WANTED_BY,
	COLOUR,
	SEEKS_WITH, /* explorer dice */
	SOLDIERS,
	SOLDIERS_2,
	CARAVAN_LEVEL,
	CHASE,
	BARRIER,
	PRICE,
	RESALE,
	MOST,
	FIGHTS,
	USED_FOR, /* how often */
	OP,
	SALE_GOOD,
	SALE,
	SALE_ALL,
	BUYS,
	UNSOLD,
	HEALS,
	RECRUITS,
	STALL_PAYS,
	TRAINS_ON,
	MORE_MOVES,
	RETREAT_WORSE,
	SCOUT_ON,
	BRIGAND_SEEKS,
	GOVERNMENT_SEEKS,
	COMES,
	PARDONS,
	TOUGHER,
	EASIER,
	WHERE,
	PLACES_DRAWN,
	TASK,
	ACTS,
	GOOD,
	GOODS_GIVEN,
	SLAYS,
	FEE,
	FAINTS,
	STEADFAST,
	BRINGS_CARD,
	FOR,
	NATION,
	SIDE,
	ICON,
	LAIR
};
enum {
	IS_OTHER,
	IS_GOOD,
	IS_MARKER,
	IS_CHARACTER,
	IS_SOLDIER,
	IS_FIGHTER,
	IS_STATUS,
	IS_CARAVAN,
	IS_UPGRADE,
	IS_CARD,
	IS_LEGEND,
	IS_MEEPLE,
	IS_TRAVELLER,
	IS_STALL,
	IS_TOKEN,
	IS_POWER,
	IS_EVENT,
	IS_QUEST,
	IS_RUNE
}; /* words of IS */
#define RUNES_TIERS "none|green|yellow|minion|destroyer|raid|brigand|government|legendary"
enum { NO_TIER, GREEN, YELLOW, MINION, DESTROYER, RAID, BRIGAND, GOVERNMENT, LEGENDARY };
#define RUNES_SKILLS "none|double|guard|vanish|roar|arrow|rally|mend|loot|wall|blade|pot|bargain"
enum {
	NO_SKILL,
	DOUBLE,
	GUARD,
	VANISH,
	ROAR,
	ARROW,
	RALLY,
	MEND,
	LOOTING,
	WALL,
	BLADE,
	POT,
	BARGAIN
}; /* words of SKILL */
enum {
	NO_OP,
	OP_MOVES,
	OP_ACTIONS,
	OP_EYE,
	OP_TONGUE,
	OP_MENDING,
	OP_COINS,
	OP_GATE,
	OP_SCHOLAR,
	OP_FLAME,
	OP_WARD,
	OP_BLINDNESS,
	OP_FURY,
	OP_TWIN,
	OP_RISING,
	OP_CHAIN,
	OP_SMOKE
}; /* words of OP */
enum { TASK_NONE, HERE, ROLL_DIE, ROLL_EXPLORER, ROLL_CHARISMA, GIVE, SLAY, ARENA, PAY }; /* TASK */
enum { NO_PLACE, IN_OUTER, IN_CITY };	       /* WHERE */
enum { NO_ICON, MONSTER_ICON, MERCHANT_ICON }; /* ICON */
#define RUNES_SLOTS                                                                                \
	"none|legend|hero|soldiers|caravan|kit|stall2|stall3|stall4|brigand|government|"           \
	"duel1|duel2|minion|destroyer|raid|quest1|quest2|quest3|green|yellow|sale12|sale16"
enum {
	NO_RUNE,
	LEGEND_RUNE,
	HERO_RUNE,
	SOLDIERS_RUNE,
	CARAVAN_RUNE,
	KIT_RUNE,
	STALL2_RUNE,
	STALL3_RUNE,
	STALL4_RUNE,
	BRIGAND_RUNE,
	GOVERNMENT_RUNE,
	DUEL1_RUNE,
	DUEL2_RUNE,
	MINION_RUNE,
	DESTROYER_RUNE,
	RAID_RUNE,
	QUEST1_RUNE,
	QUEST2_RUNE,
	QUEST3_RUNE,
	GREEN_RUNE,
	YELLOW_RUNE,
	SALE12_RUNE,
	SALE16_RUNE
}; /* words of FOR */

enum {
	RUNES_TO_WIN = 1,
	TEAMS,
	TEAM_RUNES,
	NEED_LEGEND,
	MONTHS,
	START_GOLD,
	GOLD_LIMIT,
	POINTS,
	POINT_LIMIT,
	BREAK_LIMIT,
	BONUS_AT,
	MOVE_POINTS,
	ACTION_POINTS,
	FOUND_ON,
	SALE_PRICE,
	SALE_NEEDED,
	BUY_PRICE,
	MARKET_DICE,
	REVISIT,
	STALL_PRICE,
	STALL_INCOME,
	TOLL_PRICE,
	RECRUIT_PRICE,
	HEAL_PRICE,
	TRAIN_PRICE,
	TRAIN_SURE,
	TRAIN_ON,
	TRAIN_EP,
	QUEST_DRAWN,
	QUESTS_OPEN,
	QUEST_FEE,
	POWER_DRAWN,
	SLOT_2_AT,
	SLOT_3_AT,
	STAGE_2_AT,
	STAGE_3_AT,
	SALE_SMALL,
	SALE_GREAT,
	SALE_SMALL_EP,
	SALE_GREAT_EP,
	STALL_EP,
	DUEL_EP,
	DUEL_WANTED,
	DUEL_GRACE,
	FLEE_ON,
	X_LIMIT,
	LEGEND_EVERY,
	BRIGAND_EVERY,
	GOVERNMENT_EVERY,
	PURSUIT,
	RAID_FROM,
	RAID_EVERY,
	PENALTY_DICE,
	GOLD_1,
	GOLD_2,
	GOLD_3,
	GOLD_4,
	GOLD_5,
	GOLD_6,
	BUY_FLOOR,
	WANTED_LIMIT,
	BOUNTY_1,
	BOUNTY_2,
	BOUNTY_3,
	BOUNTY_4,
	STAGE_LIMIT
}; /* keys */

enum {
	TURN_LOT = 1,
	NATION_LOT,
	SIDE_LOT,
	TARGET_LOT,
	SCOUT_DIE,
	CARD_DIE,
	HERO_DIE,
	SKILL_DIE,
	SOLDIER_DIE,
	BAND_DIE,
	AGAIN_DIE,
	RETREAT_DIE,
	TIE_DIE,
	LOOT_DIE,
	CARGO_DIE,
	MARKET_DIE,
	TRAINING_DIE,
	QUEST_DIE,
	PENALTY_DIE,
	COIN_DIE
}; /* labels */
#define RUNES_DRAWN_FOR "waking|raid|brigand|government|quest"
enum { FOR_WAKING, FOR_RAID, FOR_BRIGAND, FOR_GOVERNMENT, FOR_QUEST };

enum {
	HERO = 1,
	STATUS,
	START_CARAVAN,
	RAISE,
	WHICH_CARD,
	ATTACK,
	SCOUT_BOMB,
	EAGLE_EYE,
	GOLDEN_TONGUE,
	SCHOLAR,
	MEDIC_PACK,
	POWER,
	RETREAT,
	FAINT,
	WELL_FAINT,
	SPREAD,
	REROLL,
	DROP,
	PICK_UP,
	BOOTY,
	TAKE_QUEST,
	KEEP_QUEST,
	POWER_FROM,
	POWER_CARD,
	GIVE_UP,
	TOLL
};				       /* questions */
enum { TO_ATTACK, TO_DECLINE };	       /* words of ATTACK */
enum { NO_RETREAT, BY_BOMB, BY_ROLL }; /* words of RETREAT */
enum { FROM_DECK, FROM_PILE };	       /* words of POWER_FROM */
enum { TO_PAY, TO_SHUN };	       /* words of TOLL */

enum facts {
	/* the set-up */
	HERO_DEALT = 1,
	HERO_CHOSEN,
	SET_OUT,
	WAKES_UP,
	NEEDS_NOW,
	MARKERS_SHUFFLED,
	QUEST_OPENED,
	EVENT_AHEAD,
	/* the month */
	TURN_IS,
	EVENT_IS,
	NO_EVENT,
	STALLS_PAY,
	RAID_LEAVES,
	RAID_APPEARS, /* brigand and government follow each other, here and below */
	BRIGAND_APPEARS,
	GOVERNMENT_APPEARS,
	BRIGAND_LIVES,
	GOVERNMENT_LIVES,
	WAKES,
	NO_LEGEND_LEFT,
	MONSTER_TOKEN, /* those of a merchant follow those of a monster */
	MERCHANT_TOKEN,
	MONSTER_TOKENS_BACK,
	MERCHANT_TOKENS_BACK,
	STAGE_IS,
	WORKS,
	MONSTER_LEAVES,
	/* the road */
	STEPPED,
	ON_THE_WAY,
	THROUGH_GATE,
	SCOUTS_MERCHANT,
	SCOUTS_BAND,
	SCOUTS_SEAT,
	SCOUTED_WITH,
	BOMB_FOR_SCOUTS,
	BONUS_ACTION,
	NOT_FOUND,
	MONSTER_SHOWN,
	MERCHANT_SHOWN,
	MONSTER_CHOSEN,
	MERCHANT_CHOSEN,
	ENGAGES,
	BRIGAND_SEEKS_ONE,
	GOVERNMENT_SEEKS_ONE,
	BRIGAND_WALKS,
	GOVERNMENT_WALKS,
	/* the city */
	TOLL_PAID,
	SOLD_GOOD,
	TRADED,
	NEED_FILLED,
	ON_OFFER,
	NOT_FOR_SALE,
	BOUGHT_GOOD,
	BOUGHT_NOTHING,
	STALL_BUILT,
	CARAVAN_SOLD,
	CARAVAN_BOUGHT,
	FITTED,
	STRIPPED,
	LEFT_BEHIND,
	RECRUITED,
	HEALED,
	MEDIC_USED,
	TRAINING_PAID,
	TRAINING_ROLLED,
	EVOLVES,
	EXPERIENCE,
	BATTLE_EXPERIENCE,
	RAISED,
	POINT_LOST,
	GOLD_LOST,
	/* quests */
	QUEST_DRAWN_CARD,
	QUEST_REJECTED,
	QUEST_ACCEPTED,
	QUEST_DROPPED,
	QUEST_ROLLED,
	STEP_DONE,
	STEP_FAILED,
	HANDED_OVER,
	QUEST_COMPLETED,
	QUEST_FAILS,
	REWARD,
	BAND_GOLD,
	/* runes and powers */
	RUNE_GAINED,
	SLOT_OPENED,
	POWERS_SHUFFLED,
	POWER_DRAWN_CARD,
	POWER_KEPT,
	POWER_NOT_KEPT,
	POWER_GIVEN_UP,
	POWER_REJECTED,
	POWER_USED,
	POWER_LAID,
	COINS,
	/* battles */
	DECLINES,
	SPARES,
	PLUNDERS,
	HUNTS,
	MONSTER_ATTACKS,
	ATTACKS_BAND,
	BRIGAND_ATTACKS,
	GOVERNMENT_ATTACKS,
	ATTACKS_SEAT,
	STAGE_BEGINS,
	ROLLED,
	SKILL_ROLLED,
	ROLLS_AGAIN,
	SKILL_WORKS,
	DEALT,
	FOE_HURT,
	HURT,
	GUARDED,
	WALLED,
	FAINTS_NOW, /* against a monster */
	FALLS,	    /* against people */
	WELL_TAKES,
	FAINT_KEPT_OFF,
	RISES,
	RETREAT_ROLLED,
	BOMB_THROWN,
	DROPPED,
	FLED,
	TIE_ROLLED,
	NO_END,
	PLUNDERED,
	GOT_AWAY,
	DEFEATED,
	BAND_SLAIN,
	STANDS,
	ITEM_WON,
	SLAYS_SEAT,
	LOOTED,
	CARGO_ROLLED,
	GOOD_LOOTED,
	NO_GOODS,
	/* wanted, death */
	WANTED_IS,
	BOUNTY_PAID,
	SLAIN,
	GOLD_TAKEN,
	GOOD_TAKEN,
	GOOD_LOST,
	QUEST_TAKEN_OVER,
	QUEST_LOST,
	/* how things stand, the end */
	STANDS_AT,
	CARAVAN_IS,
	FIGHTER_IS,
	QUEST_IS,
	POWER_IS,
	OPEN_QUEST_IS,
	WANTED_LIST,
	PRICES_ARE,
	CITY_IS,
	LAST_MONTH,
	AHEAD,
	WON,
	/* refusals */
	NO_MOVE,
	NO_ACTION,
	ALREADY_THERE,
	CANNOT_PAY,
	NOT_IN_CITY,
	BARRED_OUT,
	SHUNNED,
	NO_MERCHANT,
	NOT_THERE,
	SCOUTED_ALREADY,
	NO_DICE,
	NO_RIVAL,
	SEAT_NOT_THERE,
	SAFE_IN_CITY,
	NO_MONSTER,
	MONSTER_STANDS,
	SHOP_LATER,
	SOLD_ALREADY,
	BOUGHT_ALREADY,
	NOT_CARRIED,
	NOTHING_TO_SELL,
	NO_ROOM,
	TOO_DEAR,
	STALL_THERE,
	STALLS_FULL,
	SAME_CARAVAN,
	UPGRADE_FULL,
	NO_UPGRADE,
	NO_SLOT,
	NO_SOLDIER_LEFT,
	NO_NUMBER,
	NOT_FAINTED,
	NOBODY_FAINTED,
	NO_SUCH_SOLDIER,
	LEVEL_2_ALREADY,
	TOO_LITTLE_EP,
	TRAINED_ALREADY,
	HAS_QUEST,
	NOT_OPEN,
	NO_QUEST,
	NOT_HERE,
	NEEDS_NO_ORDER,
	QUEST_HAS_FAILED,
	TRIED_ALREADY,
	NOTHING_TO_GIVE,
	NO_POWER,
	ONCE_A_TURN,
	CITY_MISSING,
	NO_CITY_WANTED,
	NOT_BY_ORDER
};

enum { BY_BLINDNESS = 1, BY_BARRIER, BY_SKILL, BY_WARD }; /* what keeps a faint off */

enum forms {
	F_HERO = 1,
	F_STATUS,
	F_START_CARAVAN,
	F_GO,
	F_SCOUT,
	F_SCOUT_SEAT,
	F_ENGAGE,
	F_SELL,
	F_SELL_ALL,
	F_BUY,
	F_BUY_ANY,
	F_STALL,
	F_WORKSHOP,
	F_FIT,
	F_STRIP,
	F_RECRUIT,
	F_HEAL,
	F_TRAIN,
	F_TRAIN_SURELY,
	F_MEDIC,
	F_QUEST_NEW,
	F_TAKE,
	F_QUEST,
	F_DROP_QUEST,
	F_USE,
	F_RAISE
};

enum { MOST_SOLDIERS = 8, MOST_DICE = 20, RANK_KEYS = 4 };

/* ---- place.c: the map ---- */
bool runes_is_city(const struct table *, thing at);
thing runes_city(const struct table *, int nation);
bool runes_next_to(const struct table *, thing at, thing other);
/* Places drawn by chance, for words of RUNES_DRAWN_FOR; seat: whose they are, or NOBODY. */
thing runes_draw_city(struct table *, int what, int seat);
thing runes_draw_outer(struct table *, int what, int seat);
thing runes_draw_free_city(struct table *, int seat); /* where nobody woke yet */
void runes_place(struct table *, int seat, thing to);
/* The meeple of a tier, and where it stands; NONE where it waits. */
thing runes_meeple(const struct table *, int tier);
thing runes_meeple_at(const struct table *, int tier);
void runes_bring(struct table *, int tier, thing at, thing card);
void runes_walk(struct table *, int tier, thing to);
void runes_remove(struct table *, int tier);
/* Whether a monster is done with a seat this month. */
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
bool runes_open_icon(const struct table *, thing at, int icon);

/* ---- world.c ---- */
/* The kind whose columns are in force now; in the month to come, as far as one can tell. */
thing runes_event(const struct table *);
thing runes_event_ahead(const struct table *);
int runes_now(const struct table *, int column); /* what the event says; 0: nothing */
int runes_now_or(const struct table *, int column, int otherwise);
void runes_tell_event(struct table *);
void runes_raise_stage(struct table *, int runes);
void runes_call_brigand(struct table *);
void runes_count_need(struct table *);
void runes_mark_merchant(struct table *, thing at);
void runes_mark_monster(struct table *, thing at);

/* ---- traveller.c ---- */
thing runes_hero(const struct table *, int seat); /* its kind */
thing runes_soldier(const struct table *, int seat, int slot);
int runes_soldiers(const struct table *, int seat);
int runes_ready(const struct table *, int seat); /* soldiers who have not fainted */
int runes_evolved_ready(const struct table *, int seat);
int runes_trained(const struct table *, int seat);
thing runes_fighter(const struct table *, int slot); /* as letters name it; 0: the hero */
thing runes_named(const struct table *, int seat, thing fighter);
thing runes_fainted(const struct table *, int seat); /* whom a cure would help first */
void runes_learn_hero(struct table *, int seat, int ep);
void runes_learn_soldier(struct table *, thing soldier, int ep);
void runes_learn(struct table *, int seat, int ep); /* all of them */
int runes_status_dial(const struct table *, thing status);
int runes_status_limit(const struct table *, int seat);
bool runes_has_bonus(const struct table *, int seat, int status);
bool runes_breaks_limit(const struct table *, int seat, int status);
void runes_raise(struct table *, int seat);
void runes_limit_break(struct table *, int seat);
int runes_earn(struct table *, int seat, int gold);
bool runes_pay(struct table *, int seat, int gold); /* or it is refused */
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

/* ---- rune.c ---- */
int runes_held(const struct table *, int seat);
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

/* ---- town.c, train.c, market.c ---- */
bool runes_enter_hall(struct table *, int seat); /* or it is refused */
bool runes_act(struct table *, int seat);	 /* likewise */
int runes_build_stall(struct table *, int seat, const struct order *);
int runes_buy_caravan(struct table *, int seat, const struct order *);
int runes_fit(struct table *, int seat, const struct order *);
int runes_strip(struct table *, int seat, const struct order *);
int runes_recruit(struct table *, int seat, const struct order *);
int runes_heal(struct table *, int seat, const struct order *);
int runes_medic(struct table *, int seat, const struct order *);
int runes_patients(struct table *, int seat, const struct order *, thing soldier[MOST_SOLDIERS]);
void runes_rise(struct table *, int seat, thing soldier);
void runes_use_medic(struct table *, int seat, thing soldier);
int runes_train(struct table *, int seat, const struct order *);
int runes_sale_price(const struct table *, thing city, thing good);
int runes_price(const struct table *, int seat, int less);
/* In the month to come. */
int runes_sale_price_ahead(const struct table *, thing city, thing good);
int runes_price_ahead(const struct table *, int seat);
bool runes_may_shop(const struct table *, int seat, thing city);
int runes_shop_from(const struct table *, int seat, thing city);
int runes_sell(struct table *, int seat, const struct order *);
int runes_buy(struct table *, int seat, const struct order *);

/* ---- quest.c ---- */
thing runes_quest(const struct table *, int seat);
void runes_open_quests(struct table *);
void runes_end_quest(struct table *, int seat, thing to);
void runes_move_quest(struct table *, int from, int to);
void runes_quest_slain(struct table *, int seat, int tier);
void runes_quest_shaken(struct table *, int seat);
int runes_take_quest(struct table *, int seat, const struct order *);
int runes_new_quest(struct table *, int seat, const struct order *);
int runes_drop_quest(struct table *, int seat, const struct order *);
int runes_do_quest(struct table *, int seat, const struct order *);

/* ---- power.c ---- */
bool runes_scholar(struct table *, int seat);
int runes_eagle_eye(struct table *, int seat);
int runes_use(struct table *, int seat, const struct order *);

/* ---- act.c, npc.c ---- */
void runes_provoke(struct table *, int seat); /* brigand and government in its hex attack */
void runes_arrive(struct table *, int seat);  /* whoever attacks after a step */
int runes_go(struct table *, int seat, const struct order *);
int runes_scout(struct table *, int seat, const struct order *);
int runes_scout_seat(struct table *, int seat, const struct order *);
int runes_engage(struct table *, int seat, const struct order *);
void runes_npcs(struct table *);

/* ---- fill.c: what may be written ---- */
void runes_fill(const struct table *, int seat, const struct order *, int hole, struct choice *);

/* ---- month.c ---- */
void runes_setup(struct table *);
void runes_season(struct table *);
bool runes_over(const struct table *);
long runes_rank(const struct table *, int seat, int tie);

/* ---- check.c ---- */
const char *runes_audit(const struct table *);
const char *runes_unplayable(const struct table *);
enum detail runes_sees(const struct table *, int seat, thing place);

extern const struct fact runes_facts[];
extern const struct field runes_fields[];
extern const struct question runes_questions[];
extern const struct form runes_forms[];

#endif
