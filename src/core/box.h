/* SPDX-License-Identifier: MIT
 * A box: the data that one match is played with. src/box reads it from XML and checks it; from then
 * on nothing in a box changes, and every index in it is in range. All memory belongs to the box and
 * is freed by box_free. Names are lower case, their words joined by hyphens; spaces may be named
 * "4,6". No two kinds share a name, nor two spaces of a map, nor a kind and a space. */
#ifndef CORE_BOX_H
#define CORE_BOX_H
#include "core/game.h"

#include <stddef.h>

enum { BOX_MOST = 256 * 1024, BOX_KINDS = 1000, BOX_SPACES = 1000, BOX_HASH = 32 };

struct box_kind {
	char *name, *title; /* "gold-mines", "Gold Mines" */
	char *note;	    /* what the kind does, one line in our own words; "" for none */
	char mark[3];	    /* its sign on the text map, at most 2 characters; "" for none */
	int class;	    /* into classes */
	bool single;	    /* each copy is a piece of its own */
	int copies, home;   /* how many lie at the start in the common place of which zone */
	int *num;	    /* one a column of the game */
};

/* A class (every kind has one) or a set (a kind may be in any number of them). has: whether each
 * kind belongs. */
struct box_set {
	char *name;
	unsigned char *has; /* [kinds + 1] */
};

struct box_space {
	char *name, *title;
	char mark[4];	 /* what is drawn first on the text map, at most 3 characters */
	int row, column; /* where on the text map: line, and character in it; -1: not drawn */
	uint32_t areas;	 /* bit i: in area i of the game; bit 0 is always set */
	int *num;
};

/* An index by name; box_sort makes it, the lookups search it. The names are the kinds' or spaces' own, or their titles
 * as letters write them, "gold-2" of "Gold 2 (g2)", which belong to the index. */
struct box_name {
	char *name;
	int i;
};
struct box_index {
	int n;
	struct box_name *sorted;
};

/* the links of one relation: those of space s are link[from[s]] to link[from[s + 1] - 1] */
struct box_links {
	int *from;
	struct link *link;
};

struct box_map {
	char *name;
	int least, most; /* numbers of seats for which this map is the default */
	int spaces;
	struct box_space *space; /* [1 .. spaces] */
	struct box_name *sorted; /* [spaces] */
	struct box_index titles;
	struct box_links *links; /* one a relation of the game */
	struct {
		int n;
		thing *space; /* [n], and NONE */
	} area[32];
	char *legend; /* what the marks mean, one paragraph; "" for none; see report/text/map_key.c */
	int cell;     /* characters that a space takes on the text map */
};

struct box_key {
	int value;
	bool option;	 /* the match may set it */
	int least, most; /* of an option */
	char *note;
};

struct box {
	const struct game *game;
	char *title, *edition;
	unsigned char hash[BOX_HASH]; /* BLAKE2b of the bytes that the box was read from */
	int columns, keys, relations; /* how many the game has */
	int kinds;
	struct box_kind *kind;	 /* [1 .. kinds] */
	struct box_name *sorted; /* [kinds] */
	struct box_index titles;
	int classes, sets;
	struct box_set *class, *set;
	int maps;
	struct box_map *map;
	struct box_key *key; /* [1 .. keys] */
};

void box_free(struct box *);
/* Sorts the names for the lookups below. Call it once, when all kinds and spaces are there. */
void box_sort(struct box *);
/* Returns the map of that name, or for that number of seats where name is NULL; NULL when there is
 * none. */
const struct box_map *box_map(const struct box *, const char *name, int seats);
/* Return KINDS + i or SPACES + i by name, in any case; 0 when there is none. The name of a kind may
 * be shortened as long as it is clear among the kinds of a class or set (NULL: all kinds). *clear
 * (clear may be NULL) becomes false when the name fits several. A kind and a space also go by their title, where
 * no other has it, in one word with hyphens and without what is in brackets: "gold-2". A space also goes by its sign on
 * the text map, where the sign has more than one character and no other space has it. */
thing box_kind(
	const struct box *, const char *s, size_t n, const struct box_set *among, bool *clear);
/* Returns whether that is the name of a kind, whole; a blank is a hyphen. */
bool box_names_kind(const struct box *, const char *s, size_t n);
thing box_space(const struct box_map *, const char *s, size_t n);
/* Returns the space that has such a sign of its own on the text map. */
thing box_space_marked(const struct box_map *, const char *s, size_t n);
/* Returns a class or a set by name; NULL when there is none. */
const struct box_set *box_set(const struct box *, const char *s, size_t n);
/* The games of this program, NULL at the end. src/games/games.c defines them; tests may have their
 * own. */
extern const struct game *const all_games[];
/* games returns all_games; game_named a game by name, NULL when there is none. */
const struct game *const *games(void);
const struct game *game_named(const char *name);
/* Returns a game by name, if its rules are of that revision; else NULL. */
const struct game *game_of(const char *name, int revision);

#endif
