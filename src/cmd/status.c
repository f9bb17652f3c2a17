/* SPDX-License-Identifier: MIT
 * status, export, import: the whole of a club, and one match of it as a file. */
#include "cmd/club.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- status ---- */

static int count_letters(struct club *club, const struct match *m, int seat)
{
	struct buf why = BUF_INIT;
	int n = 0;

	need(store_count_letters(club->store, m->id, m->season, seat, "taken", &n, &why), EX_IOERR,
		&why);
	return n;
}

static int count_mails(struct club *club, const struct match *m, int seat, enum mail_state state)
{
	struct buf why = BUF_INIT;
	int n = 0;

	need(store_count_mail(club->store, m->id, seat, state, &n, &why), EX_IOERR, &why);
	return n;
}

static void print_state(const struct match *m)
{
	struct buf b = BUF_INIT;

	switch (m->state) {
	case MATCH_SEATING: buf_str(&b, "seats are being filled"); break;
	case MATCH_OPEN:
		buf_fmt(&b, "letters for season %d", m->season);
		if (m->deadline) {
			buf_str(&b, ", due ");
			time_print_short(&b, m->deadline);
		}
		break;
	case MATCH_OVER: buf_fmt(&b, "over after season %d", m->season - 1); break;
	case MATCH_ASIDE:
		buf_str(&b, "put aside: ");
		text_clean(&b, m->reason, strlen(m->reason), 300);
		break;
	}
	printf("%-24s %-11s %s\n", m->name, m->game, b.s);
	buf_free(&b);
}

static void print_seats(struct club *club, const struct match *m)
{
	struct buf why = BUF_INIT;

	for (int s = 1; s <= m->seats; s++) {
		struct buf name = BUF_INIT;
		struct seat seat = { 0 };
		int waiting, refused;

		seat_print(&name, s);
		if (!store_get_seat(club->store, m->id, s, &seat, &why)) {
			need(!why.n, EX_IOERR, &why);
			printf("  %-8s empty\n", name.s);
			buf_free(&name);
			continue;
		}
		waiting = count_mails(club, m, s, MAIL_QUEUED);
		refused = count_mails(club, m, s, MAIL_REFUSED);
		printf("  %-8s %-24s %s", name.s, seat.name,
			m->state != MATCH_OPEN		    ? ""
				: count_letters(club, m, s) ? "letter in"
							    : "no letter");
		if (waiting)
			printf(", %d mail%s to send", waiting, waiting == 1 ? "" : "s");
		if (refused)
			printf(", %d refused", refused);
		putchar('\n');
		seat_free(&seat);
		buf_free(&name);
	}
}

int cmd_status(const struct call *call)
{
	struct buf why = BUF_INIT;
	struct match m;
	struct club club;
	long long last = 0;

	club_open(&club, call->folder);
	if (call->words) {
		club_match(&club, call->word[0], &m);
		print_state(&m);
		print_seats(&club, &m);
		match_free(&m);
	} else {
		while (store_next_match(club.store, last, &m, &why)) {
			last = m.id;
			print_state(&m);
			match_free(&m);
		}
		need(!why.n, EX_IOERR, &why);
	}
	club_close(&club);
	return EX_DONE;
}

/* ---- export and import ---- */

static bool copy_match(
	struct store *from, struct store *to, long long id, bool all, struct buf *why)
{
	bool ok = store_begin(to, why);

	ok = ok && store_copy_match(from, to, id, all, why);
	if (ok)
		return store_commit(to, why);
	store_rollback(to);
	return false;
}

static void check_box(struct store *from, const struct match *m)
{
	struct buf xml = BUF_INIT, why = BUF_INIT;
	unsigned char hash[HASH];

	need(store_get_box(from, m->box, &xml, &why), EX_DATAERR, &why);
	hash_bytes(hash, xml.s, xml.n);
	if (memcmp(hash, m->box, HASH))
		die(EX_DATAERR, "the box of match '%s' is not the one it names", m->name);
	buf_free(&xml);
}

static void check_season(struct store *from, const struct match *m, int season)
{
	struct season_row row = { 0 };
	struct buf why = BUF_INIT;
	unsigned char hash[HASH];

	if (!store_get_season(from, m->id, season, &row, &why))
		die(EX_DATAERR, "season %d of match '%s' is missing%s%s", season, m->name,
			why.n ? ": " : "", why.s);
	hash_bytes(hash, row.journal, row.journal_n);
	if (memcmp(hash, row.digest, HASH))
		die(EX_DATAERR, "the journal of season %d of match '%s' was changed", season,
			m->name);
	season_row_free(&row);
}

int cmd_export(const struct call *call)
{
	bool all = !call_flag(call, "public");
	struct buf why = BUF_INIT;
	struct store *to;
	struct match m;
	struct club club;

	club_open(&club, call->folder);
	club_match(&club, call->word[0], &m);
	to = store_open_file(call->word[1], true, &why);
	need(to != NULL, EX_CANTCREAT, &why);
	if (!copy_match(club.store, to, m.id, all, &why)) {
		store_close(to);
		unlink(call->word[1]);
		die(EX_IOERR, "%s", why.s);
	}
	store_close(to);
	if (all)
		warn("'%s' holds the secrets of match '%s': keep it as you keep the club",
			call->word[1], m.name);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}

int cmd_import(const struct call *call)
{
	struct buf why = BUF_INIT;
	struct store *from;
	struct match m;
	struct club club;

	club_open(&club, call->folder);
	from = store_open_file(call->word[0], false, &why);
	need(from != NULL, EX_NOINPUT, &why);
	need(store_check(from, &why), EX_DATAERR, &why);
	if (!store_next_match(from, 0, &m, &why))
		die(EX_DATAERR, "'%s' holds no match", call->word[0]);
	if (!memcmp(m.secret, (unsigned char[sizeof m.secret]){ 0 }, sizeof m.secret))
		die(EX_DATAERR, "'%s' is a public export: nobody can play on with it",
			call->word[0]);
	check_box(from, &m);
	for (int season = 0; season < m.season; season++)
		check_season(from, &m, season);
	need(copy_match(from, club.store, m.id, true, &why), EX_DATAERR, &why);
	match_free(&m);
	store_close(from);
	club_close(&club);
	return EX_DONE;
}
