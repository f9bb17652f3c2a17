/* SPDX-License-Identifier: MIT
 * Letters: the orders are found whatever a mailer did to them, and where nobody can tell which
 * orders are meant, none are. */
#include "letters/letters.h"
#include "post/letter.h"
#include "post_folder.h"

#include <sodium.h>

/* As `sign` makes it: canonical, at most 60 columns, with what mailers like to mend. */
static const char orders[] = "match harbour\nseason 3\nseat red\nseq 1\n"
			     "saw kq4rryQ5OixVUs3Ha5xANcUXuthPOm6Vfwn6dMGpG5c\n"
			     "march squad-2 via s24 s34 build road\n"
			     "+ else build settlement s22 silo o22 and then one word\n"
			     "when cancel-battle if enemy-strength > 5: yes\n"
			     "# it's a \"t\xc3\xa9t\xc3\xa9\" - don't wait\n"
			     "@ deal blue give 3 gold take 1 mining\n";
static const char other[] = "match harbour\nseason 3\nseat red\nseq 2\n";

struct signer {
	struct secret_key secret;
	struct public_key key, ssh;
};

static struct signer alice;
static const char *tried = "plain"; /* the way a failure is told of */

/* A signature file over a text, ours or, for ssh, OpenSSH's. */
static void sign(struct buf *out, const char *text, bool ssh)
{
	if (ssh)
		letters_ssh(
			out, &alice.secret, "ssh-ed25519", SEAL_NAMESPACE, "sha512", span_of(text));
	else
		seal_sign(&alice.secret, span_of(text), "match=harbour season=3 seat=red", out);
}

static void put_sealed(struct buf *out, const char *text, bool ssh)
{
	struct buf file = BUF_INIT;

	sign(&file, text, ssh);
	seal_block((struct span){ file.s, file.n }, span_of(text), out);
	buf_free(&file);
}

static void put_clear(struct buf *out, const char *text, bool ssh)
{
	struct buf file = BUF_INIT;

	sign(&file, text, ssh);
	letters_clear(out, span_of(text), (struct span){ file.s, file.n });
	buf_free(&file);
}

static void put_quoted(struct buf *out, const struct buf *block)
{
	struct span rest = { block->s, block->n }, line;

	while (span_line(&rest, &line))
		buf_fmt(out, "> %.*s\n", (int)line.n, line.s);
}

static bool is_order(struct span line)
{
	return span_starts(line, "march") || span_starts(line, "when") || span_starts(line, "@");
}

/* Reads a mail and looks for its letter; the mail may go at once, for a letter has copies. */
static void find(struct letter *l, struct span bytes, struct problem *why)
{
	const struct letter_plan plan = { is_order, false, NULL };
	struct mail m;
	bool fine;

	assert_true(mail_read(&m, bytes));
	fine = letter_find(l, &m, &plan, why);
	assert_int_equal(fine, l->problem == LETTER_FINE);
	mail_free(&m);
	if (l->problem == LETTER_FINE)
		assert_null(why->text);
	else
		assert_non_null(why->text);
}

static void found_in(struct span bytes, enum letter_kind form, const char *text, bool ssh)
{
	struct buf canonical = BUF_INIT;
	struct problem why = { .text = NULL };
	struct letter l;

	find(&l, bytes, &why);
	if (l.problem)
		fail_msg("%s, %s, in:\n%.*s", tried, why.text ? why.text : "", (int)bytes.n,
			bytes.s);
	assert_int_equal(l.form, form);
	text_canonical(&canonical, text, strlen(text));
	assert_string_equal(l.canonical.s, canonical.s);
	if (form != LETTER_UNSIGNED
		&& letter_verify(&l, ssh ? &alice.ssh : &alice.key, &why) != SEAL_GOOD)
		fail_msg("%s, %s, in:\n%.*s", tried, why.text ? why.text : "", (int)bytes.n,
			bytes.s);
	letter_free(&l);
	buf_free(&canonical);
}

static void found(const struct buf *b, enum letter_kind form, const char *text)
{
	found_in((struct span){ b->s, b->n }, form, text, false);
}

