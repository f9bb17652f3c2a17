/* SPDX-License-Identifier: MIT
 * Reads a report's XML back into a table. Somebody may have changed it: every number is bounded and
 * every name looked up before anything is laid, and the result must pass the game's audit. */
#include "base/tree.h"
#include "report/guess.h"
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

enum {
	MOST_ATTRIBUTES = 400,
	MOST_DEPTH = 32,
	MOST_LAID = 5000,
	MOST_HIDDEN = 5000,
	MOST_STACK = 100000,
	DEEPEST = 8
};

struct reading {
	const struct rules *rules;
	struct table *t;
	const struct report_head *head;
	int laid; /* number of pieces */
	struct guess_place *hidden;
	int hiddens, unseen; /* unseen: pieces in all these places */
	struct buf *why;
};

/* ---- the file ---- */

static bool bad(struct buf *why, const struct tree *at, const char *what, const char *subject)
{
	buf_str(why, "the report cannot be used");
	if (at)
		buf_fmt(why, ": line %ld", at->line);
	if (subject) {
		buf_str(why, ": '");
		text_clean(why, subject, strlen(subject), 40);
		buf_char(why, '\'');
	} else {
		buf_char(why, ':');
	}
	buf_fmt(why, " %s; ask for the report to be sent again", what);
	return false;
}

const struct tree_limits *report_limits(void)
{
	static const struct tree_limits limits = { "report", REPORT_MOST, MOST_DEPTH,
		MOST_ATTRIBUTES };

	return &limits;
}

struct tree *report_open(struct span xml, struct buf *why)
{
	struct buf reason = BUF_INIT;
	struct tree *root;
	long line;

	if (xml.n > REPORT_MOST) {
		buf_fmt(why, "the report has more than %d bytes; ask for it to be sent again",
			REPORT_MOST);
		return NULL;
	}
	root = tree_read(xml, report_limits(), &line, &reason);
	if (!root)
		buf_str(why,
			"this file is not the XML of a report; give the file that came by mail");
	buf_free(&reason);
	return root;
}

static bool number(
	const struct tree *node, const char *name, int least, int most, int *value, struct buf *why)
{
	const char *s = tree_attribute(node, name);
	long long v;

	if (!s || !span_int(span_of(s), least, most, &v))
		return bad(why, node, "has a value it cannot have", name);
	*value = (int)v;
	return true;
}

/* ---- the head ---- */

static bool string(
	const struct tree *node, const char *name, char *to, size_t room, struct buf *why)
{
	const char *s = tree_attribute(node, name);

	if (!s || strlen(s) >= room || !text_is_clean(s, strlen(s), room))
		return bad(why, node, "has a value it cannot have", name);
	memcpy(to, s, strlen(s) + 1);
	return true;
}

static bool read_head(const struct tree *root, struct report_head *h, struct buf *why)
{
	const char *format, *hash, *seat, *over, *saw;

	if (!tree_is(root, "report"))
		return bad(why, root, "it is no report", NULL);
	format = tree_attribute(root, "format");
	if (!format || strcmp(format, "1")) {
		buf_str(why, "the report is of a newer format; use a newer tradepost");
		return false;
	}
	hash = tree_attribute(root, "box");
	seat = tree_attribute(root, "seat");
	over = tree_attribute(root, "over");
	saw = tree_attribute(root, "saw");
	if (!string(root, "game", h->game, sizeof h->game, why)
		|| !string(root, "match", h->match, sizeof h->match, why)
		|| !string(root, "gid", h->gid, sizeof h->gid, why)
		|| !string(root, "map", h->map, sizeof h->map, why)
		|| !number(root, "seats", 1, MAXSEATS, &h->seats, why)
		|| !number(root, "season", 0, 100000, &h->season, why)
		|| !number(root, "next", 1, 100001, &h->next, why))
		return false;
	h->rules = 1;
	if (tree_attribute(root, "rules") && !number(root, "rules", 1, 100000, &h->rules, why))
		return false;
	if (h->next != h->season + 1)
		return bad(why, root, "is not the season after", "next");
	if (!hash || !hash_from_text(h->box, span_of(hash)))
		return bad(why, root, "is no hash", "box");
	h->seat = seat ? seat_find(game_named(h->game), span_of(seat), h->seats) : 0;
	if (!h->seat)
		return bad(why, root, "is no seat of this match", "seat");
	if (saw && strlen(saw) < sizeof h->saw && text_is_clean(saw, strlen(saw), HASH_TEXT))
		memcpy(h->saw, saw, strlen(saw) + 1);
	h->over = over && !strcmp(over, "yes");
	return true;
}

/* Order lines cannot be wrong, so they are only bounded. */
static bool read_standing(const struct tree *root, struct report_head *h, struct buf *why)
{
	const struct tree *node = tree_child(root, "standing");
	const char *s = node && node->child && node->child->text ? node->child->text : "";

	if (strlen(s) > ORDER_BYTES)
		return bad(why, node, "is too long", "standing");
	text_canonical(&h->standing, s, strlen(s));
	return true;
}

