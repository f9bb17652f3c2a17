# SPDX-License-Identifier: MIT
# Marches in phase 4 and transfers in phase 5.

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

# ---- forced march ----

case a march goes up to four steps over friendly land, and not five [march 1, letters 38]
given season 2
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
    r4c: red orc
    r4c holder: red
    g5: red orc
    g5 holder: red
    r5c: red orc
    r5c holder: red
orders red
    march 2 orc from r4k via r4a r4b r4c g5 r5c
    march 2 orc from r4k via r4a r4b r4c g5
expect
    refused red 1: too-far 5 4 [march 1]
    done red 2
    told red: marches red 2 r4k g5 [march 1]
    r4k: red gorbag, red 3 orc
    g5: red 3 orc
    r4a: red orc
    r4b: red orc
    r4c: red orc

case a march may be as short as one step [march 1]
given season 2
    r4a: red orc
    r4a holder: red
orders red
    march 1 orc from r4k via r4a
expect
    done red 1
    r4a: red 2 orc

case those who marched do not fight in that turn: no attack, no raid, no second march [march 1, letters 38]
given season 2
    r4a: red orc
    r4a holder: red
    r4c: red orc
    r4c holder: red
    r4k: red gorbag, red 2 orc, red 2 wolf-rider
    r4b: 3 stranger
orders red
    march 2 wolf-rider from r4k via r4a
    raid r4b from r4a with 1
    attack r4b with wolf-rider from r4a
    march 1 wolf-rider from r4a via r4k
expect
    done red 1
    refused red 2
    refused red 3: used-up wolf-rider [attack 5]
    refused red 4: used-up wolf-rider [attack 5]
    r4a: red orc, red 2 wolf-rider
    r4b: 3 stranger

case those who fought do not march, but go with a transfer [march 1, march 5]
given season 2
    r4c: red 4 orc
    r4c holder: red
    r4b: red orc
    r4b holder: red
    r4d: stranger
    dice battle r4d 1 6 red 3: 1
    dice battle r4d 1 7 nobody 3: 6
orders red
    attack r4d with 2 orc from r4c
    march 1 orc from r4d via r4k
    transfer 1 orc from r4d to r4k
expect
    done red 1
    refused red 2: used-up orc
    done red 3
    r4d: red orc
    r4k: red gorbag, red 6 orc

case those who raided do not march, but are transferred [march 1, raid 2]
given season 2
    r4a: red orc, red wolf-rider
    r4a holder: red
    r4b: 3 stranger
    dice raid-die r4b red: 6
orders red
    raid r4b from r4a with 1
    march 1 wolf-rider from r4a via r4k
    transfer 1 wolf-rider from r4a to r4k
expect
    done red 1
    refused red 2: used-up wolf-rider
    done red 3
    r4k has 1 red wolf-rider

case with more of a kind in a land those march who have not fought [march 1, letters 2]
given season 2
    r4c: red 3 orc
    r4c holder: red
    r4d: red orc
    r4d holder: red
orders red
    march 2 orc from r4k via r4c
    march 4 orc from r4c via r4d
    march 3 orc from r4c via r4d
expect
    done red 1
    refused red 2: used-up orc
    done red 3
    r4c: red 2 orc
    r4d: red 4 orc

case the march leads over friendly land only: not over land of others, neutral or vacant land [march 1, letters 38]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red orc
    r4c holder: red
    r4d: red orc
    r4d holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4e: stranger
    r4f: empty
orders red
    march 1 orc from r4a via r4b r4c
    march 1 orc from r4a via r4e r4d
    march 1 orc from r4a via r4f r4k
    march 1 orc from r4a via r4k r4c
expect
    refused red 1: not-friendly r4b [land 8]
    refused red 2: not-friendly r4e [land 8]
    refused red 3: not-friendly r4f [land 8]
    done red 4

case a march ends on friendly or on vacant land, not on land of others [march 3]
given season 2
    r4a: red 5 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4e: stranger
