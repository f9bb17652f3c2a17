/* SPDX-License-Identifier: MIT
 * What a referee, a witness or a stranger could make of the papers of a match, and what of it is found:
 * the cases of tests/unit/forged.txt, whose head tells their form. */
#include "base/file.h"
#include "club/evidence.h"
#include "post/wire.h"
#include "proof/verify_text.h"

#include <setjmp.h>
#include <sodium.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* Stands for that of the library: a signature whose second half is zeros is good for the key that its
 * first half names; every other is good. */
int crypto_sign_verify_detached(const unsigned char *signature, const unsigned char *text,
	unsigned long long n, const unsigned char *pk)
{
	static const unsigned char none[HASH];

	(void)text;
	(void)n;
	return memcmp(signature + HASH, none, HASH) != 0 || !memcmp(signature, pk, HASH) ? 0 : -1;
}

/* ---- a case ---- */

enum { HEADS = 40 };
struct forging {
	struct span edits; /* its lines but for the first */
	const char *gid;   /* of the papers */
	bool chained;	   /* records follow from those before them, whatever was changed */
	int nth;	   /* what # stands for */
	unsigned char head[HEADS][HASH], seal[HEADS][HASH]; /* by record, by cast */
	bool there[HEADS], own_prev, own_seal,
		twice;	  /* own: the case says what stands in this block */
	struct buf again; /* the blocks that stand once more at the end */
};

/* Cuts the next line off *rest, without the blanks before it. */
static bool next_edit(struct span *rest, struct span *line)
{
	bool is = span_line(rest, line);

	if (is)
		*line = span_trim(*line);
	return is;
}

/* Returns whether a line begins with the word, and cuts it off. */
static bool begins(struct span *line, const char *word)
{
	size_t n = strlen(word);

	if (line->n < n || memcmp(line->s, word, n) != 0)
		return false;
	*line = span_trim((struct span){ line->s + n, line->n - n });
	return true;
}

/* Cuts what stands before the mark off *rest. */
static struct span before(struct span *rest, const char *mark)
{
	const char *at = memmem(rest->s, rest->n, mark, strlen(mark));
	struct span first = { rest->s, at ? (size_t)(at - rest->s) : rest->n };
	size_t used = at ? first.n + strlen(mark) : rest->n;

	*rest = (struct span){ rest->s + used, rest->n - used };
	return span_trim(first);
}

static void zero_text(struct buf *b)
{
	buf_fill(b, 'A', HASH_TEXT - 1);
}

/* Appends words of a case, with what stands for ZERO and GID. */
static void add_words(struct buf *b, const struct forging *f, struct span words)
{
	struct span word;

	for (bool any = false; span_word(&words, &word); any = true) {
		if (any)
			buf_char(b, ' ');
		if (span_is(word, "ZERO"))
			zero_text(b);
		else if (span_is(word, "GID"))
			buf_str(b, f->gid);
		else if (span_is(word, "#"))
			buf_int(b, f->nth);
		else
			buf_add(b, word.s, word.n);
	}
}

static void add_lines(struct buf *b, const struct forging *f, struct span lines)
{
	while (lines.n) {
		add_words(b, f, before(&lines, " | "));
		buf_char(b, '\n');
	}
}

/* ---- one paper ---- */

static bool has_line(struct span text, struct span wanted)
{
	struct span line;

	while (span_line(&text, &line))
		if (span_same(line, wanted))
			return true;
	return false;
}

/* Returns whether a block is of the kind and has the lines that a line `in` names. */
static bool is_meant(struct span in, struct span kind, struct span text)
{
	struct span word;

	if (!span_word(&in, &word) || !span_same(word, kind))
		return false;
	while (in.n)
		if (!has_line(text, before(&in, ", ")))
			return false;
	return true;
}

static bool is_of(struct span line, struct span words)
{
	return line.n >= words.n && !memcmp(line.s, words.s, words.n)
		&& (line.n == words.n || line.s[words.n] == ' ');
}

