/* SPDX-License-Identifier: MIT
 * Where letters come from: a file, a folder of files, a Maildir, an mbox or standard input, one
 * letter at a time. A source takes the memory of one letter (INCOMING_MOST + INCOMING_HEAD bytes),
 * one signature and the names of the files in a folder, however long a letter, a line or a mailbox
 * is. Nothing is removed. Reading a source again gives the same letters again, except those that were
 * kept of a Maildir, which lie in cur/, marked as seen and answered, and are skipped, and of a folder
 * that is cleared, which lie in taken/. */
#ifndef POST_SOURCE_H
#define POST_SOURCE_H
#include "base/text.h"

enum {
	INCOMING_MOST = 1 << 20, /* bytes a letter may have */
	INCOMING_HEAD = 1 << 16	 /* bytes kept of a letter that has more */
};

struct letter_source;

/* One letter as it came, good until the next call with the same source. */
struct incoming_letter {
	struct span bytes;
	struct span signature; /* the file NAME.minisig or NAME.sig beside the file; n 0: none */
	const char *name;      /* for messages: one printable line */
	long long received;    /* seconds since 1970 when the file was written; 0: not known */
	size_t token;	       /* for source_done; good until source_close */
	bool too_large;	       /* bytes are only the first INCOMING_HEAD */
};

enum source_result { SOURCE_LETTER, SOURCE_FAILED, SOURCE_END };

/* Opens a source. "-" is standard input. A folder with new/ and cur/ is a Maildir. A file that
 * begins with "From " and is not in a Maildir is an mbox; an empty file holds no letter. Files of a
 * folder come in the order of the bytes of their names; names that begin with a dot, links and all
 * that is no plain file are skipped. Returns NULL with a reason when path cannot be opened, and at
 * once where it names a pipe, a device or a file of more than 2 GiB. */
struct letter_source *source_open(const char *path, struct buf *why);
/* Gets the next letter. SOURCE_FAILED gives the reason why one letter cannot be read; the next call
 * goes on after it. */
enum source_result source_next(struct letter_source *, struct incoming_letter *, struct buf *why);
/* Called when a letter is stored safely elsewhere: a letter in a Maildir moves to cur/, marked as
 * kept. Other letters may have been handed out since. */
bool source_done(struct letter_source *, size_t token, struct buf *why);
/* Has source_flush clear a plain folder; it changes nothing for any other source. */
void source_clears(struct letter_source *);
/* Moves the files that were read to their end, and whose letters are all stored, into taken/ of the
 * folder. */
bool source_flush(struct letter_source *, struct buf *why);
void source_close(struct letter_source *); /* NULL is fine */

#endif
