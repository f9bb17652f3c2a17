/* SPDX-License-Identifier: MIT */
#include "club/needs.h"
#include "club/behind.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/games.h"
#include "club/letter_seal.h"
#include "club/mails.h"
#include "club/request.h"
#include "club/tick_end.h"
#include "club/waiting_open.h"
#include "store/store_outbox.h"

#include <string.h>

enum {
	WITNESS_PATIENCE = 12 * 3600,
	JOIN_PATIENCE = 2 * 86400,
	LETTER_PATIENCE = 7 * 86400,
	TEXT_MOST = 200
};

/* A match as it is looked at. */
struct look {
	const struct context *c;
	struct attendance there; /* of a match that is open */
	struct clock_row clock;
	struct buf *lines;
};

/* Begins a line; `what` and ends() follow. */
static struct buf *begins(struct look *l)
{
	struct buf name = BUF_INIT;

	text_clean(&name, l->c->m->name, strlen(l->c->m->name), sizeof l->c->m->name);
	buf_fmt(l->lines, "  %-12s ", name.s);
	buf_free(&name);
	return l->lines;
}

/* Ends a line with the command that mends it, "go" or "seat %s red"; %s is the match. */
__attribute__((format(printf, 2, 3))) static bool ends(struct look *l, const char *command, ...)
{
	va_list ap;

	buf_str(l->lines, ": tradepost ");
	va_start(ap, command);
	buf_vfmt(l->lines, command, ap);
	va_end(ap);
	buf_char(l->lines, '\n');
	return true;
}

static void add_text(struct look *l, const char *before, const char *text)
{
	buf_str(l->lines, before);
	text_clean(l->lines, text, strlen(text), TEXT_MOST);
}

static void add_seat(struct look *l, int seat)
{
	seat_print(l->lines, match_game(l->c->m), seat);
}

/* As the mails of the match tell it. */
static void add_time(struct look *l, long long seconds)
{
	buf_str(l->lines, date_text(l->c, seconds).s);
}

static const char *name_of(const struct look *l)
{
	return l->c->m->name;
}

/* ---- the match ---- */

static bool put_aside(struct look *l)
{
	buf_str(begins(l), "was put aside");
	add_text(l, ": ", l->c->m->reason);
	return ends(l, "start %s", name_of(l));
}

static bool unrestored(struct look *l)
{
	long long since;

	if (!behind_since(l->c->club->store, l->c->m, &since, l->c->why))
		return false;
	if (!since)
		return true;
	buf_str(begins(l),
		"waits to be restored: a player's last report shows what was signed last");
	return ends(l, "restore %s/club.db FOLDER", l->c->club->folder);
}

static bool former_rules(struct look *l)
{
	if (!match_is_former(l->c->m))
		return true;
	buf_str(begins(l), "is played by rules that this program no longer has");
	return ends(l, "upgrade %s --why TEXT", name_of(l));
}

static bool held(struct look *l)
{
	if (!l->clock.held)
		return true;
	buf_fmt(begins(l), "season %d is held since ", l->c->m->season);
	add_time(l, l->clock.held);
	buf_str(l->lines, ", ");
	deadline_say_held(l->lines, l->c->club->texts, &l->clock);
	return ends(l, "go %s", name_of(l));
}

/* After the host was away, a season that is due waits for some hours. */
static bool say_waits(struct look *l)
{
	const struct match *m = l->c->m;

	if (!m->deadline || m->deadline >= l->c->now || deadline_due(l->c) <= l->c->now)
		return true;
	buf_fmt(begins(l), "season %d was due %s; the club was away, so it is played %s", m->season,
		date_text(l->c, m->deadline).s, date_text(l->c, deadline_due(l->c)).s);
	return ends(l, "run %s --now", m->name);
}

