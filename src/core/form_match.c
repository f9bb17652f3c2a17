/* SPDX-License-Identifier: MIT
 * Reads an order line: matches it with one form after the other. */
#include "core/form.h"

#include <string.h>
#include <strings.h>

bool words_add(struct line_words *w, struct span word)
{
	bool comma = word.s[word.n - 1] == ',';

	while (word.n && word.s[word.n - 1] == ',')
		word.n--;
	if (word.n) {
		w->comma[w->n] = comma;
		w->word[w->n++] = word;
	} else if (w->n) {
		w->comma[w->n - 1] = true;
	}
	return word.n <= WORD_BYTES;
}

bool words_cut(struct line_words *w, struct span line)
{
	struct span word;
	bool fit = true;

	w->n = 0;
	while (w->n < WORDS && span_word(&line, &word))
		fit &= words_add(w, word);
	return fit && !span_word(&line, &word);
}

struct matching {
	const struct names *r;
	const struct form_pattern *p;
	const struct line_words *w;
	struct order *o;
	bool short_words;	  /* literal words may be shortened */
	bool early;		  /* the line may end before the form does */
	struct form_state *state; /* then all ways to go on are noted; NULL: one is enough */
	bool silent;		  /* what does not fit is not noted, which saves most of the work */
	int steps;
	int far; /* the furthest word that did not fit, the hole it is no name for (-1: none), and why */
	int far_hole;
	struct buf problem;
};

static bool match(struct matching *m, int node, int word, size_t at, int group, int up);

/* Returns true where this word is the furthest that did not fit: the problem is then written
 * anew. */
static bool furthest(struct matching *m, int word)
{
	if (m->silent || word <= m->far)
		return false;
	m->far = word;
	m->far_hole = -1;
	buf_clear(&m->problem);
	return true;
}

static void blame(struct matching *m, int word, const char *text)
{
	if (furthest(m, word))
		rules_say(m->r->rules, &m->problem, "%s", text);
}

static bool end_of(struct matching *m, int word, size_t at, int group, int up)
{
	const struct form_node *n;

	if (up < 0) {
		if (word == m->w->n && !at)
			return true;
		if (furthest(m, word))
			rules_say(m->r->rules, &m->problem, "word-extra word=%.*s",
				(int)m->w->word[word].n, m->w->word[word].s);
		return false;
	}
	n = &m->p->node[up];
	/* Where a line ends too early, the message names what is missing, not what could follow. */
	if (n->many && word < m->w->n && match(m, n->inside, word, at, group + 1, up))
		return true;
	return match(m, n->next, word, at, n->what == N_GROUP ? 0 : group, n->up);
}

static bool match_word(
	struct matching *m, const struct form_node *n, int word, size_t at, int group, int up)
{
	struct span w;

	if (word == m->w->n) {
		if (furthest(m, word))
			rules_say(m->r->rules, &m->problem, "word-missing word=%.*s",
				(int)n->word.n, n->word.s);
		return false;
	}
	w = (struct span){ m->w->word[word].s + at, m->w->word[word].n - at };
	if (w.n >= n->word.n && !strncasecmp(w.s, n->word.s, n->word.n)) {
		bool whole = w.n == n->word.n;
		bool more = n->next >= 0 && m->p->node[n->next].glued;

		if (whole || more)
			return match(m, n->next, whole ? word + 1 : word,
				whole ? 0 : at + n->word.n, group, up);
	}
	if (m->short_words && !n->glued && w.n < n->word.n && !strncasecmp(w.s, n->word.s, w.n))
		return match(m, n->next, word + 1, 0, group, up);
	if (word && furthest(m, word))
		rules_say(m->r->rules, &m->problem, "word-other word=%.*s wanted=%.*s", (int)w.n,
			w.s, (int)n->word.n, n->word.s);
	return false;
}

/* A number that may be left out stands before a name: what begins with no digit is no name. */
static bool is_better_blamed(const struct matching *m, int hole, int word, struct span w)
{
	return !m->silent && word == m->far && m->far_hole >= 0
		&& m->p->hole[m->far_hole].type == T_INT && m->p->hole[hole].type != T_INT
		&& !span_has_digit((struct span){ w.s, 1 });
}

/* Fills the hole with that many bytes of the word and goes on. */
static bool fill_hole(
	struct matching *m, int node, int word, size_t at, size_t n, int group, int up)
{
	const struct form_node *hole = &m->p->node[node];
	struct span w = { m->w->word[word].s + at, n };
	bool whole = at + n == m->w->word[word].n;
	struct buf why = BUF_INIT;
	int had = m->o->n;
	thing x;

