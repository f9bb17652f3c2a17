/* SPDX-License-Identifier: MIT
 * The club's store: one SQLite file, WAL, synchronous=FULL, mode 0600.
 *
 * What is always true:
 * - Nothing is changed outside a transaction. A season (state, journal, mails) is one transaction.
 * - A call that can fail returns false, or UNREAD, and appends a sentence to why, unless its comment
 *   says otherwise. After that the transaction can only be rolled back.
 * - A call that looks for a row returns NOT_FOUND where there is none, and at the end of the rows.
 * - What a call hands out belongs to the caller's struct and is freed by the *_free of its type;
 *   after a call that handed out nothing that struct is empty.
 * - Times are UTC seconds.
 * - A store is used only by the process that opened it, not by that process's children.
 * - SQL text is constant; values are bound, never printed into it. */
#ifndef STORE_STORE_H
#define STORE_STORE_H
#include "base/buf.h"
#include "base/texts.h"

struct store;

/* What a call found that may find nothing. There are three answers, so that every caller compares
 * them by name, and none looks into why for the third. */
enum found {
	UNREAD, /* it failed, and why has a sentence more */
	FOUND,
	NOT_FOUND
};

/* STORE_SUMMED: the schema from which on the pages of the file have checksums. */
enum { STORE_SCHEMA = 11, STORE_OLDEST = 2, STORE_SUMMED = 6, STORE_HASH = 32 };

/* Opens FOLDER/club.db. make: makes the file, and refuses an existing one unless an earlier try to
 * make it was interrupted. An older schema is upgraded; a newer one is refused, with its number.
 * Returns NULL with a sentence. */
struct store *store_open(const char *folder, bool make, struct buf *why);
/* As store_open, for a file that export writes and import reads. */
struct store *store_open_file(const char *path, bool make, struct buf *why);
void store_close(struct store *); /* rolls back what was not committed; NULL is fine */
/* store_begin takes the write lock at once and waits at most 5 seconds. After a failed read, write
 * or sync it refuses, until the store is opened anew. */
bool store_begin(struct store *, struct buf *why);
/* Returns false when everything since store_begin was rolled back. */
bool store_commit(struct store *, struct buf *why);
void store_rollback(struct store *); /* does nothing outside a transaction */
/* Returns whether the last failure was that another process uses the store: try again later. */
bool store_busy(const struct store *);
/* Returns whether a read, write or sync failed, or SQLite found damage. What the file holds is then
 * unknown until it is opened anew; no row is to blame. */
bool store_broken(const struct store *);
/* Returns how many calls failed so far as a page's checksum is wrong. Who does not need the page
 * may go on. */
int store_damages(const struct store *);
/* Returns whether a step of the open transaction failed, so that it can only be rolled back. */
bool store_tripped(const struct store *);

/* ---- boxes ---- */
bool store_put_box(struct store *, const unsigned char hash[STORE_HASH], struct span xml,
	struct buf *why); /* to put the same box again changes nothing */
bool store_get_box(
	struct store *, const unsigned char hash[STORE_HASH], struct buf *xml, struct buf *why);

/* ---- matches ---- */
enum match_state {
	MATCH_SEATING, /* seats are being filled; no letters yet */
	MATCH_OPEN,    /* letters for `season` are taken (0: the set-up) */
	MATCH_OVER,
	MATCH_ASIDE /* put aside, with a reason */
};
struct match {
	long long id;
	char name[25], gid[64], game[25], map[25]; /* map "": the map for the number of seats */
	unsigned char box[STORE_HASH], secret[32];
	int seats, season;		/* season: the one that letters are for */
	enum match_state state, before; /* before: the state before it was put aside */
	char *options;			/* "passes=2\n..." */
	char *reason;			/* why it was put aside; else "" */
	long long made, deadline;	/* deadline 0: none */
	char *charter;			/* settings of the match, "name=value\n..."; "" at first */
	int rules;			/* the revision of its game, from 1 */
	char ended
		[8]; /* the motion by which its players ended it, as /vote names it; "": they did not */
	int winner; /* the seat they conceded to; 0: none */
};
void match_free(struct match *);
/* Sets id. A name that is taken is an error. */
bool store_add_match(struct store *, struct match *, struct buf *why);
bool store_save_match(struct store *, const struct match *, struct buf *why);
enum found store_get_match(struct store *, struct span name, struct match *, struct buf *why);
/* Gets the match of that gid. */
enum found store_find_match(struct store *, const char *gid, struct match *, struct buf *why);
/* Gets the match with the next id (after 0: the first). */
enum found store_next_match(struct store *, long long after, struct match *, struct buf *why);
/* Has a match rest: before that time nothing is due in it or to be told, unless something is changed. Each call
 * that changes what that hangs on ends the rest, and so does store_wake. */
