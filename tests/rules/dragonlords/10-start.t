# SPDX-License-Identifier: MIT
# Setting up: the chosen one, kingdoms, gold territories, claims, garrisons, courts, shards and scrolls.

game dragonlords seats 2

# ---- the chosen one ----

case on the crystal die a 5 is blessed and a 4 is not, so who threw the 5 is the chosen one [start 8, start 5, start 1]
given set-up
    dice chosen red: 4
    dice chosen blue: 5
expect
    told all: chosen-one blue [start 8]
    rolled all: chosen red
    rolled all: chosen blue
    order 0: blue
    order 1: red

case a 6 is blessed too [start 8, start 5]
given set-up
    dice chosen red: 6
    dice chosen blue: 3
expect
    told all: chosen-one red
    order 0: red
    order 1: blue

case while nobody is blessed all roll again [start 8]
given set-up
    dice chosen red: 4 1 3 2
    dice chosen blue: 3 2 4 6
expect
    told all: chosen-one blue
    rolled all 4 times: chosen red
    rolled all 4 times: chosen blue

case the blessed alone roll on, who was not has dropped out [start 8]
given set-up seats 3
    dice chosen red: 5 5 4
    dice chosen blue: 4
    dice chosen green: 6 5 6
expect
    told all: chosen-one green
    rolled all 3 times: chosen red
    rolled all 1 times: chosen blue

case where none of those left is blessed they roll again, and nobody comes back [start 8]
given set-up seats 3
    dice chosen red: 2
    dice chosen blue: 5 1 3 6
    dice chosen green: 6 4 2 1
expect
    told all: chosen-one blue
    rolled all 1 times: chosen red
    rolled all 4 times: chosen green

case the twentieth roll may still decide [start 8]
given set-up
    dice chosen red: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 4
    dice chosen blue: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 5
expect
    told all: chosen-one blue

case after twenty rolls it is the lowest seat of those left [start 8]
given set-up seats 3
    dice chosen red: 1
    dice chosen blue: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
    dice chosen green: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
expect
    told all: chosen-one blue
    rolled all 20 times: chosen blue
    rolled all 20 times: chosen green

case after twenty rolls without a blessing it is the lowest seat of all [start 8]
given set-up
    dice chosen red: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    dice chosen blue: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
expect
    told all: chosen-one red

case turns go by seats upward from the chosen one, from the last seat on to the first [start 9]
given set-up seats 4
    dice chosen red: 1
    dice chosen blue: 1
    dice chosen green: 5
    dice chosen yellow: 1
expect
    order 0: green
    order 1: yellow
    order 2: red
    order 3: blue

case the order of turns stays for the whole match, and the chosen one begins each round [start 9, start 25]
given set-up seats 3
    dice chosen red: 1
    dice chosen blue: 1
    dice chosen green: 6
expect
    told nobody: turn-begins
next season
expect
    told all: turn-begins green 1
    then told all: turn-begins red 1
    then told all: turn-begins blue 1
next season
expect
    told all: turn-begins green 2
    then told all: turn-begins red 2
    then told all: turn-begins blue 2
    order 0: green

case the first round begins with phase 1 of the chosen one, who may buy at once [start 25]
given set-up
    dice chosen red: 3
    dice chosen blue: 6
next season
orders blue
    buy 2 barbarian r6k
expect
    told all: turn-begins blue 1
    then told blue: units-ordered blue 2 barbarian r6k 8
    then told all: turn-begins red 1
    blue gold: 52           # 30 - 8, and 7 + 5 + 18 of income

# ---- civilizations ----

case who chooses no civilization gets that of his seat [start 3, option 1]
given set-up seats 4
expect
    red civilization: orcs
    blue civilization: barbarians
    green civilization: elves
    yellow civilization: dwarves

case civilizations are chosen when the match is made [start 3]
given set-up seats 2 option civilization-1 elves option civilization-2 dwarves
    dice chosen red: 5
    dice chosen blue: 1
