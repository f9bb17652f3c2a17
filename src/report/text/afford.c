/* SPDX-License-Identifier: MIT */
#include "report/text/afford.h"
#include "core/form.h"

/* Returns how many can be had for so much. */
static int count_for(const struct price *price, int have)
{
	int lots = price->lot ? have / price->lot_n : 0;

	return lots * price->lot + (have - lots * price->lot_n) / price->n;
}

int afford_count(const struct offer_list *l, thing what, struct cost *cost)
{
	const struct table *t = l->p->t;
	struct order o = { .form = l->form, .seat = l->p->seat };
	int group, hole = form_next(t->rules, &o, false, false, &group), n = -1;

	if (what && hole >= 0) {
		o.part[0] = (struct part){ (int16_t)hole, (int16_t)group, what };
		o.n = 1;
	}
	*cost = (struct cost){ 0 };
	t->game->price(t, o.seat, &o, cost);
	for (int i = 0; i < cost->n; i++) {
		const struct price *price = &cost->of[i];
		int had = price->n > 0 ? count_for(price, dial(t, o.seat, price->dial)) : -1;

		if (had >= 0 && (n < 0 || had < n))
			n = had;
	}
	if (cost->limited && n > cost->most)
		n = cost->most > 0 ? cost->most : 0;
	return n;
}

static void note_dials(struct price_list *a, const struct cost *cost)
{
	for (int i = 0, k; i < cost->n; i++) {
		for (k = 0; k < a->dials && a->dial[k] != cost->of[i].dial;)
			k++;
		if (k == a->dials && k < AFFORD_DIALS)
			a->dial[a->dials++] = cost->of[i].dial;
	}
}

/* Says so many of what a form is for, by its words; where those are empty, by the thing it names first. */
static void say_item(const struct offer_list *l, thing what, int n, struct buf *b)
{
	const char *words = l->p->t->game->forms[l->form].words;
	const struct phrase_arg value = { .name = SPAN("value"), .type = T_INT, .value = n };

	if (say_line(b, &l->p->voice, "pays", words, &value, 1) && !b->n)
		say_kind(b, &l->p->voice, what, n);
}

void afford_note(struct price_list *a, const struct offer_list *l)
{
	struct cost cost, best = { 0 };
	struct buf said = BUF_INIT;
	thing what = NONE;
	int most = 0;

	if (!l->p->t->game->price || a->items == AFFORD_ITEMS)
		return;
	for (int i = 0; i < l->choices || (!i && l->any); i++) {
		thing x = i < l->choices ? l->choice[i].what : NONE;
		int n = afford_count(l, x, &cost);

		if (n <= most)
			continue;
		most = n;
		what = x;
		best = cost;
	}
	if (most)
		say_item(l, what, most, &said);
	if (said.n) {
		note_dials(a, &best);
		a->item[a->items++] = said;
		a->most = most > a->most ? most : a->most;
	} else {
		buf_free(&said);
	}
}

void afford_say(struct price_list *a, const struct page *p, struct buf *b)
{
	struct buf money = BUF_INIT, things = BUF_INIT;

	for (int i = 0; i < a->dials; i++) {
		buf_str(&money, i ? ", " : "");
		say_amount(&money, &p->voice, a->dial[i], dial(p->t, p->seat, a->dial[i]));
	}
	for (int i = 0; i < a->items; i++) {
		if (i && i + 1 == a->items) {
			buf_char(&things, ' ');
			say_plain(&things, &p->voice, SAY_OR);
			buf_char(&things, ' ');
		} else {
			buf_str(&things, i ? ", " : "");
		}
		buf_add(&things, a->item[i].s, a->item[i].n);
		buf_free(&a->item[i]);
	}
	if (a->most > 1)
		say(b, &p->voice, SAY_AFFORD, AS_TEXT(money.s), AS_TEXT(things.s));
	buf_free(&money);
	buf_free(&things);
}
