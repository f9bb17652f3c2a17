/* SPDX-License-Identifier: MIT
 * Questions: put to a seat, and answered by the seat's policies, else by the question's default. */
#include "core/play.h"

#include <string.h>

/* ---- tests ---- */

/* Returns what a test means that leaves out its argument: the player's own seat, or the first thing
 * of that type in the order or in what the question is about. */
static thing left_out(const struct table *t, int seat, const struct arg *hole, int question,
	const int *about, const struct order *o)
{
	int i;

	if (hole->type == T_SEAT)
		return seat;
	i = name_in_order(t->rules, hole, o);
	if (i >= 0)
		return o->part[i].what;
	i = name_in_question(t->rules, hole, question);
	return i >= 0 ? about[i] : NONE;
}

static int field_value(const struct table *t, int seat, const struct test *test, int question,
	const int *about, const struct order *o)
{
	thing arg = test->arg;

	if (test->field <= F_ABOUT)
		return about[F_ABOUT - test->field];
	switch (test->field) {
	case F_SEASON: return season(t);
	case F_SEAT: return seat;
	case F_NTH: return t->nth[seat][question];
	}
	if (!test->has_arg && t->rules->field_arg[test->field].type)
		arg = left_out(t, seat, &t->rules->field_arg[test->field], question, about, o);
	return t->game->fields[test->field].value(t, seat, about, arg);
}

static bool compare(int value, enum test_operator op, int with)
{
	switch (op) {
	case IS_SET: return value != 0;
	case EQUAL: return value == with;
	case UNEQUAL: return value != with;
	case LESS: return value < with;
	case LESS_EQUAL: return value <= with;
	case MORE: return value > with;
	case MORE_EQUAL: return value >= with;
	}
	bug("no such comparison");
}

/* Sets *value to the value of the test's field and returns whether the test holds. */
static bool test_holds(const struct table *t, int seat, const struct test *test, int question,
	const int *about, const struct order *o, int *value)
{
	*value = field_value(t, seat, test, question, about, o);
	return compare(*value, test->op, test->value);
}

bool play_tests(struct table *t, int seat, int line, const struct tests *tests, int question,
	const int *about, const struct order *o)
{
	for (int i = 0; i < tests->n; i++) {
		const struct test *test = &tests->test[i];
		int value;
		bool holds = test_holds(t, seat, test, question, about, o, &value);

		journal_add_test(&t->journal,
			(struct entry_head){ .who = ONLY(seat), .seat = seat, .line = line },
			&(struct test_entry){ .field = test->field,
				.nth = i,
				.op = (int)test->op,
				.wanted = test->value,
				.value = value,
				.holds = holds });
		if (!holds)
			return false;
	}
	return true;
}

/* Returns whether all tests hold; writes nothing to the journal. */
static bool tests_hold(
	const struct table *t, int seat, const struct tests *tests, int question, const int *about)
{
	int value;

	for (int i = 0; i < tests->n; i++)
		if (!test_holds(t, seat, &tests->test[i], question, about, NULL, &value))
			return false;
	return true;
}

/* ---- choosing by patterns ---- */

struct choosing {
	struct table *t;
	struct seat_question *q;
	int got, picked;
	int order[240]; /* the options taken, in order */
};

static void take(struct choosing *c, int i, int n)
{
	struct option *o = &c->q->from->o[i];

	if (n > c->q->most - c->got)
		n = c->q->most - c->got;
	if (n > o->most - o->n)
		n = o->most - o->n;
	if (n <= 0)
		return;
	if (!o->n)
		c->order[c->picked++] = i;
	o->n += n;
	c->got += n;
}

thing option_kind(const struct table *t, thing x)
{
	if (x > PIECES)
		return kind(t, x);
	return x > KINDS && x < PLACES ? x : NONE;
}

static bool fits(const struct table *t, const struct answer *a, const struct option *o)
{
	return answer_fits(a, o->what, option_kind(t, o->what), o->to);
}

static void take_fitting(struct choosing *c, const struct answer *a)
{
	int left = a->n ? a->n : 1;

	for (int i = 0; i < c->q->from->n && left; i++) {
		int had = c->got;

		if (a->what != A_ANY && !fits(c->t, a, &c->q->from->o[i]))
			continue;
		take(c, i, left);
		left -= c->got - had;
	}
}

/* Takes the option with the most, or the least, of a column; of equal ones the first. Returns false
 * when none is left. */
static bool take_extreme(struct choosing *c, const struct answer *a)
{
	int had = c->got;
	int best = -1, value = 0;

	for (int i = 0; i < c->q->from->n; i++) {
		const struct option *o = &c->q->from->o[i];
		thing k =
			o->what > SPACES && o->what < KINDS ? o->what : option_kind(c->t, o->what);
		int v;

		if (!k || o->n >= o->most)
			continue;
		v = num(c->t, k, a->name);
		if (best < 0 || (a->what == A_HIGHEST ? v > value : v < value)) {
			best = i;
			value = v;
		}
	}
	if (best >= 0)
		take(c, best, 1);
	return c->got > had;
}

