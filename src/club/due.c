/* SPDX-License-Identifier: MIT */
#include "club/due.h"
#include "club/behind.h"
#include "club/deadline.h"
#include "club/letter_seal.h"
#include "club/notice.h"
#include "club/space.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what a match waits for ---- */

static bool is_sealed(const struct context *c, bool *sealed)
{
	enum letter_seal_state state;

	if (!letter_seal_look(c, &state))
		return false;
	*sealed = state == LETTER_SEAL_WAITS;
	if (*sealed)
		club_warn(c->club,
			"match '%s' is not played: its letters are sealed, and its witness has not"
			" answered",
			c->m->name);
	return true;
}

/* Mails once, for each revision of the program, that a match lacks its rules. */
static bool tell_former(const struct context *c, const char *says)
{
	const struct match *m = c->m;
	struct buf note = BUF_INIT, text = BUF_INIT;
	long long newest = game_named(m->game)->revision, told;
	bool ok = store_begin(c->club->store, c->why);

	buf_fmt(&note, "former %s", m->gid);
	ok = ok && store_get_note(c->club->store, note.s, &told, c->why);
	if (ok && told != newest) {
		club_say(c->club, &text, "waits season=%d match=%s reason=%s", m->season, m->name,
			says);
		buf_char(&text, '\n');
		club_say(c->club, &text, "waits-letters match=%s", m->name);
		ok = notice_referee(c, "subject-waits", text.s)
			&& store_save_note(c->club->store, note.s, newest, c->why);
	}
	ok = ok && store_commit(c->club->store, c->why);
	if (!ok)
		store_rollback(c->club->store);
	buf_free(&note);
	buf_free(&text);
	return ok;
}

/* A match whose rules are missing is not put aside, as nothing is wrong with it. */
static bool lacks_rules(const struct context *c, enum run_kind how, bool *lacks)
{
	struct buf says = BUF_INIT;
	bool ok = true;

	*lacks = match_is_former(c->m);
	if (!*lacks)
		return true;
	match_say_former(&says, c->m);
	if (how == RUN_TICK)
		ok = tell_former(c, says.s);
	else
		club_warn(c->club, "%s", says.s);
	buf_free(&says);
	return ok;
}

/* Nor is one that needs a restore; its referee was told when that was found. */
static bool lies_behind(const struct context *c, enum run_kind how)
{
	bool goes = behind_may_sign(c);

	if (!goes && how != RUN_TICK)
		club_warn(c->club, "%s", c->why->s);
	buf_clear(c->why);
	return !goes;
}

/* ---- which ---- */

static bool may_be_due(const struct context *c, enum run_kind how, bool *due)
{
	enum deadline_state state = DUE_NOT;
	bool sealed, lacks;

	*due = false;
	if (c->m->state == MATCH_OPEN && lies_behind(c, how))
		return true;
	if (how != RUN_NOW && !deadline_settle(c, &state))
		return false;
	if (how == RUN_NOW && c->m->state == MATCH_OPEN) {
		if (!is_sealed(c, &sealed))
			return false;
		state = sealed ? DUE_NOT : DUE_NOW;
	}
	if (state != DUE_NOW)
		return true;
	if (!lacks_rules(c, how, &lacks))
		return false;
	*due = !lacks;
	return true;
}

static bool is_due(const struct context *c, enum run_kind how, bool *due)
{
	const struct store *store = c->club->store;
	int damages = store_damages(store);
	bool ok = may_be_due(c, how, due);

	if (store_damages(store) == damages || store_broken(store) || store_busy(store))
		return ok;
	buf_clear(c->why);
	*due = c->m->state == MATCH_OPEN;
	return true;
}

static bool is_named(const struct match *m, char *const *name, int names)
{
	for (int i = 0; i < names; i++)
		if (!strcmp(name[i], m->name))
			return true;
	return names == 0;
}

static void add_due(struct due *d, const struct match *m)
{
	struct due_match *due;

	d->match = xmore(d->match, (size_t)d->n, sizeof *d->match);
	due = &d->match[d->n++];
	due->id = m->id;
	due->season = m->season;
	snprintf(due->name, sizeof due->name, "%s", m->name);
}

static bool look_at(const struct context *c, enum run_kind how, char *const *name, int names,
	long long id, struct due *d)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	bool due = false, ok = store_next_match(c->club->store, id - 1, &m, c->why) == FOUND;

	if (ok && is_named(&m, name, names))
		ok = is_due(&in, how, &due);
	if (ok && due)
		add_due(d, &m);
	match_free(&m);
	return ok;
}

bool due_find(
	const struct context *c, enum run_kind how, char *const *name, int names, struct due *d)
{
	struct match_list list;
	bool ok = store_list_running(
		c->club->store, how == RUN_TICK ? c->now : INT64_MAX, &list, c->why);

	for (int i = 0; i < list.n && ok; i++)
		ok = look_at(c, how, name, names, list.id[i], d);
	free(list.id);
	return ok;
}

/* ---- playing ---- */

static enum work_end look_for_room(const struct context *c, enum run_kind how)
{
	struct buf says = BUF_INIT;
	bool enough, told, ok = space_enough(c, space_free(c->club), &enough, &told, &says);

	if (ok && !enough && (told || how != RUN_TICK))
		club_warn(c->club, "%s", says.s);
	buf_free(&says);
	return ok && !enough ? WORK_WAITS : work_end_of(c->club, ok);
}

enum work_end due_play(const struct context *c, enum run_kind how, const struct due_match *m,
	int season, bool anyway, enum season_end *end)
{
	enum work_end room = look_for_room(c, how);

	if (room != WORK_DONE)
		return room;
	if (!season_run(c, m->id, season, anyway, end))
		return work_end_of(c->club, false);
	if (*end == SEASON_PLAYED || *end == SEASON_FOLLOWED)
		club_log(c->club, c->now, m->name, season);
	return *end == SEASON_ASIDE ? WORK_ASIDE : WORK_DONE;
}
