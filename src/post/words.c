/* SPDX-License-Identifier: MIT */
#include "post/words.h"
#include "post/quoted.h"

#include <string.h>

enum {
	ATTRIBUTION_LINES = 5, /* the most lines of an attribution */
	HEADER_LINES = 3,      /* the fewest lines of another mail's headers */
	HEADER_LOOK = 12,      /* how many lines these are looked for in */
	HEADER_NAME = 24,      /* the most bytes of a header's name */
	RULE = 10,	       /* the fewest underscores of a rule */
	BROKEN = 30,	       /* the fewest bytes of a line that a program broke */
	WRAPPED = 60	       /* a quoted line as long as this may have been broken by a program */
};

static bool contains(struct span s, const char *part)
{
	for (; *part && s.n; s.s++, s.n--)
		if (span_starts(s, part))
			return true;
	return false;
}

static bool names_club(struct span text, const struct mail_owner *club)
{
	return contains(text, club->name) || contains(text, club->host);
}

static bool has_digit(struct span line)
{
	for (size_t i = 0; i < line.n; i++)
		if (line.s[i] >= '0' && line.s[i] <= '9')
			return true;
	return false;
}

/* Some programs write a colon of another script. */
static bool ends_in_colon(struct span line)
{
	static const char wide[] = "\xef\xbc\x9a";

	return line.n
		&& (line.s[line.n - 1] == ':'
			|| (line.n >= 3 && !memcmp(line.s + line.n - 3, wide, 3)));
}

/* ---- where something else begins ---- */

/* Returns whether the next line that is not empty is quoted. */
static bool quote_follows(struct span rest)
{
	struct mail_line line;

	while (mail_line_next(&rest, &line))
		if (line.inside.n || line.level)
			return line.level > 0;
	return false;
}

/* Finds whether an attribution begins with a line. Its lines but for the last are long ones, as a program
 * broke them; what stands above is the writer's. *after: what follows it. */
static bool is_attribution(
	struct mail_line line, struct span rest, const struct mail_owner *club, struct span *after)
{
	struct span all = line.whole;

	for (int i = 1; !ends_in_colon(line.inside); i++)
		if (line.level || line.inside.n < BROKEN || i == ATTRIBUTION_LINES
			|| !mail_line_next(&rest, &line))
			return false;
	if (line.level)
		return false;
	all.n = (size_t)(line.whole.s - all.s) + line.whole.n;
	*after = rest;
	return contains(all, club->host)
		|| (has_digit(all) && (contains(all, club->name) || quote_follows(rest)));
}

/* "From: ...", in any language. */
static bool is_header(struct span line)
{
	const char *colon = span_find(line, ':');
	size_t name = colon ? (size_t)(colon - line.s) : 0;

	while (name && line.s[name - 1] == ' ')
		name--;
	return name && name <= HEADER_NAME && !has_digit((struct span){ line.s, name })
		&& (size_t)(colon - line.s) + 1 < line.n;
}

static bool is_header_block(struct mail_line line, struct span rest, const struct mail_owner *club)
{
	bool named = false;
	int headers = 0;

	for (int i = 0; i < HEADER_LOOK && is_header(line.inside); i++) {
		headers++;
		named |= names_club(line.inside, club);
		do
			if (!mail_line_next(&rest, &line))
				return named && headers >= HEADER_LINES;
		while (!line.inside.n);
	}
	return named && headers >= HEADER_LINES;
}

static bool is_rule(struct span line)
{
	size_t n = 0;

	while (n < line.n && line.s[n] == '_')
		n++;
	return n >= RULE && n == line.n;
}

/* "-----Original Message-----", in any language, but no mark of ours or of a signature. Some programs
 * write the attribution so. */
static bool is_dashed(struct span line, const struct mail_owner *club)
{
	char words[DASHED_BYTES];

	if (span_starts(line, "---") && contains(line, club->host))
		return true;
	return line.n > 4 && line.s[0] == '-' && line.s[1] == '-' && line.s[line.n - 1] == '-'
		&& dashed_words(line, words) && !span_starts(span_of(words), "BEGIN ")
		&& !span_starts(span_of(words), "END ") && !span_folds(span_of(words), "SIGNATURE");
}

/* Returns whether all from a line on is not the writer's. */
static bool ends_words(struct mail_line line, struct span rest, const struct mail_owner *club)
{
	return span_is(line.inside, "--") || is_rule(line.inside) || is_dashed(line.inside, club)
		|| is_header_block(line, rest, club);
}

/* ---- the writer's lines ---- */

/* Appends a line; one that goes on in the next has no line feed. */
static void add_own(struct buf *to, struct mail_line line, bool flowed)
{
	const struct span whole = line.whole;
	bool goes_on = flowed && line.inside.n && whole.s[whole.n - 1] == ' ';

	buf_add(to, whole.s, whole.n);
	if (!goes_on)
		buf_char(to, '\n');
}

void words_own(struct own_words *own, const struct mail_part *part, const struct mail_owner *club)
{
	struct buf *to = &own->above;
	struct span text = part->text;
	struct mail_line line;
	struct span after;
	bool broken = false; /* the line above may go on in this one */

	*own = (struct own_words){ BUF_INIT, BUF_INIT };
	while (mail_line_next(&text, &line)) {
		if (line.level) {
			broken = line.whole.n >= WRAPPED;
			to = &own->below;
			buf_char(to, '\n');
			continue;
		}
		if (ends_words(line, text, club))
			return;
		if (is_attribution(line, text, club, &after)) {
			if (!quote_follows(after))
				return;
			text = after;
			continue;
		}
		if (!broken || !line.inside.n)
			add_own(to, line, part->flowed);
		broken = broken && line.inside.n;
	}
}

static bool has_words(const struct own_words *own)
{
	return span_trim(span_of_buf(&own->above)).n || span_trim(span_of_buf(&own->below)).n;
}

void words_of_mail(struct own_words *own, const struct mail *mail, const struct mail_owner *club)
{
	*own = (struct own_words){ BUF_INIT, BUF_INIT };
	for (int files = 0; files < 2; files++)
		for (int i = 0; i < mail->parts; i++) {
			if (mail->part[i].quoted || mail->part[i].file != files)
				continue;
			own_words_free(own);
			words_own(own, &mail->part[i], club);
			if (has_words(own))
				return;
		}
}

void own_words_free(struct own_words *own)
{
	buf_free(&own->above);
	buf_free(&own->below);
}
