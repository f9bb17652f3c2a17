# SPDX-License-Identifier: MIT
# Ships: who boards, how far they sail, where they land and dock, what is lost and taken with them.
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

# ---- Boarding ----

case units board a docked ship where it lies, and what is aboard their owner alone is told [sail 1, sail 3, letters 17, seen 9]
given
    red docks: red maw (harbour r4k)
orders red
    load 4 orc from r4k on maw
    sail maw iw3
expect
    done red 1
    done red 2
    told only red: goes-aboard red 4 maw r4k
    told all: ship-sails red maw r4k iw3 1
    r4k: red gorbag, red 6 orc
    red aboard: red 4 orc (ship maw)
    iw3: red maw
    sees red exactly: red aboard
    sees blue nothing: red aboard
    sees blue exactly: iw3
    sees blue exactly: red docks

case who boarded a docked ship that does not sail comes back ashore [sail 1, sail 3]
given
    red docks: red maw (harbour r4k)
orders red
    load 4 orc from r4k on maw
expect
    done red 1
    told only red: back-ashore red 4 maw r4k
    r4k: red gorbag, red 10 orc
    red aboard: empty
    red docks: red maw (harbour r4k)

case a ship takes eight places [sail 2, letters 17]
given
    red docks: red maw (harbour r4k)
orders red
    load 8 orc from r4k on maw
    sail maw iw3
expect
    done red 1
    red aboard: red 8 orc (ship maw)

case a ship does not take nine [sail 2, letters 17]
given
    red docks: red maw (harbour r4k)
orders red
    load 9 orc from r4k on maw
    sail maw iw3
expect
    refused red 1: no-room-aboard maw 9 8
    refused red 2: nobody-aboard maw
    red docks: red maw (harbour r4k)
    r4k: red gorbag, red 10 orc

case cavalry take two places, a catapult four, a caster one [sail 2, letters 17]
given
    r4k: red gorbag, red 3 orc, red wolf-rider, red catapult, red morg
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    load catapult wolf-rider morg from r4k on maw
expect
    done red 1
    red aboard: red orc (ship maw), red catapult (ship maw), red wolf-rider (ship maw), red morg (ship maw)
    r4k: red gorbag, red 3 orc

case the places are what is left beside those aboard, and a ship nearly full takes no rider [sail 2, letters 17]
given
    r4k: red gorbag, red 3 orc, red wolf-rider
    iw3: red maw
    red aboard: red 7 orc (ship maw)
orders red
    load wolf-rider from r4k on maw
    load orc from r4k on maw
expect
    refused red 1: no-room-aboard maw 2 1
    r4k: red gorbag, red 2 orc, red wolf-rider
    red aboard: red 8 orc (ship maw)

case units board a ship at sea from any friendly coast of its zone [sail 3]
given
    r4d holder: red
    r4d: red 3 orc
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    load 2 orc from r4k on maw
    load 2 orc from r4d on maw
expect
    done red 1
    done red 2
    red aboard: red 5 orc (ship maw)
    r4d: red orc

case nobody boards a ship at sea from a coast of another zone [sail 3, letters 17]
given
    iw2: red maw
    red aboard: red orc (ship maw)
orders red
    load 2 orc from r4k on maw
expect
    refused red 1: ship-elsewhere maw r4k

case nobody boards a docked ship from another land, though both touch one zone [sail 3, letters 17]
given
    r4d holder: red
    r4d: red 3 orc
    red docks: red maw (harbour r4d)
orders red
    load 2 orc from r4k on maw
    load 2 orc from r4d on maw
    sail maw iw3
expect
    refused red 1: ship-elsewhere maw r4k
    done red 2
    done red 3

case the last unit of a land does not board [sail 3, letters 17]
given
    r4d holder: red
    r4d: red 3 orc
    iw3: red maw
orders red
    load 3 orc from r4d on maw
    load 2 orc from r4d on maw
expect
    refused red 1: nobody-stays r4d
    done red 2
    r4d: red orc

case who is named without a number boards but for the one who must stay [letters 2, letters 17]
given
    r4d holder: red
    r4d: red 3 orc
    iw3: red maw
orders red
    load orc from r4d on maw
expect
    done red 1
    r4d: red orc
    red aboard: red 2 orc (ship maw)

case who is named without a number boards as far as there are places [letters 2, letters 17]
given
    iw3: red maw
    red aboard: red 3 orc (ship maw)
