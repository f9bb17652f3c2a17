# SPDX-License-Identifier: MIT
# The missile phase: who shoots, at what, in which order.

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

case archers and catapults of the defender shoot in step 3, those of the attacker in step 4; who is hit in step 3 shoots, too [missile 1, missile 2]
given season 2
    r4a: red orc, red 3 orc-archer, red catapult
    r4b: blue 3 barbarian, blue 2 barbarian-archer, blue catapult
    dice battle r4b 1 3 blue 6: 4
    dice battle r4b 1 3 blue 3: 3 3
    dice battle r4b 1 4 red 6: 6
    dice battle r4b 1 4 red 2: 2 6 6
    dice battle r4b 1 7 blue 4: 4
orders red
    attack r4b with orc-archer catapult from r4a
expect
    done red 1
    told red blue: rolled blue catapult 6 4 4
    then told red blue: rolled blue barbarian-archer 3 4 3
    told red blue: rolled red catapult 6 6 6
    told red blue: rolled red orc-archer 2 6 2
    told red blue 3 times: rolled red orc-archer
    told red blue: hits-taken red 3
    told red blue: hits-taken blue 2
    told all: land-held blue r4b
    r4b: blue barbarian, blue 2 barbarian-archer, blue catapult

case the number of shooters has no limit, at a wall either [missile 1]
given season 2
    r4a: red 7 orc-archer, red orc
    r4b: blue 8 barbarian
    r4b wall: 2
    dice battle r4b 1 4 red 1: 1 1 1 1 1 1 2
    dice battle r4b 1 7 blue 4: 4 4
orders red
    attack r4b with orc-archer from r4a
    when go-on: retreat
expect
    done red 1
    told red blue 7 times: rolled red orc-archer 1 6
    r4b: blue 2 barbarian
    r4a: red 5 orc-archer, red orc

case infantry, cavalry and kings do not shoot [missile 1]
given season 2
    r4k: red orc
    r4a: red gorbag, red orc, red 2 hobgoblin, red wolf-rider
    r4b: blue 2 barbarian-archer
    dice battle r4b 1 3 blue 3: 8 8
    dice battle r4b 1 6 red 8: 6
    dice battle r4b 1 6 red 5: 6 5
orders red
    attack r4b with gorbag hobgoblin wolf-rider from r4a
expect
    done red 1
    told nobody: rolled red gorbag
    told red blue 1 times: rolled red wolf-rider
    r4b: red gorbag, red 2 hobgoblin, red wolf-rider

case a wall is no penalty for its defender [missile 3]
given season 2
    r4a: red 2 orc
    r4b: blue 2 barbarian-archer
    r4b wall: 2
    dice battle r4b 1 3 blue 3: 3
orders red
    attack r4b with 1 orc from r4a
expect
    told red blue: rolled blue barbarian-archer 3 6 3
    told all: land-held blue r4b

case at a wall attacking archers have their number less its level [missile 4]
given season 2 option civilization-1 elves
    red civilization: elves
    r4k: red aelin, red 5 elf
    r4a: red elf, red 2 elf-archer
    r4b: blue 2 barbarian
    r4b wall: 1
    dice battle r4b 1 4 red 3: 3 4
    dice battle r4b 1 7 blue 4: 4
orders red
    attack r4b with elf-archer from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: rolled red elf-archer 3 6 3
    told red blue: rolled red elf-archer 3 6 4
    told red blue: hits-taken blue 1
    r4b: blue barbarian

case at a wall of level 2 by 2, and TAS counts besides [missile 4, battle 2]
given season 2 option civilization-1 elves
    red civilization: elves
    r4k: red 5 elf
    r4a: red aelin, red elf, red elf-archer
    r4b: blue 2 barbarian
    r4b wall: 2
    dice battle r4b 1 4 red 3: 4
    dice battle r4b 1 7 blue 4: 4
orders red
    attack r4b with aelin elf-archer from r4a
expect
    done red 1
    told red blue: rolled red elf-archer 3 6 4

case the order is cannons, catapults, dragonfire, spells, archers [missile 5]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    r4a: red dwarf, red emberforge, red bromm (knows 1 1), red crossbow, red catapult, red cannon
    r4b: blue 7 barbarian
    dice battle r4b 1 4 red 9: 6
    dice battle r4b 1 4 red 7: 6
    dice battle r4b 1 4 red 4: 4
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with emberforge bromm crossbow catapult cannon from r4a
    when spell: none if caster = emberforge, fireball
    when go-on: retreat
expect
    done red 1
    told red blue: rolled red cannon 9 6 6
    then told red blue: rolled red catapult 7 6 6
    then told red blue: fire-at-units red emberforge 2
    then told red blue: spell-cast red bromm fireball 1
    then told red blue: rolled red crossbow 4 6 4
    told red blue: hits-taken blue 6

case a DragonLord who breathes fire casts no inflict spell, but may bless besides [missile 6]
given season 2
    r4a: red orc, red vermithrax
    r4b: blue 5 barbarian
    dice battle r4b 1 7 blue 4: 5 5 5
orders red
    attack r4b with vermithrax from r4a
    when dragonfire: units
    when go-on: retreat
expect
    told red blue: fire-at-units red vermithrax 2
    told red blue: blessed-by red vermithrax
    told nobody: spell-cast
    r4b: blue 3 barbarian

case instead of fire he may cast a spell [missile 6, dragonlord 3]
given season 2
    r4a: red orc, red vermithrax
    r4b: blue 5 barbarian
    dice spell-die r4b 1 vermithrax lightning: 5
    dice battle r4b 1 7 blue 4: 5 5 5
