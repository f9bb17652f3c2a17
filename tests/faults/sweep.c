/* SPDX-License-Identifier: MIT
 * sweep SCENARIO JOBS TURN NOW PRELOAD PROGRAM KIND=POINTS...
 *
 * Does harm to a command at many points, each time as if it were the first: see scenario.h for what a
 * scenario is, kind_read() for the kinds. Then the command is given again, undisturbed, and all must have come
 * out as if nothing had happened. Of each kind so many points are tried, evenly spread; TURN moves them on;
 * 0: all there are. The kind `pairs` chooses by lot: a fault in the command, a fault as it is given again, and
 * it is given once more. JOBS are at work at the same time.
 *
 * Prints what went wrong, and a line of figures for each kind; ends with 1 where something went wrong. */
#include "scenario.h"
#include "base/fail.h"
#include "core/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { KINDS_MOST = 24, JOBS_MOST = 16 };

/* Of one kind, shared by all jobs. */
struct tally {
	int tried, survived, crashed, bad;
};
struct task {
	struct kind kind;
	bool pairs;
	long wanted;	  /* 0: each step-th */
	long points;	  /* how many there are */
	long step, first; /* each step-th is tried, from the first */
	struct tally *tally;
};
struct sweep {
	struct scenario scenario;
	struct task task[KINDS_MOST];
	int tasks, jobs;
	long turn;
};

/* What pairs are made of, with how many points the command has, and the command that does it again. */
static const char *const pair_kinds[] = { "all kill-entry", "all kill-exit", "writes fail-once EIO",
	"writes fail-ever ENOSPC", "reads fail-once EIO", "allocations fail-once tradepost" };
enum { PAIR_KINDS = sizeof pair_kinds / sizeof *pair_kinds };
struct pairing {
	struct kind kind[PAIR_KINDS];
	long step[PAIR_KINDS], again[PAIR_KINDS];
};

/* ---- one point ---- */

/* What is wrong with how a command has ended under a fault. A worker may end in a library that finds no
 * memory: that is what workers are for. */
static void judge_end(
	const struct kind *k, const struct outcome *out, struct tally *t, struct buf *wrong)
{
	bool of_worker = k->plan.which == NO_CALLS && k->program != PROGRAM;

	if (out->hung)
		buf_str(wrong, "; it hung");
	if (out->died && out->in_library && of_worker)
		__atomic_add_fetch(&t->crashed, 1, __ATOMIC_RELAXED);
	else if (out->died)
		buf_fmt(wrong, "; a process died of signal %d", out->died);
}

/* Does it again where that is to be done, and looks what has come of all. */
static void judge_state(struct place *p, bool said_done, struct buf *wrong)
{
	const struct scenario *s = p->scenario;
	struct sums now;
	struct outcome out = { .code = 0 };

	if (said_done || s->once)
		place_sum(p, &now);
	if (said_done && !sums_are_same(&now, &s->done)) {
		buf_str(wrong, "; exit 0, but not all was done");
		sums_tell(&now, &s->done, wrong);
	}
	if (s->once && !sums_are_same(&now, &s->nothing)) {
		sums_tell(&now, &s->end, wrong);
		return;
	}
	out = place_run(p, s->once ? s->step : s->again, NULL, 0);
	if (out.hung || out.code) {
		buf_fmt(wrong, "; the same again: exit %d (", out.code);
		place_last_line(p, wrong);
		buf_char(wrong, ')');
	}
	place_sum(p, &now);
	sums_tell(&now, &s->end, wrong);
}

static void tell_bad(struct place *p, const char *what, const struct outcome *out,
	const struct buf *last, const struct buf *wrong)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line, "# bad: %s: %s, %s, exit %d%s (%s)\n", p->scenario->name, what, out->call,
		out->code, wrong->s, last->s);
	if (write(1, line.s, line.n) < 0)
		abort();
	buf_free(&line);
}

