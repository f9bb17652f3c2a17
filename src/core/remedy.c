/* SPDX-License-Identifier: MIT */
#include "core/remedy.h"
#include "core/answers.h"
#include "core/extremes.h"
#include "core/surety.h"

#include <string.h>
#include <strings.h>

/* The most names that are listed; the fewest letters of a word that is compared with names. */
enum { LISTED = 8, LEAST = 2 };
/* The most fields of tests that are listed. */
enum { FIELDS = 9 };

/* ---- the names of a type ---- */

static int words_count(const char *words)
{
	int n = 0;

	while (words_nth(words, n).s)
		n++;
	return n;
}

/* Returns how many things are looked at for a type. */
static int things(const struct names *r, const struct arg *arg)
{
	switch (arg->type) {
	case T_SEAT: return r->seats ? r->seats : 2;
	case T_SPACE:
	case T_AREA:
	case T_PLACE: return r->map ? r->map->spaces : 0;
	case T_KIND:
	case T_PIECE:
	case T_CLASS: return r->rules->box->kinds;
	case T_WORDS: return words_count(arg->words);
	default: return 1;
	}
}

/* Gets the i-th of these, from 0, as value_print writes it. Returns false where it is none of the type. */
static bool nth(const struct names *r, const struct arg *arg, int i, int *value)
{
	switch (arg->type) {
	case T_SPACE:
	case T_PLACE: *value = SPACES + 1 + i; return true;
	case T_AREA: *value = SPACES + 1 + i; return r->map->space[1 + i].areas >> arg->which & 1;
	case T_KIND:
	case T_PIECE:
	case T_CLASS: *value = KINDS + 1 + i; return !arg->among || arg->among->has[1 + i];
	case T_WORDS: *value = i; return true;
	default: *value = 1 + i; return true;
	}
}

static void print_nth(struct buf *b, const struct names *r, const struct arg *arg, int value)
{
	buf_clear(b);
	value_print(b, r, arg, value);
}

bool remedy_name(struct buf *meant, const struct names *r, const struct arg *arg, struct span word)
{
	const int n = word.n < LEAST ? 0 : things(r, arg);
	struct buf name = BUF_INIT;
	int found = 0, value;

	for (int i = 0; i < n && found < 2; i++) {
		if (!nth(r, arg, i, &value))
			continue;
		print_nth(&name, r, arg, value);
		if (!word_is_mistyped(word, span_of_buf(&name)))
			continue;
		found++;
		buf_clear(meant);
		buf_add(meant, name.s, name.n);
	}
	buf_free(&name);
	return found == 1;
}

bool remedy_has_part(struct span name, struct span word)
{
	for (const char *begin = name.s; name.n >= word.n; name.s++, name.n--)
		if ((name.s == begin || name.s[-1] == '-') && !strncasecmp(name.s, word.s, word.n)
			&& (name.n == word.n || name.s[word.n] == '-'))
			return true;
	return false;
}

/* Lists the first names of a type that have a word, n 0: any. Returns whether there are more. */
static bool list_names(
	struct buf *list, const struct names *r, const struct arg *arg, struct span word)
{
	struct buf name = BUF_INIT;
	int n = 0, value;

	for (int i = 0; i < things(r, arg) && n <= LISTED; i++) {
		if (!nth(r, arg, i, &value))
			continue;
		print_nth(&name, r, arg, value);
		if ((word.n && !remedy_has_part(span_of_buf(&name), word)) || n++ == LISTED)
			continue;
		buf_fmt(list, "%s%s", list->n ? ", " : "", name.s);
	}
	buf_free(&name);
	return n > LISTED;
}

/* Gets the n-th name of the type, from 0 and around. */
static bool find_name(const struct names *r, const struct arg *arg, int n, int *value)
{
	int most = things(r, arg), first = -1;

	for (int i = 0; i < most; i++) {
		if (!nth(r, arg, i, value))
			continue;
		if (!n--)
			return true;
		first = first < 0 ? i : first;
	}
	return first >= 0 && nth(r, arg, first, value);
}

