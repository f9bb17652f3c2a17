/* SPDX-License-Identifier: MIT */
#include "club/request.h"
#include "club/date.h"
#include "club/games.h"
#include "club/player_name.h"
#include "club/request_mail.h"
#include "core/orders.h"
#include "post/mail_write.h"
#include "post/words.h"

#include <stdlib.h>
#include <string.h>

/* OF_MATCH, OF_CLUB: requests that wait for their yes. */
enum { OF_MATCH = 100, OF_CLUB = 500 };

/* ---- asking ---- */

/* Makes room among the requests of a match (0: of all) that wait for their yes. */
static bool make_room(const struct context *c, long long match, int most)
{
	struct seat_request oldest;
	int n = 0;
	bool ok = store_count_requests(c->club->store, match, &n, c->why);

	if (!ok || n < most)
		return ok;
	if (store_oldest_request(c->club->store, match, &oldest, c->why) != FOUND)
		return false;
	ok = request_forget(c, &oldest);
	seat_request_free(&oldest);
	return ok;
}

/* Begins the one mail that asks the address. */
static struct mail_plan plan_confirmation(const struct request_mail *a, struct buf *unique)
{
	buf_fmt(unique, "%s ", a->from);
	unknown_name_mail(unique, a->s);
	return (struct mail_plan){
		.kind = "confirmation", .subject = "subject-confirm", .unique = span_of_buf(unique)
	};
}

static bool ask_address(
	const struct request_mail *a, const struct mail_plan *plan, struct seat_request *request)
{
	const struct context *c = a->c;
	unsigned char hash[HASH];
	struct buf body = BUF_INIT;

	request_hash(hash, a->from);
	if (!make_room(c, c->m->id, OF_MATCH) || !make_room(c, 0, OF_CLUB)
		|| !store_add_request(c->club->store, request, c->why)
		|| !store_save_asked(c->club->store, hash, c->now, c->why))
		return false;
	club_tell(c->club, &body, "request-confirm game=%s match=%s club=%s player=%s decides=%d",
		match_game(c->m)->title, c->m->name, c->club->setting[S_NAME], request->name,
		games_referee_decides(c));
	buf_char(&body, '\n');
	club_tell(
		c->club, &body, "request-confirm-name player=%s known=%d", request->name, a->known);
	/* They are not shown: anybody could have us mail their words to this address. */
	if (request_says_more(a)) {
		buf_char(&body, '\n');
		club_tell(c->club, &body, "request-confirm-more");
	}
	buf_char(&body, '\n');
	club_tell(c->club, &body, "request-confirm-not days=%d", REQUEST_DAYS);
	return request_mail_asker(c, request, plan, &body);
}

static struct seat_request request_of(const struct request_mail *a)
{
	return (struct seat_request){
		.match = a->c->m->id, .name = a->name.s, .mail = a->from, .asked = a->c->now
	};
}

/* Counts the mail among the answers to unknown senders, and asks if it may be sent. */
static bool ask_within_limits(const struct request_mail *a, const struct mail_plan *plan)
{
	const struct letter_sender sender = { .kind = unknown_kind(a->s) };
	struct seat_request request = request_of(a);
	struct answer_limit limit;
	bool ok = replies_count(a->c, 0, a->from, &sender, a->c->now, &limit);

	if (ok && limit.due)
		ok = ask_address(a, plan, &request);
	else if (ok)
		ok = replies_pass_over(a->c, 0, &sender);
	return ok;
}

/* Asks the address, unless this very mail was answered so. */
static bool ask_once(const struct request_mail *a)
{
	struct buf unique = BUF_INIT;
	struct mail_plan plan = plan_confirmation(a, &unique);
	bool made, enough;
	bool ok = mail_made(a->c, &plan, &made) && request_enough(a->c, &enough);

	if (ok && !made)
		ok = enough ? request_tell_enough(a) : ask_within_limits(a, &plan);
	buf_free(&unique);
	return ok;
}

/* What an address asked for in the match before, and has not said yes to, gives way. *confirmed: it has said yes. */
static bool drop_before(const struct request_mail *a, bool *confirmed)
{
	struct seat_request before;
	enum found found =
		store_find_request(a->c->club->store, a->c->m->id, a->from, &before, a->c->why);
	bool ok = found != UNREAD;

	*confirmed = found == FOUND && before.confirmed;
	if (found == FOUND && !before.confirmed)
		ok = store_drop_request(a->c->club->store, before.id, a->c->why);
	seat_request_free(&before);
	return ok;
}

