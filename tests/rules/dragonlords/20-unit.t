# SPDX-License-Identifier: MIT
# Units: what each civilization has, its numbers and price, its limits and places.

# In the cases of single kinds two of them stand in r4c beside two unknown units in g5. One attacks, one stays behind, and
# the dice say which attack number was rolled against which die. Besides, two are ordered with one gold less than two
# cost, so one is bought, and what is left does not buy another.

game dragonlords seats 2 option civilization-1 orcs option civilization-2 barbarians
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

case An Orc attacks with 3, is hit on a d6, costs 3 gold, and it needs no building [unit 4, unit 2, unit 3]
given season 2
    red gold: 5
    r4a: red orc
    r4a holder: red
    r4c: red 2 orc
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 3: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 orc r4a
    buy orc r4a
    attack g5 with orc from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 orc [buy 10]
    told red: units-ordered red 1 orc r4a 3
    refused red 2: no-gold 3 2 [round 7]
    told red: rolled red orc 3 6 6
    told red: rolled nobody * 3 6 4
    told red: units-placed red 1 orc r4a
    r4a: red 2 orc

case A Hobgoblin attacks with 4, is hit on a d8, costs 4 gold, and it needs a smithy [unit 4, unit 2, unit 3]
given season 2
    red gold: 7
    r4a: red orc
    r4a holder: red
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4c: red 2 hobgoblin
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 4: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 hobgoblin r4a
    buy hobgoblin r4a
    attack g5 with hobgoblin from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 hobgoblin gold [buy 10]
    told red: units-ordered red 1 hobgoblin r4a 4
    refused red 2: no-gold 4 3 [round 7]
    told red: rolled red hobgoblin 4 6 6
    told red: rolled nobody * 3 8 4
    told red: units-placed red 1 hobgoblin r4a
    r4a: red hobgoblin, red orc

case A Wolf rider attacks with 7, is hit on a d8, costs 6 gold, and it needs a stable [unit 4, unit 2, unit 3]
given season 2
    red gold: 11
    r4a: red orc
    r4a holder: red
    r4a building: stable
    r4a builder: red
    r4a built: 1
    r4c: red 2 wolf-rider
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 7: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 wolf-rider r4a
    buy wolf-rider r4a
    attack g5 with wolf-rider from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 wolf-rider [buy 10]
    told red: units-ordered red 1 wolf-rider r4a 6
    refused red 2: no-gold 6 5 [round 7]
    told red: rolled red wolf-rider 7 6 6
    told red: rolled nobody * 3 8 4
    told red: units-placed red 1 wolf-rider r4a
    r4a: red wolf-rider, red orc

case An Orc archer attacks with 2, is hit on a d4, costs 3 gold, and it needs a mill [unit 4, unit 2, unit 3]
given season 2
    red gold: 5
    r4a: red orc
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c: red 2 orc-archer
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 4 red 2: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 orc-archer r4a
    buy orc-archer r4a
    attack g5 with orc-archer from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 orc-archer [buy 10]
    told red: units-ordered red 1 orc-archer r4a 3
    refused red 2: no-gold 3 2 [round 7]
    told red: rolled red orc-archer 2 6 6
    told red: rolled nobody * 3 4 4
    told red: units-placed red 1 orc-archer r4a
    r4a: red orc-archer, red orc

game dragonlords seats 2 option civilization-1 barbarians option civilization-2 orcs
    red civilization: barbarians
    blue civilization: orcs
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red hrolf, red 5 barbarian
    r4k holder: red
    r4k wall: 3
    r6k: blue gorbag, blue 5 orc
    r6k holder: blue
    r6k wall: 3

case A Barbarian attacks with 4, is hit on a d6, costs 4 gold, and it needs no building [unit 5, unit 2, unit 3]
given season 2
    red gold: 7
    r4a: red barbarian
    r4a holder: red
    r4c: red 2 barbarian
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 4: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 barbarian r4a
    buy barbarian r4a
    attack g5 with barbarian from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 barbarian [buy 10]
    told red: units-ordered red 1 barbarian r4a 4
    refused red 2: no-gold 4 3 [round 7]
    told red: rolled red barbarian 4 6 6
    told red: rolled nobody * 3 6 4
    told red: units-placed red 1 barbarian r4a
    r4a: red 2 barbarian

