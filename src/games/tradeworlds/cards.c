/* SPDX-License-Identifier: MIT
 * Hands, decks, piles, and buying. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

/* ---- drawing and discarding ---- */

static bool draw_one(struct table *t, int seat)
{
	thing deck = IN(DECK, seat), discard = IN(DISCARD, seat);
	int cards = kit_total(t, discard);

	if (kit_reshuffle(t, deck, discard))
		tell(t, ALL, RESHUFFLED, seat, cards);
	thing card = first(t, deck);
	if (!card)
		return false;
	move(t, card, 1, IN(HAND_OF, seat));
	tell(t, ONLY(seat), DREW, seat, 1, kind(t, card));
	return true;
}

void worlds_draw(struct table *t, int seat, int n)
{
	for (int i = 0; i < n; i++)
		if (!draw_one(t, seat)) {
			tell(t, ALL, NO_CARD_LEFT, seat);
			return;
		}
}

void worlds_to_discard(struct table *t, int seat, thing card)
{
	move(t, card, 1, IN(DISCARD, seat));
}

/* ---- the market ---- */

void worlds_turn_up(struct table *t, int seat, int type)
{
	thing card = first(t, IN(SHIPYARD + type, seat));

	if (!card)
		return;
	move(t, card, 1, IN(MARKET, seat));
	tell(t, ALL, TURNED_UP, seat, kind(t, card));
}

thing worlds_open(const struct table *t, int seat, int type)
{
	for each(p, t, IN(MARKET, seat))
		if (num(t, p, IS) == IS_STARSHIP + type)
			return p;
	return NONE;
}

/* ---- what is hidden where ---- */

static void take_from_room(const struct table *t, thing at, int room[])
{
	for each(p, t, at)
		room[kind(t, p) - KINDS] -= count(t, p);
}

/* In a pile lie only cards of its type, without those with a sun; those of the market come from it. */
static int room_in_pile(const struct table *t, thing k, int seat, thing pile)
{
	int here = kit_count(t, pile, k) + kit_count(t, IN(MARKET, seat), k);

	return num(t, k, EACH) - num(t, k, SUN) - here;
}

/* Room for a kind: a seat's own cards only, those that it has nowhere else. */
void worlds_room(const struct table *t, thing at, int room[])
{
	int zone = (at - PLACES) / 16, seat = (at - PLACES) % 16;
	int type = zone >= SHIPYARD && zone <= FACILITY ? IS_STARSHIP + zone - SHIPYARD : 0;

	if (!seat)
		return;
	each_kind(k, t) {
		int is = num(t, k, IS);

		if (type ? is == type : is >= IS_STARSHIP && is <= IS_TACTIC)
			room[k - KINDS] = num(t, k, EACH);
	}
	for (int z = SHIPYARD; z <= SATCHEL; z++)
		take_from_room(t, IN(z, seat), room);
	each_berth(berth, t, seat)
		take_from_room(t, berth, room);
	if (!type)
		return;
	each_kind_with(k, t, IS, type) {
		int most = room_in_pile(t, k, seat, at);

		if (most < room[k - KINDS])
			room[k - KINDS] = most;
	}
}

/* ---- the hand ---- */

void worlds_offer_cards(const struct table *t, thing place, struct choice *c)
{
	static const int types[TYPES] = { IS_TACTIC, IS_STARSHIP, IS_WEAPON, IS_CREW };

	for (int i = 0; i < TYPES; i++)
		each_kind_with(k, t, IS, types[i])
			if (find(t, place, k))
				offer(c, k, NONE, kit_count(t, place, k));
}

int worlds_chosen(const struct table *t, thing place, const struct choice *c, int options,
	thing card[MOST_CARDS])
{
	int n = 0;

	for (int i = 0; i < options; i++) {
		int left = c->o[i].n;

		for each(p, t, place)
			if (left && n < MOST_CARDS && kind(t, p) == c->o[i].what) {
				card[n++] = p;
				left--;
			}
	}
	return n;
}

static bool among(const thing *card, int n, thing x)
{
	for (int i = 0; i < n; i++)
		if (card[i] == x)
			return true;
	return false;
}

/* Returns a card of that kind in the hand that is none of the n cards; NONE if there is none. */
static thing another(const struct table *t, int seat, thing k, const thing *card, int n)
{
	for each(p, t, IN(HAND_OF, seat))
		if (kind(t, p) == k && !among(card, n, p))
			return p;
	return NONE;
}

int worlds_named(struct table *t, int seat, const struct order *o, int hole, thing card[MOST_CARDS])
{
	int n = 0;

	for (thing k; n < MOST_CARDS && (k = part(o, hole, 0, n)); n++) {
		card[n] = another(t, seat, k, card, n);
		if (!card[n]) {
			refuse(t, NOT_HELD, k);
			return -1;
		}
	}
	return n;
}

/* ---- what is paid when the order does not say ---- */

/* Sets the cards that may be paid, those that the seat parts with most readily first. Returns
 * their number. */
