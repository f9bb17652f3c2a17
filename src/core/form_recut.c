/* SPDX-License-Identifier: MIT
 * Reads orders whose blanks stand where their writer meant none: phones put one behind each comma, as in "6, 5", and
 * people leave one out, as in "1wheat". */
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
	struct order o;

	while (words.n && words.s[words.n - 1] != ' ')
		words.n--;
	if (!words_cut(&w, words) || !w.n)
		return !words.n;
	for (int form = 1; form <= r->rules->forms; form++)
		if (form_begins(&o, r, form, &w))
			return true;
	return false;
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

bool form_recut(struct order *o, const struct names *r, struct span line)
{
	struct recutting to = { .r = r, .line = line, .tries = TRIES };
	struct buf nothing = BUF_INIT;

	find_joints(&to);
	if (to.joints && to.joints < JOINTS)
		cut_joint(&to, &nothing, 0);
	if (to.found == 1 && to.tries > 0)
		*o = to.order;
	return to.found == 1 && to.tries > 0;
}
