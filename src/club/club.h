/* SPDX-License-Identifier: MIT
 * A club at work: its folder, settings and store, and what is read once for all its matches. */
#ifndef CLUB_CLUB_H
#define CLUB_CLUB_H
#include "base/apart.h"
#include "base/texts.h"
#include "base/time.h"
#include "club/settings.h"
#include "post/key.h"
#include "post/words.h"
#include "proof/edition.h"
#include "report/xml/style.h"
#include "store/store.h"

struct secret_key;

/* The process in which letters are tried, and what it knows: all editions and languages from those on. */
struct club_work {
	struct work_link apart;
	const struct edition *editions;
	const struct club_language *languages;
};
struct club {
	const char *folder;
	char *setting[SETTINGS];
	struct store *store;
	struct texts *texts;		 /* English: of mails, mail commands and faults of orders */
	struct club_language *languages; /* the others read so far */
	struct edition *editions;
	struct club_style *styles; /* those read so far */
	struct club_work trials;
	struct secret_key *key; /* the referee's; NULL: not read yet */
	int lock;
	void (*warn)(const char *line);	  /* shows a warning to the user; NULL: to nobody */
	struct signed_list signed_papers; /* of matches, whichever store they lie in */
	bool restoring;			  /* what was signed is signed again, see behind.h */
};

/* What most functions work in: a club, one of its matches, the time, and where the reason of a
 * failure goes. m is NULL where a function is about the whole club, or finds the match itself. */
struct context {
	struct club *club;
	const struct match *m;
	long long now;
	struct buf *why;
	/* Until when holds what context_since told; NULL where nobody asks. */
	long long *until;
};
/* Returns whether so many seconds have passed since a time. What a match waits for asks here. */
bool context_since(const struct context *, long long time, long long seconds);

enum club_state {
	CLUB_OPEN,
	CLUB_NONE,  /* the folder is no club, or its settings cannot be read */
	CLUB_UNSET, /* a setting is wrong */
	CLUB_UNREAD /* the store cannot be opened */
};
/* Opens a club, with a reason unless CLUB_OPEN. Call club_close in every case. */
enum club_state club_open(struct club *, const char *folder, struct buf *why);
void club_close(struct club *);
/* Shows the user a warning that is no reason to stop. */
__attribute__((format(printf, 2, 3))) void club_warn(const struct club *, const char *form, ...);
/* Returns FOLDER/name; the caller frees it. */
char *club_path(const char *folder, const char *name);
/* Returns the path of a file that settings name, as it is or in the club's folder; to be freed. */
char *club_file(const struct club *, const char *name);
/* Reads the password from the file that a setting names, into an empty buffer; of an empty setting
 * there is none, and the buffer stays empty. The caller wipes it by key_buf_wipe. Returns false with
 * a reason where the file is missing, or others may read it. */
bool club_password(const struct club *, enum setting, struct buf *password, struct buf *why);
/* Returns the key that signs what proves matches; NULL with a reason. */
const struct secret_key *club_key(struct club *, struct buf *why);
/* Returns the address for what the referee is told: the referee's own, or the club's. */
const char *club_referee(const struct club *);
/* Returns the club as the one whose mails are answered. */
struct mail_owner club_owner(
	const struct club *, bool (*reads)(struct span line, const void *with), const void *with);
/* Returns the host part of the club's address, for Message-IDs. */
const char *club_host(const struct club *);
/* Reads a file of templates: FOLDER/templates/NAME if the club has it, else the program's. A
 * style_load of a club. */
bool club_template(const void *club, const char *name, struct buf *, struct buf *why);
/* Returns whether there is such a file. */
bool club_has_template(const struct club *, const char *name);
/* Returns a stylesheet, read once; NULL with a reason. */
const struct style *club_style(struct club *, const char *name, struct buf *why);

/* Returns whether the data has a language, and all its texts are well; else with what to do. */
bool club_has_language(const struct club *, const char *language, struct buf *why);
/* Returns the texts of a language, read once; "", and what the data has not: English. A text that is
 * wrong is said in English, and the user is warned. A mail to a seat has those of seat_texts. */
const struct texts *club_texts(struct club *, const char *language);
/* Appends the text that form names in English, as texts_say. So is told what all are told in the same
 * words, and the referee. */
