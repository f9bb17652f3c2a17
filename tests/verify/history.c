/* SPDX-License-Identifier: MIT */
#include "verify/second.h"

struct head {
	uint64_t t;
	uint8_t head[32];
};

const char *const what_name[] = { "open", "roster", "record", "record", "record", "record",
	"record", "record", "receipt", "ack" };
static const char *const sign_tag[] = { "tp1.open", "tp1.roster", "tp1.head", "tp1.head",
	"tp1.head", "tp1.head", "tp1.head", "tp1.head", "tp1.rcpt", "tp1.ack" };

int in_chain(const struct doc *d)
{
	return d->what >= SEASON && d->what <= OTHER;
}

struct doc *next(const struct doc *d, enum what what)
{
	for (size_t i = d ? (size_t)(d - all.docs) + 1 : 0; i < all.ndoc; i++)
		if (!all.docs[i].bad && !all.docs[i].broken && all.docs[i].what == what)
			return &all.docs[i];
	return NULL;
}

/* ---- signatures of the referee ---- */

static int signed_by(const uint8_t *key, const struct doc *d)
{
	size_t n = strlen(sign_tag[d->what]) + 1;
	uint8_t *p = get(n + d->text.n + d->gid.n + 40);

	memcpy(p, sign_tag[d->what], n);
	if (in_chain(d)) {
		memcpy(p + n, d->gid.p, d->gid.n);
		le64(p + n + d->gid.n, d->t);
		memcpy(p + n + d->gid.n + 8, d->head, 32);
		n += d->gid.n + 40;
	} else {
		memcpy(p + n, d->text.p, d->text.n);
		n += d->text.n;
	}
	return !crypto_sign_verify_detached(d->sig, p, n, key);
}

/* Was the key that is the referee's from record `from` on handed over at t or before? Of a key
 * that its predecessor has not signed nobody knows whose it is, so it ends no other. */
static int handed_over(const struct doc *from, uint64_t t)
{
	for (struct doc *k = next(NULL, REKEY); k; k = next(k, REKEY))
		if (k->found && k != from && k->t <= t && (!from || k->t > from->t))
			return 1;
	return 0;
}

static int referee_signed(const struct doc *d)
{
	int any = d->what == ACK; /* it names no record */

	if (signed_by(all.open->key, d) && (any || !handed_over(NULL, d->t)))
		return 1;
	for (struct doc *k = next(NULL, REKEY); k; k = next(k, REKEY))
		if ((any || (k->t <= d->t && !handed_over(k, d->t))) && signed_by(k->key, d))
			return 1;
	return 0;
}

static int old_signed(const struct doc *k, const uint8_t *key)
{
	size_t n = strlen("tp1.rekey") + 1;
	uint8_t *p = get(n + k->gid.n + 32);

	memcpy(p, "tp1.rekey", n);
	memcpy(p + n, k->gid.p, k->gid.n);
	memcpy(p + n + k->gid.n, k->key, 32);
	return !crypto_sign_verify_detached(k->old, p, n + k->gid.n + 32, key);
}

/* Did the referee before him name the new one? */
static int named_by_old(const struct doc *k)
{
	if (!all.open || !k->has_old)
		return 0;
	if (!handed_over(NULL, k->t) && old_signed(k, all.open->key))
		return 1;
	for (struct doc *e = next(NULL, REKEY); e; e = next(e, REKEY))
		if (e->found && e->t < k->t && !handed_over(e, k->t) && old_signed(k, e->key))
			return 1;
	return 0;
}

/* Did somebody name the new one whom nobody has named? */
static int named_by_claimant(const struct doc *k)
{
	for (struct doc *e = next(NULL, REKEY); e; e = next(e, REKEY))
		if (!e->found && k->has_old && e->t < k->t && old_signed(k, e->key))
			return 1;
	return 0;
}

/* By a key that only itself says to be the referee's: anybody can, so it is no document of this match. */
static int claimant_signed(const struct doc *d)
{
	for (struct doc *k = all.docs; k < all.docs + all.ndoc; k++)
		if (k->what == REKEY && !k->broken && k->claimed && signed_by(k->key, d))
			return 1;
	return 0;
}

static int by_number(const void *va, const void *vb)
{
	const struct doc *a = *(struct doc *const *)va, *b = *(struct doc *const *)vb;

	return a->t != b->t ? (a->t > b->t) - (a->t < b->t) : (a > b) - (a < b);
}

