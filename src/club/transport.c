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

static void forget(char *password)
{
	if (password)
		chance_wipe(password, strlen(password));
	free(password);
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
	char *password, *authorities, *spool;

	if (!transport_out_known(club, why))
		return NULL;
	out_kind(way, &s.kind);
	spool = club_path(club->folder, "spool");
	s.where = s.kind == MAILER_FOLDER  ? spool
		: s.kind == MAILER_PROGRAM ? way + strlen(SENDMAIL)
					   : way;
	if (!club_password(club, S_PASSWORD, &password, why)) {
		free(spool);
		return NULL;
	}
	s.password = password;
	s.authorities = authorities = given_file(club, S_CA);
	sender = mailer_open(&s, why);
	forget(password);
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
	char *password;
	bool ok = imap_settings_ok(&s, why) && club_password(club, S_IMAP_PASSWORD, &password, why);

	if (ok)
		forget(password);
	return ok;
}

struct imap *transport_in(const struct club *club, const char *url, struct buf *why)
{
	struct imap_settings s = in_settings(club, url);
	char *password, *authorities;
	struct imap *imap;

	if (!club_password(club, S_IMAP_PASSWORD, &password, why))
		return NULL;
	authorities = given_file(club, S_IMAP_CA);
	s.password = password;
	s.authorities = authorities;
	imap = imap_open(&s, why);
	forget(password);
	free(authorities);
	return imap;
}
