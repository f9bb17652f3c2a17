# SPDX-License-Identifier: MIT
# The sea where another chapter meets it: sieges, scrolls, teleport, marches and raids. Red's
# harbours are r4k, r4c and r4d on iw3.

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

# ---- Sieges from the sea ----

case units aboard join the storm of a camp at a coast, as in an attack [siege 8, letters 30, attack 9]
given season 2
    r6k besieger: red
    c6: red 3 orc
    ie3: red maw
    red aboard: red 2 hobgoblin (ship maw)
    dice battle r6k 1 6 red 4: 6 6
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k with 2 hobgoblin off maw
    when go-on: siege
expect
    done red 1
    told red blue: strength red 0 5
    c6: red 3 orc, red 2 hobgoblin
    red aboard: empty

case units aboard join a camp that holds, as in an attack [siege 9, letters 30, attack 9]
given season 2
    r6k besieger: red
    c6: red 3 orc
    ie3: red maw
    red aboard: red 2 hobgoblin (ship maw)
orders red
    hold r6k with 2 hobgoblin off maw
expect
    done red 1
    told red: joined-camp red 2 r6k
    c6: red 3 orc, red 2 hobgoblin
    ie3: red maw

case nobody joins a camp off a ship that lies among undefeated enemies [attack 10, letters 30]
given season 2
    r6k besieger: red
    c6: red 3 orc
    ie3: red maw, blue wolf
    red aboard: red 2 hobgoblin (ship maw)
    blue aboard: blue barbarian (ship wolf)
orders red
    hold r6k with 2 hobgoblin off maw
expect
    refused red 1: enemy-ships ie3
    c6: red 3 orc

case who attacked a kingdom off ships alone and has no land beside it storms again or lays siege, and cannot lift [siege 10, battle 23]
given season 2
    r6k besieger: red
    c6: red 3 orc
    ie3: red maw
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    lift r6k to r6c
    storm r6k
    when go-on: retreat
expect
    refused red 1
    done red 2
    told nobody: retreated
    c6: red 3 orc
    r6k besieger: red

case ships docked at a kingdom sail again once a sortie has lifted the siege in the turn before [sail 10, siege 3]
given season 2
    r6k besieger: red
    c6: red orc
    r6k: blue hrolf, blue 4 barbarian, blue sigrun (knows 1 1)
    blue docks: blue wolf (harbour r6k)
orders blue
    load 3 barbarian from r6k on wolf
    sail wolf ie3
    when sortie: yes
expect
    told all: siege-over red r6k
    done blue 1
    done blue 2
    ie3: blue wolf

case a ship docked at a kingdom that a sally frees in phase 4 has not sailed, and stays until the next turn [sail 10, round 4]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red orc
    r6k: blue hrolf, blue 4 barbarian, blue sigrun (knows 1 1)
    blue docks: blue wolf (harbour r6k)
orders blue
    load 3 barbarian from r6k on wolf
    sail wolf ie3
    sally r6k
expect
    refused blue 1
    refused blue 2
    done blue 3
    blue docks: blue wolf (harbour r6k)

case the empty ships of a camp from the sea are his who ends there with a unit for each ship [siege 1, sail 13, naval 4]
given season 2
    r6k besieger: red
    c6: red 3 orc
    ie3: red maw
    ie2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
orders blue
    sail wolf ie3
expect
    told all: empty-ship-taken
    ie3: blue wolf, blue maw

case a shard of an island goes to the seat kingdom though it is besieged [shard 2, siege 3, sail 7]
given season 2
    r4k besieger: blue
    c4: blue sigrun
    hidden-shards: 8
    i5 shards: 1
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    done red 1
    r4k shards: 1
    i5: red orc

case a kingdom lost to a camp in a sortie hands over its docked ship, and the crew of another at sea is not touched [king 1, sail 11]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    blue docks: blue wolf (harbour r6k)
    ie3: blue raven
    blue aboard: blue 2 barbarian (ship raven)
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 3
orders blue
    when sortie: yes
expect
    r6k holder: red
    red docks: red wolf (harbour r6k)
    ie3: blue raven
    blue aboard: blue 2 barbarian (ship raven)

# ---- Blockade, retreat and what follows ----

case a transfer moves nobody aboard, who stay there after a fight at sea [march 7, naval 3]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw), red morg (ship maw, knows 1 1)
    blue aboard: blue sigrun (ship wolf)
    r4c holder: red
    r4c: red orc
orders red
    fight iw3
    transfer 1 orc from r4c to r4k
    transfer 2 orc from r4k to r4c
