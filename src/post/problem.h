/* SPDX-License-Identifier: MIT
 * What is wrong with a mail, a letter, a signature or a key. Nothing here has words for people:
 * whoever has the texts of templates/mail.LANG.txt says it. */
#ifndef POST_PROBLEM_H
#define POST_PROBLEM_H
#include "base/text.h"

enum { PROBLEM_WORD = 44 };

struct problem {
	const char *text;	 /* the name of the text; NULL: nothing is wrong */
	char word[PROBLEM_WORD]; /* the type of a key, for a text that names it; clean */
};

/* Sets the problem, where the caller wants it (not NULL); returns false. */
bool problem_set(struct problem *, const char *text);

#endif
