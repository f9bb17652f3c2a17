/* SPDX-License-Identifier: MIT */
#include "report/phrase/phrases_in.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

struct reading {
	struct phrases *p;
	const char *file;
	int line; /* of the phrase being read */
	struct buf *why;
	struct name_index facts, general; /* the names of facts, and of general phrases */
	struct buf of_spaces,
		of_match; /* names of the holes that a place or a match may have, see phrases.h */
};

static bool bad(const struct reading *r, const char *what, struct span subject)
{
	buf_fmt(r->why, "%s, line %d: '", r->file, r->line);
	text_clean(r->why, subject.s, subject.n, 40);
	buf_fmt(r->why, "' %s", what);
	return false;
}

/* Returns whether a hole is one of the first `open` args, one of the names, or the number "n". */
static bool is_arg(struct span hole, const struct args *args, int open, const char *names)
{
	struct span rest = span_of(names), word;

	for (int i = 0; args && i < open; i++)
		if (span_same(args->arg[i].name, hole))
			return true;
	while (span_word(&rest, &word))
		if (span_same(word, hole))
			return true;
	return false;
}

struct allowed {
	const struct args *args;
	int open;
	const char *names;
};

static bool check_text(const struct reading *r, struct span text, const struct allowed *allowed);

/* Checks the choices of a hole, from the first colon on. */
static bool check_choices(
	const struct reading *r, struct span choices, const struct allowed *allowed)
{
	const char *s = choices.s, *end = s + choices.n;

	while (s < end) {
		const char *stop = texts_skip(s + 1, end);

		if (!check_text(r, (struct span){ s + 1, (size_t)(stop - s - 1) }, allowed))
			return false;
		s = stop;
	}
	return true;
}

/* Checks the inside of "{links LINK... ARG}". */
static bool check_links(const struct reading *r, struct span hole, const struct allowed *allowed)
{
	struct span choices = phrases_choices(&hole), arg, names = phrases_links(hole, &arg), word;

	while (span_word(&names, &word))
		if (phrases_link(r->p->rules->game, word) < 0)
			return bad(r, "is no link of the game", word);
	if (!is_arg(arg, allowed->args, allowed->open, allowed->names))
		return bad(r, "is no arg of this phrase", arg);
	return check_choices(r, choices, allowed);
}

/* Checks the inside of a pair of braces. */
static bool check_hole(const struct reading *r, struct span hole, const struct allowed *allowed)
{
	const char *end = hole.s + hole.n, *s = hole.s;
	struct span name;

	if (span_starts(hole, "links "))
		return check_links(r, hole, allowed);
	if (span_starts(hole, "many ")
		&& !is_arg(SPAN("n"), allowed->args, allowed->open, allowed->names))
		return bad(r, "counts by n, which is no arg of this phrase", hole);
	if (span_starts(hole, "bare ") || span_starts(hole, "note ") || span_starts(hole, "many "))
		s += 5;
	name = (struct span){ s, 0 };
	while (s < end && *s != ':' && *s != ',' && *s != '+')
		s++;
	name.n = (size_t)(s - name.s);
	if (!is_arg(name, allowed->args, allowed->open, allowed->names))
		return bad(r, "is no arg of this phrase", name);
	if (s == end || (*s != ':' && s + 1 == end))
		return true;
	if (*s != ':')
		return bad(r, "is no hole", hole);
	return check_choices(r, (struct span){ s, (size_t)(end - s) }, allowed);
}

static bool check_text(const struct reading *r, struct span text, const struct allowed *allowed)
{
	const char *end = text.s + text.n;

	for (const char *s = text.s; s < end; s++) {
		const char *stop;
		int choices;

		if (*s == '}')
			return bad(r, "has a brace too many", text);
		if (*s != '{')
			continue;
		stop = texts_hole(s + 1, end, &choices);
		if (stop >= end)
			return bad(r, "has a brace that is never closed", text);
		if (!check_hole(r, (struct span){ s + 1, (size_t)(stop - s - 1) }, allowed))
			return false;
		s = stop;
	}
	return true;
}

/* ---- the game's file ---- */

