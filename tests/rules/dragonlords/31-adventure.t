# SPDX-License-Identifier: MIT
# Quest cards: the twelve of them, each blessed, ignored and cursed, and the fights they bring. In most
# cases Red's party steps from space 1 of the South to the Quest on space 2. Red's income is 7 gold a
# turn and comes after the quests. Where a deck is to hold one card only the rest lies out of the way, in the
# place where Blue would hold a card just drawn.

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
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws1

# ---- cards ----

case on a Quest space a card is drawn, the crystal is rolled, and the card is discarded [adventure 1]
given
    quests top: old-mint, seer
    dice crystal red ws2: 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: card-drawn red ws2 old-mint ignored
    used-quests: old-mint
    quests top: seer

case the crystal curses on 1 and 2 and ignores from 3 on [adventure 1, start 5, adventure 5]
given
    red gold: 10
    quests top: old-mint, sunken-hall
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    @ move south up
expect
    told red: card-drawn red ws2 old-mint cursed
    red gold: 13
next season
given
    dice move-die red ws2: 2
    dice crystal red ws4: 3
expect
    told red: card-drawn red ws4 sunken-hall ignored
    red gold: 25

case the crystal ignores on 4 and blesses from 5 on [adventure 1, start 5, adventure 5]
given
    quests top: sunken-hall, old-mint
    dice crystal red ws2: 4
    dice move-die red ws1: 1
orders red
    @ move south up
expect
    told red: card-drawn red ws2 sunken-hall ignored
    red gold: 12
next season
given
    dice move-die red ws2: 2
    dice crystal red ws4: 5
expect
    told red: card-drawn red ws4 old-mint blessed
    red gold: 29

case when the deck is used up the discards are shuffled [adventure 1]
given
    quests: empty
    used-quests: rest of quests
    shuffle quests: sunken-hall, old-mint
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: card-drawn red ws2 sunken-hall ignored
    used-quests: sunken-hall
    quests top: old-mint

# ---- Sunken Hall ----

case Sunken Hall, blessed: a treasure, which one of the party carries [adventure 2, treasure 2, letters 64]
given
    quests top: sunken-hall
    vault top: winged-boots
    dice crystal red ws2: 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: treasure-gained red winged-boots orc
    red southern-party: red orc [red winged-boots], red 2 orc, red torch, red pickaxe

case a treasure may be given to the kingdom at once [treasure 2, letters 64]
given
    quests top: sunken-hall
    vault top: winged-boots
    dice crystal red ws2: 6
    dice move-die red ws1: 1
orders red
    move south up
    when carry if what = winged-boots: kingdom
expect
    used red 2
    red southern-party: red 3 orc, red torch, red pickaxe
    red hoard: red winged-boots (kept-at r4k)

case a treasure may be given to a unit that a policy names [treasure 2, letters 64]
given
    red southern-party: red 2 orc, red hobgoblin, red morg, red torch, red pickaxe
    quests top: sunken-hall
    vault top: crown
    dice crystal red ws2: 6
    dice move-die red ws1: 1
orders red
    move south up
    when carry: morg
expect
    red southern-party: red morg [red crown], red 2 orc, red hobgoblin, red torch, red pickaxe

case Sunken Hall, ignored: 5 gold [adventure 2]
given
    quests top: sunken-hall
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: quest-gold red 5
    red gold: 12

case Sunken Hall, cursed: a unit is lost [adventure 2]
given
    quests top: sunken-hall
    dice crystal red ws2: 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    red southern-party: red 2 orc, red torch, red pickaxe
    red gold: 7

case without any treasure left a blessed Sunken Hall brings 8 gold [adventure 2, adventure 17]
given
    vault: empty
    red hoard: red holy-grail (kept-at r4k), red dragonorb (kept-at r4k), red amulet (kept-at r4k), red crown (kept-at r4k), red war-horn (kept-at r4k), red tower-shield (kept-at r4k), red winged-boots (kept-at r4k), red seers-glass (kept-at r4k)
    quests top: sunken-hall
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: no-treasure-left red
    red gold: 15

# ---- Whispering Stones ----

case Whispering Stones, blessed: a Wizard of the party learns a spell, one that he knows being rolled again [adventure 3, adventure 16]
given
    red southern-party: red 2 orc, red morg (knows 0 1 knows 1 1), red torch, red pickaxe
    quests top: whispering-stones
    dice crystal red ws2: 5
    dice teach red: 1 2 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: spell-found red morg poison
    red southern-party: red morg (knows 0 1 knows 1 1 knows 3 1), red 2 orc, red torch, red pickaxe

