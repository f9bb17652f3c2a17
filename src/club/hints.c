/* SPDX-License-Identifier: MIT */
#include "club/hints.h"
#include "club/date.h"
#include "club/seat_person.h"
#include "club/vacation_days.h"
#include "post/words.h"

#include <limits.h>
#include <string.h>

/* What the words of somebody say. */
struct said {
	const struct context *c;
	const struct seat *seat;
	struct span words; /* all of them */
	struct span line;  /* with words that a hint goes with */
	struct span rest;  /* what follows these words in it */
};

/* Appends what stands behind a command, of which what the words leave open is three dots. Returns whether they leave
 * nothing open. */
typedef bool hint_fill(const struct said *, struct buf *);

static hint_fill fill_address, fill_days, fill_successor, fill_key, fill_report, fill_name,
	fill_fact;

/* Those of which the words of one are the other's where days stand beside them. */
enum { BACK, VACATION };

/* The words of each, in the languages that mails are written in, as words_say reads them. */
static const struct hint {
	const char *name, *command;
	hint_fill *fill; /* NULL: nothing stands behind it */
	const char *words;
	const char *beside; /* that mean it only in a line with an address; NULL: none do */
} hints[] = {
	[BACK] = { "hint-back", "vacation none", NULL,
		"i'm|im|am|we're back, back from|of .. holiday|holidays|vacation, "
		"wieder da|zur\303\274ck|zuhause, aus .. urlaub|ferien .. zur\303\274ck" },
	[VACATION] = { "hint-vacation", "vacation", fill_days,
		"holiday|holidays|vacation|vacations, "
		"i'm|im|am|be away|abroad|travelling|traveling|offline|gone, "
		"going|go away for|from|until|till|on|next|tomorrow, out of town|office, "
		"away from|until|till|for|next, urlaub|ferien|verreist|verreise|abwesend, "
		"bin|werde .. weg|fort|unterwegs|offline, nicht da|zuhause" },
	{ "hint-hand-over", "hand-over", fill_successor,
		"friend|brother|sister|wife|husband|partner|son|daughter|mate|colleague .. "
		"take|takes|taking over, "
		"somebody|someone|anybody|anyone|else .. take|takes|taking over, "
		"play|plays|playing|take|takes|continue|continues .. for me, "
		"play|plays|playing|take|takes|continue|continues .. instead of me, "
		"hand|give|pass|transfer .. my|the|this seat|place|position, "
		"hand over my|the|this, freund|freundin|bruder|schwester|mann|frau|sohn .. "
		"\303\274bernehmen|\303\274bernimmt|weiterspielen|einspringen, "
		"tochter|kollege|kollegin|jemand|anderer .. "
		"\303\274bernehmen|\303\274bernimmt|weiterspielen|einspringen, "
		"f\303\274r mich .. spielen|spielt|weiterspielen|\303\274bernehmen|einspringen, "
		"platz .. abgeben|\303\274bergeben|weitergeben" },
	{ "hint-address", "address", fill_address,
		"new|another|other|different|changed|changing|change .. "
		"address|addresses|email|e-mail|mailbox, "
		"address|email|e-mail .. changed|new|now|moved, my address|email|e-mail is, "
		"neue|neuen|andere|anderen|ge\303\244nderte .. "
		"adresse|mailadresse|e-mail-adresse|mail-adresse|e-mail|email, "
		"adresse|mailadresse|e-mail-adresse|mail-adresse .. "
		"ge\303\244ndert|\303\244ndern|neu|jetzt",
		"use|using, write|send|mail|reach|contact|answer .. at|to|under, from now on, "
		"nutzt|nutze|nutzen|benutzt|benutze|verwendet|verwende|verwenden|nehmt|nimm, "
		"schreibt|schreib|schreiben|schickt|schick|schicken|mailt .. an|unter, "
		"erreicht|erreichst|erreichen|erreichbar .. unter, ab jetzt|sofort|heute" },
	{ "hint-stop", "stop", NULL,
		"i quit|resign, i'm|im|am quitting|resigning, "
		"leave|leaving|quit|exit .. game|match|campaign|club, "
		"want|like|have|need to quit|resign, drop|dropping out, stop|stopped playing, "
		"can't|cant|cannot|don't|won't|not .. play|playing .. anymore|more|longer, "
		"no longer .. play|playing, unsubscribe, steige|aussteigen .. aus|spiel|partie, "
		"ich m\303\266chte|will|muss aussteigen|aufh\303\266ren, h\303\266re .. auf, "
		"nicht mehr .. mitspielen|spielen|mitmachen|weiterspielen|mit|weiter" },
	{ "hint-key", "key", fill_key,
		"lost|forgot|forgotten|new|another|different|change|deleted .. key, "
		"key .. lost|gone|stolen|broken|deleted, neuen|neuer|anderen .. schl\303\274ssel, "
		"schl\303\274ssel .. verloren|weg|vergessen|neu|gel\303\266scht" },
	{ "hint-report", "report", fill_report,
		"report|reports .. again|anew|lost|deleted|missing, "
		"send|resend|re-send|mail|lost|deleted|missing|again .. report|reports, "
		"not|never|no|didn't|haven't .. get|got|receive|received|have .. report|reports, "
		"bericht|berichte .. noch|nochmal|nochmals|erneut|verloren|gel\303\266scht, "
		"bericht|berichte .. fehlt|bekommen|erhalten, "
		"schick|schicke|schickt|schicken|nochmal|nochmals|erneut|keinen .. "
		"bericht|berichte" },
	{ "hint-name", "name", fill_name,
		"call me, rename me, my name should be, my name is not|wrong, "
		"change|correct|fix|misspelled|misspelt .. my name, "
		"name .. wrong|misspelled|misspelt|shown|changed, nenn|nennt|nenne mich, "
		"mein|meinen name|namen .. "
		"falsch|\303\244ndern|ge\303\244ndert|anzeigen|angezeigt" },
	{ "hint-explain", "explain", fill_fact,
		"why "
		"did|didn't|didnt|does|doesn't|do|don't|was|wasn't|were|weren't|is|isn't|am|are|"
		"has|"
		"hasn't|have|haven't|had, how come, "
		"warum|wieso|weshalb "
		"hat|habe|haben|ist|sind|bin|wurde|wurden|war|waren|konnte|kann" },
};
enum { HINTS = sizeof hints / sizeof *hints };

