/* SPDX-License-Identifier: MIT
 * Lines played: alternatives, lines that wait for a partner, lines within lines, and that nothing
 * is left of what was refused or only tried. */
#include "unit.h"

#include <stdlib.h>
#include <string.h>

static void both_phases(struct table *t)
{
	for (int s = 1; s <= players(t); s++) {
		turn(t, s, 0);
		while (next(t, s, 1 << EARLY))
			;
		while (next(t, s, 1 << LATE))
			;
	}
}

/* How the lines of a seat's letter went: "DRFWO". */
static void went(const struct unit *u, int seat, const char *how)
{
	static const char sign[] = "ODRWFLK";
	const struct orders *o = u->t->program[seat]->letter;
	struct buf b = BUF_INIT;

	for (int i = 0; i < o->lines; i++)
		buf_char(&b, o->line[i].what == L_BAD ? '!' : sign[o->line[i].went]);
	assert_string_equal(b.s, how);
	buf_free(&b);
}

static void play(struct unit *u, const char *red, const char *blue)
{
	unit_letter(u, 1, red);
	if (blue)
		unit_letter(u, 2, blue);
	unit_season = both_phases;
	unit_play(u);
}

/* Refusals as they stand in the journal: "seat.line:why<cause ". */
static void refusals_are(const struct unit *u, const char *list)
{
	struct buf b = BUF_INIT;
	struct entry e = { 0 };

	while (journal_next(&u->t->journal, &e))
		if (e.verb == J_REFUSE)
			buf_fmt(&b, "%d.%d:%d<%d ", e.seat, e.line,
				entry_fact(u->t->rules, &e).value[0], e.cause);
	assert_string_equal(b.s, list);
	buf_free(&b);
}

/* ---- alternatives ---- */

static void an_else_is_tried_when_the_line_above_was_refused_or_false(void **state)
{
	struct unit *u = *state;

	gain(u->t, 1, GOLD, 10);
	play(u, "pay 50\nelse pay 20\nelse pay 1\nelse pay 2\nif gold > 100: pay 1\nelse pay 3\n",
		NULL);
	went(u, 1, "RRDOFD");
	assert_int_equal(dial(u->t, 1, GOLD), 8);
	refusals_are(u, "1.1:50<0 1.2:20<0 ");
}

static void an_alternative_of_a_later_phase_has_its_turn_then(void **state)
{
	struct unit *u = *state;

	play(u, "pay 50\nelse also 1\npay 0\nelse also 2\n", NULL);
	went(u, 1, "RDDO");
}

static int refuse_nine(struct table *t, int seat, int n)
{
	(void)seat;
	return n == 9 ? refuse(t, NO, n) : DONE;
}

static void an_alternative_of_an_earlier_phase_does_not_come_first(void **state)
{
	struct unit *u = *state;

	unit_act = refuse_nine;
	play(u, "also 1\nelse pay 0\nalso 9\nelse pay 0\nelse also 2\n", NULL);
	/* The last is behind one whose phase is over. */
	went(u, 1, "DOROO");
}

static void a_line_not_understood_is_as_one_refused(void **state)
{
	struct unit *u = *state;

	play(u, "pay gold\nelse pay 0\nwhen stanze: fight\nelse pay 0\n", NULL);
	went(u, 1, "!D!!");
}

static void alternatives_of_a_line_that_waits_wait_with_it(void **state)
{
	struct unit *u = *state;

	unit_act = refuse_nine;
	play(u, "at 2: also 9\nelse also 1\n", NULL);
	went(u, 1, "LL");
	program_free(u->t->program[1]);
	u->t->program[1] = unit_program(u, 2, "at 2: also 9\nelse also 1\n", NULL);
	unit_play(u);
	assert_int_equal(u->t->program[1]->line[0]->went, REFUSED_LINE);
	assert_int_equal(u->t->program[1]->line[1]->went, DONE_LINE);
}

static int peeked[3];

static void peek_and_next(struct table *t)
{
	peeked[0] = peek(t, 1, 1 << EARLY);
	peeked[1] = next(t, 1, 1 << EARLY);
	peeked[2] = peek(t, 1, 1 << EARLY) + 100 * peek(t, 1, 1 << LATE);
}