bool store_rest(struct store *, long long match, long long until, struct buf *why);
bool store_wake(struct store *, long long match, struct buf *why);
bool store_wake_all(struct store *, struct buf *why);
/* Numbers of matches, ascending. Free id by free(). */
struct match_list {
	long long *id;
	int n;
};
/* Lists the matches that are neither over nor put aside and do not rest at that time; INT64_MAX: all of them. */
bool store_list_running(struct store *, long long awake_at, struct match_list *, struct buf *why);
/* Lists those whose seats are being filled. */
bool store_list_seating(struct store *, struct match_list *, struct buf *why);

/* ---- seats ---- */
struct seat {
	int seat;
	char *name, *mail, *key; /* key: in the text form of src/post */
	char *standing;		 /* the standing lines, as program_standing of core writes them */
	long long person;	 /* whose it is; 0: nobody said */
	bool public;		 /* its player wants to be named on pages that all can read */
};
void seat_free(struct seat *);
bool store_save_seat(struct store *, long long match, const struct seat *, struct buf *why);
struct seat_place {
	long long match;
	int seat;
};
/* Finds whether an address, case aside, belongs to a seat of a match that is not over. */
enum found store_find_player(struct store *, const char *mail, struct buf *why);
/* Gets the next such seat after a place (zeros: the first). */
enum found store_next_of_address(
	struct store *, const char *mail, struct seat_place *, struct buf *why);
enum found store_get_seat(
	struct store *, long long match, int seat, struct seat *, struct buf *why);

/* Another address that a seat's player asked for, while it has not said that it is theirs. */
struct address_request_row {
	int seat;
	char *mail;
	long long asked;
	bool by_letter; /* a letter of the player's asked; else the referee for them */
	unsigned char letter[STORE_HASH]; /* its order hash */
};
void address_request_row_free(struct address_request_row *);
enum found store_get_address_request(
	struct store *, long long match, int seat, struct address_request_row *, struct buf *why);
/* A seat has one: a later one replaces it. */
bool store_save_address_request(
	struct store *, long long match, const struct address_request_row *, struct buf *why);
bool store_drop_address_request(struct store *, long long match, int seat, struct buf *why);
/* Deletes those that were asked before that time. */
bool store_lapse_address_requests(struct store *, long long until, struct buf *why);

/* ---- people: whom the referee seats by name ---- */
struct person {
	long long id;
	char name[25];		  /* as the referee types it, made as the name of a match */
	char *shown, *mail, *key; /* shown: as all read it; key: as that of a seat; "": none */
	bool public;		  /* they want to be named on pages that all can read */
	char zone[48]; /* by whose clock mails tell times, of ZONE_BYTES; "": the match's */
	char language[LANGUAGE_BYTES]; /* that mails are written in, as de; "": English */
};
void person_free(struct person *);
/* Saves a person; one without an id is new and gets it. */
bool store_save_person(struct store *, struct person *, struct buf *why);
/* Get a person by name, by id, and the one after a name ("": the first). */
enum found store_get_person(struct store *, const char *name, struct person *, struct buf *why);
enum found store_next_person(struct store *, const char *after, struct person *, struct buf *why);
/* Finds the person whose a seat is: the one it was given to; where nobody said, the one with its address and no
 * other key, and, of a seat without a key, with its name. So whoever takes an open seat by mail is who the referee
 * enters with that address, before or afterwards, and no longer where either address changes. */
