/* SPDX-License-Identifier: MIT */
#include "post/imap.h"
#include "post/worker.h"
#include "transport/imap_line.h"
#include "post_folder.h"

#include <arpa/inet.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>

/* ---- lines ---- */

static struct imap_line line_of(const char *text)
{
	return imap_line_read(span_of(text));
}

static long long received(const char *date)
{
	char line[200];

	snprintf(line, sizeof line, "* 1 FETCH (UID 7 INTERNALDATE \"%s\")\r\n", date);
	assert_int_equal(line_of(line).says, IMAP_MAIL);
	return line_of(line).received;
}

static void a_mail_is_told_in_any_order(void **state)
{
	struct imap_line line;

	(void)state;
	line = line_of("* 3 FETCH (UID 7 INTERNALDATE \"17-Jul-1996 02:44:25 -0700\" "
		       "RFC822.SIZE 90)\r\n");
	assert_int_equal(line.says, IMAP_MAIL);
	assert_int_equal(line.uid, 7);
	assert_int_equal(line.size, 90);
	assert_int_equal(line.received, 837596665);
	line = line_of("* 3 fetch (rfc822.size 4294967295 uid 4294967295)");
	assert_int_equal(line.uid, IMAP_NUMBER_MOST);
	assert_int_equal(line.size, IMAP_NUMBER_MOST);
	assert_int_equal(line.received, 0);
}

static void what_was_not_asked_for_is_passed_over(void **state)
{
	static const char *const lines[] = { "* 3 FETCH (FLAGS () UID 7 RFC822.SIZE 90)",
		"* 3 FETCH (FLAGS (\\Seen \\Answered) UID 7 RFC822.SIZE 90)",
		"* 3 FETCH (UID 7 MODSEQ (65402) RFC822.SIZE 90 FLAGS (\\Seen))",
		"* 3 FETCH (X (UID (8) ()) UID 7 RFC822.SIZE 90 FLAGS (UID 9" };

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		assert_int_equal(line_of(lines[i]).says, IMAP_MAIL);
		assert_int_equal(line_of(lines[i]).uid, 7);
		assert_int_equal(line_of(lines[i]).size, 90);
	}
}

static void a_date_that_is_none_is_none(void **state)
{
	static const char *const none[] = { "", "17-Jul-1996", "31-Jun-1996 02:44:25 +0000",
		"00-Jul-1996 02:44:25 +0000", "17-Foo-1996 02:44:25 +0000",
		"17-Jul-1996 24:44:25 +0000", "17-Jul-1996 02:60:25 +0000",
		"17-Jul-1996 02:44:25 0000", "17-Jul-1996 02:44:25 +9900",
		"17-Jul-1996 02:44:25 +00000", "17-Jul-9 02:44:25 +0000",
		"01-Jan-1970 00:00:00 +1400", "-7-Jul-1996 02:44:25 +0000",
		"17-Jul-1996 02-44:25 +0000", "17-Jul-1996 02:44-25 +0000",
		"17-Jul-1996 02:44:61 +0000", "17-Jul-1996 02:44:25", "17-Jul-1996 02:44:25 ",
		"17-Jul-1996 02:44:25 +02", "17-Jul-1996 02:44:25 +0260" };

	(void)state;
	assert_int_equal(received(" 7-Jul-1996 02:44:25 +0000"), 836707465);
	assert_int_equal(received("07-JUL-1996 04:44:25 +0200"), 836707465);
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		assert_int_equal(received(none[i]), 0);
}

