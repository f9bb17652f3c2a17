/* SPDX-License-Identifier: MIT */
#include "post/automatic.h"
#include "reader/mime.h"
#include "reader/reader.h"

#include <string.h>

/* The headers that decide how the body is read, and whom the mail is addressed to. */
struct coding {
	struct span type, transfer, disposition;
	struct buf addressed;
	int addresses;
};

/* The most addresses that are looked at. */
enum { ADDRESSES = 50 };

bool mail_header(struct span *rest, struct span *name, struct span *value)
{
	struct span line, ahead;

	if (!span_line(rest, &line) || !line.n)
		return false;
	*name = (struct span){ line.s, mail_name_length(line) };
	*value = (struct span){ line.s + name->n, line.n - name->n };
	if (name->n) {
		value->s++;
		value->n--;
	}
	for (ahead = *rest; rest->n && (rest->s[0] == ' ' || rest->s[0] == '\t'); *rest = ahead) {
		span_line(&ahead, &line);
		value->n = (size_t)(line.s + line.n - value->s);
	}
	return true;
}

/* Returns a value on one line, without blanks around it. */
static struct span unfolded(struct mail *m, struct span value)
{
	char *line;
	size_t n = 0;

	value = span_trim(value);
	if (!memchr(value.s, '\n', value.n))
		return value;
	line = xcopy(value.s, value.n);
	for (size_t i = 0; i < value.n; i++)
		if (line[i] != '\r' && line[i] != '\n')
			line[n++] = line[i];
	mail_hold(m, line);
	return (struct span){ line, n };
}

/* Returns the end of the quoted string or comment that begins at i. */
static size_t skip_quoted(struct span value, size_t i)
{
	char end = value.s[i] == '(' ? ')' : '"';

	for (i++; i < value.n && value.s[i] != end; i++)
		if (value.s[i] == '\\')
			i++;
	return i;
}

static struct span fit_address(struct span address)
{
	address = span_trim(address);
	for (size_t i = 0; i < address.n; i++)
		if (address.s[i] <= ' ' || address.s[i] == 0x7f)
			address.n = 0;
	if (address.n > MAIL_ADDRESS_BYTES)
		address.n = 0;
	return address;
}

/* Returns the first address of a header: what is in <>, else the first word with an @ in it. */
static struct span first_address(struct span value)
{
	struct span word;
	const char *end;

	for (size_t i = 0; i < value.n; i++) {
		if (value.s[i] == '"' || value.s[i] == '(') {
			i = skip_quoted(value, i);
		} else if (value.s[i] == '<') {
			end = memchr(value.s + i, '>', value.n - i);
			word.s = value.s + i + 1;
			word.n = end ? (size_t)(end - word.s) : 0;
			return fit_address(word);
		}
	}
	while (span_word(&value, &word)) {
		while (word.n && (word.s[word.n - 1] == ',' || word.s[word.n - 1] == ';'))
			word.n--;
		if (memchr(word.s, '@', word.n))
			return fit_address(word);
	}
	return (struct span){ value.s, 0 };
}

/* Cuts the next piece off a list of addresses, at a comma or semicolon outside of what is quoted. */
static struct span next_address(struct span *rest)
{
	struct span piece = { rest->s, 0 };

	while (piece.n < rest->n && !strchr(",;", rest->s[piece.n])) {
		if (rest->s[piece.n] == '"' || rest->s[piece.n] == '(')
			piece.n = skip_quoted(*rest, piece.n);
		piece.n += piece.n < rest->n;
	}
	if (piece.n > rest->n)
		piece.n = rest->n;
	rest->s += piece.n + (piece.n < rest->n);
	rest->n -= piece.n + (piece.n < rest->n);
	return piece;
}

static void take_addresses(struct coding *coding, struct span value)
{
	while (value.n && coding->addresses < ADDRESSES) {
		struct span address = first_address(next_address(&value));

		if (!address.n)
			continue;
		buf_str(&coding->addressed, coding->addressed.n ? " " : "");
		buf_add(&coding->addressed, address.s, address.n);
		coding->addresses++;
	}
}

/* Returns how the sender of a mail is called, as their program writes it before the address. */
static struct span name_before(struct mail *m, struct span value)
{
	const char *end = memrchr(value.s, '<', value.n);
	struct span name = { value.s, end ? (size_t)(end - value.s) : 0 };

	name = span_trim(name);
	if (name.n > 1 && name.s[0] == '"' && name.s[name.n - 1] == '"') {
		name.s++;
		name.n -= 2;
	}
	return name.n ? mime_words(m, name) : name;
}

static void take_first(struct span *field, struct span value)
{
	if (!field->s)
		*field = value;
}

/* Some programs write words around the Message-ID of the mail that is answered. */
static struct span first_id(struct span value)
{
	const char *begin = memchr(value.s, '<', value.n), *end;

	if (!begin)
		return (struct span){ value.s, 0 };
	end = memchr(begin, '>', (size_t)(value.s + value.n - begin));
	return (struct span){ begin, end ? (size_t)(end + 1 - begin) : 0 };
}

