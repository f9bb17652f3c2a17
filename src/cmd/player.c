/* SPDX-License-Identifier: MIT */
#include "cmd/player.h"
#include "base/data.h"
#include "base/file.h"
#include "base/tree.h"
#include "club/mailcmd.h"

#include <string.h>

void player_text(const char *path, struct buf *canonical)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	need(file_read(&text, path, ORDER_BYTES, &why), EX_NOINPUT, &why);
	if (!text_is_utf8(text.s, text.n))
		die(EX_DATAERR, "'%s' is not UTF-8: save the orders as UTF-8", path);
	text_canonical(canonical, text.s, text.n);
	buf_free(&text);
}

static struct edition *find_edition(const struct command_call *call, const struct report_head *head)
{
	const char *file = call_flag(call, "box");
	const struct game *game = game_of(head->game, head->rules);
	struct buf xml = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	struct edition *edition;

	if (!game)
		die(EX_DATAERR,
			"the report is of revision %d of the game '%s', which this program does not"
			" play",
			head->rules, head->game);
	if (file) {
		buf_str(&name, file);
		need(file_read(&xml, file, BOX_MOST, &why), EX_NOINPUT, &why);
	} else {
		buf_fmt(&name, "db/boxes/%s.xml", game->name);
		need(data_read(&xml, name.s, &why), EX_NOINPUT, &why);
	}
	edition = edition_make(game, (struct span){ xml.s, xml.n }, name.s, &why);
	need(edition != NULL, EX_DATAERR, &why);
	if (memcmp(edition->hash, head->box, sizeof edition->hash))
		die(EX_DATAERR,
			"'%s' is not the box this match is played with: get that box from the "
			"referee and name it by --box",
			name.s);
	buf_free(&xml);
	buf_free(&name);
	return edition;
}

void tried_open(struct order_context *d, const struct command_call *call)
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	struct mailcmd_list mailcmds;
	struct tree *report;

	*d = (struct order_context){ BUF_INIT, BUF_INIT, { .standing = BUF_INIT }, NULL, NULL };
	need(file_read(&d->xml, call->word[0], REPORT_MOST, &why), EX_NOINPUT, &why);
	player_text(call->word[1], &text);
	mailcmd_cut((struct span){ text.s, text.n }, &d->orders, &mailcmds);
	mailcmd_free(&mailcmds);
	report = report_open(span_of_buf(&d->xml), &why);
	if (!report || !report_head_read(&d->head, report, &why))
		die(EX_DATAERR, "%s: %s", call->word[0], why.s);
	d->edition = find_edition(call, &d->head);
	d->t = report_lay(d->edition->rules, report, 1, &d->head, &why);
	if (!d->t)
		die(EX_DATAERR, "%s: %s", call->word[0], why.s);
	tree_free(report);
	buf_free(&text);
}

void tried_close(struct order_context *d)
{
	table_free(d->t);
	report_head_free(&d->head);
	edition_free(d->edition);
	buf_free(&d->xml);
	buf_free(&d->orders);
}
