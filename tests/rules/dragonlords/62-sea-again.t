# SPDX-License-Identifier: MIT
# The sea once more: boarding, blockades, landings, captures and storms at sea where they meet
# teleport, quests, sallies, purchases, elementals, heroes and kings. Red's harbours are on iw3.

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
    r4k: red gorbag, red 6 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 3 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

# ---- Teleport and ships ----

case who was teleported aboard in phase 2 attacks a coast with the crew, and the emptied ship docks there [portal 8, attack 9, attack 11]
given season 2
    r4k: red gorbag, red 6 orc, red morg (knows 1 1, knows 4 1)
    iw3: red maw
    red aboard: red orc (ship maw)
    r5c holder: blue
    r5c: blue barbarian
orders red
    teleport morg with 2 orc on maw
    attack r5c with 3 orc morg off maw
expect
    done red 1
    done red 2
    told all: conquered red blue r5c
    r5c: red 3 orc, red morg
    red docks: red maw (harbour r5c)

case a crew that left its ship by teleport in phase 2 attacks from the land it came to [portal 2, portal 8]
given season 2
    iw2: red maw
    red aboard: red 3 orc (ship maw), red morg (ship maw, knows 1 1, knows 4 1)
    r4b holder: red
    r4b: red orc
    r4a holder: blue
    r4a: blue barbarian
orders red
    teleport morg with 2 orc to r4b
    attack r4a with morg 2 orc from r4b
expect
    done red 1
    done red 2
    told all: conquered red blue r4a
    r4a: red 2 orc, red morg
    red aboard: red orc (ship maw)

case units teleported aboard count when phase 2 ends, and take the empty ships that lie there [portal 3, naval 4]
given season 2
    r4k: red gorbag, red 6 orc, red morg (knows 4 1)
    iw2: red maw, blue wolf, blue raven
    red aboard: red orc (ship maw)
orders red
    teleport morg with 1 orc on maw
expect
    told all: empty-ship-taken red blue wolf iw2
    told all: empty-ship-taken red blue raven iw2
    iw2: red maw, red wolf, red raven

case a ship that lies among empty ones takes none of them after its units have left by teleport [portal 2, naval 4]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw, knows 4 1)
orders red
    teleport morg with 1 orc to r4k
expect
    done red 1
    told nobody: empty-ship-taken
    iw2: red maw, blue wolf

case an attacker's caster does not escape at sea [battle 29, naval 5]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw, knows 4 1)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3 3
    dice battle iw2 1 7 blue 4: 6 6
orders red
    fight iw2
    when escape: r4k
expect
    told nobody: escaped
    told all: ship-captured red blue wolf iw2
    red aboard: red 2 orc, red morg

case by the escape of the last one aboard the ships are lost as if he had fallen [battle 29, naval 12]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue sigrun (ship wolf, knows 4 1)
orders red
    fight iw2
orders blue
    when escape: r6k
expect
    told red blue: escaped blue sigrun
    told all: ship-captured red blue wolf iw2
    r6k: blue hrolf, blue 3 barbarian, blue sigrun

# ---- Landing, and then ----

case who landed in phase 2 goes into the Wasteland from there in phase 3 [sail 7, quest 6]
given season 2
    s1: red maw
    red aboard: red 3 orc (ship maw)
    r4b holder: red
    r4b: red orc
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    dice move-die red ws8: 1
orders red
    land 2 orc off maw at r4b
    enter south from r4b with 2 orc
expect
    done red 1
    done red 2
    r4b: red orc
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8

case a crew that went into a Wasteland whole leaves an empty ship, and whoever ends there with enough units has it [quest 6, sail 13, naval 4]
given season 2
    s1: red maw
    red aboard: red 2 orc (ship maw)
    s2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    enter south off maw with 2 orc
orders blue
    sail wolf s1
expect
    done red 1
    red southern-party: red 2 orc
    told nobody: ship-stops
    told all: empty-ship-taken blue red maw s1
    s1: blue wolf, blue maw

