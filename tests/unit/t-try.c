/* SPDX-License-Identifier: MIT
 * Cases: what their lines may say, how each expectation fails, and what is no case. They are played
 * with a small game of its own, which has a bit of everything a game may have. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "base/data.h"
#include "base/file.h"
#include "core/chance.h"
#include "report/text/offers.h"
#include "report/report.h"
#include "try/try.h"
#include "try_fens.h"

/* ---- playing cases ---- */

struct env {
	struct try_env env;
	struct box *box;
	struct rules *rules;
	struct phrases *phrases;
};

static const struct rules *find_rules(
	struct try_env *e, const char *game, const char *box, struct buf *why)
{
	struct env *env = (struct env *)e;

	if (!strcmp(game, "fens") && !box)
		return env->rules;
	buf_fmt(why, "there is no %s %s", game, box ? box : "");
	return NULL;
}

static void make_report(
	struct try_env *e, const struct table *t, int seat, struct buf *xml, struct buf *text)
{
	struct report_input of = { .table = t,
		.phrases = ((struct env *)e)->phrases,
		.match = "case",
		.gid = "case",
		.next = season(t) + 1,
		.deadline = "" };

	report_make(xml, text, &of, seat);
}

static void give_offers(
	struct try_env *e, const struct table *t, int seat, try_take *taker, void *with)
{
	(void)e;
	for (int i = 1; i <= t->rules->forms; i++)
		offers_of_form(t, seat, i, taker, with);
}

static void read_phrases(struct env *env)
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, general = BUF_INIT, why = BUF_INIT;

	buf_fmt(&path, "%s/templates/report.en.txt", top ? top : ".");
	assert_true(file_read(&general, path.s, TEXTS_MOST, &why));
	env->phrases = phrases_read(env->rules, (struct span){ general.s, general.n },
		(struct span){ fens_phrases, sizeof fens_phrases - 1 }, &why);
	assert_string_equal(why.s, "");
	buf_free(&path);
	buf_free(&general);
}

static int env_make(void **state)
{
	static const unsigned char hash[BOX_HASH];
	struct env *env = xalloc(1, sizeof *env);
	struct buf why = BUF_INIT;

	chance_begin();
	env->env = (struct try_env){ find_rules, make_report, give_offers };
	env->box = box_read(&fens, fens_box, sizeof fens_box - 1, hash, "fens.xml", &why);
	assert_string_equal(why.s, "");
	env->rules = rules_make(env->box, data_texts("templates/order.en.txt", NULL));
	read_phrases(env);
	*state = env;
	return 0;
}

static int env_free(void **state)
{
	struct env *env = *state;

	phrases_free(env->phrases);
	rules_free(env->rules);
	box_free(env->box);
	free(env);
	return 0;
}

struct outcome {
	struct buf tap, why;
	int cases, failed;
	bool ok;
};

static struct outcome run(void **state, const char *text)
{
	struct env *env = *state;
	struct outcome o = { .tap = BUF_INIT, .why = BUF_INIT };

	o.ok = try_run("dir/f.t", span_of(text), &env->env, &o.tap, &o.cases, &o.failed, &o.why);
	assert_int_equal(o.ok, !o.why.n);
	return o;
}

/* The whole file gives exactly this TAP, or this mistake. */
static void file_gives(void **state, const char *text, const char *tap, int failed)
{
	struct outcome o = run(state, text);

	assert_string_equal(o.why.s, "");
	assert_string_equal(o.tap.s, tap);
	assert_int_equal(o.failed, failed);
	buf_free(&o.tap);
	buf_free(&o.why);
}

static void file_is_wrong(void **state, const char *text, const char *reason)
{
	struct outcome o = run(state, text);

	assert_string_equal(o.why.s, reason);
	assert_string_equal(o.tap.s, "");
	assert_int_equal(o.cases + o.failed, 0);
	buf_free(&o.tap);
	buf_free(&o.why);
}

/* One case of the game with these blocks. Its first line is line 3. */
static void case_gives(void **state, const char *blocks, const char *tap, int failed)
{
	struct buf text = BUF_INIT;

	buf_fmt(&text, "game fens\ncase c\n%s", blocks);
	file_gives(state, text.s, tap, failed);
	buf_free(&text);
}

static void holds(void **state, const char *blocks)
{
	case_gives(state, blocks, "ok 1 - c\n", 0);
}

static void fails(void **state, const char *blocks, const char *diagnostic)
{
	struct buf tap = BUF_INIT;

	buf_fmt(&tap, "not ok 1 - c\n# dir/f.t:%s\n", diagnostic);
	case_gives(state, blocks, tap.s, 1);
	buf_free(&tap);
}

