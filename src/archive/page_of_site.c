/* SPDX-License-Identifier: MIT
 * One page of an archive. */
#include "archive/pages.h"
#include "club/date.h"
#include "report/page.h"

#include <string.h>

void archive_key(
	const struct archive *a, const char *way, struct span inputs, unsigned char key[HASH])
{
	struct buf all = BUF_INIT;

	buf_add(&all, (const char *)a->basis, sizeof a->basis);
	buf_add(&all, way, strlen(way) + 1);
	buf_add(&all, inputs.s, inputs.n);
	hash_bytes(key, all.s, all.n);
	buf_free(&all);
}

bool archive_page(struct archive *a, const char *path, const char *stylesheet, struct span xml,
	struct buf *why)
{
	struct buf page = BUF_INIT;
	unsigned char key[HASH];
	const struct style *style;
	bool ok;

	archive_key(a, stylesheet, xml, key);
	if (site_has(a->site, path, key))
		return true;
	style = club_style(a->club, stylesheet, why);
	ok = style && style_apply(style, xml, &page, why)
		&& site_put(a->site, path, key, span_of_buf(&page), why);
	buf_free(&page);
	return ok;
}

void archive_word(struct buf *b, const struct phrases *phrases)
{
	struct buf word = BUF_INIT;

	report_season_word(&word, phrases);
	xml_attr(b, "word", word.s);
	buf_free(&word);
}

void archive_time(struct buf *b, const char *attribute, long long seconds)
{
	struct buf time = BUF_INIT;

	time_print_short(&time, seconds);
	xml_attr(b, attribute, time.s);
	buf_free(&time);
}

void archive_local_time(
	struct buf *b, const struct context *c, const char *attribute, long long seconds)
{
	struct buf local = BUF_INIT;

	archive_time(b, attribute, seconds);
	buf_fmt(&local, "%s-local", attribute);
	xml_attr(b, local.s, date_text(c, seconds).s);
	buf_free(&local);
}