orders red
    march 1 orc from r4a via r4b
    march 1 orc from r4a via r4e
    march 1 orc from r4a via r4f
    march 1 orc from r4a via r4k
expect
    refused red 1: not-friendly r4b
    refused red 2: not-friendly r4e
    done red 3
    done red 4
    r4f: red orc
    r4f holder: red
    told all: land-taken red r4f [march 9]

case the fourth step may be onto vacant land [march 1, march 3]
given season 2
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
    r4c: red orc
    r4c holder: red
orders red
    march 1 orc from r4k via r4a r4b r4c g5
expect
    done red 1
    g5: red orc
    g5 holder: red

case land that a march has taken is friendly to the next march at once [march 9, march 3]
given season 2
    r4a: red 5 orc
    r4a holder: red
orders red
    march 1 orc from r4a via r4b
    march 1 orc from r4a via r4b r4c
expect
    done red 1
    done red 2
    r4b: red orc
    r4c: red orc

case the lands of a march are adjacent, one to the next [letters 38]
given season 2
    r4a: red 5 orc
    r4a holder: red
    r4c: red orc
    r4c holder: red
    r1b: red orc
    r1b holder: red
    r4b: red orc
    r4b holder: red
orders red
    march 1 orc from r4a via r4c
    march 1 orc from r4a via r1b r4b
    march 1 orc from r4a via r4b r1b
expect
    refused red 1: no-way-there r4a r4c [land 4]
    refused red 2: no-way-there r4a r1b [land 4]
    done red 3

case no land is left empty: all but one march, not all [march 2, letters 38]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red 3 orc
    r4c holder: red
orders red
    march 3 orc from r4a via r4k
    march 2 orc from r4a via r4k
    march 3 orc from r4c via r4k
expect
    refused red 1: nobody-stays r4a [land 12]
    done red 2
    refused red 3: nobody-stays r4c
    r4a: red orc
    r4c: red 3 orc

case without a number all march that may, and one stays [march 2, letters 2]
given season 2
    r4a: red 3 orc
    r4a holder: red
orders red
    march orc from r4a via r4k
expect
    done red 1
    r4a: red orc
    r4k: red gorbag, red 7 orc

case catapults do not march, and army leaves them at home [march 4, letters 2]
given season 2
    r4a: red 3 orc, red catapult
    r4a holder: red
    r4c: red 3 orc, red catapult
    r4c holder: red
orders red
    march catapult from r4a via r4k
    march 1 catapult from r4a via r4k
    march army from r4c via r4k
expect
    refused red 1: catapult-stays catapult [march 4]
    refused red 2: catapult-stays catapult [march 4]
    done red 3
    r4c: red catapult
    r4k: red gorbag, red 8 orc

case army is all but the king, casters too; the king marches where he is named [letters 2]
given season 2
    r4k: red gorbag, red 3 orc, red morg, red hobgoblin
    r4a: red orc
    r4a holder: red
    r4c: red orc
    r4c holder: red
orders red
    march army from r4k via r4a
    march gorbag from r4k via r4c
expect
    done red 1
    refused red 2: nobody-stays r4k
    r4k: red gorbag
    r4a: red 4 orc, red morg, red hobgoblin

case a king marches by his name or as king, when another stays [letters 2]
given season 2
    r4a: red orc
    r4a holder: red
    r4c: red orc
    r4c holder: red
orders red
    march king 2 orc from r4k via r4a
expect
    done red 1
    r4a: red gorbag, red 3 orc
    r4k: red 3 orc

case units are named by their kind, their type, or the name of a hero [letters 2]
given season 2
    r4k: red gorbag, red orc [red grim (hero-level 1)], red 3 orc, red 2 hobgoblin, red 2 wolf-rider, red 2 orc-archer, red morg, red vermithrax
    r4a: red orc
    r4a holder: red
