# SPDX-License-Identifier: MIT
# A battle: attack strength, dice and columns, casualties, and how it ends.

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

# ---- strength ----

case a king adds 1 to all attack numbers of his side [battle 2, unit 10]
given season 2
    r4k: red orc
    r4a: red gorbag, red 3 orc
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 4: 4 6
    dice battle r4b 1 7 blue 4: 5 6
orders red
    attack r4b with gorbag 2 orc from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: strength red 1 3
    told red blue: strength blue 0 2
    told red blue: rolled red orc 4 6 4
    told red blue: rolled blue barbarian 4 6 5
    told red blue: hits-taken blue 1
    r4b: blue barbarian
    r4a: red gorbag, red 3 orc

case a DragonLord adds 1 [battle 2, unit 12]
given season 2
    r4a: red vermithrax, red 3 orc
    r4b: blue 5 barbarian
    dice battle r4b 1 6 red 4: 6 6
    dice battle r4b 1 7 blue 4: 6 6 6 6 6
orders red
    attack r4b with vermithrax 2 orc from r4a
    when dragonfire: none
    when spell: none
    when go-on: retreat
expect
    told red blue: strength red 1 3
    r4b: blue 5 barbarian

case a hero of level 3 adds 1, one of level 2 does not [battle 2, hero 5]
given season 2
    r4a: red 2 orc, red hobgoblin [red grim (hero-level 3)]
    r4b: blue barbarian, blue barbarian-knight [blue leif (hero-level 2)]
    dice battle r4b 1 6 red 8: 8
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 8: 8
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with hobgoblin, 1 orc from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: strength red 1 2
    told red blue: strength blue 0 2
    told red blue: rolled red grim 8 8 8
    told red blue: rolled blue leif 8 8 8
    r4b: blue barbarian-knight [blue leif (hero-level 2)]

case several heroes of level 3 add 1 together [battle 2]
given season 2
    r4a: red orc, red hobgoblin [red grim (hero-level 3)], red hobgoblin [red snaga (hero-level 3)]
    r4b: blue 4 barbarian
    dice battle r4b 1 6 red 8: 6 6
    dice battle r4b 1 7 blue 4: 8 8 6 6
orders red
    attack r4b with hobgoblin from r4a
    when go-on: retreat
expect
    told red blue: strength red 1 2

case treasures add 2 at most [battle 2, treasure 3]
given season 2
    r4a: red 2 orc, red hobgoblin [red crown], red hobgoblin [red war-horn]
    r4b: blue 4 barbarian
    dice battle r4b 1 6 red 6: 6 6
    dice battle r4b 1 6 red 5: 6
    dice battle r4b 1 7 blue 4: 8 8 6 6
orders red
    attack r4b with 2 hobgoblin 1 orc from r4a
    when go-on: retreat
    when casualties: orc
expect
    told red blue: strength red 2 3

case king, DragonLord, hero, treasures and Blessing come together [battle 2, spell 11]
given season 2
    r4k: red orc
    r4a: red gorbag, red vermithrax, red orc, red hobgoblin [red grim (hero-level 3)], red hobgoblin [red crown, red war-horn]
    r4b: blue 5 barbarian
    dice battle r4b 1 6 red 13: 6
    dice battle r4b 1 6 red 10: 1
    dice battle r4b 1 7 blue 4: 8 8 6 6 6
orders red
    attack r4b with gorbag vermithrax hobgoblin from r4a
    when dragonfire: none
    when spell: blessing, none
    when go-on: retreat
expect
    told red blue: blessed-by red vermithrax
    told red blue: strength red 6 4
    r4b: blue 3 barbarian

case the Crown helps a defender, the War Horn does not [battle 2, treasure 7, treasure 8]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian [blue crown], blue barbarian [blue war-horn]
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 5: 6 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    told red blue: strength blue 1 2

case Battle Blessing counts once, however many cast it [battle 2, spell 11]
given season 2
    r4a: red orc, red 2 hobgoblin, red morg (knows 5 1), red zagga (knows 5 1)
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 5: 6 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with hobgoblin morg zagga from r4a
    when go-on: retreat
expect
    told red blue: strength red 1 4

case a Blessing on both sides counts for each [battle 2, spell 11]
given season 2
    r4a: red orc, red 2 hobgoblin, red morg (knows 5 1)
    r4b: blue 2 barbarian, blue sigrun (knows 5 1)
    dice battle r4b 1 6 red 5: 6 6
    dice battle r4b 1 7 blue 5: 8 8
orders red
    attack r4b with hobgoblin morg from r4a
    when go-on: retreat
expect
    told red blue: strength red 1 3
    told red blue: strength blue 1 3
    told red blue: blessed-by red morg
    then told red blue: blessed-by blue sigrun

case the Tower Shield of a defender takes 1 from the attacker [battle 3, treasure 9]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian [blue tower-shield], blue barbarian
    dice battle r4b 1 6 red 2: 3 3
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: strength red -1 2
    told red blue: rolled red orc 2 6 3
    r4b: blue 2 barbarian

case the Tower Shield of an attacker takes nothing from the defender [battle 3]
given season 2
    r4a: red 2 orc, red orc [red tower-shield]
    r4b: blue barbarian
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    told red blue: strength blue 0 1

case TAS holds for the round even if its giver falls in step 5, and is counted anew in the next [battle 4]
given season 2
    r4a: red 3 orc, red orc-archer
    r4b: blue 2 barbarian, blue barbarian-archer [blue crown]
    dice battle r4b 1 3 blue 4: 6
    dice battle r4b 1 4 red 2: 2
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 5: 6 6
    dice battle r4b 2 4 red 2: 6
    dice battle r4b 2 6 red 3: 6 6
    dice battle r4b 2 7 blue 4: 6 5
orders red
    attack r4b with 2 orc orc-archer from r4a
    when go-on if round < 2: fight
    when go-on: retreat
orders blue
    when casualties: barbarian-archer
expect
    done red 1
    told red blue: strength blue 1 3
    then told red blue: strength blue 0 2
    r4b: blue 2 barbarian
    r4a: red 3 orc, red orc-archer

case treasures and heroes that stay at home do not count [battle 5]
given season 2
    r4a: red 3 orc, red hobgoblin [red grim (hero-level 3), red crown]
    r4b: blue barbarian
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    told red blue: strength red 0 2

case what lies in the kingdom attacked helps its defender [battle 3, battle 5]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 3 orc
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    blue hoard: blue crown (kept-at r6k), blue tower-shield (kept-at r6k)
    dice battle r6k 1 6 red 2: 6 6
    dice battle r6k 1 7 blue 6: 6
orders red
    attack r6k with 2 orc from r6a
    when go-on: retreat
    when casualties: orc
