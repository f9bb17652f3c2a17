/* SPDX-License-Identifier: MIT
 * The template at the end of a report: an order letter that does nothing yet. Sent back as it is,
 * it changes nothing. What may be ordered stands in it as comments. */
#include "report/text/offer_list.h"
#include "core/extremes.h"
#include "core/form.h"
#include "core/random.h"
#include "report/text/afford.h"
#include "report/text/example.h"
#include "report/text/offers.h"

#include <stdlib.h>
#include <string.h>

/* ---- one form's options ---- */

/* What was listed already: where two forms offer the same, the second refers to the first. */
struct listed {
	const char *form;
	struct buf words;
};

/* A template while it is written. xml: the same as data; NULL: not wanted. shapes: the holes of the
 * forms that an example was given of. */
struct template
{
	struct page p;
	struct xml_offers *xml;
	struct order *
		examples; /* by form; NULL: not known, as in the set-up, whose letters answer what is asked */
	struct buf shapes;
	bool begun;	   /* some form is written */
	struct buf beyond; /* the forms that nothing fills now */
	struct price_list afford;
};

static void write_comment(struct page *p, const char *first, const char *rest, struct span s)
{
	text_fold(p->b, first, rest, s, REPORT_COLUMNS);
}

/* Writes "# build LAND - a wooden wall (5 gold): g1 g2". */
static void write_head(struct page *p, const char *words, const char *sort, const char *name,
	const char *price, const char *options)
{
	struct buf line = BUF_INIT, help = BUF_INIT;

	form_say(&line, p->t->rules, words);
	if (say_line(&help, &p->voice, sort, name, NULL, 0))
		buf_fmt(&line, " - %s", help.s);
	if (*price)
		buf_fmt(&line, " (%s)", price);
	if (*options)
		buf_fmt(&line, ": %s", options);
	write_comment(p, "# ", "#   ", span_of_buf(&line));
	buf_free(&line);
	buf_free(&help);
}

/* Writes groups, several in a line where they find room: "#     orc: r1k; archer: r1k r1a". */
static void write_groups(struct page *p, struct span groups)
{
	static const char margin[] = "#     ";
	struct buf line = BUF_INIT;
	struct span group;

	while (span_line(&groups, &group)) {
		size_t n = text_columns(line.s, line.n) + text_columns(group.s, group.n);

		if (line.n && strlen(margin) + n + 2 > REPORT_COLUMNS) {
			write_comment(p, margin, "#       ", span_of_buf(&line));
			buf_clear(&line);
		}
		buf_str(&line, line.n ? "; " : "");
		buf_add(&line, group.s, group.n);
	}
	write_comment(p, margin, "#       ", span_of_buf(&line));
	buf_free(&line);
}

/* Returns whether a form's first words end there. */
static bool opens_hole(char c)
{
	return c == '<' || c == '{' || c == '[';
}

/* Appends how a form's holes follow each other, "<><>+", as a line between two line ends. */
static void say_shape(struct buf *b, const char *words)
{
	bool inside = false;

	buf_char(b, '\n');
	for (; *words; words++) {
		inside &= *words != '>';
		if (!inside && (*words == '>' || opens_hole(*words) || strchr("+}]", *words)))
			buf_char(b, *words);
		inside |= *words == '<';
	}
	buf_char(b, '\n');
}

/* A form that takes one thing or more is shown by an order, the first of those with the same holes.
 * Returns whether it was. */
static bool write_sample(struct template *t, int form, const struct order *o, bool refused)
{
	struct page *p = &t->p;
	struct buf said = BUF_INIT, order = BUF_INIT, shape = BUF_INIT;
	const char *words = p->t->game->forms[form].words;
	bool shown;

	say_shape(&shape, words);
	/* Without its first line end: what ends as another does is written as that is. */
	shown = o->n && strchr(words, '+') && !strstr(t->shapes.s, shape.s + 1);
	if (shown) {
		buf_add(&t->shapes, shape.s, shape.n);
		form_print(&order, &p->names, o);
		say(&said, &p->voice, refused ? SAY_SAMPLE_REFUSED : SAY_SAMPLE, AS_TEXT(order.s));
		write_comment(p, "#   ", "#     ", span_of_buf(&said));
	}
	buf_free(&shape);
	buf_free(&said);
	buf_free(&order);
	return shown;
}

