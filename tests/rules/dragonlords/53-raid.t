# SPDX-License-Identifier: MIT
# Raids of cavalry, pillage, and sneak attacks of Elves.
# Red's wolf riders strike from r4a at r4f or r4e, Green's Elves from r3a.

game dragonlords seats 4
    red civilization: orcs
    blue civilization: barbarians
    green civilization: elves
    yellow civilization: dwarves
    order 0: red
    order 1: blue
    order 2: green
    order 3: yellow
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    yellow first-kingdom: r1k
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
    r1k: yellow thrain, yellow 5 dwarf
    r1k holder: yellow
    r1k wall: 3
    r4a holder: red
    r4a: red orc, red 3 wolf-rider
    r4f holder: blue
    r4f: blue 4 barbarian

# ---- Raids ----

case each rider rolls, a 1 or 2 fells a unit and a 3 does not, and both sides learn all, others only where [raid 1, letters 34, seen 8]
given
    dice raid-die r4f red: 1 2 3
orders red
    raid r4f from r4a
expect
    done red 1
    r4f: blue 2 barbarian
    told all: raid r4f
    told only red blue: raid r4f red r4a 3 2
    told only red blue: units-lost blue 2 barbarian
    rolled only red blue: raid-die r4f red
    told nobody: attacked
    r4a: red orc, red 3 wolf-rider
    printed blue: 'Red raided your Gharzul f (r4f) from Gharzul a (r4a): 2 hits. No letter'

case the line says how many raid [raid 1, letters 34]
given
    dice raid-die r4f red: 2 2
orders red
    raid r4f from r4a with 2
expect
    told red: raid r4f red r4a 2 2
    r4f: blue 2 barbarian

case more riders than are there do not raid [letters 34]
given
orders red
    raid r4f from r4a with 4
expect
    refused red 1: too-few-units
    told nobody: raid

case a land without cavalry raids nothing [raid 1, letters 34]
given
    r4a: red 5 orc
orders red
    raid r4f from r4a
expect
    refused red 1
    told nobody: raid

case the owner chooses whom he loses [raid 1, letters 48]
given
    r4f: blue 2 barbarian, blue 2 barbarian-knight
    dice raid-die r4f red: 2 6 6
orders red
    raid r4f from r4a
orders blue
    when casualties: barbarian-knight
expect
    used blue 1
    r4f: blue 2 barbarian, blue barbarian-knight

case by default a basic unit is lost first [raid 1, letters 48]
given
    r4f: blue barbarian, blue 2 barbarian-knight
    dice raid-die r4f red: 2 1 6
orders red
    raid r4f from r4a
expect
    r4f: blue barbarian-knight

case the last rider of a land raids, for he stays where he is [raid 2, land 12]
given
    r4a: red wolf-rider
    dice raid-die r4f red: 2
orders red
    raid r4f from r4a
expect
    done red 1
    r4a: red wolf-rider
    r4f: blue 3 barbarian

case a raid may be made in round 1, and unknown units are raided as well [raid 3]
given season 1
    r4e: 5 stranger
    dice raid-die r4e red: 1 2 3
orders red
    raid r4e from r4a
expect
    done red 1
    r4e: 3 stranger
    told only red: raid r4e red r4a 3 2
    told all: raid r4e

case riders may ride over friendly land first, and stay where they struck from [raid 2, letters 34]
given
    r4a: red orc
    r4b holder: red
    r4b: red orc, red 2 wolf-rider
    dice raid-die r4f red: 1 6
orders red
    raid r4f from r4b via r4a
expect
    done red 1
    told only red: rides red 2 r4b r4a
    r4a: red orc, red 2 wolf-rider
    r4b: red orc
    r4f: blue 3 barbarian

case four steps may come first [raid 2, attack 14]
given
    r4a: red orc
    r4b holder: red
    r4b: red orc
    r4c holder: red
    r4c: red orc
    r4e holder: red
    r4e: red orc
    g5 holder: red
    g5: red orc, red wolf-rider
    dice raid-die r4f red: 1
orders red
    raid r4f from g5 via r4c r4b r4a r4e
expect
    done red 1
    r4e: red orc, red wolf-rider
    r4f: blue 3 barbarian

case five steps may not [raid 2, attack 14]
given
    r4a: red orc
    r4b holder: red
    r4b: red orc
    r4c holder: red
    r4c: red orc
    r4e holder: red
    r4e: red orc
    g5 holder: red
    g5: red orc
    r5c holder: red
    r5c: red orc, red wolf-rider