orders red
    march grim from r4k via r4a
    march 1 basic 1 heavy from r4k via r4a
    march 1 cavalry from r4k via r4a
    march 1 archer from r4k via r4a
    march wizard from r4k via r4a
    march dragonlord from r4k via r4a
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    r4a: red orc [red grim], red 2 orc, red hobgoblin, red wolf-rider, red orc-archer, red morg, red vermithrax

case a unit that is not there is refused, and so are more than are there [letters 2]
given season 2
    r4a: red orc
    r4a holder: red
orders red
    march 1 hobgoblin from r4k via r4a
    march barbarian from r4k via r4a
    march morg from r4k via r4a
    march grim from r4k via r4a
    march 6 orc from r4k via r4a
    march 5 orc from r4k via r4a
expect
    refused red 1: no-such-unit hobgoblin r4k [letters 2]
    refused red 2: no-such-unit barbarian r4k
    refused red 3: no-such-unit morg r4k
    refused red 4: no-such-unit grim r4k
    refused red 5: too-few-units orc 5 6 [letters 2]
    done red 6
    r4k: red gorbag

case a line goes whole or not at all: one unit that may not march keeps the others [letters 38, round 4]
given season 2
    r4k: red gorbag, red 5 orc, red catapult
    r4a: red orc
    r4a holder: red
orders red
    march 2 orc 1 catapult from r4k via r4a
expect
    refused red 1: catapult-stays catapult
    r4a: red orc

case a besieged garrison does not march, nor does anybody through its kingdom [march 7, letters 38]
given season 2
    r4k besieger: blue
    c4: blue 3 barbarian
    r4a: red 5 orc
    r4a holder: red
    r4c: red orc
    r4c holder: red
orders red
    march 2 orc from r4k via r4a
    march 1 orc from r4a via r4k r4c
    march 1 orc from r4a via r4k
expect
    refused red 1
    refused red 2: not-friendly r4k
    refused red 3: not-friendly r4k
    r4k: red gorbag, red 5 orc
    r4a: red 5 orc

case a camp neither marches nor is transferred [march 7]
given season 2
    r6k besieger: red
    c6: red 5 orc
    r6a: red orc
    r6a holder: red
orders red
    march 2 orc from r6k via r6a
    transfer 2 orc from r6k to r6a
    hold r6k
expect
    refused red 1
    refused red 2
    c6: red 5 orc
    r6a: red orc

case who is trained neither marches nor is transferred, and army leaves him [march 7, letters 38, letters 39, temple 7]
given season 3
    red gold: 10
    r4a: red 3 orc, red morg (knows 0 1)
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
    dice teach red: 2
orders red
    train morg
    march morg from r4a via r4k
    march army from r4a via r4k
    transfer morg from r4a to r4k
expect
    done red 1
    refused red 2: in-training morg [temple 7]
    done red 3
    refused red 4
    r4a: red morg
    r4k: red gorbag, red 8 orc

case units aboard are no part of the land, and stay [march 7]
given season 2
    iw3: red maw
    red aboard: red 4 orc (ship maw)
    r4c: red orc
    r4c holder: red
orders red
    march 2 orc from r4c via r4k
    transfer 2 orc from r4c to r4k
expect
    refused red 1: too-few-units orc 1 2
    refused red 2: too-few-units orc 1 2
    red aboard: red 4 orc

case a DragonLord alone marches across a mountain, in the midst of his way too [march 8, land 5]
given season 2
    r4k: red gorbag, red 5 orc, red vermithrax
    r4b: red orc
    r4b holder: red
    r1b: red orc
    r1b holder: red
orders red
    march vermithrax 1 orc from r4k via r4b
    march vermithrax from r4k via r4b r1b r1k
expect
    refused red 1: no-way-there r4k r4b
    done red 2
    r1k: red vermithrax
    r1k holder: red

case two casters together do not cross a mountain, and a Wizard alone does not [march 8]
given season 2
    r4k: red gorbag, red 5 orc, red vermithrax, red morg
    r4b: red orc
    r4b holder: red
orders red
    march morg from r4k via r4b
    march vermithrax morg from r4k via r4b
    march gorbag from r4k via r4b
