# SPDX-License-Identifier: MIT
# Temples: training, the die of the spell, scrolls bought, and options. With it go the letters that order them.

# The six spells are the cells of "knows": 0 Heal, 1 Fireball, 2 Lightning Bolt, 3 Poison, 4 Teleport, 5 Battle Blessing.

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    red gold: 40
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r4a: red 2 orc, red morg
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- one purchase ----

case a spell costs 10 gold [temple 1, letters 14]
given season 3
    red gold: 10
    dice teach red: 3
orders red
    train morg
expect
    done red 1
    told only red: training red morg r4a 10 [temple 1]
    told only red: spell-taught red morg lightning [temple 3]
    r4a: red 2 orc, red morg (knows 2 1)
    red gold: 8

case 9 gold pay no spell, no wizard and no scroll [temple 1, letters 14, letters 15]
given season 3
    red gold: 9
orders red
    train morg
    train basic r4a
    scroll
expect
    refused red 1: no-gold 10 9
    refused red 2: no-gold 10 9
    refused red 3: no-gold 10 9

case a scroll costs 10 gold [temple 1, letters 15]
given season 3
    red gold: 10
    scrolls top: infernal
orders red
    scroll
expect
    done red 1
    told only red: scroll-ordered red 10 [temple 1]
    told all: scroll-drawn red [scroll 24]
    told only red: scroll-drawn red infernal
    red scrolls-of: infernal
    red gold: 8

case two temples do not teach two [temple 1, letters 14]
given season 3
    r4b: red orc, red zagga
    r4b holder: red
    r4b building: temple
    r4b builder: red
    r4b built: 1
orders red
    train morg
    train zagga
    train basic r4b
    scroll
expect
    done red 1
    refused red 2: temple-busy [temple 1]
    refused red 3: temple-busy
    refused red 4: temple-busy

case while a wizard is trained no scroll is bought [temple 9, letters 15]
given season 3
orders red
    train morg
    scroll
expect
    done red 1
    refused red 2: temple-busy
    red gold: 38

case after a scroll nobody is trained [temple 1, temple 9, letters 14]
given season 3
orders red
    scroll
    train morg
    scroll
expect
    done red 1
    refused red 2: temple-busy
    refused red 3: temple-busy

case in the next turn the temple is free again [temple 1]
given season 3
    dice teach red: 1 6
orders red
    train morg
expect
    done red 1
next season
orders red
    train morg
expect
    done red 1
    r4a: red 2 orc, red morg (knows 0 1, knows 5 1)

# ---- where who is trained stands ----

case a wizard stands with an operating temple to be taught [temple 2, letters 14]
given season 3
    r4a: red 2 orc
    r4k: red gorbag, red 5 orc, red morg
orders red
    train morg
    train basic r4k
expect
    refused red 1: no-temple-there r4k [temple 2]
    refused red 2: no-temple-there r4k

case without any temple nobody is trained and no scroll is bought [temple 2, letters 14, letters 15]
given season 3
    r4a building: mill
orders red
    train morg
    train basic r4a
    scroll
expect
    refused red 1: no-temple-there r4a
    refused red 2: no-temple-there r4a
    refused red 3: no-temple [letters 15]

case a temple placed in this turn neither teaches nor sells before the next [temple 2, build 5]
given season 3
    r4a building: none
    r4a builder: none
    r4a built: 0
    r4b: red orc
    r4b holder: red
    r4b building: mill
    r4b builder: red
    r4b built: 1
    r4c: red orc
    r4c holder: red
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    dice teach red: 2
orders red
    build temple r4a
    train morg
    scroll
expect
    done red 1
    refused red 2: no-temple-there r4a
    refused red 3: no-temple
next season
orders red
    train morg
expect
    done red 1
    r4a: red 2 orc, red morg (knows 1 1)

case who comes to the temple in this turn is trained in the next at the earliest [temple 2]
given season 3
    r4a: red 2 orc
    r4k: red gorbag, red 5 orc, red morg
    dice teach red: 2
orders red
    train morg
    transfer morg from r4k to r4a
expect
    refused red 1: no-temple-there r4k
    done red 2
next season
orders red
    train morg
expect
    done red 1

case a wizard who is not in play, or another's, is not trained [letters 2]
given season 3
orders red
    train zagga
    train sigrun
expect
    refused red 1: no-such-unit zagga
    refused red 2: no-such-unit sigrun

case kings and DragonLords are not trained [temple 2, unit 22]
given season 3
    r4a: red gorbag, red 2 orc, red vermithrax
    r4k: red 5 orc
