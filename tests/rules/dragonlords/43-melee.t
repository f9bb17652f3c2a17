# SPDX-License-Identifier: MIT
# The melee phase: who rolls, assault of walls, flanking, kings, the Holy Grail.

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
    r4a holder: red
    r4b holder: blue

case first the attacker's infantry and cavalry roll, then the defender's, those who were hit, too [melee 1]
given season 2
    r4a: red orc, red orc, red hobgoblin, red wolf-rider
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 7: 1
    dice battle r4b 1 6 red 4: 1
    dice battle r4b 1 7 blue 4: 4 8
orders red
    attack r4b with 1 orc hobgoblin wolf-rider from r4a
expect
    done red 1
    told red blue: rolled red wolf-rider 7 6 1
    then told red blue: rolled red hobgoblin 4 6 1
    then told red blue: rolled blue barbarian 4 8 4
    told nobody: rolled red orc
    told red blue: hits-taken blue 2
    told red blue: hits-taken red 1
    r4b: red hobgoblin, red wolf-rider

case missile units and casters do not roll in melee [melee 2]
given season 2
    r4a: red orc, red 2 orc-archer, red morg (knows 1 1)
    r4b: blue 2 barbarian, blue catapult, blue 2 barbarian-archer
    dice battle r4b 1 3 blue 6: 4
    dice battle r4b 1 3 blue 3: 4 4
    dice battle r4b 1 4 red 2: 6 6
    dice battle r4b 1 7 blue 4: 4
orders red
    attack r4b with orc-archer morg from r4a
    when spell: none
    when go-on: retreat
expect
    done red 1
    told red blue 2 times: rolled red
    told red blue 1 times: rolled blue catapult
    told red blue 2 times: rolled blue barbarian-archer

case at a wall of level 3 three attackers roll, at a breached one more [melee 3, melee 4, wall 3]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 7 orc, red 2 catapult
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    dice wall-die r6k 1 red 3: 12 12
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6
    dice wall-die r6k 2 red 3: 3 12
    dice battle r6k 2 6 red 3: 6 6 6 6
    dice battle r6k 2 7 blue 5: 6
    dice wall-die r6k 3 red 4: 4 5
    dice battle r6k 3 6 red 3: 6 6 6 6 6
    dice battle r6k 3 7 blue 5: 6
    dice wall-die r6k 4 red 5: 5
    dice battle r6k 4 6 red 3: 6 6 6 6 6 6
    dice battle r6k 4 7 blue 5: 6
orders red
    attack r6k with 6 orc catapult from r6a
    when go-on if round = 4: siege
    when go-on: fight
expect
    done red 1
    told red blue 4 times: rolled blue barbarian 5 6 6
    told red blue 18 times: rolled red orc 3 6 6
    told all: wall-breached r6k 2
    then told all: wall-breached r6k 1
    then told all: wall-breached r6k 0
    r6k wall: 0
    told all: siege-laid red r6k
    c6: red 6 orc, red 2 catapult

case cavalry and infantry count in the limit alike; they roll as heavy units [melee 3, melee 5, melee 10]
given season 2
    r4a: red 3 orc, red 2 wolf-rider, red 3 hobgoblin
    r4b: blue barbarian, blue barbarian-knight
    r4b wall: 2
    dice battle r4b 1 6 red 4: 8 8 8 8
    dice battle r4b 1 7 blue 6: 8
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with 2 orc wolf-rider hobgoblin from r4a
    when go-on: retreat
expect
    done red 1
    told red blue 4 times: rolled red * 4 8 8
    told nobody: rolled red orc
    r4a has red 3 orc

case five attackers roll at a wall of level 1 [melee 3, wall 1]
given season 2
    r4a: red 8 orc
    r4b: blue barbarian
    r4b wall: 1
    dice battle r4b 1 6 red 3: 6 6 6 6 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 7 orc from r4a
    when go-on: retreat
expect
    told red blue 5 times: rolled red orc 3 6 6

case four attackers roll at a wall of level 2 [melee 3, wall 2]
given season 2
    r4a: red 8 orc
    r4b: blue barbarian
    r4b wall: 2
    dice battle r4b 1 6 red 3: 6 6 6 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 7 orc from r4a
    when go-on: retreat
