/* SPDX-License-Identifier: MIT
 * log: a season's journal in words, one entry a line. It is for the referee, as it shows hidden
 * cards. Press is only listed: the referee may not read it before the match is over. */
#include "cmd/log.h"
#include "club/press.h"
#include "cmd/open.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- pieces ---- */

void journal_log_begin(struct journal_log *l, const struct table *before, const struct table *t,
	const struct names *reader)
{
	*l = (struct journal_log){ .t = t,
		.reader = *reader,
		.kind = xalloc(MOST_PIECES + 1, sizeof *l->kind),
		.line = BUF_INIT };
	for (int i = 0; i <= MOST_PIECES; i++) {
		const thing piece = PIECES + i;

		l->kind[i] = piece_lives(before, piece) ? kind(before, piece) : NONE;
	}
}

void journal_log_end(struct journal_log *l)
{
	free(l->kind);
	buf_free(&l->line);
}

/* Returns the piece that an entry changes, of which another may be split off. */
static thing changed_piece(const struct entry *e)
{
	switch (e->verb) {
	case J_MOVE: return entry_move(e).piece;
	case J_OWN: return entry_own(e).piece;
	case J_SET: return entry_set(e).what;
	}
	return NONE;
}

/* A journal that differs from what was played may name anything. */
static bool is_piece(thing x)
{
	return x > PIECES && x <= PIECES + MOST_PIECES;
}

static thing kind_then(const struct journal_log *l, thing piece)
{
	return is_piece(piece) ? l->kind[piece - PIECES] : NONE;
}

void journal_log_pass(struct journal_log *l, const struct entry *e)
{
	const thing made = entry_new_piece(e);

	if (is_piece(made))
		l->kind[made - PIECES] =
			e->verb == J_MAKE ? entry_make(e).kind : kind_then(l, changed_piece(e));
}

/* ---- entries ---- */

static void put_thing(struct journal_log *l, thing x)
{
	buf_char(&l->line, ' ');
	if (x < 0) {
		buf_str(&l->line, "under:");
		x = -x;
	}
	if (x > PIECES) {
		buf_fmt(&l->line, "#%d", x - PIECES);
		if (kind_then(l, x)) {
			buf_char(&l->line, ':');
			thing_print(&l->line, &l->reader, kind_then(l, x));
		}
	} else if (x == NONE) {
		buf_str(&l->line, "none");
	} else {
		thing_print(&l->line, &l->reader, x);
	}
}

static void put_args(struct journal_log *l, const struct args *args, const int32_t *value)
{
	for (int i = 0; i < args->n; i++) {
		const struct arg *a = &args->arg[i];

		if (a->type == T_INT || a->type == T_WORDS || a->type == T_TIMES) {
			buf_char(&l->line, ' ');
			value_print(&l->line, &l->reader, a, value[i]);
		} else {
			put_thing(l, value[i]);
		}
	}
}

static void put_who(struct journal_log *l, seats who)
{
	if (who == ALL) {
		buf_str(&l->line, " to all");
		return;
	}
	buf_str(&l->line, " to");
	for (int s = 1; s <= l->t->seats; s++)
		if (who & ONLY(s)) {
			buf_char(&l->line, ' ');
			seat_print(&l->line, l->t->game, s);
		}
}

static void put_roll(struct journal_log *l, const struct entry *e)
{
	const struct rules *r = l->t->rules;
	const struct roll_entry roll = entry_roll(e);

	buf_fmt(&l->line, "roll %s", roll.label ? r->game->labels[roll.label].name : "lot");
	if (roll.label)
		put_args(l, &r->label[roll.label], roll.value);
	buf_fmt(&l->line, ": %d of %d sides:", roll.dice, roll.sides);
	for (int i = 0; i < roll.dice; i++)
		buf_fmt(&l->line, " %d", roll.die[i]);
	put_who(l, e->who);
}

static void put_ask(struct journal_log *l, const struct entry *e)
{
	const struct rules *r = l->t->rules;
	const struct ask_entry ask = entry_ask(e);
	const struct arg *answer = &r->answer[ask.question];

	buf_fmt(&l->line, "ask %s", r->game->questions[ask.question].name);
	put_args(l, &r->question[ask.question], ask.about);
	buf_str(&l->line, ask.policy ? ": by policy" : ": by default");
	if (ask.policy)
		buf_fmt(&l->line, " %d", ask.policy);
	for (int i = 0; i < ask.options; i++) {
		const struct taken_option *o = &ask.option[i];

		if (answer->type == T_WORDS) {
			buf_char(&l->line, ' ');
			value_print(&l->line, &l->reader, answer, o->what);
		} else {
			put_thing(l, o->what);
		}
		if (o->n != 1)
			buf_fmt(&l->line, " x%d", o->n);
	}
}

static void put_made(struct journal_log *l, struct make_entry make)
{
	buf_fmt(&l->line, "make #%d", make.piece - PIECES);
	put_thing(l, make.kind);
	buf_fmt(&l->line, " x%d in", make.n);
	put_thing(l, make.place);
}

/* to: the place, or the seat. */
static void put_moved(struct journal_log *l, const char *verb, thing piece, int n, thing to)
{
	buf_str(&l->line, verb);
	put_thing(l, piece);
	if (n)
		buf_fmt(&l->line, " x%d", n);
	buf_str(&l->line, " to");
	put_thing(l, to);
}

