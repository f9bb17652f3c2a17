/* SPDX-License-Identifier: MIT */
#include "proof/verify_text.h"
#include "base/texts.h"
#include "proof/block.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void verify_say(struct buf *b, const char *first, const char *form, ...)
{
	char text[400];
	va_list ap;

	va_start(ap, form);
	vsnprintf(text, sizeof text, form, ap);
	va_end(ap);
	text_wrap(b, first, "    ", text, strlen(text), 72);
}

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

/* Returns such as "season 3" or "seasons 3 to 5". */
static struct short_text seasons_text(int first, int last)
{
	struct short_text b;

	if (first == last)
		snprintf(b.s, sizeof b.s, "season %d", first);
	else
		snprintf(b.s, sizeof b.s, "seasons %d to %d", first, last);
	return b;
}

/* Returns such as "1 hidden die and 4 cards", without what there is none of. */
static struct short_text hidden_text(int dice, const char *of_cards, int cards)
{
	struct short_text b;
	int n = 0;

	if (dice)
		n = snprintf(b.s, sizeof b.s, "%d hidden %s%s", dice, dice == 1 ? "die" : "dice",
			cards ? " and " : "");
	if (cards)
		snprintf(b.s + n, sizeof b.s - (size_t)n, "%d %scard%s", cards, of_cards,
			plural(cards));
	return b;
}

/* ---- what is proven ---- */

static void say_history(struct buf *b, const struct verification *v)
{
	const struct paper *first = v->records ? v->record[0] : NULL;

	if (v->rostered)
		verify_say(b, "  proven: ",
			"who opened the match and who plays it: the referee has signed both");
	else if (!first)
		verify_say(b, "  proven: ", "who opened the match. Nothing here says who plays it");
	if (!first)
		verify_say(b, "  not proven: ",
			"the seasons: no record of a season is here. Each report has its record as"
			" the file record.txt");
	else if (v->records == v->last + 1 && !v->wrong)
		verify_say(b, "  proven: ",
			"the history of the match up to record %d (season %d). Each record is "
			"signed, and each follows from the record before it",
			v->last, v->record[v->records - 1]->season);
	else
		verify_say(b,
			"  read: ", "%d record%s of the match, up to record %d. Each is signed",
			v->records, plural(v->records), v->record[v->records - 1]->number);
}

/* Says what was revealed of a match that is over. */
static void say_revealed(struct buf *b, const struct verification *v)
{
	const struct proof_counts *t = &v->proven;
	int dice, cards;

	if (v->unproven_reveals)
		verify_say(b, "  not proven: ",
			"%d text%s that tell%s what was hidden: no record here shows the secret, "
			"or two "
			"texts tell of one season",
			v->unproven_reveals, plural(v->unproven_reveals),
			v->unproven_reveals == 1 ? "s" : "");
	verify_hidden(v, &dice, &cards);
	if (!v->shown || (!dice && !cards))
		return;
	if (t->shown_dice || t->shown_cards)
		verify_say(b, "  proven: ",
			"%s, shown when the match was over. The referee committed to each"
			" before anybody saw it, and each follows from the secret",
			hidden_text(t->shown_dice, "", t->shown_cards).s);
	if (t->shown_dice < dice || t->shown_cards < cards)
		verify_say(b,
			"  not proven: ", "the rest of %s: the texts that show them are not here",
			hidden_text(dice, "shuffled ", cards).s);
}

static void say_chance(struct buf *b, const struct verification *v)
{
	const struct proof_counts *t = &v->proven;

	if (t->dice)
		verify_say(b, "  proven: ",
			"%d %s that all may see, made from the values that the referee and the "
			"players committed to before the match",
			t->dice, t->dice == 1 ? "die" : "dice");
	if (t->rolls || t->cards)
		verify_say(b,
			"  proven: ", "%s. The referee committed to each before anybody saw it",
			hidden_text(t->rolls, "", t->cards).s);
	say_revealed(b, v);
	if (v->records && !v->shown)
		verify_say(b, "  not proven yet: ",
			"the hidden dice and cards that no text here shows. The secret that proves"
			" them is shown when the match is over");
	else if (v->shown)
		verify_say(b, "  proven: ",
			"the secret of all that was hidden. The referee committed to it when "
			"the match was opened");
}

