/* SPDX-License-Identifier: MIT */
#include "report/simulate/repair.h"
#include "report/simulate/left_out.h"
#include "report/simulate/repair_words.h"
#include "core/remedy.h"
#include "report/text/offers.h"

#include <stdio.h>
#include <string.h>

/* The most words of a line that is looked at, words that are added, words of which one changes places with the next, and
 * beginnings of orders that are tried in all. */
enum { LONGEST = 24, ADDED = 2, EXCHANGED = 3, TRIES = 6000 };

struct repairing {
	const struct repair *of;
	const struct line_words *words;
	struct repair_word *said; /* of each of the words */
	int form;
	struct line_words line;	 /* the order as far as it is made */
	struct form_state state; /* in which it can go on */
	int left;		 /* words that may be added */
	bool named;		 /* a name was added */
	int tries;		 /* that are left */
	int n;
	struct order *found;
	struct buf text[REPAIRS]; /* of each that was found */
};

/* ---- what a form has ---- */

static bool is_name_hole(const struct arg *hole)
{
	return hole->type == T_KIND || hole->type == T_CLASS || hole->type == T_PIECE;
}

static bool takes_kinds(const struct form_pattern *p)
{
	for (int i = 0; i < p->holes; i++)
		if (is_name_hole(&p->hole[i]))
			return true;
	return false;
}

static bool has_word(const struct form_pattern *p, struct span word)
{
	for (int i = 0; i < p->nodes; i++)
		if (p->node[i].what == N_WORD && span_same(p->node[i].word, word))
			return true;
	return false;
}

static const struct form_pattern *pattern(const struct repairing *to)
{
	return &to->of->names->rules->form[to->form];
}

/* Returns whether the form takes a name that is such a word, or is it for one piece. */
static bool is_taken(const struct repairing *to, struct span word)
{
	const struct form_pattern *p = pattern(to);
	struct buf single = BUF_INIT;
	bool is = false;
	thing x;

	for (int i = 0; i < p->holes && !is; i++) {
		is = thing_read(&x, to->of->names, &p->hole[i], word, NULL);
		for (int k = 0; !is && form_single(&single, word, k); k++)
			is = thing_read(&x, to->of->names, &p->hole[i], span_of_buf(&single), NULL);
	}
	buf_free(&single);
	return is;
}

static bool takes_numbers(const struct form_pattern *p)
{
	for (int i = 0; i < p->holes; i++)
		if (p->hole[i].type == T_INT)
			return true;
	return false;
}

static bool is_left_out(const struct repairing *to, const struct repair_word *said)
{
	const struct form_pattern *p = pattern(to);
	const struct form *form = &to->of->names->rules->game->forms[to->form];

	if (said->range && (form->files || form->picks))
		return false;
	return said->harmless || (said->number == 1 && !takes_numbers(p))
		|| (said->leading && !has_word(p, said->bare))
		|| (said->any_piece && !is_taken(to, said->bare))
		|| (form->files && said->wishes && !has_word(p, said->bare));
}

/* Returns whether a word is what the name behind it is one of, "ship packet" where the form has a <starship>. */
static bool leads_name(const struct repairing *to, int i)
{
	const struct form_pattern *p = pattern(to);
	struct span word = to->said[i].bare;
	bool leads = false;

	if (word.n < 4 || i + 1 >= to->words->n)
		return false;
	for (int k = 0; k < p->holes && !leads; k++) {
		struct span name = p->hole[k].name;

		if (!is_name_hole(&p->hole[k]) || name.n < word.n)
			continue;
		name.s += name.n - word.n;
		name.n = word.n;
		leads = span_alike(name, word);
	}
	return leads && is_taken(to, to->said[i + 1].bare);
}

/* ---- making ---- */

static void walk(struct repairing *to, int i);

/* Goes on with a word behind what is an order so far, where it fits; n: how many words of the line it stands for.
 * Returns whether it fits. */
static bool go_on(struct repairing *to, int i, int n, struct span word)
{
	const struct form_state state = to->state;
	const int at = to->line.n;
	const bool comma = at && to->line.comma[at - 1];
	bool fits = words_add(&to->line, word) && to->line.n == at + 1
		&& form_goes_on(&to->state, to->of->names, to->form, to->line.word[at]);

	if (fits)
		walk(to, i + n);
	to->line.n = at;
	if (at)
		to->line.comma[at - 1] = comma;
	to->state = state;
	return fits;
}

