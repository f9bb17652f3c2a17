# SPDX-License-Identifier: MIT
# Buildings and structures: what each needs, where it may stand, when it operates; walls and towers; repair; razing. With it
# go the letters that order them.

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
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
    r4c: red orc
    r4c holder: red
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- buildings ----

case each building costs 5 gold, and mill and smithy need nothing [build 1, build 6, build 7]
given season 2
    red gold: 5
orders red
    build mill r4a
expect
    done red 1
    told only red: building-ordered red mill r4a 5 [build 5]
    told all: building-placed red mill r4a [build 5]
    r4a building: mill
    r4a builder: red
    red gold: 10
next season
orders red
    build smithy r4b
expect
    done red 1
    r4b building: smithy
    red gold: 15

case 4 gold do not pay a building [build 1, letters 5]
given season 2
    red gold: 4
orders red
    build mill r4a
expect
    refused red 1: no-gold 5 4
    r4a building: none

case one building may be ordered in a turn by who has one kingdom [build 2, letters 5]
given season 2
orders red
    build mill r4a
    build smithy r4b
expect
    done red 1
    refused red 2: buildings-used 1 [build 2]

case who has two kingdoms may order two, both in one realm, and no third [build 2]
given season 2
    r5k: red orc
    r5k holder: red
orders red
    build mill r4a
    build smithy r4b
    build mill r5k
expect
    done red 1
    done red 2
    refused red 3: buildings-used 2
    r4a building: mill
    r4b building: smithy
    r5k building: none

case a besieged kingdom counts for the number of buildings [build 2]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
    r5k: red orc
    r5k holder: red
orders red
    build mill r4a
    build smithy r4b
expect
    done red 1
    done red 2

case a building may stand in a kingdom, and in the territories of a besieged kingdom's realm [build 3]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
    r5k: red orc
    r5k holder: red
orders red
    build mill r5k
    build smithy r4b
expect
    done red 1
    done red 2
    r5k building: mill
    r4b building: smithy

case no building is ordered in a besieged kingdom [build 3, letters 5]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
orders red
    build mill r4k
expect
    refused red 1: under-siege r4k

case no building stands outside the realm, whatever stands there [build 3, letters 5]
given season 2
    g5: red 5 orc
    g5 holder: red
    lb: red 5 orc
    lb holder: red
    i3: red 5 orc
    i3 holder: red
    r5b: red 5 orc
    r5b holder: red
orders red
    build mill g5
    build mill lb
    build mill i3
    build mill r5b
    build mill r4d
    build mill r6k
expect
    refused red 1: outside-realm g5
    refused red 2: outside-realm lb
    refused red 3: outside-realm i3
    refused red 4: outside-realm r5b
    refused red 5: outside-realm r4d
    refused red 6: outside-realm r6k

case a territory that has a building gets no other [build 4, letters 5]
given season 2
    r4a building: mill
    r4a builder: red
    r4a built: 1
orders red
    build smithy r4a
    build mill r4a
expect
    refused red 1: building-there r4a [build 4]
    refused red 2: building-there r4a [build 4]
    r4a building: mill

case a territory that gets a building in this turn gets no other [build 4, letters 5]
given season 2
    r5k: red orc
    r5k holder: red
orders red
    build mill r4a
    build smithy r4a
expect
    done red 1
    refused red 2: building-there r4a
    r4a building: mill

case several mills may stand on different territories [build 4]
given season 2
    r4a building: mill
    r4a builder: red
    r4a built: 1
orders red
    build mill r4b
expect
    done red 1
    r4b building: mill

case a mill placed in phase 7 operates from the next turn on [build 5, build 6]
given season 2
orders red
    build mill r4a
    buy orc-archer r4k
    fortify r4b
    tower r4b
expect
    done red 1
    refused red 2: not-in-realm mill r4k
    refused red 3: not-operating mill [build 11]
    refused red 4: not-operating mill
    r4a building: mill
next season
orders red
    buy orc-archer r4k
    fortify r4b
    tower r4b
