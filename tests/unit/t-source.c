/* SPDX-License-Identifier: MIT */
#include "post/source.h"
#include "post_folder.h"

#include <sys/resource.h>
#include <utime.h>

/* Reads all letters: each as "name|bytes|signature;" with what is long or large told as numbers. */
static char *all_of(const char *path)
{
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct letter_source *s = source_open(path, &why);
	struct incoming_letter a;
	enum source_result step;

	assert_non_null(s);
	while ((step = source_next(s, &a, &why)) != SOURCE_END) {
		const char *slash;

		if (step == SOURCE_FAILED) {
			buf_str(&out, "FAILED;");
			continue;
		}
		slash = strrchr(a.name, '/');
		buf_fmt(&out, "%s|", slash ? slash + 1 : a.name);
		if (a.bytes.n > 60)
			buf_fmt(&out, "%zu", a.bytes.n);
		else
			buf_add(&out, a.bytes.s, a.bytes.n);
		if (a.too_large)
			buf_str(&out, "|too large");
		if (a.signature.n) {
			buf_char(&out, '|');
			buf_add(&out, a.signature.s, a.signature.n);
		}
		buf_char(&out, ';');
	}
	source_close(s);
	buf_free(&why);
	return buf_take(&out);
}

static void holds(const char *path, const char *want)
{
	char *got = all_of(path);

	assert_string_equal(got, want);
	free(got);
}

static void put_large(struct folder *f, const char *name, const char *head, size_t n)
{
	struct buf b = BUF_INIT;

	buf_str(&b, head);
	buf_fill(&b, 'x', n);
	folder_put(f, name, b.s, b.n);
	buf_free(&b);
}

static void a_file_is_one_letter_with_the_signature_beside_it(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_text(&f, "plain.txt", "match harbour\n");
	holds(folder_path(&f, "plain.txt"), "plain.txt|match harbour\n;");
	folder_text(&f, "plain.txt.sig", "S");
	holds(folder_path(&f, "plain.txt"), "plain.txt|match harbour\n|S;");
	folder_text(&f, "plain.txt.minisig", "M");
	holds(folder_path(&f, "plain.txt"), "plain.txt|match harbour\n|M;");
	folder_drop(&f);
}

static void a_folder_gives_its_plain_files_by_name_and_nothing_else(void **state)
{
	struct folder f;
	char target[100];

	(void)state;
	folder_make(&f);
	folder_text(&f, "b.eml", "B");
	folder_text(&f, "a.txt", "A");
	folder_text(&f, "a.txt.minisig", "SIG");
	folder_text(&f, "lonely.sig", "L");
	folder_text(&f, "\xc3\xa9\x1b", "E");
	folder_text(&f, "Z", "z");
	folder_text(&f, ".hidden", "H");
	folder_text(&f, "empty", "");
	folder_folder(&f, "sub");
	folder_text(&f, "sub/c", "C");
	assert_int_equal(mkfifo(folder_path(&f, "pipe"), 0600), 0);
	strcpy(target, folder_path(&f, "b.eml"));
	assert_int_equal(symlink(target, folder_path(&f, "link")), 0);
	assert_int_equal(symlink(target, folder_path(&f, "b.eml.sig")), 0);
	assert_int_equal(symlink("/etc/passwd", folder_path(&f, "passwd")), 0);
	holds(f.path, "Z|z;a.txt|A|SIG;b.eml|B;lonely.sig|L;\xc3\xa9?|E;");
	holds(folder_path(&f, "link"), "link|B;");
	folder_drop(&f);
}

static void cannot_open(const char *path, const char *reason)
{
	struct buf why = BUF_INIT;

	alarm(10);
	assert_null(source_open(path, &why));
	alarm(0);
	if (!strstr(why.s, reason))
		fail_msg("'%s' does not say '%s'", why.s, reason);
	buf_free(&why);
}

static void what_might_never_end_is_not_opened(void **state)
{
	struct folder f;
	const char *huge;

	(void)state;
	folder_make(&f);
	assert_int_equal(mkfifo(folder_path(&f, "pipe"), 0600), 0);
	cannot_open(folder_path(&f, "pipe"), "'-' reads what a program prints");
	cannot_open("/dev/zero", "it is no file and no folder");
	folder_text(&f, "huge", "From a 10:00:00\n");
	huge = folder_path(&f, "huge");
	if (truncate(huge, 10LL << 30))
		print_message("# no file of 10 GiB can be made here\n");
	else
		cannot_open(huge, "it is larger than 2 GiB: part it");
	folder_drop(&f);
}

