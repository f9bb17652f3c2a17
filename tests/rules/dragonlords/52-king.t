# SPDX-License-Identifier: MIT
# Conquest, what it brings, heroes, and kings who fall.
# In most cases red's king attacks from r4a the inland r4f of blue and falls.

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
    r4k: red gorbag, red orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

# ---- Conquest ----

case the conqueror of land stands in it, its building is gone, wall and tower are razed before by default [king 1, build 30]
given season 2
    r4a holder: red
    r4a: red 3 orc, red morg (knows 3 1)
    r6d holder: blue
    r6d: blue barbarian
    r4f holder: blue
    r4f: blue 2 barbarian
    r4f wall: 1
    r4f tower: 1
    r4f building: mill
    r4f builder: blue
    r4f built: 1
    dice spell-die r4f 1 morg poison: 2
orders red
    attack r4f with 2 orc morg from r4a
expect
    told all: conquered red blue r4f
    then told all: wall-razed r4f
    then told all: tower-razed r4f
    then told all: building-razed mill r4f
    r4f: red 2 orc, red morg
    r4f holder: red
    r4f wall: 0
    r4f tower: 0
    r4f building: none

case what the loser does not raze the conqueror keeps [king 1, build 28]
given season 2
    r4a holder: red
    r4a: red 3 orc, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 2 barbarian
    r4f wall: 2
    r4f tower: 1
    dice spell-die r4f 1 morg poison: 2
orders red
    attack r4f with 2 orc morg from r4a
orders blue
    when raze: tower
expect
    r4f wall: 2
    r4f tower: 0
    used blue 1

case with a kingdom its shards, items and treasures are the conqueror's, and the ships docked there [king 1, shard 1, treasure 13, sail 11]
given season 2
    r6c holder: red
    r6c: red 3 orc, red morg (knows 3 1)
    r6a holder: blue
    r6a: blue hrolf
    r6k: blue 2 barbarian
    r6k shards: 2
    hidden-shards: 7
    blue hoard: blue torch (kept-at r6k), blue potion (kept-at r6k), blue crown (kept-at r6k)
    blue docks: blue wolf (harbour r6k)
    dice spell-die r6k 1 morg poison: 2
orders red
    attack r6k with 2 orc morg from r6c
expect
    told all: conquered red blue r6k
    told only red: hoard-gained red torch
    told only red: hoard-gained red crown
    told all: ship-taken red wolf r6k
    r6k shards: 2
    red hoard: red torch (kept-at r6k), red potion (kept-at r6k), red crown (kept-at r6k)
    blue hoard: empty
    red docks: red wolf (harbour r6k)
    blue docks: empty

case a conquered kingdom keeps its wall at the level it has [king 4]
given season 2
    r6c holder: red
    r6c: red 3 orc, red morg (knows 3 1)
    r6a holder: blue
    r6a: blue hrolf
    r6k: blue 2 barbarian
    r6k wall: 2
    dice spell-die r6k 1 morg poison: 2
orders red
    attack r6k with 2 orc morg from r6c
orders blue
    when raze: both
expect
    r6k wall: 2
    r6k holder: red
    not used blue 1

case of 8 gold and three kingdoms the conqueror of one that is not the seat kingdom gets 2 [king 2]
given season 2
    r6c holder: red
    r6c: red 3 orc, red morg (knows 3 1)
    r6k: blue 2 barbarian
    r5k holder: blue
    r5k wall: 3
    r5k: blue hrolf, blue barbarian
    r2k holder: blue
    r2k wall: 3
    r2k: blue barbarian
    blue gold: 8
    dice spell-die r6k 1 morg poison: 2
orders red
    attack r6k with 2 orc morg from r6c
expect
    told only red blue: looted red blue r6k 2
    not told green: looted

case of 8 gold and three kingdoms the conqueror of the seat kingdom gets 4 [king 2, shard 3]
given season 2
    r2c holder: red
    r2c: red 3 orc, red morg (knows 3 1)
    r6a holder: blue
    r6a: blue hrolf
    r5k holder: blue
    r5k wall: 3
    r5k: blue barbarian
    r2k holder: blue
    r2k wall: 3
    r2k: blue barbarian
    r6k: blue barbarian
    blue gold: 8
    dice spell-die r2k 1 morg poison: 1
