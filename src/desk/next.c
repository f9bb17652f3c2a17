/* SPDX-License-Identifier: MIT
 * What may stand next in an order that is begun. */
#include "core/form.h"
#include "core/play.h"
#include "desk/in.h"
#include "desk/json.h"
#include "report/page.h"
#include "report/text/offers.h"

/* An order as far as its words go, and what is offered for it. */
struct begun {
	struct desk *desk;
	const struct table *ahead; /* as the season begins */
	struct names names;
	struct order o;
};

static const char *title_of(const struct begun *at, thing x)
{
	const struct table *t = at->ahead;

	if (x > KINDS && x <= KINDS + t->box->kinds)
		return t->box->kind[x - KINDS].title;
	if (x > SPACES && x <= SPACES + t->map->spaces)
		return t->map->space[x - SPACES].title;
	return "";
}

/* Writes a name that may stand in a hole, with the words of the order up to it. */
static void write_name(struct buf *b, const struct begun *at, int hole, int group, thing x)
{
	struct order o = at->o;
	struct buf name = BUF_INIT, words = BUF_INIT;
	const char *title = title_of(at, x);

	o.part[o.n++] = (struct part){ (int16_t)hole, (int16_t)group, x };
	value_print(&name, &at->names, &at->names.rules->form[o.form].hole[hole], x);
	form_print(&words, &at->names, &o);
	json_open(b, NULL, '{');
	json_text(b, "name", span_of_buf(&name));
	if (*title)
		json_text(b, "title", span_of(title));
	json_text(b, "words", span_of_buf(&words));
	buf_char(b, '}');
	buf_free(&name);
	buf_free(&words);
}

/* Writes what may stand in a hole, -1: there is none, if that is a list of names. Returns whether it is another thing. */
static bool write_hole(struct buf *b, const struct begun *at, int hole, int group)
{
	struct choice c = { 0 };

	if (hole < 0 || at->o.n == (int)(sizeof at->o.part / sizeof *at->o.part))
		return false;
	offers_of_hole(at->ahead, at->o.seat, &at->o, hole, &c);
	for (int i = 0; i < c.n; i++)
		write_name(b, at, hole, group, c.o[i].what);
	return !c.n;
}

static void write_form(struct buf *b, const struct begun *at)
{
	const struct rules *r = at->names.rules;
	const struct phrase_context voice = {
		.phrases = at->desk->phrases, .table = at->ahead, .reader = at->o.seat
	};
	const char *words = r->game->forms[at->o.form].words;
	struct buf shape = BUF_INIT, help = BUF_INIT;
	int group, hole = form_next(r, &at->o, false, false, &group);
	const bool whole = hole < 0;
	bool more;

	form_say(&shape, r, words);
	say_line(&help, &voice, "form", words, NULL, 0);
	json_open(b, NULL, '{');
	json_text(b, "form", span_of_buf(&shape));
	json_text(b, "help", span_of_buf(&help));
	json_open(b, "names", '[');
	if (whole)
		hole = form_next(r, &at->o, true, false, &group);
	more = write_hole(b, at, hole, group);
	if (whole)
		more |= write_hole(b, at, form_next(r, &at->o, false, true, &group), group);
	buf_char(b, ']');
	json_bool(b, "more", more);
	json_bool(b, "whole", whole);
	buf_char(b, '}');
	buf_free(&shape);
	buf_free(&help);
}

static void note_offer(void *with, const struct order *o)
{
	bool *any = with;

	(void)o;
	*any = true;
}

/* Returns whether the report's template lists a form: something is offered for it. */
static bool is_offered(const struct begun *at, int form)
{
	bool any = false;

	offers_of_form(at->ahead, at->desk->head.seat, form, note_offer, &any);
	return any;
}

static void write_forms(struct buf *b, struct begun *at, const struct line_words *words)
{
	const struct rules *r = at->names.rules;

	for (int form = 1; form <= r->forms; form++) {
		at->o = (struct order){ .form = form };
		if (!offers_in_season(r->game, form, at->desk->head.next)
			|| (words->n ? !form_begins(&at->o, &at->names, form, words)
				     : !is_offered(at, form)))
			continue;
		at->o.seat = at->desk->head.seat;
		write_form(b, at);
	}
}

static void write_question(struct buf *b, const struct begun *at, int question)
{
	const struct question *q = &at->names.rules->game->questions[question];
	const struct phrase_context voice = {
		.phrases = at->desk->phrases, .table = at->ahead, .reader = at->desk->head.seat
	};
	struct buf answer = BUF_INIT, help = BUF_INIT;

	form_say(&answer, at->names.rules, q->answer);
	say_line(&help, &voice, "question", q->name, NULL, 0);
	json_open(b, NULL, '{');
	json_text(b, "question", span_of(q->name));
	json_text(b, "answer", span_of_buf(&answer));
	json_text(b, "help", span_of_buf(&help));
	buf_char(b, '}');
	buf_free(&answer);
	buf_free(&help);
}

/* Before the set-up nobody knows what will be asked; what an order answers is a form. */
static void write_questions(struct buf *b, const struct begun *at)
{
	const struct rules *r = at->names.rules;

	json_open(b, "questions", '[');
	for (int q = 1; q <= r->questions; q++)
		if (at->desk->head.next && !offers_form_for(r->game, q)
			&& seat_asks(at->desk->t, at->desk->head.seat, q))
			write_question(b, at, q);
	buf_char(b, ']');
}

bool desk_next(struct desk *desk)
{
	const struct table *t = desk->t;
	struct buf *b = &desk->answer;
	struct table *ahead;
	struct line_words words;
	struct begun at;

	if (!desk_is_open(desk))
		return false;
	ahead = desk->head.next ? season_ahead(t, desk->head.seat) : NULL;
	at = (struct begun){
		.desk = desk, .ahead = ahead ? ahead : t, .names = { t->rules, t->map, t->seats }
	};
	json_open(b, NULL, '{');
	json_open(b, "forms", '[');
	if (words_cut(&words, span_trim(desk_given(desk, DESK_ORDERS))))
		write_forms(b, &at, &words);
	buf_char(b, ']');
	if (!span_trim(desk_given(desk, DESK_ORDERS)).n)
		write_questions(b, &at);
	buf_char(b, '}');
	table_free(ahead);
	return true;
}
