/* SPDX-License-Identifier: MIT
 * take: letters in. */
#include "club/intake_run.h"
#include "cmd/open.h"
#include "cmd/work.h"

#include <stdio.h>
#include <string.h>

static int take(struct intake_run *run, char *const *source, int n)
{
	struct buf why = BUF_INIT;
	enum work_end end = intake_run(run, source, n, &why);

	need(!work_end_unsaid(end), work_code(end), &why);
	return work_code(end);
}

int take_letters(struct club *club)
{
	struct intake_run run = { .club = club, .now = time_now };

	return take(&run, NULL, 0);
}

/* Appends a number of things. */
static void say_some(struct buf *b, int n, const char *one, const char *many)
{
	if (n)
		buf_fmt(b, "%s%d %s", b->n ? ", " : "", n, n == 1 ? one : many);
}

static void print_counts(const struct intake_counts *n)
{
	struct buf b = BUF_INIT;

	say_some(&b, n->letters, "letter taken", "letters taken");
	say_some(&b, n->questions, "question answered", "questions answered");
	say_some(&b, n->refused, "letter refused", "letters refused");
	say_some(&b, n->others, "other mail", "other mails");
	say_some(&b, n->again, "taken before", "taken before");
	puts(b.n ? b.s : "nothing came");
	buf_free(&b);
}

int cmd_take(const struct command_call *call)
{
	struct club club;
	struct intake_run run = { .club = &club, .now = time_now };
	int result;

	need_club(&club, call->folder);
	if (!call->words && !*club.setting[S_TAKE])
		die(EX_USAGE,
			"name a source, or set 'take' in tradepost.conf: there is nothing to take "
			"from");
	need_lock(&club, "take");
	result = take(&run, call->word, call->words);
	/* A mail server might return what is printed to the sender of the mail that it handed over. */
	if (call->words != 1 || strcmp(call->word[0], "-") != 0)
		print_counts(&run.counts);
	club_close(&club);
	return result;
}
