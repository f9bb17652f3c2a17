# SPDX-License-Identifier: MIT
# The map: what touches what, mountains and edges, realms, friendly and vacant land, islands, unknown units.

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

# ---- what touches what ----

case within Brogkar the kingdom touches a, c, d and f, and b and e across mountains only [land 3, land 4, land 5]
given season 2
    r1k: red 9 orc
    r1k holder: red
    r1a: red 9 orc
    r1a holder: red
    r1b: red 9 orc
    r1b holder: red
    r1c: red 9 orc
    r1c holder: red
    r1d: red 9 orc
    r1d holder: red
    r1e: red 9 orc
    r1e holder: red
    r1f: red 9 orc
    r1f holder: red
orders red
    transfer 1 orc from r1k to r1a
    transfer 1 orc from r1k to r1c
    transfer 1 orc from r1k to r1d
    transfer 1 orc from r1k to r1f
    transfer 1 orc from r1a to r1b
    transfer 1 orc from r1a to r1e
    transfer 1 orc from r1a to r1f
    transfer 1 orc from r1b to r1c
    transfer 1 orc from r1c to r1d
    transfer 1 orc from r1d to r1e
    transfer 1 orc from r1e to r1f
    transfer 1 orc from r1k to r1b
    transfer 1 orc from r1k to r1e
    transfer 1 orc from r1b to r1k
    transfer 1 orc from r1e to r1k
    transfer 1 orc from r1a to r1c
    transfer 1 orc from r1a to r1d
    transfer 1 orc from r1b to r1d
    transfer 1 orc from r1b to r1e
    transfer 1 orc from r1b to r1f
    transfer 1 orc from r1c to r1e
    transfer 1 orc from r1c to r1f
    transfer 1 orc from r1d to r1f
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10
    done red 11
    refused red 12: no-way-there r1k r1b [land 4]
    refused red 13: no-way-there r1k r1e [land 4]
    refused red 14: no-way-there r1b r1k [land 4]
    refused red 15: no-way-there r1e r1k [land 4]
    refused red 16: no-way-there r1a r1c [land 4]
    refused red 17: no-way-there r1a r1d [land 4]
    refused red 18: no-way-there r1b r1d [land 4]
    refused red 19: no-way-there r1b r1e [land 4]
    refused red 20: no-way-there r1b r1f [land 4]
    refused red 21: no-way-there r1c r1e [land 4]
    refused red 22: no-way-there r1c r1f [land 4]
    refused red 23: no-way-there r1d r1f [land 4]

case within Vyrholt the kingdom touches a, c, d and f, and b and e across mountains only [land 3, land 4, land 5]
given season 2
    r2k: red 9 orc
    r2k holder: red
    r2a: red 9 orc
    r2a holder: red
    r2b: red 9 orc
    r2b holder: red
    r2c: red 9 orc
    r2c holder: red
    r2d: red 9 orc
    r2d holder: red
    r2e: red 9 orc
    r2e holder: red
    r2f: red 9 orc
    r2f holder: red
orders red
    transfer 1 orc from r2k to r2a
    transfer 1 orc from r2k to r2c
    transfer 1 orc from r2k to r2d
    transfer 1 orc from r2k to r2f
    transfer 1 orc from r2a to r2b
    transfer 1 orc from r2a to r2e
    transfer 1 orc from r2a to r2f
    transfer 1 orc from r2b to r2c
    transfer 1 orc from r2c to r2d
    transfer 1 orc from r2d to r2e
    transfer 1 orc from r2e to r2f
    transfer 1 orc from r2k to r2b
    transfer 1 orc from r2k to r2e
    transfer 1 orc from r2b to r2k
    transfer 1 orc from r2e to r2k
    transfer 1 orc from r2a to r2c
    transfer 1 orc from r2a to r2d
    transfer 1 orc from r2b to r2d
    transfer 1 orc from r2b to r2e
    transfer 1 orc from r2b to r2f
    transfer 1 orc from r2c to r2e
    transfer 1 orc from r2c to r2f
    transfer 1 orc from r2d to r2f
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10
    done red 11
    refused red 12: no-way-there r2k r2b [land 4]
    refused red 13: no-way-there r2k r2e [land 4]
    refused red 14: no-way-there r2b r2k [land 4]
    refused red 15: no-way-there r2e r2k [land 4]
    refused red 16: no-way-there r2a r2c [land 4]
    refused red 17: no-way-there r2a r2d [land 4]
    refused red 18: no-way-there r2b r2d [land 4]
    refused red 19: no-way-there r2b r2e [land 4]
    refused red 20: no-way-there r2b r2f [land 4]
    refused red 21: no-way-there r2c r2e [land 4]
    refused red 22: no-way-there r2c r2f [land 4]
    refused red 23: no-way-there r2d r2f [land 4]