static void take_found(struct repairing *to)
{
	struct buf said = BUF_INIT;
	struct order o;
	bool is = form_read(&o, to->of->names, &to->line, NULL, NULL);

	if (is)
		form_print(&said, to->of->names, &o);
	for (int i = 0; i < to->n && is; i++)
		is = !span_same(span_of_buf(&to->text[i]), span_of_buf(&said));
	if (is && to->n < REPAIRS) {
		to->found[to->n] = o;
		to->text[to->n++] = said;
	} else {
		buf_free(&said);
	}
}

/* Adds a word of the form, or the name that comes next, of each that may stand there. */
static void add_words(struct repairing *to, int i)
{
	const struct form_pattern *p = pattern(to);
	const int left = to->left;

	/* Of an order whose verb is missing nothing else may be: too many could be meant. */
	to->left = to->line.n ? left - 1 : 0;
	for (int k = 0; k < p->nodes; k++)
		if (p->node[k].what == N_WORD && !p->node[k].glued)
			go_on(to, i, 0, p->node[k].word);
	to->left = left;
}

static void add_name(struct repairing *to, int i)
{
	const struct names *names = to->of->names;
	const struct form_pattern *p = pattern(to);
	struct buf name = BUF_INIT;
	struct order o;
	struct choice c;
	int group, hole;

	if (!form_begins(&o, names, to->form, &to->line))
		return;
	o.seat = to->of->seat;
	hole = form_next(names->rules, &o, false, false, &group);
	if (hole < 0 || p->hole[hole].type == T_INT || p->hole[hole].type == T_TIMES)
		return;
	offers_of_hole(to->of->ahead, to->of->seat, &o, hole, &c);
	to->left--;
	to->named = true;
	for (int k = 0; k < c.n; k++) {
		buf_clear(&name);
		value_print(&name, names, &p->hole[hole], c.o[k].what);
		go_on(to, i, 0, span_of_buf(&name));
	}
	to->named = false;
	to->left++;
	buf_free(&name);
}

/* Tries a word, or n of them as one name, as the one that it is like. */
static void mend_word(struct repairing *to, int i, int n, struct span word)
{
	const struct form_pattern *p = pattern(to);
	struct buf name = BUF_INIT;

	to->left--;
	for (int k = 0; k < p->nodes; k++)
		if (p->node[k].what == N_WORD && p->node[k].word.n > 2
			&& word_is_mistyped(word, p->node[k].word))
			go_on(to, i, n, p->node[k].word);
	for (int k = 0; k < p->holes; k++) {
		buf_clear(&name);
		if (word.n > 3 && remedy_name(&name, to->of->names, &p->hole[k], word))
			go_on(to, i, n, span_of_buf(&name));
	}
	to->left++;
	buf_free(&name);
}

/* Tries a first word as those that players of the board game write it for. */
static bool say_called(struct repairing *to, int i)
{
	const char *const *called = to->said[i].called;
	bool fits = false;

	for (; !to->line.n && *called; called++)
		fits |= go_on(to, i, 1, span_of(*called));
	return fits;
}

/* Tries a number that is written out. */
static bool say_number(struct repairing *to, int i)
{
	char number[12];

	if (!to->said[i].number)
		return false;
	snprintf(number, sizeof number, "%d", to->said[i].number);
	return go_on(to, i, 1, span_of(number));
}

/* Writes a name so many times. Returns whether all fit; the caller takes them off again. */
static bool write_times(struct repairing *to, struct span name, int times)
{
	for (int at = to->line.n; times > 0; times--, at++)
		if (!words_add(&to->line, name) || to->line.n != at + 1
			|| !form_goes_on(&to->state, to->of->names, to->form, to->line.word[at]))
			return false;
	return true;
}

/* Tries a number before a name as the name so many times, where the form takes no numbers: "3 medics". */
static bool say_times(struct repairing *to, int i)
{
	enum { MOST = 9 };
	const struct form_state state = to->state;
	const int at = to->line.n;
	struct buf single = BUF_INIT;
	long long times = to->said[i].number;
	bool fits = false;

	if ((times || span_int(to->said[i].bare, 2, MOST, &times)) && times > 1
		&& i + 1 < to->words->n && !takes_numbers(pattern(to)))
		for (int k = -1; !fits && (k < 0 || form_single(&single, to->said[i + 1].bare, k));
			k++) {
			fits = write_times(to, k < 0 ? to->said[i + 1].bare : span_of_buf(&single),
				(int)times);
			if (fits)
				walk(to, i + 2);
			to->line.n = at;
			to->state = state;
		}
	buf_free(&single);
	return fits;
}

