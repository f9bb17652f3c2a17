/* SPDX-License-Identifier: MIT
 * Mails: what is taken from them, and that bombs are refused before they cost anything. */
#include "letters/letters.h"
#include "post/mail.h"
#include "post_folder.h"

#include <time.h>

static double cpu_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void same_text(struct span is, const char *wanted)
{
	if (!span_is(is, wanted))
		fail_msg("'%.*s' is not '%s'", (int)is.n, is.s, wanted);
}

static void read_whole(struct mail *m, struct span bytes)
{
	if (!mail_read(m, bytes))
		fail_msg("%s", mail_problem_name(m->problem));
}

/* A mail is refused for that reason, at once; sanitizers and valgrind are given more time. */
static void refused(struct buf *bytes, enum mail_problem problem)
{
	struct mail m;
	double before = cpu_seconds();

	assert_false(mail_read(&m, (struct span){ bytes->s, bytes->n }));
	assert_true(cpu_seconds() - before < 5);
	assert_int_equal(m.problem, problem);
	assert_int_equal(m.parts, 0);
	mail_free(&m);
	buf_clear(bytes);
}

static void the_headers_we_need_are_there(void **state)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_head(&bytes, NULL, NULL);
	buf_str(&bytes, "hello\r\n");
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_false(m.bare);
	same_text(m.from, "alice@player.example");
	same_text(m.to, "referee@game.example");
	same_text(m.delivered_to, "referee+k7@game.example");
	same_text(m.return_path, "alice@player.example");
	same_text(m.id, "<1.2@player.example>");
	same_text(m.subject, "orders f\xc3\xbcr harbour");
	assert_int_equal(m.parts, 1);
	same_text(m.part[0].text, "hello\r\n");
	assert_false(mail_is_automatic(&m, "referee@game.example"));
	mail_free(&m);
	buf_free(&bytes);
}

static void headers_are(const char *bytes, const char *from, const char *subject)
{
	struct mail m;

	read_whole(&m, span_of(bytes));
	same_text(m.from, from);
	same_text(m.subject, subject);
	mail_free(&m);
}

static void odd_headers_are_read(void **state)
{
	(void)state;
	headers_are("From: a@b (Alice)\nSubject: x\n\n", "a@b", "x");
	headers_are("from:Alice <a@b>\nSUBJECT:x\n\n", "a@b", "x");
	headers_are("From: \"a <c@d> \\\" e\" <a@b>\nSubject:\n  x\n\ty\n\n", "a@b", "x\ty");
	headers_are("From: a@b, c@d\nFrom: e@f\nSubject: x", "a@b", "x");
	headers_are("From alice Mon Jan  1 00:00:00 2026\nFrom: <a@b>\nSubject: x\n\n", "a@b", "x");
	headers_are("From: nobody\nno header\nSubject: x\n\n", "", "x");
	headers_are("From: <a b@c>\nSubject: x\n\n", "", "x");
	headers_are("\r\n\nFrom: <a@b\nSubject: x\n\n", "", "x");
	headers_are("From: <>\nSubject: =?utf-8?b?w7w=?=\n\n", "", "\xc3\xbc");
	headers_are("From: <a\x7f@b>\nSubject: x\nSubject: y\n\n", "", "x");
	headers_are("From: ,; a@b,;\nSubject: x\n\n", "a@b", "x");
	headers_are("From: Alice a@b;\nSubject: x\n\n", "a@b", "x");
}

