/* SPDX-License-Identifier: MIT */
#include "archive/copy.h"
#include "archive/site.h"
#include "club/evidence.h"

#include <stdlib.h>
#include <string.h>

/* Returns the match whose folder a path leads into; NULL: none. Paths come in order. */
static struct archive_copy_match *match_of(struct archive_copy *c, const char *path)
{
	static const char folder[] = "matches/";
	const char *name = path + strlen(folder), *slash;
	struct archive_copy_match *last = c->matches ? &c->match[c->matches - 1] : NULL;
	size_t n;

	if (!span_starts(span_of(path), folder) || !(slash = strchr(name, '/')))
		return NULL;
	n = (size_t)(slash - name);
	if (n >= sizeof last->name)
		return NULL;
	if (last && strlen(last->name) == n && !memcmp(last->name, name, n))
		return last;
	c->match = xgrow(c->match, (size_t)c->matches + 1, sizeof *c->match);
	last = &c->match[c->matches++];
	*last = (struct archive_copy_match){ .tied = false };
	memcpy(last->name, name, n);
	return last;
}

/* Returns whether a gid such as "short.cb7ff67bbb58" has this name. */
static bool is_called(const char *gid, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(gid, name, n) && gid[n] == '.' && !strchr(gid + n + 1, '.');
}

/* Checks that the papers in a match's folder are all of that match. */
static void note_papers(struct archive_copy *c, struct archive_copy_match *match, const char *path,
	const struct evidence *papers)
{
	for (int i = 0; i < papers->papers; i++) {
		const char *gid = papers->paper[i].gid;

		if (is_called(gid, match->name) && (!*match->gid || !strcmp(match->gid, gid))) {
			strcpy(match->gid, gid);
			continue;
		}
		buf_fmt(&c->faults, "other-list %s: this file has papers of another match\n", path);
		c->wrong++;
		return;
	}
}

static void look_at_papers(struct archive_copy *c, struct archive_copy_match *match,
	const char *path, struct span text, struct evidence *e)
{
	struct evidence papers = { 0 };

	evidence_text(&papers, text, path);
	note_papers(c, match, path, &papers);
	evidence_free(&papers);
	evidence_text(e, text, path);
}

static bool ends_in(const char *path, const char *ending)
{
	size_t n = strlen(path), m = strlen(ending);

	return n > m && !strcmp(path + n - m, ending);
}

static void look_at_file(struct archive_copy *c, const struct site *site, size_t i,
	struct evidence *e, struct buf *bytes)
{
	const char *path = site_file(site, i);
	struct archive_copy_match *match = match_of(c, path);
	struct buf why = BUF_INIT;
	enum site_state state = site_state(site, i, bytes, &why);

	c->files++;
	if (state == SITE_CHANGED)
		buf_fmt(&c->faults, "changed-file %s: this file is not as the list says\n", path);
	else if (state == SITE_MISSING)
		buf_fmt(&c->faults,
			"no-file %s: the list has this file, but the file is not here\n", path);
	else if (state == SITE_UNREAD)
		buf_fmt(&c->faults, "no-file %s: %s\n", path, why.s);
	c->wrong += state != SITE_FINE;
	/* Only texts have blocks. */
	if (match && ends_in(path, ".txt"))
		look_at_papers(c, match, path, span_of_buf(bytes), e);
	else if (match && ends_in(path, "/" SITE_BOX))
		evidence_add_box(e, span_of_buf(bytes));
	buf_free(&why);
}

enum found copy_look(
	struct archive_copy *c, const char *folder, struct evidence *e, struct buf *why)
{
	struct buf bytes = BUF_INIT, reason = BUF_INIT;
	struct public_key key;
	struct site *site;
	enum found found = site_look(folder, &site, why);

	*c = (struct archive_copy){ .folder = folder, .faults = BUF_INIT, .strays = BUF_INIT };
	if (found != FOUND)
		return found;
	for (size_t i = 0; site_file(site, i); i++) {
		buf_clear(&bytes);
		look_at_file(c, site, i, e, &bytes);
	}
	c->stray = site_strays(site, &c->strays);
	c->sealed = site_signed(site, &key, &reason);
	if (c->sealed) {
		memcpy(c->key, key.pk, HASH);
	} else {
		buf_str(&c->faults,
			"bad-list " SITE_LIST ": the key in " SITE_KEY
			" has not signed this list\n");
		c->wrong++;
	}
	buf_free(&bytes);
	buf_free(&reason);
	site_close(site);
	return FOUND;
}

void copy_tie(struct archive_copy *c, const struct verification *v)
{
	for (int i = 0; i < c->matches; i++) {
		struct archive_copy_match *m = &c->match[i];

		if (strcmp(m->gid, v->gid) != 0 || !v->opened || !c->sealed)
			continue;
		m->tied = hash_same(c->key, v->signer);
		if (m->tied)
			continue;
		buf_fmt(&c->faults,
			"other-list %s: the key that has signed the list has not signed the last"
			" records of this match\n",
			v->gid);
		c->wrong++;
	}
}

void copy_free(struct archive_copy *c)
{
	buf_free(&c->faults);
	buf_free(&c->strays);
	free(c->match);
}
