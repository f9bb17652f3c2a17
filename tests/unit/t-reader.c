/* SPDX-License-Identifier: MIT
 * What the program tradepost-reader makes of a mail is what the same code makes of it in this
 * process, and no answer, however damaged, leads out of a mail. */
#include "letters/letters.h"
#include "base/file.h"
#include "post/mail_frame.h"
#include "post/mail_parts.h"
#include "post/worker.h"
#include "reader/reader.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { DAMAGES = 4000 };

/* ---- the same both ways ---- */

static void same_span(struct span a, struct span b)
{
	assert_int_equal(!a.s, !b.s);
	assert_int_equal(a.n, b.n);
	if (a.n)
		assert_memory_equal(a.s, b.s, a.n);
}

static void same_part(const struct mail_part *a, const struct mail_part *b)
{
	assert_int_equal(a->file, b->file);
	assert_int_equal(a->quoted, b->quoted);
	assert_int_equal(a->html, b->html);
	same_span(a->name, b->name);
	same_span(a->bytes, b->bytes);
	same_span(a->text, b->text);
}

static void same_mail(const struct mail *a, const struct mail *b)
{
	assert_int_equal(a->problem, b->problem);
	assert_int_equal(a->bare, b->bare);
	same_span(a->from, b->from);
	same_span(a->to, b->to);
	same_span(a->delivered_to, b->delivered_to);
	same_span(a->id, b->id);
	same_span(a->subject, b->subject);
	same_span(a->sender, b->sender);
	same_span(a->return_path, b->return_path);
	assert_int_equal(a->null_return, b->null_return);
	assert_int_equal(a->by_program, b->by_program);
	assert_int_equal(a->looped, b->looped);
	assert_int_equal(a->parts, b->parts);
	for (int i = 0; i < a->parts; i++)
		same_part(&a->part[i], &b->part[i]);
}

static void same_bounce(const struct mail *m, struct span bytes)
{
	struct bounce here, there;

	reader_bounce(&here, m, bytes);
	bounce_read(&there, m, bytes);
	assert_int_equal(here.report, there.report);
	assert_int_equal(here.delivered, there.delivered);
	assert_int_equal(here.failed, there.failed);
	assert_int_equal(here.permanent, there.permanent);
	assert_string_equal(here.says.s, there.says.s);
	bounce_free(&here);
	bounce_free(&there);
}

static void same(struct span bytes)
{
	struct mail here, there;

	assert_int_equal(reader_mail(&here, bytes), mail_read(&there, bytes));
	same_mail(&here, &there);
	same_bounce(&here, bytes);
	mail_free(&here);
	mail_free(&there);
}

static void same_of(struct buf *mail)
{
	same(span_of_buf(mail));
	buf_clear(mail);
}

/* Calls a function with each file of a corpus of the fuzzers; returns how many there are. */
static int each_of_corpus(const char *name, void (*call)(struct span bytes))
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, bytes = BUF_INIT, why = BUF_INIT;
	struct dirent *entry;
	int n = 0;
	DIR *folder;

	buf_fmt(&path, "%s/tests/fuzz/%s", top ? top : ".", name);
	folder = opendir(path.s);
	assert_non_null(folder);
	while ((entry = readdir(folder))) {
		if (*entry->d_name == '.')
			continue;
		buf_clear(&path);
		buf_clear(&bytes);
		buf_fmt(&path, "%s/tests/fuzz/%s/%s", top ? top : ".", name, entry->d_name);
		assert_true(file_read(&bytes, path.s, 1 << 22, &why));
		call(span_of_buf(&bytes));
		n++;
	}
	closedir(folder);
	buf_free(&path);
	buf_free(&bytes);
	return n;
}

static void mails_that_fuzzers_know_are_read_the_same(void **state)
{
	assert_true(each_of_corpus("corpus-letter", same) > 20);
	assert_true(each_of_corpus("corpus-bounce", same) > 20);
	(void)state;
}

static void letters_however_they_came_are_read_the_same(void **state)
{
	const struct span block =
		SPAN("match harbour\nseason 3\nseat red\n\nmarch 3 caf\xc3\xa9\n");
	const struct letters_file files[] = { { "orders.txt", block, "shift_jis" },
		{ "../orders.txt.minisig", block, NULL }, { "a\\b.txt", block, "utf-16" } };
	struct buf mail = BUF_INIT;

	for (enum letters_way way = 0; way < WAYS; way++) {
		letters_mail(&mail, way, block);
		same_of(&mail);
	}
	letters_files(&mail, files, 3);
	same_of(&mail);
	letters_html(&mail, SPAN("<p>one<blockquote>two<br>three</blockquote>"));
	same_of(&mail);
	same(SPAN("From: a@b\n\n"));
	same(SPAN("From: a@b"));
	same(block);
	same((struct span){ "", 0 });
	buf_free(&mail);
	(void)state;
}

