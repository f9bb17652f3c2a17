# SPDX-License-Identifier: MIT
# Attacks: who may attack what, from where, and what stays at home.

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

case vacant land is taken without a battle [attack 1]
given season 2
    r4a: red 3 orc
    r4a holder: red
orders red
    attack r4b with 2 orc from r4a
expect
    done red 1
    r4b: red 2 orc
    r4b holder: red
    r4a: red orc
    told all: walked-in red r4b
    told nobody: attacked
    told nobody: round-begins

case in round 1 vacant land and ordinary land may be attacked [attack 1, attack 7]
given season 1
    r4a: red 3 orc
    r4a holder: red
    r4b: stranger
    dice battle r4b 1 6 red 3: 1
    dice battle r4b 1 7 none 3: 6
orders red
    attack r4b with 2 orc from r4a
    attack r4e with 2 orc from r4k
expect
    done red 1
    r4b: red 2 orc
    refused red 2

case a seat attacks as often as it likes [attack 1]
given season 2
    r4a: red 4 orc
    r4a holder: red
    r4d: stranger
    dice battle r4d 1 6 red 3: 3
    dice battle r4d 1 7 none 3: 6
orders red
    attack r4b with 1 orc from r4a
    attack r4e with 1 orc from r4a
    attack r4c with 1 orc from r4k
    attack r4d with 2 orc from r4k
expect
    done red 1
    done red 2
    done red 3
    done red 4
    r4b: red orc
    r4b holder: red
    r4e holder: red
    r4c holder: red
    r4d: red 2 orc
    r4d holder: red

case what is your own is not attacked [attack 1]
given season 2
    r4a: red 3 orc
    r4a holder: red
orders red
    attack r4a with 2 orc from r4k
expect
    refused red 1: own-land r4a
    r4k: red gorbag, red 5 orc

case only adjacent land is attacked [attack 1, attack 2]
given season 2
    r4b: stranger
orders red
    attack g4 with 2 orc from r4k
    attack r4b with 2 orc from r4k
expect
    refused red 1: not-adjacent r4k [attack 2]
    refused red 2
    r4k: red gorbag, red 5 orc
    told nobody: attacked

case land across a mountain is not attacked [attack 2]
given season 2
    r4b: stranger
orders red
    attack r4b with 3 orc from r4k
expect
    refused red 1: mountain-bars r4k
    told nobody: attacked

case attackers come from several lands and in each one unit stays [attack 2]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red 2 orc
    r4c holder: red
    r4b: 2 stranger
    dice battle r4b 1 6 red 3: 1 2
    dice battle r4b 1 7 none 3: 6 6
orders red
    attack r4b with 2 orc from r4a orc from r4c
expect
    done red 1
    r4a: red orc
    r4c: red orc
    r4b: red 3 orc
    told all: attacked red none r4b
    told only red: attacked red none r4b 3 2

case where all of an origin are named one of them stays and the rest attacks [attack 2, attack 6]
given season 2
    r4a: red 3 orc
    r4a holder: red
orders red
    attack r4b with 3 orc from r4a
expect
    done red 1
    r4a: red orc
    r4b: red 2 orc

case the last unit of a land does not attack [attack 2, attack 6]
given season 2
    r4a: red orc
    r4a holder: red
    r4b: stranger
orders red
    attack r4b with orc from r4a
expect
    refused red 1: one-stays r4a [attack 2]
    r4a: red orc

case of more than are there those that are there attack [attack 6, letters 2]
given season 2
    r4a: red 3 orc
    r4a holder: red
orders red
    attack r4b with 9 orc from r4a
expect
    done red 1
    r4a: red orc
    r4b: red 2 orc

case without a number all go that may, and one stays [attack 2, letters 2]
given season 2
    r4a: red 3 orc, red 2 hobgoblin
    r4a holder: red
orders red
    attack r4b with orc from r4a
    attack r4e with army from r4a
expect
    done red 1
    done red 2
    r4b: red 3 orc
    r4e: red hobgoblin
    r4a: red hobgoblin