/* What stands before the name of a fact, and what its text then is. */
static const struct fact_prefix {
	const char *word;
	int way;
	const char *texts; /* which texts there are, parted by bars; NULL: any */
	const char *wrong;
} fact_prefixes[] = { { "lead ", SAID_LEAD, NULL, NULL }, { "near ", SAID_NEAR, NULL, NULL },
	{ "loss ", SAID_LOSS, NULL, NULL }, { "toll ", SAID_TOLL, NULL, NULL },
	{ "comes ", SAID_COMES, NULL, NULL }, { "vain ", SAID_VAIN, NULL, NULL },
	{ "heading ", SAID_HEADING, NULL, NULL },
	{ "turning ", SAID_TURNING, "|first", "is neither empty nor 'first'" },
	{ "part ", SAID_PART, "state|own|outcome", "is none of 'state', 'own' and 'outcome'" },
	{ "follows ", SAID_FOLLOWING, NULL, NULL } };

/* Takes the sign off that a lead is for those told all of the fact. */
static int all_way(struct span *name, int way)
{
	if (way != SAID_LEAD || !name->n || name->s[name->n - 1] != '+')
		return way;
	name->n--;
	return SAID_ALL_LEAD;
}

/* Takes the prefix, or the signs behind the name, off a fact's name. Returns what its text is. */
static int fact_way(struct span *name, const struct fact_prefix **prefix)
{
	int way = SAID_OPEN;

	for (size_t i = 0; i < sizeof fact_prefixes / sizeof *fact_prefixes; i++) {
		const struct fact_prefix *p = *prefix = &fact_prefixes[i];
		size_t n = strlen(p->word);

		if (span_starts(*name, p->word)) {
			*name = (struct span){ name->s + n, name->n - n };
			return all_way(name, p->way);
		}
	}
	*prefix = NULL;
	if (name->n && name->s[name->n - 1] == '*') {
		way = SAID_FOLDED;
		name->n--;
	}
	if (name->n && name->s[name->n - 1] == '+') {
		way = way == SAID_FOLDED ? SAID_ALL_FOLDED : SAID_ALL;
		name->n--;
	}
	return way;
}

/* Returns whether a text is told to those alone who are told all of the fact. */
static bool is_for_all(int way)
{
	return way == SAID_ALL || way == SAID_ALL_FOLDED || way == SAID_ALL_LEAD
		|| way == SAID_COMES || way == SAID_VAIN;
}

/* Returns whether a text may count the facts it is said of. */
static bool is_of_several(int way)
{
	return way == SAID_FOLDED || way == SAID_ALL_FOLDED || way == SAID_COMES
		|| way == SAID_VAIN;
}

static bool is_among(const char *texts, struct span text)
{
	struct span one;

	for (int i = 0; (one = words_nth(texts, i)).s; i++)
		if (span_same(one, text))
			return true;
	return false;
}

static bool read_fact(const struct reading *r, struct span name, struct span text)
{
	const struct fact_prefix *prefix;
	struct span bare = name;
	const struct args *args;
	struct allowed allowed;
	int way = fact_way(&bare, &prefix), fact = index_find(&r->facts, bare);

	if (!fact)
		return bad(r, "is no fact of the game, and no other name there is", name);
	if (prefix && prefix->texts && !is_among(prefix->texts, text))
		return bad(r, prefix->wrong, name);
	args = &r->p->rules->fact[fact];
	allowed = (struct allowed){ args, is_for_all(way) ? args->n : args->open,
		is_of_several(way) ? "n" : "" };
	r->p->fact[fact][way] = text;
	return check_text(r, text, &allowed);
}

static bool read_kind(const struct reading *r, struct span name, struct span text)
{
	thing k = box_kind(r->p->rules->box, name.s, name.n, NULL, NULL);
	const char *semicolon = span_find(text, ';');
	struct span word;
	struct phrase_kind *nouns;

	/* A club's own box may lack a kind. */
	if (!k)
		return true;
	nouns = &r->p->kind[k - KINDS];
	nouns->one = nouns->many = text;
	if (semicolon) {
		nouns->one.n = (size_t)(semicolon - text.s);
		nouns->many = span_trim((struct span){ semicolon + 1, text.n - nouns->one.n - 1 });
	}
	nouns->bare = nouns->one;
	span_word(&nouns->bare, &word);
	nouns->bare = span_trim(nouns->bare);
	if (!nouns->bare.n)
		nouns->bare = nouns->one;
	return true;
}

/* Reads "called hero: hero-of". */
static bool read_called(const struct reading *r, struct span name, struct span text)
{
	const struct rules *rules = r->p->rules;
	thing k = box_kind(rules->box, name.s, name.n, NULL, NULL);
	int zone = 1;

	while (zone < rules->zones && !span_is(text, rules->game->zones[zone].name))
		zone++;
	if (zone == rules->zones)
		return bad(r, "is no zone of the game", text);
	if (k)
		r->p->kind[k - KINDS].called = zone;
	return true;
}