case within Silverwold the kingdom touches a, c, d and f, and b and e across mountains only [land 3, land 4, land 5]
given season 2
    r3k: red 9 orc
    r3k holder: red
    r3a: red 9 orc
    r3a holder: red
    r3b: red 9 orc
    r3b holder: red
    r3c: red 9 orc
    r3c holder: red
    r3d: red 9 orc
    r3d holder: red
    r3e: red 9 orc
    r3e holder: red
    r3f: red 9 orc
    r3f holder: red
orders red
    transfer 1 orc from r3k to r3a
    transfer 1 orc from r3k to r3c
    transfer 1 orc from r3k to r3d
    transfer 1 orc from r3k to r3f
    transfer 1 orc from r3a to r3b
    transfer 1 orc from r3a to r3e
    transfer 1 orc from r3a to r3f
    transfer 1 orc from r3b to r3c
    transfer 1 orc from r3c to r3d
    transfer 1 orc from r3d to r3e
    transfer 1 orc from r3e to r3f
    transfer 1 orc from r3k to r3b
    transfer 1 orc from r3k to r3e
    transfer 1 orc from r3b to r3k
    transfer 1 orc from r3e to r3k
    transfer 1 orc from r3a to r3c
    transfer 1 orc from r3a to r3d
    transfer 1 orc from r3b to r3d
    transfer 1 orc from r3b to r3e
    transfer 1 orc from r3b to r3f
    transfer 1 orc from r3c to r3e
    transfer 1 orc from r3c to r3f
    transfer 1 orc from r3d to r3f
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10
    done red 11
    refused red 12: no-way-there r3k r3b [land 4]
    refused red 13: no-way-there r3k r3e [land 4]
    refused red 14: no-way-there r3b r3k [land 4]
    refused red 15: no-way-there r3e r3k [land 4]
    refused red 16: no-way-there r3a r3c [land 4]
    refused red 17: no-way-there r3a r3d [land 4]
    refused red 18: no-way-there r3b r3d [land 4]
    refused red 19: no-way-there r3b r3e [land 4]
    refused red 20: no-way-there r3b r3f [land 4]
    refused red 21: no-way-there r3c r3e [land 4]
    refused red 22: no-way-there r3c r3f [land 4]
    refused red 23: no-way-there r3d r3f [land 4]

case within Gharzul the kingdom touches a, c, d and f, and b and e across mountains only [land 3, land 4, land 5]
given season 2
    r4k: red gorbag, red 9 orc
    r4a: red 9 orc
    r4a holder: red
    r4b: red 9 orc
    r4b holder: red
    r4c: red 9 orc
    r4c holder: red
    r4d: red 9 orc
    r4d holder: red
    r4e: red 9 orc
    r4e holder: red
    r4f: red 9 orc
    r4f holder: red
