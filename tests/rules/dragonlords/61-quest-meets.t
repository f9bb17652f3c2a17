# SPDX-License-Identifier: MIT
# Quests where another chapter meets them: battles, sieges and ships of the same turn, what a quest
# brought and when it is of use, and who fell meanwhile at home.

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
    r5b: red 9 orc
    r5b holder: red
    r4b: red 9 orc
    r4b holder: red
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

# ---- What a quest brings is of use in the same turn ----

case a Wizard made on a quest summons an elemental in phase 4 of the same turn [adventure 14, scroll 19, round 4]
given season 2
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: wayside-shrine
    red scrolls-of: wind-elemental
    r6a holder: blue
    r6a: blue 9 barbarian
    dice move-die red: 1
    dice crystal red: 6
orders red
    move south up
    elemental wind-elemental r6a by morg
expect
    told red: wizard-found
    done red 2
    told all: elemental-comes r6a

case a scroll from a quest is used in phase 4 of the same turn [scroll 24, adventure 10]
given season 2
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: wraith-quest
    scrolls top: wind-elemental
    r6a holder: blue
    r6a: blue 9 barbarian
    dice move-die red: 1
    dice crystal red: 6
orders red
    move south up
    elemental wind-elemental r6a
expect
    done red 2
    told all: elemental-comes r6a

case a DragonLord who rose on a quest teleports home in phase 5 of the same turn [dragonlord 2, portal 2, adventure 12]
given season 2
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red: 1
    dice crystal red: 6
orders red
    move south up
    teleport vermithrax with 1 orc to r4k late
expect
    told all: dragonlord-rises
    done red 2
    r4k: red gorbag, red 6 orc, red vermithrax
    red southern-party has red 1 orc

case gold of a quest pays nothing of phase 1, which is over [adventure 5, round 6]
given season 2
    red gold: 0
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: old-mint
    dice move-die red: 1
    dice crystal red: 6
orders red
    buy 2 orc r4k
    move south up
expect
    refused red 1: no-gold
    done red 2
    told red: quest-gold red 10

case gold of a quest buys in the Village of the other party in the same phase, for the North comes first [quest 10, quest 17, adventure 5]
given season 2
    red gold: 0
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn1
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    quests top: old-mint
    dice move-die red wn1: 1
    dice crystal red: 6
    dice move-die red ws14: 1
orders red
    move south up
    move north up
    when buy: potion
expect
    told red: quest-gold red 10
    then told red: item-bought red
    red southern-party has red 1 potion

case a party that carries the Orb charms the dragon as soon as it comes to the lair [adventure 11, quest 21]
given season 2
    red southern-party: red orc, red orc [red dragonorb], red torch, red pickaxe
    red south-at: ws6
    dice move-die red: 2
    dice orb-die red: 3
orders red
    move south up
expect
    told all: dragonlord-rises
    red southern-party has red 1 vermithrax

# ---- Coming and going ----

case who left a Wasteland marches in phase 4 and is transferred in phase 5 of the same turn [quest 15, march 5]
given season 2
    r4b: red catapult
    r4c holder: red
    r4c: red catapult
    red southern-party: red 2 orc
    red south-at: ws8
orders red
    leave south to r4b
    march 1 orc from r4b via r4c
    transfer 1 orc from r4c to g5
expect
    done red 1
    done red 2
    done red 3
    g5: red orc

case who left a Wasteland defends in the turn of another as ever [quest 15]
given season 2
    r4b: red orc
    r4a holder: blue
    r4a: blue 3 barbarian
    red southern-party: red 2 hobgoblin
    red south-at: ws8
    dice battle r4b 1 6 blue 4: 8 8
    dice battle r4b 1 7 red 4: 6 6
    dice battle r4b 1 7 red 3: 6
orders red
    leave south to r4b
orders blue
    attack r4b with 2 barbarian from r4a
    when go-on: retreat
expect
    done blue 1
    told red blue: strength red 0 3 11

case whom a teleport took out of a Wasteland in phase 2 does not attack in phase 4 [quest 15, portal 8]
given season 2
    r4b: red orc
    r4a holder: blue
    r4a: blue barbarian
    red southern-party: red orc, red 2 hobgoblin, red morg (knows 4 1)
    red south-at: ws4
