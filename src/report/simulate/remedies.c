/* SPDX-License-Identifier: MIT */
#include "report/simulate/remedies.h"
#include "core/form.h"
#include "core/remedy.h"
#include "core/surety.h"
#include "report/simulate/as_meant.h"
#include "report/simulate/condition.h"
#include "report/simulate/left_out.h"
#include "report/simulate/mending.h"
#include "report/simulate/repair.h"
#include "core/called.h"
#include "report/simulate/repair_words.h"
#include "report/simulate/whole_order.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The most lines of a letter that are looked at. */
enum { LINES = 12 };
/* The most forms that are told for a thing. */
enum { TAKING = 7 };

/* ---- what is said ---- */

/* Returns whether a line names something of the game behind the words that fit: an example then would order another
 * thing than its writer wants. */
static bool names_more(const struct line_repair *m, struct span line, int from)
{
	struct line_words words;

	words_cut(&words, line);
	for (int i = from; i < words.n; i++) {
		const struct span word = form_bare(words.word[i]);

		if (surety_of_game(&m->names, word)
			|| seat_find(m->names.rules->game, word, m->names.seats))
			return true;
	}
	return false;
}

/* Returns the verb of the game that the words begin with; n 0: they begin with none. */
static struct span verb_of(const struct line_repair *m, struct span words)
{
	struct span verb;

	if (!span_word(&words, &verb))
		return (struct span){ NULL, 0 };
	verb = span_bare(verb, ":");
	if (!surety_verb(&m->names, verb))
		verb.n = 0;
	return verb;
}

/* Appends the forms of the orders that begin with a verb, or with one that people write it for. */
static void list_forms(struct buf *b, const struct rules *r, struct span verb)
{
	for (int form = 1; form <= r->forms; form++) {
		if (!span_alike(whole_verb(r, form), verb)
			&& !called_means(verb, whole_verb(r, form)))
			continue;
		buf_str(b, b->n ? "; " : "");
		form_say(b, r, r->game->forms[form].words);
	}
}

/* Appends those that players mean by a first word. */
static void list_called(struct buf *b, const struct names *r, struct span first)
{
	const char *called;

	for (int i = 0; (called = called_as(r, first, i)); i++)
		if (!repair_asked(r, called) && !called_means(first, span_of(called)))
			list_forms(b, r->rules, span_of(called));
}

/* Says the forms of the orders that were begun, each once. */
static void say_forms(struct line_repair *m)
{
	struct buf forms = BUF_INIT;
	int last = 0;

	for (int i = 0; i < m->n; i++) {
		int form = m->begun[i].o.form;

		if (!m->found[i].form || form == last)
			continue;
		buf_str(&forms, forms.n ? "; " : "");
		form_say(&forms, m->names.rules, m->names.rules->game->forms[form].words);
		last = form;
	}
	if (last)
		list_called(&forms, &m->names, whole_verb(m->names.rules, last));
	if (forms.n)
		rules_say(m->names.rules, m->said, "remedy-form form=%s example=%s", forms.s, "");
	buf_free(&forms);
}

/* Says how a line goes on that begins with these words. Returns false where nothing of that sort would be done. */
static bool say_going_on(struct line_repair *m, struct span line, const struct line_words *words)
{
	struct buf names = BUF_INIT, example = BUF_INIT;
	bool goes, other = names_more(m, line, words->n);
	int n;

	mending_find(m, words);
	n = mending_names(&names, m);
	goes = mending_example(&example, m);
	if (goes && n > 1)
		rules_say(m->names.rules, m->said, "remedy-one-of names=%s more=%d example=%s",
			names.s, n > LISTED, names_more(m, line, words->n + 1) ? "" : example.s);
	else if (goes && other)
		say_forms(m);
	else if (goes)
		rules_say(m->names.rules, m->said, "remedy-example example=%s", example.s);
	buf_free(&names);
	buf_free(&example);
	return goes;
}

static bool is_of_verb(const struct line_repair *m, const struct order *o, struct span verb)
{
	return !verb.n || span_alike(whole_verb(m->names.rules, o->form), verb);
}

/* Returns whether a word of an order is what somebody wrote, be it mistyped. */
static bool is_written(struct span said, struct span word)
{
	return span_alike(said, word) || word_is_mistyped(form_bare(said), word);
}

/* Appends the words that fit as far as the line begins with them. */
static void write_begin(struct buf *b, struct span line, const struct line_words *fits)
{
	struct line_words said;

	words_cut(&said, line);
	for (int i = 0; i < fits->n && i < said.n && is_written(said.word[i], fits->word[i]); i++)
		buf_fmt(b, "%s%.*s", i ? " " : "", (int)fits->word[i].n, fits->word[i].s);
}

