# SPDX-License-Identifier: MIT
# Purchase of units: where they may appear, what they need there, Orcs by fours, catapults with their crews, ships with
# their limits, and what is paid back in phase 7. With it go the letters that order them.

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- who buys, and where ----

case who owns no kingdom buys nothing [buy 1, letters 11]
given season 2
    r4k: 5 stranger
    r4k holder: none
    r4k wall: 3
    r4a: red gorbag, red 5 orc
    r4a holder: red
    red gold: 0
orders red
    buy orc r4a
    build mill r4a
    fortify r4a
    tower r4a
    catapult r4a
    ship r4a
    scroll
expect
    refused red 1: no-kingdom [buy 1]
    refused red 2: no-kingdom [buy 1]
    refused red 3
    refused red 4
    refused red 5
    refused red 6
    refused red 7
    r4a: red gorbag, red 5 orc

case units go to a kingdom of yours and to the ordinary territories of its realm [buy 2]
given season 2
    red gold: 6
    r4e: red orc
    r4e holder: red
orders red
    buy orc r4k
    buy 1 orc r4e
expect
    done red 1
    done red 2
    told only red: units-ordered red 1 orc r4k 3 [round 6]
    told only red: units-placed red 1 orc r4e [reinforce 1]
    r4k: red gorbag, red 6 orc
    r4e: red 2 orc

case units go to the realm of each kingdom you own, a conquered one too [buy 2]
given season 2
    red gold: 6
    r5k: red orc
    r5k holder: red
    r5b: red orc
    r5b holder: red
orders red
    buy orc r5k
    buy orc r5b
expect
    done red 1
    done red 2
    r5k: red 2 orc
    r5b: red 2 orc

case no units go to territories of a realm whose kingdom is not yours [buy 2, land 7, letters 11]
given season 2
    red gold: 30
    r5b: red 3 orc
    r5b holder: red
orders red
    buy orc r5b
expect
    refused red 1: outside-realm r5b [land 7]

case no units go to land of your realm that is another's, or vacant [buy 2]
given season 2
    red gold: 30
    r4a: blue 3 barbarian
    r4a holder: blue
orders red
    buy orc r4a
    buy orc r4b
expect
    refused red 1: outside-realm r4a
    refused red 2: outside-realm r4b

case no units are placed on gold territories, the land bridge or islands [buy 3]
given season 2
    red gold: 30
    g5: red 3 orc
    g5 holder: red
    lb: red 3 orc
    lb holder: red
    i3: red 3 orc
    i3 holder: red
orders red
    buy orc g5
    buy orc lb
    buy orc i3
expect
    refused red 1: outside-realm g5
    refused red 2: outside-realm lb
    refused red 3: outside-realm i3

case units cannot be ordered for a ship or a sea [buy 3]
given season 2
    red gold: 30
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    buy orc maw
    buy orc iw3
expect
    bad red 1
    bad red 2

# ---- the buildings of the realm ----

case basic units need no building, all others do [buy 4, buy 5, buy 6, letters 11]
given season 2
    red gold: 30
orders red
    buy orc r4k
    buy orc-archer r4k
    buy hobgoblin r4k
    buy wolf-rider r4k
    buy basic r4k
    buy archer r4k
    buy heavy r4k
    buy cavalry r4k
expect
    done red 1
    refused red 2: not-in-realm mill r4k [buy 7]
    refused red 3: not-in-realm smithy r4k [buy 7]
    refused red 4: not-in-realm stable r4k [buy 7]
    done red 5
    refused red 6: not-in-realm mill r4k
    refused red 7: not-in-realm smithy r4k
    refused red 8: not-in-realm stable r4k

case cannons need a lab in the realm, crossbows a mill, dwarf knights a smithy [buy 5, buy 6]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    red gold: 30
orders red
    buy cannon r4k
    buy crossbow r4k
    buy dwarf-knight r4k
    buy cavalry r4k
expect
    refused red 1: not-in-realm lab r4k
    refused red 2: not-in-realm mill r4k
    refused red 3: not-in-realm smithy r4k
    refused red 4: not-of-civilization cavalry [unit 8]

case nobody buys the units of another civilization [unit 8, letters 11]
given season 2
    red gold: 30
orders red
    buy barbarian r4k
    buy elf r4k
expect
    refused red 1: not-of-civilization barbarian
    refused red 2: not-of-civilization elf

