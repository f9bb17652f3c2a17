/* SPDX-License-Identifier: MIT
 * Each call to the system that a source of letters makes fails in turn: nothing is passed over unsaid. */
#include "post/source.h"
#include "post_folder.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>

static int left;
static bool came;
static int error = EIO; /* what the call fails for */

static bool fails(void)
{
	if (!left || --left)
		return false;
	came = true;
	errno = error;
	return true;
}

/* These stand for those of the C library. */
ssize_t read(int fd, void *to, size_t n)
{
	ssize_t (*real)(int, void *, size_t);

	*(void **)&real = dlsym(RTLD_NEXT, "read");
	return fails() ? -1 : real(fd, to, n);
}

int renameat(int from, const char *old, int to, const char *new)
{
	int (*real)(int, const char *, int, const char *);

	*(void **)&real = dlsym(RTLD_NEXT, "renameat");
	return fails() ? -1 : real(from, old, to, new);
}

int fstat(int fd, struct stat *st)
{
	return fails() ? -1 : fstatat(fd, "", st, AT_EMPTY_PATH);
}

int openat(int folder, const char *name, int flags, ...)
{
	int (*real)(int, const char *, int, ...);

	*(void **)&real = dlsym(RTLD_NEXT, "openat");
	return fails() ? -1 : real(folder, name, flags, 0);
}

int open(const char *name, int flags, ...)
{
	int (*real)(const char *, int, ...), mode;
	va_list args;

	va_start(args, flags);
	mode = flags & O_CREAT ? va_arg(args, int) : 0;
	va_end(args);
	*(void **)&real = dlsym(RTLD_NEXT, "open");
	return fails() ? -1 : real(name, flags, mode);
}

DIR *fdopendir(int fd)
{
	DIR *(*real)(int);

	*(void **)&real = dlsym(RTLD_NEXT, "fdopendir");
	return fails() ? NULL : real(fd);
}

/* Reads all letters. Returns how many there are; *failures: how often a reason was given. */
static int read_all(const char *path, int *failures)
{
	struct buf why = BUF_INIT;
	struct letter_source *s = source_open(path, &why);
	enum source_result step = SOURCE_END;
	struct incoming_letter letter;
	int letters = 0;

	*failures = !s;
	assert_true(!s == (why.n > 0));
	while (s && (step = source_next(s, &letter, &why)) != SOURCE_END) {
		letters += step == SOURCE_LETTER;
		*failures += step == SOURCE_FAILED;
		assert_true((step == SOURCE_FAILED) == (why.n > 0));
		buf_clear(&why);
		if (step == SOURCE_LETTER && !source_done(s, letter.token, &why))
			assert_true(why.n > 0);
		buf_clear(&why);
	}
	source_close(s);
	buf_free(&why);
	return letters;
}

static void each_letter_comes_or_a_reason_why_not(const char *path, int want)
{
	int letters, failures;

	for (int n = 1;; n++) {
		assert_int_equal(lseek(0, 0, SEEK_SET), 0);
		left = n;
		came = false;
		letters = read_all(path, &failures);
		left = 0;
		if (!came)
			break;
		if (letters < want && !failures)
			fail_msg("call %d has failed, and a letter is passed over", n);
	}
	assert_int_equal(letters, want);
	assert_int_equal(failures, 0);
}

static void each_letter_of_a_folder_comes_or_a_reason_why_not(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a", "one");
	folder_text(&f, "a.minisig", "signature");
	folder_text(&f, "b", "two");
	folder_text(&f, "b.sig", "signature");
	each_letter_comes_or_a_reason_why_not(f.path, 2);
	each_letter_comes_or_a_reason_why_not(folder_path(&f, "a"), 1);
	each_letter_comes_or_a_reason_why_not("-", 1);
	folder_drop(&f);
}

static void a_read_that_a_signal_ends_is_begun_again(void **state)
{
	struct folder f;
	int failures;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a", "one");
	folder_text(&f, "a.sig", "signature");
	error = EINTR;
	/* the calls before the first read open the folder and look at it */
	for (int n = 8; n < 20; n++) {
		left = n;
		came = false;
		if (read_all(f.path, &failures) != 1 && !failures)
			fail_msg("call %d was interrupted, and the letter is passed over", n);
		left = 0;
	}
	error = EIO;
	folder_drop(&f);
}

static void a_letter_that_cannot_be_moved_is_not_done(void **state)
{
	struct buf why = BUF_INIT;
	struct incoming_letter letter;
	struct letter_source *s;
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_folder(&f, "cur");
	folder_folder(&f, "new");
	folder_text(&f, "new/1", "one");
	s = source_open(f.path, &why);
	assert_int_equal(source_next(s, &letter, &why), SOURCE_LETTER);
	left = 1;
	assert_false(source_done(s, letter.token, &why));
	assert_non_null(strstr(why.s, "cannot move to cur/ '"));
	left = 0;
	buf_clear(&why);
	assert_true(source_done(s, letter.token, &why));
	source_close(s);
	/* of any other folder nothing is moved */
	assert_int_equal(rename(folder_path(&f, "cur/1:2,RS"), "/nonexistent/1"), -1);
	assert_int_equal(rmdir(folder_path(&f, "new")), 0);
	folder_text(&f, "2", "two");
	s = source_open(f.path, &why);
	assert_int_equal(source_next(s, &letter, &why), SOURCE_LETTER);
	assert_true(source_done(s, letter.token, &why));
	source_close(s);
	/* nor is a file a folder of a Maildir for its name */
	folder_text(&f, "new", "three");
	each_letter_comes_or_a_reason_why_not(f.path, 2);
	buf_free(&why);
	folder_drop(&f);
}

static int with_input(void **state)
{
	(void)state;
	return freopen("/etc/passwd", "r", stdin) ? 0 : -1;
}

static void each_letter_of_a_maildir_comes_or_a_reason_why_not(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_folder(&f, "cur");
	folder_folder(&f, "new");
	folder_text(&f, "new/1", "one");
	folder_text(&f, "cur/2:2,", "two");
	/* letters that were kept do not come again */
	left = 0;
	for (int n = 1; n < 8; n++) {
		int failures;

		left = n;
		came = false;
		if (!read_all(f.path, &failures))
			assert_int_equal(failures > 0, came);
		left = 0;
	}
	folder_drop(&f);
}

static void each_letter_of_an_mbox_comes_or_a_reason_why_not(void **state)
{
	struct buf box = BUF_INIT;
	struct folder f;

	(void)state;
	folder_make(&f);
	for (int i = 0; i < 3; i++) {
		buf_str(&box, "From a@b Mon Jan  1 00:00:00 2024\nSubject: one\n\n");
		buf_fill(&box, 'x', 100000);
		buf_str(&box, "\n\n");
	}
	folder_put(&f, "box", box.s, box.n);
	each_letter_comes_or_a_reason_why_not(folder_path(&f, "box"), 3);
	buf_free(&box);
	folder_drop(&f);
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test(each_letter_of_a_folder_comes_or_a_reason_why_not),
		cmocka_unit_test(a_read_that_a_signal_ends_is_begun_again),
		cmocka_unit_test(a_letter_that_cannot_be_moved_is_not_done),
		cmocka_unit_test(each_letter_of_a_maildir_comes_or_a_reason_why_not),
		cmocka_unit_test(each_letter_of_an_mbox_comes_or_a_reason_why_not),
	};

	return cmocka_run_group_tests(test, with_input, NULL);
}
