/* SPDX-License-Identifier: MIT
 * Reports of many random seasons, and what must hold of every one of them; then what KTech has
 * none of, on the tables of a small game. */
#include "report_match.h"
#include "unit.h"

#include "base/tree.h"
#include "core/view.h"
#include "report/simulate/guess.h"
#include "report/text/offers.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>

enum { MATCHES = 20, SEASONS = 60 };

typedef void with_report(const struct play *, const struct report_input *, int seat);

/* Reports of every fourth season of many matches, those for everybody too. */
static void for_all_reports(struct world *w, with_report *test)
{
	for (int i = 0; i < MATCHES; i++) {
		struct play p;

		play_open(&p, w, 2 + i % 5, i);
		play_random_season(&p, true);
		for (int n = 0; n < SEASONS; n++) {
			struct report_input of = report_of(&p);

			for (int s = 0; s <= p.t->seats && (n + i) % 4 == 0; s++)
				test(&p, &of, s);
			if (season_over(p.t))
				break;
			play_random_season(&p, false);
		}
		play_close(&p);
	}
}

/* ---- the XML ---- */

static xmlRelaxNG *schema;

static void fits_schema(const struct play *p, const struct report_input *of, int seat)
{
	struct buf xml = BUF_INIT;
	xmlRelaxNGValidCtxt *valid = xmlRelaxNGNewValidCtxt(schema);
	xmlDoc *doc;

	(void)p;
	report_xml(&xml, of, seat);
	doc = xmlReadMemory(xml.s, (int)xml.n, "report", NULL, XML_PARSE_NONET);
	assert_non_null(doc);
	assert_int_equal(xmlRelaxNGValidateDoc(valid, doc), 0);
	xmlRelaxNGFreeValidCtxt(valid);
	xmlFreeDoc(doc);
	buf_free(&xml);
}

static void every_xml_fits_the_schema(void **state)
{
	xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewParserCtxt(source_path("templates/report.rng"));

	schema = xmlRelaxNGParse(parser);
	xmlRelaxNGFreeParserCtxt(parser);
	assert_non_null(schema);
	for_all_reports(*state, fits_schema);
	xmlRelaxNGFree(schema);
}

/* ---- what may be ordered, as data ---- */

static void count_offer(void *with, const struct order *o)
{
	(void)o;
	++*(int *)with;
}

static int words_of(const char *s)
{
	struct span rest = span_of(s), word;
	int n = 0;

	while (span_word(&rest, &word))
		n++;
	return n;
}

/* One by one, and those that were not written; a form without options is offered itself. */
static int offers_written(const struct tree *form, const struct tree *options)
{
	const char *left = tree_attribute(form, "left");
	int n = left ? atoi(left) : 0;

	for (const struct tree *o = options->child; o; o = o->next)
		if (tree_is(o, "option"))
			n += words_of(tree_attribute(o, "names"))
				* (o->child ? words_of(o->child->text) : 1);
	return n ? n : 1;
}

static const struct tree *nth_form(const struct tree *offers, int n)
{
	for (const struct tree *f = offers->child; f; f = f->next)
		if (tree_is(f, "form") && !--n)
			return f;
	fail_msg("there is no such form");
	return NULL;
}

static void form_has_its_offers(
	const struct table *ahead, int seat, int i, const struct tree *offers, int *nth)
{
	const struct game *g = ahead->game;
	const struct tree *form;
	const char *like, *price;
	int offered = 0;

	offers_of_form(ahead, seat, i, count_offer, &offered);
	if (!offered)
		return;
	form = nth_form(offers, ++*nth);
	assert_string_equal(tree_attribute(form, "words"), g->forms[i].words);
	like = tree_attribute(form, "like");
	assert_true(!like || atoi(like) < *nth);
	assert_int_equal(offers_written(form, like ? nth_form(offers, atoi(like)) : form), offered);
	price = tree_attribute(form, "price");
	if (!price && tree_child(form, "option"))
		price = tree_attribute(tree_child(form, "option"), "price");
	if (!like)
		assert_int_equal(price != NULL, span_starts(span_of(g->forms[i].words), "gold "));
}