static void is_wrong(void **state, const char *blocks, const char *reason)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	buf_fmt(&text, "game fens\ncase c\n%s", blocks);
	buf_fmt(&why, "dir/f.t:%s", reason);
	file_is_wrong(state, text.s, why.s);
	buf_free(&text);
	buf_free(&why);
}

/* ---- what is given ---- */

static void what_is_given_lies_there(void **state)
{
	holds(state,
		"given\n north: red barge (hits 2) [red 2 guard, blue guard]\n red wealth: 7\n"
		" east heat: 4\n year: 1\n red stock 2: 5\n blue hand: ace, deuce\n"
		" south: 3 ember\nexpect\n"
		" north: red barge (hits 2) [blue guard, red guard, red guard]\n"
		" north has red barge\n pool has 1 barge, 3 guard\n red wealth: 7\n east heat: 4\n"
		" year: 2\n red stock 2: 5\n blue hand: deuce ace\n south: 3 ember\n"
		" rank red: 7 0\n");
}

static void nothing_is_made_that_the_box_counts(void **state)
{
	is_wrong(state, "given\n north: red 3 barge\nexpect\n over\n",
		"4: there is no 'barge' left in 'pool'");
	is_wrong(state, "given\n red hand: 2 ace\n blue hand: ace\nexpect\n over\n",
		"5: there is no 'ace' left in 'pack'");
	is_wrong(state, "given\n red hand: 2 ace\n pack top: ace\nexpect\n over\n",
		"5: there is no 'ace' left in 'pack'");
	is_wrong(state, "given\n south: 9999 ember\n north: 9999 ember\nexpect\n over\n",
		"5: a case lays at most 10000 pieces that the box does not count");
}

static void the_order_of_what_is_given_means_nothing(void **state)
{
	holds(state,
		"given\n pack top: trey deuce ace\n red hand: ace\n north: red barge\n"
		"expect\n pack top: trey deuce ace\n red hand: ace\n");
	holds(state,
		"given\n blue hand: rest of pack\n pack: deuce\n red hand: ace\nexpect\n"
		" pack: deuce\n blue hand: ace deuce 2 trey\n");
	holds(state,
		"given\n blue hand: rest of pool\n pool: 2 guard\nexpect\n pool: 2 guard\n"
		" blue hand: 4 guard, 2 barge\n");
}

static void a_home_holds_what_no_line_takes_away(void **state)
{
	is_wrong(state, "given\n pool: barge\nexpect\n over\n",
		"4: other things lie there, or too few of these. This place is their home: "
		"write 'top', or write 'rest of' it for another place");
}

static void an_area_is_filled_where_nothing_else_is_named(void **state)
{
	holds(state,
		"given\n dry: red guard\n north: blue barge\nexpect\n north: blue barge\n"
		" east: red guard\n south: empty\n");
}

static void what_the_game_lays_a_case_may_lay_otherwise(void **state)
{
	file_gives(state,
		"game fens\n north: red barge\n south: blue barge\n"
		"case a\nexpect\n north: red barge\n"
		"case b\ngiven\n north: empty\n east: red barge\nexpect\n north: empty\n"
		" south: blue barge\n"
		"case c\ngiven set-up\nexpect\n north south: empty\n red hand: ace\n",
		"ok 1 - a\nok 2 - b\nok 3 - c\n", 0);
}

static void the_words_behind_given_are_obeyed(void **state)
{
	holds(state,
		"given season 7, seats 3, option years 1\n red hand: ace\norders green\n"
		" at 8: take\nexpect\n over\n later green 1\n isle: empty\n");
	is_wrong(state, "given seats 4\nexpect\n over\n",
		"2: cannot seat 4: Fens is played by 2 to 3");
	is_wrong(state, "given option years 10\nexpect\n over\n",
		"2: option 'years' cannot be '10': it is 1 to 9");
	is_wrong(state, "given set-up season 2\nexpect\n over\n",
		"3: the set-up is season 0, and no other");
	is_wrong(state, "given sesaon 2\nexpect\n over\n",
		"3: 'sesaon' cannot follow 'given', or a word is missing after it");
}

static void a_case_may_say_the_day_it_is_played_on(void **state)
{
	static const char *const none[] = { "0", "2027-03-01", "20271301", "20270332", "today" };

	holds(state, "orders red\n date\nexpect\n told all: pips 0\n");
	holds(state,
		"given day 20270301 season 2\norders red\n date\nexpect\n"
		" told all: pips 20270301\nnext season\norders red\n date\nexpect\n"
		" told all: pips 20270301\n");
	for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
		struct buf blocks = BUF_INIT;

		buf_fmt(&blocks, "given day %s\nexpect\n over\n", none[i]);
		is_wrong(state, blocks.s, "3: write a day after 'day', as 20270301");
		buf_free(&blocks);
	}
}

