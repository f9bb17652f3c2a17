/* SPDX-License-Identifier: MIT
 * A match that is to be made: what it takes over from another one, and what follows from who plays. */
#include "unit/club_fixture.h"
#include "club/charter.h"
#include "club/match_plan.h"

#include <string.h>

static struct match_plan plan_of(const char *name, const struct match *like)
{
	return (struct match_plan){
		.game = game_named("ktech"), .name = name, .seats = 2, .like = like
	};
}

static void plan_match(struct fixture *f, struct match *m)
{
	static const struct match none = { .id = 0 };
	const struct match_plan plan = plan_of("haven", &none);

	fixture_step(f);
	*m = (struct match){ .id = 0 };
	DONE(f, match_plan_make(HERE(f), &plan, m));
}

/* Two people, of whom the second has no key unless both have. */
static struct seat_plan people(bool both)
{
	struct seat_plan plan = { .seats = 2 };

	for (int s = 1; s <= 2; s++) {
		plan.seat[s].name = xcopy(s == 1 ? "ann" : "bob", 3);
		plan.seat[s].key = xcopy("key", both || s == 1 ? 3 : 0);
	}
	return plan;
}

static bool follows(struct fixture *f, struct match *m, bool both, bool open)
{
	struct seat_plan plan = people(both);
	bool ok = match_plan_people(
		&(const struct context){ &f->club, m, f->now, &f->why }, m, &plan, open);

	seat_plan_free(&plan);
	return ok;
}

static void a_match_has_a_name_a_secret_and_a_gid_of_its_own(void **state)
{
	struct fixture *f = *state;
	struct match a, b;
	struct match_plan wrong;

	plan_match(f, &a);
	plan_match(f, &b);
	assert_string_equal(a.name, "haven");
	assert_int_equal(strlen(a.gid), strlen("haven.0123456789ab"));
	assert_string_not_equal(a.gid, b.gid);
	assert_memory_not_equal(a.secret, b.secret, sizeof a.secret);
	match_free(&b);
	wrong = plan_of("No Name", &a);
	REFUSED(f, match_plan_make(HERE(f), &wrong, &b), "'No Name' cannot name a match");
	match_free(&a);
}

static void what_is_given_goes_before_what_the_other_match_has(void **state)
{
	struct fixture *f = *state;
	struct match m = { .id = 0 }, like = { .id = 7, .map = "islands" };
	struct match_plan plan = plan_of("haven", &like);

	like.options = (char *)"fog=yes\nwind=no\n";
	like.charter = (char *)"missing=default\n";
	plan.options = "wind=yes";
	plan.settings = "missing=autopilot";
	DONE(f, match_plan_make(HERE(f), &plan, &m));
	assert_string_equal(m.options, "fog=yes\nwind=yes\n");
	assert_string_equal(m.map, "islands");
	assert_true(charter_is(&m, "missing", "autopilot"));
	match_free(&m);
}

static void who_has_a_key_needs_no_token(void **state)
{
	struct fixture *f = *state;
	struct match m;

	plan_match(f, &m);
	DONE(f, follows(f, &m, true, false));
	assert_false(charter_has(&m, "unsigned"));
	assert_true(charter_is(&m, "begin", "joined"));
	assert_string_equal(fixture_shown(), "");
	match_free(&m);
}

static void who_has_none_gets_tokens_unless_the_settings_say_no(void **state)
{
	struct fixture *f = *state;
	struct match m;

	plan_match(f, &m);
	REFUSED(f, follows(f, &m, false, false), "bob has no key: ");
	match_free(&m);
	fixture_set(f, "subaddress = yes\n");
	plan_match(f, &m);
	DONE(f, follows(f, &m, false, false));
	assert_true(charter_is(&m, "unsigned", "token"));
	SAYS(fixture_shown(), "bob has no key, so the match takes letters by token");
	match_free(&m);
	plan_match(f, &m);
	DONE(f, charter_set_line(&m, SPAN("unsigned=no"), &f->why));
	REFUSED(f, follows(f, &m, false, false), "or leave out unsigned=no");
	match_free(&m);
}

static void open_seats_are_for_who_answers_by_mail_alone(void **state)
{
	struct fixture *f = *state;
	struct match m;

	fixture_set(f, "subaddress = yes\n");
	plan_match(f, &m);
	DONE(f, follows(f, &m, true, true));
	assert_true(charter_is(&m, "open", "yes"));
	assert_true(charter_is(&m, "unsigned", "token"));
	assert_true(charter_is(&m, "begin", "joined"));
	match_free(&m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(a_match_has_a_name_a_secret_and_a_gid_of_its_own),
		IN_CLUB(what_is_given_goes_before_what_the_other_match_has),
		IN_CLUB(who_has_a_key_needs_no_token),
		IN_CLUB(who_has_none_gets_tokens_unless_the_settings_say_no),
		IN_CLUB(open_seats_are_for_who_answers_by_mail_alone),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
