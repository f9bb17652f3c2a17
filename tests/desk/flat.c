/* SPDX-License-Identifier: MIT
 * flat report|box FILE: prints the XML as a browser's page would give it to the desk's engine. */
#include "base/file.h"
#include "box/read.h"
#include "box/sheet.h"
#include "desk/flat.h"
#include "report/report.h"

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
	struct buf xml = BUF_INIT, flat = BUF_INIT, why = BUF_INIT;
	const struct tree_limits *limits;
	struct tree *tree = NULL;
	long line = 0;

	if (argc != 3)
		return 64;
	limits = !strcmp(argv[1], "box") ? sheet_limits() : report_limits();
	tree_begin();
	if (file_read(&xml, argv[2], limits->bytes, &why))
		tree = tree_read(span_of_buf(&xml), limits, &line, &why);
	if (!tree) {
		fprintf(stderr, "%s: %ld: %s\n", argv[2], line, why.s);
		return 65;
	}
	flat_write(&flat, tree);
	fwrite(flat.s, 1, flat.n, stdout);
	tree_free(tree);
	buf_free(&xml);
	buf_free(&flat);
	return 0;
}
