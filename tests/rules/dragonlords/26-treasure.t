# SPDX-License-Identifier: MIT
# Treasures and items: who carries them, what each does, the Glass of the Seer, and the Village.

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
    r4c: red 3 orc
    r4c holder: red
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- gaining and carrying ----

case there are eight treasures, one of each [treasure 1]
given season 2
expect
    vault: holy-grail, dragonorb, amulet, crown, war-horn, tower-shield, winged-boots, seers-glass

case a treasure is drawn by lot and carried by one of the party, if nothing is said [treasure 1, treasure 2]
given season 2
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn3
    quests top: sunken-hall
    vault top: crown
    dice move-die red: 1
    dice crystal red: 6
orders red
    move north up
expect
    told only red: treasure-gained red crown orc [treasure 2]
    red northern-party: red orc [red crown], red orc, red torch, red pickaxe

case a policy says which unit of the party carries a treasure [treasure 2, letters 64]
given season 2
    red northern-party: red 2 orc, red morg, red torch, red pickaxe
    red north-at: wn3
    quests top: sunken-hall
    vault top: crown
    dice move-die red: 1
    dice crystal red: 6
orders red
    move north up
    when carry: morg
expect
    used red 2
    red northern-party: red 2 orc, red morg [red crown], red torch, red pickaxe

case a policy sends a treasure to the kingdom, where it lies [treasure 2, letters 64]
given season 2
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn3
    quests top: sunken-hall
    vault top: crown
    dice move-die red: 1
    dice crystal red: 6
orders red
    move north up
    when carry: kingdom
expect
    red northern-party: red 2 orc, red torch, red pickaxe
    red hoard has red crown (kept-at r4k)

case on land the unit of the highest defence number has the treasure of those who fell [treasure 2, battle 33]
given season 2
    r4c: red 2 orc, red hobgoblin
    g5: blue barbarian [blue crown]
    g5 holder: blue
    dice battle g5 1 6 red 4: 1
    dice battle g5 1 7 blue 5: 6
orders red
    attack g5 with 1 orc 1 hobgoblin from r4c
expect
    told red: spoil-taken red crown
    g5: red orc, red hobgoblin [red crown]

case a treasure goes with the unit that carries it [treasure 2]
given season 2
    r4c: red 2 orc, red hobgoblin [red crown]
orders red
    transfer 1 hobgoblin from r4c to r4k
expect
    r4c: red 2 orc
    r4k: red gorbag, red 5 orc, red hobgoblin [red crown]

# ---- TAS ----

case the Crown of the First King adds 1 TAS in attack [treasure 7]
given season 2
    r4c: red 3 orc, red hobgoblin [red crown]
    g5: 2 stranger
    dice battle g5 1 6 red: 4 5
    dice battle g5 1 7 nobody 3: 6 6
orders red
    attack g5 with 1 hobgoblin 1 orc from r4c
    when go-on: retreat
expect
    told red: strength red 1 2 9
    told red: rolled red hobgoblin 5 6 4
    told red: rolled red orc 4 6 5

case the Crown of the First King adds 1 TAS in defence [treasure 7]
given season 2
    r4c: red orc, red orc [red crown]
    g5: blue 3 barbarian
    g5 holder: blue
    dice battle r4c 1 6 blue 4: 6 6
    dice battle r4c 1 7 red 4: 6 6
orders blue
    attack r4c with 2 barbarian from g5
    when go-on: retreat
expect
    told red: strength red 1 2 8

case a treasure that is left at home does not help [treasure 7, treasure 2]
given season 2
    r4c: red 3 orc, red hobgoblin [red crown]
    g5: 2 stranger
    dice battle g5 1 6 red 3: 6 6
    dice battle g5 1 7 nobody 3: 6 6
orders red
    attack g5 with 2 orc from r4c
    when go-on: retreat
expect
    told red: strength red 0 2 6

