/* SPDX-License-Identifier: MIT
 * What a player's commands share, at home, without a club. Each function ends the program where it
 * fails. */
#ifndef CMD_PLAYER_H
#define CMD_PLAYER_H
#include "cmd/cmd.h"
#include "post/key.h"
#include "proof/edition.h"
#include "report/report.h"

/* Reads a player's file as canonical text. */
void player_text(const char *path, struct buf *canonical);

/* Adds to an order text what only the key can: the player's values for the dice. Then signs the text,
 * whose header o is, and appends the sealed block. */
void player_sign(
	struct buf *text, const struct orders *, const struct secret_key *, struct buf *block);

/* A report, laid out to try orders for the season after it. */
struct order_context {
	struct buf xml, orders;
	struct report_head head;
	struct edition *edition;
	struct table *t;
};

/* Reads the report that the first word names, and the orders that the second one does. */
void tried_open(struct order_context *, const struct command_call *);
void tried_close(struct order_context *);

#endif
