/* SPDX-License-Identifier: MIT */
#include "post/letter.h"

#include "base/fail.h"
#include "post/quoted.h"
#include "post/words.h"

#include <sodium.h>
#include <string.h>

/* Lines that stand around blocks. */
enum block_mark { NO_MARK, SEALED_BEGIN, SEALED_END, CLEAR_BEGIN, CLEAR_SIGNATURE, CLEAR_END };

/* One block in a text. The pieces still have their quote marks. */
struct block {
	enum letter_kind form;
	enum letter_problem problem;
	int level;
	struct span text, signature; /* of a sealed block text is the base64 */
};

/* The best of the letters found so far, which is the least quoted; and whether another contradicts
 * it. */
struct search {
	struct letter *best;
	struct problem why; /* why best is no good */
	bool any;
	int level;
};

/* Blocks inside an attached mail come after whatever the sender of the mail wrote. */
enum { ATTACHED_MAIL = 1000 };
const char *letter_problem_name(enum letter_problem problem)
{
	static const char *const names[] = { NULL, "unread-no-orders", "unread-two-orders",
		"unread-no-end", "unread-block", "unread-signature", "unread-not-utf",
		"unread-no-text" };

	return names[problem];
}

const char *letter_form_name(enum letter_kind form)
{
	static const char *const names[] = { "sealed", "clear", "attached", "unsigned" };

	return names[form];
}

static struct letter no_letter(void)
{
	return (struct letter){ .text = BUF_INIT, .canonical = BUF_INIT, .signature = BUF_INIT };
}

static enum block_mark mark_of(struct span line)
{
	static const char *const marks[] = { NULL, "BEGIN TRADEPOST SEALED ORDERS",
		"END TRADEPOST SEALED ORDERS", "BEGIN TRADEPOST ORDERS", "SIGNATURE",
		"END TRADEPOST ORDERS" };
	char words[DASHED_BYTES];

	if (!dashed_words(line, words))
		return NO_MARK;
	for (enum block_mark i = SEALED_BEGIN; i <= CLEAR_END; i++)
		if (span_folds(span_of(words), marks[i]))
			return i;
	return NO_MARK;
}

/* Decodes the base64 of a sealed block; the slow way allows blanks and quote marks of any kind. */
static bool take_base64(struct span text, struct buf *out)
{
	struct buf canonical = BUF_INIT;
	size_t n;
	bool ok;

	buf_room(out, text.n);
	ok = !sodium_base642bin((unsigned char *)out->s, text.n, text.s, text.n, " \t\r\n>", &n,
		NULL, sodium_base64_VARIANT_ORIGINAL);
	if (!ok) {
		text_canonical(&canonical, text.s, text.n);
		buf_room(out, canonical.n);
		ok = !sodium_base642bin((unsigned char *)out->s, canonical.n, canonical.s,
			canonical.n, " \n", &n, NULL, sodium_base64_VARIANT_ORIGINAL);
	}
	if (ok)
		out->n = n;
	buf_free(&canonical);
	return ok;
}

static bool fail(struct letter *l, enum letter_problem problem, struct problem *why)
{
	l->problem = problem;
	return problem_set(why, letter_problem_name(problem));
}

static bool is_text(struct letter *l, struct problem *why)
{
	if (!text_is_utf8(l->text.s, l->text.n))
		return fail(l, LETTER_NOT_UTF8, why);
	return l->canonical.n || fail(l, LETTER_EMPTY, why);
}

/* A signature file is kept as text, though only its last lines are covered by signatures. */
static bool signature_is_text(struct letter *l, struct problem *why)
{
	if (span_find(span_of_buf(&l->signature), 0))
		return fail(l, LETTER_BAD_SIGNATURE, why);
	return true;
}

/* Reads the signature and makes the canonical text. */
static bool finish(struct letter *l, struct problem *why)
{
	size_t used;

	text_canonical(&l->canonical, l->text.s, l->text.n);
	if (!seal_read(&l->seal, span_of_buf(&l->signature), &used, why)) {
		l->problem = LETTER_BAD_SIGNATURE;
		return false;
	}
	return signature_is_text(l, why) && is_text(l, why);
}