expect
    done red 1
    refused red 2: nobody-stays r4c
    done red 3
    red aboard: red 3 orc (ship maw), red morg (ship maw, knows 1 1)

case cavalry that fought at sea may still attack a coast, as they may fight on [attack 5, attack 9, attack 10]
given season 2
    iw3: red maw, blue wolf
    red aboard: red wolf-rider (ship maw), red morg (ship maw, knows 1 1)
    blue aboard: blue sigrun (ship wolf)
    r5c holder: blue
    r5c: blue barbarian
orders red
    fight iw3
    attack r5c with 1 wolf-rider off maw
expect
    done red 1
    done red 2
    told all: attacked red blue r5c

case a caster who was teleported aboard in phase 2 casts in the battle of a blockade [portal 8, naval 3]
given season 2
    r4k: red gorbag, red 6 orc, red morg (knows 1 1, knows 4 1)
    iw3: red maw
    iw2: blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue sigrun (ship wolf)
orders red
    teleport morg on maw
    sail maw iw2
expect
    done red 1
    done red 2
    told red blue: spell-cast red morg fireball
    told all: ship-captured red blue wolf iw2

case a caster teleports in phase 5 onto a ship that was captured in phase 4 [portal 3, naval 12]
given season 2
    r4k: red gorbag, red 6 orc, red zagga (knows 4 1)
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw, knows 1 1)
    blue aboard: blue sigrun (ship wolf)
orders red
    fight iw2
    teleport zagga with 2 orc on wolf late
expect
    done red 1
    done red 2
    red aboard has red 1 zagga
    r4k: red gorbag, red 4 orc

case a ship that turned back into its dock leaves those aboard ashore, and they have landed and boarded [naval 2, sail 6, sail 8]
given season 2
    red docks: red maw (harbour r4k)
    iw3: blue wolf, red tusk
    blue aboard: blue barbarian (ship wolf)
    red aboard: red orc (ship tusk)
orders red
    load 3 orc from r4k on maw
    sail maw iw3
    load 3 orc from r4k on tusk
    march 3 orc from r4k via r4c
    when blockade: back
expect
    told all: ship-turns-back
    red docks: red maw (harbour r4k)

case an attack from the sea that is beaten back aboard may not be repeated by the same units in the turn, nor at another coast [attack 5, attack 9, battle 23]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    r5c holder: blue
    r5c: blue sigrun, blue halla, blue orm
    r5d holder: blue
    r5d: blue barbarian
orders red
    attack r5c with 1 orc off maw
    attack r5d with 1 orc off maw
    attack r5d with 3 orc off maw
    when go-on: retreat
expect
    done red 1
    done red 2
    told all: attacked red blue r5d

case in an attack off two ships a retreat finds room on both [battle 23, attack 9]
given season 2
    iw3: red maw, red tusk
    red aboard: red 8 orc (ship maw), red 4 orc (ship tusk)
    r5c holder: blue
    r5c: blue sigrun, blue halla, blue orm
    dice battle r5c 1 6 red 3: 6 6 6
    dice battle r5c 1 6 red 3: 6 6 6
    dice battle r5c 1 6 red 3: 6 6 6
    dice battle r5c 1 6 red 3: 6 6 6
orders red
    attack r5c with 8 orc off maw 4 orc off tusk
    when go-on: retreat
expect
    told red: retreated red r5c
    red aboard has red 12 orc

# ---- Scrolls and spells at sea ----

case by Change Allegiance at sea who comes over is aboard his new owner's ships [scroll 16, naval 7]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw)
    blue aboard: blue 4 barbarian (ship wolf)
    red scrolls-of: change-allegiance
    dice scroll-die iw2 1 red change-allegiance: 2
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6 6
orders red
    fight iw2
    when scroll: change-allegiance
    when go-on: fight
expect
    told red blue: went-over blue 2 red

case by Change Allegiance a fleet may lose all its units, and its ships are captured [scroll 16, naval 12]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    red scrolls-of: change-allegiance
    dice scroll-die iw2 1 red change-allegiance: 2
orders red
    fight iw2
    when scroll: change-allegiance
expect
    told all: ship-captured red blue wolf iw2
    red aboard has red 4 orc
    iw2: red maw, red wolf

case an Infernal is of no use at sea, a Tempest is [scroll 12, scroll 13, naval 7]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw)
    blue aboard: blue 5 barbarian (ship wolf)
    red scrolls-of: infernal, tempest
    dice scroll-die iw2 1 red tempest: 4
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
    when scroll: infernal, tempest
    when go-on if round = 1: fight
    when go-on: fight