static void a_pipe_beside_a_file_is_no_signature(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a.txt", "A");
	assert_int_equal(mkfifo(folder_path(&f, "a.txt.sig"), 0600), 0);
	alarm(10);
	holds(folder_path(&f, "a.txt"), "a.txt|A;");
	alarm(0);
	folder_drop(&f);
}

static void a_maildir_is_read_from_both_its_folders(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_folder(&f, "new");
	folder_folder(&f, "cur");
	folder_folder(&f, "tmp");
	folder_text(&f, "tmp/9.x", "half");
	folder_text(&f, "new/3.host", "three");
	folder_text(&f, "cur/2.host:2,S", "two");
	folder_text(&f, "new/1.host", "From here on 10:30\n");
	holds(f.path, "1.host|From here on 10:30\n;2.host:2,S|two;3.host|three;");
	folder_drop(&f);
}

static void a_kept_letter_of_a_maildir_is_moved_marked_and_passed_over(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;
	struct letter_source *s;
	struct incoming_letter a;
	size_t token[2];

	(void)state;
	folder_make(&f);
	folder_folder(&f, "new");
	folder_folder(&f, "cur");
	folder_text(&f, "new/1.host", "one");
	folder_text(&f, "new/2.host", "two");
	s = source_open(f.path, &why);
	for (size_t i = 0; i < 2; i++) {
		assert_int_equal(source_next(s, &a, &why), SOURCE_LETTER);
		token[i] = a.token;
	}
	assert_int_equal(source_next(s, &a, &why), SOURCE_END);
	assert_true(source_done(s, token[0], &why));
	assert_true(source_done(s, token[0], &why));
	assert_int_equal(access(folder_path(&f, "cur/1.host:2,RS"), F_OK), 0);
	holds(f.path, "2.host|two;");
	/* a mail of that name must not be lost */
	folder_text(&f, "cur/2.host:2,RS", "other");
	assert_false(source_done(s, token[1], &why));
	assert_non_null(strstr(why.s, "2.host"));
	holds(f.path, "2.host|two;");
	source_close(s);
	buf_free(&why);
	folder_drop(&f);
}

static void a_letter_somebody_else_moved_is_done(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;
	struct letter_source *s;
	struct incoming_letter a;

	(void)state;
	folder_make(&f);
	folder_folder(&f, "new");
	folder_folder(&f, "cur");
	folder_text(&f, "new/1.host", "one");
	folder_text(&f, "new/2.host", "two");
	s = source_open(f.path, &why);
	assert_int_equal(source_next(s, &a, &why), SOURCE_LETTER);
	unlink(folder_path(&f, "new/1.host"));
	assert_true(source_done(s, a.token, &why));
	unlink(folder_path(&f, "new/2.host"));
	assert_int_equal(source_next(s, &a, &why), SOURCE_END);
	assert_int_equal(why.n, 0);
	source_close(s);
	buf_free(&why);
	folder_drop(&f);
}

/* Takes all letters of a folder that is cleared, and keeps them but for those of that name. */
static bool clear(const struct folder *f, const char *but, struct buf *why)
{
	struct letter_source *s = source_open(f->path, why);
	struct incoming_letter a;
	bool ok;

	assert_non_null(s);
	source_clears(s);
	while (source_next(s, &a, why) == SOURCE_LETTER)
		if (!strstr(a.name, but))
			assert_true(source_done(s, a.token, why));
	ok = source_flush(s, why);
	source_close(s);
	return ok;
}

static void kept_letters_of_a_folder_that_is_cleared_go_to_taken(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a", "A");
	folder_text(&f, "a.sig", "S");
	folder_text(&f, "box", "From a 10:00\nA\n\nFrom b 10:00\nB\n");
	folder_text(&f, "left", "L");
	folder_text(&f, "leftbox", "From a 10:00\nA\n\nFrom b 10:00\nB\n");
	assert_true(clear(&f, "left", &why));
	holds(f.path, "left|L;leftbox, letter 1|A\n;leftbox, letter 2|B\n;");
	holds(folder_path(&f, "taken"), "a|A|S;box, letter 1|A\n;box, letter 2|B\n;");
	folder_text(&f, "a", "2");
	assert_true(clear(&f, "left", &why));
	holds(folder_path(&f, "taken"), "a|A|S;a~2|2;box, letter 1|A\n;box, letter 2|B\n;");
	assert_true(clear(&f, "leftbox, letter 2", &why));
	holds(f.path, "leftbox, letter 1|A\n;leftbox, letter 2|B\n;");
	buf_free(&why);
	folder_drop(&f);
}

