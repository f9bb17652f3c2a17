/* SPDX-License-Identifier: MIT */
#include "club/outbox.h"
#include "club/club_bounce.h"
#include "club/damage.h"
#include "club/transport.h"
#include "club/undelivered.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* SEND_MOST: seconds after which the rest is left for the next call; a caller may not wait
 * longer. */
enum { FOLDER_BATCH = 250, ROW_MOST = 3, NAME_BYTES = 6, SEND_MOST = 600 };
enum { MINUTE = 60, DAY = 86400 };

struct sending {
	const struct context *c;
	struct mailer *mailer;
	enum work_end end; /* other than WORK_DONE: no more is sent, and the reason says why */
	long long last;	   /* id of the mail looked at last */
	long long ends;	   /* when to leave the rest, by clock_now */
	bool all;	   /* those not due, too */
	bool tried;	   /* mails that were tried before; else those that never were */
	bool left;	   /* some mails were not reached */
	long long *kept;   /* ids of mails tried in vain in this call */
	size_t keeps;
	int batch, sent, later, refused, unread;
	struct buf damage;	 /* why the first unread mail is so */
	int in_a_row;		 /* number of mails in sequence that must be tried again */
	char *kept_to[ROW_MOST]; /* to whom those were */
};

/* ---- one mail ---- */

static void file_name(struct buf *name, const struct mail_row *row)
{
	unsigned char hash[HASH];
	char text[2 * NAME_BYTES + 1];

	hash_bytes(hash, row->message_id, strlen(row->message_id));
	hex_text(text, hash, NAME_BYTES);
	buf_fmt(name, "%08lld-%s", row->id, text);
}

/* Returns whether a mail is due. A last try in the future, by a wrong clock, is ignored. */
static bool mail_due(const struct sending *s, const struct mail_row *row)
{
	static const int minutes[] = { 0, 5, 15, 60, 180, 360, 720 };
	int most = (int)(sizeof minutes / sizeof *minutes) - 1;
	long long wait = MINUTE * minutes[row->tries < most ? row->tries : most];

	return s->all || row->tried > s->c->now || row->tried + wait <= s->c->now;
}

struct try_to_send {
	long long id;
	enum mail_state state;
	char *trouble;
};

/* Appends why mails to the address no longer arrive; nothing where they do. *bad false: it could not be read, as
 * the store is damaged, and that is appended. */
static bool look_at_address(
	const struct sending *s, const struct mail_row *row, bool *bad, struct buf *trouble)
{
	struct store *store = s->c->club->store;
	struct address_row address;
	struct buf why = BUF_INIT;
	int damages = store_damages(store);
	bool ok = store_get_address(store, row->to, &address, &why);

	*bad = ok && *address.bad;
	if (*bad) {
		buf_str(trouble, "the address '");
		text_clean(trouble, row->to, strlen(row->to), 100);
		buf_str(trouble, "' is bad: ");
		text_clean(trouble, address.bad, strlen(address.bad), 200);
	}
	if (ok) {
		address_row_free(&address);
		return true;
	}
	ok = store_damages(store) > damages;
	buf_str(ok ? trouble : s->c->why, why.s);
	buf_free(&why);
	return ok;
}

/* An old mail is given up only after one more try, as the club itself may have been away. */
static bool give_up(const struct sending *s, const struct mail_row *row, struct buf *trouble)
{
	const char *days = s->c->club->setting[S_GIVE_UP];
	struct buf said = BUF_INIT;

	if (s->c->now - row->queued <= (long long)atoi(days) * DAY)
		return false;
	buf_add(&said, trouble->s, trouble->n);
	buf_clear(trouble);
	buf_fmt(trouble, "given up after %s day%s: %s", days, strcmp(days, "1") ? "s" : "", said.s);
	buf_free(&said);
	return true;
}

static bool kept_before(const struct sending *s, const char *to)
{
	for (int i = 0; i < s->in_a_row; i++)
		if (!strcmp(s->kept_to[i], to))
			return true;
	return false;
}

/* Counts failures that may mean the way out is broken. A mail that failed often, or several to one
 * address where the server answered, does not count: a full mailbox must not stop other mails. */
static void count_kept(struct sending *s, const struct mail_row *row, enum mailer_result sent)
{
	if (sent != SENT_LATER)
		while (s->in_a_row)
			free(s->kept_to[--s->in_a_row]);
	else if (s->in_a_row < ROW_MOST && row->tries < ROW_MOST
		&& (mailer_failed(s->mailer) || !kept_before(s, row->to)))
		s->kept_to[s->in_a_row++] = xcopy(row->to, strlen(row->to));
}

