/* SPDX-License-Identifier: MIT
 * verify: what the mails somebody has kept prove of a match. No club is needed. */
#include "archive/copy.h"
#include "archive/site.h"
#include "club/evidence.h"
#include "cmd/cmd.h"
#include "proof/block.h"
#include "proof/verify_play.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((format(printf, 2, 3))) static void say(const char *first, const char *form, ...)
{
	struct buf line = BUF_INIT;
	char text[400];
	va_list ap;

	va_start(ap, form);
	vsnprintf(text, sizeof text, form, ap);
	va_end(ap);
	text_wrap(&line, first, "    ", text, strlen(text), 72);
	fputs(line.s, stdout);
	buf_free(&line);
}

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

/* ---- what is proven ---- */

static void say_history(const struct verifying *v)
{
	const struct paper *first = v->records ? v->record[0] : NULL;

	if (v->opened && v->rostered)
		say("  proven: ", "who opened the match and who plays it, signed by its referee");
	else if (v->opened && !first)
		say("  proven: ", "who opened the match: nobody plays it yet");
	if (!first)
		say("  not proven: ",
			"the seasons: no record is here. They are enclosed in the reports, as"
			" record.txt");
	else if (v->records == v->last + 1 && !v->wrong)
		say("  proven: ",
			"its history up to record %d (season %d): %d record%s, each signed and each"
			" following from the one before",
			v->last, v->record[v->records - 1]->season, v->records, plural(v->records));
	else
		say("  read: ", "%d record%s of its history, up to record %d, each signed",
			v->records, plural(v->records), v->record[v->records - 1]->number);
}

/* Of a match that is over. */
static void say_revealed(const struct verifying *v)
{
	const struct tally *t = &v->proven;
	int dice, cards;

	if (v->unproven_reveals)
		say("  not proven: ",
			"%d text%s of what was hidden: no record here shows the secret, or it is"
			" told twice",
			v->unproven_reveals, plural(v->unproven_reveals));
	verify_hidden(v, &dice, &cards);
	if (!v->shown || (!dice && !cards))
		return;
	if (t->shown_dice || t->shown_cards)
		say("  proven: ",
			"what was hidden, %d %s and %d card%s: each was committed to before"
			" anybody saw it, and comes out of the secret",
			t->shown_dice, t->shown_dice == 1 ? "die" : "dice", t->shown_cards,
			plural(t->shown_cards));
	if (t->shown_dice < dice || t->shown_cards < cards)
		say("  not proven: ",
			"of %d hidden dice and %d cards of shuffles the rest: what tells of them"
			" is not here",
			dice, cards);
}

static void say_chance(const struct verifying *v)
{
	const struct tally *t = &v->proven;

	if (t->dice)
		say("  proven: ",
			"%d %s open to all, out of what the referee and the players had committed "
			"to"
			" before the match",
			t->dice, t->dice == 1 ? "die" : "dice");
	if (t->rolls || t->cards)
		say("  proven: ",
			"%d hidden %s and %d card%s, committed to before anybody saw them",
			t->rolls, t->rolls == 1 ? "die" : "dice", t->cards, plural(t->cards));
	say_revealed(v);
	if (v->records && !v->shown)
		say("  not proven yet: ",
			"what nobody here has seen of cards and hidden dice. The secret they come"
			" from is shown when the match is over");
	else if (v->shown)
		say("  proven: ",
			"the secret behind all that was hidden is the one told of at"
			" the opening");
}

static void say_witness(const struct verifying *v)
{
	struct span rest = { v->absent.s, v->absent.n }, number;

	if (v->proven.witnessed)
		say("  proven: ",
			"%d season%s whose letters were sealed before the witness gave his value:"
			" nobody could choose a die there after seeing a letter",
			v->proven.witnessed, plural(v->proven.witnessed));
	while (span_word(&rest, &number))
		say("  not proven: ",
			"witness-absent %.*s: the witness had not answered, so the referee could"
			" know its dice when the last letter was in",
			(int)number.n, number.s);
}

/* The record that put back what this one had taken back. */
static const struct paper *undone_by(const struct verifying *v, const struct paper *p)
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

