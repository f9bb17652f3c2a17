/* SPDX-License-Identifier: MIT */
#ifndef CMD_PLAYER_H
#define CMD_PLAYER_H
#include "base/buf.h"

/* The text of a player's file as canonical text, or the end of the program. */
void player_text(const char *path, struct buf *canonical);

#endif
