/* SPDX-License-Identifier: MIT
 * A month: its beginning, the turns, what the others do, its end. Also the set-up. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- the set-up: the box ---- */

/* The stock has as many of each good as there are seats. */
static void count_goods(struct table *t)
{
	for each(p, t, IN(STOCK, NOBODY))
		if (num(t, p, IS) == IS_GOOD && count(t, p) > players(t))
			move(t, p, count(t, p) - players(t), IN(REMOVED, NOBODY));
}

static void place_marker(struct table *t, thing city)
{
	if (kit_reshuffle(t, IN(TRACK, NOBODY), IN(USED, NOBODY)))
		tell(t, ALL, MARKERS_SHUFFLED);
	thing marker = first(t, IN(TRACK, NOBODY));
	if (!marker)
		return;
	move(t, marker, 1, city);
	tell(t, ALL, season(t) ? NEEDS_NOW : FIRST_NEED, city, runes_need(t, city));
}

static void place_markers(struct table *t)
{
	each_space(city, t, CITY)
		if (!runes_need(t, city))
			place_marker(t, city);
}

static void show_event(struct table *t)
{
	if (first(t, IN(NEXT_EVENT, NOBODY)))
		return;
	if (kit_reshuffle(t, IN(EVENTS, NOBODY), IN(PAST_EVENTS, NOBODY)))
		tell(t, ALL, EVENTS_SHUFFLED);
	thing card = first(t, IN(EVENTS, NOBODY));
	if (!card)
		return;
	card = move(t, card, 1, IN(NEXT_EVENT, NOBODY));
	tell(t, ALL, EVENT_AHEAD, kind(t, card));
}

static void shuffle_decks(struct table *t)
{
	static const int decks[] = { TRACK, HEROES, LEGENDS, POWERS, EVENTS, QUESTS };

	for (unsigned i = 0; i < sizeof decks / sizeof *decks; i++)
		shuffle(t, IN(decks[i], NOBODY));
}

/* ---- the set-up: heroes ---- */

/* A team's heroes lie together, before its member with the lower number. */
static int captain(const struct table *t, int seat)
{
	int mate = runes_mate(t, seat);

	return mate && mate < seat ? mate : seat;
}

static void deal_heroes(struct table *t)
{
	enum { EACH = 2 };

	each_seat(seat, t)
		for (int i = 0; i < EACH; i++) {
			thing hero = first(t, IN(HEROES, NOBODY));

			hero = move(t, hero, 1, UNDER(IN(DRAFT, captain(t, seat))));
			tell(t, ONLY(seat) | ONLY(runes_mate(t, seat)), HERO_DEALT, seat,
				kind(t, hero));
		}
}

static void choose_hero(struct table *t, int seat)
{
	struct choice c = { 0 };
	thing draft = IN(DRAFT, captain(t, seat));

	for each(p, t, draft)
		offer(&c, p, NONE, 1);
	thing hero = move(t, ask(t, seat, &c, HERO), 1, IN(HERO_OF, seat));
	tell(t, ALL, HERO_CHOSEN, seat, kind(t, hero));
}

static void put_heroes_away(struct table *t)
{
	each_seat(seat, t)
		for each(p, t, IN(DRAFT, seat))
			move(t, p, 1, IN(LOST, NOBODY));
	for each(p, t, IN(HEROES, NOBODY))
		move(t, p, 1, IN(LOST, NOBODY));
	shuffle(t, IN(LOST, NOBODY));
}

/* ---- the set-up: statuses, caravans, places ---- */

/* A seat that says nothing spreads its points evenly, so an even share of each status is offered
 * first. */
static void offer_points(const struct table *t, struct choice *c)
{
	int points = key(t, POINTS);

	for (int i = 0; i < STATUSES; i++)
		offer(c, kit_kind(t, IS, IS_STATUS, i), NONE,
			(points + STATUSES - 1 - i) / STATUSES);
	for (int i = 0; i < STATUSES; i++)
		offer(c, kit_kind(t, IS, IS_STATUS, i), NONE, key(t, POINT_LIMIT) - c->o[i].most);
}

static struct seat_question query_of(int seat, int question, struct choice *c, int n)
{
	return (struct seat_question){
		.seat = seat, .question = question, .from = c, .least = n, .most = n
	};
}

/* Points and caravans are chosen without knowing what others choose, so all seats are asked
 * before anything is set. */
