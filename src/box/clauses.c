/* SPDX-License-Identifier: MIT */
#include "box/clauses.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { GROUP_MOST = 24, NUMBER_MOST = 999, SOURCE_MOST = 60, LINE_MOST = 200 };

struct reading {
	const char *name;
	struct buf *why;
	struct clauses *all;
	struct span heading; /* n 0: no heading yet */
	int line, head;	     /* the current line; where the open block begins, 0: none is open */
	struct buf text;     /* of the open block */
};

static bool bad(struct reading *r, int line, const char *reason, struct span subject)
{
	buf_fmt(r->why, "%s:%d: %s", r->name, line, reason);
	if (subject.n) {
		buf_str(r->why, " '");
		text_clean(r->why, subject.s, subject.n, 40);
		buf_char(r->why, '\'');
	}
	return false;
}

/* Splits "build 1" into group and number; "build" alone has the number 0. */
static bool id_split(struct span id, struct span *group, long long *number)
{
	struct span digits;

	*number = 0;
	if (!span_word(&id, group))
		return false;
	if (!span_word(&id, &digits))
		return true;
	return !span_trim(id).n && span_int(digits, 1, NUMBER_MOST, number);
}

static bool group_spelt(struct span group)
{
	for (size_t i = 0; i < group.n; i++)
		if ((group.s[i] < 'a' || group.s[i] > 'z') && (group.s[i] != '-' || !i))
			return false;
	return group.n && group.n <= GROUP_MOST;
}

/* Checks that groups stay together and numbers rise, so that no two clauses have the same id. */
static bool id_follows(struct reading *r, struct span group, long long number)
{
	const struct clause *clause = r->all->clause;
	int last = r->all->n - 1;

	if (last >= 0 && span_is(group, clause[last].group)) {
		if (clause[last].number < number)
			return true;
		return bad(r, r->line, "give a higher number than the clause above has in", group);
	}
	for (int i = 0; i < last; i++)
		if (span_is(group, clause[i].group))
			return bad(r, r->line,
				"move these clauses together: other groups are between the clauses "
				"of",
				group);
	return true;
}

static void clause_add(
	struct reading *r, struct span group, int number, bool house, struct span source)
{
	struct buf id = BUF_INIT;
	struct clause *clause;

	buf_fmt(&id, "%.*s %d", (int)group.n, group.s, number);
	r->all->clause = xgrow(r->all->clause, (size_t)r->all->n + 1, sizeof *clause);
	clause = &r->all->clause[r->all->n++];
	*clause = (struct clause){ .number = number, .house = house };
	clause->id = buf_take(&id);
	clause->group = xcopy(group.s, group.n);
	clause->source = xcopy(source.s, source.n);
	clause->heading = xcopy(r->heading.s, r->heading.n);
}

/* Ends the open block and gives its clause the text. */
static bool block_end(struct reading *r)
{
	if (!r->head)
		return true;
	if (!r->text.n)
		return bad(r, r->head, "this clause has no text: write some below it",
			(struct span){ 0 });
	r->all->clause[r->all->n - 1].text = buf_take(&r->text);
	r->head = 0;
	return true;
}

/* "[build 1] printed 91-93" */
static bool head_read(struct reading *r, struct span line)
{
	struct span id = { line.s + 1, 0 }, group, kind, rest;
	long long number;

	while (id.n + 1 < line.n && id.s[id.n] != ']')
		id.n++;
	if (id.n + 1 == line.n || !id_split(id, &group, &number) || !number || !group_spelt(group))
		return bad(r, r->line, "a clause begins like '[build 1] printed 91-93', not", line);
	rest = (struct span){ id.s + id.n + 1, line.n - id.n - 2 };
	if (!span_word(&rest, &kind) || (!span_is(kind, "printed") && !span_is(kind, "house")))
		return bad(r, r->line, "say 'printed' or 'house' after", id);
	rest = span_trim(rest);
	if (!rest.n || text_columns(rest.s, rest.n) > SOURCE_MOST)
		return bad(r, r->line, "say in a few words where this clause is from:", line);
	if (!r->heading.n)
		return bad(r, r->line, "a '== Heading ==' must stand above", id);
	if (!id_follows(r, group, number))
		return false;
	clause_add(r, group, (int)number, span_is(kind, "house"), rest);
	r->head = r->line;
	return true;
}

/* "== Building ==" */
static bool heading_read(struct reading *r, struct span line)
{
	struct span inner = { line.s + 2, line.n > 4 ? line.n - 4 : 0 };

	inner = span_trim(inner);
	if (!inner.n || line.s[line.n - 1] != '=' || line.s[line.n - 2] != '=')
		return bad(r, r->line, "a heading is written '== Building ==', not", line);
	r->heading = inner;
	return true;
}

