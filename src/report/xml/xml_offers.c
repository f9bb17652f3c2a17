/* SPDX-License-Identifier: MIT */
#include "report/xml/xml_offers.h"
#include "core/form.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

/* MOST: bytes of a form's options, after which the rest is only counted. LEAST: options no longer
 * than this are written again instead of referred to. */
enum { MOST = 4000, LEAST = 40 };

static void write_about(struct buf *b, const struct phrase_context *voice)
{
	struct buf about = BUF_INIT;

	page_for_orders(&about, voice);
	buf_str(b, "<offers");
	if (about.n)
		xml_attr(b, "about", about.s);
	buf_str(b, ">\n");
	buf_free(&about);
}

void xml_offers_begin(struct xml_offers *x, struct buf *b, const struct phrase_context *voice,
	const struct table *t, int seat)
{
	static const struct offer_group none = { BUF_INIT, BUF_INIT, BUF_INIT };

	*x = (struct xml_offers){ .b = b,
		.voice = voice,
		.t = t,
		.seat = seat,
		.names = { t->rules, t->map, t->seats },
		.earlier = xalloc((size_t)t->rules->forms + 1, sizeof *x->earlier),
		.gathered = none,
		.last = none,
		.options = BUF_INIT,
		.price = BUF_INIT };
	write_about(b, voice);
}

/* ---- one form's options ---- */

static bool same(const struct buf *a, const struct buf *b)
{
	return a->n == b->n && !memcmp(a->s, b->s, a->n);
}

static void write_gathered(struct xml_offers *x)
{
	struct offer_group *a = &x->gathered;

	if (!a->names.n)
		return;
	buf_str(&x->options, "<option");
	xml_attr(&x->options, "names", a->names.s);
	if (a->price.n)
		xml_attr(&x->options, "price", a->price.s);
	if (a->then.n) {
		buf_char(&x->options, '>');
		xml_text(&x->options, a->then.s, a->then.n);
		buf_str(&x->options, "</option>\n");
	} else {
		buf_str(&x->options, "/>\n");
	}
	buf_clear(&a->names);
}

/* Adds the last filling to the group of the same price and continuation, or begins a group. */
static void gather_last(struct xml_offers *x)
{
	struct offer_group *last = &x->last, *all = &x->gathered;

	if (!last->names.n)
		return;
	if (all->names.n && same(&all->price, &last->price) && same(&all->then, &last->then)) {
		buf_char(&all->names, ' ');
		buf_add(&all->names, last->names.s, last->names.n);
	} else {
		struct offer_group was;

		write_gathered(x);
		was = *all;
		*all = *last;
		*last = was;
	}
	buf_clear(&last->names);
	buf_clear(&last->then);
}

static void begin_filling(struct xml_offers *x, const struct order *o)
{
	struct order alone = *o;

	gather_last(x);
	alone.n = 1;
	page_price(x->t, x->seat, &alone, &x->last.price);
	x->first = o->part[0].what;
}

void xml_offers_take(struct xml_offers *x, const struct order *o)
{
	const struct form_pattern *form = &x->t->rules->form[o->form];
	struct buf *then = &x->last.then;

	if (x->options.n + x->gathered.names.n + then->n > MOST) {
		x->left++;
		return;
	}
	if (!x->any || (o->n && x->first != o->part[0].what))
		o->n ? begin_filling(x, o) : page_price(x->t, x->seat, o, &x->price);
	x->any = true;
	if (o->n && !x->last.names.n)
		value_print(
			&x->last.names, &x->names, &form->hole[o->part[0].hole], o->part[0].what);
	for (int i = 1; i < o->n; i++) {
		if (i == 1 && then->n)
			buf_char(then, ' ');
		else if (i > 1)
			buf_char(then, '-');
		value_print(then, &x->names, &form->hole[o->part[i].hole], o->part[i].what);
	}
}

/* ---- the form ---- */

static void write_hole(
	struct buf *b, const struct form_pattern *form, const struct form_node *n, bool optional)
{
	static const char *const sorts[] = { [T_INT] = "number",
		[T_SEAT] = "seat",
		[T_SPACE] = "space",
		[T_PLACE] = "place",
		[T_KIND] = "kind",
		[T_PIECE] = "piece",
		[T_CLASS] = "kind",
		[T_AREA] = "space",
		[T_WORDS] = "word",
		[T_TIMES] = "times" };
	const struct arg *hole = &form->hole[n->hole];

