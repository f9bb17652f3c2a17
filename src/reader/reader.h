/* SPDX-License-Identifier: MIT
 * Reads mails and the reports of bounces, by GMime and libxml2: what mail_read (post/mail.h) and
 * bounce_read (post/bounce.h) have done by a program of its own, tradepost-reader, for hostile
 * bytes may find a fault in such libraries. The program calls reader_begin before it shuts itself
 * in, as converters of charsets lie in files. Private to this folder and to tests. */
#ifndef READER_READER_H
#define READER_READER_H
#include "post/bounce.h"

/* Call it once before all else; a process cannot begin again after reader_end. */
void reader_begin(void);
void reader_end(void);

/* As mail_read and bounce_read. */
bool reader_mail(struct mail *, struct span bytes);
void reader_bounce(struct bounce *, const struct mail *, struct span bytes);

#endif
