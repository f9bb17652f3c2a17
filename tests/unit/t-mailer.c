/* SPDX-License-Identifier: MIT */
#include "post/mailer.h"
#include "post_folder.h"

#include <arpa/inet.h>
#include <signal.h>
#include <sys/pidfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>

static const char MAIL[] = "Subject: report\r\n\r\nFirst line\r\n.dot\r\n.\r\nlast\r\n";
static const char FROM[] = "referee@game.example";

/* ---- a mail server as small as can be, in a process of its own ---- */

struct sink {
	pid_t pid;
	char url[64];
	char log[400]; /* all it was told, and "CONNECT" for every connection */
};

enum manner { FRIENDLY, CLOSED, SILENT, RUBBISH };

static void say(int fd, const char *reply)
{
	ssize_t put = send(fd, reply, strlen(reply), MSG_NOSIGNAL);

	if (put < 0)
		_exit(1);
}

/* Bytes of all kinds, with line ends or without. */
static void say_rubbish(int fd)
{
	char bytes[4096];

	for (size_t i = 0; i < sizeof bytes; i++)
		bytes[i] = (char)(i * i * 31 + i / 7);
	for (int i = 0; i < 100; i++)
		if (send(fd, bytes, sizeof bytes, MSG_NOSIGNAL) < 0)
			return;
}

/* c550@ is refused by that code. */
static const char *answer_to(const char *line)
{
	static char coded[20];
	int code;

	if (!strncmp(line, "EHLO", 4))
		return "250-sink\r\n250-AUTH PLAIN\r\n250 SIZE 2000000\r\n";
	if (!strncmp(line, "AUTH", 4))
		return "535 5.7.8 not you\r\n";
	if (sscanf(line, "RCPT TO:<c%3d", &code) == 1) {
		snprintf(coded, sizeof coded, "%d%s\r\n", code, code % 10 ? " no" : "");
		return coded;
	}
	if (!strncmp(line, "RCPT TO:<ghost", 14))
		return "550 5.1.1 no such user here\r\n";
	if (!strncmp(line, "RCPT TO:<later", 14))
		return "451 4.7.1 greylisted\r\n";
	if (!strncmp(line, "DATA", 4))
		return "354 go on\r\n";
	return strncmp(line, "QUIT", 4) ? "250 yes\r\n" : "221 bye\r\n";
}

static void talk(int fd, FILE *log, enum manner manner)
{
	FILE *in = fdopen(fd, "r");
	char line[2000];
	bool data = false, heavy = false;

	fputs("CONNECT\n", log);
	fflush(log);
	if (manner == RUBBISH)
		say_rubbish(fd);
	else if (manner != SILENT)
		say(fd, manner == CLOSED ? "554 no service\r\n" : "220 sink\r\n");
	while (fgets(line, sizeof line, in)) {
		fputs(line, log);
		fflush(log);
		heavy |= data && !strncmp(line, "Subject: heavy", 14);
		if (data && strcmp(line, ".\r\n"))
			continue;
		if (manner == RUBBISH)
			say_rubbish(fd);
		else if (manner != SILENT)
			say(fd,
				!data		? answer_to(line)
					: heavy ? "554 5.6.0 too heavy\r\n"
						: "250 2.0.0 taken\r\n");
		data = !data && !strncmp(line, "DATA", 4);
		heavy = heavy && data;
	}
	fclose(in);
}

static void sink_start(struct sink *k, struct folder *f, const char *address, enum manner manner)
{
	struct sockaddr_in at = { .sin_family = AF_INET };
	socklen_t n = sizeof at;
	int fd = socket(AF_INET, SOCK_STREAM, 0);

	inet_pton(AF_INET, address, &at.sin_addr);
	assert_int_equal(bind(fd, (struct sockaddr *)&at, n), 0);
	assert_int_equal(listen(fd, 5), 0);
	assert_int_equal(getsockname(fd, (struct sockaddr *)&at, &n), 0);
	snprintf(k->url, sizeof k->url, "smtp://%s:%d", address, ntohs(at.sin_port));
	snprintf(k->log, sizeof k->log, "%s", folder_path(f, "log"));
	folder_text(f, "log", "");
	k->pid = fork();
	if (!k->pid) {
		FILE *log = fopen(k->log, "a");

		/* a test that fails does not stop it */
		alarm(60);
		for (;;)
			talk(accept(fd, NULL, NULL), log, manner);
	}
	close(fd);
}

/* What it was told; to be freed. */
static char *sink_stop(struct sink *k, struct folder *f)
{
	kill(k->pid, SIGKILL);
	waitpid(k->pid, NULL, 0);
	return folder_get(f, "log");
}

