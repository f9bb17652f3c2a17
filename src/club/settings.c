/* SPDX-License-Identifier: MIT */
#include "club/settings.h"
#include "club/calendar.h"
#include "post/mail_write.h"

#include <stdlib.h>
#include <string.h>

static const struct {
	const char *name, *otherwise;
} settings[SETTINGS] = {
	[S_NAME] = { "name", "A tradepost club" },
	[S_MAIL] = { "mail", "referee@localhost" },
	[S_REFEREE] = { "referee", "" },
	[S_TAKE] = { "take", "" },
	[S_SEND] = { "send", "spool" },
	[S_USER] = { "smtp-user", "" },
	[S_PASSWORD] = { "smtp-password-file", "" },
	[S_CA] = { "smtp-ca", "" },
	[S_UNKNOWN_SENDERS] = { "unknown-senders", "log" },
	[S_PATIENCE] = { "patience", "20" },
	[S_GIVE_UP] = { "give-up", "5" },
	[S_ANSWERS] = { "answers", "10" },
	[S_ANSWERS_UNKNOWN] = { "answers-unknown", "3" },
	[S_ANSWERS_CLUB] = { "answers-club", "200" },
	[S_LETTERS] = { "letters", "20" },
	[S_LETTERS_KIB] = { "letters-kib", "256" },
	[S_SUBADDRESS] = { "subaddress", "no" },
	[S_FORMAT] = { "format", "text" },
	[S_HOLIDAYS] = { "holidays", "" },
	[S_ZONE] = { "zone", "UTC" },
	[S_IMAP_USER] = { "imap-user", "" },
	[S_IMAP_PASSWORD] = { "imap-password-file", "" },
	[S_IMAP_CA] = { "imap-ca", "" },
	[S_IMAP_DONE] = { "imap-done", "Done" },
	[S_BOUNCES] = { "bounces", "no" },
	[S_REFEREE_CONFIRMS] = { "referee-confirms", "no" },
	[S_SITE] = { "site", "" },
};

const char settings_text[] =
	"# Settings of this tradepost club: name = value. tradepost.conf(5) tells of each.\n"
	"# A line that is left out means what it says here.\n"
	"#name = A tradepost club\n"
	"#mail = referee@localhost\n"
	"#referee =\n"
	"#take =\n"
	"#send = spool\n"
	"#smtp-user =\n"
	"#smtp-password-file =\n"
	"#smtp-ca =\n"
	"#unknown-senders = log\n"
	"#patience = 20\n"
	"#give-up = 5\n"
	"#answers = 10\n"
	"#answers-unknown = 3\n"
	"#answers-club = 200\n"
	"#letters = 20\n"
	"#letters-kib = 256\n"
	"#subaddress = no\n"
	"#format = text\n"
	"#holidays =\n"
	"#zone = UTC\n"
	"#imap-user =\n"
	"#imap-password-file =\n"
	"#imap-ca =\n"
	"#imap-done = Done\n"
	"#bounces = no\n"
	"#referee-confirms = no\n"
	"#site =\n";

static bool read_setting(
	char *setting[], const char *path, int number, struct span line, struct buf *why)
{
	const char *equals;
	struct span name, value;

	line = span_trim(line);
	if (!line.n || line.s[0] == '#')
		return true;
	if (span_find(line, 0)) {
		buf_fmt(why, "%s:%d: the line has a zero byte: save the file as text", path,
			number);
		return false;
	}
	equals = span_find(line, '=');
	if (!equals) {
		buf_fmt(why, "%s:%d: '%.*s' is not NAME = VALUE", path, number, (int)line.n,
			line.s);
		return false;
	}
	name = span_trim((struct span){ line.s, (size_t)(equals - line.s) });
	value = span_trim((struct span){ equals + 1, line.n - (size_t)(equals + 1 - line.s) });
	for (int i = 0; i < SETTINGS; i++)
		if (span_folds(name, settings[i].name)) {
			free(setting[i]);
			setting[i] = xcopy(value.s, value.n);
			return true;
		}
	buf_fmt(why, "%s:%d: there is no setting '%.*s'", path, number, (int)name.n, name.s);
	return false;
}

/* The settings of a file while they are checked. */
struct checking {
	char *const *setting;
	const char *path;
	struct buf *why;
};

