/* SPDX-License-Identifier: MIT */
#include "report/page.h"

#include <string.h>

/* ---- writing ---- */

/* Returns how many bytes stand for themselves in text and attributes. */
static size_t plain_run(const char *s, size_t n)
{
	size_t i = 0;

	while (i < n) {
		unsigned char c = (unsigned char)s[i];

		if (c < 0x20 || c == '&' || c == '<' || c == '>' || c == '"' || c == 0xef)
			break;
		i++;
	}
	return i;
}

static bool no_character(const char *s, size_t n)
{
	return n > 2 && (unsigned char)s[1] == 0xbf && (unsigned char)s[2] >= 0xbe;
}

/* Writes a character that does not stand for itself, or '?' where XML has none. Returns its
 * bytes. */
static size_t odd_one(struct buf *b, const char *s, size_t n)
{
	switch (*s) {
	case '&': buf_str(b, "&amp;"); return 1;
	case '<': buf_str(b, "&lt;"); return 1;
	case '>': buf_str(b, "&gt;"); return 1;
	case '"': buf_str(b, "&quot;"); return 1;
	}
	if ((unsigned char)*s != 0xef) {
		buf_char(b, *s == '\n' ? '\n' : '?');
		return 1;
	}
	if (no_character(s, n)) {
		buf_char(b, '?');
		return 3;
	}
	buf_char(b, *s);
	return 1;
}

void xml_text(struct buf *b, const char *s, size_t n)
{
	while (n) {
		size_t run = plain_run(s, n);

		buf_add(b, s, run);
		s += run;
		n -= run;
		if (!n)
			return;
		run = odd_one(b, s, n);
		s += run;
		n -= run;
	}
}

void xml_element(struct buf *b, const char *name, struct span text)
{
	buf_fmt(b, "<%s>", name);
	xml_text(b, text.s, text.n);
	buf_fmt(b, "</%s>\n", name);
}

void xml_lines(struct buf *b, const char *text)
{
	struct span rest = span_of(text), line;

	while (span_line(&rest, &line)) {
		struct buf clean = BUF_INIT;

		text_clean(&clean, line.s, line.n, 400);
		xml_text(b, clean.s, clean.n);
		buf_char(b, '\n');
		buf_free(&clean);
	}
}

static void open_attr(struct buf *b, const char *name)
{
	buf_char(b, ' ');
	buf_str(b, name);
	buf_add(b, "=\"", 2);
}

void xml_attr(struct buf *b, const char *name, const char *value)
{
	open_attr(b, name);
	xml_text(b, value, strlen(value));
	buf_char(b, '"');
}

void xml_int(struct buf *b, const char *name, long long value)
{
	open_attr(b, name);
	buf_int(b, value);
	buf_char(b, '"');
}

void xml_seat(struct buf *b, const char *name, const struct game *game, int seat)
{
	open_attr(b, name);
	seat_print(b, game, seat);
	buf_char(b, '"');
}

void xml_thing(struct buf *b, const struct page *p, const char *name, thing x)
{
	open_attr(b, name);
	thing_print(b, &p->names, x);
	buf_char(b, '"');
}

static void clean_attr(struct buf *b, const char *name, const char *value)
{
	struct buf clean = BUF_INIT;

	page_clean(&clean, value, 200);
	xml_attr(b, name, clean.s);
	buf_free(&clean);
}

static void arg_attr(struct buf *b, struct span name, const char *suffix)
{
	buf_char(b, ' ');
	buf_add(b, name.s, name.n);
	buf_str(b, suffix);
	buf_add(b, "=\"", 2);
}

void xml_phrase_arg(struct buf *b, const struct page *p, const struct phrase_arg *f)
{
	const struct arg arg = { .type = f->type, .words = f->words };

	arg_attr(b, f->name, "");
	if (f->value == HIDDEN && f->type != T_INT)
		buf_str(b, "hidden");
	else
		value_print(b, &p->names, &arg, f->value);
	buf_char(b, '"');
	if (f->type != T_PIECE || f->value <= 0)
		return;
	arg_attr(b, f->name, ".n");
	buf_int(b, f->n);
	buf_char(b, '"');
	if (!f->owner)
		return;
	arg_attr(b, f->name, ".owner");
	seat_print(b, p->t->game, f->owner);
	buf_char(b, '"');
}

