/* SPDX-License-Identifier: MIT
 * The order text of a letter: header, lines of every sort, their limits, and every sentence that
 * says what is wrong with one. */
#include "core/surety.h"
#include "report/page.h"
#include "unit.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NUMBER_THERE "write a number there, as the template has it: "

static void header_is(const struct unit *u, const char *text, const char *problem)
{
	struct orders *o = unit_orders(u, text);
	struct buf fault = BUF_INIT;

	assert_int_equal(orders_header_says(o, u->rules->texts, &fault), problem != NULL);
	assert_string_equal(fault.s, problem ? problem : "");
	buf_free(&fault);
	orders_free(o);
}

/* The last line's problem; the others have none. */
static void bad(const struct unit *u, const char *text, const char *problem)
{
	struct orders *o = unit_orders(u, text);
	const struct line *last = &o->line[o->lines - 1];

	for (int i = 0; i + 1 < o->lines; i++)
		assert_null(o->line[i].problem);
	assert_int_equal(last->what, L_BAD);
	assert_string_equal(last->problem, problem);
	orders_free(o);
}

/* How the last line is written right. */
static void mended(const struct unit *u, const char *text, const char *remedy)
{
	struct orders *o = unit_orders(u, text);
	const struct line *last = &o->line[o->lines - 1];

	if (last->what != L_BAD || strcmp(last->remedy ? last->remedy : "", remedy) != 0)
		fail_msg("%s: '%s', not '%s'", text, last->remedy, remedy);
	orders_free(o);
}

static void a_line_that_cannot_be_read_comes_with_how_it_is_written(void **state)
{
	const struct unit *u = *state;
	static const char march[] = "Write the line as march UNIT SPACE-SPACE ...";

	/* the word that was meant, of the order and of its names */
	mended(u, "biuld army s1\n", "Write 'build' if that was meant");
	mended(u, "build amry s1\n", "Write 'army' if that was meant");
	mended(u, "build army 4.6\n", "Write '4,6' if that was meant");
	mended(u, "deal blue gvie 1 army take 1 army\n", "Write 'give' if that was meant");
	mended(u, "say queit\n", "Write 'quiet' if that was meant");
	/* words in the wrong order */
	mended(u, "build s1 army\n", "Write 'build army s1' if that was meant");
	mended(u, "s1 build army\n", "Write 'build army s1' if that was meant");
	mended(u, "army build s1.\n", "Write 'build army s1' if that was meant");
	/* words before the order */
	mended(u, "please build army s1.\n", "Write 'build army s1' if that was meant");
	mended(u, "Orders: when stance: fight\n", "Write 'when stance: fight' if that was meant");
	/* else what may stand there */
	mended(u, "build elk s1\n", "Write one of these: army, archer, ship, big-ship");
	/* else the form, as where a word stands in the wrong place; an example where the line names nothing, as others' names
	 * would order what its writer does not want */
	mended(u, "deal blue give 1 take 1 army\n",
		"Write the line as deal SEAT give NUMBER UNIT ... take NUMBER UNIT ...");
	mended(u, "march army\n", march);
	mended(u, "gold a 3 4\n", "Write the line as gold a (NUMBER) (only to show how: 'gold a')");
	mended(u, "act\n", "Write the line as act NUMBER (only to show how: 'act 1')");
	mended(u, "say\n",
		"Write the line as say loud/quiet/lower (to SEAT ... (any)) (only to show how: "
		"'say loud')");
	/* of a test, a policy, an else */
	mended(u, "if gold > x: act 1\n",
		"Write the line as 'if TEST: ORDER', for example 'if season > 3: ORDER'. A TEST "
		"begins with one of these: season, gold, strength, terrain, holder");
	mended(u, "if gold > 1 act 1\n",
		"Write the line as 'if TEST: ORDER', for example 'if season > 3: ORDER'. A TEST "
		"begins with one of these: season, gold, strength, terrain, holder");
	mended(u, "when stanze: fight\n", "Write 'stance' if that was meant");
	mended(u, "when give: raid\n", "Begin the line with 'when give-up'");
	mended(u, "when fight: fight\n", "Begin the line with 'when stance'");
	mended(u, "when stance: flight\n", "Write the line as 'when stance: fight'");
	mended(u, "when stance of: fight\n",
		"Write the line as 'when stance if TEST: fight'. A TEST begins with one of these: "
		"at, enemy, round, season, gold, strength, terrain, holder");
	mended(u, "act 1\nelse keep raid\n",
		"Write the answer as a line of its own, without 'else'");
	mended(u, "@\n", "Write an order after it");
	/* where the refusal says it itself, nothing else does */
	mended(u, "frobnicate\n", "");
	mended(u, "at x: act 1\n", "");
}

