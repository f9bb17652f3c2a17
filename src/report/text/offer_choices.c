/* SPDX-License-Identifier: MIT
 * What an order may name first, as far as the seat can pay for it, for the page of a mail: "cavalry 5 gold, archers 3
 * gold". */
#include "core/form.h"
#include "report/text/afford.h"

#include <stdlib.h>

enum { MOST_CHOICES = 10 };

/* Returns whether a form begins with a space or a piece: where and with whom the map tells. */
static bool is_of_map(const struct offer_list *l)
{
	const struct rules *r = l->p->t->rules;
	struct order o = { .form = l->form };
	int group, hole = form_next(r, &o, false, false, &group);
	int type = hole < 0 ? T_SPACE : r->form[l->form].hole[hole].type;

	return type == T_SPACE || type == T_AREA || type == T_PLACE || type == T_PIECE;
}

static bool is_kind(const struct table *t, thing what)
{
	return what > KINDS && what <= KINDS + t->box->kinds;
}

/* What the box says that a kind does, without the full stop. */
static struct span note_of(const struct table *t, thing kind)
{
	struct span note = span_of(t->box->kind[kind - KINDS].note);

	if (note.n && note.s[note.n - 1] == '.')
		note.n--;
	return note;
}

/* Fills a phrase with what the box has of a kind. Returns how many args that are. */
static int fill_with_kind(struct phrase_arg *filling, const struct table *t, thing kind)
{
	int n = 0;

	filling[n++] = (struct phrase_arg){ .name = SPAN("note"), .text = note_of(t, kind) };
	for (int c = 1; c <= t->rules->columns; c++)
		filling[n++] = say_column(t, kind, c);
	return n;
}

/* Returns whether an arg has that name. */
static bool is_filled(const struct phrase_arg *f, int n, struct span name)
{
	for (int i = 0; i < n; i++)
		if (span_same(f[i].name, name))
			return true;
	return false;
}

/* Says by the game's line what a choice is, with those fields that it names; a column of a kind counts before a field
 * of the same name. */
static void say_choice(const struct offer_list *l, thing what, struct buf *b)
{
	const struct table *t = l->p->t;
	const char *words = t->game->forms[l->form].words;
	struct phrase_arg *f =
		xalloc((size_t)(t->rules->fields + t->rules->columns) + 1, sizeof *f);
	const struct span text = say_line_text(&l->p->voice, "choice", words);
	int n = is_kind(t, what) ? fill_with_kind(f, t, what) : 0;

	for (int i = 1; i <= t->rules->fields; i++) {
		const struct arg *of = &t->rules->field_value[i];

		if (!say_find_hole(text, t->rules->field_name[i]).s
			|| is_filled(f, n, t->rules->field_name[i]))
			continue;
		f[n++] = (struct phrase_arg){ .name = t->rules->field_name[i],
			.type = of->type ? of->type : T_INT,
			.value = t->game->fields[i].value(t, l->p->seat, NULL, what),
			.n = 1,
			.words = of->words };
	}
	say_line(b, &l->p->voice, "choice", words, f, n);
	free(f);
}

/* Says what stands behind the name of a choice, without its price. */
static void say_about(const struct offer_list *l, thing what, struct buf *b)
{
	if (say_knows(&l->p->voice, "choice", l->p->t->game->forms[l->form].words))
		say_choice(l, what, b);
	else if (is_kind(l->p->t, what) && page_kind_value(l->p, what)->brings > 0)
		buf_add(b, page_kind_value(l->p, what)->said.s,
			page_kind_value(l->p, what)->said.n);
}

/* Returns whether the seat can pay for an order that names that, or need not. */
static bool can_pay(const struct offer_list *l, thing what)
{
	struct cost cost;

	return !l->p->t->game->price || afford_count(l, what, &cost);
}

/* Returns whether it would bring something, or the game does not say so. */
static bool is_of_use(const struct offer_list *l, thing what)
{
	return !is_kind(l->p->t, what) || page_kind_value(l->p, what)->brings > 0;
}

/* A price is said once of those in a row that have it. */
static void add_choice(const struct offer_list *l, const struct offer_choice *c,
	const struct offer_choice *next, struct buf *b)
{
	struct buf about = BUF_INIT;
	bool ends = !next || !span_same(span_of_buf(&c->price), span_of_buf(&next->price));

	say_about(l, c->what, &about);
	buf_add(b, c->name.s, c->name.n);
	if (about.n)
		buf_fmt(b, " (%s)", about.s);
	if (c->price.n && ends)
		buf_fmt(b, " for %s", c->price.s);
	if (next)
		buf_str(b, ends ? "; " : ", ");
	buf_free(&about);
}

/* Returns whether there is more to say of a choice than its name, or it is a word or a seat: kinds are listed among what
 * the reader has. */
static bool is_told(const struct offer_list *l, const struct offer_choice *c)
{
	struct buf about = BUF_INIT;
	bool told = c->price.n > 0 || !is_kind(l->p->t, c->what);

	if (!told)
		say_about(l, c->what, &about);
	told |= about.n > 0;
	buf_free(&about);
	return told;
}

static bool is_listed(const struct offer_list *l, const struct offer_choice *c)
{
	return can_pay(l, c->what) && is_of_use(l, c->what);
}

void choices_say(const struct offer_list *l, struct buf *b)
{
	const struct offer_choice *told[MOST_CHOICES];
	int n = 0, left = 0;
	bool any = false;

	/* In the set-up all forms answer, and nobody has anything that is listed elsewhere. */
	if ((l->p->of->next && l->p->t->game->forms[l->form].files) || is_of_map(l))
		return;
	for (int i = 0; i < l->choices; i++)
		any |= is_listed(l, &l->choice[i]) && is_told(l, &l->choice[i]);
	for (int i = 0; any && i < l->choices; i++) {
		if (!is_listed(l, &l->choice[i]))
			continue;
		if (n < MOST_CHOICES)
			told[n++] = &l->choice[i];
		else
			left++;
	}
	for (int i = 0; i < n && (n > 1 || l->choices > 1); i++)
		add_choice(l, told[i], i + 1 < n ? told[i + 1] : NULL, b);
	if (!left)
		return;
	buf_char(b, ' ');
	say(b, &l->p->voice, SAY_MORE, AS_INT(left));
}
