/* SPDX-License-Identifier: MIT */
#include "core/orders.h"
#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

/* The fewest letters of an order's first word that is known, mistyped, though what follows is wrong as well. */
enum { FIRST_LEAST = 4 };

/* ---- the header ---- */

static void header_fault(struct orders *o, const char *text, struct span what)
{
	struct buf clean = BUF_INIT;

	if (o->header_fault)
		return;
	text_clean(&clean, what.s, what.n, 40);
	o->header_fault = text;
	o->header_word = buf_take(&clean);
}

bool orders_header_says(const struct orders *o, const struct texts *texts, struct buf *b)
{
	if (o->header_fault)
		texts_say(texts, b, "%s word=%s", o->header_fault, o->header_word);
	return o->header_fault;
}

static void read_number(struct orders *o, long long *value, long long most, struct span word)
{
	if (!span_int(word, 0, most, value))
		header_fault(o, "header-number", word);
}

/* Returns whether a line is one of the header. */
static bool read_header_line(struct orders *o, struct span line)
{
	struct span rest = line, name, value = { 0 };
	int h = -1;

	if (span_word(&rest, &name))
		h = text_header_word(name);
	if (h < 0)
		return false;
	span_word(&rest, &value);
	if (!value.n)
		header_fault(o, "header-nothing", name);
	else if (span_trim(rest).n)
		/* A token is a secret even where it is mistyped, so the message does not repeat
		 * it. */
		header_fault(o, "header-extra", h == TEXT_TOKEN ? name : line);
	else if (h == TEXT_MATCH)
		o->match = value;
	else if (h == TEXT_OPEN)
		o->open = value;
	else if (h == TEXT_SEASON)
		read_number(o, &o->season, 100000, value);
	else if (h == TEXT_SEAT)
		o->seat = value;
	else if (h == TEXT_SEQ)
		read_number(o, &o->seq, SEQ_MOST, value);
	else if (h == TEXT_SAW)
		o->saw = value;
	else if (h == TEXT_NONCE)
		o->nonce = value;
	else
		o->token = value;
	return true;
}

static bool is_piece(struct span word)
{
	for (size_t i = 0; i < word.n; i++)
		if (!strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
			    word.s[i]))
			return false;
	return true;
}

/* A mail program may have broken the token's line: what is left of a token stands alone in the next line.
 * Returns the line made whole, and goes behind the next one; a line that is none of that as it is. */
static struct span whole_token_line(struct orders *o, struct span line, struct span *rest)
{
	struct span copy = *rest, words = line, name, piece = { 0 }, next, more;
	struct buf whole = BUF_INIT;

	if (!span_word(&words, &name) || text_header_word(name) != TEXT_TOKEN)
		return line;
	span_word(&words, &piece);
	if (span_trim(words).n || !span_line(&copy, &next) || !span_word(&next, &more)
		|| span_trim(next).n || piece.n + more.n != TOKEN_LETTERS || !is_piece(piece)
		|| !is_piece(more) || text_header_word(more) >= 0)
		return line;
	*rest = copy;
	buf_fmt(&whole, "%.*s %.*s%.*s", (int)name.n, name.s, (int)piece.n, piece.s, (int)more.n,
		more.s);
	o->joined = xgrow(o->joined, (size_t)o->joins + 1, sizeof *o->joined);
	line = span_of_buf(&whole);
	o->joined[o->joins++] = buf_take(&whole);
	return line;
}

/* ---- one line ---- */

static void fault_said(struct line *line, const char *problem)
{
	if (line->what == L_BAD)
		return;
	line->what = L_BAD;
	line->problem = xcopy(problem, strlen(problem));
}

static void fault(struct line *line, const struct names *r, const char *text)
{
	struct buf problem = BUF_INIT;

	rules_say(r->rules, &problem, "%s", text);
	fault_said(line, problem.s);
	buf_free(&problem);
}

/* Cuts off what stands before the colon; returns false when there is none. */
static bool cut_colon(struct span *rest, struct span *before)
{
	const char *colon = span_find(*rest, ':');

	if (!colon)
		return false;
	*before = (struct span){ rest->s, (size_t)(colon - rest->s) };
	rest->n -= before->n + 1;
	rest->s = colon + 1;
	*rest = span_trim(*rest);
	return true;
}

static bool next_is(struct span *rest, const char *word)
{
	struct span copy = *rest, first;

	if (!span_word(&copy, &first) || !span_folds(first, word))
		return false;
	*rest = span_trim(copy);
	return true;
}

/* Called after the beginning of the line was read: how other lines are read depends on what kind of
 * line this is. */
