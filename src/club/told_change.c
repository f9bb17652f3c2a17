/* SPDX-License-Identifier: MIT */
#include "club/told_change.h"
#include "core/orders.h"
#include "core/surety.h"

static bool has_word(struct span line, struct span word)
{
	struct span other;

	while (span_word(&line, &other))
		if (span_alike(surety_bare(other), word))
			return true;
	return false;
}

/* The words of the game that are said; more of them are not looked at. */
struct said_names {
	int n;
	struct span word[16];
};

static struct said_names names_said(const struct names *r, struct span said)
{
	struct said_names names = { 0 };
	struct span word;

	while (names.n < (int)(sizeof names.word / sizeof *names.word) && span_word(&said, &word))
		if (surety_named(r, surety_bare(word)))
			names.word[names.n++] = surety_bare(word);
	return names;
}

static int count_shared(const struct said_names *names, struct span line)
{
	int n = 0;

	for (int i = 0; i < names->n; i++)
		n += has_word(line, names->word[i]);
	return n;
}

/* Returns the line that is spoken of; -1: none, or several as much. */
static int spoken_of(const struct orders *stands, const struct names *r, struct span said)
{
	const struct said_names names = names_said(r, said);
	int best = -1, most = 0;

	for (int i = 0; i < stands->lines && names.n; i++) {
		const struct line *line = &stands->line[i];
		int n = line->what == L_ORDER && !line->standing && !line->orelse
			? count_shared(&names, line->text)
			: 0;

		if (n > most)
			best = i;
		else if (n == most)
			best = -1;
		most = n > most ? n : most;
	}
	return most ? best : -1;
}

/* Returns the line that stands behind the word "instead", or else that is spoken of beside it. */
static int find_instead(const struct orders *stands, const struct names *r, struct span said)
{
	struct span word, rest = said;

	while (span_word(&rest, &word))
		if (span_folds(surety_bare(word), "instead")
			|| span_folds(surety_bare(word), "stattdessen")) {
			int behind = spoken_of(stands, r, rest);

			return behind >= 0 ? behind : spoken_of(stands, r, said);
		}
	return -1;
}

static int count_verbs(const struct names *r, struct span said)
{
	struct span word;
	int n = 0;

	while (span_word(&said, &word))
		n += surety_verb(r, surety_bare(word));
	return n;
}

bool told_first(const struct names *r, struct span said)
{
	static const char *const before[] = { "before", "beforehand", "first", "vorher", "zuvor",
		"zuerst", "avant", "antes", NULL };
	static const char *const later[] = { "then", "after", "dann", "danach", "puis", NULL };

	return surety_has_one_of(said, before) && !surety_has_one_of(said, later)
		&& count_verbs(r, said) == 1;
}

/* What sort of thing a word names: a space, or a kind by its class; 0: none. */
static int sort_of(const struct names *r, struct span word)
{
	const struct box *box = r->rules->box;
	thing kind;

	if (r->map && box_space(r->map, word.s, word.n) != NONE)
		return -1;
	kind = word.n ? box_kind(box, word.s, word.n, NULL, NULL) : NONE;
	return kind != NONE && span_folds(word, box->kind[kind - KINDS].name)
		? 1 + box->kind[kind - KINDS].class
		: 0;
}

/* Finds the one word of some that names a thing of a sort (0: of any). Returns how many do. */
static int find_named(const struct names *r, struct span words, int sort, struct span *named)
{
	struct span word;
	int n = 0;

	while (span_word(&words, &word)) {
		int is = sort_of(r, surety_bare(word));

		if (is && (!sort || is == sort)) {
			*named = surety_bare(word);
			n++;
		}
	}
	return n;
}

/* Returns the only order that names one thing of a sort; *old: that thing. -1: none, or several do. */
static int find_order(
	const struct orders *stands, const struct names *r, int sort, struct span *old)
{
	struct span named;
	int found = -1;

	for (int i = 0; i < stands->lines; i++) {
		int n = stands->line[i].what == L_ORDER
			? find_named(r, stands->line[i].text, sort, &named)
			: 0;

		if (n > 1 || (n && found >= 0))
			return -1;
		if (n) {
			found = i;
			*old = named;
		}
	}
	return found;
}

/* Returns the order of which a thing is corrected: "sorry, I meant 5,3"; *old, *other: that thing, and the right one. */
static int find_corrected(const struct orders *stands, const struct names *r, struct span said,
	struct span *old, struct span *other)
{
	*old = *other = (struct span){ NULL, 0 };
	return surety_corrects(said) && !count_verbs(r, said) && find_named(r, said, 0, other) == 1
		? find_order(stands, r, sort_of(r, *other), old)
		: -1;
}

static bool told_other(
	struct buf *b, const struct orders *stands, const struct names *r, struct span said)
{
	struct span other, old;
	const size_t from = b->n;
	int at = find_corrected(stands, r, said, &old, &other);

	if (at >= 0) {
		struct span line = stands->line[at].text;
		size_t before = (size_t)(old.s - line.s), behind = before + old.n;

		buf_fmt(b, "%.*s%.*s%.*s", (int)before, line.s, (int)other.n, other.s,
			(int)(line.n - behind), line.s + behind);
		/* The words of the line may be what people say for an order: of these one more is none. */
		if (orders_surety(r, (struct span){ b->s + from, b->n - from }) != SURELY)
			buf_cut(b, from);
	}
	return b->n > from;
}

int told_instead(const struct orders *stands, const struct names *r, struct span said)
{
	struct span other, old;
	int at = find_instead(stands, r, said);

	return at >= 0 ? at : find_corrected(stands, r, said, &old, &other);
}

static bool drops_one(const struct orders *stands, const struct names *r, struct span said)
{
	return surety_drops(r, said) && count_verbs(r, said) <= 1
		&& find_instead(stands, r, said) < 0;
}

bool told_withdrawn(const struct orders *stands, const struct names *r, struct span said)
{
	return surety_withdraws(r, said)
		|| (stands->lines == 1 && drops_one(stands, r, said)
			&& spoken_of(stands, r, said) == 0);
}

bool told_change(
	struct buf *b, const struct orders *stands, const struct names *r, struct span said)
{
	bool drops = drops_one(stands, r, said);
	int at = drops && stands->lines > 1 ? spoken_of(stands, r, said) : -1;

	if (at >= 0)
		buf_fmt(b, "cancel %.*s", (int)stands->line[at].text.n, stands->line[at].text.s);
	return at >= 0 || (!drops && told_other(b, stands, r, said));
}
