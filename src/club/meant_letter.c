/* SPDX-License-Identifier: MIT */
#include "club/meant_letter.h"
#include "club/deadline.h"
#include "club/merged.h"
#include "club/taken_out.h"
#include "club/told_change.h"
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

/* Gets what the player had last: the letter that stands, or the one that they are asked about. */
static enum found find_standing(const struct context *c, int seat, struct letter_row *letter)
{
	enum found found = deadline_asks(c, seat, letter);

	if (found == UNREAD || (found == FOUND && meant_is(letter)))
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

static bool has_new_line(const struct orders *o, const struct orders *stands)
{
	for (int i = 0; i < o->lines; i++)
		if (o->line[i].what != L_BAD && !orders_have(stands, o->line[i].text))
			return true;
	return false;
}

/* ---- the letter ---- */

static bool has_bad(const struct orders *o)
{
	return orders_unclear(o) > 0;
}

/* Returns whether a line says of itself that it comes to others. */
static bool adds_line(const struct orders *o)
{
	static const char *const words[] = { "also", "plus", "additionally", "auch",
		"zus\303\244tzlich", "au\303\237erdem", "aussi", "tambi\303\251n", "tak\305\274e" };
	struct span word;

	for (int i = 0; i < o->lines; i++) {
		struct span rest = o->line[i].text;

		if (!span_word(&rest, &word))
			continue;
		word = span_bare(word, ",:");
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			if (span_folds(word, words[k]))
				return true;
	}
	return false;
}

/* Returns how many lines that stand are said again. Who writes a whole letter anew repeats what is to stay. */
static int count_repeated(const struct letter_change *g)
{
	const struct orders *stands = g->stands->sure;
	int repeated = 0;

	for (int i = 0; i < stands->lines; i++)
		repeated += stands->line[i].what != L_BAD && stands->line[i].what != L_CANCEL
			&& orders_have(g->answer->sure, stands->line[i].text);
	return repeated;
}

static bool says_few(const struct letter_change *g)
{
	return 2 * count_orders(g->answer->o) <= count_orders(g->stands->o);
}

static bool says_more(const struct letter_change *g)
{
	return count_orders(g->answer->o) > count_orders(g->stands->o);
}

/* Of what few lines are said a letter of more stays, and so does what is understood beside lines that are mended or
 * added. Who says some that stand once more, beside lines that were to be mended, writes all anew, as they were asked to. */
static bool changes(const struct letter_change *g)
{
	const bool few = says_few(g);
	const bool open = has_bad(g->stands->o) || g->stands->tried->refused;
	const int repeated = count_repeated(g);

	return adds_line(g->answer->o) || merging_takes_out(g)
		|| (merging_leaves_out(g)
			&& (few
				|| (open ? !repeated && !says_more(g)
					 : 2 * repeated < count_orders(g->stands->sure))));
}

static void add_lines(struct buf *b, struct span text)
{
	struct span line;

	while (span_line(&text, &line))
		if (line.s[0] != '#')
			buf_fmt(b, "%.*s\n", (int)line.n, line.s);
}

static void mean_nothing(struct admission *j)
{
	buf_clear(&j->meant);
	buf_clear(&j->written);
}

/* Of what is to be written anew nothing stays: then the answer is all that would be sent. */
static void drop_same(struct admission *j, const struct order_proposal *answer)
{
	struct buf said = BUF_INIT, alone = BUF_INIT, merged = BUF_INIT;

	sure_write(&said, answer);
	add_lines(&alone, span_of_buf(&said));
	add_lines(&merged, span_of_buf(&j->meant));
	if (alone.n == merged.n && (!alone.n || !memcmp(alone.s, merged.s, alone.n)))
		mean_nothing(j);
	buf_free(&said);
	buf_free(&alone);
	buf_free(&merged);
}

/* Returns the lines that stand as their player wrote them. */
static struct span standing_text(const struct letter_row *letter)
{
	return meant_is(letter) ? (struct span){ letter->original, letter->original_n }
				: span_of(letter->text);
}

/* The letter of both, read and tried. */
struct both {
	struct orders *orders;
	struct line_list tried;
};

static void try_both(struct both *both, const struct admission *j, const struct names *names)
{
	both->orders = orders_read(j->meant.s, j->meant.n, names);
	tried_make(&both->tried, j->c, &j->seat, span_of_buf(&j->meant), false, both->orders->lines,
		both->orders);
}

static void both_free(struct both *both)
{
	tried_free(&both->tried);
	orders_free(both->orders);
}

/* Of two orders of which one is played the new one takes the place of the old one. */
static void let_yield(struct admission *j, const struct names *names, struct letter_change *g)
{
	struct both both;

	try_both(&both, j, names);
	if (merging_yields(g, both.orders, &both.tried)) {
		mean_nothing(j);
		merging_write(g, &j->meant, &j->written);
	}
	both_free(&both);
}

/* Returns whether the letter of both would have more refused than either has alone: one that is about as long is then to
 * come in place of the other. */
static bool clashes(
	const struct admission *j, const struct names *names, const struct letter_change *g)
{
	struct both both;
	bool more;

	try_both(&both, j, names);
	more = both.tried.refused > j->tried.refused + g->stands->tried->refused;
	both_free(&both);
	return more;
}

static void weigh_merged(struct admission *j, const struct names *names, struct letter_change *g)
{
	if (adds_line(g->answer->o))
		return;
	let_yield(j, names, g);
	if (!merging_takes_out(g) && !says_few(g) && clashes(j, names, g))
		mean_nothing(j);
}

static void write_merged(struct admission *j, const struct names *names,
	const struct order_proposal *answer, const struct orders *stands,
	const struct letter_row *letter)
{
	struct span text = standing_text(letter);
	struct program *before =
		program_make(names, j->c->m->season, j->seat.seat, span_of(j->seat.standing), NULL);
	struct line_list tried;
	struct order_proposal sure;
	struct letter_change g = { .numbered = !meant_is(letter) };

	tried_make(&tried, j->c, &j->seat, text, true, stands->lines, NULL);
	if (sure_make(&sure, stands, &tried, names)) {
		merging_make(&g, names, &sure, answer, before->stood);
		if (changes(&g))
			merging_write(&g, &j->meant, &j->written);
		if (j->meant.n)
			weigh_merged(j, names, &g);
		drop_same(j, answer);
		merging_free(&g);
	}
	sure_free(&sure);
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

static void find_merged(struct admission *j, const struct names *reader,
	const struct order_proposal *answer, const struct orders *stands,
	const struct letter_row *letter)
{
	if (has_new_line(answer->sure, stands) || has_bad(stands) || has_bad(answer->o)
		|| (is_of(letter, V_MEANT) && is_said_again(j, answer->sure)))
		write_merged(j, reader, answer, stands, letter);
}

static bool is_sure(const struct line_verdict *verdict)
{
	return verdict->meant.n && !verdict->some;
}

/* Fills in what a line that is not understood says, in words, of the letter that stands. */
static void tell_change(struct line_verdict *verdict, const struct orders *stands,
	const struct names *reader, struct span said)
{
	struct buf meant = BUF_INIT;

	if (told_withdrawn(stands, reader, said)) {
		buf_clear(&verdict->remedy);
		buf_clear(&verdict->meant);
		rules_say(reader->rules, &verdict->remedy, "remedy-meant order=%s", CANCEL_LETTER);
		return;
	}
	if (!is_sure(verdict))
		told_change(&meant, stands, reader, said);
	if (!meant.n && verdict->some
		&& (told_instead(stands, reader, said) >= 0 || told_first(reader, said)))
		buf_add(&meant, verdict->meant.s, verdict->meant.n);
	if (meant.n) {
		buf_clear(&verdict->remedy);
		rules_say(reader->rules, &verdict->remedy, "remedy-meant order=%s", meant.s);
		buf_free(&verdict->meant);
		verdict->meant = meant;
		verdict->some = false;
	} else {
		buf_free(&meant);
	}
}

static bool has_unsure(const struct admission *j, const struct orders *answer)
{
	for (int i = 0; i < answer->lines && i < j->tried.n; i++)
		if (answer->line[i].what == L_BAD && !is_sure(&j->tried.line[i]))
			return true;
	return false;
}

/* What words say may come only behind orders that stand, as what is taken in a city behind the way there. So each line of
 * which alone nothing sure can be told is tried behind those as well. */
static void try_behind(struct admission *j, const struct orders *answer,
	const struct orders *stands, struct span text)
{
	struct buf both = BUF_INIT;
	struct line_list tried;

	if (!has_unsure(j, answer))
		return;
	buf_fmt(&both, "%.*s\n", (int)text.n, text.s);
	for (int i = 0; i < answer->lines; i++)
		buf_fmt(&both, "%.*s\n", (int)answer->line[i].text.n, answer->line[i].text.s);
	tried_make(&tried, j->c, &j->seat, span_of_buf(&both), false, stands->lines + answer->lines,
		NULL);
	for (int i = 0; i < answer->lines && i < j->tried.n; i++) {
		struct line_verdict *alone = &j->tried.line[i];
		struct line_verdict *behind = &tried.line[stands->lines + i];

		if (answer->line[i].what == L_BAD && !is_sure(alone) && is_sure(behind)) {
			const struct line_verdict was = *alone;

			*alone = *behind;
			*behind = was;
		}
	}
	tried_free(&tried);
	buf_free(&both);
}

static void tell_changes(struct admission *j, const struct names *reader,
	const struct orders *answer, const struct orders *stands)
{
	for (int i = 0, n = 0; i < answer->lines && i < j->tried.n && n < TOLD_CHANGES; i++)
		if (answer->line[i].what == L_BAD) {
			tell_change(&j->tried.line[i], stands, reader, answer->line[i].text);
			n++;
		}
}

static bool has_guess(const struct order_proposal *answer)
{
	for (int i = 0; i < answer->sure->lines; i++)
		if (sure_is_guess(answer, i))
			return true;
	return false;
}

/* An answer of which nothing can be told leaves the letter that was offered on offer. */
static bool offer_again(struct admission *j)
{
	struct letter_row letter = { 0 };
	enum found found = deadline_asks(j->c, j->seat.seat, &letter);

	if (found == FOUND && meant_is(&letter)) {
		buf_str(&j->meant, letter.text);
		buf_add(&j->written, letter.original, letter.original_n);
		j->mends = meant_mends(&letter);
	}
	letter_row_free(&letter);
	return found != UNREAD;
}

/* stands NULL: no letter does. */
static bool propose(struct admission *j, const struct names *reader,
	const struct order_proposal *answer, const struct orders *stands,
	const struct letter_row *letter)
{
	bool ok = true;

	j->mends = has_guess(answer);
	if (!j->mends && j->verdict != V_TAKEN)
		ok = !has_bad(answer->o) || offer_again(j);
	else if (stands)
		find_merged(j, reader, answer, stands, letter);
	if (j->mends && !j->meant.n) {
		sure_write(&j->meant, answer);
		for (int i = 0; i < answer->o->lines; i++)
			buf_fmt(&j->written, "%.*s\n", (int)answer->o->line[i].text.n,
				answer->o->line[i].text.s);
	}
	return ok;
}

bool meant_find(struct admission *j, const struct names *reader, const struct orders *answer)
{
	struct letter_row letter = { 0 };
	struct order_proposal sure;
	struct orders *stands = NULL;
	enum found found = find_standing(j->c, j->seat.seat, &letter);
	bool ok = found != UNREAD;

	if (!ok)
		return false;
	if (found == FOUND) {
		struct span text = standing_text(&letter);

		stands = orders_read(text.s, text.n, reader);
		try_behind(j, answer, stands, text);
		tell_changes(j, reader, answer, stands);
	}
	if (sure_make(&sure, answer, &j->tried, reader))
		ok = propose(j, reader, &sure, stands, &letter);
	sure_free(&sure);
	orders_free(stands);
	letter_row_free(&letter);
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
		.original = j->written.s,
		.original_n = j->written.n };
	bool added;

	if (!j->meant.n)
		return true;
	order_hash(row.hash, span_of_buf(&j->meant), (struct span){ (const char *)j->hash, HASH });
	strcpy(row.verdict, verdict_name(j->mends ? V_MENDED : V_MEANT));
	strcpy(row.form, "unsigned");
	strcpy(row.auth, "token");
	return store_add_letter(j->c->club->store, &row, &added, j->c->why);
}
