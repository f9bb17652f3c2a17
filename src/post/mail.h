/* SPDX-License-Identifier: MIT
 * A mail from outside. Limits are checked before anything is parsed: 1 MiB in all, 64 KiB of
 * headers, 64 parts, 8 levels. HTML, which is read only where there is no plain text, may have 256
 * KiB, 64 attributes a tag and 256 levels. Bytes that are no mail, but a signed block or an order
 * text, are read as a mail of one text without headers. Nothing here is believed: a seal shows who
 * signed a letter. */
#ifndef POST_MAIL_H
#define POST_MAIL_H
#include "base/text.h"

enum {
	MAIL_BYTES = 1 << 20,
	MAIL_HEADER_BYTES = 64 << 10,
	MAIL_PARTS = 64,
	MAIL_LEVELS = 8,
	MAIL_HTML_BYTES = 256 << 10,
	MAIL_HTML_ATTRIBUTES = 64,
	MAIL_HTML_LEVELS = 256
};

enum mail_problem {
	MAIL_FINE,
	MAIL_TOO_LARGE,
	MAIL_HEADER_TOO_LARGE,
	MAIL_TOO_MANY_PARTS,
	MAIL_TOO_DEEP,
	MAIL_HTML_TOO_LARGE,
	MAIL_HTML_ATTRIBUTES_TOO_MANY,
	MAIL_HTML_TOO_DEEP,
	MAIL_UNREADABLE
};

struct mail_part {
	bool file;	  /* an attachment: it has a name or asks to be saved */
	bool quoted;	  /* it is inside another mail that was attached */
	bool html;	  /* text was made from HTML; lines of quoted passages begin with "> " */
	struct span name; /* of a file: the name in the mail, without folders, cleaned; n 0: none */
	struct span bytes;
	/* decoded from the transfer encoding */
	/* of a text: in UTF-8; else n 0. Zeros and bytes that are not UTF-8 stay. Lines that the sender's program
	 * broke in a way that can be undone are whole, but not those of a file */
	struct span text;
};

/* Spans point into the bytes that were read or into memory of the mail; n 0: not there. Of a header
 * that occurs twice the first counts, as it was written last. */
struct mail {
	enum mail_problem problem;
	bool bare;			    /* a text and no mail: there are no headers */
	struct span from, to, delivered_to; /* the first address in each, without <> */
	struct span from_name; /* what stands before the address in From, in UTF-8; not cleaned */
	struct span addressed; /* the first 50 addresses in To and Cc, parted by blanks */
	struct span id;	       /* Message-ID, with its <> */
	struct span answers;   /* In-Reply-To: the first Message-ID in it, with its <> */
	struct span subject;   /* in UTF-8; not cleaned */
	struct span sender, return_path; /* the addresses; n 0 also for <> */
	bool null_return;		 /* a Return-Path is <> */
	bool by_program;		 /* a header says that no person sent the mail */
	bool looped;			 /* our own mail: it has X-Tradepost or X-Loop */
	int parts;
	struct mail_part *part;
	void **held; /* private: the memory spans point into */
	int holds;
};

/* Mails are read by a program of their own, tradepost-reader, which has no rights: a fault in the
 * libraries that take mails apart leads nowhere. It starts with the first mail that is no bare
 * text. Where it cannot be started mail_read ends the process, as base/fail.h's not_installed does,
 * and the mail is lost to nobody. Call mail_begin once before the first mail_read, mail_end after
 * the last, which ends that program. */
void mail_begin(void);
void mail_end(void);
/* Starts the reader, and says whether the kernel holds it to a list of system calls. Returns false
 * with a reason. */
bool mail_reader_start(bool *shut_in, struct buf *why);

/* Reads a mail; the bytes must stay as long as the mail. Returns false, with m->problem,
 * where a limit was exceeded: there are then no parts, and headers only if they were within their
 * limit. A mail at which the reader dies, or is silent for 10 seconds, is MAIL_UNREADABLE; the next
 * one is read by a new reader. Call mail_free in every case. */
bool mail_read(struct mail *m, struct span bytes);
void mail_free(struct mail *);
/* Says which bytes will be read after those that are read next: while these are worked on, the
 * reader reads on. The bytes need not stay. */
void mail_ahead(struct span bytes);
/* Returns the name of the text that says a problem, see post/problem.h; NULL for MAIL_FINE. */
const char *mail_problem_name(enum mail_problem);

/* Returns whether a program sent the mail (RFC 3834, a list, a bounce, ourselves), so that nobody
 * must be answered. own: the club's address. */
bool mail_is_automatic(const struct mail *, const char *own);
/* Returns whether a mail says that it is from an address, case aside and nothing else. Anybody can
 * write that. */
bool mail_is_from(const struct mail *, const char *address);

#endif