orders red
    transfer 1 orc from r4k to r4a
    transfer 1 orc from r4k to r4c
    transfer 1 orc from r4k to r4d
    transfer 1 orc from r4k to r4f
    transfer 1 orc from r4a to r4b
    transfer 1 orc from r4a to r4e
    transfer 1 orc from r4a to r4f
    transfer 1 orc from r4b to r4c
    transfer 1 orc from r4c to r4d
    transfer 1 orc from r4d to r4e
    transfer 1 orc from r4e to r4f
    transfer 1 orc from r4k to r4b
    transfer 1 orc from r4k to r4e
    transfer 1 orc from r4b to r4k
    transfer 1 orc from r4e to r4k
    transfer 1 orc from r4a to r4c
    transfer 1 orc from r4a to r4d
    transfer 1 orc from r4b to r4d
    transfer 1 orc from r4b to r4e
    transfer 1 orc from r4b to r4f
    transfer 1 orc from r4c to r4e
    transfer 1 orc from r4c to r4f
    transfer 1 orc from r4d to r4f
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10
    done red 11
    refused red 12: no-way-there r4k r4b [land 4]
    refused red 13: no-way-there r4k r4e [land 4]
    refused red 14: no-way-there r4b r4k [land 4]
    refused red 15: no-way-there r4e r4k [land 4]
    refused red 16: no-way-there r4a r4c [land 4]
    refused red 17: no-way-there r4a r4d [land 4]
    refused red 18: no-way-there r4b r4d [land 4]
    refused red 19: no-way-there r4b r4e [land 4]
    refused red 20: no-way-there r4b r4f [land 4]
    refused red 21: no-way-there r4c r4e [land 4]
    refused red 22: no-way-there r4c r4f [land 4]
    refused red 23: no-way-there r4d r4f [land 4]

case within Caldmoor the kingdom touches a, c, d and f, and b and e across mountains only [land 3, land 4, land 5]
given season 2
    r5k: red 9 orc
    r5k holder: red
    r5a: red 9 orc
    r5a holder: red
    r5b: red 9 orc
    r5b holder: red
    r5c: red 9 orc
    r5c holder: red
    r5d: red 9 orc
    r5d holder: red
    r5e: red 9 orc
    r5e holder: red
    r5f: red 9 orc
    r5f holder: red
orders red
    transfer 1 orc from r5k to r5a
    transfer 1 orc from r5k to r5c
    transfer 1 orc from r5k to r5d
    transfer 1 orc from r5k to r5f
    transfer 1 orc from r5a to r5b
    transfer 1 orc from r5a to r5e
    transfer 1 orc from r5a to r5f
    transfer 1 orc from r5b to r5c
    transfer 1 orc from r5c to r5d
    transfer 1 orc from r5d to r5e
    transfer 1 orc from r5e to r5f
    transfer 1 orc from r5k to r5b
    transfer 1 orc from r5k to r5e
    transfer 1 orc from r5b to r5k
    transfer 1 orc from r5e to r5k
    transfer 1 orc from r5a to r5c
    transfer 1 orc from r5a to r5d
    transfer 1 orc from r5b to r5d
    transfer 1 orc from r5b to r5e
    transfer 1 orc from r5b to r5f
    transfer 1 orc from r5c to r5e
    transfer 1 orc from r5c to r5f
    transfer 1 orc from r5d to r5f
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10
    done red 11
    refused red 12: no-way-there r5k r5b [land 4]
    refused red 13: no-way-there r5k r5e [land 4]
    refused red 14: no-way-there r5b r5k [land 4]
    refused red 15: no-way-there r5e r5k [land 4]
    refused red 16: no-way-there r5a r5c [land 4]
    refused red 17: no-way-there r5a r5d [land 4]
    refused red 18: no-way-there r5b r5d [land 4]
    refused red 19: no-way-there r5b r5e [land 4]
    refused red 20: no-way-there r5b r5f [land 4]
    refused red 21: no-way-there r5c r5e [land 4]
    refused red 22: no-way-there r5c r5f [land 4]
    refused red 23: no-way-there r5d r5f [land 4]

case within Skarnhall the kingdom touches a, c, d and f, and b and e across mountains only [land 3, land 4, land 5]
given season 2
    r6k: red 9 orc
    r6k holder: red
    g3: blue hrolf
    g3 holder: blue
    r6a: red 9 orc
    r6a holder: red
    r6b: red 9 orc
    r6b holder: red
    r6c: red 9 orc
    r6c holder: red
    r6d: red 9 orc
    r6d holder: red
    r6e: red 9 orc
    r6e holder: red
    r6f: red 9 orc
    r6f holder: red
