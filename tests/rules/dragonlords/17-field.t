# SPDX-License-Identifier: MIT
# What the ifs of orders and of policies may test: each field once where it holds and once where it does not.

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
    red gold: 30
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

# ---- seats ----

case gold is your purse at that moment [letters 1, round 7]
given season 2
orders red
    if gold >= 30: buy orc r4k
    if gold >= 28: buy orc r4k
    if gold = 27: buy orc r4k
    if gold: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    done red 4

case the gold of others cannot be asked for [seen 10]
given season 2
orders red
    if gold blue > 0: buy orc r4k
    if income blue > 0: buy orc r4k
expect
    bad red 1
    bad red 2

case an empty purse is 0 [letters 1]
given season 2
    red gold: 0
orders red
    if gold = 0: march 1 orc from r4k via r4a
    if gold: march 1 orc from r4k via r4a
expect
    done red 1
    false red 2

case income is what your land would pay now [income 1, income 3]
given season 2
    r4a: red orc
    r4a holder: red
    g5: red orc
    g5 holder: red
    i1: red orc
    i1 holder: red
orders red
    if income = 15: buy orc r4k
    if income > 15: buy orc r4k
    if income >= 15: march 1 orc from r4k via r4c
    if income = 16: march 1 orc from r4k via r4d
    if income = 16: march 1 orc from r4k via r4f
expect
    done red 1
    false red 2
    done red 3
    done red 4
    false red 5

case income is 0 without a kingdom [income 4]
given season 2
    r4k: empty
    r4k holder: none
    r4a: red gorbag, red 3 orc
    r4a holder: red
orders red
    if income = 0: march 1 orc from r4a via r4b
    if income > 0: march 1 orc from r4a via r4b
expect
    done red 1
    false red 2

case in round 1 a whole realm brings no more than its land, in round 2 three gold more [income 3]
given season 1
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
    r4c: red orc
    r4c holder: red
    r4d: red orc
    r4d holder: red
    r4e: red orc
    r4e holder: red
    r4f: red orc
    r4f holder: red
orders red
    if income = 13: buy orc r4k
    if income = 16: buy orc r4k
expect
    done red 1
    false red 2
next season
orders red
    if income = 13: buy orc r4k
    if income = 16: buy orc r4k
expect
    false red 1
    done red 2

case kingdoms counts those a seat owns: your own, and those of a seat you name [letters 1]
given season 2
    r5k: red orc
    r5k holder: red
orders red
    if kingdoms = 2: buy orc r4k
    if kingdoms > 2: buy orc r4k
    if kingdoms red = 2: buy orc r4k
    if kingdoms blue = 1: buy orc r4k
    if kingdoms blue >= 2: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    done red 4
    false red 5

case a besieged kingdom counts, one that you besiege does not [siege 3]
given season 2
    r4k besieger: blue
    c4: blue 3 barbarian
    r6k besieger: red
    c6: red 3 orc
orders red
    if kingdoms = 1: buy orc r4k
    if kingdoms blue = 1: buy orc r4k
    if kingdoms = 2: buy orc r4k
expect
    done red 1
    done red 2
    false red 3

case lands counts all that a seat owns, kingdoms and islands too [over 6]
given season 2
    r4a: red orc
    r4a holder: red
    lb: red orc
    lb holder: red
    i1: red orc
    i1 holder: red
orders red
    if lands = 4: buy orc r4k
    if lands <= 3: buy orc r4k
    if lands blue = 1: buy orc r4k
    if lands blue: buy orc r4k
    if lands green != 1: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    done red 4
    false red 5

case shards counts those in the kingdoms of a seat [over 3, shard 1]
given season 2
    hidden-shards: 2
    r4k shards: 2
    r5k: red orc
    r5k holder: red
    r5k shards: 1
    r6k shards: 4
orders red
    if shards = 3: buy orc r4k
    if shards > 3: buy orc r4k
    if shards blue = 4: buy orc r4k
    if shards green: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    false red 4

case out is 1 for a seat that is out [king 7]
given season 2
    r6k: blue hrolf
    r6k wall: 0
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    if out blue: buy orc r4k
    if out blue = 0: buy orc r4k
    attack r6k with army from r6a
    if out blue: march 1 orc from r4k via r4a
    if out green: march 1 orc from r4k via r4a
    if out: march 1 orc from r4k via r4a
expect
    false red 1
    done red 2
    done red 3
    done red 4
    false red 5
    false red 6

case scrolls counts those a seat holds, which all may know [seen 12]
given season 2
    red scrolls-of: shield, dispel
    blue scrolls-of: infernal
orders red
    if scrolls = 2: buy orc r4k
    if scrolls >= 3: buy orc r4k
    if scrolls blue = 1: buy orc r4k
    if scrolls green: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    false red 4

case scroll counts how many of one kind you hold, and only yours can be asked for [seen 12]
given season 2
    red scrolls-of: 2 dispel, shield
    blue scrolls-of: infernal
