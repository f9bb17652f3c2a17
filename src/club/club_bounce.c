/* SPDX-License-Identifier: MIT */
#include "club/club_bounce.h"
#include "base/file.h"
#include "club/mails.h"
#include "post/bounce.h"
#include "store/store_outbox.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* HARD_MOST: permanent failures in a row that make an address bad. */
enum { KEY_LENGTH = 32, HARD_MOST = 2 };

/* ---- the key ---- */

enum key_found { KEY_THERE, KEY_NONE, KEY_BAD };

static bool take_key(const char *path, unsigned char key[KEY_LENGTH], struct buf *why)
{
	struct buf bytes = BUF_INIT;
	struct stat st;
	bool ok = !stat(path, &st) && !(st.st_mode & 077);

	if (!ok) {
		buf_fmt(why, "call chmod 0600 '%s': others can read this file, too", path);
		return false;
	}
	ok = file_read(&bytes, path, KEY_LENGTH, why);
	if (ok && bytes.n != KEY_LENGTH) {
		buf_fmt(why,
			"delete '%s': it is no key of bounces, and the program makes a new one",
			path);
		ok = false;
	}
	if (ok)
		memcpy(key, bytes.s, KEY_LENGTH);
	key_buf_wipe(&bytes);
	return ok;
}

/* Gives a reason with KEY_BAD. */
static enum key_found read_key(
	const struct club *club, unsigned char key[KEY_LENGTH], struct buf *why)
{
	char *path = club_path(club->folder, "bounce.key");
	enum key_found found = KEY_NONE;

	if (!access(path, F_OK))
		found = take_key(path, key, why) ? KEY_THERE : KEY_BAD;
	free(path);
	return found;
}

bool bounce_key_ok(const struct club *club, struct buf *why)
{
	unsigned char key[KEY_LENGTH];
	enum key_found found = read_key(club, key, why);

	chance_wipe(key, sizeof key);
	return found != KEY_BAD;
}

static bool make_key(const struct club *club, unsigned char key[KEY_LENGTH], struct buf *why)
{
	char *path = club_path(club->folder, "bounce.key");
	bool ok;

	chance_random(key, KEY_LENGTH);
	ok = file_make(path, key, KEY_LENGTH, 0600, why);
	free(path);
	return ok;
}

static void make_tag(char tag[BOUNCE_TAG + 1], const unsigned char key[KEY_LENGTH], long long mail,
	const char *to)
{
	struct number_bytes number = chance_le64((uint64_t)mail);
	char *address = span_lower(span_of(to));
	struct span part[] = { { number.s, sizeof number.s }, span_of(address) };
	unsigned char hash[HASH];

	chance_h(hash, "tradepost.bounce", key, part, 2);
	hex_text(tag, hash, BOUNCE_TAG / 2);
	free(address);
}

char *bounce_sender(const struct club *club, long long mail, const char *to, struct buf *why)
{
	struct span plain = span_of(club->setting[S_MAIL]);
	unsigned char key[KEY_LENGTH];
	char tag[BOUNCE_TAG + 1];
	struct buf sender = BUF_INIT;
	enum key_found found;

	if (strcmp(club->setting[S_BOUNCES], "yes"))
		return xcopy(plain.s, plain.n);
	found = read_key(club, key, why);
	if (found == KEY_BAD || (found == KEY_NONE && !make_key(club, key, why)))
		return NULL;
	make_tag(tag, key, mail, to);
	chance_wipe(key, sizeof key);
	if (!bounce_address_print(&sender, plain, mail, tag))
		buf_add(&sender, plain.s, plain.n);
	return buf_take(&sender);
}

/* ---- what came back ---- */

struct returned {
	const struct context *c;
	long long mail;
	struct mail_envelope envelope;
	const struct bounce *bounce;
};

/* Finds the mail of this club that the tag is of, and sets its envelope. */
static enum found find_ours(struct returned *r, const struct bounce_address *a)
{
	unsigned char key[KEY_LENGTH];
	char tag[BOUNCE_TAG + 1];
	enum key_found there = read_key(r->c->club, key, r->c->why);
	enum found found;

	if (there != KEY_THERE)
		return there == KEY_NONE ? NOT_FOUND : UNREAD;
	found = store_get_envelope(r->c->club->store, a->mail, &r->envelope, r->c->why);
	if (found == FOUND) {
		make_tag(tag, key, a->mail, r->envelope.to);
		found = strcmp(tag, a->tag) ? NOT_FOUND : FOUND;
	}
	chance_wipe(key, sizeof key);
	return found;
}

