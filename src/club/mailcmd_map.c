/* SPDX-License-Identifier: MIT
 * The mail command that tells what lies beside what on the map, which the box has for everybody. */
#include "club/mailcmd_call.h"

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
	for (int l = links->from[i]; l < links->from[i + 1]; l++)
		buf_fmt(b, "%s%s", l > links->from[i] ? ", " : " ",
			r->map->space[links->link[l].to - SPACES].name);
	buf_free(&name);
}

static void say_beside(struct mailcmd_call *w, const struct names *r, thing space)
{
	struct buf beside = BUF_INIT;

	for (int i = 0; r->rules->game->links && r->rules->game->links[i]; i++)
		list_links(&beside, r, space, i);
	mailcmd_say(w, "rules-space space=%s title=%s beside=%s some=%d",
		r->map->space[space - SPACES].name, r->map->space[space - SPACES].title,
		beside.n ? beside.s : "", r->rules->game->leads != NULL);
	buf_free(&beside);
}

bool mailcmd_space(struct mailcmd_call *w, const struct names *r, struct span asked)
{
	struct buf hyphened = BUF_INIT;
	thing space;

	for (size_t i = 0; i < asked.n; i++)
		buf_char(&hyphened, asked.s[i] == ' ' ? '-' : asked.s[i]);
	space = r->map && hyphened.n ? box_space(r->map, hyphened.s, hyphened.n) : NONE;
	if (space)
		say_beside(w, r, space);
	buf_free(&hyphened);
	return space;
}

/* Tells of each word that is a space. */
static void say_words(struct mailcmd_call *w, const struct names *r, struct span asked)
{
	struct span word;

	while (span_word(&asked, &word)) {
		struct buf unknown = BUF_INIT;

		word = span_bare(word, ",;()");
		text_clean(&unknown, word.s, word.n, WORD_SHOWN);
		if (word.n && !mailcmd_space(w, r, word))
			mailcmd_deny(w, "map-unknown space=%s", unknown.s);
		buf_free(&unknown);
	}
}

bool mailcmd_map(struct mailcmd_call *w, struct span rest)
{
	struct edition *edition = club_newest_edition(w->c);
	struct names reader;

	if (!edition)
		return mailcmd_forgives(w);
	reader = match_names(edition, w->c->m);
	if (!reader.map || !reader.rules->game->links || !*reader.rules->game->links)
		return mailcmd_deny(w, "map-none");
	for (int i = 1; !rest.n && i <= reader.map->spaces; i++)
		say_beside(w, &reader, SPACES + i);
	if (!mailcmd_space(w, &reader, rest))
		say_words(w, &reader, rest);
	return true;
}