static void xml_has_its_offers(const struct play *p, const struct report_input *of, int seat)
{
	static const struct tree_limits limits = { "report", REPORT_MOST, 32, 400 };
	struct buf xml = BUF_INIT;
	struct table *ahead;
	struct tree *root;
	long line;
	int nth = 0;

	report_xml(&xml, of, seat);
	root = tree_read(span_of_buf(&xml), &limits, &line, &xml);
	assert_non_null(root);
	assert_int_equal(tree_child(root, "offers") != NULL, seat && !season_over(of->table));
	ahead = tree_child(root, "offers") ? season_ahead(of->table, seat) : NULL;
	for (int i = 1; ahead && i <= ahead->rules->forms; i++)
		if (offers_in_season(ahead->game, i, of->next))
			form_has_its_offers(ahead, seat, i, tree_child(root, "offers"), &nth);
	(void)p;
	table_free(ahead);
	tree_free(root);
	buf_free(&xml);
}

static void the_xml_has_all_that_may_be_ordered_and_what_it_costs(void **state)
{
	for_all_reports(*state, xml_has_its_offers);
}

/* ---- the text ---- */

static void text_is_narrow(const struct play *p, const struct report_input *of, int seat)
{
	struct buf text = BUF_INIT;
	struct span rest, line, word;
	bool template = false;

	(void)p;
	report_text(&text, of, seat);
	rest = (struct span){ text.s, text.n };
	while (span_line(&rest, &line)) {
		if (text_columns(line.s, line.n) > REPORT_COLUMNS)
			fail_msg("too wide: %.*s", (int)line.n, line.s);
		template |= span_starts(line, "match    ");
		if (!template && span_word(&line, &word) && text_header_word(word) >= 0)
			fail_msg("reads as a header: %.*s", (int)line.n, line.s);
	}
	assert_int_equal(template, seat && !season_over(of->table));
	buf_free(&text);
}

static void no_line_of_text_is_wider_than_72_columns(void **state)
{
	for_all_reports(*state, text_is_narrow);
}

static void template_reads(const struct play *p, const struct report_input *of, int seat)
{
	const struct names reader = { p->t->rules, p->t->map, p->t->seats };
	struct buf text = BUF_INIT, canonical = BUF_INIT;
	struct span rest, line;
	struct program *program;
	struct orders *o;

	if (!seat || season_over(p->t))
		return;
	report_template(&text, of, seat);
	rest = (struct span){ text.s, text.n };
	while (span_line(&rest, &line))
		if (text_columns(line.s, line.n) > ORDER_COLUMNS || !line.n)
			fail_msg("no line of a template: '%.*s'", (int)line.n, line.s);
	text_canonical(&canonical, text.s, text.n);
	o = orders_read(canonical.s, canonical.n, &reader);
	assert_null(o->header_fault);
	assert_true(span_is(o->match, "harbour"));
	assert_int_equal(o->season, season(p->t) + 1);
	assert_int_equal(seat_find(p->t->game, o->seat, p->t->seats), seat);
	assert_int_equal(o->seq, 1);
	for (int i = 0; i < o->lines; i++)
		assert_int_not_equal(o->line[i].what, L_BAD);
	/* What stood is sent back and changes nothing. */
	program = program_make(&reader, season(p->t) + 1, seat,
		(struct span){ p->standing[seat].s, p->standing[seat].n }, o);
	assert_int_equal(program->lines, program->stood->lines);
	program_free(program);
	buf_free(&text);
	buf_free(&canonical);
}

static void a_template_sent_back_changes_nothing(void **state)
{
	for_all_reports(*state, template_reads);
}

static void the_invitation_offers_starts_only(void **state)
{
	struct play p;
	struct report_input of;
	struct buf text = BUF_INIT;

	play_open(&p, *state, 3, 1);
	of = report_of(&p);
	of.next = 0;
	report_template(&text, &of, 2);
	assert_non_null(strstr(text.s, "season   0\nseat     blue\n"));
	assert_non_null(strstr(text.s, "# start <space>+\n"));
	assert_non_null(strstr(text.s, " 4,6 "));
	assert_null(strstr(text.s, "# build"));
	buf_free(&text);
	play_close(&p);
}

/* ---- headings ---- */

