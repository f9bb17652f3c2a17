/* SPDX-License-Identifier: MIT
 * What policies and the ifs of orders may test. */
#include "games/dragonlords/dragonlords.h"
#include "kit/field.h"

FIELD_OF_TABLE(gold, dial(t, seat, GOLD))
FIELD_OF_TABLE(kingdoms, lords_kingdoms(t, seat))

enum { FIELD_GOLD = 1, FIELD_KINGDOMS };

const struct field lords_fields[] = {
	[FIELD_GOLD] = { "gold", gold, 0 },
	[FIELD_KINGDOMS] = { "kingdoms", kingdoms, 0 },
	{ 0 },
};
