/* SPDX-License-Identifier: MIT
 * The disk after power was lost.
 *
 *   powerloss count LOG                              prints how many calls the log has
 *   powerloss LOG CALLS SEED BLOCK [no-sync]         makes of the folder, as it was before the calls
 *                                                    of the log, what it may be after the first CALLS
 *
 * What was synced is there. Of the rest, the names of files are as they were after some of the calls,
 * in order; of what was written each block is there or not; BLOCK 0: each call's bytes are one block.
 * no-sync: as if nothing had ever been synced. */
#include "powerlog.h"
#include "base/buf.h"
#include "base/fail.h"
#include "base/file.h"
#include "core/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct change {
	struct power_head head;
	const char *bytes;
};
struct object {
	uint64_t file;
	struct buf disk;
	struct change *change; /* since it was synced */
	int changes;
};
struct name {
	char *path;
	struct object *disk, *now; /* NULL: there is no such file */
};
/* Names that changed: the object has the name `to`, and no more the name `from`. Either may be NULL. */
struct naming {
	struct name *from, *to;
	struct object *object;
};
struct disk {
	struct object **object;
	struct name **name;
	struct naming *naming; /* since a folder was synced */
	int objects, names, namings;
	struct random_source lots;
	size_t block;
};

/* ---- files ---- */

static struct object *new_object(struct disk *d, uint64_t file)
{
	d->object = xgrow(d->object, (size_t)d->objects + 1, sizeof *d->object);
	d->object[d->objects] = xalloc(1, sizeof **d->object);
	*d->object[d->objects] = (struct object){ .file = file, .disk = BUF_INIT };
	return d->object[d->objects++];
}

/* The newest of that number, which may have been another file's before. */
static struct object *object_of(struct disk *d, uint64_t file)
{
	for (int i = d->objects; i-- > 0;)
		if (d->object[i]->file == file)
			return d->object[i];
	return NULL;
}

static void put_bytes(struct buf *disk, const char *bytes, size_t n, size_t at)
{
	while (disk->n < at + n)
		buf_char(disk, 0);
	memcpy(disk->s + at, bytes, n);
}

static void cut(struct buf *disk, size_t length)
{
	while (disk->n < length)
		buf_char(disk, 0);
	buf_cut(disk, length);
}

static void apply(struct buf *disk, const struct change *c)
{
	if (c->head.kind == POWER_WRITE)
		put_bytes(disk, c->bytes, c->head.bytes, c->head.at);
	else
		cut(disk, c->head.at);
}

static void sync_object(struct object *o)
{
	for (int i = 0; i < o->changes; i++)
		apply(&o->disk, &o->change[i]);
	o->changes = 0;
}

/* Some blocks of what was written since. */
static void lose(struct disk *d, struct object *o, const struct change *c)
{
	size_t n = c->head.bytes, done = 0;

	if (c->head.kind == POWER_CUT || !d->block) {
		if (random_below(&d->lots, 2))
			apply(&o->disk, c);
		return;
	}
	while (done < n) {
		size_t piece = d->block - (c->head.at + done) % d->block;

		piece = piece < n - done ? piece : n - done;
		if (random_below(&d->lots, 2))
			put_bytes(&o->disk, c->bytes + done, piece, c->head.at + done);
		done += piece;
	}
}

/* ---- names ---- */

static struct name *name_of(struct disk *d, const char *path, size_t n)
{
	for (int i = 0; i < d->names; i++)
		if (!strncmp(d->name[i]->path, path, n) && !d->name[i]->path[n])
			return d->name[i];
	d->name = xgrow(d->name, (size_t)d->names + 1, sizeof *d->name);
	d->name[d->names] = xalloc(1, sizeof **d->name);
	d->name[d->names]->path = xcopy(path, n);
	return d->name[d->names++];
}

static void take_name(struct naming n)
{
	if (n.from)
		n.from->disk = NULL;
	if (n.to)
		n.to->disk = n.object;
}

static void sync_names(struct disk *d)
{
	for (int i = 0; i < d->namings; i++)
		take_name(d->naming[i]);
	d->namings = 0;
}

static void change_names(struct disk *d, struct name *from, struct name *to, struct object *o)
{
	d->naming = xgrow(d->naming, (size_t)d->namings + 1, sizeof *d->naming);
	d->naming[d->namings++] = (struct naming){ from, to, o };
	if (from)
		from->now = NULL;
	if (to)
		to->now = o;
}