expect
    done red 1
    done red 2
    done red 3
    r4k has red orc-archer
    r4b wall: 1
    r4b tower: 1

case a smithy supports heavy units, and no wooden wall [build 7, build 15]
given season 2
    r4a building: smithy
    r4a builder: red
    r4a built: 1
orders red
    buy hobgoblin r4k
    fortify r4b
expect
    done red 1
    refused red 2: not-operating mill

case stable and temple need a mill and a smithy, that operate anywhere [build 8, build 10, build 11]
given season 2
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r5k: red orc
    r5k holder: red
    r5k building: smithy
    r5k builder: red
    r5k built: 1
orders red
    build stable r4b
    build temple r4c
expect
    done red 1
    done red 2
    r4b building: stable
    r4c building: temple

case without a smithy there is no stable and no temple [build 8, build 10, letters 5]
given season 2
    r4a building: mill
    r4a builder: red
    r4a built: 1
orders red
    build stable r4b
    build temple r4b
expect
    refused red 1: not-operating smithy
    refused red 2: not-operating smithy

case without a mill there is no stable and no temple [build 8, build 10, letters 5]
given season 2
    r4a building: smithy
    r4a builder: red
    r4a built: 1
orders red
    build stable r4b
    build temple r4b
expect
    refused red 1: not-operating mill
    refused red 2: not-operating mill

case a smithy that is placed but does not operate yet is no help for a stable [build 11, build 5]
given season 3
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r5k: red orc
    r5k holder: red
orders red
    build smithy r4b
    build stable r4c
expect
    done red 1
    refused red 2: not-operating smithy

case an alchemist lab is for Dwarves only [build 9, letters 5]
given season 2
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4b building: smithy
    r4b builder: red
    r4b built: 1
orders red
    build lab r4c
expect
    refused red 1: not-of-civilization lab

case a stable is refused to Dwarves, who may build a lab instead [build 8, build 9]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    r4a: red dwarf
    r4b: red dwarf
    r4c: red dwarf
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4b building: smithy
    r4b builder: red
    r4b built: 1
orders red
    build stable r4c
    build lab r4c
expect
    refused red 1: not-of-civilization stable
    done red 2
    r4c building: lab

case a lab needs a mill and a smithy [build 9, letters 5]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    r4a: red dwarf
    r4b: red dwarf
    r4c: red dwarf
    r4b building: smithy
    r4b builder: red
    r4b built: 1
orders red
    build lab r4c
expect
    refused red 1: not-operating mill

case mill in turn 1, smithy in turn 2, stable in turn 3, cavalry in turn 4 [build 12]
given season 1
orders red
    build mill r4a
    build stable r4c
expect
    done red 1
    refused red 2: not-operating
next season
orders red
    build smithy r4b
    build stable r4c
expect
    done red 1
    refused red 2: not-operating smithy
next season
orders red
    build stable r4c
    buy wolf-rider r4k
expect
    done red 1
    refused red 2: not-in-realm stable r4k
next season
orders red
    buy wolf-rider r4k
expect
    done red 1
    r4k has red wolf-rider

case with two kingdoms mill and smithy come in one turn, the temple in the next, its first spell in the third [build 12, build 10]
given season 2
    r4c: red 2 orc
    r5k: red orc
    r5k holder: red
    dice teach red: 2
orders red
    build mill r4a
    build smithy r4b
expect
    done red 1
    done red 2
next season
orders red
    build temple r4c
    train basic r4c
expect
    done red 1
    refused red 2: no-temple-there r4c
next season
orders red
    train basic r4c
expect
    done red 1
    r4c: red orc, red morg (knows 1 1)

case the building falls with the land that is conquered [build 13]
given season 2
    r4b: blue 3 barbarian
    r4b holder: blue
    r4a building: mill
    r4a builder: red
    r4a built: 1
    dice battle r4a 1 6 blue 4: 1
    dice battle r4a 1 7 red 3: 6
orders blue
    attack r4a with 2 barbarian from r4b
expect
    told all: building-razed mill r4a [build 13]
    r4a holder: blue
    r4a building: none

