# SPDX-License-Identifier: MIT
# What the list of orders in a report offers: what was done this season bars nothing in the next.

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r5b: red 9 orc
    r5b holder: red
    r4b: red 9 orc
    r4b holder: red
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case a party that has moved is offered the next move [letters 24]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws3
    dice move-die red: 1
orders red
    move south up
expect
    done red 1
    offered red: move south

case who ordered a building may order another one next season [build 2]
given
    red gold: 40
orders red
    build mill r4k
expect
    told only red: building-ordered red mill r4k
    offered red: build

case what nothing is there for is not offered [letters 24, sail 1]
given
    red southern-party: empty
expect
    not offered red: move south
    not offered blue: move

case cavalry that can strike only from another land are shown an order with that land [raid 2, letters 34]
given
    r4a: red orc
    r4a holder: red
    r4b: red orc, red 2 wolf-rider
    r4c: red orc
    r4c holder: red
    r4f: blue 3 barbarian
    r4f holder: blue
expect
    printed red: for example: raid r4f from r4b with 1 via r4

case a price says what one costs, and what several cost at once [buy 9]
given
expect
    printed red: '(3 gold each, 4 for 10 gold)'