/* ---- what stands behind a command ---- */

/* Finds the first address in some words that is not the seat's. */
static bool find_address(const struct said *said, struct span in, struct span *address)
{
	while (span_word(&in, address)) {
		*address = span_bare(*address, "().,;:!?\"'<>");
		if (span_find(*address, '@') > address->s
			&& !span_folds(*address, said->seat->mail))
			return true;
	}
	return false;
}

/* Who names it in another line than what it is for is understood as well. */
static bool fill_address(const struct said *said, struct buf *to)
{
	struct span address;
	bool found = find_address(said, said->line, &address)
		|| find_address(said, said->words, &address);

	if (found)
		text_clean(to, address.s, address.n, SIZE_MAX);
	else
		buf_str(to, "...");
	return found;
}

static bool fill_successor(const struct said *said, struct buf *to)
{
	buf_str(to, "... ");
	fill_address(said, to);
	if (*said->seat->key)
		buf_str(to, " ...");
	return false;
}

static bool fill_key(const struct said *said, struct buf *to)
{
	(void)said;
	buf_str(to, "...");
	return false;
}

/* Returns whether the day behind a word is the first one. */
static bool leads_first(struct span word)
{
	return span_folds(word, "from") || span_folds(word, "starting") || span_folds(word, "ab");
}

/* Reads the days in a line: the most words in a row that are some. Of "away for a week from Saturday on" the last day is
 * not known. */
static bool find_days(const struct said *said, struct vacation_span *days)
{
	struct span from = said->line, word = { from.s, 0 };

	while (span_trim(from).n) {
		struct span text = span_trim(from);
		bool is_first = leads_first(word);

		while (text.n) {
			while (text.n && strchr(" .,;!?)", text.s[text.n - 1]))
				text.n--;
			if (vacation_days_read(said->c, said->seat->seat, text, days)
				&& days->last.fault != CLOCK_PAST && (!is_first || days->from))
				return true;
			while (text.n && text.s[text.n - 1] != ' ')
				text.n--;
		}
		span_word(&from, &word);
	}
	return false;
}

