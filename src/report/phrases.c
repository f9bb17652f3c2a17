/* SPDX-License-Identifier: MIT */
#include "report/phrases_in.h"

#include <stdlib.h>
#include <string.h>

static const struct {
	const char *name, *args;
} general[SAY_END] = {
	[SAY_YOU] = { "you", "" },
	[SAY_NOBODY] = { "nobody", "" },
	[SAY_NOTHING] = { "nothing", "" },
	[SAY_SOMETHING] = { "something", "" },
	[SAY_AND] = { "and", "" },
	[SAY_FOR] = { "for", "seat player" },
	[SAY_FOR_ALL] = { "for-all", "" },
	[SAY_HEADLINE] = { "headline", "match game season" },
	[SAY_LEAD_LINES] = { "lead-lines", "lines done refused bad waiting all" },
	[SAY_LEAD_NO_LETTER] = { "lead-no-letter", "standing" },
	[SAY_LEAD_FIRST] = { "lead-first", "points ahead" },
	[SAY_LEAD_SHARED] = { "lead-shared", "points" },
	[SAY_LEAD_BEHIND] = { "lead-behind", "place seats points behind leader" },
	[SAY_LEAD_WON] = { "lead-won", "points" },
	[SAY_LEAD_LOST] = { "lead-lost", "points" },
	[SAY_LEAD_OVER] = { "lead-over", "place seats points" },
	[SAY_LEAD_DUE] = { "lead-due", "season deadline early" },
	[SAY_LEAD_AWAITED] = { "lead-awaited", "season" },
	[SAY_HEAD_NOTES] = { "head-notes", "" },
	[SAY_HEAD_STORY] = { "head-story", "" },
	[SAY_QUIET] = { "quiet", "" },
	[SAY_BEGINNING] = { "beginning", "" },
	[SAY_AFTERWARDS] = { "afterwards", "" },
	[SAY_TURN] = { "turn", "seat" },
	[SAY_HEAD_LETTER] = { "head-letter", "" },
	[SAY_LETTER] = { "letter", "seq auth" },
	[SAY_STOOD] = { "stood", "lines" },
	[SAY_DONE] = { "done", "" },
	[SAY_REFUSED] = { "refused", "" },
	[SAY_WAITS] = { "waits", "" },
	[SAY_NOT_REACHED] = { "not-reached", "" },
	[SAY_TEST_FAILED] = { "test-failed", "" },
	[SAY_KEPT] = { "kept", "number" },
	[SAY_LATER] = { "later", "season" },
	[SAY_BAD] = { "bad", "problem" },
	[SAY_POLICY] = { "policy", "used" },
	[SAY_POLICY_FALSE] = { "policy-false", "" },
	[SAY_POLICY_PASSED] = { "policy-passed", "" },
	[SAY_DEFAULTS] = { "defaults", "" },
	[SAY_DEFAULT] = { "default", "question times answers" },
	[SAY_ANSWERED] = { "answered", "answers" },
	[SAY_SEEN] = { "seen", "field value" },
	[SAY_SEEN_ALL] = { "seen-all", "tests" },
	[SAY_CANCELLED] = { "cancelled", "" },
	[SAY_CANCEL_NOTHING] = { "cancel-nothing", "" },
	[SAY_TEST] = { "test", "field value" },
	[SAY_SEE] = { "see", "facts" },
	[SAY_HEAD_RULES] = { "head-rules", "" },
	[SAY_HEAD_MAP] = { "head-map", "" },
	[SAY_OWNERS] = { "owners", "seats" },
	[SAY_OWNER] = { "owner", "mark seat" },
	[SAY_IN_WORDS] = { "in-words", "" },
	[SAY_SPOTS] = { "spots", "pieces spaces" },
	[SAY_SPOT_OF] = { "spot-of-several", "space n" },
	[SAY_HOLDINGS] = { "holdings", "seat pieces" },
	[SAY_NO_HOLDINGS] = { "no-holdings", "seat" },
	[SAY_NOBODYS] = { "nobodys", "pieces" },
	[SAY_BAND] = { "band", "least most which" },
	[SAY_WITH] = { "with", "piece things" },
	[SAY_HEAD_STANDINGS] = { "head-standings", "" },
	[SAY_HEAD_FINAL] = { "head-final", "" },
	[SAY_TOTAL] = { "total", "" },
	[SAY_ON_MAP] = { "on-map", "" },
	[SAY_SEAT] = { "seat", "seat player" },
	[SAY_HEAD_HOLD] = { "head-hold", "" },
	[SAY_HOLD_NOTHING] = { "hold-nothing", "" },
	[SAY_HIDDEN] = { "hidden", "pieces" },
	[SAY_HEAD_OPEN] = { "head-open", "" },
	[SAY_HEAD_ORDER] = { "head-order", "season" },
	[SAY_HEAD_START] = { "head-start", "" },
	[SAY_MORE] = { "more", "options" },
	[SAY_AS_FOR] = { "as-for", "form" },
	[SAY_STANDS] = { "stands", "lines" },
	[SAY_STANDS_NUMBER] = { "stands-number", "number" },
	[SAY_FOOT] = { "foot", "game clause" },
	[SAY_FOOT_OVER] = { "foot-over", "game clause" },
	[SAY_EXPLAIN_CAUSES] = { "explain-causes", "" },
	[SAY_EXPLAIN_ORDER] = { "explain-order", "seat" },
	[SAY_EXPLAIN_TURN] = { "explain-turn", "seat" },
	[SAY_EXPLAIN_TESTS] = { "explain-tests", "" },
	[SAY_EXPLAIN_DICE] = { "explain-dice", "" },
	[SAY_EXPLAIN_DIE] = { "explain-die", "label throw dice sides" },
	[SAY_EXPLAIN_FROM] = { "explain-from", "proven cast" },
	[SAY_EXPLAIN_ASKED] = { "explain-asked", "seat" },
	[SAY_EXPLAIN_ANSWER] = { "explain-answer", "question answers policy seat" },
	[SAY_EXPLAIN_POLICY] = { "explain-policy", "policy test" },
	[SAY_EXPLAIN_EFFECTS] = { "explain-effects", "" },
	[SAY_EXPLAIN_SIDES] = { "explain-sides", "" },
	[SAY_EXPLAIN_SAW] = { "explain-saw", "seat" },
	[SAY_EXPLAIN_THERE] = { "explain-there", "place pieces" },
	[SAY_EXPLAIN_NUMBER] = { "explain-number", "n" },
	[SAY_EXPLAIN_UNSEEN] = { "explain-unseen", "" },
	[SAY_EXPLAIN_SEAT] = { "explain-seat", "seat dials" },
	[SAY_EXPLAIN_REFUSED] = { "explain-refused", "" },
	[SAY_EXPLAIN_CAUSED] = { "explain-caused", "" },
	[SAY_EXPLAIN_KEPT] = { "explain-kept", "" },
	[SAY_EXPLAIN_FOR] = { "explain-for", "" },
	[SAY_EXPLAIN_SHOWN] = { "explain-shown", "nth shown sides open yours" },
	[SAY_EXPLAIN_BLOCK] = { "explain-block", "label nth block" },
	[SAY_EXPLAIN_RECEIPT] = { "explain-receipt", "label nth block" },
	[SAY_EXPLAIN_VALUE] = { "explain-value", "number sides value" },
	[SAY_EXPLAIN_COMMIT] = { "explain-commit", "nth commitment" },
	[SAY_EXPLAIN_CAST] = { "explain-cast", "cast gid" },
	[SAY_EXPLAIN_NONCE] = { "explain-nonce", "seat number nonce" },
	[SAY_EXPLAIN_BEFORE] = { "explain-before", "cast hash" },
	[SAY_EXPLAIN_ENTROPY] = { "explain-entropy", "cast hash" },
	[SAY_EXPLAIN_REVEAL] = { "explain-reveal", "cast hash" },
	[SAY_EXPLAIN_WITNESS] = { "explain-witness", "cast hash" },
	[SAY_EXPLAIN_KEY] = { "explain-key", "cast hash" },
	[SAY_EXPLAIN_WITNESSED] = { "explain-witnessed", "cast hash" },
	[SAY_EXPLAIN_HIDDEN] = { "explain-hidden", "cast" },
	[SAY_EXPLAIN_UNPROVEN] = { "explain-unproven", "" },
	[SAY_WHATIF_HEADLINE] = { "whatif-headline", "match game season" },
	[SAY_WHATIF_REFEREE] = { "whatif-referee", "" },
	[SAY_WHATIF_SEAT] = { "whatif-seat", "seat" },
	[SAY_WHATIF_CHANGED] = { "whatif-changed", "" },
	[SAY_WHATIF_LEFT_OUT] = { "whatif-left-out", "lines" },
	[SAY_WHATIF_GONE] = { "whatif-gone", "" },
	[SAY_WHATIF_NEW] = { "whatif-new", "" },
	[SAY_WHATIF_TOLD] = { "whatif-told", "seats" },
	[SAY_WHATIF_ORDER] = { "whatif-order", "seat line reason" },
	[SAY_WHATIF_POSITION] = { "whatif-position", "" },
	[SAY_WHATIF_OVER] = { "whatif-over", "over" },
	[SAY_WHATIF_OUT] = { "whatif-out", "seat out" },
	[SAY_WHATIF_RANK] = { "whatif-rank", "seat was stood is stands" },
	[SAY_WHATIF_DIAL] = { "whatif-dial", "dial seat space was is" },
	[SAY_WHATIF_TABLE] = { "whatif-table", "was is" },
	[SAY_WHATIF_PIECES] = { "whatif-pieces", "pieces owner more" },
	[SAY_WHATIF_INSIDE] = { "whatif-inside", "pieces" },
	[SAY_WHATIF_PLACE] = { "whatif-place", "place less more" },
	[SAY_WHATIF_SAME] = { "whatif-same", "seat" },
	[SAY_WHATIF_UNSAID] = { "whatif-unsaid", "" },
	[SAY_CHECK_OK] = { "check-ok", "" },
	[SAY_CHECK_REFUSED] = { "check-refused", "" },
	[SAY_CHECK_PERHAPS] = { "check-perhaps", "" },
	[SAY_CHECK_NOT_REACHED] = { "check-not-reached", "" },
	[SAY_CHECK_BAD] = { "check-bad", "problem" },
	[SAY_CHECK_KEPT] = { "check-kept", "" },
	[SAY_CHECK_POLICY] = { "check-policy", "" },
	[SAY_CHECK_LATER] = { "check-later", "season" },
	[SAY_CHECK_HEADER] = { "check-header", "field wanted" },
	[SAY_CHECK_OVER] = { "check-over", "" },
	[SAY_FORECAST_HEAD] = { "forecast-head", "match season seat times" },
	[SAY_FORECAST_LINES] = { "forecast-lines", "" },
	[SAY_FORECAST_NO_LINES] = { "forecast-no-lines", "" },
	[SAY_FORECAST_TIMES] = { "forecast-times", "result n times" },
	[SAY_FORECAST_OUTCOME] = { "forecast-outcome", "n times told" },
	[SAY_FORECAST_OTHERWISE] = { "forecast-otherwise", "n times" },
	[SAY_FORECAST_OWN] = { "forecast-own", "" },
	[SAY_FORECAST_PLACE] = { "forecast-place", "" },
	[SAY_FORECAST_SPACES] = { "forecast-spaces", "" },
	[SAY_FORECAST_ON_MAP] = { "forecast-on-map", "kind" },
	[SAY_FORECAST_RANGE] = { "forecast-range", "what now least most median" },
	[SAY_FORECAST_SURE] = { "forecast-sure", "what now after" },
	[SAY_FORECAST_SAME] = { "forecast-same", "list" },
	[SAY_FORECAST_ASSUMED] = { "forecast-assumed", "" },
	[SAY_FORECAST_HIDDEN] = { "forecast-hidden", "" },
	[SAY_FORECAST_NO_LETTERS] = { "forecast-no-letters", "" },
	[SAY_FORECAST_AUTOPILOT] = { "forecast-autopilot", "" },
	[SAY_FORECAST_DICE] = { "forecast-dice", "" },
	[SAY_FORECAST_ALONE] = { "forecast-alone", "" },
	[SAY_FORECAST_ROUGH] = { "forecast-rough", "" },
};

