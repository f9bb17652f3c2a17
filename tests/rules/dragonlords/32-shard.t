# SPDX-License-Identifier: MIT
# Shards of the Crystal: where they are found, who has them, and how they change hands.

game dragonlords seats 3
    red civilization: orcs
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 1
    r4k shards: 2
    r6k shards: 2
    r3k shards: 2
    i5 shards: 1
    i6 shards: 1
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

case who lands on a vacant island has its shard in the seat kingdom at once [shard 1, shard 2, sail 7]
given
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    done red 1
    told all: shard-found red r4k
    i5 shards: 0
    r4k shards: 3
    i5 holder: red
    hidden-shards: 1

case a shard is found once: who takes the island later finds none [shard 2]
given
    i5 shards: 0
    r4k shards: 3
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    done red 1
    told nobody: shard-found
    r4k shards: 3

case who attacks a vacant island off a ship finds its shard, too [shard 2, land 15]
given season 2
    ie2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    attack i6 with 1 orc off maw
expect
    done red 1
    told all: shard-found red r4k
    i6 shards: 0
    r4k shards: 3

case who has no kingdom leaves the shard on the island [shard 2]
given
    r4k: green elf
    r4k holder: green
    r4c: red gorbag, red orc
    r4c holder: red
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    done red 1
    told nobody: shard-found
    told all: shard-stays red
    i5 shards: 1
    i5 holder: red

case the seat kingdom is the one where the king stands [shard 3]
given
    r5k: red gorbag, red orc
    r5k holder: red
    r5k wall: 3
    r4k: red 5 orc
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    told all: shard-found red r5k
    r5k shards: 1
    r4k shards: 2

case where the king stands in no kingdom it is the first in id order [shard 3]
given
    r5k: red 2 orc
    r5k holder: red
    r5k wall: 3
    r2k: red 2 orc
    r2k holder: red
    r2k wall: 3
    r4k: red 5 orc
    r4c: red gorbag
    r4c holder: red
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    told all: shard-found red r2k
    r2k shards: 1
    r4k shards: 2

case a kingdom that is conquered takes its shards along [shard 1, king 1]
given season 2
    r4k: red gorbag, red 5 orc
    r5k: stranger
    r5k wall: 0
    r5k shards: 1
    r3k shards: 1
    r5c: red 9 hobgoblin
    r5c holder: red
    dice battle r5k 1 6 red 4: 1
orders red
    attack r5k with 8 hobgoblin from r5c
expect
    done red 1
    r5k holder: red
    r5k shards: 1
    r4k shards: 2

case the hidden shard is found by the Seer and lies in the seat kingdom at once [shard 2, shard 4, adventure 8]
given
    r5k: red gorbag, red orc
    r5k holder: red
    r5k wall: 3
    r4k: red 5 orc
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: seer
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    told all: shard-found red r5k
    hidden-shards: 0
    r5k shards: 1
    told only red: card-drawn red ws2 seer blessed

case of several hidden shards the Seer finds one at a time [shard 4]
given
    hidden-shards: 3
    r3k shards: 0
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: seer
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    hidden-shards: 2
    r4k shards: 3

case who has no kingdom leaves the hidden shard hidden, and gets no treasure for it [shard 2]
given
    r4k: green elf
    r4k holder: green
    r4c: red gorbag, red orc
    r4c holder: red
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: seer
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    told nobody: shard-found
    told only red: shard-stays red
    told nobody: treasure-gained
    hidden-shards: 1

case a king on a quest makes the first kingdom in id order the seat kingdom [shard 3]
given
    r4k: red 5 orc
    r2k: red 2 orc
    r2k holder: red
    r2k wall: 3
    red southern-party: red gorbag, red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: seer
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    told all: shard-found red r2k
    r2k shards: 1

case how many shards lie where all know, and how many are still hidden [seen 15]
expect
    sees blue exactly: r4k shards, i5 shards
    sees red exactly: r6k shards, hidden-shards
