/* SPDX-License-Identifier: MIT
 * Matches for the tests of reports: random ones, whose seats write the orders a random player would
 * take, and lines beside them that must fail, wait or stand. */
#ifndef UNIT_REPORT_MATCH_H
#define UNIT_REPORT_MATCH_H
#include "base/data.h"
#include "base/file.h"
#include "box/clauses.h"
#include "box/read.h"
#include "core/random.h"
#include "core/tp1.h"
#include "report/report.h"
#include "report/xml/style.h"

#include <libxml/parser.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

struct world {
	struct box *box;
	struct rules *rules;
	struct phrases *phrases;
	struct clauses *clauses;
};

static inline char *source_path(const char *name)
{
	static char path[512];
	const char *top = getenv("srcdir");

	snprintf(path, sizeof path, "%s/%s", top ? top : ".", name);
	return path;
}

static inline struct span source_read(struct buf *b, const char *name)
{
	struct buf why = BUF_INIT;

	*b = (struct buf)BUF_INIT;
	if (!file_read(b, source_path(name), 1 << 20, &why))
		fail_msg("%s", why.s);
	buf_free(&why);
	return (struct span){ b->s, b->n };
}

/* A stylesheet, which may import ours. */
static inline bool load_sheet(const void *with, const char *name, struct buf *b, struct buf *why)
{
	const struct span *sheet = with;
	char path[200];

	if (!strcmp(name, "sheet.xsl")) {
		buf_add(b, sheet->s, sheet->n);
		return true;
	}
	snprintf(path, sizeof path, "templates/%s", name);
	return file_read(b, source_path(path), STYLESHEET_MOST, why);
}

static inline bool make_page(struct buf *page, struct span xml, struct span sheet, struct buf *why)
{
	struct style *style = style_read("sheet.xsl", load_sheet, &sheet, why);
	bool ok = style && style_apply(style, xml, page, why);

	style_free(style);
	return ok;
}

static inline void world_open(struct world *w)
{
	struct buf why = BUF_INIT, xml, general, game, clauses;
	struct span bytes, words, clause;
	unsigned char hash[HASH];

	assert_true(chance_begin());
	bytes = source_read(&xml, "db/boxes/ktech.xml");
	hash_bytes(hash, bytes.s, bytes.n);
	w->box = box_read(game_named("ktech"), bytes.s, bytes.n, hash, "ktech.xml", &why);
	assert_non_null(w->box);
	w->rules = rules_make(w->box, data_texts("templates/order.en.txt", NULL));
	clause = source_read(&clauses, "db/rules/ktech.txt");
	w->clauses = clauses_read(clause.s, clause.n, "ktech.txt", &why);
	assert_non_null(w->clauses);
	words = source_read(&general, "templates/report.en.txt");
	w->phrases =
		phrases_read(w->rules, words, source_read(&game, "templates/ktech.en.txt"), &why);
	if (!w->phrases)
		fail_msg("%s", why.s);
	buf_free(&xml);
	buf_free(&general);
	buf_free(&game);
	buf_free(&clauses);
}

static inline void world_close(struct world *w)
{
	phrases_free(w->phrases);
	clauses_free(w->clauses);
	rules_free(w->rules);
	box_free(w->box);
}

/* The set-up and tear-down of a test whose state is a world. */
static inline int world_setup(void **state)
{
	struct world *w = malloc(sizeof *w);

	world_open(w);
	*state = w;
	return 0;
}

static inline int world_teardown(void **state)
{
	world_close(*state);
	free(*state);
	xmlCleanupParser();
	return 0;
}

/* ---- one match ---- */

struct play {
	struct world *w;
	struct table *t, *before; /* before: as the season began; NULL: the set-up */
	int number;		  /* of the match: what is random hangs on it */
	struct buf standing[MAXSEATS + 1];
};

static inline struct chance chance_of(const struct play *p, int season_played)
{
	unsigned char secret[SECRET_BYTES] = { (unsigned char)p->number };
	struct chance chance;

	tp1_alone(&chance, "gid-of-test", secret, season_played);
	return chance;
}