static void other_lines_say_what_they_say(void **state)
{
	static const char *const others[] = { "", "*", "* ", "+ go on", "* OK hello", "* 3 RECENT",
		"* OK [UIDVALIDITY]", "* OK [UIDVALIDITY 0]", "* OK [UIDVALIDITY 4294967296]",
		"* -1 EXISTS", "* 3 FETCH (UID 0)", "* 3 FETCH (UID 4294967296)", "* 3 FETCH",
		"* 3 FETCH (", "* 3 FETCH (RFC822.SIZE 9)", "* 0 FETCH (UID 3)", "* \"", "A1",
		"* 3 FETCH (UID \"", "* x FETCH (UID 4)", "* 3 FETCH (UID", "* 3 FETCH (UID " };

	(void)state;
	assert_int_equal(line_of("* 12 EXISTS\r\n").says, IMAP_EXISTS);
	assert_int_equal(line_of("* 12 EXISTS\r\n").number, 12);
	assert_int_equal(line_of("* OK [UIDVALIDITY 77] valid\r\n").says, IMAP_VALIDITY);
	assert_int_equal(line_of("* OK [UIDVALIDITY 77] valid\r\n").number, 77);
	assert_int_equal(line_of("A001 OK done\r\n").says, IMAP_ENDED);
	assert_int_equal(line_of("A001 NO not you\r\n").says, IMAP_REFUSED);
	assert_int_equal(line_of("A001 BAD what\r\n").says, IMAP_REFUSED);
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		assert_int_equal(line_of(others[i]).says, IMAP_OTHER);
}

/* ---- a server as small as can be, in a process of its own ---- */

enum manner {
	FRIENDLY,
	LYING_SIZE,   /* a mail is longer than it was said to be */
	GONE,	      /* mail 2 was taken away meanwhile */
	REFUSING,     /* mail 2 is not given */
	ODD,	      /* mail 2 comes as no literal */
	ALL_ODD,      /* so do all */
	RENUMBERED,   /* another UIDVALIDITY from the second connection on */
	MANY,	      /* too many lie there */
	UNNUMBERED,   /* no UIDVALIDITY */
	GARBAGE,      /* numbers that are none, mails that are there twice */
	NO_MOVE,      /* it can only copy */
	NO_FOLDER,    /* the folder is not there before it is made */
	NOTHING_GOES, /* mails cannot be moved */
	SILENT,	      /* it says nothing */
	RUBBISH,      /* it says bytes of all kinds */
	DYING,	      /* it is gone in the midst of mail 2 */
	EXPUNGED,     /* it says that mail 2 is gone */
	CROWDED,      /* more lie there than a run hands out */
	UNLISTED,     /* it lists none */
	NO_STORE,     /* it can copy, and mark nothing */
	DYING_MOVE    /* it is gone when mails are to be moved */
};
enum { CROWD = IMAP_MAILS + 100 };

struct server {
	pid_t pid;
	char url[80];
};

struct talk {
	FILE *in, *log;
	int fd, connection;
	enum manner manner;
	bool made;
};

__attribute__((format(printf, 2, 3))) static void say(struct talk *t, const char *form, ...)
{
	char line[1000];
	va_list list;

	va_start(list, form);
	vsnprintf(line, sizeof line, form, list);
	va_end(list);
	if (send(t->fd, line, strlen(line), MSG_NOSIGNAL) < 0)
		fputs("LOST\n", t->log);
}

static void say_selected(struct talk *t)
{
	say(t, "* %d EXISTS\r\n* 0 RECENT\r\n",
		t->manner == MANY	       ? 2000000
			: t->manner == CROWDED ? CROWD
					       : 3);
	if (t->manner != UNNUMBERED)
		say(t, "* OK [UIDVALIDITY %d] valid\r\n",
			t->manner == RENUMBERED && t->connection > 1 ? 78 : 77);
}

