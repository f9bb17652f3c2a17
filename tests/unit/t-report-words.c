/* SPDX-License-Identifier: MIT
 * The words of reports: phrases, the page, a golden report, and reports read back and checked
 * against. */
#include "base/data.h"
#include "report_match.h"

#include "report/phrase/say.h"

#include <libxml/parser.h>

/* ---- phrases ---- */

/* Of each game with a box here: every fact has a phrase, every form is said what it is for, and every phrase
 * names args there are. */
static void phrases_cover_all_facts_of_all_games(void **state)
{
	struct buf general;
	struct span words = source_read(&general, "templates/report.en.txt");

	(void)state;
	for (const struct game *const *g = games(); *g; g++) {
		struct buf why = BUF_INIT, xml, phrases, path = BUF_INIT;
		unsigned char hash[HASH] = { 0 };
		struct span bytes;
		struct rules *rules;
		struct phrases *p;
		struct box *box;

		buf_fmt(&path, "db/boxes/%s.xml", (*g)->name);
		bytes = source_read(&xml, path.s);
		box = box_read(*g, bytes.s, bytes.n, hash, path.s, &why);
		assert_non_null(box);
		rules = rules_make(box, data_texts("templates/order.en.txt", NULL));
		buf_clear(&path);
		buf_fmt(&path, "templates/%s.en.txt", (*g)->name);
		p = phrases_read(rules, words, source_read(&phrases, path.s), &why);
		assert_string_equal(why.s, "");
		assert_null(phrases_missing(p));
		for (int i = 1; i <= rules->forms; i++)
			if (!say_knows(&(struct phrase_context){ .phrases = p }, "form",
				    (*g)->forms[i].words))
				fail_msg("%s says not what '%s' is for", path.s,
					(*g)->forms[i].words);
		phrases_free(p);
		rules_free(rules);
		box_free(box);
		buf_free(&xml);
		buf_free(&phrases);
		buf_free(&path);
	}
	buf_free(&general);
}

static struct phrases *with_line(struct world *w, const char *line, struct buf *why)
{
	struct buf general;
	struct span words = source_read(&general, "templates/report.en.txt");
	struct phrases *p = phrases_read(w->rules, words, span_of(line), why);

	buf_free(&general);
	return p;
}

static void refuses(struct world *w, const char *line, const char *want)
{
	struct buf why = BUF_INIT;

	assert_null(with_line(w, line, &why));
	assert_string_equal(why.s, want);
	buf_free(&why);
}

static void a_phrase_that_names_no_arg_is_refused(void **state)
{
	refuses(*state, "# one\nbuilt: {by} built {house}\n",
		"the phrases of the game, line 2: 'house' is no arg of this phrase");
	refuses(*state, "drew-card: {by} drew {card}.",
		"the phrases of the game, line 1: 'card' is no arg of this phrase");
	refuses(*state, "built: {by:|{at}|{bare no}}",
		"the phrases of the game, line 1: 'no' is no arg of this phrase");
	refuses(*state, "built: {by",
		"the phrases of the game, line 1: '{by' has a brace that is"
		" never closed");
	refuses(*state, "built: by}",
		"the phrases of the game, line 1: 'by}' has a brace too many");
	refuses(*state, "burnt: {by}",
		"the phrases of the game, line 1: 'burnt' is no fact of the game, and no other name"
		" there is");
	refuses(*state, "place moon: {at}",
		"the phrases of the game, line 1: 'moon' is no area of the map");
	refuses(*state, "drawn gold: x",
		"the phrases of the game, line 1: 'gold' is no dial of spaces, nor one of seats "
		"that"
		" holds a space");
	refuses(*state, "form burn: x",
		"the phrases of the game, line 1: 'burn' is no form of the game");
	refuses(*state, "band: {n}",
		"the phrases of the game, line 1: 'n' is no arg of this phrase");
	refuses(*state, "place map: {at} {moon}",
		"the phrases of the game, line 1: 'moon' is no arg of this phrase");
	refuses(*state, "turning built: last",
		"the phrases of the game, line 1: 'turning built' is neither empty nor 'first'");
	refuses(*state, "part built: end",
		"the phrases of the game, line 1: 'part built' is none of 'state', 'own' and "
		"'outcome'");
	refuses(*state, "note gold x: x",
		"the phrases of the game, line 1: 'gold x' are not the first words of an "
		"order of the game");
	refuses(*state, "brings yield: {shape}",
		"the phrases of the game, line 1: 'shape' is no arg of this phrase");
	refuses(*state, "holder: moon",
		"the phrases of the game, line 1: 'moon' is no column of numbers");
	refuses(*state, "follows built: and {fell}",
		"the phrases of the game, line 1: 'fell' is no arg of this phrase");
	refuses(*state, "no colon",
		"the phrases of the game, line 1: 'no colon' has no colon after"
		" its name");
}

