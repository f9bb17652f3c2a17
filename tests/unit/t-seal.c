/* SPDX-License-Identifier: MIT
 * Seals: what is good, what is forged, what another key made, and that minisign, signify and
 * OpenSSH agree with us. */
#include "letters/letters.h"
#include "post/seal.h"
#include "post/wire.h"
#include "post_tools.h"

#include <sys/stat.h>

static const char orders[] = "match harbour\nseason 3\nseat red\nseq 1\nmarch squad-1 via s2\n";
static const char comment[] = "match=harbour season=3 seat=red seq=1";

/* A key, its secret, and a signature file over orders. */
struct signer {
	struct secret_key secret;
	struct public_key key;
	struct buf file;
};

static void signer_make(struct signer *s)
{
	key_new(&s->secret);
	s->key = key_public(&s->secret);
	s->file = (struct buf)BUF_INIT;
	seal_sign(&s->secret, span_of(orders), comment, &s->file);
}

static void signer_drop(struct signer *s)
{
	key_secret_wipe(&s->secret);
	buf_free(&s->file);
}

static void ssh_make(struct signer *s, const char *hash)
{
	struct buf line = BUF_INIT;

	key_new(&s->secret);
	letters_ssh_key(&line, &s->secret, "ssh-ed25519");
	assert_true(key_read(&s->key, (struct span){ line.s, line.n }, NULL));
	s->file = (struct buf)BUF_INIT;
	letters_ssh(&s->file, &s->secret, "ssh-ed25519", SEAL_NAMESPACE, hash, span_of(orders));
	buf_free(&line);
}

/* The verdict over a text; -1: the file is none. word is in the sentence, which a good one has
 * not. */
static int verdict(
	const char *file, const struct public_key *key, struct span text, const char *word)
{
	struct buf canonical = BUF_INIT;
	struct problem why = { .text = NULL };
	struct seal seal;
	size_t used;
	int answer = -1;

	text_canonical(&canonical, text.s, text.n);
	if (seal_read(&seal, span_of(file), &used, &why))
		answer = (int)seal_verify(
			&seal, key, text, (struct span){ canonical.s, canonical.n }, &why);
	if (answer == SEAL_GOOD)
		assert_null(why.text);
	else
		problem_names(&why, word);
	buf_free(&canonical);
	return answer;
}

static int over(const struct signer *s, const char *text)
{
	return verdict(s->file.s, &s->key, span_of(text), "does not belong to this text");
}

static void what_we_sign_is_good(void **state)
{
	struct signer s;
	struct seal seal;
	size_t used;

	(void)state;
	signer_make(&s);
	assert_int_equal(over(&s, orders), SEAL_GOOD);
	assert_true(seal_read(&seal, (struct span){ s.file.s, s.file.n }, &used, NULL));
	assert_int_equal(used, s.file.n);
	assert_int_equal(seal.scheme, SEAL_PREHASHED);
	assert_memory_equal(seal.id, s.key.id, 8);
	signer_drop(&s);
}

static void a_tampered_text_is_refused(void **state)
{
	struct signer s;
	char text[sizeof orders];

	(void)state;
	signer_make(&s);
	for (size_t i = 0; i < sizeof orders - 1; i++) {
		memcpy(text, orders, sizeof orders);
		text[i] = text[i] == 'x' ? 'y' : 'x';
		assert_int_equal(over(&s, text), SEAL_FORGED);
	}
	assert_int_equal(over(&s, ""), SEAL_FORGED);
	signer_drop(&s);
}

