/* SPDX-License-Identifier: MIT */
#include "base/data.h"
#include "unit.h"
#include "base/file.h"
#include "box/read.h"
#include "core/tp1.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int (*unit_act)(struct table *, int seat, int n);
void (*unit_season)(struct table *);

/* ---- the small game ---- */

static const struct zone zones[] = {
	[BOARD] = { "board", OPEN, 0 },
	[BANK] = { "bank", OPEN, 0 },
	[HAND_OF] = { "hand", HAND, 0 },
	[BAG] = { "bag", POUCH, 0 },
	[PILE] = { "pile", SHUT, 0 },
	[SAFE] = { "safe", SECRET, 0 },
	[MIST] = { "mist", FOG, 0 },
	{ 0 },
};

static const struct dial dials[] = {
	[GOLD] = { "gold", OF_SEAT, 0, 0, 0, OPEN, EVER, 0, 0 },
	[POWER] = { "power", OF_SEAT, 1, -5, 5, SECRET, EVER, 0, 0 },
	[MOVES] = { "moves", OF_SEAT, 2, 0, 9, OPEN, TURN, 0, 0 },
	[RICH] = { "rich", OF_SPACE, 0, 0, 3, OPEN, EVER, 0, 0 },
	[DAMAGE] = { "damage", OF_PIECE, 0, 0, 9, OPEN, EVER, 0, 0 },
	[TIRED] = { "tired", OF_PIECE, 0, 0, 1, OPEN, TURN, 0, 0 },
	[GOODS] = { "goods", OF_SEAT, 0, 0, 7, HAND, EVER, 3, 0 },
	[ROUND] = { "round", OF_TABLE, 0, 0, 0, OPEN, SEASON, 0, 0 },
	[FIXED] = { "fixed", OF_TABLE, 7, 1, 9, SHUT, EVER, 0, 0 },
	[HAZE] = { "haze", OF_PIECE, 0, 0, 9, FOG, EVER, 0, 0 },
	[KEEPER] = { "keeper", OF_SPACE, 0, 0, 0, OPEN, EVER, 0, "seat" },
	[CAUSE] = { "cause", OF_PIECE, 0, 0, 0, OPEN, EVER, 0, "card" },
	[GOAL] = { "goal", OF_PIECE, 0, 0, 0, OPEN, EVER, 0, "land" },
	[MOOD] = { "mood", OF_SEAT, 0, 0, 0, OPEN, EVER, 0, "calm|cross" },
	{ 0 },
};

static const struct column columns[] = {
	[STRENGTH] = { "strength", NULL },
	[TERRAIN] = { "terrain", "sea|land" },
	{ 0 },
};

static const struct key keys[] = {
	[PRICE] = { "price", NULL, 4 },
	[PACE] = { "pace", "slow|fast", 0 },
	[EXTRAS] = { "extras", "+fog|gales|monks", 0 },
	{ 0 },
};

static int twice(const struct table *t, int side, int nth)
{
	(void)t;
	(void)nth;
	return 2 * side;
}

static const struct label labels[] = {
	[BATTLE] = { "battle", "space:at int:round" },
	[DUEL] = { "duel", "piece:who" },
	[CAST] = { "cast", "seat:by", false, twice },
	[PICK] = { "pick", "", true },
	{ 0 },
};

static const struct fact facts[] = {
	[SAID] = { "said", "seat:by int:what", "a 1" },
	[SAW] = { "saw", "seat:by | piece:what", "a 2" },
	[NO] = { "no", "int:why", "a 3" },
	[NOT_THERE] = { "not-there", "space:at", "a 4" },
	[UNRULED] = { "unruled", "int:why", NULL },
	{ 0 },
};

static int gold_of(const struct table *t, int seat, const int *about, thing arg)
{
	(void)about;
	return dial(t, arg ? arg : seat, GOLD);
}

static int strength_of(const struct table *t, int seat, const int *about, thing arg)
{
	(void)seat;
	(void)about;
	return arg ? num(t, arg, STRENGTH) : 0;
}

