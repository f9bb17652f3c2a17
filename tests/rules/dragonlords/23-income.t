# SPDX-License-Identifier: MIT
# Income: what each land brings, mines, whole realms, besiegers and their shares, and who learns of it.

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

# ---- what land brings ----

case a kingdom brings 7 gold [income 1]
given season 2
    red gold: 4
expect
    told only red: kingdoms-pay red 1 7 [income 1]
    told only red: income red 7 0 11 [income 6]
    red gold: 11

case two kingdoms bring 14 gold [income 1]
given season 2
    r5k: red orc
    r5k holder: red
expect
    told only red: kingdoms-pay red 2 14
    red gold: 14

case an ordinary territory brings 1 gold, and so does the land bridge [income 1]
given season 2
    r4a: red orc
    r4a holder: red
    r5b: red orc
    r5b holder: red
    lb: red orc
    lb holder: red
expect
    told only red: lands-pay red 3 3 [income 1]
    red gold: 10

case a gold territory brings 5 gold, a mine no more to others than Dwarves [income 1, income 2]
given season 2
    g5: red orc
    g5 holder: red
    g1: red orc
    g1 holder: red
expect
    told only red: gold-lands-pay red 2 10 [income 1]
    told nobody: mines-pay
    red gold: 17

case an island brings 2 gold [income 1]
given season 2
    i3: red orc
    i3 holder: red
    i5: red orc
    i5 holder: red
expect
    told only red: islands-pay red 2 4 [income 1]
    red gold: 11

case the ledger of each is told to him alone, line by line [income 1, seen 10]
given season 2
    r4a: red orc
    r4a holder: red
    g5: red orc
    g5 holder: red
    i3: red orc
    i3 holder: red
    r6a: blue barbarian
    r6a holder: blue
expect
    told only red: kingdoms-pay red 1 7
    told only red: lands-pay red 1 1
    told only red: gold-lands-pay red 1 5
    told only red: islands-pay red 1 2
    told only red: income red 15 0 15
    told only blue: income blue 8 0 8
    told only green: income green 7 0 7
    sees red exactly: red gold
    sees red nothing: blue gold
    sees green nothing: red gold

case land is counted at that moment: what was taken in this turn brings gold, what was lost does not [income 1]
given season 2
    r4c: red 2 orc
    r4c holder: red
    g5: blue barbarian
    g5 holder: blue
    dice battle g5 1 6 red 3: 1
    dice battle g5 1 7 blue 4: 6
orders red
    attack g5 with 1 orc from r4c
expect
    g5 holder: red
    red gold: 13
    blue gold: 7

case what was taken by transfer brings gold in the same turn [income 1, march 9]
given season 2
    r4c: red 2 orc
    r4c holder: red
orders red
    transfer 1 orc from r4c to g5
expect
    red gold: 13

case vacant and neutral land bring nobody gold, and no camp does [income 5]
given season 2
    c5: red 3 orc
    r5k besieger: red
    r5k: blue 3 barbarian
    r5k holder: blue
    r5k wall: 3
    g5: 5 stranger
expect
    told only red: income red 7 0 7
    told nobody: gold-lands-pay

case a besieged kingdom counts [income 5]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
expect
    told only red: kingdoms-pay red 1 7

# ---- no kingdom ----

case who owns no kingdom has no income, whatever else he owns [income 4]
given season 2
    r4k: 5 stranger
    r4k holder: none
    g5: red gorbag, red 5 orc
    g5 holder: red
    r4c: red 5 orc
    r4c holder: red
expect
    told only red: no-income red [income 4]
    not told red: income red
    red gold: 0

case who conquers a kingdom has its income at once, and that of all his land [income 4, income 1]
given season 2
    r4k: empty
    r4k holder: none
    r4k wall: 0
    g5: red gorbag, red 5 orc
    g5 holder: red
    r4c: red 5 orc
    r4c holder: red
orders red
    transfer 1 orc from r4c to r4k
expect
    red gold: 13

# ---- whole realms ----

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
    r4a r4b r4c r4d r4e r4f: red orc
    r4a holder: red
    r4b holder: red
    r4c holder: red
    r4d holder: red
    r4e holder: red
    r4f holder: red
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

case a realm held whole brings 3 gold more [income 3]
given season 2
expect
    told only red: realms-pay red 1 3 [income 3]
    told only red: income red 16 0 16
    red gold: 16

case in round 1 a realm held whole brings nothing more [income 3]
given season 1
expect
    told nobody: realms-pay
    red gold: 13

case five of six territories are no whole realm [income 3]
given season 2
    r4e: empty
    r4e holder: none
expect
    told nobody: realms-pay
    red gold: 12

case six territories without their kingdom are no whole realm [income 3]
given season 2
    r4k: 5 stranger
    r4k holder: none
    r5k: red gorbag, red 5 orc
    r5k holder: red
expect
    told nobody: realms-pay
    red gold: 13

case a realm whose kingdom is besieged is held whole all the same [income 3, income 5]
given season 2
    c4: blue 3 barbarian
    r4k besieger: blue
expect
    told only red: realms-pay red 1 3