static void choose_outfits(struct table *t)
{
	struct choice points[TRAVELLERS] = { { 0 } }, caravans[TRAVELLERS] = { { 0 } };
	struct seat_question q[2 * TRAVELLERS];
	int n = players(t);

	for (int i = 0; i < n; i++) {
		offer_points(t, &points[i]);
		runes_offer_first_caravans(t, NOBODY, 0, 0, &caravans[i]);
		q[i] = query_of(i + 1, STATUS, &points[i], key(t, POINTS));
		q[n + i] = query_of(i + 1, START_CARAVAN, &caravans[i], 1);
	}
	together(t, q, 2 * n);
	for (int i = 0; i < n; i++) {
		for (const struct option *o = points[i].o; o < points[i].o + 2 * STATUSES; o++)
			if (o->n)
				gain(t, i + 1, runes_status_dial(t, o->what), o->n);
		set(t, i + 1, 0, CARAVAN, caravans[i].o[0].what);
	}
}

static void equip(struct table *t, int seat)
{
	set(t, seat, 0, GOLD, key(t, START_GOLD));
	set(t, seat, 0, BOMB, 1);
	tell(t, ALL, SET_OUT, seat, dial(t, seat, EXPLORER), dial(t, seat, CHARISMA),
		dial(t, seat, LEADERSHIP), dial(t, seat, CARAVAN));
}

static void wake(struct table *t, int seat)
{
	thing city = runes_draw_free_city(t, seat);

	runes_place(t, seat, city);
	tell(t, ALL, WAKES_UP, seat, city);
}

/* ---- how things stand ---- */

bool runes_is_raid_month(const struct table *t, int month)
{
	return month >= key(t, RAID_FROM) && (month - key(t, RAID_FROM)) % key(t, RAID_EVERY) == 0;
}

/* Tells a seat its own people, one by one. */
static void tell_fighters(struct table *t, int seat)
{
	thing hero = runes_hero(t, seat);
	int level = dial(t, seat, HERO_LEVEL);

	tell(t, ONLY(seat), HERO_IS, hero, level, dial(t, seat, HERO_EP),
		num(t, hero, HP + level - 1), num(t, hero, ACC + level - 1),
		num(t, hero, CAST + level - 1), seat);
	for (int slot = 1; slot <= runes_soldiers(t, seat); slot++) {
		thing p = runes_soldier(t, seat, slot);

		tell(t, ONLY(seat), FIGHTER_IS, runes_fighter(t, slot), dial(t, p, LEVEL),
			dial(t, p, EP), dial(t, p, FAINTED), seat);
	}
}

/* Tells the quest that a seat has still to do, and the powers it may use. */
static void tell_cards(struct table *t, int seat)
{
	thing quest = runes_quest(t, seat);

	if (quest)
		tell(t, ALL, QUEST_IS, seat, kind(t, quest), dial(t, seat, QUEST_AT),
			dial(t, seat, QUEST_AT + 1), dial(t, seat, QUEST_FAILED),
			num(t, quest, EP_GIVEN), num(t, quest, GOLD_GIVEN), num(t, quest, ACTS));
	for each(p, t, IN(POWERS_OF, seat))
		tell(t, ONLY(seat), POWER_IS, kind(t, p), dial(t, p, USES), seat);
}

static void tell_traveller(struct table *t, int seat)
{
	tell(t, ALL, STANDS_AT, seat, dial(t, seat, AT), runes_ready(t, seat),
		runes_soldiers(t, seat), runes_evolved_ready(t, seat));
	tell(t, ALL, CARAVAN_IS, seat, dial(t, seat, CARAVAN), runes_goods(t, seat),
		runes_hold(t, seat), runes_chase(t, seat), runes_barrier(t, seat),
		dial(t, seat, BOMB), dial(t, seat, MEDIC));
}

static thing event_ahead(const struct table *t)
{
	return runes_event_ahead(t, season(t) + 1);
}

static void tell_prices(struct table *t, int seat)
{
	tell(t, ONLY(seat), PRICES_ARE, runes_price(t, seat, event_ahead(t), 0), key(t, SALE_PRICE),
		key(t, SALE_NEEDED), seat);
}

static void tell_city(struct table *t, int seat, thing city)
{
	thing need = runes_need(t, city);

	tell(t, ONLY(seat), CITY_IS, city, need,
		need ? runes_sale_price(t, city, need, event_ahead(t)) : 0, runes_stall(t, city),
		runes_shop_from(t, seat, city), seat, runes_hall(t, seat, city));
}

/* Returns the hit points under the event of the coming month. */
static int hp_ahead(const struct table *t, thing card)
{
	return runes_hp(t, card, event_ahead(t));
}

