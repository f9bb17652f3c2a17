/* SPDX-License-Identifier: MIT */
#include "club/reply.h"
#include "club/thread.h"
#include "core/orders.h"
#include "proof/mailcmd_list.h"
#include "proof/order.h"

#include <stdlib.h>
#include <string.h>

/* How many seqs back a letter is looked for that came before. */
enum { SEQS = 50 };

/* ---- which mail is answered ---- */

/* Returns the name of the match in an address LOCAL+MATCH.TOKEN@HOST. */
static struct span match_of_address(struct span address, struct span token)
{
	const char *end = token.s - 1;
	const char *plus = memrchr(address.s, '+', (size_t)(end - address.s));

	return (struct span){ plus + 1, (size_t)(end - plus - 1) };
}

/* Finds the season whose token it is, from the open one back. */
static bool find_season(struct reply *r, struct span token)
{
	for (r->season = r->m.season; r->season >= 0; r->season--) {
		token_make(&r->m, r->season, &r->seat, r->token);
		if (token_fits(r->token, token))
			return true;
	}
	return false;
}

static bool find_seat(const struct context *c, struct reply *r, struct span token)
{
	for (int s = 1; s <= r->m.seats && !r->is; s++) {
		enum found found = store_get_seat(c->club->store, r->m.id, s, &r->seat, c->why);

		if (found == UNREAD)
			return false;
		r->is = found == FOUND && find_season(r, token);
		if (!r->is)
			seat_free(&r->seat);
	}
	return true;
}

static bool look_at_address(const struct context *c, struct span address, struct reply *r)
{
	struct span token = token_of_address(address);
	char *name;
	enum found found = NOT_FOUND;
	bool ok;

	if (token.n != TOKEN_LETTERS || r->is)
		return true;
	name = span_lower(match_of_address(address, token));
	if (match_name_ok(span_of(name)))
		found = store_get_match(c->club->store, span_of(name), &r->m, c->why);
	free(name);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = find_seat(c, r, token);
	if (!r->is)
		match_free(&r->m);
	return ok;
}

bool reply_find(const struct context *c, const struct mail *mail, struct reply *r)
{
	*r = (struct reply){ .passed = BUF_INIT };
	if (mail_is_automatic(mail, c->club->setting[S_MAIL]))
		return true;
	return look_at_address(c, mail->delivered_to, r) && look_at_address(c, mail->to, r);
}

void reply_free(struct reply *r)
{
	if (r->is) {
		seat_free(&r->seat);
		match_free(&r->m);
	}
	chance_wipe(r->token, sizeof r->token);
	buf_free(&r->passed);
	r->is = false;
}

/* ---- which lines count ---- */

/* The lines of a reply that are kept: the header, and all else. */
struct kept {
	const struct names *names;
	struct buf header, body;
	bool text, last; /* inside the text of a mail command; the line above is kept */
};

/* A line that only begins with a word of a header may be a sentence. */
static bool is_header(const struct kept *k, struct span line)
{
	struct span word, value;

	return !k->body.n && span_word(&line, &word) && text_header_word(word) >= 0
		&& span_word(&line, &value) && !span_trim(line).n;
}

static bool is_kept(struct kept *k, struct span line)
{
	if (k->text) {
		k->text = !span_folds(line, "/end");
		return true;
	}
	if (line.s[0] == '/')
		k->text = mailcmd_has_text(line);
	if (line.s[0] == '+')
		return k->last;
	return line.s[0] == '/' || line.s[0] == '#' || orders_surety(k->names, line) != CHATTER;
}

static void keep_lines(struct kept *k, const struct buf *canonical, struct buf *passed)
{
	struct span rest = span_of_buf(canonical), line;

	while (span_line(&rest, &line)) {
		bool header = !k->text && is_header(k, line);
		struct buf *to = header ? &k->header : &k->body;

		k->last = header || is_kept(k, line);
		if (!k->last)
			to = passed;
		buf_add(to, line.s, line.n);
		buf_char(to, '\n');
	}
}

/* What stands below a quotation counts only where no order stands above it: a program may have broken
 * a line that it quotes. */
static void keep_words(struct kept *k, const struct own_words *own, struct buf *passed)
{
	struct kept below = { k->names, BUF_INIT, BUF_INIT, false, false };
	struct buf more = BUF_INIT;

	keep_lines(k, &own->above, passed);
	keep_lines(&below, &own->below, &more);
	if (k->header.n || k->body.n) {
		buf_add(passed, below.body.s, below.body.n);
		buf_free(&below.header);
		buf_free(&below.body);
	} else {
		k->header = below.header;
		k->body = below.body;
		buf_add(passed, more.s, more.n);
	}
	buf_free(&more);
}