const char *phrases_args(enum phrase p)
{
	return general[p].args;
}

/* ---- reading ---- */

struct reading {
	struct phrases *p;
	const char *file;
	int line; /* of the phrase being read */
	struct buf *why;
	struct buf of_spaces; /* what a place may say: phrases.h has it */
};

static bool bad(const struct reading *r, const char *what, struct span subject)
{
	buf_fmt(r->why, "%s, line %d: '", r->file, r->line);
	text_clean(r->why, subject.s, subject.n, 40);
	buf_fmt(r->why, "' %s", what);
	return false;
}

const char *phrases_skip(const char *s, const char *end)
{
	for (int depth = 0; s < end; s++) {
		/* nearly all are letters */
		if (*s < '{')
			continue;
		if (!depth && (*s == '|' || *s == '}'))
			return s;
		depth += (*s == '{') - (*s == '}');
	}
	return end;
}

/* True if a word stands among the names, or is the number of facts folded. */
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

/* The inside of one pair of braces. */
static bool check_hole(const struct reading *r, struct span hole, const struct allowed *allowed)
{
	const char *end = hole.s + hole.n, *s = hole.s;
	struct span name;

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
	while (s < end) {
		const char *stop = phrases_skip(s + 1, end);

		if (!check_text(r, (struct span){ s + 1, (size_t)(stop - s - 1) }, allowed))
			return false;
		s = stop;
	}
	return true;
}

