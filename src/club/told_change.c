/* SPDX-License-Identifier: MIT */
#include "club/told_change.h"
#include "core/surety.h"

static struct span bare(struct span word)
{
	return span_bare(word, ".,;:!?()'\"");
}

static bool has_word(struct span line, struct span word)
{
	struct span other;

	while (span_word(&line, &other))
		if (span_alike(bare(other), word))
			return true;
	return false;
}

/* Returns how many words of the game, of those that are said, stand in a line. */
static int count_named(const struct names *r, struct span said, struct span line)
{
	struct span word;
	int n = 0;

	while (span_word(&said, &word))
		n += surety_named(r, bare(word)) && has_word(line, bare(word));
	return n;
}

/* Returns the line that is spoken of; -1: none, or several as much. */
static int spoken_of(const struct orders *stands, const struct names *r, struct span said)
{
	int best = -1, most = 0;

	for (int i = 0; i < stands->lines; i++) {
		const struct line *line = &stands->line[i];
		int n = line->what == L_ORDER && !line->standing && !line->orelse
			? count_named(r, said, line->text)
			: 0;

		if (n > most)
			best = i;
		else if (n == most)
			best = -1;
		most = n > most ? n : most;
	}
	return most ? best : -1;
}

int told_instead(const struct orders *stands, const struct names *r, struct span said)
{
	struct span word, rest = said;

	while (span_word(&rest, &word))
		if (span_folds(bare(word), "instead") || span_folds(bare(word), "stattdessen")) {
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
		n += surety_verb(r, bare(word));
	return n;
}

/* Gets the one space that is named. Returns whether there is one. */
static bool find_space(const struct names *r, struct span words, struct span *space)
{
	struct span word;
	int n = 0;

	while (span_word(&words, &word))
		if (box_space(r->map, bare(word).s, bare(word).n) != NONE) {
			*space = bare(word);
			n++;
		}
	return n == 1;
}

/* Returns the only order that names one space; *old: that space. -1: none, or several do. */
static int find_placed(const struct orders *stands, const struct names *r, struct span *old)
{
	struct span space;
	int found = -1;

	for (int i = 0; i < stands->lines; i++)
		if (stands->line[i].what == L_ORDER
			&& find_space(r, stands->line[i].text, &space)) {
			if (found >= 0)
				return -1;
			found = i;
			*old = space;
		}
	return found;
}

static bool told_place(
	struct buf *b, const struct orders *stands, const struct names *r, struct span said)
{
	struct span space, old = { NULL, 0 };
	int at = r->map && surety_corrects(said) && !count_verbs(r, said)
			&& find_space(r, said, &space)
		? find_placed(stands, r, &old)
		: -1;

	if (at >= 0) {
		struct span line = stands->line[at].text;
		size_t before = (size_t)(old.s - line.s), behind = before + old.n;

		buf_fmt(b, "%.*s%.*s%.*s", (int)before, line.s, (int)space.n, space.s,
			(int)(line.n - behind), line.s + behind);
	}
	return at >= 0;
}

/* Nothing is left of a letter whose only line is dropped. */
bool told_change(
	struct buf *b, const struct orders *stands, const struct names *r, struct span said)
{
	bool drops = surety_drops(r, said) && count_verbs(r, said) <= 1
		&& told_instead(stands, r, said) < 0;
	int at = drops && stands->lines > 1 ? spoken_of(stands, r, said) : -1;

	if (at >= 0)
		buf_fmt(b, "cancel %.*s", (int)stands->line[at].text.n, stands->line[at].text.s);
	return at >= 0 || (!drops && told_place(b, stands, r, said));
}
