/* SPDX-License-Identifier: MIT
 * What the program says to the worker that talks to servers, what it believes of what that says, and
 * what the worker may do. */
#include "post/server.h"
#include "post/source.h"
#include "post/worker.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <linux/landlock.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <cmocka.h>

enum { PATIENCE = 20000 };

/* ---- answers ---- */

static bool reads(const char *frame, struct server_answer *a)
{
	return server_answer_read(a, span_of(frame));
}

static void an_answer_is_a_line_of_four_numbers_and_the_rest(void **state)
{
	struct server_answer a;

	(void)state;
	assert_true(reads("0 6 4294967295 253402387199\nSubject: a\r\n", &a));
	assert_int_equal(a.verdict, SERVER_DONE);
	assert_false(a.way);
	assert_true(a.left && a.large);
	assert_int_equal(a.number, SERVER_NUMBER_MOST);
	assert_int_equal(a.received, SERVER_DATE_MOST);
	assert_true(span_is(a.rest, "Subject: a\r\n"));
	assert_true(reads("2 1 0 0\n", &a));
	assert_true(a.verdict == SERVER_NOT && a.way && !a.rest.n);
}

static void what_no_worker_says_is_no_answer(void **state)
{
	static const char *const bad[] = { "", "\n", "0 0 0 0", "3 0 0 0\n", "-1 0 0 0\n",
		"0 8 0 0\n", "0 0 4294967296 0\n", "0 0 -1 0\n", "0 0 0 253402387200\n",
		"0 0 0 0 0\n", "0 0 0\n", "0 0 x 0\n", "0x0 0 0 0\n", "00000000000000000000 0 0\n",
		"99999999999999999999 0 0 0\n", "0,0,0,0\n" };
	struct server_answer a;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (reads(bad[i], &a))
			fail_msg("'%s' is taken", bad[i]);
}

static void a_mail_is_no_longer_than_one_may_be(void **state)
{
	struct buf frame = BUF_INIT;
	struct server_answer a;

	(void)state;
	buf_str(&frame, "0 4 1 0\n");
	buf_fill(&frame, 'x', INCOMING_HEAD);
	assert_true(server_answer_read(&a, span_of_buf(&frame)));
	buf_char(&frame, 'x');
	assert_false(server_answer_read(&a, span_of_buf(&frame)));
	frame.s[2] = '0';
	assert_true(server_answer_read(&a, span_of_buf(&frame)));
	buf_fill(&frame, 'x', INCOMING_MOST - INCOMING_HEAD);
	assert_false(server_answer_read(&a, span_of_buf(&frame)));
	buf_free(&frame);
}

/* Damages an answer in every way there is of one byte. */
static void whatever_is_read_keeps_to_its_bounds(void **state)
{
	static const char good[] = "0 2 4294967295 253402387199\nrest";
	struct server_answer a;
	char frame[sizeof good];

	(void)state;
	for (size_t i = 0; i < sizeof good - 1; i++)
		for (int c = 0; c < 256; c++) {
			memcpy(frame, good, sizeof good);
			frame[i] = (char)c;
			if (!server_answer_read(&a, (struct span){ frame, sizeof good - 1 }))
				continue;
			assert_in_range(a.verdict, SERVER_DONE, SERVER_NOT);
			assert_in_range(a.number, 0, SERVER_NUMBER_MOST);
			assert_in_range(a.received, 0, SERVER_DATE_MOST);
			assert_true(a.rest.s + a.rest.n == frame + sizeof good - 1);
		}
}

static void a_reason_is_one_printable_line(void **state)
{
	struct buf why = BUF_INIT;
	struct server_answer a;

	(void)state;
	assert_true(reads("1 0 0 0\n\033[2Jdone\r\n\"quoted\"\n", &a));
	server_reason(&why, &a);
	assert_string_equal(why.s, "?[2Jdone??\"quoted\"?");
	buf_clear(&why);
	assert_true(reads("1 0 0 0\n", &a));
	server_reason(&why, &a);
	assert_string_equal(why.s, "'tradepost-transport' gives no reason");
	buf_free(&why);
}

/* ---- URLs ---- */

static void urls_of_servers_are_told_from_others(void **state)
{
	static char long_host[7 + 254 + 1];
	static const char *const good[] = { "smtp://mail.example.org", "smtp://localhost:25",
		"SMTPS://mail.example.org:465/", "smtp://[2001:db8::1]:587",
		"smtp://10.0.0.1/a.example" };
	static const char *const bad[] = { "", "smtp", "smtp://", "smtp:/host", "smtp//host",
		"smtpss://host", "imap://host", "smtp://host:", "smtp://host:0",
		"smtp://host:65536", "smtp://host:25x", "smtp://me@host", "smtp://me:pw@host",
		"smtp://host@evil", "smtp://ho st", "smtp://host?x", "smtp://host#x",
		"smtp://host/a?b", "smtp://host/%41", "smtp://h\\ost", "smtp://[::1", "smtp://::1",
		"smtp://[]", "smtp://[host]", " smtp://host", "smtp://host\n",
		"smtp://host\r\nRCPT", "smtp://h\xc3\xb6st", "smtp://host/;x", long_host };
	struct server_url url;

	(void)state;
	memset(long_host, 'h', sizeof long_host - 1);
	memcpy(long_host, "smtp://", 7);
	for (size_t i = 0; i < sizeof good / sizeof *good; i++)
		if (!server_url_read(&url, good[i], "smtp"))
			fail_msg("'%s' is refused", good[i]);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (server_url_read(&url, bad[i], "smtp"))
			fail_msg("'%s' is taken", bad[i]);
}