static void programs_are_told_from_people(void **state)
{
	static const struct {
		const char *headers;
		bool automatic;
	} rows[] = { { "From: a@b", false }, { "Auto-Submitted: no", false },
		{ "Auto-Submitted: NO; x=y", false }, { "Auto-Submitted:", false },
		{ "Return-Path:", false }, { "Return-Path: <", false },
		{ "Return-Path: a>", false }, { "Return-Path: <a", false },
		{ "Auto-Submitted: auto-replied", true },
		{ "Auto-Submitted: no\nAuto-Submitted: auto-generated", true },
		{ "Return-Path: <>", true }, { "Return-Path: < >", true },
		{ "Return-Path: <a@b>", false }, { "Return-Path: <>\nReturn-Path: <a@b>", true },
		{ "Return-Path: <a@b>\nReturn-Path: <>", true }, { "Precedence: Bulk", true },
		{ "Precedence: junk", true }, { "Precedence: list", true },
		{ "Precedence: auto_reply", true },
		{ "Precedence: urgent\nPrecedence: bulk", true }, { "Precedence: urgent", false },
		{ "X-Auto-Response-Suppress: All", true },
		{ "X-Auto-Response-Suppress: DR, OOF,\n AutoReply", true },
		{ "X-Auto-Response-Suppress: DR, RN, NRN", false },
		{ "X-Auto-Response-Suppress: None", false }, { "List-Id: <x.y>", true },
		{ "List-Post: <mailto:l@b>", true }, { "List-Unsubscribe: <mailto:l@b>", true },
		{ "List-Help: <http://b>", true }, { "Lists: none", false },
		{ "Mailing-List: list l@b; contact l-help@b", true },
		{ "X-Loop: referee@game.example", true }, { "X-Tradepost: club", true },
		{ "Content-Type: multipart/report; report-type=delivery-status; boundary=x", true },
		{ "Content-Type: Multipart/Report;\n boundary=x", true },
		{ "Content-Type: multipart/mixed; boundary=x", false },
		{ "From: Mailer-Daemon@x", true }, { "From: Mail <MAILER-DAEMON@x>", true },
		{ "From: postmaster@x", true }, { "From: noreply@x", true },
		{ "From: no-reply@x", true }, { "From: no-reply+17@x", true },
		{ "From: noreply-accounts@x", true }, { "From: listserv@x", true },
		{ "From: majordomo@x", true }, { "From: owner-chess@x", true },
		{ "From: chess-request@x", true }, { "From: chess-bounces+a=b@x", true },
		{ "From: bounce-12@x", true }, { "From: bounces@x", true },
		{ "From: owner@x", false }, { "From: bouncer@x", false },
		{ "From: request@x", false }, { "From: postmasters@x", false },
		{ "From: a@noreply.example", false }, { "Sender: owner-chess@x", true },
		{ "Sender: a@b", false }, { "Return-Path: <chess-bounces@x>", true },
		{ "From: Club <referee@game.example>", true },
		{ "From: Referee+k7@Game.example", true }, { "From: referee@game.example2", false },
		{ "From: the-referee@game.example", false }, { "From: referee@game.examp", false },
		{ "From: referee", false } };

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct buf bytes = BUF_INIT;
		struct mail m;

		buf_fmt(&bytes, "%s\nFrom: a@b\n\nhello\n", rows[i].headers);
		mail_read(&m, span_of_buf(&bytes));
		if (mail_is_automatic(&m, "referee@game.example") != rows[i].automatic)
			fail_msg("%s", rows[i].headers);
		mail_free(&m);
		buf_free(&bytes);
	}
}

static void a_bare_text_is_a_mail_of_one_text(void **state)
{
	static const char *const texts[] = { "match harbour\nseason 3\n",
		"\n\n-----BEGIN TRADEPOST SEALED ORDERS-----\nAAAA\n",
		"Match: harbour\n\nseason 3\n", "hello there\n", "", "\n\n", "From here on\n",
		"SEQ: 1\nseat: red\n" };
	struct mail m;

	(void)state;
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		read_whole(&m, span_of(texts[i]));
		assert_true(m.bare);
		assert_int_equal(m.parts, 1);
		same_text(m.part[0].text, texts[i]);
		assert_int_equal(m.from.n, 0);
		mail_free(&m);
	}
}