orders red
    train gorbag
    train vermithrax
expect
    bad red 1
    bad red 2

# ---- the die ----

case a 1 teaches Heal [temple 3, spell 1]
given season 3
    dice teach red: 1
orders red
    train morg
expect
    told only red: spell-taught red morg heal
    r4a: red 2 orc, red morg (knows 0 1)

case a 2 teaches Fireball [temple 3, spell 1]
given season 3
    dice teach red: 2
orders red
    train morg
expect
    told only red: spell-taught red morg fireball
    r4a: red 2 orc, red morg (knows 1 1)

case a 3 teaches Lightning Bolt, and what he knew he still knows [temple 3, spell 1]
given season 3
    r4a: red 2 orc, red morg (knows 0 1, knows 1 1)
    dice teach red: 3
orders red
    train morg
expect
    told only red: spell-taught red morg lightning
    r4a: red 2 orc, red morg (knows 0 1, knows 1 1, knows 2 1)

case a 4 teaches Poison [temple 3, spell 1]
given season 3
    dice teach red: 4
orders red
    train morg
expect
    told only red: spell-taught red morg poison
    r4a: red 2 orc, red morg (knows 3 1)

case a 5 teaches Teleport [temple 3, spell 1]
given season 3
    dice teach red: 5
orders red
    train morg
expect
    told only red: spell-taught red morg teleport
    r4a: red 2 orc, red morg (knows 4 1)

case a 6 teaches Battle Blessing [temple 3, spell 1]
given season 3
    dice teach red: 6
orders red
    train morg
expect
    told only red: spell-taught red morg blessing
    r4a: red 2 orc, red morg (knows 5 1)

case the die of the spell its owner alone sees [temple 3, seen 13]
given season 3
    dice teach red: 6
orders red
    train morg
expect
    rolled only red: teach red

case a new wizard knows the spell of the die and no other [temple 3]
given season 3
    r4a: red 2 orc
    dice teach red: 4
orders red
    train basic r4a
expect
    done red 1
    told only red: wizard-made red morg [temple 3]
    told only red: spell-taught red morg poison
    r4a: red orc, red morg (knows 0 0, knows 1 0, knows 2 0, knows 3 1, knows 4 0, knows 5 0)

case a spell that he knows already is gold lost, without another throw [temple 4]
given season 3
    red gold: 10
    r4a: red 2 orc, red morg (knows 0 1, knows 1 1)
    dice teach red: 2
orders red
    train morg
expect
    done red 1
    told only red: spell-known red morg fireball [temple 4]
    told nobody: spell-taught
    told nobody: paid-back
    r4a: red 2 orc, red morg (knows 0 1, knows 1 1, knows 2 0, knows 3 0, knows 4 0, knows 5 0)
    red gold: 8

case a wizard who knows all six spells is not taught [temple 5, letters 14]
given season 3
    r4a: red 2 orc, red morg (knows 0 1, knows 1 1, knows 2 1, knows 3 1, knows 4 1, knows 5 1)
orders red
    train morg
expect
    refused red 1: knows-all morg [temple 5]
    red gold: 48

case a wizard who knows five may be taught [temple 5]
given season 3
    r4a: red 2 orc, red morg (knows 0 1, knows 1 1, knows 2 1, knows 3 1, knows 4 1)
    dice teach red: 6
orders red
    train morg
expect
    done red 1
    told only red: spell-taught red morg blessing

# ---- wizards ----

case with three wizards there is no fourth, but they are taught [temple 6, letters 14]
given season 3
    r4k: red gorbag, red 5 orc, red zagga
    iw3: red maw
    red aboard: red urk (ship maw)
    dice teach red: 1
orders red
    train basic r4a
    train morg
expect
    refused red 1: wizards-limit 3 [temple 6]
    done red 2

case a wizard that a quest brings meanwhile leaves no room for the trained one, and the gold comes back [temple 6, buy 17]
given season 3
    r4k: red gorbag, red 5 orc, red zagga
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn10
    dice move-die red: 1
    dice crystal red: 6
    dice teach red: 1
orders red
    train basic r4a
    move north up
expect
    done red 1
    told only red: wizard-found red urk
    told only red: wizards-out red [temple 6]
    told only red: paid-back red 10
    r4a: red 2 orc, red morg
    red gold: 48

case without a basic unit at the temple no wizard is made [temple 2, letters 14]
given season 3
    r4a: red 2 hobgoblin
orders red
    train basic r4a
expect
    refused red 1: no-basic-there r4a [temple 2]

