/* SPDX-License-Identifier: MIT
 * What is asked of the outbox beyond store.h: to send mails again, to report on them, to count
 * them, to whom they went; and reports that wait to be mailed. What store.h says of its calls is
 * true here as well. */
#ifndef STORE_STORE_OUTBOX_H
#define STORE_STORE_OUTBOX_H
#include "store/store.h"

/* Finds the mail with that Message-ID, in any state. */
enum found store_find_mail(struct store *, const char *message_id, long long *id, struct buf *why);
/* Gets when the mail of a seat with that Message-ID was queued, of that kind (NULL: of any). */
enum found store_get_mail_time(struct store *, long long match, int seat, const char *kind,
	const char *message_id, long long *queued, struct buf *why);
/* Puts a mail back into the queue as if it were new: queued now, never tried. Its bytes stay as
 * they are. */
bool store_requeue_mail(struct store *, long long id, long long now, struct buf *why);
/* Gets the next refused mail after that id whose last try was later than `since`. */
enum found store_next_refused(
	struct store *, long long since, long long after, struct mail_row *, struct buf *why);
/* Gets the newest mail's id; 0: there is none. */
bool store_last_mail(struct store *, long long *id, struct buf *why);
/* Gets how many bytes a season left in the store, with the mails after that one. */
bool store_weigh_season(struct store *, long long match, int season, long long after,
	long long *bytes, struct buf *why);
struct mail_count_row {
	int queued, failing, sent, refused; /* failing: of the queued ones, whose last try failed */
	long long last; /* when the latest of these mails was sent; 0: none was */
	char *trouble; /* what the last try of an unsent mail said, of a failing one if there is any; "":
			 * nothing */
};
void mail_count_row_free(struct mail_count_row *);
/* Counts the mails of a match (0: of none) to a seat (0: to the referee). */
bool store_get_ledger(
	struct store *, long long match, int seat, struct mail_count_row *, struct buf *why);

/* To whom a mail went. */
struct mail_envelope {
	long long match; /* 0: the mail belongs to no match */
	int seat;
	char *to; /* a bare address */
};
void mail_envelope_free(struct mail_envelope *);
enum found store_get_envelope(
	struct store *, long long mail, struct mail_envelope *, struct buf *why);
/* Gets one of the addresses, counted from 0, that mails of a seat went to, but for the one that it has.
 * all false: only since its player has it, without those of players who left. */
enum found store_former_recipient(struct store *, long long match, const struct seat *, bool all,
	int which, struct mail_envelope *, struct buf *why);

/* A report that waits for the report of the next season, in which no seat has anything to
 * decide. */
struct waiting_report_row {
	int season, seat;
	char *text, *xml, *record;
};
void waiting_report_row_free(struct waiting_report_row *);
bool store_add_untold(
	struct store *, long long match, const struct waiting_report_row *, struct buf *why);
/* Gets a seat's next untold report after that season (-1: the first). */
enum found store_next_untold(struct store *, long long match, int seat, int after,
	struct waiting_report_row *, struct buf *why);
bool store_drop_untold(struct store *, long long match, struct buf *why);

#endif