enum found store_find_whose(struct store *, const struct seat *, struct person *, struct buf *why);
/* Gives a person the seats that are or were theirs by address. */
bool store_adopt(struct store *, const struct person *, struct buf *why);
/* Deletes a person, the name and address on their seats, and what holds these or is theirs alone: their press,
 * what they wrote in disputes, mails, requests. Letters and records stay. Call store_scrub after the commit; until
 * that is done, the store is to be scrubbed. */
bool store_forget(struct store *, const struct person *, struct buf *why);
/* Writes the file anew without what was deleted, which else could still be read in it. */
bool store_scrub(struct store *, struct buf *why);
/* Tells whether it is to be, by a note, as a program ended before it was. */
#define NOTE_SCRUB "scrub"
bool store_is_unscrubbed(struct store *, bool *is, struct buf *why);
/* Gets the next seat, after a place (zeros: the first), of whoever has the seat `of`: of the same
 * person, as store_find_whose tells; where it is no person's, the next of which nobody said it either
 * and whose address and key are the same, and without a key the name as well. */
enum found store_next_place(
	struct store *, const struct seat *of, struct seat_place *, struct buf *why);
/* Finds a name by which an address, case aside, is known: as a person, as the player of a seat, or as who asked for a
 * seat and said yes; that one of several which is `asked`, else the oldest of the first kind that there is. */
enum found store_name_at(
	struct store *, const char *mail, const char *asked, struct buf *name, struct buf *why);
/* Renames whoever has the seat `of`, as store_next_place finds their seats: what has its address and key. */
bool store_rename(struct store *, const struct seat *of, const char *name, struct buf *why);
/* Keeps whether whoever has the seat `of`, as store_next_place finds their seats, wants to be named on pages
 * that all can read: of their person, their seats and those they left. */
bool store_publish(struct store *, const struct seat *of, bool public, struct buf *why);

/* ---- acks that were signed before a restore, of letters that the store lacks ---- */
struct ack_row {
	long long id;
	int season, seat;
	long long seq, received;
	unsigned char hash[STORE_HASH]; /* order hash of the letter */
};
/* Adds an ack; one of that letter is added once. */
bool store_add_ack(struct store *, long long match, const struct ack_row *, struct buf *why);
enum found store_find_ack(struct store *, long long match, const unsigned char hash[STORE_HASH],
	struct ack_row *, struct buf *why);
/* Gets the next ack of a seat in a season after that id (0: the first). */
enum found store_next_ack(struct store *, long long match, int season, int seat, long long after,
	struct ack_row *, struct buf *why);
/* Called when a season was played: its acks, and those of seasons before it, are dropped. */
bool store_drop_acks(struct store *, long long match, int season, struct buf *why);

/* ---- letters ---- */
struct letter_row {
	long long id, match, received;
	int season, seat;
	long long seq; /* as given in the letter */
	int former;    /* how many players have had the seat since */
	int unclear; /* number of its lines that its player may want to write anew: see struct admission */
	unsigned char hash[STORE_HASH]; /* of the canonical text and the signature */
	char verdict[24];		/* "taken", or the name of the refusal */
	char form[12], auth[12];	/* sealed, clear, attached, unsigned; key, token, none */
	char *text, *original;		/* canonical, without mail commands; bytes as signed */
	char *signature; /* the signature file, or the token that proves the letter; else "" */
	size_t original_n;
};
void letter_row_free(struct letter_row *);
/* Adds a letter. A letter of that match, season and seat with an equal hash is replaced, unless it
 * was taken: other bytes may have the same text and signature. *added false: nothing changes. */
bool store_add_letter(struct store *, struct letter_row *, bool *added, struct buf *why);
/* Gets the verdict on a letter of this hash (a "taken" before others) and when that letter was
 * received; "" when there is none. */
bool store_find_verdict(struct store *, long long match, const unsigned char hash[STORE_HASH],
	char verdict[24], long long *received, struct buf *why);
/* Gets the letter to play, among those taken for a season and seat and received no later than
 * `until`. Letters signed with a key come first, then those that are not, then those entered by
 * the referee; among these the highest seq, and of equal seqs the first received. */
enum found store_best_letter(struct store *, long long match, int season, int seat, long long until,
	struct letter_row *, struct buf *why);
