/* SPDX-License-Identifier: MIT */
#include "core/answers.h"
#include "core/extremes.h"

#include <string.h>
#include <strings.h>

/* ---- a line as words, with < > = apart and commas kept ---- */

struct tokens {
	int n, at;
	struct span token[WORDS];
};

static bool is_sign(char c)
{
	return c == '<' || c == '>' || c == '=' || c == '!';
}

static bool push(struct tokens *w, const char *s, size_t n)
{
	if (w->n == WORDS)
		return false;
	w->token[w->n++] = (struct span){ s, n };
	return true;
}

/* Cuts a line into words: at blanks, before and after signs, and before a comma that ends a
 * word. */
static bool tokens_cut(struct tokens *w, struct span text)
{
	struct span word;

	w->n = w->at = 0;
	while (span_word(&text, &word))
		for (size_t i = 0, n; i < word.n; i += n) {
			const char *s = word.s + i;

			n = 0;
			if (is_sign(*s))
				while (i + n < word.n && is_sign(s[n]))
					n++;
			else if (*s == ',')
				n = 1;
			else
				while (i + n < word.n && !is_sign(s[n])
					&& !(s[n] == ',' && i + n + 1 == word.n))
					n++;
			if (!push(w, s, n))
				return false;
		}
	return true;
}

static const struct span *peek_token(const struct tokens *w)
{
	return w->at < w->n ? &w->token[w->at] : NULL;
}

static bool take_token(struct tokens *w, const char *word)
{
	const struct span *token = peek_token(w);

	if (!token || !span_folds(*token, word))
		return false;
	w->at++;
	return true;
}

/* ---- tests ---- */

static const struct {
	const char *sign;
	enum test_operator op;
} signs[] = { { "=", EQUAL }, { "==", EQUAL }, { "!=", UNEQUAL }, { "<>", UNEQUAL }, { "<", LESS },
	{ "<=", LESS_EQUAL }, { "=<", LESS_EQUAL }, { ">", MORE }, { ">=", MORE_EQUAL },
	{ "=>", MORE_EQUAL } };

static const char *const core_fields[] = { "season", "seat", "nth" };

static int find_field(const struct rules *r, int question, struct span word, bool *clear)
{
	const struct args *about = question ? &r->question[question] : NULL;
	int found = 0;

	*clear = true;
	for (int i = 0; about && i < about->n; i++)
		if (about->arg[i].name.n == word.n
			&& !strncasecmp(about->arg[i].name.s, word.s, word.n))
			return F_ABOUT - i;
	for (int i = 0; i < 3; i++)
		if (span_folds(word, core_fields[i]))
			return F_SEASON - i;
	for (int i = 1; i <= r->fields; i++) {
		struct span name = r->field_name[i];

		if (name.n < word.n || strncasecmp(name.s, word.s, word.n))
			continue;
		if (name.n == word.n) {
			*clear = true;
			return i;
		}
		*clear = !found;
		found = i;
	}
	return *clear ? found : 0;
}

static const struct arg *field_hole(const struct rules *r, int field)
{
	return field > 0 && r->field_arg[field].type ? &r->field_arg[field] : NULL;
}

static struct arg field_result(const struct rules *r, int question, int field)
{
	if (field <= F_ABOUT)
		return r->question[question].arg[F_ABOUT - field];
	if (field == F_SEAT)
		return (struct arg){ .type = T_SEAT, .name = SPAN("seat") };
	if (field < 0)
		return (struct arg){ .type = T_INT, .name = SPAN("int") };
	return r->field_value[field];
}

/* Reads what follows the sign of a test: a number, "none", or a name of the field's type. */
static bool read_value(
	struct test *test, const struct names *r, int question, struct span word, struct buf *why)
{
	struct arg arg = field_result(r->rules, question, test->field);
	long long v;

	if (arg.type != T_WORDS && span_folds(word, "none")) {
		test->value = NONE;
		return true;
	}
	if (thing_read(&test->value, r, &arg, word, NULL))
		return true;
	if (!span_int(word, -1000000, 1000000, &v))
		return thing_read(&test->value, r, &arg, word, why);
	test->value = (int)v;
	return true;
}

static bool read_test(
	struct test *test, const struct names *r, int question, struct tokens *w, struct buf *why)
{
	const struct span *word = peek_token(w);
	const struct arg *hole;
	bool clear;

