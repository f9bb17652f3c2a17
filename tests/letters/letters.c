/* SPDX-License-Identifier: MIT */
#include "letters/letters.h"

#include "post/wire.h"

#include <sodium.h>
#include <string.h>

static const char greeting[] = "Hi referee,\n\nmy orders:\n\n";
static const char farewell[] = "\n-- \nAlice\n\nOn Monday the referee wrote:\n> march 1 to 2\n";

/* How a body is written, besides its text. */
struct dress {
	const char *type, *transfer;
	void (*wear)(struct buf *out, struct span line); /* what becomes of each line */
	void (*code)(struct buf *out, struct span body);
	bool bare; /* nothing stands around the block */
};

void letters_head(struct buf *out, const char *type, const char *transfer)
{
	buf_str(out,
		"Return-Path: <alice@player.example>\r\n"
		"Delivered-To: referee+k7@game.example\r\n"
		"From: \"Alice, of <B>\" <alice@player.example>\r\n"
		"To: Referee <referee@game.example>\r\n"
		"Subject: =?utf-8?q?orders_f=C3=BCr?= harbour\r\n"
		"Message-ID: <1.2@player.example>\r\n"
		"MIME-Version: 1.0\r\n");
	if (type)
		buf_fmt(out, "Content-Type: %s\r\n", type);
	if (transfer)
		buf_fmt(out, "Content-Transfer-Encoding: %s\r\n", transfer);
	buf_str(out, "\r\n");
}

static void line_plain(struct buf *out, struct span line)
{
	buf_add(out, line.s, line.n);
	buf_str(out, "\r\n");
}

static void line_flowed(struct buf *out, struct span line)
{
	while (line.n && line.s[line.n - 1] == ' ')
		line.n--;
	if (line.n && (line.s[0] == ' ' || line.s[0] == '>' || span_starts(line, "From ")))
		buf_char(out, ' ');
	while (line.n > 66 && memrchr(line.s, ' ', 66)) {
		size_t n = (size_t)((const char *)memrchr(line.s, ' ', 66) - line.s) + 1;

		line_plain(out, (struct span){ line.s, n });
		line = (struct span){ line.s + n, line.n - n };
	}
	line_plain(out, line);
}

static void line_wrapped(struct buf *out, struct span line)
{
	while (line.n > 60) {
		line_plain(out, (struct span){ line.s, 60 });
		line = (struct span){ line.s + 60, line.n - 60 };
	}
	line_plain(out, line);
}

static void line_quoted(struct buf *out, struct span line)
{
	buf_str(out, line.n ? "> " : ">");
	line_plain(out, line);
}

static void line_quoted_thrice(struct buf *out, struct span line)
{
	buf_str(out, line.n ? "> >> " : "> >>");
	line_plain(out, line);
}

static void line_stripped(struct buf *out, struct span line)
{
	line_plain(out, span_trim(line));
}

static void line_indented(struct buf *out, struct span line)
{
	buf_str(out, "    ");
	line_plain(out, line);
}

static void line_smart(struct buf *out, struct span line)
{
	for (size_t i = 0; i < line.n; i++) {
		if (line.s[i] == '\'')
			buf_str(out, "\xe2\x80\x99");
		else if (line.s[i] == '"')
			buf_str(out, "\xe2\x80\x9d");
		else if (line.s[i] == '-' && i && line.s[i - 1] == ' ' && line.s[i + 1] == ' ')
			buf_str(out, "\xe2\x80\x93");
		else
			buf_char(out, line.s[i]);
	}
	buf_str(out, "\r\n");
}

/* Two blanks become one blank and a no-break one, in the order that mailer has. */
static void line_html(struct buf *out, struct span line, const char *two)
{
	for (size_t i = 0; i < line.n; i++) {
		if (line.s[i] == ' ' && i + 1 < line.n && line.s[i + 1] == ' ') {
			buf_str(out, two);
			i++;
		} else if (line.s[i] == '<') {
			buf_str(out, "&lt;");
		} else if (line.s[i] == '>') {
			buf_str(out, "&gt;");
		} else if (line.s[i] == '&') {
			buf_str(out, "&amp;");
		} else if (line.s[i] == '\t') {
			buf_str(out, "&nbsp; &nbsp; ");
		} else {
			buf_char(out, line.s[i]);
		}
	}
}

static void line_gmail(struct buf *out, struct span line)
{
	line_html(out, line, " &nbsp;");
	buf_str(out, "<br>");
}

static void line_outlook(struct buf *out, struct span line)
{
	buf_str(out, "<p class=\"MsoNormal\"><span style=\"font-size:11pt\">");
	line_html(out, line, "&nbsp; ");
	buf_str(out, line.n ? "<o:p></o:p></span></p>\r\n" : "&nbsp;<o:p></o:p></span></p>\r\n");
}