static void another_key_is_told_from_a_forgery(void **state)
{
	struct signer s, other, ssh;

	(void)state;
	signer_make(&s);
	signer_make(&other);
	ssh_make(&ssh, "sha512");
	assert_int_equal(
		verdict(s.file.s, &other.key, span_of(orders), "another key"), SEAL_OTHER_KEY);
	assert_int_equal(
		verdict(s.file.s, &ssh.key, span_of(orders), "another key"), SEAL_OTHER_KEY);
	assert_int_equal(
		verdict(ssh.file.s, &s.key, span_of(orders), "another key"), SEAL_OTHER_KEY);
	memcpy(other.key.id, s.key.id, 8); /* claims to be the same key */
	assert_int_equal(
		verdict(s.file.s, &other.key, span_of(orders), "does not belong to this text"),
		SEAL_FORGED);
	signer_drop(&s);
	signer_drop(&other);
	signer_drop(&ssh);
}

static void any_changed_bit_of_a_signature_is_refused(void **state)
{
	struct signer s;

	(void)state;
	signer_make(&s);
	for (size_t i = 0; i < 74; i++) {
		tools_alter(s.file.s, 1, i, 4);
		assert_int_not_equal(verdict(s.file.s, &s.key, span_of(orders), ""), SEAL_GOOD);
		tools_alter(s.file.s, 1, i, 4);
	}
	assert_int_equal(over(&s, orders), SEAL_GOOD);
	signer_drop(&s);
}

static void a_changed_trusted_comment_changes_nothing(void **state)
{
	struct signer s;

	(void)state;
	signer_make(&s);
	memcpy(strstr(s.file.s, "seq=1"), "seq=2", 5);
	assert_int_equal(verdict(s.file.s, &s.key, span_of(orders), ""), SEAL_GOOD);
	signer_drop(&s);
}

static void line_ends_of_mail_and_the_canonical_text_count(void **state)
{
	struct signer s;

	(void)state;
	signer_make(&s);
	assert_int_equal(over(&s,
				 "match harbour\r\nseason 3\r\nseat red\r\nseq 1\r\n"
				 "march squad-1 via s2\r\n"),
		SEAL_GOOD);
	assert_int_equal(over(&s,
				 "> match  harbour\n> season 3\n> seat red \n>\n> seq\xc2\xa0"
				 "1\n> march squad\xe2\x80\x93"
				 "1 via s2"),
		SEAL_GOOD);
	assert_int_equal(
		over(&s, "match harbour season 3\nseat red\nseq 1\nmarch squad-1 via s2\n"),
		SEAL_FORGED);
	signer_drop(&s);
}

static void a_signature_over_bytes_that_are_not_canonical_counts(void **state)
{
	static const char text[] = "match   harbour\nseason 3  \n\nseat red\n";
	struct signer s;

	(void)state;
	signer_make(&s);
	buf_clear(&s.file);
	seal_sign(&s.secret, span_of(text), comment, &s.file);
	assert_int_equal(over(&s, text), SEAL_GOOD);
	assert_int_equal(over(&s, "match   harbour\r\nseason 3  \r\n\r\nseat red\r\n"), SEAL_GOOD);
	assert_int_equal(over(&s, "match harbour\nseason 3\nseat red\n"), SEAL_FORGED);
	signer_drop(&s);
}

/* Writes the file anew as mailers leave it: wrapped, with empty lines, blanks for its tabs. */
static char *mangled(const char *file, size_t width, const char *end)
{
	struct buf out = BUF_INIT;
	struct span rest = span_of(file), line;

	while (span_line(&rest, &line)) {
		for (; line.n > width; line.s += width, line.n -= width) {
			buf_add(&out, line.s, width);
			buf_str(&out, end);
		}
		buf_add(&out, line.s, line.n);
		buf_str(&out, end);
	}
	for (size_t i = 0; i < out.n; i++)
		if (out.s[i] == '\t')
			out.s[i] = ' ';
	return buf_take(&out);
}