static int purse_of(struct table *t, int seat, thing card[MOST_CARDS])
{
	struct choice c = { 0 }, kept;

	worlds_offer_cards(t, IN(HAND_OF, seat), &c);
	kept = c;
	int keeps = pick(t, seat, &kept, 0, MOST_CARDS, KEEP);
	for (int i = 0; i < c.n; i++) {
		c.o[i].n = c.o[i].most;
		for (int k = 0; k < keeps; k++)
			if (kept.o[k].what == c.o[i].what)
				c.o[i].n -= kept.o[k].n;
	}
	return worlds_chosen(t, IN(HAND_OF, seat), &c, c.n, card);
}

/* The least sum that is enough never exceeds the price by more than one card. */
enum { MOST_SUM = (TYPES + 1) * MOST_VALUE, NO_WAY = -1 };

/* most[i][sum]: the largest number of cards, from card i on, with exactly that sum; NO_WAY if no
 * cards have it. */
struct sums {
	int8_t most[MOST_CARDS + 1][MOST_SUM];
};

static void add_card(const int8_t *without, int value, int sums, int8_t *with)
{
	for (int sum = 0; sum < sums; sum++) {
		int rest = sum - value;

		with[sum] = without[sum];
		if (rest >= 0 && without[rest] != NO_WAY && without[rest] >= without[sum])
			with[sum] = (int8_t)(without[rest] + 1);
	}
}

/* Chooses the smallest sum that covers the price; of equal sums the one of most cards; of these
 * the cards that come first in the purse. Moves these cards to the front and returns their
 * number; -1 if all cards are not enough. */
static int choose_payment(const struct table *t, thing *card, int n, int price)
{
	struct sums s;
	int sums = price + MOST_VALUE, sum = price, paid = 0;

	for (int k = 0; k < sums; k++)
		s.most[n][k] = k ? NO_WAY : 0;
	for (int i = n - 1; i >= 0; i--)
		add_card(s.most[i + 1], num(t, card[i], VALUE), sums, s.most[i]);
	while (sum < sums && s.most[0][sum] == NO_WAY)
		sum++;
	if (sum == sums)
		return -1;
	for (int i = 0; i < n; i++) {
		int rest = sum - num(t, card[i], VALUE);

		if (rest < 0 || s.most[i + 1][rest] == NO_WAY
			|| s.most[i + 1][rest] + 1 != s.most[i][sum])
			continue;
		card[paid++] = card[i];
		sum = rest;
	}
	return paid;
}

/* ---- buying ---- */

static int worth(const struct table *t, const thing *card, int n)
{
	int sum = 0;

	for (int i = 0; i < n; i++)
		sum += num(t, card[i], VALUE);
	return sum;
}

struct purchase {
	int types, type[TYPES];
	int price, cards;
	thing card[MOST_CARDS]; /* the cards that pay */
};

/* Adds up the price of the open cards. Refuses and returns false if a pile has none, or is named
 * twice. */
static bool price_up(struct table *t, int seat, struct purchase *p)
{
	p->price = 0;
	for (int i = 0; i < p->types; i++) {
		thing card = worlds_open(t, seat, p->type[i]);

		for (int k = 0; k < i; k++)
			if (p->type[k] == p->type[i])
				return deny(t, NAMED_TWICE, p->type[i]);
		if (!card) {
			refuse(t, PILE_EMPTY, p->type[i]);
			return false;
		}
		p->price += num(t, card, VALUE);
	}
	return true;
}

static bool find_payment(struct table *t, int seat, struct purchase *p)
{
	int n = purse_of(t, seat, p->card), all = worth(t, p->card, n);

	p->cards = choose_payment(t, p->card, n, p->price);
	if (p->cards < 0)
		refuse(t, CANNOT_PAY_CARDS, p->price, all);
	return p->cards >= 0;
}

static void carry_out(struct table *t, int seat, const struct purchase *p)
{
	int paid = worth(t, p->card, p->cards);

	for (int i = 0; i < p->types; i++) {
		thing card = worlds_open(t, seat, p->type[i]);

		tell(t, ALL, BOUGHT, seat, kind(t, card), num(t, card, VALUE), paid);
		worlds_to_discard(t, seat, card);
	}
	for (int i = 0; i < p->cards; i++) {
		tell(t, ALL, PAID_CARD, seat, kind(t, p->card[i]));
		worlds_to_discard(t, seat, p->card[i]);
	}
	for (int i = 0; i < p->types; i++)
		worlds_turn_up(t, seat, p->type[i]);
}

/* buy <pile> [max <int>] [if value >= <int>] */
int worlds_buy(struct table *t, int seat, const struct order *o)
{
	int most = written(o, 1, 0, 0) ? part(o, 1, 0, 0) : 1, least = part(o, 2, 0, 0), bought = 0;
	struct purchase p = { .types = 1, .type = { part(o, 0, 0, 0) } };

	if (most < 1)
		return refuse(t, NO_NUMBER, most);
	for (; bought < most; bought++) {
		if (!price_up(t, seat, &p))
			break;
		if (p.price < least) {
			refuse(t, BELOW_VALUE, kind(t, worlds_open(t, seat, p.type[0])), p.price,
				least);
			break;
		}
		if (!find_payment(t, seat, &p))
			break;
		carry_out(t, seat, &p);
	}
	return bought ? DONE : REFUSED;
}

