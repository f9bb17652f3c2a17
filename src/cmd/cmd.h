/* SPDX-License-Identifier: MIT
 * What all commands share. A command is a row of the table in main.c: its words, flags and
 * function. Parsing, help and the tests of the manual read that row. Only this folder prints and
 * exits: results go to stdout, talk to stderr, and a command that worked is silent, or says in a
 * line what it did. */
#ifndef CMD_CMD_H
#define CMD_CMD_H
#include "base/buf.h"
#include "base/text.h"
#include "base/time.h"

#include <sysexits.h>

enum { FLAGS = 10, EX_DONE = 0, EX_REFUSALS = 1 };

struct flag {
	const char *name, *value, *help; /* value NULL: a switch */
	bool many;			 /* may be given more than once; LF joins the values */
};
struct command_call;
struct command {
	const char *name, *words, *summary;
	const struct flag *flags; /* ended by an empty row; NULL: none */
	int least, most;	  /* number of words; most -1: any */
	int (*run)(const struct command_call *);
};
struct command_call {
	const struct command *command;
	const char *folder; /* the club's, from -C, or "." */
	const char *value[FLAGS];
	struct buf joined[FLAGS]; /* the values of one that is given more than once */
	int words;
	char **word;
};
const struct command *commands(void);
/* Returns the index of a command's flag; -1: it has none of that name. */
int call_find(const struct command *, const char *name, size_t n);
/* Returns the value of a flag; NULL where it was not given, "" for a switch. */
const char *call_flag(const struct command_call *, const char *name);

/* ---- talking ---- */
__attribute__((format(printf, 1, 2))) void warn(const char *form, ...);
__attribute__((format(printf, 2, 3), __noreturn__)) void die(int code, const char *form, ...);
/* Ends the program with that code and sentence unless ok. */
void need(bool ok, int code, const struct buf *why);

/* ---- one function a command ---- */
int cmd_init(const struct command_call *);
int cmd_verify(const struct command_call *);
int cmd_amend(const struct command_call *);
int cmd_upgrade(const struct command_call *);
int cmd_rollback(const struct command_call *);
int cmd_act(const struct command_call *);
int cmd_records(const struct command_call *);
int cmd_new(const struct command_call *);
int cmd_person(const struct command_call *);
int cmd_people(const struct command_call *);
int cmd_seat(const struct command_call *);
int cmd_start(const struct command_call *);
int cmd_charter(const struct command_call *);
int cmd_extend(const struct command_call *);
int cmd_hold(const struct command_call *);
int cmd_go(const struct command_call *);
int cmd_take(const struct command_call *);
int cmd_run(const struct command_call *);
int cmd_send(const struct command_call *);
int cmd_tick(const struct command_call *);
int cmd_status(const struct command_call *);
int cmd_ledger(const struct command_call *); /* status --mail */
int cmd_selftest(const struct command_call *);
int cmd_resend(const struct command_call *);
int cmd_tell(const struct command_call *);
int cmd_export(const struct command_call *);
int cmd_import(const struct command_call *);
int cmd_backup(const struct command_call *);
int cmd_restore(const struct command_call *);
int cmd_key(const struct command_call *);
int cmd_sign(const struct command_call *);
int cmd_check(const struct command_call *);
int cmd_forecast(const struct command_call *);
int cmd_show(const struct command_call *);
int cmd_log(const struct command_call *);
int cmd_luck(const struct command_call *);
int cmd_replay(const struct command_call *);
int cmd_explain(const struct command_call *);
int cmd_docket(const struct command_call *);
int cmd_archive(const struct command_call *);
int cmd_whatif(const struct command_call *);
int cmd_rule(const struct command_call *);
int cmd_try(const struct command_call *);
int cmd_witness(const struct command_call *);
int cmd_help(const struct command_call *);

#endif
