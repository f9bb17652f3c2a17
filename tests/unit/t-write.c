/* SPDX-License-Identifier: MIT */
#include "post/mail_write.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <gmime/gmime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct outgoing_mail simple(void)
{
	return (struct outgoing_mail){
		.from = { "Referee", "referee@game.example" },
		.to = { NULL, "red@player.example" },
		.subject = "[harbour] season 12 report",
		.message_id = "<harbour.12.red.1@game.example>",
		.date = 1795264341,
		.body = SPAN("Your squad marched.\n"),
	};
}

static struct buf written(const struct outgoing_mail *m)
{
	struct buf out = BUF_INIT, why = BUF_INIT;

	assert_true(mail_write(&out, m, &why));
	assert_int_equal(why.n, 0);
	return out;
}

/* What holds of every mail: whole lines of at most 998 printable bytes. */
static void is_well_formed(const struct buf *mail)
{
	size_t column = 0;

	for (size_t i = 0; i < mail->n; i++) {
		unsigned char c = (unsigned char)mail->s[i];

		if (c == '\r') {
			assert_true(mail->s[i + 1] == '\n');
		} else if (c == '\n') {
			assert_true(i && mail->s[i - 1] == '\r');
			column = 0;
		} else {
			assert_true((c >= ' ' && c <= '~') || c == '\t');
			assert_true(++column <= 998);
		}
	}
	assert_true(mail->n >= 2 && mail->s[mail->n - 1] == '\n');
}

static GMimeMessage *parsed(const struct buf *mail)
{
	GMimeStream *stream = g_mime_stream_mem_new_with_buffer(mail->s, mail->n);
	GMimeParser *parser = g_mime_parser_new_with_stream(stream);
	GMimeMessage *m = g_mime_parser_construct_message(parser, NULL);

	g_object_unref(parser);
	g_object_unref(stream);
	assert_non_null(m);
	return m;
}

static int headers_of(const struct buf *mail)
{
	struct span rest = { mail->s, mail->n }, line;
	int n = 0;

	while (span_line(&rest, &line) && line.n)
		n += line.s[0] != ' ';
	return n;
}

static const char *header_of(GMimeMessage *m, const char *name)
{
	return g_mime_object_get_header(GMIME_OBJECT(m), name);
}

/* The decoded bytes of the n-th part, 0 being the only one or the first. */
static GByteArray *part_of(GMimeMessage *m, int n)
{
	GMimeObject *part = g_mime_message_get_mime_part(m);
	GMimeStream *stream = g_mime_stream_mem_new();
	GByteArray *bytes = g_byte_array_new();

	if (GMIME_IS_MULTIPART(part))
		part = g_mime_multipart_get_part(GMIME_MULTIPART(part), n);
	g_mime_stream_mem_set_byte_array(GMIME_STREAM_MEM(stream), bytes);
	g_mime_data_wrapper_write_to_stream(g_mime_part_get_content(GMIME_PART(part)), stream);
	g_object_unref(stream);
	return bytes;
}

static void part_holds(GMimeMessage *m, int n, const void *want, size_t bytes)
{
	GByteArray *got = part_of(m, n);

	assert_int_equal(got->len, bytes);
	assert_memory_equal(got->data, want, bytes);
	g_byte_array_unref(got);
}

static void a_plain_mail_is_these_bytes(void **state)
{
	struct outgoing_mail m = simple();
	struct buf mail = written(&m);

	(void)state;
	assert_string_equal(mail.s,
		"Date: Sat, 21 Nov 2026 12:32:21 +0000\r\n"
		"From: \"Referee\" <referee@game.example>\r\n"
		"To: <red@player.example>\r\n"
		"Subject: [harbour] season 12 report\r\n"
		"Message-ID: <harbour.12.red.1@game.example>\r\n"
		"Auto-Submitted: auto-generated\r\n"
		"MIME-Version: 1.0\r\n"
		"Content-Type: text/plain; charset=utf-8\r\n"
		"Content-Transfer-Encoding: 7bit\r\n"
		"\r\n"
		"Your squad marched.\r\n");
	buf_free(&mail);
}

