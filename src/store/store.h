/* SPDX-License-Identifier: MIT
 * The club's store: one SQLite file, WAL, synchronous=FULL, mode 0600. What is always true: nothing
 * is changed outside a transaction; a season (state, journal, mails) is one transaction;
 * what a call hands out belongs to the caller's struct and is freed with its *_free, and after a
 * false that struct is empty; times are UTC seconds. All calls that can fail return false and add a
 * sentence to why, unless said otherwise; after a failed one the transaction can only be rolled
 * back. A store is used by the process that opened it alone, not by its children. SQL text is
 * constant; values are bound, never printed into it. */
#ifndef STORE_STORE_H
#define STORE_STORE_H
#include "base/buf.h"
#include "base/text.h"

struct store;

enum { STORE_SCHEMA = 4, STORE_HASH = 32 };

/* Opens FOLDER/club.db (make: makes it, refusing one that is there unless its making broke off).
 * An older schema is upgraded, a newer one refused by number. NULL with a sentence. */
struct store *store_open(const char *folder, bool make, struct buf *why);
/* The same for one file: what export writes and import reads. */
struct store *store_open_file(const char *path, bool make, struct buf *why);
void store_close(struct store *); /* rolls back what was not committed; NULL is fine */
/* begin takes the write lock at once, waiting at most 5 seconds. After a read, write or sync that
 * failed it refuses, until the store is opened anew. */
bool store_begin(struct store *, struct buf *why);
/* After a false everything since begin is rolled back. */
bool store_commit(struct store *, struct buf *why);
void store_rollback(struct store *); /* outside a transaction it does nothing */
/* Whether the last failure was that another process is at work on the store: try again later. */
bool store_busy(const struct store *);
/* Whether a read, write or sync failed, or SQLite found damage: what the file holds is known only
 * after it is opened anew, and no row of it is to blame. */
bool store_broken(const struct store *);
/* Whether a step of the transaction under way failed, so that it can only be rolled back. */
bool store_tripped(const struct store *);

/* ---- boxes ---- */
bool store_put_box(struct store *, const unsigned char hash[STORE_HASH], struct span xml,
	struct buf *why); /* the same one again changes nothing */
bool store_get_box(
	struct store *, const unsigned char hash[STORE_HASH], struct buf *xml, struct buf *why);

/* ---- matches ---- */
enum match_state {
	MATCH_SEATING, /* seats are being filled; no letters yet */
	MATCH_OPEN,    /* letters for `season` are taken (0: the set-up) */
	MATCH_OVER,
	MATCH_ASIDE /* put aside, with its reason */
};
struct match {
	long long id;
	char name[25], gid[64], game[25], map[25]; /* map "": by the number of seats */
	unsigned char box[STORE_HASH], secret[32];
	int seats, season;		/* season: the one letters are for */
	enum match_state state, before; /* before: the state it was put aside from */
	char *options;			/* "passes=2\n..." */
	char *reason;			/* why it was put aside, "" otherwise */
	long long made, deadline;	/* deadline 0: none */
	char *charter;			/* settings of the match, "name=value\n..."; "" at first */
	int protocol;			/* of its chance: 0 TP0, 1 TP1 */
	int rules;			/* the revision of its game; 0 is saved as 1 */
};
void match_free(struct match *);
bool store_add_match(
	struct store *, struct match *, struct buf *why); /* sets id; name taken: said */
bool store_save_match(struct store *, const struct match *, struct buf *why);
/* False without a sentence when there is none of that name. */
bool store_get_match(struct store *, struct span name, struct match *, struct buf *why);
/* The next match after that id (0: the first), by id; false without a sentence at the end. */
bool store_next_match(struct store *, long long after, struct match *, struct buf *why);

