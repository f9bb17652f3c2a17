/* SPDX-License-Identifier: MIT */
#include "verify/second.h"

/* Receipts, acknowledgements, letters */

static int roll_ok(const struct die *d, const struct doc *r)
{
	uint8_t h[32], block[32];
	uint64_t x = first8(d->block);

	if (!fair(x, d->m) || x % d->m + 1 != d->value)
		return 0;
	H(h, NULL, "tp1.hcommit", "snh", d->label, d->j, d->block);
	if (r && (!r->ncommit || !bsearch(h, r->commit, r->ncommit, 32, hash_cmp)))
		return 0;
	if (!r || !all.secret)
		return 1;
	H(h, all.secret, "tp1.hidden", "snh", all.gid, r->cast, r->entropy);
	roll(h, d, block);
	return same(block, d->block);
}

/* The record that the receipt names, or else one of its number. */
static const struct doc *record_of(const struct doc *c)
{
	const struct doc *found = NULL;

	for (struct doc *r = next(NULL, SEASON); r; r = next(r, SEASON))
		if (r->t == c->t && (!found || same(r->head, c->head)))
			found = r;
	return found;
}

void check_receipt(const struct doc *c)
{
	const struct doc *r = record_of(c);
	const struct seat *s;

	for (size_t i = 0; i < c->ndie; i++)
		if (!roll_ok(&c->die[i], r))
			fault("bad-roll %ju %ju %.*s %ju", (uintmax_t)c->t, (uintmax_t)c->seat,
				SHOW(c->die[i].label), (uintmax_t)c->die[i].j);
	check_cards(c);
	s = r && c->seat <= r->seats ? &r->seats_[c->seat - 1] : NULL;
	if (s && !same(s->report, c->report))
		fault("report-differs %ju %ju", (uintmax_t)c->t, (uintmax_t)c->seat);
	if (s
		&& (s->has != c->has_order
			|| (s->has && (!same(s->order, c->order) || s->seq != c->seq))))
		fault("order-differs %ju %ju", (uintmax_t)c->t, (uintmax_t)c->seat);
}

/* The text before a receipt, without what quotes the receipt and the blanks at line ends. */
static struct str report_text(const struct doc *d)
{
	struct str whole = { d->file->data.p + d->from, d->to - d->from }, line;
	const uint8_t *quote = d->file->data.p + d->to;
	uint8_t *p = get(whole.n + 1);
	size_t pos = 0, n = 0, q;

	while (next_line(whole, &pos, &line)) {
		for (q = 0; q < d->quote && q < line.n && line.p[q] == quote[q]; q++)
			;
		line = chop((struct str){ line.p + q, line.n - q });
		if (line.n)
			memcpy(p + n, line.p, line.n);
		n += line.n;
		p[n++] = '\n';
	}
	return (struct str){ p, n };
}

static size_t count_lines(struct str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += s.p[i] == '\n';
	return n;
}

/* The bytes that so many lines take in the file. */
static size_t raw_bytes(const struct doc *d, size_t lines)
{
	struct str whole = { d->file->data.p + d->from, d->to - d->from }, line;
	size_t pos = 0;

	while (lines-- && next_line(whole, &pos, &line))
		;
	return pos;
}

/* How many lines the hash is of, 0 for none. The template is short and comes last, so the line ends
 * are tried from the last one back. */
static int report_found(const struct doc *d, struct str s)
{
	uint8_t h[32];

	for (; s.n; s.n--) {
		if (s.p[s.n - 1] != '\n')
			continue;
		d->file->hashed += s.n;
		if (d->file->hashed > HASH_MAX) {
			fputs("second: a file too long to find its reports\n", stderr);
			return 0;
		}
		H(h, NULL, "tp1.report", "sh", s, d->salt);
		if (same(h, d->report))
			return (int)count_lines(s);
	}
	return 0;
}