/* Says that nothing which begins so can be done, and how orders of that verb are written; of the order that was meant,
 * where it is known, why. No other order is named: it would not be what its writer wants. fits: the words that fit; NULL:
 * none is known. */
static void say_nothing(struct line_repair *m, struct span words, const struct line_words *fits,
	const struct order *meant)
{
	const struct rules *r = m->names.rules;
	struct span verb = verb_of(m, words);
	struct buf line = BUF_INIT, forms = BUF_INIT;

	if (meant && is_of_verb(m, meant, verb)) {
		whole_never(m, meant);
	} else {
		if (fits)
			write_begin(&line, words, fits);
		if (!line.n)
			buf_add(&line, verb.s, verb.n);
		list_forms(&forms, r, verb);
		list_called(&forms, &m->names, verb);
		if (line.n)
			rules_say(r, m->said, "remedy-nothing begins=%s form=%s", line.s,
				forms.n ? forms.s : "");
	}
	buf_free(&line);
	buf_free(&forms);
}

/* Reads those of some words that are an order, without what does not fit: what is proposed keeps all that can be
 * kept. Returns whether they are an order. */
static bool read_kept(const struct line_repair *m, struct span words, struct line_words *fits,
	struct order *o, struct buf *text)
{
	struct line_words all;

	buf_clear(text);
	if (!words_cut(&all, words) || !form_kept(text, &m->names, &all))
		return false;
	words_cut(fits, span_of_buf(text));
	return form_read(o, &m->names, fits, NULL, NULL);
}

/* Reads words as far as they are an order, after *fits; text gets those that were meant, where they are others.
 * Returns whether all are. */
static bool read_meant(const struct line_repair *m, struct span words, struct line_words *fits,
	struct order *o, struct buf *text)
{
	struct buf mended = BUF_INIT;
	struct form_fault fault;
	bool is;

	if (!words_cut(fits, words) || !fits->n)
		return false;
	if (whole_read(m, words, fits, o, &fault))
		return true;
	if (remedy_meant(text, &m->names, fits, &fault)) {
		words_cut(fits, span_of_buf(text));
		if (form_read(o, &m->names, fits, NULL, &fault)
			|| form_loosened(o, &m->names, fits, NULL))
			return true;
		buf_add(&mended, text->s, text->n);
	}
	fits->n = fault.form && fault.word > 0 ? fault.word : 0;
	is = fits->n && read_kept(m, mended.n ? span_of_buf(&mended) : words, fits, o, text);
	buf_free(&mended);
	return is;
}

/* ---- all that the line says ---- */

/* Says the order that has all of what the words say. */
static bool say_order(struct line_repair *m, struct span words)
{
	struct order o;
	bool would, is = whole_find(m, words, whole_verb_above(m), &o, &would);

	if (is && would) {
		mending_write(m->meant, m, &o);
		rules_say(m->names.rules, m->said, "remedy-meant order=%s", m->meant->s);
	} else if (is) {
		say_nothing(m, words, NULL, &o);
	}
	return is;
}

/* Says an order under its condition, or how conditions are written. */
static bool say_condition(struct line_repair *m, struct span words)
{
	struct condition c = condition_cut(&m->names, words);
	struct buf test = BUF_INIT, line = BUF_INIT;
	struct order o;
	bool would, is;

	if (surety_denies(c.order))
		c.said.n = 0;
	is = c.said.n && whole_find(m, c.order, whole_verb_above(m), &o, &would);
	if (is)
		form_print(&line, &m->names, &o);
	if (is && condition_write(&test, &m->names, &c, &o)) {
		buf_add(m->meant, m->line->text.s,
			(size_t)(mending_begins(m->line) - m->line->text.s));
		buf_fmt(m->meant, "%s%s", test.s, line.s);
		rules_say(m->names.rules, m->said, "remedy-meant order=%s", m->meant->s);
	} else if (c.said.n) {
		if (is || !remedy_asked(m->said, &m->names, words))
			remedy_test(m->said, &m->names, is ? line.s : "", c.said);
	}
	buf_free(&test);
	buf_free(&line);
	return c.said.n;
}

/* ---- a part of it ---- */

/* Returns what a line says with an order that is found in it: where words before that name more of the game, all. */
static struct span said_with(const struct line_repair *m, struct span order)
{
	struct span text = m->line->text, before = { text.s, (size_t)(order.s - text.s) };

	return surety_names_two(&m->names, before) ? text : order;
}