/* In the text they are the lines of the story that begin with neither a blank nor a number. */
static void has_the_headings_of_the_text(
	const struct play *p, const struct report_input *of, int seat)
{
	static const char story[] = "WHAT HAPPENED, IN TURN ORDER\n", heading[] = " heading=\"";
	struct buf xml = BUF_INIT, text = BUF_INIT;
	struct span rest, line;
	const char *at;

	(void)p;
	report_make(&xml, &text, of, seat);
	at = xml.s;
	rest = span_of(strstr(text.s, story) + strlen(story));
	while (span_line(&rest, &line) && line.n) {
		if (strchr(" 0123456789", *line.s))
			continue;
		at = strstr(at, heading);
		assert_non_null(at);
		at += strlen(heading);
		assert_memory_equal(at, line.s, line.n);
		assert_int_equal(at[line.n], '"');
	}
	assert_null(strstr(at, heading));
	buf_free(&xml);
	buf_free(&text);
}

static void the_xml_has_the_headings_of_the_text(void **state)
{
	for_all_reports(*state, has_the_headings_of_the_text);
}

/* ---- the same, and secrets ---- */

static void comes_out_the_same(const struct play *p, const struct report_input *of, int seat)
{
	struct buf xml = BUF_INIT, text = BUF_INIT, again = BUF_INIT, apart = BUF_INIT;

	(void)p;
	report_make(&xml, &text, of, seat);
	report_xml(&again, of, seat);
	report_text(&apart, of, seat);
	assert_string_equal(xml.s, again.s);
	assert_string_equal(text.s, apart.s);
	buf_free(&xml);
	buf_free(&text);
	buf_free(&again);
	buf_free(&apart);
}

static void the_same_input_gives_the_same_bytes(void **state)
{
	for_all_reports(*state, comes_out_the_same);
}

static int occurrences(const char *s, const char *of)
{
	int n = 0;

	for (s = strstr(s, of); s; s = strstr(s + 1, of))
		n++;
	return n;
}

/* Each card that is named in the position lies where the seat sees it. */
static void names_no_hidden_card(const struct play *p, const struct report_input *of, int seat)
{
	struct buf xml = BUF_INIT;
	char *position, *end, name[64];

	report_xml(&xml, of, seat);
	position = strstr(xml.s, "<position>");
	end = strstr(xml.s, "</position>");
	assert_true(position && end);
	*end = 0;
	for (int k = 1; k <= p->t->box->kinds; k++) {
		int seen = 0;

		if (!p->t->box->kind[k].single)
			continue;
		for (int i = 0; i < 16 * p->t->rules->zones; i++)
			for each(piece, p->t, PLACES + i)
				seen += kind(p->t, piece) == KINDS + k
					&& view_piece(p->t, seat, piece) == EXACTLY;
		snprintf(name, sizeof name, "kind=\"%s\"", p->t->box->kind[k].name);
		assert_int_equal(occurrences(position, name), seen);
	}
	buf_free(&xml);
}

static void the_position_names_no_card_of_others(void **state)
{
	for_all_reports(*state, names_no_hidden_card);
}

/* With other cards in all hidden places the report is the same to the last byte. */
static void hidden_cards_change_nothing(
	const struct play *p, const struct report_input *of, int seat)
{
	struct table *other = table_copy(p->t);
	struct report_input of_other = *of;
	struct buf xml = BUF_INIT, text = BUF_INIT, other_xml = BUF_INIT, other_text = BUF_INIT;

	guess_again(other, seat, 99);
	journal_free(&other->journal);
	other->journal = p->t->journal;
	for (int s = 1; s <= other->seats; s++)
		other->program[s] = s == seat ? p->t->program[s] : NULL;
	of_other.table = other;
	report_make(&xml, &text, of, seat);
	report_make(&other_xml, &other_text, &of_other, seat);
	assert_string_equal(xml.s, other_xml.s);
	assert_string_equal(text.s, other_text.s);
	other->journal = (struct journal){ 0 };
	table_free(other);
	buf_free(&xml);
	buf_free(&text);
	buf_free(&other_xml);
	buf_free(&other_text);
}

static void what_is_hidden_changes_no_byte(void **state)
{
	for_all_reports(*state, hidden_cards_change_nothing);
}

/* Of what is told one seat the others hear what stands before the bar, if there is one. */
static bool hears_of(const struct rules *r, int seat, const struct entry *e)
{
	const struct args *args;

	if (e->verb != J_TELL)
		return false;
	args = entry_fact(r, e).args;
	return e->who & ONLY(seat) || args->open < args->n;
}

