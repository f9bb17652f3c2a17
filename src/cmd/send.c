/* SPDX-License-Identifier: MIT
 * Sends mails. A mail is marked once it is accepted; in a folder, many are once the folder is
 * durable. If the program dies in between, the same bytes go out again under the same Message-ID. A
 * signal to end is obeyed between two mails. Mails that were never tried go first; others wait
 * longer after each try. What cannot be sent is told to the referee, in one mail a day. */
#include "club/club_bounce.h"
#include "club/damage.h"
#include "club/letter_seal.h"
#include "club/mails.h"
#include "club/transport.h"
#include "cmd/open.h"
#include "cmd/work.h"
#include "store/store_outbox.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* SEND_MOST: seconds after which the rest is left for the next call; a caller may not wait
 * longer. */
enum { FOLDER_BATCH = 250, ROW_MOST = 3, NAME_BYTES = 6, SEND_MOST = 600 };
enum { MINUTE = 60, DAY = 86400, TOLD_MOST = 50 };

/* Notes of the store: when a mail was last refused, and when the referee was last told. */
static const char REFUSED_NOTE[] = "mail-refused", TOLD_NOTE[] = "mail-refused-told";

struct sending {
	struct club *club;
	struct mailer *sender;
	long long now, last;
	long long ends;	 /* when to leave the rest, by clock_now */
	bool all;	 /* those not due, too */
	bool tried;	 /* mails that were tried before; else those that never were */
	bool left;	 /* some mails were not reached */
	long long *kept; /* ids of mails tried in vain in this call */
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

	return s->all || row->tried > s->now || row->tried + wait <= s->now;
}

struct try_to_send {
	long long id;
	enum mail_state state;
	char *trouble;
};

/* Returns whether mails to the address no longer arrive; appends the reason. Where that cannot be
 * read as the store is damaged, appends why. */
static bool address_bad(struct sending *s, const struct mail_row *row, struct buf *trouble)
{
	struct address_row address;
	struct buf why = BUF_INIT;
	int damages = store_damages(s->club->store);
	bool ok = store_get_address(s->club->store, row->to, &address, &why), bad;

	if (!ok && store_damages(s->club->store) > damages) {
		buf_str(trouble, why.s);
		buf_free(&why);
		return false;
	}
	need_store(ok, s->club->store, EX_IOERR, &why);
	bad = *address.bad;
	if (bad) {
		buf_str(trouble, "the address '");
		text_clean(trouble, row->to, strlen(row->to), 100);
		buf_str(trouble, "' is bad: ");
		text_clean(trouble, address.bad, strlen(address.bad), 200);
	}
	address_row_free(&address);
	return bad;
}

/* An old mail is given up only after one more try, as the club itself may have been away. */
static bool give_up(const struct sending *s, const struct mail_row *row, struct buf *trouble)
{
	const char *days = s->club->setting[S_GIVE_UP];
	struct buf said = BUF_INIT;

	if (s->now - row->queued <= (long long)atoi(days) * DAY)
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
		&& (mailer_failed(s->sender) || !kept_before(s, row->to)))
		s->kept_to[s->in_a_row++] = xcopy(row->to, strlen(row->to));
}

static enum mailer_result hand_over(
	struct sending *s, const struct mail_row *row, struct buf *trouble)
{
	struct buf name = BUF_INIT, why = BUF_INIT;
	enum mailer_result sent;
	char *from;

	if (address_bad(s, row, trouble))
		return SENT_REFUSED;
	if (trouble->n)
		return SENT_LATER;
	file_name(&name, row);
	from = bounce_sender(s->club, row->id, row->to, &why);
	need(from != NULL, EX_NOPERM, &why);
	sent = mailer_send(s->sender, from, row->to, (struct span){ row->bytes, row->bytes_n },
		name.s, trouble);
	free(from);
	buf_free(&name);
	count_kept(s, row, sent);
	return sent == SENT_LATER && give_up(s, row, trouble) ? SENT_REFUSED : sent;
}

/* game: for the names of its seats; NULL: no match. */
static bool match_name(struct club *club, long long id, struct buf *name, const struct game **game,
	struct buf *why)
{
	enum found found = NOT_FOUND;
	struct match m;

	*game = NULL;
	if (id)
		found = store_next_match(club->store, id - 1, &m, why);
	if (found == FOUND) {
		buf_str(name, m.name);
		*game = match_game(&m);
		match_free(&m);
	}
	return found != UNREAD;
}

/* Says whose mail it is: "harbour red", "harbour the witness", or by its address, where it went to
 * somebody without a seat: "harbour <dora@example.org>". */
