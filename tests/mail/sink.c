/* SPDX-License-Identifier: MIT
 * sink PORTFILE LOG [SECONDS]: a mail server without TLS on 127.0.0.1, on a free port that it writes into
 * PORTFILE. What it does depends on whom the mail is to, by what stands before the @:
 *	ghost	550, nobody of that name
 *	later	451, not now; so do later1 and others
 *	policy	554 with 5.7.1, as one hears who has not logged in
 *	full	552 when the whole mail is there
 *	busy	421, and ends the connection
 *	slow	takes 3 seconds for each answer from then on
 *	tardy	takes 0.2 seconds, and snail 2, for the answer behind the whole mail
 *	crash	takes the mail and ends the connection without a word; of a mail only once
 *	half	ends the connection in the middle of the mail
 *	odd	answers what is no SMTP
 *	else	takes the mail
 * With a file "dies" beside it, which holds a number N, it ends the connection without a word at each
 * N-th answer that it would give, whatever that is.
 * LOG gets "CONNECT", all lines it is told, and "TAKEN" for each mail. It ends with its parent, or after
 * SECONDS, 120 if not said. */
#include <arpa/inet.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum { LINE = 2000, SECONDS = 120 };

struct talk {
	int fd;
	FILE *in, *log;
	char who[40]; /* what stands before the @ of the recipient */
	bool crashed; /* it has crashed once */
	int answers;  /* given and not given */
};

static bool dies(struct talk *t)
{
	FILE *file = fopen("dies", "r");
	int n = 0;

	t->answers++;
	if (!file)
		return false;
	if (fscanf(file, "%d", &n) != 1)
		n = 0;
	fclose(file);
	return n && t->answers % n == 0;
}

static void say(struct talk *t, const char *reply)
{
	if (dies(t)) {
		fputs("DIED\n", t->log);
		shutdown(t->fd, SHUT_RDWR);
		return;
	}
	if (!strcmp(t->who, "slow"))
		sleep(3);
	/* a client that went away is noticed when it is read from */
	if (send(t->fd, reply, strlen(reply), MSG_NOSIGNAL) < 0)
		fputs("GONE\n", t->log);
}

static void note(const struct talk *t, const char *line)
{
	fputs(line, t->log);
	fflush(t->log);
}

/* Whom the mail is to decides from here on. */
static bool answer_recipient(struct talk *t, const char *line)
{
	const char *from = strchr(line, '<');

	t->who[0] = 0;
	if (from)
		snprintf(t->who, sizeof t->who, "%.*s", (int)strcspn(from + 1, "@>"), from + 1);
	if (!strcmp(t->who, "busy")) {
		say(t, "421 4.3.2 too much to do\r\n");
		return false;
	}
	say(t,
		!strcmp(t->who, "ghost")	       ? "550 5.1.1 no such user here\r\n"
			: !strcmp(t->who, "policy")    ? "554 5.7.1 Client host rejected\r\n"
			: !strncmp(t->who, "later", 5) ? "451 4.7.1 greylisted\r\n"
			: !strcmp(t->who, "odd")       ? "what do you want?\r\n"
						       : "250 2.1.5 yes\r\n");
	return true;
}

/* The mail up to its dot. False where the connection is to end. */
static bool take_mail(struct talk *t)
{
	char line[LINE];

	say(t, "354 go on\r\n");
	for (int n = 0; fgets(line, sizeof line, t->in); n++) {
		note(t, line);
		if (!strcmp(t->who, "half") && n == 3)
			return false;
		if (strcmp(line, ".\r\n"))
			continue;
		if (!strcmp(t->who, "full")) {
			say(t, "552 5.2.2 mailbox full\r\n");
			return true;
		}
		note(t, "TAKEN\n");
		if (!strncmp(t->who, "tardy", 5))
			usleep(200000);
		if (!strncmp(t->who, "snail", 5))
			sleep(2);
		if (!strcmp(t->who, "crash") && !t->crashed) {
			t->crashed = true;
			return false;
		}
		say(t, "250 2.0.0 taken\r\n");
		return true;
	}
	return false;
}

/* False where the connection is to end. */
static bool answer(struct talk *t, const char *line)
{
	if (!strncmp(line, "EHLO", 4))
		say(t, "250-sink\r\n250 SIZE 2000000\r\n");
	else if (!strncmp(line, "RCPT", 4))
		return answer_recipient(t, line);
	else if (!strncmp(line, "DATA", 4))
		return take_mail(t);
	else
		say(t, strncmp(line, "QUIT", 4) ? "250 2.0.0 yes\r\n" : "221 2.0.0 bye\r\n");
	return strncmp(line, "QUIT", 4);
}

static void serve(struct talk *t, int fd)
{
	char line[LINE];

	t->fd = fd;
	t->in = fdopen(fd, "r");
	t->who[0] = 0;
	note(t, "CONNECT\n");
	say(t, "220 sink\r\n");
	while (fgets(line, sizeof line, t->in)) {
		note(t, line);
		if (!answer(t, line))
			break;
	}
	fclose(t->in);
}

static int open_port(const char *file)
{
	struct sockaddr_in at = { .sin_family = AF_INET };
	socklen_t n = sizeof at;
	int fd = socket(AF_INET, SOCK_STREAM, 0);
	FILE *out;

	inet_pton(AF_INET, "127.0.0.1", &at.sin_addr);
	if (fd < 0 || bind(fd, (struct sockaddr *)&at, n) || listen(fd, 5)
		|| getsockname(fd, (struct sockaddr *)&at, &n))
		return -1;
	out = fopen(file, "w");
	if (!out)
		return -1;
	fprintf(out, "%d\n", ntohs(at.sin_port));
	return fclose(out) ? -1 : fd;
}

int main(int argc, char **argv)
{
	struct talk t = { 0 };
	int fd;

	if (argc < 3)
		return 64;
	/* a test that fails does not leave it behind */
	prctl(PR_SET_PDEATHSIG, SIGTERM);
	alarm(argc > 3 ? (unsigned)atoi(argv[3]) : SECONDS);
	t.log = fopen(argv[2], "a");
	fd = t.log ? open_port(argv[1]) : -1;
	if (fd < 0) {
		perror("sink");
		return 71;
	}
	for (;;) {
		int caller = accept(fd, NULL, NULL);

		if (caller < 0)
			return 71;
		serve(&t, caller);
	}
}