static void say_what_was_undone(const struct verifying *v, const struct paper *p)
{
	bool restored = verify_restores(p);
	const struct paper *undo = undone_by(v, p);
	struct span played, reason = { "", 0 };

	if (!restored && !span_starts(paper_text(p), "tp-rollback "))
		return;
	block_value(paper_text(p), "why", &reason);
	if (!block_value(paper_text(p), "played", &played) || span_is(played, "none"))
		say("  told: ",
			"the club was restored from a backup before season %d was played, and "
			"letters"
			" for it may be lost (record %d: %.*s)",
			p->season, p->number, (int)reason.n, reason.s);
	else if (undo)
		say("  told: ",
			"the referee took back seasons %d to %.*s (record %d: %.*s), and put them"
			" back (record %d)",
			p->season, (int)played.n, played.s, p->number, (int)reason.n, reason.s,
			undo->number);
	else
		say("  told: ", "%s %d to %.*s do not count (record %d: %.*s)",
			restored ? "the club was restored from a backup, and lost seasons"
				 : "the referee has taken back what was played: seasons",
			p->season, (int)played.n, played.s, p->number, (int)reason.n, reason.s);
}

/* "seat N WORD" of the first seat that has it; 0: none has. */
static int seat_with(const struct verifying *v, const struct paper *p, const char *word)
{
	struct span value;

	for (int n = 1; n <= v->seats; n++)
		if (verify_seat(p, n, word, &value))
			return n;
	return 0;
}

/* What the referee did beside the letters. */
static void say_deed(const struct verifying *v, const struct paper *p)
{
	struct span text = paper_text(p), reason = { "", 0 }, by, ignored;
	struct buf seat = BUF_INIT;

	block_value(text, "why", &reason);
	if (p->kind == PAPER_REJOIN && block_value(text, "by", &by) && span_is(by, "referee")) {
		seat_print(&seat, seat_with(v, p, "key"));
		say("  told: ",
			"the referee gave the seat %s, or another key for it, to somebody in "
			"season %d"
			" (record %d)",
			seat.s, p->season, p->number);
	} else if (p->kind == PAPER_ACT) {
		seat_print(&seat, seat_with(v, p, "order"));
		say("  told: ", "the referee gave orders for %s in season %d (record %d: %.*s)",
			seat.s, p->season, p->number, (int)reason.n, reason.s);
	} else if (p->kind == PAPER_AMEND && block_value(text, "state", &ignored)) {
		say("  told: ",
			"the referee has changed what season %d left behind (record %d: %.*s)",
			p->season, p->number, (int)reason.n, reason.s);
	}
	buf_free(&seat);
}

/* What is proven, and was no letter's doing, everybody is to read: the club lost something, or its referee
 * has taken something back, or acted. */
static void say_told(const struct verifying *v)
{
	for (int i = 0; i < v->records; i++) {
		say_what_was_undone(v, v->record[i]);
		say_deed(v, v->record[i]);
	}
}

/* The rules that a season's record says it was played by, "ktech 1 tradepost-0.1", where this program does
 * not have them; else nothing. */
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

static void say_lacking(struct span rules, int first, int last)
{
	struct span name, number;
	struct buf game = BUF_INIT, program = BUF_INIT;

	if (!span_word(&rules, &name) || !span_word(&rules, &number))
		return;
	text_clean(&game, name.s, name.n, 40);
	rules = span_trim(rules);
	text_clean(&program, rules.s, rules.n, 60);
	say("  not played again: ",
		"seasons %d to %d: that takes a tradepost that has revision %.*s of the rules of"
		" '%s', as the one that played them had, which was %s. What is said above needs no"
		" rules",
		first, last, (int)number.n, number.s, game.s, program.n ? program.s : "not named");
	buf_free(&game);
	buf_free(&program);
}

static void say_rules(const struct verifying *v)
{
	struct span rules = { "", 0 };
	int first = 0, last = 0;

	for (int i = 0; i < v->records; i++) {
		struct span lacks = lacking(v->record[i]);

		if (!lacks.n)
			continue;
		if (!span_same(lacks, rules)) {
			say_lacking(rules, first, last);
			rules = lacks;
			first = v->record[i]->season;
		}
		last = v->record[i]->season;
	}
	say_lacking(rules, first, last);
}

/* ---- seasons played again ---- */

