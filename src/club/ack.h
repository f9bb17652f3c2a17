/* SPDX-License-Identifier: MIT
 * What the player of a seat is answered to a letter: what was taken and how each line is understood, or why
 * the letter was refused; what its mail commands came to; and the paper that proves it. */
#ifndef CLUB_ACK_H
#define CLUB_ACK_H
#include "club/admission.h"

struct ack {
	const struct admission *judged; /* of a seat that is known */
	const struct mail *mail;	/* that it came in */
	const struct program *program;	/* what its lines are, where it was taken */
	const struct buf *answer;	/* to its mail commands, empty for none */
	long long received;
};
/* The caller's transaction makes it lasting. */
bool ack_queue(const struct ack *);

#endif