case no order razes a building [build 13, letters 16]
given season 2
    r4a building: mill
    r4a builder: red
    r4a built: 1
orders red
    raze r4a wall
    raze r4a tower
expect
    refused red 1: nothing-to-raze r4a
    refused red 2: nothing-to-raze r4a
    r4a building: mill

case a building on land that fell vacant serves its owner again when he comes back [build 14]
given season 2
    r4a: empty
    r4a holder: none
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4b: red 2 orc
orders red
    buy hobgoblin r4k
    transfer 1 orc from r4b to r4a
expect
    refused red 1: not-in-realm smithy r4k
    r4a holder: red
    r4a building: smithy
next season
orders red
    buy hobgoblin r4k
expect
    done red 1

case a building on land that fell vacant is gone when somebody else enters [build 14]
given season 2
    r4a: empty
    r4a holder: none
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4e: blue 2 barbarian
    r4e holder: blue
orders blue
    transfer 1 barbarian from r4e to r4a
expect
    r4a holder: blue
    r4a building: none

# ---- walls and towers ----

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
    r4a: red orc
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4b: red orc
    r4b holder: red
    r4b building: smithy
    r4b builder: red
    r4b built: 1
    r4c: red orc
    r4c holder: red
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case a wooden wall costs 5 gold and is of level 1 [build 15, letters 6]
given season 2
    red gold: 5
orders red
    fortify r4c
expect
    done red 1
    told only red: structure-ordered red wood r4c 5 [build 27]
    told all: structure-built red wood r4c [build 27]
    r4c wall: 1
    red gold: 10

case 4 gold pay no wall and no tower [build 15, build 18, letters 6, letters 8]
given season 2
    red gold: 4
    r4c wall: 1
orders red
    fortify r4a
    tower r4a
    upgrade r4c
expect
    refused red 1: no-gold 5 4
    refused red 2: no-gold 5 4
    refused red 3: no-gold 5 4

case a wooden wall and a tower need a mill that operates, in whatever realm [build 15, build 18]
given season 2
    r4a building: none
    r4a builder: none
    r4a built: 0
    r5k: red orc
    r5k holder: red
orders red
    fortify r4c
    tower r4c
expect
    refused red 1: not-operating mill
    refused red 2: not-operating mill

case a mill in another realm serves for walls and towers [build 15, build 18]
given season 2
    r4a building: none
    r4a builder: none
    r4a built: 0
    r5k: red orc
    r5k holder: red
    r5k building: mill
    r5k builder: red
    r5k built: 1
orders red
    fortify r4c
    tower r4c
expect
    done red 1
    done red 2
    r4c wall: 1
    r4c tower: 1

case a stone wall is built on a wooden one for 5 gold and is of level 2 [build 16, letters 7]
given season 2
    red gold: 5
    r4c wall: 1
orders red
    upgrade r4c
expect
    done red 1
    told only red: structure-ordered red stone r4c 5
    told all: structure-built red stone r4c
    r4c wall: 2

case a stone wall needs a smithy, too [build 16, letters 7]
given season 2
    r4b building: none
    r4b builder: none
    r4b built: 0
    r4c wall: 1
orders red
    upgrade r4c
expect
    refused red 1: not-operating smithy

case a stone wall needs a mill, too [build 16, letters 7]
given season 2
    r4a building: none
    r4a builder: none
    r4a built: 0
    r4c wall: 1
orders red
    upgrade r4c
expect
    refused red 1: not-operating mill

case without a wooden wall there is no upgrade, and a wall rises by one level a turn [build 16, build 21, letters 7]
given season 2
orders red
    fortify r4c
    upgrade r4c
expect
    done red 1
    refused red 2: no-wooden-wall r4c [build 16]
    r4c wall: 1
next season
orders red
    upgrade r4c
    upgrade r4c
expect
    done red 1
    refused red 2
    r4c wall: 2
    red gold: 40

case level 3 belongs to kingdoms alone [build 17, letters 7]
given season 2
    r4c wall: 2
orders red
    upgrade r4c
    fortify r4c