static void slips_in_what_is_given_are_told_with_their_line(void **state)
{
	static const struct {
		const char *line, *reason;
	} slips[] = {
		{ "north red barge", "the colon is missing: a line is written 'PLACE: PIECES'" },
		{ "west: red barge", "'west' is no place or dial that could stand here" },
		{ "north: red brage", "'brage' is no seat, number or kind" },
		{ "north: green barge", "'green' is no seat, number or kind" },
		{ "north: red 2", "'' has no name of a kind after it" },
		{ "north:", "write after the colon what lies there, or 'empty'" },
		{ "north: empty, barge", "'barge' cannot follow 'empty'" },
		{ "north: barge (heat 1)", "'heat' is no dial of a piece" },
		{ "north: barge (hits 4)", "dial 'hits' cannot be 4" },
		{ "north: barge (hits 1", "'(' is not closed" },
		{ "north: barge [guard", "'[' is not closed" },
		{ "north: 2 barge [guard]",
			"'[' comes after several pieces: write these one by one" },
		{ "red wealth: 10", "dial 'wealth' cannot be 10" },
		{ "red wealth: lots", "'lots' is no number, seat, space or kind" },
		{ "red stock 3: 1", "'3' is no cell of this dial" },
		{ "opener: 1000", "'1000' is no seat" },
		{ "red mood: 1", "'1' is none of calm, cross" },
		{ "north: barge (aim south)", "'south' is no dry" },
		{ "red: 1", "the name of a zone or a dial is missing" },
		{ "north south west: ember", "'west' is no space" },
		{ "north north: ember", "line 4 already says what lies there" },
		{ "dice fate: 1", "'fate' is no label of dice" },
		{ "dice luck green: 1", "'green' cannot be the 'of' here" },
		{ "dice luck: 0", "'0' is no number of a die" },
		{ "draws cellar: guard", "'cellar' is no place" },
		{ "draws pool: gard", "'gard' is no kind" },
		{ "shuffle pack:", "nothing follows the colon" },
		{ "north: rest of cellar", "'cellar' is no zone" },
		{ "pack: guard", "'guard' cannot lie there: 'pack' holds card" },
		{ "pack top: barge", "'barge' cannot lie there: 'pack' holds card" },
		{ "pool top: guard", "guard lies in stacks: there is no top of them" },
		{ "north: 3 unit", "'unit' is no kind: count such pieces with 'has'" },
		{ "north: 4 guard", "this table cannot be: a space is too full" },
	};

	for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
		struct buf blocks = BUF_INIT, reason = BUF_INIT;
		bool whole = strstr(slips[i].reason, "this table");

		buf_fmt(&blocks, "given\n %s\nexpect\n over\n", slips[i].line);
		buf_fmt(&reason, "%d: %s", whole ? 3 : 4, slips[i].reason);
		is_wrong(state, blocks.s, reason.s);
		buf_free(&blocks);
		buf_free(&reason);
	}
}

/* ---- chance ---- */

static void dice_draws_and_shuffles_are_forced(void **state)
{
	holds(state,
		"given\n north: red barge\n dice luck red: 6 5\n draws pool: guard\n"
		" shuffle pack: trey trey ace\norders red\n go east\n take\n mix\nexpect\n"
		" told all: pips 11\n told only red: drew red guard\n pack top: trey trey ace\n");
	holds(state,
		"given\n red hand: ace, deuce\n dice lot gift red: 2\norders red\n give\nexpect\n"
		" told all: gave red deuce\n rolled only red: lot gift red\n");
}

static void what_cannot_be_forced_is_a_failure(void **state)
{
	fails(state,
		"given\n north: red barge\n dice luck: 7 1\norders red\n go east\nexpect\n not "
		"over\n",
		"5: the die cannot show 7: it has 6 sides");
	fails(state, "given\n draws pool: ace\norders red\n take\nexpect\n not over\n",
		"4: 'ace' does not lie there when it should be drawn");
	fails(state,
		"given\n red hand: 2 ace\n shuffle pack: ace\norders red\n mix\nexpect\n not "
		"over\n",
		"5: 'ace' does not lie there when it should be shuffled");
}

static void what_was_forced_for_nothing_is_a_failure(void **state)
{
	fails(state, "given\n dice luck blue: 1 2\nexpect\n not over\n",
		"4: given here, but never thrown: 2 of 2");
	fails(state, "given\n draws pool: guard guard\norders red\n take\nexpect\n not over\n",
		"4: given here, but never drawn: 1 of 2");
	fails(state, "given\n shuffle pack: ace\nexpect\n not over\n",
		"4: given here, but never shuffled: 1 of 1");
}

