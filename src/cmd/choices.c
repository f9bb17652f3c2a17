/* SPDX-License-Identifier: MIT
 * new without a match: the games with their options, or what a match of one can be made with. */
#include "cmd/choices.h"
#include "club/charter.h"
#include "core/table.h"
#include "core/rules.h"

#include <stdio.h>
#include <string.h>

enum { GAME_COLUMN = 14 };

static void print_number(struct buf *b, int least, int most)
{
	buf_fmt(b, least == most ? "%d" : "%d to %d", least, most);
}

void choices_print_game(const struct box *box)
{
	struct buf b = BUF_INIT;

	buf_str(&b, box->game->name);
	buf_fill(&b, ' ', b.n < GAME_COLUMN ? GAME_COLUMN - b.n : 1);
	print_number(&b, box->game->least, box->game->most);
	buf_fmt(&b, " play %s\n", box->game->title);
	for (int i = 1; i <= box->keys; i++) {
		if (!box->key[i].option)
			continue;
		buf_str(&b, "    ");
		table_print_option(&b, box, i);
		buf_char(&b, '\n');
	}
	fputs(b.s, stdout);
	buf_free(&b);
}

static void print_seats(struct buf *b, const struct game *game)
{
	buf_fmt(b, "seats, --seats N: %d, or up to %d\n  ", game->least, game->most);
	seats_print(b, game, seats_all(game->most), game->most, ", ");
	buf_char(b, '\n');
}

static void print_maps(struct buf *b, const struct box *box)
{
	buf_str(b, "\nmaps, --map NAME; if not given, the map for the number of seats\n");
	for (int i = 0; i < box->maps; i++) {
		const struct box_map *map = &box->map[i];

		buf_fmt(b, "  %s   (", map->name);
		print_number(b, map->least, map->most);
		buf_str(b, " seats)\n");
	}
}

static void print_options(struct buf *b, const struct box *box)
{
	const char *head = "\noptions, --option NAME=VALUE\n";

	for (int i = 1; i <= box->keys; i++) {
		if (!box->key[i].option)
			continue;
		buf_fmt(b, "%s  ", head);
		table_print_option(b, box, i);
		buf_char(b, '\n');
		text_wrap(b, "      ", "      ", box->key[i].note, strlen(box->key[i].note), 72);
		head = "";
	}
}

void choices_print(const struct box *box)
{
	struct buf b = BUF_INIT;

	buf_fmt(&b, "%s\n\n", box->title);
	print_seats(&b, box->game);
	print_maps(&b, box);
	print_options(&b, box);
	buf_str(&b, "\nsettings of a match, --set NAME=VALUE\n");
	charter_list(&b);
	fputs(b.s, stdout);
	buf_free(&b);
}
