/* SPDX-License-Identifier: MIT */
#include "post/automatic.h"

#include <stdlib.h>
#include <string.h>

/* ---- headers ---- */

/* Cuts the next word off a value, in which commas and semicolons part words, too. */
static bool next_word(struct span *rest, struct span *word)
{
	while (rest->n && strchr(" \t,;", rest->s[0]))
		rest->s++, rest->n--;
	*word = (struct span){ rest->s, 0 };
	while (rest->n && !strchr(" \t,;", rest->s[0]))
		rest->s++, rest->n--, word->n++;
	return word->n > 0;
}

static bool has_word(struct span value, const char *wanted)
{
	struct span word;

	while (next_word(&value, &word))
		if (span_folds(word, wanted))
			return true;
	return false;
}

bool automatic_header(struct span name, struct span value)
{
	/* word: which the value must have; NULL: any value says so. */
	static const struct {
		const char *name, *word;
	} rows[] = { { "Precedence", "bulk" }, { "Precedence", "junk" }, { "Precedence", "list" },
		{ "Precedence", "auto_reply" }, { "X-Auto-Response-Suppress", "all" },
		{ "X-Auto-Response-Suppress", "autoreply" }, { "X-Auto-Response-Suppress", "oof" },
		{ "Content-Type", "multipart/report" }, { "Mailing-List", NULL },
		{ "X-Autoreply", NULL }, { "X-Autorespond", NULL } };
	struct span word;

	if (span_starts(name, "List-"))
		return true;
	if (span_folds(name, "Auto-Submitted"))
		return next_word(&value, &word) && !span_folds(word, "no");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (span_folds(name, rows[i].name)
			&& (!rows[i].word || has_word(value, rows[i].word)))
			return true;
	return false;
}

bool automatic_null(struct span value)
{
	struct span inner = { value.s + 1, value.n - 2 };

	return value.n >= 2 && value.s[0] == '<' && value.s[value.n - 1] == '>'
		&& !span_trim(inner).n;
}

/* ---- addresses ---- */

/* Returns what stands before the @, without what follows a plus. */
static struct span mailbox_of(struct span address)
{
	size_t n = 0;

	while (n < address.n && address.s[n] != '@' && address.s[n] != '+')
		n++;
	return (struct span){ address.s, n };
}

static bool span_ends(struct span a, const char *b)
{
	size_t n = strlen(b);

	return a.n > n && span_folds((struct span){ a.s + a.n - n, n }, b);
}

/* Returns whether a name is `word`, alone or with more after a mark: bounces-12. */
static bool begins_with_word(struct span name, const char *word)
{
	size_t n = strlen(word);

	return span_starts(name, word) && (name.n == n || strchr("-_.=", name.s[n]));
}

bool automatic_address(struct span address)
{
	static const char *const words[] = { "mailer-daemon", "postmaster", "noreply", "no-reply",
		"no_reply", "donotreply", "do-not-reply", "listserv", "majordomo", "bounce",
		"bounces" };
	static const char *const ends[] = { "-request", "-owner", "-bounce", "-bounces" };
	struct span name = mailbox_of(address);

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (begins_with_word(name, words[i]))
			return true;
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (span_ends(name, ends[i]))
			return true;
	return span_starts(name, "owner-");
}

bool automatic_own(struct span from, const char *own)
{
	char *name = xcopy(own, strcspn(own, "+@"));
	const char *host = own + strcspn(own, "@");
	struct span at = from;
	bool same = span_folds(mailbox_of(from), name);

	free(name);
	while (at.n && at.s[0] != '@')
		at.s++, at.n--;
	return same && at.n && span_folds(at, host);
}
