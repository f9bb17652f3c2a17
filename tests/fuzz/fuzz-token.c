/* SPDX-License-Identifier: MIT
 * Any bytes as the club's address, a match's name, a player's address and a text: a token comes back
 * from the address that was made with it, fits nothing else, and is hidden wherever it stands. */
#include "club/token.h"
#include "core/chance.h"
#include "fuzz.h"
#include "post/mail_write.h"

#include <stdlib.h>

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	return !chance_begin();
}

static char turned(char c)
{
	return (char)((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ? c ^ ('a' ^ 'A') : c);
}

/* A word of the input is the token only if it is, the case of its letters aside. */
static void fits_check(const char token[TOKEN_TEXT], struct span word)
{
	char other[TOKEN_TEXT];
	bool same = word.n == TOKEN_LETTERS;

	for (size_t i = 0; i < TOKEN_LETTERS; i++)
		other[i] = turned(token[i]);
	must(token_fits(token, (struct span){ other, TOKEN_LETTERS }));
	other[word.n % TOKEN_LETTERS] ^= 1;
	must(!token_fits(token, (struct span){ other, TOKEN_LETTERS }));
	for (size_t i = 0; same && i < word.n; i++)
		same = word.s[i] == token[i] || turned(word.s[i]) == token[i];
	must(token_fits(token, word) == same);
	must(!token_fits("", word));
}

static bool stands(const char *token, const char *text, size_t i, size_t n)
{
	return i + TOKEN_LETTERS <= n
		&& token_fits(token, (struct span){ text + i, TOKEN_LETTERS });
}

/* The token is put into the text, in both cases; all other bytes stay. */
static void hide_check(const char token[TOKEN_TEXT], struct span text)
{
	size_t at = text.n / 2, n = text.n + TOKEN_LETTERS;
	char *plain = xgrow(NULL, n + 1, 1), *hidden;

	memcpy(plain, text.s, at);
	memcpy(plain + at, token, TOKEN_LETTERS);
	memcpy(plain + at + TOKEN_LETTERS, text.s + at, text.n - at);
	for (size_t i = at; i < at + text.n % TOKEN_LETTERS; i++)
		plain[i] = turned(plain[i]);
	plain[n] = 0;
	hidden = xcopy(plain, n);
	token_hide(token, hidden);
	must(strlen(hidden) == n);
	for (size_t i = 0; i < n; i++) {
		must(!stands(token, hidden, i, n));
		must(hidden[i] == plain[i] || hidden[i] == '*');
	}
	for (size_t i = 0; i < at + 1 && i < n; i++)
		must(!stands(token, plain, i, n) || hidden[i] == '*');
	free(plain);
	free(hidden);
}

static void name_make(char name[25], struct span from)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
	size_t n = from.n < 24 ? from.n : 24;

	for (size_t i = 0; i < n; i++)
		name[i] = letters[(unsigned char)from.s[i] % (sizeof letters - 1)];
	if (!n)
		name[n++] = 'm';
	name[n] = 0;
}

static void address_check(const struct club *club, const struct match *m, const char *token)
{
	struct buf with = BUF_INIT, without = BUF_INIT;
	struct span found;

	token_address(&with, club, m, token);
	token_address(&without, club, m, NULL);
	must(!with.n || (without.n && with.n == without.n + 1 + TOKEN_LETTERS));
	must(!with.n || address_ok(span_of_buf(&with)));
	found = token_of_address(span_of_buf(&with));
	must(with.n ? token_fits(token, found) : !found.n);
	must(!token_fits(token, token_of_address(span_of_buf(&without))));
	buf_free(&with);
	buf_free(&without);
}

static void found_check(struct span address)
{
	struct span found = token_of_address(address);

	must(!found.s || (found.s > address.s && found.s + found.n < address.s + address.n));
	must(!found.s || (found.s[-1] == '.' && found.s[found.n] == '@'));
	must(!found.n || !memchr(found.s, '+', found.n));
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span text = { (const char *)s, n };
	struct span mail = fuzz_piece(&text), name = fuzz_piece(&text), player = fuzz_piece(&text);
	char *mail_text = xcopy(n ? mail.s : "", mail.n),
	     *player_text = xcopy(n ? player.s : "", player.n);
	char charter[] = "unsigned=token\n", token[TOKEN_TEXT], later[TOKEN_TEXT];
	struct match m = { .gid = "m.0123456789ab", .charter = charter };
	const struct seat seat = { .seat = 1 + (int)(n % MAXSEATS), .mail = player_text };
	struct club club = { .setting = { [S_MAIL] = mail_text } };

	name_make(m.name, name);
	token_make(&m, (int)n, &seat, token);
	token_make(&m, (int)n + 1, &seat, later);
	must(strlen(token) == TOKEN_LETTERS && !token_fits(token, span_of(later)));
	fits_check(token, text.n ? text : player);
	if (!span_find(text, 0))
		hide_check(token, text);
	found_check((struct span){ (const char *)s, n });
	if (address_ok(mail))
		address_check(&club, &m, token);
	free(mail_text);
	free(player_text);
	return 0;
}