/* ---- orders ---- */

/* Writes the shortest order of a form, of the first names there are; nothing where some hole has none. */
static void write_example(struct buf *b, const struct names *r, int form)
{
	const struct form_pattern *p = &r->rules->form[form];
	struct order o = { .form = form };
	int hole, group, value, most = sizeof o.part / sizeof *o.part;

	while ((hole = form_next(r->rules, &o, false, false, &group)) >= 0) {
		if (o.n == most || !find_name(r, &p->hole[hole], o.n, &value))
			return;
		o.part[o.n++] = (struct part){ (int16_t)hole, (int16_t)group, value };
	}
	form_print(b, r, &o);
}

/* Where the line names things, an example of others would order what its writer does not want. */
static bool names_something(const struct names *r, const struct line_words *w)
{
	for (int i = 1; i < w->n; i++)
		if (surety_of_game(r, form_bare(w->word[i])))
			return true;
	return false;
}

static void say_form(struct buf *b, const struct names *r, const struct line_words *w, int form)
{
	struct buf words = BUF_INIT, example = BUF_INIT;

	form_say(&words, r->rules, r->rules->game->forms[form].words);
	if (!names_something(r, w))
		write_example(&example, r, form);
	rules_say(
		r->rules, b, "remedy-form form=%s example=%s", words.s, example.s ? example.s : "");
	buf_free(&words);
	buf_free(&example);
}

/* Says which name may stand for a word. Returns false where no name can. */
static bool say_name(struct buf *b, const struct names *r, const struct arg *arg, struct span word)
{
	struct buf name = BUF_INIT;
	bool meant = remedy_name(&name, r, arg, word), more, listed = false;

	if (meant) {
		rules_say(r->rules, b, "remedy-word meant=%s", name.s);
	} else if (arg->type == T_KIND || arg->type == T_CLASS || arg->type == T_PIECE) {
		buf_clear(&name);
		more = list_names(&name, r, arg, word);
		if (!name.n)
			more = list_names(&name, r, arg, (struct span){ word.s, 0 });
		listed = name.n;
		if (listed)
			rules_say(r->rules, b, "remedy-names names=%s more=%d", name.s, more);
	}
	buf_free(&name);
	return meant || listed;
}

/* Finds the one word of those forms that begin as the line does which a word of it is like. */
static struct span find_literal(const struct names *r, const struct line_words *w, int word)
{
	struct line_words first = { .n = 1, .word = { w->word[0] } };
	struct span found = { NULL, 0 };
	struct order o;

	for (int form = 1; form <= r->rules->forms; form++) {
		const struct form_pattern *p = &r->rules->form[form];

		if (!form_begins(&o, r, form, &first))
			continue;
		for (int i = 0; i < p->nodes; i++) {
			struct span literal = p->node[i].word;

			if (p->node[i].what != N_WORD || literal.n <= LEAST
				|| !word_is_mistyped(w->word[word], literal))
				continue;
			if (found.n && !span_same(found, literal))
				return (struct span){ NULL, 0 };
			found = literal;
		}
	}
	return found;
}

/* Appends two words of a line as the one name that they are to the form: "copper mines". Returns whether they
 * are one. */
static bool join_name(struct buf *name, const struct names *r, const struct line_words *w,
	const struct form_fault *fault)
{
	const struct form_pattern *p = &r->rules->form[fault->form];
	bool is = false;
	thing x;

	if (fault->word < 1 || fault->word >= w->n)
		return false;
	for (int i = fault->word - 1; i <= fault->word; i++)
		buf_fmt(name, "%s%.*s", name->n ? "-" : "", (int)w->word[i].n, w->word[i].s);
	for (int i = 0; i < p->holes && !is; i++)
		is = thing_read(&x, r, &p->hole[i], span_of_buf(name), NULL);
	return is;
}

