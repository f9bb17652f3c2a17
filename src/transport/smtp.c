/* SPDX-License-Identifier: MIT */
#include "transport/smtp.h"
#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

struct smtp {
	CURL *curl;
	/* the rest of the mail being uploaded, and the server's last refusal */
	struct span left;
	bool began;
	struct buf reply;
	char error[CURL_ERROR_SIZE];
};

static size_t give_bytes(char *to, size_t size, size_t n, void *smtp)
{
	struct smtp *s = smtp;
	size_t bytes = size * n < s->left.n ? size * n : s->left.n;

	s->began = true;
	memcpy(to, s->left.s, bytes);
	s->left.s += bytes;
	s->left.n -= bytes;
	return bytes;
}

static size_t take_reply(char *line, size_t size, size_t n, void *smtp)
{
	struct smtp *s = smtp;

	/* a success needs no message, and the good-bye comes after the refusal */
	if (n && (line[0] == '4' || line[0] == '5')) {
		buf_clear(&s->reply);
		buf_add(&s->reply, line, size * n);
	}
	return size * n;
}

/* curl would print what it has no place for. */
static size_t take_nothing(char *bytes, size_t size, size_t n, void *unused)
{
	(void)bytes;
	(void)unused;
	return size * n;
}

struct smtp *smtp_open(const struct connection_settings *want, struct buf *why)
{
	struct smtp *s = xalloc(1, sizeof *s);

	s->reply = (struct buf)BUF_INIT;
	s->curl = connection_open(want, "smtp,smtps", s->error, why);
	if (!s->curl) {
		smtp_close(s);
		return NULL;
	}
	curl_easy_setopt(s->curl, CURLOPT_URL, want->url);
	curl_easy_setopt(s->curl, CURLOPT_UPLOAD, 1L);
	curl_easy_setopt(s->curl, CURLOPT_READFUNCTION, give_bytes);
	curl_easy_setopt(s->curl, CURLOPT_READDATA, s);
	curl_easy_setopt(s->curl, CURLOPT_HEADERFUNCTION, take_reply);
	curl_easy_setopt(s->curl, CURLOPT_HEADERDATA, s);
	curl_easy_setopt(s->curl, CURLOPT_WRITEFUNCTION, take_nothing);
	return s;
}

/* RFC 3463: 5.7.x is about permission, not about an address that does not exist. */
static bool is_policy(const struct smtp *s)
{
	return s->reply.n > 8 && !strncmp(s->reply.s + 4, "5.7.", 4);
}

/* A refusal is final for this mail only where it answers the mail's sender, recipient or bytes.
 * What the server says to us (log in first, no service here), or before it has seen the mail, may
 * change: one wrong setting must not lose all mails that wait. */
static enum smtp_verdict judge(const struct smtp *s, CURLcode code, long reply)
{
	if (code == CURLE_OK)
		return SMTP_TAKEN;
	if (reply < 500 || reply > 599 || reply == 530 || reply == 534 || reply == 535
		|| reply == 538)
		return SMTP_LATER;
	if (!s->began && is_policy(s))
		return SMTP_LATER;
	if (code == CURLE_SEND_ERROR || s->began)
		return SMTP_NEVER;
	return SMTP_LATER;
}

enum smtp_verdict smtp_send(struct smtp *s, const char *from, const char *to, struct span mail,
	bool *way, struct buf *why)
{
	struct curl_slist *list = curl_slist_append(NULL, to);
	enum smtp_verdict verdict;
	long reply = 0;
	CURLcode code;

	if (!list)
		out_of_memory();
	s->left = mail;
	s->began = false;
	s->error[0] = 0;
	buf_clear(&s->reply);
	curl_easy_setopt(s->curl, CURLOPT_MAIL_FROM, from);
	curl_easy_setopt(s->curl, CURLOPT_MAIL_RCPT, list);
	curl_easy_setopt(s->curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)mail.n);
	code = curl_easy_perform(s->curl);
	curl_easy_getinfo(s->curl, CURLINFO_RESPONSE_CODE, &reply);
	curl_easy_setopt(s->curl, CURLOPT_MAIL_RCPT, NULL);
	curl_slist_free_all(list);
	verdict = judge(s, code, reply);
	*way = verdict == SMTP_LATER && (reply < 400 || reply == 421 || reply >= 500);
	if (verdict != SMTP_TAKEN)
		connection_explain(why, reply >= 400 ? &s->reply : NULL, s->error, code);
	return verdict;
}

void smtp_close(struct smtp *s)
{
	if (!s)
		return;
	connection_close(s->curl);
	buf_free(&s->reply);
	free(s);
}
