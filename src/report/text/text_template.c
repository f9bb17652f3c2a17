/* SPDX-License-Identifier: MIT
 * The template at the end of a report: an order letter that does nothing yet. Sent back as it is,
 * it changes nothing. What may be ordered stands in it as comments. */
#include "report/text/offers.h"
#include "core/form.h"
#include "core/random.h"
#include "report/page.h"
#include "report/xml/xml_offers.h"

#include <stdlib.h>
#include <string.h>

/* ---- one form's options ---- */

/* What was listed already: where two forms offer the same, the second refers to the first. */
struct listed {
	const char *form;
	struct buf words;
	int left;
};

/* A template while it is written. xml: the same as data; NULL: not wanted. */
struct template
{
	struct page p;
	struct xml_offers *xml;
};

/* Words collected for a few lines; when they are full, the rest is only counted. */
struct listing {
	struct page *p;
	struct xml_offers *xml;
	struct buf words;
	int said, left;
	bool any;
	thing first;	     /* the first hole of what was listed last */
	struct order sample; /* an order that is offered whole; n 0: none was yet */
	struct buf price;    /* of each of what was listed, where that is one */
	bool varies;	     /* it is not */
};

enum { MOST_WORDS = 100, MOST_LINES = 6 };

static void list_part(struct listing *l, const struct order *o, int i, const char *behind)
{
	const struct form_pattern *form = &l->p->t->rules->form[o->form];

	value_print(&l->words, &l->p->names, &form->hole[o->part[i].hole], o->part[i].what);
	buf_str(&l->words, behind);
}

/* Keeps the first order that lacks nothing, and names one thing more where another may follow. */
static void keep_sample(struct listing *l, const struct order *o)
{
	const struct table *t = l->p->t;
	struct order *s = &l->sample;
	struct choice c;
	int group, hole;

	if (s->n || form_next(t->rules, o, false, false, &group) >= 0)
		return;
	*s = *o;
	hole = form_next(t->rules, s, true, false, &group);
	if (hole < 0 || hole != s->part[s->n - 1].hole)
		return;
	hole_options(t, l->p->seat, s, hole, &c);
	for (int i = 0; i < c.n && s->n == o->n; i++)
		if (c.o[i].what != s->part[s->n - 1].what) {
			s->part[s->n] = (struct part){ (int16_t)hole, (int16_t)group, c.o[i].what };
			s->n++;
		}
}

/* Notes what an offer costs, by what fills its first hole. */
static void note_price(struct listing *l, const struct order *o)
{
	struct order alone = *o;
	struct buf price = BUF_INIT;

	if (l->varies || l->said >= MOST_WORDS)
		return;
	alone.n = alone.n > 1 ? 1 : alone.n;
	page_price(l->p->t, l->p->seat, &alone, &price);
	if (!l->any)
		buf_add(&l->price, price.s, price.n);
	else
		l->varies = !span_same(span_of_buf(&l->price), span_of_buf(&price));
	buf_free(&price);
}

/* A line "red: s3 s4" has the names that may follow the first. */
static void list_offer(void *with, const struct order *o)
{
	struct listing *l = with;

	if (l->xml)
		xml_offers_take(l->xml, o);
	note_price(l, o);
	l->any = true;
	if (!o->n)
		return;
	keep_sample(l, o);
	if (l->said >= MOST_WORDS) {
		l->left++;
		return;
	}
	if (o->n > 1 && l->first != o->part[0].what) {
		buf_str(&l->words, l->words.n ? "\n" : "");
		list_part(l, o, 0, ": ");
		l->first = o->part[0].what;
	}
	if (o->n > 2)
		list_part(l, o, 1, "-");
	list_part(l, o, o->n - 1, " ");
	l->said++;
}

/* Returns the number of options in the lines from s on: words, without '#' and names of lists. */
static int count_options(const char *s)
{
	struct span rest = span_of(s), word;
	int n = 0;

	while (span_word(&rest, &word))
		n += word.s[0] != '#' && word.s[word.n - 1] != ':';
	return n;
}

