/* SPDX-License-Identifier: MIT
 * Any bytes as an HTML mail: flattened to lines of UTF-8 within the limits, and those lines, written
 * as HTML again, are flattened to themselves. */
#include "fuzz.h"
#include "reader/html.h"

#include <stdlib.h>

static void page_write(struct buf *page, const struct buf *text)
{
	buf_str(page, "<pre>");
	for (size_t i = 0; i < text->n; i++)
		switch (text->s[i]) {
		case '<': buf_str(page, "&lt;"); break;
		case '>': buf_str(page, "&gt;"); break;
		case '&': buf_str(page, "&amp;"); break;
		default: buf_char(page, text->s[i]);
		}
	buf_str(page, "</pre>");
}

/* A parser leaves out the line end behind <pre>, so a line that holds something goes first. */
static void again_check(const struct buf *text)
{
	struct buf page = BUF_INIT, first = BUF_INIT, again = BUF_INIT;

	buf_str(&first, "first\n");
	buf_add(&first, text->s, text->n);
	page_write(&page, &first);
	if (page.n <= MAIL_HTML_BYTES) {
		must(html_flatten(&again, span_of_buf(&page)) == MAIL_FINE);
		must(span_same(span_of_buf(&again), span_of_buf(&first)));
	}
	buf_free(&page);
	buf_free(&first);
	buf_free(&again);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct buf text = BUF_INIT;
	enum mail_problem problem = html_flatten(&text, (struct span){ (const char *)s, n });

	must(problem == MAIL_FINE || problem == MAIL_HTML_ATTRIBUTES_TOO_MANY
		|| problem == MAIL_HTML_TOO_DEEP);
	if (problem == MAIL_FINE && text.n) {
		must(text_is_utf8(text.s, text.n) && text.s[text.n - 1] == '\n');
		again_check(&text);
	}
	buf_free(&text);
	return 0;
}