static void a_wrapped_file_without_tabs_is_read(void **state)
{
	static const char *const ends[] = { "\n", "\r\n", "\n\n", "  \n" };
	struct signer s, ssh;
	char *file;

	(void)state;
	signer_make(&s);
	ssh_make(&ssh, "sha512");
	buf_clear(&s.file);
	seal_sign(&s.secret, span_of(orders), "timestamp:17\tfile:orders.txt\thashed", &s.file);
	for (size_t i = 0; i < 4; i++)
		for (size_t width = 30; width < 110; width++) {
			file = mangled(ssh.file.s, width, ends[i]);
			assert_int_equal(verdict(file, &ssh.key, span_of(orders), ""), SEAL_GOOD);
			free(file);
			if (width < 60 && width != 46) /* where the comment's blanks are */
				continue;
			file = mangled(s.file.s, width, ends[i]);
			assert_int_equal(verdict(file, &s.key, span_of(orders), ""), SEAL_GOOD);
			free(file);
		}
	signer_drop(&s);
	signer_drop(&ssh);
}

static void a_signify_file_of_two_lines_is_good(void **state)
{
	struct signer s;
	unsigned char line[74];
	struct buf file = BUF_INIT;

	(void)state;
	signer_make(&s);
	memcpy(line, "Ed", 2);
	memcpy(line + 2, s.key.id, 8);
	crypto_sign_detached(
		line + 10, NULL, (const unsigned char *)orders, strlen(orders), s.secret.sk);
	buf_str(&file, "untrusted comment: verify with alice.pub\n");
	wire_put_base64(&file, line, sizeof line);
	buf_char(&file, '\n');
	assert_int_equal(verdict(file.s, &s.key, span_of(orders), ""), SEAL_GOOD);
	assert_int_equal(verdict(file.s, &s.key, span_of("match"), "does not belong"), SEAL_FORGED);
	buf_free(&file);
	signer_drop(&s);
}

static void what_follows_the_file_is_left(void **state)
{
	struct signer s, ssh;
	struct seal seal;
	size_t used, n;

	(void)state;
	signer_make(&s);
	ssh_make(&ssh, "sha512");
	n = s.file.n;
	buf_str(&s.file, orders);
	buf_fill(&s.file, 'x', 100000);
	assert_true(seal_read(&seal, (struct span){ s.file.s, s.file.n }, &used, NULL));
	assert_int_equal(used, n);
	n = ssh.file.n;
	buf_str(&ssh.file, orders);
	assert_true(seal_read(&seal, (struct span){ ssh.file.s, ssh.file.n }, &used, NULL));
	assert_int_equal(used, n);
	signer_drop(&s);
	signer_drop(&ssh);
}

static void ssh_signatures_of_both_hashes_are_good(void **state)
{
	static const char *const hashes[] = { "sha512", "sha256" };
	struct signer s;

	(void)state;
	for (int i = 0; i < 2; i++) {
		ssh_make(&s, hashes[i]);
		assert_int_equal(over(&s, orders), SEAL_GOOD);
		assert_int_equal(over(&s, "match port\n"), SEAL_FORGED);
		assert_int_equal(over(&s, "match\r\na\rb\r"), SEAL_FORGED);
		s.key.pk[0] ^= 1;
		assert_int_equal(verdict(s.file.s, &s.key, span_of(orders), ""), SEAL_OTHER_KEY);
		signer_drop(&s);
	}
}

static void ssh_refused(const char *type, const char *name, const char *hash, const char *word)
{
	struct signer s;

	ssh_make(&s, "sha512");
	buf_clear(&s.file);
	letters_ssh(&s.file, &s.secret, type, name, hash, span_of(orders));
	assert_int_equal(verdict(s.file.s, &s.key, span_of(orders), word), -1);
	signer_drop(&s);
}

static void what_cannot_be_checked_is_refused_by_name(void **state)
{
	struct signer s;

	(void)state;
	ssh_refused("ssh-rsa", SEAL_NAMESPACE, "sha512", "'ssh-rsa'");
	ssh_refused("sk-ssh-ed25519@openssh.com", SEAL_NAMESPACE, "sha512", "'sk-ssh-ed25519@");
	ssh_refused("ssh-ed25519", "file", "sha512", "-n tradepost-orders");
	ssh_refused("ssh-ed25519", SEAL_NAMESPACE, "md5", "hash");
	signer_make(&s);
	assert_int_equal(
		verdict("-----BEGIN PGP SIGNATURE-----\n", &s.key, SPAN(""), "OpenPGP"), -1);
	assert_int_equal(verdict("", &s.key, SPAN(""), "is not made by"), -1);
	assert_int_equal(verdict("hello\n", &s.key, SPAN(""), "is not made by"), -1);
	signer_drop(&s);
}

