/* SPDX-License-Identifier: MIT
 * Reads orders as people write them. Blanks stand where their writer meant none: phones put one behind each comma, as
 * in "6, 5", and people leave one out, as in "1wheat". Words are those of a sentence: "the" and "and" between names,
 * a name of two words, one of several pieces. */
#include "core/form.h"

#include <string.h>

/* The most places of a line where a blank may be too many or missing, and beginnings of it that are tried. */
enum { JOINTS = 24, TRIES = 300 };

/* Between two bytes of a line: a number, blanks around a comma and a number; or a number and a letter. */
struct joint {
	size_t at, end; /* of what stands between them; the same: nothing does */
};

struct recutting {
	const struct names *r;
	struct span line;
	struct joint joint[JOINTS];
	int joints, tries, found; /* found: how many orders the line can be */
	struct order order;
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Finds the number behind blanks and one comma. */
static bool parts_numbers(struct span s, struct joint *j)
{
	int commas = 0;

	while (j->end < s.n && (s.s[j->end] == ' ' || s.s[j->end] == ','))
		commas += s.s[j->end++] == ',';
	return commas == 1 && j->end - j->at > 1 && j->end < s.n && is_digit(s.s[j->end]);
}

/* Returns whether the number that ends there begins its word. */
static bool begins_word(struct span s, size_t end)
{
	while (end && is_digit(s.s[end - 1]))
		end--;
	return !end || s.s[end - 1] == ' ';
}

static void find_joints(struct recutting *to)
{
	struct span s = to->line;

	for (size_t i = 1; i < s.n && to->joints < JOINTS; i++) {
		struct joint j = { i, i };

		if (is_digit(s.s[i - 1])
			&& (is_letter(s.s[i]) ? begins_word(s, i) : parts_numbers(s, &j)))
			to->joint[to->joints++] = j;
	}
}

/* Returns whether words that are whole could begin an order. */
static bool begins_order(const struct names *r, struct span words)
{
	struct line_words w;

	while (words.n && words.s[words.n - 1] != ' ')
		words.n--;
	if (!words_cut(&w, words) || !w.n)
		return !words.n;
	return form_begins_any(r, &w);
}

static void try_line(struct recutting *to, struct span line)
{
	struct line_words words;
	struct order o;

	if (words_cut(&words, line) && words.n && form_read(&o, to->r, &words, NULL, NULL)
		&& !to->found++)
		to->order = o;
}

/* Goes on behind the beginning of the line with what stands before the k-th joint, and that in both ways. */
static void cut_joint(struct recutting *to, const struct buf *beginning, int k)
{
	size_t from = k ? to->joint[k - 1].end : 0;
	size_t end = k < to->joints ? to->joint[k].at : to->line.n;
	struct buf line = BUF_INIT;

	if (to->found > 1 || to->tries-- <= 0)
		return;
	buf_add(&line, beginning->s, beginning->n);
	buf_add(&line, to->line.s + from, end - from);
	if (k == to->joints) {
		try_line(to, span_of_buf(&line));
	} else if (begins_order(to->r, span_of_buf(&line))) {
		const struct joint *j = &to->joint[k];
		size_t n = line.n;

		buf_str(&line, j->end > j->at ? "," : " ");
		cut_joint(to, &line, k + 1);
		buf_cut(&line, n);
		buf_str(&line, j->end > j->at ? ", " : "");
		cut_joint(to, &line, k + 1);
	}
	buf_free(&line);
}

/* Returns how many bytes of a text are a dash with blanks around, or "to" in its place; 0: it begins with neither. */
static size_t wide_dash(struct span s)
{
	static const char *const dashes[] = { "-", "\xe2\x80\x93", "to " };
	size_t from = 0, end, wide = 0;

	while (from < s.n && s.s[from] == ' ')
		from++;
	for (size_t i = 0; i < sizeof dashes / sizeof *dashes && !wide; i++) {
		if (!span_starts((struct span){ s.s + from, s.n - from }, dashes[i]))
			continue;
		end = from + strlen(dashes[i]);
		while (end < s.n && s.s[end] == ' ')
			end++;
		wide = end < s.n && is_digit(s.s[end]) ? end : 0;
	}
	return wide;
}

bool form_dashed(struct buf *closed, struct span line)
{
	bool is = false;

	for (size_t i = 0; i < line.n;) {
		size_t n = i && is_digit(line.s[i - 1])
			? wide_dash((struct span){ line.s + i, line.n - i })
			: 0;

		buf_add(closed, n ? "-" : line.s + i, 1);
		is |= n > 0;
		i += n ? n : 1;
	}
	return is;
}

/* Reads a line with its dashes closed. */
static bool read_dashes(struct order *o, const struct names *r, struct span line)
{
	struct buf closed = BUF_INIT;
	struct line_words words;
	bool is = form_dashed(&closed, line) && words_cut(&words, span_of_buf(&closed)) && words.n
		&& (form_read(o, r, &words, NULL, NULL) || form_loosened(o, r, &words, NULL));

	buf_free(&closed);
	return is;
}

bool form_recut(struct order *o, const struct names *r, struct span line)
{
	struct recutting to = { .r = r, .line = line, .tries = TRIES };
	struct buf nothing = BUF_INIT;

	if (read_dashes(o, r, line))
		return true;
	find_joints(&to);
	if (to.joints && to.joints < JOINTS)
		cut_joint(&to, &nothing, 0);
	if (to.found == 1 && to.tries > 0)
		*o = to.order;
	return to.found == 1 && to.tries > 0;
}

/* ---- words of a sentence ---- */

struct loosening {
	const struct names *r;
	const struct line_words *words;
	struct buf line; /* as far as it is an order */
	int tries;	 /* that are left */
	struct order order;
	struct buf found; /* that order, as it is printed */
	bool several;
	bool keeps;	   /* instead of finding the one order, it leaves out what does not fit, */
	int i;		   /* and goes on with this word */
	int far;	   /* the furthest word that was come to, */
	struct buf before; /* behind this much of an order */
};

/* Words that say nothing of an order where they are none of its own. One that says which way, such as `from`, is no
 * such word. */
static bool is_filler(struct span word)
{
	static const char *const filler[] = { "-", "\xe2\x80\x93", "=", ":", "&", "+", "a", "an",
		"and", "at", "in", "my", "of", "on", "please", "the", "then", "to", "with" };

	for (size_t i = 0; i < sizeof filler / sizeof *filler; i++)
		if (span_folds(word, filler[i]))
			return true;
	return false;
}

/* Ends of words for several, and for one. */
static const char *const ends[][2] = { { "s", "" }, { "es", "" }, { "ies", "y" }, { "ves", "f" },
	{ "men", "man" } };

static bool is_found(const struct loosening *to)
{
	return to->several || to->tries <= 0;
}

static void find_order(struct loosening *to)
{
	struct line_words words;
	struct buf said = BUF_INIT;
	struct order o;

	if (!words_cut(&words, span_of_buf(&to->line)) || !form_read(&o, to->r, &words, NULL, NULL))
		return;
	form_print(&said, to->r, &o);
	to->several = to->found.n && !span_same(span_of_buf(&to->found), span_of_buf(&said));
	if (!to->found.n) {
		to->order = o;
		buf_add(&to->found, said.s, said.n);
	}
	buf_free(&said);
}

static void loosen_word(struct loosening *to, int i);

/* Goes on with a word behind what is an order so far, where it fits; n: how many words of the line it stands for.
 * Returns whether it fits. */
static bool go_on(struct loosening *to, int i, int n, struct span word, const char *end)
{
	size_t at = to->line.n;
	bool fits;

	buf_fmt(&to->line, "%.*s%s%s ", (int)word.n, word.s, end,
		to->words->comma[i + n - 1] ? "," : "");
	for (size_t k = at; k < at + word.n; k++)
		if (to->line.s[k] == ' ')
			to->line.s[k] = '-';
	fits = begins_order(to->r, span_of_buf(&to->line));
	if (fits && to->keeps)
		to->i = i + n;
	else if (fits)
		loosen_word(to, i + n);
	if (!fits || !to->keeps)
		buf_cut(&to->line, at);
	return fits;
}

/* ---- one word ---- */

/* Signs that stand around words of a sentence. */
static const char *const signs[] = { ":", ";", ".", "!", "*", "_", "\"", "'", "(", ")",
	"\xe2\x80\x98", "\xe2\x80\x99", "\xe2\x80\x9c", "\xe2\x80\x9d", "\xe2\x80\x9e", "\xc2\xab",
	"\xc2\xbb" };

static bool cut_sign(struct span *word)
{
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
		size_t n = strlen(signs[i]);

		if (word->n <= n)
			continue;
		if (!memcmp(word->s, signs[i], n)) {
			*word = (struct span){ word->s + n, word->n - n };
			return true;
		}
		if (!memcmp(word->s + word->n - n, signs[i], n)) {
			word->n -= n;
			return true;
		}
	}
	return false;
}

