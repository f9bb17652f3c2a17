/* SPDX-License-Identifier: MIT
 * verify: what the mails somebody kept prove of a match. Needs no club. */
#include "archive/copy.h"
#include "archive/site.h"
#include "club/evidence.h"
#include "cmd/cmd.h"
#include "proof/verify_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

/* ---- matches ---- */

/* Returns whether an earlier paper is of the same match. */
static bool met_before(const struct evidence *e, int n)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(e->paper[i].gid, e->paper[n].gid))
			return true;
	return false;
}

static bool report_match(struct evidence *e, const char *gid, struct archive_copy *copy, int copies)
{
	struct buf text = BUF_INIT;
	struct verification v;
	struct replay *again;
	int seasons;
	bool fine;

	verify_match(&v, e, gid);
	seasons = verify_play(&v, &again);
	verify_text(&text, &v, again, seasons);
	fwrite(text.s, 1, text.n, stdout);
	replay_free(again, seasons);
	for (int i = 0; i < copies; i++)
		copy_tie(&copy[i], &v);
	fine = !v.wrong;
	buf_free(&text);
	verify_free(&v);
	return fine;
}

/* ---- copies of archives ---- */

static void say_strays(struct buf *b, const struct archive_copy *c)
{
	enum { MOST_TOLD = 5 };
	struct span rest = span_of_buf(&c->strays), line;
	struct buf some = BUF_INIT;

	for (int i = 0; i < MOST_TOLD && span_line(&rest, &line); i++) {
		buf_str(&some, i ? ", " : "");
		text_clean(&some, line.s, line.n, 60);
	}
	if (c->stray)
		verify_say(b, "  not proven: ",
			"%d file%s that the list of the archive does not have: %s%s", c->stray,
			plural(c->stray), some.s, rest.n ? " and others" : "");
	buf_free(&some);
}

/* Says which matches' pages nothing proves. */
static bool say_unproven(struct buf *b, const struct archive_copy *c)
{
	int n = 0;

	for (int i = 0; i < c->matches; i++)
		if (!c->match[i].tied) {
			verify_say(b, "  not proven: ",
				"the pages of match %s. No record in the folder of this match "
				"shows that"
				" its referee has signed the list",
				c->match[i].name);
			n++;
		}
	return n == 0;
}

/* The records show who signed the list; anybody can sign one. */
static bool report_copy(const struct archive_copy *c)
{
	struct buf text = BUF_INIT, *b = &text;
	int tied = 0;
	bool all;

	for (int i = 0; i < c->matches; i++)
		tied += c->match[i].tied;
	buf_fmt(b, "archive %s\n", c->folder);
	verify_say_lines(b, "  UNPROVEN ", &c->faults);
	all = say_unproven(b, c);
	if (!c->wrong && tied)
		verify_say(b, "  proven: ",
			"%d file%s, as the list of the archive has them. The referee of the "
			"records above has signed this list",
			c->files, plural(c->files));
	else if (!c->wrong)
		verify_say(b, "  not proven: ",
			"who made this archive. Its %d file%s are as its list has them, but no "
			"match "
			"in it has records that are signed with the key in " SITE_KEY,
			c->files, plural(c->files));
	say_strays(b, c);
	fwrite(text.s, 1, text.n, stdout);
	buf_free(&text);
	return !c->wrong && all;
}

/* Adds what a source holds. If it is an archive, *copy gets it as well. */
static bool add_source(struct evidence *e, const char *source, struct archive_copy **copy,
	int *copies, struct buf *why)
{
	struct archive_copy c;
	enum found found = copy_look(&c, source, e, why);

	if (found != FOUND)
		return found == NOT_FOUND && evidence_add(e, source, why);
	*copy = xgrow(*copy, (size_t)*copies + 1, sizeof **copy);
	(*copy)[(*copies)++] = c;
	return true;
}

int cmd_verify(const struct command_call *call)
{
	struct evidence e = { 0 };
	struct buf why = BUF_INIT;
	struct archive_copy *copy = NULL;
	int copies = 0;
	bool fine = true;

	for (int i = 0; i < call->words; i++)
		need(add_source(&e, call->word[i], &copy, &copies, &why), EX_NOINPUT, &why);
	if (!e.papers && !copies)
		die(EX_NOINPUT,
			"give the mails of a match, the folder that has them, or a whole archive"
			" with its " SITE_LIST ": there is no record, receipt or acknowledgement in"
			" what was given");
	for (int i = 0; i < e.papers; i++)
		if (!met_before(&e, i))
			fine &= report_match(&e, e.paper[i].gid, copy, copies);
	for (int i = 0; i < copies; i++) {
		fine &= report_copy(&copy[i]);
		copy_free(&copy[i]);
	}
	evidence_free(&e);
	free(copy);
	return fine ? EX_DONE : EX_REFUSALS;
}
