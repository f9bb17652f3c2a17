/* SPDX-License-Identifier: MIT */
#include "club/request.h"
#include "base/character.h"
#include "club/date.h"
#include "club/games.h"
#include "club/request_mail.h"
#include "core/orders.h"
#include "post/mail_write.h"
#include "post/words.h"

#include <stdlib.h>
#include <string.h>

/* OF_MATCH, OF_CLUB: requests that wait for their yes. NAME: columns of a player's name. */
enum { OF_MATCH = 100, OF_CLUB = 500, NAME = 40 };

/* ---- asking ---- */

static bool is_placeholder(const struct club *club, struct span name)
{
	struct buf text = BUF_INIT;
	bool is;

	club_say(club, &text, "games-your-name");
	is = span_folds(name, text.s);
	buf_free(&text);
	return is;
}

/* Whoever asks may write any address, so what is mailed there must lead nowhere. */
static bool has_link(struct span name)
{
	for (size_t i = 0; i < name.n; i++)
		if (strchr("/:@\\", name.s[i])
			|| (name.s[i] == '.' && i + 1 < name.n && name.s[i + 1] != ' '))
			return true;
	return false;
}

/* A name that a seat has by itself would be mistaken for that seat. */
static bool name_fits(const struct context *c, struct span name)
{
	return text_is_clean(name.s, name.n, NAME) && !has_link(name)
		&& !is_placeholder(c->club, name) && !seat_find(match_game(c->m), name, MAXSEATS);
}

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
	club_tell(c->club, &body, "request-confirm-not days=%d", REQUEST_DAYS);
	return request_mail_asker(c, request, plan, &body);
}

/* Counts the mail among the answers to unknown senders, and asks if it may be sent. */
static bool ask_within_limits(
	const struct request_mail *a, const struct mail_plan *plan, struct span name)
{
	const struct letter_sender sender = { .kind = SENDER_UNKNOWN };
	struct seat_request request = { .match = a->c->m->id,
		.name = xcopy(name.s, name.n),
		.mail = a->from,
		.asked = a->c->now };
	struct answer_limit limit;
	bool ok = replies_count(a->c, 0, a->from, &sender, a->c->now, &limit);

	if (ok && limit.due)
		ok = ask_address(a, plan, &request);
	else if (ok)
		ok = replies_pass_over(a->c, 0, &sender);
	free(request.name);
	return ok;
}

/* Asks the address, unless this very mail was answered so. */
static bool ask_once(const struct request_mail *a, struct span name)
{
	struct buf unique = BUF_INIT;
	struct mail_plan plan = plan_confirmation(a, &unique);
	bool made, enough;
	bool ok = mail_made(a->c, &plan, &made) && request_enough(a->c, &enough);

	if (ok && !made)
		ok = enough ? request_tell_enough(a) : ask_within_limits(a, &plan, name);
	buf_free(&unique);
	return ok;
}

/* Somebody asks for a seat of a match that has one. */
static bool ask_seat(const struct request_mail *a, struct span name)
{
	struct seat_request before;
	bool named, confirmed;
	int own;
	enum found found;

	if (!request_find_seat(a->c, a->from, name, &own, &named))
		return false;
	if (own)
		return request_deny_own(a, own);
	found = store_find_request(a->c->club->store, a->c->m->id, a->from, &before, a->c->why);
	if (found == UNREAD)
		return false;
	confirmed = found == FOUND && before.confirmed;
	seat_request_free(&before);
	if (confirmed)
		return request_tell_waits(a);
	if (named || !name_fits(a->c, name))
		return request_deny_name(a);
	return ask_once(a, name);
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

	text_clean(&clean, seat.s, seat.n, NAME);
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

/* A seat that is named is one that its player left: nobody takes what somebody holds. */
static bool take_wish(struct request_mail *a, const struct wish *wish)
{
	int seat = seat_find(match_game(a->c->m), wish->seat, a->c->m->seats);
	bool open = seat > 0, ok;
	char *name;

	if (open && !games_is_open(a->c, seat, &open))
		return false;
	if (wish->seat.n && !open)
		return tell_closed(a, wish->seat);
	if (wish->address.n && !span_folds(wish->address, a->from))
		return tell_address(a, wish->address);
	name = character_name(span_trim(wish->name));
	ok = ask_seat(a, span_of(name));
	free(name);
	return ok;
}

static bool take_request(struct request_mail *a, const struct wish *wish)
{
	struct match m;
	const struct context in = { a->s->c->club, &m, a->s->c->now, a->s->c->why };
	struct buf body = BUF_INIT, clean = BUF_INIT;
	enum found found;
	bool ok, asked;

	if (!is_asked(a, &asked))
		return false;
	if (asked)
		return true;
	found = find_match(a, wish->match, &m);
	if (found == NOT_FOUND) {
		text_clean(&clean, wish->match.s, wish->match.n, NAME);
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
	ok = request_lapse(a->s->c) && (letter || request_confirm(a, taken));
	if (!ok || *taken || !is_fresh(a->s))
		return ok;
	return letter ? take_letter(a, head, taken) : take_command(a, taken);
}

bool request_take(
	const struct unknown_sender *s, const struct letter *l, struct buf *seat, bool *taken)
{
	struct request_mail a = { .s = s, .words = BUF_INIT, .seat = seat };
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