/* Returns the number of "2x" or "x2"; n 0: the word is none such. */
static struct span number_of_times(struct span word)
{
	struct span number = { word.s, 0 };
	long long n;

	if (word.n < 2)
		return number;
	if (span_folds((struct span){ word.s, 1 }, "x"))
		number = (struct span){ word.s + 1, word.n - 1 };
	else if (span_folds((struct span){ word.s + word.n - 1, 1 }, "x"))
		number = (struct span){ word.s, word.n - 1 };
	if (number.n && !span_int(number, 1, 100000, &n))
		number.n = 0;
	return number;
}

struct span form_bare(struct span word)
{
	/* Nearly all words begin and end with a letter. */
	while (word.n && !(is_letter(word.s[0]) && is_letter(word.s[word.n - 1]))
		&& cut_sign(&word))
		;
	return word;
}

/* Returns whether a form that a line may begin has such a word of its own. */
static bool has_own(const struct names *r, struct span first, struct span word)
{
	for (int form = 1; form <= r->rules->forms; form++) {
		const struct form_pattern *p = &r->rules->form[form];

		for (int i = 0; span_alike(p->node[p->first].word, first) && i < p->nodes; i++)
			if (p->node[i].what == N_WORD && span_alike(p->node[i].word, word))
				return true;
	}
	return false;
}