/* ---- what is expected ---- */

/* One season with something of everything; each line behind it is judged alone. */
static const char much[] =
	"given season 2\n north: red barge\n east: blue guard (aim north)\n opener: blue\n"
	" red mood: cross\n red hand: ace\n blue hand: deuce\n"
	" dice luck: 1 2\n draws pool: guard\norders red\n go south\n else go east\n boast\n pact "
	"blue\n"
	" if season > 5: take\n else take\n at 9: mix\n frolic\n @ favour ace\n when gift: trey\n"
	" give\norders blue\n quit\nexpect\n ";

static void every_expectation_can_hold_and_fail(void **state)
{
	static const struct {
		const char *so, *not_so, *found;
	} lines[] = {
		{ "east: blue guard, red barge", "east: red barge",
			"red barge, blue guard (aim north)" },
		{ "north: empty", "north: barge", "empty" },
		{ "pool has 0 ace, 4 guard", "pool has 3 guard", "4 guard" },
		{ "east has red barge", "east has red 2 barge", "red 1 barge" },
		{ "pool has 5 pieces", "pool has 6 pieces", "5 pieces" },
		{ "east has 2 unit, 1 red pieces", "east has 2 red pieces", "red 1 pieces" },
		{ "red hand has 1 piece", "red hand has 1 card", "0 card" },
		{ "dry has red barge, 2 pieces in all", "map has 3 unit in all", "2 unit in all" },
		{ "north east south has 1 blue guard in all", "dry has 0 blue guard in all",
			"blue 1 guard in all" },
		{ "pack top: ace", "pack top: trey", "ace, deuce, trey, trey, ace" },
		{ "red wealth: 2", "red wealth: 3", "2" },
		{ "year: 1", "year: blue", "1" },
		{ "opener: blue", "opener: none", "blue" },
		{ "red mood: cross", "red mood: calm", "cross" },
		{ "blue mood: calm", "blue mood: cross", "calm" },
		{ "east has blue guard (aim north)", "east: blue guard (aim east), red barge",
			"red barge, blue guard (aim north)" },
		{ "not over", "over", "that it goes on" },
		{ "out blue", "out red", "that it plays on" },
		{ "not out red", "not out blue", "that it is out" },
		{ "rank red: 2", "rank red: 2 1", "2 0" },
		{ "sees blue number: red hand, pack", "sees blue exactly: pool, red hand",
			"'red hand' number" },
		{ "sees red exactly: red stock", "sees blue exactly: red stock",
			"'red stock' nothing" },
		{ "told all: arrived barge east", "told all: arrived barge north",
			"arrived barge east (told all)" },
		{ "told all: arrived barge east [go 1]", "told all: arrived barge [go 2]",
			"that it names [go 1]" },
		{ "told blue: held hidden", "told blue: held ace", "held ace (told all)" },
		{ "told red: held ace", "told all: held ace", "held ace (told all)" },
		{ "told only red: drew red guard", "told all: drew red guard",
			"drew red | guard (told red)" },
		{ "told blue: drew red", "told only red: drew red", "drew red | guard (told red)" },
		{ "told nobody: pips 4", "told nobody: pips *", "pips 3 (told all)" },
		{ "told all 1 time: pips", "told all 2 times: pips", "pips 3 (told all)" },
		{ "not told blue: drew red *", "not told red: drew red *",
			"drew red | guard (told red)" },
		{ "told all: left blue hand-blue", "told all: left blue hand-red",
			"left blue hand-blue (told all)" },
		{ "rolled only red: luck red", "rolled all: luck", "luck red (rolled red)" },
		{ "refused red 1: no-way south [go 3]", "refused red 1: no-way north",
			"refused: no-way south" },
		{ "refused red 1", "refused red 2", "done" },
		{ "not refused red 1: no-way north", "not refused red 1: no-way south",
			"refused: no-way south" },
		{ "not refused red 2: no-way", "not refused red 1: no-way [go 2]",
			"that it names [go 3]" },
		{ "done red 2", "done red 1", "refused: no-way south" },
		{ "waits red 4", "waits red 3", "done" },
		{ "false red 5", "false red 6", "done" },
		{ "later red 7", "not reached red 7", "later" },
		{ "bad red 8: 'no order begins'", "bad red 8: 'hello'",
			"bad: no order begins with 'frolic'; orders are go, pact, quit, take, mix, "
			"boast, give, favour, cheat, date" },
		{ "used red 9 1 time", "used red 9 2 times", "a policy used 1 times" },
		{ "not used red 10", "used red 10", "a policy used 0 times" },
		{ "standing red: @ favour ace", "standing red: @ favour trey",
			"at 9: mix; @ favour ace; when gift: trey" },
		{ "not standing red: take", "not standing red: AT 9: mix", "at 9: mix" },
		{ "standing blue: none", "standing red: none", "at 9: mix" },
		{ "asked red: gift", "asked blue: gift", "gift (asked red)" },
		{ "asked only red: gift [give 2]", "not asked red: gift", "gift (asked red)" },
		{ "not asked blue: gift", "asked nobody: gift", "gift (asked red)" },
		{ "asked red 1 time: gift", "asked red: gift [give 1]", "that it names [give 2]" },
		{ "legal red gift: ace", "legal red gift: trey", "guard, ace" },
		{ "not legal red gift: deuce", "not legal red gift: card", "guard, ace" },
		{ "legal red gift: 1 card", "legal red gift: 2 ace", "guard, ace" },
		{ "not legal red gift: none", "not legal blue gift: deuce",
			"that the question was not asked" },
		{ "printed red: 'The dice show 3.'", "printed red: 'The dice show 4.'",
			"red 'The dice show 3. *" },
		{ "printed all: Orders for season 3 are *", "printed blue: qualm",
			"blue nothing like it" },
		{ "printed only red: You * Guard.", "printed all: You draw Guard",
			"blue 'You are out of the match. *" },
		{ "printed nobody: dragon", "printed nobody: The dice show 3",
			"red 1 time 'The dice show 3. *" },
		{ "printed all 1 time: The dice show", "printed red 2 times: The dice show",
			"red 1 time 'The dice show 3. *" },
		{ "not printed blue: You draw Guard", "not printed all: The dice show",
			"red 1 time 'The dice show 3. *" },
		{ "offered red: go east", "offered red: go south", "red go north, go east" },
		{ "offered all: go", "not offered red: go", "red go north, go east" },
		{ "not offered all: go south", "not offered all: go east",
			"red go east; blue go east" },
		{ "offered all: take", "offered only red: take", "blue take" },
		{ "offered nobody: go south", "offered nobody: mix", "red mix; blue mix" },
		{ "not offered red: when gift", "offered red: when gift",
			"red no answer to 'gift'" },
	};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct buf blocks = BUF_INIT, told = BUF_INIT;
		struct outcome o;

		buf_fmt(&blocks, "game fens\ncase c\n%s%s\n %s\n", much, lines[i].so,
			lines[i].not_so);
		buf_fmt(&told, ":28: expected %s, found %s", lines[i].not_so, lines[i].found);
		/* Of what a report says only the beginning. */
		if (told.s[told.n - 1] == '*')
			buf_cut(&told, told.n - 1);
		o = run(state, blocks.s);
		assert_string_equal(o.why.s, "");
		if (strstr(o.tap.s, ":27:"))
			fail_msg("'%s': %s", lines[i].so, o.tap.s);
		if (!strstr(o.tap.s, told.s))
			fail_msg("not '%s' but %s", told.s, o.tap.s);
		assert_int_equal(o.failed, 1);
		buf_free(&o.tap);
		buf_free(&o.why);
		buf_free(&blocks);
		buf_free(&told);
	}
}