static void good(const struct unit *u, const char *text, int lines)
{
	struct orders *o = unit_orders(u, text);

	for (int i = 0; i < o->lines; i++)
		if (o->line[i].problem)
			fail_msg("'%s': %s", text, o->line[i].problem);
	assert_int_equal(o->lines, lines);
	orders_free(o);
}

static void the_header_is_read_up_to_the_first_order(void **state)
{
	const struct unit *u = *state;
	struct orders *o = unit_orders(u,
		"MATCH Harbour\nopen x\n# a comment\nseason 12\nseat red\n"
		"seq 3\nsaw s\nnonce n\nact 1\nact 2\n");

	assert_null(o->header_fault);
	assert_true(span_is(o->match, "Harbour"));
	assert_true(span_is(o->seat, "red"));
	assert_true(span_is(o->saw, "s"));
	assert_true(span_is(o->nonce, "n"));
	assert_true(span_is(o->open, "x"));
	assert_int_equal(o->season, 12);
	assert_int_equal(o->seq, 3);
	assert_int_equal(o->lines, 2);
	assert_int_equal(o->line[1].number, 2);
	orders_free(o);
	bad(u, "act 1\nseason 12\n",
		"no order begins with 'season'; orders are march, build, deal,"
		" gold, say, keep, act, also, offer, pay, pair");
}

static void a_header_that_makes_no_sense_is_said(void **state)
{
	const struct unit *u = *state;

	header_is(u, "season x\n",
		NUMBER_THERE "'x' in the header is not a number, or is too small or too large");
	header_is(u, "season -1\n",
		NUMBER_THERE "'-1' in the header is not a number, or is too small or too large");
	header_is(u, "seq 10000000000\n",
		NUMBER_THERE
		"'10000000000' in the header is not a number, or is too small or too large");
	header_is(u, "match\n",
		"write a value after 'match' in the header, or leave the line out: it has"
		" no value");
	header_is(u, "match a b\n",
		"leave out the last word of the header line 'match a b': the line has one word too "
		"many");
	/* What is quoted is cut between two signs, never within one. */
	header_is(u, "seq 123456789012345678901234567890123456789\xc3\xa4\xc3\xa4\n",
		NUMBER_THERE
		"'123456789012345678901234567890123456789\xc3\xa4...' in the header is "
		"not a number, or is too small or too large");
	header_is(u, "season 1\nact 1\n", NULL);
}

static void comments_and_continued_lines_are_one_text(void **state)
{
	const struct unit *u = *state;
	struct orders *o = unit_orders(u,
		"act # not 3\n# nothing\n+ 5 # five\n+\n+ # more\nbuild army"
		" s1#2\n+s2\n");

	assert_int_equal(o->lines, 2);
	assert_true(span_is(o->line[0].text, "act 5"));
	assert_int_equal(o->line[0].what, L_ORDER);
	assert_true(span_is(o->line[1].text, "build army s1#2 s2"));
	orders_free(o);
	o = unit_orders(u, "act\n+#5\n+ 5\n");
	assert_true(span_is(o->line[0].text, "act 5"));
	orders_free(o);
	bad(u, "+ act 1\n",
		"no order begins with '+'; orders are march, build, deal, gold, say, keep,"
		" act, also, offer, pay, pair");
}