/* Returns the first word of a form which was meant by that of the line: of several the one with which the line
 * goes furthest. n 0: none. */
static struct span find_first(const struct names *r, const struct line_words *w)
{
	struct line_words line = *w;
	struct span best = { NULL, 0 };
	struct form_fault fault;
	struct order o;
	int form = 0, furthest = -1;

	while ((line.word[0] = form_meant(r, w->word[0], &form)).n) {
		bool reads = form_read(&o, r, &line, NULL, &fault);

		if (reads || fault.word > furthest)
			best = line.word[0];
		if (reads)
			break;
		furthest = fault.word > furthest ? fault.word : furthest;
	}
	return best;
}

/* Returns the word that was meant by one of the order's own words; n 0: none. */
static struct span find_word(
	const struct names *r, const struct line_words *w, const struct form_fault *fault)
{
	struct span bare = w->word[0];

	/* People write "build: army s1", too. */
	while (w->n && bare.n && bare.s[bare.n - 1] == ':')
		bare.n--;
	if (w->n && !form_begins_some(r, w->word[0]))
		return bare.n < w->word[0].n && form_begins_some(r, bare) ? bare : find_first(r, w);
	if (fault->form && fault->word > 0 && fault->word < w->n)
		return find_literal(r, w, fault->word);
	return (struct span){ NULL, 0 };
}

/* Returns whether a word stands elsewhere in the form, so that what is wrong is its place: a word of the form's
 * own, or a name of another hole. */
static bool is_misplaced(const struct names *r, struct span word, const struct form_fault *fault)
{
	const struct form_pattern *p = &r->rules->form[fault->form];
	bool is = false;
	thing x;

	for (int i = 0; i < p->nodes; i++)
		is |= p->node[i].what == N_WORD && span_same(p->node[i].word, word);
	for (int i = 0; i < p->holes && !is; i++)
		is = i != fault->hole && p->hole[i].type != T_INT
			&& thing_read(&x, r, &p->hole[i], word, NULL);
	return is;
}

/* Appends the words of a line with another in the place of the first to the last of some. */
static void write_replaced(
	struct buf *b, const struct line_words *w, int first, int last, struct span word)
{
	for (int i = 0; i < w->n; i++) {
		struct span s = i == first ? word : w->word[i];

		if (i <= first || i > last)
			buf_fmt(b, "%s%.*s", i ? " " : "", (int)s.n, s.s);
	}
}

/* Appends the name that was meant by the word which does not fit. Returns whether there is one. */
static bool find_name_meant(struct buf *name, const struct names *r, const struct line_words *w,
	const struct form_fault *fault)
{
	return fault->form && fault->hole >= 0 && fault->word < w->n
		&& remedy_name(name, r, &r->rules->form[fault->form].hole[fault->hole],
			w->word[fault->word]);
}

bool remedy_meant(struct buf *line, const struct names *r, const struct line_words *w,
	const struct form_fault *fault)
{
	struct span meant = find_word(r, w, fault);
	struct buf name = BUF_INIT;
	int word = fault->word;
	bool is = true;

	if (meant.n && !form_begins_some(r, w->word[0]))
		write_replaced(line, w, 0, 0, meant);
	else if (meant.n)
		write_replaced(line, w, word, word, meant);
	else if (fault->form && join_name(&name, r, w, fault))
		write_replaced(line, w, word - 1, word, span_of_buf(&name));
	else if (!form_counted(line, r, fault->form, w) && !form_rearranged(line, r, w)) {
		buf_clear(&name);
		is = find_name_meant(&name, r, w, fault);
		if (is)
			write_replaced(line, w, word, word, span_of_buf(&name));
	}
	buf_free(&name);
	return is;
}

