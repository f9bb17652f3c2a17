/* SPDX-License-Identifier: MIT
 * Wishes are parted from orders, and nothing else is. */
#include "club/mailcmd.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

struct cut {
	struct buf orders;
	struct mailcmd_list list;
};

static struct cut cut(const char *text)
{
	struct cut c = { .orders = BUF_INIT };

	mailcmd_cut(span_of(text), &c.orders, &c.list);
	return c;
}

static void free_cut(struct cut *c)
{
	mailcmd_free(&c->list);
	buf_free(&c->orders);
}

/* The mail commands, each ended by '|'. */
static void parts(const char *text, const char *mailcmds, const char *orders)
{
	struct cut c = cut(text);
	struct buf b = BUF_INIT;

	for (int i = 0; i < c.list.n; i++)
		buf_fmt(&b, "%s|", c.list.line[i]);
	assert_string_equal(b.s, mailcmds);
	assert_string_equal(c.orders.s, orders);
	buf_free(&b);
	free_cut(&c);
}

static void mail_commands_are_parted_from_orders(void **state)
{
	(void)state;
	parts("match a\nbuild 1\n", "", "match a\nbuild 1\n");
	parts("match a\n/who\nbuild 1\n/help\n", "/who|/help|", "match a\nbuild 1\n");
	parts("/who\nmatch a\n", "/who|", "match a\n");
	parts("build 1/2\n# /who\n", "", "build 1/2\n# /who\n");
	parts("/\n/ \n", "/|/|", "");
	parts("", "", "");
	parts("/who", "/who|", "");
}

static void a_mail_command_goes_on_behind_a_plus(void **state)
{
	(void)state;
	parts("/key ssh-ed25519\n+ AAAA\n+ x # mine\nbuild 1\n+ 2\n", "/key ssh-ed25519 AAAA x|",
		"build 1\n+ 2\n");
	parts("build 1\n/who\n+ a\nelse build 2\n", "/who a|", "build 1\nelse build 2\n");
	parts("+ 1\n/who\n", "/who|", "+ 1\n");
	parts("/who\n\n+ a\n", "/who|", "\n+ a\n");
}

static void an_empty_line_begins_no_text_and_ends_none(void **state)
{
	bool inside = false;

	(void)state;
	assert_false(mailcmd_is_text(SPAN(""), &inside));
	assert_false(inside);
	assert_false(mailcmd_is_text(SPAN("/press to all"), &inside));
	assert_true(mailcmd_is_text(SPAN(""), &inside));
	assert_true(mailcmd_is_text(SPAN("/end"), &inside));
	assert_false(inside);
}

static void comments_belong_to_no_wish(void **state)
{
	(void)state;
	parts("/who # is here\n/rules a#b\n", "/who|/rules a#b|", "");
	parts("/#\n", "/#|", "");
}

static void there_are_only_so_many(void **state)
{
	struct buf text = BUF_INIT;
	struct cut c;

	(void)state;
	for (int i = 0; i < MAILCMDS; i++)
		buf_str(&text, "/who\n");
	c = cut(text.s);
	assert_int_equal(c.list.n, MAILCMDS);
	assert_false(c.list.more);
	free_cut(&c);
	buf_str(&text, "/who\n+ a\nbuild 1\n");
	c = cut(text.s);
	assert_int_equal(c.list.n, MAILCMDS);
	assert_true(c.list.more);
	assert_string_equal(c.list.line[MAILCMDS - 1], "/who");
	assert_string_equal(c.orders.s, "build 1\n");
	free_cut(&c);
	buf_free(&text);
}

static void a_line_that_never_ends_takes_no_room(void **state)
{
	struct buf text = BUF_INIT;
	struct cut c;

	(void)state;
	buf_str(&text, "/key\n");
	for (int i = 0; i < 10000; i++)
		buf_str(&text, "+ AAAA\n");
	c = cut(text.s);
	assert_in_range(strlen(c.list.line[0]), MAILCMD_BYTES + 1, MAILCMD_BYTES + 8);
	free_cut(&c);
	buf_free(&text);
}

