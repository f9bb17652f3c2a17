/* SPDX-License-Identifier: MIT
 * A season in the archive: its map before and after, its story, its proofs. */
#include "archive/pages.h"
#include "club/explain_season.h"
#include "club/page_input.h"
#include "club/public.h"
#include "club/record.h"
#include "report/page.h"

#include <string.h>

/* Hashes the game's phrases and map stylesheet. A game without one has only the text map. */
static bool find_sheets(struct match_pages *c)
{
	struct buf name = BUF_INIT, all = BUF_INIT;
	bool ok;

	buf_fmt(&name, "%s.en.txt", c->in.m->game);
	ok = club_template(c->archive->club, name.s, &all, c->in.why);
	buf_clear(&name);
	buf_fmt(&name, "map-%s.xsl", c->in.m->game);
	c->drawn = club_has_template(c->archive->club, name.s);
	ok = ok && (!c->drawn || club_template(c->archive->club, name.s, &all, c->in.why));
	archive_key(c->archive, "game", span_of_buf(&all), c->sheets);
	buf_free(&name);
	buf_free(&all);
	return ok;
}

bool match_pages_open(
	struct match_pages *c, struct archive *a, const struct match *m, struct buf *why)
{
	*c = (struct match_pages){ .archive = a,
		.in = { a->club, m, 0, why },
		.layout = BUF_INIT,
		.season = -1,
		.xml = BUF_INIT,
		.letters = BUF_INIT,
		.proof = BUF_INIT };
	/* The newest rules will do: seasons they cannot tell keep their pages. */
	c->edition = club_newest_edition(&c->in);
	return c->edition && find_sheets(c);
}

void match_pages_close(struct match_pages *c)
{
	buf_free(&c->layout);
	buf_free(&c->xml);
	buf_free(&c->letters);
	buf_free(&c->proof);
	tree_free(c->known);
	style_input_free(c->input);
}

/* The file is a list of elements, without a root. */
void match_pages_know(struct match_pages *c, struct span seasons)
{
	static const struct tree_limits limits = { "list", STYLE_MOST, 8, 64 };
	struct buf xml = BUF_INIT, ignored = BUF_INIT;
	long line;

	buf_str(&xml, "<seasons>");
	buf_add(&xml, seasons.s, seasons.n);
	buf_str(&xml, "</seasons>");
	c->known = tree_read(span_of_buf(&xml), &limits, &line, &ignored);
	c->next = c->known ? c->known->child : NULL;
	buf_free(&xml);
	buf_free(&ignored);
}

/* ---- what a season's page is made of ---- */

/* A report in the format "plain" has no XML; then everybody's is shown. */
static bool find_sent(struct match_pages *c, int season)
{
	bool found;

	return public_sent(&c->in, season, c->archive->seat, &found, &c->xml, NULL);
}

/* Reads the archive's own XML of a season that cannot be told any more; there may be none. */
static void read_kept(struct match_pages *c, int season)
{
	struct buf path = BUF_INIT;

	buf_fmt(&path, "matches/%s/season-%d.xml", c->in.m->name, season);
	site_read(c->archive->site, path.s, &c->xml);
	buf_free(&path);
}

static bool find_report(struct match_pages *c, int season)
{
	int lacks;

	if (c->season == season)
		return true;
	buf_clear(&c->xml);
	buf_clear(&c->letters);
	buf_clear(&c->proof);
	c->season = season;
	if (c->archive->seat && !find_sent(c, season))
		return false;
	c->reader = c->xml.n ? c->archive->seat : NOBODY;
	if (c->xml.n)
		return true;
	if (!match_lacks(&c->in, season, &lacks))
		return false;
	if (lacks) {
		read_kept(c, season);
		return true;
	}
	if (public_over(c->in.m))
		return public_revealed(&c->in, c->edition, season, &c->xml, &c->letters, &c->proof);
	return public_report(&c->in, c->edition, season, &c->xml, NULL);
}

