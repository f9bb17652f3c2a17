/* SPDX-License-Identifier: MIT
 * The form of a season's record. Surplus lines are refused, as others could read them otherwise. */
#include "proof/verify.h"

#include <stdio.h>
#include <string.h>

struct lines {
	struct span rest, line;
	bool any; /* line holds one that was not taken yet */
};

static void step_on(struct lines *l)
{
	l->any = span_line(&l->rest, &l->line);
}

static bool begins(const struct lines *l, const char *words)
{
	size_t n = strlen(words);

	return l->any && l->line.n > n && !memcmp(l->line.s, words, n) && l->line.s[n] == ' ';
}

static bool take(struct lines *l, const char *words)
{
	if (!begins(l, words))
		return false;
	step_on(l);
	return true;
}

/* Takes all lines in sequence that begin with these words. */
static void take_all(struct lines *l, const char *words)
{
	while (take(l, words))
		;
}

/* Returns whether the line says that no letter came for a seat. */
static bool is_without(const struct lines *l, int seat, const char *word)
{
	char line[32];

	snprintf(line, sizeof line, "seat %d %s", seat, word);
	return l->any && span_is(l->line, line);
}

static bool take_seat(struct lines *l, int seat)
{
	static const char *const words[] = { "order", "seq", "saw", "nonce" };
	char line[32];

	if (is_without(l, seat, "none") || is_without(l, seat, "auto")) {
		step_on(l);
		return true;
	}
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		snprintf(line, sizeof line, "seat %d %s", seat, words[i]);
		if (!take(l, line))
			return false;
	}
	return true;
}

static bool take_seats(struct lines *l, int n)
{
	for (int s = 1; s <= n; s++)
		if (!take_seat(l, s))
			return false;
	return true;
}

static bool take_head(struct lines *l, bool first, bool first_form)
{
	static const char *const words[] = { "tp-season", "game", "record", "prev" };
	static const char *const more[] = { "season", "cast", "rules", "box", "sealed", "due",
		"early" };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (!take(l, words[i]))
			return false;
	if (first && !(take(l, "open") && take(l, "roster")))
		return false;
	for (size_t i = 0; i < sizeof more / sizeof *more - (first_form ? 2 : 0); i++)
		if (!take(l, more[i]))
			return false;
	return true;
}

static void take_chance(struct lines *l)
{
	take_all(l, "die");
	take_all(l, "hcommit");
	while (take(l, "deck"))
		take_all(l, "leaf");
	while (begins(l, "card")) {
		step_on(l);
		if (!take(l, "salt"))
			return;
	}
}

/* Takes what the witness gave, with their signature below it where that is a value. */
static bool take_witness(struct lines *l)
{
	bool value = !span_is(l->line, "witness none") && !span_is(l->line, "witness absent");

	return take(l, "witness") && (!value || (take(l, "signed") && take(l, "signed")));
}

/* Takes a line for each seat. */
static bool take_each(struct lines *l, const char *word, int n)
{
	char line[32];

	for (int s = 1; s <= n; s++) {
		snprintf(line, sizeof line, "%s %d", word, s);
		if (!take(l, line))
			return false;
	}
	return true;
}

bool verify_form(const struct paper *p, int n)
{
	struct lines l = { .rest = { p->text.s, p->text.n } };
	bool first_form;

	step_on(&l);
	first_form = span_is(l.line, "tp-season 1");
	if (!take_head(&l, !p->number, first_form) || !take_seats(&l, n))
		return false;
	take_all(&l, "refused");
	if (!take(&l, "seal") || !take_witness(&l) || !take(&l, "reveal") || !take(&l, "entropy"))
		return false;
	take_chance(&l);
	if (!take_each(&l, "report", n) || (!first_form && !take_each(&l, "stands", n))
		|| !take(&l, "state"))
		return false;
	take(&l, "hidden");
	return !l.any;
}