	if (!thing_read(&x, m->r, &m->p->hole[hole->hole], w, m->silent ? NULL : &why)) {
		if (furthest(m, word) || is_better_blamed(m, hole->hole, word, w)) {
			buf_clear(&m->problem);
			m->far_hole = hole->hole;
			buf_str(&m->problem, why.s);
		}
		buf_free(&why);
		return false;
	}
	if (had == (int)(sizeof m->o->part / sizeof *m->o->part)) {
		blame(m, word, "fault-things");
		return false;
	}
	m->o->part[m->o->n++] = (struct part){ (int16_t)hole->hole, (int16_t)group, x };
	if (whole && hole->many && (word + 1 < m->w->n || m->state)
		&& match(m, node, word + 1, 0, group, up))
		return true;
	if (match(m, hole->next, whole ? word + 1 : word, whole ? 0 : at + n, group, up))
		return true;
	m->o->n = had;
	return false;
}

static bool match_hole(struct matching *m, int node, int word, size_t at, int group, int up)
{
	const struct form_node *n = &m->p->node[node];
	const struct form_node *behind = n->next >= 0 ? &m->p->node[n->next] : NULL;
	struct buf type = BUF_INIT;
	struct span w;

	if (word == m->w->n) {
		if (furthest(m, word)) {
			rules_print_arg(&type, m->r->rules, &m->p->hole[n->hole]);
			rules_say(m->r->rules, &m->problem, "name-missing type=%s", type.s);
			buf_free(&type);
		}
		return false;
	}
	w = (struct span){ m->w->word[word].s + at, m->w->word[word].n - at };
	if (!behind || !behind->glued || behind->what != N_WORD)
		return fill_hole(m, node, word, at, w.n, group, up);
	for (size_t i = 1; i + behind->word.n <= w.n; i++)
		if (!memcmp(w.s + i, behind->word.s, behind->word.n)
			&& fill_hole(m, node, word, at, i, group, up))
			return true;
	if (!memmem(w.s, w.n, behind->word.s, behind->word.n))
		blame(m, word, "fault-pair");
	return false;
}

/* Returns false, so that other ways are looked for. */
static bool note_node(struct form_state *state, int node, int up)
{
	if (node < 0)
		state->ends |= UINT64_C(1) << (up + 1);
	else
		state->nodes |= UINT64_C(1) << node;
	return false;
}

static bool match(struct matching *m, int node, int word, size_t at, int group, int up)
{
	const struct form_node *n;

	/* The lines that people write need few steps; a hostile line could need very many. */
	if (++m->steps > FORM_STEPS) {
		blame(m, m->w->n + 1, "fault-unclear");
		return false;
	}
	if (m->early && word == m->w->n && !at)
		return !m->state || note_node(m->state, node, up);
	if (node < 0)
		return end_of(m, word, at, group, up);
	n = &m->p->node[node];
	if (n->glued && !at) {
		blame(m, word - 1, "fault-short");
		return false;
	}
	if (!n->glued && at)
		return false;
	switch (n->what) {
	case N_WORD: return match_word(m, n, word, at, group, up);
	case N_HOLE: return match_hole(m, node, word, at, group, up);
	case N_GROUP: return match(m, n->inside, word, at, 0, node);
	case N_MAYBE:
		return match(m, n->inside, word, at, group, node)
			|| match(m, n->next, word, at, group, up);
	}
	return false;
}

static struct span first_word(const struct names *r, int form)
{
	const struct form_pattern *p = &r->rules->form[form];

	return p->node[p->first].word;
}

/* Nothing is listed where nobody would read all of it. */
static void list_forms(struct buf *b, const struct names *r)
{
	enum { MOST = 20 };
	int n = 0;

	for (int i = 1; i <= r->rules->forms; i++) {
		struct span word = first_word(r, i);
		int k = 1;

		while (!span_same(first_word(r, k), word))
			k++;
		if (k == i)
			buf_fmt(b, "%s%.*s", n++ ? ", " : "", (int)word.n, word.s);
	}
	if (n > MOST)
		buf_clear(b);
}

/* Returns the next form that begins with the letter of the line, as the others cannot match; 0: none
 * does. */
static int next_form(const struct names *r, const struct line_words *w, int form)
{
	while (++form <= r->rules->forms) {
		const struct form_pattern *p = &r->rules->form[form];
		const struct form_node *n = &p->node[p->first];

		if (n->what != N_WORD || !w->n || !strncasecmp(w->word[0].s, n->word.s, 1))
			return form;
	}
	return 0;
}

/* The form of a line, as it is looked for. */
struct form_search {
	struct order *o;
	const struct names *r;
	const struct line_words *w;
	bool silent;
	int found;   /* 0: none yet */
	bool others; /* so does another, by shortened words */
	struct form_fault furthest;
	struct buf problem; /* of that fault */
};

