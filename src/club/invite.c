/* SPDX-License-Identifier: MIT
 * The mails by which a player comes to a seat. */
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/mails.h"
#include "club/meant_letter.h"
#include "club/question.h"
#include "club/record.h"
#include "club/seat_keys.h"
#include "club/seat_person.h"
#include "club/token.h"
#include "club/tried.h"
#include "core/orders.h"

#include <string.h>

/* What such a mail is written from. */
struct welcome {
	const struct context *c;
	const struct edition *edition;
	const struct seat *seat;
	const struct texts *to;	       /* of the seat */
	char token[TOKEN_TEXT];	       /* of the open season; "": the match takes none */
	const struct letter_row *in;   /* the seat's letter for the set-up; id 0: it has none */
	const struct letter_row *asks; /* the one about which its player is asked; id 0: none */
	seats silent;		       /* the match begins, and these have not answered */
	/* The deadline that its player was told before, which is none any more; 0: none. */
	long long passed;
	bool now; /* no letter is awaited: the open season is played next */
};

/* Returns false with a reason where the match's edition cannot be had. */
static bool welcome_begin(struct welcome *w, const struct context *c, const struct seat *seat)
{
	*w = (struct welcome){
		.c = c, .edition = club_edition(c), .seat = seat, .to = seat_texts(c, seat->seat)
	};
	token_make(c->m, c->m->season, seat, w->token);
	return w->edition != NULL;
}

/* ---- what all of them say ---- */

/* Writes the token, for matches whose letters need no key. */
static void write_token(struct buf *b, const struct welcome *w)
{
	if (!*w->token)
		return;
	texts_tell(w->to, b, "letter-token keyless=%d season=%d token=%s", !*w->seat->key,
		w->c->m->season, w->token);
	buf_char(b, '\n');
}

static void write_sign_command(struct buf *b)
{
	buf_str(b, "\n  tradepost sign --key YOUR.key orders.txt\n\n");
}

/* Only tradepost can add a nonce, which players who joined must send. */
static void write_how_to_sign(struct buf *b, const struct welcome *w, bool takes_over, bool joined)
{
	buf_char(b, '\n');
	texts_tell(w->to, b, "letter-sign club=%s takes-over=%d joined=%d",
		w->c->club->setting[S_MAIL], takes_over, joined);
	if (joined) {
		write_sign_command(b);
		return;
	}
	buf_str(b, "\n  tradepost sign --key YOUR.key orders.txt      ");
	texts_say(w->to, b, "sign-mail");
	buf_str(b, "\n  minisign -S -s YOUR.key -m orders.txt         ");
	texts_say(w->to, b, "sign-attach");
	buf_str(b,
		"\n  ssh-keygen -Y sign -f ~/.ssh/id_ed25519 -n tradepost-orders orders.txt\n"
		"                                                ");
	texts_say(w->to, b, "sign-attach");
	buf_str(b, "\n\n");
}

static void write_where_to_ask(struct buf *b, const struct welcome *w)
{
	texts_tell(w->to, b, "letter-help begun=%d keyless=%d group=%s",
		w->c->m->state != MATCH_SEATING, !*w->seat->key,
		edition_clauses(w->edition)->clause[0].group);
	buf_char(b, '\n');
}

/* Writes what a seat without a key lacks, and that nothing protects the dice, where nothing does. */
static bool write_dice(struct buf *b, const struct welcome *w)
{
	bool open;

	if (!seat_keys_open_so_far(w->c, &open))
		return false;
	if (*w->seat->key && !open)
		return true;
	texts_tell(w->to, b, "letter-dice keyless=%d open=%d", !*w->seat->key, open);
	buf_char(b, '\n');
	return true;
}

/* ---- the invitation, and the roster ---- */

/* Says what the game is, and how long a match of it takes. */
static bool say_about(struct buf *about, const struct welcome *w)
{
	struct table *t = match_table(w->c, w->edition, -1);
	struct report_input of = { .table = t, .phrases = w->edition->phrases };

	if (t)
		report_about(about, &of);
	table_free(t);
	return t != NULL;
}

