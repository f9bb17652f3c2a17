/* SPDX-License-Identifier: MIT
 * A witness, who has a folder of their own: what they answer to the mails of a referee. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/letter_seal.h"
#include "club/witness_run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What was printed. */
static struct buf printed = BUF_INIT;
static long long clock_stands;

static long long now(void)
{
	return clock_stands;
}

static void keep_printed(const char *text)
{
	buf_str(&printed, text);
}

/* The witness's folder, and a match of the club that has them. */
static struct fixture *make_witness(struct fixture *f)
{
	static struct witness_row row;
	void *other;
	struct fixture *w;
	const struct secret_key *key;
	struct public_key public;

	assert_int_equal(fixture_make(&other), 0);
	w = other;
	key = club_key(&w->club, &w->why);
	DONE(w, key != NULL);
	public = key_public(key);
	row = (struct witness_row){ .mail = (char *)"will@example.org" };
	memcpy(row.key, public.pk, HASH);
	f->witness = &row;
	fixture_match(f, "harbour", 2, "");
	buf_clear(&printed);
	return w;
}

static void drop_witness(struct fixture *w)
{
	void *other = w;

	buf_free(&printed);
	fixture_free(&other);
}

/* Appends the newest mail to an address. */
static void newest_to(struct fixture *f, const char *to, struct buf *bytes)
{
	struct mail_row row;
	long long last = 0;

	buf_clear(bytes);
	while (store_next_mail(f->club.store, last, &row, &f->why) == FOUND) {
		last = row.id;
		if (!strcmp(row.to, to)) {
			buf_clear(bytes);
			buf_add(bytes, row.bytes, row.bytes_n);
		}
		mail_row_free(&row);
	}
	DONE(f, bytes->n > 0);
}

/* The witness gets a mail. Returns whether its referee was caught cheating. */
static bool gets(struct fixture *w, const struct buf *mail)
{
	struct witness_run run = { &w->club, now, keep_printed, false };
	char *path = club_path(w->folder, "mail");

	fixture_step(w);
	clock_stands = w->now;
	DONE(w, file_write(path, mail->s, mail->n, 0600, &w->why));
	assert_int_equal(witness_run(&run, &path, 1, &w->why), WORK_DONE);
	free(path);
	return run.cheated;
}

static int answers(struct fixture *w)
{
	return fixture_mails(w, "answer", -1);
}

/* Writes another text over each place of one. */
static void put_for(struct buf *b, const char *old, const char *new)
{
	assert_int_equal(strlen(old), strlen(new));
	for (char *at = b->s; (at = strstr(at, old)) != NULL;)
		memcpy(at, new, strlen(new));
}

static bool is_ready(struct fixture *f)
{
	struct buf whom = BUF_INIT;
	bool ready;

	DONE(f, letter_seal_ready(HERE(f), &ready, &whom));
	buf_free(&whom);
	return ready;
}

static void the_answer_to_an_opening_makes_the_match_ready(void **state)
{
	struct fixture *f = *state, *w = make_witness(f);
	struct buf mail = BUF_INIT;

	assert_false(is_ready(f));
	newest_to(f, "will@example.org", &mail);
	assert_false(gets(w, &mail));
	assert_int_equal(answers(w), 1);
	newest_to(w, "referee@localhost", &mail);
	fixture_take(f, mail.s);
	assert_true(is_ready(f));
	buf_free(&mail);
	drop_witness(w);
}

static void a_mail_read_again_gets_the_same_answer(void **state)
{
	struct fixture *f = *state, *w = make_witness(f);
	struct buf mail = BUF_INIT, first = BUF_INIT;

	newest_to(f, "will@example.org", &mail);
	put_for(&mail, "\nFrom:", "\nFold:");
	gets(w, &mail);
	buf_add(&first, printed.s, printed.n);
	buf_clear(&printed);
	gets(w, &mail);
	assert_string_equal(printed.s, first.s);
	SAYS(first.s, "tp-join 1");
	assert_int_equal(answers(w), 0);
	buf_free(&mail);
	buf_free(&first);
	drop_witness(w);
}

static void what_no_referee_signed_is_not_answered(void **state)
{
	struct fixture *f = *state, *w = make_witness(f);
	struct buf mail = BUF_INIT;

	newest_to(f, "will@example.org", &mail);
	put_for(&mail, "harbour.0123456789ab", "harbour.0123456789ac");
	assert_false(gets(w, &mail));
	assert_int_equal(answers(w), 0);
	assert_string_equal(printed.s, "");
	SAYS(fixture_shown(),
		"not answered: the referee has not signed the record that opens the match");
	buf_free(&mail);
	drop_witness(w);
}

static void what_is_of_another_witness_is_passed_over(void **state)
{
	struct fixture *f = *state, *w = make_witness(f);
	struct buf mail = BUF_INIT;
	void *third;

	newest_to(f, "will@example.org", &mail);
	assert_int_equal(fixture_make(&third), 0);
	gets(third, &mail);
	assert_int_equal(answers(third), 0);
	assert_string_equal(fixture_shown(), "");
	fixture_free(&third);
	buf_free(&mail);
	drop_witness(w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(the_answer_to_an_opening_makes_the_match_ready),
		IN_CLUB(a_mail_read_again_gets_the_same_answer),
		IN_CLUB(what_no_referee_signed_is_not_answered),
		IN_CLUB(what_is_of_another_witness_is_passed_over),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