case A Barbarian knight attacks with 6, is hit on a d8, costs 5 gold, and it needs a smithy [unit 5, unit 2, unit 3]
given season 2
    red gold: 9
    r4a: red barbarian
    r4a holder: red
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4c: red 2 barbarian-knight
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 6: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 barbarian-knight r4a
    buy barbarian-knight r4a
    attack g5 with barbarian-knight from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 barbarian-knight [buy 10]
    told red: units-ordered red 1 barbarian-knight r4a 5
    refused red 2: no-gold 5 4 [round 7]
    told red: rolled red barbarian-knight 6 6 6
    told red: rolled nobody * 3 8 4
    told red: units-placed red 1 barbarian-knight r4a
    r4a: red barbarian-knight, red barbarian

case A Barbarian on horseback attacks with 7, is hit on a d10, costs 7 gold, and it needs a stable [unit 5, unit 2, unit 3]
given season 2
    red gold: 13
    r4a: red barbarian
    r4a holder: red
    r4a building: stable
    r4a builder: red
    r4a built: 1
    r4c: red 2 barbarian-cavalry
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 7: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 barbarian-cavalry r4a
    buy barbarian-cavalry r4a
    attack g5 with barbarian-cavalry from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 barbarian-cavalry [buy 10]
    told red: units-ordered red 1 barbarian-cavalry r4a 7
    refused red 2: no-gold 7 6 [round 7]
    told red: rolled red barbarian-cavalry 7 6 6
    told red: rolled nobody * 3 10 4
    told red: units-placed red 1 barbarian-cavalry r4a
    r4a: red barbarian-cavalry, red barbarian

case A Barbarian archer attacks with 3, is hit on a d6, costs 4 gold, and it needs a mill [unit 5, unit 2, unit 3]
given season 2
    red gold: 7
    r4a: red barbarian
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c: red 2 barbarian-archer
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 4 red 3: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 barbarian-archer r4a
    buy barbarian-archer r4a
    attack g5 with barbarian-archer from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 barbarian-archer [buy 10]
    told red: units-ordered red 1 barbarian-archer r4a 4
    refused red 2: no-gold 4 3 [round 7]
    told red: rolled red barbarian-archer 3 6 6
    told red: rolled nobody * 3 6 4
    told red: units-placed red 1 barbarian-archer r4a
    r4a: red barbarian-archer, red barbarian

game dragonlords seats 2 option civilization-1 elves option civilization-2 barbarians
    red civilization: elves
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red aelin, red 5 elf
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case An Elf attacks with 3, is hit on a d6, costs 3 gold, and it needs no building [unit 6, unit 2, unit 3]
given season 2
    red gold: 5
    r4a: red elf
    r4a holder: red
    r4c: red 2 elf
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 3: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 elf r4a
    buy elf r4a
    attack g5 with elf from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 elf [buy 10]
    told red: units-ordered red 1 elf r4a 3
    refused red 2: no-gold 3 2 [round 7]
    told red: rolled red elf 3 6 6
    told red: rolled nobody * 3 6 4
    told red: units-placed red 1 elf r4a
    r4a: red 2 elf

case An Elf knight attacks with 4, is hit on a d8, costs 4 gold, and it needs a smithy [unit 6, unit 2, unit 3]
given season 2
    red gold: 7
    r4a: red elf
    r4a holder: red
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4c: red 2 elf-knight
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 4: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 elf-knight r4a
    buy elf-knight r4a
    attack g5 with elf-knight from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 elf-knight [buy 10]
    told red: units-ordered red 1 elf-knight r4a 4
    refused red 2: no-gold 4 3 [round 7]
    told red: rolled red elf-knight 4 6 6
    told red: rolled nobody * 3 8 4
    told red: units-placed red 1 elf-knight r4a
    r4a: red elf-knight, red elf

case An Elf on horseback, the horseman of the rulebook, attacks with 5, is hit on a d8, costs 6 gold, and it needs a stable [unit 6, unit 2, unit 3]
given season 2
    red gold: 11
    r4a: red elf
    r4a holder: red
    r4a building: stable
    r4a builder: red
    r4a built: 1
    r4c: red 2 elf-cavalry
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 5: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 elf-cavalry r4a
    buy elf-cavalry r4a
    attack g5 with elf-cavalry from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 elf-cavalry [buy 10]
    told red: units-ordered red 1 elf-cavalry r4a 6
    refused red 2: no-gold 6 5 [round 7]
    told red: rolled red elf-cavalry 5 6 6
    told red: rolled nobody * 3 8 4
    told red: units-placed red 1 elf-cavalry r4a
    r4a: red elf-cavalry, red elf