static void a_twin_may_differ_in_what_a_seat_cannot_see(void **state)
{
	static const char before[] = "given\n red hand: ace\n dice luck: 1 2\n north: red barge\n"
				     "orders red\n go east\nexpect\n told all: pips 3\n";
	static const struct {
		const char *twin, *failure;
	} twins[] = {
		{ "twin blue\n red hand: deuce\n", NULL },
		{ "twin blue\norders red\n go east\n go south\n", NULL },
		{ "twin blue\n dice luck: 2 1\n", NULL },
		{ "twin blue\n red stock 1: 5\ntwin blue\n red hand: trey\n", NULL },
		{ "twin red\n blue hand: ace\n pack top: deuce\n",
			"# dir/f.t:11: expected the same report for red, found '  Blue " },
		{ "twin blue\norders red\n go north\n",
			"# dir/f.t:11: expected the same report for blue, found '    2  Barge is" },
		{ "twin blue\n red hand: deuce\n dice luck: 1 2 3\n",
			"# dir/f.t:13: given here, but never thrown: 1 of 3\n" },
	};

	for (size_t i = 0; i < sizeof twins / sizeof *twins; i++) {
		struct buf text = BUF_INIT;
		struct outcome o;

		buf_fmt(&text, "game fens\ncase c\n%s%s", before, twins[i].twin);
		o = run(state, text.s);
		assert_string_equal(o.why.s, "");
		if (!twins[i].failure)
			assert_string_equal(o.tap.s, "ok 1 - c\n");
		else if (!strstr(o.tap.s, twins[i].failure))
			fail_msg("%s", o.tap.s);
		buf_free(&o.tap);
		buf_free(&o.why);
		buf_free(&text);
	}
}

