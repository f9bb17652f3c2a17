/* SPDX-License-Identifier: MIT */
#include "club/reply.h"
#include "club/asked.h"
#include "club/invited.h"
#include "club/list_mark.h"
#include "club/press_line.h"
#include "club/subject_match.h"
#include "club/taken_out.h"
#include "club/thread.h"
#include "club/typed.h"
#include "club/wished.h"
#include "core/orders.h"
#include "core/surety.h"
#include "post/quoted.h"
#include "proof/mailcmd_list.h"
#include "proof/order.h"

#include <string.h>

/* ---- which lines count ---- */

/* The lines of a reply that are kept: the header, and all else. */
struct kept {
	const struct reply *reply;
	const struct names *names;
	const struct reply_texts *thread; /* what the club wrote to the seat */
	const struct context *c;
	struct buf header, body;
	bool text, last; /* inside the text of a mail command; the line above is kept */
};

static bool reads_as_order(struct span line, const void *names)
{
	struct buf canonical = BUF_INIT;
	struct span order;
	bool reads;

	text_canonical(&canonical, line.s, line.n);
	order = list_unmarked(names, span_trim(span_of_buf(&canonical)));
	reads = order.n && orders_surety(names, order) == SURELY;
	buf_free(&canonical);
	return reads;
}

/* A line that only begins with a word of a header may be a sentence. */
static bool is_header(const struct kept *k, struct span line)
{
	struct span word, value;
	long long number;
	int which;

	if (k->body.n || !span_word(&line, &word) || (which = text_header_word(word)) < 0
		|| !span_word(&line, &value) || span_trim(line).n)
		return false;
	if (which == TEXT_MATCH)
		return span_find(value, '.') || match_name_ok(value);
	if (which == TEXT_SEAT)
		return seat_find(match_game(&k->reply->m), value, k->reply->m.seats);
	return (which != TEXT_SEASON && which != TEXT_SEQ)
		|| span_int(value, 0, INT64_MAX, &number);
}

/* A line that goes on, or that has an `else`, is looked at with it. */
static bool goes_on(struct span rest)
{
	struct span line, word;

	while (span_line(&rest, &line))
		if (line.s[0] != '#')
			return line.s[0] == '+'
				|| (span_word(&line, &word) && span_folds(word, "else"));
	return false;
}

static bool is_kept(const struct kept *k, struct span line, struct span rest)
{
	if (line.s[0] == '+')
		return k->last;
	return line.s[0] == '/' || orders_surety(k->names, line) != CHATTER || goes_on(rest);
}

/* Returns the order in a line: it may stand in a list, and a phone ends a line with a full stop, which no
 * order has. Where there is none, returns the line. */
static struct span order_in(const struct kept *k, struct span line)
{
	struct span whole = list_unmarked(k->names, line), order = whole;

	while (order.n > 1 && order.s[order.n - 1] == '.')
		order.n--;
	order = list_unmarked(k->names, order);
	return orders_surety(k->names, order) == SURELY ? order : whole;
}

static bool keeps_orders(const struct kept *k)
{
	struct span rest = span_of_buf(&k->body), line;

	while (span_line(&rest, &line))
		if (line.s[0] != '#')
			return true;
	return false;
}

/* A program may quote the club's own sentences without any mark. */
static bool tells_in_words(const struct kept *k, struct span line)
{
	return surety_names_two(k->names, line) && !thread_begins(k->thread, line);
}

/* Returns the order that a line tells in words of its own; of few words of the game only behind orders or between them.
 * n 0: none. */
static struct span told_order(const struct kept *k, struct span line, struct span rest)
{
	struct span item = list_item(line), told = item.n ? item : line, next;
	bool among = k->last
		|| (keeps_orders(k) && span_line(&rest, &next) && reads_as_order(next, k->names));

	if (!(among && surety_among_orders(k->names, told)) && !tells_in_words(k, told))
		told.n = 0;
	return told;
}

/* Puts an order, or what was meant as one, among those that are kept. */
static bool keep_order(struct kept *k, struct span *line, struct span rest)
{
	struct span order = order_in(k, *line), told;
	bool kept = is_kept(k, order, rest);

	kept = kept || (!k->reply->season && wished_names(k->names, order));
	told = kept ? order : told_order(k, *line, rest);
	k->last = told.n;
	*line = told.n ? told : order;
	return told.n;
}

