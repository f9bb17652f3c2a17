/* SPDX-License-Identifier: MIT
 * log: a season's journal in words, one entry a line. It is the referee's: hidden cards stand in
 * it. Of press there is a list: its texts are not his before the end. */
#include "cmd/log.h"
#include "club/press.h"
#include "cmd/open.h"

#include <stdio.h>
#include <string.h>

struct logging {
	const struct table *t;
	struct reader reader;
	struct buf line;
};

static void put_thing(struct logging *l, thing x)
{
	buf_char(&l->line, ' ');
	if (x < 0) {
		buf_str(&l->line, "under:");
		x = -x;
	}
	if (x > PIECES) {
		buf_fmt(&l->line, "#%d", x - PIECES);
		if (piece_lives(l->t, x)) {
			buf_char(&l->line, ':');
			thing_print(&l->line, &l->reader, kind(l->t, x));
		}
	} else if (x == NONE) {
		buf_str(&l->line, "none");
	} else {
		thing_print(&l->line, &l->reader, x);
	}
}

static void put_ints(struct logging *l, const int32_t *arg, int n)
{
	for (int i = 0; i < n; i++)
		buf_fmt(&l->line, " %d", arg[i]);
}

static void put_args(struct logging *l, const struct args *args, const int32_t *arg)
{
	for (int i = 0; i < args->n; i++) {
		const struct arg *a = &args->arg[i];

		if (a->type == T_INT || a->type == T_WORDS || a->type == T_TIMES) {
			buf_char(&l->line, ' ');
			value_print(&l->line, &l->reader, a, arg[i]);
		} else {
			put_thing(l, arg[i]);
		}
	}
}

static void put_who(struct logging *l, seats who)
{
	if (who == ALL) {
		buf_str(&l->line, " to all");
		return;
	}
	buf_str(&l->line, " to");
	for (int s = 1; s <= l->t->seats; s++)
		if (who & ONLY(s)) {
			buf_char(&l->line, ' ');
			seat_print(&l->line, s);
		}
}

static void put_roll(struct logging *l, const struct entry *e)
{
	const struct rules *r = l->t->rules;
	int label = e->arg[0], n = e->arg[2];
	const int32_t *rest = e->arg + 3 + n;

	buf_fmt(&l->line, "roll %s", label ? r->game->labels[label].name : "lot");
	if (label)
		put_args(l, &r->label[label], rest + 1);
	buf_fmt(&l->line, ": %d of %d sides:", n, e->arg[1]);
	put_ints(l, e->arg + 3, n);
	put_who(l, e->who);
}

static void put_ask(struct logging *l, const struct entry *e)
{
	const struct rules *r = l->t->rules;
	int about = e->arg[2], chosen = e->arg[3 + about];
	const int32_t *o = e->arg + 4 + about;

	buf_fmt(&l->line, "ask %s", r->game->questions[e->arg[0]].name);
	put_args(l, &r->question[e->arg[0]], e->arg + 3);
	buf_str(&l->line, e->arg[1] ? ": by policy" : ": by default");
	if (e->arg[1])
		buf_fmt(&l->line, " %d", e->arg[1]);
	for (int i = 0; i < chosen; i++, o += 3) {
		if (r->answer[e->arg[0]].type == T_WORDS) {
			buf_char(&l->line, ' ');
			value_print(&l->line, &l->reader, &r->answer[e->arg[0]], o[0]);
		} else {
			put_thing(l, o[0]);
		}
		if (o[2] != 1)
			buf_fmt(&l->line, " x%d", o[2]);
	}
}

static void put_change(struct logging *l, const struct entry *e)
{
	const int32_t *a = e->arg;
	static const char *const name[] = { [J_MAKE] = "make",
		[J_MOVE] = "move",
		[J_OWN] = "own",
		[J_SET] = "set",
		[J_GAIN] = "gain" };

	buf_str(&l->line, name[e->verb]);
	put_thing(l, a[0]);
	if (e->verb == J_MAKE) {
		put_thing(l, a[1]);
		buf_fmt(&l->line, " x%d in", a[3]);
		put_thing(l, a[4]);
	} else if (e->verb == J_GAIN || e->verb == J_SET) {
		int d = e->verb == J_SET ? a[2] : a[1];

		buf_fmt(&l->line, " %s ", dial_row(l->t, d)->name);
		if (e->verb == J_SET && l->t->rules->held[d].type != T_INT)
			value_print(&l->line, &l->reader, &l->t->rules->held[d], a[3]);
		else
			buf_fmt(&l->line, "%+d", e->verb == J_SET ? a[3] : a[2]);
	} else {
		if (a[1])
			buf_fmt(&l->line, " x%d", a[1]);
		buf_str(&l->line, " to");
		put_thing(l, a[2]);
	}
}

