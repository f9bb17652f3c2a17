/* SPDX-License-Identifier: MIT
 * Reports of many random seasons, and what must hold of every one of them. */
#include "report_match.h"

#include "base/tree.h"
#include "core/view.h"
#include "report/guess.h"
#include "report/text/offers.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>

enum { MATCHES = 20, SEASONS = 60 };

/* Every fourth season of many matches, and what each seat and everybody was told of it: played and
 * written once, for all tests. */
struct told {
	struct buf xml, text;
};
struct kept_season {
	struct play play;
	struct told told[MAXSEATS + 1];
};
struct seasons {
	struct world world;
	struct kept_season *season;
	int n;
};

/* Keeps a match as it is after a season; the match goes on with copies of what it needs. */
static void keep_season(struct seasons *all, struct play *p)
{
	struct kept_season *kept;

	all->season = xgrow(all->season, (size_t)all->n + 1, sizeof *all->season);
	kept = &all->season[all->n++];
	kept->play = *p;
	for (int s = 0; s <= MAXSEATS; s++)
		kept->told[s] = (struct told){ BUF_INIT, BUF_INIT };
	p->t = table_copy(p->t);
	p->before = NULL;
	for (int s = 0; s <= MAXSEATS; s++) {
		struct buf standing = p->standing[s];

		p->standing[s] = (struct buf)BUF_INIT;
		buf_add(&p->standing[s], standing.s, standing.n);
	}
}

static void play_match(struct seasons *all, int i)
{
	struct play p;

	play_open(&p, &all->world, 2 + i % 5, i);
	play_random_season(&p, true);
	for (int n = 0; n < SEASONS && !season_over(p.t); n++) {
		if ((n + i) % 4 == 0)
			keep_season(all, &p);
		play_random_season(&p, false);
	}
	if (season_over(p.t))
		keep_season(all, &p);
	play_close(&p);
}

static void write_reports(struct kept_season *kept)
{
	struct report_input of = report_of(&kept->play);

	for (int s = 0; s <= kept->play.t->seats; s++)
		report_make(&kept->told[s].xml, &kept->told[s].text, &of, s);
}

/* The report of a seat, 0: for everybody. */
struct one_report {
	const struct play *play;
	const struct report_input *of;
	int seat;
	struct span xml, text; /* a zero stands behind each */
};
typedef void with_report(const struct one_report *);

/* The reports of all seasons kept. */
static void for_all_reports(struct seasons *all, with_report *test)
{
	for (int i = 0; i < all->n; i++) {
		const struct kept_season *kept = &all->season[i];
		const struct report_input of = report_of(&kept->play);

		for (int s = 0; s <= kept->play.t->seats; s++)
			test(&(const struct one_report){ &kept->play, &of, s,
				span_of_buf(&kept->told[s].xml),
				span_of_buf(&kept->told[s].text) });
	}
}

/* ---- the XML ---- */

static xmlRelaxNG *schema;

