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
