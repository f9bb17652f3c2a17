# SPDX-License-Identifier: MIT
# Sorties and sallies of a besieged garrison, who comes to its aid, and pursuit.
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

case by default there is no sortie [sortie 1, letters 53]
given season 2
expect
    told nobody: sortie-made
    told all: siege-goes-on red r6k
    c6: red 4 orc

case a sortie answers a siege as soon as it is laid, within the besieger's turn [sortie 1]
given season 2
    r6k besieger: none
    c6: empty
    r6c holder: red
    r6c: red 4 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
    dice battle r6k 1 6 blue 5: 5 5 5
    dice battle r6k 1 7 red 3: 6 6 6
orders red
    attack r6k with 3 orc from r6c
    when go-on: siege
orders blue
    when sortie: yes
expect
    told all: siege-laid red r6k
    then told all: sortie-made blue red r6k
    told only red blue: sortie-made blue red r6k 4 3
    told all: siege-over red r6k
    then told all: turn-begins blue 2
    r6k besieger: none
    c6: empty
    r6k: blue barbarian [blue leif (hero-level 1)], blue hrolf, blue 2 barbarian

case a sortie answers each later hold [sortie 1]
given season 2
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders red
    hold r6k
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told all: siege-goes-on red r6k
    then told all: sortie-made blue red r6k
    told all: withdrew blue r6k
    r6k besieger: red
    c6: red 4 orc
    r6k: blue hrolf, blue 3 barbarian

case a camp that has no order is answered as well [sortie 1, siege 7]
given season 2
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k

case no sortie answers a storm that goes over, but one after which the siege goes on [sortie 1]
given season 2
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders red
    storm r6k
    when go-on: siege
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told all: stormed red blue r6k
    then told all: sortie-made blue red r6k

case a policy decides by the force ratio, which is just enough [sortie 1, battle 34]
given season 2
    c6: red 7 orc
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6 6 6 6
orders blue
    when sortie if ratio >= 100: yes
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k
    told red blue: strength red 0 7 21
    told red blue: strength blue 1 4 21
    used blue 1

case a policy decides by the force ratio, which is a hundredth too small [sortie 1, battle 34]
given season 2
    c6: red 7 orc
orders blue
    when sortie if ratio >= 101: yes
expect
    told nobody: sortie-made
    not used blue 1

case the force ratio counts the support that would come, TAS included [sortie 1, letters 53]
given season 2
    c6: red 7 orc
    r6a holder: blue
    r6a: blue 2 barbarian-cavalry, blue barbarian
    dice battle r6k 1 6 blue 8: 6 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 10 10 6 6 6 6 6
orders blue
    when sortie if ratio >= 177: no
    when sortie if ratio >= 176: yes
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
    when flank: no
expect
    used blue 2
    told red blue: strength blue 1 6 37

case the king of the camp counts for its force [battle 34, sortie 1]
given season 2
    r4k: red orc
    c6: red 4 orc, red gorbag
orders blue
    when sortie if ratio >= 96: yes
    when sortie if ratio = 95: no
expect
    used blue 2
    told nobody: sortie-made

# ---- The battle ----

case in a sortie the camp defends, so it shoots first [sortie 2]
given season 2
    c6: red orc, red 2 orc-archer
    r6k: blue hrolf, blue 2 barbarian, blue 2 barbarian-archer
    dice battle r6k 1 3 red 2: 2 2
    dice battle r6k 1 4 blue 4: 6 5
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
    when casualties: barbarian
expect
    rolled red blue: battle r6k 1 3 red
    rolled red blue: battle r6k 1 4 blue
    told red blue: hits-taken blue 2
    r6k: blue hrolf, blue 2 barbarian-archer

case in a sortie there is no wall for anybody [sortie 2, wall 13]
given season 2
    c6: red 3 orc, red catapult
    r6k: blue hrolf, blue 5 barbarian, blue catapult
    dice battle r6k 1 3 red 6: 6
    dice battle r6k 1 4 blue 7: 6
    dice battle r6k 1 6 blue 5: 6 6 6 6
    dice battle r6k 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    rolled nobody: wall-die
    told red blue: round-begins r6k 1 0
    told nobody: wall-breached
    r6k wall: 3
    r6k: blue hrolf, blue 4 barbarian, blue catapult
    c6: red 2 orc, red catapult

