/* SPDX-License-Identifier: MIT
 * init, new, seat, start: what a referee does before a match is played. */
#include "base/data.h"
#include "base/file.h"
#include "club/charter.h"
#include "club/roster.h"
#include "club/letter_seal.h"
#include "club/seating.h"
#include "club/token.h"
#include "cmd/referee.h"
#include "post/key.h"
#include "post/mail_write.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- init ---- */

static void make_folder(const char *path)
{
	if (mkdir(path, 0700) && errno != EEXIST)
		die(EX_CANTCREAT, "cannot make the folder '%s': %s", path, strerror(errno));
}

static void make_file(const char *folder, const char *name, struct span bytes, unsigned mode)
{
	char *path = club_path(folder, name);
	struct buf why = BUF_INIT;

	/* An interrupted init is continued. */
	if (access(path, F_OK))
		need(file_make(path, bytes.s, bytes.n, mode, &why), EX_CANTCREAT, &why);
	free(path);
}

static void make_keys(const char *folder)
{
	char *path = club_path(folder, "referee.key");
	struct secret_key secret;
	struct buf private = BUF_INIT, public = BUF_INIT, why = BUF_INIT;

	if (access(path, F_OK)) {
		key_new(&secret);
		key_secret_file(&secret, &private);
		make_file(folder, "referee.key", (struct span){ private.s, private.n }, 0600);
	} else {
		need(key_secret_read(&secret, path, &why), EX_NOPERM, &why);
	}
	key_public_file(&secret, &public);
	make_file(folder, "referee.pub", (struct span){ public.s, public.n }, 0644);
	key_secret_wipe(&secret);
	key_buf_wipe(&private);
	buf_free(&public);
	free(path);
}

/* A store without content is what an interrupted init leaves: no club yet. */
static bool is_club(const char *folder)
{
	struct buf ignored = BUF_INIT;
	struct store *store = store_open(folder, false, &ignored);
	bool whole = store != NULL;

	store_close(store);
	buf_free(&ignored);
	return whole;
}

int cmd_init(const struct command_call *call)
{
	const char *folder = call->words ? call->word[0] : call->folder;
	struct buf why = BUF_INIT;
	char *spool = club_path(folder, "spool");
	struct store *store;

	if (is_club(folder))
		die(EX_CANTCREAT, "'%s' is a club already", folder);
	make_folder(folder);
	make_folder(spool);
	make_file(folder, "tradepost.conf", span_of(settings_text), 0600);
	make_keys(folder);
	/* The store comes last: a folder with one is a whole club. */
	store = store_open(folder, true, &why);
	need(store != NULL, EX_CANTCREAT, &why);
	store_close(store);
	free(spool);
	return EX_DONE;
}

/* ---- new ---- */

static void read_box(
	const struct command_call *call, const struct game *game, struct buf *xml, struct buf *name)
{
	const char *file = call_flag(call, "box");
	struct buf why = BUF_INIT;

	if (file) {
		buf_str(name, file);
		need(file_read(xml, file, BOX_MOST, &why), EX_NOINPUT, &why);
	} else {
		buf_fmt(name, "db/boxes/%s.xml", game->name);
		need(data_read(xml, name->s, &why), EX_NOINPUT, &why);
	}
}

static void plan_match(const struct command_call *call, const struct game *game, struct match *m)
{
	const char *n = call_flag(call, "seats"), *options = call_flag(call, "option");
	const char *map = call_flag(call, "map"), *settings = call_flag(call, "set");
	long long seats_wanted = game->least;
	unsigned char id[6];
	struct buf text = BUF_INIT, why = BUF_INIT;

	if (!match_name_ok(span_of(call->word[1])))
		die(EX_USAGE,
			"'%s' cannot name a match: use a to z, 0 to 9 and -, at most 24 letters",
			call->word[1]);
	if (n && !span_int(span_of(n), game->least, game->most, &seats_wanted))
		die(EX_USAGE, "'--seats %s': %s is played by %d to %d", n, game->title, game->least,
			game->most);
	if (map && strlen(map) >= sizeof m->map)
		die(EX_USAGE, "'--map %s': the name is too long", map);
	strcpy(m->name, call->word[1]);
	strcpy(m->game, game->name);
	m->rules = game->revision;
	if (map)
		strcpy(m->map, map);
	m->seats = (int)seats_wanted;
	m->state = m->before = MATCH_SEATING;
	m->made = time_now();
	if (options)
		buf_fmt(&text, "%s\n", options);
	m->options = buf_take(&text);
	m->reason = xcopy("", 0);
	m->charter = xcopy("", 0);
	if (settings)
		need(charter_set_lines(m, span_of(settings), &why), EX_USAGE, &why);
	chance_random(id, sizeof id);
	chance_random(m->secret, sizeof m->secret);
	snprintf(m->gid, sizeof m->gid, "%s.%02x%02x%02x%02x%02x%02x", m->name, id[0], id[1], id[2],
		id[3], id[4], id[5]);
}

