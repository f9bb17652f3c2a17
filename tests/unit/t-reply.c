/* SPDX-License-Identifier: MIT
 * Mails as people's programs write them, when they answer a mail of a seat: tests/letters/replies has each
 * with the lines that its writer meant for the club (.want), and the others that its writer wrote (.pass).
 * REPLIES names a folder that has them as a mail server brought them. The club is called "Clara's Table", at
 * games@clara.example. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/reply.h"
#include "club/thread.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The token in those mails, which is made that of the fixture. */
static const char token_there[] = "k3Xq9ZtB7mWp2RcV";
/* The match in their templates. */
static const char match_there[] = "harbour.7bde283896d3";
/* The last line of their templates. */
static const char end_there[] = "#   for example: start 0,0 0,1";

/* Orders in the reports that some of them quote, which no mail of the fixture's match has. */
static const char *const reported[] = { "@ prefer city castle temple mine village army",
	"@ discard cards battle siege raze sea-battle", "when steal-from if gold blue > 3: blue" };

static void read_text(struct buf *out, const char *path, const char *end)
{
	char name[400];
	struct buf raw = BUF_INIT, why = BUF_INIT;

	snprintf(name, sizeof name, "%.*s%s", (int)(strlen(path) - strlen(".eml")), path, end);
	if (file_read(&raw, name, MAIL_BYTES, &why))
		text_canonical(out, raw.s, raw.n);
	buf_free(&raw);
	buf_free(&why);
}

static bool has_line(const struct buf *text, struct span wanted)
{
	struct span rest = span_of_buf(text), line;

	while (span_line(&rest, &line))
		if (span_same(line, wanted))
			return true;
	return false;
}

/* Returns how many lines of one text the other has not. */
static int lacking(const char *path, const char *what, const struct buf *all, const struct buf *in)
{
	struct span rest = span_of_buf(all), line;
	int n = 0;

	while (span_line(&rest, &line))
		if (!has_line(in, line)) {
			print_message("%s: %s: %.*s\n", path, what, (int)line.n, line.s);
			n++;
		}
	return n;
}

/* Leaves out what the club wrote: the lines of the header that the writer left out. */
static void leave_ours_out(struct buf *out, const struct buf *letter, const struct buf *want)
{
	static const char *const ours[] = { "match ", "season ", "seat ", "seq ", "# answer " };
	struct span rest = span_of_buf(letter), line;

	while (span_line(&rest, &line)) {
		bool of_club = false;

		for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
			of_club |= span_starts(line, ours[i]) && !has_line(want, line);
		if (of_club)
			continue;
		buf_add(out, line.s, line.n);
		buf_char(out, '\n');
	}
}

/* Gives a text the token of the fixture's match. */
static void put_token(struct buf *raw, const struct fixture *f)
{
	char token[TOKEN_TEXT], *at;
	struct buf why = BUF_INIT;
	struct seat seat;

	assert_int_equal(store_get_seat(f->club.store, f->m.id, RED, &seat, &why), FOUND);
	token_make(&f->m, f->m.season, &seat, token);
	for (at = raw->s; at && (at = strstr(at, token_there)); at += TOKEN_LETTERS)
		memcpy(at, token, TOKEN_LETTERS);
	seat_free(&seat);
}

/* Gives a text the match of the fixture. */
static void put_match(struct buf *raw, const struct fixture *f)
{
	for (char *at = raw->s; at && (at = strstr(at, match_there));
		at += sizeof match_there - 1) {
		assert_int_equal(strlen(f->m.gid), sizeof match_there - 1);
		memcpy(at, f->m.gid, sizeof match_there - 1);
	}
}

/* Returns the last comment of the template in what the seat was mailed. */
static struct span template_end(const struct reply_texts *thread)
{
	struct span rest = span_of_buf(&thread->texts), line, last = { NULL, 0 };

