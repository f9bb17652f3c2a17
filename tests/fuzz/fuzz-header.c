/* SPDX-License-Identifier: MIT
 * Any bytes as the names, subject, ids, text and enclosure of a mail that we write: it has only the
 * headers asked for and whole lines, and what it says is read from it again. */
#include "fuzz.h"
#include "post/mail.h"
#include "post/mail_write.h"

#include <stdlib.h>

static const struct mail_header extra[] = { { "X-Tradepost", "fuzz" } };

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	mail_begin();
	return 0;
}

/* Returns whether a header is one of those asked for. */
static bool is_asked(struct span line)
{
	static const char *const names[] = { "Date:", "From:", "To:", "Subject:", "Message-ID:",
		"In-Reply-To:", "References:", "Auto-Submitted:", "X-Tradepost:", "MIME-Version:",
		"Content-Type:", "Content-Transfer-Encoding:" };

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (span_starts(line, names[i]))
			return true;
	return false;
}

/* Headers are ASCII; bodies are, too, as they are encoded. */
static void line_check(struct span line)
{
	must(line.n <= 998);
	for (size_t i = 0; i < line.n; i++)
		must(line.s[i] == '\t' || (line.s[i] >= ' ' && line.s[i] <= '~'));
}

static void bytes_check(struct span mail)
{
	struct span rest = mail, line;
	bool head = true;
	int headers = 0;

	while (span_line(&rest, &line)) {
		must(line.s[line.n] == '\r' && line.s[line.n + 1] == '\n');
		line_check(line);
		head = head && line.n;
		if (head && line.s[0] != ' ') {
			must(is_asked(line));
			headers++;
		}
	}
	must(headers >= 9 && headers <= 12);
}

/* The subject as it is read: cleaned, without the blanks that a header loses. */
static void subject_check(const struct mail *m, const char *subject)
{
	struct buf clean = BUF_INIT, is = BUF_INIT, wanted = BUF_INIT;
	struct span rest, word;

	text_clean(&clean, subject, strlen(subject), 200);
	for (rest = span_of_buf(&clean); span_word(&rest, &word); buf_char(&wanted, ' '))
		buf_add(&wanted, word.s, word.n);
	for (rest = m->subject; span_word(&rest, &word); buf_char(&is, ' '))
		buf_add(&is, word.s, word.n);
	must(span_same(span_of_buf(&is), span_of_buf(&wanted)));
	buf_free(&clean);
	buf_free(&is);
	buf_free(&wanted);
}

/* Lines as they are read; zeros and bytes that are not UTF-8 are in none of ours. */
static void text_check(struct span is, struct span wanted)
{
	struct span line, was;

	while (span_line(&wanted, &was)) {
		must(span_line(&is, &line));
		must(span_same(line, was));
	}
}

static void read_check(const struct outgoing_mail *o, struct span bytes)
{
	struct mail m;

	must(mail_read(&m, bytes));
	must(span_is(m.from, o->from.address) && span_is(m.to, o->to.address));
	must(span_is(m.id, o->message_id) && m.looped && m.by_program && !m.null_return);
	must(m.parts == (int)o->enclosures + 1);
	must(!m.delivered_to.n && !m.sender.n && !m.return_path.n);
	subject_check(&m, o->subject);
	text_check(m.part[0].text, o->body);
	if (o->enclosures) {
		must(m.part[1].file && span_is(m.part[1].name, o->enclosed[0].name));
		must(span_same(m.part[1].bytes, o->enclosed[0].bytes));
	}
	mail_free(&m);
}

static void mail_check(const struct outgoing_mail *o)
{
	struct buf mail = BUF_INIT, why = BUF_INIT;

	buf_str(&mail, "kept");
	if (mail_write(&mail, o, &why)) {
		struct span bytes = { mail.s + 4, mail.n - 4 };

		bytes_check(bytes);
		read_check(o, bytes);
	} else {
		must(mail.n == 4 && text_is_clean(why.s, why.n, 300));
	}
	buf_free(&mail);
	buf_free(&why);
}

static char *piece_copy(struct span *rest)
{
	struct span piece = fuzz_piece(rest);

	return xcopy(piece.n ? piece.s : "", piece.n);
}

enum { FROM, TO, SUBJECT, ID, REPLIES, REFERENCES, ADDRESS, TEXTS };

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span rest = { (const char *)s, n };
	char *text[TEXTS];
	struct mail_attachment file = { "a.bin", "application/octet-stream", { NULL, 0 } };
	struct outgoing_mail o = { .extra = extra, .extras = 1, .enclosed = &file };

	for (int i = 0; i < TEXTS; i++)
		text[i] = piece_copy(&rest);
	o.from = (struct mail_address){ text[FROM], "referee@club.example" };
	o.to = (struct mail_address){ text[TO], *text[ADDRESS] ? text[ADDRESS] : "ann@c.example" };
	o.subject = text[SUBJECT];
	o.message_id = *text[ID] ? text[ID] : "<1@club.example>";
	o.in_reply_to = text[REPLIES];
	o.references = text[REFERENCES];
	o.body = fuzz_piece(&rest);
	file.bytes = rest;
	o.enclosures = rest.n > 0;
	if (text_is_utf8(o.body.s, o.body.n) && !span_find(o.body, '\r'))
		mail_check(&o);
	for (int i = 0; i < TEXTS; i++)
		free(text[i]);
	return 0;
}