/* Somebody asks for a seat of a match that has one. */
static bool ask_seat(const struct request_mail *a)
{
	bool named, confirmed;
	int own;

	if (!request_find_seat(a->c, a->from, span_of_buf(&a->name), &own, &named))
		return false;
	if (own)
		return request_deny_own(a, own);
	if (!drop_before(a, &confirmed))
		return false;
	if (confirmed)
		return request_tell_waits(a);
	if (named || !player_name_fits(a->c, span_of_buf(&a->name)))
		return request_deny_name(a);
	return ask_once(a);
}

/* What cannot be asked for is left out, as its writer cannot be told. */
static bool keep_wish(const struct request_mail *a)
{
	struct span name = span_of_buf(&a->name);
	struct seat_request request = request_of(a);
	bool named;
	int own;

	if (!request_find_seat(a->c, a->from, name, &own, &named))
		return false;
	if (own || named || !player_name_fits(a->c, name))
		return true;
	return make_room(a->c, a->c->m->id, OF_MATCH) && make_room(a->c, 0, OF_CLUB)
		&& store_add_request(a->c->club->store, &request, a->c->why);
}

/* Before the yes an address is mailed nothing more: what it asks for meanwhile in another match waits for that. */
static bool wait_for_yes(struct request_mail *a)
{
	struct store *store = a->c->club->store;
	struct seat_request waits = { .id = 0 }, here = { .id = 0 };
	enum found any = store_waiting_request(store, a->from, &waits, a->c->why), found;
	bool ok;

	if (any != FOUND)
		return any == NOT_FOUND;
	if (!a->name.n)
		buf_str(&a->name, waits.name);
	found = store_find_request(store, a->c->m->id, a->from, &here, a->c->why);
	ok = found == NOT_FOUND ? keep_wish(a) : found == FOUND;
	seat_request_free(&waits);
	seat_request_free(&here);
	return ok;
}

/* Finds the match that is asked for, by its name or as templates name it; NOT_FOUND: it has no open seat. */
static enum found find_match(const struct request_mail *a, struct span name, struct match *m)
{
	const struct context in = { a->s->c->club, m, a->s->c->now, a->s->c->why };
	const char *dot = span_find(name, '.');
	char *lower = span_lower(dot ? (struct span){ name.s, (size_t)(dot - name.s) } : name);
	enum found found = NOT_FOUND;
	int seat, n;

	if (match_name_ok(span_of(lower)))
		found = store_get_match(in.club->store, span_of(lower), m, in.why);
	free(lower);
	if (found != FOUND)
		return found;
	if (!games_seat(&in, &seat, &n))
		found = UNREAD;
	else if (!seat)
		found = NOT_FOUND;
	if (found != FOUND)
		match_free(m);
	return found;
}

/* Anybody may write in the name of an address, so one that was asked is mailed no more before it says yes. */
static bool is_asked(const struct request_mail *a, bool *is)
{
	unsigned char hash[HASH];
	long long asked = 0;
	bool ok;

	request_hash(hash, a->from);
	ok = store_get_asked(a->s->c->club->store, hash, &asked, a->s->c->why);
	*is = asked;
	return ok;
}

/* What a mail asks for. seat n 0: whichever is open. address n 0: the one that the mail comes from. */
struct wish {
	struct span match, seat, name, address;
};

static bool tell_closed(struct request_mail *a, struct span seat)
{
	struct buf body = BUF_INIT, clean = BUF_INIT;

	text_clean(&clean, seat.s, seat.n, PLAYER_NAME);
	club_tell(a->c->club, &body, "request-seat seat=%s match=%s", clean.s, a->c->m->name);
	buf_free(&clean);
	return request_tell_games(a, &body);
}

static bool tell_address(const struct request_mail *a, struct span address)
{
	struct buf body = BUF_INIT, clean = BUF_INIT;

	text_clean(&clean, address.s, address.n, 100);
	club_tell(a->c->club, &body, "request-from address=%s", clean.s);
	buf_free(&clean);
	return request_tell(a, &body);
}

/* By which name they will play: the one that their address has in the club, else the one they write, else the one that
 * their mail program writes before the address. */