case without a Wizard in the party the blessed Whispering Stones do nothing [adventure 3, adventure 16]
given
    r4k: red gorbag, red morg, red 5 orc
    quests top: whispering-stones
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: nothing-gained red
    told nobody: spell-found

case where the Wizard knows all six the blessed Whispering Stones do nothing [adventure 3, adventure 16]
given
    red southern-party: red orc, red morg (knows 0 1 knows 1 1 knows 2 1 knows 3 1 knows 4 1 knows 5 1), red torch, red pickaxe
    quests top: whispering-stones
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: nothing-gained red
    told nobody: spell-found

case the Wizard who lacks a spell learns, not the one who knows all [adventure 16]
given
    red southern-party: red urk (knows 0 1 knows 1 1 knows 2 1 knows 3 1 knows 4 1), red morg (knows 0 1 knows 1 1 knows 2 1 knows 3 1 knows 4 1 knows 5 1), red torch, red pickaxe
    quests top: whispering-stones
    dice crystal red ws2: 5
    dice teach red: 5 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: spell-found red urk blessing

case Whispering Stones, ignored: a scroll, which may be used at once [adventure 3, scroll 24]
given
    quests top: whispering-stones
    scrolls top: infernal
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: scroll-drawn red infernal
    told blue: scroll-drawn red
    red scrolls-of: infernal
    red new-scroll: empty

case Whispering Stones, cursed: a scroll is lost, the one a policy names [adventure 3, letters 63]
given
    red scrolls-of: dispel, tempest, berserk
    quests top: whispering-stones
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
    when discard: tempest
expect
    used red 2
    told red: scroll-gone red tempest
    red scrolls-of: dispel, berserk
    used-scrolls: tempest

case of scrolls to be lost the last drawn goes if nothing is said [adventure 3, letters 63]
given
    red scrolls-of: dispel
    quests top: whispering-stones
    scrolls top: infernal
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    @ move south up
expect
    red scrolls-of: infernal, dispel
next season
given
    used-quests: empty
    quests top: whispering-stones
    dice move-die red ws2: 2
    dice crystal red ws4: 1
expect
    told red: scroll-gone red infernal
    red scrolls-of: dispel

case who has no scroll loses none [adventure 3, quest 31]
given
    quests top: whispering-stones
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: nothing-lost red
    red southern-party: red 3 orc, red torch, red pickaxe

# ---- Giant Spiders ----

case Giant Spiders, blessed: 4 gold [adventure 4]
given
    quests top: giant-spiders
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: quest-gold red 4
    red gold: 11

case Giant Spiders, ignored: a spider of attack 2, defence 6 and 1 hit, round by round; beaten, it leaves nothing [adventure 4, quest 25, quest 26, quest 28, quest 29]
given
    quests top: giant-spiders
    dice crystal red ws2: 3
    dice party-die red ws2 3: 4 5 6 4 4 4 3
    dice monster-die red ws2: 2 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: monster-met red ws2 spider
    told only red: party-strikes red spider 1 0 1
    told only red: monster-strikes red spider 1 1
    told only red: party-strikes red spider 2 0 1
    told only red: monster-strikes red spider 2 0
    told only red: party-strikes red spider 3 1 0
    told only red: monster-beaten red spider
    red southern-party: red 2 orc, red torch, red pickaxe
    red gold: 7

case Giant Spiders, cursed: a spider of attack 3, defence 6 and 2 hits, with a die for each hit it has left [adventure 4, quest 26]
given
    red southern-party: red 4 orc, red torch, red pickaxe
    quests top: giant-spiders
    dice crystal red ws2: 2
    dice party-die red ws2 3: 6 6 6 6 3 4 4 4 3
    dice monster-die red ws2: 3 4 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: monster-met red ws2 great-spider
    told red: party-strikes red great-spider 1 0 2
    told red: monster-strikes red great-spider 1 1
    told red: party-strikes red great-spider 2 1 1
    told red: monster-strikes red great-spider 2 1
    told red: party-strikes red great-spider 3 1 0
    told red: monster-beaten red great-spider
    red southern-party: red 2 orc, red torch, red pickaxe

case each caster who knows Heal saves one whom a spider has bitten, each round again [quest 29]
given
    red southern-party: red 2 orc, red morg (knows 0 1), red torch, red pickaxe
    quests top: giant-spiders
    dice crystal red ws2: 2
    dice party-die red ws2 3: 6 6 6 6 6 6 6 6
    dice monster-die red ws2: 1 4 1 1 5 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red 2 times: bite-healed red 1
    told red: monster-gone red great-spider
    red southern-party: red orc, red morg (knows 0 1), red torch, red pickaxe

