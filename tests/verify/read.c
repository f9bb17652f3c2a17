/* SPDX-License-Identifier: MIT */
#include "verify/second.h"

/* Documents are read by patterns, of one or more lines: %u a number, %= the number that is
 * given, %h 32 bytes, %t a time, %w a word, %r the rest of the line. */
int take_number(struct str *s, uint64_t *n)
{
	size_t i = 0;

	for (*n = 0; i < s->n && s->p[i] >= '0' && s->p[i] <= '9'; i++) {
		if (*n > (UINT64_MAX - 9) / 10 || (i == 1 && s->p[0] == '0'))
			return 0;
		*n = *n * 10 + (uint64_t)(s->p[i] - '0');
	}
	s->p += i;
	s->n -= i;
	return i > 0;
}

struct str take_word(struct str *s, int rest)
{
	struct str w = { s->p, 0 };

	while (w.n < s->n && s->p[w.n] != '\n' && (rest || s->p[w.n] != ' '))
		w.n++;
	s->p += w.n;
	s->n -= w.n;
	return w;
}

/* As in 2026-12-06T20:00Z. */
static int is_time(struct str s)
{
	static const char like_this[] = "dddd-dd-ddTdd:ddZ";

	if (s.n != strlen(like_this))
		return 0;
	for (size_t i = 0; i < s.n; i++)
		if (like_this[i] == 'd' ? s.p[i] < '0' || s.p[i] > '9' : s.p[i] != like_this[i])
			return 0;
	return 1;
}

static int take(struct str *s, char type, va_list *ap)
{
	struct str w;
	uint64_t n;

	if (type == 'u')
		return take_number(s, va_arg(*ap, uint64_t *));
	if (type == '=')
		return take_number(s, &n) && n == va_arg(*ap, uint64_t);
	w = take_word(s, type == 'r');
	if (type == 't')
		return is_time(w);
	if (type == 'h')
		return decode32(w, va_arg(*ap, uint8_t *));
	*va_arg(*ap, struct str *) = w;
	return w.n > 0;
}

/* Take what is like the pattern off the text; otherwise leave all there. */
int like(struct str *text, const char *fmt, ...)
{
	struct str s = *text;
	va_list ap;
	int ok = 1;

	va_start(ap, fmt);
	for (; ok && *fmt; fmt++) {
		if (*fmt == '%') {
			ok = take(&s, *++fmt, &ap);
		} else {
			ok = s.n && *s.p == (uint8_t)*fmt;
			s.p += ok;
			s.n -= (size_t)ok;
		}
	}
	va_end(ap);
	if (ok)
		*text = s;
	return ok;
}

int read_open(struct doc *d, struct str c)
{
	struct str s, p;
	uint8_t h[32];

	if (!like(&c, "tp-open 1\ngame %w\nrules %w %w %w\nbox %h\nseats %u\n", &d->gid, &s, &s, &p,
		    h, &d->seats)
		|| !d->seats || d->seats > SEAT_MAX)
		return 0;
	like(&c, "map %w\n", &s);
	while (like(&c, "option %w\n", &s))
		if (*s.p == '=' || !memchr(s.p, '=', s.n))
			return 0;
	H(d->hash, NULL, "tp1.open", "s", d->text);
	return like(&c, "referee %h\nanchor %h\nhidden %h\n", d->key, d->anchor, d->hidden) && !c.n;
}

/* Key and anchor; an anchor is of a key. */
static int read_keys(struct str *c, struct seat *s, uint64_t n)
{
	*s = (struct seat){ 0 };
	s->has_key = like(c, "seat %= key %h\n", n, s->key);
	if (!s->has_key && !like(c, "seat %= key none\n", n))
		return 0;
	s->has_anchor = s->has_key && like(c, "seat %= anchor %h\n", n, s->anchor);
	return s->has_anchor || like(c, "seat %= anchor none\n", n);
}

int read_roster(struct doc *d, struct str c)
{
	struct seat s = { 0 };

	if (!like(&c, "tp-roster 1\ngame %w\nopen %h\n", &d->gid, d->open))
		return 0;
	while (starts(c, "seat ")) {
		if (!read_keys(&c, &s, d->seats + 1) || d->seats == SEAT_MAX)
			return 0;
		d->seats_ = more(d->seats_, d->seats, sizeof(s));
		d->seats_[d->seats++] = s;
	}
	return d->seats && like(&c, "roster %h\n", d->roster) && !c.n;
}