/* Says that a form has the options of another, which is named by its first words. */
static void say_as_for(struct buf *b, const struct page *p, const char *form)
{
	struct buf words = BUF_INIT;

	while (*form && !opens_hole(*form))
		buf_char(&words, *form++);
	while (words.n && words.s[words.n - 1] == ' ')
		buf_cut(&words, words.n - 1);
	say(b, &p->voice, SAY_AS_FOR, AS_TEXT(words.s));
	buf_free(&words);
}

/* Returns the form that offered the same; NULL: none. */
static const char *offered_before(const struct listed *list, int n, const struct buf *words)
{
	for (int i = 0; i < n; i++)
		if (span_same(span_of_buf(&list[i].words), span_of_buf(words)))
			return list[i].form;
	return NULL;
}

/* Returns whether a form names what the reader holds, in what order it shall go: that is listed already. */
static bool is_held(const struct page *p, int form)
{
	const struct form *f = &p->t->game->forms[form];

	return p->of->next && f->files && !f->offer[0];
}

/* Writes what the kinds that may be chosen in the set-up do: nothing else of the match tells them apart yet. */
static void write_notes(struct page *p, const struct offer_list *l)
{
	const struct box *box = p->t->box;

	for (int i = 0; i < l->choices && !p->of->next; i++) {
		const thing k = l->choice[i].what;
		const char *note =
			k > KINDS && k <= KINDS + box->kinds ? box->kind[k - KINDS].note : "";
		struct buf line = BUF_INIT;

		if (*note) {
			buf_fmt(&line, "%s: %s", l->choice[i].name.s, note);
			write_comment(p, "#     ", "#       ", span_of_buf(&line));
		}
		buf_free(&line);
	}
}

static void write_listing(
	struct template *t, int i, struct offer_list *l, struct listed *list, int *n)
{
	struct page *p = &t->p;
	const char *words = p->t->game->forms[i].words, *before;
	const char *price = l->varies ? "" : l->price.s;
	struct buf options = BUF_INIT, same = BUF_INIT;

	if (!is_held(p, i))
		offer_list_say(l, &options);
	before = offered_before(list, *n, &options);
	if (before)
		say_as_for(&same, p, before);
	write_head(p, words, "form", words, price, before ? same.s : l->paired ? "" : options.s);
	write_notes(p, l);
	write_sample(t, i, &l->sample, l->refused);
	if (l->paired && !before)
		write_groups(p, span_of_buf(&options));
	buf_free(&same);
	if (before || options.n <= ORDER_COLUMNS)
		buf_free(&options);
	else
		list[(*n)++] = (struct listed){ words, options };
}

/* Says how forms are read, and what holds for all orders of a season. */
static void write_legend(struct page *p)
{
	struct buf said = BUF_INIT;

	say_plain(&said, &p->voice, SAY_LEGEND);
	write_comment(p, "# ", "# ", span_of_buf(&said));
	buf_clear(&said);
	page_for_orders(&said, &p->voice);
	if (said.n)
		write_comment(p, "# ", "# ", span_of_buf(&said));
	buf_free(&said);
}

static void write_form(struct template *t, int i, struct listed *list, int *n)
{
	struct offer_list l;

	offer_list_make(&l, &t->p, t->xml, t->examples, i);
	if (l.any && !t->begun)
		write_legend(&t->p);
	t->begun |= l.any;
	if (l.any) {
		write_listing(t, i, &l, list, n);
	} else {
		buf_str(&t->beyond, t->beyond.n ? "; " : "");
		form_say(&t->beyond, t->p.t->rules, t->p.t->game->forms[i].words);
	}
	afford_note(&t->afford, &l);
	offer_list_free(&l);
}

/* ---- all forms, and policies ---- */

/* Returns whether a form is of use now: one that answers a question is, where that can come up. */
static bool is_useful(const struct page *p, int form)
{
	int question = p->t->game->forms[form].files;

	return offers_in_season(p->t->game, form, p->of->next)
		&& (!question || !p->of->next || page_asks(p, question));
}