	*test = (struct test){ 0 };
	if (!word) {
		rules_say(r->rules, why, "test-missing");
		return false;
	}
	test->field = find_field(r->rules, question, *word, &clear);
	if (!test->field) {
		rules_say(r->rules, why, "test-field word=%.*s several=%d", (int)word->n, word->s,
			!clear);
		return false;
	}
	w->at++;
	hole = field_hole(r->rules, test->field);
	word = peek_token(w);
	if (hole && word && thing_read(&test->arg, r, hole, *word, NULL)) {
		test->has_arg = true;
		w->at++;
		word = peek_token(w);
	}
	for (size_t i = 0; word && i < sizeof signs / sizeof *signs; i++)
		if (span_is(*word, signs[i].sign))
			test->op = signs[i].op;
	if (test->op == IS_SET)
		return true;
	w->at++;
	word = peek_token(w);
	if (!word) {
		rules_say(r->rules, why, "test-value-missing");
		return false;
	}
	w->at++;
	return read_value(test, r, question, *word, why);
}

static bool read_tests(
	struct tests *tests, const struct names *r, int question, struct tokens *w, struct buf *why)
{
	do {
		if (tests->n == TESTS) {
			rules_say(r->rules, why, "tests-too-many most=%d", TESTS);
			return false;
		}
		if (!read_test(&tests->test[tests->n], r, question, w, why))
			return false;
		tests->n++;
	} while (take_token(w, "and"));
	return true;
}

static bool at_end(const struct names *r, const struct tokens *w, struct buf *why)
{
	const struct span *word = peek_token(w);

	if (!word)
		return true;
	if (span_folds(*word, "or"))
		rules_say(r->rules, why, "no-or");
	else
		rules_say(r->rules, why, "word-extra word=%.*s", (int)word->n, word->s);
	return false;
}

bool tests_read(
	struct tests *tests, const struct names *r, int question, struct span text, struct buf *why)
{
	struct tokens w;

	*tests = (struct tests){ 0 };
	if (!tokens_cut(&w, text)) {
		rules_say(r->rules, why, "many-words");
		return false;
	}
	return read_tests(tests, r, question, &w, why) && at_end(r, &w, why);
}

/* ---- names left out ---- */

int name_in_order(const struct rules *r, const struct arg *hole, const struct order *o)
{
	for (int i = 0; o && i < o->n; i++)
		if (rules_same_type(&r->form[o->form].hole[o->part[i].hole], hole))
			return i;
	return -1;
}

int name_in_question(const struct rules *r, const struct arg *hole, int question)
{
	for (int i = 0; question && i < r->question[question].n; i++)
		if (rules_same_type(&r->question[question].arg[i], hole))
			return i;
	return -1;
}

bool tests_named(const struct tests *tests, const struct rules *r, int question,
	const struct order *o, struct buf *why)
{
	struct buf type = BUF_INIT;

	for (int i = 0; i < tests->n; i++) {
		const struct test *test = &tests->test[i];
		const struct arg *hole = field_hole(r, test->field);

		/* A seat left out is the player's own. */
		if (!hole || test->has_arg || hole->type == T_SEAT || r->field_bare[test->field])
			continue;
		if (name_in_order(r, hole, o) >= 0 || name_in_question(r, hole, question) >= 0)
			continue;
		rules_print_arg(&type, r, hole);
		rules_say(r, why, "test-name-missing field=%.*s type=%s",
			(int)r->field_name[test->field].n, r->field_name[test->field].s, type.s);
		buf_free(&type);
		return false;
	}
	return true;
}

void test_print(struct buf *b, const struct names *r, int question, const struct test *test)
{
	static const char *const op[] = { "", "=", "!=", "<", "<=", ">", ">=" };
	struct arg result = field_result(r->rules, question, test->field);
	struct span name;

	if (test->field <= F_ABOUT)
		name = result.name;
	else if (test->field < 0)
		name = span_of(core_fields[F_SEASON - test->field]);
	else
		name = r->rules->field_name[test->field];
	buf_add(b, name.s, name.n);
	if (test->has_arg) {
		buf_char(b, ' ');
		value_print(b, r, field_hole(r->rules, test->field), test->arg);
	}
	if (test->op == IS_SET)
		return;
	buf_fmt(b, " %s ", op[test->op]);
	value_print(b, r, &result, test->value);
}

