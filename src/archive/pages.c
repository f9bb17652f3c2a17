/* SPDX-License-Identifier: MIT */
#include "archive/pages.h"
#include "base/data.h"
#include "base/file.h"
#include "report/page.h"

#include <string.h>
#include <unistd.h>

/* Of Debian's libjs-lunr. */
#define LUNR "/usr/share/javascript/lunr/lunr.min.js"

/* As `make desk` leaves it, and `make install` takes it. */
#define DESK "desk/desk.html"

/* ---- what pages are made of ---- */

/* The basis is a hash of all these: a change of one makes every page anew. */
bool archive_begin(struct archive *a, struct buf *why)
{
	static const char *const templates[] = { "archive.xsl", "archive-club.xsl",
		"archive-docket.xsl", "archive-feed.xsl", "archive-player.xsl", "archive-match.xsl",
		"archive-next.xsl", "archive-rules.xsl", "archive-search.xsl", "archive-season.xsl",
		"archive-style.xsl", "archive-summary.xsl", "archive-words.xsl", "archive.js",
		"map.xsl", "report-html.xsl", "report.en.txt" };
	struct buf all = BUF_INIT;
	bool ok = true;

	buf_str(&all, "tradepost " PACKAGE_VERSION);
	for (size_t i = 0; ok && i < sizeof templates / sizeof *templates; i++) {
		buf_char(&all, 0);
		ok = club_template(a->club, templates[i], &all, why);
	}
	if (ok)
		hash_bytes(a->basis, all.s, all.n);
	buf_free(&all);
	return ok;
}

/* ---- the club ---- */

static bool make_script(struct archive *a, struct buf *why)
{
	struct buf script = BUF_INIT;
	unsigned char key[HASH];
	bool ok = club_template(a->club, "archive.js", &script, why);

	archive_key(a, "script", (struct span){ "", 0 }, key);
	ok = ok && site_put(a->site, "archive.js", key, span_of_buf(&script), why);
	buf_free(&script);
	return ok;
}

/* With this key a reader can check that the list of a copy is the club's. */
static bool make_key(struct archive *a, const struct secret_key *referee, struct buf *why)
{
	struct buf public = BUF_INIT;
	unsigned char key[HASH];
	bool ok;

	key_public_file(referee, &public);
	archive_key(a, "key", span_of_buf(&public), key);
	ok = site_put(a->site, SITE_KEY, key, span_of_buf(&public), why);
	buf_free(&public);
	return ok;
}

/* The search is the club's own copy of lunr, or the system's. */
bool archive_search(struct archive *a, struct buf *why)
{
	struct buf script = BUF_INIT, ignored = BUF_INIT;
	unsigned char key[HASH];
	bool ok = true;

	a->searched = club_template(a->club, "lunr.js", &script, &ignored)
		|| (!access(LUNR, R_OK) && file_read(&script, LUNR, 1 << 20, &ignored));
	if (a->searched) {
		archive_key(a, "lunr", span_of_buf(&script), key);
		ok = site_put(a->site, "lunr.js", key, span_of_buf(&script), why);
	}
	buf_free(&script);
	buf_free(&ignored);
	return ok;
}

/* The desk is there where it was built: its tools are not those of the program. */
static bool make_desk(struct archive *a, struct buf *why)
{
	struct buf page = BUF_INIT;
	unsigned char key[HASH];
	bool ok = true;

	if (data_has(DESK))
		ok = data_read(&page, DESK, why);
	a->desk = page.n;
	if (a->desk) {
		archive_key(a, "desk", span_of_buf(&page), key);
		ok = site_put(a->site, "desk.html", key, span_of_buf(&page), why);
	}
	buf_free(&page);
	return ok;
}

static bool make_club_page(struct archive *a, const struct buf *matches, struct buf *why)
{
	struct buf xml = BUF_INIT;
	bool ok;

	buf_str(&xml, "<club-page");
	xml_attr(&xml, "club", a->club->setting[S_NAME]);
	xml_attr(&xml, "desk", a->desk ? "yes" : "no");
	buf_str(&xml, ">\n");
	buf_add(&xml, matches->s, matches->n);
	buf_str(&xml, "</club-page>\n");
	ok = archive_page(a, "index.html", "archive-club.xsl", span_of_buf(&xml), why);
	buf_free(&xml);
	return ok;
}

/* A match that cannot be read keeps its pages, and does not stop the others. */
static bool make_match(
	struct archive *a, const struct match *m, struct buf *matches, struct buf *why)
{
	struct buf reason = BUF_INIT;
	bool ok = archive_match(a, m, matches, &reason), stop = false;

	if (!ok) {
		stop = site_failed(a->site) || store_broken(a->club->store)
			|| store_busy(a->club->store);
		if (stop)
			buf_str(why, reason.s);
		else {
			club_warn(a->club, "the pages of '%s' stay as they are: %s", m->name,
				reason.s);
			archive_keep(a, m, matches);
			a->kept++;
		}
	}
	buf_free(&reason);
	return !stop;
}

bool archive_matches(struct archive *a, const char *only, struct buf *matches, struct buf *why)
{
	enum found found = NOT_FOUND;
	struct match m;
	long long after = 0;
	bool ok = true;

	while (ok && (found = store_next_match(a->club->store, after, &m, why)) == FOUND) {
		after = m.id;
		if (!only || !strcmp(only, m.name))
			ok = make_match(a, &m, matches, why);
		match_free(&m);
	}
	return ok && found != UNREAD;
}

bool archive_rest(struct archive *a, const struct secret_key *referee, const struct buf *matches,
	struct buf *why)
{
	return archive_page(a, "archive.css", "archive-style.xsl", SPAN("<style/>"), why)
		&& make_script(a, why) && make_key(a, referee, why) && make_desk(a, why)
		&& archive_players(a, matches, why) && make_club_page(a, matches, why)
		&& site_finish(a->site, referee, why);
}