static void a_note_says_what_an_order_is_whose_words_do_not(void **state)
{
	struct world *w = *state;
	struct buf why = BUF_INIT, said = BUF_INIT, given = BUF_INIT;
	struct phrases *p = with_line(w, "note gold e: buy points", &why);

	assert_string_equal(why.s, "");
	buf_str(&given, "build city 4,6\ngold e\ngold e\n");
	report_autopilot(&said, p, &given);
	assert_string_equal(said.s,
		"The autopilot ordered for you: build city 4,6; gold e, to buy points (2 "
		"times).\n");
	phrases_free(p);
	buf_free(&said);
	buf_free(&given);
	buf_free(&why);
}

/* arg: the fact and its args. */
static void add_fact(struct table *t, int verb, struct entry_head head, const int32_t *arg)
{
	const struct fact_entry fact = {
		.row = arg[0], .args = &t->rules->fact[arg[0]], .value = arg + 1
	};

	journal_add_fact(&t->journal, verb, head, &fact);
}

/* What a fact becomes with this phrase, for that reader. */
static void says(
	struct world *w, const char *line, const int32_t *arg, int reader, const char *want)
{
	struct buf why = BUF_INIT, said = BUF_INIT;
	struct phrases *p = with_line(w, line, &why);
	struct table *t = table_new(w->rules, 3, NULL, &why);
	struct phrase_context voice = { p, t, reader };
	struct event_log tale;

	assert_string_equal(why.s, "");
	add_fact(t, J_TELL, (struct entry_head){ .who = ONLY(1) }, arg);
	tale = event_log_make(t, reader);
	assert_int_equal(tale.facts, 1);
	say_facts(&said, &voice, tale.fact, 1);
	assert_string_equal(said.s, want);
	event_log_free(&tale);
	table_free(t);
	phrases_free(p);
	buf_free(&said);
	buf_free(&why);
}

static int fact_of(const struct world *w, const char *name)
{
	for (int i = 1; i <= w->rules->facts; i++)
		if (!strcmp(w->rules->game->facts[i].name, name))
			return i;
	fail();
	return 0;
}

static void a_phrase_speaks_to_its_reader(void **state)
{
	struct world *w = *state;
	thing raid = box_kind(w->box, "raid", 4, NULL, NULL);
	int32_t drew[] = { fact_of(w, "drew-card"), 1, raid };

	says(w, "drew-card: {by} drew a card.\ndrew-card+: {by} drew {card}.", drew, 1,
		"You drew Raid.");
	says(w, "drew-card: {by} drew a card.\ndrew-card+: {by} drew {card}.", drew, 2,
		"Red drew a card.");
	says(w, "drew-card: {by:you take|{by}, that is {by:x|not you}, takes|nobody} one.", drew, 1,
		"You take one.");
	says(w, "drew-card: {by:you take|{by}, that is {by:x|not you}, takes|nobody} one.", drew, 3,
		"Red, that is not you, takes one.");
	says(w,
		"seat red: Rot\nkind raid: ein Raub; Raube\ndrew-card+: {by}\n   {bare card} "
		"{card}",
		drew, 1, "You Raub ein Raub");
	says(w, "# nothing", drew, 2, "Drew card: by Red.");
	says(w, "# nothing", drew, 1, "Drew card: by you, card Raid.");
}

