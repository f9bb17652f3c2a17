/* SPDX-License-Identifier: MIT */
#include "post/words.h"
#include "post/quoted.h"

#include <string.h>

enum {
	ATTRIBUTION_LINES = 5, /* the most lines of an attribution */
	HEADER_LINES = 3,      /* the fewest lines of another mail's headers */
	HEADER_LOOK = 12,      /* how many lines these are looked for in */
	HEADER_NAME = 24,      /* the most bytes of a header's name */
	RULE = 32,	       /* the fewest underscores of a rule */
	NAMED_WITHIN = 4,      /* the most lines below a rule to the club's name */
	BROKEN = 30,	       /* the fewest bytes of a line that a program broke */
	WRAPPED = 60,	       /* a quoted line as long as this may have been broken by a program */
	NARROW = 72, /* in so many bytes a program that breaks lines puts all words that it can, */
	WIDE = 80    /* and in no line more than these */
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

static bool reads(const struct mail_owner *club, struct span line)
{
	return club->reads && club->reads(line, club->with);
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
			|| reads(club, line.inside) || !mail_line_next(&rest, &line))
			return false;
	if (line.level || reads(club, line.inside))
		return false;
	all.n = (size_t)(line.whole.s - all.s) + line.whole.n;
	*after = rest;
	return quote_follows(rest) ? span_has_digit(all) || names_club(all, club)
				   : span_has_digit(all) && contains(all, club->host);
}