static void peek_names_the_line_next_would_try(void **state)
{
	struct unit *u = *state;

	unit_letter(u, 1, "also 1\npay 0\nelse build army s1\nact 2\n");
	unit_season = peek_and_next;
	unit_play(u);
	assert_int_equal(peeked[0], F_PAY);
	assert_int_equal(peeked[1], F_PAY);
	assert_int_equal(peeked[2], F_ACT + 100 * F_ALSO);
	assert_int_equal(peek(u->t, 2, ~0u), 0);
	leave(u->t, 1);
	assert_int_equal(peek(u->t, 1, ~0u), 0);
	assert_int_equal(next(u->t, 1, ~0u), 0);
	assert_null(seek(u->t, 1, F_ALSO, NULL));
}

/* ---- taken back ---- */

static int tell_and_refuse(struct table *t, int seat, int n)
{
	under(t, tell(t, ALL, SAID, seat, n))
		refuse(t, NO, n);
	under(t, tell(t, ALL, SAID, seat, n + 1)) {
		gain(t, seat, GOLD, 5);
		return n == 9 ? refuse(t, NO, n + 1) : DONE;
	}
	return REFUSED;
}

static void refusals_stay_when_all_else_is_taken_back(void **state)
{
	struct unit *u = *state;

	unit_act = tell_and_refuse;
	play(u, "act 9\nact 3\n", NULL);
	went(u, 1, "RD");
	/* What caused them is no more; in the line that was done all stays. */
	refusals_are(u, "1.1:9<0 1.1:10<0 1.2:3<3 ");
	assert_int_equal(unit_count(u, J_TELL), 2);
	assert_int_equal(dial(u->t, 1, GOLD), 5);
}

static int blue_within(struct table *t, int seat, int n)
{
	if (seat != 1)
		return refuse_nine(t, seat, n);
	next(t, 2, 1 << LATE);
	return n == 9 ? refuse(t, NO, n) : DONE;
}

static void a_line_within_a_line_that_is_refused_is_open_again(void **state)
{
	struct unit *u = *state;

	unit_act = blue_within;
	play(u, "act 9\n", "also 1\n");
	went(u, 1, "R");
	went(u, 2, "D");
	/* Once in vain, of which nothing is left, and once in its own turn. */
	assert_int_equal(unit_count(u, J_LINE), 2);
	play(u, "act 9\nact 1\n", "also 9\nelse if gold > 1: also 2\nelse also 3\nalso 4\n");
	went(u, 1, "RD");
	went(u, 2, "RFDD");
	refusals_are(u, "2.1:9<0 1.1:9<0 2.1:9<0 ");
}

static int itself_within(struct table *t, int seat, int n)
{
	return n == 1 ? next(t, seat, 1 << LATE) == F_ALSO ? DONE : refuse(t, NO, n) : DONE;
}

static void a_line_does_not_play_itself_nor_its_alternatives(void **state)
{
	struct unit *u = *state;

	unit_act = itself_within;
	play(u, "act 1\nelse also 2\nalso 3\n", NULL);
	went(u, 1, "DOD");
}

static int ask_and_refuse(struct table *t, int seat, int n)
{
	struct choice c = { 0 };

	for each(p, t, IN(PILE, NOBODY))
		offer(&c, p, NONE, 1);
	pick(t, seat, &c, 1, 1, GIVE_UP);
	return n == 9 ? refuse(t, NO, n) : DONE;
}

static void questions_of_a_line_refused_were_never_asked(void **state)
{
	struct unit *u = *state;
	const struct line *policy;

	unit_act = ask_and_refuse;
	play(u, "act 9\nact 9\nwhen give-up if nth = 1: ruse\n", NULL);
	policy = unit_line(u, 1, 3);
	assert_int_equal(policy->used, 0);
	assert_int_equal(policy->went, OPEN_LINE);
	assert_int_equal(u->t->nth[1][GIVE_UP], 0);
	play(u, "act 9\nact 1\nact 1\nwhen give-up if nth = 1: ruse\n", NULL);
	assert_int_equal(unit_line(u, 1, 4)->used, 1);
	assert_int_equal(u->t->nth[1][GIVE_UP], 2);
}