orders red
    if scroll shield: buy orc r4k
    if scroll dispel = 2: buy orc r4k
    if scroll infernal: buy orc r4k
    if scroll dispel > 2: buy orc r4k
    if scroll infernal blue: buy orc r4k
expect
    done red 1
    done red 2
    false red 3
    false red 4
    bad red 5

case north is the space on which a party stands, 0 without one [seen 9]
given season 2
    red northern-party: red orc
    red north-at: wn14
    blue northern-party: blue barbarian
    blue north-at: wn4
orders red
    if north = 14: buy orc r4k
    if north < 14: buy orc r4k
    if north blue = 4: buy orc r4k
    if north green = 0: buy orc r4k
    if north green: buy orc r4k
    if south: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    done red 4
    false red 5
    false red 6

case south is that in the other Wasteland [seen 9]
given season 2
    red southern-party: red orc
    red south-at: ws1
    blue southern-party: blue barbarian
    blue south-at: ws8
orders red
    if south = 1: buy orc r4k
    if south = 8: buy orc r4k
    if south blue = 8: buy orc r4k
    if south green: buy orc r4k
    if north: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    false red 4
    false red 5

# ---- units ----

case have counts your units of a kind on land, in camps, aboard and in parties [letters 2]
given season 2
    r4a: red 2 orc
    r4a holder: red
    r6k besieger: red
    c6: red 3 orc
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    red northern-party: red orc
    red north-at: wn4
    red southern-party: red orc
    red south-at: ws4
    g5: 4 stranger
orders red
    if have orc = 14: buy orc r4k
    if have orc > 14: buy orc r4k
    if have hobgoblin: buy orc r4k
    if have barbarian: buy orc r4k
    if have basic = 14: buy orc r4k
expect
    done red 1
    false red 2
    false red 3
    false red 4
    done red 5

case have reads words for types, names of casters and of heroes, and army without the king [letters 2]
given season 2
    r4k: red gorbag, red orc [red grim (hero-level 1)], red 4 orc, red 2 hobgoblin, red 3 wolf-rider, red orc-archer, red morg, red catapult
orders red
    if have heavy = 2: buy orc r4k
    if have cavalry = 3: buy orc r4k
    if have archer = 1: buy orc r4k
    if have wizard = 1: buy orc r4k
    if have morg: buy orc r4k
    if have zagga: buy orc r4k
    if have grim: buy orc r4k
    if have snaga: buy orc r4k
    if have king: march 1 orc from r4k via r4a
    if have dragonlord: buy orc r4k
    if have army = 13: march 1 orc from r4k via r4c
    if have army = 14: buy orc r4k
    if have catapult = 1: march 1 orc from r4k via r4d
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    false red 6
    done red 7
    false red 8
    done red 9
    false red 10
    done red 11
    false red 12
    done red 13

case have does not count what is ordered and not yet there [round 6]
given season 2
orders red
    buy 2 orc r4k
    if have orc = 5: buy orc r4k
    if have orc = 7: buy orc r4k
expect
    done red 1
    done red 2
    false red 3

# ---- lands ----

case units-at counts what stands there, of a foreign land the fewest of its band [seen 3]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r6a: blue 7 barbarian
    r6a holder: blue
    g5: 3 stranger
orders red
    if units-at r4a = 3: buy orc r4k
    if units-at r4a > 3: buy orc r4k
    if units-at r4k = 6: buy orc r4k
    if units-at r6a = 5: buy orc r4k
    if units-at r6a > 5: buy orc r4k
    if units-at g5 = 3: buy orc r4k
    if units-at r4b: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    done red 4
    false red 5
    done red 6
    false red 7

case wall-at is the level of a wall, tower-at whether there is a tower [seen 1]
given season 2
    r6a: blue barbarian
    r6a holder: blue
    r6a wall: 2
    r6a tower: 1
    r4a: red orc
    r4a holder: red
orders red
    if wall-at r6a = 2: buy orc r4k
    if wall-at r6a > 2: buy orc r4k
    if wall-at r4a: buy orc r4k
    if wall-at r6k = 3: buy orc r4k
    if tower-at r6a: buy orc r4k
    if tower-at r4a: buy orc r4k
    if tower-at r6k: buy orc r4k
expect
    done red 1
    false red 2
    false red 3
    done red 4
    done red 5
    false red 6
    false red 7

case owner is the seat a land belongs to, or none [seen 1]
given season 2
    g5: 3 stranger
orders red
    if owner r6k = blue: buy orc r4k
    if owner r6k = red: buy orc r4k
    if owner r4k = red: buy orc r4k
    if owner g5 = none: buy orc r4k
    if owner r4k = none: buy orc r4k
    if owner r4b = none: buy orc r4k
    if owner r6k != green: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    done red 4
    false red 5
    done red 6
    done red 7

case besieger is the seat whose camp stands before a kingdom, or none [seen 1]
given season 2
    r6k besieger: green
    c6: green 3 elf