static bool read_seat(const struct reading *r, struct span name, struct span text)
{
	int seat = seat_find(r->p->rules->game, name, MAXSEATS);

	if (!seat)
		return bad(r, "is no seat", name);
	r->p->seat[seat] = text;
	return true;
}

/* Appends the names of holes that lines on spaces may have. */
static void name_what_spaces_have(struct buf *b, const struct rules *rules)
{
	buf_str(b, "at mark pieces");
	for (const int *d = rules->dials_of[OF_SPACE]; *d; d++)
		buf_fmt(b, " %s", rules->game->dials[rules->dial[*d].row].name);
	for (int c = 1; c <= rules->columns; c++)
		buf_fmt(b, " %s", rules->game->columns[c].name);
}

/* Appends the names of holes that lines on a match may have: options, fields without a hole, and dials of the table. */
static void name_what_a_match_has(struct buf *b, const struct rules *rules)
{
	buf_str(b, "value seats season");
	for (int i = 1; i <= rules->box->keys; i++)
		if (rules->box->key[i].option)
			buf_fmt(b, " %s", rules->game->keys[i].name);
	for (int i = 1; i <= rules->fields; i++)
		if (!rules->field_arg[i].type)
			buf_fmt(b, " %s", rules->game->fields[i].name);
	for (const int *d = rules->dials_of[OF_TABLE]; *d; d++)
		buf_fmt(b, " table-%s", rules->game->dials[rules->dial[*d].row].name);
}

static bool keep_line(const struct reading *r, struct span name, struct span text)
{
	struct phrases *p = r->p;

	p->line = xmore(p->line, (size_t)p->lines, sizeof *p->line);
	p->line[p->lines++] = text;
	index_add(&p->line_of, name, p->lines);
	return true;
}

static bool read_band(const struct reading *r, struct span text)
{
	const struct allowed allowed = { .names = phrases_args(SAY_BAND) };

	r->p->general[SAY_BAND] = text;
	return check_text(r, text, &allowed);
}

/* Reads "place land" or "group land". */
static bool read_place(const struct reading *r, struct span name, struct span text)
{
	const struct allowed allowed = { .names = r->of_spaces.s };
	struct span area = { name.s + 6, name.n - 6 };
	const char *const *areas = r->p->rules->game->areas;

	while (areas && *areas && !span_is(area, *areas))
		areas++;
	if (!areas || !*areas)
		return bad(r, "is no area of the map", area);
	r->p->by_place |= *name.s == 'p';
	return keep_line(r, name, text) && check_text(r, text, &allowed);
}

/* Reads what is said of a match: "match about", "match end", "match points" and so on. */
static bool read_of_match(const struct reading *r, struct span name, struct span text)
{
	struct span what = { name.s + 6, name.n - 6 };
	const struct allowed allowed = { .names = r->of_match.s };

	if (!span_is(what, "about") && !span_is(what, "end") && !span_is(what, "terms")
		&& !span_is(what, "season") && !span_is(what, "next") && !span_is(what, "points")
		&& !span_is(what, "total") && !span_is(what, "called") && !span_is(what, "ahead")
		&& !span_is(what, "orders"))
		return bad(r, "is no phrase of a match", what);
	return keep_line(r, name, text) && check_text(r, text, &allowed);
}

static bool is_dial(const struct rules *rules, int d, struct span name)
{
	return span_is(name, rules->game->dials[rules->dial[d].row].name);
}

/* Reads "drawn DIAL": a dial of spaces that holds a seat, or has words; or a dial with a seat's
 * space. */
static bool read_drawn(const struct reading *r, struct span whole, struct span text)
{
	static const struct allowed value = { .names = "value" };
	const struct rules *rules = r->p->rules;
	const struct span name = { whole.s + 6, whole.n - 6 };

	for (const int *d = rules->dials_of[OF_SPACE]; *d; d++)
		if (is_dial(rules, *d, name) && rules->held[*d].type == T_SEAT) {
			r->p->drawn = *d;
			return true;
		} else if (is_dial(rules, *d, name)) {
			return keep_line(r, whole, text) && check_text(r, text, &value);
		}
	for (const int *d = rules->dials_of[OF_SEAT]; *d; d++)
		if (is_dial(rules, *d, name)
			&& (rules->held[*d].type == T_SPACE || rules->held[*d].type == T_AREA))
			return keep_line(r, whole, text) && check_text(r, text, &value);
	return bad(r, "is no dial of spaces, nor one of seats that holds a space", name);
}

