# SPDX-License-Identifier: MIT
# The battle that the rulebook tells step by step: Elves against a kingdom of Dwarves.
# Its last lines count three Dwarves and twelve units where their own numbers leave two
# and eleven, and once say "less than" where only "or less" gives the hits they count.

game dragonlords seats 2 option civilization-1 elves option civilization-2 dwarves
    red civilization: elves
    blue civilization: dwarves
    order 0: red
    order 1: blue
    red first-kingdom: r3k
    blue first-kingdom: r1k
    hidden-shards: 9
    r3k: red aelin, red elf
    r3k holder: red
    r3k wall: 3

case the full scale battle of the rulebook, step by step [battle 1, battle 13, wall 7]
given season 2
    r1d holder: red
    r1d: red 10 elf, red 3 elf-archer, red 2 elf-knight, red 2 elf-cavalry, red 2 catapult, red ilvane (knows 1 1)
    r1k holder: blue
    r1k wall: 3
    r1k: blue 7 dwarf, blue 6 crossbow, blue cannon, blue dwarf-knight, blue thrain
    dice battle r1k 1 3 blue 9: 5
    dice battle r1k 1 3 blue 4: 3 4 7 3 5 1
    dice wall-die r1k 1 red 3: 3 9
    dice battle r1k 1 4 red 1: 1 5 6
    dice battle r1k 1 6 red 4: 5 3 4 3
    dice battle r1k 1 7 blue 5: 3
    dice battle r1k 1 7 blue 4: 2 3 7 7 8
orders red
    attack r1k with army from r1d
    when spell: fireball
    when go-on: siege
expect
    done red 1
    told only red blue: strength red 0 19
    told only red blue: strength blue 1 16
    told red blue: spell-cast red ilvane fireball 1
    told red blue: hits-taken red 5
    told red blue: hits-taken blue 2
    told all: wall-breached r1k 2 [wall 7]
    told red blue: hits-taken blue 3
    told red blue: hits-taken red 3
    r1d: red elf
    c1: red elf, red 3 elf-archer, red 2 elf-knight, red 2 elf-cavalry, red 2 catapult, red ilvane
    r1k: blue 2 dwarf, blue 6 crossbow, blue cannon, blue dwarf-knight, blue thrain
    r1k wall: 2
    told all: siege-laid red r1k
