/* SPDX-License-Identifier: MIT
 * Mails that were spliced of two mails of tests/letters/replies: cut and joined at bytes, lines, headers and
 * parts, one quoted in the other, one attached to the other. No order is taken but what stands unquoted in
 * a mail that a token of the seat proves.
 *
 * What the test asks knows nothing of how mails are read. Each mail gets orders of its own into its
 * quotations, which red gave before, so that the club knows them; the second one has other spaces in all
 * it says. Where the piece of a mail that makes an order a quoted one came whole, it must not be taken.
 * SPLICES says how many, FIRST from which seed on. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/intake.h"
#include "core/random.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char token_there[] = "k3Xq9ZtB7mWp2RcV";
static const char match_there[] = "harbour.7bde283896d3";
static const char writer_there[] = "max@web.example";
static const char nobodys_token[] = "0123456789abcdef";

/* ---- what a mail is made of ---- */

/* How an order is known to be quoted: by the mark of its own line, by what stands since the last line of the
 * writer, or by the part it is in. */
enum bait_kind { MARKED, BELOW, IN_HTML, BAITS };
enum { BAITS_MOST = 40, NTH_MARKED = 4 };

/* The first mail of a splice has the upper ones, the second the lower ones. */
static const char *const bait[2][BAITS] = {
	{ "start 0,1 0,2 0,3", "start 0,6 0,7 0,8", "start 0,9 0,10 0,11" },
	{ "start 1,0 0,1 0,2", "start 1,1 0,6 0,7", "start 1,1 0,9 0,10" },
};
/* What the second mail says in place of the spaces that the corpus is written with. */
static const char *const others[][2] = { { "4,6", "6,7" }, { "5,3", "7,2" }, { "4,5", "6,4" },
	{ "4,7", "6,9" }, { "2,6", "7,3" }, { "5,5", "3,6" }, { "5,6", "3,5" } };

enum role { FROM_RED, FROM_BLUE, FROM_NOBODY, ROLES };

struct corpus_mail {
	const char *path;
	struct buf bytes;
	size_t body; /* where it begins */
	bool html;
	/* The bytes that must come whole for an order to be a quoted one. */
	struct quoted_bait {
		size_t from, to;
		enum bait_kind kind;
	} bait[BAITS_MOST];
	int baits;
};

struct corpus {
	struct fixture *f;
	struct corpus_mail *source; /* of each mail two, for each role */
	int mails;
	char token[ROLES][TOKEN_TEXT];
	struct random_source dice;
	int taken; /* splices of which a letter was taken */
	int faults;
};

/* A piece of a source that came whole into a splice. */
struct piece {
	const struct corpus_mail *of;
	size_t from, to, at;
};
struct splice {
	struct buf bytes;
	struct piece piece[8];
	int pieces;
	const struct corpus_mail *one, *two;
	bool foreign; /* nothing that the second mail says counts */
	const char *kind;
};

/* ---- the corpus ---- */

static void replace_all(struct buf *text, const char *what, const char *with)
{
	struct buf out = BUF_INIT;
	const char *from = text->s, *at;

	while (from && (at = strstr(from, what))) {
		buf_add(&out, from, (size_t)(at - from));
		buf_str(&out, with);
		from = at + strlen(what);
	}
	buf_str(&out, from ? from : "");
	buf_free(text);
	*text = out;
}

/* The spaces of the second mail, where no digit stands beside them. */
static void give_other_spaces(struct buf *text)
{
	for (char *at = text->s; at && *at; at++)
		for (size_t i = 0; i < sizeof others / sizeof *others; i++)
			if (!strncmp(at, others[i][0], 3)
				&& !(at > text->s && strchr("0123456789,", at[-1]))) {
				memcpy(at, others[i][1], 3);
				at += 2;
				break;
			}
}

static void read_own(struct buf *own, const char *path, bool second)
{
	static const char *const ends[] = { ".want", ".pass" };

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		char name[400];
		struct buf raw = BUF_INIT, why = BUF_INIT;

		snprintf(name, sizeof name, "%.*s%s", (int)(strlen(path) - strlen(".eml")), path,
			ends[i]);
		if (file_read(&raw, name, MAIL_BYTES, &why))
			text_canonical(own, raw.s, raw.n);
		buf_free(&raw);
		buf_free(&why);
	}
	if (second)
		give_other_spaces(own);
}

static bool has_line(const struct buf *text, struct span wanted)
{
	struct span rest = span_of_buf(text), line;

	while (span_line(&rest, &line))
		if (span_same(line, wanted))
			return true;
	return false;
}

