/* SPDX-License-Identifier: MIT
 * The mails by which a player comes to a seat. */
#include "club/mails.h"
#include "club/record.h"
#include "club/token.h"

#include <string.h>

/* ---- what all of them say ---- */

/* Where letters need no key, what they carry instead. */
static void write_token(struct buf *b, const struct match *m, const char *token)
{
	struct buf line = BUF_INIT;

	if (!*token)
		return;
	buf_fmt(&line,
		"Where you cannot sign, as on a phone, a letter of season %d is taken unsigned"
		" if it answers this mail, whose address for answers tells that it is yours, or"
		" has the line 'token %s' in its header. Each report brings a new one. Who has"
		" this mail can write for you: do not pass it on.",
		m->season, token);
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_char(b, '\n');
	buf_free(&line);
}

/* Other programs cannot add what who has joined gives to the dice. */
static void write_how_to_sign(
	struct buf *b, const struct club *club, const char *first, bool joined)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line,
		"Letters go to %s, signed with the key you gave. %s; you may change or add orders"
		" in it. Save the text as orders.txt, and %s:",
		club->setting[S_MAIL], first, joined ? "mail what this prints" : "do one of these");
	buf_char(b, '\n');
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_free(&line);
	if (joined) {
		buf_str(b, "\n  tradepost sign --key YOUR.key orders.txt\n\n");
		return;
	}
	buf_str(b,
		"\n  tradepost sign --key YOUR.key orders.txt      mail what it prints\n"
		"  minisign -S -s YOUR.key -m orders.txt         attach both files\n"
		"  ssh-keygen -Y sign -f ~/.ssh/id_ed25519 -n tradepost-orders orders.txt\n"
		"                                                attach both files\n\n");
}

static void write_where_to_ask(struct buf *b, const struct shelf *shelf)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line,
		"A signed letter with the line /help is answered with what you may ask by mail; one"
		" with /rules %s, with the rules of the beginning.",
		shelf->clauses->clause[0].group);
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_free(&line);
}

/* ---- the invitation, and the roster ---- */

/* A record that the referee signed, for those who want to check it later. */
static bool write_record(
	struct buf *b, struct club *club, const struct match *m, int number, struct buf *why)
{
	struct record_row row;

	if (!store_get_record(club->store, m->id, number, &row, why))
		return false;
	record_block(b, &row);
	buf_char(b, '\n');
	record_row_free(&row);
	return true;
}

static void write_greeting(struct buf *b, const struct club *club, const struct shelf *shelf,
	const struct match *m, const struct seat *seat, int number)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line, "%s, you are invited to play %s, match '%s', of %s. Your seat is ",
		seat->name, shelf->box->title, m->name, club->setting[S_NAME]);
	seat_print(&line, number);
	buf_fmt(&line, ". There are %d seats.", m->seats);
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_free(&line);
}

/* The letter by which a player joins. */
static void write_join(struct buf *b, const struct match *m, int number, const char *open)
{
	buf_fmt(b, "match    %s\nopen     %s\nseat     ", m->gid, open);
	seat_print(b, number);
	buf_str(b, "\n/join\n");
}

static const char why_join[] =
	"To join, answer this mail with the signed text below. Your letters then have a part in"
	" every die and every shuffle, so that nobody, the referee included, can choose one:"
	" 'tradepost sign' adds what is needed to it, out of your key and nothing else. When all"
	" have joined, or the referee has waited long enough, the match begins, and you get a mail"
	" with the template of your first letter. Who does not join, or signs with another"
	" program, plays all the same.";
static const char why_record[] =
	"This is how the match was opened, signed by its referee. Keep it: it is what all"
	" that comes later can be checked with.";

static void write_invitation(struct buf *b, const struct club *club, const struct shelf *shelf,
	const struct match *m, const struct seat *seat, int number)
{
	struct buf line = BUF_INIT;

	write_greeting(b, club, shelf, m, seat, number);
	buf_char(b, '\n');
	text_wrap(b, "", "", why_join, strlen(why_join), 72);
	buf_fmt(&line,
		"Letters go to %s, signed with the key you gave. Save the text below as orders.txt,"
		" and mail what this prints:",
		club->setting[S_MAIL]);
	buf_char(b, '\n');
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_str(b, "\n  tradepost sign --key YOUR.key orders.txt\n\n");
	buf_free(&line);
	write_where_to_ask(b, shelf);
	buf_char(b, '\n');
	text_wrap(b, "", "", why_record, strlen(why_record), 72);
	buf_char(b, '\n');
}

/* The map, and the template of the set-up. */
static bool write_setup(struct buf *b, struct club *club, const struct shelf *shelf,
	const struct match *m, int number, const char *token, struct buf *why)
{
	struct table *t = match_table(club, shelf, m, -1, why);
	char saw[HASH_TEXT], open[HASH_TEXT] = "";
	struct chain_state state = { 0 };
	struct report_of of = { .table = t,
		.match = m->name,
		.gid = m->gid,
		.saw = saw,
		.open = open,
		.token = token,
		.phrases = shelf->phrases };
	bool ok = t && (!m->protocol || chain_state(club, m, &state, why));

	if (ok && m->protocol) {
		hash_text(saw, state.head);
		hash_text(open, state.open);
		of.cast = state.casts;
	} else if (ok) {
		match_saw(m, 0, saw);
	}
	if (ok) {
		report_map(b, &of, number);
		buf_char(b, '\n');
		report_template(b, &of, number);
	}
	table_free(t);
	return ok;
}

