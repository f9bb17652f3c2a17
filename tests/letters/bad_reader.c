/* SPDX-License-Identifier: MIT
 * A tradepost-reader that goes wrong at mails with certain words, as one that they have taken over;
 * all others it reads. */
#include "post/mail_frame.h"
#include "reader/reader.h"
#include "worker/inside.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MEMORY_BYTES = 256 << 20, FILES = 3, RUBBISH_BYTES = 300 };

static bool has(struct span question, const char *word)
{
	return memmem(question.s, question.n, word, strlen(word));
}

static void answer_rubbish(void)
{
	struct buf rubbish = BUF_INIT;
	struct span all;

	buf_fill(&rubbish, 0xff, RUBBISH_BYTES);
	all = span_of_buf(&rubbish);
	inside_answer(&all, 1);
	buf_free(&rubbish);
}

static void answer_honestly(struct span question)
{
	struct span bytes = { question.s + 1, question.n - 1 }, all;
	struct buf answer = BUF_INIT;
	struct mail mail;

	reader_mail(&mail, bytes);
	mail_encode(&answer, &mail, bytes);
	all = span_of_buf(&answer);
	inside_answer(&all, 1);
	mail_free(&mail);
	buf_free(&answer);
}

int main(void)
{
	const int calls[] = { INSIDE_END };
	struct buf question = BUF_INIT;

	if (!inside_open())
		return 1;
	reader_begin();
	if (!inside_shut("tradepost-reader", calls, MEMORY_BYTES, FILES))
		return 1;
	while (inside_question(&question, MAIL_QUESTION_BYTES)) {
		struct span all = span_of_buf(&question);

		if (has(all, "to die of"))
			abort();
		/* the next question never comes */
		if (has(all, "to be silent at"))
			inside_question(&question, MAIL_QUESTION_BYTES);
		else if (has(all, "to answer with rubbish"))
			answer_rubbish();
		else if (has(all, "to leave over"))
			return 0;
		else
			answer_honestly(all);
	}
	return 0;
}