static bool too_long(struct line *line, const struct names *r)
{
	if (line->text.n > LINE_BYTES)
		fault(line, r, "fault-long");
	return line->what == L_BAD;
}

static void read_when(struct line *line, const struct names *r, struct span rest)
{
	struct span before, name = { 0 };
	struct buf why = BUF_INIT, list = BUF_INIT;
	int found = 0;
	bool ok;

	line->what = L_POLICY;
	line->policy = line->standing = true;
	if (too_long(line, r))
		return;
	if (!cut_colon(&rest, &before)) {
		fault(line, r, "fault-policy-colon");
		return;
	}
	span_word(&before, &name);
	for (int i = 1; i <= r->rules->questions; i++)
		if (span_folds(name, r->rules->game->questions[i].name))
			found = i;
	if (!found) {
		for (int i = 1; i <= r->rules->questions; i++)
			buf_fmt(&list, "%s%s", i > 1 ? ", " : "",
				r->rules->game->questions[i].name);
		rules_say(r->rules, &why, "no-question word=%.*s questions=%s", (int)name.n, name.s,
			list.s);
		fault_said(line, why.s);
		buf_free(&list);
		buf_free(&why);
		return;
	}
	line->question = found;
	before = span_trim(before);
	ok = !before.n || next_is(&before, "if");
	if (!ok)
		rules_say(r->rules, &why, "policy-if word=%.*s", (int)before.n, before.s);
	else if (before.n)
		ok = tests_read(&line->tests, r, found, before, &why)
			&& tests_named(&line->tests, r->rules, found, NULL, &why);
	if (ok) {
		line->answers = xalloc(1, sizeof *line->answers);
		ok = answers_read(line->answers, r, found, rest, &why);
	}
	if (!ok)
		fault_said(line, why.s);
	buf_free(&why);
}

/* Reads an order whose list answers a question: "discard cards raid sail". A number before a name
 * says how many: "status 3 charisma 2 leadership". */
static void file_answers(struct line *line, const struct names *r)
{
	const struct order *o = &line->order;

	_Static_assert(ANSWERS > sizeof o->part / sizeof *o->part, "every part is an answer");
	line->what = L_POLICY;
	line->policy = true;
	line->question = r->rules->game->forms[o->form].files;
	line->answers = xalloc(1, sizeof *line->answers);
	for (int i = 0, n = 0; i < o->n; i++) {
		if (r->rules->form[o->form].hole[o->part[i].hole].type == T_INT) {
			n = o->part[i].what;
			continue;
		}
		line->answers->answer[line->answers->n++] =
			(struct answer){ .what = A_NAME, .name = o->part[i].what, .n = n };
		n = 0;
	}
	line->answers->answer[line->answers->n++] = (struct answer){ .what = A_NONE };
}

/* Reads a line in the game's own shorthand, where it has one: *line then becomes the words of a
 * form, in `words`. */
static enum surety read_shorthand(const struct names *r, struct span *line, char words[READ_MOST])
{
	enum surety surety;
	char *text;

	*words = 0;
	if (!r->rules->game->read)
		return CHATTER;
	text = xcopy(line->s, line->n);
	surety = r->rules->game->read(text, words);
	free(text);
	must(memchr(words, 0, READ_MOST));
	if (*words)
		*line = span_of(words);
	return surety;
}

/* Reads the test that an order may begin with. */
static bool read_if(struct line *line, const struct names *r, struct span *rest, struct buf *why)
{
	struct span before;

	if (!next_is(rest, "if"))
		return true;
	if (cut_colon(rest, &before))
		return tests_read(&line->tests, r, 0, before, why);
	rules_say(r->rules, why, "test-colon");
	return false;
}

static bool cut_words(
	struct line_words *words, const struct names *r, struct span rest, struct buf *why)
{
	if (!words_cut(words, rest))
		rules_say(r->rules, why, "most-words words=%d letters=%d", WORDS, WORD_BYTES);
	else if (!words->n)
		rules_say(r->rules, why, "order-missing");
	else
		return true;
	return false;
}

static bool begins_form(const struct names *r, struct span line)
{
	struct line_words words;
	struct order o;

	if (!words_cut(&words, line) || !words.n)
		return false;
	words.n = 1;
	for (int form = 1; form <= r->rules->forms; form++)
		if (form_begins(&o, r, form, &words))
			return true;
	return false;
}

/* Returns what the first word of a line was meant to be; n 0: it is right, or like no other. */
static struct span meant_by(const struct names *r, struct span line)
{
	struct span word;
	int form = 0;

	if (!span_word(&line, &word) || begins_form(r, word))
		return (struct span){ NULL, 0 };
	return form_meant(r, word, &form);
}