/* Writes that below a line without text. */
static bool write_about(struct buf *b, const struct welcome *w)
{
	struct buf about = BUF_INIT;
	bool ok = say_about(&about, w);

	if (about.n) {
		buf_char(b, '\n');
		text_wrap(b, "", "", about.s, about.n, 72);
	}
	buf_free(&about);
	return ok;
}

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
static bool write_setup(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	struct table *t = match_table(c, w->edition, -1);
	char saw[HASH_TEXT], open[HASH_TEXT] = "";
	struct chain_state state = { 0 };
	struct report_input of = { .table = t,
		.match = c->m->name,
		.gid = c->m->gid,
		.saw = saw,
		.open = open,
		.token = w->token,
		.phrases = w->edition->phrases };
	bool ok = t && chain_state(c, &state);

	/* Before the roster is closed nothing that is signed can be played, nor is there a history. */
	*saw = 0;
	if (ok && c->m->state != MATCH_SEATING) {
		hash_text(saw, state.head);
		hash_text(open, state.open);
		of.cast = state.casts;
	}
	if (ok) {
		report_map(b, &of, w->seat->seat);
		buf_char(b, '\n');
		report_template(b, &of, w->seat->seat);
	}
	table_free(t);
	return ok;
}

static bool write_players(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	struct buf line = BUF_INIT;
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct chain_row chain = { 0 };
		struct seat seat = { 0 };
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		if (found == NOT_FOUND)
			buf_fmt(c->why, "seat %d of '%s' is lost", s, c->m->name);
		ok = found == FOUND && store_get_chain(c->club->store, c->m->id, s, &chain, c->why);
		buf_clear(&line);
		texts_say(w->to, &line,
			"roster-player seat=%s player=%s keyless=%d joined=%d answered=%d",
			seat_text(match_game(c->m), s).s, ok ? seat.name : "", ok && !*seat.key,
			chain.joined, !(w->silent & ONLY(s)));
		text_wrap(b, "  ", "    ", line.s, line.n, 72);
		seat_free(&seat);
	}
	buf_free(&line);
	return ok;
}

/* Writes that there are lines which the player may want to write anew, and which. */
static void write_open(struct buf *b, const struct welcome *w)
{
	const struct names names = match_names(w->edition, w->c->m);

	texts_tell(w->to, b, "roster-open keyless=%d seq=%lld due=%d", !*w->seat->key, w->in->seq,
		w->c->m->deadline > 0);
	question_lines(b, w->c, w->seat, &names, w->asks);
}

static void write_lines(struct buf *b, const struct welcome *w, const char *letter)
{
	const struct names names = match_names(w->edition, w->c->m);
	struct orders *o = orders_read(letter, strlen(letter), &names);

	for (int i = 0; i < o->lines; i++)
		question_line(b, o->line[i].text);
	if (!o->lines)
		texts_tell(w->to, b, "taken-none");
	orders_free(o);
}

/* Writes the letter of the player before that is played as the new one's, who may not want its orders. */
static bool write_former(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	struct letter_row in = { 0 };
	enum found found = store_best_letter(
		c->club->store, c->m->id, c->m->season, w->seat->seat, INT64_MAX, &in, c->why);

	if (found == FOUND && in.former) {
		texts_tell(w->to, b, "letter-former season=%d match=%s early=%d", c->m->season,
			c->m->name, !c->m->deadline || deadline_early(c));
		write_lines(b, w, in.text);
		buf_char(b, '\n');
	}
	letter_row_free(&in);
	return found != UNREAD;
}

/* Writes when the season is due, for who only answers mails. */
static void write_state(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	int seat = w->seat->seat;
	bool open; /* its letter keeps the season so */

	if (w->passed) {
		texts_tell(w->to, b, "roster-passed passed=%s", date_text_to(c, seat, w->passed).s);
		buf_char(b, '\n');
	}
	if (!*w->token)
		return;
	open = w->asks->id && deadline_early(c);
	if (c->m->deadline || !open) {
		texts_tell(w->to, b, "season-due due=%s early=%d passed=%d now=%d",
			c->m->deadline ? date_text_to(c, seat, deadline_due(c)).s : "",
			!open && deadline_early(c), 0, w->now);
		buf_char(b, '\n');
	}
}

