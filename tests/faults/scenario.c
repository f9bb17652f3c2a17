/* SPDX-License-Identifier: MIT */
#include "scenario.h"
#include "base/fail.h"
#include "base/file.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static char *path_in(const char *folder, const char *name)
{
	struct buf path = BUF_INIT;

	buf_fmt(&path, "%s/%s", folder, name);
	return buf_take(&path);
}

/* ---- the scenario ---- */

static void read_words(char **words, const char *folder, const char *name)
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	char *path = path_in(folder, name);
	int n = 1;

	must(file_read(&text, path, 1 << 16, &why));
	for (char *at = text.s; *at; n++) {
		size_t length = strcspn(at, "\n");

		must(n < SCENARIO_WORDS - 1);
		words[n] = xcopy(at, length);
		at += length + (at[length] == '\n');
	}
	words[n] = NULL;
	buf_free(&text);
	free(path);
}

void scenario_read(struct scenario *s, const char *folder, const char *program, const char *preload,
	long long now)
{
	char *before = path_in(folder, "before"), *once = path_in(folder, "once");
	const char *last = strrchr(folder, '/');

	*s = (struct scenario){
		.name = last ? last + 1 : folder, .preload = preload, .program = program, .now = now
	};
	tree_read(&s->before, before);
	read_words(s->step, folder, "step");
	read_words(s->again, folder, "again");
	s->once = !access(once, F_OK);
	free(before);
	free(once);
}

static bool run_and_sum(struct place *p, char *const *words, struct sums *sums)
{
	struct outcome out = place_run(p, words, NULL, 0);
	struct buf line = BUF_INIT;

	place_sum(p, sums);
	if (out.code) {
		place_last_line(p, &line);
		printf("# %s: exit %d without any fault: %s\n", p->scenario->name, out.code,
			line.s);
	}
	buf_free(&line);
	return !out.code;
}

bool scenario_expect(struct scenario *s, struct place *p)
{
	place_lay(p);
	place_sum(p, &s->nothing);
	if (!run_and_sum(p, s->step, &s->done))
		return false;
	s->end = s->done;
	return s->once || run_and_sum(p, s->again, &s->end);
}

/* ---- kinds ---- */

static bool read_allocations(struct kind *k, char *const *word)
{
	static const char *const names[] = { FAULT_PROGRAM_NAMES };

	k->ever = word[1] && !strcmp(word[1], "fail-ever");
	if (!k->ever && (!word[1] || strcmp(word[1], "fail-once") != 0))
		return false;
	for (int i = 0; i < FAULT_PROGRAMS; i++)
		if (word[2] && !strcmp(word[2], names[i])) {
			k->program = (enum fault_program)i;
			return true;
		}
	return false;
}

bool kind_read(struct kind *k, const char *words)
{
	char *word[4] = { NULL, NULL, NULL, NULL }, *text = xcopy(words, strlen(words)),
	     *rest = text;
	bool ok;

	*k = (struct kind){ .ever = false };
	snprintf(k->name, sizeof k->name, "%s", words);
	for (int i = 0; i < 3 && rest; i++)
		word[i] = strsep(&rest, " ");
	if (word[0] && !strcmp(word[0], "allocations"))
		ok = read_allocations(k, word);
	else
		ok = fault_read(&k->plan, word) > 0;
	free(text);
	return ok;
}

/* ---- places ---- */

static struct fault_page *make_page(const char *path)
{
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	void *page;