orders red
    attack r2k with 2 orc morg from r2c
expect
    told only red blue: looted red blue r2k 4

case a kingdom that falls vacant keeps its share of the purse for the next owner [king 3]
given season 2
    r6a holder: blue
    r6a: blue hrolf
    r5k holder: blue
    r5k wall: 3
    r5k: blue barbarian
    r2k holder: blue
    r2k wall: 3
    r2k: blue barbarian
    r6k: blue barbarian
    blue gold: 8
    red scrolls-of: fire-elemental
    r6c holder: green
    r6c: green 2 elf
    dice elemental-die r6k red: 1
orders red
    elemental fire-elemental r6k
orders green
    attack r6k with elf from r6c
expect
    told all: fell-vacant r6k
    told all: walked-in green r6k
    told only green: lying-gold green r6k 2
    r6k holder: green
    r6k lying: 0
    blue gold: 21
    green gold: 17

case who has lost his last kingdom but not his king plays on, with an empty purse and no income [king 5, income 4]
given season 2
    r6c holder: red
    r6c: red 3 orc, red morg (knows 3 1)
    r6a holder: blue
    r6a: blue hrolf, blue 2 barbarian
    r6k: blue 2 barbarian
    blue gold: 9
    dice spell-die r6k 1 morg poison: 2
orders red
    attack r6k with 2 orc morg from r6c
orders blue
    buy barbarian r6a
expect
    told only red blue: looted red blue r6k 9
    not out blue
    told all: turn-begins blue 2
    refused blue 1: no-kingdom [buy 1]
    blue gold: 0

case who has no kingdom loses the gold he gains [king 5, adventure 19]
given season 2
    r6k holder: none
    r6k: 5 stranger
    r6a holder: blue
    r6a: blue hrolf
    blue northern-party: blue 2 barbarian, torch, pickaxe
    blue north-at: wn1
    quests top: old-mint
    dice move-die blue wn1: 1
    dice crystal blue wn2: 6
orders blue
    move north up
expect
    told only blue: gold-wasted blue 10
    blue gold: 0

case who has no kingdom may conquer one again [king 5]
given season 2
    r6k holder: none
    r6k: stranger
    r6k wall: 0
    r6a holder: blue
    r6a: blue hrolf, blue 2 barbarian
    dice battle r6k 1 6 blue 4: 4
    dice battle r6k 1 7 none 3: 6
orders blue
    attack r6k with 2 barbarian from r6a
expect
    r6k: blue 2 barbarian
    r6k holder: blue
    blue gold: 8

case a seat whose king lives is in play even at sea and without any land [king 6]
given season 2
    r6k holder: none
    r6k: 5 stranger
    n1: blue wolf
    blue aboard: blue hrolf (ship wolf)
expect
    not out blue
    told all: turn-begins blue 2

# ---- A king falls ----

case a king who falls in attack takes his seat out, and the defender keeps the land [king 7, king 8]
given season 2
    r4k: red 4 orc
    r4a holder: red
    r4a: red 3 orc, red gorbag
    r4f holder: blue
    r4f: blue 5 barbarian-archer
    dice battle r4f 1 3 blue 3: 3 3 3
orders red
    attack r4f with 2 orc gorbag from r4a
expect
    told all: king-falls red gorbag r4f
    told all: seat-out red
    out red
    not over
    r4f: blue barbarian-archer [blue leif (hero-level 1)], blue 4 barbarian-archer
    r4f holder: blue

case a king whom a Death Seeker slays takes all units of his seat there along, and the attacker has won [king 8, scroll 17]
given season 2
    r6c holder: red
    r6c: red 2 orc, red morg
    r6k: blue hrolf, blue 12 barbarian, blue catapult, blue sigrun
    blue gold: 7
    red scrolls-of: death-seeker
    dice scroll-die r6k 1 red death-seeker: 1
orders red
    attack r6k with orc morg from r6c
    when scroll: death-seeker at hrolf
orders blue
    when shooters: silent
    when answer: none
    when casualties: barbarian