/* All in one piece, as a server does that has it all at hand. */
static void say_list(struct talk *t, const char *line)
{
	struct buf all = BUF_INIT;
	int low = 1, high = 3;

	sscanf(line, "FETCH %d:%d", &low, &high);
	for (int i = low; i <= high; i++)
		buf_fmt(&all,
			"* %d FETCH (UID %d INTERNALDATE \"17-Jul-1996 02:44:25 +0000\""
			" RFC822.SIZE 20 FLAGS (\\Seen \\Answered))\r\n",
			i, i);
	if (send(t->fd, all.s, all.n, MSG_NOSIGNAL) < 0)
		fputs("LOST\n", t->log);
	buf_free(&all);
	for (int i = 0; t->manner == GARBAGE && i < 20; i++)
		say(t, "%s%0500d%s", i ? "" : "* 9 FETCH (UID 9 X ", 0, i < 19 ? "" : ")\r\n");
	if (t->manner == GARBAGE)
		say(t,
			"* 2 FETCH (UID 2)\r\n* 4 FETCH (UID 0)\r\n* 5 FETCH (UID 4294967296)\r\n"
			"* 6 FETCH (RFC822.SIZE 3)\r\n* FETCH\r\n");
}

static void say_huge(struct talk *t, int uid)
{
	char chunk[1000];

	memset(chunk, 'x', sizeof chunk);
	say(t, "* %d FETCH (UID %d BODY[] {3000000}\r\n", uid, uid);
	for (int i = 0; i < 3000; i++)
		if (send(t->fd, chunk, sizeof chunk, MSG_NOSIGNAL) < 0)
			return;
}

/* True if the request is answered with OK. */
static bool say_mail(struct talk *t, int uid)
{
	bool special = uid == 2 || t->manner == ALL_ODD;

	if (special && (t->manner == LYING_SIZE || t->manner == RENUMBERED)) {
		say_huge(t, uid);
	} else if (special && (t->manner == ODD || t->manner == ALL_ODD)) {
		say(t, "* 2 FETCH (UID 2 BODY[] \"\")\r\n");
	} else if (special && t->manner == DYING) {
		say(t, "* 2 FETCH (UID 2 BODY[] {20}\r\nhalf");
		shutdown(t->fd, SHUT_RDWR);
	} else if (!special
		|| (t->manner != GONE && t->manner != REFUSING && t->manner != EXPUNGED)) {
		say(t, "* %d FETCH (UID %d BODY[] {20}\r\nSubject: %d\r\n\r\nhello\r\n)\r\n", uid,
			uid, uid);
	}
	return !special || (t->manner != REFUSING && t->manner != EXPUNGED);
}

static bool answer(struct talk *t, const char *line)
{
	int uid = 0;

	if (!strncmp(line, "CAPABILITY", 10))
		say(t, "* CAPABILITY IMAP4rev1 LOGINDISABLED\r\n");
	else if (!strncmp(line, "SELECT", 6))
		say_selected(t);
	else if (!strncmp(line, "FETCH", 5) && t->manner == UNLISTED)
		return false;
	else if (!strncmp(line, "FETCH", 5))
		say_list(t, line);
	else if (sscanf(line, "UID FETCH %d", &uid) == 1)
		return say_mail(t, uid);
	else if (!strncmp(line, "UID MOVE", 8) && t->manner == DYING_MOVE)
		shutdown(t->fd, SHUT_RDWR);
	else if (!strncmp(line, "UID MOVE", 8))
		return t->manner != NO_MOVE && t->manner != NOTHING_GOES && t->manner != NO_STORE
			&& (t->manner != NO_FOLDER || t->made);
	else if (!strncmp(line, "UID STORE", 9))
		return t->manner != NO_STORE;
	else if (!strncmp(line, "UID COPY", 8))
		return t->manner != NOTHING_GOES;
	else if (!strncmp(line, "CREATE", 6))
		t->made = true;
	return true;
}

static void say_rubbish(struct talk *t)
{
	char bytes[4096];

	for (size_t i = 0; i < sizeof bytes; i++)
		bytes[i] = (char)(i * i * 31 + i / 7);
	for (int i = 0; i < 100; i++)
		if (send(t->fd, bytes, sizeof bytes, MSG_NOSIGNAL) < 0)
			return;
}

