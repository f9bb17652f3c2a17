# SPDX-License-Identifier: MIT
# Quests once more, where they meet teleport, marches, sieges, ships, scrolls, heroes, kings and
# DragonLords. Red's income is 9 gold a turn (its kingdom 7, r4b and r5b 1 each) and comes after the quests.

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
    r5b: red 9 orc
    r5b holder: red
    r4b: red 9 orc
    r4b holder: red
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- In and out ----

case who left a Wasteland in the turn marches, for to march is no attack [quest 15, march 1]
given
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws8
    r4c holder: red
    r4c: red orc
orders red
    leave south to r4b
    march 12 orc from r4b via r4c
    march 11 orc from r4b via r4c
expect
    done red 1
    refused red 2
    done red 3
    r4b: red orc
    r4c: red 12 orc

case who left a Wasteland by ship attacks no coast in that turn, those aboard before do [quest 15, quest 14, attack 9]
given
    red southern-party: red 2 hobgoblin, red torch, red pickaxe
    red south-at: ws1
    s1: red maw
    red aboard: red orc (ship maw)
    g5: stranger
    dice battle g5 1 6 red 3: 3
    dice battle g5 1 7 none 3: 6
orders red
    leave south on maw
    attack g5 with 2 hobgoblin 1 orc off maw
expect
    done red 1
    done red 2
    g5: red orc
    red aboard: red 2 hobgoblin (ship maw)

case who went into a Wasteland in phase 3 is not there to attack in phase 4 [quest 6, letters 2]
given
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    r4a: stranger
    r4b: red 3 orc
    dice move-die red ws8: 1
orders red
    enter south from r4b with 2 orc
    attack r4a with 2 orc from r4b
expect
    done red 1
    r4b: red orc
    r4a: stranger

case who teleported to a party moves with it in the same turn, and a spell of his is learnt there [portal 3, quest 10]
given
    r4k: red gorbag, red 5 orc, red morg (knows 0 1 knows 4 1)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: whispering-stones
    dice move-die red ws1: 1
    dice crystal red ws2: 5
    dice teach red: 1 3
orders red
    teleport morg into south
    move south up
expect
    done red 1
    done red 2
    told only red: spell-found red morg lightning
    red south-at: ws2

case a land that was taken meanwhile is no way home, and the party waits on its space [quest 14, letters 25]
given
    r4b holder: blue
    r4b: blue barbarian
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
    dice move-die red ws8: 4
orders red
    leave south to r4b
    move south up
expect
    refused red 1: not-friendly r4b
    red southern-party has 2 red orc

case a party that left may be followed by another one that enters in the same turn [quest 4, quest 10]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
orders red
    leave south to r4b
    enter south from r4b with 3 orc
expect
    done red 1
    refused red 2

case parties of both Wastelands share what lies in the kingdom: the second finds no tools left [quest 7, quest 9, quest 10]
given
    r2b holder: red
    r2b: red 3 orc
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    dice move-die red wn1: 1
orders red
    enter south from r5b with 2 orc
    enter north from r2b with 2 orc
expect
    done red 2
    red northern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1

# ---- Besieged, without a kingdom, out ----

case a party that comes home while the kingdom is besieged lays its tools down there all the same [quest 9, siege 3]
given season 2
    r4k besieger: blue
    c4: blue barbarian
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
orders red
    leave south to r4b
expect
    done red 1
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)

case tools are taken out of a besieged kingdom by a party that enters elsewhere [quest 9]
given season 2
    r4k besieger: blue
    c4: blue barbarian
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    dice move-die red ws8: 1
orders red
    enter south from r4b with 2 orc
expect
    done red 1
    red southern-party: red 2 orc, red torch, red pickaxe

case the hidden shard goes to the seat kingdom though it is besieged [adventure 8, shard 2, shard 3]
given season 2
    r4k besieger: blue
    c4: blue barbarian
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: seer
    dice move-die red ws1: 1
    dice crystal red ws2: 6
orders red
    move south up
expect
    told all: shard-found red r4k
    r4k shards: 1
    hidden-shards: 8

