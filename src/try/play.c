/* SPDX-License-Identifier: MIT
 * A case played: once to judge it, once more to see that it comes out the same, and once on a table
 * that was stored and read again before each season. */
#include "try/stage.h"

#include <stdlib.h>
#include <string.h>

enum manner { JUDGED, AGAIN, STORED, MANNERS };

struct play {
	const struct script *script;
	const struct script_case *the_case;
	struct try_env *env;
	const struct rules *rules;
	enum manner manner;
	struct stage stage;
	struct buf standing[MAXSEATS + 1]; /* what stands from the season before */
	struct buf *journal;		   /* of all its seasons */
	struct buf *failures;
};

/* ---- the table ---- */

static bool set_options(struct table *t, const struct setting *set, struct buf *why)
{
	for (int i = 0; i < set->options; i++)
		if (!table_option(t, set->option[i].name, set->option[i].value, why))
			return false;
	return table_playable(t, why);
}

static struct table *new_table(const struct play *p, struct buf *why)
{
	const struct setting *set = &p->the_case->setting;
	char *map = set->map.n ? xcopy(set->map.s, set->map.n) : NULL;
	struct table *t =
		table_new(p->rules, set->seats ? set->seats : p->rules->game->least, map, why);

	free(map);
	if (t && !set_options(t, set, why)) {
		table_free(t);
		return NULL;
	}
	return t;
}

static bool open_stage(struct play *p, struct buf *why)
{
	struct stage *g = &p->stage;
	struct buf reason = BUF_INIT;

	*g = (struct stage){ .script = p->script, .env = p->env, .rules = p->rules };
	g->table = new_table(p, &reason);
	if (!g->table) {
		script_fault(p->script, p->the_case->number, why, "%s", reason.s);
		buf_free(&reason);
		return false;
	}
	g->reader = (struct reader){ p->rules, g->table->map, g->table->seats };
	g->forces = forces_make(g);
	if (p->the_case->setting.season)
		table_put(g->table, C_SEASON, p->the_case->setting.season - 1);
	return true;
}

static void free_programs(struct table *t)
{
	for (int s = 1; s <= t->seats; s++) {
		program_free(t->program[s]);
		t->program[s] = NULL;
	}
}

static void close_stage(struct play *p)
{
	if (p->stage.table)
		free_programs(p->stage.table);
	table_free(p->stage.table);
	forces_free(p->stage.forces);
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&p->standing[s]);
}

/* Puts a copy in the place of the table, made of nothing but its stored bytes. */
static bool store_and_read(struct play *p, struct buf *why)
{
	struct buf bytes = BUF_INIT, reason = BUF_INIT;
	struct table *copy = new_table(p, &reason);
	bool ok;

	table_write(p->stage.table, &bytes);
	ok = copy && table_read(copy, bytes.s, bytes.n, &reason);
	if (ok) {
		table_free(p->stage.table);
		p->stage.table = copy;
	} else {
		table_free(copy);
		script_fault(p->script, p->the_case->number, why, "%s", reason.s);
	}
	buf_free(&bytes);
	buf_free(&reason);
	return ok;
}

static bool lay(struct play *p, const struct round *r, bool first, struct buf *why)
{
	const struct block *block = p->script->block;
	const struct block *given = r->given >= 0 ? &block[r->given] : NULL;
	bool base = first && !p->the_case->setting.setup;
	const char *broken;

	if (!stage_lay(&p->stage, base ? &block[p->the_case->game] : NULL, given, why))
		return false;
	broken = season_audit(p->stage.table);
	if (broken)
		return script_fault(p->script, given ? given->number : p->the_case->number, why,
			"this table cannot be: %s", broken);
	return p->manner != STORED || store_and_read(p, why);
}

/* ---- the letters ---- */

static bool read_letters(struct play *p, const struct round *r, int season, struct buf *why)
{
	struct table *t = p->stage.table;

	for (int s = 1; s <= MAXSEATS; s++) {
		const struct block *b = r->orders[s] >= 0 ? &p->script->block[r->orders[s]] : NULL;
		struct span standing = { p->standing[s].s, p->standing[s].n };
		struct orders *letter;

		if (s > t->seats && b)
			return script_fault(p->script, b->number, why,
				"this seat is not in the match: it has %d", t->seats);
		letter = b ? block_letter(&p->stage, b, why) : NULL;
		if (b && !letter)
			return false;
		if (s <= t->seats)
			t->program[s] = program_make(&p->stage.reader, season, s, standing, letter);
	}
	return true;
}