orders red
    load orc from r4k on maw
expect
    done red 1
    r4k: red gorbag, red 5 orc
    red aboard: red 8 orc (ship maw)

case of an army named without a number all board but the king and the one who must stay [letters 2, letters 17]
given
    r4d holder: red
    r4d: red 2 orc, red hobgoblin, red morg
    r4k: red 7 orc, red gorbag
    iw3: red maw
orders red
    load army from r4d on maw
    land army off maw at r4k
expect
    done red 1
    done red 2
    r4d: red orc
    r4k: red gorbag, red 8 orc, red hobgoblin, red morg

case a king alone is enough to stay ashore [sail 3, land 12]
given
    r4k: red gorbag, red 3 orc
    iw3: red maw
orders red
    load 3 orc from r4k on maw
expect
    done red 1
    r4k: red gorbag
    red aboard: red 3 orc (ship maw)

case more units than are there do not board [letters 2, letters 17]
given
    r4d holder: red
    r4d: red 3 orc
    iw3: red maw
orders red
    load 4 orc from r4d on maw
    load hobgoblin from r4d on maw
expect
    refused red 1: too-few-units orc 3 4
    refused red 2: no-such-unit hobgoblin r4d

case of several reasons against boarding the first of the list is told [letters 1, letters 17]
given season 2
    r4d holder: red
    r4d: red 9 orc
    iw2: red maw
    iw3: red tusk
orders red
    load 9 orc from r4d on maw
    load 9 orc from r4d on tusk
expect
    refused red 1: ship-elsewhere maw r4d
    refused red 2: no-room-aboard tusk 9 8

case a ship of another seat is no ship to board or to sail [letters 2, letters 17, letters 18]
given
    iw3: blue wolf
orders red
    load 2 orc from r4k on wolf
    sail wolf iw2
expect
    refused red 1: no-such-ship wolf
    refused red 2: no-such-ship wolf

case nothing boards a ship that has sailed [sail 6, letters 17]
given
    g4 holder: red
    g4: red 4 orc
    red docks: red maw (harbour r4k)
orders red
    load 4 orc from r4k on maw
    sail maw iw3 iw2
    load 2 orc from g4 on maw
expect
    refused red 3: ship-has-sailed maw
    red aboard: red 4 orc (ship maw)

case units board once a turn [sail 6, letters 17]
given
    r4k: red gorbag, red orc
    r4d holder: red
    r4d: red orc, red hobgoblin
    r4c holder: red
    r4c: red orc
    iw3: red maw, red tusk
orders red
    load hobgoblin from r4d on maw
    land hobgoblin off maw at r4c
    load hobgoblin from r4c on tusk
expect
    done red 1
    done red 2
    refused red 3: has-boarded hobgoblin
    r4c: red orc, red hobgoblin

case who is being trained does not board [temple 7, sail 3]
given season 3
    r4k: red gorbag, red morg, red 3 orc
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    iw3: red maw
    dice teach red: 4
orders red
    train morg
    load morg from r4k on maw
expect
    refused red 2: in-training morg
    r4k: red gorbag, red morg, red 3 orc

# ---- Sailing ----

case a ship sails six zones, a ship of Orcs no more [sail 4, letters 18]
given
    red docks: red maw (harbour r4k)
orders red
    load 2 orc from r4k on maw
    sail maw iw3 iw2 w2 w3 s1 s2
expect
    done red 2
    told all: ship-sails red maw r4k s2 6
    s2: red maw

case a seventh zone is too many for Orcs [sail 4, letters 18]
given
    red docks: red maw (harbour r4k)
orders red
    load 2 orc from r4k on maw
    sail maw iw3 iw2 w2 w3 s1 s2 e3
expect
    refused red 2: too-many-zones 7 6
    red docks: red maw (harbour r4k)
    r4k: red gorbag, red 10 orc

case a ship of Elves sails six zones as well, and not seven [sail 4]
given
    ie1: green heron, green swan
    green aboard: green elf (ship heron), green elf (ship swan)
orders green
    sail heron ie2 e2 e1 n2 n1 s1 w3
    sail swan ie2 e2 e1 n2 n1 s1
expect
    refused green 1: too-many-zones 7 6
    done green 2
    ie1: green heron
    s1: green swan

