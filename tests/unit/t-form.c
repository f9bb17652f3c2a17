/* SPDX-License-Identifier: MIT
 * Forms: lines read by their pattern, written again, filled hole by hole, and what is said of lines
 * that fit none. */
#include "unit.h"

#include <string.h>

/* ---- reading and writing ---- */

static bool reads(const struct unit *u, const char *text, struct order *o, struct buf *why)
{
	struct line_words w;

	assert_true(words_cut(&w, span_of(text)));
	return form_read(o, &u->r, &w, why, NULL);
}

static struct order order_of(const struct unit *u, const char *text)
{
	struct buf why = BUF_INIT;
	struct order o = { 0 };

	if (!reads(u, text, &o, &why))
		fail_msg("'%s': %s", text, why.s);
	return o;
}

/* The line means `same`, written out; what is written is read as the same order. */
static void means(const struct unit *u, const char *text, const char *same)
{
	struct order o = order_of(u, text), again;
	struct buf b = BUF_INIT;

	form_print(&b, &u->r, &o);
	assert_string_equal(b.s, same);
	again = order_of(u, b.s);
	assert_int_equal(again.form, o.form);
	assert_int_equal(again.n, o.n);
	for (int i = 0; i < o.n; i++) {
		assert_int_equal(again.part[i].hole, o.part[i].hole);
		assert_int_equal(again.part[i].group, o.part[i].group);
		assert_int_equal(again.part[i].what, o.part[i].what);
	}
	buf_free(&b);
}

static void fails(const struct unit *u, const char *text, const char *reason)
{
	struct buf why = BUF_INIT;
	struct order o;

	assert_false(reads(u, text, &o, &why));
	assert_string_equal(why.s, reason);
	buf_free(&why);
}

static void orders_of_every_shape_are_read_and_written(void **state)
{
	const struct unit *u = *state;

	means(u, "march army s1-s2", "march army s1-s2");
	means(u, "MARCH Army S1-s2, s2-4,6, s1-12", "march army s1-s2 s2-4,6 s1-12");
	means(u, "build ship s1 s2 4,6", "build ship s1 s2 4,6");
	means(u, "gold a", "gold a");
	means(u, "gold a 3", "gold a 3");
	means(u, "gold a max", "gold a max");
	means(u, "say quiet", "say quiet");
	means(u, "say loud to red 2 seat-3", "say loud to red blue green");
	means(u, "say loud to red any", "say loud to red any");
	means(u, "deal 2 give 1 army, 2 ship take 3 archer",
		"deal blue give 1 army 2 ship take 3 archer");
	means(u, "pair army ship 2 army end", "pair army ship 2 army end");
	means(u, "keep raid rally", "keep raid rally");
}

static void names_and_words_may_be_shortened_while_they_are_clear(void **state)
{
	const struct unit *u = *state;

	means(u, "build arm s1", "build army s1");
	means(u, "build s s1", "build ship s1");
	means(u, "build big s1", "build big-ship s1");
	means(u, "b sh s1", "build ship s1");
	means(u, "g a max", "gold a max");
	/* A whole name stands before those it begins. */
	means(u, "act 5", "act 5");
}

static void parts_are_counted_by_hole_and_group(void **state)
{
	const struct unit *u = *state;
	struct order o = order_of(u, "march army s1-s2 s2-4,6");

	assert_int_equal(part(&o, 0, 0, 0), unit_kind(u, "army"));
	assert_int_equal(part(&o, 1, 0, 0), unit_space(u, "s1"));
	assert_int_equal(part(&o, 2, 1, 0), unit_space(u, "4,6"));
	assert_false(written(&o, 1, 2, 0));
	o = order_of(u, "say loud");
	assert_int_equal(part(&o, 0, 0, 0), 0);
	assert_true(written(&o, 0, 0, 0));
	assert_false(written(&o, 1, 0, 0));
	o = order_of(u, "gold a max");
	assert_true(written(&o, 0, 0, 0));
	assert_int_equal(part(&o, 0, 0, 0), 0);
	o = order_of(u, "build ship s1 s2");
	assert_int_equal(part(&o, 1, 0, 1), unit_space(u, "s2"));
	assert_int_equal(part(&o, 1, 0, 2), NONE);
}

