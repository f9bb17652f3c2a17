/* SPDX-License-Identifier: MIT */
#include "report/simulate/whole_order.h"
#include "report/simulate/repair.h"

#include <string.h>

struct span whole_verb(const struct rules *r, int form)
{
	return r->form[form].node[r->form[form].first].word;
}

void whole_never(struct line_repair *m, const struct order *meant)
{
	struct buf line = BUF_INIT;

	mending_write(&line, m, meant);
	rules_say(m->names.rules, m->said, "remedy-never order=%s why=%s", line.s,
		m->refusal->n ? m->refusal->s : "");
	buf_free(&line);
}

bool whole_read(const struct line_repair *m, struct span words, const struct line_words *cut,
	struct order *o, struct form_fault *fault)
{
	return form_read(o, &m->names, cut, NULL, fault) || form_recut(o, &m->names, words)
		|| form_loosened(o, &m->names, cut, NULL);
}

struct span whole_verb_above(const struct line_repair *m)
{
	const struct line *above = m->line - 1;

	if (!m->line->orelse || !m->nth || above->what != L_ORDER)
		return (struct span){ NULL, 0 };
	return whole_verb(m->names.rules, above->order.form);
}

bool whole_find(
	struct line_repair *m, struct span words, struct span verb, struct order *o, bool *would)
{
	const struct repair repair = { &m->names, m->ahead, mending_seat(m), mending_season(m),
		verb };
	struct order found[REPAIRS];
	struct line_words cut;
	int n, done = 0, of = 0;

	if (!words_cut(&cut, words) || !cut.n)
		return false;
	if (whole_read(m, words, &cut, &found[0], NULL))
		n = 1;
	else
		n = repair_find(found, &repair, words);
	for (int i = 0; i < n; i++)
		if (mending_goes(m, &found[i])) {
			of = i;
			done++;
		}
	*o = found[of];
	*would = done == 1;
	return done == 1 || (n == 1 && !done);
}

static bool is_join(struct span word, bool sentence)
{
	static const char *const joins[] = { "then", "also", "dann", "and", "plus", "&", "+",
		"und" };
	const size_t n = sentence ? 3 : sizeof joins / sizeof *joins;

	for (size_t i = 0; i < n; i++)
		if (span_folds(word, joins[i]))
			return true;
	return false;
}

bool whole_cut(struct span line, bool sentence, size_t *at, struct span *left, struct span *right)
{
	struct span rest = { line.s + *at, line.n - *at }, word;

	while (span_word(&rest, &word)) {
		size_t begin = (size_t)(word.s - line.s), end = begin + word.n;
		bool mark = strchr(sentence ? ";." : ",;.", word.s[word.n - 1]);

		*at = end;
		if (!mark && !is_join(word, sentence))
			continue;
		*left = span_trim((struct span){ line.s, mark ? end - 1 : begin });
		*right = span_trim(rest);
		*left = span_bare(*left, ",;.");
		if (left->n && right->n)
			return true;
	}
	return false;
}

/* Returns whether an order only begins what the one behind it says: "I am the treasurer and bank deckhands". */
static bool only_begins(const struct order *first, const struct order *rest)
{
	return !first->n && rest->n && first->form == rest->form;
}

/* Appends the orders that a line says, one a line of text. Returns whether it is several; *would: each would be done. */
static bool find_pieces(struct line_repair *m, struct span line, struct span verb, int most,
	bool sentence, struct buf *lines, bool *would)
{
	struct span left, right;
	struct order first, rest;
	size_t at = 0, n = lines->n;

	while (most > 1 && whole_cut(line, sentence, &at, &left, &right)) {
		struct span own;
		bool goes_first, goes_rest = true;

		/* Of an order that is filed one counts: two would not both be done. */
		if (!whole_find(m, left, verb, &first, &goes_first)
			|| m->names.rules->game->forms[first.form].files)
			continue;
		own = whole_verb(m->names.rules, first.form);
		mending_write(lines, m, &first);
		buf_char(lines, '\n');
		if (whole_find(m, right, own, &rest, &goes_rest)) {
			if (only_begins(&first, &rest)) {
				buf_cut(lines, n);
				goes_first = goes_rest;
			}
			mending_write(lines, m, &rest);
			*would = goes_first || goes_rest;
			return true;
		}
		if (find_pieces(m, right, own, most - 1, sentence, lines, &goes_rest)) {
			*would = goes_first || goes_rest;
			return true;
		}
		buf_cut(lines, n);
	}
	return false;
}

/* Finds why the first of several lines would be refused: m->refusal then says so. */
static void find_refusal(struct line_repair *m, struct span line)
{
	struct line_words words;
	struct order o;

	buf_clear(m->refusal);
	if (words_cut(&words, line) && form_read(&o, &m->names, &words, NULL, NULL))
		mending_goes(m, &o);
}

/* Says lines that are meant; never: none of them would be done. */
static void say_lines(struct line_repair *m, struct span lines, bool never)
{
	const struct rules *r = m->names.rules;
	struct buf shown = BUF_INIT, first = BUF_INIT;
	struct span rest = lines, line;
	int n = 0;

	for (; span_line(&rest, &line); n++)
		buf_fmt(&shown, "%s%.*s", n ? "', '" : "", (int)line.n, line.s);
	rest = lines;
	buf_clear(m->refusal);
	if (never && span_line(&rest, &line)) {
		buf_add(&first, line.s, line.n);
		find_refusal(m, line);
	}
	if (n > 1)
		rules_say(r, m->said, "remedy-several orders=%s first=%s why=%s", shown.s,
			first.n ? first.s : "", m->refusal->n ? m->refusal->s : "");
	else if (m->refusal->n)
		rules_say(r, m->said, "remedy-never order=%s why=%s", shown.s, m->refusal->s);
	else
		rules_say(r, m->said, "remedy-meant order=%s", shown.s);
	buf_free(&shown);
	buf_free(&first);
}

bool whole_say_several(struct line_repair *m, struct span words)
{
	const struct span any = { NULL, 0 };
	const bool tested = m->line->tests.n;
	struct buf lines = BUF_INIT;
	bool would = false,
	     is = !m->line->orelse
		&& (find_pieces(m, words, any, 3, true, &lines, &would)
			|| find_pieces(m, words, any, 3, false, &lines, &would));

	if (is)
		say_lines(m, span_of_buf(&lines), !would && !tested);
	if (would && !tested)
		buf_add(m->meant, lines.s, lines.n);
	buf_free(&lines);
	return is;
}
