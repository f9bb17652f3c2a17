/* SPDX-License-Identifier: MIT
 * What each side of a fact could see before the season, of the places and seats that the fact
 * names.
 *
 * What is always true: of a side only that is told which core/view.h let it see then; a player is
 * told only of their own side. */
#include "core/view.h"
#include "report/explain/explain_in.h"
#include "report/phrase/view_pieces.h"

/* A side's view while it is written. */
struct side {
	struct page *p;		     /* of the side */
	struct phrase_context voice; /* on the table before the season, for the reader */
	const struct table *t;
	int seat;
};

/* ---- the sides ---- */

/* Returns the seats among the args that the reader may read. */
static seats find_parties(const struct event *told)
{
	const struct fact_entry *fact = &told->fact;
	seats parties = 0;

	for (int i = 0; i < told->args; i++)
		if (fact->args->arg[i].type == T_SEAT && fact->value[i])
			parties |= ONLY(fact->value[i]);
	return parties;
}

/* Returns the fact with two sides that is nearest among the subject and its causes, as losses
 * follow from a battle. NULL: none. */
static const struct event *find_meeting(const struct explain_subject *s)
{
	for (int i = 0; i < s->n; i++) {
		seats parties = find_parties(s->told[i]);

		if (parties & (parties - 1))
			return s->told[i];
	}
	return NULL;
}

/* ---- places ---- */

static void say_place(struct side *side, thing at, struct buf *pieces)
{
	struct phrase_arg f = { .type = at < PLACES ? T_SPACE : T_PLACE, .value = at };
	struct buf place = BUF_INIT;

	say_value(&place, &side->voice, &f);
	/* Names of spaces are written as in orders. */
	if (at >= PLACES)
		say_capital(&place, 0);
	say_below(
		side->p->b, &side->voice, SAY_EXPLAIN_THERE, AS_TEXT(place.s), AS_TEXT(pieces->s));
	buf_free(&place);
}

/* Appends what the side saw there, for whatever reader. */
static void add_pieces(struct side *side, thing at, struct buf *b)
{
	const struct phrase_context seen = { side->voice.phrases, side->t, side->seat };
	struct view_pieces items = view_pieces_find(&seen, at);

	for (int i = 0; i < items.n; i++)
		view_pieces_add(b, &side->voice, &items.item[i], items.item[i].n);
	view_pieces_free(&items);
}

/* Dials that do not differ from their start are left out. */
static void add_dials(struct side *side, thing of, enum of sort, struct buf *b)
{
	const struct phrase_context *v = &side->voice;

	for (const int *d = side->t->rules->dials_of[sort]; *d; d++)
		if (view_dial_off_start(side->t, side->seat, of, *d)
			&& !say_is_silent(v, "dial", dial_row(side->t, *d)->name))
			say_dial_of(b, v, of, *d);
}

static void write_space(struct side *side, thing at)
{
	enum detail detail = view_place(side->t, side->seat, at);
	struct buf pieces = BUF_INIT;

	if (detail == EXACTLY)
		add_pieces(side, at, &pieces);
	else if (detail == NUMBER)
		say(&pieces, &side->voice, SAY_EXPLAIN_NUMBER, AS_INT(page_total(side->t, at)));
	else
		say_plain(&pieces, &side->voice, SAY_EXPLAIN_UNSEEN);
	add_dials(side, at, OF_SPACE, &pieces);
	if (!pieces.n)
		say_plain(&pieces, &side->voice, SAY_NOTHING);
	say_place(side, at, &pieces);
	buf_free(&pieces);
}

static void write_zone(struct side *side, thing at)
{
	enum detail detail = view_place(side->t, side->seat, at);
	struct buf pieces = BUF_INIT;

	if (detail == EXACTLY)
		add_pieces(side, at, &pieces);
	else if (detail == NUMBER && page_total(side->t, at))
		say(&pieces, &side->voice, SAY_EXPLAIN_NUMBER, AS_INT(page_total(side->t, at)));
	if (pieces.n)
		say_place(side, at, &pieces);
	buf_free(&pieces);
}

static void write_seat(struct side *side, int seat)
{
	struct buf dials = BUF_INIT;

	add_dials(side, seat, OF_SEAT, &dials);
	if (dials.n)
		say_below(side->p->b, &side->voice, SAY_EXPLAIN_SEAT, AS_SEAT(seat),
			AS_TEXT(dials.s));
	for (int z = 1; z < side->t->rules->zones; z++)
		if (!say_is_silent(&side->voice, "zone", side->t->game->zones[z].name))
			write_zone(side, IN(z, seat));
	buf_free(&dials);
}

/* ---- a side ---- */

static void write_view(struct side *side, const struct event *fact)
{
	write_heading_of(side->p, SAY_EXPLAIN_SAW, side->seat);
	for (int i = 0; i < fact->args; i++) {
		int type = fact->fact.args->arg[i].type, value = fact->fact.value[i];

		if ((type == T_SPACE || type == T_AREA) && value)
			write_space(side, value);
	}
	for (int s = 1; s <= side->t->seats; s++)
		if (find_parties(fact) & ONLY(s))
			write_seat(side, s);
}

static void write_side(
	struct page *p, const struct explain_input *of, const struct event *fact, int seat)
{
	struct side side = { p, p->voice, of->before, seat };

	side.voice.table = of->before;
	write_view(&side, fact);
}

/* Writes a side for the referee, with its order and answers. The side may have been told more args
 * than everybody, so the fact is looked up in the side's own event log. */
static void write_other(struct page *all, const struct explain_input *of, const struct event *fact,
	const struct event *asked, int seat)
{
	struct page p = page_plain(all->b, of->report, seat);
	struct explain_subject s = { 0 };

	p.voice.reader = NOBODY;
	write_side(&p, of, fact, seat);
	for (int i = 0; i < p.log.facts && !s.n; i++)
		if (p.log.fact[i].e.fact == asked->e.fact)
			s = subject_fact(&p, i + 1);
	if (s.n && own_line(&p, &s.told[0]->e))
		write_order(&p, s.told[0]);
	write_tests(&p, &s);
	write_asked(&p, &s);
	page_close(&p);
}

void write_sides(struct page *p, const struct explain_input *of, const struct explain_subject *s)
{
	const struct event *meeting = of->before ? find_meeting(s) : NULL;
	seats parties = meeting ? find_parties(meeting) : 0;

	if (p->seat && parties & ONLY(p->seat)) {
		write_side(p, of, meeting, p->seat);
		return;
	}
	if (p->seat || !meeting)
		return;
	write_heading(p, SAY_EXPLAIN_SIDES);
	for (int seat = 1; seat <= p->t->seats; seat++)
		if (parties & ONLY(seat))
			write_other(p, of, meeting, s->told[0], seat);
}
