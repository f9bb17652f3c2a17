/* SPDX-License-Identifier: MIT
 * The program tradepost-reader, a worker. */
#include "post/mail_frame.h"
#include "reader/reader.h"
#include "worker/inside.h"

#include <string.h>

/* The most costly mail, 1 MiB of empty lines in quotations, takes half of it. */
enum { MEMORY_BYTES = 256 << 20, FILES = 3 };

static void answer_mail(struct buf *answer, char kind, struct span bytes)
{
	struct bounce bounce;
	struct mail mail;

	reader_mail(&mail, bytes);
	if (kind == MAIL_ASK_MAIL) {
		mail_encode(answer, &mail, bytes);
	} else {
		reader_bounce(&bounce, &mail, bytes);
		bounce_encode(answer, &bounce);
		buf_free(&bounce.says);
	}
	mail_free(&mail);
}

static bool answer_question(struct buf *answer, struct span question)
{
	struct span all;

	if (!question.n)
		return false;
	buf_clear(answer);
	answer_mail(answer, *question.s, (struct span){ question.s + 1, question.n - 1 });
	all = span_of_buf(answer);
	return inside_answer(&all, 1);
}

int main(void)
{
	const int calls[] = { INSIDE_END };
	struct buf question = BUF_INIT, answer = BUF_INIT;

	if (!inside_open())
		return 1;
	reader_begin();
	if (!inside_shut("tradepost-reader", calls, MEMORY_BYTES, FILES))
		return 1;
	while (inside_question(&question, MAIL_QUESTION_BYTES)
		&& answer_question(&answer, span_of_buf(&question)))
		;
	buf_free(&question);
	buf_free(&answer);
	reader_end();
	return 0;
}
