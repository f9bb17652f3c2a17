/* SPDX-License-Identifier: MIT
 * A season as it was played beside the same season as it would be: the facts that differ, by their
 * words, then the position. */
#include "report/simulate/comparison.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

/* ---- facts ---- */

/* A fact or refusal in words. number: in the reader's report; for the referee, in the log. */
struct said {
	char *words;
	const char *clause;
	int number;
	bool same; /* told in both */
};

struct sayings {
	int n;
	struct said *said;
};

static void say_order(struct buf *b, const struct phrase_context *v, const struct event *told)
{
	const struct line *line = program_line(v->table->program[told->e.seat], told->e.line);
	struct buf text = BUF_INIT, reason = BUF_INIT;
	/* The reason addresses the writer of the line. */
	struct phrase_context own = *v;

	own.reader = told->e.seat;
	text_clean(&text, line->text.s, line->text.n, 200);
	say_facts(&reason, &own, told, 1);
	say(b, v, SAY_WHATIF_ORDER, AS_SEAT(told->e.seat), AS_TEXT(text.s), AS_TEXT(reason.s));
	buf_free(&text);
	buf_free(&reason);
}

/* Says who was told, for the referee, who also reads what others are not told. */
static void say_audience(struct buf *b, const struct phrase_context *v, seats who)
{
	struct buf list = BUF_INIT;
	int told = 0;

	for (int s = 1; s <= v->table->seats; s++)
		if (who >> s & 1) {
			buf_str(&list, told++ ? ", " : "");
			say_seat(&list, v, s);
		}
	if (told < v->table->seats) {
		buf_char(b, ' ');
		say(b, v, SAY_WHATIF_TOLD, AS_TEXT(list.s));
	}
	buf_free(&list);
}

static struct said said_of(const struct phrase_context *v, const struct event *told)
{
	bool refusal = told->e.verb == J_REFUSE;
	struct buf words = BUF_INIT;

	if (refusal)
		say_order(&words, v, told);
	else
		say_facts(&words, v, told, 1);
	if (!refusal && !v->reader)
		say_audience(&words, v, told->e.who);
	return (struct said){ .words = buf_take(&words),
		.clause = event_clause(v->table, told),
		.number = v->reader ? told->number : told->e.fact };
}

static struct sayings find_sayings(const struct phrase_context *v)
{
	struct event_log log =
		v->reader ? event_log_make(v->table, v->reader) : event_log_whole(v->table);
	struct sayings all = { 0 };

	all.said = xalloc((size_t)(log.facts + log.refusals) + 1, sizeof *all.said);
	for (int i = 0; i < log.facts; i++, all.n++)
		all.said[all.n] = said_of(v, &log.fact[i]);
	for (int i = 0; i < log.refusals; i++, all.n++)
		all.said[all.n] = said_of(v, &log.refusal[i]);
	event_log_free(&log);
	return all;
}

static void free_sayings(struct sayings *all)
{
	for (int i = 0; i < all->n; i++)
		free(all->said[i].words);
	free(all->said);
}

static int by_words(const void *a, const void *b)
{
	const struct said *x = a, *y = b;
	int order = strcmp(x->words, y->words);

	return order ? order : x->number - y->number;
}

static int by_number(const void *a, const void *b)
{
	const struct said *x = a, *y = b;

	return x->number - y->number;
}

static void sort(struct sayings *all, int (*order)(const void *, const void *))
{
	qsort(all->said, (size_t)all->n, sizeof *all->said, order);
}

/* Pairs facts with the same words, wherever in the season, one to one. */
static void pair_off(struct sayings *a, struct sayings *b)
{
	sort(a, by_words);
	sort(b, by_words);
	for (int i = 0, k = 0; i < a->n && k < b->n;) {
		int order = strcmp(a->said[i].words, b->said[k].words);

		if (!order)
			a->said[i].same = b->said[k].same = true;
		i += order <= 0;
		k += order >= 0;
	}
	sort(a, by_number);
	sort(b, by_number);
}

static void write_sayings(struct buf *b, const struct phrase_context *v, const struct sayings *all,
	enum phrase heading)
{
	bool numbered = heading == SAY_WHATIF_GONE;
	int written = 0;

