/* SPDX-License-Identifier: MIT
 * Guild quests: taken in a city, done where the quest says. */
#include "games/runes/runes.h"
#include "kit/kit.h"

thing runes_quest(const struct table *t, int seat)
{
	return first(t, IN(QUEST_OF, seat));
}

/* ---- coming and going ---- */

static void clear_places(struct table *t, int seat)
{
	for (int i = 0; i < QUEST_PLACES; i++)
		if (dial(t, seat, QUEST_AT + i))
			set(t, seat, 0, QUEST_AT + i, NONE);
	if (dial(t, seat, QUEST_FAILED))
		set(t, seat, 0, QUEST_FAILED, 0);
}

/* Moves the quest card from its seat to another place. */
void runes_end_quest(struct table *t, int seat, thing to)
{
	thing quest = runes_quest(t, seat);

	clear_places(t, seat);
	set(t, quest, 0, WAYPOINT, NONE);
	set(t, quest, 0, WAYPOINT + 1, NONE);
	move(t, quest, 1, to);
}

bool runes_quest_left(const struct table *t)
{
	return first(t, IN(QUESTS, NOBODY)) || first(t, IN(DONE_QUESTS, NOBODY));
}

/* Returns the top card of the deck, which is refilled from the discards when empty; NONE if
 * there is none. */
static thing next_card(struct table *t)
{
	if (kit_reshuffle(t, IN(QUESTS, NOBODY), IN(DONE_QUESTS, NOBODY)))
		tell(t, ALL, QUESTS_SHUFFLED);
	return first(t, IN(QUESTS, NOBODY));
}

void runes_open_quests(struct table *t)
{
	while (kit_total(t, IN(OPEN_QUESTS, NOBODY)) < key(t, QUESTS_OPEN)) {
		thing card = next_card(t);

		if (!card)
			return;
		card = move(t, card, 1, UNDER(IN(OPEN_QUESTS, NOBODY)));
		tell(t, ALL, QUEST_OPENED, kind(t, card));
	}
}

/* Marks all places drawn for the quest as still to be visited. */
static void lay_out(struct table *t, int seat, thing quest)
{
	clear_places(t, seat);
	for (int i = 0; i < QUEST_PLACES; i++)
		set(t, seat, 0, QUEST_AT + i, dial(t, quest, WAYPOINT + i));
}

void runes_move_quest(struct table *t, int from, int to)
{
	thing quest = runes_quest(t, from);

	clear_places(t, from);
	quest = move(t, quest, 1, IN(QUEST_OF, to));
	lay_out(t, to, quest);
}

static thing draw_place(struct table *t, int seat, thing k)
{
	return num(t, k, WHERE) == IN_CITY ? runes_draw_city(t, FOR_QUEST, seat)
					   : runes_draw_outer(t, FOR_QUEST, seat);
}

/* Draws a place again if it equals the first one, as long as a roll may be made. */
static thing draw_other(struct table *t, int seat, thing k, thing not_this)
{
	enum { TRIES = 100 };
	thing at = draw_place(t, seat, k);

	for (int i = 0; at == not_this && i < TRIES; i++)
		at = draw_place(t, seat, k);
	return at;
}

static void accept(struct table *t, int seat, thing quest)
{
	thing k = kind(t, quest), places[QUEST_PLACES] = { NONE, NONE };

	quest = move(t, quest, 1, IN(QUEST_OF, seat));
	if (!num(t, k, PLACES_DRAWN) && num(t, k, TASK) != SLAY)
		places[0] = dial(t, seat, AT);
	for (int i = 0; i < num(t, k, PLACES_DRAWN); i++)
		places[i] = i ? draw_other(t, seat, k, places[0]) : draw_place(t, seat, k);
	for (int i = 0; i < QUEST_PLACES; i++)
		set(t, quest, 0, WAYPOINT + i, places[i]);
	lay_out(t, seat, quest);
	tell(t, ALL, QUEST_ACCEPTED, seat, k, places[0], places[1]);
}