static void refused(const struct buf *b, enum letter_problem problem)
{
	struct problem why = { .text = NULL };
	struct letter l;

	find(&l, (struct span){ b->s, b->n }, &why);
	assert_int_equal(l.problem, problem);
	if (problem != LETTER_BAD_SIGNATURE)
		assert_string_equal(why.text, letter_problem_name(problem));
	letter_free(&l);
}

static void every_way(void (*put)(struct buf *, const char *, bool), enum letter_kind form)
{
	struct buf block = BUF_INIT, bytes = BUF_INIT;

	for (int ssh = 0; ssh < 2; ssh++) {
		buf_clear(&block);
		put(&block, orders, ssh);
		for (enum letters_way way = 0; way < WAYS; way++) {
			buf_clear(&bytes);
			letters_mail(&bytes, way, (struct span){ block.s, block.n });
			tried = letters_way_name(way);
			found_in((struct span){ bytes.s, bytes.n }, form, orders, ssh);
		}
	}
	buf_free(&block);
	buf_free(&bytes);
}

static void a_sealed_block_survives_every_mailer(void **state)
{
	(void)state;
	every_way(put_sealed, LETTER_SEALED);
}

static void a_clear_block_survives_every_mailer(void **state)
{
	(void)state;
	every_way(put_clear, LETTER_CLEAR);
}

static void a_clear_block_signed_as_it_was_typed_is_good(void **state)
{
	static const char typed[] = "match   harbour\nseason 3  \n\nseat red\n\n";
	struct buf block = BUF_INIT, bytes = BUF_INIT;

	(void)state;
	put_clear(&block, typed, false);
	found(&block, LETTER_CLEAR, typed);
	letters_mail(&bytes, WAY_QUOTED_PRINTABLE, (struct span){ block.s, block.n });
	found(&bytes, LETTER_CLEAR, typed);
	buf_free(&block);
	buf_free(&bytes);
}

static void a_tampered_clear_block_is_found_and_forged(void **state)
{
	struct buf block = BUF_INIT;
	struct problem why = { .text = NULL };
	struct letter l;

	(void)state;
	put_clear(&block, orders, false);
	strstr(block.s, "seq 1")[4] = '2';
	find(&l, (struct span){ block.s, block.n }, &why);
	assert_int_equal(l.problem, LETTER_FINE);
	assert_int_equal(letter_verify(&l, &alice.key, &why), SEAL_FORGED);
	letter_free(&l);
	buf_free(&block);
}

static void any_changed_letter_of_a_sealed_block_is_refused_or_forged(void **state)
{
	struct buf block = BUF_INIT;
	struct problem why = { .text = NULL };
	struct letter l;

	(void)state;
	put_sealed(&block, other, false);
	for (size_t i = strlen(SEAL_BEGIN) + 1; i < block.n - strlen(SEAL_END) - 2; i++) {
		char was = block.s[i];

		if (was == '\n')
			continue;
		block.s[i] = was == 'A' ? 'Q' : 'A';
		find(&l, (struct span){ block.s, block.n }, &why);
		/* what is good is unchanged: only the untrusted comment is nobody's. */
		if (!l.problem && letter_verify(&l, &alice.key, &why) == SEAL_GOOD)
			assert_string_equal(l.canonical.s, other);
		letter_free(&l);
		why.text = NULL;
		block.s[i] = was;
	}
	buf_free(&block);
}

static void bare_texts_are_letters(void **state)
{
	struct buf b = BUF_INIT;

	(void)state;
	put_sealed(&b, orders, false);
	found(&b, LETTER_SEALED, orders);
	buf_clear(&b);
	put_clear(&b, orders, false);
	found(&b, LETTER_CLEAR, orders);
	buf_clear(&b);
	buf_str(&b, orders);
	found(&b, LETTER_UNSIGNED, orders);
	buf_free(&b);
}