/* Announces a mail, as take does, and reads others or none first; the announced one may come or
 * not. */
static void announced(struct span bytes)
{
	static const char other[] = "From: c@d\nContent-Type: text/html\n\n<p>another mail</p>\n";

	for (int others = 0; others < 3; others++) {
		mail_ahead(bytes);
		for (int i = 0; i < others; i++)
			same(span_of(other));
		if (bytes.n % 3 != 1)
			same(bytes);
		mail_ahead(span_of(other));
		same(bytes);
		same(span_of(other));
	}
}

static void mails_that_were_announced_are_read_the_same(void **state)
{
	struct mail m;

	assert_true(each_of_corpus("corpus-letter", announced) > 20);
	assert_true(each_of_corpus("corpus-bounce", announced) > 20);
	/* what was asked of a reader that is gone is asked again */
	mail_ahead(SPAN("From: a@b\n\none\n"));
	mail_read(&m, SPAN("From: a@b\n\ntwo\n"));
	mail_free(&m);
	mail_end();
	mail_begin();
	same(SPAN("From: a@b\n\none\n"));
	(void)state;
}

/* A line end of a page, 4 bytes, becomes 65 in the deepest quotation that is shown. */
static void a_page_that_grows_most_is_read_the_same(void **state)
{
	struct buf page = BUF_INIT, mail = BUF_INIT;

	for (int i = 0; i < 32; i++)
		buf_str(&page, "<blockquote>");
	while (page.n < MAIL_HTML_BYTES - 4)
		buf_str(&page, "<br>");
	buf_str(&mail, "From: a@b\nContent-Type: multipart/mixed; boundary=q\n\n");
	for (int i = 0; i < MAIL_BYTES / MAIL_HTML_BYTES - 1; i++)
		buf_fmt(&mail, "--q\nContent-Type: text/html\n\n%s\n", page.s);
	same_of(&mail);
	buf_free(&page);
	buf_free(&mail);
	(void)state;
}

static void what_is_too_much_is_refused_the_same(void **state)
{
	static const size_t sizes[] = { MAIL_BYTES - 600, MAIL_BYTES, MAIL_BYTES + 1,
		2 * MAIL_BYTES };
	struct buf mail = BUF_INIT;

	for (int levels = 1; levels < 2 * MAIL_LEVELS; levels++) {
		letters_deep(&mail, levels);
		same_of(&mail);
		letters_attached(&mail, levels);
		same_of(&mail);
	}
	for (int parts = MAIL_PARTS - 1; parts < MAIL_PARTS + 2; parts++) {
		letters_parts(&mail, parts, "x");
		same_of(&mail);
	}
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		letters_line(&mail, sizes[i]);
		same_of(&mail);
		letters_header(&mail, sizes[i] / 16);
		same_of(&mail);
	}
	buf_free(&mail);
	(void)state;
}

/* The reader opens converters before it is shut in, and can open none later. The last two are
 * unknown. */
static void every_charset_is_read_the_same(void **state)
{
	static const char *const charsets[] = { "iso-8859-1", "ISO-8859-2", "iso-8859-5",
		"iso-8859-8", "iso-8859-8-i", "iso-8859-9", "iso-8859-15", "iso-8859-16",
		"windows-1250", "windows-1251", "Windows-1252", "windows-1258", "koi8-r", "koi8-u",
		"gbk", "gb2312", "gb18030", "big5", "big5-hkscs", "shift_jis", "euc-jp", "euc-kr",
		"iso-2022-jp", "iso-2022-jp-2", "utf-16", "utf-16le", "utf-16be", "utf-8",
		"us-ascii", "iso-8859-99", "x-unknown" };
	struct buf mail = BUF_INIT;

	for (size_t i = 0; i < sizeof charsets / sizeof *charsets; i++) {
		buf_fmt(&mail,
			"From: a@b\nSubject: =?%s?q?=A4=E2=A4=EA?=\n"
			"Content-Type: text/plain; charset=%s\n\n",
			charsets[i], charsets[i]);
		for (int c = 1; c < 256; c++)
			buf_char(&mail, c);
		buf_str(&mail, "\x1b$B$\"\x1b(B \xa4\xe2\xa4\xea \x82\xa0 \xb0\xa1\n");
		same_of(&mail);
	}
	buf_free(&mail);
	(void)state;
}