/* Gets the last letter, from that id on, in which a seat's player may want to write something anew: one that was
 * taken, in which no order was understood, or which another may mean. */
enum found store_last_unclear(struct store *, long long match, int season, int seat, long long from,
	struct letter_row *, struct buf *why);
/* Gets the first letter of a match behind that id which waits for the seat's address, or did. */
enum found store_next_waiting(
	struct store *, long long match, long long after, struct letter_row *, struct buf *why);
/* Notes of a letter that waits that the seat's address said yes. */
bool store_confirm_letter(struct store *, long long id, struct buf *why);
/* Notes of a letter that waits that the seat's address said no. */
bool store_deny_letter(struct store *, const struct letter_row *, struct buf *why);
/* Notes that what a seat was offered is not meant. */
bool store_drop_offers(struct store *, long long match, int season, int seat, struct buf *why);
/* Notes that the letters of a seat, but for one, are meant as they are: nothing in them is unclear any
 * more. */
bool store_settle_letters(struct store *, long long match, int season, int seat,
	const unsigned char but[STORE_HASH], struct buf *why);
/* Lets the letters taken so far for a season and seat yield to any that comes later. Their order
 * among themselves stays. */
bool store_yield_letters(struct store *, long long match, int season, int seat, struct buf *why);
/* Refuses the letters taken so far for a season and seat, with that verdict. */
bool store_refuse_letters(struct store *, long long match, int season, int seat,
	const char *verdict, struct buf *why);
/* Counts the letters of a seat and season with that verdict. */
bool store_count_letters(struct store *, long long match, int season, int seat, const char *verdict,
	int *n, struct buf *why);
/* Counts the letters of the row's match, season and seat that are proven as the row's, taken as the row
 * is, asking as the row does or refused as the row is, and not of a former player; and the bytes
 * that are kept of them. */
bool store_weigh_letters(
	struct store *, const struct letter_row *like, int *n, long long *bytes, struct buf *why);
/* Logs a mail that names no seat: a line of the log, not a letter. Both texts are cleaned and cut
 * at 200 columns; the last 10,000 lines are kept. letter: the hash of the letter that it waits with; NULL: none. */
bool store_log_unknown(struct store *, long long received, const char *source, const char *reason,
	const unsigned char *letter, struct buf *why);
struct unknown_row {
	long long id, received;
	char *source, *reason;
	unsigned char letter[STORE_HASH];
	bool waits; /* the letter of that hash, for its player's yes */
};
void unknown_row_free(struct unknown_row *);
/* Gets the last line logged before that id (0: of all), but for those of letters that waited and are settled; so
 * below. */
enum found store_next_unknown(
	struct store *, long long before, struct unknown_row *, struct buf *why);
/* Counts the lines logged since then. */
bool store_count_unknown(struct store *, long long since, int *n, struct buf *why);

/* ---- seasons ---- */
struct season_row {
	int season;
	long long played;
	unsigned char digest[STORE_HASH]; /* of the bytes of the journal */
	char *journal, *image;		  /* image: the table after the season */
	size_t journal_n, image_n;
	unsigned writers; /* the seats with something to decide next season, 1 << (seat - 1) each */
};
void season_row_free(struct season_row *);
bool store_add_season(struct store *, long long match, const struct season_row *, struct buf *why);
enum found store_get_season(
	struct store *, long long match, int season, struct season_row *, struct buf *why);
/* Gets the table after a season, with the referee's last correction; empty where the season was not
 * played. */
bool store_get_image(
	struct store *, long long match, int season, struct buf *image, struct buf *why);
/* Gets the seats with something to decide in the next season. *known is false where the season was
 * not played, or was played before the store kept this: then every seat that is not out has
 * something to decide. */
bool store_get_writers(struct store *, long long match, int season, bool *known, unsigned *writers,
	struct buf *why);
/* What shows, without reading a season, whether it has changed. */
struct season_mark {
	long long played;
	unsigned char digest[STORE_HASH];
	int record; /* the number of its record; -1: none */
	int amend;  /* the number of the record that corrected it last; -1: none */
};
enum found store_get_mark(
	struct store *, long long match, int season, struct season_mark *, struct buf *why);