static int read_auth(struct str *c, enum auth *auth)
{
	*auth = like(c, "key\n") ? KEY : like(c, "token\n") ? TOKEN : NOBODY;
	return *auth != NOBODY;
}

static int read_seat(struct str *c, struct seat *s, uint64_t n)
{
	if (like(c, "seat %= none\n", n) || like(c, "seat %= auto\n", n))
		return 1;
	s->has = 1;
	if (!like(c, "seat %= order %h\nseat %= seq %u auth ", n, s->order, n, &s->seq))
		return 0;
	s->referee = like(c, "referee\n");
	if (!s->referee && !read_auth(c, &s->auth))
		return 0;
	s->has_saw = like(c, "seat %= saw %h\n", n, s->saw);
	if (!s->has_saw && !like(c, "seat %= saw none\n", n))
		return 0;
	s->has_nonce = like(c, "seat %= nonce %h\n", n, s->nonce);
	return s->has_nonce || like(c, "seat %= nonce none\n", n);
}

static int read_seats(struct str *c, struct doc *d)
{
	struct seat s;
	struct str w;
	uint8_t h[32];
	uint64_t n;

	for (; starts(*c, "seat "); d->seats_[d->seats++] = s) {
		memset(&s, 0, sizeof(s));
		if (d->seats == SEAT_MAX || !read_seat(c, &s, d->seats + 1))
			return 0;
		d->seats_ = more(d->seats_, d->seats, sizeof(s));
	}
	while (like(c, "refused %u %h %r\n", &n, h, &w))
		;
	return d->seats > 0;
}

/* The dice of a record, or with blocks the rolls of a receipt. */
static int read_dice(struct str *c, struct doc *d, const char *fmt, int blocks)
{
	struct die k = { 0 };

	while (like(c, fmt, &k.label, &k.j, &k.m, &k.value)) {
		if (!k.m || (blocks && !like(c, "block %h\n", k.block)))
			return 0;
		d->die = more(d->die, d->ndie, sizeof(k));
		d->die[d->ndie++] = k;
	}
	return 1;
}

static int read_cards(struct str *c, struct doc *d)
{
	struct card k;

	while (like(c, "card %w %u %u %w\n", &k.deck, &k.epoch, &k.i, &k.name)) {
		if (!like(c, "salt %h\n", k.salt))
			return 0;
		d->card = more(d->card, d->ncard, sizeof(k));
		d->card[d->ncard++] = k;
	}
	return 1;
}

static int read_hidden(struct str *c, struct doc *d)
{
	struct deck k;
	uint8_t h[32];

	while (like(c, "hcommit %h\n", h)) {
		d->commit = more(d->commit, d->ncommit, 32);
		memcpy(d->commit[d->ncommit++], h, 32);
	}
	if (d->ncommit)
		qsort(d->commit, d->ncommit, 32, hash_cmp);
	while (like(c, "deck %w %u %u %h\n", &k.name, &k.epoch, &k.n, k.root)) {
		k.leaf = NULL;
		for (size_t i = 0; i < k.n; i++) {
			if (!like(c, "leaf %h\n", h))
				return 0;
			k.leaf = more(k.leaf, i, 32);
			memcpy(k.leaf[i], h, 32);
		}
		d->deck = more(d->deck, d->ndeck, sizeof(k));
		d->deck[d->ndeck++] = k;
	}
	return 1;
}

/* What all records of the chain begin with, but for the line of their kind. */
static int read_first(struct str *c, struct doc *d)
{
	return like(c, "game %w\nrecord %u\nprev %h\n", &d->gid, &d->t, d->prev)
		&& d->t < RECORD_MAX
		&& (d->t || like(c, "open %h\nroster %h\n", d->open, d->roster));
}

/* When the next letters are due, and whether the season may be played before. */
static int read_due(struct str *c)
{
	struct str zone;

	return (like(c, "due none\n") || like(c, "due %t\n") || like(c, "due %t %w\n", &zone))
		&& (like(c, "early yes\n") || like(c, "early no\n"));
}