static bool is_own(const struct buf *own, struct span line)
{
	struct buf canonical = BUF_INIT;
	bool is;

	text_canonical(&canonical, line.s, line.n);
	is = canonical.n && has_line(own, (struct span){ canonical.s, canonical.n - 1 });
	buf_free(&canonical);
	return is;
}

static bool ends_with(struct span line, const char *end)
{
	size_t n = strlen(end);

	return line.n >= n && !memcmp(line.s + line.n - n, end, n);
}

static void add_bait(struct corpus_mail *s, enum bait_kind kind, bool second, size_t from,
	const char *before, const char *after)
{
	if (s->baits == BAITS_MOST)
		return;
	buf_fmt(&s->bytes, "%s%s%s\n", before, bait[second][kind], after);
	s->bait[s->baits++] = (struct quoted_bait){ from, s->bytes.n, kind };
}

/* "--" and a word: where a part begins or ends. */
static bool is_boundary(struct span line)
{
	size_t dashes = 0;

	while (dashes < line.n && line.s[dashes] == '-')
		dashes++;
	return dashes >= 2 && dashes < line.n && !span_find(line, ' ') && !span_find(line, '<');
}

/* Copies a mail, and puts baits into its quotations. */
static void put_baits(struct corpus_mail *s, struct span rest, const struct buf *own, bool second)
{
	struct span line;
	size_t since = s->body, part = s->body;
	int marked = 0;
	bool encoded = false; /* what the part is needs all from the mail's head on */

	while (span_line(&rest, &line)) {
		bool in_body = s->bytes.n >= s->body;

		if (in_body && is_boundary(line)) {
			since = part = s->bytes.n;
			encoded = false;
		}
		encoded |= ends_with(line, "quoted-printable");
		buf_add(&s->bytes, line.s, line.n);
		buf_char(&s->bytes, '\n');
		if (!in_body || ends_with(line, "="))
			continue;
		if (line.n && line.s[0] == '>' && marked++ % NTH_MARKED == 0)
			add_bait(s, MARKED, second, s->bytes.n, "> ", "");
		else if (is_own(own, line))
			since = s->bytes.n;
		else if (span_starts(line, "token    "))
			add_bait(s, BELOW, second, encoded ? 0 : since, "", "");
		else if (span_starts(line, "token&nbsp;") && ends_with(line, "<br>"))
			add_bait(s, IN_HTML, second, encoded ? 0 : part, "", "<br>");
	}
}

static void make_source(struct corpus *c, struct corpus_mail *s, bool second, enum role role)
{
	static const char *const writers[] = { "red@example.org", "blue@example.org",
		"eve@elsewhere.example" };
	struct buf raw = BUF_INIT, own = BUF_INIT, head = BUF_INIT;
	const char *body;

	assert_true(file_read(&raw, s->path, MAIL_BYTES, &c->f->why));
	read_own(&own, s->path, second);
	replace_all(&raw, token_there, c->token[role]);
	replace_all(&own, token_there, c->token[role]);
	replace_all(&raw, match_there, c->f->m.gid);
	replace_all(&own, match_there, c->f->m.gid);
	if (second)
		give_other_spaces(&raw);
	body = strstr(raw.s, "\n\n");
	assert_non_null(body);
	buf_add(&head, raw.s, (size_t)(body + 2 - raw.s));
	replace_all(&head, writer_there, writers[role]);
	s->body = head.n;
	s->html = strstr(raw.s, "text/html") != NULL;
	buf_str(&head, body + 2);
	put_baits(s, span_of_buf(&head), &own, second);
	buf_free(&raw);
	buf_free(&own);
	buf_free(&head);
}

static struct corpus_mail *source_of(const struct corpus *c, int mail, bool second, enum role role)
{
	return &c->source[(mail * 2 + second) * ROLES + (int)role];
}

static void read_corpus(struct corpus *c, const glob_t *mails)
{
	c->mails = (int)mails->gl_pathc;
	c->source = xalloc((size_t)c->mails * 2 * ROLES, sizeof *c->source);
	for (int i = 0; i < c->mails; i++)
		for (int second = 0; second < 2; second++)
			for (enum role role = FROM_RED; role < ROLES; role++) {
				struct corpus_mail *s = source_of(c, i, second, role);

				s->path = mails->gl_pathv[i];
				s->bytes = (struct buf)BUF_INIT;
				make_source(c, s, second, role);
			}
}

/* ---- splices ---- */

