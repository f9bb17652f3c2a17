/* SPDX-License-Identifier: MIT
 * Golden matches. For every file tests/replay/GAME.letters or GAME-NAME.letters the match is played
 * from its set-up with a fixed secret, and each season must tell what the .expected file beside it
 * says. With GOLDEN=write in the environment the expected file is written anew instead.
 *
 * A letters file has the lines "seats N", "seed N" and "option NAME=VALUE", then for each letter a
 * line "season N seat SEAT" with the orders below it. '#' begins a comment. The expected file has
 * for each season the facts for all, each seat's lines with their results and reasons, its keys of
 * rank, and the hash of its report. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "box/clauses.h"
#include "core/program.h"
#include "play_fixture.h"
#include "report/report.h"
#include "report/events/event_log.h"

enum { LETTERS_MOST = 1 << 20, DIGEST = 8 };

struct golden {
	const struct game *game;
	char name[64]; /* of its files, without their endings */
	struct play_fixture fixture;
	struct hall_match m;
	struct names reader;
	struct clauses *clauses;
	struct phrases *phrases;
	struct buf letters;		   /* the file of letters */
	struct buf standing[MAXSEATS + 1]; /* what stands after the season before */
	struct buf played;		   /* all results, as in the expected file */
};

/* ---- files ---- */

static void path_make(struct buf *b, const char *folder, const char *name, const char *end)
{
	const char *top = getenv("srcdir");

	buf_clear(b);
	buf_fmt(b, "%s/%s/%s%s", top ? top : ".", folder, name, end);
}

static void file_need(struct buf *b, const char *folder, const char *name, const char *end)
{
	struct buf path = BUF_INIT, why = BUF_INIT;

	path_make(&path, folder, name, end);
	if (!file_read(b, path.s, LETTERS_MOST, &why))
		fail_msg("%s", why.s);
	buf_free(&path);
}

/* Returns whether a match of that name is one of the game: GAME or GAME-NAME. */
static bool is_of(const struct game *game, const char *name)
{
	size_t n = strlen(game->name);

	return !strncmp(name, game->name, n) && (!name[n] || name[n] == '-');
}

/* ---- the letters ---- */

/* Gives the rest of a line that begins with this word. */
static bool line_is(struct span line, const char *word, struct span *rest)
{
	struct span first;

	*rest = line;
	return span_word(rest, &first) && span_is(first, word);
}

/* Reads "season N seat SEAT". */
static bool letter_begins(struct span line, int players, long long *season, int *seat)
{
	struct span rest, word;

	if (!line_is(line, "season", &rest) || !span_word(&rest, &word)
		|| !span_int(word, 0, FIXTURE_SEASONS, season) || !line_is(rest, "seat", &rest))
		return false;
	*seat = seat_find(NULL, span_trim(rest), players);
	return *seat != 0;
}

/* Appends the canonical orders of a seat for a season; returns false where the file has no such
 * letter. */
static bool letter_find(const struct golden *g, int season, int seat, struct buf *orders)
{
	struct span rest = { g->letters.s, g->letters.n }, line;
	struct buf text = BUF_INIT;
	bool found = false, inside = false;

	while (span_line(&rest, &line)) {
		long long n;
		int s;

		if (letter_begins(line, g->m.t->seats, &n, &s)) {
			inside = n == season && s == seat;
			found |= inside;
		} else if (inside) {
			buf_add(&text, line.s, line.n);
			buf_char(&text, '\n');
		}
	}
	text_canonical(orders, text.s, text.n);
	buf_free(&text);
	return found;
}

static long long head_number(const struct golden *g, const char *word, long long least)
{
	struct span rest = { g->letters.s, g->letters.n }, line, value;
	long long n = 0;

	while (span_line(&rest, &line))
		if (line_is(line, word, &value) && span_int(span_trim(value), least, INT32_MAX, &n))
			return n;
	fail_msg("%s.letters has no line '%s N'", g->name, word);
	return 0;
}

static void set_options(const struct golden *g)
{
	struct span rest = { g->letters.s, g->letters.n }, line, text;
	struct buf why = BUF_INIT;

	while (span_line(&rest, &line)) {
		struct span name, value;
		const char *equals;

		if (!line_is(line, "option", &text))
			continue;
		text = span_trim(text);
		equals = memchr(text.s, '=', text.n);
		assert_non_null(equals);
		name = (struct span){ text.s, (size_t)(equals - text.s) };
		value = (struct span){ equals + 1, text.n - name.n - 1 };
		if (!table_option(g->m.t, name, value, &why))
			fail_msg("%s", why.s);
	}
}

/* ---- what came of a season ---- */

static void put_filling(struct golden *g, const struct phrase_arg *f)
{
	const struct arg arg = { .type = f->type, .words = f->words };

	buf_char(&g->played, ' ');
	if (f->type == T_INT || f->type == T_WORDS || f->type == T_TIMES)
		value_print(&g->played, &g->reader, &arg, f->value);
	else if (f->value == NONE)
		buf_str(&g->played, "none");
	else if (f->value == HIDDEN)
		buf_str(&g->played, "hidden");
	else
		thing_print(&g->played, &g->reader, f->value);
	if (f->type == T_PIECE)
		buf_fmt(&g->played, " x%d", f->n);
}

