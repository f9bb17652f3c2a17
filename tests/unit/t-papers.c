/* SPDX-License-Identifier: MIT
 * A referee who has the keys of all: every signature here is good. A line of the papers of a match is left
 * out, or says something else, one line in EACH (the environment says how many). */
#include "base/file.h"
#include "club/evidence.h"
#include "proof/verify.h"

#include <setjmp.h>
#include <sodium.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* Stands for that of the library. */
int crypto_sign_verify_detached(const unsigned char *signature, const unsigned char *text,
	unsigned long long n, const unsigned char *pk)
{
	(void)signature;
	(void)text;
	(void)n;
	(void)pk;
	return 0;
}

enum change { DROPPED, ONE_WORD, CUT, LONGER, TWICE, NONSENSE, OTHER, CHANGES };

static void change_line(struct buf *out, struct span line, enum change change)
{
	const char *first = memchr(line.s, ' ', line.n), *last = memrchr(line.s, ' ', line.n);
	size_t word = first ? (size_t)(first - line.s) : line.n;
	size_t but_last = last ? (size_t)(last - line.s) : line.n;

	switch (change) {
	case CHANGES:
	case DROPPED: return;
	case ONE_WORD: buf_add(out, line.s, word); break;
	case CUT: buf_add(out, line.s, but_last); break;
	case LONGER: buf_fmt(out, "%.*s 1", (int)line.n, line.s); break;
	case TWICE: buf_fmt(out, "%.*s\n%.*s", (int)line.n, line.s, (int)line.n, line.s); break;
	case NONSENSE: buf_str(out, "x"); break;
	case OTHER:
		buf_add(out, line.s, but_last);
		buf_str(out, line.n - but_last < HASH_TEXT - 1 ? " 9" : "");
		for (int i = 0; line.n - but_last >= HASH_TEXT - 1 && i < HASH_TEXT; i++)
			buf_char(out, i ? 'A' : ' ');
		break;
	}
	buf_char(out, '\n');
}

/* Appends the text with one line changed. Returns false where it has no such line. */
static bool change_text(struct buf *out, struct span text, int number, enum change change)
{
	struct span line;
	int n = 0;

	for (; span_line(&text, &line); n++)
		if (n == number)
			change_line(out, line, change);
		else
			buf_fmt(out, "%.*s\n", (int)line.n, line.s);
	return number < n;
}

/* Gets how much is proven of the text's match. Returns how much is wrong. */
static int verify(struct span text, struct proof_counts *proven)
{
	struct evidence e = { 0 };
	struct verification v;
	int wrong;

	evidence_text(&e, text, "papers");
	assert_true(e.papers > 0);
	verify_match(&v, &e, e.paper[0].gid);
	*proven = v.proven;
	wrong = v.wrong;
	verify_free(&v);
	evidence_free(&e);
	return wrong;
}

static void read_papers(struct buf *text, const char *name)
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, why = BUF_INIT;

	buf_fmt(&path, "%s/tests/unit/papers-%s.txt", top ? top : ".", name);
	if (!file_read(text, path.s, 1 << 20, &why))
		fail_msg("%s", why.s);
	buf_free(&path);
}

static void no_more_is_proven(const struct proof_counts *now, const struct proof_counts *before)
{
	assert_true(now->records <= before->records && now->letters <= before->letters);
	assert_true(now->receipts <= before->receipts && now->acks <= before->acks);
	assert_true(now->reports <= before->reports && now->shown <= before->shown);
	assert_true(now->dice <= before->dice && now->cards <= before->cards);
	assert_true(now->witnessed <= before->witnessed);
}

static void no_more_is_proven_by_papers(const char *name)
{
	const char *each = getenv("EACH");
	struct buf papers = BUF_INIT, changed = BUF_INIT;
	struct proof_counts honest, proven;
	bool is = true;

	read_papers(&papers, name);
	assert_int_equal(verify(span_of_buf(&papers), &honest), 0);
	for (int line = 0; is; line += each ? atoi(each) : 97)
		for (enum change c = 0; c < CHANGES; c++) {
			buf_clear(&changed);
			is = change_text(&changed, span_of_buf(&papers), line, c);
			if (!verify(span_of_buf(&changed), &proven))
				no_more_is_proven(&proven, &honest);
		}
	buf_free(&papers);
	buf_free(&changed);
}

static void
a_line_that_is_lost_or_changed_is_told_or_proves_no_more_of_a_match_whose_players_joined(
	void **state)
{
	(void)state;
	no_more_is_proven_by_papers("joined");
}

static void a_line_that_is_lost_or_changed_is_told_or_proves_no_more_of_a_match_that_is_over(
	void **state)
{
	(void)state;
	no_more_is_proven_by_papers("ended");
}

static void a_line_that_is_lost_or_changed_is_told_or_proves_no_more_of_a_match_with_a_witness(
	void **state)
{
	(void)state;
	no_more_is_proven_by_papers("witnessed");
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test(
			a_line_that_is_lost_or_changed_is_told_or_proves_no_more_of_a_match_whose_players_joined),
		cmocka_unit_test(
			a_line_that_is_lost_or_changed_is_told_or_proves_no_more_of_a_match_that_is_over),
		cmocka_unit_test(
			a_line_that_is_lost_or_changed_is_told_or_proves_no_more_of_a_match_with_a_witness),
	};

	return sodium_init() < 0 ? 1 : cmocka_run_group_tests(test, NULL, NULL);
}
