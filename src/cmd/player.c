/* SPDX-License-Identifier: MIT
 * key, check: what a player does at home, without a club. */
#include "base/file.h"
#include "cmd/wish.h"
#include "post/key.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- key ---- */

static char *key_path(const char *file, const char *ending)
{
	struct buf path = BUF_INIT;

	buf_fmt(&path, "%s%s", file, ending);
	if (!access(path.s, F_OK))
		die(EX_CANTCREAT, "cannot make '%s': it is there already", path.s);
	return buf_take(&path);
}

int cmd_key(const struct call *call)
{
	struct buf private = BUF_INIT, public = BUF_INIT, why = BUF_INIT;
	char *private_path, *public_path;
	struct secret_key secret;
	bool ok;

	if (strcmp(call->word[0], "new"))
		die(EX_USAGE, "usage: tradepost key new FILE");
	/* Both are looked at before one is made: half a pair is of no use. */
	private_path = key_path(call->word[1], ".key");
	public_path = key_path(call->word[1], ".pub");
	key_new(&secret);
	key_secret_file(&secret, &private);
	key_public_file(&secret, &public);
	key_secret_wipe(&secret);
	ok = file_make(private_path, private.s, private.n, 0600, &why);
	key_buf_wipe(&private);
	need(ok, EX_CANTCREAT, &why);
	ok = file_make(public_path, public.s, public.n, 0644, &why);
	if (!ok)
		unlink(private_path);
	need(ok, EX_CANTCREAT, &why);
	free(private_path);
	free(public_path);
	buf_free(&public);
	return EX_DONE;
}

/* ---- check ---- */

void player_text(const char *path, struct buf *canonical)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	need(file_read(&text, path, ORDER_BYTES, &why), EX_NOINPUT, &why);
	text_canonical(canonical, text.s, text.n);
	buf_free(&text);
}

static struct shelf *find_shelf(const struct call *call, const struct report_head *head)
{
	const char *file = call_flag(call, "box");
	const struct game *game = game_named(head->game);
	struct buf xml = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	struct shelf *shelf;

	if (!game)
		die(EX_DATAERR, "the report is of the game '%s', which this program does not play",
			head->game);
	if (file) {
		buf_str(&name, file);
		need(file_read(&xml, file, BOX_MOST, &why), EX_NOINPUT, &why);
	} else {
		buf_fmt(&name, "db/boxes/%s.xml", game->name);
		need(data_read(&xml, name.s, &why), EX_NOINPUT, &why);
	}
	shelf = shelf_make(game, (struct span){ xml.s, xml.n }, name.s, &why);
	need(shelf != NULL, EX_DATAERR, &why);
	if (memcmp(shelf->hash, head->box, sizeof shelf->hash))
		die(EX_DATAERR,
			"'%s' is not the box this match is played with: get it from the referee"
			" and name it by --box",
			name.s);
	buf_free(&xml);
	buf_free(&name);
	return shelf;
}

int cmd_check(const struct call *call)
{
	struct buf xml = BUF_INIT, text = BUF_INIT, orders = BUF_INIT, out = BUF_INIT;
	struct buf why = BUF_INIT;
	struct wish_list wishes;
	struct report_head head = { .standing = BUF_INIT }, again = { .standing = BUF_INIT };
	struct shelf *shelf;
	struct table *t;
	struct span report;
	bool fine;

	need(file_read(&xml, call->word[0], REPORT_MOST, &why), EX_NOINPUT, &why);
	report = (struct span){ xml.s, xml.n };
	player_text(call->word[1], &text);
	wish_cut((struct span){ text.s, text.n }, &orders, &wishes);
	wish_free(&wishes);
	if (!report_head_read(&head, report, &why))
		die(EX_DATAERR, "%s: %s", call->word[0], why.s);
	shelf = find_shelf(call, &head);
	t = report_read(shelf->rules, report, 1, &again, &why);
	if (!t)
		die(EX_DATAERR, "%s: %s", call->word[0], why.s);
	fine = report_check(t, &again, shelf->phrases, (struct span){ orders.s, orders.n }, &out);
	fputs(out.s, stdout);
	table_free(t);
	report_head_free(&head);
	report_head_free(&again);
	shelf_free(shelf);
	buf_free(&xml);
	buf_free(&text);
	buf_free(&orders);
	buf_free(&out);
	return fine ? EX_DONE : EX_REFUSALS;
}
