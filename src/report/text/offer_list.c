/* SPDX-License-Identifier: MIT */
#include "report/text/offer_list.h"
#include "core/form.h"
#include "core/random.h"
#include "core/view.h"
#include "report/text/afford.h"
#include "report/text/example.h"
#include "report/text/offers.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS = 100, MOST_BYTES = 420 };

static void list_part(const struct offer_list *l, struct buf *b, const struct order *o, int i)
{
	const struct form_pattern *form = &l->p->t->rules->form[o->form];

	value_print(b, &l->p->names, &form->hole[o->part[i].hole], o->part[i].what);
}

static bool is_kind(const struct offer_list *l, thing x)
{
	return x > KINDS && x <= KINDS + l->p->t->box->kinds;
}

/* Returns whether an order names, as a deed, what would bring nothing now. */
static bool is_vain(const struct offer_list *l, const struct order *o)
{
	thing what = o->part[0].what;

	return !l->p->t->game->forms[l->form].files && is_kind(l, what)
		&& page_kind_value(l->p, what)->brings <= 0;
}

/* Keeps the first order that can be whole, and names one thing more where another may follow. */
static void keep_sample(struct offer_list *l, const struct order *o)
{
	const struct table *t = l->p->t;
	struct order *s = &l->sample;
	struct choice c;
	int group, hole;

	if (s->n || is_vain(l, o))
		return;
	*s = *o;
	if (!offers_complete(t, l->p->seat, s)) {
		s->n = 0;
		return;
	}
	hole = form_next(t->rules, s, true, false, &group);
	if (hole < 0 || hole != s->part[s->n - 1].hole)
		return;
	offers_of_hole(t, l->p->seat, s, hole, &c);
	offers_fill(t->rules, s, hole, group, &c);
}

/* Notes what an offer costs, by what fills its first hole. */
static void note_price(struct offer_list *l, const struct order *o, struct buf *price)
{
	struct order alone = *o;

	alone.n = alone.n > 1 ? 1 : alone.n;
	page_say_price(l->p->t, l->p->seat, &alone, price);
	if (!l->any)
		buf_add(&l->price, price->s, price->n);
	else
		l->varies |= !span_same(span_of_buf(&l->price), span_of_buf(price));
}

static void begin_group(struct offer_list *l, const struct order *o)
{
	struct offer_choice *g;

	l->choice = xmore(l->choice, (size_t)l->choices, sizeof *l->choice);
	g = &l->choice[l->choices++];
	*g = (struct offer_choice){ o->part[0].what, BUF_INIT, BUF_INIT, BUF_INIT };
	list_part(l, &g->name, o, 0);
	note_price(l, o, &g->price);
}

static void list_offer(void *with, const struct order *o)
{
	struct offer_list *l = with;
	struct buf *then;

	if (l->xml)
		xml_offers_take(l->xml, o);
	if (!o->n) {
		page_say_price(l->p->t, l->p->seat, o, &l->price);
		l->any = true;
		return;
	}
	keep_sample(l, o);
	if (l->said++ >= MOST_WORDS) {
		l->left++;
		return;
	}
	if (!l->any || o->n == 1 || l->choice[l->choices - 1].what != o->part[0].what)
		begin_group(l, o);
	l->any = true;
	l->paired |= o->n > 1;
	then = &l->choice[l->choices - 1].then;
	if (o->n > 1)
		buf_str(then, then->n ? " " : "");
	if (o->n > 2) {
		list_part(l, then, o, 1);
		buf_char(then, '-');
	}
	if (o->n > 1)
		list_part(l, then, o, o->n - 1);
}

/* Returns whether orders of the form are tried. */
static bool is_tried(const struct offer_list *l)
{
	const struct form *form = &l->p->t->game->forms[l->form];

	return form->play && !form->files;
}

/* Shows an order that would be done rather than one that only may be written, where there is one. Returns the place
 * of the form; 0: its orders would be refused. */
static int show_example(struct offer_list *l, const struct order *examples)
{
	l->refused = examples && !examples[l->form].form && !examples[l->form].line && is_tried(l);
	if (examples && !examples[l->form].form)
		return 0;
	if (examples)
		l->sample = examples[l->form];
	return example_place(l->p->t->game, l->form);
}

void offer_list_make(struct offer_list *l, const struct page *p, struct xml_offers *xml,
	const struct order *examples, int form)
{
	const struct order none = { .n = 0 };
	struct buf choices = BUF_INIT;
	int place;

	*l = (struct offer_list){ .p = p, .form = form, .xml = xml, .price = BUF_INIT };
	offers_of_form(p->t, p->seat, form, list_offer, l);
	place = l->any ? show_example(l, examples) : 0;
	if (!xml)
		return;
	choices_say(l, &choices);
	xml_offers_form(xml, form, l->refused ? &none : &l->sample, place, choices.s);
	buf_free(&choices);
}

void offer_list_free(struct offer_list *l)
{
	for (int i = 0; i < l->choices; i++) {
		buf_free(&l->choice[i].name);
		buf_free(&l->choice[i].price);
		buf_free(&l->choice[i].then);
	}
	free(l->choice);
	buf_free(&l->price);
}

/* ---- its words ---- */

/* Appends what may follow, as far as there is room; the rest is only counted. */
static void add_then(struct offer_list *l, struct buf *b, struct span then)
{
	struct span word;

	while (span_word(&then, &word))
		if (b->n > MOST_BYTES) {
			l->left++;
		} else {
			buf_char(b, ' ');
			buf_add(b, word.s, word.n);
		}
}

