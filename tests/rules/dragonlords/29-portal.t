# SPDX-License-Identifier: MIT
# Teleport and teleportals: who goes, with whom, from where and to where, in phase 2 or, late, in phase 5.
# Morg knows Teleport where his dial says (knows 4 1). The teleportals are r2f, r5f and lb.

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
    r4k: red gorbag, red 7 orc, red morg (knows 4 1)
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
    r1b holder: red
    r1b: red orc

# ---- Who goes ----

case a caster who knows Teleport goes alone, over any distance, and only his owner learns it [portal 1, portal 3, letters 21]
given
orders red
    teleport morg to r1b
expect
    done red 1
    told only red: teleports red morg 0 r1b
    r1b: red orc, red morg
    r4k: red gorbag, red 7 orc

case five places of units may go with him [portal 1, letters 21]
given
orders red
    teleport morg with 5 orc to r1b
expect
    done red 1
    told red: teleports red morg 5 r1b
    r1b: red 6 orc, red morg

case six places are too many [portal 1, letters 21]
given
orders red
    teleport morg with 6 orc to r1b
expect
    refused red 1: too-many-places 6 5
    r1b: red orc

case three riders are six places and too many [portal 1, unit 20]
given
    r4k: red gorbag, red 4 wolf-rider, red 2 orc, red morg (knows 4 1)
orders red
    teleport morg with 3 wolf-rider to r1b
expect
    refused red 1: too-many-places 6 5
    r1b: red orc

case two riders and one orc are five places [portal 1, unit 20]
given
    r4k: red gorbag, red 4 wolf-rider, red 2 orc, red morg (knows 4 1)
orders red
    teleport morg with 2 wolf-rider 1 orc to r1b
expect
    done red 1
    r1b: red 2 orc, red 2 wolf-rider, red morg

case units named without a number are as many as have places [portal 1, letters 2]
given
    r4k: red gorbag, red 4 wolf-rider, red 4 orc, red morg (knows 4 1)
orders red
    teleport morg with 2 wolf-rider orc to r1b
expect
    done red 1
    r1b: red 2 orc, red 2 wolf-rider, red morg
    r4k: red gorbag, red 2 wolf-rider, red 3 orc

case a catapult takes four places, so one goes, and one unit besides [portal 1, unit 20]
given
    r4k: red gorbag, red 2 catapult, red 2 orc, red morg (knows 4 1)
orders red
    teleport morg with 2 catapult to r1b
    teleport morg with 1 catapult 1 orc to r1b
expect
    refused red 1: too-many-places 8 5
    done red 2
    r1b: red 2 orc, red catapult, red morg

case a king goes with a Wizard like any unit [portal 1]
given
orders red
    teleport morg with gorbag 4 orc to r1b
expect
    done red 1
    r1b: red 5 orc, red gorbag, red morg

case who does not know the spell does not teleport, and no king does [portal 1, spell 2, letters 21]
given
    r4k: red gorbag, red 7 orc, red morg (knows 0 1 knows 1 1)
orders red
    teleport morg to r1b
    teleport gorbag to r1b
expect
    refused red 1: spell-unknown morg teleport
    refused red 2: spell-unknown gorbag teleport
    r1b: red orc

case a DragonLord knows Teleport [portal 1, spell 2]
given
    r4k: red gorbag, red 7 orc, red vermithrax
orders red
    teleport vermithrax with 5 orc to r1b
expect
    done red 1
    r1b: red 6 orc, red vermithrax

case a caster teleports once a turn, in phase 2 [portal 1, letters 21]
given
    r4a holder: red
    r4a: red orc
orders red
    teleport morg to r1b
    teleport morg to r4a
expect
    done red 1
    refused red 2: teleport-used morg
    r1b: red orc, red morg

case who teleported in phase 2 does not do so in phase 5 [portal 1, letters 21]
given
    r4a holder: red
    r4a: red orc
orders red
    teleport morg to r1b
    teleport morg to r4a late
expect
    done red 1
    refused red 2: teleport-used morg

