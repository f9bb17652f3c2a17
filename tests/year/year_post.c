/* SPDX-License-Identifier: MIT */
#include "year.h"
#include "base/file.h"

#include <dirent.h>
#include <ftw.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int remove_file(const char *path, const struct stat *st, int type, struct FTW *where)
{
	(void)st;
	(void)where;
	return type == FTW_F ? remove(path) : 0;
}

/* ---- to the club ---- */

static void put_posted(struct year *y, const struct buf *mail, long long arrives)
{
	struct posted *p;

	y->post = xgrow(y->post, (size_t)y->posts + 1, sizeof *y->post);
	p = &y->post[y->posts++];
	*p = (struct posted){ .mail = BUF_INIT, .arrives = arrives };
	buf_add(&p->mail, mail->s, mail->n);
}

/* Keeps a mail in a folder, which is made where it is missing. */
static void keep(const char *folder, const char *name, const struct buf *mail)
{
	struct buf path = BUF_INIT, why = BUF_INIT;

	mkdir(folder, 0700);
	buf_fmt(&path, "%s/%s", folder, name);
	if (!file_write(path.s, mail->s, mail->n, 0600, &why))
		wrong("%s", why.s);
	buf_free(&path);
}

static void keep_in_box(const struct player *p, const char *name, const struct buf *mail)
{
	char box[80];

	snprintf(box, sizeof box, "boxes/%s", p->mail);
	keep(box, name, mail);
}

/* n tells it from the others. */
static void keep_since(const struct buf *mail, const char *way, int n)
{
	char name[40];

	snprintf(name, sizeof name, "%s.%d.eml", way, n);
	keep("since", name, mail);
}

void forget_since(void)
{
	nftw("since", remove_file, 4, FTW_PHYS);
}

void post_letter(struct year *y, struct random_source *lots, const struct player *p)
{
	const struct buf *mail = &p->letter;
	char name[40];
	long long arrives = y->now + random_below(lots, DAY / 2);

	snprintf(name, sizeof name, "sent.%lld.eml", p->seq);
	keep_in_box(p, name, mail);
	keep_since(mail, "in", y->letters++);
	if (happens(lots, 30)) {
		y->lost++;
		return;
	}
	if (happens(lots, 30)) {
		y->late++;
		arrives += (1 + random_below(lots, 9)) * DAY;
	}
	put_posted(y, mail, arrives);
	if (happens(lots, 20)) {
		y->doubled++;
		put_posted(y, mail, arrives + random_below(lots, 3 * DAY));
	}
}

static void put_in_mailbox(const struct year *y, const struct posted *p, int n)
{
	char name[40];

	snprintf(name, sizeof name, "%lld.%06d", y->now, n);
	keep("mailbox/new", name, &p->mail);
}

void post_in(struct year *y)
{
	int left = 0, n = 0;

	for (int i = 0; i < y->posts; i++) {
		struct posted *p = &y->post[i];

		if (p->arrives > y->now) {
			y->post[left++] = *p;
			continue;
		}
		/* They are taken in the order of their names: every other one comes first. */
		put_in_mailbox(y, p, n % 2 ? 500000 - n : n);
		n++;
		buf_free(&p->mail);
	}
	y->posts = left;
}

/* ---- from the club ---- */

static struct player *player_of(struct year *y, struct span to, struct year_match **of)
{
	for (int i = 0; i < y->matches; i++)
		for (int s = 1; s <= y->match[i].seats; s++)
			if (span_is(to, y->match[i].player[s].mail)) {
				*of = &y->match[i];
				return &y->match[i].player[s];
			}
	return NULL;
}

static struct span header_of(struct span mail, const char *name)
{
	struct span line, word;

	while (span_line(&mail, &line) && line.n)
		if (span_word(&line, &word) && span_is(word, name))
			return span_trim(line);
	return (struct span){ "", 0 };
}

/* The address in <>. */
static struct span address_of(struct span value)
{
	const char *from = memchr(value.s, '<', value.n), *to = memchr(value.s, '>', value.n);

	return from && to > from ? (struct span){ from + 1, (size_t)(to - from - 1) } : value;
}

/* The mail could not be delivered: its sender, which the envelope named, is told. */
static void come_back(struct year *y, struct span id)
{
	struct buf path = BUF_INIT, mail = BUF_INIT;
	sqlite3_stmt *found;
	sqlite3 *db;

	buf_fmt(&path, "%s/club.db", y->folder);
	if (sqlite3_open_v2(path.s, &db, SQLITE_OPEN_READONLY, NULL)
		|| sqlite3_prepare_v2(
			db, "SELECT sender FROM mails WHERE message_id = ?", -1, &found, NULL)
		|| sqlite3_bind_text(found, 1, id.s, (int)id.n, NULL)
		|| sqlite3_step(found) != SQLITE_ROW)
		wrong("a mail went out that is not in the store");
	buf_fmt(&mail,
		"Return-Path: <>\nFrom: MAILER-DAEMON@example.org\nTo: %s\n"
		"Message-ID: <back.%.*s\nAuto-Submitted: auto-replied\nMIME-Version: 1.0\n"
		"Content-Type: multipart/report; report-type=delivery-status; boundary=\"=b\"\n\n"
		"--=b\nContent-Type: text/plain\n\nI am sorry.\n--=b\n"
		"Content-Type: message/delivery-status\n\nReporting-MTA: dns; example.org\n\n"
		"Final-Recipient: rfc822; nobody@example.org\nAction: failed\nStatus: "
		"5.1.1\n\n--=b--\n",
		(const char *)sqlite3_column_text(found, 0), (int)id.n - 1, id.s + 1);
	put_posted(y, &mail, y->now + 600);
	sqlite3_finalize(found);
	sqlite3_close(db);
	buf_free(&path);
	buf_free(&mail);
}

/* The newest report of each player; whoever has it shows what was signed last. */
static void keep_last(const struct player *p, const struct buf *mail)
{
	struct span id = header_of(span_of_buf(mail), "Message-ID:");

	if (memmem(id.s, id.n, ".report.", 8))
		keep("last", p->mail, mail);
}

static void deliver(struct year *y, const char *path, const char *name)
{
	struct buf mail = BUF_INIT, why = BUF_INIT;
	struct year_match *m = NULL;
	struct player *p;

	if (!file_read(&mail, path, 4 << 20, &why))
		wrong("%s", why.s);
	unlink(path);
	p = player_of(y, address_of(header_of(span_of_buf(&mail), "To:")), &m);
	keep_since(&mail, "out", y->mails++);
	if (p && happens(&m->lots, 4)) {
		y->returned++;
		come_back(y, header_of(span_of_buf(&mail), "Message-ID:"));
	} else if (p) {
		keep_in_box(p, name, &mail);
		keep_last(p, &mail);
		player_reads(p, span_of_buf(&mail));
	}
	buf_free(&mail);
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
	return strcmp((*a)->d_name, (*b)->d_name);
}

void post_out(struct year *y)
{
	struct buf spool = BUF_INIT;
	struct dirent **names;
	int n;

	buf_fmt(&spool, "%s/spool", y->folder);
	n = scandir(spool.s, &names, NULL, by_name);
	for (int i = 0; i < n; i++) {
		struct buf path = BUF_INIT;

		buf_fmt(&path, "%s/%s", spool.s, names[i]->d_name);
		if (names[i]->d_name[0] != '.')
			deliver(y, path.s, names[i]->d_name);
		buf_free(&path);
		free(names[i]);
	}
	free(names);
	buf_free(&spool);
}