expect
    told red blue: death-sought blue hrolf 1 yes
    told all: king-falls blue hrolf r6k
    told all: conquered red blue r6k
    out blue
    r6k holder: red
    told only red blue: looted red blue r6k 7

case a Death Seeker misses a king on a 2 [scroll 17]
given season 2
    r4a holder: red
    r4a: red 2 orc, red morg
    r4f holder: blue
    r4f: blue hrolf, blue 2 barbarian
    r6k: blue barbarian
    red scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 2
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 5: 6 6
orders red
    attack r4f with orc morg from r4a
    when scroll: death-seeker at hrolf
    when go-on: retreat
expect
    told red blue: death-sought blue hrolf 2 no
    not out blue
    r4f: blue hrolf, blue 2 barbarian

case a Death Seeker of the defender slays the attacker's king, whose units there all go [king 8, scroll 17]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red 9 orc, red gorbag, red morg
    r4f holder: blue
    r4f: blue barbarian, blue sigrun
    blue scrolls-of: death-seeker
    dice scroll-die r4f 1 blue death-seeker: 1
orders red
    attack r4f with 8 orc gorbag morg from r4a
orders blue
    when scroll: death-seeker at gorbag
expect
    told all: king-falls red gorbag r4f
    told all: land-held blue r4f
    out red
    r4f: blue barbarian, blue sigrun
    told nobody: hero-named

case a king who dies by his own Death Seeker, thrown back, takes his seat out all the same [king 12, scroll 9]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red 4 orc, red gorbag
    r4f holder: blue
    r4f: blue barbarian, blue sigrun
    red scrolls-of: death-seeker
    blue scrolls-of: reflect
    dice scroll-die r4f 1 red death-seeker: 1
orders red
    attack r4f with 3 orc gorbag from r4a
    when scroll: death-seeker at sigrun
expect
    told red blue: reflected blue reflect death-seeker
    out red
    r4f: blue barbarian, blue sigrun
    r4f holder: blue
    r4k: stranger
    r4a: stranger

case a king who falls in a naval battle takes his seat out, and the winner has the ships [king 8, naval 12]
given season 2
    r6k: blue barbarian
    iw3: red maw, blue wolf
    red aboard: red 4 orc (ship maw)
    blue aboard: blue hrolf (ship wolf)
    dice battle iw3 1 6 red 3: 9 3
    dice battle iw3 1 7 blue 6: 6
orders red
    fight iw3
expect
    told all: king-falls blue hrolf iw3
    out blue
    iw3: red maw, red wolf
    red aboard: red 3 orc

case a king who dies alone on a quest takes his seat out, without a conqueror [king 12, quest 31]
given season 2
    r6k: blue barbarian
    blue northern-party: blue hrolf, torch, pickaxe
    blue north-at: wn1
    blue gold: 5
    quests top: lost-patrol
    dice move-die blue wn1: 1
    dice crystal blue wn2: 1
orders blue
    move north up
expect
    told all: king-falls blue hrolf
    out blue
    told nobody: looted
    r6k: stranger
    r6k lying: 5

case what he had falls apart: units become unknown ones, one for each three or part of three, casters and catapults included [king 9]
given season 2
    r4k: red morg, red catapult, red orc
    r4a holder: red
    r4a: red 5 orc, red gorbag
    r4c holder: red
    r4c: red orc, red zagga, red 2 catapult
    r4d holder: red
    r4d: red 6 orc
    r4e holder: red
    r4e: red 7 hobgoblin
    g5 holder: red
    g5: red orc
    i3 holder: red
    i3: red 2 orc
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
expect
    out red
    told all: strangers-left r4k 1
    told all: strangers-left r4c 2
    r4k: stranger
    r4a: 2 stranger
    r4c: 2 stranger
    r4d: 2 stranger
    r4e: 3 stranger
    g5: stranger
    i3: stranger
    r4k holder: none
    r4a holder: none
    r4c holder: none
    r4d holder: none
    r4e holder: none
    g5 holder: none
    i3 holder: none

case his buildings go, walls and towers stay [king 10]
given season 3
    r4k: red orc
    r4k building: smithy
    r4k builder: red
    r4k built: 1
    r4a holder: red
    r4a: red orc, red gorbag
    r4a wall: 2
    r4a tower: 1
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
expect
    out red
    r4k building: none
    r4k wall: 3
    r4a building: none
    r4a wall: 2
    r4a tower: 1

