/* SPDX-License-Identifier: MIT */
#include "report/page.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

/* Returns whether the phrases say something of a dial of the piece, as the seat sees it. */
static bool is_said(const struct page *p, thing piece, int d)
{
	const struct dial *row = dial_row(p->t, d);
	return dial(p->t, piece, d) && say_knows(&p->voice, "spot", row->name)
		&& view_dial_off_start(p->t, p->seat, piece, d);
}

int page_say_dials(struct buf *b, const struct page *p, thing piece, thing space)
{
	struct buf inner = BUF_INIT, outer = BUF_INIT;
	int first_said = 0;

	for (const int *d = p->t->rules->dials_of[OF_PIECE]; *d; d++) {
		struct phrase_arg f[] = {
			{ .name = SPAN("space"), .type = T_SPACE, .value = space },
			dial_filling(p->t, *d, dial(p->t, piece, *d))
		};

		if (!is_said(p, piece, *d))
			continue;
		if (first_said || !space)
			f[0] = (struct phrase_arg){ .name = SPAN("space"),
				.text = span_of(inner.s) };
		buf_clear(&outer);
		say_line(&outer, &p->voice, "spot", dial_row(p->t, *d)->name, f, 2);
		buf_clear(&inner);
		buf_add(&inner, outer.s, outer.n);
		first_said = first_said ? first_said : *d;
	}
	buf_add(b, inner.s, inner.n);
	buf_free(&inner);
	buf_free(&outer);
	return first_said;
}

static bool same_said(const char *a, const char *b)
{
	return a && b ? !strcmp(a, b) : a == b;
}

/* Stacks that differ only in dials that are not said are one. */
static struct map_spot *spot_of(struct page *p, int from, thing at, thing piece)
{
	struct buf text = BUF_INIT;
	bool any = page_say_dials(&text, p, piece, at);
	char *said = any ? buf_take(&text) : NULL;

	buf_free(&text);
	for (int i = from; i < p->spots; i++)
		if (p->spot[i].kind == kind(p->t, piece) && p->spot[i].owner == owner(p->t, piece)
			&& same_said(p->spot[i].said, said)) {
			free(said);
			return &p->spot[i];
		}
	p->spot = xmore(p->spot, (size_t)p->spots, sizeof *p->spot);
	p->spot[p->spots] = (struct map_spot){ at, kind(p->t, piece), owner(p->t, piece), 0, said };
	return &p->spot[p->spots++];
}

static void find_spots(struct page *p)
{
	for (int i = 1; i <= p->t->map->spaces; i++) {
		thing at = SPACES + i;
		int from = p->spots;

		if (!first(p->t, at) || view_place(p->t, p->seat, at) != EXACTLY)
			continue;
		for each(piece, p->t, at)
			spot_of(p, from, at, piece)->n += count(p->t, piece);
	}
}

struct page page_plain(struct buf *b, const struct report_input *of, int seat)
{
	const struct table *t = of->table;

	return (struct page){ .b = b,
		.of = of,
		.t = t,
		.seat = seat,
		.names = { t->rules, t->map, t->seats },
		.voice = { of->phrases, t, seat },
		.log = event_log_make(t, seat),
		.program = t->program[seat],
		.template = BUF_INIT,
		.offers = BUF_INIT,
		.afford = BUF_INIT,
		.drawing = BUF_INIT,
		.key = BUF_INIT,
		.opening = BUF_INIT };
}

/* Begins a page of the position alone. */
static struct page page_of_position(struct buf *b, const struct report_input *of, int seat)
{
	struct page p = page_plain(b, of, seat);

	p.ranking = of->ranking ? *of->ranking : rank_seats(p.t);
	p.writers = of->next ? season_writers(p.t) : ALL;
	p.shown = xalloc((size_t)p.t->box->kinds + 1, sizeof *p.shown);
	p.worth = xalloc((size_t)p.t->box->kinds + 1, sizeof *p.worth);
	return p;
}

static struct page page_open(struct buf *b, const struct report_input *of, int seat)
{
	const struct table *t = of->table;
	struct page p = page_of_position(b, of, seat);

	find_spots(&p);
	page_find_words(&p);
	map_draw(&p.drawing, &p.voice, phrases_drawn(of->phrases));
	if (p.drawing.n)
		map_key(&p.key, &p, false);
	if (seat && !out(t, seat) && p.writers && !of->ended)
		template_orders(&p.template, &p.offers, &p.afford, of, seat);
	return p;
}

void page_close(struct page *p)
{
	event_log_free(&p->log);
	for (int i = 0; i < p->spots; i++)
		free(p->spot[i].said);
	free(p->spot);
	page_forget_words(p);
	page_forget_values(p);
	free(p->shown);
	free(p->opened);
	buf_free(&p->template);
	buf_free(&p->offers);
	buf_free(&p->afford);
	buf_free(&p->drawing);
	buf_free(&p->key);
	buf_free(&p->opening);
}

