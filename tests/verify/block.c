/* SPDX-License-Identifier: MIT */
#include "verify/second.h"

static const char *const block_name[KINDS] = { "RECORD", "RECEIPT", "ACKNOWLEDGEMENT",
	"SEALED ORDERS" };

static enum what what(enum kind kind, struct str text)
{
	static const struct {
		const char *begin;
		enum what what;
	} record[] = { { "tp-open ", OPEN }, { "tp-roster ", ROSTER }, { "tp-season ", SEASON },
		{ "tp-rejoin ", REJOIN }, { "tp-rekey ", REKEY }, { "tp-amend ", AMEND },
		{ "tp-act ", ACT }, { "", OTHER } };
	size_t i = 0;

	while (kind == RECORDS && !starts(text, record[i].begin))
		i++;
	if (kind == RECORDS)
		return record[i].what;
	return kind == RECEIPTS ? RECEIPT : kind == ACKS ? ACK : LETTER;
}

void bad_text(enum what what)
{
	if (what != LETTER)
		fault("bad-text %s", what_name[what]);
	else if (!all.quiet)
		fputs("second: a sealed letter cannot be read\n", stderr);
}

/* The lines of a block, bare, each with its line feed. */
static struct str body(struct str s)
{
	uint8_t *p = get(s.n + 1);
	struct str line, out = { p, 0 };
	size_t pos = 0;

	while (next_line(s, &pos, &line)) {
		line = bare(line);
		if (line.n)
			memcpy(p + out.n, line.p, line.n);
		out.n += line.n;
		p[out.n++] = '\n';
	}
	return out;
}

/* Two sig lines end the text, and nothing follows them. */
static int signature(struct doc *d)
{
	struct str line, sig;
	size_t pos = 0, at = 0;

	for (size_t i = 0; i < d->text.n; i++)
		if (d->text.p[i] != '\n' && (d->text.p[i] < ' ' || d->text.p[i] > '~'))
			return 0;
	while (next_line(d->text, &pos, &line) && !starts(line, "sig "))
		at = pos;
	sig = (struct str){ d->text.p + at, d->text.n - at };
	d->text.n = at;
	return like(&sig, "sig %h\nsig %h\n", d->sig, d->sig + 32) && !sig.n;
}

static int read_doc(struct doc *d)
{
	static int (*const reader[])(struct doc *, struct str) = { read_open, read_roster,
		read_season, read_rejoin, read_rekey, read_amend, read_act, read_other,
		read_receipt, read_ack, read_letter };
	struct doc place;

	if (d->what != LETTER && !signature(d))
		return 0;
	place = *d;
	if (reader[d->what](d, d->text))
		return 1;
	place.broken = in_chain(&place) && read_other(&place, place.text);
	*d = place;
	return d->broken;
}

static void add_doc(struct doc d, enum kind kind, size_t start, size_t end)
{
	d.text = body((struct str){ d.file->data.p + start, end - start });
	d.what = what(kind, d.text);
	if (!read_doc(&d)) {
		bad_text(d.what);
		return;
	}
	if (d.what != LETTER && !all.gid.p)
		all.gid = d.gid;
	all.docs = more(all.docs, all.ndoc, sizeof(*all.docs));
	all.docs[all.ndoc++] = d;
}

/* Is this a line that begins (or ends) a block? */
static int border(struct str line, const char *word, enum kind *kind)
{
	char s[64];

	for (int k = 0; starts(line, "-----") && k < KINDS; k++) {
		snprintf(s, sizeof(s), "-----%s TRADEPOST %s-----", word, block_name[k]);
		if (is(line, s)) {
			*kind = (enum kind)k;
			return 1;
		}
	}
	return 0;
}

void scan_file(struct file *f)
{
	struct doc d = { .file = f };
	struct str raw, line, cut;
	size_t pos = 0, at = 0, start = 0, from = 0;
	enum kind kind, in = KINDS;
	int text = 0, begin, end;

	for (; next_line(f->data, &pos, &raw); at = pos) {
		line = bare(raw);
		begin = border(line, "BEGIN", &kind);
		end = !begin && border(line, "END", &kind);
		if (end && in == kind) {
			d.end = pos;
			add_doc(d, kind, start, at);
		} else if (end || (begin && in != KINDS)) {
			/* an end is missing, or a beginning */
			cut = (struct str){ f->data.p + start, in == KINDS ? 0 : at - start };
			bad_text(what(in == KINDS ? kind : in, body(cut)));
		}
		text |= in == KINDS && line.n && !begin;
		if (end && kind == RECEIPTS) {
			from = pos;
			text = 0;
		}
		if (begin) {
			d = (struct doc){ .file = f,
				.start = at,
				.begin = pos,
				.from = from,
				.to = at,
				.has_text = text,
				.quote = (size_t)(line.p - raw.p) };
			start = pos;
		}
		in = begin ? kind : end ? KINDS : in;
	}
	if (in != KINDS)
		bad_text(what(in, body((struct str){ f->data.p + start, f->data.n - start })));
}