case his ships, parties and camps are removed, his scrolls discarded [king 10, siege 14]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    red docks: red tusk (harbour r4k)
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn5
    red scrolls-of: infernal, dispel
    r6k besieger: red
    c6: red 3 orc
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
expect
    out red
    iw2: empty
    red docks: empty
    red aboard: empty
    red northern-party: empty
    red north-at: none
    used-scrolls: infernal, dispel
    red scrolls-of: empty
    told all: siege-over red r6k
    r6k besieger: none
    c6: empty

case treasures that his units carried go to their deck, those of his kingdom wait there [king 10, king 11]
given season 2
    r4k: red orc [red crown]
    red hoard: red torch (kept-at r4k), red war-horn (kept-at r4k)
    red northern-party: red orc [red holy-grail], red torch, red pickaxe
    red north-at: wn5
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
    vault: rest of vault
orders red
    attack r4f with gorbag from r4a
expect
    out red
    vault has 1 crown, 1 holy-grail, 0 war-horn
next season
given
    r4f: blue 6 barbarian
    r4k wall: 0
    dice battle r4k 1 6 blue 4: 4
    dice battle r4k 1 7 none 3: 6
orders blue
    attack r4k with 5 barbarian from r4f
expect
    told only blue: hoard-gained blue war-horn
    told only blue: hoard-gained blue torch
    blue hoard: blue torch (kept-at r4k), blue war-horn (kept-at r4k)

case treasures that fell with a king in battle are the winner's [battle 33, king 10]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red 2 orc, red gorbag [red crown]
    r4f holder: blue
    r4f: blue 4 barbarian-archer, blue barbarian
    dice battle r4f 1 3 blue 3: 3 3
orders red
    attack r4f with orc gorbag from r4a
expect
    out red
    told red blue: spoil-taken blue crown
    vault has 0 crown

case his shards stay in his kingdoms for those who take them [king 11, shard 1]
given season 2
    r4k: red orc
    r4k shards: 3
    hidden-shards: 6
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
expect
    out red
    r4k shards: 3
    hidden-shards: 6

case if no kingdom was taken his purse waits in his kingdoms [king 11, king 2]
given season 2
    r4k: red orc
    r5k holder: red
    r5k wall: 3
    r5k: red orc
    r2k holder: red
    r2k wall: 3
    r2k: red orc
    red gold: 8
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
expect
    out red
    red gold: 0
    r2k lying: 4
    r4k lying: 2
    r5k lying: 2
    told nobody: looted

case who takes a kingdom of a fallen seat has the gold that waits there [king 11]
given season 2
    r4k: red 2 orc
    red gold: 8
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue 6 barbarian-archer, blue 4 barbarian
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
expect
    out red
    r4k lying: 8
next season
given
    r4k wall: 0
    dice battle r4k 1 6 blue 4: 4
    dice battle r4k 1 7 none 3: 6
orders blue
    attack r4k with 3 barbarian from r4f
expect
    told only blue: lying-gold blue r4k 8
    r4k lying: 0

case if the battle took the only kingdom its conqueror gets all [king 11]
given season 2
    r6c holder: red
    r6c: red 5 orc
    r6k: blue hrolf
    r6k wall: 0
    blue gold: 11
    r6a holder: blue
    r6a: blue 4 barbarian
    dice battle r6k 1 6 red 3: 3
    dice battle r6k 1 7 blue 6: 6
orders red
    attack r6k with 4 orc from r6c
expect
    out blue
    told only red blue: looted red blue r6k 11
    red gold: 26
    r6k: red 3 orc
    r6a: 2 stranger

case if the battle took one of three kingdoms its conqueror gets its share as the seat kingdom, the others keep theirs [king 11, king 2]
given season 2
    r6c holder: red
    r6c: red 5 orc
    r6k: blue hrolf
    r6k wall: 0
    r5k holder: blue
    r5k wall: 3
    r5k: blue barbarian
    r2k holder: blue
    r2k wall: 3
    r2k: blue barbarian
    blue gold: 8
    dice battle r6k 1 6 red 3: 3
    dice battle r6k 1 7 blue 6: 6
