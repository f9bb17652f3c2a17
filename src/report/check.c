/* SPDX-License-Identifier: MIT
 * Orders tried before they are sent: played on several guesses at what the player cannot see,
 * with other dice each time. What comes out alike every time is sure; the rest hangs on what is
 * hidden. */
#include "report/guess.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

struct tried {
	unsigned seen;	/* results, as bits */
	struct buf why; /* why it was refused first, ready to be printed */
};

struct checking {
	const struct table *t;
	const struct report_head *head;
	const struct phrases *phrases;
	struct span orders;
	struct buf image, *out;
	int lines;
	struct tried *tried; /* by line of the letter */
};

/* ---- playing ---- */

static void note_refusals(struct checking *c, struct page *p, const struct line *line, int i)
{
	int id = line_id(p, line);

	for (int k = 0; id && k < p->tale.refusals && !c->tried[i].why.n; k++) {
		const struct told *told = &p->tale.refusal[k];
		const char *clause = p->t->game->facts[told->e.arg[0]].clause;
		struct buf said = BUF_INIT;

		if (told->e.line != id)
			continue;
		say_facts(&said, &p->voice, told, 1);
		text_paragraph(&c->tried[i].why, "     ", "     ", (struct span){ said.s, said.n });
		if (clause)
			text_clause(&c->tried[i].why, clause);
		buf_free(&said);
	}
}

static void note_results(struct checking *c, const struct table *t)
{
	const struct report_of of = { .table = t, .phrases = c->phrases };
	struct program *program = t->program[c->head->seat];
	struct page p = { .of = &of,
		.t = t,
		.seat = c->head->seat,
		.names = { t->rules, t->map, t->seats },
		.voice = { c->phrases, t, c->head->seat },
		.tale = tale_make(t, c->head->seat),
		.program = program,
		.template = BUF_INIT,
		.drawing = BUF_INIT };

	for (int i = 0; i < c->lines; i++) {
		const struct line *line = &program->letter->line[i];

		c->tried[i].seen |= 1u << line_result(line);
		if (line_result(line) == R_REFUSED)
			note_refusals(c, &p, line, i);
	}
	page_close(&p);
}

static struct orders *read_letter(const struct checking *c)
{
	const struct reader reader = { c->t->rules, c->t->map, c->t->seats };

	return orders_read(c->orders.s, c->orders.n, &reader);
}

static void play_guess(struct checking *c, int guess)
{
	const struct reader reader = { c->t->rules, c->t->map, c->t->seats };
	unsigned char secret[SECRET_BYTES] = { (unsigned char)guess };
	struct buf why = BUF_INIT;
	struct table *t = table_new(c->t->rules, c->t->seats, c->t->map->name, &why);
	struct chance chance;

	must(t && table_read(t, c->image.s, c->image.n, &why));
	guess_again(t, c->head->seat, (uint64_t)guess + 1);
	t->program[c->head->seat] = program_make(&reader, c->head->next, c->head->seat,
		(struct span){ c->head->standing.s, c->head->standing.n }, read_letter(c));
	chance_season(&chance, c->head->gid, secret, c->head->next);
	season_play(t, &chance, false);
	note_results(c, t);
	program_free(t->program[c->head->seat]);
	table_free(t);
	buf_free(&why);
}

/* ---- saying ---- */

/* What to say of a line by all its results; *ok: it is as the player wants it. */
static enum phrase verdict(unsigned seen, bool *ok)
{
	static const struct {
		enum result result;
		enum phrase phrase;
		bool ok;
	} sure[] = { { R_DONE, SAY_CHECK_OK, true }, { R_REFUSED, SAY_CHECK_REFUSED, false },
		{ R_FALSE, SAY_TEST_FAILED, true }, { R_KEPT, SAY_CHECK_KEPT, true },
		{ R_NOT_REACHED, SAY_CHECK_NOT_REACHED, true }, { R_WAITS, SAY_WAITS, true },
		{ R_CANCELLED, SAY_CANCELLED, true }, { R_POLICY, SAY_CHECK_POLICY, true },
		{ R_CANCEL_NOTHING, SAY_CANCEL_NOTHING, false } };

