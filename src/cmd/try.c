/* SPDX-License-Identifier: MIT */
#include "try/try.h"
#include "base/file.h"
#include "box/read.h"
#include "cmd/cmd.h"
#include "cmd/data.h"
#include "core/chance.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A box read once for all cases that name it. */
struct open_box {
	const char *game;
	char *path;
	struct box *box;
	struct rules *rules;
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
	unsigned char hash[HASH];
	struct box *box = NULL;
	struct open_box *b;

	for (b = trying->boxes; b; b = b->next)
		if (same_box(b, name, path))
			return b->rules;
	if (!game)
		buf_fmt(why, "there is no game '%s'", name);
	else if (read_bytes(game->name, path, &xml, &called, why)) {
		hash_bytes(hash, xml.s, xml.n);
		box = box_read(game, xml.s, xml.n, hash, called.s, why);
	}
	buf_free(&xml);
	buf_free(&called);
	if (!box)
		return NULL;
	b = xalloc(1, sizeof *b);
	*b = (struct open_box){ game->name, path ? xcopy(path, strlen(path)) : NULL, box,
		rules_make(box), trying->boxes };
	trying->boxes = b;
	return b->rules;
}

static void close_boxes(struct trying *trying)
{
	while (trying->boxes) {
		struct open_box *next = trying->boxes->next;

		rules_free(trying->boxes->rules);
		box_free(trying->boxes->box);
		free(trying->boxes->path);
		free(trying->boxes);
		trying->boxes = next;
	}
}

int cmd_try(const struct call *call)
{
	struct trying trying = { .env = { rules_for } };
	struct buf text = BUF_INIT, tap = BUF_INIT, why = BUF_INIT;
	int cases = 0, failed = 0;

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
		warn("%d of %d cases do not hold", failed, cases);
	close_boxes(&trying);
	buf_free(&text);
	buf_free(&tap);
	return failed ? EX_REFUSALS : EX_DONE;
}