orders red
    raid r4f from r5c via g5 r4c r4b r4a r4e
expect
    refused red 1: ride-too-far 5 4
    r5c: red orc, red wolf-rider

case riders ride over friendly land only [raid 2]
given
    r4a: red orc
    r4b holder: red
    r4b: red orc, red 2 wolf-rider
    r4e: empty
orders red
    raid r4f from r4b via r4c r4k
    raid r4f from r4b via r4k
expect
    refused red 1: not-friendly r4c
    refused red 2
    r4b: red orc, red 2 wolf-rider

case where riders leave or pass one unit stays [raid 2, attack 15]
given
    r4a: red orc
    r4b holder: red
    r4b: red 2 wolf-rider
    dice raid-die r4f red: 1
orders red
    raid r4f from r4b with 2 via r4a
    raid r4f from r4b with 1 via r4a
expect
    refused red 1
    done red 2
    r4a: red orc, red wolf-rider
    r4b: red wolf-rider

case the raider may be transferred in phase 5 [raid 2, march 5]
given
    r4b holder: red
    r4b: red orc
    dice raid-die r4f red: 6 6 6
orders red
    raid r4f from r4a
    transfer 3 wolf-rider from r4a to r4k r4d
expect
    done red 1
    done red 2
    r4d: red 3 wolf-rider

case vacant land and land of one's own are not raided [raid 3, letters 34]
given
orders red
    raid r4e from r4a
    raid r4k from r4a
expect
    refused red 1: no-target r4e
    refused red 2
    told nobody: raid

case land that is not adjacent is not raided [raid 3, letters 34]
given
    g5 holder: blue
    g5: blue barbarian
orders red
    raid g5 from r4a
expect
    refused red 1: not-beside g5 r4a

case nothing is raided across a mountain [raid 3]
given
    r4k: red gorbag, red 5 orc, red wolf-rider
    r4b holder: blue
    r4b: blue barbarian
orders red
    raid r4b from r4k
expect
    refused red 1: not-beside r4b r4k

case the camp before a besieged kingdom is no target of a raid [raid 3]
given season 2
    r6f holder: red
    r6f: red orc, red wolf-rider
    r6k besieger: green
    c6: green 5 elf
orders red
    raid r6k from r6f
expect
    refused red 1: guarded r6k
    c6: green 5 elf

case walls do not hinder a raid [raid 3]
given
    r4f wall: 2
    dice raid-die r4f red: 2 2 2
orders red
    raid r4f from r4a
expect
    r4f: blue barbarian
    r4f wall: 2

case a watchtower bars a raid [raid 4, letters 34]
given
    r4f tower: 1
orders red
    raid r4f from r4a
expect
    refused red 1: guarded r4f
    told nobody: raid

case a kingdom bars a raid, without a wall and held by unknown units, too [raid 4, build 25]
given season 2
    r5d holder: red
    r5d: red orc, red wolf-rider
    r5k: 5 stranger
    r5k wall: 0
    r6f holder: red
    r6f: red orc, red wolf-rider
orders red
    raid r5k from r5d
    raid r6k from r6f
expect
    refused red 1: guarded r5k
    refused red 2: guarded r6k

case a raid may leave land vacant, and who entered no land owns none [raid 5, land 13]
given
    r4f: blue barbarian
    r4f wall: 1
    dice raid-die r4f red: 1 1
orders red
    raid r4f from r4a with 2
expect
    told all: fell-vacant r4f
    r4f: empty
    r4f holder: none
    r4f wall: 1
    told nobody: conquered

case a raid never kills a king [raid 5]
given
    r6k: blue 5 barbarian
    r4f: blue hrolf, blue barbarian
    dice raid-die r4f red: 1 1 1
orders red
    raid r4f from r4a
orders blue
    when casualties: hrolf
expect
    r4f: blue hrolf
    not out blue
    told red: units-lost blue 1 barbarian

case casters fall to a raid only where all units left are casters [raid 5]
given
    r4f: blue barbarian, blue sigrun
    dice raid-die r4f red: 1 6 6
orders red
    raid r4f from r4a
orders blue
    when casualties: sigrun
expect
    r4f: blue sigrun

case where all are casters one of them falls [raid 5]
given
    r4f: blue sigrun, blue halla
    dice raid-die r4f red: 1 6 6
orders red
    raid r4f from r4a
orders blue
    when casualties: halla
expect
    r4f: blue sigrun

