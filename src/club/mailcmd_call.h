/* SPDX-License-Identifier: MIT
 * What each mail command does: the functions of the table in mailcmd.c. */
#ifndef CLUB_MAILCMD_CALL_H
#define CLUB_MAILCMD_CALL_H
#include "club/mailcmd.h"

struct mailcmd_call {
	const struct context *c;
	const struct seat *seat; /* as it was when the letter came */
	const struct texts
		*texts; /* that it is answered by: the seat's, or English to the referee */
	struct buf *answer;
	const unsigned char *letter; /* as in the list */
	const unsigned char *order;  /* as in the list; NULL: the referee gives the command */
	bool unsealed;		     /* as in the list */
	int behind; /* as in the list: the report they speak of is as much older than the last */
	struct duty duty;    /* the seat's */
	int place;	     /* of the mail command in the list */
	const char *text;    /* NULL: it has none */
	bool endless;	     /* the text is the one without a line /end */
	bool done;	     /* the mail command at hand is done; else what is missing was said */
	bool over;	     /* a command above it has ended the match */
	struct seat renamed; /* the seat, once a command above it has changed its player's name */
	struct buf name;     /* that name */
};

enum { WORD_SHOWN = 40 }; /* columns of a wrong word that are repeated */

/* Does a mail command; `rest` follows its name. Returns false where the store fails. */
typedef bool mailcmd_do(struct mailcmd_call *, struct span rest);

/* Appends a text, as texts_say, as a paragraph of the answer. */
__attribute__((format(printf, 2, 3))) void mailcmd_say(
	struct mailcmd_call *, const char *form, ...);
/* Appends a finished paragraph. */
void mailcmd_say_made(struct mailcmd_call *, const struct buf *line);
/* As mailcmd_say, for a command that is not done. Returns true: other commands may be done. */
__attribute__((format(printf, 2, 3))) bool mailcmd_deny(
	struct mailcmd_call *, const char *form, ...);
/* Tells what lies beside a space of the map, by its name or title. Returns false where there is no such space. */
bool mailcmd_space(struct mailcmd_call *, const struct names *, struct span asked);
/* Counts what mails others. *more false: the seat has used up its number for the season. The count
 * is a note of the club. */
bool mailcmd_ration(struct mailcmd_call *, const char *what, int most, bool *more);
/* The matches that a command is done in, as they are named in its answer. */
struct mailcmd_match_list {
	struct buf names; /* all but the last one, parted */
	char last[25];
	struct buf
		but; /* a line for each match of the player or their address where it is not done */
};
/* Why it is not done there; the order in which the text vacation-but has them. */
enum mailcmd_problem { NO_OBSTACLE, OTHER_PROOF, NOT_BEGUN, NO_VACATIONS, TOO_LONG, OTHER_NAME };
struct mailcmd_limit {
	enum mailcmd_problem why;
	int days;	  /* of TOO_LONG: how long a vacation lasts there */
	const char *text; /* until when that is; of OTHER_NAME: the name; NULL: nothing */
};
void mailcmd_matches_add(struct mailcmd_match_list *, const char *name);
void mailcmd_matches_but(const struct mailcmd_call *, struct mailcmd_match_list *,
	const char *match, const struct mailcmd_limit *);
/* Adds each seat of the address that is somebody else's; away: of those the ones whose player is away. */
bool mailcmd_matches_others(const struct mailcmd_call *, struct mailcmd_match_list *, bool away);
/* Adds the matches of the player, as person_next has them, whose seats the letter proves as well, and a line for each
 * other one and of mailcmd_matches_others. */
bool mailcmd_matches_find(const struct mailcmd_call *, struct mailcmd_match_list *);
void mailcmd_matches_say(
	const struct mailcmd_call *, const struct mailcmd_match_list *, struct buf *);
void mailcmd_matches_free(struct mailcmd_match_list *);
/* Returns the season whose report had a number that is written without one: that in the mail which is answered, or the
 * last. */
int mailcmd_reported(const struct mailcmd_call *);
/* Called when a seat is no longer asked: decides what all others want already. */
bool mailcmd_recount(struct mailcmd_call *);
/* Called after a failed call with its reason. Returns true, with the player told, where the match
 * is at fault; false where the store is. */
bool mailcmd_forgives(struct mailcmd_call *);
/* Tells the player where the program lacks the rules that played a season, and sets *denied.
 * Returns false with a reason. */
bool mailcmd_former(struct mailcmd_call *, int season, bool *denied);

/* Returns whether what follows a command by which a seat changes hands can be done: a line that cannot is
 * answered at once, and nobody is asked for a yes to it. */
typedef bool mailcmd_can(const struct match *, struct span rest);
mailcmd_can mailcmd_can_key, mailcmd_can_address, mailcmd_can_hand_over;

/* ---- those that ask ---- */
/* Joining is no change that a later letter could undo, as a key has one anchor in a match. */
mailcmd_do mailcmd_join;
mailcmd_do mailcmd_report, mailcmd_explain, mailcmd_history, mailcmd_luck, mailcmd_rules,
	mailcmd_map, mailcmd_who, mailcmd_deadline, mailcmd_mine, mailcmd_games, mailcmd_seat,
	mailcmd_forecast;
/* ---- those about the docket; the first has a text ---- */
mailcmd_do mailcmd_dispute, mailcmd_withdraw, mailcmd_docket;
/* ---- those that change something ---- */
mailcmd_do mailcmd_vacation, mailcmd_ready, mailcmd_wait, mailcmd_vote, mailcmd_format,
	mailcmd_name, mailcmd_public, mailcmd_key, mailcmd_address, mailcmd_hand_over,
	mailcmd_take_over, mailcmd_stop;
/* ---- those with a text ---- */
mailcmd_do mailcmd_press, mailcmd_diary;

#endif
