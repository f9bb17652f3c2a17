/* SPDX-License-Identifier: MIT
 * The text of a report says what its XML says. On positions of random play each number, name and
 * piece in the XML is changed, one at a time: the text must then change as well. Facts are said
 * with one value, then with another. What only the XML says stands in one table, with the reason. A
 * quarter of PAIRS positions of a game are looked at; FIRST says from which seed on. */
#include <fnmatch.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/view.h"
#include "play_fixture.h"
#include "report/report.h"
#include "report/phrase/say.h"

/* ---- what the text leaves to the XML ---- */

/* Patterns of the shell. Often a fact of the season tells in words what a dial counts: then the XML
 * has both, and the text has the fact. */
static const struct {
	const char *game, *what, *why;
} left[] = {
	{ "*", "dial ended", "the headings of the last season say it" },
	{ "*", "dial winner*", "the facts of the last season say who" },
	{ "*", "fact * by", "whose turn it is stands above; or told to that seat alone" },
	{ "ktech", "option passes", "the last season is told once it is known" },
	{ "dragonlords", "fact round-begins at", "the fact of the attack that is above it" },
	{ "dragonlords", "fact *-used at", "the facts of the party's move that are above it" },
	{ "dragonlords", "fact witch-paid at", "the facts of the party's move that are above it" },
	{ "runes", "fact * foe", "the fact of the attack that is above it" },
	{ "runes", "pieces open-quests", "the story tells the quests that may be taken" },
	{ "tradewarz", "pieces market", "the template offers the techs that nobody has" },
	{ "tradeworlds", "dial credits", "the points of Trade Wars are told as such, once" },
	{ "tradeworlds", "dial homeworld", "the points of Space Wars are told as such, once" },
	{ "tradeworlds", "fact drew n", "one, where the card is told" },
	{ "tradeworlds", "fact saved-by-frigate credits", "the fact fee-paid" },
	{ "dragonlords", "option victory", "usual is said as what it comes to" },
	{ "dragonlords", "option sh*-*", "said of the victory that is played for" },
	{ "dragonlords", "option civilization-?", "the table of seats has the people of each" },
	{ "dragonlords", "dial order", "a fact begins each turn, in that order" },
	{ "dragonlords", "dial *-waits", "of no use when the match is over" },
	{ "dragonlords", "dial knows", "the fact knows-spell" },
	{ "dragonlords", "dial buil*", "a fact says who built it and when" },
	{ "dragonlords", "* hall", "who is nowhere else" },
	{ "dragonlords", "* wings", "who is nowhere else" },
	{ "runes", "option *runes", "those of seats, or those of teams" },
	{ "runes", "dial at", "the traveller stands there on the map" },
	{ "runes", "dial *-at", "it stands there on the map; of quests the fact quest-is" },
	{ "runes", "dial waypoint", "the fact quest-is" },
	{ "runes", "dial quest-failed", "the fact quest-is" },
	{ "runes", "dial arriv*", "the facts wanted-list stand in that order" },
	{ "runes", "dial order", "the fact turn-is" },
	{ "runes", "dial visited", "the fact city, of one's own shops" },
	{ "runes", "dial rests", "a fact says it to all when the seat dies" },
	{ "runes", "dial slot", "the fact fighter-is, of one's own, who are called by it" },
	{ "runes", "* ready", "what does not stand on the map" },
	{ "runes", "* gems", "the runes that no seat has" },
	{ "tradewarz", "dial victor", "the facts of the last season say who" },
	{ "tradewarz", "dial *-used", "the fact tokens-left" },
	{ "tradewarz", "dial lead", "who stands there, of allies who came first" },
	{ "tradewarz", "fact alliance-is total",
		"where allies win together; of one alone, his Xadlas" },
	{ "tradewarz", "fact alliance-is target", "the same" },
	{ "tradewarz", "dial builder", "the owner, or nobody where a castle was taken" },
	{ "tradewarz", "* stock", "what does not stand on the map" },
	{ "tradewarz", "* barracks", "the soldiers that no seat has" },
	{ "tradewarz", "pieces supply", "silos, and nothing else" },
	{ "tradeworlds", "option scenario", "by-seats is said as what it comes to" },
	{ "tradeworlds", "option level", "said where The Derelict is played" },
	{ "tradeworlds", "* stock", "the cards of what is not played" },
};

/* ---- what can be changed ---- */

/* For one name, as "dial gold", that occurs in the XML: how often it was changed, how often the
 * text did not change, and one place to change now. */
struct proof_counts {
	char what[64];
	long changed, unsaid;
	int places, *cell, value;
};

struct walk {
	const struct game *game;
	struct phrases *phrases;
	struct table *t;
	int seat;
	struct ranking ranking; /* of the table as it is: the changes rank nobody anew */
	struct random_source dice;
	struct proof_counts tally[2000];
	int tallies;
	long positions;
};