static void keep_standing(struct play *p)
{
	struct table *t = p->stage.table;

	for (int s = 1; s <= t->seats; s++) {
		buf_clear(&p->standing[s]);
		program_standing(t->program[s], season(t), &p->standing[s]);
	}
	free_programs(t);
}

/* ---- seasons ---- */

/* Chance hangs on the title alone, so a case moved to another file comes out the same. */
static void throw_dice(struct play *p, struct chance *chance, int season)
{
	unsigned char secret[HASH];

	hash_bytes(secret, p->the_case->title.s, p->the_case->title.n);
	chance_season(chance, "try", secret, season);
}

static bool play_round(struct play *p, const struct round *r, bool first, struct buf *why)
{
	bool setup = first && p->the_case->setting.setup;
	struct chance chance;
	int now;

	if (!lay(p, r, first, why))
		return false;
	now = setup ? 0 : season(p->stage.table) + 1;
	if (!read_letters(p, r, now, why))
		return false;
	throw_dice(p, &chance, now);
	p->stage.table->day = p->the_case->setting.day;
	p->stage.table->forced = forces_of(p->stage.forces);
	season_play(p->stage.table, &chance, setup);
	journal_write(&p->stage.table->journal, p->journal);
	if (p->manner == JUDGED && r->expect >= 0
		&& !expect_judge(&p->stage, &p->script->block[r->expect], p->failures, why))
		return false;
	keep_standing(p);
	return true;
}

/* What chance by hand did not come to fails the case. */
static void judge_forces(struct play *p)
{
	struct buf lines = BUF_INIT;
	struct span rest, line;

	forces_failures(p->stage.forces, &lines);
	rest = (struct span){ lines.s, lines.n };
	while (span_line(&rest, &line))
		buf_fmt(p->failures, "# %.*s\n", (int)line.n, line.s);
	buf_free(&lines);
}

static bool play_rounds(struct play *p, struct buf *why)
{
	const struct script_case *c = p->the_case;

	for (int i = 0; i < c->rounds; i++) {
		if (i && season_over(p->stage.table)) {
			if (p->manner == JUDGED)
				buf_fmt(p->failures,
					"# %s:%d: the match is over before season %d\n",
					p->script->name, c->number, season(p->stage.table) + 1);
			break;
		}
		if (!play_round(p, &c->round[i], !i, why))
			return false;
	}
	if (p->manner == JUDGED)
		judge_forces(p);
	return true;
}

static bool play(struct play *p, struct buf *why)
{
	bool ok;

	for (int s = 0; s <= MAXSEATS; s++)
		p->standing[s] = (struct buf)BUF_INIT;
	ok = open_stage(p, why) && play_rounds(p, why);
	close_stage(p);
	return ok;
}

bool play_thrice(const struct script *s, const struct script_case *c, struct try_env *env,
	const struct rules *rules, struct buf *failures, struct buf *why)
{
	static const char *const what[] = {
		[AGAIN] = "it is played again", [STORED] = "the table is stored and read again"
	};
	struct buf journal[MANNERS] = { BUF_INIT, BUF_INIT, BUF_INIT };
	bool ok = true;

	for (int m = JUDGED; m < MANNERS && ok; m++) {
		struct play p = { .script = s,
			.the_case = c,
			.env = env,
			.rules = rules,
			.manner = (enum manner)m,
			.journal = &journal[m],
			.failures = failures };

		ok = play(&p, why);
		if (ok
			&& (journal[m].n != journal[0].n
				|| memcmp(journal[m].s, journal[0].s, journal[0].n) != 0))
			buf_fmt(failures,
				"# %s:%d: expected the same journal when %s, found another\n",
				s->name, c->number, what[m]);
	}
	for (int m = JUDGED; m < MANNERS; m++)
		buf_free(&journal[m]);
	return ok;
}
