/* SPDX-License-Identifier: MIT
 * Any bytes as a letter to KTech, the part before a zero byte as what stood: every line is
 * understood or says why not, an order written out is read as the same, what stands is the same
 * when it is read again. Run where db/boxes lies, or with srcdir set. */
#include "base/data.h"
#include "base/file.h"
#include "box/read.h"
#include "core/play.h"
#include "fuzz.h"

#include <stdlib.h>

/* Opened once, for as long as the fuzzer runs. */
static const struct rules *ktech_rules(void)
{
	static struct rules *rules;
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, xml = BUF_INIT, why = BUF_INIT;
	static const unsigned char hash[HASH];
	struct box *box;

	if (rules)
		return rules;
	buf_fmt(&path, "%s/db/boxes/ktech.xml", top ? top : ".");
	if (!file_read(&xml, path.s, BOX_MOST, &why))
		bug("%s", why.s);
	box = box_read(game_named("ktech"), xml.s, xml.n, hash, path.s, &why);
	if (!box)
		bug("%s", why.s);
	rules = rules_make(box, data_texts("templates/order.en.txt", NULL));
	buf_free(&path);
	buf_free(&xml);
	return rules;
}

static void check_order(const struct names *r, const struct order *o)
{
	struct buf text = BUF_INIT, again = BUF_INIT, why = BUF_INIT;
	struct line_words w;
	struct order back;

	form_print(&text, r, o);
	/* Names written out in full may make a line longer than one may be. */
	if (words_cut(&w, (struct span){ text.s, text.n })) {
		must(form_read(&back, r, &w, &why, NULL));
		form_print(&again, r, &back);
		must(!strcmp(text.s, again.s));
	}
	buf_free(&text);
	buf_free(&again);
	buf_free(&why);
}

static void check_lines(const struct names *r, const struct orders *o)
{
	must(o->lines <= ORDER_LINES + 1);
	for (int i = 0; i < o->lines; i++) {
		const struct line *line = &o->line[i];

		must((line->what == L_BAD) == (line->problem != NULL));
		must(line->what != L_POLICY || line->answers);
		if (line->what == L_ORDER)
			check_order(r, &line->order);
	}
}

static void check_standing(const struct names *r, const struct program *p)
{
	struct buf once = BUF_INIT, twice = BUF_INIT;
	struct program *again;

	program_standing(p, 5, &once);
	must(once.n <= ORDER_BYTES);
	again = program_make(r, 5, 1, (struct span){ once.s, once.n }, NULL);
	must(again->stood->lines <= ORDER_LINES);
	program_standing(again, 5, &twice);
	must(once.n == twice.n && !memcmp(once.s, twice.s, once.n));
	program_free(again);
	buf_free(&once);
	buf_free(&twice);
}

static struct buf canonical(const void *s, size_t n)
{
	struct buf b = BUF_INIT;

	text_canonical(&b, s, n);
	buf_cut(&b, ORDER_BYTES);
	return b;
}

/* Appends the lines that a letter to the season before leaves standing. */
static void make_standing(const struct names *r, const struct buf *letter, struct buf *standing)
{
	struct program *p;

	if (!letter->n)
		return;
	p = program_make(r, 4, 1, SPAN(""), orders_read(letter->s, letter->n, r));
	check_lines(r, p->letter);
	program_standing(p, 4, standing);
	program_free(p);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	const struct rules *rules = ktech_rules();
	const struct names r = { rules, &rules->box->map[0], 3 };
	const unsigned char *zero = n ? memchr(s, 0, n) : NULL;
	size_t before = zero ? (size_t)(zero - s) : 0;
	struct buf stood = canonical(s, before), letter = canonical(s + before, n - before);
	struct buf standing = BUF_INIT;
	struct program *p;

	make_standing(&r, &stood, &standing);
	p = program_make(&r, 5, 1, span_of_buf(&standing), orders_read(letter.s, letter.n, &r));
	check_lines(&r, p->letter);
	check_standing(&r, p);
	program_free(p);
	buf_free(&stood);
	buf_free(&letter);
	buf_free(&standing);
	return 0;
}
