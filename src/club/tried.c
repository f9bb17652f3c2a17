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

static void try_lines(const struct edition *edition, const struct seat *seat, struct span xml,
	struct span orders, int n, struct buf refusal[])
{
	struct report_head head;
	struct buf why = BUF_INIT;
	struct table *t = report_read(edition->rules, xml, 1, &head, &why);

	must(t != NULL);
	buf_clear(&head.standing);
	buf_str(&head.standing, seat->standing);
	report_refusals(t, &head, edition->phrases, orders, n, refusal);
	table_free(t);
	report_head_free(&head);
}

void tried_refusals(const struct context *c, const struct seat *seat, struct span orders, int n,
	struct buf refusal[])
{
	struct buf why = BUF_INIT, xml = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };
	struct edition *edition =
		c->m->state == MATCH_OPEN && c->m->season ? club_newest_edition(&in) : NULL;

	if (edition && write_report(&in, edition, seat->seat, &xml))
		try_lines(edition, seat, span_of_buf(&xml), orders, n, refusal);
	buf_free(&xml);
	buf_free(&why);
}