void report_xml(struct buf *b, const struct report_input *of, int seat)
{
	struct page p = page_open(b, of, seat);

	xml_write(&p);
	page_close(&p);
}

void report_position(struct buf *b, const struct report_input *of, int seat)
{
	struct page p = page_of_position(b, of, seat);

	xml_write_position(&p);
	page_close(&p);
}

void report_letter(struct buf *b, const struct report_input *of, int seat)
{
	struct page p = page_plain(b, of, seat);

	xml_letter(&p);
	page_close(&p);
}

void report_text(struct buf *b, const struct report_input *of, int seat)
{
	struct page p = page_open(b, of, seat);

	text_write(&p);
	page_close(&p);
}

void report_map(struct buf *b, const struct report_input *of, int seat)
{
	struct page p = page_open(b, of, seat);

	text_drawing(&p);
	page_close(&p);
}

void report_about(struct buf *b, const struct report_input *of)
{
	struct page p = page_plain(b, of, NOBODY);
	struct buf terms = BUF_INIT;

	page_of_match(&p, "about", b);
	page_of_match(&p, "terms", &terms);
	if (terms.n)
		buf_fmt(b, "%s%s", b->n ? " " : "", terms.s);
	buf_free(&terms);
	page_close(&p);
}

enum { XML_ROOM = 24 * 1024, TEXT_ROOM = 12 * 1024 };

void report_make(struct buf *xml, struct buf *text, const struct report_input *of, int seat)
{
	struct page p = page_open(xml, of, seat);

	buf_room(xml, XML_ROOM);
	buf_room(text, TEXT_ROOM);
	xml_write(&p);
	p.b = text;
	text_write(&p);
	page_close(&p);
}

struct report {
	struct page page;
};

struct report *report_begin(struct buf *text, struct report_input *of, int seat)
{
	struct report *r = xalloc(1, sizeof *r);

	r->page = page_open(text, of, seat);
	buf_room(text, TEXT_ROOM);
	text_body(&r->page);
	return r;
}

void report_end(struct report *r, struct buf *xml, struct buf *text)
{
	r->page.b = text;
	text_end(&r->page);
	r->page.b = xml;
	buf_room(xml, XML_ROOM);
	xml_write(&r->page);
	page_close(&r->page);
	free(r);
}

void page_clean(struct buf *b, const char *s, size_t most)
{
	if (s)
		text_clean(b, s, strlen(s), most);
}

void page_standing(const struct page *p, struct buf *b)
{
	if (p->program)
		program_standing(p->program, season(p->of->table), b);
}

int page_total(const struct table *t, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += count(t, p);
	return n;
}

/* ---- headings ---- */

static void say_turn(const struct page *p, struct buf *b, const struct heading *last, int turn)
{
	bool played = last->turn > 0 || last->own;

	if (turn)
		say(b, &p->voice, SAY_TURN, AS_SEAT(turn));
	else
		say_plain(b, &p->voice, played ? SAY_AFTERWARDS : SAY_BEGINNING);
	say_capital(b, 0);
}

bool page_heading(const struct page *p, struct heading *last, const struct event *told)
{
	bool same = last->turn == told->turn, own, new;
	struct buf text = BUF_INIT;

	if (told->cause && same)
		return false;
	own = say_heading(&text, &p->voice, told);
	if (!own && same && !last->own)
		return false;
	if (!own)
		say_turn(p, &text, last, told->turn);
	new = !same || own != last->own || strcmp(text.s, last->text.s);
	buf_free(&last->text);
	*last = (struct heading){ told->turn, own, text };
	return new;
}

/* ---- lines ---- */

enum line_result line_result(const struct line *line)
{
	if (line->what == L_BAD)
		return R_BAD;
	if (line->what == L_CANCEL)
		return line->went == DONE_LINE ? R_CANCELLED : R_CANCEL_NOTHING;
	switch (line->went) {
	case DONE_LINE: return line->what == L_POLICY ? R_POLICY : R_DONE;
	case REFUSED_LINE: return R_REFUSED;
	case WAITS_LINE: return R_WAITS;
	case FALSE_LINE: return R_FALSE;
	case LATER_LINE: return R_LATER;
	case KEPT_LINE: return R_KEPT;
	case OPEN_LINE: break;
	}
	return line->what == L_POLICY ? R_POLICY : R_NOT_REACHED;
}

int line_id(const struct page *p, const struct line *line)
{
	int id = line->order.line;

	return program_line(p->program, id) == line ? id : 0;
}

