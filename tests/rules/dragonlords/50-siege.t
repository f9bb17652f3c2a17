# SPDX-License-Identifier: MIT
# Sieges: how they are laid, what they bar, what they pay, and how they end.
# Red besieges r6k, the kingdom of blue, from r6c; green is the third.

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
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

# ---- A siege is laid ----

case whoever attacked a seat's kingdom may lay siege after a full round [siege 1]
given season 2
    r6c holder: red
    r6c: red 6 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 5 6 6
orders red
    attack r6k with 5 orc from r6c
    when go-on: siege
expect
    told all: siege-laid red r6k
    r6k besieger: red
    c6: red 4 orc
    r6c: red orc
    r6k: blue hrolf, blue 3 barbarian
    r6k holder: blue
    sees green exactly: r6k besieger

case a single unit that is left may lay siege [siege 1]
given season 2
    r6c holder: red
    r6c: red 3 orc
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 5 6 6
orders red
    attack r6k with 2 orc from r6c
    when go-on: siege
expect
    told all: siege-laid red r6k
    c6: red orc

case by default who is weaker after a round lays siege to a seat's kingdom [letters 41]
given season 2
    r6c holder: red
    r6c: red 6 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    attack r6k with 5 orc from r6c
expect
    told all: siege-laid red r6k
    c6: red 5 orc

case by default who is as strong fights on, who is weaker lays siege [letters 41]
given season 2
    r6a holder: blue
    r6a: blue hrolf
    r6k: blue 3 barbarian
    r6c holder: red
    r6c: red 5 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 4: 6 6 6
    dice battle r6k 2 6 red 3: 6 6 6
    dice battle r6k 2 7 blue 4: 4 6 6
orders red
    attack r6k with 4 orc from r6c
expect
    told red blue: strength red 0 4 12
    told red blue: strength blue 0 3 12
    told all: siege-laid red r6k
    c6: red 3 orc

case a neutral kingdom is not besieged [siege 2]
given season 2
    r2k: 5 stranger
    r2k wall: 3
    r2c holder: red
    r2c: red 4 orc
    dice battle r2k 1 6 red 3: 6 6 6
    dice battle r2k 1 7 none 3: 6 6 6 6 6
orders red
    attack r2k with 3 orc from r2c
    when go-on: siege, retreat
expect
    told nobody: siege-laid
    told all: retreated red r2k r2c
    r2c: red 4 orc
    r2k besieger: none

case land that is no kingdom is not besieged [siege 1]
given season 2
    r6c holder: red
    r6c: red 4 orc
    r6d holder: blue
    r6d: blue 3 barbarian
    dice battle r6d 1 6 red 3: 6 6 6
    dice battle r6d 1 7 blue 4: 6 6 6
orders red
    attack r6d with 3 orc from r6c
    when go-on: siege, retreat
expect
    told nobody: siege-laid
    r6c: red 4 orc

case a kingdom without any wall left may be besieged [siege 1, wall 4]
given season 2
    r6c holder: red
    r6c: red 4 orc
    r6k wall: 0
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    attack r6k with 3 orc from r6c
    when go-on: siege
expect
    told all: siege-laid red r6k

case a siege may be laid from ships [siege 1, attack 9]
given season 2
    ie3: red maw
    red aboard: red 4 orc (ship maw)
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    attack r6k with 4 orc off maw
    when go-on: siege
expect
    told all: siege-laid red r6k
    c6: red 4 orc
    red aboard: empty
    ie3: red maw

case catapults stay with the camp that lays siege [siege 1, battle 24]
given season 2
    r6c holder: red
    r6c: red 4 orc, red 2 catapult
    dice wall-die r6k 1 red 3: 9 9
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    attack r6k with 3 orc 2 catapult from r6c
    when go-on: siege
expect
    c6: red 3 orc, red 2 catapult

# ---- What a siege bars, and what it leaves ----

case a besieged kingdom stays its owner's but is not friendly: nobody is transferred in or out, or marches [siege 3]
given season 2
    r6k besieger: red
    c6: red orc
    r6a holder: blue
    r6a: blue 4 barbarian
orders blue
    march 1 barbarian from r6a via r6k
    march 1 barbarian from r6k via r6a
    transfer 1 barbarian from r6a to r6k
    transfer 1 barbarian from r6k to r6a