static bool check_text(const struct reading *r, struct span text, const struct allowed *allowed)
{
	const char *end = text.s + text.n;

	for (const char *s = text.s; s < end; s++) {
		const char *stop;

		if (*s == '}')
			return bad(r, "has a brace too many", text);
		if (*s != '{')
			continue;
		for (stop = s + 1; stop < end && *stop != '}'; stop++) {
			stop = phrases_skip(stop, end);
			if (stop == end || *stop == '}')
				break;
		}
		if (stop >= end)
			return bad(r, "has a brace that is never closed", text);
		if (!check_hole(r, (struct span){ s + 1, (size_t)(stop - s - 1) }, allowed))
			return false;
		s = stop;
	}
	return true;
}

/* ---- the game's file ---- */

static int fact_named(const struct rules *r, struct span name)
{
	for (int i = 1; i <= r->facts; i++)
		if (span_is(name, r->game->facts[i].name))
			return i;
	return 0;
}

static bool read_fact(const struct reading *r, struct span name, struct span text)
{
	struct span bare = name;
	const struct args *args;
	struct allowed allowed;
	int way = SAID_OPEN, fact;

	if (span_starts(name, "lead ")) {
		way = SAID_LEAD;
		bare = (struct span){ name.s + 5, name.n - 5 };
	} else if (span_starts(name, "heading ")) {
		way = SAID_HEADING;
		bare = (struct span){ name.s + 8, name.n - 8 };
	} else if (span_starts(name, "turning ")) {
		way = SAID_TURNING;
		bare = (struct span){ name.s + 8, name.n - 8 };
		if (text.n && !span_is(text, "first"))
			return bad(r, "is neither empty nor 'first'", name);
	} else {
		if (bare.n && bare.s[bare.n - 1] == '*') {
			way = SAID_FOLDED;
			bare.n--;
		}
		if (bare.n && bare.s[bare.n - 1] == '+') {
			way = way == SAID_FOLDED ? SAID_ALL_FOLDED : SAID_ALL;
			bare.n--;
		}
	}
	fact = fact_named(r->p->rules, bare);
	if (!fact)
		return bad(r, "is no fact of the game, and no other name there is", name);
	args = &r->p->rules->fact[fact];
	allowed = (struct allowed){ args,
		way == SAID_ALL || way == SAID_ALL_FOLDED ? args->n : args->open,
		way == SAID_FOLDED || way == SAID_ALL_FOLDED ? "n" : "" };
	r->p->fact[fact][way] = text;
	return check_text(r, text, &allowed);
}