static void slips_in_a_twin_are_told_with_their_line(void **state)
{
	static const struct {
		const char *twin, *reason;
	} slips[] = {
		{ "twin\n red hand: ace\n",
			"6: write after 'twin' the seats that must not learn of it" },
		{ "twin green\n red hand: ace\n", "6: 'green' is no seat of the match" },
		{ "twin blue\norders blue\n mix\n",
			"6: the letter of a seat that must not learn of it stays as it is" },
		{ "twin blue\n",
			"6: nothing in this twin differs from its case: write below 'twin' what is "
			"otherwise" },
		{ "twin blue\n red hand: deuce\n",
			"6: nothing in this twin differs from its case: write below 'twin' what is "
			"otherwise" },
		{ "twin blue\ngiven\n red hand: ace\n",
			"7: write below 'twin' itself what lies otherwise" },
		{ "twin blue\n red hand: ace\nexpect\n over\n", "8: write 'twin' above 'expect'" },
		{ "twin blue\n red hand: acre\n", "7: 'acre' is no seat, number or kind" },
		{ "twin blue\n north: 4 guard\n", "6: this table cannot be: a space is too full" },
	};

	for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
		struct buf blocks = BUF_INIT;

		buf_fmt(&blocks, "given\n red hand: deuce\norders red\n%s", slips[i].twin);
		is_wrong(state, blocks.s, slips[i].reason);
		buf_free(&blocks);
	}
}

static void a_twin_belongs_to_its_season(void **state)
{
	holds(state,
		"given\n red hand: ace\ntwin blue\n red hand: deuce\nnext season\ngiven\n"
		" red hand: ace\norders red\n mix\nexpect\n year: 2\ntwin blue\n red hand: trey\n");
	fails(state,
		"given\n red hand: ace\nexpect\n year: 1\nnext season\norders red\n boast\n"
		"twin blue\n red hand: trey\n",
		"10: expected the same report for blue, found '    1  Ace is held up.              "
		"                           [boast 1]' and of the twin '    1  Trey is held up.    "
		" "
		"                                   [boast 1]'");
}

static void then_looks_behind_the_line_above(void **state)
{
	holds(state,
		"given\n north: red barge\norders red\n go east\n go north\nexpect\n"
		" told all: arrived barge east\n then told all: arrived barge north\n");
	fails(state,
		"given\n north: red barge\norders red\n go east\n go north\nexpect\n"
		" told all: arrived barge north\n then told all: arrived barge east\n",
		"10: expected then told all: arrived barge east, found arrived barge east (told "
		"all); "
		"arrived barge north (told all)");
}

static void slips_in_what_is_expected_are_told_with_their_line(void **state)
{
	static const struct {
		const char *line, *reason;
	} slips[] = {
		{ "arrived barge", "no expectation begins like this, and no colon follows" },
		{ "told all arrived", "the colon is missing: 'told SEATS: FACT'" },
		{ "told everybody: arrived", "'everybody' cannot stand before the colon" },
		{ "told only: arrived", "write before the colon seats, or 'all', or 'nobody'" },
		{ "told all: arived", "'arived' is no fact" },
		{ "told all: arrived brage", "'brage' cannot be the 'what' here" },
		{ "told all: arrived barge east 3",
			"'3' is no word that could stand here: it is one too many" },
		{ "told all: arrived barge [go 1",
			"write the clause at the end, as in '[action 25]'" },
		{ "not told nobody: arrived", "'not told' is followed by seats and a colon" },
		{ "then over", "'over' cannot stand here" },
		{ "not done red 1", "'done' cannot stand here" },
		{ "done red 99", "there is no line 99" },
		{ "done red @1", "there is no line @1" },
		{ "done green 1", "'green' is no seat" },
		{ "done red one", "write the number of a line after the seat" },
		{ "done red 1: no-way", "something after the line does not belong there" },
		{ "used red 9 twice", "write after the line how often, as in '2 times'" },
		{ "rank red: 1 2 3",
			"write a number, and not more numbers than a seat is ranked by" },
		{ "sees red well: pool", "write 'exactly', 'number' or nothing after the seat" },
		{ "north: rest of pool", "'rest of' can only be written below 'given'" },
		{ "red wealth has 2", "write a colon: a dial has one value" },
		{ "north: 3 pieces", "'pieces' is no kind: count such pieces with 'has'" },
		{ "pack top: 2 card", "'card' is no kind: count such pieces with 'has'" },
		{ "north has 1 unit [guard]", "'[' comes after something that is no kind" },
		{ "not refused red 1", "it is written 'not refused SEAT N: FACT'" },
		{ "red wealth: 2 3", "write one value after the colon" },
		{ "asked all gift", "the colon is missing: 'asked SEATS: QUESTION'" },
		{ "asked red: gifts", "'gifts' is no question" },
		{ "asked red: gift ace",
			"'ace' is no word that could stand here: it is one too many" },
		{ "not asked only red: gift", "write only seats and a colon after 'not'" },
		{ "legal red gift", "it is written 'legal SEAT QUESTION: ANSWER'" },
		{ "legal red gifts: ace", "'gifts' is no question" },
		{ "legal red gift: lot", "write one answer after the colon, by its name" },
		{ "legal red gift: ace deuce", "write one answer after the colon, by its name" },
		{ "printed red", "it is written 'printed SEATS: TEXT'" },
		{ "printed red: ''", "write a word after the colon" },
		{ "printed green: sky", "'green' cannot stand before the colon" },
		{ "not printed only red: sky", "write only seats and a colon after 'not'" },
		{ "offered red:", "it is written 'offered SEATS: ORDER'" },
		{ "offered red: fly",
			"no order begins with 'fly'; orders are go, pact, quit, take, "
			"mix, boast, give, favour, cheat, date" },
		{ "offered red: go west", "'west' is no space" },
		{ "not offered red: go north south", "'south' is one word too many" },
		{ "offered red 2 times: go", "leave out how often: an order is offered or not" },
		{ "offered red: when gifts",
			"'gifts' is no question: it is written 'offered SEATS: when QUESTION'" },
	};

	for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
		struct buf blocks = BUF_INIT, reason = BUF_INIT;

		buf_fmt(&blocks, "%s%s\n", much, slips[i].line);
		buf_fmt(&reason, "27: %s", slips[i].reason);
		is_wrong(state, blocks.s, reason.s);
		buf_free(&blocks);
		buf_free(&reason);
	}
}

