/* SPDX-License-Identifier: MIT */
#include "base/tree.h"
#include "cmd/cmd.h"
#include "core/chance.h"
#include "post/mail.h"

#include <malloc.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>

/* ---- the commands ---- */

static const struct flag new_flags[] = {
	{ "seats", "N", "the number of players; if not given, the game's least", 0 },
	{ "box", "FILE", "a club's own box instead of the one that comes with the program", 0 },
	{ "map", "NAME", "a map of the box; if not given, the one for the number of seats", 0 },
	{ "option", "NAME=VALUE", "an option of the game; 'tradepost new GAME' lists them", true },
	{ "set", "NAME=VALUE", "a setting of the match, as for charter", true },
	{ "deadline", "DATE", "when the first letters are due; the invitations say it", 0 },
	{ "like", "MATCH", "copy people, options, settings, map and box from that match", 0 },
	{ "open", NULL, "anybody may ask by mail for the seats that no named person has", 0 },
	{ "witness", "ADDRESS", "the address of a witness; if not given, no witness", 0 },
	{ "witness-key", "FILE.pub", "the public key of the witness", 0 }, { 0 }
};
static const struct flag seat_flags[] = {
	{ "name", "NAME", "the player's name, as all players will read it", 0 },
	{ "mail", "ADDRESS", "the player's address", 0 },
	{ "key", "FILE.pub",
		"the player's public key: minisign, signify or ssh-ed25519; it may be left out if "
		"the match takes tokens",
		0 },
	{ "replace", NULL, "give the seat even if somebody has it: that player loses the seat", 0 },
	{ "why", "TEXT", "the reason, as all players will read it, once the match has begun", 0 },
	{ 0 }
};
static const struct flag person_flags[] = {
	{ "mail", "ADDRESS", "the person's address, for all their seats", 0 },
	{ "key", "FILE.pub", "the person's public key, for seats given from now on", 0 },
	{ "name", "NAME",
		"the person's name as all will read it; if not given, NAME with a capital", 0 },
	{ "zone", "ZONE", "the time zone of their mails, as Europe/London; none: the match's zone",
		0 },
	{ "language", "LANGUAGE", "the language of their mails, as de; en: English", 0 },
	{ "forget", NULL, "delete their name, address and press; proofs stay", 0 }, { 0 }
};
static const struct flag why_flags[] = { { "why", "TEXT", "the reason, as all will read it", 0 },
	{ 0 } };
static const struct flag rollback_flags[] = { { "why", "TEXT", "the reason, as all will read it",
						      0 },
	{ "yes", NULL, "do it; without this flag the command only says what it would take back",
		0 },
	{ "undo", NULL, "undo the last rollback, if nothing was signed since", 0 }, { 0 } };
