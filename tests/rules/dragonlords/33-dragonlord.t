# SPDX-License-Identifier: MIT
# DragonLords: how one rises, and what he does in a battle.

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

# ---- how one rises ----

case an archer may become the DragonLord, the Voice of the Gods being told by a policy whom [dragonlord 1, adventure 12, letters 57]
given
    red southern-party: red orc, red hobgoblin, red orc-archer, red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
    when dragonlord: orc-archer
expect
    used red 2
    told all: dragonlord-rises red vermithrax ws2
    red southern-party: red orc, red hobgoblin, red vermithrax, red torch, red pickaxe

case if nothing is said the cheapest unit becomes the DragonLord [letters 57]
given
    red southern-party: red orc, red hobgoblin, red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 6
orders red
    move south up
expect
    red southern-party: red hobgoblin, red vermithrax, red torch, red pickaxe

case a hero who becomes a DragonLord is a hero no more, and keeps the treasure he carries [dragonlord 1, hero 6]
given
    red southern-party: red hobgoblin [red grim (hero-level 2), red crown], red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    red southern-party: red vermithrax [red crown], red torch, red pickaxe

case neither a Wizard nor a king becomes a DragonLord [dragonlord 1]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red morg (knows 1 1), red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    told only red: nothing-gained red
    told nobody: dragonlord-rises
    red southern-party: red gorbag, red morg, red torch, red pickaxe

case a seat has one DragonLord at most, so the Orb of one who has him charms no second [dragonlord 1, unit 18, unit 19]
given
    r4k: red gorbag, red vermithrax, red 5 orc
    red southern-party: red orc [red dragonorb], red orc, red torch, red pickaxe
    red south-at: ws7
    dice move-die red: 1
orders red
    move south up
    when lair: orb
expect
    told nobody: dragonlord-rises
    red southern-party has red 2 orc
    r4k: red gorbag, red vermithrax, red 5 orc

case another seat may have a DragonLord of its own [dragonlord 1]
given
    r6k: blue hrolf, blue ashwing, blue 5 barbarian
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    told all: dragonlord-rises red vermithrax ws2

# ---- in battle ----

case dragonfire of an attacker is 2 hits on units where no wall stands, and neither DragonLord nor die is thrown in melee [dragonlord 2, dragonlord 3, letters 43, melee 13]
given season 2
    r5c: red vermithrax, red hobgoblin, red orc
    r5c holder: red
    r5d: blue 3 barbarian
    r5d holder: blue
    dice battle r5d 1 6 red 5: 6
    dice battle r5d 1 7 blue 4: 5
orders red
    attack r5d with vermithrax hobgoblin from r5c
    when spell: none
expect
    done red 1
    told red: strength red 1 2 14
    told red: fire-at-units red vermithrax 2
    told red: hits-taken blue 2
    told red: fire-at-units red vermithrax 1
    r5d: red vermithrax, red hobgoblin
    r5d holder: red

case dragonfire fills the highest column first, and dice go out against what is left [dragonlord 4, spell 5]
given season 2
    r5c: red vermithrax, red 3 orc-archer, red orc
    r5c holder: red
    r5d: blue 2 barbarian-knight, blue 4 barbarian
    r5d holder: blue
    dice battle r5d 1 4 red 3: 4 3 6
orders red
    attack r5d with vermithrax orc-archer from r5c
    when spell: none
    when go-on: retreat
orders blue
    when casualties: 2 barbarian-knight, basic
expect
    told red: fire-at-units red vermithrax 2
    told red: hits-taken blue 3
    r5d: blue 3 barbarian

case Heal does not help against dragonfire [dragonlord 4]
given season 2
    r5c: red vermithrax, red hobgoblin, red orc
    r5c holder: red
    r5d: blue 3 barbarian, blue sigrun (knows 0 1)
    r5d holder: blue
    dice battle r5d 1 6 red 5: 6
    dice battle r5d 1 7 blue 4: 5
orders red
    attack r5d with vermithrax hobgoblin from r5c
    when go-on: retreat
    when spell: none
expect
    told nobody: healed
    told red: hits-taken blue 2
    r5d: blue barbarian, blue sigrun

case the Invincible Shield does not help against dragonfire [dragonlord 4, scroll 11]
given season 2
    r5c: red vermithrax, red hobgoblin, red orc
    r5c holder: red
    r5d: blue 4 barbarian, blue sigrun (knows 0 1)
    r5d holder: blue
    blue scrolls-of: shield
    dice battle r5d 1 6 red 5: 5
    dice battle r5d 1 7 blue 4: 5 5
orders red
    attack r5d with vermithrax hobgoblin from r5c
    when go-on: retreat
    when spell: none
