/* SPDX-License-Identifier: MIT
 * Compiles the words of a form. */
#include "core/form.h"
#include "base/fail.h"

#include <string.h>

struct maker {
	struct form_pattern *p;
	const struct rules *rules;
	form_type *type;
	const char *s; /* what is left of the words */
};

static int sequence(struct maker *m, const char *ends, bool grouped, int up);

static int new_node(struct maker *m, int what, int up)
{
	if (m->p->nodes == NODES)
		bug("a form of more than %d nodes", NODES);
	m->p->node[m->p->nodes] =
		(struct form_node){ .what = what, .hole = -1, .inside = -1, .next = -1, .up = up };
	return m->p->nodes++;
}

static int one_node(struct maker *m, bool grouped, int up)
{
	struct form_pattern *p = m->p;
	size_t n;
	int i;

	if (*m->s == '<') {
		n = strcspn(m->s, ">");
		if (p->holes == HOLES)
			bug("a form of more than %d holes", HOLES);
		i = new_node(m, N_HOLE, up);
		p->node[i].hole = p->holes;
		p->hole_in_group[p->holes] = grouped;
		p->hole[p->holes++] = m->type(m->rules, (struct span){ m->s + 1, n - 1 });
		m->s += n + 1;
	} else if (*m->s == '{' || *m->s == '[') {
		bool group = *m->s++ == '{';

		i = new_node(m, group ? N_GROUP : N_MAYBE, up);
		p->grouped |= group;
		n = (size_t)sequence(m, group ? "}" : "]", grouped || group, i);
		p->node[i].inside = (int)n;
		m->s++;
	} else {
		n = strcspn(m->s, " <{[}]+");
		i = new_node(m, N_WORD, up);
		p->node[i].word = (struct span){ m->s, n };
		m->s += n;
	}
	if (*m->s == '+' && p->node[i].what != N_WORD) {
		p->node[i].many = true;
		m->s++;
	}
	return i;
}

static int sequence(struct maker *m, const char *ends, bool grouped, int up)
{
	int head = -1, last = -1;
	bool glued = false;

	while (*m->s && !strchr(ends, *m->s)) {
		int i;

		if (*m->s == ' ') {
			m->s++;
			glued = false;
			continue;
		}
		i = one_node(m, grouped, up);
		m->p->node[i].glued = glued;
		if (last >= 0)
			m->p->node[last].next = i;
		else
			head = i;
		last = i;
		glued = true;
	}
	return head;
}

void form_make(struct form_pattern *p, const char *words, const struct rules *r, form_type *type)
{
	struct maker m = { p, r, type, words };

	*p = (struct form_pattern){ 0 };
	p->first = sequence(&m, "", false, -1);
	if (*m.s || p->first < 0)
		bug("'%s' is no form", words);
}
