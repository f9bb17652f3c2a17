/* SPDX-License-Identifier: MIT */
#include "club/public.h"
#include "club/played.h"
#include "club/record.h"
#include "post/mail.h"
#include "post/seal.h"
#include "proof/block.h"
#include "report/page.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The names of players who want to be named. */
struct people {
	char *name[MAXSEATS + 1]; /* NULL: nobody has the seat, or its player is not to be named */
	bool unnamed[MAXSEATS + 1]; /* its player is not to be named */
};

static void people_free(struct people *p)
{
	for (int s = 1; s <= MAXSEATS; s++)
		free(p->name[s]);
}

static bool find_seated(const struct context *c, struct people *p)
{
	for (int s = 1; s <= c->m->seats; s++) {
		struct seat seat = { 0 };

		if (store_get_seat(c->club->store, c->m->id, s, &seat, c->why) == UNREAD)
			return false;
		if (seat.name && seat.public)
			p->name[s] = xcopy(seat.name, strlen(seat.name));
		p->unnamed[s] = seat.name && !seat.public;
		seat_free(&seat);
	}
	return true;
}

/* Finds players who have left: the first to leave a seat after a season had it then. */
static bool find_left(const struct context *c, int season, struct people *p)
{
	bool left[MAXSEATS + 1] = { false };
	struct former_player_row row;
	enum found found;
	long long after = 0;

	while ((found = store_next_leaver(c->club->store, c->m->id, after, &row, c->why))
		== FOUND) {
		after = row.id;
		if (row.season > season && row.seat >= 1 && row.seat <= c->m->seats
			&& !left[row.seat]) {
			left[row.seat] = true;
			free(p->name[row.seat]);
			p->name[row.seat] = row.public ? xcopy(row.name, strlen(row.name)) : NULL;
			p->unnamed[row.seat] = !row.public;
		}
		leaver_row_free(&row);
	}
	return found != UNREAD;
}

static bool find_people(const struct context *c, int season, struct people *p)
{
	*p = (struct people){ .name = { NULL } };
	return find_seated(c, p) && find_left(c, season, p);
}

bool public_names(const struct context *c, int season, struct buf *names)
{
	struct people p;
	bool ok = find_people(c, season, &p);

	for (int s = 1; ok && s <= c->m->seats; s++)
		buf_fmt(names, "%s\n", p.name[s] ? p.name[s] : "");
	people_free(&p);
	return ok;
}

static struct report_input report_by(const struct edition *edition, const struct match *m,
	struct table *t, const struct people *p)
{
	struct report_input report = match_report(edition, m, t);

	for (int s = 1; s <= m->seats; s++)
		report.player[s] = p->name[s];
	return report;
}

bool public_report(const struct context *c, const struct edition *edition, int season,
	struct buf *xml, struct buf *text)
{
	struct table *t = match_journal(c, edition, season);
	struct people p = { .name = { NULL } };
	bool ok = t && find_people(c, season, &p);

	if (ok) {
		struct report_input report = report_by(edition, c->m, t, &p);

		if (xml)
			report_xml(xml, &report, NOBODY);
		if (text)
			report_text(text, &report, NOBODY);
	}
	people_free(&p);
	table_free(t);
	return ok;
}

/* ---- when the match is over ---- */

bool public_over(const struct match *m)
{
	return m->state == MATCH_OVER && !*m->ended;
}

/* Adds a letter as its own seat was told of it. */
static void add_letter(const struct report_input *report, int seat, struct buf *letters)
{
	buf_str(letters, "<letter-of");
	xml_seat(letters, "seat", report->table->game, seat);
	buf_str(letters, ">\n");
	report_letter(letters, report, seat);
	buf_str(letters, "</letter-of>\n");
}

/* Returns whether a line anywhere begins with the word token, which may be a secret. */
static bool has_token(struct span text)
{
	struct span line, word;
	bool found = false;

	while (!found && span_line(&text, &line))
		found = span_word(&line, &word)
			&& (span_folds(word, "token") || span_folds(word, "token:"));
	return found;
}

/* Returns whether a letter may be shown: it has no token, and no mail commands, which may be
 * private. Without them the kept text equals the signed one. */