expect
    refused red 1: no-way-there r4k r4b
    refused red 2: no-way-there r4k r4b
    refused red 3: no-way-there r4k r4b

case who has marched may be transferred in the same turn [march 5]
given season 2
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
orders red
    march 2 orc from r4k via r4a
    transfer 2 orc from r4a to r4b
expect
    done red 1
    done red 2
    r4b: red 3 orc
    r4a: red orc

case who marched may still defend in the turn of another [march 1]
given season 2
    r4a: red orc
    r4a holder: red
    r4b: blue 3 barbarian
    r4b holder: blue
    dice battle r4a 1 6 blue 4: 6 6
    dice battle r4a 1 7 red 3: 1 1
orders red
    march 2 orc from r4k via r4a
orders blue
    attack r4a with 2 barbarian from r4b
expect
    done red 1
    r4a: red 3 orc
    r4b: blue barbarian

case where a seat marches and transfers it alone is told [march 1, seen 3]
given season 2 seats 3
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin
    r3k holder: green
    r4a: red orc
    r4a holder: red
orders red
    march 2 orc from r4k via r4a
    transfer 1 orc from r4k to r4f
expect
    told only red: marches red 2 r4k r4a
    told only red: transfers red 1 r4k r4f
    told all: land-taken red r4f

# ---- transfer ----

case every unit is transferred one step, and infantry not two [march 5, letters 39]
given season 2
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
orders red
    transfer 1 orc from r4k to r4a r4b
    transfer 1 orc from r4k to r4a
expect
    refused red 1: transfer-too-far 2 1 [march 5]
    done red 2
    told red: transfers red 1 r4k r4a [march 5]
    r4a: red 2 orc

case cavalry are transferred two steps, and not three [march 5, letters 39]
given season 2
    r4k: red gorbag, red 5 orc, red 2 wolf-rider
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
    r4c: red orc
    r4c holder: red
orders red
    transfer 2 cavalry from r4k to r4a r4b r4c
    transfer 2 cavalry from r4k to r4a r4b
expect
    refused red 1: transfer-too-far 3 2 [march 5]
    done red 2
    r4b: red orc, red 2 wolf-rider

case one step is one step, also in two lines [march 5, letters 39]
given season 2
    r4a: red 2 orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
orders red
    transfer 2 orc from r4k to r4a
    transfer 3 orc from r4a to r4b
    transfer 2 orc from r4a to r4b
expect
    done red 1
    refused red 2
    done red 3
    r4a: red 2 orc
    r4b: red 3 orc

case the two steps of cavalry may be taken in two lines, a third is refused [march 5, letters 39]
given season 2
    r4k: red gorbag, red 5 orc, red wolf-rider
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
    r4c: red orc
    r4c holder: red
orders red
    transfer 1 wolf-rider from r4k to r4a
    transfer 1 wolf-rider from r4a to r4b
    transfer 1 wolf-rider from r4b to r4c
expect
    done red 1
    done red 2
    refused red 3: transfer-too-far
    r4b: red orc, red wolf-rider

case two steps of infantry and cavalry in one line are too many for the infantry [march 5, letters 39]
given season 2
    r4k: red gorbag, red 5 orc, red 2 wolf-rider
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
orders red
    transfer 1 wolf-rider 1 orc from r4k to r4a r4b
expect
    refused red 1: transfer-too-far 2 1
    r4b: red orc

case without a number those go who may, so of an army sent two lands far the cavalry alone goes [letters 2, letters 39]
given season 2
    r4k: red gorbag, red 5 orc, red 2 wolf-rider
    r4a: red orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
orders red
    transfer orc from r4k to r4a r4b
    transfer army from r4k to r4a r4b
    transfer army from r4k to r4a
expect
    refused red 1: transfer-too-far 2 1
    done red 2
    done red 3
    r4b: red orc, red 2 wolf-rider
    r4a: red 6 orc
    r4k: red gorbag