	while (span_line(&rest, &line) && (!last.n || span_starts(line, "#")))
		if (span_starts(line, "#"))
			last = line;
	assert_true(last.n);
	return last;
}

/* Gives the templates that a mail quotes the last line of those that the club writes. */
static void put_end(struct buf *raw, struct fixture *f)
{
	struct reply_texts thread = { .texts = BUF_INIT };
	struct buf all = BUF_INIT;
	struct span rest = span_of_buf(raw);
	const char *at;

	assert_true(thread_read(HERE(f), RED, &thread));
	while ((at = strstr(rest.s, end_there))) {
		struct span end = template_end(&thread);

		buf_add(&all, rest.s, (size_t)(at - rest.s));
		buf_add(&all, end.s, end.n);
		rest.n -= (size_t)(at - rest.s) + strlen(end_there);
		rest.s = at + strlen(end_there);
	}
	buf_add(&all, rest.s, rest.n);
	buf_free(raw);
	thread_free(&thread);
	*raw = all;
}

/* Returns how many lines of a mail are not read as they should be. */
static int wrong_lines(struct fixture *f, const char *path)
{
	const struct letter_plan plan = { NULL, true, NULL };
	struct buf raw = BUF_INIT, want = BUF_INIT, pass = BUF_INIT, got = BUF_INIT;
	struct letter l = { .text = BUF_INIT };
	struct mail mail;
	struct reply reply;
	int wrong = 0;

	read_text(&want, path, ".want");
	read_text(&pass, path, ".pass");
	assert_true(file_read(&raw, path, MAIL_BYTES, &f->why));
	put_token(&raw, f);
	put_token(&want, f);
	put_match(&raw, f);
	put_end(&raw, f);
	put_match(&want, f);
	assert_true(mail_read(&mail, span_of_buf(&raw)));
	fixture_begin(f);
	assert_true(reply_find(HERE(f), &mail, &reply));
	if (reply.is) {
		assert_false(letter_find(&l, &mail, &plan, &(struct problem){ NULL })
			&& l.form != LETTER_UNSIGNED);
		assert_true(reply_letter(HERE(f), &mail, &reply, &l));
		leave_ours_out(&got, &l.canonical, &want);
		wrong += lacking(path, "not listed", &pass, &reply.passed);
		for (size_t i = 0; i < sizeof reported / sizeof *reported; i++)
			buf_fmt(&pass, "%s\n", reported[i]);
		wrong += lacking(
			path, "passed over, and is none of the writer's", &reply.passed, &pass);
	}
	fixture_commit(f);
	wrong += lacking(path, "lacks", &want, &got);
	wrong += lacking(path, "takes", &got, &want);
	letter_free(&l);
	reply_free(&reply);
	mail_free(&mail);
	buf_free(&raw);
	buf_free(&want);
	buf_free(&pass);
	buf_free(&got);
	return wrong;
}

static void the_orders_of_a_reply_are_what_its_writer_wrote_by_any_program(void **state)
{
	struct fixture *f = *state;
	char pattern[300];
	const char *top = getenv("srcdir"), *folder = getenv("REPLIES");
	int wrong = 0;
	glob_t mails;

	fixture_set(f, "subaddress = yes\nname = Clara's Table\nmail = games@clara.example\n");
	fixture_match(f, "harbour", 2, "unsigned=token");
	fixture_start(f);
	snprintf(pattern, sizeof pattern, "%s%s/*.eml",
		folder	      ? folder
			: top ? top
			      : ".",
		folder ? "" : "/tests/letters/replies");
	assert_int_equal(glob(pattern, 0, NULL, &mails), 0);
	assert_true(mails.gl_pathc >= 108);
	for (size_t i = 0; i < mails.gl_pathc; i++)
		wrong += wrong_lines(f, mails.gl_pathv[i]);
	globfree(&mails);
	assert_int_equal(wrong, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			the_orders_of_a_reply_are_what_its_writer_wrote_by_any_program,
			fixture_make, fixture_free),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
