/* SPDX-License-Identifier: MIT */
#include "report/simulate/remedies.h"
#include "core/form.h"
#include "core/remedy.h"
#include "core/surety.h"
#include "report/text/example.h"
#include "report/text/offers.h"

#include <stdlib.h>
#include <string.h>

/* The most lines of a letter that are looked at, names that are listed, orders that are begun for a line, and
 * examples of them that are played. */
enum { LINES = 12, LISTED = 8, BEGUN = 300, PLAYED = 4 };

enum { UNLIKELY = 1000 * BEGUN };

struct mending {
	const struct forecast *f;
	const struct table *ahead; /* from which orders are offered */
	struct names names;
	struct line *line;	  /* of f's letter */
	int nth;		  /* which of its lines, from 0 */
	struct buf *said, *meant; /* of the line */
	struct buf *
		refusal; /* the order that was played last would be refused, in one line; empty: it would not */
	int n; /* orders that the line may have been meant to become */
	struct begun {
		struct order o;
		bool listed; /* its last part is a name, of those that may stand there */
		bool likely; /* what was found for it was tried, or is never refused */
	} * begun;
	struct order *found; /* of each, as it would be done; form 0: it would not */
};

static int season_of(const struct mending *m)
{
	return m->f->head->next;
}

static int seat_of(const struct mending *m)
{
	return m->f->head->seat;
}

/* ---- playing ---- */

static void end_plain(struct buf *b)
{
	if (b->n && b->s[b->n - 1] == '.')
		buf_cut(b, b->n - 1);
}

/* Appends a text that is folded as one line, without the full stop of its sentence. */
static void unfold(struct buf *b, struct span text)
{
	struct span word;

	while (span_word(&text, &word)) {
		if (word.s[0] == '[')
			end_plain(b);
		buf_str(b, b->n ? " " : "");
		buf_add(b, word.s, word.n);
	}
	end_plain(b);
}

static void keep_refusal(const struct mending *m, const struct forecast *f, const struct table *t,
	const struct line *line)
{
	struct report_input of;
	struct page p = forecast_page(f, t, &of);
	struct buf refusal = BUF_INIT;

	buf_clear(m->refusal);
	forecast_refusal(&p, line, &refusal);
	unfold(m->refusal, span_of_buf(&refusal));
	page_close(&p);
	buf_free(&refusal);
}

/* Returns whether an order in the place of the line is not refused, as it is not in what is played first or later. */
static bool goes(const struct mending *m, const struct order *o)
{
	struct forecast f = *m->f;
	struct orders *letter = orders_copy(f.letter);
	struct line *line = &letter->line[m->nth];
	bool goes = m->names.rules->game->forms[o->form].files;

	line->problem = NULL;
	line->what = L_ORDER;
	line->order = *o;
	f.letter = letter;
	for (int i = 0; i < forecast_guesses(&f) && !goes; i++) {
		const struct guess guess = { (uint64_t)i + 1, { (unsigned char)i } };
		const struct line *played;
		struct table *t;

		f.silent = i % 2;
		t = forecast_play(&f, &guess);
		played = &t->program[seat_of(m)]->letter->line[m->nth];
		goes = line_result(played) != R_REFUSED;
		if (!goes)
			keep_refusal(m, &f, t, played);
		forecast_forget(t);
	}
	orders_free(letter);
	return goes;
}

/* ---- orders that the line may have been meant to become ---- */

static void begin(struct mending *m, const struct order *o, bool listed)
{
	if (m->n < BEGUN)
		m->begun[m->n++] = (struct begun){ *o, listed, false };
}

static bool is_listed(const struct arg *hole)
{
	return hole->type == T_KIND || hole->type == T_CLASS || hole->type == T_PIECE
		|| hole->type == T_SEAT || hole->type == T_WORDS;
}

