/* SPDX-License-Identifier: MIT
 * Plays the seasons that are due. A child plays them and names by a pipe the match at hand. If the
 * child dies or takes too long, the parent puts that match aside, and a new child does the rest. */
#include "club/behind.h"
#include "club/damage.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/letter_seal.h"
#include "club/season.h"
#include "club/space.h"
#include "cmd/open.h"
#include "cmd/work.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

struct due_match {
	long long id;
	int season;
	char name[32];
};

struct work {
	struct due_match *match;
	int n, done;
	int asides, damages; /* matches put aside; damage met by the parent */
};

static void add_due(struct work *d, const struct match *m)
{
	d->match = xmore(d->match, (size_t)d->n, sizeof *d->match);
	d->match[d->n].id = m->id;
	snprintf(d->match[d->n].name, sizeof d->match->name, "%s", m->name);
	d->match[d->n++].season = m->season;
}

/* ---- which ---- */

static bool named(const struct match *m, char *const *word, int n)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(word[i], m->name))
			return true;
	return n == 0;
}

/* What cannot be read, as the store is damaged, is no reason to leave other matches alone. */
static void need_read(const struct context *c, bool ok)
{
	const struct store *store = c->club->store;
	bool damage = store_damages(store) && !store_broken(store) && !store_busy(store);

	need_store(ok || damage, store, EX_IOERR, c->why);
}

/* --now plays before the deadline, but not before the witness has answered. */
static bool waits(const struct context *c)
{
	enum letter_seal_state sealing = LETTER_SEAL_NOT;
	bool ok = letter_seal_look(c, &sealing);

	need_read(c, ok);
	if (sealing == LETTER_SEAL_WAITS)
		warn("match '%s' is not played: its letters are sealed, and its witness has not"
		     " answered",
			c->m->name);
	return sealing == LETTER_SEAL_WAITS;
}

/* Tells it by mail, once for each revision of the program; cron would mail it at each tick. */
static bool tell_former(const struct context *c, const char *says)
{
	const struct match *m = c->m;
	struct buf note = BUF_INIT, text = BUF_INIT;
	long long newest = game_named(m->game)->revision, told;
	bool ok = store_begin(c->club->store, c->why);

	buf_fmt(&note, "former %s", m->gid);
	ok = ok && store_get_note(c->club->store, note.s, &told, c->why);
	if (ok && told != newest) {
		club_say(c->club, &text, "waits season=%d match=%s reason=%s", m->season, m->name,
			says);
		buf_char(&text, '\n');
		club_say(c->club, &text, "waits-letters match=%s", m->name);
		ok = notice_referee(c, "subject-waits", text.s)
			&& store_save_note(c->club->store, note.s, newest, c->why);
	}
	ok = ok && store_commit(c->club->store, c->why);
	if (!ok)
		store_rollback(c->club->store);
	buf_free(&note);
	buf_free(&text);
	return ok;
}

/* A match whose rules are missing is not put aside, as nothing is wrong with it. */
static bool lacks_rules(const struct context *c, enum run_kind how)
{
	struct buf says = BUF_INIT;

	if (!match_is_former(c->m))
		return false;
	match_say_former(&says, c->m);
	if (how == RUN_TICK)
		need_read(c, tell_former(c, says.s));
	else
		warn("%s", says.s);
	buf_free(&says);
	return true;
}

/* Nor is one that needs a restore; its referee was told when that was found. */
static bool lies_behind(const struct context *c, enum run_kind how)
{
	bool goes = behind_may_sign(c);

	if (!goes && how != RUN_TICK)
		warn("%s", c->why->s);
	buf_clear(c->why);
	return !goes;
}

static bool may_be_due(const struct context *c, enum run_kind how)
{
	enum deadline_state due = DUE_NOT;
	bool ok;

	if (c->m->state == MATCH_OPEN && lies_behind(c, how))
		return false;
	if (how == RUN_NOW)
		return c->m->state == MATCH_OPEN && !waits(c) && !lacks_rules(c, how);
	ok = deadline_settle(c, &due);
	need_read(c, ok);
	return due == DUE_NOW && !lacks_rules(c, how);
}

