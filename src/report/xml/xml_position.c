/* SPDX-License-Identifier: MIT
 * The position in the XML: everything on the table as one seat sees it, so that a program can lay
 * it out again, with names. Dials that do not differ from their start are left out for spaces and
 * pieces, and names without a phrase too, as the XML is mailed. */
#include "core/view.h"
#include "report/page.h"
#include "report/phrase/view_pieces.h"

#include <stdlib.h>
#include <string.h>

/* ---- dials ---- */

/* Writes "gold", or "gold.2" in a row of dials. */
static void dial_name(struct buf *b, const struct table *t, int d)
{
	int row = t->rules->dial[d].row;

	buf_str(b, t->game->dials[row].name);
	if (t->game->dials[row].cells) {
		buf_char(b, '.');
		buf_int(b, d - row);
	}
}

void xml_sum(struct page *p, int d, int sum)
{
	struct buf name = BUF_INIT;

	dial_name(&name, p->t, d);
	xml_int(p->b, name.s, sum);
	buf_free(&name);
}

/* Writes the dials of a thing that the seat sees. Returns whether there was one. */
static bool write_dials(struct page *p, thing x, enum of of, bool all)
{
	bool any = false;

	for (const int *d = p->t->rules->dials_of[of]; *d; d++) {
		int value = dial(p->t, x, *d);

		if (!all && value == dial_row(p->t, *d)->start)
			continue;
		if (!view_dial(p->t, p->seat, x, *d))
			continue;
		buf_char(p->b, ' ');
		dial_name(p->b, p->t, *d);
		buf_add(p->b, "=\"", 2);
		value_print(p->b, &p->names, &p->t->rules->held[*d], value);
		buf_char(p->b, '"');
		any = true;
	}
	return any;
}

static void write_dials_of(struct page *p, thing x, enum of of, bool all)
{
	size_t at = p->b->n;

	buf_str(p->b, "<dials");
	xml_thing(p->b, p, "of", x);
	if (write_dials(p, x, of, all))
		buf_str(p->b, "/>\n");
	else
		buf_cut(p->b, at);
}

/* ---- pieces ---- */

static void write_pieces(struct page *p, thing at);

/* Writes where a piece stands, for people, "o27 for s26", if that is more than the space. */
static void write_said(struct page *p, thing at, thing piece)
{
	struct buf said = BUF_INIT;

	if (at < PLACES && page_say_dials(&said, p, piece, at))
		xml_attr(p->b, "said", said.s);
	buf_free(&said);
}

/* Writes all of a piece that is seen. Dials have their own element, as a game may call one `n`. */
static void write_piece(struct page *p, thing at, thing piece, int n)
{
	size_t body;

	p->shown[kind(p->t, piece) - KINDS] = true;
	buf_str(p->b, "<piece");
	xml_thing(p->b, p, "kind", kind(p->t, piece));
	if (n != 1)
		xml_int(p->b, "n", n);
	if (owner(p->t, piece))
		xml_thing(p->b, p, "owner", owner(p->t, piece));
	write_said(p, at, piece);
	buf_char(p->b, '>');
	body = p->b->n;
	if (p->t->rules->cells[OF_PIECE]) {
		buf_str(p->b, "<dials");
		if (write_dials(p, piece, OF_PIECE, false))
			buf_str(p->b, "/>");
		else
			buf_cut(p->b, body);
	}
	if (first(p->t, piece) && view_place(p->t, p->seat, piece) == EXACTLY)
		write_pieces(p, piece);
	if (p->b->n == body) {
		buf_cut(p->b, body - 1);
		buf_str(p->b, "/>\n");
		return;
	}
	buf_str(p->b, "</piece>\n");
}

static void write_hidden(struct page *p, thing at)
{
	int n = page_total(p->t, at), least, most;

	if (!n)
		return;
	if (view_place(p->t, p->seat, at) == NUMBER) {
		buf_str(p->b, "<hidden");
		xml_int(p->b, "n", n);
		buf_str(p->b, "/>\n");
		return;
	}
	view_band(p->t, n, &least, &most);
	buf_str(p->b, "<hidden");
	xml_int(p->b, "least", least);
	if (most)
		xml_int(p->b, "most", most);
	buf_str(p->b, "/>\n");
}

/* Writes pieces in an order that says nothing of how they lie. Single pieces are read back one by
 * one. */
static void write_unordered(struct page *p, thing at)
{
	struct view_pieces list = view_pieces_by_looks(p->t, p->seat, at);

	for (int i = 0; i < list.n; i++) {
		const struct view_piece *item = &list.item[i];

		bool single = p->t->box->kind[item->kind - KINDS].single;

		for (int n = 0; n < item->n; n += single ? 1 : item->n)
			write_piece(p, at, item->piece, single ? 1 : item->n);
	}
	view_pieces_free(&list);
}

