/* SPDX-License-Identifier: MIT
 * key: a player makes a pair of keys. */
#include "base/file.h"
#include "cmd/cmd.h"
#include "post/key.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *key_path(const char *file, const char *ending)
{
	struct buf path = BUF_INIT;

	buf_fmt(&path, "%s%s", file, ending);
	if (!access(path.s, F_OK))
		die(EX_CANTCREAT, "cannot make '%s': it is there already", path.s);
	return buf_take(&path);
}

int cmd_key(const struct command_call *call)
{
	struct buf private = BUF_INIT, public = BUF_INIT, why = BUF_INIT;
	char *private_path, *public_path;
	struct secret_key secret;
	bool ok;

	if (strcmp(call->word[0], "new"))
		die(EX_USAGE, "usage: tradepost key new FILE");
	/* Both files are looked for before one is made, as half a pair is useless. */
	private_path = key_path(call->word[1], ".key");
	public_path = key_path(call->word[1], ".pub");
	key_new(&secret);
	key_secret_file(&secret, &private);
	key_public_file(&secret, &public);
	key_secret_wipe(&secret);
	ok = file_make(private_path, private.s, private.n, 0600, &why);
	key_buf_wipe(&private);
	need(ok, EX_CANTCREAT, &why);
	ok = file_make(public_path, public.s, public.n, 0644, &why);
	if (!ok)
		unlink(private_path);
	need(ok, EX_CANTCREAT, &why);
	free(private_path);
	free(public_path);
	buf_free(&public);
	return EX_DONE;
}
