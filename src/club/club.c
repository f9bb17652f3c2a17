/* SPDX-License-Identifier: MIT */
#include "club/club.h"
#include "base/clock.h"
#include "base/data.h"
#include "base/file.h"
#include "post/key.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { SETTINGS_BYTES = 65536, PASSWORD_BYTES = 1024, LOG_BYTES = 1 << 20 };

/* ---- texts ---- */

void club_say(const struct club *club, struct buf *b, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	texts_vsay(club->texts, b, form, ap);
	va_end(ap);
}

void club_say_problem(const struct texts *texts, struct buf *b, const struct problem *problem)
{
	if (problem->text)
		texts_say(texts, b, "%s word=%s", problem->text, problem->word);
}

bool club_read_key(
	const struct club *club, struct public_key *key, struct span text, struct buf *why)
{
	struct problem problem = { .text = NULL };

	key_read(key, text, &problem);
	club_say_problem(club->texts, why, &problem);
	return !problem.text;
}

void club_tell(const struct club *club, struct buf *b, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	texts_vtell(club->texts, b, form, ap);
	va_end(ap);
}

/* Appends the hour in UTC of a time whose hour comes twice in the zone. */
static void add_utc(struct buf *b, const char *zone, long long seconds)
{
	long long at[2];

	if (clock_instants(zone, clock_local(zone, seconds), at) == 2)
		buf_fmt(b, "%02d:%02d", (int)(seconds % 86400 / 3600), (int)(seconds % 3600 / 60));
	buf_str(b, "");
}

struct short_text club_date(const struct texts *texts, const char *zone, long long seconds)
{
	struct buf b = BUF_INIT, hour = BUF_INIT, utc = BUF_INIT;
	time_t t = (time_t)clock_local(zone, seconds);
	struct short_text text;
	struct tm tm;

	if (gmtime_r(&t, &tm)) {
		buf_fmt(&hour, "%02d:%02d", tm.tm_hour, tm.tm_min);
		add_utc(&utc, zone, seconds);
		texts_say(texts, &b,
			"date weekday=%d day=%d month=%d year=%d hour=%s zone=%s utc=%s",
			tm.tm_wday + 1, tm.tm_mday, tm.tm_mon + 1, tm.tm_year + 1900, hour.s, zone,
			utc.s);
	} else {
		buf_int(&b, seconds);
	}
	snprintf(text.s, sizeof text.s, "%s", b.s);
	buf_free(&b);
	buf_free(&hour);
	buf_free(&utc);
	return text;
}

/* ---- languages ---- */

struct club_language {
	struct texts *texts;
	struct club_language *next;
};

/* Adds what the data has of a language. Returns false with the reason of the first text that is wrong. */
static bool add_language(struct texts *texts, struct buf *why)
{
	static const char *const part[] = { "mail", "command", "order" };
	struct buf name = BUF_INIT, wrong = BUF_INIT;
	bool well = true;

	for (size_t i = 0; i < sizeof part / sizeof *part; i++) {
		buf_clear(&name);
		buf_clear(&wrong);
		buf_fmt(&name, "templates/%s.%s.txt", part[i], texts_language(texts));
		if (!data_has(name.s) || data_add_texts(texts, name.s, &wrong))
			continue;
		buf_str(why, well ? wrong.s : "");
		well = false;
	}
	buf_free(&name);
	buf_free(&wrong);
	return well;
}

static bool is_there(const char *language)
{
	struct buf name = BUF_INIT;
	bool there;

	buf_fmt(&name, "templates/mail.%s.txt", language);
	there = texts_is_language(span_of(language)) && data_has(name.s);
	buf_free(&name);
	return there;
}

bool club_has_language(const struct club *club, const char *language, struct buf *why)
{
	struct texts *texts;
	bool well;

	if (!is_there(language)) {
		buf_str(why, "write one of those that mails can be written in: ");
		data_languages(why, "mail");
		return false;
	}
	texts = texts_make(language, club->texts);
	well = add_language(texts, why);
	texts_free(texts);
	return well;
}

static const struct texts *read_language(struct club *club, const char *name)
{
	struct club_language *language = xalloc(1, sizeof *language);
	struct buf why = BUF_INIT;

	*language = (struct club_language){ texts_make(name, club->texts), club->languages };
	club->languages = language;
	if (!add_language(language->texts, &why))
		club_warn(club, "%s; until then that is said in English", why.s);
	buf_free(&why);
	return language->texts;
}