/* Tells what slot dice bring at this stage: for each slot a card and its hit points. */
static void tell_slots(struct table *t, bool merchant)
{
	thing card[SIDES];
	int hp[SIDES];

	for (int i = 0; i < SIDES; i++) {
		card[i] = runes_card(t, merchant, i + 1, dial(t, TABLE, STAGE));
		hp[i] = hp_ahead(t, card[i]);
	}
	tell(t, ALL, merchant ? MERCHANTS_ARE : MONSTERS_ARE, card[0], hp[0], card[1], hp[1],
		card[2], hp[2], card[3], hp[3], card[4], hp[4], card[5], hp[5]);
}

static void tell_band(struct table *t, int tier)
{
	thing at = runes_meeple_at(t, tier), card = runes_card_of(t, tier);

	if (at)
		tell(t, ALL, BAND_IS, card, at, num(t, card, SOLDIERS), num(t, card, SOLDIERS_2));
}

/* Tells the foes that may be fought. Minion and destroyer leave at the end of a month. */
static void tell_foes(struct table *t)
{
	thing raid = runes_card_of(t, RAID), legend;

	tell_slots(t, true);
	tell_slots(t, false);
	if (runes_meeple_at(t, RAID))
		tell(t, ALL, MONSTER_IS, raid, runes_meeple_at(t, RAID), hp_ahead(t, raid),
			num(t, raid, ACC), runes_is_raid_month(t, season(t) + 1));
	for (int i = 0; (legend = runes_legend(t, i)); i++)
		tell(t, ALL, MONSTER_IS, kind(t, legend), place(t, legend),
			hp_ahead(t, kind(t, legend)), num(t, legend, ACC), false);
	tell_band(t, BRIGAND);
	tell_band(t, GOVERNMENT);
}

/* Tells what travellers need to know before the next letter. */
static void tell_where(struct table *t)
{
	each_seat(s, t)
		if (runes_mate(t, s) > s)
			tell(t, ALL, TEAM_IS, s, runes_mate(t, s), runes_side(t, s),
				runes_needed(t));
	each_seat(s, t)
		tell_traveller(t, s);
	if (dial(t, TABLE, ENDED))
		return;
	each_seat(s, t)
		tell_fighters(t, s);
	each_seat(s, t)
		tell_cards(t, s);
	tell_foes(t);
	for each(p, t, IN(OPEN_QUESTS, NOBODY))
		tell(t, ALL, OPEN_QUEST_IS, kind(t, p), num(t, p, EP_GIVEN), num(t, p, GOLD_GIVEN),
			num(t, p, ACTS));
	each_seat(s, t)
		if (dial(t, s, WANTED))
			tell(t, ALL, WANTED_LIST, s, dial(t, s, WANTED), runes_wanted_rank(t, s),
				runes_bounty(t, s));
	each_seat(s, t)
		tell_prices(t, s);
	each_seat(s, t)
		each_space(city, t, CITY)
			tell_city(t, s, city);
}

void runes_setup(struct table *t)
{
	count_goods(t);
	shuffle_decks(t);
	place_markers(t);
	runes_open_quests(t);
	show_event(t);
	deal_heroes(t);
	each_seat(seat, t)
		choose_hero(t, seat);
	choose_outfits(t);
	put_heroes_away(t);
	each_seat(seat, t)
		equip(t, seat);
	each_seat(seat, t)
		wake(t, seat);
	tell_where(t);
}

/* ---- the beginning of a month ---- */

static void draw_order(struct table *t)
{
	unsigned left = 0;

	each_seat(s, t)
		left |= ONLY(s);
	for (int i = 0; i < players(t); i++) {
		int nth = roll(t, ALL, 1, players(t) - i, 0, TURN_LOT, i + 1);

		each_seat(s, t)
			if (left & ONLY(s) && !--nth) {
				left &= ~ONLY(s);
				set(t, TABLE, 0, ORDER + i, s);
				tell(t, ALL, TURN_IS, s, i + 1);
				break;
			}
	}
}

/* An event takes wanted points from every seat, the most wanted first. */
static void pardon(struct table *t)
{
	int points = runes_now(t, PARDONS), at[TRAVELLERS + 1];

	each_seat(s, t)
		at[runes_wanted_rank(t, s)] = s;
	for (int rank = 1; points && rank <= players(t); rank++)
		runes_want(t, at[rank], -points);
}

/* Last month's event goes. The open event is in force now, unless a legendary monster lives. */
static void turn_event(struct table *t)
{
	for each(p, t, IN(EVENT, NOBODY))
		move(t, p, 1, IN(PAST_EVENTS, NOBODY));
	if (!runes_legend(t, 0)) {
		thing card = first(t, IN(NEXT_EVENT, NOBODY));

		if (card)
			move(t, card, 1, IN(EVENT, NOBODY));
	}
	show_event(t);
	runes_tell_event(t);
	if (runes_now(t, COMES) && !runes_meeple_at(t, BRIGAND))
		runes_call_brigand(t);
	pardon(t);
}

