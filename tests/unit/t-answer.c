/* SPDX-License-Identifier: MIT
 * What words say to a question of the club, whichever it is. */
#include "post/words.h"
#include "unit.h"

#include <string.h>

static void all_say(const char *const *lines, enum words_answer wanted)
{
	for (; *lines; lines++)
		if (words_answer(span_of(*lines)) != wanted)
			fail_msg("'%s' is taken for %d, not %d", *lines,
				(int)words_answer(span_of(*lines)), (int)wanted);
}

static void a_yes_with_words_that_agree_is_one(void **state)
{
	static const char *const lines[] = { "yes", "YES!", "yes, please",
		"Yes that's fine, leave it", "Yes, that\342\200\231s fine, leave it as it is.",
		"Yes, leave my letter as is :)", "yes, keep the orders like that, thanks",
		"Yes, they are fine as they are", "Yes, go ahead", "Yes, play it",
		"Yes, I would like to play", "Yes, I'd love to play!", "Yes, count me in",
		"Yes, that was me", "Yes (it was me)", "Ja, passt so", "Ja, lass es so, wie es ist",
		"Ja, alles gut", "Ja, ich spiele mit", "Ja, das bleibt so",
		"Oui, c\342\200\231est bon, laissez comme \303\247a", "Oui, je veux jouer",
		"S\303\255, d\303\251jalo as\303\255", "S\303\255, quiero jugar",
		"Tak, zostaw to tak", "Tak, mo\305\274e zosta\304\207",
		"Yes please! Looking forward to it.", "Yes, I'm in! Cheers, Bob", "Yes, sorry",
		"Yes, only that", "Yes, leave it then", "Great. Yes.",
		"Yes please, they should all stay. :)", "yes, all of them", "yes its me",
		"Yes, they all stay", "Yes please \360\237\231\202", "yes \342\235\244\357\270\217",
		"Ja, gerne! Liebe Gr\303\274\303\237e, Max",
		"Hi Clara,\n\nyes, all good\n\nSee you on Sunday, Max", NULL };

	(void)state;
	all_say(lines, ANSWERS_YES);
}

static void a_yes_with_any_other_word_is_none(void **state)
{
	static const char *const lines[] = { "", "fine, leave it", "yes?", "Yes, that was him",
		"Yes, that was my brother", "Yes, they wrote it", "Yes, that was them",
		"Yes, I would like to leave", "Yes, leave it to Tom", "Yes, I will change it",
		"Yes, I know it will be refused", "Yes, I will write tonight", "Yes, wait for me",
		"Yes, but later", "Yes, cheers, but not before Sunday", "\360\237\231\202",
		"Yes \360\237\231\202 if Tom plays", "Yes, if that is fine", "Yes or no",
		"Great, but yes?", "Yes, they should be two", "yes, all of them but the ship",
		"Yes, only if Tom plays", "yesterday", "Ja, das war er", "Ja, das war mein Bruder",
		"Oui, c'est lui", "S\303\255, fue ella", "Tak, to on", "I am away\nyes",
		"Hi Clara, what is this?\nyes", "act 4\nyes", "yes\nbut I shall send others",
		"Ja\nAber erst morgen", NULL };

	(void)state;
	all_say(lines, ANSWERS_NEITHER);
}

static void a_line_that_begins_with_no_denies_what_others_say(void **state)
{
	static const char *const lines[] = { "no", "No, thanks", "yes\nno",
		"Nein, das war ich nicht", "Not me", "Non merci", "Nie", NULL };

	(void)state;
	all_say(lines, ANSWERS_NO);
}

static void becomes(const char *lines, const char *command, const char *wanted)
{
	struct buf words = BUF_INIT;

	buf_str(&words, lines);
	assert_int_equal(words_put_for_yes(&words, command), strcmp(lines, wanted) != 0);
	assert_string_equal(words.s, wanted);
	buf_free(&words);
}

static void the_line_that_says_yes_gives_way_to_a_mail_command(void **state)
{
	(void)state;
	becomes("yes", "/join", "/join\n");
	becomes("Hi,\nyes, please\nact 4\n", "/join", "Hi,\n/join\nact 4\n");
	becomes("yes\nact 4\n", "", "act 4\n");
	becomes("yes, he did\nact 4\n", "/join", "yes, he did\nact 4\n");
	becomes("act 4\n", "/join", "act 4\n");
}