static void fits_schema(const struct one_report *r)
{
	xmlRelaxNGValidCtxt *valid = xmlRelaxNGNewValidCtxt(schema);
	xmlDoc *doc;

	doc = xmlReadMemory(r->xml.s, (int)r->xml.n, "report", NULL, XML_PARSE_NONET);
	assert_non_null(doc);
	assert_int_equal(xmlRelaxNGValidateDoc(valid, doc), 0);
	xmlRelaxNGFreeValidCtxt(valid);
	xmlFreeDoc(doc);
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

static const struct tree *nth_form_or_none(const struct tree *offers, int n)
{
	for (const struct tree *f = offers->child; f; f = f->next)
		if (tree_is(f, "form") && !--n)
			return f;
	return NULL;
}

static const struct tree *nth_form(const struct tree *offers, int n)
{
	const struct tree *form = nth_form_or_none(offers, n);

	if (!form)
		fail_msg("there is no such form");
	return form;
}

/* Where a form has an example, an order that is written so is read back as one of that form. */
static void has_an_example(const struct table *ahead, int i, const char *example)
{
	const struct names reader = { ahead->rules, ahead->map, ahead->seats };
	struct buf line = BUF_INIT;
	struct orders *orders;

	if (!example)
		return;
	buf_fmt(&line, "%s\n", example);
	orders = orders_read(line.s, line.n, &reader);
	assert_int_equal(orders->lines, 1);
	/* Some forms write a policy. */
	assert_int_equal(orders->line[0].what, ahead->game->forms[i].files ? L_POLICY : L_ORDER);
	if (!ahead->game->forms[i].files)
		assert_int_equal(orders->line[0].order.form, i);
	orders_free(orders);
	buf_free(&line);
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
	has_an_example(ahead, i, tree_attribute(form, "example"));
	price = tree_attribute(form, "price");
	if (!price && tree_child(form, "option"))
		price = tree_attribute(tree_child(form, "option"), "price");
	if (!like)
		assert_int_equal(price != NULL, span_starts(span_of(g->forms[i].words), "gold "));
}

/* A form that answers a question is offered where that can come up. */
static bool is_offered(const struct table *ahead, int seat, int form, int season)
{
	const struct game *g = ahead->game;
	int question = g->forms[form].files;

	return offers_in_season(g, form, season) && (!question || g->asks(ahead, seat, question));
}

static void xml_has_its_offers(const struct one_report *r)
{
	static const struct tree_limits limits = { "report", REPORT_MOST, 32, 400 };
	const struct table *t = r->of->table;
	struct buf why = BUF_INIT;
	struct table *ahead;
	struct tree *root;
	long line;
	int nth = 0;

	root = tree_read(r->xml, &limits, &line, &why);
	assert_non_null(root);
	assert_int_equal(tree_child(root, "offers") != NULL, r->seat && !season_over(t));
	ahead = tree_child(root, "offers") ? season_ahead(t, r->seat) : NULL;
	for (int i = 1; ahead && i <= ahead->rules->forms; i++)
		if (is_offered(ahead, r->seat, i, r->of->next))
			form_has_its_offers(ahead, r->seat, i, tree_child(root, "offers"), &nth);
	if (ahead)
		assert_null(nth_form_or_none(tree_child(root, "offers"), nth + 1));
	table_free(ahead);
	tree_free(root);
	buf_free(&why);
}

static void the_xml_has_all_that_may_be_ordered_and_what_it_costs(void **state)
{
	for_all_reports(*state, xml_has_its_offers);
}

/* ---- the text ---- */

static void text_is_narrow(const struct one_report *r)
{
	struct span rest = r->text, line, word;
	bool template = false;

	while (span_line(&rest, &line)) {
		if (text_columns(line.s, line.n) > REPORT_COLUMNS)
			fail_msg("too wide: %.*s", (int)line.n, line.s);
		template |= span_starts(line, "match    ");
		if (!template && span_word(&line, &word) && text_header_word(word) >= 0)
			fail_msg("reads as a header: %.*s", (int)line.n, line.s);
	}
	assert_int_equal(template, r->seat && !season_over(r->of->table));
}

static void no_line_of_text_is_wider_than_72_columns(void **state)
{
	for_all_reports(*state, text_is_narrow);
}

static void template_reads(const struct one_report *r)
{
	const struct play *p = r->play;
	const int seat = r->seat;
	const struct names reader = { p->t->rules, p->t->map, p->t->seats };
	struct buf text = BUF_INIT, canonical = BUF_INIT;
	struct span rest, line;
	struct program *program;
	struct orders *o;

	if (!seat || season_over(p->t))
		return;
	report_template(&text, r->of, seat);
	rest = (struct span){ text.s, text.n };
	while (span_line(&rest, &line))
		if (!line.n
			|| text_columns(line.s, line.n)
				> (*line.s == '#' ? REPORT_COLUMNS : ORDER_COLUMNS))
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

	play_open(&p, &((struct seasons *)*state)->world, 3, 1);
	of = report_of(&p);
	of.next = 0;
	report_template(&text, &of, 2);
	assert_non_null(strstr(text.s, "season   0\nseat     blue\n"));
	assert_non_null(strstr(text.s, "# start SPACE ... - "));
	/* Not one by one: they are all there are on land. */
	assert_non_null(strstr(text.s, "space of the map that is no water"));
	assert_null(strstr(text.s, " 4,6 "));
	assert_null(strstr(text.s, "# build"));
	buf_free(&text);
	play_close(&p);
}

/* ---- headings ---- */

/* In the text they are the lines of the story that begin with neither a blank nor a number. */
static void has_the_headings_of_the_text(const struct one_report *r)
{
	static const char story[] = "WHAT HAPPENED, IN TURN ORDER\n", heading[] = " heading=\"";
	struct span rest = span_of(strstr(r->text.s, story) + strlen(story)), line;
	const char *at = r->xml.s;

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
}

static void the_xml_has_the_headings_of_the_text(void **state)
{
	for_all_reports(*state, has_the_headings_of_the_text);
}

/* ---- the same, and secrets ---- */

static void comes_out_the_same(const struct one_report *r)
{
	struct buf again = BUF_INIT, apart = BUF_INIT;

	report_xml(&again, r->of, r->seat);
	report_text(&apart, r->of, r->seat);
	assert_string_equal(r->xml.s, again.s);
	assert_string_equal(r->text.s, apart.s);
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
static void names_no_hidden_card(const struct one_report *r)
{
	const struct play *p = r->play;
	char *xml = xcopy(r->xml.s, r->xml.n), *position, *end, name[64];

	position = strstr(xml, "<position>");
	end = strstr(xml, "</position>");
	assert_true(position && end);
	*end = 0;
	for (int k = 1; k <= p->t->box->kinds; k++) {
		int seen = 0;

		if (!p->t->box->kind[k].single)
			continue;
		for (int i = 0; i < 16 * p->t->rules->zones; i++)
			for each(piece, p->t, PLACES + i)
				seen += kind(p->t, piece) == KINDS + k
					&& view_piece(p->t, r->seat, piece) == EXACTLY;
		snprintf(name, sizeof name, "kind=\"%s\"", p->t->box->kind[k].name);
		assert_int_equal(occurrences(position, name), seen);
	}
	free(xml);
}

static void the_position_names_no_card_of_others(void **state)
{
	for_all_reports(*state, names_no_hidden_card);
}

/* With other cards in all hidden places the report is the same to the last byte. */
static void hidden_cards_change_nothing(const struct one_report *r)
{
	const struct play *p = r->play;
	struct table *other = table_copy(p->t);
	struct report_input of_other = *r->of;
	struct buf xml = BUF_INIT, text = BUF_INIT;

	guess_again(other, r->seat, 99);
	journal_free(&other->journal);
	other->journal = p->t->journal;
	for (int s = 1; s <= other->seats; s++)
		other->program[s] = s == r->seat ? p->t->program[s] : NULL;
	of_other.table = other;
	report_make(&xml, &text, &of_other, r->seat);
	assert_string_equal(r->xml.s, xml.s);
	assert_string_equal(r->text.s, text.s);
	other->journal = (struct journal){ 0 };
	table_free(other);
	buf_free(&xml);
	buf_free(&text);
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
static void numbers_lead_back(const struct one_report *r)
{
	const struct play *p = r->play;
	const int seat = r->seat;
	struct entry e = { 0 };
	int told = 0, n = 0;

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

static void reads_back(const struct one_report *r)
{
	const struct play *p = r->play;
	struct buf again = BUF_INIT, why = BUF_INIT;
	struct report_head head;
	struct report_input of_guess = *r->of;
	struct table *guess;
	const char *a, *b, *end;

	/* What is for everybody is no seat's to play from. */
	if (!r->seat)
		return;
	guess = report_read(p->w->rules, r->xml, 7, &head, &why);
	if (!guess)
		fail_msg("%s", why.s);
	assert_int_equal(head.seat, r->seat);
	assert_int_equal(head.season, season(p->t));
	assert_string_equal(head.standing.s, p->standing[r->seat].s);
	of_guess.table = guess;
	report_xml(&again, &of_guess, r->seat);
	a = strstr(r->xml.s, "<position>");
	b = strstr(again.s, "<position>");
	end = strstr(a, "</position>");
	assert_memory_equal(a, b, (size_t)(end - a) + strlen("</position>"));
	report_head_free(&head);
	table_free(guess);
	buf_free(&again);
}

static void a_table_read_back_shows_the_same_position(void **state)
{
	for_all_reports(*state, reads_back);
}

static void image_of(struct span xml, const struct rules *rules, struct buf *image)
{
	struct buf why = BUF_INIT;
	struct report_head head;
	struct table *laid = report_read(rules, xml, 7, &head, &why);

	if (!laid)
		fail_msg("%s", why.s);
	table_write(laid, image);
	report_head_free(&head);
	table_free(laid);
}

static void lays_the_table(const struct one_report *r)
{
	const struct rules *rules = r->play->w->rules;
	struct buf part = BUF_INIT, whole = BUF_INIT, alone = BUF_INIT;

	if (!r->seat)
		return;
	report_position(&part, r->of, r->seat);
	image_of(r->xml, rules, &whole);
	image_of(span_of_buf(&part), rules, &alone);
	assert_int_equal(alone.n, whole.n);
	assert_memory_equal(alone.s, whole.s, whole.n);
	buf_free(&part);
	buf_free(&whole);
	buf_free(&alone);
}

static void the_position_alone_lays_the_table_of_the_report(void **state)
{
	for_all_reports(*state, lays_the_table);
}

static void forget_season(struct kept_season *kept)
{
	for (int s = 0; s <= MAXSEATS; s++) {
		buf_free(&kept->told[s].xml);
		buf_free(&kept->told[s].text);
	}
	play_close(&kept->play);
}

static int open_seasons(void **state)
{
	struct seasons *all = calloc(1, sizeof *all);

	world_open(&all->world);
	for (int i = 0; i < MATCHES; i++)
		play_match(all, i);
	for (int i = 0; i < all->n; i++)
		write_reports(&all->season[i]);
	*state = all;
	return 0;
}

static int close_seasons(void **state)
{
	struct seasons *all = *state;

	for (int i = 0; i < all->n; i++)
		forget_season(&all->season[i]);
	free(all->season);
	world_close(&all->world);
	free(all);
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
		cmocka_unit_test(the_position_alone_lays_the_table_of_the_report),
	};

	return cmocka_run_group_tests(tests, open_seasons, close_seasons);
}
