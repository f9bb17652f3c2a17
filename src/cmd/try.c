/* SPDX-License-Identifier: MIT */
#include "base/data.h"
#include "base/file.h"
#include "box/read.h"
#include "club/season.h"
#include "cmd/open.h"
#include "core/chance.h"
#include "report/text/offers.h"
#include "try/try.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A box, read once for all cases that name it. */
struct open_box {
	const char *game;
	char *path;
	struct edition *edition;
	struct open_box *next;
};

struct trying {
	struct try_env env;
	struct open_box *boxes;
};

static bool same_box(const struct open_box *b, const char *game, const char *path)
{
	return !strcmp(b->game, game) && (path ? b->path && !strcmp(b->path, path) : !b->path);
}

static bool read_bytes(
	const char *game, const char *path, struct buf *xml, struct buf *name, struct buf *why)
{
	if (path) {
		buf_str(name, path);
		return file_read(xml, path, BOX_MOST, why);
	}
	buf_fmt(name, "db/boxes/%s.xml", game);
	return data_read(xml, name->s, why);
}

static const struct rules *rules_for(
	struct try_env *env, const char *name, const char *path, struct buf *why)
{
	struct trying *trying = (struct trying *)env;
	const struct game *game = game_named(name);
	struct buf xml = BUF_INIT, called = BUF_INIT;
	struct edition *edition = NULL;
	struct open_box *b;

	for (b = trying->boxes; b; b = b->next)
		if (same_box(b, name, path))
			return b->edition->rules;
	if (!game)
		buf_fmt(why, "there is no game '%s'", name);
	else if (read_bytes(game->name, path, &xml, &called, why))
		edition = edition_make(game, (struct span){ xml.s, xml.n }, called.s, why);
	buf_free(&xml);
	buf_free(&called);
	if (!edition)
		return NULL;
	b = xalloc(1, sizeof *b);
	*b = (struct open_box){ game->name, path ? xcopy(path, strlen(path)) : NULL, edition,
		trying->boxes };
	trying->boxes = b;
	return edition->rules;
}

/* ---- what seats would be sent ---- */

static struct report_input report_of(const struct trying *trying, const struct table *t)
{
	const struct open_box *b = trying->boxes;

	while (b->edition->rules != t->rules)
		b = b->next;
	return (struct report_input){ .table = t,
		.phrases = b->edition->phrases,
		.match = "case",
		.gid = "case",
		.next = season(t) + 1,
		.deadline = "",
		.clause = edition_clause,
		.clauses = b->edition };
}

static void make_report(
	struct try_env *env, const struct table *t, int seat, struct buf *xml, struct buf *text)
{
	struct report_input of = report_of((struct trying *)env, t);

	report_make(xml, text, &of, seat);
}

static void give_offers(
	struct try_env *env, const struct table *t, int seat, try_take *take, void *with)
{
	struct table *ahead = season_over(t) || out(t, seat) ? NULL : season_ahead(t, seat);

	(void)env;
	for (int i = 1; ahead && i <= t->rules->forms; i++)
		if (offers_in_season(t->game, i, season(ahead)))
			offers_of_form(ahead, seat, i, take, with);
	table_free(ahead);
}

static void close_boxes(struct trying *trying)
{
	while (trying->boxes) {
		struct open_box *next = trying->boxes->next;

		edition_free(trying->boxes->edition);
		free(trying->boxes->path);
		free(trying->boxes);
		trying->boxes = next;
	}
}

int cmd_try(const struct command_call *call)
{
	struct trying trying = { .env = { rules_for, make_report, give_offers } };
	struct buf text = BUF_INIT, tap = BUF_INIT, why = BUF_INIT;
	int cases = 0, failed = 0;

	/* Where stderr goes to the same place, lines must not mix. */
	setvbuf(stdout, NULL, _IOLBF, 0);
	puts("TAP version 13");
	for (int i = 0; i < call->words; i++) {
		buf_clear(&text);
		buf_clear(&tap);
		need(file_read(&text, call->word[i], TRY_BYTES, &why), EX_NOINPUT, &why);
		need(try_run(call->word[i], (struct span){ text.s, text.n }, &trying.env, &tap,
			     &cases, &failed, &why),
			EX_DATAERR, &why);
		fputs(tap.s, stdout);
	}
	printf("1..%d\n", cases);
	if (failed)
		warn("%d of %d cases fail", failed, cases);
	close_boxes(&trying);
	buf_free(&text);
	buf_free(&tap);
	return failed ? EX_REFUSALS : EX_DONE;
}