case a building serves its whole realm, the kingdom and every other territory [buy 7]
given season 2
    red gold: 8
    r4b: red orc
    r4b holder: red
    r4b building: smithy
    r4b builder: red
    r4b built: 1
    r4e: red orc
    r4e holder: red
orders red
    buy hobgoblin r4k
    buy hobgoblin r4e
expect
    done red 1
    done red 2
    r4k has red hobgoblin
    r4e: red orc, red hobgoblin

case a building in another realm of yours does not help [buy 7]
given season 2
    red gold: 30
    r5k: red orc
    r5k holder: red
    r5b: red orc
    r5b holder: red
    r5b building: smithy
    r5b builder: red
    r5b built: 1
orders red
    buy hobgoblin r4k
    buy hobgoblin r5k
expect
    refused red 1: not-in-realm smithy r4k [buy 7]
    done red 2
    r5k: red orc, red hobgoblin

case a building of the realm that does not operate yet does not help [buy 5, build 5]
given season 2
    red gold: 30
orders red
    build smithy r4k
    buy hobgoblin r4k
expect
    done red 1
    refused red 2: not-in-realm smithy r4k
    r4k building: smithy
next season
orders red
    buy hobgoblin r4k
expect
    done red 1
    r4k has red hobgoblin

case what is placed in a besieged kingdom joins the garrison [buy 8]
given season 2
    red gold: 3
    c4: blue 3 barbarian
    r4k besieger: blue
orders red
    buy orc r4k
expect
    done red 1
    r4k: red gorbag, red 6 orc

# ---- Orcs by fours ----

case three Orcs cost 9 gold [buy 9]
given season 2
    red gold: 10
orders red
    buy 3 orc r4k
expect
    told only red: units-ordered red 3 orc r4k 9
    red gold: 8

case four Orcs cost 10 gold [buy 9]
given season 2
    red gold: 10
orders red
    buy 4 orc r4k
expect
    told only red: units-ordered red 4 orc r4k 10
    r4k: red gorbag, red 9 orc
    red gold: 7

case five Orcs cost 13 gold, eight 20 [buy 9]
given season 2
    red gold: 33
    r4a: red orc
    r4a holder: red
orders red
    buy 5 orc r4k
expect
    told only red: units-ordered red 5 orc r4k 13
    red gold: 28
next season
orders red
    buy 8 orc r4k
expect
    told only red: units-ordered red 8 orc r4k 20
    red gold: 16

case Orcs bought in several lines of a phase, and for several territories, are counted together [buy 9]
given season 2
    red gold: 10
    r4a: red orc
    r4a holder: red
orders red
    buy 3 orc r4k
    buy orc r4a
expect
    told only red: units-ordered red 3 orc r4k 9
    told only red: units-ordered red 1 orc r4a 1
    r4k: red gorbag, red 8 orc
    r4a: red 2 orc
    red gold: 8

case after three Orcs the fourth costs one gold, and nothing in the purse does not pay it [buy 9, round 7]
given season 2
    red gold: 9
orders red
    buy 3 orc r4k
    buy orc r4k
expect
    done red 1
    refused red 2: no-gold 1 0 [round 7]
    r4k: red gorbag, red 8 orc

case Orcs of two turns are not counted together [buy 9]
given season 2
    red gold: 9
orders red
    buy 3 orc r4k
expect
    red gold: 7
next season
orders red
    buy orc r4k
expect
    told only red: units-ordered red 1 orc r4k 3
    red gold: 11

case Orcs paid for between other things are still counted together [buy 9]
given season 2
    red gold: 15
orders red
    buy 2 orc r4k
    build mill r4k
    buy 2 orc r4k
expect
    done red 3
    red gold: 7
    r4k: red gorbag, red 9 orc

case with 19 gold seven Orcs are to be had, so eight become seven [buy 9, buy 10]
given season 2
    red gold: 19
orders red
    buy 8 orc r4k
expect
    told only red: fewer-ordered red 8 7 orc gold [buy 10]
    told only red: units-ordered red 7 orc r4k 19
    red gold: 7

case the basic units of others are not cheaper by fours [buy 9, unit 8]
given season 2
    blue gold: 16
orders blue
    buy 4 barbarian r6k
expect
    told only blue: units-ordered blue 4 barbarian r6k 16
    blue gold: 7

case hobgoblins are not cheaper by fours [buy 9]
given season 2
    red gold: 16
    r4k building: smithy
    r4k builder: red
    r4k built: 1
orders red
    buy 4 hobgoblin r4k
