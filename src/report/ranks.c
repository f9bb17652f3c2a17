/* SPDX-License-Identifier: MIT
 * How the reader stands among the seats, as the opening says it. */
#include "report/page.h"

#include <stdlib.h>

static bool say_tie(struct buf *b, struct page *p, const char *name, int seat, int tie)
{
	/* A key of which the least is best counts below 0. */
	return page_of_terms(
		b, &p->voice, "tie", name, abs((int)p->t->game->rank(p->t, seat, tie)));
}

/* Says "1 shard against 2": the first key of the ranking that decides between two seats of equal
 * points, if the game has words for it. */
static void say_what_ties(struct page *p, int other, struct buf *b)
{
	struct buf mine = BUF_INIT, theirs = BUF_INIT, name = BUF_INIT;
	const struct game *g = p->t->game;
	int tie = 0;

	while (tie < g->ties && g->rank(p->t, p->seat, tie) == g->rank(p->t, other, tie))
		tie++;
	buf_int(&name, tie);
	if (tie < g->ties && say_tie(&mine, p, name.s, p->seat, tie)
		&& say_tie(&theirs, p, name.s, other, tie))
		say(b, &p->voice, SAY_LEAD_TIED, AS_TEXT(mine.s), AS_TEXT(theirs.s));
	buf_free(&mine);
	buf_free(&theirs);
	buf_free(&name);
}

/* Returns the other seats that have the reader's place. */
static seats level_with(const struct page *p)
{
	seats level = 0;

	for (int s = 1; s <= p->t->seats; s++)
		if (s != p->seat && p->ranking.place[s] == p->ranking.place[p->seat])
			level |= ONLY(s);
	return level;
}

/* Returns whether one seat alone has the first place. */
static bool has_leader(const struct page *p)
{
	int n = 0;

	for (int s = 1; s <= p->t->seats; s++)
		n += p->ranking.place[s] == 1;
	return n == 1;
}

/* Says the reader's place, and who has the same: "second of 3", "second of 3, level with Blue". */
static void say_rank(struct page *p, struct buf *b)
{
	struct buf level = BUF_INIT;

	page_seats(p, level_with(p), &level);
	say(b, &p->voice, SAY_RANK, AS_INT(p->ranking.place[p->seat]), AS_INT(p->t->seats),
		AS_TEXT(level.s));
	buf_free(&level);
}

/* Says how many points a seat has; nothing where it has none. */
static void say_score(struct page *p, int seat, struct buf *b)
{
	if (p->ranking.points[seat])
		page_points(b, &p->voice, (int)p->ranking.points[seat]);
}

static void lead_of_first(struct page *p, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	int next = r->seat[2];
	long points = r->points[p->seat];
	struct buf by = BUF_INIT, score = BUF_INIT, level = BUF_INIT;

	say_score(p, p->seat, &score);
	page_seats(p, level_with(p), &level);
	if (points == r->points[next])
		say_what_ties(p, next, &by);
	if (level.n)
		say(b, &p->voice, SAY_LEAD_SHARED, AS_TEXT(score.s), AS_TEXT(level.s));
	else
		say(b, &p->voice, SAY_LEAD_FIRST, AS_TEXT(score.s),
			AS_INT(points - r->points[next]), AS_SEAT(next), AS_TEXT(by.s));
	buf_free(&by);
	buf_free(&score);
	buf_free(&level);
}

static void lead_of_other(struct page *p, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	int leader = r->seat[1];
	long points = r->points[p->seat], behind = r->points[leader] - points;
	struct buf by = BUF_INIT, best = BUF_INIT, score = BUF_INIT, rank = BUF_INIT;

	say_score(p, leader, &best);
	page_points(&score, &p->voice, (int)points);
	say_rank(p, &rank);
	if (!behind)
		say_what_ties(p, leader, &by);
	say(b, &p->voice, SAY_LEAD_BEHIND, AS_TEXT(rank.s), AS_TEXT(score.s), AS_TEXT(best.s),
		AS_INT(behind), AS_SEAT(leader), AS_TEXT(by.s));
	buf_free(&rank);
	buf_free(&by);
	buf_free(&best);
	buf_free(&score);
}

/* Says who has won a match that the reader has not, unless several share it. */
static void lead_of_loser(struct page *p, const struct buf *score, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	struct buf best = BUF_INIT, rank = BUF_INIT;

	page_points(&best, &p->voice, (int)r->points[r->seat[1]]);
	say_rank(p, &rank);
	say(b, &p->voice, SAY_LEAD_OVER, AS_TEXT(rank.s), AS_TEXT(score->s),
		AS_SEAT(has_leader(p) ? r->seat[1] : NOBODY), AS_TEXT(best.s));
	buf_free(&rank);
	buf_free(&best);
}

static void lead_of_end_place(struct page *p, struct buf *b)
{
	struct buf score = BUF_INIT;

	page_points(&score, &p->voice, (int)p->ranking.points[p->seat]);
	if (p->t->seats == 1 && out(p->t, p->seat))
		say(b, &p->voice, SAY_LEAD_LOST, AS_TEXT(score.s));
	else if (p->ranking.place[p->seat] == 1)
		say(b, &p->voice, SAY_LEAD_WON, AS_TEXT(score.s));
	else
		lead_of_loser(p, &score, b);
	buf_free(&score);
}

void page_ranks(struct page *p, struct buf *b)
{
	bool over = season_over(p->t);

	if (!over && (!season(p->t) || p->t->seats == 1))
		return;
	if (over)
		lead_of_end_place(p, b);
	else if (p->ranking.place[p->seat] == 1)
		lead_of_first(p, b);
	else
		lead_of_other(p, b);
	buf_char(b, ' ');
}
