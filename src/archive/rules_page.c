/* SPDX-License-Identifier: MIT
 * The rules of a game in the archive, clause by clause; every fact of a season links here. */
#include "archive/pages.h"
#include "base/fail.h"
#include "report/page.h"

#include <string.h>

static void add_clause(struct buf *b, const struct clause *c)
{
	buf_str(b, "<clause");
	xml_attr(b, "id", c->id);
	xml_attr(b, "heading", c->heading);
	xml_attr(b, "house", c->house ? "yes" : "no");
	buf_char(b, '>');
	xml_text(b, c->text, strlen(c->text));
	buf_str(b, "</clause>\n");
}

bool archive_rules(struct archive *a, const struct edition *edition, struct buf *why)
{
	const struct game *game = edition->rules->game;
	const struct clauses *clauses = edition_clauses(edition);
	struct buf path = BUF_INIT, xml = BUF_INIT;
	bool ok;

	for (int i = 0; i < a->games; i++)
		if (a->game[i] == game)
			return true;
	must(a->games < ARCHIVE_GAMES);
	a->game[a->games++] = game;
	buf_str(&xml, "<rules-page");
	xml_attr(&xml, "club", a->club->setting[S_NAME]);
	xml_attr(&xml, "title", game->title);
	buf_str(&xml, ">\n");
	for (int i = 0; i < clauses->n; i++)
		add_clause(&xml, &clauses->clause[i]);
	buf_str(&xml, "</rules-page>\n");
	buf_fmt(&path, "rules/%s.html", game->name);
	ok = archive_page(a, path.s, "archive-rules.xsl", span_of_buf(&xml), why);
	buf_free(&path);
	buf_free(&xml);
	return ok;
}