static int terrain_of(const struct table *t, int seat, const int *about, thing arg)
{
	(void)seat;
	(void)about;
	return arg ? num(t, arg, TERRAIN) : 0;
}

static int holder_of(const struct table *t, int seat, const int *about, thing arg)
{
	(void)seat;
	(void)about;
	return arg && first(t, arg) ? owner(t, first(t, arg)) : NOBODY;
}

static const struct field fields[] = {
	{ 0 },
	{ "gold <seat>", gold_of, NULL },
	{ "strength <unit>", strength_of, NULL },
	{ "terrain <space>", terrain_of, "sea|land" },
	{ "holder <space>", holder_of, "<seat>" },
	{ 0 },
};

static const struct question questions[] = {
	[STANCE] = { "stance", "space:at seat:enemy int:round", "fight|retreat|siege", "retreat",
		"q 1" },
	[GIVE_UP] = { "give-up", "", "<card>+", "lot", "q 2" },
	[LOSE] = { "lose", "", "<unit>+", "", "q 3" },
	[SEND] = { "send", "", "none|<unit>+ at <space>", "all", "q 4" },
	[TARGET] = { "target", "unit:with", "<seat>", "", "q 5" },
	[BID] = { "bid", "", "<int>", "", "q 6" },
	{ 0 },
};

static int play_act(struct table *t, int seat, const struct order *o)
{
	return unit_act ? unit_act(t, seat, part(o, 0, 0, 0)) : DONE;
}

static int play_done(struct table *t, int seat, const struct order *o)
{
	tell(t, ALL, SAID, seat, o->form);
	return DONE;
}

/* Gives nothing away alone: it needs another seat's offer of the same number. */
static int play_offer(struct table *t, int seat, const struct order *o)
{
	for (int s = 1; s <= players(t); s++) {
		const struct order *other = NULL;

		while (s != seat && (other = seek(t, s, F_OFFER, other)))
			if (part(other, 0, 0, 0) == part(o, 0, 0, 0)) {
				spend(t, other);
				gain(t, seat, GOLD, 1);
				gain(t, s, GOLD, 1);
				return DONE;
			}
	}
	return WAITS;
}

static int play_pay(struct table *t, int seat, const struct order *o)
{
	gain(t, seat, GOLD, -1);
	gain(t, seat, GOODS + 1, 1);
	tell(t, ALL, SAID, seat, 1);
	if (part(o, 0, 0, 0) > dial(t, seat, GOLD))
		return refuse(t, NO, part(o, 0, 0, 0));
	return DONE;
}

static const struct form forms[] = {
	[F_MARCH] = { "march <unit> {<space>-<space>}+", "f 1", 1 << LATE, play_done, { 0 }, 0 },
	[F_BUILD] = { "build <unit> <space>+", "f 2", 1 << EARLY, play_done, { 0 }, 0 },
	[F_DEAL] = { "deal <seat> give {<int> <unit>}+ take {<int> <unit>}+", "f 3", 1 << LATE,
		play_done, { 0 }, 0 },
	[F_GOLD] = { "gold a [<times>]", "f 4", 1 << LATE, play_done, { 0 }, 0 },
	[F_SAY] = { "say <loud|quiet|lower> [to <seat>+ [<any>]]", "f 5", 1 << LATE, play_done,
		{ 0 }, 0 },
	[F_KEEP] = { "keep <card>+", "f 6", 1 << LATE, 0, { 0 }, GIVE_UP },
	[F_ACT] = { "act <int>", "f 7", 1 << EARLY | 1 << LATE, play_act, { 0 }, 0 },
	[F_ALSO] = { "also <int>", "f 8", 1 << LATE, play_act, { 0 }, 0 },
	[F_OFFER] = { "offer <int>", "f 9", 1 << LATE, play_offer, { 0 }, 0 },
	[F_PAY] = { "pay <int>", "f 10", 1 << EARLY, play_pay, { 0 }, 0 },
	[F_PAIR] = { "pair {[<int>] <unit>+}+ end", "f 11", 1 << LATE, play_done, { 0 }, 0 },
	{ 0 },
};