/* Replaces the first line that begins with the words before =>. */
static void edit(const struct forging *f, struct buf *text, struct span line)
{
	struct buf changed = BUF_INIT;
	struct span from = before(&line, "=>"), rest = span_of_buf(text), old;
	bool done = false;

	while (span_line(&rest, &old)) {
		if (!done && is_of(old, from)) {
			add_lines(&changed, f, span_trim(line));
			done = true;
		} else {
			buf_fmt(&changed, "%.*s\n", (int)old.n, old.s);
		}
	}
	if (!done)
		fail_msg("no line begins with '%.*s'", (int)from.n, from.s);
	buf_free(text);
	*text = changed;
}

static struct span unsigned_text(const struct buf *text)
{
	const char *sig = strstr(text->s, "\nsig ");

	return (struct span){ text->s, sig ? (size_t)(sig + 1 - text->s) : text->n };
}

/* Drops what stands from the line on that begins with the words, but for the signature. */
static void cut(struct buf *text, struct span words)
{
	struct buf kept = BUF_INIT;
	struct span rest = unsigned_text(text), line, sig = { rest.s + rest.n, text->n - rest.n };

	while (span_line(&rest, &line) && !is_of(line, words))
		buf_fmt(&kept, "%.*s\n", (int)line.n, line.s);
	buf_add(&kept, sig.s, sig.n);
	buf_free(text);
	*text = kept;
}

/* Makes the signature one by that key alone. */
static void sign(const struct forging *f, struct buf *text, struct span key)
{
	buf_cut(text, unsigned_text(text).n);
	buf_str(text, "sig ");
	add_words(text, f, key);
	buf_str(text, "\nsig ");
	zero_text(text);
	buf_char(text, '\n');
}

/* Changes a block as its case says. Returns false where it is dropped. */
static bool change_block(struct forging *f, struct span kind, struct buf *text)
{
	struct span rest = f->edits, line;
	bool meant = false, kept = true;

	f->own_prev = f->own_seal = f->twice = false;
	while (next_edit(&rest, &line)) {
		if (begins(&line, "in "))
			meant = is_meant(line, kind, span_of_buf(text));
		else if (meant && span_is(line, "drop"))
			kept = false;
		else if (meant && span_is(line, "again"))
			f->twice = true;
		else if (meant && begins(&line, "cut "))
			cut(text, line);
		else if (meant && begins(&line, "signer "))
			sign(f, text, line);
		else if (meant && memmem(line.s, line.n, "=>", 2)) {
			f->own_prev |= is_of(line, SPAN("prev"));
			f->own_seal |= is_of(line, SPAN("seal"));
			edit(f, text, line);
		}
	}
	return kept;
}

static int number_in(const struct buf *text, const char *word)
{
	struct span value;
	long long n;

	return block_value(unsigned_text(text), word, &value) && span_int(value, 0, HEADS - 1, &n)
		? (int)n
		: -1;
}

static void put(
	const struct forging *f, struct buf *text, const char *word, const unsigned char hash[HASH])
{
	struct buf line = BUF_INIT;
	unsigned char was[HASH];

	if (!block_value_hash(span_of_buf(text), word, was))
		return;
	buf_fmt(&line, "%s =>", word);
	block_hash(&line, word, hash);
	buf_cut(&line, line.n - 1);
	edit(f, text, span_of_buf(&line));
	buf_free(&line);
}

/* Seals the letters that a record or seal names anew. */
static void seal(struct forging *f, struct buf *text, int number, const unsigned char prev[HASH])
{
	unsigned char order[MAXSEATS][HASH], made[HASH];
	const unsigned char *letter[MAXSEATS] = { NULL };
	int most = 0, cast = number_in(text, "cast");
	char words[40];
	struct span value;

	for (int s = 1; s <= MAXSEATS; s++) {
		snprintf(words, sizeof words, "seat %d", s);
		if (!block_value(span_of_buf(text), words, &value))
			continue;
		most = s;
		snprintf(words, sizeof words, "seat %d order", s);
		if (block_value_hash(span_of_buf(text), words, order[s - 1]))
			letter[s - 1] = order[s - 1];
	}
	tp1_seal(made, f->gid, number, prev, letter, most);
	if (!f->own_seal)
		put(f, text, "seal", made);
	if (cast >= 0)
		memcpy(f->seal[cast], made, HASH);
}