static struct proof_counts *tally_of(struct walk *w, const char *sort, const char *name)
{
	struct proof_counts *tally = w->tally;
	char what[64];

	snprintf(what, sizeof what, "%s %s", sort, name);
	while (tally < w->tally + w->tallies && strcmp(tally->what, what))
		tally++;
	assert_true(tally < w->tally + sizeof w->tally / sizeof *w->tally);
	if (tally == w->tally + w->tallies) {
		memcpy(tally->what, what, sizeof what);
		w->tallies++;
	}
	return tally;
}

/* Takes one of all places where such a change is possible, each equally likely. */
static void change(struct walk *w, const char *sort, const char *name, int *cell, int value)
{
	struct proof_counts *tally = tally_of(w, sort, name);

	if (value == *cell || random_below(&w->dice, ++tally->places))
		return;
	tally->cell = cell;
	tally->value = value;
}

static int within(struct walk *w, int least, int most)
{
	return least + random_below(&w->dice, most - least + 1);
}

/* Returns another value of the type; now where there is none. */
static int another(struct walk *w, const struct arg *type, int now)
{
	struct choice c = { 0 };

	type_options(w->t, type, &c);
	return c.n ? c.o[random_below(&w->dice, c.n)].what : now;
}

/* Returns whether a match could be played with that option. */
static bool is_playable(struct walk *w, int *option, int value)
{
	struct buf why = BUF_INIT;
	int was = *option;
	bool ok;

	*option = value;
	ok = table_playable(w->t, &why);
	*option = was;
	buf_free(&why);
	return ok;
}

static void change_options(struct walk *w)
{
	for (int i = 1; i <= w->t->box->keys; i++) {
		const struct box_key *key = &w->t->box->key[i];
		int value = within(w, key->least, key->most);

		if (key->option && is_playable(w, &w->t->keys[i], value))
			change(w, "option", w->game->keys[i].name, &w->t->keys[i], value);
	}
}

static void change_dials(struct walk *w, thing x, enum of of)
{
	for (const int *d = w->t->rules->dials_of[of]; *d; d++) {
		const struct dial *row = dial_row(w->t, *d);
		const struct arg *type = &w->t->rules->held[*d];
		int *cell = &w->t->cell[dial_cell(w->t, x, *d)];

		/* Dials that go back to their start with a season or a turn do so before the next
		 * one; facts tell of them. For spaces and pieces the XML leaves out dials at their
		 * start. */
		if (row->term != EVER || !view_dial(w->t, w->seat, x, *d)
			|| (of >= OF_SPACE && *cell == row->start))
			continue;
		if (type->type != T_INT)
			change(w, "dial", row->name, cell, another(w, type, *cell));
		else
			change(w, "dial", row->name, cell,
				within(w, row->least, row->most ? row->most : *cell + 5));
	}
}

/* Returns a kind that lies where this one lay at first, so that it may lie here as well. */
static int another_kind(struct walk *w, int now)
{
	const struct box_kind *row = w->t->box->kind;
	int k = 1 + random_below(&w->dice, w->t->box->kinds);

	if (row[k].home != row[now - KINDS].home || row[k].single != row[now - KINDS].single)
		return now;
	return KINDS + k;
}

static void change_pieces(struct walk *w, thing at, const char *name);

/* What lies in a seat's zone belongs to the seat, and what a piece carries to its owner; where that
 * is so, reports do not say it. */
static bool owned_by_place(const struct table *t, thing piece)
{
	thing at = place(t, piece);
	int seat = at > PIECES ? owner(t, at) : at >= PLACES ? (at - PLACES) % 16 : NOBODY;

	return !owner(t, piece) || owner(t, piece) == seat;
}

static void change_piece(struct walk *w, thing piece, const char *name)
{
	int *cell = &w->t->cell[piece_cell(w->t, piece)];

	change_dials(w, piece, OF_PIECE);
	for (int tries = 0; tries < 4; tries++)
		change(w, "pieces", name, &cell[P_KIND], another_kind(w, cell[P_KIND]));
	if (!owned_by_place(w->t, piece))
		change(w, "owners", name, &cell[P_OWNER], within(w, 1, w->t->seats));
	if (!w->t->box->kind[cell[P_KIND] - KINDS].single)
		change(w, "number", name, &cell[P_N], cell[P_N] + 1);
	change_pieces(w, piece, "carried");
}

static void change_pieces(struct walk *w, thing at, const char *name)
{
	enum detail detail = view_place(w->t, w->seat, at);

	for each(piece, w->t, at) {
		int *n = &w->t->cell[piece_cell(w->t, piece) + P_N];

		if (detail == EXACTLY)
			change_piece(w, piece, name);
		else
			change(w, "number", name, n, *n + (detail == BAND ? 20 : 1));
	}
}

