/* SPDX-License-Identifier: MIT
 * A folder of pages. Each is made of inputs that a hash stands for, its key.
 *
 * What is always true:
 * - A file is there whole or not at all: it is written beside its place, then renamed.
 * - A file whose key is unchanged is not made again; one whose bytes are unchanged is not touched.
 * - Only files of the folder's own list, SITE_LIST, are ever removed. The list is written last,
 *   with the hash of each file, and signed in SITE_SEAL. After an interruption the next run makes
 *   again what the list does not name.
 * - Paths are relative, their parts [a-z0-9.-].
 * - Functions that can fail return false and append a sentence to why. */
#ifndef ARCHIVE_SITE_H
#define ARCHIVE_SITE_H
#include "base/buf.h"
#include "base/text.h"
#include "core/chance.h"
#include "post/key.h"
#include "store/store.h"

#define SITE_LIST "made.txt"
#define SITE_SEAL "made.txt.minisig"
#define SITE_KEY "referee.pub" /* put there by the caller */
#define SITE_BOX "box.xml"     /* in a match's folder: its box */

struct site;
/* Opens a site; makes the folder inside an existing one if needed. Refuses a folder that has files
 * but no list, as they belong to somebody, or whose list is of something else. of: what the site
 * is, in a line. everybody: all users may read the files, as a web server must; else only their
 * owner. Returns NULL with a reason. */
struct site *site_open(const char *folder, const char *of, bool everybody, struct buf *why);
/* Returns whether the file is there with this key; if so, it stays. */
bool site_has(struct site *, const char *path, const unsigned char key[HASH]);
/* Writes a file and notes its key. */
bool site_put(struct site *, const char *path, const unsigned char key[HASH], struct span bytes,
	struct buf *why);
/* Keeps all files of the last run whose paths begin so and that are unchanged. Returns their
 * number. key: their key from now on; NULL: as before. */
int site_keep(struct site *, const char *beginning, const unsigned char key[HASH]);
/* Returns whether a file could not be written. */
bool site_failed(const struct site *);
/* Appends a file of the last run, before it is written again; nothing if missing or changed. */
void site_read(struct site *, const char *path, struct buf *);
/* Removes the files that were neither kept nor put in this run; writes and signs the list. */
bool site_finish(struct site *, const struct secret_key *, struct buf *why);
void site_close(struct site *);

/* ---- looking at a copy ---- */
/* Opens a copy to look at it. NOT_FOUND: the folder has no list. */
enum found site_look(const char *folder, struct site **, struct buf *why);
/* Returns whether the key beside the list has signed it; sets that key. */
bool site_signed(const struct site *, struct public_key *, struct buf *why);
/* Returns the n-th file of the list, from 0; NULL at the end. */
const char *site_file(const struct site *, size_t n);
enum site_state { SITE_FINE, SITE_CHANGED, SITE_MISSING, SITE_UNREAD };
/* Compares a file with the list and appends its bytes. SITE_UNREAD: why has the reason. */
enum site_state site_state(const struct site *, size_t n, struct buf *bytes, struct buf *why);
/* Appends the paths of files that are not in the list, a line each. Returns their number. */
int site_strays(struct site *, struct buf *paths);

#endif