case a treasure that lies in the kingdom under attack counts for its defender, and a king besides [treasure 7, treasure 2]
given season 2
    red hoard: red crown (kept-at r4k)
    r4c: blue 3 barbarian
    r4c holder: blue
    dice battle r4k 1 6 blue: 6 6
    dice battle r4k 1 7 red: 6 6 6 6 6
orders blue
    attack r4k with 2 barbarian from r4c
    when go-on: retreat
expect
    told red: strength red 2 6 32

case the War Horn adds 1 TAS in attack [treasure 8]
given season 2
    r4c: red 3 orc, red hobgoblin [red war-horn]
    g5: 2 stranger
    dice battle g5 1 6 red 5: 6
    dice battle g5 1 7 nobody 3: 6 6
orders red
    attack g5 with 1 hobgoblin from r4c
    when go-on: retreat
expect
    told red: strength red 1 1 5

case the War Horn adds nothing in defence [treasure 8]
given season 2
    r4c: red orc, red hobgoblin [red war-horn]
    g5: blue 3 barbarian
    g5 holder: blue
    dice battle r4c 1 6 blue 4: 6 6
    dice battle r4c 1 7 red: 6 6
orders blue
    attack r4c with 2 barbarian from g5
    when go-on: retreat
expect
    told red: strength red 0 2 7

case against the Tower Shield the attacker has 1 TAS less [treasure 9]
given season 2
    r4c: red orc, red hobgoblin [red tower-shield]
    g5: blue 3 barbarian
    g5 holder: blue
    dice battle r4c 1 6 blue 3: 4 4
    dice battle r4c 1 7 red: 6 6
orders blue
    attack r4c with 2 barbarian from g5
    when go-on: retreat
expect
    told red: strength red 0 2 7
    told red: strength blue -1 2 6
    r4c: red orc, red hobgoblin

case in attack the Tower Shield is of no use [treasure 9]
given season 2
    r4c: red 2 orc, red hobgoblin [red tower-shield]
    g5: blue 3 barbarian
    g5 holder: blue
    dice battle g5 1 6 red: 6 6
    dice battle g5 1 7 blue 4: 6 6 6
orders red
    attack g5 with 1 hobgoblin 1 orc from r4c
    when go-on: retreat
expect
    told red: strength red 0 2 7
    told red: strength blue 0 3 12

case Crown and War Horn give 2 TAS [treasure 3, treasure 7, treasure 8]
given season 2
    r4c: red 2 orc, red hobgoblin [red war-horn, red crown]
    g5: 2 stranger
    dice battle g5 1 6 red 6: 6
    dice battle g5 1 7 nobody 3: 6
orders red
    attack g5 with 1 hobgoblin from r4c
    when go-on: retreat
expect
    told red: strength red 2 1 6

# ---- a list of names ----

case two names beside each other in a list of casualties are two, though together they are the name of a third [letters 48]
given season 2
    r4c: red 4 orc, red hobgoblin, red orc-archer
    g5: blue 4 barbarian
    g5 holder: blue
    dice battle g5 1 4 red 2: 6
    dice battle g5 1 6 red: 6 6 6 6
    dice battle g5 1 7 blue 4: 1 6 6 6
orders red
    attack g5 with hobgoblin, 3 orc, orc-archer from r4c
    when go-on: retreat
    when casualties: orc archer hobgoblin
expect
    told red: hits-taken red 1
    r4c: red 3 orc, red hobgoblin, red orc-archer

# ---- Grail and Amulet ----

case the Holy Grail brings one lost unit back in step 8, that of the highest defence number if nothing is said [treasure 4, letters 47]
given season 2
    r4c: red 4 orc, red hobgoblin, red orc-archer [red holy-grail]
    g5: blue 4 barbarian
    g5 holder: blue
    dice battle g5 1 4 red 2: 6
    dice battle g5 1 6 red: 6 6 6 6
    dice battle g5 1 7 blue 4: 1 1 1 6
