/* SPDX-License-Identifier: MIT
 * The tables of every game against one another: names are unique, every clause that is cited is
 * written, every printed clause is cited by a fact, a form, a question or a case. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/text.h"
#include "box/clauses.h"
#include "core/box.h"

static const char *top(void)
{
	const char *dir = getenv("srcdir");

	return dir ? dir : ".";
}

static struct clauses *clauses_of(const struct game *g)
{
	struct buf path = BUF_INIT, text = BUF_INIT, why = BUF_INIT;
	struct clauses *clauses;

	buf_fmt(&path, "%s/db/rules/%s.txt", top(), g->name);
	assert_true(file_read(&text, path.s, CLAUSES_MOST, &why));
	clauses = clauses_read(text.s, text.n, path.s, &why);
	if (!clauses)
		fail_msg("%s", why.s);
	buf_free(&path);
	buf_free(&text);
	return clauses;
}

/* ---- names ---- */

struct names {
	const char *name[400];
	int n;
};

static void add_name(struct names *all, const char *what, const char *name)
{
	for (int i = 0; i < all->n; i++)
		if (!strcmp(all->name[i], name))
			fail_msg("%s '%s' is there twice", what, name);
	all->name[all->n++] = name;
}

#define UNIQUE(table, what, from)                                                                  \
	do {                                                                                       \
		struct names all = { .n = 0 };                                                     \
		for (int row = from; (table)[row].name; row++)                                     \
			add_name(&all, what, (table)[row].name);                                   \
	} while (0)

static void no_two_rows_of_a_table_share_a_name(void **state)
{
	(void)state;
	for (int i = 0; games()[i]; i++) {
		const struct game *g = games()[i];

		UNIQUE(g->zones, "zone", 0);
		UNIQUE(g->columns, "column", 1);
		UNIQUE(g->keys, "key", 1);
		UNIQUE(g->labels, "label", 1);
		UNIQUE(g->facts, "fact", 1);
		UNIQUE(g->fields, "field", 1);
		UNIQUE(g->questions, "question", 1);
	}
}

/* Args of a fact or a question are attributes of one tag in a report, beside ours. */
static void told_apart(const char *args, const char *ours)
{
	struct span rest = span_of(args), reserved = span_of(ours), word;
	struct names all = { .n = 0 };

	while (span_word(&reserved, &word))
		add_name(&all, "attribute", xcopy(word.s, word.n));
	while (span_word(&rest, &word)) {
		const char *colon = memchr(word.s, ':', word.n);
		const char *name = colon ? colon + 1 : word.s;

		if (!span_is(word, "|"))
			add_name(&all, args, xcopy(name, (size_t)(word.s + word.n - name)));
	}
	for (int i = 0; i < all.n; i++)
		free((void *)all.name[i]);
}

static void no_two_attributes_of_a_report_share_a_name(void **state)
{
	(void)state;
	for (int i = 0; games()[i]; i++) {
		const struct game *g = games()[i];

		for (int f = 1; g->facts[f].name; f++)
			told_apart(g->facts[f].args, "number name clause turn cause line heading");
		for (int q = 1; g->questions[q].name; q++)
			told_apart(g->questions[q].about, "question answer");
		for (int d = 1; g->dials[d].name; d += g->dials[d].cells ? g->dials[d].cells : 1)
			assert_string_not_equal(g->dials[d].name, "of");
	}
}

/* ---- clauses ---- */

struct cited {
	const struct clauses *clauses;
	bool *cited;
};

static void cite(struct cited *c, const char *where, const char *id)
{
	int n;
	const struct clause *clause = id ? clauses_find(c->clauses, id, strlen(id), &n) : NULL;

	if (!id || !strchr(id, ' '))
		fail_msg("'%s' names no clause", where);
	if (!clause)
		fail_msg("'%s' cites '%s', which nobody wrote", where, id);
	c->cited[clause - c->clauses->clause] = true;
}

/* "[build 4, action 3]" at the end of a case's sentence. */
static void cite_case(struct cited *c, const char *file, struct span line)
{
	const char *open = memrchr(line.s, '[', line.n);
	struct span inside;

	if (!span_starts(line, "case ") || !open || line.s[line.n - 1] != ']')
		return;
	inside = (struct span){ open + 1, (size_t)(line.s + line.n - open) - 2 };
	while (inside.n) {
		const char *comma = memchr(inside.s, ',', inside.n);
		size_t n = comma ? (size_t)(comma - inside.s) : inside.n;
		struct span id = span_trim((struct span){ inside.s, n });
		char *text = xcopy(id.s, id.n);

		cite(c, file, text);
		free(text);
		inside.s += n + (comma != NULL);
		inside.n -= n + (comma != NULL);
	}
}

static void cite_cases(struct cited *c, const struct game *g)
{
	struct buf folder = BUF_INIT;
	struct dirent *entry;
	DIR *dir;

	buf_fmt(&folder, "%s/tests/rules/%s", top(), g->name);
	dir = opendir(folder.s);
	assert_non_null(dir);
	while ((entry = readdir(dir))) {
		struct buf path = BUF_INIT, text = BUF_INIT, why = BUF_INIT;
		struct span rest, line;
		size_t n = strlen(entry->d_name);

		if (n < 3 || strcmp(entry->d_name + n - 2, ".t"))
			continue;
		buf_fmt(&path, "%s/%s", folder.s, entry->d_name);
		assert_true(file_read(&text, path.s, 1 << 20, &why));
		rest = (struct span){ text.s, text.n };
		while (span_line(&rest, &line))
			cite_case(c, entry->d_name, span_trim(line));
		buf_free(&path);
		buf_free(&text);
	}
	closedir(dir);
	buf_free(&folder);
}

static void one_game(const struct game *g)
{
	struct clauses *clauses = clauses_of(g);
	struct cited c = { clauses, calloc((size_t)clauses->n, sizeof(bool)) };
	int missing = 0;

	for (int i = 1; g->facts[i].name; i++)
		cite(&c, g->facts[i].name, g->facts[i].clause);
	for (int i = 1; g->questions[i].name; i++)
		cite(&c, g->questions[i].name, g->questions[i].clause);
	for (int i = 1; g->forms[i].words; i++)
		cite(&c, g->forms[i].words, g->forms[i].clause);
	cite_cases(&c, g);
	for (int i = 0; i < clauses->n; i++)
		if (!clauses->clause[i].house && !c.cited[i]) {
			print_message("%s: nothing cites '%s'\n", g->name, clauses->clause[i].id);
			missing++;
		}
	assert_int_equal(missing, 0);
	free(c.cited);
	clauses_free(clauses);
}

static void every_cited_clause_is_written_and_every_printed_one_cited(void **state)
{
	(void)state;
	for (int i = 0; games()[i]; i++)
		one_game(games()[i]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_two_rows_of_a_table_share_a_name),
		cmocka_unit_test(no_two_attributes_of_a_report_share_a_name),
		cmocka_unit_test(every_cited_clause_is_written_and_every_printed_one_cited),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