static void what_does_not_fit_is_named_with_what_could_stand_there(void **state)
{
	const struct unit *u = *state;

	fails(u, "frobnicate",
		"no order begins with 'frobnicate'; orders are march, build, deal,"
		" gold, say, keep, act, also, offer, pay, pair");
	fails(u, "march", "a name is missing at the end: unit");
	fails(u, "march elk s1-s2", "'elk' is no unit");
	fails(u, "march army", "a name is missing at the end: space");
	fails(u, "march army s1", "a pair must be written FROM-TO");
	fails(u, "march army s1-", "a word is cut short");
	fails(u, "march army s1-s9", "'s9' is no space");
	fails(u, "march army s1-s2 now", "a pair must be written FROM-TO");
	fails(u, "build army s1 s2 s9", "'s9' is no space");
	fails(u, "gold b", "there is 'b' where 'a' belongs");
	fails(u, "gold a 0", "'0' is neither a number nor max");
	fails(u, "gold a 3 4", "'4' is one word too many");
	fails(u, "say", "a name is missing at the end: loud, quiet, lower");
	fails(u, "say aloud", "'aloud' is none of loud, quiet, lower");
	fails(u, "say l", "'l' is none of loud, quiet, lower");
	fails(u, "deal blue give 1 army", "'take' is missing at the end");
	fails(u, "deal seat-4 give 1 army take 1 army", "'seat-4' is no seat");
	fails(u, "act 1000001", "'1000001' is not a number that can be used here");
	fails(u, "build ar s1", "'ar' can mean several: army, archer");
	fails(u, "a 5", "write the order out: this line could be several orders");
}

/* Tries each line of up to so many of these words that begins with the words before and is this form. */
static void goes_on_alike(
	const struct unit *u, int form, struct line_words *line, struct form_state before, int most)
{
	static const char *const words[] = { "march", "build", "deal", "say", "gold", "pair", "a",
		"army", "ship", "arm", "s1", "s2", "s1-s2", "red", "give", "take", "to", "any",
		"end", "loud", "2", "max", "elk" };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct form_state state = before;
		struct order o;
		bool fits = form_goes_on(&state, &u->r, form, span_of(words[i]));

		assert_true(words_add(line, span_of(words[i])));
		assert_int_equal(fits, form_begins(&o, &u->r, form, line));
		if (fits && most > 1)
			goes_on_alike(u, form, line, state, most - 1);
		line->n--;
	}
}

static void a_line_that_grows_by_a_word_is_matched_as_the_whole_line_is(void **state)
{
	const struct unit *u = *state;
	struct line_words line = { .n = 0 };

	for (int form = 1; form <= u->r.rules->forms; form++)
		goes_on_alike(u, form, &line, form_start(&u->r, form), 6);
}

static void a_line_of_many_parts_is_read_or_refused_as_a_whole(void **state)
{
	const struct unit *u = *state;
	struct buf line = BUF_INIT;

	buf_str(&line, "build army");
	for (int i = 0; i < 63; i++)
		buf_str(&line, " s1");
	assert_int_equal(order_of(u, line.s).n, 64);
	buf_str(&line, " s2");
	fails(u, line.s, "the line names too many things");
	buf_free(&line);
}

static void too_many_words_and_endless_ones_are_noticed(void **state)
{
	struct buf line = BUF_INIT;
	struct line_words w;

	(void)state;
	for (int i = 0; i < WORDS; i++)
		buf_str(&line, "a, ");
	assert_true(words_cut(&w, (struct span){ line.s, line.n }));
	assert_int_equal(w.n, WORDS);
	buf_str(&line, "b");
	assert_false(words_cut(&w, (struct span){ line.s, line.n }));
	buf_clear(&line);
	buf_fill(&line, 'x', WORD_BYTES);
	assert_true(words_cut(&w, (struct span){ line.s, line.n }));
	buf_char(&line, 'x');
	assert_false(words_cut(&w, (struct span){ line.s, line.n }));
	buf_free(&line);
}

static void a_form_that_can_be_read_in_endless_ways_is_given_up(void **state)
{
	const struct unit *u = *state;
	struct buf line = BUF_INIT;

	/* Each unit may go on in its group or begin the next: 2 to the 50th state, none ends. */
	buf_str(&line, "pair");
	for (int i = 0; i < 50; i++)
		buf_str(&line, " army");
	fails(u, line.s, "write two lines instead: what this line means cannot be found out");
	buf_str(&line, " end");
	assert_int_equal(order_of(u, line.s).n, 50);
	buf_free(&line);
}

