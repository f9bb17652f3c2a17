/* SPDX-License-Identifier: MIT
 * Plays the seasons that are due. A child plays them and names by a pipe the match at hand. If the
 * child dies or takes too long, the parent puts that match aside, and a new child does the rest. */
#include "club/damage.h"
#include "club/outbox.h"
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

struct work {
	struct due due;
	int done;
	int asides, damages; /* matches put aside; damage met by the parent */
};

/* What cannot be read, as the store is damaged, is no reason to leave other matches alone. */
static void need_read(const struct context *c, bool ok)
{
	const struct store *store = c->club->store;
	bool damage = store_damages(store) && !store_broken(store) && !store_busy(store);

	need_store(ok || damage, store, EX_IOERR, c->why);
}

static void look_named(struct club *club, char *const *word, int n)
{
	static const char *const says[] = { [MATCH_SEATING] = "has not started",
		[MATCH_OVER] = "is over",
		[MATCH_ASIDE] = "was put aside" };
	struct match m;

	for (int i = 0; i < n; i++) {
		need_match(club, word[i], &m);
		if (m.state != MATCH_OPEN)
			warn("match '%s' is not played: it %s", m.name, says[m.state]);
		match_free(&m);
	}
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

/* Says which seasons were played, and what waits now: "season 4 of harbour was played". */
static void print_played(const struct due_match *m, int last, int mails)
{
	if (last == m->season)
		printf("season %d of %s was played", last, m->name);
	else
		printf("seasons %d to %d of %s were played", m->season, last, m->name);
	printf(mails == 1 ? "; 1 mail waits to be sent\n" : "; %d mails wait to be sent\n", mails);
}

/* What was done is told of though the program may die in the next match. */
static bool print_done(const struct context *c, const struct due_match *m, int last, bool sealed)
{
	int mails;
	bool ok = outbox_waiting(c, m->id, &mails);

	if (ok && last >= m->season)
		print_played(m, last, mails);
	if (ok && sealed)
		printf("the letters of season %d of %s are sealed, and its witness is asked\n",
			last + 1, m->name);
	fflush(stdout);
	return ok;
}

/* Plays a season, and those after it for which no seat has anything to write. The parent takes the last line
 * that is said as the reason, as it does after a bug(). */
static int play_match(
	struct club *club, const struct due_match *m, long long now, enum run_kind how)
{
	struct buf why = BUF_INIT;
	const struct context c = { club, NULL, now, &why };
	int last = m->season - 1; /* the last season that was played */
	enum season_end end = SEASON_FOLLOWED;
	enum work_end result = WORK_DONE;

	while (result == WORK_DONE && end == SEASON_FOLLOWED) {
		bool anyway = how == RUN_NOW && last + 1 == m->season;

		end = SEASON_LEFT;
		watch(atol(club->setting[S_PATIENCE]));
		result = due_play(&c, how, m, last + 1, anyway, &end);
		last += end == SEASON_PLAYED || end == SEASON_FOLLOWED;
	}
	watch(0);
	if (how != RUN_TICK && !work_end_unsaid(result)
		&& !print_done(&c, m, last, end == SEASON_SEALED))
		result = work_end_of(club, false);
	if (work_end_unsaid(result))
		warn("%s", why.s);
	buf_free(&why);
	return work_code(result);
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
	for (int i = d->done; i < d->due.n && result == EX_DONE; i++) {
		const struct due_match *m = &d->due.match[i];

		say_at_hand(out, '+', m->id);
		result = play_match(&club, m, now, how);
		if (result == EX_DONE)
			say_at_hand(out, '-', m->id);
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
		die(EX_OSERR, "cannot start a process that plays: %s", strerror(errno));
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
		die(EX_OSERR, "cannot read from the process that plays: %s", strerror(errno));
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
			die(EX_OSERR, "cannot read from the process that plays: %s",
				strerror(errno));
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
	if (!child_at_fault(status)) {
		fputs(c.words.s, stderr);
		if (WIFSIGNALED(status))
			warn("the process that plays was ended by signal %d: run again",
				WTERMSIG(status));
		result = WIFSIGNALED(status) ? EX_TEMPFAIL : WEXITSTATUS(status);
	} else if (!match) {
		fputs(c.words.s, stderr);
		die(EX_SOFTWARE, "the process that plays died before it played anything");
	} else {
		why_it_died(&reason, &c, status);
		if (put_aside(folder, &d->due.match[d->done], reason.s, now))
			d->asides++;
		else
			d->damages++;
		d->done++;
		if (d->done >= d->due.n)
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
	struct buf why = BUF_INIT;
	struct work d = { .done = 0 };
	int result = EX_DONE;
	bool ok;

	look_named(club, word, n);
	ok = due_find(&(struct context){ club, NULL, now, &why }, how, word, n, &d.due);
	need_store(ok, club->store, EX_IOERR, &why);
	if (!d.due.n && how != RUN_TICK)
		puts("nothing was due");
	if (d.due.n)
		look_whole(club, now, &d);
	/* A connection to the store must not cross a fork. */
	store_close(club->store);
	club->store = NULL;
	while (d.done < d.due.n) {
		result = play_some(club->folder, &d, now, how);
		if (result >= 0)
			break;
	}
	free(d.due.match);
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
