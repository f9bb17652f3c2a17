/* SPDX-License-Identifier: MIT */
#include "report/simulate/forecast_play.h"
#include "core/tp1.h"

/* ---- playing ---- */

struct orders *forecast_letter(const struct table *t, struct span canonical)
{
	const struct names reader = { t->rules, t->map, t->seats };

	return orders_read(canonical.s, canonical.n, &reader);
}

/* Gives another seat a program: with the letter it is thought to send, else without one, or none where nobody knows what
 * it sends. */
static void seat_other(struct forecast *f, struct table *t, int seat)
{
	const struct names reader = { t->rules, t->map, t->seats };
	const struct orders *letter = f->joined ? f->with[seat] : NULL;

	if (f->autopilot) {
		autopilot_make(&f->pilot[seat], NULL);
		t->source[seat] = &f->pilot[seat].source;
	}
	if (letter || f->autopilot || f->silent)
		t->program[seat] = program_make(&reader, f->head->next, seat, span_of(""),
			letter ? orders_copy(letter) : NULL);
}

int forecast_guesses(const struct forecast *f)
{
	return f->head->next ? REPORT_GUESSES : 2 * REPORT_GUESSES * f->t->seats;
}

/* Before the set-up nothing was shuffled, so nothing is hidden. */
static struct table *deal_anew(const struct forecast *f, uint64_t deal)
{
	struct table *t = table_copy(f->t);

	if (f->head->next)
		guess_again(t, f->head->seat, deal);
	return t;
}

static struct table *deal(const struct forecast *f, uint64_t deal)
{
	struct forecast_tables *deals = f->deals;

	if (!deals || !f->head->next || deal > REPORT_GUESSES)
		return deal_anew(f, deal);
	if (!deals->bare.t)
		deals->bare = guess_take_up(f->t, f->head->seat);
	if (!deals->dealt[deal])
		deals->dealt[deal] = guess_on(&deals->bare, f->head->seat, deal);
	return table_copy(deals->dealt[deal]);
}

static void note_spot(struct forecast_spot *spot, const struct table *t)
{
	int n = page_total(t, spot->at);

	if (!spot->most || n < spot->least)
		spot->least = n;
	if (n > spot->most)
		spot->most = n;
}

void forecast_forget_deals(struct forecast *f)
{
	for (int i = 0; f->deals && i <= REPORT_GUESSES; i++) {
		table_free(f->deals->dealt[i]);
		f->deals->dealt[i] = NULL;
	}
	if (f->deals)
		guess_table_free(&f->deals->bare);
}

struct table *forecast_play(struct forecast *f, const struct guess *guess)
{
	const struct names reader = { f->t->rules, f->t->map, f->t->seats };
	const struct report_head *head = f->head;
	struct table *t = deal(f, guess->deal);
	struct chance chance;

	for (int i = 0; i < f->spots; i++)
		note_spot(&f->spot[i], t);
	for (int s = 1; s <= t->seats; s++)
		if (s != head->seat)
			seat_other(f, t, s);
	t->program[head->seat] = program_make(&reader, head->next, head->seat,
		span_of_buf(&head->standing), orders_copy(f->letter));
	tp1_alone(&chance, head->gid, guess->secret, head->next);
	season_imagine(t, &chance, !head->next);
	return t;
}

void forecast_forget(struct table *t)
{
	play_end(t);
	table_free(t);
}

/* ---- reading ---- */

struct page forecast_page(const struct forecast *f, const struct table *t, struct report_input *of)
{
	*of = (struct report_input){
		.table = t, .before = f->head->next ? f->t : NULL, .phrases = f->phrases
	};
	return page_plain(NULL, of, f->head->seat);
}

static const struct event *refusal_of(const struct page *p, const struct line *line)
{
	int id = line_id(p, line);

	for (int k = 0; id && k < p->log.refusals; k++)
		if (p->log.refusal[k].e.line == id)
			return &p->log.refusal[k];
	return NULL;
}

static void say_told(struct page *p, const struct event *told, struct buf *said_why)
{
	const char *clause;
	struct buf said = BUF_INIT;

	if (!told || said_why->n)
		return;
	clause = event_clause(p->t, told);
	say_facts(&said, &p->voice, told, 1);
	text_said(said_why, "     ", "     ", &said);
	if (clause)
		text_clause(said_why, clause);
}

enum line_result forecast_line_result(const struct page *p, const struct line *line)
{
	return line_undone(p, line) ? R_REFUSED : line_result(line);
}

bool forecast_refusal(struct page *p, const struct line *line, struct buf *refusal)
{
	const struct event *told =
		line_result(line) == R_REFUSED ? refusal_of(p, line) : line_lack(p, line);
	struct buf said = BUF_INIT;
	bool same;

	say_told(p, told, &said);
	same = !said.n || !refusal->n || span_same(span_of_buf(&said), span_of_buf(refusal));
	if (!refusal->n)
		buf_add(refusal, said.s, said.n);
	buf_free(&said);
	return same;
}

bool forecast_halt(struct page *p, const struct line *line, struct buf *refusal)
{
	int halt = line_halt(p, line);

	if (halt)
		say_told(p, event_log_number(&p->log, halt), refusal);
	return halt != 0;
}