expect
    refused red 1: no-wooden-wall r4c
    refused red 2: wall-there r4c
    r4c wall: 2

case a watchtower costs 5 gold [build 18, letters 8]
given season 2
    red gold: 5
orders red
    tower r4c
expect
    done red 1
    told only red: structure-ordered red tower r4c 5
    told all: structure-built red tower r4c
    r4c tower: 1

case walls and towers stand on islands and gold territories, on the land bridge and on land of realms without their kingdom, too [build 19]
given season 2
    red gold: 40
    g5: red 3 orc
    g5 holder: red
    i3: red 3 orc
    i3 holder: red
    lb: red 3 orc
    lb holder: red
    r5b: red 3 orc
    r5b holder: red
orders red
    fortify g5
    tower g5
    fortify i3
    tower i3
    fortify lb
    tower lb
    fortify r5b
    tower r5b
expect
    g5 wall: 1
    i3 wall: 1
    lb wall: 1
    r5b wall: 1
    g5 tower: 1
    i3 tower: 1
    lb tower: 1
    r5b tower: 1

case no wall and no tower is built in a kingdom [build 19, letters 6, letters 7, letters 8]
given season 2
    r4k wall: 1
orders red
    fortify r4k
    upgrade r4k
    tower r4k
expect
    refused red 1: in-kingdom r4k [build 19]
    refused red 2: in-kingdom r4k
    refused red 3: in-kingdom r4k
    r4k wall: 1

case no wall and no tower is built on land that is not yours, or vacant [build 19, letters 6, letters 7, letters 8]
given season 2
    r4d: blue 3 barbarian
    r4d holder: blue
    r4d wall: 1
orders red
    fortify r4e
    upgrade r4d
    tower r4d
    tower r4f
expect
    refused red 1: not-own-land r4e [build 19]
    refused red 2: not-own-land r4d
    refused red 3: not-own-land r4d
    refused red 4: not-own-land r4f

case no wall and no tower is built in the Wastelands or at sea [build 19]
given season 2
    red northern-party: red 3 orc, torch, pickaxe
    red north-at: wn4
    iw3: red maw
    red aboard: red 3 orc (ship maw)
orders red
    fortify wn4
    tower wn4
    fortify iw3
    tower maw
expect
    bad red 1
    bad red 2
    bad red 3
    bad red 4

case a besieged kingdom is refused walls and towers for the siege before anything else [letters 6, letters 7, letters 8]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
orders red
    fortify r4k
    upgrade r4k
    tower r4k
expect
    refused red 1: under-siege r4k
    refused red 2: under-siege r4k
    refused red 3: under-siege r4k

case one wall and one tower stand on a territory, beside a building [build 20]
given season 2
orders red
    fortify r4a
    tower r4a
    fortify r4a
    tower r4a
expect
    done red 1
    done red 2
    refused red 3: wall-there r4a [build 20]
    refused red 4: tower-there r4a [build 20]
    r4a building: mill
    r4a wall: 1
    r4a tower: 1
    red gold: 30

case where a wall or tower stands no other is built [build 20, letters 6, letters 8]
given season 2
    r4c wall: 1
    r4c tower: 1
orders red
    fortify r4c
    tower r4c
expect
    refused red 1: wall-there r4c
    refused red 2: tower-there r4c

case as many structures are built in a turn as can be paid [build 20]
given season 2
    red gold: 29
orders red
    fortify r4a
    tower r4a
    fortify r4b
    tower r4b
    fortify r4c
    tower r4c
expect
    done red 5
    refused red 6: no-gold 5 4
    r4a wall: 1
    r4b wall: 1
    r4c wall: 1
    r4a tower: 1
    r4b tower: 1
    r4c tower: 0

case outside the realm two units are too few for wall, upgrade and tower, and the gold comes back [build 22, letters 9]
given season 2
    g5: red 2 orc
    g5 holder: red
    i3: red 2 orc
    i3 holder: red
    i3 wall: 1
orders red
    fortify g5
    tower g5
    upgrade i3
