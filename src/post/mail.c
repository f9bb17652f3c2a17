/* SPDX-License-Identifier: MIT */
#include "post/mail.h"

#include "post/automatic.h"
#include "post/mail_parts.h"

#include <stdlib.h>
#include <string.h>

void mail_hold(struct mail *m, void *memory)
{
	m->held = xgrow(m->held, (size_t)m->holds + 1, sizeof *m->held);
	m->held[m->holds++] = memory;
}

struct mail_part *mail_add(struct mail *m)
{
	struct mail_part *part;

	m->part = xgrow(m->part, (size_t)m->parts + 1, sizeof *m->part);
	part = &m->part[m->parts++];
	memset(part, 0, sizeof *part);
	return part;
}

void mail_add_plain(struct mail *m, struct span text)
{
	struct mail_part *part = mail_add(m);

	part->bytes = text;
	part->text = text;
}

void mail_free(struct mail *m)
{
	for (int i = 0; i < m->holds; i++)
		free(m->held[i]);
	free(m->held);
	free(m->part);
	memset(m, 0, sizeof *m);
}

const char *mail_problem_name(enum mail_problem problem)
{
	static const char *const names[] = { NULL, "unread-mail-large", "unread-mail-header",
		"unread-mail-parts", "unread-mail-deep", "unread-html-large",
		"unread-html-attributes", "unread-html-deep", "unread-mail" };

	return names[problem];
}

static bool name_char(char c)
{
	return c > ' ' && c < 0x7f && c != ':';
}

size_t mail_name_length(struct span line)
{
	size_t n = 0;

	while (n < line.n && name_char(line.s[n]))
		n++;
	return n < line.n && line.s[n] == ':' ? n : 0;
}

/* Returns whether bytes are no mail. A mail begins with a header; where the first line that is not
 * empty is none, or belongs to the header of orders, all is text. The line that an mbox puts before
 * a mail is skipped. */
static bool is_bare(struct span *bytes)
{
	struct span rest = *bytes, ahead, line;
	size_t n;

	do {
		*bytes = rest;
		if (!span_line(&rest, &line))
			return true;
	} while (!span_trim(line).n);
	if (line.n > 5 && !memcmp(line.s, "From ", 5)) {
		ahead = rest;
		if (span_line(&ahead, &line) && mail_name_length(line)) {
			*bytes = rest;
			return false;
		}
	}
	n = mail_name_length(line);
	return !n || text_header_word((struct span){ line.s, n }) >= 0;
}

bool mail_read_bare(struct mail *m, struct span *bytes)
{
	struct span all = *bytes;

	memset(m, 0, sizeof *m);
	m->bare = is_bare(bytes);
	if (!m->bare)
		return false;
	if (all.n > MAIL_BYTES)
		m->problem = MAIL_TOO_LARGE;
	else
		mail_add_plain(m, all);
	return true;
}

bool mail_is_automatic(const struct mail *m, const char *own)
{
	return m->by_program || m->null_return || m->looped || automatic_address(m->from)
		|| automatic_address(m->sender) || automatic_address(m->return_path)
		|| automatic_own(m->from, own);
}

bool mail_is_from(const struct mail *m, const char *address)
{
	return span_folds(m->from, address);
}