static void keep_line(struct kept *k, struct span line, struct span rest, struct buf *passed)
{
	struct buf *to = &k->body;

	if (!k->text)
		line = list_unmarked_command(line);
	if (mailcmd_is_text(line, &k->text)) {
		;
	} else if (is_header(k, line)) {
		to = &k->header;
	} else if (line.s[0] != '#') {
		to = keep_order(k, &line, rest) ? to : passed;
	}
	buf_add(to, line.s, line.n);
	buf_char(to, '\n');
}

/* What stands in a template below orders is quoted, even where a program left no mark of that. */
static void keep_lines(struct kept *k, const struct buf *canonical, struct buf *passed)
{
	struct span rest = span_of_buf(canonical), line;
	bool below = false;

	while (span_line(&rest, &line)) {
		below |= typed_begins_template(line, rest) && keeps_orders(k);
		if (below)
			buf_fmt(passed, "%.*s\n", (int)line.n, line.s);
		else
			keep_line(k, line, rest, passed);
	}
}

static bool keeps_some(const struct kept *k)
{
	return k->header.n || keeps_orders(k);
}

static struct kept kept_by(const struct kept *k)
{
	return (struct kept){ .reply = k->reply,
		.names = k->names,
		.thread = k->thread,
		.c = k->c,
		.header = BUF_INIT,
		.body = BUF_INIT };
}

static void kept_free(struct kept *k)
{
	buf_free(&k->header);
	buf_free(&k->body);
}

/* What stands below a quotation counts only where no order stands above it: a program may have broken
 * a line that it quotes. Lines that do not count are passed over. */
static void keep_words(struct kept *k, const struct own_words *own, struct buf *passed)
{
	struct kept below = kept_by(k), broken = kept_by(k);
	struct buf chatter = BUF_INIT;

	keep_lines(k, &own->above, passed);
	keep_lines(&below, &own->below, &chatter);
	if (!keeps_some(k)) {
		kept_free(k);
		*k = below;
		below = kept_by(k);
		buf_add(passed, chatter.s, chatter.n);
	}
	buf_clear(&chatter);
	keep_lines(&broken, &own->broken, &chatter);
	buf_add(passed, below.body.s, below.body.n);
	buf_add(passed, broken.body.s, broken.body.n);
	kept_free(&below);
	kept_free(&broken);
	buf_free(&chatter);
}

static bool has_line(const struct buf *text, struct span wanted)
{
	struct span rest = span_of_buf(text), line;

	while (span_line(&rest, &line))
		if (span_same(line, wanted))
			return true;
	return false;
}

/* Appends the lines that are neither kept nor passed over. */
static void pass_over(const struct kept *k, const struct buf *lines, struct buf *passed)
{
	struct span rest = span_of_buf(lines), line;

	while (span_line(&rest, &line))
		if (!has_line(&k->body, line) && !has_line(passed, line)) {
			buf_add(passed, line.s, line.n);
			buf_char(passed, '\n');
		}
}

/* What is typed into a template that is quoted counts where no other order does. */
static void keep_typed(struct kept *k, const struct mail_part *part, struct buf *passed)
{
	struct buf canonical = BUF_INIT, lines = BUF_INIT, ours = BUF_INIT, chatter = BUF_INIT;
	struct kept typed = kept_by(k);

	text_canonical(&canonical, part->text.s, part->text.n);
	typed_find(k->thread, k->names, span_of_buf(&canonical), &lines, &ours);
	keep_lines(&typed, &lines, &chatter);
	if (!keeps_some(k) && keeps_some(&typed)) {
		kept_free(k);
		*k = typed;
		typed = kept_by(k);
		buf_add(passed, chatter.s, chatter.n);
	}
	pass_over(k, &typed.body, passed);
	pass_over(k, &ours, passed);
	kept_free(&typed);
	buf_free(&canonical);
	buf_free(&lines);
	buf_free(&ours);
	buf_free(&chatter);
}