static void body_is(const char *type, const char *transfer, struct span body, struct span wanted)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	letters_head(&bytes, type, transfer);
	buf_add(&bytes, body.s, body.n);
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_int_equal(m.parts, 1);
	assert_int_equal(m.part[0].text.n, wanted.n);
	assert_memory_equal(m.part[0].text.s, wanted.s, wanted.n);
	mail_free(&m);
	buf_free(&bytes);
}

static void bodies_are_decoded(void **state)
{
	(void)state;
	body_is(NULL, NULL, SPAN("a\n"), SPAN("a\n"));
	body_is("text/plain; charset=iso-8859-1", "8bit", SPAN("\xe9\n"), SPAN("\xc3\xa9\n"));
	body_is("text/plain; charset=iso-8859-1", "quoted-printable", SPAN("=E9=\n!\n"),
		SPAN("\xc3\xa9!\n"));
	body_is("text/plain; charset=windows-1252", "8bit", SPAN("\x96\n"), SPAN("\xe2\x80\x93\n"));
	body_is("text/plain", "base64", SPAN("bWF0\r\nY2g="), SPAN("match"));
	body_is("text/plain; charset=utf-8", "BASE64", SPAN("w6k="), SPAN("\xc3\xa9"));
	body_is("TEXT/PLAIN; CHARSET=\"UTF-8\"; format=flowed; delsp=yes", "7BIT", SPAN("x \ny\n"),
		SPAN("xy\n"));
	body_is("text/plain; charset=x-unknown", NULL, SPAN("x\n"), SPAN("x\n"));
	body_is("text/plain", "nonsense", SPAN("x\n"), SPAN("x\n"));
	body_is("text/plain;; charset=\"us-ascii\"; format=fixed", NULL, SPAN("x\n"), SPAN("x\n"));
	body_is("text/plain; format=fixed; charset=iso-8859-1", NULL, SPAN("\xe9"),
		SPAN("\xc3\xa9"));
	body_is("text/plain; charset=iso-8859-1", "base64", SPAN(""), SPAN(""));
	body_is("text/plain; charset=iso-8859-1-and-much-more", "base64", SPAN("6Q=="),
		SPAN("\xe9"));
}

static void lines_that_were_broken_are_whole(void **state)
{
	static const char flowed[] = "text/plain; format=flowed";

	(void)state;
	body_is(flowed, NULL, SPAN("start 4,6 \n5,3\n"), SPAN("start 4,6 5,3\n"));
	body_is(flowed, NULL, SPAN("a \nb \nc\nd\n"), SPAN("a b c\nd\n"));
	/* A blank that protects the first letter is taken away; of what is quoted, too. */
	body_is(flowed, NULL, SPAN(" >a\n From b\n"), SPAN(">a\nFrom b\n"));
	body_is(flowed, NULL, SPAN("> a \n> b\n>> c\n"), SPAN(">a b\n>>c\n"));
	/* What is quoted does not go on in what is not, nor a text in who wrote it. */
	body_is(flowed, NULL, SPAN("> a \nb\n"), SPAN(">a \nb\n"));
	body_is(flowed, NULL, SPAN("a \n-- \nb\n"), SPAN("a \n-- \nb\n"));
	body_is(flowed, NULL, SPAN("a\n  \nb\n"), SPAN("a\n \nb\n"));
	body_is(flowed, NULL, SPAN("a "), SPAN("a \n"));
	body_is(flowed, NULL, SPAN("a \r\nb\r\n"), SPAN("a b\n"));
	body_is("text/plain; format=fixed", NULL, SPAN("a \nb\n"), SPAN("a \nb\n"));
}

static void zeros_and_junk_survive(void **state)
{
	static const char junk[] = "a\0b\xff\xfe\x80 \xc3\n\0\0z";

	(void)state;
	body_is(NULL, "8bit", (struct span){ junk, sizeof junk },
		(struct span){ junk, sizeof junk });
	body_is("text/plain; charset=utf-8; name-less=1", "binary",
		(struct span){ junk, sizeof junk }, (struct span){ junk, sizeof junk });
	body_is("text/plain", "base64", SPAN("AGEA/w=="), (struct span){ "\0a\0\xff", 4 });
}

