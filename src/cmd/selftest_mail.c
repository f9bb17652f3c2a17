/* SPDX-License-Identifier: MIT
 * Sends a letter of the club to itself: out by the setting send, in by the setting take. */
#include "club/transport.h"
#include "cmd/open.h"
#include "cmd/selftest.h"
#include "post/bounce.h"
#include "post/imap.h"
#include "post/mailer.h"
#include "post/mail_write.h"
#include "post/server.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* PAUSE: seconds between two looks; WAIT_MOST: seconds to wait in all. */
enum { PAUSE = 2, WAIT_MOST = 60, RANDOM_BYTES = 8, PATIENCES = 3 };

/* ---- the settings ---- */

static bool comes_by_imap(const struct club *club)
{
	return imap_is_url(club->setting[S_TAKE]);
}

static bool file_usable(struct selftest *t, const char *name, enum setting which, bool secret)
{
	char *path = club_file(t->club, t->club->setting[which]);
	struct stat st;
	bool ok = true;

	if (!*t->club->setting[which]) {
		free(path);
		return true;
	}
	if (stat(path, &st) || access(path, R_OK)) {
		selftest_wrong(
			t, EX_CONFIG, "%s: cannot read '%s': %s", name, path, strerror(errno));
		ok = false;
	} else if (secret && st.st_mode & 077) {
		selftest_wrong(t, EX_CONFIG,
			"%s: call chmod 0600 '%s': other users can read this file", name, path);
		ok = false;
	}
	free(path);
	return ok;
}

/* A login needs a user and a password. */
static bool login_whole(struct selftest *t, const char *kind, enum setting user, enum setting file)
{
	bool has_user = *t->club->setting[user], has_file = *t->club->setting[file];

	if (has_user == has_file)
		return true;
	selftest_wrong(t, EX_CONFIG, "give the setting %s-%s, too: %s-%s alone is no log-in", kind,
		has_user ? "password-file" : "user", kind, has_user ? "user" : "password-file");
	return false;
}

static bool way_out_given(struct selftest *t)
{
	struct buf why = BUF_INIT;
	bool ok;

	if (!strcmp(t->club->setting[S_SEND], "spool")) {
		selftest_note(
			"the setting 'send' is spool: mails stay in the folder spool until somebody"
			" mails them. To let the program mail them, give smtp://HOST:PORT, "
			"smtps://HOST or sendmail:/PATH");
		return true;
	}
	ok = transport_out_known(t->club, &why);
	if (!ok)
		selftest_wrong(t, EX_CONFIG, "%s", why.s);
	buf_free(&why);
	return ok;
}

/* take moves away what it reads, so the referee would not find it there. */
static void look_at_referee(struct selftest *t)
{
	if (*t->club->setting[S_TAKE] && !*t->club->setting[S_REFEREE])
		selftest_note(
			"give your own address in the setting 'referee': without it, mails "
			"for the referee go to %s, and 'take' moves them away with the letters",
			t->club->setting[S_MAIL]);
}

static bool way_in_given(struct selftest *t)
{
	char *path = club_file(t->club, t->club->setting[S_TAKE]);
	bool ok = true;

	if (!*t->club->setting[S_TAKE]) {
		selftest_note(
			"the setting 'take' is not given: letters come in only when 'tradepost "
			"take'"
			" is called with a source. A mail server can do this with each letter");
	} else if (!comes_by_imap(t->club) && access(path, R_OK)) {
		selftest_wrong(t, EX_CONFIG,
			"take: give the path of a Maildir, or imaps://HOST/INBOX: cannot read '%s':"
			" %s",
			path, strerror(errno));
		ok = false;
	} else if (comes_by_imap(t->club) && !*t->club->setting[S_IMAP_USER]) {
		selftest_wrong(t, EX_CONFIG,
			"give imap-user and imap-password-file: the setting 'take' is a mailbox at "
			"a "
			"server");
		ok = false;
	}
	free(path);
	return ok;
}

/* Without the program no mail server can be used. */
static void look_at_worker(struct selftest *t)
{
	struct buf why = BUF_INIT;
	bool shut_in;

	if (!server_look(&shut_in, &why))
		selftest_wrong(t, EX_OSFILE, "the program that talks to mail servers: %s", why.s);
	else if (shut_in)
		selftest_fine("the program that talks to mail servers is shut in");
	else
		selftest_note("the program that talks to mail servers is not shut in: this kernel"
			      " has no filter of system calls (seccomp)");
	buf_free(&why);
}

