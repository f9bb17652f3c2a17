/* SPDX-License-Identifier: MIT */
#include "proof/verify_play.h"
#include "base/data.h"
#include "base/fail.h"
#include "core/autopilot.h"
#include "core/former.h"
#include "core/proof.h"
#include "proof/order.h"
#include "proof/outcome.h"
#include "proof/mailcmd_list.h"
#include "proof/verify_chance.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the match is played with, and how far it was played. */
struct replaying {
	struct verification *v;
	struct span opening;
	struct edition *edition; /* NULL: the box is not here */
	struct names reader;
	struct table *t;      /* after the season before; NULL: unknown */
	struct table *before; /* a copy of it while a season is played; NULL: the set-up is */
	struct buf standing[MAXSEATS + 1];
	bool stands; /* standing is known */
	struct proof decks;
	bool shuffled;		     /* decks holds every shuffle so far */
	struct outcome played, left; /* left: with what the referee set afterwards */
	const struct paper *record;  /* of the season */
};

/* ---- the box and an empty table ---- */

static bool has_hash(const struct buf *xml, const unsigned char hash[HASH])
{
	unsigned char own[HASH];

	hash_bytes(own, xml->s, xml->n);
	return hash_same(own, hash);
}

/* Finds the match's box, by its hash, among the evidence and the boxes of this program. */
static bool find_box(const struct replaying *r, const char *game, struct buf *xml)
{
	unsigned char hash[HASH];
	struct buf path = BUF_INIT, ignored = BUF_INIT;
	bool found = false;

	if (!block_value_hash(r->opening, "box", hash))
		return false;
	for (int i = 0; i < r->v->e->boxes && !found; i++) {
		found = has_hash(&r->v->e->box[i], hash);
		if (found)
			buf_add(xml, r->v->e->box[i].s, r->v->e->box[i].n);
	}
	if (found)
		return true;
	buf_fmt(&path, "db/boxes/%s.xml", game);
	found = data_read(xml, path.s, &ignored) && has_hash(xml, hash);
	buf_free(&path);
	buf_free(&ignored);
	return found;
}

static void forget_box(struct replaying *r)
{
	table_free(r->t);
	edition_free(r->edition);
	r->t = NULL;
	r->edition = NULL;
}

/* Returns the map that the opening names. Openings of older programs name none. */
static const struct box_map *find_map(const struct replaying *r, char name[40])
{
	struct span map;
	bool named = block_value(r->opening, "map", &map) && !span_is(map, "none");

	snprintf(name, 40, "%.*s", named ? (int)map.n : 0, named ? map.s : "");
	return box_map(r->edition->box, *name ? name : NULL, r->v->seats);
}

static bool lay_box(struct replaying *r, const struct game *game)
{
	struct buf xml = BUF_INIT, ignored = BUF_INIT;
	char map[40];

	if (r->edition && r->edition->box->game == game)
		return true;
	forget_box(r);
	if (find_box(r, game->name, &xml))
		r->edition = edition_make(game, span_of_buf(&xml), "the box", &ignored);
	if (r->edition && !find_map(r, map))
		forget_box(r);
	if (r->edition)
		r->reader = (struct names){ r->edition->rules, find_map(r, map), r->v->seats };
	buf_free(&xml);
	buf_free(&ignored);
	return r->edition;
}

static bool set_option(struct table *t, struct span option, struct buf *why)
{
	const char *equals = span_find(option, '=');
	size_t n = equals ? (size_t)(equals - option.s) : option.n;

	return equals
		&& table_option(t, (struct span){ option.s, n },
			(struct span){ equals + 1, option.n - n - 1 }, why);
}

static struct table *empty_table(const struct replaying *r)
{
	struct buf ignored = BUF_INIT;
	char map[40];
	struct table *t;
	struct span rest = r->opening, option;
	bool ok;

	find_map(r, map);
	t = table_new(r->edition->rules, r->v->seats, *map ? map : NULL, &ignored);
	ok = t != NULL;
	while (ok && block_next_value(&rest, "option", &option))
		ok = set_option(t, option, &ignored);
	buf_free(&ignored);
	if (ok)
		return t;
	table_free(t);
	return NULL;
}

/* ---- what is revealed ---- */