case catapults and cannons are transferred, too [march 5]
given season 2
    r4k: red gorbag, red 5 orc, red catapult
    r4a: red orc
    r4a holder: red
orders red
    transfer catapult from r4k to r4a
expect
    done red 1
    r4a: red orc, red catapult

case a transfer leads to friendly or vacant land only [march 5, letters 39]
given season 2
    r4a: red 5 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4e: stranger
orders red
    transfer 1 orc from r4a to r4b
    transfer 1 orc from r4a to r4e
    transfer 1 orc from r4a to r4c
    transfer 1 orc from r4a to r4f
    transfer 1 orc from r4b to r4a
expect
    refused red 1: not-friendly r4b
    refused red 2: not-friendly r4e
    refused red 3: no-way-there r4a r4c
    done red 4
    refused red 5
    told all: land-taken red r4f

case cavalry do not pass vacant land, for nobody would stay there [march 6, letters 39]
given season 2
    r4k: red gorbag, red 5 orc, red 2 wolf-rider
    r4b: red orc
    r4b holder: red
orders red
    transfer 1 wolf-rider from r4k to r4a r4b
    transfer 2 wolf-rider from r4k to r4a
    transfer 1 wolf-rider from r4a to r4b
expect
    refused red 1
    done red 2
    done red 3
    r4a: red wolf-rider
    r4b: red orc, red wolf-rider

case the second step of cavalry may be onto vacant land [march 5, march 9]
given season 2
    r4k: red gorbag, red 5 orc, red wolf-rider
    r4a: red orc
    r4a holder: red
orders red
    transfer 1 wolf-rider from r4k to r4a r4b
expect
    done red 1
    r4b: red wolf-rider
    r4b holder: red

case a transfer leaves one unit behind, too [march 6, letters 39]
given season 2
    r4a: red 2 orc
    r4a holder: red
    r4b: red 3 orc
    r4b holder: red
orders red
    transfer 2 orc from r4a to r4k
    transfer 1 orc from r4a to r4k
    transfer army from r4b to r4a
expect
    refused red 1: nobody-stays r4a [land 12]
    done red 2
    done red 3
    r4a: red 3 orc
    r4b: red orc

case who has conquered is transferred back, as long as one stays [march 5, march 6]
given season 2
    r4c: red 4 orc
    r4c holder: red
    r4d: stranger
    dice battle r4d 1 6 red 3: 1
    dice battle r4d 1 7 nobody 3: 6
orders red
    attack r4d with 3 orc from r4c
    transfer 3 orc from r4d to r4c
    transfer 2 orc from r4d to r4c
expect
    done red 1
    refused red 2: nobody-stays r4d
    done red 3
    r4d: red orc
    r4c: red 3 orc

case a besieged garrison is not transferred, and nobody to it [march 7, letters 39]
given season 2
    r4k besieger: blue
    c4: blue 3 barbarian
    r4a: red 5 orc
    r4a holder: red
orders red
    transfer 2 orc from r4k to r4a
    transfer 1 orc from r4a to r4k
expect
    refused red 1
    refused red 2: not-friendly r4k
    r4k: red gorbag, red 5 orc

case the garrison is free again in the turn in which the siege was broken [march 7, siege 13]
given season 2
    r4k besieger: blue
    c4: blue barbarian
    r4a: red orc
    r4a holder: red
    dice battle r4k 1 7 blue 4: 6
    dice battle r4k 1 6 red 4: 1
orders red
    sally r4k
    transfer 1 orc from r4k to r4a
expect
    done red 1
    done red 2
    r4k besieger: none
    r4a: red 2 orc

case vacant land that is entered pays in the same turn, and the building of another there is gone [march 9, build 14]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4b building: mill
    r4b builder: blue
    r4b built: 1
    r4b wall: 1
    r4b tower: 1
orders red
    transfer 1 orc from r4a to r4b
expect
    done red 1
    r4b holder: red
    r4b building: none
    r4b wall: 1
    r4b tower: 1
    red gold: 9