/* What a seat played a season with, for replay: the letter's id (0: no letter) and the lines that
 * stood before it. The season itself may be added later in the same transaction. */
bool store_add_played(struct store *, long long match, int season, int seat, long long letter,
	struct span standing, struct buf *why);
enum found store_get_played(struct store *, long long match, int season, int seat,
	struct letter_row *letter, bool *came, struct buf *standing, struct buf *why);

/* ---- what proves a match ---- */
enum { RECORD_OPEN = -2, RECORD_ROSTER = -1 };
struct record_row {
	int number;	   /* RECORD_OPEN, RECORD_ROSTER, then 0, 1, 2, ... */
	char kind[16];	   /* open, roster, season, rejoin, rekey, docket */
	int season, casts; /* casts: the number of the next cast */
	unsigned char head[STORE_HASH], entropy[STORE_HASH], signature[64];
	char *text;
};
void record_row_free(struct record_row *);
bool store_add_record(struct store *, long long match, const struct record_row *, struct buf *why);
/* Get the record of a number, the last record, and the last record of a season. */
enum found store_get_record(
	struct store *, long long match, int number, struct record_row *, struct buf *why);
enum found store_last_record(struct store *, long long match, struct record_row *, struct buf *why);
enum found store_season_record(
	struct store *, long long match, int season, struct record_row *, struct buf *why);
/* Gets the last record of a kind. */
enum found store_kind_record(
	struct store *, long long match, const char *kind, struct record_row *, struct buf *why);
/* Gets the next record of a kind after a number. */
enum found store_next_record(struct store *, long long match, const char *kind, int after,
	struct record_row *, struct buf *why);
/* Finds the number of the record with that head, but the opening. */
enum found store_find_head(struct store *, long long match, const unsigned char head[STORE_HASH],
	int *number, struct buf *why);
struct chain_row {
	bool joined; /* the seat has a chain */
	unsigned char anchor[STORE_HASH];
	int since; /* the first cast that the chain is used for */
};
bool store_get_chain(
	struct store *, long long match, int seat, struct chain_row *, struct buf *why);
/* joined false: the seat no longer has a chain. */
bool store_save_chain(
	struct store *, long long match, int seat, const struct chain_row *, struct buf *why);
struct deck_row {
	int season, place, epoch; /* season: the one after which the deck lay so */
	unsigned char key[STORE_HASH];
	char *cards; /* in the caller's format */
	size_t cards_n;
};
void deck_row_free(struct deck_row *);
/* Gets the match's next deck after a place (0: the first), as it lay before that season. */
enum found store_next_deck(
	struct store *, long long match, int season, int after, struct deck_row *, struct buf *why);
/* Replaces the deck saved for the same season and place. */
bool store_save_deck(struct store *, long long match, const struct deck_row *, struct buf *why);

/* ---- what the referee puts right ---- */
/* Keeps the seasons from `season` on, with what they were played from, as taken back by the record
 * of that number. */
bool store_keep_branch(struct store *, long long match, int number, int season, struct buf *why);
/* Deletes the seasons from `season` on; their letters count as not played. */
bool store_undo_seasons(struct store *, long long match, int season, struct buf *why);
/* Restores what the record of that number took back: from `season` on the seasons, what they were
 * played from and their corrections count again. Letters that came since for the open season no
 * longer count. The order of decks is not restored. *n: the number of seasons. */
bool store_redo_seasons(
	struct store *, long long match, int number, int season, int *n, struct buf *why);
/* Replaces a season's journal and table, and the letter of a seat that it was played with. */
bool store_replace_season(
	struct store *, long long match, const struct season_row *, struct buf *why);
bool store_replace_played(
	struct store *, long long match, int season, int seat, long long letter, struct buf *why);
struct amend_row {
	int number, season; /* number: of its record */
	char *text, *image; /* image: the table after the correction */
	size_t image_n;
	unsigned writers; /* see season_row */
};
void amend_row_free(struct amend_row *);
bool store_add_amend(struct store *, long long match, const struct amend_row *, struct buf *why);
/* Gets the last correction of a season. */
enum found store_get_amend(
	struct store *, long long match, int season, struct amend_row *, struct buf *why);
