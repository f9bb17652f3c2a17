/* SPDX-License-Identifier: MIT
 * Mails out. A mail is marked as sent after its sender has it and, in a folder, after the folder is
 * durable; if the program dies between, the same bytes go out once more under the same Message-ID. */
#include "base/file.h"
#include "cmd/club.h"
#include "cmd/work.h"
#include "post/spool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* What a batch has sent is marked at its end, so a slow way has smaller ones. */
enum { SLOW_BATCH = 100, SEND_BATCH = 250, PASSWORD_BYTES = 1024, ROW_MOST = 3 };

struct sending {
	struct club *club;
	struct sender *sender;
	long long now, last;
	int batch, later, refused;
	int in_a_row; /* mails kept for later one after the other */
};

/* ---- the way out ---- */

static char *read_password(const struct club *club)
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	struct span word;
	struct stat st;
	char *path;

	if (!*club->setting[S_PASSWORD])
		return NULL;
	path = club_file(club, club->setting[S_PASSWORD]);
	if (stat(path, &st) || st.st_mode & 077)
		die(EX_CONFIG,
			"'%s' cannot be read, or by others too: it must be there with mode 0600",
			path);
	need(file_read(&text, path, PASSWORD_BYTES, &why), EX_CONFIG, &why);
	free(path);
	word = span_trim((struct span){ text.s, text.n });
	buf_cut(&text, (size_t)(word.s - text.s) + word.n);
	return buf_take(&text);
}

static struct sender *open_sender(const struct club *club)
{
	const char *way = club->setting[S_SEND];
	char *spool = club_path(club->folder, "spool"), *password = read_password(club);
	char *ca = *club->setting[S_CA] ? club_file(club, club->setting[S_CA]) : NULL;
	struct buf why = BUF_INIT;
	struct sender_settings s = { .kind = SENDER_FOLDER,
		.where = spool,
		.user = *club->setting[S_USER] ? club->setting[S_USER] : NULL,
		.password = password,
		.authorities = ca,
		.patience = atoi(club->setting[S_PATIENCE]) };
	struct sender *sender;

	if (!strncmp(way, "smtp", 4)) {
		s.kind = SENDER_SMTP;
		s.where = way;
	} else if (!strncmp(way, "sendmail:", 9)) {
		s.kind = SENDER_PROGRAM;
		s.where = way + 9;
	} else if (strcmp(way, "spool")) {
		die(EX_CONFIG,
			"send = '%s' is no way to send: spool, smtp://HOST:PORT or sendmail:/PATH",
			way);
	}
	sender = sender_open(&s, &why);
	need(sender != NULL, EX_CONFIG, &why);
	if (password)
		chance_wipe(password, strlen(password));
	free(password);
	free(ca);
	free(spool);
	return sender;
}

/* ---- one mail ---- */

static void file_name(struct buf *name, const struct mail_row *row)
{
	unsigned char hash[HASH];

	hash_bytes(hash, row->message_id, strlen(row->message_id));
	buf_fmt(name, "%08lld-", row->id);
	for (int i = 0; i < 6; i++)
		buf_fmt(name, "%02x", hash[i]);
}

struct outcome {
	long long id;
	enum mail_state state;
	char *trouble;
};

static struct outcome send_one(struct sending *s, const struct mail_row *row)
{
	static const enum mail_state become[] = {
		[SENT] = MAIL_SENT, [SENT_LATER] = MAIL_QUEUED, [SENT_REFUSED] = MAIL_REFUSED
	};
	struct buf name = BUF_INIT, why = BUF_INIT;
	enum sent sent;

	file_name(&name, row);
	sent = sender_send(s->sender, row->from, row->to, (struct span){ row->bytes, row->bytes_n },
		name.s, &why);
	s->later += sent == SENT_LATER;
	/* A mail that was kept again and again says nothing of the way any more: a full mailbox must
	 * not hold up the mails behind it. */
	if (sent == SENT_LATER)
		s->in_a_row += row->tries < ROW_MOST;
	else
		s->in_a_row = 0;
	s->refused += sent == SENT_REFUSED;
	if (sent != SENT)
		warn("mail %lld to seat %d is %s: %s", row->id, row->seat,
			sent == SENT_LATER ? "kept for later" : "refused", why.s);
	buf_free(&name);
	return (struct outcome){ row->id, become[sent], buf_take(&why) };
}

static void mark_batch(struct sending *s, struct outcome *o, int n)
{
	struct buf why = BUF_INIT;
	bool ok = sender_flush(s->sender, &why);

	need(ok, EX_IOERR, &why);
	ok = store_begin(s->club->store, &why);
	for (int i = 0; i < n && ok; i++)
		ok = store_mark_mail(
			s->club->store, o[i].id, o[i].state, s->now, o[i].trouble, &why);
	ok = ok && store_commit(s->club->store, &why);
	need_store(ok, s->club->store, EX_IOERR, &why);
	for (int i = 0; i < n; i++)
		free(o[i].trouble);
}

/* True while there is more. */
static bool send_batch(struct sending *s)
{
	struct outcome o[SEND_BATCH];
	struct buf why = BUF_INIT;
	struct mail_row row;
	int n = 0;

	while (n < s->batch && s->in_a_row < ROW_MOST
		&& store_next_mail(s->club->store, s->last, &row, &why)) {
		s->last = row.id;
		o[n++] = send_one(s, &row);
		mail_row_free(&row);
	}
	need_store(!why.n, s->club->store, EX_IOERR, &why);
	if (n)
		mark_batch(s, o, n);
	return n == s->batch && s->in_a_row < ROW_MOST;
}

int send_mails(struct club *club)
{
	struct sending s = { .club = club, .now = time_now() };

	s.sender = open_sender(club);
	s.batch = strcmp(club->setting[S_SEND], "spool") ? SLOW_BATCH : SEND_BATCH;
	while (send_batch(&s))
		;
	sender_close(s.sender);
	if (s.in_a_row >= ROW_MOST)
		warn("%d mails in a row were kept: the others wait until mails are sent again",
			ROW_MOST);
	return s.later ? EX_TEMPFAIL : s.refused ? EX_UNAVAILABLE : EX_DONE;
}

int cmd_send(const struct call *call)
{
	struct club club;
	int result;

	club_open(&club, call->folder);
	club_lock(&club, "send");
	result = send_mails(&club);
	club_close(&club);
	return result;
}