/* ---- seats ---- */
struct seat {
	int seat;
	char *name, *mail, *key; /* key: as src/post writes it */
	char *standing;		 /* the lines that stand, as core's program_standing writes them */
};
void seat_free(struct seat *);
bool store_save_seat(struct store *, long long match, const struct seat *, struct buf *why);
/* Whether an address, case aside, is that of a seat in a match that is not over. */
bool store_knows_player(struct store *, const char *mail, bool *known, struct buf *why);
bool store_get_seat(struct store *, long long match, int seat, struct seat *, struct buf *why);

/* ---- letters ---- */
struct letter_row {
	long long id, match, received;
	int season, seat;
	long long seq;			/* as the letter says */
	int former;			/* how many players had the seat since */
	unsigned char hash[STORE_HASH]; /* of canonical text and signature */
	char verdict[24];		/* "taken", or the name of the refusal */
	char form[12], auth[12];	/* sealed, clear, attached, unsigned; key, token, none */
	char *text, *original;		/* canonical, without mail commands; bytes as signed */
	char *signature; /* the signature file, or the token that proves it; else "" */
	size_t original_n;
};
void letter_row_free(struct letter_row *);
/* A letter whose hash is there already for that match, season and seat takes the place of that one,
 * unless it was taken: other bytes may have the same text and signature; false without a sentence when nothing changes. */
bool store_add_letter(struct store *, struct letter_row *, struct buf *why);
/* The verdict on a letter of this hash, taken before others, and when that one was received; "" when
 * there is none. */
bool store_find_verdict(struct store *, long long match, const unsigned char hash[STORE_HASH],
	char verdict[24], long long *received, struct buf *why);
/* Of the letters taken for a season and seat, received no later than `until`, the one with the
 * highest seq (of equal ones the first), those signed with a key before those that are not, and those of
 * the referee's hand last; false
 * without a sentence when there is none. */
bool store_best_letter(struct store *, long long match, int season, int seat, long long until,
	struct letter_row *, struct buf *why);
/* Those taken for a season and seat till now yield to any that comes; among themselves nothing
 * changes. */
bool store_yield_letters(struct store *, long long match, int season, int seat, struct buf *why);
/* How many letters of a verdict a seat had in a season. */
bool store_count_letters(struct store *, long long match, int season, int seat, const char *verdict,
	int *n, struct buf *why);
/* Letters that name no seat: kept as a line of the log, not as a letter. Both texts are cleaned and
 * cut at 200 columns; the last 10,000 lines are kept. */
bool store_log_stranger(struct store *, long long received, const char *source, const char *reason,
	struct buf *why);
struct unknown_row {
	long long id, received;
	char *source, *reason;
};
void unknown_row_free(struct unknown_row *);
/* The last one logged before that id (0: of all); false without a sentence when there is none. */
bool store_next_stranger(struct store *, long long before, struct unknown_row *, struct buf *why);
bool store_count_strangers(struct store *, int *n, struct buf *why);

/* ---- seasons ---- */
struct season_row {
	int season;
	long long played;
	unsigned char digest[STORE_HASH]; /* of the journal's bytes */
	char *journal, *image;		  /* image: the table after it */
	size_t journal_n, image_n;
	unsigned
		writers; /* who has something to write for the season after it, 1 << (seat - 1) each */
};
void season_row_free(struct season_row *);
bool store_add_season(struct store *, long long match, const struct season_row *, struct buf *why);
bool store_get_season(struct store *, long long match, int season, struct season_row *,
	struct buf *why); /* false without a sentence when it was not played */
/* The table a season left, as the referee put it right last; empty where it was not played. */
bool store_get_image(
	struct store *, long long match, int season, struct buf *image, struct buf *why);
/* Who has something to write for the season after that one. *known is false where it was not played,
 * or before seasons kept it: then every seat that is not out has. */
bool store_get_writers(struct store *, long long match, int season, bool *known, unsigned *writers,
	struct buf *why);
