/* SPDX-License-Identifier: MIT
 * take: letters in. Some letters at a time are kept and answered in one transaction. The source is
 * told that a letter is kept only when that transaction is durable. */
#include "club/club_bounce.h"
#include "club/damage.h"
#include "club/intake.h"
#include "cmd/mailbox.h"
#include "cmd/open.h"
#include "cmd/work.h"
#include "post/mail.h"
#include "post/imap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 100 };

struct taking {
	struct club *club;
	struct intake intake;
	struct letter_source *source; /* NULL: letters come from the mailbox */
	struct mailbox *mailbox;
	size_t token[BATCH];
	int batch;
	bool inside; /* in a batch */
	bool again;  /* damage was met in a batch: its letters are taken again, one by one */
	int failed,
		unmoved;   /* letters that could not be read; letters kept but not moved to cur/ */
	bool broken;	   /* the mailbox could not be read to its end */
	int left;	   /* letters left where they were, as the store is damaged */
	struct buf damage; /* why the first of them was */
};

/* ---- batches ---- */

static enum source_result next_letter(struct taking *k, struct incoming_letter *a, struct buf *why)
{
	return k->mailbox ? mailbox_next(k->mailbox, a, why) : source_next(k->source, a, why);
}

static void begin_batch(struct taking *k)
{
	struct buf why = BUF_INIT;

	need(store_begin(k->club->store, &why), EX_TEMPFAIL, &why);
	/* run may have changed what was looked up in an earlier transaction. */
	lookup_free(k->intake.lookup);
	k->intake.c.now = time_now();
	k->intake.lookup = lookup_make(&k->intake.c);
	k->batch = 0;
	k->inside = true;
}

/* A mail left in a mailbox is recognized and moved the next time, so players need not wait. */
static bool letter_done(struct taking *k, size_t token, struct buf *why)
{
	bool ok;

	if (k->mailbox) {
		ok = mailbox_done(k->mailbox, token, why);
		k->failed += !ok;
	} else {
		ok = source_done(k->source, token, why);
		k->unmoved += !ok;
	}
	return ok;
}

static void end_batch(struct taking *k)
{
	struct buf why = BUF_INIT;

	if (!k->inside)
		return;
	k->inside = false;
	if (k->mailbox && !mailbox_keep(k->mailbox, k->token[k->batch - 1], &why)) {
		store_rollback(k->club->store);
		die(EX_IOERR, "%s", why.s);
	}
	need(store_commit(k->club->store, &why), EX_IOERR, &why);
	for (int i = 0; i < k->batch; i++)
		if (!letter_done(k, k->token[i], &why)) {
			warn("%s", why.s);
			buf_clear(&why);
		}
	buf_free(&why);
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
	h->step = next_letter(k, &h->a, &h->why);
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

/* A letter that needs what cannot be read, as the store is damaged, stays where it is, and others
 * are taken. SQLite has rolled back the whole batch. */
static void leave_letter(struct taking *k, const struct incoming_letter *a, int damages)
{
	struct store *store = k->club->store;
	struct buf *why = k->intake.c.why;

	store_rollback(store);
	k->inside = false;
	if (store_damages(store) == damages || store_broken(store))
		die(EX_IOERR, "%s", why->s);
	k->again = k->batch;
	if (k->again)
		return;
	k->left++;
	if (!k->damage.n)
		buf_str(&k->damage, why->s);
	if (k->mailbox)
		mailbox_skip(k->mailbox, a->token);
	buf_clear(why);
}

static void tell_left(struct taking *k)
{
	warn("%d letter%s left where %s: %s", k->left, k->left == 1 ? " is" : "s are",
		k->left == 1 ? "it is" : "they are", k->damage.s);
	damage_tell(&k->intake.c, k->damage.s);
}

static void take_letter(struct taking *k, const struct held_letter *h, bool one_by_one)
{
	int damages = store_damages(k->club->store);

	if (h->step == SOURCE_FAILED) {
		warn("%s", h->why.s);
		k->failed++;
		return;
	}
	if (!k->inside)
		begin_batch(k);
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
	for (int i = 0; !k->again && both[i].step != SOURCE_END; i = !i) {
		if (!one_by_one)
			fetch(k, &both[!i]);
		if (!one_by_one && both[!i].step == SOURCE_LETTER)
			mail_ahead(both[!i].a.bytes);
		take_letter(k, &both[i], one_by_one);
		if (one_by_one)
			fetch(k, &both[!i]);
	}
	end_batch(k);
	drop(&both[0]);
	drop(&both[1]);
}

static void take_mailbox(struct taking *k, const char *url)
{
	struct buf why = BUF_INIT;

	k->mailbox = mailbox_open(k->club, url);
	take_all(k, true);
	if (!mailbox_flush(k->mailbox, &why)) {
		warn("%s", why.s);
		k->failed++;
	}
	k->broken |= mailbox_unfinished(k->mailbox, k->intake.c.now);
	mailbox_close(k->mailbox);
	k->mailbox = NULL;
	buf_free(&why);
}

static void take_file(struct taking *k, const char *path, bool one_by_one)
{
	struct buf why = BUF_INIT;

	k->source = source_open(path, &why);
	need(k->source != NULL, EX_NOINPUT, &why);
	take_all(k, one_by_one);
	source_close(k->source);
	k->source = NULL;
}

static void take_source(struct taking *k, const char *path)
{
	int left = k->left;

	if (imap_is_url(path)) {
		take_mailbox(k, path);
		return;
	}
	take_file(k, path, !strcmp(path, "-"));
	if (k->again) {
		k->left = left;
		buf_clear(k->intake.c.why);
		take_file(k, path, true);
	}
}

int take_letters(struct club *club, char *const *source, int n)
{
	struct buf why = BUF_INIT;
	struct taking k = { .club = club,
		.intake = { .c = { club, NULL, time_now(), &why } },
		.damage = BUF_INIT };
	char *mailbox = NULL;

	need(bounce_key_ok(club, &why), EX_NOPERM, &why);
	k.intake.lookup = lookup_make(&k.intake.c);
	if (!n && *club->setting[S_TAKE]) {
		mailbox = imap_is_url(club->setting[S_TAKE])
			? xcopy(club->setting[S_TAKE], strlen(club->setting[S_TAKE]))
			: club_file(club, club->setting[S_TAKE]);
		take_source(&k, mailbox);
	}
	for (int i = 0; i < n; i++)
		take_source(&k, source[i]);
	lookup_free(k.intake.lookup);
	free(mailbox);
	if (k.left)
		tell_left(&k);
	buf_free(&k.damage);
	buf_free(&why);
	if (k.left)
		return EX_IOERR;
	if (k.broken)
		return EX_TEMPFAIL;
	return k.unmoved ? EX_IOERR : k.failed ? EX_DATAERR : EX_DONE;
}

int cmd_take(const struct command_call *call)
{
	struct club club;
	int result;

	need_club(&club, call->folder);
	if (!call->words && !*club.setting[S_TAKE])
		die(EX_USAGE,
			"nothing to take from: name a source, or set 'take' in tradepost.conf");
	need_lock(&club, "take");
	result = take_letters(&club, call->word, call->words);
	club_close(&club);
	return result;
}