/* Takes options by a roll that only the seat asked may see, every single piece being equally
 * likely: as many as the answer says, else as many as must be taken, and at least one. */
static void take_lot(struct choosing *c, const struct answer *a)
{
	int missing = c->q->least - c->got, n = a->n ? a->n : missing > 1 ? missing : 1;

	for (; n && c->got < c->q->most; n--) {
		int left = 0, die;

		for (int i = 0; i < c->q->from->n; i++)
			left += c->q->from->o[i].most - c->q->from->o[i].n;
		if (!left)
			return;
		die = roll(c->t, ONLY(c->q->seat), 1, left, NULL, 0, c->q->question, c->q->seat);
		for (int i = 0; i < c->q->from->n; i++) {
			int here = c->q->from->o[i].most - c->q->from->o[i].n;

			if (die <= here) {
				take(c, i, 1);
				break;
			}
			die -= here;
		}
	}
}

/* Returns true when nothing more is to be taken. */
static bool take_none(struct choosing *c)
{
	for (int i = 0; i < c->q->from->n; i++)
		if (c->q->from->o[i].what == NONE) {
			if (!c->got)
				take(c, i, 1);
			return true;
		}
	return c->got >= c->q->least;
}

static bool take_pattern(struct choosing *c, const struct answer *a)
{
	switch (a->what) {
	case A_NAME:
	case A_WORD:
	case A_ANY: take_fitting(c, a); break;
	case A_ALL:
		for (int i = 0; i < c->q->from->n; i++)
			take(c, i, c->q->from->o[i].most);
		break;
	case A_NONE: return take_none(c);
	case A_HIGHEST:
	case A_LOWEST:
		for (int n = a->n ? a->n : 1; n && take_extreme(c, a); n--)
			;
		break;
	case A_LOT: take_lot(c, a); break;
	}
	return c->got >= c->q->most;
}

/* Takes options by these patterns. Returns true if the patterns settled something. */
static bool take_answers(struct choosing *c, const struct answers *answers, int line)
{
	int had = c->got;

	for (int i = 0; i < answers->n; i++) {
		const struct answer *a = &answers->answer[i];

		if (!play_tests(
			    c->t, c->q->seat, line, &a->tests, c->q->question, c->q->about, NULL))
			continue;
		if (take_pattern(c, a))
			return true;
	}
	return c->got > had;
}

/* ---- who answers ---- */

/* Returns whether a line is a list that its form looks at before the list may answer. */
static bool looked_at(const struct table *t, const struct line *line)
{
	return line->order.form && t->game->forms[line->order.form].play;
}

/* Returns whether such a list may answer. The game tells the writer, once, which parts of it
 * cannot. */
static bool may_answer(struct table *t, int seat, int number, const struct order *o)
{
	int was_seat = t->line_seat, was_line = t->line, result;
	struct journal_mark was_at = t->line_at;

	t->line_seat = seat;
	t->line = number;
	t->line_at = (struct journal_mark){ 0 };
	result = t->game->forms[o->form].play(t, seat, o);
	t->line_seat = was_seat;
	t->line = was_line;
	t->line_at = was_at;
	return result != REFUSED;
}

/* Returns the number of the policy that answered; 0: none did. Lists that are looked at are looked
 * at even where there is nothing to choose, so that their writer hears what they cannot bring. */
static int by_lines(struct choosing *c, bool standing)
{
	const struct program *p = c->t->program[c->q->seat];

	for (int i = 0; p && i < p->lines; i++) {
		struct line *line = p->line[i];

		if (line->what != L_POLICY || line->question != c->q->question
			|| line->went == LATER_LINE || line->standing != standing)
			continue;
		if (!c->q->most && !looked_at(c->t, line))
			continue;
		if (!play_tests(c->t, c->q->seat, i + 1, &line->tests, line->question, c->q->about,
			    NULL))
			continue;
		if (looked_at(c->t, line) && !may_answer(c->t, c->q->seat, i + 1, &line->order))
			continue;
		if (!c->q->most || !take_answers(c, line->answers, i + 1))
			continue;
		table_note(c->t, &line->used, line->used + 1);
		table_note(c->t, &line->went, DONE_LINE);
		return i + 1;
	}
	return 0;
}

/* Policies of this season's letter come before those that stand. */
static int by_policies(struct choosing *c)
{
	int line = by_lines(c, false);

	return line ? line : by_lines(c, true);
}

/* Answers what no policy did, or what a policy left open. */
static void by_default(struct choosing *c, bool answered)
{
	const struct answers *otherwise = c->t->rules->otherwise[c->q->question];

	if (otherwise && c->q->most > 0 && (!answered || c->got < c->q->least))
		take_answers(c, otherwise, 0);
	for (int i = 0; i < c->q->from->n && c->got < c->q->least; i++)
		take(c, i, c->q->least - c->got);
}

