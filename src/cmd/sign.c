/* SPDX-License-Identifier: MIT
 * sign: an order text as a sealed block, with the player's values for the dice. They come from the
 * player's key, so there is nothing else to keep. */
#include "base/data.h"
#include "club/mailcmd.h"
#include "cmd/cmd.h"
#include "cmd/player.h"
#include "core/tp1.h"
#include "post/key.h"
#include "post/seal.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- what only the key can add ---- */

/* The chain of a key in the match that a header names. find_chain returns false where the header
 * names no gid, or not the record that opened the match. */
struct own_chain {
	struct tp1_chain chain;
	unsigned char tip[HASH];
	char gid[64];
};

static bool find_chain(struct own_chain *own, const struct orders *o, const struct secret_key *key)
{
	unsigned char open[HASH];
	struct public_key public = key_public(key);

	if (!span_find(o->match, '.') || o->match.n >= sizeof own->gid
		|| !hash_from_text(open, o->open))
		return false;
	for (size_t i = 0; i < o->match.n; i++)
		own->gid[i] = (char)(o->match.s[i] >= 'A' && o->match.s[i] <= 'Z'
				? o->match.s[i] + 'a' - 'A'
				: o->match.s[i]);
	own->gid[o->match.n] = 0;
	own->chain = (struct tp1_chain){ TP1_PLAYER, own->gid, { 0 } };
	memcpy(own->chain.owner, public.pk, HASH);
	tp1_player_tip(own->tip, own->gid, open, key->sk);
	return true;
}

static void put_value(struct buf *b, const char *words, const struct own_chain *own, int i)
{
	unsigned char value[HASH];
	char text[HASH_TEXT];

	tp1_value(value, &own->chain, own->tip, i);
	hash_text(text, value);
	buf_fmt(b, "%s%s\n", words, text);
}

/* Fills in the value of the cast that the line `nonce` numbers, and the anchor behind /join. */
static void add_values(struct buf *text, const struct own_chain *own, const struct orders *o)
{
	struct span rest = { text->s, text->n }, line, word;
	struct buf filled = BUF_INIT;
	long long cast = -1;
	bool numbered = span_int(o->nonce, 0, TP1_CASTS - 1, &cast);

	while (span_line(&rest, &line)) {
		struct span behind = line;
		bool first = span_word(&behind, &word);

		if (first && word.s[word.n - 1] == ':')
			word.n--;

		if (first && numbered && span_folds(word, "nonce")) {
			put_value(&filled, "nonce    ", own, (int)cast + 1);
			numbered = false;
		} else if (first && span_folds(word, "/join") && !span_trim(behind).n) {
			put_value(&filled, "/join ", own, 0);
		} else {
			buf_add(&filled, line.s, line.n);
			buf_char(&filled, '\n');
		}
	}
	buf_free(text);
	*text = filled;
}

static void give(struct buf *text, const struct orders *o, const struct secret_key *key)
{
	struct own_chain own;

	if (!find_chain(&own, o, key))
		return;
	add_values(text, &own, o);
	chance_wipe(&own, sizeof own);
}

void player_sign(
	struct buf *text, const struct orders *o, const struct secret_key *key, struct buf *block)
{
	struct buf signature = BUF_INIT, comment = BUF_INIT;

	give(text, o, key);
	buf_fmt(&comment, "match=%.*s seat=%.*s", (int)o->match.n, o->match.s, (int)o->seat.n,
		o->seat.s);
	if (o->season >= 0)
		buf_fmt(&comment, " season=%lld", o->season);
	seal_sign(key, span_of_buf(text), comment.s, &signature);
	seal_block(span_of_buf(&signature), span_of_buf(text), block);
	buf_free(&signature);
	buf_free(&comment);
}

/* ---- signing ---- */