static bool may_take(struct table *t, int seat)
{
	if (!runes_enter_hall(t, seat))
		return false;
	if (runes_quest(t, seat))
		return deny(t, HAS_QUEST, kind(t, runes_quest(t, seat)));
	return runes_act(t, seat);
}

/* take <quest-card>: takes one of the open quests. */
int runes_take_quest(struct table *t, int seat, const struct order *o)
{
	thing k = part(o, 0, 0, 0), card = find(t, IN(OPEN_QUESTS, NOBODY), k);

	if (!card)
		return refuse(t, NOT_OPEN, k);
	if (!may_take(t, seat))
		return REFUSED;
	set(t, seat, 0, LAST, DONE_IT);
	accept(t, seat, card);
	runes_open_quests(t);
	return DONE;
}

/* quest new: chooses one of two quests of the deck, or none. Where fewer are left, the choice is among those. */
int runes_new_quest(struct table *t, int seat, UNUSED const struct order *o)
{
	struct choice c = { 0 };

	if (!may_take(t, seat))
		return REFUSED;
	if (!runes_quest_left(t))
		return refuse(t, NO_QUEST_LEFT);
	set(t, seat, 0, LAST, DONE_IT);
	for (int i = 0; i < key(t, QUEST_DRAWN); i++) {
		thing card = next_card(t);

		if (!card)
			break;
		card = move(t, card, 1, UNDER(IN(DRAWN, seat)));
		tell(t, ONLY(seat), QUEST_DRAWN_CARD, seat, kind(t, card));
		offer(&c, card, NONE, 1);
	}
	if (pick(t, seat, &c, 0, 1, KEEP_QUEST))
		accept(t, seat, c.o[0].what);
	for each(p, t, IN(DRAWN, seat)) {
		tell(t, ALL, QUEST_REJECTED, seat, kind(t, p));
		move(t, p, 1, UNDER(IN(OPEN_QUESTS, NOBODY)));
	}
	runes_open_quests(t);
	return DONE;
}

/* drop quest */
int runes_drop_quest(struct table *t, int seat, UNUSED const struct order *o)
{
	thing quest = runes_quest(t, seat);

	if (!quest)
		return refuse(t, NO_QUEST);
	thing k = kind(t, quest);
	if (!runes_pay(t, seat, key(t, QUEST_FEE)))
		return REFUSED;
	runes_end_quest(t, seat, UNDER(IN(OPEN_QUESTS, NOBODY)));
	tell(t, ALL, QUEST_DROPPED, seat, k, key(t, QUEST_FEE));
	set(t, seat, 0, LAST, DONE_IT);
	return DONE;
}

/* ---- done ---- */

/* Gives wanted point, experience, gold, rune and card. */
static void complete(struct table *t, int seat)
{
	thing k = kind(t, runes_quest(t, seat));

	under(t, tell(t, ALL, QUEST_COMPLETED, seat, k)) {
		runes_end_quest(t, seat, IN(DONE_QUESTS, NOBODY));
		if (num(t, k, WANTED_BY))
			runes_want(t, seat, num(t, k, WANTED_BY));
		runes_learn(t, seat, num(t, k, EP_GIVEN));
		if (num(t, k, GOLD_GIVEN)) {
			tell(t, ALL, REWARD, seat, num(t, k, GOLD_GIVEN));
			runes_earn(t, seat, num(t, k, GOLD_GIVEN));
		}
		runes_gain_next(t, seat, QUEST1_RUNE, QUEST3_RUNE);
		if (num(t, k, BRINGS_CARD) && !dial(t, TABLE, ENDED))
			runes_take_open_power(t, seat);
	}
}

/* Call when the seat has defeated a foe of that tier. */
void runes_quest_slain(struct table *t, int seat, int tier)
{
	thing quest = runes_quest(t, seat);

	if (quest && num(t, quest, TASK) == SLAY && num(t, quest, SLAYS) == tier
		&& !dial(t, TABLE, ENDED))
		complete(t, seat);
}

