/* SPDX-License-Identifier: MIT
 * Any bytes as a box: refused with a reason, or whole, whatever they are. */
#include "base/buf.h"
#include "base/fail.h"
#include "box/read.h"

#include <string.h>

static const struct zone zones[] = { { "board", OPEN, 0 }, { "bowl", OPEN, 0 }, { "deck", SHUT, 0 },
	{ 0 } };
static const struct column columns[] = { { 0 }, { "on", "+plains|forest|water" },
	{ "terrain", "plains|forest|water" }, { "up-to", NULL }, { 0 } };
static const struct key keys[] = { { 0 }, { "deal", NULL, 5 }, { "passes", NULL, 3 },
	{ "speed", "slow|fast|mad", 1 }, { "extra", "+monks|gales", 0 }, { 0 } };
static const char *const links_of_game[] = { "next-to", "road", NULL };
static const char *const areas_of_game[] = { "map", "land", "coast", NULL };
static const struct game game = {
	.name = "sails",
	.least = 2,
	.most = 6,
	.zones = zones,
	.columns = columns,
	.keys = keys,
	.links = links_of_game,
	.areas = areas_of_game,
};

static void links_check(const struct box_map *map, const struct box_links *links)
{
	for (int from = 1; from <= map->spaces; from++) {
		must(links->from[from] <= links->from[from + 1]);
		for (int i = links->from[from]; i < links->from[from + 1]; i++) {
			const struct link *link = &links->link[i];

			must(link->to > SPACES && link->to <= SPACES + map->spaces);
			must(link->via == NONE
				|| (link->via > SPACES && link->via <= SPACES + map->spaces));
		}
	}
}

static void map_check(const struct box *box, const struct box_map *map)
{
	must(map->least >= game.least && map->least <= map->most && map->most <= game.most);
	must(map->area[0].n == map->spaces && map->area[1].n <= map->spaces);
	must(box_map(box, map->name, 0) == map);
	for (int i = 1; i <= map->spaces; i++) {
		const struct box_space *space = &map->space[i];

		must(box_space(map, space->name, strlen(space->name)) == SPACES + i);
		must(space->row < BOX_HEIGHT && space->column + map->cell <= BOX_WIDTH);
		must(space->num[2] >= 0 && space->num[2] < 3);
	}
	for (int i = 0; i < box->relations; i++)
		links_check(map, &map->links[i]);
}

static void box_check(const struct box *box)
{
	must(box->kinds > 0 && box->maps > 0);
	for (int i = 1; i <= box->kinds; i++) {
		const struct box_kind *kind = &box->kind[i];

		must(box_kind(box, kind->name, strlen(kind->name), NULL, NULL) == KINDS + i);
		must(kind->class < box->classes && box->class[kind->class].has[i]);
		must(kind->home <= 2 && (kind->home || !kind->copies));
		must(kind->num[1] >= 0 && kind->num[1] < 8);
	}
	for (int i = 1; i <= box->keys; i++)
		must(!box->key[i].option
			|| (box->key[i].least <= box->key[i].value
				&& box->key[i].value <= box->key[i].most));
	for (int i = 0; i < box->maps; i++)
		map_check(box, &box->map[i]);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n);

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	static const unsigned char hash[BOX_HASH];
	struct buf why = BUF_INIT;
	struct box *box = box_read(&game, (const char *)s, n, hash, "b.xml", &why);

	must(!box == (why.n > 0));
	must(box || !strncmp(why.s, "b.xml:", 6));
	if (box)
		box_check(box);
	box_free(box);
	buf_free(&why);
	return 0;
}
