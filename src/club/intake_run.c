/* SPDX-License-Identifier: MIT */
#include "club/intake_run.h"
#include "club/club_bounce.h"
#include "club/damage.h"
#include "club/intake.h"
#include "club/mailbox.h"
#include "post/mail.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BATCH = 100 };

struct taking {
	struct intake intake;
	struct intake_run *run;
	struct mailbox *box;
	size_t token[BATCH];
	int batch;
	bool inside;	   /* in a batch */
	bool own;	   /* the source is the club's, by its setting, and is cleared */
	bool again;	   /* damage was met in a batch: its letters are taken again, one by one */
	enum work_end end; /* other than WORK_DONE: no more is taken, and the reason says why */
	int failed;	   /* letters that could not be read, or moved at a server */
	int unmoved;	   /* letters kept but not moved to cur/ or taken/ */
	bool unfinished;   /* a mailbox could not be read to its end */
	int left;	   /* letters left where they were, as the store is damaged */
	struct buf damage; /* why the first of them was */
};

static bool goes_on(const struct taking *k)
{
	return k->end == WORK_DONE && !k->again;
}

static struct store *store_of(const struct taking *k)
{
	return k->intake.c.club->store;
}

/* ---- batches ---- */

static void begin_batch(struct taking *k)
{
	if (!store_begin(store_of(k), k->intake.c.why)) {
		k->end = WORK_LATER;
		return;
	}
	/* run may have changed what was looked up in an earlier transaction. */
	lookup_free(k->intake.lookup);
	k->intake.c.now = k->run->now();
	k->intake.lookup = lookup_make(&k->intake.c);
	k->batch = 0;
	k->inside = true;
}

/* A mail left in a mailbox is recognized and moved the next time, so players need not wait. */
static void note_unmoved(struct taking *k, const struct buf *why)
{
	*(mailbox_is_served(k->box) ? &k->failed : &k->unmoved) += 1;
	club_warn(k->intake.c.club, "%s", why->s);
}

static void letter_done(struct taking *k, size_t token)
{
	struct buf why = BUF_INIT;

	if (!mailbox_done(k->box, token, &why))
		note_unmoved(k, &why);
	buf_free(&why);
}

static void end_batch(struct taking *k)
{
	struct buf *why = k->intake.c.why;

	if (!k->inside)
		return;
	k->inside = false;
	if (!mailbox_keep(k->box, k->token[k->batch - 1], why) || !store_commit(store_of(k), why)) {
		store_rollback(store_of(k));
		k->end = WORK_FAILED;
		return;
	}
	k->run->counts = k->intake.counts;
	for (int i = 0; i < k->batch; i++)
		letter_done(k, k->token[i]);
}

/* ---- letters ---- */

/* A letter in memory of its own, so that the next one can be looked at. */
struct held_letter {
	enum source_result step;
	struct incoming_letter a;
	struct buf bytes, signature, name, why;
};

static struct span copied(struct buf *to, struct span from)
{
	buf_clear(to);
	buf_add(to, from.s, from.n);
	return span_of_buf(to);
}

static void fetch(struct taking *k, struct held_letter *h)
{
	buf_clear(&h->why);
	h->step = mailbox_next(k->box, &h->a, &h->why);
	if (h->step != SOURCE_LETTER)
		return;
	h->a.bytes = copied(&h->bytes, h->a.bytes);
	h->a.signature = copied(&h->signature, h->a.signature);
	h->a.name = copied(&h->name, span_of(h->a.name)).s;
}

static void drop(struct held_letter *h)
{
	buf_free(&h->bytes);
	buf_free(&h->signature);
	buf_free(&h->name);
	buf_free(&h->why);
}

/* SQLite has rolled back the whole batch. */
static void leave_letter(struct taking *k, const struct incoming_letter *a, int damages)
{
	struct store *store = store_of(k);
	struct buf *why = k->intake.c.why;

	store_rollback(store);
	k->intake.counts = k->run->counts;
	k->inside = false;
	if (store_damages(store) == damages || store_broken(store)) {
		k->end = WORK_FAILED;
		return;
	}
	k->again = k->batch;
	if (k->again)
		return;
	k->left++;
	if (!k->damage.n)
		buf_str(&k->damage, why->s);
	mailbox_skip(k->box, a->token);
	buf_clear(why);
}