/* buy <pile> {and <pile>}+ [with <card>+], buy <pile> with <card>+ */
int worlds_buy_together(struct table *t, int seat, const struct order *o)
{
	struct purchase p = { .types = 1, .type = { part(o, 0, 0, 0) } };
	int with = o->form == F_BUY_TOGETHER ? 2 : 1;

	for (int i = 0; with == 2 && written(o, 1, i, 0); i++) {
		if (p.types == TYPES)
			return refuse(t, NAMED_TWICE, part(o, 1, i, 0));
		p.type[p.types++] = part(o, 1, i, 0);
	}
	if (!price_up(t, seat, &p))
		return REFUSED;
	if (!written(o, with, 0, 0)) {
		if (!find_payment(t, seat, &p))
			return REFUSED;
		carry_out(t, seat, &p);
		return DONE;
	}
	p.cards = worlds_named(t, seat, o, with, p.card);
	if (p.cards < 0)
		return REFUSED;
	if (worth(t, p.card, p.cards) < p.price)
		return refuse(t, PAYS_TOO_LITTLE, p.price, worth(t, p.card, p.cards));
	carry_out(t, seat, &p);
	return DONE;
}

/* ---- the end of a turn ---- */

static void discard_one(struct table *t, int seat, thing card)
{
	tell(t, ALL, DISCARDED, seat, kind(t, card));
	worlds_to_discard(t, seat, card);
}

/* discard <card>+, discard below <int>, discard all */
int worlds_discard(struct table *t, int seat, const struct order *o)
{
	thing card[MOST_CARDS];
	int n = 0;

	if (o->form == F_DISCARD) {
		n = worlds_named(t, seat, o, 0, card);
		for (int i = 0; i < n; i++)
			discard_one(t, seat, card[i]);
		return n < 0 ? REFUSED : DONE;
	}
	for each(p, t, IN(HAND_OF, seat)) {
		if (o->form == F_DISCARD_BELOW && num(t, p, VALUE) >= part(o, 0, 0, 0))
			continue;
		discard_one(t, seat, p);
		n++;
	}
	return n ? DONE : refuse(t, NOTHING_TO_DISCARD, part(o, 0, 0, 0));
}

/* ---- what may be written ---- */

OFFERER_EACH(worlds_offer_hand, for (thing k = KINDS + kinds(t); k > KINDS; k--), k,
	find(t, IN(HAND_OF, seat), k))

/* Offers the values above which a `discard below` would find a card in the hand. */
OFFERER(worlds_offer_limits)
{
	int least = MOST_VALUE;

	for each(p, t, IN(HAND_OF, seat))
		least = num(t, p, VALUE) < least ? num(t, p, VALUE) : least;
	for (int value = least + 1; value <= MOST_VALUE; value++)
		offer(c, value, NONE, 1);
}

OFFERER_IF(worlds_offer_all, first(t, IN(HAND_OF, seat)), offer(c, 1, NONE, 1))
OFFERER_EACH(worlds_offer_bankable, for each(p, t, IN(HAND_OF, seat)), kind(t, p),
	num(t, p, PLAYED) == IN_TURN && num(t, p, OP) == OP_BANK)

/* Whether the hand can pay for the open card of that pile in addition to the cards already
 * named. */
static bool can_buy(const struct table *t, int seat, const struct order *o, thing card)
{
	int purse = 0;

	for each(p, t, IN(HAND_OF, seat))
		purse += num(t, p, VALUE);
	for (int i = 0; i < o->n && o->part[i].hole < 2; i++) {
		thing named = worlds_open(t, seat, o->part[i].what);

		if (!named || named == card)
			return false;
		purse -= num(t, named, VALUE);
	}
	return purse >= num(t, card, VALUE);
}

/* Offers cards of the hand as long as those named already do not pay for the piles named before. */
OFFERER(worlds_offer_payment)
{
	int left = 0;

	for (int i = 0; i < o->n; i++) {
		bool bought = o->part[i].hole < hole;
		thing card = bought ? worlds_open(t, seat, o->part[i].what) : o->part[i].what;

		left += card ? num(t, card, VALUE) * (bought ? 1 : -1) : 0;
	}
	if (left > 0)
		worlds_offer_hand(t, seat, o, hole, c);
}

/* Offers the dearest open card first; the cheapest, where the cards that pay are named. */
OFFERER(worlds_offer_piles)
{
	int rank[TYPES];

	for (int type = 0; type < TYPES; type++) {
		thing card = worlds_open(t, seat, type);

		if (!card || !can_buy(t, seat, o, card))
			continue;
		rank[c->n] = num(t, card, VALUE) * (o->form == F_BUY_WITH ? 1 : -1);
		offer(c, type, NONE, 1);
	}
	kit_sort(c, rank);
}

OFFERER_BY(worlds_offer_times, kit_offer_numbers(c, 3))
OFFERER_BY(worlds_offer_values, kit_offer_numbers(c, 5))