case in phase 5 a caster teleports as in phase 2, five places beside him and no more [portal 1, letters 21]
given
orders red
    teleport morg with 6 orc to r1b late
    teleport morg with 5 orc to r1b late
expect
    refused red 1: too-many-places 6 5
    done red 2
    r1b: red 6 orc, red morg

case in the next turn a caster teleports again [portal 1, round 3]
given
orders red
    teleport morg to r1b
expect
    r1b: red orc, red morg
next season
orders red
    teleport morg to r4k
expect
    done red 1
    r1b: red orc

case two casters who know the spell go one after the other [portal 1]
given
    r4k: red gorbag, red 7 orc, red morg (knows 4 1), red zagga (knows 4 1)
orders red
    teleport morg with 3 orc to r1b
    teleport zagga with 3 orc to r1b
expect
    done red 1
    done red 2
    r1b: red 7 orc, red morg, red zagga

case a caster who was taken along may go on by his own spell [portal 1]
given
    r4k: red gorbag, red 7 orc, red morg (knows 4 1), red zagga (knows 4 1)
    r4a holder: red
    r4a: red orc
orders red
    teleport morg with zagga to r1b
    teleport zagga to r4a
expect
    done red 1
    done red 2
    r1b: red orc, red morg
    r4a: red orc, red zagga

case a caster of another seat, or one who is nowhere, does not go [letters 2, letters 21]
given
orders red
    teleport sigrun to r1b
    teleport urk to r1b
expect
    refused red 1: no-such-caster sigrun
    refused red 2: no-such-caster urk

case units that are not with the caster do not go [letters 2, letters 21]
given
orders red
    teleport morg with 2 hobgoblin to r1b
    teleport morg with 8 orc to r1b
expect
    refused red 1: no-such-unit hobgoblin r4k
    refused red 2
    r1b: red orc

case who is trained does not teleport, neither in phase 2 nor in phase 5, and nobody takes him along [portal 4, temple 7, letters 21]
given season 3
    r4k: red gorbag, red 7 orc, red morg (knows 4 1), red zagga (knows 4 1)
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    dice teach red: 1
orders red
    train morg
    teleport morg to r1b
    teleport zagga with morg to r1b
    teleport morg to r1b late
expect
    refused red 2: in-training morg
    refused red 3: in-training morg
    refused red 4: in-training morg
    r1b: red orc

# ---- From where ----

case it starts in a besieged kingdom, too [portal 2, siege 3]
given season 2
    r4k besieger: blue
    c4: blue 5 barbarian
orders red
    teleport morg with 5 orc to r1b
expect
    done red 1
    r1b: red 6 orc, red morg
    r4k: red gorbag, red 2 orc

case it starts on a ship at sea, and one unit stays aboard [portal 2, portal 4]
given
    r4k: red gorbag, red 7 orc
    iw2: red maw
    red aboard: red 3 orc (ship maw), red morg (ship maw knows 4 1)
orders red
    teleport morg with 3 orc to r1b
    teleport morg with 2 orc to r1b
expect
    refused red 1: nobody-stays
    done red 2
    r1b: red 3 orc, red morg
    red aboard: red orc (ship maw)
    iw2: red maw

case nobody goes with him from another ship [portal 2, letters 2]
given
    r4k: red gorbag, red 7 orc
    iw2: red maw, red tusk
    red aboard: red morg (ship maw knows 4 1), red 3 orc (ship tusk), red hobgoblin (ship maw)
orders red
    teleport morg with 2 orc to r1b
expect
    refused red 1: no-such-unit orc
    r1b: red orc

case it starts in a party, and one unit stays there [portal 2, portal 4]
given
    r4k: red gorbag, red 7 orc
    red northern-party: red 2 orc, red morg (knows 4 1), torch, pickaxe
    red north-at: wn4
orders red
    teleport morg with 2 orc to r1b
    teleport morg with 1 orc to r1b
expect
    refused red 1: nobody-stays
    done red 2
    r1b: red 2 orc, red morg
    red northern-party: red orc, torch, pickaxe

