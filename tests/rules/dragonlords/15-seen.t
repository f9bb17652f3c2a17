# SPDX-License-Identifier: MIT
# Who sees what: fog, towers, loads, purses, scrolls, what is told to whom. Battles and quests have files of their own.

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

# ---- open to all ----

case who owns land, walls, towers, buildings, camps and shards are open to all [seen 1, seen 2, seen 15]
given season 2
    hidden-shards: 7
    r4k shards: 1
    i5 shards: 1
    r4a: red orc
    r4a holder: red
    r4a wall: 1
    r4a tower: 1
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r6k besieger: red
    c6: red 3 orc
expect
    sees green exactly: r4a holder, r4a wall, r4a tower, r4a building, r4k wall, r6k besieger, r4b holder
    sees green exactly: r4k shards, i5 shards, red first-kingdom

case ships are open to all, docked or at sea, but not their load [seen 1, seen 9]
given season 2
    red docks: red tusk (harbour r4k)
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    r4k: red gorbag, red 2 orc
expect
    sees green exactly: red docks, iw3
    sees green nothing: red aboard
    sees blue nothing: red aboard
    sees red exactly: red aboard

case what is ordered its owner alone knows, what is placed all [seen 2]
given season 2
    red gold: 30
    r4a: red orc
    r4a holder: red
orders red
    build mill r4a
    buy 2 orc r4a
    ship r4k
expect
    told only red: building-ordered red mill r4a 5
    told only red: units-ordered red 2 orc r4a 6
    told only red: ship-ordered red * r4k 10
    told all: building-placed red mill r4a
    told all: ship-built red * r4k
    told only red: units-placed red 2 orc r4a
    sees green exactly: r4a building, red docks
    sees green nothing: red ordered

# ---- fog ----

case the units of a territory its owner knows, others see a band [seen 3, option 3]
given season 2
    r4a: red 5 orc
    r4a holder: red
expect
    sees red exactly: r4a, r4k
    sees blue band: r4a, r4k
    sees green band: r4a, r4k

case unknown units are open to all, and so is that nobody is there [seen 3]
given season 2
    g5: 7 stranger
    r5k: 5 stranger
expect
    sees red exactly: g5, r5k, r1k
    sees green exactly: g5, r5k, r1k

case a band begins with 1, 5, 10 and 20 units: 1 to 4 are few, 5 to 9 some [seen 3]
given season 2
    r4a: red 4 orc
    r4a holder: red
    r4b: red 5 orc
    r4b holder: red
    r4c: red 9 orc
    r4c holder: red
orders blue
    if units-at r4a = 1: buy barbarian r6k
    if units-at r4b = 5: buy barbarian r6k
    if units-at r4c = 5: buy barbarian r6k
    if units-at r4a = 4: buy barbarian r6k
    if units-at r4c = 9: buy barbarian r6k
expect
    refused blue 1: no-gold
    refused blue 2: no-gold
    refused blue 3: no-gold
    false blue 4
    false blue 5

case a band begins with 1, 5, 10 and 20 units: 10 to 19 are many, 20 and more a host [seen 3]
given season 2
    r4a: red 10 orc
    r4a holder: red
    r4b: red 19 orc
    r4b holder: red
    r4c: red 20 orc
    r4c holder: red
    r4d: red 45 orc
    r4d holder: red
orders blue
    if units-at r4a = 10: buy barbarian r6k
    if units-at r4b = 10: buy barbarian r6k
    if units-at r4c = 20: buy barbarian r6k
    if units-at r4d = 20: buy barbarian r6k
expect
    refused blue 1: no-gold
    refused blue 2: no-gold
    refused blue 3: no-gold
    refused blue 4: no-gold

case casters count for the band, like any unit [seen 3]
given season 2
    r4a: red 3 orc, red morg, red vermithrax
    r4a holder: red
    r4b: red 3 orc, red zagga
    r4b holder: red
orders blue
    if units-at r4a = 5: buy barbarian r6k
    if units-at r4b = 1: buy barbarian r6k
expect
    refused blue 1: no-gold
    refused blue 2: no-gold

case the owner reads his own number, and everybody that of unknown units [seen 3]
given season 2
    g5: 7 stranger
orders red
    if units-at r4k = 6: buy orc r4k
    if units-at g5 = 7: buy orc r4k
orders blue
    if units-at g5 = 7: buy barbarian r6k