/* Writes whether the player's orders are in, and what they are asked about them. */
static void write_in(struct buf *b, const struct welcome *w)
{
	bool offers = meant_is(w->asks);

	if (!*w->token || (!w->in->id && !offers))
		return;
	if (w->in->id && w->asks->id && deadline_early(w->c) && !offers)
		write_open(b, w);
	else if (w->in->id)
		texts_tell(w->to, b, "roster-letter keyless=%d seq=%lld now=%d", !*w->seat->key,
			w->in->seq, w->now);
	if (offers)
		question_say(b, w->c, w->seat, w->asks, w->in->id != 0);
	buf_char(b, '\n');
}

static bool write_roster(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	struct chain_row chain;

	texts_tell(w->to, b, "roster player=%s match=%s game=%s", w->seat->name, c->m->name,
		w->edition->box->title);
	buf_char(b, '\n');
	if (!write_players(b, w) || !write_about(b, w)
		|| !store_get_chain(c->club->store, c->m->id, w->seat->seat, &chain, c->why))
		return false;
	/* Whose orders are in reads that first, then how others are sent. */
	if (*w->seat->key)
		write_how_to_sign(b, w, false, chain.joined);
	else
		buf_char(b, '\n');
	write_in(b, w);
	write_state(b, w);
	if (!*w->seat->key)
		write_token(b, w);
	if (!write_former(b, w))
		return false;
	write_where_to_ask(b, w);
	return true;
}

/* Writes the signed roster; a seat without a key needs it for nothing but to look into it later. */
static bool write_roster_mail(struct buf *b, const struct welcome *w)
{
	bool keyed = *w->seat->key, ok = write_roster(b, w);

	if (keyed) {
		ok = ok && write_record(b, w->c, RECORD_ROSTER);
		write_token(b, w);
	}
	ok = ok && write_setup(b, w);
	if (ok && !keyed) {
		buf_char(b, '\n');
		texts_tell(w->to, b, "roster-record");
		buf_char(b, '\n');
		ok = write_record(b, w->c, RECORD_ROSTER);
	}
	/* A letter from before could not be acknowledged in a signed text. */
	return ok && (!w->in->id || record_ack(w->c, w->in, b));
}

