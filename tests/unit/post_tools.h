/* SPDX-License-Identifier: MIT
 * For the tests of keys and seals: the stock tools players sign with, run in a folder of the test.
 * A test whose tool is missing is skipped. */
#ifndef UNIT_POST_TOOLS_H
#define UNIT_POST_TOOLS_H
#include "base/data.h"
#include "post/problem.h"
#include "post_folder.h"

#include <sodium.h>

/* What a command answers, run in the folder, its talk left out. */
static inline int tools_run(const struct folder *f, const char *command)
{
	struct buf line = BUF_INIT;
	int answer;

	buf_fmt(&line, "cd %s && { %s; } >/dev/null 2>&1", f->path, command);
	answer = system(line.s);
	buf_free(&line);
	return answer;
}

static inline bool tools_miss(const struct folder *f, const char *tool)
{
	struct buf line = BUF_INIT;
	bool missing;

	buf_fmt(&line, "command -v %s", tool);
	missing = tools_run(f, line.s);
	buf_free(&line);
	if (missing)
		print_message("'%s' is not installed here\n", tool);
	return missing;
}

/* Fails where what is said of a problem has not the word in it. */
static inline void problem_names(const struct problem *problem, const char *word)
{
	struct texts *texts = data_texts("templates/mail.en.txt", NULL);
	struct buf said = BUF_INIT;

	assert_non_null(problem->text);
	texts_say(texts, &said, "%s word=%s", problem->text, problem->word);
	if (!strstr(said.s, word))
		fail_msg("'%s' does not name '%s'", said.s, word);
	buf_free(&said);
	texts_free(texts);
}

/* Changes the bits of byte `at` of what the base64 in a line, counted from 0, says. */
static inline void tools_alter(char *file, int line, size_t at, int bits)
{
	unsigned char raw[200];
	char after, *end;
	size_t n;

	while (line--)
		file = strchr(file, '\n') + 1;
	end = strchr(file, '\n');
	assert_int_equal(sodium_base642bin(raw, sizeof raw, file, (size_t)(end - file), NULL, &n,
				 NULL, sodium_base64_VARIANT_ORIGINAL),
		0);
	assert_true(at < n);
	raw[at] ^= (unsigned char)bits;
	after = *end;
	sodium_bin2base64(file, (size_t)(end - file) + 1, raw, n, sodium_base64_VARIANT_ORIGINAL);
	*end = after;
}

#endif
