# SPDX-License-Identifier: MIT
# A second reader, from the rulebook and the clauses alone: the sea.

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

# ---- the sea ----

case one unit stays ashore where units board [sail 3, letters 17]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    g5: red 3 orc
    g5 holder: red
orders red
    load 3 orc from g5 on maw
    load 2 orc from g5 on maw
expect
    refused red 1: nobody-stays
    done red 2
    g5: red orc
    red aboard: red 3 orc (ship maw)

case two catapults fill a ship [unit 20, sail 2]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    g5: red 2 catapult, red 2 orc
    g5 holder: red
orders red
    load 2 catapult from g5 on maw
    load 1 catapult from g5 on maw
    load 1 catapult from g5 on maw
expect
    refused red 1
    done red 2
    refused red 3
    g5: red catapult, red 2 orc

case ships of Orcs sail six zones, not seven [sail 4]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    sail maw iw2 w2 w1 n1 n2 e1 e2
    sail maw iw2 w2 w1 n1 n2 e1
expect
    refused red 1: too-many-zones
    done red 2
    e1: red maw

case ships of Barbarians sail ten [sail 4]
given season 3
    ie3: blue wolf
    blue aboard: blue barbarian (ship wolf)
orders blue
    sail wolf ie2 e2 e1 n2 n1 w1 w2 iw2 iw3 iw2
expect
    done blue 1
    iw2: blue wolf

case whoever lands on a vacant island has it and its shard at once [sail 7, shard 2]
given season 3
    iw2: red maw
    red aboard: red 2 orc (ship maw)
    i5: empty
    i5 shards: 1
    hidden-shards: 8
    r4k shards: 0
orders red
    land 1 orc off maw at i5
expect
    i5: red orc
    i5 holder: red
    r4k shards: 1
    i5 shards: 0
    told all: shard-found

case who lands may not land on neutral or enemy land [sail 7, sail 9, letters 19]
given season 3
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    g4: 5 stranger
    lb: blue barbarian
    lb holder: blue
orders red
    land 1 orc off maw at g4
    land 1 orc off maw at lb
expect
    refused red 1: no-landing
    refused red 2: no-landing
    red aboard: red 3 orc (ship maw)

case a ship that meets others is stopped, and the battle comes before all orders of phase 4 [naval 1, naval 3, round 8]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    r4d: red 2 orc
    r4d holder: red
    g4: stranger
    dice battle iw2 1 6 red 3: 3 3
    dice battle iw2 1 7 blue 4: 5 5
orders red
    attack g4 with 1 orc from r4d
    sail maw iw2 w2
    when go-on: retreat
expect
    told all: sea-battle red blue iw2
    then told all: attacked red
    iw2: red maw, red wolf
    w2: empty

case the winner of a sea battle with a unit for each ship captures them [naval 12]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 5
orders red
    sail maw iw2
expect
    iw2: red maw, red wolf
    blue aboard: empty
    told all: ship-captured

case with too few units for all ships those of the loser sink [naval 12]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 5
orders red
    sail maw iw2
expect
    iw2: red maw
    told all: ship-lost
    told nobody: ship-captured

case when nobody is left the ships of both drift, empty [naval 12, sail 13]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 4
orders red
    sail maw iw2
expect
    iw2: red maw, blue wolf
    red aboard: empty
    blue aboard: empty
    told all: ships-drift

case an empty ship that drifts is taken by whoever is there at the end of phase 2 with a unit for each [naval 4]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
orders red
    sail maw iw2
expect
    iw2: red maw, red wolf
    told all: empty-ship-taken

case but not with a single unit for two ships, and it blocks nobody [naval 4]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    iw2: blue wolf
orders red
    sail maw iw2 w2
expect
    w2: red maw
    iw2: blue wolf
    told nobody: ship-stops

case who turns back lies where he was, and has sailed [naval 2]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    w2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    sail maw iw2 w2 w1
    sail maw iw3
    when blockade: back
expect
    iw2: red maw
    refused red 2: ship-has-sailed
    told nobody: sea-battle

