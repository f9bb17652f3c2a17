/* SPDX-License-Identifier: MIT */
#include "club/again.h"
#include "club/waiting.h"

#include <string.h>

static void name_note(struct buf *name, const struct context *c, int seat, const struct mail *mail)
{
	unsigned char hash[HASH];
	char number[HASH_TEXT];

	hash_bytes(hash, mail->id.s, mail->id.n);
	hash_text(number, hash);
	buf_fmt(name, "reply %s %d %s", c->m->gid, seat, number);
}

bool again_mail(const struct context *c, int seat, const struct mail *mail, bool *before)
{
	struct buf name = BUF_INIT;
	long long noted = 0;
	bool ok = true;

	name_note(&name, c, seat, mail);
	if (mail->id.n)
		ok = store_get_note(c->club->store, name.s, &noted, c->why);
	*before = noted;
	buf_free(&name);
	return ok;
}

bool again_remember(const struct context *c, int seat, const struct mail *mail)
{
	struct buf name = BUF_INIT;
	bool ok = true;

	name_note(&name, c, seat, mail);
	if (mail->id.n)
		ok = store_save_note(c->club->store, name.s, 1, c->why);
	buf_free(&name);
	return ok;
}

/* Gets whether the seat's player sent the letter in another mail. Of one that waits, they were asked. */
static bool is_sent_anew(const struct admission *j, const struct mail *mail, bool *anew)
{
	bool before = true, ok = !mail->id.n || again_mail(j->c, j->seat.seat, mail, &before);

	*anew = !before && j->verdict != V_WAITS && mail_is_from(mail, j->seat.mail);
	return ok;
}

/* Looks whether the letter is the one that is in. */
static bool look_at_best(struct admission *j)
{
	struct letter_row best = { 0 };
	enum found found = store_best_letter(j->c->club->store, j->c->m->id, j->c->m->season,
		j->seat.seat, INT64_MAX, &best, j->c->why);

	j->again = found == FOUND && !memcmp(best.hash, j->hash, HASH);
	if (j->again)
		j->acked = best.received;
	letter_row_free(&best);
	return found != UNREAD;
}

/* Returns whether a letter of that verdict was taken, or answered as a question. */
static bool was_done(const char *verdict)
{
	return !strcmp(verdict, verdict_name(V_TAKEN)) || !strcmp(verdict, verdict_name(V_ASKED))
		|| !strcmp(verdict, verdict_name(V_CONFIRMED));
}

/* Its seat said no: a copy of it asks them no more. */
static bool was_denied(const struct admission *j, const char *before)
{
	return j->verdict == V_WAITS && !strcmp(before, verdict_name(V_DENIED));
}

/* If a letter was refused and comes in a new mail, it is judged again; in the old mail it is not, as that was
 * answered. One that waited is judged as of its arrival when its seat said yes. */
static bool changes_nothing(const struct admission *j, const char *before, bool same_time)
{
	return was_done(before) || (same_time && !waiting_is_open(before)) || was_denied(j, before)
		|| !strcmp(before, verdict_name(j->verdict));
}

bool again_look(struct admission *j, const struct mail *mail, long long received)
{
	char before[24];
	long long when;
	bool anew;

	if (!store_find_verdict(j->c->club->store, j->c->m->id, j->hash, before, &when, j->c->why))
		return false;
	if (!*before)
		return true;
	if (!is_sent_anew(j, mail, &anew))
		return false;
	j->done = anew && was_done(before);
	if (!anew && changes_nothing(j, before, when == received))
		j->verdict = V_AGAIN;
	return !j->done || j->verdict != V_TAKEN || look_at_best(j);
}
