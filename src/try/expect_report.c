/* SPDX-License-Identifier: MIT
 * What a season's report says, and what its list of orders offers. */
#include "try/expect.h"

#include <string.h>

/* Reads what stands before the colon of "WORD SEATS: ..."; returns MISTAKE, or HOLDS so far. */
static enum expect_result read_readers(struct expectation *j, struct expect_audience *h,
	struct span rest, bool wanted, struct span *behind, const char *written)
{
	struct span before;

	if (!j->stage->env->report)
		return mistake(j, "no reports are made here");
	if (!colon_cut(rest, &before, behind) || !behind->n)
		return mistake(j, written);
	if (!expect_hearers(j, h, before))
		return MISTAKE;
	if (!wanted && (h->nobody || h->only || h->times >= 0))
		return mistake(j, "write only seats and a colon after 'not'");
	return HOLDS;
}

/* Whether the report of a seat must say something, must not, or may do either. */
enum must { MUST, MUST_NOT, MAY };

static enum must must_of(const struct expect_audience *h, int seat, bool wanted)
{
	if (h->who >> seat & 1)
		return wanted && h->times ? MUST : MUST_NOT;
	return h->only || h->nobody ? MUST_NOT : MAY;
}

/* ---- the text ---- */

/* Appends all words of a text, with one blank between two; the sign that begins a comment is no
 * word. */
static void join_words(struct buf *out, struct span text)
{
	struct span line, word;

	while (span_line(&text, &line))
		for (bool begins = true; span_word(&line, &word); begins = false) {
			if (begins && span_is(word, "#"))
				continue;
			buf_str(out, out->n ? " " : "");
			buf_add(out, word.s, word.n);
		}
}

/* Returns whether s begins with the text, in which * stands for everything up to the next blank. */
static bool begins_so(struct span s, struct span text)
{
	for (; text.n; text.s++, text.n--, s.s++, s.n--) {
		if (text.s[0] == '*') {
			struct span behind = { text.s + 1, text.n - 1 };

			while (!begins_so(s, behind)) {
				if (!s.n || s.s[0] == ' ')
					return false;
				s.s++, s.n--;
			}
			return true;
		}
		if (!s.n || s.s[0] != text.s[0])
			return false;
	}
	return true;
}

/* Counts how often the text stands in `all`, without overlaps; *at: where it first does. */
static int count_text(struct span all, struct span text, struct span *at)
{
	int n = 0;

	while (all.n) {
		size_t step = 1;

		if (begins_so(all, text)) {
			if (!n++)
				*at = all;
			step = text.n < all.n ? text.n : all.n;
		}
		all.s += step;
		all.n -= step;
	}
	return n;
}

/* Prints the passage that agrees with the text for most words from its beginning. */
static void print_nearest(struct expectation *j, int seat, struct span all, struct span text, int n)
{
	enum { COLUMNS = 160 };
	struct span at = { 0 };

	buf_str(&j->found, j->found.n ? "; " : "");
	seat_print(&j->found, j->stage->rules->game, seat);
	if (n > 1 || (n && text.n))
		buf_fmt(&j->found, " %d time%s", n, n == 1 ? "" : "s");
	while (!at.n && text.n && !count_text(all, text, &at))
		do
			text.n--;
		while (text.n && text.s[text.n] != ' ');
	if (!at.n) {
		buf_str(&j->found, " nothing like it");
		return;
	}
	buf_str(&j->found, " '");
	text_clean(&j->found, at.s, at.n, COLUMNS);
	buf_char(&j->found, '\'');
}

static bool printed_to(struct expectation *j, const struct expect_audience *h, int seat,
	struct span text, enum must must)
{
	struct buf xml = BUF_INIT, report = BUF_INIT, words = BUF_INIT;
	struct span all, at;
	bool holds;
	int n;

	j->stage->env->report(j->stage->env, j->stage->table, seat, &xml, &report);
	join_words(&words, span_of_buf(&report));
	all = span_of_buf(&words);
	n = count_text(all, text, &at);
	holds = must == MUST_NOT ? !n : h->times < 0 ? n > 0 : n == h->times;
	if (!holds)
		print_nearest(j, seat, all, text, n);
	buf_free(&xml);
	buf_free(&report);
	buf_free(&words);
	return holds;
}

enum expect_result expect_printed(struct expectation *j, struct span rest, bool wanted)
{
	struct buf words = BUF_INIT;
	struct span behind;
	struct expect_audience h;
	enum expect_result v =
		read_readers(j, &h, rest, wanted, &behind, "it is written 'printed SEATS: TEXT'");

	if (v == MISTAKE)
		return v;
	join_words(&words, expect_unquoted(behind));
	if (!words.n)
		v = mistake(j, "write a word after the colon");
	for (int seat = 1; v != MISTAKE && seat <= j->stage->reader.seats; seat++) {
		enum must must = must_of(&h, seat, wanted);

		if (must != MAY && !printed_to(j, &h, seat, span_of_buf(&words), must))
			v = FAILS;
	}
	buf_free(&words);
	return v;
}

/* ---- the orders offered ---- */

enum { MOST_LISTED = 8 };

/* An order as far as it is written, as read by each form that could fit it, and the offers of those
 * forms. */
struct offered {
	const struct case_context *stage;
	struct line_words words;
	int fit, forms,
		listed; /* offers that match; offers of its forms; how many of these are listed */
	struct buf list, fits;
};

