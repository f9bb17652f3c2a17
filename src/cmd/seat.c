/* SPDX-License-Identifier: MIT
 * seat: a seat is given to a player, or its player gets another address. */
#include "base/character.h"
#include "club/charter.h"
#include "club/request.h"
#include "club/roster.h"
#include "club/seat_keys.h"
#include "club/seating.h"
#include "cmd/people.h"
#include "cmd/referee.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *wanted(const struct command_call *call, const char *flag)
{
	const char *value = call_flag(call, flag);

	if (!value)
		die(EX_USAGE, "'--%s' is missing: see tradepost help %s", flag,
			call->command->name);
	return value;
}

/* Ends the program unless a seat of a match under way may be given to another player. */
static void must_be_free(const struct context *c, const char *word, int seat, bool replace)
{
	const struct match *m = c->m;
	struct attendance_row row;
	struct duty duty;
	bool ok = store_get_attendance(c->club->store, m->id, seat, &row, c->why)
		&& match_duty(c, seat, &duty);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (m->state == MATCH_OVER)
		die(EX_USAGE, "match '%s' is over", m->name);
	if (duty.out)
		die(EX_USAGE,
			"'%s' is out of the match '%s': nobody can play it any more. --mail alone "
			"gives its player another address",
			word, m->name);
	need_unsealed(c);
	if (!row.vacant && !replace)
		die(EX_USAGE,
			"match '%s' has started, and its seats are given: to give '%s' to somebody "
			"else all the same, add --replace",
			m->name, word);
}

static int change_mail(const struct command_call *call, const char *mail)
{
	struct match_context o;
	enum found found;

	if (call_flag(call, "why"))
		die(EX_USAGE, "leave '--why' out: only the player is told of a new address");
	begin_match(&o, call);
	found = seating_move(&o.c, need_seat(&o.m, call->word[1]), mail);
	if (found == NOT_FOUND)
		die(EX_NOINPUT, "nobody has that seat of '%s'", o.m.name);
	need_store(found == FOUND, o.club.store, EX_IOERR, &o.why);
	printf("mails to %s of '%s' go to %s from now on\n", call->word[1], o.m.name, mail);
	end_match(&o, true);
	return EX_DONE;
}

/* Gives the seat, which the match must be able to give. */
static bool give_seat(
	const struct command_call *call, const struct match_context *o, struct seat *seat)
{
	const struct context *c = &o->c;
	const char *reason = notice_reason(call);
	bool confirmed, ok, open;

	if (reason && c->m->state == MATCH_SEATING)
		die(EX_USAGE, "leave '--why' out: '%s' has not begun, so nobody reads it",
			c->m->name);
	if (!*seat->key && !charter_is(c->m, "unsigned", "token"))
		die(EX_USAGE,
			"'tradepost charter %s unsigned=token' lets a seat do without a key; else"
			" give one by --key FILE.pub",
			c->m->name);
	seat->seat = need_seat(c->m, call->word[1]);
	if (!seat_keys_open_dice(c, &open) || !request_settle(c, seat->mail, &confirmed))
		return false;
	if (c->m->state != MATCH_SEATING) {
		must_be_free(c, call->word[1], seat->seat, call_flag(call, "replace") != NULL);
		ok = roster_hand_over(c, seat, reason ? reason : "");
	} else {
		ok = confirmed ? seating_welcome(c, seat) && seating_begin(c)
			       : seating_give(c, seat);
	}
	if (ok && !open)
		warn_open_dice(c);
	if (ok)
		printf("%s of '%s' is given to %s\n", seat_text(match_game(c->m), seat->seat).s,
			c->m->name, seat->mail);
	return ok;
}

/* Gives the seat to somebody of the club. */
static int give_person(const struct command_call *call)
{
	struct person person;
	struct match_context o;
	struct seat seat;
	bool ok;

	if (call_flag(call, "name") || call_flag(call, "mail") || call_flag(call, "key"))
		die(EX_USAGE,
			"change the person by 'tradepost person %s': here, give the name alone",
			call->word[2]);
	begin_match(&o, call);
	need_person(&o.club, call->word[2], &person);
	seat = person_seat(&person, 0);
	ok = give_seat(call, &o, &seat);
	person_free(&person);
	end_match(&o, ok);
	return EX_DONE;
}

int cmd_seat(const struct command_call *call)
{
	const char *mail;
	struct seat seat = { .standing = (char *)"" };
	struct buf text = BUF_INIT;
	struct match_context o;
	bool ok;

	if (call->words > 2)
		return give_person(call);
	mail = seat.mail = (char *)wanted(call, "mail");
	check_player_flags(call);
	if (!call_flag(call, "name") && !call_flag(call, "key") && !call_flag(call, "replace"))
		return change_mail(call, mail);
	seat.name = character_name(span_of(wanted(call, "name")));
	if (call_flag(call, "key"))
		need_key_text(call_flag(call, "key"), &text);
	/* Read inside the transaction, so that a start in between is not undone. */
	begin_match(&o, call);
	seat.key = call_flag(call, "key") ? need_key_line(call, &o.club, &text) : xcopy("", 0);
	ok = give_seat(call, &o, &seat);
	free(seat.name);
	free(seat.key);
	buf_free(&text);
	end_match(&o, ok);
	return EX_DONE;
}