expect
    done red 1
    told red blue: strength red -1 2
    told red blue: strength blue 2 2

case what lies in another kingdom does not help [battle 5]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian
    blue hoard: blue crown (kept-at r6k), blue tower-shield (kept-at r6k)
    red hoard: red war-horn (kept-at r4k)
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    told red blue: strength red 0 2
    told red blue: strength blue 0 1

case no attack number falls below 1 [battle 6]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 2 orc, red 2 orc-archer
    r6a holder: red
    r6k: blue hrolf, blue barbarian, blue barbarian [blue tower-shield]
    dice battle r6k 1 4 red 1: 2 1
    dice battle r6k 1 6 red 2: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with orc-archer, 1 orc from r6a
    when go-on: retreat
expect
    done red 1
    told red blue: strength red -1 3
    told red blue: rolled red orc-archer 1 6 2
    told red blue: rolled red orc-archer 1 6 1
    told red blue: hits-taken blue 1

# ---- dice and columns ----

case the highest column is shot at first, then the next lower, each with its own die [battle 8, battle 9]
given season 2
    r4a: red 9 orc
    r4b: blue barbarian-knight, blue 2 barbarian, blue catapult
    dice battle r4b 1 3 blue 6: 6
    dice battle r4b 1 6 red 3: 8 3 3 4 3 3
    dice battle r4b 1 7 blue 6: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 8 orc from r4a
expect
    done red 1
    told red blue: rolled red orc 3 8 8
    then told red blue: rolled red orc 3 8 3
    then told red blue: rolled red orc 3 6 3
    then told red blue: rolled red orc 3 6 4
    then told red blue: rolled red orc 3 6 3
    then told red blue: rolled red orc 3 4 3
    told red blue: hits-taken blue 4
    r4b: red orc [red grim], red 5 orc

case casters stand behind all columns, the DragonLord, then the king, then Wizards; when all are hit nobody rolls [battle 10, battle 11]
given season 2
    r4a: red 8 hobgoblin
    r4b: blue barbarian, blue catapult, blue ashwing, blue hrolf, blue sigrun
    r6k: blue 5 barbarian
    dice battle r4b 1 3 blue 8: 8
    dice battle r4b 1 6 red 4: 4 4 4 4 4
    dice battle r4b 1 7 blue 6: 8
orders red
    attack r4b with 7 hobgoblin from r4a
orders blue
    when dragonfire: none
    when spell: none
expect
    done red 1
    told red: rolled red hobgoblin 4 6 4
    then told red: rolled red hobgoblin 4 4 4
    then told red: rolled red hobgoblin 4 12 4
    then told red: rolled red hobgoblin 4 10 4
    then told red: rolled red hobgoblin 4 6 4
    told red 5 times: rolled red hobgoblin
    told all: king-falls blue hrolf r4b
    over
    r4b: red hobgoblin [red grim], red 5 hobgoblin

case in melee hits are counted anew, on the units still alive [battle 12]
given season 2
    r4a: red 2 orc, red 2 orc-archer
    r4b: blue barbarian-knight, blue 2 barbarian
    dice battle r4b 1 4 red 2: 2 2
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 6: 6
orders red
    attack r4b with 1 orc orc-archer from r4a
expect
    done red 1
    told red blue: rolled red orc-archer 2 8 2
    then told red blue: rolled red orc-archer 2 6 2
    then told red blue: hits-taken blue 2
    then told red blue: rolled red orc 3 8 3
    r4b: red orc-archer [red grim], red orc-archer

case a hit of step 4 does not shorten the columns that step 3 filled, and those of one step count together [battle 9, battle 12, missile 2]
given season 2
    r4a: red 2 hobgoblin, red orc
    r4b: blue barbarian-archer, blue catapult, blue barbarian
    dice battle r4b 1 3 blue 6: 6
    dice battle r4b 1 3 blue 3: 3
orders red
    attack r4b with 1 hobgoblin 1 orc from r4a
    when casualties: hobgoblin
    when go-on: retreat
expect
    done red 1
    told red blue: rolled blue catapult 6 8 6
    then told red blue: rolled blue barbarian-archer 3 6 3
    told red blue: hits-taken red 2
    told all: land-held blue r4b
    r4a: red hobgoblin

case a unit whose number reaches the die throws it all the same, and hits [battle 14]
given season 2
    r4a: red orc, red 2 wolf-rider
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 7: 6 1
    dice battle r4b 1 7 blue 4: 8 8
orders red
    attack r4b with wolf-rider from r4a
expect
    done red 1
    told red blue: rolled red wolf-rider 7 6 6
    told red blue: hits-taken blue 2
    r4b: red 2 wolf-rider

# ---- casualties ----

case the owner chooses his casualties, whichever column was hit [battle 15]
given season 2
    r4a: red 2 orc
    r4b: blue barbarian-knight, blue barbarian, blue barbarian-archer
    dice battle r4b 1 3 blue 3: 6
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 6: 6
orders red
    attack r4b with 1 orc from r4a
    when go-on: retreat
orders blue
    when casualties: archer
expect
    done red 1
    told red blue: units-lost blue 1 barbarian-archer
    r4b: blue barbarian-knight, blue barbarian
    used blue 1 1 times

case if nothing is said casualties are basic, archer, catapult, cavalry, heavy, in this order [battle 16]
given season 2
    r4a: red orc, red 2 hobgoblin
    r4b: blue barbarian, blue barbarian-archer, blue catapult, blue barbarian-cavalry, blue barbarian-knight
    dice battle r4b 1 3 blue 6: 8
    dice battle r4b 1 3 blue 3: 8
    dice battle r4b 1 6 red 4: 4 5
    dice battle r4b 1 7 blue 7: 8
    dice battle r4b 1 7 blue 6: 8
    dice battle r4b 1 7 blue 4: 8
    dice battle r4b 2 3 blue 6: 8
    dice battle r4b 2 3 blue 3: 8
    dice battle r4b 2 6 red 4: 4 5
    dice battle r4b 2 7 blue 7: 8
    dice battle r4b 2 7 blue 6: 8
    dice battle r4b 3 3 blue 6: 8
    dice battle r4b 3 6 red 4: 4 5
    dice battle r4b 3 7 blue 7: 8
    dice battle r4b 3 7 blue 6: 8
    dice battle r4b 4 6 red 4: 4 5
    dice battle r4b 4 7 blue 7: 8
    dice battle r4b 4 7 blue 6: 8
    dice battle r4b 5 6 red 4: 5 4
    dice battle r4b 5 7 blue 6: 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on: fight
