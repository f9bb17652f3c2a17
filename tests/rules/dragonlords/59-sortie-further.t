# SPDX-License-Identifier: MIT
# A further reader, from the clauses alone: sorties and sallies.
# Red besieges r6k, the kingdom of blue; the dice of a sortie are those of a battle for r6k
# in which blue attacks.

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
    r4k: red gorbag, red orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 3 barbarian
    r6k holder: blue
    r6k wall: 3
    r6k besieger: red
    c6: red 4 orc
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

# ---- When, and whether ----
case cavalry that fought in a sortie sail, march and attack in their own turn [sortie 4, round 3]
given season 2
    r6c holder: blue
    r6c: blue 2 barbarian-cavalry
    r6k: blue hrolf, blue barbarian
    c6: red orc
    dice battle r6k 1 6 blue 8: 6
    r6d holder: none
    r6d: empty
orders blue
    when sortie: yes
    when sortie-cavalry: 1 r6c
    when pursuit: none
    attack r6d with barbarian-cavalry from r6k
expect
    told only blue: rode-in blue 1 r6c r6k
    told all: siege-over red r6k
    done blue 1
    r6d: blue barbarian-cavalry

case cavalry do not ride across a mountain [sortie 3]
given season 2
    r6b holder: blue
    r6b: blue 2 barbarian-cavalry
    r6k: blue hrolf, blue 2 barbarian
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-cavalry: 1 r6b
    when sortie-go-on: stop
expect
    told nobody: rode-in
    r6b: blue 2 barbarian-cavalry

case the last cavalry of a land does not ride [sortie 3]
given season 2
    r6c holder: blue
    r6c: blue barbarian-cavalry
    r6k: blue hrolf, blue 2 barbarian
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-cavalry: 1 r6c
    when sortie-go-on: stop
expect
    told nobody: rode-in
    told only blue: support-stays
    r6c: blue barbarian-cavalry

case a third seat learns that a sortie was made and how it ended, not who fell or rode [seen 6, seen 7]
given season 2
    r6c holder: blue
    r6c: blue 2 barbarian-cavalry
    r6k: blue hrolf, blue barbarian
    c6: red orc
    dice battle r6k 1 6 blue 8: 6
orders blue
    when sortie: yes
    when sortie-cavalry: 1 r6c
expect
    told green: sortie-made blue red r6k
    told green: siege-over red r6k
    not printed green: 'rode'

case with nobody beside the king a sortie is the king's own [sortie 2]
given season 2
    r6k: blue hrolf
    c6: red orc
orders blue
    when sortie: yes
expect
    told all: sortie-made blue red r6k

case a sally is the owner's, not the besieger's [sortie 10]
given season 2
orders red
    sally r6k
expect
    refused red 1

case a sally at a kingdom that nobody besieges is refused [sortie 10]
given season 2
    r6k besieger: none
    c6: empty
orders blue
    sally r6k
expect
    refused blue 1

case who raided does not come to a sally as cavalry of another land [sortie 10, raid 6]
given season 2
    c6: red orc
    r6c holder: blue
    r6c: blue 2 barbarian-cavalry
    r6k: blue hrolf, blue 2 barbarian
    g6: red 2 orc
    g6 holder: red
    dice raid-die g6 blue: 6
orders blue
    raid g6 from r6c with 1
    sally r6k
    when sortie-cavalry: 2 r6c
expect
    done blue 1
    done blue 2
    told only blue 1 times: rode-in blue 1 r6c r6k

case a sally that does not destroy the camp leaves the siege, and is made again in the next turn [sortie 6, sortie 10]
given season 2
    c6: red 3 orc
    r6k: blue hrolf, blue 2 barbarian
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    @ sally r6k
    when sortie-go-on: stop
expect
    done blue 1
    r6k besieger: red
next season
given
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6
expect
    told all: sortie-made blue red r6k
    r6k besieger: red

case after a sortie that lifted the siege the kingdom pays its owner whole [sortie 7, siege 5]
given season 2
    c6: red orc
    r6k: blue hrolf, blue 2 barbarian
    dice battle r6k 1 6 blue 5: 1
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
expect
    told all: siege-over red r6k
    r6k besieger: none

case pursuit leaves one in the kingdom and the king [sortie 7]
given season 2
    c6: red orc
    r6k: blue hrolf, blue 3 barbarian
    r6c holder: red
    r6c: red orc
    dice battle r6k 1 6 blue 5: 1
    dice battle r6k 1 7 red 3: 6
    dice battle r6c 1 6 blue 4: 4
    dice battle r6c 1 7 red 3: 6
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told all: siege-over red r6k
    then told all: attacked blue red r6c
    r6k: blue hrolf
    r6c: blue 3 barbarian

case a garrison whose policy says no makes no sortie, however weak the camp [sortie 1]
given season 2
    c6: red orc
orders blue
    when sortie: no
expect
    told nobody: sortie-made

case of the seats only the besieged is asked for a sortie [sortie 1]
given season 2
    c6: red orc
orders green
    when sortie: yes
orders red
    when sortie: yes
expect
    told nobody: sortie-made

case twelve rounds of a sally end it as well [sortie 6, sortie 10]
given season 2
    c6: red orc
    r6k: blue hrolf, blue barbarian
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6
    dice battle r6k 2 6 blue 5: 6
    dice battle r6k 2 7 red 3: 6
orders blue
    sally r6k
    when sortie-go-on if round = 2: stop
    when sortie-go-on: fight
expect
    done blue 1
    r6k besieger: red
    told nobody: round-begins r6k 3

case who is besieged twice answers each hold by the policy of that kingdom [sortie 1, letters 53]
given season 2
    r5k holder: blue
    r5k wall: 3
    r5k: blue 2 barbarian
    r5k besieger: red
    c5: red 2 orc
    c6: red 2 orc
orders red
    hold r5k
    hold r6k
orders blue
    when sortie if at = r5k: yes
    when sortie: no
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r5k
    told nobody: sortie-made blue red r6k

case a garrison may not be marched away by its owner while the siege lasts [siege 3, siege 4]
given season 2
    r6c holder: blue
    r6c: blue barbarian
orders blue
    march 1 barbarian from r6k via r6c
expect
    refused blue 1
    r6c: blue barbarian