expect
    refused red 1: no-gold
    refused red 2: no-gold
    refused blue 1: no-gold

case without the fog all numbers and kinds are open, but loads, parties, purses and scrolls are not [option 3]
given season 2 option fog no
    r4a: red 5 orc
    r4a holder: red
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    red northern-party: red orc
    red north-at: wn4
    red scrolls-of: shield
expect
    sees blue exactly: r4a, r4k
    sees green exactly: r4a, r4k, r6k
    sees green nothing: red aboard, red northern-party, red gold
    sees green number: red scrolls-of

case without the fog policies read the exact number [option 3]
given season 2 option fog no
    r4a: red 7 orc
    r4a holder: red
orders blue
    if units-at r4a = 7: buy barbarian r6k
expect
    refused blue 1: no-gold

# ---- sight ----

case a tower shows adjacent land exactly, and land two steps away does it not [seen 4, option 4, build 24]
given season 2
    r4a: red 7 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4b tower: 1
    r1b: red 7 orc
    r1b holder: red
    r4e: red 7 orc
    r4e holder: red
expect
    sees blue exactly: r4a, r1b
    sees blue band: r4e, r4k
    sees green band: r4a, r1b

case without a tower adjacent land is not seen [seen 4]
given season 2
    r4a: red 7 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
expect
    sees blue band: r4a

case a kingdom shows adjacent land as a tower does, also without its wall [seen 4, build 25]
given season 2
    r6k wall: 0
    r6a: red 7 orc
    r6a holder: red
    r6c: red 7 orc
    r6c holder: red
    r6d: red 7 orc
    r6d holder: red
    r6f: red 7 orc
    r6f holder: red
expect
    sees blue exactly: r6a, r6c, r6d, r6f
    sees green band: r6a, r6c, r6d, r6f

case across a mountain a kingdom does not see, for such land is not adjacent [seen 4, land 5]
given season 2
    r6b: red 7 orc
    r6b holder: red
    r6e: red 7 orc
    r6e holder: red
expect
    sees blue band: r6b, r6e

case a tower that another holds, or on vacant land, shows nothing [seen 4]
given season 2
    r4a: red 7 orc
    r4a holder: red
    r4b tower: 1
    r4e: green elf
    r4e holder: green
    r4e tower: 1
expect
    sees blue band: r4a
    sees green exactly: r4a

case a tower built in the realm of the own kingdom sees from its placing on, for the report tells how things are then [seen 4, round 12]
given season 3
    blue gold: 10
    r6a: blue barbarian
    r6a holder: blue
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6b: blue barbarian
    r6b holder: blue
    r3b: green 2 elf
    r3b holder: green
orders blue
    tower r6b
    if units-at r3b = 2: buy barbarian r6k
expect
    done blue 1
    false blue 2
    told all: structure-built blue tower r6b
    sees blue exactly: r3b

case in your own turn a tower serves your policies [seen 4]
given season 2
    r4a: red 7 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4b tower: 1
orders blue
    if units-at r4a = 7: buy barbarian r6k
    if units-at r4k = 5: buy barbarian r6k
expect
    refused blue 1: no-gold
    refused blue 2: no-gold

case in the turn of another a tower serves no policy, which reads the fewest of the band [seen 4]
given season 2
    r6a: blue barbarian
    r6a holder: blue
    r6a wall: 1
    r6b: red 9 orc
    r6b holder: red
    r6f: red 7 orc
    r6f holder: red
    dice battle r6a 1 6 red 3: 1
orders red
    attack r6a with army from r6b
orders blue
    when raze if units-at r6f = 5: none
expect
    r6a holder: red
    told nobody: wall-razed

case of casters and heroes a tower tells as well, for it shows all that stands there [seen 4, seen 14]
given season 2
    r4a: red 2 orc, red orc [red grim (hero-level 1)], red morg
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4b tower: 1
orders blue
    if units-at r4a = 4: buy barbarian r6k
expect
    refused blue 1: no-gold
    sees blue exactly: r4a

case a besieger does not see the garrison as it is now [seen 5]
given season 2
    r6k besieger: red
    c6: red 9 orc
    blue gold: 8
orders blue
    buy 2 barbarian r6k
expect
    r6k: blue hrolf, blue 7 barbarian
    sees red band: r6k
    sees green band: r6k, c6
    sees red exactly: c6

# ---- parties, purses, hands ----