static bool open_sealed(struct letter *l, struct span base64, struct problem *why)
{
	struct buf blob = BUF_INIT;
	size_t used;
	bool ok = take_base64(base64, &blob);

	if (!ok) {
		fail(l, LETTER_BAD_BASE64, why);
	} else if (!seal_read(&l->seal, span_of_buf(&blob), &used, why)) {
		l->problem = LETTER_BAD_SIGNATURE;
		ok = false;
	} else {
		buf_add(&l->signature, blob.s, used);
		buf_add(&l->text, blob.s + used, blob.n - used);
		text_canonical(&l->canonical, l->text.s, l->text.n);
		ok = signature_is_text(l, why) && is_text(l, why);
	}
	buf_free(&blob);
	return ok;
}

static bool open_clear(struct letter *l, const struct block *block, struct problem *why)
{
	struct span rest = block->signature;
	struct mail_line line;

	while (mail_line_next(&rest, &line)) {
		buf_add(&l->signature, line.inside.s, line.inside.n);
		buf_char(&l->signature, '\n');
	}
	buf_add(&l->text, block->text.s, block->text.n);
	return finish(l, why);
}

static bool open_block(struct letter *l, const struct block *block, struct problem *why)
{
	l->form = block->form;
	l->quoted = block->level > 0;
	if (block->problem != LETTER_FINE)
		return fail(l, block->problem, why);
	return block->form == LETTER_SEALED ? open_sealed(l, block->text, why)
					    : open_clear(l, block, why);
}

/* The label of a file is not signed, so whoever carries the mail can change it. A signature over
 * the file's bytes is therefore over text in UTF-8. A mailer that converted the bytes to another
 * charset left the text as it was; then the canonical form of that text may be signed. */
static bool open_files(struct letter *l, struct span bytes, struct span labelled,
	struct span signature, struct problem *why)
{
	l->form = LETTER_ATTACHED;
	buf_add(&l->signature, signature.s, signature.n);
	l->converted = !text_is_utf8(bytes.s, bytes.n);
	if (l->converted)
		text_canonical(&l->text, labelled.s, labelled.n);
	else
		buf_add(&l->text, bytes.s, bytes.n);
	return finish(l, why);
}

/* Compares a letter with the best one so far; the search owns it from now on. A letter that differs
 * from the best at the same level, or one that cannot be read, makes the best no good. */
static void weigh(struct search *search, struct letter *l, int level, const struct problem *why)
{
	struct letter *best = search->best;

	if (!search->any || level < search->level || (l->problem && !best->problem)) {
		letter_free(best);
		*best = *l;
		search->why = *why;
		search->any = true;
		search->level = level;
		return;
	}
	if (!l->problem && !best->problem
		&& (l->canonical.n != best->canonical.n
			|| memcmp(l->canonical.s, best->canonical.s, l->canonical.n)))
		fail(best, LETTER_TWO_ORDERS, &search->why);
	letter_free(l);
}

static bool worse(const struct search *search, int level)
{
	return search->any && level > search->level;
}

static void weigh_block(struct search *search, const struct block *block)
{
	struct letter l = no_letter();
	struct problem why = { .text = NULL };

	if (worse(search, block->level))
		return;
	open_block(&l, block, &why);
	weigh(search, &l, block->level, &why);
}

