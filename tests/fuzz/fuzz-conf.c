/* SPDX-License-Identifier: MIT
 * Any bytes as tradepost.conf: every setting has a text and what is taken keeps the promises of
 * tradepost.conf(5); written out, it is read as the same; a refusal is one line that names the file. */
#include "club/calendar.h"
#include "club/settings.h"
#include "fuzz.h"
#include "post/mail_write.h"

#include <stdlib.h>

/* Appends the settings as a file, their names from the lines of the one that init writes. */
static void settings_write(struct buf *out, char *const setting[])
{
	struct span rest = span_of(settings_text), line;
	int i = 0;

	while (span_line(&rest, &line)) {
		const char *equals = span_find(line, '=');

		if (!equals || span_starts(line, "# "))
			continue;
		buf_add(out, line.s + 1, (size_t)(equals - line.s));
		buf_fmt(out, " %s\n", setting[i++]);
	}
	must(i == SETTINGS);
}

static void number_check(const char *value, long long most)
{
	long long number;

	must(span_int(span_of(value), 1, most, &number));
}

static void all_check(char *const setting[])
{
	struct buf why = BUF_INIT;

	must(address_ok(span_of(setting[S_MAIL])));
	must(!*setting[S_REFEREE] || address_ok(span_of(setting[S_REFEREE])));
	number_check(setting[S_PATIENCE], 3600);
	number_check(setting[S_GIVE_UP], 365);
	number_check(setting[S_ANSWERS_CLUB], 100000);
	number_check(setting[S_LETTERS_KIB], 1000000);
	must(holidays_check(span_of(setting[S_HOLIDAYS]), &why));
	for (int i = 0; i < SETTINGS; i++)
		must(span_trim(span_of(setting[i])).n == strlen(setting[i]));
	buf_free(&why);
}

static void again_check(char *const setting[])
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	char *again[SETTINGS];

	settings_write(&text, setting);
	must(settings_read(again, "conf", span_of_buf(&text), &why) && !why.n);
	for (int i = 0; i < SETTINGS; i++) {
		must(!strcmp(setting[i], again[i]));
		free(again[i]);
	}
	buf_free(&text);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct buf why = BUF_INIT;
	char *setting[SETTINGS];

	if (settings_read(setting, "conf", (struct span){ (const char *)s, n }, &why)) {
		must(!why.n);
		all_check(setting);
		again_check(setting);
	} else {
		must(!strncmp(why.s, "conf:", 5) && !memchr(why.s, '\n', why.n));
	}
	for (int i = 0; i < SETTINGS; i++)
		free(setting[i]);
	buf_free(&why);
	return 0;
}