/* Begins an order with what the line has of it; where a name follows, with each that may stand there. */
static void begin_form(struct mending *m, struct order *o)
{
	const struct rules *r = m->names.rules;
	int group, n = o->n, hole = form_next(r, o, false, false, &group);
	struct choice c;

	if (hole < 0 || !is_listed(&r->form[o->form].hole[hole])) {
		begin(m, o, false);
		return;
	}
	offers_of_hole(m->ahead, seat_of(m), o, hole, &c);
	for (int i = 0; i < c.n; i++) {
		o->part[n] = (struct part){ (int16_t)hole, (int16_t)group, c.o[i].what };
		o->n = n + 1;
		begin(m, o, true);
	}
}

/* Begins all orders that begin with these words; without words, one of each form. */
static void begin_orders(struct mending *m, const struct line_words *words)
{
	const struct rules *r = m->names.rules;
	struct order o;

	m->n = 0;
	for (int form = 1; form <= r->forms; form++) {
		if (!offers_in_season(r->game, form, season_of(m)))
			continue;
		if (!words->n)
			begin(m, &(struct order){ .form = form, .seat = seat_of(m) }, false);
		else if (form_begins(&o, &m->names, form, words))
			begin_form(m, &o);
	}
}

/* Completes what was not found with the first that may be named: what waits for others is found by no trial, and what
 * no season plays is never refused. */
static void complete_others(struct mending *m)
{
	const struct form *forms = m->names.rules->game->forms;

	for (int i = 0; i < m->n; i++) {
		const struct order *o = &m->begun[i].o;

		m->begun[i].likely = m->found[i].form || !season_of(m) || forms[o->form].files;
		if (m->found[i].form)
			continue;
		m->found[i] = *o;
		m->found[i].seat = seat_of(m);
		if (!offers_complete(m->ahead, seat_of(m), &m->found[i]))
			m->found[i].form = 0;
	}
}

static void find_orders(struct mending *m, const struct line_words *words)
{
	const struct report_head *head = m->f->head;
	const struct report_input of = {
		.table = m->f->t, .phrases = m->f->phrases, .gid = head->gid, .next = head->next
	};
	struct order *begun;

	begin_orders(m, words);
	free(m->found);
	begun = xalloc((size_t)m->n + 1, sizeof *begun);
	for (int i = 0; i < m->n; i++) {
		begun[i] = m->begun[i].o;
		begun[i].seat = seat_of(m);
	}
	m->found = season_of(m) ? examples_complete(&of, m->ahead, seat_of(m), begun, m->n)
				: xalloc((size_t)m->n + 1, sizeof *m->found);
	free(begun);
	complete_others(m);
}

/* Returns the place of the first order that is behind another one: what was tried comes first, then what example_place
 * says. A place is shared by none. */
static int next_place(const struct mending *m, int behind)
{
	int best = 0;

	for (int i = 0; i < m->n; i++) {
		int form = m->found[i].form;
		int place = form ? example_place(m->names.rules->game, form) * BEGUN + i + 1 : 0;

		place += place && !m->begun[i].likely ? UNLIKELY : 0;
		if (place > behind && (!best || place < best))
			best = place;
	}
	return best;
}

/* ---- what is said ---- */

/* Writes an order as the whole line, with the tests and signs before it. */
static void write_line(struct buf *b, const struct mending *m, const struct order *o)
{
	const struct line *line = m->line;

	buf_add(b, line->text.s, (size_t)(line->begins - line->text.s));
	form_print(b, &m->names, o);
}

/* Appends the first of the orders that goes. Returns whether one does. */
static bool write_example(struct buf *b, const struct mending *m)
{
	int place = 0;

	for (int i = 0; i < PLAYED && (place = next_place(m, place)); i++) {
		const struct order *o = &m->found[(place - 1) % BEGUN];

		if (goes(m, o)) {
			write_line(b, m, o);
			return true;
		}
	}
	return false;
}

