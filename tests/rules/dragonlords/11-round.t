# SPDX-License-Identifier: MIT
# A round and a turn: who is when, the seven phases, what is wiped off, what a seat without a letter does.

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
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- turns ----

case in a round every living seat has one turn, one after the other [round 1, start 2]
given season 2
expect
    told all: turn-begins red 2
    then told all: turn-begins blue 2
    told all 1 times: turn-begins red
    told all 1 times: turn-begins blue
    not over
next season
expect
    told all: turn-begins red 3
    then told all: turn-begins blue 3

case turns go by the order that was settled at the start, not by the numbers of the seats [start 9, round 1]
given season 2 seats 3
    green civilization: elves
    order 0: green
    order 1: red
    order 2: blue
    green first-kingdom: r3k
    r3k: green aelin
    r3k holder: green
expect
    told all: turn-begins green 2
    then told all: turn-begins red 2
    then told all: turn-begins blue 2

case one seat ends all seven phases before the next begins [round 2]
given season 2
    red gold: 5
    blue gold: 5
    r4a: red orc
    r4a holder: red
    r6a: blue barbarian
    r6a holder: blue
orders red
    build mill r4a
orders blue
    build mill r6a
expect
    told red: building-ordered red mill r4a 5
    then told all: building-placed red mill r4a
    then told all: turn-begins blue 2
    then told blue: building-ordered blue mill r6a 5
    then told all: building-placed blue mill r6a

case the phases come in their order, however the lines are written; the North is before the South [round 2, round 4, quest 10]
given season 2
    red gold: 5
    red docks: red maw (harbour r4k)
    r4a: red 2 orc
    r4a holder: red
    r5b: red 2 orc
    r5b holder: red
    r2b: red 2 orc
    r2b holder: red
orders red
    transfer orc from r4k to r4d
    attack r4b with orc from r4a
    enter south from r5b with orc
    enter north from r2b with orc
    load 1 orc from r4k on maw
    sail maw iw3
    build mill r4a
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    told red: building-ordered red mill r4a 5
    then told red: goes-aboard red 1 maw r4k
    then told all: ship-sails red maw r4k iw3
    then told red: party-enters red wn1 1
    then told red: party-enters red ws1 1
    then told all: walked-in red r4b
    then told red: transfers red 4 r4k r4d
    then told red: income red
    then told all: building-placed red mill r4a

case within a phase the lines are carried out as they are written [round 4, round 7]
given season 2
    red gold: 7
    r4a: red orc
    r4a holder: red
orders red
    buy orc r4k
    build mill r4a
expect
    done red 1
    refused red 2: no-gold 5 4 [round 7]
    r4a building: none

case the same lines the other way round [round 4, round 7]
given season 2
    red gold: 7
    r4a: red orc
    r4a holder: red
orders red
    build mill r4a
    buy orc r4k
expect
    done red 1
    refused red 2: no-gold 3 2 [round 7]
    r4a building: mill

case an order of a later phase waits until its phase comes, and meets the table as it is then [round 4, letters 1]
given season 2
    r4a: red 2 orc
    r4a holder: red
orders red
    transfer 2 orc from r4b to r4c
    march 2 orc from r4k via r4a r4b
expect
    refused red 1: nobody-stays r4b
    done red 2
    r4b: red 2 orc

case an order that is refused changes nothing [round 4]
given season 2
    r4a: red orc
    r4a holder: red
orders red
    march 2 orc 1 hobgoblin from r4k via r4a
    transfer 2 orc from r4k to r4a r4b
    transfer 1 orc from r4k to r4a
expect
    refused red 1: no-such-unit hobgoblin r4k [letters 2]
    refused red 2
    done red 3
    r4k: red gorbag, red 4 orc
    r4a: red 2 orc
    r4b: empty

# ---- what is wiped off ----

case a building placed in one turn operates when the next turn begins, not earlier [round 3, build 5]
given season 2
    red gold: 12
    r4a: red orc
    r4a holder: red
orders red
    build mill r4a
    buy orc-archer r4k
expect
    done red 1
    refused red 2: not-in-realm mill r4k
    told all: building-placed red mill r4a
next season
orders red
    buy orc-archer r4k
expect
    done red 1
    r4k has 1 red orc-archer

case who marched fights no more in this turn, but in the next [round 3, march 1]
given season 2
    r4a: red orc
    r4a holder: red
orders red
    march 2 orc from r4k via r4a
    attack r4b with 2 orc from r4a
expect
    done red 1
    r4a: red 2 orc
    r4b: red orc
next season
orders red
    attack r4e with 1 orc from r4a
    march 1 orc from r4k via r4a
expect
    done red 1
    done red 2
    r4e: red orc

case who raided raids again in the next turn [round 3, raid 6]
given season 2
    r4a: red orc, red wolf-rider
    r4a holder: red
    r4b: 3 stranger
    dice raid-die r4b red: 6 6
