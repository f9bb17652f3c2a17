/* SPDX-License-Identifier: MIT
 * How a phrase is said. For say.c and say_facts.c alone. */
#ifndef REPORT_SAY_IN_H
#define REPORT_SAY_IN_H
#include "report/phrase/phrases_in.h"

/* What is being said: a text with its args, for a fact or for several folded. */
struct phrase_text {
	const struct phrase_context *voice;
	const char *names; /* of the args, parted by blanks; NULL: each arg has its name */
	const struct phrase_arg *filling;
	int fillings;
	const struct event *told;
	int times;
};

/* Says a text, each hole by its arg. */
void say_text(struct buf *, const struct phrase_text *, struct span text);
/* Says a name of the game's tables: a blank for each '-'. */
void say_words_of(struct buf *, struct span name);
/* As event_args, and finds by what the kinds of the fact's seat are called. */
int say_args(const struct phrase_context *, const struct event *, struct phrase_arg filling[ARGS]);

#endif