expect
    told only red: units-ordered red 4 hobgoblin r4k 16

# ---- as many as gold allows ----

case of several units as many are bought as the gold pays, and it is said how many [buy 10, round 7]
given season 2
    blue gold: 11
orders blue
    buy 3 barbarian r6k
expect
    done blue 1
    told only blue: fewer-ordered blue 3 2 barbarian [buy 10]
    told only blue: units-ordered blue 2 barbarian r6k 8
    r6k: blue hrolf, blue 7 barbarian
    blue gold: 10

case who could pay exactly that many is not told of fewer [buy 10]
given season 2
    blue gold: 12
orders blue
    buy 3 barbarian r6k
expect
    done blue 1
    told nobody: fewer-ordered
    r6k: blue hrolf, blue 8 barbarian

case who could buy none of several is refused [buy 10, letters 11]
given season 2
    blue gold: 3
orders blue
    buy 3 barbarian r6k
expect
    refused blue 1: no-gold 4 3 [round 7]
    r6k: blue hrolf, blue 5 barbarian
    blue gold: 10

case nothing or fewer is no number of units [letters 11]
given season 2
    red gold: 30
orders red
    buy 0 orc r4k
expect
    refused red 1: no-number 0
    red gold: 37

case without a number one unit is bought [letters 11]
given season 2
    blue gold: 30
orders blue
    buy barbarian r6k
expect
    told only blue: units-ordered blue 1 barbarian r6k 4

case of several reasons the first that is listed is told [letters 1, letters 11]
given season 2
    red gold: 0
    g5: red 3 orc
    g5 holder: red
orders red
    buy hobgoblin g5
    buy hobgoblin r4k
expect
    refused red 1: outside-realm g5
    refused red 2: not-in-realm smithy r4k

# ---- catapults ----

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    red gold: 30
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r4k building: mill
    r4k builder: red
    r4k built: 1
    r4a: red orc
    r4a holder: red
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case a catapult needs a mill [buy 11, letters 12]
given season 2
    r4k building: none
    r4k builder: none
    r4k built: 0
orders red
    catapult r4k
expect
    refused red 1: not-operating mill

case a catapult needs a smithy [buy 11, letters 12]
given season 2
    r4a building: none
    r4a builder: none
    r4a built: 0
orders red
    catapult r4k
expect
    refused red 1: not-operating smithy

case for a catapult mill and smithy may stand anywhere, in two realms or in another one [buy 11]
given season 2
    r4k building: none
    r4k builder: none
    r4k built: 0
    r5k: red orc
    r5k holder: red
    r5k building: mill
    r5k builder: red
    r5k built: 1
    r4a: red orc
    r4a building: none
    r4a builder: none
    r4a built: 0
    r5a: red orc
    r5a holder: red
    r5a building: smithy
    r5a builder: red
    r5a built: 1
orders red
    catapult r4k
expect
    done red 1
    r4k: red gorbag, red 4 orc, red catapult

case a smithy ordered in this turn does not help a catapult [buy 11, build 5]
given season 2
    r4a building: none
    r4a builder: none
    r4a built: 0
orders red
    build smithy r4a
    catapult r4k
expect
    done red 1
    refused red 2: not-operating smithy

case a catapult may be ordered for any friendly territory, on islands and gold territories too [buy 12, buy 13]
given season 2
    g5: red 3 orc
    g5 holder: red
    i3: red 3 orc
    i3 holder: red
    lb: red 3 orc
    lb holder: red
orders red
    catapult g5
    catapult i3
    catapult lb
expect
    done red 1
    done red 2
    done red 3
    g5: red 2 orc, red catapult
    i3: red 2 orc, red catapult
    lb: red 2 orc, red catapult

case no catapult for land of another seat, vacant land or a besieged kingdom [buy 12, land 8, letters 12]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
    g5: blue 3 barbarian
    g5 holder: blue
orders red
    catapult r4k
    catapult g5
    catapult r4b
expect
    refused red 1: not-friendly r4k [land 8]
    refused red 2: not-friendly g5
    refused red 3: not-friendly r4b

case no catapult can be ordered in the Wastelands [buy 12]
given season 2
    red northern-party: red 3 orc, torch, pickaxe
    red north-at: wn4
orders red
    catapult wn4
expect
    bad red 1

case within the realm a single unit is enough for a catapult, and it stays as that [buy 13]
given season 2
    r4d: red orc
    r4d holder: red
orders red
    catapult r4d
expect
    done red 1
    r4d: red catapult