static void lines_of_every_sort_are_told_apart(void **state)
{
	const struct unit *u = *state;
	struct orders *o = unit_orders(u,
		"@ act 1\nat 14: act 2\n  else act 3\nif gold >= 8 and terrain s1"
		" = sea: act 4\n@ at 3: act 5\nwhen stance: fight\n"
		"cancel 1\nkeep raid rally\n");

	assert_true(o->line[0].standing);
	assert_int_equal(o->line[1].at, 14);
	assert_true(o->line[2].orelse);
	assert_int_equal(o->line[2].at, 14);
	assert_int_equal(o->line[3].tests.n, 2);
	assert_true(o->line[4].standing);
	assert_int_equal(o->line[4].at, 3);
	assert_int_equal(o->line[5].what, L_POLICY);
	assert_true(o->line[5].standing);
	assert_int_equal(o->line[6].what, L_CANCEL);
	assert_int_equal(o->line[7].what, L_POLICY);
	assert_int_equal(o->line[7].question, GIVE_UP);
	assert_false(o->line[7].standing);
	/* Two cards, and then none. */
	assert_int_equal(o->line[7].answers->n, 3);
	assert_int_equal(orders_block(o, 1), 2);
	for (int i = 0; i < o->lines; i++)
		assert_null(o->line[i].problem);
	orders_free(o);
}

static void else_belongs_under_an_order(void **state)
{
	const struct unit *u = *state;

	good(u, "act 1\nelse act 2\nelse if gold > 1: act 3\n", 3);
	good(u, "@ act 1\nelse act 2\n", 2);
	bad(u, "else act 1\n", "an 'else' must follow an order");
	bad(u, "cancel 1\nelse act 1\n", "an 'else' must follow an order");
	bad(u, "when stance: fight\nelse act 1\n", "an 'else' must follow an order");
	bad(u, "keep raid\nelse act 1\n", "an 'else' must follow an order");
	bad(u, "@ act 1\n@ else act 2\n",
		"the '@' or 'at' of the line above counts for its 'else', too");
	bad(u, "act 1\nelse at 3: act 2\n",
		"the '@' or 'at' of the line above counts for its 'else', too");
	bad(u, "act 1\nelse keep raid\n",
		"only an order can begin with 'else', and this line is an answer");
}

static void an_else_under_an_else_that_belongs_nowhere_belongs_nowhere(void **state)
{
	const struct unit *u = *state;
	static const char *const above[] = { "cancel 1", "when stance: fight", "when stanze: fight",
		"keep raid" };

	for (size_t i = 0; i < sizeof above / sizeof *above; i++) {
		struct buf text = BUF_INIT;
		struct orders *o;

		buf_fmt(&text, "act 1\n%s\nelse act 2\nelse act 3\n", above[i]);
		o = unit_orders(u, text.s);
		assert_int_equal(o->lines, 4);
		assert_int_equal(o->line[2].what, L_BAD);
		assert_int_equal(o->line[3].what, L_BAD);
		orders_free(o);
		buf_free(&text);
	}
	/* A bad order is as one refused: what stands under it may still be done. */
	good(u, "act 1\nelse act 3\n", 2);
}