bool form_is_article(const struct names *r, const struct line_words *words, int word)
{
	const struct span bare = form_bare(words->word[word]);
	long long n;

	return (span_folds(bare, "a") || span_folds(bare, "i")) && word + 1 < words->n
		&& !(word && span_int(words->word[word - 1], 0, 100000, &n))
		&& !has_own(r, words->word[0], bare);
}

bool form_single(struct buf *single, struct span word, int nth)
{
	buf_clear(single);
	for (size_t k = 0; k < sizeof ends / sizeof *ends; k++) {
		struct span end = span_of(ends[k][0]);

		if (word.n <= end.n + 2
			|| !span_folds((struct span){ word.s + word.n - end.n, end.n }, end.s)
			|| nth--)
			continue;
		buf_fmt(single, "%.*s%s", (int)(word.n - end.n), word.s, ends[k][1]);
		return true;
	}
	return false;
}

/* Tries a word as one of several pieces: "orcs" is "orc". Returns whether it fits so. */
static bool try_plural(struct loosening *to, int i, struct span word)
{
	bool fits = false;

	for (size_t k = 0; k < sizeof ends / sizeof *ends && !(fits && to->keeps); k++) {
		struct span end = span_of(ends[k][0]);

		if (word.n > end.n + 2
			&& span_folds((struct span){ word.s + word.n - end.n, end.n }, end.s))
			fits |= go_on(
				to, i, 1, (struct span){ word.s, word.n - end.n }, ends[k][1]);
	}
	return fits;
}

/* Tries two or three words as the one name that they are: "copper mines". */
static void join_words(struct loosening *to, int i)
{
	struct buf name = BUF_INIT;

	for (int n = 0; n < 3 && i + n < to->words->n; n++) {
		struct span word = to->words->word[i + n];

		buf_fmt(&name, "%s%.*s", n ? "-" : "", (int)word.n, word.s);
		if (n && go_on(to, i, n + 1, span_of_buf(&name), "") && to->keeps)
			break;
	}
	buf_free(&name);
}

