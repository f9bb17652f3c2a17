/* SPDX-License-Identifier: MIT */
#include "club/shown_lines.h"
#include "club/players.h"
#include "club/seat_person.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line of the letter with what is told of it. */
struct shown_line {
	const struct line *line;
	/* of a line that cannot be read, the one that was meant; else why it would be refused */
	struct buf more;
	struct buf who; /* which seats the players have that it names, where it cannot be read */
	const char
		*how; /* it is written right, where it cannot be read; NULL: its problem says so */
	const char *question;	/* of a policy; NULL: it is none */
	bool partly;		/* a part of it would be refused */
	bool spare;		/* its turn would not come */
	bool unasked;		/* nothing would ask for it */
	const struct buf *vain; /* what of it would come to nothing; NULL: it was not tried */
	const struct buf
		*waits; /* which lines of other seats it waits for; NULL: it was not tried */
	int first;	/* the line before it that answers the same question first; 0: none does */
};

static bool is_vain(const struct shown_line *shown)
{
	return shown->vain && shown->vain->n;
}

/* Returns the key of the text that says what becomes of a line. refused: it would be, as things stand. */
static const char *key_of(const struct shown_line *shown, bool refused)
{
	const struct line *line = shown->line;

	if (line->went == KEPT_LINE)
		return "line-kept";
	if (line->went == LATER_LINE)
		return "line-later";
	if (line->what == L_CANCEL && line->question)
		return "line-default";
	if (line->what == L_CANCEL)
		return line->went == DONE_LINE ? "line-cancelled" : "line-cancels-nothing";
	if (refused && shown->spare)
		return "line-halted";
	if (refused && shown->partly)
		return line->standing ? "line-stands-partly" : "line-partly";
	if (refused)
		return line->standing ? "line-stands-refused" : "line-refused";
	if (shown->first)
		return "line-second";
	if (shown->unasked)
		return line->standing ? "line-unasked" : "line-not-asked";
	if (shown->spare && !line->standing)
		return "line-spare";
	if (is_vain(shown))
		return line->standing ? "line-stands-vain" : "line-vain";
	return line->standing ? "line-stands" : "line-understood";
}

static void say_bad(struct buf *text, const struct texts *to, const struct shown_line *shown)
{
	const struct line *line = shown->line;
	const struct buf *reworded = &shown->more; /* with seats in place of their players */
	const char *how = shown->how;
	struct buf remedy = BUF_INIT, problem = BUF_INIT, right = BUF_INIT;

	text_clean(&right, reworded->n ? reworded->s : "", reworded->n, 200);
	if (right.n)
		texts_say(to, &remedy, "seat-not-player line=%s", right.s);
	else {
		text_clean(&remedy, shown->who.n ? shown->who.s : "", shown->who.n, 200);
		buf_str(&remedy, remedy.n && how ? ". " : "");
		text_clean(&remedy, how ? how : "", how ? strlen(how) : 0, 400);
	}
	text_clean(&problem, line->problem, strlen(line->problem), 400);
	texts_say(to, text, "not-understood remedy=%s problem=%s", remedy.n ? remedy.s : "",
		problem.s);
	buf_free(&remedy);
	buf_free(&problem);
	buf_free(&right);
}

static void write_line(struct buf *b, const struct texts *to, const struct shown_line *shown)
{
	const struct line *line = shown->line;
	bool refused = shown->more.n && line->what != L_BAD;
	struct buf text = BUF_INIT;
	char number[24];

	snprintf(number, sizeof number, "%4d  ", line->number);
	text_clean(&text, line->text.s, line->text.n, 200);
	text_wrap(b, number, "        ", text.s, text.n, 72);
	buf_clear(&text);
	if (line->what == L_BAD)
		say_bad(&text, to, shown);
	else
		texts_say(to, &text, "%s as=%s first=%d question=%s", key_of(shown, refused),
			line->as ? line->as : "", shown->first,
			shown->question ? shown->question : "");
	text_wrap(b, "        ", "        ", text.s, text.n, 72);
	if (refused)
		text_wrap(b, "          ", "          ", shown->more.s, shown->more.n, 72);
	if (is_vain(shown) && (!refused || shown->partly))
		text_wrap(b, "          ", "          ", shown->vain->s, shown->vain->n, 72);
	if (shown->waits && shown->waits->n && !refused)
		text_wrap(b, "          ", "          ", shown->waits->s, shown->waits->n, 72);
	buf_free(&text);
}

/* Returns the number of the first line of the letter that answers a question as it stands; 0: there is none. */
static int first_answer(const struct orders *o, int question)
{
	for (int i = 0; i < o->lines; i++)
		if (o->line[i].what == L_POLICY && o->line[i].standing
			&& o->line[i].question == question)
			return o->line[i].number;
	return 0;
}

static bool is_second(const struct orders *o, const struct line *line)
{
	return line->what == L_POLICY && line->standing && line->went != KEPT_LINE
		&& first_answer(o, line->question) < line->number;
}

static struct shown_line show_line(
	const struct admission *j, const struct orders *o, int i, const struct player_line *named)
{
	const struct line *line = &o->line[i];
	struct shown_line shown = {
		.line = line, .more = BUF_INIT, .who = BUF_INIT, .how = line->remedy
	};

	buf_add(&shown.more, named->right.s, named->right.n);
	buf_add(&shown.who, named->who.s, named->who.n);
	if (line->what == L_POLICY)
		shown.question = match_game(j->c->m)->questions[line->question].name;
	if (is_second(o, line))
		shown.first = first_answer(o, line->question);
	if (i < j->tried.n) {
		const struct line_verdict *told = &j->tried.line[i];

		buf_add(&shown.more, told->refusal.s, told->refusal.n);
		shown.how = told->remedy.n ? told->remedy.s : shown.how;
		shown.partly = told->partly;
		shown.spare = told->spare;
		shown.unasked = told->unasked;
		shown.vain = &told->vain;
		shown.waits = &told->waits;
	}
	return shown;
}

