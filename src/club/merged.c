/* SPDX-License-Identifier: MIT */
#include "club/merged.h"
#include "club/taken_out.h"
#include "club/told_change.h"

#include <stdlib.h>
#include <string.h>

/* ---- what was surely meant ---- */

static struct span guess_of(const struct line_list *tried, const struct orders *o, int i)
{
	const struct buf *meant = i < tried->n ? &tried->line[i].meant : NULL;
	bool bad = o->line[i].what == L_BAD;

	return bad && meant && meant->n && !tried->line[i].some ? span_of_buf(meant)
								: (struct span){ NULL, 0 };
}

/* Appends the lines that a line was meant as; returns their number. */
static int add_meant(struct buf *text, struct span lines)
{
	struct span line;
	int n = 0;

	while (span_line(&lines, &line)) {
		buf_fmt(text, "%.*s\n", (int)line.n, line.s);
		n++;
	}
	return n;
}

bool sure_make(struct order_proposal *s, const struct orders *o, const struct line_list *tried,
	const struct names *names)
{
	struct buf text = BUF_INIT;
	int lines = 0, n;

	*s = (struct order_proposal){ .o = o, .tried = tried };
	for (int i = 0; i < o->lines; i++, lines += n) {
		struct span guess = guess_of(tried, o, i);

		n = add_meant(&text, guess.n ? guess : o->line[i].text);
		s->of = xgrow(s->of, (size_t)(lines + n + 1), sizeof *s->of);
		for (int k = 0; k < n; k++)
			s->of[lines + k] = i;
	}
	s->sure = orders_read(text.n ? text.s : "", text.n, names);
	buf_free(&text);
	return s->sure->lines == lines;
}

void sure_free(struct order_proposal *s)
{
	orders_free(s->sure);
	free(s->of);
	s->sure = NULL;
}

/* Returns the line that one was written as. */
static const struct line *written_as(const struct order_proposal *s, int i)
{
	return &s->o->line[s->of[i]];
}

static const struct line_verdict *verdict_of(const struct order_proposal *s, int i)
{
	return s->of[i] < s->tried->n ? &s->tried->line[s->of[i]] : NULL;
}

bool sure_is_guess(const struct order_proposal *s, int i)
{
	return written_as(s, i)->what == L_BAD && s->sure->line[i].what != L_BAD;
}

static bool is_lost(const struct order_proposal *s, int i)
{
	return s->sure->line[i].what == L_BAD;
}

/* An alternative goes with the order that it belongs to. */
static void write_block(struct buf *b, const struct order_proposal *s, int i)
{
	bool lost = is_lost(s, i);

	for (int n = orders_block(s->sure, i); n; n--, i++) {
		bool left = lost || is_lost(s, i);
		struct span text = left ? written_as(s, i)->text : s->sure->line[i].text;

		buf_fmt(b, "%s%.*s\n", left ? "# " : "", (int)text.n, text.s);
	}
}

/* Returns whether a line is one of several that were written as one. */
static bool is_piece(const struct order_proposal *s, int i)
{
	return (i && s->of[i] == s->of[i - 1])
		|| (i + 1 < s->sure->lines && s->of[i] == s->of[i + 1]);
}

/* A piece of a line may go without the others, so it stands for itself. */
static void write_written(struct buf *b, const struct order_proposal *s, int i)
{
	for (int n = orders_block(s->sure, i); n; n--, i++) {
		struct span text = is_piece(s, i) ? s->sure->line[i].text : written_as(s, i)->text;

		buf_fmt(b, "%.*s\n", (int)text.n, text.s);
	}
}

bool orders_have(const struct orders *o, struct span text)
{
	for (int i = 0; i < o->lines; i++)
		if (span_alike(o->line[i].text, text))
			return true;
	return false;
}

/* Returns whether a line only says in other words what another one orders: "No wait, first play tariffs!" */
static bool says_again(const struct order_proposal *s, int i)
{
	return sure_is_guess(s, i) && orders_have(s->o, s->sure->line[i].text);
}

void sure_write(struct buf *b, const struct order_proposal *s)
{
	for (int i = 0; i < s->sure->lines; i += orders_block(s->sure, i))
		if (!says_again(s, i))
			write_block(b, s, i);
}

