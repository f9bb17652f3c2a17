/* SPDX-License-Identifier: MIT */
#include "club/weighing.h"
#include "club/meant_letter.h"

#include <string.h>

static bool is_understood(const struct orders *o)
{
	return orders_unclear(o) < o->lines;
}

/* Gets the seq of the letter that is in, and whether something in it is understood. */
static bool look_at_standing(struct admission *j, bool *understood)
{
	struct edition *edition = club_newest_edition(j->c);
	struct letter_row best = { 0 };
	struct names reader;
	struct orders *o;
	enum found found;

	*understood = false;
	found = store_best_letter(j->c->club->store, j->c->m->id, j->c->m->season, j->seat.seat,
		INT64_MAX, &best, j->c->why);
	if (found != FOUND || !edition)
		return found == NOT_FOUND && edition;
	reader = match_names(edition, j->c->m);
	o = orders_read(best.text, strlen(best.text), &reader);
	*understood = is_understood(o);
	j->stands = best.seq;
	j->former_lines = o->lines;
	for (int i = 0; i < o->lines; i++)
		buf_fmt(&j->former, "%.*s\n", (int)o->line[i].text.n, o->line[i].text.s);
	orders_free(o);
	letter_row_free(&best);
	return true;
}

/* A letter in which nothing is understood takes nothing away, and answers no invitation; an answer in which
 * nothing is understood is none, as its writer is asked to write again. What it asks for is answered. */
static bool weigh_orders(
	struct admission *j, const struct incoming_mail *o, const struct program *p)
{
	const struct letter *l = &o->letter;
	bool understood;
	bool early = j->c->m->state == MATCH_SEATING;

	if (!look_at_standing(j, &understood))
		return false;
	if ((!p->letter->lines && !l->reply && !early) || is_understood(p->letter)
		|| o->reply.takes_out)
		return true;
	if (understood || l->reply || early)
		j->verdict = j->mailcmds.n ? V_ASKED : V_NOTHING;
	return true;
}

/* An answer without a seq of its own, from somebody who has not said that they are ready. */
static bool may_mean_more(const struct admission *j, const struct reply *r)
{
	return (j->verdict == V_TAKEN || j->verdict == V_NOTHING || j->verdict == V_ASKED)
		&& !j->again && !j->past && j->token && r->is && !r->numbered && !r->takes_out
		&& (j->c->m->state == MATCH_OPEN || j->c->m->state == MATCH_SEATING)
		&& !mailcmd_settles(&j->mailcmds);
}

/* A `cancel` that ends nothing is as good as refused. */
static int count_idle(const struct orders *o)
{
	int n = 0;

	for (int i = 0; i < o->lines; i++)
		n += o->line[i].what == L_CANCEL && o->line[i].went == REFUSED_LINE;
	return n;
}

/* Counts what the writer is asked about. Whoever says yes to a letter on offer has been told which of its lines will be
 * refused; what has come up since then is told, and not asked about. */
static int count_unclear(const struct admission *j, const struct reply *r, const struct orders *o)
{
	const int told = r->offered ? 0 : j->tried.refused + j->tried.partly;

	return orders_unclear(o) + told + mailcmd_tries(&j->mailcmds) + j->hides;
}

/* Makes a program of the letter, and tries the letter where it counts. A program says of some lines that they cannot be
 * played; they are tried as they were read. */
static bool read_and_try(struct admission *j, const struct incoming_mail *o,
	const struct names *reader, struct program **p)
{
	struct orders *letter = orders_read(j->orders.s, j->orders.n, reader);
	struct orders *read = orders_copy(letter);
	bool ok;

	*p = program_make(reader, j->c->m->season, j->seat.seat, span_of(j->seat.standing), letter);
	ok = weigh_orders(j, o, *p);
	if (ok && (j->verdict == V_TAKEN || j->verdict == V_NOTHING || j->verdict == V_ASKED))
		tried_make(&j->tried, j->c, &j->seat, span_of_buf(&j->orders),
			may_mean_more(j, &o->reply), read->lines, read);
	orders_free(read);
	return ok;
}

bool weighing_read(struct admission *j, const struct incoming_mail *o, struct program **p)
{
	struct edition *edition;
	struct names reader;
	struct rules rules;
	bool understood;

	if (j->verdict != V_TAKEN)
		return (j->c->m->state != MATCH_OPEN && j->c->m->state != MATCH_SEATING)
			|| look_at_standing(j, &understood);
	edition = club_newest_edition(j->c);
	if (!edition)
		return false;
	rules = rules_in(edition->rules, j->texts);
	reader = match_names(edition, j->c->m);
	reader.rules = &rules;
	if (!read_and_try(j, o, &reader, p))
		return false;
	j->tried.refused += count_idle((*p)->letter);
	j->hides = mailcmd_hides(&j->mailcmds, &reader);
	if (!mailcmd_settles(&j->mailcmds))
		j->unclear = count_unclear(j, &o->reply, (*p)->letter);
	return !may_mean_more(j, &o->reply) || meant_find(j, &reader, (*p)->letter);
}