orders red
    attack r4b with vermithrax from r4a
    when dragonfire: none
    when spell: lightning
    when go-on: retreat
expect
    told red blue: spell-cast red vermithrax lightning 2
    told nobody: fire-at-units
    r4b: blue 3 barbarian

case a Wizard casts one inflict spell a round, in each round anew [missile 6, spell 3]
given season 2
    r4a: red orc, red morg (knows 1 1, knows 2 1)
    r4b: blue 2 barbarian
    dice spell-die r4b 2 morg lightning: 1
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with morg from r4a
    when spell if round = 1: fireball
    when spell: lightning
    when go-on: fight
expect
    told red blue 1 times: spell-cast red morg fireball
    told red blue 1 times: spell-cast red morg lightning
    r4b: red morg

case several casters have one inflict action each [missile 6]
given season 2
    r4a: red orc, red morg (knows 1 1), red zagga (knows 1 1)
    r4b: blue 2 barbarian
orders red
    attack r4b with morg zagga from r4a
expect
    told red blue: spell-cast red morg fireball 1
    told red blue: spell-cast red zagga fireball 1
    r4b: red morg, red zagga

case who casts an inflict scroll casts no inflict spell in that round [missile 6, scroll 5]
given season 2
    r4a: red orc, red morg (knows 1 1)
    r4b: blue 4 barbarian
    red scrolls-of: infernal
    dice scroll-die r4b 1 red infernal: 2
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told red blue: scroll-cast red morg infernal
    told nobody: spell-cast
    r4b: blue 2 barbarian

case a king has an inflict action for a scroll [missile 6]
given season 2
    r4k: red orc
    r4a: red orc, red gorbag, red hobgoblin
    r4b: blue 3 barbarian
    red scrolls-of: infernal
    dice scroll-die r4b 1 red infernal: 2
    dice battle r4b 1 6 red 5: 5
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with gorbag hobgoblin from r4a
    when scroll: infernal
expect
    told red blue: scroll-cast red gorbag infernal
    r4b: red gorbag, red hobgoblin [red grim]

case while a wall stands catapults shoot at it and not at units [missile 7, wall 6]
given season 2
    r4a: red 2 orc, red catapult
    r4b: blue 2 barbarian
    r4b wall: 2
    dice wall-die r4b 1 red 4: 5
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: wall-rolled red catapult 4 10 5
    told nobody: rolled red catapult
    r4b wall: 2
    r4b: blue 2 barbarian, blue catapult

case cannons, too, with less than the level taken off [missile 7, wall 6]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    r4k: red thrain, red 5 dwarf
    r4a: red 2 dwarf, red cannon
    r4b: blue 2 barbarian
    r4b wall: 2
    dice wall-die r4b 1 red 6: 6
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 dwarf cannon from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: wall-rolled red cannon 6 10 6
    r4b wall: 1
    r4a: red 2 dwarf, red cannon

case he may let them be silent, but they shoot at nothing else then [missile 8]
given season 2
    r4a: red 2 orc, red catapult
    r4b: blue 2 barbarian
    r4b wall: 2
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 orc catapult from r4a
    when shooters: silent
    when go-on: retreat
expect
    done red 1
    told red: held-fire red
    told nobody: wall-rolled
    told nobody: rolled red catapult
    r4b wall: 2

case archers shoot at units, whether or not the catapults have breached the wall in the step [missile 2, missile 9]
given season 2
    r4a: red 2 orc, red orc-archer, red catapult
    r4b: blue 2 barbarian
    r4b wall: 1
    dice wall-die r4b 1 red 5: 5
    dice battle r4b 1 4 red 1: 2
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 6 6
    dice battle r4b 2 4 red 6: 6
    dice battle r4b 2 4 red 2: 2
orders red
    attack r4b with 1 orc orc-archer catapult from r4a
    when go-on: fight
expect
    done red 1
    told red blue: rolled red orc-archer 1 6 2
    told all: wall-breached r4b 0
    told red blue: rolled red catapult 6 6 6
    told red blue: rolled red orc-archer 2 6 2
    r4b: red orc, red orc-archer, red catapult

case at the die and the column of the start of the phase catapults shoot in one step, even if the first breaches [missile 2, wall 7]
given season 2
    r6a: red 2 orc, red 3 catapult
    r6a holder: red
    r4a: red orc
    r4b: blue barbarian
    r6k: blue hrolf, blue barbarian
    dice wall-die r6k 1 red 3: 3 12 3
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 1 orc catapult from r6a
    when go-on: siege
expect
    done red 1
    told red blue 3 times: wall-rolled red catapult 3 12
    r6k wall: 1

case in step 5 each Heal saves a unit that Poison has hit [missile 10, spell 6]
given season 2
    r4a: red 3 orc, red morg (knows 0 1)
    r4b: blue 2 barbarian, blue sigrun (knows 3 1)
    dice spell-die r4b 1 sigrun poison: 2
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast blue sigrun poison 2
    told red blue: healed red 1
    told red blue: hits-taken red 1
    r4a: red 2 orc, red morg

case the Amulet averts one Fireball a round [missile 10, treasure 6]
given season 2
    r4a: red orc-archer, red 2 orc, red orc [red amulet]
    r4b: blue barbarian, blue sigrun (knows 1 1), blue halla (knows 1 1)
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with 3 orc from r4a
    when go-on: retreat
expect
    told red blue 2 times: spell-cast blue * fireball
    told red blue: warded red fireball 1
    told red blue: hits-taken red 1
    r4a: red orc [red amulet], red orc, red orc-archer
