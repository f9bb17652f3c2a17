/* SPDX-License-Identifier: MIT
 * Work in a process of its own: what comes back, and what becomes of work that does not end well. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/apart.h"
#include "base/fail.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static int touched;

static void writes(const void *with, struct buf *out)
{
	touched = 1;
	for (int i = 0; i < 20000; i++)
		buf_fmt(out, "%s\n", (const char *)with);
}

static void dies(const void *with, struct buf *out)
{
	buf_str(out, with);
	raise(SIGKILL);
}

static void goes_on_for_ever(const void *with, struct buf *out)
{
	volatile int n = 0;

	buf_str(out, with);
	while (n >= 0)
		n = !n;
}

static void what_the_work_writes_comes_back_and_nothing_else_is_changed(void **state)
{
	struct buf out = BUF_INIT;

	(void)state;
	buf_str(&out, "before ");
	assert_true(apart_do(writes, "hello", 5, &out));
	assert_int_equal(out.n, strlen("before ") + 20000 * strlen("hello\n"));
	assert_memory_equal(out.s, "before hello\nhello\n", 19);
	assert_int_equal(touched, 0);
	buf_free(&out);
}

/* with: how often no memory is found yet, shared by the processes. */
static void finds_no_memory(const void *with, struct buf *out)
{
	int *times = (int *)(uintptr_t)with;

	if ((*times)--)
		out_of_memory();
	buf_str(out, "done");
}

static void work_that_finds_no_memory_is_done_once_more_and_not_for_ever(void **state)
{
	int *times = mmap(
		NULL, sizeof *times, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	struct buf out = BUF_INIT;

	(void)state;
	assert_true(times != MAP_FAILED);
	*times = 1;
	assert_true(apart_do(finds_no_memory, times, 5, &out));
	assert_string_equal(out.s, "done");
	*times = 2;
	assert_false(apart_do(finds_no_memory, times, 5, &out));
	assert_int_equal(*times, 0);
	munmap(times, sizeof *times);
	buf_free(&out);
}

static void work_that_dies_or_does_not_end_gives_nothing_and_the_caller_goes_on(void **state)
{
	struct buf out = BUF_INIT;

	(void)state;
	assert_false(apart_do(dies, "half.", 5, &out));
	assert_false(apart_do(goes_on_for_ever, "half.", 1, &out));
	assert_int_equal(out.n, 0);
	assert_true(apart_do(writes, "again", 5, &out));
	buf_free(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_the_work_writes_comes_back_and_nothing_else_is_changed),
		cmocka_unit_test(
			work_that_dies_or_does_not_end_gives_nothing_and_the_caller_goes_on),
		cmocka_unit_test(work_that_finds_no_memory_is_done_once_more_and_not_for_ever),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