static void every_mistake_has_its_sentence(void **state)
{
	const struct unit *u = *state;

	bad(u, "at x: act 1\n",
		"write the line as 'at 14: ORDER': after 'at' must come the number of a season");
	bad(u, "at 0: act 1\n",
		"write the line as 'at 14: ORDER': after 'at' must come the number of a season");
	bad(u, "at 14 act 1\n",
		"write the line as 'at 14: ORDER': the colon after the season is missing");
	bad(u, "if gold > 1 act 1\n",
		"write 'if TEST: ORDER': the colon after the test is missing");
	bad(u, "if gold > 1:\n", "the order itself is missing");
	bad(u, "@\n", "the order itself is missing");
	bad(u, "if: act 1\n",
		"no order begins with 'if:'; orders are march, build, deal, gold, say,"
		" keep, act, also, offer, pay, pair");
	bad(u, "if : act 1\n", "a test is missing after 'if' or 'and'");
	bad(u, "if gold > : act 1\n", "a number or a name is missing at the end of the test");
	bad(u, "if gold > 1 and: act 1\n", "a test is missing after 'if' or 'and'");
	bad(u, "if gold > 1 or gold < 3: act 1\n",
		"write two lines: the word 'or' cannot be used here");
	bad(u, "if silver > 1: act 1\n", "'silver' is not a field that a test can use");
	bad(u, "if gold > x: act 1\n", "'x' is not a number that can be used here");
	bad(u, "if strength > 1: act 1\n",
		"after 'strength' a name is missing (unit): nothing else in this line says which "
		"is meant");
	bad(u, "when give-up if gold and holder: raid\n",
		"after 'holder' a name is missing (space): nothing else in this line says which is "
		"meant");
	bad(u, "when give-up: raid if terrain = sea\n",
		"after 'terrain' a name is missing (space): nothing else in this line says which "
		"is meant");
	bad(u, "if strength: keep raid\n",
		"after 'strength' a name is missing (unit): nothing else in this line says which "
		"is meant");
	bad(u, "if gold > 1 2: act 1\n", "'2' is one word too many");
	bad(u, "if gold and gold and gold and gold and gold and gold and gold: act 1\n",
		"the line has more than 6 tests");
	bad(u, "when stance is\n", "write 'when QUESTION: ANSWER': the colon is missing");
	bad(u, "when stanze: fight\n", "'stanze' is no question");
	bad(u, "when bravery: fight\n",
		"'bravery' is no question; questions are stance, give-up, lose,"
		" send, target, bid");
	bad(u, "when stance of: fight\n", "there is 'of' where 'if' or the colon belongs");
	bad(u, "when stance:\n", "an answer is missing");
	bad(u, "when stance: flight\n", "'flight' cannot answer 'stance': fight, retreat, siege");
	bad(u, "when give-up: highest wit\n",
		"after 'highest' write one of the numbers on the cards: strength");
	bad(u, "when send: army at\n", "a name is missing after 'at'");
	bad(u, "when give-up: 2 all\n",
		"leave out the number before 'all': no number can come there");
	bad(u, "when give-up: <\n", "'<' is no card");
	bad(u, "when give-up: elk\n", "'elk' is no card");
	bad(u,
		"act 1 "
		"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
		"x\n",
		"a line has at most 120 words, and a word 80 letters");
}

static void a_line_beyond_its_limits_is_refused_whole(void **state)
{
	const struct unit *u = *state;
	struct buf text = BUF_INIT;

	buf_str(&text, "build army");
	for (int i = 0; i < WORDS; i++)
		buf_str(&text, " s1");
	bad(u, text.s, "a line has at most 120 words, and a word 80 letters");
	buf_clear(&text);
	buf_str(&text, "when give-up: raid");
	for (int i = 0; i < WORDS; i++)
		buf_str(&text, " raid");
	bad(u, text.s, "too many words");
	buf_clear(&text);
	buf_str(&text, "when give-up:");
	for (int i = 0; i < ANSWERS + 1; i++)
		buf_str(&text, " raid");
	bad(u, text.s, "the line has more than 65 answers");
	buf_clear(&text);
	buf_str(&text, "act 1\n");
	for (int i = 0; i < 1000; i++)
		buf_str(&text, "+ 1\n");
	bad(u, text.s, "write several lines instead: this line is too long");
	buf_free(&text);
}

static void too_long_a_line_is_still_the_sort_it_is(void **state)
{
	const struct unit *u = *state;
	struct buf text = BUF_INIT;
	struct orders *o;

	buf_str(&text, "act 1\nelse act ");
	buf_fill(&text, '1', LINE_BYTES);
	buf_str(&text, "\nelse act 2\n");
	o = unit_orders(u, text.s);
	assert_int_equal(orders_block(o, 0), 3);
	orders_free(o);
	buf_free(&text);
}

static void a_standing_answer_may_name_all_there_is(void **state)
{
	const struct unit *u = *state;
	struct buf text = BUF_INIT;
	struct orders *o;

	buf_str(&text, "keep");
	for (int i = 0; i < 64; i++)
		buf_str(&text, " ruse");
	o = unit_orders(u, text.s);
	assert_null(o->line[0].problem);
	assert_int_equal(o->line[0].answers->n, 65);
	orders_free(o);
	buf_free(&text);
}