static bool say_otherwise(struct repairing *to, int i)
{
	const uint64_t otherwise = to->said[i].otherwise;
	bool fits = say_called(to, i);

	for (int k = 0; otherwise >> k; k++)
		if (otherwise >> k & 1
			&& (has_word(pattern(to), span_of(repair_otherwise(k)))
				|| takes_kinds(pattern(to))))
			fits |= go_on(to, i, 1, span_of(repair_otherwise(k)));
	return fits;
}

/* Returns the word of a hole <a|b> that a name behind the order so far means now; n 0: none does. */
static struct span word_called(const struct repairing *to, struct span name)
{
	const struct table *t = to->of->ahead;
	const struct form_pattern *p = pattern(to);
	struct span word = { NULL, 0 };
	struct order o = { .form = to->form, .seat = to->of->seat };
	thing k = t->game->word_for ? box_kind(t->box, name.s, name.n, NULL, NULL) : NONE;

	for (int hole = 0; k && hole < p->holes && !word.n; hole++) {
		int called = p->hole[hole].type == T_WORDS
			? t->game->word_for(t, o.seat, &o, hole, k)
			: -1;

		if (called >= 0)
			word = words_nth(p->hole[hole].words, called);
	}
	return word;
}

/* Tries a name of n words as the word that means it now, which may stand before it already: "buy crew regulars". */
static void call_name(struct repairing *to, int i, int n, struct span name)
{
	const struct span word = word_called(to, name);

	if (word.n && i && span_alike(to->said[i - 1].bare, word))
		walk(to, i + n);
	else if (word.n)
		go_on(to, i, n, word);
}

/* Tries words as one name, "wolf rider", or as one for several, "wolf riders". */
static void join_words(struct repairing *to, int i)
{
	struct buf name = BUF_INIT, single = BUF_INIT;

	for (int n = 0; n < 3 && i + n < to->words->n; n++) {
		struct span word = to->said[i + n].bare;
		bool fits = false;

		if (n)
			buf_char(&name, '-');
		buf_add(&name, word.s, word.n);
		if (n)
			fits = go_on(to, i, n + 1, span_of_buf(&name));
		if (!fits)
			call_name(to, i, n + 1, span_of_buf(&name));
		for (int k = 0; n && !fits && form_single(&single, span_of_buf(&name), k); k++)
			fits = go_on(to, i, n + 1, span_of_buf(&single));
		if (n == 1 && !fits && to->left)
			mend_word(to, i, n + 1, span_of_buf(&name));
	}
	buf_free(&single);
	buf_free(&name);
}

/* Gets what may be named next behind the order so far. Returns whether a name can stand there. */
static bool offer_next(const struct repairing *to, struct choice *c)
{
	struct order o;
	int group, hole = -1;

	if (form_begins(&o, to->of->names, to->form, &to->line)) {
		o.seat = to->of->seat;
		hole = form_next(to->of->names->rules, &o, false, false, &group);
	}
	if (hole >= 0)
		offers_of_hole(to->of->ahead, to->of->seat, &o, hole, c);
	return hole >= 0;
}

static bool is_part_of_name(const struct box *box, struct span word)
{
	for (int k = 1; k <= box->kinds && word.n > 3; k++)
		if (remedy_has_part(span_of(box->kind[k].name), word))
			return true;
	return false;
}

/* Returns whether the word beside one is another part of the name: "trade route" is one name, not two. */
static bool is_spelt_out(const struct repairing *to, int i, struct span name)
{
	return (i && remedy_has_part(name, to->said[i - 1].bare))
		|| (i + 1 < to->words->n && remedy_has_part(name, to->said[i + 1].bare));
}

/* Tries a word as a part of a name: "knight" is a barbarian-knight, where that may be named or there can be no other. */
static bool complete_name(struct repairing *to, int i, struct span word)
{
	const struct box *box = to->of->names->rules->box;
	struct choice c;
	bool offers, fits = false;

	if (!is_part_of_name(box, word))
		return false;
	offers = offer_next(to, &c);
	for (int all = !offers; all < 2 && !fits; all++)
		for (int k = 1; k <= box->kinds; k++)
			if (remedy_has_part(span_of(box->kind[k].name), word)
				&& !is_spelt_out(to, i, span_of(box->kind[k].name))
				&& (all || offers_have(&c, KINDS + k)))
				fits |= go_on(to, i, 1, span_of(box->kind[k].name));
	return fits;
}

/* Returns the seat whose all are told from a word on, "ships of blue", or "blue's ships"; 0: none is. *n: of how many
 * words. */