/* Call when the seat itself has retreated. */
void runes_quest_shaken(struct table *t, int seat)
{
	thing quest = runes_quest(t, seat);

	if (!quest || !num(t, quest, STEADFAST) || dial(t, seat, QUEST_FAILED))
		return;
	set(t, seat, 0, QUEST_FAILED, 1);
	tell(t, ALL, QUEST_FAILS, seat, kind(t, quest));
}

/* ---- a step ---- */

/* Returns the index of a place of the quest, from 0; -1 if it is none. */
static int place_of(const struct table *t, int seat, thing at)
{
	for (int i = 0; i < QUEST_PLACES; i++)
		if (dial(t, seat, QUEST_AT + i) == at)
			return i;
	return -1;
}

static int one_more(struct table *t, int seat)
{
	int die = roll(t, ALL, 1, SIDES, 0, QUEST_DIE, seat);

	tell(t, ALL, QUEST_ROLLED, seat, die, key(t, FOUND_ON));
	return die <= key(t, FOUND_ON);
}

/* Rolls as many dice as the seat has points; one must be low. A status above its bonus cannot
 * fail. */
static bool roll_status(struct table *t, int seat, int status)
{
	int n = dial(t, seat, status), low = 0;

	if (runes_breaks_limit(t, seat, status))
		return true;
	if (status == EXPLORER)
		n += runes_eagle_eye(t, seat);
	for (int i = 0; i < n; i++)
		low += one_more(t, seat);
	return low || (n && runes_scholar(t, seat) && one_more(t, seat));
}

static int hit_in_arena(struct table *t, int seat, int die)
{
	tell(t, ALL, QUEST_ROLLED, seat, die, key(t, FOUND_ON));
	return die <= key(t, FOUND_ON);
}

/* Hero and soldiers roll once: the hero and two soldiers must hit. Scholar rolls one die again
 * if that could be enough. */
static bool win_arena(struct table *t, int seat)
{
	enum { SOLDIERS_HIT = 2 };
	int hits = 0, missed = 0;
	int hero = hit_in_arena(t, seat, roll(t, ALL, 1, SIDES, 0, HERO_DIE, seat));

	for each(p, t, IN(SOLDIERS_OF, seat)) {
		thing who = runes_fighter(t, dial(t, p, SLOT));

		if (dial(t, p, FAINTED))
			continue;
		int die = roll(t, ALL, 1, SIDES, 0, SOLDIER_DIE, seat, who);
		int hit = hit_in_arena(t, seat, die);
		hits += hit;
		missed += !hit;
	}
	int wanting = !hero + (hits < SOLDIERS_HIT ? SOLDIERS_HIT - hits : 0);
	if (wanting == 1 && (!hero || missed) && runes_scholar(t, seat))
		wanting -= one_more(t, seat);
	return wanting <= 0;
}

/* Returns the good that the card names, or one that the city does not need; NONE if the seat has
 * none. */
static thing gift(const struct table *t, int seat, thing k)
{
	thing best = NONE;

	if (num(t, k, GOOD))
		return runes_good(t, num(t, k, GOOD));
	for each(p, t, IN(CARGO, seat))
		if (kind(t, p) != runes_need(t, dial(t, seat, AT))
			&& (!best || num(t, p, WORTH) < num(t, best, WORTH)))
			best = kind(t, p);
	return best;
}

static bool hand_over(struct table *t, int seat, thing k)
{
	thing good = gift(t, seat, k);
	int n = num(t, k, GOODS_GIVEN);

	if (!good)
		return deny(t, NOTHING_TO_SMUGGLE);
	if (kit_count(t, IN(CARGO, seat), good) < n) {
		refuse(t, NOTHING_TO_GIVE, good, n);
		return false;
	}
	for (int i = 0; i < n; i++)
		runes_to_stock(t, seat, good);
	tell(t, ALL, num(t, k, GOOD) ? HANDED_OVER : SMUGGLED_GOOD, seat, n, good);
	return true;
}

