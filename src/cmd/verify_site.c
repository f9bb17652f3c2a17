/* SPDX-License-Identifier: MIT
 * A copy of an archive: whether its files are those of the list that its referee signed. */
#include "base/file.h"
#include "cmd/site.h"
#include "cmd/verify.h"

#include <stdlib.h>
#include <string.h>

/* The key that lies beside the list: whose it is the records of the matches prove. */
static bool read_key(const char *folder, struct seal_key *key)
{
	enum { KEY_MOST = 4096 };
	struct buf path = BUF_INIT, text = BUF_INIT, ignored = BUF_INIT;
	bool ok;

	buf_fmt(&path, "%s/referee.pub", folder);
	ok = file_read(&text, path.s, KEY_MOST, &ignored)
		&& key_read(key, span_of_buf(&text), &ignored);
	buf_free(&path);
	buf_free(&text);
	buf_free(&ignored);
	return ok;
}

/* Blocks of matches stand in texts. */
static bool has_papers(const char *path)
{
	size_t n = strlen(path);

	return span_starts(span_of(path), "matches/") && n > 4 && !strcmp(path + n - 4, ".txt");
}

/* The match that a text of blocks is of. */
static void note_match(struct copy *c, struct span text)
{
	struct span gid;

	if (block_value(text, "game", &gid) && gid.n < 64
		&& !memmem(c->gids.n ? c->gids.s : "", c->gids.n, gid.s, gid.n))
		buf_fmt(&c->gids, "%.*s\n", (int)gid.n, gid.s);
}

static void look_at_file(
	struct copy *c, const struct site *site, size_t i, struct evidence *e, struct buf *bytes)
{
	const char *path = site_file(site, i);
	struct buf why = BUF_INIT;
	enum site_state state = site_state(site, i, bytes, &why);

	c->files++;
	if (state == SITE_CHANGED)
		buf_fmt(&c->faults, "changed-file %s: it is not as the list has it\n", path);
	else if (state == SITE_MISSING)
		buf_fmt(&c->faults, "no-file %s: it is in the list, and not here\n", path);
	else if (state == SITE_UNREAD)
		buf_fmt(&c->faults, "no-file %s: %s\n", path, why.s);
	c->wrong += state != SITE_FINE;
	if (has_papers(path)) {
		note_match(c, span_of_buf(bytes));
		evidence_text(e, span_of_buf(bytes), path);
	}
	buf_free(&why);
}

bool verify_copy(struct copy *c, const char *folder, struct evidence *e, struct buf *why)
{
	struct site *site = site_look(folder, why);
	struct buf bytes = BUF_INIT, reason = BUF_INIT;
	struct seal_key key;

	*c = (struct copy){
		.folder = folder, .faults = BUF_INIT, .strays = BUF_INIT, .gids = BUF_INIT
	};
	if (!site)
		return false;
	for (size_t i = 0; site_file(site, i); i++) {
		buf_clear(&bytes);
		look_at_file(c, site, i, e, &bytes);
	}
	c->stray = site_strays(site, &c->strays);
	c->sealed = read_key(folder, &key) && site_signed(site, &key, &reason);
	if (c->sealed) {
		memcpy(c->key, key.pk, HASH);
	} else {
		buf_str(&c->faults,
			"bad-list " SITE_LIST ": the key in referee.pub has not signed it\n");
		c->wrong++;
	}
	buf_free(&bytes);
	buf_free(&reason);
	site_close(site);
	return true;
}

void verify_tie(struct copy *c, const struct verifying *v)
{
	struct span rest = span_of_buf(&c->gids), gid;

	while (span_line(&rest, &gid)) {
		if (!span_is(gid, v->gid) || !v->opened || !c->sealed)
			continue;
		if (v->records && hash_same(c->key, v->signer)) {
			c->tied++;
			continue;
		}
		buf_fmt(&c->faults,
			"other-list %s: the key that has signed the list has not signed the records"
			" of this match\n",
			v->gid);
		c->wrong++;
	}
}

void verify_copy_free(struct copy *c)
{
	buf_free(&c->faults);
	buf_free(&c->strays);
	buf_free(&c->gids);
}