static void names_and_subjects_come_back_as_they_were(void **state)
{
	const char *name = "Zo\xc3\xab \"the\\ Wall\" M\xc3\xbcller";
	const char *subject = "[\xc3\xa9t\xc3\xa9] \xe2\x82\xac saison douze, rapport pour les "
			      "for\xc3\xaats d'\xc3\x89lise et de No\xc3\xabl, et encore plus loin";
	struct outgoing_mail m = simple();
	InternetAddressList *list;
	GMimeMessage *back;
	struct buf mail;

	(void)state;
	m.from.name = "O'Neil, \"J\" \\ =x";
	m.to.name = name;
	m.subject = subject;
	mail = written(&m);
	is_well_formed(&mail);
	back = parsed(&mail);
	assert_string_equal(g_mime_message_get_subject(back), subject);
	list = g_mime_message_get_to(back);
	assert_int_equal(internet_address_list_length(list), 1);
	assert_string_equal(
		internet_address_get_name(internet_address_list_get_address(list, 0)), name);
	list = g_mime_message_get_from(back);
	assert_int_equal(internet_address_list_length(list), 1);
	assert_string_equal(
		internet_address_get_name(internet_address_list_get_address(list, 0)), m.from.name);
	for (const char *p = mail.s; (p = strstr(p, "=?UTF-8?B?")) != NULL; p++) {
		const char *line = p;

		while (line > mail.s && line[-1] != '\n')
			line--;
		assert_true(strcspn(line, "\r") <= 76);
	}
	g_object_unref(back);
	buf_free(&mail);
}

static void subject_comes_back(const char *subject)
{
	struct outgoing_mail m = simple();
	GMimeMessage *back;
	struct buf mail;

	m.subject = subject;
	mail = written(&m);
	is_well_formed(&mail);
	back = parsed(&mail);
	assert_string_equal(g_mime_message_get_subject(back), subject);
	g_object_unref(back);
	buf_free(&mail);
}

/* GMime reads base64 words in a row as one, so that no word but the last may end in '='. */
static void a_subject_comes_back_wherever_it_is_cut(void **state)
{
	struct buf subject = BUF_INIT;

	(void)state;
	for (size_t plain = 0; plain < 45; plain++) {
		buf_clear(&subject);
		buf_fill(&subject, 'a', plain);
		for (int i = 0; i < 60; i++)
			buf_str(&subject, "\xc3\xa9");
		subject_comes_back(subject.s);
	}
	/* No cut is at a multiple of 3. */
	buf_clear(&subject);
	buf_char(&subject, 'a');
	for (int i = 0; i < 40; i++)
		buf_str(&subject, "\xf0\x9f\x8f\xb0\xc3\xa9");
	subject_comes_back(subject.s);
	buf_free(&subject);
}

static void no_name_adds_a_header(void **state)
{
	static const char *const hostile[] = {
		"Bob\r\nBcc: evil@evil.example",
		"Bob\nBcc: x",
		"Bob\rBcc: x",
		"Bob\r\n\r\nbody",
		"\xc3\xa9\r\nBcc: x",
		"=?UTF-8?B?DQpCY2M6IHg=?=",
		"\"<evil@evil.example>, ",
		"x\xe2\x80\xa8; Bcc: x",
		"a\\",
		"\xff\xfe",
		"1 = 1 =",
		"",
		"   ",
	};
	struct outgoing_mail m = simple();

	(void)state;
	for (size_t i = 0; i < sizeof hostile / sizeof *hostile; i++) {
		GMimeMessage *back;
		struct buf mail;

		m.from.name = m.to.name = m.subject = hostile[i];
		m.in_reply_to = m.references = hostile[i];
		mail = written(&m);
		is_well_formed(&mail);
		back = parsed(&mail);
		assert_int_equal(headers_of(&mail), 9);
		assert_null(header_of(back, "Bcc"));
		assert_int_equal(internet_address_list_length(g_mime_message_get_to(back)), 1);
		part_holds(back, 0, "Your squad marched.\r\n", 21);
		g_object_unref(back);
		buf_free(&mail);
	}
}

