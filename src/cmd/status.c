/* SPDX-License-Identifier: MIT
 * status, export, import: a whole club, and one match of it as a file. */
#include "club/chain.h"
#include "club/charter.h"
#include "club/deadline.h"
#include "club/letter_seal.h"
#include "club/signed.h"
#include "cmd/open.h"
#include "post/key.h"
#include "post/mail_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- status ---- */

static int count_waiting(struct club *club, long long match, int seat)
{
	struct buf why = BUF_INIT;
	int n = 0;
	bool ok = store_count_waiting(club->store, match, seat, &n, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	return n;
}

static int count_refused(struct club *club, long long match, int seat)
{
	struct buf why = BUF_INIT;
	int n = 0;
	bool ok = store_count_refused(club->store, match, seat, &n, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	return n;
}

static void print_state(const struct match *m)
{
	struct buf b = BUF_INIT, name = BUF_INIT, game = BUF_INIT;

	switch (m->state) {
	case MATCH_SEATING: buf_str(&b, "seats are being filled"); break;
	case MATCH_OPEN:
		buf_fmt(&b, "letters for season %d", m->season);
		if (m->deadline) {
			buf_str(&b, ", due ");
			time_print_short(&b, m->deadline);
		}
		break;
	case MATCH_OVER:
		if (m->season)
			buf_fmt(&b, "over after season %d", m->season - 1);
		else
			buf_str(&b, "over before the set-up");
		buf_str(&b, *m->reason ? ": " : "");
		text_clean(&b, m->reason, strlen(m->reason), 300);
		break;
	case MATCH_ASIDE:
		buf_str(&b, "put aside: ");
		text_clean(&b, m->reason, strlen(m->reason), 300);
		break;
	}
	text_clean(&name, m->name, strlen(m->name), sizeof m->name);
	text_clean(&game, m->game, strlen(m->game), sizeof m->game);
	printf("%-24s %-11s %s\n", name.s, game.s, b.s);
	buf_free(&b);
	buf_free(&name);
	buf_free(&game);
}

/* Prints the schedule, and what holds the season or gave it more time. */
static void print_clock(const struct context *c)
{
	const struct match *m = c->m;
	struct span schedule = charter_get(m, "schedule");
	struct buf b = BUF_INIT;
	struct clock_row clock;
	bool ok = store_get_clock(c->club->store, m->id, &clock, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (m->state != MATCH_OVER && match_is_former(m)) {
		buf_str(&b, "  ");
		match_say_former(&b, m);
		buf_char(&b, '\n');
	}
	if (schedule.n) {
		buf_str(&b, "  schedule ");
		text_clean(&b, schedule.s, schedule.n, 60);
		buf_char(&b, '\n');
	}
	if (m->state == MATCH_OPEN && clock.reminded) {
		buf_str(&b, "  reminded ");
		time_print_short(&b, clock.reminded);
		buf_char(&b, '\n');
	}
	if (m->state == MATCH_OPEN && clock.held) {
		buf_str(&b, "  held since ");
		time_print_short(&b, clock.held);
		buf_char(&b, ' ');
	} else if (m->state == MATCH_OPEN && *clock.why) {
		buf_str(&b, "  deadline: ");
	}
	if (m->state == MATCH_OPEN && *clock.why) {
		text_clean(&b, clock.why, strlen(clock.why), 200);
		buf_char(&b, '\n');
	}
	fwrite(b.s, 1, b.n, stdout);
	buf_free(&b);
	clock_row_free(&clock);
}

/* Begins another note on a seat. */
static struct buf *more(struct buf *notes)
{
	buf_str(notes, notes->n ? ", " : "");
	return notes;
}

/* Returns whether the seat's player has answered the invitation, in words. */
static const char *joined(const struct context *c, int seat)
{
	struct chain_row chain;
	bool ok = store_get_chain(c->club->store, c->m->id, seat, &chain, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	return chain.joined ? "joined" : "not joined";
}

/* Notes what is known of a seat beside its letter. */
static void note_attendance(struct buf *notes, const struct attendance *r, int seat)
{
	const struct attendance_row *row = &r->row[seat];

	if (row->ready != READY_UNSAID)
		buf_str(more(notes), row->ready == READY_YES ? "ready" : "wait");
	if (r->away[seat]) {
		buf_str(more(notes), "away until ");
		time_print_short(notes, row->away);
	}
	if (row->missed)
		buf_fmt(more(notes), "%d missed", row->missed);
	if (r->open[seat])
		buf_str(more(notes), "open to others");
}

static void note_seat(struct buf *notes, const struct context *c, const struct attendance *r, int s)
{
	const struct match *m = c->m;
	static const char *const says[] = { "letter in", "no letter", "nothing to write" };
	int waiting = count_waiting(c->club, m->id, s), refused = count_refused(c->club, m->id, s);

	if (m->state == MATCH_SEATING)
		buf_str(more(notes), joined(c, s));
	if (m->state == MATCH_OPEN)
		buf_str(more(notes),
			r->out[s] ? "out of the match" : says[attendance_presence(r, s)]);
	if (m->state == MATCH_OPEN && !r->out[s])
		note_attendance(notes, r, s);
	if (waiting)
		buf_fmt(more(notes), "%d mail%s to send", waiting, waiting == 1 ? "" : "s");
	if (refused)
		buf_fmt(more(notes), "%d refused", refused);
}

static void print_seat(const struct context *c, const struct attendance *r, int s)
{
	struct buf name = BUF_INIT, player = BUF_INIT, notes = BUF_INIT;
	struct seat seat = { 0 };
	enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	seat_print(&name, match_game(c->m), s);
	if (found == FOUND) {
		text_clean(&player, seat.name, strlen(seat.name), 40);
		note_seat(&notes, c, r, s);
		if (notes.n)
			printf("  %-8s %-24s %s\n", name.s, player.s, notes.s);
		else
			printf("  %-8s %s\n", name.s, player.s);
		seat_free(&seat);
	} else {
		printf("  %-8s empty\n", name.s);
	}
	buf_free(&name);
	buf_free(&player);
	buf_free(&notes);
}

static void print_seats(const struct context *c)
{
	struct attendance r;
	bool ok = attendance_look(c, &r);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	for (int s = 1; s <= c->m->seats; s++)
		print_seat(c, &r, s);
}

/* Prints how reliable former players were. */
static void print_leavers(const struct context *c)
{
	enum found found;
	struct buf line = BUF_INIT;
	struct former_player_row row;
	long long last = 0;

	while ((found = store_next_leaver(c->club->store, c->m->id, last, &row, c->why)) == FOUND) {
		last = row.id;
		buf_clear(&line);
		seat_print(&line, match_game(c->m), row.seat);
		buf_str(&line, " was ");
		text_clean(&line, row.name, strlen(row.name), 40);
		printf("  %s's until season %d: letters in %d of %d seasons\n", line.s, row.season,
			row.letters, row.seasons);
		leaver_row_free(&row);
	}
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	buf_free(&line);
}

static void print_unknown(const struct unknown_row *row)
{
	struct buf b = BUF_INIT;

	time_print_short(&b, row->received);
	buf_char(&b, ' ');
	text_clean(&b, row->source, strlen(row->source), 60);
	buf_str(&b, ": ");
	text_clean(&b, row->reason, strlen(row->reason), 200);
	printf("  %s\n", b.s);
	buf_free(&b);
}

static void print_unknown_senders(struct club *club)
{
	struct unknown_row row;
	struct buf why = BUF_INIT;
	enum found found = NOT_FOUND;
	long long before = 0;
	int n = 0;
	bool ok = store_count_unknown(club->store, &n, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	if (n)
		printf("%d letter%s of unknown senders in the log, the last ones first:\n", n,
			n == 1 ? "" : "s");
	for (int i = 0;
		i < 3 && (found = store_next_unknown(club->store, before, &row, &why)) == FOUND;
		i++) {
		before = row.id;
		print_unknown(&row);
		unknown_row_free(&row);
	}
	need_store(found != UNREAD, club->store, EX_IOERR, &why);
}

static void print_club(struct club *club)
{
	enum found found;
	int waiting = count_waiting(club, 0, 0);
	struct buf why = BUF_INIT;
	long long last = 0;
	struct match m;

	while ((found = store_next_match(club->store, last, &m, &why)) == FOUND) {
		last = m.id;
		print_state(&m);
		waiting += count_waiting(club, m.id, 0);
		match_free(&m);
	}
	need_store(found != UNREAD, club->store, EX_IOERR, &why);
	if (waiting)
		printf("%d mail%s of no seat to send\n", waiting, waiting == 1 ? "" : "s");
	print_unknown_senders(club);
}

static void print_witness(const struct context *c)
{
	struct buf line = BUF_INIT;
	bool ok = letter_seal_print(c, &line);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	fputs(line.s, stdout);
	buf_free(&line);
}

int cmd_status(const struct command_call *call)
{
	struct match m;
	struct club club;
	struct buf why = BUF_INIT;
	const struct context c = { &club, &m, time_now(), &why };

	need_club(&club, call->folder);
	if (call->words) {
		need_match(&club, call->word[0], &m);
		print_state(&m);
		print_clock(&c);
		print_witness(&c);
		print_seats(&c);
		print_leavers(&c);
		match_free(&m);
	} else {
		print_club(&club);
	}
	club_close(&club);
	return EX_DONE;
}

/* ---- export and import ---- */

static bool copy_match(
	struct store *from, struct store *to, long long id, bool all, struct buf *why)
{
	bool ok = store_begin(to, why);

	ok = ok && store_copy_match(from, to, id, all, why);
	if (ok)
		return store_commit(to, why);
	store_rollback(to);
	return false;
}

/* The club that the match comes from signed what is there; this club signs from now on. */
static bool sign_on(const struct context *c, const char *file)
{
	struct secret_key old;
	struct match m;
	bool ok;
	const struct context in = { c->club, &m, c->now, c->why };

	if (store_get_match(c->club->store, span_of(c->m->name), &m, c->why) != FOUND)
		return false;
	if (file)
		need(key_secret_read(&old, file, c->why), EX_NOPERM, c->why);
	ok = m.state == MATCH_SEATING || chain_rekey(&in, file ? &old : NULL);
	if (file)
		key_secret_wipe(&old);
	match_free(&m);
	return ok;
}

static bool import_match(const struct context *c, struct store *from, const char *file)
{
	bool ok = store_begin(c->club->store, c->why)
		&& store_copy_match(from, c->club->store, c->m->id, true, c->why)
		&& sign_on(c, file);

	if (ok)
		return store_commit(c->club->store, c->why);
	store_rollback(c->club->store);
	return false;
}

/* A file from elsewhere may hold anything, so all that `new` and `seat` check is checked again. */
static void check_match(const struct match *m, const char *file)
{
	const struct game *game = game_named(m->game);
	struct buf why = BUF_INIT;

	if (!match_name_ok(span_of(m->name)))
		die(EX_DATAERR, "the name of the match in '%s' is none a match can have", file);
	if (!game)
		die(EX_DATAERR, "match '%s' is of a game this program does not play", m->name);
	if (m->seats < game->least || m->seats > game->most)
		die(EX_DATAERR, "match '%s' has %d seats: %s is played by %d to %d", m->name,
			m->seats, game->title, game->least, game->most);
	if (m->season < 0)
		die(EX_DATAERR, "match '%s' is at season %d, which there is not", m->name,
			m->season);
	if (m->deadline < 0 || m->deadline > TIME_MOST)
		die(EX_DATAERR, "the deadline of match '%s' is in no calendar", m->name);
	if (!charter_check(m, &why))
		die(EX_DATAERR, "the settings of match '%s': %s", m->name, why.s);
}

/* Words of the match are mailed to players. */
static void check_words(struct store *from, const struct match *m)
{
	struct buf why = BUF_INIT;
	struct clock_row clock;

	if (m->state == MATCH_OVER && *m->reason
		&& !text_is_clean(m->reason, strlen(m->reason), 300))
		die(EX_DATAERR, "the reason why match '%s' is over is not one clean line", m->name);
	need(store_get_clock(from, m->id, &clock, &why), EX_DATAERR, &why);
	if (*clock.why && !text_is_clean(clock.why, strlen(clock.why), 300))
		die(EX_DATAERR, "the reason in the calendar of match '%s' is not one clean line",
			m->name);
	clock_row_free(&clock);
}

static void check_seat(struct store *from, const struct match *m, int number)
{
	struct buf why = BUF_INIT;
	struct public_key key;
	struct seat seat;
	enum found found = store_get_seat(from, m->id, number, &seat, &why);

	need(found != UNREAD, EX_DATAERR, &why);
	if (found == NOT_FOUND)
		return;
	if (!text_is_clean(seat.name, strlen(seat.name), 40))
		die(EX_DATAERR, "seat %d of match '%s' has a name that no player can have", number,
			m->name);
	if (!address_ok(span_of(seat.mail)))
		die(EX_DATAERR, "seat %d of match '%s' has no address a mail can be sent to",
			number, m->name);
	if (!key_read(&key, span_of(seat.key), NULL))
		die(EX_DATAERR, "the key of seat %d of match '%s' cannot be read", number, m->name);
	seat_free(&seat);
}

/* Waiting mails would be sent in this club's name, so only to the match's players, witness,
 * referee. */
static void check_mails(const struct context *c, struct store *from)
{
	struct witness_row witness;
	enum found found = store_get_witness(from, c->m->id, &witness, c->why);
	struct mail_row row;
	struct seat seat;
	long long last = 0;

	need(found != UNREAD, EX_DATAERR, c->why);
	while ((found = store_next_mail(from, last, &row, c->why)) == FOUND) {
		const char *to = club_referee(c->club);
		enum found given = NOT_FOUND;

		seat = (struct seat){ 0 };
		if (row.seat)
			given = store_get_seat(from, c->m->id, row.seat, &seat, c->why);
		if (given == FOUND)
			to = seat.mail;
		else if (!row.seat && witness.mail && !strcmp(row.to, witness.mail))
			to = witness.mail;
		need(given != UNREAD, EX_DATAERR, c->why);
		if (strcmp(row.to, to))
			die(EX_DATAERR,
				"mail %lld of match '%s' waits for somebody who has no part in it:"
				" send the mails of that club, then export the match again",
				row.id, c->m->name);
		last = row.id;
		seat_free(&seat);
		mail_row_free(&row);
	}
	need(found != UNREAD, EX_DATAERR, c->why);
	if (witness.mail && !address_ok(span_of(witness.mail)))
		die(EX_DATAERR, "the witness of match '%s' has no address a mail can be sent to",
			c->m->name);
	witness_row_free(&witness);
}

static void check_box(struct store *from, const struct match *m)
{
	struct buf xml = BUF_INIT, why = BUF_INIT;
	unsigned char hash[HASH];

	need(store_get_box(from, m->box, &xml, &why), EX_DATAERR, &why);
	hash_bytes(hash, xml.s, xml.n);
	if (memcmp(hash, m->box, HASH))
		die(EX_DATAERR, "the box of match '%s' is not the one it names", m->name);
	buf_free(&xml);
}

static void check_season(struct store *from, const struct match *m, int season)
{
	struct season_row row = { 0 };
	struct buf why = BUF_INIT;
	unsigned char hash[HASH];
	enum found found;

	found = store_get_season(from, m->id, season, &row, &why);
	if (found != FOUND)
		die(EX_DATAERR, "season %d of match '%s' is missing%s%s", season, m->name,
			found == UNREAD ? ": " : "", why.s);
	hash_bytes(hash, row.journal, row.journal_n);
	if (memcmp(hash, row.digest, HASH))
		die(EX_DATAERR, "the journal of season %d of match '%s' was changed", season,
			m->name);
	season_row_free(&row);
}

/* Letters still to be played must be as their players signed them. */
static void check_letters(struct store *from, const struct match *m, int season)
{
	enum found found;
	struct buf why = BUF_INIT, orders = BUF_INIT;
	struct letter_row row;
	long long after = 0;

	while ((found = store_next_letter(from, m->id, season, after, &row, &why)) == FOUND) {
		if (!strcmp(row.verdict, "taken"))
			need(signed_orders(from, m, &row, &orders, &why), EX_DATAERR, &why);
		after = row.id;
		letter_row_free(&row);
		buf_clear(&orders);
	}
	need(found != UNREAD, EX_DATAERR, &why);
	buf_free(&orders);
}

int cmd_export(const struct command_call *call)
{
	bool all = !call_flag(call, "public");
	struct buf why = BUF_INIT;
	struct store *to;
	struct match m;
	struct club club;

	need_club(&club, call->folder);
	need_match(&club, call->word[0], &m);
	to = store_open_file(call->word[1], true, &why);
	need(to != NULL, EX_CANTCREAT, &why);
	if (!copy_match(club.store, to, m.id, all, &why)) {
		store_close(to);
		unlink(call->word[1]);
		die(EX_IOERR, "%s", why.s);
	}
	store_close(to);
	if (all)
		warn("'%s' holds the secrets of match '%s': keep it as you keep the club",
			call->word[1], m.name);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}

static void need_consent(const struct command_call *call, const struct match *m)
{
	if (m->state == MATCH_SEATING || call_flag(call, "key") || call_flag(call, "yes"))
		return;
	die(EX_USAGE,
		"'--key' with the referee's key of the club that match '%s' comes from keeps its"
		" history whole. Without it every player's verify will say WRONG new-referee, since"
		" anybody could say that they are the referee now; '--yes' does it all the same",
		m->name);
}

int cmd_import(const struct command_call *call)
{
	struct buf why = BUF_INIT;
	struct store *from;
	struct match m;
	struct club club;
	bool ok;
	const struct context c = { &club, &m, time_now(), &why };

	need_club(&club, call->folder);
	from = store_open_file(call->word[0], false, &why);
	need(from != NULL, EX_NOINPUT, &why);
	need(store_check(from, &why), EX_DATAERR, &why);
	if (store_next_match(from, 0, &m, &why) != FOUND)
		die(EX_DATAERR, "'%s' holds no match", call->word[0]);
	if (!memcmp(m.secret, (unsigned char[sizeof m.secret]){ 0 }, sizeof m.secret))
		die(EX_DATAERR, "'%s' is a public export: nobody can play on with it",
			call->word[0]);
	check_match(&m, call->word[0]);
	check_words(from, &m);
	for (int seat = 1; seat <= m.seats; seat++)
		check_seat(from, &m, seat);
	check_mails(&c, from);
	check_box(from, &m);
	for (int season = 0; season < m.season; season++)
		check_season(from, &m, season);
	for (int season = 0; season <= m.season; season++)
		check_letters(from, &m, season);
	need_consent(call, &m);
	ok = import_match(&c, from, call_flag(call, "key"));
	need_store(ok, club.store, EX_DATAERR, &why);
	match_free(&m);
	store_close(from);
	club_close(&club);
	return EX_DONE;
}