case cavalry at sea roll and stand as heavy units, and nobody flanks [naval 8]
given season 3
    iw3: red maw
    red aboard: red wolf-rider (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian-cavalry (ship wolf)
    dice battle iw2 1 6 red 4: 8
    dice battle iw2 1 7 blue 6: 8
orders red
    sail maw iw2
    when go-on: retreat
expect
    iw3: red maw
    iw2: blue wolf
    red aboard: red wolf-rider (ship maw)

case catapults at sea neither roll nor fall to hits, and go down with their side [naval 9]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw), red catapult (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6
    dice battle iw2 1 7 blue 4: 4
orders red
    sail maw iw2
    when casualties: catapult
expect
    told blue: ship-captured
    red aboard: empty
    iw2: blue maw, blue wolf

case cavalry aboard do not raid, those put ashore before do [raid 2, raid 3, letters 34]
given season 3
    iw3: red maw
    red aboard: red 2 wolf-rider (ship maw)
    r4c: red orc
    r4c holder: red
    g5: blue 2 barbarian
    g5 holder: blue
    dice raid-die: 2
orders red
    raid g5 from iw3 with 1
    land 1 wolf-rider off maw at r4c
    raid g5 from r4c with 1
expect
    done red 3
    g5: blue barbarian
    r4c has 1 red wolf-rider
    red aboard: red wolf-rider (ship maw)

case from a zone where enemy ships lie undefeated no coast is attacked [attack 10]
given season 3
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    g5: blue barbarian
    g5 holder: blue
orders red
    attack g5 with 3 orc off maw
expect
    refused red 1: enemy-ships
    g5: blue barbarian

case ships emptied by a conquest dock there [attack 9, attack 11]
given season 3
    iw3: red maw, red tusk
    red aboard: red 2 orc (ship maw), red 2 hobgoblin (ship tusk)
    g5: blue barbarian
    g5 holder: blue
    dice battle g5 1 6 red 3: 1
    dice battle g5 1 7 blue 4: 6
orders red
    attack g5 with 2 orc off maw
expect
    g5: red 2 orc
    red docks: red maw (harbour g5)
    iw3: red tusk

case ships docked before a besieged kingdom do not leave [sail 10, siege 3]
given season 3
    r6k besieger: red
    c6: red 3 orc
    blue docks: wolf (harbour r6k)
    r6f: blue 3 barbarian
    r6f holder: blue
orders blue
    load 2 barbarian from r6k on wolf
    sail wolf ie3
expect
    refused blue 1
    refused blue 2
    blue docks: wolf (harbour r6k)

case the load of a ship its owner alone knows [seen 1, seen 9]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
orders red
    sail maw iw2
twin blue green
    red aboard: red 5 hobgoblin (ship maw), red morg (ship maw)

case trainees alone do not sally [temple 7, letters 31]
given season 3
    blue gold: 12
    r6k besieger: red
    r6k: blue sigrun (knows 0 1)
    r6k building: temple
    r6k builder: blue
    r6f: blue hrolf, blue 2 barbarian
    r6f holder: blue
    c6: red 3 orc
orders blue
    train sigrun
    sally r6k
expect
    done blue 1
    refused blue 2
    told nobody: sortie-made

case who began in the zone has nowhere to retreat to, and fights on [naval 11, naval 14]
given season 3
    iw3: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw3 1 6 red 3: 6 6
    dice battle iw3 1 7 blue 4: 6
    dice battle iw3 2 6 red 3: 3
    dice battle iw3 2 7 blue 4: 6
orders red
    fight iw3
    when go-on: retreat
expect
    done red 1
    iw3: red maw, red wolf

case ships that retreat go where they came from [naval 11]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 3 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6 6 6
orders red
    sail maw iw2
    when go-on: retreat
expect
    iw3: red maw
    iw2: blue wolf
    told all: sailed-off

case a fight that finds nobody aboard is the one fight there [naval 14, letters 33]
given season 3
    iw3: red maw, blue wolf
    red aboard: red orc (ship maw)
orders red
    fight iw3
    fight iw3
expect
    done red 1
    refused red 2: fought-there
    told nobody: sea-battle
    iw3: red maw, blue wolf

case of two owners in a zone the one whose turn comes next is fought first [naval 6]
given season 3
    iw3: red maw
    red aboard: red 6 orc (ship maw)
    iw2: blue wolf, green heron
    blue aboard: blue barbarian (ship wolf)
    green aboard: green elf (ship heron)
    dice battle iw2 1 6 red 3: 1 1
    dice battle iw2 1 7 blue 4: 6
    dice battle iw2 1 7 green 3: 6
orders red
    sail maw iw2
expect
    told all: sea-battle red blue iw2
    then told all: sea-battle red green iw2
    iw2: red maw, red wolf, red heron

case of a sea battle the third seat learns that it was fought and how it ended, no units [seen 6, seen 7, seen 9]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 5
orders red
    sail maw iw2
expect
    told green: sea-battle red blue iw2
    told only red blue: sea-battle red blue iw2 2 1
    told green: ship-captured
    not told green: units-lost
    rolled only red blue: battle iw2 1 6 red 3

case the Water elemental takes units aboard, one a point, and no caster [scroll 20, scroll 21]
given season 3
    red scrolls-of: water-elemental
    iw2: blue wolf
    blue aboard: blue sigrun (ship wolf), blue 3 barbarian (ship wolf)
    dice elemental-die: 8
orders red
    elemental water-elemental iw2 blue
expect
    blue aboard: blue sigrun
    iw2: blue wolf
    used-scrolls: water-elemental

case a Tempest strikes at sea, and who has no caster there casts none [scroll 12, scroll 3]
given season 3
    red scrolls-of: tempest
    iw3: red maw
    red aboard: red morg (ship maw), red orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice scroll-die: 2
orders red
    sail maw iw2
    when scroll: tempest
expect
    iw2: red maw, red wolf
    blue aboard: empty
    red aboard has 1 red orc

case who retreats from a coast goes back aboard [battle 23]
given season 3
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    g5: blue 2 barbarian
    g5 holder: blue
    dice battle g5 1 6 red 3: 6 6 6
    dice battle g5 1 7 blue 4: 6 6
orders red
    attack g5 with 3 orc off maw
    when go-on: retreat
expect
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    g5: blue 2 barbarian

case ships docked at land that is conquered go to the conqueror [sail 11, king 1]
given season 3
    r5c: red 3 orc
    r5c holder: red
    r5d: blue barbarian
    r5d holder: blue
    blue docks: wolf (harbour r5d)
    dice battle r5d 1 6 red 3: 3
    dice battle r5d 1 7 blue 4: 6
orders red
    attack r5d with 2 orc from r5c
expect
    red docks: red wolf (harbour r5d)
    told all: ship-taken

case a caster teleports in to a sally from her ship, where one stays [sortie 5, portal 4]
given season 3
    r6k besieger: red
    c6: red 5 orc
    ie3: blue wolf
    blue aboard: blue sigrun (knows 4 1 ship wolf), blue 2 barbarian (ship wolf)
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-escort: 5 barbarian
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    blue aboard: blue barbarian (ship wolf)
    r6k has 1 blue sigrun

case she takes another caster along, each one place [sortie 5, unit 20]
given season 3
    r6k besieger: red
    c6: red 5 orc
    r5f: blue sigrun (knows 4 1), blue halla, blue 2 barbarian
    r5f holder: blue
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-escort: halla
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    r5f: blue 2 barbarian
    r6k has 1 blue sigrun, 1 blue halla

case who teleported in goes with the army into the pursuit [sortie 5, sortie 7]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: red orc
    r6a holder: red
    r5f: blue sigrun (knows 4 1), blue barbarian
    r5f holder: blue
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6a 1 6 blue 4: 4
    dice battle r6a 1 7 red 3: 6
orders blue
    sally r6k
    when sortie-caster: sigrun
    when pursue: r6a
expect
    r6a: blue sigrun, blue 5 barbarian
    r6k: blue hrolf

case pursuit is no siege, even of a kingdom's neighbour, and no sortie answers it [sortie 8]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6a 1 6 blue 4: 6 6 6 6 6
    dice battle r6a 1 7 red 3: 6 6 6
orders blue
    sally r6k
    when pursue: r6a
    when go-on: retreat
expect
    r6a: red 3 orc
    r6k: blue hrolf, blue 5 barbarian
    told nobody: siege-laid

case cavalry of the garrison that sallied is asked to no second aid and stays where it is [sortie 4]
given season 3
    r6k besieger: red
    c6: red 5 orc
    r6a: blue 3 barbarian-cavalry, blue barbarian
    r6a holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
orders blue
    sally r6k
    transfer 2 barbarian-cavalry from r6k to r6a
    when sortie-cavalry: 2 r6a
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    refused blue 2
    r6a: blue barbarian-cavalry, blue barbarian
    r6k has 2 blue barbarian-cavalry

# ---- cannons at sea ----

game dragonlords seats 3 option civilization-1 dwarves
    red civilization: dwarves
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 9
    r4k: red thrain, red 5 dwarf
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

case if a cannon of the winner has rolled the ships of the loser sink [naval 10]
given season 3
    iw3: red anvil
    red aboard: red cannon (ship anvil), red 2 dwarf (ship anvil)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 4 red 8: 6
orders red
    sail anvil iw2
expect
    iw2: red anvil
    told all: ship-lost

case if it was silent they are captured [naval 10]
given season 3
    iw3: red anvil
    red aboard: red cannon (ship anvil), red 2 dwarf (ship anvil)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    sail anvil iw2
    when shooters: silent
expect
    iw2: red anvil, red wolf

case a cannon ashore empties a ship, which stays where it lies [raid 8, raid 11]
given season 3
    r1c: red 2 dwarf
    r1c holder: red
    g1: red cannon, red dwarf
    g1 holder: red
    iw1: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice bombard-die: 2
orders red
    bombard iw1 from g1
expect
    iw1: blue wolf
    blue aboard: empty
    g1: red cannon, red dwarf

case of ships of two seats the cannon strikes those of the next in turn order, and no caster [raid 11]
given season 3
    g1: red 2 cannon, red dwarf
    g1 holder: red
    iw1: blue wolf, green heron
    blue aboard: blue sigrun (ship wolf), blue barbarian (ship wolf)
    green aboard: green 2 elf (ship heron)
    dice bombard-die: 1 1
orders red
    bombard iw1 from g1
expect
    blue aboard: blue sigrun
    green aboard: green 2 elf

case docked ships are safe from cannons [raid 11]
given season 3
    g1: red cannon, red dwarf
    g1 holder: red
    r2a: blue 2 barbarian
    r2a holder: blue
    blue docks: wolf (harbour r2a)
orders red
    bombard iw1 from g1
expect
    refused red 1
    blue docks: wolf (harbour r2a)

case cavalry and cannons take two places aboard [unit 20]
given season 3
    iw1: red anvil
    red aboard: red dwarf (ship anvil)
    g1: red 4 cannon, red dwarf
    g1 holder: red
orders red
    load 4 cannon from g1 on anvil
    load 3 cannon from g1 on anvil
expect
    refused red 1: no-room-aboard
    done red 2

case when the ships of the loser sink, who came over to a full ship puts two overboard [sail 12, naval 10, scroll 16]
given season 3
    red scrolls-of: change-allegiance
    iw3: red anvil
    red aboard: red bromm (ship anvil), red 5 dwarf (ship anvil), red cannon (ship anvil)
    iw2: blue wolf
    blue aboard: blue 3 barbarian (ship wolf)
    dice scroll-die: 2
    dice battle iw2 1 4 red 8: 3
orders red
    sail anvil iw2
    when scroll: change-allegiance
expect
    told all: ship-lost
    iw2: red anvil
    red aboard: red bromm (ship anvil), red 5 dwarf (ship anvil), red cannon (ship anvil)
    told red: went-overboard

case an army without a caster aboard casts no Tempest against it [scroll 3, scroll 12]
given season 3
    blue scrolls-of: tempest
    iw3: red anvil
    red aboard: red 2 dwarf (ship anvil)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    sail anvil iw2
orders blue
    when scroll: tempest
expect
    told nobody: scroll-cast
    blue scrolls-of: tempest