orders red
    attack g5 with hobgoblin, 3 orc, orc-archer from r4c
    when go-on: retreat
    when casualties: hobgoblin 2 orc
expect
    told red: hits-taken red 3
    told red 1 times: came-back red
    told red: came-back red hobgoblin [treasure 4]
    r4c: red 2 orc, red hobgoblin, red orc-archer [red holy-grail]

case a policy says who comes back by the Holy Grail, and each round it brings one back [treasure 4, letters 47]
given season 2
    r4c: red 4 orc, red hobgoblin, red orc-archer [red holy-grail]
    g5: blue 4 barbarian
    g5 holder: blue
    dice battle g5 1 4 red 2: 6
    dice battle g5 1 6 red: 6 6 6 6
    dice battle g5 1 7 blue 4: 1 1 6 6
    dice battle g5 2 4 red 2: 6
    dice battle g5 2 6 red: 6 6 6
    dice battle g5 2 7 blue 4: 6 1 6 6
orders red
    attack g5 with hobgoblin, 3 orc, orc-archer from r4c
    when go-on if round = 1: fight
    when go-on: retreat
    when casualties: hobgoblin orc
    when grail: orc
expect
    told red 2 times: came-back red orc
    told nobody: came-back red hobgoblin
    r4c: red 4 orc, red orc-archer [red holy-grail]

case the Holy Grail brings nobody back whom the missile phase felled [treasure 4]
given season 2
    r4c: red 4 orc, red orc-archer [red holy-grail]
    g5: blue barbarian, blue barbarian-archer
    g5 holder: blue
    dice battle g5 1 3 blue 3: 1
    dice battle g5 1 4 red 2: 6
    dice battle g5 1 6 red: 6 6
    dice battle g5 1 7 blue 4: 6
orders red
    attack g5 with 3 orc orc-archer from r4c
    when go-on: retreat
expect
    told red: hits-taken red 1
    told nobody: came-back
    r4c: red 3 orc, red orc-archer [red holy-grail]

case the Holy Grail may be left unused [treasure 4, letters 47]
given season 2
    r4c: red 4 orc, red orc-archer [red holy-grail]
    g5: blue barbarian
    g5 holder: blue
    dice battle g5 1 4 red 2: 6
    dice battle g5 1 6 red: 6 6 6
    dice battle g5 1 7 blue 4: 1
orders red
    attack g5 with 3 orc orc-archer from r4c
    when go-on: retreat
    when grail: none
expect
    used red 3
    told nobody: came-back
    r4c: red 3 orc, red orc-archer [red holy-grail]

case the Amulet of Warding takes a Fireball away [treasure 6]
given season 2
    r4c: red 2 orc, red orc [red amulet]
    g5: blue 2 barbarian, blue sigrun (knows 1 1)
    g5 holder: blue
    dice battle r4c 1 6 blue 4: 6
    dice battle r4c 1 7 red 3: 6 6 6
orders blue
    attack r4c with 1 barbarian sigrun from g5
    when go-on: retreat
expect
    told red blue: spell-cast blue sigrun fireball 1
    told red blue: warded red fireball 1 [treasure 6]
    r4c: red 3 orc

case the Amulet of Warding takes both hits of a Lightning Bolt away [treasure 6]
given season 2
    r4c: red 2 orc, red orc [red amulet]
    g5: blue 2 barbarian, blue sigrun (knows 2 1)
    g5 holder: blue
    dice spell-die r4c 1 sigrun lightning: 6
    dice battle r4c 1 6 blue 4: 6
    dice battle r4c 1 7 red 3: 6 6 6
orders blue
    attack r4c with 1 barbarian sigrun from g5
    when go-on: retreat
expect
    told red blue: warded red lightning 2
    r4c: red 3 orc

case the Amulet of Warding takes one away in a round, not two [treasure 6]
given season 2
    r4c: red 2 orc, red orc [red amulet]
    g5: blue 2 barbarian, blue sigrun (knows 1 1), blue halla (knows 1 1)
    g5 holder: blue
    dice battle r4c 1 6 blue 4: 6
    dice battle r4c 1 7 red 3: 6 6
