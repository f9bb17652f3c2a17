/* SPDX-License-Identifier: MIT */
#include "proof/edition.h"
#include "base/data.h"
#include "base/fail.h"
#include "box/read.h"

#include <stdlib.h>
#include <string.h>

/* read_clauses and read_phrases end the program where its own data cannot be read. Otherwise every
 * match would be put aside for a fault that lies outside it. */
static struct clauses *read_clauses(const struct game *game)
{
	struct buf path = BUF_INIT, text = BUF_INIT, why = BUF_INIT;
	struct clauses *clauses;

	buf_fmt(&path, "db/rules/%s.txt", game->name);
	if (!data_read(&text, path.s, &why))
		not_installed(why.s);
	clauses = clauses_read(text.s, text.n, path.s, &why);
	if (!clauses)
		not_installed(why.s);
	buf_free(&path);
	buf_free(&text);
	return clauses;
}

static struct phrases *read_phrases(const struct rules *rules)
{
	struct buf path = BUF_INIT, text = BUF_INIT, common = BUF_INIT, why = BUF_INIT;
	struct phrases *phrases;

	buf_fmt(&path, "templates/%s.en.txt", rules->game->name);
	if (!data_read(&text, path.s, &why))
		not_installed(why.s);
	if (!data_read(&common, "templates/report.en.txt", &why))
		not_installed(why.s);
	phrases = phrases_read(rules, span_of_buf(&common), span_of_buf(&text), &why);
	if (!phrases)
		not_installed(why.s);
	buf_free(&path);
	buf_free(&text);
	buf_free(&common);
	return phrases;
}

struct edition *edition_make(
	const struct game *game, struct span xml, const char *name, struct buf *why)
{
	struct edition *edition = xalloc(1, sizeof *edition);

	edition->clauses = xalloc(1, sizeof *edition->clauses);
	hash_bytes(edition->hash, xml.s, xml.n);
	edition->box = box_read(game, xml.s, xml.n, edition->hash, name, why);
	if (!edition->box) {
		edition_free(edition);
		return NULL;
	}
	edition->rules = rules_make(edition->box, data_texts("templates/order.en.txt", NULL));
	edition->phrases = read_phrases(edition->rules);
	return edition;
}

void edition_free(struct edition *edition)
{
	if (!edition)
		return;
	phrases_free(edition->phrases);
	clauses_free(*edition->clauses);
	free(edition->clauses);
	rules_free(edition->rules);
	box_free(edition->box);
	free(edition);
}

const struct clauses *edition_clauses(const struct edition *edition)
{
	if (!*edition->clauses)
		*edition->clauses = read_clauses(edition->box->game);
	return *edition->clauses;
}

const char *edition_clause(const void *edition, const char *id)
{
	int n;
	const struct clause *c = clauses_find(edition_clauses(edition), id, strlen(id), &n);

	return c ? c->text : NULL;
}
