/* SPDX-License-Identifier: MIT
 * The settings of a club, tradepost.conf(5). */
#ifndef CLUB_SETTINGS_H
#define CLUB_SETTINGS_H
#include "base/text.h"

/* In the order of the table in settings.c. */
enum setting {
	S_NAME,
	S_MAIL,
	S_REFEREE,
	S_TAKE,
	S_SEND,
	S_USER,
	S_PASSWORD,
	S_CA,
	S_UNKNOWN_SENDERS,
	S_PATIENCE,
	S_GIVE_UP,
	S_ANSWERS,
	S_ANSWERS_UNKNOWN,
	S_ANSWERS_CLUB,
	S_LETTERS,
	S_LETTERS_KIB,
	S_SUBADDRESS,
	S_FORMAT,
	S_HOLIDAYS,
	S_ZONE,
	S_IMAP_USER,
	S_IMAP_PASSWORD,
	S_IMAP_CA,
	S_IMAP_DONE,
	S_BOUNCES,
	S_REFEREE_CONFIRMS,
	S_SITE,
	SETTINGS
};

/* Reads a file's text. setting[] gets SETTINGS texts in every case, which the caller frees. path:
 * for messages. Returns false with a reason that names the line or the setting. */
bool settings_read(char *setting[], const char *path, struct span text, struct buf *why);
extern const char settings_text[]; /* what init writes as tradepost.conf */

#endif