/* Facts are numbered by what the seat was told: what others alone were told leaves no gap. */
static void numbers_lead_back(const struct play *p, const struct report_input *of, int seat)
{
	struct entry e = { 0 };
	int told = 0, n = 0;

	(void)of;
	while (journal_next(&p->t->journal, &e))
		if (hears_of(p->t->rules, seat, &e))
			assert_int_equal(report_fact(p->t, seat, ++told), e.fact);
	for (n = told + 1; report_fact(p->t, seat, n); n++)
		assert_true(report_fact(p->t, seat, n) <= e.facts);
	assert_int_equal(report_fact(p->t, seat, 0), 0);
}

static void numbers_of_facts_lead_back_to_the_journal(void **state)
{
	for_all_reports(*state, numbers_lead_back);
}

/* ---- read back ---- */

static void reads_back(const struct play *p, const struct report_input *of, int seat)
{
	struct buf xml = BUF_INIT, again = BUF_INIT, why = BUF_INIT;
	struct report_head head;
	struct report_input of_guess = *of;
	struct table *guess;
	char *a, *b;

	/* What is for everybody is no seat's to play from. */
	if (!seat)
		return;
	report_xml(&xml, of, seat);
	guess = report_read(p->w->rules, (struct span){ xml.s, xml.n }, 7, &head, &why);
	if (!guess)
		fail_msg("%s", why.s);
	assert_int_equal(head.seat, seat);
	assert_int_equal(head.season, season(p->t));
	assert_string_equal(head.standing.s, p->standing[seat].s);
	of_guess.table = guess;
	report_xml(&again, &of_guess, seat);
	a = strstr(xml.s, "<position>");
	b = strstr(again.s, "<position>");
	strstr(a, "</position>")[0] = 0;
	strstr(b, "</position>")[0] = 0;
	assert_string_equal(a, b);
	report_head_free(&head);
	table_free(guess);
	buf_free(&xml);
	buf_free(&again);
}

static void a_table_read_back_shows_the_same_position(void **state)
{
	for_all_reports(*state, reads_back);
}

/* ---- a small game ---- */

/* A report of the unit's table for seat 1, with these words of its game. */
static void report_unit(
	const struct unit *u, const char *game_words, struct buf *xml, struct buf *text)
{
	struct buf general, why = BUF_INIT;
	struct span words = source_read(&general, "templates/report.en.txt");
	struct phrases *phrases = phrases_read(u->rules, words, span_of(game_words), &why);
	const struct report_input of = { .table = u->t,
		.phrases = phrases,
		.match = "harbour",
		.gid = "gid-of-test",
		.next = season(u->t) + 1 };

	assert_string_equal(why.s, "");
	report_make(xml, text, &of, 1);
	phrases_free(phrases);
	buf_free(&general);
}

static void text_has(const struct unit *u, const char *game_words, const char *want, bool has)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;

	report_unit(u, game_words, &xml, &text);
	if (has != (strstr(text.s, want) != NULL))
		fail_msg("'%s' in: %s", want, text.s);
	buf_free(&xml);
	buf_free(&text);
}

/* Pieces of the box, so that what is left of them can be guessed at. */
static thing take(struct unit *u, const char *name, int n, thing to)
{
	thing k = unit_kind(u, name);

	for each(p, u->t, IN(BANK, NOBODY))
		if (kind(u->t, p) == k)
			return move(u->t, p, n, to);
	fail();
	return NONE;
}

static void lay_what_is_held(struct unit *u)
{
	thing s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2"), army;

	unit_play(u);
	table_option(u->t, SPAN("pace"), SPAN("fast"), &u->why);
	table_option(u->t, SPAN("extras"), SPAN("monks fog"), &u->why);
	assert_string_equal(u->why.s, "");
	set(u->t, s1, 0, KEEPER, 2);
	set(u->t, 1, 0, MOOD, 1);
	gain(u->t, 2, GOLD, 5);
	army = own(u->t, take(u, "army", 5, s1), 0, 1);
	army = set(u->t, army, 2, CAUSE, unit_kind(u, "raid"));
	set(u->t, army, 2, GOAL, s2);
	take(u, "ship", 3, s2);
	take(u, "archer", 3, IN(BAG, 1));
	take(u, "army", 2, IN(BAG, 2));
	for (int s = 1; s <= 2; s++)
		move(u->t, first(u->t, IN(PILE, NOBODY)), 1, IN(HAND_OF, s));
	table_settle(u->t);
}