static void dice_of_a_line_refused_were_never_thrown(void **state)
{
	struct unit *u = *state;
	struct entry e = { 0 };
	int j = 0;

	unit_act = ask_and_refuse;
	play(u, "act 9\nact 9\nact 1\nact 1\nwhen give-up: lot\n", NULL);
	while (journal_next(&u->t->journal, &e))
		if (e.verb == J_ROLL)
			assert_int_equal(entry_roll(&e).first, j++);
	assert_int_equal(j, 2);
}

static int roll_and_refuse(struct table *t, int seat, int n)
{
	(void)seat;
	roll(t, ALL, 1, 6, NULL, BATTLE, space(t, 0, 0), n);
	return refuse(t, NO, n);
}

static int ask_another_and_refuse(struct table *t, int seat, int n)
{
	return yes(t, seat % 3 + 1, STANCE, space(t, 0, 0), seat, n) ? WAITS : refuse(t, NO, n);
}

static void play_act(struct unit *u)
{
	play(u, "act 1\n", NULL);
}

static void a_game_must_not_roll_or_ask_others_before_it_refuses(void **state)
{
	struct unit *u = *state;

	unit_act = roll_and_refuse;
	assert_true(unit_dies(play_act, u));
	unit_act = ask_another_and_refuse;
	assert_true(unit_dies(play_act, u));
}

/* ---- reasons ---- */

static int refuse_without_a_word(struct table *t, int seat, int n)
{
	(void)t, (void)seat;
	return n ? REFUSED : DONE;
}

static int refuse_by_what_has_no_clause(struct table *t, int seat, int n)
{
	(void)seat;
	return refuse(t, UNRULED, n);
}

static void a_game_must_not_refuse_without_a_reason_and_its_clause(void **state)
{
	struct unit *u = *state;

	unit_act = refuse_without_a_word;
	assert_true(unit_dies(play_act, u));
	unit_act = refuse_by_what_has_no_clause;
	assert_true(unit_dies(play_act, u));
}

static int refuse_five(struct table *t, int seat, int n)
{
	(void)seat;
	for (int i = 0; i < 5; i++)
		refuse(t, NO, i % 2);
	return n == 9 ? REFUSED : DONE;
}

static void a_line_is_told_each_reason_once(void **state)
{
	struct unit *u = *state;

	unit_act = refuse_five;
	play(u, "act 9\nact 1\n", NULL);
	went(u, 1, "RD");
	refusals_are(u, "1.1:0<0 1.1:1<0 1.2:0<0 1.2:1<0 ");
}

/* ---- trials ---- */

static int much(struct table *t, int seat, int n)
{
	int dice[3];

	for each(p, t, IN(PILE, NOBODY))
		move(t, p, 0, IN(HAND_OF, seat));
	shuffle(t, IN(HAND_OF, seat));
	roll(t, ALL, 3, 6, dice, BATTLE, space(t, 0, 0), n);
	ask_and_refuse(t, seat, 1);
	next(t, 2, 1 << LATE);
	set(t, make(t, KINDS + 1, seat, 3, space(t, 0, 0)), 1, DAMAGE, 2);
	leave(t, 3);
	return n == 9 ? refuse(t, NO, n) : DONE;
}

static void check_trials(struct table *t)
{
	struct order o = { .form = F_ACT, .n = 1, .part = { { 0, 0, 1 } } };
	struct buf before = unit_image(t), after;
	struct journal_mark m = journal_mark(&t->journal), now;

	assert_int_equal(play_trial(t, 1, &o), DONE);
	o.part[0].what = 9;
	assert_int_not_equal(play_trial(t, 1, &o), DONE);
	after = unit_image(t);
	now = journal_mark(&t->journal);
	assert_int_equal(before.n, after.n);
	assert_memory_equal(before.s, after.s, after.n);
	assert_int_equal(m.n, now.n);
	assert_int_equal(m.facts, now.facts);
	assert_int_equal(m.entries, now.entries);
	assert_int_equal(t->throws, 0);
	assert_int_equal(t->nth[1][GIVE_UP], 0);
	buf_free(&before);
	buf_free(&after);
}

static void a_trial_changes_nothing(void **state)
{
	struct unit *u = *state;

	unit_act = much;
	unit_letter(u, 1, "when give-up: ruse\n");
	unit_letter(u, 2, "also 9\nelse offer 1\n");
	unit_season = check_trials;
	unit_play(u);
	went(u, 1, "O");
	went(u, 2, "OO");
	assert_int_equal(unit_line(u, 1, 1)->used, 0);
	assert_int_equal(unit_line(u, 2, 1)->tried, 0);
}

