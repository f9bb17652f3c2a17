/* SPDX-License-Identifier: MIT */
#include "post/seal.h"

#include "base/fail.h"
#include "post/wire.h"

#include <sodium.h>
#include <string.h>

enum { TRUSTED_COMMENT = 900, SKIPPED_LINES = 4, RAW = 64 };

#define SSH_BEGIN "-----BEGIN SSH SIGNATURE-----"
#define SSH_END "-----END SSH SIGNATURE-----"
#define SSH_MAGIC "SSHSIG"

static const char trusted_mark[] = "trusted comment:";

/* The content of the second line of a signature file of minisign and signify. */
struct signature_line {
	unsigned char signs[2], id[8], raw[RAW];
};

/* Lengths of the base64, however many lines a mailer made of it. */
enum { SIGNATURE_CHARS = 100, WITNESS_CHARS = 88 };

/* Returns whether a line is base64: words of comments are shorter, or have a colon. */
static bool base64_line(struct span line)
{
	for (size_t i = 0; i < line.n; i++) {
		int c = (unsigned char)line.s[i], folded = c | 0x20;

		if (!(folded >= 'a' && folded <= 'z') && !(c >= '0' && c <= '9') && c != '+'
			&& c != '/' && c != '=')
			return false;
	}
	return line.n >= 16;
}

/* Takes lines off *rest until there are `want` characters; returns false if no line ends exactly
 * there. */
static bool take_chars(struct span *rest, char *chars, size_t want)
{
	struct span line;
	size_t n = 0;

	while (n < want && span_line(rest, &line)) {
		line = span_trim(line);
		if (line.n > want - n)
			return false;
		memcpy(chars + n, line.s, line.n);
		n += line.n;
	}
	return n == want;
}

/* Moves *rest past the comment to the line of the signature. */
static bool skip_comment(struct span *rest)
{
	struct span ahead = *rest, line;
	int skipped = 0;

	while (span_line(&ahead, &line)) {
		line = span_trim(line);
		if (base64_line(line) && (span_starts(line, "RU") || span_starts(line, "RW")))
			return true;
		if (line.n && ++skipped > SKIPPED_LINES)
			return false;
		*rest = ahead;
	}
	return false;
}

/* Skips the lines of the trusted comment and its signature, if there are any. Nothing in the
 * comment is used: the text of a letter says what it is and whose. */
static bool pass_comment(struct span *rest, struct problem *why)
{
	struct span ahead = *rest, line;
	char chars[WITNESS_CHARS];
	bool ok = true;

	if (!span_line(&ahead, &line) || !span_starts(span_trim(line), trusted_mark))
		return true;
	*rest = ahead;
	for (int i = 0; ok && span_line(&ahead, &line) && !base64_line(span_trim(line)); i++) {
		ok = i < SKIPPED_LINES;
		*rest = ahead;
	}
	if (!ok || !take_chars(rest, chars, sizeof chars))
		return problem_set(why, "unread-seal-comment");
	return true;
}

static bool read_minisign(struct seal *seal, struct span *rest, struct problem *why)
{
	struct signature_line line;
	char chars[SIGNATURE_CHARS];

	if (!skip_comment(rest) || !take_chars(rest, chars, sizeof chars)
		|| !wire_base64((struct span){ chars, sizeof chars }, &line, sizeof line))
		return problem_set(why, "unread-seal");
	if (memcmp(line.signs, "ED", 2) && memcmp(line.signs, "Ed", 2))
		return problem_set(why, "unread-seal-algorithm");
	seal->scheme = line.signs[1] == 'D' ? SEAL_PREHASHED : SEAL_LEGACY;
	memcpy(seal->id, line.id, sizeof seal->id);
	memcpy(seal->raw, line.raw, sizeof seal->raw);
	return pass_comment(rest, why);
}

/* Takes the armour off *rest and appends the bytes in it. */
static bool take_armour(struct span *rest, struct buf *blob)
{
	struct span line, base64 = { NULL, 0 };
	size_t n;

	while (span_line(rest, &line)) {
		line = span_trim(line);
		if (!base64.s && span_is(line, SSH_BEGIN)) {
			base64.s = rest->s;
		} else if (base64.s && span_is(line, SSH_END)) {
			base64.n = (size_t)(line.s - base64.s);
			break;
		}
	}
	if (!base64.n)
		return false;
	buf_room(blob, base64.n);
	if (sodium_base642bin((unsigned char *)blob->s, base64.n, base64.s, base64.n, " \t\r\n", &n,
		    NULL, sodium_base64_VARIANT_ORIGINAL))
		return false;
	blob->n = n;
	return true;
}

