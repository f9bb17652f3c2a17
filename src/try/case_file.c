/* SPDX-License-Identifier: MIT
 * Runs a whole file: each case in turn, as test points. */
#include "try/try.h"
#include "try/case.h"

#include <stdlib.h>
#include <string.h>

struct run {
	const struct script *script;
	struct try_env *env;
	int game; /* the block of the game whose rules these are; -1: none yet */
	const struct rules *rules;
	struct buf *tap;
	int cases, failed;
};

/* A box is searched beside the case file. */
static char *box_path(const struct run *r, struct span box)
{
	const char *slash = strrchr(r->script->name, '/');
	struct buf path = BUF_INIT;

	if (!box.n)
		return NULL;
	if (slash && box.s[0] != '/')
		buf_add(&path, r->script->name, (size_t)(slash - r->script->name) + 1);
	buf_add(&path, box.s, box.n);
	return buf_take(&path);
}

static bool find_rules(struct run *r, const struct script_case *c, struct buf *why)
{
	struct buf reason = BUF_INIT;
	char *game, *box;

	if (r->game == c->game)
		return true;
	game = xcopy(c->setting.game.s, c->setting.game.n);
	box = box_path(r, c->setting.box);
	r->game = c->game;
	r->rules = r->env->rules(r->env, game, box, &reason);
	if (!r->rules)
		script_fault(r->script, r->script->block[c->game].number, why, "%s", reason.s);
	free(game);
	free(box);
	buf_free(&reason);
	return r->rules;
}

/* After a number sign, readers of TAP look for TODO and SKIP. */
static void print_text(struct buf *tap, struct span text)
{
	struct buf clean = BUF_INIT;

	text_clean(&clean, text.s, text.n, 200);
	for (size_t i = 0; i < clean.n; i++) {
		if (clean.s[i] == '#' || clean.s[i] == '\\')
			buf_char(tap, '\\');
		buf_char(tap, clean.s[i]);
	}
	buf_free(&clean);
}

static void print_point(struct run *r, const struct script_case *c, const struct buf *failures)
{
	buf_fmt(r->tap, "%sok %d - ", failures->n ? "not " : "", r->cases);
	print_text(r->tap, c->title);
	if (c->known) {
		buf_str(r->tap, " # TODO");
		buf_str(r->tap, c->reason.n ? " " : "");
		print_text(r->tap, c->reason);
	}
	buf_char(r->tap, '\n');
	buf_add(r->tap, failures->s, failures->n);
}

static bool run_case(struct run *r, const struct script_case *c, struct buf *why)
{
	struct buf failures = BUF_INIT;
	bool ok = find_rules(r, c, why)
		&& play_thrice(r->script, c, r->env, r->rules, &failures, why);

	if (ok) {
		r->cases++;
		r->failed += failures.n && !c->known;
		print_point(r, c, &failures);
	}
	buf_free(&failures);
	return ok;
}

static bool run_all(struct run *r, struct buf *why)
{
	bool end = false, ok = true;
	int at = 0;

	while (ok && !end) {
		struct script_case c;

		ok = script_case(r->script, &c, &at, &end, why);
		if (ok && !end)
			ok = run_case(r, &c, why);
		script_case_free(&c);
	}
	return ok;
}

bool try_run(const char *name, struct span text, struct try_env *env, struct buf *tap, int *cases,
	int *failed, struct buf *why)
{
	struct script script;
	struct run r = { .script = &script, .env = env, .game = -1, .tap = tap, .cases = *cases };
	size_t had = tap->n;
	bool ok = script_read(&script, name, text, why) && run_all(&r, why);

	script_free(&script);
	if (!ok) {
		buf_cut(tap, had);
		return false;
	}
	*cases = r.cases;
	*failed += r.failed;
	return true;
}