static struct mailer *opened(struct mailer_settings want)
{
	struct buf why = BUF_INIT;
	struct mailer *s = mailer_open(&want, &why);

	if (!s)
		fail_msg("%s", why.s);
	assert_int_equal(why.n, 0);
	return s;
}

static struct mailer *smtp_to(const char *url)
{
	return opened((struct mailer_settings){ .kind = MAILER_SMTP, .where = url, .patience = 5 });
}

/* Sends the mail; a sentence comes with all but success, with `because` in it. */
static void sends(struct mailer *s, const char *to, const char *mail, const char *name,
	enum mailer_result want, const char *because)
{
	struct buf why = BUF_INIT;
	enum mailer_result got = mailer_send(s, FROM, to, span_of(mail), name, &why);

	if (got != want || !why.n != (want == SENT) || !strstr(why.s, because))
		fail_msg("%d instead of %d: %s", got, want, why.s);
	assert_null(strpbrk(why.s, "\r\n"));
	buf_free(&why);
}

static size_t count(const char *in, const char *what)
{
	size_t n = 0;

	for (; (in = strstr(in, what)) != NULL; in++)
		n++;
	return n;
}

/* ---- folder ---- */

static void a_spooled_mail_is_a_file_only_its_owner_reads(void **state)
{
	struct folder f;
	struct buf why = BUF_INIT;
	struct mailer *s;
	struct stat stat_;
	char *got;

	(void)state;
	folder_make(&f);
	s = opened((struct mailer_settings){ .kind = MAILER_FOLDER, .where = f.path });
	sends(s, "red@x.example", MAIL, "12-ab.cd", SENT, "");
	sends(s, "red@x.example", "A: first and longer\r\n", "13", SENT, "");
	sends(s, "red@x.example", "A: b\r\n", "13", SENT, "");
	assert_true(mailer_flush(s, &why));
	mailer_close(s);
	got = folder_get(&f, "12-ab.cd.eml");
	assert_string_equal(got, MAIL);
	free(got);
	got = folder_get(&f, "13.eml");
	assert_string_equal(got, "A: b\r\n");
	free(got);
	assert_int_equal(stat(folder_path(&f, "13.eml"), &stat_), 0);
	assert_int_equal(stat_.st_mode & 0777, 0600);
	assert_int_equal(access(folder_path(&f, ".13.new"), F_OK), -1);
	buf_free(&why);
	folder_drop(&f);
}

static void a_name_that_leads_elsewhere_is_refused(void **state)
{
	static const char *const bad[] = { "", ".", "..", "../x", "a/b", ".hidden", "A", "a b",
		"a\n", "\xc3\xa9" };
	struct folder f;
	struct mailer *s;
	char longest[202];

	(void)state;
	folder_make(&f);
	s = opened((struct mailer_settings){ .kind = MAILER_FOLDER, .where = f.path });
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		sends(s, "red@x.example", MAIL, bad[i], SENT_REFUSED,
			"cannot spool a mail: its name");
	memset(longest, 'a', sizeof longest);
	longest[201] = 0;
	sends(s, "red@x.example", MAIL, longest, SENT_REFUSED, "its name");
	longest[200] = 0;
	sends(s, "red@x.example", MAIL, longest, SENT, "");
	mailer_close(s);
	folder_drop(&f);
}

static void a_link_in_the_spool_is_not_followed(void **state)
{
	struct folder f;
	struct mailer *s;
	char *got, target[100];

	(void)state;
	folder_make(&f);
	folder_text(&f, "precious", "keep");
	strcpy(target, folder_path(&f, "precious"));
	assert_int_equal(symlink(target, folder_path(&f, ".1.new")), 0);
	assert_int_equal(symlink(target, folder_path(&f, "2.eml")), 0);
	s = opened((struct mailer_settings){ .kind = MAILER_FOLDER, .where = f.path });
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, ".1.new");
	sends(s, "red@x.example", MAIL, "2", SENT, "");
	mailer_close(s);
	got = folder_get(&f, "precious");
	assert_string_equal(got, "keep");
	free(got);
	folder_drop(&f);
}

static void a_folder_that_is_gone_means_later(void **state)
{
	struct buf why = BUF_INIT;
	struct mailer_settings want = { .kind = MAILER_FOLDER };
	struct folder f;
	struct mailer *s;

	(void)state;
	folder_make(&f);
	want.where = f.path;
	s = opened(want);
	folder_drop(&f);
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "cannot make the spool file '.1.new'");
	mailer_close(s);
	assert_null(mailer_open(&want, &why));
	assert_non_null(strstr(why.s, "cannot open the spool folder '/tmp/t-post-"));
	buf_free(&why);
}