/* The end is another than WORK_DONE where the mail could not be handed over at all. */
static enum mailer_result hand_over(
	struct sending *s, const struct mail_row *row, struct buf *trouble)
{
	struct buf name = BUF_INIT;
	enum mailer_result sent;
	char *from;
	bool bad;

	if (!look_at_address(s, row, &bad, trouble)) {
		s->end = work_end_of(s->c->club, false);
		return SENT_LATER;
	}
	if (trouble->n)
		return bad ? SENT_REFUSED : SENT_LATER;
	from = bounce_sender(s->c->club, row->id, row->to, s->c->why);
	if (!from) {
		s->end = WORK_NO_KEY;
		return SENT_LATER;
	}
	file_name(&name, row);
	sent = mailer_send(s->mailer, from, row->to, (struct span){ row->bytes, row->bytes_n },
		name.s, trouble);
	free(from);
	buf_free(&name);
	count_kept(s, row, sent);
	return sent == SENT_LATER && give_up(s, row, trouble) ? SENT_REFUSED : sent;
}

static void show_kept(struct sending *s, const struct mail_row *row, enum mailer_result sent,
	const struct buf *trouble)
{
	struct buf whom = BUF_INIT;

	if (undelivered_whom(s->c, row, &whom))
		club_warn(s->c->club, "mail %lld to %s is %s: %s", row->id, whom.s,
			sent == SENT_LATER ? "kept for later" : "refused", trouble->s);
	else
		s->end = work_end_of(s->c->club, false);
	buf_free(&whom);
}

static struct try_to_send send_one(struct sending *s, const struct mail_row *row)
{
	static const enum mail_state become[] = {
		[SENT] = MAIL_SENT, [SENT_LATER] = MAIL_QUEUED, [SENT_REFUSED] = MAIL_REFUSED
	};
	struct buf trouble = BUF_INIT;
	enum mailer_result sent = hand_over(s, row, &trouble);

	if (s->end == WORK_DONE) {
		s->sent += sent == SENT;
		s->later += sent == SENT_LATER;
		s->refused += sent == SENT_REFUSED;
		if (sent != SENT)
			show_kept(s, row, sent, &trouble);
	}
	return (struct try_to_send){ row->id, become[sent], buf_take(&trouble) };
}

static bool mark_one(const struct context *c, const struct try_to_send *o)
{
	return store_mark_mail(c->club->store, o->id, o->state, c->now, o->trouble, c->why)
		&& (o->state != MAIL_REFUSED || undelivered_note(c));
}

static void mark_batch(struct sending *s, struct try_to_send *o, int n)
{
	struct store *store = s->c->club->store;
	bool ok;

	if (!mailer_flush(s->mailer, s->c->why)) {
		s->end = WORK_FAILED;
		return;
	}
	ok = store_begin(store, s->c->why);
	for (int i = 0; i < n && ok; i++)
		ok = mark_one(s->c, &o[i]);
	ok = ok && store_commit(store, s->c->why);
	if (!ok)
		store_rollback(store);
	s->end = work_end_of(s->c->club, ok);
}

/* ---- when to stop ---- */

/* Returns seconds of a clock that is never set. */
static long long clock_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec;
}

/* Makes a signal to end wait until the mail at hand is marked. */
static void hold_signals(sigset_t *before)
{
	sigset_t ends;

	sigemptyset(&ends);
	sigaddset(&ends, SIGTERM);
	sigaddset(&ends, SIGINT);
	sigprocmask(SIG_BLOCK, &ends, before);
}

static bool must_end(void)
{
	sigset_t waits;

	sigpending(&waits);
	return sigismember(&waits, SIGTERM) || sigismember(&waits, SIGINT);
}

static bool goes_on(const struct sending *s)
{
	return s->in_a_row < ROW_MOST && clock_now() < s->ends && !must_end();
}

/* ---- a batch ---- */

/* A mail that failed in this call is left for another call. */
static bool kept_now(const struct sending *s, long long id)
{
	for (size_t i = 0; i < s->keeps; i++)
		if (s->kept[i] == id)
			return true;
	return false;
}

static void note_kept(struct sending *s, const struct try_to_send *o)
{
	if (o->state != MAIL_QUEUED)
		return;
	s->kept = xgrow(s->kept, s->keeps + 1, sizeof *s->kept);
	s->kept[s->keeps++] = o->id;
}

/* A mail that cannot be read, as the store is damaged, is told of and left alone. */
static void pass_over(struct sending *s, long long id, const struct buf *why)
{
	club_warn(s->c->club, "mail %lld is not sent: %s", id, why->s);
	if (!s->unread++)
		buf_str(&s->damage, why->s);
	s->kept = xgrow(s->kept, s->keeps + 1, sizeof *s->kept);
	s->kept[s->keeps++] = id;
}