case army is all but the king, who may be named besides [attack 2, letters 2]
given season 2
orders red
    attack r4a with army from r4k
    attack r4c with gorbag 2 orc from r4k
expect
    r4a: red 5 orc
    r4k: red gorbag
    refused red 2

case a king attacks when he is named [attack 2, letters 2]
given season 2
    r4c: stranger
    dice battle r4c 1 6 red 4: 4
    dice battle r4c 1 7 none 3: 6
orders red
    attack r4c with gorbag 2 orc from r4k
expect
    done red 1
    told red: strength red 1 3
    r4c: red gorbag, red 2 orc
    r4k: red 3 orc

case without any origin they come from all friendly land beside the target [attack 2, letters 27]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red 3 orc
    r4c holder: red
    r4d: red 3 orc
    r4d holder: red
orders red
    attack r4b with army
expect
    done red 1
    r4b: red 4 orc
    r4a: red orc
    r4c: red orc
    r4d: red 3 orc
    r4k: red gorbag, red 5 orc

case without an origin units come from that of the next ones named, else of those before [attack 2, letters 27]
given season 2
    r4a: red 3 orc, red 3 hobgoblin
    r4a holder: red
    r4c: red 3 orc, red 3 hobgoblin, red 2 orc-archer
    r4c holder: red
orders red
    attack r4b with 2 orc 2 hobgoblin from r4a 2 hobgoblin from r4c orc-archer
expect
    done red 1
    r4b: red 2 orc, red 4 hobgoblin, red 2 orc-archer
    r4a: red orc, red hobgoblin
    r4c: red 3 orc, red hobgoblin

case the number of attackers has no limit [attack 3]
given season 2
    r4a: red 41 orc
    r4a holder: red
    r4b: stranger
    dice battle r4b 1 6 red 3: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 3
    dice battle r4b 1 7 none 3: 6
orders red
    attack r4b with 40 orc from r4a
expect
    done red 1
    told red: strength red 0 40
    r4b: red 40 orc
    r4a: red orc

case a target is attacked once a turn [attack 4]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red 3 orc
    r4c holder: red
    r4b: 2 stranger
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 none 3: 6 6
orders red
    attack r4b with 2 orc from r4a
    attack r4b with 2 orc from r4c
    when go-on: retreat
expect
    done red 1
    refused red 2: struck-already r4b [attack 4]
    r4a: red 3 orc
    r4c: red 3 orc

case in the next turn it may be attacked again [attack 4, round 3]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4b: 2 stranger
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 none 3: 6 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
expect
    done red 1
    r4a: red 3 orc
next season
given
    dice battle r4b 1 6 red 3: 1 1
    dice battle r4b 1 7 none 3: 6 6
orders red
    attack r4b with 2 orc from r4a
expect
    done red 1
    r4b: red 2 orc

case another seat may attack what was attacked in this round [attack 4]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: blue 3 barbarian
    r4c holder: blue
    r4b: 2 stranger
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 none 3: 6 6
    dice battle r4b 1 6 blue 4: 4 4
    dice battle r4b 1 7 none 3: 6 6
orders red
    attack r4b with 2 orc from r4a
    when go-on: retreat
orders blue
    attack r4b with 2 barbarian from r4c
expect
    done red 1
    done blue 1
    r4b: blue 2 barbarian

case a raid is not counted as an attack, and who raided fights no more [attack 4, attack 5]
given season 2
    r4a: red 3 orc, red wolf-rider
    r4a holder: red
    r4b: 2 stranger
    dice raid-die r4b red: 2
    dice battle r4b 1 6 red 3: 3
    dice battle r4b 1 7 none 3: 6
orders red
    raid r4b from r4a with 1
    attack r4b with wolf-rider from r4a
    attack r4b with 2 orc from r4a
expect
    done red 1
    refused red 2: used-up wolf-rider [attack 5]
    done red 3
    r4b: red 2 orc
    r4a: red orc, red wolf-rider

case a unit that fought does not attack again in the turn [attack 5]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4b: 2 stranger
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 none 3: 6 6
orders red
    attack r4b with 2 orc from r4a
    attack r4e with 2 orc from r4a
    attack r4f with orc from r4a
    when go-on: retreat