static void put_fact(struct golden *g, const struct event *told, int seat)
{
	const struct fact *fact = &g->game->facts[told->fact.row];
	struct phrase_arg filling[ARGS];
	int n = event_args(g->m.t, told, seat, filling);

	buf_str(&g->played, fact->name);
	for (int i = 0; i < n; i++)
		put_filling(g, &filling[i]);
	buf_fmt(&g->played, " [%s]\n", fact->clause);
}

static void put_story(struct golden *g)
{
	struct event_log tale = event_log_make(g->m.t, NOBODY);

	for (int i = 0; i < tale.facts; i++) {
		buf_fmt(&g->played, "%d ", tale.fact[i].number);
		put_fact(g, &tale.fact[i], NOBODY);
	}
	event_log_free(&tale);
}

static void put_line(struct golden *g, int seat, int n, const struct line *line)
{
	static const char *const went[] = { "open", "done", "refused", "waits", "false", "later",
		"kept" };

	seat_print(&g->played, g->game, seat);
	buf_fmt(&g->played, " %d %s: %.*s\n", n, line->problem ? line->problem : went[line->went],
		(int)line->text.n, line->text.s);
}

/* Lines that cancel are no part of the program: they take effect when it is made. */
static void put_cancels(struct golden *g, int seat, const struct orders *letter)
{
	for (int i = 0; letter && i < letter->lines; i++)
		if (letter->line[i].what == L_CANCEL)
			put_line(g, seat, 0, &letter->line[i]);
}

static void put_lines(struct golden *g, int seat)
{
	const struct program *program = g->m.t->program[seat];
	struct event_log tale = event_log_make(g->m.t, seat);

	put_cancels(g, seat, program->letter);
	for (int i = 0; i < program->lines; i++) {
		/* A standing policy that nobody asks for would be the same line in season after
		 * season. */
		if (program->line[i]->stood && program->line[i]->what == L_POLICY
			&& !program->line[i]->used)
			continue;
		put_line(g, seat, i + 1, program->line[i]);
		for (int k = 0; k < tale.refusals; k++)
			if (tale.refusal[k].e.line == i + 1) {
				buf_str(&g->played, "  ");
				put_fact(g, &tale.refusal[k], seat);
			}
	}
	event_log_free(&tale);
}

static void put_digest(struct golden *g, const char *name, const struct buf *b)
{
	unsigned char hash[HASH];

	hash_bytes(hash, b->s, b->n);
	buf_fmt(&g->played, " %s ", name);
	for (int i = 0; i < DIGEST; i++)
		buf_fmt(&g->played, "%02x", hash[i]);
}

static void put_seat(struct golden *g, const struct report_input *of, int seat)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;

	seat_print(&g->played, g->game, seat);
	buf_str(&g->played, " rank");
	for (int i = 0; i < g->game->ties; i++)
		buf_fmt(&g->played, " %ld", g->game->rank(g->m.t, seat, i));
	report_make(&xml, &text, of, seat);
	put_digest(g, "text", &text);
	put_digest(g, "xml", &xml);
	buf_char(&g->played, '\n');
	buf_free(&xml);
	buf_free(&text);
}

static const char *clause_text(const void *clauses, const char *id)
{
	int n;
	const struct clause *c = clauses_find(clauses, id, strlen(id), &n);

	return c ? c->text : NULL;
}

static void put_season(struct golden *g, const struct table *before)
{
	struct table *t = g->m.t;
	struct report_input of = { .table = t,
		.before = before,
		.phrases = g->phrases,
		.match = "golden",
		.gid = "hall",
		.next = season(t) + 1,
		.deadline = "",
		.saw = "",
		.clause = clause_text,
		.clauses = g->clauses };

	buf_fmt(&g->played, "== season %d\n", season(t));
	put_story(g);
	for (int s = 1; s <= t->seats; s++)
		put_lines(g, s);
	for (int s = 1; s <= t->seats; s++) {
		of.player[s] = "";
		of.seq[s] = 1;
		of.auth[s] = "unsigned";
	}
	for (int s = 1; s <= t->seats; s++)
		put_seat(g, &of, s);
}

/* ---- the match ---- */

static void make_programs(struct golden *g, int season)
{
	for (int s = 1; s <= g->m.t->seats; s++) {
		struct buf text = BUF_INIT;
		struct orders *orders = NULL;

		if (letter_find(g, season, s, &text))
			orders = orders_read(text.s, text.n, &g->reader);
		g->m.t->program[s] = program_make(&g->reader, season, s,
			(struct span){ g->standing[s].s, g->standing[s].n }, orders);
		buf_free(&text);
	}
}

