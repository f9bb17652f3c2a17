/* SPDX-License-Identifier: MIT */
#include "club/successor.h"
#include "post/key.h"
#include "post/mail_write.h"

#include <string.h>

bool successor_read(const struct texts *texts, struct successor *successor, const char *mailcmd,
	struct span text, struct buf *fault)
{
	struct span ahead = text, word = { NULL, 0 };
	struct public_key key;
	size_t had = fault->n;

	while (span_word(&ahead, &word) && !span_find(word, '@'))
		;
	if (!word.n || !span_find(word, '@')) {
		texts_say(texts, fault, "successor-write command=%s", mailcmd);
		return false;
	}
	successor->name = span_trim((struct span){ text.s, (size_t)(word.s - text.s) });
	successor->mail = word;
	if (!text_is_clean(successor->name.s, successor->name.n, 40))
		texts_say(texts, fault, "successor-name");
	else if (!address_ok(successor->mail))
		texts_say(texts, fault, "successor-address");
	else if (!key_read(&key, span_trim(ahead), NULL))
		texts_say(texts, fault, "successor-key");
	else
		key_line(&key, &successor->key);
	return fault->n == had;
}

/* Quotes a text as one word of a shell, since the referee copies the line. */
static void add_quoted(struct buf *b, struct span text)
{
	buf_char(b, '\'');
	for (size_t i = 0; i < text.n; i++) {
		if (text.s[i] == '\'')
			buf_str(b, "'\\'");
		buf_char(b, text.s[i]);
	}
	buf_char(b, '\'');
}

void successor_seat(
	struct buf *b, const struct match *m, int number, const char *name, const char *mail)
{
	buf_fmt(b, "tradepost seat %s %s --name ", m->name, seat_text(match_game(m), number).s);
	add_quoted(b, span_of(name));
	buf_str(b, " --mail ");
	add_quoted(b, span_of(mail));
}

void successor_command(struct buf *b, const struct match *m, int number,
	const struct successor *successor, bool replace)
{
	struct buf seat = BUF_INIT, file = BUF_INIT;

	seat_print(&seat, match_game(m), number);
	buf_fmt(&file, "%s-%s.pub", m->name, seat.s);
	if (successor)
		buf_fmt(b, "  echo '%s' \\\n    >%s\n", successor->key.s, file.s);
	buf_fmt(b, "  tradepost seat %s %s%s \\\n    --name ", m->name, seat.s,
		replace ? " --replace" : "");
	add_quoted(b, successor ? successor->name : SPAN("NAME"));
	buf_str(b, " \\\n    --mail ");
	add_quoted(b, successor ? successor->mail : SPAN("ADDRESS"));
	buf_fmt(b, " --key %s\n", successor ? file.s : "FILE.pub");
	buf_free(&seat);
	buf_free(&file);
}