static bool read_kind(const struct reading *r, struct span name, struct span text)
{
	thing k = box_kind(r->p->rules->box, name.s, name.n, NULL, NULL);
	const char *semicolon = memchr(text.s, ';', text.n);
	struct span word;
	struct nouns *nouns;

	/* A box of somebody's own may lack a kind. */
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

static bool read_seat(const struct reading *r, struct span name, struct span text)
{
	int seat = seat_find(name, MAXSEATS);

	if (!seat)
		return bad(r, "is no seat", name);
	r->p->seat[seat] = text;
	return true;
}

/* Beside its dials and columns, which stand under their names. */
static void name_what_spaces_have(struct buf *b, const struct rules *rules)
{
	buf_str(b, "at mark pieces");
	for (const int *d = rules->dials_of[OF_SPACE]; *d; d++)
		buf_fmt(b, " %s", rules->game->dials[rules->dial[*d].row].name);
	for (int c = 1; c <= rules->columns; c++)
		buf_fmt(b, " %s", rules->game->columns[c].name);
}

static bool keep_line(const struct reading *r, struct span name, struct span text)
{
	struct phrases *p = r->p;

	if (!(p->lines & (p->lines - 1)))
		p->line = xgrow(p->line, 2 * (size_t)p->lines + 1, sizeof *p->line);
	p->line[p->lines++] = (struct named){ name, text };
	return true;
}

static bool read_band(const struct reading *r, struct span text)
{
	const struct allowed allowed = { .names = general[SAY_BAND].args };

	r->p->general[SAY_BAND] = text;
	return check_text(r, text, &allowed);
}

/* "place land", "group land". */
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

/* "drawn holder" */
static bool read_drawn(const struct reading *r, struct span name)
{
	const struct rules *rules = r->p->rules;

	for (const int *d = rules->dials_of[OF_SPACE]; *d; d++)
		if (span_is(name, rules->game->dials[rules->dial[*d].row].name)
			&& rules->held[*d].type == T_SEAT) {
			r->p->drawn = *d;
			return true;
		}
	return bad(r, "is no dial of spaces that holds a seat", name);
}

static bool read_game_line(struct reading *r, struct span name, struct span text)
{
	static const char *const sorts[] = { "dial ", "zone ", "word ", "table ", "column ",
		"question ", "spot ", "field ", "own " };
	static const struct allowed any = { .names = "seat value space" };

	if (span_starts(name, "kind "))
		return read_kind(r, (struct span){ name.s + 5, name.n - 5 }, text);
	if (span_starts(name, "seat "))
		return read_seat(r, (struct span){ name.s + 5, name.n - 5 }, text);
	if (span_is(name, "band"))
		return read_band(r, text);
	if (span_starts(name, "place ") || span_starts(name, "group "))
		return read_place(r, name, text);
	if (span_starts(name, "drawn "))
		return read_drawn(r, (struct span){ name.s + 6, name.n - 6 });
	for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
		if (span_starts(name, sorts[i]))
			return keep_line(r, name, text) && check_text(r, text, &any);
	return read_fact(r, name, text);
}

/* ---- the general file ---- */

static bool read_general_line(struct reading *r, struct span name, struct span text)
{
	struct allowed allowed = { 0 };

	if (span_starts(name, "seat "))
		return read_seat(r, (struct span){ name.s + 5, name.n - 5 }, text);
	for (int i = 1; i < SAY_END; i++) {
		if (!span_is(name, general[i].name))
			continue;
		r->p->general[i] = text;
		allowed.names = general[i].args;
		return check_text(r, text, &allowed);
	}
	return bad(r, "is no phrase of a report", name);
}

/* ---- both ---- */

/* Cuts the next phrase off: its line, and those below it that begin with a blank, joined in
 * place by overwriting what parts them. lines: how many it took. */
static bool next_phrase(struct span *rest, struct span *phrase, int *lines)
{
	struct span line;

	*lines = 0;
	if (!span_line(rest, phrase))
		return false;
	++*lines;
	while (phrase->n && phrase->s[0] != '#' && rest->n && rest->s[0] == ' ') {
		span_line(rest, &line);
		phrase->n = (size_t)(line.s + line.n - phrase->s);
		++*lines;
	}
	return true;
}

/* Line ends within a phrase, and the blanks around them, become one blank. */
static size_t join_lines(char *s, size_t n)
{
	size_t to = 0;

	for (size_t i = 0; i < n; i++) {
		bool blank = s[i] == '\n' || s[i] == '\r' || s[i] == ' ';

		if (!blank)
			s[to++] = s[i];
		else if (to && s[to - 1] != ' ')
			s[to++] = ' ';
	}
	return to;
}

static bool read_lines(struct reading *r, char **copy, struct span file, bool of_game)
{
	struct span rest, phrase;
	int lines;

	if (file.n > PHRASES_MOST) {
		buf_fmt(r->why, "%s: it has more than %d bytes", r->file, PHRASES_MOST);
		return false;
	}
	*copy = xcopy(file.s, file.n);
	rest = (struct span){ *copy, file.n };
	r->line = 1;
	for (; next_phrase(&rest, &phrase, &lines); r->line += lines) {
		const char *colon;
		struct span name;

		phrase.n = join_lines(*copy + (phrase.s - *copy), phrase.n);
		phrase = span_trim(phrase);
		if (!phrase.n || phrase.s[0] == '#')
			continue;
		colon = memchr(phrase.s, ':', phrase.n);
		if (!colon)
			return bad(r, "has no colon behind its name", phrase);
		name = (struct span){ phrase.s, (size_t)(colon - phrase.s) };
		phrase = span_trim((struct span){ colon + 1, phrase.n - name.n - 1 });
		if (!(of_game ? read_game_line : read_general_line)(r, name, phrase))
			return false;
	}
	return true;
}

static int name_order(const void *a, const void *b)
{
	const struct named *x = a, *y = b;
	int c = memcmp(x->name.s, y->name.s, x->name.n < y->name.n ? x->name.n : y->name.n);

	return c ? c : (x->name.n > y->name.n) - (x->name.n < y->name.n);
}

static bool all_general(struct reading *r)
{
	for (int i = 1; i < SAY_END; i++)
		if (!r->p->general[i].s) {
			buf_fmt(r->why, "%s: the phrase '%s' is missing", r->file, general[i].name);
			return false;
		}
	return true;
}

struct phrases *phrases_read(
	const struct rules *rules, struct span general_file, struct span game_file, struct buf *why)
{
	struct phrases *p = xalloc(1, sizeof *p);
	struct reading r = {
		.p = p, .file = "the phrases of reports", .why = why, .of_spaces = BUF_INIT
	};
	bool ok;

	p->rules = rules;
	p->fact = xalloc((size_t)rules->facts + 1, sizeof *p->fact);
	p->kind = xalloc((size_t)rules->box->kinds + 1, sizeof *p->kind);
	ok = read_lines(&r, &p->text[0], general_file, false) && all_general(&r);
	if (ok) {
		r.file = "the phrases of the game";
		name_what_spaces_have(&r.of_spaces, rules);
		ok = read_lines(&r, &p->text[1], game_file, true);
	}
	buf_free(&r.of_spaces);
	if (ok) {
		if (p->lines)
			qsort(p->line, (size_t)p->lines, sizeof *p->line, name_order);
		return p;
	}
	phrases_free(p);
	return NULL;
}

bool phrases_by_place(const struct phrases *p)
{
	return p->by_place;
}

int phrases_drawn(const struct phrases *p)
{
	return p->drawn;
}

void phrases_free(struct phrases *p)
{
	if (!p)
		return;
	free(p->text[0]);
	free(p->text[1]);
	free(p->fact);
	free(p->kind);
	free(p->line);
	free(p);
}

const char *phrases_missing(const struct phrases *p)
{
	for (int i = 1; i <= p->rules->facts; i++)
		if (!p->fact[i][SAID_OPEN].s && !p->fact[i][SAID_ALL].s)
			return p->rules->game->facts[i].name;
	return NULL;
}

struct span phrases_find(const struct phrases *p, const char *sort, const char *name)
{
	size_t n = strlen(sort), m = strlen(name);
	int least = 0, most = p->lines;

	while (least < most) {
		int middle = least + (most - least) / 2;
		struct span line = p->line[middle].name;
		size_t head = line.n < n ? line.n : n;
		int c = memcmp(line.s, sort, head);

		if (!c)
			c = line.n <= n ? -1 : line.s[n] - ' ';
		if (!c) {
			struct span tail = { line.s + n + 1, line.n - n - 1 };

			c = memcmp(tail.s, name, tail.n < m ? tail.n : m);
			if (!c)
				c = (tail.n > m) - (tail.n < m);
		}
		if (!c)
			return p->line[middle].text;
		if (c < 0)
			least = middle + 1;
		else
			most = middle;
	}
	return (struct span){ 0 };
}
