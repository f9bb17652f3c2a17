/* SPDX-License-Identifier: MIT */
#include "club/ack_asked.h"
#include "club/deadline.h"
#include "club/meant_letter.h"
#include "club/question.h"
#include "club/shown_lines.h"

#include <string.h>

bool ack_awaits(const struct ack *ack)
{
	return question_waits(ack->judged->c, ack->asked);
}

/* Returns whether a letter is in when this one is answered. */
static bool stands(const struct ack *ack)
{
	return ack->judged->verdict == V_TAKEN || ack->judged->stands > 0;
}

const char *ack_question(const struct ack *ack)
{
	const struct admission *j = ack->judged;
	const char *subject;

	if (j->c->m->state == MATCH_OVER || ack->question || ack->idle || j->past)
		return NULL;
	if (j->verdict == V_ASKED && j->c->m->state != MATCH_OPEN && !meant_is(ack->asked))
		return NULL;
	subject = question_subject(j->c, ack->asked, stands(ack));
	return subject && !meant_is(ack->asked) && j->verdict == V_TAKEN
			&& orders_unclear(ack->program->letter)
		? "subject-rest"
		: subject;
}

void ack_offer(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;

	question_offer(b, j->c, &j->seat, ack->asked, stands(ack));
}

void ack_ask(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;

	question_say(b, j->c, &j->seat, ack->asked, stands(ack));
}

/* ---- a yes to nothing ---- */

/* Appends the lines of the letter before once more, with what each was to be. */
static void write_asked(struct buf *b, const struct ack *ack)
{
	if (!ack->asked->id)
		return;
	buf_char(b, '\n');
	shown_lines_anew(b, ack->judged, span_of(ack->asked->text));
}

bool ack_joins_idle(const struct ack *ack)
{
	const struct admission *j = ack->judged;

	return j->verdict == V_ASKED && j->mailcmds.by_words && ack->asked->id
		&& !meant_is(ack->asked) && !stands(ack);
}

void ack_idle(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;

	buf_str(b, b->n ? "\n" : "");
	texts_tell(j->texts, b, "yes-nothing season=%d match=%s open=%d due=%d held=%d",
		j->c->m->season, j->c->m->name, ack_awaits(ack), j->c->m->deadline > 0,
		deadline_holds_for_letters(j->c));
	write_asked(b, ack);
}
