/* SPDX-License-Identifier: MIT
 * The archive of a club: pages for a browser, without a server. What is always true: a page has
 * only what everybody may know; the same store makes the same bytes; a page is made of XML by a
 * stylesheet, archive-*.xsl; its key is a hash of all that goes into it. */
#ifndef ARCHIVE_PAGES_H
#define ARCHIVE_PAGES_H
#include "club/club.h"
#include "archive/site.h"
#include "base/tree.h"
#include "report/phrase/phrases.h"

enum {
	ARCHIVE_GAMES = 32,
	ARCHIVE_ID = 13
}; /* ARCHIVE_ID: the id of a player, with its terminator */

/* A player in a match. from, to: the range of that match's element in the text of all. */
struct player_match {
	char id[ARCHIVE_ID];
	size_t from, to;
};

struct archive {
	struct club *club;
	struct site *site;
	unsigned char basis[HASH]; /* hash of what all pages are made of: program and templates */
	const struct game *game[ARCHIVE_GAMES]; /* those with a page of rules */
	int games;
	int kept;      /* number of matches that could not be read */
	bool searched; /* the site has a search */
	bool desk;     /* the site has the desk */
	int seat;      /* the seat whose reports are shown; NOBODY: what everybody may know */
	struct player_match *appearance; /* of all players, by match */
	size_t appearances;
};

/* Make the pages, in this order; archive_begin goes before site_open. archive_matches: the match
 * named `only`, or all (NULL); appends what archive_rest needs. Return false with a reason. */
bool archive_begin(struct archive *, struct buf *why);
bool archive_search(struct archive *, struct buf *why);
bool archive_matches(struct archive *, const char *only, struct buf *matches, struct buf *why);
bool archive_rest(struct archive *, const struct secret_key *referee, const struct buf *matches,
	struct buf *why);

/* Makes the key of what is made of these inputs. way: tells kinds of files apart. */
void archive_key(
	const struct archive *, const char *way, struct span inputs, unsigned char key[HASH]);
/* Makes a page of the XML by a stylesheet, unless the site has it already. */
bool archive_page(struct archive *, const char *path, const char *stylesheet, struct span xml,
	struct buf *why);

/* ---- match_page.c ---- */
/* Makes all pages of a match that was started; appends its element for the club's page. */
bool archive_match(struct archive *, const struct match *, struct buf *of_club, struct buf *why);
/* Keeps the pages of a match that cannot be read. */
void archive_keep(struct archive *, const struct match *, struct buf *of_club);
/* Appends an attribute with what the game calls a season: word="month". */
void archive_word(struct buf *, const struct phrases *);
/* Appends an attribute such as due="2026-12-06T20:00Z", with a blank before it. */
void archive_time(struct buf *, const char *attribute, long long seconds);
/* The same, and NAME-local as people read it, in the match's zone, which it names. */
void archive_local_time(
	struct buf *, const struct context *, const char *attribute, long long seconds);

/* ---- docket_page.c ---- */
/* Makes the page of rulings in a match. *ruled false: there are none, and no page. */
bool archive_docket(struct archive *, const struct match *, const struct edition *, bool *ruled,
	struct buf *why);

/* ---- player_pages.c ---- */
/* Makes a page for each player of the matches, elements <match> as archive_match makes them. Frees
 * the list of appearances. */
bool archive_players(struct archive *, const struct buf *matches, struct buf *why);

/* ---- rules_page.c ---- */
/* Makes the page of the rules that a match is played by. */
bool archive_rules(struct archive *, const struct edition *, struct buf *why);

/* ---- season_page.c ---- */
/* Seasons played by a revision of the rules that this program lacks. */
struct former_seasons {
	int first, last, n, rules; /* n: their number; rules: the revision */
};

/* What the seasons of a match share. */
struct match_pages {
	struct archive *archive;
	struct context in; /* of no time */
	const struct edition *edition;
	bool drawn;		    /* the game has a stylesheet map-GAME.xsl */
	unsigned char sheets[HASH]; /* hash of that stylesheet and the game's phrases */
	struct buf layout;	    /* the <map> of its box, read when a season is made */
	struct tree *known;	    /* seasons.xml of the last run; NULL: none */
	const struct tree *next;    /* the first season in it that was not asked for yet */
	int season;		    /* of the XML below; -1: none */
	int reader;		    /* the seat whose report it is; NOBODY: everybody's */
	struct buf xml;		    /* what may be known of that season */
	struct buf letters, proof;  /* its letters and proofs, once the match is over */
	struct style_input *input;  /* of the season whose page was made last; NULL: none */
	int input_season;
	/* Seasons that cannot be told any more, not yet reported to the user: those that keep their
	 * pages, and those that have none. */
	struct former_seasons kept, bare;
};
bool match_pages_open(
	struct match_pages *, struct archive *, const struct match *, struct buf *why);
/* Takes seasons.xml of the last run, to know which seasons need not be made again. */
void match_pages_know(struct match_pages *, struct span seasons);
void match_pages_close(struct match_pages *);
/* Makes map, page and XML of a season; appends its element <season>. A season played by rules that
 * this program lacks keeps its pages. */
bool match_pages_season(struct match_pages *, int season, struct buf *seasons);
/* Reports on standard error, once, which seasons could not be told. */
void match_pages_say(const struct match_pages *);

#endif
