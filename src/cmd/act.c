/* SPDX-License-Identifier: MIT
 * act: the referee gives orders for a seat in the open season. A letter of the seat's player, now
 * or later, counts instead. */
#include "base/file.h"
#include "club/referee_orders.h"
#include "cmd/referee.h"

static void read_orders(const char *path, struct buf *canonical)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	need(file_read(&text, path, ORDER_BYTES, &why), EX_NOINPUT, &why);
	text_canonical(canonical, text.s, text.n);
	buf_free(&text);
}

int cmd_act(const struct command_call *call)
{
	struct buf orders = BUF_INIT;
	struct referee_act d;
	struct duty duty;
	int seat;

	read_orders(call->word[2], &orders);
	act_open(&d, call);
	seat = need_seat(&d.m, call->word[1]);
	act_need(&d, match_duty(&d.c, seat, &duty), EX_DATAERR);
	act_need(&d, referee_orders_may(&d, seat, &duty), EX_USAGE);
	act_need(&d, referee_orders_check(&d, call->word[2], &orders), EX_DATAERR);
	consent_need(&d, call, "propose-act", 0, span_of_buf(&orders));
	act_need(&d, referee_orders_give(&d, seat, &orders), EX_DATAERR);
	act_close(&d,
		"%s of '%s' plays these orders, unless a letter comes: all are told so by mail",
		call->word[1], d.m.name);
	buf_free(&orders);
	return EX_DONE;
}
