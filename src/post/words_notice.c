/* SPDX-License-Identifier: MIT
 * What phones and programs write below a mail without "-- " above it: "Sent from my iPhone". */
#include "post/words.h"

#include <string.h>

/* The most words of such a line; people go on with what they send from somewhere else. */
enum { NOTICE_WORDS = 14 };

static const char *const begins[] = {
	/* English */
	"sent from", "sent via", "sent with", "sent using", "get outlook for",
	"please excuse my brevity", "please excuse any typos",
	/* German */
	"gesendet von", "gesendet mit", "von meinem", "von meiner", "diese nachricht wurde von",
	"holen sie sich outlook", "outlook f\303\274r", "bitte entschuldigen sie die k\303\274rze",
	/* French */
	"envoy\303\251 de", "envoy\303\251 depuis", "envoy\303\251 \303\240 partir",
	"envoy\303\251 avec", "obtenir outlook", "obtenez outlook",
	"t\303\251l\303\251charger outlook",
	/* Spanish */
	"enviado desde", "enviado con", "obtener outlook", "obtenga outlook",
	/* Polish */
	"wys\305\202ane z", "wys\305\202ano z", "pobierz outlook",
	"pobierz aplikacj\304\231 outlook", NULL
};

/* One of these is in each of them. */
static const char *const devices[] = { "iphone", "ipad", "ios", "android", "galaxy", "samsung",
	"huawei", "xiaomi", "pixel", "oneplus", "motorola", "nokia", "sony", "blackberry",
	"windows", "outlook", "gmail", "yahoo", "gmx", "web.de", "proton", "k-9", "thunderbird",
	"mail", "phone", "smartphone", "handy", "tablet", "mobile", "device",
	"t\303\251l\303\251phone", "m\303\263vil", "telefonu", "telefon", "app", "brevity", "typos",
	"k\303\274rze", NULL };

static bool begins_with(struct span line, const char *phrase)
{
	size_t n = strlen(phrase);

	return line.n >= n && span_folds((struct span){ line.s, n }, phrase)
		&& (line.n == n || strchr(" .,:/", line.s[n]));
}

static bool contains(struct span line, const char *part)
{
	size_t n = strlen(part);

	for (; line.n >= n; line.s++, line.n--)
		if (span_folds((struct span){ line.s, n }, part))
			return true;
	return false;
}

static bool is_notice(struct span line)
{
	const char *const *begin = begins, *const *device = devices;
	struct span rest = line, word;
	int words = 0;

	while (span_word(&rest, &word))
		words++;
	while (*begin && !begins_with(line, *begin))
		begin++;
	while (*device && !contains(line, *device))
		device++;
	return words <= NOTICE_WORDS && *begin && *device;
}

void words_add_said(struct buf *said, struct span lines)
{
	struct span line;

	while (span_line(&lines, &line))
		if (!is_notice(line)) {
			buf_add(said, line.s, line.n);
			buf_char(said, '\n');
		}
}