expect
    done red 1
    r4a has red 2 orc
    told nobody: attacked red none r4e
    done red 2
    r4e: red orc
    refused red 3: used-up orc [attack 5]

case a unit that marched does not attack in the turn [attack 5]
given season 2
    r4k: red gorbag, red 5 orc, red 2 hobgoblin
    r4a: red orc
    r4a holder: red
orders red
    march 2 hobgoblin from r4k via r4a
    attack r4b with 2 hobgoblin from r4a
expect
    done red 1
    refused red 2: used-up hobgoblin [attack 5]
    r4a: red orc, red 2 hobgoblin
    r4b: empty

case parts that are not allowed stay at home and the rest attacks [attack 6]
given season 2
    r4a: red 3 orc
    r4a holder: red
orders red
    attack r4b with 2 orc from r4a 3 orc from r4k
expect
    done red 1
    told red: mountain-bars r4k
    printed red: 'Your one order was done in part.'
    printed red: 'Mountains bar the way from Gharzul (r4k).'
    r4b: red 2 orc
    r4k: red gorbag, red 5 orc

case an attack from a land that is not friendly is refused [attack 2, attack 6]
given season 2
    r4a: blue 3 barbarian
    r4a holder: blue
    r4c: red 2 orc
    r4c holder: red
orders red
    attack r4b with 2 orc from r4a
    attack r4b with 2 barbarian from r4a
    attack r4b with orc from r4c 2 barbarian from r4a
expect
    refused red 1: not-friendly r4a
    refused red 2
    done red 3
    r4b: red orc
    r4a: blue 3 barbarian

case in round 1 no kingdom of a seat is attacked [attack 7]
given season 1
    r6a: red 12 orc
    r6a holder: red
orders red
    attack r6k with 11 orc from r6a
expect
    refused red 1: peace r6k [attack 7]
    r6a: red 12 orc

case in round 1 no neutral kingdom is attacked [attack 7]
given season 1
    r5k: 5 stranger
    r5k wall: 3
    r5a: red 12 orc
    r5a holder: red
orders red
    attack r5k with 11 orc from r5a
expect
    refused red 1: peace r5k [attack 7]

case in round 1 no elemental strikes a kingdom [attack 7]
given season 1
    r5k: 5 stranger
    r5k wall: 3
    red scrolls-of: fire-elemental
orders red
    elemental fire-elemental r6k
    elemental fire-elemental r5k
expect
    refused red 1: peace r6k
    refused red 2: peace r5k
    red scrolls-of: fire-elemental
    r5k: 5 stranger

case from round 2 on a kingdom may be attacked [attack 7]
given season 2
    r6k: blue hrolf, blue barbarian
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 2 orc from r6a
    when go-on: retreat
expect
    done red 1
    r6a: red 3 orc

case an elemental strikes a kingdom from round 2 on [attack 7]
given season 2
    r5k: 5 stranger
    r5k wall: 3
    red scrolls-of: fire-elemental
    dice elemental-die r5k red: 2
orders red
    elemental fire-elemental r5k
expect
    done red 1
    r5k: 3 stranger

case in a turn one neutral kingdom is attacked, in the next another [attack 8]
given season 2
    r5k: 2 stranger
    r5k wall: 3
    r2k: 2 stranger
    r2k wall: 3
    r5a: red 3 orc
    r5a holder: red
    r2a: red 3 orc
    r2a holder: red
    dice battle r5k 1 6 red 3: 6 6
    dice battle r5k 1 7 none 3: 6 6
orders red
    attack r5k with 2 orc from r5a
    attack r2k with 2 orc from r2a
    when go-on: retreat
expect
    done red 1
    refused red 2: one-neutral r2k [attack 8]
next season
given
    dice battle r2k 1 6 red 3: 6 6
    dice battle r2k 1 7 none 3: 6 6
orders red
    attack r2k with 2 orc from r2a
expect
    done red 1

