# SPDX-License-Identifier: MIT
# Blows from afar: bombardment by cannons, and the elementals.
# Red's cannons stand in g1, beside r1c and r2a, on the zones n1 and iw1.

game dragonlords seats 3 option civilization-1 dwarves
    red civilization: dwarves
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r1k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 9
    r1k: red thrain, red 5 dwarf
    r1k holder: red
    r1k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
    g1 holder: red
    g1: red dwarf, red 3 cannon
    r2a holder: blue
    r2a: blue 5 barbarian

# ---- Bombardment of units ----

case each cannon rolls d6, a 1 or 2 fells a unit and a 3 does not, and both sides learn all, others only where [raid 8, raid 9, letters 36, seen 8]
given
    dice bombard-die r2a red: 1 2 3
orders red
    bombard r2a from g1
expect
    done red 1
    r2a: blue 3 barbarian
    g1: red dwarf, red 3 cannon
    told all: bombardment r2a
    told only red blue: bombardment r2a red g1 3 2
    told only red blue: units-lost blue 2 barbarian
    rolled only red blue: bombard-die r2a red

case the line says how many cannons shoot [raid 8, letters 36]
given
    dice bombard-die r2a red: 2
orders red
    bombard r2a from g1 with 1
expect
    told red: bombardment r2a red g1 1 1
    r2a: blue 4 barbarian

case more cannons than are there do not shoot [letters 36]
given
orders red
    bombard r2a from g1 with 4
expect
    refused red 1: too-few-units
    told nobody: bombardment

case TAS does not count, not even that of a king [raid 9]
given
    r1k: red 5 dwarf
    g1: red thrain [red crown], red cannon
    dice bombard-die r2a red: 3
orders red
    bombard r2a from g1
expect
    r2a: blue 5 barbarian

case a cannon shoots across a mountain [raid 8]
given
    r1k: red thrain, red 5 dwarf, red cannon
    r1b holder: blue
    r1b: blue 2 barbarian
    dice bombard-die r1b red: 2
orders red
    bombard r1b from r1k
expect
    done red 1
    r1b: blue barbarian

case unknown units are shot at, and in round 1 as well [raid 8, raid 9]
given season 1
    r1c: 2 stranger
    dice bombard-die r1c red: 2 6 6
orders red
    bombard r1c from g1
expect
    done red 1
    r1c: stranger

case a tower does not keep off a bombardment [raid 8, raid 4]
given
    r2a tower: 1
    r2a wall: 2
    dice bombard-die r2a red: 2 6 6
orders red
    bombard r2a from g1
expect
    done red 1
    r2a: blue 4 barbarian
    r2a wall: 2

case the owner chooses whom a bombardment costs him, by default a basic unit [raid 9, letters 48]
given
    r2a: blue 3 barbarian, blue 2 barbarian-archer
    dice bombard-die r2a red: 2 1 6
orders red
    bombard r2a from g1
orders blue
    when casualties if nth = 1: barbarian-archer
expect
    used blue 1
    r2a: blue 2 barbarian, blue barbarian-archer

case a bombardment may leave land vacant [raid 5, land 13]
given
    r2a: blue 2 barbarian
    dice bombard-die r2a red: 1 1 6
orders red
    bombard r2a from g1
expect
    told all: fell-vacant r2a
    r2a holder: none
    r2a: empty

case casters never fall to a bombardment, not even alone [raid 5]
given
    r2a: blue barbarian, blue sigrun, blue halla
    dice bombard-die r2a red: 1 1 1
orders red
    bombard r2a from g1
expect
    r2a: blue sigrun, blue halla
    r2a holder: blue

case the same cannon does not shoot twice, and who shot does not fight [raid 6, letters 36]
given season 2
    r1c: stranger
    dice bombard-die r2a red: 6 6
    dice bombard-die r1c red: 6
orders red
    bombard r2a from g1 with 2
    bombard r1c from g1 with 2
    bombard r1c from g1 with 1
    attack r1c with cannon from g1
expect
    done red 1
    refused red 2: used-up cannon
    done red 3
    refused red 4
    r1c: stranger

