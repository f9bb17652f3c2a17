/* SPDX-License-Identifier: MIT */
#include "post/bounce.h"
#include "base/file.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <string.h>

static const struct span PLAIN = { "referee@game.example", 20 };
static const char TAG[] = "0123456789abcdef";

/* ---- the address ---- */

static bool reads(const char *address, struct bounce_address *a)
{
	return bounce_address_read(a, span_of(address), PLAIN);
}

static void the_address_is_read_again(void **state)
{
	struct buf out = BUF_INIT;
	struct bounce_address a;

	(void)state;
	assert_true(bounce_address_print(&out, PLAIN, 42, TAG));
	assert_string_equal(out.s, "referee+b-42-0123456789abcdef@game.example");
	assert_true(reads(out.s, &a));
	assert_int_equal(a.mail, 42);
	assert_string_equal(a.tag, TAG);
	buf_free(&out);
}

static void case_does_not_count(void **state)
{
	struct bounce_address a;

	(void)state;
	assert_true(reads("REFEREE+B-42-0123456789ABCDEF@Game.Example", &a));
	assert_string_equal(a.tag, TAG);
}

static void other_addresses_are_none(void **state)
{
	static const char *const others[] = { "", "referee@game.example", "@",
		"referee+b-42-0123456789abcdef@other.example",
		"someone+b-42-0123456789abcdef@game.example",
		"referee+b-0-0123456789abcdef@game.example",
		"referee+b--1-0123456789abcdef@game.example",
		"referee+b-99999999999999999999-0123456789abcdef@game.example",
		"referee+b-42-0123456789abcde@game.example",
		"referee+b-42-0123456789abcdef0@game.example",
		"referee+b-42-0123456789abcdeg@game.example",
		"referee+b-42-0123456789abcdef@game.example.org", "referee+b-42@game.example",
		"referee+b-", "referee+harbour@game.example", "referee+b-42-01234",
		"referee+b-42-0123456789abcd@f" };
	struct bounce_address a;

	(void)state;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		assert_false(reads(others[i], &a));
	assert_false(bounce_address_read(&a, (struct span){ NULL, 0 }, PLAIN));
	assert_false(bounce_address_read(
		&a, SPAN("referee+b-42-0123456789ab\0def@game.example"), PLAIN));
	assert_false(
		bounce_address_read(&a, SPAN("referee+b-42-0123456789abcdef"), SPAN("referee")));
}

static void an_address_is_never_too_long(void **state)
{
	char plain[80];
	struct buf out = BUF_INIT;

	(void)state;
	memset(plain, 'a', sizeof plain);
	strcpy(plain + 60, "@game.example");
	buf_str(&out, "kept");
	assert_false(bounce_address_print(&out, span_of(plain), 42, TAG));
	assert_false(bounce_address_print(&out, SPAN("referee"), 42, TAG));
	assert_string_equal(out.s, "kept");
	buf_free(&out);
}

/* ---- the report ---- */

#define HEAD(kind)                                                                                 \
	"Return-Path: <>\r\nTo: referee+b-42-0123456789abcdef@game.example\r\n"                    \
	"MIME-Version: 1.0\r\nContent-Type: multipart/" kind "; boundary=\"=x\"\r\n\r\n"           \
	"--=x\r\nContent-Type: text/plain\r\n\r\nI am sorry.\r\n"
#define STATUS "--=x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n"
#define FAILED "Final-Recipient: rfc822; ann@far.example\r\nAction: failed\r\nStatus: 5.1.1\r\n"
#define END "--=x--\r\n"

static struct bounce bounce_of(const char *text)
{
	struct bounce b;
	struct mail m;

	mail_read(&m, span_of(text));
	bounce_read(&b, &m, span_of(text));
	mail_free(&m);
	return b;
}

/* True if it is read as said, and its line is that. */
static bool is(const char *text, bool failed, bool permanent, bool delivered, const char *says)
{
	struct bounce b = bounce_of(text);
	bool ok = b.report && b.failed == failed && b.permanent == permanent
		&& b.delivered == delivered && !strcmp(b.says.s, says);

	if (!ok)
		print_message("report %d failed %d permanent %d delivered %d '%s'\n", b.report,
			b.failed, b.permanent, b.delivered, b.says.s);
	bounce_free(&b);
	return ok;
}

static bool is_no_report(const char *text)
{
	struct bounce b = bounce_of(text);
	bool none = !b.report && !b.failed && !b.permanent && !b.says.n;

	bounce_free(&b);
	return none;
}

static void a_hard_bounce_is_read(void **state)
{
	(void)state;
	assert_true(is(HEAD("report; report-type=delivery-status") STATUS FAILED
		"Diagnostic-Code: smtp; 550 5.1.1 <ann@far.example>\r\n    no "
		"such\tuser\r\n\r\n" END,
		true, true, false, "5.1.1 550 5.1.1 <ann@far.example> no such user"));
	assert_true(is(HEAD("report") STATUS FAILED END, true, true, false, "5.1.1"));
	assert_true(is(HEAD("report") STATUS "action: FAILED\nstatus: 5.2.2 (full)\n\n" END, true,
		true, false, "5.2.2 (full)"));
}

