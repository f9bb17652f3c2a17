/* SPDX-License-Identifier: MIT
 * Words and phrases of what somebody says, in the languages in which players answer. Lists end with NULL; what is compared
 * with them is plain, as said_plain makes it. */
#ifndef POST_SAID_H
#define POST_SAID_H
#include "base/buf.h"
#include "base/text.h"

/* The most words of a greeting. */
enum { SAID_GREETING = 3 };

extern const char *const said_but[], *const said_greetings[], *const said_thanking[];

/* Writes a line in lower case, with one apostrophe for both. */
void said_plain(struct buf *, struct span line);
/* Cuts the next word off a line, without marks around it; n 0: there is none. */
struct span said_next(struct span *line);
/* Take a phrase, or the longest one of a list, off a line; false where the line begins with none. */
bool said_take(struct span *line, const char *phrase);
bool said_take_one(struct span *line, const char *const *list);
int said_count(struct span line);
bool said_greets(struct span line);
/* Returns whether a mark or the line ends what stands before the rest of it. */
bool said_ends(struct span line, struct span rest);
/* Takes a phrase of a list off a line where a mark or the line ends it. */
bool said_take_sentence(struct span *line, const char *const *list);
/* Returns what stands in a line behind as many words as its plain form has and the rest of that has not. */
struct span said_behind(struct span line, struct span plain, struct span rest);

#endif