static void ids_are_folded_checked_and_only_the_last_kept(void **state)
{
	struct buf list = BUF_INIT, mail;
	struct outgoing_mail m = simple();
	GMimeMessage *back;
	const char *got;

	(void)state;
	buf_str(&list, "junk <no> <a@b@c> <with space@x> <@x> <x@> <a<b@c> ");
	for (int i = 0; i < 25; i++)
		buf_fmt(&list, "<id%d@somewhere.example>\n ", i);
	m.references = list.s;
	m.in_reply_to = "<order.7@player.example>";
	m.reply = true;
	mail = written(&m);
	is_well_formed(&mail);
	back = parsed(&mail);
	assert_string_equal(header_of(back, "In-Reply-To"), "<order.7@player.example>");
	assert_string_equal(header_of(back, "Auto-Submitted"), "auto-replied");
	got = header_of(back, "References");
	assert_null(strstr(got, "<id4@"));
	assert_true(strstr(got, "<id5@") < strstr(got, "<id24@"));
	assert_null(strstr(got, "junk"));
	assert_int_equal(headers_of(&mail), 11);
	g_object_unref(back);
	buf_free(&mail);
	buf_free(&list);
}

static void every_body_comes_back(void **state)
{
	const struct span bodies[] = {
		SPAN("one\r\ntwo\nthree"),
		SPAN("From here\nFrom there\n"),
		SPAN("\n\n.\n..\n"),
		SPAN("trailing \ntabs\t\n \n"),
		SPAN("caf\xc3\xa9 = \xe2\x82\xac\n"),
		SPAN("nul \0 bell \a cr \r in\n"),
		SPAN("--=_tradepost_0123\n"),
		SPAN(""),
		SPAN("=\n==\n=3D\n"),
	};
	struct outgoing_mail m = simple();

	(void)state;
	for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
		struct span rest = bodies[i], line;
		struct buf want = BUF_INIT, mail;
		GMimeMessage *back;

		while (span_line(&rest, &line)) {
			buf_add(&want, line.s, line.n);
			buf_str(&want, "\r\n");
		}
		m.body = bodies[i];
		mail = written(&m);
		is_well_formed(&mail);
		assert_null(strstr(mail.s, "\nFrom "));
		back = parsed(&mail);
		part_holds(back, 0, want.s, want.n);
		g_object_unref(back);
		buf_free(&mail);
		buf_free(&want);
	}
}

/* Any byte; what quoted-printable minds; long words. */
static unsigned char kind_of_byte(int kind, unsigned chance)
{
	if (kind == 0)
		return (unsigned char)chance;
	return (unsigned char)(kind == 1 ? " \n\r\tFrom =a"[chance % 11] : "abcdefghi"[chance % 9]);
}