void selftest_transport(struct selftest *t)
{
	bool ok = way_out_given(t);

	ok &= way_in_given(t);
	look_at_referee(t);
	ok &= login_whole(t, "smtp", S_USER, S_PASSWORD);
	ok &= login_whole(t, "imap", S_IMAP_USER, S_IMAP_PASSWORD);
	ok &= file_usable(t, "smtp-password-file", S_PASSWORD, true);
	ok &= file_usable(t, "imap-password-file", S_IMAP_PASSWORD, true);
	ok &= file_usable(t, "smtp-ca", S_CA, false);
	ok &= file_usable(t, "imap-ca", S_IMAP_CA, false);
	if (!strcmp(club_host(t->club), "localhost"))
		selftest_note("the setting 'mail' is %s: nobody outside this machine can write to "
			      "this address",
			t->club->setting[S_MAIL]);
	if (ok)
		selftest_fine("the settings can be used");
	look_at_worker(t);
}

/* ---- what to change ---- */

/* has: part of a reason; hint: what to do then. '@' stands for smtp or imap. */
static const struct {
	const char *has, *hint;
} hints[] = {
	{ "resolve host",
		"Is the server's name written right, and does this machine know names (DNS)?" },
	{ "certificate",
		"Use the name that is in the server's certificate. If the certificate is by an "
		"authority of your own, give its PEM file in @-ca." },
	{ "issue a STARTTLS",
		"The server wants TLS, also on this machine. Give the PEM file of the server's "
		"authority in @-ca." },
	{ "STARTTLS", "The server offers no TLS at this port: try @s:// in place of @://." },
	{ "SSL", "Is it the right port? @:// wants STARTTLS, @s:// TLS from the first byte." },
	{ "user and password",
		"Look at @-user, at the file of @-password-file, and at the name of the mailbox in"
		" take. Many providers want a password made for programs (an app password), and you"
		" must switch IMAP on there." },
	{ "535",
		"Look at @-user and at the file of @-password-file. Many providers want a password"
		" made for programs (an app password)." },
	{ "534", "The provider wants a password made for programs (an app password)." },
	{ "ogin denied",
		"Look at @-user and at the file of @-password-file. Many providers want a password"
		" made for programs (an app password)." },
	{ "530", "The server wants a log-in first: give smtp-user and smtp-password-file." },
	{ " 5.7.",
		"Does the server want a log-in? Then give smtp-user and smtp-password-file. Or does"
		" the server not let this user send from the address in the setting mail? Then give"
		" the address that the provider gave you." },
	{ "says 55",
		"Does the server let this user send from the address in the setting mail? If not, "
		"give the address that the provider gave you." },
	{ "connect",
		"Is the port right, and does a firewall let it through? Port 25 often is closed;"
		" programs like this send by 587 (smtp://) or 465 (smtps://), and read by 143"
		" (imap://) or 993 (imaps://)." },
	{ "timed out",
		"Is the port right, with @:// for STARTTLS and @s:// for TLS from the first byte?"
		" Does a firewall let it through? A slow server wants a higher patience." },
	{ "ended with status",
		"Call that program by hand, as this user, and look at what it says." },
};

static void add_hint(struct buf *b, const char *kind)
{
	for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
		if (!strcasestr(b->s, hints[i].has))
			continue;
		buf_str(b, ". ");
		for (const char *c = hints[i].hint; *c; c++) {
			if (*c == '@')
				buf_str(b, kind);
			else
				buf_char(b, *c);
		}
		return;
	}
}

static void wrong_way(struct selftest *t, const char *way, const char *kind, struct buf *why)
{
	add_hint(why, kind);
	selftest_wrong(t, EX_UNAVAILABLE, "%s: %s", way, why->s);
	buf_clear(why);
}

/* ---- the letter ---- */

static void make_word(char word[2 * RANDOM_BYTES + 1])
{
	unsigned char random[RANDOM_BYTES];

	chance_random(random, sizeof random);
	hex_text(word, random, sizeof random);
}