/* ---- the letter ---- */

/* Makes two mails with the same orders two letters, and one that comes twice the same. */
static void write_number(struct buf *b, struct span id)
{
	unsigned char hash[HASH];
	char number[HASH_TEXT];

	hash_bytes(hash, id.n ? id.s : "", id.n);
	hash_text(number, hash);
	buf_fmt(b, "# mail %.16s\n", number);
}

/* Writes the lines of the header that the writer left out, and what was kept. */
static void write_letter(struct buf *b, const struct reply *r, const struct kept *k,
	const struct orders *head, struct span id, long long seq)
{
	if (!head->match.n)
		buf_fmt(b, "match %s\n", r->m.gid);
	if (head->season < 0)
		buf_fmt(b, "season %d\n", r->season);
	if (!head->seat.n) {
		buf_str(b, "seat ");
		seat_print(b, match_game(&r->m), r->seat.seat);
		buf_char(b, '\n');
	}
	if (head->seq < 0)
		buf_fmt(b, "seq %lld\n", seq);
	buf_add(b, k->header.s, k->header.n);
	if (head->seq < 0)
		write_number(b, id);
	buf_add(b, k->body.s, k->body.n);
}

/* Returns whether these very bytes came before. */
static bool came_before(
	const struct context *c, const struct reply *r, struct span canonical, bool *came)
{
	unsigned char hash[HASH];
	char verdict[24];
	long long at;

	order_hash(hash, canonical, span_of(r->token));
	if (!store_find_verdict(c->club->store, r->m.id, hash, verdict, &at, c->why))
		return false;
	*came = *verdict != 0;
	return true;
}

static bool last_seq(const struct context *c, const struct reply *r, long long *seq)
{
	struct letter_row best = { 0 };
	enum found found = store_best_letter(
		c->club->store, r->m.id, r->season, r->seat.seat, INT64_MAX, &best, c->why);

	*seq = found == FOUND ? best.seq : 0;
	letter_row_free(&best);
	return found != UNREAD;
}

/* The seq is one more than that of the letter that is in, but where the same mail comes again, what
 * it was then. */
static bool write_with_seq(const struct context *c, const struct reply *r, const struct kept *k,
	const struct orders *head, struct span id, struct letter *l)
{
	long long last, seq;
	bool came = false;

	if (!last_seq(c, r, &last))
		return false;
	for (seq = last > SEQS ? last - SEQS : 1; seq <= last + 1 && !came; seq++) {
		buf_clear(&l->text);
		buf_clear(&l->canonical);
		write_letter(&l->text, r, k, head, id, seq);
		text_canonical(&l->canonical, l->text.s, l->text.n);
		if (!came_before(c, r, span_of_buf(&l->canonical), &came))
			return false;
	}
	return true;
}

static bool make_canonical(const struct context *c, const struct reply *r,
	const struct names *names, struct buf *words)
{
	struct buf canonical = BUF_INIT;

	text_canonical(&canonical, words->s, words->n);
	buf_free(words);
	*words = canonical;
	return thread_cut(c, r->seat.seat, names, words);
}

bool reply_letter(const struct context *c, const struct mail *mail, const struct mail_owner *club,
	struct reply *r, struct letter *l)
{
	const struct context in = { c->club, &r->m, c->now, c->why };
	struct edition *edition = club_newest_edition(&in);
	struct names names;
	struct kept kept = { .names = &names, .header = BUF_INIT, .body = BUF_INIT };
	struct own_words own;
	struct orders *head;
	bool ok;

	if (!edition)
		return false;
	names = match_names(edition, &r->m);
	words_of_mail(&own, mail, club);
	ok = make_canonical(&in, r, &names, &own.above)
		&& make_canonical(&in, r, &names, &own.below);
	keep_words(&kept, &own, &r->passed);
	own_words_free(&own);
	head = orders_read(kept.header.s ? kept.header.s : "", kept.header.n, NULL);
	ok = ok && write_with_seq(c, r, &kept, head, mail->id, l);
	l->reply = head->seq < 0;
	orders_free(head);
	buf_free(&kept.header);
	buf_free(&kept.body);
	return ok;
}
