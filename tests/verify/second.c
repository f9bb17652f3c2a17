/* SPDX-License-Identifier: MIT
 * Says what the documents of one match prove, see second.h.
 *
 *   second FILE...               the files are a heap in any order: records, receipts with their
 *                                reports, acknowledgements and sealed letters are taken out of
 *                                whatever stands around them
 *   second --flip EVERY FILE...  is every EVERY-th byte of the first file noticed when it changes?
 *
 * Each finding is a line `fault NAME ARGS`, and the last line says what is proven. Exit code 0: no
 * fault, 1: faults, or bytes that nobody noticed, 2: input that cannot be read.
 */
#include "verify/second.h"

static int read_file(const char *name, struct file *f)
{
	FILE *in = fopen(name, "rb");
	uint8_t *p = NULL;
	int good = 0;

	if (in) {
		p = malloc(BYTES_MAX + 1);
		f->data.n = p ? fread(p, 1, BYTES_MAX + 1, in) : 0;
		good = p && !ferror(in) && f->data.n <= BYTES_MAX;
		fclose(in);
	}
	if (!good)
		fprintf(stderr, "second: '%s' cannot be read, or is too long\n", name);
	f->data.p = p;
	return good;
}

static int fault_cmp(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static size_t proven(enum what what)
{
	size_t n = 0;

	for (struct doc *d = all.docs; all.open && d < all.docs + all.ndoc; d++)
		n += d->what == what && !d->bad && !d->broken && !d->dup
			&& (what != LETTER || d->found);
	return n;
}

static size_t proven_records(void)
{
	size_t n = 0;

	for (enum what what = SEASON; what <= OTHER; what++)
		n += proven(what);
	return n;
}

static void print(void)
{
	size_t reports = 0;

	for (struct doc *d = all.docs; all.open && d < all.docs + all.ndoc; d++)
		reports += d->what == RECEIPT && d->found;
	if (all.nfault)
		qsort(all.faults, all.nfault, sizeof(*all.faults), fault_cmp);
	for (size_t i = 0; i < all.nfault; i++)
		if (!i || strcmp(all.faults[i], all.faults[i - 1]))
			printf("fault %s\n", all.faults[i]);
	printf("proven %zu records, %zu letters, %zu receipts, %zu acknowledgements, %zu reports\n",
		proven_records(), proven(LETTER), proven(RECEIPT), proven(ACK), reports);
}

static void check_doc(struct doc *d)
{
	if (d->broken && !d->bad)
		check_start(d);
	if (d->broken || d->bad)
		return;
	switch (d->what) {
	case SEASON:
		check_season(d);
		check_acts(d);
		check_keys(d);
		break;
	case REJOIN:
	case REKEY:
	case ACT:
	case OTHER: check_start(d); break;
	case AMEND: check_amend(d); break;
	case RECEIPT: check_receipt(d); break;
	case ACK: check_ack(d); break;
	case LETTER: check_letter(d); break;
	case OPEN:
	case ROSTER: break;
	}
	if (d->what == RECEIPT && d->has_text)
		check_report(d);
}

/* False when the documents are of several matches. */
static int check_all(struct file *files, size_t n)
{
	all.docs = more(NULL, 0, sizeof(*all.docs));
	for (size_t i = 0; i < n; i++)
		scan_file(&files[i]);
	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++)
		if (d->what != LETTER && !str_same(d->gid, all.gid))
			return 0;
	choose_open();
	choose_roster();
	check_rekeys();
	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++)
		if (in_chain(d) || d->what == RECEIPT || d->what == ACK)
			keep(d);
	check_heads();
	check_numbers();
	find_secret();
	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++)
		check_doc(d);
	return 1;
}

/* ---- changed bytes ---- */

struct flips {
	uint8_t *counts; /* for each byte of the first file: does it change what is proven? */
	size_t letters;	 /* that are proven when nothing is changed */
};

/* The characters of base64 that say the untrusted comment and the number of the key: nothing
 * signs them. They are marked as not counting. */
static void spare_comment(struct flips *f, const struct doc *d)
{
	size_t left = (strcspn((const char *)d->signed_file, "\n") + 1 + 10) * 4 / 3 + 5;
	const uint8_t *p = d->file->data.p;
	size_t i = d->begin;

	for (; i < d->end && left; i++) {
		f->counts[i] = 0;
		left -= p[i] != '\n';
	}
}

static void mark_bytes(struct flips *f, const struct file *file)
{
	for (struct doc *d = all.docs; d < all.docs + all.ndoc; d++) {
		if (d->file != file || (d->what == LETTER && !d->found))
			continue;
		memset(f->counts + d->start, 1, d->end - d->start);
		if (d->what == RECEIPT && d->found)
			memset(f->counts + d->from, 1, d->reach);
		if (d->what == LETTER)
			spare_comment(f, d);
	}
}

static int is_noticed(const struct flips *f, struct file *files, size_t n)
{
	int noticed = !check_all(files, n) || all.nfault || proven(LETTER) < f->letters;

	heap_free();
	return noticed;
}

static int flip_bytes(struct file *files, size_t n, size_t every)
{
	struct flips f = { calloc(files[0].data.n + 1, 1), 0 };
	uint8_t *p = (uint8_t *)files[0].data.p;
	size_t tried = 0, missed = 0;

	if (!f.counts || !check_all(files, n) || all.nfault) {
		fputs("second: something is wrong before anything is changed\n", stderr);
		free(f.counts);
		return 2;
	}
	f.letters = proven(LETTER);
	mark_bytes(&f, &files[0]);
	heap_free();
	for (size_t i = every / 2; i < files[0].data.n; i += every) {
		if (!f.counts[i])
			continue;
		p[i] ^= (uint8_t)(1 << i % 8);
		tried++;
		if (!is_noticed(&f, files, n)) {
			printf("byte %zu is not noticed\n", i);
			missed++;
		}
		p[i] ^= (uint8_t)(1 << i % 8);
	}
	free(f.counts);
	printf("%zu bytes changed, %zu not noticed\n", tried, missed);
	return missed || !tried;
}

/* ---- the call ---- */

static int verify(struct file *files, size_t n)
{
	int one = check_all(files, n);

	if (one)
		print();
	else
		fputs("second: documents of several matches\n", stderr);
	return !one ? 2 : all.nfault > 0;
}

int main(int argc, char **argv)
{
	long every = argc > 3 && !strcmp(argv[1], "--flip") ? atol(argv[2]) : 0;
	int first = every ? 3 : 1, code = argc <= first || every < 0 || sodium_init() < 0 ? 2 : 0;
	struct file *files = calloc((size_t)argc, sizeof(*files));
	size_t n = 0;

	if (code || !files)
		fputs("usage: second [--flip EVERY] FILE...\n", stderr);
	for (int i = first; i < argc && !code && files; i++)
		code = read_file(argv[i], &files[n++]) ? 0 : 2;
	all.quiet = every > 0;
	if (!code && files)
		code = every ? flip_bytes(files, n, (size_t)every) : verify(files, n);
	heap_free();
	while (n)
		free((void *)files[--n].data.p);
	free(files);
	return fflush(stdout) ? 2 : code;
}