orders red
    teleport morg with 1 hobgoblin to r4b
    attack r4a with 1 hobgoblin from r4b
    attack r4a with morg from r4b
expect
    done red 1
    refused red 2: has-returned hobgoblin [quest 15]
    refused red 3: has-returned morg [quest 15]
    told nobody: attacked

case who was at home attacks beside whom a teleport took out of a Wasteland [quest 15, portal 8]
given season 2
    r4b: red 2 orc
    r4a holder: blue
    r4a: blue barbarian
    red southern-party: red orc, red 2 hobgoblin, red morg (knows 4 1)
    red south-at: ws4
    dice battle r4a 1 6 red 3: 3
    dice battle r4a 1 7 blue 4: 6
orders red
    teleport morg with 1 hobgoblin to r4b
    attack r4a with army from r4b
    when go-on: retreat
expect
    done red 2
    r4a: red 2 orc
    r4b: red hobgoblin, red morg

case whom a teleport took out of a Wasteland and aboard a ship does not attack off it [quest 15, portal 8]
given season 2
    s1: red maw
    red aboard: red orc (ship maw)
    r5c holder: blue
    r5c: blue barbarian
    red southern-party: red orc, red 2 hobgoblin, red morg (knows 4 1)
    red south-at: ws4
orders red
    teleport morg with 1 hobgoblin on maw
    attack r5c with 1 hobgoblin off maw
    attack r5c with morg off maw
expect
    done red 1
    refused red 2: has-returned hobgoblin [quest 15]
    refused red 3: has-returned morg [quest 15]
    told nobody: attacked

case whom a teleport took out of a Wasteland does not attack at sea [quest 15, naval 14]
given season 2
    s1: red maw, blue wolf
    blue aboard: blue sigrun (ship wolf)
    red southern-party: red orc, red hobgoblin, red morg (knows 4 1)
    red south-at: ws4
orders red
    teleport morg with 1 hobgoblin on maw
    fight s1
expect
    done red 1
    refused red 2: has-returned morg [quest 15]
    told nobody: sea-battle

case a teleport in phase 2 from anywhere but a Wasteland bars nobody from the attack [quest 15, portal 8]
given season 2
    r4b: red 2 orc
    r4k: red gorbag, red 5 orc, red morg (knows 4 1)
    r4a holder: blue
    r4a: blue barbarian
    dice battle r4a 1 6 red 3: 3
    dice battle r4a 1 7 blue 4: 6
orders red
    teleport morg with 2 orc to r4b
    attack r4a with 3 orc from r4b
expect
    done red 2
    r4a: red 3 orc

case whom a teleport took out of a Wasteland attacks in the next turn [quest 15]
given season 2
    r4b: red orc
    r4a holder: blue
    r4a: blue barbarian
    red southern-party: red orc, red 2 hobgoblin, red morg (knows 4 1)
    red south-at: ws4
orders red
    teleport morg with 1 hobgoblin to r4b
next season
given
    dice battle r4a 1 6 red 4: 4
    dice battle r4a 1 7 blue 4: 6
orders red
    attack r4a with 1 hobgoblin from r4b
expect
    done red 1
    r4a: red hobgoblin

case whom a teleport took from one Wasteland to the party of the other is barred when he leaves that in the same turn [quest 15, portal 3]
given season 2
    r5b holder: red
    r5b: red orc
    r5c holder: blue
    r5c: blue barbarian
    red northern-party: red orc, red hobgoblin, red morg (knows 4 1)
    red north-at: wn4
    red southern-party: red orc
    red south-at: ws1
orders red
    teleport morg with 1 hobgoblin into south
    leave south to r5b
    attack r5c with 1 hobgoblin from r5b
expect
    done red 1
    done red 2
    refused red 3: has-returned hobgoblin [quest 15]

case straight out of a party nobody comes to a sally [quest 15, sortie 10]
given season 2
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red southern-party: red 2 orc, red morg (knows 4 1)
    red south-at: ws4
orders red
    sally r4k
    when sortie-caster: morg
    when sortie-escort: 1 orc
    when sortie-go-on: stop
expect
    done red 1
    told nobody: teleported-in
    not asked red: sortie-caster
    red southern-party: red 2 orc, red morg