case An Elf archer attacks with 4, is hit on a d4, costs 4 gold, and it needs a mill [unit 6, unit 2, unit 3]
given season 2
    red gold: 7
    r4a: red elf
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c: red 2 elf-archer
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 4 red 4: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 elf-archer r4a
    buy elf-archer r4a
    attack g5 with elf-archer from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 elf-archer [buy 10]
    told red: units-ordered red 1 elf-archer r4a 4
    refused red 2: no-gold 4 3 [round 7]
    told red: rolled red elf-archer 4 6 6
    told red: rolled nobody * 3 4 4
    told red: units-placed red 1 elf-archer r4a
    r4a: red elf-archer, red elf

game dragonlords seats 2 option civilization-1 dwarves option civilization-2 barbarians
    red civilization: dwarves
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red thrain, red 5 dwarf
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case A Dwarf attacks with 3, is hit on a d6, costs 3 gold, and it needs no building [unit 7, unit 2, unit 3]
given season 2
    red gold: 5
    r4a: red dwarf
    r4a holder: red
    r4c: red 2 dwarf
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 3: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 dwarf r4a
    buy dwarf r4a
    attack g5 with dwarf from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 dwarf [buy 10]
    told red: units-ordered red 1 dwarf r4a 3
    refused red 2: no-gold 3 2 [round 7]
    told red: rolled red dwarf 3 6 6
    told red: rolled nobody * 3 6 4
    told red: units-placed red 1 dwarf r4a
    r4a: red 2 dwarf

case A Dwarf knight attacks with 4, is hit on a d8, costs 4 gold, and it needs a smithy [unit 7, unit 2, unit 3]
given season 2
    red gold: 7
    r4a: red dwarf
    r4a holder: red
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4c: red 2 dwarf-knight
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 6 red 4: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 dwarf-knight r4a
    buy dwarf-knight r4a
    attack g5 with dwarf-knight from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 dwarf-knight [buy 10]
    told red: units-ordered red 1 dwarf-knight r4a 4
    refused red 2: no-gold 4 3 [round 7]
    told red: rolled red dwarf-knight 4 6 6
    told red: rolled nobody * 3 8 4
    told red: units-placed red 1 dwarf-knight r4a
    r4a: red dwarf-knight, red dwarf

case A cannon attacks with 8, is hit on a d4, costs 6 gold, and it needs a lab [unit 7, unit 2, unit 3]
given season 2
    red gold: 11
    r4a: red dwarf
    r4a holder: red
    r4a building: lab
    r4a builder: red
    r4a built: 1
    r4c: red 2 cannon
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 4 red 8: 6
    dice battle g5 1 7 nobody 3: 4
orders red
    buy 2 cannon r4a
    buy cannon r4a
    attack g5 with cannon from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 cannon [buy 10]
    told red: units-ordered red 1 cannon r4a 6
    refused red 2: no-gold 6 5 [round 7]
    told red: rolled red cannon 8 6 6
    told red: rolled nobody * 3 4 4
    told red: units-placed red 1 cannon r4a
    r4a: red cannon, red dwarf

case A crossbow attacks with 3, is hit on a d6, costs 4 gold, and it needs a mill [unit 7, unit 2, unit 3]
given season 2
    red gold: 7
    r4a: red dwarf
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c: red 2 crossbow
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 4 red 3: 6
    dice battle g5 1 7 nobody 3: 4 4
orders red
    buy 2 crossbow r4a
    buy crossbow r4a
    attack g5 with crossbow from r4c
    when go-on: retreat
expect
    done red 1
    told red: fewer-ordered red 2 1 crossbow [buy 10]
    told red: units-ordered red 1 crossbow r4a 4
    refused red 2: no-gold 4 3 [round 7]
    told red: rolled red crossbow 3 6 6
    told red: rolled nobody * 3 6 4
    told red: units-placed red 1 crossbow r4a
    r4a: red crossbow, red dwarf