case two who know Heal save two in a round, one who does not know it saves nobody [quest 29]
given
    red southern-party: red orc, red morg (knows 0 1), red urk (knows 0 1), red zagga (knows 1 1), red torch, red pickaxe
    quests top: giant-spiders
    dice crystal red ws2: 2
    dice party-die red ws2 3: 6 6 6 6 1 1 1 1
    dice monster-die red ws2: 1 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: bite-healed red 2
    red southern-party: red orc, red morg, red urk, red zagga, red torch, red pickaxe

case potions save those bitten whom Heal does not save [quest 29, quest 30]
given
    red southern-party: red 2 orc, red morg (knows 0 1), red torch, red pickaxe, red potion
    quests top: giant-spiders
    dice crystal red ws2: 2
    dice party-die red ws2 3: 6 6 6 1 1 1
    dice monster-die red ws2: 1 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: bite-healed red 1
    told only red: potion-drunk red
    red southern-party: red 2 orc, red morg, red torch, red pickaxe

# ---- Old Mint ----

case Old Mint, blessed: 10 gold [adventure 5, adventure 19]
given
    red gold: 1
    quests top: old-mint
    dice crystal red ws2: 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: quest-gold red 10
    red gold: 18

case Old Mint, ignored: 6 gold [adventure 5]
given
    red gold: 1
    quests top: old-mint
    dice crystal red ws2: 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: quest-gold red 6
    red gold: 14

case Old Mint, cursed: 4 gold are lost [adventure 5]
given
    red gold: 4
    quests top: old-mint
    dice crystal red ws2: 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: quest-gold-lost red 4
    red gold: 7

case who has 3 gold loses 3 of 4 [adventure 5, quest 31]
given
    red gold: 3
    quests top: old-mint
    dice crystal red ws2: 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: quest-gold-lost red 3
    red gold: 7

case gold from a quest is lost without a kingdom [adventure 19]
given
    r4k: blue 2 barbarian
    r4k holder: blue
    r4c: red gorbag, red 5 orc
    r4c holder: red
    quests top: old-mint
    dice crystal red ws2: 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: gold-wasted red 10
    red gold: 0

# ---- Ogre Bridge ----

case Ogre Bridge, blessed: a treasure [adventure 6]
given
    quests top: ogre-bridge
    vault top: amulet
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: treasure-gained red amulet orc

case Ogre Bridge, ignored: an ogre of attack 4, defence 8 and 2 hits, against the die of the highest defence in the party; beaten, it leaves 6 gold [adventure 6, quest 26, quest 28]
given
    red southern-party: red 3 orc, red hobgoblin, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 4
    dice party-die red ws2 3: 8 4 4 4 3
    dice party-die red ws2 4: 4 5
    dice monster-die red ws2: 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: monster-met red ws2 ogre
    told red: party-strikes red ogre 1 1 1
    told red: monster-strikes red ogre 1 1
    told red: party-strikes red ogre 2 1 0
    told only red: monster-beaten red ogre
    told only red: quest-gold red 6
    red southern-party: red 2 orc, red hobgoblin, red torch, red pickaxe
    red gold: 13

case hits that reach the monster's number beat it before it strikes [quest 25]
given
    quests top: ogre-bridge
    dice crystal red ws2: 3
    dice party-die red ws2 3: 3 1 8
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: party-strikes red ogre 1 2 0
    told nobody: monster-strikes
    red southern-party: red 3 orc, red torch, red pickaxe

case after three rounds the monster is gone, and there is no prize [quest 27]
given
    red southern-party: red 3 orc, red hobgoblin, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 3
    dice party-die red ws2 3: 3 8 8 8 8 8 8 8 8
    dice party-die red ws2 4: 8 8 8
    dice monster-die red ws2: 5 5 8
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: party-strikes red ogre 3 0 1
    told red: monster-strikes red ogre 3 0
    told only red: monster-gone red ogre
    told nobody: monster-beaten
    told nobody: quest-gold
    red south-at: ws2
    red southern-party: red 3 orc, red hobgoblin, red torch, red pickaxe
    red gold: 7

case Ogre Bridge, cursed: an ogre of attack 5, defence 8 and 3 hits; beaten, it leaves nothing [adventure 6, quest 28]
given
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 1
    dice party-die red ws2 4: 5 5 4 4 4
    dice monster-die red ws2: 5 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: monster-met red ws2 ogre-king
    told red: party-strikes red ogre-king 1 1 2
    told red: monster-strikes red ogre-king 1 1
    told red: party-strikes red ogre-king 2 2 0
    red southern-party: red 2 hobgoblin, red torch, red pickaxe
    red gold: 7

