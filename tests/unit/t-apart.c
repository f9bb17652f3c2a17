/* SPDX-License-Identifier: MIT
 * Work in a process of its own: what comes back, and what becomes of work that does not end well. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/apart.h"
#include "base/fail.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static int touched;
static struct work_link apart;

static bool done(apart_work *work, const char *asked, int seconds, struct buf *out)
{
	return apart_do(&apart, work, seconds, span_of(asked), out);
}

static void writes(struct span asked, struct buf *out)
{
	touched = 1;
	for (int i = 0; i < 20000; i++)
		buf_fmt(out, "%.*s\n", (int)asked.n, asked.s);
}

static void dies(struct span asked, struct buf *out)
{
	buf_add(out, asked.s, asked.n);
	raise(SIGKILL);
}

static void goes_on_for_ever(struct span asked, struct buf *out)
{
	volatile int n = 0;

	buf_add(out, asked.s, asked.n);
	while (n >= 0)
		n = !n;
}

static void takes_most_of_a_second(struct span asked, struct buf *out)
{
	const clock_t begun = clock();

	(void)asked;
	while (clock() - begun < CLOCKS_PER_SEC * 6 / 10)
		buf_clear(out);
}

static void writes_too_much(struct span asked, struct buf *out)
{
	while (out->n <= APART_MOST)
		buf_add(out, asked.s, asked.n);
}

static void tells_which_process(struct span asked, struct buf *out)
{
	buf_fmt(out, "%.*s%d", (int)asked.n, asked.s, (int)getpid());
}

static void tells_what_is_open(struct span asked, struct buf *out)
{
	(void)asked;
	for (int file = 3; file < 1000; file++)
		if (fcntl(file, F_GETFD) >= 0)
			buf_char(out, 'x');
}

static void what_the_work_writes_comes_back_and_nothing_else_is_changed(void **state)
{
	struct buf out = BUF_INIT;

	(void)state;
	buf_str(&out, "before ");
	assert_true(done(writes, "hello", 5, &out));
	assert_int_equal(out.n, strlen("before ") + 20000 * strlen("hello\n"));
	assert_memory_equal(out.s, "before hello\nhello\n", 19);
	assert_int_equal(touched, 0);
	buf_free(&out);
}

/* asked: where it counts how often it was done, shared by the processes. */
static void crashes(struct span asked, struct buf *out)
{
	int *times;

	memcpy(&times, asked.s, sizeof times);
	++*times;
	buf_str(out, "half");
	signal(SIGSEGV, SIG_DFL);
	raise(SIGSEGV);
}

/* Returns a number that the processes share. */
static int *shared_number(void)
{
	void *number =
		mmap(NULL, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	assert_true(number != MAP_FAILED);
	return number;
}

static void work_that_crashes_is_not_done_again(void **state)
{
	int *times = shared_number();
	const struct span asked = { (const char *)&times, sizeof times };
	struct buf out = BUF_INIT;

	(void)state;
	apart_end(&apart);
	assert_false(apart_do(&apart, crashes, 5, asked, &out));
	assert_int_equal(*times, 1);
	apart_end(&apart);
	munmap(times, sizeof *times);
	buf_free(&out);
}

/* asked: where it stands how often no memory is found yet, shared by the processes. */
static void finds_no_memory(struct span asked, struct buf *out)
{
	int *times;

	memcpy(&times, asked.s, sizeof times);
	if ((*times)--)
		out_of_memory();
	buf_str(out, "done");
}

static void work_that_finds_no_memory_is_done_once_more_and_not_for_ever(void **state)
{
	int *times = shared_number();
	const struct span asked = { (const char *)&times, sizeof times };
	struct buf out = BUF_INIT;

	(void)state;
	apart_end(&apart);
	*times = 1;
	assert_true(apart_do(&apart, finds_no_memory, 5, asked, &out));
	assert_string_equal(out.s, "done");
	*times = 2;
	assert_false(apart_do(&apart, finds_no_memory, 5, asked, &out));
	assert_int_equal(*times, 0);
	apart_end(&apart);
	munmap(times, sizeof *times);
	buf_free(&out);
}

static void work_that_dies_or_does_not_end_gives_nothing_and_the_caller_goes_on(void **state)
{
	struct buf out = BUF_INIT;

	(void)state;
	assert_false(done(dies, "half", 5, &out));
	assert_false(done(goes_on_for_ever, "half", 1, &out));
	assert_false(done(writes_too_much, "0123456789012345", 60, &out));
	assert_int_equal(out.n, 0);
	assert_true(done(writes, "again", 5, &out));
	buf_free(&out);
}

static void one_process_does_all_work_until_some_does_not_end_well(void **state)
{
	struct buf first = BUF_INIT, second = BUF_INIT, third = BUF_INIT;

	(void)state;
	assert_true(done(tells_which_process, "", 5, &first));
	assert_true(done(tells_which_process, "", 5, &second));
	assert_false(done(dies, "", 5, &third));
	assert_true(done(tells_which_process, "", 5, &third));
	assert_string_equal(first.s, second.s);
	assert_string_not_equal(first.s, third.s);
	buf_free(&first);
	buf_free(&second);
	buf_free(&third);
}

static void work_whose_line_breaks_is_done_by_another_process(void **state)
{
	struct buf first = BUF_INIT, second = BUF_INIT;

	(void)state;
	assert_true(done(tells_which_process, "", 5, &first));
	shutdown(apart.line, SHUT_RDWR);
	assert_true(done(tells_which_process, "", 5, &second));
	assert_string_not_equal(first.s, second.s);
	buf_free(&first);
	buf_free(&second);
}

static void each_work_has_all_of_its_seconds(void **state)
{
	struct buf out = BUF_INIT;

	(void)state;
	for (int i = 0; i < 3; i++)
		assert_true(done(takes_most_of_a_second, "", 1, &out));
	buf_free(&out);
}

static void the_process_has_no_file_open_but_its_line_and_ends_with_it(void **state)
{
	struct buf out = BUF_INIT;
	int file = open("/dev/null", O_RDONLY);
	pid_t child;

	(void)state;
	apart_end(&apart);
	assert_true(done(tells_what_is_open, "", 5, &out));
	assert_string_equal(out.s, "x");
	child = apart.child;
	apart_end(&apart);
	assert_int_equal(kill(child, 0), -1);
	assert_int_equal(apart.child, 0);
	close(file);
	buf_free(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_the_work_writes_comes_back_and_nothing_else_is_changed),
		cmocka_unit_test(
			work_that_dies_or_does_not_end_gives_nothing_and_the_caller_goes_on),
		cmocka_unit_test(work_that_finds_no_memory_is_done_once_more_and_not_for_ever),
		cmocka_unit_test(one_process_does_all_work_until_some_does_not_end_well),
		cmocka_unit_test(work_that_crashes_is_not_done_again),
		cmocka_unit_test(work_whose_line_breaks_is_done_by_another_process),
		cmocka_unit_test(each_work_has_all_of_its_seconds),
		cmocka_unit_test(the_process_has_no_file_open_but_its_line_and_ends_with_it),
	};
	int failed = cmocka_run_group_tests(tests, NULL, NULL);

	apart_end(&apart);
	return failed;
}