case who docked in phase 2 attacks on land in phase 4, for to go ashore is no fight [sail 8, attack 2, attack 5]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw), red morg (ship maw, knows 1 1)
    r4c holder: red
    r4c: red orc
    g5: stranger
orders red
    dock maw r4c
    attack g5 with 3 orc morg from r4c
expect
    done red 1
    done red 2
    g5: red 3 orc, red morg
    r4c: red orc

case who landed marches on in phase 4 as far as any unit [sail 7, march 1]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    r4c holder: red
    r4c: red orc
    r4b holder: red
    r4b: red orc
    r4a holder: red
    r4a: red orc
orders red
    land 3 orc off maw at r4c
    march 3 orc from r4c via r4b r4a
expect
    done red 1
    done red 2
    r4a: red 4 orc
    r4c: red orc

case cavalry that landed in phase 2 rides to the sally of that turn [sail 7, sortie 3, sortie 10]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red 4 orc
    ie3: blue wolf
    blue aboard: blue 2 barbarian-cavalry (ship wolf)
    r6d holder: blue
    r6d: blue barbarian
    dice battle r6k 1 6 blue 8: 6 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 10 10 10 10
orders blue
    land 2 barbarian-cavalry off wolf at r6d
    sally r6k
    when sortie-cavalry: 9 r6d
    when sortie-go-on: stop
    when flank: no
expect
    done blue 1
    told blue: rode-in blue 2 r6d r6k
    r6d: blue barbarian

case the owner of a besieged kingdom does not relieve it off his ship, only its garrison meets the camp [letters 32, siege 4]
given season 2
    r6k besieger: red
    c6: red orc
    ie3: blue wolf
    blue aboard: blue 3 barbarian (ship wolf)
orders blue
    relieve r6k with 3 barbarian off wolf
expect
    refused blue 1
    c6: red orc
    blue aboard: blue 3 barbarian (ship wolf)

case an island held by unknown units is attacked off a ship, its shard goes to the seat kingdom, and the emptied ship docks there [attack 9, attack 11, shard 2]
given season 2
    iw2: red maw
    red aboard: red 2 orc (ship maw), red morg (ship maw, knows 1 1)
    i5: stranger
    i5 shards: 1
    hidden-shards: 8
orders red
    attack i5 with 2 orc morg off maw
expect
    done red 1
    i5: red 2 orc, red morg
    red docks: red maw (harbour i5)
    r4k shards: 1

case catapults off a ship shoot at the wall of a coast as from land, and those left behind are the defender's [attack 9, missile 7, battle 24]
given season 2
    iw3: red maw
    red aboard: red 2 orc (ship maw), red catapult (ship maw)
    r5c holder: blue
    r5c wall: 1
    r5c: blue 3 barbarian
    dice wall-die r5c 1 red 5: 5
    dice battle r5c 1 6 red 3: 6 6
    dice battle r5c 1 7 blue 4: 6 6 6
orders red
    attack r5c with 2 orc catapult off maw
    when go-on: retreat
expect
    r5c wall: 0
    r5c: blue 3 barbarian, blue catapult
    red aboard: red 2 orc (ship maw)

case cavalry off a ship strikes with its own number on land, where it was a heavy unit at sea [naval 8, attack 9, melee 8]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 2 wolf-rider (ship maw)
    blue aboard: blue barbarian (ship wolf)
    r5c holder: blue
    r5c: blue barbarian
    dice battle iw3 1 6 red 4: 1
    dice battle iw3 1 7 blue 4: 8
    dice battle r5c 1 6 red 7: 6
    dice battle r5c 1 7 blue 4: 8
orders red
    fight iw3
    attack r5c with 2 wolf-rider off maw
expect
    done red 1
    done red 2
    told all: conquered red blue r5c

# ---- Captured ships ----

case a captured ship sails for its new owner in the next turn, and with it he has too many to buy one [naval 12, naval 13, buy 16, sail 4]
given season 2
    iw3: red maw
    red docks: red tusk (harbour r4k)
    red aboard: red 3 orc (ship maw), red morg (ship maw, knows 1 1)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    red gold: 30
