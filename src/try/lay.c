/* SPDX-License-Identifier: MIT
 * Lays the table as a case wants it: sets dials, and takes pieces from their homes. The lines are
 * carried out sort by sort, so their order means nothing: a deck is sorted after hands were dealt
 * from it, and what is left over goes last. */
#include "try/case.h"

#include <stdlib.h>
#include <strings.h>

enum { MOST_MADE = 10000, MOST_LINES = 1000 };

struct lay_line {
	const struct script_line *line;
	struct case_target target;
	struct piece_patterns items;
	int layer;
};

struct lay {
	struct case_context *stage;
	const struct script_block *const *layer;
	struct table *t;
	int n;
	struct lay_line *line;
	/* Single pieces that a line named to lie on top of their home, in no order. */
	int kept;
	thing *keep;
	int *said; /* two for each place: the number of the line that names the place, from 1 */
};

/* ---- reading ---- */

static void set_dial(struct table *t, thing bearer, int d, int value)
{
	if (dial(t, bearer, d) != value)
		set(t, bearer, 0, d, value);
}

static bool may_be(const struct case_context *g, int d, int value, struct buf *why)
{
	const struct dial *row = dial_row(g->table, d);

	if (value >= row->least && (!row->most || value <= row->most))
		return true;
	buf_fmt(why, "dial '%s' cannot be ", row->name);
	dial_value_print(why, g, d, value);
	return false;
}

static bool read_dial(
	struct case_context *g, const struct case_target *to, struct span behind, struct buf *why)
{
	struct span word;
	int value;

	if (!word_next(&behind, &word)) {
		buf_str(why, "the value is missing");
		return false;
	}
	if (!dial_value_read(g, to->dial, word, &value, why))
		return false;
	if (span_trim(behind).n) {
		buf_fmt(why, "'%.*s' is one word too many", (int)behind.n, behind.s);
		return false;
	}
	if (!may_be(g, to->dial, value, why))
		return false;
	set_dial(g->table, to->bearer, to->dial, value);
	return true;
}

static bool read_line(struct lay *l, const struct script_line *line, int layer, struct buf *why)
{
	struct span before, behind;
	struct lay_line *to;

	if (force_line(line->text))
		return force_read(l->stage, line, why);
	if (!colon_cut(line->text, &before, &behind)) {
		buf_str(why, "the colon is missing: a line is written 'PLACE: PIECES'");
		return false;
	}
	to = &l->line[l->n];
	to->line = line;
	to->layer = layer;
	if (!target_read(l->stage, &to->target, before, why))
		return false;
	if (to->target.what == ON_DIAL)
		return read_dial(l->stage, &to->target, behind, why);
	l->n++;
	return piece_patterns_read(l->stage, &to->items, behind, why)
		&& piece_patterns_named(&to->items, why);
}

/* Returns whether the twin sets the same chance in another way. */
static bool forced_otherwise(const struct lay *l, const struct script_line *line)
{
	const struct script_block *twin = l->layer[OF_TWIN];
	struct span before, other, behind;

	colon_cut(line->text, &before, &behind);
	for (int i = twin ? twin->from : 0; twin && i < twin->to; i++) {
		colon_cut(l->stage->script->line[i].text, &other, &behind);
		if (other.n == before.n && !strncasecmp(other.s, before.s, before.n))
			return true;
	}
	return false;
}

static bool read_block(struct lay *l, int layer, struct buf *why)
{
	const struct script *s = l->stage->script;
	const struct script_block *b = l->layer[layer];

	for (int i = b ? b->from : 0; b && i < b->to; i++) {
		struct buf reason = BUF_INIT;
		bool ok = (layer < OF_TWIN && force_line(s->line[i].text)
				  && forced_otherwise(l, &s->line[i]))
			|| read_line(l, &s->line[i], layer, &reason);

		if (!ok)
			script_fault(s, s->line[i].number, why, "%s", reason.s);
		buf_free(&reason);
		if (!ok)
			return false;
	}
	return true;
}

/* ---- which line says what a place holds ---- */