case who has fought does not shoot [attack 5, raid 8]
given season 2
    r1c: stranger
    dice battle r1c 1 4 red 8: 1
orders red
    attack r1c with 3 cannon from g1
    bombard g1 from r1c
    bombard r1b from r1c
expect
    done red 1
    refused red 2
    refused red 3

case a cannon that has shot may be transferred in phase 5, but does not march [raid 6, march 5]
given
    r1c holder: red
    r1c: red dwarf
    dice bombard-die r2a red: 6 6 6
orders red
    bombard r2a from g1
    march cannon from g1 via r1c
    transfer 3 cannon from g1 to r1c
expect
    done red 1
    refused red 2
    done red 3
    r1c: red dwarf, red 3 cannon

case land out of range, one's own and vacant land are not shot at [raid 8, letters 36]
given
    r2b holder: blue
    r2b: blue barbarian
    r1c holder: red
    r1c: red dwarf
orders red
    bombard r2b from g1
    bombard r1c from g1
expect
    refused red 1: out-of-range r2b g1
    refused red 2
    told nobody: bombardment

case vacant land holds nothing to hit [letters 36]
given
orders red
    bombard r1c from g1
expect
    refused red 1: nothing-to-hit r1c

case a land without cannons does not shoot [letters 36]
given
    g1: red 5 dwarf
orders red
    bombard r2a from g1
expect
    refused red 1
    told nobody: bombardment

case from a besieged kingdom no cannon shoots [raid 8, siege 4]
given season 2
    r1k: red thrain, red 5 dwarf, red cannon
    r1k besieger: blue
    c1: blue 5 barbarian
    r1c holder: blue
    r1c: blue barbarian
orders red
    bombard r1c from r1k
expect
    refused red 1: not-friendly r1k

case a catapult does not bombard [raid 8]
given
    g1: red dwarf, red 2 catapult
orders red
    bombard r2a from g1
expect
    refused red 1: no-such-unit

# ---- Bombardment of walls ----

case a wall of wood is hit by a 7 on d8, and is gone at once [raid 10, letters 36, seen 1]
given
    r2a wall: 1
    dice bombard-die r2a red: 7
orders red
    bombard r2a from g1 with 1 wall
expect
    done red 1
    r2a wall: 0
    told all: wall-lowered r2a 0
    told all: bombardment-of-wall r2a
    told only red blue: bombardment-of-wall r2a red g1 1 1
    r2a: blue 5 barbarian

case a wall of wood is not hit by an 8 [raid 10]
given
    r2a wall: 1
    dice bombard-die r2a red: 8
orders red
    bombard r2a from g1 with 1 wall
expect
    r2a wall: 1
    told nobody: wall-lowered

case a wall of stone is hit by a 6 on d10 and not by a 7 [raid 10]
given
    r2a wall: 2
    dice bombard-die r2a red: 7 6
orders red
    bombard r2a from g1 with 2 wall
expect
    r2a wall: 1
    told red: bombardment-of-wall r2a red g1 2 1

case a kingdom's wall is hit by a 5 on d12 and not by a 6, and in round 1 too [raid 10]
given season 1
    r2k holder: blue
    r2k wall: 3
    r2k: blue 2 barbarian
    r2f holder: red
    r2f: red dwarf, red 2 cannon
    dice bombard-die r2k red: 6 5
orders red
    bombard r2k from r2f wall
expect
    r2k wall: 2
    r2k: blue 2 barbarian

case the next cannon shoots at the level that is left [raid 10]
given
    r2a wall: 2
    dice bombard-die r2a red: 6 8 7
orders red
    bombard r2a from g1 wall
expect
    r2a wall: 0
    told red: bombardment-of-wall r2a red g1 3 2

case when the wall is gone the other cannons do not roll, and may shoot at units [raid 10, letters 36]
given
    r2a wall: 1
    dice bombard-die r2a red: 7 2 6
orders red
    bombard r2a from g1 wall
    bombard r2a from g1
expect
    done red 1
    done red 2
    told red: bombardment r2a red g1 2 1
    r2a: blue 4 barbarian