case it does not start in a camp [portal 2]
given season 2
    r4k: red gorbag, red 7 orc
    r6k besieger: red
    c6: red 5 orc, red morg (knows 4 1)
orders red
    teleport morg to r1b
expect
    refused red 1: caster-in-camp morg
    c6: red 5 orc, red morg

case at the start one unit stays behind [portal 4, letters 21]
given
    r4k: red gorbag, red 7 orc
    r4a holder: red
    r4a: red 2 orc, red morg (knows 4 1)
orders red
    teleport morg with 2 orc to r1b
    teleport morg with 1 orc to r1b
expect
    refused red 1: nobody-stays r4a
    done red 2
    r4a: red orc

case the last unit of a land does not teleport [portal 4, letters 21]
given
    r4k: red gorbag, red 7 orc
    r4a holder: red
    r4a: red morg (knows 4 1)
orders red
    teleport morg to r1b
expect
    refused red 1: nobody-stays r4a
    r4a: red morg

case units named without a number are all, but for the one who must stay [letters 2, portal 4]
given
    r4k: red gorbag, red 7 orc
    r4a holder: red
    r4a: red 3 orc, red morg (knows 4 1)
orders red
    teleport morg with orc to r1b
expect
    done red 1
    r4a: red orc
    r1b: red 3 orc, red morg

# ---- To where ----

case it leads to no vacant, foreign or neutral land [portal 3, letters 21]
given
    r4b holder: blue
    r4b: blue barbarian
    r4c: stranger
orders red
    teleport morg to r4a
    teleport morg to r4b
    teleport morg to r4c
expect
    refused red 1: not-friendly r4a
    refused red 2: not-friendly r4b
    refused red 3: not-friendly r4c

case it leads into no besieged kingdom [portal 3, land 8]
given season 2
    r4k: red gorbag, red 7 orc
    r4k besieger: blue
    c4: blue 5 barbarian
    r4a holder: red
    r4a: red orc, red morg (knows 4 1)
orders red
    teleport morg to r4k
expect
    refused red 1: not-friendly r4k
    r4a: red orc, red morg

case it leads across a mountain and to an island [portal 3, land 5, land 11]
given
    r4k: red gorbag, red 7 orc, red morg (knows 4 1), red zagga (knows 4 1)
    r4b holder: red
    r4b: red orc
    i6 holder: red
    i6: red orc
orders red
    teleport morg with 2 orc to r4b
    teleport zagga with 2 orc to i6
expect
    done red 1
    done red 2
    r4b: red 3 orc, red morg
    i6: red 3 orc, red zagga

case it leads not to where the caster stands [portal 3]
given
orders red
    teleport morg to r4k
expect
    refused red 1: already-there morg

case it leads to a ship of yours at sea, as far as there is room [portal 3, letters 21]
given
    e1: red maw
    red aboard: red 3 orc (ship maw)
orders red
    teleport morg with 5 orc on maw
    teleport morg with 4 orc on maw
expect
    refused red 1: no-room-aboard maw 6 5
    done red 2
    told only red: teleports-aboard red morg 4 maw
    red aboard: red 7 orc (ship maw), red morg (ship maw knows 4 1)

case it leads to a ship in phase 5 as well [portal 1, portal 3]
given
    e1: red maw
    red aboard: red 3 orc (ship maw)
orders red
    teleport morg with 4 orc on maw late
expect
    done red 1
    red aboard: red 7 orc (ship maw), red morg (ship maw)

case it leads to no docked ship, and to none of another seat [portal 3, letters 21]
given
    red docks: red maw (harbour r1b)
    e1: blue wolf
    blue aboard: blue barbarian (ship wolf)
orders red
    teleport morg on maw
    teleport morg on wolf
expect
    refused red 1
    refused red 2: no-such-ship wolf
    r4k: red gorbag, red 7 orc, red morg

case a ship that got its unit by teleport may sail then [portal 3, sail 4]
given
    e1: red maw
orders red
    teleport morg with 2 orc on maw
    sail maw e2
expect
    done red 1
    done red 2
    e2: red maw

