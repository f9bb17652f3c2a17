/* SPDX-License-Identifier: MIT
 * forecast: the next season played many times on what a report leaves open. */
#include "cmd/cmd.h"
#include "cmd/player.h"

#include <stdio.h>
#include <string.h>

enum { FORECAST_TIMES = 100, FORECAST_MOST = 1000 };

static int read_times(const struct command_call *call)
{
	const char *word = call_flag(call, "times");
	long long times = FORECAST_TIMES;

	if (word && !span_int(span_of(word), 1, FORECAST_MOST, &times))
		die(EX_USAGE, "'--times' is a number from 1 to %d, not '%s'", FORECAST_MOST, word);
	return (int)times;
}

static bool read_others(const struct command_call *call)
{
	const char *word = call_flag(call, "others");

	if (word && strcmp(word, "nobody") && strcmp(word, "autopilot"))
		die(EX_USAGE, "'--others' is nobody or autopilot, not '%s'", word);
	return word && !strcmp(word, "autopilot");
}

int cmd_forecast(const struct command_call *call)
{
	unsigned char seed[HASH];
	struct buf out = BUF_INIT;
	int times = read_times(call);
	bool autopilot = read_others(call), fine;
	struct order_context d;

	tried_open(&d, call);
	hash_bytes(seed, d.xml.s, d.xml.n);
	fine = report_forecast(d.t, &d.head, d.edition->phrases,
		(struct span){ d.orders.s, d.orders.n }, times, autopilot, seed, &out);
	fputs(out.s, stdout);
	tried_close(&d);
	buf_free(&out);
	return fine ? EX_DONE : EX_REFUSALS;
}
