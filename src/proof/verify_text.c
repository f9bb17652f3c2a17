/* SPDX-License-Identifier: MIT */
#include "proof/verify_text.h"
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

/* ---- what is proven ---- */

static void say_history(struct buf *b, const struct verification *v)
{
	const struct paper *first = v->records ? v->record[0] : NULL;

	if (v->rostered)
		verify_say(b, "  proven: ",
			"who opened the match and who plays it, signed by its referee");
	else if (!first)
		verify_say(b, "  proven: ", "who opened the match: it has no players yet");
	if (!first)
		verify_say(b, "  not proven: ",
			"the seasons: no record is here. Records are enclosed in the reports, as"
			" record.txt");
	else if (v->records == v->last + 1 && !v->wrong)
		verify_say(b, "  proven: ",
			"the history of the match up to record %d (season %d): %d record%s, each "
			"signed and each following from the one before",
			v->last, v->record[v->records - 1]->season, v->records, plural(v->records));
	else
		verify_say(b,
			"  read: ", "%d record%s of its history, up to record %d, each signed",
			v->records, plural(v->records), v->record[v->records - 1]->number);
}

/* Says what was revealed of a match that is over. */
static void say_revealed(struct buf *b, const struct verification *v)
{
	const struct proof_counts *t = &v->proven;
	int dice, cards;

	if (v->unproven_reveals)
		verify_say(b, "  not proven: ",
			"%d text%s of what was hidden: no record here shows the secret, or a "
			"season is revealed twice",
			v->unproven_reveals, plural(v->unproven_reveals));
	verify_hidden(v, &dice, &cards);
	if (!v->shown || (!dice && !cards))
		return;
	if (t->shown_dice || t->shown_cards)
		verify_say(b, "  proven: ",
			"what was hidden, %d %s and %d card%s: each was committed to before"
			" anybody saw it, and comes out of the secret",
			t->shown_dice, t->shown_dice == 1 ? "die" : "dice", t->shown_cards,
			plural(t->shown_cards));
	if (t->shown_dice < dice || t->shown_cards < cards)
		verify_say(b, "  not proven: ",
			"the rest of %d hidden dice and %d cards of shuffles: the records and "
			"receipts about them are not here",
			dice, cards);
}

static void say_chance(struct buf *b, const struct verification *v)
{
	const struct proof_counts *t = &v->proven;

	if (t->dice)
		verify_say(b, "  proven: ",
			"%d %s open to all, out of what the referee and the players had committed "
			"to"
			" before the match",
			t->dice, t->dice == 1 ? "die" : "dice");
	if (t->rolls || t->cards)
		verify_say(b, "  proven: ",
			"%d hidden %s and %d card%s, committed to before anybody saw them",
			t->rolls, t->rolls == 1 ? "die" : "dice", t->cards, plural(t->cards));
	say_revealed(b, v);
	if (v->records && !v->shown)
		verify_say(b, "  not proven yet: ",
			"the cards and hidden dice that nobody here has seen. Their secret is "
			"shown when the match is over");
	else if (v->shown)
		verify_say(b, "  proven: ",
			"the secret of all that was hidden is the secret that the opening "
			"committed to");
}