case a basic unit that is placed in this turn is not there since the turn began [temple 2, letters 14]
given season 3
    r4a: red 2 hobgoblin
orders red
    buy orc r4a
    train basic r4a
expect
    done red 1
    refused red 2: no-basic-there r4a

case a hero who learns magic stays a hero, and a policy may choose him [temple 2, hero 4, letters 57]
given season 3
    r4a: red 1 orc [red grim (hero-level 2)], red 2 orc
    dice teach red: 5
orders red
    train basic r4a
    when wizard: grim
expect
    done red 1
    r4a: red 2 orc, red morg (knows 4 1) [red grim (hero-level 2)]

# ---- who is trained does nothing else ----

case who is trained neither sails nor teleports in that turn [temple 7, letters 21]
given season 3
    r4a building: none
    r4a builder: none
    r4a built: 0
    r4c: red 2 orc, red morg (knows 4 1)
    r4c holder: red
    r4c building: temple
    r4c builder: red
    r4c built: 1
    r4a: red orc
    red docks: red maw (harbour r4c)
    dice teach red: 1
orders red
    train morg
    load morg from r4c on maw
    teleport morg to r4k
expect
    done red 1
    refused red 2: in-training morg [temple 7]
    refused red 3: in-training morg
    r4c has red morg

case who is trained leads nobody through a teleportal, and is led by nobody [temple 7, letters 22]
given season 3
    r5k: red orc
    r5k holder: red
    r5f: red 3 orc, red morg
    r5f holder: red
    r5f building: temple
    r5f builder: red
    r5f built: 1
    r4a building: mill
    r4a: red orc
    lb: red orc
    lb holder: red
    dice teach red: 1
orders red
    train morg
    portal morg to lb
expect
    done red 1
    refused red 2: in-training morg

case who is trained does not go on a quest [temple 7, letters 23]
given season 3
    r4b: red 2 orc, red morg
    r4b holder: red
    r4b building: temple
    r4b builder: red
    r4b built: 1
    r4a building: mill
    r4a: red orc
    red hoard: torch (kept-at r4k), pickaxe (kept-at r4k)
    dice teach red: 1
orders red
    train morg
    enter south from r4b with morg
expect
    done red 1
    refused red 2: in-training morg
    r4b: red 2 orc, red morg (knows 0 1)

case who is trained neither attacks nor marches nor is transferred [temple 7, attack 17, march 7]
given season 3
    r4e: stranger
    dice teach red: 1
orders red
    train morg
    attack r4e with morg from r4a
    march morg from r4a via r4k
    transfer morg from r4a to r4k
expect
    done red 1
    refused red 2
    refused red 3: in-training morg
    refused red 4: in-training morg
    r4a: red 2 orc, red morg (knows 0 1)

case a basic unit that is trained stays behind when all the army goes [temple 7]
given season 3
    r4a: red 3 orc
    dice teach red: 1
orders red
    train basic r4a
    transfer 3 orc from r4a to r4k
    transfer army from r4a to r4k
expect
    done red 1
    refused red 2
    done red 3
    r4a: red morg (knows 0 1)
    r4k: red gorbag, red 7 orc

case if he that is trained is lost the gold is lost [temple 7]
given season 3
    r4a: red orc, red morg
    red scrolls-of: fire-elemental
    blue scrolls-of: reflect
    dice elemental-die r6k red: 1
orders red
    train basic r4a
    elemental fire-elemental r6k by morg
orders blue
    when answer: reflect
expect
    done red 1
    done red 2
    told only red: training-lost red [temple 7]
    told nobody: paid-back
    r4a: red morg
    red gold: 38

case who is trained casts no elemental; the king does, if nobody is named [temple 7, scroll 19]
given season 3
    r6k: blue hrolf, blue 15 barbarian
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 1
    dice teach red: 1
orders red
    train morg
    elemental fire-elemental r6k by morg
    elemental fire-elemental r6k
expect
    refused red 2: in-training morg
    done red 3
    told red: elemental-comes r6k red fire-elemental gorbag r4k
    r6k: blue hrolf, blue 14 barbarian

case who is trained defends the land where he stands in the next seat's turn, and has learnt by then [temple 7, temple 3]
given season 3
    r4a: red 3 orc, red morg
    r4e: blue 2 barbarian
    r4e holder: blue
    dice teach red: 2
orders red
    train morg
orders blue
    attack r4a with 1 barbarian from r4e
    when go-on: retreat
expect
    told red: spell-cast red morg fireball 1
    r4e: blue barbarian

# ---- scrolls ----