/* ---- which line takes the place of which ---- */

static int count_shared(struct span line, struct span other)
{
	struct span word, rest, with;
	int n = 0;

	while (span_word(&line, &word)) {
		bool shared = false;

		for (rest = other; !shared && span_word(&rest, &with);)
			shared = span_alike(word, with);
		n += shared;
	}
	return n;
}

static bool same_first(struct span a, struct span b)
{
	struct span one, other;

	return span_word(&a, &one) && span_word(&b, &other) && span_alike(one, other);
}

/* Returns whether a line is one that its player was told to write anew. */
static bool is_at_fault(const struct letter_change *g, int i)
{
	const struct line_verdict *verdict = verdict_of(g->stands, i);

	return written_as(g->stands, i)->what == L_BAD || (verdict && verdict->refusal.n);
}

static bool answers_same(const struct line *a, const struct line *b)
{
	return a->what == L_POLICY && b->what == L_POLICY && a->question == b->question;
}

/* Returns the next part that is no number, and what it is; NULL: there is none. */
static const struct part *next_part(
	const struct names *r, const struct order *o, int *at, int *type)
{
	while (*at < o->n) {
		const struct part *part = &o->part[(*at)++];

		*type = r->rules->form[o->form].hole[part->hole].type;
		if (*type != T_INT && *type != T_TIMES)
			return part;
	}
	return NULL;
}

/* Returns whether two orders of one form name the same up to the first place, or, without one, the same first thing. */
static bool same_target(const struct names *r, const struct line *a, const struct line *b)
{
	int at = 0, with = 0, type = 0, other = 0;
	const struct part *one, *two;
	bool same = false;

	if (a->what != L_ORDER || b->what != L_ORDER || a->order.form != b->order.form)
		return false;
	while ((one = next_part(r, &a->order, &at, &type))
		&& (two = next_part(r, &b->order, &with, &other))) {
		if (type != other || one->what != two->what)
			return same && type != T_SPACE && type != T_PLACE && type != T_AREA;
		same = true;
		if (type == T_SPACE || type == T_PLACE || type == T_AREA)
			return true;
	}
	return same;
}

bool merging_contends(const struct names *r, const struct line *a, const struct line *b)
{
	return answers_same(a, b) || same_target(r, a, b)
		|| (a->what == L_ORDER && b->what == L_ORDER && a->order.form == b->order.form
			&& r->rules->game->forms[a->order.form].picks);
}

/* How well a line that stands fits one of the answer, by rounds; 0: not at all. */
static int fit(const struct letter_change *g, int round, int i, const struct line *line)
{
	const struct line *old = &g->stands->sure->line[i];
	bool fault = is_at_fault(g, i);

	switch (round) {
	case 0: return answers_same(old, line) || same_target(g->names, old, line) ? 1 + fault : 0;
	case 1:
		return fault && same_first(old->text, line->text)
			? count_shared(line->text, old->text)
			: 0;
	default: return is_lost(g->stands, i) ? count_shared(line->text, old->text) : 0;
	}
}

static int find_place(const struct letter_change *g, int round, const struct line *line)
{
	int best = -1, most = 0;

	for (int i = 0; i < g->stands->sure->lines; i++) {
		int fits = g->stands->sure->line[i].orelse || g->by[i] ? 0 : fit(g, round, i, line);

		if (fits > most) {
			most = fits;
			best = i;
		}
	}
	return best;
}

static bool is_placed(const struct letter_change *g, int i)
{
	for (int k = 0; k < g->stands->sure->lines; k++)
		if (g->by[k] == i + 1)
			return true;
	return orders_have(g->stands->sure, g->answer->sure->line[i].text);
}

static void place_lines(const struct letter_change *g)
{
	const struct orders *answer = g->answer->sure;

	for (int round = 0; round < 3; round++)
		for (int i = 0; i < answer->lines; i += orders_block(answer, i)) {
			const struct line *line = &answer->line[i];
			int at = line->what == L_CANCEL || line->what == L_BAD || is_placed(g, i)
				? -1
				: find_place(g, round, line);

			if (at >= 0)
				g->by[at] = i + 1;
		}
}