case a ship of Barbarians sails ten zones [sail 4, unit 8]
given
    blue docks: blue wolf (harbour r6k)
orders blue
    load 2 barbarian from r6k on wolf
    sail wolf ie3 ie2 e2 e1 n2 n1 w1 w3 w2 iw2
expect
    done blue 2
    iw2: blue wolf
    told all: ship-sails blue wolf r6k iw2 10

case an eleventh zone is too many for Barbarians [sail 4]
given
    blue docks: blue wolf (harbour r6k)
orders blue
    load 2 barbarian from r6k on wolf
    sail wolf ie3 ie2 e2 e1 n2 n1 w1 w3 w2 iw2 iw3
expect
    refused blue 2: too-many-zones 11 10

case a ship without a unit aboard does not sail, and one unit is enough [sail 4, letters 18]
given
    iw3: red maw, red tusk
    red aboard: red orc (ship tusk)
orders red
    sail maw iw2
    sail tusk iw2
expect
    refused red 1: nobody-aboard maw
    done red 2
    iw3: red maw
    iw2: red tusk

case a ship goes through adjacent zones only [sail 4, letters 18]
given
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    sail maw iw1
    sail maw iw2 w2 n1
expect
    refused red 1: no-lane iw3 iw1
    refused red 2: no-lane w2 n1
    iw3: red maw

case the upper edge of the sea adjoins the lower one [sail 4, land 4]
given
    n1: red maw
    red aboard: red orc (ship maw)
orders red
    sail maw s1
expect
    done red 1
    s1: red maw

case the first step of a docked ship leads into a zone of its territory [sail 5]
given
    r4d holder: red
    r4d: red 3 orc
    red docks: red maw (harbour r4d), red tusk (harbour r4d)
orders red
    load orc from r4d on maw
    sail maw iw2
    sail maw w2
expect
    refused red 2: no-lane r4d iw2
    done red 3
    w2: red maw

case a ship sails once a turn, also if it has steps left [sail 6, letters 18]
given
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    sail maw iw2
    sail maw w2
expect
    done red 1
    refused red 2: ship-has-sailed maw
    iw2: red maw

case in the next turn it sails again [sail 6, round 3]
given
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    sail maw iw2
expect
    iw2: red maw
next season
orders red
    sail maw w2
expect
    done red 1
    w2: red maw

case a ship that has sailed and docked does not sail out again [sail 6]
given
    g4 holder: red
    g4: red orc
    iw3: red maw
    red aboard: red 2 orc (ship maw)
orders red
    sail maw iw2
    dock maw g4
    load 2 orc from g4 on maw
    sail maw iw2
expect
    done red 1
    done red 2
    refused red 3: ship-has-sailed maw
    refused red 4: ship-has-sailed maw
    red docks: red maw (harbour g4)
    g4: red 3 orc

# ---- Landing ----

case units land on a friendly coast, and the last of them may leave the ship behind [sail 7, sail 13, letters 19]
given
    g4 holder: red
    g4: red orc
    iw3: red maw
    red aboard: red 3 orc (ship maw)
orders red
    sail maw iw2
    land 3 orc off maw at g4
expect
    done red 2
    told only red: comes-ashore red 3 maw g4
    g4: red 4 orc
    red aboard: empty
    iw2: red maw

case units land on a vacant island, which is theirs at once [sail 7]
given
    iw3: red maw
    red aboard: red 3 orc (ship maw)
orders red
    sail maw iw2
    land 2 orc off maw at i5
expect
    done red 2
    i5: red 2 orc
    i5 holder: red
    told all: land-taken red i5
    red aboard: red orc (ship maw)
    told only red: islands-pay red 1 2

case a shard that lies on the island goes to the seat kingdom, and all learn it [sail 7, shard 2]
given
    hidden-shards: 8
    i5 shards: 1
    r4d holder: red
    r4d: red 2 orc
    iw2: red maw
    red aboard: red 3 orc (ship maw)
orders red
    land orc off maw at i5
expect
    told all: shard-found red r4k
    i5 shards: 0
    r4k shards: 1
    hidden-shards: 8

case a shard found by a seat without a kingdom stays on the island [sail 7, shard 2]
given season 2
    hidden-shards: 8
    i5 shards: 1
    r4k: 5 stranger
    r4k holder: none
    r4d holder: red
    r4d: red gorbag, red 2 orc
    iw2: red maw
    red aboard: red 3 orc (ship maw)
