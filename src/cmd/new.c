/* SPDX-License-Identifier: MIT
 * new: a match is opened, and its seats can be given; without a match, what there is to choose. */
#include "base/data.h"
#include "base/file.h"
#include "club/charter.h"
#include "club/seating.h"
#include "club/token.h"
#include "box/read.h"
#include "cmd/choices.h"
#include "cmd/open.h"
#include "post/mail_write.h"

#include <stdio.h>
#include <string.h>

static void read_box(
	const struct command_call *call, const struct game *game, struct buf *xml, struct buf *name)
{
	const char *file = call_flag(call, "box");
	struct buf why = BUF_INIT;

	if (file) {
		buf_str(name, file);
		need(file_read(xml, file, BOX_MOST, &why), EX_NOINPUT, &why);
	} else {
		buf_fmt(name, "db/boxes/%s.xml", game->name);
		need(data_read(xml, name->s, &why), EX_NOINPUT, &why);
	}
}

static void plan_match(const struct command_call *call, const struct game *game, struct match *m)
{
	const char *n = call_flag(call, "seats"), *options = call_flag(call, "option");
	const char *map = call_flag(call, "map"), *settings = call_flag(call, "set");
	long long seats_wanted = game->least;
	unsigned char id[6];
	struct buf text = BUF_INIT, why = BUF_INIT;

	if (!match_name_ok(span_of(call->word[1])))
		die(EX_USAGE,
			"'%s' cannot name a match: use a to z, 0 to 9 and -, at most 24 letters",
			call->word[1]);
	if (n && !span_int(span_of(n), game->least, game->most, &seats_wanted))
		die(EX_USAGE, "'--seats %s': %s is played by %d to %d", n, game->title, game->least,
			game->most);
	if (map && strlen(map) >= sizeof m->map)
		die(EX_USAGE, "'--map %s': the name is too long", map);
	strcpy(m->name, call->word[1]);
	strcpy(m->game, game->name);
	m->rules = game->revision;
	if (map)
		strcpy(m->map, map);
	m->seats = (int)seats_wanted;
	m->state = m->before = MATCH_SEATING;
	m->made = time_now();
	if (options)
		buf_fmt(&text, "%s\n", options);
	m->options = buf_take(&text);
	m->reason = xcopy("", 0);
	m->charter = xcopy("", 0);
	if (settings)
		need(charter_set_lines(m, span_of(settings), &why), EX_USAGE, &why);
	chance_random(id, sizeof id);
	chance_random(m->secret, sizeof m->secret);
	snprintf(m->gid, sizeof m->gid, "%s.%02x%02x%02x%02x%02x%02x", m->name, id[0], id[1], id[2],
		id[3], id[4], id[5]);
}

/* Returns false where the match is to have no witness. */
static bool plan_witness(
	const struct command_call *call, struct club *club, struct witness_row *witness)
{
	const char *mail = call_flag(call, "witness"), *file = call_flag(call, "witness-key");
	const struct secret_key *own;
	struct buf why = BUF_INIT, text = BUF_INIT;
	struct public_key key;

	if (!mail && !file)
		return false;
	if (!mail || !file)
		die(EX_USAGE, "'--%s' is missing: a witness has an address and a key",
			mail ? "witness-key" : "witness");
	if (!address_ok(span_of(mail)))
		die(EX_USAGE, "'--witness %s' is no address a mail can be sent to", mail);
	need_key_text(file, &text);
	need_key(club, file, &text, &key);
	buf_free(&text);
	own = club_key(club, &why);
	need(own != NULL, EX_NOPERM, &why);
	if (!memcmp(key_public(own).pk, key.pk, sizeof key.pk))
		die(EX_USAGE,
			"'--witness-key %s' is the referee's own key: a witness is somebody else",
			file);
	*witness = (struct witness_row){ .mail = (char *)mail };
	memcpy(witness->key, key.pk, sizeof witness->key);
	return true;
}

/* Lists what the words leave open. Ends the program where a flag is about a match. */
static int list_choices(const struct command_call *call)
{
	const struct game *game = call->words ? game_named(call->word[0]) : NULL;
	struct buf xml = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	unsigned char hash[HASH];
	struct box *box;

	for (int i = 0; call->command->flags[i].name; i++)
		if (call->value[i] && (!game || strcmp(call->command->flags[i].name, "box") != 0))
			die(EX_USAGE, "'--%s' is about a match: tradepost new GAME MATCH",
				call->command->flags[i].name);
	if (!game) {
		choices_print_games();
		return EX_DONE;
	}
	read_box(call, game, &xml, &name);
	hash_bytes(hash, xml.s, xml.n);
	box = box_read(game, xml.s, xml.n, hash, name.s, &why);
	need(box != NULL, EX_DATAERR, &why);
	choices_print(box);
	box_free(box);
	buf_free(&xml);
	buf_free(&name);
	return EX_DONE;
}

int cmd_new(const struct command_call *call)
{
	const struct game *game = call->words ? game_named(call->word[0]) : NULL;
	struct buf xml = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	struct match m = { 0 };
	struct witness_row witness;
	struct edition *edition;
	struct table *t;
	struct club club;
	bool watched, ok;
	const struct context c = { &club, &m, time_now(), &why };

	if (call->words && !game)
		no_such_game(call->word[0]);
	if (call->words < 2)
		return list_choices(call);
	need_club(&club, call->folder);
	read_box(call, game, &xml, &name);
	edition = edition_make(game, (struct span){ xml.s, xml.n }, name.s, &why);
	need(edition != NULL, EX_DATAERR, &why);
	plan_match(call, game, &m);
	need(token_possible(&c), EX_USAGE, &why);
	watched = plan_witness(call, &club, &witness);
	memcpy(m.box, edition->hash, sizeof m.box);
	t = match_table(&c, edition, -1);
	need(t != NULL, EX_USAGE, &why);
	ok = store_begin(club.store, &why)
		&& seating_open(&c, &m, span_of_buf(&xml), watched ? &witness : NULL)
		&& store_commit(club.store, &why);
	need_store(ok, club.store, EX_DATAERR, &why);
	table_free(t);
	edition_free(edition);
	match_free(&m);
	buf_free(&xml);
	buf_free(&name);
	club_close(&club);
	return EX_DONE;
}