/* What tells whether a season is as it was, without reading it. */
struct season_mark {
	long long played;
	unsigned char digest[STORE_HASH];
	int record; /* the number of its record; -1: it has none */
	int amend;  /* the number of the record that put it right last; -1: none did */
};
/* False without a sentence when it was not played. */
bool store_get_mark(
	struct store *, long long match, int season, struct season_mark *, struct buf *why);
/* The letter a season was played with, for replay: its id, or 0 for none. And the text that stood
 * before it. The season itself may be added later in the same transaction. get: false without a
 * sentence when there is no such row. */
bool store_add_played(struct store *, long long match, int season, int seat, long long letter,
	struct span standing, struct buf *why);
bool store_get_played(struct store *, long long match, int season, int seat,
	struct letter_row *letter, bool *came, struct buf *standing, struct buf *why);

/* ---- what proves a match: protocol TP1 ---- */
enum { RECORD_OPEN = -2, RECORD_ROSTER = -1 };
struct record_row {
	int number;	   /* RECORD_OPEN, RECORD_ROSTER, then 0, 1, 2, ... */
	char kind[16];	   /* open, roster, season, rejoin, rekey, docket */
	int season, casts; /* casts: the number of the next one */
	unsigned char head[STORE_HASH], entropy[STORE_HASH], signature[64];
	char *text;
};
void record_row_free(struct record_row *);
bool store_add_record(struct store *, long long match, const struct record_row *, struct buf *why);
/* The three are false without a sentence where there is none: that number; the last one; the last one
 * of that season. */
bool store_get_record(
	struct store *, long long match, int number, struct record_row *, struct buf *why);
bool store_last_record(struct store *, long long match, struct record_row *, struct buf *why);
bool store_season_record(
	struct store *, long long match, int season, struct record_row *, struct buf *why);
/* The same of a kind. */
bool store_kind_record(
	struct store *, long long match, const char *kind, struct record_row *, struct buf *why);
/* The next one of a kind after that number; false without a sentence at the end. */
bool store_next_record(struct store *, long long match, const char *kind, int after,
	struct record_row *, struct buf *why);
/* The number of the record with that head; *found false: there is none. */
bool store_find_head(struct store *, long long match, const unsigned char head[STORE_HASH],
	int *number, bool *found, struct buf *why);
struct chain_row {
	bool joined; /* the seat has a chain */
	unsigned char anchor[STORE_HASH];
	int since; /* the first cast it counts for */
};
bool store_get_chain(
	struct store *, long long match, int seat, struct chain_row *, struct buf *why);
/* joined false: the seat has none any more. */
bool store_save_chain(
	struct store *, long long match, int seat, const struct chain_row *, struct buf *why);
struct deck_row {
	int season, place, epoch; /* season: after which it came to lie so */
	unsigned char key[STORE_HASH];
	char *cards; /* as the caller writes them */
	size_t cards_n;
};
void deck_row_free(struct deck_row *);
/* The next one of the match after that place (0: the first), as it lay before that season; false without
 * a sentence at the end. */
bool store_next_deck(
	struct store *, long long match, int season, int after, struct deck_row *, struct buf *why);
/* The same again for its season and place is replaced. */
bool store_save_deck(struct store *, long long match, const struct deck_row *, struct buf *why);

/* ---- what the referee puts right ---- */
/* Keeps the seasons from that one on, with what they were played from, as what the record of that
 * number took back. */
bool store_keep_branch(struct store *, long long match, int number, int season, struct buf *why);
/* Forgets the seasons from that one on: their letters were not played. */
bool store_undo_seasons(struct store *, long long match, int season, struct buf *why);
/* Puts back what the record of that number took back, from that season on: its seasons and what they were
 * played from count again, as do amends of theirs; letters that came since for the season that was open do
 * not. How decks lie is not kept. *n: how many seasons. */
bool store_redo_seasons(
	struct store *, long long match, int number, int season, int *n, struct buf *why);
/* Another journal and table of a season, and another letter it was played with. */
bool store_replace_season(
	struct store *, long long match, const struct season_row *, struct buf *why);