static void put_entry(struct logging *l, const struct entry *e)
{
	const struct game *g = l->t->game;
	static const char *const went[] = { "refused", "waits", "done" };

	switch (e->verb) {
	case J_TURN:
		buf_str(&l->line, "turn of");
		put_thing(l, e->arg[0]);
		if (e->arg[1])
			buf_fmt(&l->line, ", %s", g->phases[e->arg[1]]);
		break;
	case J_LINE: buf_str(&l->line, "line begins"); break;
	case J_END: buf_fmt(&l->line, "line is %s", went[e->arg[0] + 1]); break;
	case J_TEST:
		buf_fmt(&l->line, "test %s: value %d, wanted %d: %s",
			e->arg[0] > 0 ? g->fields[e->arg[0]].name : "of the question", e->arg[4],
			e->arg[3], e->arg[5] ? "holds" : "does not hold");
		break;
	case J_ASK: put_ask(l, e); break;
	case J_VAIN: buf_fmt(&l->line, "asked in vain: %s", g->questions[e->arg[0]].name); break;
	case J_ROLL: put_roll(l, e); break;
	case J_SHUFFLE:
		buf_str(&l->line, "shuffle");
		put_thing(l, e->arg[0]);
		buf_fmt(&l->line, ", the %d. time, %d cards", e->arg[1] + 1, e->arg[2]);
		break;
	case J_TELL:
	case J_REFUSE:
		buf_fmt(&l->line, "%s %d %s", e->verb == J_TELL ? "fact" : "refusal", e->fact,
			g->facts[e->arg[0]].name);
		put_args(l, &l->t->rules->fact[e->arg[0]], e->arg + 1);
		put_who(l, e->who);
		buf_fmt(&l->line, " [%s]", g->facts[e->arg[0]].clause);
		break;
	case J_LEAVE:
		buf_str(&l->line, "leaves:");
		put_thing(l, e->arg[0]);
		break;
	case J_SHOW:
		buf_str(&l->line, "show");
		put_thing(l, e->arg[0]);
		put_who(l, e->who);
		break;
	default: put_change(l, e);
	}
}

void log_entry(
	struct buf *b, const struct table *t, const struct reader *reader, const struct entry *e)
{
	struct logging l = { t, *reader, BUF_INIT };

	if (e->seat) {
		seat_print(&l.line, e->seat);
		buf_fmt(&l.line, " %d: ", e->line);
	}
	put_entry(&l, e);
	if (e->cause)
		buf_fmt(&l.line, " because of %d", e->cause);
	buf_add(b, l.line.s, l.line.n);
	buf_free(&l.line);
}

static void print_journal(const struct table *t, const struct reader *reader)
{
	struct buf line = BUF_INIT;
	struct entry e;
	size_t at = 0;
	int facts = 0;

	while (journal_next(&t->journal, &at, &facts, &e)) {
		buf_clear(&line);
		log_entry(&line, t, reader, &e);
		puts(line.s);
	}
	buf_free(&line);
}

static void print_press(struct club *club, const struct match *m)
{
	struct buf list = BUF_INIT, why = BUF_INIT;
	bool ok = press_list(club, m, &list, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	fwrite(list.s, 1, list.n, stdout);
	buf_free(&list);
}

static void print_season(struct club *club, const struct match *m, int season)
{
	struct buf why = BUF_INIT;
	struct shelf *shelf = club_newest_shelf(club, m, &why);
	struct table *t = shelf ? match_journal(club, shelf, m, season, &why) : NULL;
	struct reader reader;

	need(t != NULL, EX_DATAERR, &why);
	reader = match_reader(shelf, m);
	print_journal(t, &reader);
	table_free(t);
}

int cmd_log(const struct call *call)
{
	bool press = call_flag(call, "press");
	struct match m;
	struct club club;

	if (press && call_flag(call, "season"))
		die(EX_USAGE, "one of --season and --press");
	need_club(&club, call->folder);
	need_match(&club, call->word[0], &m);
	if (press)
		print_press(&club, &m);
	else
		print_season(&club, &m, need_season(call, &m));
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}