case vacant land whose owner comes back has its building as before [march 9, build 14]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4b building: mill
    r4b builder: red
    r4b built: 1
orders red
    march 1 orc from r4a via r4b
expect
    done red 1
    r4b building: mill
next season
orders red
    buy orc-archer r4k
expect
    done red 1

case of several reasons against a march the first of the list is told [letters 1, letters 38]
given season 2
    r4a: red catapult
    r4a holder: red
    r4b: red orc
    r4b holder: red
    r4c: red 3 orc, red catapult
    r4c holder: red
    g5: red orc
    g5 holder: red
    r5c: blue barbarian
    r5c holder: blue
    r4d: red orc
    r4d holder: red
orders red
    march 9 hobgoblin from r4k via r5c
    march 5 orc gorbag from r4k via r4a r4b r4c g5 r5c
    march 5 orc gorbag from r4k via r4c r4b r4a r4k r4d
    march 1 catapult from r4a via r4b
    march 1 orc from r4d via r4c
    march 1 orc from r4k via r4c
    march 4 orc 1 catapult from r4c via g5
expect
    refused red 1: no-such-unit hobgoblin r4k
    refused red 2: not-friendly r5c
    refused red 3: too-far 5 4
    refused red 4: nobody-stays r4a
    refused red 5: nobody-stays r4d
    done red 6
    refused red 7: nobody-stays r4c

case a catapult that is named is told before a unit used up [letters 1, letters 38]
given season 2
    r4c: red 3 orc, red catapult
    r4c holder: red
    g5: red orc
    g5 holder: red
orders red
    march 2 orc from r4k via r4c
    march 1 catapult 4 orc from r4c via g5
expect
    done red 1
    refused red 2: catapult-stays catapult

case of several reasons against a transfer the first of the list is told [letters 1, letters 39]
given season 2
    r4a: red 2 orc
    r4a holder: red
    r4b: red orc
    r4b holder: red
orders red
    transfer 2 orc from r4a to r4b r4c
    transfer 2 orc from r4a to r4b r4a
    transfer 2 orc from r4a to r4b
expect
    refused red 1: transfer-too-far 2 1
    refused red 2: transfer-too-far 2 1
    refused red 3: nobody-stays r4a

case a line whose origin is not yours moves nobody [letters 38, letters 39]
given season 2
    r6a: blue 3 barbarian
    r6a holder: blue
    r4a: red orc
    r4a holder: red
orders red
    march barbarian from r6a via r6b
    transfer barbarian from r6a to r6k
    march 1 orc from r4b via r4a
expect
    refused red 1
    refused red 2
    refused red 3
    r6a: blue 3 barbarian

case units that have come home from a Wasteland may march and be transferred [quest 15, march 1]
given season 2
    red southern-party: red 3 orc
    red south-at: ws8
    r4b: red orc
    r4b holder: red
    r4a: red orc
    r4a holder: red
    r4c: red orc
    r4c holder: red
orders red
    leave south to r4b
    march 2 orc from r4b via r4a
    transfer 1 orc from r4b to r4c
expect
    done red 1
    done red 2
    done red 3

game dragonlords seats 2 option civilization-1 dwarves option civilization-2 barbarians
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

case cannons march, as far as archers do, and those that shot do not [march 4, unit 17, raid 8]
given season 2
    r1a: red dwarf, red 3 cannon
    r1a holder: red
    r1f: red dwarf
    r1f holder: red
    r1c: red dwarf
    r1c holder: red
    r1b: 3 stranger
    dice bombard-die r1b red: 6
orders red
    bombard r1b from r1a with 1
    march 3 cannon from r1a via r1f
    march 2 cannon from r1a via r1f r1k r1c
    transfer 1 cannon from r1a to r1f
expect
    done red 1
    refused red 2: used-up cannon
    done red 3
    done red 4
    r1c: red dwarf, red 2 cannon
    r1f: red dwarf, red cannon