/* Uses a '+' address where the settings rely on such addresses. */
static char *own_address(const struct club *club)
{
	const char *mail = club->setting[S_MAIL];
	bool plus = !strcmp(club->setting[S_SUBADDRESS], "yes")
		|| !strcmp(club->setting[S_BOUNCES], "yes");
	struct buf b = BUF_INIT;

	buf_add(&b, mail, strcspn(mail, "@"));
	buf_fmt(&b, "%s@%s", plus ? "+selftest" : "", club_host(club));
	return buf_take(&b);
}

static bool write_letter(
	const struct club *club, const char *to, const char *word, struct buf *out, struct buf *why)
{
	static const char body[] = "This is a letter of a tradepost club to itself, by\n"
				   "'tradepost selftest --mail'. There is nothing to do.\n";
	/* By this header take knows a mail that needs no answer. */
	struct mail_header own = { "X-Tradepost", "selftest" };
	struct buf subject = BUF_INIT, id = BUF_INIT;
	struct outgoing_mail mail = { .from = { club->setting[S_NAME], club->setting[S_MAIL] },
		.to = { NULL, to },
		.date = time_now(),
		.extra = &own,
		.extras = 1,
		.body = SPAN(body) };
	bool ok;

	buf_fmt(&subject, "[tradepost] selftest %s", word);
	buf_fmt(&id, "<selftest.%s@%s>", word, club_host(club));
	mail.subject = subject.s;
	mail.message_id = id.s;
	ok = mail_write(out, &mail, why);
	buf_free(&subject);
	buf_free(&id);
	return ok;
}

static bool send_letter(struct selftest *t, const char *word)
{
	char *to = own_address(t->club);
	struct buf letter = BUF_INIT, why = BUF_INIT;
	struct mailer *sender = NULL;
	bool ok = write_letter(t->club, to, word, &letter, &why);

	if (ok)
		sender = transport_out(t->club, &why);
	ok = sender
		&& mailer_send(sender, t->club->setting[S_MAIL], to,
			   (struct span){ letter.s, letter.n }, "selftest", &why)
			== SENT;
	mailer_close(sender);
	if (ok)
		selftest_fine("the way out works: it took a letter to %s", to);
	else
		wrong_way(t, "the way out", "smtp", &why);
	free(to);
	buf_free(&letter);
	buf_free(&why);
	return ok;
}

/* ---- waiting for it ---- */

enum search_result { NOT_YET, CAME, CAME_BACK, NO_WAY };

struct waiting {
	struct selftest *t;
	const char *word;
	long long seen;	 /* the last UID looked at */
	struct buf says; /* why the letter came back, or what is wrong with the way in */
};

/* A letter that came back has the word somewhere inside; an answering machine may put it into the
 * subject, but lacks our header. */
static enum search_result is_it(struct waiting *w, const struct incoming_letter *a)
{
	struct bounce bounce;
	struct mail mail;
	enum search_result found = NOT_YET;

	if (!memmem(a->bytes.s, a->bytes.n, w->word, strlen(w->word)))
		return NOT_YET;
	mail_read(&mail, a->bytes);
	bounce_read(&bounce, &mail, a->bytes);
	if (bounce.report && bounce.failed) {
		found = CAME_BACK;
		buf_add(&w->says, bounce.says.s, bounce.says.n);
	} else if (mail.looped && mail.subject.n
		&& memmem(mail.subject.s, mail.subject.n, w->word, strlen(w->word))) {
		found = CAME;
	}
	bounce_free(&bounce);
	mail_free(&mail);
	return found;
}

static enum search_result look_at_server(struct waiting *w)
{
	struct imap *imap = transport_in(w->t->club, w->t->club->setting[S_TAKE], &w->says);
	enum search_result found = NOT_YET;
	struct buf ignored = BUF_INIT;
	enum source_result step;
	struct incoming_letter a;

	if (!imap || !imap_list(imap, w->seen, &w->says)) {
		imap_close(imap);
		return NO_WAY;
	}
	while (found == NOT_YET && (step = imap_next(imap, &a, &ignored)) != SOURCE_END) {
		if (step == SOURCE_FAILED)
			continue;
		w->seen = (long long)a.token;
		found = is_it(w, &a);
	}
	/* take would only log it. */
	if (found == CAME)
		imap_move(imap, &w->seen, 1, &ignored);
	imap_close(imap);
	buf_free(&ignored);
	return found;
}

