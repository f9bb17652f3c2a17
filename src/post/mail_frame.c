/* SPDX-License-Identifier: MIT */
#include "post/mail_frame.h"
#include "post/mail_parts.h"

#include <string.h>

/* An answer on a mail: its problem, its flags and the number of its parts, a byte each; its fields;
 * the parts, each its flags and its spans; the memory that spans point into. A span is where it
 * lies, its offset there and its length. */
enum { HEAD_BYTES = 3, FIELDS = 10, ADDRESSES = 5, OF_PART = 3, SPAN_BYTES = 9, NUMBER_BYTES = 4 };
enum { NOWHERE, IN_MAIL, IN_MEMORY };
enum { BY_PROGRAM = 1, NULL_RETURN = 2, LOOPED = 4, MAIL_FLAGS = 7 };
enum { FILE_PART = 1, QUOTED = 2, HTML = 4, PART_FLAGS = 7 };
enum { REPORT = 1, DELIVERED = 2, FAILED = 4, PERMANENT = 8, BOUNCE_FLAGS = 15 };

/* The addresses come first. */
static void list_fields(struct mail *m, struct span *field[FIELDS])
{
	struct span *const all[FIELDS] = { &m->from, &m->to, &m->delivered_to, &m->sender,
		&m->return_path, &m->id, &m->answers, &m->addressed, &m->from_name, &m->subject };

	memcpy(field, all, sizeof all);
}

static void list_spans(struct mail_part *part, struct span *span[OF_PART])
{
	struct span *const all[OF_PART] = { &part->name, &part->bytes, &part->text };

	memcpy(span, all, sizeof all);
}

/* ---- encoding ---- */

struct encoding {
	struct buf *out, memory;
	struct span mail, last; /* last: the span that was put into the memory last */
};

static void put_number(struct buf *out, size_t n)
{
	for (int i = 0; i < NUMBER_BYTES; i++)
		buf_char(out, (int)(n >> 8 * i & 255));
}

/* The text of a part often is the same memory as its bytes. */
static size_t put_memory(struct encoding *e, struct span s)
{
	if (s.s != e->last.s || s.n != e->last.n)
		buf_add(&e->memory, s.s, s.n);
	e->last = s;
	return e->memory.n - s.n;
}

static void put_span(struct encoding *e, struct span s)
{
	bool inside = s.s >= e->mail.s && s.s + s.n <= e->mail.s + e->mail.n;
	int where = !s.s ? NOWHERE : inside ? IN_MAIL : IN_MEMORY;
	size_t offset = 0;

	if (where == IN_MAIL)
		offset = (size_t)(s.s - e->mail.s);
	else if (where == IN_MEMORY)
		offset = put_memory(e, s);
	buf_char(e->out, where);
	put_number(e->out, offset);
	put_number(e->out, s.n);
}

void mail_encode(struct buf *answer, struct mail *m, struct span bytes)
{
	struct encoding e = { .out = answer, .memory = BUF_INIT, .mail = bytes };
	struct span *field[FIELDS], *span[OF_PART];

	buf_char(answer, (int)m->problem);
	buf_char(answer,
		(m->by_program ? BY_PROGRAM : 0) | (m->null_return ? NULL_RETURN : 0)
			| (m->looped ? LOOPED : 0));
	buf_char(answer, m->parts);
	list_fields(m, field);
	for (int i = 0; i < FIELDS; i++)
		put_span(&e, *field[i]);
	for (int i = 0; i < m->parts; i++) {
		struct mail_part *part = &m->part[i];

		buf_char(answer,
			(part->file ? FILE_PART : 0) | (part->quoted ? QUOTED : 0)
				| (part->html ? HTML : 0));
		list_spans(part, span);
		for (int k = 0; k < OF_PART; k++)
			put_span(&e, *span[k]);
	}
	buf_add(answer, e.memory.s, e.memory.n);
	buf_free(&e.memory);
}

void bounce_encode(struct buf *answer, const struct bounce *b)
{
	buf_char(answer,
		(b->report ? REPORT : 0) | (b->delivered ? DELIVERED : 0) | (b->failed ? FAILED : 0)
			| (b->permanent ? PERMANENT : 0));
	buf_add(answer, b->says.s, b->says.n);
}

/* ---- decoding ---- */

struct decoding {
	struct span left, mail, memory;
};