static void pay_stalls(struct table *t)
{
	int pays = runes_now_or(t, STALL_PAYS, key(t, STALL_INCOME));

	for (int i = 0; i < players(t); i++) {
		int seat = dial(t, TABLE, ORDER + i), stalls = runes_stalls(t, seat);

		if (!stalls)
			continue;
		tell(t, ALL, STALLS_PAY, seat, stalls, stalls * pays);
		runes_earn(t, seat, stalls * pays);
	}
}

static void place_raid(struct table *t)
{
	if (!runes_is_raid_month(t, season(t)))
		return;
	if (runes_meeple_at(t, RAID)) {
		tell(t, ALL, RAID_LEAVES);
		runes_remove(t, RAID);
	}
	thing at = runes_draw_outer(t, FOR_RAID, NOBODY);
	runes_bring(t, RAID, at, NONE);
	tell(t, ALL, RAID_APPEARS, runes_card_of(t, RAID), at);
}

static void begin_month(struct table *t)
{
	draw_order(t);
	if (season(t) > 1)
		turn_event(t);
	pay_stalls(t);
	place_raid(t);
}

/* ---- a turn ---- */

int runes_moves(const struct table *t, int seat, thing event)
{
	int moves = key(t, MOVE_POINTS);

	moves += runes_has_bonus(t, seat, EXPLORER) + runes_breaks_limit(t, seat, EXPLORER);
	moves += runes_set_by(t, event, MORE_MOVES, 0);
	return moves > 1 ? moves : 1;
}

static void give_points(struct table *t, int seat)
{
	set(t, seat, 0, MOVES, runes_moves(t, seat, runes_event(t)));
	set(t, seat, 0, ACTIONS, key(t, ACTION_POINTS));
}

static void take_turn(struct table *t, int seat)
{
	turn(t, seat, 0);
	if (dial(t, seat, RESTS)) {
		turn(t, seat, RESTING);
		runes_rest(t, seat);
		while (next(t, seat, 1 << RESTING))
			;
		return;
	}
	turn(t, seat, DOING);
	give_points(t, seat);
	while (runes_lives(t, seat) && next(t, seat, 1 << DOING))
		;
	if (runes_lives(t, seat))
		runes_provoke(t, seat);
}

/* ---- the end of a month ---- */

static void end_month(struct table *t)
{
	for (int tier = MINION; tier <= DESTROYER; tier++)
		if (runes_meeple_at(t, tier)) {
			tell(t, ALL, MONSTER_LEAVES, tier, runes_meeple_at(t, tier));
			runes_remove(t, tier);
		}
	place_markers(t);
}

static void end_by_time(struct table *t)
{
	set(t, TABLE, 0, ENDED, 1);
	tell(t, ALL, LAST_MONTH, season(t));
	each_seat(s, t)
		if (kit_leads(t, s, RANK_KEYS, runes_rank))
			tell(t, ALL, AHEAD, s, runes_held(t, s), dial(t, s, GOLD),
				dial(t, s, WANTED));
}

void runes_season(struct table *t)
{
	begin_month(t);
	for (int i = 0; i < players(t) && !dial(t, TABLE, ENDED); i++)
		take_turn(t, dial(t, TABLE, ORDER + i));
	turn(t, NOBODY, 0);
	if (!dial(t, TABLE, ENDED))
		runes_npcs(t);
	if (!dial(t, TABLE, ENDED))
		end_month(t);
	if (!dial(t, TABLE, ENDED) && season(t) >= key(t, MONTHS))
		end_by_time(t);
	tell_where(t);
}

/* ---- the end ---- */

bool runes_over(const struct table *t)
{
	return dial(t, TABLE, ENDED);
}

static long of_side(const struct table *t, int seat, long (*of)(const struct table *, int))
{
	int mate = runes_mate(t, seat);

	return of(t, seat) + (mate ? of(t, mate) : 0);
}

static long runes_of(const struct table *t, int seat)
{
	return runes_held(t, seat);
}

static long gold_of(const struct table *t, int seat)
{
	return dial(t, seat, GOLD);
}

static long innocence_of(const struct table *t, int seat)
{
	return -dial(t, seat, WANTED);
}

/* Ranks winners first, then by runes, gold and fewer wanted points. A team counts together. */
long runes_rank(const struct table *t, int seat, int tie)
{
	int winner = dial(t, TABLE, WINNER);

	switch (tie) {
	case 0: return winner && (winner == seat || winner == runes_mate(t, seat));
	case 1: return of_side(t, seat, runes_of);
	case 2: return of_side(t, seat, gold_of);
	default: return of_side(t, seat, innocence_of);
	}
}