int told_absent(const struct page *p, const struct line *line, const struct event *told)
{
	const struct game *g = p->t->game;

	return g->absent && line->what == L_ORDER && told->all && told->e.verb == J_TELL
		? g->absent(&line->order, told->fact.row, told->fact.value)
		: 0;
}

bool told_undone(const struct page *p, const struct line *line, const struct event *told)
{
	const struct game *g = p->t->game;

	return g->undone && line->what == L_ORDER && !told->e.line && told->turn == p->seat
		&& told->all && told->e.verb == J_TELL
		&& g->undone(p->t, &line->order, told->fact.row, told->fact.value);
}

static bool is_lack(const struct page *p, const struct line *line, const struct event *told, int id)
{
	const int *lacks = p->t->game->lacks;

	if (told_undone(p, line, told))
		return true;
	if (told->e.line != id || told->e.seat != p->seat)
		return false;
	if (told_absent(p, line, told))
		return true;
	for (int i = 0; lacks && lacks[i]; i++)
		if (told->fact.row == lacks[i])
			return true;
	return told->e.verb == J_REFUSE;
}

const struct event *line_lack(const struct page *p, const struct line *line)
{
	int id = line_id(p, line);

	if (!id || line_result(line) != R_DONE || p->t->game->forms[line->order.form].picks)
		return NULL;
	for (int i = 0; i < p->log.facts; i++)
		if (is_lack(p, line, &p->log.fact[i], id))
			return &p->log.fact[i];
	for (int i = 0; i < p->log.refusals; i++)
		if (is_lack(p, line, &p->log.refusal[i], id))
			return &p->log.refusal[i];
	return NULL;
}

void say_lack(
	struct buf *b, const struct page *p, const struct line *line, const struct event *lack)
{
	int absent = told_absent(p, line, lack);

	say_facts(b, &p->voice, lack, 1);
	if (absent) {
		buf_char(b, ' ');
		say(b, &p->voice, SAY_ABSENT, AS_INT(absent));
	}
}

bool seat_asks(const struct table *t, int seat, int question)
{
	return !t->game->asks || t->game->asks(t, seat, question);
}

bool page_asks(const struct page *p, int question)
{
	return seat_asks(p->t, p->seat, question);
}

bool ask_told(const struct page *p, const struct entry *ask)
{
	return asked_choices(ask) || page_asks(p, entry_ask(ask).question);
}

bool line_passed(const struct page *p, const struct line *line)
{
	for (int i = 0; i < p->log.asks && !line->used; i++)
		if (entry_ask(&p->log.ask[i]).question == line->question)
			return true;
	return false;
}

int line_passed_by(const struct page *p, const struct line *line)
{
	for (int i = 0; i < p->log.asks && !line->used; i++) {
		const struct ask_entry ask = entry_ask(&p->log.ask[i]);

		if (ask.question == line->question && ask.policy)
			return program_line(p->program, ask.policy)->number;
	}
	return 0;
}

bool line_in_vain(const struct page *p, const struct line *line)
{
	if (line->used || line_passed(p, line))
		return false;
	for (int i = 0; i < p->log.vains; i++)
		if (entry_vain(&p->log.vain[i]).question == line->question)
			return true;
	return false;
}

int line_halt(const struct page *p, const struct line *line)
{
	int id = line_id(p, line);

	if (!id || line_result(line) != R_NOT_REACHED)
		return 0;
	for (int i = id - 1; i && p->program->line[i]->orelse; i--)
		if (line_result(p->program->line[i - 1]) == R_DONE)
			return 0;
	return event_log_halt(p->t, &p->log, p->seat);
}

const struct test *line_test(const struct line *line, const struct entry *e)
{
	const struct test_entry read = entry_test(e);
	const struct test *test;

	if (read.nth < 0 || read.nth >= line->tests.n)
		return NULL;
	test = &line->tests.test[read.nth];
	return test->field == read.field && (int)test->op == read.op && test->value == read.wanted
		? test
		: NULL;
}

void test_field(
	struct buf *b, const struct page *p, const struct line *line, const struct test *test)
{
	struct test bare = *test;

	bare.op = IS_SET;
	test_print(b, &p->names, line->question, &bare);
}

void test_value(struct buf *b, const struct page *p, const struct line *line,
	const struct test *test, int value)
{
	const struct rules *r = p->t->rules;
	struct arg arg = { .type = T_INT };

	if (test->field > 0)
		arg = r->field_value[test->field];
	else if (test->field <= F_ABOUT)
		arg = r->question[line->question].arg[F_ABOUT - test->field];
	else if (test->field == F_SEAT)
		arg.type = T_SEAT;
	if (value > PIECES)
		value = event_kind(p->t, p->seat, value);
	if (value == HIDDEN && arg.type != T_INT)
		buf_str(b, "hidden");
	else
		value_print(b, &p->names, &arg, value);
}