static void lines_beyond_the_last_are_said_to_be_left_out(void **state)
{
	const struct unit *u = *state;
	struct buf text = BUF_INIT;
	struct orders *o;

	for (int i = 1; i <= ORDER_LINES; i++)
		buf_fmt(&text, "act %d\n", i);
	good(u, text.s, ORDER_LINES);
	buf_str(&text, "act 7\n+ 8\nelse act 9\n+ 10\n");
	o = unit_orders(u, text.s);
	assert_int_equal(o->lines, ORDER_LINES + 1);
	assert_string_equal(o->line[ORDER_LINES].problem,
		"a letter has at most 400 lines: this one and those below it are not read");
	/* What continues a line that is left out continues none that is not. */
	assert_true(span_is(o->line[ORDER_LINES - 1].text, "act 400"));
	orders_free(o);
	buf_free(&text);
}

/* ---- time ---- */

static double milliseconds(const struct unit *u, const struct buf *text)
{
	struct timespec from, to;
	double best = 1e9;

	for (int round = 0; round < 5; round++) {
		struct orders *o;
		double ms;

		clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
		o = orders_read(text->s, text->n, &u->r);
		clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
		orders_free(o);
		ms = (double)(to.tv_sec - from.tv_sec) * 1e3
			+ (double)(to.tv_nsec - from.tv_nsec) / 1e6;
		best = ms < best ? ms : best;
	}
	return best;
}

static const char *const traps[] = {
	"+ a\n",
	"play raid -----------------------------------------------------------------------\n",
	"-",
	"play c 1,1-1,2 1,2-1,3 1,3-1,4 1,4-1,5 1,5-1,6 1,6-1,7 1,7-1,8 1,8-1,9 1,9-1,10 1,1-1,1 "
	"x\n",
	"play march 1,1-1,2, 1,2-1,3, 1,3-1,4, 1,4-1,5, 1,5-1,6, 1,6-1,7, 1,7-1,8, 1,8-1,9, "
	"1,9-1,1\n",
	"when discard-card: a b c d e f g h i j k l m n o p q r s t u v w x y z\n",
	"when discard-card: raid sail raid sail raid sail raid sail raid sail raid sail raid "
	"sail\n",
	"if gold > 1 and vp > 2 and hand > 3 and tokens > 4 and deck > 5 and passes < 9: play "
	"raid\n",
	"x\n",
	"discard c a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m "
	"n\n",
	"build a 1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 1,9 1,10 1,11 0,1 0,2 0,3 0,4 0,5 0,6 0,7 0,8 0,9 "
	"x\n",
	"play raid from red blue red blue red blue red blue red blue red blue red blue red blue "
	"9\n",
	"else else else else\n",
	"cancel when\n",
	": : : : : : : :\n",
	"if if if:: at at\n",
};

static void a_hostile_letter_is_read_in_no_time(void **state)
{
	const struct unit *u = *state;

	for (size_t i = 0; i < sizeof traps / sizeof *traps; i++) {
		struct buf text = BUF_INIT;
		double ms;

		buf_str(&text, "play\n");
		while (text.n + strlen(traps[i]) < ORDER_BYTES)
			buf_str(&text, traps[i]);
		ms = milliseconds(u, &text);
		/* It should take 20 ms; sanitizers and valgrind take what they take. What grows
		 * with the square of the text takes seconds. */
		if (ms > 20)
			print_message("%.1f ms for lines such as '%.30s'\n", ms, traps[i]);
		assert_true(ms < 2000);
		buf_free(&text);
	}
}

static void a_line_may_be_in_the_games_own_shorthand(void **state)
{
	struct unit *u = *state;
	struct orders *o = unit_orders(u, "!4\n@ if gold > 3: !5\n!many\n");

	assert_int_equal(o->line[0].what, L_ORDER);
	assert_int_equal(o->line[0].order.form, F_ACT);
	assert_int_equal(part(&o->line[0].order, 0, 0, 0), 4);
	assert_true(span_is(o->line[0].text, "!4"));
	assert_true(o->line[1].standing);
	assert_int_equal(part(&o->line[1].order, 0, 0, 0), 5);
	assert_int_equal(o->line[2].what, L_BAD);
	orders_free(o);
}