/* Adds the record that proves the season, as it was mailed. */
static bool add_record(struct match_pages *c, int season, struct buf *b)
{
	enum found found;
	struct record_row row;
	struct buf block = BUF_INIT;

	found = store_season_record(c->archive->club->store, c->in.m->id, season, &row, c->in.why);
	if (found != FOUND)
		return found == NOT_FOUND;
	record_block(&block, &row);
	buf_str(b, "<record");
	xml_int(b, "number", row.number);
	buf_char(b, '>');
	xml_text(b, block.s, block.n);
	buf_str(b, "</record>\n");
	buf_free(&block);
	record_row_free(&row);
	return true;
}

/* Adds nothing where the program lacks the rules that say what a die was for. */
static bool add_dice(struct match_pages *c, int season, struct buf *b)
{
	int lacks;

	return match_lacks(&c->in, season, &lacks)
		&& (lacks || explain_dice_of(&c->in, season, c->reader, b));
}

/* The season before is already read if its page was just made. */
static bool find_before(struct match_pages *c, int season)
{
	if (c->input && c->input_season == season - 1)
		return true;
	style_input_free(c->input);
	c->input = NULL;
	if (!season)
		return true;
	if (!find_report(c, season - 1))
		return false;
	c->input_season = season - 1;
	if (c->xml.n)
		c->input = style_input_read(span_of_buf(&c->xml), c->in.why);
	return c->input || !c->xml.n;
}

static bool write_page(
	struct match_pages *c, int season, const struct season_mark *mark, struct buf *page)
{
	const struct match *m = c->in.m;

	input_begin(page, c->archive->club);
	archive_local_time(page, &c->in, "played", mark->played);
	archive_word(page, c->edition->phrases);
	xml_attr(page, "last", m->state == MATCH_OVER && season == m->season - 1 ? "yes" : "no");
	buf_str(page, ">\n");
	buf_add(page, c->layout.s, c->layout.n);
	buf_add(page, c->letters.s, c->letters.n);
	return add_record(c, season, page) && add_dice(c, season, page);
}

/* Makes the XML of the page: the season's report for everybody, with what the page shows beside it.
 * Returns NULL with a reason. */
static struct style_input *make_input(
	struct match_pages *c, int season, const struct season_mark *mark)
{
	struct buf page = BUF_INIT;
	struct style_input *input = NULL;
	bool ok = find_before(c, season) && find_report(c, season)
		&& write_page(c, season, mark, &page);

	if (ok)
		input = style_input_read(span_of_buf(&c->xml), c->in.why);
	ok = input && input_end(input, &page, c->input, c->in.why);
	buf_free(&page);
	if (ok)
		return input;
	style_input_free(input);
	return NULL;
}

/* ---- making it ---- */

struct making {
	struct match_pages *c;
	int season;
	unsigned char key[HASH];
	struct season_mark mark;
	struct buf path;
};

static const char *path_of(struct making *k, const char *ending)
{
	buf_clear(&k->path);
	buf_fmt(&k->path, "matches/%s/season-%d.%s", k->c->in.m->name, k->season, ending);
	return k->path.s;
}

/* "Last season" is part of the key only once the match is over. Otherwise the page would be made
 * again after the next season, with the same bytes. */
static bool find_key(struct making *k)
{
	const struct match *m = k->c->in.m;
	const bool over = m->state == MATCH_OVER;
	struct buf inputs = BUF_INIT;
	char digest[HASH_TEXT], box[HASH_TEXT], sheets[HASH_TEXT];
	enum found found = store_get_mark(
		k->c->archive->club->store, m->id, k->season, &k->mark, k->c->in.why);
	bool ok;

	if (found == NOT_FOUND)
		buf_fmt(k->c->in.why, "season %d of '%s' is lost", k->season, m->name);
	if (found != FOUND)
		return false;
	hash_text(digest, k->mark.digest);
	hash_text(box, m->box);
	hash_text(sheets, k->c->sheets);
	buf_fmt(&inputs, "%s\n%s\n%s\n%s\n%s\n%d\n%lld\n%s\n%d\n%d\n%d\n%d\n%d\n",
		k->c->archive->club->setting[S_NAME], sheets, m->gid, m->options, box, k->season,
		k->mark.played, digest, k->mark.record, k->mark.amend, over, public_over(m),
		over && k->season == m->season - 1);
	ok = public_names(&k->c->in, k->season, &inputs);
	archive_key(k->c->archive, "season", span_of_buf(&inputs), k->key);
	buf_free(&inputs);
	return ok;
}