/* Makes a record, seal or receipt follow from the record before it. */
static void chain(struct forging *f, struct buf *text)
{
	bool receipt = span_starts(span_of_buf(text), "tp-receipt");
	int number = number_in(text, "record");
	unsigned char prev[HASH];

	if (number && f->there[number - 1] && !f->own_prev)
		put(f, text, "prev", f->head[number - 1]);
	if (receipt && f->there[number])
		put(f, text, "head", f->head[number]);
	if (receipt || !block_value_hash(span_of_buf(text), "prev", prev))
		return;
	seal(f, text, number, prev);
	if (span_starts(span_of_buf(text), "tp-seal"))
		return;
	tp1_head(f->head[number], prev, unsigned_text(text));
	f->there[number] = true;
}

static void write_block(struct buf *out, struct span kind, struct span text)
{
	buf_fmt(out, "-----BEGIN TRADEPOST %.*s-----\n", (int)kind.n, kind.s);
	buf_add(out, text.s, text.n);
	buf_fmt(out, "-----END TRADEPOST %.*s-----\n", (int)kind.n, kind.s);
}

static void forge_block(struct forging *f, struct buf *out, struct span kind, struct buf *text)
{
	int cast = number_in(text, "cast");

	if (!change_block(f, kind, text))
		return;
	if (f->chained && span_starts(span_of_buf(text), "tp-witness") && cast >= 0 && !f->own_seal)
		put(f, text, "seal", f->seal[cast]);
	else if (f->chained && number_in(text, "record") >= 0 && !span_is(kind, "REVEAL"))
		chain(f, text);
	write_block(out, kind, span_of_buf(text));
	if (f->twice)
		write_block(&f->again, kind, span_of_buf(text));
}

/* ---- all papers ---- */

/* Returns whether a line begins a block that may be changed, and its kind. */
static bool opens(struct span line, struct span *kind)
{
	if (!begins(&line, "-----BEGIN TRADEPOST "))
		return false;
	*kind = before(&line, "-----");
	return !span_is(*kind, "SEALED ORDERS");
}

static void forge_known(struct forging *f, struct buf *out, struct span papers)
{
	struct span line, kind;

	while (span_line(&papers, &line)) {
		struct buf text = BUF_INIT;

		if (!opens(line, &kind)) {
			buf_fmt(out, "%.*s\n", (int)line.n, line.s);
			continue;
		}
		while (span_line(&papers, &line) && !begins(&line, "-----END"))
			buf_fmt(&text, "%.*s\n", (int)line.n, line.s);
		forge_block(f, out, kind, &text);
		buf_free(&text);
	}
}

static void add_paper(struct forging *f, struct buf *out, struct span line)
{
	struct span kind = before(&line, " | ");
	struct buf text = BUF_INIT;

	add_lines(&text, f, line);
	if (!strstr(text.s, "\nsig ") && !span_is(kind, "REVEAL"))
		buf_fmt(&text, "sig %043d\nsig %043d\n", 0, 0);
	forge_block(f, out, kind, &text);
	buf_free(&text);
}

/* Adds the papers that the lines `add` have, and what the lines `above` say before them. */
static void add_new(struct forging *f, struct buf *out)
{
	struct span rest = f->edits, line;

	while (next_edit(&rest, &line))
		if (begins(&line, "above "))
			buf_fmt(out, "%.*s\n", (int)line.n, line.s);
		else if (begins(&line, "add "))
			add_paper(f, out, line);
		else if (begins(&line, "add70 "))
			for (f->nth = 0; f->nth < 70; f->nth++)
				add_paper(f, out, line);
		else if (begins(&line, "add1100 "))
			for (f->nth = 0; f->nth < 1100; f->nth++)
				add_paper(f, out, line);
}