expect
    red civilization: elves
    blue civilization: dwarves
    red first-kingdom: r3k
    blue first-kingdom: r1k
    r3k: red aelin, red ilvane (knows 0 1, knows 1 1), red elf [red lirael (hero-level 1)], red 20 elf
    r1k: blue thrain, blue bromm (knows 0 1, knows 1 1), blue dwarf [blue balgar (hero-level 1)], blue 20 dwarf

# ---- kingdoms ----

case by default each seat takes its home: Dwarves r1k, Elves r3k, Orcs r4k, Barbarians r6k [start 10]
given set-up seats 4
expect
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    yellow first-kingdom: r1k
    r4k holder: red
    r6k holder: blue
    r3k holder: green
    r1k holder: yellow

case each seat takes the first free kingdom of its list, in turn order [start 10, letters 3]
given set-up
    dice chosen red: 1
    dice chosen blue: 6
orders red
    kingdoms r5k r2k
orders blue
    kingdoms r5k r1k
expect
    blue first-kingdom: r5k
    red first-kingdom: r2k
    told all: claimed blue r5k
    then told all: claimed red r2k

case the chosen one may take the home of another, who then takes the first free of r1k to r6k [start 10]
given set-up
    dice chosen red: 1
    dice chosen blue: 6
orders blue
    kingdoms r4k
expect
    blue first-kingdom: r4k
    red first-kingdom: r1k

case a list that runs out goes on with the home [start 7, start 10, letters 3]
given set-up
    dice chosen red: 1
    dice chosen blue: 6
orders red
    kingdoms r5k
orders blue
    kingdoms r5k
expect
    blue first-kingdom: r5k
    red first-kingdom: r4k

case behind the home the default goes from r1k to r6k, past what is taken [start 10]
given set-up seats 4
    dice chosen red: 6
    dice chosen blue: 1
    dice chosen green: 1
    dice chosen yellow: 1
orders red
    kingdoms r3k
orders blue
    kingdoms r2k
expect
    red first-kingdom: r3k
    blue first-kingdom: r2k
    green first-kingdom: r1k        # r3k, its home, is taken
    yellow first-kingdom: r4k       # r1k, its home, is taken, and r2k and r3k are

case each kingdom that nobody takes is held by five unknown units, and every kingdom has a wall of level 3 [start 11, land 16]
given set-up seats 3
expect
    r1k: 5 stranger
    r2k: 5 stranger
    r5k: 5 stranger
    r1k holder: none
    r2k holder: none
    r5k holder: none
    r1k wall: 3
    r2k wall: 3
    r3k wall: 3
    r4k wall: 3
    r5k wall: 3
    r6k wall: 3
    told all 6 times: strangers-hold * 5
    told all: strangers-hold r1k 5 [start 11]

# ---- gold territories ----

case gold territories are taken in reverse turn order [start 12, letters 3]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    golds g1 g2
orders blue
    golds g1
expect
    told all: claimed blue g1
    told all: claimed red g2
    g1 holder: blue
    g2 holder: red
    g3 holder: none

case gold territories that nobody takes are held by five unknown units each and have no wall [start 12]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
expect
    g3: blue barbarian
    g4: red orc
    g1: 5 stranger
    g2: 5 stranger
    g5: 5 stranger
    g6: 5 stranger
    g1 wall: 0
    g4 wall: 0
    told all: strangers-hold g1 5

case by default it is the nearest gold territory, of those equally near the first in id order [start 15, start 12]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    golds g3        # Blue, two steps from g3 as from g6, has taken it
expect
    g3 holder: blue
    g4 holder: red  # two steps from r4k as g5 is

case with four seats two gold territories and two kingdoms stay neutral [start 12, land 1]
given set-up seats 4
    dice chosen red: 6
    dice chosen blue: 1
    dice chosen green: 1
    dice chosen yellow: 1
expect
    g1 holder: yellow
    g2 holder: green
    g3 holder: blue
    g4 holder: red
    g5: 5 stranger
    g6: 5 stranger
    r2k: 5 stranger
    r5k: 5 stranger
    lb: stranger
    told all 5 times: strangers-hold

