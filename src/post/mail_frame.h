/* SPDX-License-Identifier: MIT
 * What the program that reads mails is asked and answers. A question is its kind, a byte, and the
 * bytes of a mail. Whoever decodes an answer believes nothing of it: the counts, flags and texts
 * are within the limits of mail.h, and every span lies in the mail or in the answer. Private to
 * this folder and to src/reader. */
#ifndef POST_MAIL_FRAME_H
#define POST_MAIL_FRAME_H
#include "post/bounce.h"

enum {
	MAIL_ASK_MAIL = 'm',
	MAIL_ASK_BOUNCE = 'b',
	/* One byte more than a mail may have shows that a mail is too large. */
	MAIL_QUESTION_BYTES = 1 + MAIL_BYTES + 1,
	/* Of HTML a byte may become sixteen; a text in another charset grows less. */
	MAIL_ANSWER_BYTES = 32 << 20
};

/* Appends an answer. bytes: the mail that was read, into which spans may point. */
void mail_encode(struct buf *answer, struct mail *, struct span bytes);
/* Fills in an empty mail, whose spans point into the bytes and the answer. Returns false where the
 * answer is none. Call mail_free in every case. */
bool mail_decode(struct mail *, struct span bytes, struct span answer);

void bounce_encode(struct buf *answer, const struct bounce *);
/* The same for an empty bounce. */
bool bounce_decode(struct bounce *, struct span answer);

#endif