void check_report(struct doc *d)
{
	struct str s = report_text(d);
	size_t skipped = 0;

	d->found = report_found(d, s);
	if (!d->found && s.n && *s.p == '\n') {
		for (; s.n && *s.p == '\n'; s.n--, skipped++)
			s.p++;
		d->found = report_found(d, s);
	}
	d->reach = raw_bytes(d, d->found ? skipped + (size_t)d->found : 0);
	d->found = d->found > 0;
	if (!d->found)
		fault("bad-report %ju %ju", (uintmax_t)d->t, (uintmax_t)d->seat);
	/* the same report twice is one */
	for (struct doc *e = next(NULL, RECEIPT); d->dup && e < d; e = next(e, RECEIPT))
		d->found &= !e->found || !str_same(e->text, d->text);
}

/* Was the seat given away, or its key changed, between the season's record before r and r? */
static int rejoined(const struct doc *r, uint64_t seat)
{
	uint64_t since = last_season(r->t);

	for (struct doc *d = next(NULL, REJOIN); d; d = next(d, REJOIN))
		if (d->seat == seat && d->t >= since && d->t < r->t)
			return 1;
	return 0;
}

/* Had the acknowledged letter to be in the record instead of what is there? */
static int counts_more(const struct doc *a, const struct seat *s)
{
	if (s->has && same(s->order, a->order))
		return 0;
	return a->auth > s->auth || (a->auth == s->auth && a->seq >= s->seq);
}

/* The rest of the line that begins with a word; times are written so that texts sort as they do. */
static struct str line_of(const struct doc *d, const char *word)
{
	struct str line = { NULL, 0 };
	size_t pos = 0, n = strlen(word);

	while (next_line(d->text, &pos, &line))
		if (line.n > n && !memcmp(line.p, word, n))
			return (struct str){ line.p + n, line.n - n };
	return (struct str){ NULL, 0 };
}

static int not_after(struct str a, struct str b)
{
	return a.n && a.n == b.n && memcmp(a.p, b.p, a.n) <= 0;
}

/* Does a record before r say that the club was restored, and letters like this one were lost? */
static int was_lost(const struct doc *r, const struct doc *a)
{
	struct str came = line_of(a, "received ");

	for (struct doc *d = next(NULL, OTHER); d; d = next(d, OTHER))
		if (starts(d->text, "tp-restore ") && d->t < r->t && d->season == r->season
			&& not_after(line_of(d, "backup "), came)
			&& not_after(came, line_of(d, "restored "))
			&& not_after(line_of(d, "restored "), line_of(r, "sealed ")))
			return 1;
	return 0;
}

void check_ack(const struct doc *a)
{
	for (struct doc *r = next(NULL, SEASON); r; r = next(r, SEASON))
		if (r->season == a->season && r->cast == a->cast && a->seat <= r->seats
			&& whole_before(r) && counts_more(a, &r->seats_[a->seat - 1])
			&& !rejoined(r, a->seat) && !was_lost(r, a))
			fault("left-out %ju %ju", (uintmax_t)r->t, (uintmax_t)a->seat);
}

static int acted(const struct doc *r, uint64_t seat, const uint8_t *order)
{
	for (struct doc *d = next(NULL, ACT); d; d = next(d, ACT))
		for (size_t i = 0; d->t < r->t && d->season == r->season && i < d->seats; i++)
			if (d->seats_[i].seq == seat && same(d->seats_[i].order, order))
				return 1;
	return 0;
}

/* What the referee ordered for a seat stands in an act of his. */
void check_acts(const struct doc *r)
{
	for (size_t i = 0; whole_before(r) && i < r->seats; i++)
		if (r->seats_[i].referee && !acted(r, i + 1, r->seats_[i].order))
			fault("made-up %ju %zu", (uintmax_t)r->t, i + 1);
}

static int had_key(const struct doc *r, size_t i)
{
	for (uint64_t t = last_season(r->t); t <= r->t; t++)
		if (seat_at(t, i).has_key)
			return 1;
	return 0;
}