orders red
    transfer 1 orc from r6k to r6a
    transfer 1 orc from r6k to r6c
    transfer 1 orc from r6k to r6d
    transfer 1 orc from r6k to r6f
    transfer 1 orc from r6a to r6b
    transfer 1 orc from r6a to r6e
    transfer 1 orc from r6a to r6f
    transfer 1 orc from r6b to r6c
    transfer 1 orc from r6c to r6d
    transfer 1 orc from r6d to r6e
    transfer 1 orc from r6e to r6f
    transfer 1 orc from r6k to r6b
    transfer 1 orc from r6k to r6e
    transfer 1 orc from r6b to r6k
    transfer 1 orc from r6e to r6k
    transfer 1 orc from r6a to r6c
    transfer 1 orc from r6a to r6d
    transfer 1 orc from r6b to r6d
    transfer 1 orc from r6b to r6e
    transfer 1 orc from r6b to r6f
    transfer 1 orc from r6c to r6e
    transfer 1 orc from r6c to r6f
    transfer 1 orc from r6d to r6f
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10
    done red 11
    refused red 12: no-way-there r6k r6b [land 4]
    refused red 13: no-way-there r6k r6e [land 4]
    refused red 14: no-way-there r6b r6k [land 4]
    refused red 15: no-way-there r6e r6k [land 4]
    refused red 16: no-way-there r6a r6c [land 4]
    refused red 17: no-way-there r6a r6d [land 4]
    refused red 18: no-way-there r6b r6d [land 4]
    refused red 19: no-way-there r6b r6e [land 4]
    refused red 20: no-way-there r6b r6f [land 4]
    refused red 21: no-way-there r6c r6e [land 4]
    refused red 22: no-way-there r6c r6f [land 4]
    refused red 23: no-way-there r6d r6f [land 4]

case gold territories and the land bridge join the realms, and the upper edge adjoins the lower one [land 1, land 4]
given season 2
    g1: red 5 orc
    g1 holder: red
    g2: red 5 orc
    g2 holder: red
    g3: red 5 orc
    g3 holder: red
    g4: red 5 orc
    g4 holder: red
    g5: red 5 orc
    g5 holder: red
    g6: red 5 orc
    g6 holder: red
    lb: red 5 orc
    lb holder: red
    r1b: red 5 orc
    r1b holder: red
    r1c: red 5 orc
    r1c holder: red
    r1d: red 5 orc
    r1d holder: red
    r2a: red 5 orc
    r2a holder: red
    r2b: red 5 orc
    r2b holder: red
    r2c: red 5 orc
    r2c holder: red
    r2d: red 5 orc
    r2d holder: red
    r3b: red 5 orc
    r3b holder: red
    r3c: red 5 orc
    r3c holder: red
    r3d: red 5 orc
    r3d holder: red
    r4b: red 5 orc
    r4b holder: red
    r4c: red 5 orc
    r4c holder: red
    r4d: red 5 orc
    r4d holder: red
    r5a: red 5 orc
    r5a holder: red
    r5b: red 5 orc
    r5b holder: red
    r5c: red 5 orc
    r5c holder: red
    r5d: red 5 orc
    r5d holder: red
    r6b: red 5 orc
    r6b holder: red
    r6c: red 5 orc
    r6c holder: red
    r6d: red 5 orc
    r6d holder: red