/* ---- SMTP ---- */

static void many_mails_go_over_one_connection(void **state)
{
	struct folder f;
	struct sink k;
	struct mailer *s;
	char *log;

	(void)state;
	folder_make(&f);
	sink_start(&k, &f, "127.0.0.1", FRIENDLY);
	s = smtp_to(k.url);
	for (int i = 0; i < 3; i++)
		sends(s, "red@player.example", MAIL, "1", SENT, "");
	mailer_close(s);
	log = sink_stop(&k, &f);
	assert_int_equal(count(log, "CONNECT\n"), 1);
	assert_int_equal(count(log, "MAIL FROM:<referee@game.example>"), 3);
	assert_int_equal(count(log, "RCPT TO:<red@player.example>\r\n"), 3);
	/* a line with a dot in front is stuffed, and the mail ends where it ends */
	assert_int_equal(count(log, "\r\n\r\nFirst line\r\n..dot\r\n..\r\nlast\r\n.\r\n"), 3);
	free(log);
	folder_drop(&f);
}

static void what_the_server_says_decides_and_is_told(void **state)
{
	struct folder f;
	struct sink k;
	struct mailer *s;

	(void)state;
	folder_make(&f);
	sink_start(&k, &f, "127.0.0.1", FRIENDLY);
	s = smtp_to(k.url);
	sends(s, "ghost@x.example", MAIL, "1", SENT_REFUSED,
		"the server says 550 5.1.1 no such user here");
	sends(s, "later@x.example", MAIL, "1", SENT_LATER, "451 4.7.1 greylisted");
	sends(s, "red@x.example", "Subject: heavy\r\n\r\nx\r\n", "1", SENT_REFUSED,
		"554 5.6.0 too heavy");
	sends(s, "red@x.example", MAIL, "1", SENT, "");
	mailer_close(s);
	free(sink_stop(&k, &f));
	folder_drop(&f);
}

/* What the server says to us, and not of this mail, may change. */
static void a_code_about_us_refuses_no_mail(void **state)
{
	static const struct {
		const char *to;
		enum mailer_result want;
	} rows[] = { { "c421@x", SENT_LATER }, { "c450@x", SENT_LATER }, { "c530@x", SENT_LATER },
		{ "c534@x", SENT_LATER }, { "c535@x", SENT_LATER }, { "c538@x", SENT_LATER },
		{ "c550@x", SENT_REFUSED }, { "c553@x", SENT_REFUSED }, { "c600@x", SENT_LATER },
		{ "c199@x", SENT_LATER } };
	struct buf large = BUF_INIT;
	struct folder f;
	struct sink k;
	struct mailer *s;

	(void)state;
	folder_make(&f);
	sink_start(&k, &f, "127.0.0.1", FRIENDLY);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		s = smtp_to(k.url);
		sends(s, rows[i].to, MAIL, "1", rows[i].want, "");
		mailer_close(s);
	}
	/* what is larger than what is handed over at once */
	for (int i = 0; i < 5000; i++)
		buf_str(&large, "A line of a mail that has many of them, one after another.\r\n");
	s = smtp_to(k.url);
	sends(s, "red@x.example", large.s, "1", SENT, "");
	mailer_close(s);
	free(sink_stop(&k, &f));
	buf_free(&large);
	folder_drop(&f);
}

static void no_server_a_closed_or_a_silent_one_mean_later(void **state)
{
	struct mailer_settings hurried = { .kind = MAILER_SMTP, .patience = 1 };
	struct folder f;
	struct sink k;
	struct mailer *s;
	time_t begin;

	(void)state;
	folder_make(&f);
	sink_start(&k, &f, "127.0.0.1", CLOSED);
	s = smtp_to(k.url);
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "554 no service");
	free(sink_stop(&k, &f));
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "cannot send the mail to 'red@x.example'");
	mailer_close(s);
	sink_start(&k, &f, "127.0.0.1", SILENT);
	hurried.where = k.url;
	s = opened(hurried);
	begin = time(NULL);
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "timed out");
	assert_true(time(NULL) - begin <= 3);
	mailer_close(s);
	free(sink_stop(&k, &f));
	folder_drop(&f);
}

