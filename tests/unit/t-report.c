/* SPDX-License-Identifier: MIT
 * Reports of many random seasons: what must hold of every one of them. */
#include "report_match.h"

#include "core/view.h"
#include "report/guess.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>

enum { MATCHES = 20, SEASONS = 60 };

typedef void with_report(const struct play *, const struct report_of *, int seat);

/* Reports of every fourth season of many matches, those for everybody too. */
static void for_all_reports(struct world *w, with_report *test)
{
	for (int i = 0; i < MATCHES; i++) {
		struct play p;

		play_open(&p, w, 2 + i % 5, i);
		play_random_season(&p, true);
		for (int n = 0; n < SEASONS; n++) {
			struct report_of of = report_of(&p);

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

static void fits_schema(const struct play *p, const struct report_of *of, int seat)
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

/* No arg of a fact or a question, and no dial, is called as an attribute of ours is. */
static void no_game_uses_our_attributes(void **state)
{
	static const char *const ours[] = { "number", "name", "clause", "turn", "cause", "line",
		"of", "question", "answer" };
	const struct rules *r = ((struct world *)*state)->rules;

	for (size_t i = 0; i < sizeof ours / sizeof *ours; i++) {
		for (int f = 1; f <= r->facts; f++)
			for (int a = 0; a < r->fact[f].n; a++)
				assert_false(i < 6 && span_is(r->fact[f].arg[a].name, ours[i]));
		for (int q = 1; q <= r->questions; q++)
			for (int a = 0; a < r->question[q].n; a++)
				assert_false(i > 6 && span_is(r->question[q].arg[a].name, ours[i]));
		for (int d = 1; d <= r->dials; d++)
			assert_false(
				i == 6 && !strcmp(r->game->dials[r->dial[d].row].name, ours[i]));
	}
}

/* ---- the text ---- */

static void text_is_narrow(const struct play *p, const struct report_of *of, int seat)
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
		if (!template && span_word(&line, &word) && orders_header_word(word))
			fail_msg("reads as a header: %.*s", (int)line.n, line.s);
	}
	assert_int_equal(template, seat && !season_over(of->table));
	buf_free(&text);
}

static void no_line_of_text_is_wider_than_72_columns(void **state)
{
	for_all_reports(*state, text_is_narrow);
}

static void template_reads(const struct play *p, const struct report_of *of, int seat)
{
	const struct reader reader = { p->t->rules, p->t->map, p->t->seats };
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
	assert_null(o->header_problem);
	assert_true(span_is(o->match, "harbour"));
	assert_int_equal(o->season, season(p->t) + 1);
	assert_int_equal(seat_find(o->seat, p->t->seats), seat);
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
	struct report_of of;
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

/* ---- the same, and secrets ---- */

static void comes_out_the_same(const struct play *p, const struct report_of *of, int seat)
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
static void names_no_hidden_card(const struct play *p, const struct report_of *of, int seat)
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
static void hidden_cards_change_nothing(const struct play *p, const struct report_of *of, int seat)
{
	struct table *other = table_copy(p->t);
	struct report_of of_other = *of;
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

/* Facts are numbered by what the seat was told: the refusals of others leave no gap. */
static void numbers_lead_back(const struct play *p, const struct report_of *of, int seat)
{
	size_t at = 0;
	struct entry e;
	int facts = 0, told = 0, n = 0;

	(void)of;
	while (journal_next(&p->t->journal, &at, &facts, &e))
		if (e.verb == J_TELL)
			assert_int_equal(report_fact(p->t, seat, ++told), e.fact);
	for (n = told + 1; report_fact(p->t, seat, n); n++)
		assert_true(report_fact(p->t, seat, n) <= facts);
	assert_int_equal(report_fact(p->t, seat, 0), 0);
}

static void numbers_of_facts_lead_back_to_the_journal(void **state)
{
	for_all_reports(*state, numbers_lead_back);
}

/* ---- read back ---- */

static void reads_back(const struct play *p, const struct report_of *of, int seat)
{
	struct buf xml = BUF_INIT, again = BUF_INIT, why = BUF_INIT;
	struct report_head head;
	struct report_of of_guess = *of;
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
		cmocka_unit_test(no_game_uses_our_attributes),
		cmocka_unit_test(no_line_of_text_is_wider_than_72_columns),
		cmocka_unit_test(a_template_sent_back_changes_nothing),
		cmocka_unit_test(the_invitation_offers_starts_only),
		cmocka_unit_test(the_same_input_gives_the_same_bytes),
		cmocka_unit_test(the_position_names_no_card_of_others),
		cmocka_unit_test(what_is_hidden_changes_no_byte),
		cmocka_unit_test(numbers_of_facts_lead_back_to_the_journal),
		cmocka_unit_test(a_table_read_back_shows_the_same_position),
	};

	return cmocka_run_group_tests(tests, open_world, close_world);
}