case who left a Wasteland in the own turn makes the sortie of the besieger's turn [quest 15, sortie 5, round 3]
given season 2
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red southern-party: red orc, red morg (knows 4 1)
    red south-at: ws8
    r4b: red orc
orders red
    leave south to r4b
    when sortie: yes
    when sortie-caster: morg
    when sortie-escort: orc
    when sortie-go-on: stop
expect
    done red 1
    told red: teleported-in red morg r4k
    r4k has red 6 orc

case a caster comes to a sortie out of a party, which may go on without him in its own turn [sortie 5, quest 10]
given season 2
    order 0: blue
    order 1: red
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red southern-party: red 2 orc, red morg (knows 4 1), red torch, red pickaxe
    red south-at: ws1
    dice move-die red: 2
    dice waste-die red: 6
orders red
    move south up
    when sortie: yes
    when sortie-caster: morg
    when sortie-go-on: stop
expect
    told red: teleported-in red morg r4k
    done red 1
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws3

case a caster who came to a sortie out of a party is taken back into it in phase 2 of his own turn [sortie 5, portal 3]
given season 2
    order 0: blue
    order 1: red
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red southern-party: red 2 orc, red morg (knows 4 1), red torch, red pickaxe
    red south-at: ws1
    dice move-die red: 2
    dice waste-die red: 6
orders red
    teleport morg into south
    move south up
    when sortie: yes
    when sortie-caster: morg
    when sortie-go-on: stop
expect
    done red 1
    done red 2
    red southern-party has red 1 morg

case who joined a party by teleport in phase 2 moves with it in phase 3 [portal 3, quest 10, round 4]
given season 2
    r4k: red gorbag, red 5 orc, red morg (knows 4 1)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    dice move-die red: 2
    dice waste-die red: 1
orders red
    teleport morg with 1 orc into south
    move south up
    when quest-loss: orc
expect
    done red 1
    done red 2
    red south-at: ws3
    red southern-party has red 2 orc
    red southern-party has red 1 morg

case a party at six takes nobody in by teleport, but does once one has left it in the same phase [portal 3, quest 4]
given season 2
    r4k: red gorbag, red 5 orc, red zagga (knows 4 1)
    red southern-party: red 5 orc, red morg (knows 4 1), red torch, red pickaxe
    red south-at: ws3
orders red
    teleport zagga into south
    teleport morg with 1 orc to r4k
    teleport zagga with 1 orc into south
expect
    refused red 1: party-too-large
    done red 2
    done red 3
    red southern-party has red 1 zagga
    red southern-party has red 5 orc

case a party enters from an island's ship in the turn in which it sailed, and the ship stays without a unit [quest 6, sail 13]
given season 2
    s2: red maw
    red aboard: red 3 orc (ship maw)
    red hoard: red torch, red pickaxe
    dice move-die red: 3
    dice waste-die red: 6
orders red
    sail maw s1
    enter south off maw with 3 orc
expect
    done red 1
    done red 2
    s1: red maw
    red aboard: empty
    red southern-party has red 3 orc

case a ship that lay among enemy ships from the start sends its party ashore; empty, it is theirs in their own turn, without a battle [quest 6, naval 4]
given season 2
    s1: red maw, blue wolf
    red aboard: red 3 orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    red hoard: red torch, red pickaxe
    dice move-die red: 3
    dice waste-die red: 6
orders red
    enter south off maw with 3 orc
expect
    done red 1
    told all: turn-begins blue 2
    then told all: empty-ship-taken blue red maw s1
    told nobody: sea-battle
    s1: blue maw, blue wolf
    red southern-party has red 3 orc

case a party does not leave to land that a battle will bring in phase 4, and does once it is won [quest 14, round 4]
given season 2
    r4b: 1 stranger
    r4b holder: none
    r4a holder: red
    r4a: red 2 orc, red morg (knows 1 1)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
orders red
    leave south to r4b
    attack r4b with 1 orc morg from r4a
    @ at 3: leave south to r4b
expect
    refused red 1: not-friendly r4b
    told all: conquered red none r4b
next season
expect
    red southern-party: empty
    r4b has red 3 orc

