/* SPDX-License-Identifier: MIT */
#ifndef CMD_PLAYER_H
#define CMD_PLAYER_H
#include "base/buf.h"

/* Reads a player's file as canonical text; ends the program where it cannot. */
void player_text(const char *path, struct buf *canonical);

#endif
