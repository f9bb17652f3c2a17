/* SPDX-License-Identifier: MIT
 * Keys: what is read, what is refused and how, and that stock minisign and we read each other. */
#include "letters/letters.h"
#include "post/key.h"
#include "post_tools.h"

static const char minisign_line[] = "RWQ13naUdcXQYaNvAsuLKLESEVY2NalFoQgWoqXuKv/fGi6LC1FmWtMn";
static const char ssh_line[] =
	"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIO190y/XT2HXfdqrgHBS70gkCW8eHP/PbnbMQpu7txuo";

static void reads_as(const char *text, enum key_kind kind, const char *line)
{
	struct buf out = BUF_INIT;
	struct problem why = { .text = NULL };
	struct public_key key, again;

	assert_true(key_read(&key, span_of(text), &why));
	assert_null(why.text);
	assert_int_equal(key.kind, kind);
	key_line(&key, &out);
	assert_string_equal(out.s, line);
	assert_true(key_read(&again, (struct span){ out.s, out.n }, &why));
	assert_true(key_equal(&key, &again));
	buf_free(&out);
}

static void refused(const char *text, const char *word)
{
	struct problem why = { .text = NULL };
	struct public_key key;

	assert_false(key_read(&key, span_of(text), &why));
	problem_names(&why, word);
}

static void a_minisign_file_is_read(void **state)
{
	char file[200];

	(void)state;
	strcat(strcpy(file, "untrusted comment: minisign public key 61D0\n"), minisign_line);
	reads_as(file, KEY_MINISIGN, minisign_line);
	strcat(file, "\r\n\r\n");
	reads_as(file, KEY_MINISIGN, minisign_line);
}

static void its_line_alone_is_read(void **state)
{
	(void)state;
	reads_as(minisign_line, KEY_MINISIGN, minisign_line);
}

static void an_ssh_line_is_read_with_or_without_comment(void **state)
{
	char line[200];

	(void)state;
	reads_as(ssh_line, KEY_SSH, ssh_line);
	reads_as(strcat(strcpy(line, ssh_line), " alice@home of hers\n"), KEY_SSH, ssh_line);
}

static void other_types_are_refused_by_name(void **state)
{
	(void)state;
	refused("ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ alice", "'ssh-rsa'");
	refused("ecdsa-sha2-nistp256 AAAAE2VjZHNh alice", "'ecdsa-sha2-nistp256'");
	refused("sk-ssh-ed25519@openssh.com AAAAGnNr alice", "'sk-ssh-ed25519@openssh.com'");
	refused("ssh-dss AAAA", "ssh-keygen -t ed25519");
}

static void damaged_keys_are_refused(void **state)
{
	struct secret_key secret;
	struct buf line = BUF_INIT, says = BUF_INIT;

	(void)state;
	refused("", "neither");
	refused("hello", "neither");
	refused("ssh-ed25519", "SSH key");
	refused("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIO190y", "SSH key");
	refused("ssh-ed25519 AAAA", "SSH key");
	refused("sk-ecdsa AAAA", "'sk-ecdsa'");
	refused("\n  \nuntrusted comment: x\n", "neither");
	/* no key in it; one of two bytes; one with more behind it */
	refused("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5", "SSH key");
	refused("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAAkFB", "SSH key");
	refused("ssh-ed25519 "
		"AAAAC3NzaC1lZDI1NTE5AAAAIO190yO190yO190yO190yO190yO190yO190yO190yO190yO1AAAA",
		"SSH key");
	refused("RWQ13naUdcXQYaNvAsuLKLESEVY2NalFoQgWoqXuKv/fGi6LC1FmWtM", "neither");
	refused("XXQ13naUdcXQYaNvAsuLKLESEVY2NalFoQgWoqXuKv/fGi6LC1FmWtMn", "neither");
	key_new(&secret);
	letters_ssh_key(&line, &secret, "ssh-rsa");
	buf_str(&says, "ssh-ed25519 "); /* says one thing before the base64, another in it */
	buf_str(&says, strchr(line.s, ' ') + 1);
	refused(says.s, "'ssh-rsa'");
	buf_free(&says);
	buf_free(&line);
	key_secret_wipe(&secret);
}

static void a_key_of_100_kb_is_refused(void **state)
{
	struct buf text = BUF_INIT;

	(void)state;
	buf_fill(&text, 'A', 100000);
	refused(text.s, "too long");
	buf_free(&text);
}

