/* SPDX-License-Identifier: MIT */
#include "club/consent.h"
#include "club/charter.h"
#include "club/notice.h"

#include <string.h>

bool consent_asked(const struct context *c, bool *asked)
{
	struct proposal_row row;
	enum found found = store_get_proposal(c->club->store, c->m->id, &row, c->why);

	*asked = found == FOUND;
	return found != UNREAD;
}

bool consent_give(const struct context *c)
{
	struct proposal_row row;
	enum found found = store_get_proposal(c->club->store, c->m->id, &row, c->why);

	if (found != FOUND)
		return found == NOT_FOUND;
	row.agreed = true;
	return store_save_proposal(c->club->store, c->m->id, &row, c->why);
}

static void make_proposal(unsigned char hash[HASH], const struct referee_act *d,
	const char *command, struct span file)
{
	struct number_bytes season = chance_le64((uint64_t)d->m.season);
	const struct span part[] = { span_of(command), span_of(d->reason), file,
		{ season.s, sizeof season.s } };

	chance_h(hash, "tradepost.desk", NULL, part, 4);
}

static bool propose(
	struct referee_act *d, const char *does, int season, const struct proposal_row *row)
{
	struct buf text = BUF_INIT, act = BUF_INIT;
	bool ok;

	club_say(&d->club, &act, "%s season=%d", does, season);
	club_say(
		&d->club, &text, "proposes match=%s act=%s reason=%s", d->m.name, act.s, d->reason);
	buf_char(&text, '\n');
	club_say(&d->club, &text, "proposes-vote season=%d", d->m.season);
	ok = store_drop_votes(d->club.store, d->m.id, d->m.season, "agree", 0, d->c.why)
		&& store_save_proposal(d->club.store, d->m.id, row, d->c.why)
		&& notice_all(&d->c, "subject-proposes", text.s);
	buf_free(&text);
	buf_free(&act);
	return ok;
}

bool consent_ask(struct referee_act *d, const char *command, const char *does, int season,
	struct span file, enum consent_state *consent)
{
	struct proposal_row row = { 0 }, before;
	enum found found;
	bool there;

	*consent = CONSENT_GIVEN;
	/* After the match nobody votes any more. */
	if (!charter_is(&d->m, "consent", "yes") || d->m.state == MATCH_OVER)
		return true;
	make_proposal(row.hash, d, command, file);
	found = store_get_proposal(d->club.store, d->m.id, &before, d->c.why);
	if (found == UNREAD)
		return false;
	there = found == FOUND && hash_same(before.hash, row.hash);
	/* Consent is given once. */
	if (there && before.agreed)
		return store_drop_proposal(d->club.store, d->m.id, d->c.why);
	*consent = CONSENT_ASKED;
	return there || propose(d, does, season, &row);
}