static void converse(struct talk *t)
{
	char line[2000], tag[20];
	int n;

	t->in = fdopen(t->fd, "r");
	if (t->manner == RUBBISH)
		say_rubbish(t);
	else if (t->manner != SILENT)
		say(t, "* OK ready\r\n");
	while (fgets(line, sizeof line, t->in)) {
		fputs(line, t->log);
		fflush(t->log);
		if (t->manner == SILENT || sscanf(line, "%19s %n", tag, &n) != 1)
			continue;
		say(t, "%s %s\r\n", tag,
			answer(t, line + n)		? "OK"
				: t->manner == EXPUNGED ? "NO [EXPUNGEISSUED] gone"
							: "NO cannot");
	}
	fclose(t->in);
}

static void server_start(struct server *server, struct folder *f, enum manner manner)
{
	struct sockaddr_in at = { .sin_family = AF_INET };
	socklen_t n = sizeof at;
	int fd = socket(AF_INET, SOCK_STREAM, 0);

	inet_pton(AF_INET, "127.0.0.1", &at.sin_addr);
	assert_int_equal(bind(fd, (struct sockaddr *)&at, n), 0);
	assert_int_equal(listen(fd, 5), 0);
	assert_int_equal(getsockname(fd, (struct sockaddr *)&at, &n), 0);
	snprintf(server->url, sizeof server->url, "imap://127.0.0.1:%d/INBOX", ntohs(at.sin_port));
	folder_make(f);
	folder_text(f, "log", "");
	folder_path(f, "log");
	server->pid = fork();
	if (!server->pid) {
		struct talk t = { .manner = manner, .log = fopen(f->name, "a") };

		/* a test that fails does not stop it */
		alarm(60);
		for (;;) {
			t.fd = accept(fd, NULL, NULL);
			t.connection++;
			converse(&t);
		}
	}
	close(fd);
}

/* True if it was told something with these words. */
static bool server_heard(struct folder *f, const char *words)
{
	char *log = folder_get(f, "log");
	bool heard = log && strstr(log, words);

	free(log);
	return heard;
}

static void server_stop(struct server *server, struct folder *f)
{
	kill(server->pid, SIGKILL);
	waitpid(server->pid, NULL, 0);
	folder_drop(f);
}

static struct imap *opened(const struct server *server, struct buf *why)
{
	return imap_open(
		&(struct imap_settings){ .url = server->url, .done = "Done", .patience = 5 }, why);
}

/* Opened and listed. */
static struct imap *ready(const struct server *server, long long after)
{
	struct buf why = BUF_INIT;
	struct imap *m = opened(server, &why);

	if (!m || !imap_list(m, after, &why))
		fail_msg("%s", why.s);
	assert_int_equal(imap_validity(m), 77);
	return m;
}

/* What comes of all mails, one word each: its UID, "large" behind it, "failed"; then "broken". */
static char *story(struct imap *m)
{
	struct buf told = BUF_INIT, why = BUF_INIT;
	enum source_result step;
	struct incoming_letter a;

	while ((step = imap_next(m, &a, &why)) != SOURCE_END) {
		if (step == SOURCE_FAILED)
			buf_str(&told, "failed ");
		else
			buf_fmt(&told, "%zu%s ", a.token, a.too_large ? "large" : "");
		assert_int_equal(!why.n, step == SOURCE_LETTER);
		assert_null(strpbrk(why.s, "\r\n"));
		buf_clear(&why);
	}
	if (imap_broken(m))
		buf_str(&told, "broken");
	buf_free(&why);
	return buf_take(&told);
}

static void goes(enum manner manner, long long after, const char *want)
{
	struct server server;
	struct folder f;
	struct imap *m;
	char *told;

	server_start(&server, &f, manner);
	m = ready(&server, after);
	told = story(m);
	assert_string_equal(told, want);
	free(told);
	imap_close(m);
	server_stop(&server, &f);
}

