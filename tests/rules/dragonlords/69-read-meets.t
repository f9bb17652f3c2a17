# SPDX-License-Identifier: MIT
# A second reader, from the rulebook and the clauses alone: where rules meet.

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

# ---- where rules meet ----

case riders whose four steps are used up by an attack come to no sally [sortie 10, attack 14]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r5a: blue 3 barbarian-cavalry
    r5a holder: blue
    g6: blue barbarian
    g6 holder: blue
    r6c: blue barbarian
    r6c holder: blue
    r6d: blue barbarian
    r6d holder: blue
    r6e: red orc
    r6e holder: red
    dice battle r6e 1 6 blue 7: 1
    dice battle r6e 1 7 red 3: 6
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    attack r6e with 2 barbarian-cavalry from r5a via g6 r6c r6d
    sally r6k
    when sortie-cavalry: 9 r6e
    when sortie-go-on: stop
expect
    r6e: blue 2 barbarian-cavalry
    told nobody: rode-in
    told only blue: support-stays

case a king who falls with the camp before a sally is out, and his siege ends [king 7, king 8, siege 14]
given season 3
    r6k besieger: red
    r4k: red 5 orc
    c6: red gorbag
    dice battle r6k 1 6 blue 5: 10 10 5
    dice battle r6k 1 7 red 6: 6
orders blue
    sally r6k
expect
    out red
    told all: king-falls red gorbag
    c6: empty
    r6k besieger: none
    r4k: 2 stranger

case a king who falls in his own sally loses his seat, and the camp has the kingdom [king 7, king 8, sortie 7]
given season 3
    r6k besieger: red
    r6k: blue hrolf
    c6: red 3 orc
    dice battle r6k 1 6 blue 6: 6
    dice battle r6k 1 7 red 3: 3
orders blue
    sally r6k
expect
    out blue
    r6k: red 2 orc
    r6k holder: red

case pursuit leads onto the land of a third seat too [sortie 7, sortie 8]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: green elf
    r6a holder: green
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6a 1 6 blue 4: 4
    dice battle r6a 1 7 green 3: 6
orders blue
    sally r6k
    when pursue: r6a
expect
    r6a holder: blue

case an empty ship is captured though a third seat's manned ship lies there, too [naval 4]
given season 3
    iw2: red maw, blue wolf, green heron
    red aboard: red 2 orc (ship maw)
    green aboard: green elf (ship heron)
expect
    iw2: red maw, red wolf, green heron

case who turns back before the harbour is docked there again, and his units are ashore [naval 2, sail 1]
given season 3
    red docks: maw (harbour r4k)
    iw3: blue wolf
    blue aboard: blue 3 barbarian (ship wolf)
orders red
    load 2 orc from r4k on maw
    sail maw iw3
    when blockade: back
expect
    red docks: maw (harbour r4k)
    red aboard: empty
    r4k: red gorbag, red 5 orc

case from a ship that means to fight nobody goes into a Wasteland [naval 3, letters 23]
given season 3
    n1: red maw
    red aboard: red 3 orc (ship maw)
    s1: blue wolf
    blue aboard: blue barbarian (ship wolf)
    red hoard: torch, pickaxe
orders red
    sail maw s1
    enter south off maw with 2 orc
expect
    refused red 2: ship-is-stopped
    red southern-party: empty

case who fought at sea does not invade in the same turn [attack 5, naval 3]
given season 3
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    iw3: blue wolf
    blue aboard: blue barbarian (ship wolf)
    g5: blue barbarian
    g5 holder: blue
    dice battle iw3 1 6 red 3: 3
    dice battle iw3 1 7 blue 4: 6
orders red
    sail maw iw3
    attack g5 with 3 orc off maw
expect
    refused red 2: used-up
    g5: blue barbarian

case a party that leaves needs room on its ship [quest 14, letters 25]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    s1: red maw
    red aboard: red 6 orc (ship maw)
orders red
    leave south on maw
expect
    refused red 1: no-room-aboard
    red south-at: ws1

case whom a teleport takes out of a Wasteland does not attack [portal 8, quest 15]
given season 3
    red southern-party: red morg (knows 4 1), red 3 orc, torch, pickaxe
    red south-at: ws4
    g5: red hobgoblin
    g5 holder: red
    r5c: stranger
orders red
    teleport morg with 2 orc to g5
    attack r5c with 2 orc from g5
expect
    done red 1
    refused red 2
    red southern-party: red orc, torch, pickaxe
    r5c: stranger

case a teleport into a party keeps it to six [portal 3, quest 4]
given season 3
    red southern-party: red 4 orc, torch, pickaxe
    red south-at: ws4
    g5: red morg (knows 4 1), red 4 orc
    g5 holder: red
orders red
    teleport morg with 2 orc into south
    teleport morg with 1 orc into south
expect
    refused red 1: party-too-large
    done red 2
    red southern-party: red morg, red 5 orc, torch, pickaxe

case an ogre that is beaten leaves 6 gold and has not struck [adventure 6, quest 25]
given season 3
    red gold: 0
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    quests top: ogre-bridge
    dice move-die: 1
    dice crystal: 3
    dice party-die: 3 4 3
orders red
    move south up
expect
    told red: monster-beaten
    told red: quest-gold red 6
    red southern-party: red 3 orc, torch, pickaxe
    told nobody: monster-strikes

case a great spider bites twice, and the one Wizard heals one of them [adventure 4, quest 29]
given season 3
    red southern-party: red 3 orc, red morg (knows 0 1), torch, pickaxe
    red south-at: ws1
    quests top: giant-spiders
    dice move-die: 1
    dice crystal: 1
    dice party-die: 6 6 6 6 6 6 6 6 6 6
    dice monster-die: 3 3 6 6 6 6
orders red
    move south up
expect
    told red: bite-healed
    red southern-party: red 2 orc, red morg, torch, pickaxe
    told red: monster-gone

case a party whose pickaxe is lost in the tunnel goes on without it [adventure 13, quest 8]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    quests top: collapsed-tunnel
    dice move-die: 1
    dice crystal: 4
orders red
    move south up
expect
    red southern-party: red 3 orc, torch
next season
given
    dice move-die: 1
    dice waste-die: 3
orders red
    move south up
expect
    red south-at: ws3

case a lair move with short ends on space 8, where passing by is no effect [quest 12, quest 20]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws7
    dice move-die: 6
orders red
    move south up short
    when lair: pass
expect
    red south-at: ws8
    red southern-party: red 3 orc, torch, pickaxe
    told nobody: monster-met

case a Wizard of the party strikes with 3, a king with 5, both with his 1 [quest 23, quest 24]
given season 3
    r4k: red 5 orc
    red southern-party: red gorbag, red morg (knows 0 1), torch, pickaxe
    red south-at: ws1
    quests top: ogre-bridge
    dice move-die: 1
    dice crystal: 3
    dice party-die: 6 4
orders red
    move south up
expect
    told red: monster-beaten