expect
    r6k holder: blue
    refused blue 1: not-friendly r6k
    refused blue 2: under-siege r6k
    refused blue 3: not-friendly r6k
    refused blue 4: under-siege r6k
    r6k: blue hrolf, blue 3 barbarian
    r6a: blue 4 barbarian

case at a besieged kingdom nobody boards, and ships docked there stay [siege 3, sail 10]
given season 2
    r6k besieger: red
    c6: red orc
    blue docks: blue wolf (harbour r6k)
    r6c holder: blue
    r6c: blue 3 barbarian
    ie3: blue raven
    blue aboard: blue 2 barbarian (ship raven)
orders blue
    load 1 barbarian from r6k on wolf
    load 1 barbarian from r6k on raven
    land 1 barbarian off raven at r6k
    dock raven r6k
    sail wolf ie3
expect
    refused blue 1
    refused blue 2: not-friendly r6k
    refused blue 3
    refused blue 4: not-friendly r6k
    refused blue 5
    blue docks: blue wolf (harbour r6k)
    ie3: blue raven
    r6k: blue hrolf, blue 3 barbarian

case ships in the zone may not be boarded from a besieged kingdom, but from other coasts [siege 3]
given season 2
    r6k besieger: red
    c6: red orc
    r6c holder: blue
    r6c: blue 3 barbarian
    ie3: blue raven
    blue aboard: blue barbarian (ship raven)
orders blue
    load 1 barbarian from r6k on raven
    load 1 barbarian from r6c on raven
expect
    refused blue 1: not-friendly r6k
    done blue 2
    r6c: blue 2 barbarian
    blue aboard: blue 2 barbarian (ship raven)

case nobody teleports into a besieged kingdom in his own turn [siege 3, portal 3]
given season 2
    r6k besieger: red
    c6: red orc
    r6a holder: blue
    r6a: blue 4 barbarian, blue sigrun (knows 4 1)
orders blue
    teleport sigrun with 2 barbarian to r6k
expect
    refused blue 1: not-friendly r6k
    r6a: blue 4 barbarian, blue sigrun

case teleport leads out of a besieged kingdom [siege 3, portal 2]
given season 2
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 4 1)
    r6k besieger: red
    c6: red orc
    r6a holder: blue
    r6a: blue barbarian
orders blue
    teleport sigrun with 2 barbarian to r6a
expect
    done blue 1
    r6k: blue hrolf, blue barbarian
    r6a: blue 3 barbarian, blue sigrun

case a besieged kingdom may be reinforced, what is placed there joins the garrison [siege 3, buy 8]
given season 2
    r6k besieger: red
    c6: red orc
    blue gold: 8
orders blue
    buy 2 barbarian r6k
expect
    done blue 1
    r6k: blue hrolf, blue 5 barbarian

case the garrison attacks nobody else than the camp [siege 4]
given season 2
    r6k besieger: red
    c6: red orc
    r6d: 2 stranger
orders blue
    attack r6d with 2 barbarian from r6k
expect
    refused blue 1: not-friendly r6k
    r6d: 2 stranger

case the camp is no land from which others are attacked [siege 7, attack 17]
given season 2
    r6k besieger: red
    c6: red 4 orc
    r6d: 2 stranger
orders red
    attack r6d with 2 orc from r6k
expect
    refused red 1
    r6d: 2 stranger

case camps neither march nor are transferred [march 7]
given season 2
    r6k besieger: red
    c6: red 4 orc
    r6c holder: red
    r6c: red orc
orders red
    march 2 orc from r6k via r6c
    transfer 2 orc from r6k to r6c
expect
    refused red 1
    refused red 2
    c6: red 4 orc

case of 21 gold from one kingdom its besieger gets 10 [siege 5, siege 6, income 6]
given season 2
    r6k besieger: red
    c6: red 2 orc
    r6a r6c r6d r6f: blue barbarian
    r6a holder: blue
    r6c holder: blue
    r6d holder: blue
    r6f holder: blue
    g3: blue barbarian
    g3 holder: blue
    g6: blue barbarian
    g6 holder: blue
    red gold: 1
expect
    told only red blue: share-paid red blue r6k 10
    red gold: 18
    blue gold: 11
    not told green: share-paid

