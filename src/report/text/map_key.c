/* SPDX-License-Identifier: MIT
 * The key of the map: the box's legend, in which {Counters: |V village|C city} is a list of signs. Of a list only the
 * signs that are on this map are told, and nothing where none is. A sign ends at the first blank; # at its end stands
 * for numbers, of which those are told that are there. */
#include "core/view.h"
#include "report/page.h"

#include <string.h>

static bool is_digits(struct span s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] < '0' || s.s[i] > '9')
			return false;
	return s.n;
}

/* Returns whether a mark is the sign, or for "s#" such as "s3". */
static bool fits(const char *mark, struct span sign)
{
	size_t n = sign.n - 1;

	/* Nearly all differ in the first byte. */
	if (*mark != *sign.s)
		return false;
	if (sign.s[n] != '#' || !n)
		return span_is(sign, mark);
	return !strncmp(mark, sign.s, n) && is_digits(span_of(mark + n));
}

static bool stands(const struct page *p, thing k)
{
	for (int i = 0; i < p->spots; i++)
		if (p->spot[i].kind == k)
			return true;
	return false;
}

/* Returns whether the reader knows of some space only roughly how many are there. */
static bool has_band(const struct page *p)
{
	for (int i = 1; i <= p->t->map->spaces; i++)
		if (first(p->t, SPACES + i) && view_place(p->t, p->seat, SPACES + i) == BAND)
			return true;
	return false;
}

static bool in_drawing(const struct page *p, struct span sign)
{
	return memmem(p->drawing.s, p->drawing.n, sign.s, sign.n) != NULL;
}

/* Kinds of one mark stand one behind the other in the box. */
static void add_mark(struct buf *b, const char *mark)
{
	size_t n = strlen(mark);

	if (b->n >= n && !strcmp(b->s + b->n - n, mark))
		return;
	buf_str(b, b->n ? " " : "");
	buf_str(b, mark);
}

/* Returns whether a sign of no mark is there. The table on a page has room for all: there + stands for rough numbers alone. */
static bool is_drawn(const struct page *p, bool table, struct span sign)
{
	return in_drawing(p, sign) && (!table || !span_is(sign, "+") || has_band(p));
}

/* Appends the marks on the map that fit a sign, for "s#" perhaps "s1 s3". What is no mark in the box is a sign of the
 * drawing alone. */
static void find_marks(struct buf *b, const struct page *p, bool table, struct span sign)
{
	const struct table *t = p->t;
	bool marks = false;

	for (int i = 1; i <= t->map->spaces && !b->n; i++)
		if (fits(t->map->space[i].mark, sign))
			add_mark(b, t->map->space[i].mark);
	for (int k = 1; k <= t->box->kinds; k++) {
		const char *mark = t->box->kind[k].mark;

		if (!fits(mark, sign))
			continue;
		marks = true;
		if (stands(p, KINDS + k))
			add_mark(b, mark);
	}
	if (!marks && !b->n && is_drawn(p, table, sign))
		buf_add(b, sign.s, sign.n);
}

static struct span cut_at(struct span *rest, char c)
{
	size_t n = 0;
	struct span cut;

	while (n < rest->n && rest->s[n] != c)
		n++;
	cut = (struct span){ rest->s, n };
	n += n < rest->n;
	*rest = (struct span){ rest->s + n, rest->n - n };
	return cut;
}

/* Says a list by its head and what of it is there. Returns whether that is anything. */
static bool say_list(struct buf *b, const struct page *p, bool table, struct span list)
{
	const struct span head = cut_at(&list, '|');
	bool any = false;

	while (list.n) {
		struct span rest = cut_at(&list, '|'), sign;
		struct buf marks = BUF_INIT;

		if (span_word(&rest, &sign))
			find_marks(&marks, p, table, sign);
		if (marks.n) {
			buf_add(b, any ? ", " : head.s, any ? 2 : head.n);
			buf_add(b, marks.s, marks.n);
			buf_add(b, rest.s, rest.n);
		}
		any |= marks.n > 0;
		buf_free(&marks);
	}
	return any;
}

/* Passes over the sign behind a list of which nothing was said, and the blank behind that. */
static void skip_stop(struct span *rest)
{
	static const char stops[] = ".,;: ";

	while (rest->n && strchr(stops, *rest->s)) {
		bool blank = *rest->s == ' ';

		*rest = (struct span){ rest->s + 1, rest->n - 1 };
		if (blank)
			return;
	}
}

/* Says of a map whose signs are other names of its spaces that they are, by the first of them. */
static void say_signs(struct buf *b, const struct page *p, size_t from)
{
	for (int i = 1; i <= p->t->map->spaces; i++) {
		const struct box_space *space = &p->t->map->space[i];

		/* Of most maps the signs are the names: those are told apart quickly. */
		if (span_folds(span_of(space->mark), space->name)
			|| box_space_marked(p->t->map, space->mark, strlen(space->mark))
				!= SPACES + i)
			continue;
		buf_str(b, b->n > from ? " " : "");
		say(b, &p->voice, SAY_MAP_SIGNS, AS_TEXT(space->mark), AS_TEXT(space->name));
		return;
	}
}

void map_key(struct buf *b, const struct page *p, bool table)
{
	struct span rest = span_of(p->t->map->legend);
	size_t from = b->n;

	while (rest.n) {
		const struct span plain = cut_at(&rest, '{');

		buf_add(b, plain.s, plain.n);
		if (rest.n && !say_list(b, p, table, cut_at(&rest, '}')))
			skip_stop(&rest);
	}
	while (b->n > from && strchr(" ,;:", b->s[b->n - 1]))
		buf_cut(b, b->n - 1);
	if (b->n > from && b->s[b->n - 1] != '.')
		buf_char(b, '.');
	say_signs(b, p, from);
}
