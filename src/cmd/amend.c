/* SPDX-License-Identifier: MIT
 * amend: the referee corrects the season played last. */
#include "base/file.h"
#include "club/amendment.h"
#include "cmd/referee.h"
#include "try/try.h"

#include <string.h>

int cmd_amend(const struct command_call *call)
{
	const char *file = call->words > 1 ? call->word[1] : NULL;
	struct buf text = BUF_INIT, why = BUF_INIT;
	struct referee_act d;

	if (file)
		need(file_read(&text, file, TRY_BYTES, &why), EX_NOINPUT, &why);
	/* What the players agree to is all that is read. */
	if (strlen(text.s) != text.n)
		die(EX_DATAERR, "'%s' is no text: take the byte 0 out of it", file);
	act_open(&d, call);
	if (!d.m.season)
		die(EX_USAGE, "nothing of '%s' was played yet", d.m.name);
	if (file)
		consent_need(&d, call, "propose-amend", 0, span_of_buf(&text));
	act_need(&d, amendment_make(&d, file, file ? text.s : NULL), EX_DATAERR);
	if (file)
		act_close(&d,
			"season %d of '%s' is amended: its players are mailed what is different",
			d.m.season - 1, d.m.name);
	else
		act_close(&d, "the ruling on '%s' is recorded and mailed to its players", d.m.name);
	buf_free(&text);
	return EX_DONE;
}