/* ---- the head ---- */

/* Writes the name of a season, if seasons have names. */
static void write_name(struct page *p, const char *attribute, const char *line)
{
	struct buf name = BUF_INIT;

	page_of_match(p, line, &name);
	if (name.n)
		clean_attr(p->b, attribute, name.s);
	buf_free(&name);
}

/* Writes the game's own word for a season, with its number. */
static void write_called(struct page *p, const char *attribute, int season)
{
	struct buf called = BUF_INIT;

	page_season(&called, &p->voice, season);
	clean_attr(p->b, attribute, called.s);
	buf_free(&called);
}

static void write_head(struct page *p)
{
	const struct table *t = p->t;
	char hash[HASH_TEXT];

	hash_text(hash, t->box->hash);
	buf_str(p->b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<report format=\"1\"");
	xml_attr(p->b, "game", t->game->name);
	if (t->game->revision > 1)
		xml_int(p->b, "rules", t->game->revision);
	xml_attr(p->b, "title", t->game->title);
	clean_attr(p->b, "match", p->of->match);
	clean_attr(p->b, "gid", p->of->gid);
	xml_int(p->b, "season", season(t));
	write_called(p, "called", season(t));
	write_name(p, "season-name", "season");
	xml_int(p->b, "next", p->of->next);
	if (!season_over(t))
		write_name(p, "next-name", "next");
	xml_thing(p->b, p, "seat", p->seat);
	xml_int(p->b, "seats", t->seats);
	xml_attr(p->b, "map", t->map->name);
	xml_attr(p->b, "box", hash);
	xml_attr(p->b, "over", season_over(t) ? "yes" : "no");
	if (p->of->deadline && *p->of->deadline)
		clean_attr(p->b, "deadline", p->of->deadline);
	if (p->of->saw && *p->of->saw)
		clean_attr(p->b, "saw", p->of->saw);
	if (p->of->reply && *p->of->reply)
		clean_attr(p->b, "reply", p->of->reply);
	buf_str(p->b, ">\n");
}

static void write_seats(struct page *p)
{
	struct buf score = BUF_INIT;

	page_points_head(&score, &p->voice);
	buf_str(p->b, "<seats");
	xml_attr(p->b, "points", score.s);
	buf_str(p->b, ">\n");
	for (int s = 1; s <= p->t->seats; s++) {
		buf_clear(&score);
		page_points(&score, &p->voice, (int)p->ranking.points[s]);
		buf_str(p->b, "<seat");
		xml_thing(p->b, p, "name", s);
		clean_attr(p->b, "player", p->of->player[s]);
		xml_int(p->b, "rank", p->ranking.place[s]);
		xml_int(p->b, "points", p->ranking.points[s]);
		xml_attr(p->b, "score", score.s);
		xml_attr(p->b, "mark", (const char[]){ seat_mark(p->t->game, s), 0 });
		if (out(p->t, s))
			xml_attr(p->b, "out", "yes");
		else if (!season_over(p->t) && !(p->writers & ONLY(s)))
			xml_attr(p->b, "idle", "yes");
		buf_str(p->b, "/>\n");
	}
	buf_str(p->b, "</seats>\n");
	buf_free(&score);
}

static void write_opening(struct page *p)
{
	struct span rest = page_opening(p), paragraph;

	buf_str(p->b, "<opening>\n");
	while (span_line(&rest, &paragraph))
		xml_element(p->b, "p", paragraph);
	buf_str(p->b, "</opening>\n");
}

static void write_notes(struct page *p)
{
	if (!p->of->notes || !*p->of->notes)
		return;
	buf_str(p->b, "<notes>");
	xml_lines(p->b, p->of->notes);
	buf_str(p->b, "</notes>\n");
}

/* ---- facts ---- */

static void write_lead(struct page *p, const struct event *told)
{
	struct buf said = BUF_INIT;

	page_lead(&said, p, told, 1);
	if (said.n)
		xml_attr(p->b, "lead", said.s);
	if (p->opened && p->opened[told->number - 1])
		xml_attr(p->b, "opened", "yes");
	if (say_turning(&p->voice, told))
		xml_attr(p->b, "turning", say_turning(&p->voice, told));
	if (say_part(&p->voice, told))
		xml_attr(p->b, "part", say_part(&p->voice, told));
	buf_free(&said);
}