case the owner chooses who is lost in a fight [quest 26, letters 63]
given
    red southern-party: red 2 orc, red hobgoblin, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 3
    dice party-die red ws2 3: 8 8 1 1
    dice party-die red ws2 4: 8
    dice monster-die red ws2: 4 5
    dice move-die red ws1: 1
orders red
    move south up
    when quest-loss: hobgoblin
expect
    used red 2
    red southern-party: red 2 orc, red torch, red pickaxe

case casters are lost last, whatever is said [quest 26, letters 63]
given
    red southern-party: red orc, red morg, red torch, red pickaxe
    quests top: lost-patrol
    dice crystal red ws2: 1
    dice move-die red ws1: 1
orders red
    move south up
    when quest-loss: morg
expect
    red southern-party: red morg, red torch, red pickaxe

case if nothing is said basic units go before archers, these before heavy units, Wizards last [quest 26, letters 63, battle 16]
given
    red southern-party: red orc, red hobgoblin, red orc-archer, red morg, red torch, red pickaxe
    quests top: collapsed-tunnel, lost-patrol
    dice crystal red ws2: 1
    dice move-die red ws1: 1
orders red
    @ move south up
expect
    red southern-party: red hobgoblin, red morg, red torch, red pickaxe
next season
given
    dice move-die red ws2: 2
    dice crystal red ws4: 1
expect
    red southern-party: red morg, red torch, red pickaxe

case a potion saves from any loss, not from poison only [quest 30, letters 60]
given
    red southern-party: red 3 orc, red torch, red pickaxe, red potion
    quests top: collapsed-tunnel
    dice crystal red ws2: 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: potion-drunk red
    red southern-party: red 2 orc, red torch, red pickaxe

case Heal helps against poison only [quest 29, spell 6]
given
    red southern-party: red 2 orc, red morg (knows 0 1), red torch, red pickaxe
    quests top: lost-patrol
    dice crystal red ws2: 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    told nobody: bite-healed
    red southern-party: red orc, red morg, red torch, red pickaxe

# ---- who strikes, and with what ----

case a king strikes with 5 and adds 1 to all, a Wizard strikes with 3 [quest 23, quest 24, unit 10]
given
    r4k: red 5 orc
    red southern-party: red orc, red gorbag, red morg, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 1
    dice party-die red ws2 6: 6
    dice party-die red ws2 4: 4 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: party-strikes red ogre-king 1 3 0

case one more than the number with TAS misses [quest 23, quest 24]
given
    r4k: red 5 orc
    red southern-party: red orc, red gorbag, red morg, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 1
    dice party-die red ws2 6: 7 8 8
    dice party-die red ws2 4: 5 5 8 8 8 8
    dice monster-die red ws2: 6 6 10 6 6 6 6 6 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: party-strikes red ogre-king 1 0 3
    told red: monster-strikes red ogre-king 1 0
    told only red: monster-gone red ogre-king

case a DragonLord strikes with 8, adds 1, and his d12 is what the monster rolls [quest 23, quest 24, quest 26, unit 12]
given
    red southern-party: red orc, red vermithrax, red torch, red pickaxe
    quests top: dragon-bones
    dice crystal red ws2: 1
    dice party-die red ws2 9: 9 10
    dice party-die red ws2 4: 5 4
    dice monster-die red ws2: 12
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: party-strikes red young-dragon 1 1 1
    told red: monster-strikes red young-dragon 1 0
    told red: party-strikes red young-dragon 2 1 0

case a DragonLord knows Heal and saves whom a spider bites [quest 29, dragonlord 2]
given
    red southern-party: red orc, red vermithrax, red torch, red pickaxe
    quests top: giant-spiders
    dice crystal red ws2: 2
    dice party-die red ws2 9: 6 6
    dice party-die red ws2 4: 6 5
    dice monster-die red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: bite-healed red 1
    told red: monster-beaten red great-spider
    red southern-party: red orc, red vermithrax, red torch, red pickaxe

case a hero adds his level to his own number, one of level 3 also 1 to all [quest 24, hero 5]
given
    red southern-party: red orc [red grim (hero-level 3)], red orc [red snaga (hero-level 2)], red orc, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 1
    dice party-die red ws2 7: 7
    dice party-die red ws2 6: 6
    dice party-die red ws2 4: 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: party-strikes red ogre-king 1 3 0

case heroes below level 3 add nothing to others [quest 24, hero 5]
given
    red southern-party: red orc [red grim (hero-level 2)], red 2 orc, red torch, red pickaxe
    quests top: ogre-bridge
    dice crystal red ws2: 3
    dice party-die red ws2 5: 5
    dice party-die red ws2 3: 3 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red: party-strikes red ogre 1 2 0