case in a sortie cavalry have their own numbers, and may flank [sortie 2, melee 8]
given season 2
    c6: red 2 orc, red 2 hobgoblin
    r6k: blue hrolf, blue barbarian, blue 2 barbarian-cavalry
    dice battle r6k 1 6 blue 8: 6 5
    dice battle r6k 1 6 blue 5: 8
    dice battle r6k 1 7 red 4: 10 10
    dice battle r6k 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: rolled blue barbarian-cavalry 8 6
    told red blue: rolled red hobgoblin 4 10
    told red blue: hits-taken red 2
    c6: red 2 hobgoblin

case in a sortie casters of the garrison cast as attackers, without a penalty [sortie 2, spell 4]
given season 2
    r6k: blue hrolf, blue 2 barbarian, blue sigrun (knows 1 1)
    c6: red 2 orc, red morg (knows 1 1)
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: spell-cast red morg fireball 1
    then told red blue: spell-cast blue sigrun fireball 1
    c6: red orc, red morg
    r6k: blue hrolf, blue barbarian, blue sigrun

case of a sortie others learn that it was made, where and how it ended [seen 6, seen 7]
given season 2
    c6: red orc
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
expect
    told all: sortie-made blue red r6k
    not told green: strength
    not told green: hits-taken
    rolled only red blue: battle r6k 1 6 blue
    told all: siege-over red r6k

case that a sortie withdrew all learn, for that is how it ended [seen 7, sortie 6]
given season 2
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told green: sortie-made blue red r6k
    then told green: withdrew blue r6k
    not told green: strength

# ---- How it ends ----

case by default a sortie goes on while the force ratio is 1, and stops below it [sortie 6, letters 53]
given season 2
    r6k: blue barbarian, blue 2 barbarian-archer
    r6a holder: blue
    r6a: blue hrolf
    c6: red 3 orc, red orc-archer
    dice battle r6k 1 3 red 2: 6
    dice battle r6k 1 4 blue 3: 6 6
    dice battle r6k 1 6 blue 4: 3
    dice battle r6k 1 7 red 3: 6 6 6
    dice battle r6k 2 3 red 2: 1
    dice battle r6k 2 4 blue 3: 6 6
    dice battle r6k 2 7 red 3: 6 6
orders red
    when casualties: orc
orders blue
    when sortie: yes
expect
    told red blue: strength red 0 4 11
    told red blue: strength blue 0 3 10
    told red blue: strength red 0 3 8
    told red blue 1 times: withdrew blue r6k
    r6k: blue 2 barbarian-archer
    c6: red 2 orc, red orc-archer
    r6k besieger: red

case who stops withdraws behind the walls, catapults too, and is besieged as before [sortie 6]
given season 2
    r6k: blue hrolf, blue 2 barbarian, blue catapult
    c6: red 4 orc
    dice battle r6k 1 4 blue 7: 6
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: withdrew blue r6k
    r6k: blue hrolf, blue 2 barbarian, blue catapult
    r6k wall: 3
    r6k besieger: red
    c6: red 3 orc

case after 12 rounds a sortie must stop [sortie 6]
given season 2
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red orc
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 6
    dice battle r6k 2 6 blue 4: 6
    dice battle r6k 2 7 red 3: 6
    dice battle r6k 3 6 blue 4: 6
    dice battle r6k 3 7 red 3: 6
    dice battle r6k 4 6 blue 4: 6
    dice battle r6k 4 7 red 3: 6
    dice battle r6k 5 6 blue 4: 6
    dice battle r6k 5 7 red 3: 6
    dice battle r6k 6 6 blue 4: 6
    dice battle r6k 6 7 red 3: 6
    dice battle r6k 7 6 blue 4: 6
    dice battle r6k 7 7 red 3: 6
    dice battle r6k 8 6 blue 4: 6
    dice battle r6k 8 7 red 3: 6
    dice battle r6k 9 6 blue 4: 6
    dice battle r6k 9 7 red 3: 6
    dice battle r6k 10 6 blue 4: 6
    dice battle r6k 10 7 red 3: 6
    dice battle r6k 11 6 blue 4: 6
    dice battle r6k 11 7 red 3: 6
    dice battle r6k 12 6 blue 4: 6
    dice battle r6k 12 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-go-on: fight