static bool is_made(struct making *k)
{
	struct site *site = k->c->archive->site;
	bool html = site_has(site, path_of(k, "html"), k->key);
	bool svg = !k->c->drawn || site_has(site, path_of(k, "svg"), k->key);
	bool xml = site_has(site, path_of(k, "xml"), k->key);
	bool proof = site_has(site, path_of(k, "txt"), k->key);

	return html && svg && xml && proof;
}

/* Returns the season of an element of seasons.xml; -1: it is none. */
static int season_of(const struct tree *node)
{
	const char *text = tree_is(node, "season") ? tree_attribute(node, "n") : NULL;
	long long n = -1;

	if (text)
		span_int(span_of(text), 0, 1 << 30, &n);
	return (int)n;
}

/* Adds the season's element of the last run if its key is the same. Seasons come in order. */
static bool add_known(const struct making *k, struct buf *seasons)
{
	struct match_pages *c = k->c;
	char key[HASH_TEXT];
	const char *known;

	while (c->next && season_of(c->next) < k->season)
		c->next = c->next->next;
	known = c->next && season_of(c->next) == k->season ? tree_attribute(c->next, "key") : NULL;
	hash_text(key, k->key);
	if (!known || strcmp(known, key) != 0)
		return false;
	tree_write(seasons, c->next);
	buf_char(seasons, '\n');
	return true;
}

static bool put(struct making *k, const char *ending, struct span bytes)
{
	return site_put(k->c->archive->site, path_of(k, ending), k->key, bytes, k->c->in.why);
}

/* Draws the map as a file of its own, and for the page. */
static bool make_map(struct making *k, struct style_input *input)
{
	struct buf svg = BUF_INIT;
	bool ok = input_draw(&k->c->in, input, true, &svg)
		&& (!svg.n || put(k, "svg", span_of_buf(&svg)));

	buf_free(&svg);
	return ok;
}

static bool make_page(struct making *k, const struct style_input *input)
{
	const struct style *style =
		club_style(k->c->archive->club, "archive-season.xsl", k->c->in.why);
	struct buf page = BUF_INIT;
	bool ok = style && style_work(style, input, &page, k->c->in.why)
		&& put(k, "html", span_of_buf(&page));

	buf_free(&page);
	return ok;
}

static bool add_season(struct making *k, const struct style_input *input, struct buf *seasons)
{
	const struct style *style =
		club_style(k->c->archive->club, "archive-summary.xsl", k->c->in.why);
	struct buf inside = BUF_INIT;
	char key[HASH_TEXT];
	bool ok = style && style_work(style, input, &inside, k->c->in.why);

	hash_text(key, k->key);
	if (ok) {
		buf_fmt(seasons, "<season n=\"%d\" key=\"%s\"", k->season, key);
		archive_time(seasons, "played", k->mark.played);
		xml_attr(seasons, "drawn", k->c->drawn ? "yes" : "no");
		buf_str(seasons, ">\n");
		buf_add(seasons, inside.s, inside.n);
		buf_str(seasons, "</season>\n");
	}
	buf_free(&inside);
	return ok;
}

/* Makes the file that `tradepost verify` reads. */
static bool make_proof(struct making *k)
{
	struct buf blocks = BUF_INIT;
	bool ok = public_records(&k->c->in, k->season, &blocks);

	buf_add(&blocks, k->c->proof.s, k->c->proof.n);
	ok = ok && (!blocks.n || put(k, "txt", span_of_buf(&blocks)));
	buf_free(&blocks);
	return ok;
}

/* Reads the layout only when a season is made: reading it takes longer than finding all kept. */
static bool find_layout(struct match_pages *c)
{

	return c->layout.n || input_layout(&c->in, c->edition, &c->layout);
}