static void add_seats(struct buf *b, seats which)
{
	const char *between = "";

	for (int s = 1; s <= MAXSEATS; s++)
		if (which >> s & 1) {
			buf_str(b, between);
			seat_print(b, s);
			between = ", ";
		}
}

/* What the seasons from first to last lack; or nothing. */
static void say_seasons(const struct again *a, int first, int last)
{
	static const char *const lacks[] = {
		[AGAIN_BEFORE] = "the table or the orders that stood before it are not here",
		[AGAIN_BOX] = "the box of the match is not here: an archive has it",
		[AGAIN_FORM] = "its record does not say for whom the autopilot played",
	};
	char which[60];
	struct buf names = BUF_INIT;

	if (first == last)
		snprintf(which, sizeof which, "season %d", first);
	else
		snprintf(which, sizeof which, "seasons %d to %d", first, last);
	add_seats(&names, a->missing);
	if (a->state == AGAIN_SAME)
		say("  proven: ",
			"%s, played again from the letters: the table, the dice and what stands"
			" come out as the records have them",
			which);
	else if (a->state == AGAIN_LETTERS)
		say("  not proven: ", "%s: the letter of %s is needed to play it again", which,
			names.s);
	else if (a->state != AGAIN_OTHER && a->state != AGAIN_RULES)
		say("  not proven: ", "%s, not played again: %s", which, lacks[a->state]);
	buf_free(&names);
}

/* What the reports of these seasons say. */
static void say_reports(const struct again *a, int n)
{
	int reports = 0, others = 0;

	for (int i = 0; i < n; i++) {
		reports += a[i].reports;
		others += a[i].others;
	}
	if (reports)
		say("  proven: ", "%d report%s, as this program makes %s of what was played",
			reports, plural(reports), reports == 1 ? "it" : "them");
	if (others)
		say("  not proven: ", "%d report%s, which this program words otherwise", others,
			plural(others));
	for (int i = 0; i < n; i++) {
		struct span rest = span_of_buf(&a[i].told), line;

		while (span_line(&rest, &line))
			say("    ", "season %d: %.*s", a[i].season, (int)line.n, line.s);
	}
}

/* Seasons of which the same is to be said stand together. Those of other rules were told of. */
static void say_again(const struct again *a, int n)
{
	for (int i = 0, first = 0; i < n; i++)
		if (i + 1 == n || a[i + 1].state != a[i].state
			|| a[i + 1].missing != a[i].missing) {
			say_seasons(&a[i], a[first].season, a[i].season);
			first = i + 1;
		}
	say_reports(a, n);
}

static void say_papers(const struct verifying *v)
{
	const struct tally *t = &v->proven;
	int orders = 0;

	for (int i = 0; i < v->records; i++) {
		struct span rest = { v->record[i]->text.s, v->record[i]->text.n }, line;

		while (v->record[i]->kind == PAPER_SEASON && span_line(&rest, &line))
			orders += span_starts(line, "seat ")
				&& memmem(line.s, line.n, " order ", 7) != NULL;
	}
	if (t->letters)
		say("  proven: ", "%d letter%s in the records, as the player signed %s", t->letters,
			plural(t->letters), t->letters == 1 ? "it" : "them");
	if (orders > t->letters)
		say("  not proven: ",
			"%d letter%s that the records name: %s not here, as in an archive those"
			" with wishes never are. Who has sent them can",
			orders - t->letters, plural(orders - t->letters),
			orders - t->letters == 1 ? "it is" : "they are");
	if (t->receipts)
		say("  proven: ",
			"%d receipt%s, and %d report%s above %s, as the referee signed them",
			t->receipts, plural(t->receipts), t->reports, plural(t->reports),
			t->receipts == 1 ? "it" : "them");
	if (t->shown)
		say("  proven: ", "%d report%s with the orders of the letter that is here",
			t->shown, plural(t->shown));
	if (t->acks)
		say("  proven: ", "%d acknowledgement%s, as the referee signed %s", t->acks,
			plural(t->acks), t->acks == 1 ? "it" : "them");
}

static void say_lines(const char *first, const struct buf *faults)
{
	struct span rest = span_of_buf(faults), line;

	while (span_line(&rest, &line))
		say(first, "%.*s", (int)line.n, line.s);
}

static void say_faults(const struct verifying *v)
{
	say_lines("  WRONG ", &v->faults);
	say_lines("  UNPROVEN ", &v->unproven);
	if (!v->wrong)
		say("  ", "Nothing is wrong with what is here.");
}