case the Crown adds 1 where the party has it, not where it lies at home [quest 24, treasure 7, battle 5]
given
    red southern-party: red orc [red crown], red orc, red torch, red pickaxe
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn1
    quests top: ogre-bridge, wraith-quest
    dice move-die red wn1: 1
    dice crystal red wn2: 3
    dice crystal red ws2: 3
    dice party-die red wn2 3: 3 3
    dice party-die red ws2 4: 4 4
    dice move-die red ws1: 1
orders red
    move north up
    move south up
expect
    told red: party-strikes red ogre 1 2 0
    told red: party-strikes red wraith 1 2 0

case in a quest no Blessing, no Fireball and no scroll is cast [quest 24]
given
    red southern-party: red orc, red morg (knows 1 1 knows 5 1), red torch, red pickaxe
    red scrolls-of: infernal
    quests top: wraith-quest
    dice crystal red ws2: 3
    dice party-die red ws2 3: 3 3
    dice move-die red ws1: 1
orders red
    move south up
    when spell: fireball, blessing
    when scroll: infernal
expect
    told red: party-strikes red wraith 1 2 0
    not used red 2
    not used red 3

# ---- Lost Patrol ----

case Lost Patrol, blessed: three basic units join the party [adventure 7]
given
    quests top: lost-patrol
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: units-join red 3 orc
    red southern-party: red 6 orc, red torch, red pickaxe

case a party of four takes two of them, casters counted [adventure 7, quest 4]
given
    red southern-party: red 3 orc, red morg, red torch, red pickaxe
    quests top: lost-patrol
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: units-join red 2 orc
    red southern-party: red 5 orc, red morg, red torch, red pickaxe

case Lost Patrol, ignored: one joins, but no seventh [adventure 7]
given
    red northern-party: red 6 hobgoblin, red torch, red pickaxe
    red north-at: wn1
    quests: lost-patrol
    blue drawn: rest of quests
    shuffle quests: lost-patrol
    dice move-die red wn1: 1
    dice crystal red ws2: 3
    dice crystal red wn2: 3
    dice move-die red ws1: 1
orders red
    move north up
    move south up
expect
    red northern-party: red 6 hobgoblin, red torch, red pickaxe
    red southern-party: red 4 orc, red torch, red pickaxe

case Lost Patrol, cursed: a unit is lost [adventure 7]
given
    quests top: lost-patrol
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    red southern-party: red 2 orc, red torch, red pickaxe

# ---- Seer ----

case Seer, blessed: the hidden shard is found [adventure 8, shard 4]
given
    hidden-shards: 1
    r4k shards: 4
    r6k shards: 4
    quests top: seer
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told all: shard-found red r4k
    hidden-shards: 0
    r4k shards: 5

case Seer, blessed, where no shard is hidden any more: a treasure [adventure 8]
given
    hidden-shards: 0
    r4k shards: 5
    r6k shards: 4
    quests top: seer
    vault top: crown
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told nobody: shard-found
    told only red: treasure-gained red crown orc
    r4k shards: 5

case Seer, ignored: the party goes on two spaces up, and where it comes to has effect [adventure 8]
given
    quests top: seer, old-mint
    dice crystal red ws2: 3
    dice crystal red ws4: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: party-goes-on red 2
    red south-at: ws4
    told only red: card-drawn red ws4 old-mint ignored
    red gold: 13

case a party that moves down goes on down [adventure 8]
given
    red south-at: ws5
    dice move-die red ws5: 1
    quests top: seer, old-mint
    dice crystal red ws4: 3
    dice crystal red ws2: 3
orders red
    move south down
expect
    red south-at: ws2
    told only red: card-drawn red ws2 old-mint ignored

case going on happens once a turn at most [adventure 8]
given
    quests: seer
    blue drawn: rest of quests
    dice crystal red ws2: 3
    dice crystal red ws4: 4
    dice move-die red ws1: 1
orders red
    move south up
expect
    told red 1 times: party-goes-on
    told red: card-drawn red ws4 seer ignored
    red south-at: ws4

case in the next turn a party may be sent on again [adventure 8]
given
    quests: seer
    blue drawn: rest of quests
    dice crystal red ws2: 3
    dice crystal red ws4: 4
    dice move-die red ws1: 1
orders red
    @ move south up
expect
    red south-at: ws4
next season
given
    dice move-die red ws4: 2
    dice crystal red ws6: 4
expect
    told red: party-goes-on red 2
    red south-at: ws8

