/* SPDX-License-Identifier: MIT
 * The mail command that tells what lies beside what on the map, which the box has for everybody. */
#include "club/mailcmd_call.h"
#include "report/seen.h"

/* Appends a space that a link leads to, and what lies between: "s23 across o23". */
static void list_link(struct buf *b, const struct names *r, const struct link *l)
{
	buf_str(b, r->map->space[l->to - SPACES].name);
	if (l->via)
		buf_fmt(b, " across %s", r->map->space[l->via - SPACES].name);
}

/* Appends the spaces that a relation leads to from a space: "next to r5c, r5k". */
static void list_links(struct buf *b, const struct names *r, thing space, int relation)
{
	const struct box_links *links = &r->map->links[relation];
	const int i = space - SPACES;
	struct buf name = BUF_INIT;

	if (links->from[i] == links->from[i + 1])
		return;
	for (const char *c = r->rules->game->links[relation]; *c; c++)
		buf_char(&name, *c == '-' ? ' ' : *c);
	buf_fmt(b, "%s%s", b->n ? "; " : "", name.s);
	for (int l = links->from[i]; l < links->from[i + 1]; l++) {
		buf_str(b, l > links->from[i] ? ", " : " ");
		list_link(b, r, &links->link[l]);
	}
	buf_free(&name);
}

/* Appends the spaces that ways lead to which are open on a table. */
static void list_open(struct buf *b, const struct table *t, thing space)
{
	each_link(l, t, space, 0) {
		if (t->game->leads(t, space, l->to))
			buf_fmt(b, "%s%s", b->n ? ", " : "", t->map->space[l->to - SPACES].name);
	}
}

/* Returns the table that the seat sees, which says which ways are open; NULL where none of the game is ever shut, the match
 * has not begun, or the table cannot be read. */
static struct table *see_ways(const struct mailcmd_call *w, const struct names *r)
{
	struct buf why = BUF_INIT;
	const struct context in = { w->c->club, w->c->m, w->c->now, &why };
	struct edition *edition = club_newest_edition(&in);
	struct table *t = NULL, *seen = NULL;

	if (edition && r->rules->game->leads && w->c->m->season)
		t = match_table(&in, edition, w->c->m->season - 1);
	if (t)
		seen = seen_make(t, w->seat->seat, 1);
	table_free(t);
	buf_free(&why);
	return seen;
}

static void say_beside(
	struct mailcmd_call *w, const struct names *r, const struct table *seen, thing space)
{
	struct buf beside = BUF_INIT, open = BUF_INIT;

	for (int i = 0; r->rules->game->links && r->rules->game->links[i]; i++)
		list_links(&beside, r, space, i);
	if (seen)
		list_open(&open, seen, space);
	mailcmd_say(w, "rules-space space=%s title=%s beside=%s some=%d seen=%d open=%s",
		r->map->space[space - SPACES].name, r->map->space[space - SPACES].title,
		beside.n ? beside.s : "", r->rules->game->leads && !seen, seen != NULL,
		open.n ? open.s : "");
	buf_free(&open);
	buf_free(&beside);
}

static bool say_space(
	struct mailcmd_call *w, const struct names *r, const struct table *seen, struct span asked)
{
	struct buf hyphened = BUF_INIT;
	thing space;

	for (size_t i = 0; i < asked.n; i++)
		buf_char(&hyphened, asked.s[i] == ' ' ? '-' : asked.s[i]);
	space = r->map && hyphened.n ? box_space(r->map, hyphened.s, hyphened.n) : NONE;
	if (space)
		say_beside(w, r, seen, space);
	buf_free(&hyphened);
	return space;
}

bool mailcmd_space(struct mailcmd_call *w, const struct names *r, struct span asked)
{
	struct table *seen = see_ways(w, r);
	bool is = say_space(w, r, seen, asked);

	table_free(seen);
	return is;
}

/* Tells of each word that is a space. */
static void say_words(
	struct mailcmd_call *w, const struct names *r, const struct table *seen, struct span asked)
{
	struct span word;

	while (span_word(&asked, &word)) {
		struct buf unknown = BUF_INIT;

		word = span_bare(word, ",;()");
		text_clean(&unknown, word.s, word.n, WORD_SHOWN);
		if (word.n && !say_space(w, r, seen, word))
			mailcmd_deny(w, "map-unknown space=%s", unknown.s);
		buf_free(&unknown);
	}
}

bool mailcmd_map(struct mailcmd_call *w, struct span rest)
{
	struct edition *edition = club_newest_edition(w->c);
	struct names reader;
	struct table *seen;

	if (!edition)
		return mailcmd_forgives(w);
	reader = match_names(edition, w->c->m);
	if (!reader.map || !reader.rules->game->links || !*reader.rules->game->links)
		return mailcmd_deny(w, "map-none");
	seen = see_ways(w, &reader);
	for (int i = 1; !rest.n && i <= reader.map->spaces; i++)
		say_beside(w, &reader, seen, SPACES + i);
	if (!say_space(w, &reader, seen, rest))
		say_words(w, &reader, seen, rest);
	table_free(seen);
	return true;
}