static void a_file_that_was_written_anew_is_not_cleared(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;
	struct letter_source *s;
	struct incoming_letter a;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a", "A");
	folder_text(&f, "b", "B");
	s = source_open(f.path, &why);
	source_clears(s);
	while (source_next(s, &a, &why) == SOURCE_LETTER)
		assert_true(source_done(s, a.token, &why));
	folder_text(&f, "a", "another");
	unlink(folder_path(&f, "b"));
	assert_true(source_flush(s, &why));
	source_close(s);
	holds(f.path, "a|another;");
	buf_free(&why);
	folder_drop(&f);
}

static void a_folder_that_cannot_be_cleared_says_why(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a", "A");
	assert_int_equal(symlink("/nonexistent", folder_path(&f, "taken")), 0);
	assert_false(clear(&f, "none", &why));
	assert_non_null(strstr(why.s, "cannot move 'a' into the folder 'taken'"));
	holds(f.path, "a|A;");
	buf_free(&why);
	folder_drop(&f);
}

static void an_mbox_is_cut_at_its_from_lines_only(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_text(&f, "box",
		"From a@b Sat Nov 21 12:00:00 2026\n"
		"A: 1\n\nFrom here we march\n>From x\n>>From y\n>from z\n> From q\n"
		"From me 10:10\n\n"
		"From b@c Sat Nov 21 12:00:01 2026\n"
		"B: 2\n\nlast\n\n");
	{
		char *got = all_of(folder_path(&f, "box"));

		/* the first is longer than all_of shows */
		assert_non_null(strstr(got, "box, letter 1|"));
		assert_non_null(strstr(got, ";box, letter 2|B: 2\n\nlast\n;"));
		free(got);
	}
	folder_text(&f, "short",
		"From a 1:00:00\nFrom x\n>From x\n>>From y\n> From\n>From\n\nFrom now\n\n"
		"From c 10:00\r\nC\r\n\r\nFrom d 10:00\r\n\r\n");
	holds(folder_path(&f, "short"),
		"short, letter 1|From x\nFrom x\n>From y\n> From\n>From\n\nFrom now\n;"
		"short, letter 2|C\r\n;");
	folder_text(&f, "odd",
		"From a 1:00:00\n\nFrom b a0:00\n\nFrom b 1a:00\n\nFrom b 10.00\n\nFrom b 10:a\n\n"
		"From b 10:0/\n\nFrom b /0:00\n\nFrom b 1:00\n\nFrom b :0:/0\n\nFrom b 10:0:\n\n");
	holds(folder_path(&f, "odd"), "odd, letter 1|124;");
	folder_text(&f, "empty", "");
	holds(folder_path(&f, "empty"), "");
	folder_text(&f, "bare", "From a 10:00");
	holds(folder_path(&f, "bare"), "");
	folder_text(&f, "bare", "From a 10:00\n\nFrom b 10:00\nB");
	holds(folder_path(&f, "bare"), "bare, letter 1|;bare, letter 2|B;");
	folder_drop(&f);
}

static void every_cut_of_the_input_gives_the_same_letters(void **state)
{
	struct folder f;
	struct buf b = BUF_INIT, want = BUF_INIT;
	char *got;

	(void)state;
	folder_make(&f);
	/* From_ lines at every offset around the end of the reader's pieces */
	for (size_t i = 0; i < 400; i++) {
		buf_fmt(&b, "From a@b Sat Nov 21 12:00:00 2026\n");
		buf_fill(&b, 'y', 600 + i % 7);
		buf_str(&b, "\n>From z\n\n");
		buf_fmt(&want, "box, letter %zu|%zu;", i + 1, 600 + i % 7 + 8);
	}
	folder_put(&f, "box", b.s, b.n);
	got = all_of(folder_path(&f, "box"));
	assert_string_equal(got, want.s);
	free(got);
	buf_free(&b);
	buf_free(&want);
	folder_drop(&f);
}

static void a_letter_of_a_mebibyte_is_taken_and_one_byte_more_is_not(void **state)
{
	struct folder f;
	char *got;

	(void)state;
	folder_make(&f);
	put_large(&f, "fits", "", INCOMING_MOST);
	holds(folder_path(&f, "fits"), "fits|1048576;");
	put_large(&f, "over", "", INCOMING_MOST + 1);
	holds(folder_path(&f, "over"), "over|65536|too large;");
	put_large(&f, "box", "From a 10:00\n", 3 << 20);
	holds(folder_path(&f, "box"), "box, letter 1|65536|too large;");
	got = folder_get(&f, "box");
	{
		struct buf b = BUF_INIT;

		buf_str(&b, got);
		buf_str(&b, "\n\nFrom b 10:00\nsmall\n");
		folder_put(&f, "box", b.s, b.n);
		buf_free(&b);
	}
	holds(folder_path(&f, "box"), "box, letter 1|65536|too large;box, letter 2|small\n;");
	free(got);
	folder_drop(&f);
}