orders red
    raid r4b from r4a with 1
    raid r4b from r4a with 1
expect
    done red 1
    refused red 2
next season
orders red
    raid r4b from r4a with 1
expect
    done red 1

case a ship sails once a turn, and again in the next [round 3, sail 6]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
orders red
    sail maw iw2
    sail maw iw3
expect
    done red 1
    refused red 2: ship-has-sailed maw
next season
orders red
    sail maw iw3
expect
    done red 1
    iw3: red maw

case a Wizard teleports once a turn, and again in the next [round 3, portal 1, portal 7]
given season 2
    r4k: red gorbag, red 5 orc, red morg (knows 4 1)
    r4b: red 2 orc
    r4b holder: red
orders red
    teleport morg to r4b
    teleport morg to r4k
expect
    done red 1
    refused red 2: teleport-used morg
    r4b has red morg
next season
orders red
    teleport morg to r4k
expect
    done red 1
    r4k has red morg

case land is attacked once in a turn, but in another turn of the same round again [round 3, attack 4]
given season 2
    g6: 2 stranger
    r6c: blue 3 barbarian
    r6c holder: blue
    r5a: red 3 orc
    r5a holder: red
    dice battle g6 1 6 red 3: 6 6
    dice battle g6 1 7 nobody 3: 6 6
    dice battle g6 1 6 blue 4: 1 1
    dice battle g6 1 7 nobody 3: 6 6
orders red
    attack g6 with 2 orc from r5a
    attack g6 with 2 orc from r5a
    when go-on: retreat
orders blue
    attack g6 with 2 barbarian from r6c
expect
    done red 1
    refused red 2: struck-already g6 [attack 4]
    done blue 1
    g6: blue 2 barbarian

# ---- without orders ----

case without a letter a seat buys nothing, its ships stay, its parties rest, its camps hold; it has its income [round 5]
given season 2
    red gold: 30
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn4
    r6k besieger: red
    c6: red 9 orc
expect
    told nobody: units-ordered
    told nobody: building-ordered
    told nobody: ship-sails
    told all: siege-goes-on red r6k
    told red: party-rests red wn4
    told nobody: card-drawn
    iw3: red maw
    red aboard: red 3 orc
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn4
    c6: red 9 orc
    r6k: blue hrolf, blue 5 barbarian
    r6k besieger: red
    red gold: 40            # 7 for r4k, 3 of the 7 for r6k

case without a letter questions are answered by the defaults [round 5, letters 56]
given season 2
    r6a: blue barbarian
    r6a holder: blue
    r6a wall: 1
    r6b: red 9 orc
    r6b holder: red
    dice battle r6a 1 6 red 3: 1
orders red
    attack r6a with army from r6b
expect
    r6a holder: red
    told all: wall-razed r6a
    r6a wall: 0

case without a letter a policy of an earlier one answers [round 5, letters 56]
given season 2
    r6a: blue barbarian
    r6a holder: blue
    r6a wall: 1
    r6b: red 9 orc
    r6b holder: red
    dice battle r6a 1 6 red 3: 1
orders blue
    when raze: none
expect
    not used blue 1
    standing blue: when raze: none
next season
orders red
    attack r6a with army from r6b
expect
    r6a holder: red
    told nobody: wall-razed
    r6a wall: 1

case without a letter the lines that stand are played, and nothing else is [round 5]
given season 2
    red gold: 20
orders red
    @ buy orc r4k
    buy 2 orc r4k
expect
    r4k has 8 red orc
next season
expect
    done red @1
    r4k has 9 red orc

# ---- gold and goods ----

case what is paid in phase 1 appears in phase 7, so it neither fights nor goes in this turn [round 6]
given season 2
    red gold: 10
    r4a: red orc
    r4a holder: red
orders red
    buy 2 orc r4k
    transfer 6 orc from r4k to r4a
expect
    done red 1
    refused red 2: too-few-units orc 5 6 [letters 2]
    r4k has 7 red orc
    told red: units-ordered red 2 orc r4k 6
    then told red: income red
    then told red: units-placed red 2 orc r4k

case what comes in during phase 6 is spent in the next turn [round 6]
given season 2
    red gold: 0
orders red
    buy orc r4k
expect
    refused red 1: no-gold 3 0
    red gold: 7
next season
orders red
    buy 2 orc r4k
expect
    done red 1
    red gold: 8

case a building that the gold does not pay is refused whole [round 7]
given season 2
    red gold: 4
    r4a: red orc
    r4a holder: red
orders red
    build mill r4a
expect
    refused red 1: no-gold 5 4 [round 7]
    red gold: 12

case with just the gold it is paid [round 7]
given season 2
    red gold: 5
    r4a: red orc
    r4a holder: red
orders red
    build mill r4a
expect
    done red 1
    red gold: 8

case a purchase of several units is done in part [round 7, buy 10]
given season 2
    red gold: 8