static bool check_number(
	const struct checking *c, enum setting which, int most, const char *of_what)
{
	long long number;

	if (span_int(span_of(c->setting[which]), 1, most, &number))
		return true;
	buf_fmt(c->why, "%s: %s = '%s' is no number of %s from 1 to %d", c->path,
		settings[which].name, c->setting[which], of_what, most);
	return false;
}

/* words: possible values, parted by blanks. */
static bool check_word(const struct checking *c, enum setting which, const char *words)
{
	struct span rest = span_of(words), word;

	while (span_word(&rest, &word))
		if (span_is(word, c->setting[which]))
			return true;
	buf_fmt(c->why, "%s: %s = '%s' is none of: %s", c->path, settings[which].name,
		c->setting[which], words);
	return false;
}

/* Checks how many letters are taken and answered. */
static bool check_letters(const struct checking *c)
{
	return check_number(c, S_LETTERS, 100000, "letters")
		&& check_number(c, S_LETTERS_KIB, 1000000, "KiB")
		&& check_number(c, S_ANSWERS, 100000, "answers")
		&& check_number(c, S_ANSWERS_UNKNOWN, 100000, "answers")
		&& check_number(c, S_ANSWERS_CLUB, 100000, "answers");
}

/* Checks how mails are made and sent. */
static bool check_mails(const struct checking *c)
{
	return check_number(c, S_GIVE_UP, 365, "days") && check_letters(c)
		&& check_word(c, S_SUBADDRESS, "yes no")
		&& check_word(c, S_FORMAT, "text html plain") && check_word(c, S_BOUNCES, "yes no")
		&& check_word(c, S_REFEREE_CONFIRMS, "yes no");
}

enum { SITE_MOST = 200 };
#define SITE_LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/:%"

static bool check_address(const struct checking *c, enum setting which, const char *what)
{
	const char *address = c->setting[which];

	if (address_ok(span_of(address)))
		return true;
	buf_fmt(c->why, "%s: %s = '%s' is no address %s", c->path, settings[which].name, address,
		what);
	return false;
}

/* It stands in mails as a link, so it is a plain address of the web and has no name or password. */
static bool check_site(const struct checking *c)
{
	const char *site = c->setting[S_SITE], *host = strstr(site, "://");
	bool web = span_starts(span_of(site), "https://") || span_starts(span_of(site), "http://");

	if (!*site
		|| (web && host[3] && strlen(site) <= SITE_MOST
			&& !site[strspn(site, SITE_LETTERS)]))
		return true;
	buf_fmt(c->why,
		"%s: site = '%s' is no address of a page, as in: https://games.example/club",
		c->path, site);
	return false;
}

static bool check_holidays(const struct checking *c)
{
	struct buf why = BUF_INIT;
	bool ok = holidays_check(span_of(c->setting[S_HOLIDAYS]), &why);

	if (!ok)
		buf_fmt(c->why, "%s: holidays = %s", c->path, why.s);
	buf_free(&why);
	return ok;
}

static bool check_zone(const struct checking *c)
{
	const char *wrong;
	char zone[ZONE_BYTES];

	if (clock_zone_read(zone, span_of(c->setting[S_ZONE]), &wrong))
		return true;
	buf_fmt(c->why, "%s: zone = '%s' %s, as in: Europe/London", c->path, c->setting[S_ZONE],
		wrong);
	return false;
}

static bool check_all(const struct checking *c)
{
	return check_address(c, S_MAIL, "mails can come from")
		&& (!*c->setting[S_REFEREE] || check_address(c, S_REFEREE, "a mail can be sent to"))
		&& check_number(c, S_PATIENCE, 3600, "seconds")
		&& check_word(c, S_UNKNOWN_SENDERS, "log answer") && check_holidays(c)
		&& check_zone(c) && check_site(c) && check_mails(c);
}

bool settings_read(char *setting[], const char *path, struct span text, struct buf *why)
{
	const struct checking c = { setting, path, why };
	struct span line;

	for (int i = 0; i < SETTINGS; i++)
		setting[i] = xcopy(settings[i].otherwise, strlen(settings[i].otherwise));
	for (int number = 1; span_line(&text, &line); number++)
		if (!read_setting(setting, path, number, line, why))
			return false;
	return check_all(&c);
}