/* Gets the next letter of a season, whatever its verdict, after a number (0: the first). */
enum found store_next_letter(struct store *, long long match, int season, long long after,
	struct letter_row *, struct buf *why);

/* ---- the outbox ---- */
enum mail_state { MAIL_QUEUED, MAIL_SENT, MAIL_REFUSED };
/* The trouble of a mail that is kept for a seat's next player: refused, but not failed. */
#define MAIL_WITHHELD "the seat is open"
/* The kind of a mail whose address and bytes are forgotten when it was sent or refused. */
#define MAIL_PARTING "parting"
struct mail_row {
	long long id, match; /* match 0: the mail belongs to none */
	int season, seat;
	char kind[16];	 /* report, ack, answer, invitation, confirmation, notice, press, parting */
	char *to, *from; /* bare addresses of the envelope */
	char *message_id, *bytes;
	size_t bytes_n;
	enum mail_state state;
	int tries;
	long long queued, tried;
	char *trouble; /* what the last try said; "": nothing */
};
void mail_row_free(struct mail_row *);
/* Adds a mail, unless one with its message_id exists: a mail is made once. Sets id to that of the
 * mail in the outbox. The row's state, tries, tried and trouble are ignored. */
bool store_queue_mail(struct store *, struct mail_row *, struct buf *why);
/* Gets the next queued mail after that id. */
enum found store_next_mail(struct store *, long long after, struct mail_row *, struct buf *why);
/* Gets the id of the next queued mail after that id, and a queued mail by its id: who cannot read
 * one goes on with the next. */
enum found store_next_queued(struct store *, long long after, long long *id, struct buf *why);
enum found store_get_queued(struct store *, long long id, struct mail_row *, struct buf *why);
/* Gets the last mail of a kind to a seat about a season, such as a report as it was sent. */
enum found store_get_mail(struct store *, long long match, int season, int seat, const char *kind,
	struct mail_row *, struct buf *why);
/* Counts a try. trouble is kept as one clean line of at most 200 columns. */
bool store_mark_mail(struct store *, long long id, enum mail_state, long long now,
	const char *trouble, struct buf *why);
/* Counts the mails to a seat that wait (seat 0: those to no seat), and the refused ones tried after
 * the last that was sent: if there are any, the address no longer works. */
bool store_count_waiting(struct store *, long long match, int seat, int *n, struct buf *why);
bool store_count_refused(struct store *, long long match, int seat, int *n, struct buf *why);

/* ---- the calendar of a match, and attendance ---- */
/* Who holds a season. A season that is not held: nothing, or the wish that it go on whoever is
 * missing. */
enum season_holder {
	HELD_BY_NOBODY,
	HELD_BY_REFEREE,
	HELD_BY_PLAYERS,
	HELD_BY_CLUB,
	HELD_FOR_MISSING, /* by the club, because letters are missing */
	LET_GO_ON
};
struct clock_row {
	long long opened;   /* when letters for the open season were first taken */
	long long reminded; /* when seats without a letter were reminded; 0: not yet */
	long long held;	    /* since when the season is held; 0: it is not held */
	enum season_holder cause;
	char *why; /* as the referee wrote why it is held or was given more time; "": they wrote nothing */
	/* Of HELD_BY_CLUB: seats without orders to be played, of those that were waited for; 0 of 0: all seats are open. */
	int absent, asked;
	/* It is not played before its deadline, as all letters were in when that was set. */
	bool punctual;
};
void clock_row_free(struct clock_row *);
/* Gives zeros and "" where nothing was saved yet. */
bool store_get_clock(struct store *, long long match, struct clock_row *, struct buf *why);
bool store_save_clock(struct store *, long long match, const struct clock_row *, struct buf *why);

enum ready_state { READY_UNSAID, READY_YES, READY_WAIT };
struct attendance_row {
	int seasons;	/* played since the player took the seat, without the set-up */
	int letters;	/* of these, how many with a letter of the player */
	int missed;	/* how many of the last seasons in a row without a letter */
	long long away; /* on vacation until then; 0: not on vacation */
	bool vacant;	/* the seat is open to other players */
	/* Said about the open season; READY_YES before the match begins: the invitation is answered. */
	enum ready_state ready;
	char format[16];     /* how the player wants reports made; "": as the club makes them */
	long long away_from; /* when the vacation begins; it may be long ago */
};
bool store_get_attendance(
	struct store *, long long match, int seat, struct attendance_row *, struct buf *why);
