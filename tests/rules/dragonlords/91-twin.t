# SPDX-License-Identifier: MIT
# What a seat cannot see does not change one byte of its report: units in the fog, loads, purses, scrolls, decks, quests.

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
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

case within a band nobody else learns how many units there are, or which [seen 3]
given season 2
    r4a: red 5 orc
    r4a holder: red
twin blue green
    r4a: red 9 orc
twin blue green
    r4a: red 4 orc, red 2 hobgoblin, red orc-archer

case scrolls are told by their number [seen 12]
given season 2
    red scrolls-of: shield
twin blue green
    red scrolls-of: tempest
    scrolls top: shield

case how the decks lie is told to nobody [seen 12, seen 17]
given season 2
    scrolls top: shield, tempest
twin red blue green
    scrolls top: tempest, shield

case purse and spending are the owner's secret [seen 10]
given season 2
    red gold: 30
    r4a: red orc
    r4a holder: red
twin blue green
    red gold: 5
twin blue green
orders red
    buy 2 orc r4a

case the load of a ship is its owner's secret [seen 9]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
twin blue green
    red aboard: red 7 orc (ship maw)
twin blue green
    red aboard: empty

case what is ordered and not yet placed its owner alone knows [seen 2]
given season 2
    red gold: 30
orders red
    buy 2 orc r4k
expect
    told only red: units-ordered red 2 orc r4k 6
twin blue green
orders red
    buy orc r4k

case spells, letters and refusals are their writer's alone [seen 13, seen 19]
given season 2
    red gold: 30
orders red
    if gold > 90: build mill r4k
    attack g1 with army from r9z
expect
    bad red 2
twin blue green
orders red
    build mill r1b
      else sneak r6k
    when sortie: no

# ---- Sieges ----

case who besieges cannot tell the garrison of a band, what it carries, knows and has in store, apart [seen 5, seen 13, seen 15]
given season 2
    r6k: blue hrolf, blue 2 barbarian, blue sigrun (knows 4 1)
    r6k besieger: red
    c6: red 4 orc
    blue gold: 30
    blue scrolls-of: tempest
    blue hoard: blue amulet (kept-at r6k)
orders red
    hold r6k
expect
    told all: siege-goes-on red r6k blue
twin red green
    r6k: blue hrolf, blue barbarian-knight [blue amulet], blue barbarian [blue leif (hero-level 2)]
    blue gold: 5
    blue scrolls-of: reflect
    blue hoard: empty

case a garrison cannot tell the camp of a band before it, nor who joined it, apart [seen 3, seen 15, siege 9]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red 2 orc, red hobgoblin
    red hoard: red seers-glass (kept-at r4k)
orders red
    hold r6k with 1 orc from r6c
expect
    told only red: joined-camp red 1 r6k
twin blue green
    c6: red hobgoblin, red orc, red orc-archer [red seers-glass]
    red hoard: empty
twin green
    r6c: red 3 hobgoblin
orders red
    hold r6k with 1 hobgoblin from r6c

case a policy for a sortie that was not made tells the besieger nothing [seen 19, sortie 1]
given season 2
    r6k besieger: red
    c6: red 4 orc
    r5f holder: blue
    r5f: blue 2 barbarian, blue sigrun (knows 4 1)
orders red
    hold r6k
orders blue
    when sortie if ratio > 900: yes
    when sortie-caster: sigrun
    when sortie-escort: 9 barbarian
twin red green
orders blue
    when sortie: no
twin red green
    r5f: blue 3 barbarian

case what a caster who storms or holds a wall knows and does not cast, and what is carried and is of no use, the enemy cannot tell [seen 6, seen 13, seen 15]
given season 2
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 1 1)
    r6k besieger: red
    blue hoard: blue winged-boots (kept-at r6k)
    red hoard: red seers-glass (kept-at r4k)
    c6: red 4 orc, red morg (knows 2 1)
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k
    when spell: none
    when go-on: siege
orders blue
    when spell: none
    when scroll: none
expect
    done red 1
twin red green
    r6k: blue hrolf, blue barbarian [blue winged-boots], blue 2 barbarian, blue sigrun (knows 2 1, knows 4 1)
    blue hoard: empty
twin blue green
    c6: red orc [red seers-glass], red 3 orc, red morg (knows 4 1)
    red hoard: empty

case of a storm, and of a hero who falls in it, the third seat learns nothing but how it ended [seen 7, seen 15, siege 8]
given season 2
    r6k: blue hrolf, blue 3 barbarian
    r6k besieger: red
    c6: red 4 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 1 6 6
orders red
    storm r6k
    when go-on: siege
expect
    told only red blue: units-lost red 1 orc
    told all: siege-goes-on red r6k blue
twin green
    c6: red orc, red orc, red orc, red orc [red grim]
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 6 red 4: 6
orders red
    storm r6k
    when go-on: siege
    when casualties: grim

# ---- The support of a sally ----

case who sallies with a caster does not say whence he came, or what is left there [seen 6, seen 9, sortie 5]
given season 2
    r6k: blue hrolf, blue 3 barbarian
    r6k besieger: red
    c6: red 4 orc
    r5f holder: blue
    r5f: blue 2 barbarian, blue sigrun (knows 4 1)
    iw1: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    sally r6k
    when spell: none
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told only blue: teleported-in blue sigrun r6k
twin red green
    r5f: blue barbarian, blue barbarian-knight
    blue aboard: blue 2 barbarian (ship wolf), blue sigrun (ship wolf, knows 4 1)