case where no wall stands none is shot at [letters 36]
given
orders red
    bombard r2a from g1 wall
expect
    refused red 1: no-wall-there r2a

# ---- Bombardment of ships ----

case cannons shoot at enemy ships in a zone of their coast, and their owner chooses the unit lost [raid 8, raid 11, letters 36, seen 8]
given
    n1: blue wolf
    blue aboard: blue 2 barbarian (ship wolf), blue 2 barbarian-knight (ship wolf)
    dice bombard-die n1 red: 2 3 1
orders red
    bombard n1 from g1
orders blue
    when casualties if nth = 1: barbarian-knight
expect
    done red 1
    told all: bombardment-of-ships n1
    told only red blue: bombardment-of-ships n1 red blue g1 3 2
    blue aboard: blue barbarian (ship wolf), blue barbarian-knight (ship wolf)
    n1: blue wolf

case a ship left without units stays [raid 11, sail 13]
given
    iw1: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice bombard-die iw1 red: 2
orders red
    bombard iw1 from g1 with 1
expect
    blue aboard: empty
    iw1: blue wolf

case at a ship without anybody aboard cannons shoot as at any, for who is aboard is not seen [raid 11, seen 9]
given
    iw1: blue wolf
    dice bombard-die iw1 red: 2 1 6
orders red
    bombard iw1 from g1
    bombard r2a from g1
expect
    done red 1
    told only red blue: bombardment-of-ships iw1 red blue g1 3 2
    refused red 2: used-up
    told nobody: units-lost
    iw1: blue wolf

case who shoots and misses does not learn whether somebody is aboard [raid 11, seen 9]
given
    iw1: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice bombard-die iw1 red: 3 4 6
orders red
    bombard iw1 from g1
twin red green
    blue aboard: empty

case where ships of several seats lie the next in turn order is shot at, manned or not [raid 11]
given
    iw1: blue wolf, green heron
    green aboard: green elf (ship heron)
    dice bombard-die iw1 red: 2
orders red
    bombard iw1 from g1 with 1
expect
    told red blue: bombardment-of-ships iw1 red blue g1 1 1
    not told green: bombardment-of-ships iw1 red
    green aboard: green elf (ship heron)

case no caster aboard falls [raid 11]
given
    iw1: blue wolf
    blue aboard: blue barbarian (ship wolf), blue sigrun (ship wolf)
    dice bombard-die iw1 red: 2 2 2
orders red
    bombard iw1 from g1
expect
    blue aboard: blue sigrun (ship wolf)

case docked ships are safe, and an empty zone holds nothing to hit [raid 11, letters 36]
given
    r1c holder: blue
    r1c: blue barbarian
    blue docks: blue wolf (harbour r1c)
    n1: red anvil
    red aboard: red dwarf (ship anvil)
orders red
    bombard n1 from g1
    bombard iw1 from g1
expect
    refused red 1: nothing-to-hit n1
    refused red 2: nothing-to-hit iw1

case a zone that the cannons' land does not touch is out of range [raid 8, letters 36]
given
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
orders red
    bombard iw2 from g1
expect
    refused red 1: out-of-range iw2 g1

# ---- Elementals ----

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
    r6f holder: blue
    r6f: blue 8 barbarian

case an elemental kills as many as its d8 shows, however far the land, and is discarded [scroll 18, scroll 20, letters 37, seen 8]
given
    red scrolls-of: fire-elemental
    dice elemental-die r6f red: 7
orders red
    elemental fire-elemental r6f
expect
    done red 1
    r6f: blue barbarian
    red scrolls-of: empty
    used-scrolls: fire-elemental
    told all: elemental-comes r6f
    told only red blue: elemental-comes r6f red fire-elemental gorbag r4k
    told only red blue: elemental-strikes blue r6f 7
    told only red blue: units-lost blue 7 barbarian
    rolled only red blue: elemental-die r6f red

case its owner chooses who is killed [scroll 20, letters 48]
given
    r6f: blue 3 barbarian, blue 3 barbarian-knight
    red scrolls-of: wind-elemental
    dice elemental-die r6f red: 2