static bool is_for_all(const struct letter_row *letter)
{
	struct buf canonical = BUF_INIT;
	bool whole = true, token = has_token(span_of(letter->text));

	if (letter->original) {
		text_canonical(&canonical, letter->original, letter->original_n);
		whole = span_is(span_of_buf(&canonical), letter->text);
	}
	buf_free(&canonical);
	return whole && !token && !strcmp(letter->auth, "key");
}

static struct span signed_bytes(const struct letter_row *letter)
{
	if (letter->original)
		return (struct span){ letter->original, letter->original_n };
	return span_of(letter->text);
}

static bool add_signed(const struct context *c, int season, struct buf *proof)
{
	enum found found;

	for (int s = 1; s <= c->m->seats; s++) {
		struct letter_row letter;
		struct buf standing = BUF_INIT;
		bool came;

		found = store_get_played(
			c->club->store, c->m->id, season, s, &letter, &came, &standing, c->why);
		if (found != FOUND)
			return found == NOT_FOUND;
		buf_free(&standing);
		if (!came)
			continue;
		if (is_for_all(&letter))
			seal_block(span_of(letter.signature), signed_bytes(&letter), proof);
		letter_row_free(&letter);
	}
	return true;
}

/* Adds how a letter came, as its player's report says; and orders by the referee. */
static bool add_played(const struct context *c, int season, int seat, struct buf *text)
{
	enum found found;
	struct letter_row letter;
	struct buf standing = BUF_INIT, canonical = BUF_INIT;
	char words[32];
	bool came;

	found = store_get_played(
		c->club->store, c->m->id, season, seat, &letter, &came, &standing, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	buf_free(&standing);
	if (!came)
		return true;
	buf_fmt(text, "form %d %s\n", seat, letter.form);
	snprintf(words, sizeof words, "orders %d", seat);
	text_canonical(&canonical, signed_bytes(&letter).s, signed_bytes(&letter).n);
	if (!strcmp(letter.auth, "referee"))
		block_bytes(text, words, span_of_buf(&canonical));
	buf_free(&canonical);
	letter_row_free(&letter);
	return true;
}

/* Adds what making the reports again takes, and what the next season begins with, so that somebody
 * who lacks a letter can play on from there. */
static bool add_left(const struct context *c, const struct people *p, const struct table *t,
	int season, struct buf *text)
{
	struct buf image = BUF_INIT;
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++) {
		char words[32];

		snprintf(words, sizeof words, "name %d", s);
		if (!p->unnamed[s])
			block_bytes(text, words, span_of(p->name[s] ? p->name[s] : ""));
		ok = add_played(c, season, s, text);
	}
	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct buf standing = BUF_INIT;
		char words[32];

		snprintf(words, sizeof words, "stands %d", s);
		program_standing(t->program[s], season, &standing);
		block_bytes(text, words, span_of_buf(&standing));
		buf_free(&standing);
	}
	ok = ok && store_get_image(c->club->store, c->m->id, season, &image, c->why);
	if (ok)
		block_bytes(text, "table", span_of_buf(&image));
	buf_free(&image);
	return ok;
}