/* ---- damaged answers ---- */

static unsigned next_number(unsigned *seed)
{
	*seed = *seed * 1103515245 + 12345;
	return *seed >> 16 & 0x7fff;
}

static void lies_in(struct span s, struct span bytes, const struct buf *answer)
{
	bool in_mail = s.s >= bytes.s && s.s + s.n <= bytes.s + bytes.n;
	bool in_answer = s.s >= answer->s && s.s + s.n <= answer->s + answer->n;

	assert_true((!s.s && !s.n) || in_mail || in_answer);
}

/* Decodes an answer; what is taken keeps the promises of mail.h. Returns whether it was. */
static bool holds(struct span bytes, const struct buf *answer)
{
	struct mail m;
	bool ok;

	memset(&m, 0, sizeof m);
	ok = mail_decode(&m, bytes, span_of_buf(answer));
	if (ok) {
		assert_in_range(m.problem, MAIL_FINE, MAIL_UNREADABLE);
		assert_in_range(m.parts, 0, m.problem ? 0 : MAIL_PARTS);
		lies_in(m.from, bytes, answer);
		lies_in(m.subject, bytes, answer);
		lies_in(m.id, bytes, answer);
		assert_true(m.from.n <= 320 && m.sender.n <= 320);
		for (size_t i = 0; i < m.from.n; i++)
			assert_false(m.from.s[i] == '\n' || m.from.s[i] == ' ');
	}
	for (int i = 0; ok && i < m.parts; i++) {
		struct mail_part *part = &m.part[i];

		lies_in(part->name, bytes, answer);
		lies_in(part->bytes, bytes, answer);
		lies_in(part->text, bytes, answer);
		assert_true(
			!part->name.n || (part->file && !memchr(part->name.s, '/', part->name.n)));
	}
	mail_free(&m);
	return ok;
}

/* Changes some bytes, or cuts the answer, or makes it longer. */
static void damage(struct buf *answer, unsigned *seed)
{
	unsigned kind = next_number(seed) % 8;

	if (kind == 0)
		buf_cut(answer, next_number(seed) % answer->n);
	else if (kind == 1)
		buf_fill(answer, (int)next_number(seed) & 255, next_number(seed) % 100);
	for (unsigned i = 0; answer->n && i <= kind; i++) {
		/* most of what is checked stands in front */
		size_t at = next_number(seed) % (i % 2 ? answer->n : 1 + answer->n / 4);

		answer->s[at] =
			(char)(kind % 2 ? (int)next_number(seed) : answer->s[at] ^ 1 << kind);
	}
}

static void damage_all(struct span bytes)
{
	struct buf whole = BUF_INIT, answer = BUF_INIT;
	unsigned seed = (unsigned)bytes.n;
	int taken = 0, damages = DAMAGES / 40;
	struct mail m;

	reader_mail(&m, bytes);
	mail_encode(&whole, &m, bytes);
	mail_free(&m);
	assert_true(holds(bytes, &whole));
	for (int i = 0; i < damages; i++) {
		buf_clear(&answer);
		buf_add(&answer, whole.s, whole.n);
		damage(&answer, &seed);
		taken += holds(bytes, &answer);
	}
	/* what lies in texts is not checked */
	assert_in_range(taken, 0, damages - 1);
	buf_free(&whole);
	buf_free(&answer);
}

static void no_damaged_answer_leads_out_of_a_mail(void **state)
{
	int mails = each_of_corpus("corpus-letter", damage_all)
		+ each_of_corpus("corpus-bounce", damage_all);

	assert_true(mails * (DAMAGES / 40) >= DAMAGES);
	(void)state;
}

static void an_answer_without_sense_is_none(void **state)
{
	/* of which problem, flags, number of parts, where the first field is, where it begins */
	static const unsigned char good[5] = { MAIL_FINE, 0, 0, 0, 0 };
	static const struct {
		int at, byte;
	} bad[] = { { 0, MAIL_UNREADABLE + 1 }, { 0, 255 }, { 1, 8 }, { 2, MAIL_PARTS + 1 },
		{ 2, 1 }, { 3, 3 }, { 4, 1 }, { 8, 1 } };
	const struct span bytes = SPAN("From: a@b\n\nhello\n");
	struct buf answer = BUF_INIT;

	for (size_t i = 0; i <= sizeof bad / sizeof *bad; i++) {
		buf_clear(&answer);
		buf_add(&answer, good, sizeof good);
		buf_fill(&answer, 0, 88);
		if (i < sizeof bad / sizeof *bad)
			answer.s[bad[i].at] = (char)bad[i].byte;
		assert_int_equal(holds(bytes, &answer), i == sizeof bad / sizeof *bad);
	}
	buf_free(&answer);
	(void)state;
}