orders red
    elemental wind-elemental r6f
orders blue
    when casualties: 2 barbarian-knight
expect
    r6f: blue 3 barbarian, blue barbarian-knight

case it may leave land vacant, and brings neither hero nor loot [scroll 20, scroll 22]
given
    r6f: blue 2 barbarian, blue barbarian [blue crown]
    red scrolls-of: wind-elemental
    dice elemental-die r6f red: 8
orders red
    elemental wind-elemental r6f
expect
    told all: fell-vacant r6f
    r6f: empty
    r6f holder: none
    told nobody: hero-named
    told nobody: spoil-taken
    red hoard: empty

case casters are not killed, and hold the land [scroll 20]
given
    r6f: blue 3 barbarian, blue sigrun
    red scrolls-of: wind-elemental
    dice elemental-die r6f red: 8
orders red
    elemental wind-elemental r6f
orders blue
    when answer: none
expect
    r6f: blue sigrun
    r6f holder: blue

case a lone king is not killed [scroll 20]
given season 2
    r6k: blue hrolf
    red scrolls-of: wind-elemental
    dice elemental-die r6k red: 8
orders red
    elemental wind-elemental r6k
expect
    done red 1
    r6k: blue hrolf
    not out blue

case neutral land is struck as well [scroll 20]
given
    r4f: 4 stranger
    red scrolls-of: wind-elemental
    dice elemental-die r4f red: 3
orders red
    elemental wind-elemental r4f
expect
    r4f: stranger

case the line names the caster, who may be anywhere, aboard too [scroll 19, letters 37]
given
    iw3: red maw
    red aboard: red morg (ship maw)
    red scrolls-of: wind-elemental
    dice elemental-die r6f red: 1
orders red
    elemental wind-elemental r6f by morg
expect
    done red 1
    told only red blue: elemental-comes r6f red wind-elemental morg iw3

case a caster in a party casts it, too [scroll 19]
given
    red northern-party: red morg, red orc, torch, pickaxe
    red north-at: wn4
    red scrolls-of: wind-elemental
    dice elemental-die r6f red: 1
orders red
    elemental wind-elemental r6f by morg
expect
    done red 1
    r6f: blue 7 barbarian

case a caster who is not there does not cast it [scroll 19, letters 37]
given
    red scrolls-of: wind-elemental
orders red
    elemental wind-elemental r6f by morg
    elemental wind-elemental r6f by sigrun
expect
    refused red 1: no-such-caster morg
    refused red 2: no-such-caster sigrun
    red scrolls-of: wind-elemental

case a scroll one does not hold is not cast [letters 37]
given
    red scrolls-of: wind-elemental
orders red
    elemental fire-elemental r6f
expect
    refused red 1: scroll-not-held fire-elemental

case one elemental a turn is cast [scroll 18, letters 37]
given
    red scrolls-of: wind-elemental, fire-elemental
    dice elemental-die r6f red: 1
orders red
    elemental wind-elemental r6f
    elemental fire-elemental r6f
expect
    done red 1
    refused red 2: one-elemental
    red scrolls-of: fire-elemental
next season
given
    dice elemental-die r6f red: 1
orders red
    elemental fire-elemental r6f
expect
    done red 1
    r6f: blue 6 barbarian

case one's own land and vacant land are not struck [scroll 20, letters 37]
given
    red scrolls-of: wind-elemental
orders red
    elemental wind-elemental r4k
    elemental wind-elemental r4f
expect
    refused red 1
    refused red 2: no-prey r4f
    red scrolls-of: wind-elemental

case no kingdom is struck in round 1, a neutral one neither [letters 37, attack 7]
given season 1
    r5k: 5 stranger
    r5k wall: 3
    red scrolls-of: wind-elemental
orders red
    elemental wind-elemental r6k
    elemental wind-elemental r5k
expect
    refused red 1: peace r6k
    refused red 2: peace r5k

case from round 2 on kingdoms are struck, and their walls give no help [letters 37, scroll 20]
given season 2
    red scrolls-of: wind-elemental
    dice elemental-die r6k red: 4
