/* SPDX-License-Identifier: MIT */
#include "club/tried.h"
#include "report/report.h"

/* Makes the report as far as it shows how things stand. */
static bool write_report(
	const struct context *c, const struct edition *edition, int seat, struct buf *xml)
{
	struct table *t = match_table(c, edition, c->m->season - 1);
	struct report_input of;

	if (!t)
		return false;
	of = match_report(edition, c->m, t);
	report_xml(xml, &of, seat);
	table_free(t);
	return true;
}

/* The match as a seat's last report shows it. */
struct seen {
	struct edition *edition;
	struct table *t;
	struct report_head head;
	struct buf xml;
};

static void seen_close(struct seen *seen)
{
	if (seen->t) {
		table_free(seen->t);
		report_head_free(&seen->head);
	}
	buf_free(&seen->xml);
}

/* Returns false where the set-up was not played, or that cannot be told. */
static bool seen_open(struct seen *seen, const struct context *c, const struct seat *seat)
{
	*seen = (struct seen){ .xml = BUF_INIT };
	if (c->m->state == MATCH_OPEN && c->m->season)
		seen->edition = club_newest_edition(c);
	if (!seen->edition || !write_report(c, seen->edition, seat->seat, &seen->xml)) {
		seen_close(seen);
		return false;
	}
	seen->t =
		report_read(seen->edition->rules, span_of_buf(&seen->xml), 1, &seen->head, c->why);
	must(seen->t != NULL);
	buf_clear(&seen->head.standing);
	buf_str(&seen->head.standing, seat->standing);
	return true;
}

void tried_refusals(const struct context *c, const struct seat *seat, struct span orders, int n,
	struct buf refusal[])
{
	struct buf why = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };
	struct seen seen;

	if (seen_open(&seen, &in, seat)) {
		report_refusals(seen.t, &seen.head, seen.edition->phrases, orders, n, refusal);
		seen_close(&seen);
	}
	buf_free(&why);
}

bool tried_forecast(const struct context *c, const struct seat *seat, struct span orders, int times,
	struct buf *b)
{
	struct buf why = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };
	unsigned char seed[HASH];
	struct seen seen;
	bool seen_it = seen_open(&seen, &in, seat);

	if (seen_it) {
		hash_bytes(seed, seen.xml.s, seen.xml.n);
		report_forecast(
			seen.t, &seen.head, seen.edition->phrases, orders, times, false, seed, b);
		seen_close(&seen);
	}
	buf_free(&why);
	return seen_it;
}