case it leads to a party of yours, which has six units at most [portal 3, quest 4, letters 21]
given
    red northern-party: red 3 orc, torch, pickaxe
    red north-at: wn4
orders red
    teleport morg with 3 orc into north
    teleport morg with 2 orc into north
expect
    refused red 1: party-too-large 7 6
    done red 2
    told only red: teleports-to-party red morg 2 wn4
    red northern-party: red 5 orc, red morg (knows 4 1), torch, pickaxe

case it leads to the party of the South, in phase 5 too [portal 1, portal 3]
given
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws4
orders red
    teleport morg with 2 orc into south late
expect
    done red 1
    red southern-party: red 5 orc, red morg, torch, pickaxe

case cavalry, cannons and catapults are not brought to a party [portal 3, quest 5]
given
    r4k: red gorbag, red 7 orc, red wolf-rider, red catapult, red morg (knows 4 1)
    red northern-party: red orc, torch, pickaxe
    red north-at: wn4
orders red
    teleport morg with wolf-rider into north
    teleport morg with catapult into north
expect
    refused red 1: barred-there wolf-rider
    refused red 2: barred-there catapult
    red northern-party: red orc, torch, pickaxe

case without a party of yours it leads not to a Wasteland [portal 3, land 11]
given
orders red
    teleport morg into south
expect
    refused red 1: no-party south

case of several reasons against a teleport the first of the list is told [letters 1, letters 21]
given
    r4k: red gorbag, red 7 orc, red morg
    r4a holder: red
    r4a: red 6 orc, red zagga (knows 4 1)
orders red
    teleport morg with 6 orc to r4c
    teleport zagga with 6 orc to r4c
    teleport zagga with 5 orc to r4c
expect
    refused red 1: spell-unknown morg teleport
    refused red 2: too-many-places 6 5
    refused red 3: not-friendly r4c

# ---- Teleportals ----

case a Wizard who knows no spell of it leads ten places from one teleportal to another, and only his owner learns it [portal 5, letters 22]
given
    r4k: red gorbag, red 7 orc
    r2f holder: red
    r2f: red 11 orc, red morg (knows 0 1)
    lb holder: red
    lb: red orc
orders red
    portal morg with 10 orc to lb
expect
    done red 1
    told only red: passes-teleportal red morg 10 r2f lb
    r2f: red orc
    lb: red 11 orc, red morg

case eleven places are too many [portal 5, letters 22]
given
    r4k: red gorbag, red 7 orc
    r2f holder: red
    r2f: red 12 orc, red morg
    lb holder: red
    lb: red orc
orders red
    portal morg with 11 orc to lb
expect
    refused red 1: too-many-to-lead 11 10
    lb: red orc

case five riders are ten places, and a catapult four of them [portal 5, unit 20]
given
    r4k: red gorbag, red 7 orc
    r2f holder: red
    r2f: red 6 wolf-rider, red 3 catapult, red morg
    r5f holder: red
    r5f: red orc
orders red
    portal morg with 1 catapult 4 wolf-rider to r5f
    portal morg with 2 catapult 1 wolf-rider to r5f
expect
    refused red 1: too-many-to-lead 12 10
    done red 2
    r5f: red orc, red 2 catapult, red wolf-rider, red morg

case a king leads, and so does a DragonLord [portal 5]
given
    r4k: red 7 orc
    r2f holder: red
    r2f: red 5 orc, red gorbag, red vermithrax
    r5f holder: red
    r5f: red orc
    lb holder: red
    lb: red orc
orders red
    portal gorbag with 2 orc to lb
    portal vermithrax with 2 orc to r5f
expect
    done red 1
    done red 2
    lb: red 3 orc, red gorbag
    r5f: red 3 orc, red vermithrax
    r2f: red orc

case they lead in phase 5 as well, but not twice in a turn [portal 5, portal 7, letters 22]
given
    r4k: red gorbag, red 7 orc
    r2f holder: red
    r2f: red 5 orc, red morg
    lb holder: red
    lb: red orc
    r5f holder: red
    r5f: red orc
orders red
    portal morg with 2 orc to lb late
    portal morg to r5f late
