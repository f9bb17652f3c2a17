/* SPDX-License-Identifier: MIT
 * Says a form in plain words; walks it to print an order that fills it, and to find the next hole of one. */
#include "core/form.h"

#include <ctype.h>
#include <string.h>

/* ---- printing ---- */

static bool holds_hole(const struct form_pattern *p, int node, int hole)
{
	for (; node >= 0; node = p->node[node].next)
		if (p->node[node].hole == hole
			|| (p->node[node].inside >= 0 && holds_hole(p, p->node[node].inside, hole)))
			return true;
	return false;
}

static void print_nodes(
	struct buf *b, const struct names *r, const struct order *o, int node, int *next)
{
	const struct form_pattern *p = &r->rules->form[o->form];

	for (; node >= 0; node = p->node[node].next) {
		const struct form_node *n = &p->node[node];
		int group;

		if (n->what == N_GROUP || n->what == N_MAYBE) {
			while (*next < o->n && holds_hole(p, n->inside, o->part[*next].hole))
				print_nodes(b, r, o, n->inside, next);
			continue;
		}
		if (n->what == N_WORD) {
			if (!n->glued && b->n && b->s[b->n - 1] != ' ')
				buf_char(b, ' ');
			buf_add(b, n->word.s, n->word.n);
			continue;
		}
		group = *next < o->n ? o->part[*next].group : 0;
		while (*next < o->n && o->part[*next].hole == n->hole
			&& o->part[*next].group == group) {
			if (!n->glued && b->n && b->s[b->n - 1] != ' ')
				buf_char(b, ' ');
			value_print(b, r, &p->hole[n->hole], o->part[(*next)++].what);
			if (!n->many)
				break;
		}
	}
}

void form_print(struct buf *b, const struct names *r, const struct order *o)
{
	struct buf words = BUF_INIT;
	struct line_words cut;
	int next = 0;

	print_nodes(&words, r, o, r->rules->form[o->form].first, &next);
	if (words_cut(&cut, span_of_buf(&words)) && form_count_behind(r, o->form, &cut))
		form_parted(b, r, o->form, &cut);
	else
		buf_add(b, words.s, words.n);
	buf_free(&words);
}

/* ---- saying ---- */

/* Appends what stands in a hole as people read it, "wall/tower" of words and "LAND" of a type. */
static void say_hole(struct buf *b, const struct rules *r, struct span name)
{
	const struct arg type = rules_type(r, name);

	if (type.type == T_INT || type.type == T_TIMES) {
		rules_say(r, b, "number");
		return;
	}
	for (size_t i = 0; i < name.n; i++)
		if (type.type == T_WORDS)
			buf_char(b, name.s[i] == '|' ? '/' : name.s[i]);
		else
			buf_char(b, toupper((unsigned char)name.s[i]));
}

void form_say(struct buf *b, const struct rules *r, const char *words)
{
	for (const char *s = words; *s; s++)
		switch (*s) {
		case '<': {
			size_t n = strcspn(s, ">");

			say_hole(b, r, (struct span){ s + 1, n - 1 });
			s += n;
			break;
		}
		case '{':
		case '}': break;
		case '[': buf_char(b, '('); break;
		case ']': buf_char(b, ')'); break;
		case '|': buf_char(b, '/'); break;
		case '+': buf_str(b, " ..."); break;
		default: buf_char(b, *s);
		}
}

/* ---- filling one by one ---- */

struct walk {
	const struct order *o;
	const struct form_pattern *p;
	int next, group;
	bool again, take;
};

/* Follows what is filled. Returns the next hole to fill; -1 when this sequence is complete. */
static int walk(struct walk *w, int node, int group)
{
	for (; node >= 0; node = w->p->node[node].next) {
		const struct form_node *n = &w->p->node[node];
		int hole = -1;

		if (n->what == N_HOLE) {
			bool more = w->next < w->o->n;

			if (!more) {
				w->group = group;
				return n->hole;
			}
			w->next++;
			while (n->many && w->next < w->o->n && w->o->part[w->next].hole == n->hole
				&& w->o->part[w->next].group == group)
				w->next++;
			if (n->many && w->next == w->o->n && w->again) {
				w->again = false;
				w->group = group;
				return n->hole;
			}
		} else if (n->what == N_GROUP || n->what == N_MAYBE) {
			bool filled = w->next < w->o->n
				&& holds_hole(w->p, n->inside, w->o->part[w->next].hole);

			if (n->what == N_MAYBE && !filled && (w->next < w->o->n || !w->take))
				continue;
			for (int g = 0; hole < 0; g++) {
				hole = walk(w, n->inside, n->what == N_GROUP ? g : group);
				if (hole >= 0 || !n->many)
					break;
				if (w->next == w->o->n && !w->again)
					break;
				if (w->next < w->o->n
					&& !holds_hole(w->p, n->inside, w->o->part[w->next].hole))
					break;
				if (w->next == w->o->n)
					w->again = false;
			}
			if (hole >= 0)
				return hole;
		}
	}
	return -1;
}

int form_next(const struct rules *r, const struct order *o, bool again, bool take, int *group)
{
	struct walk w = { .o = o, .p = &r->form[o->form], .again = again, .take = take };
	int hole = walk(&w, w.p->first, 0);

	*group = w.group;
	return hole;
}