case Seer, cursed: in its next quest phase the party neither moves nor leaves, later it does [adventure 8, adventure 9, letters 24, letters 25]
given
    quests top: seer, old-mint
    r4b: red orc
    r4b holder: red
    red south-at: ws7
    dice move-die red ws7: 2
    dice crystal red ws9: 2
orders red
    move south up
expect
    told only red: phase-to-miss red ws9
    red south-at: ws9
next season
orders red
    move south down
expect
    refused red 1: phase-lost ws9
    told only red: phase-missed red ws9
    red south-at: ws9
next season
given
    dice move-die red ws9: 1
orders red
    move south down
expect
    done red 1
    red south-at: ws8

case a party that lost its phase does not leave in it [adventure 9, letters 25]
given
    red south-waits: 1
    r5b: red orc
    r5b holder: red
orders red
    leave south to r5b
expect
    refused red 1: phase-lost ws1
    red south-at: ws1
next season
orders red
    leave south to r5b
expect
    done red 1
    r5b: red 4 orc

case on space 1 a lost phase is told before missing tools [letters 1, letters 24]
given
    red south-waits: 1
    red southern-party: red 3 orc, red torch
orders red
    move south up
expect
    refused red 1: phase-lost ws1

case a policy for rest does not move a party in a phase it has lost [adventure 9, letters 59]
given
    red south-waits: 1
orders red
    when rest: no
expect
    red south-at: ws1

case the lost phase is that of its party alone [adventure 9]
given
    red north-waits: 1
    red northern-party: red orc, red torch, red pickaxe
    red north-at: wn5
    quests top: old-mint
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
    move north up
expect
    done red 1
    refused red 2: phase-lost wn5

# ---- Wraith ----

case Wraith, blessed: a scroll [adventure 10]
given
    quests top: wraith-quest
    scrolls top: tempest
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    red scrolls-of: tempest

case Wraith, ignored: one of attack 3, defence 8 and 2 hits [adventure 10]
given
    red southern-party: red 2 hobgoblin, red torch, red pickaxe
    quests top: wraith-quest
    dice crystal red ws2: 3
    dice party-die red ws2 4: 8 5 4
    dice monster-die red ws2: 3 4 3
    red gold: 0
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: monster-met red ws2 wraith
    told red: monster-strikes red wraith 1 1
    told red: party-strikes red wraith 2 1 1
    told red: monster-strikes red wraith 2 1
    told all: party-gone red ws2
    red southern-party: empty

case Wraith, cursed: one of attack 4, defence 10 and 2 hits [adventure 10]
given
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    quests top: wraith-quest
    dice crystal red ws2: 2
    dice party-die red ws2 4: 10 5 4 4 10
    dice monster-die red ws2: 4
    red gold: 0
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: monster-met red ws2 great-wraith
    told red: party-strikes red great-wraith 1 1 1
    told red: monster-strikes red great-wraith 1 1
    told red: party-strikes red great-wraith 2 1 0
    red southern-party: red 2 hobgoblin, red torch, red pickaxe
    red gold: 7

# ---- Dragon Bones ----

case Dragon Bones, blessed: the DragonOrb out of its deck, which is shuffled [adventure 11]
given
    quests top: dragon-bones
    vault top: crown, amulet, dragonorb
    dice crystal red ws2: 5
    shuffle vault: amulet, crown
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: treasure-gained red dragonorb orc
    red southern-party: red orc [red dragonorb], red 2 orc, red torch, red pickaxe
    vault top: amulet, crown

case Dragon Bones, blessed, where somebody has the Orb: 8 gold [adventure 11]
given
    blue hoard: blue dragonorb (kept-at r6k)
    quests top: dragon-bones
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: quest-gold red 8
    told nobody: treasure-gained
    red gold: 15

case Dragon Bones, ignored: 4 gold [adventure 11]
given
    quests top: dragon-bones
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    red gold: 11

case Dragon Bones, cursed: a dragon of attack 6, defence 10 and 2 hits [adventure 11]
given
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    quests top: dragon-bones
    dice crystal red ws2: 1
    dice party-die red ws2 4: 10 5 5 4 4
    dice monster-die red ws2: 6 7
    red gold: 0
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: monster-met red ws2 young-dragon
    told red: party-strikes red young-dragon 1 0 2
    told red: monster-strikes red young-dragon 1 1
    told red: party-strikes red young-dragon 2 2 0
    told nobody: treasure-gained
    red gold: 7

# ---- Voice of the Gods ----

case Voice of the Gods, blessed: a unit of the party becomes a DragonLord [adventure 12, dragonlord 1]
given
    quests top: voice-of-the-gods
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told all: dragonlord-rises red vermithrax ws2
    red southern-party: red vermithrax, red 2 orc, red torch, red pickaxe