static void attached_pair(
	const char *text_name, const char *seal_name, const char *bytes, enum letter_kind form)
{
	struct buf seal = BUF_INIT, mail = BUF_INIT;
	struct letters_file files[2];

	sign(&seal, bytes, false);
	files[0] = (struct letters_file){ seal_name, span_of_buf(&seal), NULL };
	files[1] = (struct letters_file){ text_name, span_of(bytes), NULL };
	letters_files(&mail, files, 2);
	found(&mail, form, bytes);
	buf_free(&mail);
	buf_free(&seal);
}

static void attached_files_are_found(void **state)
{
	(void)state;
	attached_pair("orders.txt", "orders.txt.minisig", orders, LETTER_ATTACHED);
	attached_pair("my.txt", "my.txt.SIG", "match a\r\nseat  b", LETTER_ATTACHED);
	attached_pair("/tmp/../orders.txt", "orders.txt.sig", orders, LETTER_ATTACHED);
	attached_pair("orders.txt", "another.txt.sig", orders, LETTER_UNSIGNED);
	attached_pair("orders.txt", "0rders.txt.sig", orders, LETTER_UNSIGNED);
	attached_pair("orders", "orders.sig", orders, LETTER_ATTACHED);
}

/* Finds the letter of a file with those bytes and that label, and of a signature over the text. */
static void find_labelled(
	struct letter *l, struct span bytes, const char *charset, const char *signed_text)
{
	struct buf seal = BUF_INIT, mail = BUF_INIT;
	struct problem why = { .text = NULL };

	sign(&seal, signed_text, false);
	letters_files(&mail,
		(struct letters_file[]){ { "orders.txt", bytes, charset },
			{ "orders.txt.minisig", span_of_buf(&seal), NULL } },
		2);
	find(l, span_of_buf(&mail), &why);
	assert_int_equal(l->form, LETTER_ATTACHED);
	buf_free(&seal);
	buf_free(&mail);
}

static void signed_bytes_are_read_as_utf_8_whatever_their_label_says(void **state)
{
	static const char *const labels[] = { "utf-8", "us-ascii", "iso-8859-1", "windows-1252",
		"koi8-r", "shift_jis", "iso-2022-jp", "gbk", "big5", "euc-kr", "utf-7", "utf-16",
		"utf-16be", "x-unknown" };
	static const char text[] = "match harbour\nseason 3\nseat red\n/press blue\n"
				   "100 \xc2\xb7 $ ~ \\ \x1b$B!! +AOk-\n/end\n";
	struct buf canonical = BUF_INIT;
	struct problem why = { .text = NULL };
	struct letter l;

	(void)state;
	text_canonical(&canonical, text, strlen(text));
	for (size_t i = 0; i < sizeof labels / sizeof *labels; i++) {
		find_labelled(&l, span_of(text), labels[i], text);
		assert_int_equal(l.problem, LETTER_FINE);
		assert_string_equal(l.canonical.s, canonical.s);
		assert_int_equal(letter_verify(&l, &alice.key, &why), SEAL_GOOD);
		letter_free(&l);
	}
	buf_free(&canonical);
}

static void a_file_that_a_mailer_made_latin_1_is_good_if_its_canonical_text_is_signed(void **state)
{
	static const char text[] = "match harbour\nt\xc3\xa9t\xc3\xa9\n";
	struct problem why = { .text = NULL };
	struct letter l;

	(void)state;
	find_labelled(&l, SPAN("match harbour\nt\xe9t\xe9\n"), "iso-8859-1", text);
	assert_string_equal(l.text.s, text);
	assert_int_equal(letter_verify(&l, &alice.key, &why), SEAL_GOOD);
	letter_free(&l);
}

static void signed_bytes_that_are_not_utf_8_are_refused_with_what_to_do(void **state)
{
	static const char latin[] = "match harbour\nt\xe9t\xe9\n";
	struct buf block = BUF_INIT;
	struct problem why = { .text = NULL };
	struct letter l;

	(void)state;
	find_labelled(&l, span_of(latin), "iso-8859-1", latin);
	assert_int_equal(letter_verify(&l, &alice.key, &why), SEAL_FORGED);
	assert_string_equal(why.text, "unread-seal-converted");
	letter_free(&l);
	put_sealed(&block, latin, false);
	refused(&block, LETTER_NOT_UTF8);
	buf_free(&block);
}

