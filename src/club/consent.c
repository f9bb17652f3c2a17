/* SPDX-License-Identifier: MIT */
#include "club/consent.h"
#include "club/charter.h"
#include "club/notice.h"

#include <string.h>

/* Notes are numbers: 62 bits of a hash tell one proposal from another. */
enum { PROPOSAL_BITS = 62 };

static void note_name(struct buf *b, const struct match *m, const char *what)
{
	buf_fmt(b, "%s %s", what, m->gid);
}

static bool get_note(struct club *club, const struct match *m, const char *what, long long *value,
	struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	note_name(&name, m, what);
	ok = store_get_note(club->store, name.s, value, why);
	buf_free(&name);
	return ok;
}

static bool save_note(struct club *club, const struct match *m, const char *what, long long value,
	struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	note_name(&name, m, what);
	ok = store_save_note(club->store, name.s, value, why);
	buf_free(&name);
	return ok;
}

bool consent_asked(struct club *club, const struct match *m, bool *asked, struct buf *why)
{
	long long proposal;
	bool ok = get_note(club, m, "proposal", &proposal, why);

	*asked = ok && proposal;
	return ok;
}

bool consent_give(struct club *club, const struct match *m, struct buf *why)
{
	long long proposal;

	return get_note(club, m, "proposal", &proposal, why)
		&& save_note(club, m, "agreed", proposal, why);
}

static long long proposal_of(const struct desk *d, const char *command, struct span file)
{
	struct le64 season = chance_le64((uint64_t)d->m.season);
	unsigned char hash[HASH];
	long long value = 0;

	const struct span part[] = { span_of(command), span_of(d->reason), file, { season.s, 8 } };
	chance_h(hash, "tradepost.desk", NULL, part, 4);
	for (int i = 0; i < 8; i++)
		value = (long long)((unsigned long long)value << 8 | hash[i]);
	value &= (1LL << PROPOSAL_BITS) - 1;
	return value ? value : 1;
}

static bool propose(struct desk *d, const char *does, long long proposal, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	buf_fmt(&text,
		"The referee proposes for '%s' %s. The reason: %s\n"
		"This match does so only when all agree. Who agrees writes in a letter: /vote"
		" agree. Votes count until season %d is played.",
		d->m.name, does, d->reason, d->m.season);
	ok = store_drop_votes(d->club.store, d->m.id, d->m.season, "agree", 0, why)
		&& save_note(&d->club, &d->m, "proposal", proposal, why)
		&& save_note(&d->club, &d->m, "agreed", 0, why)
		&& notice_all(&d->club, &d->m, "the referee proposes", text.s, d->now, why);
	buf_free(&text);
	return ok;
}

bool consent_ask(struct desk *d, const char *command, const char *does, struct span file,
	enum consent *consent, struct buf *why)
{
	long long proposal = proposal_of(d, command, file), before = 0, agreed = 0;

	*consent = CONSENT_GIVEN;
	/* Once it is over nobody votes any more. */
	if (!charter_is(&d->m, "consent", "yes") || d->m.state == MATCH_OVER)
		return true;
	if (!get_note(&d->club, &d->m, "proposal", &before, why)
		|| !get_note(&d->club, &d->m, "agreed", &agreed, why))
		return false;
	/* It is agreed to once. */
	if (agreed == proposal)
		return save_note(&d->club, &d->m, "proposal", 0, why)
			&& save_note(&d->club, &d->m, "agreed", 0, why);
	*consent = CONSENT_ASKED;
	return before == proposal || propose(d, does, proposal, why);
}
