/* SPDX-License-Identifier: MIT
 * A forecast in steps, so that a page can show how far it is, and stop it. */
#include "desk/in.h"
#include "desk/json.h"
#include "report/simulate/forecast_run.h"

#include <stdlib.h>

void desk_forget_forecast(struct desk *desk)
{
	if (desk->run)
		forecast_run_end(desk->run);
	free(desk->run);
	desk->run = NULL;
}

bool desk_forecast_begin(struct desk *desk, int times, bool autopilot)
{
	struct span report = desk_given(desk, DESK_REPORT);
	struct buf orders = BUF_INIT;
	unsigned char seed[HASH];
	bool ok;

	if (!desk_is_open(desk))
		return false;
	desk_forget_forecast(desk);
	desk->run = xalloc(1, sizeof *desk->run);
	desk_orders(desk, &orders);
	hash_bytes(seed, report.s, report.n);
	ok = forecast_run_begin(desk->run, desk->t, &desk->head, desk->phrases,
		span_of_buf(&orders), times < 1 ? 1 : times, autopilot, seed);
	buf_free(&orders);
	if (!ok) {
		desk_forget_forecast(desk);
		buf_str(&desk->answer, "the match is over: no season follows");
	}
	return ok;
}

static bool has_run(struct desk *desk)
{
	if (!desk_is_open(desk))
		return false;
	if (!desk->run)
		buf_str(&desk->answer, "begin a forecast first");
	return desk->run;
}

bool desk_forecast_play(struct desk *desk, int most)
{
	if (!has_run(desk))
		return false;
	forecast_run_play(desk->run, most);
	json_open(&desk->answer, NULL, '{');
	json_int(&desk->answer, "played", desk->run->played);
	json_int(&desk->answer, "times", desk->run->times);
	buf_char(&desk->answer, '}');
	return true;
}

/* ---- what came of it ---- */

static const char *const result_names[RESULTS] = { [R_DONE] = "done",
	[R_REFUSED] = "refused",
	[R_FALSE] = "condition not met",
	[R_NOT_REACHED] = "not reached",
	[R_WAITS] = "found no partner",
	[R_LATER] = "waits for its season",
	[R_KEPT] = "stands already",
	[R_POLICY] = "ready to answer",
	[R_CANCELLED] = "cancelled",
	[R_CANCEL_NOTHING] = "cancels nothing",
	[IN_PART] = "done in part" };

static void write_counts(struct buf *b, const struct forecast_line *line)
{
	json_open(b, "results", '[');
	for (int r = 0; r < RESULTS; r++) {
		if (!line->result[r] || !result_names[r])
			continue;
		json_open(b, NULL, '{');
		json_text(b, "result", span_of(result_names[r]));
		json_int(b, "n", line->result[r]);
		buf_char(b, '}');
	}
	buf_char(b, ']');
}

static void write_outcomes(
	struct buf *b, const struct phrase_context *voice, struct forecast_results *came)
{
	forecast_results_sort(came);
	json_open(b, "outcomes", '[');
	for (int i = 0; i < came->n; i++) {
		struct buf told = BUF_INIT;

		if (!*came->outcome[i].words)
			continue;
		forecast_result_say(&told, voice, &came->outcome[i]);
		json_open(b, NULL, '{');
		json_text(b, "told", span_of_buf(&told));
		json_int(b, "n", came->outcome[i].n);
		buf_char(b, '}');
		buf_free(&told);
	}
	buf_char(b, ']');
}

static void write_line(struct buf *b, struct forecast_run *run, int i)
{
	const struct line *line = &run->letter->line[i];

	json_open(b, NULL, '{');
	json_int(b, "number", line->number);
	json_text(b, "text", line->text);
	if (line->problem)
		json_text(b, "problem", span_of(line->problem));
	else
		write_counts(b, &run->line[i]);
	if (run->line[i].refusal.n)
		json_text(b, "refusal", span_of_buf(&run->line[i].refusal));
	write_outcomes(b, &run->voice, &run->line[i].came);
	buf_char(b, '}');
}

/* A number that is nothing before and after is left out. */
static void write_number(struct buf *b, struct forecast_run *run, struct forecast_number *number)
{
	struct buf name = BUF_INIT;
	const long *after = number->after;

	forecast_number_sort(run, number);
	if (!number->now && !after[0] && !after[run->times - 1])
		return;
	forecast_number_name(&name, run, number);
	json_open(b, NULL, '{');
	json_text(b, "name", span_of_buf(&name));
	json_int(b, "now", number->now);
	json_int(b, "least", after[0]);
	json_int(b, "median", after[(run->times - 1) / 2]);
	json_int(b, "most", after[run->times - 1]);
	buf_char(b, '}');
	buf_free(&name);
}

bool desk_forecast_result(struct desk *desk)
{
	struct buf *b = &desk->answer;
	struct forecast_run *run = desk->run;

	if (!has_run(desk))
		return false;
	if (run->played < run->times) {
		buf_str(b, "play the forecast to its end first");
		return false;
	}
	json_open(b, NULL, '{');
	json_int(b, "times", run->times);
	json_open(b, "lines", '[');
	for (int i = 0; i < run->lines; i++)
		write_line(b, run, i);
	buf_char(b, ']');
	json_open(b, "numbers", '[');
	for (int i = 0; i < run->numbers; i++)
		write_number(b, run, &run->number[i]);
	buf_str(b, "]}");
	desk_forget_forecast(desk);
	return true;
}