/* "!4" is "act 4". */
static enum surety read_shorthand(const char *line, char words[READ_MOST])
{
	if (*line != '!')
		return CHATTER;
	snprintf(words, READ_MOST, "act %s", line + 1);
	return SURELY;
}

static void play_nothing(struct table *t)
{
	(void)t;
}

static void play_season(struct table *t)
{
	if (unit_season)
		unit_season(t);
}

static bool never_over(const struct table *t)
{
	(void)t;
	return false;
}

/* The cross ones stand first, but gold is what counts as points. */
static long rank_of(const struct table *t, int seat, int tie)
{
	return dial(t, seat, tie ? GOLD : MOOD);
}

/* The fog: everybody sees his own well, the common one roughly, and others' by their number. */
static enum detail sees(const struct table *t, int seat, thing at)
{
	(void)t;
	if (at < PLACES)
		return NOTHING;
	if ((at - PLACES) % 16 == seat)
		return EXACTLY;
	return (at - PLACES) % 16 ? NUMBER : BAND;
}

static const char *const phases[] = { "early", "late", NULL };
static const char *const links_of_game[] = { "next-to", NULL };
static const char *const areas_of_game[] = { "map", "land", NULL };

const struct game unit_game = {
	.name = "small",
	.title = "Small",
	.phases = phases,
	.least = 2,
	.most = 4,
	.ties = 2,
	.points = 1,
	.zones = zones,
	.dials = dials,
	.columns = columns,
	.keys = keys,
	.labels = labels,
	.facts = facts,
	.fields = fields,
	.questions = questions,
	.forms = forms,
	.read = read_shorthand,
	.links = links_of_game,
	.areas = areas_of_game,
	.setup = play_nothing,
	.season = play_season,
	.over = never_over,
	.rank = rank_of,
	.sees = sees,
};

const char unit_xml[] =
	"<box game=\"small\" title=\"Small\" edition=\"1\">"
	"<number name=\"price\" value=\"4\">gold</number>"
	"<option name=\"pace\" value=\"slow\"/><option name=\"extras\" value=\"fog\"/>"
	"<class name=\"unit\" home=\"bank\">"
	"<kind name=\"army\" title=\"Army\" n=\"40\" mark=\"A\" strength=\"2\"/>"
	"<kind name=\"archer\" title=\"Archer\" n=\"20\" mark=\"R\" strength=\"1\"/>"
	"<kind name=\"ship\" title=\"Ship\" n=\"10\" mark=\"S\" strength=\"3\"/>"
	"<kind name=\"big-ship\" title=\"Big Ship\" n=\"4\" mark=\"B\" strength=\"5\"/>"
	"</class>"
	"<class name=\"card\" home=\"pile\" single=\"yes\">"
	"<kind name=\"raid\" title=\"Raid\" n=\"2\" strength=\"4\"/>"
	"<kind name=\"rally\" title=\"Rally\" n=\"2\" strength=\"1\"/>"
	"<kind name=\"ruse\" title=\"Ruse\" n=\"1\" strength=\"4\"/>"
	"</class>"
	"<set name=\"soldier\">army archer</set>"
	"<map name=\"a\" seats=\"2-4\" cell=\"9\"><legend>Marks.</legend>"
	"<space name=\"s1\" mark=\"s01\" row=\"0\" column=\"0\" terrain=\"land\" in=\"land\" "
	"next-to=\"s2\"/>"
	"<space name=\"s2\" row=\"0\" column=\"9\" terrain=\"land\" in=\"land\" next-to=\"s1 "
	"4,6\"/>"
	"<space name=\"4,6\" row=\"0\" column=\"18\" terrain=\"sea\" next-to=\"s2\"/>"
	"<space name=\"12\" row=\"0\" column=\"27\" terrain=\"sea\"/>"
	"</map></box>";

/* ---- opening ---- */