case without a kingdom the blessed Seer leaves the shard hidden, and quest gold is lost [shard 2, adventure 8, adventure 19, king 5]
given season 2
    r4k holder: blue
    r4k: blue barbarian
    r4b: red 9 orc, red gorbag
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: seer, old-mint
    dice move-die red ws1: 1
    dice crystal red ws2: 6
orders red
    move south up
expect
    told only red: shard-stays red
    hidden-shards: 9
next season
given
    dice move-die red ws2: 2
    dice crystal red ws4: 6
orders red
    move south up
expect
    red gold: 0

case a party without a kingdom buys nothing in the Village, for it has no gold [quest 17, king 5]
given season 2
    r4k holder: blue
    r4k: blue barbarian
    r4b: red 9 orc, red gorbag
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    dice move-die red ws14: 1
orders red
    move south up
    when buy: potion
expect
    red south-at: ws1
    told nobody: item-bought

case treasures of a party whose seat goes out are back in their deck, its items in the box [king 10, quest 16]
given season 2
    r4k: red 5 orc
    r4a holder: red
    r4a: red gorbag, red orc
    r4f holder: blue
    r4f: blue 2 barbarian
    red southern-party: red orc [red crown], red orc, red torch, red pickaxe
    red south-at: ws4
    dice battle r4f 1 6 red 6: 6
    dice battle r4f 1 7 blue 4: 4
orders red
    attack r4f with gorbag from r4a
expect
    out red
    red southern-party: empty
    vault has crown

# ---- The spaces ----

case a scroll of the Witch is used in phase 4 of the same turn [quest 18, scroll 24, scroll 18]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red gold: 5
    scrolls top: fire-elemental
    r6c holder: blue
    r6c: blue 3 barbarian
    dice move-die red ws4: 1
    dice witch-die red ws5: 5
    dice elemental-die r6c red: 1
orders red
    move south up
    elemental fire-elemental r6c
    when witch: pay
expect
    done red 2
    r6c: blue 2 barbarian
    red gold: 9

case with 4 gold the Witch cannot be paid [quest 18]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red gold: 4
    dice move-die red ws4: 1
orders red
    move south up
    when witch: pay
expect
    told nobody: witch-paid
    red gold: 13

case what was spent in phase 1 the Witch does not get in phase 3 [round 2, quest 18]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red gold: 7
    dice move-die red ws4: 1
orders red
    buy 1 orc r4k
    move south up
    when witch: pay
expect
    told nobody: witch-paid
    r4k: red gorbag, red 6 orc
    red gold: 13

case a healing potion bought in the Village in this move saves a unit in the next one [quest 17, quest 22, quest 30]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    red gold: 4
    dice move-die red ws14: 1
orders red
    @ move south up
    when buy: potion
expect
    red southern-party: red 2 orc, red torch, red pickaxe, red potion
    red gold: 9
next season
given
    dice move-die red ws1: 2
    dice waste-die red ws3: 1
expect
    told only red: potion-drunk red
    red southern-party: red 2 orc, red torch, red pickaxe

case a rope thrown after a 1 may show a 1 again, and then the unit is lost and the rope is, too [quest 22]
given
    red southern-party: red 2 orc, red torch, red pickaxe, red rope
    red south-at: ws2
    dice move-die red ws2: 1
    dice waste-die red ws3: 1 1
orders red
    move south up
expect
    red southern-party: red orc, red torch, red pickaxe

case Heal of a Wizard saves from the spider of a Waste before a potion is drunk [quest 22, quest 29, quest 30]
given
    red southern-party: red orc, red morg (knows 0 1), red torch, red pickaxe, red potion
    red south-at: ws2
    dice move-die red ws2: 1
    dice waste-die red ws3: 1
orders red
    move south up
expect
    told only red: bite-healed red 1
    red southern-party: red orc, red morg, red torch, red pickaxe, red potion

case a Wizard alone is bitten in a Waste and heals himself [quest 22, quest 29]
given
    red southern-party: red morg (knows 0 1), red torch, red pickaxe
    red south-at: ws2
    dice move-die red ws2: 1
    dice waste-die red ws3: 1
