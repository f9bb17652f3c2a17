/* SPDX-License-Identifier: MIT
 * What all commands share. A command is a row of the table in main.c: its words, its flags and its
 * function; parsing, help and the checks of the manual pages all read that row. Only this folder
 * prints and exits; results go to stdout, talk to stderr, and a command that worked is silent. */
#ifndef CMD_CMD_H
#define CMD_CMD_H
#include "base/buf.h"
#include "base/text.h"
#include "base/time.h"

#include <sysexits.h>

enum { FLAGS = 10, EX_DONE = 0, EX_REFUSALS = 1 };

struct flag {
	const char *name, *value, *help; /* value NULL: a switch */
	bool many; /* may be given more than once; the values are joined by LF */
};
struct call;
struct command {
	const char *name, *words, *summary;
	const struct flag *flags; /* ends with an empty row; NULL: none */
	int least, most;	  /* words; most -1: any number */
	int (*run)(const struct call *);
};
struct call {
	const struct command *command;
	const char *folder; /* of the club: -C, else "." */
	const char *value[FLAGS];
	int words;
	char **word;
};
const struct command *commands(void);
/* The place of a flag among those of a command; -1: it has none of that name. */
int call_find(const struct command *, const char *name, size_t n);
/* The value of a flag by its name: NULL when it was not given, "" for a switch. */
const char *call_flag(const struct call *, const char *name);

/* ---- talking ---- */
__attribute__((format(printf, 1, 2))) void warn(const char *form, ...);
__attribute__((format(printf, 2, 3), __noreturn__)) void die(int code, const char *form, ...);
/* Ends the program with that code, saying why, unless all is well. */
void need(bool ok, int code, const struct buf *why);

/* ---- one function a command ---- */
int cmd_init(const struct call *);
int cmd_verify(const struct call *);
int cmd_amend(const struct call *);
int cmd_upgrade(const struct call *);
int cmd_rollback(const struct call *);
int cmd_act(const struct call *);
int cmd_records(const struct call *);
int cmd_new(const struct call *);
int cmd_seat(const struct call *);
int cmd_start(const struct call *);
int cmd_charter(const struct call *);
int cmd_extend(const struct call *);
int cmd_hold(const struct call *);
int cmd_go(const struct call *);
int cmd_take(const struct call *);
int cmd_run(const struct call *);
int cmd_send(const struct call *);
int cmd_tick(const struct call *);
int cmd_status(const struct call *);
int cmd_ledger(const struct call *); /* status --mail; without the flag, status */
int cmd_selftest(const struct call *);
int cmd_resend(const struct call *);
int cmd_tell(const struct call *);
int cmd_export(const struct call *);
int cmd_import(const struct call *);
int cmd_backup(const struct call *);
int cmd_restore(const struct call *);
int cmd_key(const struct call *);
int cmd_sign(const struct call *);
int cmd_check(const struct call *);
int cmd_forecast(const struct call *);
int cmd_show(const struct call *);
int cmd_log(const struct call *);
int cmd_luck(const struct call *);
int cmd_replay(const struct call *);
int cmd_explain(const struct call *);
int cmd_docket(const struct call *);
int cmd_archive(const struct call *);
int cmd_whatif(const struct call *);
int cmd_rule(const struct call *);
int cmd_try(const struct call *);
int cmd_witness(const struct call *);
int cmd_help(const struct call *);

#endif
