/* SPDX-License-Identifier: MIT */
#include "club/verdict.h"
#include "club/charter.h"

static const struct {
	const char *name, *says;
} verdicts[VERDICTS] = {
	[V_TAKEN] = { "taken", "verdict-taken" },
	[V_ASKED] = { "asked", "verdict-asked" },
	[V_AGAIN] = { "again", "verdict-again" },
	[V_NO_ORDERS] = { "no-orders", "verdict-no-orders" },
	[V_NO_MATCH] = { "unknown-match", "verdict-unknown-match" },
	[V_NO_SEAT] = { "unknown-seat", "verdict-unknown-seat" },
	[V_UNSIGNED] = { "unsigned", "verdict-unsigned" },
	[V_BAD_SIGNATURE] = { "bad-signature", "verdict-bad-signature" },
	[V_NOT_STARTED] = { "not-started", "verdict-not-started" },
	[V_OVER] = { "match-over", "verdict-match-over" },
	[V_OUT] = { "out", "verdict-out" },
	[V_WRONG_SEASON] = { "wrong-season", "verdict-wrong-season" },
	[V_LATE] = { "late", "verdict-late" },
	[V_SEALED] = { "sealed", "verdict-sealed" },
	[V_OLD_SEQ] = { "old-seq", "verdict-old-seq" },
	[V_UNKNOWN_SAW] = { "unknown-saw", "verdict-unknown-saw" },
	[V_BAD_HEADER] = { "bad-header", "verdict-bad-header" },
	[V_TOO_LARGE] = { "too-large", "verdict-too-large" },
	[V_KEY_CAME] = { "signed-came", "verdict-signed-came" },
	[V_WANTED] = { "wanted", "verdict-wanted" },
	[V_NOT_OPEN] = { "not-open", "verdict-not-open" },
	[V_NO_NONCE] = { "no-nonce", "verdict-no-nonce" },
	[V_BAD_NONCE] = { "bad-nonce", "verdict-bad-nonce" },
	[V_VAGUE] = { "vague-match", "verdict-vague-match" },
	[V_TOO_MANY] = { "too-many", "verdict-too-many" },
	[V_NOTHING] = { "nothing-understood", "verdict-nothing-understood" },
	[V_WAITS] = { "waits", "verdict-waits" },
	[V_ELSEWHERE] = { "elsewhere", "verdict-elsewhere" },
	[V_CONFIRMED] = { "confirmed", "verdict-confirmed" },
	[V_DENIED] = { "denied", "verdict-denied" },
	[V_MEANT] = { "meant", "verdict-meant" },
	[V_MENDED] = { "mended", "verdict-meant" },
};

const char *verdict_name(enum admission_verdict v)
{
	return verdicts[v].name;
}

void verdict_say(const struct texts *texts, struct buf *b, enum admission_verdict v)
{
	texts_say(texts, b, "%s", verdicts[v].says);
}

bool verdict_proven(enum admission_verdict v)
{
	return v != V_UNSIGNED && v != V_BAD_SIGNATURE && v != V_TOO_LARGE && v != V_WAITS;
}

void verdict_say_over(const struct context *c, const struct texts *texts, struct buf *b)
{
	texts_say(texts, b, "over-answers referee=%s press=%d", c->club->setting[S_REFEREE],
		charter_number(c->m, "press-limit") > 0);
}