static bool make_season(struct making *k, struct buf *seasons)
{
	struct match_pages *c = k->c;
	struct style_input *input = find_layout(c) ? make_input(c, k->season, &k->mark) : NULL;
	bool ok = input && make_map(k, input) && make_page(k, input)
		&& add_season(k, input, seasons) && put(k, "xml", span_of_buf(&c->xml))
		&& make_proof(k);

	style_input_free(c->input);
	c->input = input;
	c->input_season = k->season;
	return ok;
}

/* ---- seasons of a former revision ---- */

/* Adds the season's element from the XML that is kept. */
static bool add_kept(struct making *k, struct buf *seasons)
{
	struct style_input *input;
	bool ok;

	buf_clear(&k->c->xml);
	read_kept(k->c, k->season);
	k->c->season = -1;
	input = style_input_read(span_of_buf(&k->c->xml), k->c->in.why);
	ok = input && add_season(k, input, seasons);
	style_input_free(input);
	return ok;
}

/* Makes a page that says nothing can be told of the season, for the links of its neighbours. */
static bool make_bare(struct making *k, int rules)
{
	const struct match *m = k->c->in.m;
	bool on = m->state != MATCH_OVER || k->season + 1 < m->season;
	struct buf xml = BUF_INIT;
	bool ok;

	buf_str(&xml, "<next-page");
	xml_attr(&xml, "club", k->c->archive->club->setting[S_NAME]);
	xml_attr(&xml, "name", m->name);
	xml_int(&xml, "next", k->season);
	xml_int(&xml, "rules", rules);
	xml_attr(&xml, "on", on ? "yes" : "no");
	buf_str(&xml, "/>\n");
	ok = archive_page(k->c->archive, path_of(k, "html"), "archive-next.xsl", span_of_buf(&xml),
		k->c->in.why);
	buf_free(&xml);
	return ok;
}

static void note_former(struct former_seasons *f, int season, int rules)
{
	if (!f->n++)
		f->first = season;
	f->last = season;
	f->rules = rules;
}

static bool keep_file(struct making *k, const char *ending)
{
	return site_keep(k->c->archive->site, path_of(k, ending), k->key) > 0;
}

/* Pages that are there get the key they would have now, so that this is reported once. */
static bool keep_season(struct making *k, int rules, struct buf *seasons)
{
	bool page = site_keep(k->c->archive->site, path_of(k, "html"), NULL) > 0;
	bool kept = page && keep_file(k, "xml") && keep_file(k, "html"), ok;

	if (kept) {
		keep_file(k, "svg");
		note_former(&k->c->kept, k->season, rules);
		ok = add_kept(k, seasons);
	} else {
		if (!page)
			note_former(&k->c->bare, k->season, rules);
		ok = make_bare(k, rules);
	}
	buf_clear(&k->c->proof);
	return ok && (keep_file(k, "txt") || make_proof(k));
}

static void say_former(
	const struct match_pages *c, const struct former_seasons *f, const char *what)
{
	if (f->n)
		club_warn(c->archive->club,
			"match '%s', seasons %d to %d: %s: revision %d of the rules played them, "
			"and this program does not have that revision",
			c->in.m->name, f->first, f->last, what, f->rules);
}

void match_pages_say(const struct match_pages *c)
{
	say_former(c, &c->kept, "their pages stay as they are");
	say_former(c, &c->bare, "their pages say that nothing can be told");
}

static bool tell_season(struct making *k, struct buf *seasons)
{
	struct match_pages *c = k->c;
	int lacks;

	if (!match_lacks(&k->c->in, k->season, &lacks) || (lacks && !find_report(c, k->season)))
		return false;
	/* A report that a seat was sent can be shown without rules. */
	return lacks && c->reader == NOBODY ? keep_season(k, lacks, seasons)
					    : make_season(k, seasons);
}

bool match_pages_season(struct match_pages *c, int season, struct buf *seasons)
{
	struct making k = { .c = c, .season = season, .path = BUF_INIT };
	bool ok = find_key(&k);

	if (ok && !(is_made(&k) && add_known(&k, seasons)))
		ok = tell_season(&k, seasons);
	if (!ok)
		buf_fmt(c->in.why, " (season %d of '%s')", season, c->in.m->name);
	buf_free(&k.path);
	return ok;
}
