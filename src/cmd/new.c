/* SPDX-License-Identifier: MIT
 * new: a match is opened, and its seats can be given; without a match, what there is to choose. */
#include "base/data.h"
#include "base/file.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/match_plan.h"
#include "club/seating.h"
#include "box/read.h"
#include "cmd/choices.h"
#include "cmd/people.h"
#include "cmd/referee.h"
#include "post/mail_write.h"

#include <stdio.h>
#include <string.h>

/* Reads the box that is named, else that of the other match, else the game's. */
static void read_box(const struct command_call *call, const struct game *game, struct club *club,
	const struct match *like, struct buf *xml, struct buf *name)
{
	const char *file = call_flag(call, "box");
	struct buf why = BUF_INIT;

	if (file) {
		buf_str(name, file);
		need(file_read(xml, file, BOX_MOST, &why), EX_NOINPUT, &why);
	} else if (like && like->id) {
		buf_str(name, like->name);
		need_store(store_get_box(club->store, like->box, xml, &why), club->store, EX_IOERR,
			&why);
	} else {
		buf_fmt(name, "db/boxes/%s.xml", game->name);
		need(data_read(xml, name->s, &why), EX_NOINPUT, &why);
	}
}

/* Reads the match whose people, options, settings, map and box are taken over; none: its id is 0. */
static void read_like(const struct command_call *call, struct club *club, const struct game *game,
	struct match *m)
{
	const char *name = call_flag(call, "like");

	*m = (struct match){ 0 };
	if (!name)
		return;
	need_match(club, name, m);
	if (strcmp(m->game, game->name) != 0)
		die(EX_USAGE, "'--like %s' is a match of %s: tradepost new %s", name, m->game,
			m->game);
}

static int plan_seats(
	const struct command_call *call, const struct game *game, const struct match *like)
{
	const char *n = call_flag(call, "seats");
	long long number = call->words > 2 ? call->words - 2 : like->id ? like->seats : game->least;

	if (call_flag(call, "open") && number < game->least)
		number = game->least;
	if (n && !span_int(span_of(n), game->least, game->most, &number))
		die(EX_USAGE, "'--seats %s': %s is played by %d to %d", n, game->title, game->least,
			game->most);
	if (number < game->least || number > game->most)
		die(EX_USAGE, "%lld %s named: %s is played by %d to %d", number,
			number == 1 ? "person is" : "people are", game->title, game->least,
			game->most);
	return (int)number;
}

static void plan_match(const struct command_call *call, const struct context *c,
	const struct game *game, const struct match *like, struct match *m)
{
	const struct match_plan plan = { .game = game,
		.name = call->word[1],
		.seats = plan_seats(call, game, like),
		.like = like,
		.options = call_flag(call, "option"),
		.settings = call_flag(call, "set"),
		.map = call_flag(call, "map") };

	need(match_plan_make(c, &plan, m), EX_USAGE, c->why);
}

/* ---- its people ---- */

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
	plan->seat[seat] = seat_plan_person(&person, seat);
}

/* Seats the people that the words behind the match name, NAME or SEAT=NAME; those without a seat get the free
 * ones in order. */