static void write_pieces(struct page *p, thing at)
{
	enum detail detail = view_place(p->t, p->seat, at);

	if (detail != EXACTLY) {
		write_hidden(p, at);
		return;
	}
	/* Pieces on a piece keep their order: there they lie in a row, in the open. */
	if (at < PIECES && !view_order(p->t, p->seat, at)) {
		write_unordered(p, at);
		return;
	}
	for each(piece, p->t, at)
		if (view_piece(p->t, p->seat, piece) == EXACTLY)
			write_piece(p, at, piece, count(p->t, piece));
}

/* ---- places ---- */

static bool is_shown(const struct page *p, thing at)
{
	return first(p->t, at) && view_place(p->t, p->seat, at) != NOTHING;
}

/* Tells spaces from zones, and the reader's own hidden zones from others. */
static void write_sort(struct page *p, thing at)
{
	if (at < PLACES)
		xml_attr(p->b, "map", "yes");
	else if (p->seat && (at - PLACES) % 16 == p->seat
		&& p->t->game->zones[(at - PLACES) / 16].sight != OPEN)
		xml_attr(p->b, "own", "yes");
}

static void write_place(struct page *p, thing at)
{
	size_t head, body;

	if (!is_shown(p, at))
		return;
	head = p->b->n;
	buf_str(p->b, "<place");
	xml_thing(p->b, p, "name", at);
	write_sort(p, at);
	buf_str(p->b, ">\n");
	body = p->b->n;
	write_pieces(p, at);
	if (p->b->n == body)
		buf_cut(p->b, head);
	else
		buf_str(p->b, "</place>\n");
}

/* Lists where the seat sees nothing, whether something is there or not. */
static void write_unseen(struct page *p)
{
	size_t at = p->b->n;

	buf_str(p->b, "<unseen>");
	for (int i = 1; i <= p->t->map->spaces; i++)
		if (view_place(p->t, p->seat, SPACES + i) == NOTHING) {
			thing_print(p->b, &p->names, SPACES + i);
			buf_char(p->b, ' ');
		}
	for (int i = 16; i < 16 * p->t->rules->zones; i++)
		if (i % 16 <= p->t->seats && view_place(p->t, p->seat, PLACES + i) == NOTHING) {
			thing_print(p->b, &p->names, PLACES + i);
			buf_char(p->b, ' ');
		}
	if (p->b->s[p->b->n - 1] == ' ')
		buf_cut(p->b, p->b->n - 1);
	if (p->b->s[p->b->n - 1] == '>')
		buf_cut(p->b, at);
	else
		buf_str(p->b, "</unseen>\n");
}

static void write_options(struct page *p)
{
	for (int i = 1; i <= p->t->box->keys; i++) {
		if (!p->t->box->key[i].option)
			continue;
		buf_str(p->b, "<option");
		xml_attr(p->b, "name", p->t->game->keys[i].name);
		buf_str(p->b, " value=\"");
		option_print(p->b, p->t->game->keys[i].words, key(p->t, i));
		buf_str(p->b, "\"/>\n");
	}
}

/* Marks the kinds that the seat sees in its own hidden places. */
static void mark_held(const struct page *p, bool *held)
{
	for (int z = 1; p->seat && z < p->t->rules->zones; z++) {
		if (p->t->game->zones[z].sight == OPEN)
			continue;
		for each(piece, p->t, IN(z, p->seat))
			if (view_piece(p->t, p->seat, piece) == EXACTLY)
				held[kind(p->t, piece) - KINDS] = true;
	}
}

/* Writes how much a kind would bring the reader now, be it nothing, and the words for it. */
static void write_brings(struct page *p, thing k)
{
	const struct kind_value *w = season_over(p->t) ? NULL : page_kind_value(p, k);

	if (!w || !w->told)
		return;
	if (w->said.n)
		xml_attr(p->b, "brings", w->said.s);
	xml_int(p->b, "worth", w->brings);
}

/* Writes what those kinds do, in the box's order, as nobody may know how a pile lies. */
static void write_notes_of_kinds(struct page *p)
{
	const struct box *box = p->t->box;
	bool *held = xalloc((size_t)box->kinds + 1, sizeof *held);

	mark_held(p, held);
	for (int k = 1; k <= box->kinds; k++) {
		if (!held[k])
			continue;
		buf_str(p->b, "<kind");
		xml_attr(p->b, "name", box->kind[k].name);
		xml_attr(p->b, "title", box->kind[k].title);
		xml_attr(p->b, "note", box->kind[k].note);
		write_brings(p, KINDS + k);
		buf_str(p->b, "/>\n");
	}
	free(held);
}

/* Writes what stands behind the marks of spaces. */
static void write_signs(struct page *p)
{
	struct buf sign = BUF_INIT;

	for (int i = 1; i <= p->t->map->spaces; i++) {
		buf_clear(&sign);
		map_sign(&sign, &p->voice, phrases_drawn(p->of->phrases), i);
		if (!sign.n)
			continue;
		buf_str(p->b, "<sign");
		xml_thing(p->b, p, "of", SPACES + i);
		xml_attr(p->b, "text", sign.s);
		buf_str(p->b, "/>\n");
	}
	buf_free(&sign);
}