static const struct flag start_flags[] = {
	{ "deadline", "DATE",
		"when the season open now is due, as \"sunday 20:00\"; none: by the schedule, or "
		"when all letters are in",
		0 },
	{ 0 }
};
static const struct flag run_flags[] = { { "now", NULL, "play even if it is not due", 0 }, { 0 } };
static const struct flag send_flags[] = {
	{ "now", NULL, "also send mails that wait for their next try", 0 }, { 0 }
};
static const struct flag status_flags[] = {
	{ "mail", NULL, "what became of the mails of each seat", 0 }, { 0 }
};
static const struct flag selftest_flags[] = {
	{ "mail", NULL, "send the club a letter, too, and wait for it", 0 }, { 0 }
};
static const struct flag resend_flags[] = {
	{ "season", "N", "the report of that season; if not given, of the last one played", 0 },
	{ 0 }
};
static const struct flag export_flags[] = {
	{ "public", NULL, "only what is public, for disputes", 0 }, { 0 }
};
static const struct flag import_flags[] = {
	{ "key", "FILE.key",
		"the referee's key of the club that the match comes from: that key signs, too", 0 },
	{ "yes", NULL, "import without that key, though every player's verify will say WRONG", 0 },
	{ 0 }
};
static const struct flag restore_flags[] = {
	{ "why", "TEXT", "the reason that all read if something is lost", 0 },
	{ "yes", NULL, "replace a store that exists by the backup", 0 },
	{ "nothing-since", NULL,
		"go on with matches whose last record is in no source: nothing was mailed since "
		"the backup",
		0 },
	{ 0 }
};
static const struct flag sign_flags[] = { { "key", "FILE.key", "the secret key", 0 }, { 0 } };
static const struct flag check_flags[] = {
	{ "box", "FILE", "the box of the match, if it is not the one that comes with the program",
		0 },
	{ 0 }
};
static const struct flag forecast_flags[] = {
	{ "box", "FILE", "the box of the match, if it is not the one that comes with the program",
		0 },
	{ "times", "N", "how often, at most 1000; if not given, 100", 0 },
	{ "others", "WHO", "who plays the other seats: nobody, or autopilot; if not given, nobody",
		0 },
	{ 0 }
};
static const struct flag archive_flags[] = {
	{ "match", "MATCH", "that match alone; if not given, all matches of the club", 0 },
	{ "seat", "SEAT", "with what this seat was sent; if not given, with what all may know", 0 },
	{ 0 }
};
static const struct flag show_flags[] = {
	{ "season", "N", "that season; if not given, the last one played", 0 },
	{ "seat", "SEAT", "as that seat's player was told; if not given, what all may know", 0 },
	{ "xml", NULL, "for programs", 0 },
	{ "text", NULL, "as in the mail; this is what is printed without a flag", 0 },
	{ "html", NULL, "for a browser", 0 }, { 0 }
};
static const struct flag explain_flags[] = {
	{ "season", "N", "of that season; if not given, of the last one played", 0 },
	{ "seat", "SEAT",
		"use the numbers of the report to that seat; if not given, of the public report",
		0 },
	{ 0 }
};
static const struct flag luck_flags[] = { { "seat", "SEAT",
						  "with the dice that this seat was shown; if not "
						  "given, with those that all were shown",
						  0 },
	{ 0 } };
static const struct flag replay_flags[] = {
	{ "season", "N", "that season alone; if not given, all that were played", 0 }, { 0 }
};
static const struct flag whatif_flags[] = {
	{ "season", "N", "that season; if not given, the last one played", 0 },
	{ "seat", "SEAT",
		"only what that seat would be told and see; if not given, everything, for the "
		"referee",
		0 },
	{ 0 }
};
static const struct flag docket_flags[] = { { "rule", "TEXT", "the ruling, as all will read it",
						    0 },
	{ "clause", "CLAUSE", "the clause the ruling goes by, as 'build 4'", 0 },
	{ "take-back", "REASON", "take the ruling back, so that the dispute is open again", 0 },
	{ "case", NULL, "print the ruling as a case for try, for the referee alone", 0 }, { 0 } };
static const struct flag log_flags[] = {
	{ "season", "N", "that season; if not given, the last one played", 0 },
	{ "press", NULL, "print instead who wrote to whom, and the texts once the match is over",
		0 },
	{ 0 }
};