static int below(struct corpus *c, size_t n)
{
	return random_below(&c->dice, (int)n + 1);
}

static void add_piece(struct splice *x, const struct corpus_mail *of, size_t from, size_t to)
{
	if (from >= to)
		return;
	x->piece[x->pieces++] = (struct piece){ of, from, to, x->bytes.n };
	buf_add(&x->bytes, of->bytes.s + from, to - from);
}

/* The whole body, below fields that describe it as its own head does. */
static void add_body(struct splice *x, const struct corpus_mail *of)
{
	add_piece(x, of, of->body, of->bytes.n);
	x->piece[x->pieces - 1].from = 0;
	x->piece[x->pieces - 1].at -= of->body;
}

/* A place in a mail; in lines: where a line begins. */
static size_t cut_of(struct corpus *c, const struct corpus_mail *s, size_t from, bool lines)
{
	size_t at = from + (size_t)below(c, s->bytes.n - from);

	while (lines && at > from && s->bytes.s[at - 1] != '\n')
		at--;
	return at;
}

/* The beginning of one and the end of the other. */
static void join_ends(struct corpus *c, struct splice *x, bool lines)
{
	add_piece(x, x->one, 0, cut_of(c, x->one, 0, lines));
	add_piece(x, x->two, cut_of(c, x->two, 0, lines), x->two->bytes.n);
}

/* A piece of one in the midst of the other. */
static void put_inside(struct corpus *c, struct splice *x, bool lines)
{
	size_t at = cut_of(c, x->one, 0, lines), from = cut_of(c, x->two, 0, lines);

	add_piece(x, x->one, 0, at);
	add_piece(x, x->two, from, cut_of(c, x->two, from, lines));
	add_piece(x, x->one, at, x->one->bytes.n);
}

/* Appends the header fields of a mail whose turn comes up, or those that describe its content. */
static void add_fields(
	struct corpus *c, struct buf *b, const struct corpus_mail *s, int of_four, bool content)
{
	struct span rest = { s->bytes.s, s->body - 1 }, line;
	bool takes = false;

	while (span_line(&rest, &line)) {
		if (line.n && line.s[0] != ' ' && line.s[0] != '\t')
			takes = content == span_starts(line, "Content-")
				&& random_below(&c->dice, 4) < of_four;
		if (takes)
			buf_fmt(b, "%.*s\n", (int)line.n, line.s);
	}
}

/* Headers of both, above the body of one. */
static void mix_headers(struct corpus *c, struct splice *x)
{
	const struct corpus_mail *body = random_below(&c->dice, 2) ? x->one : x->two;

	add_fields(c, &x->bytes, x->one, 3, false);
	add_fields(c, &x->bytes, x->two, 1, false);
	add_fields(c, &x->bytes, body, 4, true);
	buf_char(&x->bytes, '\n');
	add_body(x, body);
}

static void add_part(struct corpus *c, struct splice *x, const struct corpus_mail *s, bool whole)
{
	buf_str(&x->bytes, "--splice\n");
	if (whole)
		buf_str(&x->bytes, "Content-Type: message/rfc822\n");
	else
		add_fields(c, &x->bytes, s, 4, true);
	buf_char(&x->bytes, '\n');
	if (whole)
		add_piece(x, s, 0, s->bytes.n);
	else
		add_body(x, s);
	buf_char(&x->bytes, '\n');
}

/* Both as parts of one mail; attached: the second is one that was attached. */
static void join_parts(struct corpus *c, struct splice *x, bool attached)
{
	bool second_first = random_below(&c->dice, 2);

	add_fields(c, &x->bytes, x->one, 4, false);
	buf_str(&x->bytes, "Content-Type: multipart/mixed; boundary=splice\n\n");
	add_part(c, x, second_first ? x->two : x->one, attached && second_first);
	add_part(c, x, second_first ? x->one : x->two, attached && !second_first);
	buf_str(&x->bytes, "--splice--\n");
	x->foreign = attached;
}

/* The second with marks, in the midst of the first. */
static void quote_inside(struct corpus *c, struct splice *x)
{
	size_t at = cut_of(c, x->one, x->one->body, true);
	struct span rest = span_of_buf(&x->two->bytes), line;

	add_piece(x, x->one, 0, at);
	while (span_line(&rest, &line))
		buf_fmt(&x->bytes, "> %.*s\n", (int)line.n, line.s);
	add_piece(x, x->one, at, x->one->bytes.n);
	/* What is put into a template may be typed there. */
	x->foreign = !strstr(x->one->path, "template") && !strstr(x->two->path, "template")
		&& !memmem(x->one->bytes.s, at, c->f->m.gid, strlen(c->f->m.gid));
}