/* ---- partners ---- */

static void a_line_waits_for_its_partner(void **state)
{
	struct unit *u = *state;

	play(u, "offer 3\noffer 4\noffer 5\n", "offer 4\noffer 6\n");
	/* Red's first and third wait; the second found blue's, whose turn had not come. */
	went(u, 1, "WDW");
	went(u, 2, "DW");
	assert_int_equal(dial(u->t, 1, GOLD), 1);
	assert_int_equal(dial(u->t, 2, GOLD), 1);
}

static void an_alternative_is_no_partner_before_its_time(void **state)
{
	struct unit *u = *state;

	play(u, "offer 4\n", "offer 5\nelse offer 4\n");
	went(u, 1, "W");
	went(u, 2, "WO");
	unit_act = refuse_nine;
	play(u, "offer 4\n", "also 9\nelse offer 4\n");
	went(u, 1, "D");
	went(u, 2, "RD");
}

static void a_partner_whose_if_is_false_is_none(void **state)
{
	struct unit *u = *state;

	play(u, "offer 4\n", "if gold > 3: offer 4\n");
	went(u, 1, "W");
	went(u, 2, "F");
}

static void one_partner_serves_one_line(void **state)
{
	struct unit *u = *state;

	play(u, "offer 4\noffer 4\n", "offer 4\n");
	went(u, 1, "DW");
	went(u, 2, "D");
}

static int trade_within(struct table *t, int seat, int n)
{
	int form = next(t, seat, 1 << LATE);

	return n == 9 ? refuse(t, NO, form) : DONE;
}

static void a_partner_of_a_line_taken_back_is_free_again(void **state)
{
	struct unit *u = *state;

	unit_act = trade_within;
	play(u, "act 9\noffer 4\n", "offer 4\n");
	went(u, 1, "RD");
	went(u, 2, "D");
	refusals_are(u, "1.1:9<0 ");
	assert_int_equal(dial(u->t, 2, GOLD), 1);
}

static int seek_itself(struct table *t, int seat, int n)
{
	return seek(t, seat, F_ACT, NULL) ? refuse(t, NO, n) : DONE;
}

static void a_line_being_played_is_not_open(void **state)
{
	struct unit *u = *state;

	unit_act = seek_itself;
	play(u, "act 1\n", NULL);
	went(u, 1, "D");
}

/* ---- chance ---- */

static int dice_of_two[2];

static void roll_for_two_alike(struct table *t)
{
	thing one = NONE, other = NONE;

	for each(p, t, IN(PILE, NOBODY))
		if (kind(t, p) == KINDS + 5) {
			other = one;
			one = p;
		}
	for (int i = 0; i < 20; i++) {
		dice_of_two[0] += roll(t, ALL, 1, 1000, NULL, DUEL, one);
		dice_of_two[1] += roll(t, ALL, 1, 1000, NULL, DUEL, other);
	}
}

static void no_label_is_thrown_for_twice(void **state)
{
	struct unit *u = *state;
	struct entry e = { 0 };
	int j = 0;

	unit_season = roll_for_two_alike;
	unit_play(u);
	/* Two pieces of a kind have one label, so their dice are counted on. */
	while (journal_next(&u->t->journal, &e))
		if (e.verb == J_ROLL)
			assert_int_equal(entry_roll(&e).first, j++);
	assert_int_equal(j, 40);
	assert_int_not_equal(dice_of_two[0], dice_of_two[1]);
}

static void say_the_day(struct table *t)
{
	tell(t, ALL, SAID, 1, today(t));
}

static void a_season_knows_the_day_it_was_said_to_be_played_on(void **state)
{
	static const int day[] = { 0, 20270301, 20270301 };
	struct unit *u = *state;
	struct buf was = unit_image(u->t), journal[] = { BUF_INIT, BUF_INIT, BUF_INIT };

	unit_season = say_the_day;
	for (int i = 0; i < 3; i++) {
		struct entry e = { 0 };

		assert_true(table_read(u->t, was.s, was.n, &u->why));
		u->t->day = day[i];
		unit_play(u);
		assert_true(journal_next(&u->t->journal, &e));
		assert_int_equal(entry_fact(u->t->rules, &e).value[1], day[i]);
		journal_write(&u->t->journal, &journal[i]);
	}
	assert_int_equal(journal[1].n, journal[2].n);
	assert_memory_equal(journal[1].s, journal[2].s, journal[2].n);
	for (int i = 0; i < 3; i++)
		buf_free(&journal[i]);
	buf_free(&was);
}

