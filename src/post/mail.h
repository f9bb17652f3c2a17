/* SPDX-License-Identifier: MIT
 * A mail from outside, read behind limits that are looked at before anything is parsed: at most
 * 1 MiB, a header of 64 KiB, 64 parts, 8 levels; an HTML text, which is only read where there is no
 * plain one, has at most 256 KiB, 64 attributes a tag and 256 levels. Bytes that are no mail, but a
 * block or an order text, are a mail of one text without headers. Nothing here is believed: whoever
 * signs a letter is found by its seal. */
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
	bool file;   /* an attachment: it has a name or asks to be saved */
	bool quoted; /* it is inside another mail that was attached */
	bool html;   /* text was made of HTML; of a quoted passage each line begins with "> " */
	struct span name;  /* of a file: as the mail says it, without folders, clean; n 0: none */
	struct span bytes; /* as decoded from its transfer encoding */
	struct span text; /* of a text: in UTF-8; else n 0. NULs and bytes that are no UTF-8 stay */
};

/* Spans point into the bytes that were read or into the mail's own memory; n 0: not there. Of a
 * header that is there twice the first counts, for it was written last. */
struct mail {
	enum mail_problem problem;
	bool bare;			    /* no mail but a text: there are no headers */
	struct span from, to, delivered_to; /* the first address in them, without <> */
	struct span id;			    /* Message-ID, with its <> */
	struct span subject;		    /* in UTF-8; not clean */
	struct span auto_submitted, list_id, precedence;
	struct span return_path; /* the address; n 0 where it is <>, too */
	bool null_return;	 /* Return-Path: <> */
	bool looped;		 /* one of our own: X-Tradepost or X-Loop is there */
	int parts;
	struct mail_part *part;
	void **held; /* private: the memory spans point into */
	int holds;
};

/* GMime's tables: once in a program, before the first mail_read and after the last. */
void mail_begin(void);
void mail_end(void);

/* Reads a mail; bytes must stay as long as the mail does. False, with m->problem and its sentence
 * in why: a limit was passed, and there are no parts; the headers are there unless they were too
 * large. mail_free is due in every case. */
bool mail_read(struct mail *m, struct span bytes, struct buf *why);
void mail_free(struct mail *);
/* The sentence of a problem. */
const char *mail_problem_says(enum mail_problem);

/* The words that lines of an order text's header begin with, in any case. */
bool mail_order_word(struct span word);
/* A program sent it (RFC 3834, a list, a bounce, ourselves), so nobody must be answered. */
bool mail_is_automatic(const struct mail *);

#endif