case a seat takes one gold territory only, however long its list is [start 12]
given set-up
orders red
    golds g1 g2 g3 g4 g5 g6
expect
    g1 holder: red
    g2: 5 stranger
    told all 1 times: claimed red g1
    told nobody: claimed red g2

# ---- claims ----

case with two seats each claims eighteen, by default the nearest, among equals by id order [start 13, start 15, start 16]
given set-up
    dice chosen red: 5
    dice chosen blue: 1
expect
    r4a: red orc
    r4b: red orc
    r4c: red orc
    r4d: red orc
    r4e: red orc
    r4f: red orc
    r1a: red orc
    r1b: red orc
    r1c: red orc
    r1d: red orc
    r1e: red orc
    r1f: red orc
    r2a: red orc
    r2e: red orc
    r5b: red orc
    r5c: red orc
    r5d: red orc
    lb: red orc
    r6a: blue barbarian
    r6b: blue barbarian
    r6c: blue barbarian
    r6d: blue barbarian
    r6e: blue barbarian
    r6f: blue barbarian
    r3a: blue barbarian
    r3b: blue barbarian
    r3c: blue barbarian
    r3d: blue barbarian
    r3e: blue barbarian
    r3f: blue barbarian
    r2b: blue barbarian
    r2c: blue barbarian
    r2d: blue barbarian
    r5a: blue barbarian
    r5e: blue barbarian
    r5f: blue barbarian
    r2f: stranger
    told all 20 times: claimed red
    told all 20 times: claimed blue

case with three seats each claims twelve [start 13, start 15, start 16]
given set-up seats 3
    dice chosen red: 5
    dice chosen blue: 1
    dice chosen green: 1
expect
    told all 14 times: claimed red
    told all 14 times: claimed blue
    told all 14 times: claimed green
    r1a: red orc
    r1b: red orc
    r1c: red orc
    r1d: red orc
    r1e: red orc
    r5c: red orc
    r5a: blue barbarian
    r5b: blue barbarian
    r5d: blue barbarian
    r5e: blue barbarian
    r5f: blue barbarian
    lb: blue barbarian
    r2a: green elf
    r2b: green elf
    r2c: green elf
    r2d: green elf
    r2e: green elf
    r2f: green elf
    r1f: stranger
    r1k: 5 stranger

case with four seats each claims nine [start 13, start 15, start 16]
given set-up seats 4
    dice chosen red: 1
    dice chosen blue: 1
    dice chosen green: 1
    dice chosen yellow: 5
expect
    told all 11 times: claimed red
    told all 11 times: claimed blue
    told all 11 times: claimed green
    told all 11 times: claimed yellow
    r1a: yellow dwarf
    r2a: yellow dwarf
    r2e: yellow dwarf
    r2f: yellow dwarf
    r5c: red orc
    r5d: red orc
    r5e: red orc
    r5a: blue barbarian
    r5b: blue barbarian
    r5f: blue barbarian
    r2b: green elf
    r2c: green elf
    r2d: green elf
    lb: stranger

case claims go in turn order, then in reverse, and so on by turns [start 14, letters 3]
given set-up seats 3
    dice chosen red: 1
    dice chosen blue: 6
    dice chosen green: 1
orders red
    claims r2a r2b r2c r2d r2e r2f r5a r5b r5c r5d r5e r5f
orders blue
    claims r2a r2b r2c r2d r2e r2f r5a r5b r5c r5d r5e r5f
orders green
    claims r2a r2b r2c r2d r2e r2f r5a r5b r5c r5d r5e r5f
expect
    told all: claimed blue r2a
    told all: claimed green r2b
    told all: claimed red r2c
    told all: claimed red r2d
    told all: claimed green r2e
    told all: claimed blue r2f
    told all: claimed blue r5a
    told all: claimed green r5b
    told all: claimed red r5c
    told all: claimed red r5d
    told all: claimed green r5e
    told all: claimed blue r5f