static bool overdue(struct look *l)
{
	const struct match *m = l->c->m;
	enum deadline_state due;

	if (!deadline_look(l->c, &due))
		return false;
	if (due == DUE_NOT)
		return say_waits(l);
	if (due == DUE_HELD)
		return true;
	if (m->deadline && m->deadline < l->c->now) {
		buf_fmt(begins(l), "season %d is not played, and was due ", m->season);
		add_time(l, m->deadline);
	} else {
		buf_fmt(begins(l), "season %d can be played, as nobody is awaited", m->season);
	}
	return ends(l, "tick");
}

static bool late_letters(struct look *l)
{
	const struct match *m = l->c->m;

	for (int s = 1; s <= m->seats; s++) {
		int n = 0;

		if (!store_count_letters(
			    l->c->club->store, m->id, m->season, s, "late", &n, l->c->why))
			return false;
		if (!n || l->there.letter[s])
			continue;
		buf_str(begins(l), "the letter of ");
		add_seat(l, s);
		buf_fmt(l->lines,
			" for season %d came late; with more time its player can send it again",
			m->season);
		ends(l, "extend %s DATE --why REASON", m->name);
	}
	return true;
}

/* Nobody is awaited, and yet the season is not played. */
static bool unclear_letters(struct look *l)
{
	const struct match *m = l->c->m;
	bool held = deadline_held_for_letters(&l->clock);
	seats who = 0;

	if ((m->deadline && !held) || l->there.awaiting)
		return true;
	if (!deadline_unclear(l->c, &l->there, &who))
		return false;
	for (int s = 1; s <= m->seats; s++) {
		if (!(who & ONLY(s)))
			continue;
		buf_str(begins(l), "the letter of ");
		add_seat(l, s);
		buf_fmt(l->lines,
			" for season %d waits for a yes of its player: it has lines that are not "
			"understood, or will be refused wholly or in part, or may be meant to "
			"change only a part of the earlier letter",
			m->season);
		ends(l, held ? "go %s" : "run %s --now", m->name);
	}
	return true;
}

/* A season without a deadline waits for its letters as long as that takes. */
static bool waits_for_long(struct look *l)
{
	const struct match *m = l->c->m;

	if (m->deadline || l->clock.held || !l->there.awaiting
		|| l->c->now - l->clock.opened <= LETTER_PATIENCE)
		return true;
	buf_fmt(begins(l), "season %d has no deadline, and has waited since %s for ", m->season,
		date_text(l->c, l->clock.opened).s);
	attendance_awaited(l->lines, m, &l->there);
	return ends(l, "start %s --deadline DATE", m->name);
}

/* holds: the season waits for that. */
static bool say_asked(struct look *l, int number, bool holds)
{
	struct seat seat;
	enum found found = store_get_seat(l->c->club->store, l->c->m->id, number, &seat, l->c->why);
	struct buf name = BUF_INIT;

	if (found != FOUND)
		return found == NOT_FOUND;
	seat_print(&name, match_game(l->c->m), number);
	buf_fmt(begins(l), "a letter of %s%s waits for the yes of its player, who was asked at ",
		name.s, holds ? ", and the season with it," : "");
	add_text(l, "", seat.mail);
	ends(l, "seat %s %s --mail ADDRESS", name_of(l), name.s);
	buf_free(&name);
	seat_free(&seat);
	return true;
}

/* The player of a seat was asked whether a letter is theirs, and who reads that address may be somebody else. */
static bool waiting_letters(struct look *l)
{
	bool early = !l->there.awaiting && deadline_waits_early(l->c);
	seats who = 0;
	bool ok = waiting_holds(l->c, &l->there, &who);
	int n;

	for (int s = 1; s <= l->c->m->seats && ok; s++)
		ok = waiting_count(l->c, s, &n) && (!n || say_asked(l, s, early && who & ONLY(s)));
	return ok;
}

static bool disputes(struct look *l)
{
	enum found found;
	struct dispute_row row;
	int last = 0;

	while ((found = store_next_dispute(l->c->club->store, l->c->m->id, last, &row, l->c->why))
		== FOUND) {
		last = row.number;
		if (row.state == DISPUTE_OPEN) {
			buf_fmt(begins(l), "dispute %d of ", row.number);
			add_seat(l, row.seat);
			buf_str(l->lines, " is open");
			ends(l, "docket %s %d", name_of(l), row.number);
		}
		dispute_row_free(&row);
	}
	return found != UNREAD;
}

