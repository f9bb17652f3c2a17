/* SPDX-License-Identifier: MIT */
#include "desk/desk.h"
#include "box/clauses.h"
#include "box/read.h"
#include "box/sheet.h"
#include "desk/flat.h"
#include "desk/in.h"
#include "desk/json.h"
#include "proof/mailcmd_list.h"

#include <stdlib.h>
#include <string.h>

struct desk *desk_new(void)
{
	struct desk *desk = xalloc(1, sizeof *desk);

	desk->answer = desk->head.standing = (struct buf)BUF_INIT;
	return desk;
}

/* Takes all away that was made of the inputs. */
static void close(struct desk *desk)
{
	desk_forget_forecast(desk);
	table_free(desk->t);
	phrases_free(desk->phrases);
	clauses_free(desk->clauses);
	rules_free(desk->rules);
	box_free(desk->box);
	report_head_free(&desk->head);
	desk->t = NULL;
	desk->phrases = NULL;
	desk->clauses = NULL;
	desk->rules = NULL;
	desk->box = NULL;
	desk->head = (struct report_head){ .standing = BUF_INIT };
}

void desk_free(struct desk *desk)
{
	close(desk);
	for (int i = 0; i < DESK_INPUTS; i++)
		free(desk->input[i].s);
	buf_free(&desk->answer);
	free(desk);
}

char *desk_give(struct desk *desk, enum desk_input what, size_t n)
{
	struct desk_bytes *input = &desk->input[what];

	must((unsigned)what < DESK_INPUTS);
	free(input->s);
	input->s = xgrow(NULL, n + 1, 1);
	input->s[n] = 0;
	input->n = n;
	return input->s;
}

const char *desk_answer(const struct desk *desk)
{
	return desk->answer.s;
}

size_t desk_answer_size(const struct desk *desk)
{
	return desk->answer.n;
}

struct span desk_given(const struct desk *desk, enum desk_input what)
{
	const struct desk_bytes *input = &desk->input[what];

	return (struct span){ input->s ? input->s : "", input->n };
}

/* ---- opening ---- */

/* Returns the tree of an XML input, once that has passed what every XML of ours must. */
static struct tree *read_tree(struct desk *desk, enum desk_input xml, enum desk_input tree,
	const struct tree_limits *limits)
{
	struct span text = desk_given(desk, xml);
	long line;

	if (!tree_scan(&text, limits, &line, &desk->answer))
		return NULL;
	return flat_read(desk_given(desk, tree), limits, &desk->answer);
}

static struct tree *read_report(struct desk *desk)
{
	return read_tree(desk, DESK_REPORT, DESK_REPORT_TREE, report_limits());
}

static void write_head(struct buf *b, const struct report_head *head)
{
	json_open(b, NULL, '{');
	json_text(b, "game", span_of(head->game));
	json_int(b, "rules", head->rules);
	json_text(b, "match", span_of(head->match));
	json_text(b, "gid", span_of(head->gid));
	json_int(b, "seat", head->seat);
	json_int(b, "seats", head->seats);
	json_int(b, "season", head->season);
	json_int(b, "next", head->next);
	json_bool(b, "over", head->over);
	buf_char(b, '}');
}

bool desk_head(struct desk *desk)
{
	struct report_head head = { .standing = BUF_INIT };
	struct tree *report;
	bool ok;

	buf_clear(&desk->answer);
	report = read_report(desk);
	ok = report && report_head_read(&head, report, &desk->answer);
	if (ok)
		write_head(&desk->answer, &head);
	report_head_free(&head);
	tree_free(report);
	return ok;
}

static bool read_box(struct desk *desk, const struct game *game)
{
	struct span xml = desk_given(desk, DESK_BOX);
	unsigned char hash[HASH];
	struct tree *root;

	hash_bytes(hash, xml.s, xml.n);
	if (memcmp(hash, desk->head.box, sizeof hash)) {
		buf_str(&desk->answer,
			"this is not the box that the match is played with: ask the referee for "
			"that one");
		return false;
	}
	root = read_tree(desk, DESK_BOX, DESK_BOX_TREE, sheet_limits());
	if (root)
		desk->box = box_lay(game, root, hash, "box", &desk->answer);
	tree_free(root);
	return desk->box;
}