/* What is in the armour of an SSH signature; those parts alone are wrong that differ from `good`. */
struct ssh_bytes {
	const char *magic, *reserved, *type, *behind_raw, *behind;
	unsigned char version;
	size_t raw_n;
	int parts; /* of the five strings */
};

static void put_ssh(struct buf *file, const struct ssh_bytes *b)
{
	static const char raw[70];
	struct buf key = BUF_INIT, signature = BUF_INIT, blob = BUF_INIT;
	struct span parts[5];

	wire_put_string(&key, SPAN("ssh-ed25519"));
	wire_put_string(&key, (struct span){ raw, 32 });
	if (b->type)
		wire_put_string(&signature, span_of(b->type));
	if (b->raw_n)
		wire_put_string(&signature, (struct span){ raw, b->raw_n });
	buf_str(&signature, b->behind_raw);
	parts[0] = span_of_buf(&key);
	parts[1] = SPAN(SEAL_NAMESPACE);
	parts[2] = span_of(b->reserved);
	parts[3] = SPAN("sha512");
	parts[4] = span_of_buf(&signature);
	buf_str(&blob, b->magic);
	if (b->version)
		buf_add(&blob, (char[]){ 0, 0, 0, (char)b->version }, 4);
	for (int i = 0; i < b->parts; i++)
		wire_put_string(&blob, parts[i]);
	buf_str(&blob, b->behind);
	buf_str(file, "-----BEGIN SSH SIGNATURE-----\n");
	wire_put_base64(file, blob.s, blob.n);
	buf_str(file, "\n-----END SSH SIGNATURE-----\n");
	buf_free(&key);
	buf_free(&signature);
	buf_free(&blob);
}

static void an_ssh_signature_has_each_of_its_parts_and_no_other(void **state)
{
	static const struct ssh_bytes good = { "SSHSIG", "", "ssh-ed25519", "", "", 1, 64, 5 };
	static const struct ssh_bytes bad[] = { { "SSHS", "", "ssh-ed25519", "", "", 0, 64, 0 },
		{ "SSHSIX", "", "ssh-ed25519", "", "", 1, 64, 5 },
		{ "SSHSIG", "x", "ssh-ed25519", "", "", 1, 64, 5 },
		{ "SSHSIG", "", "ssh-rsa", "", "", 1, 64, 5 },
		{ "SSHSIG", "", NULL, "", "", 1, 0, 5 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 1, 0, 5 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 1, 63, 5 },
		{ "SSHSIG", "", "ssh-ed25519", "x", "", 1, 64, 5 },
		{ "SSHSIG", "", "ssh-ed25519", "", "x", 1, 64, 5 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 2, 64, 5 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 0, 64, 0 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 1, 64, 0 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 1, 64, 1 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 1, 64, 2 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 1, 64, 3 },
		{ "SSHSIG", "", "ssh-ed25519", "", "", 1, 64, 4 },
		{ "SSHSIG", "", "ssh-ed25519", "", "\xff\xff\xff\xff", 1, 64, 4 } };
	struct buf file = BUF_INIT;
	struct seal seal;
	struct signer s;
	size_t used;

	(void)state;
	ssh_make(&s, "sha512");
	put_ssh(&file, &good);
	assert_true(seal_read(&seal, span_of_buf(&file), &used, NULL));
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		buf_clear(&file);
		put_ssh(&file, &bad[i]);
		assert_int_equal(verdict(file.s, &s.key, span_of(orders), ""), -1);
	}
	assert_int_equal(
		verdict("-----BEGIN SSH SIGNATURE-----\n!!!!\n-----END SSH SIGNATURE-----\n",
			&s.key, span_of(orders), ""),
		-1);
	buf_free(&file);
	signer_drop(&s);
}