static void what_a_dial_or_an_option_holds_is_named_and_read_back(void **state)
{
	static const char *const named[] = { "<dials of=\"s1\" keeper=\"blue\"/>",
		"<dials cause=\"raid\" goal=\"s2\"/>", " mood=\"cross\"", " mood=\"calm\"",
		"name=\"pace\" value=\"fast\"", "name=\"extras\" value=\"fog monks\"" };
	struct unit *u = *state, copy = *u;
	struct buf xml = BUF_INIT, again = BUF_INIT, text = BUF_INIT;
	struct report_head head;
	char *goal;

	lay_what_is_held(u);
	report_unit(u, "", &xml, &text);
	for (size_t i = 0; i < sizeof named / sizeof *named; i++)
		if (!strstr(xml.s, named[i]))
			fail_msg("no '%s' in: %s", named[i], xml.s);
	copy.t = report_read(u->rules, (struct span){ xml.s, xml.n }, 7, &head, &u->why);
	assert_string_equal(u->why.s, "");
	report_unit(&copy, "", &again, &text);
	strstr(xml.s, "</position>")[0] = strstr(again.s, "</position>")[0] = 0;
	assert_string_equal(strstr(xml.s, "<position>"), strstr(again.s, "<position>"));
	table_free(copy.t);
	report_head_free(&head);
	/* What the dial does not hold is no value of it. */
	xml.s[strlen(xml.s)] = '<';
	goal = strstr(xml.s, "goal=\"s2\"");
	memcpy(goal, "goal=\"12\"", 9);
	assert_null(report_read(u->rules, (struct span){ xml.s, xml.n }, 7, &head, &u->why));
	assert_non_null(strstr(u->why.s, "'goal' cannot stand so"));
	report_head_free(&head);
	buf_free(&xml);
	buf_free(&again);
	buf_free(&text);
}

static void points_are_the_key_the_game_names(void **state)
{
	struct unit *u = *state;
	struct buf xml = BUF_INIT, text = BUF_INIT;

	lay_what_is_held(u);
	report_unit(u, "", &xml, &text);
	assert_non_null(strstr(xml.s, "name=\"red\" player=\"\" rank=\"1\" points=\"0\""));
	assert_non_null(strstr(xml.s, "name=\"blue\" player=\"\" rank=\"2\" points=\"5\""));
	buf_free(&xml);
	buf_free(&text);
}

static void the_map_groups_what_stands_on_a_space(void **state)
{
	struct unit *u = *state;
	thing s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2"), sea = unit_space(u, "4,6");

	make(u->t, unit_kind(u, "archer"), 1, 3, s1);
	make(u->t, unit_kind(u, "army"), 1, 1, s1);
	make(u->t, unit_kind(u, "raid"), 1, 1, s1);
	make(u->t, unit_kind(u, "army"), 2, 1, s2);
	set(u->t, make(u->t, unit_kind(u, "ship"), NOBODY, 2, s2), 1, DAMAGE, 1);
	make(u->t, unit_kind(u, "ship"), 3, 1, s2);
	make(u->t, unit_kind(u, "army"), 2, 12, sea);
	make(u->t, unit_kind(u, "archer"), 2, 12, sea);
	make(u->t, unit_kind(u, "ship"), 2, 12, sea);
	table_settle(u->t);
	text_has(u, "", "\ns01A3RR  2SABSG   12A12RB+\n", true);
	text_has(u, "", "In words\n  On the map: 2 Ship on s2.\n  Red:", true);
	/* Of the labels of three letters the cell has five columns left. */
	make(u->t, unit_kind(u, "ship"), 2, 1, s1);
	text_has(u, "", "\ns01A3RR+ ", true);
	for each(p, u->t, s1)
		if (kind(u->t, p) != unit_kind(u, "archer"))
			move(u->t, p, 0, NONE);
	text_has(u, "", "\ns01 3RR  ", true);
}

