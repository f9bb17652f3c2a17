/* SPDX-License-Identifier: MIT */
#include "verify/second.h"

/* Chance */

static int entropy_from(const struct doc *r, const uint8_t *before)
{
	uint8_t entropy[32], x[33] = { 1 };
	hash h;

	h_init(&h, NULL, "tp1.entropy");
	h_add(&h, "snh", all.gid, r->cast, before);
	for (size_t i = 0; i < r->seats; i++) {
		memcpy(x + 1, r->seats_[i].nonce, 32);
		x[0] = r->seats_[i].has_nonce != 0;
		h_part(&h, x, x[0] ? 33 : 1);
	}
	h_end(&h, entropy);
	return same(entropy, r->entropy);
}

static void check_entropy(const struct doc *r)
{
	/* where no record has the cast before, it is missing, or this cast is wrong */
	int known = 0, ok = 0;

	if (!r->cast && (all.roster || !r->t)) {
		known = 1;
		ok = entropy_from(r, all.roster ? all.roster->roster : r->roster);
	}
	for (struct doc *d = next(NULL, SEASON); d; d = next(d, SEASON))
		if (d->cast + 1 == r->cast) {
			known = 1;
			ok |= entropy_from(r, d->entropy);
		}
	if (known && !ok)
		fault("bad-entropy %ju", (uintmax_t)r->t);
}

/* The dice of record r by the values of record in: itself, or that of the season it amends. */
static void check_dice(const struct doc *r, const struct doc *in)
{
	uint8_t key[32], block[32];

	H(key, in->reveal, "tp1.dice", "snhee", all.gid, in->cast, in->entropy);
	for (size_t i = 0; i < r->ndie; i++)
		if (roll(key, &r->die[i], block) != r->die[i].value)
			fault("bad-die %ju %.*s %ju", (uintmax_t)r->t, SHOW(r->die[i].label),
				(uintmax_t)r->die[i].j);
}

static void check_roots(const struct doc *r)
{
	const struct deck *d;
	uint8_t root[32];
	hash h;

	for (size_t j = 0; j < r->ndeck; j++) {
		d = &r->deck[j];
		h_init(&h, NULL, "tp1.root");
		h_add(&h, "ssn", all.gid, d->name, d->epoch);
		for (size_t i = 0; i < d->n; i++)
			h_part(&h, d->leaf[i], 32);
		h_end(&h, root);
		if (!same(root, d->root))
			fault("bad-root %ju %.*s", (uintmax_t)r->t, SHOW(d->name));
	}
}

static const struct deck *deck_in(const struct doc *r, const struct card *c)
{
	for (size_t i = 0; i < r->ndeck; i++)
		if (str_same(r->deck[i].name, c->deck) && r->deck[i].epoch == c->epoch)
			return &r->deck[i];
	return NULL;
}

/* The last shuffle of that name and epoch up to record t, and where it stands. */
static const struct deck *find_deck(const struct card *c, uint64_t t, const struct doc **in)
{
	const struct deck *found = NULL, *k;

	*in = NULL;
	for (struct doc *r = all.docs; r < all.docs + all.ndoc; r++) {
		if (r->bad || r->broken || (r->what != SEASON && r->what != AMEND) || r->t > t)
			continue;
		k = !*in || r->t >= (*in)->t ? deck_in(r, c) : NULL;
		if (!k)
			continue;
		*in = r;
		found = k;
	}
	return found;
}

/* Is the card's salt that of the secret? A deck of an amend has the entropy of its season. */
static int salt_ok(const struct card *c, const struct doc *in)
{
	const struct doc *r = in->what == AMEND ? played_in(in) : in;
	uint8_t h[32];

	if (!all.secret || !r)
		return 1;
	H(h, all.secret, "tp1.deckkey", "ssnh", all.gid, c->deck, c->epoch, r->entropy);
	H(h, h, "tp1.salt", "n", c->i);
	return same(h, c->salt);
}

static int card_ok(const struct card *c, uint64_t t)
{
	const struct doc *in;
	const struct deck *d = find_deck(c, t, &in);
	uint8_t h[32];

	if (!d)
		return t >= all.complete; /* a record that is not given may have the deck */
	H(h, NULL, "tp1.leaf", "nsh", c->i, c->name, c->salt);
	return c->i < d->n && same(d->leaf[c->i], h) && salt_ok(c, in);
}

void check_cards(const struct doc *d)
{
	for (size_t i = 0; i < d->ncard; i++)
		if (!card_ok(&d->card[i], d->t))
			fault("bad-card %ju %.*s %ju", (uintmax_t)d->t, SHOW(d->card[i].deck),
				(uintmax_t)d->card[i].i);
}

static void check_seal(const struct doc *r)
{
	uint8_t seal[32];
	hash h;

	h_init(&h, NULL, "tp1.seal");
	h_add(&h, "snh", all.gid, r->t, r->prev);
	for (size_t i = 0; i < r->seats; i++)
		h_part(&h, r->seats_[i].order, r->seats_[i].has ? 32 : 0);
	h_end(&h, seal);
	if (!same(seal, r->seal))
		fault("bad-seal %ju", (uintmax_t)r->t);
}

int nonce_ok(const struct doc *r, size_t i, const uint8_t *nonce)
{
	struct seat s = seat_at(r->t, i);

	return s.has_anchor && s.since <= r->cast
		&& leads("tp1.pchain", s.key, nonce, r->cast, s.anchor);
}

static int reveal_ok(const struct doc *r)
{
	return !all.open
		|| leads("tp1.rchain", all.open->key, r->reveal, r->cast, all.open->anchor);
}

void check_amend(const struct doc *a)
{
	const struct doc *r = played_in(a);

	check_start(a);
	/* a record that is not given may be the one that was amended */
	if (r && whole_before(a) && reveal_ok(r))
		check_dice(a, r);
	check_roots(a);
	check_cards(a);
}

void check_season(const struct doc *r)
{
	int revealed = reveal_ok(r);

	if (!revealed)
		fault("bad-reveal %ju", (uintmax_t)r->t);
	for (size_t i = 0; all.roster && i < r->seats; i++)
		/* a record that is not given may have changed the anchor */
		if (whole_before(r) && r->seats_[i].has_nonce
			&& !nonce_ok(r, i, r->seats_[i].nonce))
			fault("bad-nonce %ju %zu", (uintmax_t)r->t, i + 1);
	check_start(r);
	check_cast(r);
	check_seal(r);
	check_entropy(r);
	/* out of a wrong value no die is right */
	if (revealed)
		check_dice(r, r);
	check_roots(r);
	check_cards(r);
}

void find_secret(void)
{
	uint8_t hidden[32];

	for (struct doc *r = next(NULL, SEASON); all.open && r; r = next(r, SEASON)) {
		H(hidden, NULL, "tp1.hidden0", "sh", all.gid, r->hidden);
		if (r->has_hidden && same(hidden, all.open->hidden))
			all.secret = r->hidden;
		else if (r->has_hidden)
			fault("bad-hidden %ju", (uintmax_t)r->t);
	}
}