case who has raided fights, raids and marches no more in that turn [raid 6, attack 5]
given season 2
    r4e holder: blue
    r4e: blue barbarian
    dice raid-die r4f red: 6 6 6
orders red
    raid r4f from r4a
    raid r4e from r4a
    attack r4f with wolf-rider from r4a
    march wolf-rider from r4a via r4k
expect
    done red 1
    refused red 2
    refused red 3
    refused red 4
    r4a: red orc, red 3 wolf-rider

case riders who have not raided yet do so after others [raid 1, raid 6]
given
    r4e holder: blue
    r4e: blue 2 barbarian
    dice raid-die r4f red: 6 6
    dice raid-die r4e red: 1
orders red
    raid r4f from r4a with 2
    raid r4e from r4a with 2
    raid r4e from r4a
expect
    done red 1
    refused red 2: used-up wolf-rider
    done red 3
    r4e: blue barbarian

case who has fought raids no more [raid 1, attack 5]
given
    r4e: stranger
    dice battle r4e 1 6 red 7: 1
    dice battle r4e 1 7 none 3: 8
orders red
    attack r4e with 3 wolf-rider from r4a
    raid r4f from r4e
expect
    done red 1
    refused red 2
    told nobody: raid

case a raid does not count as an attack on the land, which may be attacked after it [attack 4, raid 1]
given
    r4a: red 5 orc, red 3 wolf-rider
    r4f: blue 2 barbarian
    dice raid-die r4f red: 1 6 6
    dice battle r4f 1 6 red 3: 1
    dice battle r4f 1 7 blue 4: 6
orders red
    raid r4f from r4a
    attack r4f with 4 orc from r4a
expect
    done red 1
    done red 2
    r4f: red 4 orc

case from a besieged kingdom nobody raids [raid 2, siege 4]
given season 2
    r4k: red gorbag, red 5 orc, red 2 wolf-rider
    r4k besieger: blue
    c4: blue 5 barbarian
orders red
    raid r4f from r4k
expect
    refused red 1: not-friendly r4k
    told nobody: raid

case of several reasons against a raid the first of the list is told [letters 1, letters 34]
given
    r4f tower: 1
    r4b holder: blue
    r4b: blue barbarian
orders red
    raid r4f from r4a with 9
    raid r4b from r4k with 9
expect
    refused red 1: guarded r4f
    refused red 2: not-beside r4b r4k

# ---- Pillage ----

case without the option nobody pillages [raid 7, option 8, letters 35]
given
    blue gold: 20
orders red
    pillage r4f from r4a
expect
    refused red 1: pillage-off
    blue gold: 28

case with the option each 1 or 2 destroys d4 gold, which nobody gets [raid 7, option 8, seen 10]
given option pillage yes
    blue gold: 20
    red gold: 0
    dice raid-die r4f red: 1 2 3
    dice plunder r4f red: 4 3
orders red
    pillage r4f from r4a
expect
    done red 1
    told all: pillage r4f
    told only red blue: pillage r4f red r4a 3 2 7
    r4f: blue 4 barbarian
    blue gold: 21
    red gold: 8

case no more is destroyed than is there [raid 7]
given option pillage yes
    blue gold: 3
    dice raid-die r4f red: 1 2 3
    dice plunder r4f red: 4 3
orders red
    pillage r4f from r4a
expect
    told red blue: pillage r4f red r4a 3 2 3
    blue gold: 8

case neutral land has no purse to be pillaged [raid 7, letters 35]
given option pillage yes
    r4e: 2 stranger
orders red
    pillage r4e from r4a
expect
    refused red 1: no-purse r4e

case a tower bars pillage, and so does a kingdom [raid 4, letters 35]
given season 2 option pillage yes
    r4f tower: 1
    r6f holder: red
    r6f: red orc, red wolf-rider
orders red
    pillage r4f from r4a
    pillage r6k from r6f
expect
    refused red 1: guarded r4f
    refused red 2: guarded r6k

case vacant land, own land and land that is not adjacent are not pillaged [raid 3, letters 35]
given option pillage yes
    g5 holder: blue
    g5: blue barbarian
orders red
    pillage r4e from r4a
    pillage g5 from r4a
expect
    refused red 1
    refused red 2: not-beside g5 r4a

case who has pillaged neither raids nor fights in that turn [raid 6]
given option pillage yes
    blue gold: 3
    dice raid-die r4f red: 6 6 6
orders red
    pillage r4f from r4a
    raid r4f from r4a
expect
    done red 1
    refused red 2