static void the_map_is_told_place_by_place_where_the_phrases_say_so(void **state)
{
	static const char words[] =
		"kind army: an army; armies\nkind raid: the Raid; Raids\ndrawn keeper: so\n"
		"place map: {pieces:{at} is wet: {pieces}|}\n"
		"place land: {at}/{mark}: {keeper:yours|{keeper}|nobody's}{rich:|, rich|,\n"
		"  rich {rich}}, {terrain}{pieces: has {pieces}|}\n"
		"group map: {terrain:Water|Earth}\n";
	struct unit *u = *state;
	thing s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2"), sea = unit_space(u, "4,6");
	thing army = make(u->t, unit_kind(u, "army"), 2, 1, s1);

	set(u->t, s1, 0, KEEPER, 2);
	set(u->t, s1, 0, RICH, 2);
	set(u->t, s2, 0, KEEPER, 1);
	make(u->t, unit_kind(u, "raid"), 2, 1, army);
	make(u->t, unit_kind(u, "rally"), 2, 1, army);
	make(u->t, unit_kind(u, "army"), 2, 3, s1);
	make(u->t, unit_kind(u, "archer"), NOBODY, 1, s1);
	make(u->t, unit_kind(u, "ship"), 1, 2, sea);
	text_has(u, words,
		"In words\n\n  Earth\n"
		"    s1/s01: Blue, rich 2, land has 3 armies, an army with the Raid and\n"
		"      Rally, Archer\n    s2/: yours, land\n\n  Water\n"
		"    4,6 is wet: 2 Ship of yours\n\nSTANDINGS",
		true);
	/* Its group is that of the land before it. */
	text_has(u, "place map: {at}\ngroup map: All\ngroup land:\n",
		"In words\n  s1\n  s2\n\n  All\n    4,6\n    12\n", true);
	text_has(u, "place map:\nplace land: {at}\n", "In words\n  s1\n  s2\n\n", true);
}

static void the_drawing_has_whose_a_space_is_below_its_mark(void **state)
{
	struct unit *u = *state;
	thing s1 = unit_space(u, "s1");

	set(u->t, s1, 0, KEEPER, 2);
	make(u->t, unit_kind(u, "army"), 2, 120, s1);
	make(u->t, unit_kind(u, "archer"), NOBODY, 3, unit_space(u, "s2"));
	make(u->t, unit_kind(u, "ship"), 1, 2, unit_space(u, "4,6"));
	text_has(u, "drawn keeper: so", "\ns01\n99B      3        2SR\n", true);
}

static void own_zones_tell_apart_what_the_phrases_do(void **state)
{
	static const char words[] = "spot goal: bound for {value}\nzone safe: your safe\n";
	struct unit *u = *state;
	thing army = make(u->t, unit_kind(u, "army"), 1, 5, IN(SAFE, 1));
	thing ship = make(u->t, unit_kind(u, "ship"), 1, 1, IN(BANK, 1));

	set(u->t, ship, 1, GOAL, unit_space(u, "12"));
	army = set(u->t, army, 2, GOAL, unit_space(u, "s2"));
	make(u->t, unit_kind(u, "archer"), 1, 1, army);
	text_has(u, "", "\n    army x5 ", true);
	text_has(u, words, "  Your safe, 5:\n    army x3 ", true);
	text_has(u, words, "\n    Bound for s2:\n      army x2 ", true);
	text_has(u, words, ", 1: Ship bound for 12\n", true);
	/* What lies on them is told where the map is told by place. */
	text_has(u, "spot goal: to {value}\nplace map:\n", "\n      army with archer x2", true);
}

/* ---- the rough ---- */

static void some_or_many(const struct table *t, int n, int *least, int *most)
{
	(void)t;
	*least = n > 6 ? 7 : 1;
	*most = n > 6 ? 0 : 6;
}

/* Seat 1 sees of all spaces roughly what stands there. */
static enum detail sees_roughly(const struct table *t, int seat, thing at)
{
	(void)t;
	return at > PLACES && (at - PLACES) % 16 == seat ? EXACTLY : BAND;
}