expect
    told red blue 4 times: rolled red orc 3 6 6

case the level after step 5 counts, so who breached the wall in step 4 sends more [melee 4]
given season 2
    r4a: red 8 orc, red catapult
    r4b: blue barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 5
    dice battle r4b 1 6 red 3: 6 6 6 6 6 6 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 7 orc catapult from r4a
    when go-on: retreat
expect
    told red blue 7 times: rolled red orc 3 6 6

case if nothing is said those of the highest attack number assault a wall [melee 5]
given season 2
    r4b: blue barbarian
    r6a: red 6 orc, red hobgoblin, red orc [red grim (hero-level 2)]
    r6a holder: red
    r4a: red orc
    r6k: blue hrolf, blue barbarian
    dice battle r6k 1 6 red 5: 6
    dice battle r6k 1 6 red 4: 6
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 5 orc hobgoblin grim from r6a
    when go-on: retreat
expect
    done red 1
    told red blue 1 times: rolled red grim 5
    told red blue 1 times: rolled red hobgoblin 4
    told red blue 1 times: rolled red orc 3

case the attacker may say who assaults a wall [melee 5, letters 49]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 6 orc, red 3 hobgoblin
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    dice battle r6k 1 6 red 4: 6
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 5 orc hobgoblin from r6a
    when assault: 2 orc, hobgoblin
    when go-on: retreat
expect
    done red 1
    told red blue 1 times: rolled red hobgoblin 4
    told red blue 2 times: rolled red orc 3

case the defender of a wall is not limited [melee 6]
given season 2
    r4a: red 2 hobgoblin, red orc
    r4b: blue 7 barbarian
    r4b wall: 2
    dice battle r4b 1 6 red 4: 6 6
    dice battle r4b 1 7 blue 4: 8 8 8 8 8 8 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on: retreat
expect
    told red blue 7 times: rolled blue barbarian 4 8 8

case cavalry flank: first the lowest column, then the next higher, while the others take the highest [melee 7, melee 8]
given season 2
    r4a: red 2 orc, red 3 wolf-rider
    r4b: blue 2 barbarian-knight, blue barbarian, blue catapult
    dice battle r4b 1 3 blue 6: 8
    dice battle r4b 1 6 red 7: 4 6 7
    dice battle r4b 1 6 red 3: 8
    dice battle r4b 1 7 blue 6: 8 8
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with 1 orc wolf-rider from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: rolled red wolf-rider 7 4 4
    then told red blue: rolled red wolf-rider 7 6 6
    then told red blue: rolled red wolf-rider 7 8 7
    then told red blue: rolled red orc 3 8 8
    told red blue: hits-taken blue 3

case cavalry need not flank [melee 8, letters 50]
given season 2
    r4a: red 2 orc, red wolf-rider
    r4b: blue 2 barbarian-knight, blue barbarian
    dice battle r4b 1 6 red 7: 8
    dice battle r4b 1 7 blue 6: 8 8
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with wolf-rider from r4a
    when flank: no
    when go-on: retreat
expect
    told red blue: rolled red wolf-rider 7 8 8

case in the second round nobody flanks [melee 8]
given season 2
    r4a: red 2 orc, red wolf-rider
    r4b: blue 2 barbarian-knight, blue 2 barbarian
    dice battle r4b 1 6 red 7: 6
    dice battle r4b 1 7 blue 6: 8 8
    dice battle r4b 1 7 blue 4: 8 8
    dice battle r4b 2 6 red 7: 8
    dice battle r4b 2 7 blue 6: 8 8
    dice battle r4b 2 7 blue 4: 8
orders red
    attack r4b with wolf-rider from r4a
    when go-on if round = 2: retreat
    when go-on: fight
expect
    done red 1
    told red blue: rolled red wolf-rider 7 6 6
    then told red blue: rolled red wolf-rider 7 8 8
    told red blue 2 times: rolled red wolf-rider

case the defender's cavalry flank, too, in step 7 [melee 8]
given season 2
    r4a: red 2 hobgoblin, red 2 orc
    r4b: blue barbarian-cavalry
    dice battle r4b 1 6 red 4: 10 10
    dice battle r4b 1 6 red 3: 10
    dice battle r4b 1 7 blue 7: 6