static bool say_silent_witness(struct look *l, const char *what)
{
	buf_fmt(begins(l), "the witness has not answered %s", what);
	return ends(l, "resend %s witness", name_of(l));
}

static bool witness_joins(struct look *l)
{
	struct buf whom = BUF_INIT;
	bool ready, ok = letter_seal_ready(l->c, &ready, &whom);

	buf_free(&whom);
	if (ok && !ready)
		say_silent_witness(l, "the mail about the opening of the match");
	return ok;
}

static bool witness_answers(struct look *l)
{
	enum letter_seal_state sealing;
	struct chain_state state;
	struct seal_row seal;

	if (!letter_seal_look(l->c, &sealing))
		return false;
	if (sealing != LETTER_SEAL_WAITS)
		return true;
	if (!chain_state(l->c, &state)
		|| store_get_seal(l->c->club->store, l->c->m->id, state.casts, &seal, l->c->why)
			!= FOUND)
		return false;
	if (l->c->now - seal.made >= WITNESS_PATIENCE)
		say_silent_witness(l, "the mail about the sealed letters");
	return true;
}

/* ---- its seats and mails ---- */

static bool seats_open(struct look *l)
{
	for (int s = 1; s <= l->c->m->seats; s++) {
		struct buf seat = BUF_INIT;

		if (!l->there.open[s])
			continue;
		seat_print(&seat, match_game(l->c->m), s);
		buf_fmt(begins(l),
			"%s is open to others, as its player left or sent nothing for long",
			seat.s);
		ends(l, "seat %s %s --name NAME --mail ADDRESS", name_of(l), seat.s);
		buf_free(&seat);
	}
	return true;
}

/* Lists the seats that are empty or declined, and those whose players have not answered the invitation. */
static bool list_waiting(struct look *l, struct buf *empty, struct buf *silent)
{
	const struct context *c = l->c;

	for (int s = 1; s <= c->m->seats; s++) {
		struct attendance_row row;
		bool answered;
		struct seat seat;
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);
		struct buf *list = empty;

		if (found == UNREAD || !invitation_answered(c, s, &answered)
			|| !store_get_attendance(c->club->store, c->m->id, s, &row, c->why))
			return false;
		if (found == FOUND) {
			list = row.vacant ? empty : answered ? NULL : silent;
			seat_free(&seat);
		}
		if (!list)
			continue;
		buf_str(list, list->n ? " " : "");
		seat_print(list, match_game(c->m), s);
	}
	return true;
}

static bool seats_filled(struct look *l)
{
	struct buf empty = BUF_INIT, silent = BUF_INIT;
	struct span rest, first = { "", 0 };
	bool ok = list_waiting(l, &empty, &silent);

	if (!ok)
		return false;
	rest = span_of_buf(empty.n ? &empty : &silent);
	span_word(&rest, &first);
	if (empty.n && charter_is(l->c->m, "open", "yes")) {
		; /* whoever asks gets them */
	} else if (empty.n) {
		buf_fmt(begins(l), "not given yet: %s", empty.s);
		ends(l, "seat %s %.*s --name NAME --mail ADDRESS", name_of(l), (int)first.n,
			first.s);
	} else if (silent.n && !l->clock.reminded && l->c->now < l->c->m->made + JOIN_PATIENCE) {
		; /* they may not have read their mail */
	} else if (silent.n) {
		buf_fmt(begins(l), "not joined yet: %s", silent.s);
		if (l->clock.reminded)
			buf_fmt(l->lines, ", reminded %s", date_text(l->c, l->clock.reminded).s);
		ends(l, "resend %s %.*s", name_of(l), (int)first.n, first.s);
	} else {
		buf_str(begins(l), "all have joined");
		ends(l, "start %s", name_of(l));
	}
	buf_free(&empty);
	buf_free(&silent);
	return true;
}