# ---- catapults, casters, unknown units ----

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

case a catapult attacks with 6 and is hit on a d4 [unit 9, unit 3]
given season 2
    r4c: red 2 catapult
    r4c holder: red
    g5: 2 stranger
    dice battle g5 1 4 red 6: 6
    dice battle g5 1 7 nobody 3: 4
orders red
    attack g5 with catapult from r4c
    when go-on: retreat
expect
    told red: rolled red catapult 6 6 6
    told red: rolled nobody * 3 4 4

case a catapult costs 5 gold and one unit, which becomes its crew [unit 9, reinforce 3]
given season 2
    red gold: 5
    r4a: red 2 orc
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4d: red orc
    r4d holder: red
    r4d building: smithy
    r4d builder: red
    r4d built: 1
orders red
    catapult r4a
expect
    done red 1
    told only red: catapult-made red r4a orc
    r4a: red orc, red catapult
    red gold: 9

case a king attacks with 5 and 1 of his own, is hit on a d10, and adds 1 to the TAS of his army [unit 10]
given season 2
    r4k: red gorbag, red 5 orc, red morg
    r4c: red orc
    r4c holder: red
    r4d: 2 stranger
    dice battle r4d 1 6 red 6: 6
    dice battle r4d 1 7 nobody 3: 4
orders red
    attack r4d with gorbag from r4k
    when go-on: retreat
expect
    told red: strength red 1 1 6
    told red: rolled red gorbag 6 6 6
    told red: rolled nobody * 3 10 4

case a wizard counts 3 for the force of an army and is hit on a d6 [unit 11]
given season 2
    r4k: red gorbag, red 5 orc, red morg
    r4d: stranger
    dice battle r4d 1 7 nobody 3: 4
orders red
    attack r4d with morg from r4k
    when go-on: retreat
expect
    told red: strength red 0 1 3
    told nobody: rolled red morg
    told red: rolled nobody * 3 6 4

case a DragonLord adds 1 to the TAS of his army, counts 8 for its force and is hit on a d12 [unit 12, unit 3]
given season 2
    r4k: red gorbag, red 5 orc, red vermithrax
    r4d: 3 stranger
    dice battle r4d 1 7 nobody 3: 4
orders red
    attack r4d with vermithrax from r4k
    when go-on: retreat
    when dragonfire: units
    when spell: none
expect
    told red: strength red 1 1 9
    told nobody: rolled red vermithrax
    told red: fire-at-units red vermithrax 2
    told red: rolled nobody * 3 12 4

case an unknown unit attacks with 3 and is hit on a d6 [unit 13]
given season 2
    r4c: red 2 orc
    r4c holder: red
    g5: stranger
    dice battle g5 1 6 red 3: 3
    dice battle g5 1 7 nobody 3: 3
orders red
    attack g5 with orc from r4c
expect
    told red: rolled red orc 3 6 3
    told red: rolled nobody * 3 6 3
    g5: empty
    g5 holder: none

# ---- gifts ----

case Orcs have no gift of stealth [unit 8]
given season 2
    r4c: red 5 orc
    r4c holder: red
    g5: 5 stranger
orders red
    sneak g5 from r4c with 2
expect
    refused red 1: no-stealth [raid 12]

case ships of Barbarians sail ten zones [unit 8, sail 4]
given season 2
    blue aboard: blue 1 barbarian (ship wolf)
    ie3: blue wolf
orders blue
    sail wolf ie2 ie1 ie2 e2 e1 n2 s2 e3 e1 n2
expect
    done blue 1
    n2: blue wolf

case not even ships of Barbarians sail eleven zones [unit 8, sail 4]
given season 2
    blue aboard: blue 1 barbarian (ship wolf)
    ie3: blue wolf
orders blue
    sail wolf ie2 ie1 ie2 e2 e1 n2 s2 e3 e1 n2 n1
expect
    refused blue 1: too-many-zones 11 10
    ie3: blue wolf

case ships of others sail six zones [unit 8, sail 4]
given season 2
    red aboard: red 1 orc (ship maw)
    iw3: red maw
orders red
    sail maw iw2 iw1 iw2 w2 w1 n1
expect
    done red 1
    n1: red maw

case ships of others do not sail seven zones [unit 8, sail 4]
given season 2
    red aboard: red 1 orc (ship maw)
    iw3: red maw