static void write_listing(const struct listing *l)
{
	struct span rest = { l->words.s, l->words.n }, line;
	struct buf wrapped = BUF_INIT;
	size_t end = 0;
	int lines = 0, left;

	while (span_line(&rest, &line))
		text_fold(&wrapped, "#     ", "#       ", line, ORDER_COLUMNS);
	while (end < wrapped.n && lines < MOST_LINES)
		lines += wrapped.s[end++] == '\n';
	buf_add(l->p->b, wrapped.s, end);
	left = l->left + count_options(wrapped.s + end);
	if (left) {
		buf_str(l->p->b, "#     ");
		say(l->p->b, &l->p->voice, SAY_MORE, AS_INT(left));
		buf_char(l->p->b, '\n');
	}
	buf_free(&wrapped);
}

static void write_as_before(struct page *p, const char *form)
{
	struct buf said = BUF_INIT;

	say(&said, &p->voice, SAY_AS_FOR, AS_TEXT(form));
	text_fold(p->b, "#     ", "#       ", span_of_buf(&said), ORDER_COLUMNS);
	buf_free(&said);
}

/* Writes "# build <land> - a wooden wall (5 gold)". */
static void write_head(struct page *p, const struct buf *words, const char *sort, const char *name,
	const char *price)
{
	struct buf line = BUF_INIT, help = BUF_INIT;

	buf_add(&line, words->s, words->n);
	if (say_line(&help, &p->voice, sort, name, NULL, 0))
		buf_fmt(&line, " - %s", help.s);
	if (*price)
		buf_fmt(&line, " (%s)", price);
	text_fold(p->b, "# ", "#   ", span_of_buf(&line), ORDER_COLUMNS);
	buf_free(&line);
	buf_free(&help);
}

static void write_form_head(struct page *p, int i, const struct listing *l)
{
	struct buf words = BUF_INIT;

	buf_str(&words, p->t->game->forms[i].words);
	write_head(p, &words, "form", words.s, l->price.n && !l->varies ? l->price.s : "");
	buf_free(&words);
}

/* A form that takes one thing or more is shown by an order. */
static void write_sample(struct page *p, int form, const struct order *o)
{
	struct buf said = BUF_INIT, order = BUF_INIT;

	if (!o->n || !strchr(p->t->game->forms[form].words, '+'))
		return;
	form_print(&order, &p->names, o);
	say(&said, &p->voice, SAY_SAMPLE, AS_TEXT(order.s));
	text_fold(p->b, "#   ", "#     ", span_of_buf(&said), ORDER_COLUMNS);
	buf_free(&said);
	buf_free(&order);
}

/* Returns the form that offered the same; NULL: none. */
static const char *offered_before(const struct listed *list, int n, const struct listing *l)
{
	for (int i = 0; i < n; i++)
		if (list[i].left == l->left && list[i].words.n == l->words.n
			&& !memcmp(list[i].words.s, l->words.s, l->words.n))
			return list[i].form;
	return NULL;
}

static void write_form(struct template *t, int i, struct listed *list, int *n)
{
	struct page *p = &t->p;
	struct listing l = { .p = p, .xml = t->xml, .words = BUF_INIT, .price = BUF_INIT };
	const char *before;

	offers_of_form(p->t, p->seat, i, list_offer, &l);
	if (t->xml)
		xml_offers_form(t->xml, i, &l.sample);
	if (l.any)
		write_form_head(p, i, &l);
	buf_free(&l.price);
	if (!l.any) {
		buf_free(&l.words);
		return;
	}
	write_sample(p, i, &l.sample);
	before = offered_before(list, *n, &l);
	if (before)
		write_as_before(p, before);
	else
		write_listing(&l);
	if (before || l.words.n <= ORDER_COLUMNS)
		buf_free(&l.words);
	else
		list[(*n)++] = (struct listed){ p->t->game->forms[i].words, l.words, l.left };
}

/* ---- all forms, and policies ---- */

static void write_forms(struct template *t)
{
	struct page *p = &t->p;
	struct listed *list = xalloc((size_t)p->t->rules->forms, sizeof *list);
	int n = 0;

	for (int i = 1; i <= p->t->rules->forms; i++)
		if (offers_in_season(p->t->game, i, p->of->next))
			write_form(t, i, list, &n);
	while (n)
		buf_free(&list[--n].words);
	free(list);
}

static bool has_form(const struct page *p, int question)
{
	for (int i = 1; i <= p->t->rules->forms; i++)
		if (p->t->game->forms[i].files == question)
			return true;
	return false;
}

static void write_policy(struct page *p, const struct question *q)
{
	struct buf words = BUF_INIT;

	buf_fmt(&words, "when %s: %s", q->name, q->answer);
	write_head(p, &words, "question", q->name, "");
	buf_free(&words);
}

