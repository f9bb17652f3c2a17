/* SPDX-License-Identifier: MIT
 * person: somebody the referee seats by name is entered, or changed; people: all of them. */
#include "cmd/people.h"
#include "base/character.h"
#include "base/clock.h"
#include "club/match_status.h"
#include "cmd/open.h"
#include "post/mail_write.h"

#include <stdio.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

void need_person(struct club *club, const char *name, struct person *person)
{
	struct buf why = BUF_INIT;
	enum found found = NOT_FOUND;

	if (person_name_ok(span_of(name)))
		found = store_get_person(club->store, name, person, &why);
	need_store(found != UNREAD, club->store, EX_IOERR, &why);
	if (found == NOT_FOUND)
		die(EX_NOINPUT,
			"nobody is called '%s': enter them by 'tradepost person %s --mail"
			" ADDRESS', or see tradepost people",
			name, name);
}

void check_player_flags(const struct command_call *call)
{
	const char *shown = call_flag(call, "name"), *mail = call_flag(call, "mail");

	if (shown && !text_is_clean(shown, strlen(shown), 40))
		die(EX_USAGE, "'--name': a name has 1 to 40 letters that can be seen");
	if (mail && !address_ok(span_of(mail)))
		die(EX_USAGE,
			"'--mail %s' is no address a mail can be sent to: write it alone, as"
			" ann@example.org",
			mail);
}

char *need_key_line(
	const struct command_call *call, const struct club *club, const struct buf *text)
{
	struct buf line = BUF_INIT;
	struct public_key key;

	need_key(club, call_flag(call, "key"), text, &key);
	key_line(&key, &line);
	return buf_take(&line);
}

/* ---- people ---- */

static void print_place(const struct context *c, int seat)
{
	struct buf state = BUF_INIT;

	match_status_words(&state, c);
	printf("  %-24s %-8s %s\n", c->m->name, seat_text(match_game(c->m), seat).s, state.s);
	buf_free(&state);
}

static void print_person(const struct context *c, const struct person *person)
{
	const struct seat whose = { .person = person->id };
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	struct buf shown = BUF_INIT;
	enum found found;

	text_clean(&shown, person->shown, strlen(person->shown), 40);
	printf("%s: %s <%s>%s%s%s%s%s\n", person->name, shown.s, person->mail,
		*person->key ? "" : ", no key", *person->zone ? ", " : "", person->zone,
		*person->language ? ", " : "", person->language);
	buf_free(&shown);
	while ((found = person_next(c, &whose, &at, &m)) == FOUND) {
		print_place(&in, at.seat);
		match_free(&m);
	}
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
}

int cmd_people(const struct command_call *call)
{
	struct buf why = BUF_INIT;
	struct person person = { 0 };
	struct club club;
	const struct context c = { &club, NULL, time_now(), &why };
	enum found found;

	need_club(&club, call->folder);
	while ((found = store_next_person(club.store, person.name, &person, &why)) == FOUND) {
		print_person(&c, &person);
		person_free(&person);
	}
	need_store(found != UNREAD, club.store, EX_IOERR, &why);
	club_close(&club);
	return EX_DONE;
}

/* ---- person ---- */

/* Makes somebody new of whom nothing is known but the name. */
static void begin_person(const char *name, struct person *person)
{
	*person = (struct person){ .shown = xcopy(name, strlen(name)), .key = xcopy("", 0) };
	strcpy(person->name, name);
	person->shown[0] = (char)(name[0] - 'a' + 'A');
}

/* Takes a zone that --zone names; "none": the match's counts. Returns false, with what is
 * wrong, where this machine does not know it. */
static bool read_zone(const char *text, char zone[ZONE_BYTES], const char **wrong)
{
	*zone = '\0';
	return !strcmp(text, "none") || clock_zone_read(zone, span_of(text), wrong);
}

/* Takes a language; English is what nobody need choose. Ends the program where it cannot be had. */
static void need_language(const struct club *club, const char *name, char language[LANGUAGE_BYTES])
{
	struct buf why = BUF_INIT;

	*language = '\0';
	if (!*name || !strcmp(name, "en"))
		return;
	if (!club_has_language(club, name, &why))
		die(EX_USAGE, "'--language %s': %s", name, why.s);
	strcpy(language, name);
}

/* Takes what the flags say into a person. */
static void take_flags(const struct command_call *call, const struct club *club,
	const struct buf *key_text, struct person *person)
{
	const char *shown = call_flag(call, "name"), *mail = call_flag(call, "mail");
	const char *zone = call_flag(call, "zone"), *wrong;
	const char *language = call_flag(call, "language");

	if (shown) {
		free(person->shown);
		person->shown = character_name(span_of(shown));
	}
	if (mail) {
		free(person->mail);
		person->mail = xcopy(mail, strlen(mail));
	}
	if (zone)
		read_zone(zone, person->zone, &wrong);
	if (language)
		need_language(club, language, person->language);
	if (!call_flag(call, "key"))
		return;
	free(person->key);
	person->key = need_key_line(call, club, key_text);
}