orders red
    move south up
expect
    red southern-party: red morg, red torch, red pickaxe

case the Shrine gives a party without a Wizard one, who knows the spell of the die [quest 19, adventure 15]
given
    red southern-party: red hobgoblin, red orc, red torch, red pickaxe
    red south-at: ws9
    dice move-die red ws9: 2
    dice crystal red ws11: 5
    dice teach red: 5
orders red
    move south up
expect
    told only red: wizard-found red morg
    red southern-party: red hobgoblin, red morg (knows 4 1), red torch, red pickaxe

case Winged Boots add one to the throw, of a party that enters, too [treasure 10, quest 11]
given
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k), red winged-boots (kept-at r4k)
    dice move-die red ws1: 1
    dice crystal red ws2: 3
    quests top: sunken-hall
orders red
    enter south from r5b with 2 orc taking winged-boots
expect
    red south-at: ws2
    told only red: quest-gold red 5

case Winged Boots that stayed in the kingdom add nothing [treasure 10, battle 5]
given
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k), red winged-boots (kept-at r4k)
    dice move-die red ws1: 1
orders red
    enter south from r5b with 2 orc
expect
    red south-at: ws1

# ---- Fights ----

case a party with its king adds 1 to all it rolls, and a hero his level to his own [quest 23, quest 24, hero 5]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red orc [red grim (hero-level 2)], red orc, red torch, red pickaxe
    red south-at: ws1
    quests top: ogre-bridge
    dice move-die red ws1: 1
    dice crystal red ws2: 4
    dice party-die red ws2 6: 6 6
orders red
    move south up
expect
    told red: monster-beaten red
    red gold: 15

case the monster rolls the die of the highest defence in the party, a king's d10, and the king is the last to fall [quest 26]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: ogre-bridge
    dice move-die red ws1: 1
    dice crystal red ws2: 4
    dice party-die red ws2 6: 8
    dice party-die red ws2 4: 8 8
    dice monster-die red ws2: 4 10
    dice party-die red ws2 6: 6
    dice party-die red ws2 4: 4
orders red
    move south up
expect
    told red: monster-beaten red
    red southern-party: red gorbag, red orc, red torch, red pickaxe

case a DragonLord in the party rolls 8 and his own 1, and is struck at with d12 [quest 23, quest 24, quest 26, dragonlord 5]
given
    red southern-party: red vermithrax, red orc, red torch, red pickaxe
    red south-at: ws1
    quests top: ogre-bridge
    dice move-die red ws1: 1
    dice crystal red ws2: 1
    dice party-die red ws2 9: 8 8
    dice party-die red ws2 4: 8 4
    dice monster-die red ws2: 12 6
orders red
    move south up
expect
    told red: monster-beaten red
    red southern-party: red vermithrax, red orc, red torch, red pickaxe

case of a party the hero is lost last of his kind, and a potion saves him in a fight as well [quest 30, letters 63, letters 48]
given
    red southern-party: red orc [red grim (hero-level 1)], red orc, red torch, red pickaxe
    red south-at: ws1
    quests top: sunken-hall
    dice move-die red ws1: 1
    dice crystal red ws2: 1
orders red
    move south up
expect
    red southern-party: red orc [red grim (hero-level 1)], red torch, red pickaxe

case a potion saves one of the two units of the cursed Collapsed Tunnel [adventure 13, quest 30]
given
    red southern-party: red 3 orc, red torch, red pickaxe, red potion
    red south-at: ws1
    quests top: collapsed-tunnel
    dice move-die red ws1: 1
    dice crystal red ws2: 1
orders red
    move south up
expect
    told only red 1 times: potion-drunk red
    red southern-party: red 2 orc, red torch, red pickaxe

case a party that lost its pickaxe in the tunnel goes on next turn [adventure 13, quest 8]
given
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: collapsed-tunnel
    dice move-die red ws1: 1
    dice crystal red ws2: 3
orders red
    @ move south up
