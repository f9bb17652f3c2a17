/* SPDX-License-Identifier: MIT
 * Orders as people write them: what is no order as it stands, and one alone but for its blanks, its signs, its plurals
 * and the small words of a sentence, is that order, and the answer says which. */
#include "unit.h"

#include <string.h>

#define ORDERS "; orders are march, build, deal, gold, say, keep, act, also, offer, pay, pair"

static void bad(const struct unit *u, const char *text, const char *problem)
{
	struct orders *o = unit_orders(u, text);
	const struct line *last = &o->line[o->lines - 1];

	assert_int_equal(last->what, L_BAD);
	assert_string_equal(last->problem, problem);
	orders_free(o);
}

/* What the last line is understood as; NULL: as it is written. */
static void understood(const struct unit *u, const char *text, const char *as)
{
	struct orders *o = unit_orders(u, text);
	const struct line *last = &o->line[o->lines - 1];

	if (last->what == L_BAD || strcmp(last->as ? last->as : "", as ? as : "") != 0)
		fail_msg("%s: '%s', not '%s'", text, last->what == L_BAD ? last->problem : last->as,
			as);
	orders_free(o);
}

static void a_blank_too_many_or_one_that_is_missing_changes_no_order(void **state)
{
	const struct unit *u = *state;

	understood(u, "build army 4, 6\n", "build army 4,6");
	understood(u, "build army 4 , 6\n", "build army 4,6");
	understood(u, "build army 4  ,6\n", "build army 4,6");
	understood(u, "@build ship s1, 4, 6, s2\n", "build ship s1 4,6 s2");
	understood(u, "build ship 4,6, s2\n", NULL);
	understood(u, "march army s2-4, 6 4, 6-s2\n", "march army s2-4,6 4,6-s2");
	understood(u, "if gold > 1: build army 4, 6\n", "build army 4,6");
	understood(u, "deal blue give 1army take 1 army\n", "deal blue give 1 army take 1 army");
	understood(u, "deal blue give 1army, 2ship take 3archer\n",
		"deal blue give 1 army 2 ship take 3 archer");
	understood(u, "gold a 3\n", NULL);
	/* what is no name of a space is none with its blank taken out; nor is what is no number */
	bad(u, "build army 4, 7\n", "'4' is no space");
	bad(u, "build army 4 6\n", "'4' is no space");
	bad(u, "build army 4,, 6\n", "'4' is no space");
	bad(u, "gold a 3, 4\n", "'4' is one word too many");
	bad(u, "build 2army 4, 6\n", "'2army' is no unit");
	/* the same, each comma of which may part two names or be part of one */
	bad(u,
		"build army 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, "
		"6, 4\n",
		"'4' is no space");
}

static void small_words_between_names_are_passed_over(void **state)
{
	const struct unit *u = *state;

	understood(u, "build army s1 and s2\n", "build army s1 s2");
	understood(u, "build army s1, s2 and 4,6.\n", "build army s1 s2 4,6");
	understood(u, "build the army at s1 & s2\n", "build army s1 s2");
	understood(u, "Build - army s1, then s2!\n", "build army s1 s2");
	understood(u, "deal blue give 1 army and take 1 archer\n",
		"deal blue give 1 army take 1 archer");
	understood(u, "deal with blue give 1 army take 1 archer\n",
		"deal blue give 1 army take 1 archer");
	/* where such a word is one of the order's own it stays */
	understood(u, "gold a\n", NULL);
	understood(u, "say loud to red any\n", NULL);
	bad(u, "gold a and b\n", "'b' is neither a number nor max");
}

static void signs_behind_words_are_passed_over(void **state)
{
	const struct unit *u = *state;

	understood(u, "Build: army s1\n", "build army s1");
	understood(u, "build army: s1, s2.\n", "build army s1 s2");
	understood(u, "*Build army s1*\n", "build army s1");
	understood(u,
		"build \xe2\x80\x9c"
		"army\xe2\x80\x9d (s1)\n",
		"build army s1");
	understood(u, "deal blue give 2x army take x3 archer\n",
		"deal blue give 2 army take 3 archer");
	understood(u, "when stance fight\n", "when stance: fight");
	understood(u, "when stances, siege\n", "when stance: siege");
	understood(u, "when send army at s1\n", "when send: army at s1");
	bad(u, "when stance flight\n", "write 'when QUESTION: ANSWER': the colon is missing");
}

static void a_name_of_two_words_and_several_pieces_are_known(void **state)
{
	const struct unit *u = *state;

	understood(u, "build big ship s1\n", "build big-ship s1");
	understood(u, "build armies s1\n", "build army s1");
	understood(u, "deal blue give 2 archers and 1 big ship take 3 ships\n",
		"deal blue give 2 archer 1 big-ship take 3 ship");
	understood(u, "march army s1 s2\n", "march army s1-s2");
}

static void what_may_be_several_orders_or_says_no_is_none(void **state)
{
	const struct unit *u = *state;

	bad(u, "don't build army s1\n", "no order begins with 'don't'" ORDERS);
	bad(u, "build no army s1\n", "'no' is no unit");
	bad(u, "build army from s1\n", "'from' is no space");
	/* before its first word nothing is passed over */
	bad(u, "the build army s1\n", "no order begins with 'the'" ORDERS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(a_blank_too_many_or_one_that_is_missing_changes_no_order),
		RUN_UNIT(small_words_between_names_are_passed_over),
		RUN_UNIT(signs_behind_words_are_passed_over),
		RUN_UNIT(a_name_of_two_words_and_several_pieces_are_known),
		RUN_UNIT(what_may_be_several_orders_or_says_no_is_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
