/* SPDX-License-Identifier: MIT
 * The Treasury: credits come and go, unlock ships, and win Trade Wars. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

int worlds_unlock_at(const struct table *t, int seat, int ship)
{
	int at = num(t, worlds_scenario(t), AT_1 + ship - 1);

	return at - worlds_power(t, seat, SOONER_1 + ship - 1);
}

/* What credits have unlocked stays unlocked, even if the credits are spent later. */
static void unlock(struct table *t, int seat)
{
	int ship = dial(t, seat, UNLOCKED) + 1;

	for (; ship <= key(t, BERTHS); ship++) {
		int at = worlds_unlock_at(t, seat, ship);

		if (dial(t, seat, CREDITS) < at)
			return;
		set(t, seat, 0, UNLOCKED, ship);
		tell(t, ALL, UNLOCKED_SHIP, seat, ship, at);
	}
}

void worlds_win(struct table *t, int seat, int how)
{
	set(t, TABLE, 0, WINNER, seat);
	set(t, TABLE, 0, ENDED, 1);
	tell(t, ALL, WON, seat, how);
}

void worlds_lose(struct table *t, int how)
{
	set(t, TABLE, 0, ENDED, 1);
	tell(t, ALL, LOST_TO_DERELICT, LONER, how);
	leave(t, LONER);
}

void worlds_earn(struct table *t, int seat, int credits)
{
	int wins_at = num(t, worlds_scenario(t), WINS_AT);

	gain(t, seat, CREDITS, credits);
	unlock(t, seat);
	if (wins_at && dial(t, seat, CREDITS) >= wins_at && !dial(t, TABLE, ENDED))
		worlds_win(t, seat, BY_CREDITS);
}

bool worlds_pay(struct table *t, int seat, int credits)
{
	int has = dial(t, seat, CREDITS);

	if (has < credits)
		return deny(t, CANNOT_PAY, credits, has);
	gain(t, seat, CREDITS, -credits);
	return true;
}