case a party leaves on no ship that is docked, for it leaves to one that lies in the zone [quest 14, sail 1]
given season 2
    red docks: red maw (harbour r5b)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south on maw
expect
    refused red 1
    red southern-party has red 2 orc

case who left onto a ship lands in the next turn, not in this one, whose phase 2 is over [quest 14, round 4, sail 7]
given season 2
    s1: red maw
    red southern-party: red 2 orc
    red south-at: ws1
orders red
    leave south on maw
    land 1 orc off maw at r5b
expect
    done red 1
    refused red 2
    red aboard: red 2 orc (ship maw)
next season
orders red
    land 1 orc off maw at r5b
expect
    done red 1

# ---- Home and party ----

case a seat whose last kingdom has fallen keeps its party, and a quest brings it no gold [king 5, king 6, adventure 19]
given season 2
    r4k: 2 stranger
    r4k holder: none
    r4b: red gorbag, red 2 orc
    red gold: 0
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: old-mint
    dice move-die red: 1
    dice crystal red: 6
orders red
    move south up
expect
    not out red
    done red 1
    told red: gold-wasted red 10
    red gold: 0

case the items of a party that comes home to a besieged kingdom go there all the same [quest 9, siege 3]
given season 2
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
orders red
    leave south to r4b
expect
    done red 1
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)

case a party that sets out while the seat kingdom is besieged takes its tools from there [quest 9, siege 3]
given season 2
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    dice move-die red: 3
    dice waste-die red: 6
orders red
    enter south from r5b with 3 orc
expect
    done red 1
    red southern-party has red 1 torch
    red hoard: empty

case from a besieged kingdom nobody goes on a quest, from other land of its realm they do [siege 3, quest 6]
given season 2
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    dice move-die red: 2
orders red
    enter south from r4k with 2 orc
    enter south from r4b with 2 orc
expect
    refused red 1
    done red 2

case the hidden shard found while the seat kingdom is besieged goes there, and may fall with it [shard 2, adventure 8, siege 3]
given season 2
    hidden-shards: 9
    r4k besieger: blue
    c4: blue sigrun, blue halla, blue orm
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: seer
    dice move-die red: 1
    dice crystal red: 6
orders red
    move south up
expect
    told all: shard-found
    r4k shards: 1

# ---- What others did before ----

case a party whose land at the gate is lost in the turn of another does not come home there [quest 14, land 8]
given season 2
    order 0: blue
    order 1: red
    r4b: red morg
    r4a holder: blue
    r4a: blue 3 barbarian, blue sigrun (knows 1 1)
    red southern-party: red 2 orc
    red south-at: ws8
orders blue
    attack r4b with 2 barbarian sigrun from r4a
orders red
    leave south to r4b
expect
    told all: conquered blue red r4b
    refused red 1: not-friendly r4b

case a party leaves on no ship that was captured in the turn of another [quest 14, naval 12]
given season 2
    order 0: blue
    order 1: red
    s1: red maw, blue wolf
    red aboard: red morg (ship maw)
    blue aboard: blue 3 barbarian (ship wolf), blue sigrun (ship wolf, knows 1 1)
    red southern-party: red 2 orc
    red south-at: ws1
orders blue
    fight s1
orders red
    leave south on maw
expect
    told all: ship-captured blue red maw s1
    refused red 1
    red southern-party: red 2 orc

case when a seat goes out in the turn of another its party is gone before its own turn [king 10, quest 16, round 11]
given season 2
    order 0: blue
    order 1: red
    r4k: red gorbag
    r4k wall: 0
    r4a holder: blue
    r4a: blue 9 barbarian, blue sigrun (knows 1 1)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws3
orders blue
    attack r4k with 8 barbarian sigrun from r4a
expect
    out red
    red southern-party: empty
    told nobody: turn-begins red 2

case a king on a quest is no king at home: his army there has not his 1, and his seat kingdom is the first in id order [battle 2, shard 3, quest 5]
given season 2
    r4k: red 3 orc
    r5k holder: red
    r5k wall: 3
    r5k: red orc
    red southern-party: red gorbag, red orc
    red south-at: ws3
    hidden-shards: 8
    i5 shards: 1
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    done red 1
    r4k shards: 1