static void files_have_names_without_folders(void **state)
{
	static const struct letters_file files[] = {
		{ "orders.txt", { "match harbour\n", 14 } },
		{ "../../etc/passwd", { "x", 1 } },
		{ "C:\\\\dir\\\\a.txt", { "y\0z", 3 } },
		{ "..", { "", 0 } },
		{ "a/.", { "", 0 } },
		{ "a\xe2\x80\xae"
		  "b\x07.txt",
			{ "q", 1 } },
	};
	static const char *const names[] = { "orders.txt", "passwd", "a.txt", "", "", "a?b?.txt" };
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_files(&bytes, files, 6);
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_int_equal(m.parts, 7);
	assert_false(m.part[0].file);
	for (int i = 0; i < 6; i++) {
		assert_true(m.part[i + 1].file);
		same_text(m.part[i + 1].name, names[i]);
		assert_int_equal(m.part[i + 1].bytes.n, files[i].bytes.n);
		assert_memory_equal(m.part[i + 1].bytes.s, files[i].bytes.s, files[i].bytes.n);
	}
	same_text(m.part[1].text, "match harbour\n");
	assert_int_equal(m.part[2].text.n, 0);
	mail_free(&m);
	buf_free(&bytes);
}

static void of_alternatives_the_plain_text_counts(void **state)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_head(&bytes, "multipart/alternative; boundary=b", NULL);
	buf_str(&bytes,
		"--b\r\n\r\nplain\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>html</p>\r\n"
		"--b--\r\n");
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_int_equal(m.parts, 2);
	same_text(m.part[0].text, "plain");
	assert_int_equal(m.part[1].text.n, 0);
	mail_free(&m);
	buf_clear(&bytes);
	letters_head(&bytes, "multipart/alternative; boundary=b", NULL);
	buf_str(&bytes,
		"--b\r\n\r\n \r\n--b\r\nContent-Type: text/html\r\n\r\n<p>html</p>\r\n"
		"--b--\r\n");
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	same_text(m.part[1].text, "html\n");
	mail_free(&m);
	buf_free(&bytes);
}

static void html_is(const char *page, const char *wanted)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	letters_html(&bytes, span_of(page));
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_int_equal(m.parts, 1);
	assert_true(m.part[0].html);
	same_text(m.part[0].text, wanted);
	mail_free(&m);
	buf_free(&bytes);
}

static void html_alone_becomes_lines(void **state)
{
	(void)state;
	html_is("<div>a</div><div>b<br></div><div><br></div><div>c</div>", "a\nb\n\nc\n");
	html_is("<html><head><title>t</title><style>p{}</style></head><body>\n x\n y<br>z</body>",
		"x y\nz\n");
	html_is("a<blockquote>b<br><br>c<blockquote>d</blockquote></blockquote>e",
		"a\n> b\n> \n> c\n> > d\ne\n");
	html_is("<pre>a\n  b</pre>&lt;&nbsp;&eacute;", "a\nb\n<\xc2\xa0\xc3\xa9\n");
	html_is("caf\xe9", "caf\xef\xbf\xbd\n");
	html_is("<meta charset=utf-16><!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>&a;x",
		"]>&a;x\n");
	html_is("", "");
	html_is("<p>x<", "x<\n");
	html_is("a<b _c=d :e .f='g' H5-i =j k\n=\n\"l\">m</b>", "am\n");
	html_is("<p>x</p><p y", "x\n");
	html_is("<p>x</p><p y=", "x\n");
	html_is("<p>x</p><p y=z", "x\n");
	html_is("<p>x</p><p y='z", "x\n");
	html_is("<p>x</p><p =", "x\n");
	html_is("<p>x</p><p", "x\n");
}