expect
    done red 1
    told red blue: units-lost blue 1 barbarian
    then told red blue: units-lost blue 1 barbarian-archer
    then told red blue: units-lost blue 1 catapult
    then told red blue: units-lost blue 1 barbarian-cavalry
    then told red blue: units-lost blue 1 barbarian-knight
    r4b: red hobgoblin [red grim], red hobgoblin

case cannons are the last of the units that are no casters [battle 16]
given season 2 option civilization-2 dwarves
    blue civilization: dwarves
    r6k: blue thrain, blue 5 dwarf
    r4a: red orc, red 4 hobgoblin
    r4b: blue dwarf-knight, blue cannon, blue bromm (knows 0 1)
    dice battle r4b 1 3 blue 8: 1
    dice battle r4b 1 6 red 4: 4 4 5
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on: retreat
orders blue
    when spell: none
expect
    done red 1
    told red blue: units-lost blue 1 dwarf-knight
    told red blue: units-lost blue 1 cannon
    r4b: blue bromm
    r4a: red orc, red 3 hobgoblin

case of a knight and a cannon the knight falls first [battle 16]
given season 2 option civilization-2 dwarves
    blue civilization: dwarves
    r6k: blue thrain, blue 5 dwarf
    r4a: red orc, red hobgoblin
    r4b: blue dwarf-knight, blue cannon
    dice battle r4b 1 3 blue 8: 1
orders red
    attack r4b with hobgoblin from r4a
expect
    told all: land-held blue r4b

case a hero is the last of his kind, but is lost before the next kind [battle 16]
given season 2
    r4a: red 5 orc
    r4b: blue barbarian [blue leif], blue barbarian, blue barbarian-archer
    dice battle r4b 1 3 blue 3: 6
    dice battle r4b 1 6 red 3: 3 6 6 6
    dice battle r4b 1 7 blue 5: 6
    dice battle r4b 1 7 blue 4: 6
    dice battle r4b 2 3 blue 3: 6
    dice battle r4b 2 6 red 3: 3 6 6 6
    dice battle r4b 2 7 blue 5: 6
orders red
    attack r4b with 4 orc from r4a
    when go-on if round = 2: retreat
    when go-on: fight
expect
    done red 1
    told red blue 2 times: rolled blue leif 5
    told red blue 1 times: rolled blue barbarian 4
    told red blue: units-lost blue 1 barbarian
    then told red blue: hero-lost blue leif barbarian [hero 6]
    r4b: blue barbarian-archer

case the owner may lose a hero first [battle 15, battle 16]
given season 2
    r4a: red 2 orc
    r4b: blue barbarian [blue leif], blue barbarian
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 5: 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 1 orc from r4a
    when go-on: retreat
orders blue
    when casualties: leif
expect
    r4b: blue barbarian

case a caster is not lost while another unit is there, even if he is named [battle 17]
given season 2
    r4a: red 2 orc
    r4b: blue barbarian, blue sigrun (knows 0 1)
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with 1 orc from r4a
    when go-on: retreat
orders blue
    when casualties: sigrun
expect
    r4b: blue sigrun

case of casters first the Wizard falls, then the DragonLord [battle 17]
given season 2
    r4k: red orc
    r4a: red 4 hobgoblin, red gorbag
    r4b: blue ashwing, blue hrolf, blue sigrun (knows 0 1)
    r6k: blue 5 barbarian
    dice battle r4b 1 6 red 5: 5 10 10
    dice battle r4b 1 7 blue 7: 8
    dice battle r4b 2 6 red 5: 5 10 10
    dice battle r4b 2 7 blue 7: 8
orders red
    attack r4b with 3 hobgoblin gorbag from r4a
    when go-on if round = 2: retreat
    when go-on: fight
orders blue
    when dragonfire: none
    when spell: none
expect
    told red blue: rolled red hobgoblin 5 12 5
    told red blue: units-lost blue 1 sigrun
    then told red blue: units-lost blue 1 ashwing
    r4b: blue hrolf

case of casters alone the owner may choose who falls [battle 15, battle 17]
given season 2
    r4a: red 3 hobgoblin
    r4b: blue ashwing, blue sigrun (knows 0 1)
    dice battle r4b 1 6 red 4: 4 6
orders red
    attack r4b with 2 hobgoblin from r4a
    when go-on: retreat
orders blue
    when dragonfire: none
    when spell: none
    when casualties: ashwing
expect
    r4b: blue sigrun

case two kings who fall in one step take both their seats out [battle 18, king 13]
given season 2
    r4k: red 2 orc
    r4a: red gorbag, red orc
    r4b: blue hrolf
    r6k: blue 5 barbarian
    dice battle r4b 1 6 red 6: 6
    dice battle r4b 1 7 blue 6: 6
orders red
    attack r4b with gorbag from r4a
expect
    told all: king-falls red gorbag r4b
    told all: king-falls blue hrolf r4b
    out red
    out blue
    over
    told all: nobody-left

case a side of which nobody is left after step 5 has lost, without melee [battle 19]
given season 2
    r4a: red 2 orc, red 2 orc-archer
    r4b: blue 2 barbarian
    dice battle r4b 1 4 red 2: 1 2
orders red
    attack r4b with 1 orc orc-archer from r4a
expect
    done red 1
    told nobody: rolled red orc
    told nobody: rolled blue
    told all: conquered red blue r4b
    r4b: red orc, red 2 orc-archer

case so it is with the attacker, and the defender keeps the land [battle 19, battle 32]
given season 2
    r4a: red 3 orc
    r4b: blue 3 barbarian-archer
    dice battle r4b 1 3 blue 3: 6 3 3
orders red
    attack r4b with 2 orc from r4a
expect
    done red 1
    told all: land-held blue r4b
    r4b: blue 3 barbarian-archer
    r4b holder: blue
    r4a: red orc

case a battle that was lost is told in the first lines, however much was won [battle 32]
given season 2
    r4a: red 4 orc, red 4 orc-archer
    r4c: blue 2 barbarian
    r4c holder: blue
    r4d: blue 2 barbarian
    r4d holder: blue
    r4e: blue 2 barbarian
    r4e holder: blue
    r4f: blue 2 barbarian
    r4f holder: blue
    r4b: blue 3 barbarian-archer
    r4k: red gorbag, red 5 orc, red 4 orc-archer
    dice battle r4c 1 4 red 2: 1 2
    dice battle r4d 1 4 red 2: 1 2
    dice battle r4e 1 4 red 2: 1 2
    dice battle r4f 1 4 red 2: 1 2
    dice battle r4b 1 3 blue 3: 3
orders red
    attack r4c with 1 orc 2 orc-archer from r4k
    attack r4d with 1 orc 2 orc-archer from r4k
    attack r4e with 1 orc 2 orc-archer from r4a
    attack r4f with 1 orc 2 orc-archer from r4a
    attack r4b with 1 orc from r4a