orders blue
    attack r4c with 1 barbarian sigrun halla from g5
    when go-on: retreat
expect
    told red 1 times: warded red
    r4c: red 2 orc

case the Amulet of Warding serves anew in the next round [treasure 6]
given season 2
    r4c: red 2 orc, red orc [red amulet]
    g5: blue 2 barbarian, blue sigrun (knows 1 1)
    g5 holder: blue
    dice battle r4c 1 6 blue 4: 6
    dice battle r4c 1 7 red 3: 6 6 6
    dice battle r4c 2 6 blue 4: 6
    dice battle r4c 2 7 red 3: 6 6 6
orders blue
    attack r4c with 1 barbarian sigrun from g5
    when go-on if round = 1: fight
    when go-on: retreat
expect
    told red 2 times: warded red
    r4c: red 3 orc

case the Amulet of Warding is no help against Poison [treasure 6]
given season 2
    r4c: red 2 orc, red orc [red amulet]
    g5: blue 2 barbarian, blue sigrun (knows 3 1)
    g5 holder: blue
    dice spell-die r4c 1 sigrun poison: 1
    dice battle r4c 1 6 blue 4: 6
    dice battle r4c 1 7 red 3: 6 6
orders blue
    attack r4c with 1 barbarian sigrun from g5
    when go-on: retreat
expect
    told nobody: warded
    r4c: red 2 orc

case a policy may keep the Amulet of Warding back [treasure 6, letters 47]
given season 2
    r4c: red 2 orc, red orc [red amulet]
    g5: blue 2 barbarian, blue sigrun (knows 1 1)
    g5 holder: blue
    dice battle r4c 1 6 blue 4: 6
    dice battle r4c 1 7 red 3: 6 6
orders red
    when amulet: no
orders blue
    attack r4c with 1 barbarian sigrun from g5
    when go-on: retreat
expect
    used red 1
    told nobody: warded
    r4c: red 2 orc

# ---- the Wastelands ----

case the DragonOrb is used in the Dragon Lair, and goes back to the deck [treasure 5, letters 61]
given season 3
    red northern-party: red morg, red orc [red dragonorb], red hobgoblin, red torch, red pickaxe
    red north-at: wn7
    dice move-die red: 1
    dice orb-die red: 3
orders red
    move north up
    when dragonlord: hobgoblin
expect
    told only red: orb-used red wn8 3 yes
    told all: dragonlord-rises red
    red northern-party: red morg, red orc, red vermithrax, red torch, red pickaxe
    vault has dragonorb

case on a 2 the DragonOrb fails, and goes back to the deck all the same [treasure 5]
given season 3
    red northern-party: red morg, red orc [red dragonorb], red torch, red pickaxe
    red north-at: wn7
    dice move-die red: 1
    dice orb-die red: 2
orders red
    move north up
expect
    told only red: orb-used red wn8 2 no
    told nobody: dragonlord-rises
    red northern-party: red morg, red orc, red torch, red pickaxe
    vault has dragonorb

case the DragonOrb is of no use elsewhere [treasure 5]
given season 3
    red northern-party: red morg, red orc [red dragonorb], red torch, red pickaxe
    red north-at: wn10
    dice move-die red: 1
    dice crystal red: 1
orders red
    move north up
expect
    told nobody: orb-used
    red northern-party: red morg, red orc [red dragonorb], red torch, red pickaxe

case with the Winged Boots the party goes one space farther than its throw [treasure 10]
given season 3
    red northern-party: red 2 orc, red orc [red winged-boots], red torch, red pickaxe
    red north-at: wn2
    dice move-die red: 2
orders red
    move north up
expect
    told all: party-moves red wn2 wn5 [quest 11]
    red north-at: wn5