bool store_save_attendance(
	struct store *, long long match, int seat, const struct attendance_row *, struct buf *why);
struct former_player_row {
	long long id;
	int seat, season; /* season: the first one played without this player */
	int seasons, letters;
	char *name;
	bool public; /* they want to be named on pages that all can read */
};
void leaver_row_free(struct former_player_row *);
/* Gets the match's next former player after that id (0: the first). */
enum found store_next_leaver(struct store *, long long match, long long after,
	struct former_player_row *, struct buf *why);
/* Keeps who had the seat until now, with their attendance, before somebody else gets the seat. */
bool store_add_leaver(struct store *, long long match, int season, const struct seat *,
	const struct attendance_row *, struct buf *why);

/* ---- press: what players write to each other, and their diaries ---- */
struct press_row {
	long long id, match;
	int season, seat;	  /* the open season; who wrote the piece */
	unsigned whom;		  /* the seats it goes to, 1 << (seat - 1) each; 0: a diary */
	bool anonymous, later;	  /* later: it goes with the next report */
	long long received, sent; /* sent 0: not yet */
	unsigned char hash[STORE_HASH];
	char *text; /* 1 to 4000 bytes, lines as written: clean the text before showing it */
};
void press_row_free(struct press_row *);
/* Adds a piece of press and sets id. *added false: the match has a piece with that hash already. */
bool store_add_press(struct store *, struct press_row *, bool *added, struct buf *why);
/* Get the match's next piece after that id (0: the first). The second gets only pieces that go to
 * somebody and were not sent yet. */
enum found store_next_press(
	struct store *, long long match, long long after, struct press_row *, struct buf *why);
enum found store_next_waiting_press(
	struct store *, long long match, long long after, struct press_row *, struct buf *why);
/* Gets the newest piece that a seat was mailed in that season or a later one. */
enum found store_last_press_to(
	struct store *, long long match, int seat, int season, struct press_row *, struct buf *why);
bool store_mark_press(struct store *, long long id, long long sent, struct buf *why);
/* Counts what a seat wrote in a season, diaries as well. */
bool store_count_press(
	struct store *, long long match, int season, int seat, int *n, struct buf *why);

/* ---- votes: what players decide together ---- */
struct vote_row {
	long long match;
	int season;
	char motion[16]; /* a word */
	int whom;	 /* the seat that the motion names; 0: none */
	/* Of each seat: 0, it did not vote; 1, yes; -1, it took its yes back. */
	signed char vote[17];
};
/* Deletes the votes of a season on a motion. motion NULL: all votes of a seat. */
bool store_drop_votes(
	struct store *, long long match, int season, const char *motion, int seat, struct buf *why);
/* Gets the votes on the motion that the first four members of the ballot name. */
bool store_get_ballot(struct store *, struct vote_row *, struct buf *why);
/* Saves the vote of a seat, 1 or -1. */
bool store_save_vote(struct store *, const struct vote_row *, int seat, struct buf *why);

/* ---- the docket: what players dispute ---- */
enum dispute_state { DISPUTE_OPEN, DISPUTE_RULED, DISPUTE_WITHDRAWN };
struct dispute_row {
	long long match;
	int number;		 /* in its match, from 1 */
	int season, seat;	 /* whose report holds the fact; who disputes it */
	int fact, entry;	 /* number in that seat's report; in the journal; 0: left out */
	long long opened, ruled; /* ruled: when it was ruled or withdrawn; 0: it is open */
	enum dispute_state state;
	/* Clean these texts before showing them. text is the player's, ruling the referee's, each
	 * of at most 4000 bytes. clause "": none. */
	char *text, *clause, *ruling;
};
void dispute_row_free(struct dispute_row *);
/* Adds a dispute and sets number to the next one of its match. */
bool store_add_dispute(struct store *, struct dispute_row *, struct buf *why);
/* Get the dispute of a number, and the next one after a number (0: the first). */
enum found store_get_dispute(
	struct store *, long long match, int number, struct dispute_row *, struct buf *why);
