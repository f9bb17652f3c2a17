/* SPDX-License-Identifier: MIT
 * key, check, forecast: what a player does at home, without a club. */
#include "cmd/player.h"
#include "base/data.h"
#include "base/file.h"
#include "club/mailcmd.h"
#include "cmd/cmd.h"
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

int cmd_key(const struct command_call *call)
{
	struct buf private = BUF_INIT, public = BUF_INIT, why = BUF_INIT;
	char *private_path, *public_path;
	struct secret_key secret;
	bool ok;

	if (strcmp(call->word[0], "new"))
		die(EX_USAGE, "usage: tradepost key new FILE");
	/* Both files are looked for before one is made, as half a pair is useless. */
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
			"'%s' is not the box this match is played with: get it from the referee"
			" and name it by --box",
			name.s);
	buf_free(&xml);
	buf_free(&name);
	return edition;
}

/* A report, laid out to try orders for the season after it. */
struct tried_orders {
	struct buf xml, orders;
	struct report_head head;
	struct edition *edition;
	struct table *t;
};

static void open_orders(struct tried_orders *d, const struct command_call *call)
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	struct report_head head = { .standing = BUF_INIT };
	struct mailcmd_list mailcmds;
	struct span report;

	*d = (struct tried_orders){ BUF_INIT, BUF_INIT, { .standing = BUF_INIT }, NULL, NULL };
	need(file_read(&d->xml, call->word[0], REPORT_MOST, &why), EX_NOINPUT, &why);
	report = (struct span){ d->xml.s, d->xml.n };
	player_text(call->word[1], &text);
	mailcmd_cut((struct span){ text.s, text.n }, &d->orders, &mailcmds);
	mailcmd_free(&mailcmds);
	if (!report_head_read(&head, report, &why))
		die(EX_DATAERR, "%s: %s", call->word[0], why.s);
	d->edition = find_edition(call, &head);
	d->t = report_read(d->edition->rules, report, 1, &d->head, &why);
	if (!d->t)
		die(EX_DATAERR, "%s: %s", call->word[0], why.s);
	report_head_free(&head);
	buf_free(&text);
}

static void close_orders(struct tried_orders *d)
{
	table_free(d->t);
	report_head_free(&d->head);
	edition_free(d->edition);
	buf_free(&d->xml);
	buf_free(&d->orders);
}

int cmd_check(const struct command_call *call)
{
	struct buf out = BUF_INIT;
	struct tried_orders d;
	bool fine;

	open_orders(&d, call);
	fine = report_check(
		d.t, &d.head, d.edition->phrases, (struct span){ d.orders.s, d.orders.n }, &out);
	fputs(out.s, stdout);
	close_orders(&d);
	buf_free(&out);
	return fine ? EX_DONE : EX_REFUSALS;
}

/* ---- forecast ---- */

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
	struct tried_orders d;

	open_orders(&d, call);
	hash_bytes(seed, d.xml.s, d.xml.n);
	fine = report_forecast(d.t, &d.head, d.edition->phrases,
		(struct span){ d.orders.s, d.orders.n }, times, autopilot, seed, &out);
	fputs(out.s, stdout);
	close_orders(&d);
	buf_free(&out);
	return fine ? EX_DONE : EX_REFUSALS;
}