case a list of claims that runs out goes on with the nearest [start 7, start 14, letters 3]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    claims r3f lb
expect
    told all: claimed red r3f
    r3f: red orc
    lb: red orc
    r4a: red orc
    r4f: red orc
    r2a: red orc
    r5b: blue barbarian     # Red comes to it too late now
    told all 20 times: claimed red

case land that bears a teleportal may be claimed, so may the land bridge [start 13, land 9]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    claims lb r2f r5f
expect
    lb: red orc
    r2f: red orc
    r5f: red orc

case kingdoms, gold territories and islands are not claimed, and such names are passed over [start 13, letters 3]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    claims r1k g1 i5 r3a
expect
    r3a: red orc
    r1k: 5 stranger
    g1: 5 stranger
    i5: empty
    told all 20 times: claimed red
    told all: claimed red r3a
    then told all: claimed red r4a

case a name given twice, or taken, is passed over [letters 3]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    kingdoms r1k r1k
    golds g2 g2 g3
    claims r2a r2a r3a r3a r3b
orders blue
    golds g2
    claims r3a r2b
expect
    red first-kingdom: r1k
    g2 holder: blue
    g3 holder: red
    r2a holder: red
    r3a holder: blue        # he claims first behind Red
    r2b holder: blue
    r3b holder: red

case a line with an unknown name is not understood, and the default holds [letters 3, start 7]
given set-up
orders red
    kingdoms r7k r2k
    golds g7
    claims r4g
    garrison 4 r4z
    claims n1
expect
    bad red 1
    bad red 2
    bad red 3
    bad red 4
    bad red 5
    red first-kingdom: r4k
    g4 holder: red

case an ordinary territory is no kingdom and no gold territory [letters 3]
given set-up
orders red
    kingdoms r4a
    golds lb
expect
    bad red 1
    bad red 2

case one territory is left over and gets one unknown unit, and islands begin empty [start 16]
given set-up
    dice chosen red: 5
    dice chosen blue: 1
orders red
    claims r2f
expect
    r2f: red orc
    r2e: stranger
    island: empty
    i1 holder: none

# ---- units ----

case two seats begin with forty basic units each: twenty on the land taken, twenty for garrisons [start 17, start 18]
given set-up
expect
    told only red: garrisoned red r4k 20
    told only blue: garrisoned blue r6k 20
    r4k has 21 red orc
    r6k has 21 blue barbarian
    told all 20 times: claimed red

case three seats begin with thirty-five each: fourteen and twenty-one [start 17, start 18]
given set-up seats 3
expect
    told only green: garrisoned green r3k 21
    r4k has 22 red orc
    r6k has 22 blue barbarian
    r3k has 22 green elf

case four seats begin with thirty each: eleven and nineteen [start 17, start 18]
given set-up seats 4
expect
    told only yellow: garrisoned yellow r1k 19
    r4k has 20 red orc
    r6k has 20 blue barbarian
    r3k has 20 green elf
    r1k has 20 yellow dwarf

case the garrison line puts units on own land, one where no number stands, and the kingdom gets the rest [start 18, letters 3]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    garrison 4 r4b 3 g4 lb
expect
    r4b: red 5 orc
    g4: red 4 orc
    lb: red 2 orc
    r4k has 13 red orc
    told red: garrisoned red r4b 4 [start 18]
    told red: garrisoned red g4 3
    told red: garrisoned red lb 1
    told red: garrisoned red r4k 12
    told only red: garrisoned red r4b 4

case the kingdom may be named for a garrison itself [start 18, letters 3]
given set-up
orders red
    garrison 15 r4k 5 r4a
expect
    r4k has 16 red orc
    r4a: red 6 orc

case all twenty may go elsewhere, and the kingdom keeps its one unit [start 18, letters 3]
given set-up
orders red
    garrison 20 r4a
expect
    r4a: red 21 orc
    r4k: red gorbag, red morg, red orc [red grim]

case a garrison of more units than are left is passed over [start 18, letters 3]
given set-up
orders red
    garrison 21 r4a
expect
    r4a: red orc
    r4k has 21 red orc