static void enclosures_that_are_no_text_come_back_byte_for_byte(void **state)
{
	unsigned char bytes[4096];
	unsigned seed = 7;
	struct mail_attachment e[3] = {
		{ "bytes.bin", "application/octet-stream", { NULL, 0 } },
		{ "orders.txt", "text/plain", SPAN("match harbour\n# caf\xc3\xa9\n") },
		{ "none.bin", "application/octet-stream", SPAN("") },
	};
	struct outgoing_mail m = simple();

	(void)state;
	m.enclosed = e;
	m.enclosures = 3;
	for (int round = 0; round < 300; round++) {
		size_t n = (size_t)round * 13;
		GMimeMessage *back;
		struct buf mail;

		for (size_t i = 0; i < n; i++) {
			seed = seed * 1103515245 + 12345;
			bytes[i] = kind_of_byte(round % 3, seed >> 16);
		}
		e[0].bytes = (struct span){ (char *)bytes, n };
		mail = written(&m);
		is_well_formed(&mail);
		for (const char *p = mail.s; *p; p += strcspn(p, "\n") + 1)
			assert_true(strcspn(p, "\r") <= 78);
		back = parsed(&mail);
		assert_int_equal(g_mime_multipart_get_count(
					 GMIME_MULTIPART(g_mime_message_get_mime_part(back))),
			4);
		part_holds(back, 0, "Your squad marched.\r\n", 21);
		part_holds(back, 1, bytes, n);
		part_holds(back, 2, "match harbour\r\n# caf\xc3\xa9\r\n", 24);
		part_holds(back, 3, "", 0);
		g_object_unref(back);
		buf_free(&mail);
	}
}

/* The n-th part of the mail itself. */
static GMimeObject *piece_of(GMimeMessage *m, int n)
{
	return g_mime_multipart_get_part(GMIME_MULTIPART(g_mime_message_get_mime_part(m)), n);
}

static bool is_type(GMimeObject *part, const char *type, const char *subtype)
{
	return g_mime_content_type_is_type(g_mime_object_get_content_type(part), type, subtype);
}

static void a_page_is_the_other_way_to_read_the_text(void **state)
{
	static const char page[] = "<!DOCTYPE html>\n<p class=\"x\">caf\xc3\xa9 --=_either_</p>\n"
				   "--=_either_\nFrom me\n";
	struct mail_attachment e = { "report.xml", "application/xml", SPAN("<report/>\n") };
	struct outgoing_mail m = simple();
	struct buf mail, want = BUF_INIT;
	GMimeMessage *back;

	(void)state;
	buf_str(&want,
		"<!DOCTYPE html>\r\n<p class=\"x\">caf\xc3\xa9 --=_either_</p>\r\n"
		"--=_either_\r\nFrom me\r\n");
	m.page = span_of(page);
	mail = written(&m);
	is_well_formed(&mail);
	back = parsed(&mail);
	assert_true(is_type(g_mime_message_get_mime_part(back), "multipart", "alternative"));
	assert_true(is_type(piece_of(back, 0), "text", "plain"));
	assert_true(is_type(piece_of(back, 1), "text", "html"));
	part_holds(back, 0, "Your squad marched.\r\n", 21);
	part_holds(back, 1, want.s, want.n);
	g_object_unref(back);
	buf_free(&mail);
	m.enclosed = &e;
	m.enclosures = 1;
	mail = written(&m);
	is_well_formed(&mail);
	back = parsed(&mail);
	assert_true(is_type(g_mime_message_get_mime_part(back), "multipart", "mixed"));
	assert_true(is_type(piece_of(back, 0), "multipart", "alternative"));
	assert_int_equal(g_mime_multipart_get_count(GMIME_MULTIPART(piece_of(back, 0))), 2);
	part_holds(back, 1, "<report/>\r\n", 11);
	g_object_unref(back);
	buf_free(&mail);
	buf_free(&want);
}

static void a_body_cannot_forge_an_enclosure(void **state)
{
	struct mail_attachment e = { "report.xml", "application/xml", SPAN("<report/>\n") };
	struct outgoing_mail m = simple();
	struct buf mail, again, body = BUF_INIT;
	GMimeMessage *back;
	const char *boundary;

	(void)state;
	m.enclosed = &e;
	m.enclosures = 1;
	mail = written(&m);
	/* whoever knows the Message-ID knows the boundary */
	boundary = strstr(mail.s, "\r\n--=_") + 2;
	buf_add(&body, boundary, strcspn(boundary, "\r"));
	buf_str(&body, "\nContent-Type: application/xml\n\n<forged/>\n");
	m.body = (struct span){ body.s, body.n };
	again = written(&m);
	back = parsed(&again);
	assert_int_equal(
		g_mime_multipart_get_count(GMIME_MULTIPART(g_mime_message_get_mime_part(back))), 2);
	part_holds(back, 1, "<report/>\r\n", 11);
	g_object_unref(back);
	buf_free(&mail);
	buf_free(&again);
	buf_free(&body);
}

