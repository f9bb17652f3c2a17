/* SPDX-License-Identifier: MIT
 * The game of fens, for tests of cases: nothing anybody would play, but with pieces in pieces, dials
 * on everything, kinds the box does not count, a hand, a deck, a question and each sort of line. */
#ifndef TESTS_TRY_FENS_H
#define TESTS_TRY_FENS_H
#include "box/read.h"

enum { POOL = 1, HANDS, PACK };
enum { WEALTH = 1, HEAT, HITS, YEAR, OPENER, AIM, MOOD, STOCK };
enum { LUCK = 1 };
enum { ARRIVED = 1, PIPS, DREW, HELD, LEFT, GAVE, NO_WAY };
enum { GIFT = 1 };
enum { GO = 1, PACT, QUIT, TAKE, MIX, BOAST, GIVE, FAVOUR, CHEAT, DATE };

static const struct zone zones[] = { { "field", OPEN, 0 }, { "pool", OPEN, 0 }, { "hand", HAND, 0 },
	{ "pack", SHUT, "card" }, { 0 } };
static const struct dial dials[] = {
	[WEALTH] = { "wealth", OF_SEAT, 2, 0, 9, OPEN, EVER, 0, 0 },
	[HEAT] = { "heat", OF_SPACE, 0, 0, 9, OPEN, EVER, 0, 0 },
	[HITS] = { "hits", OF_PIECE, 0, 0, 3, OPEN, EVER, 0, 0 },
	[YEAR] = { "year", OF_TABLE, 0, 0, 0, OPEN, EVER, 0, 0 },
	[OPENER] = { "opener", OF_TABLE, 0, 0, 0, OPEN, EVER, 0, "seat" },
	[AIM] = { "aim", OF_PIECE, 0, 0, 0, OPEN, EVER, 0, "dry" },
	[MOOD] = { "mood", OF_SEAT, 0, 0, 1, OPEN, EVER, 0, "calm|cross" },
	[STOCK] = { "stock", OF_SEAT, 0, 0, 0, SECRET, EVER, 3, 0 },
	[STOCK + 3] = { 0 },
};
static const struct column columns[] = { { 0 }, { 0 } };
static const struct key keys[] = { { 0 }, { "years", 0, 3 }, { 0 } };
static const struct label labels[] = { { 0 }, { "luck", "seat:of", true }, { 0 } };
static const struct fact facts[] = {
	[ARRIVED] = { "arrived", "piece:what space:at", "go 1" },
	[PIPS] = { "pips", "int:sum", "go 2" },
	[DREW] = { "drew", "seat:by | kind:unit", "take 1" },
	[HELD] = { "held", "piece:card", "boast 1" },
	[LEFT] = { "left", "seat:who place:from", "quit 1" },
	[GAVE] = { "gave", "seat:by kind:card", "give 1" },
	[NO_WAY] = { "no-way", "space:at", "go 3" },
	{ 0 },
};
static const struct field fields[] = { { 0 }, { 0 } };
static const struct question questions[] = {
	{ 0 }, [GIFT] = { "gift", "", "<card>+", "lot", "give 2" }, { 0 }
};

static int go(struct table *t, int seat, const struct order *o)
{
	thing at = part(o, 0, 0, 0), barge = NONE;
	int sum;

	for (thing s, i = 0; (s = space(t, 0, i)); i++)
		for each(p, t, s)
			if (owner(t, p) == seat)
				barge = p;
	if (!barge || at == space(t, 0, 1))
		return refuse(t, NO_WAY, at);
	sum = roll(t, ONLY(seat), 2, 6, NULL, LUCK, seat);
	barge = move(t, barge, 1, at);
	tell(t, ALL, PIPS, sum);
	tell(t, ALL, ARRIVED, barge, at);
	return DONE;
}

static void offer_go(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	(void)seat;
	(void)o;
	(void)hole;
	for (thing at, i = 0; (at = space(t, 0, i)); i++)
		if (i != 1)
			offer(c, at, NONE, 1);
}

static int pact(struct table *t, int seat, const struct order *o)
{
	(void)t;
	(void)seat;
	(void)o;
	return WAITS;
}

static int quit(struct table *t, int seat, const struct order *o)
{
	(void)o;
	tell(t, ALL, LEFT, seat, IN(HANDS, seat));
	leave(t, seat);
	return DONE;
}

static int take(struct table *t, int seat, const struct order *o)
{
	thing p = draw(t, ALL, IN(POOL, NOBODY), LUCK, seat);

	(void)o;
	p = move(t, p, 1, IN(HANDS, seat));
	tell(t, ONLY(seat), DREW, seat, kind(t, p));
	return DONE;
}

static int mix(struct table *t, int seat, const struct order *o)
{
	(void)seat;
	(void)o;
	shuffle(t, IN(PACK, NOBODY));
	return DONE;
}

static int boast(struct table *t, int seat, const struct order *o)
{
	(void)o;
	tell(t, ALL, HELD, first(t, IN(HANDS, seat)));
	return DONE;
}

