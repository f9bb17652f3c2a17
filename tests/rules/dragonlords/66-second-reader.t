# SPDX-License-Identifier: MIT
# A second reader's cases: sallies and sorties, the sea, quests. Written from the rulebook and the clauses alone.

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

# ---- the sea ----

case one unit stays ashore where units board [sail 3, letters 17]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    g5: red 3 orc
    g5 holder: red
orders red
    load 3 orc from g5 on maw
    load 2 orc from g5 on maw
expect
    refused red 1: nobody-stays
    done red 2
    g5: red orc
    red aboard: red 3 orc (ship maw)

case two catapults fill a ship [unit 20, sail 2]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    g5: red 2 catapult, red 2 orc
    g5 holder: red
orders red
    load 2 catapult from g5 on maw
    load 1 catapult from g5 on maw
    load 1 catapult from g5 on maw
expect
    refused red 1
    done red 2
    refused red 3
    g5: red catapult, red 2 orc

case ships of Orcs sail six zones, not seven [sail 4]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
orders red
    sail maw iw2 w2 w1 n1 n2 e1 e2
    sail maw iw2 w2 w1 n1 n2 e1
expect
    refused red 1: too-many-zones
    done red 2
    e1: red maw

case ships of Barbarians sail ten [sail 4]
given season 3
    ie3: blue wolf
    blue aboard: blue barbarian (ship wolf)
orders blue
    sail wolf ie2 e2 e1 n2 n1 w1 w2 iw2 iw3 iw2
expect
    done blue 1
    iw2: blue wolf

case whoever lands on a vacant island has it and its shard at once [sail 7, shard 2]
given season 3
    iw2: red maw
    red aboard: red 2 orc (ship maw)
    i5: empty
    i5 shards: 1
    hidden-shards: 8
    r4k shards: 0
orders red
    land 1 orc off maw at i5
expect
    i5: red orc
    i5 holder: red
    r4k shards: 1
    i5 shards: 0
    told all: shard-found

case who lands may not land on neutral or enemy land [sail 7, sail 9, letters 19]
given season 3
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    g4: 5 stranger
    lb: blue barbarian
    lb holder: blue
orders red
    land 1 orc off maw at g4
    land 1 orc off maw at lb
expect
    refused red 1: no-landing
    refused red 2: no-landing
    red aboard: red 3 orc (ship maw)

case a ship that meets others is stopped, and the battle comes before all orders of phase 4 [naval 1, naval 3, round 8]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    r4d: red 2 orc
    r4d holder: red
    g4: stranger
    dice battle iw2 1 6 red 3: 3 3
    dice battle iw2 1 7 blue 4: 5 5
orders red
    attack g4 with 1 orc from r4d
    sail maw iw2 w2
    when go-on: retreat
expect
    told all: sea-battle red blue iw2
    then told all: attacked red
    iw2: red maw, red wolf
    w2: empty

case the winner of a sea battle with a unit for each ship captures them [naval 12]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 5
orders red
    sail maw iw2
expect
    iw2: red maw, red wolf
    blue aboard: empty
    told all: ship-captured

case with too few units for all ships those of the loser sink [naval 12]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 5
orders red
    sail maw iw2
expect
    iw2: red maw
    told all: ship-lost
    told nobody: ship-captured

case when nobody is left the ships of both drift, empty [naval 12, sail 13]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 4
orders red
    sail maw iw2
expect
    iw2: red maw, blue wolf
    red aboard: empty
    blue aboard: empty
    told all: ships-drift

case an empty ship that drifts is taken by whoever is there at the end of phase 2 with a unit for each [naval 4]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
orders red
    sail maw iw2
expect
    iw2: red maw, red wolf
    told all: empty-ship-taken

case but not with a single unit for two ships, and it blocks nobody [naval 4]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw)
    iw2: blue wolf
orders red
    sail maw iw2 w2
expect
    w2: red maw
    iw2: blue wolf
    told nobody: ship-stops

case who turns back lies where he was, and has sailed [naval 2]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    w2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    sail maw iw2 w2 w1
    sail maw iw3
    when blockade: back
expect
    iw2: red maw
    refused red 2: ship-has-sailed
    told nobody: sea-battle