expect
    done red 1
    done red 2
    done red 3
    told only red: no-guard red wood g5 2 [letters 9]
    told only red: no-guard red tower g5 2
    told only red: no-guard red stone i3 2
    told only red 3 times: paid-back red 5
    g5 wall: 0
    g5 tower: 0
    i3 wall: 1
    red gold: 47

case outside the realm the three count in phase 7 before catapults take their crews, and catapults count after that no less [build 22, reinforce 1, reinforce 2]
given season 2
    g5: red 3 orc
    g5 holder: red
orders red
    catapult g5
    fortify g5
    tower g5
expect
    g5: red 2 orc, red catapult
    g5 wall: 1
    g5 tower: 1
    told nobody: no-guard

case outside the realm those who leave in phase 5 do not count, and those who come do [build 22]
given season 2
    g5: red 3 orc
    g5 holder: red
    r4c: red orc
    g4: red 2 orc
    g4 holder: red
    r4d: red 2 orc
    r4d holder: red
orders red
    fortify g5
    fortify g4
    transfer 1 orc from g5 to r4c
    transfer 1 orc from r4d to g4
expect
    g5 wall: 0
    g4 wall: 1

case within the realm one unit is enough [build 22]
given season 2
orders red
    fortify r4c
    tower r4c
expect
    r4c: red orc
    r4c wall: 1
    r4c tower: 1

case a stone wall breached once is a wooden one, and is upgraded like one [build 27]
given season 2
    r4c wall: 2
    r5c: blue 2 catapult, blue 3 barbarian
    r5c holder: blue
    g5: blue 2 catapult, blue 2 barbarian
    g5 holder: blue
    dice wall-die r4c 1 blue: 4
    dice battle r4c 1 7 red 3: 6
    dice battle r4c 1 6 blue 4: 6
orders blue
    attack r4c with 1 catapult 1 barbarian from g5
    when go-on: retreat
expect
    told all: wall-breached r4c 1
    r4c wall: 1
next season
orders red
    upgrade r4c
expect
    done red 1
    r4c wall: 2

# ---- repair ----

case the wall of a kingdom is repaired by one level for 5 gold, at once [build 26, letters 10]
given season 2
    r4k wall: 1
orders red
    repair r4k
    repair r4k
expect
    done red 1
    told red: wall-repaired red r4k 2 5 [build 26]
    refused red 2: repaired-before r4k [build 26]
    r4k wall: 2
    red gold: 35

case each kingdom may be repaired once a turn [build 26]
given season 2
    r4k wall: 0
    r5k: red orc
    r5k holder: red
    r5k wall: 2
orders red
    repair r4k
    repair r5k
expect
    done red 1
    done red 2
    r4k wall: 1
    r5k wall: 3
next season
orders red
    repair r4k
    repair r5k
expect
    done red 1
    refused red 2: wall-whole r5k 3
    r4k wall: 2

case the wall of a besieged kingdom may be repaired, and stands higher before the storm of the next turn [build 26]
given season 2
    r4k wall: 0
    c4: blue 3 barbarian
    r4k besieger: blue
    dice battle r4k 1 6 blue 4: 6 6 6
    dice battle r4k 1 7 red 4: 6 6 6 6 6
orders red
    repair r4k
orders blue
    storm r4k
    when go-on: siege
expect
    done red 1
    told red blue: round-begins r4k 1 1
    r4k wall: 1

case at level 3 nothing is repaired [letters 10]
given season 2
orders red
    repair r4k
expect
    refused red 1: wall-whole r4k 3

case nobody repairs the wall of another, nor one in a territory [build 27, letters 10]
given season 2
    r6k wall: 1
    r4c wall: 1
orders red
    repair r6k
    repair r4c
expect
    refused red 1: not-own-land r6k
    bad red 2
    r6k wall: 1

case 4 gold pay no repair [letters 10]
given season 2
    red gold: 4
    r4k wall: 1
orders red
    repair r4k
expect
    refused red 1: no-gold 5 4

case others see the level of the wall that was repaired, not what it cost [build 26, seen 1, seen 10]
given season 2 seats 3
    order 2: green
    green civilization: elves
    green first-kingdom: r3k
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
    r4k wall: 1