/* Says that the deadline of the invitations is gone, where nothing takes its place. */
static bool deadline_gone(struct look *l)
{
	const struct match *m = l->c->m;

	if (!m->deadline || m->deadline > l->c->now || charter_has(m, "schedule"))
		return true;
	buf_str(begins(l), "the deadline of the invitations, ");
	add_time(l, m->deadline);
	buf_str(l->lines,
		", has passed: the match begins without a deadline when all have joined, or now if "
		"you give it a new one");
	return ends(l, "start %s --deadline DATE", name_of(l));
}

/* Lists who confirmed that they ask for a seat. */
static bool seats_asked(struct look *l)
{
	struct seat_request request;
	enum found found = NOT_FOUND;
	long long last = 0;
	int seat, n;
	bool ok = games_seat(l->c, &seat, &n);

	while (ok && seat
		&& (found = store_next_request(
			    l->c->club->store, l->c->m->id, last, &request, l->c->why))
			== FOUND) {
		last = request.id;
		if (request.confirmed) {
			begins(l);
			add_text(l, "", request.name);
			buf_str(l->lines, " asks for a seat: ");
			successor_seat(l->lines, l->c->m, seat, request.name, request.mail);
			buf_char(l->lines, '\n');
		}
		seat_request_free(&request);
	}
	return ok && found != UNREAD;
}

/* Ends the line of an address that does not work: a person has one for all seats. */
static bool end_address(struct look *l, const struct seat *seat, const char *name)
{
	struct person person;
	enum found found = store_find_whose(l->c->club->store, seat, &person, l->c->why);

	if (found == FOUND && span_folds(span_of(person.mail), seat->mail))
		ends(l, "person %s --mail ADDRESS", person.name);
	else
		ends(l, "seat %s %s --mail ADDRESS", name_of(l), name);
	if (found == FOUND)
		person_free(&person);
	return found != UNREAD;
}

static bool say_address(struct look *l, const struct seat *seat)
{
	struct address_row address;
	int refused = 0;
	bool ok = true;

	if (!store_get_address(l->c->club->store, seat->mail, &address, l->c->why))
		return false;
	if (!store_count_refused(l->c->club->store, l->c->m->id, seat->seat, &refused, l->c->why)) {
		address_row_free(&address);
		return false;
	}
	if (*address.bad || refused) {
		struct buf name = BUF_INIT;

		seat_print(&name, match_game(l->c->m), seat->seat);
		buf_fmt(begins(l), "mails to %s, ", name.s);
		add_text(l, "", seat->mail);
		if (*address.bad)
			add_text(l, ", are no longer sent: ", address.bad);
		else
			buf_str(l->lines, ", are refused");
		ok = end_address(l, seat, name.s);
		buf_free(&name);
	}
	address_row_free(&address);
	return ok;
}

static bool addresses(struct look *l)
{
	bool ok = true;

	for (int s = 1; s <= l->c->m->seats && ok; s++) {
		struct seat seat;
		enum found found =
			store_get_seat(l->c->club->store, l->c->m->id, s, &seat, l->c->why);

		ok = found != UNREAD;
		if (found == FOUND) {
			ok = say_address(l, &seat);
			seat_free(&seat);
		}
	}
	return ok;
}

/* The mails of a match that wait. */
struct stuck {
	int waiting, failing; /* failing: of these, whose last try failed */
	struct buf trouble;
};

static void say_stuck(struct buf *lines, const struct stuck *k)
{
	int n = k->failing ? k->failing : k->waiting;

	buf_fmt(lines, "%d mail%s ", n, n == 1 ? "" : "s");
	if (k->failing) {
		buf_str(lines, n == 1 ? "does not leave: " : "do not leave: ");
		text_clean(lines, k->trouble.s, k->trouble.n, TEXT_MOST);
		buf_str(lines, "; 'tradepost selftest --mail' tells more");
	} else {
		buf_str(lines, n == 1 ? "waits to be sent" : "wait to be sent");
	}
}

