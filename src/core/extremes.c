/* SPDX-License-Identifier: MIT */
#include "core/extremes.h"
#include "core/answers.h"

#include <string.h>

/* The most columns that are listed: a game has those first that stand on its cards. */
enum { LISTED = 4 };

/* ---- numbers on the cards ---- */

/* Returns whether a kind may answer. */
static bool may_answer(const struct arg *arg, int kind)
{
	switch (arg->type) {
	case T_CLASS:
	case T_KIND:
	case T_PIECE: return !arg->among || arg->among->has[kind];
	default: return false;
	}
}

/* Returns whether two kinds that may answer have different numbers in a column. */
static bool tells_apart(const struct names *r, int question, int column)
{
	const struct box *box = r->rules->box;
	int first = 0;

	if (r->rules->game->columns[column].words)
		return false;
	for (int k = 1; k <= box->kinds; k++) {
		if (!may_answer(&r->rules->answer[question], k))
			continue;
		if (first && box->kind[k].num[column] != box->kind[first].num[column])
			return true;
		first = first ? first : k;
	}
	return false;
}

void extremes_list(struct buf *b, const struct names *r, int question)
{
	for (int i = 1, n = 0; i <= r->rules->columns && n < LISTED; i++)
		if (tells_apart(r, question, i))
			buf_fmt(b, "%s%s", n++ ? ", " : "", r->rules->game->columns[i].name);
}

/* ---- words ---- */

static struct span bare_of(struct span word)
{
	return span_bare(form_bare(word), ",");
}

static bool is_extreme(struct span word)
{
	return span_folds(word, "highest") || span_folds(word, "lowest");
}

/* Returns the column that the question's own answer goes by, else the first that tells apart; 0: none does. */
static int usual_column(const struct names *r, int question)
{
	struct span otherwise = span_of(r->rules->game->questions[question].otherwise), word;

	while (span_word(&otherwise, &word))
		if (is_extreme(word) && span_word(&otherwise, &word))
			return answers_column(r->rules, word);
	for (int i = 1; i <= r->rules->columns; i++)
		if (tells_apart(r, question, i))
			return i;
	return 0;
}

/* Returns the column that some word of a text names, else the usual one. */
static int column_said(const struct names *r, int question, struct span said)
{
	struct span word;
	int found = 0;

	while (!found && span_word(&said, &word))
		found = answers_column(r->rules, bare_of(word));
	return found ? found : usual_column(r, question);
}

/* Returns whether a word is what all that may answer are called: "cards" of <card>. */
static bool is_of_all(const struct names *r, int question, struct span word)
{
	const struct span name = r->rules->answer[question].name;
	struct buf single = BUF_INIT;
	bool is = span_alike(word, name);

	for (int k = 0; !is && form_single(&single, word, k); k++)
		is = span_alike(span_of_buf(&single), name);
	buf_free(&single);
	return is;
}

/* Appends a text with a column behind each highest or lowest that has none: "lowest cards". */
static void write_all(
	struct buf *b, const struct names *r, int question, struct span said, int column)
{
	const char *name = r->rules->game->columns[column].name;
	struct span word, behind;

	while (span_word(&said, &word)) {
		const struct span bare = span_bare(word, ",");
		struct span next = said;
		bool last = bare.n < word.n || !span_word(&next, &behind);

		buf_fmt(b, "%s%.*s", b->n ? " " : "", (int)bare.n, bare.s);
		if (is_extreme(bare) && (last || !answers_column(r->rules, bare_of(behind)))) {
			buf_fmt(b, " %s", name);
			if (!last && is_of_all(r, question, bare_of(behind)))
				said = next;
		}
		buf_str(b, bare.n < word.n ? "," : "");
	}
}

/* Appends the first highest or lowest of a text with the number of cards before it. */
static void write_first(struct buf *b, const struct names *r, struct span said, int column)
{
	struct span word;
	long long n = 0;

	while (span_word(&said, &word) && !is_extreme(bare_of(word)))
		if (!span_int(bare_of(word), 1, 1000, &n) && word_number(bare_of(word)))
			n = word_number(bare_of(word));
	word = bare_of(word);
	if (n)
		buf_fmt(b, "%lld ", n);
	buf_fmt(b, "%.*s %s", (int)word.n, word.s, r->rules->game->columns[column].name);
}

bool extremes_meant(struct buf *b, const struct names *r, int question, struct span said)
{
	struct answers answers;
	struct buf ignored = BUF_INIT;
	struct span rest = said, word = { NULL, 0 };
	const size_t from = b->n;
	bool has = false;
	int column;

	while (!has && span_word(&rest, &word))
		has = is_extreme(bare_of(word));
	column = has ? column_said(r, question, said) : 0;
	if (column) {
		write_all(b, r, question, said, column);
		if (!answers_read(&answers, r, question, (struct span){ b->s + from, b->n - from },
			    &ignored)) {
			buf_cut(b, from);
			write_first(b, r, said, column);
		}
	}
	buf_free(&ignored);
	return column;
}

bool extremes_example(struct buf *b, const struct question *q)
{
	struct span otherwise = span_of(q->otherwise), word;

	while (span_word(&otherwise, &word))
		if (is_extreme(word)) {
			buf_fmt(b, "%s%.*s%.*s", strchr(q->answer, '+') ? "2 " : "", (int)word.n,
				word.s, (int)otherwise.n, otherwise.s);
			return true;
		}
	return false;
}