/* Each LF of the block becomes `end`; `from` in its first line becomes `to`. */
static void sealed_lives(const char *before, const char *from, const char *to, const char *end)
{
	struct buf block = BUF_INIT, changed = BUF_INIT;
	struct span rest;

	put_sealed(&block, orders, false);
	buf_str(&changed, before);
	rest = span_of_buf(&block);
	for (const char *at; rest.n; rest.s++, rest.n--) {
		at = *from ? strstr(block.s, from) : NULL;
		if (at == rest.s) {
			buf_str(&changed, to);
			rest.s += strlen(from);
			rest.n -= strlen(from);
		}
		if (*rest.s == '\n')
			buf_str(&changed, end);
		else
			buf_char(&changed, *rest.s);
	}
	found(&changed, LETTER_SEALED, orders);
	buf_free(&block);
	buf_free(&changed);
}

static void a_sealed_block_survives_marks_blanks_and_points_of_no_width(void **state)
{
	(void)state;
	sealed_lives("\xef\xbb\xbf", "", "", "\n");
	sealed_lives("", " ", "\xc2\xa0", "\n");
	sealed_lives("", " TRADEPOST ",
		"\xe2\x80\xaf"
		"TRADEPOST\xe3\x80\x80",
		"\n");
	sealed_lives("", "-----", "\xe2\x80\x94-\xe2\x80\x93\xe2\x80\x8b", "\n");
	sealed_lives("\xe2\x80\x8b", "", "", "\xe2\x80\x8b\n\xe2\x81\xa0");
	sealed_lives("> \xef\xbb\xbf> ", "", "", " \xe2\x80\x8e\n>\xc2\xa0> ");
}

static void a_sealed_block_survives_utf_16(void **state)
{
	struct buf block = BUF_INIT, wide = BUF_INIT, mail = BUF_INIT;
	struct letters_file file = { "orders.txt", { NULL, 0 }, "us-ascii" };

	(void)state;
	put_sealed(&block, orders, false);
	for (int big = 0; big < 2; big++) {
		buf_clear(&wide);
		buf_clear(&mail);
		buf_add(&wide, big ? "\xfe\xff" : "\xff\xfe", 2);
		for (size_t i = 0; i < block.n; i++) {
			buf_char(&wide, big ? 0 : block.s[i]);
			buf_char(&wide, big ? block.s[i] : 0);
		}
		file.bytes = span_of_buf(&wide);
		letters_files(&mail, &file, 1);
		found(&mail, LETTER_SEALED, orders);
	}
	buf_free(&block);
	buf_free(&wide);
	buf_free(&mail);
}

static void a_block_in_an_attached_text_is_found(void **state)
{
	struct buf block = BUF_INIT, mail = BUF_INIT;
	struct letters_file file = { "sealed.txt", { NULL, 0 }, NULL };

	(void)state;
	put_sealed(&block, orders, false);
	file.bytes = (struct span){ block.s, block.n };
	letters_files(&mail, &file, 1);
	found(&mail, LETTER_SEALED, orders);
	buf_free(&mail);
	buf_free(&block);
}

static void the_unquoted_block_counts(void **state)
{
	struct buf old = BUF_INIT, mail = BUF_INIT;

	(void)state;
	put_sealed(&old, other, false);
	letters_head(&mail, NULL, NULL);
	put_quoted(&mail, &old);
	put_sealed(&mail, orders, false);
	put_quoted(&mail, &old);
	found(&mail, LETTER_SEALED, orders);
	buf_free(&mail);
	buf_free(&old);
}

static void what_is_quoted_least_counts(void **state)
{
	struct buf old = BUF_INIT, older = BUF_INIT, once = BUF_INIT, mail = BUF_INIT;

	(void)state;
	put_sealed(&old, orders, false);
	put_clear(&older, other, false);
	put_quoted(&once, &older);
	letters_head(&mail, NULL, NULL);
	put_quoted(&mail, &once);
	put_quoted(&mail, &old);
	found(&mail, LETTER_SEALED, orders);
	put_quoted(&mail, &older);
	refused(&mail, LETTER_TWO_ORDERS);
	buf_free(&mail);
	buf_free(&once);
	buf_free(&older);
	buf_free(&old);
}