orders red
    sail maw iw2 iw1 iw2 w2 w1 n1 n2
expect
    refused red 1: too-many-zones 7 6
    iw3: red maw

# ---- missile units, cavalry, engines ----

case archers shoot, and have no part in the melee [unit 15]
given season 2
    r4c: red 2 orc-archer, red 2 orc
    r4c holder: red
    g5: 4 stranger
    dice battle g5 1 4 red 2: 6 6
    dice battle g5 1 6 red 3: 6
    dice battle g5 1 7 nobody 3: 6 6 6 6
orders red
    attack g5 with 2 orc-archer 1 orc from r4c
    when go-on: retreat
expect
    told red 2 times: rolled red orc-archer
    told red 1 times: rolled red orc

case cannons shoot, and have no part in the melee [unit 15]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    r4c: red cannon, red 2 dwarf
    r4c holder: red
    g5: 4 stranger
    dice battle g5 1 6 red 3: 6
    dice battle g5 1 7 nobody 3: 6 6 6
orders red
    attack g5 with cannon, 1 dwarf from r4c
    when go-on: retreat
expect
    told red 1 times: rolled red cannon 8 6
    told red 1 times: rolled red dwarf

case cavalry ride up to four steps to an attack [unit 16]
given season 2
    r4a: red 2 wolf-rider
    r4a holder: red
    r4f: red orc
    r4f holder: red
    r4c: red orc
    r4c holder: red
    r4b: red orc
    r4b holder: red
    g5: stranger
    dice battle g5 1 6 red 7: 6
    dice battle g5 1 7 nobody 3: 4
orders red
    attack g5 with 1 wolf-rider from r4a via r4f r4k r4c
expect
    done red 1
    told all: conquered red nobody g5
    g5: red wolf-rider

case a fifth step is too much for cavalry [unit 16]
given season 2
    r4e: red 2 wolf-rider
    r4e holder: red
    r4a: red orc
    r4a holder: red
    r4f: red orc
    r4f holder: red
    r4d: red orc
    r4d holder: red
    r4c: red orc
    r4c holder: red
    g5: stranger
orders red
    attack g5 with 1 wolf-rider from r4e via r4f r4a r4f r4k r4c
expect
    refused red 1
    g5: stranger

case cavalry raid [unit 16]
given season 2
    r4c: red 2 wolf-rider
    r4c holder: red
    g5: 2 stranger
    dice raid-die g5 red: 2 3
orders red
    raid g5 from r4c with 2
expect
    done red 1
    g5: stranger
    r4c: red 2 wolf-rider

case only cavalry raid [unit 16]
given season 2
    r4c: red 2 hobgoblin, red 2 orc-archer
    r4c holder: red
    g5: 2 stranger
orders red
    raid g5 from r4c with 1
expect
    refused red 1
    g5: 2 stranger

case cannons march [unit 17, march 4]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    r4c: red cannon, red dwarf
    r4c holder: red
    r4d: red dwarf
    r4d holder: red
orders red
    march cannon from r4c via r4d
expect
    done red 1
    r4d: red cannon, red dwarf

case catapults do not march [unit 17, march 4]
given season 2
    r4c: red catapult, red orc
    r4c holder: red
    r4d: red orc
    r4d holder: red
orders red
    march catapult from r4c via r4d
    transfer catapult from r4c to r4d
expect
    refused red 1: catapult-stays catapult
    done red 2
    r4d: red catapult, red orc

case catapults do not retreat, and fall to the defender [unit 17]
given season 2
    r6c: red 2 orc, red catapult
    r6c holder: red
    r6b: blue 5 barbarian
    r6b holder: blue
    dice battle r6b 1 6 red 3: 6
    dice battle r6b 1 7 blue 4: 6 6 6 6
orders red
    attack r6b with 1 orc 1 catapult from r6c
    when go-on: retreat
expect
    told all: engines-left red 1 catapult blue
    r6c: red 2 orc
    r6b has blue catapult
    r6b has 4 blue barbarian

# ---- limits ----

case at most 15 heavy units, wherever they stand, aboard and in camps too [unit 18]
given season 2
    red gold: 40
    r4a: red 4 hobgoblin
    r4a holder: red
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4k: red gorbag, red 5 hobgoblin
    c6: red 3 hobgoblin
    r6k besieger: red
    red aboard: red 2 hobgoblin (ship maw)
    iw3: red maw