/* Reads "holder": the column of spaces that is the seat whose a space is. */
static bool read_holder(const struct reading *r, struct span name)
{
	const struct rules *rules = r->p->rules;

	for (int c = 1; c <= rules->columns; c++)
		if (span_is(name, rules->game->columns[c].name) && !rules->game->columns[c].words) {
			r->p->holder = c;
			return true;
		}
	return bad(r, "is no column of numbers", name);
}

/* Reads "form pick <fruit>", and so "list", "pays" and "idle". */
static bool read_form(const struct reading *r, struct span name, struct span text)
{
	static const struct allowed value = { .names = "value" };
	const struct form *forms = r->p->rules->game->forms;
	struct span words = { name.s + 5, name.n - 5 };

	for (int i = 1; i <= r->p->rules->forms; i++)
		if (span_is(words, forms[i].words))
			return keep_line(r, name, text) && check_text(r, text, &value);
	return bad(r, "is no form of the game", words);
}

/* Reads "choice pick <fruit>", which may name fields, columns of kinds and their notes. */
static bool read_choice(const struct reading *r, struct span name, struct span text)
{
	const struct rules *rules = r->p->rules;
	struct span words = { name.s + 7, name.n - 7 };
	struct buf names = BUF_INIT;
	struct allowed allowed;
	bool good = false;

	buf_str(&names, "note");
	for (int i = 1; i <= rules->fields; i++)
		buf_fmt(&names, " %.*s", (int)rules->field_name[i].n, rules->field_name[i].s);
	for (int c = 1; c <= rules->columns; c++)
		buf_fmt(&names, " %s", rules->game->columns[c].name);
	allowed = (struct allowed){ .names = names.s };
	for (int i = 1; i <= rules->forms && !good; i++)
		good = span_is(words, rules->game->forms[i].words);
	good = good ? keep_line(r, name, text) && check_text(r, text, &allowed)
		    : bad(r, "is no form of the game", words);
	buf_free(&names);
	return good;
}

static bool read_tie(const struct reading *r, struct span name, struct span text)
{
	const struct allowed allowed = { .names = r->of_match.s };

	return keep_line(r, name, text) && check_text(r, text, &allowed);
}

/* Reads "note pick red": a note calls orders so that begin with these words of a form. */
static bool read_note(const struct reading *r, struct span name, struct span text)
{
	const struct form *forms = r->p->rules->game->forms;
	const struct span words = { name.s + 5, name.n - 5 };

	for (int i = 1; i <= r->p->rules->forms; i++) {
		const struct span form = span_of(forms[i].words);

		if (form.n < words.n || memcmp(form.s, words.s, words.n) != 0)
			continue;
		if (form.n == words.n || form.s[words.n] == ' ')
			return keep_line(r, name, text);
	}
	return bad(r, "are not the first words of an order of the game", words);
}

/* Reads what a field says of a kind: its value, and columns of the kind. */
static bool read_brings(const struct reading *r, struct span name, struct span text)
{
	struct buf names = BUF_INIT;
	struct allowed allowed;
	bool good;

	for (int i = 1; i <= r->p->rules->fields; i++)
		if (span_same(r->p->rules->field_name[i], (struct span){ name.s + 7, name.n - 7 }))
			r->p->brings[i] = true;
	buf_str(&names, "value");
	for (int c = 1; c <= r->p->rules->columns; c++)
		buf_fmt(&names, " %s", r->p->rules->game->columns[c].name);
	allowed = (struct allowed){ .names = names.s };
	good = keep_line(r, name, text) && check_text(r, text, &allowed);
	buf_free(&names);
	return good;
}