static bool count_stuck(const struct context *c, long long match, int seat, struct stuck *k)
{
	struct mail_count_row row;

	if (!store_get_ledger(c->club->store, match, seat, &row, c->why))
		return false;
	k->waiting += row.queued;
	k->failing += row.failing;
	if (row.failing && !k->trouble.n)
		buf_str(&k->trouble, row.trouble);
	mail_count_row_free(&row);
	return true;
}

static bool mails(struct look *l)
{
	struct stuck k = { .trouble = BUF_INIT };
	bool ok = true;

	for (int s = 0; s <= l->c->m->seats && ok; s++)
		ok = count_stuck(l->c, l->c->m->id, s, &k);
	if (ok && k.waiting) {
		say_stuck(begins(l), &k);
		ends(l, k.failing ? "send --now" : "send");
	}
	buf_free(&k.trouble);
	return ok;
}

/* ---- all ---- */

static const struct need {
	unsigned states; /* of the match, as bits: when it is looked for */
	bool (*find)(struct look *);
} needs[] = {
	{ 1 << MATCH_ASIDE, put_aside },
	{ ~0U, unrestored },
	{ ~(1U << MATCH_OVER), former_rules },
	{ 1 << MATCH_OPEN, held },
	{ 1 << MATCH_OPEN, late_letters }, /* before what would play without them */
	{ 1 << MATCH_OPEN, overdue },
	{ 1 << MATCH_OPEN, unclear_letters },
	{ 1 << MATCH_OPEN, waits_for_long },
	{ 1 << MATCH_SEATING | 1 << MATCH_OPEN, waiting_letters },
	{ ~0U, disputes },
	{ 1 << MATCH_SEATING, witness_joins },
	{ 1 << MATCH_OPEN, witness_answers },
	{ 1 << MATCH_OPEN, seats_open },
	{ 1 << MATCH_SEATING, deadline_gone },
	{ 1 << MATCH_SEATING, seats_filled },
	{ 1 << MATCH_SEATING | 1 << MATCH_OPEN, seats_asked },
	{ ~(1U << MATCH_OVER), addresses },
	{ ~0U, mails },
};

static bool look_at_match(struct look *l)
{
	const struct match *m = l->c->m;
	bool ok = store_get_clock(l->c->club->store, m->id, &l->clock, l->c->why);

	if (!ok)
		return false;
	if (m->state == MATCH_OPEN)
		ok = attendance_look(l->c, &l->there);
	for (size_t i = 0; i < sizeof needs / sizeof *needs && ok; i++)
		if (needs[i].states >> m->state & 1)
			ok = needs[i].find(l);
	clock_row_free(&l->clock);
	return ok;
}

static void say_unread(struct look *l)
{
	buf_str(begins(l), "cannot be looked at");
	add_text(l, ": ", l->c->why->s);
	ends(l, "status %s", name_of(l));
}

static bool look_at_club(struct club *club, long long now, struct buf *lines, struct buf *why)
{
	const struct context c = { club, NULL, now, why };
	struct stuck k = { .trouble = BUF_INIT };
	bool ok = tick_end_say(&c, lines) && count_stuck(&c, 0, 0, &k);

	if (ok && k.waiting) {
		buf_fmt(lines, "  %-12s ", "-");
		say_stuck(lines, &k);
		buf_fmt(lines, ": tradepost send%s\n", k.failing ? " --now" : "");
	}
	buf_free(&k.trouble);
	return ok;
}

bool needs_say(struct club *club, long long now, struct buf *lines, struct buf *why)
{
	enum found found;
	long long last = 0;
	struct match m;

	while ((found = store_next_match(club->store, last, &m, why)) == FOUND) {
		struct buf problem = BUF_INIT;
		const struct context c = { club, &m, now, &problem };
		struct look l = { .c = &c, .lines = lines };

		last = m.id;
		if (!look_at_match(&l))
			say_unread(&l);
		buf_free(&problem);
		match_free(&m);
	}
	return found != UNREAD && look_at_club(club, now, lines, why);
}
