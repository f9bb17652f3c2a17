/* SPDX-License-Identifier: MIT
 * Reading the rules of a game clause by clause, and finding them. */
#include "base/buf.h"
#include "box/clauses.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

static const char good[] = "# what everybody\n"
			   "# may know\n"
			   "== Setting up ==\n"
			   "\n"
			   "[start 1] printed 59-65\n"
			   "Shuffle the deck\n"
			   "  and deal.\n"
			   "\n"
			   "[start 3]  house section 3 row 6 \r\n"
			   "# not this\n"
			   "Place a village.\r\n"
			   "\n"
			   "==Build==\n"
			   "[build 1] house R6\n"
			   "At most one [of them].\n"
			   "[build-more 1] printed 4\n"
			   "Another.";

static struct clauses *read_text(const char *s, struct buf *why)
{
	return clauses_read(s, strlen(s), "r.txt", why);
}

static void test_good(void **state)
{
	struct buf why = BUF_INIT;
	struct clauses *all = read_text(good, &why);
	const struct clause *clause;

	(void)state;
	assert_string_equal(why.s, "");
	assert_non_null(all);
	assert_int_equal(all->n, 4);
	clause = &all->clause[0];
	assert_string_equal(clause->id, "start 1");
	assert_string_equal(clause->group, "start");
	assert_int_equal(clause->number, 1);
	assert_false(clause->house);
	assert_string_equal(clause->source, "59-65");
	assert_string_equal(clause->heading, "Setting up");
	assert_string_equal(clause->text, "Shuffle the deck and deal.");
	clause = &all->clause[1];
	assert_string_equal(clause->id, "start 3");
	assert_true(clause->house);
	assert_string_equal(clause->source, "section 3 row 6");
	assert_string_equal(clause->text, "Place a village.");
	assert_string_equal(all->clause[2].heading, "Build");
	assert_string_equal(all->clause[2].text, "At most one [of them].");
	assert_string_equal(all->clause[3].text, "Another.");
	clauses_free(all);
	buf_free(&why);
}

static void test_find(void **state)
{
	static const struct {
		const char *s, *id;
		int count;
	} finds[] = {
		{ "start 3", "start 3", 1 },
		{ " Start  3 ", "start 3", 1 },
		{ "START", "start 1", 2 },
		{ "build", "build 1", 1 },
		{ "build-more", "build-more 1", 1 },
		{ "start 2", NULL, 0 },
		{ "start 03", "start 3", 1 },
		{ "start x", NULL, 0 },
		{ "start 3 4", NULL, 0 },
		{ "star", NULL, 0 },
		{ "starts", "start 1", 2 },
		{ "builds 1", "build 1", 1 },
		{ "", NULL, 0 },
	};
	struct buf why = BUF_INIT;
	struct clauses *all = read_text(good, &why);

	(void)state;
	for (size_t i = 0; i < sizeof finds / sizeof *finds; i++) {
		int count = -1;
		const struct clause *found =
			clauses_find(all, finds[i].s, strlen(finds[i].s), &count);

		assert_int_equal(count, finds[i].count);
		assert_int_equal(!found, !finds[i].id);
		if (found)
			assert_string_equal(found->id, finds[i].id);
	}
	clauses_free(all);
	buf_free(&why);
}

static void test_words(void **state)
{
	struct clause c = { .heading = "Bounties of war",
		.text = "Every wolf and all clansmen die." };

	(void)state;
	assert_true(clause_has(&c, SPAN("bounty")));
	assert_true(clause_has(&c, SPAN("bounties")));
	assert_true(clause_has(&c, SPAN("WOLVES")));
	assert_true(clause_has(&c, SPAN("clansman")));
	assert_true(clause_has(&c, SPAN("wars")));
	assert_false(clause_has(&c, SPAN("bounds")));
	assert_false(clause_has(&c, SPAN("ar")));
	assert_false(clause_has(&c, SPAN("of")));
}

#define FORM "a clause begins like '[build 1] printed 91-93', not '"