expect
    told all: conquered red blue r4f
    told all: land-held blue r4b
    printed red: 'You lost the battle for Gharzul b (r4b). Below you find 2 more things of this kind. All your 5 orders were done.'
    printed blue: 'Red took Gharzul e (r4e) from you.'

case if nobody is left the land is vacant, without hero and loot [battle 20]
given season 2
    r4a: red 4 orc
    r4b: blue 3 barbarian
    dice battle r4b 1 6 red 3: 3 3 3
    dice battle r4b 1 7 blue 4: 4 4 4
orders red
    attack r4b with 3 orc from r4a
expect
    done red 1
    r4b: empty
    r4b holder: none
    told all: fell-vacant r4b
    told nobody: conquered
    told nobody: land-held
    told nobody: hero-named

case a kingdom in which nobody is left keeps its gold for the next owner [battle 20, king 3]
given season 2
    r4a: red orc
    r4b: blue barbarian, blue hrolf
    r6k: blue 2 barbarian
    blue gold: 9
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 3 3
    dice battle r6k 1 7 blue 4: 4 4
orders red
    attack r6k with 2 orc from r6a
expect
    done red 1
    r6k holder: none
    r6k: empty
    r6k lying: 9
    blue gold: 0
    told nobody: looted

# ---- after a round ----

case the attacker fights on while the force ratio is 1 or more [battle 21, battle 34, letters 41]
given season 2
    r4a: red orc, red 2 hobgoblin
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 4: 6 6
    dice battle r4b 1 7 blue 4: 8 8
    dice battle r4b 2 6 red 4: 4 4
    dice battle r4b 2 7 blue 4: 8 8
orders red
    attack r4b with hobgoblin from r4a
expect
    done red 1
    told red blue: strength red 0 2 8
    told red blue: strength blue 0 2 8
    told red blue: round-begins r4b 2
    r4b: red 2 hobgoblin

case below 1 he retreats, if it is no kingdom [battle 21, battle 22, letters 41]
given season 2
    r4a: red 2 orc, red hobgoblin
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 8 8
orders red
    attack r4b with 1 hobgoblin 1 orc from r4a
expect
    done red 1
    told red blue: strength red 0 2 7
    told nobody: round-begins r4b 2
    told all: retreated red r4b r4a
    r4a: red 2 orc, red hobgoblin

case below 1 he lays siege to a kingdom of a seat [battle 21, letters 41]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red 3 orc
    r6a holder: red
    r6k: blue hrolf, blue 2 barbarian
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 6 6
orders red
    attack r6k with 2 orc from r6a
expect
    done red 1
    told all: siege-laid red r6k
    c6: red 2 orc
    r6k holder: blue
    r6k besieger: red

case a neutral kingdom is not besieged: he retreats [battle 21, siege 2]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r5a: red 3 orc
    r5a holder: red
    r5k: 4 stranger
    r5k wall: 3
    dice battle r5k 1 6 red 3: 6 6
    dice battle r5k 1 7 none 3: 6 6 6 6
orders red
    attack r5k with 2 orc from r5a
    when go-on: siege
expect
    done red 1
    told all: retreated red r5k r5a
    r5a: red 3 orc

case a policy may break off by the round, losses, the wall, the king or the ratio [battle 21, battle 34, letters 40]
given season 2
    r4a: red orc, red 3 hobgoblin
    r4b: blue 3 barbarian
    dice battle r4b 1 6 red 4: 6 6 6
    dice battle r4b 1 7 blue 4: 8 8 8
    dice battle r4b 2 6 red 4: 4 6 6
    dice battle r4b 2 7 blue 4: 4 8 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on if wall > 0: retreat
    when go-on if round = 1 and lost > 0: retreat
    when go-on if round = 1 and felled > 0: retreat
    when go-on if king = yes: retreat
    when go-on if lost = 1 and felled = 1 and units = 2 and theirs = 2 and ratio = 100: retreat
    when go-on: fight
expect
    done red 1
    told red blue: round-begins r4b 2
    told nobody: round-begins r4b 3
    used red 6 1 times
    used red 7 1 times
    r4a: red orc, red 2 hobgoblin
    r4b: blue 2 barbarian

case the ratio is in hundredths, rounded down, with TAS and casters, cavalry at their own [battle 34]
given season 2
    r4k: red orc
    r4a: red orc, red gorbag, red wolf-rider, red morg (knows 0 1)
    r4b: blue 5 barbarian
    dice battle r4b 1 6 red 8: 6
    dice battle r4b 1 7 blue 4: 8 8 8 8 8
orders red
    attack r4b with gorbag wolf-rider morg from r4a
    when flank: no
    when go-on if ratio = 112: retreat
    when go-on: fight
expect
    done red 1
    told red blue: strength red 1 3 18
    told red blue: strength blue 0 5 20
    used red 3 1 times
    told all: retreated red r4b r4a

case at a wall force counts cavalry at their own numbers [battle 34]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6a: red orc, red 2 wolf-rider
    r6a holder: red
    r6k: blue hrolf, blue barbarian-cavalry
    dice battle r6k 1 6 red 4: 8 8
    dice battle r6k 1 7 blue 7: 8
orders red
    attack r6k with wolf-rider from r6a
    when go-on: retreat
expect
    told red blue: strength red 0 2 14
    told red blue: strength blue 1 2 14

# ---- retreat ----

case he retreats to the first origin that the line names [battle 23, letters 41]
given season 2
    r4a: red 2 orc
    r4c: red 2 orc
    r4c holder: red
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 1 orc from r4c 1 orc from r4a
    when go-on: retreat
expect
    done red 1
    r4c: red 3 orc
    r4a: red orc

case or to another that he chooses, all to one [battle 23, letters 41]
given season 2
    r4a: red 2 orc
    r4c: red 2 orc
    r4c holder: red
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 1 orc from r4c 1 orc from r4a
    when go-on: retreat
    when retreat-to: r4k, r4a
expect
    done red 1
    asked only red: retreat-to r4b blue [battle 23]
    legal red retreat-to: r4a
    legal red retreat-to: r4c
    not legal red retreat-to: r4k
    r4c: red orc
    r4a: red 3 orc

case he does not retreat to friendly land from which nobody came [battle 23]
given season 2
    r4a: red 3 orc
    r4c: red orc
    r4c holder: red
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
    when retreat-to: r4c
expect
    done red 1
    not legal red retreat-to: r4c
    not used red 3
    r4a: red 3 orc
    r4c: red orc

case cavalry that rode there retreat to the land beside the target [battle 23]
given season 2
    r4k: red gorbag, red 3 wolf-rider
    r4a: red orc
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 7: 6 6
    dice battle r4b 1 7 blue 4: 8 8