static void change_all(struct walk *w)
{
	change_options(w);
	change(w, "seats", "out", &w->t->cell[C_OUT], 1 << within(w, 1, w->t->seats));
	change_dials(w, TABLE, OF_TABLE);
	for (int s = 1; s <= w->t->seats; s++)
		change_dials(w, s, OF_SEAT);
	for (int i = 1; i <= w->t->map->spaces; i++) {
		change_dials(w, SPACES + i, OF_SPACE);
		change_pieces(w, SPACES + i, "map");
	}
	for (int i = 16; i < 16 * w->t->rules->zones; i++)
		if (i % 16 <= w->t->seats)
			change_pieces(w, PLACES + i, w->game->zones[i / 16].name);
}

/* ---- reading both ---- */

static void read_both(struct walk *w, struct buf *xml, struct buf *text)
{
	/* The season is the last one, so that no orders are offered for the next. */
	const struct report_input of = { .table = w->t,
		.phrases = w->phrases,
		.match = "both",
		.gid = "both",
		.ranking = &w->ranking,
		.ended = true };

	buf_clear(xml);
	buf_clear(text);
	report_make(xml, text, &of, w->seat);
}

/* Makes each change once, where it is possible, and then restores everything. */
static void change_one_by_one(struct walk *w, const struct buf *xml, const struct buf *text)
{
	struct buf other = BUF_INIT, reads = BUF_INIT;

	for (struct proof_counts *tally = w->tally; tally < w->tally + w->tallies; tally++) {
		int was;

		if (!tally->cell)
			continue;
		was = *tally->cell;
		*tally->cell = tally->value;
		read_both(w, &other, &reads);
		*tally->cell = was;
		if (strcmp(xml->s, other.s)) {
			tally->changed++;
			tally->unsaid += !strcmp(text->s, reads.s);
		}
		tally->cell = NULL;
		tally->places = 0;
	}
	buf_free(&other);
	buf_free(&reads);
}

static void look_at(struct walk *w)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;

	w->seat = within(w, 0, w->t->seats);
	w->ranking = rank_seats(w->t);
	read_both(w, &xml, &text);
	change_all(w);
	change_one_by_one(w, &xml, &text);
	w->positions++;
	buf_free(&xml);
	buf_free(&text);
}

/* ---- facts ---- */

/* A fact as it would be told, with these values. */
struct told_so {
	struct event told;
	int32_t value[ARGS];
	struct fact_piece piece[ARGS];
};

static int any_value(struct walk *w, const struct arg *type)
{
	static const int numbers[] = { 0, 1, 2, 3, 5, 40 };
	struct choice c = { 0 };

	if (type->type == T_INT || type->type == T_TIMES)
		return numbers[random_below(&w->dice, 6)];
	if (type->type == T_PIECE)
		return PIECES + 1 + random_below(&w->dice, 9);
	type_options(w->t, type, &c);
	return c.n ? c.o[random_below(&w->dice, c.n)].what : NONE;
}

static void tell_so(struct walk *w, struct told_so *so, int fact, bool all)
{
	const struct args *args = &w->t->rules->fact[fact];
	int pieces = 0;

	for (int i = 0; i < args->n; i++)
		so->value[i] = any_value(w, &args->arg[i]);
	for (int i = 0; i < args->n; i++)
		if (args->arg[i].type == T_PIECE) {
			struct fact_piece *piece = &so->piece[pieces++];

			piece->kind = KINDS + 1 + random_below(&w->dice, w->t->box->kinds);
			piece->owner = within(w, 0, w->t->seats);
			piece->n = within(w, 1, 3);
			piece->seen = ALL;
		}
	so->told = (struct event){ .fact = { .row = fact,
					   .args = args,
					   .value = so->value,
					   .pieces = pieces,
					   .piece = so->piece },
		.number = 1,
		.args = all ? args->n : args->open,
		.all = all };
}

/* Changes one arg of a fact, or what a piece in it was. */
static void change_arg(
	struct told_so *so, const struct told_so *other, const struct args *args, int i)
{
	int piece = 0;

	so->value[i] = other->value[i];
	for (int k = 0; k < i; k++)
		piece += args->arg[k].type == T_PIECE;
	if (args->arg[i].type == T_PIECE)
		so->piece[piece] = other->piece[piece];
}

static void say_so(const struct walk *w, struct buf *b, const struct told_so *so)
{
	const struct phrase_context voice = { w->phrases, w->t, w->seat };

	buf_clear(b);
	say_heading(b, &voice, &so->told);
	say_facts(b, &voice, &so->told, 1);
}