orders red
    buy 5 orc r4k
expect
    done red 1
    told red: fewer-ordered red 5 2 orc [buy 10]
    printed red: 'Your one order was done in part.'
    printed red: 'buy 5 orc r4k done in part'
    r4k has 7 red orc
    red gold: 9

# ---- combat and settling ----

case phase 4 begins with the naval battles that a blockade has forced, then come the orders [round 8]
given season 2
    iw3: red maw
    red aboard: red 8 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    r4a: red 2 orc
    r4a holder: red
    dice battle iw2 1 6 red 3: 1
orders red
    attack r4b with orc from r4a
    sail maw iw2
expect
    done red 1
    done red 2
    told all: ship-stops red maw iw2 blue
    then told all: sea-battle red blue iw2
    then told all: walked-in red r4b

case at one moment casualties come first, then units that change sides, wall levels, a king's death, conquest, a hero, victory [round 9]
given season 2
    red scrolls-of: change-allegiance
    r6k wall: 1
    r6k: blue hrolf, blue 3 barbarian
    r6a: red 3 orc, red catapult, red gorbag, red morg (knows 0 1), red zagga (knows 2 1), red urk (knows 1 1)
    r6a holder: red
    r4k: red 2 orc
    dice wall-die r6k 1 red 6: 1
    dice spell-die r6k 1 zagga lightning: 5
    dice scroll-die r6k 1 red change-allegiance: 1
orders red
    attack r6k with gorbag 2 orc catapult morg zagga urk from r6a
    when scroll: change-allegiance
    when hero: orc
expect
    done red 1
    told all: attacked red blue r6k
    then told all: units-lost blue 2 barbarian
    then told all: went-over blue 1 red
    then told all: wall-breached r6k 0
    then told all: king-falls blue hrolf r6k
    then told all: conquered red blue r6k
    printed blue: '=* Your king fell at Skarnhall (r6k). Red took Skarnhall (r6k) from you.'
    then told red: hero-named red grim orc
    then told all: won red
    over
    r6k: red gorbag, red 3 orc, red catapult, red morg, red zagga, red urk

case divisions are rounded down [round 10, siege 5]
given season 2
    r6k besieger: red
    c6: red 9 orc
    r6b: blue barbarian
    r6b holder: blue
    r6a: blue barbarian
    r6a holder: blue
    r4k: red gorbag, red 5 orc
expect
    told red: share-paid red blue r6k 4        # the half of 7 + 1 + 1
    red gold: 11
    blue gold: 5

case only the units of a fallen king that become unknown units are counted up [round 10, king 9]
given season 2 seats 3
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin, green elf
    r3k holder: green
    r6k wall: 0
    r6k: blue hrolf
    r6b: blue 4 barbarian
    r6b holder: blue
    r6e: blue 3 barbarian
    r6e holder: blue
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with 2 orc from r6a
expect
    r6b: 2 stranger
    r6e: stranger
    told all: strangers-left r6b 2
    told all: strangers-left r6e 1
    out blue

# ---- who is out; victory ----

case a seat that fell in this round has no turn in it [round 11]
given season 2 seats 3
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin, green elf
    r3k holder: green
    r6k wall: 0
    r6k: blue hrolf
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with 2 orc from r6a
orders blue
    buy barbarian r6k
expect
    out blue
    not out green
    not over
    told all: turn-begins red 2
    told nobody: turn-begins blue
    told all: turn-begins green 2
    not reached blue 1
next season
expect
    told all: turn-begins red 3
    then told all: turn-begins green 3
    told nobody: turn-begins blue

case victory is looked at after the last phase of each turn, so the next seat has none [round 13, over 2]
given season 2 option victory short
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5c: red 9 orc
    r5c holder: red
    r5k wall: 0
    red gold: 3
    blue gold: 3
orders red
    attack r5k with army from r5c
    buy orc r4k
expect
    told all: walked-in red r5k
    then told red: income red
    then told red: units-placed red 1 orc r4k
    then told all: kingdoms-reached red 3
    over
    told nobody: turn-begins blue

case victory is looked at whenever a seat goes out, and the turn goes no further [round 13, over 1]
given season 2
    r6k wall: 0
    r6k: blue hrolf
    r6a: red 3 orc
    r6a holder: red
    red gold: 3
    dice battle r6k 1 6 red 3: 1
orders red
    buy orc r4k
    attack r6k with 2 orc from r6a
expect
    told all: last-left red
    over
    told nobody: income
    told nobody: units-placed
    told nobody: turn-begins blue

case reports tell how things are when the round is over [round 12]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4b: blue 2 barbarian
    r4b holder: blue
    r4c: blue 9 barbarian
    r4c holder: blue
orders blue
    transfer 8 barbarian from r4c to r4b
expect
    r4b: blue 10 barbarian
    r4c: blue barbarian
    sees red exactly: r4c
    sees red band: r4b