case of 21 gold from two kingdoms the besieger of one gets 5 [siege 5]
given season 2
    r6k besieger: red
    c6: red 2 orc
    r6a r6c: blue barbarian
    r6a holder: blue
    r6c holder: blue
    r5k: blue barbarian
    r5k holder: blue
    r5k wall: 3
    g6: blue barbarian
    g6 holder: blue
expect
    told red blue: share-paid red blue r6k 5
    red gold: 12
    blue gold: 16

case who besieges both of two kingdoms gets the share of each from the whole income [siege 5]
given season 2
    r6k besieger: red
    c6: red 2 orc
    r6a r6c: blue barbarian
    r6a holder: blue
    r6c holder: blue
    r5k: blue barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    c5: red orc
    g6: blue barbarian
    g6 holder: blue
expect
    told red blue: share-paid red blue r5k 5
    then told red blue: share-paid red blue r6k 5
    red gold: 17
    blue gold: 11

case two besiegers get a share each [siege 5, income 6]
given season 2
    r6k besieger: red
    c6: red 2 orc
    r6a r6c: blue barbarian
    r6a holder: blue
    r6c holder: blue
    r5k: blue barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: green
    c5: green elf
    g6: blue barbarian
    g6 holder: blue
expect
    told only blue green: share-paid green blue r5k 5
    told only red blue: share-paid red blue r6k 5
    red gold: 12
    blue gold: 11
    green gold: 12

case a besieger without a kingdom loses his share, and its owner does not keep it [siege 6]
given season 2
    r6k besieger: green
    c6: green aelin, green 2 elf
    r3k: 2 stranger
    r3k holder: none
expect
    green gold: 0
    blue gold: 4
    not out green

case the share is of the owner's turn: a siege that is laid before it pays in the same round [siege 5, siege 6]
given season 2
    r6c holder: red
    r6c: red 6 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    attack r6k with 5 orc from r6c
    when go-on: siege
expect
    told red blue: share-paid red blue r6k 3
    red gold: 11
    blue gold: 4

case a camp earns its owner nothing in his own income [income 5]
given season 2
    r6k besieger: red
    c6: red 2 orc
expect
    told red: income red 7

# ---- Later turns ----

case without an order a camp holds [siege 7]
given season 2
    r6k besieger: red
    c6: red 4 orc
expect
    told all: siege-goes-on red r6k
    r6k besieger: red
    c6: red 4 orc

case to storm is a new battle at the wall as it is then [siege 8]
given season 2
    r6k wall: 2
    r6k besieger: red
    c6: red 5 orc
    dice battle r6k 1 6 red 3: 6 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k
    when go-on: siege
expect
    done red 1
    told all: stormed red blue r6k
    told red blue: round-begins r6k 1 2
    told red blue: strength red 0 5
    r6k besieger: red
    c6: red 5 orc

case units from adjacent land join a storm [siege 8]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red 4 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k with 3 orc from r6c
    when go-on: siege
expect
    done red 1
    told red blue: strength red 0 6
    c6: red 6 orc
    r6c: red orc

case to those who join a storm the refusals of an attack apply [siege 8, letters 30]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6b holder: red
    r6b: red 4 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k with 3 orc from r6b
      else storm r6k
    when go-on: siege
expect
    told red blue: strength red 0 3
    r6b: red 4 orc
    c6: red 3 orc

case who takes a kingdom by storm stands in it, and the camp is no more [siege 8, siege 13]
given season 2
    r6a holder: blue
    r6a: blue hrolf
    r6k: blue barbarian
    r6k wall: 0
    r6k besieger: red
    c6: red 3 orc
    dice battle r6k 1 6 red 3: 3
    dice battle r6k 1 7 blue 4: 4
orders red
    storm r6k
expect
    told all: conquered red blue r6k
    r6k: red 2 orc
    r6k holder: red
    r6k besieger: none
    c6: empty

case who storms may retreat to any adjacent friendly land, by default the first in id order [battle 23, letters 41]
given season 2
    r6k besieger: red
    c6: red 3 orc, red catapult
    r6c holder: red
    r6c: red orc
    r6d holder: red
    r6d: red orc
    dice wall-die r6k 1 red 3: 9
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k
    when go-on: retreat