expect
    told red blue: withdrew blue r6k
    told nobody: round-begins r6k 13
    r6k: blue barbarian
    c6: red orc
    r6k besieger: red

case when the camp is destroyed the siege is lifted, by default without pursuit [sortie 7, letters 53]
given season 2
    c6: red 2 orc
    r6c holder: red
    r6c: red orc
    dice battle r6k 1 6 blue 5: 5 5
    dice battle r6k 1 7 red 3: 6 6
orders blue
    when sortie: yes
expect
    told all: siege-over red r6k
    r6k besieger: none
    c6: empty
    r6k: blue hrolf, blue 3 barbarian
    r6c: red orc
    r6c holder: red

case when the garrison is destroyed in a sortie the camp conquers [sortie 2, siege 13]
given season 2
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    blue gold: 6
    c6: red 3 orc
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 3
orders blue
    when sortie: yes
expect
    told all: conquered red blue r6k
    told only red blue: looted red blue r6k 6
    r6k: red 3 orc
    r6k holder: red
    r6k wall: 3
    r6k besieger: none
    c6: empty

case when camp and garrison are both destroyed the kingdom is vacant [siege 13, battle 20]
given season 2
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    blue gold: 6
    c6: red orc
    dice battle r6k 1 6 blue 4: 4
    dice battle r6k 1 7 red 3: 3
orders blue
    when sortie: yes
expect
    told all: fell-vacant r6k
    r6k: empty
    r6k holder: none
    r6k besieger: none
    r6k lying: 6
    c6: empty
    told nobody: looted

case who kills three of the camp in a sortie has a hero [hero 7, hero 1]
given season 2
    c6: red 3 orc
    dice battle r6k 1 6 blue 5: 5 5 5
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    when sortie: yes
expect
    told only blue: hero-named blue leif barbarian
    r6k: blue barbarian [blue leif (hero-level 1)], blue 2 barbarian, blue hrolf

case afterwards the besieger goes on with his phase 4, but this camp does nothing more [sortie 9]
given season 2
    r6c holder: red
    r6c: red 3 orc
    r6d: 2 stranger
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
    dice battle r6d 1 6 red 3: 3 3
    dice battle r6d 1 7 none 3: 6 6
orders red
    hold r6k
    storm r6k
    lift r6k to r6c
    attack r6d with 2 orc from r6c
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    done red 1
    refused red 2: camp-acted r6k
    refused red 3: camp-acted r6k
    done red 4
    r6d: red 2 orc

# ---- Pursuit ----

case when the camp is beaten all survivors but one may pursue into adjacent enemy land [sortie 7]
given season 2
    r6k: blue hrolf, blue 4 barbarian
    c6: red orc
    r6c holder: red
    r6c: red 2 orc
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6c 1 6 blue 4: 4 4
    dice battle r6c 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told all: siege-over red r6k
    then told all: attacked blue red r6c
    r6c: blue 4 barbarian
    r6c holder: blue
    r6k: blue hrolf

case where all could go one of those who pursue stays [sortie 7]
given season 2
    r6k: blue 3 barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red orc
    r6c holder: red
    r6c: red orc
    dice battle r6k 1 6 blue 4: 4
    dice battle r6k 1 7 red 3: 6
    dice battle r6c 1 6 blue 4: 4
    dice battle r6c 1 7 red 3: 6
orders blue
    when sortie: yes
    when pursue: r6c
expect
    r6c: blue 2 barbarian
    r6k: blue barbarian