static void the_same_mail_is_the_same_bytes(void **state)
{
	struct mail_attachment e = { "report.xml", "application/xml", SPAN("<report/>\n") };
	struct outgoing_mail m = simple();
	struct buf one, two;

	(void)state;
	m.enclosed = &e;
	m.enclosures = 1;
	one = written(&m);
	two = written(&m);
	assert_string_equal(one.s, two.s);
	assert_non_null(strstr(one.s, "filename=\"report.xml\""));
	buf_free(&two);
	m.message_id = "<other@game.example>";
	two = written(&m);
	assert_string_not_equal(strstr(one.s, "boundary"), strstr(two.s, "boundary"));
	buf_free(&one);
	buf_free(&two);
}

static void refuses(const struct outgoing_mail *m, const char *because)
{
	struct buf out = BUF_INIT, why = BUF_INIT;

	buf_str(&out, "kept");
	assert_false(mail_write(&out, m, &why));
	assert_string_equal(out.s, "kept");
	if (!strstr(why.s, because))
		fail_msg("'%s' does not say '%s'", why.s, because);
	assert_null(strpbrk(why.s, "\r\n"));
	buf_free(&out);
	buf_free(&why);
}

static void what_must_not_be_written_is_refused(void **state)
{
	static char long_id[252], long_value[902];
	static const struct mail_header extra[] = {
		{ "Bcc", "x@y" },
		{ "Subject", "again" },
		{ "X-A\r\nBcc", "x" },
		{ "X-A:", "x" },
		{ "", "x" },
		{ "X-A", "a\r\nBcc: x" },
		{ "X-A", "a\n" },
		{ "X-A", "caf\xc3\xa9" },
		{ "X-A", "" },
		{ "X-A", " " },
		{ "X-A", " a" },
		{ "X-A", "a\x7f" },
		{ "List", "x" },
		{ "X-A", long_value },
	};
	static const char *const ids[] = { "<a@b>\r\nBcc: x", "", "<@b>", "a@bcd>", "<a@bcd",
		"<a@b\x7f>", "<a@b>c>", "<abcd>", "<@bcd>", "<abc@>", "<a@b@c>", long_id };
	static const struct mail_attachment enclosed[] = {
		{ "../x", "text/plain", { NULL, 0 } },
		{ ".x", "text/plain", { NULL, 0 } },
		{ "a\"b", "text/plain", { NULL, 0 } },
		{ "", "text/plain", { NULL, 0 } },
		{ "a", "text", { NULL, 0 } },
		{ "a", "/plain", { NULL, 0 } },
		{ "a", "text/plain; x=y", { NULL, 0 } },
		{ "a", "text/\r\nBcc: x", { NULL, 0 } },
	};
	struct outgoing_mail m = simple();

	(void)state;
	memset(long_value, 'a', sizeof long_value - 1);
	memset(long_id, 'a', sizeof long_id - 1);
	memcpy(long_id, "<a@", 3);
	long_id[sizeof long_id - 2] = '>';
	m.to.address = "bob@x\r\nRCPT TO:<evil@y>";
	refuses(&m, "the recipient");
	m = simple();
	m.from.address = "bob";
	refuses(&m, "the sender 'bob'");
	m = simple();
	for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
		m.message_id = ids[i];
		refuses(&m, "the Message-ID");
	}
	m = simple();
	m.date = -1;
	refuses(&m, "its date -1");
	m.date = 253402300800;
	refuses(&m, "is not in 1970 to 9999");
	m = simple();
	m.extras = 1;
	for (size_t i = 0; i < sizeof extra / sizeof *extra; i++) {
		m.extra = &extra[i];
		refuses(&m, "the header");
	}
	m = simple();
	m.enclosures = 1;
	for (size_t i = 0; i < sizeof enclosed / sizeof *enclosed; i++) {
		m.enclosed = &enclosed[i];
		refuses(&m, "the enclosure");
	}
}

