# SPDX-License-Identifier: MIT
# A second reader, from the rulebook and the clauses alone: sallies and sorties.

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
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

# ---- sally and sortie ----

case in a sally all of the garrison roll though a wall of level 3 stands behind them, each with the king's 1 [sortie 2, sortie 10, wall 13, battle 2, battle 13]
given season 3
    r6k besieger: red
    c6: red 3 orc
    dice battle r6k 1 6 blue 5: 5 6 5 6 5
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    sally r6k
expect
    done blue 1
    c6: empty
    r6k: blue hrolf, blue 5 barbarian
    r6k besieger: none
    r6k wall: 3
    told all: siege-over
    told blue: hero-named

case the third seat learns of a sally who fought, where and how it ended, neither dice nor units [seen 6, seen 7]
given season 3
    r6k besieger: red
    c6: red 3 orc
    dice battle r6k 1 6 blue 5: 5 5 5
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    sally r6k
expect
    told green: sortie-made blue red r6k
    told only red blue: sortie-made blue red r6k 6 3
    told all: siege-over
    not told green: stands-there
    not told green: units-lost
    rolled only red blue: battle r6k 1 6 blue 5
    rolled only red blue: battle r6k 1 7 red 3

case who sallied and withdrew is told to all, and the siege goes on [seen 7, sortie 6]
given season 3
    r6k besieger: red
    c6: red 3 orc
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 1 4 4
orders blue
    sally r6k
    when sortie-go-on: stop
expect
    c6: red 3 orc
    r6k: blue hrolf, blue 4 barbarian
    r6k besieger: red
    told all: withdrew blue r6k

case catapults of a sally go back within when it stops [sortie 6]
given season 3
    r6k besieger: red
    r6k: blue hrolf, blue 2 barbarian, blue catapult
    c6: red 3 orc
    dice battle r6k 1 4 blue 7: 6
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 4 4
orders blue
    sally r6k
    when sortie-go-on: stop
expect
    r6k: blue hrolf, blue 2 barbarian, blue catapult
    r6k besieger: red
    told nobody: engines-left

case in a sally the camp shoots first, in step 3, the garrison in step 4, without penalty [sortie 2, missile 3]
given season 3
    r6k besieger: red
    r6k: blue hrolf, blue barbarian, blue barbarian-archer
    c6: red orc, red orc-archer
    dice battle r6k 1 3 red 2: 2
    dice battle r6k 1 4 blue 4: 4
    dice battle r6k 1 6 blue 5: 4
orders blue
    sally r6k
    when casualties: barbarian-archer
orders red
    when casualties: orc
expect
    c6: empty
    r6k: blue hrolf, blue barbarian

case cavalry of the garrison have their own numbers in a sally and flank [sortie 2, melee 8]
given season 3
    r6k besieger: red
    r6k: blue hrolf, blue barbarian-cavalry
    c6: red catapult, red hobgoblin
    dice battle r6k 1 3 red 6: 10
    dice battle r6k 1 6 blue 8: 4
    dice battle r6k 1 7 red 4: 10
orders blue
    sally r6k
    when flank: yes
    when sortie-go-on: stop
orders red
    when casualties: hobgoblin
expect
    c6: red catapult
    r6k: blue hrolf, blue barbarian-cavalry

case riders come to a sally from four steps away, the step into the kingdom included [sortie 3]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r5e: blue 2 barbarian-cavalry, blue barbarian
    r5e holder: blue
    r5a: blue barbarian
    r5a holder: blue
    g6: blue barbarian
    g6 holder: blue
    r6c: blue barbarian
    r6c holder: blue
orders blue
    sally r6k
    when sortie-cavalry: 9 r5e
    when sortie-go-on: stop
expect
    told blue: rode-in blue
    r5e: blue barbarian
    r6k has 2 blue barbarian-cavalry

case five steps are too far for riders, and their owner is told [sortie 3, sortie 11]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r5d: blue 2 barbarian-cavalry, blue barbarian
    r5d holder: blue
    r5e: blue barbarian
    r5e holder: blue
    r5a: blue barbarian
    r5a holder: blue
    g6: blue barbarian
    g6 holder: blue
    r6c: blue barbarian
    r6c holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    sally r6k
    when sortie-cavalry: 9 r5d
    when sortie-go-on: stop
expect
    told nobody: rode-in
    r5d: blue 2 barbarian-cavalry, blue barbarian
    told only blue: support-stays
    r6k: blue hrolf, blue 5 barbarian

case one rider stays where nobody else would [sortie 3, land 12]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r6a: blue 3 barbarian-cavalry
    r6a holder: blue
orders blue
    sally r6k
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    r6a: blue barbarian-cavalry
    r6k has 2 blue barbarian-cavalry

case riders do not cross the mountain before the kingdom, nor land of an enemy [sortie 3]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r6b: blue 3 barbarian-cavalry
    r6b holder: blue
    r6a: red orc
    r6a holder: red
    r6c: red orc
    r6c holder: red
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    sally r6k
    when sortie-cavalry: 9 r6b
    when sortie-go-on: stop