orders blue
    when shield: yes
expect
    told red: shielded blue shield
    told red: hits-taken blue 2
    r5d: blue 2 barbarian, blue sigrun

case an attacking DragonLord lowers a wall by one level at step 5 if nothing is said [dragonlord 3, letters 43, wall 10]
given season 2
    r6c: red vermithrax, red 2 hobgoblin
    r6c holder: red
    r6k: blue hrolf, blue 3 barbarian
    r6k wall: 3
    dice battle r6k 1 6 red 5: 6
    dice battle r6k 1 7 blue 5: 6 7 8
orders red
    attack r6k with vermithrax 1 hobgoblin from r6c
    when spell: none
    when go-on: retreat
expect
    told red: fire-at-wall red vermithrax
    told all: wall-breached r6k 2
    r6k wall: 2
    r6k: blue hrolf, blue 3 barbarian

case at a wall dragonfire may strike the units instead [dragonlord 3, letters 43]
given season 2
    r6c: red vermithrax, red 2 hobgoblin
    r6c holder: red
    r6k: blue hrolf, blue 3 barbarian
    r6k wall: 3
    dice battle r6k 1 6 red 5: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with vermithrax 1 hobgoblin from r6c
    when spell: none
    when dragonfire: units
    when go-on: retreat
expect
    told red: fire-at-units red vermithrax 2
    told nobody: wall-breached
    r6k wall: 3
    r6k: blue hrolf, blue barbarian

case dragonfire at a wall is refused where catapults used up its level, and then strikes units if a policy allows it [wall 11, dragonlord 3, letters 43]
given season 2
    r6c: red vermithrax, red catapult, red 2 hobgoblin
    r6c holder: red
    r6k: blue hrolf, blue 3 barbarian
    r6k wall: 1
    dice wall-die r6k 1 red 6: 6
    dice battle r6k 1 6 red 5: 6
    dice battle r6k 1 7 blue 5: 6
orders red
    attack r6k with vermithrax, catapult, 1 hobgoblin from r6c
    when spell: none
    when dragonfire: wall, units
    when go-on: retreat
expect
    told nobody: fire-at-wall
    told red: fire-at-units red vermithrax 2
    told all: wall-breached r6k 0
    r6k: blue hrolf, blue barbarian, blue catapult

case a DragonLord who defends never breathes at a wall, but at units [dragonlord 3, letters 43]
given season 2
    r5c: red 4 hobgoblin
    r5c holder: red
    r5d: blue ashwing, blue 2 barbarian
    r5d holder: blue
    r5d wall: 2
    dice battle r5d 1 6 red 4: 6
    dice battle r5d 1 7 blue 5: 6 7
orders red
    attack r5d with 3 hobgoblin from r5c
    when go-on: retreat
orders blue
    when spell: none
    when dragonfire: wall, units
expect
    told red: fire-at-units blue ashwing 2
    told nobody: fire-at-wall
    r5d wall: 2
    r5d holder: blue

case dragonfire may be kept back [letters 43]
given season 2
    r5c: red vermithrax, red hobgoblin, red orc
    r5c holder: red
    r5d: blue 2 barbarian
    r5d holder: blue
    dice battle r5d 1 6 red 5: 6
    dice battle r5d 1 7 blue 4: 5 5
orders red
    attack r5d with vermithrax hobgoblin from r5c
    when dragonfire: none
    when spell: none
    when go-on: retreat
expect
    told nobody: fire-at-units
    told nobody: spell-cast
    r5d: blue 2 barbarian

case a DragonLord knows all six spells; instead of dragonfire he casts the inflict spell a policy names [dragonlord 2, dragonlord 3, missile 6]
given season 2
    r5c: red vermithrax, red hobgoblin, red orc
    r5c holder: red
    r5d: blue 6 barbarian
    r5d holder: blue
    dice spell-die r5d 1 vermithrax poison: 4
    dice battle r5d 1 6 red 6: 6
    dice battle r5d 1 7 blue 4: 5 5
orders red
    attack r5d with vermithrax hobgoblin from r5c
    when dragonfire: none
    when spell: poison, blessing
    when go-on: retreat
expect
    told nobody: fire-at-units
    told red: spell-cast red vermithrax poison 4
    told red: blessed-by red vermithrax
    told red: hits-taken blue 4

case a scroll may be his inflict action of the round instead [dragonlord 3, scroll 5]
given season 2
    r5c: red vermithrax, red hobgoblin, red orc
    r5c holder: red
    r5d: blue 6 barbarian
    r5d holder: blue
    red scrolls-of: infernal
    dice scroll-die r5d 1 red infernal: 3
    dice battle r5d 1 6 red 5: 6
    dice battle r5d 1 7 blue 4: 5 5 5