static void say_witness(struct buf *b, const struct verification *v)
{
	struct span rest = { v->absent.s, v->absent.n }, number;

	if (v->proven.witnessed)
		verify_say(b, "  proven: ",
			"the letters of %d season%s were sealed before the witness gave a value. So"
			" nobody could choose a die after seeing these letters",
			v->proven.witnessed, plural(v->proven.witnessed));
	while (span_word(&rest, &number))
		verify_say(b, "  not proven: ",
			"witness-absent %.*s: that nobody chose the dice of this record. The "
			"witness had not answered, so the referee could know these dice when the "
			"last letter was in",
			(int)number.n, number.s);
}

static void say_open_dice(struct buf *b, const struct verification *v)
{
	int first = 0, n = 0;

	for (int i = 0; i < v->records; i++)
		if (v->record[i]->kind == PAPER_SEASON && verify_open_dice(v, v->record[i]->number)
			&& !n++)
			first = v->record[i]->number;
	if (n)
		verify_say(b, "  not proven: ",
			"open-dice %d: that nobody chose the dice of %d season%s from this record"
			" on. Two seats with a key, or a witness, give this proof, and the match"
			" had neither",
			first, n, plural(n));
	else if (!v->records && v->rostered && verify_open_dice(v, 0))
		verify_say(b, "  not proven: ",
			"open-dice 0: that nobody will choose the dice. Two seats with a key, or a"
			" witness, give this proof, and the match has neither");
}

/* Returns the record that put back what this one had taken back; NULL: none. */
static const struct paper *undone_by(const struct verification *v, const struct paper *p)
{
	for (int i = 0; i < v->records; i++) {
		struct span undoes;
		long long number;

		if (span_starts(paper_text(v->record[i]), "tp-undo ")
			&& block_value(paper_text(v->record[i]), "undoes", &undoes)
			&& span_int(undoes, 0, INT32_MAX, &number) && number == p->number)
			return v->record[i];
	}
	return NULL;
}

/* Says why seasons do not count: they were lost, or taken back and not put back. */
static void say_lost(struct buf *b, const struct paper *p, int last, struct span reason)
{
	struct short_text which = seasons_text(p->season, last);

	if (verify_restores(p))
		verify_say(b, "  told: ",
			"the club was restored from a backup. What was played in %s was lost and "
			"does not count (record %d: %.*s)",
			which.s, p->number, (int)reason.n, reason.s);
	else
		verify_say(b, "  told: ",
			"the referee took back %s, so what was played then does not count (record "
			"%d: %.*s)",
			which.s, p->number, (int)reason.n, reason.s);
}

static void say_what_was_undone(struct buf *b, const struct verification *v, const struct paper *p)
{
	bool restored = verify_restores(p);
	const struct paper *undo = undone_by(v, p);
	struct span played, reason = { "", 0 };
	long long last;
	bool lost = block_value(paper_text(p), "played", &played)
		&& span_int(played, 0, INT32_MAX, &last);

	if (!restored && !(lost && span_starts(paper_text(p), "tp-rollback ")))
		return;
	block_value(paper_text(p), "why", &reason);
	if (!lost)
		verify_say(b, "  told: ",
			"the club was restored from a backup before season %d was played. Letters "
			"for this season may be lost (record %d: %.*s)",
			p->season, p->number, (int)reason.n, reason.s);
	else if (undo)
		verify_say(b, "  told: ",
			"the referee took back %s (record %d: %.*s), and later let what was played "
			"count again (record %d)",
			seasons_text(p->season, (int)last).s, p->number, (int)reason.n, reason.s,
			undo->number);
	else
		say_lost(b, p, (int)last, reason);
}

/* Returns the first seat that has a line "seat N WORD"; 0: none. */
static int seat_with(const struct verification *v, const struct paper *p, const char *word)
{
	struct span value;

	for (int n = 1; n <= v->seats; n++)
		if (verify_seat(p, n, word, &value))
			return n;
	return 0;
}

/* Returns the game, for the names of its seats; NULL: no record names a known game. */
static const struct game *verify_game(const struct verification *v)
{
	const struct game *game = NULL;
	struct span rules, word;
	char *name;

	for (int i = 0; i < v->records && !game; i++) {
		if (!block_value(paper_text(v->record[i]), "rules", &rules)
			|| !span_word(&rules, &word))
			continue;
		name = xcopy(word.s, word.n);
		game = game_named(name);
		free(name);
	}
	return game;
}