/* Orders that were typed elsewhere in a quotation are listed. */
static void pass_over_quoted(const struct kept *k, const struct own_words *own,
	const struct mail_part *part, struct buf *passed)
{
	struct buf quoted = BUF_INIT, orders = BUF_INIT;
	struct span rest = part->text;
	struct mail_line line;

	while (mail_line_next(&rest, &line)) {
		if (!line.level)
			continue;
		buf_add(&quoted, line.inside.s, line.inside.n);
		buf_char(&quoted, '\n');
	}
	buf_add(&quoted, own->behind.s, own->behind.n);
	typed_quoted(k->thread, k->names, span_of_buf(&quoted), &orders);
	pass_over(k, &orders, passed);
	buf_free(&quoted);
	buf_free(&orders);
}

/* Mail commands, and the texts below them, are beside what is said. */
static bool are_words(const struct kept *k, struct span lines)
{
	bool text = false;
	struct span line;

	while (span_line(&lines, &line))
		if (!mailcmd_is_text(line, &text) && line.s[0] != '/'
			&& (orders_surety(k->names, line) != CHATTER || tells_in_words(k, line)))
			return false;
	return true;
}

/* Returns whether a part has orders, wherever in it they stand. */
static bool has_orders(
	const struct kept *k, const struct own_words *own, const struct mail_part *part)
{
	struct kept any = kept_by(k);
	struct buf passed = BUF_INIT;
	bool has;

	keep_words(&any, own, &passed);
	keep_typed(&any, part, &passed);
	has = !are_words(k, span_of_buf(&any.body));
	kept_free(&any);
	buf_free(&passed);
	return has;
}

/* Returns whether a part has words and nothing else. */
static bool says_alone(const struct kept *k, const struct own_words *own, const struct buf *words,
	const struct mail_part *part)
{
	return are_words(k, span_of_buf(words)) && !has_orders(k, own, part);
}

/* In the first season words may answer the invitation. */
static void hear_first(const struct kept *k, struct reply *r, struct buf *words, bool alone)
{
	if (!r->m.season)
		invited_hear(r, k->names, words, alone);
}

/* A yes says what it was asked for last: without orders beside it, that the letter is to be sent that came too late, or
 * was meant, or that the one that is in stays as it is; else to join. Questions that have a mail of their own are
 * answered there. Orders that stand elsewhere in the mail may be to replace those of the letter that is in. */
static void hear_yes(
	const struct kept *k, struct reply *r, struct own_words *own, const struct mail_part *part)
{
	struct buf *words = own->above.n ? &own->above : &own->below;

	if (r->waits.id || r->address.mail || r->press)
		return;
	if (r->seated)
		words_put_for_yes(words, "");
	else if (!r->sends.n && (!r->asked || r->m.state != MATCH_OPEN))
		hear_first(k, r, words, says_alone(k, own, words, part));
	else if (asked_is_denied(r, words) || says_alone(k, own, words, part))
		asked_hear(r, words);
	else if (r->sends.n || !are_words(k, span_of_buf(words)))
		asked_hear_beside(r, k->names, words);
}

static void make_canonical(const struct kept *k, struct buf *words)
{
	struct buf canonical = BUF_INIT;

	text_canonical(&canonical, words->s, words->n);
	buf_free(words);
	*words = canonical;
	thread_cut(k->thread, k->names, words);
}

/* Keeps what counts of a part of the mail. */
static void keep_part(struct kept *k, const struct mail_part *part, const struct mail_owner *club,
	struct reply *r)
{
	struct own_words own;

	words_own(&own, part, club);
	make_canonical(k, &own.above);
	make_canonical(k, &own.below);
	make_canonical(k, &own.broken);
	press_lines(&own.above, k->names, k->c);
	press_lines(&own.below, k->names, k->c);
	hear_yes(k, r, &own, part);
	keep_words(k, &own, &r->passed);
	keep_typed(k, part, &r->passed);
	pass_over_quoted(k, &own, part, &r->passed);
	r->cut |= own.cut;
	own_words_free(&own);
}

/* The first part with an order counts, files last. */
static void keep_mail(
	struct kept *k, const struct mail *mail, const struct mail_owner *club, struct reply *r)
{
	for (int files = 0; files < 2; files++)
		for (int i = 0; i < mail->parts && !keeps_some(k); i++)
			if (!mail->part[i].quoted && mail->part[i].file == files)
				keep_part(k, &mail->part[i], club, r);
}

/* ---- the letter ---- */