/* Takes a header that is kept, an address as an address, the others as they are; returns false
 * for others. */
static bool take_field(struct mail *m, struct coding *coding, struct span name, struct span value)
{
	const struct {
		const char *name;
		struct span *to;
		bool address;
	} fields[] = { { "Message-ID", &m->id, false }, { "Content-Type", &coding->type, false },
		{ "Content-Transfer-Encoding", &coding->transfer, false },
		{ "Content-Disposition", &coding->disposition, false }, { "From", &m->from, true },
		{ "Sender", &m->sender, true }, { "To", &m->to, true },
		{ "Delivered-To", &m->delivered_to, true },
		{ "X-Original-To", &m->delivered_to, true },
		{ "Envelope-To", &m->delivered_to, true },
		{ "Return-Path", &m->return_path, true } };

	for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
		if (span_folds(name, fields[i].name)) {
			take_first(fields[i].to, fields[i].address ? first_address(value) : value);
			return true;
		}
	return false;
}

static void take_header(struct mail *m, struct coding *coding, struct span name, struct span value)
{
	value = unfolded(m, value);
	m->by_program |= automatic_header(name, value);
	if (span_folds(name, "Return-Path"))
		m->null_return |= automatic_null(value);
	if (span_folds(name, "To") || span_folds(name, "Cc"))
		take_addresses(coding, value);
	if (span_folds(name, "From") && !m->from.s)
		m->from_name = name_before(m, value);
	if (take_field(m, coding, name, value))
		return;
	if (span_folds(name, "Subject") && !m->subject.s)
		m->subject = mime_words(m, value);
	else if (span_folds(name, "In-Reply-To") && !m->answers.s)
		m->answers = first_id(value);
	else if (span_folds(name, "X-Tradepost") || span_folds(name, "X-Loop"))
		m->looped = true;
}

/* A mail whose headers do not end within their limit is refused. */
static bool read_headers(
	struct mail *m, struct coding *coding, struct span bytes, struct span *body)
{
	struct span rest = bytes, name, value;

	if (rest.n > MAIL_HEADER_BYTES)
		rest.n = MAIL_HEADER_BYTES;
	while (mail_header(&rest, &name, &value))
		if (name.n)
			take_header(m, coding, name, value);
	if (!rest.n && bytes.n > MAIL_HEADER_BYTES)
		return false;
	body->s = rest.s;
	body->n = (size_t)(bytes.s + bytes.n - rest.s);
	return true;
}

/* Cuts the next `;` piece off a Content-Type. */
static struct span next_piece(struct span *rest)
{
	const char *end = memchr(rest->s, ';', rest->n);
	struct span piece = { rest->s, end ? (size_t)(end - rest->s) : rest->n };

	rest->s += piece.n + (end != NULL);
	rest->n -= piece.n + (end != NULL);
	return span_trim(piece);
}

static bool plain_parameter(struct span piece)
{
	return !piece.n || span_folds(piece, "charset=utf-8")
		|| span_folds(piece, "charset=us-ascii") || span_folds(piece, "charset=\"utf-8\"")
		|| span_folds(piece, "charset=\"us-ascii\"") || span_folds(piece, "format=fixed");
}

/* Returns whether the body is one text that needs no decoding, as in most letters. */
static bool is_plain(const struct coding *coding)
{
	struct span rest = coding->type, type;

	if (coding->disposition.n)
		return false;
	if (coding->transfer.n && !span_folds(coding->transfer, "7bit")
		&& !span_folds(coding->transfer, "8bit"))
		return false;
	if (!rest.n)
		return true;
	type = next_piece(&rest);
	if (!span_folds(type, "text/plain"))
		return false;
	while (rest.n)
		if (!plain_parameter(next_piece(&rest)))
			return false;
	return true;
}

/* The mail keeps the memory. */
static void keep_addressed(struct mail *m, struct coding *coding)
{
	m->addressed.n = coding->addressed.n;
	m->addressed.s = buf_take(&coding->addressed);
	mail_hold(m, (void *)m->addressed.s);
}

static enum mail_problem read_all(struct mail *m, struct span bytes)
{
	struct coding coding = { .addressed = BUF_INIT };
	struct span body;
	bool read = read_headers(m, &coding, bytes, &body);

	keep_addressed(m, &coding);
	if (!read)
		return MAIL_HEADER_TOO_LARGE;
	if (bytes.n > MAIL_BYTES)
		return MAIL_TOO_LARGE;
	if (!is_plain(&coding))
		return mime_read(m, bytes);
	mail_add_plain(m, body);
	return MAIL_FINE;
}

bool reader_mail(struct mail *m, struct span bytes)
{
	if (mail_read_bare(m, &bytes))
		return m->problem == MAIL_FINE;
	m->problem = read_all(m, bytes);
	if (m->problem == MAIL_FINE)
		return true;
	m->parts = 0;
	return false;
}