/* Lists questions that can come up and have no form of their own. */
static void write_policies(struct template *t)
{
	struct page *p = &t->p;
	struct buf said = BUF_INIT;
	int left = 0;

	for (int i = 1; i <= p->t->rules->questions; i++) {
		bool asked = page_asks(p, i);

		if (has_form(p, i))
			continue;
		left += !asked;
		if (asked)
			write_policy(p, &p->t->game->questions[i]);
		if (asked && t->xml)
			xml_offers_question(t->xml, &p->t->game->questions[i]);
	}
	if (!left)
		return;
	say(&said, &p->voice, SAY_NOT_ASKED, AS_INT(left), AS_TEXT(p->t->game->name));
	text_fold(p->b, "# ", "#   ", span_of_buf(&said), ORDER_COLUMNS);
	buf_free(&said);
}

/* ---- what is in their way ---- */

static void write_halt(struct page *p)
{
	struct buf said = BUF_INIT;
	const char *clause;

	if (say_halted(&said, &p->voice, &clause)) {
		buf_fmt(&said, " [%s]", clause);
		text_fold(p->b, "# ", "# ", span_of_buf(&said), ORDER_COLUMNS);
	}
	buf_free(&said);
}

/* ---- what stands ---- */

static bool begins_line(struct span line)
{
	struct span word;

	return span_word(&line, &word) && !span_is(word, "+") && !span_folds(word, "else");
}

static void write_standing(struct page *p)
{
	struct buf text = BUF_INIT, said = BUF_INIT;
	struct span rest, line;
	int number = 0, lines = 0;

	page_standing(p, &text);
	rest = span_of_buf(&text);
	while (span_line(&rest, &line))
		lines += begins_line(line);
	if (lines) {
		say(&said, &p->voice, SAY_STANDS, AS_INT(lines));
		text_fold(p->b, "# ", "# ", span_of_buf(&said), ORDER_COLUMNS);
	}
	rest = span_of_buf(&text);
	while (span_line(&rest, &line)) {
		if (begins_line(line)) {
			buf_str(p->b, "# ");
			say(p->b, &p->voice, SAY_STANDS_NUMBER, AS_INT(++number));
			buf_char(p->b, '\n');
		}
		buf_add(p->b, line.s, line.n);
		buf_char(p->b, '\n');
	}
	buf_free(&text);
	buf_free(&said);
}

static void header_line(struct buf *b, const char *word, const char *value, size_t most)
{
	if (!value || !*value)
		return;
	buf_fmt(b, "%-9s", word);
	page_clean(b, value, most);
	buf_char(b, '\n');
}

void template_header(struct buf *b, const struct report_input *of, int seat)
{
	bool chained = of->open && *of->open;

	header_line(b, "match", chained ? of->gid : of->match, 40);
	header_line(b, "open", of->open, HASH_TEXT);
	buf_fmt(b, "season   %d\nseat     ", of->next);
	seat_print(b, of->table->game, seat);
	buf_str(b, "\nseq      1\n");
	header_line(b, "saw", of->saw, HASH_TEXT);
	if (chained)
		buf_fmt(b, "nonce    %d\n", of->cast);
	header_line(b, "token", of->token, HASH_TEXT);
}

void template_orders(struct buf *b, struct buf *offers, const struct report_input *of, int seat)
{
	/* Orders are for the next season: what was done in the last one bars nothing. */
	struct table *ahead = of->next ? season_ahead(of->table, seat) : NULL;
	const struct table *t = ahead ? ahead : of->table;
	struct xml_offers xml;
	/* The journal is not needed, and a match just started has none. */
	struct template template = { .p = { .b = b,
					     .of = of,
					     .t = t,
					     .seat = seat,
					     .names = { t->rules, t->map, t->seats },
					     .voice = { of->phrases, t, seat },
					     .program = of->table->program[seat] },
		.xml = offers ? &xml : NULL };

	if (offers)
		xml_offers_begin(&xml, offers, &template.p.voice, t, seat);
	write_halt(&template.p);
	write_forms(&template);
	if (of->next)
		write_policies(&template);
	write_standing(&template.p);
	if (offers)
		xml_offers_end(&xml);
	table_free(ahead);
}

void report_template(struct buf *b, const struct report_input *of, int seat)
{
	template_header(b, of, seat);
	template_orders(b, NULL, of, seat);
}