/* Reads from a begin line to the end of the block. Returns false where there is no signed block. */
static bool read_block(struct span *rest, enum block_mark begin, struct block *block)
{
	struct mail_line line;
	struct span ahead = *rest;
	enum block_mark end = begin == SEALED_BEGIN ? SEALED_END : CLEAR_END, mark;

	block->form = begin == SEALED_BEGIN ? LETTER_SEALED : LETTER_CLEAR;
	block->problem = LETTER_NO_END;
	block->text = (struct span){ rest->s, 0 };
	block->signature = (struct span){ NULL, 0 };
	while (mail_line_next(&ahead, &line)) {
		mark = mark_of(line.inside);
		if (mark == SEALED_BEGIN || mark == CLEAR_BEGIN)
			break;
		*rest = ahead;
		if (mark == CLEAR_SIGNATURE && begin == CLEAR_BEGIN && !block->signature.s) {
			block->text.n = (size_t)(line.whole.s - block->text.s);
			block->signature.s = ahead.s;
		} else if (mark == end) {
			block->problem = LETTER_FINE;
			break;
		}
	}
	if (block->problem == LETTER_FINE && begin == SEALED_BEGIN)
		block->text.n = (size_t)(line.whole.s - block->text.s);
	else if (block->problem == LETTER_FINE && block->signature.s)
		block->signature.n = (size_t)(line.whole.s - block->signature.s);
	return begin == SEALED_BEGIN || block->signature.s;
}

static void search_blocks(struct search *search, struct span text, int above)
{
	struct mail_line line;
	struct block block;
	enum block_mark mark;

	if (!text.n || !memmem(text.s, text.n, "TRADEPOST", 9))
		return;
	while (mail_line_next(&text, &line)) {
		mark = mark_of(line.inside);
		if (mark != SEALED_BEGIN && mark != CLEAR_BEGIN)
			continue;
		block.level = above + line.level;
		if (read_block(&text, mark, &block))
			weigh_block(search, &block);
	}
}

/* Returns the length of a file's name without .minisig or .sig; 0: it has neither. */
static size_t signed_name(struct span name)
{
	static const char *const ends[] = { ".minisig", ".sig" };

	for (size_t i = 0; i < 2; i++) {
		size_t n = strlen(ends[i]);

		if (name.n > n && span_folds((struct span){ name.s + name.n - n, n }, ends[i]))
			return name.n - n;
	}
	return 0;
}

static const struct mail_part *part_of_name(const struct mail *mail, const char *name, size_t n)
{
	for (int i = 0; i < mail->parts; i++)
		if (mail->part[i].name.n == n && !memcmp(mail->part[i].name.s, name, n))
			return &mail->part[i];
	return NULL;
}

static void search_pair(
	struct search *search, const struct mail *mail, const struct mail_part *signature)
{
	size_t n = signed_name(signature->name);
	const struct mail_part *part = n ? part_of_name(mail, signature->name.s, n) : NULL;
	int level = signature->quoted ? ATTACHED_MAIL : 0;
	struct letter l = no_letter();
	struct problem why = { .text = NULL };

	if (!part || worse(search, level))
		return;
	l.quoted = signature->quoted;
	open_files(
		&l, part->bytes, part->text.n ? part->text : part->bytes, signature->bytes, &why);
	weigh(search, &l, level, &why);
}

static void search_mail(struct search *search, const struct mail *mail)
{
	for (int i = 0; i < mail->parts; i++) {
		const struct mail_part *part = &mail->part[i];

		search_blocks(search, part->text, part->quoted ? ATTACHED_MAIL : 0);
		if (part->name.n)
			search_pair(search, mail, part);
	}
}

static bool starts_orders(struct span line)
{
	struct span word = { line.s, 0 };

	while (word.n < line.n && !quoted_blank((struct span){ line.s + word.n, line.n - word.n }))
		word.n++;
	return text_header_word(word) >= 0;
}

/* After an empty line the orders may be over: what follows must look like an order. */
static bool goes_on(struct span line, const struct letter_plan *plan)
{
	struct buf canonical = BUF_INIT;
	struct span rest;
	bool yes;

	if (!plan->is_order || starts_orders(line) || line.s[0] == '#' || line.s[0] == '+')
		return true;
	text_canonical(&canonical, line.s, line.n);
	rest = span_of_buf(&canonical);
	yes = !span_line(&rest, &line) || plan->is_order(line);
	buf_free(&canonical);
	return yes;
}

