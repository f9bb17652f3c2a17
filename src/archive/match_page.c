/* SPDX-License-Identifier: MIT
 * A match in the archive: players, settings, its seasons at a glance, and each season's page. */
#include "archive/pages.h"
#include "club/charter.h"
#include "club/deadline.h"
#include "club/games.h"
#include "club/mails.h"
#include "club/public.h"
#include "report/page.h"

#include <stdio.h>
#include <string.h>

static const char *state_of(const struct match *m)
{
	switch (m->state) {
	case MATCH_SEATING: return "seating";
	case MATCH_OPEN: return "open";
	case MATCH_OVER: return "over";
	case MATCH_ASIDE: break;
	}
	return "aside";
}

/* Adds the attributes that the pages of the match and of the club share. edition: NULL: unknown. */
static void add_head(const struct archive *a, struct buf *b, const struct match *m,
	const struct edition *edition)
{
	const struct context in = { a->club, m, 0, NULL };

	xml_attr(b, "name", m->name);
	xml_attr(b, "game", m->game);
	xml_attr(b, "gid", m->gid);
	if (edition)
		archive_word(b, edition->phrases);
	xml_attr(b, "state", state_of(m));
	xml_int(b, "next", m->season);
	xml_int(b, "seats", m->seats);
	archive_time(b, "made", m->made);
	if (m->state == MATCH_OPEN && m->deadline)
		archive_local_time(b, &in, "due", deadline_due(&in));
}

/* A player who wants to be named has a page, of all seats of their person, or else of their key. Whose a seat
 * with neither is, nothing tells, so its player has no other match. */
static bool add_player_id(
	struct archive *a, const struct context *c, struct buf *b, const struct seat *seat)
{
	struct buf from = BUF_INIT;
	struct person person;
	enum found found = store_find_whose(c->club->store, seat, &person, c->why);
	struct player_match *appearance;
	unsigned char hash[HASH];

	if (found == UNREAD)
		return false;
	if (!(a->appearances & (a->appearances - 1)))
		a->appearance = xgrow(a->appearance, a->appearances ? 2 * a->appearances : 1,
			sizeof *a->appearance);
	appearance = &a->appearance[a->appearances++];
	if (found == FOUND)
		buf_fmt(&from, "person %lld", person.id);
	else if (*seat->key)
		buf_str(&from, seat->key);
	else
		buf_fmt(&from, "%s %d %s", c->m->gid, seat->seat, seat->name);
	if (found == FOUND)
		person_free(&person);
	hash_bytes(hash, from.s, from.n);
	buf_free(&from);
	for (int i = 0; i < ARCHIVE_ID / 2; i++)
		snprintf(appearance->id + 2 * i, 3, "%02x", hash[i]);
	xml_attr(b, "id", appearance->id);
	return true;
}

static bool add_people(struct archive *a, const struct context *c, struct buf *b)
{

	for (int s = 1; s <= c->m->seats; s++) {
		struct attendance_row row;
		struct seat seat = { 0 };
		struct duty duty;

		if (store_get_seat(c->club->store, c->m->id, s, &seat, c->why) == UNREAD)
			return false;
		if (!store_get_attendance(c->club->store, c->m->id, s, &row, c->why)
			|| !match_duty(c, s, &duty)) {
			seat_free(&seat);
			return false;
		}
		buf_str(b, "<player");
		if (seat.name && seat.public && !add_player_id(a, c, b, &seat)) {
			seat_free(&seat);
			return false;
		}
		xml_seat(b, "seat", match_game(c->m), s);
		xml_attr(b, "seated", seat.name ? "yes" : "no");
		xml_attr(b, "name", seat.name && seat.public ? seat.name : "");
		xml_int(b, "seasons", row.seasons);
		xml_int(b, "letters", row.letters);
		xml_attr(b, "open", row.vacant && !duty.out ? "yes" : "no");
		buf_str(b, "/>\n");
		seat_free(&seat);
	}
	return true;
}

static bool add_leavers(const struct context *c, struct buf *b)
{
	enum found found;
	struct former_player_row row;
	long long after = 0;

	while ((found = store_next_leaver(c->club->store, c->m->id, after, &row, c->why))
		== FOUND) {
		after = row.id;
		buf_str(b, "<left");
		xml_seat(b, "seat", match_game(c->m), row.seat);
		xml_attr(b, "name", row.public ? row.name : "");
		xml_int(b, "till", row.season - 1);
		buf_str(b, "/>\n");
		leaver_row_free(&row);
	}
	return found != UNREAD;
}

static void add_charter(const struct match *m, struct buf *b)
{
	struct buf charter = BUF_INIT;

	charter_print(&charter, m);
	buf_str(b, "<charter>");
	xml_text(b, charter.s, charter.n);
	buf_str(b, "</charter>\n");
	buf_free(&charter);
}

