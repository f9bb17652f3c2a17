/* SPDX-License-Identifier: MIT */
#include "proof/verify.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The name of a fault, for programs; its meaning, for people; and whether it accuses somebody. Only
 * what was signed can accuse: what is missing, damaged or foreign cannot. */
static const struct {
	const char *name, *says;
	bool accuses;
} faults[FAULTS] = {
	[NO_OPENING] = { "no-opening",
		"the record that opened the match is not here: it is in the invitation" },
	[NO_ROSTER] = { "no-roster",
		"the roster is not here: it is in the mail with which the match began" },
	[BAD_TEXT] = { "bad-text", "this is damaged, or not what tradepost-record(5) says" },
	[BAD_FORM] = { "bad-text", "it is signed, and not what tradepost-record(5) says", true },
	[BAD_SIGNATURE] = { "bad-signature",
		"its referee has not signed this: it was changed, or somebody else made it" },
	[TWO_OPENINGS] = { "two-openings",
		"there are two different records that open the match: one referee, two stories",
		true },
	[BAD_OPENING] = { "bad-opening", "it names another opening than the one that is here",
		true },
	[BAD_ROSTER] = { "bad-roster", "it names another roster than the one that is here", true },
	[TWO_HEADS] = { "two-heads",
		"the referee has signed two histories that differ in this record: the past was"
		" changed, or others were told something else",
		true },
	[NO_RECORD] = { "no-record", "this record is missing: what it says is not proven" },
	[BAD_PREV] = { "bad-prev", "it does not follow from the record before it", true },
	[BAD_CAST] = { "bad-cast", "dice were cast twice for it, or one cast was left out", true },
	[BAD_SEAL] = { "bad-seal", "the letters in it are not those that were sealed", true },
	[BAD_REVEAL] = { "bad-reveal",
		"the referee's value is not of the chain committed to before the match", true },
	[BAD_NONCE] = { "bad-nonce", "the value of this seat is not of its player's chain", true },
	[BAD_ENTROPY] = { "bad-entropy", "what the players gave is not what the dice came from",
		true },
	[BAD_DIE] = { "bad-die", "this die does not follow from what was given", true },
	[BAD_ROOT] = { "bad-root", "the cards of this deck are not those it was committed to",
		true },
	[BAD_CARD] = { "bad-card", "this card did not lie there when the deck was shuffled", true },
	[BAD_ROLL] = { "bad-roll", "this die is not one the record committed to", true },
	[BAD_HIDDEN] = { "bad-hidden", "the secret shown is not the one told of at the opening",
		true },
	[BAD_REPORT] = { "bad-report", "the report above this receipt is not the one it is for" },
	[REPORT_DIFFERS] = { "report-differs", "the record has another report for this seat",
		true },
	[ORDER_DIFFERS] = { "order-differs", "the record has another letter of this seat", true },
	[LEFT_OUT] = { "left-out",
		"the referee acknowledged a letter of this seat, and played without it", true },
	[MADE_UP] = { "made-up", "this seat's player has not signed the letter in the record",
		true },
	[UNSIGNED_LETTER] = { "unsigned-letter",
		"this copy of the letter in the record is not as it was signed, or its player has "
		"not"
		" signed it" },
	[NONCE_LOST] = { "nonce-lost",
		"the letter in the record gives a value to the dice, and the record says none",
		true },
	[SAW_DIFFERS] = { "saw-differs",
		"the record says otherwise which history this seat's player has seen", true },
	[NEW_REFEREE] = { "new-referee",
		"another key signs from here on, and the one before it does not say so" },
	[OTHER_REVEAL] = { "other-reveal",
		"what is told here of its hidden dice and cards is not what it committed to" },
	[UNSIGNED_WITNESS] = { "bad-witness", "the witness has not signed this" },
	[BAD_WITNESS] = { "bad-witness",
		"this is not what the witness has signed, or not of the chain committed to", true },
	[UNSEALED] = { "unsealed",
		"the letters in it are not those that were sealed before the witness answered",
		true },
	[TWO_SEALS] = { "two-seals",
		"the referee has sealed two different sets of letters for this cast", true },
	[WITNESS_IGNORED] = { "witness-ignored",
		"the witness has answered for it, and the referee says that there was no answer",
		true },
	[OTHER_ORDERS] = { "other-orders",
		"the report shows other orders of this seat than the letter that it names", true },
	[UNTRUE] = { "untrue-season",
		"played again by its letters, this season comes out otherwise than it says", true },
};

/* The same thing seen in several papers is one fault. */
static bool said(const struct buf *lines, const char *line)
{
	struct span rest = span_of_buf(lines), known;

	while (span_line(&rest, &known))
		if (span_is(known, line))
			return true;
	return false;
}

/* The limit keeps a text made of faults from flooding the output. */
enum { MOST_FAULTS = 1000 };

void verify_fault(struct verification *v, enum fault fault, const char *where, ...)
{
	struct buf line = BUF_INIT, *to = faults[fault].accuses ? &v->faults : &v->unproven;
	char text[200];
	va_list ap;

	va_start(ap, where);
	vsnprintf(text, sizeof text, where, ap);
	va_end(ap);
	buf_fmt(&line, "%s ", faults[fault].name);
	text_clean(&line, text, strlen(text), 150);
	buf_fmt(&line, ": %s", faults[fault].says);
	if (v->wrong < MOST_FAULTS && !said(to, line.s)) {
		buf_fmt(to, "%s\n", line.s);
		v->wrong++;
	}
	buf_free(&line);
}