orders red
    attack r6k with 4 orc from r6c
expect
    out blue
    told only red blue: looted red blue r6k 4
    r5k lying: 2
    r2k lying: 2

case a king who falls in a camp loses it, and the garrison is free [king 8, siege 13]
given season 2
    r4k: red orc
    c6: red gorbag
    r6k besieger: red
    r6k: blue hrolf, blue 3 barbarian
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 6: 6
orders blue
    sally r6k
expect
    told all: king-falls red gorbag
    out red
    r6k besieger: none
    c6: empty
    r6k: blue hrolf, blue 2 barbarian
    r4k: stranger

case a king who falls in a sortie from his kingdom gives it to the camp [king 8, siege 13, king 11]
given season 2
    c6: red 4 orc, red 2 orc-archer
    r6k besieger: red
    r6k: blue hrolf, blue barbarian
    blue gold: 5
    dice battle r6k 1 3 red 2: 2 2
orders blue
    when sortie: yes
expect
    out blue
    told all: conquered red blue r6k
    told only red blue: looted red blue r6k 5
    r6k: red 4 orc, red 2 orc-archer
    r6k holder: red

case a seat that is out has no turn, even in the same round [round 11, king 7]
given season 2
    r6c holder: red
    r6c: red 5 orc
    r6k: blue hrolf
    r6k wall: 0
    dice battle r6k 1 6 red 3: 3
    dice battle r6k 1 7 blue 6: 6
orders red
    attack r6k with 4 orc from r6c
expect
    told nobody: turn-begins blue
    told all: turn-begins green 2

case who falls in his own turn ends it at once, without income [round 13, king 7]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red 3 orc, red gorbag
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
    transfer 1 orc from r4a to r4k
expect
    out red
    not reached red 2
    told nobody: income red

# ---- Two kings at once ----

case two kings who fall in one step take both their seats out, and a third seat that is left has won [king 13, over 1]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue hrolf
    r6k: blue 4 barbarian
    dice battle r4f 1 6 red 6: 6
    dice battle r4f 1 7 blue 6: 6
orders red
    attack r4f with gorbag from r4a
expect
    told all: king-falls red gorbag r4f
    told all: king-falls blue hrolf r4f
    out red
    out blue
    r4f: empty
    r4f holder: none
    r6k: 2 stranger
    over
    told all: last-left green

case with two kings all units of both that were there go, and the land is vacant [king 13, king 8]
given season 2 seats 4 option civilization-4 dwarves
    yellow civilization: dwarves
    order 3: yellow
    yellow first-kingdom: r1k
    r1k: yellow thrain, yellow dwarf
    r1k holder: yellow
    r1k wall: 3
    r4k: red orc
    r4a holder: red
    r4a: red 7 orc, red gorbag
    r4f holder: blue
    r4f: blue hrolf, blue 5 barbarian, blue sigrun
    r6k: blue 4 barbarian
    red scrolls-of: death-seeker
    blue scrolls-of: death-seeker
    dice scroll-die r4f 1 red death-seeker: 1
    dice scroll-die r4f 1 blue death-seeker: 1
orders red
    attack r4f with 6 orc gorbag from r4a
    when scroll: death-seeker at hrolf
orders blue
    when scroll: death-seeker at gorbag
expect
    out red
    out blue
    not over
    r4f: empty
    r4f holder: none
    told all: fell-vacant r4f
    r4a: stranger

case who is out of the game gives no orders any more, and hears only what is open to all [king 14]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue 2 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with gorbag from r4a
expect
    out red
next season
orders blue
    transfer barbarian-archer from r4f to r4k
expect
    out red
    told nobody: turn-begins red
    told all: turn-begins blue 3
    not told red: income blue
    sees red nothing: blue gold

# ---- Heroes ----

case who wins an attack and has killed three names a hero of level 1, by default of the highest defence [hero 1, hero 2, letters 58]
given season 2
    r4a holder: red
    r4a: red 3 orc, red hobgoblin, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with 2 orc hobgoblin morg from r4a