static void write_players(struct buf *b, struct club *club, const struct match *m, struct buf *why)
{
	for (int s = 1; s <= m->seats && !why->n; s++) {
		struct chain_row chain = { 0 };
		struct seat seat;

		if (!store_get_seat(club->store, m->id, s, &seat, why)
			|| !store_get_chain(club->store, m->id, s, &chain, why))
			return;
		buf_str(b, "  ");
		seat_print(b, s);
		buf_fmt(b, ": %s%s\n", seat.name, chain.joined ? "" : ", who has not joined");
		seat_free(&seat);
	}
}

static bool write_roster(struct buf *b, struct club *club, const struct shelf *shelf,
	const struct match *m, const struct seat *seat, int number, struct buf *why)
{
	struct buf line = BUF_INIT;
	struct chain_row chain;

	if (m->protocol) {
		buf_fmt(&line, "%s, match '%s' of %s begins. These play:", seat->name, m->name,
			shelf->box->title);
		text_wrap(b, "", "", line.s, line.n, 72);
		buf_char(b, '\n');
		write_players(b, club, m, why);
	} else {
		write_greeting(b, club, shelf, m, seat, number);
	}
	if (!store_get_chain(club->store, m->id, number, &chain, why))
		return false;
	write_how_to_sign(b, club, "To take your seat, answer this mail with the signed text below",
		chain.joined);
	write_where_to_ask(b, shelf);
	buf_char(b, '\n');
	buf_free(&line);
	return !why->n && (!m->protocol || write_record(b, club, m, RECORD_ROSTER, why));
}

bool mail_roster(struct club *club, const struct match *m, const struct seat *seat, int number,
	struct buf *why)
{
	struct shelf *shelf = club_shelf(club, m, why);
	struct buf body = BUF_INIT, unique = BUF_INIT;
	char token[TOKEN_TEXT];
	struct mail_plan p = { .kind = m->protocol ? "roster" : "invitation",
		.match = m,
		.seat = number,
		.token = token,
		.to = seat,
		.subject = m->protocol ? "the match begins" : "your invitation",
		.date = time_now() };
	bool ok = shelf && write_roster(&body, club, shelf, m, seat, number, why);

	if (ok) {
		token_make(m, m->season, seat, token);
		write_token(&body, m, token);
		ok = write_setup(&body, club, shelf, m, number, token, why);
	}
	invitation_unique(&unique, seat);
	p.unique = (struct span){ unique.s, unique.n };
	p.body = (struct span){ body.s, body.n };
	ok = ok && mail_queue(club, &p, why);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

static bool invite(struct club *club, const struct match *m, const struct seat *seat, int number,
	struct buf *why)
{
	struct shelf *shelf = club_shelf(club, m, why);
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan p = { .kind = "invitation",
		.match = m,
		.seat = number,
		.to = seat,
		.subject = "your invitation",
		.date = time_now() };
	struct chain_state state;
	char open[HASH_TEXT];
	bool ok = shelf && chain_state(club, m, &state, why);

	if (ok) {
		hash_text(open, state.open);
		write_invitation(&body, club, shelf, m, seat, number);
		ok = write_record(&body, club, m, RECORD_OPEN, why);
		write_join(&body, m, number, open);
	}
	invitation_unique(&unique, seat);
	p.unique = (struct span){ unique.s, unique.n };
	p.body = (struct span){ body.s, body.n };
	ok = ok && mail_queue(club, &p, why);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

bool mail_invite(struct club *club, const struct match *m, const struct seat *seat, int number,
	struct buf *why)
{
	/* Of protocol TP0 nobody joins: the template comes at once. */
	if (m->protocol && m->state == MATCH_SEATING)
		return invite(club, m, seat, number, why);
	return mail_roster(club, m, seat, number, why);
}

/* ---- taking a seat over ---- */

static void write_take_over(struct buf *b, const struct club *club, const struct shelf *shelf,
	const struct match *m, const struct seat *seat)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line, "%s, you take over a seat of %s, match '%s', of %s: you play ", seat->name,
		shelf->box->title, m->name, club->setting[S_NAME]);
	seat_print(&line, seat->seat);
	buf_fmt(&line, " from season %d on", m->season);
	if (m->deadline) {
		buf_str(&line, ", which is due ");
		time_print(&line, m->deadline);
	}
	buf_str(&line, ". The last report of the seat stands below, with all it knows.");
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_free(&line);
	write_how_to_sign(b, club,
		"To play, answer this mail with the signed text at its end; it replaces the letter "
		"of"
		" the player before you, if one is in",
		false);
}

bool mail_take_over(struct club *club, const struct match *m, const struct seat *seat,
	struct span text, struct span xml, struct buf *why)
{
	struct shelf *shelf = club_shelf(club, m, why);
	struct buf body = BUF_INIT, unique = BUF_INIT;
	char token[TOKEN_TEXT];
	struct mail_plan p = { .kind = "invitation",
		.match = m,
		.seat = seat->seat,
		.token = token,
		.to = seat,
		.subject = "you take over a seat",
		.report = xml,
		.date = time_now() };
	bool ok;

	if (!shelf)
		return false;
	if (!text.n)
		return mail_invite(club, m, seat, seat->seat, why);
	token_make(m, m->season, seat, token);
	write_take_over(&body, club, shelf, m, seat);
	write_token(&body, m, token);
	buf_add(&body, text.s, text.n);
	invitation_unique(&unique, seat);
	p.body = (struct span){ body.s, body.n };
	p.unique = (struct span){ unique.s, unique.n };
	ok = mail_queue(club, &p, why);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}
