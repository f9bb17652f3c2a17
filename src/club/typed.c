/* SPDX-License-Identifier: MIT */
#include "club/typed.h"
#include "club/list_mark.h"
#include "core/orders.h"

#include <string.h>

/* Finds a whole line in the texts, from *at on, and goes behind it. */
static bool find_line(struct span texts, struct span line, size_t *at)
{
	struct span rest = { texts.s + *at, texts.n - *at }, one;

	while (span_line(&rest, &one)) {
		*at = texts.n - rest.n;
		if (span_same(one, line))
			return true;
	}
	return false;
}

static bool begins_template(struct span line)
{
	struct span word;

	return span_word(&line, &word) && text_header_word(word) == TEXT_MATCH
		&& span_find(line, '.');
}

static bool is_header(struct span line)
{
	struct span word;

	return span_word(&line, &word) && text_header_word(word) >= 0;
}

bool typed_begins_template(struct span line, struct span rest)
{
	struct span next;

	return begins_template(line) && span_line(&rest, &next) && is_header(next);
}

static bool is_of_template(const struct names *names, struct span line)
{
	return line.n
		&& (line.s[0] == '#' || line.s[0] == '+' || is_header(line)
			|| orders_surety(names, line) != CHATTER);
}

/* Returns the last line of the template that begins with the first of those lines: the rule below it, or
 * else its own last one. */
static struct span last_line(const struct names *names, struct span rest)
{
	struct span line, last = { NULL, 0 };

	while (span_line(&rest, &line)) {
		if (!is_of_template(names, line))
			return line.n && line.s[0] == '-' ? line : last;
		last = line;
	}
	return last;
}

/* Finds the lines between the first and the last line of a template. Its first line counts only where text
 * follows it. */
static bool find_between(struct span thread, const struct names *names, struct span first,
	struct span text, struct span *between)
{
	size_t at = 0, end;

	while (find_line(thread, first, &at)) {
		struct span last = last_line(names, (struct span){ thread.s + at, thread.n - at });

		end = 0;
		if (last.n && find_line(text, last, &end)) {
			*between = (struct span){ text.s, end };
			return true;
		}
	}
	return false;
}

static bool stands_in(const struct reply_texts *thread, struct span line)
{
	return memmem(thread->texts.s, thread->texts.n, line.s, line.n);
}

static void add_line(struct buf *to, struct span line)
{
	buf_add(to, line.s, line.n);
	buf_char(to, '\n');
}

static void sort_lines(const struct reply_texts *thread, const struct names *names,
	struct span between, struct buf *typed, struct buf *ours)
{
	struct span templates = { thread->texts.s, thread->answered }, line;

	while (span_line(&between, &line)) {
		size_t at = 0;

		line = list_unmarked(names, line);
		if (!line.n || line.s[0] == '#' || is_header(line)
			|| find_line(templates, line, &at))
			continue;
		if (!stands_in(thread, line))
			add_line(typed, line);
		else if (orders_surety(names, line) == SURELY)
			add_line(ours, line);
	}
}

void typed_find(const struct reply_texts *thread, const struct names *names, struct span canonical,
	struct buf *typed, struct buf *ours)
{
	struct span rest = canonical, line, between;

	while (span_line(&rest, &line))
		if (begins_template(line)
			&& find_between(span_of_buf(&thread->texts), names, line, rest, &between)) {
			sort_lines(thread, names, between, typed, ours);
			return;
		}
}

void typed_quoted(const struct reply_texts *thread, const struct names *names, struct span text,
	struct buf *orders)
{
	struct buf canonical = BUF_INIT;
	struct span rest, line;

	text_canonical(&canonical, text.s, text.n);
	rest = span_of_buf(&canonical);
	while (span_line(&rest, &line)) {
		line = list_unmarked(names, line);
		if (line.n && orders_surety(names, line) == SURELY && !stands_in(thread, line))
			add_line(orders, line);
	}
	buf_free(&canonical);
}