const struct texts *club_texts(struct club *club, const char *name)
{
	struct club_language *language = club->languages;

	while (language && strcmp(texts_language(language->texts), name) != 0)
		language = language->next;
	if (language)
		return language->texts;
	return strcmp(name, "en") != 0 && is_there(name) ? read_language(club, name) : club->texts;
}

static void free_languages(struct club *club)
{
	while (club->languages) {
		struct club_language *next = club->languages->next;

		texts_free(club->languages->texts);
		free(club->languages);
		club->languages = next;
	}
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

bool club_password(
	const struct club *club, enum setting which, struct buf *password, struct buf *why)
{
	struct span word;
	struct stat st;
	char *path;
	bool ok;

	if (!*club->setting[which])
		return true;
	path = club_file(club, club->setting[which]);
	ok = !stat(path, &st) && !(st.st_mode & 077);
	if (!ok)
		buf_fmt(why,
			"'%s' cannot be read, or by others too: it must be there with mode 0600",
			path);
	ok = ok && file_read(password, path, PASSWORD_BYTES, why);
	free(path);
	word = span_trim(span_of_buf(password));
	memmove(password->s, word.s, word.n);
	buf_cut(password, word.n);
	return ok;
}

const struct secret_key *club_key(struct club *club, struct buf *why)
{
	char *path;

	if (club->key)
		return club->key;
	path = club_path(club->folder, "referee.key");
	club->key = key_secret_open(path, why);
	free(path);
	return club->key;
}

bool context_since(const struct context *c, long long time, long long seconds)
{
	bool passed = c->now - seconds >= time;

	if (!passed && c->until && time < *c->until - seconds)
		*c->until = time + seconds;
	return passed;
}

const char *club_referee(const struct club *club)
{
	return club->setting[*club->setting[S_REFEREE] ? S_REFEREE : S_MAIL];
}

const char *club_host(const struct club *club)
{
	return strchr(club->setting[S_MAIL], '@') + 1;
}

/* The settings may name a program that is run, and what is in the store is played. */
static bool is_ours(const char *path, struct buf *why)
{
	struct stat st;

	if (stat(path, &st) || !(st.st_mode & S_IWOTH))
		return true;
	buf_fmt(why,
		"'%s' can be written by everybody: look at what others may have changed ('tradepost"
		" replay' plays seasons again), then 'chmod o-w %s'",
		path, path);
	return false;
}

enum club_state club_open(struct club *club, const char *folder, struct buf *why)
{
	char *path = club_path(folder, "club.db"), *conf = club_path(folder, "tradepost.conf");
	enum club_state how = CLUB_NONE;
	struct buf text = BUF_INIT;

	*club = (struct club){ .folder = folder,
		.lock = -1,
		.texts = data_texts("templates/mail.en.txt", "templates/command.en.txt",
			"templates/order.en.txt", NULL) };
	if (access(path, F_OK)) {
		buf_fmt(why, "'%s' is no club: make one with tradepost init, or name it with -C",
			folder);
	} else if (file_read(&text, conf, SETTINGS_BYTES, why)) {
		how = CLUB_UNSET;
		if (is_ours(conf, why)
			&& settings_read(club->setting, conf, span_of_buf(&text), why)) {
			if (is_ours(path, why))
				club->store = store_open(folder, false, why);
			how = club->store ? CLUB_OPEN : CLUB_UNREAD;
		}
	}
	buf_free(&text);
	free(path);
	free(conf);
	return how;
}

/* ---- stylesheets: the club's own, or else ours ---- */

struct club_style {
	char *name;
	struct style *style;
	struct club_style *next;
};

static char *own_template(const struct club *club, const char *name)
{
	struct buf path = BUF_INIT;
	char *own;

	buf_fmt(&path, "templates/%s", name);
	own = club_path(club->folder, path.s);
	buf_free(&path);
	return own;
}

bool club_template(const void *with, const char *name, struct buf *b, struct buf *why)
{
	char *own = own_template(with, name);
	struct buf path = BUF_INIT;
	bool ok;

	buf_fmt(&path, "templates/%s", name);
	if (!access(own, F_OK))
		ok = file_read(b, own, STYLESHEET_MOST, why);
	else
		ok = data_read(b, path.s, why);
	free(own);
	buf_free(&path);
	return ok;
}

bool club_has_template(const struct club *club, const char *name)
{
	char *own = own_template(club, name);
	struct buf path = BUF_INIT;
	bool has;

	buf_fmt(&path, "templates/%s", name);
	has = !access(own, F_OK) || data_has(path.s);
	free(own);
	buf_free(&path);
	return has;
}

const struct style *club_style(struct club *club, const char *name, struct buf *why)
{
	struct club_style *s = club->styles;
	struct style *style;

	while (s && strcmp(s->name, name))
		s = s->next;
	if (s)
		return s->style;
	style = style_read(name, club_template, club, why);
	if (!style)
		return NULL;
	s = xalloc(1, sizeof *s);
	*s = (struct club_style){ xcopy(name, strlen(name)), style, club->styles };
	club->styles = s;
	return style;
}

static void free_styles(struct club *club)
{
	while (club->styles) {
		struct club_style *next = club->styles->next;

		style_free(club->styles->style);
		free(club->styles->name);
		free(club->styles);
		club->styles = next;
	}
}

/* ---- the end ---- */

void club_warn(const struct club *club, const char *form, ...)
{
	struct buf line = BUF_INIT;
	va_list ap;

	va_start(ap, form);
	buf_vfmt(&line, form, ap);
	va_end(ap);
	if (club->warn)
		club->warn(line.s);
	buf_free(&line);
}

void club_close(struct club *club)
{
	apart_end(&club->trials.apart);
	while (club->editions) {
		struct edition *next = club->editions->next;

		edition_free(club->editions);
		club->editions = next;
	}
	free_styles(club);
	free_languages(club);
	texts_free(club->texts);
	store_close(club->store);
	for (int i = 0; i < SETTINGS; i++)
		free(club->setting[i]);
	key_secret_close(club->key);
	if (club->lock >= 0)
		close(club->lock);
	*club = (struct club){ .lock = -1 };
}

/* A log of LOG_BYTES replaces the old one, so that the two never fill the disk. */
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

/* Finds the box and checks it against its hash. */
static bool find_box(const struct context *c, struct buf *xml)
{
	unsigned char hash[HASH];

	if (!store_get_box(c->club->store, c->m->box, xml, c->why))
		return false;
	hash_bytes(hash, xml->s, xml->n);
	if (hash_same(hash, c->m->box))
		return true;
	buf_fmt(c->why, "the stored box of '%s' is damaged; restore the store from a backup",
		c->m->name);
	return false;
}

/* game NULL: there is none, as why says. */
static struct edition *find_edition(const struct context *c, const struct game *game)
{
	struct buf xml = BUF_INIT;
	struct edition *edition = NULL;

	for (struct edition *s = c->club->editions; s; s = s->next)
		if (!memcmp(s->hash, c->m->box, STORE_HASH) && s->box->game == game)
			return s;
	if (game && find_box(c, &xml))
		edition =
			edition_make(game, (struct span){ xml.s, xml.n }, "the stored box", c->why);
	buf_free(&xml);
	if (edition) {
		edition->next = c->club->editions;
		c->club->editions = edition;
	}
	return edition;
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
			"use 'tradepost show %s --season N --seat SEAT', which prints"
			" what a seat was told: match '%s' was",
			m->name, m->name);
	else
		buf_fmt(b, "write 'tradepost upgrade %s --why TEXT': match '%s' is", m->name,
			m->name);
	buf_fmt(b, " played by revision %d of the rules of '%s', which this program does not have",
		m->rules, m->game);
}

struct edition *club_edition(const struct context *c)
{
	const struct match *m = c->m;

	if (match_is_former(m)) {
		match_say_former(c->why, m);
		return NULL;
	}
	if (!game_named(m->game))
		buf_fmt(c->why, "match '%s' is of the game '%s', which this program does not play",
			m->name, m->game);
	return find_edition(c, game_of(m->game, m->rules));
}

struct edition *club_newest_edition(const struct context *c)
{
	if (!game_named(c->m->game))
		return club_edition(c);
	return find_edition(c, game_named(c->m->game));
}

struct mail_owner club_owner(const struct club *club,
	bool (*reads)(struct span line, const void *with), const void *with)
{
	return (struct mail_owner){ club->setting[S_NAME], strchr(club->setting[S_MAIL], '@'),
		reads, with };
}