orders red
    attack r4b with 2 wolf-rider from r4k via r4a
    when go-on: retreat
expect
    done red 1
    r4b: red 2 wolf-rider

case cavalry that rode there and break off stand in the last land they rode over [battle 23, attack 14]
given season 2
    r4k: red gorbag, red 2 wolf-rider
    r4a: red orc
    r4b: blue 4 barbarian
    dice battle r4b 1 6 red 7: 1
    dice battle r4b 1 7 blue 4: 8 8 8 8
orders red
    attack r4b with 1 wolf-rider from r4k via r4a
    when go-on: retreat
expect
    done red 1
    r4a: red orc, red wolf-rider
    r4k: red gorbag, red wolf-rider

case an army off ships retreats aboard them [battle 23]
given season 2
    r4a: red orc
    r4b: blue 3 barbarian
    s1: red maw
    red aboard: red 8 orc (ship maw)
    dice battle r4b 1 6 red 3: 6 6 6 6 6 6 6 6
    dice battle r4b 1 7 blue 4: 5 5 5
orders red
    attack r4b with orc off maw
    when go-on: retreat
expect
    done red 1
    told all: retreated red r4b s1
    s1: red maw
    red aboard: red 8 orc (ship maw)

case an army off ships and from land may go to either [battle 23]
given season 2
    r4a: red 2 orc
    r4b: blue 3 barbarian
    s1: red maw
    red aboard: red 2 orc (ship maw)
    dice battle r4b 1 6 red 3: 6 6 6
    dice battle r4b 1 7 blue 4: 5 5 5
orders red
    attack r4b with 1 orc from r4a orc off maw
    when go-on: retreat
    when retreat-to: s1
expect
    done red 1
    red aboard: red 3 orc (ship maw)
    r4a: red orc

case catapults do not retreat and become the defender's [battle 24]
given season 2
    r4a: red 2 orc, red catapult
    r4b: blue 3 barbarian
    dice battle r4b 1 4 red 6: 6
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: retreat
expect
    done red 1
    told red blue: engines-left red 1 catapult blue
    r4a: red 2 orc
    r4b: blue 2 barbarian, blue catapult

case catapults left with unknown units are removed [battle 25]
given season 2
    r4a: red 2 orc, red catapult
    r4b: blue barbarian
    r4e: 3 stranger
    dice battle r4e 1 4 red 6: 6
    dice battle r4e 1 6 red 3: 6
    dice battle r4e 1 7 none 3: 5 5
orders red
    attack r4e with 1 orc catapult from r4a
    when go-on: retreat
expect
    done red 1
    r4a: red 2 orc
    r4e: 2 stranger

case catapults that are left alone fight on [battle 28]
given season 2
    r4a: red 2 orc, red catapult
    r4b: blue 2 barbarian
    dice battle r4b 1 4 red 6: 6
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 4
    dice battle r4b 2 4 red 6: 6
orders red
    attack r4b with 1 orc catapult from r4a
    when go-on: fight
expect
    done red 1
    told red blue: round-begins r4b 2
    told all: conquered red blue r4b
    r4b: red catapult

case a battle has twelve rounds at most, then the attacker retreats [battle 26]
given season 2
    r4a: red orc, red hobgoblin
    r4b: blue barbarian
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 2 6 red 4: 6
    dice battle r4b 3 6 red 4: 6
    dice battle r4b 4 6 red 4: 6
    dice battle r4b 5 6 red 4: 6
    dice battle r4b 6 6 red 4: 6
    dice battle r4b 7 6 red 4: 6
    dice battle r4b 8 6 red 4: 6
    dice battle r4b 9 6 red 4: 6
    dice battle r4b 10 6 red 4: 6
    dice battle r4b 11 6 red 4: 6
    dice battle r4b 12 6 red 4: 6
    dice battle r4b 1 7 blue 4: 8
    dice battle r4b 2 7 blue 4: 8
    dice battle r4b 3 7 blue 4: 8
    dice battle r4b 4 7 blue 4: 8
    dice battle r4b 5 7 blue 4: 8
    dice battle r4b 6 7 blue 4: 8
    dice battle r4b 7 7 blue 4: 8
    dice battle r4b 8 7 blue 4: 8
    dice battle r4b 9 7 blue 4: 8
    dice battle r4b 10 7 blue 4: 8
    dice battle r4b 11 7 blue 4: 8
    dice battle r4b 12 7 blue 4: 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on: fight
expect
    done red 1
    told red blue: round-begins r4b 12
    told nobody: round-begins r4b 13
    used red 2 11 times
    told all: retreated red r4b r4a
    r4a: red orc, red hobgoblin
    r4b: blue barbarian

case in the twelfth round the land may still be taken [battle 26]
given season 2
    r4a: red orc, red hobgoblin
    r4b: blue barbarian
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 2 6 red 4: 6
    dice battle r4b 3 6 red 4: 6
    dice battle r4b 4 6 red 4: 6
    dice battle r4b 5 6 red 4: 6
    dice battle r4b 6 6 red 4: 6
    dice battle r4b 7 6 red 4: 6
    dice battle r4b 8 6 red 4: 6
    dice battle r4b 9 6 red 4: 6
    dice battle r4b 10 6 red 4: 6
    dice battle r4b 11 6 red 4: 6
    dice battle r4b 12 6 red 4: 4
    dice battle r4b 1 7 blue 4: 8
    dice battle r4b 2 7 blue 4: 8
    dice battle r4b 3 7 blue 4: 8
    dice battle r4b 4 7 blue 4: 8
    dice battle r4b 5 7 blue 4: 8
    dice battle r4b 6 7 blue 4: 8
    dice battle r4b 7 7 blue 4: 8
    dice battle r4b 8 7 blue 4: 8
    dice battle r4b 9 7 blue 4: 8
    dice battle r4b 10 7 blue 4: 8
    dice battle r4b 11 7 blue 4: 8
    dice battle r4b 12 7 blue 4: 8
orders red
    attack r4b with hobgoblin from r4a
    when go-on: fight
expect
    r4b: red hobgoblin

case an attacker of whom nobody can roll, cast or breathe retreats after the round [battle 27]
given season 2
    r4a: red orc, red morg (knows 0 1)
    r4b: blue barbarian
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with morg from r4a
    when go-on: fight
expect
    done red 1
    told all: retreated red r4b r4a
    not used red 2

case a Wizard who knows an inflict spell may fight on alone [battle 27]
given season 2
    r4a: red orc, red morg (knows 1 1)
    r4b: blue 2 barbarian
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with morg from r4a
    when go-on: fight
expect
    done red 1
    told red blue: round-begins r4b 2
    told all: conquered red blue r4b
    r4b: red morg

