/* SPDX-License-Identifier: MIT */
#include "club/meant_letter.h"
#include "club/deadline.h"
#include "proof/order.h"

#include <stdlib.h>
#include <string.h>

static bool is_of(const struct letter_row *letter, enum admission_verdict v)
{
	return letter->id && !strcmp(letter->verdict, verdict_name(v));
}

bool meant_mends(const struct letter_row *letter)
{
	return is_of(letter, V_MENDED);
}

bool meant_is(const struct letter_row *letter)
{
	return is_of(letter, V_MEANT) || meant_mends(letter);
}

/* ---- what stands ---- */

/* Gets what the player had last: the letter that stands, or what it may mean, as long as they are asked. Lines that are
 * not understood are those that they mend, so what these may mean is not looked at. */
static enum found find_standing(const struct context *c, int seat, struct letter_row *letter)
{
	enum found found = deadline_asks(c, seat, letter);

	if (found == UNREAD || (found == FOUND && is_of(letter, V_MEANT)))
		return found;
	letter_row_free(letter);
	found = store_best_letter(
		c->club->store, c->m->id, c->m->season, seat, INT64_MAX, letter, c->why);
	if (found != FOUND || (!letter->former && strcmp(letter->auth, "referee") != 0))
		return found;
	letter_row_free(letter);
	return NOT_FOUND;
}

static int count_orders(const struct orders *o)
{
	int n = 0;

	for (int i = 0; i < o->lines; i++)
		n += o->line[i].what != L_CANCEL;
	return n;
}

static bool has_line(const struct orders *o, struct span text)
{
	for (int i = 0; i < o->lines; i++)
		if (span_same(o->line[i].text, text))
			return true;
	return false;
}

static bool has_new_line(const struct orders *o, const struct orders *stands)
{
	for (int i = 0; i < o->lines; i++)
		if (!has_line(stands, o->line[i].text))
			return true;
	return false;
}

/* ---- which line takes the place of which ---- */

struct merging {
	const struct orders *stands, *answer;
	const struct line_list *tried; /* the lines that stand */
	const struct orders *before;   /* the lines that stood when the season opened */
	const struct names *names;
	int *by; /* for each line that stands, one more than the line of the answer that takes its place; 0: none */
};

static int count_shared(struct span line, struct span other)
{
	struct span word, rest, with;
	int n = 0;

	while (span_word(&line, &word)) {
		bool shared = false;

		for (rest = other; !shared && span_word(&rest, &with);)
			shared = word.n == with.n && !strncasecmp(word.s, with.s, word.n);
		n += shared;
	}
	return n;
}

/* Returns whether a line is one that its player was told to write anew. */
static bool is_at_fault(const struct merging *g, int i)
{
	return g->stands->line[i].what == L_BAD || (i < g->tried->n && g->tried->line[i].refusal.n);
}

static bool answers_same(const struct line *a, const struct line *b)
{
	return a->what == L_POLICY && b->what == L_POLICY && a->question == b->question;
}

/* Returns which line that stands a line of the answer mends: one for the same question, or of those at fault the one
 * with the most words in common; -1: none. */
static int find_mended(const struct merging *g, const struct line *line)
{
	int best = -1, most = 0;

	for (int i = 0; i < g->stands->lines; i++) {
		const struct line *old = &g->stands->line[i];
		int shared = count_shared(line->text, old->text);

		if (old->orelse || g->by[i])
			continue;
		if (answers_same(old, line))
			return i;
		if (is_at_fault(g, i) && shared > most) {
			most = shared;
			best = i;
		}
	}
	return best;
}

/* Returns whether a line that stands is one of this season's letter, which a `cancel` of the answer takes back. */
static bool is_taken_back(const struct merging *g, int i)
{
	for (int k = 0; k < g->answer->lines; k++)
		if (g->answer->line[k].what == L_CANCEL
			&& line_cancels(&g->answer->line[k], &g->stands->line[i], g->names))
			return true;
	return false;
}

/* Such a `cancel` is spent with that, unless it ends what stood before as well. */
static bool is_spent(const struct merging *g, const struct line *line)
{
	bool spent = false;

	for (int i = 0; line->what == L_CANCEL && i < g->stands->lines; i++)
		spent |= line_cancels(line, &g->stands->line[i], g->names);
	for (int i = 0; spent && i < g->before->lines; i++)
		spent = !line_cancels(line, &g->before->line[i], g->names);
	return spent;
}

static void place_lines(const struct merging *g)
{
	for (int i = 0; i < g->answer->lines; i += orders_block(g->answer, i)) {
		const struct line *line = &g->answer->line[i];
		bool stays = line->what == L_CANCEL || has_line(g->stands, line->text);
		int at = stays ? -1 : find_mended(g, line);

		if (at >= 0)
			g->by[at] = i + 1;
	}
}

static void write_block(struct buf *b, const struct orders *o, int i)
{
	for (int n = orders_block(o, i); n; n--, i++)
		buf_fmt(b, "%.*s\n", (int)o->line[i].text.n, o->line[i].text.s);
}

