/* SPDX-License-Identifier: MIT */
#include "base/data.h"
#include "play_fixture.h"
#include "base/file.h"
#include "box/read.h"
#include "core/tp1.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void play_fixture_open(struct play_fixture *h, const struct game *game)
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
	h->rules = rules_make(h->box, data_texts("templates/order.en.txt", NULL));
	buf_free(&path);
	buf_free(&xml);
}

void play_fixture_close(struct play_fixture *h)
{
	rules_free(h->rules);
	box_free(h->box);
}

struct phrases *play_fixture_phrases(const struct play_fixture *h)
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, general = BUF_INIT, game = BUF_INIT, why = BUF_INIT;
	struct phrases *phrases = NULL;

	buf_fmt(&path, "%s/templates/report.en.txt", top ? top : ".");
	if (file_read(&general, path.s, TEXTS_MOST, &why)) {
		buf_clear(&path);
		buf_fmt(&path, "%s/templates/%s.en.txt", top ? top : ".", h->box->game->name);
		if (file_read(&game, path.s, TEXTS_MOST, &why))
			phrases = phrases_read(h->rules, (struct span){ general.s, general.n },
				(struct span){ game.s, game.n }, &why);
	}
	if (!phrases) {
		fprintf(stderr, "%s\n", why.s);
		exit(1);
	}
	buf_free(&path);
	buf_free(&general);
	buf_free(&game);
	return phrases;
}

/* ---- options ---- */

/* Sets each option that has words to one of them, such that a match can be played; returns false
 * where that is impossible. */
static bool draw_options(struct table *t, uint64_t seed)
{
	struct random_source dice;
	struct buf why = BUF_INIT;

	random_make(&dice, seed);
	if (!table_playable(t, &why)) {
		buf_free(&why);
		return false;
	}
	for (int i = 1; i <= t->box->keys; i++) {
		const struct key *row = &t->game->keys[i];
		int words = 0, was = t->keys[i];

		if (!row->words || !t->box->key[i].option)
			continue;
		while (words_nth(row->words, words).s)
			words++;
		t->keys[i] = random_below(&dice, words);
		if (!table_playable(t, &why))
			t->keys[i] = was;
	}
	buf_free(&why);
	return true;
}

/* Sets the options of the environment; returns false where no such match can be played. */
static bool set_options(struct table *t)
{
	const char *text = getenv("OPTIONS");
	struct span rest = span_of(text ? text : ""), word;
	struct buf why = BUF_INIT;
	bool ok = true;

	while (ok && span_word(&rest, &word)) {
		const char *equals = memchr(word.s, '=', word.n);
		size_t n = equals ? (size_t)(equals - word.s) : word.n;

		ok = equals
			&& table_option(t, (struct span){ word.s, n },
				(struct span){ equals + 1, word.n - n - 1 }, &why);
	}
	ok &= table_playable(t, &why);
	buf_free(&why);
	return ok;
}

/* Makes a table for n seats; NULL where the options of the environment do not allow that number. */
static struct table *table_for(const struct play_fixture *h, int n, uint64_t seed)
{
	struct buf why = BUF_INIT;
	struct table *t = table_new(h->rules, n, NULL, &why);

	if (!t) {
		fprintf(stderr, "%s\n", why.s);
		exit(1);
	}
	if (getenv("OPTIONS") ? set_options(t) : draw_options(t, seed))
		return t;
	table_free(t);
	return NULL;
}

struct table *play_fixture_table(const struct play_fixture *h, const struct hall_match *m)
{
	return table_for(h, m->t->seats, m->seed);
}

bool play_fixture_plays(const struct game *game)
{
	const char *only = getenv("GAME"), *dot = strchr(program_invocation_short_name, '.');

	if (!only && dot)
		only = dot + 1;
	if (only && !game_named(only)) {
		fprintf(stderr, "GAME: there is no game '%s'\n", only);
		exit(1);
	}
	return !only || !strcmp(only, game->name);
}

/* ---- matches ---- */

void play_fixture_match_make(struct hall_match *m, const struct play_fixture *h, uint64_t seed)
{
	const struct game *game = h->box->game;
	int most = game->most - game->least + 1, n = 0;

	*m = (struct hall_match){ .seed = seed };
	memcpy(m->secret, &seed, sizeof seed);
	for (int i = 0; i < most && !m->t; i++) {
		n = game->least + (int)((seed + (uint64_t)i) % (uint64_t)most);
		m->t = table_for(h, n, seed);
	}
	if (!m->t) {
		fprintf(stderr, "%s cannot be played with this box, or with OPTIONS\n",
			game->title);
		exit(1);
	}
	for (int s = 1; s <= n; s++) {
		random_make(&m->player[s], seed * 16 + (uint64_t)s);
		m->t->source[s] = &m->player[s].source;
	}
}

void play_fixture_match_free(struct hall_match *m)
{
	table_free(m->t);
}

void play_fixture_play(struct hall_match *m, bool setup)
{
	struct chance chance;

	tp1_alone(&chance, "hall", m->secret, setup ? 0 : season(m->t) + 1);
	season_play(m->t, &chance, setup);
}

long play_fixture_number(const char *name, long otherwise)
{
	const char *text = getenv(name);

	return text ? atol(text) : otherwise;
}

int play_fixture_hidden_zones(const struct game *game)
{
	int hidden = 0;

	for (const struct zone *zone = game->zones; zone->name; zone++)
		hidden += zone->sight != OPEN;
	return hidden;
}

uint64_t play_fixture_first(void)
{
	return (uint64_t)play_fixture_number("FIRST", 0);
}