/* Goes on without a word that says nothing; "and" parts what stands before it from what stands behind, as a comma. */
static void leave_out(struct loosening *to, int i, struct span word)
{
	bool parts = span_folds(word, "and") || span_folds(word, "&") || span_folds(word, "+");

	if (parts) {
		buf_cut(&to->line, to->line.n - 1);
		buf_str(&to->line, ", ");
	}
	loosen_word(to, i + 1);
	if (parts) {
		buf_cut(&to->line, to->line.n - 2);
		buf_char(&to->line, ' ');
	}
}

static bool is_space(const struct names *r, const struct line_words *words, int i)
{
	struct span word;

	if (i < 0 || i >= words->n || !r->map)
		return false;
	word = form_bare(words->word[i]);
	return box_space(r->map, word.s, word.n) != NONE;
}

bool form_is_range(const struct names *r, const struct line_words *words, int i)
{
	const struct span word = form_bare(words->word[i]);

	return is_space(r, words, i - 1) && is_space(r, words, i + 1)
		&& (span_folds(word, "to") || span_same(word, span_of("-"))
			|| span_same(word, span_of("\xe2\x80\x93")));
}

/* In a list from which one is to be picked a range means all between its ends as well. */
static bool is_listed_range(const struct loosening *to, int i)
{
	bool lists = false;

	for (int f = 1; f <= to->r->rules->forms && !lists; f++) {
		const struct form *form = &to->r->rules->game->forms[f];
		const struct form_pattern *p = &to->r->rules->form[f];

		lists = (form->files || form->picks)
			&& span_alike(p->node[p->first].word, to->words->word[0]);
	}
	return lists && form_is_range(to->r, to->words, i);
}

/* Tries a word that does not fit: without the signs around it, as a number, as one of several, and left out. */
static void bend_word(struct loosening *to, int i)
{
	struct span word = to->words->word[i], bare = form_bare(word), number;

	number = number_of_times(bare);
	if ((bare.n < word.n && go_on(to, i, 1, bare, ""))
		|| (number.n && go_on(to, i, 1, number, "")) || try_plural(to, i, bare))
		return;
	/* Before its first word they say that it is none, often enough: "Then pass the salt." */
	if (to->line.n && is_filler(bare) && !to->keeps && !is_listed_range(to, i))
		leave_out(to, i, bare);
}

static void loosen_word(struct loosening *to, int i)
{
	if (is_found(to) || to->tries-- <= 0)
		return;
	if (i > to->far) {
		to->far = i;
		buf_clear(&to->before);
		buf_add(&to->before, to->line.s, to->line.n);
	}
	if (i == to->words->n) {
		find_order(to);
		return;
	}
	if (form_is_article(to->r, to->words, i) || !go_on(to, i, 1, to->words->word[i], ""))
		bend_word(to, i);
	join_words(to, i);
}

bool form_loosened(
	struct order *o, const struct names *r, const struct line_words *words, struct buf *stopped)
{
	struct loosening to = { .r = r, .words = words, .tries = TRIES };
	bool is;

	loosen_word(&to, 0);
	is = to.found.n && !is_found(&to);
	if (is)
		*o = to.order;
	if (stopped) {
		buf_add(stopped, to.before.s, to.before.n);
		for (int i = to.far; i < words->n; i++)
			buf_fmt(stopped, "%.*s%s ", (int)words->word[i].n, words->word[i].s,
				words->comma[i] ? "," : "");
	}
	buf_free(&to.line);
	buf_free(&to.found);
	buf_free(&to.before);
	return is;
}

bool form_kept(struct buf *line, const struct names *r, const struct line_words *words)
{
	struct loosening to = { .r = r, .words = words, .keeps = true };
	int kept = 0;

	while (to.i < words->n) {
		int i = to.i;

		if (!form_is_article(r, words, i) && !go_on(&to, i, 1, words->word[i], ""))
			bend_word(&to, i);
		if (to.i == i)
			join_words(&to, i);
		kept += to.i > i;
		to.i += to.i == i;
	}
	buf_add(line, to.line.s, to.line.n);
	buf_free(&to.line);
	return kept;
}