static enum role role_of(struct corpus *c)
{
	int n = random_below(&c->dice, 8);

	return n < 5 ? FROM_RED : n < 7 ? FROM_BLUE : FROM_NOBODY;
}

static void make_splice(struct corpus *c, struct splice *x)
{
	static const char *const kinds[] = { "ends", "ends of lines", "inside", "lines inside",
		"headers", "parts", "attached", "quoted" };
	int kind = random_below(&c->dice, 8);

	*x = (struct splice){ .bytes = BUF_INIT, .kind = kinds[kind] };
	x->one = source_of(c, random_below(&c->dice, c->mails), false, role_of(c));
	x->two = source_of(c, random_below(&c->dice, c->mails), true, role_of(c));
	if (kind < 2)
		join_ends(c, x, kind == 1);
	else if (kind < 4 || (kind == 7 && x->one->html))
		put_inside(c, x, kind != 2);
	else if (kind == 4)
		mix_headers(c, x);
	else if (kind < 7)
		join_parts(c, x, kind == 6);
	else
		quote_inside(c, x);
}

/* ---- what must not be taken ---- */

/* In HTML that was cut in the midst of a tag, a mark ends the tag, unless it stands in the quotes of a value. */
static bool ends_tag(const struct splice *x, size_t at)
{
	const char *s = x->bytes.s;
	bool tag = false, quoted = false;

	if (!x->one->html && !x->two->html)
		return false;
	for (size_t i = 1; i < at; i++)
		if (!tag)
			tag = s[i - 1] == '<' && s[i] != ' ';
		else if (quoted)
			quoted = s[i] != '"';
		else if (s[i] == '"')
			quoted = s[i - 1] == '=' || (i > 2 && !memcmp(s + i - 3, "=3D", 3));
		else
			tag = s[i] != '>';
	return tag && !quoted;
}

/* Returns whether a bait of a source came into a splice without all that makes it a quoted one. */
static bool came_bare(const struct splice *x, const struct corpus_mail *s, enum bait_kind kind)
{
	for (int i = 0; i < s->baits; i++)
		for (int k = 0; k < x->pieces; k++) {
			const struct piece *p = &x->piece[k];
			const struct quoted_bait *b = &s->bait[i];
			size_t at = p->at + (b->from - p->from);

			if (p->of != s || b->kind != kind || b->to <= p->from || b->from >= p->to)
				continue;
			if (b->from < p->from || b->to > p->to)
				return true;
			if (kind == MARKED && (x->bytes.s[at - 1] != '\n' || ends_tag(x, at)))
				return true;
		}
	return false;
}

static bool is_bait(const struct splice *x, struct span line)
{
	const struct corpus_mail *of[] = { x->one, x->two };

	for (int second = 0; second < 2; second++)
		for (enum bait_kind kind = MARKED; kind < BAITS; kind++)
			if (span_is(line, bait[second][kind]) && !came_bare(x, of[second], kind))
				return true;
	return false;
}

static bool is_foreign(const struct splice *x, struct span line)
{
	for (; x->foreign && line.n >= 3; line.s++, line.n--)
		for (size_t i = 0; i < sizeof others / sizeof *others; i++)
			if (span_starts(line, others[i][1]))
				return true;
	return false;
}

static bool has_text(const struct splice *x, size_t n, const char *text)
{
	return memmem(x->bytes.s, n, text, strlen(text)) != NULL;
}

/* Returns what is wrong with a letter that was taken; NULL: nothing. */
static const char *fault_of(const struct corpus *c, const struct splice *x,
	const struct letter_row *l, struct span *line)
{
	const char *address = l->seat == RED ? "red@example.org" : "blue@example.org";
	const char *body = memmem(x->bytes.s, x->bytes.n, "\n\n", 2);
	size_t head = body ? (size_t)(body - x->bytes.s) : x->bytes.n;
	struct span rest = span_of(l->text);

	*line = (struct span){ "", 0 };
	if (!has_text(x, x->bytes.n, c->token[l->seat - RED]))
		return "no token of that seat is there";
	if (!has_text(x, head, address))
		return "it is not from that seat's address";
	while (span_line(&rest, line))
		if (is_bait(x, *line))
			return "a quoted order is taken";
		else if (is_foreign(x, *line))
			return "an order of a mail that is quoted or attached is taken";
	return NULL;
}