static void a_file_cut_off_anywhere_is_never_good(void **state)
{
	struct signer s, ssh;

	(void)state;
	signer_make(&s);
	ssh_make(&ssh, "sha256");
	for (size_t n = ssh.file.n - 2; n--;) {
		ssh.file.s[n] = 0;
		assert_int_equal(verdict(ssh.file.s, &ssh.key, span_of(orders), ""), -1);
	}
	for (size_t n = s.file.n - 1; n--;) {
		int v;

		s.file.s[n] = 0;
		v = verdict(s.file.s, &s.key, span_of(orders), "");
		/* up to where the trusted comment begins it is a file without one. */
		if (v == SEAL_GOOD)
			assert_null(strstr(s.file.s, "trusted comment: match"));
	}
	signer_drop(&s);
	signer_drop(&ssh);
}

static void the_raw_bytes_come_out_of_a_refused_file_too(void **state)
{
	struct signer s;
	struct seal seal;
	unsigned char raw[64];
	size_t used;

	(void)state;
	signer_make(&s);
	assert_true(seal_read(&seal, (struct span){ s.file.s, s.file.n }, &used, NULL));
	memcpy(raw, seal.raw, sizeof raw);
	strcpy(strstr(s.file.s, "trusted comment: match") + 17, "x\nno base64\n");
	assert_false(seal_read(&seal, span_of(s.file.s), &used, NULL));
	assert_memory_equal(raw, seal.raw, sizeof raw);
	signer_drop(&s);
}

static void a_sealed_block_is_what_stock_tools_can_open(void **state)
{
	struct signer s;
	struct buf block = BUF_INIT;
	struct folder f;

	(void)state;
	signer_make(&s);
	folder_make(&f);
	seal_block((struct span){ s.file.s, s.file.n }, span_of(orders), &block);
	folder_put(&f, "block", block.s, block.n);
	buf_clear(&block);
	key_public_file(&s.secret, &block);
	folder_put(&f, "k.pub", block.s, block.n);
	assert_int_equal(tools_run(&f,
				 "grep -v TRADEPOST block | base64 -d >blob"
				 " && head -4 blob >x.minisig && tail -n +5 blob >x"),
		0);
	assert_int_equal(tools_run(&f, "test \"$(wc -L <block)\" -le 64"), 0);
	if (!tools_miss(&f, "minisign"))
		assert_int_equal(tools_run(&f, "minisign -V -H -p k.pub -m x"), 0);
	buf_free(&block);
	folder_drop(&f);
	signer_drop(&s);
}

static void verify_file(struct folder *f, const char *pub, const char *sig, int want)
{
	char *key_text = folder_get(f, pub), *file = folder_get(f, sig);
	struct public_key key;

	assert_non_null(key_text);
	assert_non_null(file);
	assert_true(key_read(&key, span_of(key_text), NULL));
	assert_int_equal(verdict(file, &key, span_of(orders), ""), want);
	assert_int_equal(verdict(file, &key, span_of("x"), ""), want == -1 ? -1 : SEAL_FORGED);
	free(key_text);
	free(file);
}

static void stock_minisign_signatures_are_good(void **state)
{
	struct folder f;
	struct signer s;
	struct buf ours = BUF_INIT;

	(void)state;
	folder_make(&f);
	if (tools_miss(&f, "minisign")) {
		folder_drop(&f);
		skip();
	}
	signer_make(&s);
	folder_text(&f, "o", orders);
	key_secret_file(&s.secret, &ours);
	folder_put(&f, "k.key", ours.s, ours.n);
	buf_clear(&ours);
	key_public_file(&s.secret, &ours);
	folder_put(&f, "k.pub", ours.s, ours.n);
	assert_int_equal(tools_run(&f, "minisign -S -s k.key -m o -x new"), 0);
	assert_int_equal(tools_run(&f, "minisign -S -l -s k.key -m o -x old -t ''"), 0);
	verify_file(&f, "k.pub", "new", SEAL_GOOD);
	verify_file(&f, "k.pub", "old", SEAL_GOOD);
	buf_free(&ours);
	signer_drop(&s);
	folder_drop(&f);
}