expect
    told all: retreated red * r6c
    told red blue: engines-left red 1 catapult blue
    r6c: red 4 orc
    r6k: blue hrolf, blue 3 barbarian, blue catapult
    r6k besieger: none
    c6: empty

case who storms names where he retreats to [battle 23, letters 41]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red orc
    r6d holder: red
    r6d: red orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k
    when go-on: retreat
    when retreat-to: r6d
expect
    r6d: red 4 orc
    r6c: red orc

case a storm that kills the whole camp lifts the siege [siege 13]
given season 2
    r6k besieger: red
    c6: red orc
    dice battle r6k 1 6 red 3: 6
    dice battle r6k 1 7 blue 5: 5
orders red
    storm r6k
expect
    r6k besieger: none
    c6: empty
    r6k: blue hrolf, blue 3 barbarian
    r6k holder: blue

case a camp that has stormed does nothing else in that turn [letters 30, sortie 9, attack 4]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k
    storm r6k
    hold r6k
    lift r6k to r6c
    when go-on: siege
expect
    done red 1
    refused red 2: camp-acted r6k
    refused red 3: camp-acted r6k
    refused red 4: camp-acted r6k

case a camp that was laid in this turn does nothing else in it [sortie 9]
given season 2
    r6c holder: red
    r6c: red 6 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    attack r6k with 5 orc from r6c
    storm r6k
    lift r6k to r6c
    when go-on: siege
expect
    refused red 2: camp-acted r6k
    refused red 3: camp-acted r6k
    c6: red 5 orc

case units join the camp that holds, from adjacent land [siege 9]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red 4 orc
orders red
    hold r6k with 3 orc from r6c
expect
    done red 1
    told red: joined-camp red 3 r6k
    told all: siege-goes-on red r6k
    c6: red 6 orc
    r6c: red orc

case units that join leave one behind [siege 9, attack 2]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red 4 orc
orders red
    hold r6k with army from r6c
expect
    c6: red 6 orc
    r6c: red orc

case at each hold the defender is asked for a sortie anew [siege 9, sortie 1]
given season 2
    r6k: blue hrolf, blue 8 barbarian
    r6k besieger: red
    c6: red orc
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders red
    hold r6k
orders blue
    when sortie: yes
expect
    told all: sortie-made blue red r6k

case a camp that lifts the siege goes to adjacent friendly land without its catapults [siege 10]
given season 2
    r6k besieger: red
    c6: red 3 orc, red 2 catapult
    r6c holder: red
    r6c: red orc
orders red
    lift r6k to r6c
expect
    done red 1
    told all: siege-over red r6k
    told red blue: engines-left red 2 catapult blue
    r6c: red 4 orc
    r6k: blue hrolf, blue 3 barbarian, blue 2 catapult
    c6: empty
    r6k besieger: none

case a camp of catapults alone that lifts the siege leaves them all [siege 10]
given season 2
    r6k besieger: red
    c6: red 2 catapult
    r6c holder: red
    r6c: red orc
orders red
    lift r6k to r6c
expect
    done red 1
    r6c: red orc
    r6k: blue hrolf, blue 3 barbarian, blue 2 catapult
    r6k besieger: none

case a camp goes to no land that is not adjacent, not friendly, or behind a mountain [siege 10, letters 30]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6b holder: red
    r6b: red orc
    r6f holder: blue
    r6f: blue barbarian
    g6 holder: red
    g6: red orc
orders red
    lift r6k to g6
    lift r6k to r6f
    lift r6k to r6b
expect
    refused red 1
    refused red 2: not-friendly r6f
    refused red 3
    c6: red 3 orc

case orders for a camp that is not there are refused [letters 30]
given season 2
    r6k besieger: green
    c6: green elf
    r6c holder: red
    r6c: red 4 orc
orders red
    storm r6k
    hold r6k
    lift r6k to r6c
    storm r3k
expect
    refused red 1: not-your-camp r6k [letters 30]
    refused red 2: not-your-camp r6k [letters 30]
    refused red 3: not-your-camp r6k [letters 30]
    refused red 4: not-your-camp r3k

case who besieges a kingdom attacks it by storm only [siege 7, letters 27]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red 4 orc
orders red
    attack r6k with 3 orc from r6c