expect
    told red blue: scroll-cast red morg tempest
    told nobody: scroll-cast red morg infernal

case an elemental clears no way for a ship: it comes in phase 4, and ships sail in phase 2 [scroll 18, round 4, naval 1]
given season 2
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue sigrun (ship wolf)
    red scrolls-of: water-elemental
orders red
    elemental water-elemental iw2 blue
    sail maw iw2
expect
    told all: ship-stops red maw iw2 blue
    then told all: sea-battle

case a DragonLord breathes fire at sea at units, for there is no wall [dragonlord 3, naval 7]
given season 2
    iw2: red maw, blue wolf
    red aboard: red vermithrax (ship maw), red orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    fight iw2
    when dragonfire: wall, units
expect
    told red: fire-at-units red vermithrax
    told all: ship-captured red blue wolf iw2

case a caster attacked at sea may escape by Teleport [battle 29, naval 7]
given season 2
    order 0: blue
    order 1: red
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw, knows 4 1)
    blue aboard: blue sigrun (ship wolf), blue barbarian (ship wolf)
    dice battle iw2 1 6 blue 4: 6
    dice battle iw2 1 7 red 3: 6 6
    r4c holder: red
    r4c: red orc
orders blue
    fight iw2
orders red
    when escape: r4c
expect
    told red blue: escaped red morg
    r4c: red orc, red morg

# ---- Cannons and cavalry by the sea ----

case a raid leads to no ship, and riders aboard raid no coast [raid 3, march 7]
given season 2
    iw3: red maw, blue wolf
    red aboard: red wolf-rider (ship maw), red orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    r5c holder: blue
    r5c: blue barbarian
    r4c holder: red
    r4c: red orc, red wolf-rider
orders red
    raid r5c from r4c with 2
expect
    refused red 1

case riders that were put ashore in phase 2 raid in phase 4, and are transferred two steps in phase 5 [sail 7, raid 2, march 5]
given season 2
    iw3: red maw
    red aboard: red wolf-rider (ship maw), red orc (ship maw)
    r4c holder: red
    r4c: red orc
    r4b holder: blue
    r4b: blue 3 barbarian
    r4d holder: red
    r4d: red orc
    dice raid-die r4b red: 6
orders red
    land 1 wolf-rider off maw at r4c
    raid r4b from r4c with 1
    transfer 1 wolf-rider from r4c to r4k r4d
expect
    done red 1
    done red 2
    done red 3
    r4d: red orc, red wolf-rider

case a crew that attacked a coast in this turn begins no fight at sea [attack 5, naval 14]
given season 2
    iw3: red maw, green heron
    red aboard: red 2 orc (ship maw)
    green aboard: green elf (ship heron)
    iw2: blue wolf
    r5c holder: blue
    r5c: blue sigrun, blue halla, blue orm
orders red
    attack r5c with 2 orc off maw
    fight iw3
    when go-on: retreat
expect
    refused red 1: enemy-ships iw3
    done red 2

case who attacked a coast and came back aboard begins no fight at sea [attack 5, naval 14]
given season 2
    iw3: red maw
    iw2: red tusk, blue wolf
    red aboard: red 2 orc (ship maw), red orc (ship tusk)
    blue aboard: blue barbarian (ship wolf)
    r5d holder: blue
    r5d: blue sigrun, blue halla, blue orm
    i5: 1 stranger
orders red
    attack r5d with 1 orc off maw
    attack r5d with 1 orc off tusk
    fight iw2
    when go-on: retreat
expect
    done red 1
    refused red 2

case a ship may land and dock where enemy ships lay with it from the start, for nothing stopped it [naval 1, naval 3, sail 7]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    r4c holder: red
    r4c: red orc
orders red
    land 1 orc off maw at r4c
    dock maw r4c
expect
    done red 1
    done red 2
    r4c: red 3 orc

case ships that pass a zone of empty ships do not take them, for they end their sailing elsewhere [naval 4]
given season 2
    iw3: red maw
    red aboard: red 4 orc (ship maw)
    iw2: blue wolf
orders red
    sail maw iw2 iw1
expect
    done red 1
    iw1: red maw
    iw2: blue wolf

# ---- Crews, treasures and what follows in the turn ----

case treasures of a fleet that is lost go to the winner's crew [battle 33, naval 12]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (ship maw, knows 1 1)
    blue aboard: blue barbarian (ship wolf) [blue crown]
orders red
    fight iw3
expect
    told all: ship-captured red blue wolf iw3
    told red: spoil-taken red crown