static const struct {
	const char *text, *why;
} slips[] = {
	{ "", "r.txt:1: there is no clause in the file" },
	{ "== A ==\n", "r.txt:1: there is no clause in the file" },
	{ "[a 1] house R1\nx", "r.txt:1: a '== Heading ==' must stand above 'a 1'" },
	{ "== A\n", "r.txt:1: a heading is written '== Building ==', not '== A'" },
	{ "====\n", "r.txt:1: a heading is written '== Building ==', not '===='" },
	{ "==\n", "r.txt:1: a heading is written '== Building ==', not '=='" },
	{ "== A ==\nx\n", "r.txt:2: this text belongs to no clause: 'x'" },
	{ "== A ==\n[a 1] house R1\nx\n\ny\n", "r.txt:5: this text belongs to no clause: 'y'" },
	{ "== A ==\n[a 1] house R1\n\n[a 2] house R2\ny\n",
		"r.txt:2: this clause has no text: write some below it" },
	{ "== A ==\n[a 1] house R1\n", "r.txt:2: this clause has no text: write some below it" },
	{ "== A ==\n[a 1 house R1\n", "r.txt:2: " FORM "[a 1 house R1'" },
	{ "== A ==\n[\n", "r.txt:2: " FORM "['" },
	{ "== A ==\n[] house R1\n", "r.txt:2: " FORM "[] house R1'" },
	{ "== A ==\n[a] house R1\n", "r.txt:2: " FORM "[a] house R1'" },
	{ "== A ==\n[a 0] house R1\n", "r.txt:2: " FORM "[a 0] house R1'" },
	{ "== A ==\n[a 1 2] house R1\n", "r.txt:2: " FORM "[a 1 2] house R1'" },
	{ "== A ==\n[a 1000] house R1\n", "r.txt:2: " FORM "[a 1000] house R1'" },
	{ "== A ==\n[B 1] house R1\n", "r.txt:2: " FORM "[B 1] house R1'" },
	{ "== A ==\n[a 1] R1\nx", "r.txt:2: say 'printed' or 'house' after 'a 1'" },
	{ "== A ==\n[a 1]\nx", "r.txt:2: say 'printed' or 'house' after 'a 1'" },
	{ "== A ==\n[a 1] house\nx",
		"r.txt:2: say in a few words where this clause is from: '[a 1] house'" },
	{ "== A ==\n[a 1] house R1\nx\n\n[a 1] house R1\ny",
		"r.txt:5: give a higher number than the clause above has in 'a'" },
	{ "== A ==\n[a 2] house R1\nx\n\n[a 1] house R1\ny",
		"r.txt:5: give a higher number than the clause above has in 'a'" },
	{ "== A ==\n[a 1] house 1\nx\n[b 1] house 1\nx\n[a 2] house R1\ny",
		"r.txt:6: move these clauses together: other groups are between the clauses of "
		"'a'" },
	{ "== A ==\n[a 1] house R1\nx\xffy",
		"r.txt:3: this line is too long or cannot be printed: 'x?y'" },
	{ "== A ==\n[a 1] house R1\nx\033[2Jy",
		"r.txt:3: this line is too long or cannot be printed: 'x?[2Jy'" },
};

static void test_slips(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
		struct buf why = BUF_INIT;
		struct clauses *all = read_text(slips[i].text, &why);

		assert_string_equal(why.s, slips[i].why);
		assert_null(all);
		buf_free(&why);
	}
}

static void test_too_large(void **state)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	(void)state;
	buf_fill(&text, '\n', CLAUSES_MOST + 1);
	assert_null(clauses_read(text.s, text.n, "r.txt", &why));
	assert_string_equal(
		why.s, "r.txt:1: the file is too large: the rules of a game are at most 256 KiB");
	buf_free(&text);
	buf_free(&why);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_good),
		cmocka_unit_test(test_find),
		cmocka_unit_test(test_words),
		cmocka_unit_test(test_slips),
		cmocka_unit_test(test_too_large),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
