/* SPDX-License-Identifier: MIT
 * Trades and alliances: several seats must have written equal terms. A line waits for its
 * partners' turns if they have not written yet, and lapses with the season. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- trades ---- */

enum { PARTNER, GIVEN, GIVEN_GOOD, TAKEN, TAKEN_GOOD }; /* holes of F_TRADE */

struct terms {
	warz_goods give, take;
};

/* Adds up one side of the terms by good; false if an amount is less than 1. */
static bool add_up(const struct order *o, int amount, int good, warz_goods sum)
{
	for (int i = 0; i < GOODS; i++)
		sum[i] = 0;
	for (int g = 0; written(o, amount, g, 0); g++) {
		if (part(o, amount, g, 0) < 1)
			return false;
		sum[part(o, good, g, 0)] += part(o, amount, g, 0);
	}
	return true;
}

static bool read_terms(const struct order *o, struct terms *terms)
{
	return add_up(o, GIVEN, GIVEN_GOOD, terms->give)
		&& add_up(o, TAKEN, TAKEN_GOOD, terms->take);
}

static bool mirrored(const struct terms *a, const struct terms *b)
{
	for (int i = 0; i < GOODS; i++)
		if (a->give[i] != b->take[i] || a->take[i] != b->give[i])
			return false;
	return true;
}

/* Whether another seat's line names this seat and says equal terms, seen from the other side. */
static bool answers(const struct order *o, int seat, const struct terms *mine)
{
	struct terms theirs;

	return part(o, PARTNER, 0, 0) == seat && read_terms(o, &theirs) && mirrored(&theirs, mine);
}

static const struct order *seek_answer(
	struct table *t, int with, int seat, const struct terms *mine)
{
	const struct order *o = seek(t, with, F_TRADE, 0);

	while (o && !answers(o, seat, mine))
		o = seek(t, with, F_TRADE, o);
	return o;
}

static void hand_over(struct table *t, int from, int to, const warz_goods goods)
{
	warz_transfer(t, from, to, goods);
	for (int i = 0; i < GOODS; i++) {
		if (!goods[i])
			continue;
		tell(t, ALL, GAVE, from, to, goods[i], i);
	}
}

int warz_play_trade(struct table *t, int seat, const struct order *o)
{
	int with = part(o, PARTNER, 0, 0);
	const struct order *theirs;
	struct terms mine;

	if (with == seat)
		return refuse(t, NOT_WITH_YOURSELF);
	if (!read_terms(o, &mine))
		return refuse(t, NO_TERMS);
	theirs = seek_answer(t, with, seat, &mine);
	if (!theirs || !warz_can_pay(t, seat, mine.give) || !warz_can_pay(t, with, mine.take))
		return WAITS;
	int fact = tell(t, ALL, TRADED, seat, with);
	under(t, fact) {
		hand_over(t, seat, with, mine.give);
		hand_over(t, with, seat, mine.take);
	}
	spend(t, theirs);
	return DONE;
}

/* ---- who is allied ---- */

static bool among(seats set, int seat)
{
	return set >> seat & 1;
}

static seats everybody(const struct table *t)
{
	seats all = 0;

	each_seat(s, t)
		all |= ONLY(s);
	return all;
}

static int number_of(const struct table *t, seats set)
{
	int n = 0;

	each_seat(s, t)
		n += among(set, s);
	return n;
}

static seats members(const struct table *t, int alliance)
{
	seats set = 0;

	each_seat(s, t)
		if (dial(t, s, ALLIANCE) == alliance)
			set |= ONLY(s);
	return set;
}

/* Returns the seats that a line names, with the line's writer. */
static seats list_of(const struct order *o, int writer)
{
	seats set = ONLY(writer);

	for (thing s, i = 0; (s = part(o, 0, 0, i)); i++)
		set |= ONLY(s);
	return set;
}

/* Sets the fee that a seat pays to join, and to each partner for leaving. */
void warz_fee(const struct table *t, int times, warz_goods fee)
{
	thing price = warz_kind(t, IS_FEE);

	warz_cost(t, price, times, fee);
}

/* ---- joining ---- */