/* Lists the names with which the line can go on, each once. Returns how many there are. */
static int list_names(struct buf *list, const struct mending *m)
{
	struct buf name = BUF_INIT, all = BUF_INIT;
	int n = 0;

	buf_char(&all, ',');
	for (int i = 0; i < m->n; i++) {
		const struct order *o = &m->begun[i].o;
		const struct part *last;

		if (!m->begun[i].listed || !m->found[i].form || !m->begun[i].likely)
			continue;
		last = &o->part[o->n - 1];
		buf_clear(&name);
		buf_char(&name, ',');
		value_print(&name, &m->names, &m->names.rules->form[o->form].hole[last->hole],
			last->what);
		buf_char(&name, ',');
		if (memmem(all.s, all.n, name.s, name.n))
			continue;
		buf_str(&all, name.s + 1);
		if (n++ < LISTED)
			buf_fmt(list, "%s%.*s", list->n ? ", " : "", (int)name.n - 2, name.s + 1);
	}
	buf_free(&name);
	buf_free(&all);
	return n;
}

/* Says how a line goes on that begins with these words. Returns false where nothing of that sort would be done. */
static bool say_going_on(struct mending *m, const struct line_words *words)
{
	struct buf names = BUF_INIT, example = BUF_INIT;
	bool goes;
	int n;

	find_orders(m, words);
	n = list_names(&names, m);
	goes = write_example(&example, m);
	if (goes && n > 1)
		rules_say(m->names.rules, m->said, "remedy-one-of names=%s more=%d example=%s",
			names.s, n > LISTED, example.s);
	else if (goes)
		rules_say(m->names.rules, m->said, "remedy-example example=%s", example.s);
	buf_free(&names);
	buf_free(&example);
	return goes;
}

/* Says what else may be ordered, as nothing that begins so can be; of the order that was meant, where it is known. */
static void say_other(struct mending *m, const struct line_words *words, const struct order *meant)
{
	const struct rules *r = m->names.rules;
	const struct line_words none = { .n = 0 };
	struct buf example = BUF_INIT, line = BUF_INIT, refusal = BUF_INIT;

	/* Other orders are played below. */
	buf_add(&refusal, meant ? m->refusal->s : "", meant ? m->refusal->n : 0);
	find_orders(m, &none);
	write_example(&example, m);
	if (meant)
		write_line(&line, m, meant);
	for (int i = 0; !meant && i < words->n; i++)
		buf_fmt(&line, "%s%.*s", i ? " " : "", (int)words->word[i].n, words->word[i].s);
	if (meant && example.n)
		rules_say(r, m->said, "remedy-not-now order=%s why=%s example=%s", line.s,
			refusal.s, example.s);
	else if (meant)
		rules_say(r, m->said, "remedy-never order=%s why=%s", line.s, refusal.s);
	else if (line.n)
		rules_say(r, m->said, "remedy-nothing begins=%s example=%s", line.s,
			example.n ? example.s : "");
	else if (example.n)
		rules_say(r, m->said, "remedy-example example=%s", example.s);
	buf_free(&example);
	buf_free(&line);
	buf_free(&refusal);
}

/* Reads those of some words that are an order, without what does not fit: what is proposed keeps all that can be
 * kept. Returns whether they are an order. */
