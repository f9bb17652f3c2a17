/* SPDX-License-Identifier: MIT
 * make CLUB GAMES SEATS: makes matches b0 b1 ... in a club that init made, all seats given, all
 *   started; the players' keys go into CLUB/keys.
 * make CLUB GAMES SEATS SEASON FOLDER: writes every seat's signed letter for that season as a mail. */
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

static void read_shipped_box(struct buf *xml, unsigned char hash[HASH])
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, why = BUF_INIT;

	buf_fmt(&path, "%s/db/boxes/ktech.xml", top ? top : ".");
	need(file_read(xml, path.s, 1 << 20, &why), &why);
	hash_bytes(hash, xml->s, xml->n);
	buf_free(&path);
}

static void add_match(struct store *store, int g, int n, const unsigned char hash[HASH],
	const struct secret_key *keys)
{
	struct buf why = BUF_INIT;
	struct match m = { .seats = n,
		.state = MATCH_OPEN,
		.options = "",
		.reason = "",
		.charter = "",
		.made = 1 };

	snprintf(m.name, sizeof m.name, "b%d", g);
	snprintf(m.gid, sizeof m.gid, "b%d.bench", g);
	strcpy(m.game, "ktech");
	memcpy(m.box, hash, HASH);
	memcpy(m.secret, &g, sizeof g);
	need(store_add_match(store, &m, &why), &why);
	for (int s = 1; s <= n; s++) {
		struct seal_key key = key_public(&keys[g * n + s - 1]);
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

static void make_matches(const char *club, int games, int n)
{
	struct buf why = BUF_INIT, xml = BUF_INIT, path = BUF_INIT;
	struct secret_key *keys = calloc((size_t)(games * n), sizeof *keys);
	struct store *store = store_open(club, false, &why);
	unsigned char hash[HASH];

	need(store != NULL, &why);
	read_shipped_box(&xml, hash);
	need(store_begin(store, &why), &why);
	need(store_put_box(store, hash, (struct span){ xml.s, xml.n }, &why), &why);
	for (int i = 0; i < games * n; i++)
		key_new(&keys[i]);
	for (int g = 0; g < games; g++)
		add_match(store, g, n, hash, keys);
	need(store_commit(store, &why), &why);
	store_close(store);
	buf_fmt(&path, "%s/keys", club);
	need(file_write(path.s, keys, (size_t)(games * n) * sizeof *keys, 0600, &why), &why);
	free(keys);
	buf_free(&path);
	buf_free(&xml);
}

/* About 1 KiB, as a busy player writes. */
static void write_orders(struct buf *b, int g, int seat, int season)
{
	buf_fmt(b, "match b%d\nseason %d\nseat %s\nseq 1\n", g, season, colour[seat]);
	buf_str(b,
		"build village 4,5 4,7 3,5 3,6 5,5 5,6 7,2 7,4 6,9\n"
		"  else build temple 4,5 4,7 3,5 3,6 5,5 5,6 7,2 7,4 6,9\n"
		"  else build army 4,5 4,7 3,5 3,6 5,5 5,6 7,2 7,4 6,9\n"
		"  else build ship 4,4 4,8 7,1 6,3 6,8\n"
		"if yield > 0: play harvest\n"
		"if yield > 0: play markets\n"
		"if yield > 0: play commerce\n"
		"if yield > 0: play fishing\n"
		"if yield > 0: play lumber\n"
		"if yield > 0: play quarries\n"
		"if yield > 0: play trapping\n"
		"if yield > 0: play herding\n"
		"play raid from blue green any\n"
		"play sail 4,4-4,5 7,1-7,0\n"
		"play culture\nplay religion\nplay gems\nplay history\n"
		"@ if last: gold e max\n"
		"@ if gold >= 7: gold b any 4,5 4,7 3,5 3,6\n"
		"@ if gold >= 3: gold e\n"
		"@ prefer city castle temple mine village\n"
		"@ discard cards battle siege raze march sail\n"
		"@ discard counters ship caravan priest\n"
		"when steal-from if gold blue > 4: blue\n");
}

static void write_letters(const char *club, int games, int n, int season, const char *folder)
{
	struct buf why = BUF_INIT, keys = BUF_INIT, path = BUF_INIT;
	const struct secret_key *key;

	buf_fmt(&path, "%s/keys", club);
	need(file_read(&keys, path.s, 64 << 20, &why), &why);
	key = (const struct secret_key *)keys.s;
	mkdir(folder, 0700);
	for (int i = 0; i < games * n; i++) {
		struct buf text = BUF_INIT, canonical = BUF_INIT, sig = BUF_INIT, mail = BUF_INIT;
		FILE *f;

		write_orders(&text, i / n, i % n + 1, season);
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
	buf_free(&keys);
	buf_free(&path);
}

int main(int argc, char **argv)
{
	if ((argc != 4 && argc != 6) || !chance_begin())
		return 64;
	umask(077);
	if (argc == 4)
		make_matches(argv[1], atoi(argv[2]), atoi(argv[3]));
	else
		write_letters(argv[1], atoi(argv[2]), atoi(argv[3]), atoi(argv[4]), argv[5]);
	return 0;
}
