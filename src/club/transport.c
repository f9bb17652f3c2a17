/* SPDX-License-Identifier: MIT */
#include "club/transport.h"

#include <stdlib.h>
#include <string.h>

static const char SENDMAIL[] = "sendmail:";

static char *given_file(const struct club *club, enum setting which)
{
	return *club->setting[which] ? club_file(club, club->setting[which]) : NULL;
}

static const char *given(const struct club *club, enum setting which)
{
	return *club->setting[which] ? club->setting[which] : NULL;
}

/* The file of a password may be empty. */
static const char *given_word(
	const struct club *club, enum setting which, const struct buf *password)
{
	return *club->setting[which] ? password->s : NULL;
}

/* ---- out ---- */

static bool out_kind(const char *way, enum mailer_kind *kind)
{
	*kind = !strncmp(way, "smtp", 4)		    ? MAILER_SMTP
		: !strncmp(way, SENDMAIL, strlen(SENDMAIL)) ? MAILER_PROGRAM
							    : MAILER_FOLDER;
	return *kind != MAILER_FOLDER || !strcmp(way, "spool");
}

bool transport_out_known(const struct club *club, struct buf *why)
{
	enum mailer_kind kind;

	if (out_kind(club->setting[S_SEND], &kind))
		return true;
	buf_fmt(why,
		"send = '%s' is no way to send: give spool, smtp://HOST:PORT, smtps://HOST or"
		" sendmail:/PATH",
		club->setting[S_SEND]);
	return false;
}

struct mailer *transport_out(const struct club *club, struct buf *why)
{
	const char *way = club->setting[S_SEND];
	struct mailer_settings s = { .user = given(club, S_USER),
		.patience = atoi(club->setting[S_PATIENCE]) };
	struct mailer *sender;
	char *authorities, *spool;
	struct buf password = BUF_INIT;

	if (!transport_out_known(club, why))
		return NULL;
	out_kind(way, &s.kind);
	spool = club_path(club->folder, "spool");
	s.where = s.kind == MAILER_FOLDER  ? spool
		: s.kind == MAILER_PROGRAM ? way + strlen(SENDMAIL)
					   : way;
	if (!club_password(club, S_PASSWORD, &password, why)) {
		key_buf_wipe(&password);
		free(spool);
		return NULL;
	}
	s.password = given_word(club, S_PASSWORD, &password);
	s.authorities = authorities = given_file(club, S_CA);
	sender = mailer_open(&s, why);
	key_buf_wipe(&password);
	free(authorities);
	free(spool);
	return sender;
}

/* ---- in ---- */

static struct imap_settings in_settings(const struct club *club, const char *url)
{
	return (struct imap_settings){ .url = url,
		.user = given(club, S_IMAP_USER),
		.done = club->setting[S_IMAP_DONE],
		.patience = atoi(club->setting[S_PATIENCE]) };
}

bool transport_in_known(const struct club *club, const char *url, struct buf *why)
{
	struct imap_settings s = in_settings(club, url);
	struct buf password = BUF_INIT;
	bool ok = imap_settings_ok(&s, why) && club_password(club, S_IMAP_PASSWORD, &password, why);

	key_buf_wipe(&password);
	return ok;
}

struct imap *transport_in(const struct club *club, const char *url, struct buf *why)
{
	struct imap_settings s = in_settings(club, url);
	struct buf password = BUF_INIT;
	char *authorities;
	struct imap *imap = NULL;

	authorities = given_file(club, S_IMAP_CA);
	s.authorities = authorities;
	if (club_password(club, S_IMAP_PASSWORD, &password, why)) {
		s.password = given_word(club, S_IMAP_PASSWORD, &password);
		imap = imap_open(&s, why);
	}
	key_buf_wipe(&password);
	free(authorities);
	return imap;
}