/* The first day is named, too, so that it can be made a later one. */
static bool fill_days(const struct said *said, struct buf *to)
{
	struct vacation_span days;
	const struct context *c = said->c;

	if (!find_days(said, &days)) {
		buf_str(to, "... to ...");
		return false;
	}
	date_day(to, c, said->seat->seat, days.from ? days.from : c->now);
	buf_str(to, " to ");
	date_day(to, c, said->seat->seat, days.last.instant[0]);
	return true;
}

/* Appends the number of a season that was played, where one stands in the line. */
static bool fill_report(const struct said *said, struct buf *to)
{
	struct span rest = said->line, word;
	long long season;

	while (span_word(&rest, &word)) {
		word = span_bare(word, ".,!?:");
		if (span_int(word, 0, said->c->m->season - 1, &season)) {
			buf_fmt(to, "%lld", season);
			return true;
		}
	}
	return true;
}

/* Appends the number of a fact, where one stands in the line. */
static bool fill_fact(const struct said *said, struct buf *to)
{
	struct span rest = said->line, word;
	long long number;

	while (span_word(&rest, &word)) {
		word = span_bare(word, ".,!?:()");
		if (span_int(word, 1, INT_MAX, &number)) {
			buf_fmt(to, "%lld", number);
			return true;
		}
	}
	buf_str(to, "...");
	return false;
}

static bool fill_name(const struct said *said, struct buf *to)
{
	struct buf name = BUF_INIT;

	words_name(&name, said->rest);
	buf_str(to, name.n ? name.s : "...");
	buf_free(&name);
	return name.n;
}

/* ---- which are meant ---- */

/* "I'm back on Monday" says until when somebody is away, "I'm back" that they are not. */
static bool means(struct said *said, int i)
{
	const char *beside = hints[i].beside;
	struct vacation_span days;
	struct span address;
	bool back = i <= VACATION && words_say(said->line, hints[BACK].words, &said->rest);

	if (i == BACK)
		return back && !find_days(said, &days);
	if (back)
		return find_days(said, &days);
	return words_say(said->line, hints[i].words, &said->rest)
		|| (beside && words_say(said->line, beside, &said->rest)
			&& find_address(said, said->line, &address));
}

/* Returns whether the letter has the command, or its time is not now. */
static bool is_needless(const struct admission *j, const struct hint *hint)
{
	struct span words = span_of(hint->command), name, with;

	span_word(&words, &name);
	for (int i = 0; i < j->mailcmds.n; i++) {
		words = span_of(j->mailcmds.line[i] + 1);
		if (span_word(&words, &with) && span_same(with, name))
			return true;
	}
	return !mailcmd_may(j->c->m, name)
		|| ((hint->fill == fill_report || hint->fill == fill_fact) && !j->c->m->season);
}

static void say_hint(struct buf *b, const struct admission *j, int i, const struct said *said)
{
	const struct hint *hint = &hints[i];
	struct buf behind = BUF_INIT;
	bool given = !hint->fill || hint->fill(said, &behind);

	buf_str(b, b->n ? "\n" : "");
	texts_tell(j->texts, b, "%s given=%d keyless=%d", hint->name, given, !*j->seat.key);
	buf_fmt(b, "    /%s%s%s\n", hint->command, behind.n ? " " : "", behind.n ? behind.s : "");
	buf_free(&behind);
}

/* Says each hint once, by the first line that means it. */
static void look_at(struct buf *b, const struct admission *j, struct span words, struct span line,
	unsigned *done)
{
	struct said said = { .c = j->c, .seat = &j->seat, .words = words, .line = line };

	for (int i = 0; i < HINTS; i++)
		if (!(*done >> i & 1) && !is_needless(j, &hints[i]) && means(&said, i)) {
			*done |= 1U << i;
			say_hint(b, j, i, &said);
		}
}

void hints_say(struct buf *b, const struct admission *j, struct span words, const struct orders *o)
{
	struct span rest = words, line;
	unsigned done = 0;

	while (span_line(&rest, &line))
		look_at(b, j, words, line, &done);
	for (int i = 0; o && i < o->lines; i++)
		if (o->line[i].what == L_BAD)
			look_at(b, j, words, o->line[i].text, &done);
}