static void rubbish_of_a_server_is_no_answer(void **state)
{
	struct mailer_settings hurried = { .kind = MAILER_SMTP, .patience = 2 };
	struct folder f;
	struct sink k;
	struct mailer *s;

	(void)state;
	folder_make(&f);
	sink_start(&k, &f, "127.0.0.1", RUBBISH);
	hurried.where = k.url;
	s = opened(hurried);
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "cannot send the mail to 'red@x.example'");
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "cannot send the mail to 'red@x.example'");
	mailer_close(s);
	free(sink_stop(&k, &f));
	folder_drop(&f);
}

static void a_wrong_password_refuses_no_mail(void **state)
{
	struct mailer_settings want = {
		.kind = MAILER_SMTP, .patience = 5, .user = "referee", .password = "secret-canary"
	};
	struct folder f;
	struct sink k;
	struct mailer *s;
	char *log;

	(void)state;
	folder_make(&f);
	sink_start(&k, &f, "127.0.0.1", FRIENDLY);
	want.where = k.url;
	s = opened(want);
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "535");
	mailer_close(s);
	log = sink_stop(&k, &f);
	assert_int_equal(count(log, "MAIL FROM"), 0);
	free(log);
	folder_drop(&f);
}

static void nothing_is_told_to_a_server_without_tls(void **state)
{
	/* 127.0.0.2 is not one of the names that count as this machine */
	static const char *const address[] = { "127.0.0.2", "127.0.0.1" };

	(void)state;
	for (size_t i = 0; i < 2; i++) {
		struct mailer_settings want = { .kind = MAILER_SMTP,
			.patience = 5,
			.user = "referee",
			.password = "secret-canary",
			.authorities = i ? "/etc/ssl/certs/ca-certificates.crt" : NULL };
		struct folder f;
		struct sink k;
		struct mailer *s;
		char *log;

		folder_make(&f);
		sink_start(&k, &f, address[i], FRIENDLY);
		want.where = k.url;
		s = opened(want);
		sends(s, "red@x.example", MAIL, "1", SENT_LATER, "TLS");
		mailer_close(s);
		log = sink_stop(&k, &f);
		assert_int_equal(count(log, "EHLO"), 1);
		assert_int_equal(count(log, "AUTH"), 0);
		assert_int_equal(count(log, "MAIL"), 0);
		assert_int_equal(count(log, "report"), 0);
		free(log);
		folder_drop(&f);
	}
}

static void nothing_injects_a_command(void **state)
{
	static const char *const to[] = { "<bob>\r\nRCPT TO:<evil>", "bob@x>\r\nRCPT TO:<evil@x",
		"bob@x.example\nQUIT", "", "bob", "bob@x.example,evil@x.example",
		"<bob@x.example>" };
	static const char *const mail[] = { "", "no end", "bare\n",
		"A: b\r\n\r\n\n.\nMAIL FROM:<x@y>\r\n", "A: b\r\n\r\n.\r", "A: b\rB: c\r\n",
		"\nA: b\r\n", "A\r\r\n", "A\r\nb\n" };
	struct buf why = BUF_INIT;
	struct folder f;
	struct sink k;
	struct mailer *s;
	char *log;

	(void)state;
	folder_make(&f);
	sink_start(&k, &f, "127.0.0.1", FRIENDLY);
	s = smtp_to(k.url);
	for (size_t i = 0; i < sizeof to / sizeof *to; i++)
		sends(s, to[i], MAIL, "1", SENT_REFUSED, "is no address");
	for (size_t i = 0; i < sizeof mail / sizeof *mail; i++)
		sends(s, "red@x.example", mail[i], "1", SENT_REFUSED, "does not end in CRLF");
	assert_int_equal(mailer_send(s, "a@b\r\nX", "red@x.example", span_of(MAIL), "1", &why),
		SENT_REFUSED);
	assert_int_equal(
		mailer_send(s, FROM, "red@x.example", SPAN("A: \0\r\n"), "1", &why), SENT_REFUSED);
	buf_free(&why);
	mailer_close(s);
	log = sink_stop(&k, &f);
	assert_string_equal(log, "");
	free(log);
	folder_drop(&f);
}

static void only_mail_servers_without_a_password_in_the_url_are_taken(void **state)
{
	static const char *const bad[] = { "http://localhost", "file:///etc/passwd", "localhost",
		"smtp://", "smtp://me:pw@localhost", "imap://localhost", "", "smtp://a b" };

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		struct mailer_settings want = {
			.kind = MAILER_SMTP, .where = bad[i], .patience = 1
		};
		struct buf why = BUF_INIT;

		if (mailer_open(&want, &why))
			fail_msg("'%s' is taken", bad[i]);
		assert_non_null(strstr(why.s, "cannot use the URL of the mail server"));
		assert_null(strstr(why.s, "pw"));
		buf_free(&why);
	}
}