static void keep_splice(const struct splice *x)
{
	const char *name = getenv("SPLICE");
	FILE *f = name ? fopen(name, "w") : NULL;

	if (f) {
		fwrite(x->bytes.s, 1, x->bytes.n, f);
		fclose(f);
	}
}

static void look_at_letters(struct corpus *c, const struct splice *x, long seed)
{
	struct letter_row l;
	struct span line;
	long long after = c->f->letter;

	while (store_next_letter(
		       c->f->club.store, c->f->m.id, c->f->m.season, after, &l, &c->f->why)
		== FOUND) {
		bool taken = !strcmp(l.verdict, "taken");
		const char *fault = taken ? fault_of(c, x, &l, &line) : NULL;

		after = l.id;
		c->taken += taken;
		if (fault) {
			print_message("FIRST=%ld SPLICES=1: %s: %s: '%.*s'\n  %s\n  %s\n", seed,
				x->kind, fault, (int)line.n, line.s, x->one->path, x->two->path);
			keep_splice(x);
			c->faults++;
		}
		letter_row_free(&l);
	}
}

/* Takes a splice and forgets it. */
static void try_splice(struct corpus *c, long seed)
{
	struct intake k = { .c = { &c->f->club, NULL, c->f->now, &c->f->why },
		.received = c->f->now };
	struct incoming_letter in = { .name = "a splice", .received = c->f->now };
	struct splice x;

	random_make(&c->dice, (uint64_t)seed * 2 + 1);
	make_splice(c, &x);
	in.bytes = span_of_buf(&x.bytes);
	fixture_begin(c->f);
	k.lookup = lookup_make(&k.c);
	DONE(c->f, intake_mail(&k, &in));
	look_at_letters(c, &x, seed);
	lookup_free(k.lookup);
	store_rollback(c->f->club.store);
	buf_free(&x.bytes);
}

static void make_tokens(struct corpus *c)
{
	for (int s = RED; s <= BLUE; s++) {
		struct seat seat;

		FINDS(c->f, store_get_seat(c->f->club.store, c->f->m.id, s, &seat, &c->f->why));
		token_make(&c->f->m, c->f->m.season, &seat, c->token[s - RED]);
		seat_free(&seat);
	}
	strcpy(c->token[FROM_NOBODY], nobodys_token);
}

/* Both seats gave all those orders before, by letters that tokens prove as well. */
static void give_baits(struct corpus *c, int seat)
{
	struct buf mail = BUF_INIT;

	buf_str(&mail, "From: ");
	seat_print(&mail, NULL, seat);
	buf_fmt(&mail,
		"@example.org\nTo: games+harbour.%s@clara.example\n"
		"Message-ID: <baits.%d@example.org>\n\n",
		c->token[seat - RED], seat);
	for (int second = 0; second < 2; second++)
		for (enum bait_kind kind = MARKED; kind < BAITS; kind++)
			buf_fmt(&mail, "%s\n", bait[second][kind]);
	assert_string_equal(fixture_take(c->f, mail.s), "taken");
	buf_free(&mail);
}

static long number(const char *name, long otherwise)
{
	const char *text = getenv(name);

	return text ? atol(text) : otherwise;
}

static void no_order_is_taken_but_from_an_unquoted_part_of_a_proven_mail(void **state)
{
	struct corpus c = { .f = *state };
	long first = number("FIRST", 0), n = number("SPLICES", 1000);
	const char *top = getenv("srcdir");
	char pattern[300];
	glob_t mails;

	fixture_set(c.f, "subaddress = yes\nname = Clara's Table\nmail = games@clara.example\n");
	fixture_match(c.f, "harbour", 2, "unsigned=token");
	fixture_start(c.f);
	make_tokens(&c);
	give_baits(&c, RED);
	give_baits(&c, BLUE);
	snprintf(pattern, sizeof pattern, "%s/tests/letters/replies/*.eml", top ? top : ".");
	assert_int_equal(glob(pattern, 0, NULL, &mails), 0);
	read_corpus(&c, &mails);
	for (long i = 0; i < n; i++)
		try_splice(&c, first + i);
	print_message("%ld splices, %d letters taken\n", n, c.taken);
	for (int i = 0; i < c.mails * 2 * ROLES; i++)
		buf_free(&c.source[i].bytes);
	free(c.source);
	globfree(&mails);
	assert_int_equal(c.faults, 0);
	assert_true(n < 100 || c.taken > n / 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = { IN_CLUB(
		no_order_is_taken_but_from_an_unquoted_part_of_a_proven_mail) };

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
