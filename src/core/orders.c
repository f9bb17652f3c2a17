/* SPDX-License-Identifier: MIT */
#include "core/orders.h"
#include "core/remedy.h"
#include "core/surety.h"
#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

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

/* Takes over the remedy, which may be empty. */
static void remedy_said(struct line *line, struct buf *remedy)
{
	if (remedy->n && !line->remedy)
		line->remedy = buf_take(remedy);
	buf_free(remedy);
}

static void remedy(struct line *line, const struct names *r, const char *text)
{
	struct buf said = BUF_INIT;

	rules_say(r->rules, &said, "%s", text);
	remedy_said(line, &said);
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

/* The most questions that are listed for a word that is none: a long list would be cut. */
enum { QUESTIONS = 20 };

static void no_question(struct line *line, const struct names *r, struct span name)
{
	struct buf why = BUF_INIT, list = BUF_INIT, said = BUF_INIT;

	remedy_question(&said, r, name);
	for (int i = 1; i <= r->rules->questions && i <= QUESTIONS && !said.n; i++)
		buf_fmt(&list, "%s%s", i > 1 ? ", " : "", r->rules->game->questions[i].name);
	rules_say(r->rules, &why, "no-question word=%.*s questions=%s more=%d", (int)name.n, name.s,
		list.n ? list.s : "", r->rules->questions > QUESTIONS);
	fault_said(line, why.s);
	remedy_said(line, &said);
	buf_free(&list);
	buf_free(&why);
}

/* Reads what stands behind the name of a policy's question: tests, and answers. */
static void read_policy(
	struct line *line, const struct names *r, struct span before, struct span rest)
{
	struct buf why = BUF_INIT, said = BUF_INIT;
	int found = line->question;
	bool ok, tested = before.n;

	ok = !before.n || next_is(&before, "if");
	if (!ok)
		rules_say(r->rules, &why, "policy-if word=%.*s", (int)before.n, before.s);
	else if (before.n)
		ok = tests_read(&line->tests, r, found, before, &why)
			&& tests_named(&line->tests, r->rules, found, NULL, &why);
	if (ok) {
		tested = false;
		line->answers = xgrow(NULL, 1, sizeof *line->answers);
		ok = answers_read(line->answers, r, found, rest, &why);
	}
	if (!ok) {
		fault_said(line, why.s);
		remedy_policy(&said, r, found, tested, rest);
		remedy_said(line, &said);
	}
	buf_free(&why);
}

/* "when meet: default" ends what stands for the question, where that is none of its answers. */
static bool ends_policy(const struct line *line, const struct names *r, struct span answer)
{
	struct answers answers;
	struct buf ignored = BUF_INIT;
	bool ends;

	while (answer.n && strchr(".!", answer.s[answer.n - 1]))
		answer.n--;
	ends = span_folds(answer, "default")
		&& !answers_read(&answers, r, line->question, answer, &ignored);
	buf_free(&ignored);
	return ends;
}

static void read_when(struct line *line, const struct names *r, struct span rest)
{
	struct span before, name = { 0 };
	struct buf said = BUF_INIT;

	line->what = L_POLICY;
	line->policy = line->standing = true;
	if (too_long(line, r))
		return;
	if (!cut_colon(&rest, &before)) {
		if (!policy_without_colon(&before, &rest, r, rest)) {
			fault(line, r, "fault-policy-colon");
			return;
		}
		buf_fmt(&said, "when %.*s: %.*s", (int)before.n, before.s, (int)rest.n, rest.s);
		line->as = buf_take(&said);
	}
	span_word(&before, &name);
	for (int i = 1; i <= r->rules->questions; i++)
		if (span_folds(name, r->rules->game->questions[i].name))
			line->question = i;
	if (line->question && !span_trim(before).n && ends_policy(line, r, rest))
		line->what = L_CANCEL;
	else if (line->question)
		read_policy(line, r, span_trim(before), rest);
	else
		no_question(line, r, name);
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
	line->answers = xgrow(NULL, 1, sizeof *line->answers);
	line->answers->n = 0;
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

/* Says why a line is no order by its words as those of a sentence: "the", or a name for several, is no fault of it. */
static void say_why(struct buf *why, const struct names *r, struct span loosened)
{
	struct line_words words;
	struct buf said = BUF_INIT;
	struct order o;

	if (words_cut(&words, loosened) && words.n && !form_read(&o, r, &words, &said, NULL)
		&& said.n) {
		buf_clear(why);
		buf_add(why, said.s, said.n);
	}
	buf_free(&said);
}

/* Reads an order behind its tests. Returns false where it cannot be read. */
static bool read_words(struct line *line, const struct names *r, struct span rest, struct buf *why)
{
	struct form_fault fault = { 0, -1, -1 };
	struct line_words words, joined;
	struct buf said = BUF_INIT, loosened = BUF_INIT;
	bool ok = cut_words(&words, r, rest, why), joins;

	if (!ok) {
		remedy(line, r, words.n ? "mend-several" : "mend-order");
		return false;
	}
	joins = form_joined(&joined, r->rules->box, &words);
	joins = joins
		&& (form_read(&line->order, r, &joined, NULL, NULL)
			|| form_loosened(&line->order, r, &joined, NULL));
	ok = !joins && form_read(&line->order, r, &words, why, &fault);
	if (!ok
		&& (joins || form_recut(&line->order, r, rest)
			|| form_loosened(&line->order, r, &words, &loosened))) {
		buf_clear(why);
		form_print(&said, r, &line->order);
		line->as = buf_take(&said);
		ok = true;
	} else if (!ok) {
		say_why(why, r, span_of_buf(&loosened));
		remedy_order(&said, r, &words, &fault);
		remedy_said(line, &said);
	}
	buf_free(&loosened);
	return ok;
}

static void read_order(struct line *line, const struct names *r, struct span rest)
{
	struct buf why = BUF_INIT, said = BUF_INIT;
	char shorthand[READ_MOST];
	int files = 0;
	bool ok, tested, reads;

	if (too_long(line, r))
		return;
	tested = read_if(line, r, &rest, &why);
	if (tested)
		line->begins = rest.s;
	surety_shorthand(r, &rest, shorthand);
	ok = reads = tested && read_words(line, r, rest, &why);
	if (ok && *shorthand && !line->as)
		line->as = xcopy(shorthand, strlen(shorthand));
	if (ok) {
		files = r->rules->game->forms[line->order.form].files;
		ok = tests_named(&line->tests, r->rules, files, files ? NULL : &line->order, &why);
	}
	if (!ok) {
		fault_said(line, why.s);
		if (reads || !tested)
			remedy_test(&said, r, "", (struct span){ NULL, 0 });
		remedy_said(line, &said);
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

struct span line_without_comment(struct span line)
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

static void else_fault(struct line *line, const struct names *r, const char *text, const char *how)
{
	fault(line, r, text);
	remedy(line, r, how);
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
			else_fault(line, r, "fault-else", "mend-else");
		else if (line->what == L_POLICY)
			else_fault(line, r, "fault-else-answer", "mend-else-answer");
		else if (line->standing || line->at)
			else_fault(line, r, "fault-else-standing", "mend-else-standing");
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
		line = line_without_comment((struct span){ line.s + 1, line.n - 1 });
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
		line = line_without_comment(line);
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

bool orders_understand(const struct names *r, struct span line)
{
	struct orders *o = take_text(line.s, line.n, true);
	bool understood;

	read_lines(o, r);
	understood = o->lines == 1 && o->line[0].what != L_BAD;
	orders_free(o);
	return understood;
}

/* Who writes words before an order decides whether it is one: it is only shown without them. */
static void mend_words(struct line *line, const struct names *r)
{
	bool whole;
	struct span order = surety_behind_words(r, line->text, &whole),
		    stopped = surety_stopped(r, line->text);
	struct buf said = BUF_INIT;

	if (stopped.n)
		rules_say(r->rules, &said, "remedy-cancel what=%.*s", (int)stopped.n, stopped.s);
	else if (whole)
		rules_say(r->rules, &said, "remedy-word meant=%.*s", (int)order.n, order.s);
	else if (line->policy || form_begins_some(r, line->text)
		|| !remedy_asked(&said, r, line->text))
		return;
	free(line->remedy);
	line->remedy = NULL;
	remedy_said(line, &said);
}

struct orders *orders_read(const char *canonical, size_t n, const struct names *r)
{
	struct orders *o = take_text(canonical, n, r != NULL);

	if (r)
		read_lines(o, r);
	for (int i = 0; r && i < o->lines; i++)
		if (o->line[i].what == L_BAD && !o->line[i].orelse)
			mend_words(&o->line[i], r);
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

struct orders *orders_copy(const struct orders *o)
{
	struct orders *copy = xalloc(1, sizeof *copy);

	*copy = *o;
	copy->of = o;
	copy->line = xgrow(NULL, (size_t)o->lines, sizeof *copy->line);
	if (o->lines)
		memcpy(copy->line, o->line, (size_t)o->lines * sizeof *copy->line);
	return copy;
}

/* Frees what was found of its lines since they were copied. */
static void free_found(struct orders *copy)
{
	for (int i = 0; i < copy->lines; i++)
		if (copy->line[i].problem != copy->of->line[i].problem)
			free(copy->line[i].problem);
}

static void free_read(struct orders *o)
{
	for (int i = 0; i < o->lines; i++) {
		free(o->line[i].answers);
		free(o->line[i].problem);
		free(o->line[i].remedy);
		free(o->line[i].as);
	}
	for (int i = 0; i < o->joins; i++)
		free(o->joined[i]);
	free(o->joined);
	free(o->header_word);
	free(o->text);
}

void orders_free(struct orders *o)
{
	if (!o)
		return;
	if (o->of)
		free_found(o);
	else
		free_read(o);
	free(o->line);
	free(o);
}

int orders_block(const struct orders *o, int i)
{
	int n = 1;

	while (i + n < o->lines && o->line[i + n].orelse)
		n++;
	return n;
}