case cavalry at sea roll and stand as heavy units, and nobody flanks [naval 8]
given season 3
    iw3: red maw
    red aboard: red wolf-rider (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian-cavalry (ship wolf)
    dice battle iw2 1 6 red 4: 8
    dice battle iw2 1 7 blue 6: 8
orders red
    sail maw iw2
    when go-on: retreat
expect
    iw3: red maw
    iw2: blue wolf
    red aboard: red wolf-rider (ship maw)

case catapults at sea neither roll nor fall to hits, and go down with their side [naval 9]
given season 3
    iw3: red maw
    red aboard: red orc (ship maw), red catapult (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6
    dice battle iw2 1 7 blue 4: 4
orders red
    sail maw iw2
    when casualties: catapult
expect
    told blue: ship-captured
    red aboard: empty
    iw2: blue maw, blue wolf

case cavalry aboard do not raid, those put ashore before do [raid 2, raid 3, letters 34]
given season 3
    iw3: red maw
    red aboard: red 2 wolf-rider (ship maw)
    r4c: red orc
    r4c holder: red
    g5: blue 2 barbarian
    g5 holder: blue
    dice raid-die: 2
orders red
    raid g5 from iw3 with 1
    land 1 wolf-rider off maw at r4c
    raid g5 from r4c with 1
expect
    done red 3
    g5: blue barbarian
    r4c has 1 red wolf-rider
    red aboard: red wolf-rider (ship maw)

case from a zone where enemy ships lie undefeated no coast is attacked [attack 10]
given season 3
    iw3: red maw, blue wolf
    red aboard: red 3 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    g5: blue barbarian
    g5 holder: blue
orders red
    attack g5 with 3 orc off maw
expect
    refused red 1: enemy-ships
    g5: blue barbarian

case ships emptied by a conquest dock there [attack 9, attack 11]
given season 3
    iw3: red maw, red tusk
    red aboard: red 2 orc (ship maw), red 2 hobgoblin (ship tusk)
    g5: blue barbarian
    g5 holder: blue
    dice battle g5 1 6 red 3: 1
    dice battle g5 1 7 blue 4: 6
orders red
    attack g5 with 2 orc off maw
expect
    g5: red 2 orc
    red docks: red maw (harbour g5)
    iw3: red tusk

case ships docked before a besieged kingdom do not leave [sail 10, siege 3]
given season 3
    r6k besieger: red
    c6: red 3 orc
    blue docks: wolf (harbour r6k)
    r6f: blue 3 barbarian
    r6f holder: blue
orders blue
    load 2 barbarian from r6k on wolf
    sail wolf ie3
expect
    refused blue 1
    refused blue 2
    blue docks: wolf (harbour r6k)

case the load of a ship its owner alone knows [seen 1, seen 9]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
orders red
    sail maw iw2
twin blue green
    red aboard: red 5 hobgoblin (ship maw), red morg (ship maw)

case trainees alone do not sally [temple 7, letters 31]
given season 3
    blue gold: 12
    r6k besieger: red
    r6k: blue sigrun (knows 0 1)
    r6k building: temple
    r6k builder: blue
    r6f: blue hrolf, blue 2 barbarian
    r6f holder: blue
    c6: red 3 orc
orders blue
    train sigrun
    sally r6k
expect
    done blue 1
    refused blue 2
    told nobody: sortie-made

case who began in the zone has nowhere to retreat to, and fights on [naval 11, naval 14]
given season 3
    iw3: red maw, blue wolf
    red aboard: red 2 orc (ship maw)
    blue aboard: blue barbarian (ship wolf)
    dice battle iw3 1 6 red 3: 6 6
    dice battle iw3 1 7 blue 4: 6
    dice battle iw3 2 6 red 3: 3
    dice battle iw3 2 7 blue 4: 6
orders red
    fight iw3
    when go-on: retreat
expect
    done red 1
    iw3: red maw, red wolf

case ships that retreat go where they came from [naval 11]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 3 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6 6 6
orders red
    sail maw iw2
    when go-on: retreat
expect
    iw3: red maw
    iw2: blue wolf
    told all: sailed-off

case a fight that finds nobody aboard is the one fight there [naval 14, letters 33]
given season 3
    iw3: red maw, blue wolf
    red aboard: red orc (ship maw)
orders red
    fight iw3
    fight iw3
expect
    done red 1
    refused red 2: fought-there
    told nobody: sea-battle
    iw3: red maw, blue wolf

case of two owners in a zone the one whose turn comes next is fought first [naval 6]
given season 3
    iw3: red maw
    red aboard: red 6 orc (ship maw)
    iw2: blue wolf, green heron
    blue aboard: blue barbarian (ship wolf)
    green aboard: green elf (ship heron)
    dice battle iw2 1 6 red 3: 1 1
    dice battle iw2 1 7 blue 4: 6
    dice battle iw2 1 7 green 3: 6
orders red
    sail maw iw2
expect
    told all: sea-battle red blue iw2
    then told all: sea-battle red green iw2
    iw2: red maw, red wolf, red heron

case of a sea battle the third seat learns that it was fought and how it ended, no units [seen 6, seen 7, seen 9]
given season 3
    iw3: red maw
    red aboard: red 2 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 5
orders red
    sail maw iw2
expect
    told green: sea-battle red blue iw2
    told only red blue: sea-battle red blue iw2 2 1
    told green: ship-captured
    not told green: units-lost
    rolled only red blue: battle iw2 1 6 red 3

case the Water elemental takes units aboard, one a point, and no caster [scroll 20, scroll 21]
given season 3
    red scrolls-of: water-elemental
    iw2: blue wolf
    blue aboard: blue sigrun (ship wolf), blue 3 barbarian (ship wolf)
    dice elemental-die: 8
orders red
    elemental water-elemental iw2 blue
expect
    blue aboard: blue sigrun
    iw2: blue wolf
    used-scrolls: water-elemental

case a Tempest strikes at sea, and who has no caster there casts none [scroll 12, scroll 3]
given season 3
    red scrolls-of: tempest
    iw3: red maw
    red aboard: red morg (ship maw), red orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice scroll-die: 2
orders red
    sail maw iw2
    when scroll: tempest
expect
    iw2: red maw, red wolf
    blue aboard: empty
    red aboard has 1 red orc

case who retreats from a coast goes back aboard [battle 23]
given season 3
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    g5: blue 2 barbarian
    g5 holder: blue
    dice battle g5 1 6 red 3: 6 6 6
    dice battle g5 1 7 blue 4: 6 6
orders red
    attack g5 with 3 orc off maw
    when go-on: retreat
expect
    iw3: red maw
    red aboard: red 3 orc (ship maw)
    g5: blue 2 barbarian

case ships docked at land that is conquered go to the conqueror [sail 11, king 1]
given season 3
    r5c: red 3 orc
    r5c holder: red
    r5d: blue barbarian
    r5d holder: blue
    blue docks: wolf (harbour r5d)
    dice battle r5d 1 6 red 3: 3
    dice battle r5d 1 7 blue 4: 6
orders red
    attack r5d with 2 orc from r5c
expect
    red docks: red wolf (harbour r5d)
    told all: ship-taken

case a caster teleports in to a sally from her ship, where one stays [sortie 5, portal 4]
given season 3
    r6k besieger: red
    c6: red 5 orc
    ie3: blue wolf
    blue aboard: blue sigrun (knows 4 1 ship wolf), blue 2 barbarian (ship wolf)
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-escort: 5 barbarian
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    blue aboard: blue barbarian (ship wolf)
    r6k has 1 blue sigrun

case she takes another caster along, each one place [sortie 5, unit 20]
given season 3
    r6k besieger: red
    c6: red 5 orc
    r5f: blue sigrun (knows 4 1), blue halla, blue 2 barbarian
    r5f holder: blue
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-escort: halla
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    r5f: blue 2 barbarian
    r6k has 1 blue sigrun, 1 blue halla

case who teleported in goes with the army into the pursuit [sortie 5, sortie 7]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: red orc
    r6a holder: red
    r5f: blue sigrun (knows 4 1), blue barbarian
    r5f holder: blue
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6a 1 6 blue 4: 4
    dice battle r6a 1 7 red 3: 6
orders blue
    sally r6k
    when sortie-caster: sigrun
    when pursue: r6a
expect
    r6a: blue sigrun, blue 5 barbarian
    r6k: blue hrolf

case pursuit is no siege, even of a kingdom's neighbour, and no sortie answers it [sortie 8]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6a 1 6 blue 4: 6 6 6 6 6
    dice battle r6a 1 7 red 3: 6 6 6
orders blue
    sally r6k
    when pursue: r6a
    when go-on: retreat
expect
    r6a: red 3 orc
    r6k: blue hrolf, blue 5 barbarian
    told nobody: siege-laid

case cavalry of the garrison that sallied is asked to no second aid and stays where it is [sortie 4]
given season 3
    r6k besieger: red
    c6: red 5 orc
    r6a: blue 3 barbarian-cavalry, blue barbarian
    r6a holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
orders blue
    sally r6k
    transfer 2 barbarian-cavalry from r6k to r6a
    when sortie-cavalry: 2 r6a
    when sortie-go-on: stop
    when casualties: 9 barbarian
expect
    refused blue 2
    r6a: blue barbarian-cavalry, blue barbarian
    r6k has 2 blue barbarian-cavalry

# ---- quests ----

case a party that enters by the bridge counts the Village as its first step [quest 11]
given season 3
    r5b: red 3 orc
    r5b holder: red
    red hoard: torch, pickaxe
    dice move-die: 3
    dice waste-die: 2
orders red
    enter south from r5b with 2 orc
expect
    red south-at: ws3
    r5b: red orc
    red southern-party: red 2 orc, torch, pickaxe

case without a pickaxe it goes no farther than the Village [quest 7]
given season 3
    r5b: red 3 orc
    r5b holder: red
    red hoard: torch
orders red
    enter south from r5b with 2 orc
expect
    red south-at: ws1

case and over the pass, where it would enter on space 8, it does not go in at all [quest 7]
given season 3
    r4b: red 3 orc
    r4b holder: red
    red hoard: torch
orders red
    enter south from r4b with 2 orc
expect
    refused red 1: no-tools
    r4b: red 3 orc

case seven are too many for a party, and cavalry is barred [quest 4, quest 5]
given season 3
    r5b: red 8 orc, red wolf-rider
    r5b holder: red
    red hoard: torch, pickaxe
orders red
    enter south from r5b with 7 orc
    enter south from r5b with 1 orc wolf-rider
expect
    refused red 1: party-too-large
    refused red 2: barred-there
    red southern-party: empty

case who left a Wasteland does not attack in that turn [quest 14, quest 15]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    r5b: red hobgoblin
    r5b holder: red
    r5c: stranger
orders red
    leave south to r5b
    attack r5c with 3 orc from r5b
expect
    done red 1
    refused red 2
    r5b: red 3 orc, red hobgoblin
    red hoard: red torch, red pickaxe
    r5c: stranger

case a party leaves from space 1 or 8 only [quest 14, letters 25]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws4
    r5b: red orc
    r5b holder: red
orders red
    leave south to r5b
expect
    refused red 1: not-at-gate
    red south-at: ws4

case the spider of a Waste kills on a 1, unless a rope changes the die [quest 22]
given season 3
    red southern-party: red 3 orc, torch, pickaxe, rope
    red south-at: ws2
    dice move-die: 1
    dice waste-die: 1 2
orders red
    move south up
expect
    red south-at: ws3
    red southern-party: red 3 orc, torch, pickaxe

case the second die of a rope counts even if it is a 1 [quest 22]
given season 3
    red southern-party: red 3 orc, torch, pickaxe, rope
    red south-at: ws2
    dice move-die: 1
    dice waste-die: 1 1
orders red
    move south up
expect
    red southern-party: red 2 orc, torch, pickaxe

case a Wizard who knows Heal saves the one the spider bit [quest 22, quest 24]
given season 3
    red southern-party: red 2 orc, red morg (knows 0 1), torch, pickaxe
    red south-at: ws2
    dice move-die: 1
    dice waste-die: 1
orders red
    move south up
expect
    red southern-party: red 2 orc, red morg, torch, pickaxe

case the witch takes 5 gold and on a 5 gives a scroll [quest 18]
given season 3
    red gold: 9
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws4
    scrolls top: tempest
    dice move-die: 1
    dice witch-die: 5
orders red
    move south up
    when witch: pay
expect
    red scrolls-of: tempest
    told red: witch-paid
    red southern-party has 3 red orc

case on a 2 she claims a unit, which a potion saves [quest 18, quest 30]
given season 3
    red gold: 9
    red southern-party: red 3 orc, torch, pickaxe, potion
    red south-at: ws4
    dice move-die: 1
    dice witch-die: 2
orders red
    move south up
    when witch: pay
expect
    red southern-party: red 3 orc, torch, pickaxe

case at the Shrine a blessed party of orcs gains a Wizard with one spell [quest 19, adventure 15]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws10
    dice move-die: 1
    dice crystal: 5
orders red
    move south up
expect
    red southern-party has 2 red orc
    told red: wizard-found

case the DragonOrb works on a 3, and goes back to the deck [quest 21]
given season 3
    red southern-party: red orc [dragonorb], red 2 orc, torch, pickaxe
    red south-at: ws7
    dice move-die: 1
    dice orb-die: 3
orders red
    move south up
expect
    red southern-party: red vermithrax, red 2 orc, torch, pickaxe
    vault has 1 dragonorb
    told all: dragonlord-rises

case on a 2 it does not, and goes back all the same [quest 21]
given season 3
    red southern-party: red orc [dragonorb], red 2 orc, torch, pickaxe
    red south-at: ws7
    dice move-die: 1
    dice orb-die: 2
orders red
    move south up
expect
    red southern-party: red 3 orc, torch, pickaxe
    vault has 1 dragonorb

case the dragon of the lair has three hits; each it has left is a die of the party's highest defence [quest 20, quest 23, quest 26]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws7
    vault top: amulet
    dice move-die: 1
    dice party-die: 3 3 10 3
    dice monster-die: 6
orders red
    move south up
    when lair: fight
expect
    red southern-party: red 2 orc, torch, pickaxe
    vault has 0 amulet
    told only red: treasure-gained

case the king is with a party that a curse takes the last of, and his seat is out [quest 31, adventure 7]
given season 3
    r4k: red 5 orc
    red southern-party: red gorbag, torch, pickaxe
    red south-at: ws1
    quests top: lost-patrol
    dice move-die: 1
    dice crystal: 1
orders red
    move south up
expect
    out red
    told all: king-falls red gorbag

case three of a Lost Patrol fill a party of five to six only [adventure 7]
given season 3
    red southern-party: red 5 orc, torch, pickaxe
    red south-at: ws1
    quests top: lost-patrol
    dice move-die: 1
    dice crystal: 6
orders red
    move south up
expect
    red southern-party: red 6 orc, torch, pickaxe
    used-quests: lost-patrol

case the Seer sends an ignored party on two spaces the same way, where the space has effect [adventure 8]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws13
    quests top: seer
    dice move-die: 1
    dice crystal: 3
    dice waste-die: 1
orders red
    move south down
expect
    red south-at: ws10
    red southern-party: red 2 orc, torch, pickaxe

case one whom the Seer cursed neither moves nor leaves in the next quest phase [adventure 8, adventure 9]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    quests top: seer
    dice move-die: 1
    dice crystal: 2
orders red
    move south up
expect
    red south-at: ws2
next season
orders red
    move south up
expect
    refused red 1: phase-lost
    red south-at: ws2

case the Collapsed Tunnel costs the pickaxe, and nothing where there is none [adventure 13]
given season 3
    red southern-party: red 3 orc, torch
    red south-at: ws9
    quests top: collapsed-tunnel
    dice move-die: 3
    dice crystal: 4
orders red
    move south up
    when tunnel: unit
expect
    red south-at: ws12
    red southern-party: red 3 orc, torch

case a party put back to space 1 by the Wayside Shrine is not asked what it buys there [adventure 14]
given season 3
    red gold: 20
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws3
    quests top: wayside-shrine
    dice move-die: 1
    dice crystal: 1
orders red
    move south up
    when buy: potion
expect
    red south-at: ws1
    red southern-party: red 3 orc, torch, pickaxe
    asked nobody: buy

case of a party that is lost the items go to the box and the treasure to its deck [quest 16, quest 31]
given season 3
    red southern-party: red orc [war-horn], torch, pickaxe
    red south-at: ws1
    quests top: collapsed-tunnel
    dice move-die: 1
    dice crystal: 1
orders red
    move south up
expect
    red southern-party: empty
    red south-at: none
    vault has 1 war-horn
    red hoard: empty
    told red: party-gone

case Winged Boots add 1 to the throw [treasure 10]
given season 3
    red southern-party: red orc [winged-boots], red 2 orc, torch, pickaxe
    red south-at: ws1
    dice move-die: 1
    dice waste-die: 4
orders red
    move south up
expect
    red south-at: ws3

case a potion goes along when the line names it, and all comes back when the party leaves [quest 9]
given season 3
    r5b: red 3 orc
    r5b holder: red
    red hoard: red torch, red pickaxe, red 2 potion, red rope
    dice move-die: 1
orders red
    enter south from r5b with 2 orc taking potion
expect
    red southern-party: red 2 orc, red torch, red pickaxe, red potion
    red hoard: red potion, red rope
next season
orders red
    leave south to r5b
expect
    red hoard: red torch, red pickaxe, red 2 potion, red rope
    red southern-party: empty

case a Quest card and what a party is made of its owner alone knows, its space all [seen 9, seen 16]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    quests top: old-mint
    dice move-die: 1
    dice crystal: 5
orders red
    move south up
expect
    told all: party-moves red ws1 ws2
    told only red: card-drawn
    told only red: quest-gold
    rolled only red: crystal
twin blue green
    red southern-party: red 2 orc, red hobgoblin, torch, pickaxe
    quests top: whispering-stones

case more gold than there is is not lost [quest 31, adventure 5]
given season 3
    red gold: 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    quests top: old-mint
    dice move-die: 1
    dice crystal: 1
orders red
    move south up
expect
    told red: quest-gold-lost red 3

case nobody else learns that a treasure was found, and not old coins [seen 15, seen 16]
known failure all reports count the treasures nobody has found
given season 3
    red southern-party: red 6 orc, torch, pickaxe
    red south-at: ws1
    quests top: sunken-hall
    dice move-die: 1
    dice crystal: 5
orders red
    move south up
twin blue green
    quests top: old-mint

case nobody else learns what is bought in the Village [seen 10, seen 15]
given season 3
    red gold: 20
    red southern-party: red 2 orc, torch, pickaxe
    red south-at: ws14
    dice move-die: 1
orders red
    move south up
    when buy: rope, potion
expect
    told only red: item-bought red * rope
    told only red: item-bought red * potion
twin blue green
orders red
    move south up
    when buy: none

# ---- where rules meet ----

case riders whose four steps are used up by an attack come to no sally [sortie 10, attack 14]
given season 3
    r6k besieger: red
    c6: red 3 orc
    r5a: blue 3 barbarian-cavalry
    r5a holder: blue
    g6: blue barbarian
    g6 holder: blue
    r6c: blue barbarian
    r6c holder: blue
    r6d: blue barbarian
    r6d holder: blue
    r6e: red orc
    r6e holder: red
    dice battle r6e 1 6 blue 7: 1
    dice battle r6e 1 7 red 3: 6
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 4 4 4
orders blue
    attack r6e with 2 barbarian-cavalry from r5a via g6 r6c r6d
    sally r6k
    when sortie-cavalry: 9 r6e
    when sortie-go-on: stop
expect
    r6e: blue 2 barbarian-cavalry
    told nobody: rode-in
    told only blue: support-stays

case a king who falls with the camp before a sally is out, and his siege ends [king 7, king 8, siege 14]
given season 3
    r6k besieger: red
    r4k: red 5 orc
    c6: red gorbag
    dice battle r6k 1 6 blue 5: 10 10 5
    dice battle r6k 1 7 red 6: 6
orders blue
    sally r6k
expect
    out red
    told all: king-falls red gorbag
    c6: empty
    r6k besieger: none
    r4k: 2 stranger

case a king who falls in his own sally loses his seat, and the camp has the kingdom [king 7, king 8, sortie 7]
given season 3
    r6k besieger: red
    r6k: blue hrolf
    c6: red 3 orc
    dice battle r6k 1 6 blue 6: 6
    dice battle r6k 1 7 red 3: 3
orders blue
    sally r6k
expect
    out blue
    r6k: red 2 orc
    r6k holder: red

case pursuit leads onto the land of a third seat too [sortie 7, sortie 8]
given season 3
    r6k besieger: red
    c6: red orc
    r6a: green elf
    r6a holder: green
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6a 1 6 blue 4: 4
    dice battle r6a 1 7 green 3: 6
orders blue
    sally r6k
    when pursue: r6a
expect
    r6a holder: blue

case an empty ship is captured though a third seat's manned ship lies there, too [naval 4]
given season 3
    iw2: red maw, blue wolf, green heron
    red aboard: red 2 orc (ship maw)
    green aboard: green elf (ship heron)
expect
    iw2: red maw, red wolf, green heron

case who turns back before the harbour is docked there again, and his units are ashore [naval 2, sail 1]
given season 3
    red docks: maw (harbour r4k)
    iw3: blue wolf
    blue aboard: blue 3 barbarian (ship wolf)
orders red
    load 2 orc from r4k on maw
    sail maw iw3
    when blockade: back
expect
    red docks: maw (harbour r4k)
    red aboard: empty
    r4k: red gorbag, red 5 orc

case from a ship that means to fight nobody goes into a Wasteland [naval 3, letters 23]
given season 3
    n1: red maw
    red aboard: red 3 orc (ship maw)
    s1: blue wolf
    blue aboard: blue barbarian (ship wolf)
    red hoard: torch, pickaxe
orders red
    sail maw s1
    enter south off maw with 2 orc
expect
    refused red 2: ship-is-stopped
    red southern-party: empty

case who fought at sea does not invade in the same turn [attack 5, naval 3]
given season 3
    iw2: red maw
    red aboard: red 3 orc (ship maw)
    iw3: blue wolf
    blue aboard: blue barbarian (ship wolf)
    g5: blue barbarian
    g5 holder: blue
    dice battle iw3 1 6 red 3: 3
    dice battle iw3 1 7 blue 4: 6
orders red
    sail maw iw3
    attack g5 with 3 orc off maw
expect
    refused red 2: used-up
    g5: blue barbarian

case a party that leaves needs room on its ship [quest 14, letters 25]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    s1: red maw
    red aboard: red 6 orc (ship maw)
orders red
    leave south on maw
expect
    refused red 1: no-room-aboard
    red south-at: ws1

case whom a teleport takes out of a Wasteland does not attack [portal 8, quest 15]
given season 3
    red southern-party: red morg (knows 4 1), red 3 orc, torch, pickaxe
    red south-at: ws4
    g5: red hobgoblin
    g5 holder: red
    r5c: stranger
orders red
    teleport morg with 2 orc to g5
    attack r5c with 2 orc from g5
expect
    done red 1
    refused red 2
    red southern-party: red orc, torch, pickaxe
    r5c: stranger

case a teleport into a party keeps it to six [portal 3, quest 4]
given season 3
    red southern-party: red 4 orc, torch, pickaxe
    red south-at: ws4
    g5: red morg (knows 4 1), red 4 orc
    g5 holder: red
orders red
    teleport morg with 2 orc into south
    teleport morg with 1 orc into south
expect
    refused red 1: party-too-large
    done red 2
    red southern-party: red morg, red 5 orc, torch, pickaxe

case an ogre that is beaten leaves 6 gold and has not struck [adventure 6, quest 25]
given season 3
    red gold: 0
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    quests top: ogre-bridge
    dice move-die: 1
    dice crystal: 3
    dice party-die: 3 4 3
orders red
    move south up
expect
    told red: monster-beaten
    told red: quest-gold red 6
    red southern-party: red 3 orc, torch, pickaxe
    told nobody: monster-strikes

case a great spider bites twice, and the one Wizard heals one of them [adventure 4, quest 29]
given season 3
    red southern-party: red 3 orc, red morg (knows 0 1), torch, pickaxe
    red south-at: ws1
    quests top: giant-spiders
    dice move-die: 1
    dice crystal: 1
    dice party-die: 6 6 6 6 6 6 6 6 6 6
    dice monster-die: 3 3 6 6 6 6
orders red
    move south up
expect
    told red: bite-healed
    red southern-party: red 2 orc, red morg, torch, pickaxe
    told red: monster-gone

case a party whose pickaxe is lost in the tunnel goes on without it [adventure 13, quest 8]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws1
    quests top: collapsed-tunnel
    dice move-die: 1
    dice crystal: 4
orders red
    move south up
expect
    red southern-party: red 3 orc, torch
next season
given
    dice move-die: 1
    dice waste-die: 3
orders red
    move south up
expect
    red south-at: ws3

case a lair move with short ends on space 8, where passing by is no effect [quest 12, quest 20]
given season 3
    red southern-party: red 3 orc, torch, pickaxe
    red south-at: ws7
    dice move-die: 6
orders red
    move south up short
    when lair: pass
expect
    red south-at: ws8
    red southern-party: red 3 orc, torch, pickaxe
    told nobody: monster-met

case a Wizard of the party strikes with 3, a king with 5, both with his 1 [quest 23, quest 24]
given season 3
    r4k: red 5 orc
    red southern-party: red gorbag, red morg (knows 0 1), torch, pickaxe
    red south-at: ws1
    quests top: ogre-bridge
    dice move-die: 1
    dice crystal: 3
    dice party-die: 6 4
orders red
    move south up
expect
    told red: monster-beaten


game dragonlords seats 3 option civilization-1 dwarves
    red civilization: dwarves
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 9
    r4k: red thrain, red 5 dwarf
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

# ---- cannons at sea ----

case if a cannon of the winner has rolled the ships of the loser sink [naval 10]
given season 3
    iw3: red anvil
    red aboard: red cannon (ship anvil), red 2 dwarf (ship anvil)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 4 red 8: 6
orders red
    sail anvil iw2
expect
    iw2: red anvil
    told all: ship-lost

case if it was silent they are captured [naval 10]
given season 3
    iw3: red anvil
    red aboard: red cannon (ship anvil), red 2 dwarf (ship anvil)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    sail anvil iw2
    when shooters: silent
expect
    iw2: red anvil, red wolf

case a cannon ashore empties a ship, which stays where it lies [raid 8, raid 11]
given season 3
    r1c: red 2 dwarf
    r1c holder: red
    g1: red cannon, red dwarf
    g1 holder: red
    iw1: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice bombard-die: 2
orders red
    bombard iw1 from g1
expect
    iw1: blue wolf
    blue aboard: empty
    g1: red cannon, red dwarf

case of ships of two seats the cannon strikes those of the next in turn order, and no caster [raid 11]
given season 3
    g1: red 2 cannon, red dwarf
    g1 holder: red
    iw1: blue wolf, green heron
    blue aboard: blue sigrun (ship wolf), blue barbarian (ship wolf)
    green aboard: green 2 elf (ship heron)
    dice bombard-die: 1 1
orders red
    bombard iw1 from g1
expect
    blue aboard: blue sigrun
    green aboard: green 2 elf

case docked ships are safe from cannons [raid 11]
given season 3
    g1: red cannon, red dwarf
    g1 holder: red
    r2a: blue 2 barbarian
    r2a holder: blue
    blue docks: wolf (harbour r2a)
orders red
    bombard iw1 from g1
expect
    refused red 1
    blue docks: wolf (harbour r2a)

case cavalry and cannons take two places aboard [unit 20]
given season 3
    iw1: red anvil
    red aboard: red dwarf (ship anvil)
    g1: red 4 cannon, red dwarf
    g1 holder: red
orders red
    load 4 cannon from g1 on anvil
    load 3 cannon from g1 on anvil
expect
    refused red 1: no-room-aboard
    done red 2

case when the ships of the loser sink, who came over to a full ship puts two overboard [sail 12, naval 10, scroll 16]
given season 3
    red scrolls-of: change-allegiance
    iw3: red anvil
    red aboard: red bromm (ship anvil), red 5 dwarf (ship anvil), red cannon (ship anvil)
    iw2: blue wolf
    blue aboard: blue 3 barbarian (ship wolf)
    dice scroll-die: 2
    dice battle iw2 1 4 red 8: 3
orders red
    sail anvil iw2
    when scroll: change-allegiance
expect
    told all: ship-lost
    iw2: red anvil
    red aboard: red bromm (ship anvil), red 5 dwarf (ship anvil), red cannon (ship anvil)
    told red: went-overboard

case an army without a caster aboard casts no Tempest against it [scroll 3, scroll 12]
given season 3
    blue scrolls-of: tempest
    iw3: red anvil
    red aboard: red 2 dwarf (ship anvil)
    iw2: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 3
    dice battle iw2 1 7 blue 4: 6
orders red
    sail anvil iw2
orders blue
    when scroll: tempest
expect
    told nobody: scroll-cast
    blue scrolls-of: tempest
