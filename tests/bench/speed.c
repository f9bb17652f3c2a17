/* SPDX-License-Identifier: MIT
 * speed: for every game, journalled moves a second of random play, and microseconds for one seat's
 * report as XML and text; a "name value" pair a line. */
#include "play_fixture.h"
#include "report/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double cpu(void)
{
	return (double)clock() / CLOCKS_PER_SEC;
}

static void moves(const struct play_fixture *h)
{
	unsigned long entries = 0;
	double began = cpu();

	for (uint64_t seed = 0; cpu() - began < 2; seed++) {
		struct hall_match m;

		play_fixture_match_make(&m, h, seed);
		play_fixture_play(&m, true);
		entries += m.t->journal.entries;
		while (!season_over(m.t)) {
			play_fixture_play(&m, false);
			entries += m.t->journal.entries;
		}
		play_fixture_match_free(&m);
	}
	printf("moves_per_second.%s %.0f\n", h->box->game->name, (double)entries / (cpu() - began));
}

static void reports(const struct play_fixture *h)
{
	struct phrases *phrases = play_fixture_phrases(h);
	struct buf out = BUF_INIT, text = BUF_INIT;
	struct hall_match m;
	double used = 0;
	long n = 0;
	size_t bytes = 0;

	for (uint64_t seed = 4; used < 2; seed += 5) {
		play_fixture_match_make(&m, h, seed);
		play_fixture_play(&m, true);
		while (!season_over(m.t)) {
			struct report_input of = { .table = m.t,
				.phrases = phrases,
				.match = "bench",
				.gid = "bench",
				.deadline = "",
				.saw = "" };
			double began;

			play_fixture_play(&m, false);
			of.next = season(m.t) + 1;
			began = cpu();
			for (int s = 1; s <= m.t->seats; s++, n++) {
				buf_clear(&out);
				buf_clear(&text);
				report_make(&out, &text, &of, s);
				bytes += out.n + text.n;
			}
			used += cpu() - began;
		}
		play_fixture_match_free(&m);
	}
	printf("report_us.%s %.1f\n", h->box->game->name, used * 1e6 / (double)n);
	printf("report_bytes.%s %zu\n", h->box->game->name, bytes / (size_t)n);
	phrases_free(phrases);
	buf_free(&out);
	buf_free(&text);
}

int main(void)
{
	for (int g = 0; games()[g]; g++) {
		struct play_fixture h;

		play_fixture_open(&h, games()[g]);
		moves(&h);
		reports(&h);
		play_fixture_close(&h);
	}
	return 0;
}