/* "From: ...", in any language. */
static bool is_header(struct span line)
{
	const char *colon = span_find(line, ':');
	size_t name = colon ? (size_t)(colon - line.s) : 0;

	while (name && line.s[name - 1] == ' ')
		name--;
	return name && name <= HEADER_NAME && !span_has_digit((struct span){ line.s, name })
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

/* Returns whether one of the next lines names the club. */
static bool club_follows(struct span rest, const struct mail_owner *club)
{
	struct mail_line line;

	for (int i = 0;
		i < NAMED_WITHIN && mail_line_next(&rest, &line) && !reads(club, line.inside); i++)
		if (names_club(line.inside, club))
			return true;
	return false;
}

/* "-----Original Message-----", "---------- Forwarded message ---------" */
static bool names_other_mail(struct span line)
{
	static const char *const names[] = { "original message", "urspr\303\274ngliche nachricht",
		"originalnachricht", "message d'origine", "message original", "mensaje original",
		"wiadomo\305\233\304\207 oryginalna", "oryginalna wiadomo\305\233\304\207",
		"forwarded message", "begin forwarded message", "weitergeleitete nachricht",
		"message transf\303\251r\303\251", "message r\303\251exp\303\251di\303\251",
		"mensaje reenviado", "przekazana wiadomo\305\233\304\207",
		"wiadomo\305\233\304\207 przekazana",
		"tre\305\233\304\207 przekazanej wiadomo\305\233ci", NULL };
	char words[DASHED_BYTES];

	if (!dashed_words(line, words))
		return false;
	for (const char *const *name = names; *name; name++)
		if (span_folds(span_of(words), *name))
			return true;
	return false;
}

/* In other languages the club is named below. Some programs write the attribution so. */
static bool is_dashed(struct span line, struct span rest, const struct mail_owner *club)
{
	if (!span_starts(line, "---"))
		return false;
	return contains(line, club->host)
		|| (line.s[line.n - 1] == '-' && club_follows(rest, club));
}

/* "Begin forwarded message:", in any language, above its headers */
static bool leads_to_headers(struct mail_line line, struct span rest, const struct mail_owner *club)
{
	struct mail_line next;

	if (!ends_in_colon(line.inside) || reads(club, line.inside))
		return false;
	while (mail_line_next(&rest, &next))
		if (next.inside.n)
			return !next.level && is_header_block(next, rest, club);
	return false;
}

bool words_begin_other(struct mail_line line, struct span rest, const struct mail_owner *club)
{
	return names_other_mail(line.inside) || is_header_block(line, rest, club)
		|| leads_to_headers(line, rest, club);
}

/* Returns whether all from a line on is not the writer's. */
static bool ends_words(struct mail_line line, struct span rest, const struct mail_owner *club)
{
	return span_is(line.inside, "--") || is_rule(line.inside)
		|| is_dashed(line.inside, rest, club) || words_begin_other(line, rest, club);
}

/* ---- the writer's lines ---- */

static void add_own(struct buf *to, struct span line)
{
	buf_add(to, line.s, line.n);
	buf_char(to, '\n');
}

/* The line that was added last. */
struct written {
	struct buf *to;
	size_t begins; /* there */
	size_t bytes;  /* of what came of it in one line; 0: none can end it */
};

/* Returns whether the line before reads as an order with that line behind it. */
static bool reads_with(const struct written *last, const char *between, struct span line,
	const struct mail_owner *club)
{
	struct buf *to = last->to;
	size_t end = to->n - 1;
	bool is;

	buf_cut(to, end);
	buf_str(to, between);
	buf_add(to, line.s, line.n);
	is = reads(club, (struct span){ to->s + last->begins, to->n - last->begins });
	buf_cut(to, end);
	buf_char(to, '\n');
	return is;
}

/* Returns whether a program may have broken a line off the one before: both are one order, and of what stands between
 * them it matters what it is, as it does not in a comment. */
static bool ends_order(const struct written *last, struct span line, const struct mail_owner *club)
{
	struct span rest = line, word;

	return last->bytes && last->bytes <= WIDE && span_word(&rest, &word)
		&& last->bytes + 1 + word.n > NARROW && !reads(club, line)
		&& reads_with(last, " ", line, club) && !reads_with(last, " zzzzzzzz ", line, club);
}

static void add_written(struct written *last, struct mail_line line, const struct mail_owner *club)
{
	if (ends_order(last, line.inside, club)) {
		buf_cut(last->to, last->to->n - 1);
		buf_char(last->to, ' ');
	} else {
		last->begins = last->to->n;
	}
	add_own(last->to, line.whole);
	last->bytes = line.whole.n;
}

void words_own(struct own_words *own, const struct mail_part *part, const struct mail_owner *club)
{
	struct written last = { &own->above, 0, 0 };
	struct span text = part->text, after;
	struct mail_line line;
	bool broken = false; /* the line above may go on in this one */

	*own = (struct own_words){ .above = BUF_INIT, .below = BUF_INIT, .broken = BUF_INIT };
	while (!own->cut && mail_line_next(&text, &line)) {
		if (line.level) {
			broken = line.whole.n >= WRAPPED;
			last = (struct written){ &own->below, 0, 0 };
			buf_char(last.to, '\n');
			continue;
		}
		own->cut = ends_words(line, text, club);
		if (!own->cut && is_attribution(line, text, club, &after)) {
			own->cut = !quote_follows(after);
			text = after;
			continue;
		}
		if (!own->cut && broken && line.inside.n)
			add_own(&own->broken, line.whole);
		else if (!own->cut)
			add_written(&last, line, club);
		broken = broken && line.inside.n;
	}
	if (own->cut && !span_is(line.inside, "--"))
		own->behind = text;
}

void own_words_free(struct own_words *own)
{
	buf_free(&own->above);
	buf_free(&own->below);
	buf_free(&own->broken);
}

/* ---- for others to read ---- */

void words_show(struct buf *b, struct span lines, int most)
{
	struct span line;

	for (int i = 0; span_line(&lines, &line); i++) {
		struct buf text = BUF_INIT;

		if (i == most) {
			buf_str(b, "    | ...\n");
			return;
		}
		text_clean(&text, line.s, line.n, 200);
		text_wrap(b, "    | ", "    |   ", text.s, text.n, 72);
		buf_free(&text);
	}
}