/* Called when the seasons from that one on are taken back: their facts are void, and open disputes
 * about them are withdrawn. */
bool store_moot_disputes(
	struct store *, long long match, int season, long long now, struct buf *why);
enum found store_next_dispute(
	struct store *, long long match, int after, struct dispute_row *, struct buf *why);
/* Saves the state, ruled, clause and ruling of a dispute. */
bool store_save_dispute(struct store *, const struct dispute_row *, struct buf *why);

/* ---- the club's own numbers ---- */
/* Gives 0 where there is no such number. */
bool store_get_note(struct store *, const char *name, long long *value, struct buf *why);
bool store_save_note(struct store *, const char *name, long long value, struct buf *why);
/* Counts an action that is allowed `most` times in a period; the period is a number that rises (a
 * season, a day). *more false: the limit is reached, and nothing was counted. */
bool store_ration(
	struct store *, const char *name, long long period, int most, bool *more, struct buf *why);
/* Gets how often it was counted in that period. */
bool store_get_ration(
	struct store *, const char *name, long long period, int *used, struct buf *why);
/* The seq of the last letter of a seat whose mail commands changed something in that season; -1:
 * there was none. Letters proven by a token count apart from those proven by a key: a stolen token
 * must not shut out the key. */
bool store_get_command_seq(struct store *, long long match, int seat, bool token, int season,
	long long *seq, struct buf *why);
bool store_save_command_seq(struct store *, long long match, int seat, bool token, int season,
	long long seq, struct buf *why);
/* Called when a seat gets another player: deletes the numbers of the former one. */
bool store_forget_command_seqs(struct store *, long long match, int seat, struct buf *why);
/* What the referee has proposed. */
struct proposal_row {
	unsigned char hash[STORE_HASH];
	bool agreed;
};
enum found store_get_proposal(
	struct store *, long long match, struct proposal_row *, struct buf *why);
bool store_save_proposal(
	struct store *, long long match, const struct proposal_row *, struct buf *why);
bool store_drop_proposal(struct store *, long long match, struct buf *why);
/* How far a mailbox was read; zeros where it never was. */
bool store_get_cursor(
	struct store *, const char *mailbox, long long *validity, long long *uid, struct buf *why);
bool store_save_cursor(
	struct store *, const char *mailbox, long long validity, long long uid, struct buf *why);
struct address_row {
	int hard;      /* permanent bounces in a row */
	char *bad;     /* why no mail goes there any more; "": mail goes there */
	long long day; /* days since 1970 */
	int answers;   /* how many answers were sent there on that day */
};
void address_row_free(struct address_row *);
/* Finds an address, bare, in any case; gives zeros and "" where nothing is known of it. bad is kept
 * as one clean line of at most 200 columns. */
bool store_get_address(struct store *, const char *mail, struct address_row *, struct buf *why);
bool store_save_address(
	struct store *, const char *mail, const struct address_row *, struct buf *why);

/* ---- one match as a store of its own ---- */
/* Copies a match with all that belongs to it into another store, in which the caller has begun a
 * transaction. The match gets a new id there; its name must be free.
 *
 * Where all is false only public data goes along: the match without its secret and reason, its box,
 * the seats' names and keys, its witness's key, when each season was played and with which digest,
 * its records, and rulings, which show the fact and the player's text only once the match is over.
 * Addresses, standing lines, letters, reports, journals, images, mails, press, calendar and
 * attendance stay.
 *
 * What belongs to the club (notes, mailboxes, addresses, the log of unknown senders, its answers as
 * a witness) never goes along. */
bool store_copy_match(
	struct store *from, struct store *to, long long match, bool all, struct buf *why);
/* Returns false, with what is wrong with the file: by SQLite's own check, and rows that belong to
 * nothing. Reads the whole file; for files from elsewhere. */
bool store_check(struct store *, struct buf *why);
/* As store_check, by SQLite's quick check alone. */
bool store_is_whole(struct store *, struct buf *why);

#endif