static void say_whom(const struct sending *s, const struct mail_row *row, struct buf *b)
{
	const struct game *game;
	struct buf why = BUF_INIT;
	bool ok = match_name(s->club, row->match, b, &game, &why);

	need_store(ok, s->club->store, EX_IOERR, &why);
	buf_str(b, b->n ? " " : "");
	if (row->seat) {
		seat_print(b, game, row->seat);
	} else if (letter_seal_mail(row)) {
		buf_str(b, "the witness");
	} else if (!strcmp(row->to, club_referee(s->club))) {
		buf_str(b, "the referee");
	} else {
		buf_char(b, '<');
		text_clean(b, row->to, strlen(row->to), 100);
		buf_char(b, '>');
	}
}

static struct try_to_send send_one(struct sending *s, const struct mail_row *row)
{
	static const enum mail_state become[] = {
		[SENT] = MAIL_SENT, [SENT_LATER] = MAIL_QUEUED, [SENT_REFUSED] = MAIL_REFUSED
	};
	struct buf trouble = BUF_INIT, whom = BUF_INIT;
	enum mailer_result sent = hand_over(s, row, &trouble);

	s->sent += sent == SENT;
	s->later += sent == SENT_LATER;
	s->refused += sent == SENT_REFUSED;
	if (sent != SENT) {
		say_whom(s, row, &whom);
		warn("mail %lld to %s is %s: %s", row->id, whom.s,
			sent == SENT_LATER ? "kept for later" : "refused", trouble.s);
	}
	buf_free(&whom);
	return (struct try_to_send){ row->id, become[sent], buf_take(&trouble) };
}

static bool mark_one(struct sending *s, const struct try_to_send *o, struct buf *why)
{
	struct store *store = s->club->store;

	return store_mark_mail(store, o->id, o->state, s->now, o->trouble, why)
		&& (o->state != MAIL_REFUSED || store_save_note(store, REFUSED_NOTE, s->now, why));
}

static void mark_batch(struct sending *s, struct try_to_send *o, int n)
{
	struct buf why = BUF_INIT;
	bool ok = mailer_flush(s->sender, &why);

	need(ok, EX_IOERR, &why);
	ok = store_begin(s->club->store, &why);
	for (int i = 0; i < n && ok; i++)
		ok = mark_one(s, &o[i], &why);
	ok = ok && store_commit(s->club->store, &why);
	need_store(ok, s->club->store, EX_IOERR, &why);
	for (int i = 0; i < n; i++)
		free(o[i].trouble);
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
	warn("mail %lld is not sent: %s", id, why->s);
	if (!s->unread++)
		buf_str(&s->damage, why->s);
	s->kept = xgrow(s->kept, s->keeps + 1, sizeof *s->kept);
	s->kept[s->keeps++] = id;
}