case so may a caster whose seat holds an inflict scroll [battle 27]
given season 2
    r4a: red orc, red morg (knows 0 1)
    r4b: blue barbarian
    red scrolls-of: infernal
    dice battle r4b 1 7 blue 4: 5
    dice scroll-die r4b 2 red infernal: 1
orders red
    attack r4b with morg from r4a
    when scroll if round = 2: infernal
    when go-on: fight
expect
    done red 1
    told red blue: round-begins r4b 2
    r4b: red morg

case a protect scroll is not enough [battle 27]
given season 2
    r4a: red orc, red morg (knows 0 1)
    r4b: blue barbarian
    red scrolls-of: dispel
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with morg from r4a
    when go-on: fight
expect
    told all: retreated red r4b r4a

case a DragonLord alone may fight on, he breathes fire [battle 27]
given season 2
    r4a: red orc, red vermithrax
    r4b: blue 3 barbarian
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with vermithrax from r4a
    when go-on: fight
expect
    done red 1
    told red blue: round-begins r4b 2
    r4b: red vermithrax

# ---- escape ----

case a Wizard who knows Teleport escapes at the start of step 3, casts nothing, and the enemy is not told where to [battle 29, battle 30, letters 52]
given season 2
    r4a: red 2 orc
    r4b: blue 2 barbarian, blue sigrun (knows 1 1, knows 4 1)
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 orc from r4a
    when go-on: retreat
orders blue
    when escape: r6k
expect
    told red blue: escaped blue sigrun
    told only blue: escaped-to blue sigrun r6k
    told nobody: spell-cast
    r4b: blue 2 barbarian
    r6k: blue hrolf, blue 5 barbarian, blue sigrun

case he escapes at the start of step 7 if the hits of melee are no more than the units he leaves [battle 29, battle 30]
given season 2
    r4a: red 4 orc
    r4b: blue 2 barbarian, blue sigrun (knows 1 1, knows 4 1)
    dice battle r4b 1 6 red 3: 3 3
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with 3 orc from r4a
    when go-on: retreat
orders blue
    when escape if nth = 2: r6k
expect
    told red blue: spell-cast blue sigrun fireball 1
    then told red blue: escaped blue sigrun
    r6k: blue hrolf, blue 5 barbarian, blue sigrun

case if the hits of melee are more than the units he leaves he does not escape [battle 29]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian, blue sigrun (knows 4 1)
    dice battle r4b 1 6 red 3: 3 3
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with 2 orc from r4a
orders blue
    when escape if nth = 2: r6k
expect
    told nobody: escaped
    told all: conquered red blue r4b
    r6k: blue hrolf, blue 5 barbarian

case the hits of missiles do not bar an escape from melee [battle 29]
given season 2
    r4a: red 2 orc, red 2 orc-archer
    r4b: blue 3 barbarian, blue sigrun (knows 4 1)
    dice battle r4b 1 4 red 2: 1 1
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with 1 orc orc-archer from r4a
    when go-on: retreat
orders blue
    when escape if nth = 2: r6k
expect
    told red blue: escaped blue sigrun
    r6k: blue hrolf, blue 5 barbarian, blue sigrun

case one who leaves nobody behind escapes before the first hit, and the land is lost [battle 29]
given season 2
    r4a: red 2 orc
    r4b: blue sigrun (knows 4 1)
orders red
    attack r4b with 1 orc from r4a
orders blue
    when escape: r6k
expect
    told red blue: escaped blue sigrun
    r6k: blue hrolf, blue 5 barbarian, blue sigrun
    r4b: red orc
    r4b holder: red

case he escapes to friendly land only [battle 29]
given season 2
    r4a: red 2 orc
    r4b: blue barbarian, blue sigrun (knows 4 1)
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5
orders red
    attack r4b with 1 orc from r4a
    when go-on: retreat
orders blue
    when escape: r4k r1k
expect
    told nobody: escaped
    r4b: blue barbarian, blue sigrun

case without a policy nobody escapes, and without the spell nobody may [battle 29, letters 52]
given season 2
    r4a: red 2 orc
    r4b: blue 2 barbarian, blue sigrun (knows 4 1), blue halla (knows 0 1)
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 orc from r4a
    when go-on: retreat
expect
    told nobody: escaped
    r4b: blue 2 barbarian, blue sigrun, blue halla
next season
given
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 orc from r4a
orders blue
    when escape if caster = halla: r6k
expect
    not used blue 1
    r4b: blue 2 barbarian, blue sigrun, blue halla

case a king never escapes, a DragonLord does, and takes nobody along [battle 30, dragonlord 5]
given season 2
    r4a: red 2 hobgoblin
    r4b: blue 2 barbarian, blue ashwing, blue hrolf
    r6k: blue 5 barbarian
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 6: 8 8
orders red
    attack r4b with 1 hobgoblin from r4a
    when go-on: retreat
orders blue
    when dragonfire: none
    when spell: none
    when escape: r6k
expect
    told red blue: escaped blue ashwing
    told nobody: escaped blue hrolf
    r4b: blue 2 barbarian, blue hrolf
    r6k: blue 5 barbarian, blue ashwing

case a caster of the attacker does not escape [battle 29]
given season 2
    r4a: red 2 orc, red morg (knows 4 1)
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 3: 6
    dice battle r4b 1 7 blue 4: 5 5
orders red
    attack r4b with 1 orc morg from r4a
    when escape: r4k
    when go-on: retreat
expect
    told nobody: escaped
    r4a: red 2 orc, red morg

# ---- how it ends ----

case the conqueror's survivors stand in the land, and building, wall and tower are gone [battle 31, king 1, letters 56]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian
    r4b building: mill
    r4b builder: blue
    r4b built: 1
    r4b wall: 1
    r4b tower: 1
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
expect
    done red 1
    told all: conquered red blue r4b
    told all: building-razed mill r4b
    told all: wall-razed r4b
    told all: tower-razed r4b
    r4b: red 2 orc
    r4b holder: red
    r4b wall: 0
    r4b tower: 0
    r4b building: none

case the loser may leave wall and tower standing, or one of them [battle 31, letters 56]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian
    r4b wall: 2
    r4b tower: 1
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
    when raze: both
orders blue
    when raze: tower
expect
    done red 1
    r4b holder: red
    r4b wall: 2
    r4b tower: 0
    not used red 2

case the conqueror of the only kingdom gets the purse, its wall stays, and the shards there are his [battle 31, king 2, king 4, shard 1]
given season 2
    hidden-shards: 7
    r4a: red orc
    r4b: blue barbarian, blue hrolf
    r6k: blue barbarian
    r6k wall: 2
    r6k shards: 2
    blue gold: 20
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 3
    dice battle r6k 1 7 blue 4: 6