case what follows a garrison passed over is still read [start 18, letters 3]
given set-up
orders red
    garrison 15 r4a 6 r4c 5 r4d
expect
    r4a: red 16 orc
    r4c: red orc
    r4d: red 6 orc
    r4k has 1 red orc

case with three seats twenty-one may go elsewhere [start 18, letters 3]
given set-up seats 3
orders red
    garrison 21 r4a
orders blue
    garrison 22 r6a
expect
    r4a: red 22 orc
    r6a: blue barbarian

case with four seats nineteen may go elsewhere [start 18, letters 3]
given set-up seats 4
orders red
    garrison 19 r4a
orders blue
    garrison 20 r6a
expect
    r4a: red 20 orc
    r6a: blue barbarian

case a garrison on land not yours is passed over [start 18, letters 3]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    garrison 4 r6a 4 r1k 4 i5 4 r2f 2 r4a
expect
    r6a: blue barbarian
    r1k: 5 stranger
    i5: empty
    r2f: stranger
    r4a: red 3 orc
    r4k has 19 red orc

case the other seats do not learn where the garrisons stand [start 18, seen 3]
given set-up seats 3
orders red
    garrison 4 r4b 4 r4a 1 r4c
expect
    told only red: garrisoned red r4b 4
    told only red: garrisoned red r4a 4
    sees blue band: r4a, r4b, r4c, r4k
    sees red exactly: r4a, r4b, r4c, r4k

# ---- courts ----

case besides the units a kingdom holds a king, a Wizard who knows Heal and Fireball, and a hero of level 1 [start 19, start 20]
given set-up seats 4
expect
    r4k: red gorbag, red morg (knows 0 1, knows 1 1), red orc [red grim (hero-level 1)], red 19 orc
    r6k: blue hrolf, blue sigrun (knows 0 1, knows 1 1), blue barbarian [blue leif (hero-level 1)], blue 19 barbarian
    r3k: green aelin, green ilvane (knows 0 1, knows 1 1), green elf [green lirael (hero-level 1)], green 19 elf
    r1k: yellow thrain, yellow bromm (knows 0 1, knows 1 1), yellow dwarf [yellow balgar (hero-level 1)], yellow 19 dwarf
    told all: court-at red r4k [start 19]

case the Wizard knows no other spell [start 19]
given set-up
expect
    r4k has red morg (knows 0 1, knows 1 1, knows 2 0, knows 3 0, knows 4 0, knows 5 0)

case what its Wizard knows each seat is told alone [start 19, seen 13]
given set-up seats 3
expect
    told only red: knows-spell red morg heal
    told only red: knows-spell red morg fireball
    told only green: knows-spell green ilvane heal
    told only green: knows-spell green ilvane fireball
    told red 2 times: knows-spell

case an empty ship is docked at the kingdom [start 19]
given set-up seats 4
expect
    red docks: red maw (harbour r4k)
    blue docks: blue wolf (harbour r6k)
    green docks: green heron (harbour r3k)
    yellow docks: yellow anvil (harbour r1k)
    red aboard: empty

case each seat begins with 30 gold, a torch and a pickaxe, in its kingdom [start 21]
given set-up
orders blue
    kingdoms r5k
expect
    red gold: 30
    blue gold: 30
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    blue hoard: blue torch (kept-at r5k), blue pickaxe (kept-at r5k)
    sees blue nothing: red hoard
    sees blue exactly: blue hoard
    sees blue nothing: red gold

case the court follows the kingdom that was taken [start 19, start 10]
given set-up
    dice chosen red: 6
    dice chosen blue: 1
orders red
    kingdoms r2k
expect
    r2k has red gorbag, 21 red orc
    r4k: 5 stranger
    red docks: red maw (harbour r2k)

# ---- shards, scrolls, decks ----

case a shard goes to each seat, to each neutral kingdom, to i5 and to i6, and one stays hidden [start 22, shard 1]
given set-up
    dice chosen red: 1
    dice chosen blue: 5