/* A file that was there before all calls. */
static void open_first(struct disk *d, struct name *name, uint64_t file)
{
	struct buf why = BUF_INIT;

	if (name->now) {
		name->now->file = file;
		return;
	}
	name->now = name->disk = new_object(d, file);
	must(file_read(&name->now->disk, name->path, 1 << 30, &why));
}

/* A file that nothing was done to is renamed or removed. */
static struct object *object_named(struct disk *d, struct name *name)
{
	if (!name->now)
		open_first(d, name, 0);
	return name->now;
}

/* ---- calls ---- */

static void keep_change(struct object *o, const struct power_head *head, const char *bytes)
{
	if (!o)
		return;
	o->change = xgrow(o->change, (size_t)o->changes + 1, sizeof *o->change);
	o->change[o->changes++] = (struct change){ *head, bytes };
}

static void sync_all(struct disk *d)
{
	for (int i = 0; i < d->objects; i++)
		sync_object(d->object[i]);
	sync_names(d);
}

static void sync_file(struct object *o)
{
	if (o)
		sync_object(o);
}

static void call(struct disk *d, const struct power_head *head, const char *rest, bool syncs)
{
	const char *second = rest + head->path, *bytes = second + head->second;
	struct name *name = head->path ? name_of(d, rest, head->path) : NULL;

	switch ((enum power_kind)head->kind) {
	case POWER_OPEN: open_first(d, name, head->file); break;
	case POWER_MAKE: change_names(d, NULL, name, new_object(d, head->file)); break;
	case POWER_WRITE:
	case POWER_CUT: keep_change(object_of(d, head->file), head, bytes); break;
	case POWER_SYNC:
		if (syncs)
			sync_file(object_of(d, head->file));
		break;
	case POWER_SYNC_FOLDER:
		if (syncs)
			sync_names(d);
		break;
	case POWER_SYNC_ALL:
		if (syncs)
			sync_all(d);
		break;
	case POWER_RENAME:
		change_names(d, name, name_of(d, second, head->second), object_named(d, name));
		break;
	case POWER_REMOVE:
		object_named(d, name);
		change_names(d, name, NULL, NULL);
		break;
	}
}

/* ---- what is left ---- */

static void leave_disk(struct disk *d)
{
	int kept = random_below(&d->lots, d->namings + 1);

	for (int i = 0; i < kept; i++)
		take_name(d->naming[i]);
	for (int i = 0; i < d->objects; i++)
		for (int j = 0; j < d->object[i]->changes; j++)
			lose(d, d->object[i], &d->object[i]->change[j]);
	for (int i = 0; i < d->names; i++) {
		const struct name *name = d->name[i];
		struct buf why = BUF_INIT;

		remove(name->path);
		if (name->disk)
			must(file_make(
				name->path, name->disk->disk.s, name->disk->disk.n, 0600, &why));
	}
}

/* Goes through the calls of a log, the first n; returns how many there were. */
static int go_through(struct disk *d, const struct buf *log, int n, bool syncs)
{
	struct power_head head;
	size_t at = 0;
	int calls = 0;

	for (; at + sizeof head <= log->n && calls < n; calls++) {
		memcpy(&head, log->s + at, sizeof head);
		at += sizeof head;
		if (d)
			call(d, &head, log->s + at, syncs);
		at += head.path + head.second + head.bytes;
	}
	return calls;
}

int main(int argc, char **argv)
{
	struct buf log = BUF_INIT, why = BUF_INIT;
	struct disk d = { 0 };
	bool counts;

	if (argc < 3 || (argc < 5 && strcmp(argv[1], "count") != 0))
		return 64;
	counts = !strcmp(argv[1], "count");
	if (!file_read(&log, argv[counts ? 2 : 1], 1 << 30, &why)) {
		fprintf(stderr, "%s\n", why.s);
		return 66;
	}
	if (counts) {
		printf("%d\n", go_through(NULL, &log, 1 << 30, true));
		return 0;
	}
	random_make(&d.lots, (uint64_t)atoll(argv[3]));
	d.block = (size_t)atoi(argv[4]);
	go_through(&d, &log, atoi(argv[2]), argc < 6);
	leave_disk(&d);
	return 0;
}