static void a_new_pair_is_written_and_read(void **state)
{
	struct buf public = BUF_INIT, file = BUF_INIT, why = BUF_INIT;
	struct secret_key secret, again;
	struct public_key key, own;
	struct folder f;

	(void)state;
	folder_make(&f);
	key_new(&secret);
	own = key_public(&secret);
	key_public_file(&secret, &public);
	assert_true(key_read(&key, (struct span){ public.s, public.n }, NULL));
	assert_true(key_equal(&key, &own));
	key_secret_file(&secret, &file);
	assert_true(file_make(folder_path(&f, "k.key"), file.s, file.n, 0600, &why));
	assert_true(key_secret_read(&again, folder_path(&f, "k.key"), &why));
	assert_memory_equal(&secret, &again, sizeof secret);
	key_secret_wipe(&again);
	for (size_t i = 0; i < sizeof again; i++)
		assert_int_equal(((unsigned char *)&again)[i], 0);
	key_buf_wipe(&file);
	assert_int_equal(file.n, 0);
	buf_free(&public);
	folder_drop(&f);
}

static void two_new_pairs_differ(void **state)
{
	struct secret_key a, b;

	(void)state;
	key_new(&a);
	key_new(&b);
	assert_memory_not_equal(a.sk, b.sk, sizeof a.sk);
	assert_memory_not_equal(a.id, b.id, sizeof a.id);
}

/* Writes a secret key file, bits of what its base64 says changed, and looks
 * how it is refused. */
static void a_signature_that_was_found_good_is_good_for_its_key_and_bytes_alone(void **state)
{
	static const char *const word[] = { "roster", "record" };
	struct signed_list list = { .n = 0 };
	unsigned char signature[2][64], pk[2][32];

	(void)state;
	for (int i = 0; i < 2; i++) {
		struct secret_key key;

		key_new(&key);
		memcpy(pk[i], key_public(&key).pk, sizeof pk[i]);
		key_sign(&key, span_of(word[i]), signature[i]);
	}
	for (int times = 0; times < 3; times++)
		for (int i = 0; i < 8; i++)
			assert_int_equal(key_signed_once(&list, pk[i & 1],
						 span_of(word[i >> 1 & 1]), signature[i >> 2]),
				i == 0 || i == 7);
	assert_int_equal(list.n, 2);
	for (int i = 0; i < 200; i++)
		assert_true(key_signed_once(
			&list, pk[i % 3 & 1], span_of(word[i % 3 & 1]), signature[i % 3 & 1]));
	assert_int_equal(list.n, 2);
}

static void secret_refused(size_t at, int bits, unsigned mode, const char *word)
{
	struct buf file = BUF_INIT, why = BUF_INIT;
	struct secret_key secret;
	struct folder f;

	folder_make(&f);
	key_new(&secret);
	key_secret_file(&secret, &file);
	tools_alter(file.s, 1, at, bits);
	assert_true(file_make(folder_path(&f, "k.key"), file.s, file.n, mode, &why));
	assert_false(key_secret_read(&secret, folder_path(&f, "k.key"), &why));
	if (!strstr(why.s, word))
		fail_msg("'%s' does not name '%s'", why.s, word);
	assert_non_null(strstr(why.s, f.path));
	buf_free(&why);
	key_buf_wipe(&file);
	folder_drop(&f);
}

static void a_secret_others_can_read_is_refused(void **state)
{
	(void)state;
	secret_refused(0, 0, 0640, "chmod");
	secret_refused(0, 0, 0604, "chmod");
}

static void a_public_key_given_for_a_secret_is_named_as_one_whoever_may_read_it(void **state)
{
	struct buf file = BUF_INIT, why = BUF_INIT;
	struct secret_key secret;
	struct folder f;

	(void)state;
	folder_make(&f);
	key_new(&secret);
	key_public_file(&secret, &file);
	assert_true(file_make(folder_path(&f, "k.pub"), file.s, file.n, 0644, &why));
	assert_false(key_secret_read(&secret, folder_path(&f, "k.pub"), &why));
	assert_non_null(strstr(why.s, "it is a public key; give the .key file"));
	buf_free(&file);
	buf_free(&why);
	folder_drop(&f);
}

static void a_secret_with_a_password_is_refused_with_what_to_do(void **state)
{
	(void)state;
	secret_refused(2, 'S', 0600, "minisign -C -W");
	secret_refused(3, 'c', 0600, "minisign -C -W");
}

static void a_damaged_secret_is_refused(void **state)
{
	(void)state;
	secret_refused(0, 'X', 0600, "no secret key");
	secret_refused(5, 'X', 0600, "no secret key");
	secret_refused(70, 1, 0600, "damaged");	 /* the seed */
	secret_refused(110, 1, 0600, "damaged"); /* the public half */
}

