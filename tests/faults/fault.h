/* SPDX-License-Identifier: MIT
 * Runs a command and all its children and does harm at the N-th of their system calls. Only calls of the
 * set that is counted stop the command. Linux on x86-64 alone. */
#ifndef TESTS_FAULT_H
#define TESTS_FAULT_H
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Sets of calls: none; all; those that change files; those that read them; what makes changes durable,
 * renames, and bytes to the network; all of processes that the command forked. */
enum set { NO_CALLS, ALL = 1, WRITES = 2, READS = 4, POINTS = 8, FORKED = 16, OPENS = 32 };

/* What is done at the N-th call: nothing; nothing, and all are listed; kill -9 of all processes before the
 * call, or when it is done; its process alone dies of SIGSEGV; its process does the call for ever; the call
 * is not done and fails, or so does each later one as well. */
enum harm { COUNT, LIST, KILL_ENTRY, KILL_EXIT, CRASH, SPIN, FAIL_ONCE, FAIL_EVER, HARMS };

enum { TRACED = 64, HANGS_AFTER = 300 };

/* The number of a call that does nothing: a program that makes it is about to enter main. See
 * tests/faults/faultload.c. */
enum { MARK_CALL = 1999 };

struct traced {
	pid_t pid;
	bool began;	 /* its calls are counted */
	bool spins;	 /* it does one call for ever */
	bool in_library; /* a signal has met it in the code of a library */
	bool leaves;	 /* it is to stop as it leaves the call */
	long number;	 /* of that call */
};

struct fault {
	enum set which;
	enum harm harm;
	int error; /* of FAIL_ONCE and FAIL_EVER */
	long at;
	/* Whether calls of a program are counted from its mark only; else, from its start. */
	bool marked;
	const char *folder; /* the command starts there; NULL: where this process is */
	int out;	    /* where the command prints to; -1: as this process does */
	int lines;	    /* where LIST and SPIN print to */
	int seconds; /* after which the command is killed as one that hangs; 0: HANGS_AFTER */

	pid_t command;
	long counted;
	long hit; /* the number of the N-th call, -1: not reached */
	bool killed, hung;
	int died;	 /* the signal of a crash that a process died of; 0: none did */
	bool in_library; /* it died in the code of a library */
	int status;	 /* of the command, as waitpid gives it */
	struct traced traced[TRACED];
};

/* Reads WHICH and the harm with its error, as sysfault names them; returns how many words these are, 0 where
 * they name nothing. */
int fault_read(struct fault *, char *const *word);
/* Returns the name of a call, or NULL. */
const char *fault_call_name(long number);
void fault_print_call(int fd, long counted, long number);
/* Runs the command to its end. Where this machine cannot do so, it ends this process with 77. */
void fault_run(struct fault *, char *const *command);
/* Runs it without any harm; sets status and hung only. */
void fault_run_in_peace(struct fault *, char *const *command);
/* Returns the exit code of the command, as a shell tells it. */
int fault_code(const struct fault *);

#endif