case outside the realm two units are too few for a catapult, and the gold comes back [buy 13, buy 17, letters 9]
given season 2
    g5: red 2 orc
    g5 holder: red
orders red
    catapult g5
expect
    done red 1
    told only red: no-guard red catapult g5 2 [letters 9]
    told only red: paid-back red 5 [buy 17]
    g5: red 2 orc
    red gold: 43

case outside the realm five units allow one catapult of two [buy 13]
given season 2
    g5: red 5 orc
    g5 holder: red
orders red
    catapult g5
    catapult g5
expect
    done red 1
    done red 2
    told only red 1 times: catapult-made red g5
    told only red: paid-back red 5
    g5: red 4 orc, red catapult

case outside the realm six units allow two catapults [buy 13]
given season 2
    g5: red 6 orc
    g5 holder: red
orders red
    catapult g5
    catapult g5
expect
    told only red 2 times: catapult-made red g5
    told nobody: paid-back
    g5: red 4 orc, red 2 catapult

case the three are counted in phase 7: who comes by transfer counts, who has gone does not [buy 13, reinforce 2]
given season 2
    g5: red 2 orc
    g5 holder: red
    r4c: red 2 orc
    r4c holder: red
    g4: red 3 orc
    g4 holder: red
    r4d: red orc
    r4d holder: red
orders red
    catapult g5
    catapult g4
    transfer 1 orc from r4c to g5
    transfer 1 orc from g4 to r4d
expect
    g5: red 2 orc, red catapult
    g4: red 2 orc
    told only red: no-guard red catapult g4 2

case of two like lines of which one is done and one is not, neither is said to have failed [buy 13]
given season 2
    g4: red 4 orc
    g4 holder: red
orders red
    catapult g4
    catapult g4
expect
    told only red 1 times: catapult-made red g4
    told only red: no-guard red catapult g4
    g4: red 3 orc, red catapult
    not printed red: 'tried and failed'

case the crew is a basic unit, if nothing is said [buy 14]
given season 2
    r4d: red orc, red hobgoblin, red orc-archer
    r4d holder: red
orders red
    catapult r4d
expect
    told only red: catapult-made red r4d orc [reinforce 3]
    r4d: red hobgoblin, red orc-archer, red catapult

case without a basic unit the crew is the cheapest that stands there [buy 14]
given season 2
    r4d: red wolf-rider, red hobgoblin, red orc-archer
    r4d holder: red
orders red
    catapult r4d
expect
    r4d: red wolf-rider, red hobgoblin, red catapult

case a policy says which unit becomes the crew [buy 14, letters 57]
given season 2
    r4d: red wolf-rider, red hobgoblin, red orc
    r4d holder: red
orders red
    catapult r4d
    when crew: hobgoblin
expect
    used red 2
    told only red: catapult-made red r4d hobgoblin
    r4d: red wolf-rider, red orc, red catapult

case where only casters and catapults stand there is no crew, and the gold comes back [buy 14, letters 12]
given season 2
    r4d: red morg, red catapult
    r4d holder: red
orders red
    catapult r4d
expect
    done red 1
    told only red: no-crew red r4d [buy 14]
    told only red: paid-back red 5
    r4d: red morg, red catapult
    red gold: 39

case no policy makes a caster the crew [buy 14]
given season 2
    r4d: red morg, red orc
    r4d holder: red
orders red
    catapult r4d
    when crew: morg
expect
    r4d: red morg, red catapult

case a catapult costs 5 gold, and 4 do not pay it [letters 12]
given season 2
    red gold: 9
orders red
    catapult r4k
    catapult r4k
expect
    done red 1
    refused red 2: no-gold 5 4

# ---- ships ----

case a ship costs 10 gold, needs no building, and lies docked and empty from phase 7 on [buy 15, reinforce 4, letters 13]
given season 2
    blue gold: 10
orders blue
    ship r6k
expect
    done blue 1
    told only blue: ship-ordered blue wolf r6k 10 [buy 15]
    told all: ship-built blue wolf r6k [reinforce 4]
    blue docks: blue wolf (harbour r6k)
    blue gold: 7

case 9 gold do not pay a ship [buy 15, letters 13]
given season 2
    blue gold: 9
orders blue
    ship r6k
expect
    refused blue 1: no-gold 10 9

case a ship may dock at an ordinary coast of the realm [buy 15]
given season 2
    r4d: red orc
    r4d holder: red
orders red
    ship r4d