case a single survivor pursues nobody [sortie 7]
given season 2
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red orc
    r6c holder: red
    r6c: red orc
    dice battle r6k 1 6 blue 4: 4
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told nobody: attacked
    r6c: red orc
    r6k: blue barbarian

case pursuit is an attack as usual, which may be broken off [sortie 8]
given season 2
    r6k: blue hrolf, blue 3 barbarian
    c6: red orc
    r6c holder: red
    r6c: red 2 orc
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6c 1 6 blue 4: 6 6 6
    dice battle r6c 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when pursue: r6c
    when go-on: retreat
expect
    told all: retreated blue r6c r6k
    r6k: blue hrolf, blue 3 barbarian
    r6c: red 2 orc

case nobody pursues across a mountain or into land that is not adjacent [sortie 7]
given season 2
    c6: red orc
    r6b holder: red
    r6b: red orc
    g6 holder: red
    g6: red orc
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when pursue: r6b g6
expect
    told nobody: attacked
    r6k: blue hrolf, blue 3 barbarian

case after a sortie that stops nobody pursues [sortie 7]
given season 2
    r6c holder: red
    r6c: red orc
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
    when pursue: r6c
expect
    told nobody: attacked
    not used blue 3

# ---- Cavalry that rides to its aid ----

case cavalry four steps away ride to the aid of a garrison, and stay in the kingdom [sortie 3, sortie 4]
given season 2
    r6c holder: blue
    r6c: blue barbarian
    g6 holder: blue
    g6: blue barbarian
    r5a holder: blue
    r5a: blue barbarian
    r5b holder: blue
    r5b: blue 3 barbarian-cavalry
    r6k: blue hrolf
    c6: red 3 orc
    dice battle r6k 1 6 blue 8: 6 6
    dice battle r6k 1 7 red 3: 10 10 10
orders blue
    when sortie: yes
    when sortie-cavalry: 2 r5b
    when sortie-go-on: stop
expect
    told only blue: rode-in blue 2 r5b r6k
    r6k: blue hrolf, blue 2 barbarian-cavalry
    r5b: blue barbarian-cavalry
    c6: red orc
    r6k besieger: red

case cavalry five steps away do not come [sortie 3]
given season 2
    r6c holder: blue
    r6c: blue barbarian
    g6 holder: blue
    g6: blue barbarian
    r5a holder: blue
    r5a: blue barbarian
    r5b holder: blue
    r5b: blue barbarian
    r2b holder: blue
    r2b: blue 3 barbarian-cavalry
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-cavalry: 2 r2b
    when sortie-go-on: stop
expect
    told nobody: rode-in
    r2b: blue 3 barbarian-cavalry

case all steps before the kingdom are over friendly land [sortie 3]
given season 2
    r6c holder: red
    r6c: red orc
    g6 holder: blue
    g6: blue 3 barbarian-cavalry
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-cavalry: 2 g6
    when sortie-go-on: stop
expect
    told nobody: rode-in
    g6: blue 3 barbarian-cavalry

case no step leads across a mountain [sortie 3]
given season 2
    r6b holder: blue
    r6b: blue 3 barbarian-cavalry
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-cavalry: 2 r6b
    when sortie-go-on: stop
expect
    told nobody: rode-in
    r6b: blue 3 barbarian-cavalry

case where they come from at least one unit stays [sortie 3]
given season 2
    r6a holder: blue
    r6a: blue 2 barbarian-cavalry
    dice battle r6k 1 6 blue 8: 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 10 6 6 6
orders blue
    when sortie: yes
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
expect
    told only blue: rode-in blue 1 r6a r6k
    r6a: blue barbarian-cavalry
    r6k: blue hrolf, blue 3 barbarian, blue barbarian-cavalry

case cavalry come from several lands [sortie 3]
given season 2
    r6k: blue hrolf
    c6: red 3 orc
    r6a holder: blue
    r6a: blue 2 barbarian-cavalry
    r6c holder: blue
    r6c: blue 2 barbarian-cavalry
    dice battle r6k 1 6 blue 8: 6 6
    dice battle r6k 1 7 red 3: 10 10 10