static void code_plain(struct buf *out, struct span body)
{
	buf_add(out, body.s, body.n);
}

static void code_base64(struct buf *out, struct span body)
{
	for (size_t i = 0; i < body.n; i += 57) {
		wire_put_base64(out, body.s + i, body.n - i < 57 ? body.n - i : 57);
		buf_str(out, "\r\n");
	}
}

static void code_quoted_printable(struct buf *out, struct span body)
{
	size_t column = 0;

	for (size_t i = 0; i < body.n; i++) {
		unsigned char c = (unsigned char)body.s[i];

		if (column > 70 && c != '\r' && c != '\n') {
			buf_str(out, "=\r\n");
			column = 0;
		}
		if (c == '\n')
			column = 0;
		if (c == '=' || c > 126 || c == '\t')
			buf_fmt(out, "=%02X", c);
		else
			buf_char(out, c);
		column += c == '=' || c > 126 ? 3 : 1;
	}
}

static void code_latin1(struct buf *out, struct span body)
{
	struct buf latin = BUF_INIT;
	size_t len;

	for (size_t i = 0; i < body.n; i += len)
		buf_char(&latin, (int)(text_point(body.s + i, body.n - i, &len) & 0xff));
	code_quoted_printable(out, (struct span){ latin.s, latin.n });
	buf_free(&latin);
}

#define PLAIN "text/plain; charset=utf-8"
#define HTML "text/html; charset=\"utf-8\""

static const struct dress dresses[WAYS] = {
	[WAY_8BIT] = { PLAIN, "8bit", line_plain, code_plain, false },
	[WAY_QUOTED_PRINTABLE] = { PLAIN, "quoted-printable", line_plain, code_quoted_printable,
		false },
	[WAY_BASE64] = { PLAIN, "base64", line_plain, code_base64, false },
	[WAY_LATIN1] = { "text/plain; charset=iso-8859-1", "quoted-printable", line_plain,
		code_latin1, false },
	[WAY_FLOWED] = { PLAIN "; format=flowed", "8bit", line_flowed, code_plain, false },
	[WAY_WRAPPED] = { PLAIN, "8bit", line_wrapped, code_plain, false },
	[WAY_QUOTED] = { PLAIN, "8bit", line_quoted, code_plain, true },
	[WAY_QUOTED_THRICE] = { PLAIN, "8bit", line_quoted_thrice, code_plain, true },
	[WAY_STRIPPED] = { PLAIN, "8bit", line_stripped, code_plain, false },
	[WAY_INDENTED] = { PLAIN, "8bit", line_indented, code_plain, false },
	[WAY_GMAIL] = { HTML, "quoted-printable", line_gmail, code_quoted_printable, false },
	[WAY_OUTLOOK] = { HTML, "quoted-printable", line_outlook, code_quoted_printable, false },
	[WAY_SMART] = { PLAIN, "8bit", line_smart, code_plain, false },
};

const char *letters_way_name(enum letters_way way)
{
	static const char *const names[WAYS] = { "8bit", "quoted-printable", "base64", "latin-1",
		"flowed", "wrapped", "quoted", "quoted thrice", "stripped", "indented", "gmail",
		"outlook", "smart" };

	return names[way];
}

void letters_mail(struct buf *out, enum letters_way way, struct span block)
{
	const struct dress *dress = &dresses[way];
	struct buf text = BUF_INIT, body = BUF_INIT;
	struct span rest, line;

	if (!dress->bare)
		buf_str(&text, greeting);
	buf_add(&text, block.s, block.n);
	if (!dress->bare)
		buf_str(&text, farewell);
	rest = (struct span){ text.s, text.n };
	while (span_line(&rest, &line))
		dress->wear(&body, line);
	letters_head(out, dress->type, dress->transfer);
	dress->code(out, (struct span){ body.s, body.n });
	buf_free(&body);
	buf_free(&text);
}

void letters_files(struct buf *out, const struct letters_file *files, int n)
{
	letters_head(out, "multipart/mixed; boundary=\"b 1\"", NULL);
	buf_str(out, "no MIME here\r\n--b 1\r\n\r\nsee the files\r\n");
	for (int i = 0; i < n; i++) {
		const char *charset = files[i].charset;

		buf_fmt(out,
			"--b 1\r\nContent-Type: %s%s\r\n"
			"Content-Transfer-Encoding: base64\r\n"
			"Content-Disposition: attachment; filename=\"%s\"\r\n\r\n",
			charset ? "text/plain; charset=" : "application/octet-stream",
			charset ? charset : "", files[i].name);
		code_base64(out, files[i].bytes);
	}
	buf_str(out, "--b 1--\r\n");
}