__attribute__((format(printf, 3, 4))) void club_say(
	const struct club *, struct buf *, const char *form, ...);
/* Appends what is wrong with a mail, a letter or a key. */
void club_say_problem(const struct texts *, struct buf *, const struct problem *);
/* Reads a key that the club stored, or was given in a file. */
bool club_read_key(const struct club *, struct public_key *, struct span text, struct buf *why);
/* As club_say, as a paragraph of 72 columns. */
__attribute__((format(printf, 3, 4))) void club_tell(
	const struct club *, struct buf *, const char *form, ...);

/* Returns a point of time as the clocks of a zone show it, which is named. For the people of a match
 * date_text is asked. */
struct short_text club_date(const struct texts *, const char *zone, long long seconds);

/* Adds a line to the club's log, that a season was played. The store is what counts, so a log that
 * cannot be written is no failure. */
void club_log(const struct club *, long long now, const char *match, int season);
/* Returns the edition that a match is played by; NULL with a reason, such as that this program
 * lacks that revision of the rules. */
struct edition *club_edition(const struct context *);
/* As club_edition, by the newest rules of the game. Letters are read by it, and seasons that it
 * played are told; match_journal refuses the others. */
struct edition *club_newest_edition(const struct context *);
/* Returns whether this program has the match's game but not the revision that it is played by. Such
 * a match can be read as it is stored, and goes on after `upgrade`. */
bool match_is_former(const struct match *);
/* Appends what to do about that, and why. */
void match_say_former(struct buf *, const struct match *);
/* Appends how its players ended a match, "the match ends, and it is a draw"; nothing where they did not. */
void match_say_ended(struct buf *, const struct texts *, const struct match *);

/* ---- matches ---- */
/* Appends where the pages of a match lie on the web, up to the slash behind its name; nothing where the settings name
 * no site. */
void match_site(struct buf *, const struct context *);
bool match_name_ok(struct span name);
/* Returns whether a letter's line `match` means the match, by its name or its gid. */
bool match_is_named(const struct match *, struct span name);
struct names match_names(const struct edition *, const struct match *);
/* Makes the input of a match's report, all but the seats' saw, seq, auth and players. */
struct report_input match_report(const struct edition *, const struct match *, struct table *);
/* Returns the table before the set-up, with options as a match has them; NULL with a reason. map "": the one for that
 * number of seats. */
struct table *match_new_table(
	const struct edition *, int seats, const char *map, struct span options, struct buf *why);
/* Returns the table after a season (-1: before the set-up), with the season's journal; NULL with a
 * reason. Where another revision of the rules played the season, the table is converted to be
 * played on, without a journal. */
struct table *match_table(const struct context *, const struct edition *, int season);
/* Appends the table after a season, without its journal, as table_write does, and gets the day on which it was played.
 * The bytes may be damaged, which match_read_image then finds. */
bool match_image(
	const struct context *, const struct edition *, int season, struct buf *image, int *day);
/* Returns the table of such bytes; NULL with a reason. */
struct table *match_read_image(
	const struct edition *, int seats, const char *map, struct span image, struct buf *why);
/* As match_table, always with the journal: NULL with a reason where another revision played it. */
struct table *match_journal(const struct context *, const struct edition *, int season);
/* Returns whether this edition's revision played a season, so that its journal can be read and the
 * season played again. */
bool match_can_tell(const struct context *, const struct edition *, int season);
/* Gets the revision that played a season, where this program lacks it; else 0. */
bool match_lacks(const struct context *, int season, int *revision);
/* Gets the revision that played a season. */
bool match_played_by(const struct context *, int season, int *revision);
/* Returns the newest rules of the match's game; NULL: this program has none. */
const struct game *match_game(const struct match *);
/* What the seats of a match have to do after a season. out: they are out of the match; none before
 * the set-up, or where the stored table is damaged. write: they have something to write for the
 * next season; all before the set-up. Whoever awaits, reminds or offers a seat, takes its vote or
 * refuses its letter, asks here. */
struct duties {
	seats out, write;
};
bool match_duties(const struct context *, int season, struct duties *);
/* As struct duties, for one seat as the match stands now. */
struct duty {
	bool out, writes;
};
bool match_duty(const struct context *, int seat, struct duty *);

#endif
