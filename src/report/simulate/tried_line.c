/* SPDX-License-Identifier: MIT */
#include "report/simulate/tried_line.h"
#include "report/page.h"

bool tried_is_partly(const struct line_forecast *tried)
{
	return tried->lacks && tried->lacks == tried->plays;
}

bool tried_is_vain(const struct line_forecast *tried)
{
	return tried->vains && tried->vains == tried->plays;
}

bool tried_is_halted(const struct line_forecast *tried)
{
	return tried->halts && tried->halts == tried->plays;
}

/* Returns whether a line is never done, and mostly refused: where it is not, its turn does not come. */
static bool is_never_done(const struct line_forecast *tried)
{
	const unsigned other = tried->seen & ~(1u << R_REFUSED | 1u << R_NOT_REACHED);

	return !other && tried->refused && 2 * tried->refused >= tried->plays;
}

enum phrase tried_phrase(const struct line_forecast *tried, bool *ok)
{
	unsigned seen = tried->seen;
	static const struct {
		enum line_result result;
		enum phrase phrase;
		bool ok;
	} sure[] = { { R_DONE, SAY_CHECK_OK, true }, { R_REFUSED, SAY_CHECK_REFUSED, false },
		{ R_FALSE, SAY_TEST_FAILED, true }, { R_KEPT, SAY_CHECK_KEPT, true },
		{ R_NOT_REACHED, SAY_CHECK_NOT_REACHED, true }, { R_WAITS, SAY_WAITS, true },
		{ R_CANCELLED, SAY_CANCELLED, true }, { R_POLICY, SAY_CHECK_POLICY, true },
		{ R_CANCEL_NOTHING, SAY_CANCEL_NOTHING, false } };

	/* Refused only without letters of others: the line needs one of them. */
	if (tried->by[UNHEARD] == 1u << R_WAITS && tried->by[SILENT] == 1u << R_REFUSED
		&& !(tried->by[JOINING] & 1u << R_REFUSED))
		seen = 1u << R_WAITS;
	if (tried_is_partly(tried)) {
		*ok = false;
		return SAY_CHECK_PARTLY;
	}
	if (tried_is_halted(tried) || is_never_done(tried)) {
		*ok = false;
		return SAY_CHECK_REFUSED;
	}
	for (size_t i = 0; i < sizeof sure / sizeof *sure; i++)
		if (seen == 1u << sure[i].result) {
			*ok = sure[i].ok;
			return sure[i].phrase;
		}
	*ok = false;
	return SAY_CHECK_PERHAPS;
}

void tried_refuse(struct line_forecast *tried)
{
	tried->seen = 1u << R_REFUSED;
	for (int others = 0; others < GUESS_LETTERS; others++)
		tried->by[others] = tried->seen;
}