orders red
    attack r6k with 2 orc from r6a
orders blue
    when raze: both
expect
    done red 1
    told red: looted red blue r6k 20
    r6k: red 2 orc
    r6k holder: red
    r6k wall: 2
    r6k shards: 2
    blue gold: 0
    not out blue

case of several kingdoms each has its share of the purse, the seat what is left [battle 31, king 2]
given season 2 seats 3 option civilization-3 elves
    green civilization: elves
    green first-kingdom: r3k
    order 2: green
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3
    r4a: red orc
    r4b: blue barbarian
    r5k: blue barbarian
    r5k holder: blue
    r5k wall: 3
    r2k: blue barbarian
    r2k holder: blue
    r2k wall: 3
    blue gold: 8
    r5a: red 3 orc
    r5a holder: red
    dice battle r5k 1 6 red 3: 3
    dice battle r5k 1 7 blue 4: 6
orders red
    attack r5k with 2 orc from r5a
expect
    done red 1
    told only red blue: looted red blue r5k 2
    told all: conquered red blue r5k
    r5k holder: red

case the winner gets the treasures of the dead of both sides, and his best defender carries them [battle 33]
given season 2
    r4a: red orc [red crown], red hobgoblin, red orc-archer
    r4b: blue barbarian-archer [blue amulet]
    dice battle r4b 1 3 blue 3: 3
    dice battle r4b 1 6 red 5: 5
orders red
    attack r4b with orc hobgoblin from r4a
expect
    done red 1
    told red blue: units-lost red 1 orc
    told red: spoil-taken red crown
    told red: spoil-taken red amulet
    r4b: red hobgoblin [red crown, red amulet]

case a defender who won gets them, too, and may say who carries them [battle 33, letters 64]
given season 2
    r4a: red orc [red crown], red orc-archer
    r4b: blue 2 barbarian, blue barbarian-knight
    dice battle r4b 1 6 red 4: 6
    dice battle r4b 1 7 blue 6: 6
orders red
    attack r4b with orc from r4a
orders blue
    when carry: barbarian
expect
    done red 1
    told all: land-held blue r4b
    told blue: spoil-taken blue crown
    r4b: blue barbarian [blue crown], blue barbarian, blue barbarian-knight

case unknown units take no treasures [battle 33, land 16]
given season 2
    r4a: red orc [red crown], red orc-archer
    r4b: blue barbarian
    r4e: stranger
    dice battle r4e 1 6 red 4: 6
    dice battle r4e 1 7 none 3: 3
orders red
    attack r4e with orc from r4a
expect
    done red 1
    r4e: stranger
    told nobody: spoil-taken

case who won and has killed three names a hero, of the highest defence number [battle 31, hero 1, letters 58]
given season 2
    r4a: red 2 orc, red 2 hobgoblin
    r4b: blue 3 barbarian
    dice battle r4b 1 6 red 4: 4 4
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 8 8 8
orders red
    attack r4b with 1 orc 2 hobgoblin from r4a
expect
    told only red: hero-named red grim hobgoblin
    r4b: red hobgoblin [red grim (hero-level 1)], red hobgoblin, red orc

case who has killed two names none [hero 1]
given season 2
    r4a: red 2 orc, red 2 hobgoblin
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 4: 4 4
    dice battle r4b 1 7 blue 4: 8 8
orders red
    attack r4b with 1 orc 2 hobgoblin from r4a
expect
    told nobody: hero-named
    r4b: red orc, red 2 hobgoblin

case by a policy another unit becomes the hero [hero 1, letters 58]
given season 2
    r4a: red 2 orc, red 2 hobgoblin
    r4b: blue 3 barbarian
    dice battle r4b 1 6 red 4: 4 4
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 8 8 8
orders red
    attack r4b with 1 orc 2 hobgoblin from r4a
    when hero: orc
expect
    r4b: red orc [red grim (hero-level 1)], red 2 hobgoblin

case a hero present is raised first, and one of level 3 is not [hero 3, letters 58]
given season 2
    r4a: red orc, red orc [red snaga (hero-level 1)], red hobgoblin [red grim (hero-level 3)]
    r4b: blue 3 barbarian
    dice battle r4b 1 6 red 8: 6
    dice battle r4b 1 6 red 5: 5
    dice battle r4b 1 7 blue 4: 8 8 8
    dice battle r4b 2 6 red 8: 6
    dice battle r4b 2 7 blue 4: 8
orders red
    attack r4b with snaga grim from r4a
expect
    done red 1
    told only red: hero-raised red snaga orc 2
    r4b: red orc [red snaga (hero-level 2)], red hobgoblin [red grim (hero-level 3)]

case a seat has three heroes at most [hero 2]
given season 2
    r4k: red gorbag, red orc [red grim (hero-level 1)], red orc [red snaga (hero-level 1)], red orc [red thokk (hero-level 1)]
    r4a: red 4 hobgoblin
    r4b: blue 3 barbarian
    dice battle r4b 1 6 red 4: 4 4 4
    dice battle r4b 1 7 blue 4: 8 8 8
orders red
    attack r4b with 3 hobgoblin from r4a
expect
    told nobody: hero-named
    told nobody: hero-raised
    r4b: red 3 hobgoblin

case a defender who has won and killed three names a hero, unknown units do not [battle 32, hero 1, hero 7]
given season 2
    r4a: red 4 orc
    r4b: blue 3 barbarian
    r4e: 3 stranger
    dice battle r4b 1 6 red 3: 6 6 6
    dice battle r4b 1 7 blue 4: 4 4 4
orders red
    attack r4b with 3 orc from r4a
expect
    told all: land-held blue r4b
    told only blue: hero-named blue leif barbarian
    r4b: blue barbarian [blue leif], blue 2 barbarian

case a camp without friendly land beside it that can do nothing more is lost [battle 26, battle 27, siege 14]
given season 2
    r4a: red orc
    r4b: blue barbarian, blue hrolf
    r6k: 2 stranger
    r6k holder: none
    r6k besieger: red
    c6: red morg (knows 0 1)
    dice battle r6k 1 7 none 3: 5 5
orders red
    storm r6k
    when go-on: fight
expect
    done red 1
    told red: trapped red r6k
    told all: stormed red none r6k
    told all: siege-over red r6k
    c6: empty
    r6k besieger: none
    r6k: 2 stranger

case before a kingdom of a seat such a camp goes on with its siege [battle 26, battle 27]
given season 2
    r4a: red orc
    r4b: blue barbarian, blue hrolf
    r6k: blue 2 barbarian
    r6k besieger: red
    c6: red morg (knows 0 1)
    dice battle r6k 1 7 blue 4: 5 5