/* Returns false where there is no such point. */
static bool try_point(struct place *p, const struct task *t, long n)
{
	struct buf wrong = BUF_INIT, last = BUF_INIT, what = BUF_INIT;
	struct outcome out;

	place_lay(p);
	out = place_run(p, p->scenario->step, &t->kind, n);
	if (out.reached) {
		place_last_line(p, &last);
		judge_end(&t->kind, &out, t->tally, &wrong);
		judge_state(p, !out.code, &wrong);
		buf_fmt(&what, "%s %ld", t->kind.name, n);
		if (wrong.n)
			tell_bad(p, what.s, &out, &last, &wrong);
		__atomic_add_fetch(&t->tally->tried, 1, __ATOMIC_RELAXED);
		__atomic_add_fetch(&t->tally->survived, !out.code, __ATOMIC_RELAXED);
		__atomic_add_fetch(&t->tally->bad, wrong.n > 0, __ATOMIC_RELAXED);
	}
	buf_free(&wrong);
	buf_free(&last);
	buf_free(&what);
	return out.reached;
}

/* ---- pairs ---- */

static bool same_points(const struct kind *a, const struct kind *b)
{
	return a->plan.which == b->plan.which && a->program == b->program;
}

static long count_points(struct place *p, char *const *words, const struct kind *k)
{
	place_lay(p);
	return place_run(p, words, k, 0).points;
}

static void count_for_pairs(struct pairing *pairing, struct place *p)
{
	for (int i = 0; i < PAIR_KINDS; i++) {
		struct kind *k = &pairing->kind[i];

		must(kind_read(k, pair_kinds[i]));
		if (i && same_points(k, k - 1)) {
			pairing->step[i] = pairing->step[i - 1];
			pairing->again[i] = pairing->again[i - 1];
		} else {
			pairing->step[i] = count_points(p, p->scenario->step, k);
			pairing->again[i] = count_points(p, p->scenario->again, k);
		}
	}
}

/* Returns false where the second point was not reached, as the first has left too little to do. */
static bool try_pair(struct place *p, const struct task *t, const struct pairing *pairing,
	struct random_source *lots)
{
	int a = random_below(lots, PAIR_KINDS), b = random_below(lots, PAIR_KINDS);
	long at = 1 + random_below(lots, (int)pairing->step[a]);
	long then = 1 + random_below(lots, (int)pairing->again[b]);
	struct buf wrong = BUF_INIT, last = BUF_INIT, what = BUF_INIT;
	struct sums now;
	struct outcome first, second;

	place_lay(p);
	first = place_run(p, p->scenario->step, &pairing->kind[a], at);
	place_sum(p, &now);
	if (!first.reached || (p->scenario->once && !sums_are_same(&now, &p->scenario->nothing)))
		return false;
	second = place_run(p, p->scenario->again, &pairing->kind[b], then);
	if (!second.reached)
		return false;
	place_last_line(p, &last);
	judge_end(&pairing->kind[a], &first, t->tally, &wrong);
	judge_end(&pairing->kind[b], &second, t->tally, &wrong);
	judge_state(p, false, &wrong);
	buf_fmt(&what, "%s %ld, %s, then %s %ld", pairing->kind[a].name, at, first.call,
		pairing->kind[b].name, then);
	if (wrong.n)
		tell_bad(p, what.s, &second, &last, &wrong);
	__atomic_add_fetch(&t->tally->tried, 1, __ATOMIC_RELAXED);
	__atomic_add_fetch(&t->tally->survived, !second.code, __ATOMIC_RELAXED);
	__atomic_add_fetch(&t->tally->bad, wrong.n > 0, __ATOMIC_RELAXED);
	buf_free(&wrong);
	buf_free(&last);
	buf_free(&what);
	return true;
}

/* ---- all points ---- */

static void try_pairs(struct place *p, const struct sweep *s, const struct task *t, int job)
{
	struct pairing pairing;
	struct random_source lots;
	long done = 0;

	count_for_pairs(&pairing, p);
	random_make(&lots, (uint64_t)(s->turn * JOBS_MOST + job));
	for (long tries = 0; done < t->wanted / s->jobs && tries < 4 * t->wanted; tries++)
		done += try_pair(p, t, &pairing, &lots);
}