static int give(struct table *t, int seat, const struct order *o)
{
	struct choice c = { 0 };

	(void)o;
	for each(p, t, IN(HANDS, seat))
		offer(&c, p, NONE, 1);
	if (!c.n)
		return refuse(t, NO_WAY, NONE);
	thing p = ask(t, seat, &c, GIFT);
	tell(t, ALL, GAVE, seat, kind(t, p));
	move(t, p, 1, UNDER(IN(PACK, NOBODY)));
	return DONE;
}

/* What no game may do: remember something beside the table. */
static int cheat(struct table *t, int seat, const struct order *o)
{
	static int times;

	(void)seat;
	(void)o;
	tell(t, ALL, PIPS, ++times);
	return DONE;
}

static int date(struct table *t, int seat, const struct order *o)
{
	(void)seat;
	(void)o;
	tell(t, ALL, PIPS, today(t));
	return DONE;
}

static const struct form forms[] = { { 0 }, [GO] = { "go <space>", "go 1", 2, go, { offer_go }, 0 },
	[PACT] = { "pact <seat>", "pact 1", 2, pact, { 0 }, 0 },
	[QUIT] = { "quit", "quit 1", 2, quit, { 0 }, 0 },
	[TAKE] = { "take", "take 1", 2, take, { 0 }, 0 },
	[MIX] = { "mix", "mix 1", 2, mix, { 0 }, 0 },
	[BOAST] = { "boast", "boast 1", 2, boast, { 0 }, 0 },
	[GIVE] = { "give", "give 1", 2, give, { 0 }, 0 },
	[FAVOUR] = { "favour <card>+", "give 2", 2, 0, { 0 }, GIFT },
	[CHEAT] = { "cheat", "cheat 1", 2, cheat, { 0 }, 0 },
	[DATE] = { "date", "date 1", 2, date, { 0 }, 0 }, { 0 } };

static void set_up(struct table *t)
{
	for (int s = 1; s <= players(t); s++)
		move(t, first(t, IN(PACK, NOBODY)), 1, IN(HANDS, s));
}

static void play_season(struct table *t)
{
	for (int s = 1; s <= players(t); s++)
		while (next(t, s, 2))
			;
	gain(t, TABLE, YEAR, 1);
}

static bool is_over(const struct table *t)
{
	return dial(t, TABLE, YEAR) >= key(t, 1);
}

static long rank_of(const struct table *t, int seat, int tie)
{
	return tie ? dial(t, seat, STOCK) : dial(t, seat, WEALTH);
}

/* The smallest rule a table can break. */
static const char *audit_fens(const struct table *t)
{
	for (thing s, i = 0; (s = space(t, 0, i)); i++) {
		int n = 0;

		for each(p, t, s)
			n += count(t, p);
		if (n > 3)
			return "a space is too full";
	}
	return NULL;
}

static const char *const phases[] = { "", "all", NULL };
static const char *const links_of_fens[] = { "next-to", NULL };
static const char *const areas_of_fens[] = { "map", "dry", NULL };
static const struct game fens = { .name = "fens",
	.title = "Fens",
	.phases = phases,
	.least = 2,
	.most = 3,
	.ties = 2,
	.zones = zones,
	.dials = dials,
	.columns = columns,
	.keys = keys,
	.labels = labels,
	.facts = facts,
	.fields = fields,
	.questions = questions,
	.forms = forms,
	.links = links_of_fens,
	.areas = areas_of_fens,
	.setup = set_up,
	.season = play_season,
	.over = is_over,
	.rank = rank_of,
	.audit = audit_fens };

static const char fens_phrases[] = "arrived: {what} is at {at} now.\npips: the dice show {sum}.\n"
				   "drew: {by} {by:draw|draws} a unit.\n"
				   "drew+: {by} {by:draw|draws} {unit}.\n"
				   "held: {card} is held up.\nleft: {who} {who:leave|leaves}.\n"
				   "gave: {by} {by:give|gives} {card} away.\n"
				   "no-way: no way leads to {at}.\n";

static const char fens_box[] =
	"<box game=\"fens\" title=\"Fens\" edition=\"1\">"
	"<option name=\"years\" value=\"3\" least=\"1\" most=\"9\"/>"
	"<class name=\"unit\" home=\"pool\"><kind name=\"barge\" title=\"Barge\" n=\"2\"/>"
	"<kind name=\"guard\" title=\"Guard\" n=\"6\"/><kind name=\"ember\" title=\"Ember\" "
	"n=\"0\"/>"
	"</class><class name=\"card\" home=\"pack\" single=\"yes\">"
	"<kind name=\"ace\" title=\"Ace\" n=\"2\"/><kind name=\"deuce\" title=\"Deuce\" n=\"2\"/>"
	"<kind name=\"trey\" title=\"Trey\" n=\"2\"/></class>"
	"<map name=\"a\" seats=\"2-2\" cell=\"5\"><space name=\"north\" in=\"dry\"/>"
	"<space name=\"south\"/><space name=\"east\" in=\"dry\"/></map>"
	"<map name=\"b\" seats=\"3-3\" cell=\"5\"><space name=\"isle\"/></map></box>";

#endif