orders blue
    when sortie: yes
    when sortie-cavalry: 9 r6a, 9 r6c
    when sortie-go-on: stop
expect
    told only blue: rode-in blue 1 r6a r6k
    told only blue: rode-in blue 1 r6c r6k
    r6k: blue hrolf, blue 2 barbarian-cavalry

case other units than cavalry do not come over land [sortie 3]
given season 2
    r6a holder: blue
    r6a: blue 4 barbarian-knight
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
expect
    told nobody: rode-in
    r6a: blue 4 barbarian-knight

case without a sortie nobody rides [sortie 3, letters 53]
given season 2
    r6a holder: blue
    r6a: blue 4 barbarian-cavalry
orders blue
    when sortie-cavalry: 9 r6a
expect
    told nobody: rode-in
    r6a: blue 4 barbarian-cavalry

case without a policy nobody rides to a sortie [letters 53]
given season 2
    r6a holder: blue
    r6a: blue 4 barbarian-cavalry
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told nobody: rode-in
    r6a: blue 4 barbarian-cavalry

case cavalry of another land come to a second sortie in the besieger's turn [sortie 4]
given season 2
    r5k: blue 2 barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    c5: red 3 orc
    r6a holder: blue
    r6a: blue 3 barbarian-cavalry
    r5f holder: blue
    r5f: blue 3 barbarian-cavalry
    r6k: blue hrolf
    c6: red 3 orc
    dice battle r6k 1 6 blue 8: 6 6
    dice battle r6k 1 7 red 3: 10 10 10
    dice battle r5k 1 6 blue 7: 6 6
    dice battle r5k 1 6 blue 4: 6
    dice battle r5k 1 7 red 3: 10 10 10
orders red
    hold r6k
    hold r5k
orders blue
    when sortie: yes
    when sortie-cavalry if at = r6k: 9 r6a
    when sortie-cavalry if at = r5k: 9 r5f
    when sortie-go-on: stop
expect
    told blue: rode-in blue 2 r6a r6k
    told blue: rode-in blue 2 r5f r5k

# ---- A caster who teleports in ----

case a caster who knows Teleport comes with five places of units, and stays with the army [sortie 5]
given season 2
    r6k: blue hrolf
    r5f holder: blue
    r5f: blue 8 barbarian, blue sigrun (knows 4 1)
    c6: red 4 orc
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: 9 barbarian
    when sortie-go-on: stop
expect
    told only blue: teleported-in blue sigrun r6k
    told red blue: strength blue 1 7 35
    r6k: blue hrolf, blue 5 barbarian, blue sigrun
    r5f: blue 3 barbarian

case of cavalry two come with him, each takes two places [sortie 5, unit 20]
given season 2
    r6k: blue hrolf
    r5f holder: blue
    r5f: blue 4 barbarian-cavalry, blue sigrun (knows 4 1)
    c6: red 3 orc
    dice battle r6k 1 6 blue 8: 6 6
    dice battle r6k 1 7 red 3: 10 10 10
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: 3 barbarian-cavalry
    when sortie-go-on: stop
expect
    r6k: blue hrolf, blue 2 barbarian-cavalry, blue sigrun
    r5f: blue 2 barbarian-cavalry

case where the caster comes from at least one unit stays [sortie 5, portal 4]
given season 2
    r6k: blue hrolf
    r5f holder: blue
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    c6: red 4 orc
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: 5 barbarian
    when sortie-go-on: stop
expect
    r6k: blue hrolf, blue 2 barbarian, blue sigrun
    r5f: blue barbarian

case a caster who is alone on his land does not come [sortie 5, portal 4]
given season 2
    r5f holder: blue
    r5f: blue sigrun (knows 4 1)
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told nobody: teleported-in
    r5f: blue sigrun

case a caster comes from his ship at sea, too, where a unit stays [sortie 5, portal 4]
given season 2
    r6k: blue hrolf
    s2: blue wolf
    blue aboard: blue 4 barbarian (ship wolf), blue sigrun (ship wolf, knows 4 1)
    c6: red 4 orc
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: 5 barbarian
    when sortie-go-on: stop