static void an_over_long_signature_fails_its_letter_and_not_the_next(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a.txt", "A");
	put_large(&f, "a.txt.sig", "", 20000);
	folder_text(&f, "b.txt", "B");
	holds(f.path, "FAILED;b.txt|B;");
	folder_drop(&f);
}

static void the_time_is_when_the_file_was_written(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;
	struct utimbuf times = { 1000000000, 1700000000 };
	struct letter_source *s;
	struct incoming_letter a;

	(void)state;
	folder_make(&f);
	folder_text(&f, "a", "A");
	folder_text(&f, "box", "From a 10:00\nA");
	assert_int_equal(utime(folder_path(&f, "a"), &times), 0);
	s = source_open(f.path, &why);
	assert_int_equal(source_next(s, &a, &why), SOURCE_LETTER);
	assert_true(a.received == 1700000000);
	assert_int_equal(source_next(s, &a, &why), SOURCE_LETTER);
	assert_true(a.received == 0);
	source_close(s);
	folder_drop(&f);
}

static void standard_input_is_a_letter_or_an_mbox(void **state)
{
	struct folder f;
	int had = dup(0);

	(void)state;
	folder_make(&f);
	folder_text(&f, "in", "match x\n");
	assert_non_null(freopen(folder_path(&f, "in"), "r", stdin));
	holds("-", "standard input|match x\n;");
	folder_text(&f, "in", "From a 10:00\nA\n\nFrom b 10:00\nB\n");
	assert_int_equal(lseek(0, 0, SEEK_SET), 0);
	holds("-", "standard input, letter 1|A\n;standard input, letter 2|B\n;");
	dup2(had, 0);
	close(had);
	folder_drop(&f);
}

static void what_is_not_there_is_named(void **state)
{
	struct buf why = BUF_INIT;

	(void)state;
	assert_null(source_open("/nonexistent/box", &why));
	assert_string_equal(why.s, "cannot open '/nonexistent/box': No such file or directory");
	buf_free(&why);
}

#if defined __has_feature
#define SANITIZED __has_feature(address_sanitizer)
#elif defined __SANITIZE_ADDRESS__
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

static void a_line_of_a_quarter_gibibyte_costs_no_memory(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;
	struct letter_source *s;
	struct rusage before, after;
	struct incoming_letter a;

	(void)state;
	folder_make(&f);
	folder_text(&f, "box", "From a 10:00\nSubject: long\n\n");
	/* a hole: as long as that, and never a line's end */
	assert_int_equal(truncate(folder_path(&f, "box"), 268435456L), 0);
	getrusage(RUSAGE_SELF, &before);
	s = source_open(folder_path(&f, "box"), &why);
	assert_int_equal(source_next(s, &a, &why), SOURCE_LETTER);
	assert_true(a.too_large && a.bytes.n == INCOMING_HEAD);
	assert_memory_equal(a.bytes.s, "Subject: long\n", 14);
	assert_int_equal(source_next(s, &a, &why), SOURCE_END);
	source_close(s);
	getrusage(RUSAGE_SELF, &after);
	/* The sanitizer's own shadow of the memory counts with it. */
	if (!SANITIZED)
		assert_true(after.ru_maxrss - before.ru_maxrss <= 1024 + 64 + 256);
	folder_drop(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_file_is_one_letter_with_the_signature_beside_it),
		cmocka_unit_test(a_folder_gives_its_plain_files_by_name_and_nothing_else),
		cmocka_unit_test(what_might_never_end_is_not_opened),
		cmocka_unit_test(a_pipe_beside_a_file_is_no_signature),
		cmocka_unit_test(a_maildir_is_read_from_both_its_folders),
		cmocka_unit_test(a_kept_letter_of_a_maildir_is_moved_marked_and_passed_over),
		cmocka_unit_test(a_letter_somebody_else_moved_is_done),
		cmocka_unit_test(kept_letters_of_a_folder_that_is_cleared_go_to_taken),
		cmocka_unit_test(a_file_that_was_written_anew_is_not_cleared),
		cmocka_unit_test(a_folder_that_cannot_be_cleared_says_why),
		cmocka_unit_test(an_mbox_is_cut_at_its_from_lines_only),
		cmocka_unit_test(every_cut_of_the_input_gives_the_same_letters),
		cmocka_unit_test(a_letter_of_a_mebibyte_is_taken_and_one_byte_more_is_not),
		cmocka_unit_test(an_over_long_signature_fails_its_letter_and_not_the_next),
		cmocka_unit_test(the_time_is_when_the_file_was_written),
		cmocka_unit_test(standard_input_is_a_letter_or_an_mbox),
		cmocka_unit_test(what_is_not_there_is_named),
		cmocka_unit_test(a_line_of_a_quarter_gibibyte_costs_no_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