case beside a neutral kingdom that of a seat may be attacked in one turn [attack 8]
given season 2
    r5k: 2 stranger
    r5k wall: 3
    r5a: red 3 orc
    r5a holder: red
    r6a: red 3 orc
    r6a holder: red
    r6k: blue hrolf, blue barbarian
    dice battle r5k 1 6 red 3: 6 6
    dice battle r5k 1 7 none 3: 6 6
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r5k with 2 orc from r5a
    attack r6k with 2 orc from r6a
    when go-on: retreat
expect
    done red 1
    done red 2

case a neutral kingdom that was refused is not counted [attack 8]
given season 2
    r5k: 2 stranger
    r5k wall: 3
    r2k: 2 stranger
    r2k wall: 3
    r2a: red 3 orc
    r2a holder: red
    dice battle r2k 1 6 red 3: 6 6
    dice battle r2k 1 7 none 3: 6 6
orders red
    attack r5k with 2 orc from r2a
    attack r2k with 2 orc from r2a
    when go-on: retreat
expect
    refused red 1
    done red 2

case units aboard attack a coast of their zone, and none need stay aboard [attack 9]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    r5c: blue barbarian
    r5c holder: blue
    dice battle r5c 1 6 red 3: 3
    dice battle r5c 1 7 blue 4: 5
orders red
    attack r5c with 3 orc off maw
expect
    done red 1
    r5c: red 3 orc
    r5c holder: red
    red aboard: empty

case units aboard attack no coast of another zone, and no inland [attack 9]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    r5b: stranger
    r5f: stranger
orders red
    attack r5b with 3 orc off maw
    attack r5f with 3 orc off maw
expect
    refused red 1: zone-not-touching iw3 [attack 9]
    refused red 2: zone-not-touching iw3
    red aboard: red 3 orc (ship maw)

case a docked ship lands nobody in an attack [attack 9]
given season 2
    red docks: red maw (harbour r4k)
    r4d: stranger
orders red
    attack r4d with 3 orc off maw
expect
    refused red 1: ship-not-at-sea maw [attack 9]

case units aboard and units of adjacent land attack together [attack 2, attack 9]
given season 2
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    r4d: stranger
    dice battle r4d 1 6 red 3: 6 6 6 3
    dice battle r4d 1 7 none 3: 6
orders red
    attack r4d with 2 orc off maw 2 orc from r4k
expect
    done red 1
    told red: strength red 0 4
    r4d: red 4 orc
    r4k: red gorbag, red 3 orc

case no attack comes from a zone with undefeated enemy ships [attack 10]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    r5c: blue barbarian
    r5c holder: blue
orders red
    attack r5c with 3 orc off maw
expect
    refused red 1: enemy-ships iw3 [attack 10]
    red aboard: red 3 orc (ship maw)

case units that fought at sea are used up [attack 5, attack 10]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    r5c: blue barbarian
    r5c holder: blue
    dice battle iw3 1 6 red 3: 3
    dice battle iw3 1 7 blue 4: 5
orders red
    fight iw3
    attack r5c with 3 orc off maw
expect
    done red 1
    refused red 2: used-up orc [attack 5]

case the ships that a conquest from sea has emptied dock there [attack 11]
given season 2
    iw3: red maw, red tusk
    red aboard: red 3 orc (ship maw), red 2 orc (ship tusk)
    r5c: blue barbarian
    r5c holder: blue
    dice battle r5c 1 6 red 3: 3
    dice battle r5c 1 7 blue 4: 5
orders red
    attack r5c with 3 orc off maw 1 orc off tusk
expect
    done red 1
    r5c: red 4 orc
    red docks: red maw (harbour r5c)
    iw3: red tusk
    red aboard: red orc (ship tusk)

case vacant land is taken from sea, too, and the emptied ship docks [attack 1, attack 11]
given season 2
    iw3: red maw
    red aboard: red 3 orc (ship maw)
orders red
    attack r5c with 3 orc off maw
expect
    done red 1
    r5c: red 3 orc
    r5c holder: red
    red docks: red maw (harbour r5c)

case a DragonLord alone attacks across a mountain [attack 12]
given season 2
    r4k: red gorbag, red 5 orc, red vermithrax
    r4b: 2 stranger
