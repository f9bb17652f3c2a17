/* SPDX-License-Identifier: MIT
 * What the page of a mail is made of, in the XML of a report: why orders were refused, how the reader stands, and
 * names that are not cut. */
#include "base/data.h"
#include "report_match.h"

#include "report/phrase/say.h"

/* Plays the set-up and a season with two letters each. */
static void play_letters(struct play *p, struct world *w, const char *const letters[4])
{
	struct buf letter[MAXSEATS + 1];

	play_open(p, w, 2, 99);
	for (int season_played = 0; season_played < 2; season_played++) {
		for (int s = 0; s <= MAXSEATS; s++)
			letter[s] = (struct buf)BUF_INIT;
		for (int s = 1; s <= 2; s++)
			buf_str(&letter[s], letters[2 * season_played + s - 1]);
		season_from(p, !season_played, letter);
		for (int s = 0; s <= MAXSEATS; s++)
			buf_free(&letter[s]);
	}
}

static void xml_has(const struct play *p, int seat, const char *what)
{
	struct report_input of = report_of(p);
	struct buf xml = BUF_INIT;

	report_xml(&xml, &of, seat);
	if (!strstr(xml.s, what))
		fail_msg("the XML has no %s: %s", what, strstr(xml.s, "<refusals"));
	buf_free(&xml);
}

static void text_has(const struct play *p, int seat, const char *what, bool has)
{
	struct report_input of = report_of(p);
	struct buf text = BUF_INIT;

	report_text(&text, &of, seat);
	if (has != (strstr(text.s, what) != NULL))
		fail_msg("the text has%s: %s\n%s", has ? " not" : "", what, text.s);
	buf_free(&text);
}

static void every_refused_order_is_told_with_its_cause_and_like_causes_as_one(void **state)
{
	static const char *const letters[] = { "start 4,6 4,7\n", "start 4,6 7,3\n",
		"build village 3,5\nplay zzz\nif gold >= 0: gold e\ngold e\ngold b city 4,4\n",
		"" };
	struct play p;

	play_letters(&p, *state, letters);
	text_has(&p, 1, "your orders was done, 4 were refused, one was not understood.", true);
	xml_has(&p, 1, "<line>play zzz: 'zzz' is no card.</line>");
	xml_has(&p, 1, "<line>build, gold (2 orders), for example: No counter");
	play_close(&p);
}

static void an_order_that_an_alternative_did_is_no_refused_one(void **state)
{
	static const char last[] = "build village 0,0\nelse build village 3,5 7,4\n"
				   "else build army 3,5\nelse build castle 3,5\n";
	static const char *const letters[] = { "start 4,6 4,7\n", "start 4,6 7,3\n", last, "" };
	struct play p;

	play_letters(&p, *state, letters);
	text_has(&p, 1, "Your one order was done.", true);
	text_has(&p, 1, "2 alternatives were not needed", true);
	text_has(&p, 1, "WHY ORDERS WERE REFUSED", false);
	play_close(&p);
}

static void what_the_opening_counts_is_what_the_letter_counts(void **state)
{
	static const char last[] = "build village 3,5 7,4\nbuild village 3,5\nbuild army 3,5\n"
				   "if gold > 99: gold a\nif gold > 99: gold d\n";
	static const char *const letters[] = { "start 4,6 4,7\n", "start 4,6 7,3\n", last, "" };
	struct play p;

	play_letters(&p, *state, letters);
	text_has(&p, 1, "One of your orders was done. Gained", true);
	text_has(&p, 1, "2-3  2 orders were not needed", true);
	text_has(&p, 1, "4-5  2 orders were not tried: gold was", true);
	play_close(&p);
}

/* ---- names ---- */

/* Of each game: no dial has a name that is cut, as its head may be. */
static void names_of_numbers_are_whole_words(void **state)
{
	(void)state;
	for (const struct game *const *g = games(); *g; g++) {
		struct buf path = BUF_INIT, phrases;
		struct span rest, line;

		buf_fmt(&path, "templates/%s.en.txt", (*g)->name);
		rest = source_read(&phrases, path.s);
		while (span_line(&rest, &line))
			if (span_starts(line, "dial ") && line.s[line.n - 1] == '.')
				fail_msg("%s: %.*s", path.s, (int)line.n, line.s);
		buf_free(&phrases);
		buf_free(&path);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_refused_order_is_told_with_its_cause_and_like_causes_as_one),
		cmocka_unit_test(an_order_that_an_alternative_did_is_no_refused_one),
		cmocka_unit_test(what_the_opening_counts_is_what_the_letter_counts),
		cmocka_unit_test(names_of_numbers_are_whole_words),
	};

	return cmocka_run_group_tests(tests, world_setup, world_teardown);
}