static void write_drawing(struct page *p)
{
	struct buf key = BUF_INIT;

	if (!p->drawing.n)
		return;
	buf_str(p->b, "<drawing");
	if (p->key.n)
		xml_attr(p->b, "legend", p->key.s);
	map_key(&key, p, true);
	if (key.n)
		xml_attr(p->b, "key", key.s);
	buf_free(&key);
	buf_char(p->b, '>');
	xml_text(p->b, p->drawing.s, p->drawing.n);
	buf_str(p->b, "</drawing>\n");
	write_signs(p);
}

/* ---- names ---- */

static void write_name(struct page *p, const char *of, const char *name, struct buf *text)
{
	buf_str(p->b, "<name");
	xml_attr(p->b, "of", of);
	xml_attr(p->b, "name", name);
	xml_attr(p->b, "text", text->s);
	buf_str(p->b, "/>\n");
	buf_clear(text);
}

static void write_names_of_dials(struct page *p, struct buf *text)
{
	for (int d = 1; d <= p->t->rules->dials; d++) {
		const char *name;

		if (p->t->rules->dial[d].row != d)
			continue;
		name = p->t->game->dials[d].name;
		if (!say_knows(&p->voice, "dial", name))
			continue;
		say_dial_name(text, &p->voice, d, 2);
		write_name(p, "dial", name, text);
	}
}

static void write_names_of_columns(struct page *p, struct buf *text)
{
	/* Zone 0 is the map. */
	for (int z = 0; z < p->t->rules->zones; z++) {
		const char *name = p->t->game->zones[z].name;

		if (say_line(text, &p->voice, "column", name, NULL, 0))
			write_name(p, "column", z ? name : "map", text);
	}
}

/* Writes the name of each place of a zone that the position shows, with its owner. */
static void write_names_of_zones(struct page *p, struct buf *text)
{
	struct buf name = BUF_INIT;

	for (int i = 16; i < 16 * p->t->rules->zones; i++) {
		const struct phrase_arg f = { .type = T_PLACE, .value = PLACES + i };

		if (i % 16 > p->t->seats || !is_shown(p, PLACES + i)
			|| !say_knows(&p->voice, "zone", p->t->game->zones[i / 16].name))
			continue;
		buf_clear(&name);
		thing_print(&name, &p->names, PLACES + i);
		say_value(text, &p->voice, &f);
		write_name(p, "zone", name.s, text);
	}
	buf_free(&name);
}

/* Writes "a soldier", and "soldiers" without the number. */
static void write_names_of_kinds(struct page *p, struct buf *text)
{
	struct buf one = BUF_INIT;

	for (int k = 1; k <= p->t->box->kinds; k++) {
		if (!p->shown[k])
			continue;
		buf_clear(&one);
		say_kind(&one, &p->voice, KINDS + k, 1);
		say_kind(text, &p->voice, KINDS + k, 2);
		buf_str(p->b, "<name of=\"kind\"");
		xml_attr(p->b, "name", p->t->box->kind[k].name);
		xml_attr(p->b, "text", one.s);
		xml_attr(p->b, "many", text->s + strlen("2 "));
		buf_str(p->b, "/>\n");
		buf_clear(text);
	}
	buf_free(&one);
}

static void write_names(struct page *p)
{
	struct buf text = BUF_INIT;

	buf_str(p->b, "<names>\n");
	write_names_of_dials(p, &text);
	write_names_of_columns(p, &text);
	write_names_of_zones(p, &text);
	write_names_of_kinds(p, &text);
	buf_str(p->b, "</names>\n");
	buf_free(&text);
}

static void write_terms(struct page *p)
{
	struct buf text = BUF_INIT;

	page_of_match(p, "terms", &text);
	if (text.n)
		xml_element(p->b, "terms", span_of_buf(&text));
	buf_free(&text);
}

void xml_position(struct page *p)
{
	buf_str(p->b, "<position>\n");
	write_options(p);
	write_dials_of(p, TABLE, OF_TABLE, true);
	for (int s = 1; s <= p->t->seats; s++)
		write_dials_of(p, s, OF_SEAT, true);
	for (int i = 1; p->t->rules->cells[OF_SPACE] && i <= p->t->map->spaces; i++)
		write_dials_of(p, SPACES + i, OF_SPACE, false);
	for (int i = 1; i <= p->t->map->spaces; i++)
		write_place(p, SPACES + i);
	for (int i = 16; i < 16 * p->t->rules->zones; i++)
		if (i % 16 <= p->t->seats)
			write_place(p, PLACES + i);
	write_unseen(p);
	buf_str(p->b, "</position>\n");
}

void xml_position_words(struct page *p)
{
	buf_str(p->b, "<kinds>\n");
	write_notes_of_kinds(p);
	buf_str(p->b, "</kinds>\n");
	write_drawing(p);
	xml_words(p);
	xml_own(p);
	write_terms(p);
	write_names(p);
}
