/* SPDX-License-Identifier: MIT
 * What changes the world for everybody: the event in force, the stage, X tokens, new foes. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- the event ---- */

/* Returns the youngest living legendary monster; it replaces any event card. Without one,
 * returns the card. */
static thing youngest_or(const struct table *t, thing card)
{
	thing legend, youngest = NONE;

	for (int i = 0; (legend = runes_legend(t, i)); i++)
		youngest = legend;
	if (youngest)
		return kind(t, youngest);
	return card ? kind(t, card) : NONE;
}

thing runes_event(const struct table *t)
{
	return youngest_or(t, first(t, IN(EVENT, NOBODY)));
}

/* The first month has no event. */
thing runes_event_ahead(const struct table *t, int month)
{
	return youngest_or(t, month > 1 ? first(t, IN(NEXT_EVENT, NOBODY)) : NONE);
}

int runes_set_by(const struct table *t, thing event, int column, int otherwise)
{
	int set = event ? num(t, event, column) : 0;

	return set ? set : otherwise;
}

int runes_now(const struct table *t, int column)
{
	return runes_now_or(t, column, 0);
}

int runes_now_or(const struct table *t, int column, int otherwise)
{
	return runes_set_by(t, runes_event(t), column, otherwise);
}

/* Tells the event after a legendary monster woke or fell. */
void runes_tell_event(struct table *t)
{
	if (runes_legend(t, 0))
		tell(t, ALL, LEGEND_RULES, runes_event(t));
	else if (runes_event(t))
		tell(t, ALL, EVENT_IS, runes_event(t));
	else
		tell(t, ALL, NO_EVENT);
}

/* ---- the stage ---- */

static int stage_of(const struct table *t, int runes)
{
	return 1 + (runes >= key(t, STAGE_2_AT)) + (runes >= key(t, STAGE_3_AT));
}

void runes_raise_stage(struct table *t, int runes)
{
	int stage = stage_of(t, runes);

	if (stage <= dial(t, TABLE, STAGE))
		return;
	set(t, TABLE, 0, STAGE, stage);
	tell(t, ALL, STAGE_IS, stage);
}

/* ---- who appears ---- */

static void appear(struct table *t, int tier)
{
	if (runes_meeple_at(t, tier)) {
		tell(t, ALL, BRIGAND_LIVES + tier - BRIGAND);
		return;
	}
	thing at = runes_draw_outer(t, FOR_BRIGAND + tier - BRIGAND, NOBODY);
	runes_bring(t, tier, at, NONE);
	tell(t, ALL, BRIGAND_APPEARS + tier - BRIGAND, runes_card_of(t, tier), at);
}

void runes_call_brigand(struct table *t)
{
	appear(t, BRIGAND);
}

static thing lair_of(const struct table *t, thing legend)
{
	each_space(at, t, OUTER)
		if (num(t, at, LAIR) == num(t, legend, COLOUR))
			return at;
	return NONE;
}

static void wake_legend(struct table *t)
{
	thing legend = first(t, IN(LEGENDS, NOBODY));

	if (!legend) {
		tell(t, ALL, NO_LEGEND_LEFT);
		return;
	}
	thing lair = lair_of(t, legend);
	legend = move(t, legend, 1, lair);
	gain(t, TABLE, WOKEN, 1);
	set(t, legend, 0, SINCE, dial(t, TABLE, WOKEN));
	tell(t, ALL, WAKES, kind(t, legend), lair);
	runes_tell_event(t);
}

/* ---- every so often ---- */

static bool is_due(const struct table *t, int counter, int every)
{
	return dial(t, TABLE, counter) % key(t, every) == 0;
}

/* Call when a city's need was filled. */
void runes_count_need(struct table *t)
{
	gain(t, TABLE, NEEDS, 1);
	if (is_due(t, NEEDS, BRIGAND_EVERY))
		appear(t, BRIGAND);
}

static void return_tokens(struct table *t, int icon)
{
	each_space(at, t, OUTER) {
		thing token = kit_piece(t, at, IS, IS_TOKEN);

		if (token && num(t, at, ICON) == icon)
			move(t, token, 1, IN(READY, NOBODY));
	}
	tell(t, ALL, MONSTER_TOKENS_BACK + icon - MONSTER_ICON);
}

static void place_token(struct table *t, thing at, int icon, int counter)
{
	int tier = icon == MERCHANT_ICON ? GREEN : MINION;

	for each(p, t, IN(READY, NOBODY))
		if (num(t, p, IS) == IS_TOKEN && num(t, p, TIER) == tier) {
			move(t, p, 1, at);
			break;
		}
	gain(t, TABLE, counter, 1);
	tell(t, ALL, MONSTER_TOKEN + icon - MONSTER_ICON, at, dial(t, TABLE, counter));
}

/* Call when a merchant was attacked there. */
void runes_mark_merchant(struct table *t, thing at)
{
	place_token(t, at, MERCHANT_ICON, MERCHANTS_X);
	if (is_due(t, MERCHANTS_X, GOVERNMENT_EVERY))
		appear(t, GOVERNMENT);
	if (is_due(t, MERCHANTS_X, X_LIMIT))
		return_tokens(t, MERCHANT_ICON);
}

/* Call when a minion or destroyer was defeated there. */
void runes_mark_monster(struct table *t, thing at)
{
	place_token(t, at, MONSTER_ICON, MONSTERS_X);
	if (is_due(t, MONSTERS_X, LEGEND_EVERY))
		wake_legend(t);
	if (is_due(t, MONSTERS_X, X_LIMIT))
		return_tokens(t, MONSTER_ICON);
}