/* Skips a block that a club has signed, whose lines begin like those of a header; returns false
 * where the line begins no such block. *endless: there is no end of a block any more. */
static bool pass_proof(struct span line, struct span *rest, bool *endless)
{
	struct span ahead = *rest;
	struct mail_line next;
	char words[DASHED_BYTES];

	if (!dashed_words(line, words) || !span_starts(span_of(words), "BEGIN TRADEPOST ")
		|| mark_of(line))
		return false;
	while (!*endless && mail_line_next(&ahead, &next))
		if (dashed_words(next.inside, words)
			&& span_starts(span_of(words), "END TRADEPOST ")) {
			*rest = ahead;
			return true;
		}
	*endless = true;
	return true;
}

/* Returns the order text that stands unsigned and unquoted in a mail; n 0: there is none. */
static struct span open_text(struct span rest, const struct letter_plan *plan)
{
	struct mail_line line;
	struct span text = { rest.s, 0 };
	bool begun = false, empty = false, endless = false;

	while (mail_line_next(&rest, &line)) {
		if (!begun && pass_proof(line.inside, &rest, &endless))
			continue;
		if (plan->club && words_begin_other(line, rest, plan->club)) {
			rest.s = line.whole.s;
			break;
		}
		if (!begun) {
			begun = !line.level && starts_orders(line.inside);
			text.s = line.whole.s;
			continue;
		}
		if (line.level || span_is(line.inside, "--") || mark_of(line.inside)
			|| (line.inside.n && empty && !goes_on(line.inside, plan))) {
			rest.s = line.whole.s;
			break;
		}
		empty = !line.inside.n;
	}
	text.n = begun ? (size_t)(rest.s - text.s) : 0;
	return text;
}

static bool find_unsigned(struct letter *l, const struct mail *mail, const struct letter_plan *plan)
{
	struct span text = { NULL, 0 };

	for (int files = 0; files < 2 && !text.n && !plan->reply; files++)
		for (int i = 0; i < mail->parts && !text.n; i++)
			if (!mail->part[i].quoted && mail->part[i].file == files)
				text = open_text(mail->part[i].text, plan);
	if (!text.n && !plan->reply)
		return false;
	letter_free(l);
	l->form = LETTER_UNSIGNED;
	buf_add(&l->text, text.s, text.n);
	text_canonical(&l->canonical, text.s, text.n);
	return true;
}

/* An unquoted text is newer than what is quoted below it, signed or not. */
bool letter_find(struct letter *l, const struct mail *mail, const struct letter_plan *plan,
	struct problem *why)
{
	struct search search = { .best = l };

	*l = no_letter();
	search_mail(&search, mail);
	if (!search.any || search.level > 0) {
		if (find_unsigned(l, mail, plan))
			search.any = true;
		else if (!search.any)
			fail(l, LETTER_NO_ORDERS, &search.why);
	}
	if (l->problem && why)
		*why = search.why;
	return !l->problem;
}

bool letter_of_files(struct letter *l, struct span text, struct span signature, struct problem *why)
{
	*l = no_letter();
	return open_files(l, text, text, signature, why);
}

void letter_free(struct letter *l)
{
	buf_free(&l->text);
	buf_free(&l->canonical);
	buf_free(&l->signature);
	memset(&l->seal, 0, sizeof l->seal);
	l->problem = LETTER_FINE;
	l->quoted = l->converted = l->reply = false;
}

enum seal_result letter_verify(
	const struct letter *l, const struct public_key *key, struct problem *why)
{
	struct span text = span_of_buf(&l->text), canonical = span_of_buf(&l->canonical);
	enum seal_result verdict;

	must(!l->problem && l->form != LETTER_UNSIGNED);
	verdict = seal_verify(&l->seal, key, text, canonical, why);
	if (verdict == SEAL_FORGED && l->converted)
		problem_set(why, "unread-seal-converted");
	return verdict;
}
