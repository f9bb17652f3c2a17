/* SPDX-License-Identifier: MIT
 * The engine of the desk: what a page in a browser asks of the rules. It compiles to WebAssembly; nothing in it reads a
 * file, a clock or the net.
 *
 * What is always true: a desk knows what it was given and nothing else. Each function that returns bool leaves its answer
 * in the desk, to be read until the next call: of true what was asked for, of false one sentence that says what is wrong.
 * All that is given may be hostile. Where the engine finds a fault of its own it traps; the page then throws it away.
 *
 * Names of JSON are those of the report's XML where that has them. */
#ifndef DESK_DESK_H
#define DESK_DESK_H
#include "core/chance.h"

/* What a desk is given. The trees are the XML beside them in the flat form of desk/flat.h. */
enum desk_input {
	DESK_REPORT,
	DESK_REPORT_TREE,
	DESK_BOX,
	DESK_BOX_TREE,
	DESK_CLAUSES,
	DESK_ORDER_TEXTS,
	DESK_PHRASES,	   /* of all games */
	DESK_GAME_PHRASES, /* of its game */
	DESK_ORDERS,	   /* a letter, or some words */
	DESK_INPUTS
};

struct desk;
struct desk *desk_new(void);
void desk_free(struct desk *);
/* Returns memory of n bytes and a final 0, which the caller fills and the desk owns from then on. */
char *desk_give(struct desk *, enum desk_input, size_t n);
/* The answer; its bytes, without the final 0. */
const char *desk_answer(const struct desk *);
size_t desk_answer_size(const struct desk *);

/* JSON: what the report is of: game, rules, match, gid, seat, seats, season, next, over. Needs the report. */
bool desk_head(struct desk *);
/* Lays the table: needs all inputs but the orders. Nothing is answered. */
bool desk_open(struct desk *);

/* Text: what `tradepost check` and `tradepost forecast` print, the letter that answers the report, its map. */
bool desk_check(struct desk *);
bool desk_forecast(struct desk *, int times, bool autopilot);
bool desk_template(struct desk *);
bool desk_map(struct desk *);
/* JSON: {"lines": [...], "vain"}: each line of the letter with its number, text, what ("order", "policy", "cancel",
 * "bad"), as, standing, and what a trial tells: refusal, partly, spare, unasked, vain, waits; of a bad one problem, remedy,
 * meant, some. */
bool desk_lines(struct desk *);
/* JSON: {"forms": [{"form", "help", "names": [{"name", "title", "words"}], "more", "whole"}]}: the orders that begin with the
 * words given as orders, all without words, and what may stand next in each, with the words up to it. more: what stands
 * next is no name of a list. whole: the words are such an order. Without words there are also "questions": [{"question",
 * "answer", "help"}], those that the season may ask and a line `when QUESTION: ANSWER` answers. */
bool desk_next(struct desk *);
/* A forecast in steps: begin, then play until `played` of the JSON {"played", "times"} is times, then ask for the result,
 * which ends it: {"times", "lines": [{"number", "text", "problem", "results": [{"result", "n"}], "refusal", "outcomes":
 * [{"told", "n"}]}], "numbers": [{"name", "now", "least", "median", "most"}]}. */
bool desk_forecast_begin(struct desk *, int times, bool autopilot);
bool desk_forecast_play(struct desk *, int most);
bool desk_forecast_result(struct desk *);
/* Text: the clause that the words given as orders name. */
bool desk_clause(struct desk *);

#endif