/* Returns the number of the alliance that these seats would be: that of the members already
 * allied, else the first unused number. 0 if a member has partners outside the list. */
static int alliance_of(const struct table *t, seats list)
{
	int alliance = 0;

	each_seat(s, t) {
		int in = among(list, s) ? dial(t, s, ALLIANCE) : 0;

		if (in && (members(t, in) & BUT(list) || (alliance && alliance != in)))
			return 0;
		alliance = in ? in : alliance;
	}
	while (!alliance || (members(t, alliance) & BUT(list)))
		alliance++;
	return alliance;
}

/* Returns a newcomer of such an alliance that cannot pay the fee; NOBODY: all can. */
static int short_newcomer(const struct table *t, seats list)
{
	warz_goods fee;

	warz_fee(t, 1, fee);
	each_seat(s, t)
		if (among(list, s) && !dial(t, s, ALLIANCE) && !warz_can_pay(t, s, fee))
			return s;
	return NOBODY;
}

static const struct order *seek_list(struct table *t, int seat, seats list)
{
	const struct order *o = seek(t, seat, F_ALLY, 0);

	while (o && list_of(o, seat) != list)
		o = seek(t, seat, F_ALLY, o);
	return o;
}

/* Whether every other member has an open line with this list. line[seat] is the member's line. */
static bool all_wrote(struct table *t, int writer, seats list, const struct order **line)
{
	each_seat(s, t) {
		if (s == writer || !among(list, s))
			continue;
		line[s] = seek_list(t, s, list);
		if (!line[s])
			return false;
	}
	return true;
}

static void join(struct table *t, seats list, int alliance)
{
	warz_goods fee;

	warz_fee(t, 1, fee);
	each_seat(s, t) {
		bool newcomer = !dial(t, s, ALLIANCE);

		if (!among(list, s))
			continue;
		if (newcomer) {
			kit_pay(t, s, LUMBER, GOODS, fee);
			set(t, s, 0, ALLIANCE, alliance);
		}
		tell(t, ALL, ALLIED, s, newcomer ? fee[GOLD - LUMBER] : 0);
	}
}

/* The seat is allied already. Its alliance grows in the turn of the newcomer. */
static int wait_for_newcomers(struct table *t, int seat, seats list)
{
	seats old = members(t, dial(t, seat, ALLIANCE));

	if (old == list || old & BUT(list))
		return refuse(t, ALLIED_ALREADY, seat);
	return WAITS;
}

int warz_play_ally(struct table *t, int seat, const struct order *o)
{
	const struct order *line[MAXSEATS + 1] = { 0 };
	seats list = list_of(o, seat);
	int alliance;

	if (list == ONLY(seat))
		return refuse(t, NOT_ALONE);
	if (list == everybody(t))
		return refuse(t, ALL_ALLIED);
	if (dial(t, seat, ALLIANCE))
		return wait_for_newcomers(t, seat, list);
	alliance = alliance_of(t, list);
	if (!alliance || short_newcomer(t, list) || !all_wrote(t, seat, list, line))
		return WAITS;
	join(t, list, alliance);
	each_seat(s, t)
		if (line[s])
			spend(t, line[s]);
	return DONE;
}

/* ---- leaving ---- */

static void pay_partners(struct table *t, int seat, seats partners)
{
	warz_goods fee;

	warz_fee(t, 1, fee);
	each_seat(s, t) {
		if (!among(partners, s))
			continue;
		warz_transfer(t, seat, s, fee);
		tell(t, ALL, PAID_PARTNER, seat, s, fee[GOLD - LUMBER]);
	}
}

/* The last member of an alliance is allied no more. Nobody pays for that. */
static void end_if_alone(struct table *t, seats partners)
{
	if (number_of(t, partners) > 1)
		return;
	each_seat(s, t)
		if (among(partners, s)) {
			set(t, s, 0, ALLIANCE, 0);
			tell(t, ALL, ALLIANCE_OVER, s);
		}
}

/* Whether the piece is a super unit that the seat lent to one of the partners, or one of them to
 * the seat. */
static bool is_lent(const struct table *t, thing piece, int seat, seats partners)
{
	int of = owner(t, piece), with;

	if (!num(t, piece, SUPER))
		return false;
	with = dial(t, piece, WITH);
	return with
		&& ((of == seat && among(partners, with)) || (with == seat && among(partners, of)));
}

