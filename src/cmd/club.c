/* SPDX-License-Identifier: MIT */
#include "cmd/club.h"
#include "base/file.h"
#include "box/read.h"
#include "cmd/calendar.h"
#include "post/key.h"
#include "post/write.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PASSWORD_BYTES = 1024, LOG_BYTES = 1 << 20 };

/* ---- settings ---- */

static const struct {
	const char *name, *otherwise;
} settings[SETTINGS] = {
	[S_NAME] = { "name", "A tradepost club" },
	[S_MAIL] = { "mail", "referee@localhost" },
	[S_REFEREE] = { "referee", "" },
	[S_TAKE] = { "take", "" },
	[S_SEND] = { "send", "spool" },
	[S_USER] = { "smtp-user", "" },
	[S_PASSWORD] = { "smtp-password-file", "" },
	[S_CA] = { "smtp-ca", "" },
	[S_STRANGERS] = { "strangers", "log" },
	[S_PATIENCE] = { "patience", "20" },
	[S_GIVE_UP] = { "give-up", "5" },
	[S_ANSWERS] = { "answers", "20" },
	[S_SUBADDRESS] = { "subaddress", "no" },
	[S_FORMAT] = { "format", "text" },
	[S_HOLIDAYS] = { "holidays", "" },
	[S_IMAP_USER] = { "imap-user", "" },
	[S_IMAP_PASSWORD] = { "imap-password-file", "" },
	[S_IMAP_CA] = { "imap-ca", "" },
	[S_IMAP_DONE] = { "imap-done", "Done" },
	[S_BOUNCES] = { "bounces", "no" },
};

const char club_settings_text[] =
	"# Settings of this tradepost club: name = value. tradepost.conf(5) tells of each.\n"
	"# A line that is left out means what it says here.\n"
	"#name = A tradepost club\n"
	"#mail = referee@localhost\n"
	"#referee =\n"
	"#take =\n"
	"#send = spool\n"
	"#smtp-user =\n"
	"#smtp-password-file =\n"
	"#smtp-ca =\n"
	"#strangers = log\n"
	"#patience = 20\n"
	"#give-up = 5\n"
	"#answers = 20\n"
	"#subaddress = no\n"
	"#format = text\n"
	"#holidays =\n"
	"#imap-user =\n"
	"#imap-password-file =\n"
	"#imap-ca =\n"
	"#imap-done = Done\n"
	"#bounces = no\n";

static void read_setting(struct club *club, const char *path, int number, struct span line)
{
	const char *equals;
	struct span name, value;

	line = span_trim(line);
	if (!line.n || line.s[0] == '#')
		return;
	equals = memchr(line.s, '=', line.n);
	if (!equals)
		die(EX_CONFIG, "%s:%d: '%.*s' is not NAME = VALUE", path, number, (int)line.n,
			line.s);
	name = span_trim((struct span){ line.s, (size_t)(equals - line.s) });
	value = span_trim((struct span){ equals + 1, line.n - (size_t)(equals + 1 - line.s) });
	for (int i = 0; i < SETTINGS; i++)
		if (span_folds(name, settings[i].name)) {
			free(club->setting[i]);
			club->setting[i] = xcopy(value.s, value.n);
			return;
		}
	die(EX_CONFIG, "%s:%d: there is no setting '%.*s'", path, number, (int)name.n, name.s);
}

static void check_number(const struct club *club, const char *path, enum setting which, int most,
	const char *of_what)
{
	long long number;

	if (!span_int(span_of(club->setting[which]), 1, most, &number))
		die(EX_CONFIG, "%s: %s = '%s' is no number of %s from 1 to %d", path,
			settings[which].name, club->setting[which], of_what, most);
}

/* words: those it may be, parted by blanks. */
static void check_word(
	const struct club *club, const char *path, enum setting which, const char *words)
{
	struct span rest = span_of(words), word;

	while (span_word(&rest, &word))
		if (span_is(word, club->setting[which]))
			return;
	die(EX_CONFIG, "%s: %s = '%s' is none of: %s", path, settings[which].name,
		club->setting[which], words);
}

