# SPDX-License-Identifier: MIT
# Walls: dice, penalties and limits, breaches, dragonfire, direct hits.

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

case at level 1 a wall is hit on d8, and its penalty is 1 [wall 1, wall 6, wall 12]
given season 2
    r4a: red 2 orc, red catapult, red orc-archer
    r4b: blue barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 5
    dice battle r4b 1 4 red 1: 2
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 1 orc catapult orc-archer from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: wall-rolled red catapult 5 8 5
    told red blue: rolled red orc-archer 1 6 2
    told all: wall-breached r4b 0 [wall 7]
    r4b wall: 0

case at level 2 it is hit on d10, and its penalty is 2 [wall 2, wall 6]
given season 2 option civilization-1 elves
    red civilization: elves
    r4k: red aelin, red 5 elf
    r4a: red 2 elf, red catapult, red elf-archer
    r4b: blue barbarian
    r4b wall: 2
    dice wall-die r4b 1 red 4: 10
    dice battle r4b 1 4 red 2: 3
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 1 elf catapult elf-archer from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: wall-rolled red catapult 4 10 10
    told red blue: rolled red elf-archer 2 6 3
    r4b wall: 2
    told nobody: wall-breached

case at level 3 it is hit on d12, and its penalty is 3 [wall 3, wall 6]
given season 2 option civilization-1 elves
    red civilization: elves
    r4k: red aelin, red 5 elf
    r4a: red elf
    r4b: blue barbarian
    r6a: red 2 elf, red catapult, red elf-archer
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    dice wall-die r6k 1 red 3: 4
    dice battle r6k 1 4 red 1: 2
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 1 elf catapult elf-archer from r6a
    when go-on: retreat
expect
    done red 1
    told red blue: wall-rolled red catapult 3 12 4
    told red blue: rolled red elf-archer 1 6 2
    r6k wall: 3

case a kingdom breached to level 2 has the die, penalty and limit of level 2 [wall 4]
given season 2 option civilization-1 elves
    red civilization: elves
    r4k: red aelin, red 5 elf
    r4a: red elf
    r4b: blue barbarian
    r6a: red 6 elf, red catapult, red elf-archer
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    r6k wall: 2
    dice wall-die r6k 1 red 4: 10
    dice battle r6k 1 4 red 2: 3
    dice battle r6k 1 6 red 3: 6 6 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 5 elf catapult elf-archer from r6a
    when go-on: retreat
expect
    done red 1
    told red blue: wall-rolled red catapult 4 10 10
    told red blue 4 times: rolled red elf 3 6 6

case a kingdom breached to level 1 has those of level 1 [wall 4]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 7 orc, red catapult
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    r6k wall: 1
    dice wall-die r6k 1 red 5: 8
    dice battle r6k 1 6 red 3: 6 6 6 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 6 orc catapult from r6a
    when go-on: retreat
expect
    done red 1
    told red blue: wall-rolled red catapult 5 8 8
    told red blue 5 times: rolled red orc 3 6 6

case a kingdom at level 0 has none of them, but may be besieged [wall 4]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 7 orc, red catapult
    r6a holder: red
    r6k: blue hrolf, blue barbarian, blue barbarian
    r6k wall: 0
    dice battle r6k 1 4 red 6: 1
    dice battle r6k 1 6 red 3: 6 6 6 6 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 6 orc catapult from r6a
    when go-on: siege
expect
    done red 1
    told red blue: rolled red catapult 6 6 1
    told red blue 6 times: rolled red orc 3 6 6
    r6k besieger: red
    c6: red 6 orc, red catapult

case to attack a kingdom costs no TAS [wall 5]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 2 orc
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 1 orc from r6a
    when go-on: retreat
expect
    told red blue: strength red 0 1 3
    told red blue: rolled red orc 3 6 6

case TAS counts at a wall, too [wall 6]
given season 2
    r4k: red orc
    r4a: red gorbag, red 2 orc, red catapult
    r4b: blue barbarian
    r4b wall: 2
    dice wall-die r4b 1 red 5: 5
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with gorbag 1 orc catapult from r4a
    when go-on: retreat
expect
    told red blue: wall-rolled red catapult 5 10 5
    r4b wall: 1

case two hits are two levels, at step 5 [wall 7]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 2 orc, red 3 catapult
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    dice wall-die r6k 1 red 3: 3 12 3
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 1 orc catapult from r6a
    when go-on: siege
