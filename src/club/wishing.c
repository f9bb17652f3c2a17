/* SPDX-License-Identifier: MIT
 * What all wishes answer with. */
#include "club/wishes.h"

#include <stdarg.h>

void wish_say_made(struct wishing *w, const struct buf *line)
{
	text_wrap(w->answer, "  ", "  ", line->s, line->n, 72);
}

__attribute__((format(printf, 2, 0))) static void say_text(
	struct wishing *w, const char *form, va_list ap)
{
	struct buf b = BUF_INIT;

	texts_vsay(w->club->texts, &b, form, ap);
	wish_say_made(w, &b);
	buf_free(&b);
}

void wish_say(struct wishing *w, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say_text(w, form, ap);
	va_end(ap);
}

bool wish_deny(struct wishing *w, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say_text(w, form, ap);
	va_end(ap);
	w->done = false;
	return true;
}

bool wish_forgives(struct wishing *w, struct buf *why)
{
	if (store_broken(w->club->store) || store_tripped(w->club->store))
		return false;
	buf_clear(why);
	return wish_deny(w, "unreadable");
}

bool wish_former(struct wishing *w, int season, bool *denied, struct buf *why)
{
	int lacks = 0;

	if (!match_lacks(w->club, w->match, season, &lacks, why))
		return false;
	*denied = lacks;
	return !lacks || wish_deny(w, "former season=%d revision=%d", season, lacks);
}

bool wish_ration(struct wishing *w, const char *what, int most, bool *more, struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "%s %s %d", what, w->match->gid, w->seat->seat);
	ok = store_ration(w->club->store, name.s, w->match->season, most, more, why);
	buf_free(&name);
	return ok;
}