orders red
    storm r6k
    when go-on: fight
expect
    done red 1
    c6: red morg
    r6k besieger: red

case a camp without friendly land beside it does not retreat [battle 23]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6k: blue hrolf, blue barbarian
    r6k besieger: red
    c6: red orc
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    storm r6k
    when go-on: retreat
expect
    done red 1
    not used red 2
    c6: red orc
    r6k besieger: red

case a camp retreats to any friendly land beside the kingdom, if nothing is said to the first in id order [battle 23, letters 41]
given season 2
    r4a: red orc
    r4b: blue barbarian
    r6k: blue hrolf, blue barbarian
    r6k besieger: red
    c6: red 2 orc, red catapult
    r6c: red orc
    r6c holder: red
    r6a: red orc
    r6a holder: red
    dice wall-die r6k 1 red 3: 12
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    storm r6k
    when go-on: retreat
expect
    done red 1
    r6a: red 3 orc
    c6: empty
    r6k besieger: none
    told red blue: engines-left red 1 catapult blue
    r6k: blue hrolf, blue barbarian, blue catapult

case the sides learn dice and hits, the others who fought, where and how it ended, and which king fell [battle 32, king 8, seen 6, seen 7]
given season 2 seats 3 option civilization-3 elves
    green civilization: elves
    green first-kingdom: r3k
    order 2: green
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3
    r4k: red orc
    r4a: red gorbag, red orc
    r4b: blue 2 barbarian
    dice battle r4b 1 6 red 6: 6
    dice battle r4b 1 7 blue 4: 4
orders red
    attack r4b with gorbag from r4a
expect
    told all: attacked red blue r4b
    told only red blue: rolled red gorbag 6 6 6
    told only red blue: rolled blue barbarian 4 10 4
    told only red blue: hits-taken blue 1
    told only red blue: hits-taken red 1
    rolled only red blue: battle r4b 1 6 red
    told all: king-falls red gorbag r4b
    told all: seat-out red
    r4b: blue barbarian
    r4b holder: blue
    r4a: stranger
    out red
    not over

case a batch has no more dice than units of the column not yet hit [battle 13]
given season 2
    r4a: red 5 orc
    r4b: blue barbarian-knight, blue 2 barbarian
    dice battle r4b 1 6 red 3: 8 3 6 3
    dice battle r4b 1 7 blue 6: 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with 4 orc from r4a
    when go-on: retreat
expect
    told red blue: rolled red orc 3 8 8
    then told red blue: rolled red orc 3 8 3
    then told red blue: rolled red orc 3 6 6
    then told red blue: rolled red orc 3 6 3
    told red blue: hits-taken blue 2

case a number before a kind limits how many of it are lost first [battle 15, letters 48]
given season 2
    r4a: red 4 orc
    r4b: blue 2 barbarian, blue 2 barbarian-knight, blue 2 barbarian-archer
    dice battle r4b 1 3 blue 3: 6 6
    dice battle r4b 1 6 red 3: 3 3 3
    dice battle r4b 1 7 blue 6: 6 6
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 3 orc from r4a
    when go-on: retreat
orders blue
    when casualties: 1 barbarian-knight, 1 barbarian-archer
expect
    told red blue: units-lost blue 1 barbarian-knight
    told red blue: units-lost blue 1 barbarian-archer
    told red blue: units-lost blue 1 barbarian
    r4b: blue barbarian, blue barbarian-knight, blue barbarian-archer

case ships docked at conquered land are the conqueror's [battle 31, sail 11]
given season 2
    r4a: red 3 orc
    r4b: blue barbarian
    blue docks: blue wolf (harbour r4b)
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 blue 4: 6
orders red
    attack r4b with 2 orc from r4a
expect
    r4b holder: red
    red docks: red wolf (harbour r4b)
    blue docks: empty

case items and treasures that lie in a conquered kingdom are the conqueror's [battle 31, king 1, treasure 13]
given season 2
    r4a: red orc
    r4b: blue barbarian, blue hrolf
    r6k: blue barbarian
    blue hoard: blue torch (kept-at r6k), blue seers-glass (kept-at r6k)
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 3
    dice battle r6k 1 7 blue 4: 6
orders red
    attack r6k with 2 orc from r6a
expect
    r6k: red 2 orc
    told red: hoard-gained red torch
    red hoard: red torch (kept-at r6k), red seers-glass (kept-at r6k)
    blue hoard: empty

case a king who dies in his kingdom: it is conquered, with all the purse, and his seat is out [battle 31, king 8, king 11]
given season 2 seats 3 option civilization-3 elves
    green civilization: elves
    green first-kingdom: r3k
    order 2: green
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3
    r4a: red orc
    r4b: blue 4 barbarian
    blue gold: 11
    r6a: red 4 orc
    r6a holder: red
    r6k: blue hrolf
    dice battle r6k 1 6 red 3: 10 3
    dice battle r6k 1 7 blue 6: 6
orders red
    attack r6k with 3 orc from r6a
expect
    done red 1
    told all: king-falls blue hrolf r6k
    told all: conquered red blue r6k
    told red: looted red blue r6k 11
    out blue
    r6k: red 2 orc
    r6k holder: red
    r4b: 2 stranger
    r4b holder: none
    not over

case aboard go as many as the ships have room for, the others are lost by the order of casualties, the king last [battle 23, sail 12, battle 17]
given season 2
    r4k: red 5 orc
    r4a: red gorbag, red 8 orc, red 3 hobgoblin
    r4b: blue barbarian
    s1: red maw
    red aboard: red 2 hobgoblin (ship maw)
    dice battle r4b 1 6 red 5: 6 6 6 6 6
    dice battle r4b 1 6 red 4: 6 6 6 6 6 6
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with gorbag 3 hobgoblin 6 orc from r4a hobgoblin off maw
    when go-on: retreat
    when retreat-to: s1
expect
    done red 1
    told only red 4 times: went-overboard red orc s1
    red aboard: red gorbag (ship maw), red 5 hobgoblin (ship maw), red 2 orc (ship maw)
    r4a: red 2 orc
    not out red

case who has no room is chosen by his owner [battle 23, letters 55]
given season 2
    r4a: red 10 orc
    r4b: blue barbarian
    s1: red maw
    red aboard: red 2 hobgoblin (ship maw)
    dice battle r4b 1 6 red 4: 6 6
    dice battle r4b 1 6 red 3: 6 6 6 6 6 6 6
    dice battle r4b 1 7 blue 4: 8
orders red
    attack r4b with 7 orc from r4a hobgoblin off maw
    when go-on: retreat
    when retreat-to: s1
    when overboard: hobgoblin
expect
    red aboard: red hobgoblin (ship maw), red 7 orc (ship maw)