expect
    told all: wall-breached r6k 1
    told nobody: wall-breached r6k 2
    r6k wall: 1

case a wall takes no more hits than levels, and who has not shot then does not shoot [wall 8]
given season 2
    r4a: red 2 orc, red 3 catapult
    r4b: blue barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 8 5
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: retreat
expect
    done red 1
    told red blue 2 times: wall-rolled red catapult
    told nobody: rolled red catapult
    r4b wall: 0

case a wall of two levels takes two hits in one step [wall 8]
given season 2
    r4a: red 2 orc, red 4 catapult
    r4b: blue barbarian
    r4b wall: 2
    dice wall-die r4b 1 red 4: 4 4
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: retreat
expect
    told red blue 2 times: wall-rolled red catapult
    r4b wall: 0

case from the next missile phase on catapults shoot at units where no wall is left [wall 9]
given season 2
    r4a: red 2 orc, red catapult
    r4b: blue 2 barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 5
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6 6
    dice battle r4b 2 4 red 6: 6
    dice battle r4b 2 6 red 3: 6
    dice battle r4b 2 7 blue 4: 6
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on if round = 2: retreat
    when go-on: fight
expect
    done red 1
    told red blue: round-begins r4b 1 1
    then told red blue: round-begins r4b 2 0
    told red blue 1 times: rolled red catapult 6 6 6
    r4b: blue barbarian, blue catapult

case an attacking DragonLord may take one level off, at step 5, without a die [wall 10, dragonlord 3]
given season 2
    r4a: red 2 orc, red vermithrax
    r4b: blue 2 barbarian
    r4b wall: 2
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 1 orc vermithrax from r4a
    when spell: none
    when go-on: retreat
expect
    done red 1
    told red blue: fire-at-wall red vermithrax
    told all: wall-breached r4b 1
    r4b wall: 1

case a defending DragonLord breathes at units, never at a wall [wall 10, dragonlord 3]
given season 2
    r4a: red 4 orc
    r4b: blue ashwing, blue barbarian
    r4b wall: 2
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 5: 6
orders red
    attack r4b with 3 orc from r4a
    when go-on: retreat
orders blue
    when dragonfire: wall, units
    when spell: none
expect
    told red blue: fire-at-units blue ashwing 2
    r4b wall: 2
    r4a: red 2 orc

case dragonfire and catapults together take a wall down [wall 10, wall 11]
given season 2
    r4a: red 2 orc, red vermithrax, red catapult
    r4b: blue 2 barbarian
    r4b wall: 2
    dice wall-die r4b 1 red 5: 5
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 1 orc vermithrax catapult from r4a
    when spell: none
    when go-on: retreat
expect
    told red blue: fire-at-wall red vermithrax
    r4b wall: 0

case if catapults have used up the level the fire goes at units [wall 11]
given season 2
    r4a: red 2 orc, red vermithrax, red catapult
    r4b: blue 4 barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 6: 6
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 1 orc vermithrax catapult from r4a
    when spell: none
    when go-on: retreat
expect
    done red 1
    told nobody: fire-at-wall
    told red blue: fire-at-units red vermithrax 2
    r4b wall: 0
    r4b: blue 2 barbarian, blue catapult

case and it is refused as fire at the wall then [wall 11]
given season 2
    r4a: red 2 orc, red vermithrax, red catapult
    r4b: blue 4 barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 6: 6
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 4: 6 6 6 6
orders red
    attack r4b with 1 orc vermithrax catapult from r4a
    when dragonfire: wall, none
    when spell: none
    when go-on: retreat
expect
    told nobody: fire-at-wall
    told nobody: fire-at-units
    r4b wall: 0
    r4b: blue 4 barbarian, blue catapult

case a wall that lost its last level is gone [wall 12]
given season 2
    r4a: red 2 orc, red catapult
    r4b: blue 2 barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 5
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: retreat
orders blue
    raze r4b wall
expect
    r4b wall: 0
    refused blue 1: nothing-to-raze r4b

case a kingdom's may be repaired, at level 0, too [wall 12]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6k wall: 0
    blue gold: 5
orders blue
    repair r6k
expect
    done blue 1
    r6k wall: 1

