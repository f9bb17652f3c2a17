/* SPDX-License-Identifier: MIT */
#include "club/seat_keys.h"
#include "club/charter.h"
#include "core/tp1.h"
#include "store/store_witness.h"

/* Counts the seats that were given without a key; open: also those that were not given yet. */
static bool count_keyless(const struct context *c, bool open, int *n)
{
	*n = 0;
	for (int s = 1; s <= c->m->seats; s++) {
		struct seat seat;
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		if (found == UNREAD)
			return false;
		*n += found == FOUND ? !*seat.key : open;
		seat_free(&seat);
	}
	return true;
}

bool seat_keys_fit(const struct context *c)
{
	int keyless;

	if (charter_is(c->m, "unsigned", "token"))
		return true;
	if (!count_keyless(c, false, &keyless))
		return false;
	if (keyless)
		buf_fmt(c->why,
			"give the seats a key, or let seats play without a key by 'tradepost"
			" charter %s unsigned=token': %d %s of '%s' %s no key",
			c->m->name, keyless, keyless == 1 ? "seat" : "seats", c->m->name,
			keyless == 1 ? "has" : "have");
	return !keyless;
}

static bool look_at_dice(const struct context *c, bool so_far, bool *open)
{
	struct witness_row witness;
	enum found found = store_get_witness(c->club->store, c->m->id, &witness, c->why);
	int keyless;

	witness_row_free(&witness);
	if (found == UNREAD || !count_keyless(c, so_far, &keyless))
		return false;
	*open = tp1_open_dice(c->m->seats, keyless, found == FOUND);
	return true;
}

bool seat_keys_open_dice(const struct context *c, bool *open)
{
	return look_at_dice(c, false, open);
}

bool seat_keys_open_so_far(const struct context *c, bool *open)
{
	return look_at_dice(c, charter_is(c->m, "unsigned", "token"), open);
}
