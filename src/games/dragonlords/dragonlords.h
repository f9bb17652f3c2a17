/* SPDX-License-Identifier: MIT
 * What the rules and tables of Quest for the DragonLords share.
 *
 * What is always true: a round is a season. A land's dial `holder` is its owner; with none it is
 * neutral while unknown units, which nobody owns, stand there, else vacant. Units stand on land, lie
 * aboard (their dial `ship` names the ship), or in a party of a Wasteland; besiegers stand in the
 * camp before their kingdom. A ship at sea lies on its zone, one that is docked in its owner's docks.
 * A hero's mark and a treasure that is carried lie on their unit, which is then a stack of one.
 * Between two turns nobody's land is without units, and nobody is dead but those who are out. */
#ifndef GAMES_DRAGONLORDS_H
#define GAMES_DRAGONLORDS_H
#include "core/game.h"
#include "games/dragonlords/rows.h"
extern const struct game dragonlords;

/* ---- land.c: the map ---- */
/* The seat's kind of a type of unit; NONE where its civilization has none. */
thing lords_kind(const struct table *, int seat, int type);
thing lords_stranger(const struct table *);		   /* the kind of unknown units */
int lords_units(const struct table *, int seat, thing at); /* casters, too; NOBODY: unknown ones */
bool lords_vacant(const struct table *, thing land);
int lords_kingdoms(const struct table *, int seat); /* that it owns */

/* ---- setup.c ---- */
void lords_setup(struct table *);
void lords_fill_garrison(
	const struct table *, int seat, const struct order *, int hole, struct choice *);

/* ---- check.c ---- */
const char *lords_audit(const struct table *);
const char *lords_unplayable(const struct table *);
enum detail lords_sees(const struct table *, int seat, thing place);

extern const struct fact lords_facts[];
extern const struct field lords_fields[];
extern const struct question lords_questions[];
extern const struct form lords_forms[];

#endif