static const struct command table[] = {
	{ "init", "[FOLDER]", "make a club: its store, settings, key and spool", NULL, 0, 1,
		cmd_init },
	{ "new", "[GAME [MATCH [NAME...]]]",
		"make a match of a game; without MATCH, list the games, or what a match of a game "
		"can have",
		new_flags, 0, -1, cmd_new },
	{ "person", "NAME",
		"enter or change a person whom you seat by name, or print what is known of them",
		person_flags, 1, 1, cmd_person },
	{ "people", "", "list the people you have entered, with their matches", NULL, 0, 0,
		cmd_people },
	{ "seat", "MATCH SEAT [NAME]", "give a seat to a player, and mail the invitation",
		seat_flags, 2, 3, cmd_seat },
	{ "start", "MATCH",
		"begin a match; give its season a deadline; take up a match that was put aside",
		start_flags, 1, 1, cmd_start },
	{ "charter", "MATCH [NAME=VALUE...]", "print the settings of a match, or change some", NULL,
		1, -1, cmd_charter },
	{ "extend", "MATCH DATE", "give the season open now a later deadline, and tell all",
		why_flags, 2, -1, cmd_extend },
	{ "hold", "MATCH", "hold the season open now, and tell all", why_flags, 1, 1, cmd_hold },
	{ "go", "MATCH", "let a season that is held be played", NULL, 1, 1, cmd_go },
	{ "take", "[SOURCE...]",
		"take letters in from files, folders, Maildirs, mboxes, a server or -", NULL, 0, -1,
		cmd_take },
	{ "run", "[MATCH...]", "play the seasons that are due", run_flags, 0, -1, cmd_run },
	{ "send", "", "send the mails that wait", send_flags, 0, 0, cmd_send },
	{ "tick", "", "take, remind, run and send: cron needs only this command", NULL, 0, 0,
		cmd_tick },
	{ "status", "[MATCH]", "what is going on", status_flags, 0, 1, cmd_ledger },
	{ "selftest", "", "check whether all is as it must be, and say what to change",
		selftest_flags, 0, 0, cmd_selftest },
	{ "resend", "MATCH SEAT",
		"send a report once more; with SEAT witness, the question to the witness",
		resend_flags, 2, 2, cmd_resend },
	{ "amend", "MATCH [FILE]", "change what came of the last season, or rule on it", why_flags,
		1, 2, cmd_amend },
	{ "rollback", "MATCH [SEASON]", "open a played season again", rollback_flags, 1, 2,
		cmd_rollback },
	{ "act", "MATCH SEAT ORDERS", "give orders for a seat in the season open now", why_flags, 3,
		3, cmd_act },
	{ "upgrade", "MATCH", "let a match go on by the newest rules of its game", why_flags, 1, 1,
		cmd_upgrade },
	{ "tell", "MATCH SEAT COMMAND", "do a mail command for a seat", NULL, 3, -1, cmd_tell },
	{ "export", "MATCH FILE", "write one match as a store of its own", export_flags, 2, 2,
		cmd_export },
	{ "import", "FILE", "take in what export wrote", import_flags, 1, 1, cmd_import },
	{ "backup", "FILE", "write the whole club as one file, even while the club is at work",
		NULL, 1, 1, cmd_backup },
	{ "restore", "FILE [SOURCE...]",
		"put a club back from a backup, and add what later mails show", restore_flags, 1,
		-1, cmd_restore },
	{ "key", "new FILE", "make a player's keys: FILE.key and FILE.pub", NULL, 2, 2, cmd_key },
	{ "sign", "ORDERS", "sign an order text and print the sealed block to mail", sign_flags, 1,
		1, cmd_sign },
	{ "check", "REPORT.xml ORDERS",
		"say what would become of orders, as far as the report tells", check_flags, 2, 2,
		cmd_check },
	{ "forecast", "REPORT.xml ORDERS",
		"play the next season many times with orders and guesses, and say how it ended",
		forecast_flags, 2, 2, cmd_forecast },
	{ "verify", "SOURCE...",
		"say what the mails of a match prove, and who cheated where they differ", NULL, 1,
		-1, cmd_verify },
	{ "witness", "FOLDER [SOURCE...]",
		"answer, as a witness, the referees who ask, and send the answers", NULL, 1, -1,
		cmd_witness },
	{ "show", "MATCH", "print a season's report", show_flags, 1, 1, cmd_show },
	{ "records", "MATCH", "print what proves a match, so that everybody can check it", NULL, 1,
		1, cmd_records },
	{ "log", "MATCH", "print a season's journal, everything in it", log_flags, 1, 1, cmd_log },
	{ "explain", "MATCH WHAT",
		"say why something came about: the number of a fact, line:N, stood:N or die:LABEL",
		explain_flags, 2, 2, cmd_explain },
	{ "docket", "MATCH [NUMBER]", "list the disputes of players, print one, or rule on it",
		docket_flags, 1, 2, cmd_docket },
	{ "luck", "MATCH", "compare the dice with what fair dice would give", luck_flags, 1, 1,
		cmd_luck },
	{ "replay", "MATCH", "play seasons again, and say whether the results are the same",
		replay_flags, 1, 1, cmd_replay },
	{ "whatif", "MATCH FILE",
		"play a season with other orders, answers or dice, and say what would differ",
		whatif_flags, 2, 2, cmd_whatif },
	{ "archive", "FOLDER", "make pages of all that everybody may know, for a browser",
		archive_flags, 1, 1, cmd_archive },
	{ "rule", "GAME [CLAUSE]",
		"print the rules as the program plays them, one clause, or those with a word", NULL,
		1, 3, cmd_rule },
	{ "try", "FILE...", "play the cases of a file and say which pass (TAP)", NULL, 1, -1,
		cmd_try },
	{ "help", "[COMMAND]", "what there is, or how one command is used", NULL, 0, 1, cmd_help },
	{ 0 },
};