void letters_deep(struct buf *out, int levels)
{
	letters_head(out, "multipart/mixed; boundary=b0", NULL);
	for (int i = 1; i < levels; i++)
		buf_fmt(out, "--b%d\r\nContent-Type: multipart/mixed; boundary=b%d\r\n\r\n", i - 1,
			i);
	buf_fmt(out, "--b%d\r\n\r\nmatch harbour\r\n--b%d--\r\n", levels - 1, levels - 1);
}

void letters_attached(struct buf *out, int levels)
{
	letters_head(out, levels ? "message/rfc822" : NULL, NULL);
	for (int i = 1; i <= levels; i++)
		buf_fmt(out, "Subject: level %d\r\n%s\r\n", i,
			i < levels ? "Content-Type: message/rfc822\r\n" : "");
	buf_str(out, "match harbour\r\nseason 3\r\nseat red\r\n");
}

void letters_parts(struct buf *out, int parts, const char *text)
{
	letters_head(out, "multipart/mixed; boundary=b", NULL);
	for (int i = 0; i < parts; i++)
		buf_fmt(out, "--b\r\n\r\n%s\r\n", text);
	buf_str(out, "--b--\r\n");
}

void letters_header(struct buf *out, size_t bytes)
{
	buf_str(out, "From: a@b.example\r\nX-Long: ");
	buf_fill(out, 'x', bytes);
	buf_str(out, "\r\n\r\nmatch harbour\r\n");
}

void letters_line(struct buf *out, size_t bytes)
{
	letters_head(out, NULL, NULL);
	buf_fill(out, 'x', bytes);
	buf_str(out, "\r\nmatch harbour\r\n");
}

void letters_html(struct buf *out, struct span page)
{
	letters_head(out, "text/html", "base64");
	code_base64(out, page);
}

void letters_clear(struct buf *out, struct span text, struct span signature)
{
	buf_str(out, "-----BEGIN TRADEPOST ORDERS-----\n");
	buf_add(out, text.s, text.n);
	buf_str(out, "-----SIGNATURE-----\n");
	buf_add(out, signature.s, signature.n);
	buf_str(out, "-----END TRADEPOST ORDERS-----\n");
}

static void ssh_blob(struct buf *blob, const struct secret_key *secret, const char *type)
{
	wire_put_string(blob, span_of(type));
	wire_put_string(blob, (struct span){ (const char *)secret->sk + 32, 32 });
}

void letters_ssh_key(struct buf *out, const struct secret_key *secret, const char *type)
{
	struct buf blob = BUF_INIT;

	ssh_blob(&blob, secret, type);
	buf_fmt(out, "%s ", type);
	wire_put_base64(out, blob.s, blob.n);
	buf_free(&blob);
}

static void ssh_raw(struct buf *raw, const struct secret_key *secret, const char *name,
	const char *hash, struct span text)
{
	unsigned char digest[64], signature[64];
	struct buf covered = BUF_INIT;
	bool longer = !strcmp(hash, "sha512");

	if (longer)
		crypto_hash_sha512(digest, (const unsigned char *)text.s, text.n);
	else
		crypto_hash_sha256(digest, (const unsigned char *)text.s, text.n);
	buf_str(&covered, "SSHSIG");
	wire_put_string(&covered, span_of(name));
	wire_put_string(&covered, SPAN(""));
	wire_put_string(&covered, span_of(hash));
	wire_put_string(&covered, (struct span){ (char *)digest, longer ? 64 : 32 });
	crypto_sign_detached(signature, NULL, (unsigned char *)covered.s, covered.n, secret->sk);
	wire_put_string(raw, SPAN("ssh-ed25519"));
	wire_put_string(raw, (struct span){ (char *)signature, 64 });
	buf_free(&covered);
}

void letters_ssh(struct buf *out, const struct secret_key *secret, const char *type,
	const char *name, const char *hash, struct span text)
{
	struct buf blob = BUF_INIT, key = BUF_INIT, raw = BUF_INIT, base64 = BUF_INIT;

	ssh_blob(&key, secret, type);
	ssh_raw(&raw, secret, name, hash, text);
	buf_add(&blob, "SSHSIG\0\0\0\1", 10);
	wire_put_string(&blob, (struct span){ key.s, key.n });
	wire_put_string(&blob, span_of(name));
	wire_put_string(&blob, SPAN(""));
	wire_put_string(&blob, span_of(hash));
	wire_put_string(&blob, (struct span){ raw.s, raw.n });
	wire_put_base64(&base64, blob.s, blob.n);
	buf_str(out, "-----BEGIN SSH SIGNATURE-----\n");
	for (size_t i = 0; i < base64.n; i += 70) {
		buf_add(out, base64.s + i, base64.n - i < 70 ? base64.n - i : 70);
		buf_char(out, '\n');
	}
	buf_str(out, "-----END SSH SIGNATURE-----\n");
	buf_free(&base64);
	buf_free(&raw);
	buf_free(&key);
	buf_free(&blob);
}