static void stock_signify_signatures_are_good(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	if (tools_miss(&f, "signify-openbsd")) {
		folder_drop(&f);
		skip();
	}
	folder_text(&f, "o", orders);
	assert_int_equal(tools_run(&f, "signify-openbsd -G -n -p k.pub -s k.sec"), 0);
	assert_int_equal(tools_run(&f, "signify-openbsd -S -s k.sec -m o -x o.sig"), 0);
	verify_file(&f, "k.pub", "o.sig", SEAL_GOOD);
	folder_drop(&f);
}

static void stock_ssh_signatures_are_good_and_rsa_is_refused(void **state)
{
	struct folder f;

	(void)state;
	folder_make(&f);
	if (tools_miss(&f, "ssh-keygen")) {
		folder_drop(&f);
		skip();
	}
	folder_text(&f, "o", orders);
	assert_int_equal(tools_run(&f, "ssh-keygen -t ed25519 -N '' -f id"), 0);
	assert_int_equal(tools_run(&f, "ssh-keygen -t rsa -b 2048 -N '' -f rsa"), 0);
	assert_int_equal(tools_run(&f, "ssh-keygen -Y sign -f id -n tradepost-orders o"), 0);
	verify_file(&f, "id.pub", "o.sig", SEAL_GOOD);
	assert_int_equal(tools_run(&f,
				 "rm o.sig; ssh-keygen -Y sign -O hashalg=sha256 -f id"
				 " -n tradepost-orders o"),
		0);
	verify_file(&f, "id.pub", "o.sig", SEAL_GOOD);
	assert_int_equal(tools_run(&f, "rm o.sig; ssh-keygen -Y sign -f id -n file o"), 0);
	verify_file(&f, "id.pub", "o.sig", -1);
	assert_int_equal(
		tools_run(&f, "rm o.sig; ssh-keygen -Y sign -f rsa -n tradepost-orders o"), 0);
	verify_file(&f, "id.pub", "o.sig", -1);
	folder_drop(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_we_sign_is_good),
		cmocka_unit_test(a_tampered_text_is_refused),
		cmocka_unit_test(another_key_is_told_from_a_forgery),
		cmocka_unit_test(any_changed_bit_of_a_signature_is_refused),
		cmocka_unit_test(a_changed_trusted_comment_changes_nothing),
		cmocka_unit_test(line_ends_of_mail_and_the_canonical_text_count),
		cmocka_unit_test(a_signature_over_bytes_that_are_not_canonical_counts),
		cmocka_unit_test(a_wrapped_file_without_tabs_is_read),
		cmocka_unit_test(a_signify_file_of_two_lines_is_good),
		cmocka_unit_test(what_follows_the_file_is_left),
		cmocka_unit_test(ssh_signatures_of_both_hashes_are_good),
		cmocka_unit_test(what_cannot_be_checked_is_refused_by_name),
		cmocka_unit_test(an_ssh_signature_has_each_of_its_parts_and_no_other),
		cmocka_unit_test(a_file_cut_off_anywhere_is_never_good),
		cmocka_unit_test(the_raw_bytes_come_out_of_a_refused_file_too),
		cmocka_unit_test(a_sealed_block_is_what_stock_tools_can_open),
		cmocka_unit_test(stock_minisign_signatures_are_good),
		cmocka_unit_test(stock_signify_signatures_are_good),
		cmocka_unit_test(stock_ssh_signatures_are_good_and_rsa_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