orders red
    buy 2 hobgoblin r4a
    buy hobgoblin r4a
expect
    done red 1
    told only red: fewer-ordered red 2 1 hobgoblin
    refused red 2: at-limit hobgoblin 15 [unit 19]
    r4a: red 5 hobgoblin

case at most 11 cavalry [unit 18]
given season 2
    red gold: 40
    r4a: red 10 wolf-rider
    r4a holder: red
    r4a building: stable
    r4a builder: red
    r4a built: 1
orders red
    buy 2 wolf-rider r4a
    buy wolf-rider r4a
expect
    told only red: fewer-ordered red 2 1 wolf-rider
    refused red 2: at-limit wolf-rider 11
    r4a: red 11 wolf-rider

case at most 15 archers [unit 18]
given season 2
    red gold: 40
    r4a: red 14 orc-archer
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
orders red
    buy 2 orc-archer r4a
    buy orc-archer r4a
expect
    told only red: fewer-ordered red 2 1 orc-archer
    refused red 2: at-limit orc-archer 15
    r4a: red 15 orc-archer

case at most 11 cannons [unit 18]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    red gold: 40
    r4a: red 10 cannon
    r4a holder: red
    r4a building: lab
    r4a builder: red
    r4a built: 1
orders red
    buy 2 cannon r4a
    buy cannon r4a
expect
    told only red: fewer-ordered red 2 1 cannon
    refused red 2: at-limit cannon 11
    r4a: red 11 cannon

case at most 6 catapults, those ordered counted [unit 18]
given season 2
    red gold: 40
    r4a: red 5 orc
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4d: red orc
    r4d holder: red
    r4d building: smithy
    r4d builder: red
    r4d built: 1
    r4k: red gorbag, red 5 orc, red 5 catapult
orders red
    catapult r4a
    catapult r4a
expect
    done red 1
    refused red 2: at-limit catapult 6
    r4a: red 4 orc, red catapult

case at most 3 wizards [unit 18, temple 6]
given season 3
    red gold: 40
    r4a: red orc
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
    r4k: red gorbag, red 5 orc, red morg, red zagga, red urk
orders red
    train basic r4a
expect
    refused red 1: wizards-limit 3 [temple 6]

case a third wizard may be made [unit 18, temple 6]
given season 3
    red gold: 40
    r4a: red 2 orc
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
    r4k: red gorbag, red 5 orc, red morg, red zagga
    dice teach red: 4
orders red
    train basic r4a
expect
    done red 1
    r4a: red orc, red urk (knows 3 1)

case basic units have no limit [unit 18]
given season 2
    red gold: 100
    r4a: red 80 orc
    r4a holder: red
orders red
    buy 40 orc r4a
expect
    done red 1
    r4a: red 120 orc

case a DragonLord is not gained by who has one, though the Voice of the Gods calls him [unit 19, unit 18, adventure 12]
given season 3
    r4k: red gorbag, red 5 orc, red vermithrax
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn3
    quests top: voice-of-the-gods
    dice move-die red: 1
    dice crystal red: 6
orders red
    move north up
expect
    told only red: quest-gold red 10
    told nobody: dragonlord-rises
    red northern-party has red 2 orc

case captured catapults go beyond the limit [unit 19]
given season 2
    r6c: red 2 orc, red catapult
    r6c holder: red
    r6b: blue 5 barbarian
    r6b holder: blue
    r6k: blue hrolf, blue 5 barbarian, blue 6 catapult
    dice battle r6b 1 6 red 3: 6
    dice battle r6b 1 7 blue 4: 6 6 6 6
orders red
    attack r6b with 1 orc 1 catapult from r6c
    when go-on: retreat
expect
    r6b has blue catapult
    r6k has 6 blue catapult

# ---- places ----

case eight orcs fill a ship, which is their wizard's place, too [unit 20]
given season 2
    iw3: red maw
    red aboard: red 1 orc (ship maw)
    r4k: red gorbag, red 9 orc, red morg
orders red
    load 7 orc 1 morg from r4k on maw
    load 6 orc 1 morg from r4k on maw
    load gorbag from r4k on maw
