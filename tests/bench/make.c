/* SPDX-License-Identifier: MIT
 * make GAME CLUB GAMES SEATS: makes matches b0 b1 ... of a game in a club that init made, all seats
 *   given, all started; the players' keys go into CLUB/keys.
 * make GAME CLUB GAMES SEATS SEASON FOLDER: writes every seat's signed letter for that season as a
 *   mail: the orders of tests/bench/GAME.orders, about 1 KiB, as a busy player writes. */
#include "base/file.h"
#include "core/chance.h"
#include "post/key.h"
#include "post/seal.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *const colour[] = { "", "red", "blue", "green", "yellow", "black", "white" };

static void need(bool ok, const struct buf *why)
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
	need(file_read(b, path.s, 1 << 20, &why), &why);
	buf_free(&path);
}

static void add_match(struct store *store, const char *game, int g, int n,
	const unsigned char hash[HASH], const struct secret_key *keys)
{
	struct buf why = BUF_INIT;
	struct match m = { .seats = n,
		.state = MATCH_OPEN,
		.options = "",
		.reason = "",
		.charter = "",
		.made = 1,
		.rules = 1 };

	snprintf(m.name, sizeof m.name, "b%d", g);
	snprintf(m.gid, sizeof m.gid, "b%d.bench", g);
	snprintf(m.game, sizeof m.game, "%s", game);
	memcpy(m.box, hash, HASH);
	memcpy(m.secret, &g, sizeof g);
	need(store_add_match(store, &m, &why), &why);
	for (int s = 1; s <= n; s++) {
		struct public_key key = key_public(&keys[g * n + s - 1]);
		struct buf line = BUF_INIT;
		struct seat seat = { .seat = s,
			.name = (char *)colour[s],
			.mail = "p@example.org",
			.standing = "" };

		key_line(&key, &line);
		seat.key = line.s;
		need(store_save_seat(store, m.id, &seat, &why), &why);
		buf_free(&line);
	}
}

static void make_matches(const char *game, const char *club, int games, int n)
{
	struct buf why = BUF_INIT, xml = BUF_INIT, path = BUF_INIT;
	struct secret_key *keys = calloc((size_t)(games * n), sizeof *keys);
	struct store *store = store_open(club, false, &why);
	unsigned char hash[HASH];

	need(store != NULL, &why);
	read_shipped(&xml, "db/boxes", game, "xml");
	hash_bytes(hash, xml.s, xml.n);
	need(store_begin(store, &why), &why);
	need(store_put_box(store, hash, (struct span){ xml.s, xml.n }, &why), &why);
	for (int i = 0; i < games * n; i++)
		key_new(&keys[i]);
	for (int g = 0; g < games; g++)
		add_match(store, game, g, n, hash, keys);
	need(store_commit(store, &why), &why);
	store_close(store);
	buf_fmt(&path, "%s/keys", club);
	need(file_write(path.s, keys, (size_t)(games * n) * sizeof *keys, 0600, &why), &why);
	free(keys);
	buf_free(&path);
	buf_free(&xml);
}

static void write_letters(
	const char *game, const char *club, int games, int n, int season, const char *folder)
{
	struct buf why = BUF_INIT, keys = BUF_INIT, path = BUF_INIT, orders = BUF_INIT;
	const struct secret_key *key;

	read_shipped(&orders, "tests/bench", game, "orders");
	buf_fmt(&path, "%s/keys", club);
	need(file_read(&keys, path.s, 64 << 20, &why), &why);
	key = (const struct secret_key *)keys.s;
	mkdir(folder, 0700);
	for (int i = 0; i < games * n; i++) {
		struct buf text = BUF_INIT, canonical = BUF_INIT, sig = BUF_INIT, mail = BUF_INIT;
		FILE *f;

		buf_fmt(&text, "match b%d.bench\nseason %d\nseat %s\nseq 1\n", i / n, season,
			colour[i % n + 1]);
		buf_add(&text, orders.s, orders.n);
		text_canonical(&canonical, text.s, text.n);
		seal_sign(&key[i], (struct span){ canonical.s, canonical.n }, "bench", &sig);
		buf_fmt(&mail,
			"From: p@example.org\nTo: referee@localhost\nSubject: orders\n"
			"Message-ID: <%d.%d@example.org>\n\n",
			i, season);
		seal_block((struct span){ sig.s, sig.n }, (struct span){ canonical.s, canonical.n },
			&mail);
		buf_clear(&path);
		buf_fmt(&path, "%s/%06d.eml", folder, i);
		f = fopen(path.s, "w");
		if (!f || fwrite(mail.s, 1, mail.n, f) != mail.n || fclose(f)) {
			perror(path.s);
			exit(1);
		}
		buf_free(&text);
		buf_free(&canonical);
		buf_free(&sig);
		buf_free(&mail);
	}
	buf_free(&orders);
	buf_free(&keys);
	buf_free(&path);
}

int main(int argc, char **argv)
{
	if ((argc != 5 && argc != 7) || !chance_begin())
		return 64;
	umask(077);
	if (argc == 5)
		make_matches(argv[1], argv[2], atoi(argv[3]), atoi(argv[4]));
	else
		write_letters(
			argv[1], argv[2], atoi(argv[3]), atoi(argv[4]), atoi(argv[5]), argv[6]);
	return 0;
}