/* The texts, each ended by '|', then the orders. */
static void texts(const char *letter, const char *expected, const char *orders, bool endless)
{
	struct cut c = cut(letter);
	struct buf b = BUF_INIT;

	for (int i = 0; i < c.list.n; i++)
		if (c.list.text[i])
			buf_fmt(&b, "%d:%s|", i, c.list.text[i]);
	assert_string_equal(b.s, expected);
	assert_string_equal(c.orders.s, orders);
	assert_int_equal(c.list.endless, endless);
	buf_free(&b);
	free_cut(&c);
}

static void the_text_of_a_mail_command_is_all_down_to_its_end(void **state)
{
	(void)state;
	texts("match a\n/press blue\nHi # there\n/who\nseat red\n+ x\n/end\nbuild 1\n",
		"0:Hi # there\n/who\nseat red\n+ x\n|", "match a\nbuild 1\n", false);
	texts("/who\n/Press all\na\n/END # here\n/diary\nb\n/end\n", "1:a\n|2:b\n|", "", false);
	texts("/press blue\na\nbuild 1", "0:a\nbuild 1\n|", "", true);
	texts("/press blue\n/end\nbuild 1\n", "0:|", "build 1\n", false);
	texts("/press", "0:|", "", true);
	texts("/dispute 17 4\nIt was mine.\n/end\nbuild 1\n", "0:It was mine.\n|", "build 1\n",
		false);
	texts("/pressing\nbuild 1\n", "", "build 1\n", false);
	texts("/end\nbuild 1\n", "", "build 1\n", false);
}

static void the_text_of_a_mail_command_too_many_is_no_orders(void **state)
{
	struct buf text = BUF_INIT;
	struct cut c;

	(void)state;
	for (int i = 0; i < MAILCMDS; i++)
		buf_str(&text, "/diary\nb\n/end\n");
	buf_str(&text, "/press blue\nbuild 1\n/end\nbuild 2\n");
	c = cut(text.s);
	assert_true(c.list.more);
	assert_string_equal(c.orders.s, "build 2\n");
	assert_string_equal(c.list.text[MAILCMDS - 1], "b\n");
	free_cut(&c);
	buf_free(&text);
}

static void a_text_that_never_ends_takes_no_room(void **state)
{
	struct buf text = BUF_INIT;
	struct cut c;

	(void)state;
	buf_str(&text, "/press all\n");
	for (int i = 0; i < 10000; i++)
		buf_str(&text, "a row\n");
	c = cut(text.s);
	assert_in_range(strlen(c.list.text[0]), PRESS_BYTES + 1, PRESS_BYTES + 6);
	assert_string_equal(c.orders.s, "");
	free_cut(&c);
	buf_free(&text);
}

static void a_header_alone_orders_nothing(void **state)
{
	(void)state;
	assert_true(mailcmd_header_only(span_of("")));
	assert_true(
		mailcmd_header_only(span_of("match a\nSeat: red\nseason 4 # the last\n# no\n")));
	assert_false(mailcmd_header_only(span_of("match a\nbuild 1\n")));
	assert_false(mailcmd_header_only(span_of("match a\ncancel all\n")));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(mail_commands_are_parted_from_orders),
		cmocka_unit_test(a_mail_command_goes_on_behind_a_plus),
		cmocka_unit_test(an_empty_line_begins_no_text_and_ends_none),
		cmocka_unit_test(comments_belong_to_no_wish),
		cmocka_unit_test(there_are_only_so_many),
		cmocka_unit_test(a_line_that_never_ends_takes_no_room),
		cmocka_unit_test(the_text_of_a_mail_command_is_all_down_to_its_end),
		cmocka_unit_test(the_text_of_a_mail_command_too_many_is_no_orders),
		cmocka_unit_test(a_text_that_never_ends_takes_no_room),
		cmocka_unit_test(a_header_alone_orders_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