void remedy_order(struct buf *b, const struct names *r, const struct line_words *w,
	const struct form_fault *fault)
{
	struct span meant = find_word(r, w, fault);
	struct buf joined = BUF_INIT, ordered = BUF_INIT;

	if (!meant.n && fault->form && join_name(&joined, r, w, fault))
		meant = span_of_buf(&joined);
	else if (!meant.n
		&& (form_counted(&ordered, r, fault->form, w) || form_rearranged(&ordered, r, w)))
		meant = span_of_buf(&ordered);
	if (meant.n)
		rules_say(r->rules, b, "remedy-word meant=%.*s", (int)meant.n, meant.s);
	else if (fault->form
		&& (fault->hole < 0 || is_misplaced(r, w->word[fault->word], fault)
			|| !say_name(b, r, &r->rules->form[fault->form].hole[fault->hole],
				w->word[fault->word])))
		say_form(b, r, w, fault->form);
	buf_free(&joined);
	buf_free(&ordered);
}

void remedy_test(struct buf *b, const struct names *r, const char *order, struct span said)
{
	struct buf fields = BUF_INIT;

	buf_str(&fields, "season");
	for (int i = 1; i <= r->rules->fields && i <= FIELDS; i++)
		buf_fmt(&fields, ", %.*s", (int)r->rules->field_name[i].n,
			r->rules->field_name[i].s);
	rules_say(r->rules, b, "remedy-test order=%s said=%.*s fields=%s more=%d", order,
		(int)said.n, said.n ? said.s : "", fields.s, r->rules->fields > FIELDS);
	buf_free(&fields);
}

/* ---- policies ---- */

static struct span question_name(const struct names *r, int question)
{
	return span_of(r->rules->game->questions[question].name);
}

/* Finds the first word of a text that answers a question. */
static bool find_answer(struct span *answer, const struct names *r, int question, struct span said)
{
	struct answers answers;
	struct buf ignored = BUF_INIT;
	bool found = false;

	while (!found && span_word(&said, answer)) {
		*answer = form_bare(*answer);
		*answer = span_bare(*answer, ",");
		found = answer->n > 1 && answers_read(&answers, r, question, *answer, &ignored);
	}
	buf_free(&ignored);
	return found;
}

bool remedy_answers(const struct names *r, int question, struct span said)
{
	struct span answer;

	return question && find_answer(&answer, r, question, said);
}

/* Lists what the tests of a policy can begin with: what its question tells comes first. */
/* A question may have an arg that is called as a field of the game is. */
static bool is_about(const struct args *about, struct span name)
{
	for (int i = 0; i < about->n; i++)
		if (span_same(about->arg[i].name, name))
			return true;
	return false;
}

static void list_tested(struct buf *fields, const struct rules *r, int question)
{
	const struct args *about = &r->question[question];

	for (int i = 0; i < about->n; i++)
		buf_fmt(fields, "%.*s, ", (int)about->arg[i].name.n, about->arg[i].name.s);
	buf_str(fields, "season");
	for (int i = 1; i <= r->fields && about->n + i < FIELDS; i++)
		if (!is_about(about, r->field_name[i]))
			buf_fmt(fields, ", %.*s", (int)r->field_name[i].n, r->field_name[i].s);
}

/* Returns whether the first answer is "no" or "none": what comes without a line is no example of one. */
static bool begins_with_no(const struct names *r, int question)
{
	const char *answer = r->rules->game->questions[question].answer;

	return span_is(words_nth(answer, 0), "no") || span_is(words_nth(answer, 0), "none");
}

void remedy_policy(struct buf *b, const struct names *r, int question, bool test, struct span said)
{
	static const char *const conditions[] = { "if", "when", NULL };
	const struct arg *arg = &r->rules->answer[question];
	struct buf answer = BUF_INIT, fields = BUF_INIT;
	struct span name = question_name(r, question), word;
	bool meant = extremes_meant(&answer, r, question, said);
	int value;

	if (test)
		list_tested(&fields, r->rules, question);
	if (!meant && find_answer(&word, r, question, said))
		buf_fmt(&answer, "%.*s%s", (int)word.n, word.s,
			surety_has_one_of(said, conditions) ? " if TEST" : "");
	else if (!meant && arg->type && find_name(r, arg, begins_with_no(r, question), &value))
		value_print(&answer, r, arg, value);
	rules_say(r->rules, b, "remedy-policy question=%.*s test=%d answer=%s fields=%s more=%d",
		(int)name.n, name.s, test, answer.n ? answer.s : "", fields.n ? fields.s : "",
		r->rules->question[question].n + r->rules->fields >= FIELDS);
	buf_free(&answer);
	buf_free(&fields);
}