/* ---- a program ---- */

/* A sendmail that keeps its arguments and the mail, then does as told. */
static struct mailer *program(struct folder *f, const char *then, int patience)
{
	char script[400];

	snprintf(script, sizeof script,
		"#!/bin/sh\ncd %s\necho \"$@\" >args\ncat >mail\necho noise\n%s\n", f->path, then);
	folder_text(f, "sendmail", script);
	assert_int_equal(chmod(folder_path(f, "sendmail"), 0700), 0);
	return opened((struct mailer_settings){
		.kind = MAILER_PROGRAM, .where = f->name, .patience = patience });
}

static void a_program_gets_the_mail_with_plain_line_ends(void **state)
{
	struct folder f;
	struct mailer *s;
	char *got;

	(void)state;
	folder_make(&f);
	s = program(&f, "exit 0", 10);
	sends(s, "red@x.example", MAIL, "1", SENT, "");
	mailer_close(s);
	got = folder_get(&f, "args");
	assert_string_equal(got, "-t -i -f referee@game.example\n");
	free(got);
	got = folder_get(&f, "mail");
	assert_string_equal(got, "Subject: report\n\nFirst line\n.dot\n.\nlast\n");
	free(got);
	folder_drop(&f);
}

static void the_status_of_a_program_decides(void **state)
{
	static const struct {
		const char *then;
		enum mailer_result want;
		const char *because;
	} ends[] = {
		{ "exit 75", SENT_LATER, "ended with status 75" },
		{ "exit 65", SENT_REFUSED, "ended with status 65" },
		{ "exit 67", SENT_REFUSED, "ended with status 67" },
		{ "exit 68", SENT_REFUSED, "ended with status 68" },
		{ "exit 1", SENT_LATER, "ended with status 1" },
		{ "kill -9 $$", SENT_LATER, "was ended by signal 9" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		struct folder f;
		struct mailer *s;

		folder_make(&f);
		s = program(&f, ends[i].then, 10);
		sends(s, "red@x.example", MAIL, "1", ends[i].want, ends[i].because);
		mailer_close(s);
		folder_drop(&f);
	}
}

static void a_program_that_hangs_is_ended(void **state)
{
	struct folder f;
	struct mailer *s;
	int handle = pidfd_open(getpid(), 0);

	(void)state;
	if (handle < 0)
		skip();
	close(handle);
	folder_make(&f);
	s = program(&f, "exec sleep 30", 1);
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "took more than 1 seconds");
	mailer_close(s);
	folder_drop(&f);
}

static void a_program_must_be_there(void **state)
{
	static const char *const bad[] = { "sendmail", "/nonexistent/sendmail", "" };
	struct mailer *s;
	struct folder f;

	(void)state;
	for (size_t i = 0; i < 3; i++) {
		struct mailer_settings want = {
			.kind = MAILER_PROGRAM, .where = bad[i], .patience = 1
		};
		struct buf why = BUF_INIT;

		assert_null(mailer_open(&want, &why));
		assert_non_null(strstr(why.s, "cannot run the mail program"));
		buf_free(&why);
	}
	folder_make(&f);
	s = program(&f, "exit 0", 10);
	unlink(folder_path(&f, "sendmail"));
	sends(s, "red@x.example", MAIL, "1", SENT_LATER, "cannot run '/tmp/");
	mailer_close(s);
	folder_drop(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_spooled_mail_is_a_file_only_its_owner_reads),
		cmocka_unit_test(a_name_that_leads_elsewhere_is_refused),
		cmocka_unit_test(a_link_in_the_spool_is_not_followed),
		cmocka_unit_test(a_folder_that_is_gone_means_later),
		cmocka_unit_test(many_mails_go_over_one_connection),
		cmocka_unit_test(what_the_server_says_decides_and_is_told),
		cmocka_unit_test(a_code_about_us_refuses_no_mail),
		cmocka_unit_test(no_server_a_closed_or_a_silent_one_mean_later),
		cmocka_unit_test(rubbish_of_a_server_is_no_answer),
		cmocka_unit_test(a_wrong_password_refuses_no_mail),
		cmocka_unit_test(nothing_is_told_to_a_server_without_tls),
		cmocka_unit_test(nothing_injects_a_command),
		cmocka_unit_test(only_mail_servers_without_a_password_in_the_url_are_taken),
		cmocka_unit_test(a_program_gets_the_mail_with_plain_line_ends),
		cmocka_unit_test(the_status_of_a_program_decides),
		cmocka_unit_test(a_program_that_hangs_is_ended),
		cmocka_unit_test(a_program_must_be_there),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