static bool choose_name(struct request_mail *a, struct span words)
{
	struct buf known = BUF_INIT;
	bool ok;

	buf_clear(&a->name);
	words_name(&a->name, words);
	if (!span_trim(words).n)
		words_name(&a->name, a->s->mail->from_name);
	ok = player_name_known(a->c, a->from, span_of_buf(&a->name), &known);
	a->known = known.n > 0;
	if (a->known) {
		buf_clear(&a->name);
		buf_add(&a->name, known.s, known.n);
	}
	buf_free(&known);
	return ok;
}

/* A seat that is named is one that its player left: nobody takes what somebody holds. */
static bool take_wish(struct request_mail *a, const struct wish *wish)
{
	int seat = seat_find(match_game(a->c->m), wish->seat, a->c->m->seats);
	bool open = seat > 0, asked;

	if (!choose_name(a, wish->name) || !is_asked(a, &asked))
		return false;
	if (asked)
		return wait_for_yes(a);
	if (open && !games_is_open(a->c, seat, &open))
		return false;
	if (wish->seat.n && !open)
		return tell_closed(a, wish->seat);
	if (wish->address.n && !span_folds(wish->address, a->from))
		return tell_address(a, wish->address);
	return ask_seat(a);
}

static bool take_request(struct request_mail *a, const struct wish *wish)
{
	struct match m;
	const struct context in = { a->s->c->club, &m, a->s->c->now, a->s->c->why };
	struct buf body = BUF_INIT, clean = BUF_INIT;
	enum found found = find_match(a, wish->match, &m);
	bool ok, asked = false;

	if (found == NOT_FOUND) {
		if (!is_asked(a, &asked))
			return false;
		if (asked)
			return true;
		text_clean(&clean, wish->match.s, wish->match.n, PLAYER_NAME);
		club_tell(in.club, &body, "request-none match=%s", clean.s);
		buf_free(&clean);
		return request_tell_games(a, &body);
	}
	if (found == UNREAD)
		return false;
	a->c = &in;
	ok = take_wish(a, wish);
	a->c = NULL;
	match_free(&m);
	return ok;
}

static bool ask_again(struct request_mail *a, const struct seat_request *request)
{
	struct wish wish = { .name = span_of(request->name) };
	struct match m;
	enum found found =
		store_next_match(a->s->c->club->store, request->match - 1, &m, a->s->c->why);
	bool ok;

	if (found != FOUND)
		return false;
	wish.match = span_of(m.name);
	ok = take_request(a, &wish);
	match_free(&m);
	return ok;
}

/* Once an address has said yes, what it asked for before that is asked next. */
static bool ask_next(struct request_mail *a)
{
	struct store *store = a->s->c->club->store;
	const struct unknown_sender *s = a->s;
	struct unknown_sender proven = *s;
	struct seat_request next;
	enum found found = NOT_FOUND;
	bool asked, ok = is_asked(a, &asked);

	proven.proven = true;
	a->s = &proven;
	while (ok && !asked
		&& (found = store_waiting_request(store, a->from, &next, a->s->c->why)) == FOUND) {
		ok = store_drop_request(store, next.id, a->s->c->why) && ask_again(a, &next)
			&& is_asked(a, &asked);
		seat_request_free(&next);
	}
	a->s = s;
	return ok && found != UNREAD;
}

/* ---- any mail ---- */

/* Tells how a seat is asked for, of the match that is named if it has one. */
static bool tell_how(struct request_mail *a, struct span rest)
{
	struct match m;
	const struct context in = { a->s->c->club, &m, a->s->c->now, a->s->c->why };
	struct span word = { "", 0 };
	struct buf body = BUF_INIT;
	enum found found;
	bool ok;

	span_word(&rest, &word);
	found = find_match(a, word, &m);
	if (found != FOUND)
		return found == NOT_FOUND && request_tell_games(a, &body);
	a->c = &in;
	ok = request_tell_how(a);
	a->c = NULL;
	match_free(&m);
	return ok;
}

/* Answers a sentence that holds such a command and is none, unless it is a player's, whose words are for the
 * referee. */
static bool take_mention(struct request_mail *a, bool *taken)
{
	enum found known;
	struct span rest;

	if (!request_find_mention(a, &rest))
		return true;
	known = store_find_player(a->s->c->club->store, a->from, a->s->c->why);
	*taken = known == NOT_FOUND;
	return known != UNREAD && (!*taken || tell_how(a, rest));
}