orders red
    transfer 1 orc from r1c to g1
    transfer 1 orc from g1 to r2a
    transfer 1 orc from r2c to g2
    transfer 1 orc from g2 to r3c
    transfer 1 orc from r3d to g3
    transfer 1 orc from g3 to r6d
    transfer 1 orc from r1d to g4
    transfer 1 orc from g4 to r4d
    transfer 1 orc from r4c to g5
    transfer 1 orc from g5 to r5c
    transfer 1 orc from r5a to g6
    transfer 1 orc from g6 to r6c
    transfer 1 orc from r2d to lb
    transfer 1 orc from lb to r5d
    transfer 1 orc from r1b to r4b
    transfer 1 orc from r2b to r5b
    transfer 1 orc from r3b to r6b
    transfer 1 orc from r1b to r2b
    transfer 1 orc from r2b to r3b
    transfer 1 orc from r4b to r5b
    transfer 1 orc from r1b to r5b
    transfer 1 orc from r1c to r2a
    transfer 1 orc from g1 to r1b
    transfer 1 orc from g4 to g5
    transfer 1 orc from lb to r2b
    transfer 1 orc from r1b to r3b
    transfer 1 orc from r4b to r6b
    transfer 1 orc from g3 to r3c
    transfer 1 orc from r5d to r2d
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10
    done red 11
    done red 12
    done red 13
    done red 14
    done red 15
    done red 16
    done red 17
    refused red 18: no-way-there r1b r2b [land 4]
    refused red 19: no-way-there r2b r3b [land 4]
    refused red 20: no-way-there r4b r5b [land 4]
    refused red 21: no-way-there r1b r5b [land 4]
    refused red 22: no-way-there r1c r2a [land 4]
    refused red 23: no-way-there g1 r1b [land 4]
    refused red 24: no-way-there g4 g5 [land 4]
    refused red 25: no-way-there lb r2b [land 4]
    refused red 26: no-way-there r1b r3b [land 4]
    refused red 27: no-way-there r4b r6b [land 4]
    refused red 28: no-way-there g3 r3c [land 4]
    refused red 29: no-way-there r5d r2d [land 4]
case the sea zones are adjacent as the box says, the upper edge of the map adjoining the lower one [land 4]
given season 2
    ie1: blue wolf
    e2: blue raven
    iw1: blue bear
    blue aboard: blue barbarian (ship wolf), blue barbarian (ship raven), blue barbarian (ship bear)
orders blue
    sail wolf ie2 ie3 ie2 e2 e3 e1 n2 s2 e3
    sail raven e1 n2 n1 w1 w3 s1 n1 s1 s2
    sail bear iw2 iw3 iw2 w2 w1 w2 w3
expect
    done blue 1
    done blue 2
    done blue 3
    e3: blue wolf
    s2: blue raven
    w3: blue bear

case other sea zones are not: the left edge adjoins no right one, and what is within has one outlet on each side [land 4, letters 18]
given season 2
    w1: blue wolf
    iw1: blue raven
    n1: blue bear
    blue aboard: blue barbarian (ship wolf), blue barbarian (ship raven), blue barbarian (ship bear)
orders blue
    sail wolf e1
    sail wolf w2 e2
    sail wolf w3 s2
    sail raven n1
    sail raven ie1
    sail raven iw3
    sail raven iw2 ie2
    sail raven iw2 iw3 s1
    sail bear s2
    sail bear n2 ie1
    sail bear e1
expect
    refused blue 1: no-lane w1 e1
    refused blue 2: no-lane w2 e2
    refused blue 3: no-lane w3 s2
    refused blue 4: no-lane iw1 n1
    refused blue 5: no-lane iw1 ie1
    refused blue 6: no-lane iw1 iw3
    refused blue 7: no-lane iw2 ie2
    refused blue 8: no-lane iw3 s1
    refused blue 9: no-lane n1 s2
    refused blue 10: no-lane n2 ie1
    refused blue 11: no-lane n1 e1

case what units board from touches the zone of the ship: the coast of n1 [land 4, land 10]
given season 2
    n1: red maw
    g1: red 2 orc
    g1 holder: red
    r1b: red 2 orc
    r1b holder: red
    r1c: red 2 orc
    r1c holder: red
    r2a: red 2 orc
    r2a holder: red
    r2b: red 2 orc
    r2b holder: red
    r1d: red 2 orc
    r1d holder: red
orders red
    load 1 orc from g1 on maw
    load 1 orc from r1b on maw
    load 1 orc from r1c on maw
    load 1 orc from r2a on maw
    load 1 orc from r2b on maw
    load 1 orc from r1d on maw
    land 1 orc off maw at i1
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    refused red 6: ship-elsewhere maw r1d
    done red 7
    i1 holder: red

# ---- mountains ----

