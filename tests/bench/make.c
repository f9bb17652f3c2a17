/* SPDX-License-Identifier: MIT
 * make CLUB GAME MATCHES SEATS: opens matches b0 b1 ... of a game in a club that init made, all seats
 *   given; they begin when all have joined. The players' keys go into CLUB/keys.
 * make CLUB FOLDER: writes as mails the letters that the club waits for: in a match that has not begun
 *   all join; else they order what is in tests/bench/GAME.orders, about 1 KiB, as a busy player does. */
#include "base/file.h"
#include "box/read.h"
#include "club/chain.h"
#include "club/match_plan.h"
#include "club/seating.h"
#include "cmd/player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void must_work(bool ok, const struct buf *why)
{
	if (ok)
		return;
	fprintf(stderr, "%s\n", why->s);
	exit(1);
}

static void read_shipped(struct buf *b, const char *file, const char *game, const char *ending)
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, why = BUF_INIT;

	buf_fmt(&path, "%s/%s/%s.%s", top ? top : ".", file, game, ending);
	must_work(file_read(b, path.s, 1 << 20, &why), &why);
	buf_free(&path);
}

/* ---- matches ---- */

static void give_seat(const struct context *c, int number, struct secret_key *key)
{
	struct buf name = BUF_INIT, mail = BUF_INIT, line = BUF_INIT;
	struct public_key public;

	key_new(key);
	public = key_public(key);
	key_line(&public, &line);
	buf_fmt(&name, "Player %d", number);
	buf_fmt(&mail, "%s.%d@example.org", c->m->name, number);
	must_work(seating_give(c,
			  &(const struct seat){ .seat = number,
				  .name = name.s,
				  .mail = mail.s,
				  .key = line.s,
				  .standing = (char *)"" }),
		c->why);
	buf_free(&name);
	buf_free(&mail);
	buf_free(&line);
}

static void open_match(struct club *club, const struct match_plan *plan, const struct buf *box,
	struct secret_key *key)
{
	struct buf why = BUF_INIT;
	struct match m = { 0 };
	const struct context c = { club, &m, time_now(), &why };

	must_work(match_plan_make(&c, plan, &m), &why);
	hash_bytes(m.box, box->s, box->n);
	must_work(seating_open(&c, &m, span_of_buf(box), NULL), &why);
	for (int s = 1; s <= m.seats; s++)
		give_seat(&c, s, &key[s - 1]);
	match_free(&m);
}

static void open_matches(const char *folder, const char *game, int matches, int n)
{
	struct buf xml = BUF_INIT, why = BUF_INIT;
	struct secret_key *keys = xalloc((size_t)(matches * n), sizeof *keys);
	char *path = club_path(folder, "keys"), name[16];
	const struct match none = { 0 };
	const struct match_plan plan = { .game = game_named(game),
		.name = name,
		.seats = n,
		.like = &none,
		.settings = "begin=joined" };
	struct club club;

	must_work(club_open(&club, folder, &why) == CLUB_OPEN, &why);
	read_shipped(&xml, "db/boxes", game, "xml");
	must_work(store_begin(club.store, &why), &why);
	for (int i = 0; i < matches; i++) {
		snprintf(name, sizeof name, "b%d", i);
		open_match(&club, &plan, &xml, &keys[i * n]);
	}
	must_work(store_commit(club.store, &why), &why);
	must_work(file_write(path, keys, (size_t)(matches * n) * sizeof *keys, 0600, &why), &why);
	club_close(&club);
	free(keys);
	free(path);
	buf_free(&xml);
}

/* ---- letters ---- */

static void write_header(struct buf *b, const struct context *c, int seat)
{
	char open[HASH_TEXT], saw[HASH_TEXT];
	struct chain_state state;

	must_work(chain_state(c, &state), c->why);
	hash_text(open, state.open);
	hash_text(saw, state.head);
	buf_fmt(b, "match    %s\nopen     %s\nseat     ", c->m->gid, open);
	seat_print(b, match_game(c->m), seat);
	buf_char(b, '\n');
	if (c->m->state == MATCH_OPEN)
		buf_fmt(b, "season   %d\nseq      1\nsaw      %s\nnonce    %d\n", c->m->season, saw,
			state.casts);
}

static void write_letter(
	const struct context *c, int seat, const struct secret_key *key, const char *path)
{
	struct buf text = BUF_INIT, block = BUF_INIT, mail = BUF_INIT;
	struct orders *o;

	write_header(&text, c, seat);
	if (c->m->state == MATCH_OPEN)
		read_shipped(&text, "tests/bench", c->m->game, "orders");
	else
		buf_str(&text, "/join\n");
	o = orders_read(text.s, text.n, NULL);
	player_sign(&text, o, key, &block);
	buf_fmt(&mail,
		"From: %s.%d@example.org\nTo: referee@localhost\nSubject: orders\n"
		"Message-ID: <%d.%s.%d@example.org>\n\n%s",
		c->m->name, seat, c->m->state == MATCH_OPEN ? c->m->season : -1, c->m->name, seat,
		block.s);
	must_work(file_write(path, mail.s, mail.n, 0600, c->why), c->why);
	orders_free(o);
	buf_free(&text);
	buf_free(&block);
	buf_free(&mail);
}

static void write_letters(const char *club_folder, const char *folder)
{
	struct buf why = BUF_INIT, keys = BUF_INIT;
	char *path = club_path(club_folder, "keys"), name[64];
	const struct secret_key *key;
	struct match m = { 0 };
	struct club club;
	const struct context c = { &club, &m, time_now(), &why };

	must_work(file_read(&keys, path, 64 << 20, &why), &why);
	key = (const struct secret_key *)(const void *)keys.s;
	must_work(club_open(&club, club_folder, &why) == CLUB_OPEN, &why);
	must_work(file_make_folder(folder, &why), &why);
	while (store_next_match(club.store, m.id, &m, &why) == FOUND)
		for (int s = 1; s <= m.seats; s++, key++) {
			snprintf(name, sizeof name, "%s/%06lld.%d.eml", folder, m.id, s);
			write_letter(&c, s, key, name);
		}
	must_work(!why.n, &why);
	club_close(&club);
	buf_free(&keys);
	free(path);
}

int main(int argc, char **argv)
{
	if ((argc != 3 && argc != 5) || !chance_begin())
		return 64;
	umask(077);
	if (argc == 5)
		open_matches(argv[1], argv[2], atoi(argv[3]), atoi(argv[4]));
	else
		write_letters(argv[1], argv[2]);
	return 0;
}