case whence cavalry rode to a sally only their owner knows [seen 3, sortie 3]
given season 2
    r6k: blue hrolf, blue 3 barbarian
    r6k besieger: red
    c6: red 4 orc
    r6b holder: blue
    r6b: blue barbarian, blue barbarian-cavalry
    r6c holder: blue
    r6c: blue 2 barbarian
orders blue
    sally r6k
    when sortie-cavalry: 9 r6b, 9 r6c
    when flank: no
    when sortie-go-on: stop
expect
    told only blue: rode-in blue 1 r6b r6k
twin red green
    r6b: blue 2 barbarian
    r6c: blue barbarian, blue barbarian-cavalry

case who was named for a sally and stayed the besieger does not learn [seen 19, sortie 11]
given season 2
    r6k: blue hrolf, blue 3 barbarian
    r6k besieger: red
    c6: red 4 orc
    r5f holder: blue
    r5f: blue 2 barbarian, blue sigrun (knows 1 1)
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told only blue: support-stays blue r6k
twin red green
    r5f: blue 3 barbarian
twin red green
orders blue
    sally r6k
    when sortie-go-on: stop

case of a sally the third seat learns who fought, where and how it ended, not with what [seen 7]
given season 2
    r6k: blue hrolf, blue 3 barbarian
    r6k besieger: red
    c6: red 4 orc
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders red
    when spell: none
orders blue
    sally r6k
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k
    told all: withdrew blue r6k
twin green
    r6k: blue hrolf, blue 2 barbarian, blue barbarian [blue leif]
    c6: red 3 orc, red orc [red grim], red morg (knows 3 1)
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 6 blue 6: 6
    dice battle r6k 1 7 red 3: 6 6 6
    dice battle r6k 1 7 red 4: 6

# ---- At sea ----

case who turns back before a blockade does not learn what the ships there carry [naval 1, seen 9]
given season 2
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
orders red
    sail maw iw2
    when blockade: back
expect
    told red: ship-turns-back
twin red green
    blue aboard: blue 3 barbarian (ship wolf), blue sigrun (ship wolf, knows 4 1)
twin blue green
    red aboard: red hobgoblin (ship maw), red morg (ship maw, knows 1 1)

case in a battle at sea spells not cast and treasures of no use there are not told apart [seen 6, seen 13, seen 15]
given season 2
    iw3: red maw
    iw2: blue wolf
    red aboard: red 3 orc (ship maw), red morg (ship maw, knows 2 1)
    blue aboard: blue 3 barbarian (ship wolf), blue sigrun (ship wolf, knows 1 1)
    red hoard: red winged-boots (kept-at r4k)
    blue hoard: blue seers-glass (kept-at r6k)
    dice battle iw2 1 6 red 3: 6 6 6
    dice battle iw2 1 7 blue 4: 6 6 6
orders red
    sail maw iw2
    when spell: none
    when scroll: none
    when go-on: retreat
orders blue
    when spell: none
    when scroll: none
    when answer: none
expect
    told all: sea-battle red blue iw2
    told all: sailed-off red iw2 iw3
twin red green
    blue aboard: blue barbarian (ship wolf) [blue seers-glass], blue 2 barbarian (ship wolf), blue sigrun (ship wolf, knows 2 1, knows 4 1)
    blue hoard: empty
twin blue green
    red aboard: red orc (ship maw) [red winged-boots], red 2 orc (ship maw), red morg (ship maw, knows 4 1)
    red hoard: empty

case of a battle at sea the third seat learns who fought, where and how it ended, not with what [seen 7, seen 9]
given season 2
    iw3: red maw
    iw2: blue wolf
    red aboard: red 3 orc (ship maw)
    blue aboard: blue 3 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6 6
    dice battle iw2 1 7 blue 4: 6 6 6
orders red
    sail maw iw2
    when spell: none
    when go-on: retreat
orders blue
    when spell: none
expect
    told all: sea-battle red blue iw2
    told all: sailed-off red iw2 iw3
twin green
    red aboard: red orc (ship maw), red orc (ship maw) [red grim], red morg (ship maw, knows 3 1)
    blue aboard: blue 4 barbarian (ship wolf), blue sigrun (ship wolf, knows 3 1)
    dice battle iw2 1 6 red 3: 6
    dice battle iw2 1 6 red 4: 6
    dice battle iw2 1 7 blue 4: 6 6 6 6

# ---- The Wastelands ----

case who leaves a Wasteland by teleport nobody else learns, nor that he may not attack [seen 9, seen 19, quest 15]
given season 2
    r4b holder: red
    r4b: red orc
    r4a holder: blue
    r4a: blue barbarian
    red southern-party: red orc, red hobgoblin, red morg (knows 4 1)
    red south-at: ws4
orders red
    teleport morg with 1 hobgoblin to r4b
    attack r4a with 1 hobgoblin from r4b
expect
    told only red: teleports red morg 1 r4b
    refused red 2: has-returned hobgoblin
twin blue green
orders red
    rest south