static void work(const struct sweep *s, int job)
{
	struct place p;
	char folder[24];

	snprintf(folder, sizeof folder, "place.%d", job);
	place_make(&p, &s->scenario, folder);
	for (const struct task *t = s->task; t < s->task + s->tasks; t++) {
		if (t->pairs)
			try_pairs(&p, s, t, job);
		else
			for (long i = job, n; n = t->first + i * t->step, n <= t->points;
				i += s->jobs)
				if (!try_point(&p, t, n))
					break;
	}
	tree_remove(folder);
}

static bool work_together(const struct sweep *s)
{
	bool ok = true;
	int status;

	fflush(stdout);
	for (int job = 0; job < s->jobs; job++) {
		pid_t pid = fork();

		must(pid >= 0);
		if (!pid) {
			work(s, job);
			_exit(0);
		}
	}
	while (wait(&status) > 0)
		ok = ok && !status;
	return ok;
}

/* Chooses the points of each kind. */
static void choose(struct sweep *s, struct place *p)
{
	for (struct task *t = s->task; t < s->task + s->tasks; t++) {
		if (t->pairs)
			continue;
		t->points = t > s->task && same_points(&t->kind, &t[-1].kind)
			? t[-1].points
			: count_points(p, s->scenario.step, &t->kind);
		if (t->wanted)
			t->step = t->points > t->wanted ? t->points / t->wanted : 1;
		t->first = 1 + s->turn % t->step;
	}
}

static int tell_figures(const struct sweep *s)
{
	int bad = 0;

	for (const struct task *t = s->task; t < s->task + s->tasks; t++) {
		printf("# %s: %s: %d points of %ld, %d of them done all the same, %d bad",
			s->scenario.name, t->kind.name, t->tally->tried, t->points,
			t->tally->survived, t->tally->bad);
		printf(t->tally->crashed ? ", %d in a library of a worker\n" : "\n",
			t->tally->crashed);
		bad += t->tally->bad;
	}
	return bad;
}

/* ---- the call ---- */

static bool read_task(struct task *t, const char *word)
{
	const char *equals = strrchr(word, '=');
	char *name = equals ? xcopy(word, (size_t)(equals - word)) : NULL;
	bool ok = name;

	if (ok) {
		if (equals[1] == '/')
			t->step = atol(equals + 2);
		else
			t->wanted = atol(equals + 1);
		t->pairs = !strcmp(name, "pairs");
		ok = (t->wanted > 0 || t->step > 0) && (t->pairs || kind_read(&t->kind, name));
	}
	if (t->pairs)
		snprintf(t->kind.name, sizeof t->kind.name, "pairs");
	free(name);
	return ok;
}

static struct tally *shared_tallies(void)
{
	void *shared = mmap(NULL, KINDS_MOST * sizeof(struct tally), PROT_READ | PROT_WRITE,
		MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	must(shared != MAP_FAILED);
	return shared;
}

static bool read_call(struct sweep *s, int argc, char **argv)
{
	struct tally *tally = shared_tallies();

	if (argc < 8 || argc - 7 > KINDS_MOST)
		return false;
	s->jobs = atoi(argv[2]);
	s->turn = atol(argv[3]);
	for (int i = 7; i < argc; i++) {
		s->task[s->tasks].tally = &tally[s->tasks];
		if (!read_task(&s->task[s->tasks++], argv[i]))
			return false;
	}
	if (s->jobs < 1 || s->jobs > JOBS_MOST)
		return false;
	scenario_read(&s->scenario, argv[1], argv[6], argv[5], atoll(argv[4]));
	return true;
}

int main(int argc, char **argv)
{
	struct sweep s = { .tasks = 0 };
	struct place p;
	bool ok;

	if (!read_call(&s, argc, argv)) {
		fputs("usage: sweep SCENARIO JOBS TURN NOW PRELOAD PROGRAM KIND=POINTS...\n",
			stderr);
		return 64;
	}
	place_make(&p, &s.scenario, "place.all");
	ok = scenario_expect(&s.scenario, &p);
	if (ok)
		choose(&s, &p);
	tree_remove("place.all");
	return ok && work_together(&s) && !tell_figures(&s) ? 0 : 1;
}
