/* SPDX-License-Identifier: MIT
 * A box: the data one match is played with, as the processor wants it. src/box reads it from XML
 * and checks it; from then on nothing in it changes and every index below is in range. Everything
 * belongs to the box and goes with box_free. Names are lower case, words joined by hyphens; spaces
 * may be named "4,6". No two kinds, no two spaces of a map, and no kind and space share a name. */
#ifndef CORE_BOX_H
#define CORE_BOX_H
#include "core/game.h"

#include <stddef.h>

enum { BOX_MOST = 256 * 1024, BOX_KINDS = 1000, BOX_SPACES = 1000, BOX_HASH = 32 };

struct box_kind {
	char *name, *title; /* "gold-mines", "Gold Mines" */
	char *note;	    /* what it does, one line in our own words; "" where nothing is said */
	char mark[3];	    /* its sign on the text map, at most 2 characters; "" for none */
	int class;	    /* into classes */
	bool single;	    /* each copy is a piece of its own */
	int copies, home;   /* how many lie in which zone's common place at the start */
	int *num;	    /* one a column of the game */
};

/* A class (every kind has one) or a set (any number), and which kinds belong: bit by kind. */
struct box_set {
	char *name;
	unsigned char *has; /* [kinds + 1] */
};

struct box_space {
	char *name, *title;
	char mark[4];	 /* what is drawn first on the text map, at most 3 characters */
	int row, column; /* on the text map: line, and character within it; -1: not drawn */
	uint32_t areas;	 /* bit i: in areas[i] of the game; bit 0 always */
	int *num;
};

/* Of an index by name, which box_sort makes and the lookups search. */
struct box_name {
	const char *name; /* the kind's or the space's own */
	int i;
};

struct box_links { /* of one relation: those of space s are link[from[s]] to link[from[s + 1] - 1] */
	int *from;
	struct link *link;
};

struct box_map {
	char *name;
	int least, most; /* seats it serves when the match does not name a map */
	int spaces;
	struct box_space *space; /* [1 .. spaces] */
	struct box_name *sorted; /* [spaces] */
	struct box_links *links; /* one a relation of the game */
	struct {
		int n;
		thing *space;
	} area[32];
	char *legend; /* what the marks mean, one paragraph; "" for none */
	int cell;     /* characters a space takes on the text map */
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
	unsigned char hash[BOX_HASH]; /* BLAKE2b of the bytes it was read from */
	int columns, keys, relations; /* how many the game has */
	int kinds;
	struct box_kind *kind;	 /* [1 .. kinds] */
	struct box_name *sorted; /* [kinds] */
	int classes, sets;
	struct box_set *class, *set;
	int maps;
	struct box_map *map;
	struct box_key *key; /* [1 .. keys] */
};

void box_free(struct box *);
/* Makes ready for looking up names: call it once, when kinds and spaces are all there. */
void box_sort(struct box *);
/* The map for so many seats, or the one named (NULL: none is); NULL when there is no such map. */
const struct box_map *box_map(const struct box *, const char *name, int seats);
/* KINDS + i or SPACES + i by name; 0 when there is none. Case-blind. The name of a kind may be
 * shortened while it stays clear among those of a class or set (NULL: all); clear (may be NULL)
 * points to false when it fits several. */
thing box_kind(
	const struct box *, const char *s, size_t n, const struct box_set *among, bool *clear);
thing box_space(const struct box_map *, const char *s, size_t n);
/* A class or a set by name; NULL when there is none. */
const struct box_set *box_set(const struct box *, const char *s, size_t n);
/* The games this program plays, NULL at the end: src/games/games.c has them, or what stands for it. */
extern const struct game *const all_games[];
/* The same; by name, NULL when there is none. */
const struct game *const *games(void);
const struct game *game_named(const char *name);
/* The same with rules of that revision. */
const struct game *game_of(const char *name, int revision);

#endif