static void write_forms(struct template *t)
{
	struct page *p = &t->p;
	struct listed *list = xalloc((size_t)p->t->rules->forms, sizeof *list);
	int n = 0;

	for (int i = 1; i <= p->t->rules->forms; i++)
		if (is_useful(p, i))
			write_form(t, i, list, &n);
	while (n)
		buf_free(&list[--n].words);
	free(list);
}

/* Lists those that nothing fills where the seat stands, of a game in which a letter may lead elsewhere, as its words
 * tell. */
static void write_beyond(struct template *t)
{
	struct buf said = BUF_INIT;

	if (t->begun && t->beyond.n && say_line(&said, &t->p.voice, "word", "beyond", NULL, 0)) {
		buf_fmt(&said, ": %s", t->beyond.s);
		write_comment(&t->p, "# ", "#   ", span_of_buf(&said));
	}
	buf_free(&said);
}

static bool has_form(const struct page *p, int question)
{
	for (int i = 1; i <= p->t->rules->forms; i++)
		if (p->t->game->forms[i].files == question)
			return true;
	return false;
}

static void write_policy(struct page *p, const struct question *q)
{
	struct buf words = BUF_INIT, said = BUF_INIT;

	buf_fmt(&words, "when %s: %s", q->name, q->answer);
	write_head(p, words.s, "question", q->name, "", "");
	buf_clear(&words);
	buf_fmt(&words, "when %s: ", q->name);
	if (extremes_example(&words, q)) {
		say(&said, &p->voice, SAY_SAMPLE, AS_TEXT(words.s));
		write_comment(p, "#   ", "#     ", span_of_buf(&said));
	}
	buf_free(&words);
	buf_free(&said);
}

/* Returns whether a line that stands answers a question: "when meet if odds < 30: stop". */
static bool is_answered(const struct question *q, struct span standing)
{
	struct span line, word;

	while (span_line(&standing, &line)) {
		if (!span_word(&line, &word) || !span_folds(word, "when")
			|| !span_word(&line, &word))
			continue;
		if (word.n && word.s[word.n - 1] == ':')
			word.n--;
		if (span_folds(word, q->name))
			return true;
	}
	return false;
}

static void write_count(struct page *p, enum phrase phrase, int questions)
{
	struct buf said = BUF_INIT;

	if (questions)
		say(&said, &p->voice, phrase, AS_INT(questions));
	if (said.n)
		write_comment(p, "# ", "#   ", span_of_buf(&said));
	buf_free(&said);
}

/* Lists questions that can come up, have no form of their own and are not answered by what stands. */
static void write_policies(struct template *t)
{
	struct page *p = &t->p;
	struct buf standing = BUF_INIT;
	int left = 0, answered = 0;

	page_standing(p, &standing);
	for (int i = 1; i <= p->t->rules->questions; i++) {
		const struct question *q = &p->t->game->questions[i];
		bool asked = page_asks(p, i);

		left += !asked;
		if (!asked || has_form(p, i))
			continue;
		if (is_answered(q, span_of_buf(&standing)))
			answered++;
		else
			write_policy(p, q);
		if (t->xml)
			xml_offers_question(t->xml, q);
	}
	write_count(p, SAY_ANSWERED_ALREADY, answered);
	write_count(p, SAY_NOT_ASKED, left);
	buf_free(&standing);
}

/* ---- what is in their way ---- */

/* Returns whether something is. */
static bool write_halt(struct page *p)
{
	struct buf said = BUF_INIT;
	const char *clause;
	bool halted = say_halted(&said, &p->voice, &clause);

	if (halted) {
		buf_fmt(&said, " [%s]", clause);
		write_comment(p, "# ", "# ", span_of_buf(&said));
	}
	buf_free(&said);
	return halted;
}

/* ---- what stands ---- */

static bool begins_line(struct span line)
{
	struct span word;

	return span_word(&line, &word) && !span_is(word, "+") && !span_folds(word, "else");
}

/* Writes a line that stands and how it is ended: behind it as a comment, or where that finds no room, above it. gone:
 * what it answers can never come up again. */