orders red
    elemental wind-elemental r6k
expect
    done red 1
    r6k: blue hrolf, blue barbarian
    r6k wall: 3

case an elemental is no attack, so the land may be attacked in that turn [attack 4, scroll 18]
given
    r4f holder: blue
    r4f: blue 2 barbarian
    red scrolls-of: wind-elemental
    dice elemental-die r4f red: 1
    dice battle r4f 1 6 red 3: 1
    dice battle r4f 1 7 blue 4: 6
orders red
    elemental wind-elemental r4f
    attack r4f with 4 orc from r4k
expect
    done red 1
    done red 2
    r4f: red 4 orc

case without the option of reduced scrolls the die is a d12 [scroll 20, option 2]
given option weak-scrolls no
    r6f: blue 13 barbarian
    red scrolls-of: wind-elemental
    dice elemental-die r6f red: 12
orders red
    elemental wind-elemental r6f
expect
    r6f: blue barbarian

case the Water elemental strikes coast [scroll 21]
given
    r6c holder: blue
    r6c: blue 5 barbarian
    red scrolls-of: water-elemental
    dice elemental-die r6c red: 3
orders red
    elemental water-elemental r6c
expect
    done red 1
    r6c: blue 2 barbarian

case the Water elemental does not strike land without a coast [scroll 21, letters 37]
given
    red scrolls-of: water-elemental
orders red
    elemental water-elemental r6f
expect
    refused red 1: out-of-element water-elemental r6f

case the Water elemental strikes the ships of one seat in a zone, a unit aboard for each point, and no others [scroll 21, letters 37, seen 8]
given
    n1: blue wolf, blue raven, green heron
    blue aboard: blue 2 barbarian (ship wolf), blue 2 barbarian (ship raven), blue sigrun (ship wolf)
    green aboard: green 2 elf (ship heron)
    red scrolls-of: water-elemental
    dice elemental-die n1 red: 3
orders red
    elemental water-elemental n1 blue
expect
    done red 1
    told all: elemental-comes n1
    told only red blue: elemental-strikes blue n1 3
    blue aboard has blue 1 barbarian
    blue aboard has blue 1 sigrun
    green aboard: green 2 elf (ship heron)
    n1: blue wolf, blue raven, green heron

case no other elemental strikes ships [scroll 21, letters 37]
given
    n1: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    red scrolls-of: fire-elemental, wind-elemental, earth-elemental
orders red
    elemental fire-elemental n1 blue
    elemental wind-elemental n1 blue
    elemental earth-elemental n1 blue
expect
    refused red 1: out-of-element fire-elemental n1
    refused red 2: out-of-element wind-elemental n1
    refused red 3: out-of-element earth-elemental n1

case where a seat has no ships at sea there is nobody to strike, and one's own are not struck [scroll 21, letters 37]
given
    n1: red maw
    red aboard: red orc (ship maw)
    blue docks: blue raven (harbour r6k)
    red scrolls-of: water-elemental
orders red
    elemental water-elemental n1 blue
    elemental water-elemental ie3 blue
    elemental water-elemental n1 green
    elemental water-elemental n1 red
expect
    refused red 1: no-prey n1
    refused red 2: no-prey ie3
    refused red 3: no-prey n1
    refused red 4

case the Earth elemental lowers a wall by one level besides [scroll 21]
given
    r6f wall: 2
    red scrolls-of: earth-elemental
    dice elemental-die r6f red: 2
orders red
    elemental earth-elemental r6f
expect
    r6f: blue 6 barbarian
    r6f wall: 1
    told all: wall-shaken r6f 1

case the Earth elemental lowers a kingdom's wall, too, where only casters are left as well [scroll 21]
given season 2
    r6k: blue hrolf
    red scrolls-of: earth-elemental
    dice elemental-die r6k red: 2
orders red
    elemental earth-elemental r6k
expect
    r6k wall: 2
    r6k: blue hrolf

case no other elemental touches a wall [scroll 21]
given
    r6c holder: blue
    r6c: blue 5 barbarian
    r6c wall: 2
    red scrolls-of: water-elemental
    dice elemental-die r6c red: 1
