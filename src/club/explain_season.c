/* SPDX-License-Identifier: MIT */
#include "club/explain_season.h"
#include "club/chain.h"
#include "club/played.h"
#include "club/public.h"
#include "club/season.h"
#include "proof/block.h"
#include "report/explain/explain_why.h"

#include <stdio.h>
#include <string.h>

/* ---- what is asked ---- */

/* Behind "WORD:" or "WORD ". */
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
	asked->label = word;
	if (asked->what == WHY_DIE)
		return true;
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

/* What a season's cast was made of, out of its record, which is the caller's to free. */
static bool read_cast(struct club *club, const struct match *m, int season,
	struct explain_cast *cast, struct record_row *row, struct buf *why)
{
	struct record_row before;
	struct span text;

	if (!store_season_record(club->store, m->id, season, row, why)
		|| !store_get_record(club->store, m->id, row->number - 1, &before, why)) {
		if (!why->n)
			buf_fmt(why, "the records of match '%s' are lost: import it from a backup",
				m->name);
		return false;
	}
	text = span_of(row->text);
	cast->cast = row->casts - 1;
	read_nonces(cast, text, m->seats);
	memcpy(cast->before, before.entropy, HASH);
	memcpy(cast->entropy, row->entropy, HASH);
	record_row_free(&before);
	cast->witness.there = block_value_hash(text, "witness", cast->witness.value);
	if (block_value_hash(text, "reveal", cast->reveal))
		return true;
	buf_fmt(why, "record %d of match '%s' is damaged: import it from a backup", row->number,
		m->name);
	return false;
}

/* By which it can be quoted. */
static void write_record(struct buf *b, const struct record_row *row)
{
	char head[HASH_TEXT];

	hash_text(head, row->head);
	buf_fmt(b, "\nrecord %d, head %s\n", row->number, head);
}

/* ---- the whole ---- */

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

static bool open_season(
	struct explaining *e, struct club *club, const struct match *m, int season, struct buf *why)
{
	struct edition *edition = club_newest_edition(club, m, why);

	if (edition)
		e->t = match_journal(club, edition, m, season, why);
	if (!e->t || !played_from(club, edition, m, e->t, season, e->pilot, why)
		|| !chain_again(club, m, season, &e->chance, why))
		return false;
	for (int s = 1; s <= m->seats; s++)
		program_recall(e->t->program[s], s, &e->t->journal);
	e->report = match_report(edition, m, e->t);
	e->of.report = &e->report;
	e->of.over = m->state == MATCH_OVER;
	e->of.cast.chance = &e->chance;
	return read_cast(club, m, season, &e->of.cast, &e->row, why);
}

/* What each side could see of it. */
static bool open_before(
	struct explaining *e, struct club *club, const struct match *m, int season, struct buf *why)
{
	struct edition *edition = club_newest_edition(club, m, why);

	if (season > 0 && edition)
		e->before = match_table(club, edition, m, season - 1, why);
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

bool explain_tell(struct club *club, const struct match *m, int season, int seat,
	const struct explain_request *asked, struct buf *b, bool *told, struct buf *why)
{
	struct explaining e = { 0 };
	bool ok = open_season(&e, club, m, season, why) && open_before(&e, club, m, season, why);

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

bool explain_dice_of(struct club *club, const struct match *m, int season, int seat,
	struct buf *xml, struct buf *why)
{
	struct explaining e = { 0 };
	bool ok = open_season(&e, club, m, season, why);

	if (ok) {
		e.of.seat = seat;
		e.of.over = public_over(m) && seat == NOBODY;
		e.t->revealed = e.of.over;
		explain_all_dice(xml, &e.of);
	}
	close_season(&e);
	return ok;
}
