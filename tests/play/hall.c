/* SPDX-License-Identifier: MIT */
#include "hall.h"
#include "base/file.h"
#include "box/read.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void hall_open(struct hall *h, const struct game *game)
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, xml = BUF_INIT, why = BUF_INIT;
	unsigned char hash[HASH];

	buf_fmt(&path, "%s/db/boxes/%s.xml", top ? top : ".", game->name);
	if (!chance_begin() || !file_read(&xml, path.s, BOX_MOST, &why)) {
		fprintf(stderr, "%s\n", why.s);
		exit(1);
	}
	hash_bytes(hash, xml.s, xml.n);
	h->box = box_read(game, xml.s, xml.n, hash, path.s, &why);
	if (!h->box) {
		fprintf(stderr, "%s\n", why.s);
		exit(1);
	}
	h->rules = rules_make(h->box);
	buf_free(&path);
	buf_free(&xml);
}

void hall_close(struct hall *h)
{
	rules_free(h->rules);
	box_free(h->box);
}

void hall_match_make(struct hall_match *m, const struct hall *h, uint64_t seed)
{
	const struct game *game = h->box->game;
	int n = game->least + (int)(seed % (uint64_t)(game->most - game->least + 1));
	struct buf why = BUF_INIT;

	*m = (struct hall_match){ 0 };
	memcpy(m->secret, &seed, sizeof seed);
	m->t = table_new(h->rules, n, NULL, &why);
	if (!m->t) {
		fprintf(stderr, "%s\n", why.s);
		exit(1);
	}
	for (int s = 1; s <= n; s++) {
		random_make(&m->player[s], seed * 16 + (uint64_t)s);
		m->t->source[s] = &m->player[s].source;
	}
}

void hall_match_free(struct hall_match *m)
{
	table_free(m->t);
}

void hall_play(struct hall_match *m, bool setup)
{
	struct chance chance;

	chance_season(&chance, "hall", m->secret, setup ? 0 : season(m->t) + 1);
	chance.seeded = m->seeded;
	season_play(m->t, &chance, setup);
}

long hall_number(const char *name, long otherwise)
{
	const char *text = getenv(name);

	return text ? atol(text) : otherwise;
}