orders red
    repair r4k
expect
    told all: wall-repaired red r4k 2
    told only red: wall-repaired red r4k 2 5

# ---- razing ----

case a wall may be razed by its owner at any time of his turn [build 29, letters 16]
given season 2
    r4c wall: 2
    r4c tower: 1
orders red
    raze r4c wall
    raze r4c tower
expect
    done red 1
    done red 2
    told all: wall-razed r4c [build 30]
    told all: tower-razed r4c
    r4c wall: 0
    r4c tower: 0

case a tower that is razed may be ordered anew in the same turn, and stands in phase 7 [build 29, build 20]
given season 2
    r4c tower: 1
orders red
    raze r4c tower
    tower r4c
expect
    done red 1
    done red 2
    r4c tower: 1

case the upgrade of a wall that is razed before phase 7 is paid back [buy 17, build 29]
given season 2
    r4c wall: 1
orders red
    upgrade r4c
    raze r4c wall
expect
    done red 1
    done red 2
    told only red: place-changed red stone r4c [buy 17]
    told only red: paid-back red 5
    r4c wall: 0
    red gold: 40

case the wall of a kingdom is never razed [build 31, letters 16]
given season 2
orders red
    raze r4k wall
expect
    refused red 1: kingdom-wall-stays r4k [build 31]
    r4k wall: 3

case nobody razes on land that is not his [letters 16]
given season 2
    r4d: blue barbarian
    r4d holder: blue
    r4d wall: 1
    r4d tower: 1
orders red
    raze r4d wall
    raze r4d tower
    raze r6k wall
expect
    refused red 1: not-own-land r4d
    refused red 2: not-own-land r4d
    refused red 3: not-own-land r6k

case where no wall stands none is razed [letters 16]
given season 2
    r4c tower: 1
orders red
    raze r4c wall
    raze r4a tower
expect
    refused red 1: nothing-to-raze r4c
    refused red 2: nothing-to-raze r4a

case who loses land razes wall and tower, if he says nothing [build 30, letters 56]
given season 2
    r4d: blue 3 barbarian
    r4d holder: blue
    r4c wall: 1
    r4c tower: 1
    dice battle r4c 1 6 blue 4: 1
    dice battle r4c 1 7 red 3: 6
orders blue
    attack r4c with 2 barbarian from r4d
expect
    r4c holder: blue
    told all: wall-razed r4c
    told all: tower-razed r4c
    r4c wall: 0
    r4c tower: 0

case who loses land may leave the wall and raze the tower [build 30, build 28, letters 56]
given season 2
    r4d: blue 3 barbarian
    r4d holder: blue
    r4c wall: 2
    r4c tower: 1
    dice battle r4c 1 6 blue 4: 1
    dice battle r4c 1 7 red 3: 6
orders red
    when raze: tower
orders blue
    attack r4c with 2 barbarian from r4d
expect
    used red 1
    r4c wall: 2
    r4c tower: 0

case who loses land may raze the wall and leave the tower, or leave both [build 30, build 28, letters 56]
given season 2
    r4d: blue 3 barbarian
    r4d holder: blue
    r4c wall: 2
    r4c tower: 1
    r4b: red orc
    r4b wall: 1
    r4b tower: 1
    r4e: blue 3 barbarian
    r4e holder: blue
    r4a: blue 3 barbarian
    r4a holder: blue
    r4a building: none
    r4a builder: none
    r4a built: 0
    dice battle r4c 1 6 blue 4: 1
    dice battle r4c 1 7 red 3: 6
    dice battle r4b 1 6 blue 4: 1
    dice battle r4b 1 7 red 3: 6
orders red
    when raze if at = r4c: wall
    when raze: none
orders blue
    attack r4c with 2 barbarian from r4d
    attack r4b with 2 barbarian from r4a
expect
    r4c wall: 0
    r4c tower: 1
    r4b wall: 1
    r4b tower: 1