static void a_file_that_is_not_there_and_an_ssh_secret_are_refused(void **state)
{
	static const char ssh[] = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbg==\n";
	struct folder f;
	struct buf why = BUF_INIT;
	struct secret_key secret;

	(void)state;
	folder_make(&f);
	assert_false(key_secret_read(&secret, folder_path(&f, "k.key"), &why));
	assert_non_null(strstr(why.s, "cannot open"));
	assert_true(file_make(folder_path(&f, "k.key"), ssh, strlen(ssh), 0600, &why));
	assert_false(key_secret_read(&secret, folder_path(&f, "k.key"), &why));
	assert_non_null(strstr(why.s, "ssh-keygen -Y sign"));
	buf_clear(&why);
	assert_true(file_make(folder_path(&f, "k.txt"), "my key\n", 7, 0600, &why));
	assert_false(key_secret_read(&secret, folder_path(&f, "k.txt"), &why));
	assert_non_null(strstr(why.s, "make one with 'tradepost key new'"));
	buf_clear(&why);
	assert_false(key_secret_read(&secret, f.path, &why));
	assert_non_null(strstr(why.s, "no file"));
	buf_free(&why);
	folder_drop(&f);
}

static void our_secret_is_read_by_stock_minisign(void **state)
{
	struct folder f;
	struct buf file = BUF_INIT, text = BUF_INIT, why = BUF_INIT;
	struct secret_key secret;
	struct public_key key, own;

	(void)state;
	folder_make(&f);
	if (tools_miss(&f, "minisign")) {
		folder_drop(&f);
		skip();
	}
	key_new(&secret);
	own = key_public(&secret);
	key_secret_file(&secret, &file);
	assert_true(file_make(folder_path(&f, "k.key"), file.s, file.n, 0600, &why));
	assert_int_equal(tools_run(&f, "minisign -R -s k.key -p k.pub"), 0);
	assert_true(file_read(&text, folder_path(&f, "k.pub"), KEY_BYTES, &why));
	assert_true(key_read(&key, (struct span){ text.s, text.n }, NULL));
	assert_true(key_equal(&key, &own));
	buf_clear(&file);
	key_public_file(&secret, &file);
	assert_string_equal(file.s, text.s); /* the comment with the key's number, too */
	buf_free(&file);
	buf_free(&text);
	folder_drop(&f);
}

static void a_secret_of_stock_minisign_is_read(void **state)
{
	struct folder f;
	struct buf text = BUF_INIT, why = BUF_INIT, ours = BUF_INIT;
	struct secret_key secret;

	(void)state;
	folder_make(&f);
	if (tools_miss(&f, "minisign")) {
		folder_drop(&f);
		skip();
	}
	assert_int_equal(tools_run(&f, "minisign -G -W -s k.key -p k.pub"), 0);
	assert_true(key_secret_read(&secret, folder_path(&f, "k.key"), &why));
	assert_true(file_read(&text, folder_path(&f, "k.key"), KEY_BYTES, &why));
	key_secret_file(&secret, &ours);
	assert_string_equal(ours.s, text.s);
	key_buf_wipe(&ours);
	buf_free(&text);
	folder_drop(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_minisign_file_is_read),
		cmocka_unit_test(its_line_alone_is_read),
		cmocka_unit_test(an_ssh_line_is_read_with_or_without_comment),
		cmocka_unit_test(other_types_are_refused_by_name),
		cmocka_unit_test(damaged_keys_are_refused),
		cmocka_unit_test(a_key_of_100_kb_is_refused),
		cmocka_unit_test(a_new_pair_is_written_and_read),
		cmocka_unit_test(
			a_signature_that_was_found_good_is_good_for_its_key_and_bytes_alone),
		cmocka_unit_test(two_new_pairs_differ),
		cmocka_unit_test(a_secret_others_can_read_is_refused),
		cmocka_unit_test(
			a_public_key_given_for_a_secret_is_named_as_one_whoever_may_read_it),
		cmocka_unit_test(a_secret_with_a_password_is_refused_with_what_to_do),
		cmocka_unit_test(a_damaged_secret_is_refused),
		cmocka_unit_test(a_file_that_is_not_there_and_an_ssh_secret_are_refused),
		cmocka_unit_test(our_secret_is_read_by_stock_minisign),
		cmocka_unit_test(a_secret_of_stock_minisign_is_read),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