static void say_witness(struct buf *b, const struct verification *v)
{
	struct span rest = { v->absent.s, v->absent.n }, number;

	if (v->proven.witnessed)
		verify_say(b, "  proven: ",
			"%d season%s whose letters were sealed before the witness gave a value:"
			" nobody could choose a die there after seeing a letter",
			v->proven.witnessed, plural(v->proven.witnessed));
	while (span_word(&rest, &number))
		verify_say(b, "  not proven: ",
			"witness-absent %.*s: the witness had not answered, so the referee could "
			"know the dice of that season when the last letter was in",
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
			"open-dice %d: that the dice of %d season%s from that record on were not"
			" chosen. Two seats with a key, or a witness, give that proof, and the"
			" match had neither",
			first, n, plural(n));
	else if (!v->records && v->rostered && verify_open_dice(v, 0))
		verify_say(b, "  not proven: ",
			"open-dice 0: that no dice will be chosen. Two seats with a key, or a"
			" witness, give that proof, and the match has neither");
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

static void say_what_was_undone(struct buf *b, const struct verification *v, const struct paper *p)
{
	bool restored = verify_restores(p);
	const struct paper *undo = undone_by(v, p);
	struct span played, reason = { "", 0 };
	bool lost = block_value(paper_text(p), "played", &played) && !span_is(played, "none");

	if (!restored && !(lost && span_starts(paper_text(p), "tp-rollback ")))
		return;
	block_value(paper_text(p), "why", &reason);
	if (!lost)
		verify_say(b, "  told: ",
			"the club was restored from a backup before season %d was played, and "
			"letters"
			" for it may be lost (record %d: %.*s)",
			p->season, p->number, (int)reason.n, reason.s);
	else if (undo)
		verify_say(b, "  told: ",
			"the referee took back seasons %d to %.*s (record %d: %.*s), and put them"
			" back (record %d)",
			p->season, (int)played.n, played.s, p->number, (int)reason.n, reason.s,
			undo->number);
	else
		verify_say(b, "  told: ", "%s %d to %.*s do not count (record %d: %.*s)",
			restored ? "the club was restored from a backup, and lost seasons"
				 : "the referee has taken back what was played: seasons",
			p->season, (int)played.n, played.s, p->number, (int)reason.n, reason.s);
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
			"the referee gave the seat %s, or another key for it, to somebody in "
			"season %d"
			" (record %d)",
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
		"seasons %d to %d: get a tradepost that has revision %.*s of the rules of '%s', as "
		"the program that played them had, which was %s. What is said above needs no rules",
		first, last, (int)number.n, number.s, game.s, program.n ? program.s : "not named");
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
		[REPLAY_BEFORE] = "the table or the orders that stood before it are not here",
		[REPLAY_BOX] = "the box of the match is not here: an archive has it",
		[REPLAY_FORM] = "its record does not say for whom the autopilot played",
	};
	char which[60];
	struct buf names = BUF_INIT;

	if (first == last)
		snprintf(which, sizeof which, "season %d", first);
	else
		snprintf(which, sizeof which, "seasons %d to %d", first, last);
	seats_print(&names, verify_game(v), a->missing, MAXSEATS, ", ");
	if (a->state == REPLAY_SAME)
		verify_say(b, "  proven: ",
			"%s, played again from the letters: the table, the dice and the standing "
			"lines are those of the records",
			which);
	else if (a->state == REPLAY_LETTERS)
		verify_say(b, "  not proven: ", "%s: the letter of %s is needed to play it again",
			which, names.s);
	else if (a->state != REPLAY_OTHER && a->state != REPLAY_RULES)
		verify_say(b, "  not proven: ", "%s, not played again: %s", which, lacks[a->state]);
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
		verify_say(b,
			"  proven: ", "%d report%s, as this program makes %s of what was played",
			reports, plural(reports), reports == 1 ? "it" : "them");
	if (others)
		verify_say(b,
			"  not proven: ", "%d report%s, which this program puts in other words",
			others, plural(others));
	if (unnamed)
		verify_say(b,
			"  not proven: ", "%d report%s that name players who are not named here",
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
			"%d letter%s that the records name: %s not here. An archive never has "
			"letters with mail commands; whoever sent such a letter has it",
			orders - t->letters, plural(orders - t->letters),
			orders - t->letters == 1 ? "it is" : "they are");
	if (t->receipts)
		verify_say(b, "  proven: ",
			"%d receipt%s, and %d report%s above %s, as the referee signed them",
			t->receipts, plural(t->receipts), t->reports, plural(t->reports),
			t->receipts == 1 ? "it" : "them");
	if (t->shown)
		verify_say(b,
			"  proven: ", "%d report%s with the orders of the letter that is here",
			t->shown, plural(t->shown));
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