static enum search_result look_at_files(struct waiting *w)
{
	char *path = club_file(w->t->club, w->t->club->setting[S_TAKE]);
	struct letter_source *source = source_open(path, &w->says);
	enum search_result found = source ? NOT_YET : NO_WAY;
	struct buf ignored = BUF_INIT;
	enum source_result step;
	struct incoming_letter a;

	while (found == NOT_YET && (step = source_next(source, &a, &ignored)) != SOURCE_END)
		if (step == SOURCE_LETTER) {
			found = is_it(w, &a);
			if (found == CAME)
				source_done(source, a.token, &ignored);
		}
	source_close(source);
	buf_free(&ignored);
	free(path);
	return found;
}

static enum search_result look(struct waiting *w)
{
	return comes_by_imap(w->t->club) ? look_at_server(w) : look_at_files(w);
}

/* Counts looks, not seconds: the clock may stand still or jump. */
static enum search_result wait_for(struct waiting *w, int seconds)
{
	enum search_result found = look(w);

	for (int i = 0; found == NOT_YET && i < seconds; i += PAUSE) {
		sleep(PAUSE);
		found = look(w);
	}
	return found;
}

static void wait_for_letter(struct selftest *t, const char *word)
{
	struct waiting w = { .t = t, .word = word, .says = BUF_INIT };
	char *to = own_address(t->club);
	const char *plus = strchr(to, '+')
		? ". The address has a '+', as the settings 'subaddress' and 'bounces' want it. If "
		  "the mail server does not deliver such letters, set both to 'no'"
		: "";
	int seconds = PATIENCES * atoi(t->club->setting[S_PATIENCE]);

	if (seconds > WAIT_MOST)
		seconds = WAIT_MOST;
	switch (wait_for(&w, seconds)) {
	case CAME: selftest_fine("the letter came in: mail works both ways"); break;
	case CAME_BACK:
		selftest_wrong(t, EX_UNAVAILABLE,
			"the letter came back: %s. Does the setting 'mail' ('%s') give the address"
			" of the mailbox in the setting 'take'?%s",
			w.says.n ? w.says.s : "no reason is given", t->club->setting[S_MAIL],
			*plus ? plus + 1 : "");
		break;
	case NO_WAY: wrong_way(t, "the way in", "imap", &w.says); break;
	case NOT_YET:
		selftest_wrong(t, EX_UNAVAILABLE,
			"the letter was sent and did not come in within %d seconds. Does the"
			" setting 'mail' ('%s') give the address of the mailbox in the setting"
			" 'take'? Look into the mailbox's folder for junk, and into the queue and"
			" the log of the mail server. Then try again in some minutes: some servers"
			" let the first mail of an unknown sender wait%s",
			seconds, t->club->setting[S_MAIL], plus);
		break;
	}
	free(to);
	buf_free(&w.says);
}

/* Looked at first, so that no letter is sent in vain. */
static bool way_in_works(struct selftest *t)
{
	struct buf why = BUF_INIT;
	struct imap *imap;
	bool ok = true;

	if (comes_by_imap(t->club)) {
		imap = transport_in(t->club, t->club->setting[S_TAKE], &why);
		ok = imap != NULL;
		imap_close(imap);
		if (ok)
			selftest_fine("the log-in works, and the mailbox can be read");
		else
			wrong_way(t, "the way in", "imap", &why);
	}
	buf_free(&why);
	return ok;
}

void selftest_mail(struct selftest *t)
{
	char word[2 * RANDOM_BYTES + 1];

	if (!strcmp(t->club->setting[S_SEND], "spool")) {
		selftest_wrong(t, EX_CONFIG,
			"give another way out than spool in the setting 'send': with spool, no "
			"letter can be sent");
		return;
	}
	/* Keeps a tick from taking the letter away. */
	need_lock(t->club, "take");
	make_word(word);
	if (way_in_works(t) && send_letter(t, word)) {
		if (*t->club->setting[S_TAKE])
			wait_for_letter(t, word);
		else
			selftest_note(
				"look for the letter in 'tradepost status', among the "
				"letters of unknown senders: the setting 'take' is not given, "
				"so the self-test cannot see the letter come in");
	}
}
