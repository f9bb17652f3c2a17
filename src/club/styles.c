/* SPDX-License-Identifier: MIT
 * The stylesheets of a club: its own, where its folder has one of that name, else ours. */
#include "base/data.h"
#include "base/file.h"
#include "club/club.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct club_style {
	char *name;
	struct style *style;
	struct club_style *next;
};

bool club_template(const void *with, const char *name, struct buf *b, struct buf *why)
{
	const struct club *club = with;
	struct buf path = BUF_INIT;
	char *own;
	bool ok;

	buf_fmt(&path, "templates/%s", name);
	own = club_path(club->folder, path.s);
	if (!access(own, F_OK))
		ok = file_read(b, own, STYLE_MOST, why);
	else
		ok = data_read(b, path.s, why);
	free(own);
	buf_free(&path);
	return ok;
}

const struct style *club_style(struct club *club, const char *name, struct buf *why)
{
	struct club_style *s = club->styles;
	struct style *style;

	while (s && strcmp(s->name, name))
		s = s->next;
	if (s)
		return s->style;
	style = style_read(name, club_template, club, why);
	if (!style)
		return NULL;
	s = xalloc(1, sizeof *s);
	*s = (struct club_style){ xcopy(name, strlen(name)), style, club->styles };
	club->styles = s;
	return style;
}

void club_styles_free(struct club *club)
{
	while (club->styles) {
		struct club_style *next = club->styles->next;

		style_free(club->styles->style);
		free(club->styles->name);
		free(club->styles);
		club->styles = next;
	}
}