expect
    done red 1
    red docks: red maw (harbour r4d)

case no ship for land without a coast [buy 15, letters 13]
given season 2
    r4f: red orc
    r4f holder: red
orders red
    ship r4f
expect
    refused red 1: not-coastal r4f [land 10]

case no ship for a coast outside the realm: gold territory, land bridge, island, realm without its kingdom [buy 15, letters 13]
given season 2
    g5: red 3 orc
    g5 holder: red
    lb: red 3 orc
    lb holder: red
    i3: red 3 orc
    i3 holder: red
    r5c: red 3 orc
    r5c holder: red
orders red
    ship g5
    ship lb
    ship i3
    ship r5c
expect
    refused red 1: outside-realm g5
    refused red 2: outside-realm lb
    refused red 3: outside-realm i3
    refused red 4: outside-realm r5c

case no ship for a besieged kingdom, though for the other coasts of its realm [buy 15]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
    r4d: red orc
    r4d holder: red
orders red
    ship r4k
    ship r4d
expect
    refused red 1: not-friendly r4k
    done red 2
    red docks: red maw (harbour r4d)

case no ship for land that is not yours [buy 15, letters 13]
given season 2
orders red
    ship r6k
    ship r4d
expect
    refused red 1: not-friendly r6k
    refused red 2: not-friendly r4d

case of two seats each may have three ships, at sea, docked or ordered [buy 16]
given season 2
    iw3: red maw
    red aboard: red orc (ship maw)
    red docks: red tusk (harbour r4k)
orders red
    ship r4k
    ship r4k
expect
    done red 1
    refused red 2: ships-limit 3 [buy 16]
    red docks: red tusk (harbour r4k), red gore (harbour r4k)
    red gold: 28

case of three seats each may have two ships [buy 16]
given season 2 seats 3
    order 2: green
    green civilization: elves
    green first-kingdom: r3k
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
orders red
    ship r4k
    ship r4k
    ship r4k
expect
    done red 1
    done red 2
    refused red 3: ships-limit 2
    red gold: 18

case of four seats each may have two ships [buy 16]
given season 2 seats 4
    order 2: green
    order 3: yellow
    green civilization: elves
    green first-kingdom: r3k
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
    yellow civilization: dwarves
    yellow first-kingdom: r1k
    r1k: yellow thrain, yellow 5 dwarf
    r1k holder: yellow
    r1k wall: 3
    yellow gold: 30
orders yellow
    ship r1k
    ship r1k
    ship r1k
expect
    done yellow 1
    done yellow 2
    refused yellow 3: ships-limit 2

# ---- paid, and not to be placed ----

case what was ordered for a place that is lost before phase 7 brings its price back [buy 18, buy 17]
given season 2
    r6c: red 3 orc
    r6c holder: red
    c6: red orc
    r6k besieger: red
    r6k: blue hrolf, blue 6 barbarian
    dice battle r6k 1 6 blue: 1
    dice battle r6k 1 7 red 3: 6
    dice battle r6c 1 6 blue 4: 1 1 1
    dice battle r6c 1 7 red 3: 6 6 6
orders red
    catapult r6c
    tower r6c
    hold r6k
orders blue
    when sortie: yes
    when pursue: r6c
expect
    done red 1
    done red 2
    r6c holder: blue
    told only red: place-lost red catapult r6c [buy 18]
    told only red: place-lost red tower r6c [buy 18]
    told only red 2 times: paid-back red 5 [buy 17]
    red gold: 38
    r6c tower: 0

case the gold that comes back in phase 7 is yours in the next turn, not before [buy 17, round 6]
given season 2
    red gold: 5
    g5: red 2 orc
    g5 holder: red
orders red
    catapult g5
    buy orc r4k
expect
    refused red 2: no-gold 3 0
    told only red: paid-back red 5
    red gold: 18
next season
orders red
    buy 6 orc r4k
expect
    told only red: units-ordered red 6 orc r4k 16

case units may be placed on the ordinary territories of a besieged kingdom's realm [buy 8, buy 2]
given season 2
    red gold: 5
    c4: blue 3 barbarian
    r4k besieger: blue
orders red
    buy hobgoblin r4a
expect
    done red 1
    r4a: red orc, red hobgoblin

case a catapult for land beside a besieged kingdom is not hindered [buy 12]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
orders red
    catapult r4a
expect
    done red 1
    r4a: red catapult