/* Writes which seats were told, once all is revealed, where it was not everybody. */
static void write_hearers(struct page *p, const struct event *told)
{
	seats everybody = seats_all(p->t->seats), who = told->e.who & everybody;

	if (!p->t->revealed || who == everybody)
		return;
	buf_str(p->b, " heard=\"");
	seats_print(p->b, p->t->game, who, p->t->seats, " ");
	buf_char(p->b, '"');
}

/* Writes what the text says of several facts at once. */
static void write_joined(struct page *p, const struct event *told, int joins)
{
	struct buf said = BUF_INIT;

	if (joins < 2)
		return;
	say_facts(&said, &p->voice, told, joins);
	xml_int(p->b, "joins", joins);
	xml_attr(p->b, "joined", said.s);
	buf_free(&said);
}

/* What only facts have, and no refusals. */
static void write_place(struct page *p, struct heading *last, const struct event *told)
{
	if (told->cause)
		xml_int(p->b, "cause", told->cause);
	if (told->turn)
		xml_thing(p->b, p, "turn", told->turn);
	if (told->e.seat == p->seat && told->e.line)
		xml_int(p->b, "line", told->e.line);
	if (page_heading(p, last, told))
		xml_attr(p->b, "heading", last->text.s);
	write_lead(p, told);
	write_hearers(p, told);
}

void xml_event(struct page *p, const char *element, struct heading *last, const struct event *told,
	int joins)
{
	const struct fact *fact = &p->t->game->facts[told->fact.row];
	struct phrase_arg filling[ARGS];
	struct buf said = BUF_INIT;
	int n = event_args(p->t, told, p->seat, filling);

	buf_fmt(p->b, "<%s", element);
	xml_int(p->b, "number", told->number);
	xml_attr(p->b, "name", fact->name);
	if (fact->clause)
		xml_attr(p->b, "clause", fact->clause);
	if (last)
		write_place(p, last, told);
	write_joined(p, told, joins);
	for (int i = 0; i < n; i++)
		xml_phrase_arg(p->b, p, &filling[i]);
	buf_char(p->b, '>');
	say_facts(&said, &p->voice, told, 1);
	xml_text(p->b, said.s, said.n);
	buf_free(&said);
	buf_fmt(p->b, "</%s>\n", element);
}

static void write_facts(struct page *p)
{
	struct heading heading = { .turn = -1, .text = BUF_INIT };

	buf_str(p->b, "<facts>\n");
	for (int i = 0, next = 0; i < p->log.facts; i++) {
		int joins = 1;

		if (i == next)
			joins = say_foldable(&p->voice, &p->log.fact[i], p->log.facts - i);
		next = i == next ? i + joins : next;
		xml_event(p, "fact", &heading, &p->log.fact[i], joins);
	}
	buf_str(p->b, "</facts>\n");
	buf_free(&heading.text);
}

/* ---- the whole ---- */

static void write_ends(struct page *p)
{
	struct buf text = BUF_INIT;

	page_standing(p, &text);
	xml_element(p->b, "standing", span_of_buf(&text));
	if (p->template.n) {
		buf_clear(&text);
		template_header(&text, p->of, p->seat);
		buf_add(&text, p->template.s, p->template.n);
		xml_element(p->b, "template", span_of_buf(&text));
		buf_add(p->b, p->offers.s, p->offers.n);
	}
	if (p->of->receipt && *p->of->receipt)
		xml_element(p->b, "receipt", span_of(p->of->receipt));
	buf_free(&text);
}

void xml_write(struct page *p)
{
	write_head(p);
	write_seats(p);
	write_opening(p);
	xml_account(p);
	write_notes(p);
	write_facts(p);
	xml_letter(p);
	xml_position(p);
	xml_position_words(p);
	write_ends(p);
	buf_str(p->b, "</report>\n");
}

void xml_write_position(struct page *p)
{
	write_head(p);
	write_seats(p);
	xml_position(p);
	buf_str(p->b, "</report>\n");
}
