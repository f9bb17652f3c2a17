/* SPDX-License-Identifier: MIT
 * What the text of a report has of the position: marks on the map, lists, dials of seats, spaces and
 * pieces, the terms of the match, and what is opened when it is over. */
#include "report_match.h"

#include "unit.h"

/* The text of the unit's table for seat 1, with these words of its game. */
static void text_of(const struct unit *u, const char *game_words, struct buf *text)
{
	struct buf general, xml = BUF_INIT, why = BUF_INIT;
	struct span words = source_read(&general, "templates/report.en.txt");
	struct phrases *phrases = phrases_read(u->rules, words, span_of(game_words), &why);
	const struct report_input of = { .table = u->t,
		.phrases = phrases,
		.match = "harbour",
		.gid = "gid-of-test",
		.player = { [2] = "Bo" },
		.next = season(u->t) + 1 };

	assert_string_equal(why.s, "");
	report_make(&xml, text, &of, 1);
	phrases_free(phrases);
	buf_free(&xml);
	buf_free(&general);
}

static void text_has(const struct unit *u, const char *game_words, const char *want, bool has)
{
	struct buf text = BUF_INIT;

	text_of(u, game_words, &text);
	if (has != (strstr(text.s, want) != NULL))
		fail_msg("'%s' in: %s", want, text.s);
	buf_free(&text);
}

static void lay(struct unit *u, const char *name, int owner, int n, const char *at)
{
	make(u->t, unit_kind(u, name), owner, n, unit_space(u, at));
}

static char *mark_of(struct unit *u, const char *name)
{
	return u->box->kind[unit_kind(u, name) - KINDS].mark;
}

/* ---- the map ---- */

static void a_count_behind_a_mark_that_ends_in_a_digit_is_set_off(void **state)
{
	struct unit *u = *state;

	strcpy(mark_of(u, "army"), "s2");
	strcpy(mark_of(u, "archer"), "w1");
	strcpy(mark_of(u, "ship"), "c2");
	lay(u, "army", NOBODY, 1, "4,6");
	lay(u, "archer", NOBODY, 2, "4,6");
	lay(u, "ship", 2, 1, "12");
	lay(u, "army", 2, 2, "12");
	text_has(u, "", "\ns01               s2 2w1   2s2c2B\n", true);
}

/* The blank takes room: then the rest is cut, and told to be. */
static void what_finds_no_room_behind_the_blank_is_cut(void **state)
{
	struct unit *u = *state;

	strcpy(mark_of(u, "army"), "s2");
	strcpy(mark_of(u, "archer"), "w1");
	strcpy(mark_of(u, "ship"), "c2");
	lay(u, "army", NOBODY, 1, "4,6");
	lay(u, "archer", NOBODY, 2, "4,6");
	lay(u, "ship", NOBODY, 2, "4,6");
	text_has(u, "", "\ns01               s2 2w1+\n", true);
}

/* ---- lists ---- */

/* Names with commas of their own are parted by blanks, others by commas. */
static void names_of_spaces_are_parted_by_commas(void **state)
{
	struct unit *u = *state;
	struct box_space *space = &u->box->map[0].space[unit_space(u, "4,6") - SPACES];
	char *was = space->title, other[] = "bay";

	lay(u, "army", 1, 1, "s1");
	lay(u, "army", 1, 2, "s2");
	lay(u, "army", 1, 1, "12");
	text_has(u, "", "3 Army on s1 s2 (2) and 12.", false);
	text_has(u, "", "4 Army on s1 s2 (2) and 12.", true);
	space->title = other;
	text_has(u, "", "4 Army on s1, s2 (2) and 12.", true);
	space->title = was;
}

static void tell_said_at(struct unit *u, const char *at)
{
	const struct fact_entry fact = { .row = NOT_THERE,
		.args = &u->t->rules->fact[NOT_THERE],
		.value = (const int32_t[]){ unit_space(u, at) } };

	journal_add_fact(&u->t->journal, J_TELL, (struct entry_head){ .who = ALL }, &fact);
}

static void a_space_twice_in_a_row_is_said_once(void **state)
{
	struct unit *u = *state;

	tell_said_at(u, "s1");
	tell_said_at(u, "s1");
	tell_said_at(u, "s2");
	tell_said_at(u, "s1");
	text_has(u, "not-there: At {at}.\nnot-there*: By {at,}.", "By s1 (2) s2 and s1.", true);
}

/* ---- dials ---- */

