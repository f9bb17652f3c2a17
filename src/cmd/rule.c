/* SPDX-License-Identifier: MIT */
#include "base/data.h"
#include "cmd/open.h"

#include <stdio.h>
#include <string.h>

static void print_clause(const struct clause *c)
{
	struct buf b = BUF_INIT;

	buf_fmt(&b, "[%s]%s\n", c->id, c->house ? " a house rule" : "");
	text_wrap(&b, "  ", "  ", c->text, strlen(c->text), 72);
	fputs(b.s, stdout);
	buf_free(&b);
}

static void print_all(const struct clause *first, int n)
{
	const char *heading = NULL;

	for (int i = 0; i < n; i++) {
		const struct clause *c = &first[i];

		if (n > 1 && (!heading || strcmp(heading, c->heading)))
			printf("%s== %s ==\n\n", i ? "\n" : "", c->heading);
		else if (i)
			putchar('\n');
		heading = c->heading;
		print_clause(c);
	}
}

/* Prints the clauses that have a word. Returns whether there are any. */
static bool print_with(const struct clauses *clauses, struct span word)
{
	bool any = false;

	for (int i = 0; i < clauses->n; i++) {
		if (!clause_has(&clauses->clause[i], word))
			continue;
		if (any)
			putchar('\n');
		any = true;
		print_clause(&clauses->clause[i]);
	}
	return any;
}

int cmd_rule(const struct command_call *call)
{
	const struct game *game = game_named(call->word[0]);
	struct buf path = BUF_INIT, text = BUF_INIT, id = BUF_INIT, why = BUF_INIT;
	struct clauses *clauses;
	const struct clause *first;
	int n;

	if (!game)
		no_such_game(call->word[0]);
	buf_fmt(&path, "db/rules/%s.txt", game->name);
	need(data_read(&text, path.s, &why), EX_NOINPUT, &why);
	clauses = clauses_read(text.s, text.n, path.s, &why);
	need(clauses != NULL, EX_DATAERR, &why);
	first = clauses->clause;
	n = clauses->n;
	for (int i = 1; i < call->words; i++)
		buf_fmt(&id, "%s%s", i > 1 ? " " : "", call->word[i]);
	if (id.n) {
		first = clauses_find(clauses, id.s, id.n, &n);
	}
	if (first)
		print_all(first, n);
	else if (!print_with(clauses, span_of_buf(&id)))
		die(EX_USAGE, "%s has no clause '%s', and none with that word", game->title, id.s);
	clauses_free(clauses);
	buf_free(&path);
	buf_free(&text);
	buf_free(&id);
	return EX_DONE;
}
