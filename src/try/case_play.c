/* SPDX-License-Identifier: MIT
 * Plays a case: once to judge it, once more to see that it comes out the same, and once on a table
 * that is stored and read before each season. For each twin it then plays up to that season twice,
 * as the case has it and as the twin has it. */
#include "core/tp1.h"
#include "try/case.h"

#include <stdlib.h>
#include <string.h>

enum manner { JUDGED, AGAIN, STORED, MANNERS, PAIRED = MANNERS };

struct play {
	const struct script *script;
	const struct script_case *the_case;
	struct try_env *env;
	const struct rules *rules;
	enum manner manner;
	struct case_context stage;
	struct buf standing[MAXSEATS + 1]; /* the lines that stand after the last season */
	struct buf *journal;		   /* the journals of all seasons */
	struct buf *failures;
	struct mailer_result *sent; /* PAIRED: what comes of the season */
};

/* One of a pair: the table as the season began, and the reports sent after it. */
struct mailer_result {
	const struct case_twin *twin;
	bool otherwise; /* this one is the twin */
	seats who;
	struct buf laid, text[MAXSEATS + 1], xml[MAXSEATS + 1];
};

/* ---- the table ---- */

static bool set_options(struct table *t, const struct case_setting *set, struct buf *why)
{
	for (int i = 0; i < set->options; i++)
		if (!table_option(t, set->option[i].name, set->option[i].value, why))
			return false;
	return table_playable(t, why);
}

static struct table *new_table(const struct play *p, struct buf *why)
{
	const struct case_setting *set = &p->the_case->setting;
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
	struct case_context *g = &p->stage;
	struct buf reason = BUF_INIT;

	*g = (struct case_context){ .script = p->script, .env = p->env, .rules = p->rules };
	g->table = new_table(p, &reason);
	if (!g->table) {
		script_fault(p->script, p->the_case->number, why, "%s", reason.s);
		buf_free(&reason);
		return false;
	}
	g->reader = (struct names){ p->rules, g->table->map, g->table->seats };
	g->forces = forces_make(g);
	if (p->the_case->setting.season)
		table_put(g->table, C_SEASON, p->the_case->setting.season - 1);
	return true;
}

static void close_stage(struct play *p)
{
	if (p->stage.table)
		play_end(p->stage.table);
	table_free(p->stage.table);
	forces_free(p->stage.forces);
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&p->standing[s]);
}

/* Replaces the table by a copy made from nothing but its stored bytes. */
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

/* Returns the twin as which the i-th season is played; NULL: it is played as the case has it. */
static const struct case_twin *twin_of(const struct play *p, int i)
{
	const struct mailer_result *sent = p->sent;

	return sent && sent->otherwise && sent->twin->of == i ? sent->twin : NULL;
}

static bool lay(struct play *p, int i, struct buf *why)
{
	const struct script_case *c = p->the_case;
	const struct script_block *block = p->script->block;
	const struct case_twin *twin = twin_of(p, i);
	const struct script_block *const layer[LAYERS] = {
		[OF_GAME] = !i && !c->setting.setup ? &block[c->game] : NULL,
		[OF_CASE] = c->round[i].given >= 0 ? &block[c->round[i].given] : NULL,
		[OF_TWIN] = twin ? &block[twin->block] : NULL,
	};
	int number = layer[OF_CASE] ? layer[OF_CASE]->number : c->number;
	const char *broken;

	if (!case_lay(&p->stage, layer, why))
		return false;
	broken = season_audit(p->stage.table);
	if (broken)
		return script_fault(p->script, twin ? layer[OF_TWIN]->number : number, why,
			"this table cannot be: %s", broken);
	return p->manner != STORED || store_and_read(p, why);
}

/* ---- the letters ---- */

/* Returns the block of a seat's letter in the i-th season; NULL: there is none. */
static const struct script_block *letter_of(const struct play *p, int i, int seat)
{
	const struct case_twin *twin = twin_of(p, i);
	int block = p->the_case->round[i].orders[seat];

	if (twin && twin->changes.orders[seat] >= 0)
		block = twin->changes.orders[seat];
	return block >= 0 ? &p->script->block[block] : NULL;
}