	must(fd >= 0 && !ftruncate(fd, sizeof(struct fault_page)));
	page = mmap(NULL, sizeof(struct fault_page), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	must(page != MAP_FAILED);
	close(fd);
	return page;
}

/* Workers get no environment: what stands in their place gives them one. */
static void make_worker(
	const struct scenario *s, const char *folder, const char *page, const char *name)
{
	const char *slash = strrchr(s->program, '/');
	struct buf text = BUF_INIT, why = BUF_INIT;
	char *path = path_in(folder, name);

	buf_fmt(&text, "#!/bin/sh\nLD_PRELOAD=%s FAULT_PAGE=%s FAULT_NOW=%lld exec %.*s/%s\n",
		s->preload, page, s->now, (int)(slash - s->program), s->program, name);
	must(file_write(path, text.s, text.n, 0755, &why));
	buf_free(&text);
	free(path);
}

static char *make_programs(const struct scenario *s, const char *folder, const char *page)
{
	static const char *const names[] = { FAULT_PROGRAM_NAMES };
	char *path = path_in(folder, names[PROGRAM]);
	struct buf bytes = BUF_INIT, why = BUF_INIT;

	must(file_read(&bytes, s->program, 1 << 30, &why)
		&& file_write(path, bytes.s, bytes.n, 0755, &why));
	make_worker(s, folder, page, names[READER]);
	make_worker(s, folder, page, names[TRANSPORT]);
	buf_free(&bytes);
	return path;
}

void place_make(struct place *p, const struct scenario *s, const char *folder)
{
	char *whole, *page, now[24];

	mkdir(folder, 0700);
	whole = realpath(folder, NULL);
	must(whole);
	p->scenario = s;
	p->home = path_in(whole, "home");
	p->said = path_in(whole, "said");
	page = path_in(whole, "page");
	p->out = open(p->said, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
	must(p->out >= 0);
	p->page = make_page(page);
	p->program = make_programs(s, whole, page);
	snprintf(now, sizeof now, "%lld", s->now);
	setenv("FAULT_PAGE", page, true);
	setenv("FAULT_NOW", now, true);
	free(page);
	free(whole);
}

void place_lay(struct place *p)
{
	mkdir(p->home, 0700);
	tree_lay(&p->scenario->before, p->home, p->scenario->now);
}

static long points_of(const struct place *p, const struct kind *k, const struct fault *f)
{
	return k->plan.which == NO_CALLS ? p->page->counted[k->program] : f->counted;
}

static void name_call(struct outcome *out, const struct fault *f)
{
	const char *name = fault_call_name(f->hit);

	if (name)
		snprintf(out->call, sizeof out->call, "%s", name);
	else
		snprintf(out->call, sizeof out->call, "call-%ld", f->hit);
}

/* Runs the program with these words, the first of which is left out. */
static void run(struct place *p, char *const *words, struct fault *f, bool traced)
{
	char *call[SCENARIO_WORDS];

	memcpy(call, words, sizeof call);
	call[0] = p->program;
	must(!ftruncate(p->out, 0));
	setenv("LD_PRELOAD", p->scenario->preload, true);
	if (traced)
		fault_run(f, call);
	else
		fault_run_in_peace(f, call);
	unsetenv("LD_PRELOAD");
}

struct outcome place_run(struct place *p, char *const *words, const struct kind *k, long n)
{
	struct fault f = k ? k->plan : (struct fault){ .which = NO_CALLS };
	struct outcome out = { .points = 0 };

	if (!n)
		f.harm = COUNT;
	f.marked = true;
	f.folder = p->home;
	f.out = p->out;
	f.lines = -1;
	f.at = n;
	*p->page = (struct fault_page){ .at = 0 };
	if (k && k->plan.which == NO_CALLS)
		*p->page =
			(struct fault_page){ .program = (int)k->program, .ever = k->ever, .at = n };
	run(p, words, &f, k);
	p->page->at = 0;
	if (k)
		out.points = points_of(p, k, &f);
	out.reached = out.points >= n;
	name_call(&out, &f);
	out.code = fault_code(&f);
	out.died = f.died;
	out.in_library = f.in_library;
	out.hung = f.hung;
	return out;
}

void place_sum(const struct place *p, struct sums *sums)
{
	sums_of(sums, p->home);
}

void place_last_line(const struct place *p, struct buf *line)
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	char *last;

	if (file_read(&text, p->said, 1 << 20, &why)) {
		while (text.n && text.s[text.n - 1] == '\n')
			buf_cut(&text, text.n - 1);
		last = strrchr(text.s, '\n');
		buf_str(line, last ? last + 1 : text.s);
	}
	buf_free(&text);
	buf_free(&why);
}
