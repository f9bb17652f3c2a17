/* SPDX-License-Identifier: MIT
 * The mails by which a player comes to a seat. */
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/mails.h"
#include "club/record.h"
#include "club/seat_keys.h"
#include "club/token.h"

#include <string.h>

/* ---- what all of them say ---- */

/* Writes the token, for matches whose letters need no key. */
static void write_token(
	struct buf *b, const struct context *c, const struct seat *seat, const char *token)
{
	if (!*token)
		return;
	club_tell(c->club, b, "letter-token keyless=%d season=%d token=%s", !*seat->key,
		c->m->season, token);
	buf_char(b, '\n');
}

static void write_sign_command(struct buf *b)
{
	buf_str(b, "\n  tradepost sign --key YOUR.key orders.txt\n\n");
}

/* Only tradepost can add a nonce, which players who joined must send. */
static void write_how_to_sign(struct buf *b, const struct club *club, bool takes_over, bool joined)
{
	buf_char(b, '\n');
	club_tell(club, b, "letter-sign club=%s takes-over=%d joined=%d", club->setting[S_MAIL],
		takes_over, joined);
	if (joined) {
		write_sign_command(b);
		return;
	}
	buf_str(b, "\n  tradepost sign --key YOUR.key orders.txt      ");
	club_say(club, b, "sign-mail");
	buf_str(b, "\n  minisign -S -s YOUR.key -m orders.txt         ");
	club_say(club, b, "sign-attach");
	buf_str(b,
		"\n  ssh-keygen -Y sign -f ~/.ssh/id_ed25519 -n tradepost-orders orders.txt\n"
		"                                                ");
	club_say(club, b, "sign-attach");
	buf_str(b, "\n\n");
}

static void write_where_to_ask(
	struct buf *b, const struct club *club, const struct edition *edition, bool keyless)
{
	club_tell(club, b, "letter-help keyless=%d group=%s", keyless,
		edition->clauses->clause[0].group);
}

/* Writes what a seat without a key lacks, and that nothing protects the dice, where nothing does. */
static bool write_dice(struct buf *b, const struct context *c, const struct seat *seat)
{
	bool open;

	if (!seat_keys_open_dice(c, &open))
		return false;
	if (*seat->key && !open)
		return true;
	club_tell(c->club, b, "letter-dice keyless=%d open=%d", !*seat->key, open);
	buf_char(b, '\n');
	return true;
}

/* ---- the invitation, and the roster ---- */

/* Writes a signed record for those who want to check it later. */
static bool write_record(struct buf *b, const struct context *c, int number)
{
	struct record_row row;

	if (store_get_record(c->club->store, c->m->id, number, &row, c->why) != FOUND)
		return false;
	record_block(b, &row);
	buf_char(b, '\n');
	record_row_free(&row);
	return true;
}

/* Writes the map, and the template of the set-up. */
static bool write_setup(struct buf *b, const struct context *c, const struct edition *edition,
	int number, const char *token)
{
	struct table *t = match_table(c, edition, -1);
	char saw[HASH_TEXT], open[HASH_TEXT] = "";
	struct chain_state state = { 0 };
	struct report_input of = { .table = t,
		.match = c->m->name,
		.gid = c->m->gid,
		.saw = saw,
		.open = open,
		.token = token,
		.phrases = edition->phrases };
	bool ok = t && chain_state(c, &state);

	/* Before the roster is closed nothing that is signed can be played, nor is there a history. */
	*saw = 0;
	if (ok && c->m->state != MATCH_SEATING) {
		hash_text(saw, state.head);
		hash_text(open, state.open);
		of.cast = state.casts;
	}
	if (ok) {
		report_map(b, &of, number);
		buf_char(b, '\n');
		report_template(b, &of, number);
	}
	table_free(t);
	return ok;
}

static bool write_players(struct buf *b, const struct context *c)
{
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct chain_row chain = { 0 };
		struct seat seat = { 0 };
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		if (found == NOT_FOUND)
			buf_fmt(c->why, "seat %d of '%s' is lost", s, c->m->name);
		ok = found == FOUND && store_get_chain(c->club->store, c->m->id, s, &chain, c->why);
		buf_str(b, "  ");
		club_say(c->club, b, "roster-player seat=%s player=%s keyless=%d joined=%d",
			seat_text(match_game(c->m), s).s, ok ? seat.name : "", ok && !*seat.key,
			chain.joined);
		buf_char(b, '\n');
		seat_free(&seat);
	}
	return ok;
}

/* Writes when the season is due, and that the player's orders are in, for who only answers mails.
 * passed: the deadline that they were told before, which is none any more; 0: there is none such. */