case who left onto a ship is stopped by no blockade, and lies in the zone with the enemy until somebody fights [quest 14, naval 1]
given season 2
    s1: red maw, blue wolf
    red aboard: red orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    red southern-party: red 2 orc
    red south-at: ws1
orders red
    leave south on maw
expect
    done red 1
    told nobody: ship-stops
    told nobody: sea-battle
    red aboard has red 3 orc

case a ship that is stopped before a blockade takes a party aboard, which then fights with it [quest 14, naval 3]
given season 2
    s2: red maw
    red aboard: red orc (ship maw)
    s1: blue wolf
    blue aboard: blue sigrun (ship wolf)
    red southern-party: red 2 orc, red morg (knows 1 1)
    red south-at: ws1
orders red
    sail maw s1
    leave south on maw
expect
    done red 1
    done red 2
    told all: sea-battle

case a Wizard of a party who learnt Teleport in phase 3 leaves by it in phase 5 [quest 19, portal 1, adventure 16]
given season 2
    red southern-party: red 2 hobgoblin, red morg, red torch, red pickaxe
    red south-at: ws10
    dice move-die red: 1
    dice crystal red: 6
    dice teach red: 5
orders red
    move south up
    teleport morg with 1 hobgoblin to r4k late
expect
    told red: spell-found red morg teleport
    done red 2
    r4k: red gorbag, red 5 orc, red morg, red hobgoblin

case a hero who went on a quest is none of the army at home, and comes back with his level [hero 5, quest 14]
given season 2
    r4b: red orc
    red southern-party: red orc [red grim (hero-level 2)]
    red south-at: ws8
orders red
    leave south to r4b
    transfer grim from r4b to r4a
expect
    done red 1
    r4b has red 1 orc

# ---- Potions, Boots and casters of a party ----

case a potion saves from the Witch as from any loss [quest 30, quest 18]
given season 2
    red gold: 5
    red northern-party: red 2 orc, red torch, red pickaxe, red potion
    red north-at: wn4
    dice move-die red: 1
    dice witch-die red: 1
orders red
    move north up
    when witch: pay
expect
    told red: potion-drunk
    red northern-party has red 2 orc
    red northern-party has red 0 potion

case the two steps more of the Seer have no Boots added, and stop short on space 8 if the letter says so [adventure 8, treasure 10]
given season 2
    red northern-party: red orc [red winged-boots], red orc, red torch, red pickaxe
    red north-at: wn4
    quests top: seer
    dice move-die red: 1
    dice crystal red: 3
orders red
    move north up
expect
    told red: card-drawn red wn6 seer ignored
    red north-at: wn8

case a DragonLord of the party learns no spell from the Whispering Stones, and without a Wizard nobody does [adventure 3, adventure 16]
given season 2
    red northern-party: red vermithrax, red 2 orc, red torch, red pickaxe
    red north-at: wn1
    quests top: whispering-stones
    dice move-die red: 1
    dice crystal red: 6
orders red
    move north up
expect
    told nobody: spell-found

case a king and a DragonLord of a party add 1 each to what all of it roll [quest 24, quest 23]
given season 2
    r4k: red 6 orc
    red northern-party: red gorbag, red vermithrax, red orc, red torch, red pickaxe
    red north-at: wn1
    quests top: wraith-quest
    dice move-die red: 1
    dice crystal red: 3
orders red
    move north up
expect
    told red: party-strikes red

case who has entered in this turn may be joined by teleport in phase 5, with the items of the party [portal 3, quest 4]
given season 2
    r4k: red gorbag, red 6 orc, red morg (knows 4 1)
    red hoard: red torch, red pickaxe
    r2b holder: red
    r2b: red 3 orc
    dice move-die red: 3
    dice waste-die red: 6
orders red
    enter north from r2b with 2 orc
    teleport morg with 2 orc into north late
expect
    done red 1
    done red 2
    red northern-party has red 4 orc

case a party of which the casters alone are left goes on, and one of them may teleport home only when another stays [portal 4, quest 4]
given season 2
    red northern-party: red morg (knows 4 1), red zagga (knows 4 1), red torch, red pickaxe
    red north-at: wn3
orders red
    teleport morg to r4k
    teleport zagga to r4k
expect
    done red 1
    refused red 2
    red northern-party has red 1 zagga