case a DragonLord who goes alone is transferred across a mountain, with others he is not [land 5, march 8]
given season 2
    r4k: red gorbag, red 5 orc, red vermithrax
    r4b: red 2 orc
    r4b holder: red
orders red
    transfer vermithrax 1 orc from r4k to r4b
    transfer vermithrax from r4k to r4b
expect
    refused red 1: no-way-there r4k r4b [land 4]
    done red 2
    r4b: red 2 orc, red vermithrax

case across a mountain nobody attacks but a DragonLord alone [land 5]
given season 2
    r4k: red gorbag, red 5 orc, red vermithrax
    r4b: stranger
    r4e: stranger
orders red
    attack r4b with 4 orc from r4k
    attack r4b with vermithrax from r4k
    attack r4e with orc from r4k
expect
    refused red 1: mountain-bars r4k
    done red 2
    r4b: red vermithrax
    refused red 3: mountain-bars r4k

case by teleport one passes a mountain [land 5, portal 3]
given season 2
    r4k: red gorbag, red 5 orc, red morg (knows 4 1)
    r4b: red 2 orc
    r4b holder: red
orders red
    teleport morg with 3 orc to r4b
expect
    done red 1
    r4b: red 5 orc, red morg

# ---- realms ----

case the realm of a seat is its kingdom with those of that realm's ordinary territories it owns [land 6, buy 2]
given season 2
    red gold: 30
    r4a: red orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
orders red
    buy orc r4k
    buy orc r4a
    buy orc r4b
    buy orc r4c
expect
    done red 1
    done red 2
    refused red 3: outside-realm r4b [land 7]
    refused red 4: outside-realm r4c

case gold territories, the land bridge and islands belong to no realm [land 7, buy 3]
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
    refused red 1: outside-realm g5 [land 7]
    refused red 2: outside-realm lb [land 7]
    refused red 3: outside-realm i3 [land 7]

case where you lack the kingdom its ordinary territories are no realm of yours, whoever holds it [land 7]
given season 2
    red gold: 30
    r5a: red 3 orc
    r5a holder: red
    r6b: red 3 orc
    r6b holder: red
    r2a: red 3 orc
    r2a holder: red
    r2k: 5 stranger
    r2k wall: 3
orders red
    buy orc r5a
    buy orc r6b
    buy orc r2a
expect
    refused red 1: outside-realm r5a
    refused red 2: outside-realm r6b
    refused red 3: outside-realm r2a

case a second kingdom makes its territories realm as well [land 6]
given season 2
    red gold: 30
    r5k: red orc
    r5k holder: red
    r5a: red orc
    r5a holder: red
    r4a: red orc
    r4a holder: red
orders red
    buy orc r5a
    buy orc r4a
    buy orc r5k
expect
    done red 1
    done red 2
    done red 3

# ---- friendly land ----

case land of another seat, neutral land and a besieged kingdom are not friendly [land 8, siege 3]
given season 2
    r4k besieger: blue
    c4: blue 3 barbarian
    r4a: red 5 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4e: stranger
    r4f: red orc
    r4f holder: red
orders red
    transfer 1 orc from r4a to r4k
    transfer 1 orc from r4k to r4a
    transfer 1 orc from r4a to r4b
    transfer 1 orc from r4a to r4e
    transfer 1 orc from r4a to r4f
expect
    refused red 1: not-friendly r4k [land 8]
    refused red 2
    refused red 3: not-friendly r4b [land 8]
    refused red 4: not-friendly r4e [land 8]
    done red 5

# ---- mines, teleportals, coasts, islands ----

case R2f, R5f and the land bridge bear a teleportal, others do not [land 9, portal 6]
given season 2
    r2f: red 2 orc
    r2f holder: red
    r5f: red 2 orc
    r5f holder: red
    lb: red 5 orc, red morg, red zagga, red urk
    lb holder: red
    r4a: red orc
    r4a holder: red
orders red
    portal morg to r2f
    portal zagga to r5f
    portal urk to r4a
    portal gorbag to lb
expect
    done red 1
    done red 2
    refused red 3: no-teleportal r4a [portal 6]
    refused red 4: no-teleportal r4k [portal 6]
    r2f: red 2 orc, red morg
    r5f: red 2 orc, red zagga