orders red
    elemental water-elemental r6c
expect
    r6c wall: 2
    told nobody: wall-shaken

case an elemental that empties a besieged kingdom lets the camp conquer it [scroll 23, siege 13]
given season 2
    r5k holder: blue
    r5k: blue 3 barbarian
    r5k wall: 2
    r5k besieger: green
    c5: green 4 elf
    red scrolls-of: wind-elemental
    dice elemental-die r5k red: 3
orders red
    elemental wind-elemental r5k
expect
    told all: conquered green blue r5k
    r5k holder: green
    r5k: green 4 elf
    c5: empty
    r5k wall: 2
    r5k besieger: none

case one unit left in a besieged kingdom keeps it [scroll 23]
given season 2
    r5k holder: blue
    r5k: blue 3 barbarian
    r5k wall: 2
    r5k besieger: green
    c5: green 4 elf
    red scrolls-of: wind-elemental
    dice elemental-die r5k red: 2
orders red
    elemental wind-elemental r5k
expect
    r5k holder: blue
    r5k: blue barbarian
    c5: green 4 elf

case who is struck and has a caster there may dispel the elemental, by default he does [scroll 7, scroll 8, letters 46]
given season 2
    red scrolls-of: wind-elemental
    blue scrolls-of: dispel
orders red
    elemental wind-elemental r6k
expect
    done red 1
    told red blue: dispelled blue dispel wind-elemental
    r6k: blue hrolf, blue 5 barbarian
    used-scrolls has 1 wind-elemental
    used-scrolls has 1 dispel

case without a caster there nobody answers an elemental [scroll 7]
given
    red scrolls-of: wind-elemental
    blue scrolls-of: dispel
    dice elemental-die r6f red: 2
orders red
    elemental wind-elemental r6f
expect
    told nobody: dispelled
    r6f: blue 6 barbarian
    blue scrolls-of: dispel

case the letter may let an elemental come unanswered [letters 46]
given season 2
    red scrolls-of: wind-elemental
    blue scrolls-of: dispel
    dice elemental-die r6k red: 2
orders red
    elemental wind-elemental r6k
orders blue
    when answer: none
expect
    r6k: blue hrolf, blue 3 barbarian
    blue scrolls-of: dispel

case a reflected elemental strikes the units where its caster stands, with the same throw, and who reflected chooses [scroll 9, scroll 10]
given season 2
    r4k: red gorbag, red 3 orc, red 3 hobgoblin
    red scrolls-of: wind-elemental
    blue scrolls-of: reflect
    dice elemental-die r6k red: 2
orders red
    elemental wind-elemental r6k
    when casualties: orc
orders blue
    when casualties: hobgoblin
expect
    told red blue: reflected blue reflect wind-elemental
    told red blue: elemental-strikes red r4k 2
    r6k: blue hrolf, blue 5 barbarian
    r4k has red 1 gorbag

case a reflected elemental strikes aboard the ship of its caster, or in his party [scroll 10]
given season 2
    iw3: red maw
    red aboard: red morg (ship maw), red 3 orc (ship maw)
    red scrolls-of: wind-elemental
    blue scrolls-of: reflect
    dice elemental-die r6k red: 2
orders red
    elemental wind-elemental r6k by morg
expect
    red aboard: red morg (ship maw), red orc (ship maw)
    r4k: red gorbag, red 5 orc

case of several reasons against an elemental the first of the list is told [letters 1, letters 37]
given season 1
    red scrolls-of: water-elemental
orders red
    elemental fire-elemental r4k
    elemental water-elemental r4k by morg
    elemental water-elemental r6f by gorbag
expect
    refused red 1: scroll-not-held fire-elemental
    refused red 2: no-such-caster morg
    refused red 3: out-of-element water-elemental r6f

case who is trained casts no elemental [temple 7, scroll 19]
given season 3
    r4k: red gorbag, red morg, red 3 orc
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    red scrolls-of: wind-elemental
    dice teach red: 1
orders red
    train morg
    elemental wind-elemental r6f by morg
expect
    done red 1
    refused red 2: in-training morg