expect
    done red 1
    refused red 2: teleport-used morg
    lb: red 3 orc, red morg

case who led through a teleportal does not teleport in that turn [portal 7, letters 21]
given
    r4k: red gorbag, red 7 orc
    r2f holder: red
    r2f: red 5 orc, red morg (knows 4 1)
    lb holder: red
    lb: red orc
orders red
    portal morg with 2 orc to lb
    teleport morg to r4k late
expect
    done red 1
    refused red 2: teleport-used morg

case who teleported does not lead through a teleportal in that turn [portal 7, letters 22]
given
    r2f holder: red
    r2f: red orc
    lb holder: red
    lb: red orc
orders red
    teleport morg to lb
    portal morg to r2f
    portal morg to r2f late
expect
    done red 1
    refused red 2: teleport-used morg
    refused red 3: teleport-used morg
    lb: red orc, red morg

case both lands must bear a teleportal [portal 5, portal 6, letters 22]
given
    r4k: red gorbag, red 7 orc, red morg
    lb holder: red
    lb: red 2 orc, red zagga
orders red
    portal morg to lb
    portal zagga to r1b
expect
    refused red 1: no-teleportal r4k
    refused red 2: no-teleportal r1b

case the far teleportal must be friendly, not vacant, foreign or neutral [portal 6, letters 22]
given
    r4k: red gorbag, red 7 orc
    lb holder: red
    lb: red 2 orc, red morg
    r2f: stranger
orders red
    portal morg to r2f
    portal morg to r5f
expect
    refused red 1: not-friendly r2f
    refused red 2: not-friendly r5f

case at the first teleportal one unit stays [portal 6, letters 22]
given
    r4k: red gorbag, red 7 orc
    lb holder: red
    lb: red 2 orc, red morg
    r2f holder: red
    r2f: red orc
orders red
    portal morg with 2 orc to r2f
    portal morg with 1 orc to r2f
expect
    refused red 1: nobody-stays lb
    done red 2
    r2f: red 2 orc, red morg
    lb: red orc

case who is trained does not lead through a teleportal [letters 22, temple 7]
given season 3
    r2k holder: red
    r2k: red 2 orc
    r2f holder: red
    r2f: red 2 orc, red morg
    r2f building: temple
    r2f builder: red
    r2f built: 1
    r4k: red gorbag, red 7 orc
    lb holder: red
    lb: red orc
    red gold: 10
    dice teach red: 1
orders red
    train morg
    portal morg to lb
expect
    done red 1
    refused red 2: in-training morg
    lb: red orc

case units that came by teleport in phase 2 fight in phase 4 [portal 8]
given season 2
    r4a holder: red
    r4a: red orc
    r4f holder: blue
    r4f: blue barbarian
    dice battle r4f 1 6 red 3: 3
    dice battle r4f 1 7 blue 4: 6
orders red
    teleport morg with 5 orc to r4a
    attack r4f with 3 orc from r4a
expect
    done red 2
    r4f: red 3 orc
    r4a: red 3 orc, red morg

case units that came through a teleportal in phase 2 fight in phase 4 [portal 8]
given season 2
    r4k: red gorbag, red 7 orc
    lb holder: red
    lb: red 4 orc, red morg
    r2f holder: red
    r2f: red orc
    r2e: stranger
    dice battle r2e 1 6 red 3: 3
    dice battle r2e 1 7 none 3: 6
orders red
    portal morg with 3 orc to r2f
    attack r2e with 3 orc from r2f
expect
    done red 2
    r2e: red 3 orc

case who fought in phase 4 may be teleported in phase 5 [portal 1, march 5]
given season 2
    r4a holder: red
    r4a: red 5 orc, red morg (knows 4 1)
    r4k: red gorbag, red 7 orc
    r4f holder: blue
    r4f: blue barbarian
    dice battle r4f 1 6 red 3: 3
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 3 orc morg from r4a
    when spell: none
    teleport morg with 2 orc to r1b late
expect
    done red 1
    done red 3
    r4f: red orc
    r1b: red 3 orc, red morg