case pillagers ride over friendly land first, as raiders do [raid 2, raid 7]
given option pillage yes
    blue gold: 10
    r4a: red orc
    r4b holder: red
    r4b: red orc, red 2 wolf-rider
    dice raid-die r4f red: 1 6
    dice plunder r4f red: 2
orders red
    pillage r4f from r4b via r4a
expect
    done red 1
    r4a: red orc, red 2 wolf-rider
    blue gold: 16

# ---- Sneak attacks ----

case five Elves roll at once against the die of the highest column, nobody answers, and both sides learn all [raid 12, raid 13, letters 29, seen 8]
given
    r3a holder: green
    r3a: green 8 elf
    r3b holder: blue
    r3b: blue 2 barbarian-cavalry, blue 3 barbarian
    dice sneak-die r3b green: 3 2 4 10 1
orders green
    sneak r3b from r3a
expect
    done green 1
    told all: sneak-attack r3b
    told only green blue: sneak-attack r3b green r3a 5 3
    rolled only green blue: sneak-die r3b green
    r3b: blue 2 barbarian-cavalry
    r3a: green 8 elf

case six Elves are too many [raid 12, letters 29]
given
    r3a holder: green
    r3a: green 8 elf
    r3b holder: blue
    r3b: blue 3 barbarian
orders green
    sneak r3b from r3a with 6
expect
    refused green 1: too-many-elves 6 5
    told nobody: sneak-attack

case the line says how many Elves sneak [raid 12, letters 29]
given
    r3a holder: green
    r3a: green 8 elf
    r3b holder: blue
    r3b: blue 3 barbarian
    dice sneak-die r3b green: 3 4
orders green
    sneak r3b from r3a with 2
expect
    done green 1
    told green: sneak-attack r3b green r3a 2 1
    r3b: blue 2 barbarian

case fewer Elves than named are there [raid 12, letters 2]
given
    r3a holder: green
    r3a: green 2 elf
    r3b holder: blue
    r3b: blue 3 barbarian
orders green
    sneak r3b from r3a with 3
expect
    refused green 1: too-few-units

case only basic Elves sneak [raid 12, letters 29]
given
    r3a holder: green
    r3a: green 3 elf-knight, green elf, green 2 elf-archer
    r3b holder: blue
    r3b: blue 3 barbarian
    dice sneak-die r3b green: 4
orders green
    sneak r3b from r3a
expect
    done green 1
    told green: sneak-attack r3b green r3a 1 0

case all Elves of a land may sneak, for they do not leave it [raid 12, land 12]
given
    r3a holder: green
    r3a: green 5 elf
    r3b: 5 stranger
    dice sneak-die r3b green: 3 3 3 3 3
orders green
    sneak r3b from r3a
expect
    r3a: green 5 elf
    r3b: empty
    r3b holder: none
    told all: fell-vacant r3b

case only Elves sneak [raid 12, unit 8, letters 29]
given
orders red
    sneak r4f from r4a
expect
    refused red 1: no-stealth

case Elves sneak once a turn [raid 12, letters 29]
given
    r3a holder: green
    r3a: green 5 elf
    r3b holder: blue
    r3b: blue 3 barbarian
    r3e holder: blue
    r3e: blue barbarian
    dice sneak-die r3b green: 6 6 6 6 6
orders green
    sneak r3b from r3a
    sneak r3e from r3a
expect
    done green 1
    refused green 2: sneaked-before
    r3e: blue barbarian

case a tower keeps off a sneak attack, and so does a wall [raid 12, build 24, letters 29]
given
    r3a holder: green
    r3a: green 5 elf
    r3b holder: blue
    r3b: blue 3 barbarian
    r3b wall: 1
    r3e holder: blue
    r3e: blue barbarian
    r3e tower: 1
orders green
    sneak r3b from r3a
    sneak r3e from r3a
expect
    refused green 1: watched r3b
    refused green 2: watched r3e
    told nobody: sneak-attack

case no kingdom is sneaked upon, without a wall either [raid 12, letters 29]
given season 2
    r6f holder: green
    r6f: green 5 elf
    r6k wall: 0
orders green
    sneak r6k from r6f
expect
    refused green 1: watched r6k

case land that is not adjacent, or across a mountain, is not sneaked upon [raid 3, letters 29]
given
    r3b holder: blue
    r3b: blue 3 barbarian
    r6d holder: blue
    r6d: blue barbarian
orders green
    sneak r3b from r3k
    sneak r6d from r3k