static void try_form(struct form_search *s, int form, bool short_words)
{
	struct order trial = { .form = form };
	struct matching m = { .r = s->r,
		.p = &s->r->rules->form[form],
		.w = s->w,
		.o = &trial,
		.short_words = short_words,
		.silent = s->silent,
		.far = -1,
		.far_hole = -1,
		.problem = BUF_INIT };

	if (match(&m, m.p->first, 0, 0, 0, -1)) {
		s->others |= s->found && short_words;
		if (!s->found)
			*s->o = trial;
		s->found = s->found ? s->found : form;
	} else if (m.far > s->furthest.word) {
		s->furthest = (struct form_fault){ form, m.far, m.far_hole };
		buf_clear(&s->problem);
		buf_str(&s->problem, m.problem.s);
	}
	buf_free(&m.problem);
}

static void try_forms(struct form_search *s)
{
	s->furthest = (struct form_fault){ 0, -1, -1 };
	for (int pass = 0; pass < 2 && !s->found; pass++)
		for (int i = next_form(s->r, s->w, 0); i; i = next_form(s->r, s->w, i))
			try_form(s, i, pass);
}

static void say_no_order(const struct form_search *s, struct buf *why)
{
	struct buf forms = BUF_INIT;

	int form = 0;

	/* Who mistyped a word need not read them all. */
	if (!form_meant(s->r, s->w->word[0], &form).n)
		list_forms(&forms, s->r);
	rules_say(s->r->rules, why, "no-order word=%.*s orders=%s", (int)s->w->word[0].n,
		s->w->word[0].s, forms.n ? forms.s : "");
	buf_free(&forms);
}

/* Most lines fit, so what does not is looked for only in one that does not. */
static bool read_words(struct order *o, const struct names *r, const struct line_words *w,
	struct buf *why, struct form_fault *fault)
{
	struct form_search s = { .o = o, .r = r, .w = w, .silent = true, .problem = BUF_INIT };
	int unclear;

	try_forms(&s);
	if (!s.found && (why || fault)) {
		s.silent = false;
		try_forms(&s);
	}
	unclear = s.found && !s.others ? form_count_behind(r, s.found, w) : 0;
	if (unclear)
		s.furthest = (struct form_fault){ s.found, unclear, -1 };
	if (fault)
		*fault = s.furthest;
	if (why && unclear)
		form_say_counts(why, r, s.found, w);
	else if (why && s.others)
		rules_say(r->rules, why, "orders-several");
	else if (why && !s.found && s.furthest.form)
		buf_str(why, s.problem.s);
	else if (why && !s.found)
		say_no_order(&s, why);
	buf_free(&s.problem);
	return s.found && !s.others && !unclear;
}

/* A fault is told of the line as it stands. */
bool form_read(struct order *o, const struct names *r, const struct line_words *w, struct buf *why,
	struct form_fault *fault)
{
	struct line_words bare;

	return (form_untitled(&bare, r->rules->box, w) && read_words(o, r, &bare, NULL, fault))
		|| read_words(o, r, w, why, fault);
}

bool form_begins(struct order *o, const struct names *r, int form, const struct line_words *w)
{
	struct matching m = {
		.r = r, .p = &r->rules->form[form], .w = w, .o = o, .early = true, .silent = true
	};

	*o = (struct order){ .form = form };
	return match(&m, m.p->first, 0, 0, 0, -1);
}

bool form_begins_any(const struct names *r, const struct line_words *w)
{
	struct order o;

	for (int form = next_form(r, w, 0); form; form = next_form(r, w, form))
		if (form_begins(&o, r, form, w))
			return true;
	return false;
}

_Static_assert(NODES < 64, "bits of form_state");

struct form_state form_start(const struct names *r, int form)
{
	return (struct form_state){ .nodes = UINT64_C(1) << r->rules->form[form].first };
}

bool form_goes_on(struct form_state *state, const struct names *r, int form, struct span word)
{
	const struct form_state from = *state;
	const struct form_pattern *p = &r->rules->form[form];
	struct line_words w;
	struct order o = { .form = form };
	struct matching m = {
		.r = r, .p = p, .w = &w, .o = &o, .early = true, .state = state, .silent = true
	};

	w.n = 1;
	w.word[0] = word;
	*state = (struct form_state){ 0 };
	for (int i = 0; from.nodes >> i; i++)
		if (from.nodes >> i & 1)
			match(&m, i, 0, 0, 0, p->node[i].up);
	for (int i = 0; from.ends >> i; i++)
		if (from.ends >> i & 1)
			match(&m, -1, 0, 0, 0, i - 1);
	return state->nodes || state->ends;
}
