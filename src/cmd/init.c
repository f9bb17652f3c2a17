/* SPDX-License-Identifier: MIT
 * init: a folder becomes a club. */
#include "base/file.h"
#include "club/club.h"
#include "cmd/cmd.h"
#include "post/key.h"

#include <stdlib.h>
#include <unistd.h>

static void make_file(const char *folder, const char *name, struct span bytes, unsigned mode)
{
	char *path = club_path(folder, name);
	struct buf why = BUF_INIT;

	/* An interrupted init is continued. */
	if (access(path, F_OK))
		need(file_make(path, bytes.s, bytes.n, mode, &why), EX_CANTCREAT, &why);
	free(path);
}

static void make_keys(const char *folder)
{
	char *path = club_path(folder, "referee.key");
	struct secret_key secret;
	struct buf private = BUF_INIT, public = BUF_INIT, why = BUF_INIT;

	if (access(path, F_OK)) {
		key_new(&secret);
		key_secret_file(&secret, &private);
		make_file(folder, "referee.key", (struct span){ private.s, private.n }, 0600);
	} else {
		need(key_secret_read(&secret, path, &why), EX_NOPERM, &why);
	}
	key_public_file(&secret, &public);
	make_file(folder, "referee.pub", (struct span){ public.s, public.n }, 0644);
	key_secret_wipe(&secret);
	key_buf_wipe(&private);
	buf_free(&public);
	free(path);
}

/* A store without content is what an interrupted init leaves: no club yet. */
static bool is_club(const char *folder)
{
	struct buf ignored = BUF_INIT;
	struct store *store = store_open(folder, false, &ignored);
	bool whole = store != NULL;

	store_close(store);
	buf_free(&ignored);
	return whole;
}

int cmd_init(const struct command_call *call)
{
	const char *folder = call->words ? call->word[0] : call->folder;
	struct buf why = BUF_INIT;
	char *spool = club_path(folder, "spool");
	struct store *store;

	if (is_club(folder))
		die(EX_CANTCREAT, "'%s' is a club already", folder);
	need(file_make_folder(folder, &why) && file_make_folder(spool, &why), EX_CANTCREAT, &why);
	make_file(folder, "tradepost.conf", span_of(settings_text), 0600);
	make_keys(folder);
	/* The store comes last: a folder with one is a whole club. */
	store = store_open(folder, true, &why);
	need(store != NULL, EX_CANTCREAT, &why);
	store_close(store);
	free(spool);
	return EX_DONE;
}
