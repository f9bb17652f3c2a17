/* SPDX-License-Identifier: MIT */
#include "cmd/seat_plan.h"
#include "club/seating.h"
#include "cmd/open.h"
#include "cmd/people.h"

#include <string.h>

/* Makes a seat of a person, whose texts it takes over. */
static struct seat take_person(struct person *person, int number)
{
	struct seat seat = person_seat(person, number);

	seat.standing = xcopy("", 0);
	return seat;
}

/* ---- by name ---- */

static int find_free(const struct seat_plan *plan)
{
	for (int s = 1; s <= plan->seats; s++)
		if (!plan->seat[s].name)
			return s;
	return 0;
}

static int read_seat(const struct seat_plan *plan, const struct game *game, struct span word)
{
	int seat = seat_find(game, word, plan->seats);

	if (!seat)
		die(EX_USAGE, "there is no seat '%.*s' for %d: see tradepost new %s", (int)word.n,
			word.s, plan->seats, game->name);
	if (plan->seat[seat].name)
		die(EX_USAGE, "the seat '%.*s' is given twice", (int)word.n, word.s);
	return seat;
}

static void seat_person(struct seat_plan *plan, struct club *club, const char *name, int seat)
{
	struct person person;

	need_person(club, name, &person);
	for (int s = 1; s <= plan->seats; s++)
		if (plan->seat[s].person == person.id)
			die(EX_USAGE,
				"'%s' is named twice: 'tradepost seat' gives one person two seats",
				name);
	plan->seat[seat] = take_person(&person, seat);
}

void seat_plan_words(struct seat_plan *plan, const struct command_call *call, struct club *club,
	const struct game *game)
{
	const char *equals;

	if (call->words - 2 > plan->seats)
		die(EX_USAGE, "%d people are named for %d seats", call->words - 2, plan->seats);
	for (int i = 2; i < call->words; i++) {
		const char *word = call->word[i];
		struct span seat = { word, 0 };

		equals = strchr(word, '=');
		if (!equals)
			continue;
		seat.n = (size_t)(equals - word);
		seat_person(plan, club, equals + 1, read_seat(plan, game, seat));
	}
	for (int i = 2; i < call->words; i++)
		if (!strchr(call->word[i], '='))
			seat_person(plan, club, call->word[i], find_free(plan));
}

/* ---- like another match ---- */

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
	if (found != FOUND || !seat->person)
		return found != UNREAD;
	found = store_find_person(like->club->store, seat->person, &person, like->why);
	seat_free(seat);
	*seat = (struct seat){ 0 };
	if (found == FOUND)
		*seat = take_person(&person, number);
	return found != UNREAD;
}

void seat_plan_like(struct seat_plan *plan, const struct context *like)
{
	for (int s = 1; s <= plan->seats && s <= like->m->seats; s++) {
		struct seat *seat = &plan->seat[s];

		need_store(find_player(like, s, seat), like->club->store, EX_IOERR, like->why);
		if (seat->standing)
			*seat->standing = 0;
	}
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