case unknown units raze nothing [build 30, build 28]
given season 2
    g5: stranger
    g5 wall: 1
    g5 tower: 1
    r4c: red 3 orc
    dice battle g5 1 6 red 3: 1
    dice battle g5 1 7 nobody 3: 6
orders red
    attack g5 with 2 orc from r4c
expect
    g5 holder: red
    g5 wall: 1
    g5 tower: 1

case a kingdom that falls keeps its wall at the level that is left, whatever the loser says [build 31, build 28]
given season 2
    r6k: blue barbarian
    r6k wall: 2
    r6a: blue hrolf, blue barbarian
    r6a holder: blue
    r6c: red 3 orc
    r6c holder: red
    dice battle r6k 1 6 red 3: 1
    dice battle r6k 1 7 blue 4: 6
orders red
    attack r6k with 2 orc from r6c
orders blue
    when raze: both
expect
    r6k holder: red
    r6k wall: 2
    told nobody: wall-razed

# ---- what a tower does ----

case a watchtower keeps off raids [build 24, raid 4]
given season 2
    r4d: blue 3 barbarian-cavalry
    r4d holder: blue
    r4c tower: 1
orders blue
    raid r4c from r4d with 2
expect
    refused blue 1: guarded r4c [raid 4]

case a watchtower keeps off pillage [build 24, raid 4]
given season 2 option pillage yes
    r4d: blue 3 barbarian-cavalry
    r4d holder: blue
    r4c tower: 1
orders blue
    pillage r4c from r4d with 2
expect
    refused blue 1: guarded r4c [raid 4]

case a watchtower keeps off sneak attacks [build 24, raid 12]
given season 2 option civilization-2 elves
    blue civilization: elves
    r6k: blue aelin, blue 5 elf
    r4d: blue 3 elf
    r4d holder: blue
    r4c tower: 1
orders blue
    sneak r4c from r4d with 2
expect
    refused blue 1: watched r4c [raid 12]

case a kingdom is a watchtower at every level of its wall, 0 too [build 25, raid 4]
given season 2
    r4k wall: 0
    r4c: blue 3 barbarian-cavalry
    r4c holder: blue
orders blue
    raid r4k from r4c with 2
expect
    refused blue 1: guarded r4k

case a watchtower sees exactly into adjacent land, and no farther [build 24, option 4, seen 4]
given season 2
    r4c tower: 1
    g5: blue 3 barbarian
    g5 holder: blue
    r5c: blue 3 barbarian
    r5c holder: blue
expect
    sees red exactly: g5
    sees red band: r5c

case a kingdom sees exactly into adjacent land at every level of its wall, across mountains not [build 25, option 4, seen 4]
given season 2
    r4k wall: 0
    r4d: blue 3 barbarian
    r4d holder: blue
    r4e: blue 3 barbarian
    r4e holder: blue
expect
    sees red exactly: r4d
    sees red band: r4e

# ---- who is told ----

case what is ordered its owner alone knows, buildings and structures are open to all when they are placed [build 5, seen 2]
given season 2 seats 3
    order 2: green
    green civilization: elves
    green first-kingdom: r3k
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
orders red
    build mill r4c
    fortify r4c
    tower r4c
    buy 2 orc r4k
    catapult r4k
    ship r4k
expect
    told only red: building-ordered red mill r4c 5
    told only red: structure-ordered red wood r4c 5
    told all: building-placed red mill r4c
    told all: structure-built red wood r4c

# ---- what else is said of walls, towers and buildings ----

case walls and towers cannot be moved, shipped or teleported [build 23]
given season 2
    r4c wall: 1
    r4c tower: 1
    r4c: red orc, red morg (knows 4 1)
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    transfer tower from r4c to r4k
    load tower from r4c on maw
    teleport morg with tower to r4k
    march wall from r4c via r4k
expect
    bad red 1
    bad red 2
    bad red 3
    bad red 4

case a wall that was conquered in the turn may be razed late in it, not before [build 29, letters 16]
given season 2
    r4c: red 4 orc
    g5: stranger
    g5 wall: 1
    g5 tower: 1
    dice battle g5 1 6 red 3: 1
    dice battle g5 1 7 nobody 3: 6