static void numbers_and_words_choose(void **state)
{
	struct world *w = *state;
	int32_t made[] = { fact_of(w, "made"), 1, 0, 1 };
	const char *line = "made: {amount:none|one|{amount}} of {what:gold|points}, {amount:a|b}"
			   " {amount:first|second|third|more}";

	/* Of a fact told to others only nothing is said. */
	says(w, line, made, 1, "None of points, b first");
	made[2] = 1;
	made[3] = 0;
	says(w, line, made, 1, "One of gold, a first");
	made[2] = 3;
	says(w, line, made, 1, "3 of gold, b third");
	made[2] = 30;
	says(w, line, made, 1, "30 of gold, b more");
}

static void a_fact_without_a_bar_is_told_to_its_hearers_alone(void **state)
{
	struct world *w = *state;
	struct buf why = BUF_INIT;
	struct table *t = table_new(w->rules, 3, NULL, &why);
	const int32_t built[] = { fact_of(w, "built"), 1, KINDS + 1, SPACES + 1 };
	struct event_log tale;

	add_fact(t, J_TELL, (struct entry_head){ .who = ONLY(1) | ONLY(2) }, built);
	add_fact(t, J_REFUSE, (struct entry_head){ .who = ONLY(2), .seat = 2, .line = 1 }, built);
	tale = event_log_make(t, 2);
	assert_int_equal(tale.facts, 1);
	assert_int_equal(tale.refusals, 1);
	assert_int_equal(tale.refusal[0].number, 2);
	event_log_free(&tale);
	tale = event_log_make(t, 1);
	assert_int_equal(tale.refusals, 0);
	event_log_free(&tale);
	tale = event_log_make(t, 3);
	assert_int_equal(tale.facts, 0);
	event_log_free(&tale);
	table_free(t);
}

/* Two purchases of another seat are told as one, whether it wrote them as one line or as two. */
static void how_a_seat_divides_its_orders_does_not_part_what_is_told(void **state)
{
	struct world *w = *state;
	struct buf why = BUF_INIT;
	struct table *t = table_new(w->rules, 3, NULL, &why);
	const int32_t bought[1 + ARGS] = { fact_of(w, "bought-vp"), 2, 5 };
	struct phrase_context voice = { w->phrases, t, 1 };
	struct event_log tale;

	add_fact(t, J_TELL, (struct entry_head){ .who = ALL, .seat = 2, .line = 1 }, bought);
	add_fact(t, J_TELL, (struct entry_head){ .who = ALL, .seat = 2, .line = 2 }, bought);
	tale = event_log_make(t, 1);
	assert_int_equal(say_foldable(&voice, tale.fact, 2), 2);
	event_log_free(&tale);
	voice.reader = 2;
	tale = event_log_make(t, 2);
	assert_int_equal(say_foldable(&voice, tale.fact, 2), 2);
	event_log_free(&tale);
	table_free(t);
}

/* ---- a season by hand ---- */