static void open_box(struct unit *u, const struct game *game, const char *xml, size_t n)
{
	static const unsigned char hash[HASH];

	assert_true(chance_begin());
	u->box = box_read(game, xml, n, hash, "box.xml", &u->why);
	if (!u->box)
		fail_msg("%s", u->why.s);
	u->rules = rules_make(u->box, data_texts("templates/order.en.txt", NULL));
	u->t = table_new(u->rules, 3, NULL, &u->why);
	if (!u->t)
		fail_msg("%s", u->why.s);
	u->r = (struct names){ u->rules, u->t->map, u->t->seats };
}

int unit_open(void **state)
{
	struct unit *u = xalloc(1, sizeof *u);

	u->why = (struct buf)BUF_INIT;
	unit_act = NULL;
	unit_season = NULL;
	open_box(u, &unit_game, unit_xml, strlen(unit_xml));
	*state = u;
	return 0;
}

int unit_open_ktech(void **state)
{
	const char *top = getenv("srcdir");
	struct unit *u = xalloc(1, sizeof *u);
	struct buf path = BUF_INIT, xml = BUF_INIT;

	u->why = (struct buf)BUF_INIT;
	buf_fmt(&path, "%s/db/boxes/ktech.xml", top ? top : ".");
	if (!file_read(&xml, path.s, BOX_MOST, &u->why))
		fail_msg("%s", u->why.s);
	open_box(u, game_named("ktech"), xml.s, xml.n);
	buf_free(&path);
	buf_free(&xml);
	*state = u;
	return 0;
}

int unit_close(void **state)
{
	struct unit *u = *state;

	for (int s = 1; s <= u->t->seats; s++)
		program_free(u->t->program[s]);
	table_free(u->t);
	rules_free(u->rules);
	box_free(u->box);
	buf_free(&u->why);
	free(u);
	return 0;
}

thing unit_kind(const struct unit *u, const char *name)
{
	thing k = box_kind(u->box, name, strlen(name), NULL, NULL);

	assert_int_not_equal(k, NONE);
	return k;
}

thing unit_space(const struct unit *u, const char *name)
{
	thing at = box_space(u->t->map, name, strlen(name));

	assert_int_not_equal(at, NONE);
	return at;
}

/* ---- letters ---- */

struct orders *unit_orders(const struct unit *u, const char *text)
{
	struct buf canonical = BUF_INIT;
	struct orders *o;

	text_canonical(&canonical, text, strlen(text));
	o = orders_read(canonical.s, canonical.n, &u->r);
	buf_free(&canonical);
	return o;
}

struct program *unit_program(
	const struct unit *u, int season, const char *standing, const char *text)
{
	return program_make(
		&u->r, season, 1, span_of(standing), text ? unit_orders(u, text) : NULL);
}

void unit_letter(struct unit *u, int seat, const char *text)
{
	struct orders *o = unit_orders(u, text);

	program_free(u->t->program[seat]);
	u->t->program[seat] = program_make(&u->r, season(u->t) + 1, seat, SPAN(""), o);
}

const struct line *unit_line(const struct unit *u, int seat, int number)
{
	const struct orders *o = u->t->program[seat]->letter;

	assert_in_range(number, 1, o->lines);
	return &o->line[number - 1];
}

/* ---- playing ---- */

void unit_play(struct unit *u)
{
	static const unsigned char secret[SECRET_BYTES];
	struct chance chance;

	tp1_alone(&chance, "unit", secret, season(u->t) + 1);
	season_play(u->t, &chance, false);
}

int unit_count(const struct unit *u, int verb)
{
	struct entry e = { 0 };
	int n = 0;

	while (journal_next(&u->t->journal, &e))
		n += e.verb == verb;
	return n;
}

bool unit_dies(void (*call)(struct unit *), struct unit *u)
{
	int status = 0;
	pid_t child;

	fflush(NULL);
	child = fork();
	if (!child) {
		/* What bug() says would be taken for a failure. */
		if (!freopen("/dev/null", "w", stderr))
			_exit(1);
		signal(SIGABRT, SIG_DFL);
		call(u);
		_exit(0);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

struct buf unit_image(const struct table *t)
{
	struct buf b = BUF_INIT;

	table_write(t, &b);
	return b;
}
