/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

#include <stdio.h>

static const struct row_column persons[] = {
	{ ANY(person, id), .numbered = true },
	{ WORD(person, name), .key = true },
	{ TEXT(person, shown) },
	{ TEXT(person, mail) },
	{ TEXT(person, key) },
	{ FLAG(person, public) },
	{ WORD(person, zone) },
	{ WORD(person, language) },
	{ END(person) },
};

void person_free(struct person *person)
{
	row_free(persons, person);
}

bool store_save_person(struct store *store, struct person *person, struct buf *why)
{
	if (!row_save(store, persons,
		    "INSERT INTO persons ({names}) VALUES ({values})"
		    " ON CONFLICT (name) DO UPDATE SET {changes}",
		    WITH_NOTHING, person, why))
		return false;
	return number_find(store, "SELECT id FROM persons WHERE name = ?", WITH(STR(person->name)),
		       &person->id, why)
		== FOUND;
}

enum found store_get_person(
	struct store *store, const char *name, struct person *person, struct buf *why)
{
	return row_find(store, persons, "SELECT {names} FROM persons WHERE name = ?",
		WITH(STR(name)), person, why);
}

/* Whose a row `s` of seats or leavers is: the person it was given to; of those that nobody said, the one at that
 * address with no other key, and where the seat has none, of that name as well. */
#define WHOSE                                                                                      \
	"coalesce(s.person, (SELECT p.id FROM persons AS p WHERE p.mail = s.mail COLLATE NOCASE"   \
	" AND s.key IN ('', p.key) AND (s.key <> '' OR s.name COLLATE NOCASE IN (p.shown, "        \
	"p.name))"                                                                                 \
	" ORDER BY p.id LIMIT 1))"

enum found store_find_whose(
	struct store *store, const struct seat *of, struct person *person, struct buf *why)
{
	return row_find(store, persons,
		"SELECT {names} FROM persons WHERE id = (SELECT " WHOSE
		" FROM (SELECT ? AS person, ? AS mail, ? AS key, ? AS name) AS s)",
		WITH(ID(of->person), STR(of->mail), STR(of->key), STR(of->name)), person, why);
}

enum found store_next_person(
	struct store *store, const char *after, struct person *person, struct buf *why)
{
	char last[sizeof person
			  ->name]; /* after may be the name in the row, which is emptied first */

	snprintf(last, sizeof last, "%s", after);
	return row_find(store, persons,
		"SELECT {names} FROM persons WHERE name > ? ORDER BY name LIMIT 1", WITH(STR(last)),
		person, why);
}

/* ---- addresses that players ask for ---- */

static const struct row_column requests[] = {
	{ SEAT(address_request_row, seat), .key = true },
	{ TEXT(address_request_row, mail) },
	{ ANY(address_request_row, asked) },
	{ FIXED_IF(address_request_row, letter, by_letter) },
	{ END(address_request_row) },
};

void address_request_row_free(struct address_request_row *request)
{
	row_free(requests, request);
}

enum found store_get_address_request(struct store *store, long long match, int seat,
	struct address_request_row *request, struct buf *why)
{
	return row_find(store, requests,
		"SELECT {names} FROM address_requests WHERE match = ? AND seat = ?",
		WITH(NUM(match), NUM(seat)), request, why);
}

bool store_save_address_request(struct store *store, long long match,
	const struct address_request_row *request, struct buf *why)
{
	return row_save(store, requests,
		"INSERT INTO address_requests (match, {names}) VALUES (?, {values})"
		" ON CONFLICT (match, seat) DO UPDATE SET {changes}",
		WITH(NUM(match)), request, why);
}

bool store_drop_address_request(struct store *store, long long match, int seat, struct buf *why)
{
	return rows_change(store, "DELETE FROM address_requests WHERE match = ? AND seat = ?",
		WITH(NUM(match), NUM(seat)), why);
}

bool store_lapse_address_requests(struct store *store, long long until, struct buf *why)
{
	return rows_change(
		store, "DELETE FROM address_requests WHERE asked < ?", WITH(NUM(until)), why);
}

/* ---- whose seats are ---- */

#define OF_NOBODY_NAMED " key = ? AND mail = ? COLLATE NOCASE AND (key <> '' OR name = ?)"
#define NOBODY_NAMED(of) STR((of)->key), STR((of)->mail), STR((of)->name)

static const struct row_column places[] = {
	{ ANY(seat_place, match) },
	{ SEAT(seat_place, seat) },
	{ END(seat_place) },
};

static enum found find_id(
	struct store *store, const struct seat *of, long long *id, struct buf *why)
{
	struct person person;
	enum found found = of->person ? FOUND : store_find_whose(store, of, &person, why);

	*id = of->person;
	if (found != FOUND || of->person)
		return found;
	*id = person.id;
	person_free(&person);
	return FOUND;
}

enum found store_next_place(
	struct store *store, const struct seat *of, struct seat_place *place, struct buf *why)
{
	const struct seat_place last = *place;
	long long id;
	enum found found = find_id(store, of, &id, why);

