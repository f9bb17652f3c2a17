/* SPDX-License-Identifier: MIT
 * Prints the digest of the journals of random matches, a line a match: what gcc's program prints
 * clang's must print. MATCHES says how many, FIRST from which seed on. */
#include "hall.h"

#include <stdio.h>

static void print_match(const struct hall *h, uint64_t seed)
{
	struct buf all = BUF_INIT;
	struct hall_match m;
	unsigned char digest[HASH];
	char text[HASH_TEXT];

	hall_match_make(&m, h, seed);
	hall_play(&m, true);
	journal_write(&m.t->journal, &all);
	while (!season_over(m.t)) {
		hall_play(&m, false);
		journal_write(&m.t->journal, &all);
	}
	hash_bytes(digest, all.s, all.n);
	hash_text(text, digest);
	printf("%s %llu %s\n", h->box->game->name, (unsigned long long)seed, text);
	hall_match_free(&m);
	buf_free(&all);
}

int main(void)
{
	long matches = hall_number("MATCHES", 100);

	for (int g = 0; games()[g]; g++) {
		struct hall h;

		hall_open(&h, games()[g]);
		for (long i = 0; i < matches; i++)
			print_match(&h, hall_first() + (uint64_t)i);
		hall_close(&h);
	}
	return 0;
}
