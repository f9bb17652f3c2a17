/* SPDX-License-Identifier: MIT
 * A copy of an archive that somebody has: whether its files are those of the list that its referee signed. */
#ifndef ARCHIVE_COPY_H
#define ARCHIVE_COPY_H
#include "proof/verify.h"

/* A match in a copy of an archive: its folder, and what lies there. */
struct archive_copy_match {
	char name[64], gid[64]; /* gid: of its papers; "": it has none */
	bool tied;		/* its records are signed by the key that signed the list */
};
/* A copy of an archive. */
struct archive_copy {
	const char *folder;
	int files, wrong, stray;
	bool sealed; /* the key has signed its list; else that is a fault */
	unsigned char key[HASH];
	struct archive_copy_match *match;
	int matches;
	struct buf faults; /* a line each */
	struct buf strays; /* what is not in its list */
};
/* Compares its files with its list, and adds what proves its matches. False where the folder is none;
 * with a reason where it cannot be read. */
bool copy_look(struct archive_copy *, const char *folder, struct evidence *, struct buf *why);
/* Whether a match of the copy that was looked at is of the referee who signed the list. */
void copy_tie(struct archive_copy *, const struct verification *);
void copy_free(struct archive_copy *);

#endif
