/* SPDX-License-Identifier: MIT
 * Any bytes as a time that somebody wrote, and as a number of seconds: what is read is printed and
 * read as the same minute, its day is that of the print, and the Date of a mail means that second. */
#include "base/time.h"
#include "fuzz.h"
#include "post/mail_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void day_check(long long seconds, const char *print)
{
	int y, m, d;

	must(sscanf(print, "%4d-%2d-%2d", &y, &m, &d) == 3);
	must(time_day(seconds) == y * 10000 + m * 100 + d);
}

/* The print of a time has no seconds. */
static void print_check(long long seconds)
{
	struct buf once = BUF_INIT, twice = BUF_INIT, words = BUF_INIT;
	long long again = -1;

	time_print_short(&once, seconds);
	must(time_read(span_of_buf(&once), &again));
	must(again == seconds - seconds % 60);
	time_print_short(&twice, again);
	must(span_same(span_of_buf(&once), span_of_buf(&twice)));
	day_check(seconds, once.s);
	time_print(&words, seconds);
	must(text_is_clean(words.s, words.n, 48));
	must(!memcmp(words.s + words.n - 4, " UTC", 4));
	buf_free(&once);
	buf_free(&twice);
	buf_free(&words);
}

static void mail_check(long long seconds)
{
	const struct outgoing_mail m = { .from = { NULL, "a@b.org" },
		.to = { NULL, "c@d.org" },
		.subject = "s",
		.message_id = "<a@b>",
		.date = seconds };
	struct buf mail = BUF_INIT, why = BUF_INIT;
	struct tm tm = { 0 };
	const char *end;

	must(mail_write(&mail, &m, &why));
	end = strptime(mail.s, "Date: %a, %d %b %Y %H:%M:%S +0000", &tm);
	must(end && !memcmp(end, "\r\nFrom:", 7));
	must((long long)timegm(&tm) == seconds);
	buf_free(&mail);
	buf_free(&why);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span text = { (const char *)s, n };
	long long read = -1, number = (long long)(fuzz_number(text) % (TIME_MOST + 1ULL));

	if (time_read(text, &read)) {
		must(read >= 0 && read <= TIME_MOST && !span_find(text, 0));
		print_check(read);
	} else {
		must(read == -1);
	}
	print_check(number);
	mail_check(number);
	must(!time_day(-1 - number) && !time_day(TIME_MOST + 1 + number));
	return 0;
}