bool store_replace_played(
	struct store *, long long match, int season, int seat, long long letter, struct buf *why);
struct amend_row {
	int number, season; /* number: of its record */
	char *text, *image; /* image: the table after it */
	size_t image_n;
	unsigned writers; /* as of a season */
};
void amend_row_free(struct amend_row *);
bool store_add_amend(struct store *, long long match, const struct amend_row *, struct buf *why);
/* The last one of a season; false without a sentence where there is none. */
bool store_get_amend(
	struct store *, long long match, int season, struct amend_row *, struct buf *why);
/* The next letter of a season and its verdict, by number (0: the first), whatever it is; false without
 * a sentence at the end. */
bool store_next_letter(struct store *, long long match, int season, long long after,
	struct letter_row *, struct buf *why);

/* ---- the outbox ---- */
enum mail_state { MAIL_QUEUED, MAIL_SENT, MAIL_REFUSED };
/* The trouble of a mail that is kept for a seat's next player: refused, but no failure. */
#define MAIL_WITHHELD "the seat is open"
struct mail_row {
	long long id, match; /* match 0: of none */
	int season, seat;
	char kind[16];	 /* report, ack, answer, invitation, notice, press */
	char *to, *from; /* bare addresses of the envelope */
	char *message_id, *bytes;
	size_t bytes_n;
	enum mail_state state;
	int tries;
	long long queued, tried;
	char *trouble; /* what the last try said, "" */
};
void mail_row_free(struct mail_row *);
/* A message_id that is there already changes nothing: a mail is made once. Sets id, that of the one
 * that is there then. What the row says of state, tries, tried and trouble is not looked at. */
bool store_queue_mail(struct store *, struct mail_row *, struct buf *why);
/* The next queued one after that id; false without a sentence at the end. */
bool store_next_mail(struct store *, long long after, struct mail_row *, struct buf *why);
/* The same of those that were tried before, or of those that never were. */
bool store_next_to_send(
	struct store *, bool tried, long long after, struct mail_row *, struct buf *why);
/* The last one of a kind to a seat that tells of a season: a report as it was sent; false without a
 * sentence when there is none. */
bool store_get_mail(struct store *, long long match, int season, int seat, const char *kind,
	struct mail_row *, struct buf *why);
/* Counts a try. trouble is kept as one clean line of at most 200 columns. */
bool store_mark_mail(struct store *, long long id, enum mail_state, long long now,
	const char *trouble, struct buf *why);
/* How many wait to be sent to a seat, 0 for those to none; and how many of those refused were tried
 * after the last one that was sent: then its address works no more. */
bool store_count_waiting(struct store *, long long match, int seat, int *n, struct buf *why);
bool store_count_refused(struct store *, long long match, int seat, int *n, struct buf *why);

/* ---- the calendar of a match, and who attends ---- */
/* Who holds a season; of one that is not held nothing, or that it goes on whoever is missing. */
enum season_holder {
	HELD_BY_NOBODY,
	HELD_BY_REFEREE,
	HELD_BY_PLAYERS,
	HELD_BY_CLUB,
	HELD_FOR_MISSING, /* by the club, for letters that are missing */
	LET_GO_ON
};
struct clock_row {
	long long opened;   /* when letters for the season that is open were first taken */
	long long reminded; /* when its late ones were reminded, 0: not yet */
	long long held;	    /* since when its run is held, 0: it is not */
	enum season_holder cause;
	char *why; /* in words, or why it was given more time; "" for nothing */
};
void clock_row_free(struct clock_row *);
/* Where nothing was saved yet: zeros and "". */
bool store_get_clock(struct store *, long long match, struct clock_row *, struct buf *why);
bool store_save_clock(struct store *, long long match, const struct clock_row *, struct buf *why);