orders red
    attack r4b with vermithrax from r4k
expect
    done red 1
    told red: fire-at-units red vermithrax 2
    r4b: red vermithrax
    r4b holder: red

case a DragonLord with others of his land does not cross a mountain [attack 12]
given season 2
    r4k: red gorbag, red 5 orc, red vermithrax
    r4b: 2 stranger
orders red
    attack r4b with vermithrax 2 orc from r4k
expect
    refused red 1: mountain-bars r4k
    r4b: 2 stranger
    r4k: red gorbag, red 5 orc, red vermithrax

case a king or a Wizard alone does not cross a mountain [attack 12]
given season 2
    r4k: red gorbag, red 5 orc, red morg
orders red
    attack r4b with morg from r4k
    attack r4e with gorbag from r4k
expect
    refused red 1: mountain-bars r4k
    refused red 2: mountain-bars r4k

case the last unit of a land stays, even a DragonLord [attack 2, attack 12]
given season 2
    r4a: red vermithrax
    r4a holder: red
    r4b: stranger
orders red
    attack r4b with vermithrax from r4a
expect
    refused red 1
    r4a: red vermithrax
    r4b: stranger

case cavalry ride four steps over friendly land and then attack [attack 14]
given season 2
    r4k: red gorbag, red 3 wolf-rider
    r4c: red orc
    r4c holder: red
    g5: red orc
    g5 holder: red
    r5c: red orc
    r5c holder: red
    r5b: red orc
    r5b holder: red
    r2b: stranger
    dice battle r2b 1 6 red 7: 6
    dice battle r2b 1 7 none 3: 6
orders red
    attack r2b with 2 wolf-rider from r4k via r4c g5 r5c r5b
expect
    done red 1
    r2b: red 2 wolf-rider
    r4k: red gorbag, red wolf-rider

case cavalry do not ride five steps [attack 14]
given season 2
    r4k: red gorbag, red 3 wolf-rider
    r4d: red orc
    r4d holder: red
    r4c: red orc
    r4c holder: red
    g5: red orc
    g5 holder: red
    r5c: red orc
    r5c holder: red
    r5b: red orc
    r5b holder: red
    r2b: stranger
orders red
    attack r2b with 2 wolf-rider from r4k via r4d r4c g5 r5c r5b
expect
    refused red 1
    r4k: red gorbag, red 3 wolf-rider
    r2b: stranger

case each further attack of cavalry costs a step, the first none [attack 5, attack 14, attack 16]
given season 2
    r4k: red gorbag, red 7 wolf-rider
    r4c: red orc
    r4c holder: red
orders red
    attack g5 with 6 wolf-rider from r4k via r4c
    attack r5c with 5 wolf-rider from g5
    attack r5b with 4 wolf-rider from r5c
    attack r2b with 3 wolf-rider from r5b
    attack r2a with 2 wolf-rider from r2b
expect
    done red 1
    done red 2
    done red 3
    done red 4
    refused red 5
    g5: red wolf-rider
    r5c: red wolf-rider
    r5b: red wolf-rider
    r2b: red 3 wolf-rider
    r2a: empty

case after a first attack from where they stood cavalry have four further ones [attack 14, attack 16]
given season 2
    r4k: red gorbag, red 7 wolf-rider
orders red
    attack r4c with 6 wolf-rider from r4k
    attack g5 with 5 wolf-rider from r4c
    attack r5c with 4 wolf-rider from g5
    attack r5b with 3 wolf-rider from r5c
    attack r2b with 2 wolf-rider from r5b
    attack r2c with 1 wolf-rider from r2b
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    refused red 6
    r2b: red 2 wolf-rider

case only cavalry ride before an attack [attack 14]
given season 2
    r4a: red orc
    r4a holder: red
orders red
    attack r4b with 2 orc from r4k via r4a
    attack r4b with gorbag from r4k via r4a
expect
    refused red 1
    refused red 2
    r4b: empty
    r4k: red gorbag, red 5 orc

