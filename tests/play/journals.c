/* SPDX-License-Identifier: MIT
 * Prints the digests of the journals of random matches, a line a match: the programs of gcc and
 * clang must print the same. MATCHES says how many matches, FIRST from which seed on. */
#include "play_fixture.h"

#include <stdio.h>

static void print_match(const struct play_fixture *h, uint64_t seed)
{
	struct buf all = BUF_INIT;
	struct hall_match m;
	unsigned char digest[HASH];
	char text[HASH_TEXT];

	play_fixture_match_make(&m, h, seed);
	play_fixture_play(&m, true);
	journal_write(&m.t->journal, &all);
	while (!season_over(m.t)) {
		play_fixture_play(&m, false);
		journal_write(&m.t->journal, &all);
	}
	hash_bytes(digest, all.s, all.n);
	hash_text(text, digest);
	printf("%s %llu %s\n", h->box->game->name, (unsigned long long)seed, text);
	play_fixture_match_free(&m);
	buf_free(&all);
}

int main(void)
{
	long matches = play_fixture_number("MATCHES", 100);

	for (int g = 0; games()[g]; g++) {
		struct play_fixture h;

		play_fixture_open(&h, games()[g]);
		for (long i = 0; i < matches; i++)
			print_match(&h, play_fixture_first() + (uint64_t)i);
		play_fixture_close(&h);
	}
	return 0;
}