/* How mails are made and sent. */
static void check_mails(const struct club *club, const char *path)
{
	check_number(club, path, S_GIVE_UP, 365, "days");
	check_number(club, path, S_ANSWERS, 100000, "answers");
	check_word(club, path, S_SUBADDRESS, "yes no");
	check_word(club, path, S_FORMAT, "text html plain");
	check_word(club, path, S_BOUNCES, "yes no");
}

static void check_settings(const struct club *club, const char *path)
{
	struct buf why = BUF_INIT;

	if (!address_ok(span_of(club->setting[S_MAIL])))
		die(EX_CONFIG, "%s: mail = '%s' is no address mails can come from", path,
			club->setting[S_MAIL]);
	if (*club->setting[S_REFEREE] && !address_ok(span_of(club->setting[S_REFEREE])))
		die(EX_CONFIG, "%s: referee = '%s' is no address a mail can be sent to", path,
			club->setting[S_REFEREE]);
	check_number(club, path, S_PATIENCE, 3600, "seconds");
	check_word(club, path, S_STRANGERS, "log answer");
	if (!holidays_check(span_of(club->setting[S_HOLIDAYS]), &why))
		die(EX_CONFIG, "%s: holidays = %s", path, why.s);
}

static void read_settings(struct club *club)
{
	char *path = club_path(club->folder, "tradepost.conf");
	struct buf text = BUF_INIT, why = BUF_INIT;
	struct span rest, line;

	for (int i = 0; i < SETTINGS; i++)
		club->setting[i] = xcopy(settings[i].otherwise, strlen(settings[i].otherwise));
	need(file_read(&text, path, 65536, &why), EX_NOINPUT, &why);
	rest = (struct span){ text.s, text.n };
	for (int number = 1; span_line(&rest, &line); number++)
		read_setting(club, path, number, line);
	check_settings(club, path);
	check_mails(club, path);
	buf_free(&text);
	free(path);
}

/* ---- opening ---- */

char *club_path(const char *folder, const char *name)
{
	struct buf b = BUF_INIT;

	buf_fmt(&b, "%s/%s", folder, name);
	return buf_take(&b);
}

char *club_file(const struct club *club, const char *name)
{
	return *name == '/' ? xcopy(name, strlen(name)) : club_path(club->folder, name);
}

char *club_password(const struct club *club, enum setting which)
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	struct span word;
	struct stat st;
	char *path;

	if (!*club->setting[which])
		return NULL;
	path = club_file(club, club->setting[which]);
	if (stat(path, &st) || st.st_mode & 077)
		die(EX_CONFIG,
			"'%s' cannot be read, or by others too: it must be there with mode 0600",
			path);
	need(file_read(&text, path, PASSWORD_BYTES, &why), EX_CONFIG, &why);
	free(path);
	word = span_trim((struct span){ text.s, text.n });
	memmove(text.s, word.s, word.n);
	buf_cut(&text, word.n);
	return buf_take(&text);
}

const struct secret_key *club_key(struct club *club, struct buf *why)
{
	char *path;

	if (club->key)
		return club->key;
	path = club_path(club->folder, "referee.key");
	club->key = xalloc(1, sizeof *club->key);
	if (!key_secret_read(club->key, path, why)) {
		free(club->key);
		club->key = NULL;
	}
	free(path);
	return club->key;
}

const char *club_referee(const struct club *club)
{
	return club->setting[*club->setting[S_REFEREE] ? S_REFEREE : S_MAIL];
}

const char *club_host(const struct club *club)
{
	return strchr(club->setting[S_MAIL], '@') + 1;
}

void club_open(struct club *club, const char *folder)
{
	struct buf why = BUF_INIT;
	char *path = club_path(folder, "club.db");

	*club = (struct club){ .folder = folder, .lock = -1 };
	if (access(path, F_OK))
		die(EX_NOINPUT, "'%s' is no club: make one with tradepost init, or name it with -C",
			folder);
	free(path);
	read_settings(club);
	club->store = store_open(folder, false, &why);
	need(club->store != NULL, EX_IOERR, &why);
}