case a party its owner alone knows; others see on what space it stands [seen 9]
given season 2
    red northern-party: red 3 orc, red torch, red pickaxe
    red north-at: wn4
    blue northern-party: blue barbarian
    blue north-at: wn4
expect
    sees red exactly: red northern-party, red north-at
    sees blue nothing: red northern-party
    sees green nothing: red northern-party, blue northern-party
    sees green exactly: red north-at, blue north-at

case purse, income and spending are the owner's secret [seen 10]
given season 2
    red gold: 10
orders red
    buy orc r4k
expect
    sees red exactly: red gold
    sees blue nothing: red gold
    sees green nothing: red gold
    told only red: units-ordered red 1 orc r4k 3
    told only red: kingdoms-pay red 1 7
    told only red: income red 7 0 14

case a besieger learns his share, others do not [seen 10, siege 5]
given season 2
    r6k besieger: red
    c6: red 9 orc
expect
    told only red blue: share-paid red blue r6k 3
    told only blue: income blue
    told only red: income red

case a looter learns his loot, and so does who lost it, others do not [seen 10, king 2]
given season 2
    blue gold: 9
    r6a: blue hrolf
    r6a holder: blue
    r6k: blue barbarian
    r6k wall: 0
    r6c: red 3 orc
    r6c holder: red
    dice battle r6k 1 6 red 3: 1
    dice battle r6k 1 7 blue 4: 6
orders red
    attack r6k with army from r6c
expect
    r6k holder: red
    told only red blue: looted red blue r6k 9

case the scrolls in a hand only their owner knows, their number all; those discarded are open, the deck is not [seen 12]
given season 2
    red scrolls-of: shield, dispel
    used-scrolls: infernal
expect
    sees red exactly: red scrolls-of
    sees blue number: red scrolls-of
    sees green number: red scrolls-of
    sees green exactly: used-scrolls
    sees green number: scrolls
    sees red number: scrolls

case which scroll was drawn its owner alone learns, that one was drawn all [seen 12, scroll 24]
given season 3
    red gold: 10
    r4a: red orc
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
    scrolls top: berserk
orders red
    scroll
expect
    told only red: scroll-ordered red 10
    told all: scroll-drawn red
    told only red: scroll-drawn red berserk
    sees green number: red scrolls-of

case who is trained, and what he learns, the owner alone knows [seen 13]
given season 3
    red gold: 10
    r4a: red orc, red morg (knows 0 1)
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
    dice teach red: 2
orders red
    train morg
expect
    told only red: training red morg r4a 10
    told only red: spell-taught red morg fireball
    rolled only red: teach red

case items and treasures in a kingdom are the owner's secret [seen 15]
given season 2
    red hoard: red crown (kept-at r4k), red torch (kept-at r4k)
expect
    sees red exactly: red hoard
    sees blue nothing: red hoard
    sees green nothing: red hoard

case nobody knows how the quest and treasure decks lie, nor how many are left, and only the number of hidden shards is known [seen 17, seen 12]
given season 2
expect
    sees red number: scrolls
    sees red nothing: quests, vault
    sees green number: scrolls
    sees green nothing: quests, vault
    sees green exactly: hidden-shards

case what the Glass of the Seer shows its owner alone sees [seen 18, treasure 11]
given season 2
    red hoard: red seers-glass (kept-at r4k)
    r6a: blue 7 barbarian
    r6a holder: blue
orders red
    glass r6a
expect
    done red 1
    told only red: glass-shows red r6a 7
    told nobody: attacked
    sees red band: r6a
    not told blue: glass-shows
    not told green: glass-shows

case the Glass shows land as it is in phase 1 of its owner [seen 18, treasure 11]
given season 2
    order 0: blue
    order 1: red
    red hoard: red seers-glass (kept-at r4k)
    r6a: blue 7 barbarian
    r6a holder: blue
orders blue
    transfer 5 barbarian from r6a to r6k
orders red
    glass r6a
expect
    told only red: glass-shows red r6a 2

case a refusal only its writer is told [seen 19]
given season 2
orders red
    buy orc r4k
    march 1 hobgoblin from r4k via r4a
    march 2 orc from r4k via g5
expect
    told only red: no-gold 3 0
    told only red: no-such-unit hobgoblin r4k
    told only red: no-way-there r4k g5