static void send_lent_home(struct table *t, int seat, seats partners)
{
	each_space(at, t, SPOT)
		for each(p, t, at)
			if (is_lent(t, p, seat, partners))
				warz_unit_home(t, p);
}

/* Returns the owner of the building or city there. */
static int host(const struct table *t, thing at)
{
	thing building = warz_building(t, at);

	return building ? owner(t, building) : warz_city(t, at);
}

static bool stand_there(const struct table *t, seats set, thing at)
{
	each_seat(s, t)
		if (among(set, s) && warz_men(t, s, at))
			return true;
	return false;
}

static void displace_all(struct table *t, seats set, thing at)
{
	each_seat(s, t)
		if (among(set, s) && warz_men(t, s, at))
			warz_displace(t, s, at, DISPLACED);
}

/* On a square a building counts like a squad, since no enemy could stand there. A seat that
 * holds a city by force keeps the city. */
static bool parts_at(const struct table *t, int seat, seats partners, thing at)
{
	return !warz_city(t, at) || (warz_men(t, seat, at) && stand_there(t, partners, at));
}

/* Where both sides stand, the seat that left must go, unless the place is its own: then the
 * partners go. Partners go first, since the room they leave may be the room that the seat's own
 * squads need. */
static void part_everywhere(struct table *t, int seat, seats partners)
{
	each_space(at, t, SPOT)
		if (parts_at(t, seat, partners, at) && host(t, at) == seat)
			displace_all(t, partners, at);
	each_space(at, t, SPOT)
		if (parts_at(t, seat, partners, at) && warz_men(t, seat, at) && host(t, at) != seat
			&& (among(partners, host(t, at)) || stand_there(t, partners, at)))
			warz_displace(t, seat, at, DISPLACED);
}

/* The others of the seat's alliance. */
static seats partners_of(const struct table *t, int seat)
{
	int alliance = dial(t, seat, ALLIANCE);

	return alliance ? members(t, alliance) & BUT(ONLY(seat)) : 0;
}

void warz_leaving_fee(const struct table *t, int seat, warz_goods fee)
{
	warz_fee(t, number_of(t, partners_of(t, seat)), fee);
}

int warz_play_leave(struct table *t, int seat, UNUSED const struct order *o)
{
	seats partners = partners_of(t, seat);
	warz_goods price;

	if (!dial(t, seat, ALLIANCE))
		return refuse(t, NOT_ALLIED);
	warz_leaving_fee(t, seat, price);
	if (!warz_can_pay(t, seat, price)) {
		warz_pay(t, seat, price);
		return REFUSED;
	}
	int fact = tell(t, ALL, LEFT_ALLIANCE, seat);
	under(t, fact) {
		pay_partners(t, seat, partners);
		set(t, seat, 0, ALLIANCE, 0);
		end_if_alone(t, partners);
		send_lent_home(t, seat, partners);
		part_everywhere(t, seat, partners);
	}
	return DONE;
}

/* ---- what others must write ---- */

static void add_part(struct order *line, int hole, int group, thing what)
{
	if (line->n < (int)(sizeof line->part / sizeof *line->part))
		line->part[line->n++] = (struct part){ (int16_t)hole, (int16_t)group, what };
}

/* Copies one side of the terms of a trade into the other side. */
static void turn_terms(const struct order *o, int amount, struct order *line, int turned)
{
	const int good = amount + 1, turned_good = turned + 1;

	for (int g = 0; written(o, amount, g, 0); g++) {
		add_part(line, turned, g, part(o, amount, g, 0));
		add_part(line, turned_good, g, part(o, good, g, 0));
	}
}

/* A trade is written from the other side; an alliance names all but its writer. */
void warz_partner(const struct order *o, int other, struct order *line)
{
	seats list = list_of(o, o->seat);

	if (o->form == F_TRADE && part(o, PARTNER, 0, 0) == other) {
		*line = (struct order){ .form = o->form, .seat = other };
		add_part(line, PARTNER, 0, o->seat);
		turn_terms(o, TAKEN, line, GIVEN);
		turn_terms(o, GIVEN, line, TAKEN);
	} else if (o->form == F_ALLY && among(list, other)) {
		*line = (struct order){ .form = o->form, .seat = other };
		for (int s = 1; s <= MAXSEATS; s++)
			if (s != other && among(list, s))
				add_part(line, 0, 0, s);
	}
}

