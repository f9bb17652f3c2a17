/* SPDX-License-Identifier: MIT */
#include "club/explain_season.h"
#include "club/chain.h"
#include "club/played.h"
#include "club/public.h"
#include "proof/block.h"
#include "report/explain/explain_why.h"

#include <stdio.h>
#include <string.h>

/* ---- what is asked ---- */

/* Moves *rest behind "WORD:" or "WORD ". */
static bool follows(struct span *rest, const char *word)
{
	struct span s = span_trim(*rest);
	size_t n = strlen(word);

	if (!span_starts(s, word) || s.n == n || (s.s[n] != ':' && s.s[n] != ' '))
		return false;
	*rest = (struct span){ s.s + n + 1, s.n - n - 1 };
	return true;
}

bool explain_read(struct explain_request *asked, struct span *rest)
{
	struct span word;
	const char *last;
	long long number;

	*asked = (struct explain_request){ .what = WHY_FACT };
	if (follows(rest, "line"))
		asked->what = WHY_LINE;
	else if (follows(rest, "stood"))
		asked->what = WHY_STOOD;
	else if (follows(rest, "die"))
		asked->what = WHY_DIE;
	if (!span_word(rest, &word))
		return false;
	if (word.n > 1 && word.s[word.n - 1] == ',')
		word.n--;
	asked->label = word;
	if (asked->what == WHY_DIE)
		return true;
	last = memchr(word.s, '-', word.n);
	if (asked->what == WHY_FACT && last)
		word.n = (size_t)(last - word.s);
	if (!span_int(word, 1, 1000000, &number))
		return false;
	asked->number = (int)number;
	return true;
}

/* ---- the record ---- */

static void read_nonces(struct explain_cast *cast, struct span text, int players)
{
	char words[40];

	for (int s = 1; s <= players; s++) {
		snprintf(words, sizeof words, "seat %d nonce", s);
		cast->nonce[s].there = block_value_hash(text, words, cast->nonce[s].value);
	}
}

/* Looks which seats have no key by a paper that names keys. */
static void look_at_keys(struct explain_cast *cast, struct span text, int players)
{
	struct span key;
	char words[40];

	for (int s = 1; s <= players; s++) {
		snprintf(words, sizeof words, "seat %d key", s);
		if (block_value(text, words, &key))
			cast->keyless[s] = span_is(key, "none");
	}
}

/* The roster says which seats had a key, and each record of another key since. */
static bool read_keys(const struct context *c, int number, struct explain_cast *cast)
{
	struct record_row row;
	enum found found = store_get_record(c->club->store, c->m->id, RECORD_ROSTER, &row, c->why);

	while (found == FOUND && row.number < number) {
		int after = row.number;

		look_at_keys(cast, span_of(row.text), c->m->seats);
		record_row_free(&row);
		found = store_next_record(c->club->store, c->m->id, "rejoin", after, &row, c->why);
	}
	if (found == FOUND)
		record_row_free(&row);
	return found != UNREAD;
}

/* Reads from its record what a season's cast was made of; the caller frees row. */
static bool read_cast(
	const struct context *c, int season, struct explain_cast *cast, struct record_row *row)
{
	const struct match *m = c->m;
	struct record_row before;
	struct span text;
	enum found found = store_season_record(c->club->store, m->id, season, row, c->why);

	if (found == FOUND)
		found = store_get_record(c->club->store, m->id, row->number - 1, &before, c->why);
	if (found == NOT_FOUND)
		buf_fmt(c->why,
			"the records of match '%s' are lost: import the match from a backup",
			m->name);
	if (found != FOUND)
		return false;
	text = span_of(row->text);
	cast->cast = row->casts - 1;
	read_nonces(cast, text, m->seats);
	memcpy(cast->before, before.entropy, HASH);
	memcpy(cast->entropy, row->entropy, HASH);
	record_row_free(&before);
	cast->witness.there = block_value_hash(text, "witness", cast->witness.value);
	if (!read_keys(c, row->number, cast))
		return false;
	if (block_value_hash(text, "reveal", cast->reveal))
		return true;
	buf_fmt(c->why, "record %d of match '%s' is damaged: import it from a backup", row->number,
		m->name);
	return false;
}

/* Writes how to cite the record. */
static void write_record(struct buf *b, const struct record_row *row)
{
	char head[HASH_TEXT];

	hash_text(head, row->head);
	buf_fmt(b, "\nrecord %d, head %s\n", row->number, head);
}

static bool explain_asked(
	struct buf *b, const struct explain_input *of, const struct explain_request *asked)
{
	switch (asked->what) {
	case WHY_FACT: return explain_fact(b, of, asked->number);
	case WHY_LINE: return explain_line(b, of, false, asked->number);
	case WHY_STOOD: return explain_line(b, of, true, asked->number);
	case WHY_DIE: return explain_die(b, of, asked->label);
	}
	return false;
}

/* A season while it is explained. */
struct explaining {
	struct table *t, *before;
	struct autopilot pilot[MAXSEATS + 1];
	struct record_row row;
	struct chance chance;
	struct report_input report;
	struct explain_input of;
};

static bool open_season(struct explaining *e, const struct context *c, int season)
{
	struct edition *edition = club_newest_edition(c);

	if (edition)
		e->t = match_journal(c, edition, season);
	if (!e->t || !played_from(c, edition, e->t, season, e->pilot)
		|| !chain_again(c, season, &e->chance))
		return false;
	for (int s = 1; s <= c->m->seats; s++)
		program_recall(e->t->program[s], s, &e->t->journal);
	e->report = match_report(edition, c->m, e->t);
	e->of.report = &e->report;
	e->of.over = c->m->state == MATCH_OVER;
	e->of.cast.chance = &e->chance;
	return read_cast(c, season, &e->of.cast, &e->row);
}

/* Finds what each side could see before the season. */
static bool open_before(struct explaining *e, const struct context *c, int season)
{
	struct edition *edition = club_newest_edition(c);

	if (season > 0 && edition)
		e->before = match_table(c, edition, season - 1);
	e->of.before = e->before;
	return season == 0 || e->before;
}

static void close_season(struct explaining *e)
{
	chance_wipe(&e->chance, sizeof e->chance);
	record_row_free(&e->row);
	played_free(e->t);
	table_free(e->before);
}

bool explain_tell(const struct context *c, int season, int seat,
	const struct explain_request *asked, struct buf *b, bool *told)
{
	struct explaining e = { 0 };
	bool ok = open_season(&e, c, season) && open_before(&e, c, season);

	*told = false;
	if (ok) {
		e.of.seat = seat;
		*told = explain_asked(b, &e.of, asked);
	}
	if (*told)
		write_record(b, &e.row);
	close_season(&e);
	return ok;
}

bool explain_dice_labels(const struct context *c, int season, int seat, struct buf *b)
{
	struct explaining e = { 0 };
	bool ok = open_season(&e, c, season);

	if (ok) {
		e.of.seat = seat;
		explain_labels(b, &e.of);
	}
	close_season(&e);
	return ok;
}

bool explain_dice_of(const struct context *c, int season, int seat, struct buf *xml)
{
	struct explaining e = { 0 };
	bool ok = open_season(&e, c, season);

	if (ok) {
		e.of.seat = seat;
		e.of.over = public_over(c->m) && seat == NOBODY;
		e.t->revealed = e.of.over;
		explain_all_dice(xml, &e.of);
	}
	close_season(&e);
	return ok;
}