/* ---- answers ---- */

static const struct {
	const char *word;
	int what;
} special[] = { { "all", A_ALL }, { "any", A_ANY }, { "none", A_NONE }, { "highest", A_HIGHEST },
	{ "lowest", A_LOWEST }, { "lot", A_LOT } };

static int find_column(const struct rules *r, struct span word)
{
	for (int i = 1; i <= r->columns; i++)
		if (span_folds(word, r->game->columns[i].name))
			return i;
	return 0;
}

int answers_column(const struct rules *r, struct span word)
{
	struct buf single = BUF_INIT;
	int found = find_column(r, word);

	for (int k = 0; !found && form_single(&single, word, k); k++)
		found = find_column(r, span_of_buf(&single));
	buf_free(&single);
	return found;
}

/* Reads a name that an option may have: of a class as the question says, else as its type says, or any seat, kind or
 * space. */
static bool read_thing(thing *x, const struct names *r, int question, struct span word)
{
	const struct arg other[] = { { .name = SPAN("seat"), .type = T_SEAT },
		{ .name = SPAN("kind"), .type = T_KIND },
		{ .name = SPAN("space"), .type = T_SPACE } };
	const struct arg *type = &r->rules->answer[question];
	const char *also = r->rules->game->questions[question].also;
	const struct box_set *set = also ? box_set(r->rules->box, also, strlen(also)) : NULL;
	bool ok = thing_read(x, r, type, word, NULL);

	if (type->type == T_CLASS)
		return ok
			|| (set && thing_read(x, r, &other[1], word, NULL) && set->has[*x - KINDS]);
	for (size_t i = 0; !ok && i < sizeof other / sizeof *other; i++)
		ok = thing_read(x, r, &other[i], word, NULL);
	return ok;
}

static bool read_name(
	struct answer *a, const struct names *r, int question, struct span word, struct buf *why)
{
	const struct arg *type = &r->rules->answer[question];
	struct buf list = BUF_INIT;
	bool clear;
	const char *words = r->rules->game->questions[question].answer;
	int w = words_find(words, word, &clear);

	if (type->type == T_WORDS || w >= 0) {
		/* "none" as the first word of a type is the thing NONE: to take nothing, whether
		 * offered or not. */
		a->what = !w && span_is(words_nth(words, 0), "none") ? A_NONE : A_WORD;
		a->name = w;
		if (w < 0 && why) {
			rules_print_arg(&list, r->rules, type);
			rules_say(r->rules, why, "no-answer word=%.*s question=%s words=%s",
				(int)word.n, word.s, r->rules->game->questions[question].name,
				list.s);
			buf_free(&list);
		}
		return w >= 0;
	}
	a->what = A_NAME;
	a->among = box_set(r->rules->box, word.s, word.n);
	return a->among || read_thing(&a->name, r, question, word)
		|| thing_read(&a->name, r, type, word, why);
}

/* Appends n words behind the first as one name with it. Returns false where there are not so many. */
static bool join_name(struct buf *name, const struct tokens *w, struct span first, int n)
{
	buf_clear(name);
	buf_add(name, first.s, first.n);
	if (w->at + n > w->n)
		return false;
	for (int i = 0; i < n; i++)
		buf_fmt(name, "-%.*s", (int)w->token[w->at + i].n, w->token[w->at + i].s);
	return true;
}

/* Reads a name, or one for several, "orcs". */
static bool read_one(struct answer *a, const struct names *r, int question, struct span name)
{
	struct buf single = BUF_INIT;
	bool is = read_name(a, r, question, name, NULL);

	for (int k = 0; !is && form_single(&single, name, k); k++)
		is = read_name(a, r, question, span_of_buf(&single), NULL);
	buf_free(&single);
	return is;
}

/* Returns whether a word and n words behind it are each a name: a list, and not one name of several words. */
static bool are_names(
	const struct names *r, int question, const struct tokens *w, struct span first, int n)
{
	struct answer ignored = { 0 };
	bool all = read_one(&ignored, r, question, first);

	for (int i = 0; i < n && all; i++)
		all = read_one(&ignored, r, question, w->token[w->at + i]);
	return all;
}