enum ready_state { READY_UNSAID, READY_YES, READY_WAIT };
struct attendance_row {
	int seasons;		/* played since the player took the seat, the set-up left out */
	int letters;		/* of these, with a letter of his */
	int missed;		/* the last ones in a row without */
	long long away;		/* on vacation until then, 0: not */
	bool vacant;		/* the seat is open to others */
	enum ready_state ready; /* said of the season that is open */
	char format[16];	/* what his reports are made of; "" as the club does it */
};
bool store_get_attendance(
	struct store *, long long match, int seat, struct attendance_row *, struct buf *why);
bool store_save_attendance(
	struct store *, long long match, int seat, const struct attendance_row *, struct buf *why);
struct former_player_row {
	long long id;
	int seat, season; /* season: the first one played without him */
	int seasons, letters;
	char *name;
};
void leaver_row_free(struct former_player_row *);
/* The next one of the match after that id (0: the first); false without a sentence at the end. */
bool store_next_leaver(struct store *, long long match, long long after, struct former_player_row *,
	struct buf *why);
/* Keeps who had the seat till now, with what he did there, before another gets it. */
bool store_add_leaver(struct store *, long long match, int season, const struct seat *,
	const struct attendance_row *, struct buf *why);

/* ---- press: what players write to each other, and their diaries ---- */
struct press_row {
	long long id, match;
	int season, seat;	  /* the season that was open; who wrote it */
	unsigned whom;		  /* the seats it goes to, 1 << (seat - 1) each; 0: a diary */
	bool anonymous, later;	  /* later: with the next report */
	long long received, sent; /* sent 0: not yet */
	unsigned char hash[STORE_HASH];
	char *text; /* 1 to 4000 bytes, lines as they were written: clean it before it is shown */
};
void press_row_free(struct press_row *);
/* Sets id. False without a sentence where that match has one of that hash: nothing is added. */
bool store_add_press(struct store *, struct press_row *, struct buf *why);
/* The next one of the match after that id (0: the first); false without a sentence at the end. The
 * second gives only those that go to somebody and were not sent yet. */
bool store_next_press(
	struct store *, long long match, long long after, struct press_row *, struct buf *why);
bool store_next_waiting_press(
	struct store *, long long match, long long after, struct press_row *, struct buf *why);
bool store_mark_press(struct store *, long long id, long long sent, struct buf *why);
/* How many a seat wrote in a season, diaries too. */
bool store_count_press(
	struct store *, long long match, int season, int seat, int *n, struct buf *why);

/* ---- votes: what players decide together ---- */
struct vote_row {
	long long match;
	int season;
	char motion[16]; /* a word */
	int whom;	 /* the seat it names, 0: none */
	/* Each seat: 0 it did not vote, 1 yes, -1 it took that back. */
	signed char vote[17];
};
/* Forgets the votes of a season on a motion; of motion NULL all those of a seat. */
bool store_drop_votes(
	struct store *, long long match, int season, const char *motion, int seat, struct buf *why);
/* What was voted on the motion that the ballot's first four name. */
bool store_get_ballot(struct store *, struct vote_row *, struct buf *why);
/* Keeps one seat's vote, which is 1 or -1. */
bool store_save_vote(struct store *, const struct vote_row *, int seat, struct buf *why);

/* ---- the docket: what players dispute ---- */
enum dispute_state { DISPUTE_OPEN, DISPUTE_RULED, DISPUTE_WITHDRAWN };
struct dispute_row {
	long long match;
	int number;		 /* in its match, from 1 */
	int season, seat;	 /* in whose report the fact is; who disputes it */
	int fact, entry;	 /* its number in that seat's report; in the journal. 0: left out */
	long long opened, ruled; /* ruled: or withdrawn; 0: it is open */
	enum dispute_state state;
	/* All are to be cleaned before they are shown. text: the player's, ruling: the referee's, each
	 * at most 4000 bytes; clause "": none. */
	char *text, *clause, *ruling;
};
void dispute_row_free(struct dispute_row *);
/* Sets number: the next one of its match. */
bool store_add_dispute(struct store *, struct dispute_row *, struct buf *why);
/* Both are false without a sentence where there is none: that number; the next one after it (0: the
 * first). */