/* Says how the orders of a first word are written, and proposes none. */
static void say_forms_of(struct line_repair *m, struct span first)
{
	struct buf forms = BUF_INIT;

	if (first.n) {
		list_forms(&forms, m->names.rules, first);
		list_called(&forms, &m->names, first);
	}
	if (forms.n)
		rules_say(m->names.rules, m->said, "remedy-form form=%s example=%s", forms.s, "");
	buf_free(&forms);
}

/* Says an order that has not all of what the line says, with the rest. A yes does not take it where there is a rest. */
static void show_part(struct line_repair *m, struct span words, const struct order *o)
{
	struct buf line = BUF_INIT, rest = BUF_INIT;

	mending_write(&line, m, o);
	left_out_list(&rest, m->ahead, &m->names, said_with(m, words), span_of_buf(&line));
	if (left_out_excepts(span_of_buf(&rest))) {
		say_forms_of(m, verb_of(m, words));
		buf_free(&line);
		buf_free(&rest);
		return;
	}
	buf_add(m->meant, line.s, line.n);
	*m->some = rest.n;
	if (rest.n) {
		rules_say(m->names.rules, m->said, "remedy-part order=%s rest=%s", line.s, rest.s);
	} else {
		rules_say(m->names.rules, m->said, "remedy-meant order=%s", line.s);
	}
	buf_free(&line);
	buf_free(&rest);
}

/* Returns whether a line has the verb of an order, or none at all. */
static bool has_verb_of(const struct line_repair *m, struct span line, const struct order *o)
{
	struct span word;
	bool has = false;

	while (span_word(&line, &word)) {
		word = form_bare(word);
		if (!surety_verb(&m->names, word))
			continue;
		if (is_of_verb(m, o, word))
			return true;
		has = true;
	}
	return !has;
}

/* Says one of several orders, where the rest is none. */
static bool show_one(struct line_repair *m, struct span words)
{
	const struct span any = { NULL, 0 };
	struct span left, right;
	struct order o;
	size_t at = 0;
	bool would;

	while (!m->line->orelse && whole_cut(words, false, &at, &left, &right))
		if ((whole_find(m, left, any, &o, &would) || whole_find(m, right, any, &o, &would))
			&& has_verb_of(m, words, &o)) {
			if (would)
				show_part(m, words, &o);
			else
				say_nothing(m, words, NULL, &o);
			return true;
		}
	return false;
}

/* Returns what a first word of players means: of several policies the one that the other words answer. */
static const char *find_called(const struct line_repair *m, struct span first, struct span words)
{
	const struct names *r = &m->names;
	const char *called;

	for (int i = 0; (called = called_as(r, first, i)); i++)
		if (remedy_answers(r, repair_asked(r, called), words))
			return called;
	return called_as(r, first, 0);
}

/* Appends the forms that take a thing; nothing where they are many. */
static void list_taking(struct buf *b, const struct names *r, struct span word)
{
	const size_t from = b->n;
	int n = 0;
	thing x;

	for (int form = 1; form <= r->rules->forms; form++) {
		const struct form_pattern *p = &r->rules->form[form];
		bool takes = false;

		for (int h = 0; h < p->holes && !takes; h++)
			takes = p->hole[h].type != T_INT && p->hole[h].type != T_TIMES
				&& thing_read(&x, r, &p->hole[h], word, NULL);
		if (!takes)
			continue;
		buf_str(b, n++ ? "; " : "");
		form_say(b, r->rules, r->rules->game->forms[form].words);
	}
	if (n > TAKING)
		buf_cut(b, from);
}

/* Says how the orders are written that take a kind, which is a first word: of a card people say no more than its name. */
static bool say_taking(struct line_repair *m, struct span first)
{
	const struct names *r = &m->names;
	struct buf forms = BUF_INIT;
	bool said;

	if (box_kind(r->rules->box, first.s, first.n, NULL, NULL))
		list_taking(&forms, r, first);
	said = forms.n;
	if (said)
		rules_say(r->rules, m->said, "remedy-form form=%s example=%s", forms.s, "");
	buf_free(&forms);
	return said;
}

/* Says how the orders are written, or the policy is, that a first word of players means. */
static bool say_called(struct line_repair *m, struct span words)
{
	const struct names *r = &m->names;
	struct span word;
	const char *called;
	int question;

	words = called_behind_lead(words);
	if (verb_of(m, words).n || !span_word(&words, &word))
		return false;
	called = find_called(m, form_bare(word), words);
	if (!called)
		return !surety_told_order(r, words).n && say_taking(m, form_bare(word));
	question = repair_asked(r, called);
	if (question)
		remedy_policy(m->said, r, question, false, words);
	else
		say_forms_of(m, form_bare(word));
	return true;
}