orders red
    attack g5 with 3 orc from r4c
    raze g5 tower
    raze g5 wall late
expect
    done red 1
    refused red 2: not-own-land g5
    done red 3
    told all: conquered red nobody g5
    then told all: wall-razed g5
    g5 wall: 0
    g5 tower: 1

case the building in a kingdom falls with the kingdom [build 13]
given season 2
    r4k: red orc
    r4k wall: 0
    r4k building: stable
    r4k builder: red
    r4k built: 1
    r4f: red gorbag, red orc
    r4f holder: red
    r4d: blue 3 barbarian
    r4d holder: blue
    dice battle r4k 1 6 blue 4: 1
    dice battle r4k 1 7 red 3: 6
orders blue
    attack r4k with 2 barbarian from r4d
expect
    r4k holder: blue
    told all: building-razed stable r4k
    r4k building: none

case no raid and no bombardment razes a building [build 13, build 14]
given season 2
    r4a: red 2 orc
    r4f: blue 3 barbarian-cavalry
    r4f holder: blue
    dice raid-die r4a blue: 1 1 1
orders blue
    raid r4a from r4f with 3
expect
    told all: fell-vacant r4a
    r4a: empty
    r4a building: mill
    r4a holder: none

case a mill on land that fell vacant is out of use [build 14]
given season 2
    r4a: empty
    r4a holder: none
orders red
    fortify r4c
expect
    refused red 1: not-operating mill

# ---- which of several reasons is told ----

case of several reasons against a building the first of the list is told: kind, needs, number, land, building there, gold [letters 1, letters 5]
given season 2
    red gold: 5
    g5: red orc
    g5 holder: red
    r4b building: none
    r4b builder: none
    r4b built: 0
orders red
    build lab g5
    build stable g5
    build mill g5
    build mill r4a
    build mill r4b
    build temple g5
    build mill g5
expect
    refused red 1: not-of-civilization lab
    refused red 2: not-operating smithy
    refused red 3: outside-realm g5
    refused red 4: building-there r4a
    done red 5
    refused red 6: not-operating smithy
    refused red 7: buildings-used 1

case of several reasons against a wall or tower the first of the list is told: land, kingdom, what stands there, mill, gold [letters 1, letters 6, letters 8]
given season 2
    red gold: 0
    r4a building: none
    r4a builder: none
    r4a built: 0
    r4c wall: 1
    r4c tower: 1
orders red
    fortify r6k
    tower r6k
    fortify r4k
    tower r4k
    fortify r4c
    tower r4c
    fortify r4a
    tower r4a
expect
    refused red 1: not-own-land r6k
    refused red 2: not-own-land r6k
    refused red 3: in-kingdom r4k
    refused red 4: in-kingdom r4k
    refused red 5: wall-there r4c
    refused red 6: tower-there r4c
    refused red 7: not-operating mill
    refused red 8: not-operating mill

case of several reasons against an upgrade the first of the list is told: land, kingdom, wooden wall, mill and smithy, gold [letters 1, letters 7]
given season 2
    red gold: 0
    r4b building: none
    r4b builder: none
    r4b built: 0
    r4c wall: 1
orders red
    upgrade r6k
    upgrade r4k
    upgrade r4a
    upgrade r4c
expect
    refused red 1: not-own-land r6k
    refused red 2: in-kingdom r4k
    refused red 3: no-wooden-wall r4a
    refused red 4: not-operating smithy

case of several reasons against a repair the first of the list is told: owner, level 3, repaired before, gold [letters 1, letters 10]
given season 2
    red gold: 5
    r5k: red orc
    r5k holder: red
    r5k wall: 2
    r1k: red orc
    r1k holder: red
    r1k wall: 1
orders red
    repair r5k
    repair r6k
    repair r4k
    repair r5k
    repair r1k
expect
    done red 1
    refused red 2: not-own-land r6k
    refused red 3: wall-whole r4k 3
    refused red 4: wall-whole r5k 3
    refused red 5: no-gold 5 0