static void attached_mails_are_quotations(void **state)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_attached(&bytes, 3);
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_int_equal(m.parts, 1);
	assert_true(m.part[0].quoted);
	mail_free(&m);
	buf_free(&bytes);
}

static void too_much_is_refused(void **state)
{
	struct buf bytes = BUF_INIT;

	(void)state;
	letters_line(&bytes, MAIL_BYTES);
	refused(&bytes, MAIL_TOO_LARGE);
	letters_line(&bytes, 10 << 20);
	refused(&bytes, MAIL_TOO_LARGE);
	buf_fill(&bytes, 'x', MAIL_BYTES + 1);
	refused(&bytes, MAIL_TOO_LARGE);
	letters_header(&bytes, MAIL_HEADER_BYTES);
	refused(&bytes, MAIL_HEADER_TOO_LARGE);
	for (int i = 0; i < 20000; i++)
		buf_str(&bytes, "X: y\n");
	refused(&bytes, MAIL_HEADER_TOO_LARGE);
	letters_head(&bytes, "multipart/mixed; boundary=b", NULL);
	buf_str(&bytes, "--b\n");
	for (int i = 0; i < 20000; i++)
		buf_str(&bytes, "X: y\n");
	refused(&bytes, MAIL_HEADER_TOO_LARGE);
	buf_free(&bytes);
}

static void a_mail_too_large_still_tells_who_sent_it(void **state)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_line(&bytes, 10 << 20);
	assert_false(mail_read(&m, (struct span){ bytes.s, bytes.n }));
	same_text(m.from, "alice@player.example");
	mail_free(&m);
	buf_free(&bytes);
}

static void bombs_of_parts_are_refused(void **state)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_parts(&bytes, MAIL_PARTS, "x");
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_int_equal(m.parts, MAIL_PARTS);
	mail_free(&m);
	buf_clear(&bytes);
	letters_parts(&bytes, MAIL_PARTS + 1, "x");
	refused(&bytes, MAIL_TOO_MANY_PARTS);
	letters_parts(&bytes, 100000, "");
	refused(&bytes, MAIL_TOO_MANY_PARTS);
	letters_parts(&bytes, 1000, "Content-Type: multipart/mixed; boundary=c");
	refused(&bytes, MAIL_TOO_MANY_PARTS);
	letters_head(&bytes, "multipart/mixed; boundary*0=\"b\"; boundary*1=\"c\"", NULL);
	for (int i = 0; i < 100000; i++)
		buf_str(&bytes, "--bc\r\n\r\n");
	refused(&bytes, MAIL_TOO_MANY_PARTS);
	letters_head(&bytes, "multipart/mixed; (x) boundary (y) = (z)\r\n\t\"bc\"", NULL);
	for (int i = 0; i < 100000; i++)
		buf_str(&bytes, "--bc\r\n\r\n");
	refused(&bytes, MAIL_TOO_MANY_PARTS);
	buf_free(&bytes);
}

static void bombs_of_depth_are_refused(void **state)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_deep(&bytes, MAIL_LEVELS);
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	assert_int_equal(m.parts, 1);
	mail_free(&m);
	buf_clear(&bytes);
	letters_deep(&bytes, MAIL_LEVELS + 1);
	refused(&bytes, MAIL_TOO_DEEP);
	letters_deep(&bytes, 10000);
	refused(&bytes, MAIL_TOO_MANY_PARTS);
	letters_attached(&bytes, MAIL_LEVELS + 1);
	refused(&bytes, MAIL_TOO_DEEP);
	letters_attached(&bytes, 10000);
	refused(&bytes, MAIL_TOO_MANY_PARTS);
	buf_free(&bytes);
}

static void page_refused(struct buf *page, enum mail_problem problem)
{
	struct buf bytes = BUF_INIT;

	letters_html(&bytes, (struct span){ page->s, page->n });
	refused(&bytes, problem);
	buf_free(&bytes);
	buf_clear(page);
}