static void how_surely_a_line_is_an_order_is_known(void **state)
{
	struct unit *u = *state;

	assert_int_equal(orders_surety(&u->r, span_of("act 4")), SURELY);
	assert_int_equal(orders_surety(&u->r, span_of("when lose: army")), SURELY);
	assert_int_equal(orders_surety(&u->r, span_of("!4")), SURELY);
	/* It is meant as one, with a mistake in it. */
	assert_int_equal(orders_surety(&u->r, span_of("!many")), SURELY);
	assert_int_equal(orders_surety(&u->r, span_of("act as you like")), PERHAPS);
	assert_int_equal(orders_surety(&u->r, span_of("See you on Sunday")), CHATTER);
	assert_int_equal(orders_surety(&u->r, span_of("")), CHATTER);
}

static void a_mistyped_first_word_is_known_by_what_follows_it(void **state)
{
	static const struct {
		const char *line;
		enum surety surety;
	} rows[] = {
		{ "biuld army s1", PERHAPS }, /* two letters changed places */
		{ "buid army", PERHAPS },     /* one is missing */
		{ "buildd armie 4,6", PERHAPS },
		{ "buildd armie of 46", CHATTER }, /* nothing that follows is a name */
		{ "Buikd army please", PERHAPS },  /* one is another */
		{ "offwr 3", PERHAPS },
		{ "atc 4", PERHAPS }, /* a short word needs all of the order */
		{ "atc army", CHATTER },
		{ "at 4", CHATTER },
		/* a colon is missing, and all else is a policy or an order */
		{ "when stance fight", SURELY },
		{ "When stances - siege", SURELY },
		{ "when send, army at s1", SURELY },
		{ "when stance is clear", CHATTER },
		{ "when I fight", CHATTER },
		{ "when stance", CHATTER },
		{ "when", CHATTER },
		{ "at 4 act 1", PERHAPS },
		{ "at 4 we meet", CHATTER },
		{ "at home act 1", CHATTER },
		{ "if gold > 1 act 1", PERHAPS },
		{ "if gold act 1", PERHAPS },
		{ "if 3 > 1 then all is well", CHATTER },
		{ "buiidl army", CHATTER }, /* two are wrong */
		{ "Guild meets on Sunday", CHATTER },
		{ "Gold a", SURELY },
		{ "Bold a", PERHAPS },
		{ "Cold again", CHATTER },
		{ "Marsh", CHATTER }, /* a name alone */
		/* the words of an order, and no other, stand in another order */
		{ "s1 build army", PERHAPS },
		{ "Army build 4,6!", PERHAPS },
		{ "4 act", PERHAPS },
		{ "s1 built army", CHATTER },
		{ "s1 army", CHATTER },
		{ "I would build an army if I could", CHATTER },
		{ "s1 build army, and see you on Sunday", CHATTER },
		/* an order stands behind a courtesy */
		{ "please act 4", PERHAPS },
		{ "And then, build army s1.", PERHAPS },
		{ "Bitte act 4!", PERHAPS },
		{ "Orders: when stance: fight", PERHAPS },
		/* or behind a colon, as a mail's page has its examples, somebody who is called, or marks */
		{ "A board of the host: act 4", PERHAPS },
		{ "Hello Clara, build army, as you know", PERHAPS },
		{ "*act 4*", SURELY },
		{ "*please act 4*", PERHAPS },
		{ "Please build armies s1", PERHAPS },
		{ "Hello Clara, build what you like", CHATTER },
		{ "My advice: build more", CHATTER },
		{ "Ann: will you build army s1?", CHATTER },
		{ "please act as you like", CHATTER },
		{ "please please please please act 4", PERHAPS },
		/* where an order could begin in a sentence, with what it takes */
		{ "plus build army s1 with everything", PERHAPS },
		{ "I'd like to build an army on s1", PERHAPS },
		{ "Hi, busy week. I want to build army soon", PERHAPS },
		{ "Same as last time but build army s1 first", PERHAPS },
		{ "Wait don't build the army", PERHAPS },
		{ "unless they come build army s1", PERHAPS },
		{ "If I win, build army", PERHAPS },
		{ "I'd like to keep in touch", CHATTER },
		{ "We met and we build on that", CHATTER },
		{ "If I win I keep quiet", CHATTER },
		{ "when will you build army s1?", CHATTER },
		{ "I act 4", CHATTER },
		{ "please", CHATTER },
		{ "Orders:", CHATTER },
		{ "then: and:", CHATTER },
	};
	const struct unit *u = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (orders_surety(&u->r, span_of(rows[i].line)) != rows[i].surety)
			fail_msg("'%s'", rows[i].line);
}