/* Two seats, the set-up and one season with letters that try everything a letter may say. */
static void play_by_hand(struct play *p, struct world *w)
{
	static const char *const letters[] = {
		"start 4,6 4,7\n",
		"start 4,6 7,3\n",
		"build temple 4,4 4,5\nbuild village 3,5 7,4\nelse build castle 4,5 4,6\nelse "
		"build city 4,5\n"
		"play harvest\nif gold >= 3: gold e max\n@ if gold < 1: gold a\n"
		"at 7: gold d max\ndiscard cards raid sail\ngold z\ncancel all\n"
		"when steal-from if gold > 2: blue\nplay disaster for nothing\n",
		"build mine 7,4 6,4\nbuild army 6,3\n"
		"play copper-mines\n"
		"play victory from red any\n",
	};
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

static void a_season_by_hand_reads_as_ever(void **state)
{
	static const char *const path = "tests/replay/report-ktech.txt";
	struct play p;
	struct report_input of;
	struct buf text = BUF_INIT, golden, why = BUF_INIT;

	play_by_hand(&p, *state);
	of = report_of(&p);
	of.notes = "The deadline stays on Sundays.\n\nWelcome to Bj\xc3\xb6rn.\n";
	report_text(&text, &of, 1);
	if (getenv("UPDATE"))
		assert_true(file_write(source_path(path), text.s, text.n, 0644, &why));
	source_read(&golden, path);
	assert_string_equal(text.s, golden.s);
	buf_free(&text);
	buf_free(&golden);
	play_close(&p);
}

static void the_opening_tells_what_was_gained_and_lost(void **state)
{
	struct play p;
	struct report_input of;
	struct buf text = BUF_INIT;

	play_by_hand(&p, *state);
	of = report_of(&p);
	report_text(&text, &of, 1);
	assert_non_null(strstr(text.s, " Gained since the set-up: "));
	of.before = p.t;
	buf_clear(&text);
	report_text(&text, &of, 1);
	assert_null(strstr(text.s, " since the set-up"));
	of.before = NULL;
	buf_clear(&text);
	report_text(&text, &of, 1);
	assert_null(strstr(text.s, " since the set-up"));
	buf_free(&text);
	play_close(&p);
}

/* ---- the page ---- */

static void the_page_is_html_without_anything_from_elsewhere(void **state)
{
	struct play p;
	struct report_input of;
	struct buf xml = BUF_INIT, style, page = BUF_INIT, why = BUF_INIT;
	struct span sheet = source_read(&style, "templates/report-html.xsl");

	play_by_hand(&p, *state);
	of = report_of(&p);
	report_xml(&xml, &of, 1);
	assert_true(make_page(&page, (struct span){ xml.s, xml.n }, sheet, &why));
	assert_non_null(strstr(page.s, "<html lang=\"en\">"));
	assert_non_null(strstr(page.s, "You built"));
	assert_non_null(strstr(page.s, " Gained since the set-up: "));
	assert_non_null(strstr(page.s, "<h3>You</h3>"));
	assert_non_null(strstr(page.s, "<h3>Your hand, "));
	assert_non_null(strstr(page.s, "<dt>The discard pile</dt>"));
	assert_null(strstr(page.s, "<script"));
	assert_null(strstr(page.s, "://"));
	assert_null(strstr(page.s, "src="));
	buf_free(&page);
	buf_free(&xml);
	buf_free(&style);
	play_close(&p);
}

static void page_refused(const char *sheet)
{
	struct buf page = BUF_INIT, why = BUF_INIT;

	assert_false(make_page(&page, SPAN("<report/>"), span_of(sheet), &why));
	assert_int_equal(page.n, 0);
	assert_true(why.n > 0);
	buf_free(&why);
}

#define SHEET(inside)                                                                              \
	"<x:stylesheet version='1.0' xmlns:x='http://www.w3.org/1999/XSL/Transform'"               \
	" xmlns:e='http://exslt.org/common' extension-element-prefixes='e'>" inside                \
	"</x:stylesheet>"

static void a_stylesheet_reads_and_writes_nothing(void **state)
{
	(void)state;
	page_refused("no xml");
	page_refused("<html/>");
	page_refused(SHEET("<x:import href='/etc/passwd'/>"));
	page_refused(SHEET("<x:template match='/'><x:copy-of select=\"document('/etc/fstab')\"/>"
			   "<x:message terminate='yes'/></x:template>"));
}

/* ---- reading back ---- */

static struct table *read_changed(
	struct world *w, const struct buf *xml, const char *from, const char *to, struct buf *why)
{
	struct buf changed = BUF_INIT;
	struct report_head head;
	const char *at = strstr(xml->s, from);
	struct table *t;

	assert_non_null(at);
	buf_add(&changed, xml->s, (size_t)(at - xml->s));
	buf_str(&changed, to);
	buf_str(&changed, at + strlen(from));
	t = report_read(w->rules, (struct span){ changed.s, changed.n }, 1, &head, why);
	report_head_free(&head);
	buf_free(&changed);
	return t;
}

static void a_changed_report_is_refused(void **state)
{
	static const struct {
		const char *from, *to, *why;
	} changes[] = {
		{ "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!DOCTYPE a [<!ENTITY x 'y'>]>",
			"not the XML of a report" },
		{ "</report>", "", "not the XML of a report" },
		{ "format=\"1\"", "format=\"2\"", "newer format" },
		{ "game=\"ktech\"", "game=\"chess\"", "is of 'chess'" },
		{ "seats=\"2\"", "seats=\"99\"", "'seats' has a value" },
		{ "seats=\"2\"", "seats=\"9\"", "cannot seat 9" },
		{ "seat=\"red\"", "seat=\"green\"", "'seat' is no seat" },
		{ "map=\"a\"", "map=\"z\"", "no map named z" },
		{ "next=\"2\"", "next=\"3\"", "'next' is not the season after" },
		{ "box=\"", "box=\"AAAA", "'box' is no hash" },
		{ "passes\" value=\"3\"", "passes\" value=\"9\"", "cannot be '9'" },
		{ "vp=\"", "vq=\"", "'vq' is no dial there" },
		{ "of=\"red\" gold=\"", "of=\"red\" gold=\"-1", "'gold' cannot stand so" },
		{ "kind=\"village\"", "kind=\"vulture\"", "'vulture' is no kind" },
		{ "kind=\"village\"", "kind=\"village\" n=\"0\"", "'n' has a value" },
		{ "kind=\"village\"", "kind=\"village\" n=\"3\"", "two counters" },
		{ "place name=\"bowl\"", "place name=\"vase\"", "'vase' is no place" },
		{ "place name=\"bowl\"", "place name=\"deck\"", "'deck' is in the report twice" },
		{ "<hidden n=\"", "<hidden n=\"9999999", "'n' has a value" },
		{ "<hidden n=\"", "<piece kind=\"raid\"/><hidden n=\"", "both seen and unseen" },
		{ "<position>", "<positions/><!---->", "not the XML of a report" },
	};
	struct play p;
	struct report_input of;
	struct buf xml = BUF_INIT;

	play_by_hand(&p, *state);
	of = report_of(&p);
	report_xml(&xml, &of, 1);
	for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
		struct buf why = BUF_INIT;

		if (read_changed(*state, &xml, changes[i].from, changes[i].to, &why))
			fail_msg("'%s' was read", changes[i].to);
		if (!strstr(why.s, changes[i].why))
			fail_msg("'%s' says nothing of '%s'", why.s, changes[i].why);
		buf_free(&why);
	}
	buf_free(&xml);
	play_close(&p);
}