/* Returns whether in one of many sentences another value reads differently. */
static bool says_arg(struct walk *w, int fact, bool all, int arg)
{
	enum { TRIES = 400 };
	struct buf was = BUF_INIT, is = BUF_INIT;
	bool said = false;

	for (int i = 0; i < TRIES && !said; i++) {
		struct told_so so, other;

		w->seat = within(w, 0, w->t->seats);
		tell_so(w, &so, fact, all);
		tell_so(w, &other, fact, all);
		say_so(w, &was, &so);
		change_arg(&so, &other, &w->t->rules->fact[fact], arg);
		say_so(w, &is, &so);
		said = strcmp(was.s, is.s);
	}
	buf_free(&was);
	buf_free(&is);
	return said;
}

static void say_fact(struct walk *w, int fact, bool all)
{
	const struct args *args = &w->t->rules->fact[fact];

	for (int i = 0; i < (all ? args->n : args->open); i++) {
		struct proof_counts *tally;
		char name[64];

		snprintf(name, sizeof name, "%s %.*s", w->game->facts[fact].name,
			(int)args->arg[i].name.n, args->arg[i].name.s);
		tally = tally_of(w, "fact", name);
		tally->changed++;
		tally->unsaid += !says_arg(w, fact, all, i);
	}
}

/* Says all that the game can tell, refusals as well, to those told everything and to others. */
static void say_every_fact(struct walk *w)
{
	for (int f = 1; f <= w->t->rules->facts; f++) {
		say_fact(w, f, true);
		if (w->t->rules->fact[f].open < w->t->rules->fact[f].n)
			say_fact(w, f, false);
	}
}

/* ---- matches ---- */

static void one_match(struct walk *w, struct hall_match *m, long wanted)
{
	enum { EACH = 8 };

	w->t = m->t;
	play_fixture_play(m, true);
	look_at(w);
	while (!season_over(m->t) && w->positions < wanted) {
		play_fixture_play(m, false);
		if (season_over(m->t) || !random_below(&w->dice, EACH))
			look_at(w);
	}
}

static bool is_left(const struct game *game, const char *what)
{
	for (size_t i = 0; i < sizeof left / sizeof *left; i++)
		if (!fnmatch(left[i].game, game->name, 0) && !fnmatch(left[i].what, what, 0))
			return true;
	return false;
}

static long count_unsaid(const struct walk *w)
{
	long unsaid = 0;

	for (const struct proof_counts *tally = w->tally; tally < w->tally + w->tallies; tally++) {
		if (!tally->unsaid || is_left(w->game, tally->what))
			continue;
		print_message("%s: %ld of %ld times the text did not say: %s\n", w->game->name,
			tally->unsaid, tally->changed, tally->what);
		unsaid++;
	}
	return unsaid;
}

static struct walk *open_walk(struct play_fixture *h, const struct game *game)
{
	struct walk *w = calloc(1, sizeof *w);

	assert_non_null(w);
	play_fixture_open(h, game);
	w->game = game;
	w->phrases = play_fixture_phrases(h);
	random_make(&w->dice, play_fixture_first() + 1);
	return w;
}

/* Reports the names of which the text said nothing; returns how many. */
static long close_walk(struct play_fixture *h, struct walk *w)
{
	long unsaid = count_unsaid(w);

	phrases_free(w->phrases);
	play_fixture_close(h);
	free(w);
	return unsaid;
}

static long look_at_positions(const struct game *game, long wanted)
{
	struct play_fixture h;
	struct walk *w = open_walk(&h, game);

	for (uint64_t seed = play_fixture_first() + 1; w->positions < wanted; seed++) {
		struct hall_match m;

		play_fixture_match_make(&m, &h, seed);
		one_match(w, &m, wanted);
		play_fixture_match_free(&m);
	}
	return close_walk(&h, w);
}

static long look_at_facts(const struct game *game)
{
	struct play_fixture h;
	struct walk *w = open_walk(&h, game);
	struct hall_match m;

	play_fixture_match_make(&m, &h, 1);
	w->t = m.t;
	say_every_fact(w);
	play_fixture_match_free(&m);
	return close_walk(&h, w);
}

static void the_text_says_what_the_xml_says(void **state)
{
	long unsaid = 0;

	(void)state;
	for (int g = 0; games()[g]; g++)
		if (play_fixture_plays(games()[g]))
			unsaid += look_at_positions(
				games()[g], play_fixture_number("PAIRS", 400) / 4);
	assert_int_equal(unsaid, 0);
}

static void a_fact_says_all_its_args(void **state)
{
	long unsaid = 0;

	(void)state;
	for (int g = 0; games()[g]; g++)
		if (play_fixture_plays(games()[g]))
			unsaid += look_at_facts(games()[g]);
	assert_int_equal(unsaid, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_fact_says_all_its_args),
		cmocka_unit_test(the_text_says_what_the_xml_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