case a harbour is any land that touches a sea zone, so f of a realm is none [land 10]
given season 2
    red gold: 40
    r4a: red orc
    r4a holder: red
    r4f: red orc
    r4f holder: red
orders red
    ship r4f
    ship r4a
    ship r4k
expect
    refused red 1: not-coastal r4f [land 10]
    done red 2
    done red 3

case each island touches one zone only [land 10, letters 19]
given season 2
    iw2: red maw
    n1: red tusk
    s2: red gore
    red aboard: red 3 orc (ship maw), red 3 orc (ship tusk), red 3 orc (ship gore)
orders red
    land 1 orc off maw at i6
    land 1 orc off maw at i5
    land 1 orc off tusk at i2
    land 1 orc off tusk at i1
    land 1 orc off gore at i3
    land 1 orc off gore at i4
expect
    refused red 1: no-coast i6 iw2
    done red 2
    refused red 3: no-coast i2 n1
    done red 4
    refused red 5: no-coast i3 s2
    done red 6
    i1 holder: red
    i4 holder: red
    i5 holder: red

case i2, i3 and i6 lie in n2, s1 and ie2 [land 10, letters 19]
given season 2
    n2: red maw
    s1: red tusk
    ie2: red gore
    red aboard: red 3 orc (ship maw), red 3 orc (ship tusk), red 3 orc (ship gore)
orders red
    land 1 orc off maw at i2
    land 1 orc off tusk at i3
    land 1 orc off gore at i6
expect
    done red 1
    done red 2
    done red 3

case nobody marches to an island or from it, it is reached by ship or by teleport [land 11]
given season 2
    g4: red 3 orc
    g4 holder: red
    i5: red 3 orc
    i5 holder: red
    r4k: red gorbag, red 5 orc, red morg (knows 4 1)
orders red
    march 1 orc from g4 via i5
    transfer 1 orc from i5 to g4
    teleport morg with 2 orc to i5
expect
    refused red 1: no-way-there g4 i5
    refused red 2: no-way-there i5 g4
    done red 3
    i5: red 5 orc, red morg

case no march leads into a Wasteland, which is entered in phase 3 only [land 11]
given season 2
    r4b: red 3 orc
    r4b holder: red
orders red
    march 1 orc from r4b via ws8
    transfer 1 orc from r4b to ws8
expect
    bad red 1
    bad red 2

# ---- leaving land ----

case where units go away at least one stays: the last cannot go, all but one can [land 12]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4f: red orc
    r4f holder: red
orders red
    transfer 3 orc from r4a to r4f
    transfer 2 orc from r4a to r4f
    transfer 1 orc from r4a to r4f
expect
    refused red 1: nobody-stays r4a [land 12]
    done red 2
    refused red 3: nobody-stays r4a [land 12]
    r4a: red orc

case a caster or a catapult is a unit that stays, too [land 12, unit 1]
given season 2
    r4a: red 2 orc, red morg
    r4a holder: red
    r4c: red orc, red catapult
    r4c holder: red
    r4f: red orc
    r4f holder: red
    r4k: red gorbag, red 5 orc
orders red
    transfer 2 orc from r4a to r4f
    transfer 1 orc from r4c to r4k
    transfer 5 orc from r4k to r4a
expect
    done red 1
    done red 2
    done red 3
    r4a: red morg, red 5 orc
    r4c: red catapult
    r4k: red gorbag, red orc

case aboard nobody has to stay, but ashore one does [land 12, sail 3]
given season 2
    red docks: red maw (harbour r4d)
    r4d: red 2 orc
    r4d holder: red
orders red
    load 2 orc from r4d on maw
    load 1 orc from r4d on maw
    sail maw iw3
expect
    refused red 1: nobody-stays r4d
    done red 2
    done red 3

# ---- vacant land ----

case a raid may leave land vacant, which has no owner then [land 13, land 14]
given season 2
    r4a: red orc, red 2 wolf-rider
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4b wall: 1
    r4b building: mill
    r4b builder: blue
    r4b built: 1
    dice raid-die r4b red: 1