static void mails_are_fetched_one_by_one(void **state)
{
	struct buf why = BUF_INIT;
	struct server server;
	struct incoming_letter a;
	struct folder f;
	struct imap *m;

	(void)state;
	server_start(&server, &f, FRIENDLY);
	m = ready(&server, 0);
	assert_int_equal(imap_next(m, &a, &why), SOURCE_LETTER);
	assert_int_equal(a.token, 1);
	assert_int_equal(a.received, 837571465);
	assert_int_equal(a.bytes.n, 20);
	assert_memory_equal(a.bytes.s, "Subject: 1\r\n\r\nhello", 19);
	assert_non_null(strstr(a.name, "/INBOX, mail 1"));
	assert_false(a.too_large);
	assert_true(imap_unfinished(m));
	free(story(m));
	assert_false(imap_unfinished(m));
	imap_close(m);
	server_stop(&server, &f);
	goes(FRIENDLY, 0, "1 2 3 ");
	goes(FRIENDLY, 2, "3 ");
	goes(FRIENDLY, 3, "");
}

static void a_mail_that_is_too_large_is_cut_off(void **state)
{
	(void)state;
	goes(LYING_SIZE, 0, "1 2large 3 ");
}

static void a_mail_that_is_gone_is_passed_over(void **state)
{
	(void)state;
	goes(GONE, 0, "1 3 ");
	goes(EXPUNGED, 0, "1 3 ");
}

static void a_mail_that_cannot_be_read_does_not_end_it(void **state)
{
	(void)state;
	goes(REFUSING, 0, "1 failed 3 ");
	goes(ODD, 0, "1 failed 3 ");
	goes(ALL_ODD, 0, "failed failed failed ");
}

static void a_server_that_dies_ends_it(void **state)
{
	(void)state;
	goes(DYING, 0, "1 failed broken");
}

static void garbage_says_nothing(void **state)
{
	(void)state;
	goes(GARBAGE, 0, "1 2 3 ");
}

/* A mail that is too large ends the connection, and the next one finds another mailbox. */
static void another_uidvalidity_ends_it(void **state)
{
	(void)state;
	goes(RENUMBERED, 0, "1 2large failed broken");
}

static void not_opened(enum manner manner, const char *because)
{
	struct buf why = BUF_INIT;
	struct server server;
	struct folder f;
	struct imap *m;

	server_start(&server, &f, manner);
	m = imap_open(
		&(struct imap_settings){ .url = server.url, .done = "Done", .patience = 1 }, &why);
	assert_false(m && imap_list(m, 0, &why));
	assert_non_null(strstr(why.s, because));
	buf_free(&why);
	imap_close(m);
	server_stop(&server, &f);
}

static void a_mailbox_that_cannot_be_read_is_not(void **state)
{
	(void)state;
	not_opened(MANY, "2000000 mails lie there");
	not_opened(UNNUMBERED, "no UIDVALIDITY");
	not_opened(SILENT, "imap://127.0.0.1");
	not_opened(RUBBISH, "cannot open the mailbox");
	not_opened(UNLISTED, "cannot list the mailbox");
}

static void moves(enum manner manner, bool ok, const char *heard, const char *not_heard)
{
	static const long long uid[] = { 1, 3 };
	struct buf why = BUF_INIT;
	struct server server;
	struct folder f;
	struct imap *m;

	server_start(&server, &f, manner);
	m = ready(&server, 0);
	assert_true(imap_move(m, uid, 0, &why));
	assert_false(server_heard(&f, "MOVE"));
	assert_int_equal(imap_move(m, uid, 2, &why), ok);
	assert_int_equal(!why.n, ok);
	assert_true(server_heard(&f, heard));
	assert_false(server_heard(&f, not_heard));
	buf_clear(&why);
	assert_true(imap_move_old(m, &why) || !ok);
	assert_false(server_heard(&f, "UID MOVE 1:"));
	buf_free(&why);
	imap_close(m);
	server_stop(&server, &f);
}