void club_close(struct club *club)
{
	while (club->shelves) {
		struct shelf *next = club->shelves->next;

		shelf_free(club->shelves);
		club->shelves = next;
	}
	club_styles_free(club);
	store_close(club->store);
	for (int i = 0; i < SETTINGS; i++)
		free(club->setting[i]);
	if (club->key)
		key_secret_wipe(club->key);
	free(club->key);
	if (club->lock >= 0)
		close(club->lock);
	*club = (struct club){ .lock = -1 };
}

void need_store(bool ok, const struct store *store, int code, const struct buf *why)
{
	need(ok, !ok && store_busy(store) ? EX_TEMPFAIL : code, why);
}

int club_season(const struct call *call, const struct match *m)
{
	const char *text = call_flag(call, "season");
	long long season = m->season - 1;

	if (text && !span_int(span_of(text), 0, 100000, &season))
		die(EX_USAGE, "'--season %s' is no number of a season", text);
	if (season < 0 || season >= m->season)
		die(EX_NOINPUT, "season %lld of '%s' was not played yet", season < 0 ? 0 : season,
			m->name);
	return (int)season;
}

void club_lock(struct club *club, const char *work)
{
	struct buf name = BUF_INIT;
	char *path;

	buf_fmt(&name, "%s.lock", work);
	path = club_path(club->folder, name.s);
	club->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (club->lock < 0)
		die(EX_CANTCREAT, "cannot open '%s': %s", path, strerror(errno));
	if (flock(club->lock, LOCK_EX | LOCK_NB))
		die(EX_TEMPFAIL, "another 'tradepost %s' is at work in this club: try again later",
			work);
	free(path);
	buf_free(&name);
}

/* An old log of LOG_BYTES is kept beside it, so that the two never fill the disk. */
void club_log(const struct club *club, long long now, const char *match, int season)
{
	char *path = club_path(club->folder, "tradepost.log");
	char *old = club_path(club->folder, "tradepost.log.1");
	struct buf line = BUF_INIT;
	struct stat is;
	int fd;

	if (!stat(path, &is) && is.st_size >= LOG_BYTES)
		(void)!rename(path, old);
	time_print_short(&line, now);
	buf_fmt(&line, " %s: season %d was played\n", match, season);
	fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
	if (fd >= 0) {
		(void)!write(fd, line.s, line.n);
		close(fd);
	}
	buf_free(&line);
	free(path);
	free(old);
}

/* ---- what a match is played with ---- */

/* These two end the program where the data it came with cannot be read: else every match would be
 * put aside for a fault that is none of theirs. */
static struct clauses *read_clauses(const struct game *game)
{
	struct buf path = BUF_INIT, text = BUF_INIT, why = BUF_INIT;
	struct clauses *clauses;

	buf_fmt(&path, "db/rules/%s.txt", game->name);
	need(data_read(&text, path.s, &why), EX_OSFILE, &why);
	clauses = clauses_read(text.s, text.n, path.s, &why);
	need(clauses != NULL, EX_OSFILE, &why);
	buf_free(&path);
	buf_free(&text);
	return clauses;
}

static struct phrases *read_phrases(const struct rules *rules)
{
	struct buf path = BUF_INIT, text = BUF_INIT, common = BUF_INIT, why = BUF_INIT;
	struct phrases *phrases;

	buf_fmt(&path, "templates/%s.en.txt", rules->game->name);
	need(data_read(&text, path.s, &why), EX_OSFILE, &why);
	need(data_read(&common, "templates/report.en.txt", &why), EX_OSFILE, &why);
	phrases = phrases_read(
		rules, (struct span){ common.s, common.n }, (struct span){ text.s, text.n }, &why);
	need(phrases != NULL, EX_OSFILE, &why);
	buf_free(&path);
	buf_free(&text);
	buf_free(&common);
	return phrases;
}