case a king aboard adds 1 to the crew, and does not roll beside others [battle 2, melee 12, naval 7]
given season 2
    r4k: red 3 orc
    iw3: red maw, blue wolf
    red aboard: red orc (ship maw), red gorbag (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw3 1 6 red 4: 4
    dice battle iw3 1 7 blue 4: 6
orders red
    fight iw3
expect
    told red blue: strength red 1 2 10
    told all: ship-captured red blue wolf iw3

case who was stopped by a blockade leaves by teleport in phase 2 but for one, and that one fights alone [portal 4, naval 3]
given season 2
    iw3: red maw
    iw2: blue wolf
    red aboard: red orc (ship maw), red 2 hobgoblin (ship maw), red morg (ship maw, knows 4 1)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    sail maw iw2
    teleport morg with 2 hobgoblin to r4k
expect
    done red 1
    done red 2
    told red blue: strength red 0 1
    r4k has red 2 hobgoblin

case a ship that was blocked and whose crew retreated has sailed, and its units may be teleported to in phase 5 [naval 11, portal 3]
given season 2
    r4k: red gorbag, red 6 orc, red morg (knows 4 1)
    iw3: red maw
    iw2: blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue sigrun (ship wolf), blue halla (ship wolf), blue orm (ship wolf)
orders red
    sail maw iw2
    teleport morg on maw late
    when go-on: retreat
expect
    told red: sailed-off red
    done red 2
    iw3: red maw

case of two ships that sail into a blockade one may fight and the other go back, each being asked [naval 1, naval 5]
given season 2
    iw3: red maw, red tusk
    iw2: blue wolf
    red aboard: red morg (ship maw, knows 1 1), red 2 orc (ship maw), red 3 orc (ship tusk)
    blue aboard: blue sigrun (ship wolf)
orders red
    sail maw iw2
    sail tusk iw2
    when blockade if ship = tusk: back
    when blockade: fight
expect
    told all: ship-stops red maw iw2 blue
    told all: ship-turns-back red tusk
    told red blue: strength red 0 3
    iw3: red tusk
    iw2: red maw, red wolf

case cavalry that attacked a coast off a ship and conquered it attack on overland [attack 16, attack 9, attack 14]
given season 2
    iw3: red maw
    red aboard: red wolf-rider (ship maw), red morg (ship maw, knows 1 1), red orc-archer (ship maw)
    r5c holder: blue
    r5c: blue sigrun
    r5b holder: blue
    r5b: blue halla, blue orm
orders red
    attack r5c with 1 wolf-rider morg 1 orc-archer off maw
    attack r5b with 1 wolf-rider from r5c
    when go-on: retreat
expect
    told all: conquered red blue r5c
    done red 2

case who boarded in this turn and attacked a coast in vain is taken ashore by teleport in phase 5 [portal 2, attack 9]
given season 2
    r4k: red gorbag, red 6 orc
    iw3: red maw
    red aboard: red morg (ship maw, knows 4 1), red orc-archer (ship maw)
    r5c holder: blue
    r5c: blue sigrun, blue halla, blue orm
orders red
    load 2 orc from r4k on maw
    attack r5c with 2 orc off maw
    teleport morg with 2 orc to r4k late
    when go-on: retreat
expect
    done red 1
    done red 2
    done red 3
    r4k has red 6 orc

# ---- Crews that have acted ----

case those who have fought already take no part in a second fight at sea, and cast nothing in it [attack 5, naval 14]
given season 2
    blue aboard: blue halla (ship wolf)
    i5 holder: blue
    i5: blue sigrun, blue orm
    iw2: red gore
    red aboard: red morg (ship gore, knows 1 1), red hobgoblin (ship gore), red orc (ship tusk)
    iw3: red tusk, blue wolf
orders red
    attack i5 with morg hobgoblin off gore
    fight iw3
    when go-on: retreat
expect
    done red 1
    done red 2
    told red 1 times: spell-cast red morg

case crews that only left a Wasteland count when ships are captured, for they are units aboard [naval 12, quest 15]
given season 2
    s1: red maw, blue wolf
    red aboard: red morg (ship maw, knows 1 1)
    blue aboard: blue halla (ship wolf)
    red southern-party: red 2 orc
    red south-at: ws1
orders red
    leave south on maw
    fight s1
expect
    done red 1
    done red 2
    told all: ship-captured red blue wolf s1

case a crew that left a Wasteland defends itself at sea in the turn of another [quest 15, naval 5]
given season 2
    s1: red maw, blue wolf
    red aboard: red orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    red southern-party: red 2 orc
    red south-at: ws1
    dice battle s1 1 6 blue 4: 6 6
    dice battle s1 1 7 red 3: 3 3
orders red
    leave south on maw
orders blue
    fight s1
    when go-on: fight
expect
    done red 1
    done blue 1
    told all: ship-captured red blue wolf s1

case who retreated from a blockade has fought, and does not attack from the zone he came to [attack 5, naval 11]
given season 2
    iw3: red maw
    iw2: blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue sigrun (ship wolf), blue halla (ship wolf), blue orm (ship wolf)
    r5c holder: blue
    r5c: blue barbarian
orders red
    sail maw iw2
    attack r5c with 2 orc off maw
    when go-on: retreat
expect
    told all: sailed-off red
    refused red 2
    r5c: blue barbarian

case cavalry that fought a blockade may still attack a coast of the zone it came back to [attack 5, attack 9, naval 11]
given season 2
    iw3: red maw
    iw2: blue wolf
    red aboard: red wolf-rider (ship maw), red orc (ship maw)
    blue aboard: blue sigrun (ship wolf), blue halla (ship wolf), blue orm (ship wolf)
    r5c holder: blue
    r5c: blue barbarian
orders red
    sail maw iw2
    attack r5c with 1 wolf-rider off maw
    when go-on: retreat
expect
    told all: sailed-off red
    done red 2

case who went aboard by teleport in phase 5 is in the zone with the enemy, and meets them in their turn [portal 3, naval 5]
given season 2
    r4k: red gorbag, red 6 orc, red morg (knows 1 1, knows 4 1)
    iw2: red maw, blue wolf
    red aboard: red orc (ship maw)
    blue aboard: blue sigrun (ship wolf)
orders red
    teleport morg on maw late
orders blue
    fight iw2
    when go-on: fight
expect
    done red 1
    done blue 1
    told all: ship-captured red blue wolf iw2

case a captured ship sails as far as ships of its new owner's civilization [sail 4, unit 8]
given season 2
    iw3: red wolf
    red aboard: red 2 orc (ship wolf)
orders red
    sail wolf iw2 w2 w3 s1 s2 n2 e1
expect
    refused red 1: too-many-zones 7 6

case enemy ships that are docked at the coast do not keep an attack from it, and pass with the land [attack 10, sail 1, sail 11]
given season 2
    iw3: red maw
    red aboard: red orc (ship maw), red morg (ship maw, knows 1 1)
    r5c holder: blue
    r5c: blue sigrun
    blue docks: blue wolf (harbour r5c)
orders red
    attack r5c with orc morg off maw
expect
    done red 1
    told all: conquered red blue r5c
    red docks: red maw (harbour r5c), red wolf (harbour r5c)

case who came over at sea has fought at sea, and attacks no coast in the turn [scroll 16, attack 5]
given season 2
    iw3: red maw, blue wolf
    red aboard: red morg (ship maw), red orc-archer (ship maw)
    blue aboard: blue barbarian (ship wolf)
    red scrolls-of: change-allegiance
    r5c holder: blue
    r5c: blue barbarian
orders red
    fight iw3
    attack r5c with 1 orc off maw
    attack r5c with 1 orc off wolf
    when scroll: change-allegiance
expect
    told all: ship-captured red blue wolf iw3
    told nobody: attacked red blue r5c

case a crew of those who left a Wasteland in this turn begins no fight at sea [quest 15, naval 14]
given season 2
    s1: red maw, blue wolf
    blue aboard: blue barbarian (ship wolf)
    red southern-party: red 2 orc
    red south-at: ws1
orders red
    leave south on maw
    fight s1
expect
    done red 1
    refused red 2
    told nobody: sea-battle

case at sea the Grail brings one back aboard, who has fought [treasure 4, naval 7, attack 5]
given season 2
    iw3: red maw, blue wolf
    red aboard: red orc (ship maw) [red holy-grail], red orc (ship maw)
    blue aboard: blue barbarian (ship wolf), blue barbarian (ship wolf)
    dice battle iw3 1 6 red 3: 6 6
    dice battle iw3 1 7 blue 4: 1 6
    dice battle iw3 2 6 red 3: 3 3
    dice battle iw3 2 7 blue 4: 6 6
    r5c holder: blue
    r5c: blue barbarian
orders red
    fight iw3
    attack r5c with 1 orc off maw
    when casualties: orc
    when go-on: fight
expect
    told red: came-back red orc
    told all: ship-captured red blue wolf iw3
    refused red 2