static void mails_are_moved_as_the_server_can(void **state)
{
	(void)state;
	moves(FRIENDLY, true, "UID MOVE 1,3 Done\r\n", "CREATE");
	moves(NO_FOLDER, true, "CREATE Done\r\n", "COPY");
	moves(NO_MOVE, true, "UID STORE 1,3 +FLAGS.SILENT (\\Deleted)\r\n", "LOST");
	moves(NO_MOVE, true, "UID EXPUNGE 1,3\r\n", "LOST");
	moves(NOTHING_GOES, false, "UID COPY 1,3 Done\r\n", "STORE");
	moves(NO_STORE, false, "UID STORE 1,3 +FLAGS.SILENT (\\Deleted)\r\n", "EXPUNGE");
	moves(DYING_MOVE, false, "UID MOVE 1,3 Done\r\n", "COPY");
}

/* The newest come first, 40 at a time, until old ones do. */
static void of_a_full_mailbox_only_what_is_new_is_listed(void **state)
{
	struct server server;
	struct folder f;
	struct imap *m;
	char *told;

	(void)state;
	server_start(&server, &f, CROWDED);
	m = ready(&server, CROWD - 2);
	told = story(m);
	assert_string_equal(told, "10099 10100 ");
	assert_true(server_heard(&f, "FETCH 10061:10100 ("));
	assert_false(server_heard(&f, "FETCH 10021:10060 ("));
	free(told);
	imap_close(m);
	m = ready(&server, 0);
	assert_true(server_heard(&f, "FETCH 1:20 ("));
	assert_true(imap_unfinished(m));
	imap_close(m);
	server_stop(&server, &f);
}

/* Asked beside the module that never does so. */
static void a_mailbox_is_asked_for_no_more_than_there_is(void **state)
{
	static const char *const bad[] = { "mail\n", "open\n", "", "delete 1\n" };
	struct server server;
	struct folder f;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		struct worker *w = worker_make("tradepost-transport");
		struct buf why = BUF_INIT, open = BUF_INIT;
		struct span question;

		server_start(&server, &f, FRIENDLY);
		buf_fmt(&open, "open imap 5 0\n%s", server.url);
		buf_fill(&open, 0, 5);
		question = span_of_buf(&open);
		assert_true(worker_start(w, &why) && worker_send(w, &question, 1, 9000, &why));
		assert_true(worker_receive(w, &open, 1000, 9000, &why));
		question = span_of(bad[i]);
		assert_true(worker_send(w, &question, 1, 9000, &why));
		assert_false(worker_receive(w, &open, 1000, 9000, &why));
		assert_non_null(strstr(why.s, "has ended before it answered"));
		worker_free(w);
		buf_free(&open);
		buf_free(&why);
		server_stop(&server, &f);
	}
}

static void what_lies_there_from_before_is_moved(void **state)
{
	struct buf why = BUF_INIT;
	struct server server;
	struct folder f;
	struct imap *m;

	(void)state;
	server_start(&server, &f, FRIENDLY);
	m = ready(&server, 2);
	assert_true(imap_move_old(m, &why));
	assert_true(server_heard(&f, "UID MOVE 1:2 Done\r\n"));
	imap_close(m);
	server_stop(&server, &f);
	server_start(&server, &f, NOTHING_GOES);
	m = ready(&server, 2);
	assert_false(imap_move_old(m, &why));
	assert_non_null(strstr(why.s, "cannot move mails out of"));
	buf_free(&why);
	imap_close(m);
	server_stop(&server, &f);
}

/* ---- trust ---- */