/* Gets bytes from the next reveal, from *i on, for the season's record. */
static bool next_reveal(const struct replaying *r, const char *words, int *i, struct buf *bytes)
{
	for (; *i < r->v->e->papers; ++*i) {
		const struct paper *p = &r->v->e->paper[*i];

		if (p->kind != PAPER_REVEAL || strcmp(p->gid, r->v->gid) != 0
			|| p->number != r->record->number)
			continue;
		buf_clear(bytes);
		block_read_bytes(paper_text(p), words, bytes);
		++*i;
		return true;
	}
	return false;
}

/* Returns the revision of the rules that a season's record names; 0: none. */
static int revision_of(const struct paper *p)
{
	struct span rules, game, number;
	long long revision;

	return block_value(paper_text(p), "rules", &rules) && span_word(&rules, &game)
			&& span_word(&rules, &number) && span_int(number, 1, INT32_MAX, &revision)
		? (int)revision
		: 0;
}

/* Reads a table; one written under another revision of the rules is converted. */
static bool lay_image(const struct replaying *r, struct table *t, const struct buf *image)
{
	struct buf path = BUF_INIT, layout = BUF_INIT, ignored = BUF_INIT;
	int by = revision_of(r->record);
	bool ok;

	if (by == r->edition->box->game->revision) {
		ok = table_read(t, image->s, image->n, &ignored);
	} else {
		buf_fmt(&path, "db/revisions/%s-%d.txt", r->edition->box->game->name, by);
		ok = data_read(&layout, path.s, &ignored)
			&& former_carry(t, span_of_buf(&layout), image->s, image->n, &ignored);
	}
	buf_free(&path);
	buf_free(&layout);
	buf_free(&ignored);
	return ok && !season_audit(t);
}

/* Sets r->t to the table after the season: among those that records reveal, the one whose hash the
 * season's record has; NULL where none has it. */
static void find_table(struct replaying *r)
{
	struct buf image = BUF_INIT;

	table_free(r->t);
	r->t = NULL;
	for (int i = 0; !r->t && next_reveal(r, "table", &i, &image);) {
		if (!outcome_is_state(&r->left, span_of_buf(&image)))
			continue;
		r->t = empty_table(r);
		if (r->t && !lay_image(r, r->t, &image)) {
			table_free(r->t);
			r->t = NULL;
		}
	}
	buf_free(&image);
}

/* Finds the standing lines after the season, by their hashes. */
static void find_standing(struct replaying *r)
{
	r->stands = r->left.stands;
	for (int s = 1; s <= r->v->seats && r->stands; s++) {
		char words[32];
		bool found = false;

		snprintf(words, sizeof words, "stands %d", s);
		for (int i = 0; !found && next_reveal(r, words, &i, &r->standing[s]);)
			found = outcome_is_standing(&r->left, s, span_of_buf(&r->standing[s]));
		r->stands = found;
	}
}

/* ---- orders ---- */

/* Finds what the referee ordered for a seat. The record that tells of it has its hash. */
static bool find_referees(
	const struct replaying *r, int seat, const unsigned char order[HASH], struct buf *canonical)
{
	unsigned char told[HASH], hash[HASH];
	char words[32];

	snprintf(words, sizeof words, "orders %d", seat);
	for (int i = 0; next_reveal(r, words, &i, canonical);)
		for (int k = 0; k < r->v->records; k++) {
			const struct paper *p = r->v->record[k];

			if ((p->kind != PAPER_ACT && p->kind != PAPER_AMEND)
				|| !verify_seat_hash(p, seat, "order", told)
				|| !hash_same(told, order))
				continue;
			order_hash(hash, span_of_buf(canonical), NUMBER(p->number));
			if (hash_same(hash, order))
				return true;
		}
	return false;
}

/* Finds the orders of an order hash, without mail commands. */
static bool find_orders(
	const struct replaying *r, int seat, const unsigned char order[HASH], struct buf *orders)
{
	const struct evidence *e = r->v->e;
	struct buf canonical = BUF_INIT;
	struct mailcmd_list mailcmds = { 0 };
	bool found = false;

	for (int i = 0; i < e->letters && !found; i++) {
		found = hash_same(e->letter[i].hash, order);
		if (found)
			buf_add(&canonical, e->letter[i].letter.canonical.s,
				e->letter[i].letter.canonical.n);
	}
	found = found || find_referees(r, seat, order, &canonical);
	if (found)
		mailcmd_cut(span_of_buf(&canonical), orders, &mailcmds);
	mailcmd_free(&mailcmds);
	buf_free(&canonical);
	return found;
}