orders red
    if besieger r6k = green: buy orc r4k
    if besieger r6k = none: buy orc r4k
    if besieger r4k = none: buy orc r4k
    if besieger r4k: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    false red 4

case building is what stands on a land, or none [seen 2]
given season 2
    r6a: blue barbarian
    r6a holder: blue
    r6a building: smithy
    r6a builder: blue
    r6a built: 1
    r4a: red orc
    r4a holder: red
orders red
    if building r6a = smithy: buy orc r4k
    if building r6a = mill: buy orc r4k
    if building r4a = none: build mill r4a
    if building r4a = mill: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    false red 4
next season
orders red
    if building r4a = mill: buy orc-archer r4k
    if building r4a = none: buy orc r4k
expect
    done red 1
    false red 2

case shards-at counts the shards that lie in a land, also where nobody is [seen 15]
given season 2
    hidden-shards: 5
    r5k: 5 stranger
    r5k shards: 3
    i5 shards: 1
orders red
    if shards-at r5k = 3: buy orc r4k
    if shards-at r5k < 3: buy orc r4k
    if shards-at i5: buy orc r4k
    if shards-at i6: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    false red 4

case mine, neutral and vacant are each 1 for one sort of land [land 14, land 16]
given season 2
    g5: 3 stranger
    r4a: red orc
    r4a holder: red
orders red
    if mine r4a: buy orc r4k
    if mine g5: buy orc r4k
    if mine r6k: buy orc r4k
    if mine r4b: buy orc r4k
    if neutral g5: buy orc r4k
    if neutral r4a: buy orc r4k
    if neutral r6k: buy orc r4k
    if neutral r4b: buy orc r4k
    if vacant r4b: buy orc r4k
    if vacant r4a: buy orc r4k
    if vacant g5: buy orc r4k
    if vacant r6k: buy orc r4k
expect
    done red 1
    false red 2
    false red 3
    false red 4
    done red 5
    false red 6
    false red 7
    false red 8
    done red 9
    false red 10
    false red 11
    false red 12

case mine and besieger tell apart besieged land, which is mine still [siege 3]
given season 2
    r4k besieger: blue
    c4: blue 3 barbarian
orders red
    if mine r4k and besieger r4k = blue: buy orc r4k
    if mine r4k and besieger r4k = none: buy orc r4k
expect
    done red 1
    false red 2

# ---- names left out, policies ----

case a land that is left out is the first of the order [letters 1]
given season 2
    g5: 3 stranger
    r4c: red 6 orc
    r4c holder: red
    r4a: red 2 orc
    r4a holder: red
    dice battle g5 1 6 red 3: 1 1 1
    dice battle g5 1 7 nobody 3: 6 6 6
orders red
    if neutral: attack g5 with army from r4c
    if neutral: attack r4b with 1 orc from r4a
    if vacant: attack r4b with 1 orc from r4a
expect
    done red 1
    false red 2
    done red 3

case several tests hold together or not at all [letters 1]
given season 2
orders red
    if gold >= 30 and kingdoms = 1 and have orc = 5: buy orc r4k
    if gold >= 20 and kingdoms = 2: buy orc r4k
expect
    done red 1
    false red 2

case a policy reads the fields as well, and the land it is asked about where none is named [letters 40, letters 56]
given season 2
    r6a: blue barbarian
    r6a holder: blue
    r6a wall: 1
    r6a tower: 1
    r6e: blue barbarian
    r6e holder: blue
    r6e wall: 2
    r6e tower: 1
    r6b: red 9 orc
    r6b holder: red
    r6f: red 9 orc
    r6f holder: red
    dice battle r6a 1 6 red 3: 1
    dice battle r6e 1 6 red 3: 1
orders red
    attack r6a with army from r6b
    attack r6e with army from r6f
orders blue
    when raze if wall-at = 1: tower
    when raze if wall-at = 2 and kingdoms = 1: none
expect
    told all: tower-razed r6a
    told nobody: wall-razed r6a
    told nobody: wall-razed r6e
    told nobody: tower-razed r6e
    used blue 1 1 times
    used blue 2 1 times
    r6a wall: 1
    r6a tower: 0
    r6e wall: 2
    r6e tower: 1

case a policy whose tests do not hold leaves the default [letters 40, letters 56]
given season 2
    r6a: blue barbarian
    r6a holder: blue
    r6a wall: 1
    r6b: red 9 orc
    r6b holder: red
    dice battle r6a 1 6 red 3: 1
orders red
    attack r6a with army from r6b
orders blue
    when raze if kingdoms > 1: none
    when raze if enemy = green: none
expect
    told all: wall-razed r6a
    not used blue 1
    not used blue 2

case season and seat are fields of every game [letters 1]
given season 7
orders red
    if season = 7: buy orc r4k
    if season < 7: buy orc r4k
    if seat = 1: buy orc r4k
    if seat = 2: buy orc r4k
expect
    done red 1
    false red 2
    done red 3
    false red 4