orders red
    sail maw iw2
expect
    told all: ship-captured red blue wolf iw2
next season
orders red
    ship r4k
    teleport morg on wolf
    load 2 orc from r4k on tusk
    sail tusk iw3 iw2
expect
    refused red 1: ships-limit
    refused red 2
    done red 4
    iw2: red maw, red wolf, red tusk

case a ship that was built sails in the next turn, and not in that in which it was paid [reinforce 4, round 6, sail 3]
given season 2
    red gold: 10
orders red
    ship r4k
    load 2 orc from r4k on maw
expect
    done red 1
    refused red 2
    red docks has 1 pieces
next season
orders red
    load 2 orc from r4k on maw
    sail maw iw3 iw2
expect
    done red 1
    done red 2
    iw2: red maw

case a seat that goes out takes its ships from the sea, and where they blocked one sails through in the same round [king 10, naval 1]
given season 2
    order 0: green
    order 1: blue
    order 2: red
    r4k: red 6 orc
    r4f holder: red
    r4f: red gorbag
    r4a holder: green
    r4a: green elf, green ilvane (knows 1 1)
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    iw1: blue wolf
    blue aboard: blue barbarian (ship wolf)
orders green
    attack r4f with ilvane from r4a
orders blue
    sail wolf iw2 iw3
expect
    out red
    told nobody: ship-stops
    iw2: empty
    iw3: blue wolf

# ---- Elementals and scrolls at sea ----

case an Elemental of Water that left a ship empty leaves no enemy undefeated, and the coast is attacked in the same turn [scroll 21, naval 4, attack 10]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw), red morg (ship maw, knows 1 1)
    blue aboard: blue 2 barbarian (ship wolf)
    red scrolls-of: water-elemental
    r5c holder: blue
    r5c: blue barbarian
    dice elemental-die iw3 red: 8
orders red
    elemental water-elemental iw3 blue
    attack r5c with 3 orc morg off maw
expect
    done red 1
    done red 2
    blue aboard: empty
    told nobody: ship-captured
    told nobody: sea-battle
    told all: conquered red blue r5c
    iw3: blue wolf

case a reflected Elemental of Water strikes those aboard with its caster [scroll 10, scroll 21]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 3 orc (ship maw), red morg (ship maw)
    blue aboard: blue 2 barbarian (ship wolf), blue sigrun (ship wolf)
    red scrolls-of: water-elemental
    blue scrolls-of: reflect
    dice elemental-die iw2 red: 2
orders red
    elemental water-elemental iw2 blue by morg
orders blue
    when answer: reflect
expect
    told red blue: reflected
    red aboard: red orc, red morg
    blue aboard: blue 2 barbarian, blue sigrun

case a Tempest that is reflected at sea may cost the caster his ship [scroll 9, scroll 12, naval 12]
given season 2
    iw2: red maw, blue wolf
    red aboard: red orc (ship maw), red morg (ship maw)
    blue aboard: blue 2 barbarian (ship wolf), blue sigrun (ship wolf)
    red scrolls-of: tempest
    blue scrolls-of: reflect
    dice scroll-die iw2 1 red tempest: 2
orders red
    fight iw2
    when scroll: tempest
orders blue
    when answer: reflect
expect
    told red blue: reflected
    told all: ship-captured blue red maw iw2
    iw2: blue wolf, blue maw

case a Death Seeker at sea slays the only one aboard, and the ship is captured [scroll 17, naval 12]
given season 2
    iw2: red maw, blue wolf
    red aboard: red orc (ship maw), red morg (ship maw)
    blue aboard: blue sigrun (ship wolf)
    red scrolls-of: death-seeker
    dice scroll-die iw2 1 red death-seeker: 3
orders red
    fight iw2
    when scroll: death-seeker at sigrun
expect
    told all: ship-captured red blue wolf iw2

case the Shield is laid at sea as on land [scroll 11, naval 7]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    red scrolls-of: shield
    dice battle iw2 1 6 red 3: 1 1
    dice battle iw2 1 7 blue 4: 1 1
