/* SPDX-License-Identifier: MIT
 * What commands need before they begin. Where it cannot be had, each function ends the program. */
#ifndef CMD_OPEN_H
#define CMD_OPEN_H
#include "club/work_end.h"
#include "cmd/cmd.h"
#include "post/key.h"

/* Opens a club; call club_close afterwards. */
void need_club(struct club *, const char *folder);
/* need() for the store. Where another process uses the store, ends with EX_TEMPFAIL, as the call
 * may succeed later. */
void need_store(bool ok, const struct store *, int code, const struct buf *why);
/* Returns the code to end with. */
int work_code(enum work_end);
/* Lets one process at a time do this work in a club; others end with EX_TEMPFAIL. */
void need_lock(struct club *, const char *work);
/* Gets a match by name; call match_free afterwards. */
void need_match(struct club *, const char *name, struct match *);
/* A club and a match of it, open; c is made of them. */
struct match_context {
	struct club club;
	struct match m;
	struct buf why;
	struct context c;
};
/* Opens a club and the match that the first word names. */
void open_match(struct match_context *, const struct command_call *);
void close_match(struct match_context *);
/* As open_match, in a transaction: what happens to the match meanwhile waits. */
void begin_match(struct match_context *, const struct command_call *);
/* Makes lasting what was changed, and closes all. Ends the program with the reason unless ok. */
void end_match(struct match_context *, bool ok);
/* Reads the file of a public key; before a transaction, as somebody may type it. */
void need_key_text(const char *path, struct buf *text);
/* Reads the key in that. */
void need_key(const struct club *, const char *path, const struct buf *text, struct public_key *);
/* Says where nothing proves that the dice of a match are not chosen; see club/seat_keys.h. */
void warn_open_dice(const struct context *);
/* Returns the seat of a match by name or number. */
int need_seat(const struct match *, const char *word);
/* Returns the season that --season names; without it, the season played last. */
int need_season(const struct command_call *, const struct match *);
/* Ends the program and lists the games there are. */
__attribute__((__noreturn__)) void no_such_game(const char *name);

#endif