static void seat_named(struct seat_plan *plan, const struct command_call *call, struct club *club,
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

/* Plans who is seated, and what follows from that. */
static void plan_people(const struct command_call *call, const struct context *c, struct match *m,
	const struct context *like, struct seat_plan *plan)
{
	bool open = call_flag(call, "open") != NULL;

	plan->seats = m->seats;
	if (call->words > 2)
		seat_named(plan, call, c->club, match_game(m));
	else if (like->m->id)
		need_store(seat_plan_like(plan, like), c->club->store, EX_IOERR, like->why);
	need(match_plan_people(c, m, plan, open), EX_USAGE, c->why);
}

/* Returns false where the match is to have no witness. */
static bool plan_witness(
	const struct command_call *call, struct club *club, struct witness_row *witness)
{
	const char *mail = call_flag(call, "witness"), *file = call_flag(call, "witness-key");
	const struct secret_key *own;
	struct buf why = BUF_INIT, text = BUF_INIT;
	struct public_key key;

	if (!mail && !file)
		return false;
	if (!mail || !file)
		die(EX_USAGE, "'--%s' is missing: a witness has an address and a key",
			mail ? "witness-key" : "witness");
	if (!address_ok(span_of(mail)))
		die(EX_USAGE, "'--witness %s' is no address a mail can be sent to", mail);
	need_key_text(file, &text);
	need_key(club, file, &text, &key);
	buf_free(&text);
	own = club_key(club, &why);
	need(own != NULL, EX_NOPERM, &why);
	if (!memcmp(key_public(own).pk, key.pk, sizeof key.pk))
		die(EX_USAGE,
			"'--witness-key %s' is the referee's own key: a witness is somebody else",
			file);
	*witness = (struct witness_row){ .mail = (char *)mail };
	memcpy(witness->key, key.pk, sizeof witness->key);
	return true;
}

static void list_box(
	const struct command_call *call, const struct game *game, void print(const struct box *))
{
	struct buf xml = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	unsigned char hash[HASH];
	struct box *box;

	read_box(call, game, NULL, NULL, &xml, &name);
	hash_bytes(hash, xml.s, xml.n);
	box = box_read(game, xml.s, xml.n, hash, name.s, &why);
	need(box != NULL, EX_DATAERR, &why);
	print(box);
	box_free(box);
	buf_free(&xml);
	buf_free(&name);
}

/* Lists what the words leave open. Ends the program where a flag is about a match. */
static int list_choices(const struct command_call *call)
{
	const struct game *game = call->words ? game_named(call->word[0]) : NULL;

	for (int i = 0; call->command->flags[i].name; i++)
		if (call->value[i] && (!game || strcmp(call->command->flags[i].name, "box") != 0))
			die(EX_USAGE,
				"name the match, as in 'tradepost new GAME MATCH': '--%s' is a flag"
				" for a match",
				call->command->flags[i].name);
	if (game)
		list_box(call, game, choices_print);
	for (const struct game *const *g = games(); !game && *g; g++)
		list_box(call, *g, choices_print_game);
	if (!game)
		puts("\ntradepost new GAME tells what these are, and all else that a match of it "
		     "can"
		     " be made with.");
	return EX_DONE;
}

/* Makes the match and invites its people, as one. */
static bool open_match_of(const struct context *c, struct match *m, const struct buf *box,
	const struct witness_row *witness, const struct seat_plan *plan)
{
	struct store *store = c->club->store;

	return store_begin(store, c->why) && seating_open(c, m, span_of_buf(box), witness)
		&& seat_plan_give(c, plan) && store_commit(store, c->why);
}

/* Proposes a schedule that goes on as the deadline is given. */
static void tell_schedule(const struct context *c)
{
	static const char *const days[] = { "sun", "mon", "tue", "wed", "thu", "fri", "sat" };
	enum { DAY = 86400, THURSDAY = 4 };
	char zone[ZONE_BYTES];
	long long local;

	if (!c->m->deadline || charter_has(c->m, "schedule"))
		return;
	date_zone(c, zone);
	local = clock_local(zone, c->m->deadline);
	printf("the seasons after it have no deadline: tradepost charter %s schedule='%s "
	       "%02lld:%02lld "
	       "%s'"
	       " gives each a deadline\n",
		c->m->name, days[(local / DAY + THURSDAY) % 7], local % DAY / 3600,
		local % 3600 / 60, zone);
}

/* Says what was made, and what comes next. */
static void tell_made(const struct context *c, const struct seat_plan *plan)
{
	const struct match *m = c->m;
	int invited = 0, free_seat = 0;

	for (int s = m->seats; s >= 1; s--) {
		invited += plan->seat[s].name != NULL;
		free_seat = plan->seat[s].name ? free_seat : s;
	}
	printf("%s is made: %d of %d seats invited\n", m->name, invited, m->seats);
	if (charter_is(m, "open", "yes"))
		printf("open to anybody who mails '/seat %s NAME' to %s\n", m->name,
			c->club->setting[S_MAIL]);
	if (m->deadline)
		printf("due %s\n", date_text(c, m->deadline).s);
	tell_schedule(c);
	if (invited)
		printf("next: tradepost tick\n");
	else if (!charter_is(m, "open", "yes"))
		printf("next: tradepost seat %s %s --name NAME --mail ADDRESS\n", m->name,
			seat_text(match_game(m), free_seat).s);
}

int cmd_new(const struct command_call *call)
{
	const struct game *game = call->words ? game_named(call->word[0]) : NULL;
	struct buf xml = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	struct match m = { 0 }, like;
	struct seat_plan plan = { 0 };
	struct witness_row witness;
	struct edition *edition;
	struct table *t;
	struct club club;
	bool watched, ok;
	const struct context c = { &club, &m, time_now(), &why };
	const struct context other = { &club, &like, c.now, &why };

	if (call->words && !game && call_flag(call, "like"))
		die(EX_USAGE, "write the game before the match: tradepost new GAME %s --like %s",
			call->word[0], call_flag(call, "like"));
	if (call->words && !game)
		no_such_game(call->word[0]);
	if (call->words < 2)
		return list_choices(call);
	need_club(&club, call->folder);
	read_like(call, &club, game, &like);
	read_box(call, game, &club, &like, &xml, &name);
	edition = edition_make(game, (struct span){ xml.s, xml.n }, name.s, &why);
	need(edition != NULL, EX_DATAERR, &why);
	plan_match(call, &c, game, &like, &m);
	if (call_flag(call, "deadline"))
		m.deadline = need_date(&c, call_flag(call, "deadline"));
	plan_people(call, &c, &m, &other, &plan);
	watched = plan_witness(call, &club, &witness);
	memcpy(m.box, edition->hash, sizeof m.box);
	t = match_table(&c, edition, -1);
	need(t != NULL, EX_USAGE, &why);
	ok = open_match_of(&c, &m, &xml, watched ? &witness : NULL, &plan);
	need_store(ok, club.store, EX_DATAERR, &why);
	if (seat_plan_keyless(&plan))
		warn_open_dice(&c);
	tell_made(&c, &plan);
	table_free(t);
	edition_free(edition);
	seat_plan_free(&plan);
	match_free(&like);
	match_free(&m);
	buf_free(&xml);
	buf_free(&name);
	club_close(&club);
	return EX_DONE;
}
