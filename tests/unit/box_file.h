/* SPDX-License-Identifier: MIT
 * For tests of a game's own box: a file of the sources, and the box as it is shipped. Where the
 * sources lie is told by make; by hand the tests run on top of them. */
#ifndef UNIT_BOX_FILE_H
#define UNIT_BOX_FILE_H
#include "base/buf.h"
#include "base/file.h"
#include "box/read.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

static inline void source_file(struct buf *out, const char *path)
{
	struct buf whole = BUF_INIT, why = BUF_INIT;
	const char *top = getenv("srcdir");

	buf_fmt(&whole, "%s/%s", top ? top : ".", path);
	file_read(out, whole.s, BOX_MOST, &why);
	assert_string_equal(why.s, "");
	buf_free(&whole);
	buf_free(&why);
}

/* The caller frees it. */
static inline struct box *box_shipped(const struct game *game)
{
	static const unsigned char hash[BOX_HASH];
	struct buf path = BUF_INIT, xml = BUF_INIT, why = BUF_INIT;
	struct box *box;

	buf_fmt(&path, "db/boxes/%s.xml", game->name);
	source_file(&xml, path.s);
	box = box_read(game, xml.s, xml.n, hash, path.s, &why);
	assert_string_equal(why.s, "");
	buf_free(&path);
	buf_free(&xml);
	buf_free(&why);
	return box;
}

#endif