void check_rekeys(void)
{
	struct doc **keys = get(all.ndoc * sizeof(*keys) + 1);
	size_t n = 0;

	for (struct doc *k = next(NULL, REKEY); k; k = next(k, REKEY))
		keys[n++] = k;
	qsort(keys, n, sizeof(*keys), by_number);
	for (size_t i = 0; i < n; i++) {
		keys[i]->bad = !signed_by(keys[i]->key, keys[i]);
		if (keys[i]->bad) {
			fault("bad-signature record %ju", (uintmax_t)keys[i]->t);
			continue;
		}
		keys[i]->found = named_by_old(keys[i]);
		if (!keys[i]->found && !named_by_claimant(keys[i]))
			fault("new-referee %ju", (uintmax_t)keys[i]->t);
	}
	for (size_t i = 0; i < n; i++) {
		keys[i]->claimed = !keys[i]->bad && !keys[i]->found;
		keys[i]->bad |= keys[i]->claimed;
	}
}

/* ---- opening and roster ---- */

static void judge_open(const struct doc *o)
{
	if (!all.open || !signed_by(all.open->key, o))
		fault("bad-signature open");
	else if (!same(o->hash, all.open->hash))
		fault("two-openings %.*s", SHOW(all.gid));
}

static int is_named(const struct doc *o)
{
	for (struct doc *r = next(NULL, ROSTER); r; r = next(r, ROSTER))
		if (same(r->open, o->hash) && signed_by(o->key, r))
			return 1;
	return 0;
}

/* Anybody can sign an opening of his own, so the one whose referee signed the roster is taken. */
void choose_open(void)
{
	int named, best = -1;

	for (struct doc *o = next(NULL, OPEN); o; o = next(o, OPEN)) {
		o->found = signed_by(o->key, o);
		for (struct doc *e = next(NULL, OPEN); e < o; e = next(e, OPEN))
			o->dup |= e->found && same(e->hash, o->hash);
		if (!o->found || o->dup)
			continue;
		named = is_named(o);
		if (named > best || (named == best && hash_cmp(o->hash, all.open->hash) < 0)) {
			best = named;
			all.open = o;
		}
	}
	if (!all.open)
		fault("no-opening %.*s", SHOW(all.gid));
	for (struct doc *o = next(NULL, OPEN); o; o = next(o, OPEN))
		judge_open(o);
}

static int roster_ok(struct doc *r)
{
	uint8_t own[32];
	hash h;

	h_init(&h, NULL, "tp1.roster");
	h_add(&h, "s", all.gid);
	for (const struct seat *s = r->seats_; s < r->seats_ + r->seats; s++)
		h_add(&h, s->has_anchor ? "hh" : s->has_key ? "he" : "ee", s->key, s->anchor);
	h_end(&h, own);
	if (all.open && !signed_by(all.open->key, r)) {
		fault("bad-signature roster");
		return 0;
	}
	if (all.open && r->seats != all.open->seats) {
		bad_text(ROSTER);
		return 0;
	}
	if (!same(own, r->roster))
		fault("bad-roster roster");
	memcpy(r->roster, own, 32);
	if (all.open && !same(r->open, all.open->hash))
		fault("bad-opening roster");
	return 1;
}

static int in_record(const struct doc *roster)
{
	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++)
		if (!d->bad && in_chain(d) && !d->t && same(d->roster, roster->roster))
			return 1;
	return 0;
}

void choose_roster(void)
{
	for (struct doc *r = next(NULL, ROSTER); r; r = next(r, ROSTER)) {
		if (!roster_ok(r))
			continue;
		if (all.roster && !str_same(all.roster->text, r->text))
			fault("bad-roster roster");
		if (!all.roster || (!in_record(all.roster) && in_record(r)))
			all.roster = r;
	}
	if (!all.roster)
		fault("no-roster %.*s", SHOW(all.gid));
}

/* Does it speak of seats that there are? */
static int seats_ok(const struct doc *d)
{
	uint64_t seats = all.roster ? all.roster->seats : all.open ? all.open->seats : 0;

	if (d->what == SEASON)
		return !seats || d->seats == seats;
	if (in_chain(d) && d->what != REJOIN)
		return 1;
	return d->seat && d->seat <= (seats ? seats : SEAT_MAX);
}

/* Leave what the referee has not signed, what names a seat that is not there, and what is there
 * twice; but a receipt may stand under another report the second time. */