bool say_test(struct buf *b, const struct page *p, const struct line *line, const struct entry *e,
	enum phrase phrase)
{
	const struct test *test = line_test(line, e);
	struct buf field = BUF_INIT, value = BUF_INIT;

	if (!test)
		return false;
	test_field(&field, p, line, test);
	test_value(&value, p, line, test, entry_test(e).value);
	say(b, &p->voice, phrase, AS_TEXT(field.s), AS_TEXT(value.s));
	buf_free(&field);
	buf_free(&value);
	return true;
}

int page_named(const struct page *p, const struct entry *ask)
{
	const struct line *line = program_line(p->program, entry_ask(ask).policy);

	return line && line->answers ? asked_named(p->t, p->seat, ask, line->answers)
				     : asked_choices(ask);
}

void say_choices(struct buf *b, const struct page *p, const struct entry *ask)
{
	int n = asked_choices(ask), named = page_named(p, ask);

	for (int i = 0; i < n; i++) {
		struct phrase_arg f = asked_choice(p->t, p->seat, ask, i);

		if (i == named)
			say_plain(b, &p->voice, SAY_LEFT_OPEN);
		buf_str(b, i == named ? " " : i ? ", " : "");
		say_value(b, &p->voice, &f);
	}
	if (!n)
		say_plain(b, &p->voice, SAY_NOTHING);
}

/* Says what an order is by its first two words, where the game's phrases know those. */
static void say_noted(struct buf *b, const struct phrase_context *voice, struct span order)
{
	struct span first, second;
	struct buf words = BUF_INIT;

	if (!span_word(&order, &first) || !span_word(&order, &second))
		return;
	buf_add(&words, first.s, first.n);
	buf_char(&words, ' ');
	buf_add(&words, second.s, second.n);
	say_line(b, voice, "note", words.s, NULL, 0);
	buf_free(&words);
}

/* Appends the first of these lines, and how often it comes in a row, and leaves the rest of them. */
static void say_given(struct buf *b, const struct phrase_context *voice, struct span *lines)
{
	struct span line, rest, next;
	struct buf order = BUF_INIT, what = BUF_INIT;
	int times = 1;

	span_line(lines, &line);
	for (rest = *lines; span_line(&rest, &next) && span_same(next, line); *lines = rest)
		times++;
	buf_add(&order, line.s, line.n);
	say_noted(&what, voice, line);
	say(b, voice, SAY_NOTE_ORDER, AS_TEXT(order.s), AS_TEXT(what.s), AS_INT(times));
	buf_free(&order);
	buf_free(&what);
}

void report_autopilot(struct buf *b, const struct phrases *phrases, const struct buf *given)
{
	enum { LONG = 300 }; /* a line of a note that is longer gets no more */
	const struct phrase_context voice = { .phrases = phrases };
	struct span lines = { given->s, given->n };
	struct buf all = BUF_INIT;
	size_t from = 0;

	while (lines.n) {
		say_given(&all, &voice, &lines);
		if (lines.n)
			buf_str(&all, all.n - from > LONG ? ";\n" : "; ");
		if (all.n - from > LONG)
			from = all.n;
	}
	say(b, &voice, SAY_NOTE_AUTOPILOT, AS_TEXT(all.s));
	buf_char(b, '\n');
	buf_free(&all);
}

static struct cost cost_of(const struct table *t, int seat, const struct order *o)
{
	struct cost cost = { 0 };

	if (t->game->price)
		t->game->price(t, seat, o, &cost);
	return cost;
}

void page_price(const struct table *t, int seat, const struct order *o, struct buf *b)
{
	const struct cost cost = cost_of(t, seat, o);

	buf_clear(b);
	for (int i = 0; i < cost.n; i++)
		buf_fmt(b, "%s%d %s", i ? " " : "", cost.of[i].n,
			t->game->dials[cost.of[i].dial].name);
}

static bool names_kind(const struct table *t, const struct order *o)
{
	return o->n && o->part[0].what > KINDS && o->part[0].what <= KINDS + kinds(t);
}

/* A number that the rules set is told where gold would do for more. */
void page_say_price(const struct table *t, int seat, const struct order *o, struct buf *b)
{
	const struct cost cost = cost_of(t, seat, o);

	buf_clear(b);
	for (int i = 0; i < cost.n; i++) {
		const struct price *price = &cost.of[i];
		const char *money = t->game->dials[price->dial].name;

		buf_fmt(b, "%s%d %s", i ? ", " : "", price->n, money);
		if (price->lot)
			buf_fmt(b, " each, %d for %d %s", price->lot, price->lot_n, money);
		if (names_kind(t, o) && cost.limited
			&& cost.most * price->n < dial(t, seat, price->dial))
			buf_fmt(b, ", at most %d", cost.most);
	}
}