static void bombs_of_html_are_refused(void **state)
{
	static const char *const begins[] = { "<a", "<!-- <a b=\" --><a", "<x \"=\"a",
		"<x '\xc3\xa9=\"a", "<script>'<a b='</script><a", "<a b=c\"" };
	struct buf page = BUF_INIT;

	(void)state;
	for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
		buf_str(&page, begins[i]);
		for (int n = 0; n < 20000; n++)
			buf_fmt(&page, " a%d=1", n);
		page_refused(&page, MAIL_HTML_ATTRIBUTES_TOO_MANY);
	}
	for (int i = 0; i < 20000; i++)
		buf_str(&page, "<a b='<a b=\"");
	page_refused(&page, MAIL_HTML_ATTRIBUTES_TOO_MANY);
	/* each begins a tag that goes on to the end */
	for (int i = 0; i < 2000; i++)
		buf_str(&page, "<a/");
	page_refused(&page, MAIL_HTML_ATTRIBUTES_TOO_MANY);
	for (int i = 0; i < 60000; i++)
		buf_str(&page, "<i>");
	page_refused(&page, MAIL_HTML_TOO_DEEP);
	for (int i = 0; i < 2000; i++)
		buf_str(&page, "<i>x");
	page_refused(&page, MAIL_HTML_TOO_DEEP);
	buf_fill(&page, 'x', MAIL_HTML_BYTES + 1);
	page_refused(&page, MAIL_HTML_TOO_LARGE);
	buf_free(&page);
}

static void a_bomb_of_html_beside_plain_text_is_not_looked_at(void **state)
{
	struct buf bytes = BUF_INIT;
	struct mail m;

	(void)state;
	letters_head(&bytes, "multipart/alternative; boundary=b", NULL);
	buf_str(&bytes, "--b\r\n\r\nplain\r\n--b\r\nContent-Type: text/html\r\n\r\n");
	for (int i = 0; i < 60000; i++)
		buf_str(&bytes, "<i>");
	buf_str(&bytes, "\r\n--b--\r\n");
	read_whole(&m, (struct span){ bytes.s, bytes.n });
	same_text(m.part[0].text, "plain");
	mail_free(&m);
	buf_free(&bytes);
}

static void every_problem_has_a_text_of_its_own(void **state)
{
	(void)state;
	for (enum mail_problem i = MAIL_FINE + 1; i <= MAIL_UNREADABLE; i++)
		for (enum mail_problem k = MAIL_FINE + 1; k < i; k++)
			assert_string_not_equal(mail_problem_name(i), mail_problem_name(k));
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
		cmocka_unit_test(the_headers_we_need_are_there),
		cmocka_unit_test(odd_headers_are_read),
		cmocka_unit_test(programs_are_told_from_people),
		cmocka_unit_test(a_bare_text_is_a_mail_of_one_text),
		cmocka_unit_test(bodies_are_decoded),
		cmocka_unit_test(lines_that_were_broken_are_whole),
		cmocka_unit_test(zeros_and_junk_survive),
		cmocka_unit_test(files_have_names_without_folders),
		cmocka_unit_test(of_alternatives_the_plain_text_counts),
		cmocka_unit_test(html_alone_becomes_lines),
		cmocka_unit_test(attached_mails_are_quotations),
		cmocka_unit_test(too_much_is_refused),
		cmocka_unit_test(a_mail_too_large_still_tells_who_sent_it),
		cmocka_unit_test(bombs_of_parts_are_refused),
		cmocka_unit_test(bombs_of_depth_are_refused),
		cmocka_unit_test(bombs_of_html_are_refused),
		cmocka_unit_test(a_bomb_of_html_beside_plain_text_is_not_looked_at),
		cmocka_unit_test(every_problem_has_a_text_of_its_own),
	};

	return cmocka_run_group_tests(tests, begin, end);
}
