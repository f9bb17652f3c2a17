# SPDX-License-Identifier: MIT
# Reinforcement: the order of phase 7, the count of three, catapults, ships, and what is paid back.

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    red gold: 50
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r4a: red 2 orc
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
    r4d: red orc
    r4d holder: red
    r4d building: temple
    r4d builder: red
    r4d built: 1
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case buildings, walls and towers come first, then catapults, then units and ships, then the temple [reinforce 1]
given season 2
    red gold: 60
    scrolls top: infernal
orders red
    scroll
    ship r4k
    buy 4 orc r4k
    catapult r4a
    tower r4a
    fortify r4a
    build mill r4c
expect
    told red: building-placed red mill r4c
    told red: structure-built red wood r4a
    told red: structure-built red tower r4a
    told red: income red
    then told red: building-placed red mill r4c
    then told red: catapult-made red r4a orc
    then told red: units-placed red 4 orc r4k
    then told red: scroll-drawn red
    told red: structure-built red wood r4a
    then told red: catapult-made red r4a orc
    then told red: ship-built red maw r4k
    then told red: scroll-drawn red

case income comes before anything is placed [reinforce 1, round 2]
given season 2
orders red
    buy 4 orc r4k
expect
    told red: income red
    then told red: units-placed red 4 orc r4k

case the count that begins the phase decides: a wall stands though a catapult took its crew of the three [reinforce 2]
given season 2
    g5: red 3 orc
    g5 holder: red
orders red
    fortify g5
    catapult g5
expect
    g5: red 2 orc, red catapult
    g5 wall: 1

case a catapult made in this phase is no third unit for a second one [reinforce 2, buy 13]
given season 2
    g5: red 4 orc
    g5 holder: red
orders red
    catapult g5
    catapult g5
expect
    g5: red 3 orc, red catapult
    told only red: no-guard red catapult g5
    told only red: paid-back red 5

case units that are placed in this phase are no crew for a catapult [reinforce 1, reinforce 2, buy 14]
given season 2
    r4c: red morg
orders red
    catapult r4c
    buy orc r4c
expect
    told only red: no-crew red r4c
    told only red: paid-back red 5
    r4c: red morg, red orc

case a catapult standing there counts as one of the three [reinforce 2]
given season 2
    g5: red 2 orc, red catapult
    g5 holder: red
orders red
    fortify g5
expect
    g5 wall: 1

case the unit is taken away and the catapult stands in its place [reinforce 3]
given season 2
orders red
    catapult r4c
expect
    told only red: catapult-made red r4c orc
    r4c: red catapult

case new ships are docked and empty, and all see them [reinforce 4, seen 1]
given season 2
orders red
    ship r4c
expect
    told all: ship-built red maw r4c
    red docks: red maw (harbour r4c)
    red aboard: empty

case a new ship may sail in the next turn [reinforce 4]
given season 2
orders red
    ship r4k
    load 2 orc from r4k on maw
expect
    done red 1
    refused red 2: no-such-ship
next season
orders red
    load 2 orc from r4k on maw
    sail maw iw3
expect
    done red 1
    done red 2
    iw3: red maw

case units that are placed fight in the next turn, not in this one [round 6, reinforce 5]
given season 2
    r4c: red orc
    g5: stranger
orders red
    buy 4 orc r4c
    attack g5 with 1 orc from r4c
expect
    done red 1
    refused red 2
    r4c: red 5 orc

case nothing is carried into the next turn: what is not placed is paid back, once [reinforce 5]
given season 2
    red gold: 5
    g5: red 2 orc
    g5 holder: red
orders red
    tower g5
expect
    told only red 1 times: paid-back red 5
    red ordered: empty
    red gold: 21
    g5 tower: 0
next season
expect
    told nobody: paid-back
    told nobody: structure-built
    g5 tower: 0
    red gold: 37

case each thing that fails is paid back by itself, and the rest is placed [reinforce 5, buy 17]
given season 2
    red gold: 30
    g5: red 2 orc
    g5 holder: red
    i3: red 3 orc
    i3 holder: red
orders red
    tower g5
    fortify g5
    tower i3
    catapult i3
    catapult i3
expect
    told only red: no-guard red tower g5 2
    told only red: no-guard red wood g5 2
    told only red: no-guard red catapult i3
    told only red 3 times: paid-back red 5
    i3: red 2 orc, red catapult
    i3 tower: 1
    red gold: 38

case victory is looked at after phase 7, when all is placed [reinforce 1, round 13]
given season 2 option victory shards option shard-target 2
    hidden-shards: 7
    r4k shards: 2
orders red
    buy 4 orc r4k
expect
    over
    told red: units-placed red 4 orc r4k
    then told all: won red
