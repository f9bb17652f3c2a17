/* SPDX-License-Identifier: MIT
 * Shared by all mail commands: how they answer. */
#include "club/mailcmd_call.h"

#include <stdarg.h>

void mailcmd_say_made(struct mailcmd_call *w, const struct buf *line)
{
	text_wrap(w->answer, "  ", "  ", line->s, line->n, 72);
}

__attribute__((format(printf, 2, 0))) static void say_text(
	struct mailcmd_call *w, const char *form, va_list ap)
{
	struct buf b = BUF_INIT;

	texts_vsay(w->texts, &b, form, ap);
	mailcmd_say_made(w, &b);
	buf_free(&b);
}

void mailcmd_say(struct mailcmd_call *w, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say_text(w, form, ap);
	va_end(ap);
}

bool mailcmd_deny(struct mailcmd_call *w, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say_text(w, form, ap);
	va_end(ap);
	w->done = false;
	return true;
}

bool mailcmd_forgives(struct mailcmd_call *w)
{
	if (store_broken(w->c->club->store) || store_tripped(w->c->club->store))
		return false;
	buf_clear(w->c->why);
	return mailcmd_deny(w, "unreadable");
}

bool mailcmd_former(struct mailcmd_call *w, int season, bool *denied)
{
	int lacks = 0;

	if (!match_lacks(w->c, season, &lacks))
		return false;
	*denied = lacks;
	return !lacks || mailcmd_deny(w, "former season=%d revision=%d", season, lacks);
}

bool mailcmd_ration(struct mailcmd_call *w, const char *what, int most, bool *more)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "%s %s %d", what, w->c->m->gid, w->seat->seat);
	ok = store_ration(w->c->club->store, name.s, w->c->m->season, most, more, w->c->why);
	buf_free(&name);
	return ok;
}

int mailcmd_reported(const struct mailcmd_call *w)
{
	int last = w->c->m->season - 1;

	return w->behind > last ? last : last - w->behind;
}