orders red
    land orc off maw at i5
expect
    told red: shard-stays red
    told nobody: shard-found
    i5 holder: red
    i5 shards: 1

case the shard that a seat without a kingdom left there is part of the island for the next who takes it [shard 2, attack 9]
given season 2
    hidden-shards: 8
    i5 shards: 1
    i5 holder: blue
    i5: blue barbarian
    iw2: red maw
    red aboard: red 2 orc (ship maw)
    dice battle i5 1 6 red 3: 1 
    dice battle i5 1 7 blue 4: 6
orders red
    attack i5 with 2 orc off maw
expect
    done red 1
    i5 holder: red
    i5 shards: 0
    r4k shards: 1

case land that is vacant but no island is not landed on [sail 7, letters 19]
given
    iw2: red maw
    red aboard: red 3 orc (ship maw)
orders red
    land 2 orc off maw at g4
expect
    refused red 1: no-landing g4
    red aboard: red 3 orc (ship maw)

case an island that another seat or unknown units hold is not landed on [sail 7, letters 19]
given
    i5 holder: blue
    i5: blue barbarian
    i3: stranger
    iw2: red maw
    s1: red tusk
    red aboard: red 3 orc (ship maw), red orc (ship tusk)
orders red
    land 2 orc off maw at i5
    land orc off tusk at i3
expect
    refused red 1: no-landing i5
    refused red 2: no-landing i3

case units land only where their ship lies [sail 7, letters 19]
given
    r4d holder: red
    r4d: red orc
    iw2: red maw
    red aboard: red 3 orc (ship maw)
orders red
    land 2 orc off maw at r4d
    land 2 orc off maw at i1
    land 2 orc off maw at r4f
expect
    refused red 1: no-coast r4d iw2
    refused red 2: no-coast i1 iw2
    refused red 3: no-landing r4f

case who is not aboard that ship does not land off it [letters 2, letters 19]
given
    iw3: red maw, red tusk
    red aboard: red 2 orc (ship maw), red hobgoblin (ship tusk)
orders red
    land 3 orc off maw at r4k
    land hobgoblin off maw at r4k
expect
    refused red 1: too-few-units orc 2 3
    refused red 2: no-such-unit hobgoblin

case units land once a turn, and who landed and boards again stays aboard [sail 6, letters 19]
given
    r4k: red gorbag, red orc
    iw3: red maw, red tusk
    red aboard: red hobgoblin (ship maw)
orders red
    land hobgoblin off maw at r4k
    load hobgoblin from r4k on tusk
    land hobgoblin off tusk at r4k
expect
    done red 1
    done red 2
    refused red 3: has-landed hobgoblin
    red aboard: red hobgoblin (ship tusk)

case a ship that sails may put units ashore before, and others after [sail 6, sail 7]
given
    g4 holder: red
    g4: red orc
    iw3: red maw
    red aboard: red 2 orc (ship maw), red 2 hobgoblin (ship maw)
orders red
    land 2 orc off maw at r4k
    sail maw iw2
    land 1 hobgoblin off maw at g4
expect
    done red 1
    done red 2
    done red 3
    r4k: red gorbag, red 12 orc
    g4: red orc, red hobgoblin
    red aboard: red hobgoblin (ship maw)

# ---- Docking ----

case docking costs no step and puts all ashore [sail 8, letters 20]
given
    g6 holder: red
    g6: red orc
    red docks: red maw (harbour r4k)
orders red
    load 3 orc from r4k on maw
    sail maw iw3 iw2 w2 w3 s1 s2
    dock maw g6
expect
    done red 3
    told all: ship-docks red maw g6
    told only red: ship-docks red maw g6 3
    g6: red 4 orc
    red aboard: empty
    red docks: red maw (harbour g6)
    s2: empty

case a ship that lay at sea docks without sailing, and an empty one too [sail 8]
given
    iw3: red maw, red tusk
    red aboard: red 3 orc (ship maw)
orders red
    dock maw r4k
    dock tusk r4k
expect
    done red 1
    done red 2
    r4k: red gorbag, red 13 orc
    red docks: red maw (harbour r4k), red tusk (harbour r4k)

case a ship docks at no foreign and at no vacant coast [sail 8, letters 20]
given
    g4: 2 stranger
    lb holder: blue
    lb: blue barbarian
    iw2: red maw
    red aboard: red 3 orc (ship maw)