static void read_order(struct line *line, const struct names *r, struct span rest)
{
	struct buf why = BUF_INIT;
	char shorthand[READ_MOST];
	struct line_words words;
	int files = 0;
	bool ok;

	if (too_long(line, r))
		return;
	ok = read_if(line, r, &rest, &why);
	read_shorthand(r, &rest, shorthand);
	ok = ok && cut_words(&words, r, rest, &why) && form_read(&line->order, r, &words, &why);
	if (ok) {
		files = r->rules->game->forms[line->order.form].files;
		ok = tests_named(&line->tests, r->rules, files, files ? NULL : &line->order, &why);
	}
	if (!ok) {
		fault_said(line, why.s);
		line->meant = meant_by(r, rest);
	} else if (files) {
		file_answers(line, r);
	}
	buf_free(&why);
}

static void read_at(struct line *line, const struct names *r, struct span *rest)
{
	struct span copy = *rest, before;
	long long season;

	if (!next_is(&copy, "at"))
		return;
	if (!cut_colon(&copy, &before)) {
		fault(line, r, "fault-at-colon");
		return;
	}
	if (!span_int(span_trim(before), 1, 100000, &season)) {
		fault(line, r, "fault-at-season");
		return;
	}
	line->at = (int)season;
	*rest = copy;
}

static void read_line(struct line *line, const struct names *r)
{
	struct span rest = line->text;

	if (rest.n && rest.s[0] == '@') {
		line->standing = true;
		rest = span_trim((struct span){ rest.s + 1, rest.n - 1 });
	}
	if (next_is(&rest, "cancel")) {
		line->what = L_CANCEL;
		return;
	}
	if (next_is(&rest, "when")) {
		read_when(line, r, rest);
		return;
	}
	if (next_is(&rest, "else"))
		line->orelse = true;
	read_at(line, r, &rest);
	if (line->what != L_BAD)
		read_order(line, r, rest);
}

static struct span without_comment(struct span line)
{
	for (size_t i = 0; i < line.n; i++)
		if (line.s[i] == '#' && (!i || line.s[i - 1] == ' '))
			line.n = i;
	return span_trim(line);
}

/* A line that is continued gets a string of its own; each continuation lengthens that string. */
static void join(struct orders *o, struct line *line, struct span more)
{
	bool joined = o->joins && line->text.s == o->joined[o->joins - 1];
	size_t n = line->text.n;
	char *s;

	/* A line that is already too long need not grow. */
	if (!more.n || n > LINE_BYTES)
		return;
	if (!joined)
		o->joined = xgrow(o->joined, (size_t)o->joins + 1, sizeof *o->joined);
	s = joined ? o->joined[--o->joins] : xcopy(line->text.s, n);
	s = xgrow(s, n + 1 + more.n + 1, 1);
	s[n] = ' ';
	memcpy(s + n + 1, more.s, more.n);
	s[n + 1 + more.n] = 0;
	o->joined[o->joins++] = s;
	line->text = (struct span){ s, n + 1 + more.n };
}

static void add_line(struct orders *o, struct span text)
{
	struct line *line;

	o->line = xmore(o->line, (size_t)o->lines, sizeof *o->line);
	line = &o->line[o->lines++];
	*line = (struct line){ .number = o->lines, .text = text };
}

/* Refuses an `else` that has no line above it to belong to. */
static void check_else(struct orders *o, const struct names *r)
{
	/* whether the line above, or the line whose `else` it is, is an order */
	bool order = false;

	for (int i = 0; i < o->lines; i++) {
		struct line *line = &o->line[i];

		if (!line->orelse) {
			order = !line->policy && line->what != L_CANCEL;
			continue;
		}
		if (!order)
			fault(line, r, "fault-else");
		else if (line->what == L_POLICY)
			fault(line, r, "fault-else-answer");
		else if (line->standing || line->at)
			fault(line, r, "fault-else-standing");
		if (i) {
			line->standing = line[-1].standing;
			line->at = line[-1].at;
		}
	}
}

/* Takes one line of the letter after the header. */
static void take_line(struct orders *o, struct span line)
{
	if (line.s[0] == '+' && o->lines) {
		line = without_comment((struct span){ line.s + 1, line.n - 1 });
		join(o, &o->line[o->lines - 1], line);
	} else if (o->lines <= ORDER_LINES) {
		add_line(o, line);
	}
}

/* When there are too many lines, the last line that is read says so for all the rest. */
static void read_lines(struct orders *o, const struct names *r)
{
	struct buf why = BUF_INIT;

	if (o->lines > ORDER_LINES) {
		rules_say(r->rules, &why, "lines-too-many most=%d", ORDER_LINES);
		fault_said(&o->line[ORDER_LINES], why.s);
		buf_free(&why);
	}
	for (int i = 0; i < o->lines; i++)
		if (o->line[i].what != L_BAD)
			read_line(&o->line[i], r);
	check_else(o, r);
}

