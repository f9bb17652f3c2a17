/* SPDX-License-Identifier: MIT
 * What the papers show of a match of a restored club: which of them this club signed, and whether
 * they form one history. */
#include "club/authentic.h"
#include "club/behind.h"
#include "club/behind_look.h"
#include "club/recovery.h"
#include "proof/verify_chain.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- papers ---- */

static bool is_mine(const struct recovery *r, const struct paper *p)
{
	return !strcmp(p->gid, r->d->m.gid) && behind_is_signed(p, r->pk);
}

static bool is_record(const struct paper *p)
{
	return p->kind >= PAPER_SEASON && p->kind <= PAPER_DEED;
}

const struct paper *recovery_record(const struct recovery *r, const struct chain_state *state)
{
	for (int i = 0; i < r->e->papers; i++) {
		const struct paper *p = &r->e->paper[i];

		if (is_record(p) && p->number == state->number
			&& !memcmp(p->prev, state->before, HASH) && is_mine(r, p))
			return p;
	}
	return NULL;
}

static bool is_roster_here(const struct recovery *r)
{
	for (int i = 0; i < r->e->papers; i++) {
		const struct paper *p = &r->e->paper[i];

		if (p->kind == PAPER_ROSTER && p->whole && !strcmp(p->gid, r->d->m.gid)
			&& verify_signed(r->pk, p, "tp1.roster"))
			return true;
	}
	return false;
}

/* Looks for a record of another history. */
static bool compare(struct recovery *r, const struct chain_state *state, enum recovery_end *how)
{
	for (int i = 0; i < r->e->papers; i++) {
		const struct paper *p = &r->e->paper[i];
		enum found found;
		int number;

		if ((!is_record(p) && p->kind != PAPER_RECEIPT) || !is_mine(r, p))
			continue;
		found = store_find_head(
			r->d->club.store, r->d->m.id, p->head, &number, r->d->c.why);
		if (found == UNREAD)
			return false;
		if (found == FOUND || p->number >= state->number)
			continue;
		*how = RECOVERY_TWO;
		r->number = p->number;
	}
	return true;
}

/* Returns whether this club's key handed the match over to another, which signs from then on. */
static bool went_away(const struct recovery *r)
{
	for (int i = 0; i < r->e->papers; i++) {
		const struct paper *p = &r->e->paper[i];
		unsigned char key[HASH];

		if (p->kind == PAPER_REKEY && !strcmp(p->gid, r->d->m.gid)
			&& block_value_hash(paper_text(p), "key", key) && behind_is_signed(p, key)
			&& verify_consent(p, r->pk, key))
			return true;
	}
	return false;
}

/* If this club signed on, there would be a second history. */
static bool put_away(struct recovery *r)
{
	static const char moved[] = "it went to another club after the backup";
	struct match *m = &r->d->m;

	m->before = m->state;
	m->state = MATCH_ASIDE;
	free(m->reason);
	m->reason = xcopy(moved, sizeof moved - 1);
	return store_begin(r->d->club.store, r->d->c.why)
		&& store_save_match(r->d->club.store, m, r->d->c.why)
		&& store_commit(r->d->club.store, r->d->c.why);
}

/* Returns whether this club signed two records of a number of which the store has neither. */
static bool are_two(const struct recovery *r, const struct paper *p)
{
	for (int i = 0; i < r->e->papers; i++) {
		const struct paper *other = &r->e->paper[i];

		if (is_record(other) && other->number == p->number
			&& memcmp(other->head, p->head, HASH) != 0 && is_mine(r, other))
			return true;
	}
	return false;
}

static bool find_two(struct recovery *r, const struct chain_state *first)
{
	for (int i = 0; i < r->e->papers; i++) {
		const struct paper *p = &r->e->paper[i];

		if (is_record(p) && p->number >= first->number && is_mine(r, p) && are_two(r, p)) {
			r->number = p->number;
			return true;
		}
	}
	return false;
}

static bool is_later_ack(const struct recovery *r, const struct paper *p, int casts)
{
	return p->kind == PAPER_ACK && !strcmp(p->gid, r->d->m.gid) && p->cast > casts
		&& behind_is_signed(p, r->pk);
}

/* Returns whether a later record is missing: then nothing is taken, or a loss would be told too
 * early. */
static bool has_gap(struct recovery *r, const struct chain_state *first)
{
	struct chain_state state = *first;
	const struct paper *p;

	while ((p = recovery_record(r, &state))) {
		state.number++;
		memcpy(state.before, p->head, HASH);
		state.casts = p->kind == PAPER_SEASON ? p->cast + 1 : state.casts;
	}
	r->number = state.number;
	for (int i = 0; i < r->e->papers; i++) {
		p = &r->e->paper[i];
		if (is_later_ack(r, p, state.casts)
			|| ((is_record(p) || p->kind == PAPER_RECEIPT) && p->number >= state.number
				&& is_mine(r, p)))
			return true;
	}
	return false;
}

/* Nobody knows when a store put back by hand was copied, but not before its last season. */
static bool find_since(struct recovery *r)
{
	enum found found;
	struct season_row row = { 0 };

	if (!behind_since(r->d->club.store, &r->d->m, &r->since, r->d->c.why))
		return false;
	if (r->since > 1 || !r->d->m.season)
		return true;
	found = store_get_season(
		r->d->club.store, r->d->m.id, r->d->m.season - 1, &row, r->d->c.why);
	if (found != FOUND)
		return found == NOT_FOUND;
	r->since = row.played;
	season_row_free(&row);
	return true;
}

bool recovery_look(struct recovery *r, enum recovery_end *how, bool *go)
{
	struct chain_state state;

	*go = false;
	if (r->d->m.state == MATCH_ASIDE)
		r->d->m.state = r->d->m.before;
	r->lost = -1;
	r->open = r->d->m.season;
	if (!find_since(r)
		|| !authentic_signer(r->d->club.store, &r->d->m, INT_MAX, r->pk, r->d->c.why))
		return false;
	*how = RECOVERY_SEATING;
	if (r->d->m.state == MATCH_SEATING && is_roster_here(r))
		return true;
	*how = RECOVERY_AWAY;
	if (went_away(r))
		return put_away(r);
	if (!chain_state(&r->d->c, &state))
		return false;
	*how = RECOVERY_TWO;
	if (find_two(r, &state))
		return true;
	*how = RECOVERY_GAP;
	if (has_gap(r, &state))
		return true;
	*how = RECOVERY_UNKNOWN;
	if (!compare(r, &state, how))
		return false;
	*go = *how != RECOVERY_TWO
		&& (recovery_record(r, &state) || r->sure || r->d->m.state == MATCH_OVER
			|| r->d->m.state == MATCH_SEATING);
	return true;
}