bool store_get_dispute(
	struct store *, long long match, int number, struct dispute_row *, struct buf *why);
/* The seasons from that one on were taken back: facts of them are none any more, and what was open about
 * them is withdrawn. */
bool store_moot_disputes(
	struct store *, long long match, int season, long long now, struct buf *why);
bool store_next_dispute(
	struct store *, long long match, int after, struct dispute_row *, struct buf *why);
/* Keeps its state, ruled, clause and ruling. */
bool store_save_dispute(struct store *, const struct dispute_row *, struct buf *why);

/* ---- the club's own numbers ---- */
bool store_get_note(
	struct store *, const char *name, long long *value, struct buf *why); /* 0: none */
bool store_save_note(struct store *, const char *name, long long value, struct buf *why);
/* Counts what may be done `most` times in a period, which is a number that rises (a season, a day). *more is false, and nothing counted, where it was done that often. */
bool store_ration(
	struct store *, const char *name, long long period, int most, bool *more, struct buf *why);
/* The seq of the last letter of a seat, proven by a token or by a key, whose commands changed something in
 * that season; -1: there was none. Those proven by a token count by themselves: who has got hold of a token
 * must not be able to shut out the key. */
bool store_get_command_seq(struct store *, long long match, int seat, bool token, int season,
	long long *seq, struct buf *why);
bool store_save_command_seq(struct store *, long long match, int seat, bool token, int season,
	long long seq, struct buf *why);
/* The seat's next player begins anew. */
bool store_forget_command_seqs(struct store *, long long match, int seat, struct buf *why);
/* What the referee has proposed; *there false: nothing. */
struct proposal_row {
	unsigned char hash[STORE_HASH];
	bool agreed;
};
bool store_get_proposal(
	struct store *, long long match, struct proposal_row *, bool *there, struct buf *why);
bool store_save_proposal(
	struct store *, long long match, const struct proposal_row *, struct buf *why);
bool store_drop_proposal(struct store *, long long match, struct buf *why);
/* How far a mailbox was read; zeros where it never was. */
bool store_get_cursor(
	struct store *, const char *mailbox, long long *validity, long long *uid, struct buf *why);
bool store_save_cursor(
	struct store *, const char *mailbox, long long validity, long long uid, struct buf *why);
struct address_row {
	int hard;      /* bounces for good, one after the other */
	char *bad;     /* why nothing goes there any more, "" for nothing */
	long long day; /* days since 1970 */
	int answers;   /* how many answers went there on that day */
};
void address_row_free(struct address_row *);
/* By the bare address in any case; zeros and "" where nothing is known. bad is kept as one clean
 * line of at most 200 columns. */
bool store_get_address(struct store *, const char *mail, struct address_row *, struct buf *why);
bool store_save_address(
	struct store *, const char *mail, const struct address_row *, struct buf *why);

/* ---- one match as a store of its own ---- */
/* Copies a match with all that is its own into another store, which is in a transaction of the
 * caller's; its id there is a new one, its name must be free. Where all is false only what is
 * public goes along: the match without its secret and reason, its box, the seats' names and keys,
 * its witness's key, when each season was played with which digest, its records, and what was ruled,
 * with the fact and the player's text once the match is over; no address, standing line, letter,
 * report, journal, image, mail or press, and nothing of its calendar and of who attends. What is the
 * club's own (notes, mailboxes, addresses, unknown senders, what it has answered as a witness) never goes
 * along. */
bool store_copy_match(
	struct store *from, struct store *to, long long match, bool all, struct buf *why);
/* False, with what is wrong with the file: SQLite's own check, and rows that belong to nothing. It
 * reads everything; for files from elsewhere. */
bool store_check(struct store *, struct buf *why);

#endif
