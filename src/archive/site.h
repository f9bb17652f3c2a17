/* SPDX-License-Identifier: MIT
 * A folder of pages, each made of inputs that a hash stands for: its key. What is always true: a file
 * is there whole or not at all, for it is written beside its place and renamed; one whose key is as it
 * was is not made again, and one whose bytes are as they were is not touched; only what the folder's
 * own list names is ever removed. The list, SITE_LIST, is written last, with each file's hash and, in a
 * file beside it, a signature: where work broke off, the next run makes again what it does not know.
 * Paths are relative, of parts that are [a-z0-9.-]. Functions that can fail return false and add a
 * sentence to why. */
#ifndef ARCHIVE_SITE_H
#define ARCHIVE_SITE_H
#include "base/buf.h"
#include "base/text.h"
#include "core/chance.h"
#include "post/key.h"

#define SITE_LIST "made.txt"
#define SITE_SEAL "made.txt.minisig"
#define SITE_KEY "referee.pub" /* put by who makes it */
#define SITE_BOX "box.xml"     /* in a match's folder: what it is played with */

struct site;
/* Makes the folder, if it is not there, inside one that is. A folder that holds files but no list is
 * refused: it is somebody's own; so is one made of something else. NULL with a reason. of: what, in a line.
 * everybody: who can read what is written, as a web server must; else its owner alone. */
struct site *site_open(const char *folder, const char *of, bool everybody, struct buf *why);
/* True if the file is there with this key; then it stays. */
bool site_has(struct site *, const char *path, const unsigned char key[HASH]);
/* Writes it, and notes the key. */
bool site_put(struct site *, const char *path, const unsigned char key[HASH], struct span bytes,
	struct buf *why);
/* All files of the last time whose paths begin so, and that are there as they were left, stay; how many
 * there are. Where a key is given it is theirs from now on. */
int site_keep(struct site *, const char *beginning, const unsigned char key[HASH]);
/* True once a file could not be written. */
bool site_failed(const struct site *);
/* A file of the last time, to be read before it is written again; nothing where there is none, or where
 * it is not as it was left. */
void site_read(struct site *, const char *path, struct buf *);
/* Removes what was neither found nor put since it was opened, and writes the list, signed. */
bool site_finish(struct site *, const struct secret_key *, struct buf *why);
void site_close(struct site *);

/* ---- a copy, to be looked at ---- */
/* NULL without a sentence where the folder has no list. */
struct site *site_look(const char *folder, struct buf *why);
/* Whether the key that lies beside the list has signed it: that key. */
bool site_signed(const struct site *, struct public_key *, struct buf *why);
/* The n-th file of the list, from 0; NULL at the end. */
const char *site_file(const struct site *, size_t n);
enum site_state { SITE_FINE, SITE_CHANGED, SITE_MISSING, SITE_UNREAD };
/* How it is now; its bytes are appended; of SITE_UNREAD why tells the reason. */
enum site_state site_state(const struct site *, size_t n, struct buf *bytes, struct buf *why);
/* Appends, a line each, what lies in the folder and is not in the list; how many there are. */
int site_strays(struct site *, struct buf *paths);

#endif