case Winged Boots that lie in the kingdom speed up no party [treasure 10]
given season 3
    red northern-party: red 3 orc, red torch, red pickaxe
    red hoard: red winged-boots (kept-at r4k)
    red north-at: wn2
    dice move-die red: 3
orders red
    move north up
expect
    red north-at: wn5

# ---- the Glass ----

case the Glass of the Seer shows an enemy territory, to its owner alone [treasure 11, seen 18]
given season 3
    r4k: red gorbag, red 4 orc, red orc [red seers-glass]
    r6a: blue 7 barbarian, blue sigrun
    r6a holder: blue
orders red
    glass r6a
expect
    done red 1
    told only red: glass-shows red r6a 8 [treasure 11]

case the Glass of the Seer shows a territory as it is in phase 1 of its owner [treasure 11]
given season 3
    order 0: blue
    order 1: red
    r4k: red gorbag, red 4 orc, red orc [red seers-glass]
    r6a: blue 7 barbarian
    r6a holder: blue
orders blue
    transfer 3 barbarian from r6a to r6k
orders red
    glass r6a
expect
    told only red: glass-shows red r6a 4

case a Glass of the Seer that lies in the kingdom shows as well [treasure 11, treasure 2]
given season 3
    red hoard: red seers-glass (kept-at r4k)
orders red
    glass r6k
expect
    done red 1
    told only red: glass-shows red r6k 6

case a Glass of the Seer that is aboard or on a quest shows as well [treasure 11]
given season 3
    red northern-party: red 2 orc, red orc [red seers-glass], red torch, red pickaxe
    red north-at: wn4
orders red
    glass r6k
expect
    done red 1
    told only red: glass-shows red r6k 6

case the Glass of the Seer shows one territory a turn [treasure 11]
given season 3
    r4k: red gorbag, red 4 orc, red orc [red seers-glass]
    r6a: blue 7 barbarian
    r6a holder: blue
orders red
    glass r6a
    glass r6k
expect
    done red 1
    refused red 2: glass-once
next season
orders red
    glass r6k
expect
    done red 1

case without the Glass of the Seer nobody sees by it [treasure 11]
given season 3
    blue hoard: blue seers-glass (kept-at r6k)
orders red
    glass r6k
expect
    refused red 1: no-glass

case the Glass of the Seer shows enemy territories, no own, neutral or vacant ones [treasure 11]
given season 3
    r4k: red gorbag, red 4 orc, red orc [red seers-glass]
    g5: 5 stranger
orders red
    glass r4c
    glass g5
    glass r4a
expect
    refused red 1: nothing-to-see r4c
    refused red 2: nothing-to-see g5
    refused red 3: nothing-to-see r4a

# ---- items ----

case in the Village a torch costs 2 gold, a pickaxe 3, a rope 3, a potion 4, and they stay with the party [treasure 12, treasure 13, quest 17]
given season 3
    red gold: 12
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn14
    dice move-die red: 1
orders red
    move north up
    when buy: torch pickaxe rope potion
expect
    used red 2
    told only red: item-bought red 1 torch 2 [quest 17]
    told only red: item-bought red 1 pickaxe 3
    told only red: item-bought red 1 rope 3
    told only red: item-bought red 1 potion 4
    red northern-party: red 2 orc, red 2 torch, red 2 pickaxe, red rope, red potion
    red gold: 8

case in the Village nothing is bought, if nothing is said [treasure 12, letters 62]
given season 3
    red gold: 12
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn14
    dice move-die red: 1
orders red
    move north up
expect
    told nobody: item-bought
    red northern-party: red 2 orc, red torch, red pickaxe
    red gold: 20

case several of an item may be bought [treasure 12, letters 62]
given season 3
    red gold: 12
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn14
    dice move-die red: 1
orders red
    move north up
    when buy: 3 potion
expect
    red northern-party: red 2 orc, red torch, red pickaxe, red 3 potion
    red gold: 8

