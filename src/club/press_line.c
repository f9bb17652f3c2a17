/* SPDX-License-Identifier: MIT */
#include "club/press_line.h"
#include "core/orders.h"
#include "post/words.h"
#include "proof/mailcmd_list.h"

#include <string.h>

static bool is_addressee(const struct names *names, struct span word)
{
	word = span_bare(word, ",:");
	return seat_find(names->rules->game, word, names->seats) || span_folds(word, "all")
		|| span_folds(word, "anonymous") || span_folds(word, "later");
}

/* Cuts a line /press off what is said in it. Returns whether it names somebody, and more follows. */
static bool cut_press(const struct names *names, struct span *line, struct span *said)
{
	struct span rest = *line, ahead, word;
	bool names_some = false;

	if (!span_word(&rest, &word) || !span_folds(word, "/press"))
		return false;
	for (ahead = rest; span_word(&ahead, &word) && is_addressee(names, word); rest = ahead)
		names_some = true;
	*said = span_trim(rest);
	line->n = (size_t)(said->s - line->s);
	*line = span_bare(span_trim(*line), ",:");
	return names_some && said->n;
}

/* Returns whether the text of a command ends in a line /end. */
static bool ends_below(struct span rest)
{
	struct span line = { rest.s, 0 };

	while (span_line(&rest, &line) && (!line.n || line.s[0] != '/'))
		;
	return span_folds(span_trim(line), "/end");
}

static bool no_words_below(const struct names *names, struct span rest)
{
	struct span line;

	while (span_line(&rest, &line))
		if (line.n && line.s[0] != '/' && orders_surety(names, line) != SURELY
			&& words_one_speaks(line))
			return false;
	return true;
}

void press_lines(struct buf *words, const struct names *names)
{
	struct span rest = span_of_buf(words), line, said;
	struct buf put = BUF_INIT;
	bool text = false;

	while (span_line(&rest, &line)) {
		struct span whole = line;
		bool inside = mailcmd_is_text(line, &text), ended = ends_below(rest);

		if (!inside && cut_press(names, &line, &said)
			&& (ended || no_words_below(names, rest))) {
			buf_fmt(&put, "%.*s\n%.*s\n%s", (int)line.n, line.s, (int)said.n, said.s,
				ended ? "" : "/end\n");
			text = ended;
		} else {
			buf_fmt(&put, "%.*s\n", (int)whole.n, whole.s);
		}
	}
	buf_free(words);
	*words = put;
}
