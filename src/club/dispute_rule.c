/* SPDX-License-Identifier: MIT
 * A ruling, or its taking back: its record, and who gets it by mail. */
#include "club/chain.h"
#include "club/dispute.h"
#include "club/mails.h"
#include "club/press.h"
#include "club/record.h"
#include "club/seat_person.h"

#include <string.h>

enum { RULING_COLUMNS = 200 };

/* What is said of a dispute, as it was when it was ruled. */
struct ruling {
	const struct dispute_row *row;
	const char *back; /* why the ruling is taken back; NULL: it is made */
	struct buf block; /* of its record */
};

/* ---- the record ---- */

/* Records are ASCII, so that what was signed passes every mailer. */
static void add_ascii(struct buf *b, struct span line)
{
	struct buf clean = BUF_INIT;
	size_t n;

	text_clean(&clean, line.s, line.n, SIZE_MAX);
	for (size_t i = 0; i < clean.n; i += n) {
		uint32_t point = text_point(clean.s + i, clean.n - i, &n);

		buf_char(b, point < 0x80 ? (int)point : '?');
	}
	buf_free(&clean);
}

/* Returns how much of a line fits into one of the record, up to a blank if there is one. */
static size_t cut_at(struct span line)
{
	size_t n = RULING_COLUMNS;

	if (line.n <= RULING_COLUMNS)
		return line.n;
	while (n && line.s[n] != ' ')
		n--;
	return n ? n : RULING_COLUMNS;
}

static void add_lines(struct buf *b, const char *name, struct span line)
{
	struct buf ascii = BUF_INIT;
	struct span rest;

	add_ascii(&ascii, line);
	rest = span_trim((struct span){ ascii.s, ascii.n });
	while (rest.n) {
		size_t n = cut_at(rest);
		struct span piece = span_trim((struct span){ rest.s, n });

		buf_fmt(b, "%s %.*s\n", name, (int)piece.n, piece.s);
		rest = span_trim((struct span){ rest.s + n, rest.n - n });
	}
	buf_free(&ascii);
}

static void write_text(struct buf *b, const struct ruling *r)
{
	const struct dispute_row *row = r->row;
	struct span rest = span_of(r->back ? r->back : row->ruling), line;

	buf_fmt(b, "season %d\ndispute %d\nseat %d\nclause %s\n", row->season, row->number,
		row->seat, *row->clause && !r->back ? row->clause : "none");
	while (span_line(&rest, &line))
		add_lines(b, r->back ? "taken-back" : "ruling", line);
}

/* Adds the record, and keeps its block. */
static bool add_record(const struct context *c, struct ruling *r)
{
	struct record_row record = { .kind = "docket", .season = r->row->season };
	struct buf text = BUF_INIT;
	struct chain_state state;
	bool ok;

	if (!chain_state(c, &state))
		return false;
	record.number = state.number;
	record.casts = state.casts;
	memcpy(record.entropy, state.entropy, HASH);
	chain_begin(&text, "docket", 1, c->m, &state);
	write_text(&text, r);
	record.text = text.s;
	ok = chain_add(c, &state, &record);
	if (ok)
		record_block(&r->block, &record);
	buf_free(&text);
	return ok;
}

/* ---- the mails ---- */

static void add_block(struct buf *b, const struct texts *to, const struct buf *block)
{
	buf_char(b, '\n');
	texts_tell(to, b, "dispute-record");
	buf_fmt(b, "\n%s", block->s);
}

static bool write_mail(struct buf *b, const struct context *c, const struct ruling *r, int number)
{
	const struct texts *to = seat_texts(c, number);

	if (!r->back)
		return dispute_print(c, r->row, number, b);
	texts_tell(to, b, "dispute-back number=%d seat=%s season=%d match=%s", r->row->number,
		seat_text(match_game(c->m), r->row->seat).s, r->row->season, c->m->name);
	buf_char(b, '\n');
	press_quote(b, r->back);
	return true;
}

static bool mail_seat(const struct context *c, const struct ruling *r, int number)
{
	enum found found;
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan plan = { .kind = "notice",
		.season = c->m->season,
		.seat = number,
		.texts = seat_texts(c, number),
		.subject = r->back ? "subject-dispute-back" : "subject-dispute-ruled",
		.number = r->row->number };
	struct seat seat;
	bool ok;

	found = store_get_seat(c->club->store, c->m->id, number, &seat, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	/* What was taken back may be ruled in the same words again; each has a record of its own. */
	buf_fmt(&unique, "ruling %d %s", r->row->number, r->block.s);
	ok = write_mail(&body, c, r, number);
	if (ok)
		add_block(&body, plan.texts, &r->block);
	plan.to = &seat;
	plan.unique = (struct span){ unique.s, unique.n };
	plan.body = (struct span){ body.s, body.n };
	ok = ok && mail_queue(c, &plan);
	seat_free(&seat);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

/* A player who left is not told; the successor finds the ruling on the docket. */
static bool is_told(const struct context *c, const struct dispute_row *row,
	const struct dispute_season *d, int seat, bool *told)
{
	struct attendance_row attendance;

	if (!store_get_attendance(c->club->store, c->m->id, seat, &attendance, c->why))
		return false;
	/* Without the season's rules nobody knows who was told the fact; a ruling is public. */
	*told = !attendance.vacant && (!d->table || report_number(d->table, seat, row->entry));
	return true;
}

/* Adds the record of what was kept, and mails it to all who were told the fact. */
static bool publish(const struct context *c, struct ruling *r)
{
	struct dispute_season d = { 0 };
	bool told = false;
	int lacks = 0;
	bool ok = add_record(c, r) && match_lacks(c, r->row->season, &lacks)
		&& (lacks || disputed_open(&d, c, r->row->season));

	for (int s = 1; s <= c->m->seats && ok; s++)
		ok = is_told(c, r->row, &d, s, &told) && (!told || mail_seat(c, r, s));
	disputed_close(&d);
	buf_free(&r->block);
	return ok;
}

bool dispute_rule(const struct context *c, const struct dispute_row *row)
{
	struct ruling r = { .row = row, .block = BUF_INIT };

	return store_save_dispute(c->club->store, row, c->why) && publish(c, &r);
}

bool dispute_take_back(const struct context *c, const struct dispute_row *row, const char *reason)
{
	struct ruling r = { .row = row, .back = reason, .block = BUF_INIT };
	struct dispute_row open = *row;

	open.state = DISPUTE_OPEN;
	open.ruled = 0;
	open.clause = (char *)"";
	open.ruling = (char *)"";
	return store_save_dispute(c->club->store, &open, c->why) && publish(c, &r);
}
