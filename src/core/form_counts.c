/* SPDX-License-Identifier: MIT
 * Lists in which each name may have its number before it, "sell {[<int>] <good>}+". People write the number behind the
 * name, too, so of "sell spice 2 iron" nobody can tell which of the two is meant. */
#include "core/form.h"

#include <string.h>

int word_number(struct span word)
{
	static const char *const numbers[][3] = { { "one", "ein", "eine" },
		{ "two", "zwei", "deux" }, { "three", "drei", "trois" },
		{ "four", "vier", "quatre" }, { "five", "f\303\274nf", "cinq" },
		{ "six", "sechs", "seis" }, { "seven", "sieben", "sept" },
		{ "eight", "acht", "huit" }, { "nine", "neun", "neuf" }, { "ten", "zehn", "dix" } };

	for (int i = 0; i < (int)(sizeof numbers / sizeof *numbers); i++)
		for (int k = 0; k < 3; k++)
			if (span_folds(word, numbers[i][k]))
				return i + 1;
	return 0;
}

/* Returns the hole of the names in a list with numbers that may be left out; -1: the form has none. */
static int list_of(const struct form_pattern *p)
{
	for (int i = 0; p->grouped && i < p->nodes; i++) {
		const struct form_node *maybe, *name;

		if (p->node[i].what != N_GROUP || !p->node[i].many)
			continue;
		maybe = &p->node[p->node[i].inside];
		if (maybe->what != N_MAYBE || maybe->next < 0
			|| p->node[maybe->inside].what != N_HOLE
			|| p->hole[p->node[maybe->inside].hole].type != T_INT)
			continue;
		name = &p->node[maybe->next];
		if (name->what == N_HOLE && !name->many)
			return name->hole;
	}
	return -1;
}

struct list {
	const struct names *r;
	const struct arg *name;
	const struct line_words *w;
};

static bool open_list(
	struct list *list, const struct names *r, int form, const struct line_words *w)
{
	int hole = form ? list_of(&r->rules->form[form]) : -1;

	*list = (struct list){ r, hole < 0 ? NULL : &r->rules->form[form].hole[hole], w };
	return hole >= 0;
}

static bool is_number(const struct list *list, int i)
{
	long long n;

	return i < list->w->n && span_int(list->w->word[i], 0, 1000000, &n);
}

static bool is_name(const struct list *list, int i)
{
	thing x;

	return i > 0 && i < list->w->n
		&& thing_read(&x, list->r, list->name, list->w->word[i], NULL);
}

/* Returns whether a name is that of the only piece of its kind, or of such: no number counts a king. */
static bool is_single(const struct list *list, struct span word)
{
	const struct box *box = list->r->rules->box;
	const struct box_set *set;
	bool single = true;
	thing x;

	if (!thing_read(&x, list->r, list->name, word, NULL) || x <= KINDS
		|| x > KINDS + box->kinds)
		return false;
	set = box_set(box, box->kind[x - KINDS].name, strlen(box->kind[x - KINDS].name));
	for (int i = 1; set && i <= box->kinds; i++)
		single &= !set->has[i] || box->kind[i].copies == 1 || i == x - KINDS;
	return set ? single : box->kind[x - KINDS].copies == 1;
}

/* Returns whether a number there counts the name before it as well as it counts the name behind it. */
static bool counts_either(const struct list *list, int i)
{
	return is_number(list, i) && is_name(list, i - 1) && !list->w->comma[i - 1]
		&& !is_single(list, list->w->word[i - 1]);
}

/* Returns whether the number there stands behind a name of a list whose first name has none before it. */
static bool is_behind(const struct list *list, int i)
{
	if (!counts_either(list, i))
		return false;
	for (i--; is_name(list, i - 1) || counts_either(list, i - 1); i--)
		;
	return !is_number(list, i - 1);
}

int form_count_behind(const struct names *r, int form, const struct line_words *w)
{
	struct list list;

	if (!open_list(&list, r, form, w))
		return 0;
	for (int i = 2; i < w->n; i++)
		if (is_behind(&list, i))
			return i;
	return 0;
}

static void write(struct buf *b, const struct line_words *w)
{
	for (int i = 0; i < w->n; i++)
		buf_fmt(b, "%s%.*s%s", i ? " " : "", (int)w->word[i].n, w->word[i].s,
			w->comma[i] && i + 1 < w->n ? "," : "");
}

void form_parted(struct buf *b, const struct names *r, int form, const struct line_words *words)
{
	struct line_words w = *words;
	int i;

	while ((i = form_count_behind(r, form, &w)))
		w.comma[i - 1] = true;
	write(b, &w);
}

bool form_counted(struct buf *line, const struct names *r, int form, const struct line_words *words)
{
	struct line_words w = *words;
	struct list list;
	bool moved = false;

	if (!open_list(&list, r, form, words))
		return false;
	for (int i = 2; i < words->n; i++)
		if (is_behind(&list, i)) {
			w.word[i - 1] = words->word[i];
			w.word[i] = words->word[i - 1];
			w.comma[i] = words->comma[i];
			moved = true;
		}
	if (moved)
		write(line, &w);
	return moved;
}

void form_say_counts(struct buf *why, const struct names *r, int form, const struct line_words *w)
{
	int i = form_count_behind(r, form, w);
	struct buf other = BUF_INIT;
	struct span number = w->word[i], before = w->word[i - 1];

	/* Whoever put a comma behind the number did not mean the next name. */
	if (i + 1 < w->n && !w->comma[i])
		form_parted(&other, r, form, w);
	rules_say(r->rules, why, "count-behind number=%.*s name=%.*s other=%s", (int)number.n,
		number.s, (int)before.n, before.s, other.n ? other.s : "");
	buf_free(&other);
}
