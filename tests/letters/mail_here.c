/* SPDX-License-Identifier: MIT
 * Reads mails in the test's own process, by the code of tradepost-reader, instead of asking that
 * program: a program that calls mail_begin itself and names libtests.a before libtradepost.a gets
 * these. */
#include "base/fail.h"
#include "reader/reader.h"

void mail_begin(void)
{
	reader_begin();
}

void mail_end(void)
{
	reader_end();
}

bool mail_reader_start(bool *shut_in, struct buf *why)
{
	(void)shut_in;
	(void)why;
	bug("tests that read mails themselves have no reader");
}

void mail_ahead(struct span bytes)
{
	(void)bytes;
}

bool mail_read(struct mail *m, struct span bytes)
{
	return reader_mail(m, bytes);
}

void bounce_read(struct bounce *b, const struct mail *m, struct span bytes)
{
	reader_bounce(b, m, bytes);
}