case turns, round, who is out and who has won are open to all [seen 20]
given season 2
    r6k: blue hrolf
    r6k wall: 0
    r3k: green aelin
    r3k wall: 0
    r6a: red 3 orc
    r6a holder: red
    r3a: red 3 orc
    r3a holder: red
    dice battle r6k 1 6 red 3: 1
    dice battle r3k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
    attack r3k with army from r3a
expect
    told all: turn-begins red 2
    told all: king-falls blue hrolf r6k
    told all: seat-out blue
    told all: last-left red
    told all: won red

case of a raid both sides learn all, others that it happened and where [seen 8]
given season 2
    r4a: red orc, red wolf-rider
    r4a holder: red
    r4b: blue 2 barbarian
    r4b holder: blue
    dice raid-die r4b red: 2
orders red
    raid r4b from r4a with 1
expect
    told all: raid r4b
    told only red blue: raid r4b red r4a 1 1
    rolled only red blue: raid-die r4b red
    told only red blue: units-lost blue 1 barbarian

case the fall of a DragonLord in a battle of two others is told to all [seen 7]
given season 2
    r6a: blue ashwing
    r6a holder: blue
    r6f: red 3 orc
    r6f holder: red
    dice battle r6a 1 6 red 3: 1
orders red
    attack r6a with 2 orc from r6f
orders blue
    when spell: none
    when dragonfire: none
expect
    r6a: red 2 orc
    told only red blue: units-lost blue 1 ashwing
    told all: dragonlord-falls blue ashwing r6a
    then told all: conquered red blue r6a

case a carrier of a treasure is told among his like, alive and fallen [seen 15, attack 18]
given season 2
    r4a: red 3 orc, red orc [red dragonorb], red hobgoblin, red orc-archer
    r4a holder: red
    r4b: blue 4 barbarian
    r4b holder: blue
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 6 red 3: 6 6 6
    dice battle r4b 1 7 blue 4: 1 1 1 1
orders red
    attack r4b with 4 orc 1 hobgoblin from r4a
    when go-on: retreat
    when casualties: orc
expect
    r4a: red hobgoblin, red orc-archer
    told only red blue: stands-there red 4 orc
    told blue 1 times: stands-there red * orc
    told only red blue: units-lost red 4 orc
    told blue 1 times: units-lost red

case who rolls as a hero is told by name to both sides [seen 15, hero 5]
given season 2
    r4a: red orc, red orc [red grim (hero-level 2)]
    r4a holder: red
    r4b: blue 2 barbarian
    r4b holder: blue
    dice battle r4b 1 6 red 5: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with grim from r4a
    when go-on: retreat
expect
    told only red blue: rolled red grim 5 6 6

case who carries a treasure no other seat can tell, in battle or by a tower [seen 4, seen 15, attack 18]
given season 2
    r4a: red 3 orc, red orc [red dragonorb], red hobgoblin, red orc-archer
    r4a holder: red
    r4b: blue 4 barbarian
    r4b holder: blue
    r4b tower: 1
    r4e: red orc [red seers-glass], red 3 orc
    r4e holder: red
    r1b: green 2 elf
    r1b holder: green
    r1b tower: 1
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 6 red 3: 6 6 6
    dice battle r4b 1 7 blue 4: 6 1 1 6
orders red
    attack r4b with 4 orc 1 hobgoblin from r4a
    when go-on: retreat
    when casualties: orc
twin blue green
    r4a: red 4 orc, red hobgoblin, red orc-archer
    r4e: red 4 orc
    red hoard: red dragonorb (kept-at r4k), red seers-glass (kept-at r4k)

case of a party, a load and a purse no other seat can tell anything [seen 9, seen 10, seen 15]
given season 2
    red gold: 9
    red northern-party: red 3 orc, red torch, red pickaxe
    red north-at: wn4
    red hoard: red rope (kept-at r4k)
    iw3: red maw
    red aboard: red 3 orc (ship maw)
twin blue green
    red gold: 4
    red northern-party: red orc, red hobgoblin, red torch, red pickaxe, red rope
    red hoard: empty
    red aboard: red hobgoblin (ship maw)

case where a king stands others learn by sight only, a caster hides among the units of his band [seen 14]
given season 2
    r4k: red 5 orc
    r4a: red gorbag, red 5 orc
    r4a holder: red
expect
    sees green band: r4k, r4a
    sees blue band: r4k, r4a
    sees red exactly: r4k, r4a

case how somebody stands is told in kingdoms [over 6]
given
expect
    printed red: 'kingdoms people'