static int find_owner(const struct repairing *to, int i, int *n)
{
	const struct names *names = to->of->names;
	int owner = 0, k = i;

	for (; k < to->words->n && (!owner || repair_is_group(to->said[k].bare)); k++) {
		struct span word = to->said[k].bare;

		if (word.n > 2 && word.s[word.n - 2] == '\'' && (word.s[word.n - 1] | 32) == 's')
			word.n -= 2;
		if (repair_is_group(word))
			continue;
		owner = seat_find(names->rules->game, word, names->seats);
		if (!owner)
			return 0;
	}
	*n = k - i;
	return owner;
}

/* Appends the names of a seat's that may stand next, and returns how many there are. */
static int list_of_owner(struct buf *b, const struct repairing *to, int owner)
{
	const struct names *names = to->of->names;
	struct buf name = BUF_INIT, seat = BUF_INIT;
	struct order o;
	struct choice c = { 0 };
	int group, hole, n = 0;

	seat_print(&seat, names->rules->game, owner);
	if (form_begins(&o, names, to->form, &to->line)
		&& (hole = form_next(names->rules, &o, false, false, &group)) >= 0) {
		o.seat = to->of->seat;
		offers_of_hole(to->of->ahead, to->of->seat, &o, hole, &c);
		for (int k = 0; k < c.n; k++) {
			buf_clear(&name);
			value_print(&name, names, &pattern(to)->hole[hole], c.o[k].what);
			if (!remedy_has_part(span_of_buf(&name), span_of_buf(&seat)))
				continue;
			buf_fmt(b, "%s%s", n++ ? " " : "", name.s);
		}
	}
	buf_free(&seat);
	buf_free(&name);
	return n;
}

/* Goes on with some names, instead of n words of the line. */
static void go_on_all(struct repairing *to, int i, int n, struct span names)
{
	const struct form_state state = to->state;
	const int at = to->line.n;
	struct span name;
	bool fits = true;

	while (fits && span_word(&names, &name))
		fits = words_add(&to->line, name)
			&& form_goes_on(&to->state, to->of->names, to->form, name);
	if (fits)
		walk(to, i + n);
	to->line.n = at;
	to->state = state;
}

/* Tries "both ships of blue" as the names that these have. */
static void take_all_of(struct repairing *to, int i)
{
	const bool both = to->said[i].both;
	struct buf list = BUF_INIT;
	int n, owner = both || to->said[i].all ? find_owner(to, i + 1, &n) : 0;
	int had = owner ? list_of_owner(&list, to, owner) : 0;

	if (had > 0 && (!both || had == 2))
		go_on_all(to, i, n + 1, span_of_buf(&list));
	buf_free(&list);
}

static void take_word(struct repairing *to, int i)
{
	const struct repair_word *said = &to->said[i];
	const struct span word = said->word, bare = said->bare;
	struct buf single = BUF_INIT;
	bool fits;

	if (said->all && i + 1 < to->words->n && is_taken(to, said[1].bare)) {
		walk(to, i + 1);
		return;
	}
	fits = !said->article && go_on(to, i, 1, word);

	if (!fits && bare.n < word.n)
		fits = go_on(to, i, 1, bare);
	for (int k = 0; !fits && form_single(&single, bare, k); k++)
		fits = go_on(to, i, 1, span_of_buf(&single));
	for (int k = 0; !fits && form_single(&single, bare, k); k++)
		fits = complete_name(to, i, span_of_buf(&single));
	if (!fits)
		fits = complete_name(to, i, bare);
	fits |= say_otherwise(to, i);
	fits |= say_number(to, i);
	fits = fits || say_times(to, i);
	if (is_left_out(to, said) || leads_name(to, i) || said->lies_there)
		walk(to, i + 1);
	else if (!fits && to->left)
		mend_word(to, i, 1, bare);
	buf_free(&single);
}

/* Returns whether words may be added before one: where a line says what something is for, no word of an order was left
 * out. */
static bool may_add(const struct repairing *to, int i)
{
	int before = i - 1;

	while (before > 0 && to->said[before].harmless)
		before--;
	return to->left && !(i < to->words->n && to->said[i].aims)
		&& !(before >= 0 && to->said[before].aims);
}

static void walk(struct repairing *to, int i)
{
	if (to->n == REPAIRS || to->tries-- <= 0)
		return;
	if (i == to->words->n) {
		take_found(to);
		return;
	}
	take_word(to, i);
	join_words(to, i);
	take_all_of(to, i);
	if (may_add(to, i))
		add_words(to, i);
	if (may_add(to, i) && to->line.n && !to->named)
		add_name(to, i);
}