/* Refuses a letter that would be refused for its header, while it can still be corrected. */
static void check_header(const char *path, const struct orders *o, bool only_asks, bool binds)
{
	struct texts *texts = data_texts("templates/order.en.txt", NULL);
	struct buf fault = BUF_INIT;

	if (orders_header_says(o, texts, &fault))
		die(EX_DATAERR, "%s: %s", path, fault.s);
	texts_free(texts);
	if (!o->match.n || !o->seat.n || (o->season < 0 && !only_asks))
		die(EX_DATAERR, "%s: the header has no line '%s': start from a report's template",
			path,
			!o->match.n	     ? "match"
				: !o->seat.n ? "seat"
					     : "season");
	if (binds && !span_find(o->match, '.') && !o->saw.n && !o->open.n)
		die(EX_DATAERR,
			"%s: name the match whole, as the line 'match' of every template does, "
			"with the dot and the letters after it",
			path);
}

/* Tells why no value for the dice will stand behind `nonce`, or one of another cast, though the lines are
 * there. A match whose seasons were taken back has had more casts than seasons. */
static void warn_of_values(const char *path, const struct orders *o)
{
	static const char *const remedy =
		"copy the lines from 'match' to 'nonce' of the last report unchanged";
	unsigned char hash[HASH];
	bool filled = hash_from_text(hash, o->nonce);
	long long cast = -1;

	if (!filled && !span_int(o->nonce, 0, TP1_CASTS - 1, &cast))
		warn("%s: %s: the line 'nonce' has neither its number nor a value: if you have "
		     "joined, the letter is refused",
			path, remedy);
	else if (!filled && (!span_find(o->match, '.') || !hash_from_text(hash, o->open)))
		warn("%s: %s: the line '%s' is not whole, so 'nonce' gets no value: if you have "
		     "joined, the letter is refused",
			path, remedy, span_find(o->match, '.') ? "open" : "match");
	else if (!filled && o->season >= 0 && cast != o->season)
		warn("%s: %s: the line 'nonce' has the number %lld and 'season' %lld, so that the"
		     " letter is refused if you have joined%s",
			path, remedy, cast, o->season,
			cast > o->season ? ", unless seasons were taken back" : "");
	if (o->saw.n && !hash_from_text(hash, o->saw))
		warn("%s: %s: the value of 'saw' is no hash of a record, so the letter is refused",
			path, remedy);
}

/* Tells what only the club can know, where it would refuse the letter for that. */
static void warn_of_refusals(const char *path, const struct orders *o)
{
	if (!o->nonce.n || !o->open.n)
		warn("%s: if you have joined, begin with the template of the last report: the "
		     "lines 'open' and 'nonce' are missing, and without them your letters are "
		     "refused",
			path);
	else
		warn_of_values(path, o);
	if (o->seq < 0)
		warn("%s: add a line 'seq' with a higher number if a letter of yours is in for "
		     "that season: without it this letter does not replace the other one",
			path);
}

static struct orders *read_header(const char *path, const struct buf *text)
{
	struct buf rest = BUF_INIT;
	struct mailcmd_list mailcmds;
	struct orders *o;
	bool only_asks;

	mailcmd_cut((struct span){ text->s, text->n }, &rest, &mailcmds);
	o = orders_read(rest.s, rest.n, NULL);
	only_asks = mailcmds.n && !mailcmd_changes(&mailcmds)
		&& mailcmd_header_only((struct span){ rest.s, rest.n });
	check_header(path, o, only_asks, !only_asks || mailcmd_binds(&mailcmds));
	if (!only_asks)
		warn_of_refusals(path, o);
	mailcmd_free(&mailcmds);
	buf_free(&rest);
	return o;
}

int cmd_sign(const struct command_call *call)
{
	const char *file = call_flag(call, "key");
	struct buf text = BUF_INIT, block = BUF_INIT, why = BUF_INIT;
	struct secret_key *key;
	struct orders *o;

	if (!file)
		die(EX_USAGE, "'--key' is missing: see tradepost help sign");
	player_text(call->word[0], &text);
	o = read_header(call->word[0], &text);
	key = key_secret_open(file, &why);
	need(key != NULL, access(file, F_OK) ? EX_NOINPUT : EX_NOPERM, &why);
	player_sign(&text, o, key, &block);
	key_secret_close(key);
	fputs(block.s, stdout);
	orders_free(o);
	buf_free(&text);
	buf_free(&block);
	return EX_DONE;
}
