/* SPDX-License-Identifier: MIT */
#include "proof/paper.h"

#include <stdlib.h>
#include <string.h>

/* ---- one paper ---- */

static const struct {
	const char *name, *begins;
} papers[PAPERS] = {
#define PAPER(id, ...) { __VA_ARGS__ },
#include "proof/papers.def"
#undef PAPER
};

const char *paper_name(enum paper_kind kind)
{
	return papers[kind].name;
}

static enum paper_kind kind_of(struct span text)
{
	enum paper_kind kind = 0;
	struct span line = { text.s, 0 };

	span_line(&text, &line);
	if (span_is(line, "tp-season 1"))
		return PAPER_SEASON;
	while (kind < PAPER_OTHER && !(papers[kind].begins && span_is(line, papers[kind].begins)))
		kind++;
	return kind == PAPER_OTHER && span_starts(line, "tp-") ? PAPER_DEED : kind;
}

static int number_of(struct span text, const char *word)
{
	struct span value;
	long long n;

	if (!block_value(text, word, &value) || !span_int(value, 0, 1000000, &n))
		return -1;
	return (int)n;
}

static bool read_heads(struct paper *p, struct span text)
{
	switch (p->kind) {
	case PAPER_SEASON:
	case PAPER_REJOIN:
	case PAPER_REKEY:
	case PAPER_AMEND:
	case PAPER_ACT:
	case PAPER_DEED:
		if (p->number < 0 || !block_value_hash(text, "prev", p->prev))
			return false;
		tp1_head(p->head, p->prev, text);
		return p->season >= 0 && (p->kind != PAPER_SEASON || p->cast >= 0);
	case PAPER_RECEIPT:
		return p->number >= 0 && p->seat >= 1 && p->season >= 0 && p->cast >= 0
			&& block_value_hash(text, "prev", p->prev)
			&& block_value_hash(text, "head", p->head);
	case PAPER_ACK: return p->seat >= 1 && p->cast >= 0;
	case PAPER_SEAL:
		return p->number >= 0 && p->season >= 0 && p->cast >= 0 && p->cast < TP1_CASTS
			&& block_value_hash(text, "prev", p->prev);
	case PAPER_ANSWER: return p->cast >= 0 && p->cast < TP1_CASTS;
	case PAPER_REVEAL: return p->number >= 0;
	case PAPER_OPEN:
	case PAPER_ROSTER:
	case PAPER_JOIN: return true;
	default: return false;
	}
}

static void read_paper(struct paper *p)
{
	struct span text = span_of_buf(&p->text), gid = { "", 0 }, seat;
	long long n;

	p->kind = kind_of(text);
	p->number = number_of(text, "record");
	p->season = number_of(text, "season");
	p->cast = number_of(text, "cast");
	/* A record has many lines `seat`, a receipt or ack one. */
	p->seat = block_value(text, "seat", &seat) && span_int(seat, 1, MAXSEATS, &n) ? (int)n : -1;
	if (!block_value(text, "game", &gid) || gid.n >= sizeof p->gid)
		p->whole = false;
	else
		memcpy(p->gid, gid.s, gid.n);
	p->whole = p->whole && read_heads(p, text);
}

static void free_paper(struct paper *p)
{
	buf_free(&p->text);
	buf_free(&p->body);
	free(p->source);
}

/* Returns whether a paper is known already. Of two copies of a report, the one that has the text
 * before its receipt counts. */
static bool is_there(struct evidence *e, struct paper *p)
{
	for (int i = 0; i < e->papers; i++) {
		struct paper *q = &e->paper[i];

		if (!span_same(span_of_buf(&q->text), span_of_buf(&p->text))
			|| memcmp(q->signature, p->signature, sizeof p->signature) != 0
			|| (q->body.n && p->body.n
				&& !span_same(span_of_buf(&q->body), span_of_buf(&p->body))))
			continue;
		if (!q->body.n)
			buf_add(&q->body, p->body.s, p->body.n);
		return true;
	}
	return false;
}

static void add_paper(struct evidence *e, struct paper *p)
{
	if (is_there(e, p)) {
		free_paper(p);
		return;
	}
	e->paper = xmore(e->paper, (size_t)e->papers, sizeof *e->paper);
	e->paper[e->papers++] = *p;
}

void evidence_add_blocks(struct evidence *e, struct span text, const char *source)
{
	struct span rest = text;
	enum block_kind kind;

	for (;;) {
		struct paper p = { .text = BUF_INIT, .body = BUF_INIT };
		const char *from = rest.s;

		if (!block_next(&rest, &kind, &p.text, p.signature, &p.whole)) {
			free_paper(&p);
			return;
		}
		p.source = xcopy(source, strlen(source));
		if (kind == BLOCK_RECEIPT)
			buf_add(&p.body, from, (size_t)(rest.s - from));
		read_paper(&p);
		add_paper(e, &p);
	}
}

/* ---- evidence ---- */

void evidence_add_box(struct evidence *e, struct span xml)
{
	e->box = xgrow(e->box, (size_t)e->boxes + 1, sizeof *e->box);
	e->box[e->boxes] = (struct buf)BUF_INIT;
	buf_add(&e->box[e->boxes++], xml.s, xml.n);
}

void evidence_free(struct evidence *e)
{
	for (int i = 0; i < e->boxes; i++)
		buf_free(&e->box[i]);
	free(e->box);
	for (int i = 0; i < e->papers; i++)
		free_paper(&e->paper[i]);
	for (int i = 0; i < e->letters; i++) {
		letter_free(&e->letter[i].letter);
		orders_free(e->letter[i].head);
		free(e->letter[i].source);
	}
	free(e->paper);
	free(e->letter);
	*e = (struct evidence){ 0 };
}

struct span paper_text(const struct paper *p)
{
	return span_of_buf(&p->text);
}