static void check_flags(const struct command_call *call)
{
	const char *zone = call_flag(call, "zone"), *wrong = NULL;
	char known[ZONE_BYTES];

	if (!person_name_ok(span_of(call->word[0])))
		die(EX_USAGE,
			"'%s' cannot name a person: use a to z, 0 to 9 and -, a letter first, at"
			" most 24; --name is for what all read",
			call->word[0]);
	if (zone && !read_zone(zone, known, &wrong))
		die(EX_USAGE, "'--zone': '%s' %s, as in: Europe/London", zone, wrong);
	check_player_flags(call);
}

/* Says of a seat that somebody took by mail under another name how it becomes the person's. */
static void print_sharer(const struct context *c, const struct seat *seat, const struct person *of)
{
	struct person other;
	struct buf shown = BUF_INIT;
	enum found found;

	if (seat->person || *seat->key || !span_folds(span_of(seat->mail), of->mail))
		return;
	found = store_find_whose(c->club->store, seat, &other, c->why);
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	if (found == FOUND) {
		person_free(&other);
		return;
	}
	text_clean(&shown, seat->name, strlen(seat->name), 40);
	printf("%s of '%s' has that address under the name %s: if that is %s, write that name "
	       "after 'tradepost person %s --name'\n",
		seat_text(match_game(c->m), seat->seat).s, c->m->name, shown.s, of->name, of->name);
	buf_free(&shown);
}

static void print_sharers(const struct context *c, const struct person *of)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found;
	long long last = 0;

	while ((found = store_next_match(c->club->store, last, &m, c->why)) == FOUND) {
		for (int s = 1; s <= m.seats; s++) {
			struct seat seat = { 0 };

			found = store_get_seat(c->club->store, m.id, s, &seat, c->why);
			need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
			if (found == FOUND)
				print_sharer(&in, &seat, of);
			seat_free(&seat);
		}
		last = m.id;
		match_free(&m);
	}
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
}

/* Enters a person, or changes one. */
static bool enter(const struct command_call *call, const struct context *c, const struct buf *key)
{
	struct store *store = c->club->store;
	struct person person;
	enum found found = store_get_person(store, call->word[0], &person, c->why);
	bool ok;

	need_store(found != UNREAD, store, EX_IOERR, c->why);
	if (found == NOT_FOUND && !call_flag(call, "mail"))
		die(EX_USAGE, "'--mail' is missing: '%s' is new", call->word[0]);
	if (found == NOT_FOUND)
		begin_person(call->word[0], &person);
	take_flags(call, c->club, key, &person);
	ok = store_save_person(store, &person, c->why)
		&& (!call_flag(call, "mail") || person_move(c, &person))
		&& store_commit(store, c->why);
	if (ok) {
		printf("%s is written down\n", person.name);
		print_sharers(c, &person);
	}
	person_free(&person);
	return ok;
}

/* Ends the program where the person plays: their seat would have no address. */
static void refuse_players(const struct context *c, const struct person *person)
{
	const struct seat whose = { .person = person->id };
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found;

	while ((found = person_next(&in, &whose, &at, &m)) == FOUND) {
		if (m.state != MATCH_OVER)
			die(EX_USAGE,
				"give the seat of '%s' to somebody else first: tradepost seat %s %s"
				" NAME --replace; '%s' goes on",
				person->name, m.name, seat_text(match_game(&m), at.seat).s, m.name);
		match_free(&m);
	}
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
}

/* Tells whether mails lie in that folder, also where the club has another way to send now. */
static bool has_spooled(const char *folder)
{
	struct buf pattern = BUF_INIT;
	glob_t found;
	bool has;

	buf_fmt(&pattern, "%s/*.eml", folder);
	has = !glob(pattern.s, GLOB_NOSORT, NULL, &found);
	if (has)
		globfree(&found);
	buf_free(&pattern);
	return has;
}

static void forget(const struct command_call *call, const struct context *c)
{
	struct store *store = c->club->store;
	char *spool = club_path(c->club->folder, "spool");
	struct person person;

	need_person(c->club, call->word[0], &person);
	refuse_players(c, &person);
	need_store(store_begin(store, c->why) && store_forget(store, &person, c->why)
			&& store_commit(store, c->why) && store_scrub(store, c->why),
		store, EX_IOERR, c->why);
	person_free(&person);
	printf("%s is forgotten; 'tradepost archive' makes the pages without them\n",
		call->word[0]);
	if (has_spooled(spool))
		printf("the mails in '%s' still name them: delete these files, or mail them "
		       "first\n",
			spool);
	free(spool);
}

int cmd_person(const struct command_call *call)
{
	struct buf why = BUF_INIT, key = BUF_INIT;
	struct person person;
	struct club club;
	const struct context c = { &club, NULL, time_now(), &why };
	bool ask = true;

	check_flags(call);
	for (int i = 0; call->command->flags[i].name; i++) {
		ask = ask && !call->value[i];
		if (call->value[i] && call_flag(call, "forget")
			&& call->value[i] != call_flag(call, "forget"))
			die(EX_USAGE, "write '--forget' alone");
	}
	if (call_flag(call, "key"))
		need_key_text(call_flag(call, "key"), &key);
	need_club(&club, call->folder);
	if (call_flag(call, "forget")) {
		forget(call, &c);
	} else if (ask) {
		need_person(&club, call->word[0], &person);
		print_person(&c, &person);
		person_free(&person);
	} else {
		need_store(store_begin(club.store, &why) && enter(call, &c, &key), club.store,
			EX_IOERR, &why);
	}
	buf_free(&key);
	club_close(&club);
	return EX_DONE;
}