static void a_rough_number_is_told_by_the_bands_of_the_game(void **state)
{
	struct unit *u = *state;
	struct game own = unit_game;
	struct zone zones[MIST + 2] = { 0 };
	struct buf xml = BUF_INIT, text = BUF_INIT;

	memcpy(zones, unit_game.zones, (MIST + 1) * sizeof *zones);
	zones[BOARD].sight = FOG;
	own.zones = zones;
	own.sees = sees_roughly;
	u->t->game = &own;
	make(u->t, unit_kind(u, "army"), 2, 9, unit_space(u, "s1"));
	make(u->t, unit_kind(u, "army"), 2, 1, unit_space(u, "s2"));
	report_unit(u, "", &xml, &text);
	assert_non_null(strstr(xml.s, "<hidden least=\"8\" most=\"15\"/>"));
	text_has(u, "place map: {at} {pieces}", "  s1 8 to 15\n  s2 1\n", true);
	own.band = some_or_many;
	buf_clear(&xml);
	report_unit(u, "", &xml, &text);
	assert_non_null(strstr(xml.s, "<hidden least=\"7\"/>"));
	assert_non_null(strstr(xml.s, "<hidden least=\"1\" most=\"6\"/>"));
	text_has(u, "place map: {at} {pieces}", "  s1 7 or more\n  s2 1 to 6\n", true);
	text_has(u, "place map: {at} {pieces}\nband: {which:a|some|many} of {least}",
		"  s1 some of 7\n  s2 a of 1\n", false);
	text_has(u, "place map: {at} {pieces}\nband: {which:some|many} of {least}",
		"  s1 many of 7\n  s2 some of 1\n", true);
	u->t->game = &unit_game;
	buf_free(&xml);
	buf_free(&text);
}

static int room_for_archers(const struct table *t, thing k, thing at)
{
	return at < PLACES && !strcmp(t->box->kind[k - KINDS].name, "archer") ? 5 : 0;
}

static int blue(const struct table *t, thing at)
{
	(void)t;
	return at < PLACES ? 2 : NOBODY;
}

static void lay_a_ship(struct table *t, int seat)
{
	make(t, KINDS + 3, seat, 1, IN(SAFE, seat));
}

static void a_guess_lays_kinds_without_number_where_the_game_has_room(void **state)
{
	struct unit *u = *state;
	struct game own = unit_game;
	thing s1 = unit_space(u, "s1");
	const struct guess_place hidden = { s1, 30 };

	own.room = room_for_archers;
	own.whose = blue;
	own.complete = lay_a_ship;
	u->t->game = &own;
	take(u, "archer", 0, NONE);
	u->box->kind[unit_kind(u, "archer") - KINDS].copies = 0;
	guess_deal(u->t, 1, 7, &hidden, 1);
	u->t->game = &unit_game;
	assert_int_equal(count(u->t, first(u->t, s1)), 30);
	assert_int_equal(owner(u->t, first(u->t, s1)), 2);
	assert_int_equal(kind(u->t, first(u->t, s1)), unit_kind(u, "archer"));
	assert_int_equal(kind(u->t, first(u->t, IN(SAFE, 1))), unit_kind(u, "ship"));
}

static void what_has_an_empty_name_is_not_listed(void **state)
{
	const struct unit *u = *state;

	text_has(u, "zone bank: the vaults", "The vaults, 74", true);
	text_has(u, "zone bank:\nzone pile: the pile", "40 Army", false);
	text_has(u, "dial gold: coins", "coins", true);
	text_has(u, "", "total  gold", true);
	text_has(u, "dial gold:", "total  moves", true);
	move(u->t, first(u->t, IN(PILE, NOBODY)), 1, IN(HAND_OF, 1));
	text_has(u, "", "mood  map  hand\n", true);
	text_has(u, "column hand:", "mood  map\n", true);
	text_has(u, "zone hand: your hand", "Your hand, 1:\n", true);
	text_has(u, "zone hand:", "nothing that is yours alone to see", true);
}

static void the_xml_names_what_the_phrases_name(void **state)
{
	static const char words[] = "kind army: an army; armies\nspot goal: {space} to {value}\n"
				    "dial gold: coins\ndial moves:\ncolumn hand: cards\n"
				    "zone bank:\nzone hand: {seat:your hand|{seat}'s hand|}\n";
	static const char *const want[] = { "<place name=\"s1\" map=\"yes\">\n",
		"<place name=\"hand-red\" own=\"yes\">\n", "<place name=\"hand-blue\">\n",
		" n=\"2\" owner=\"red\" said=\"s1 to s2\"><dials ",
		"<names>\n<name of=\"dial\" name=\"gold\" text=\"coins\"/>\n"
		"<name of=\"dial\" name=\"moves\" text=\"\"/>\n"
		"<name of=\"column\" name=\"hand\" text=\"cards\"/>\n"
		"<name of=\"zone\" name=\"bank\" text=\"\"/>\n"
		"<name of=\"zone\" name=\"hand-red\" text=\"your hand\"/>\n"
		"<name of=\"zone\" name=\"hand-blue\" text=\"Blue's hand\"/>\n"
		"<name of=\"kind\" name=\"army\" text=\"an army\" many=\"armies\"/>\n" };
	struct buf xml = BUF_INIT, text = BUF_INIT;

	lay_what_is_held(*state);
	report_unit(*state, words, &xml, &text);
	for (size_t i = 0; i < sizeof want / sizeof *want; i++)
		if (!strstr(xml.s, want[i]))
			fail_msg("no '%s' in: %s", want[i], xml.s);
	buf_free(&xml);
	buf_free(&text);
}