/* ---- why a line waits, whatever others write ---- */

/* Returns a seat of a trade that does not have what it gives; NOBODY: both have. */
static int short_of_goods(const struct table *t, const struct order *o)
{
	struct terms terms;

	if (!read_terms(o, &terms))
		return NOBODY;
	if (!warz_can_pay(t, o->seat, terms.give))
		return o->seat;
	return warz_can_pay(t, part(o, PARTNER, 0, 0), terms.take) ? NOBODY
								   : part(o, PARTNER, 0, 0);
}

static int short_of_fee(const struct table *t, const struct order *o)
{
	return short_newcomer(t, list_of(o, o->seat));
}

/* Returns a member of an alliance that is allied with a seat which the line does not name; NOBODY: none is. */
static int allied_elsewhere(const struct table *t, const struct order *o)
{
	seats list = list_of(o, o->seat);

	each_seat(s, t)
		if (among(list, s) && partners_of(t, s) & BUT(list))
			return s;
	return NOBODY;
}

/* A season may end with what a trade would have needed, or begin with what other lines used up. Whom a seat allies with
 * may change by the lines before. */
bool warz_remark_on_deal(const struct table *t, const struct table *before, const struct order *o,
	int nth, struct order_note *r)
{
	static const struct {
		int form;
		const char *name;
		int (*find)(const struct table *, const struct order *);
	} remarks[] = { { F_TRADE, "short-of-goods", short_of_goods },
		{ F_ALLY, "short-of-fee", short_of_fee },
		{ F_ALLY, "allied-elsewhere", allied_elsewhere } };

	for (unsigned i = 0; i < sizeof remarks / sizeof *remarks; i++) {
		if (o->form != remarks[i].form)
			continue;
		*r = (struct order_note){ remarks[i].name, remarks[i].find(t, o) };
		if (!r->about && before && o->form == F_TRADE)
			r->about = remarks[i].find(before, o);
		if (r->about && nth-- == 0)
			return true;
	}
	return false;
}

/* ---- what a line may be filled with ---- */

OFFERER(warz_offer_members)
{
	seats list = list_of(o, seat);

	each_seat(s, t)
		if (!among(list, s) && (list | ONLY(s)) != everybody(t))
			offer(c, s, NONE, 1);
}

static int most_of_a_good(const struct table *t, int seat)
{
	int most = 0;

	for (int i = 0; i < GOODS; i++)
		most = dial(t, seat, LUMBER + i) > most ? dial(t, seat, LUMBER + i) : most;
	return most;
}

/* Offers the seats that have something to exchange. */
OFFERER_EACH(warz_offer_partners, each_seat(s, t), s,
	s != seat && most_of_a_good(t, s) && most_of_a_good(t, seat))

static void offer_amounts(const struct table *t, int payer, struct choice *c)
{
	enum { SMALL = 3 };
	int most = most_of_a_good(t, payer);

	for (int n = 1; n <= most && n <= SMALL; n++)
		offer(c, n, NONE, 1);
}

static void offer_goods(const struct table *t, int payer, int amount, struct choice *c)
{
	for (int i = 0; i < GOODS; i++)
		if (dial(t, payer, LUMBER + i) >= amount)
			offer(c, i, NONE, 1);
}

OFFERER_BY(warz_offer_to_give, offer_amounts(t, seat, c))
OFFERER_BY(warz_offer_to_take, offer_amounts(t, part(o, PARTNER, 0, 0), c))
OFFERER_BY(warz_offer_own_goods, offer_goods(t, seat, o->part[o->n - 1].what, c))
OFFERER_BY(
	warz_offer_their_goods, offer_goods(t, part(o, PARTNER, 0, 0), o->part[o->n - 1].what, c))
OFFERER_IF(warz_offer_leaving, dial(t, seat, ALLIANCE), offer(c, 1, NONE, 1))