/* ---- cases and seasons ---- */

static void seasons_follow_one_another_and_lines_stand(void **state)
{
	holds(state,
		"given\n red hand: ace\norders red\n @ boast\nexpect\n told all: held\n"
		"next season\ngiven\n red hand: trey\norders red\n @ boast\nexpect\n kept red 1\n"
		" done red @1\n told red: held trey\n pack has 2 ace\nnext season\norders red\n"
		" cancel 1\nexpect\n done red 1\n over\n told nobody: held\n");
	holds(state,
		"given\n red hand: 3 guard\n north: red barge (hits 1) [blue guard]\nexpect\n"
		" pool has 2 guard\nnext season\ngiven\n red hand: empty\n north: empty\n"
		" blue hand: 6 guard, barge\nexpect\n pool: barge\n");
	fails(state, "given option years 1\nexpect\n over\nnext season\nexpect\n over\n",
		"2: the match is over before season 2");
	is_wrong(state, "expect\n not over\nnext season\ngiven season 4\n",
		"6: after the first season, write 'given' alone");
}

static void a_line_stands_with_its_alternatives(void **state)
{
	static const char letter[] = "orders red\n @ go south\n else go east\n"
				     " else mix\n @ take\nexpect\n";
	struct buf blocks = BUF_INIT;

	buf_fmt(&blocks,
		"%s standing red: @ go south / else go east / else mix\n standing red: @ go south\n"
		" standing red: else go east\n not standing red: @ go south / else go east\n"
		" standing red: @ take\n",
		letter);
	holds(state, blocks.s);
	buf_clear(&blocks);
	buf_fmt(&blocks, "%s standing red: @ go south / else mix\n", letter);
	fails(state, blocks.s,
		"9: expected standing red: @ go south / else mix, found @ go south / else go east "
		"/ "
		"else mix; @ take");
	buf_free(&blocks);
}

static void a_game_that_keeps_something_to_itself_is_caught(void **state)
{
	fails(state, "orders red\n cheat\nexpect\n told all: pips\n",
		"2: expected the same journal when it is played again, found another\n"
		"# dir/f.t:2: expected the same journal when the table is stored and read again, "
		"found another");
}

static void a_known_failure_is_told_and_not_counted(void **state)
{
	case_gives(state, "known failure see #7\nexpect\n over\n",
		"not ok 1 - c # TODO see\n# dir/f.t:5: expected over, found that it goes on\n", 0);
	case_gives(state, "expect\n not over\nknown failure\n", "ok 1 - c # TODO\n", 0);
}

static void a_title_cannot_be_taken_for_a_mark(void **state)
{
	file_gives(
		state, "game fens\ncase a#b \\ c\nexpect\n not over\n", "ok 1 - a\\#b \\\\ c\n", 0);
}