orders red
    dock maw g4
    dock maw lb
    dock maw i5
expect
    refused red 1: not-friendly g4
    refused red 2: not-friendly lb
    refused red 3: not-friendly i5
    iw2: red maw

case once an island is taken a ship docks there [sail 7, sail 8]
given
    iw2: red maw
    red aboard: red 3 orc (ship maw)
orders red
    land orc off maw at i5
    dock maw i5
expect
    done red 2
    i5: red 3 orc
    red docks: red maw (harbour i5)

case a ship docks only where it lies, and never inland [sail 8, letters 20]
given
    r4d holder: red
    r4d: red orc
    r4f holder: red
    r4f: red orc
    iw2: red maw
    red aboard: red 3 orc (ship maw)
orders red
    dock maw r4d
    dock maw r4f
expect
    refused red 1: no-coast r4d iw2
    refused red 2: no-coast r4f iw2

# ---- A besieged harbour ----

case nothing boards, lands or docks at a besieged kingdom [sail 10, siege 3]
given season 2
    r4k besieger: blue
    c4: blue 5 barbarian
    iw3: red maw, red tusk
    red aboard: red 2 orc (ship maw)
orders red
    load 2 orc from r4k on maw
    land orc off maw at r4k
    dock maw r4k
    dock tusk r4k
expect
    refused red 1: not-friendly r4k
    refused red 2: no-landing r4k
    refused red 3: not-friendly r4k
    refused red 4: not-friendly r4k
    red aboard: red 2 orc (ship maw)

case ships docked at a besieged kingdom stay there [sail 10]
given season 2
    r4k besieger: blue
    c4: blue 5 barbarian
    red docks: red maw (harbour r4k)
orders red
    load 2 orc from r4k on maw
    sail maw iw3
expect
    refused red 1: not-friendly r4k
    refused red 2
    red docks: red maw (harbour r4k)

case a party is known to its owner, others see on what space it is, but not who [seen 9]
given
    red northern-party: red 3 orc, torch, pickaxe
    red north-at: wn4
expect
    sees red exactly: red northern-party
    sees blue nothing: red northern-party
    sees blue exactly: red north-at
    sees green nothing: red northern-party

# ---- What happens to ships ----

case ships docked at land that is conquered pass to the conqueror, beyond his limit, too [sail 11, king 1, unit 19]
given season 2
    r4d holder: red
    r4d: red orc
    red docks: red maw (harbour r4d), red tusk (harbour r4d)
    g4 holder: blue
    g4: blue 3 barbarian
    blue docks: blue wolf (harbour r6k), blue raven (harbour r6k)
    dice battle r4d 1 6 blue 4: 4
    dice battle r4d 1 7 red 3: 6
orders blue
    attack r4d with 2 barbarian from g4
expect
    told all: ship-taken blue maw r4d
    told all: ship-taken blue tusk r4d
    blue docks: blue wolf (harbour r6k), blue raven (harbour r6k), blue maw (harbour r4d), blue tusk (harbour r4d)
    red docks: empty

case ships docked at land that fell vacant are his who enters it [sail 11, king 1, land 13]
given season 2
    r4d holder: red
    r4d: red orc
    red docks: red maw (harbour r4d)
    g4 holder: blue
    g4: blue 2 barbarian, blue barbarian-cavalry
    dice raid-die r4d blue: 1
orders blue
    raid r4d from g4
    attack r4d with 1 barbarian from g4
expect
    told all: fell-vacant r4d
    told all: walked-in blue r4d
    told all: ship-taken blue maw r4d
    blue docks: blue maw (harbour r4d)
    red docks: empty

case units that mean to invade stay aboard until phase 4 [sail 9, attack 9]
given season 2
    g4 holder: blue
    g4: blue barbarian
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    dice battle g4 1 6 red 3: 3
    dice battle g4 1 7 blue 4: 6
orders red
    sail maw iw2
    land 2 orc off maw at g4
    attack g4 with 2 orc off maw
expect
    done red 1
    refused red 2: no-landing g4
    done red 3
    g4: red 2 orc
    red aboard: red orc (ship maw)

case a seat without a letter leaves its ships where they are [round 5]
given
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    red docks: red tusk (harbour r4k)
expect
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    red docks: red tusk (harbour r4k)