expect
    told only blue: teleported-in blue sigrun r6k
    r6k: blue hrolf, blue 3 barbarian, blue sigrun
    blue aboard: blue barbarian (ship wolf)

case a caster comes from his party in the Wastelands, too, where a unit stays [sortie 5, portal 4]
given season 2
    r6k: blue hrolf
    blue south-at: ws9
    blue southern-party: blue barbarian, blue torch, blue sigrun (knows 4 1)
    c6: red 2 orc
    dice battle r6k 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told only blue: teleported-in blue sigrun r6k
    r6k: blue hrolf, blue sigrun
    blue southern-party: blue barbarian, blue torch

case a caster who does not know Teleport does not come [sortie 5]
given season 2
    r5f holder: blue
    r5f: blue 3 barbarian, blue sigrun (knows 1 1)
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told nobody: teleported-in
    r5f: blue 3 barbarian, blue sigrun

case a DragonLord comes too, for he knows all spells [sortie 5, spell 2]
given season 2
    r6k: blue hrolf
    c6: red 3 orc
    r5f holder: blue
    r5f: blue 3 barbarian, blue ashwing
orders blue
    when sortie: yes
    when sortie-caster: ashwing
    when sortie-go-on: stop
    when spell: blessing, none
    when dragonfire: units
expect
    told only blue: teleported-in blue ashwing r6k
    told red blue: fire-at-units blue ashwing 2
    r5f: blue 3 barbarian

case without a policy for them nobody comes with him [letters 53]
given season 2
    r6k: blue hrolf, blue barbarian
    r5f holder: blue
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    r6k: blue hrolf, blue barbarian, blue sigrun
    r5f: blue 3 barbarian

case he may go away in phase 2 of his next turn [sortie 5]
given season 2
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r5f holder: blue
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6
orders blue
    teleport sigrun to r5f
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 1
    r5f: blue 3 barbarian, blue sigrun
    r6k: blue hrolf, blue barbarian

case a caster who teleported in his own turn may come in the besieger's turn after it [sortie 5, round 3]
given season 2
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r6a holder: blue
    r6a: blue barbarian, blue sigrun (knows 4 1)
    r5f holder: blue
    r5f: blue 3 barbarian
orders blue
    teleport sigrun to r5f
expect
    done blue 1
next season
given
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    r6k: blue hrolf, blue barbarian, blue sigrun

# ---- Sallies ----

case in phase 4 of his own turn the owner may attack the camp by a sally [sortie 10]
given season 2
    c6: red 2 orc
    r6a holder: blue
    r6a: blue 2 barbarian-cavalry
    dice battle r6k 1 6 blue 8: 6
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 10 6
orders blue
    sally r6k
    when sortie-cavalry: 9 r6a
    when flank: no
expect
    done blue 1
    told only blue: rode-in blue 1 r6a r6k
    told all: sortie-made blue red r6k
    told all: siege-over red r6k
    r6k: blue hrolf, blue 3 barbarian, blue barbarian-cavalry

case by a sally the garrison may be lost to the camp [sortie 10]
given season 2
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red 3 orc
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 3
orders blue
    sally r6k
expect
    told all: conquered red blue r6k
    r6k: red 3 orc

case a sally that stops leaves the siege as it was [sortie 10, sortie 6]
given season 2
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    sally r6k
    when sortie-go-on: stop
expect
    done blue 1
    r6k besieger: red
    c6: red 4 orc

case a sally is made once in a turn [letters 31]
given season 2
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    sally r6k
    sally r6k
    when sortie-go-on: stop
expect
    done blue 1
    refused blue 2

case a sally from a kingdom that is not yours, or not besieged, is refused [letters 31]
given season 2
    r5k: blue 2 barbarian
    r5k holder: blue
    r5k wall: 3
orders blue
    sally r3k
    sally r5k
expect
    refused blue 1: not-yours r3k [letters 31]
    refused blue 2: no-camp r5k

case a sortie in the besieger's turn does not forbid a sally in the next own turn [sortie 10, sortie 1]
given season 2
    dice battle r6k 1 6 blue 5: 6 6 6 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6 6 6 6 6