static void all_dials_of_a_piece_that_the_phrases_know_are_said(void **state)
{
	static const char words[] = "spot damage: {space} (damage {value})\n"
				    "spot goal: {space} to {value}\n";
	struct unit *u = *state;
	thing army = make(u->t, unit_kind(u, "army"), 1, 3, unit_space(u, "s1"));

	army = set(u->t, army, 2, DAMAGE, 4);
	text_has(u, words, "3 Army on s1 and s1 (damage 4) (2).", true);
	set(u->t, army, 1, GOAL, unit_space(u, "s2"));
	text_has(u, words, "s1 (damage 4) to s2", true);
	make(u->t, unit_kind(u, "ship"), NOBODY, 1, IN(BANK, 2));
	set(u->t, first(u->t, IN(BANK, 2)), 1, DAMAGE, 1);
	text_has(u, words, "Bank: Ship (damage 1)", true);
}

static void a_few_words_on_dials_of_each_seat_and_each_space(void **state)
{
	struct unit *u = *state;

	set(u->t, 2, 0, GOLD, 7);
	set(u->t, unit_space(u, "s2"), 0, RICH, 2);
	/* Short ones stand one behind the other, a long one makes a line of each. */
	text_has(u, "each gold: {value:|a coin|{value} coins}\neach mood: {value}",
		"\n  Blue: 7 coins, calm. Red: calm. Green: calm.\n", true);
	text_has(u,
		"each gold: {value:|a coin|{value} coins in a chest of oak}\neach mood: {value}",
		"\n  Blue: 7 coins in a chest of oak, calm.\n  Red: calm.\n  Green: calm.\n", true);
	text_has(u, "each gold: {value:|a coin|{value} coins}", "Red:  ", false);
	text_has(u, "each rich: {space} worth {value}", "\n  S2 worth 2.\n", true);
	/* Nobody is told what is not for all. */
	text_has(u, "each power: power {value}", "Blue: power", false);
	text_has(u, "each power: power {value}", "Red: power 1.", true);
}

/* ---- the match ---- */

static void the_terms_of_the_match_are_said_with_its_options(void **state)
{
	static const char words[] = "match terms: For {seats}, {pace:slowly|fast}, with {extras}.";
	struct unit *u = *state;
	struct buf why = BUF_INIT;

	text_has(u, words, "\n  For 3, slowly, with fog.\n", true);
	table_option(u->t, SPAN("pace"), SPAN("fast"), &why);
	table_option(u->t, SPAN("extras"), SPAN("monks fog"), &why);
	assert_string_equal(why.s, "");
	text_has(u, words, "\n  For 3, fast, with fog monks.\n", true);
	text_has(u, "", "For 3", false);
}

static void who_is_out_is_so_in_the_table_of_seats(void **state)
{
	struct unit *u = *state;

	text_has(u, "", "  Blue (Bo) ", true);
	leave(u->t, 2);
	text_has(u, "", "  Blue, out (Bo) ", true);
}

/* ---- what is opened ---- */

static void hands_of_others_are_opened_when_the_match_is_over(void **state)
{
	struct unit *u = *state;

	make(u->t, unit_kind(u, "raid"), 2, 1, IN(HAND_OF, 2));
	make(u->t, unit_kind(u, "ruse"), 1, 1, IN(HAND_OF, 1));
	set(u->t, 2, 0, POWER, 3);
	text_has(u, "zone hand: the hand of {seat}", "The hand of Blue, 1", false);
	text_has(u, "dial power: might", "might", false);
	u->t->cell[C_OVER] = 1;
	text_has(u, "zone hand: the hand of {seat}", "The hand of Blue: Raid\n", true);
	text_has(u, "zone hand: the hand of {seat}", "The hand of you, 1:\n    ruse", true);
	text_has(u, "dial power: might", "might", true);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(a_count_behind_a_mark_that_ends_in_a_digit_is_set_off),
		RUN_UNIT(what_finds_no_room_behind_the_blank_is_cut),
		RUN_UNIT(names_of_spaces_are_parted_by_commas),
		RUN_UNIT(a_space_twice_in_a_row_is_said_once),
		RUN_UNIT(all_dials_of_a_piece_that_the_phrases_know_are_said),
		RUN_UNIT(a_few_words_on_dials_of_each_seat_and_each_space),
		RUN_UNIT(the_terms_of_the_match_are_said_with_its_options),
		RUN_UNIT(who_is_out_is_so_in_the_table_of_seats),
		RUN_UNIT(hands_of_others_are_opened_when_the_match_is_over),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