static void read_key(const struct club *club, const char *path, struct public_key *key)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	need(file_read(&text, path, KEY_BYTES, &why), EX_NOINPUT, &why);
	if (!club_read_key(club, key, span_of_buf(&text), &why))
		die(EX_DATAERR, "%s: %s", path, why.s);
	buf_free(&text);
}

/* Returns false where the match is to have no witness. */
static bool plan_witness(
	const struct command_call *call, struct club *club, struct witness_row *witness)
{
	const char *mail = call_flag(call, "witness"), *file = call_flag(call, "witness-key");
	const struct secret_key *own;
	struct buf why = BUF_INIT;
	struct public_key key;

	if (!mail && !file)
		return false;
	if (!mail || !file)
		die(EX_USAGE, "'--%s' is missing: a witness has an address and a key",
			mail ? "witness-key" : "witness");
	if (!address_ok(span_of(mail)))
		die(EX_USAGE, "'--witness %s' is no address a mail can be sent to", mail);
	read_key(club, file, &key);
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

int cmd_new(const struct command_call *call)
{
	const struct game *game = game_named(call->word[0]);
	struct buf xml = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	struct match m = { 0 };
	struct witness_row witness;
	struct edition *edition;
	struct table *t;
	struct club club;
	bool watched, ok;
	const struct context c = { &club, &m, time_now(), &why };

	if (!game)
		no_such_game(call->word[0]);
	need_club(&club, call->folder);
	read_box(call, game, &xml, &name);
	edition = edition_make(game, (struct span){ xml.s, xml.n }, name.s, &why);
	need(edition != NULL, EX_DATAERR, &why);
	plan_match(call, game, &m);
	need(token_possible(&c), EX_USAGE, &why);
	watched = plan_witness(call, &club, &witness);
	memcpy(m.box, edition->hash, sizeof m.box);
	t = match_table(&c, edition, -1);
	need(t != NULL, EX_USAGE, &why);
	ok = store_begin(club.store, &why)
		&& seating_open(&c, &m, span_of_buf(&xml), watched ? &witness : NULL)
		&& store_commit(club.store, &why);
	need_store(ok, club.store, EX_DATAERR, &why);
	table_free(t);
	edition_free(edition);
	match_free(&m);
	buf_free(&xml);
	buf_free(&name);
	club_close(&club);
	return EX_DONE;
}

/* ---- seat ---- */

static char *read_key_line(const struct club *club, const char *path)
{
	struct buf line = BUF_INIT;
	struct public_key key;

	read_key(club, path, &key);
	key_line(&key, &line);
	return buf_take(&line);
}

static const char *wanted(const struct command_call *call, const char *flag)
{
	const char *value = call_flag(call, flag);

	if (!value)
		die(EX_USAGE, "'--%s' is missing: see tradepost help %s", flag,
			call->command->name);
	return value;
}

/* Ends the program unless a seat of a match under way may be given to another player. */
static void must_be_free(const struct context *c, const char *word, int seat, bool replace)
{
	const struct match *m = c->m;
	struct attendance_row row;
	struct duty duty;
	bool ok = store_get_attendance(c->club->store, m->id, seat, &row, c->why)
		&& match_duty(c, seat, &duty);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (m->state == MATCH_OVER)
		die(EX_USAGE, "match '%s' is over", m->name);
	if (duty.out)
		die(EX_USAGE,
			"'%s' is out of the match '%s': there is nothing to play for it. --mail"
			" alone gives its player another address",
			word, m->name);
	need_unsealed(c);
	if (!row.vacant && !replace)
		die(EX_USAGE,
			"match '%s' has started, its seats are given: '%s' is not open to others;"
			" --replace gives it to somebody else all the same",
			m->name, word);
}

static int change_mail(const struct command_call *call, const char *mail)
{
	struct buf why = BUF_INIT;
	struct match m;
	struct club club;
	enum found found;
	bool ok;
	const struct context c = { &club, &m, time_now(), &why };

	need_club(&club, call->folder);
	ok = store_begin(club.store, &why);
	need_store(ok, club.store, EX_IOERR, &why);
	need_match(&club, call->word[0], &m);
	found = seating_move(&c, need_seat(&m, call->word[1]), mail);
	if (found == NOT_FOUND)
		die(EX_NOINPUT, "nobody has that seat of '%s'", m.name);
	ok = found == FOUND && store_commit(club.store, &why);
	need_store(ok, club.store, EX_IOERR, &why);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}

int cmd_seat(const struct command_call *call)
{
	const char *mail = wanted(call, "mail"), *name;
	struct buf why = BUF_INIT;
	struct seat seat = { .mail = (char *)mail, .standing = (char *)"" };
	struct match m;
	struct club club;
	bool ok;
	const struct context c = { &club, &m, time_now(), &why };

	if (!address_ok(span_of(mail)))
		die(EX_USAGE, "'--mail %s' is no address a mail can be sent to", mail);
	if (!call_flag(call, "name") && !call_flag(call, "key") && !call_flag(call, "replace"))
		return change_mail(call, mail);
	name = seat.name = (char *)wanted(call, "name");
	if (!text_is_clean(name, strlen(name), 40))
		die(EX_USAGE, "'--name': a name has 1 to 40 letters that can be seen");
	need_club(&club, call->folder);
	seat.key = read_key_line(&club, wanted(call, "key"));
	/* Read inside the transaction, so that a start in between is not undone. */
	ok = store_begin(club.store, &why);
	need_store(ok, club.store, EX_IOERR, &why);
	need_match(&club, call->word[0], &m);
	seat.seat = need_seat(&m, call->word[1]);
	if (m.state != MATCH_SEATING) {
		must_be_free(&c, call->word[1], seat.seat, call_flag(call, "replace") != NULL);
		ok = roster_hand_over(&c, &seat);
	} else {
		ok = seating_give(&c, &seat);
	}
	ok = ok && store_commit(club.store, &why);
	need_store(ok, club.store, EX_IOERR, &why);
	free(seat.key);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}

/* ---- start ---- */

static void all_seated(const struct context *c)
{
	struct buf empty = BUF_INIT;

	for (int s = 1; s <= c->m->seats; s++) {
		struct seat seat;
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
		if (found == FOUND) {
			seat_free(&seat);
			continue;
		}
		buf_char(&empty, ' ');
		seat_print(&empty, match_game(c->m), s);
	}
	if (empty.n)
		die(EX_USAGE, "match '%s' cannot start, these seats are empty:%s", c->m->name,
			empty.s);
}

/* The roster holds the witness's anchor, so the witness joins before it is closed. */
static void witness_joined(const struct context *c)
{
	struct buf whom = BUF_INIT;
	bool ready, ok = letter_seal_ready(c, &ready, &whom);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (!ready)
		die(EX_USAGE,
			"match '%s' cannot start: its witness %s has not answered. Take the answer "
			"in, or"
			" ask again by 'tradepost resend %s witness'",
			c->m->name, whom.s, c->m->name);
	buf_free(&whom);
}

/* Refuses a deadline in the past: at the next tick it would play the season without the letters
 * that are still to come. */
static long long read_deadline(const char *text)
{
	struct buf read = BUF_INIT;
	long long seconds;

	if (!time_read(span_of(text), &seconds))
		die(EX_USAGE, "'--deadline %s' is no time: write 2026-12-06T20:00Z", text);
	time_print_short(&read, seconds);
	if (seconds <= time_now())
		die(EX_USAGE, "'--deadline %s' is %s, which has passed: give a time to come", text,
			read.s);
	buf_free(&read);
	return seconds;
}

int cmd_start(const struct command_call *call)
{
	const char *deadline = call_flag(call, "deadline");
	struct buf why = BUF_INIT;
	struct match m;
	struct club club;
	const struct context c = { &club, &m, time_now(), &why };
	bool ok;

	need_club(&club, call->folder);
	/* Read inside the transaction, so that a season played in between is not undone. */
	ok = store_begin(club.store, &why);
	need_store(ok, club.store, EX_IOERR, &why);
	need_match(&club, call->word[0], &m);
	/* A match that its players ended by a vote can go on; one that its game ended cannot. */
	if (m.state == MATCH_OVER && !*m.reason)
		die(EX_USAGE, "match '%s' is over", m.name);
	if (m.state == MATCH_OPEN && !deadline)
		die(EX_USAGE, "match '%s' has started: a deadline can be given to its season",
			m.name);
	all_seated(&c);
	if (seating_opens(&m))
		witness_joined(&c);
	ok = seating_start(&c, &m, deadline ? read_deadline(deadline) : 0)
		&& store_commit(club.store, &why);
	need_store(ok, club.store, EX_IOERR, &why);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}