static void tell_left(struct taking *k)
{
	club_warn(k->intake.c.club, "%d letter%s left where %s: %s", k->left,
		k->left == 1 ? " is" : "s are", k->left == 1 ? "it is" : "they are", k->damage.s);
	damage_tell(&k->intake.c, k->damage.s);
}

static void take_letter(struct taking *k, const struct held_letter *h, bool one_by_one)
{
	int damages = store_damages(store_of(k));

	if (h->step == SOURCE_FAILED) {
		club_warn(k->intake.c.club, "%s", h->why.s);
		k->failed++;
		return;
	}
	if (!k->inside)
		begin_batch(k);
	if (!k->inside)
		return;
	if (!intake_mail(&k->intake, &h->a)) {
		leave_letter(k, &h->a, damages);
		return;
	}
	k->token[k->batch++] = h->a.token;
	if (k->batch == BATCH || one_by_one)
		end_batch(k);
}

/* one_by_one: nobody should wait while we wait for standard input or a server. Else the next letter
 * is taken apart while one is worked on. */
static void take_all(struct taking *k, bool one_by_one)
{
	const struct held_letter none = {
		.bytes = BUF_INIT, .signature = BUF_INIT, .name = BUF_INIT, .why = BUF_INIT
	};
	struct held_letter both[2] = { none, none };

	k->again = false;
	fetch(k, &both[0]);
	for (int i = 0; goes_on(k) && both[i].step != SOURCE_END; i = !i) {
		if (!one_by_one)
			fetch(k, &both[!i]);
		if (!one_by_one && both[!i].step == SOURCE_LETTER)
			mail_ahead(both[!i].a.bytes);
		take_letter(k, &both[i], one_by_one);
		if (one_by_one && goes_on(k))
			fetch(k, &both[!i]);
	}
	end_batch(k);
	drop(&both[0]);
	drop(&both[1]);
}

/* Moves what is left, and looks whether all was read. */
static void leave_mailbox(struct taking *k)
{
	struct buf why = BUF_INIT;
	bool unfinished;

	if (!mailbox_flush(k->box, &why))
		note_unmoved(k, &why);
	buf_free(&why);
	if (!mailbox_unfinished(k->box, &k->intake.c, &unfinished))
		k->end = work_end_of(k->intake.c.club, false);
	k->unfinished |= unfinished;
}

/* The files of a club must stay where they are, whatever its setting says. */
static bool is_club(const char *folder)
{
	char *settings = club_path(folder, "tradepost.conf");
	bool is = !access(settings, F_OK);

	free(settings);
	return is;
}

static void take_mailbox(struct taking *k, const char *name, bool one_by_one)
{
	k->end = mailbox_open(&k->intake.c, name, &k->box);
	if (k->end != WORK_DONE)
		return;
	if (k->own && !is_club(name))
		mailbox_clears(k->box);
	take_all(k, one_by_one || mailbox_is_served(k->box));
	if (k->end == WORK_DONE)
		leave_mailbox(k);
	mailbox_close(k->box);
}

static void take_source(struct taking *k, const char *name)
{
	int left = k->left;

	take_mailbox(k, name, !strcmp(name, "-"));
	if (k->again) {
		k->left = left;
		buf_clear(k->intake.c.why);
		take_mailbox(k, name, true);
	}
}

static enum work_end end_of(struct taking *k)
{
	if (k->end != WORK_DONE)
		return k->end;
	if (k->left)
		tell_left(k);
	if (k->left)
		return WORK_SPOILED;
	if (k->unfinished)
		return WORK_WAITS;
	return k->unmoved ? WORK_SPOILED : k->failed ? WORK_UNREAD : WORK_DONE;
}

enum work_end intake_run(struct intake_run *run, char *const *source, int n, struct buf *why)
{
	struct taking k = { .run = run,
		.intake = { .c = { run->club, NULL, run->now(), why }, .counts = run->counts },
		.damage = BUF_INIT };
	char *own = n ? NULL : mailbox_own(run->club);
	enum work_end end;

	k.own = own;
	if (!bounce_key_ok(run->club, why))
		k.end = WORK_NO_KEY;
	k.intake.lookup = lookup_make(&k.intake.c);
	if (own && k.end == WORK_DONE)
		take_source(&k, own);
	for (int i = 0; i < n && k.end == WORK_DONE; i++)
		take_source(&k, source[i]);
	free(own);
	lookup_free(k.intake.lookup);
	end = end_of(&k);
	buf_free(&k.damage);
	return end;
}
