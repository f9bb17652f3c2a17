/* SPDX-License-Identifier: MIT */
#include "club/seat_plan.h"
#include "club/seating.h"

struct seat seat_plan_person(struct person *person, int number)
{
	struct seat seat = person_seat(person, number);

	seat.standing = xcopy("", 0);
	return seat;
}

static bool find_player(const struct context *like, int number, struct seat *seat)
{
	struct attendance_row there;
	struct person person;
	enum found found;

	*seat = (struct seat){ 0 };
	if (!store_get_attendance(like->club->store, like->m->id, number, &there, like->why))
		return false;
	if (there.vacant)
		return true;
	found = store_get_seat(like->club->store, like->m->id, number, seat, like->why);
	if (found == FOUND)
		found = store_find_whose(like->club->store, seat, &person, like->why);
	if (found != FOUND)
		return found != UNREAD;
	seat_free(seat);
	*seat = seat_plan_person(&person, number);
	return true;
}

bool seat_plan_like(struct seat_plan *plan, const struct context *like)
{
	bool ok = true;

	for (int s = 1; s <= plan->seats && s <= like->m->seats && ok; s++) {
		struct seat *seat = &plan->seat[s];

		ok = find_player(like, s, seat);
		if (seat->standing)
			*seat->standing = 0;
	}
	return ok;
}

/* ---- what is done by it ---- */

int seat_plan_keyless(const struct seat_plan *plan)
{
	for (int s = 1; s <= plan->seats; s++)
		if (plan->seat[s].name && !*plan->seat[s].key)
			return s;
	return 0;
}

bool seat_plan_give(const struct context *c, const struct seat_plan *plan)
{
	bool ok = true;

	for (int s = 1; s <= plan->seats && ok; s++)
		ok = !plan->seat[s].name || seating_give(c, &plan->seat[s]);
	return ok;
}

void seat_plan_free(struct seat_plan *plan)
{
	for (int s = 1; s <= plan->seats; s++)
		seat_free(&plan->seat[s]);
}