static void a_file_is_cut_into_headings_and_lines(void **state)
{
	file_gives(state, "# nothing\n\n", "", 0);
	file_is_wrong(state, "case c\nexpect\n over\n",
		"dir/f.t:1: no line above says which 'game' is played");
	file_is_wrong(
		state, "game fens\nexpect\n over\n", "dir/f.t:2: there is no 'case' above this");
	file_is_wrong(state, "game fens\ncase c\n north: barge\n",
		"dir/f.t:3: no heading is above this line; a heading begins in column 1");
	file_is_wrong(state, "game fens\ncase\nexpect\n over\n",
		"dir/f.t:2: write after 'case' what is ruled");
	file_is_wrong(state, "game fens\ncase c\n", "dir/f.t:2: this case expects nothing");
	file_is_wrong(state, "game fens\ncase c\nexcept\n over\n",
		"dir/f.t:3: 'except' is no heading; what belongs to one is indented");
	file_is_wrong(
		state, "game marsh\ncase c\nexpect\n over\n", "dir/f.t:1: there is no marsh ");
	file_is_wrong(state, "game fens box b.xml\ncase c\nexpect\n over\n",
		"dir/f.t:1: there is no fens dir/b.xml");
}

static void a_case_is_given_ordered_and_expected_in_this_order(void **state)
{
	is_wrong(state, "expect\n over\ngiven\n",
		"5: 'expect' ends a season: write 'next season' above this");
	is_wrong(state, "orders red\ngiven\nexpect\n over\n",
		"4: write 'given' once, before the orders");
	is_wrong(state, "orders red\norders red\nexpect\n over\n",
		"4: this seat's letter is above already");
	is_wrong(state, "orders purple\nexpect\n over\n", "3: write a seat after 'orders'");
	is_wrong(state, "orders green\nexpect\n over\n",
		"3: this seat is not in the match, which has 2");
	is_wrong(state, "orders red\n season x\nexpect\n over\n",
		"3: write a number there, as the template has it: 'x' in the header is not a "
		"number, or is too small or too large");
}

static void nothing_is_told_of_a_file_with_a_slip(void **state)
{
	file_is_wrong(state, "game fens\ncase a\nexpect\n not over\ncase b\nexpect\n not ovre\n",
		"dir/f.t:7: 'ovre' cannot stand here");
}

static void a_file_too_long_is_not_read(void **state)
{
	struct buf text = BUF_INIT;

	buf_fill(&text, '\n', TRY_BYTES + 1);
	file_is_wrong(state, text.s, "dir/f.t:1: the file has more than 1048576 bytes: split it");
	buf_free(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_given_lies_there),
		cmocka_unit_test(nothing_is_made_that_the_box_counts),
		cmocka_unit_test(the_order_of_what_is_given_means_nothing),
		cmocka_unit_test(a_home_holds_what_no_line_takes_away),
		cmocka_unit_test(an_area_is_filled_where_nothing_else_is_named),
		cmocka_unit_test(what_the_game_lays_a_case_may_lay_otherwise),
		cmocka_unit_test(the_words_behind_given_are_obeyed),
		cmocka_unit_test(a_case_may_say_the_day_it_is_played_on),
		cmocka_unit_test(slips_in_what_is_given_are_told_with_their_line),
		cmocka_unit_test(dice_draws_and_shuffles_are_forced),
		cmocka_unit_test(what_cannot_be_forced_is_a_failure),
		cmocka_unit_test(what_was_forced_for_nothing_is_a_failure),
		cmocka_unit_test(every_expectation_can_hold_and_fail),
		cmocka_unit_test(a_twin_may_differ_in_what_a_seat_cannot_see),
		cmocka_unit_test(slips_in_a_twin_are_told_with_their_line),
		cmocka_unit_test(a_twin_belongs_to_its_season),
		cmocka_unit_test(then_looks_behind_the_line_above),
		cmocka_unit_test(slips_in_what_is_expected_are_told_with_their_line),
		cmocka_unit_test(seasons_follow_one_another_and_lines_stand),
		cmocka_unit_test(a_line_stands_with_its_alternatives),
		cmocka_unit_test(a_game_that_keeps_something_to_itself_is_caught),
		cmocka_unit_test(a_known_failure_is_told_and_not_counted),
		cmocka_unit_test(a_title_cannot_be_taken_for_a_mark),
		cmocka_unit_test(a_file_is_cut_into_headings_and_lines),
		cmocka_unit_test(a_case_is_given_ordered_and_expected_in_this_order),
		cmocka_unit_test(nothing_is_told_of_a_file_with_a_slip),
		cmocka_unit_test(a_file_too_long_is_not_read),
	};

	return cmocka_run_group_tests(tests, env_make, env_free);
}