static bool read_game_line(struct reading *r, struct span name, struct span text)
{
	static const char *const sorts[] = { "dial ", "head ", "zone ", "word ", "table ",
		"column ", "question ", "spot ", "field ", "own ", "each ", "account ", "goods " };
	static const struct allowed any = { .names = "seat value space" },
				    about = { .names = "about" };

	/* Nearly all texts of one word are those of facts. */
	if (!span_find(name, ' '))
		return span_is(name, "band")	  ? read_band(r, text)
			: span_is(name, "holder") ? read_holder(r, text)
						  : read_fact(r, name, text);
	if (span_starts(name, "kind "))
		return read_kind(r, (struct span){ name.s + 5, name.n - 5 }, text);
	if (span_starts(name, "called "))
		return read_called(r, (struct span){ name.s + 7, name.n - 7 }, text);
	if (span_starts(name, "seat "))
		return read_seat(r, (struct span){ name.s + 5, name.n - 5 }, text);
	if (span_starts(name, "match "))
		return read_of_match(r, name, text);
	if (span_starts(name, "tie "))
		return read_tie(r, name, text);
	if (span_starts(name, "place ") || span_starts(name, "group "))
		return read_place(r, name, text);
	if (span_starts(name, "drawn "))
		return read_drawn(r, name, text);
	if (span_starts(name, "form ") || span_starts(name, "list ") || span_starts(name, "pays ")
		|| span_starts(name, "idle "))
		return read_form(r, name, text);
	if (span_starts(name, "choice "))
		return read_choice(r, name, text);
	if (span_starts(name, "note "))
		return read_note(r, name, text);
	if (span_starts(name, "remark "))
		return keep_line(r, name, text) && check_text(r, text, &about);
	if (span_starts(name, "brings "))
		return read_brings(r, name, text);
	for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
		if (span_starts(name, sorts[i]))
			return keep_line(r, name, text) && check_text(r, text, &any);
	return read_fact(r, name, text);
}

/* ---- the general file ---- */

static bool read_general_line(struct reading *r, struct span name, struct span text)
{
	struct allowed allowed = { 0 };
	int i;

	if (span_starts(name, "seat "))
		return read_seat(r, (struct span){ name.s + 5, name.n - 5 }, text);
	i = index_find(&r->general, name);
	if (!i)
		return bad(r, "is no phrase of a report", name);
	r->p->general[i] = text;
	allowed.names = phrases_args((enum phrase)i);
	return check_text(r, text, &allowed);
}

static bool read_lines(struct reading *r, char **copy, struct span file, bool of_game)
{
	struct texts_lines lines;
	struct span name, text;

	if (file.n > TEXTS_MOST) {
		buf_fmt(r->why, "%s: the file has more than %d bytes", r->file, TEXTS_MOST);
		return false;
	}
	*copy = xcopy(file.s, file.n);
	lines = texts_begin(*copy, file.n);
	while (texts_next(&lines, &name, &text)) {
		r->line = lines.line;
		if (!name.s)
			return bad(r, "has no colon after its name", text);
		if (!(of_game ? read_game_line : read_general_line)(r, name, text))
			return false;
	}
	return true;
}

static bool all_general(struct reading *r)
{
	for (int i = 1; i < SAY_END; i++)
		if (!r->p->general[i].s) {
			buf_fmt(r->why, "%s: the phrase '%s' is missing", r->file,
				phrases_name((enum phrase)i));
			return false;
		}
	return true;
}

static void index_names(struct reading *r)
{
	const struct rules *rules = r->p->rules;

	for (int i = 1; i <= rules->facts; i++)
		index_add(&r->facts, span_of(rules->game->facts[i].name), i);
	for (int i = 1; i < SAY_END; i++)
		index_add(&r->general, span_of(phrases_name((enum phrase)i)), i);
}

struct phrases *phrases_read(
	const struct rules *rules, struct span general_file, struct span game_file, struct buf *why)
{
	struct phrases *p = xalloc(1, sizeof *p);
	struct reading r = { .p = p,
		.file = "the phrases of reports",
		.why = why,
		.of_spaces = BUF_INIT,
		.of_match = BUF_INIT };
	bool ok;

	p->rules = rules;
	p->fact = xalloc((size_t)rules->facts + 1, sizeof *p->fact);
	p->kind = xalloc((size_t)rules->box->kinds + 1, sizeof *p->kind);
	p->brings = xalloc((size_t)rules->fields + 1, sizeof *p->brings);
	index_names(&r);
	ok = read_lines(&r, &p->text[0], general_file, false) && all_general(&r);
	if (ok) {
		r.file = "the phrases of the game";
		name_what_spaces_have(&r.of_spaces, rules);
		name_what_a_match_has(&r.of_match, rules);
		ok = read_lines(&r, &p->text[1], game_file, true);
	}
	index_free(&r.facts);
	index_free(&r.general);
	buf_free(&r.of_spaces);
	buf_free(&r.of_match);
	if (ok)
		return p;
	phrases_free(p);
	return NULL;
}

void phrases_free(struct phrases *p)
{
	if (!p)
		return;
	free(p->text[0]);
	free(p->text[1]);
	free(p->fact);
	free(p->kind);
	free(p->brings);
	free(p->line);
	index_free(&p->line_of);
	free(p);
}
