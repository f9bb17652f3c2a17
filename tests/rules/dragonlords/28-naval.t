# SPDX-License-Identifier: MIT
# Blockade and battles at sea: who is stopped, who fights whom, and what becomes of the ships.
# Red comes from iw3, blue's ships lie in iw2.

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
    r4k: red gorbag, red 10 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

# ---- Blockade ----

case a ship is stopped where another seat's ships lie, and by default it fights, first of all in phase 4 [naval 1, naval 3, letters 54, round 8]
given
    iw3: red maw
    red aboard: red 5 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3 2
    dice battle iw2 1 7 blue 4: 6 6
orders red
    attack r4a with 2 orc from r4k
    sail maw iw2 w2
expect
    done red 1
    done red 2
    told all: ship-sails red maw iw3 iw2 1
    told all: ship-stops red maw iw2 blue
    then told all: sea-battle red blue iw2
    then told all: ship-captured red blue wolf iw2
    then told all: walked-in red r4a
    iw2: red maw, red wolf
    red aboard: red 5 orc (ship maw)
    blue aboard: empty

case who goes back stays in the zone he came from, and the ship has sailed [naval 1, naval 2, letters 54]
given
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    w2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    sail maw iw2 w2 w3
    sail maw iw1
    when blockade: back
expect
    done red 1
    refused red 2: ship-has-sailed maw
    told all: ship-sails red maw iw3 iw2 1
    told all: ship-turns-back red maw w2 blue
    told nobody: sea-battle
    iw2: red maw

case who goes back may land and dock where he stays [naval 2, naval 3]
given
    g4 holder: red
    g4: red orc
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    w2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    sail maw iw2 w2
    land 1 orc off maw at g4
    dock maw g4
    when blockade: back
expect
    done red 2
    done red 3
    red docks: red maw (harbour g4)
    g4: red 3 orc

case who goes back into his dock is docked and empty again, and has sailed [naval 2, sail 1]
given
    red docks: red maw (harbour r4k)
    iw3: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    load 4 orc from r4k on maw
    sail maw iw3
    sail maw iw3
    when blockade if nth > 1: fight
    when blockade: back
expect
    done red 2
    refused red 3: ship-has-sailed maw
    red docks: red maw (harbour r4k)
    r4k: red gorbag, red 10 orc
    red aboard: empty
    told nobody: ship-sails
    told only red: back-ashore red 4 maw r4k

case the question of the blockade says whose ships there are and how many, not what they carry [naval 1, letters 54, seen 9]
given
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf, blue raven
    blue aboard: blue 2 barbarian (ship wolf), blue barbarian (ship raven)
orders red
    sail maw iw2
    when blockade if enemy = blue and at = iw2 and ship = maw and units = 2 and ships = 2: back
    when blockade: fight
expect
    used red 2 1 times
    not used red 3
    iw3: red maw

case who means to fight neither lands nor docks in phase 2 [naval 3, letters 19, letters 20]
given
    g4 holder: red
    g4: red orc
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    sail maw iw2
    land 2 orc off maw at g4
    land 2 orc off maw at i5
    dock maw g4
expect
    refused red 2: ship-is-stopped maw iw2
    refused red 3: ship-is-stopped maw iw2
    refused red 4: ship-is-stopped maw iw2
    red aboard: red 3 orc (ship maw)

case ships docked in a zone do not block it, and lie safe there [naval 1, sail 1]
given
    g4 holder: blue
    g4: blue barbarian
    blue docks: blue wolf (harbour g4)
    iw3: red maw
    red aboard: red 3 orc (ship maw)
orders red
    sail maw iw2
    fight iw2
expect
    done red 1
    told nobody: ship-stops
    refused red 2: no-enemy-ship iw2
    blue docks: blue wolf (harbour g4)

case ships in the zone where one sets out do not hold one back [naval 1]
given
    iw3: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
orders red
    sail maw iw2
expect
    done red 1
    iw2: red maw
    told nobody: sea-battle

case ships without units do not block [naval 4]
given
    iw3: red maw
    red aboard: red 4 orc (ship maw)
    iw2: blue wolf
orders red
    sail maw iw2 w2
expect
    w2: red maw
    iw2: blue wolf
    told nobody: ship-stops
    told nobody: empty-ship-taken

case one ship with units among empty ones blocks [naval 1, naval 4]
given
    iw3: red maw
    red aboard: red 4 orc (ship maw)
    iw2: blue wolf, blue raven
    blue aboard: blue barbarian (ship raven)
orders red
    sail maw iw2 w2
    when blockade: back
expect
    iw3: red maw
    told all: ship-turns-back red maw iw2 blue

case who ends in a zone of empty ships with a unit for each ship captures them, beyond the limit of two, too [naval 4, naval 13]
given
    iw3: red maw
    red docks: red tusk (harbour r4k)
    red aboard: red 3 orc (ship maw)
    iw2: blue wolf, blue raven
orders red
    sail maw iw2
expect
    told all: empty-ship-taken red blue wolf iw2
    told all: empty-ship-taken red blue raven iw2
    iw2: red maw, red wolf, red raven
    red aboard: red 3 orc (ship maw)