expect
    told only red: hero-named red grim hobgoblin
    r4f: red hobgoblin [red grim (hero-level 1)], red 2 orc, red morg

case who has killed two only names none [hero 1]
given season 2
    r4a holder: red
    r4a: red 3 orc, red hobgoblin, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 2 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with 2 orc hobgoblin morg from r4a
expect
    told all: conquered red blue r4f
    told nobody: hero-named

case who wins in defence and has killed three names a hero [hero 1]
given season 2
    r4a holder: red
    r4a: red 4 orc
    r4f holder: blue
    r4f: blue 3 barbarian-archer
    dice battle r4f 1 3 blue 3: 3 3 3
orders red
    attack r4f with 3 orc from r4a
expect
    told only blue: hero-named blue leif barbarian-archer
    r4f: blue barbarian-archer [blue leif (hero-level 1)], blue 2 barbarian-archer

case who loses the battle has no hero, however many he killed [hero 1]
given season 2
    r4a holder: red
    r4a: red 6 orc, red 4 orc-archer
    r4f holder: blue
    r4f: blue 3 barbarian-archer
    dice battle r4f 1 3 blue 3: 3 3 3
    dice battle r4f 1 4 red 2: 2 2 2
orders red
    attack r4f with 5 orc 3 orc-archer from r4a
    when casualties: 3 orc
orders blue
    when casualties: barbarian-archer
expect
    told all: conquered red blue r4f
    told nobody: hero-named blue
    told only red: hero-named red

case a policy says which unit becomes the hero, a Wizard too [hero 4, letters 58]
given season 2
    r4a holder: red
    r4a: red 3 orc, red hobgoblin, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with 2 orc hobgoblin morg from r4a
    when hero: morg
expect
    told only red: hero-named red grim morg
    r4f: red morg [red grim (hero-level 1)], red 2 orc, red hobgoblin

case neither king nor DragonLord becomes a hero [hero 4]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red 2 orc, red gorbag, red vermithrax
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 vermithrax poison: 3
orders red
    attack r4f with orc gorbag vermithrax from r4a
    when dragonfire: none
    when spell: blessing, poison
    when hero: gorbag, vermithrax
expect
    told only red: hero-named red grim orc

case by default a hero present below level 3 is raised [hero 3, letters 58]
given season 2
    r4a holder: red
    r4a: red orc [red snaga (hero-level 2)], red 2 orc, red hobgoblin, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with snaga hobgoblin morg from r4a
expect
    told only red: hero-raised red snaga orc 3
    r4f: red orc [red snaga (hero-level 3)], red hobgoblin, red morg

case instead of raising a hero present another may be named [hero 1, letters 58]
given season 2
    r4a holder: red
    r4a: red orc [red snaga (hero-level 2)], red 2 orc, red hobgoblin, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with snaga hobgoblin morg from r4a
    when hero: hobgoblin
expect
    told only red: hero-named red grim hobgoblin
    r4f: red orc [red snaga (hero-level 2)], red hobgoblin [red grim (hero-level 1)], red morg

case level 3 is the highest, another unit becomes a hero then [hero 3, letters 58]
given season 2
    r4a holder: red
    r4a: red orc [red snaga (hero-level 3)], red 2 orc, red hobgoblin, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with snaga hobgoblin morg from r4a
expect
    told only red: hero-named red grim hobgoblin
    r4f: red orc [red snaga (hero-level 3)], red hobgoblin [red grim (hero-level 1)], red morg

case a seat has three heroes at most [hero 2]
given season 2
    r4k: red gorbag, red orc [red grim (hero-level 1)], red orc [red snaga (hero-level 1)], red orc [red thokk (hero-level 2)]
    r4a holder: red
    r4a: red 3 orc, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with 2 orc morg from r4a
expect
    told nobody: hero-named
    told nobody: hero-raised
    r4f: red 2 orc, red morg

case with three heroes one who is present is still raised [hero 2, hero 3]
given season 2
    r4k: red gorbag, red orc [red grim (hero-level 1)], red orc [red snaga (hero-level 1)]
    r4a holder: red
    r4a: red orc [red thokk (hero-level 1)], red 2 orc, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with thokk 1 orc morg from r4a