/* What random players would order in the coming season. */
static inline void random_letters(struct play *p, bool setup, struct buf letter[MAXSEATS + 1])
{
	struct table *t = table_copy(p->t);
	struct random_source source[MAXSEATS + 1];
	int next_season = setup ? 0 : season(t) + 1;
	struct chance chance = chance_of(p, next_season);

	for (int s = 1; s <= t->seats; s++) {
		random_make(&source[s], (uint64_t)(p->number * 1000 + next_season * 16 + s));
		source[s].taken = &letter[s];
		t->source[s] = &source[s].source;
	}
	season_play(t, &chance, setup);
	table_free(t);
}

/* Plays a season from these letters; NULL: none came. */
static inline void season_from(struct play *p, bool setup, const struct buf *letter)
{
	struct table *t = p->t;
	const struct names reader = { t->rules, t->map, t->seats };
	int played = setup ? 0 : season(t) + 1;
	struct chance chance = chance_of(p, played);

	for (int s = 1; s <= t->seats; s++) {
		struct buf *standing = &p->standing[s];
		struct orders *o =
			letter[s].n ? orders_read(letter[s].s, letter[s].n, &reader) : NULL;

		program_free(t->program[s]);
		t->program[s] = program_make(
			&reader, played, s, (struct span){ standing->s, standing->n }, o);
	}
	table_free(p->before);
	p->before = setup ? NULL : table_copy(t);
	season_play(t, &chance, setup);
	for (int s = 1; s <= t->seats; s++) {
		buf_clear(&p->standing[s]);
		program_standing(t->program[s], season(t), &p->standing[s]);
	}
}

static inline void play_random_season(struct play *p, bool setup)
{
	static const char *const beside[] = {
		"build city 0,0 1,1\nplay raid from blue\n",
		"@ if gold >= 3: gold e max\n",
		"when steal-from: red\nfly to the <moon> & back\n",
		"at 30: gold d\nplay disaster 4,4\nelse play disaster 2,2\n",
		"discard cards raid sail\ncancel 1\nwhen discard-counter: village ship\n",
	};
	struct buf letter[MAXSEATS + 1];

	for (int s = 0; s <= MAXSEATS; s++)
		letter[s] = (struct buf)BUF_INIT;
	random_letters(p, setup, letter);
	for (int s = 1; s <= p->t->seats && !setup; s++) {
		int lot = p->number + season(p->t) + s;

		if (lot % 7)
			buf_str(&letter[s], beside[lot % 5]);
		else
			buf_clear(&letter[s]);
	}
	season_from(p, setup, letter);
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&letter[s]);
}

static inline void play_open(struct play *p, struct world *w, int n, int number)
{
	struct buf why = BUF_INIT;

	*p = (struct play){ .w = w, .number = number };
	for (int s = 0; s <= MAXSEATS; s++)
		p->standing[s] = (struct buf)BUF_INIT;
	p->t = table_new(w->rules, n, NULL, &why);
	assert_non_null(p->t);
}

static inline void play_close(struct play *p)
{
	for (int s = 0; s <= MAXSEATS; s++) {
		buf_free(&p->standing[s]);
		program_free(p->t->program[s]);
	}
	table_free(p->t);
	table_free(p->before);
}

/* ---- its reports ---- */

static inline const char *clause_text(const void *clauses, const char *id)
{
	int n;
	const struct clause *clause = clauses_find(clauses, id, strlen(id), &n);

	return clause ? clause->text : NULL;
}

static inline struct report_input report_of(const struct play *p)
{
	struct report_input of = { .table = p->t,
		.before = p->before,
		.phrases = p->w->phrases,
		.match = "harbour",
		.gid = "gid-of-test",
		.next = season(p->t) + 1,
		.deadline = "Sunday, 20:00 UTC",
		.saw = "kq4rryQ5OixVUs3Ha5xANcUXuthPOm6Vfwn6dMGpG5c",
		.clause = clause_text,
		.clauses = p->w->clauses };

	for (int s = 1; s <= MAXSEATS; s++) {
		of.player[s] =
			s % 2 ? "Ann" : "Bj\xc3\xb6rn Bj\xc3\xb6rnsson <&\"\x01\xef\xbf\xbf>";
		of.seq[s] = s;
		of.auth[s] = "sealed";
	}
	return of;
}

#endif