case with a unit less he captures none of them [naval 4]
given
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf, blue raven
orders red
    sail maw iw2
expect
    iw2: red maw, blue wolf, blue raven
    told nobody: empty-ship-taken

case his other ships there are counted, with their units [naval 4]
given
    iw3: red maw
    iw2: red tusk, blue wolf
    red aboard: red orc (ship maw), red orc (ship tusk)
orders red
    sail maw iw2
expect
    iw2: red maw, red tusk, blue wolf
    told nobody: empty-ship-taken

# ---- The battle ----

case all ships of both sides in the zone take part [naval 5]
given
    iw3: red maw
    iw2: red tusk, blue wolf, blue raven
    red aboard: red orc (ship maw), red 2 orc (ship tusk)
    blue aboard: blue barbarian (ship wolf), blue barbarian (ship raven)
    dice battle iw2 1 6 red 3: 4 4 4
    dice battle iw2 1 7 blue 4: 4 5
    dice battle iw2 2 6 red 3: 1 3
    dice battle iw2 2 7 blue 4: 5 6
orders red
    sail maw iw2
    when go-on: fight
expect
    told only red blue: sea-battle red blue iw2 3 2
    told green: sea-battle red blue iw2
    told red blue: hits-taken red 1
    told red blue: hits-taken blue 2
    not told green: hits-taken
    told all: ship-lost blue wolf iw2
    told all: ship-lost blue raven iw2
    iw2: red maw, red tusk

case the active seat attacks, so the other side shoots first, and those hit do not shoot back in step 4 later than step 5 [naval 5, naval 7]
given
    iw3: red maw
    red aboard: red 2 orc-archer (ship maw)
    iw2: blue wolf
    blue aboard: blue 3 barbarian-archer (ship wolf)
    dice battle iw2 1 3 blue 3: 3 4 3
    dice battle iw2 1 4 red 2: 1 2
orders red
    sail maw iw2
expect
    told red blue: hits-taken red 2
    told red blue: hits-taken blue 2
    told all: ship-lost red maw iw2
    iw2: blue wolf
    blue aboard: blue barbarian-archer (ship wolf)
    red aboard: empty

case a defender without a unit left loses his ships, captured if the winner has a unit for each of his and theirs [naval 12]
given
    iw2: red maw, red tusk, blue wolf
    red aboard: red 2 orc (ship maw), red orc (ship tusk)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    told all: ship-captured red blue wolf iw2
    told nobody: ship-lost
    iw2: red maw, red tusk, red wolf

case with a unit less they are sunk [naval 12]
given
    iw2: red maw, red tusk, blue wolf
    red aboard: red 2 orc (ship maw), red orc (ship tusk)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 4
orders red
    fight iw2
expect
    told all: ship-lost blue wolf iw2
    told nobody: ship-captured
    iw2: red maw, red tusk

case an attacker without a unit left loses his ships in the same way [naval 12]
given
    iw2: red maw, blue wolf
    red aboard: red orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6
    dice battle iw2 1 7 blue 4: 4
orders red
    fight iw2
expect
    told all: ship-captured blue red maw iw2
    iw2: blue maw, blue wolf
    red aboard: empty
    blue aboard: blue 2 barbarian (ship wolf)

case an empty ship of the winner counts as a ship that needs a unit [naval 12]
given
    iw2: red maw, red tusk, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    told all: ship-lost blue wolf iw2
    iw2: red maw, red tusk

case an empty ship of the loser goes with the others [naval 5, naval 12]
given
    iw2: red maw, blue wolf, blue raven
    red aboard: red 3 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    told all: ship-captured red blue wolf iw2
    told all: ship-captured red blue raven iw2
    iw2: red maw, red wolf, red raven

case captured ships may go beyond the limit [naval 13, unit 19]
given
    iw2: red maw, red tusk, blue wolf
    red aboard: red 2 orc (ship maw), red 2 orc (ship tusk)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    told all: ship-captured red blue wolf iw2
    iw2: red maw, red tusk, red wolf

case where nobody is left of either side the ships drift on, empty [sail 13, battle 20]
given
    iw2: red maw, blue wolf
    red aboard: red orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 4
orders red
    fight iw2
expect
    told all: ships-drift iw2
    told nobody: ship-lost
    told nobody: ship-captured
    iw2: red maw, blue wolf
    red aboard: empty
    blue aboard: empty

case at sea cavalry roll as heavy units of their civilization and stand in their column, though the force is counted with their own numbers [naval 8, battle 34]
given
    iw2: red maw, blue wolf
    red aboard: red 2 wolf-rider (ship maw)
    blue aboard: blue 2 barbarian-cavalry (ship wolf)
    dice battle iw2 1 6 red 4: 5 4
    dice battle iw2 1 7 blue 6: 7 8
    dice battle iw2 2 6 red 4: 4
    dice battle iw2 2 7 blue 6: 7
orders red
    fight iw2
    when go-on: fight