case what the purse does not pay is not bought in the Village [treasure 12]
given season 3
    red gold: 3
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn14
    dice move-die red: 1
orders red
    move north up
    when buy: potion, rope, torch
expect
    red northern-party: red 2 orc, red torch, red pickaxe, red rope
    red gold: 8

case what lies in a kingdom that is conquered is the conqueror's [treasure 13, king 1]
given season 3
    r6k: blue barbarian
    r6k wall: 0
    r6a: blue hrolf, blue 3 barbarian
    r6a holder: blue
    blue hoard: blue torch (kept-at r6k), blue rope (kept-at r6k), blue crown (kept-at r6k)
    r6c: red 3 orc
    r6c holder: red
    dice battle r6k 1 6 red 3: 1
    dice battle r6k 1 7 blue: 6
orders red
    attack r6k with 2 orc from r6c
expect
    r6k holder: red
    told red: hoard-gained red torch
    told red: hoard-gained red crown
    blue hoard: empty
    red hoard: red torch (kept-at r6k), red rope (kept-at r6k), red crown (kept-at r6k)

case what lies in another kingdom of the loser stays his [treasure 13]
given season 3
    r6k: blue barbarian
    r6k wall: 0
    r1k: blue hrolf, blue 3 barbarian
    r1k holder: blue
    blue hoard: blue torch (kept-at r6k), blue rope (kept-at r1k)
    r6c: red 3 orc
    r6c holder: red
    dice battle r6k 1 6 red 3: 1
    dice battle r6k 1 7 blue: 6
orders red
    attack r6k with 2 orc from r6c
expect
    blue hoard: blue rope (kept-at r1k)
    red hoard: red torch (kept-at r6k)

case what lies in a kingdom that falls vacant waits for who takes it [treasure 13, land 14]
given season 3
    r6k: blue barbarian
    r6k wall: 0
    r6a: blue hrolf, blue 3 barbarian
    r6a holder: blue
    blue hoard: blue torch (kept-at r6k), blue crown (kept-at r6k)
    r6c: red 3 orc
    r6c holder: red
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 1
orders red
    elemental fire-elemental r6k
    transfer 1 orc from r6c to r6k
expect
    told all: fell-vacant r6k
    r6k holder: red
    red hoard: red torch (kept-at r6k), red crown (kept-at r6k)

case items go back to the kingdom when their party leaves [treasure 13, quest 9]
given season 3
    r4b: red orc
    r4b holder: red
    red southern-party: red 2 orc, red torch, red pickaxe, red rope
    red south-at: ws8
orders red
    leave south to r4b
expect
    r4b: red 3 orc
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k), red rope (kept-at r4k)

case what treasures and items a seat has its owner alone sees [treasure 2, seen 15]
given season 3 seats 3
    order 2: green
    green civilization: elves
    green first-kingdom: r3k
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
    red hoard: red torch (kept-at r4k), red crown (kept-at r4k)
expect
    sees red exactly: red hoard
    sees blue nothing: red hoard
    sees green nothing: red hoard

case against the Tower Shield an attack number is 1 at least [treasure 9, battle 2]
given season 2
    r4c: red orc, red hobgoblin [red tower-shield]
    r4c wall: 1
    g5: blue 2 barbarian-archer, blue barbarian
    g5 holder: blue
    dice battle r4c 1 4 blue 1: 1
orders blue
    attack r4c with 1 barbarian-archer 1 barbarian from g5
    when go-on: retreat
expect
    told red: rolled blue barbarian-archer 1 8 1

case the Tower Shield that lies in a kingdom serves its defender, one that lies elsewhere does not [treasure 9, treasure 2]
given season 2
    red hoard: red tower-shield (kept-at r4k)
    r4d: blue 3 barbarian
    r4d holder: blue
orders blue
    attack r4k with 1 barbarian from r4d
    attack r4c with 1 barbarian from r4d
    when go-on: retreat
expect
    told red: strength blue -1 1
    told red: strength blue 0 1