static void free_programs(struct golden *g, int season)
{
	for (int s = 1; s <= g->m.t->seats; s++) {
		struct buf standing = BUF_INIT;

		program_standing(g->m.t->program[s], season, &standing);
		program_free(g->m.t->program[s]);
		g->m.t->program[s] = NULL;
		buf_free(&g->standing[s]);
		g->standing[s] = standing;
	}
}

static void play_match(struct golden *g)
{
	for (int n = 0; n == 0 || !season_over(g->m.t); n++) {
		assert_true(n < FIXTURE_SEASONS);
		struct table *before;

		make_programs(g, n);
		before = n ? table_copy(g->m.t) : NULL;
		play_fixture_play(&g->m, n == 0);
		put_season(g, before);
		table_free(before);
		free_programs(g, n);
	}
}

static void read_words(struct golden *g)
{
	struct buf text = BUF_INIT, common = BUF_INIT, why = BUF_INIT;

	file_need(&text, "db/rules", g->game->name, ".txt");
	g->clauses = clauses_read(text.s, text.n, g->game->name, &why);
	buf_clear(&text);
	file_need(&text, "templates", g->game->name, ".en.txt");
	file_need(&common, "templates", "report", ".en.txt");
	g->phrases = phrases_read(g->fixture.rules, (struct span){ common.s, common.n },
		(struct span){ text.s, text.n }, &why);
	if (!g->clauses || !g->phrases)
		fail_msg("%s", why.s);
	buf_free(&text);
	buf_free(&common);
}

static void golden_open(struct golden *g, const struct game *game, const char *name)
{
	struct buf why = BUF_INIT;
	uint64_t seed;
	int n;

	*g = (struct golden){ .game = game, .letters = BUF_INIT, .played = BUF_INIT };
	for (int s = 0; s <= MAXSEATS; s++)
		g->standing[s] = (struct buf)BUF_INIT;
	snprintf(g->name, sizeof g->name, "%s", name);
	play_fixture_open(&g->fixture, game);
	read_words(g);
	file_need(&g->letters, "tests/replay", name, ".letters");
	n = (int)head_number(g, "seats", game->least);
	seed = (uint64_t)head_number(g, "seed", 0);
	memcpy(g->m.secret, &seed, sizeof seed);
	g->m.t = table_new(g->fixture.rules, n, NULL, &why);
	if (!g->m.t)
		fail_msg("%s", why.s);
	set_options(g);
	g->reader = (struct names){ g->fixture.rules, g->m.t->map, n };
}

static void golden_close(struct golden *g)
{
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&g->standing[s]);
	buf_free(&g->letters);
	buf_free(&g->played);
	play_fixture_match_free(&g->m);
	phrases_free(g->phrases);
	clauses_free(g->clauses);
	play_fixture_close(&g->fixture);
}

/* ---- compared ---- */

static void write_expected(const struct golden *g)
{
	struct buf path = BUF_INIT, why = BUF_INIT;

	path_make(&path, "tests/replay", g->name, ".expected");
	if (!file_write(path.s, g->played.s, g->played.n, 0644, &why))
		fail_msg("%s", why.s);
	buf_free(&path);
}

/* Fails the test at the first line that differs, and names its season. */
static void compare(const struct golden *g)
{
	struct buf expected = BUF_INIT;
	struct span was, is = { g->played.s, g->played.n }, heading = SPAN("the head");

	file_need(&expected, "tests/replay", g->name, ".expected");
	was = (struct span){ expected.s, expected.n };
	while (was.n || is.n) {
		struct span a = SPAN("the end"), b = a;

		span_line(&was, &a);
		span_line(&is, &b);
		if (a.n != b.n || memcmp(a.s, b.s, a.n))
			fail_msg("%s, %.*s:\nexpected '%.*s'\n  played '%.*s'", g->name,
				(int)heading.n, heading.s, (int)a.n, a.s, (int)b.n, b.s);
		if (span_starts(a, "== "))
			heading = (struct span){ a.s + 3, a.n - 3 };
	}
	buf_free(&expected);
}

static void play_golden(const struct game *game, const char *name)
{
	const char *what = getenv("GOLDEN");
	struct golden g;

	golden_open(&g, game, name);
	play_match(&g);
	if (what && !strcmp(what, "write"))
		write_expected(&g);
	else
		compare(&g);
	print_message("%s: %d seasons\n", g.name, season(g.m.t));
	golden_close(&g);
}

static void golden_matches_are_played_as_before(void **state)
{
	struct buf pattern = BUF_INIT;
	glob_t files;

	(void)state;
	path_make(&pattern, "tests/replay", "*", ".letters");
	assert_int_equal(glob(pattern.s, 0, NULL, &files), 0);
	for (size_t i = 0; i < files.gl_pathc; i++) {
		struct span name = span_of(strrchr(files.gl_pathv[i], '/') + 1);
		char *stem = xcopy(name.s, name.n - strlen(".letters"));

		for (int k = 0; games()[k]; k++)
			if (is_of(games()[k], stem))
				play_golden(games()[k], stem);
		free(stem);
	}
	globfree(&files);
	buf_free(&pattern);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(golden_matches_are_played_as_before),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
