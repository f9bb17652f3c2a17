/* SPDX-License-Identifier: MIT
 * The archive of a club: pages that a visitor reads with nothing but a browser. What is always true:
 * nothing stands in it that not everybody may know; the same store makes the same bytes; a page is
 * made of XML by a stylesheet, archive-*.xsl, and its key is a hash of all that goes into that. */
#ifndef ARCHIVE_PAGES_H
#define ARCHIVE_PAGES_H
#include "club/club.h"
#include "archive/site.h"
#include "base/tree.h"

enum { ARCHIVE_GAMES = 32, ARCHIVE_ID = 13 }; /* ARCHIVE_ID: of a player, with its end */

/* A player in a match; from, to: where that match's element stands among those of all. */
struct player_match {
	char id[ARCHIVE_ID];
	size_t from, to;
};

struct archive {
	struct club *club;
	struct site *site;
	unsigned char basis[HASH]; /* of what all pages are made of: program and templates */
	const struct game *game[ARCHIVE_GAMES]; /* those whose rules are there */
	int games;
	int kept;      /* matches that could not be read */
	bool searched; /* lunr is in the site */
	int seat;      /* what it was sent instead of what all may know; NOBODY: that */
	struct player_match *appearance; /* of all players, by match */
	size_t appearances;
};

/* The pages are made in this order. archive_begin, before the site is open: from what. archive_search: what
 * searches the pages, where there is one. archive_matches: those of one match, by its name, or NULL, of all;
 * appends what archive_rest needs. False with a reason. */
bool archive_begin(struct archive *, struct buf *why);
bool archive_search(struct archive *, struct buf *why);
bool archive_matches(struct archive *, const char *only, struct buf *matches, struct buf *why);
bool archive_rest(struct archive *, const struct secret_key *referee, const struct buf *matches,
	struct buf *why);

/* The key of what is made of these inputs in that way. */
void archive_key(
	const struct archive *, const char *way, struct span inputs, unsigned char key[HASH]);
/* The page of that path, made of the XML by a stylesheet, unless it is there already. */
bool archive_page(struct archive *, const char *path, const char *stylesheet, struct span xml,
	struct buf *why);

/* ---- archive_match.c ---- */
/* All pages of a match that was started; appends to the club's page what it says of it. */
bool archive_match(struct archive *, const struct match *, struct buf *of_club, struct buf *why);
/* The pages that a match has stay as they are: it cannot be read. */
void archive_keep(struct archive *, const struct match *, struct buf *of_club);
/* " attribute="2026-12-06T20:00Z"" */
void archive_time(struct buf *, const char *attribute, long long seconds);

/* ---- archive_docket.c ---- */
/* What was ruled in a match; no page where nothing was, and *ruled false. */
bool archive_docket(struct archive *, const struct match *, const struct edition *, bool *ruled,
	struct buf *why);

/* ---- archive_players.c ---- */
/* A page for each player who appears in the matches, elements <match> as archive_match makes them. The list
 * of who appears is of no more use afterwards. */
bool archive_players(struct archive *, const struct buf *matches, struct buf *why);

/* ---- archive_rules.c ---- */
/* The page of the rules that a match is played by. */
bool archive_rules(struct archive *, const struct edition *, struct buf *why);

/* ---- archive_season.c ---- */
/* Seasons that a revision of the rules played which the program does not have. */
struct former_seasons {
	int first, last, n, rules; /* n: how many from first to last */
};

/* What the seasons of one match have in common. */
struct match_pages {
	struct archive *archive;
	const struct match *match;
	const struct edition *edition;
	bool drawn;		    /* its game has a stylesheet map-GAME.xsl, */
	unsigned char sheets[HASH]; /* tells it and the game's words from others */
	struct buf layout;	    /* the <map> of its box, once a season is made */
	struct tree *known;	    /* seasons.xml of the last time, NULL: none, */
	const struct tree *next;    /* and those of its seasons that are left */
	int season;		    /* of the XML below; -1: none */
	int reader;		    /* a seat, where it is what that was sent; NOBODY */
	struct buf xml;		    /* what may be known of that season */
	struct buf letters, proof;  /* of the same, once the match is over */
	struct style_input *input;  /* of a season whose page was made last; NULL: none */
	int input_season;
	/* Of those that cannot be told any more, and of which nobody has read so yet: those that
	 * keep the pages they have, and those that have none. */
	struct former_seasons kept, bare;
};
bool match_pages_open(
	struct match_pages *, struct archive *, const struct match *, struct buf *why);
/* What seasons.xml says of the seasons that need not be made again. */
void match_pages_know(struct match_pages *, struct span seasons);
void match_pages_close(struct match_pages *);
/* Map, page and XML of a season that was played; appends its element <season>. One that another revision
 * of the rules played keeps what it has. */
bool match_pages_season(struct match_pages *, int season, struct buf *seasons, struct buf *why);
/* Says on standard error, once, which seasons could not be told. */
void match_pages_say(const struct match_pages *);

#endif