orders red
    attack r4b with hobgoblin, 1 orc from r4a
    when go-on: retreat
expect
    told red blue: rolled blue barbarian-cavalry 7 6 6

case nobody flanks if the enemy has cavalry in the battle when melee begins [melee 9]
given season 2
    r4a: red 2 orc, red wolf-rider
    r4b: blue barbarian-cavalry, blue barbarian
    dice battle r4b 1 6 red 7: 10
    dice battle r4b 1 7 blue 7: 8
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with wolf-rider from r4a
    when go-on: retreat
expect
    told red blue: rolled red wolf-rider 7 10 10

case or a DragonLord [melee 9]
given season 2
    r4a: red 2 orc, red 2 wolf-rider
    r4b: blue barbarian-knight, blue barbarian, blue ashwing
    dice battle r4b 1 6 red 7: 8 8
    dice battle r4b 1 7 blue 7: 8
    dice battle r4b 1 7 blue 5: 8
orders red
    attack r4b with wolf-rider from r4a
    when go-on: retreat
orders blue
    when dragonfire: none
    when spell: none
expect
    told red blue 2 times: rolled red wolf-rider 7 8 8

case when missiles have killed that cavalry they flank [melee 9]
given season 2
    r4a: red 2 orc, red wolf-rider, red orc-archer
    r4b: blue barbarian-cavalry, blue barbarian-knight, blue barbarian
    dice battle r4b 1 4 red 2: 2
    dice battle r4b 1 6 red 7: 6
    dice battle r4b 1 7 blue 6: 8
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with wolf-rider orc-archer from r4a
    when go-on: retreat
orders blue
    when casualties if nth = 1: barbarian-cavalry
expect
    told red blue: rolled red orc-archer 2 10 2
    told red blue: rolled red wolf-rider 7 6 6

case against a wall nobody flanks, and behind it cavalry do not either [melee 9, melee 10, melee 11]
given season 2
    r4a: red 2 orc, red hobgoblin
    r4b: blue barbarian-cavalry, blue barbarian-knight
    r4b wall: 1
    dice battle r4b 1 6 red 4: 8
    dice battle r4b 1 6 red 3: 8
    dice battle r4b 1 7 blue 6: 8 8
orders red
    attack r4b with 1 orc hobgoblin from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: rolled red hobgoblin 4 8 8
    told red blue: rolled blue barbarian-cavalry 6 8 8

case at a wall cavalry of the attacker stand in the column of heavy units and roll as they do [melee 10, melee 11]
given season 2 option civilization-1 barbarians option civilization-2 orcs
    red civilization: barbarians
    blue civilization: orcs
    r4k: red hrolf, red 5 barbarian
    r6k: blue gorbag, blue 5 orc
    r4a: red 2 barbarian, red barbarian-cavalry
    r4b: blue 2 orc, blue orc-archer
    r4b wall: 1
    dice battle r4b 1 3 blue 2: 3
    dice battle r4b 1 6 red 6: 6
    dice battle r4b 1 7 blue 3: 8 8
orders red
    attack r4b with barbarian-cavalry from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: rolled blue orc-archer 2 8 3
    told red blue: rolled red barbarian-cavalry 6 6 6
    told red blue: rolled blue orc 3 8 8

case cavalry count as heavy units while the wall of the phase's start stands, in the melee after its breach as cavalry [melee 10, melee 4]
given season 2
    r4a: red 2 orc, red wolf-rider, red catapult, red orc-archer
    r4b: blue barbarian-cavalry, blue barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 1
    dice battle r4b 1 4 red 1: 2
    dice battle r4b 1 6 red 7: 10
    dice battle r4b 1 7 blue 7: 8
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with wolf-rider catapult orc-archer from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: rolled red orc-archer 1 8 2
    told all: wall-breached r4b 0
    told red blue: rolled red wolf-rider 7 10 10
    told red blue: rolled blue barbarian-cavalry 7 8 8

case after such a breach cavalry flank, for no wall is left when melee begins [melee 8, melee 9, melee 11]
given season 2
    r4a: red 2 orc, red wolf-rider, red catapult
    r4b: blue barbarian-knight, blue barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 1
    dice battle r4b 1 6 red 7: 6
    dice battle r4b 1 7 blue 6: 8
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with wolf-rider catapult from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: rolled red wolf-rider 7 6 6