case Voice of the Gods, blessed, with a DragonLord already: 10 gold [adventure 12]
given
    r4k: red gorbag, red vermithrax, red 5 orc
    quests top: voice-of-the-gods
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told nobody: dragonlord-rises
    told only red: quest-gold red 10
    red gold: 17

case Voice of the Gods, ignored: a hero of the party gains a level [adventure 12, adventure 18]
given
    red southern-party: red orc [red grim (hero-level 2)], red orc, red torch, red pickaxe
    quests top: voice-of-the-gods
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: hero-grows red grim 3
    red southern-party: red orc [red grim (hero-level 3)], red orc, red torch, red pickaxe

case a hero of level 3 gains none, nor one who is elsewhere [adventure 18]
given
    r4k: red gorbag, red 4 orc, red orc [red snaga (hero-level 1)]
    red southern-party: red orc [red grim (hero-level 3)], red orc, red torch, red pickaxe
    quests top: voice-of-the-gods
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: nothing-gained red
    told nobody: hero-grows

case of two heroes the one a policy names gains the level [adventure 18, letters 58]
given
    red southern-party: red orc [red grim (hero-level 1)], red orc [red snaga (hero-level 1)], red torch, red pickaxe
    quests top: voice-of-the-gods
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
    when hero: snaga
expect
    told only red: hero-grows red snaga 2

case Voice of the Gods, cursed: a unit is lost [adventure 12]
given
    quests top: voice-of-the-gods
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    red southern-party: red 2 orc, red torch, red pickaxe

# ---- Collapsed Tunnel ----

case Collapsed Tunnel, blessed: a treasure [adventure 13]
given
    quests top: collapsed-tunnel
    vault top: tower-shield
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: treasure-gained red tower-shield orc

case Collapsed Tunnel, ignored: the pickaxe goes if nothing is said [adventure 13, letters 63]
given
    quests top: collapsed-tunnel
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: tool-gone red pickaxe
    red southern-party: red 3 orc, red torch

case Collapsed Tunnel, ignored: a unit goes if a policy says so [adventure 13, letters 63]
given
    quests top: collapsed-tunnel
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
    when tunnel if units > 2: unit
expect
    used red 2
    red southern-party: red 2 orc, red torch, red pickaxe

case who has no pickaxe left loses nothing in the ignored Collapsed Tunnel [adventure 13, quest 31]
given
    red southern-party: red 3 orc
    red south-at: ws3
    dice move-die red ws3: 1
    quests top: collapsed-tunnel
    dice crystal red ws4: 3
orders red
    move south up
expect
    told only red: nothing-lost red
    red southern-party: red 3 orc

case Collapsed Tunnel, cursed: two units are lost [adventure 13]
given
    quests top: collapsed-tunnel
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    red southern-party: red orc, red torch, red pickaxe

case of a single unit two are lost as one, and the party is gone [adventure 13, quest 31, quest 16]
given
    red southern-party: red hobgoblin, red torch, red pickaxe
    quests top: collapsed-tunnel
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    told all: party-gone red ws2
    red southern-party: empty
    red south-at: none

# ---- Wayside Shrine ----

case Wayside Shrine, blessed: a basic unit becomes a Wizard with one spell [adventure 14, adventure 15]
given
    red southern-party: red 2 orc, red hobgoblin, red torch, red pickaxe
    quests top: wayside-shrine
    dice crystal red ws2: 5
    dice teach red: 6
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: wizard-found red morg
    told only red: spell-found red morg blessing
    red southern-party: red morg (knows 5 1), red orc, red hobgoblin, red torch, red pickaxe

case without a basic unit a Wizard of the party learns a spell instead [adventure 15]
given
    red southern-party: red 2 hobgoblin, red morg (knows 1 1), red torch, red pickaxe
    quests top: wayside-shrine
    dice crystal red ws2: 5
    dice teach red: 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    told nobody: wizard-found
    told only red: spell-found red morg heal

case with three Wizards one of the party learns a spell instead, with two a third is made [adventure 15, unit 18]
given
    r4k: red gorbag, red zagga, red 5 orc
    red southern-party: red orc, red morg (knows 1 1), red torch, red pickaxe
    quests top: wayside-shrine
    dice crystal red ws2: 5
    dice teach red: 1
    dice move-die red ws1: 1
orders red
    @ move south up
expect
    told only red: wizard-found red urk
    told only red: spell-found red urk heal
    red southern-party: red morg (knows 1 1), red urk (knows 0 1), red torch, red pickaxe