/* Writes what the page of that mail is made of: the match as it begins. */
static bool write_roster_xml(struct buf *xml, const struct welcome *w)
{
	const struct context *c = w->c;
	struct table *t = match_table(c, w->edition, -1);
	struct short_text due = date_text_to(c, w->seat->seat, deadline_due(c));
	struct report_input of;
	struct seat seat[MAXSEATS + 1] = { { 0 } };
	bool ok = t != NULL;

	if (!ok)
		return false;
	of = match_report(w->edition, c->m, t);
	of.next = 0;
	if (c->m->deadline)
		of.deadline = due.s;
	for (int s = 1; s <= c->m->seats && ok; s++) {
		ok = store_get_seat(c->club->store, c->m->id, s, &seat[s], c->why) == FOUND;
		of.player[s] = seat[s].name;
	}
	if (ok)
		report_xml(xml, &of, w->seat->seat);
	for (int s = 1; s <= c->m->seats; s++)
		seat_free(&seat[s]);
	table_free(t);
	return ok;
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

static bool queue_roster(const struct context *c, const struct seat *seat, bool given, seats silent,
	long long passed)
{
	struct buf body = BUF_INIT, xml = BUF_INIT, about = BUF_INIT, due = BUF_INIT;
	struct letter_row in = { 0 }, asks = { 0 };
	struct welcome w;
	bool ok = welcome_begin(&w, c, seat) && find_letter(c, seat->seat, &in)
		&& deadline_asks(c, seat->seat, &asks) != UNREAD;
	struct mail_plan p = { .kind = "roster",
		.seat = seat->seat,
		.token = w.token,
		.to = seat,
		.texts = w.to,
		.subject = "subject-begins" };

	w.in = &in;
	w.asks = &asks;
	w.silent = silent;
	w.passed = passed;
	w.now = deadline_now(c);
	ok = ok && write_roster_mail(&body, &w) && say_about(&about, &w)
		&& write_roster_xml(&xml, &w);
	p.report = span_of_buf(&xml);
	p.about = about.n ? about.s : "";
	/* The page is in English. */
	if (c->m->deadline && date_is_own(c, seat->seat))
		club_say(c->club, &due, "report-due due=%s",
			date_text_in(c, seat->seat, c->club->texts, deadline_due(c)).s);
	p.due = due.s;
	letter_row_free(&in);
	letter_row_free(&asks);
	ok = queue_written(c, ok, given, &p, &body);
	buf_free(&xml);
	buf_free(&about);
	buf_free(&due);
	return ok;
}

bool mail_roster(const struct context *c, const struct seat *seat, seats silent, long long passed)
{
	return queue_roster(c, seat, false, silent, passed);
}

/* Writes the letter by which a player joins. */
static void write_join(struct buf *b, const struct context *c, int number, const char *open)
{
	buf_fmt(b, "match    %s\nopen     %s\nseat     ", c->m->gid, open);
	seat_print(b, match_game(c->m), number);
	buf_str(b, "\n/join\n");
}

/* How a match is joined that takes nothing without a signature. */
static void write_how_to_join(struct buf *b, const struct welcome *w)
{
	texts_tell(w->to, b, "invitation-join");
	buf_char(b, '\n');
	texts_tell(w->to, b, "letter-save club=%s", w->c->club->setting[S_MAIL]);
	write_sign_command(b);
}

/* How an invitation is answered from any mail program, then with a key. */
static bool write_how_to_answer(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	struct attendance_row row;

	if (!store_get_attendance(c->club->store, c->m->id, w->seat->seat, &row, c->why))
		return false;
	if (row.ready == READY_YES)
		texts_tell(w->to, b, "invitation-answered");
	else
		texts_tell(w->to, b, "invitation-answer");
	buf_char(b, '\n');
	texts_tell(w->to, b, "invitation-begins begins=%d", charter_is(c->m, "begin", "joined"));
	buf_char(b, '\n');
	texts_tell(w->to, b, "invitation-token token=%s", w->token);
	buf_char(b, '\n');
	if (!*w->seat->key)
		return true;
	texts_tell(w->to, b, "invitation-sign club=%s", c->club->setting[S_MAIL]);
	write_sign_command(b);
	return true;
}

/* Writes who has joined, besides the invited. */
static bool write_joined(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	struct buf players = BUF_INIT;
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct seat seat = { 0 };
		bool answered = false;
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		ok = found != UNREAD && invitation_answered(c, s, &answered);
		if (ok && found == FOUND && answered && s != w->seat->seat)
			buf_fmt(&players, "%s%s (%s)", players.n ? ", " : "", seat.name,
				seat_text(match_game(c->m), s).s);
		seat_free(&seat);
	}
	texts_tell(w->to, b, "invitation-in players=%s", players.n ? players.s : "");
	buf_char(b, '\n');
	buf_free(&players);
	return ok;
}

/* Writes when the first letters are due, or how often a season is played. */
static void write_due(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	struct span days = charter_get(c->m, "schedule");
	struct buf schedule = BUF_INIT;

	text_clean(&schedule, days.n ? days.s : "", days.n, 120);
	if (c->m->deadline)
		texts_tell(w->to, b, "invitation-due due=%s early=%d",
			date_text_to(c, w->seat->seat, c->m->deadline).s, deadline_early(c));
	else if (schedule.n)
		texts_tell(w->to, b, "invitation-schedule schedule=%s early=%d", schedule.s,
			deadline_early(c));
	if (c->m->deadline || schedule.n)
		buf_char(b, '\n');
	buf_free(&schedule);
}