static bool take_byte(struct decoding *d, int most, int *byte)
{
	if (!d->left.n)
		return false;
	*byte = (unsigned char)*d->left.s++;
	d->left.n--;
	return *byte <= most;
}

static size_t take_number(const char *s)
{
	size_t n = 0;

	for (int i = 0; i < NUMBER_BYTES; i++)
		n |= (size_t)(unsigned char)s[i] << 8 * i;
	return n;
}

static bool take_span(struct decoding *d, struct span *s)
{
	size_t offset, n;
	struct span in;
	int where;

	if (d->left.n < SPAN_BYTES || !take_byte(d, IN_MEMORY, &where))
		return false;
	offset = take_number(d->left.s);
	n = take_number(d->left.s + NUMBER_BYTES);
	d->left.s += SPAN_BYTES - 1;
	d->left.n -= SPAN_BYTES - 1;
	in = where == IN_MAIL ? d->mail : d->memory;
	*s = (struct span){ where == NOWHERE ? NULL : in.s + offset, n };
	if (where == NOWHERE)
		return !offset && !n;
	return offset <= in.n && n <= in.n - offset;
}

static bool is_address(struct span s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] <= ' ' || s.s[i] == 0x7f)
			return false;
	return s.n <= MAIL_ADDRESS_BYTES;
}

static bool are_addresses(struct span list)
{
	struct span word;

	while (span_word(&list, &word))
		if (!is_address(word))
			return false;
	return true;
}

static bool take_fields(struct decoding *d, struct mail *m)
{
	struct span *field[FIELDS];

	list_fields(m, field);
	for (int i = 0; i < FIELDS; i++)
		if (!take_span(d, field[i]) || (i < ADDRESSES && !is_address(*field[i])))
			return false;
	return are_addresses(m->addressed) && (!m->id.n || !memchr(m->id.s, '\n', m->id.n));
}

/* A name that was cut has "..." beyond its columns. */
static bool is_file_name(struct span s)
{
	return text_is_clean(s.s, s.n, MAIL_NAME_COLUMNS + 3) && !memchr(s.s, '/', s.n)
		&& !memchr(s.s, '\\', s.n) && !span_is(s, ".") && !span_is(s, "..");
}

static bool take_part(struct decoding *d, struct mail_part *part)
{
	struct span *span[OF_PART];
	int flags;

	if (!take_byte(d, PART_FLAGS, &flags))
		return false;
	part->file = flags & FILE_PART;
	part->quoted = flags & QUOTED;
	part->html = flags & HTML;
	list_spans(part, span);
	for (int i = 0; i < OF_PART; i++)
		if (!take_span(d, span[i]))
			return false;
	return !part->name.n || (part->file && is_file_name(part->name));
}

bool mail_decode(struct mail *m, struct span bytes, struct span answer)
{
	struct decoding d = { .left = answer, .mail = bytes };
	int problem, flags, parts;
	size_t head;

	if (!take_byte(&d, MAIL_UNREADABLE, &problem) || !take_byte(&d, MAIL_FLAGS, &flags)
		|| !take_byte(&d, problem ? 0 : MAIL_PARTS, &parts))
		return false;
	head = HEAD_BYTES + FIELDS * SPAN_BYTES + (size_t)parts * (1 + OF_PART * SPAN_BYTES);
	if (answer.n < head)
		return false;
	d.memory = (struct span){ answer.s + head, answer.n - head };
	m->problem = (enum mail_problem)problem;
	m->by_program = flags & BY_PROGRAM;
	m->null_return = flags & NULL_RETURN;
	m->looped = flags & LOOPED;
	if (!take_fields(&d, m))
		return false;
	for (int i = 0; i < parts; i++)
		if (!take_part(&d, mail_add(m)))
			return false;
	return true;
}

bool bounce_decode(struct bounce *b, struct span answer)
{
	struct decoding d = { .left = answer };
	int flags;

	if (!take_byte(&d, BOUNCE_FLAGS, &flags))
		return false;
	b->report = flags & REPORT;
	b->delivered = flags & DELIVERED;
	b->failed = flags & FAILED;
	b->permanent = flags & PERMANENT;
	if (d.left.n && !text_is_clean(d.left.s, d.left.n, BOUNCE_COLUMNS + 3))
		return false;
	buf_add(&b->says, d.left.s, d.left.n);
	return (b->report || (!flags && !b->says.n)) && (b->failed || !b->permanent);
}
