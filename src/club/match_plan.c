/* SPDX-License-Identifier: MIT */
#include "club/match_plan.h"
#include "club/charter.h"
#include "club/token.h"
#include "core/chance.h"

#include <stdio.h>
#include <string.h>

/* ---- the match ---- */

static struct span option_name(struct span line)
{
	const char *equals = span_find(line, '=');

	return (struct span){ line.s, equals ? (size_t)(equals - line.s) : line.n };
}

/* Returns whether one of the lines is of that option. */
static bool names_option(struct span lines, struct span name)
{
	struct span line;

	while (span_line(&lines, &line))
		if (span_same(option_name(line), name))
			return true;
	return false;
}

/* Returns the options that were given, and those of the other match that were not. */
static char *plan_options(const struct match_plan *plan)
{
	const char *given = plan->options;
	struct span rest = span_of(plan->like->id ? plan->like->options : ""), line;
	struct buf text = BUF_INIT;

	while (span_line(&rest, &line))
		if (!given || !names_option(span_of(given), option_name(line)))
			buf_fmt(&text, "%.*s\n", (int)line.n, line.s);
	if (given)
		buf_fmt(&text, "%s\n", given);
	return buf_take(&text);
}

static void make_gid(struct match *m)
{
	unsigned char id[6];

	chance_random(id, sizeof id);
	snprintf(m->gid, sizeof m->gid, "%s.%02x%02x%02x%02x%02x%02x", m->name, id[0], id[1], id[2],
		id[3], id[4], id[5]);
}

bool match_plan_make(const struct context *c, const struct match_plan *plan, struct match *m)
{
	const struct match *like = plan->like;

	if (!match_name_ok(span_of(plan->name))) {
		buf_fmt(c->why,
			"'%s' cannot name a match: use a to z, 0 to 9 and -, at most 24 letters",
			plan->name);
		return false;
	}
	if (plan->map && strlen(plan->map) >= sizeof m->map) {
		buf_fmt(c->why, "'--map %s': the name is too long", plan->map);
		return false;
	}
	strcpy(m->name, plan->name);
	strcpy(m->game, plan->game->name);
	m->rules = plan->game->revision;
	strcpy(m->map, plan->map ? plan->map : like->map);
	m->seats = plan->seats;
	m->state = m->before = MATCH_SEATING;
	m->made = c->now;
	m->options = plan_options(plan);
	m->reason = xcopy("", 0);
	m->charter = like->id ? xcopy(like->charter, strlen(like->charter)) : xcopy("", 0);
	chance_random(m->secret, sizeof m->secret);
	make_gid(m);
	return !plan->settings || charter_set_lines(m, span_of(plan->settings), c->why);
}

/* ---- what follows from who plays ---- */

/* Sets what was left out. */
static bool set_missing(
	const struct context *c, struct match *m, const char *name, const char *value)
{
	return charter_has(m, name) || charter_set(m, span_of(name), span_of(value), c->why);
}

/* Opens the seats that nobody is named for to whoever asks. */
static bool plan_open(const struct context *c, struct match *m, bool open)
{
	if (open && !charter_set(m, SPAN("open"), SPAN("yes"), c->why))
		return false;
	return !charter_is(m, "open", "yes")
		|| (set_missing(c, m, "unsigned", "token") && set_missing(c, m, "begin", "joined"));
}

/* Says that somebody has no key, and what to do: something before, or instead of, giving one. Returns
 * false. */
static bool lacks_key(
	const struct context *c, const char *name, const char *before, const char *instead)
{
	buf_fmt(c->why, "%s has no key: %sgive one by 'tradepost person NAME --key FILE.pub'%s",
		name, before, instead);
	return false;
}

/* Lets letters be proven by tokens where somebody has no key. */
static bool plan_tokens(const struct context *c, struct match *m, const struct seat_plan *plan)
{
	int keyless = seat_plan_keyless(plan);
	const char *name = keyless ? plan->seat[keyless].name : "";
	struct buf reason = BUF_INIT;
	bool ok;

	if (!keyless || charter_is(m, "unsigned", "token"))
		return true;
	if (charter_has(m, "unsigned"))
		return lacks_key(c, name, "", ", or leave out unsigned=no");
	if (!charter_set(m, SPAN("unsigned"), SPAN("token"), c->why))
		return false;
	ok = token_possible(&(struct context){ c->club, m, c->now, &reason });
	if (!ok) {
		buf_str(&reason, "; or ");
		lacks_key(c, name, reason.s, "");
	}
	if (ok)
		club_warn(c->club,
			"%s has no key, so the match takes letters by token: unsigned=token", name);
	buf_free(&reason);
	return ok;
}

/* A match that all its people are invited to begins by itself, unless that was said otherwise. */
static bool plan_begin(const struct context *c, struct match *m, const struct seat_plan *plan)
{
	bool invited = false;

	for (int s = 1; s <= plan->seats; s++)
		invited |= plan->seat[s].name != NULL;
	return !invited || set_missing(c, m, "begin", "joined");
}

bool match_plan_people(
	const struct context *c, struct match *m, const struct seat_plan *plan, bool open)
{
	return plan_open(c, m, open) && plan_tokens(c, m, plan) && plan_begin(c, m, plan)
		&& token_possible(c);
}