/* Marks the lines that stand of which lines of a letter say that something is to come instead. known: only where it is
 * known what. */
static void mark_instead(struct letter_change *g, const struct order_proposal *said, bool known)
{
	for (int k = 0, n = 0; k < said->o->lines && n < TOLD_CHANGES; k++) {
		const struct line *line = &said->o->line[k];
		int at = -1;

		if (line->what != L_BAD)
			continue;
		if (!known || guess_of(said->tried, said->o, k).n)
			at = told_instead(g->stands->o, g->names, line->text);
		if (at >= 0)
			g->instead[at] = true;
		n++;
	}
}

static bool orders_more(const struct letter_change *g)
{
	const struct orders *answer = g->answer->sure;

	for (int i = 0; i < answer->lines; i++)
		if (answer->line[i].what != L_BAD && answer->line[i].what != L_CANCEL
			&& !orders_have(g->stands->sure, answer->line[i].text))
			return true;
	return false;
}

void merging_make(struct letter_change *g, const struct names *names,
	const struct order_proposal *stands, const struct order_proposal *answer,
	const struct orders *before)
{
	g->stands = stands;
	g->answer = answer;
	g->before = before;
	g->names = names;
	g->by = xalloc((size_t)stands->sure->lines + 1, sizeof *g->by);
	for (int i = 0; i < stands->sure->lines; i++)
		g->by[i] = 0;
	g->instead = xalloc((size_t)stands->o->lines + 1, sizeof *g->instead);
	if (orders_more(g))
		mark_instead(g, stands, false);
	mark_instead(g, answer, true);
	place_lines(g);
}

void merging_free(struct letter_change *g)
{
	free(g->instead);
	free(g->by);
}

/* Returns the last order that stands, begins as a line does, and has not given its place; -1: there is none. */
static int find_alike(const struct letter_change *g, const struct line *line)
{
	const struct orders *stands = g->stands->sure;
	int found = -1;

	for (int i = 0; i < stands->lines; i++)
		if (stands->line[i].what == L_ORDER && !stands->line[i].orelse
			&& !stands->line[i].standing && !g->by[i]
			&& !orders_have(g->answer->sure, stands->line[i].text)
			&& same_first(stands->line[i].text, line->text))
			found = i;
	return found;
}

static bool is_spare(const struct orders *both, const struct line_list *tried, struct span text)
{
	for (int i = both->lines - 1; i >= 0; i--)
		if (span_alike(both->line[i].text, text))
			return i < tried->n && tried->line[i].spare && !tried->line[i].refusal.n;
	return false;
}

bool merging_yields(
	struct letter_change *g, const struct orders *both, const struct line_list *tried)
{
	const struct orders *answer = g->answer->sure;
	bool some = false;

	for (int i = 0; i < answer->lines; i++) {
		const struct line *line = &answer->line[i];
		int at = line->what == L_ORDER && !line->orelse && !is_placed(g, i)
				&& is_spare(both, tried, line->text)
			? find_alike(g, line)
			: -1;

		if (at >= 0)
			g->by[at] = i + 1;
		some |= at >= 0;
	}
	return some;
}

/* ---- the letter ---- */

static int takes_out(const struct letter_change *g, const struct line *cancel)
{
	return taken_out_line(cancel, g->stands->sure, g->before, g->names, g->numbered);
}

/* Returns whether a line that stands is one of this season's letter, which a `cancel` of the answer takes back. */
static bool is_taken_back(const struct letter_change *g, int i)
{
	const struct orders *answer = g->answer->sure;

	for (int k = 0; k < answer->lines; k++)
		if (answer->line[k].what == L_CANCEL
			&& (line_cancels(&answer->line[k], &g->stands->sure->line[i], g->names)
				|| takes_out(g, &answer->line[k]) == i))
			return true;
	return false;
}

/* Such a `cancel` is spent with that, unless it ends what stood before as well. */
static bool is_spent(const struct letter_change *g, const struct line *line)
{
	const struct orders *stands = g->stands->sure;
	bool spent = line->what == L_CANCEL && takes_out(g, line) >= 0;

	for (int i = 0; line->what == L_CANCEL && i < stands->lines; i++)
		spent |= line_cancels(line, &stands->line[i], g->names);
	for (int i = 0; spent && i < g->before->lines; i++)
		spent = !line_cancels(line, &g->before->line[i], g->names);
	return spent;
}