static bool text_read(struct reading *r, struct span line)
{
	struct span word;

	if (!r->head)
		return bad(r, r->line, "this text belongs to no clause:", line);
	while (span_word(&line, &word)) {
		if (r->text.n)
			buf_char(&r->text, ' ');
		buf_add(&r->text, word.s, word.n);
	}
	return true;
}

static bool line_read(struct reading *r, struct span line)
{
	if (line.n && line.s[0] == '#')
		return true;
	line = span_trim(line);
	if (!line.n)
		return block_end(r);
	if (!text_is_clean(line.s, line.n, LINE_MOST))
		return bad(r, r->line, "this line is too long or cannot be printed:", line);
	if (line.s[0] == '[')
		return block_end(r) && head_read(r, line);
	if (span_starts(line, "=="))
		return block_end(r) && heading_read(r, line);
	return text_read(r, line);
}

static bool lines_read(struct reading *r, struct span rest)
{
	struct span line;

	if (rest.n > CLAUSES_MOST)
		return bad(r, 1, "the file is too large: the rules of a game are at most 256 KiB",
			(struct span){ 0 });
	while (span_line(&rest, &line)) {
		r->line++;
		if (!line_read(r, line))
			return false;
	}
	if (!block_end(r))
		return false;
	return r->all->n || bad(r, 1, "there is no clause in the file", (struct span){ 0 });
}

struct clauses *clauses_read(const char *text, size_t n, const char *name, struct buf *why)
{
	struct reading r = { .name = name, .why = why, .text = BUF_INIT };

	r.all = xalloc(1, sizeof *r.all);
	if (!lines_read(&r, (struct span){ text, n })) {
		clauses_free(r.all);
		r.all = NULL;
	}
	buf_free(&r.text);
	return r.all;
}

void clauses_free(struct clauses *all)
{
	if (!all)
		return;
	for (int i = 0; i < all->n; i++) {
		free(all->clause[i].id);
		free(all->clause[i].group);
		free(all->clause[i].source);
		free(all->clause[i].heading);
		free(all->clause[i].text);
	}
	free(all->clause);
	free(all);
}

/* ---- one and several ---- */

/* How words of one thing end, and those of several. */
static const char *const ends[][2] = { { "", "s" }, { "", "es" }, { "y", "ies" }, { "f", "ves" },
	{ "fe", "ves" }, { "man", "men" } };

/* The least letters of a word before such an end. */
enum { STEM = 2 };

/* Gets the nth way, from 0, in which a word is of one thing instead of several, or the other way round. Returns false
 * where there are no more. */
static bool otherwise_counted(struct buf *b, struct span word, int nth)
{
	for (size_t k = 0; k < 2 * sizeof ends / sizeof *ends; k++) {
		const struct span end = span_of(ends[k / 2][k % 2]);
		const char *other = ends[k / 2][1 - k % 2];

		if (word.n < end.n + STEM
			|| !span_folds((struct span){ word.s + word.n - end.n, end.n }, end.s)
			|| nth--)
			continue;
		buf_clear(b);
		buf_fmt(b, "%.*s%s", (int)(word.n - end.n), word.s, other);
		return true;
	}
	return false;
}

/* Returns whether a word of a text begins with another one. */
static bool begins_some(const char *text, struct span word)
{
	static const char marks[] = " -(\"'/";

	for (const char *at = text; *at; at++)
		if ((at == text || strchr(marks, at[-1])) && !strncasecmp(at, word.s, word.n))
			return true;
	return false;
}

bool clause_has(const struct clause *c, struct span word)
{
	struct buf other = BUF_INIT;
	bool has = word.n > STEM && (begins_some(c->text, word) || begins_some(c->heading, word));

	for (int k = 0; !has && word.n > STEM && otherwise_counted(&other, word, k); k++)
		has = other.n > STEM
			&& (begins_some(c->text, span_of_buf(&other))
				|| begins_some(c->heading, span_of_buf(&other)));
	buf_free(&other);
	return has;
}

static const struct clause *find_in_group(
	const struct clauses *all, struct span group, long long number, int *count)
{
	const struct clause *found = NULL;

	for (int i = 0; i < all->n; i++) {
		const struct clause *clause = &all->clause[i];

		if (!span_folds(group, clause->group) || (number && clause->number != number))
			continue;
		if (!found)
			found = clause;
		++*count;
	}
	return found;
}

const struct clause *clauses_find(const struct clauses *all, const char *s, size_t n, int *count)
{
	const struct clause *found;
	struct buf other = BUF_INIT;
	struct span group;
	long long number;

	*count = 0;
	if (!id_split((struct span){ s, n }, &group, &number))
		return NULL;
	found = find_in_group(all, group, number, count);
	for (int k = 0; !found && otherwise_counted(&other, group, k); k++)
		found = find_in_group(all, span_of_buf(&other), number, count);
	buf_free(&other);
	return found;
}