static void mend_part(struct line_repair *m, struct span words)
{
	struct line_words fits;
	struct buf text = BUF_INIT;
	struct order o;
	struct span told = words;
	bool meant = read_meant(m, words, &fits, &o, &text);

	if (!meant && !fits.n) {
		told = surety_told_order(&m->names, words);
		buf_clear(&text);
		meant = told.n && read_meant(m, told, &fits, &o, &text);
	}
	if (meant && mending_goes(m, &o))
		show_part(m, words, &o);
	else if (meant
		|| (fits.n ? !say_going_on(m, words, &fits)
			   : !say_called(m, words) && !remedy_asked(m->said, &m->names, words)))
		say_nothing(m, told.n ? told : words, &fits, meant ? &o : NULL);
	buf_free(&text);
}

/* Of the lines that say what is not to be done nothing is proposed. */
static bool say_denied(struct line_repair *m, struct span words)
{
	if (!surety_denies(words))
		return false;
	rules_say(m->names.rules, m->said, "remedy-denied");
	return true;
}

/* Says an order that stands behind words which name more of the game: "I claim r6a and r6b. And build a mill r4f". */
static bool say_behind_more(struct line_repair *m, struct span order)
{
	struct order o;
	bool would;

	if (!order.n || said_with(m, order).n == order.n
		|| !whole_find(m, order, (struct span){ NULL, 0 }, &o, &would) || !would)
		return false;
	show_part(m, order, &o);
	return true;
}

static void mend_line(struct line_repair *m)
{
	const struct line *line = m->line;
	const char *begins = mending_begins(line);
	char shorthand[READ_MOST];
	bool whole;
	struct span order = surety_behind_words(&m->names, line->text, &whole), told;

	if (say_behind_more(m, order))
		return;
	if (!order.n)
		order = (struct span){ begins, line->text.n - (size_t)(begins - line->text.s) };
	surety_shorthand(&m->names, &order, shorthand);
	if (say_condition(m, order) || say_denied(m, line->text) || say_order(m, order)
		|| whole_say_several(m, order))
		return;
	told = surety_told_order(&m->names, order);
	if (told.n && !surety_repeats(order)
		&& (say_behind_more(m, told) || say_order(m, told) || whole_say_several(m, told)))
		return;
	if (!show_one(m, told.n ? told : order))
		mend_part(m, order);
}

/* Returns whether what is wrong with a line is the words of its order. */
static bool is_mended(const struct names *names, const struct line *line)
{
	const char *begins = mending_begins(line);
	struct line_words words;
	struct order o;

	return line->what == L_BAD && begins && !surety_stopped(names, line->text).n
		&& words_cut(&words,
			(struct span){ begins, (size_t)(line->text.s + line->text.n - begins) })
		&& words.n && !form_read(&o, names, &words, NULL, NULL);
}

void remedy_free(struct line_proposal *remedy)
{
	buf_free(&remedy->said);
	buf_free(&remedy->meant);
}

/* Mends the lines of a letter from one on, which is the first that is mended. What was surely meant stands in the place
 * of its line from then on: those below it are judged behind that. */
static void mend_lines(const struct forecast *of, struct line_proposal remedy[], int first)
{
	struct forecast with = *of;
	const struct table *t = of->t;
	struct table *ahead = of->head->next ? season_ahead(t, of->head->seat) : NULL;
	struct buf refusal = BUF_INIT;
	struct line_repair m = { .f = &with,
		.refusal = &refusal,
		.ahead = ahead ? ahead : t,
		.names = { t->rules, t->map, t->seats } };

	for (int i = first, n = 0; i < of->letter->lines && n < LINES; i++) {
		struct letter_proposal meant;

		if (!is_mended(&m.names, &of->letter->line[i]))
			continue;
		letter_proposal_read(&meant, t, of->letter, remedy);
		with.letter = meant.orders;
		m.line = &of->letter->line[i];
		m.nth = meant.first[i];
		m.said = &remedy[i].said;
		m.meant = &remedy[i].meant;
		m.some = &remedy[i].some;
		mend_line(&m);
		letter_proposal_free(&meant);
		n++;
	}
	free(m.found);
	free(m.begun);
	buf_free(&refusal);
	table_free(ahead);
}

void remedies_make(const struct forecast *of, struct line_proposal remedy[])
{
	const struct names names = { of->t->rules, of->t->map, of->t->seats };
	int first = 0;

	while (first < of->letter->lines && !is_mended(&names, &of->letter->line[first]))
		first++;
	if (first < of->letter->lines)
		mend_lines(of, remedy, first);
}
