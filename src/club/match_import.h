/* SPDX-License-Identifier: MIT
 * A match that another club exported comes into this one. What is always true: all that is checked
 * where a match is opened and a seat is given is checked again, for a file from elsewhere may hold
 * anything; letters, boxes and journals are those that were signed or hashed. */
#ifndef CLUB_MATCH_IMPORT_H
#define CLUB_MATCH_IMPORT_H
#include "club/club.h"

/* Returns whether the match may come in from that store, c->m being the match as it stands there. */
bool match_importable(const struct context *c, struct store *from);
/* Copies the match, in a transaction of its own. The club that the match comes from signed what is
 * there, and this club signs from now on; old is that club's key, which signs so; NULL: nobody does. */
bool match_import(const struct context *c, struct store *from, const struct secret_key *old);

#endif