static void write_state(struct buf *b, const struct context *c, int seat, const char *token,
	const struct letter_row *in, long long passed)
{
	if (passed) {
		club_tell(c->club, b, "roster-passed passed=%s", date_text_to(c, seat, passed).s);
		buf_char(b, '\n');
	}
	if (!*token)
		return;
	club_tell(c->club, b, "season-due due=%s early=%d",
		c->m->deadline ? date_text_to(c, seat, c->m->deadline).s : "", deadline_early(c));
	buf_char(b, '\n');
	if (!in->id)
		return;
	club_tell(c->club, b, "roster-letter seq=%lld", in->seq);
	buf_char(b, '\n');
}

static bool write_roster(struct buf *b, const struct context *c, const struct edition *edition,
	const struct seat *seat, const char *token, const struct letter_row *in, long long passed)
{
	struct chain_row chain;

	club_tell(c->club, b, "roster player=%s match=%s game=%s", seat->name, c->m->name,
		edition->box->title);
	buf_char(b, '\n');
	if (!write_players(b, c)
		|| !store_get_chain(c->club->store, c->m->id, seat->seat, &chain, c->why))
		return false;
	if (*seat->key) {
		write_how_to_sign(b, c->club, false, chain.joined);
	} else {
		buf_char(b, '\n');
		write_token(b, c, seat, token);
	}
	write_state(b, c, seat->seat, token, in, passed);
	write_where_to_ask(b, c->club, edition, !*seat->key);
	buf_char(b, '\n');
	return true;
}

/* Writes the signed roster; a seat without a key needs it for nothing but to look into it later. */
static bool write_roster_mail(struct buf *b, const struct context *c, const struct edition *edition,
	const struct seat *seat, const char *token, const struct letter_row *in, long long passed)
{
	bool keyed = *seat->key, ok = write_roster(b, c, edition, seat, token, in, passed);

	if (keyed) {
		ok = ok && write_record(b, c, RECORD_ROSTER);
		write_token(b, c, seat, token);
	}
	ok = ok && write_setup(b, c, edition, seat->seat, token);
	if (ok && !keyed) {
		buf_char(b, '\n');
		club_tell(c->club, b, "roster-record");
		buf_char(b, '\n');
		ok = write_record(b, c, RECORD_ROSTER);
	}
	/* A letter from before could not be acknowledged in a signed text. */
	return ok && (!in->id || record_ack(c, in, b));
}

/* Gets the seat's own letter for the set-up; id 0: it has none. */
static bool find_letter(const struct context *c, int number, struct letter_row *in)
{
	enum found found = store_best_letter(
		c->club->store, c->m->id, c->m->season, number, INT64_MAX, in, c->why);

	if (found == NOT_FOUND)
		*in = (struct letter_row){ 0 };
	else if (found == FOUND && in->former)
		in->id = 0;
	return found != UNREAD;
}

/* Queues the mail of a plan, if it could be written; frees its body. given: the seat was given with it, so
 * who had it before is mailed again. */
static bool queue_written(
	const struct context *c, bool written, bool given, struct mail_plan *plan, struct buf *body)
{
	struct buf unique = BUF_INIT;
	bool ok, made = false;

	invitation_unique(&unique, plan->to);
	plan->unique = span_of_buf(&unique);
	plan->body = span_of_buf(body);
	ok = written && (!given || mail_made(c, plan, &made));
	if (made) {
		buf_fmt(&unique, "\n%lld", c->now);
		plan->unique = span_of_buf(&unique);
	}
	ok = ok && mail_queue(c, plan);
	buf_free(body);
	buf_free(&unique);
	return ok;
}

static bool queue_roster(
	const struct context *c, const struct seat *seat, bool given, long long passed)
{
	struct edition *edition = club_edition(c);
	struct buf body = BUF_INIT;
	char token[TOKEN_TEXT];
	struct mail_plan p = { .kind = "roster",
		.seat = seat->seat,
		.token = token,
		.to = seat,
		.subject = "subject-begins" };
	struct letter_row in = { 0 };
	bool ok;

	token_make(c->m, c->m->season, seat, token);
	ok = edition && find_letter(c, seat->seat, &in)
		&& write_roster_mail(&body, c, edition, seat, token, &in, passed);
	letter_row_free(&in);
	return queue_written(c, ok, given, &p, &body);
}

bool mail_roster(const struct context *c, const struct seat *seat, long long passed)
{
	return queue_roster(c, seat, false, passed);
}

/* Writes the letter by which a player joins. */
static void write_join(struct buf *b, const struct context *c, int number, const char *open)
{
	buf_fmt(b, "match    %s\nopen     %s\nseat     ", c->m->gid, open);
	seat_print(b, match_game(c->m), number);
	buf_str(b, "\n/join\n");
}

/* How a match is joined that takes nothing without a signature. */
static void write_how_to_join(struct buf *b, const struct context *c)
{
	club_tell(c->club, b, "invitation-join");
	buf_char(b, '\n');
	club_tell(c->club, b, "letter-save club=%s", c->club->setting[S_MAIL]);
	write_sign_command(b);
}