/* Appends " (3)": what the phrases say that the kind would bring now. */
static void add_worth(const struct offer_list *l, struct buf *b, thing k)
{
	const struct kind_value *w = page_kind_value(l->p, k);

	if (w->said.n && w->brings > 0)
		buf_fmt(b, " (%s)", w->said.s);
}

static void add_name(const struct offer_list *l, struct buf *b, const struct offer_choice *g)
{
	buf_add(b, g->name.s, g->name.n);
	if (!l->paired && is_kind(l, g->what))
		add_worth(l, b, g->what);
	if (l->varies && g->price.n)
		buf_fmt(b, " (%s)", g->price.s);
}

/* Returns whether a group before has the same that may follow, so it is named there. */
static bool is_named(const struct offer_list *l, int i)
{
	for (int k = 0; k < i; k++)
		if (span_same(span_of_buf(&l->choice[k].then), span_of_buf(&l->choice[i].then)))
			return true;
	return false;
}

/* Appends "orc, archer: r1k r1a", with the names of all that are followed by the same. */
static void add_group(struct offer_list *l, struct buf *b, int i)
{
	const struct span then = span_of_buf(&l->choice[i].then);

	buf_str(b, b->n ? "\n" : "");
	for (int k = i; k < l->choices; k++)
		if (k == i || span_same(span_of_buf(&l->choice[k].then), then)) {
			buf_str(b, k > i ? ", " : "");
			add_name(l, b, &l->choice[k]);
		}
	buf_char(b, ':');
	add_then(l, b, then);
}

/* Returns whether a place has pieces of exactly the kinds that were listed. */
static bool has_all_listed(const struct offer_list *l, thing at)
{
	const struct table *t = l->p->t;
	int kinds = 0;

	for (int i = 0; i < l->choices; i++) {
		bool there = false;

		for each(piece, t, at)
			there |= kind(t, piece) == l->choice[i].what;
		if (!there)
			return false;
	}
	for each(piece, t, at) {
		bool before = false;

		for each(other, t, at) {
			if (other == piece)
				break;
			before |= kind(t, other) == kind(t, piece);
		}
		kinds += !before;
	}
	return kinds == l->choices;
}

/* Says "any of your hand" where the list has all that lies there, which the report has listed above.
 * Returns false, and says nothing, where it has not. */
static bool say_any_of(struct offer_list *l, struct buf *b)
{
	const struct page *p = l->p;
	struct buf name = BUF_INIT;

	for (int z = 1; z < p->t->rules->zones && !l->paired && !l->varies && l->choices > 1; z++) {
		struct phrase_arg at = { .type = T_PLACE, .value = IN(z, p->seat) };

		if (view_place(p->t, p->seat, at.value) != EXACTLY || !has_all_listed(l, at.value))
			continue;
		say_value(&name, &p->voice, &at);
		say(b, &p->voice, SAY_ANY_OF, AS_TEXT(name.s));
		break;
	}
	buf_free(&name);
	return b->n;
}

static bool is_offered(const struct offer_list *l, thing what)
{
	for (int i = 0; i < l->choices; i++)
		if (l->choice[i].what == what)
			return true;
	return false;
}

/* Says of which kinds the rules allow no more: they are not offered. */
static void say_spent(const struct offer_list *l, struct buf *b)
{
	const struct table *t = l->p->t;
	const struct order o = { .form = l->form };
	int group, hole = form_next(t->rules, &o, false, false, &group);
	const struct box_set *among = hole < 0 ? NULL : t->rules->form[l->form].hole[hole].among;
	struct buf names = BUF_INIT;
	struct cost cost;

	for (int k = 1; among && l->choices && l->choice[0].price.n && k <= t->box->kinds; k++) {
		if (!among->has[k] || is_offered(l, KINDS + k))
			continue;
		afford_count(l, KINDS + k, &cost);
		if (cost.n && cost.limited && cost.most <= 0)
			buf_fmt(&names, "%s%s", names.n ? ", " : "", t->box->kind[k].name);
	}
	if (names.n) {
		buf_char(b, '\n');
		say(b, &l->p->voice, SAY_SPENT, AS_TEXT(names.s));
	}
	buf_free(&names);
}

/* Makes the words of a list: names, or a group a line. */
static void say_each(struct offer_list *l, struct buf *b)
{
	for (int i = 0; i < l->choices; i++)
		if (b->n > MOST_BYTES) {
			l->left++;
		} else if (!l->paired) {
			buf_str(b, !i ? "" : l->varies ? ", " : " ");
			add_name(l, b, &l->choice[i]);
		} else if (!is_named(l, i)) {
			add_group(l, b, i);
		}
	if (l->left) {
		buf_char(b, ' ');
		say(b, &l->p->voice, SAY_MORE, AS_INT(l->left));
	}
	if (l->paired)
		say_spent(l, b);
}

/* Says what the game has in the place of a long list, if it has. */
static bool say_at_length(const struct offer_list *l, struct buf *b)
{
	enum { LONG = 24 };

	return l->said > LONG
		&& say_line(b, &l->p->voice, "list", l->p->t->game->forms[l->form].words, NULL, 0);
}

void offer_list_say(struct offer_list *l, struct buf *b)
{
	if (!say_at_length(l, b) && !say_any_of(l, b))
		say_each(l, b);
}