expect
    told red: rolled red wolf-rider 4 8 5
    told red: rolled blue barbarian-cavalry 6 8 7
    told only red blue: strength red 0 2 14 [battle 2]
    told all: ship-captured red blue wolf iw2
    red aboard: red 2 wolf-rider (ship maw)

case at sea nobody flanks [naval 8, melee 8]
given
    iw2: red maw, blue wolf
    red aboard: red 2 wolf-rider (ship maw)
    blue aboard: blue barbarian (ship wolf), blue barbarian-knight (ship wolf)
    dice battle iw2 1 6 red 4: 5 5
    dice battle iw2 1 7 blue 6: 8
    dice battle iw2 1 7 blue 4: 8
    dice battle iw2 2 6 red 4: 4 1
    dice battle iw2 2 7 blue 6: 8
    dice battle iw2 2 7 blue 4: 8
orders red
    fight iw2
    when flank: yes
    when go-on: fight
expect
    not used red 2
    told red: rolled red wolf-rider 4 8 5
    told all: ship-captured red blue wolf iw2

case a catapult aboard neither rolls nor stands in a column [naval 9]
given
    iw2: red maw, blue wolf
    red aboard: red orc (ship maw), red catapult (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 4
    dice battle iw2 1 7 blue 4: 5 5
    dice battle iw2 2 6 red 3: 4
    dice battle iw2 2 7 blue 4: 4
orders red
    fight iw2
    when go-on: fight
expect
    told nobody: rolled red catapult
    told nobody: rolled blue barbarian 4 4
    told all: ship-captured blue red maw iw2
    red aboard: empty
    blue aboard: blue 2 barbarian (ship wolf)
    told nobody: engines-left

case a side that has nothing left but catapults has lost, in defence too [naval 9]
given
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf), blue catapult (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    told all: ship-captured red blue wolf iw2
    blue aboard: empty
    red aboard: red 2 orc (ship maw)

case when ships retreat their catapults stay aboard [naval 9, naval 11]
given
    iw3: red maw
    iw2: blue wolf
    red aboard: red 2 orc (ship maw), red catapult (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 4 4
    dice battle iw2 1 7 blue 4: 5 5
orders red
    sail maw iw2
    when go-on: retreat
expect
    told all: sailed-off red iw2 iw3
    iw3: red maw
    red aboard: red 2 orc (ship maw), red catapult (ship maw)
    told nobody: engines-left

# ---- The end of a round ----

case the attacker may retreat to the zone his ships came from, also the last of several [naval 11, letters 41]
given
    iw1: red maw
    w2: blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle w2 1 6 red 3: 4 4
    dice battle w2 1 7 blue 4: 5 4
orders red
    sail maw iw2 w2
    when go-on: retreat
expect
    told all: sailed-off red w2 iw2
    iw2: red maw
    w2: blue wolf
    red aboard: red orc (ship maw)

case by default he fights on while the force ratio is 1 or more, below it he retreats [naval 11, letters 41]
given
    iw3: red maw
    iw2: blue wolf
    red aboard: red 4 orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 4 4 4 4
    dice battle iw2 1 7 blue 4: 4 5
    dice battle iw2 2 6 red 3: 4 4 4
    dice battle iw2 2 7 blue 4: 4 5
orders red
    sail maw iw2
expect
    told all: sailed-off red iw2 iw3
    red aboard: red 2 orc (ship maw)
    told only red blue: round-begins iw2 2
    told nobody: round-begins iw2 3

case ships that came from no zone must fight on, whatever the letter says [naval 11]
given
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 4 4
    dice battle iw2 1 7 blue 4: 5 4
    dice battle iw2 2 6 red 3: 4
    dice battle iw2 2 7 blue 4: 4
orders red
    fight iw2
    when go-on: retreat
expect
    told nobody: sailed-off
    told all: ship-captured blue red maw iw2

case ships that came out of a harbour came from no zone [naval 11]
given
    red docks: red maw (harbour r4k)
    iw3: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw3 1 6 red 3: 4 4
    dice battle iw3 1 7 blue 4: 5 4
    dice battle iw3 2 6 red 3: 4
    dice battle iw3 2 7 blue 4: 4
orders red
    load 2 orc from r4k on maw
    sail maw iw3
    when go-on: retreat
expect
    told nobody: sailed-off
    told all: ship-captured blue red maw iw3
    r4k: red gorbag, red 8 orc

case of several zones that ships came from the letter chooses the one for the retreat [naval 11, letters 41]
given
    iw3: red maw
    iw1: red tusk
    iw2: blue wolf
    red aboard: red 2 orc (ship maw), red 2 orc (ship tusk)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 4 4 4 4
    dice battle iw2 1 7 blue 4: 5 5
orders red
    sail maw iw2
    sail tusk iw2
    when go-on: retreat
    when retreat-to: iw1
expect
    told all: sailed-off red iw2 iw1
    iw1: red maw, red tusk

case of several zones that ships came from the letter may choose the other one as well [naval 11, letters 41]
given
    iw3: red maw
    iw1: red tusk
    iw2: blue wolf
    red aboard: red 2 orc (ship maw), red 2 orc (ship tusk)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 4 4 4 4
    dice battle iw2 1 7 blue 4: 5 5
orders red
    sail maw iw2
    sail tusk iw2
    when go-on: retreat
    when retreat-to: iw3
expect
    told all: sailed-off red iw2 iw3
    iw3: red maw, red tusk

case after twelve rounds he must retreat [naval 11]
given
    iw3: red maw
    iw2: blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6
    dice battle iw2 2 6 red 3: 6 6
    dice battle iw2 2 7 blue 4: 6
    dice battle iw2 3 6 red 3: 6 6
    dice battle iw2 3 7 blue 4: 6
    dice battle iw2 4 6 red 3: 6 6
    dice battle iw2 4 7 blue 4: 6
    dice battle iw2 5 6 red 3: 6 6
    dice battle iw2 5 7 blue 4: 6
    dice battle iw2 6 6 red 3: 6 6
    dice battle iw2 6 7 blue 4: 6
    dice battle iw2 7 6 red 3: 6 6
    dice battle iw2 7 7 blue 4: 6
    dice battle iw2 8 6 red 3: 6 6
    dice battle iw2 8 7 blue 4: 6
    dice battle iw2 9 6 red 3: 6 6
    dice battle iw2 9 7 blue 4: 6
    dice battle iw2 10 6 red 3: 6 6
    dice battle iw2 10 7 blue 4: 6
    dice battle iw2 11 6 red 3: 6 6
    dice battle iw2 11 7 blue 4: 6
    dice battle iw2 12 6 red 3: 6 6
    dice battle iw2 12 7 blue 4: 6
orders red
    sail maw iw2
    when go-on: fight
expect
    told red blue: round-begins iw2 12
    told nobody: round-begins iw2 13
    told all: sailed-off red iw2 iw3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf

case after twelve rounds ships that cannot retreat are sunk, not captured [naval 11]
given
    iw2: blue wolf, red maw
    red aboard: red 2 orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6 6
    dice battle iw2 2 6 red 3: 6 6
    dice battle iw2 2 7 blue 4: 6 6
    dice battle iw2 3 6 red 3: 6 6
    dice battle iw2 3 7 blue 4: 6 6
    dice battle iw2 4 6 red 3: 6 6
    dice battle iw2 4 7 blue 4: 6 6
    dice battle iw2 5 6 red 3: 6 6
    dice battle iw2 5 7 blue 4: 6 6
    dice battle iw2 6 6 red 3: 6 6
    dice battle iw2 6 7 blue 4: 6 6
    dice battle iw2 7 6 red 3: 6 6
    dice battle iw2 7 7 blue 4: 6 6
    dice battle iw2 8 6 red 3: 6 6
    dice battle iw2 8 7 blue 4: 6 6
    dice battle iw2 9 6 red 3: 6 6
    dice battle iw2 9 7 blue 4: 6 6
    dice battle iw2 10 6 red 3: 6 6
    dice battle iw2 10 7 blue 4: 6 6
    dice battle iw2 11 6 red 3: 6 6
    dice battle iw2 11 7 blue 4: 6 6
    dice battle iw2 12 6 red 3: 6 6
    dice battle iw2 12 7 blue 4: 6 6
orders red
    fight iw2
    when go-on: fight
expect
    told nobody: round-begins iw2 13
    told all: ship-lost red maw iw2
    told nobody: ship-captured
    red aboard: empty
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)

# ---- Too many aboard ----

case who has more than eight places of units for his ship puts the surplus overboard, by the order of casualties [sail 2, sail 12, letters 55]
given
    iw3: red maw
    iw2: blue wolf
    red aboard: red 5 orc (ship maw), red 2 hobgoblin (ship maw), red morg (ship maw)
    blue aboard: blue 4 barbarian (ship wolf)
    red scrolls-of: change-allegiance
    dice scroll-die iw2 1 red change-allegiance: 2
    dice battle iw2 1 6 red 4: 6 6
    dice battle iw2 1 6 red 3: 6 6 6 6 6 6 6
    dice battle iw2 1 7 blue 4: 8 8
orders red
    sail maw iw2
    when scroll: change-allegiance
    when spell: none
    when go-on: retreat
expect
    told all: sailed-off red iw2 iw3
    told only red: went-overboard red orc iw3
    red aboard: red 5 orc (ship maw), red 2 hobgoblin (ship maw), red morg (ship maw)

case the letter says who goes overboard [sail 12, letters 55]
given
    iw3: red maw
    iw2: blue wolf
    red aboard: red 5 orc (ship maw), red 2 hobgoblin (ship maw), red morg (ship maw)
    blue aboard: blue 4 barbarian (ship wolf)
    red scrolls-of: change-allegiance
    dice scroll-die iw2 1 red change-allegiance: 2
    dice battle iw2 1 6 red 4: 6 6
    dice battle iw2 1 6 red 3: 6 6 6 6 6 6 6
    dice battle iw2 1 7 blue 4: 8 8
orders red
    sail maw iw2
    when scroll: change-allegiance
    when spell: none
    when go-on: retreat
    when overboard: hobgoblin
expect
    told only red 2 times: went-overboard red hobgoblin iw3
    red aboard: red 7 orc (ship maw), red morg (ship maw)

case of a hero who goes overboard it is told who he was [sail 12, hero 6]
given
    iw3: red maw
    iw2: blue wolf
    red aboard: red 5 orc (ship maw), red hobgoblin (ship maw) [red grim (hero-level 1)], red hobgoblin (ship maw), red morg (ship maw)
    blue aboard: blue 4 barbarian (ship wolf)
    red scrolls-of: change-allegiance
    dice scroll-die iw2 1 red change-allegiance: 2
    dice battle iw2 1 6 red 4: 6
    dice battle iw2 1 6 red 3: 6 6 6 6 6 6 6
    dice battle iw2 1 7 blue 4: 8 8
orders red
    sail maw iw2
    when scroll: change-allegiance
    when spell: none
    when go-on: retreat
    when overboard: grim
expect
    told only red: went-overboard red hobgoblin iw3
    told only red: hero-lost red grim hobgoblin

# ---- Third seats, and the order to fight ----

case the active seat fights one owner after the other, the next in turn first [naval 6]
given
    order 0: red
    order 1: green
    order 2: blue
    iw3: red maw
    iw2: blue wolf, green heron
    red aboard: red 5 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    green aboard: green elf (ship heron)
    dice battle iw2 1 6 red 3: 3 3
    dice battle iw2 1 7 green 3: 6
    dice battle iw2 1 7 blue 4: 6
orders red
    sail maw iw2
expect
    told all: ship-stops red maw iw2 green
    told all: sea-battle red green iw2
    then told all: sea-battle red blue iw2
    told only red green: sea-battle red green iw2 5 1
    told only red blue: sea-battle red blue iw2 5 1
    iw2: red maw, red wolf, red heron

case who has retreated from the first owner does not meet the second [naval 6, naval 11]
given
    iw3: red maw
    iw2: blue wolf, green heron
    red aboard: red 5 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    green aboard: green elf (ship heron)
    dice battle iw2 1 6 red 3: 6 6 6 6 6
    dice battle iw2 1 7 blue 4: 6
orders red
    sail maw iw2
    when go-on: retreat
expect
    told all: sea-battle red blue iw2
    told nobody: sea-battle red green
    iw3: red maw
    iw2: blue wolf, green heron

case ships that lie in one zone with another seat's fight by order only, and others learn where and how it ended [naval 14, letters 33, seen 7]
given
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
expect
    told nobody: sea-battle
    iw2: red maw, blue wolf
next season
given
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    done red 1
    told all: sea-battle red blue iw2
    told only red blue: sea-battle red blue iw2 2 1
    told all: ship-captured red blue wolf iw2
    told only red blue: stands-there blue 1 barbarian
    rolled only red blue: battle iw2

case each zone is fought for once a turn [naval 14, letters 33, attack 4]
given
    iw2: red maw, blue wolf
    iw3: red tusk
    red aboard: red 2 orc (ship maw), red orc (ship tusk)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6 6
    dice battle iw2 1 7 blue 4: 6
orders red
    sail tusk iw2
    fight iw2
    when go-on: retreat
expect
    told all 1 times: sea-battle red blue iw2
    refused red 2

case a fight a second time in one zone is refused [naval 14, letters 33]
given
    iw2: red maw, blue wolf, green heron
    red aboard: red 4 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    green aboard: green elf (ship heron)
    dice battle iw2 1 6 red 3: 3 3
    dice battle iw2 1 7 blue 4: 6
    dice battle iw2 1 7 green 3: 6
orders red
    fight iw2
    fight iw2
expect
    done red 1
    refused red 2
    iw2: red maw, red wolf, red heron

case to fight a ship of yours with a unit must lie there [letters 33]
given
    iw2: red maw, blue wolf
    blue aboard: blue barbarian (ship wolf)
    iw1: blue raven
orders red
    fight iw2
    fight iw1
expect
    refused red 1: no-manned-ship iw2
    refused red 2: no-manned-ship iw1

case who goes to fight a ship without anybody aboard has fought there [naval 14, letters 33, seen 9]
given
    iw2: red maw, blue wolf, blue raven
    red aboard: red orc (ship maw)
orders red
    fight iw2
    fight iw2
expect
    done red 1
    told only red: nobody-to-fight red iw2
    told nobody: sea-battle
    refused red 2: fought-there iw2
    iw2: red maw, blue wolf, blue raven

case to fight an enemy ship must lie there [letters 33]
given
    iw2: red maw
    red aboard: red orc (ship maw)
orders red
    fight iw2
expect
    refused red 1: no-enemy-ship iw2

case a fleet of catapults alone loses after the missiles, and rolls nothing [naval 9]
given
    iw2: red maw, blue wolf
    red aboard: red catapult (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    fight iw2
expect
    told all: ship-captured blue red maw iw2
    red aboard: empty
    told nobody: rolled

case who has fought at sea attacks no coast in that turn, who did not may [attack 5, naval 3]
given
    iw2: red maw, red tusk, blue wolf
    g4: stranger
    red aboard: red 3 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
    attack g4 with orc off maw
expect
    done red 1
    refused red 2: used-up

case no coast is attacked from a zone where enemy ships are undefeated [attack 10]
given season 2
    iw2: red maw, blue wolf
    g4: stranger
    red aboard: red 3 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
orders red
    attack g4 with 2 orc off maw
expect
    refused red 1: enemy-ships iw2
    g4: stranger

case a king who falls at sea takes his seat out [naval 7, king 7]
given
    r4k: red 5 orc
    iw2: red maw, blue wolf
    red aboard: red gorbag (ship maw)
    blue aboard: blue 3 barbarian (ship wolf)
    dice battle iw2 1 6 red 6: 1
    dice battle iw2 1 7 blue 4: 4
orders red
    fight iw2
expect
    told all: king-falls red gorbag iw2
    out red
    told all: seat-out red
    r4k: 2 stranger
    red aboard: empty

case three units killed at sea make a hero [naval 7, hero 1, hero 7]
given
    iw2: red maw, blue wolf
    red aboard: red 4 orc (ship maw)
    blue aboard: blue 3 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3 3 3
    dice battle iw2 1 7 blue 4: 6 6 6
orders red
    fight iw2
expect
    told only red: hero-named red
    red aboard: red 3 orc (ship maw), red orc (ship maw) [red grim (hero-level 1)]

# ---- Cannons ----

game dragonlords seats 2 option civilization-1 dwarves
    red civilization: dwarves
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r1k
    blue first-kingdom: r6k
    hidden-shards: 9
    r1k: red thrain, red 5 dwarf
    r1k holder: red
    r1k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case where a cannon of the winner has rolled he captures no ship [naval 10, naval 12]
given
    iw2: red anvil, blue wolf
    red aboard: red dwarf (ship anvil), red 2 cannon (ship anvil)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 4 red 8: 6
orders red
    fight iw2
expect
    told all: ship-lost blue wolf iw2
    told nobody: ship-captured
    iw2: red anvil

case a cannon aboard may be silent, and then its owner captures [naval 10, letters 42]
given
    iw2: red anvil, blue wolf
    red aboard: red 2 dwarf (ship anvil), red cannon (ship anvil)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 1
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
    when shooters: silent
expect
    used red 2
    told red blue: held-cannons red [naval 10]
    told nobody: rolled red cannon
    told all: ship-captured red blue wolf iw2

case so may a cannon of the defender [naval 10, letters 42]
given
    iw2: red anvil, blue wolf
    red aboard: red 2 dwarf (ship anvil), red cannon (ship anvil)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 blue 4: 6
    dice battle iw2 1 7 red 3: 1
orders blue
    fight iw2
orders red
    when shooters: silent
expect
    told red blue: held-cannons red
    told all: ship-captured red blue wolf iw2

case a policy for walls lets cannons aboard shoot at units [letters 42]
given
    iw2: red anvil, blue wolf
    red aboard: red dwarf (ship anvil), red 2 cannon (ship anvil)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 4 red 8: 6
orders red
    fight iw2
    when shooters: wall
expect
    told all: ship-lost blue wolf iw2

case a cannon of the winner that did not roll lets him capture [naval 10]
given
    iw2: red anvil, blue wolf
    red aboard: red thrain (ship anvil), red cannon (ship anvil)
    blue aboard: blue barbarian (ship wolf)
    r1k: red 5 dwarf
    red scrolls-of: tempest
    dice scroll-die iw2 1 red tempest: 1
orders red
    fight iw2
    when scroll: tempest
expect
    told all: ship-captured red blue wolf iw2
    iw2: red anvil, red wolf

case a cannon of the loser does not keep the winner from capturing [naval 10]
given
    iw2: red anvil, blue wolf
    red aboard: red cannon (ship anvil)
    blue aboard: blue 2 barbarian (ship wolf), blue barbarian-archer (ship wolf)
    dice battle iw2 1 3 blue 3: 3
    dice battle iw2 1 4 red 8: 6
orders red
    fight iw2
expect
    told all: ship-captured blue red anvil iw2
    iw2: blue wolf, blue anvil

case at sea cannons shoot at units as on land, eight and the king's one against the highest column first [naval 10, battle 8]
given
    iw3: red anvil
    iw2: blue wolf
    r1k: red 5 dwarf
    red aboard: red cannon (ship anvil), red thrain (ship anvil)
    blue aboard: blue 2 barbarian-knight (ship wolf), blue barbarian (ship wolf)
    dice battle iw2 1 4 red 9: 8
    dice battle iw2 1 7 blue 6: 4 10
orders red
    sail anvil iw2
    when go-on: retreat
expect
    told red: rolled red cannon 9 8 8
    told red: hits-taken blue 1
    told all: sailed-off red iw2 iw3
    blue aboard: blue 2 barbarian-knight (ship wolf)
    red aboard: red thrain (ship anvil)

# ---- Invasion off ships ----

game dragonlords seats 3 option civilization-3 dwarves
    red civilization: orcs
    blue civilization: barbarians
    green civilization: dwarves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r1k
    hidden-shards: 9
    r4k: red gorbag, red 10 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r1k: green thrain, green 5 dwarf
    r1k holder: green
    r1k wall: 3

case units aboard attack a coast of their zone, none need stay, and where they conquer the emptied ships dock [attack 9, attack 11]
given season 2
    g4 holder: blue
    g4: blue barbarian
    iw2: red maw, red tusk
    red aboard: red 2 orc (ship maw), red 2 orc (ship tusk), red hobgoblin (ship tusk)
    dice battle g4 1 6 red 3: 3
    dice battle g4 1 7 blue 4: 4
orders red
    attack g4 with orc off maw 2 orc off tusk
expect
    done red 1
    g4: red 3 orc
    g4 holder: red
    told all: ship-docks red maw g4
    red docks: red maw (harbour g4)
    iw2: red tusk
    red aboard: red hobgoblin (ship tusk)

case vacant coast is taken off ships without a battle, and the emptied ships dock [attack 1, attack 11]
given season 2
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    attack lb with 2 orc off maw
expect
    done red 1
    told all: walked-in red lb
    lb: red 2 orc
    red docks: red maw (harbour lb)

case who retreats from an invasion is aboard again [attack 9, battle 23]
given season 2
    g4 holder: blue
    g4: blue 2 barbarian
    iw2: red maw, red tusk
    red aboard: red 2 orc (ship maw), red 2 orc (ship tusk)
    dice battle g4 1 6 red 3: 6 6 6 6
    dice battle g4 1 7 blue 4: 4 5
orders red
    attack g4 with 2 orc off maw 2 orc off tusk
    when go-on: retreat
expect
    told all: retreated red g4 iw2
    iw2: red maw, red tusk
    red aboard has red 3 orc
    g4: blue 2 barbarian
    told nobody: ship-docks

case catapults off ships stay behind when the others retreat [battle 24, unit 17]
given season 2
    g4 holder: blue
    g4: blue 2 barbarian
    iw2: red maw
    red aboard: red 2 orc (ship maw), red catapult (ship maw)
    dice battle g4 1 4 red 6: 6
    dice battle g4 1 6 red 3: 6 6
    dice battle g4 1 7 blue 4: 5
orders red
    attack g4 with 2 orc catapult off maw
    when go-on: retreat
    when casualties: orc
expect
    told red blue: engines-left red 1 catapult blue
    red aboard: red 2 orc (ship maw)
    g4: blue barbarian, blue catapult

case who came off ships and from land chooses where to he retreats [attack 2, battle 23, letters 41]
given season 2
    r4d holder: red
    r4d: red 2 orc
    g4 holder: blue
    g4: blue 2 barbarian
    iw2: red maw
    red aboard: red 2 orc (ship maw)
    dice battle g4 1 6 red 3: 6 6 6
    dice battle g4 1 7 blue 4: 6 6
orders red
    attack g4 with 1 orc from r4d 2 orc off maw
    when go-on: retreat
    when retreat-to: iw2
expect
    told all: retreated red g4 iw2
    r4d: red orc
    red aboard: red 3 orc (ship maw)

case by default the retreat goes to where the first of the line came from [battle 23, letters 41]
given season 2
    r4d holder: red
    r4d: red 2 orc
    g4 holder: blue
    g4: blue 2 barbarian
    iw2: red maw
    red aboard: red 2 orc (ship maw)
    dice battle g4 1 6 red 3: 6 6 6
    dice battle g4 1 7 blue 4: 6 6
orders red
    attack g4 with 1 orc from r4d 2 orc off maw
    when go-on: retreat
expect
    told all: retreated red g4 r4d
    r4d: red 4 orc
    iw2: red maw
    red aboard: empty

case a ship attacks no land that its zone does not touch [attack 9, letters 27]
given season 2
    r4d holder: blue
    r4d: blue barbarian
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    attack r4d with 2 orc off maw
expect
    refused red 1: zone-not-touching iw2
    red aboard: red 2 orc (ship maw)

case nobody attacks off a docked ship [attack 9, sail 1]
given season 2
    r4d holder: blue
    r4d: blue barbarian
    red docks: red maw (harbour r4k)
orders red
    attack r4d with 2 orc off maw
expect
    refused red 1: ship-not-at-sea maw
    red docks: red maw (harbour r4k)

case an army off ships may lay siege, and its empty ships stay at sea [attack 9, siege 1, sail 13]
given season 2
    r6k: blue hrolf, blue 3 barbarian
    ie3: red maw
    red aboard: red 4 orc (ship maw)
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    attack r6k with 4 orc off maw
    when go-on: siege
expect
    told all: siege-laid red r6k
    c6: red 4 orc
    ie3: red maw
    red aboard: empty
    told nobody: ship-docks

case who boarded, sailed or stayed aboard in phase 2 may attack in phase 4 of the same turn [sail 9, attack 9]
given season 2
    g4 holder: blue
    g4: blue barbarian
    red docks: red maw (harbour r4k)
    dice battle g4 1 6 red 3: 3
    dice battle g4 1 7 blue 4: 6
orders red
    load 3 orc from r4k on maw
    sail maw iw3 iw2
    attack g4 with 3 orc off maw
expect
    g4: red 3 orc
    red docks: red maw (harbour g4)

case without the option cannons on the shore sink nothing [option 6]
given season 2
    g4 holder: green
    g4: green cannon
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    dice battle g4 1 3 green 8: 3
    dice battle g4 1 6 red 3: 3
orders red
    attack g4 with 3 orc off maw
expect
    told nobody: ship-sunk
    g4: red 2 orc

case with the option each cannon rolls d12, and each 1 sinks a ship with all aboard [option 6, letters 55]
given season 2 option shore-cannon yes
    g4 holder: green
    g4: green 2 cannon
    iw2: red maw, red tusk
    red aboard: red 3 orc (ship maw), red 4 orc (ship tusk)
    dice sinking g4 green: 1 2
    dice battle g4 1 3 green 8: 3 3
    dice battle g4 1 6 red 3: 3 3
orders red
    attack g4 with 2 orc off maw 4 orc off tusk
expect
    told all: ship-sunk red maw g4
    told red green: strength red 0 4
    iw2: empty
    g4: red 2 orc
    red docks: red tusk (harbour g4)
    red aboard: empty
    rolled only red green: sinking

case by default the ship with the fewest units is sunk, else the one the letter names [option 6, letters 55]
given season 2 option shore-cannon yes
    g4 holder: green
    g4: green cannon
    iw2: red maw, red tusk
    red aboard: red 3 orc (ship maw), red 4 orc (ship tusk)
    dice sinking g4 green: 1
    dice battle g4 1 3 green 8: 3
    dice battle g4 1 6 red 3: 3
orders red
    attack g4 with 3 orc off maw 4 orc off tusk
    when sunk: tusk
expect
    told all: ship-sunk red tusk g4
    g4: red 2 orc
    red docks: red maw (harbour g4)

case when the last ship is sunk there is no battle any more [option 6]
given season 2 option shore-cannon yes
    g4 holder: green
    g4: green cannon, green dwarf
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    dice sinking g4 green: 1
orders red
    attack g4 with 3 orc off maw
expect
    told all: ship-sunk red maw g4
    told nobody: round-begins
    told nobody: conquered
    g4: green cannon, green dwarf
    g4 holder: green
    red aboard: empty
    iw2: empty

case an attack from land alone is not met so [option 6]
given season 2 option shore-cannon yes
    r4d holder: red
    r4d: red 4 orc
    g4 holder: green
    g4: green cannon
    iw2: red maw
    dice battle g4 1 3 green 8: 3
    dice battle g4 1 6 red 3: 3
orders red
    attack g4 with 3 orc from r4d
expect
    told nobody: ship-sunk
    g4: red 2 orc
    iw2: red maw

case of an attack from land and ships only those aboard go down, and the others fight [option 6]
given season 2 option shore-cannon yes
    r4d holder: red
    r4d: red 4 orc
    g4 holder: green
    g4: green cannon
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    dice sinking g4 green: 1
    dice battle g4 1 3 green 8: 3
    dice battle g4 1 6 red 3: 3
orders red
    attack g4 with 3 orc from r4d 3 orc off maw
expect
    told all: ship-sunk red maw g4
    told red green: strength red 0 3
    g4: red 2 orc

case a king goes overboard by nobody's word: casters keep their places [sail 12, battle 17]
given
    r4k: red 2 orc
    iw3: red maw
    iw2: blue wolf
    red aboard: red 5 orc (ship maw), red 2 hobgoblin (ship maw), red gorbag (ship maw)
    blue aboard: blue 4 barbarian (ship wolf)
    red scrolls-of: change-allegiance
    dice scroll-die iw2 1 red change-allegiance: 2
    dice battle iw2 1 6 red 5: 6 6
    dice battle iw2 1 6 red 4: 6 6 6 6 6 6 6
    dice battle iw2 1 7 blue 4: 8 8
orders red
    sail maw iw2
    when scroll: change-allegiance
    when go-on: retreat
    when overboard: gorbag
expect
    not out red
    told only red 2 times: went-overboard red orc iw3
    red aboard: red 5 orc (ship maw), red 2 hobgoblin (ship maw), red gorbag (ship maw)

case units of one stack have room on other ships before anybody goes overboard [sail 12]
given
    iw3: red maw, red tusk
    iw2: blue wolf
    red aboard: red 3 orc (ship maw), red morg (ship maw), red 8 orc (ship tusk)
    blue aboard: blue 8 barbarian (ship wolf)
    red scrolls-of: change-allegiance
    dice scroll-die iw2 1 red change-allegiance: 4
    dice battle iw2 1 6 red 3: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
    dice battle iw2 1 7 blue 4: 6 6 6 6
orders red
    sail maw iw2
    sail tusk iw2
    when scroll: change-allegiance
    when spell: none
    when go-on: retreat
expect
    told nobody: went-overboard
    red aboard has red 15 orc
