/* SPDX-License-Identifier: MIT */
#include "club/successor.h"
#include "club/charter.h"
#include "post/key.h"
#include "post/mail_write.h"

#include <string.h>

enum successor_fault successor_read(
	const struct match *m, struct successor *successor, struct span text)
{
	struct span ahead = text, word = { NULL, 0 };
	struct public_key key;

	while (span_word(&ahead, &word) && !span_find(word, '@'))
		;
	if (!word.n || !span_find(word, '@'))
		return SUCCESSOR_WORDS;
	successor->name = span_trim((struct span){ text.s, (size_t)(word.s - text.s) });
	successor->mail = word;
	ahead = span_trim(ahead);
	if (!text_is_clean(successor->name.s, successor->name.n, 40))
		return SUCCESSOR_NAME;
	if (!address_ok(successor->mail))
		return SUCCESSOR_ADDRESS;
	if (!ahead.n && charter_is(m, "unsigned", "token"))
		return SUCCESSOR_READ;
	if (!key_read(&key, ahead, NULL))
		return SUCCESSOR_KEY;
	key_line(&key, &successor->key);
	return SUCCESSOR_READ;
}

void successor_say(const struct texts *texts, struct buf *b, enum successor_fault fault,
	const char *mailcmd, bool keyless)
{
	switch (fault) {
	case SUCCESSOR_READ: break;
	case SUCCESSOR_WORDS:
		texts_say(texts, b, "successor-write command=%s keyless=%d", mailcmd, keyless);
		break;
	case SUCCESSOR_NAME: texts_say(texts, b, "successor-name"); break;
	case SUCCESSOR_ADDRESS: texts_say(texts, b, "successor-address"); break;
	case SUCCESSOR_KEY: texts_say(texts, b, "successor-key"); break;
	}
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
	struct buf file = BUF_INIT;
	struct short_text seat = seat_text(match_game(m), number);
	bool keyed = successor ? successor->key.n > 0 : !charter_is(m, "unsigned", "token");

	buf_fmt(&file, "%s-%s.pub", m->name, seat.s);
	if (successor && keyed)
		buf_fmt(b, "  echo '%s' \\\n    >%s\n", successor->key.s, file.s);
	buf_fmt(b, "  tradepost seat %s %s%s \\\n    --name ", m->name, seat.s,
		replace ? " --replace" : "");
	add_quoted(b, successor ? successor->name : SPAN("NAME"));
	buf_str(b, " \\\n    --mail ");
	add_quoted(b, successor ? successor->mail : SPAN("ADDRESS"));
	if (keyed)
		buf_fmt(b, " --key %s", successor ? file.s : "FILE.pub");
	buf_char(b, '\n');
	buf_free(&file);
}