static void page_has(const struct unit *u, const char *game_words, const char *want, bool has)
{
	struct buf xml = BUF_INIT, text = BUF_INIT, page = BUF_INIT, style;
	struct span sheet = source_read(&style, "templates/report-html.xsl");

	report_unit(u, game_words, &xml, &text);
	assert_true(make_page(&page, (struct span){ xml.s, xml.n }, sheet, &text));
	if (has != (strstr(page.s, want) != NULL))
		fail_msg("'%s' in: %s", want, page.s);
	buf_free(&xml);
	buf_free(&text);
	buf_free(&page);
	buf_free(&style);
}

static void the_page_calls_things_as_the_phrases_do(void **state)
{
	static const char words[] = "kind army: an army; armies\nspot goal: {space} to {value}\n"
				    "zone bank: the vaults\n";
	struct unit *u = *state;

	lay_what_is_held(u);
	page_has(u, words, "5 armies on <span class=\"at\">s1\xc2\xa0(3)</span>, ", true);
	page_has(u, words, ", <span class=\"at\">s1 to s2\xc2\xa0(2)</span>", true);
	page_has(u, words, "<dt>The vaults</dt>", true);
	page_has(u, "zone bank:", "<dt>Bank</dt>", false);
	page_has(u, "", "<dt>S1</dt>", false);
	page_has(u, "dial gold: coins", "coins</th>", true);
	page_has(u, "dial gold:", "gold</th>", false);
}

static void the_page_turns_a_table_of_many_columns(void **state)
{
	struct unit *u = *state;

	lay_what_is_held(u);
	page_has(u, "column hand: cards", "<th scope=\"row\">goods 2</th>", true);
	page_has(u, "column hand: cards", "<th scope=\"row\">cards</th>", true);
	page_has(u, "dial goods:", "<th scope=\"col\" class=\"num\">moves</th>", true);
}

static int open_world(void **state)
{
	struct world *w = malloc(sizeof *w);

	world_open(w);
	*state = w;
	return 0;
}

static int close_world(void **state)
{
	world_close(*state);
	free(*state);
	xmlCleanupParser();
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_xml_fits_the_schema),
		cmocka_unit_test(no_line_of_text_is_wider_than_72_columns),
		cmocka_unit_test(a_template_sent_back_changes_nothing),
		cmocka_unit_test(the_xml_has_all_that_may_be_ordered_and_what_it_costs),
		cmocka_unit_test(the_invitation_offers_starts_only),
		cmocka_unit_test(the_xml_has_the_headings_of_the_text),
		cmocka_unit_test(the_same_input_gives_the_same_bytes),
		cmocka_unit_test(the_position_names_no_card_of_others),
		cmocka_unit_test(what_is_hidden_changes_no_byte),
		cmocka_unit_test(numbers_of_facts_lead_back_to_the_journal),
		cmocka_unit_test(a_table_read_back_shows_the_same_position),
		RUN_UNIT(what_a_dial_or_an_option_holds_is_named_and_read_back),
		RUN_UNIT(points_are_the_key_the_game_names),
		RUN_UNIT(the_map_groups_what_stands_on_a_space),
		RUN_UNIT(the_map_is_told_place_by_place_where_the_phrases_say_so),
		RUN_UNIT(the_drawing_has_whose_a_space_is_below_its_mark),
		RUN_UNIT(own_zones_tell_apart_what_the_phrases_do),
		RUN_UNIT(a_rough_number_is_told_by_the_bands_of_the_game),
		RUN_UNIT(a_guess_lays_kinds_without_number_where_the_game_has_room),
		RUN_UNIT(what_has_an_empty_name_is_not_listed),
		RUN_UNIT(the_xml_names_what_the_phrases_name),
		RUN_UNIT(the_page_calls_things_as_the_phrases_do),
		RUN_UNIT(the_page_turns_a_table_of_many_columns),
	};

	return cmocka_run_group_tests(tests, open_world, close_world);
}
