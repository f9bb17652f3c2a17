/* SPDX-License-Identifier: MIT
 * lmtp SOCKET FROM TO <MAIL: hands a mail to a server that delivers it, by LMTP (RFC 2033) over a socket
 * of this machine. Ends as a sendmail program does: 0 delivered, 67 refused for good, 75 not now; what
 * the server said last stands on standard error then. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { LINE = 2000, SECONDS = 20, REFUSED = 67, LATER = 75 };

/* The reply behind its last line; what is no yes ends the program. */
static void hear(FILE *in, char yes)
{
	char line[LINE];

	do
		if (!fgets(line, sizeof line, in))
			exit(LATER);
	while (line[3] == '-');
	if (line[0] == yes)
		return;
	fputs(line, stderr);
	exit(line[0] == '5' ? REFUSED : LATER);
}

static void give_mail(FILE *out)
{
	char line[LINE];

	while (fgets(line, sizeof line, stdin)) {
		line[strcspn(line, "\r\n")] = 0;
		fprintf(out, "%s%s\r\n", line[0] == '.' ? "." : "", line);
	}
	fputs(".\r\n", out);
	fflush(out);
}

int main(int argc, char **argv)
{
	struct sockaddr_un at = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);
	FILE *in, *out;

	if (argc != 4 || strlen(argv[1]) >= sizeof at.sun_path)
		return 64;
	alarm(SECONDS);
	strcpy(at.sun_path, argv[1]);
	if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at)) {
		perror("lmtp");
		return LATER;
	}
	in = fdopen(fd, "r");
	out = fdopen(dup(fd), "w");
	if (!in || !out)
		return LATER;
	setvbuf(out, NULL, _IOLBF, 0);
	hear(in, '2');
	fputs("LHLO test.example.org\r\n", out);
	hear(in, '2');
	fprintf(out, "MAIL FROM:<%s>\r\n", argv[2]);
	hear(in, '2');
	fprintf(out, "RCPT TO:<%s>\r\n", argv[3]);
	hear(in, '2');
	fputs("DATA\r\n", out);
	hear(in, '3');
	give_mail(out);
	hear(in, '2');
	fputs("QUIT\r\n", out);
	return 0;
}