/* Gets the next mail of those that were tried before, or of the others. */
static enum found next_mail(struct sending *s, struct mail_row *row, struct buf *why)
{
	struct store *store = s->club->store;
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

/* Returns whether there is more. */
static bool send_batch(struct sending *s)
{
	enum found found = NOT_FOUND;
	struct try_to_send o[FOLDER_BATCH];
	struct buf why = BUF_INIT;
	struct mail_row row;
	int n = 0;

	while (n < s->batch && !s->left && (found = next_mail(s, &row, &why)) == FOUND) {
		if (mail_due(s, &row)) {
			s->left = !goes_on(s);
			if (!s->left) {
				o[n] = send_one(s, &row);
				note_kept(s, &o[n++]);
			}
		}
		mail_row_free(&row);
	}
	need_store(found != UNREAD, s->club->store, EX_IOERR, &why);
	if (n)
		mark_batch(s, o, n);
	return n == s->batch && !s->left;
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

/* ---- the referee ---- */

static bool list_one(
	struct club *club, const struct mail_row *row, struct buf *body, struct buf *why)
{
	struct buf line = BUF_INIT, to = BUF_INIT, trouble = BUF_INIT;
	const struct game *game;
	bool ok = match_name(club, row->match, &line, &game, why);

	text_clean(&to, row->to, strlen(row->to), 100);
	text_clean(&trouble, row->trouble, strlen(row->trouble), 300);
	club_say(club, &line,
		"undelivered-mail match=%d seat=%s witness=%d season=%d kind=%s to=%s trouble=%s",
		row->match != 0, row->seat ? seat_text(game, row->seat).s : "",
		letter_seal_mail(row), row->season, row->kind, to.s, trouble.s);
	text_wrap(body, "- ", "  ", line.s, line.n, 72);
	buf_free(&line);
	buf_free(&to);
	buf_free(&trouble);
	return ok;
}

/* Lists the mails refused since then. Mails to the referee are left out, or each day would report
 * the report of the day before. */
static bool list_refused(struct club *club, long long since, struct buf *body, struct buf *why)
{
	enum found found = NOT_FOUND;
	struct mail_row row;
	long long last = 0;
	bool ok = true;
	int n = 0;

	while (ok && (found = store_next_refused(club->store, since, last, &row, why)) == FOUND) {
		last = row.id;
		if (strcmp(row.to, club_referee(club)) && n++ < TOLD_MOST)
			ok = list_one(club, &row, body, why);
		mail_row_free(&row);
	}
	if (n > TOLD_MOST)
		club_tell(club, body, "undelivered-more more=%d", n - TOLD_MOST);
	return ok && found != UNREAD;
}

static bool write_refused(struct sending *s, long long since, struct buf *why)
{
	struct buf list = BUF_INIT, body = BUF_INIT;
	bool ok = list_refused(s->club, since, &list, why);
	const struct context c = { s->club, NULL, s->now, why };

	if (ok && list.n) {
		club_tell(s->club, &body, "undelivered");
		buf_fmt(&body, "\n%s\n", list.s);
		club_tell(s->club, &body, "undelivered-do");
		ok = mail_referee(&c, "subject-undelivered", (struct span){ body.s, body.n });
	}
	buf_free(&list);
	buf_free(&body);
	return ok;
}

/* Returns whether a mail to the referee is to be sent now. */
static bool tell_referee(struct sending *s)
{
	struct store *store = s->club->store;
	struct buf why = BUF_INIT;
	long long refused = 0, told = 0;
	bool ok = store_get_note(store, REFUSED_NOTE, &refused, &why)
		&& store_get_note(store, TOLD_NOTE, &told, &why);

	need_store(ok, store, EX_IOERR, &why);
	/* A time in the future comes from a wrong clock, and must not silence us. */
	if (told > s->now)
		told = s->now - DAY;
	if (refused <= told || s->now < told + DAY)
		return false;
	ok = store_begin(store, &why) && write_refused(s, told, &why)
		&& store_save_note(store, TOLD_NOTE, s->now, &why) && store_commit(store, &why);
	need_store(ok, store, EX_IOERR, &why);
	return true;
}

/* ---- all of them ---- */

/* sent: how many mails went. */
static int send_queue(struct club *club, bool all, int *sent)
{
	bool spool = !strcmp(club->setting[S_SEND], "spool");
	struct sending s = { .club = club, .now = time_now(), .all = all, .damage = BUF_INIT };
	struct buf why = BUF_INIT;
	sigset_t before;

	s.sender = transport_out(club, &why);
	need(s.sender != NULL, EX_CONFIG, &why);
	s.batch = spool ? FOLDER_BATCH : 1;
	s.ends = clock_now() + SEND_MOST;
	/* A folder has no server to be spared. */
	s.all |= spool;
	hold_signals(&before);
	send_waiting(&s);
	if (s.unread)
		damage_tell(&(struct context){ club, NULL, s.now, &why }, s.damage.s);
	if (tell_referee(&s) || s.unread)
		send_waiting(&s);
	*sent = s.sent;
	mailer_close(s.sender);
	sigprocmask(SIG_SETMASK, &before, NULL);
	for (int i = 0; i < s.in_a_row; i++)
		free(s.kept_to[i]);
	free(s.kept);
	buf_free(&s.damage);
	if (s.in_a_row >= ROW_MOST)
		warn("%d mails in a row were kept: the others wait until mails are sent again",
			ROW_MOST);
	if (s.left && clock_now() >= s.ends)
		warn("sending took %d minutes: the others wait until mails are sent again",
			SEND_MOST / MINUTE);
	if (s.unread)
		return EX_IOERR;
	return s.later ? EX_TEMPFAIL : s.refused ? EX_UNAVAILABLE : EX_DONE;
}

int send_mails(struct club *club)
{
	int sent;

	return send_queue(club, false, &sent);
}

int cmd_send(const struct command_call *call)
{
	struct club club;
	int result, sent;

	need_club(&club, call->folder);
	need_lock(&club, "send");
	result = send_queue(&club, call_flag(call, "now"), &sent);
	printf(sent == 1 ? "1 mail went\n" : "%d mails went\n", sent);
	club_close(&club);
	return result;
}
