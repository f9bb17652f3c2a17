/* SPDX-License-Identifier: MIT
 * archive: pages of all that everybody may know, for a browser. */
#include "archive/pages.h"
#include "cmd/open.h"

/* The key in the list keeps a club from writing into another club's folder. */
static void archive_of(struct buf *of, const struct secret_key *referee)
{
	struct public_key public = key_public(referee);
	char text[HASH_TEXT];

	hash_text(text, public.pk);
	buf_str(of, text);
}

int cmd_archive(const struct command_call *call)
{
	const char *only = call_flag(call, "match"), *seat = call_flag(call, "seat");
	struct buf why = BUF_INIT, matches = BUF_INIT, of = BUF_INIT;
	struct archive a = { 0 };
	const struct secret_key *referee;
	struct match named;
	struct club club;

	if (seat && !only)
		die(EX_USAGE, "'--seat' is of a match: name it by '--match'");
	need_club(&club, call->folder);
	a.club = &club;
	referee = club_key(&club, &why);
	need(referee && archive_begin(&a, &why), EX_NOINPUT, &why);
	archive_of(&of, referee);
	if (only) {
		need_match(&club, only, &named);
		a.seat = seat ? need_seat(&named, seat) : NOBODY;
		buf_fmt(&of, " %s %d", named.gid, a.seat);
		match_free(&named);
	}
	need_lock(&club, "archive");
	a.site = site_open(call->word[0], of.s, !seat, &why);
	need(a.site != NULL, EX_CANTCREAT, &why);
	need(archive_search(&a, &why), EX_CANTCREAT, &why);
	need_store(archive_matches(&a, only, &matches, &why), club.store, EX_DATAERR, &why);
	need(archive_rest(&a, referee, &matches, &why), EX_CANTCREAT, &why);
	site_close(a.site);
	buf_free(&matches);
	buf_free(&of);
	club_close(&club);
	return a.kept ? EX_REFUSALS : EX_DONE;
}