static void a_soft_bounce_is_no_hard_one(void **state)
{
	(void)state;
	assert_true(is(HEAD("report") STATUS "Action: delayed\r\nStatus: 4.2.2\r\n\r\n" END, false,
		false, false, "4.2.2"));
	assert_true(is(HEAD("report") STATUS "Action: failed\r\nStatus: 4.4.7\r\n\r\n" END, true,
		false, false, "4.4.7"));
	assert_true(is(HEAD("report") STATUS "Action: delayed\r\nStatus: 5.1.1\r\n\r\n" END, false,
		false, false, "5.1.1"));
	assert_true(is(HEAD("report") STATUS "Action: delivered\r\nStatus: 2.0.0\r\n\r\n" END,
		false, false, true, "2.0.0"));
}

static void what_is_said_of_the_mail_is_not_said_of_a_recipient(void **state)
{
	(void)state;
	assert_true(is(HEAD("report") "--=x\r\nContent-Type: message/delivery-status\r\n\r\n"
				      "Reporting-MTA: dns; mx\r\nStatus: 5.9.9\r\n\r\n"
				      "Action: failed\r\n\r\n" END,
		true, false, false, ""));
}

static void empty_lines_before_the_mail_and_utf8_reports_are_read(void **state)
{
	(void)state;
	assert_true(
		is("\r\n\n" HEAD("report") STATUS FAILED "\r\n" END, true, true, false, "5.1.1"));
	assert_true(is(HEAD("report") "--=x\r\nContent-Type: message/global-delivery-status\r\n"
				      "\r\nReporting-MTA: dns; mx\r\n\r\n" FAILED "\r\n" END,
		true, true, false, "5.1.1"));
}

/* An address that stands for two. */
static void one_of_two_may_have_it(void **state)
{
	(void)state;
	assert_true(is(HEAD("report") STATUS "Action: relayed\r\nStatus: 2.0.0\r\n\r\n" FAILED
					     "\r\n" END,
		true, true, true, "5.1.1"));
	assert_true(
		is(HEAD("report") STATUS FAILED "\r\nAction: delayed\r\nStatus: 4.0.0\r\n\r\n" END,
			true, true, false, "5.1.1"));
}

static void the_words_of_others_are_made_clean(void **state)
{
	(void)state;
	assert_true(is(HEAD("report") STATUS
		"Action: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: x; a\033[2Jb\r\n\r\n" END,
		true, true, false, "5.0.0 a?[2Jb"));
}

static void what_is_no_report_is_none(void **state)
{
	(void)state;
	assert_true(is_no_report(""));
	assert_true(is_no_report("Return-Path: <>\r\n\r\n" FAILED));
	assert_true(is_no_report(HEAD("report") END));
	/* not of the type that says so */
	assert_true(is_no_report(HEAD("mixed") STATUS FAILED END));
	/* a report about something else, in what was sent back */
	assert_true(is_no_report(HEAD(
		"report") "--=x\r\nContent-Type: message/rfc822\r\n\r\n"
			  "Content-Type: multipart/report; boundary=y\r\n\r\n--y\r\n"
			  "Content-Type: message/delivery-status\r\n\r\n" FAILED "--y--\r\n" END));
}

static void a_report_that_says_nothing_is_not_hard(void **state)
{
	(void)state;
	assert_true(is(HEAD("report") STATUS "\r\n\r\n" END, false, false, false, ""));
	assert_true(is(HEAD("report") STATUS "Status: 5.1.1\r\n\r\n" END, false, false, false, ""));
}

/* Behind the limits of mail.h nothing is parsed. */
static void what_passes_a_limit_is_no_report(void **state)
{
	struct buf text = BUF_INIT;

	(void)state;
	buf_str(&text, HEAD("report"));
	for (int i = 0; i < 2 * MAIL_PARTS; i++)
		buf_str(&text, "--=x\r\n\r\nno\r\n");
	buf_str(&text, STATUS FAILED END);
	assert_true(is_no_report(text.s));
	buf_clear(&text);
	buf_str(&text, HEAD("report") STATUS FAILED "\r\n");
	buf_fill(&text, 'x', MAIL_BYTES);
	assert_true(is_no_report(text.s));
	buf_free(&text);
}

static void many_recipients_end(void **state)
{
	struct buf text = BUF_INIT;

	(void)state;
	buf_str(&text, HEAD("report") STATUS);
	for (int i = 0; i < 5000; i++)
		buf_str(&text, "Action: delayed\r\nStatus: 4.0.0\r\n\r\n");
	buf_str(&text, FAILED "\r\n" END);
	assert_true(is(text.s, false, false, false, "4.0.0"));
	buf_free(&text);
}

static int begin(void **state)
{
	(void)state;
	mail_begin();
	return 0;
}

static int end(void **state)
{
	(void)state;
	mail_end();
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_address_is_read_again),
		cmocka_unit_test(case_does_not_count),
		cmocka_unit_test(other_addresses_are_none),
		cmocka_unit_test(an_address_is_never_too_long),
		cmocka_unit_test(a_hard_bounce_is_read),
		cmocka_unit_test(a_soft_bounce_is_no_hard_one),
		cmocka_unit_test(what_is_said_of_the_mail_is_not_said_of_a_recipient),
		cmocka_unit_test(empty_lines_before_the_mail_and_utf8_reports_are_read),
		cmocka_unit_test(one_of_two_may_have_it),
		cmocka_unit_test(the_words_of_others_are_made_clean),
		cmocka_unit_test(what_is_no_report_is_none),
		cmocka_unit_test(a_report_that_says_nothing_is_not_hard),
		cmocka_unit_test(what_passes_a_limit_is_no_report),
		cmocka_unit_test(many_recipients_end),
	};

	return cmocka_run_group_tests(tests, begin, end);
}
