/* SPDX-License-Identifier: MIT
 * THE MAP in words: by place, where the phrases tell it so; else by owner; where no piece has one, by space. */
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

bool map_owned(const struct page *p)
{
	for (int i = 0; i < p->spots; i++)
		if (p->spot[i].owner != NOBODY)
			return true;
	return !p->spots;
}

/* ---- what an owner has ---- */

/* Says "4,6", or, where several stand on one of several spaces, "4,6 (3)"; with what the phrases
 * add of a dial: "4,6 from 5,7". */
static void say_spot(struct buf *b, struct page *p, const struct map_spot *s, bool counted)
{
	const struct phrase_arg at = { .name = SPAN("space"), .type = T_SPACE, .value = s->at };
	struct buf name = BUF_INIT;

	if (s->said)
		buf_str(&name, s->said);
	else
		say_value(&name, &p->voice, &at);
	if (counted)
		say(b, &p->voice, SAY_SPOT_OF, AS_TEXT(name.s), AS_INT(s->n));
	else
		buf_str(b, name.s);
	buf_free(&name);
}

/* Says "3 villages on 4,6 5,7 and 6,8" for a kind and owner, if there are any. Commas would be
 * confused with those in names. */
static void say_spots(struct buf *b, struct page *p, int seat, thing k)
{
	struct buf pieces = BUF_INIT, spots = BUF_INIT;
	const struct map_spot *last = NULL;
	int total = 0, spaces = 0;

	for (const struct map_spot *s = p->spot; s < p->spot + p->spots; s++)
		if (s->owner == seat && s->kind == k) {
			last = s;
			spaces++;
		}
	for (const struct map_spot *s = p->spot; last && s <= last; s++) {
		if (s->owner != seat || s->kind != k)
			continue;
		if (s == last && total) {
			buf_char(&spots, ' ');
			say_plain(&spots, &p->voice, SAY_AND);
		}
		buf_str(&spots, total && s != last ? say_between(&p->voice) : total ? " " : "");
		say_spot(&spots, p, s, spaces > 1 && s->n > 1);
		total += s->n;
	}
	if (total) {
		buf_str(b, b->n ? "; " : "");
		say_kind(&pieces, &p->voice, k, total);
		say(b, &p->voice, SAY_SPOTS, AS_TEXT(pieces.s), AS_TEXT(spots.s));
	}
	buf_free(&pieces);
	buf_free(&spots);
}

/* Says what all pieces of a seat, or of nobody, stand on, if there are any. */
static void say_holdings(struct buf *b, struct page *p, int seat)
{
	bool *there = xalloc((size_t)p->t->box->kinds + 1, sizeof *there);

	for (int i = 0; i < p->spots; i++)
		if (p->spot[i].owner == seat)
			there[p->spot[i].kind - KINDS] = true;
	for (int k = 1; k <= p->t->box->kinds; k++)
		if (there[k])
			say_spots(b, p, seat, KINDS + k);
	free(there);
}

/* ---- the lines ---- */

/* Adds a line that tells of what its head names. head: owned by the line from then on. */
static void add_line(struct page *p, struct buf head, struct buf pieces, bool own)
{
	if (!pieces.n)
		say_plain(&pieces, &p->voice, SAY_NOTHING);
	p->word = xmore(p->word, (size_t)p->words, sizeof *p->word);
	p->word[p->words++] = (struct map_line){ head, BUF_INIT, pieces, own };
}

static void find_nobodys(struct page *p)
{
	struct buf pieces = BUF_INIT, head = BUF_INIT;

	say_holdings(&pieces, p, NOBODY);
	if (!pieces.n)
		return;
	say_plain(&head, &p->voice, SAY_NOBODYS);
	add_line(p, head, pieces, false);
}

static void find_seats(struct page *p, int seat)
{
	struct buf pieces = BUF_INIT, head = BUF_INIT;

	say_holdings(&pieces, p, seat);
	say_seat(&head, &p->voice, seat);
	add_line(p, head, pieces, seat == p->seat);
}

static void find_spaces(struct page *p, thing at)
{
	int holder = phrases_holder(p->voice.phrases);
	const struct phrase_arg space = { .name = SPAN("space"), .type = T_SPACE, .value = at };
	struct buf pieces = BUF_INIT, head = BUF_INIT;

	for (thing k = KINDS + 1; k <= KINDS + p->t->box->kinds; k++)
		for (int i = 0; i < p->spots; i++) {
			if (p->spot[i].at != at || p->spot[i].kind != k)
				continue;
			buf_str(&pieces, pieces.n ? ", " : "");
			say_kind(&pieces, &p->voice, k, p->spot[i].n);
		}
	if (!pieces.n)
		return;
	say_value(&head, &p->voice, &space);
	add_line(p, head, pieces, p->seat && holder && num(p->t, at, holder) == p->seat);
}

void page_find_words(struct page *p)
{
	if (phrases_by_place(p->voice.phrases)) {
		page_find_places(p);
		return;
	}
	if (!map_owned(p)) {
		for (int i = 1; i <= p->t->map->spaces; i++)
			find_spaces(p, SPACES + i);
		return;
	}
	find_nobodys(p);
	for (int s = 1; s <= p->t->seats; s++)
		find_seats(p, s);
}

void page_forget_words(struct page *p)
{
	for (int i = 0; i < p->words; i++) {
		buf_free(&p->word[i].head);
		buf_free(&p->word[i].group);
		buf_free(&p->word[i].line);
	}
	free(p->word);
}

/* ---- written ---- */

