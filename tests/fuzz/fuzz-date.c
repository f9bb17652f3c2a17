/* SPDX-License-Identifier: MIT
 * Any bytes as a time that somebody wrote, and as a number of seconds: what is read is printed and
 * read as the same minute, its day is that of the print, and the Date of a mail means that second.
 * As a date that people write it lies ahead, in any zone; what is refused is told in one line, and
 * the remedy that it names is taken. */
#include "base/clock.h"
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

/* What a refusal tells to write is read as that instant. */
static void remedy_check(const struct clock_query *asked, const struct clock_result *is)
{
	struct buf text = BUF_INIT;
	struct clock_result again;

	time_print_short(&text, is->instant[1]);
	again = clock_read(span_of_buf(&text), asked);
	must(again.fault == CLOCK_READ && again.instant[0] == is->instant[1] - is->instant[1] % 60);
	buf_free(&text);
}

static void words_check(struct span text, const struct clock_query *asked)
{
	struct clock_result is = clock_read(text, asked);
	struct buf said = BUF_INIT;
	long long utc;

	if (is.fault) {
		clock_say_fault(&said, text, &is);
		must(text_is_clean(said.s, said.n, 400));
		buf_clear(&said);
	}
	if (is.fault != CLOCK_NO_TIME) {
		must(is.instant[0] <= is.instant[1] && is.instant[1] <= TIME_MOST);
		must((is.fault == CLOCK_PAST) == (is.instant[1] <= asked->now));
		must((is.fault == CLOCK_TWICE) == (is.instant[0] < is.instant[1]));
		clock_print(&said, is.zone, is.instant[0]);
		must(text_is_clean(said.s, said.n, 96));
	}
	if (is.fault == CLOCK_GAP || is.fault == CLOCK_TWICE)
		remedy_check(asked, &is);
	if (text.n && text.s[text.n - 1] == 'Z' && time_read(text, &utc))
		must(is.instant[0] == utc);
	buf_free(&said);
}

/* Deadlines lie between now and some years from now. */
static void zone_check(struct span text, long long number)
{
	static const char *const zone[] = { "UTC", "Europe/London", "America/Santiago",
		"Australia/Lord_Howe", "Pacific/Kiritimati" };
	const struct clock_query asked = { zone[number % 5], (int)(number % 1440),
		number % 2 ? 1796385600 : 1000000000LL + number % 3000000000LL };

	words_check(text, &asked);
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
	zone_check(text, number);
	print_check(number);
	mail_check(number);
	must(!time_day(-1 - number) && !time_day(TIME_MOST + 1 + number));
	return 0;
}