/* ---- matches ---- */

/* True where an earlier paper is of the same match. */
static bool met_before(const struct evidence *e, int n)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(e->paper[i].gid, e->paper[n].gid))
			return true;
	return false;
}

static bool report_match(struct evidence *e, const char *gid, struct copy *copy, int copies)
{
	struct verifying v;
	struct again *again;
	int seasons;
	bool fine;

	verify_match(&v, e, gid);
	seasons = verify_play(&v, &again);
	printf("match %s\n", *gid ? gid : "(none is named)");
	if (v.opened) {
		say_history(&v);
		say_told(&v);
		say_chance(&v);
		say_witness(&v);
		say_papers(&v);
		say_rules(&v);
		say_again(again, seasons);
	}
	again_free(again, seasons);
	say_faults(&v);
	for (int i = 0; i < copies; i++)
		copy_tie(&copy[i], &v);
	fine = !v.wrong;
	verify_free(&v);
	return fine;
}

/* ---- copies of archives ---- */

static void say_strays(const struct copy *c)
{
	enum { MOST_TOLD = 5 };
	struct span rest = span_of_buf(&c->strays), line;
	struct buf some = BUF_INIT;

	for (int i = 0; i < MOST_TOLD && span_line(&rest, &line); i++) {
		buf_str(&some, i ? ", " : "");
		text_clean(&some, line.s, line.n, 60);
	}
	if (c->stray)
		say("  not proven: ", "%d file%s that the list does not have: %s%s", c->stray,
			plural(c->stray), some.s, rest.n ? " and others" : "");
	buf_free(&some);
}

/* Pages of a match that nothing proves. */
static bool say_unproven(const struct copy *c)
{
	int n = 0;

	for (int i = 0; i < c->matches; i++)
		if (!c->match[i].tied) {
			say("  not proven: ",
				"the pages of match %s: no record in its folder is signed by the"
				" key that has signed the list",
				c->match[i].name);
			n++;
		}
	return n == 0;
}

/* Whose the list is the records say: anybody can sign one. */
static bool report_copy(const struct copy *c)
{
	int tied = 0;
	bool all;

	for (int i = 0; i < c->matches; i++)
		tied += c->match[i].tied;
	printf("archive %s\n", c->folder);
	say_lines("  UNPROVEN ", &c->faults);
	all = say_unproven(c);
	if (!c->wrong && tied)
		say("  proven: ",
			"%d file%s, as the list has them that the referee of the records above has"
			" signed",
			c->files, plural(c->files));
	else if (!c->wrong)
		say("  not proven: ",
			"whose it is: its %d file%s are as its list has them, but no match is in it"
			" whose records the key in " SITE_KEY " has signed",
			c->files, plural(c->files));
	say_strays(c);
	return !c->wrong && all;
}

/* What a source holds; *copies grows where it is an archive. */
static bool add_source(
	struct evidence *e, const char *source, struct copy **copy, int *copies, struct buf *why)
{
	struct copy c;

	if (!copy_look(&c, source, e, why))
		return !why->n && evidence_add(e, source, why);
	*copy = xgrow(*copy, (size_t)*copies + 1, sizeof **copy);
	(*copy)[(*copies)++] = c;
	return true;
}

int cmd_verify(const struct call *call)
{
	struct evidence e = { 0 };
	struct buf why = BUF_INIT;
	struct copy *copy = NULL;
	int copies = 0;
	bool fine = true;

	for (int i = 0; i < call->words; i++)
		need(add_source(&e, call->word[i], &copy, &copies, &why), EX_NOINPUT, &why);
	if (!e.papers && !copies)
		die(EX_NOINPUT,
			"there is no record, receipt or acknowledgement in it: give the mails of a"
			" match, or the folder they are in, or a whole archive with"
			" its " SITE_LIST);
	for (int i = 0; i < e.papers; i++)
		if (!met_before(&e, i))
			fine &= report_match(&e, e.paper[i].gid, copy, copies);
	for (int i = 0; i < copies; i++) {
		fine &= report_copy(&copy[i]);
		copy_free(&copy[i]);
	}
	evidence_free(&e);
	free(copy);
	return fine ? EX_DONE : EX_REFUSALS;
}