/* Returns whether the seat's own words chose what a fact outside of any line tells: they answered the question before it.
 * What they leave open is told at their line. */
static bool is_wished(const struct page *p, const struct event *told)
{
	const struct entry *asked = NULL;

	for (int i = 0; i < p->log.asks && p->log.ask[i].at < told->e.at; i++)
		asked = &p->log.ask[i];
	return asked && !asked->line && entry_ask(asked).policy && page_named(p, asked);
}

/* Returns whether a fact is of a line, or with id 0 of the seat's turn and of no line. */
static bool is_of_line(const struct page *p, const struct event *told, int id)
{
	if (told->e.line != id)
		return false;
	return id ? told->e.seat == p->seat : told->turn == p->seat && !is_wished(p, told);
}

/* Says how many of those that an order names do not take part. */
static void say_absent(
	struct buf *all, const struct page *p, const struct line *line, const struct event *told)
{
	struct buf said = BUF_INIT;
	int n = line ? told_absent(p, line, told) : 0;

	if (n) {
		rules_say(p->t->rules, &said, "absent n=%d", n);
		text_said(all, "     ", "     ", &said);
	}
	buf_free(&said);
}

void forecast_remarks(const struct page *p, const struct line *line, struct buf *all)
{
	const struct game *g = p->t->game;
	struct order_note r;

	for (int i = 0; g->remark && line->what == L_ORDER
		&& g->remark(p->t, p->of->before, &line->order, i, &r);
		i++) {
		const struct phrase_arg about = { .name = SPAN("about"),
			.type = r.about > KINDS ? T_KIND : T_SEAT,
			.value = r.about,
			.n = 1 };
		struct buf said = BUF_INIT;

		say_line(&said, &p->voice, "remark", r.name, &about, 1);
		say_capital(&said, 0);
		text_said(all, "     ", "     ", &said);
	}
}

/* Says of a question that a line answers in part how much its answer leaves open. */
static void say_named_few(struct page *p, int id, struct buf *all)
{
	struct buf said = BUF_INIT;

	for (int i = 0; i < p->log.asks && !said.n; i++) {
		const struct entry *ask = &p->log.ask[i];
		int named = page_named(p, ask), n = asked_choices(ask);

		if (entry_ask(ask).policy == id && named < n)
			say(&said, &p->voice, SAY_NAMED_FEW, AS_INT(named), AS_INT(n));
	}
	if (said.n)
		text_said(all, "     ", "     ", &said);
	buf_free(&said);
}

bool forecast_vain(struct page *p, const struct line *line, struct buf *vain)
{
	const struct event_log *log = &p->log;
	int id = line ? line_id(p, line) : 0;
	struct buf all = BUF_INIT, said = BUF_INIT;
	bool same;

	if (line && (!id || (line_result(line) != R_DONE && line_result(line) != R_POLICY)))
		return false;
	for (int i = 0, n; i < log->facts; i += n) {
		n = 1;
		if (!is_of_line(p, &log->fact[i], id))
			continue;
		say_absent(&all, p, line, &log->fact[i]);
		n = say_vain(&said, &p->voice, &log->fact[i], log->facts - i);
		if (!said.n)
			continue;
		text_said(&all, "     ", "     ", &said);
		text_clause(&all, event_clause(p->t, &log->fact[i]));
	}
	if (line) {
		say_named_few(p, id, &all);
		forecast_remarks(p, line, &all);
	}
	if (!vain->n)
		buf_add(vain, all.s, all.n);
	same = all.n && span_same(span_of_buf(vain), span_of_buf(&all));
	buf_free(&all);
	buf_free(&said);
	return same;
}

/* ---- the header ---- */

static bool header_says(
	const struct forecast *f, struct buf *out, bool ok, const char *field, const char *wanted)
{
	const struct phrase_context voice = { f->phrases, f->t, f->head->seat };

	if (ok)
		return true;
	say(out, &voice, SAY_CHECK_HEADER, AS_TEXT(field), AS_TEXT(wanted));
	buf_char(out, '\n');
	return false;
}

bool forecast_header(const struct forecast *f, struct buf *out)
{
	const struct report_head *h = f->head;
	const struct orders *o = f->letter;
	struct buf next_season = BUF_INIT, seat = BUF_INIT;
	bool ok = true;

	buf_int(&next_season, h->next);
	seat_print(&seat, f->t->game, h->seat);
	/* A template may name the match by its gid. */
	ok &= header_says(f, out,
		!o->match.n || span_folds(o->match, h->match) || span_folds(o->match, h->gid),
		"match", h->match);
	ok &= header_says(f, out, o->season < 0 || o->season == h->next, "season", next_season.s);
	ok &= header_says(f, out, !o->seat.n || seat_find(f->t->game, o->seat, h->seats) == h->seat,
		"seat", seat.s);
	ok &= header_says(f, out, !o->saw.n || !*h->saw || span_is(o->saw, h->saw), "saw", h->saw);
	if (orders_header_says(o, f->t->rules->texts, out)) {
		buf_char(out, '\n');
		ok = false;
	}
	buf_free(&next_season);
	buf_free(&seat);
	return ok;
}
