/* SPDX-License-Identifier: MIT
 * Orders in a list: a mark is taken off where an order stands behind it and the whole line is none. */
#include "club/list_mark.h"
#include "core/rules.h"
#include "unit.h"

#include <string.h>

static void becomes(const struct names *r, const char *line, const char *order)
{
	struct span got = list_unmarked(r, span_of(line));

	if (!span_is(got, order))
		fail_msg("'%s' becomes '%.*s', not '%s'", line, (int)got.n, got.s, order);
}

static void the_order_behind_the_mark_of_a_list_is_that_order(void **state)
{
	static const char *const marked[] = { "- act 4", "* act 4", "\342\200\242 act 4",
		"\302\267 act 4", "1. act 4", "1) act 4", "12. act 4" };
	struct unit *u = *state;

	for (size_t i = 0; i < sizeof marked / sizeof *marked; i++)
		becomes(&u->r, marked[i], "act 4");
	becomes(&u->r, "- when lose: army", "when lose: army");
	becomes(&u->r, "* @ act 4", "@ act 4");
	becomes(&u->r, "2. else act 4", "else act 4");
	becomes(&u->r, "- !4", "!4");
}

static void what_is_no_list_of_orders_stays(void **state)
{
	static const char *const others[] = { "act 4", "@ act 4", "-", "- ", "1.", "1.act 4",
		"-act 4", "-- act 4", "- - act 4", "1234. act 4", "1 act 4", "1: act 4",
		"(1) act 4", "a) act 4", "- act as you like", "- see you on Sunday",
		"- else we lose", "+ act 4", "# act 4", "> act 4", "/act 4", "- # act 4",
		"- + act 4", "- match harbour", "- /ready", "" };
	struct unit *u = *state;

	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		becomes(&u->r, others[i], others[i]);
}

static void so_is_what_may_have_been_meant_as_one(void **state)
{
	struct unit *u = *state;

	becomes(&u->r, "2. build elk s1", "build elk s1");
	becomes(&u->r, "- buid army", "buid army");
	becomes(&u->r, "- s1 build army", "s1 build army");
	becomes(&u->r, "* please act 4", "please act 4");
}

/* A game in which "- N" and "N) ..." are orders. */
static enum surety reads_marks(const char *line, char words[READ_MOST])
{
	if (strncmp(line, "- ", 2) != 0 && strncmp(line, "1) ", 3) != 0)
		return CHATTER;
	strcpy(words, "act 5");
	return SURELY;
}

static void a_line_that_a_game_reads_whole_is_never_cut(void **state)
{
	struct unit *u = *state;
	struct game game = *u->rules->game;
	struct rules rules = *u->rules;
	struct names r = u->r;

	game.read = reads_marks;
	rules.game = &game;
	r.rules = &rules;
	becomes(&r, "- act 4", "- act 4");
	becomes(&r, "1) act 4", "1) act 4");
	becomes(&r, "* act 4", "act 4");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(the_order_behind_the_mark_of_a_list_is_that_order),
		RUN_UNIT(so_is_what_may_have_been_meant_as_one),
		RUN_UNIT(what_is_no_list_of_orders_stays),
		RUN_UNIT(a_line_that_a_game_reads_whole_is_never_cut),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