static void only_this_machine_needs_no_tls(void **state)
{
	static const char *const here[] = { "smtp://localhost", "smtps://127.0.0.1:25",
		"smtp://[::1]/" };
	static const char *const elsewhere[] = { "smtp://localhost.example.org",
		"smtp://127.0.0.1.nip.io", "smtp://[::2]", "smtp://127.0.0.2", "smtp://LOCALHOST.",
		"smtp://1" };
	struct server_url url;

	(void)state;
	for (size_t i = 0; i < sizeof here / sizeof *here; i++)
		assert_true(server_url_read(&url, here[i], "smtp") && url.loopback);
	for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++)
		assert_true(server_url_read(&url, elsewhere[i], "smtp") && !url.loopback);
	assert_true(server_url_read(&url, "imaps://host:993/lists/tradepost", "imap"));
	assert_true(span_is(url.path, "lists/tradepost"));
}

/* ---- questions ---- */

static void talks(struct worker *w, struct span question, bool answers)
{
	struct buf answer = BUF_INIT, why = BUF_INIT;

	assert_true(worker_send(w, &question, 1, PATIENCE, &why));
	if (worker_receive(w, &answer, PATIENCE, PATIENCE, &why) != answers)
		fail_msg("'%s' is %s: %s", question.s, answers ? "unanswered" : "answered", why.s);
	buf_free(&answer);
	buf_free(&why);
}

/* No mail program asks so; whoever got hold of the pipe may. */
static void what_is_no_question_or_comes_at_a_wrong_time_ends_the_worker(void **state)
{
	static const char *const shut[] = { "", "\n", " \n", "mail\n", "list 0\n", "next\n",
		"move 1\n", "move-old\n", "close\n" };
	static const char *const opened[] = { "open smtp 5 0\n", "list 0\n", "next\n", "move 1\n",
		"move-old\n", "close\n" };
	struct buf why = BUF_INIT;
	struct worker *w = worker_make("tradepost-transport");

	(void)state;
	for (size_t i = 0; i < sizeof shut / sizeof *shut; i++) {
		assert_true(worker_start(w, &why));
		talks(w, span_of(shut[i]), false);
	}
	for (size_t i = 0; i < sizeof opened / sizeof *opened; i++) {
		assert_true(worker_start(w, &why));
		/* a question that is cut off has no texts */
		talks(w, SPAN("open smtp\n"), true);
		talks(w, SPAN("mail\na@b"), true);
		talks(w, span_of(opened[i]), false);
	}
	worker_free(w);
}

/* ---- rights ---- */

static struct worker *trials(void)
{
	struct worker *w = worker_make("transport-trials");
	struct buf why = BUF_INIT;

	if (!worker_start(w, &why))
		fail_msg("%s", why.s);
	if (!worker_is_shut_in(w)) {
		worker_free(w);
		skip();
	}
	return w;
}

static void tries(struct worker *w, const char *what, const char *want)
{
	struct span question = span_of(what);
	struct buf answer = BUF_INIT, why = BUF_INIT;

	if (!worker_send(w, &question, 1, PATIENCE, &why)
		|| !worker_receive(w, &answer, PATIENCE, PATIENCE, &why))
		fail_msg("%s: %s", what, why.s);
	if (!span_starts(span_of_buf(&answer), want)
		|| (*want != '-' && span_starts(span_of_buf(&answer), "-")))
		fail_msg("%s: %s", what, answer.s);
	buf_free(&answer);
}

static void the_worker_writes_starts_and_serves_nothing(void **state)
{
	static const char *const tried[] = { "make", "append", "unlink", "rename", "link", "chmod",
		"mount", "local socket", "listen", "exec", "fork", "kill", "signal",
		"program in memory", "ptrace", "limit" };
	struct worker *w = trials();

	(void)state;
	for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
		tries(w, tried[i], "-1 EPERM");
	worker_free(w);
}

static void the_worker_reads_names_and_talks(void **state)
{
	struct worker *w = trials();

	(void)state;
	tries(w, "open", "");
	tries(w, "socket", "");
	tries(w, "thread", "0");
	worker_free(w);
}

/* Kernels without Landlock leave what the user may read. */
static void the_worker_reads_nothing_elsewhere(void **state)
{
	struct worker *w = trials();
	const int rules =
		(int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);

	(void)state;
	if (rules > 0)
		tries(w, "open elsewhere", "-1 EACCES");
	worker_free(w);
	if (rules <= 0)
		skip();
}

static void the_worker_is_shut_in(void **state)
{
	struct buf why = BUF_INIT;
	struct worker *w = trials();
	bool shut_in;

	(void)state;
	worker_free(w);
	assert_true(server_look(&shut_in, &why));
	assert_true(shut_in);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_answer_is_a_line_of_four_numbers_and_the_rest),
		cmocka_unit_test(what_no_worker_says_is_no_answer),
		cmocka_unit_test(a_mail_is_no_longer_than_one_may_be),
		cmocka_unit_test(whatever_is_read_keeps_to_its_bounds),
		cmocka_unit_test(a_reason_is_one_printable_line),
		cmocka_unit_test(urls_of_servers_are_told_from_others),
		cmocka_unit_test(only_this_machine_needs_no_tls),
		cmocka_unit_test(what_is_no_question_or_comes_at_a_wrong_time_ends_the_worker),
		cmocka_unit_test(the_worker_writes_starts_and_serves_nothing),
		cmocka_unit_test(the_worker_reads_names_and_talks),
		cmocka_unit_test(the_worker_reads_nothing_elsewhere),
		cmocka_unit_test(the_worker_is_shut_in),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