/* How an invitation is answered from any mail program, then with a key. */
static bool write_how_to_answer(
	struct buf *b, const struct context *c, const struct seat *seat, const char *token)
{
	struct attendance_row row;

	if (!store_get_attendance(c->club->store, c->m->id, seat->seat, &row, c->why))
		return false;
	if (row.ready == READY_YES)
		club_tell(c->club, b, "invitation-answered");
	else
		club_tell(c->club, b, "invitation-answer");
	buf_char(b, '\n');
	club_tell(c->club, b, "invitation-begins begins=%d", charter_is(c->m, "begin", "joined"));
	buf_char(b, '\n');
	club_tell(c->club, b, "invitation-token token=%s", token);
	buf_char(b, '\n');
	if (!*seat->key)
		return true;
	club_tell(c->club, b, "invitation-sign club=%s", c->club->setting[S_MAIL]);
	write_sign_command(b);
	return true;
}

static bool write_invitation(struct buf *b, const struct context *c, const struct edition *edition,
	const struct seat *seat, const char *token)
{
	club_tell(c->club, b, "invitation player=%s game=%s match=%s club=%s seat=%s seats=%d",
		seat->name, edition->box->title, c->m->name, c->club->setting[S_NAME],
		seat_text(match_game(c->m), seat->seat).s, c->m->seats);
	buf_char(b, '\n');
	if (c->m->deadline) {
		club_tell(c->club, b, "invitation-due due=%s early=%d",
			date_text_to(c, seat->seat, c->m->deadline).s, deadline_early(c));
		buf_char(b, '\n');
	}
	if (*token && !write_how_to_answer(b, c, seat, token))
		return false;
	if (!*token)
		write_how_to_join(b, c);
	write_where_to_ask(b, c->club, edition, !*seat->key);
	buf_char(b, '\n');
	if (*token) {
		club_tell(c->club, b, "invitation-setup");
		if (!write_setup(b, c, edition, seat->seat, token))
			return false;
		buf_char(b, '\n');
	}
	if (!write_dice(b, c, seat))
		return false;
	club_tell(c->club, b, "invitation-record");
	buf_char(b, '\n');
	return write_record(b, c, RECORD_OPEN);
}

static bool invite(const struct context *c, const struct seat *seat, bool given)
{
	struct edition *edition = club_edition(c);
	struct buf body = BUF_INIT;
	char token[TOKEN_TEXT], open[HASH_TEXT];
	struct mail_plan p = { .kind = "invitation",
		.seat = seat->seat,
		.token = token,
		.to = seat,
		.subject = "subject-invitation" };
	struct chain_state state;
	bool ok;

	token_make(c->m, c->m->season, seat, token);
	ok = edition && chain_state(c, &state) && write_invitation(&body, c, edition, seat, token);
	if (ok && *seat->key) {
		hash_text(open, state.open);
		write_join(&body, c, seat->seat, open);
	}
	return queue_written(c, ok, given, &p, &body);
}

bool mail_invite(const struct context *c, const struct seat *seat, bool given)
{
	return c->m->state == MATCH_SEATING ? invite(c, seat, given)
					    : queue_roster(c, seat, given, 0);
}

/* ---- taking a seat over ---- */

static void write_take_over(struct buf *b, const struct context *c, const struct edition *edition,
	const struct seat *seat, bool enclosed)
{
	const struct match *m = c->m;

	club_tell(c->club, b,
		"take-over player=%s game=%s match=%s club=%s seat=%s season=%d due=%s enclosed=%d",
		seat->name, edition->box->title, m->name, c->club->setting[S_NAME],
		seat_text(match_game(m), seat->seat).s, m->season, deadline_text(c, seat->seat).s,
		enclosed);
	if (*seat->key)
		write_how_to_sign(b, c->club, true, false);
	else
		buf_char(b, '\n');
}

bool mail_take_over(
	const struct context *c, const struct seat *seat, struct span text, struct span xml)
{
	struct edition *edition = club_edition(c);
	struct buf body = BUF_INIT, records = BUF_INIT;
	char token[TOKEN_TEXT];
	struct mail_plan p = { .kind = "invitation",
		.seat = seat->seat,
		.token = token,
		.to = seat,
		.subject = "subject-take-over",
		.report = xml };
	bool ok, enclosed;

	if (!edition)
		return false;
	if (!text.n)
		return mail_invite(c, seat, true);
	token_make(c->m, c->m->season, seat, token);
	ok = mail_encloses(c, &p, &enclosed) && record_all(c, &records);
	write_take_over(&body, c, edition, seat, enclosed);
	write_token(&body, c, seat, token);
	buf_add(&body, text.s, text.n);
	if (ok && !*seat->key)
		buf_char(&body, '\n');
	ok = ok && write_dice(&body, c, seat);
	if (enclosed)
		p.record = span_of_buf(&records);
	else
		buf_add(&body, records.s, records.n);
	ok = queue_written(c, ok, true, &p, &body);
	buf_free(&records);
	return ok;
}