static void put_set(struct journal_log *l, struct set_entry set)
{
	const struct arg *held = &l->t->rules->held[set.dial];

	buf_str(&l->line, "set");
	put_thing(l, set.what);
	buf_fmt(&l->line, " %s ", dial_row(l->t, set.dial)->name);
	if (held->type == T_INT)
		buf_fmt(&l->line, "%+d", set.value);
	else
		value_print(&l->line, &l->reader, held, set.value);
}

static void put_gain(struct journal_log *l, struct gain_entry gain)
{
	buf_str(&l->line, "gain");
	put_thing(l, gain.what);
	buf_fmt(&l->line, " %s %+d", dial_row(l->t, gain.dial)->name, gain.by);
}

static void put_change(struct journal_log *l, const struct entry *e)
{
	struct move_entry move;
	struct own_entry own;

	switch (e->verb) {
	case J_MAKE: put_made(l, entry_make(e)); break;
	case J_MOVE:
		move = entry_move(e);
		put_moved(l, "move", move.piece, move.n, move.to);
		break;
	case J_OWN:
		own = entry_own(e);
		put_moved(l, "own", own.piece, own.n, own.seat);
		break;
	case J_SET: put_set(l, entry_set(e)); break;
	case J_GAIN: put_gain(l, entry_gain(e)); break;
	}
}

static void put_turn(struct journal_log *l, struct turn_entry turn)
{
	buf_str(&l->line, "turn of");
	put_thing(l, turn.seat);
	if (turn.phase)
		buf_fmt(&l->line, ", %s", l->t->game->phases[turn.phase]);
}

static void put_test(struct journal_log *l, struct test_entry test)
{
	buf_fmt(&l->line, "test %s: value %d, wanted %d: %s",
		test.field > 0 ? l->t->game->fields[test.field].name : "of the question",
		test.value, test.wanted, test.holds ? "holds" : "does not hold");
}

static void put_shuffle(struct journal_log *l, struct shuffle_entry shuffle)
{
	buf_str(&l->line, "shuffle");
	put_thing(l, shuffle.place);
	buf_fmt(&l->line, ", the %d. time, %d cards", shuffle.epoch + 1, shuffle.n);
}

static void put_fact(struct journal_log *l, const struct entry *e)
{
	const struct fact_entry told = entry_fact(l->t->rules, e);
	const struct fact *fact = &l->t->game->facts[told.row];

	buf_fmt(&l->line, "%s %d %s", e->verb == J_TELL ? "fact" : "refusal", e->fact, fact->name);
	put_args(l, told.args, told.value);
	put_who(l, e->who);
	buf_fmt(&l->line, " [%s]", fact->clause);
}

static void put_entry(struct journal_log *l, const struct entry *e)
{
	static const char *const went[] = { "refused", "waits", "done" };

	switch (e->verb) {
	case J_TURN: put_turn(l, entry_turn(e)); break;
	case J_LINE: buf_str(&l->line, "line begins"); break;
	case J_END: buf_fmt(&l->line, "line is %s", went[entry_end(e).result + 1]); break;
	case J_TEST: put_test(l, entry_test(e)); break;
	case J_ASK: put_ask(l, e); break;
	case J_VAIN:
		buf_fmt(&l->line, "asked in vain: %s",
			l->t->game->questions[entry_vain(e).question].name);
		break;
	case J_ROLL: put_roll(l, e); break;
	case J_SHUFFLE: put_shuffle(l, entry_shuffle(e)); break;
	case J_TELL:
	case J_REFUSE: put_fact(l, e); break;
	case J_LEAVE:
		buf_str(&l->line, "leaves:");
		put_thing(l, entry_leave(e).seat);
		break;
	case J_SHOW:
		buf_str(&l->line, "show");
		put_thing(l, entry_show(e).what);
		put_who(l, e->who);
		break;
	default: put_change(l, e);
	}
}

const char *log_entry(struct journal_log *l, const struct entry *e)
{
	buf_clear(&l->line);
	if (e->seat) {
		seat_print(&l->line, l->t->game, e->seat);
		buf_fmt(&l->line, " %d: ", e->line);
	}
	put_entry(l, e);
	if (e->cause)
		buf_fmt(&l->line, " because of %d", e->cause);
	return l->line.s;
}

static void print_journal(
	const struct table *before, const struct table *t, const struct names *reader)
{
	struct journal_log l;
	struct entry e = { 0 };

	journal_log_begin(&l, before, t, reader);
	while (journal_next(&t->journal, &e)) {
		journal_log_pass(&l, &e);
		puts(log_entry(&l, &e));
	}
	journal_log_end(&l);
}

static void print_press(const struct context *c)
{
	struct buf list = BUF_INIT;
	bool ok = press_list(c, &list);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	fwrite(list.s, 1, list.n, stdout);
	buf_free(&list);
}

static void print_season(const struct context *c, int season)
{
	struct edition *edition = club_newest_edition(c);
	struct table *t = edition ? match_journal(c, edition, season) : NULL;
	struct table *before = t ? match_table(c, edition, season - 1) : NULL;
	struct names reader;

	need(before != NULL, EX_DATAERR, c->why);
	reader = match_names(edition, c->m);
	print_journal(before, t, &reader);
	table_free(before);
	table_free(t);
}

int cmd_log(const struct command_call *call)
{
	bool press = call_flag(call, "press");
	struct match_context o;

	if (press && call_flag(call, "season"))
		die(EX_USAGE, "one of --season and --press");
	open_match(&o, call);
	if (press)
		print_press(&o.c);
	else
		print_season(&o.c, need_season(call, &o.m));
	close_match(&o);
	return EX_DONE;
}