/* Reads a name of up to three words, "evasive drift", behind the first word. */
static bool read_words(struct answer *a, const struct names *r, int question, struct tokens *w,
	struct span first, struct buf *why)
{
	struct buf name = BUF_INIT;
	bool is = false;

	for (int n = 2; !is && n >= 0; n--) {
		if (!join_name(&name, w, first, n) || !read_one(a, r, question, span_of_buf(&name))
			|| (n && are_names(r, question, w, first, n)))
			continue;
		is = true;
		w->at += n;
	}
	buf_free(&name);
	return is || read_name(a, r, question, first, why);
}

/* Returns whether a number may be a name: seats have numbers, and spaces may have. */
static bool is_name(const struct names *r, const struct arg *type, struct span word)
{
	thing x;

	return thing_read(&x, r, type, word, NULL);
}

/* Says which columns may stand behind "highest". */
static void say_columns(struct buf *why, const struct names *r, int question, struct span word)
{
	struct buf columns = BUF_INIT;

	extremes_list(&columns, r, question);
	rules_say(r->rules, why, "answer-column word=%.*s columns=%s", (int)word.n, word.s,
		columns.n ? columns.s : "");
	buf_free(&columns);
}

static bool read_pattern(
	struct answer *a, const struct names *r, int question, struct tokens *w, struct buf *why)
{
	struct span word = *peek_token(w);
	const struct span *behind;
	long long n;

	*a = (struct answer){ 0 };
	if (!span_int(word, 1, 100000, &n))
		n = word_number(word);
	if (n && w->at + 1 < w->n && !is_name(r, &r->rules->answer[question], word)) {
		a->n = (int)n;
		word = w->token[++w->at];
	}
	w->at++;
	for (size_t i = 0; i < sizeof special / sizeof *special; i++)
		if (span_folds(word, special[i].word)) {
			bool clear;

			if (words_find(r->rules->game->questions[question].answer, word, &clear)
				>= 0)
				break;
			a->what = special[i].what;
			behind = peek_token(w);
			if (a->n && (a->what == A_ALL || a->what == A_NONE)) {
				rules_say(r->rules, why, "answer-number word=%.*s", (int)word.n,
					word.s);
				return false;
			}
			if (a->what != A_HIGHEST && a->what != A_LOWEST)
				return true;
			a->name = behind ? answers_column(r->rules, *behind) : 0;
			w->at++;
			if (!a->name)
				say_columns(why, r, question, word);
			return a->name != 0;
		}
	return read_words(a, r, question, w, word, why);
}

static bool read_target(
	struct answer *a, const struct names *r, int question, struct tokens *w, struct buf *why)
{
	const struct arg *type = &r->rules->answer_to[question];
	const struct span *word;

	if (!type->type || !take_token(w, "at"))
		return true;
	word = peek_token(w);
	if (!word) {
		rules_say(r->rules, why, "answer-place-missing");
		return false;
	}
	w->at++;
	a->has_to = true;
	return thing_read(&a->to, r, type, *word, why);
}

bool answers_read(struct answers *answers, const struct names *r, int question, struct span text,
	struct buf *why)
{
	struct tokens w;

	answers->n = 0;
	if (!tokens_cut(&w, text)) {
		rules_say(r->rules, why, "many-words");
		return false;
	}
	while (peek_token(&w)) {
		struct answer *a = answers->answer + answers->n;

		if (take_token(&w, ",") || take_token(&w, "and") || take_token(&w, "or")
			|| take_token(&w, "the"))
			continue;
		if (answers->n == ANSWERS) {
			rules_say(r->rules, why, "answers-too-many most=%d", ANSWERS);
			return false;
		}
		if (!read_pattern(a, r, question, &w, why) || !read_target(a, r, question, &w, why))
			return false;
		if (take_token(&w, "if")
			&& (!read_tests(&a->tests, r, question, &w, why)
				|| !tests_named(&a->tests, r->rules, question, NULL, why)))
			return false;
		answers->n++;
	}
	if (!answers->n)
		rules_say(r->rules, why, "answer-missing");
	return answers->n > 0;
}

bool answer_fits(const struct answer *a, thing what, thing kind, thing to)
{
	if (a->has_to && to != a->to)
		return false;
	if (a->among)
		return kind && a->among->has[kind - KINDS];
	return what == a->name || (kind && kind == a->name);
}