/* A table that is sound, or a sentence that says why there is none. Returns whether it was refused. */
static bool refused_or_read(const struct rules *rules, const struct buf *xml)
{
	struct buf why = BUF_INIT;
	struct report_head head;
	struct table *t = report_read(rules, span_of_buf(xml), 1, &head, &why);
	bool refused = !t;

	assert_true(refused == (why.n > 0));
	if (t)
		assert_null(table_audit(t));
	table_free(t);
	report_head_free(&head);
	buf_free(&why);
	return refused;
}

static void a_damaged_report_is_refused_or_read(void **state)
{
	struct play p;
	struct report_input of;
	struct buf xml = BUF_INIT;
	struct random_source lot;
	struct world *w = *state;
	int refused = 0;

	play_by_hand(&p, w);
	of = report_of(&p);
	report_xml(&xml, &of, 2);
	random_make(&lot, 5);
	for (int i = 0; i < 600; i++) {
		int at = random_below(&lot, (int)xml.n);
		char was = xml.s[at];

		xml.s[at] = "0123456789\"<>/ abcxyz"[random_below(&lot, 21)];
		refused += refused_or_read(w->rules, &xml);
		xml.s[at] = was;
	}
	assert_in_range(refused, 1, 599);
	buf_free(&xml);
	play_close(&p);
}

/* ---- checking orders ---- */

static void check_says(struct play *p, int seat, const char *orders, bool ok, const char *want)
{
	struct report_input of = report_of(p);
	struct buf xml = BUF_INIT, why = BUF_INIT, out = BUF_INIT;
	struct report_head head;
	struct table *t;

	report_xml(&xml, &of, seat);
	t = report_read(p->w->rules, (struct span){ xml.s, xml.n }, 3, &head, &why);
	assert_non_null(t);
	assert_int_equal(report_check(t, &head, p->w->phrases, span_of(orders), &out), ok);
	assert_string_equal(out.s, want);
	report_head_free(&head);
	table_free(t);
	buf_free(&xml);
	buf_free(&out);
}

/* What goes as no line says what becomes of it. */
#define CARDS_GO                                                                                   \
	"     Play more cards if you can, or choose with 'discard cards': 2 cards\n"               \
	"     go, by lot.                                                 [end 2]\n"