static bool read_kept(const struct mending *m, struct span words, struct line_words *fits,
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
static bool read_meant(const struct mending *m, struct span words, struct line_words *fits,
	struct order *o, struct buf *text)
{
	struct form_fault fault;

	if (!words_cut(fits, words) || !fits->n)
		return false;
	if (form_read(o, &m->names, fits, NULL, &fault) || form_recut(o, &m->names, words)
		|| form_loosened(o, &m->names, fits))
		return true;
	if (remedy_meant(text, &m->names, fits, &fault)) {
		words_cut(fits, span_of_buf(text));
		if (form_read(o, &m->names, fits, NULL, &fault)
			|| form_loosened(o, &m->names, fits))
			return true;
	}
	fits->n = fault.form && fault.word > 0 ? fault.word : 0;
	return fits->n && read_kept(m, words, fits, o, text);
}

/* Says an order of a thing that the line names. Returns false where none can be done. */
static bool say_naming(struct mending *m, struct span line)
{
	struct line_words words, named = { .n = 2 };
	struct buf shown = BUF_INIT;
	struct order o;

	words_cut(&words, line);
	for (int i = 0; i < words.n && !shown.n; i++)
		for (int form = 1; form <= m->names.rules->forms && !shown.n; form++) {
			const struct form_pattern *p = &m->names.rules->form[form];

			named.word[0] = p->node[p->first].word;
			named.word[1] = words.word[i];
			if (form_read(&o, &m->names, &named, NULL, NULL) && goes(m, &o))
				write_line(&shown, m, &o);
		}
	if (shown.n)
		rules_say(m->names.rules, m->said, "remedy-example example=%s", shown.s);
	buf_free(&shown);
	return m->said->n;
}

/* Says what was meant by a line that begins as no order. Returns false where nothing of it is of the game. */
static bool say_told(struct mending *m, struct span line)
{
	return remedy_asked(m->said, &m->names, line) || say_naming(m, line);
}

static void mend_line(struct mending *m)
{
	const struct line *line = m->line;
	bool meant, whole;
	struct span order = surety_behind_words(&m->names, line->text, &whole), told;
	struct line_words fits;
	struct buf text = BUF_INIT;
	struct order o;

	if (!order.n)
		order = (struct span){ line->begins,
			line->text.n - (size_t)(line->begins - line->text.s) };
	meant = read_meant(m, order, &fits, &o, &text);
	if (!meant && !fits.n) {
		told = surety_told_order(&m->names, order);
		buf_clear(&text);
		meant = told.n && read_meant(m, told, &fits, &o, &text);
	}
	if (meant && goes(m, &o)) {
		write_line(m->meant, m, &o);
		rules_say(m->names.rules, m->said, "remedy-meant order=%s", m->meant->s);
	} else if (meant || (fits.n ? !say_going_on(m, &fits) : !say_told(m, order))) {
		say_other(m, &fits, meant ? &o : NULL);
	}
	buf_free(&text);
}

/* Returns whether what is wrong with a line is the words of its order. */
static bool is_mended(const struct names *names, const struct line *line)
{
	const char *end = line->text.s + line->text.n;
	struct line_words words;
	struct order o;

	return line->what == L_BAD && line->begins && !line->policy
		&& !surety_stopped(names, line->text).n
		&& words_cut(&words, (struct span){ line->begins, (size_t)(end - line->begins) })
		&& words.n && !form_read(&o, names, &words, NULL, NULL);
}

void remedy_free(struct line_proposal *remedy)
{
	buf_free(&remedy->said);
	buf_free(&remedy->meant);
}

void remedies_make(const struct forecast *f, struct line_proposal remedy[])
{
	const struct table *t = f->t;
	struct table *ahead = f->head->next ? season_ahead(t, f->head->seat) : NULL;
	struct buf refusal = BUF_INIT;
	struct mending m = { .f = f,
		.refusal = &refusal,
		.ahead = ahead ? ahead : t,
		.names = { t->rules, t->map, t->seats } };

	m.begun = xalloc(BEGUN, sizeof *m.begun);
	for (int i = 0, n = 0; i < f->letter->lines && n < LINES; i++) {
		if (!is_mended(&m.names, &f->letter->line[i]))
			continue;
		m.line = &f->letter->line[i];
		m.nth = i;
		m.said = &remedy[i].said;
		m.meant = &remedy[i].meant;
		mend_line(&m);
		n++;
	}
	free(m.found);
	free(m.begun);
	buf_free(&refusal);
	table_free(ahead);
}