/* Returns whether a line of the answer that has no place may be what became of a line. */
static bool may_be(const struct letter_change *g, const struct line *old)
{
	const struct orders *answer = g->answer->sure;

	for (int i = 0; i < answer->lines; i++)
		if (!is_placed(g, i) && same_first(answer->line[i].text, old->text))
			return true;
	return false;
}

/* Returns whether the answer says once more what stands, in a part. */
static bool repeats_some(const struct letter_change *g)
{
	const struct orders *stands = g->stands->sure;

	for (int i = 0; i < stands->lines; i++)
		if (orders_have(g->answer->sure, stands->line[i].text))
			return true;
	return false;
}

static bool is_replaced(const struct letter_change *g, int i)
{
	return g->instead[g->stands->of[i]] && !g->by[i]
		&& !orders_have(g->answer->sure, g->stands->sure->line[i].text);
}

/* Returns whether a line is given up: something is to come instead, or it would be refused and a letter that says others
 * once more leaves it out. */
static bool is_given_up(const struct letter_change *g, int i)
{
	const struct line_verdict *verdict = verdict_of(g->stands, i);
	bool refused = verdict && verdict->refusal.n && !verdict->partly;

	return is_replaced(g, i)
		|| (refused && !g->by[i]
			&& !orders_have(g->answer->sure, g->stands->sure->line[i].text)
			&& repeats_some(g));
}

bool merging_takes_out(const struct letter_change *g)
{
	for (int i = 0; i < g->stands->sure->lines; i++)
		if (is_taken_back(g, i))
			return true;
	return false;
}

bool merging_leaves_out(const struct letter_change *g)
{
	const struct orders *stands = g->stands->sure;
	const bool more = orders_more(g);

	for (int i = 0; i < stands->lines; i++) {
		const struct line *old = &stands->line[i];

		if ((more || written_as(g->stands, i)->what != L_BAD) && old->what != L_BAD
			&& old->what != L_CANCEL && !old->orelse && !g->by[i]
			&& !orders_have(g->answer->sure, old->text) && !is_taken_back(g, i)
			&& !is_given_up(g, i) && !may_be(g, old))
			return true;
	}
	return false;
}

/* Writes a line that is given up, and what depends on it, as one that is not sent. */
static void write_given_up(struct buf *b, const struct order_proposal *s, int i)
{
	for (int n = orders_block(s->sure, i); n; n--, i++)
		buf_fmt(b, "# %.*s\n", (int)written_as(s, i)->text.n, written_as(s, i)->text.s);
}

static void write_from(
	const struct order_proposal *s, int i, struct buf *meant, struct buf *as_written)
{
	write_block(meant, s, i);
	write_written(as_written, s, i);
}

/* Writes the lines of the answer that have no place: those that shall come before all others, or the rest. */
static void write_new(
	const struct letter_change *g, bool first, struct buf *meant, struct buf *as_written)
{
	const struct order_proposal *answer = g->answer;

	for (int i = 0; i < answer->sure->lines; i += orders_block(answer->sure, i)) {
		const struct line *said = written_as(answer, i);
		bool is_first = said->what == L_BAD && told_first(g->names, said->text);

		if (is_first == first && !is_placed(g, i) && !says_again(answer, i)
			&& !is_spent(g, &answer->sure->line[i]))
			write_from(answer, i, meant, as_written);
	}
}

void merging_write(const struct letter_change *g, struct buf *meant, struct buf *as_written)
{
	const struct order_proposal *stands = g->stands;

	write_new(g, true, meant, as_written);
	for (int i = 0; i < stands->sure->lines; i += orders_block(stands->sure, i))
		if (g->by[i])
			write_from(g->answer, g->by[i] - 1, meant, as_written);
		else if (is_given_up(g, i))
			write_given_up(meant, stands, i);
		else if (!is_taken_back(g, i) && !says_again(stands, i))
			write_from(stands, i, meant, as_written);
	write_new(g, false, meant, as_written);
}
