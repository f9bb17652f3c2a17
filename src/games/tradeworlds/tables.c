/* SPDX-License-Identifier: MIT */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"
#include "kit/tables.h"

/* The autopilot builds a ship before it spends cards. A silent seat attacks nobody, except The
 * Derelict in self-defence. */
static const struct preference prefer[] = { { F_CONFIGURE, 0 }, { F_SHOOT, 0 }, { F_TREASURER, 0 },
	{ F_BUY, 0 }, { 0, 0 } };

/* ---- what can be asked ---- */

/* Without a ship nobody fights, but The Derelict does. */
static bool may_fight(const struct table *t)
{
	bool may = worlds_solo(t);

	each_seat(s, t)
		may |= worlds_ships(t, s) || dial(t, s, UNLOCKED);
	return may;
}

/* Returns how many of its own cards of a kind a seat sees: k NONE: tactics that no seat begins with. */
static int seen_in(const struct table *t, thing place, thing k)
{
	int n = 0;

	for each(p, t, place)
		if (k ? kind(t, p) == k : num(t, p, IS) == IS_TACTIC && !num(t, p, SUN))
			n += count(t, p);
	return n;
}

static int seen(const struct table *t, int seat, thing k)
{
	return seen_in(t, IN(HAND_OF, seat), k) + seen_in(t, IN(DISCARD, seat), k)
		+ seen_in(t, IN(REMOVED, seat), k);
}

/* Returns whether the seat's deck may have a tactic that it bought. */
static bool deck_hides_tactic(const struct table *t, int seat)
{
	int bought = -kit_total(t, IN(FACILITY, seat));

	each_kind_with(k, t, IS, IS_TACTIC)
		bought += num(t, k, EACH) - num(t, k, SUN) - seen_in(t, IN(MARKET, seat), k);
	return bought > seen(t, seat, NONE);
}

/* Returns whether a seat has a tactic that does this, or may draw one. */
static bool may_hold(const struct table *t, int seat, int op)
{
	bool hides = deck_hides_tactic(t, seat);

	each_kind_with(k, t, IS, IS_TACTIC) {
		if (num(t, k, OP) != op)
			continue;
		if (seen_in(t, IN(HAND_OF, seat), k) || seen_in(t, IN(DISCARD, seat), k))
			return true;
		if (hides && seen(t, seat, k) + seen_in(t, IN(MARKET, seat), k) < num(t, k, EACH))
			return true;
	}
	return false;
}

/* Returns whether a seat has a reinforcement that does this, sent or not. */
static bool has_token(const struct table *t, int seat, int op)
{
	for each(p, t, IN(DOCK, seat))
		if (num(t, p, OP) == op)
			return true;
	for (int i = 0; i < key(t, BERTHS); i++) {
		thing token = worlds_part(t, worlds_berth(t, seat, i), IS_REINFORCEMENT);

		if (token && num(t, token, OP) == op)
			return true;
	}
	return false;
}

static bool asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case FACTION: return !season(t);
	case SABOTAGED:
	case SMUGGLE: return players(t) > 1;
	case TACTIC:
	case VICTIM: return may_fight(t);
	case VEIL: return may_fight(t) && may_hold(t, seat, OP_VEIL);
	case SCREEN: return may_fight(t) && may_hold(t, seat, OP_SCREEN);
	case COUNTER: return may_fight(t) && may_hold(t, seat, OP_COUNTER);
	case SALVAGE: return may_fight(t) && may_hold(t, seat, OP_SALVAGE);
	case DESTROYER: return may_fight(t) && has_token(t, seat, OP_MISSILE);
	case ESCORT: return may_fight(t) && has_token(t, seat, OP_INITIATIVE);
	case CRUISER: return may_fight(t) && has_token(t, seat, OP_REROLL);
	case FRIGATE: return may_fight(t) && has_token(t, seat, OP_DECOY);
	case CALL_GARRISON: return may_fight(t) && first(t, IN(GARRISON_OF, seat)) != NONE;
	default: return true;
	}
}

/* An attack has destroyed its targets, or one of these facts tells why not. */
static enum try_end tried(int fact, UNUSED const int *args)
{
	bool wrong = fact == DODGED || fact == NOT_ENOUGH || fact == COUNTER_FIRE;

	return wrong ? WENT_WRONG : NO_TRY;
}

/* A pile is called by the card that lies open on it. */
static int word_for(
	const struct table *t, int seat, const struct order *o, UNUSED int hole, thing k)
{
	int type = num(t, k, IS) - IS_STARSHIP;
	bool buys = o->form == F_BUY || o->form == F_BUY_TOGETHER || o->form == F_BUY_WITH;
	thing open = buys && type >= 0 && type < TYPES ? worlds_open(t, seat, type) : NONE;

	return open && kind(t, open) == k ? type : -1;
}

/* What players of the board game say. */
static const char *const called[] = { "lead", "faction", "cash", "treasurer", "trade", "treasurer",
	"reconfigure", "captain", "reconfigure", "commander", "reconfigure", "engineer", "swap",
	"engineer", "refit", "engineer", "sabotage", "saboteur", "disrupt", "saboteur", "remove",
	"mechanic", "scrap", "mechanic", "trash", "mechanic", "steal", "smuggler", "rob",
	"smuggler", "smuggle", "smuggler", "draw", "trader", "build", "configure", "launch",
	"configure", "deploy", "configure", "reinforce", "send", "combine", "chancellor", "assault",
	"attack", "destroy", "attack", "engage", "attack", "fire", "shoot", "bombard", "hit",
	"damage", "hit", "admiral", "attack", "admiral", "hit", "attack", "hit", "bank",
	"treasurer", "bank", "when bank", "put", "commander", "put", "engineer", "salvage",
	"when salvage", "veil", "when veil", 0 };

const struct game tradeworlds = {
	.name = "tradeworlds",
	.revision = 2,
	.title = "TradeWorlds",
	.least = 1,
	.most = 4,
	.ties = 4,
	.points = 1,
	TABLES,
	.fields = worlds_fields,
	.asks = asks,
	.prefer = prefer,
	.called = called,
	.read = worlds_read,
	.setup = worlds_setup,
	.season = worlds_season,
	.over = worlds_over,
	.rank = worlds_rank,
	.audit = worlds_audit,
	.unplayable = worlds_unplayable,
	.room = worlds_room,
	.price = worlds_price,
	.tried = tried,
	.word_for = word_for,
	.partner = worlds_partner,
};