/* Players leave the verb out, or tell an order in any words: "village to 9,6, please". */
static void a_line_may_name_two_things_of_the_game(void **state)
{
	static const char *const two[] = { "s1 army", "army on s1, please", "I claim s1 and s2",
		"sorry, I meant s1", "I'd like the army for s1" },
				 *const fewer[] = { "s1 looks nice", "is s1 for an army?",
					 "-- army s1", "I would build an army if I could",
					 "build on that", "meant well", "s1 or s1", "" };
	const struct unit *u = *state;

	for (size_t i = 0; i < sizeof two / sizeof *two; i++)
		assert_true(surety_names_two(&u->r, span_of(two[i])));
	for (size_t i = 0; i < sizeof fewer / sizeof *fewer; i++)
		assert_false(surety_names_two(&u->r, span_of(fewer[i])));
}

static void seats_may_have_names_of_the_games_own(void **state)
{
	static const char *const names[] = { "", "austria", "england", "egypt", NULL };
	const struct game named = { .seats = names };
	struct buf b = BUF_INIT;

	(void)state;
	seat_print(&b, &named, 2);
	seat_print(&b, &named, NOBODY);
	seat_print(&b, &named, 4);
	seat_print(&b, NULL, 2);
	assert_string_equal(b.s, "englandnobodyseat-4blue");
	assert_int_equal(seat_find(&named, span_of("England"), 3), 2);
	assert_int_equal(seat_find(&named, span_of("3"), 3), 3);
	assert_int_equal(seat_find(&named, span_of("egypt"), 2), 0);
	assert_int_equal(seat_find(&named, span_of("red"), 3), 0);
	assert_int_equal(seat_find(NULL, span_of("red"), 3), 1);
	/* Marks on the map: two that begin alike have numbers. */
	assert_int_equal(seat_mark(&named, 1), 'A');
	assert_int_equal(seat_mark(&named, 2), '2');
	assert_int_equal(seat_mark(NULL, 2), 'B');
	buf_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(the_header_is_read_up_to_the_first_order),
		RUN_UNIT(a_header_that_makes_no_sense_is_said),
		RUN_UNIT(comments_and_continued_lines_are_one_text),
		RUN_UNIT(lines_of_every_sort_are_told_apart),
		RUN_UNIT(else_belongs_under_an_order),
		RUN_UNIT(an_else_under_an_else_that_belongs_nowhere_belongs_nowhere),
		RUN_UNIT(every_mistake_has_its_sentence),
		RUN_UNIT(a_line_that_cannot_be_read_comes_with_how_it_is_written),
		RUN_UNIT(a_line_beyond_its_limits_is_refused_whole),
		RUN_UNIT(too_long_a_line_is_still_the_sort_it_is),
		RUN_UNIT(a_standing_answer_may_name_all_there_is),
		RUN_UNIT(lines_beyond_the_last_are_said_to_be_left_out),
		RUN_UNIT(a_line_may_be_in_the_games_own_shorthand),
		RUN_UNIT(how_surely_a_line_is_an_order_is_known),
		RUN_UNIT(a_mistyped_first_word_is_known_by_what_follows_it),
		RUN_UNIT(a_line_may_name_two_things_of_the_game),
		RUN_UNIT(seats_may_have_names_of_the_games_own),
		RUN_KTECH(a_hostile_letter_is_read_in_no_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