expect
    refused green 1: not-beside r3b r3k
    refused green 2: not-beside r6d r3k

case vacant and own land is not sneaked upon [raid 3]
given
    r3a holder: green
    r3a: green 5 elf
orders green
    sneak r3b from r3a
    sneak r3k from r3a
expect
    refused green 1: no-target r3b
    refused green 2

case a sneak attack has no TAS, not even that of a king [raid 13]
given
    r3k: green 5 elf
    r3a holder: green
    r3a: green 5 elf, green aelin [green crown]
    r3b holder: blue
    r3b: blue 6 barbarian
    dice sneak-die r3b green: 4 4 4 4 3
orders green
    sneak r3b from r3a
expect
    told green: sneak-attack r3b green r3a 5 1
    r3b: blue 5 barbarian

case a hero adds his level to his own number in a sneak attack [raid 13, hero 5]
given
    r3a holder: green
    r3a: green elf [green lirael (hero-level 2)]
    r3b holder: blue
    r3b: blue 6 barbarian
    dice sneak-die r3b green: 5
orders green
    sneak r3b from r3a
expect
    told green: sneak-attack r3b green r3a 1 1
    r3b: blue 5 barbarian

case casters fall to a sneak attack last, but they fall [raid 13, battle 17]
given
    r3a holder: green
    r3a: green 5 elf
    r3b holder: blue
    r3b: blue 2 barbarian, blue sigrun
    dice sneak-die r3b green: 3 3 3 6 6
orders green
    sneak r3b from r3a
expect
    r3b: empty
    r3b holder: none

case the owner says whom a sneak attack costs him [raid 13, letters 48]
given
    r3a holder: green
    r3a: green elf
    r3b holder: blue
    r3b: blue 3 barbarian, blue barbarian-knight
    dice sneak-die r3b green: 1
orders green
    sneak r3b from r3a
orders blue
    when casualties: barbarian-knight
expect
    r3b: blue 3 barbarian

case the five may attack afterwards, and sneak and attack are one attack on the land [raid 14, attack 4]
given
    r3a holder: green
    r3a: green 6 elf
    r3b holder: blue
    r3b: blue 2 barbarian
    dice sneak-die r3b green: 3 6 6 6 6
    dice battle r3b 1 6 green 3: 1
    dice battle r3b 1 7 blue 4: 6
orders green
    sneak r3b from r3a
    attack r3b with 5 elf from r3a
expect
    done green 1
    done green 2
    r3b: green 5 elf

case after the sneak attack the attack need not come, and may go elsewhere [raid 14]
given
    r3a holder: green
    r3a: green 6 elf
    r3b holder: blue
    r3b: blue 2 barbarian
    dice sneak-die r3b green: 6 6 6 6 6
orders green
    sneak r3b from r3a
    attack r3e with 5 elf from r3a
expect
    done green 1
    done green 2
    r3e: green 5 elf

case land that was attacked is not sneaked upon in that turn [attack 4, raid 14]
given
    r3a holder: green
    r3a: green 6 elf
    r3f holder: green
    r3f: green 5 elf
    r3e holder: blue
    r3e: blue 2 barbarian
    dice battle r3e 1 6 green 3: 6 6
    dice battle r3e 1 7 blue 4: 6 6
orders green
    attack r3e with 2 elf from r3a
    sneak r3e from r3f
    when go-on: retreat
expect
    done green 1
    refused green 2: struck-already r3e

case Elves who have fought do not sneak [raid 12, attack 5, letters 29]
given
    r3a holder: green
    r3a: green 3 elf
    r3b holder: blue
    r3b: blue 2 barbarian
    r3e holder: blue
    r3e: blue 2 barbarian
    dice battle r3e 1 6 green 3: 6 6
    dice battle r3e 1 7 blue 4: 6 6
    dice sneak-die r3b green: 6
orders green
    attack r3e with 2 elf from r3a
    sneak r3b from r3a with 2
    sneak r3b from r3a
    when go-on: retreat
expect
    done green 1
    refused green 2
    done green 3
    told green: sneak-attack r3b green r3a 1 0

case a lone king may fall to a sneak attack, which is no raid [raid 13, king 7]
given
    r3a holder: green
    r3a: green 2 elf
    r6k: blue 5 barbarian
    r3b holder: blue
    r3b: blue hrolf
    dice sneak-die r3b green: 3
orders green
    sneak r3b from r3a
expect
    told all: king-falls blue hrolf r3b
    out blue