/* ---- KTech ---- */

static thing empty_neighbour(const struct table *t, thing at, int16_t used[])
{
	const struct link *l;
	int n = links(t, at, 0, &l);

	for (int i = 0; i < n; i++)
		if (!used[l[i].to - SPACES] && num(t, l[i].to, 3) == num(t, at, 3))
			return l[i].to;
	return NONE;
}

/* Red's armies stand all over the land, each with an empty space beside it; steps for so many. */
static int lay_armies(struct unit *u, struct order *o, int most)
{
	struct table *t = u->t;
	int16_t used[1024] = { 0 };
	thing at;
	int n = 0;

	for (int i = 0; (at = space(t, 1, i)) && n < most; i++) {
		thing to = used[at - SPACES] ? NONE : empty_neighbour(t, at, used);

		if (!to || to == at)
			continue;
		used[at - SPACES] = used[to - SPACES] = 1;
		make(t, unit_kind(u, "army"), 1, 1, at);
		o->part[o->n++] = (struct part){ 1, (int16_t)n, at };
		o->part[o->n++] = (struct part){ 2, (int16_t)n++, to };
	}
	for (int i = 0; (at = space(t, 1, i)); i++)
		if (!used[at - SPACES])
			make(t, unit_kind(u, "village"), 1, 1, at);
	return n;
}

static void a_march_of_many_armies_moves_each_once(void **state)
{
	enum { F_STEPS = 5, CARDS = 4, MANY = 30 };
	struct unit *u = *state;
	struct table *t = u->t;
	struct order o = {
		.form = F_STEPS, .seat = 1, .n = 1, .part = { { 0, 0, unit_kind(u, "march") } }
	};
	int n = lay_armies(u, &o, MANY), refused;

	assert_int_equal(n, MANY);
	make(t, unit_kind(u, "march"), NOBODY, 1, IN(CARDS, 1));
	/* The last that moved would go back. */
	o.part[o.n] = (struct part){ 1, (int16_t)n, o.part[o.n - 1].what };
	o.part[o.n + 1] = (struct part){ 2, (int16_t)n, o.part[o.n - 2].what };
	o.n += 2;
	assert_int_equal(play_order(t, 1, 1, &o), DONE);
	refused = unit_count(u, J_REFUSE);
	assert_int_equal(first(t, o.part[o.n - 1].what), NONE);
	assert_true(refused >= 1 && refused < 10);
}

/* ---- lines settled by the season ---- */

static void settle_red(struct table *t)
{
	both_phases(t);
	verdict(t, ordered(t, 1, 1), REFUSED, NO, 7);
	verdict(t, ordered(t, 1, 3), DONE, SAID, 1, 9);
	verdict(t, ordered(t, 1, 4), DONE, 0);
	/* Orders of no letter have no line. */
	verdict(t, ordered(t, 1, 0), REFUSED, NO, 8);
	verdict(t, ordered(t, 3, 1), REFUSED, NO, 8);
}

static void a_season_settles_lines_whatever_they_were(void **state)
{
	struct unit *u = *state;
	struct entry e = { 0 };
	int brought = 0;

	unit_letter(u, 1, "act 1\nact 2\noffer 3\noffer 4\n");
	unit_season = settle_red;
	unit_play(u);
	went(u, 1, "RDDD");
	refusals_are(u, "1.1:7<0 ");
	while (journal_next(&u->t->journal, &e))
		brought += e.verb == J_TELL && e.seat == 1 && e.line == 3;
	assert_int_equal(brought, 1);
}

static int stacks;

/* Two stacks that are equal, before a verdict. */
static void judge_beside_stacks(struct table *t)
{
	thing at = SPACES + 1;

	make(t, KINDS + 1, 1, 2, at);
	make(t, KINDS + 1, 1, 3, at);
	verdict(t, ordered(t, 1, 1), DONE, 0);
	stacks = 0;
	for each(piece, t, at)
		stacks += piece != NONE;
}