next season
given
    red southern-party: red orc, red morg (knows 1 1), red urk (knows 0 1), red torch, red pickaxe
    used-quests: empty
    quests top: wayside-shrine
    dice move-die red ws2: 2
    dice crystal red ws4: 6
    dice teach red: 6
expect
    told nobody: wizard-found
    told only red: spell-found red morg blessing

case with neither a basic unit nor a Wizard the blessed Wayside Shrine does nothing [adventure 15, adventure 16]
given
    red southern-party: red 2 hobgoblin, red torch, red pickaxe
    quests top: wayside-shrine
    dice crystal red ws2: 5
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: nothing-gained red

case a hero who becomes a Wizard stays a hero [adventure 15, hero 4, letters 57]
given
    red southern-party: red orc [red grim (hero-level 2)], red hobgoblin, red torch, red pickaxe
    quests top: wayside-shrine
    dice crystal red ws2: 5
    dice teach red: 1
    dice move-die red ws1: 1
orders red
    move south up
expect
    red southern-party: red morg (knows 0 1) [red grim (hero-level 2)], red hobgoblin, red torch, red pickaxe

case Wayside Shrine, ignored: a healing potion [adventure 14]
given
    quests top: wayside-shrine
    dice crystal red ws2: 3
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: item-found red 1 potion
    red southern-party: red 3 orc, red torch, red pickaxe, red potion

case Wayside Shrine, cursed: the party is put on space 1, which has no effect then [adventure 14]
given
    red gold: 20
    red south-at: ws11
    quests top: wayside-shrine
    dice move-die red ws11: 1
    dice crystal red ws12: 2
orders red
    move south up
    when buy: potion
expect
    told all: party-moves red ws12 ws1
    red south-at: ws1
    told nobody: item-bought
    red gold: 27

# ---- the king ----

case a king who goes alone dies by a loss, and his seat is out [quest 31, king 7, king 12]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red torch, red pickaxe
    red scrolls-of: infernal
    r4b: red 4 orc
    r4b holder: red
    quests top: lost-patrol
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    told all: king-falls red gorbag ws2
    told all: seat-out red
    out red
    over
    red southern-party: empty
    red south-at: none
    used-scrolls: infernal
    r4k: 2 stranger
    r4k holder: none
    r4b: 2 stranger

case a king in company dies only when all are lost [quest 31, quest 26]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red orc, red torch, red pickaxe
    quests top: lost-patrol, collapsed-tunnel
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    @ move south up
    when quest-loss: king
expect
    red southern-party: red gorbag, red torch, red pickaxe
    not out red
next season
given
    dice move-die red ws2: 2
    dice crystal red ws4: 2
expect
    out red

case the king who is alone with a potion is saved by it [quest 30, quest 31]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red torch, red pickaxe, red potion
    quests top: lost-patrol
    dice crystal red ws2: 2
    dice move-die red ws1: 1
orders red
    move south up
expect
    told only red: potion-drunk red
    red southern-party: red gorbag, red torch, red pickaxe
    not out red

case of casters alone Wizards go first, then the DragonLord, the king last [quest 26, letters 63, battle 17]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red vermithrax, red morg (knows 1 1), red torch, red pickaxe
    red south-at: ws1
    quests top: collapsed-tunnel
    dice move-die red ws1: 1
    dice crystal red ws2: 2
orders red
    move south up
expect
    red southern-party: red gorbag, red torch, red pickaxe
    not out red

case when a king falls on a quest the other party of his seat is dissolved, too: items to the box, treasures to their deck [king 10, quest 31]
given
    r4k: red 5 orc
    red hoard: empty
    red northern-party: red gorbag, red torch, red pickaxe
    red north-at: wn1
    red southern-party: red orc [red crown], red morg (knows 1 1), red torch, red pickaxe, red potion
    red south-at: ws5
    quests top: lost-patrol
    dice move-die red wn1: 1
    dice crystal red wn2: 2
orders red
    move north up
expect
    out red
    red northern-party: empty
    red southern-party: empty
    red north-at: none
    red south-at: none
    red hoard: empty
    vault: holy-grail, dragonorb, amulet, crown, war-horn, tower-shield, winged-boots, seers-glass

case when a king falls in battle the parties of his seat are dissolved [king 10]
given season 2
    r5c: red gorbag, red orc
    r5c holder: red
    r4k: red orc
    r5d: blue 9 barbarian-knight
    r5d holder: blue
    red southern-party: red orc [red crown], red torch, red pickaxe
    red south-at: ws5
orders blue
    attack r5c with 8 barbarian-knight from r5d
    when go-on: fight
expect
    out red
    red southern-party: empty
    red south-at: none
    vault has crown