orders red
    raid r4b from r4a with 1
expect
    told all: fell-vacant r4b [land 13]
    r4b: empty
    r4b holder: none
    r4b wall: 1
    blue gold: 7            # r4b pays nothing

case a battle that nobody survives leaves land vacant; wall and tower stay [land 13, land 14, round 9]
given season 2
    r4a: red 2 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4b wall: 1
    r4b tower: 1
    dice battle r4b 1 6 red 3: 1
    dice battle r4b 1 7 blue 4: 1
orders red
    attack r4b with 1 orc from r4a
expect
    told all: fell-vacant r4b
    r4b: empty
    r4b holder: none
    r4b wall: 1
    r4b tower: 1
    told nobody: wall-razed
    told nobody: conquered

case what gold, items and shards lie in a vacant kingdom wait for the next owner, who enters without a battle [land 14, land 15]
given season 2
    hidden-shards: 7
    r5k wall: 2
    r5k shards: 2
    r5k lying: 6
    hoard: potion (kept-at r5k)
    r5c: red 3 orc
    r5c holder: red
orders red
    attack r5k with 2 orc from r5c
expect
    done red 1
    told all: walked-in red r5k
    r5k holder: red
    r5k wall: 2
    r5k shards: 2
    r5k lying: 0
    red hoard: red potion (kept-at r5k)
    red gold: 21            # 6, and 7 + 7 + 1

case vacant land is taken by march and by transfer, and is its new owner's at once [land 15, march 9]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red 2 orc
    r4c holder: red
orders red
    march 1 orc from r4a via r4b
    transfer 1 orc from r4c to r4d
expect
    done red 1
    done red 2
    told all: land-taken red r4b [march 9]
    told all: land-taken red r4d
    r4b holder: red
    r4d holder: red
    red gold: 11            # 7 and four

case a vacant kingdom is taken by transfer, too, with its gold [land 15, land 14]
given season 2
    r5k lying: 5
    r5c: red 3 orc
    r5c holder: red
orders red
    transfer 1 orc from r5c to r5k
expect
    done red 1
    r5k holder: red
    red gold: 20

case a vacant island is taken by landing [land 15, sail 7]
given season 2
    iw2: red maw
    hidden-shards: 8
    i5 shards: 1
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    done red 1
    i5 holder: red
    i5 shards: 0
    r4k shards: 1

case a vacant coast that is no island is not landed on in phase 2 [land 15, letters 19]
given season 2
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at g4
expect
    refused red 1: no-landing g4

# ---- unknown units ----

case unknown units only defend: they take no vacant land, make no sortie, and name no hero [land 16, hero 7]
given season 2
    g5: 5 stranger
    r4c: red 4 orc
    r4c holder: red
    dice battle g5 1 6 red 3: 6 6 6
    dice battle g5 1 7 nobody 3: 1 1 1
orders red
    attack g5 with 3 orc from r4c
expect
    g5: 5 stranger
    r4c: red orc
    told nobody: hero-named
    told nobody: land-taken
    told all: land-held nobody g5

case unknown units stand on the land of a seat whose king has fallen [land 17, king 9]
given season 2 seats 3
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin, green elf
    r3k holder: green
    r6k wall: 0
    r6k: blue hrolf
    r6a: red 3 orc
    r6a holder: red
    r6b: blue barbarian
    r6b holder: blue
    r6b wall: 1
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with 2 orc from r6a
expect
    out blue
    r6b: stranger
    r6b holder: none
    r6b wall: 1

game dragonlords seats 2 option civilization-1 dwarves option civilization-2 barbarians
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

case G1 and G6 are mines, of the gold territories they alone [land 9, income 2]
given season 2
    g1: red dwarf
    g1 holder: red
    g6: red dwarf
    g6 holder: red
    g2: red dwarf
    g2 holder: red
    g3: red dwarf
    g3 holder: red
    g4: red dwarf
    g4 holder: red
    g5: red dwarf
    g5 holder: red
expect
    red gold: 47            # 7, twice 10, four times 5