/* Returns of each line that cannot be read what it names of players; to be freed with each. */
static struct player_line *find_named(const struct admission *j, const struct orders *o)
{
	struct player_line *named = xalloc((size_t)o->lines + 1, sizeof *named);
	const struct edition *edition = club_edition(j->c);
	struct names reader;

	for (int i = 0; i < o->lines; i++)
		named[i] = (struct player_line){ BUF_INIT, BUF_INIT };
	if (edition) {
		reader = match_names(edition, j->c->m);
		players_reword(j->c, j->texts, &reader, o, named);
	}
	return named;
}

/* Writes what comes to nothing though no line says so. */
static void write_rest(struct buf *b, const struct admission *j)
{
	const struct buf *vain = j->tried.line ? &j->tried.line[j->tried.n].vain : NULL;

	if (vain && vain->n)
		text_wrap(b, "  ", "  ", vain->s, vain->n, 72);
}

void shown_lines_write(struct buf *b, const struct admission *j, const struct orders *o)
{
	struct player_line *named = find_named(j, o);

	for (int i = 0; i < o->lines; i++) {
		struct shown_line shown = show_line(j, o, i, &named[i]);

		write_line(b, j->texts, &shown);
		buf_free(&shown.more);
		buf_free(&shown.who);
		buf_free(&named[i].right);
		buf_free(&named[i].who);
	}
	free(named);
	write_rest(b, j);
}

static bool can_be_done(const struct orders *o, const struct line_list *tried)
{
	for (int i = 0; i < o->lines; i++)
		if (o->line[i].what != L_BAD && (i >= tried->n || !tried->line[i].refusal.n))
			return true;
	return !o->lines;
}

bool shown_lines_anew(struct buf *b, const struct admission *j, struct span orders)
{
	const struct edition *edition = club_newest_edition(j->c);
	struct admission anew = *j;
	struct names reader;
	struct orders *o;
	bool any;

	if (!edition)
		return true;
	reader = match_names(edition, j->c->m);
	o = orders_read(orders.s, orders.n, &reader);
	tried_make(&anew.tried, j->c, &j->seat, orders, false, o->lines, o);
	any = can_be_done(o, &anew.tried);
	shown_lines_write(b, &anew, o);
	tried_free(&anew.tried);
	orders_free(o);
	return any;
}

/* Writes what keeps a line of an offered letter from being done, beneath it. */
static void write_kept_from(struct buf *b, const struct texts *to, const struct line *line,
	const struct line_verdict *told)
{
	const struct shown_line shown = {
		.line = line, .partly = told->partly, .spare = told->spare
	};
	struct buf text = BUF_INIT;

	texts_say(to, &text, "%s as=%s first=%d question=%s", key_of(&shown, true), "", 0, "");
	text_wrap(b, "      ", "      ", text.s, text.n, 72);
	text_wrap(b, "        ", "        ", told->refusal.s, told->refusal.n, 72);
	buf_free(&text);
}

static void write_offered(struct buf *b, const struct texts *to, const struct orders *o,
	const struct line_list *tried)
{
	struct buf clean = BUF_INIT;

	for (int i = 0; i < o->lines; i++) {
		const struct line *line = &o->line[i];

		buf_clear(&clean);
		text_clean(&clean, line->text.s, line->text.n, LINE_BYTES);
		buf_fmt(b, "    %s\n", clean.s);
		if (line->what != L_BAD && i < tried->n && tried->line[i].refusal.n)
			write_kept_from(b, to, line, &tried->line[i]);
	}
	buf_free(&clean);
}

void shown_lines_offered(
	struct buf *b, const struct context *c, const struct seat *seat, struct span orders)
{
	const struct edition *edition = club_newest_edition(c);
	struct line_list tried;
	struct names reader;
	struct orders *o;

	if (!edition)
		return;
	reader = match_names(edition, c->m);
	o = orders_read(orders.s, orders.n, &reader);
	tried_make(&tried, c, seat, orders, false, o->lines, o);
	write_offered(b, seat_texts(c, seat->seat), o, &tried);
	tried_free(&tried);
	orders_free(o);
}

/* Writes a line that stood before; a new one for the same question counts before it. */
static void write_stood(
	struct buf *b, const struct texts *to, const struct line *line, const struct orders *letter)
{
	int first = line->what == L_POLICY ? first_answer(letter, line->question) : 0;
	struct buf told = BUF_INIT;

	buf_fmt(b, "%4d  %.*s\n", line->stood, (int)line->text.n, line->text.s);
	if (first) {
		texts_say(to, &told, "stood-second first=%d stood=%d", first, line->stood);
		text_wrap(b, "        ", "        ", told.s, told.n, 72);
	}
	buf_free(&told);
}

void shown_lines_stood(struct buf *b, const struct texts *to, const struct program *p)
{
	int shown = 0;

	for (int i = 0; i < p->stood->lines; i++) {
		if (p->stood->line[i].at < 0)
			continue;
		if (!shown++) {
			buf_char(b, '\n');
			texts_say(to, b, "taken-stand");
			buf_char(b, '\n');
		}
		write_stood(b, to, &p->stood->line[i], p->letter);
	}
}
