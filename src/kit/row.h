/* SPDX-License-Identifier: MIT
 * One pass over the rows of a game, for kit/rows.h, kit/tables.h and kit/field.h. Only the table whose macro is
 * defined takes its rows; all others expand to nothing. */
#ifndef ZONE
#define ZONE(...)
#endif
#ifndef DIAL
#define DIAL(...)
#define CELLS(...)
#endif
#ifndef COLUMN
#define COLUMN(...)
#endif
#ifndef KEY
#define KEY(...)
#endif
#ifndef LABEL
#define LABEL(...)
#endif
#ifndef FACT
#define FACT(...)
#endif
#ifndef QUESTION
#define QUESTION(...)
#endif
#ifndef FORM
#define FORM(...)
#endif
#ifndef PHASE
#define PHASE(...)
#endif
#ifndef LINK
#define LINK(...)
#endif
#ifndef AREA
#define AREA(...)
#endif
#ifndef FIELD
#define FIELD(...)
#define FIELD_OF_SEAT(...)
#define FIELD_OF_ARG(...)
#endif

#include ROWS_OF_GAME

#undef ZONE
#undef DIAL
#undef CELLS
#undef COLUMN
#undef KEY
#undef LABEL
#undef FACT
#undef QUESTION
#undef FORM
#undef PHASE
#undef LINK
#undef AREA
#undef FIELD
#undef FIELD_OF_SEAT
#undef FIELD_OF_ARG