static void two_different_blocks_are_refused(void **state)
{
	struct buf mail = BUF_INIT;

	(void)state;
	letters_head(&mail, NULL, NULL);
	put_sealed(&mail, orders, false);
	put_clear(&mail, other, false);
	refused(&mail, LETTER_TWO_ORDERS);
	buf_free(&mail);
}

static void the_same_block_twice_is_one(void **state)
{
	struct buf mail = BUF_INIT;

	(void)state;
	letters_head(&mail, NULL, NULL);
	put_sealed(&mail, orders, false);
	put_clear(&mail, orders, false);
	put_sealed(&mail, orders, false);
	found(&mail, LETTER_SEALED, orders);
	buf_free(&mail);
}

static void new_unsigned_orders_above_a_quoted_block_count(void **state)
{
	struct buf old = BUF_INIT, mail = BUF_INIT;

	(void)state;
	put_sealed(&old, orders, false);
	letters_head(&mail, NULL, NULL);
	buf_str(&mail, other);
	put_quoted(&mail, &old);
	found(&mail, LETTER_UNSIGNED, other);
	buf_free(&mail);
	buf_free(&old);
}

static void a_receipt_above_unsigned_orders_is_none_of_them(void **state)
{
	struct buf mail = BUF_INIT;

	(void)state;
	letters_head(&mail, NULL, NULL);
	buf_str(&mail,
		"-----BEGIN TRADEPOST RECEIPT-----\r\ntp-receipt 1\r\ngame harbour.01\r\n"
		"season 3\r\nseat 2\r\nsig x\r\n-----END TRADEPOST RECEIPT-----\r\n\r\n");
	buf_str(&mail, other);
	found(&mail, LETTER_UNSIGNED, other);
	buf_free(&mail);
}

static void blocks_of_an_attached_mail_count_last(void **state)
{
	struct buf mail = BUF_INIT, old = BUF_INIT;

	(void)state;
	put_sealed(&old, other, false);
	letters_head(&mail, "multipart/mixed; boundary=b", NULL);
	buf_str(&mail, "--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: x\r\n\r\n");
	buf_add(&mail, old.s, old.n);
	buf_str(&mail, "\r\n--b\r\n\r\n");
	put_quoted(&mail, &old);
	put_sealed(&mail, orders, false);
	buf_str(&mail, "\r\n--b--\r\n");
	found(&mail, LETTER_SEALED, orders);
	buf_free(&mail);
	buf_free(&old);
}

static void open_is(const char *body, const char *wanted)
{
	struct buf mail = BUF_INIT;

	letters_head(&mail, NULL, NULL);
	buf_str(&mail, body);
	if (wanted)
		found(&mail, LETTER_UNSIGNED, wanted);
	else
		refused(&mail, LETTER_NO_ORDERS);
	buf_free(&mail);
}

static void an_open_text_has_a_beginning_and_an_end(void **state)
{
	(void)state;
	open_is("Hello,\n\nMATCH harbour\nseat red\nmarch x\n\nmarch y\n\nCheers\nAlice\n",
		"MATCH harbour\nseat red\nmarch x\nmarch y\n");
	open_is("seq\xc2\xa0 4\nfly\nwhen x: y\n", "seq 4\nfly\nwhen x: y\n");
	open_is("match a\n> season 2\nseat b\n", "match a\n");
	open_is("> match a\n> season 2\n", NULL);
	open_is("match a\nmarch\n-- \nAlice\n", "match a\nmarch\n");
	open_is("match a\n\n\n\n# note\n\n+ more\n\nseason 2\n",
		"match a\n# note\n+ more\nseason 2\n");
	open_is("-----BEGIN TRADEPOST ORDERS-----\nmatch a\n-----END TRADEPOST "
		"ORDERS-----\nmarch\n",
		"match a\n");
	open_is("-----BEGIN TRADEPOST ORDERS-----\n\nmatch a\nmarch b\n", "match a\nmarch b\n");
	open_is("match a\nmarch\n\n\xe2\x80\x8b\nseason 2\n", "match a\nmarch\nseason 2\n");
	open_is("matches a\nrematch b\n", NULL);
	open_is("", NULL);
}