static bool write_invitation(struct buf *b, const struct welcome *w)
{
	const struct context *c = w->c;
	const struct seat *seat = w->seat;

	texts_tell(w->to, b,
		"invitation player=%s game=%s match=%s club=%s seat=%s seats=%d referee=%s",
		seat->name, w->edition->box->title, c->m->name, c->club->setting[S_NAME],
		seat_text(match_game(c->m), seat->seat).s, c->m->seats,
		c->club->setting[S_REFEREE]);
	if (!write_about(b, w))
		return false;
	buf_char(b, '\n');
	write_due(b, w);
	if (*w->token && !write_how_to_answer(b, w))
		return false;
	if (!*w->token)
		write_how_to_join(b, w);
	if (!write_joined(b, w))
		return false;
	write_where_to_ask(b, w);
	if (*w->token) {
		texts_tell(w->to, b, "invitation-setup");
		if (!write_setup(b, w))
			return false;
		buf_char(b, '\n');
	}
	if (!write_dice(b, w))
		return false;
	texts_tell(w->to, b, "invitation-record");
	buf_char(b, '\n');
	return write_record(b, c, RECORD_OPEN);
}

static bool invite(const struct context *c, const struct seat *seat, bool given)
{
	struct buf body = BUF_INIT;
	char open[HASH_TEXT];
	struct chain_state state;
	struct welcome w;
	bool ok =
		welcome_begin(&w, c, seat) && chain_state(c, &state) && write_invitation(&body, &w);
	struct mail_plan p = { .kind = "invitation",
		.seat = seat->seat,
		.token = w.token,
		.to = seat,
		.texts = w.to,
		.subject = "subject-invitation" };

	if (ok && *seat->key) {
		hash_text(open, state.open);
		write_join(&body, c, seat->seat, open);
	}
	return queue_written(c, ok, given, &p, &body);
}

bool mail_invite(const struct context *c, const struct seat *seat, bool given)
{
	return c->m->state == MATCH_SEATING ? invite(c, seat, given)
					    : queue_roster(c, seat, given, 0, 0);
}

/* ---- taking a seat over ---- */

static void write_take_over(struct buf *b, const struct welcome *w, bool enclosed)
{
	const struct context *c = w->c;
	const struct seat *seat = w->seat;

	texts_tell(w->to, b,
		"take-over player=%s game=%s match=%s club=%s seat=%s season=%d due=%s enclosed=%d",
		seat->name, w->edition->box->title, c->m->name, c->club->setting[S_NAME],
		seat_text(match_game(c->m), seat->seat).s, c->m->season,
		deadline_text(c, seat->seat).s, enclosed);
	if (*seat->key)
		write_how_to_sign(b, w, true, false);
	else
		buf_char(b, '\n');
}

bool mail_take_over(
	const struct context *c, const struct seat *seat, struct span text, struct span xml)
{
	struct buf body = BUF_INIT, records = BUF_INIT;
	struct welcome w;
	bool ok = welcome_begin(&w, c, seat), enclosed;
	struct mail_plan p = { .kind = "invitation",
		.seat = seat->seat,
		.token = w.token,
		.to = seat,
		.texts = w.to,
		.subject = "subject-take-over",
		.report = xml };

	if (!ok)
		return false;
	if (!text.n)
		return mail_invite(c, seat, true);
	ok = mail_encloses(c, &p, &enclosed) && record_all(c, &records);
	write_take_over(&body, &w, enclosed);
	ok = ok && write_former(&body, &w);
	write_token(&body, &w);
	buf_add(&body, text.s, text.n);
	if (ok && !*seat->key)
		buf_char(&body, '\n');
	ok = ok && write_dice(&body, &w);
	if (enclosed)
		p.record = span_of_buf(&records);
	else
		buf_add(&body, records.s, records.n);
	ok = queue_written(c, ok, true, &p, &body);
	buf_free(&records);
	return ok;
}