/* Says what the referee did besides taking letters. */
static void say_deed(struct buf *b, const struct verification *v, const struct paper *p)
{
	struct span text = paper_text(p), reason = { "", 0 }, by, ignored;
	struct buf seat = BUF_INIT;

	block_value(text, "why", &reason);
	if (p->kind == PAPER_REJOIN && block_value(text, "by", &by) && span_is(by, "referee")) {
		seat_print(&seat, verify_game(v), seat_with(v, p, "key"));
		verify_say(b, "  told: ",
			"the referee gave the seat %s to somebody, or gave this seat another key, "
			"in season %d (record %d)",
			seat.s, p->season, p->number);
	} else if (p->kind == PAPER_ACT) {
		seat_print(&seat, verify_game(v), seat_with(v, p, "order"));
		verify_say(b,
			"  told: ", "the referee gave orders for %s in season %d (record %d: %.*s)",
			seat.s, p->season, p->number, (int)reason.n, reason.s);
	} else if (p->kind == PAPER_AMEND && block_value(text, "state", &ignored)) {
		verify_say(b, "  told: ",
			"the referee has changed the outcome of season %d (record %d: %.*s)",
			p->season, p->number, (int)reason.n, reason.s);
	}
	buf_free(&seat);
}

/* Says what everybody should know though no letter caused it: that the club lost something, or that
 * the referee took something back or acted. */
static void say_told(struct buf *b, const struct verification *v)
{
	for (int i = 0; i < v->records; i++) {
		say_what_was_undone(b, v, v->record[i]);
		say_deed(b, v, v->record[i]);
	}
}

/* Returns the rules that a season's record names, such as "ktech 1 tradepost-0.1", where this
 * program lacks them; else nothing. */
static struct span lacking(const struct paper *p)
{
	const struct span none = { "", 0 };
	struct span rules, rest, name, number;
	char game[40];
	long long revision;

	if (p->kind != PAPER_SEASON || !block_value(paper_text(p), "rules", &rules))
		return none;
	rest = rules;
	if (!span_word(&rest, &name) || !span_word(&rest, &number)
		|| !span_int(number, 1, INT32_MAX, &revision))
		return none;
	snprintf(game, sizeof game, "%.*s", (int)name.n, name.s);
	return game_of(game, (int)revision) ? none : rules;
}

static void say_lacking(struct buf *b, struct span rules, int first, int last)
{
	struct span name, number;
	struct buf game = BUF_INIT, program = BUF_INIT;

	if (!rules.n)
		return;
	span_word(&rules, &name);
	span_word(&rules, &number);
	text_clean(&game, name.s, name.n, 40);
	rules = span_trim(rules);
	text_clean(&program, rules.s, rules.n, 60);
	verify_say(b, "  not played again: ",
		"%s. To play %s again, get a tradepost that has revision %.*s of the rules of "
		"'%s'%s%s. What stands above needs no rules",
		seasons_text(first, last).s, first == last ? "it" : "them", (int)number.n, number.s,
		game.s, program.n ? ", such as " : "", program.n ? program.s : "");
	buf_free(&game);
	buf_free(&program);
}

static void say_rules(struct buf *b, const struct verification *v)
{
	struct span rules = { "", 0 };
	int first = 0, last = 0;

	for (int i = 0; i < v->records; i++) {
		struct span lacks = lacking(v->record[i]);

		if (!lacks.n)
			continue;
		if (!span_same(lacks, rules)) {
			say_lacking(b, rules, first, last);
			rules = lacks;
			first = v->record[i]->season;
		}
		last = v->record[i]->season;
	}
	say_lacking(b, rules, first, last);
}

/* ---- seasons played again ---- */

/* Says what the seasons from first to last lack, or that they are proven. */
static void say_seasons(
	struct buf *b, const struct verification *v, const struct replay *a, int first, int last)
{
	static const char *const lacks[] = {
		[REPLAY_BEFORE] =
			"the table or the standing lines of the season before are not here",
		[REPLAY_BOX] = "give an archive of the match, too. It has the box, and the box is "
			       "not here",
		[REPLAY_FORM] = "the record does not say for whom the autopilot played",
	};
	struct short_text which = seasons_text(first, last);
	struct buf names = BUF_INIT;

	seats_print(&names, verify_game(v), a->missing, MAXSEATS, ", ");
	if (a->state == REPLAY_SAME)
		verify_say(b, "  proven: ",
			"%s, played again from the letters. The table, the dice and the standing "
			"lines came out as the records have them",
			which.s);
	else if (a->state == REPLAY_LETTERS)
		verify_say(b, "  not proven: ", "%s: to play %s again, give the letter of %s, too",
			which.s, first == last ? "it" : "them", names.s);
	else if (a->state != REPLAY_OTHER && a->state != REPLAY_RULES)
		verify_say(
			b, "  not proven: ", "%s, not played again: %s", which.s, lacks[a->state]);
	buf_free(&names);
}