/* Gives a seat its program. Returns false where the letter is not here. */
static bool give_program(
	struct replaying *r, int season, int seat, struct autopilot *pilot, struct buf *given)
{
	const struct outcome_seat *s = &r->played.seat[seat];
	struct buf text = BUF_INIT;
	struct orders *orders = NULL;

	if (s->by == BY_ORDER) {
		if (!find_orders(r, seat, s->order, &text))
			return false;
		orders = orders_read(text.s, text.n, &r->reader);
	} else if (s->by == BY_AUTOPILOT) {
		autopilot_make(pilot, given);
		r->t->source[seat] = &pilot->source;
	}
	r->t->program[seat] =
		program_make(&r->reader, season, seat, span_of_buf(&r->standing[seat]), orders);
	buf_free(&text);
	return true;
}

/* ---- comparing ---- */

/* Appends the lines about dice, and about shuffles where asked, in order. */
static void take_lines(struct span text, bool shuffles, struct buf *b)
{
	static const char *const words[] = { "die", "hcommit", "deck", "leaf", "card", "salt" };
	struct span line, rest;

	while (span_line(&text, &line))
		for (int i = 0; i < (shuffles ? 6 : 2); i++)
			if (block_value(line, words[i], &rest))
				buf_fmt(b, "%.*s\n", (int)line.n, line.s);
}

static bool same_chance(struct replaying *r)
{
	struct buf public = BUF_INIT, is = BUF_INIT, told = BUF_INIT;
	bool same;

	proof_make(&r->decks, r->t);
	proof_public(&r->decks, r->t, &public);
	take_lines(span_of_buf(&public), r->shuffled, &is);
	take_lines(paper_text(verify_last_played(r->v, r->record)), r->shuffled, &told);
	same = span_same(span_of_buf(&is), span_of_buf(&told));
	buf_free(&public);
	buf_free(&is);
	buf_free(&told);
	return same;
}

/* Compares the standing lines, which the next season is played with. */
static bool same_standing(struct replaying *r, int season)
{
	bool same = true;

	for (int s = 1; s <= r->v->seats; s++) {
		buf_clear(&r->standing[s]);
		program_standing(r->t->program[s], season, &r->standing[s]);
		same &= !r->played.stands
			|| outcome_is_standing(&r->played, s, span_of_buf(&r->standing[s]));
	}
	return same;
}

static bool same_state(const struct replaying *r)
{
	struct buf image = BUF_INIT;
	bool same;

	table_write(r->t, &image);
	same = outcome_is_state(&r->played, span_of_buf(&image));
	buf_free(&image);
	return same;
}

/* Keeps the decks for the next season. */
static void keep_decks(struct replaying *r)
{
	struct proof next = { 0 };

	for (int i = 0; i < r->decks.decks; i++) {
		struct deck *d = &r->decks.deck[i];
		struct deck copy = { .place = d->place, .epoch = d->epoch };
		struct buf cards = BUF_INIT;

		memcpy(copy.key, d->key, HASH);
		deck_write(d, &cards);
		must(deck_read(&copy, cards.s, cards.n));
		proof_deck(&next, &copy);
		buf_free(&cards);
	}
	proof_free(&r->decks);
	r->decks = next;
}

/* ---- a season ---- */

/* Takes what the amends of a season's record say: those with orders, or those that only set
 * things. */
static void take_amends(
	struct outcome *o, const struct verification *v, const struct paper *record, bool ordered)
{
	for (int i = 0; i < v->records; i++) {
		const struct paper *p = v->record[i];

		if (p->kind == PAPER_AMEND && p->season == record->season
			&& p->number > record->number && verify_has_orders(v, p) == ordered)
			outcome_take(o, v->hidden, v->seats, p->number, paper_text(p));
	}
}

static void read_outcome(struct replaying *r, const struct paper *record)
{
	const struct verification *v = r->v;

	r->record = record;
	r->played = (struct outcome){ .first = false };
	outcome_take(&r->played, v->hidden, v->seats, record->number, paper_text(record));
	take_amends(&r->played, v, record, true);
	r->left = r->played;
	take_amends(&r->left, v, record, false);
}

static bool names_pilots(const struct replaying *r)
{
	for (int s = 1; s <= r->v->seats; s++)
		if (r->played.seat[s].by == BY_UNKNOWN)
			return false;
	return true;
}

/* The table and standing lines are those the season before left. */
static bool begin(struct replaying *r, int season)
{
	if (season == 0) {
		table_free(r->t);
		r->t = empty_table(r);
		r->stands = r->shuffled = true;
	}
	return r->t && r->stands;
}