case who holds three scrolls buys none [temple 8, letters 15]
given season 3
    red scrolls-of: infernal, infernal, berserk
orders red
    scroll
expect
    refused red 1: scrolls-full 3 3 [temple 8]

case who holds two scrolls buys a third [temple 8, scroll 2]
given season 3
    red scrolls-of: infernal, infernal
    scrolls top: berserk
orders red
    scroll
expect
    done red 1
    red scrolls-of: infernal, infernal, berserk

case when a third scroll came meanwhile the one bought is the fourth, and the last drawn goes [temple 8, scroll 2, letters 63]
given season 3
    red scrolls-of: infernal, infernal
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn3
    quests top: wraith-quest
    scrolls top: berserk, tempest
    dice move-die red: 1
    dice crystal red: 6
orders red
    scroll
    move north up
expect
    told only red: scroll-drawn red berserk
    then told only red: scroll-drawn red tempest
    told all: scroll-dropped red tempest [scroll 2]
    red scrolls-of: infernal, infernal, berserk
    used-scrolls: tempest

case a policy says which of four scrolls goes [scroll 2, letters 63]
given season 3
    red scrolls-of: infernal, infernal
    red northern-party: red 2 orc, torch, pickaxe
    red north-at: wn3
    quests top: wraith-quest
    scrolls top: berserk, tempest
    dice move-die red: 1
    dice crystal red: 6
orders red
    scroll
    move north up
    when discard: infernal
expect
    told all: scroll-dropped red infernal
    red scrolls-of: infernal, berserk, tempest
    used-scrolls: infernal

case a scroll that was bought is not used in the turn that bought it [scroll 24, temple 1]
given season 3
    r4e: 2 stranger
    scrolls top: infernal
    dice battle r4e 1 7 nobody 3: 6 6
orders red
    scroll
    attack r4e with morg from r4a
    when scroll: infernal
    when go-on: retreat
expect
    told nobody: scroll-cast
    red scrolls-of: infernal

case a scroll that was bought is used from the next seat's turn on, in defence too [scroll 24]
given season 3
    r4e: blue 4 barbarian
    r4e holder: blue
    scrolls top: infernal
    dice scroll-die r4a 1 red: 3
orders red
    scroll
    when scroll: infernal
orders blue
    attack r4a with 3 barbarian from r4e
expect
    told red: scroll-drawn red infernal
    then told red blue: scroll-cast red morg infernal
    red scrolls-of: empty
    used-scrolls: infernal
    r4e: blue barbarian
    r4a: red 2 orc, red morg

case when the deck is used up the discards are shuffled, and then drawn from [scroll 1]
given season 3
    scrolls: berserk
    used-scrolls: rest of scrolls
    shuffle scrolls: infernal
orders red
    scroll
expect
    red scrolls-of: berserk
next season
orders red
    scroll
expect
    told all: scrolls-shuffled [scroll 1]
    red scrolls-of: berserk, infernal
    used-scrolls: empty

# ---- options ----

case fog of war is on: others see a band of a garrison, their owner all [option 1, option 3]
given season 2
expect
    sees red exactly: r4k
    sees blue band: r4k

case without fog all numbers and kinds are open [option 1, option 3]
given season 2 option fog no
expect
    sees blue exactly: r4k

case reduced scrolls are on: an elemental kills d8 units [option 1, option 2]
given season 2
    r6k: blue hrolf, blue 15 barbarian
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 8
orders red
    elemental fire-elemental r6k
expect
    r6k: blue hrolf, blue 7 barbarian

case without reduced scrolls an elemental kills d12 units [option 1, option 2]
given season 2 option weak-scrolls no
    r6k: blue hrolf, blue 15 barbarian
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 12
orders red
    elemental fire-elemental r6k
expect
    r6k: blue hrolf, blue 3 barbarian

case bids are off, unless the match says otherwise [option 1, letters 4]
given season 2
orders red
    bid 1
expect
    refused red 1: no-bids
    red gold: 48

case where bids are on they are paid [option 1, option 5]
given season 2 option bid yes
orders red
    bid 1
expect
    done red 1
    red gold: 47

case pillage is off, unless the match says otherwise [option 1, option 8]
given season 2
    r4a: red 2 wolf-rider
    r4e: blue barbarian
    r4e holder: blue
orders red
    pillage r4e from r4a with 1
expect
    refused red 1: pillage-off [option 8]

case where pillage is on gold is destroyed [option 1, option 8]
given season 2 option pillage yes
    blue gold: 9
    r4a: red 2 wolf-rider
    r4e: blue barbarian
    r4e holder: blue
    dice raid-die r4e red: 2
    dice plunder r4e red: 4