/* One that is damaged counts as due: the child finds the damage, too, and the match is put aside. */
static bool is_due(const struct context *c, enum run_kind how)
{
	int damages = store_damages(c->club->store);
	bool due = may_be_due(c, how);

	if (store_damages(c->club->store) == damages)
		return due;
	buf_clear(c->why);
	return c->m->state == MATCH_OPEN;
}

static void find_due(struct club *club, char *const *word, int n, long long now, enum run_kind how,
	struct work *d)
{
	enum found found;
	struct buf why = BUF_INIT;
	struct match m;
	long long last = 0;
	const struct context c = { club, &m, now, &why };

	for (int i = 0; i < n; i++) {
		need_match(club, word[i], &m);
		if (m.state != MATCH_OPEN)
			warn("match '%s' is not played: it %s", m.name,
				m.state == MATCH_OVER		 ? "is over"
					: m.state == MATCH_ASIDE ? "was put aside"
								 : "has not started");
		match_free(&m);
	}
	while ((found = store_next_match(club->store, last, &m, &why)) == FOUND) {
		last = m.id;
		if (named(&m, word, n) && is_due(&c, how))
			add_due(d, &m);
		match_free(&m);
	}
	need(found != UNREAD, EX_IOERR, &why);
}

/* ---- the child ---- */

static void say_at_hand(int out, char what, long long id)
{
	char line[40];
	int n = snprintf(line, sizeof line, "%c%lld\n", what, id);

	if (write(out, line, (size_t)n) != n)
		_exit(EX_IOERR);
}

static void watch(long seconds)
{
	struct itimerval most = { { 0, 0 }, { seconds, 0 } };

	setitimer(ITIMER_PROF, &most, NULL);
}

/* Looks whether there is room for a season. A tick says it once, by mail. */
static int look_for_room(const struct context *c, enum run_kind how)
{
	struct buf says = BUF_INIT;
	bool enough, told;
	bool ok = space_enough(c, space_free(c->club), &enough, &told, &says);

	if (ok && !enough && (told || how != RUN_TICK))
		warn("%s", says.s);
	buf_free(&says);
	if (!ok) {
		warn("%s", c->why->s);
		return store_busy(c->club->store) ? EX_TEMPFAIL : EX_IOERR;
	}
	return enough ? EX_DONE : EX_TEMPFAIL;
}

/* The parent takes stderr as the reason, as it does after a bug(). */
static int play_season(const struct context *c, const struct due_match *m, int season, bool anyway,
	enum season_end *end)
{
	int result = EX_DONE;

	if (!season_run(c, m->id, season, anyway, end))
		result = store_busy(c->club->store) ? EX_TEMPFAIL : EX_IOERR;
	else if (*end == SEASON_ASIDE)
		result = EX_SOFTWARE;
	else if (*end == SEASON_PLAYED || *end == SEASON_FOLLOWED)
		club_log(c->club, c->now, m->name, season);
	if (result != EX_DONE)
		warn("%s", c->why->s);
	return result;
}

/* Plays a season, and those after it for which no seat has anything to write. */
static int play_match(
	struct club *club, const struct due_match *m, long long now, enum run_kind how)
{
	struct buf why = BUF_INIT;
	const struct context c = { club, NULL, now, &why };
	int season = m->season, result;
	enum season_end end = SEASON_LEFT;
	bool anyway = how == RUN_NOW;

	do {
		watch(atol(club->setting[S_PATIENCE]));
		result = look_for_room(&c, how);
		if (result == EX_DONE)
			result = play_season(&c, m, season++, anyway, &end);
		anyway = false;
	} while (result == EX_DONE && end == SEASON_FOLLOWED);
	watch(0);
	buf_free(&why);
	return result;
}