expect
    told only red: hero-raised red thokk orc 2

case two heroes elsewhere leave room for a third [hero 2]
given season 2
    r4k: red gorbag, red orc [red grim (hero-level 1)], red orc [red snaga (hero-level 1)]
    r4a holder: red
    r4a: red 3 orc, red morg (knows 3 1)
    r4f holder: blue
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 3
orders red
    attack r4f with 2 orc morg from r4a
    when hero: orc
expect
    told only red: hero-named red thokk orc
    r4f: red orc [red thokk (hero-level 1)], red orc, red morg

case a hero adds his level to his own attack number, at level 3 also 1 to the TAS of his army [hero 5]
given season 2
    r4a holder: red
    r4a: red orc [red grim (hero-level 2)], red 2 orc
    r4f holder: blue
    r4f: blue 2 barbarian
    r4b holder: blue
    r4b: blue barbarian [blue leif (hero-level 3)], blue barbarian
    dice battle r4f 1 6 red 5: 5
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with grim 1 orc from r4a
    when go-on: retreat
expect
    told red blue: strength red 0 2 8
    r4f: blue barbarian
next season
given
    r4a: red 3 orc
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 8: 6
    dice battle r4b 1 7 blue 5: 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    told red blue: strength blue 1 2 13

case a hero is lost with his unit, and may be named anew [hero 6]
given season 2
    r4a holder: red
    r4a: red orc [red grim (hero-level 2)], red orc, red 2 orc-archer
    r4f holder: blue
    r4f: blue 3 barbarian-archer
    dice battle r4f 1 3 blue 3: 3
orders red
    attack r4f with grim from r4a
expect
    told all: land-held blue r4f
    r4a: red orc, red 2 orc-archer
    wings has 1 grim
    told only red blue: hero-lost red grim orc [hero 6]
    printed red 2 times: 'Your hero Grim, an orc, fell.'
    printed blue 1 times: 'Red's hero Grim, an orc, fell.'

case of a hero who falls beside others of his kind it is told who he was and of what kind, of them how many [hero 6, battle 15]
given season 2
    r4a holder: red
    r4a: red orc [red grim (hero-level 2)], red 2 orc, red orc
    r4f holder: blue
    r4f: blue 4 barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 6 red 5: 6
    dice battle r4f 1 7 blue 4: 1 1 1
orders red
    attack r4f with grim 2 orc from r4a
expect
    told only red blue: units-lost red 2 orc
    told only red blue: hero-lost red grim orc
    told nobody: units-lost red 3
    printed blue: 'Red lost 2 orcs.'
    printed blue: 'Red's hero Grim, an orc, fell.'

case of a Wizard who was a hero both is told, so that nobody waits for the hero [hero 6, hero 4]
given season 2
    r4a holder: red
    r4a: red orc, red morg [red grim (hero-level 1)], red orc-archer
    r4f holder: blue
    r4f: blue 4 barbarian
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 1 1
orders red
    attack r4f with morg orc from r4a
    when spell: none
expect
    told red blue: hero-lost red grim morg
    printed blue: 'Red's hero Grim, Wizard Morg, fell.'
    wings has 1 grim

case after a naval battle a hero is named as well [hero 7]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw), red morg (knows 3 1 ship maw)
    blue aboard: blue 3 barbarian (ship wolf)
    dice spell-die iw3 1 morg poison: 3
orders red
    fight iw3
    when hero: orc
expect
    told only red: hero-named red grim orc

case unknown units name no heroes [hero 7]
given season 2
    r4a holder: red
    r4a: red 4 orc
    r4f: 5 stranger
    dice battle r4f 1 6 red 3: 6 6 6
    dice battle r4f 1 7 none 3: 3 3 3
orders red
    attack r4f with 3 orc from r4a
expect
    told nobody: hero-named
    r4f: 5 stranger

case against unknown units a hero may be won [hero 1]
given season 2
    r4a holder: red
    r4a: red 4 orc, red morg (knows 3 1)
    r4f: 3 stranger
    dice spell-die r4f 1 morg poison: 4
orders red
    attack r4f with 3 orc morg from r4a
    when hero: orc
expect
    told only red: hero-named red grim orc