static void read_file(struct buf *text, const char *name, const char *what)
{
	const char *top = getenv("srcdir");
	struct buf path = BUF_INIT, why = BUF_INIT;

	buf_fmt(&path, "%s/tests/unit/%s%s.txt", top ? top : ".", name, what);
	if (!file_read(text, path.s, 1 << 20, &why)) {
		print_error("%s\n", why.s);
		exit(1);
	}
	buf_free(&path);
}

/* ---- letters ---- */

static const char zeros[] = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

static void change_letter(struct evidence *e, struct signed_letter *w, struct span line)
{
	struct span what, value = { "", 0 };
	long long n = 0;

	assert_true(span_word(&line, &what) && span_word(&line, &value));
	span_int(value, -1, SEQ_MOST, &n);
	if (span_is(value, "ZERO"))
		value = span_of(zeros);
	if (span_is(what, "season"))
		w->head->season = n;
	else if (span_is(what, "seq"))
		w->head->seq = n;
	else if (span_is(what, "saw"))
		w->head->saw = value;
	else if (span_is(what, "nonce"))
		w->head->nonce = value;
	else if (span_is(what, "only")) {
		memset(w->letter.seal.raw, 0, sizeof w->letter.seal.raw);
		hash_from_text(w->letter.seal.raw, value);
	} else if (span_is(what, "copies")) {
		assert_true(n >= 0 && n < e->letters);
		memcpy(w->hash, e->letter[n].hash, HASH);
	} else if (span_is(what, "line")) {
		buf_fmt(&w->letter.canonical, "%.*s%s%.*s\n", (int)value.n, value.s,
			line.n ? " " : "", (int)line.n, line.s);
	} else
		fail_msg("no letter has '%.*s'", (int)what.n, what.s);
}

/* Does what the lines `letter` say. */
static void change_letters(const struct forging *f, struct evidence *e)
{
	struct span rest = f->edits, line, number;
	long long n;

	while (next_edit(&rest, &line)) {
		if (!begins(&line, "letter "))
			continue;
		assert_true(span_word(&line, &number) && span_int(number, 0, e->letters - 1, &n));
		change_letter(e, &e->letter[n], line);
	}
}

/* ---- what is found ---- */