/* Returns whether a word with a digit in it is a name that the form takes. */
static bool names_thing(const struct names *r, int form, const struct line_words *words)
{
	const struct form_pattern *p = &r->rules->form[form];
	struct buf why = BUF_INIT;
	bool names = false;
	thing x;

	for (int i = 1; i < words->n; i++)
		for (int h = 0; h < p->holes && !names; h++)
			names = p->hole[h].type != T_INT && p->hole[h].type != T_TIMES
				&& span_has_digit(words->word[i])
				&& thing_read(&x, r, &p->hole[h], words->word[i], &why);
	buf_free(&why);
	return names;
}

/* Returns whether a line would be an order if its first word were that of the form. Many words and names
 * of people are like a short one, so of these the whole order must be right, and have another word. */
static bool could_be(const struct names *r, int form, struct line_words words)
{
	bool is_short = words.word[0].n < FIRST_LEAST;
	struct buf why = BUF_INIT;
	struct order o;
	bool reads;

	if (words.n == 1 && words.word[0].n <= FIRST_LEAST)
		return false;
	reads = form_read(&o, r, &words, &why);
	buf_free(&why);
	if (reads || is_short || words.n == 1)
		return reads;
	reads = names_thing(r, form, &words);
	words.n = 2;
	return reads || form_begins(&o, r, form, &words);
}

/* A sentence may begin with a word like that of an order; so what follows must be that order's as well. */
static bool begins_mistyped(const struct names *r, struct span line)
{
	struct line_words words;
	struct span first;
	int form = 0;

	if (!words_cut(&words, line) || !words.n)
		return false;
	first = words.word[0];
	while ((words.word[0] = form_meant(r, first, &form)).n)
		if (could_be(r, form, words))
			return true;
	return false;
}

/* "@", "cancel", and with what follows "if" to ":", "when" to ":", "else" */
static bool begins_as_any_order(struct span line)
{
	struct span word, before, copy = line;

	if (!span_word(&copy, &word))
		return false;
	return word.s[0] == '@' || span_folds(word, "cancel") || span_folds(word, "else")
		|| ((span_folds(word, "if") || span_folds(word, "when"))
			&& cut_colon(&copy, &before));
}

enum surety orders_surety(const struct names *r, struct span line)
{
	struct span as_written = span_trim(line);
	struct orders *o = orders_read(as_written.s, as_written.n, r);
	bool understood = o->lines == 1 && o->line[0].what != L_BAD;
	enum surety surety = SURELY;
	char words[READ_MOST];

	orders_free(o);
	if (!understood)
		surety = read_shorthand(r, &as_written, words);
	if (surety == CHATTER
		&& (begins_form(r, as_written) || begins_as_any_order(as_written)
			|| begins_mistyped(r, as_written)))
		surety = PERHAPS;
	return surety;
}

/* Reads the header, and takes the lines behind it where that is asked. */
static struct orders *take_text(const char *canonical, size_t n, bool lines)
{
	struct orders *o = xalloc(1, sizeof *o);
	struct span rest, line;
	bool header = true;

	o->text = xcopy(canonical, n);
	o->season = o->seq = -1;
	rest = (struct span){ o->text, n };
	while (span_line(&rest, &line)) {
		line = without_comment(line);
		if (header)
			line = whole_token_line(o, line, &rest);
		if (!line.n || (header && read_header_line(o, line)))
			continue;
		header = false;
		if (!lines)
			break;
		take_line(o, line);
	}
	return o;
}

struct orders *orders_read(const char *canonical, size_t n, const struct names *r)
{
	struct orders *o = take_text(canonical, n, r != NULL);

	if (r)
		read_lines(o, r);
	return o;
}

struct orders *orders_as_written(const char *canonical, size_t n)
{
	return take_text(canonical, n, true);
}

int orders_unclear(const struct orders *o)
{
	int n = 0;

	for (int i = 0; i < o->lines; i++)
		n += o->line[i].what == L_BAD;
	return n;
}

void orders_free(struct orders *o)
{
	if (!o)
		return;
	for (int i = 0; i < o->lines; i++) {
		free(o->line[i].answers);
		free(o->line[i].problem);
	}
	for (int i = 0; i < o->joins; i++)
		free(o->joined[i]);
	free(o->joined);
	free(o->line);
	free(o->header_word);
	free(o->text);
	free(o);
}

int orders_block(const struct orders *o, int i)
{
	int n = 1;

	while (i + n < o->lines && o->line[i + n].orelse)
		n++;
	return n;
}