int read_season(struct doc *d, struct str c)
{
	struct str s, p;
	uint8_t h[32];
	uint64_t form;

	if (!like(&c, "tp-season %u\n", &form) || !form || form > 2 || !read_first(&c, d)
		|| !like(&c, "season %u\ncast %u\n", &d->season, &d->cast) || d->cast + 1 >= STEPS
		|| !like(&c, "rules %w %w %w\nbox %h\nsealed %t\n", &s, &s, &p, h)
		|| (form == 2 && !read_due(&c)) || !read_seats(&c, d)
		|| !like(&c, "seal %h\nwitness none\nreveal %h\nentropy %h\n", d->seal, d->reveal,
			d->entropy)
		|| !read_dice(&c, d, "die %w %u d%u %u\n", 0) || !read_hidden(&c, d)
		|| !read_cards(&c, d))
		return 0;
	for (uint64_t i = 0; i < d->seats; i++)
		if (!like(&c, "report %= %h\n", i + 1, d->seats_[i].report))
			return 0;
	for (uint64_t i = 0; form == 2 && i < d->seats; i++)
		if (!like(&c, "stands %= %h\n", i + 1, h))
			return 0;
	if (!like(&c, "state %h\n", h))
		return 0;
	d->has_hidden = like(&c, "hidden %h\n", d->hidden);
	H(d->head, NULL, "tp1.season", "hs", d->prev, d->text);
	return !c.n;
}

int read_rejoin(struct doc *d, struct str c)
{
	struct seat *s = d->seats_ = get(sizeof(*s));
	struct str from;

	if (!like(&c, "tp-rejoin 1\n") || !read_first(&c, d)
		|| !like(&c, "season %u\n", &d->season))
		return 0;
	from = c;
	if (!like(&from, "seat %u ", &d->seat) || !read_keys(&c, s, d->seat))
		return 0;
	H(d->head, NULL, "tp1.season", "hs", d->prev, d->text);
	if (!like(&c, "since %u\nby ", &s->since))
		return 0;
	return (like(&c, "%h\n", d->order) || like(&c, "referee\n")) && !c.n;
}

int read_rekey(struct doc *d, struct str c)
{
	if (!like(&c, "tp-rekey 1\n") || !read_first(&c, d)
		|| !like(&c, "season %u\nkey %h\n", &d->season, d->key))
		return 0;
	d->has_old = like(&c, "old %h\nold %h\n", d->old, d->old + 32);
	H(d->head, NULL, "tp1.season", "hs", d->prev, d->text);
	return !c.n;
}

static void skip_line(struct str *c)
{
	struct str line = { NULL, 0 };
	size_t pos = 0;

	next_line(*c, &pos, &line);
	c->p += pos;
	c->n -= pos;
}

/* Of the kinds below no more is read than what other documents can be held against. */
int read_other(struct doc *d, struct str c)
{
	struct str kind;
	uint64_t version;

	if (!like(&c, "tp-%w %u\n", &kind, &version) || !read_first(&c, d))
		return 0;
	H(d->head, NULL, "tp1.season", "hs", d->prev, d->text);
	like(&c, "season %u\n", &d->season);
	return 1;
}

int read_amend(struct doc *d, struct str c)
{
	if (!read_other(d, c))
		return 0;
	for (; c.n; skip_line(&c))
		if (!read_dice(&c, d, "die %w %u d%u %u\n", 0) || !read_hidden(&c, d)
			|| !read_cards(&c, d))
			return 0;
	return 1;
}

int read_act(struct doc *d, struct str c)
{
	struct seat s = { 0 };

	if (!read_other(d, c))
		return 0;
	for (; c.n; skip_line(&c))
		while (like(&c, "seat %u order %h\n", &s.seq, s.order)) {
			d->seats_ = more(d->seats_, d->seats, sizeof(s));
			d->seats_[d->seats++] = s;
		}
	return 1;
}

int read_receipt(struct doc *d, struct str c)
{
	if (!like(&c, "tp-receipt 1\ngame %w\nrecord %u\nseason %u\ncast %u\nseat %u\n", &d->gid,
		    &d->t, &d->season, &d->cast, &d->seat)
		|| d->t >= RECORD_MAX)
		return 0;
	d->has_order = like(&c, "order %h seq %u\n", d->order, &d->seq);
	return (d->has_order || like(&c, "order none\n"))
		&& like(&c, "report %h\nsalt %h\nprev %h\nhead %h\n", d->report, d->salt, d->prev,
			d->head)
		&& read_dice(&c, d, "roll %w %u d%u %u\n", 1) && read_cards(&c, d) && !c.n;
}

int read_ack(struct doc *d, struct str c)
{
	return like(&c,
		       "tp-ack 1\ngame %w\nseason %u\ncast %u\nseat %u\nseq %u\norder %h\n"
		       "auth ",
		       &d->gid, &d->season, &d->cast, &d->seat, &d->seq, d->order)
		&& read_auth(&c, &d->auth) && like(&c, "received %t\nresult taken\n") && !c.n;
}