# ---- Two seats only ----

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red gorbag, red orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue barbarian
    r6k holder: blue
    r6k wall: 3

case the last seat whose king lives has won, in the middle of a round [king 7, over 1]
given season 2
    r6c holder: red
    r6c: red 5 orc
    r6k: blue hrolf
    r6k wall: 0
    dice battle r6k 1 6 red 3: 3
    dice battle r6k 1 7 blue 6: 6
orders red
    attack r6k with 4 orc from r6c
expect
    over
    out blue
    told all: last-left red
    told nobody: turn-begins blue

case if two kings fall in one step and nobody is left the match is shared [king 13]
given season 2
    r4k: red orc
    r4a holder: red
    r4a: red orc, red gorbag
    r4f holder: blue
    r4f: blue hrolf
    r6k: blue 4 barbarian
    dice battle r4f 1 6 red 6: 6
    dice battle r4f 1 7 blue 6: 6
orders red
    attack r4f with gorbag from r4a
expect
    over
    out red
    out blue
    told all: nobody-left

# ---- Three seats, of which blue has cannons ----

game dragonlords seats 3 option civilization-2 dwarves option shore-cannon yes
    red civilization: orcs
    blue civilization: dwarves
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r1k
    green first-kingdom: r3k
    hidden-shards: 9
    r4k: red gorbag, red orc
    r4k holder: red
    r4k wall: 3
    r1k: blue thrain, blue dwarf
    r1k holder: blue
    r1k wall: 3
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

case a king who goes down with a ship that cannons sink takes his seat out [king 7, option 6]
given season 2
    r4k: red 4 orc
    iw3: red maw
    red aboard: red gorbag (ship maw), red 3 orc (ship maw)
    r4d holder: blue
    r4d: blue dwarf, blue cannon
    dice sinking r4d blue: 1
orders red
    attack r4d with gorbag 3 orc off maw
expect
    told all: ship-sunk red maw r4d
    told all: king-falls red gorbag r4d
    out red
    r4k: 2 stranger
    r4d: blue dwarf, blue cannon

case a king who falls in his camp to a third seat takes his seat out, and the siege is over [king 8, siege 11]
given season 2
    r4k: red 4 orc
    r1k besieger: red
    c1: red gorbag
    r1d holder: green
    r1d: green 4 elf-archer
    dice battle c1 1 4 green 4: 4
orders green
    relieve r1k with 3 elf-archer from r1d
expect
    out red
    r1k besieger: none
    r1k holder: blue
    c1: empty
    r1d: green 4 elf-archer

case a king dies by his own Death Seeker that the attacker throws back, and the attacker stands in his kingdom [king 8, king 12]
given season 2
    r4k: red 4 orc
    r1c holder: red
    r1c: red gorbag, red 3 orc
    r1k: blue thrain, blue 5 dwarf
    blue gold: 5
    blue scrolls-of: death-seeker
    red scrolls-of: reflect
    dice scroll-die r1k 1 blue death-seeker: 1
orders red
    attack r1k with gorbag 2 orc from r1c
orders blue
    when scroll: death-seeker at gorbag
expect
    told red blue: reflected red reflect death-seeker
    out blue
    r1k: red gorbag, red 2 orc
    r1k holder: red

case a building that waits for a seat on vacant land goes with it [king 10, build 29]
given season 2
    r4a holder: red
    r4a: red gorbag, red orc
    r4k: red orc
    r4f holder: blue
    r4f: blue 4 barbarian-cavalry
    r4c building: mill
    r4c builder: red
    r4c built: 1
    dice battle r4f 1 7 blue 7: 1
orders red
    attack r4f with gorbag from r4a
expect
    out red
    r4c building: none

case a hero among the catapults left behind is lost, and a new one may be named [battle 24, hero 6]
given season 2
    r4a holder: red
    r4a: red 3 orc, red catapult [red grim]
    r4f holder: blue
    r4f: blue 5 barbarian
    dice battle r4f 1 4 red 7: 6
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc catapult from r4a
    when go-on: retreat
expect
    told red blue: engines-left red 1 catapult blue
    r4f: blue 4 barbarian, blue catapult
    wings has 1 grim