static void a_name_that_fits_many_lists_only_some(void **state)
{
	const struct unit *u = *state;
	struct buf why = BUF_INIT;
	const struct arg any = { .name = SPAN("kind"), .type = T_KIND };
	thing x;

	assert_false(thing_read(&x, &u->r, &any, SPAN("ra"), &why));
	assert_string_equal(why.s, "'ra' can mean several: raid, rally");
	buf_free(&why);
}

/* ---- hole by hole ---- */

static void next_is(const struct unit *u, struct order *o, bool again, bool take, int hole,
	int group, thing fill)
{
	int in = -7, next = form_next(u->rules, o, again, take, &in);

	assert_int_equal(next, hole);
	if (hole < 0)
		return;
	assert_int_equal(in, group);
	o->part[o->n++] = (struct part){ (int16_t)hole, (int16_t)group, fill };
}

static void printed(const struct unit *u, const struct order *o, const char *text)
{
	struct buf b = BUF_INIT;

	form_print(&b, &u->r, o);
	assert_string_equal(b.s, text);
	buf_free(&b);
}

static void a_group_is_filled_as_often_as_is_wanted(void **state)
{
	const struct unit *u = *state;
	thing army = unit_kind(u, "army"), s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2");
	struct order o = { .form = F_MARCH };

	next_is(u, &o, true, true, 0, 0, army);
	next_is(u, &o, true, true, 1, 0, s1);
	next_is(u, &o, true, true, 2, 0, s2);
	next_is(u, &o, false, false, -1, 0, 0);
	next_is(u, &o, true, false, 1, 1, s2);
	next_is(u, &o, false, false, 2, 1, s1);
	next_is(u, &o, false, true, -1, 0, 0);
	printed(u, &o, "march army s1-s2 s2-s1");
}

static void two_groups_follow_each_other(void **state)
{
	const struct unit *u = *state;
	thing army = unit_kind(u, "army");
	struct order o = { .form = F_DEAL };

	next_is(u, &o, false, false, 0, 0, 2);
	next_is(u, &o, false, false, 1, 0, 1);
	next_is(u, &o, false, false, 2, 0, army);
	next_is(u, &o, true, false, 1, 1, 4);
	next_is(u, &o, false, false, 2, 1, army);
	next_is(u, &o, false, false, 3, 0, 5);
	next_is(u, &o, false, false, 4, 0, army);
	next_is(u, &o, false, false, -1, 0, 0);
	printed(u, &o, "deal blue give 1 army 4 army take 5 army");
}

static void optional_parts_are_entered_only_if_wanted(void **state)
{
	const struct unit *u = *state;
	struct order o = { .form = F_SAY };

	next_is(u, &o, false, false, 0, 0, 1);
	next_is(u, &o, true, false, -1, 0, 0);
	next_is(u, &o, false, true, 1, 0, 1);
	next_is(u, &o, false, false, -1, 0, 0);
	next_is(u, &o, true, false, 1, 0, 3);
	next_is(u, &o, false, true, 2, 0, 0);
	next_is(u, &o, true, true, -1, 0, 0);
	printed(u, &o, "say quiet to red green any");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(orders_of_every_shape_are_read_and_written),
		RUN_UNIT(names_and_words_may_be_shortened_while_they_are_clear),
		RUN_UNIT(parts_are_counted_by_hole_and_group),
		RUN_UNIT(what_does_not_fit_is_named_with_what_could_stand_there),
		RUN_UNIT(a_line_that_grows_by_a_word_is_matched_as_the_whole_line_is),
		RUN_UNIT(a_line_of_many_parts_is_read_or_refused_as_a_whole),
		RUN_UNIT(too_many_words_and_endless_ones_are_noticed),
		RUN_UNIT(a_form_that_can_be_read_in_endless_ways_is_given_up),
		RUN_UNIT(a_name_that_fits_many_lists_only_some),
		RUN_UNIT(a_group_is_filled_as_often_as_is_wanted),
		RUN_UNIT(two_groups_follow_each_other),
		RUN_UNIT(optional_parts_are_entered_only_if_wanted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