expect
    told nobody: rode-in
    r6b: blue 3 barbarian-cavalry
    told only blue: support-stays

case who raided comes to no sally in the same turn [sortie 10, sortie 11, raid 6]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r6a: blue 2 barbarian-cavalry, blue barbarian
    r6a holder: blue
    r6b: red 2 orc
    r6b holder: red
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    raid r6b from r6a with 2
    sally r6k
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
expect
    done blue 1
    told nobody: rode-in
    r6a: blue 2 barbarian-cavalry, blue barbarian
    told only blue: support-stays

case of riders only those that did not raid come to the sally [sortie 10]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r6a: blue 2 barbarian-cavalry, blue barbarian
    r6a holder: blue
    r6b: red 3 orc
    r6b holder: red
orders blue
    raid r6b from r6a with 1
    sally r6k
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    r6a: blue barbarian-cavalry, blue barbarian
    r6k has 1 blue barbarian-cavalry

case who marched comes to no sally [sortie 10]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r6f: blue 2 barbarian-cavalry, blue barbarian
    r6f holder: blue
    r6a: blue barbarian
    r6a holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    march 2 barbarian-cavalry from r6f via r6a
    sally r6k
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
expect
    done blue 1
    told nobody: rode-in
    r6a: blue 2 barbarian-cavalry, blue barbarian

case riders that conquered land come to a sally from there, one staying [sortie 10, attack 16]
given season 3
    r6k besieger: red
    c6: red 5 orc
    r6a: blue 2 barbarian-cavalry, blue barbarian
    r6a holder: blue
    r6b: red orc
    r6b holder: red
    dice battle r6b 1 6 blue 7: 1
    dice battle r6b 1 7 red 3: 6
orders blue
    attack r6b with 2 barbarian-cavalry from r6a
    sally r6k
    when sortie-cavalry: 9 r6b
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    r6b: blue barbarian-cavalry
    r6k has 1 blue barbarian-cavalry
    told blue: rode-in blue

case five places come by teleport, two riders and a foot; they stay [sortie 5]
given season 3
    r6k besieger: red
    c6: red 5 orc
    r5f: blue sigrun (knows 4 1), blue 2 barbarian-cavalry, blue 2 barbarian
    r5f holder: blue
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-escort: 2 cavalry, barbarian
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    told blue: teleported-in
    r5f: blue barbarian
    r6k has 2 blue barbarian-cavalry, 1 blue sigrun

case a third rider has no place beside the teleporter, and the owner is told [sortie 5, sortie 11]
given season 3
    r6k besieger: red
    c6: red 5 orc
    r5f: blue sigrun (knows 4 1), blue 3 barbarian-cavalry, blue barbarian
    r5f holder: blue
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-escort: 3 cavalry
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    r5f: blue barbarian-cavalry, blue barbarian
    r6k has 2 blue barbarian-cavalry, 1 blue sigrun
    told only blue: support-stays

case a caster alone on her land does not come, for it may not be left empty [land 12, sortie 11]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r5f: blue sigrun (knows 4 1)
    r5f holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told nobody: teleported-in
    r5f: blue sigrun
    told only blue: support-stays

case a caster without the spell does not come [sortie 5, sortie 11]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r5f: blue sigrun (knows 0 1), blue barbarian
    r5f holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    r5f: blue sigrun, blue barbarian
    told only blue: support-stays

case out of a party a caster comes to a sortie [sortie 5]
given season 3
    r6k besieger: red
    c6: red 5 orc
    blue southern-party: blue sigrun (knows 4 1), blue barbarian, torch, pickaxe
    blue south-at: ws4
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    told blue: sortie-made blue red r6k
    r6k has 1 blue sigrun
    blue southern-party: blue barbarian, torch, pickaxe

case but nobody comes to a sally straight out of a party [quest 15]
given season 3
    r6k besieger: red
    c6: red 5 orc
    blue southern-party: blue sigrun (knows 4 1), blue barbarian, torch, pickaxe
    blue south-at: ws4
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 1
    blue southern-party has 1 blue sigrun
    told nobody: teleported-in

case who teleported in to a sally does not go away in phase 5, by spell or on foot [sortie 5]
given season 3
    r6k besieger: red
    c6: red orc
    r5f: blue sigrun (knows 4 1), blue 2 barbarian
    r5f holder: blue
    r6a: blue barbarian
    r6a holder: blue
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    sally r6k
    teleport sigrun to r5f late
    transfer sigrun from r6k to r6a
    when sortie-caster: sigrun
expect
    told all: siege-over red r6k
    refused blue 2
    refused blue 3: stays-with-army
    r6k has 1 blue sigrun

case in phase 2 of her next turn she may teleport away again [sortie 5, round 3]
given season 3
    r6k besieger: red
    c6: red orc
    r5f: blue sigrun (knows 4 1), blue 2 barbarian
    r5f holder: blue
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    sally r6k
    when sortie-caster: sigrun
expect
    r6k has 1 blue sigrun
next season
orders blue
    teleport sigrun to r5f