case cavalry do not ride over mountains, over land not friendly or by leaps [attack 15]
given season 2
    r4k: red gorbag, red 3 wolf-rider
    r4b: red orc
    r4b holder: red
    r4a: blue barbarian
    r4a holder: blue
    r5c: red orc
    r5c holder: red
    r1b: stranger
    r5b: stranger
orders red
    attack r1b with 2 wolf-rider from r4k via r4b
    attack r1b with 2 wolf-rider from r4k via r4a r4b
    attack r5b with 2 wolf-rider from r4k via r5c
    attack r4e with 2 wolf-rider from r4k via r4d
expect
    refused red 1
    refused red 2: not-friendly r4a
    refused red 3: not-adjacent r5c
    refused red 4: not-friendly r4d
    r4k: red gorbag, red 3 wolf-rider

case one unit stays in the land that cavalry leave [attack 15]
given season 2
    r4a: red 3 wolf-rider
    r4a holder: red
    r4b: red orc
    r4b holder: red
orders red
    attack r4c with wolf-rider from r4a via r4b
expect
    done red 1
    r4a: red wolf-rider
    r4b: red orc
    r4c: red 2 wolf-rider

case after a conquest infantry do not attack on [attack 16]
given season 2
    r4a: red 5 orc, red 2 hobgoblin, red 2 orc-archer
    r4a holder: red
orders red
    attack r4b with army from r4a
    attack r4c with 2 orc from r4b
    attack r4c with hobgoblin from r4b
    attack r4c with orc-archer from r4b
expect
    done red 1
    refused red 2
    refused red 3
    refused red 4
    r4c: empty

case of cavalry that attack on one stays in the conquered land [attack 16]
given season 2
    r4a: red 3 wolf-rider
    r4a holder: red
orders red
    attack r4b with 2 wolf-rider from r4a
    attack r4c with 2 wolf-rider from r4b
    attack g5 with wolf-rider from r4c
expect
    done red 1
    done red 2
    r4a: red wolf-rider
    r4b: red wolf-rider
    r4c: red wolf-rider
    refused red 3

case who is trained does not attack [attack 17]
given season 3
    r4k: red gorbag, red 5 orc, red morg (knows 1 1)
    r4a: red orc
    r4a holder: red
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c: red orc
    r4c holder: red
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 10
    r4d: stranger
    dice teach red: 4
orders red
    train morg
    attack r4d with morg from r4k
    attack r4d with morg 1 orc from r4k
    when go-on: retreat
expect
    done red 1
    refused red 2
    done red 3
    told only red: stands-there red 1 orc
    told nobody: stands-there red 1 morg
    told only red: strength red 0 1

case a camp attacks by its own orders only [attack 17]
given season 2
    r6k besieger: red
    c6: red 5 orc
    r6b: red 2 orc
    r6b holder: red
orders red
    attack r6a with army
    attack r6c with army from r6k
expect
    done red 1
    c6: red 5 orc
    r6a: red orc
    refused red 2
    r6k besieger: red

case a unit that left a Wasteland in this turn does not attack [attack 5]
given season 2
    r4b: red 2 hobgoblin
    r4b holder: red
    red southern-party: red 2 orc
    red south-at: ws8
orders red
    leave south to r4b
    attack r4a with 2 orc from r4b
expect
    done red 1
    refused red 2
    r4a: empty

case all units of both are shown to both and to nobody else [attack 18, seen 6, seen 7]
given season 2 seats 3 option civilization-3 elves
    green civilization: elves
    green first-kingdom: r3k
    order 2: green
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3
    r4a: red 3 orc, red orc-archer, red hobgoblin [red grim (hero-level 2)]
    r4a holder: red
    r4b: blue 2 barbarian, blue sigrun (knows 0 1)
    r4b holder: blue
    dice battle r4b 1 4 red 2: 6
    dice battle r4b 1 6 red 6: 6
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 blue 4: 6 6
orders red
    attack r4b with army from r4a
    when go-on: retreat