static void broken_blocks_are_refused_by_name(void **state)
{
	struct buf b = BUF_INIT;
	char *at;

	(void)state;
	put_sealed(&b, orders, false);
	*strstr(b.s, "-----END") = 0;
	b.n = strlen(b.s);
	refused(&b, LETTER_NO_END);
	buf_clear(&b);
	put_clear(&b, orders, false);
	at = strstr(b.s, "-----END");
	buf_cut(&b, (size_t)(at - b.s));
	refused(&b, LETTER_NO_END);
	buf_clear(&b);
	put_sealed(&b, orders, false);
	b.s[100] = '!';
	refused(&b, LETTER_BAD_BASE64);
	buf_clear(&b);
	buf_str(&b, SEAL_BEGIN "\nAAAA\n" SEAL_END "\n");
	refused(&b, LETTER_BAD_SIGNATURE);
	buf_clear(&b);
	buf_str(&b, SEAL_BEGIN "\n" SEAL_END "\n");
	refused(&b, LETTER_BAD_SIGNATURE);
	buf_clear(&b);
	buf_str(&b,
		"-----BEGIN TRADEPOST ORDERS-----\nmatch a\n-----SIGNATURE-----\n"
		"-----BEGIN TRADEPOST ORDERS-----\n");
	refused(&b, LETTER_NO_END);
	buf_clear(&b);
	buf_str(&b, SEAL_BEGIN "\n-----SIGNATURE-----\n" SEAL_END "\n");
	refused(&b, LETTER_BAD_BASE64);
	buf_clear(&b);
	put_clear(&b, orders, false);
	buf_cut(&b, (size_t)(strstr(b.s, "-----END") - b.s));
	buf_str(&b, "-----SIGNATURE-----\n-----END TRADEPOST ORDERS-----\n");
	found(&b, LETTER_CLEAR, orders);
	buf_clear(&b);
	put_sealed(&b, "", false);
	refused(&b, LETTER_EMPTY);
	buf_clear(&b);
	put_clear(&b, "\n> \n", false);
	refused(&b, LETTER_EMPTY);
	buf_free(&b);
}

static void a_broken_block_beside_a_good_one_is_refused(void **state)
{
	struct buf b = BUF_INIT;

	(void)state;
	put_sealed(&b, orders, false);
	buf_str(&b, SEAL_BEGIN "\nAAAA\n" SEAL_END "\n");
	refused(&b, LETTER_BAD_SIGNATURE);
	put_sealed(&b, orders, false);
	refused(&b, LETTER_BAD_SIGNATURE);
	buf_free(&b);
}

static void a_mail_of_nothing_but_begin_lines_is_refused_at_once(void **state)
{
	struct buf b = BUF_INIT;

	(void)state;
	while (b.n < MAIL_BYTES - 100)
		buf_str(&b, SEAL_BEGIN "\n");
	refused(&b, LETTER_NO_END);
	buf_clear(&b);
	while (b.n < MAIL_BYTES - 100)
		buf_str(&b,
			"-----BEGIN TRADEPOST ORDERS-----\n-----SIGNATURE-----\n"
			"-----END TRADEPOST ORDERS-----\n");
	refused(&b, LETTER_BAD_SIGNATURE);
	buf_clear(&b);
	while (b.n < MAIL_BYTES - 100)
		buf_str(&b, "-BEGIN TRADEPOST X\n");
	refused(&b, LETTER_NO_ORDERS);
	buf_free(&b);
}