expect
    done blue 1
    r5f: blue sigrun, blue 2 barbarian

case infantry that sallied does not fight again, yet is transferred in phase 5 [attack 5, march 5]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: blue barbarian
    r6a holder: blue
    r6d: red orc
    r6d holder: red
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    sally r6k
    attack r6d with 3 barbarian from r6k
    transfer 2 barbarian from r6k to r6a
expect
    refused blue 2: used-up
    done blue 3
    r6a: blue 3 barbarian
    r6d: red orc

case a kingdom sallies once a turn [letters 31]
given season 3
    r6k besieger: red
    c6: red 3 orc
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    sally r6k
    sally r6k
    when sortie-go-on: stop
expect
    done blue 1
    refused blue 2
    told blue 1 times: sortie-made blue

case nobody sallies who is not besieged, nor from a kingdom that is not his [letters 31]
given season 3
    r6k besieger: red
    c6: red 3 orc
orders green
    sally r3k
    sally r6k
expect
    refused green 1
    refused green 2: not-yours
    told nobody: sortie-made

case a garrison that dies in a sally leaves the kingdom to the camp [sortie 7, siege 13]
given season 3
    r6k besieger: red
    r6k: blue barbarian
    r6f: blue hrolf, blue 2 barbarian
    r6f holder: blue
    c6: red 3 orc
    dice battle r6k 1 6 blue 4: 5
    dice battle r6k 1 7 red 3: 3
orders blue
    sally r6k
expect
    r6k: red 3 orc
    r6k holder: red
    r6k besieger: none
    c6: empty
    told all: conquered
    not out blue

case if camp and garrison kill each other the kingdom is vacant [siege 13, battle 20]
given season 3
    r6k besieger: red
    r6k: blue barbarian
    r6f: blue hrolf, blue 2 barbarian
    r6f holder: blue
    c6: red orc
    dice battle r6k 1 6 blue 4: 4
    dice battle r6k 1 7 red 3: 3
orders blue
    sally r6k
expect
    r6k: empty
    r6k holder: none
    c6: empty
    told nobody: conquered

case after twelve rounds a sally must stop [sortie 6]
given season 3
    r6k besieger: red
    r6k: blue barbarian
    r6f: blue hrolf, blue 2 barbarian
    r6f holder: blue
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
    sally r6k
    when sortie-go-on: fight
expect
    told all: withdrew blue r6k
    r6k: blue barbarian
    c6: red orc
    r6k besieger: red

case when a sally has beaten the camp it may pursue, and the king stays [sortie 7]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: red orc
    r6a holder: red
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6a 1 6 blue 4: 4
    dice battle r6a 1 7 red 3: 6
orders blue
    sally r6k
    when pursue: r6a
expect
    r6a holder: blue
    r6k has 1 blue hrolf
    told all: conquered

case nobody pursues onto neutral land [sortie 7]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: stranger
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    sally r6k
    when pursue: r6a
expect
    r6a: stranger
    r6k: blue hrolf, blue 5 barbarian

case nor onto land that was attacked in this turn [sortie 7, attack 4]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: red orc
    r6a holder: red
    r6f: blue 2 barbarian
    r6f holder: blue
    dice battle r6a 1 6 blue 4: 6
    dice battle r6a 1 7 red 3: 6
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    attack r6a with barbarian from r6f
    sally r6k
    when go-on: retreat
    when pursue: r6a
expect
    r6a: red orc
    r6k: blue hrolf, blue 5 barbarian

case the force ratio of a sortie counts the riders that would come [sortie 3, battle 34, letters 53]
given season 3
    r6k besieger: red
    c6: red 6 orc
    r6a: blue 2 barbarian-cavalry, blue barbarian
    r6a holder: blue
orders blue
    when sortie if ratio >= 200: yes
    when sortie-cavalry: 9 r6a
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k

case and without them it is 31 to 18, which is less than 200 [battle 34, letters 53]
given season 3
    r6k besieger: red
    c6: red 6 orc
orders blue
    when sortie if ratio >= 173: yes
expect
    asked blue: sortie
    told nobody: sortie-made

case a camp that held, and met a sortie, does not storm in that turn [siege 9, sortie 9]
given season 3
    r6k besieger: red
    c6: red 5 orc
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4 4 4
orders red
    hold r6k
    storm r6k
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    done red 1
    refused red 2: camp-acted

case a caster of the camp escapes from a sortie at the start of step 3 [sortie 2, battle 29, battle 30]
given season 3
    r6k besieger: red
    c6: red morg (knows 4 1), red 2 orc
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4
orders red
    when escape: r4k
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    r4k has 1 red morg
    c6: red 2 orc

case the third seat reads the same whether riders came to the sally or not [seen 7, seen 3]
given season 3
    r6k besieger: red
    c6: red 19 orc
    r6a: blue 3 barbarian-cavalry
    r6a holder: blue
    dice battle r6k 1 7 red 3: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
orders blue
    sally r6k
    when sortie-cavalry: 2 r6a
    when sortie-go-on: stop
twin green
orders blue
    sally r6k
    when sortie-go-on: stop
