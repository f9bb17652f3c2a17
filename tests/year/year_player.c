/* SPDX-License-Identifier: MIT */
#include "year.h"
#include "cmd/player.h"
#include "core/tp1.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool happens(struct random_source *lots, int n)
{
	return random_below(lots, 1000) < n;
}

void player_begins(struct player *p, const struct year_match *m, int seat)
{
	unsigned char seed[HASH], pk[32];
	struct buf name = BUF_INIT;

	snprintf(p->name, sizeof p->name, "player %d %d %d", m->number, seat, p->gone);
	snprintf(p->mail, sizeof p->mail, "p%d-%d-%d@example.org", m->number, seat, p->gone);
	buf_str(&name, p->name);
	chance_h(seed, "year key", NULL, &(const struct span){ name.s, name.n }, 1);
	memcpy(p->key.id, seed, sizeof p->key.id);
	crypto_sign_seed_keypair(pk, p->key.sk, seed);
	p->header = p->letter = (struct buf)BUF_INIT;
	p->waits = false;
	p->seq = p->absent = 0;
	buf_free(&name);
}

void player_ends(struct player *p)
{
	buf_free(&p->header);
	buf_free(&p->letter);
	p->gone++;
}

/* ---- reading ---- */

/* The header of a template goes from the line `match` to the first that is none of a header. */
static void read_header(struct player *p, struct span text)
{
	struct span line, behind, word;
	bool inside = false;

	while (span_line(&text, &line)) {
		behind = line;
		if (!inside && !span_starts(line, "match    "))
			continue;
		if (!span_word(&behind, &word) || text_header_word(word) < 0)
			return;
		if (!inside)
			buf_clear(&p->header);
		inside = true;
		if (!span_is(word, "seq"))
			buf_fmt(&p->header, "%.*s\n", (int)line.n, line.s);
	}
}

void player_reads(struct player *p, struct span bytes)
{
	struct mail mail;

	if (mail_read(&mail, bytes) && mail.parts) {
		if (memmem(mail.id.s, mail.id.n, ".ack.", 5)
			|| memmem(mail.id.s, mail.id.n, ".answer.", 8))
			p->waits = false;
		read_header(p, mail.part[0].text);
	}
	mail_free(&mail);
}

/* ---- writing ---- */

/* What random players would order in the open season. */
static void random_orders(const struct context *c, uint64_t seed, struct buf letter[MAXSEATS + 1])
{
	static const unsigned char secret[SECRET_BYTES];
	const struct edition *edition = club_edition(c);
	struct table *now = edition ? match_table(c, edition, c->m->season - 1) : NULL, *t;
	struct random_source source[MAXSEATS + 1];
	struct chance chance;

	if (!now)
		wrong("%s", c->why->s);
	t = table_copy(now);
	tp1_alone(&chance, "year", secret, c->m->season);
	for (int s = 1; s <= t->seats; s++) {
		random_make(&source[s], seed * 16 + (uint64_t)s);
		source[s].taken = &letter[s];
		t->source[s] = &source[s].source;
	}
	season_play(t, &chance, !c->m->season);
	table_free(t);
	table_free(now);
}

static void add_commands(struct buf *text, struct random_source *lots, const struct match *m)
{
	static const char *const commands[] = { "/press all\nWho follows me?\n/end", "/ready",
		"/wait", "/history", "/who", "/luck", "/dispute 1", "/deadline",
		"/diary\nIt rains.\n/end", "/nonsense" };

	if (!m->season && happens(lots, 300))
		buf_str(text, "/join\n");
	if (happens(lots, 150))
		buf_fmt(text, "%s\n",
			commands[random_below(lots, sizeof commands / sizeof *commands)]);
	if (m->season && happens(lots, 4))
		buf_str(text, "/stop\n");
}

static void write_letter(struct year *y, struct year_match *m, struct player *p,
	const struct match *at, const struct buf *lines)
{
	struct buf text = BUF_INIT, block = BUF_INIT;
	struct orders *o;

	buf_add(&text, p->header.s, p->header.n);
	buf_fmt(&text, "seq      %lld\n", ++p->seq);
	buf_add(&text, lines->s, lines->n);
	add_commands(&text, &m->lots, at);
	o = orders_read(text.s, text.n, NULL);
	player_sign(&text, o, &p->key, &block);
	orders_free(o);
	buf_clear(&p->letter);
	buf_fmt(&p->letter,
		"From: %s <%s>\nTo: referee@localhost\nSubject: orders\nMessage-ID: "
		"<%lld.%s>\n\n%s",
		p->name, p->mail, p->seq, p->mail, block.s);
	p->waits = true;
	post_letter(y, &m->lots, p);
	buf_free(&text);
	buf_free(&block);
}

/* A player may vanish for some weeks, or for good. */
static bool has_time(struct year *y, struct year_match *m, struct player *p)
{
	if (y->now < p->absent || !p->header.n)
		return false;
	if (!happens(&m->lots, 25))
		return true;
	y->absences++;
	p->absent = y->now + (1 + random_below(&m->lots, 8)) * WEEK;
	return false;
}

static void match_writes(struct year *y, struct year_match *m, const struct context *c)
{
	struct buf lines[MAXSEATS + 1];
	uint64_t seed = (uint64_t)random_below(&m->lots, 1 << 30);

	for (int s = 0; s <= MAXSEATS; s++)
		lines[s] = (struct buf)BUF_INIT;
	random_orders(c, seed, lines);
	for (int s = 1; s <= m->seats; s++)
		if (has_time(y, m, &m->player[s]))
			write_letter(y, m, &m->player[s], c->m, &lines[s]);
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&lines[s]);
}

void players_write(struct year *y, int day)
{
	struct buf why = BUF_INIT;
	struct club club;

	if (club_open(&club, y->folder, &why) != CLUB_OPEN)
		wrong("%s", why.s);
	for (int i = 0; i < y->matches; i++) {
		struct year_match *m = &y->match[i];
		struct match at;
		const struct context c = { &club, &at, y->now, &why };

		if (m->day != day)
			continue;
		if (store_get_match(club.store, span_of(m->name), &at, &why) != FOUND)
			wrong("the match %s is lost: %s", m->name, why.s);
		if (at.state == MATCH_OPEN)
			match_writes(y, m, &c);
		match_free(&at);
	}
	club_close(&club);
}

void players_repeat(struct year *y)
{
	for (int i = 0; i < y->matches; i++)
		for (int s = 1; s <= y->match[i].seats; s++) {
			struct player *p = &y->match[i].player[s];

			if (p->waits && y->now >= p->absent)
				post_letter(y, &y->match[i].lots, p);
		}
}