static int play_all(
	const char *folder, const struct work *d, int out, long long now, enum run_kind how)
{
	struct buf why = BUF_INIT;
	struct club club;
	int result = EX_DONE;

	need_club(&club, folder);
	/* Read first, so that an unreadable key is not blamed on a match. */
	need(club_key(&club, &why) != NULL, EX_IOERR, &why);
	for (int i = d->done; i < d->n && result == EX_DONE; i++) {
		say_at_hand(out, '+', d->match[i].id);
		result = play_match(&club, &d->match[i], now, how);
		if (result == EX_DONE)
			say_at_hand(out, '-', d->match[i].id);
	}
	club_close(&club);
	return result;
}

/* ---- the parent ---- */

struct child {
	pid_t pid;
	int hand, talk;
	struct buf said, words; /* said: on matches; words: on stderr */
};

static void start_child(
	struct child *c, const char *folder, const struct work *d, long long now, enum run_kind how)
{
	int hand[2], talk[2];

	fflush(NULL);
	if (pipe(hand) || pipe(talk))
		die(EX_OSERR, "cannot make a pipe: %s", strerror(errno));
	c->pid = fork();
	if (c->pid < 0)
		die(EX_OSERR, "cannot start a child: %s", strerror(errno));
	if (!c->pid) {
		int result;

		close(hand[0]);
		close(talk[0]);
		dup2(talk[1], 2);
		close(talk[1]);
		result = play_all(folder, d, hand[1], now, how);
		fflush(NULL);
		_exit(result);
	}
	close(hand[1]);
	close(talk[1]);
	c->hand = hand[0];
	c->talk = talk[0];
}

static bool read_some(int fd, bool talk, struct buf *b)
{
	char bytes[4096];
	ssize_t n = read(fd, bytes, sizeof bytes);

	if (n < 0 && errno == EINTR)
		return true;
	/* Without hearing the child we could blame a match that it has played. */
	if (n < 0)
		die(EX_OSERR, "cannot hear the child: %s", strerror(errno));
	if (!n)
		return false;
	/* Talk is cut at some length; what concerns matches never is. */
	if (!talk || b->n < 65536)
		buf_add(b, bytes, (size_t)n);
	return true;
}

/* Listens until the child has ended. Returns its wait status. */
static int hear_child(struct child *c)
{
	struct pollfd fd[2] = { { c->hand, POLLIN, 0 }, { c->talk, POLLIN, 0 } };
	int open = 2, status;

	while (open) {
		if (poll(fd, 2, -1) < 0 && errno != EINTR)
			die(EX_OSERR, "cannot hear the child: %s", strerror(errno));
		for (int i = 0; i < 2; i++)
			if (fd[i].fd >= 0 && fd[i].revents
				&& !read_some(fd[i].fd, i, i ? &c->words : &c->said)) {
				close(fd[i].fd);
				fd[i].fd = -1;
				open--;
			}
	}
	while (waitpid(c->pid, &status, 0) < 0 && errno == EINTR)
		;
	return status;
}

/* Returns the match that was at hand when the child ended, 0: none; counts those done. */
static long long at_hand(const struct child *c, struct work *d)
{
	struct span rest = { c->said.s, c->said.n }, line;
	long long hand = 0, id;

	while (span_line(&rest, &line)) {
		if (!line.n
			|| !span_int((struct span){ line.s + 1, line.n - 1 }, 0, INT64_MAX, &id))
			continue;
		hand = line.s[0] == '+' ? id : 0;
		d->done += line.s[0] == '-';
	}
	return hand;
}

/* Returns whether the match itself can be at fault. A signal from outside is not its fault. */
static bool fault_of_match(int status)
{
	static const int faults[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGPROF };

	if (WIFEXITED(status))
		return WEXITSTATUS(status) == EX_SOFTWARE;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
		if (WTERMSIG(status) == faults[i])
			return true;
	return false;
}