void report_head_free(struct report_head *h)
{
	buf_free(&h->standing);
}

bool report_head_read(struct report_head *h, const struct tree *report, struct buf *why)
{
	*h = (struct report_head){ .standing = BUF_INIT };
	return read_head(report, h, why) && read_standing(report, h, why);
}

/* ---- names ---- */

static thing place_named(const struct reading *r, struct span name)
{
	thing at = box_space(r->t->map, name.s, name.n);

	for (int z = 1; !at && z < r->rules->zones; z++) {
		const char *zone = r->rules->game->zones[z].name;
		size_t n = strlen(zone);
		int seat = 0;

		if (name.n < n || memcmp(name.s, zone, n))
			continue;
		if (name.n == n)
			return IN(z, NOBODY);
		if (name.s[n] == '-')
			seat = seat_find(r->rules->game,
				(struct span){ name.s + n + 1, name.n - n - 1 }, r->t->seats);
		if (seat)
			return IN(z, seat);
	}
	return at;
}

static thing kind_named(const struct reading *r, const char *name)
{
	thing k = name ? box_kind(r->rules->box, name, strlen(name), NULL, NULL) : NONE;

	return k && !strcmp(r->rules->box->kind[k - KINDS].name, name) ? k : NONE;
}

/* ---- dials ---- */

/* Returns the dial of a name: "gold", or "gold.2" in a row of dials. */
static int dial_named(const struct reading *r, const char *name, enum of of)
{
	const char *dot = strchr(name, '.');
	struct span row = { name, dot ? (size_t)(dot - name) : strlen(name) };
	long long i = 0;

	for (int d = 1; d <= r->rules->dials; d++) {
		const struct dial *dial = &r->rules->game->dials[d];

		if (r->rules->dial[d].row != d || dial->of != of || !span_is(row, dial->name))
			continue;
		if (dot && !span_int(span_of(dot + 1), 0, dial->cells - 1, &i))
			return 0;
		return d + (int)i;
	}
	return 0;
}

/* Reads a number, or the name of what the dial holds. */
static bool dial_value(const struct reading *r, int d, struct span text, int *value)
{
	const struct dial *row = dial_row(r->t, d);
	const struct names names = { r->rules, r->t->map, r->t->seats };
	const struct arg *held = &r->rules->held[d];
	long long n = 0;
	bool ok;

	if (held->type == T_INT) {
		ok = span_int(text, row->least, row->most ? row->most : 1000000000, &n);
		*value = (int)n;
	} else {
		ok = value_find(value, &names, held, text, NULL)
			&& dial_within(row, *value) == *value;
	}
	return ok;
}

static bool read_dials(struct reading *r, const struct tree *node, thing of_thing, enum of of)
{
	for (int i = 0; i < node->attributes; i++) {
		const char *name = node->attribute[i].name;
		int d, value;

		if (!strcmp(name, "of"))
			continue;
		d = dial_named(r, name, of);
		if (!d)
			return bad(r->why, node, "is no dial there", name);
		if (!dial_value(r, d, span_of(node->attribute[i].value), &value))
			return bad(r->why, node, "cannot stand so", name);
		table_put(r->t, dial_cell(r->t, of_thing, d), value);
	}
	return true;
}

static bool read_dials_of(struct reading *r, const struct tree *node)
{
	const char *name = tree_attribute(node, "of");
	int seat = name ? seat_find(r->rules->game, span_of(name), r->t->seats) : 0;
	thing at;

	if (seat)
		return read_dials(r, node, seat, OF_SEAT);
	if (name && !strcmp(name, "table"))
		return read_dials(r, node, TABLE, OF_TABLE);
	at = name ? box_space(r->t->map, name, strlen(name)) : NONE;
	if (!at)
		return bad(r->why, node, "has no dials", name ? name : "of");
	return read_dials(r, node, at, OF_SPACE);
}

/* ---- pieces ---- */

static bool read_contents(struct reading *r, const struct tree *node, thing at, int depth);

static bool read_piece(struct reading *r, const struct tree *node, thing at, int depth)
{
	const char *name = tree_attribute(node, "kind"), *whose = tree_attribute(node, "owner");
	thing k = kind_named(r, name), piece;
	int seat = whose ? seat_find(r->rules->game, span_of(whose), r->t->seats) : NOBODY, n = 1;
	const struct tree *dials = tree_child(node, "dials");

	if (!k)
		return bad(r->why, node, "is no kind of the box", name ? name : "kind");
	if (whose && !seat)
		return bad(r->why, node, "is no seat of this match", whose);
	if (tree_attribute(node, "n") && !number(node, "n", 1, MOST_STACK, &n, r->why))
		return false;
	if ((n > 1 && r->rules->box->kind[k - KINDS].single) || ++r->laid > MOST_LAID
		|| depth > DEEPEST)
		return bad(r->why, node, "are more than there could be", name);
	piece = make(r->t, k, seat, n, UNDER(at));
	if (dials && !read_dials(r, dials, piece, OF_PIECE))
		return false;
	return read_contents(r, node, piece, depth + 1);
}