static bool read_ssh_scheme(
	struct seal *seal, struct span name, struct span hash, struct problem *why)
{
	if (!span_is(name, SEAL_NAMESPACE))
		return problem_set(why, "unread-seal-purpose");
	if (span_is(hash, "sha512"))
		seal->scheme = SEAL_SSH_SHA512;
	else if (span_is(hash, "sha256"))
		seal->scheme = SEAL_SSH_SHA256;
	else
		return problem_set(why, "unread-seal-hash");
	return true;
}

static bool read_ssh_blob(struct seal *seal, struct span blob, struct problem *why)
{
	struct span key, name, reserved, hash, signature, type, raw;
	uint32_t version;
	bool whole;

	if (blob.n < strlen(SSH_MAGIC) || memcmp(blob.s, SSH_MAGIC, strlen(SSH_MAGIC)))
		return problem_set(why, "unread-seal-damaged");
	blob.s += strlen(SSH_MAGIC);
	blob.n -= strlen(SSH_MAGIC);
	whole = wire_number(&blob, &version) && version == 1 && wire_string(&blob, &key)
		&& wire_string(&blob, &name) && wire_string(&blob, &reserved)
		&& wire_string(&blob, &hash) && wire_string(&blob, &signature) && !blob.n
		&& !reserved.n && wire_string(&signature, &type);
	if (!whole)
		return problem_set(why, "unread-seal-damaged");
	if (!wire_ed25519(key, seal->pk, why))
		return false;
	if (!span_is(type, "ssh-ed25519"))
		return wire_refuse_type(type, why);
	if (!wire_string(&signature, &raw) || raw.n != RAW || signature.n)
		return problem_set(why, "unread-seal-damaged");
	memcpy(seal->raw, raw.s, RAW);
	return read_ssh_scheme(seal, name, hash, why);
}

static bool read_ssh(struct seal *seal, struct span *rest, struct problem *why)
{
	struct buf blob = BUF_INIT;
	bool ok = take_armour(rest, &blob) ? read_ssh_blob(seal, span_of_buf(&blob), why)
					   : problem_set(why, "unread-seal-armour");

	buf_free(&blob);
	return ok;
}

bool seal_read(struct seal *seal, struct span text, size_t *used, struct problem *why)
{
	struct span rest = text;
	const char *begin = rest.s;
	bool ok;

	must(sodium_init() >= 0);
	memset(seal, 0, sizeof *seal);
	if (rest.n > SEAL_BYTES)
		rest.n = SEAL_BYTES;
	if (span_starts(span_trim(rest), SSH_BEGIN))
		ok = read_ssh(seal, &rest, why);
	else if (span_starts(span_trim(rest), "-----BEGIN PGP"))
		ok = problem_set(why, "unread-seal-pgp");
	else
		ok = read_minisign(seal, &rest, why);
	*used = (size_t)(rest.s - begin);
	return ok;
}

static bool ssh_good(const struct seal *seal, struct span text)
{
	bool longer = seal->scheme == SEAL_SSH_SHA512;
	struct buf covered = BUF_INIT;
	unsigned char hash[64];
	bool good;

	if (longer)
		crypto_hash_sha512(hash, (const unsigned char *)text.s, text.n);
	else
		crypto_hash_sha256(hash, (const unsigned char *)text.s, text.n);
	buf_str(&covered, SSH_MAGIC);
	wire_put_string(&covered, SPAN(SEAL_NAMESPACE));
	wire_put_string(&covered, SPAN(""));
	wire_put_string(&covered, span_of(longer ? "sha512" : "sha256"));
	wire_put_string(&covered, (struct span){ (char *)hash, longer ? 64 : 32 });
	good = !crypto_sign_verify_detached(
		seal->raw, (unsigned char *)covered.s, covered.n, seal->pk);
	buf_free(&covered);
	return good;
}