bool runes_lacks_dice(const struct table *t, int seat, thing k)
{
	switch (num(t, k, TASK)) {
	case ROLL_CHARISMA: return !dial(t, seat, CHARISMA);
	case ROLL_EXPLORER: return !dial(t, seat, EXPLORER) && !runes_power_of(t, seat, OP_EYE);
	default: return false;
	}
}

/* Tests what can be tested before any die: the hall, the action, the goods, the gold. */
static bool ready_for(struct table *t, int seat, thing k)
{
	int task = num(t, k, TASK);

	if (runes_is_city(t, dial(t, seat, AT)) && !runes_enter_hall(t, seat))
		return false;
	if (num(t, k, ACTS) && !runes_act(t, seat))
		return false;
	if (task == GIVE)
		return hand_over(t, seat, k);
	if (task == PAY)
		return runes_pay(t, seat, num(t, k, FEE));
	if (runes_lacks_dice(t, seat, k))
		return deny(t, task == ROLL_EXPLORER ? NO_EXPLORER : NO_CHARISMA, k);
	return true;
}

static bool succeeds(struct table *t, int seat, thing k)
{
	switch (num(t, k, TASK)) {
	case ROLL_DIE: return one_more(t, seat) || (runes_scholar(t, seat) && one_more(t, seat));
	case ROLL_EXPLORER: return roll_status(t, seat, EXPLORER);
	case ROLL_CHARISMA: return roll_status(t, seat, CHARISMA);
	case ARENA: return win_arena(t, seat);
	default: return true;
	}
}

/* One soldier who still stands faints: level 1 first, then the lowest slot, unless the seat says
 * otherwise. */
static void lose_soldier(struct table *t, int seat)
{
	struct choice c = { 0 };
	thing line[MOST_SOLDIERS];
	int n = runes_line(t, seat, false, line);

	for (int i = 0; i < n; i++)
		offer(&c, runes_fighter(t, dial(t, line[i], SLOT)), NONE, 1);
	if (!n)
		return;
	thing who = ask(t, seat, &c, WELL_FAINT);
	set(t, runes_named(t, seat, who), 0, FAINTED, 1);
	tell(t, ALL, WELL_TAKES, seat, who);
}

/* quest: does the step of the seat's quest that is to be done here. */
int runes_do_quest(struct table *t, int seat, UNUSED const struct order *o)
{
	thing quest = runes_quest(t, seat), at = dial(t, seat, AT);
	int i = place_of(t, seat, at);

	if (!quest)
		return refuse(t, NO_QUEST);
	thing k = kind(t, quest);
	if (num(t, k, TASK) == SLAY)
		return refuse(t, NEEDS_NO_ORDER, k);
	if (i < 0)
		return refuse(t, NOT_HERE, k, dial(t, seat, QUEST_AT), dial(t, seat, QUEST_AT + 1));
	if (dial(t, seat, QUEST_FAILED))
		return refuse(t, QUEST_HAS_FAILED, k);
	if (dial(t, seat, TRIED))
		return refuse(t, TRIED_ALREADY, k);
	if (!ready_for(t, seat, k))
		return REFUSED;
	if (!succeeds(t, seat, k)) {
		set(t, seat, 0, TRIED, 1);
		tell(t, ALL, STEP_FAILED, seat, k, at);
		set(t, seat, 0, LAST, FAILED);
		if (num(t, k, FAINTS))
			lose_soldier(t, seat);
		return DONE;
	}
	set(t, seat, 0, LAST, DONE_IT);
	set(t, seat, 0, QUEST_AT + i, NONE);
	tell(t, ALL, STEP_DONE, seat, k, at);
	if (!dial(t, seat, QUEST_AT) && !dial(t, seat, QUEST_AT + 1))
		complete(t, seat);
	return DONE;
}
