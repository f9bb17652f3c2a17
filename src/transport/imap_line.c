/* SPDX-License-Identifier: MIT */
#include "transport/imap_line.h"

#include <string.h>
#include <time.h>

/* Cuts the next piece off: a quoted string, without its quotes, or what ends at a blank or at one
 * of ( ) [ ], which are skipped. */
static bool cut_piece(struct span *rest, struct span *piece)
{
	size_t n = 0;

	while (rest->n && strchr(" ()[]", rest->s[0])) {
		rest->s++;
		rest->n--;
	}
	if (!rest->n)
		return false;
	if (rest->s[0] == '"') {
		for (n = 1; n < rest->n && rest->s[n] != '"'; n++)
			;
		*piece = (struct span){ rest->s + 1, n - 1 };
		n += n < rest->n;
	} else {
		while (n < rest->n && !memchr(" ()[]", rest->s[n], 5))
			n++;
		*piece = (struct span){ rest->s, n };
	}
	rest->s += n;
	rest->n -= n;
	return true;
}

static bool cut_number(
	struct span *rest, size_t n, long long least, long long most, long long *value)
{
	struct span digits = *rest;

	if (rest->n < n)
		return false;
	digits.n = n;
	rest->s += n;
	rest->n -= n;
	return span_int(span_trim(digits), least, most, value);
}

static bool cut_char(struct span *rest, char c)
{
	if (!rest->n || rest->s[0] != c)
		return false;
	rest->s++;
	rest->n--;
	return true;
}

/* Reads "-JUL-"; 0 is January. Returns false for all else. */
static bool cut_month(struct span *rest, int *month)
{
	static const char names[12][6] = { "-JAN-", "-FEB-", "-MAR-", "-APR-", "-MAY-", "-JUN-",
		"-JUL-", "-AUG-", "-SEP-", "-OCT-", "-NOV-", "-DEC-" };

	for (*month = 0; *month < 12; ++*month)
		if (span_starts(*rest, names[*month])) {
			rest->s += 5;
			rest->n -= 5;
			return true;
		}
	return false;
}

/* Reads "+0200" as seconds. */
static bool read_zone(struct span rest, long long *seconds)
{
	bool west = rest.n && rest.s[0] == '-';
	long long hours, minutes;

	if (!west && (!rest.n || rest.s[0] != '+'))
		return false;
	rest.s++;
	rest.n--;
	if (!cut_number(&rest, 2, 0, 14, &hours) || !cut_number(&rest, 2, 0, 59, &minutes)
		|| rest.n)
		return false;
	*seconds = (west ? -1 : 1) * (3600 * hours + 60 * minutes);
	return true;
}

/* Reads "17-Jul-1996 02:44:25 -0700"; a day of one digit has a blank before it. Returns 0 for no
 * date. */
static long long read_date(struct span rest)
{
	long long day, year, hour, minute, second, zone, utc;
	struct tm t = { 0 };

	if (!cut_number(&rest, 2, 1, 31, &day) || !cut_month(&rest, &t.tm_mon)
		|| !cut_number(&rest, 4, 1970, 9999, &year) || !cut_char(&rest, ' ')
		|| !cut_number(&rest, 2, 0, 23, &hour) || !cut_char(&rest, ':')
		|| !cut_number(&rest, 2, 0, 59, &minute) || !cut_char(&rest, ':')
		|| !cut_number(&rest, 2, 0, 60, &second) || !cut_char(&rest, ' ')
		|| !read_zone(rest, &zone))
		return 0;
	t.tm_mday = (int)day;
	t.tm_year = (int)year - 1900;
	t.tm_hour = (int)hour;
	t.tm_min = (int)minute;
	t.tm_sec = (int)second;
	utc = timegm(&t) - zone;
	/* timegm turns the 31st of June into the 1st of July. */
	return t.tm_mday == day && utc > 0 ? utc : 0;
}

static bool read_number(struct span piece, long long *value)
{
	if (span_int(piece, 1, IMAP_NUMBER_MOST, value))
		return true;
	*value = 0;
	return false;
}

/* Cuts off the value behind a name: a piece, or a whole list, whose content are no names. */
static bool cut_value(struct span *rest, struct span *value)
{
	int depth = 0;

	*rest = span_trim(*rest);
	*value = (struct span){ rest->s, 0 };
	if (!rest->n || rest->s[0] != '(')
		return cut_piece(rest, value);
	do {
		depth += (rest->s[0] == '(') - (rest->s[0] == ')');
		rest->s++;
		rest->n--;
	} while (rest->n && depth);
	value->n = (size_t)(rest->s - value->s);
	return true;
}

/* Reads "(UID 7 RFC822.SIZE 90 INTERNALDATE "...")" in any order; a server may add others, such as
 * FLAGS. */
static void read_mail(struct imap_line *line, struct span rest)
{
	struct span name, value;

	while (cut_piece(&rest, &name) && cut_value(&rest, &value)) {
		if (span_folds(name, "UID"))
			read_number(value, &line->uid);
		else if (span_folds(name, "RFC822.SIZE"))
			read_number(value, &line->size);
		else if (span_folds(name, "INTERNALDATE"))
			line->received = read_date(value);
	}
	if (line->uid)
		line->says = IMAP_MAIL;
}

static struct imap_line read_untagged(struct span rest)
{
	struct imap_line line = { .says = IMAP_OTHER };
	struct span first, second, third;
	long long number;

	if (!cut_piece(&rest, &first) || !cut_piece(&rest, &second))
		return line;
	if (span_folds(first, "OK") && span_folds(second, "UIDVALIDITY")) {
		if (cut_piece(&rest, &third) && read_number(third, &line.number))
			line.says = IMAP_VALIDITY;
	} else if (span_folds(second, "EXISTS")
		&& span_int(first, 0, IMAP_NUMBER_MOST, &line.number)) {
		line.says = IMAP_EXISTS;
	} else if (span_folds(second, "FETCH") && read_number(first, &number)) {
		read_mail(&line, rest);
	}
	return line;
}

struct imap_line imap_line_read(struct span rest)
{
	struct imap_line line = { .says = IMAP_OTHER };
	struct span tag, word;

	rest = span_trim(rest);
	if (!span_word(&rest, &tag) || span_is(tag, "+"))
		return line;
	if (span_is(tag, "*"))
		return read_untagged(rest);
	if (!span_word(&rest, &word))
		return line;
	if (span_folds(word, "OK"))
		line.says = IMAP_ENDED;
	else if (span_folds(word, "NO") || span_folds(word, "BAD"))
		line.says = IMAP_REFUSED;
	line.text = span_trim(rest);
	return line;
}
