# SPDX-License-Identifier: MIT
# A further reader, from the clauses alone: ships.
# Red's harbours are r4k, r4c and r4d on iw3; six zones from r4k are iw3 iw2 w2 w3 s1 s2.

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

case who boards may land at another coast in the same turn, for boarding and landing are one each [sail 6, sail 7]
given
    g4 holder: red
    g4: red orc
    iw3: red maw
orders red
    load 2 orc from r4k on maw
    sail maw iw2
    land 2 orc off maw at g4
expect
    done red 1
    done red 2
    done red 3
    g4: red 3 orc
    red aboard: empty

case who has landed may board another ship in the turn, for each is done once, and does not land a second time [sail 6]
given
    g4 holder: red
    g4: red orc
    iw2: red maw, red tusk
    red aboard: red 2 orc-archer (ship maw)
orders red
    land 2 orc-archer off maw at g4
    load 2 orc-archer from g4 on tusk
    land 1 orc-archer off tusk at g4
expect
    done red 1
    done red 2
    refused red 3
    g4: red orc
    red aboard: red 2 orc-archer (ship tusk)

case to dock costs no step, so a ship of Orcs docks behind six zones [sail 4, sail 8]
given
    r5a holder: red
    r5a: red orc
    iw3: red maw
    red aboard: red 2 orc (ship maw)
orders red
    sail maw iw2 w2 w3 s1 s2
    dock maw r5a
expect
    done red 1
    done red 2
    red docks: red maw (harbour r5a)
    r5a: red 3 orc

case six zones may lead to and fro, a seventh is too far [sail 4]
given
    iw3: red maw, red tusk
    red aboard: red orc (ship maw), red orc (ship tusk)
orders red
    sail maw iw2 iw3 iw2 iw3 iw2 w2
    sail tusk iw2 iw3 iw2 iw3 iw2 iw3 iw2
expect
    done red 1
    refused red 2
    w2: red maw
    iw3: red tusk

case ships of Barbarians go ten zones [sail 4]
given
    ie3: blue wolf
    blue aboard: blue barbarian (ship wolf)
orders blue
    sail wolf ie2 ie3 ie2 ie3 ie2 ie3 ie2 ie3 ie2 e2
expect
    done blue 1
    e2: blue wolf

case the last unit of a coast does not board, a caster who stays is enough [sail 3]
given
    r4d holder: red
    r4d: red orc
    r4c holder: red
    r4c: red orc, red morg
    iw3: red maw
orders red
    load 1 orc from r4d on maw
    load 1 orc from r4c on maw
expect
    refused red 1
    done red 2
    r4d: red orc
    r4c: red morg
    red aboard: red orc (ship maw)

case a caster alone sails a ship [sail 4, naval 12]
given
    iw3: red maw
    red aboard: red morg (ship maw)
orders red
    sail maw iw2
expect
    done red 1
    iw2: red maw

case nobody aboard, nobody sails [sail 4, sail 13]
given
    iw3: red maw
orders red
    sail maw iw2
expect
    refused red 1
    iw3: red maw

case units of a ship that sails away take along whoever boarded before, not who boards later [sail 3, sail 6]
given
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    sail maw iw2
    load 1 orc from r4k on maw
expect
    done red 1
    refused red 2
    red aboard: red orc (ship maw)

case a docked ship goes into a zone of its harbour first, no other [sail 5]
given
    red docks: red maw (harbour r4k)
orders red
    load 1 orc from r4k on maw
    sail maw iw2 w2
expect
    refused red 2
    red docks: red maw (harbour r4k)

case nobody lands at land of another seat or of nobody that is no island [sail 7]
given
    g4: empty
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at g4
expect
    refused red 1
    red aboard: red 2 orc (ship maw)

case on a vacant island one lands though no unit of theirs is there [sail 7]
given
    i5: empty
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    done red 1
    i5: red orc
    red aboard: red orc (ship maw)

case all of a crew may land, and the ship lies empty [sail 7, sail 13]
given
    i5: empty
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 2 orc off maw at i5
expect
    done red 1
    i5: red 2 orc
    iw2: red maw
    red aboard: empty

case nobody boards at a besieged kingdom, and nobody docks there [sail 10]
given season 2
    r4k besieger: blue
    c4: blue 3 barbarian
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    load 2 orc from r4k on maw
    land 1 orc off maw at r4k
    dock maw r4k
expect
    refused red 1
    refused red 2
    refused red 3
    red aboard: red orc (ship maw)

case a ship may pass a zone in which only empty ships of another seat lie [naval 4]
given
    iw3: red maw
    red aboard: red orc (ship maw)
    iw2: blue wolf
orders red
    sail maw iw2 w2
expect
    done red 1
    w2: red maw
    iw2: blue wolf

case who ends beside two empty ships of one seat needs a unit for each, and their own [naval 4]
given
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf, blue raven
orders red
    sail maw iw2
expect
    done red 1
    iw2: red maw, blue wolf, blue raven

case with three units they are captured, for three ships [naval 4]
given
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    iw2: blue wolf, blue raven
orders red
    sail maw iw2
expect
    done red 1
    iw2: red maw, red wolf, red raven

case catapults aboard do not roll, and a side of them alone has lost [naval 9]
given
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue catapult (ship wolf)
orders red
    fight iw2
expect
    told all: ship-captured red blue wolf iw2
    blue aboard: empty
    iw2: red maw, red wolf

case there cavalry roll as heavy units, and nobody flanks [naval 8]
given
    iw2: red maw, blue wolf
    red aboard: red 2 wolf-rider (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 4: 1
    dice battle iw2 1 7 blue 4: 6
orders red
    fight iw2
expect
    told all: ship-captured red blue wolf iw2

case who was stopped does not land in phase 2, nor dock [naval 3]
given
    g4 holder: red
    g4: red orc
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 1 1
    dice battle iw2 1 7 blue 4: 6 6
orders red
    sail maw iw2
    land 1 orc off maw at g4
    dock maw g4
    when blockade: fight
expect
    done red 1
    refused red 2
    refused red 3
    g4: red orc
    told all: ship-captured red blue wolf iw2

case a fight by order retreats nowhere, for its ships came from no zone [naval 11, naval 14]
given
    iw2: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6 6
    dice battle iw2 2 6 red 3: 1 1
    dice battle iw2 2 7 blue 4: 6 6
orders red
    fight iw2
    when go-on: retreat
expect
    told all: ship-captured red blue wolf iw2
