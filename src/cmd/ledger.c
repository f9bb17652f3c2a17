/* SPDX-License-Identifier: MIT
 * status --mail: what became of the mails to each seat. */
#include "cmd/open.h"
#include "store/store_outbox.h"

#include <stdio.h>
#include <string.h>

/* ---- what a player has seen ---- */

/* Gets the last letter taken from a seat, of any season. Returns false where there is none. */
static bool last_letter(const struct context *c, int seat, struct letter_row *letter)
{
	enum found found = NOT_FOUND;

	for (int season = c->m->season; season >= 0 && found == NOT_FOUND; season--)
		found = store_best_letter(
			c->club->store, c->m->id, season, seat, INT64_MAX, letter, c->why);
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	return found == FOUND;
}

static void print_head(struct buf *b, const struct context *c, unsigned char saw[HASH])
{
	struct record_row row;
	int number;
	enum found found = store_find_head(c->club->store, c->m->id, saw, &number, c->why);

	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	if (found == NOT_FOUND) {
		buf_str(b, "-");
		return;
	}
	found = store_get_record(c->club->store, c->m->id, number, &row, c->why);
	need_store(found == FOUND, c->club->store, EX_IOERR, c->why);
	if (number == RECORD_ROSTER)
		buf_str(b, "roster");
	else
		buf_fmt(b, "season %d", row.season);
	record_row_free(&row);
}

static void print_seen(struct buf *b, const struct context *c, const struct letter_row *letter)
{
	struct orders *head = orders_read(letter->text, strlen(letter->text), NULL);
	unsigned char saw[HASH];

	if (hash_from_text(saw, head->saw))
		print_head(b, c, saw);
	else if (!strcmp(letter->auth, "token"))
		buf_fmt(b, "a mail of season %d", letter->season);
	else
		buf_char(b, '-');
	orders_free(head);
}

static void add_seen(struct buf *b, const struct context *c, int seat)
{
	struct letter_row letter;

	buf_str(b, ", seen ");
	if (!last_letter(c, seat, &letter)) {
		buf_str(b, "-");
		return;
	}
	print_seen(b, c, &letter);
	letter_row_free(&letter);
}

/* ---- a line of the ledger ---- */

static void add_counts(struct buf *b, const struct mail_count_row *row)
{
	buf_fmt(b, "%d to send, %d sent, %d refused, last ", row->queued, row->sent, row->refused);
	if (row->last)
		time_print_short(b, row->last);
	else
		buf_char(b, '-');
}

static void print_under(const char *what, const char *text)
{
	struct buf b = BUF_INIT;

	text_clean(&b, text, strlen(text), 200);
	printf("           %s: %s\n", what, b.s);
	buf_free(&b);
}

static void print_bounces(struct club *club, const char *mail)
{
	struct address_row address;
	struct buf why = BUF_INIT;
	bool ok = store_get_address(club->store, mail, &address, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	if (*address.bad)
		print_under("bounced", address.bad);
	else if (address.hard)
		printf("           bounced: %d time%s\n", address.hard,
			address.hard == 1 ? "" : "s");
	address_row_free(&address);
}

/* m NULL: mails of no match. seat 0: mails to the referee. */
static void print_line(const struct context *c, int seat, const char *mail)
{
	const struct match *m = c->m;
	struct buf line = BUF_INIT, name = BUF_INIT;
	struct mail_count_row row;
	bool ok = store_get_ledger(c->club->store, m ? m->id : 0, seat, &row, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (seat)
		seat_print(&name, match_game(m), seat);
	else
		buf_str(&name, m ? "referee" : "others");
	text_clean(&line, mail, strlen(mail), 60);
	buf_fill(&line, ' ', line.n < 28 ? 28 - line.n : 1);
	add_counts(&line, &row);
	if (m && seat)
		add_seen(&line, c, seat);
	printf("  %-8s %s\n", name.s, line.s);
	if (*row.trouble)
		print_under("trouble", row.trouble);
	if (*mail)
		print_bounces(c->club, mail);
	mail_count_row_free(&row);
	buf_free(&line);
	buf_free(&name);
}

static void print_match(const struct context *c)
{
	const struct match *m = c->m;
	struct buf name = BUF_INIT;

	text_clean(&name, m->name, strlen(m->name), sizeof m->name);
	printf("%s\n", name.s);
	for (int s = 1; s <= m->seats; s++) {
		struct seat seat;
		enum found found = store_get_seat(c->club->store, m->id, s, &seat, c->why);

		need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
		if (found == FOUND) {
			print_line(c, s, seat.mail);
			seat_free(&seat);
		}
	}
	print_line(c, 0, club_referee(c->club));
	buf_free(&name);
}

static bool any_of_no_match(const struct context *c)
{
	struct mail_count_row row;
	bool ok = store_get_ledger(c->club->store, 0, 0, &row, c->why), any;

	need_store(ok, c->club->store, EX_IOERR, c->why);
	any = row.queued + row.sent + row.refused;
	mail_count_row_free(&row);
	return any;
}

static void print_all(struct club *club)
{
	enum found found;
	struct buf why = BUF_INIT;
	long long last = 0;
	struct match m;
	const struct context c = { club, &m, time_now(), &why };
	const struct context c2 = { club, NULL, time_now(), &why };

	while ((found = store_next_match(club->store, last, &m, &why)) == FOUND) {
		last = m.id;
		print_match(&c);
		match_free(&m);
	}
	need_store(found != UNREAD, club->store, EX_IOERR, &why);
	if (any_of_no_match(&c2)) {
		puts("of no match");
		print_line(&c2, 0, "");
	}
}

int cmd_ledger(const struct command_call *call)
{
	struct match_context o;

	if (!call_flag(call, "mail"))
		return cmd_status(call);
	if (call->words) {
		open_match(&o, call);
		print_match(&o.c);
		close_match(&o);
	} else {
		need_club(&o.club, call->folder);
		print_all(&o.club);
		club_close(&o.club);
	}
	return EX_DONE;
}