orders red
    attack r5d with vermithrax hobgoblin from r5c
    when scroll: infernal
    when spell: none
    when go-on: retreat
expect
    told red: scroll-cast red vermithrax infernal
    told nobody: fire-at-units
    told red: hits-taken blue 3
    r5d: blue 3 barbarian

case each round he breathes anew, and a lone DragonLord does not roll in melee [dragonlord 2, dragonlord 3, melee 13, attack 2]
given season 2
    r5c: red vermithrax, red orc
    r5c holder: red
    r5d: blue 3 barbarian
    r5d holder: blue
    dice battle r5d 1 7 blue 4: 5
orders red
    attack r5d with vermithrax from r5c
    when spell: none
    when go-on: fight
expect
    told red 2 times: fire-at-units red vermithrax
    told nobody: rolled red
    r5d: red vermithrax
    r5d holder: red

case a DragonLord is lost after all troops, and after Wizards if nothing is said [dragonlord 5, battle 17]
given season 2
    r5c: red 4 hobgoblin
    r5c holder: red
    r5d: blue ashwing, blue sigrun, blue barbarian
    r5d holder: blue
    dice battle r5d 1 6 red 4: 4 4 6
    dice battle r5d 1 7 blue 5: 8
orders red
    attack r5d with 3 hobgoblin from r5c
    when go-on: retreat
orders blue
    when dragonfire: none
    when spell: none
    when casualties if hits > 3: dragonlord
expect
    told red: hits-taken blue 2
    r5d: blue ashwing

case a DragonLord may escape by Teleport, alone [dragonlord 5, battle 29, battle 30]
given season 2
    r5c: red 4 hobgoblin
    r5c holder: red
    r5d: blue ashwing, blue 2 barbarian
    r5d holder: blue
    dice battle r5d 1 6 red 4: 5 5 5
    dice battle r5d 1 7 blue 5: 8 8
orders red
    attack r5d with 3 hobgoblin from r5c
    when go-on: retreat
orders blue
    when escape: r6k
    when spell: none
expect
    told red blue: escaped blue ashwing
    r5d: blue 2 barbarian
    r6k: blue hrolf, blue ashwing, blue 5 barbarian
    told nobody: fire-at-units

case a DragonLord who goes alone may attack across a mountain [land 5, attack 2]
given season 2
    r6b: red vermithrax, red orc
    r6b holder: red
    r6k: blue hrolf, blue barbarian
    r6k wall: 0
orders red
    attack r6k with vermithrax from r6b
    when go-on: retreat
    when spell: none
expect
    done red 1
    told all: attacked red blue r6k

case with company nobody crosses a mountain [land 5, attack 2, letters 27]
given season 2
    r6b: red vermithrax, red 2 orc
    r6b holder: red
orders red
    attack r6k with vermithrax 1 orc from r6b
expect
    refused red 1: mountain-bars r6b
    r6b: red vermithrax, red 2 orc

case if nothing is said he blesses his army and breathes fire, and casts no inflict spell besides [dragonlord 3, spell 3, letters 43, letters 44]
given season 2
    r5c: red vermithrax, red hobgoblin, red orc
    r5c holder: red
    r5d: blue 4 barbarian
    r5d holder: blue
    dice battle r5d 1 7 blue 4: 5 5
orders red
    attack r5d with vermithrax hobgoblin from r5c
    when go-on: retreat
expect
    told red: blessed-by red vermithrax
    told red: strength red 2 2 16
    told red: fire-at-units red vermithrax 2
    told nobody: spell-cast

case a DragonLord and a king add 1 each to their army [unit 10, unit 12, battle 2]
given season 2
    r4k: red 5 orc
    r5c: red vermithrax, red gorbag, red hobgoblin, red orc
    r5c holder: red
    r5d: blue barbarian
    r5d holder: blue
orders red
    attack r5d with vermithrax gorbag hobgoblin from r5c
    when spell: none
expect
    told red: strength red 2 3 23
    r5d holder: red

case who has lost his DragonLord may gain him anew [dragonlord 1]
given season 2
    r5c: red vermithrax
    r5c holder: red
    r5d: blue 9 barbarian-knight
    r5d holder: blue
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
orders red
    when dragonfire: none
    when spell: none
    when escape: none
orders blue
    attack r5c with 8 barbarian-knight from r5d
    when go-on: fight
expect
    r5c holder: blue
    told all: conquered blue red r5c
next season
given
    quests top: voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    told all: dragonlord-rises red vermithrax ws2