	if (found == UNREAD)
		return found;
	if (found == FOUND)
		return row_find(store, places,
			"SELECT {names} FROM seats AS s WHERE (match, seat) > (?, ?)"
			" AND ? = " WHOSE " ORDER BY match, seat LIMIT 1",
			WITH(NUM(last.match), NUM(last.seat), NUM(id)), place, why);
	return row_find(store, places,
		"SELECT {names} FROM seats WHERE (match, seat) > (?, ?) AND person IS NULL"
		" AND" OF_NOBODY_NAMED " ORDER BY match, seat LIMIT 1",
		WITH(NUM(last.match), NUM(last.seat), NOBODY_NAMED(of)), place, why);
}

enum found store_next_of_address(
	struct store *store, const char *mail, struct seat_place *place, struct buf *why)
{
	const struct seat_place last = *place;

	return row_find(store, places,
		"SELECT {names} FROM seats JOIN matches ON id = match"
		" WHERE (match, seat) > (?, ?) AND mail = ? COLLATE NOCASE AND state <> ?"
		" ORDER BY match, seat LIMIT 1",
		WITH(NUM(last.match), NUM(last.seat), STR(mail), NUM(MATCH_OVER)), place, why);
}

bool store_adopt(struct store *store, const struct person *person, struct buf *why)
{
	return rows_change(store,
		       "UPDATE seats AS s SET person = ?1 WHERE s.person IS NULL AND ?1 = " WHOSE,
		       WITH(NUM(person->id)), why)
		&& rows_change(store,
			"UPDATE leavers AS s SET person = ?1"
			" WHERE s.person IS NULL AND ?1 = " WHOSE,
			WITH(NUM(person->id)), why);
}

bool store_publish(struct store *store, const struct seat *of, bool public, struct buf *why)
{
	long long id;
	enum found found = find_id(store, of, &id, why);

	if (found == UNREAD
		|| !rows_change(store, "UPDATE leavers SET public = ? WHERE" OF_NOBODY_NAMED,
			WITH(NUM(public), NOBODY_NAMED(of)), why)
		|| !rows_change(store,
			"UPDATE seats SET public = ? WHERE person IS NULL AND" OF_NOBODY_NAMED,
			WITH(NUM(public), NOBODY_NAMED(of)), why))
		return false;
	return found == NOT_FOUND
		|| (rows_change(store, "UPDATE persons SET public = ? WHERE id = ?",
			    WITH(NUM(public), NUM(id)), why)
			&& rows_change(store, "UPDATE seats SET public = ? WHERE person = ?",
				WITH(NUM(public), NUM(id)), why));
}

enum found store_name_at(
	struct store *store, const char *mail, const char *asked, struct buf *name, struct buf *why)
{
	return bytes_find(store,
		"SELECT name FROM (SELECT shown AS name, 1 AS kind, id FROM persons"
		" WHERE mail = ?1 COLLATE NOCASE"
		" UNION ALL SELECT name, 2, match FROM seats WHERE mail = ?1 COLLATE NOCASE"
		" UNION ALL SELECT name, 3, id FROM seat_requests"
		" WHERE mail = ?1 COLLATE NOCASE AND confirmed <> 0)"
		" WHERE name <> '' ORDER BY name <> ?2 COLLATE NOCASE, kind, id LIMIT 1",
		WITH(STR(mail), STR(asked)), name, why);
}

/* A seat that was theirs by its name stays so. */
#define OF_PERSON " WHERE ?2 = " WHOSE " AND s.mail = ?3 COLLATE NOCASE AND s.key = ?4"

static bool rename_person(
	struct store *store, long long id, const struct seat *of, const char *name, struct buf *why)
{
	return rows_change(store, "UPDATE seats AS s SET name = ?1, person = ?2" OF_PERSON,
		       WITH(STR(name), NUM(id), STR(of->mail), STR(of->key)), why)
		&& rows_change(store, "UPDATE leavers AS s SET name = ?1, person = ?2" OF_PERSON,
			WITH(STR(name), NUM(id), STR(of->mail), STR(of->key)), why)
		&& rows_change(store,
			"UPDATE persons SET shown = ? WHERE id = ? AND mail = ? COLLATE NOCASE"
			" AND key = ?",
			WITH(STR(name), NUM(id), STR(of->mail), STR(of->key)), why);
}

bool store_rename(struct store *store, const struct seat *of, const char *name, struct buf *why)
{
	long long id;
	enum found found = find_id(store, of, &id, why);

	if (found == FOUND)
		return rename_person(store, id, of, name, why);
	return found == NOT_FOUND
		&& rows_change(store, "UPDATE leavers SET name = ? WHERE" OF_NOBODY_NAMED,
			WITH(STR(name), NOBODY_NAMED(of)), why)
		&& rows_change(store,
			"UPDATE seats SET name = ? WHERE person IS NULL AND" OF_NOBODY_NAMED,
			WITH(STR(name), NOBODY_NAMED(of)), why);
}