static bool read_hidden(struct reading *r, const struct tree *node, thing at)
{
	int n;

	if (!number(node, tree_attribute(node, "n") ? "n" : "least", 1, MOST_HIDDEN, &n, r->why))
		return false;
	r->unseen += n;
	if (r->unseen > MOST_HIDDEN)
		return bad(r->why, node, "are more than there could be", "hidden");
	r->hidden = xmore(r->hidden, (size_t)r->hiddens, sizeof *r->hidden);
	r->hidden[r->hiddens++] = (struct guess_place){ at, n, 0 };
	return true;
}

static bool read_contents(struct reading *r, const struct tree *node, thing at, int depth)
{
	int hidden = 0;

	for (const struct tree *n = node->child; n; n = n->next) {
		if (tree_is(n, "piece") && !read_piece(r, n, at, depth))
			return false;
		if (tree_is(n, "hidden") && (hidden++ || !read_hidden(r, n, at)))
			return hidden < 2 ? false
					  : bad(r->why, n, "is in the report twice", "hidden");
	}
	if (hidden && first(r->t, at))
		return bad(r->why, node, "is both seen and unseen", "hidden");
	return true;
}

static bool read_place(struct reading *r, const struct tree *node)
{
	const char *name = tree_attribute(node, "name");
	thing at = name ? place_named(r, span_of(name)) : NONE;

	if (!at)
		return bad(r->why, node, "is no place of this game", name ? name : "name");
	if (first(r->t, at))
		return bad(r->why, node, "is in the report twice", name);
	for (int i = 0; i < r->hiddens; i++)
		if (r->hidden[i].at == at)
			return bad(r->why, node, "is in the report twice", name);
	return read_contents(r, node, at, 0);
}

/* ---- the table ---- */

static bool read_seats(struct reading *r, const struct tree *root)
{
	const struct tree *list = tree_child(root, "seats");

	for (const struct tree *n = list ? list->child : NULL; n; n = n->next) {
		const char *name = tree_is(n, "seat") ? tree_attribute(n, "name") : NULL;
		int seat = name ? seat_find(r->rules->game, span_of(name), r->t->seats) : 0;

		if (seat && tree_attribute(n, "out"))
			leave(r->t, seat);
	}
	return true;
}

static bool read_option(struct reading *r, const struct tree *node)
{
	const char *name = tree_attribute(node, "name"), *value = tree_attribute(node, "value");

	return name && value ? table_option(r->t, span_of(name), span_of(value), r->why)
			     : bad(r->why, node, "lacks a name or a value", "option");
}

static bool read_position(struct reading *r, const struct tree *position)
{
	if (!position)
		return bad(r->why, NULL, "is missing", "position");
	for (const struct tree *n = position->child; n; n = n->next) {
		bool ok = true;

		if (tree_is(n, "option"))
			ok = read_option(r, n);
		else if (tree_is(n, "dials"))
			ok = read_dials_of(r, n);
		else if (tree_is(n, "place"))
			ok = read_place(r, n);
		if (!ok)
			return false;
	}
	return true;
}

static bool read_table(struct reading *r, const struct tree *root, uint64_t seed)
{
	const char *broken;

	r->t = table_bare(r->rules, r->head->seats, r->head->map, r->why);
	if (!r->t)
		return false;
	table_put(r->t, C_SEASON, r->head->season);
	table_put(r->t, C_OVER, r->head->over);
	if (!read_seats(r, root) || !read_position(r, tree_child(root, "position")))
		return false;
	guess_deal(r->t, r->head->seat, seed, r->hidden, r->hiddens);
	broken = season_audit(r->t);
	return !broken || bad(r->why, NULL, broken, NULL);
}

static bool fits_rules(const struct rules *rules, const struct report_head *h, struct buf *why)
{
	if (strcmp(h->game, rules->game->name)) {
		buf_fmt(why, "the report is of '%s', not of '%s'; give its own box", h->game,
			rules->game->name);
		return false;
	}
	if (memcmp(h->box, rules->box->hash, sizeof h->box)) {
		buf_str(why, "the report is of another box; give the match's own with --box");
		return false;
	}
	return true;
}

struct table *report_lay(const struct rules *rules, const struct tree *report, uint64_t seed,
	const struct report_head *head, struct buf *why)
{
	struct reading r = { .rules = rules, .head = head, .why = why };
	bool ok = fits_rules(rules, head, why) && read_table(&r, report, seed);

	free(r.hidden);
	if (ok)
		return r.t;
	table_free(r.t);
	return NULL;
}

struct table *report_read(const struct rules *rules, struct span xml, uint64_t seed,
	struct report_head *head, struct buf *why)
{
	struct tree *report = report_open(xml, why);
	struct table *t = NULL;

	*head = (struct report_head){ .standing = BUF_INIT };
	if (report && report_head_read(head, report, why))
		t = report_lay(rules, report, seed, head, why);
	tree_free(report);
	return t;
}