/* Returns where the line that names a place is kept, 0 for no line; top: the line that says what
 * lies on top there. */
static int *slot(const struct lay *l, thing place, bool top)
{
	int i = place >= PLACES ? BOX_SPACES + 1 + place - PLACES : place - SPACES;

	return &l->said[2 * i + top];
}

static const struct lay_line *named_by(const struct lay *l, thing place, bool top)
{
	int i = *slot(l, place, top);

	return i ? &l->line[i - 1] : NULL;
}

/* Gives a line its places, except those that a later layer names. */
static bool claim(struct lay *l, int i, struct buf *why)
{
	struct lay_line *line = &l->line[i];
	struct case_target *to = &line->target;
	int n = 0;

	for (int p = 0; p < to->n; p++) {
		const struct lay_line *other = named_by(l, to->place[p], to->top);

		if (other && other->layer == line->layer)
			return script_fault(l->stage->script, line->line->number, why,
				"line %d already says what lies there", other->line->number);
		if (other)
			continue;
		*slot(l, to->place[p], to->top) = i + 1;
		to->place[n++] = to->place[p];
	}
	to->n = n;
	return true;
}

/* Gives an area the spaces in it that no line named. */
static void spread_area(struct lay *l, int i)
{
	struct case_target *to = &l->line[i].target;

	for (thing at, k = 0; (at = space(l->t, to->area, k)); k++)
		if (!*slot(l, at, false)) {
			*slot(l, at, false) = i + 1;
			to->place[to->n++] = at;
		}
}

static bool claim_all(struct lay *l, struct buf *why)
{
	for (int layer = LAYERS - 1; layer >= 0; layer--)
		for (int i = 0; i < l->n; i++)
			if (l->line[i].layer == layer && !claim(l, i, why))
				return false;
	for (int layer = LAYERS - 1; layer >= 0; layer--)
		for (int i = 0; i < l->n; i++)
			if (l->line[i].layer == layer && l->line[i].target.what == ON_AREA)
				spread_area(l, i);
	return true;
}

/* ---- moving ---- */

static thing home_of(const struct table *t, thing k)
{
	return IN(t->box->kind[k - KINDS].home, NOBODY);
}

static void to_start(struct table *t, thing p)
{
	for (const int *d = t->rules->dials_of[OF_PIECE]; *d; d++)
		if (dial(t, p, *d) != dial_row(t, *d)->start)
			set(t, p, 0, *d, dial_row(t, *d)->start);
}

static void send_home(struct table *t, thing p)
{
	thing k = kind(t, p);

	for each(inside, t, p)
		send_home(t, inside);
	to_start(t, p);
	if (owner(t, p))
		own(t, p, 0, NOBODY);
	move(t, p, 0, copies(t, k) ? UNDER(home_of(t, k)) : NONE);
}

static void clear(struct lay *l, thing place)
{
	for each(p, l->t, place)
		if (home_of(l->t, kind(l->t, p)) != place)
			send_home(l->t, p);
}

static bool too_few(const struct lay *l, thing k, thing home, struct buf *why)
{
	buf_str(why, "there is no '");
	thing_print(why, &l->stage->reader, k);
	buf_str(why, "' left in '");
	thing_print(why, &l->stage->reader, home);
	buf_char(why, '\'');
	return false;
}

/* Brings n of a kind to a place. Returns the piece; NONE where there are too few. */
static thing fetch(struct lay *l, thing k, int n, thing place, struct buf *why)
{
	struct table *t = l->t;
	thing home = home_of(t, k);

	if (!copies(t, k)) {
		l->stage->made += n;
		if (l->stage->made <= MOST_MADE)
			return make(t, k, NOBODY, n, UNDER(place));
		buf_fmt(why, "a case lays at most %d pieces that the box does not count",
			MOST_MADE);
		return NONE;
	}
	for each(p, t, home)
		if (kind(t, p) == k && count(t, p) >= n)
			return move(t, p, n, UNDER(place));
	too_few(l, k, home, why);
	return NONE;
}