case in a sortie the wall counts for nobody [wall 13, sortie 2]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6k: blue hrolf, blue barbarian-cavalry, blue barbarian
    r6k besieger: red
    c6: red 5 orc, red wolf-rider
    dice battle r6k 1 6 blue 8: 8
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 7: 10
    dice battle r6k 1 7 red 3: 10 10 10 10 10
orders red
    hold r6k
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    done red 1
    told red blue: rolled blue barbarian-cavalry 8 8 8
    told red blue: rolled red wolf-rider 7 10 10
    told red blue 5 times: rolled red orc 3 10 10
    told all: withdrew blue r6k
    r6k besieger: red

# ---- direct hit ----

case a 1 of a catapult that defends a wall takes a catapult of the attacker before it shoots [missile 2, option 7]
given season 2 option direct-hit yes
    r4a: red 2 orc, red catapult
    r4b: blue 2 barbarian, blue catapult
    r4b wall: 1
    dice battle r4b 1 3 blue 6: 1
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: catapult-hit red catapult
    told nobody: wall-rolled
    told red blue: rolled red orc 3 6 6
    r4a: red 2 orc
    r4b: blue 2 barbarian, blue catapult
    r4b wall: 1

case its owner may take the ordinary hit [option 7, letters 51]
given season 2 option direct-hit yes
    r4a: red 3 orc, red catapult
    r4b: blue 2 barbarian, blue catapult
    r4b wall: 1
    dice battle r4b 1 3 blue 6: 1
    dice wall-die r4b 1 red 5: 8
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 2 orc catapult from r4a
    when go-on: siege
    when go-on: retreat
orders blue
    when direct-hit: ordinary
expect
    told nobody: catapult-hit
    told red blue: wall-rolled red catapult 5 8 8
    told red blue: units-lost red 1 orc
    r4a: red 2 orc

case a 2 is no direct hit [option 7]
given season 2 option direct-hit yes
    r4a: red 3 orc, red catapult
    r4b: blue 2 barbarian, blue catapult
    r4b wall: 1
    dice battle r4b 1 3 blue 6: 2
    dice wall-die r4b 1 red 5: 8
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 2 orc catapult from r4a
    when go-on: retreat
expect
    told nobody: catapult-hit
    told red blue: wall-rolled red catapult 5 8 8

case without a wall there is no direct hit [option 7]
given season 2 option direct-hit yes
    r4a: red 3 orc, red catapult
    r4b: blue 2 barbarian, blue catapult
    dice battle r4b 1 3 blue 6: 1
    dice battle r4b 1 4 red 6: 6
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc catapult from r4a
    when go-on: retreat
expect
    told nobody: catapult-hit
    told red blue: rolled red catapult 6 6 6

case without the option there is none [option 7]
given season 2
    r4a: red 3 orc, red catapult
    r4b: blue 2 barbarian, blue catapult
    r4b wall: 1
    dice battle r4b 1 3 blue 6: 1
    dice wall-die r4b 1 red 5: 8
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 2 orc catapult from r4a
    when go-on: retreat
expect
    told nobody: catapult-hit
    told red blue: wall-rolled red catapult 5 8 8

case against an attacker without a catapult a 1 is an ordinary hit, and so is that of a cannon [option 7]
given season 2 option direct-hit yes option civilization-2 dwarves
    blue civilization: dwarves
    r6k: blue thrain, blue 5 dwarf
    r4a: red 2 orc, red catapult
    r4b: blue dwarf, blue cannon
    r4b wall: 1
    dice battle r4b 1 3 blue 8: 1
    dice wall-die r4b 1 red 5: 8
    dice battle r4b 1 7 blue 3: 4
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: retreat
expect
    told nobody: catapult-hit
    told red blue: wall-rolled red catapult 5 8 8
    told red blue: units-lost red 1 orc

case the wall has the die of the start of the phase for the catapults behind a cannon that hit it [missile 2, wall 6]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red dwarf
    r4a: red dwarf
    r4b: blue barbarian
    r6a holder: red
    r6a: red 2 dwarf, red cannon, red catapult
    dice wall-die r6k 1 red 5: 5
    dice wall-die r6k 1 red 3: 12
orders red
    attack r6k with 1 dwarf cannon catapult from r6a
    when go-on: siege
expect
    told red blue: wall-rolled red cannon 5 12 5
    told red blue: wall-rolled red catapult 3 12 12