static bool make_match_pages(struct archive *a, const struct context *c,
	const struct edition *edition, const struct buf *people, const struct buf *seasons,
	bool ruled)
{
	struct buf path = BUF_INIT, feed = BUF_INIT, search = BUF_INIT, xml = BUF_INIT,
		   site = BUF_INIT;
	bool ok;

	match_site(&site, c);
	buf_str(&xml, "<match-page");
	if (site.n)
		xml_attr(&xml, "site", site.s);
	xml_attr(&xml, "club", a->club->setting[S_NAME]);
	xml_attr(&xml, "title", edition->rules->game->title);
	add_head(a, &xml, c->m, edition);
	xml_attr(&xml, "docket", ruled ? "yes" : "no");
	xml_attr(&xml, "search", a->searched ? "yes" : "no");
	buf_str(&xml, ">\n");
	buf_add(&xml, people->s, people->n);
	ok = add_leavers(c, &xml);
	add_charter(c->m, &xml);
	buf_add(&xml, seasons->s, seasons->n);
	buf_str(&xml, "</match-page>\n");
	buf_fmt(&path, "matches/%s/index.html", c->m->name);
	buf_fmt(&feed, "matches/%s/feed.xml", c->m->name);
	buf_fmt(&search, "matches/%s/search.js", c->m->name);
	ok = ok && archive_page(a, path.s, "archive-match.xsl", span_of_buf(&xml), c->why)
		&& archive_page(a, feed.s, "archive-feed.xsl", span_of_buf(&xml), c->why)
		&& (!a->searched
			|| archive_page(
				a, search.s, "archive-search.xsl", span_of_buf(&xml), c->why));
	buf_free(&path);
	buf_free(&feed);
	buf_free(&search);
	buf_free(&xml);
	buf_free(&site);
	return ok;
}

/* Makes the page that the last season's page links to. */
static bool make_next_page(struct archive *a, const struct context *c,
	const struct edition *edition, const struct buf *people)
{
	struct buf path = BUF_INIT, xml = BUF_INIT;
	bool ok = true;

	if (c->m->state != MATCH_OVER) {
		buf_str(&xml, "<next-page");
		xml_attr(&xml, "club", a->club->setting[S_NAME]);
		xml_attr(&xml, "title", edition->rules->game->title);
		add_head(a, &xml, c->m, edition);
		buf_str(&xml, ">\n");
		buf_add(&xml, people->s, people->n);
		buf_str(&xml, "</next-page>\n");
		buf_fmt(&path, "matches/%s/season-%d.html", c->m->name, c->m->season);
		ok = archive_page(a, path.s, "archive-next.xsl", span_of_buf(&xml), c->why);
	}
	buf_free(&path);
	buf_free(&xml);
	return ok;
}

/* Makes the file of records since the last season; before the first, of the opening. */
static bool make_since(struct archive *a, const struct context *c)
{
	struct buf path = BUF_INIT, blocks = BUF_INIT;
	unsigned char key[HASH];
	bool ok = public_records(c, c->m->season, &blocks);

	buf_fmt(&path, "matches/%s/since.txt", c->m->name);
	archive_key(a, "since", span_of_buf(&blocks), key);
	ok = ok && (!blocks.n || site_put(a->site, path.s, key, span_of_buf(&blocks), c->why));
	buf_free(&path);
	buf_free(&blocks);
	return ok;
}

/* Makes the file of the match's box, whose hash its records have. */
static bool make_box(struct archive *a, const struct context *c)
{
	struct buf path = BUF_INIT, xml = BUF_INIT;
	unsigned char key[HASH];
	bool ok;

	buf_fmt(&path, "matches/%s/" SITE_BOX, c->m->name);
	archive_key(a, "box", (struct span){ (const char *)c->m->box, HASH }, key);
	ok = site_has(a->site, path.s, key)
		|| (store_get_box(a->club->store, c->m->box, &xml, c->why)
			&& site_put(a->site, path.s, key, span_of_buf(&xml), c->why));
	buf_free(&path);
	buf_free(&xml);
	return ok;
}

/* Adds where the seats stand, from the last season. */
static void add_seats(struct span season, struct buf *b)
{
	static const struct tree_limits limits = { "season", STYLE_MOST, 8, 64 };
	struct buf ignored = BUF_INIT;
	long line;
	struct tree *root = tree_read(season, &limits, &line, &ignored);
	const struct tree *last = root ? tree_child(root, "seats") : NULL;

	if (last)
		tree_write(b, last);
	tree_free(root);
	buf_free(&ignored);
}

