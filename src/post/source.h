/* SPDX-License-Identifier: MIT
 * Where letters come from: a file, a folder of files, a Maildir, an mbox or standard input, one
 * letter at a time. A source holds one letter, so it takes INCOMING_MOST + INCOMING_HEAD bytes, one
 * signature and the names of a folder's files, however long a letter, a line or a mailbox is.
 * Nothing is removed; reading the same source again gives the same letters again, but for those of a
 * Maildir that were kept: they are in cur/ then, marked as seen and answered, and passed over. */
#ifndef POST_SOURCE_H
#define POST_SOURCE_H
#include "base/text.h"

enum {
	INCOMING_MOST = 1 << 20, /* bytes a letter may have */
	INCOMING_HEAD = 1 << 16	 /* bytes kept of one that has more */
};

struct letter_source;

/* One letter as it came; everything in it lasts until the next call with the same source. */
struct incoming_letter {
	struct span bytes;
	struct span signature; /* the file NAME.minisig or NAME.sig beside the file; n 0: none */
	const char *name;      /* for messages: one printable line */
	long long received;    /* seconds since 1970 when the file was written; 0: not known */
	size_t token;	       /* for source_done; stays good until source_close */
	bool too_large;	       /* bytes are only the first INCOMING_HEAD */
};

enum source_step { SOURCE_LETTER, SOURCE_FAILED, SOURCE_END };

/* "-" is standard input. A folder with new/ and cur/ is a Maildir; what begins with "From " and is
 * not in a Maildir is an mbox; an empty file holds no letter. In folders files go by the order of
 * their names' bytes; names that begin with a dot, links and everything that is no plain file are
 * passed over. NULL with a reason when path cannot be opened. */
struct letter_source *source_open(const char *path, struct buf *why);
/* SOURCE_FAILED gives a reason for one letter that cannot be read; the next call goes on behind
 * it. */
enum source_step source_next(struct letter_source *, struct incoming_letter *, struct buf *why);
/* The letter is kept safely elsewhere: one in a Maildir goes to cur/, marked as kept. Any
 * number of letters may have been handed out since. */
bool source_done(struct letter_source *, size_t token, struct buf *why);
void source_close(struct letter_source *); /* NULL is fine */

#endif