expect
    done red 1
    told all: attacked red blue r4b
    told only red blue: attacked red blue r4b 4 3
    told only red blue: stands-there red 2 orc
    told only red blue: stands-there red 1 orc-archer
    told only red blue: stands-there red 1 hobgoblin
    told only red blue: hero-there red grim 2
    told only red blue: stands-there blue 2 barbarian
    told only red blue: stands-there blue 1 sigrun
    told only red blue: strength red 0 4
    told only red blue: strength blue 0 3
    told only red blue: rolled red grim 6 6 6
    told all: retreated red r4b r4a

case a kingdom that a third seat besieges is not attacked, but its camp is [attack 13, siege 11]
given season 2 seats 3 option civilization-3 elves
    green civilization: elves
    green first-kingdom: r3k
    order 2: green
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3
    r6k besieger: green
    c6: green 2 elf
    r6a: red 5 orc
    r6a holder: red
    dice battle c6 1 6 red 3: 3 3
    dice battle c6 1 7 green 3: 6 6
orders red
    attack r6k with 4 orc from r6a
    relieve r6k with 4 orc from r6a
expect
    refused red 1: besieged-already r6k [attack 13]
    done red 2
    c6: empty
    r6k besieger: none
    r6a: red 5 orc

case before one's own camp a kingdom is stormed, not attacked [attack 17, siege 8]
given season 2
    r6k besieger: red
    c6: red 5 orc
    r6a: red 2 orc
    r6a holder: red
orders red
    attack r6k with orc from r6a
expect
    refused red 1: storm-it r6k

case storm and attack are one target, so is relief [attack 4]
given season 2
    r6k: blue hrolf, blue barbarian
    r6k besieger: red
    c6: red 5 orc
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    storm r6k
    attack r6k with 2 orc from r6a
    storm r6k
    when go-on: retreat
    when retreat-to: r6a
expect
    done red 1
    r6a: red 8 orc
    refused red 2: struck-already r6k [attack 4]
    refused red 3

case a sneak attack and the attack after it are one attack [attack 4, raid 14]
given season 2 seats 3 option civilization-3 elves
    green civilization: elves
    green first-kingdom: r3k
    order 2: green
    r3k: green aelin, green 4 elf
    r3k holder: green
    r3k wall: 3
    r3c: 3 stranger
    dice sneak-die r3c green: 1 2 6
    dice battle r3c 1 6 green 3: 3
    dice battle r3c 1 7 none 3: 6
orders green
    sneak r3c from r3k with 3
    attack r3c with 3 elf from r3k
    attack r3c with 1 elf from r3k
expect
    done green 1
    done green 2
    refused green 3
    r3c: green 3 elf

case a bombardment is not counted as an attack, and the cannon that shot does not fight [attack 4, attack 5]
given season 2 option civilization-1 dwarves
    red civilization: dwarves
    red first-kingdom: r1k
    r4k: empty
    r4k holder: none
    r4k wall: 0
    r1k: red thrain, red 4 dwarf, red cannon
    r1k holder: red
    r1k wall: 3
    r1a: 2 stranger
    dice bombard-die r1a red: 1
    dice battle r1a 1 6 red 3: 3
    dice battle r1a 1 7 none 3: 6
orders red
    bombard r1a from r1k with 1
    attack r1a with cannon from r1k
    attack r1a with 3 dwarf from r1k
expect
    done red 1
    refused red 2
    done red 3
    r1a: red 3 dwarf
    r1k: red thrain, red dwarf, red cannon

case a land none of whose units went is no place to retreat to [attack 6, battle 23]
given season 2
    r4a: red orc
    r4a holder: red
    r4c: red 3 orc
    r4c holder: red
    r4b: 2 stranger
    dice battle r4b 1 6 red 3: 6 6
    dice battle r4b 1 7 none 3: 6 6
orders red
    attack r4b with orc from r4a 2 orc from r4c
    when go-on: retreat
    when retreat-to: r4a
expect
    done red 1
    told red: one-stays r4a
    r4c: red 3 orc
    r4a: red orc

case that one of an army stays goes without saying, that one of a number stays is told [attack 2, letters 2]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red 3 orc
    r4c holder: red
    r4b: 1 stranger
    g5: 1 stranger
    dice battle r4b 1 6 red 3: 1
    dice battle r4b 1 7 none 3: 6
    dice battle g5 1 6 red 3: 1
    dice battle g5 1 7 none 3: 6