	for (int i = 0; i < all->n; i++) {
		const struct said *said = &all->said[i];
		struct buf first = BUF_INIT;

		if (said->same)
			continue;
		if (!written++)
			text_title(b, v, heading);
		if (numbered)
			buf_fmt(&first, "%5d  ", said->number);
		text_paragraph(
			b, numbered ? first.s : "       ", "         ", span_of(said->words));
		if (said->clause)
			text_clause(b, said->clause);
		buf_free(&first);
	}
}

static void write_facts(struct buf *b, const struct comparison *d)
{
	struct sayings was = find_sayings(&d->voice[WAS]), is = find_sayings(&d->voice[IS]);

	pair_off(&was, &is);
	write_sayings(b, &d->voice[WAS], &was, SAY_WHATIF_GONE);
	write_sayings(b, &d->voice[IS], &is, SAY_WHATIF_NEW);
	free_sayings(&was);
	free_sayings(&is);
}

/* ---- what was changed ---- */

static void write_headline(
	struct buf *b, const struct report_whatif *w, const struct phrase_context *v)
{
	struct buf match = BUF_INIT, called = BUF_INIT;

	page_clean(&match, w->match, 24);
	page_season(&called, v, season(v->table));
	text_say(b, v, "", "", SAY_WHATIF_HEADLINE, AS_TEXT(match.s),
		AS_TEXT(v->table->game->title), AS_INT(season(v->table)), AS_TEXT(called.s));
	text_say(
		b, v, "", "", v->reader ? SAY_WHATIF_SEAT : SAY_WHATIF_REFEREE, AS_SEAT(v->reader));
	buf_free(&called);
	buf_free(&match);
}

static void write_changes(
	struct buf *b, const struct report_whatif *w, const struct phrase_context *v)
{
	struct span rest = span_of(w->changes), line;
	struct buf said = BUF_INIT;

	text_title(b, v, SAY_WHATIF_CHANGED);
	while (span_line(&rest, &line)) {
		const char *indent = line.n && line.s[0] == ' ' ? "    " : "  ";

		buf_clear(&said);
		text_clean(&said, line.s, line.n, 2000);
		text_paragraph(b, indent, "      ", span_trim(span_of_buf(&said)));
	}
	buf_free(&said);
	if (w->left_out)
		text_say(b, v, "  ", "    ", SAY_WHATIF_LEFT_OUT, AS_INT(w->left_out));
}

static bool same_bytes(const struct table *a, const struct table *b)
{
	struct buf x = BUF_INIT, y = BUF_INIT;
	bool same;

	table_write(a, &x);
	table_write(b, &y);
	journal_write(&a->journal, &x);
	journal_write(&b->journal, &y);
	same = x.n == y.n && !memcmp(x.s, y.s, x.n);
	buf_free(&x);
	buf_free(&y);
	return same;
}

/* A match that is over is open to all. So the referee reads both tables as if it were over, and a
 * seat as if it were not, unless both are: what would be opened is still hidden. */
static void set_sight(const struct report_whatif *w, const struct comparison *d)
{
	bool open = !w->seat || (d->over[WAS] && d->over[IS]);

	table_put(w->played, C_OVER, open);
	table_put(w->instead, C_OVER, open);
}

static void write_position(struct buf *b, const struct comparison *d)
{
	struct buf lines = BUF_INIT;

	comparison_write(&lines, d);
	if (lines.n)
		text_title(b, d->voice, SAY_WHATIF_POSITION);
	buf_add(b, lines.s, lines.n);
	buf_free(&lines);
}

void report_whatif(struct buf *b, const struct report_whatif *w)
{
	struct comparison d = { .voice = { { w->phrases, w->played, w->seat },
					{ w->phrases, w->instead, w->seat } },
		.ranking = { rank_seats(w->played), rank_seats(w->instead) },
		.over = { season_over(w->played), season_over(w->instead) } };
	bool unsaid = !w->seat && !same_bytes(w->played, w->instead);
	size_t at;

	set_sight(w, &d);
	write_headline(b, w, d.voice);
	write_changes(b, w, d.voice);
	at = b->n;
	write_facts(b, &d);
	write_position(b, &d);
	if (b->n > at)
		return;
	buf_char(b, '\n');
	text_say(
		b, d.voice, "", "", unsaid ? SAY_WHATIF_UNSAID : SAY_WHATIF_SAME, AS_SEAT(w->seat));
}