	for (size_t i = 0; i < sizeof sure / sizeof *sure; i++)
		if (seen == 1u << sure[i].result) {
			*ok = sure[i].ok;
			return sure[i].phrase;
		}
	*ok = false;
	return SAY_CHECK_PERHAPS;
}

static bool say_line_checked(struct checking *c, const struct voice *voice, const struct line *line,
	const struct tried *tried)
{
	struct buf first = BUF_INIT, said = BUF_INIT;
	bool ok = false;

	buf_fmt(&first, "%3d  ", line->number);
	text_clean(&said, line->text.s, line->text.n, 200);
	buf_str(&said, ": ");
	if (line->problem) {
		say(&said, voice, SAY_CHECK_BAD, AS_TEXT(line->problem));
	} else if (tried->seen == 1u << R_LATER) {
		say(&said, voice, SAY_CHECK_LATER, AS_INT(line->at));
		ok = true;
	} else {
		say_plain(&said, voice, verdict(tried->seen, &ok));
	}
	text_paragraph(c->out, first.s, "     ", (struct span){ said.s, said.n });
	if (!ok)
		buf_add(c->out, tried->why.s, tried->why.n);
	buf_free(&first);
	buf_free(&said);
	return ok;
}

static bool header_says(struct checking *c, const struct voice *voice, bool ok, const char *field,
	const char *wanted)
{
	if (ok)
		return true;
	say(c->out, voice, SAY_CHECK_HEADER, AS_TEXT(field), AS_TEXT(wanted));
	buf_char(c->out, '\n');
	return false;
}

static bool check_header(struct checking *c, const struct voice *voice, const struct orders *o)
{
	const struct report_head *h = c->head;
	struct buf next_season = BUF_INIT, seat = BUF_INIT;
	bool ok = true;

	buf_int(&next_season, h->next);
	seat_print(&seat, h->seat);
	ok &= header_says(
		c, voice, !o->match.n || span_folds(o->match, h->match), "match", h->match);
	ok &= header_says(c, voice, o->season < 0 || o->season == h->next, "season", next_season.s);
	ok &= header_says(
		c, voice, !o->seat.n || seat_find(o->seat, h->seats) == h->seat, "seat", seat.s);
	ok &= header_says(
		c, voice, !o->saw.n || !*h->saw || span_is(o->saw, h->saw), "saw", h->saw);
	if (o->header_problem) {
		buf_fmt(c->out, "%s\n", o->header_problem);
		ok = false;
	}
	buf_free(&next_season);
	buf_free(&seat);
	return ok;
}

static bool check_lines(struct checking *c, const struct voice *voice)
{
	struct orders *o = read_letter(c);
	bool ok = check_header(c, voice, o);

	c->lines = o->lines;
	c->tried = xalloc((size_t)o->lines, sizeof *c->tried);
	for (int i = 0; i < o->lines; i++)
		c->tried[i].why = (struct buf)BUF_INIT;
	for (int i = 0; i < REPORT_GUESSES; i++)
		play_guess(c, i);
	for (int i = 0; i < o->lines; i++) {
		ok &= say_line_checked(c, voice, &o->line[i], &c->tried[i]);
		buf_free(&c->tried[i].why);
	}
	free(c->tried);
	orders_free(o);
	return ok;
}

bool report_check(const struct table *t, const struct report_head *head,
	const struct phrases *phrases, struct span orders, struct buf *out)
{
	struct checking c = { .t = t,
		.head = head,
		.phrases = phrases,
		.orders = orders,
		.image = BUF_INIT,
		.out = out };
	const struct voice voice = { phrases, t, head->seat };
	bool ok;

	if (season_over(t)) {
		say_plain(out, &voice, SAY_CHECK_OVER);
		buf_char(out, '\n');
		return false;
	}
	table_write(t, &c.image);
	ok = check_lines(&c, &voice);
	buf_free(&c.image);
	return ok;
}