orders red
    fight iw2
    when shield: yes
expect
    told red: shield-held red
    red aboard: red 2 orc, red morg
    told all: ship-captured red blue wolf iw2

# ---- Heroes, kings and what they carry ----

case a hero aboard strikes with his level, one of level 3 adds 1 to the crew, and the Tower Shield of the fleet attacked takes it away [hero 5, treasure 9, naval 7]
given season 2
    iw2: red maw, blue wolf
    red aboard: red orc (ship maw) [red grim (hero-level 3)], red orc (ship maw)
    blue aboard: blue barbarian (ship wolf) [blue tower-shield]
    dice battle iw2 1 6 red 6: 6
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    told red blue: strength red 0
    told all: ship-captured red blue wolf iw2
    told red: spoil-taken red tower-shield

case a king who falls in an attack off a ship takes ship and seat out, and the coast holds [king 7, king 8, king 10, attack 9]
given season 2
    r4k: red 6 orc
    iw3: red maw
    red aboard: red gorbag (ship maw), red orc (ship maw)
    r5c holder: blue
    r5c: blue 4 barbarian
    dice battle r5c 1 6 red 4: 6
    dice battle r5c 1 7 blue 4: 1 1
orders red
    attack r5c with gorbag 1 orc off maw
expect
    out red
    r5c: blue 4 barbarian
    iw3: empty
    r4k: 2 stranger

case a king aboard is in play without any land, and conquers a kingdom from the sea again [king 5, king 6, attack 9]
given season 2
    r4k: blue barbarian
    r4k holder: blue
    r4k wall: 0
    iw3: red maw
    red aboard: red gorbag (ship maw), red morg (ship maw, knows 1 1), red orc (ship maw)
    blue gold: 8
orders red
    attack r4k with 1 orc morg off maw
expect
    not out red
    told all: conquered red blue r4k
    r4k: red orc, red morg
    red gold: 11
    iw3: red maw

case treasures go with those who are put ashore, and count there in the attack of the same turn [treasure 2, sail 7, treasure 7]
given season 2
    iw3: red maw
    red aboard: red orc (ship maw) [red crown], red orc (ship maw)
    r4c holder: red
    r4c: red hobgoblin
    g5: stranger
    dice battle g5 1 6 red 4: 4
    dice battle g5 1 7 none 3: 6
orders red
    dock maw r4c
    attack g5 with 2 orc from r4c
expect
    told red: strength red 1
    done red 2

case a ship stopped by the manned ships of one seat takes the empty one of another there when phase 2 ends, and fights with both [naval 1, naval 4, naval 5]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    iw2: blue wolf, green heron
    green aboard: green elf (ship heron)
    dice battle iw2 1 6 red 3: 1
    dice battle iw2 1 7 green 3: 6
orders red
    sail maw iw2
expect
    told all: ship-stops red maw iw2 green
    told all: empty-ship-taken red blue wolf iw2
    told all: ship-captured red green heron iw2
    iw2: red maw, red wolf, red heron

case who lies with enough units among empty ships of one seat and manned ones of another takes the empty ones [naval 4]
given season 2
    iw3: red maw, blue wolf, green heron
    red aboard: red 3 orc (ship maw)
    green aboard: green elf (ship heron)
expect
    told all: empty-ship-taken red blue wolf iw3
    iw3: red maw, red wolf, green heron

case ships of a seat that has others manned in the zone are not empty [naval 4]
given season 2
    iw3: red maw, green heron, green raven
    red aboard: red 3 orc (ship maw)
    green aboard: green elf (ship heron)
expect
    iw3: red maw, green heron, green raven

case a crew that is ordered to a fight and finds nobody has fought all the same [naval 14, attack 5]
given season 2
    iw3: red maw, blue wolf, blue raven
    red aboard: red orc (ship maw), red morg (ship maw, knows 1 1)
    r5c holder: blue
    r5c: blue barbarian
orders red
    fight iw3
    attack r5c with 1 orc morg off maw
expect
    refused red 2: used-up orc