static void log_answer(const struct choosing *c, int line)
{
	const struct seat_question *q = c->q;
	const struct entry_head head = { .who = ONLY(q->seat),
		.seat = q->seat,
		.line = q->seat == c->t->line_seat ? c->t->line : 0 };
	struct taken_option taken[240];

	for (int i = 0; i < c->picked; i++) {
		const struct option *o = &q->from->o[c->order[i]];

		taken[i] = (struct taken_option){ o->what, o->to, o->n };
	}
	journal_add_ask(&c->t->journal, head,
		&(struct ask_entry){ .question = q->question,
			.policy = line,
			.abouts = c->t->rules->question[q->question].n,
			.about = q->about,
			.options = c->picked,
			.option = taken });
}

/* Brings what was taken to the front, in the order it was taken. */
static void bring_forward(struct choosing *c)
{
	struct choice taken;

	for (int i = 0; i < c->picked; i++)
		taken.o[i] = c->q->from->o[c->order[i]];
	for (int i = c->q->from->n - 1, to = i; i >= 0; i--)
		if (!c->q->from->o[i].n)
			c->q->from->o[to--] = c->q->from->o[i];
	memcpy(c->q->from->o, taken.o, (size_t)c->picked * sizeof *taken.o);
	c->q->chosen = c->picked;
}

static void put(struct table *t, struct seat_question *q)
{
	struct choosing c = { .t = t, .q = q };
	int total = 0, line = 0;
	bool answered = false;

	must(q->question > 0 && q->question <= t->rules->questions);
	for (int i = 0; i < q->from->n; i++) {
		q->from->o[i].n = 0;
		total += q->from->o[i].most;
	}
	if (q->least > total)
		q->least = total;
	if (q->most > total)
		q->most = total;
	table_note(t, &t->nth[q->seat][q->question], t->nth[q->seat][q->question] + 1);
	if (q->seat != NOBODY && !out(t, q->seat)) {
		struct source *source = t->source[q->seat];

		if (source && source->answer && q->most > 0) {
			c.picked = source->answer(source, t, q, c.order);
			for (int i = 0; i < c.picked; i++)
				c.got += q->from->o[c.order[i]].n;
			must(c.got >= q->least && c.got <= q->most);
			answered = true;
		} else {
			line = by_policies(&c);
			answered = line > 0;
		}
	}
	by_default(&c, answered);
	if (t->forced && t->forced->asked)
		t->forced->asked(t->forced, t, q);
	log_answer(&c, line);
	bring_forward(&c);
}

/* ---- the verbs ---- */

void offer(struct choice *c, thing what, thing to, int most)
{
	if (c->n == (int)(sizeof c->o / sizeof *c->o))
		bug("more than %d options", c->n);
	c->o[c->n++] = (struct option){ what, to, most, 0 };
}

static struct seat_question query_of(
	const struct table *t, int seat, struct choice *from, const int *list, int n)
{
	if (n - 1 != t->rules->question[list[0]].n)
		bug("question '%s' is about %d things", t->game->questions[list[0]].name,
			t->rules->question[list[0]].n);
	return (struct seat_question){
		.seat = seat, .question = list[0], .from = from, .about = list + 1
	};
}

int pick_(
	struct table *t, int seat, struct choice *from, int least, int most, const int *list, int n)
{
	struct seat_question q = query_of(t, seat, from, list, n);

	q.least = least;
	q.most = most;
	put(t, &q);
	return q.chosen;
}

thing ask_(struct table *t, int seat, struct choice *from, const int *list, int n)
{
	return pick_(t, seat, from, 1, 1, list, n) ? from->o[0].what : NONE;
}

int word_(struct table *t, int seat, unsigned words, const int *list, int n)
{
	struct choice from = { 0 };

	for (int i = 0; i < 32; i++)
		if (words >> i & 1)
			offer(&from, i, NONE, 1);
	return ask_(t, seat, &from, list, n);
}

/* Returns the position, counted on from `before`, of the first pattern of a list that names the
 * thing; 0: none does. */
static int named_in(const struct table *t, int seat, thing what, const struct line *line,
	const int *about, int before)
{
	const struct option o = { .what = what };

	for (int i = 0; i < line->answers->n; i++) {
		const struct answer *a = &line->answers->answer[i];

		if (a->what == A_NAME && fits(t, a, &o)
			&& tests_hold(t, seat, &a->tests, line->question, about))
			return before + i + 1;
	}
	return 0;
}

int wished_(const struct table *t, int seat, thing what, const int *list, int n)
{
	const struct program *p = t->program[seat];
	int before = 0, found = 0;

	must(n - 1 == t->rules->question[list[0]].n);
	if (t->source[seat] && t->source[seat]->answer)
		return 0;
	for (int standing = 0; standing < 2; standing++)
		for (int i = 0; p && i < p->lines && !found; i++) {
			const struct line *line = p->line[i];

			if (line->what != L_POLICY || line->question != list[0]
				|| line->went == LATER_LINE || line->standing != (bool)standing
				|| !tests_hold(t, seat, &line->tests, list[0], list + 1))
				continue;
			found = named_in(t, seat, what, line, list + 1, before);
			before += line->answers->n;
		}
	return found;
}

void together(struct table *t, struct seat_question *q, int n)
{
	for (int i = 0; i < n; i++)
		put(t, &q[i]);
}