static void a_name_ends_with_its_sentence_and_before_what_is_said_to_somebody(void **state)
{
	static const struct {
		const char *line, *name;
	} lines[] = { { "Zoe Quinn", "Zoe Quinn" }, { "Zoe Quinn. Thanks!", "Zoe Quinn" },
		{ "Zoe Quinn, thank you", "Zoe Quinn" }, { "Zoe please", "Zoe" },
		{ "Zoe Quinn best regards", "Zoe Quinn" }, { "George Best", "George Best" },
		{ "J. R. Smith. Hi", "J. R. Smith" }, { "J.R. Smith", "J.R. Smith" },
		{ "Zoe Q.", "Zoe Q." }, { "A.", "A" }, { "Bo.", "Bo" },
		{ "Dr. Strange!", "Dr. Strange" },
		{ "Anne-Marie O'Brien (me)", "Anne-Marie O'Brien" },
		{ "\303\211milie D\342\200\231Arcy", "\303\211milie D\342\200\231Arcy" },
		{ "\346\235\216\345\233\233", "\346\235\216\345\233\233" },
		{ "\"Zoe Quinn\"", "Zoe Quinn" }, { "<Zoe Quinn>", "Zoe Quinn" },
		{ "Player 1", "Player 1" }, { "Zoe \360\237\231\202", "Zoe" },
		{ "Zoe - see you soon", "Zoe" },
		{ "Gr\303\274n viele Gr\303\274\303\237e", "Gr\303\274n" },
		{ "Zoe http://evil.example", "Zoe" }, { "evil.example", "" }, { "http://x", "" },
		{ "zoe@example.org", "" }, { "<zoe@example.org>", "" }, { "!", "" }, { "", "" } };
	struct buf name = BUF_INIT;

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		buf_clear(&name);
		words_name(&name, span_of(lines[i].line));
		assert_string_equal(name.s ? name.s : "", lines[i].name);
	}
	buf_free(&name);
}

/* Returns what lines say to an invitation, and checks what stands behind the yes. */
static void invited(const char *const *lines, enum words_answer wanted)
{
	struct span at, behind;

	for (; *lines; lines++)
		if (words_invited(span_of(*lines), &at, &behind) != wanted)
			fail_msg("'%s' is not taken for %d", *lines, (int)wanted);
}

static void whoever_begins_with_yes_joins_whatever_follows(void **state)
{
	static const char *const lines[] = { "yes", "Yes - sorry, forgot. What do I have to do?",
		"ok im in", "OK, what is this?", "Yeah im in!! Which gate?", "Sure!",
		"yes but how do I start?", "Hi Clara,\n\nyes of course, but where?", "I'm in!",
		"I'm in. What now?", "Ja, aber wie?", "Gerne, ich habe keine Ahnung davon",
		"Oui je veux bien !", "Si, gracias", "Tak, ale jak?", "Of course \360\237\231\202",
		"yes\nI am away until Monday", "Hello club, yes I am in. My village should be 5,6",
		"Hallo, ja gerne!", "Hi! Sure, where do I start?", NULL };

	(void)state;
	invited(lines, ANSWERS_YES);
}

static void whoever_begins_with_no_and_means_nothing_else_declines(void **state)
{
	static const char *const lines[] = { "no", "No!", "No thank you, I have no time for it.",
		"No thanks", "no, sorry", "Sorry, no", "Hi Clara, no thanks",
		"Not this time, thanks", "Nein danke", "Nein.", "Leider nein", "Leider keine Zeit",
		"Keine Zeit, sorry", "Non merci", "Hi Clara,\nno, thanks",
		"Nie, dzi\304\231kuj\304\231", "I can't play this month", NULL };

	(void)state;
	invited(lines, ANSWERS_NO);
}

static void what_may_be_something_else_neither_joins_nor_declines(void **state)
{
	static const char *const lines[] = { "", "no problem", "No idea what this is", "Not sure",
		"yes, thank you, but not now", "ok, not this time", "Ja nie gram", "yesterday",
		"I'm in Spain until Monday", "Si je peux, je joue", "Nothing came",
		"Yes!\nSorry, no, I cannot", "What is this?\nyes", "Ja, aber nicht jetzt",
		"Yes? No.", "Hi Clara, not sure yet", "Hello, did somebody say yes?", NULL };

	(void)state;
	invited(lines, ANSWERS_NEITHER);
}

static void what_stands_behind_the_yes_is_found(void **state)
{
	struct span at, behind;

	(void)state;
	words_invited(SPAN("Hi,\nYes, sure: start 4,6 5,3\n"), &at, &behind);
	assert_true(span_is(at, "Yes, sure: start 4,6 5,3"));
	assert_true(span_is(behind, "start 4,6 5,3"));
	words_invited(SPAN("Hello club, yes! start 4,6"), &at, &behind);
	assert_true(span_is(behind, "start 4,6"));
	words_invited(SPAN("I\342\200\231m in. start 4,6"), &at, &behind);
	assert_true(span_is(behind, "start 4,6"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_yes_with_words_that_agree_is_one),
		cmocka_unit_test(a_yes_with_any_other_word_is_none),
		cmocka_unit_test(a_line_that_begins_with_no_denies_what_others_say),
		cmocka_unit_test(the_line_that_says_yes_gives_way_to_a_mail_command),
		cmocka_unit_test(whoever_begins_with_yes_joins_whatever_follows),
		cmocka_unit_test(whoever_begins_with_no_and_means_nothing_else_declines),
		cmocka_unit_test(what_may_be_something_else_neither_joins_nor_declines),
		cmocka_unit_test(what_stands_behind_the_yes_is_found),
		cmocka_unit_test(a_name_ends_with_its_sentence_and_before_what_is_said_to_somebody),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