case a king rolls when all others of his army are casters, with 5 and his own 1 [melee 2, melee 12]
given season 2
    r4k: red orc
    r4a: red gorbag, red orc, red morg (knows 0 1)
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 6: 6
    dice battle r4b 1 7 blue 4: 10 10
orders red
    attack r4b with gorbag morg from r4a
    when go-on: retreat
expect
    told red blue: rolled red gorbag 6 6 6
    r4b: blue barbarian

case a lone catapult keeps a king out of melee [melee 12]
given season 2
    r4k: red orc
    r4a: red gorbag, red orc, red catapult
    r4b: blue 2 barbarian
    dice battle r4b 1 4 red 7: 6
    dice battle r4b 1 7 blue 4: 4
orders red
    attack r4b with gorbag catapult from r4a
    when go-on: retreat
expect
    done red 1
    told nobody: rolled red gorbag

case a king whose last unit falls in step 5 rolls in the melee of that round [melee 12]
given season 2
    r4a: red 3 orc, red orc-archer
    r4b: blue hrolf, blue barbarian
    r6k: blue 5 barbarian
    dice battle r4b 1 4 red 2: 2
    dice battle r4b 1 6 red 3: 10 10
    dice battle r4b 1 7 blue 6: 6
orders red
    attack r4b with 2 orc orc-archer from r4a
    when go-on: retreat
expect
    told red blue: rolled blue hrolf 6 6 6
    r4b: blue hrolf

case a DragonLord never rolls in melee, even alone [melee 13]
given season 2
    r4a: red 2 orc
    r4b: blue ashwing
    dice battle r4b 1 6 red 3: 12
orders red
    attack r4b with 1 orc from r4a
    when go-on: retreat
orders blue
    when dragonfire: none
    when spell: none
expect
    told nobody: rolled blue ashwing
    r4b: blue ashwing
    r4a: red 2 orc

case the Holy Grail brings back one casualty of step 8, the best defender [melee 14, letters 47]
given season 2
    r4a: red 2 hobgoblin, red orc
    r4b: blue barbarian [blue holy-grail], blue barbarian-knight, blue barbarian
    dice battle r4b 1 6 red 4: 4 4
    dice battle r4b 1 7 blue 6: 8
    dice battle r4b 1 7 blue 4: 8 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on: retreat
orders blue
    when casualties: barbarian-knight, barbarian
expect
    done red 1
    told red blue: hits-taken blue 2
    told red blue: came-back blue barbarian-knight
    r4b: blue barbarian [blue holy-grail], blue barbarian-knight

case by a policy another comes back [melee 14, letters 47]
given season 2
    r4a: red 2 hobgoblin, red orc
    r4b: blue barbarian [blue holy-grail], blue barbarian-knight, blue barbarian
    dice battle r4b 1 6 red 4: 4 4
    dice battle r4b 1 7 blue 6: 8
    dice battle r4b 1 7 blue 4: 8 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on: retreat
orders blue
    when casualties: barbarian-knight, barbarian
    when grail: barbarian
expect
    told red blue: came-back blue barbarian
    r4b: blue barbarian [blue holy-grail], blue barbarian

case the Grail brings nobody back whom missiles killed [melee 14]
given season 2
    r4a: red orc, red 2 orc-archer
    r4b: blue barbarian [blue holy-grail], blue barbarian
    dice battle r4b 1 4 red 2: 2 6
    dice battle r4b 1 7 blue 4: 4
orders red
    attack r4b with orc-archer from r4a
    when go-on: retreat
expect
    told nobody: came-back
    r4b: blue barbarian [blue holy-grail]

case the Grail does not help an army of which nobody is left [melee 14]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian [blue holy-grail]
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
expect
    told nobody: came-back
    r4b holder: red
    told red: spoil-taken red holy-grail

case a caster is enough of an army for the Grail, but does not come back himself [melee 14]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian, blue sigrun (knows 0 1) [blue holy-grail]
    dice battle r4b 1 6 red 3: 3 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    told red blue: came-back blue barbarian
    r4b: blue barbarian, blue sigrun
