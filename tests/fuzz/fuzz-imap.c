/* SPDX-License-Identifier: MIT
 * Any bytes as the lines of an IMAP server: every number is in its range, the text is a piece of its
 * line, and a mail written out is read as the same, whatever else the server says about it. */
#include "base/fail.h"
#include "transport/imap_line.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The last second of the year 9999: no later date can be written. A zone leads past it. */
#define DATE_MOST 253402300799LL

static void date_print(struct buf *out, long long received)
{
	time_t at = (time_t)received;
	char date[40];
	struct tm t;

	must(gmtime_r(&at, &t));
	must(strftime(date, sizeof date, "%d-%b-%Y %H:%M:%S +0000", &t));
	buf_fmt(out, "INTERNALDATE \"%s\" ", date);
}

/* Flags that were not asked for may stand before the rest. */
static void mail_check(const struct imap_line *line, const char *flags)
{
	struct buf out = BUF_INIT;
	struct imap_line again;
	bool dated = line->received && line->received <= DATE_MOST;

	buf_fmt(&out, "* 1 FETCH (%s", flags);
	if (dated)
		date_print(&out, line->received);
	if (line->size)
		buf_fmt(&out, "RFC822.SIZE %lld ", line->size);
	buf_fmt(&out, "UID %lld)", line->uid);
	again = imap_line_read((struct span){ out.s, out.n });
	must(again.says == IMAP_MAIL && again.uid == line->uid && again.size == line->size);
	must(again.received == (dated ? line->received : 0));
	buf_free(&out);
}

static void numbers_check(const struct imap_line *line)
{
	must(line->number >= 0 && line->number <= IMAP_NUMBER_MOST);
	must(line->uid >= 0 && line->uid <= IMAP_NUMBER_MOST);
	must(line->size >= 0 && line->size <= IMAP_NUMBER_MOST);
	must(line->received >= 0 && line->received <= DATE_MOST + 24 * 3600);
	must(line->says != IMAP_VALIDITY || line->number);
	must((line->says == IMAP_MAIL) == (line->uid > 0));
}

static void text_check(struct span bytes, struct span text)
{
	must(!text.n || (text.s >= bytes.s && text.s + text.n <= bytes.s + bytes.n));
	must(!text.n || !memchr(text.s, '\n', text.n));
}

/* How a line ends does not count. It is read where nothing lies behind it. */
static void end_check(struct span bytes, const char *end, const struct imap_line *was)
{
	struct span copy = { NULL, bytes.n + strlen(end) };
	char *s = xgrow(NULL, copy.n, 1);
	struct imap_line line;

	memcpy(s, bytes.s, bytes.n);
	memcpy(s + bytes.n, end, copy.n - bytes.n);
	copy.s = s;
	line = imap_line_read(copy);
	must(line.says == was->says && line.number == was->number && line.uid == was->uid);
	must(line.size == was->size && line.received == was->received);
	must(span_same(line.text, was->text));
	text_check(copy, line.text);
	free(s);
}

static void line_check(struct span bytes)
{
	struct imap_line line = imap_line_read(bytes);

	numbers_check(&line);
	text_check(bytes, line.text);
	if (line.says == IMAP_MAIL) {
		mail_check(&line, "");
		mail_check(&line, "FLAGS () ");
		mail_check(&line, "FLAGS (\\Seen \\Answered) MODSEQ (7) ");
	}
	end_check(bytes, "", &line);
	end_check(bytes, "\n", &line);
	end_check(bytes, "\r\n", &line);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n);

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span rest = { (const char *)s, n }, line;

	while (span_line(&rest, &line))
		line_check(line);
	return 0;
}
