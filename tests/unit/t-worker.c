/* SPDX-License-Identifier: MIT
 * The program worker_trials.c is asked by the module that starts workers. */
#include "post/worker.h"

#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

enum { PATIENCE = 20000, SHORT = 200, ANSWER_BYTES = 2 << 20 };

static struct worker *opened(void)
{
	struct worker *w = worker_make("worker-trials");
	struct buf why = BUF_INIT;

	if (!worker_start(w, &why))
		fail_msg("%s", why.s);
	return w;
}

/* Returns whether an answer came; it replaces what is in the buffer. */
static bool ask(struct worker *w, const char *question, struct buf *answer, int patience)
{
	const struct span all = span_of(question);
	struct buf why = BUF_INIT;
	bool ok;

	buf_clear(answer);
	ok = worker_start(w, &why) && worker_send(w, &all, 1, patience, &why)
		&& worker_receive(w, answer, ANSWER_BYTES, patience, &why);
	assert_true(ok == !why.n);
	buf_free(&why);
	return ok;
}

static void no_child_is_left(void)
{
	assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
	assert_int_equal(errno, ECHILD);
}

static void a_worker_has_two_pipes_the_root_folder_and_nothing_else(void **state)
{
	/* what a library has left open for all to inherit */
	int open = dup(1);
	struct worker *w = opened();
	struct buf answer = BUF_INIT;

	assert_true(ask(w, "surroundings", &answer, PATIENCE));
	assert_string_equal(answer.s, "0 1 2 /");
	worker_free(w);
	close(open);
	buf_free(&answer);
	no_child_is_left();
	(void)state;
}

static void a_worker_that_is_shut_in_opens_sends_and_starts_nothing(void **state)
{
	static const char *const tried[] = { "open", "make", "unlink", "socket", "local socket",
		"exec", "fork", "kill", "signal", "program in memory", "ptrace", "limit" };
	struct worker *w = opened();
	struct buf answer = BUF_INIT;

	if (!worker_is_shut_in(w)) {
		worker_free(w);
		skip();
	}
	for (size_t i = 0; i < sizeof tried / sizeof *tried; i++) {
		assert_true(ask(w, tried[i], &answer, PATIENCE));
		if (strcmp(answer.s, "-1 EPERM"))
			fail_msg("%s: %s", tried[i], answer.s);
	}
	worker_free(w);
	buf_free(&answer);
	(void)state;
}

static void frames_of_any_length_come_back_as_they_went(void **state)
{
	static const size_t lengths[] = { 0, 1, 4095, 65535, 65536, 65537, 1 << 20 };
	struct worker *w = opened();
	struct buf answer = BUF_INIT, question = BUF_INIT, why = BUF_INIT;

	for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
		struct span halves[2];

		buf_clear(&question);
		buf_clear(&answer);
		for (size_t n = 0; n < lengths[i]; n++)
			buf_char(&question, (char)(n * 7 + n / 251));
		halves[0] = (struct span){ question.s, question.n / 2 };
		halves[1] =
			(struct span){ question.s + question.n / 2, question.n - question.n / 2 };
		assert_true(worker_send(w, halves, 2, PATIENCE, &why));
		assert_true(worker_receive(w, &answer, ANSWER_BYTES, PATIENCE, &why));
		assert_int_equal(answer.n, question.n);
		assert_memory_equal(answer.s, question.s, question.n);
	}
	worker_free(w);
	buf_free(&answer);
	buf_free(&question);
	buf_free(&why);
	(void)state;
}

/* The last is a question of more bytes than a worker reads. */
static void after_a_worker_that_died_hung_or_lied_the_next_one_answers(void **state)
{
	static const char *const bad[] = { "die", "hang", "endless", "half", "cut" };
	struct worker *w = opened();
	struct buf answer = BUF_INIT;
	char *large = malloc((2 << 20) + 1);

	memset(large, 'x', 2 << 20);
	large[2 << 20] = 0;
	for (size_t i = 0; i <= sizeof bad / sizeof *bad; i++) {
		const char *question = i < sizeof bad / sizeof *bad ? bad[i] : large;

		assert_false(ask(w, question, &answer, SHORT));
		no_child_is_left();
		assert_true(ask(w, "hello", &answer, PATIENCE));
		assert_string_equal(answer.s, "hello");
	}
	free(large);
	worker_free(w);
	buf_free(&answer);
	(void)state;
}

static void a_worker_that_does_not_read_holds_nobody_up(void **state)
{
	struct worker *w = opened();
	struct buf answer = BUF_INIT;
	char *large = malloc((1 << 20) + 1);

	memset(large, 'x', 1 << 20);
	large[1 << 20] = 0;
	assert_true(ask(w, "deaf", &answer, PATIENCE));
	assert_false(ask(w, large, &answer, SHORT));
	no_child_is_left();
	free(large);
	worker_free(w);
	buf_free(&answer);
	(void)state;
}

static void a_forked_process_starts_a_worker_of_its_own(void **state)
{
	struct worker *w = opened();
	struct buf answer = BUF_INIT;
	pid_t pid = fork();
	int status;

	if (!pid) {
		bool ok = !worker_runs(w) && ask(w, "hello", &answer, PATIENCE)
			&& !strcmp(answer.s, "hello");

		worker_free(w);
		_exit(!ok);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	assert_true(ask(w, "still here", &answer, PATIENCE));
	assert_string_equal(answer.s, "still here");
	worker_free(w);
	buf_free(&answer);
	no_child_is_left();
	(void)state;
}

/* The path is found, but the program there says another name. */
static void only_a_program_that_says_its_name_and_version_is_a_worker(void **state)
{
	static const char *const wrong[] = { "../unit/worker-trials", "no-such-program" };
	struct worker *folder = worker_make("../unit");
	struct buf why = BUF_INIT;

	for (int i = 0; i < 2; i++) {
		struct worker *w = worker_make(wrong[i]);

		assert_false(worker_start(w, &why));
		assert_non_null(strstr(why.s, "is tradepost installed completely?"));
		worker_free(w);
		buf_free(&why);
		no_child_is_left();
	}
	assert_false(worker_start(folder, &why));
	assert_non_null(strstr(why.s, "cannot start '"));
	worker_free(folder);
	worker_free(NULL);
	buf_free(&why);
	(void)state;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_worker_has_two_pipes_the_root_folder_and_nothing_else),
		cmocka_unit_test(a_worker_that_is_shut_in_opens_sends_and_starts_nothing),
		cmocka_unit_test(frames_of_any_length_come_back_as_they_went),
		cmocka_unit_test(after_a_worker_that_died_hung_or_lied_the_next_one_answers),
		cmocka_unit_test(a_worker_that_does_not_read_holds_nobody_up),
		cmocka_unit_test(a_forked_process_starts_a_worker_of_its_own),
		cmocka_unit_test(only_a_program_that_says_its_name_and_version_is_a_worker),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