	buf_str(b, "<hole");
	xml_attr(b, "sort", sorts[hole->type]);
	if (hole->type == T_CLASS || hole->type == T_AREA) {
		buf_str(b, " name=\"");
		xml_text(b, hole->name.s, hole->name.n);
		buf_char(b, '"');
	}
	if (hole->type == T_WORDS) {
		buf_str(b, " words=\"");
		xml_text(b, hole->words, strcspn(hole->words, ">"));
		buf_char(b, '"');
	}
	if (n->many)
		xml_attr(b, "many", "yes");
	if (optional)
		xml_attr(b, "optional", "yes");
	if (form->hole_in_group[n->hole])
		xml_attr(b, "grouped", "yes");
	buf_str(b, "/>");
}

static void write_holes(struct buf *b, const struct form_pattern *form, int node, bool optional)
{
	for (; node >= 0; node = form->node[node].next) {
		const struct form_node *n = &form->node[node];

		if (n->what == N_HOLE)
			write_hole(b, form, n, optional);
		else if (n->inside >= 0)
			write_holes(b, form, n->inside, optional || n->what == N_MAYBE);
	}
}

/* Returns the first form before that has the same options, from 1; 0: none. */
static int find_like(const struct xml_offers *x)
{
	for (int i = 0; i < x->forms && x->options.n > LEAST; i++)
		if (x->earlier[i].to - x->earlier[i].from == x->options.n
			&& !memcmp(x->b->s + x->earlier[i].from, x->options.s, x->options.n))
			return i + 1;
	return 0;
}

/* Writes an order, its price, and what that brings of which it names one thing alone. */
static void write_example(struct xml_offers *x, const struct order *o)
{
	struct buf text = BUF_INIT, costs = BUF_INIT, brings = BUF_INIT;
	struct order alone = *o;

	if (!o->n)
		return;
	form_print(&text, &x->names, o);
	xml_attr(x->b, "example", text.s);
	alone.n = 1;
	page_price(x->t, x->seat, &alone, &costs);
	if (costs.n)
		xml_attr(x->b, "costs", costs.s);
	if (o->n == 1 && o->part[0].what > KINDS && o->part[0].what <= KINDS + x->t->box->kinds
		&& page_worth(&brings, x->voice, o->part[0].what))
		xml_attr(x->b, "brings", brings.s);
	buf_free(&text);
	buf_free(&costs);
	buf_free(&brings);
}

static void write_form(
	struct xml_offers *x, int i, const struct order *sample, int place, const char *choices)
{
	const char *words = x->t->game->forms[i].words;
	const struct form_pattern *pattern = &x->t->rules->form[i];
	int like = find_like(x);
	struct buf help = BUF_INIT;
	size_t from;

	buf_str(x->b, "<form");
	xml_attr(x->b, "words", words);
	if (say_line(&help, x->voice, "form", words, NULL, 0))
		xml_attr(x->b, "help", help.s);
	buf_free(&help);
	form_say(&help, x->t->rules, words);
	xml_attr(x->b, "written", help.s);
	buf_free(&help);
	write_example(x, sample);
	if (*choices)
		xml_attr(x->b, "choices", choices);
	if (x->t->game->forms[i].files)
		xml_attr(x->b, "answers", x->t->game->questions[x->t->game->forms[i].files].name);
	if (place)
		xml_int(x->b, "place", place);
	if (x->price.n)
		xml_attr(x->b, "price", x->price.s);
	if (like)
		xml_int(x->b, "like", like);
	if (x->left)
		xml_int(x->b, "left", x->left);
	buf_str(x->b, ">\n");
	write_holes(x->b, pattern, pattern->first, false);
	buf_str(x->b, pattern->holes ? "\n" : "");
	from = x->b->n;
	if (!like)
		buf_add(x->b, x->options.s, x->options.n);
	x->earlier[x->forms++] = (struct offer_form){ from, x->b->n };
	buf_str(x->b, "</form>\n");
}

void xml_offers_form(
	struct xml_offers *x, int form, const struct order *sample, int place, const char *choices)
{
	gather_last(x);
	write_gathered(x);
	if (x->any)
		write_form(x, form, sample, place, choices);
	buf_clear(&x->options);
	buf_clear(&x->price);
	x->any = false;
	x->left = 0;
}

void xml_offers_question(struct xml_offers *x, const struct question *q)
{
	buf_str(x->b, "<question");
	xml_attr(x->b, "name", q->name);
	xml_attr(x->b, "answer", q->answer);
	buf_str(x->b, "/>\n");
}

static void free_alike(struct offer_group *a)
{
	buf_free(&a->names);
	buf_free(&a->price);
	buf_free(&a->then);
}

void xml_offers_end(struct xml_offers *x)
{
	buf_str(x->b, "</offers>\n");
	free_alike(&x->gathered);
	free_alike(&x->last);
	buf_free(&x->options);
	buf_free(&x->price);
	free(x->earlier);
}