/* A case in which something lies where the game never lays it proves nothing. */
static bool may_lie(const struct lay *l, thing k, thing place, struct buf *why)
{
	if (place > PIECES || rules_may_lie(l->t->rules, k, place))
		return true;
	buf_char(why, '\'');
	thing_print(why, &l->stage->reader, k);
	buf_str(why, "' cannot lie there: ");
	if (place < PLACES)
		buf_str(why, "a space");
	else
		buf_fmt(why, "'%s'", l->t->game->zones[(place - PLACES) / 16].name);
	buf_fmt(why, " holds %s",
		l->t->game->zones[place < PLACES ? 0 : (place - PLACES) / 16].holds);
	return false;
}

static bool lay_items(
	struct lay *l, const struct piece_patterns *items, int first, thing place, struct buf *why);

static bool lay_piece(struct lay *l, const struct piece_patterns *items,
	const struct piece_pattern *item, int n, thing place, struct buf *why)
{
	thing p = may_lie(l, item->kind, place, why) ? fetch(l, item->kind, n, place, why) : NONE;

	if (!p)
		return false;
	if (item->owner)
		p = own(l->t, p, 0, item->owner);
	for (int i = 0; i < item->dials; i++) {
		if (!may_be(l->stage, item->dial[i].dial, item->dial[i].value, why))
			return false;
		p = set(l->t, p, 0, item->dial[i].dial, item->dial[i].value);
	}
	return lay_items(l, items, item->inside, p, why);
}

static bool lay_items(
	struct lay *l, const struct piece_patterns *items, int first, thing place, struct buf *why)
{
	for (int i = first; i >= 0; i = items->item[i].next) {
		const struct piece_pattern *item = &items->item[i];
		bool single = item->kind && l->t->box->kind[item->kind - KINDS].single;

		if (item->rest || home_of(l->t, item->kind) == place)
			continue;
		for (int n = 0; n < item->n; n += single ? 1 : item->n)
			if (!lay_piece(l, items, item, single ? 1 : item->n, place, why))
				return false;
	}
	return true;
}

/* ---- homes and tops ---- */

static bool is_kept(const struct lay *l, thing p)
{
	for (int i = 0; i < l->kept; i++)
		if (l->keep[i] == p)
			return true;
	return false;
}

static void keep(struct lay *l, thing p)
{
	l->keep = xmore(l->keep, (size_t)l->kept, sizeof *l->keep);
	l->keep[l->kept++] = p;
}

/* Brings one of a kind to the top of a place, from within the place or from its home. */
static bool bring_up(struct lay *l, const struct piece_pattern *item, thing place, struct buf *why)
{
	thing from[] = { place, home_of(l->t, item->kind) };

	for (int i = 0; i < 2; i++)
		for each(p, l->t, from[i]) {
			if (kind(l->t, p) != item->kind || is_kept(l, p))
				continue;
			p = move(l->t, p, 1, place);
			keep(l, p);
			if (item->owner != owner(l->t, p))
				own(l->t, p, 0, item->owner);
			return true;
		}
	return too_few(l, item->kind, from[1], why);
}

/* Goes from the last item to the first, so that the first ends up on top. */
static bool pile_up(struct lay *l, const struct lay_line *line, int i, thing place, struct buf *why)
{
	const struct piece_pattern *item;
	bool single;

	if (i < 0)
		return true;
	item = &line->items.item[i];
	if (!pile_up(l, line, item->next, place, why))
		return false;
	if (item->rest || (!line->target.top && home_of(l->t, item->kind) != place))
		return true;
	if (!may_lie(l, item->kind, place, why))
		return false;
	single = l->t->box->kind[item->kind - KINDS].single;
	if (line->target.top && !single) {
		thing_print(why, &l->stage->reader, item->kind);
		buf_str(why, " lies in stacks: there is no top of them");
		return false;
	}
	for (int n = 0; single && n < item->n; n++)
		if (!bring_up(l, item, place, why))
			return false;
	return true;
}