/* Does what the mail commands of somebody without a seat ask; a seat first, as fewer answers may be left. */
static bool take_command(struct request_mail *a, bool *taken)
{
	struct wish wish = { .match = { "", 0 } };
	struct span rest;
	struct buf body = BUF_INIT;
	bool asks = request_find_command(a, "/seat", &wish.name),
	     games = request_find_command(a, "/games", &rest);

	if (asks)
		span_word(&wish.name, &wish.match);
	if (!asks && !games)
		return request_find_command(a, NULL, &rest) || take_mention(a, taken);
	*taken = true;
	return (!asks || take_request(a, &wish)) && (!games || request_tell_games(a, &body));
}

/* Reads /take-over NAME [ADDRESS]; with a key behind it, a letter is to be signed with that. */
static bool read_taker(const struct request_mail *a, struct wish *wish)
{
	struct span rest, ahead, word = { "", 0 };

	if (!request_find_command(a, "/take-over", &rest))
		return false;
	ahead = rest;
	while (span_word(&ahead, &word) && !span_find(word, '@'))
		;
	wish->name = rest;
	if (!span_find(word, '@'))
		return true;
	wish->name.n = (size_t)(word.s - rest.s);
	wish->address = word;
	return !span_trim(ahead).n;
}

/* A letter that names its match and seat is no mail of somebody without a seat, unless it asks for that seat of a
 * match that wants no keys. */
static bool take_letter(struct request_mail *a, const struct orders *head, bool *taken)
{
	struct wish wish = { .match = head->match, .seat = head->seat };
	struct match m;
	enum found found;

	if (!read_taker(a, &wish))
		return true;
	found = find_match(a, wish.match, &m);
	if (found != FOUND)
		return found == NOT_FOUND;
	match_free(&m);
	*taken = true;
	return take_request(a, &wish);
}

/* What waited in a mailbox for longer than a request lasts was taken before, or is asked again. */
static bool is_fresh(const struct unknown_sender *s)
{
	return !s->known || s->c->now - s->known < REQUEST_SECONDS;
}

static bool take_mail(struct request_mail *a, const struct orders *head, bool *taken)
{
	bool letter = head && head->match.n && head->seat.n, ok;

	request_read(a);
	ok = request_lapse(a->s->c)
		&& (letter || (request_confirm(a, taken) && (!*taken || ask_next(a))));
	if (!ok || *taken || !is_fresh(a->s))
		return ok;
	return letter ? take_letter(a, head, taken) : take_command(a, taken);
}

bool request_take(
	const struct unknown_sender *s, const struct letter *l, struct buf *seat, bool *taken)
{
	struct request_mail a = { .s = s, .words = BUF_INIT, .seat = seat, .name = BUF_INIT };
	struct orders *head;
	bool ok;

	*taken = false;
	if (s->mail->bare || mail_is_automatic(s->mail, s->c->club->setting[S_MAIL])
		|| !address_ok(s->mail->from))
		return true;
	head = l ? orders_read(l->canonical.s, l->canonical.n, NULL) : NULL;
	a.from = span_lower(s->mail->from);
	ok = take_mail(&a, head, taken);
	free(a.from);
	buf_free(&a.words);
	buf_free(&a.name);
	orders_free(head);
	return ok;
}

/* Where no seat is open the mail is logged as well; a club that tells unknown senders what is wrong does so then. */
static bool tell_stranger(const struct request_mail *a, bool *taken)
{
	const struct club *club = a->s->c->club;
	struct buf body = BUF_INIT;

	if (!games_any(a->s->c, taken))
		return false;
	if (!*taken && !strcmp(club->setting[S_UNKNOWN_SENDERS], "answer"))
		return true;
	if (!*taken)
		club_tell(club, &body, "stranger club=%s", club->setting[S_NAME]);
	return request_tell_games(a, &body);
}

bool request_tell_stranger(const struct unknown_sender *s, bool *taken)
{
	struct request_mail a = { .s = s, .words = BUF_INIT };
	enum found known = NOT_FOUND;
	bool ok = true;

	*taken = false;
	if (s->mail->bare || s->mail->looped || unknown_pressed_stop(s)
		|| !address_ok(s->mail->from)
		|| mail_is_automatic(s->mail, s->c->club->setting[S_MAIL]))
		return true;
	a.from = span_lower(s->mail->from);
	known = store_find_player(s->c->club->store, a.from, s->c->why);
	request_read(&a);
	/* What has links is mostly sent in other people's names. */
	if (known == NOT_FOUND && a.words.n && !strstr(a.words.s, "://"))
		ok = tell_stranger(&a, taken);
	free(a.from);
	buf_free(&a.words);
	return ok && known != UNREAD;
}
