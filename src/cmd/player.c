/* SPDX-License-Identifier: MIT
 * key, sign, check: what a player does at home, without a club. */
#include "base/file.h"
#include "cmd/wish.h"
#include "post/key.h"
#include "post/seal.h"

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

/* ---- sign ---- */

static void read_text(const char *path, struct buf *canonical)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	need(file_read(&text, path, ORDER_BYTES, &why), EX_NOINPUT, &why);
	text_canonical(canonical, text.s, text.n);
	buf_free(&text);
}

/* A letter that would be refused for its header is refused here, where it can be mended. */
static void check_header(const char *path, const struct orders *o, bool only_asks)
{
	if (o->header_problem)
		die(EX_DATAERR, "%s: %s", path, o->header_problem);
	if (!o->match.n || !o->seat.n || (o->season < 0 && !only_asks))
		die(EX_DATAERR, "%s: the header has no line '%s': start from a report's template",
			path,
			!o->match.n	     ? "match"
				: !o->seat.n ? "seat"
					     : "season");
}

static struct orders *read_header(const char *path, const struct buf *text)
{
	struct buf rest = BUF_INIT;
	struct wish_list wishes;
	struct orders *o;
	bool only_asks;

	wish_cut((struct span){ text->s, text->n }, &rest, &wishes);
	o = orders_read(rest.s, rest.n, NULL);
	only_asks = wishes.n && !wish_changes(&wishes)
		&& wish_header_only((struct span){ rest.s, rest.n });
	check_header(path, o, only_asks);
	wish_free(&wishes);
	buf_free(&rest);
	return o;
}

int cmd_sign(const struct call *call)
{
	const char *file = call_flag(call, "key");
	struct buf text = BUF_INIT, signature = BUF_INIT, block = BUF_INIT, why = BUF_INIT;
	struct buf comment = BUF_INIT;
	struct secret_key key;
	struct orders *o;
	bool ok;

	if (!file)
		die(EX_USAGE, "'--key' is missing: see tradepost help sign");
	read_text(call->word[0], &text);
	o = read_header(call->word[0], &text);
	ok = key_secret_read(&key, file, &why);
	need(ok, access(file, F_OK) ? EX_NOINPUT : EX_NOPERM, &why);
	buf_fmt(&comment, "match=%.*s seat=%.*s", (int)o->match.n, o->match.s, (int)o->seat.n,
		o->seat.s);
	if (o->season >= 0)
		buf_fmt(&comment, " season=%lld", o->season);
	seal_sign(&key, (struct span){ text.s, text.n }, comment.s, &signature);
	key_secret_wipe(&key);
	seal_block(
		(struct span){ signature.s, signature.n }, (struct span){ text.s, text.n }, &block);
	fputs(block.s, stdout);
	orders_free(o);
	buf_free(&text);
	buf_free(&signature);
	buf_free(&block);
	buf_free(&comment);
	return EX_DONE;
}

/* ---- check ---- */

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
	read_text(call->word[1], &text);
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