/* Returns whether two orders agree as far as both go. */
static bool same_order(const struct order *written, const struct order *offer)
{
	for (int i = 0; i < offer->n; i++)
		for (int k = 0; k < written->n; k++)
			if (written->part[k].hole == offer->part[i].hole) {
				if (written->part[k].what != offer->part[i].what)
					return false;
				break;
			}
	return true;
}

static void list_order(struct buf *list, const struct case_context *g, const struct order *o, int n)
{
	if (n > MOST_LISTED)
		return;
	buf_str(list, list->n ? ", " : "");
	form_print(list, &g->reader, o);
}

static void take_offer(void *with, const struct order *offer)
{
	struct offered *of = with;
	struct order written;

	if (!form_begins(&written, &of->stage->reader, offer->form, &of->words)) {
		struct line_words first = { .n = 1, .word = { of->words.word[0] } };

		if (form_begins(&written, &of->stage->reader, offer->form, &first))
			list_order(&of->list, of->stage, offer, ++of->listed);
		return;
	}
	of->forms++;
	if (same_order(&written, offer))
		list_order(&of->fits, of->stage, offer, ++of->fit);
	else
		list_order(&of->list, of->stage, offer, ++of->listed);
}

/* Returns false, with the reason, where the line begins no order of the game. */
static bool begins_any(struct expectation *j, const struct line_words *words)
{
	const struct case_context *g = j->stage;
	struct order o;

	for (int i = 1; i <= g->rules->forms; i++)
		if (form_begins(&o, &g->reader, i, words))
			return true;
	form_read(&o, &g->reader, words, &j->reason, NULL);
	return false;
}

static void print_offered(struct expectation *j, int seat, const struct offered *of)
{
	const struct buf *list = of->fit ? &of->fits : &of->list;
	int n = of->fit ? of->fit : of->listed;

	buf_str(&j->found, j->found.n ? "; " : "");
	seat_print(&j->found, j->stage->rules->game, seat);
	buf_fmt(&j->found, " %s", n ? list->s : "none that begins so");
	if (n > MOST_LISTED)
		buf_fmt(&j->found, " and %d more", n - MOST_LISTED);
}

static bool order_offered(
	struct expectation *j, int seat, const struct line_words *words, enum must must)
{
	struct try_env *env = j->stage->env;
	struct offered of = {
		.stage = j->stage, .words = *words, .list = BUF_INIT, .fits = BUF_INIT
	};
	bool holds;

	env->offers(env, j->stage->table, seat, take_offer, &of);
	holds = !of.fit == (must == MUST_NOT);
	if (!holds)
		print_offered(j, seat, &of);
	buf_free(&of.list);
	buf_free(&of.fits);
	return holds;
}

/* A question counts as offered where the list says how to answer it. */
static bool policy_offered(struct expectation *j, int seat, struct span question, enum must must)
{
	struct try_env *env = j->stage->env;
	struct buf xml = BUF_INIT, text = BUF_INIT, wanted = BUF_INIT;
	struct span rest, line;
	bool found = false;

	buf_fmt(&wanted, "# when %.*s:", (int)question.n, question.s);
	env->report(env, j->stage->table, seat, &xml, &text);
	rest = span_of_buf(&text);
	while (!found && span_line(&rest, &line))
		found = span_starts(line, wanted.s);
	if (found != (must == MUST)) {
		buf_str(&j->found, j->found.n ? "; " : "");
		seat_print(&j->found, j->stage->rules->game, seat);
		buf_fmt(&j->found, " %s '%.*s'", found ? "how to answer" : "no answer to",
			(int)question.n, question.s);
	}
	buf_free(&xml);
	buf_free(&text);
	buf_free(&wanted);
	return found == (must == MUST);
}

static bool read_question(struct expectation *j, struct line_words *words)
{
	struct span name = words->n > 1 ? words->word[1] : (struct span){ "", 0 };

	if (name.n && name.s[name.n - 1] == ':')
		name.n--;
	for (int i = 1; i <= j->stage->rules->questions && words->n == 2; i++)
		if (span_folds(name, j->stage->rules->game->questions[i].name)) {
			words->word[1] = name;
			return true;
		}
	buf_fmt(&j->reason, "'%.*s' is no question: it is written 'offered SEATS: when QUESTION'",
		(int)name.n, name.s);
	return false;
}

enum expect_result expect_offered(struct expectation *j, struct span rest, bool wanted)
{
	struct line_words words;
	struct span behind;
	struct expect_audience h;
	bool policy;
	enum expect_result v =
		read_readers(j, &h, rest, wanted, &behind, "it is written 'offered SEATS: ORDER'");

	if (v == MISTAKE)
		return v;
	if (h.times >= 0)
		return mistake(j, "leave out how often: an order is offered or not");
	if (!words_cut(&words, behind))
		return mistake(j, "the order has too many words, or one that is too long");
	policy = span_folds(words.word[0], "when");
	if (policy ? !read_question(j, &words) : !begins_any(j, &words))
		return MISTAKE;
	for (int seat = 1; seat <= j->stage->reader.seats; seat++) {
		enum must must = must_of(&h, seat, wanted);

		if (must != MAY
			&& !(policy ? policy_offered(j, seat, words.word[1], must)
				    : order_offered(j, seat, &words, must)))
			v = FAILS;
	}
	return v;
}
