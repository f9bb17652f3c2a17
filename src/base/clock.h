/* SPDX-License-Identifier: MIT
 * Times as the clocks of a time zone show them, and dates as people write them. A zone is a name of
 * the system's time zone data, "Europe/London" or "UTC"; instants are UTC seconds since 1970.
 *
 * What is always true: nothing depends on the machine's own zone, and the present time is given. A
 * zone that this machine does not know is taken for UTC. Every text may be hostile. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H
#include "base/text.h"

enum { ZONE_BYTES = 48 };

/* Reads the name of a zone, which this machine must know. Returns false with what is wrong, which
 * goes on the sentence "'word' ". */
bool clock_zone_read(char zone[ZONE_BYTES], struct span word, const char **wrong);

/* Returns the seconds since 1970 that a clock there shows at an instant: its days are local ones. */
long long clock_local(const char *zone, long long instant);

/* Gets the instants at which a clock there shows that many seconds since 1970, and returns how many
 * there are: 2 where clocks go back; 0 where they go forward, and then instant[0] is the first one
 * after the gap. instant[1] is instant[0] where there are not two. */
int clock_instants(const char *zone, long long local, long long instant[2]);

/* Appends "Sunday 6 December 2026, 20:00 Europe/London"; where that comes twice, also in UTC. */
void clock_print(struct buf *, const char *zone, long long instant);

/* Returns the days of the week that a word stands for, as bits, Sunday the first: "sun", "Sunday", "Sonntag".
 * Three letters are enough; 0: none. */
unsigned clock_weekday(struct span word);
/* Reads "20:00" or "9:30" as minutes. */
bool clock_minute(struct span word, int *minute);

/* ---- what people write ---- */

struct clock_query {
	const char *zone; /* where the text names none */
	int minute;	  /* of a day that has no hour */
	long long now;
};
enum clock_fault {
	CLOCK_READ,
	CLOCK_NO_TIME, /* the text cannot be read; the rest of the answer says nothing */
	CLOCK_PAST,    /* it is not after now */
	CLOCK_GAP,     /* the hour is left out there; instant[0] is the first one after it */
	CLOCK_TWICE    /* the hour comes twice there: at instant[0] and instant[1] */
};
struct clock_result {
	enum clock_fault fault;
	long long instant[2];
	char zone[ZONE_BYTES]; /* whose clock was read */
};
/* Reads an instant to come: a day, then an hour or none, then a zone or none. A day is 2026-12-06,
 * today, tomorrow, a day of the week, "in 3 days" or "in 2 weeks"; "in 36 hours" is that long from
 * now. A day may also be written as mails of the club write it in any language, "Sunday 6 December 2026, 20:00
 * Europe/London", or a part of that, "6 December": its words are in tables of clock.c; or as "6.12.2026" or "6.12.". A day of the week, and of a year
 * that is not given, is the next one whose hour has not passed. Whatever time_read takes with a
 * Z at its end, or as a number, is UTC. */
struct clock_result clock_read(struct span text, const struct clock_query *);
/* Appends what is wrong, where something is, and what to write instead, as a sentence. */
void clock_say_fault(struct buf *, struct span text, const struct clock_result *);

#endif
