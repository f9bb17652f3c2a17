/* SPDX-License-Identifier: MIT */
#include "core/names.h"
#include "base/fail.h"

#include <strings.h>

/* ---- reading ---- */

static bool no_such(struct buf *why, const struct names *r, const struct arg *arg, struct span word)
{
	struct buf words = BUF_INIT;

	if (arg->type == T_TIMES) {
		rules_say(r->rules, why, "no-times word=%.*s", (int)word.n, word.s);
	} else if (arg->type == T_WORDS) {
		rules_print_arg(&words, r->rules, arg);
		rules_say(
			r->rules, why, "no-word word=%.*s words=%s", (int)word.n, word.s, words.s);
	} else if (arg->type == T_INT) {
		rules_say(r->rules, why, "no-number word=%.*s", (int)word.n, word.s);
	} else {
		rules_say(r->rules, why, "no-name word=%.*s type=%.*s", (int)word.n, word.s,
			(int)arg->name.n, arg->name.s);
	}
	buf_free(&words);
	return false;
}

static bool several(
	struct buf *why, const struct names *r, const struct box_set *among, struct span word)
{
	enum { NAMED = 6 };
	struct buf names = BUF_INIT;
	int n = 0;

	for (int k = 1; k <= r->rules->box->kinds && n <= NAMED; k++) {
		const char *name = r->rules->box->kind[k].name;

		if ((among && !among->has[k]) || strncasecmp(name, word.s, word.n))
			continue;
		if (n < NAMED)
			buf_fmt(&names, "%s%s", n ? ", " : "", name);
		n++;
	}
	rules_say(r->rules, why, "several word=%.*s names=%s more=%d", (int)word.n, word.s, names.s,
		n > NAMED);
	buf_free(&names);
	return false;
}

static bool in_area(const struct names *r, thing at, int area)
{
	return r->map->space[at - SPACES].areas >> area & 1;
}

static bool times_read(thing *x, struct span word)
{
	long long v;

	if (span_folds(word, "max"))
		*x = 0;
	else if (span_int(word, 1, 999, &v))
		*x = (thing)v;
	else
		return false;
	return true;
}

bool thing_read(
	thing *x, const struct names *r, const struct arg *arg, struct span word, struct buf *why)
{
	bool clear = true, ok = false;
	long long v;

	switch (arg->type) {
	case T_INT:
		ok = span_int(word, -1000000, 1000000, &v);
		if (ok)
			*x = (thing)v;
		break;
	case T_TIMES: ok = times_read(x, word); break;
	case T_SEAT:
		ok = (*x = seat_find(r->rules->game, word, r->seats ? r->seats : MAXSEATS)) > 0;
		break;
	case T_SPACE:
	case T_AREA:
	case T_PLACE:
		*x = r->map ? box_space(r->map, word.s, word.n) : NONE;
		ok = *x && (arg->type != T_AREA || in_area(r, *x, arg->which));
		break;
	case T_KIND:
	case T_PIECE:
	case T_CLASS:
		*x = box_kind(r->rules->box, word.s, word.n, arg->among, &clear);
		if (!clear)
			return why && several(why, r, arg->among, word);
		ok = *x != NONE;
		break;
	case T_WORDS:
		*x = words_find(arg->words, word, &clear);
		ok = *x >= 0;
		break;
	}
	return ok || (why && no_such(why, r, arg, word));
}

bool value_find(
	int *value, const struct names *r, const struct arg *arg, struct span word, struct buf *why)
{
	bool name = arg->type != T_INT && arg->type != T_WORDS;

	*value = NONE;
	return (name && (span_folds(word, "none") || span_folds(word, "nobody")))
		|| thing_read(value, r, arg, word, why);
}

/* ---- writing ---- */

void thing_print(struct buf *b, const struct names *r, thing x)
{
	const struct box *box = r->rules->box;

	if (x >= 0 && x <= MAXSEATS)
		seat_print(b, r->rules->game, x);
	else if (x == TABLE)
		buf_str(b, "table");
	else if (x > SPACES && r->map && x <= SPACES + r->map->spaces)
		buf_str(b, r->map->space[x - SPACES].name);
	else if (x > KINDS && x <= KINDS + box->kinds)
		buf_str(b, box->kind[x - KINDS].name);
	else if (x >= PLACES && x < PLACES + 16 * r->rules->zones) {
		buf_str(b, r->rules->game->zones[(x - PLACES) / 16].name);
		if ((x - PLACES) % 16) {
			buf_char(b, '-');
			seat_print(b, r->rules->game, (x - PLACES) % 16);
		}
	} else {
		bug("thing %d has no name", x);
	}
}

void value_print(struct buf *b, const struct names *r, const struct arg *arg, int value)
{
	struct span w = { 0 };

	switch (arg->type) {
	case T_INT: buf_int(b, value); break;
	case T_TIMES:
		if (value)
			buf_int(b, value);
		else
			buf_str(b, "max");
		break;
	case T_WORDS:
		w = words_nth(arg->words, value);
		if (w.s)
			buf_add(b, w.s, w.n);
		else
			buf_int(b, value);
		break;
	default:
		if (value)
			thing_print(b, r, value);
		else
			buf_str(b, "none");
	}
}
