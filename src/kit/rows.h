/* SPDX-License-Identifier: MIT
 * Numbers the rows of a game's tables. The game's header defines ROWS_OF_GAME as the name of a
 * file with one line for each row of each table, and then includes this header:
 *
 *	ZONE(HAND_OF, "hand", HAND, "card")
 *	DIAL(GOLD, "gold", OF_SEAT, .start = 5)
 *	CELLS(ORDER, 6, "order", OF_TABLE)
 *	COLUMN(WORTH, "worth")
 *	KEY(LIMIT, "limit", 0, 3)
 *	LABEL(OPENER, "opener", "", true)
 *	FACT(PICKED, "picked", "seat:by kind:fruit", "turn 2")
 *	QUESTION(LOSE, "lose", "", "<fruit>+", "any", "turn 3")
 *	PHASE(PICKING, "picking")
 *	LINK(NEXT_TO, "next-to")
 *	AREA(LAND, "land")
 *	FORM(F_PICK, "pick <fruit>", "turn 2", 1 << PICKING, play_pick)
 *
 * The first argument is the name of the row's number. The members of the row's struct in
 * core/game.h follow; members left out are 0. CELLS is a dial with that many cells. The rows of a
 * table are numbered in the order of the file, from 1; zones and links from 0. Area 0 is MAP, all
 * spaces, and has no row. Journals hold these numbers, so a change of rows raises the game's
 * revision, see core/game.h. kit/tables.h makes the tables from the same lines. */
#ifndef KIT_ROWS_H
#define KIT_ROWS_H

enum zones_of_game {
#define ZONE(id, ...) id,
#include "kit/row.h"
	END_OF_ZONES
};

enum dials_of_game {
	BEFORE_DIALS,
#define DIAL(id, ...) id,
#define CELLS(id, n, ...) id, LAST_##id = id + (n)-1,
#include "kit/row.h"
	END_OF_DIALS
};

enum columns_of_game {
	BEFORE_COLUMNS,
#define COLUMN(id, ...) id,
#include "kit/row.h"
	END_OF_COLUMNS
};

enum keys_of_game {
	BEFORE_KEYS,
#define KEY(id, ...) id,
#include "kit/row.h"
	END_OF_KEYS
};

enum labels_of_game {
	BEFORE_LABELS,
#define LABEL(id, ...) id,
#include "kit/row.h"
	END_OF_LABELS
};

enum facts_of_game {
	BEFORE_FACTS,
#define FACT(id, ...) id,
#include "kit/row.h"
	END_OF_FACTS
};

enum questions_of_game {
	BEFORE_QUESTIONS,
#define QUESTION(id, ...) id,
#include "kit/row.h"
	END_OF_QUESTIONS
};

enum forms_of_game {
	BEFORE_FORMS,
#define FORM(id, ...) id,
#include "kit/row.h"
	END_OF_FORMS
};

enum phases_of_game {
	BEFORE_PHASES,
#define PHASE(id, name) id,
#include "kit/row.h"
	END_OF_PHASES
};

enum links_of_game {
#define LINK(id, name) id,
#include "kit/row.h"
	END_OF_LINKS
};

enum areas_of_game {
	MAP,
#define AREA(id, name) id,
#include "kit/row.h"
	END_OF_AREAS
};

#endif