/* Returns whether a line that begins with no order is one of this form: of the verb that it lacks. */
static bool is_looked_at(const struct repairing *to)
{
	const struct repair *of = to->of;
	const struct form_pattern *p = pattern(to);

	return offers_in_season(of->names->rules->game, to->form, of->season)
		&& (!of->verb.n || form_begins_some(of->names, to->words->word[0])
			|| span_same(p->node[p->first].word, of->verb));
}

/* Cuts numbers that stand behind their names, "charisma 3, leadership", as the forms have them. Returns false where none
 * does, or one might count what is behind it: "charisma 3 leadership". */
static bool turn_numbers(struct line_words *words)
{
	long long n;
	bool apart = true;
	int turned = 0;

	for (int i = 1; i < words->n; i++) {
		struct span name = words->word[i], next = { "", 0 };

		if (i + 1 < words->n)
			next = words->word[i + 1];
		if (span_folds(name, "and") || span_folds(name, "und") || span_folds(name, "&")) {
			apart = true;
		} else if (next.n && span_int(next, 0, 1000, &n)) {
			apart = i + 2 < words->n && next.s[next.n] == ',';
			words->word[i++] = next;
			words->word[i] = name;
			turned++;
		} else if (!apart || span_int(name, 0, 1000, &n)) {
			return false;
		}
	}
	return turned > 0;
}

static bool says_nothing(const struct line_words *words)
{
	for (int i = 0; i < words->n; i++)
		if (!repair_is_harmless(form_bare(words->word[i])))
			return false;
	return true;
}

static void find_with(
	struct repairing *to, const struct line_words *words, struct repair_word said[], int added)
{
	const int forms = to->of->names->rules->forms;

	repair_look_around(said, to->of->names, words);
	for (int i = 0; i < words->n; i++)
		said[i].lies_there = left_out_lies_there(to->of->ahead, to->of->names, words, i);
	to->words = words;
	to->said = said;
	to->left = added;
	for (to->form = 1; to->form <= forms; to->form++) {
		to->state = form_start(to->of->names, to->form);
		if (is_looked_at(to))
			walk(to, 0);
	}
}

/* What lies between two words is no other place for one of them. */
static bool has_range(const struct repair *of, const struct line_words *words)
{
	for (int i = 0; i < words->n; i++)
		if (form_is_range(of->names, words, i))
			return true;
	return false;
}

/* Exchanges a word with the next one; commas stay. */
static void exchange(struct line_words *words, struct repair_word said[], int i)
{
	const struct span word = words->word[i];
	const struct repair_word looked = said[i];

	words->word[i] = words->word[i + 1];
	words->word[i + 1] = word;
	said[i] = said[i + 1];
	said[i + 1] = looked;
}

int repair_find(struct order found[REPAIRS], const struct repair *of, struct span line)
{
	struct repairing to = { .of = of, .tries = TRIES, .found = found };
	struct line_words words, turned;
	struct repair_word said[LONGEST];
	struct buf dashed = BUF_INIT;

	if (!words_cut(&words, line) || !words.n || words.n > LONGEST || says_nothing(&words))
		return 0;
	if (form_dashed(&dashed, line) && words_cut(&turned, span_of_buf(&dashed))) {
		repair_look(said, of->names, &turned);
		for (int added = 0; added <= ADDED && !to.n; added++)
			find_with(&to, &turned, said, added);
	}
	if (!to.n && form_joined(&turned, of->names->rules->box, &words)) {
		repair_look(said, of->names, &turned);
		for (int added = 0; added <= ADDED && !to.n; added++)
			find_with(&to, &turned, said, added);
	}
	turned = words;
	if (!to.n && turn_numbers(&turned)) {
		repair_look(said, of->names, &turned);
		find_with(&to, &turned, said, 0);
	}
	repair_look(said, of->names, &words);
	for (int added = 0; added <= ADDED && !to.n; added++)
		find_with(&to, &words, said, added);
	for (int i = 1; i <= EXCHANGED && i + 1 < words.n && !to.n && !has_range(of, &words); i++) {
		exchange(&words, said, i);
		find_with(&to, &words, said, 0);
		exchange(&words, said, i);
	}
	for (int i = 0; i < to.n; i++) {
		found[i].seat = of->seat;
		buf_free(&to.text[i]);
	}
	buf_free(&dashed);
	return to.n;
}
