/* SPDX-License-Identifier: MIT */
#include "cmd/open.h"
#include "base/file.h"
#include "club/seat_keys.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>

static void say_warning(const char *line)
{
	warn("%s", line);
}

/* Ends what a program that was killed had begun. */
static void finish_forgetting(struct store *store)
{
	struct buf why = BUF_INIT;
	bool is;

	if (store_is_unscrubbed(store, &is, &why) && is && !store_scrub(store, &why))
		warn("the file of the store may still hold what was forgotten; the next"
		     " command tries again to write it anew: %s",
			why.s);
	buf_free(&why);
}

void need_club(struct club *club, const char *folder)
{
	static const int codes[] = {
		[CLUB_NONE] = EX_NOINPUT, [CLUB_UNSET] = EX_CONFIG, [CLUB_UNREAD] = EX_IOERR
	};
	struct buf why = BUF_INIT;
	enum club_state how = club_open(club, folder, &why);

	need(how == CLUB_OPEN, codes[how], &why);
	club->warn = say_warning;
	finish_forgetting(club->store);
}

void need_store(bool ok, const struct store *store, int code, const struct buf *why)
{
	need(ok, !ok && store_busy(store) ? EX_TEMPFAIL : code, why);
}

int work_code(enum work_end end)
{
	static const int codes[] = { [WORK_DONE] = EX_DONE,
		[WORK_WAITS] = EX_TEMPFAIL,
		[WORK_SPOILED] = EX_IOERR,
		[WORK_UNREAD] = EX_DATAERR,
		[WORK_REFUSED] = EX_UNAVAILABLE,
		[WORK_LATER] = EX_TEMPFAIL,
		[WORK_FAILED] = EX_IOERR,
		[WORK_ASIDE] = EX_SOFTWARE,
		[WORK_UNSET] = EX_CONFIG,
		[WORK_MISSING] = EX_NOINPUT,
		[WORK_DAMAGED] = EX_DATAERR,
		[WORK_UNWRITTEN] = EX_CANTCREAT,
		[WORK_MISUSED] = EX_USAGE,
		[WORK_NO_KEY] = EX_NOPERM };

	return codes[end];
}

int need_season(const struct command_call *call, const struct match *m)
{
	const char *text = call_flag(call, "season");
	long long season = m->season - 1;

	if (text && !span_int(span_of(text), 0, 100000, &season))
		die(EX_USAGE, "'--season %s' is no number of a season", text);
	if (season < 0 || season >= m->season)
		die(EX_NOINPUT, "season %lld of '%s' was not played yet", season < 0 ? 0 : season,
			m->name);
	return (int)season;
}

void need_lock(struct club *club, const char *work)
{
	struct buf name = BUF_INIT;
	char *path;

	buf_fmt(&name, "%s.lock", work);
	path = club_path(club->folder, name.s);
	club->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	/* Where nothing can be written the folder itself is locked: it can still be read. */
	if (club->lock < 0 && (errno == EROFS || errno == EACCES))
		club->lock = open(club->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (club->lock < 0)
		die(EX_CANTCREAT, "cannot open '%s': %s", path, strerror(errno));
	if (flock(club->lock, LOCK_EX | LOCK_NB))
		die(EX_TEMPFAIL, "another 'tradepost %s' is at work in this club: try again later",
			work);
	free(path);
	buf_free(&name);
}

void no_such_game(const char *name)
{
	struct buf list = BUF_INIT;

	for (const struct game *const *g = games(); *g; g++)
		buf_fmt(&list, " %s", (*g)->name);
	die(EX_USAGE, "there is no game '%s'; there are:%s", name, list.s);
}
void need_match(struct club *club, const char *name, struct match *m)
{
	struct buf why = BUF_INIT;
	enum found found = store_get_match(club->store, span_of(name), m, &why);

	need(found != UNREAD, EX_IOERR, &why);
	if (found == NOT_FOUND)
		die(EX_NOINPUT, "there is no match '%s' in this club: see tradepost status", name);
}

int need_seat(const struct match *m, const char *word)
{
	int seat = seat_find(match_game(m), span_of(word), m->seats);

	if (!seat)
		die(EX_USAGE, "match '%s' has no seat '%s': seats are 1 to %d, or by colour",
			m->name, word, m->seats);
	return seat;
}

static void open_in(struct match_context *o, const struct command_call *call, bool change)
{
	o->why = (struct buf)BUF_INIT;
	o->c = (struct context){ &o->club, &o->m, time_now(), &o->why };
	need_club(&o->club, call->folder);
	need_store(
		!change || store_begin(o->club.store, &o->why), o->club.store, EX_IOERR, &o->why);
	need_match(&o->club, call->word[0], &o->m);
}

void open_match(struct match_context *o, const struct command_call *call)
{
	open_in(o, call, false);
}

void begin_match(struct match_context *o, const struct command_call *call)
{
	open_in(o, call, true);
}

void close_match(struct match_context *o)
{
	match_free(&o->m);
	buf_free(&o->why);
	club_close(&o->club);
}

void end_match(struct match_context *o, bool ok)
{
	ok = ok && store_commit(o->club.store, &o->why);
	need_store(ok, o->club.store, EX_IOERR, &o->why);
	close_match(o);
}

void need_key_text(const char *path, struct buf *text)
{
	struct buf why = BUF_INIT;

	need(file_read(text, path, KEY_BYTES, &why), EX_NOINPUT, &why);
}

void need_key(
	const struct club *club, const char *path, const struct buf *text, struct public_key *key)
{
	struct buf why = BUF_INIT;

	if (!club_read_key(club, key, span_of_buf(text), &why))
		die(EX_DATAERR, "%s: %s", path, why.s);
}

void warn_open_dice(const struct context *c)
{
	bool open;

	need_store(seat_keys_open_dice(c, &open), c->club->store, EX_IOERR, c->why);
	if (open)
		warn("to get proof of the dice, give two seats a key, or make the match with "
		     "--witness: now the club alone makes the dice of '%s' and could choose them "
		     "unseen, and the players are told so",
			c->m->name);
}