static bool is_placed(const struct merging *g, int i)
{
	for (int k = 0; k < g->stands->lines; k++)
		if (g->by[k] == i + 1)
			return true;
	return has_line(g->stands, g->answer->line[i].text);
}

static void merge(struct buf *b, const struct merging *g)
{
	place_lines(g);
	for (int i = 0; i < g->stands->lines; i += orders_block(g->stands, i))
		if (g->by[i])
			write_block(b, g->answer, g->by[i] - 1);
		else if (!is_taken_back(g, i))
			write_block(b, g->stands, i);
	for (int i = 0; i < g->answer->lines; i += orders_block(g->answer, i))
		if (!is_placed(g, i) && !is_spent(g, &g->answer->line[i]))
			write_block(b, g->answer, i);
}

/* ---- the letter ---- */

static void write_meant(struct admission *j, const struct names *names, const struct orders *answer,
	const struct orders *stands, struct span text)
{
	struct program *before =
		program_make(names, j->c->m->season, j->seat.seat, span_of(j->seat.standing), NULL);
	struct line_list tried;
	struct merging g = { .stands = stands,
		.answer = answer,
		.tried = &tried,
		.before = before->stood,
		.names = names };

	tried_make(&tried, j->c, &j->seat, text, stands->lines);
	g.by = xalloc((size_t)stands->lines + 1, sizeof *g.by);
	merge(&j->meant, &g);
	free(g.by);
	tried_free(&tried);
	program_free(before);
}

/* Gets whether an answer says once more what was asked about, and nothing else. j->former is the letter that is in. */
static bool is_said_again(const struct admission *j, const struct orders *answer)
{
	struct orders *in = orders_as_written(j->former.s, j->former.n);
	bool again = !has_new_line(answer, in);

	orders_free(in);
	return again;
}

static bool find_merged(
	struct admission *j, const struct names *reader, const struct orders *answer)
{
	struct letter_row letter = { 0 };
	struct orders *stands;
	enum found found = find_standing(j->c, j->seat.seat, &letter);

	if (found != FOUND)
		return found == NOT_FOUND;
	stands = orders_read(letter.text, strlen(letter.text), reader);
	if (2 * count_orders(answer) <= count_orders(stands)
		&& (has_new_line(answer, stands)
			|| (meant_is(&letter) && is_said_again(j, answer))))
		write_meant(j, reader, answer, stands, span_of(letter.text));
	orders_free(stands);
	letter_row_free(&letter);
	return true;
}

/* Appends the orders with each line that is not understood as it was meant. Returns whether there is one, and each has
 * one remedy, which is to write what was meant. */
static bool write_mended(struct buf *b, const struct admission *j, const struct orders *o)
{
	int mended = 0;

	for (int i = 0; i < o->lines; i++) {
		const struct buf *meant = i < j->tried.n ? &j->tried.line[i].meant : NULL;
		bool bad = o->line[i].what == L_BAD;

		if (bad && (!meant || !meant->n))
			return false;
		if (bad)
			buf_fmt(b, "%s\n", meant->s);
		else
			buf_fmt(b, "%.*s\n", (int)o->line[i].text.n, o->line[i].text.s);
		mended += bad;
	}
	return mended;
}

bool meant_find(struct admission *j, const struct orders *answer)
{
	struct edition *edition = club_newest_edition(j->c);
	struct buf text = BUF_INIT;
	struct orders *mended = NULL;
	struct names reader;
	bool ok = true;

	if (!edition)
		return false;
	reader = match_names(edition, j->c->m);
	j->mends = write_mended(&text, j, answer);
	if (j->mends)
		mended = orders_read(text.s, text.n, &reader);
	if (j->mends || j->verdict == V_TAKEN)
		ok = find_merged(j, &reader, mended ? mended : answer);
	if (j->mends && !j->meant.n)
		buf_add(&j->meant, text.s, text.n);
	orders_free(mended);
	buf_free(&text);
	return ok;
}

/* The same lines may be meant by two letters, which are two rows. */
bool meant_keep(const struct admission *j, long long received)
{
	struct letter_row row = { .match = j->c->m->id,
		.received = received,
		.season = j->c->m->season,
		.seat = j->seat.seat,
		.seq = j->head->seq < 0 ? 1 : j->head->seq,
		.unclear = 1,
		.text = j->meant.s,
		.signature = (char *)"",
		.original = j->meant.s,
		.original_n = j->meant.n };
	bool added;

	if (!j->meant.n)
		return true;
	order_hash(row.hash, span_of_buf(&j->meant), (struct span){ (const char *)j->hash, HASH });
	strcpy(row.verdict, verdict_name(j->mends ? V_MENDED : V_MEANT));
	strcpy(row.form, "unsigned");
	strcpy(row.auth, "token");
	return store_add_letter(j->c->club->store, &row, &added, j->c->why);
}
