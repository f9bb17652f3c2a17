/* SPDX-License-Identifier: MIT */
#include "club/seat_person.h"

bool seat_person(const struct context *c, int number, struct person *person)
{
	struct store *store = c->club->store;
	struct buf why = BUF_INIT;
	struct seat seat = { 0 };
	bool ok;

	*person = (struct person){ 0 };
	ok = number && store_get_seat(store, c->m->id, number, &seat, &why) == FOUND
		&& store_find_whose(store, &seat, person, &why) == FOUND;
	seat_free(&seat);
	buf_free(&why);
	return ok;
}

const struct texts *seat_texts(const struct context *c, int seat)
{
	struct person person;
	const struct texts *texts = c->club->texts;

	if (seat_person(c, seat, &person))
		texts = club_texts(c->club, person.language);
	person_free(&person);
	return texts;
}