/* Makes comments of the lines of a header that name a match or seat, and leaves a token out. */
static void drop_names(struct buf *header)
{
	struct span rest = span_of_buf(header), line;
	struct buf left = BUF_INIT;

	while (span_line(&rest, &line)) {
		struct span words = line, word;
		int which = span_word(&words, &word) ? text_header_word(word) : -1;

		if (which == TEXT_TOKEN)
			continue;
		buf_fmt(&left, "%s%.*s\n", which == TEXT_MATCH || which == TEXT_SEAT ? "# " : "",
			(int)line.n, line.s);
	}
	buf_free(header);
	*header = left;
}

/* Gets whether a token is that of another seat of the match, in any season so far. */
static bool is_anothers(const struct context *c, const struct reply *r, struct span token, bool *is)
{
	struct reply other = { .m = r->m };
	bool ok = true;

	if (token.n)
		ok = reply_find_seat(c, &other, token);
	*is = other.is && other.seat.seat != r->seat.seat;
	if (other.is)
		seat_free(&other.seat);
	chance_wipe(other.token, sizeof other.token);
	return ok;
}

/* Gets whether a mail goes to a second seat as well, in whatever match. */
static bool goes_elsewhere(
	const struct context *c, const struct reply *r, const struct mail *mail, bool *elsewhere)
{
	struct span rest = mail->addressed, address;
	bool ok = true;

	while (ok && !*elsewhere && span_word(&rest, &address)) {
		struct reply other = { .passed = BUF_INIT, .sends = BUF_INIT };

		ok = reply_find_address(c, address, &other);
		*elsewhere = ok && other.is
			&& (other.m.id != r->m.id || other.seat.seat != r->seat.seat);
		reply_free(&other);
	}
	return ok;
}

/* A header or address that names another match or seat, or shows its token, is no reason to write to that one: the
 * letter stays one of the seat that is answered, and is refused. */
static bool leads_elsewhere(
	const struct context *c, const struct reply *r, const struct orders *head, bool *elsewhere)
{
	bool other, ok = is_anothers(c, r, head->token, &other),
		    seat = head->seat.n
		&& seat_find(match_game(&r->m), head->seat, r->m.seats) != r->seat.seat;

	*elsewhere = other || seat || (head->match.n && !match_is_named(&r->m, head->match));
	return ok;
}

/* Writes the lines of the header that the writer left out, and what was kept. seq 0: that line is left out
 * as well. */
static void write_letter(struct buf *b, const struct reply *r, const struct kept *k,
	const struct orders *head, long long seq)
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
	if (head->seq < 0 && seq)
		buf_fmt(b, "seq %lld\n", seq);
	buf_add(b, k->header.s, k->header.n);
	buf_add(b, k->body.s, k->body.n);
}

/* Makes the letter with that seq, and its order hash. */
static void reply_hash(unsigned char hash[HASH], const struct reply *r, const struct kept *k,
	const struct orders *head, long long seq)
{
	struct buf text = BUF_INIT, canonical = BUF_INIT;
	char token[TOKEN_TEXT];

	token_make(&r->m, r->season, &r->seat, token);
	write_letter(&text, r, k, head, seq);
	text_canonical(&canonical, text.s, text.n);
	order_hash(hash, span_of_buf(&canonical), span_of(token));
	chance_wipe(token, sizeof token);
	buf_free(&text);
	buf_free(&canonical);
}

/* Looks what acks from before a restore say of the seat: *seq of this letter, 0 where they name it not; *last,
 * the highest of any. */
static bool look_at_acks(const struct context *c, const struct reply *r, const struct kept *k,
	const struct orders *head, long long *seq, long long *last)
{
	struct ack_row row = { .id = 0 };
	unsigned char hash[HASH];
	enum found found;

	*seq = *last = 0;
	while ((found = store_next_ack(
			c->club->store, r->m.id, r->season, r->seat.seat, row.id, &row, c->why))
		== FOUND) {
		reply_hash(hash, r, k, head, row.seq);
		if (!memcmp(hash, row.hash, HASH))
			*seq = row.seq;
		if (row.seq > *last)
			*last = row.seq;
	}
	return found != UNREAD;
}

/* Gets one more than the seq of the letter that is in, of the last one whose mail commands changed
 * something, and of those that were acked. */