static bool bytes_good(const struct seal *seal, const struct public_key *key, struct span text)
{
	const unsigned char *bytes = (const unsigned char *)text.s;
	unsigned char hash[crypto_generichash_BYTES_MAX];

	if (seal->scheme == SEAL_LEGACY)
		return !crypto_sign_verify_detached(seal->raw, bytes, text.n, key->pk);
	if (seal->scheme != SEAL_PREHASHED)
		return ssh_good(seal, text);
	crypto_generichash(hash, sizeof hash, bytes, text.n, NULL, 0);
	return !crypto_sign_verify_detached(seal->raw, hash, sizeof hash, key->pk);
}

static void fold_line_ends(struct buf *out, struct span text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] != '\r' || i + 1 == text.n || text.s[i + 1] != '\n')
			buf_char(out, text.s[i]);
}

/* Tries the three texts that a signature may cover, the likeliest first, equal ones once: mail
 * makes every LF a CRLF. */
static bool text_good(const struct seal *seal, const struct public_key *key, struct span text,
	struct span canonical)
{
	struct buf folded = BUF_INIT;
	struct span lines = text;
	bool crlf = text.n && memmem(text.s, text.n, "\r\n", 2), good;

	if (crlf) {
		fold_line_ends(&folded, text);
		lines = span_of_buf(&folded);
	}
	good = bytes_good(seal, key, lines);
	if (!good && canonical.n && !span_same(canonical, lines))
		good = bytes_good(seal, key, canonical);
	if (!good && crlf)
		good = bytes_good(seal, key, text);
	buf_free(&folded);
	return good;
}

static bool by_key(const struct seal *seal, const struct public_key *key)
{
	if (seal->scheme == SEAL_PREHASHED || seal->scheme == SEAL_LEGACY)
		return key->kind == KEY_MINISIGN && !memcmp(seal->id, key->id, sizeof key->id);
	return key->kind == KEY_SSH && !memcmp(seal->pk, key->pk, sizeof key->pk);
}

enum seal_result seal_verify(const struct seal *seal, const struct public_key *key,
	struct span text, struct span canonical, struct problem *why)
{
	if (!by_key(seal, key)) {
		problem_set(why, "unread-seal-other");
		return SEAL_OTHER_KEY;
	}
	if (!text_good(seal, key, text, canonical)) {
		problem_set(why, "unread-seal-forged");
		return SEAL_FORGED;
	}
	return SEAL_GOOD;
}

/* Appends minisign's second signature, which covers the first one and the comment. */
static void sign_comment(const struct secret_key *secret, const unsigned char raw[RAW],
	const char *comment, unsigned char witness[RAW])
{
	struct buf covered = BUF_INIT;

	buf_add(&covered, raw, RAW);
	buf_str(&covered, comment);
	crypto_sign_detached(witness, NULL, (unsigned char *)covered.s, covered.n, secret->sk);
	buf_free(&covered);
}

void seal_sign(
	const struct secret_key *secret, struct span text, const char *comment, struct buf *out)
{
	struct signature_line line = { { 'E', 'D' }, { 0 }, { 0 } };
	unsigned char hash[crypto_generichash_BYTES_MAX], witness[RAW];

	must(sodium_init() >= 0);
	must(strlen(comment) <= TRUSTED_COMMENT && !strpbrk(comment, "\r\n"));
	crypto_generichash(hash, sizeof hash, (const unsigned char *)text.s, text.n, NULL, 0);
	memcpy(line.id, secret->id, sizeof line.id);
	crypto_sign_detached(line.raw, NULL, hash, sizeof hash, secret->sk);
	sign_comment(secret, line.raw, comment, witness);
	buf_str(out, "untrusted comment: signature from tradepost secret key\n");
	wire_put_base64(out, &line, sizeof line);
	buf_fmt(out, "\n%s %s\n", trusted_mark, comment);
	wire_put_base64(out, witness, sizeof witness);
	buf_char(out, '\n');
}

void seal_block(struct span signature_file, struct span text, struct buf *out)
{
	struct buf inside = BUF_INIT, base64 = BUF_INIT;

	buf_add(&inside, signature_file.s, signature_file.n);
	buf_add(&inside, text.s, text.n);
	wire_put_base64(&base64, inside.s, inside.n);
	buf_str(out, SEAL_BEGIN "\n");
	for (size_t i = 0; i < base64.n; i += 64) {
		buf_add(out, base64.s + i, base64.n - i < 64 ? base64.n - i : 64);
		buf_char(out, '\n');
	}
	buf_str(out, SEAL_END "\n");
	buf_free(&base64);
	buf_free(&inside);
}