orders red
    pillage r4e from r4a with 1
expect
    done red 1
    blue gold: 13
    red gold: 48

case cannons against ships are off: none rolls before an invasion from the sea [option 1, option 6]
given season 2 option civilization-2 dwarves
    blue civilization: dwarves
    r6k: blue thrain, blue 5 dwarf
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    r5c: blue cannon
    r5c holder: blue
    dice battle r5c 1 6 red 3: 4
orders red
    attack r5c with 3 orc off maw
    when go-on: retreat
expect
    done red 1
    told nobody: ship-sunk

case where cannons against ships are on a 1 of d12 sinks one [option 1, option 6]
given season 2 option shore-cannon yes option civilization-2 dwarves
    blue civilization: dwarves
    r6k: blue thrain, blue 5 dwarf
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    r5c: blue cannon
    r5c holder: blue
    dice sinking r5c blue: 1
orders red
    attack r5c with 3 orc off maw
expect
    told all: ship-sunk red maw r5c [option 6]
    iw3: empty
    r5c: blue cannon

case direct hits are off: a catapult that throws a 1 makes an ordinary hit [option 1, option 7]
given season 2
    r6k: blue hrolf, blue 5 barbarian, blue catapult
    r6c: red 9 orc, red catapult
    r6c holder: red
    dice battle r6k 1 3 blue: 1
orders red
    attack r6k with 4 orc 1 catapult from r6c
    when go-on: retreat
    when shooters: silent
expect
    told nobody: catapult-hit

case where direct hits are on a 1 takes a catapult of the attacker [option 1, option 7]
given season 2 option direct-hit yes
    r6k: blue hrolf, blue 5 barbarian, blue catapult
    r6c: red 9 orc, red catapult
    r6c holder: red
    dice battle r6k 1 3 blue: 1
orders red
    attack r6k with 4 orc 1 catapult from r6c
    when go-on: retreat
    when shooters: silent
expect
    told red blue: catapult-hit red catapult
    r6c has 0 red catapult

# ---- which of several reasons is told ----

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
    r4a: red 2 hobgoblin, red morg (knows 0 1, knows 1 1, knows 2 1, knows 3 1, knows 4 1, knows 5 1)
    r4a holder: red
    r4a building: temple
    r4a builder: red
    r4a built: 1
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

case of several reasons against training the first of the list is told: temple, six spells, three wizards, basic unit, gold [letters 1, letters 14]
given season 3
    r4k: red gorbag, red 5 orc, red zagga
    r4b: red hobgoblin
    r4b holder: red
orders red
    train zagga
    train morg
    train basic r4b
    train basic r4a
expect
    refused red 1: no-temple-there r4k
    refused red 2: knows-all morg
    refused red 3: no-temple-there r4b
    refused red 4: no-basic-there r4a

case the limit of wizards is told before the missing basic unit, and a purchase at the temple before both [letters 1, letters 14]
given season 3
    red gold: 10
    r4k: red gorbag, red 5 orc, red zagga, red urk
    scrolls top: infernal
orders red
    train basic r4a
    scroll
    train basic r4a
    train morg
expect
    refused red 1: wizards-limit 3
    done red 2
    refused red 3: temple-busy
    refused red 4: temple-busy

case of several reasons against a scroll the first of the list is told: purchase before, three in hand, gold [letters 1, letters 15]
given season 3
    red gold: 0
    red scrolls-of: infernal, infernal, berserk
orders red
    scroll
expect
    refused red 1: scrolls-full 3 3
next season
given
    red gold: 0
    red scrolls-of: infernal, infernal
    used-scrolls: berserk
orders red
    scroll
expect
    refused red 1: no-gold 10 0

# ---- who becomes one keeps what he has ----

case a unit that becomes a wizard keeps the treasure it carries [temple 3, treasure 2]
given season 3
    red gold: 10
    r4a: red orc [red crown]
    dice teach red: 5
orders red
    train basic r4a
expect
    r4a: red morg (knows 4 1) [red crown]

case a unit that becomes a DragonLord keeps the treasure it carries, and the Orb goes [treasure 2, treasure 5]
given season 3
    red northern-party: red orc [red crown, red dragonorb], red torch, red pickaxe
    red north-at: wn7
    dice move-die red: 1
    dice orb-die red: 6
orders red
    move north up
expect
    red northern-party: red vermithrax [red crown], red torch, red pickaxe
    vault has dragonorb
