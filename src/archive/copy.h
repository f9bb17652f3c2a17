/* SPDX-License-Identifier: MIT
 * Somebody's copy of an archive: are its files those of the list that the referee signed? */
#ifndef ARCHIVE_COPY_H
#define ARCHIVE_COPY_H
#include "proof/verify.h"
#include "store/store.h"

/* A match in a copy of an archive. */
struct archive_copy_match {
	char name[64],
		gid[64]; /* name: of its folder; gid: as its papers name it; "": it has none */
	bool tied;	 /* the key that signed the list signs its records */
};
struct archive_copy {
	const char *folder;
	int files, wrong, stray;
	bool sealed; /* the list is signed with key; else that is a fault */
	unsigned char key[HASH];
	struct archive_copy_match *match;
	int matches;
	struct buf faults; /* a line each */
	struct buf strays; /* files that are not in the list */
};
/* Compares a copy's files with its list, and adds the papers of its matches to the evidence.
 * NOT_FOUND: the folder is no copy. */
enum found copy_look(struct archive_copy *, const char *folder, struct evidence *, struct buf *why);
/* Notes whether a match of the copy is by the referee who signed the list. */
void copy_tie(struct archive_copy *, const struct verification *);
void copy_free(struct archive_copy *);

#endif