orders red
    attack r4b with army from r4a
    attack g5 with 3 orc from r4c
expect
    done red 1
    done red 2
    not told red: one-stays r4a
    told only red: one-stays r4c

case a siege laid in a turn is not stormed in the same turn [attack 4, sortie 9]
given season 2
    r6k: blue hrolf, blue barbarian
    r6a: red 4 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with 3 orc from r6a
    storm r6k
    when go-on: siege
expect
    done red 1
    refused red 2
    c6: red 3 orc
    r6k besieger: red

case without any origin a number is made up from around, and one stays in each land [attack 2, letters 27]
given season 2
    r4a: red orc
    r4a holder: red
    r4c: red 4 orc
    r4c holder: red
orders red
    attack r4b with 2 orc
expect
    done red 1
    r4b: red 2 orc
    r4a: red orc
    r4c: red 2 orc

case a number from around may need units of several lands [attack 2, letters 27]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4c: red 3 orc
    r4c holder: red
orders red
    attack r4b with 4 orc
expect
    done red 1
    r4b: red 4 orc
    r4a: red orc
    r4c: red orc

case a besieged garrison does not attack other land [attack 2, siege 4]
given season 2
    r4k besieger: blue
    c4: blue 2 barbarian
    r4c: stranger
orders red
    attack r4c with 2 orc from r4k
    attack r4c with 2 orc
expect
    refused red 1: not-friendly r4k
    refused red 2
    r4k: red gorbag, red 5 orc

case words for many name units of all that kind [attack 2, letters 2]
given season 2
    r4a: red 2 orc, red 2 hobgoblin, red 2 wolf-rider, red 2 orc-archer, red morg (knows 0 1)
    r4a holder: red
orders red
    attack r4b with 1 basic heavy 1 cavalry archer wizard from r4a
expect
    done red 1
    r4b: red orc, red 2 hobgoblin, red wolf-rider, red 2 orc-archer, red morg
    r4a: red orc, red wolf-rider

case an empty enemy ship in the zone does not bar an attack from sea [attack 10, naval 4]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw)
orders red
    attack r5c with 3 orc off maw
expect
    done red 1
    r5c: red 3 orc

case a retreat from an attack off a ship leaves its ship at sea [attack 9, attack 11]
given season 2
    iw3: red maw
    red aboard: red orc (ship maw)
    r5c: blue 3 barbarian
    r5c holder: blue
    dice battle r5c 1 6 red 3: 6
    dice battle r5c 1 7 blue 4: 6 6 6
orders red
    attack r5c with orc off maw
expect
    done red 1
    iw3: red maw
    red aboard: red orc (ship maw)
    red docks: empty

case who is named by his own name goes, and one of the others stays [attack 2, letters 2]
given season 2
    r4d holder: red
    r4d: red 3 orc, red morg (knows 1 1)
    g4 holder: blue
    g4: blue barbarian
orders red
    attack g4 with morg 3 orc from r4d
    when go-on: fight
expect
    done red 1
    told red: stands-there red 1 morg
    told red: stands-there red 2 orc
    r4d: red orc

case a hero who is named besides a number of his kind is counted for himself [attack 2, letters 2]
given season 2
    r4d holder: red
    r4d: red 4 orc, red orc [red grim (hero-level 1)]
    g4 holder: blue
    g4: blue barbarian
orders red
    attack g4 with 3 orc grim from r4d
    when go-on: fight
expect
    done red 1
    told red: hero-there red grim 1
    told red: stands-there red 4 orc
    r4d: red orc

case of those that an attack names by number the ones that marched do not go, and the report says so [march 1, attack 2]
given season 2
    r4a: red 3 orc
    r4a holder: red
    r4b: stranger
    r4e: red 8 orc
    r4e holder: red
orders red
    march 4 orc from r4e via r4a
    attack r4b with 6 orc from r4a
expect
    done red 2
    printed red: 'attack r4b with 6 orc from r4a done in part'
