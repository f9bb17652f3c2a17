/* SPDX-License-Identifier: MIT
 * Which seasons are due, whose referee is told what is in the way, and how one is played. */
#include "unit/club_fixture.h"
#include "club/behind.h"
#include "club/due.h"

#include <stdlib.h>
#include <string.h>

static int found(struct fixture *f, enum run_kind how, char *name)
{
	struct due due = { NULL, 0 };

	fixture_step(f);
	DONE(f, due_find(HERE(f), how, &name, name != NULL, &due));
	if (due.n) {
		assert_string_equal(due.match[0].name, "harbour");
		assert_int_equal(due.match[0].season, f->m.season);
	}
	free(due.match);
	return due.n;
}

static enum work_end play(struct fixture *f, enum season_end *end)
{
	const struct due_match m = { f->m.id, f->m.season, "harbour" };

	fixture_step(f);
	return due_play(HERE(f), RUN_NOW, &m, m.season, true, end);
}

static void a_season_is_due_when_all_letters_are_in_or_somebody_asks_for_it(void **state)
{
	struct fixture *f = *state;

	assert_int_equal(found(f, RUN_DUE, NULL), 0);
	assert_int_equal(found(f, RUN_NOW, NULL), 1);
	assert_int_equal(found(f, RUN_NOW, "harbour"), 1);
	assert_int_equal(found(f, RUN_NOW, "haven"), 0);
	fixture_letter(f, RED, "");
	assert_int_equal(found(f, RUN_DUE, NULL), 0);
	fixture_letter(f, BLUE, "");
	assert_int_equal(found(f, RUN_DUE, NULL), 1);
	assert_int_equal(found(f, RUN_TICK, "harbour"), 1);
	assert_string_equal(fixture_shown(), "");
}

static void a_match_that_takes_no_letters_is_never_due(void **state)
{
	struct fixture *f = *state;

	fixture_match(f, "harbour", 2, "");
	assert_int_equal(found(f, RUN_NOW, NULL), 0);
}

static void a_match_behind_what_was_signed_waits_and_only_a_tick_is_silent(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_begin(f);
	DONE(f, behind_mark_all(f->club.store, f->now, &f->why));
	fixture_commit(f);
	assert_int_equal(found(f, RUN_NOW, NULL), 0);
	SAYS(fixture_shown(), "restore");
	assert_int_equal(found(f, RUN_TICK, NULL), 0);
	assert_string_equal(fixture_shown(), "");
}

static void a_match_whose_rules_are_missing_is_mailed_of_once_by_ticks(void **state)
{
	struct fixture *f = *state;

	fixture_letter(f, RED, "");
	fixture_letter(f, BLUE, "");
	fixture_sql(f, "update matches set rules = 1");
	assert_int_equal(found(f, RUN_DUE, NULL), 0);
	SAYS(fixture_shown(), "tradepost upgrade harbour");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	assert_int_equal(found(f, RUN_TICK, NULL), 0);
	assert_string_equal(fixture_shown(), "");
	SAYS(fixture_told(f, "notice", REFEREE), "tradepost upgrade harbour");
	assert_int_equal(found(f, RUN_TICK, NULL), 0);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

static void a_season_is_played_once(void **state)
{
	struct fixture *f = *state;
	const struct due_match before = { f->m.id, f->m.season, "harbour" };
	enum season_end end;

	assert_int_equal(play(f, &end), WORK_DONE);
	assert_int_equal(end, SEASON_PLAYED);
	fixture_look(f);
	assert_int_equal(f->m.season, 1);
	assert_int_equal(fixture_mails(f, "report", -1), 2);
	assert_int_equal(due_play(HERE(f), RUN_DUE, &before, before.season, true, &end), WORK_DONE);
	assert_int_equal(end, SEASON_LEFT);
	fixture_look(f);
	assert_int_equal(f->m.season, 1);
}

static void a_match_that_cannot_be_played_is_to_be_put_aside(void **state)
{
	struct fixture *f = *state;
	enum season_end end;

	fixture_season(f);
	fixture_sql(f, "update seasons set image = x'00'");
	fixture_reopen(f);
	assert_int_equal(play(f, &end), WORK_ASIDE);
	assert_true(work_end_unsaid(WORK_ASIDE));
	SAYS(f->why.s, "the stored table is not one of this game and box");
	buf_clear(&f->why);
	fixture_look(f);
	assert_int_equal(f->m.season, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(a_season_is_due_when_all_letters_are_in_or_somebody_asks_for_it),
		IN_CLUB(a_match_that_takes_no_letters_is_never_due),
		WITH_TWO(a_match_behind_what_was_signed_waits_and_only_a_tick_is_silent),
		WITH_TWO(a_match_whose_rules_are_missing_is_mailed_of_once_by_ticks),
		WITH_TWO(a_season_is_played_once),
		WITH_TWO(a_match_that_cannot_be_played_is_to_be_put_aside),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