/* Adds a reveal, see tradepost-record(5). */
static bool add_reveal(const struct context *c, const struct people *p, const struct table *t,
	int season, struct buf *proof)
{
	enum found found;
	struct record_row row;
	struct buf text = BUF_INIT;
	bool ok;

	found = store_season_record(c->club->store, c->m->id, season, &row, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	buf_fmt(&text, "tp-reveal 1\ngame %s\nrecord %d\nseason %d\ncast %d\n", c->m->gid,
		row.number, season, row.casts - 1);
	proof_reveal(t, &text);
	ok = add_left(c, p, t, season, &text);
	block_write(proof, BLOCK_REVEAL, span_of_buf(&text), NULL);
	buf_free(&text);
	record_row_free(&row);
	return ok;
}

/* What came of lines is not stored, so the season is played again. */
static bool add_letters(const struct context *c, const struct edition *edition, int season,
	const struct people *p, struct buf *letters, struct buf *proof)
{
	struct autopilot pilot[MAXSEATS + 1];
	struct season_row stored;
	struct table *t = played_table(c, edition, season, &stored, pilot);
	bool ok = t && played_again(c, t, season);

	if (ok) {
		struct report_input report = report_by(edition, c->m, t, p);

		for (int s = 1; s <= c->m->seats; s++)
			add_letter(&report, s, letters);
		ok = add_signed(c, season, proof) && add_reveal(c, p, t, season, proof);
	}
	played_free(t);
	season_row_free(&stored);
	return ok;
}

bool public_revealed(const struct context *c, const struct edition *edition, int season,
	struct buf *xml, struct buf *letters, struct buf *proof)
{
	struct table *t = match_journal(c, edition, season);
	struct people p = { .name = { NULL } };
	bool ok = t && find_people(c, season, &p);

	if (ok) {
		struct report_input report = report_by(edition, c->m, t, &p);

		t->revealed = true;
		report_xml(xml, &report, NOBODY);
		ok = add_letters(c, edition, season, &p, letters, proof);
	}
	people_free(&p);
	table_free(t);
	return ok;
}

/* ---- records ---- */

/* Gets the number of the first record after a season's; season -1: that of the opening. */
static bool find_behind(const struct context *c, int season, int *number)
{
	struct record_row row;
	enum found found;

	*number = RECORD_OPEN;
	if (season < 0)
		return true;
	found = store_season_record(c->club->store, c->m->id, season, &row, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	*number = row.number + 1;
	record_row_free(&row);
	return true;
}

bool public_records(const struct context *c, int season, struct buf *b)
{
	enum found found = FOUND;
	struct record_row row;
	int from, to = INT_MAX;
	bool ok = find_behind(c, season - 1, &from);

	if (ok && season < c->m->season)
		ok = find_behind(c, season, &to);
	for (int i = from; ok && i < to; i++) {
		bool told;

		found = store_get_record(c->club->store, c->m->id, i, &row, c->why);
		if (found != FOUND)
			break;
		/* Orders for an open season could be guessed from their hash. */
		told = season < c->m->season || public_over(c->m) || strcmp(row.kind, "act") != 0;
		if (told)
			record_block(b, &row);
		else
			to = i;
		record_row_free(&row);
	}
	return ok && found != UNREAD;
}

/* ---- what a seat was sent ---- */

/* Lines of a mail end in CRLF, those of a text in LF. */
static void add_lines(struct buf *b, struct span text)
{
	struct span line;

	while (span_line(&text, &line)) {
		buf_add(b, line.s, line.n);
		buf_char(b, '\n');
	}
}

static bool read_parts(
	const struct mail_row *row, struct buf *xml, struct buf *text, struct buf *why)
{
	struct mail mail;
	bool ok;

	ok = mail_read(&mail, (struct span){ row->bytes, row->bytes_n });
	if (!ok)
		buf_str(why, "a stored mail cannot be read");
	for (int i = 0; ok && i < mail.parts; i++) {
		if (mail.part[i].file && xml && span_is(mail.part[i].name, "report.xml"))
			buf_add(xml, mail.part[i].bytes.s, mail.part[i].bytes.n);
		else if (!mail.part[i].file && text)
			add_lines(text, mail.part[i].text);
	}
	if (ok)
		mail_free(&mail);
	return ok;
}

void public_season_name(const struct context *c, int season, struct buf *name)
{
	struct buf why = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };
	struct edition *edition = club_newest_edition(&in);
	struct table *t = edition ? match_table(&in, edition, season) : NULL;

	if (t) {
		const struct report_input of = match_report(edition, c->m, t);

		report_season_name(name, &of);
	}
	table_free(t);
	buf_free(&why);
}

bool public_sent(const struct context *c, int season, int seat, bool *found, struct buf *xml,
	struct buf *text)
{
	struct mail_row row;
	enum found is =
		store_get_mail(c->club->store, c->m->id, season, seat, "report", &row, c->why);
	bool ok;

	*found = is == FOUND;
	if (is != FOUND)
		return is == NOT_FOUND;
	ok = read_parts(&row, xml, text, c->why);
	mail_row_free(&row);
	return ok;
}