static bool next_seq(
	const struct context *c, const struct reply *r, long long acked, long long *seq)
{
	struct letter_row best = { 0 };
	long long last = -1;
	int asked = 0;
	int season = r->m.season; /* of one that is over mail commands count as well */
	enum found found = store_best_letter(
		c->club->store, r->m.id, season, r->seat.seat, INT64_MAX, &best, c->why);
	bool ok = found != UNREAD
		&& store_get_command_seq(
			c->club->store, r->m.id, r->seat.seat, true, season, &last, c->why);

	if (found == FOUND && best.seq > last)
		last = best.seq;
	if (acked > last)
		last = acked;
	*seq = last < 1 ? 1 : last + (last < SEQ_MOST);
	letter_row_free(&best);
	/* To say yes once more, without orders, would be the same letter, and not answered. */
	if (ok && r->joins)
		ok = store_count_letters(
			c->club->store, r->m.id, r->season, r->seat.seat, "asked", &asked, c->why);
	*seq += asked;
	return ok;
}

/* One that was acked has the seq that it had. */
static bool give_seq(const struct context *c, const struct reply *r, const struct kept *k,
	const struct orders *head, long long *seq)
{
	long long last;

	return look_at_acks(c, r, k, head, seq, &last) && (*seq || next_seq(c, r, last, seq));
}

/* A letter without a line would be the same as the one before without any, and not answered. */
static void tell_apart(struct letter *l, const struct mail *mail)
{
	unsigned char hash[HASH];
	char number[HASH_TEXT];

	hash_bytes(hash, mail->id.s, mail->id.n);
	hash_text(number, hash);
	buf_fmt(&l->text, "# answer %.16s\n", number);
}

/* Writes the letter that the writer's own words mean. */
static bool write_reply(const struct context *c, const struct mail *mail, struct kept *k,
	struct reply *r, struct letter *l)
{
	const struct mail_owner club = club_owner(c->club, reads_as_order, k->names);
	struct orders *head;
	long long seq = 0;
	bool ok, subject = false;

	keep_mail(k, mail, &club, r);
	if (!taken_out_find(c, r, k->names, &k->body, &r->takes_out))
		return false;
	r->wrote = keeps_some(k) || r->takes_out;
	head = orders_read(k->header.s, k->header.n, NULL);
	ok = leads_elsewhere(c, r, head, &l->elsewhere) && goes_elsewhere(c, r, mail, &l->elsewhere)
		&& subject_names_other(c, &r->seat, mail->subject, &subject);
	l->elsewhere |= subject;
	l->elsewhere &= mail_is_from(mail, r->seat.mail);
	if (l->elsewhere) {
		drop_names(&k->header);
		orders_free(head);
		head = orders_read(k->header.s, k->header.n, NULL);
	}
	r->numbered = head->seq >= 0;
	/* A letter from elsewhere waits; its seq is given when it is taken. */
	ok = ok
		&& (r->numbered || !mail_is_from(mail, r->seat.mail)
			|| give_seq(c, r, k, head, &seq));
	write_letter(&l->text, r, k, head, seq);
	if (!keeps_some(k) && mail->id.n)
		tell_apart(l, mail);
	text_canonical(&l->canonical, l->text.s, l->text.n);
	l->reply = head->seq < 0 || r->passed.n || r->cut;
	if (r->passed.n)
		token_hide(r->token, r->passed.s);
	orders_free(head);
	return ok;
}

bool reply_letter(
	const struct context *c, const struct mail *mail, struct reply *r, struct letter *l)
{
	const struct context in = { c->club, &r->m, c->now, c->why };
	struct edition *edition = club_newest_edition(&in);
	struct reply_texts thread = { .texts = BUF_INIT };
	struct names names;
	bool ok;
	struct kept kept = { .reply = r,
		.names = &names,
		.thread = &thread,
		.c = &in,
		.header = BUF_INIT,
		.body = BUF_INIT };

	if (!edition)
		return false;
	names = match_names(edition, &r->m);
	ok = thread_read(&in, r->seat.seat, &thread) && asked_look(&in, mail, r)
		&& invited_look(&in, r) && write_reply(&in, mail, &kept, r, l);
	kept_free(&kept);
	thread_free(&thread);
	return ok;
}