const struct command *commands(void)
{
	return table;
}

/* ---- reading a call ---- */

static const struct command *find_command(const char *name)
{
	for (const struct command *c = table; c->name; c++)
		if (!strcmp(c->name, name))
			return c;
	return NULL;
}

static void keep_value(struct command_call *call, int flag, const char *value)
{
	struct buf *joined = &call->joined[flag];

	if (!call->value[flag]) {
		call->value[flag] = value;
		return;
	}
	if (!call->command->flags[flag].many)
		die(EX_USAGE, "'--%s' is given twice", call->command->flags[flag].name);
	if (!joined->n)
		buf_str(joined, call->value[flag]);
	buf_fmt(joined, "\n%s", value);
	call->value[flag] = joined->s;
}

static void free_values(struct command_call *call)
{
	for (int i = 0; i < FLAGS; i++)
		buf_free(&call->joined[i]);
}

/* Reads a flag, "--name VALUE" or "--name=VALUE". Returns the number of words used. */
static int read_flag(struct command_call *call, char **argv)
{
	const char *name = argv[0] + 2, *equals = strchr(name, '=');
	size_t n = equals ? (size_t)(equals - name) : strlen(name);
	int flag = call_find(call->command, name, n);

	if (flag < 0)
		die(EX_USAGE, "'%s' has no flag '%s': see tradepost help %s", call->command->name,
			argv[0], call->command->name);
	if (!call->command->flags[flag].value) {
		if (equals)
			die(EX_USAGE, "'--%.*s' takes no value", (int)n, name);
		keep_value(call, flag, "");
		return 1;
	}
	if (!equals && !argv[1])
		die(EX_USAGE, "'--%s' wants a value: %s", name, call->command->flags[flag].value);
	keep_value(call, flag, equals ? equals + 1 : argv[1]);
	return equals ? 1 : 2;
}

static void read_words(struct command_call *call, char **argv)
{
	call->word = argv;
	while (*argv) {
		if (!strcmp(*argv, "--")) {
			for (argv++; *argv; argv++)
				call->word[call->words++] = *argv;
			break;
		}
		if (!strncmp(*argv, "--", 2)) {
			argv += read_flag(call, argv);
			continue;
		}
		call->word[call->words++] = *argv++;
	}
	if (call->words < call->command->least
		|| (call->command->most >= 0 && call->words > call->command->most))
		die(EX_USAGE, "usage: tradepost %s %s", call->command->name, call->command->words);
}

/* What each letter and report fills and frees would go back to the system, to be asked for again at once, page by page:
 * a quarter of what a take of Runes cost. */
enum { MEMORY_KEPT = 1 << 20 };

static int version(void)
{
	puts("tradepost " PACKAGE_VERSION);
	return EX_DONE;
}

int main(int argc, char **argv)
{
	struct command_call call = { .folder = "." };
	int i = 1;

	/* Memory holds secrets: this forbids core files and other programs' debuggers, and core
	 * files of the programs we start. */
	prctl(PR_SET_DUMPABLE, 0);
	setrlimit(RLIMIT_CORE, &(struct rlimit){ 0, 0 });
	umask(077);
	mallopt(M_TOP_PAD, MEMORY_KEPT);
	tree_begin();
	if (!chance_begin())
		die(EX_OSERR, "cannot start libsodium");
	if (i + 1 < argc && !strcmp(argv[i], "-C")) {
		call.folder = argv[i + 1];
		i += 2;
	}
	if (i >= argc) {
		call.command = find_command("help");
		cmd_help(&call);
		return EX_USAGE;
	}
	if (!strcmp(argv[i], "--version"))
		return version();
	if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))
		argv[i] = "help";
	call.command = find_command(argv[i]);
	if (!call.command)
		die(EX_USAGE, "there is no command '%s': see tradepost help", argv[i]);
	read_words(&call, argv + i + 1);
	mail_begin();
	i = call.command->run(&call);
	free_values(&call);
	mail_end();
	chance_wipe_stack();
	if (fflush(stdout) || ferror(stdout))
		die(EX_IOERR, "cannot write the output");
	return i;
}