/* Returns how many of a kind the lines name for a place that is its home. */
static int named_at(const struct lay *l, thing place, thing k)
{
	int n = 0;

	for (int top = 0; top < 2; top++) {
		const struct lay_line *line = named_by(l, place, top);

		for (int i = line ? line->items.first : -1; i >= 0; i = line->items.item[i].next)
			if (line->items.item[i].kind == k)
				n += line->items.item[i].n;
	}
	return n;
}

/* What the lines name for its home stays there. */
static void move_rest(struct lay *l, thing from, thing to)
{
	struct table *t = l->t;

	if (from == to)
		return;
	for each(p, t, from) {
		thing k = kind(t, p);
		int more = count(t, p);

		if (is_kept(l, p))
			continue;
		if (!t->box->kind[k - KINDS].single)
			more -= named_at(l, from, k);
		if (more > 0)
			move(t, p, more, UNDER(to));
	}
}

static bool check_home(const struct lay *l, const struct lay_line *line, struct buf *why)
{
	const struct case_target *to = &line->target;

	for (int i = line->items.first; i >= 0; i = line->items.item[i].next)
		if (line->items.item[i].rest)
			return true;
	for (int i = 0; i < to->n && !to->top; i++) {
		if (piece_patterns_lie(l->t, &line->items, line->items.first, to->place[i], true))
			continue;
		buf_str(why,
			"other things lie there, or too few of these. This place is their home: "
			"write 'top', or write 'rest of' it for another place");
		return false;
	}
	return true;
}

/* ---- the steps ---- */

enum step { LAY, PILE, REST, CHECK };

static bool work_place(
	struct lay *l, const struct lay_line *line, enum step step, thing place, struct buf *why)
{
	if (step == LAY)
		return line->target.top
			|| lay_items(l, &line->items, line->items.first, place, why);
	if (step == PILE)
		return pile_up(l, line, line->items.first, place, why);
	for (int i = line->items.first; step == REST && i >= 0; i = line->items.item[i].next)
		if (line->items.item[i].rest)
			move_rest(l, line->items.item[i].rest, place);
	return true;
}

static bool work_line(struct lay *l, const struct lay_line *line, enum step step, struct buf *why)
{
	struct buf reason = BUF_INIT;
	bool ok = true;

	for (int i = 0; i < line->target.n && ok; i++)
		ok = work_place(l, line, step, line->target.place[i], &reason);
	if (ok && step == CHECK)
		ok = check_home(l, line, &reason);
	if (!ok)
		script_fault(l->stage->script, line->line->number, why, "%s", reason.s);
	buf_free(&reason);
	return ok;
}

static bool work(struct lay *l, struct buf *why)
{
	if (!claim_all(l, why))
		return false;
	for (struct lay_line *line = l->line; line < l->line + l->n; line++)
		for (int i = 0; i < line->target.n && !line->target.top; i++)
			clear(l, line->target.place[i]);
	/* Pieces that came home one by one must be one stack before more is taken. */
	table_settle(l->t);
	for (int step = LAY; step <= CHECK; step++)
		for (int i = 0; i < l->n; i++)
			if (!work_line(l, &l->line[i], (enum step)step, why))
				return false;
	return true;
}

static int lines_of(const struct script_block *b)
{
	return b ? b->to - b->from : 0;
}

bool case_lay(
	struct case_context *g, const struct script_block *const layer[LAYERS], struct buf *why)
{
	struct lay l = { .stage = g, .layer = layer, .t = g->table };
	int lines = 0, places = BOX_SPACES + 1 + 16 * g->rules->zones;
	bool ok = true;

	for (int i = 0; i < LAYERS; i++)
		if ((lines += lines_of(layer[i])) > MOST_LINES)
			return script_fault(g->script, layer[i]->number, why,
				"more than %d lines say what is given", MOST_LINES);
	l.line = xalloc((size_t)lines + 1, sizeof *l.line);
	l.said = xalloc(2 * (size_t)places, sizeof *l.said);
	for (int i = 0; i < LAYERS && ok; i++)
		ok = read_block(&l, i, why);
	ok = ok && work(&l, why);
	table_settle(g->table);
	free(l.line);
	free(l.said);
	free(l.keep);
	return ok;
}
