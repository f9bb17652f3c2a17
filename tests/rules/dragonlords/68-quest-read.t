# SPDX-License-Identifier: MIT
# A second reader, from the rulebook and the clauses alone: quests.

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