/* Returns the question that a word names or is like; 0: none, or several. */
static int find_question(const struct names *r, struct span word)
{
	int found = 0;

	for (int i = 1; i <= r->rules->questions; i++) {
		if (span_same(question_name(r, i), word))
			return i;
		if (word.n <= LEAST || !word_is_mistyped(word, question_name(r, i)))
			continue;
		if (found)
			return 0;
		found = i;
	}
	return found;
}

/* Returns whether a question has a word in its name, or can be answered with it. */
static bool speaks_of(const struct names *r, int question, struct span word)
{
	const struct arg *answer = &r->rules->answer[question];
	struct span said;

	if (remedy_has_part(question_name(r, question), word))
		return true;
	for (int i = 0; answer->type == T_WORDS && i < words_count(answer->words); i++) {
		said = words_nth(answer->words, i);
		if (span_alike(said, word))
			return true;
	}
	return false;
}

void remedy_question(struct buf *b, const struct names *r, struct span word)
{
	int question = find_question(r, word), n = 0;
	struct span name = question ? question_name(r, question) : word;
	struct buf list = BUF_INIT;

	for (int i = 1; i <= r->rules->questions && !question && word.n > LEAST; i++) {
		if (!speaks_of(r, i, word))
			continue;
		name = question_name(r, i);
		buf_fmt(&list, "%swhen %.*s", n++ ? "', '" : "", (int)name.n, name.s);
	}
	if (question)
		rules_say(r->rules, b, "remedy-word meant=%.*s", (int)name.n, name.s);
	else if (n)
		rules_say(r->rules, b, "remedy-questions questions=%s n=%d", list.s, n);
	buf_free(&list);
}

/* In the middle of a sentence the name of a question may be a word of any meaning: "Cleo, well done!". */
bool remedy_asked(struct buf *b, const struct names *r, struct span line)
{
	struct span word, first = line;
	bool condition = span_word(&first, &word) && surety_conditional(word);

	for (int n = 0; span_word(&line, &word) && (!n || condition); n++) {
		while (word.n && strchr(",.!", word.s[word.n - 1]))
			word.n--;
		/* "buy 2 orc" is about no policy, though `buy` is asked as well. */
		if (form_begins_some(r, word))
			continue;
		for (int i = 1; i <= r->rules->questions; i++)
			if (word.n == question_name(r, i).n
				&& !strncasecmp(word.s, question_name(r, i).s, word.n)) {
				remedy_policy(b, r, i, false, line);
				return true;
			}
	}
	return false;
}

/* People write "when meet - stop" and "when meet, stop", too. */
static struct span without_sign(struct span s)
{
	while (s.n && strchr(" ,;.=-", s.s[0]))
		s.s++, s.n--;
	return s;
}

bool policy_without_colon(
	struct span *name, struct span *answer, const struct names *r, struct span rest)
{
	struct answers answers;
	struct span word;
	struct buf ignored = BUF_INIT;
	int question;
	bool is;

	if (!span_word(&rest, &word))
		return false;
	while (word.n && strchr(",;.=-", word.s[word.n - 1]))
		word.n--;
	question = find_question(r, word);
	*answer = without_sign(rest);
	is = question && answer->n && answers_read(&answers, r, question, *answer, &ignored);
	buf_free(&ignored);
	if (is)
		*name = question_name(r, question);
	return is;
}
