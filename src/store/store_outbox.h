/* SPDX-License-Identifier: MIT
 * What is asked of the outbox beside what store.h has: to be sent again, to be told of, to be
 * counted. The same holds here as there. */
#ifndef STORE_STORE_OUTBOX_H
#define STORE_STORE_OUTBOX_H
#include "store/store.h"

/* Whether a mail of that Message-ID is there, in whatever state. */
bool store_find_mail(struct store *, const char *message_id, bool *there, struct buf *why);
/* Back into the queue as if it were new: queued now, never tried. Its bytes stay what they are. */
bool store_requeue_mail(struct store *, long long id, long long now, struct buf *why);
/* The next refused one after that id whose last try was later than `since`; false without a
 * sentence at the end. */
bool store_next_refused(
	struct store *, long long since, long long after, struct mail_row *, struct buf *why);
struct mail_count_row {
	int queued, sent, refused;
	long long last; /* when the last one of these that was sent went, 0: none */
	char *trouble;	/* what the last try of one that is not sent said, "" */
};
void mail_count_row_free(struct mail_count_row *);
/* The mails of a match (0: of none) to a seat (0: to the referee). */
bool store_get_ledger(
	struct store *, long long match, int seat, struct mail_count_row *, struct buf *why);

/* Reports that wait for the one of the season after, for which no seat has anything to write. */
struct waiting_report_row {
	int season, seat;
	char *text, *xml, *record;
};
void waiting_report_row_free(struct waiting_report_row *);
bool store_add_untold(
	struct store *, long long match, const struct waiting_report_row *, struct buf *why);
/* The next one of a seat after that season (-1: the first); false without a sentence at the end. */
bool store_next_untold(struct store *, long long match, int seat, int after,
	struct waiting_report_row *, struct buf *why);
bool store_drop_untold(struct store *, long long match, struct buf *why);

#endif