/* Appends such as "mail 7 to 'ann@example.org' (red of 'harbour')". */
static bool name_mail(struct buf *b, const struct returned *r)
{
	bool placed = r->envelope.match && r->envelope.seat;
	struct match m = { 0 };

	if (placed
		&& store_next_match(r->c->club->store, r->envelope.match - 1, &m, r->c->why)
			!= FOUND)
		return false;
	club_say(r->c->club, b, "address-mail mail=%lld to=%s match=%s seat=%s", r->mail,
		r->envelope.to, placed ? m.name : "",
		seat_text(placed ? match_game(&m) : NULL, r->envelope.seat).s);
	match_free(&m);
	return true;
}

/* Mails come again when a mailbox is read again; each counts once. */
static bool counted_before(struct returned *r, bool *before)
{
	struct buf note = BUF_INIT;
	char *address = span_lower(span_of(r->envelope.to));
	long long last;
	bool ok;

	buf_fmt(&note, "bounced %s", address);
	ok = store_get_note(r->c->club->store, note.s, &last, r->c->why);
	*before = ok && last >= r->mail;
	if (ok && !*before)
		ok = store_save_note(r->c->club->store, note.s, r->mail, r->c->why);
	free(address);
	buf_free(&note);
	return ok;
}

static bool tell_referee(struct returned *r)
{
	struct buf mail = BUF_INIT, body = BUF_INIT;
	bool ok;

	ok = name_mail(&mail, r);
	club_tell(r->c->club, &body, "address-bad most=%d mail=%s says=%s", HARD_MOST, mail.s,
		r->bounce->says.s);
	ok = ok && mail_referee(r->c, "subject-address", (struct span){ body.s, body.n });
	buf_free(&mail);
	buf_free(&body);
	return ok;
}

static bool count_hard(struct returned *r)
{
	struct buf reason = BUF_INIT;
	struct address_row row;
	bool ok = store_get_address(r->c->club->store, r->envelope.to, &row, r->c->why),
	     tell = false;

	if (!ok)
		return false;
	buf_fmt(&reason, "mails came back: %s",
		r->bounce->says.n ? r->bounce->says.s : "no reason was given");
	row.hard++;
	if (row.hard >= HARD_MOST && !*row.bad) {
		tell = true;
		free(row.bad);
		row.bad = xcopy(reason.s, reason.n);
	}
	ok = store_save_address(r->c->club->store, r->envelope.to, &row, r->c->why)
		&& store_mark_mail(
			r->c->club->store, r->mail, MAIL_REFUSED, r->c->now, reason.s, r->c->why)
		&& (!tell || tell_referee(r));
	address_row_free(&row);
	buf_free(&reason);
	return ok;
}

static bool act(struct returned *r, struct buf *log)
{
	const struct bounce *b = r->bounce;
	bool before;

	if (b->failed && b->permanent && !b->delivered)
		return counted_before(r, &before) && (before || count_hard(r));
	if (!name_mail(log, r))
		return false;
	if (!b->report)
		buf_str(log, " came back, and nothing says why");
	else
		buf_str(log, b->delivered ? " has arrived" : " is late, and may still arrive");
	buf_fmt(log, "%s%s", b->says.n ? ": " : "", b->says.s);
	return true;
}

bool bounce_take(const struct context *c, const struct mail *m, struct span bytes, bool *is_bounce,
	struct buf *log)
{
	struct span plain = span_of(c->club->setting[S_MAIL]);
	struct bounce_address address;
	struct bounce bounce;
	struct returned r = { .c = c, .bounce = &bounce };
	enum found found;
	bool ok = true;

	*is_bounce = false;
	if (!bounce_address_read(&address, m->delivered_to, plain)
		&& !bounce_address_read(&address, m->to, plain))
		return true;
	bounce_read(&bounce, m, bytes);
	/* A person may write to the envelope's sender; that is no bounce. */
	*is_bounce = bounce.report || m->null_return;
	r.mail = address.mail;
	if (*is_bounce) {
		found = find_ours(&r, &address);
		ok = found == FOUND ? act(&r, log) : found == NOT_FOUND;
		if (found == NOT_FOUND)
			buf_str(log,
				"a bounce of a mail that this club did not send: the bounce is "
				"forged, or too old");
	}
	mail_envelope_free(&r.envelope);
	bounce_free(&bounce);
	return ok;
}

bool bounce_forget(struct club *club, const char *address, struct buf *why)
{
	struct address_row row;
	bool ok = store_get_address(club->store, address, &row, why);

	if (ok && (row.hard || *row.bad)) {
		row.hard = 0;
		free(row.bad);
		row.bad = xcopy("", 0);
		ok = store_save_address(club->store, address, &row, why);
	}
	if (ok)
		address_row_free(&row);
	return ok;
}