expect
    refused red 1: no-room-aboard
    done red 2
    refused red 3
    red aboard: red 7 orc (ship maw), red morg (ship maw)

case four cavalry fill a ship, a fifth finds no room [unit 20]
given season 2
    iw3: red maw
    red aboard: red 1 wolf-rider (ship maw)
    r4k: red gorbag, red 5 wolf-rider
orders red
    load 4 wolf-rider from r4k on maw
    load 3 wolf-rider from r4k on maw
expect
    refused red 1
    done red 2
    red aboard: red 4 wolf-rider (ship maw)

case two catapults fill a ship, a third finds no room [unit 20]
given season 2
    iw3: red maw
    red aboard: red 1 catapult (ship maw)
    r4k: red gorbag, red 5 catapult
orders red
    load 2 catapult from r4k on maw
    load 1 catapult from r4k on maw
    load orc from r4k on maw
expect
    refused red 1
    done red 2
    refused red 3
    red aboard: red 2 catapult (ship maw)

case four cannons fill a ship [unit 20]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 cannon
    iw3: red anvil
    red aboard: red 1 cannon (ship anvil)
orders red
    load 4 cannon from r4k on anvil
    load 3 cannon from r4k on anvil
expect
    refused red 1
    done red 2
    red aboard: red 4 cannon (ship anvil)

case in a teleport cavalry take two places of five [unit 20, portal 1]
given season 2
    r4k: red gorbag, red 5 wolf-rider, red 5 orc, red morg (knows 4 1)
    i3: red orc
    i3 holder: red
orders red
    teleport morg with 3 wolf-rider to i3
    teleport morg with 2 wolf-rider 2 orc to i3
    teleport morg with 2 wolf-rider 1 orc to i3
expect
    refused red 1: too-many-places 6 5
    refused red 2: too-many-places 6 5
    done red 3
    i3: red 2 orc, red 2 wolf-rider, red morg

case in a teleport a catapult takes four places of five [unit 20, portal 1]
given season 2
    r4k: red gorbag, red 5 catapult, red 5 orc, red morg (knows 4 1)
    i3: red orc
    i3 holder: red
orders red
    teleport morg with 1 catapult 2 orc to i3
    teleport morg with 1 catapult 1 orc to i3
expect
    refused red 1: too-many-places 6 5
    done red 2
    i3: red 2 orc, red catapult, red morg

# ---- what else is said of units ----

case casters are units: a wizard alone holds the land that all others leave [unit 1, land 12]
given season 2
    r4c: red 2 orc, red morg
    r4c holder: red
    r4d: red orc
    r4d holder: red
orders red
    transfer 2 orc from r4c to r4d
expect
    done red 1
    r4c: red morg
    r4d: red 3 orc

case casters are units: two orcs and a wizard are three where something is built outside the realm [unit 1, build 22]
given season 2
    red gold: 5
    r4a: red 2 orc
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    g5: red 2 orc, red morg
    g5 holder: red
orders red
    fortify g5
expect
    done red 1
    told all: structure-built red wood g5
    g5 wall: 1

case a unit stays when the building it needed is lost [unit 21]
given season 2
    r4a: red 1 orc
    r4a holder: red
    r4a building: smithy
    r4a builder: red
    r4a built: 1
    r4e: blue 6 barbarian
    r4e holder: blue
    r4k: red gorbag, red 5 hobgoblin
    dice battle r4a 1 6 blue 4: 1
    dice battle r4a 1 7 red 3: 6
orders blue
    attack r4a with army from r4e
expect
    told all: building-razed smithy r4a
    r4k: red gorbag, red 5 hobgoblin

case only a basic unit may become a wizard [unit 22]
given season 3
    red gold: 40
    r4a: red 2 hobgoblin, red 2 orc-archer
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
orders red
    train basic r4a
expect
    refused red 1: no-basic-there r4a
    red gold: 48

case infantry are basic and heavy units: these become DragonLords, as do archers, and wizards do not [unit 14, dragonlord 1]
given season 3
    red northern-party: red morg, red hobgoblin, torch, pickaxe
    red north-at: wn3
    quests top: voice-of-the-gods
    dice move-die red: 1
    dice crystal red: 5
orders red
    move north up
    when dragonlord: morg hobgoblin
expect
    told all: dragonlord-rises red
    red northern-party: red morg, red vermithrax, torch, pickaxe
