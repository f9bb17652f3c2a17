/* SPDX-License-Identifier: MIT
 * Makes the tables of a game from the rows that kit/rows.h numbers. Only the file with the game's
 * struct game includes this header; TABLES stands there for all tables. Whatever the rows name
 * must be declared before the include. */
#ifndef KIT_TABLES_H
#define KIT_TABLES_H
#include "core/game.h"

static const struct zone zones[] = {
#define ZONE(id, ...) [id] = { .name = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_ZONES] = { .name = 0 }
};

static const struct dial dials[] = {
#define DIAL(id, ...) [id] = { .name = __VA_ARGS__ },
#define CELLS(id, n, ...) [id] = { .cells = n, .name = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_DIALS] = { .name = 0 }
};

static const struct column columns[] = {
#define COLUMN(id, ...) [id] = { .name = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_COLUMNS] = { .name = 0 }
};

static const struct key keys[] = {
#define KEY(id, ...) [id] = { .name = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_KEYS] = { .name = 0 }
};

static const struct label labels[] = {
#define LABEL(id, ...) [id] = { .name = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_LABELS] = { .name = 0 }
};

static const struct fact facts[] = {
#define FACT(id, ...) [id] = { .name = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_FACTS] = { .name = 0 }
};

static const struct question questions[] = {
#define QUESTION(id, ...) [id] = { .name = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_QUESTIONS] = { .name = 0 }
};

static const struct form forms[] = {
#define FORM(id, ...) [id] = { .words = __VA_ARGS__ },
#include "kit/row.h"
	[END_OF_FORMS] = { .words = 0 }
};

static const char *const phases[] = { "",
#define PHASE(id, name) name,
#include "kit/row.h"
	0 };

static const char *const links_of_spaces[] = {
#define LINK(id, name) name,
#include "kit/row.h"
	0
};

static const char *const areas[] = { "map",
#define AREA(id, name) name,
#include "kit/row.h"
	0 };

#define TABLES                                                                                     \
	.zones = zones, .dials = dials, .columns = columns, .keys = keys, .labels = labels,        \
	.facts = facts, .questions = questions, .forms = forms, .phases = phases,                  \
	.links = links_of_spaces, .areas = areas

#endif