/* A server that has no TLS to offer hears no name and no password. */
static void without_tls_nothing_is_told(void **state)
{
	struct buf why = BUF_INIT;
	struct server server;
	struct folder f;

	(void)state;
	server_start(&server, &f, FRIENDLY);
	folder_text(&f, "ca.pem", "none\n");
	assert_null(imap_open(&(struct imap_settings){ .url = server.url,
				      .user = "referee",
				      .password = "correct horse",
				      .authorities = folder_path(&f, "ca.pem"),
				      .done = "Done",
				      .patience = 5 },
		&why));
	assert_non_null(strstr(why.s, "cannot open the mailbox"));
	assert_null(strstr(why.s, "horse"));
	buf_clear(&why);
	assert_null(imap_open(&(struct imap_settings){ .url = server.url,
				      .authorities = "/nonexistent/ca.pem",
				      .done = "Done",
				      .patience = 5 },
		&why));
	assert_non_null(strstr(why.s, "/nonexistent/ca.pem"));
	buf_clear(&why);
	assert_null(imap_open(
		&(struct imap_settings){ .url = "imap://host", .done = "Done", .patience = 5 },
		&why));
	assert_non_null(strstr(why.s, "cannot use the URL of the mailbox"));
	assert_false(server_heard(&f, "referee"));
	assert_false(server_heard(&f, "LOGIN"));
	assert_false(server_heard(&f, "AUTHENTICATE"));
	buf_free(&why);
	server_stop(&server, &f);
}

static bool settings_ok(const char *url, const char *done)
{
	struct buf why = BUF_INIT;
	bool ok = imap_settings_ok(
		&(struct imap_settings){ .url = url, .done = done, .patience = 5 }, &why);

	assert_int_equal(!why.n, ok);
	assert_null(strstr(why.s, "secret"));
	buf_free(&why);
	return ok;
}

static void settings_are_looked_at(void **state)
{
	static const char *const urls[] = { "imaps://", "imaps://host", "imaps://host/",
		"imaps://ann:secret@host/INBOX", "imaps://:secret@host/INBOX",
		"imaps://ann@host/INBOX", "imaps://host/INBOX;UIDVALIDITY=3",
		"imaps://host/INBOX/;UID=3", "imaps://host/INBOX?ALL", "imaps://host/INBOX#x",
		"imaps://host/a%20b", "imaps://host/INBOX/", "pop3://host/INBOX", "mailbox" };
	char long_name[102] = "";
	static const char *const folders[] = { "", "a b", "a\r\nx LOGOUT", "\"", "a\\", "%0a", "*",
		"&", "INBOX", "inbox", "a/" };

	(void)state;
	assert_true(settings_ok("imaps://host/INBOX", "Done"));
	assert_true(settings_ok("imap://host:143/lists/tradepost", "INBOX.Done"));
	memset(long_name, 'a', 101);
	assert_false(settings_ok("imaps://host/INBOX", long_name));
	long_name[100] = 0;
	assert_true(settings_ok("imaps://host/INBOX", long_name));
	assert_true(imap_is_url("IMAPS://host/INBOX"));
	assert_false(imap_is_url("mailbox"));
	for (size_t i = 0; i < sizeof urls / sizeof *urls; i++)
		assert_false(settings_ok(urls[i], "Done"));
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
		assert_false(settings_ok("imaps://host/INBOX", folders[i]));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_mail_is_told_in_any_order),
		cmocka_unit_test(what_was_not_asked_for_is_passed_over),
		cmocka_unit_test(a_date_that_is_none_is_none),
		cmocka_unit_test(other_lines_say_what_they_say),
		cmocka_unit_test(mails_are_fetched_one_by_one),
		cmocka_unit_test(a_mail_that_is_too_large_is_cut_off),
		cmocka_unit_test(a_mail_that_is_gone_is_passed_over),
		cmocka_unit_test(a_mail_that_cannot_be_read_does_not_end_it),
		cmocka_unit_test(a_server_that_dies_ends_it),
		cmocka_unit_test(garbage_says_nothing),
		cmocka_unit_test(another_uidvalidity_ends_it),
		cmocka_unit_test(a_mailbox_that_cannot_be_read_is_not),
		cmocka_unit_test(mails_are_moved_as_the_server_can),
		cmocka_unit_test(of_a_full_mailbox_only_what_is_new_is_listed),
		cmocka_unit_test(a_mailbox_is_asked_for_no_more_than_there_is),
		cmocka_unit_test(what_lies_there_from_before_is_moved),
		cmocka_unit_test(without_tls_nothing_is_told),
		cmocka_unit_test(settings_are_looked_at),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