expect
    refused red 1: storm-it r6k
    r6c: red 4 orc

# ---- A third seat ----

case a kingdom that a third seat besieges cannot be attacked [attack 13, siege 11]
given season 2
    r6k besieger: green
    c6: green 3 elf
    r6c holder: red
    r6c: red 4 orc
orders red
    attack r6k with 3 orc from r6c
expect
    refused red 1: besieged-already r6k [attack 13]

case a third seat may attack the camp in the open, and goes back when it has beaten it [siege 11, siege 12]
given season 2
    r6k besieger: green
    c6: green 2 elf
    r6c holder: red
    r6c: red 5 orc
    dice battle c6 1 6 red 3: 3 3
    dice battle c6 1 7 green 3: 6 6
orders red
    relieve r6k with 4 orc from r6c
expect
    done red 1
    told all: camp-attacked red green r6k
    told red green: round-begins c6 1 0
    told all: siege-raised red r6k
    printed green: 'You lost the battle for your camp outside'
    not told blue: strength
    c6: empty
    r6k besieger: none
    r6c: red 5 orc
    r6k: blue hrolf, blue 3 barbarian

case those who relieved from two lands go back to one of them, which retreat-to names [siege 12, letters 41]
given season 2
    r6k besieger: green
    c6: green elf
    r6c holder: red
    r6c: red 3 orc
    r6d holder: red
    r6d: red 3 hobgoblin
    dice battle c6 1 6 red 4: 4
    dice battle c6 1 7 green 3: 8
orders red
    relieve r6k with 2 orc from r6c 2 hobgoblin from r6d
    when retreat-to: r6d
expect
    r6c: red orc
    r6d: red 3 hobgoblin, red 2 orc

case who relieves a kingdom lays no siege, he fights on or retreats [siege 11]
given season 2
    r6k besieger: green
    c6: green 3 elf
    r6c holder: red
    r6c: red 3 orc
    dice battle c6 1 6 red 3: 6 6
    dice battle c6 1 7 green 3: 6 6 6
orders red
    relieve r6k with 2 orc from r6c
    when go-on: siege, retreat
expect
    r6k besieger: green
    c6: green 3 elf
    r6c: red 3 orc

case a camp that beats those who relieve stays [siege 11, battle 32]
given season 2
    r6k besieger: green
    c6: green 3 elf
    r6c holder: red
    r6c: red 2 orc
    dice battle c6 1 6 red 3: 6
    dice battle c6 1 7 green 3: 3
orders red
    relieve r6k with orc from r6c
expect
    told all: camp-held green r6k
    r6k besieger: green
    c6: green 3 elf
    printed red: 'You lost the battle for the camp outside'
    printed green: 'Your camp outside'

case a camp of a catapult alone is a camp all the same [siege 13, battle 28]
given season 2
    r6k besieger: green
    c6: green catapult
    r6c holder: red
    r6c: red 2 orc
    dice battle c6 1 3 green 6: 6
orders red
    relieve r6k with orc from r6c
expect
    told all: camp-held green r6k
    r6k besieger: green
    c6: green catapult
    r6c: red orc

case own camps, own kingdoms and kingdoms without a camp are not relieved [letters 32]
given season 2
    r4k besieger: green
    c4: green elf
    r3k besieger: red
    c3: red orc
    r4c holder: red
    r4c: red 3 orc
    r3c holder: red
    r3c: red 3 orc
    r6c holder: red
    r6c: red 3 orc
orders red
    relieve r4k with 2 orc from r4c
    relieve r3k with 2 orc from r3c
    relieve r6k with 2 orc from r6c
expect
    refused red 1
    refused red 2
    refused red 3: no-camp r6k [siege 13]

case a camp is attacked once a turn, and units that relieved are used up [letters 32, attack 4]
given season 2
    r6k besieger: green
    c6: green 3 elf
    r6c holder: red
    r6c: red 7 orc
    dice battle c6 1 6 red 3: 6 6
    dice battle c6 1 7 green 3: 6 6 6
orders red
    relieve r6k with 2 orc from r6c
    relieve r6k with 2 orc from r6c
    when go-on: retreat
expect
    done red 1
    refused red 2: struck-already

# ---- How sieges end ----

