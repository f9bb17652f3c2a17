/* SPDX-License-Identifier: MIT */
#include "post/mailer.h"
#include "base/fail.h"
#include "base/file.h"
#include "base/spawn.h"
#include "post/server.h"
#include "post/mail_write.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

struct mailer {
	enum mailer_kind kind;
	char *where;
	int patience;
	int folder;	       /* -1: none */
	struct server *server; /* NULL: none */
	bool failed;	       /* the attempt ended without an answer about this mail */
};

static enum mailer_result failed(
	enum mailer_result how, struct buf *why, const char *verb, const char *what)
{
	int error = errno;

	buf_fmt(why, "cannot %s ", verb);
	text_quote(why, what);
	buf_fmt(why, ": %s", strerror(error));
	return how;
}

static void cannot_send(struct buf *why, const char *to)
{
	buf_str(why, "cannot send the mail to ");
	text_quote(why, to);
}

/* ---- a folder ---- */

static bool folder_open(struct mailer *s, struct buf *why)
{
	s->folder = open(s->where, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (s->folder < 0)
		failed(SENT_LATER, why, "open the spool folder", s->where);
	return s->folder >= 0;
}

static bool name_ok(const char *name)
{
	size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789.-");

	return n && n <= 200 && !name[n] && name[0] != '.';
}

/* Writes the file under a temporary name, then renames it. The next try replaces what a crash left;
 * mailer_flush makes the file durable. */
static enum mailer_result folder_send(
	struct mailer *s, struct span mail, const char *name, struct buf *why)
{
	char beside[216], whole[216];
	bool written;
	int fd;

	if (!name_ok(name)) {
		buf_str(why, "cannot spool a mail: its name ");
		text_quote(why, name);
		buf_str(why, " is not made of a-z, 0-9, '.' and '-'");
		return SENT_REFUSED;
	}
	snprintf(whole, sizeof whole, "%s.eml", name);
	snprintf(beside, sizeof beside, ".%s.new", name);
	fd = openat(s->folder, beside, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
	if (fd < 0)
		return failed(SENT_LATER, why, "make the spool file", beside);
	written = file_put(fd, mail.s, mail.n);
	if (close(fd) || !written || renameat(s->folder, beside, s->folder, whole)) {
		failed(SENT_LATER, why, "write the spool file", whole);
		unlinkat(s->folder, beside, 0);
		return SENT_LATER;
	}
	return SENT;
}

/* ---- SMTP ---- */

static bool smtp_open(struct mailer *s, const struct mailer_settings *want, struct buf *why)
{
	struct server_settings way = { "smtp", want->where, want->user, want->password,
		want->authorities, NULL, want->patience };
	struct server_answer a;
	struct server_url url;

	if (!server_url_read(&url, want->where, "smtp")) {
		/* the URL is not shown, as a password may be in it */
		buf_str(why,
			"cannot use the URL of the mail server: give smtp://host:port or "
			"smtps://host:port, without user and password, which have settings of "
			"their own");
		return false;
	}
	s->server = server_open(&way, &a, why);
	return s->server != NULL;
}

static void smtp_cannot(const struct mailer *s, const char *to, struct buf *why)
{
	cannot_send(why, to);
	buf_str(why, " by ");
	text_quote(why, s->where);
	buf_str(why, ": ");
}

static enum mailer_result smtp_send(
	struct mailer *s, const char *from, const char *to, struct span mail, struct buf *why)
{
	static const enum mailer_result results[] = {
		[SERVER_DONE] = SENT, [SERVER_FAILED] = SENT_LATER, [SERVER_NOT] = SENT_REFUSED
	};
	struct buf lost = BUF_INIT;
	struct server_answer a;
	bool answered = server_ask(s->server,
		(const struct span[]){ span_of("mail\n"), { from, strlen(from) + 1 },
			{ to, strlen(to) + 1 }, mail },
		4, s->patience, &a, &lost);

	s->failed = a.way;
	if (a.verdict != SERVER_DONE)
		smtp_cannot(s, to, why);
	if (!answered)
		buf_add(why, lost.s, lost.n);
	else if (a.verdict != SERVER_DONE)
		server_reason(why, &a);
	buf_free(&lost);
	return results[a.verdict];
}

/* ---- a sendmail program ---- */

static bool program_open(struct mailer *s, struct buf *why)
{
	if (s->where[0] == '/' && !access(s->where, X_OK))
		return true;
	buf_str(why, "cannot run the mail program ");
	text_quote(why, s->where);
	buf_str(why, ": give the absolute path of one like /usr/sbin/sendmail");
	return false;
}

/* Returns a file in memory instead of a pipe, so that neither side waits and there is no SIGPIPE.
 * Local programs expect the line ends of their system. */
static int program_input(struct span mail)
{
	int fd = memfd_create("mail", MFD_CLOEXEC);
	struct buf plain = BUF_INIT;
	struct span line;

	buf_room(&plain, mail.n);
	while (span_line(&mail, &line)) {
		buf_add(&plain, line.s, line.n);
		buf_char(&plain, '\n');
	}
	if (fd >= 0 && (!file_put(fd, plain.s, plain.n) || lseek(fd, 0, SEEK_SET))) {
		close(fd);
		fd = -1;
	}
	buf_free(&plain);
	return fd;
}

/* The program's standard output goes to /dev/null, as ours is for results. A signal to its caller, or
 * a time limit, must not end the program while it has a mail. */
static int program_start(const char *path, const char *from, int input, pid_t *pid)
{
	char *arguments[] = { (char *)path, "-t", "-i", "-f", (char *)from, NULL };

	return spawn(pid, arguments, environ, input, -1, false);
}

/* Waits for the program to end, and ends it when that takes too long. */
static bool program_wait(pid_t pid, int patience, int *status)
{
	int handle = pidfd_open(pid, 0);
	struct pollfd ends = { .fd = handle, .events = POLLIN };
	int ready = 1;

	/* without such handles in the kernel we wait without a limit */
	if (handle >= 0)
		do
			ready = poll(&ends, 1, 1000 * patience);
		while (ready < 0 && errno == EINTR);
	if (ready <= 0)
		kill(pid, SIGKILL);
	if (handle >= 0)
		close(handle);
	while (waitpid(pid, status, 0) < 0 && errno == EINTR)
		;
	return ready > 0;
}

static enum mailer_result program_verdict(
	const struct mailer *s, int status, const char *to, struct buf *why)
{
	/* from sysexits.h: bad data, no such user, no such host */
	bool never = WIFEXITED(status)
		&& (WEXITSTATUS(status) == 65 || WEXITSTATUS(status) == 67
			|| WEXITSTATUS(status) == 68);

	if (WIFEXITED(status) && !WEXITSTATUS(status))
		return SENT;
	cannot_send(why, to);
	buf_str(why, ": ");
	text_quote(why, s->where);
	if (WIFEXITED(status))
		buf_fmt(why, " ended with status %d", WEXITSTATUS(status));
	else
		buf_fmt(why, " was ended by signal %d", WTERMSIG(status));
	return never ? SENT_REFUSED : SENT_LATER;
}

static enum mailer_result program_send(
	struct mailer *s, const char *from, const char *to, struct span mail, struct buf *why)
{
	int input = program_input(mail), status = 0, error;
	pid_t pid;

	if (input < 0)
		return failed(SENT_LATER, why, "hold the mail for", to);
	error = program_start(s->where, from, input, &pid);
	close(input);
	errno = error;
	if (error)
		return failed(SENT_LATER, why, "run", s->where);
	if (!program_wait(pid, s->patience, &status)) {
		cannot_send(why, to);
		buf_str(why, ": ");
		text_quote(why, s->where);
		buf_fmt(why, " took more than %d seconds and was ended", s->patience);
		return SENT_LATER;
	}
	return program_verdict(s, status, to, why);
}

/* ---- any of them ---- */

struct mailer *mailer_open(const struct mailer_settings *want, struct buf *why)
{
	struct mailer *s = xalloc(1, sizeof *s);
	bool ok;

	must(want->kind == MAILER_FOLDER || (want->patience > 0 && want->patience <= 3600));
	*s = (struct mailer){ .kind = want->kind, .patience = want->patience, .folder = -1 };
	s->where = xcopy(want->where, strlen(want->where));
	if (s->kind == MAILER_FOLDER)
		ok = folder_open(s, why);
	else
		ok = s->kind == MAILER_SMTP ? smtp_open(s, want, why) : program_open(s, why);
	if (!ok) {
		mailer_close(s);
		return NULL;
	}
	return s;
}

/* A lone CR or LF could end the mail early at the next server, which would read the rest as
 * commands. */
static bool lines_are_whole(struct span mail)
{
	const char *p = mail.s, *last = mail.s + mail.n, *lf;

	if (mail.n < 2 || memcmp(last - 2, "\r\n", 2) || memchr(p, 0, mail.n))
		return false;
	for (; p < last; p = lf + 1) {
		lf = memchr(p, '\n', (size_t)(last - p));
		if (lf == p || lf[-1] != '\r' || memchr(p, '\r', (size_t)(lf - 1 - p)))
			return false;
	}
	return true;
}

enum mailer_result mailer_send(struct mailer *s, const char *from, const char *to, struct span mail,
	const char *name, struct buf *why)
{
	bool from_ok = address_ok(span_of(from));

	if (!from_ok || !address_ok(span_of(to))) {
		buf_str(why, "cannot send a mail: ");
		text_quote(why, from_ok ? to : from);
		buf_str(why, " is no address of the form name@host");
		return SENT_REFUSED;
	}
	if (!lines_are_whole(mail)) {
		cannot_send(why, to);
		buf_str(why, ": a line of it does not end in CRLF");
		return SENT_REFUSED;
	}
	/* folders and programs treat all mails alike */
	s->failed = true;
	if (s->kind == MAILER_FOLDER)
		return folder_send(s, mail, name, why);
	if (s->kind == MAILER_SMTP)
		return smtp_send(s, from, to, mail, why);
	return program_send(s, from, to, mail, why);
}

bool mailer_flush(struct mailer *s, struct buf *why)
{
	if (s->kind != MAILER_FOLDER || !syncfs(s->folder))
		return true;
	failed(SENT_LATER, why, "make durable the spool folder", s->where);
	return false;
}

bool mailer_failed(const struct mailer *s)
{
	return s->failed;
}

void mailer_close(struct mailer *s)
{
	if (!s)
		return;
	if (s->folder >= 0)
		close(s->folder);
	server_close(s->server);
	free(s->where);
	free(s);
}