/* Adds whose letters are awaited. */
static bool add_awaited(const struct context *c, struct buf *b)
{
	struct attendance r;

	if (c->m->state != MATCH_OPEN)
		return true;
	if (!attendance_look(c, &r))
		return false;
	buf_str(b, "<awaited>");
	for (int s = 1; s <= c->m->seats; s++)
		if (r.awaited[s]) {
			buf_str(b, "<seat");
			xml_seat(b, "name", match_game(c->m), s);
			buf_str(b, "/>");
		}
	buf_str(b, "</awaited>\n");
	return true;
}

/* Adds when the last season was played, and whether there is a drawing of it. */
static bool add_last(const struct match_pages *c, struct buf *b)
{
	const struct match *m = c->in.m;
	struct season_mark mark;
	enum found found = NOT_FOUND;

	if (m->season)
		found = store_get_mark(
			c->archive->club->store, m->id, m->season - 1, &mark, c->in.why);
	if (found == FOUND) {
		buf_str(b, "<last");
		archive_local_time(b, &c->in, "played", mark.played);
		xml_attr(b, "drawn", c->drawn ? "yes" : "no");
		buf_str(b, "/>\n");
	}
	return found != UNREAD;
}

/* Adds how to ask for a seat, where anybody may. */
static bool add_open(const struct context *c, struct buf *b)
{
	const char *club = c->club->setting[S_MAIL];
	struct buf line = BUF_INIT, link = BUF_INIT;
	int seat, n;

	if (!games_seat(c, &seat, &n))
		return false;
	if (!seat)
		return true;
	games_line(&line, c);
	buf_str(&link, "mailto:");
	mail_link_add(&link, club);
	buf_str(&link, "?body=");
	mail_link_add(&link, line.s);
	buf_str(b, "<open");
	xml_int(b, "seats", n);
	xml_attr(b, "decides", games_referee_decides(c) ? "yes" : "no");
	xml_attr(b, "mail", club);
	xml_attr(b, "line", line.s);
	xml_attr(b, "link", link.s);
	buf_str(b, "/>\n");
	buf_free(&line);
	buf_free(&link);
	return true;
}

static void add_to_club(struct archive *a, size_t first, const struct match *m,
	const struct edition *edition, const struct buf *people, struct span season, struct buf *b)
{
	size_t from = b->n;

	buf_str(b, "<match");
	xml_attr(b, "title", edition->rules->game->title);
	add_head(a, b, m, edition);
	buf_str(b, ">\n");
	buf_add(b, people->s, people->n);
	add_seats(season, b);
	buf_str(b, "</match>\n");
	for (size_t i = first; i < a->appearances; i++) {
		a->appearance[i].from = from;
		a->appearance[i].to = b->n;
	}
}

void archive_keep(struct archive *a, const struct match *m, struct buf *of_club)
{
	const struct game *game = game_named(m->game);
	struct buf folder = BUF_INIT;

	buf_fmt(&folder, "matches/%s/", m->name);
	site_keep(a->site, folder.s, NULL);
	buf_str(of_club, "<match");
	xml_attr(of_club, "title", game ? game->title : m->game);
	add_head(a, of_club, m, NULL);
	buf_str(of_club, ">\n</match>\n");
	buf_free(&folder);
}

bool archive_match(struct archive *a, const struct match *m, struct buf *of_club, struct buf *why)
{
	struct match_pages c;
	struct buf path = BUF_INIT, known = BUF_INIT, seasons = BUF_INIT, people = BUF_INIT;
	unsigned char key[HASH];
	size_t first = a->appearances, last = 0;
	bool ruled = false,
	     ok = match_pages_open(&c, a, m, why) && archive_rules(a, c.edition, why);

	buf_fmt(&path, "matches/%s/seasons.xml", m->name);
	site_read(a->site, path.s, &known);
	match_pages_know(&c, span_of_buf(&known));
	for (int s = 0; ok && s < m->season; s++) {
		last = seasons.n;
		ok = match_pages_season(&c, s, &seasons);
	}
	archive_key(a, "seasons", span_of_buf(&seasons), key);
	ok = ok && site_put(a->site, path.s, key, span_of_buf(&seasons), why)
		&& add_people(a, &c.in, &people) && archive_docket(a, m, c.edition, &ruled, why);
	ok = ok && add_open(&c.in, &people) && add_awaited(&c.in, &people) && add_last(&c, &people);
	ok = ok && make_match_pages(a, &c.in, c.edition, &people, &seasons, ruled)
		&& make_next_page(a, &c.in, c.edition, &people) && make_since(a, &c.in)
		&& make_box(a, &c.in);
	if (ok) {
		add_to_club(a, first, m, c.edition, &people,
			(struct span){ seasons.s + last, seasons.n - last }, of_club);
		match_pages_say(&c);
	} else {
		a->appearances = first;
	}
	buf_free(&people);
	match_pages_close(&c);
	buf_free(&path);
	buf_free(&known);
	buf_free(&seasons);
	return ok;
}