static void a_text_file_and_its_signature_are_a_letter(void **state)
{
	struct buf seal = BUF_INIT;
	struct problem why = { .text = NULL };
	struct letter l;

	(void)state;
	sign(&seal, orders, true);
	assert_true(letter_of_files(&l, span_of(orders), (struct span){ seal.s, seal.n }, &why));
	assert_int_equal(l.form, LETTER_ATTACHED);
	assert_int_equal(letter_verify(&l, &alice.ssh, &why), SEAL_GOOD);
	assert_int_equal(letter_verify(&l, &alice.key, &why), SEAL_OTHER_KEY);
	letter_free(&l);
	assert_false(letter_of_files(&l, span_of(orders), SPAN("x"), &why));
	assert_int_equal(l.problem, LETTER_BAD_SIGNATURE);
	letter_free(&l);
	/* nobody would see all of a text that has a zero in it */
	buf_char(&seal, 0);
	assert_false(letter_of_files(&l, span_of(orders), span_of_buf(&seal), &why));
	assert_int_equal(l.problem, LETTER_BAD_SIGNATURE);
	letter_free(&l);
	buf_free(&seal);
}

static void every_problem_has_a_text_of_its_own(void **state)
{
	(void)state;
	for (enum letter_problem i = LETTER_FINE + 1; i <= LETTER_EMPTY; i++)
		for (enum letter_problem k = LETTER_FINE + 1; k < i; k++)
			assert_string_not_equal(letter_problem_name(i), letter_problem_name(k));
	assert_string_equal(letter_form_name(LETTER_UNSIGNED), "unsigned");
}

static int begin(void **state)
{
	struct buf line = BUF_INIT;
	struct problem why = { .text = NULL };

	(void)state;
	mail_begin();
	key_new(&alice.secret);
	alice.key = key_public(&alice.secret);
	letters_ssh_key(&line, &alice.secret, "ssh-ed25519");
	key_read(&alice.ssh, (struct span){ line.s, line.n }, &why);
	buf_free(&line);
	return why.text != NULL;
}

static int end(void **state)
{
	(void)state;
	mail_end();
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_sealed_block_survives_every_mailer),
		cmocka_unit_test(a_clear_block_survives_every_mailer),
		cmocka_unit_test(a_clear_block_signed_as_it_was_typed_is_good),
		cmocka_unit_test(a_tampered_clear_block_is_found_and_forged),
		cmocka_unit_test(any_changed_letter_of_a_sealed_block_is_refused_or_forged),
		cmocka_unit_test(bare_texts_are_letters),
		cmocka_unit_test(attached_files_are_found),
		cmocka_unit_test(signed_bytes_are_read_as_utf_8_whatever_their_label_says),
		cmocka_unit_test(
			a_file_that_a_mailer_made_latin_1_is_good_if_its_canonical_text_is_signed),
		cmocka_unit_test(signed_bytes_that_are_not_utf_8_are_refused_with_what_to_do),
		cmocka_unit_test(a_sealed_block_survives_marks_blanks_and_points_of_no_width),
		cmocka_unit_test(a_sealed_block_survives_utf_16),
		cmocka_unit_test(a_block_in_an_attached_text_is_found),
		cmocka_unit_test(the_unquoted_block_counts),
		cmocka_unit_test(what_is_quoted_least_counts),
		cmocka_unit_test(two_different_blocks_are_refused),
		cmocka_unit_test(the_same_block_twice_is_one),
		cmocka_unit_test(new_unsigned_orders_above_a_quoted_block_count),
		cmocka_unit_test(a_receipt_above_unsigned_orders_is_none_of_them),
		cmocka_unit_test(blocks_of_an_attached_mail_count_last),
		cmocka_unit_test(an_open_text_has_a_beginning_and_an_end),
		cmocka_unit_test(broken_blocks_are_refused_by_name),
		cmocka_unit_test(a_broken_block_beside_a_good_one_is_refused),
		cmocka_unit_test(a_mail_of_nothing_but_begin_lines_is_refused_at_once),
		cmocka_unit_test(a_text_file_and_its_signature_are_a_letter),
		cmocka_unit_test(every_problem_has_a_text_of_its_own),
	};

	return cmocka_run_group_tests(tests, begin, end);
}