case two realms held whole bring 6 gold more [income 3]
given season 2
    r5k r5a r5b r5c r5d r5e r5f: red orc
    r5k holder: red
    r5a holder: red
    r5b holder: red
    r5c holder: red
    r5d holder: red
    r5e holder: red
    r5f holder: red
expect
    told only red: realms-pay red 2 6
    red gold: 32

# ---- mines ----

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

case a mine brings Dwarves 10 gold from round 2 on [income 2]
given season 2
    g1: red dwarf
    g1 holder: red
expect
    told only red: mines-pay red 1 10 [income 2]
    red gold: 17

case in round 1 a mine brings Dwarves 5 gold like any gold territory [income 2]
given season 1
    g1: red dwarf
    g1 holder: red
expect
    told only red: gold-lands-pay red 1 5
    told nobody: mines-pay
    red gold: 12

case both mines bring Dwarves 20 gold, other gold territories 5 each [income 2, land 9]
given season 2
    g1: red dwarf
    g1 holder: red
    g6: red dwarf
    g6 holder: red
    g4: red dwarf
    g4 holder: red
expect
    told only red: mines-pay red 2 20
    told only red: gold-lands-pay red 1 5
    red gold: 32

case a mine brings Dwarves without a kingdom nothing [income 2, income 4]
given season 2
    r1k: 5 stranger
    r1k holder: none
    g1: red thrain, red 2 dwarf
    g1 holder: red
expect
    told only red: no-income red
    red gold: 0

# ---- besiegers ----

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
    c4: blue 3 barbarian
    r4k besieger: blue
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

case of 21 gold the besieger of the only kingdom gets 10 [siege 5, income 6]
given season 2
    g5: red orc
    g5 holder: red
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
    lb: red orc
    lb holder: red
    r5b: red orc
    r5b holder: red
    r5c: red orc
    r5c holder: red
    r5d: red orc
    r5d holder: red
expect
    told only red blue: share-paid blue red r4k 10 [siege 5]
    told only red: income red 21 10 11 [income 6]
    red gold: 11
    blue gold: 17

case of 21 gold the besieger of one of two kingdoms gets 5 [siege 5, round 10]
given season 2
    r5k: red orc
    r5k holder: red
    g5: red orc
    g5 holder: red
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
expect
    told only red blue: share-paid blue red r4k 5
    told only red: income red 21 5 16
    red gold: 16
    blue gold: 12

case two besiegers of two kingdoms get their shares of the whole income, in id order of the kingdoms [siege 5, income 6]
given season 2
    r5k: red orc
    r5k holder: red
    c5: green 3 elf
    r5k besieger: green
    g5: red orc
    g5 holder: red
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
expect
    told only red blue: share-paid blue red r4k 5
    then told only red green: share-paid green red r5k 5
    told only red: income red 21 10 11
    red gold: 11
    blue gold: 12
    green gold: 12

case who besieges two kingdoms gets a share for each [siege 5]
given season 2
    r5k: red orc
    r5k holder: red
    c5: blue 3 barbarian
    r5k besieger: blue
expect
    told only red blue: share-paid blue red r4k 3
    told only red blue: share-paid blue red r5k 3
    red gold: 8
    blue gold: 13

case a besieger who owns no kingdom loses his share, and the besieged pays it all the same [siege 6]
given season 2
    r6k: 5 stranger
    r6k holder: none
    r6a: blue hrolf, blue 2 barbarian
    r6a holder: blue
expect
    blue gold: 0
    red gold: 4

case the besieger has his share at once, and may spend it in the same round [siege 6]
given season 2
    blue gold: 1
orders blue
    buy barbarian r6k
expect
    done blue 1
    blue gold: 7

case there is no share once the siege is lifted before phase 6 of the besieged [siege 5, sortie 1]
given season 2
    c4: blue barbarian
    dice battle r4k 1 6 red 4: 1
    dice battle r4k 1 7 blue 4: 6
orders red
    sally r4k
expect
    told nobody: share-paid
    red gold: 7
    blue gold: 7

# ---- one number, in several kingdoms ----

case the purse is one number, whatever kingdoms it lies in, and pays for goods in any of them [income 7]
given season 2
    red gold: 8
    c4: empty
    r4k besieger: none
    r5k: red orc
    r5k holder: red
    r1k: red orc
    r1k holder: red
orders red
    ship r1k
    buy 2 orc r5k
expect
    refused red 1: no-gold 10 8
    done red 2
    red gold: 23

case with one of three kingdoms 2 of 8 gold are lost, though the purse is one number [income 7, king 2]
given season 2
    order 0: blue
    order 1: red
    red gold: 8
    c4: empty
    r4k besieger: none
    r1k: red orc
    r1k holder: red
    r5k: red orc
    r5k holder: red
    r5c: blue 2 barbarian
    r5c holder: blue
    dice battle r5k 1 6 blue 4: 1
    dice battle r5k 1 7 red 3: 6
orders blue
    attack r5k with 1 barbarian from r5c
orders red
    if gold != 6: buy orc r4k
expect
    false red 1
    told only red blue: looted blue red r5k 2
    red gold: 20