static void extra_headers_stand_as_given(void **state)
{
	static const struct mail_header extra[] = {
		{ "X-Tradepost", "match=harbour; season=12; seat=red" },
		{ "List-Id", "harbour <harbour.game.example>" },
		{ "Reply-To", "<referee+t7@game.example>" },
		{ "Content-Language", "en" },
	};
	struct outgoing_mail m = simple();
	GMimeMessage *back;
	struct buf mail;

	(void)state;
	m.extra = extra;
	m.extras = 4;
	mail = written(&m);
	back = parsed(&mail);
	/* the last is the part's, not the message's, for this parser */
	for (size_t i = 0; i < 3; i++)
		assert_string_equal(header_of(back, extra[i].name), extra[i].value);
	assert_non_null(strstr(mail.s, "\r\nContent-Language: en\r\n"));
	g_object_unref(back);
	buf_free(&mail);
}

static void addresses_follow_a_strict_grammar(void **state)
{
	static const char *const good[] = { "a@b", "alice@player.example", "a.b+c=d@x-y.example",
		"referee+b=42=deadbeef@game.example", "o'neil@x.org", "a@1.2" };
	static const char *const bad[] = { "", "@", "a@", "@b", "a", "a@b@c", "a b@c", "a@b c",
		".a@b", "a.@b", "a..b@c", "a@.b", "a@b.", "a@b..c", "a@-b", "a@b-", "-f@b",
		"\"a\"@b", "<a@b>", "a@[127.0.0.1]", "a@b\n", "a@b\r\nX: y", "caf\xc3\xa9@x",
		"a@caf\xc3\xa9", "a,b@c", "a@b,c@d", "a(x)@b", "a@b_c", "a\\@b", "a;b@c", "a:b@c" };
	char longest[300];

	(void)state;
	for (size_t i = 0; i < sizeof good / sizeof *good; i++)
		if (!address_ok(span_of(good[i])))
			fail_msg("'%s' is refused", good[i]);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (address_ok(span_of(bad[i])))
			fail_msg("'%s' is taken", bad[i]);
	assert_false(address_ok((struct span){ "a\0@b", 4 }));
	assert_false(address_ok((struct span){ "a@b\0", 4 }));
	memset(longest, 'a', sizeof longest);
	longest[64] = '@';
	for (size_t i = 128; i < 254; i += 63)
		longest[i] = '.';
	assert_true(address_ok((struct span){ longest, 254 }));
	assert_false(address_ok((struct span){ longest, 255 }));
	longest[64] = 'a';
	longest[65] = '@';
	assert_false(address_ok((struct span){ longest, 100 }));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_plain_mail_is_these_bytes),
		cmocka_unit_test(names_and_subjects_come_back_as_they_were),
		cmocka_unit_test(a_subject_comes_back_wherever_it_is_cut),
		cmocka_unit_test(no_name_adds_a_header),
		cmocka_unit_test(ids_are_folded_checked_and_only_the_last_kept),
		cmocka_unit_test(every_body_comes_back),
		cmocka_unit_test(enclosures_that_are_no_text_come_back_byte_for_byte),
		cmocka_unit_test(a_page_is_the_other_way_to_read_the_text),
		cmocka_unit_test(a_body_cannot_forge_an_enclosure),
		cmocka_unit_test(the_same_mail_is_the_same_bytes),
		cmocka_unit_test(what_must_not_be_written_is_refused),
		cmocka_unit_test(extra_headers_stand_as_given),
		cmocka_unit_test(addresses_follow_a_strict_grammar),
	};

	g_mime_init();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
