/* SPDX-License-Identifier: MIT
 * Tables stored under a former revision of the rules: what is carried over by name lies as it lay,
 * and the layouts in db/revisions are those of the games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "core/former.h"
#include "play_fixture.h"

static const char *const sorts[] = { "table", "seat", "space", "piece" };

/* Writes the layout that tradepost-game(7) describes. other: the first dial gets an unknown
 * name. */
static void write_layout(struct buf *b, const struct game *g, bool other)
{
	for (const struct dial *d = g->dials + 1; d->name; d += d->cells ? d->cells : 1)
		buf_fmt(b, "dial %s %s %d %s\n",
			other && d == g->dials + 1 ? "nobody-knows" : d->name, sorts[d->of],
			d->cells ? d->cells : 1, d->holds ? d->holds : "int");
	for (const struct zone *z = g->zones + 1; z->name; z++)
		buf_fmt(b, "zone %s\n", z->name);
}

static bool carries(const struct play_fixture *h, const struct hall_match *m, struct span layout,
	const struct buf *image, struct buf *out)
{
	struct table *t = play_fixture_table(h, m);
	struct buf why = BUF_INIT;
	bool ok = former_carry(t, layout, image->s, image->n, &why);

	buf_clear(out);
	if (ok)
		table_write(t, out);
	buf_free(&why);
	table_free(t);
	return ok;
}

static void look_at_game(const struct play_fixture *h, uint64_t seed)
{
	struct buf layout = BUF_INIT, other = BUF_INIT, image = BUF_INIT, out = BUF_INIT;
	struct hall_match m;

	play_fixture_match_make(&m, h, seed);
	play_fixture_play(&m, true);
	for (int i = 0; i < 3 && !season_over(m.t); i++)
		play_fixture_play(&m, false);
	write_layout(&layout, h->box->game, false);
	write_layout(&other, h->box->game, true);
	table_write(m.t, &image);
	assert_true(carries(h, &m, span_of_buf(&layout), &image, &out));
	assert_int_equal(out.n, image.n);
	assert_memory_equal(out.s, image.s, image.n);
	/* A dial that is new begins at its start; all else lies as it lay. */
	assert_true(carries(h, &m, span_of_buf(&other), &image, &out));
	/* With another layout these bytes are no table, and no bytes are no table either. */
	buf_str(&other, "dial more piece 1 int\n");
	assert_false(carries(h, &m, span_of_buf(&other), &image, &out));
	buf_str(&layout, "zone nowhere\n");
	assert_false(carries(h, &m, span_of_buf(&layout), &image, &out));
	buf_cut(&image, image.n - 1);
	buf_cut(&layout, layout.n - strlen("zone nowhere\n"));
	assert_false(carries(h, &m, span_of_buf(&layout), &image, &out));
	play_fixture_match_free(&m);
	buf_free(&layout);
	buf_free(&other);
	buf_free(&image);
	buf_free(&out);
}

static void a_table_is_carried_over_by_names(void **state)
{
	(void)state;
	for (int g = 0; games()[g]; g++) {
		struct play_fixture h;

		play_fixture_open(&h, games()[g]);
		for (uint64_t seed = 0; seed < 4; seed++)
			look_at_game(&h, seed);
		play_fixture_close(&h);
	}
}

/* Reads a kept layout without the comments on the file. */
static void read_layout(struct buf *b, const struct game *g, int revision)
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, text = BUF_INIT, why = BUF_INIT;
	struct span rest, line;

	buf_fmt(&path, "%s/db/revisions/%s-%d.txt", top ? top : ".", g->name, revision);
	if (!file_read(&text, path.s, 1 << 16, &why))
		fail_msg("%s", why.s);
	rest = span_of_buf(&text);
	while (span_line(&rest, &line))
		if (line.n && *line.s != '#')
			buf_fmt(b, "%.*s\n", (int)line.n, line.s);
	buf_free(&path);
	buf_free(&text);
}

/* Zones are the same in all revisions. A layout kept for the newest revision must be that of the
 * game. */
static void the_layouts_that_are_kept_are_those_of_the_games(void **state)
{
	(void)state;
	for (int g = 0; games()[g]; g++) {
		const struct game *game = games()[g];

		for (int r = 1; r < game->revision || r == 1; r++) {
			struct buf kept = BUF_INIT, own = BUF_INIT;
			const char *zones;

			read_layout(&kept, game, r);
			write_layout(&own, game, false);
			if (r == game->revision)
				assert_string_equal(kept.s, own.s);
			zones = strstr(kept.s, "\nzone ");
			assert_non_null(zones);
			assert_string_equal(zones, strstr(own.s, "\nzone "));
			buf_free(&kept);
			buf_free(&own);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_table_is_carried_over_by_names),
		cmocka_unit_test(the_layouts_that_are_kept_are_those_of_the_games),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