static bool read_texts(struct desk *desk)
{
	struct texts *texts = texts_make("en", NULL);
	struct span clauses = desk_given(desk, DESK_CLAUSES);
	bool ok =
		texts_add(texts, desk_given(desk, DESK_ORDER_TEXTS), "order.en.txt", &desk->answer);

	desk->rules = rules_make(desk->box, texts);
	if (ok)
		desk->clauses = clauses_read(clauses.s, clauses.n, "rules", &desk->answer);
	if (desk->clauses)
		desk->phrases = phrases_read(desk->rules, desk_given(desk, DESK_PHRASES),
			desk_given(desk, DESK_GAME_PHRASES), &desk->answer);
	return desk->phrases;
}

static bool lay(struct desk *desk, const struct tree *report)
{
	const struct game *game;

	if (!report_head_read(&desk->head, report, &desk->answer))
		return false;
	game = game_of(desk->head.game, desk->head.rules);
	if (!game) {
		buf_fmt(&desk->answer,
			"this page does not play the game of the report, or not that revision of "
			"it");
		return false;
	}
	if (!read_box(desk, game) || !read_texts(desk))
		return false;
	desk->t = report_lay(desk->rules, report, 1, &desk->head, &desk->answer);
	return desk->t;
}

bool desk_open(struct desk *desk)
{
	struct tree *report;
	bool ok;

	close(desk);
	buf_clear(&desk->answer);
	report = read_report(desk);
	ok = report && lay(desk, report);
	tree_free(report);
	if (ok)
		buf_clear(&desk->answer);
	else
		close(desk);
	return ok;
}

bool desk_is_open(struct desk *desk)
{
	buf_clear(&desk->answer);
	if (!desk->t)
		buf_str(&desk->answer, "open a report first");
	return desk->t;
}

/* ---- as the program says it ---- */

void desk_orders(const struct desk *desk, struct buf *orders)
{
	struct span text = desk_given(desk, DESK_ORDERS);
	struct buf canonical = BUF_INIT;
	struct mailcmd_list mailcmds;

	if (text_is_utf8(text.s, text.n))
		text_canonical(&canonical, text.s, text.n);
	mailcmd_cut(span_of_buf(&canonical), orders, &mailcmds);
	mailcmd_free(&mailcmds);
	buf_free(&canonical);
}

bool desk_check(struct desk *desk)
{
	struct buf orders = BUF_INIT;

	if (!desk_is_open(desk))
		return false;
	desk_orders(desk, &orders);
	report_check(desk->t, &desk->head, desk->phrases, span_of_buf(&orders), &desk->answer);
	buf_free(&orders);
	return true;
}

bool desk_forecast(struct desk *desk, int times, bool autopilot)
{
	struct span report = desk_given(desk, DESK_REPORT);
	struct buf orders = BUF_INIT;
	unsigned char seed[HASH];

	if (!desk_is_open(desk))
		return false;
	desk_orders(desk, &orders);
	hash_bytes(seed, report.s, report.n);
	report_forecast(desk->t, &desk->head, desk->phrases, span_of_buf(&orders),
		times < 1 ? 1 : times, autopilot, seed, &desk->answer);
	buf_free(&orders);
	return true;
}

static struct report_input input_of(const struct desk *desk)
{
	return (struct report_input){ .table = desk->t,
		.phrases = desk->phrases,
		.match = desk->head.match,
		.gid = desk->head.gid,
		.next = desk->head.next,
		.deadline = "",
		.saw = desk->head.saw };
}

bool desk_template(struct desk *desk)
{
	struct report_input of;

	if (!desk_is_open(desk))
		return false;
	of = input_of(desk);
	report_template(&desk->answer, &of, desk->head.seat);
	return true;
}

bool desk_map(struct desk *desk)
{
	struct report_input of;

	if (!desk_is_open(desk))
		return false;
	of = input_of(desk);
	report_map(&desk->answer, &of, desk->head.seat);
	return true;
}

bool desk_clause(struct desk *desk)
{
	struct span asked = span_trim(desk_given(desk, DESK_ORDERS));
	const struct clause *c;
	int n;

	if (!desk_is_open(desk))
		return false;
	c = clauses_find(desk->clauses, asked.s, asked.n, &n);
	for (int i = 0; i < n; i++)
		buf_fmt(&desk->answer, "%s[%s] %s", i ? "\n" : "", c[i].id, c[i].text);
	if (!n)
		buf_str(&desk->answer, "no rule is called so");
	return n;
}