struct shelf *shelf_make(
	const struct game *game, struct span xml, const char *name, struct buf *why)
{
	struct shelf *shelf = xalloc(1, sizeof *shelf);

	hash_bytes(shelf->hash, xml.s, xml.n);
	shelf->box = box_read(game, xml.s, xml.n, shelf->hash, name, why);
	if (!shelf->box) {
		shelf_free(shelf);
		return NULL;
	}
	shelf->rules = rules_make(shelf->box);
	shelf->clauses = read_clauses(game);
	shelf->phrases = read_phrases(shelf->rules);
	return shelf;
}

void shelf_free(struct shelf *shelf)
{
	if (!shelf)
		return;
	phrases_free(shelf->phrases);
	clauses_free(shelf->clauses);
	rules_free(shelf->rules);
	box_free(shelf->box);
	free(shelf);
}

/* A box is known by the hash of its bytes. */
static bool find_box(struct club *club, const struct match *m, struct buf *xml, struct buf *why)
{
	unsigned char hash[HASH];

	if (!store_get_box(club->store, m->box, xml, why))
		return false;
	hash_bytes(hash, xml->s, xml->n);
	if (hash_same(hash, m->box))
		return true;
	buf_fmt(why, "the stored box of '%s' is damaged; restore the store from a backup", m->name);
	return false;
}

/* game NULL: there is none, as was said. */
static struct shelf *find_shelf(
	struct club *club, const struct match *m, const struct game *game, struct buf *why)
{
	struct buf xml = BUF_INIT;
	struct shelf *shelf = NULL;

	for (struct shelf *s = club->shelves; s; s = s->next)
		if (!memcmp(s->hash, m->box, STORE_HASH) && s->box->game == game)
			return s;
	if (game && find_box(club, m, &xml, why))
		shelf = shelf_make(game, (struct span){ xml.s, xml.n }, "the stored box", why);
	buf_free(&xml);
	if (shelf) {
		shelf->next = club->shelves;
		club->shelves = shelf;
	}
	return shelf;
}

bool match_is_former(const struct match *m)
{
	return game_named(m->game) && !game_of(m->game, m->rules);
}

void match_say_former(struct buf *b, const struct match *m)
{
	if (m->state == MATCH_SEATING)
		buf_fmt(b, "make match '%s' anew: it is", m->name);
	else if (m->state == MATCH_OVER)
		buf_fmt(b,
			"'tradepost show %s --season N --seat SEAT' prints what a seat was told:"
			" match '%s' was",
			m->name, m->name);
	else if (!m->protocol)
		/* Its upgrade is refused: no record could say from which season on. */
		buf_fmt(b,
			"play match '%s' on with the tradepost it was played with, or make a new"
			" one: it has no records, so 'upgrade' does not take it, and it is",
			m->name);
	else
		buf_fmt(b, "write 'tradepost upgrade %s --why TEXT': match '%s' is", m->name,
			m->name);
	buf_fmt(b, " played by revision %d of the rules of '%s', which this program does not have",
		m->rules, m->game);
}

struct shelf *club_shelf(struct club *club, const struct match *m, struct buf *why)
{
	if (match_is_former(m)) {
		match_say_former(why, m);
		return NULL;
	}
	if (!game_named(m->game))
		buf_fmt(why, "match '%s' is of the game '%s', which this program does not play",
			m->name, m->game);
	return find_shelf(club, m, game_of(m->game, m->rules), why);
}

struct shelf *club_newest_shelf(struct club *club, const struct match *m, struct buf *why)
{
	if (!game_named(m->game))
		return club_shelf(club, m, why);
	return find_shelf(club, m, game_named(m->game), why);
}

void no_such_game(const char *name)
{
	struct buf list = BUF_INIT;

	for (const struct game *const *g = games(); *g; g++)
		buf_fmt(&list, " %s", (*g)->name);
	die(EX_USAGE, "there is no game '%s'; there are:%s", name, list.s);
}