/* What a reader that was taken over could say of a file. */
static void a_name_that_leads_elsewhere_is_no_name(void **state)
{
	const struct {
		bool file;
		struct span name;
		bool good;
	} rows[] = { { true, SPAN("a.txt"), true }, { false, SPAN("a.txt"), false },
		{ true, SPAN("../a"), false }, { true, SPAN("a\\b"), false },
		{ true, SPAN("."), false }, { true, SPAN(".."), false },
		{ true, SPAN("a\nb"), false }, { true, SPAN("a\0b"), false } };
	const struct span bytes = SPAN("From: a@b\n\nhello\n");

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct buf answer = BUF_INIT;
		struct mail m;

		memset(&m, 0, sizeof m);
		*mail_add(&m) = (struct mail_part){ .file = rows[i].file,
			.name = rows[i].name,
			.bytes = { "x", 1 },
			.text = { "x", 1 } };
		mail_encode(&answer, &m, bytes);
		mail_free(&m);
		assert_int_equal(holds(bytes, &answer), rows[i].good);
		/* nor is an answer that ends before its last span */
		answer.n -= 2;
		assert_false(holds(bytes, &answer));
		buf_free(&answer);
	}
	(void)state;
}

static void an_address_has_no_blank_and_an_end(void **state)
{
	static char long_one[400];
	const struct span bytes = SPAN("From: a@b\n\nhello\n"),
			  bad[] = { SPAN("a b"), SPAN("a\x7f"), SPAN("a\n"),
				  { long_one, sizeof long_one } };

	memset(long_one, 'a', sizeof long_one);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		struct buf answer = BUF_INIT;
		struct mail m;

		memset(&m, 0, sizeof m);
		m.sender = bad[i];
		mail_encode(&answer, &m, bytes);
		assert_false(holds(bytes, &answer));
		buf_free(&answer);
	}
	(void)state;
}

static void a_reader_that_is_asked_nothing_ends(void **state)
{
	struct worker *w = worker_make("tradepost-reader");
	struct span nothing = { "", 0 };
	struct buf answer = BUF_INIT, why = BUF_INIT;

	assert_true(worker_start(w, &why) && worker_send(w, &nothing, 1, 9000, &why));
	assert_false(worker_receive(w, &answer, 1000, 9000, &why));
	assert_non_null(strstr(why.s, "has ended before it answered"));
	worker_free(w);
	buf_free(&why);
	(void)state;
}

static void a_bounce_without_sense_is_none(void **state)
{
	const struct {
		struct span answer;
		bool good;
	} rows[] = { { SPAN("\0"), true }, { SPAN("\1"), true }, { SPAN("\1text"), true },
		{ SPAN("\5text"), true }, { SPAN("\15text"), true }, { SPAN(""), false },
		{ SPAN("\0text"), false }, { SPAN("\4"), false }, { SPAN("\11"), false },
		{ SPAN("\20"), false }, { SPAN("\1two\nlines"), false } };

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct bounce b = { .says = BUF_INIT };

		assert_int_equal(bounce_decode(&b, rows[i].answer), rows[i].good);
		bounce_free(&b);
	}
	(void)state;
}

/* GMime guesses at texts of no known charset by the environment, and the program has none. */
static int begin(void **state)
{
	(void)state;
	unsetenv("LC_ALL");
	unsetenv("LC_CTYPE");
	unsetenv("LANG");
	reader_begin();
	mail_begin();
	return 0;
}

static int end(void **state)
{
	(void)state;
	mail_end();
	reader_end();
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(mails_that_fuzzers_know_are_read_the_same),
		cmocka_unit_test(letters_however_they_came_are_read_the_same),
		cmocka_unit_test(mails_that_were_announced_are_read_the_same),
		cmocka_unit_test(a_page_that_grows_most_is_read_the_same),
		cmocka_unit_test(what_is_too_much_is_refused_the_same),
		cmocka_unit_test(every_charset_is_read_the_same),
		cmocka_unit_test(no_damaged_answer_leads_out_of_a_mail),
		cmocka_unit_test(an_answer_without_sense_is_none),
		cmocka_unit_test(a_name_that_leads_elsewhere_is_no_name),
		cmocka_unit_test(an_address_has_no_blank_and_an_end),
		cmocka_unit_test(a_reader_that_is_asked_nothing_ends),
		cmocka_unit_test(a_bounce_without_sense_is_none),
	};

	return cmocka_run_group_tests(tests, begin, end);
}