static void a_verdict_leaves_the_table_the_same_where_no_line_is_judged(void **state)
{
	struct unit *u = *state;

	unit_season = judge_beside_stacks;
	unit_play(u);
	assert_int_equal(stacks, 1);
	unit_letter(u, 1, "offer 1\n");
	unit_play(u);
	assert_int_equal(stacks, 1);
}

static void settle_and_go_on(struct table *t)
{
	both_phases(t);
	verdict(t, ordered(t, 1, 1), REFUSED, NO, 7);
	both_phases(t);
}

static void the_alternative_of_a_line_refused_by_the_season_may_be_reached(void **state)
{
	struct unit *u = *state;

	unit_letter(u, 1, "act 1\nelse act 2\n");
	unit_season = settle_and_go_on;
	unit_play(u);
	went(u, 1, "RD");
}

static int settle_within(struct table *t, int seat, int n)
{
	(void)n;
	verdict(t, ordered(t, seat, 1), DONE, 0);
	return DONE;
}

static void no_line_is_settled_while_one_is_played(void **state)
{
	struct unit *u = *state;

	unit_act = settle_within;
	assert_true(unit_dies(play_act, u));
}

static void spend_all_of_red(struct table *t)
{
	const struct order *o;

	both_phases(t);
	while ((o = seek(t, 1, F_OFFER, NULL)))
		spend(t, o);
}

static void a_season_may_spend_any_number_of_lines(void **state)
{
	struct unit *u = *state;
	struct buf letter = BUF_INIT, how = BUF_INIT;

	for (int i = 1; i <= 40; i++) {
		buf_fmt(&letter, "offer %d\n", i);
		buf_char(&how, 'D');
	}
	unit_letter(u, 1, letter.s);
	unit_season = spend_all_of_red;
	unit_play(u);
	went(u, 1, how.s);
	buf_free(&letter);
	buf_free(&how);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(an_else_is_tried_when_the_line_above_was_refused_or_false),
		RUN_UNIT(an_alternative_of_a_later_phase_has_its_turn_then),
		RUN_UNIT(an_alternative_of_an_earlier_phase_does_not_come_first),
		RUN_UNIT(a_line_not_understood_is_as_one_refused),
		RUN_UNIT(alternatives_of_a_line_that_waits_wait_with_it),
		RUN_UNIT(peek_names_the_line_next_would_try),
		RUN_UNIT(refusals_stay_when_all_else_is_taken_back),
		RUN_UNIT(a_line_within_a_line_that_is_refused_is_open_again),
		RUN_UNIT(a_line_does_not_play_itself_nor_its_alternatives),
		RUN_UNIT(questions_of_a_line_refused_were_never_asked),
		RUN_UNIT(dice_of_a_line_refused_were_never_thrown),
		RUN_UNIT(a_game_must_not_roll_or_ask_others_before_it_refuses),
		RUN_UNIT(a_game_must_not_refuse_without_a_reason_and_its_clause),
		RUN_UNIT(a_line_is_told_each_reason_once),
		RUN_UNIT(a_trial_changes_nothing),
		RUN_UNIT(a_line_waits_for_its_partner),
		RUN_UNIT(an_alternative_is_no_partner_before_its_time),
		RUN_UNIT(a_partner_whose_if_is_false_is_none),
		RUN_UNIT(one_partner_serves_one_line),
		RUN_UNIT(a_partner_of_a_line_taken_back_is_free_again),
		RUN_UNIT(a_line_being_played_is_not_open),
		RUN_UNIT(a_season_settles_lines_whatever_they_were),
		RUN_UNIT(a_verdict_leaves_the_table_the_same_where_no_line_is_judged),
		RUN_UNIT(the_alternative_of_a_line_refused_by_the_season_may_be_reached),
		RUN_UNIT(no_line_is_settled_while_one_is_played),
		RUN_UNIT(a_season_may_spend_any_number_of_lines),
		RUN_UNIT(no_label_is_thrown_for_twice),
		RUN_UNIT(a_season_knows_the_day_it_was_said_to_be_played_on),
		RUN_KTECH(a_march_of_many_armies_moves_each_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