/* What is said behind the place's name. */
static struct span behind_head(const struct map_line *word)
{
	struct span line = span_of_buf(&word->line);

	if (!span_starts(line, word->head.s))
		return line;
	return (struct span){ line.s + word->head.n, line.n - word->head.n };
}

/* Returns whether two places of a group are told in the same words. */
static bool told_alike(const struct map_line *a, const struct map_line *b)
{
	struct span said;

	if (!span_same(span_of_buf(&a->group), span_of_buf(&b->group)))
		return false;
	said = behind_head(a);
	return said.n && said.n < a->line.n && span_same(said, behind_head(b));
}

/* Returns how much of a name both begin with, up to a blank. */
static size_t same_words(const char *a, const char *b)
{
	size_t same = 0;

	for (size_t i = 0; a[i] && a[i] == b[i]; i++)
		if (a[i] == ' ')
			same = i + 1;
	return same;
}

/* Names a place behind another of its group without the words that both begin with. */
static void say_next(const struct page *p, const struct map_line *last, const struct map_line *word,
	struct buf *b)
{
	bool grouped = span_same(span_of_buf(&last->group), span_of_buf(&word->group));

	buf_fmt(b, "%s%s", say_between(&p->voice),
		word->head.s + (grouped ? same_words(last->head.s, word->head.s) : 0));
}

/* Says "Gold 1 (g1), 4 (g4): yours": a place, and those behind it that are told in the same words. */
static void say_places(const struct page *p, int first, struct buf *b)
{
	const struct map_line *word = &p->word[first];
	struct span said = behind_head(word);

	buf_add(b, word->line.s, word->line.n - said.n);
	for (int i = first + 1; i < p->words; i++)
		if (told_alike(word, &p->word[i]))
			say_next(p, word, &p->word[i], b);
	buf_add(b, said.s, said.n);
}

static bool told_before(const struct page *p, int word)
{
	for (int i = 0; i < word; i++)
		if (told_alike(&p->word[i], &p->word[word]))
			return true;
	return false;
}

void text_words(struct page *p)
{
	bool by_place = phrases_by_place(p->voice.phrases);
	struct buf line = BUF_INIT;
	const char *last = "";

	say_plain(p->b, &p->voice, SAY_IN_WORDS);
	buf_char(p->b, '\n');
	for (int i = 0; i < p->words; i++) {
		const struct map_line *word = &p->word[i];
		const struct buf *group = &word->group;

		if (by_place && told_before(p, i))
			continue;
		if (group->n && strcmp(last, group->s) != 0)
			text_paragraph(p->b, "  ", "  ", span_of_buf(group));
		last = group->s;
		if (by_place) {
			say_places(p, i, &line);
			text_said(p->b, group->n ? "    " : "  ", group->n ? "      " : "    ",
				&line);
		} else
			text_say(p->b, &p->voice, "  ", "    ", SAY_HOLDINGS, AS_TEXT(word->head.s),
				AS_TEXT(word->line.s));
	}
}

void xml_words(struct page *p)
{
	bool by_place = phrases_by_place(p->voice.phrases);

	buf_str(p->b, "<words>\n");
	for (int i = 0; i < p->words; i++) {
		const struct map_line *word = &p->word[i];

		buf_str(p->b, "<line");
		if (!by_place)
			xml_attr(p->b, "head", word->head.s);
		if (word->group.n)
			xml_attr(p->b, "group", word->group.s);
		buf_char(p->b, '>');
		xml_text(p->b, word->line.s, word->line.n);
		buf_str(p->b, "</line>\n");
	}
	buf_str(p->b, "</words>\n");
}

/* ---- the reader's own ---- */

static bool is_alike(const struct map_line *a, const struct map_line *b)
{
	return a->own && b->own && span_same(behind_head(a), behind_head(b));
}

/* Says "Brogkar a (r1a), b (r1b), Gharzul c (r4c): yours: an orc", of places of which the same is said. */
static void say_own(const struct page *p, int i, struct buf *b)
{
	const struct map_line *word = &p->word[i], *last = word;
	struct span said = behind_head(word);

	if (said.n < word->line.n || !map_owned(p))
		buf_add(b, word->head.s, word->head.n);
	if (said.n == word->line.n && !map_owned(p))
		buf_str(b, ": ");
	for (int k = i + 1; k < p->words && said.n < word->line.n; k++)
		if (is_alike(&p->word[k], word)) {
			say_next(p, last, &p->word[k], b);
			last = &p->word[k];
		}
	buf_add(b, said.s, said.n);
}

/* Returns whether a place before this one is told with it. Where each line has a head of its own none is. */
static bool own_before(const struct page *p, int i)
{
	const bool joins = behind_head(&p->word[i]).n < p->word[i].line.n;

	for (int k = 0; joins && k < i; k++)
		if (is_alike(&p->word[k], &p->word[i]))
			return true;
	return false;
}

void xml_own(struct page *p)
{
	struct buf line = BUF_INIT, nothing = BUF_INIT;
	bool any = false;

	buf_str(p->b, "<own>\n");
	for (int i = 0; i < p->words; i++) {
		if (!p->word[i].own || own_before(p, i))
			continue;
		any = true;
		buf_clear(&line);
		say_own(p, i, &line);
		xml_element(p->b, "line", span_of_buf(&line));
	}
	say_plain(&nothing, &p->voice, SAY_NOTHING);
	if (!any && p->seat)
		xml_element(p->b, "line", span_of_buf(&nothing));
	buf_str(p->b, "</own>\n");
	buf_free(&line);
	buf_free(&nothing);
}