/* No letter of a seat without a key is signed. */
void check_keys(const struct doc *r)
{
	for (size_t i = 0; all.roster && whole_before(r) && i < r->seats; i++)
		if (r->seats_[i].has && r->seats_[i].auth == KEY && !had_key(r, i))
			fault("made-up %ju %zu", (uintmax_t)r->t, i + 1);
}

/* The hash is of the canonical text, the signature may be over another: a copy that has lost
 * some blanks must not accuse the referee while one is given that is signed. */
static int letter_signed(const struct doc *l, const uint8_t *key)
{
	for (struct doc *e = next(NULL, LETTER); e; e = next(e, LETTER))
		if (same(e->order, l->order)
			&& (signed_over(e, e->text, key) || signed_over(e, e->canon, key)))
			return 1;
	return 0;
}

/* By the seat's key: a letter that came before the key was changed stays as it was signed, so all
 * keys count that the seat had since the last season's record. */
static int seat_signed(struct doc *l, const struct doc *r, size_t i)
{
	uint64_t since = last_season(r->t);
	struct seat s;

	for (uint64_t t = since; t <= r->t; t++) {
		s = seat_at(t, i);
		if (s.has_key && letter_signed(l, s.key)) {
			l->found = comment_true(l, s.key);
			return 1;
		}
	}
	return 0;
}

/* By the key of anybody in the match: then it is no copy that was damaged. */
static int anybody_signed(const struct doc *l)
{
	for (size_t i = 0; i < all.roster->seats; i++)
		if (letter_signed(l, all.roster->seats_[i].key))
			return 1;
	for (struct doc *d = next(NULL, REJOIN); d; d = next(d, REJOIN))
		if (letter_signed(l, d->seats_->key))
			return 1;
	for (struct doc *d = next(NULL, REKEY); d; d = next(d, REKEY))
		if (letter_signed(l, d->key))
			return 1;
	return all.open && letter_signed(l, all.open->key);
}

/* Does the record tell what the letter says? */
static int record_agrees(const struct doc *l, const struct doc *r, size_t i)
{
	const struct seat *s = &r->seats_[i];
	uint8_t h[32];

	return says_match(l) && says_seat(l, i + 1) && says(l, "season", r->season)
		&& (header(l, "seq").n ? says(l, "seq", s->seq) : s->seq == 1)
		&& (!all.open || !decode32(header(l, "open"), h) || same(h, all.open->hash));
}

static int saw_agrees(const struct doc *l, const struct seat *s)
{
	uint8_t h[32];
	int has = decode32(header(l, "saw"), h);

	return has == s->has_saw && (!has || same(h, s->saw));
}

/* Has the letter a value that counts, and the record none? */
static int nonce_lost(const struct doc *l, const struct doc *r, size_t i)
{
	uint8_t h[32];

	return !r->seats_[i].has_nonce && decode32(header(l, "nonce"), h) && nonce_ok(r, i, h);
}

static void judge_letter(struct doc *l, const struct doc *r, size_t i)
{
	int whole = whole_before(r), made_up = !seat_signed(l, r, i) || !record_agrees(l, r, i);
	int lost = nonce_lost(l, r, i), differs = !saw_agrees(l, &r->seats_[i]);

	if (made_up || lost || differs)
		l->found = 0;
	if (whole && made_up)
		fault("%s %ju %zu", anybody_signed(l) ? "made-up" : "unsigned-letter",
			(uintmax_t)r->t, i + 1);
	else if (whole && lost)
		fault("nonce-lost %ju %zu", (uintmax_t)r->t, i + 1);
	if (differs && !made_up)
		fault("saw-differs %ju %zu", (uintmax_t)r->t, i + 1);
}

void check_letter(struct doc *l)
{
	for (struct doc *e = next(NULL, LETTER); e < l; e = next(e, LETTER))
		if (same(e->order, l->order))
			return;
	for (struct doc *r = next(NULL, SEASON); all.roster && r; r = next(r, SEASON))
		for (size_t i = 0; i < r->seats; i++)
			if (r->seats_[i].has && same(r->seats_[i].order, l->order))
				judge_letter(l, r, i);
}