orders blue
    sally r6k
    when sortie: yes
    when sortie-go-on: stop
expect
    told all 2 times: sortie-made blue red r6k
    done blue 1

case in a sally, too, a support that does not fit is left at home [letters 31]
given season 2
    r6b holder: blue
    r6b: blue 3 barbarian-cavalry
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    sally r6k
    when sortie-cavalry: 3 r6b
    when sortie-go-on: stop
expect
    done blue 1
    told nobody: rode-in
    r6b: blue 3 barbarian-cavalry

case who came to a sally by teleport does not go away in phase 5 of that turn [sortie 5, sortie 10]
given season 2
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r5f holder: blue
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6
orders blue
    sally r6k
    transfer 9 orc from r5f to r5a
      else teleport sigrun to r5f
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 1
    r6k: blue hrolf, blue barbarian, blue sigrun
    r5f: blue 3 barbarian

case after a sally that lifts the siege the garrison may pursue at once, and is used up for other attacks [sortie 10, attack 5]
given season 2
    c6: red orc
    r6c holder: red
    r6c: red orc
    r6d: 1 stranger
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6c 1 6 blue 4: 4
    dice battle r6c 1 7 red 3: 6
orders blue
    sally r6k
    attack r6d with 2 barbarian from r6c
    when pursue: r6c
expect
    r6c: blue 3 barbarian
    refused blue 2: used-up barbarian
    r6d: stranger

case who has ridden with the cavalry is gone when it is said who teleports: one unit stays [sortie 3, sortie 5, portal 4]
given season 2
    r6k besieger: red
    c6: red 4 orc
    r6d holder: blue
    r6d: blue sigrun (knows 4 1), blue 2 barbarian-cavalry
orders blue
    when sortie-cavalry: 2 r6d
    when sortie-caster: sigrun
    when sortie: yes
    when sortie-go-on: stop
expect
    told only blue: rode-in blue 2 r6d r6k
    told nobody: teleported-in
    r6d: blue sigrun

case cavalry of a land that ride are no escort of a caster there [sortie 3, sortie 5]
given season 2
    r6k besieger: red
    c6: red 4 orc
    r6d holder: blue
    r6d: blue sigrun (knows 4 1), blue 3 barbarian-cavalry, blue 2 barbarian
orders blue
    when sortie-cavalry: 2 r6d
    when sortie-caster: sigrun
    when sortie-escort: 2 barbarian-cavalry
    when sortie: yes
    when sortie-go-on: stop
expect
    told only blue: rode-in blue 2 r6d r6k
    told only blue: teleported-in blue sigrun r6k
    r6d: blue barbarian-cavalry, blue 2 barbarian

case cavalry support a sortie in each besieger's turn [sortie 4]
given season 2
    r6k besieger: red
    c6: red 4 orc
    r5k holder: blue
    r5k: blue barbarian
    r5k besieger: green
    c5: green 4 elf
    r6d holder: blue
    r6d: blue barbarian-cavalry, blue barbarian
    r5d holder: blue
    r5d: blue barbarian-cavalry, blue barbarian
    order 0: blue
    order 1: red
    order 2: green
orders blue
    when sortie-cavalry if at = r6k: r6d
    when sortie-cavalry: r5d
    when sortie: yes
    when sortie-go-on: stop
expect
    told only blue: rode-in blue 1 r6d r6k
    told only blue: rode-in blue 1 r5d r5k

case cavalry that raided in this turn do not come to the aid of a sally [sortie 10, attack 5]
given season 2
    order 0: blue
    order 1: red
    order 2: green
    r6k besieger: red
    c6: red 4 orc
    r6d holder: blue
    r6d: blue barbarian-cavalry, blue barbarian
    g3: 5 unknown
    dice raid-die g3 blue: 6
orders blue
    raid g3 from r6d with 1
    sally r6k
    when sortie-cavalry: r6d
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k
    told nobody: rode-in
    r6d: blue barbarian-cavalry, blue barbarian