expect
    red southern-party: red 3 orc, red torch
next season
given
    dice move-die red ws2: 1
    dice waste-die red ws3: 4
expect
    done red @1
    red south-at: ws3

case put back on space 1 a party without its pickaxe stays there, or leaves over the bridge [adventure 14, quest 8, quest 14]
given
    red southern-party: red 3 orc, red torch
    red south-at: ws3
    quests top: wayside-shrine
    dice move-die red ws3: 1
    dice crystal red ws4: 1
orders red
    move south up
    when buy: pickaxe
expect
    red south-at: ws1
    told nobody: item-bought
next season
orders red
    move south up
    leave south to r5b
expect
    refused red 1: no-tools ws1
    done red 2
    r5b: red 12 orc

case the Seer sends a party on over space 1, where it may stop short with effect [adventure 8, quest 12, quest 17]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws13
    red gold: 4
    quests top: seer
    dice move-die red ws13: 1
    dice crystal red ws14: 3
orders red
    move south up short
    when buy: potion
expect
    told only red: party-goes-on red 2
    red south-at: ws1
    told only red: item-bought red 1 potion

case the Seer sends a party on only once in a turn [adventure 8, adventure 1]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests: seer
    blue drawn: rest of quests
    shuffle quests: seer
    dice move-die red ws1: 1
    dice crystal red ws2: 3
    dice crystal red ws4: 3
orders red
    move south up
expect
    told only red 1 times: party-goes-on red 2
    red south-at: ws4

# ---- DragonLords and the Orb ----

case an Orb is of no use to who has a DragonLord, and stays with its unit [quest 21, dragonlord 1]
given
    r4k: red gorbag, red 5 orc, red vermithrax
    red southern-party: red orc [red dragonorb], red orc, red torch, red pickaxe
    red south-at: ws7
    dice move-die red ws7: 1
orders red
    move south up
    when lair: orb
expect
    told nobody: orb-used
    red southern-party: red orc [red dragonorb], red orc, red torch, red pickaxe

case an Orb is of no use to Wizards alone, for none of them becomes a DragonLord [quest 21, dragonlord 1]
given
    red southern-party: red morg [red dragonorb], red torch, red pickaxe
    red south-at: ws7
    dice move-die red ws7: 1
orders red
    move south up
    when lair: orb
expect
    told nobody: orb-used
    red southern-party: red morg [red dragonorb], red torch, red pickaxe

case the unit that carries the Orb may become the DragonLord itself, and a hero who does is none any more [quest 21, hero 6]
given
    red southern-party: red orc [red dragonorb, red grim (hero-level 3)], red torch, red pickaxe
    red south-at: ws7
    dice move-die red ws7: 1
    dice orb-die red ws8: 3
orders red
    move south up
expect
    told all: dragonlord-rises red vermithrax ws8
    red southern-party: red vermithrax, red torch, red pickaxe
    vault has dragonorb

case what a unit carries it carries on as a DragonLord [dragonlord 1, treasure 2]
given
    red southern-party: red orc [red crown], red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 6
orders red
    move south up
expect
    red southern-party: red vermithrax [red crown], red torch, red pickaxe

case a DragonLord risen in phase 3 may not leave before the next quest phase, but teleports out in phase 5 [dragonlord 2, portal 1, portal 2]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 6
orders red
    move south up
    teleport vermithrax to r4k late
expect
    done red 2
    red southern-party: red orc, red torch, red pickaxe
    r4k: red gorbag, red 5 orc, red vermithrax

case who finds the third Wizard at the Shrine has no fourth: his Wizard there learns a spell instead [adventure 15, quest 19]
given
    r4k: red gorbag, red 5 orc, red zagga, red urk
    red southern-party: red orc, red morg (knows 0 1), red torch, red pickaxe
    red south-at: ws9
    dice move-die red ws9: 2
    dice crystal red ws11: 6
    dice teach red: 1 2
orders red
    move south up
expect
    told only red: spell-found red morg fireball
    red southern-party: red orc, red morg, red torch, red pickaxe