void keep(struct doc *d)
{
	char number[32] = "";

	if (d->bad)
		return;
	if (d->what != ACK)
		snprintf(number, sizeof(number), " %ju", (uintmax_t)d->t);
	d->bad = 1;
	if (all.open && d->what != REKEY && !referee_signed(d)) {
		if (!claimant_signed(d))
			fault("bad-signature %s%s", what_name[d->what], number);
	} else if (!d->broken && !seats_ok(d))
		bad_text(d->what);
	else
		d->bad = 0;
	if (d->broken && !d->bad)
		fault("bad-text record %ju", (uintmax_t)d->t);
	for (struct doc *e = next(NULL, d->what); e && !d->bad && !d->dup && e < d;
		e = next(e, d->what))
		d->dup = str_same(d->text, e->text);
	d->bad |= d->dup && d->what != RECEIPT;
}

/* ---- what follows what ---- */

static int head_cmp(const void *va, const void *vb)
{
	const struct head *a = va, *b = vb;

	return a->t != b->t ? (a->t > b->t) - (a->t < b->t) : memcmp(a->head, b->head, 32);
}

void check_heads(void)
{
	struct head *heads = get(2 * all.ndoc * sizeof(*heads) + 1);
	size_t n = 0;

	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++) {
		if (d->bad || (!in_chain(d) && d->what != RECEIPT))
			continue;
		heads[n].t = d->t;
		memcpy(heads[n++].head, d->head, 32);
		/* who signs a record signs what stands before it, too */
		if (!d->t)
			continue;
		heads[n].t = d->t - 1;
		memcpy(heads[n++].head, d->prev, 32);
	}
	qsort(heads, n, sizeof(*heads), head_cmp);
	for (size_t i = 1; i < n; i++)
		if (heads[i].t == heads[i - 1].t && !same(heads[i].head, heads[i - 1].head))
			fault("two-heads %ju", (uintmax_t)heads[i].t);
}

void check_numbers(void)
{
	uint8_t *given = get(RECORD_MAX + 1);
	uint64_t top = 0;

	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++) {
		if (d->bad || !in_chain(d))
			continue;
		given[d->t] |= d->broken ? 1 : 2;
		top = d->t > top ? d->t : top;
	}
	while (given[all.complete] & 2)
		all.complete++;
	for (uint64_t t = all.complete; t < top; t++)
		if (!given[t])
			fault("no-record %ju", (uintmax_t)t);
}

/* The first record of the chain names what it begins with. */
void check_start(const struct doc *r)
{
	if (r->t)
		return;
	if (!sodium_is_zero(r->prev, 32))
		fault("bad-prev 0");
	if (all.open && !same(r->open, all.open->hash))
		fault("bad-opening 0");
	if (all.roster && !same(r->roster, all.roster->roster))
		fault("bad-roster 0");
}

/* Are all records before this one here? What lies behind one that is missing accuses nobody. */
int whole_before(const struct doc *r)
{
	return r->t <= all.complete;
}

/* Casts follow one another without a gap, so each is the number of seasons before it. */
void check_cast(const struct doc *r)
{
	uint8_t *played = get(RECORD_MAX);
	uint64_t n = 0;

	if (!whole_before(r))
		return;
	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++)
		if (!d->bad && d->what == SEASON && d->t < r->t && !played[d->t]++)
			n++;
	if (r->cast != n)
		fault("bad-cast %ju", (uintmax_t)r->t);
}

/* The record of the season that an amend is about: the last one before it. Its cast is the
 * amend's, too. */
const struct doc *played_in(const struct doc *a)
{
	const struct doc *found = NULL;

	for (struct doc *d = next(NULL, SEASON); d; d = next(d, SEASON))
		if (d->season == a->season && d->t < a->t && (!found || d->t > found->t))
			found = d;
	return found;
}

/* The number after the one of the last season's record before record t, or 0. */
uint64_t last_season(uint64_t t)
{
	uint64_t last = 0;

	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++)
		if (!d->bad && d->what == SEASON && d->t < t && d->t >= last)
			last = d->t + 1;
	return last;
}

/* Key and anchor of a seat as they are in record t, the first seat being 0. */
struct seat seat_at(uint64_t t, size_t i)
{
	struct seat s = all.roster->seats_[i];
	uint64_t from = 0;

	for (struct doc *d = next(NULL, REJOIN); d; d = next(d, REJOIN))
		if (d->seat == i + 1 && d->t < t && d->t >= from) {
			from = d->t;
			s = *d->seats_;
		}
	return s;
}