expect
    r1k shards: 1
    r2k shards: 1
    r3k shards: 1
    r4k shards: 1
    r5k shards: 1
    r6k shards: 1
    i5 shards: 1
    i6 shards: 1
    i1 shards: 0
    i4 shards: 0
    hidden-shards: 1
    told all: shard-lies r6k [start 22]
    then told all: shard-lies r4k
    then told all: shard-lies r1k
    told all: shard-lies i5
    then told all: shard-lies i6
    told all: shard-hidden 1

case with four seats the shards lie in the same way [start 22]
given set-up seats 4
expect
    r1k shards: 1
    r2k shards: 1
    r5k shards: 1
    i5 shards: 1
    hidden-shards: 1

case each seat is dealt three scrolls, one at a time in turn order [start 23]
given set-up seats 3
    dice chosen red: 1
    dice chosen blue: 6
    dice chosen green: 1
    shuffle scrolls: tempest, infernal, berserk, change-allegiance, death-seeker, dispel, reflect, shield, dispel
expect
    blue scrolls-of: tempest, change-allegiance, reflect
    green scrolls-of: infernal, death-seeker, shield
    red scrolls-of: berserk, dispel, dispel
    told only blue: scroll-dealt blue tempest [start 23]
    told only red: scroll-dealt red berserk
    told only green: scroll-dealt green shield
    sees red number: blue scrolls-of, green scrolls-of
    sees blue exactly: blue scrolls-of
    sees blue number: scrolls

case the elementals are laid aside for the deal, and then shuffled into what is left [start 23]
given set-up seats 4
    shuffle scrolls: tempest, tempest, infernal, infernal, berserk, berserk, berserk, change-allegiance, change-allegiance, death-seeker, death-seeker, dispel
    shuffle scrolls: wind-elemental, dispel, fire-elemental, reflect, water-elemental, earth-elemental
expect
    scrolls top: wind-elemental, dispel, fire-elemental, reflect, water-elemental, earth-elemental
    scrolls: earth-elemental, wind-elemental, fire-elemental, water-elemental, 3 dispel, 3 reflect, 2 shield
    red scrolls-of has 0 earth-elemental, 0 wind-elemental, 0 fire-elemental, 0 water-elemental

case with two seats eighteen scrolls are left, no scroll lies on the discards [start 23]
given set-up
    shuffle scrolls: dispel, dispel, dispel, dispel, shield, shield
expect
    red scrolls-of has 2 dispel, 1 shield
    blue scrolls-of has 2 dispel, 1 shield
    scrolls: earth-elemental, wind-elemental, fire-elemental, water-elemental, 2 tempest, 2 infernal, 3 berserk, 2 change-allegiance, 2 death-seeker, 3 reflect
    used-scrolls: empty

case quest cards and treasures are shuffled, lie covered, and all draw from the same decks [start 24, seen 17]
given set-up
    shuffle quests: seer, old-mint
    shuffle vault: crown, amulet
expect
    quests top: seer, old-mint
    vault top: crown, amulet
    quests: sunken-hall, whispering-stones, giant-spiders, old-mint, ogre-bridge, lost-patrol, seer, wraith-quest, dragon-bones, voice-of-the-gods, collapsed-tunnel, wayside-shrine
    vault: holy-grail, dragonorb, amulet, crown, war-horn, tower-shield, winged-boots, seers-glass
    sees red number: scrolls
    sees red nothing: quests, vault
    used-quests: empty

# ---- who is told ----

case letters of season 0 bring lists and garrisons, and no purchase [start 7]
given set-up
orders red
    buy orc r4k
    garrison 2 r4a
expect
    r4a: red 3 orc
    red gold: 30
    told nobody: units-ordered

case where everything comes to lie all are told, but garrisons and scrolls [start 7, seen 1]
given set-up seats 3
expect
    told all: chosen-one
    told all: claimed red r4k
    told all: court-at green r3k
    told all: strangers-hold r1k 5
    told all: shard-lies r5k
    not told blue: garrisoned red
    not told red: scroll-dealt blue *