/* Says how the reports of these seasons compare. */
static void say_reports(struct buf *b, const struct replay *a, int n)
{
	int reports = 0, others = 0, unnamed = 0;

	for (int i = 0; i < n; i++) {
		reports += a[i].reports;
		others += a[i].others;
		unnamed += a[i].unnamed;
	}
	if (reports)
		verify_say(b, "  proven: ",
			"%d report%s: this program makes the same from what was played", reports,
			plural(reports));
	if (others)
		verify_say(b, "  not proven: ", "%d report%s: this program uses other words",
			others, plural(others));
	if (unnamed)
		verify_say(b,
			"  not proven: ", "%d report%s: the names of the players are not here",
			unnamed, plural(unnamed));
	for (int i = 0; i < n; i++) {
		struct span rest = span_of_buf(&a[i].told), line;

		while (span_line(&rest, &line))
			verify_say(b, "    ", "season %d: %.*s", a[i].season, (int)line.n, line.s);
	}
}

/* Joins neighbouring seasons with the same result. say_rules has told of those with other rules. */
static void say_again(struct buf *b, const struct verification *v, const struct replay *a, int n)
{
	for (int i = 0, first = 0; i < n; i++)
		if (i + 1 == n || a[i + 1].state != a[i].state
			|| a[i + 1].missing != a[i].missing) {
			say_seasons(b, v, &a[i], a[first].season, a[i].season);
			first = i + 1;
		}
	say_reports(b, a, n);
}

static void say_papers(struct buf *b, const struct verification *v)
{
	const struct proof_counts *t = &v->proven;
	int orders = 0;

	for (int i = 0; i < v->records; i++) {
		struct span rest = { v->record[i]->text.s, v->record[i]->text.n }, line;

		while (v->record[i]->kind == PAPER_SEASON && span_line(&rest, &line))
			orders += span_starts(line, "seat ")
				&& memmem(line.s, line.n, " order ", 7) != NULL;
	}
	if (t->letters)
		verify_say(b, "  proven: ", "%d letter%s in the records, as the player signed %s",
			t->letters, plural(t->letters), t->letters == 1 ? "it" : "them");
	if (orders > t->letters)
		verify_say(b, "  not proven: ",
			"%d letter%s that the records name: %s not here. Whoever sent such a "
			"letter "
			"has it. An archive has no letters with mail commands",
			orders - t->letters, plural(orders - t->letters),
			orders - t->letters == 1 ? "it is" : "they are");
	if (t->receipts && t->reports)
		verify_say(b, "  proven: ",
			"%d receipt%s, and the text of %d report%s, as the referee signed them",
			t->receipts, plural(t->receipts), t->reports, plural(t->reports));
	else if (t->receipts)
		verify_say(b, "  proven: ", "%d receipt%s, as the referee signed %s", t->receipts,
			plural(t->receipts), t->receipts == 1 ? "it" : "them");
	if (t->shown)
		verify_say(b,
			"  proven: ", "%d report%s %s the orders of the letters that are here",
			t->shown, plural(t->shown), t->shown == 1 ? "shows" : "show");
	if (t->acks)
		verify_say(b, "  proven: ", "%d acknowledgement%s, as the referee signed %s",
			t->acks, plural(t->acks), t->acks == 1 ? "it" : "them");
}

void verify_say_lines(struct buf *b, const char *first, const struct buf *faults)
{
	struct span rest = span_of_buf(faults), line;

	while (span_line(&rest, &line))
		verify_say(b, first, "%.*s", (int)line.n, line.s);
}

static void say_faults(struct buf *b, const struct verification *v)
{
	verify_say_lines(b, "  WRONG ", &v->faults);
	verify_say_lines(b, "  UNPROVEN ", &v->unproven);
	if (!v->wrong)
		verify_say(b, "  ", "Nothing is wrong with what is here.");
}

void verify_text(
	struct buf *b, const struct verification *v, const struct replay *again, int seasons)
{
	buf_fmt(b, "match %s\n", *v->gid ? v->gid : "(none is named)");
	if (v->opened) {
		say_history(b, v);
		say_told(b, v);
		say_chance(b, v);
		say_witness(b, v);
		say_open_dice(b, v);
		say_papers(b, v);
		say_rules(b, v);
		say_again(b, v, again, seasons);
	}
	say_faults(b, v);
}