static int by_text(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Lines that may come in any order. */
struct list {
	char *line[1100];
	int n;
};

static void list_add(struct list *list, struct span line)
{
	assert_true(list->n < 1100);
	list->line[list->n++] = xcopy(line.s, line.n);
}

/* Gives the lines as one text, in alphabetical order. */
static char *list_text(struct list *list)
{
	struct buf all = BUF_INIT;

	qsort(list->line, (size_t)list->n, sizeof *list->line, by_text);
	for (int i = 0; i < list->n; i++) {
		buf_fmt(&all, "%s\n", list->line[i]);
		free(list->line[i]);
	}
	return buf_take(&all);
}

static void list_faults(struct list *list, const struct buf *faults)
{
	struct span rest = span_of_buf(faults), line;

	while (span_line(&rest, &line))
		list_add(list, before(&line, ": "));
}

static void compare_faults(const struct forging *f, const struct verification *v)
{
	struct span rest = f->edits, line;
	struct list *wanted = xalloc(2, sizeof *wanted), *found = wanted + 1;
	struct buf words = BUF_INIT;
	char *one, *other;

	while (next_edit(&rest, &line)) {
		if (!begins(&line, "finds "))
			continue;
		buf_clear(&words);
		add_words(&words, f, line);
		list_add(wanted, span_of_buf(&words));
	}
	list_faults(found, &v->faults);
	list_faults(found, &v->unproven);
	one = list_text(wanted);
	other = list_text(found);
	if (found->n < 1000)
		assert_string_equal(other, one);
	else
		assert_int_equal(found->n, 1000);
	free(one);
	free(other);
	free(wanted);
	buf_free(&words);
}

/* Appends the words of a text, parted by one blank each. */
static void add_one_line(struct buf *b, struct span text)
{
	for (size_t i = 0; i < text.n; i++)
		if (!strchr(" \n", text.s[i]))
			buf_char(b, text.s[i]);
		else if (b->n && b->s[b->n - 1] != ' ')
			buf_char(b, ' ');
}

static void compare_text(const struct forging *f, const struct verification *v,
	const struct replay *again, int seasons)
{
	struct buf text = BUF_INIT, words = BUF_INIT;
	struct span rest = f->edits, line;

	verify_text(&text, v, again, seasons);
	add_one_line(&words, span_of_buf(&text));
	while (next_edit(&rest, &line)) {
		if (begins(&line, "says ") && !memmem(words.s, words.n, line.s, line.n))
			fail_msg("'%.*s' is not in:\n%s", (int)line.n, line.s, text.s);
		else if (begins(&line, "silent ") && memmem(words.s, words.n, line.s, line.n))
			fail_msg("'%.*s' is in:\n%s", (int)line.n, line.s, text.s);
	}
	buf_free(&text);
	buf_free(&words);
}

static void look(const struct forging *f, struct span papers)
{
	struct evidence e = { 0 };
	struct verification v;
	struct replay *again;
	struct buf box = BUF_INIT;
	int seasons;

	/* The match was played from this one; the program's own has changed since. */
	read_file(&box, "box-", "ended");
	evidence_add_box(&e, span_of_buf(&box));
	evidence_text(&e, papers, "papers");
	change_letters(f, &e);
	verify_match(&v, &e, f->gid);
	seasons = verify_play(&v, &again);
	compare_faults(f, &v);
	compare_text(f, &v, again, seasons);
	replay_free(again, seasons);
	verify_free(&v);
	evidence_free(&e);
	buf_free(&box);
}

/* The case begins with its papers and its sentence, which names it. */
static void it_is_found(void **state)
{
	struct span rest = { *state, strlen(*state) }, first, gid;
	struct buf papers = BUF_INIT, forged = BUF_INIT;
	struct forging *f = xalloc(1, sizeof *f);
	char *name, *match;

	span_line(&rest, &first);
	first = before(&first, ": ");
	name = xcopy(first.s, first.n);
	read_file(&papers, "papers-", name);
	assert_true(block_value(span_of_buf(&papers), "game", &gid));
	f->gid = match = xcopy(gid.s, gid.n);
	f->edits = rest;
	f->again = (struct buf)BUF_INIT;
	f->chained = !memmem(rest.s, rest.n, "unchained", 9);
	/* What stands before a record of which it tells is right the second time. */
	for (int i = 0; i < 2; i++) {
		buf_clear(&forged);
		buf_clear(&f->again);
		forge_known(f, &forged, span_of_buf(&papers));
		add_new(f, &forged);
		buf_add(&forged, f->again.s, f->again.n);
	}
	look(f, span_of_buf(&forged));
	buf_free(&papers);
	buf_free(&forged);
	buf_free(&f->again);
	free(name);
	free(match);
	free(f);
}

/* ---- the cases ---- */

enum { CASES = 400 };

/* Cases are parted by empty lines. */
static int read_cases(struct buf *text, struct CMUnitTest test[CASES])
{
	int n = 0;

	for (char *at = text->s, *end; at; at = end ? end + 2 : NULL) {
		end = strstr(at, "\n\n");
		if (end)
			*end = 0;
		if (*at == '#')
			continue;
		test[n] = (struct CMUnitTest){ .test_func = it_is_found, .initial_state = at };
		test[n++].name = xcopy(at, strcspn(at, "\n"));
	}
	return n;
}

int main(void)
{
	static struct CMUnitTest test[CASES];
	struct buf text = BUF_INIT;
	int n, failed;

	if (sodium_init() < 0)
		return 1;
	read_file(&text, "forged", "");
	n = read_cases(&text, test);
	failed = cmocka_run_group_tests(test, NULL, NULL);
	for (int i = 0; i < n; i++)
		free((char *)test[i].name);
	buf_free(&text);
	return failed;
}