static void write_standing_line(struct page *p, struct span line, int number, bool gone)
{
	struct buf ends = BUF_INIT;
	size_t room = REPORT_COLUMNS - text_columns(line.s, line.n);

	say(&ends, &p->voice, SAY_STANDS_NUMBER, AS_INT(number), AS_INT(gone));
	if (text_columns(line.s, line.n) > REPORT_COLUMNS || ends.n + 4 > room) {
		buf_fmt(p->b, "# %s\n", ends.s);
		buf_clear(&ends);
	}
	buf_add(p->b, line.s, line.n);
	if (ends.n)
		buf_fmt(p->b, "  # %s", ends.s);
	buf_char(p->b, '\n');
	buf_free(&ends);
}

static void write_standing(struct page *p)
{
	struct buf text = BUF_INIT, said = BUF_INIT;
	struct span rest, line;
	int number = 0, lines = 0, at = -1;

	page_standing(p, &text);
	rest = span_of_buf(&text);
	while (span_line(&rest, &line))
		lines += begins_line(line);
	if (lines) {
		say(&said, &p->voice, SAY_STANDS, AS_INT(lines));
		write_comment(p, "# ", "# ", span_of_buf(&said));
	}
	rest = span_of_buf(&text);
	while (span_line(&rest, &line)) {
		if (begins_line(line)) {
			at = program_stands(p->program, season(p->of->table), at + 1);
			write_standing_line(
				p, line, ++number, offers_gone(p->t, p->program->line[at]));
			continue;
		}
		buf_add(p->b, line.s, line.n);
		buf_char(p->b, '\n');
	}
	buf_free(&text);
	buf_free(&said);
}

static void header_line(struct buf *b, const char *word, const char *value, size_t most)
{
	if (!value || !*value)
		return;
	buf_fmt(b, "%-9s", word);
	page_clean(b, value, most);
	buf_char(b, '\n');
}

void template_header(struct buf *b, const struct report_input *of, int seat)
{
	bool chained = of->open && *of->open;

	header_line(b, "match", chained ? of->gid : of->match, 40);
	header_line(b, "open", of->open, HASH_TEXT);
	buf_fmt(b, "season   %d\nseat     ", of->next);
	seat_print(b, of->table->game, seat);
	buf_str(b, "\nseq      1\n");
	header_line(b, "saw", of->saw, HASH_TEXT);
	if (chained)
		buf_fmt(b, "nonce    %d\n", of->cast);
	header_line(b, "token", of->token, HASH_TEXT);
}

void template_orders(struct buf *b, struct buf *offers, struct buf *afford,
	const struct report_input *of, int seat)
{
	/* Orders are for the next season: what was done in the last one bars nothing. */
	struct table *ahead = of->next ? season_ahead(of->table, seat) : NULL;
	const struct table *t = ahead ? ahead : of->table;
	struct xml_offers xml;
	bool halted;
	/* The journal is not needed, and a match just started has none. */
	struct template template = {
		.p = { .b = b,
			.of = of,
			.t = t,
			.seat = seat,
			.names = { t->rules, t->map, t->seats },
			.voice = { of->phrases, t, seat },
			.program = of->table->program[seat],
			.worth = xalloc((size_t)t->box->kinds + 1, sizeof *template.p.worth) },
		.xml = offers ? &xml : NULL,
		.examples = ahead ? examples_find(of, ahead, seat) : NULL,
		.shapes = BUF_INIT,
		.beyond = BUF_INIT
	};

	if (offers)
		xml_offers_begin(&xml, offers, &template.p.voice, t, seat);
	halted = write_halt(&template.p);
	write_forms(&template);
	if (of->next && !halted)
		write_beyond(&template);
	if (of->next)
		write_policies(&template);
	write_standing(&template.p);
	if (offers)
		xml_offers_end(&xml);
	afford_say(&template.afford, &template.p, afford);
	page_forget_values(&template.p);
	buf_free(&template.shapes);
	buf_free(&template.beyond);
	free(template.examples);
	table_free(ahead);
}

void report_template(struct buf *b, const struct report_input *of, int seat)
{
	struct buf afford = BUF_INIT;

	template_header(b, of, seat);
	template_orders(b, NULL, &afford, of, seat);
	buf_free(&afford);
}
