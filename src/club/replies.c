/* SPDX-License-Identifier: MIT */
#include "club/replies.h"
#include "club/verdict.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAPS = 6, NAME = 500, DAY = 86400 };

/* ---- how many ---- */

struct cap {
	const char *address; /* counted with the address; NULL: as a ration of that name */
	char name[NAME];
	long long period;
	int most;
	bool told; /* the answer that reaches it says that it is the last */
};

struct caps {
	struct cap cap[CAPS];
	int n;
};

__attribute__((format(printf, 5, 6))) static void cap_add(
	struct caps *caps, long long period, int most, bool told, const char *form, ...)
{
	struct cap *cap = &caps->cap[caps->n++];
	va_list ap;

	va_start(ap, form);
	vsnprintf(cap->name, sizeof cap->name, form, ap);
	va_end(ap);
	cap->address = NULL;
	cap->period = period;
	cap->most = most;
	cap->told = told;
}

static int setting_number(const struct context *c, enum setting which)
{
	return atoi(c->club->setting[which]);
}

static int part_of(int most, int parts)
{
	return (most + parts - 1) / parts;
}

static void caps_of_seat(struct caps *caps, const struct context *c, int seat,
	const struct letter_sender *sender, long long day)
{
	int most = setting_number(c, S_ANSWERS);
	const char *gid = c->m->gid;

	cap_add(caps, day, most, true, "answers %s %d", gid, seat);
	if (sender->kind != SENDER_PROVEN)
		cap_add(caps, day, part_of(most, 2), true, "answers-unproven %s %d", gid, seat);
	if (sender->kind == SENDER_OTHER) {
		cap_add(caps, day, part_of(most, 4), false, "answers-others %s %d", gid, seat);
		cap_add(caps, c->m->season, 1, false, "answered %s %d %s", gid, seat, sender->from);
	}
}

static void cap_address(struct caps *caps, const struct context *c, const char *address,
	const struct letter_sender *sender, long long day)
{
	/* Answers to what proves nothing leave those to what does. */
	int more = sender->kind == SENDER_PROVEN ? setting_number(c, S_ANSWERS) : 0;

	caps->cap[caps->n++] = (struct cap){ .address = address,
		.period = day,
		.most = setting_number(c, S_ANSWERS_UNKNOWN) + more,
		.told = true };
}

static void caps_of_club(struct caps *caps, const struct context *c,
	const struct letter_sender *sender, long long day)
{
	int most = setting_number(c, S_ANSWERS_CLUB);

	cap_add(caps, day, most, false, "answers");
	if (sender->kind != SENDER_SEAT)
		cap_add(caps, day, part_of(most, 2), false, "answers-others");
}

static bool cap_used(const struct context *c, const struct cap *cap, int *used)
{
	struct address_row row;

	if (!cap->address)
		return store_get_ration(c->club->store, cap->name, cap->period, used, c->why);
	if (!store_get_address(c->club->store, cap->address, &row, c->why))
		return false;
	*used = row.day == cap->period ? row.answers : 0;
	address_row_free(&row);
	return true;
}

static bool cap_use(const struct context *c, const struct cap *cap, int used)
{
	struct address_row row;
	bool ok, more;

	if (!cap->address)
		return store_ration(
			c->club->store, cap->name, cap->period, cap->most, &more, c->why);
	if (!store_get_address(c->club->store, cap->address, &row, c->why))
		return false;
	row.day = cap->period;
	row.answers = used + 1;
	ok = store_save_address(c->club->store, cap->address, &row, c->why);
	address_row_free(&row);
	return ok;
}

bool replies_count(const struct context *c, int seat, const char *address,
	const struct letter_sender *sender, long long date, struct answer_limit *limit)
{
	struct caps caps = { .n = 0 };
	int used[CAPS] = { 0 };

	*limit = (struct answer_limit){ .due = true };
	if (seat)
		caps_of_seat(&caps, c, seat, sender, date / DAY);
	else
		cap_address(&caps, c, address, sender, date / DAY);
	if (sender->kind != SENDER_PROVEN)
		caps_of_club(&caps, c, sender, date / DAY);
	for (int i = 0; i < caps.n && limit->due; i++) {
		if (!cap_used(c, &caps.cap[i], &used[i]))
			return false;
		limit->due = used[i] < caps.cap[i].most;
	}
	/* Where one cap is reached, none is used: who is not answered uses up nothing. */
	for (int i = 0; i < caps.n && limit->due; i++) {
		if (!cap_use(c, &caps.cap[i], used[i]))
			return false;
		limit->last |= caps.cap[i].told && used[i] + 1 == caps.cap[i].most;
	}
	return true;
}

/* ---- what is told instead ---- */

/* verdict: "" for all. */
static void note_name(char name[NAME], const struct context *c, int seat, const char *verdict)
{
	if (seat)
		snprintf(name, NAME, "unanswered %s %d %s", c->m->gid, seat, verdict);
	else
		snprintf(name, NAME, "unanswered %s", verdict);
}

static bool note_add(const struct context *c, int seat, const char *verdict)
{
	char name[NAME];
	long long n;

	note_name(name, c, seat, verdict);
	return store_get_note(c->club->store, name, &n, c->why)
		&& store_save_note(c->club->store, name, n + 1, c->why);
}

bool replies_pass_over(const struct context *c, int seat, const struct letter_sender *sender)
{
	return note_add(c, seat, "") && (!sender->verdict || note_add(c, seat, sender->verdict));
}

/* Gets a number and forgets it. */
static bool note_take(const struct context *c, int seat, const char *verdict, long long *n)
{
	char name[NAME];

	note_name(name, c, seat, verdict);
	return store_get_note(c->club->store, name, n, c->why)
		&& (!*n || store_save_note(c->club->store, name, 0, c->why));
}

static bool add_verdicts(
	const struct context *c, int seat, const struct texts *texts, struct buf *line)
{
	for (int v = 0; v < VERDICTS; v++) {
		struct buf says = BUF_INIT;
		long long n;

		if (!note_take(c, seat, verdict_name(v), &n))
			return false;
		verdict_say(texts, &says, v);
		if (n)
			buf_fmt(line, "%s%lld: %s", line->n ? "; " : "", n, says.s);
		buf_free(&says);
	}
	return true;
}

bool replies_tell(const struct context *c, int seat, const struct texts *texts, struct buf *b)
{
	struct buf line = BUF_INIT;
	long long n;
	bool ok = note_take(c, seat, "", &n);

	if (ok && n) {
		ok = add_verdicts(c, seat, texts, &line);
		texts_say(texts, b, "unanswered letters=%lld unknown=%d verdicts=%s", n, !seat,
			line.n ? line.s : "");
	}
	buf_free(&line);
	return ok;
}