static void why_it_died(struct buf *reason, const struct child *c, int status)
{
	struct span rest = { c->words.s, c->words.n }, line, last = { NULL, 0 };

	while (span_line(&rest, &line))
		if (line.n)
			last = line;
	if (span_starts(last, "tradepost: "))
		last = (struct span){ last.s + 11, last.n - 11 };
	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF)
		buf_str(reason, "it took longer than the club's patience");
	else if (last.n)
		text_clean(reason, last.s, last.n, 300);
	else
		buf_fmt(reason, "the program died of signal %d",
			WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}

/* Returns false where damage is in the way: then the match stays as it is, and others go on. */
static bool put_aside(
	const char *folder, const struct due_match *due, const char *reason, long long now)
{
	struct buf why = BUF_INIT;
	struct club club;
	const struct context c = { &club, NULL, now, &why };
	struct match m;
	bool aside, done;

	need_club(&club, folder);
	done = season_put_aside(&c, due->id, due->season, reason, &aside, &m);
	need_read(&c, done);
	if (!done)
		warn("match '%s' is not played: %s", due->name, why.s);
	else
		warn(aside ? "match '%s' was put aside: %s" : "match '%s' was played, but then: %s",
			m.name, reason);
	match_free(&m);
	club_close(&club);
	buf_free(&why);
	return done;
}

/* Runs one child. Returns the code to end with; -1: there is more to do. */
static int play_some(const char *folder, struct work *d, long long now, enum run_kind how)
{
	struct child c = { .said = BUF_INIT, .words = BUF_INIT };
	struct buf reason = BUF_INIT;
	long long match;
	int status, result = -1;

	start_child(&c, folder, d, now, how);
	status = hear_child(&c);
	match = at_hand(&c, d);
	if (!fault_of_match(status)) {
		fputs(c.words.s, stderr);
		if (WIFSIGNALED(status))
			warn("the child was ended by signal %d: run again", WTERMSIG(status));
		result = WIFSIGNALED(status) ? EX_TEMPFAIL : WEXITSTATUS(status);
	} else if (!match) {
		fputs(c.words.s, stderr);
		die(EX_SOFTWARE, "the child died before it played anything");
	} else {
		why_it_died(&reason, &c, status);
		if (put_aside(folder, &d->match[d->done], reason.s, now))
			d->asides++;
		else
			d->damages++;
		d->done++;
		if (d->done >= d->n)
			result = EX_DONE;
	}
	buf_free(&c.said);
	buf_free(&c.words);
	buf_free(&reason);
	return result;
}

/* Damage that no match at hand meets is told of while there may be a backup from before it. */
static void look_whole(struct club *club, long long now, struct work *d)
{
	struct buf why = BUF_INIT;
	const struct context c = { club, NULL, now, &why };
	bool whole = damage_look(&c);

	need_read(&c, whole);
	if (!whole) {
		warn("%s", why.s);
		damage_tell(&c, why.s);
		d->damages++;
	}
	buf_free(&why);
}

int run_matches(struct club *club, char *const *word, int n, long long now, enum run_kind how)
{
	struct work d = { 0 };
	int result = EX_DONE;

	find_due(club, word, n, now, how, &d);
	if (d.n)
		look_whole(club, now, &d);
	/* A connection to the store must not cross a fork. */
	store_close(club->store);
	club->store = NULL;
	while (d.done < d.n) {
		result = play_some(club->folder, &d, now, how);
		if (result >= 0)
			break;
	}
	free(d.match);
	if (result > 0)
		return result;
	return d.damages ? EX_IOERR : d.asides ? EX_SOFTWARE : EX_DONE;
}

int cmd_run(const struct command_call *call)
{
	struct club club;
	int result;

	need_club(&club, call->folder);
	need_lock(&club, "run");
	result = run_matches(&club, call->word, call->words, time_now(),
		call_flag(call, "now") ? RUN_NOW : RUN_DUE);
	club_close(&club);
	return result;
}