case a king who falls before a kingdom ends the sieges of his seat [siege 14, king 10]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r3d holder: red
    r3d: red gorbag
    r4k: red orc
    r4k holder: red
    r3k: green aelin, green 6 elf
    dice battle r3d 1 6 green 4: 4
    dice battle r3d 1 7 red 6: 6
orders green
    attack r3d with 5 elf aelin from r3k
expect
    told all: seat-out red
    out red
    told all: siege-over red r6k
    r6k besieger: none
    c6: empty
    r6k holder: blue

case when the besieged is out the camp faces unknown units, and storms or lifts next turn [siege 14, king 9]
given season 2
    r6a holder: blue
    r6a: blue hrolf
    r6k: blue 4 barbarian
    r6k besieger: red
    c6: red 4 orc
    r6b holder: red
    r6b: red 5 orc
    dice battle r6a 1 6 red 3: 3
    dice battle r6a 1 7 blue 6: 6
orders red
    attack r6a with 4 orc from r6b
    when go-on: fight
expect
    out blue
    r6k: 2 stranger
    r6k holder: none
    r6k besieger: red
    c6: red 4 orc
next season
given
    r6k wall: 0
    dice battle r6k 1 6 red 3: 3 3
    dice battle r6k 1 7 none 3: 6 6
orders red
    storm r6k
expect
    r6k: red 4 orc
    r6k holder: red
    r6k besieger: none
    c6: empty

case before unknown units a camp may lift [siege 14]
given season 2
    r6k holder: none
    r6k: 3 stranger
    r6a holder: blue
    r6a: blue hrolf
    r6c holder: red
    r6c: red orc
    r6k besieger: red
    c6: red 4 orc, red catapult
orders red
    lift r6k to r6c
expect
    done red 1
    r6c: red 5 orc
    r6k: 3 stranger
    r6k besieger: none
    c6: empty

case a storm of unknown units is the one attack on a neutral kingdom in the turn [siege 14, attack 4, attack 8]
given season 2
    r6k holder: none
    r6k: 3 stranger
    r6a holder: blue
    r6a: blue hrolf
    r6c holder: red
    r6c: red orc
    r6k besieger: red
    c6: red 4 orc
    r2k: 5 stranger
    r2k wall: 3
    r2c holder: red
    r2c: red 3 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 none 3: 6 6 6
orders red
    storm r6k
    attack r2k with 2 orc from r2c
    when go-on: retreat
expect
    done red 1
    refused red 2: one-neutral r2k [attack 8]

case before unknown units a storm ends in no siege, the camp fights on or retreats [siege 2, siege 14]
given season 2
    r6k holder: none
    r6k: 3 stranger
    r6a holder: blue
    r6a: blue hrolf
    r6c holder: red
    r6c: red orc
    r6k besieger: red
    c6: red 4 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 none 3: 6 6 6
orders red
    storm r6k
    when go-on: siege, retreat
expect
    told all: retreated red r6k r6c
    r6c: red 5 orc
    r6k besieger: none

case nobody teleports out of a camp [portal 2, siege 7]
given season 2
    r6k besieger: red
    c6: red 4 orc, red morg (knows 4 1)
orders red
    teleport morg with 2 orc to r4k
expect
    refused red 1: caster-in-camp morg [portal 2]
    c6: red 4 orc, red morg

case a besieged kingdom gets no building and no ship, but its wall may be repaired [siege 3, build 3, build 26]
given season 2
    r6k wall: 2
    r6k besieger: red
    c6: red orc
    blue gold: 30
orders blue
    build mill r6k
    ship r6k
    repair r6k
expect
    refused blue 1: under-siege r6k
    refused blue 2: not-friendly r6k
    done blue 3
    r6k wall: 3

case units that have fought in the turn join neither storm nor hold [letters 30, siege 9]
given season 2
    r6k besieger: red
    c6: red 3 orc
    r6c holder: red
    r6c: red 3 orc, red hobgoblin
    r6a: 1 stranger
    r6d: 1 stranger
    dice battle r6d 1 6 red 3: 6 6 6
    dice battle r6d 1 7 none 3: 6
orders red
    attack r6d with 3 orc from r6c
    hold r6k with 2 orc from r6c
    when go-on: retreat
expect
    done red 1
    refused red 2: used-up orc
    c6: red 3 orc