case who has three ships may capture a fourth [unit 19, naval 13, naval 4]
given season 2
    iw3: red maw
    iw2: blue wolf
    red aboard: red 2 orc (ship maw)
    red docks: red tusk (harbour r4k), red gore (harbour r4k)
orders red
    sail maw iw2
expect
    done red 1
    told all: empty-ship-taken red blue wolf iw2
    iw2: red maw, red wolf
next season
orders red
    ship r4k
expect
    refused red 1: ships-limit 3

case ships captured count for who captured them, and not for who lost them [buy 16]
given season 2
    iw3: red wolf, red raven
    red aboard: red orc (ship wolf), red orc (ship raven)
    blue gold: 20
    blue docks: blue bear (harbour r6k)
orders red
    ship r4k
    ship r4k
orders blue
    ship r6k
    ship r6k
expect
    done red 1
    refused red 2: ships-limit 3
    done blue 1
    done blue 2

case a hero is the last of his kind to become a catapult, a treasure goes over to it [buy 14, reinforce 3]
given season 2
    r4c: red orc [red grim (hero-level 2)], red orc
    r4c holder: red
    r4d: red orc [red crown]
    r4d holder: red
orders red
    catapult r4c
    catapult r4d
expect
    r4c: red orc [red grim (hero-level 2)], red catapult
    r4d: red catapult [red crown]

case who is trained is no crew [buy 14, temple 7]
given season 2
    r4d: red orc
    r4d holder: red
    r4d building: temple
    r4d builder: red
    r4d built: 1
    dice teach red: 1
orders red
    train basic r4d
    catapult r4d
expect
    told only red: no-crew red r4d
    told only red: paid-back red 5
    r4d: red morg (knows 0 1)

# ---- which of several reasons is told ----

case of several reasons against a catapult the first of the list is told: mill and smithy, land, limit, gold [letters 1, letters 12]
given season 2
    red gold: 0
    r4k: red gorbag, red 5 orc, red 6 catapult
orders red
    catapult r6k
    catapult r4k
expect
    refused red 1: not-friendly r6k
    refused red 2: at-limit catapult 6

case of several reasons against a ship the first of the list is told: friendly, coast, realm, limit, gold [letters 1, letters 13]
given season 2
    red gold: 0
    r5f: red orc
    r5f holder: red
    r5c: red orc
    r5c holder: red
    r4d: red orc
    r4d holder: red
    red docks: red maw (harbour r4d), red tusk (harbour r4d), red gore (harbour r4d)
orders red
    ship r6f
    ship r5f
    ship r5c
    ship r4d
expect
    refused red 1: not-friendly r6f
    refused red 2: not-coastal r5f
    refused red 3: outside-realm r5c
    refused red 4: ships-limit 3

case of several reasons against a purchase the first of the list is told: land, building, limit, gold [letters 1, letters 11]
given season 2
    red gold: 0
    r4k: red gorbag, red 15 hobgoblin, red 15 orc-archer
    r4a building: none
    r4a builder: none
    r4a built: 0
orders red
    buy hobgoblin r6k
    buy hobgoblin r4k
    buy archer r4k
    buy orc r4k
expect
    refused red 1: outside-realm r6k
    refused red 2: not-in-realm smithy r4k
    refused red 3: at-limit orc-archer 15
    refused red 4: no-gold 3 0

case what is ordered and paid its owner alone sees before it is placed [round 6, seen 2, seen 10]
given season 2
    g5: red 2 orc
    g5 holder: red
orders red
    catapult g5
    buy orc r4k
    ship r4k
expect
    told only red: units-ordered red 1 orc r4k
    told only red: ship-ordered red maw r4k 10
    told only red: units-placed red 1 orc r4k
    told all: ship-built red maw r4k
    told only red: no-guard red
    told only red: paid-back red
    sees blue nothing: red ordered, red gold

# ---- what is told of it before ----

case a report reckons Orcs at their price for four [buy 4]
given season 2
    red gold: 25
expect
    red gold: 33
    printed red: 'you can pay for up to one wooden wall or 13 orcs'

case a template tells of which units there are no more [unit 19]
given season 2
    red gold: 25
    r4k: red gorbag, red 5 orc, red 15 orc-archer
expect
    printed red: 'no more for now: orc-archer'

case and how many where gold would do for more [unit 19]
given season 2
    red gold: 25
    r4k: red gorbag, red 5 orc, red 14 orc-archer
    r4a: red 1 orc
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
expect
    printed red: 'orc-archer (3 gold, at most 1)'