/* Plays the season with the programs it was given. */
static enum replay_state play_on(struct replaying *r, int season)
{
	struct chance chance;
	bool same;

	if (!verify_keys(r->v, r->record, &chance))
		return REPLAY_BEFORE;
	r->t->day = r->played.day;
	r->before = season ? table_copy(r->t) : NULL;
	season_play(r->t, &chance, season == 0);
	chance_wipe(&chance, sizeof chance);
	same = same_state(r);
	same &= same_standing(r, season);
	same &= same_chance(r);
	return same ? REPLAY_SAME : REPLAY_OTHER;
}

static enum replay_state play(struct replaying *r, int season, struct replay *a)
{
	struct autopilot pilot[MAXSEATS + 1];
	struct buf given[MAXSEATS + 1] = { BUF_INIT };
	enum replay_state state = REPLAY_LETTERS;

	for (int s = 1; s <= r->v->seats; s++)
		if (!give_program(r, season, s, &pilot[s], &given[s]))
			a->missing |= (seats)1 << s;
	if (!a->missing)
		state = play_on(r, season);
	if (state == REPLAY_SAME && r->record == verify_last_played(r->v, r->record))
		verify_reports(r->v, r->edition, r->before, r->t, r->record, given, a);
	play_end(r->t);
	table_free(r->before);
	r->before = NULL;
	for (int s = 1; s <= r->v->seats; s++)
		buf_free(&given[s]);
	return state;
}

/* After a season that could not be played, or that the referee changed afterwards, the next one
 * begins with what is revealed of it. */
static void go_on(struct replaying *r, enum replay_state state)
{
	bool set = !hash_same(r->played.state, r->left.state);

	if (state == REPLAY_SAME) {
		keep_decks(r);
	} else {
		r->shuffled = false;
		find_standing(r);
	}
	if (state != REPLAY_SAME || set)
		find_table(r);
}

static enum replay_state look_at_season(
	struct replaying *r, const struct paper *record, struct replay *a)
{
	struct span rules, name;
	const struct game *game, *newest;
	char word[40] = "";
	bool boxed;

	if (block_value(paper_text(record), "rules", &rules) && span_word(&rules, &name))
		snprintf(word, sizeof word, "%.*s", (int)name.n, name.s);
	game = game_of(word, revision_of(record));
	newest = game_named(word);
	boxed = newest && lay_box(r, newest);
	read_outcome(r, record);
	if (!game)
		return REPLAY_RULES;
	if (!boxed)
		return REPLAY_BOX;
	if (!names_pilots(r))
		return REPLAY_FORM;
	return begin(r, a->season) ? play(r, a->season, a) : REPLAY_BEFORE;
}

static void replaying_free(struct replaying *r)
{
	forget_box(r);
	proof_free(&r->decks);
	for (int s = 1; s <= MAXSEATS; s++)
		buf_free(&r->standing[s]);
}

static const struct paper *find_opening(const struct verification *v)
{
	for (int i = 0; i < v->e->papers; i++)
		if (v->e->paper[i].kind == PAPER_OPEN && v->e->paper[i].signed_
			&& !strcmp(v->e->paper[i].gid, v->gid))
			return &v->e->paper[i];
	return NULL;
}

static bool is_secret_right(const struct verification *v)
{
	unsigned char told[HASH];

	tp1_hidden_commit(told, v->gid, v->hidden);
	return v->shown && hash_same(told, v->hidden_told);
}

int verify_play(struct verification *v, struct replay **again)
{
	const struct paper *open = find_opening(v);
	struct replaying r = { .v = v };
	int n = 0;

	*again = NULL;
	/* A missing record could be an amend. */
	if (!open || !is_secret_right(v) || v->records != v->last + 1)
		return 0;
	r.opening = paper_text(open);
	for (int i = 0; i < v->records; i++) {
		struct replay a = { .season = v->record[i]->season, .told = BUF_INIT };

		if (!verify_counts(v, v->record[i]))
			continue;
		a.state = look_at_season(&r, v->record[i], &a);
		if (a.state == REPLAY_OTHER)
			verify_fault(v, UNTRUE, "%d", v->record[i]->number);
		if (r.edition)
			go_on(&r, a.state);
		*again = xgrow(*again, (size_t)n + 1, sizeof **again);
		(*again)[n++] = a;
	}
	replaying_free(&r);
	return n;
}

void replay_free(struct replay *a, int n)
{
	for (int i = 0; i < n; i++)
		buf_free(&a[i].told);
	free(a);
}