static bool read_letters(struct play *p, int i, int season, struct buf *why)
{
	struct table *t = p->stage.table;

	for (int s = 1; s <= MAXSEATS; s++) {
		const struct script_block *b = letter_of(p, i, s);
		struct span standing = { p->standing[s].s, p->standing[s].n };
		struct orders *letter;

		if (s > t->seats && b)
			return script_fault(p->script, b->number, why,
				"this seat is not in the match, which has %d", t->seats);
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
	play_end(t);
}

/* ---- seasons ---- */

/* Chance depends on the title alone, so a case that moves to another file comes out the same. */
static void throw_dice(struct play *p, struct chance *chance, int season)
{
	unsigned char secret[HASH];

	hash_bytes(secret, p->the_case->title.s, p->the_case->title.n);
	tp1_alone(chance, "try", secret, season);
}

/* Notes the reports that the seats of a pair get for this season. */
static void send_reports(struct play *p)
{
	struct mailer_result *sent = p->sent;
	struct try_env *env = p->env;

	for (int s = 1; s <= p->stage.table->seats; s++)
		if (sent->who >> s & 1)
			env->report(env, p->stage.table, s, &sent->xml[s], &sent->text[s]);
}

static bool play_round(struct play *p, int i, struct buf *why)
{
	const struct script_season *r = &p->the_case->round[i];
	bool setup = !i && p->the_case->setting.setup, paired = p->sent && p->sent->twin->of == i;
	struct chance chance;
	int now;

	if (!lay(p, i, why))
		return false;
	if (paired)
		table_write(p->stage.table, &p->sent->laid);
	now = setup ? 0 : season(p->stage.table) + 1;
	if (!read_letters(p, i, now, why))
		return false;
	throw_dice(p, &chance, now);
	p->stage.table->day = p->the_case->setting.day;
	p->stage.table->forced = forces_of(p->stage.forces);
	season_play(p->stage.table, &chance, setup);
	journal_write(&p->stage.table->journal, p->journal);
	if (p->manner == JUDGED && r->expect >= 0
		&& !expect_judge(&p->stage, &p->script->block[r->expect], p->failures, why))
		return false;
	if (paired)
		send_reports(p);
	keep_standing(p);
	return true;
}

/* Chance set by hand that was never used fails the case; of a twin only what the twin sets
 * counts. */
static void expect_forces(struct play *p)
{
	struct buf lines = BUF_INIT;
	struct span rest, line;

	forces_failures(p->stage.forces,
		p->sent ? p->script->block[p->sent->twin->block].number : 0, &lines);
	rest = span_of_buf(&lines);
	while (span_line(&rest, &line))
		buf_fmt(p->failures, "# %.*s\n", (int)line.n, line.s);
	buf_free(&lines);
}

static bool play_rounds(struct play *p, struct buf *why)
{
	const struct script_case *c = p->the_case;

	for (int i = 0; i < c->rounds && (!p->sent || i <= p->sent->twin->of); i++) {
		if (i && season_over(p->stage.table)) {
			if (p->manner == JUDGED)
				buf_fmt(p->failures,
					"# %s:%d: the match is over before season %d\n",
					p->script->name, c->number, season(p->stage.table) + 1);
			break;
		}
		if (!play_round(p, i, why))
			return false;
	}
	if (p->manner == JUDGED || (p->sent && p->sent->otherwise))
		expect_forces(p);
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

/* ---- twins ---- */

/* Reads the seats that `twin` names; their own letters stay as they are. */
static bool read_seats(
	const struct play *p, const struct case_twin *twin, seats *who, struct buf *why)
{
	const struct script_block *b = &p->script->block[twin->block];
	const struct case_setting *set = &p->the_case->setting;
	int most = set->seats ? set->seats : p->rules->game->least;
	struct span rest = b->rest, word;

	*who = 0;
	while (word_next(&rest, &word)) {
		int seat = seat_find(p->rules->game, word, most);

		if (!seat)
			return script_fault(p->script, b->number, why,
				"'%.*s' is no seat of the match", (int)word.n, word.s);
		if (twin->changes.orders[seat] >= 0)
			return script_fault(p->script, b->number, why,
				"the letter of a seat that must not learn of it stays as it is");
		*who |= ONLY(seat);
	}
	return p->env->report
		|| script_fault(p->script, b->number, why, "no reports are made here");
}

/* Returns whether the twin changes letters or chance set by hand. */
static bool plays_otherwise(const struct play *p, const struct case_twin *twin)
{
	const struct script_block *b = &p->script->block[twin->block];

	for (int i = b->from; i < b->to; i++)
		if (force_line(p->script->line[i].text))
			return true;
	return round_orders(&twin->changes);
}

/* Compares two texts, and reports the first line in which they differ. */
static bool same_text(
	struct play *p, int number, int seat, const struct buf *one, const struct buf *other)
{
	enum { COLUMNS = 160 };
	struct span a = span_of_buf(one), b = span_of_buf(other), at[2] = { { "", 0 }, { "", 0 } };
	bool more[2] = { true, true };

	if (span_same(a, b))
		return true;
	while ((more[0] || more[1]) && span_same(at[0], at[1])) {
		at[0] = at[1] = (struct span){ "", 0 };
		more[0] = span_line(&a, &at[0]);
		more[1] = span_line(&b, &at[1]);
	}
	buf_fmt(p->failures, "# %s:%d: expected the same report for ", p->script->name, number);
	seat_print(p->failures, p->rules->game, seat);
	buf_str(p->failures, ", found '");
	text_clean(p->failures, at[0].s, at[0].n, COLUMNS);
	buf_str(p->failures, "' and of the twin '");
	text_clean(p->failures, at[1].s, at[1].n, COLUMNS);
	buf_str(p->failures, "'\n");
	return false;
}

static bool compare(struct play *p, const struct case_twin *twin,
	const struct mailer_result pair[2], struct buf *why)
{
	int number = p->script->block[twin->block].number;

	if (span_same(span_of_buf(&pair[0].laid), span_of_buf(&pair[1].laid))
		&& !plays_otherwise(p, twin))
		return script_fault(p->script, number, why,
			"nothing in this twin differs from its case: write below 'twin' what is "
			"otherwise");
	for (int s = 1; s <= MAXSEATS; s++)
		if (same_text(p, number, s, &pair[0].text[s], &pair[1].text[s]))
			same_text(p, number, s, &pair[0].xml[s], &pair[1].xml[s]);
	return true;
}

static bool play_twin(struct play *p, const struct case_twin *twin, struct buf *why)
{
	struct buf unused = BUF_INIT;
	struct mailer_result pair[2];
	bool ok = true;
	seats who;

	if (!read_seats(p, twin, &who, why))
		return false;
	for (int i = 0; i < 2; i++) {
		pair[i] = (struct mailer_result){
			.twin = twin, .otherwise = i, .who = who, .laid = BUF_INIT
		};
		for (int s = 0; s <= MAXSEATS; s++)
			pair[i].text[s] = pair[i].xml[s] = (struct buf)BUF_INIT;
	}
	for (int i = 0; i < 2 && ok; i++) {
		p->sent = &pair[i];
		p->journal = &unused;
		ok = play(p, why);
	}
	ok = ok && compare(p, twin, pair, why);
	for (int i = 0; i < 2; i++) {
		buf_free(&pair[i].laid);
		for (int s = 0; s <= MAXSEATS; s++) {
			buf_free(&pair[i].text[s]);
			buf_free(&pair[i].xml[s]);
		}
	}
	buf_free(&unused);
	return ok;
}

static bool play_twins(const struct script *s, const struct script_case *c, struct try_env *env,
	const struct rules *rules, struct buf *failures, struct buf *why)
{
	bool ok = true;

	for (int i = 0; i < c->twins && ok; i++) {
		struct play p = { .script = s,
			.the_case = c,
			.env = env,
			.rules = rules,
			.manner = PAIRED,
			.failures = failures };

		ok = play_twin(&p, &c->twin[i], why);
	}
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
	return ok && play_twins(s, c, env, rules, failures, why);
}
