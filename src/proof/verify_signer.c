/* SPDX-License-Identifier: MIT
 * Whose keys sign the records: the opener's, then those of referees who took the match over. */
#include "proof/verify_chain.h"

#include <string.h>

bool verify_consent(
	const struct paper *p, const unsigned char old[HASH], const unsigned char new[HASH])
{
	unsigned char signature[64];
	struct buf text = BUF_INIT;
	bool ok;

	buf_str(&text, p->gid);
	buf_add(&text, new, HASH);
	ok = block_halves(paper_text(p), "old", signature)
		&& block_signed_by(old, "tp1.rekey", span_of_buf(&text), signature);
	buf_free(&text);
	return ok;
}

/* Returns whether a record brings a new key and is signed with it. */
static bool is_rekey(const struct verification *v, const struct paper *p, unsigned char new[HASH])
{
	return p->kind == PAPER_REKEY && verify_is_of(v, p) && p->whole && !p->signed_
		&& block_value_hash(paper_text(p), "key", new) && verify_head_signed(new, p);
}

/* Takes the next key that the last signer confirms. */
static bool take_signer(struct verification *v, struct chain_keys *s)
{
	unsigned char new[HASH];

	for (int i = 0; i < v->e->papers && s->n < MOST_SIGNERS; i++) {
		struct paper *p = &v->e->paper[i];

		if (!is_rekey(v, p, new) || p->number < s->from[s->n - 1]
			|| !verify_consent(p, s->key[s->n - 1], new))
			continue;
		p->signed_ = true;
		memcpy(s->key[s->n], new, HASH);
		s->from[s->n++] = p->number;
		return true;
	}
	return false;
}

static bool is_named_by_claimant(
	const struct chain_keys *s, const struct paper *p, const unsigned char new[HASH])
{
	for (int i = 0; i < s->claimants; i++)
		if (verify_consent(p, s->claimant[i], new))
			return true;
	return false;
}

static void take_claimants(struct verification *v, struct chain_keys *s)
{
	unsigned char new[HASH];

	for (int i = 0; i < v->e->papers && s->claimants < MOST_SIGNERS; i++) {
		const struct paper *p = &v->e->paper[i];

		if (!is_rekey(v, p, new))
			continue;
		if (!is_named_by_claimant(s, p, new))
			verify_fault(v, NEW_REFEREE, "%d", p->number);
		memcpy(s->claimant[s->claimants++], new, HASH);
	}
}

void verify_signers(struct verification *v, struct chain_keys *s)
{
	memcpy(s->key[0], v->referee, HASH);
	s->n = 1;
	while (take_signer(v, s))
		;
	take_claimants(v, s);
}

const unsigned char *verify_signer_at(const struct chain_keys *s, int number)
{
	int i = s->n - 1;

	while (i && s->from[i] > number)
		i--;
	return s->key[i];
}
