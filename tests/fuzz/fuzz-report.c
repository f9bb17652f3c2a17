/* SPDX-License-Identifier: MIT
 * Any bytes as a report.xml of KTech: refused with a reason, or read as a table that passes its
 * audit and, written as a report again, is read as the same. Run where db lies, or with srcdir set. */
#include "base/data.h"
#include "base/file.h"
#include "base/tree.h"
#include "box/read.h"
#include "core/play.h"
#include "fuzz.h"
#include "report/report.h"

#include <stdlib.h>

static struct rules *rules;
static struct phrases *phrases;

static struct span source_read(struct buf *text, const char *name)
{
	struct buf path = BUF_INIT, why = BUF_INIT;
	const char *top = getenv("srcdir");

	buf_fmt(&path, "%s/%s", top ? top : ".", name);
	if (!file_read(text, path.s, BOX_MOST, &why))
		bug("%s", why.s);
	buf_free(&path);
	return span_of_buf(text);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	static const unsigned char hash[HASH];
	struct buf xml = BUF_INIT, general = BUF_INIT, game = BUF_INIT, why = BUF_INIT;
	struct span box_text = source_read(&xml, "db/boxes/ktech.xml");
	struct box *box;

	(void)argc;
	(void)argv;
	box = box_read(game_named("ktech"), box_text.s, box_text.n, hash, "ktech.xml", &why);
	if (!box)
		bug("%s", why.s);
	rules = rules_make(box, data_texts("templates/order.en.txt", NULL));
	phrases = phrases_read(rules, source_read(&general, "templates/report.en.txt"),
		source_read(&game, "templates/ktech.en.txt"), &why);
	must(phrases);
	buf_free(&xml);
	buf_free(&general);
	buf_free(&game);
	return !chance_begin();
}

static void head_check(const struct report_head *h)
{
	must(h->seats >= 1 && h->seats <= MAXSEATS && h->seat >= 1 && h->seat <= h->seats);
	must(h->season >= 0 && h->next == h->season + 1 && h->rules >= 1);
	must(text_is_clean(h->match, strlen(h->match), 32));
	must(h->standing.n <= ORDER_BYTES && strlen(h->saw) < HASH_TEXT);
}

/* Appends the report of a table to the seat it was read for. */
static void report_of(struct buf *xml, const struct table *t, const struct report_head *h)
{
	const struct report_input of = { .table = t,
		.phrases = phrases,
		.match = h->match,
		.gid = h->gid,
		.next = h->next,
		.deadline = "",
		.saw = h->saw };

	report_xml(xml, &of, h->seat);
}

static void again_check(const struct table *t, const struct report_head *h)
{
	struct buf xml = BUF_INIT, once = BUF_INIT, twice = BUF_INIT, why = BUF_INIT;
	struct report_head head;
	struct table *again;

	report_of(&once, t, h);
	again = report_read(rules, span_of_buf(&once), 1, &head, &why);
	if (!again)
		bug("%s", why.s);
	must(head.seat == h->seat && head.season == h->season && head.over == h->over);
	report_of(&twice, again, &head);
	must(span_same(span_of_buf(&once), span_of_buf(&twice)));
	table_free(again);
	report_head_free(&head);
	buf_free(&xml);
	buf_free(&once);
	buf_free(&twice);
	buf_free(&why);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span xml = { (const char *)s, n };
	struct report_head head = { .standing = BUF_INIT }, read;
	struct buf why = BUF_INIT;
	struct tree *report = report_open(xml, &why);
	bool known = report && report_head_read(&head, report, &why);
	struct table *t;

	must(known == !why.n);
	if (known)
		head_check(&head);
	report_head_free(&head);
	tree_free(report);
	buf_clear(&why);
	t = report_read(rules, xml, 1, &read, &why);
	must(!t == (why.n > 0) && (!t || known));
	if (t) {
		must(!season_audit(t));
		again_check(t, &read);
	}
	table_free(t);
	report_head_free(&read);
	buf_free(&why);
	return 0;
}