/* Gets the next mail of those that were tried before, or of the others. */
static enum found next_mail(struct sending *s, struct mail_row *row)
{
	struct buf *why = s->c->why;
	struct store *store = s->c->club->store;
	enum found found;

	while ((found = store_next_queued(store, s->last, &s->last, why)) == FOUND) {
		int damages = store_damages(store);

		if (kept_now(s, s->last))
			continue;
		found = store_get_queued(store, s->last, row, why);
		if (found == FOUND && (row->tries > 0) == s->tried)
			return FOUND;
		if (found == UNREAD && store_damages(store) == damages)
			return UNREAD;
		if (found == UNREAD)
			pass_over(s, s->last, why);
		buf_clear(why);
		mail_row_free(row);
	}
	return found;
}

/* Sends one if its time has come and there is time left. Returns whether it was tried. */
static bool try_mail(struct sending *s, const struct mail_row *row, struct try_to_send *o)
{
	if (!mail_due(s, row))
		return false;
	s->left = !goes_on(s);
	if (s->left)
		return false;
	*o = send_one(s, row);
	note_kept(s, o);
	return true;
}

/* Returns whether there is more. */
static bool send_batch(struct sending *s)
{
	enum found found = NOT_FOUND;
	struct try_to_send o[FOLDER_BATCH];
	struct mail_row row;
	int n = 0;

	while (s->end == WORK_DONE && n < s->batch && !s->left
		&& (found = next_mail(s, &row)) == FOUND) {
		n += try_mail(s, &row, &o[n]);
		mail_row_free(&row);
	}
	if (found == UNREAD)
		s->end = work_end_of(s->c->club, false);
	if (n && s->end == WORK_DONE)
		mark_batch(s, o, n);
	for (int i = 0; i < n; i++)
		free(o[i].trouble);
	return s->end == WORK_DONE && n == s->batch && !s->left;
}

/* Sends mails never tried, then the others. */
static void send_waiting(struct sending *s)
{
	for (int tried = 0; tried < 2; tried++) {
		s->tried = tried;
		s->last = 0;
		while (send_batch(s))
			;
	}
}

/* ---- all of them ---- */

static void send_all(struct sending *s)
{
	bool told = false;

	send_waiting(s);
	if (s->end == WORK_DONE && s->unread)
		damage_tell(s->c, s->damage.s);
	if (s->end == WORK_DONE && !undelivered_tell(s->c, &told))
		s->end = work_end_of(s->c->club, false);
	if (s->end == WORK_DONE && (told || s->unread))
		send_waiting(s);
}

static void show_rest(const struct sending *s)
{
	if (s->in_a_row >= ROW_MOST)
		club_warn(s->c->club,
			"%d mails in a row were kept: the others wait until mails are sent again",
			ROW_MOST);
	if (s->left && clock_now() >= s->ends)
		club_warn(s->c->club,
			"sending took %d minutes: the others wait until mails are sent again",
			SEND_MOST / MINUTE);
}

static enum work_end end_of(const struct sending *s)
{
	if (s->end != WORK_DONE)
		return s->end;
	show_rest(s);
	if (s->unread)
		return WORK_SPOILED;
	return s->later ? WORK_WAITS : s->refused ? WORK_REFUSED : WORK_DONE;
}

enum work_end outbox_send(const struct context *c, bool all, int *sent)
{
	bool spool = !strcmp(c->club->setting[S_SEND], "spool");
	struct sending s = { .c = c,
		.mailer = transport_out(c->club, c->why),
		.batch = spool ? FOLDER_BATCH : 1,
		.ends = clock_now() + SEND_MOST,
		/* A folder has no server to be spared. */
		.all = all || spool,
		.damage = BUF_INIT };
	enum work_end end;
	sigset_t before;

	*sent = 0;
	if (!s.mailer)
		return WORK_UNSET;
	hold_signals(&before);
	send_all(&s);
	mailer_close(s.mailer);
	sigprocmask(SIG_SETMASK, &before, NULL);
	end = end_of(&s);
	*sent = s.sent;
	for (int i = 0; i < s.in_a_row; i++)
		free(s.kept_to[i]);
	free(s.kept);
	buf_free(&s.damage);
	return end;
}

bool outbox_waiting(const struct context *c, long long match, int *n)
{
	bool ok = true;

	*n = 0;
	for (int s = 0; s <= MAXSEATS && ok; s++) {
		int some = 0;

		ok = store_count_waiting(c->club->store, match, s, &some, c->why);
		*n += some;
	}
	return ok;
}