static void check_tells_what_is_sure_and_what_is_not(void **state)
{
	struct play p;

	play_by_hand(&p, *state);
	check_says(&p, 1, "match harbour\nseason 2\nseat red\n", true, "");
	check_says(&p, 1, "match other\nseason 3\nseat blue\n", false,
		"The header should say 'match harbour'.\n"
		"The header should say 'season 2'.\n"
		"The header should say 'seat red'.\n");
	check_says(&p, 1, "build village 0,0\nfly\n", false,
		"  1  build village 0,0: refused\n"
		"     Write for example 'build village 6,4'.\n"
		"     No counter of yours stands next to 0,0.                   [build 1]\n"
		"  2  fly: not understood: no order begins with 'fly'; orders are start,\n"
		"     build, play, gold, discard, prefer\n" CARDS_GO);
	/* What is drawn for it hangs on chance: the second line is tried or not. */
	check_says(&p, 1, "gold c city\nif reserved village >= 2: gold d\n", false,
		"  1  gold c city: ok\n"
		"  2  if reserved village >= 2: gold d: perhaps: it depends on chance or\n"
		"     on what you cannot see\n"
		"     The price is 2 gold, and you had none.                     [gold "
		"8]\n" CARDS_GO);
	check_says(&p, 1, "when steal-from: blue\nat 9: gold d\n@ if gold > 99: gold a\n", true,
		"  1  when steal-from: blue: a policy, for when the question comes up\n"
		"  2  at 9: gold d: waits for season 9\n"
		"  3  @ if gold > 99: gold a: not tried\n" CARDS_GO);
	play_close(&p);
}

static void check_of_a_random_season_breaks_nothing(void **state)
{
	for (int i = 0; i < 12; i++) {
		struct play p;
		struct report_input of;

		play_open(&p, *state, 2 + i % 5, i);
		play_random_season(&p, true);
		for (int n = 0; n < 3 * i && !season_over(p.t); n++)
			play_random_season(&p, false);
		of = report_of(&p);
		for (int s = 1; s <= p.t->seats; s++) {
			struct buf xml = BUF_INIT, why = BUF_INIT, out = BUF_INIT,
				   orders = BUF_INIT, text = BUF_INIT;
			struct report_head head;
			struct table *t;

			report_xml(&xml, &of, s);
			t = report_read(p.w->rules, (struct span){ xml.s, xml.n }, 3, &head, &why);
			assert_non_null(t);
			report_template(&text, &of, s);
			text_canonical(&orders, text.s, text.n);
			buf_str(&orders, "gold d max\nplay raid\nbuild village 4,6\n");
			report_check(
				t, &head, p.w->phrases, (struct span){ orders.s, orders.n }, &out);
			assert_true(out.n > 0);
			report_head_free(&head);
			table_free(t);
			buf_free(&xml);
			buf_free(&out);
			buf_free(&orders);
			buf_free(&text);
		}
		play_close(&p);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(phrases_cover_all_facts_of_all_games),
		cmocka_unit_test(a_phrase_that_names_no_arg_is_refused),
		cmocka_unit_test(a_note_says_what_an_order_is_whose_words_do_not),
		cmocka_unit_test(a_phrase_speaks_to_its_reader),
		cmocka_unit_test(numbers_and_words_choose),
		cmocka_unit_test(a_fact_without_a_bar_is_told_to_its_hearers_alone),
		cmocka_unit_test(how_a_seat_divides_its_orders_does_not_part_what_is_told),
		cmocka_unit_test(a_season_by_hand_reads_as_ever),
		cmocka_unit_test(the_opening_tells_what_was_gained_and_lost),
		cmocka_unit_test(the_page_is_html_without_anything_from_elsewhere),
		cmocka_unit_test(a_stylesheet_reads_and_writes_nothing),
		cmocka_unit_test(a_changed_report_is_refused),
		cmocka_unit_test(a_damaged_report_is_refused_or_read),
		cmocka_unit_test(check_tells_what_is_sure_and_what_is_not),
		cmocka_unit_test(check_of_a_random_season_breaks_nothing),
	};

	return cmocka_run_group_tests(tests, world_setup, world_teardown);
}
