# SPDX-License-Identifier: MIT
# Spells, what undoes them, and the one inflict action of a caster.
# Red is the attacker: it strikes from r4a at r4f, inland, and goes back after a round.

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
    r6k: blue hrolf, blue barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3
    r4a holder: red
    r4f holder: blue

# ---- Who casts, and when ----

case a Fireball is one hit without a die [spell 7, spell 2]
given season 2
    r4a: red 4 orc, red morg (knows 1 1)
    r4f: blue 2 barbarian
    dice battle r4f 1 6 red 3: 6 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 3 orc morg from r4a
    when go-on: retreat
expect
    done red 1
    told only red blue: spell-cast red morg fireball 1
    told red blue: hits-taken blue 1
    r4f: blue barbarian
    r4a: red 4 orc, red morg

case the defender casts in step 3, the attacker in step 4 [spell 4]
given season 2
    r4a: red 4 orc, red morg (knows 1 1)
    r4f: blue 2 barbarian, blue sigrun (knows 1 1)
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 3 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast blue sigrun fireball 1
    then told red blue: spell-cast red morg fireball 1
    told red blue: hits-taken red 1
    told red blue: hits-taken blue 1
    told all 0 times: spell-cast green
    r4f: blue barbarian, blue sigrun
    r4a: red 3 orc, red morg

case a caster who falls in step 5 has cast in step 4 all the same [spell 4]
given season 2
    r4a: red orc, red morg (knows 1 1)
    r4f: blue 2 barbarian, blue sigrun (knows 1 1)
orders red
    attack r4f with morg from r4a
expect
    told red blue: spell-cast blue sigrun fireball 1
    told red blue: spell-cast red morg fireball 1
    told all: land-held blue r4f
    r4f: blue barbarian, blue sigrun
    r4a: red orc

case inflict spells are cast once a round and not in the melee [spell 4, missile 6]
given season 2
    r4a: red 3 orc, red morg (knows 1 1)
    r4f: blue 5 barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red 1 times: spell-cast red morg
    r4f: blue 4 barbarian

case no spell is used up, it is cast again in each round [spell 3]
given season 2
    r4a: red 3 orc, red morg (knows 1 1)
    r4f: blue 4 barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
    dice battle r4f 2 6 red 3: 6 6
    dice battle r4f 2 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on if round = 1: fight
    when go-on: retreat
expect
    told red blue 2 times: spell-cast red morg fireball 1
    r4f: blue 2 barbarian
    r4a: red 3 orc, red morg (knows 1 1)

case a king casts no spell [spell 2]
given season 2
    r4k: red orc
    r4a: red 2 orc, red gorbag
    r4f: blue 2 barbarian
    dice battle r4f 1 6 red 4: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc gorbag from r4a
    when spell: fireball, lightning, poison, blessing
    when go-on: retreat
expect
    told nobody: spell-cast
    told nobody: blessed-by
    r4f: blue 2 barbarian

case a Wizard casts no spell that he has not learnt [spell 2]
given season 2
    r4a: red 3 orc, red morg (knows 1 1)
    r4f: blue 3 barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when spell: lightning, poison, blessing, fireball
    when go-on: retreat
expect
    told red blue: spell-cast red morg fireball 1
    told nobody: blessed-by
    r4f: blue 2 barbarian

case a DragonLord knows all six spells and casts one instead of dragonfire [spell 2, missile 6]
given season 2
    r4a: red 3 orc, red vermithrax
    r4f: blue 4 barbarian
    dice spell-die r4f 1 vermithrax lightning: 5
    dice battle r4f 1 6 red 5: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc vermithrax from r4a
    when dragonfire: none
    when spell: blessing, lightning
    when go-on: retreat
expect
    told red blue: blessed-by red vermithrax
    told red blue: strength red 2 3
    told red blue: spell-cast red vermithrax lightning 2
    told nobody: fire-at-units
    r4f: blue 2 barbarian

case a DragonLord who breathes fire casts no inflict spell in that round [missile 6]
given season 2
    r4a: red 3 orc, red vermithrax
    r4f: blue 4 barbarian
    dice battle r4f 1 6 red 5: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc vermithrax from r4a
    when dragonfire: units
    when spell: blessing, poison
    when go-on: retreat
expect
    told red blue: fire-at-units red vermithrax 2
    told nobody: spell-cast
    r4f: blue 2 barbarian

case a caster has one inflict action a round however many spells he knows [missile 6]
given season 2
    r4a: red 3 orc, red morg (knows 1 1 knows 2 1 knows 3 1)
    r4f: blue 4 barbarian
    dice spell-die r4f 1 morg lightning: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when spell: lightning, fireball, poison
    when go-on: retreat
expect
    told red 1 times: spell-cast red
    told red blue: spell-cast red morg lightning 1
    r4f: blue 3 barbarian

case each of several casters has an inflict action [missile 6]
given season 2
    r4a: red 2 orc, red morg (knows 1 1), red zagga (knows 1 1), red urk (knows 2 1)
    r4f: blue 5 barbarian
    dice spell-die r4f 1 urk lightning: 6
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with orc morg zagga urk from r4a
    when casualties: orc
    when go-on: retreat
expect
    told red blue: spell-cast red morg fireball 1
    told red blue: spell-cast red zagga fireball 1
    told red blue: spell-cast red urk lightning 2
    told red blue: hits-taken blue 4
    r4f: blue barbarian

# ---- What each caster casts if nothing is said ----

case without a policy it is Blessing, and Poison before the others [letters 44]
given season 2
    r4a: red 3 orc, red morg (knows 1 1 knows 2 1 knows 3 1 knows 5 1)
    r4f: blue 4 barbarian
    dice spell-die r4f 1 morg poison: 1
    dice battle r4f 1 6 red 4: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: blessed-by red morg
    told red blue: spell-cast red morg poison 1
    told red 1 times: spell-cast
    r4f: blue 3 barbarian

case without a policy Lightning goes before Fireball [letters 44]
given season 2
    r4a: red 3 orc, red morg (knows 1 1 knows 2 1)
    r4f: blue 4 barbarian
    dice spell-die r4f 1 morg lightning: 4
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast red morg lightning 1
    r4f: blue 3 barbarian

case who wants no spell has none cast [letters 44]
given season 2
    r4a: red 3 orc, red morg (knows 1 1 knows 5 1)
    r4f: blue 2 barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when spell: none
    when go-on: retreat
expect
    told nobody: spell-cast
    told nobody: blessed-by
    used red 2
    r4f: blue 2 barbarian

case a policy may name what one of several casters casts [letters 44]
given season 2
    r4a: red 2 orc, red morg (knows 1 1 knows 2 1), red zagga (knows 1 1 knows 2 1)
    r4f: blue 4 barbarian
    dice spell-die r4f 1 zagga lightning: 4
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg zagga from r4a
    when spell if caster = morg: fireball
    when spell: lightning
    when casualties: orc
    when go-on: retreat
expect
    told red blue: spell-cast red morg fireball 1
    told red blue: spell-cast red zagga lightning 1
    r4f: blue 2 barbarian

# ---- The hits of spells ----

case a Lightning Bolt is one hit on a 4 [spell 8]
given season 2
    r4a: red 3 orc, red morg (knows 2 1)
    r4f: blue 4 barbarian
    dice spell-die r4f 1 morg lightning: 4
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told only red blue: spell-cast red morg lightning 1
    rolled only red blue: spell-die r4f 1 morg lightning
    r4f: blue 3 barbarian

case a Lightning Bolt is two hits on a 5 [spell 8]
given season 2
    r4a: red 3 orc, red morg (knows 2 1)
    r4f: blue 4 barbarian
    dice spell-die r4f 1 morg lightning: 5
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast red morg lightning 2
    r4f: blue 2 barbarian

case Poison is as many hits as a die of four shows [spell 9]
given season 2
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue 5 barbarian
    dice spell-die r4f 1 morg poison: 4
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast red morg poison 4
    r4f: blue barbarian

case more Poison than units there kills only those that are there [spell 9, battle 11]
given season 2
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue 2 barbarian
    dice spell-die r4f 1 morg poison: 4
orders red
    attack r4f with 2 orc morg from r4a
expect
    told all: conquered red blue r4f
    told nobody: hero-named
    r4f: red 2 orc, red morg
    r4f holder: red

case hits of a spell fill the highest column first, as thrown hits do [spell 5, missile 5]
given season 2
    r4a: red 3 orc, red 2 orc-archer, red morg (knows 1 1)
    r4f: blue barbarian-knight, blue 3 barbarian
    dice battle r4f 1 4 red 2: 2 6
    dice battle r4f 1 6 red 3: 8 8
    dice battle r4f 1 7 blue 6: 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 2 orc 2 orc-archer morg from r4a
    when go-on: retreat
expect
    told red blue: rolled red orc-archer 2 6 2
    told nobody: rolled red orc-archer 2 8
    told red blue: rolled red orc 3 8 8
    told red blue: hits-taken blue 2
    r4f: blue barbarian-knight, blue barbarian

case what a spell leaves over goes into the next lower column [spell 5]
given season 2
    r4a: red orc, red 2 orc-archer, red morg (knows 3 1)
    r4f: blue 2 barbarian-knight, blue 2 barbarian
    dice spell-die r4f 1 morg poison: 3
    dice battle r4f 1 4 red 2: 3 2
orders red
    attack r4f with 2 orc-archer morg from r4a
expect
    told red blue: rolled red orc-archer 2 6 3
    told red blue: rolled red orc-archer 2 6 2
    told all: conquered red blue r4f
    r4f: red morg [red grim (hero-level 1)], red 2 orc-archer

# ---- Heal ----

case a Heal takes one hit of Poison away [spell 6, spell 9]
given season 2
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue 5 barbarian, blue sigrun (knows 0 1)
    dice spell-die r4f 1 morg poison: 3
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast red morg poison 3
    told only red blue: healed blue 1
    told red blue: hits-taken blue 2
    r4f: blue 3 barbarian, blue sigrun

case each caster who knows Heal takes one hit of Poison away, the DragonLord too [spell 6, spell 2]
given season 2
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue 5 barbarian, blue sigrun (knows 0 1), blue halla (knows 0 1), blue orm (knows 1 1), blue ashwing
    dice spell-die r4f 1 morg poison: 4
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 5: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
orders blue
    when spell: none
    when dragonfire: none
expect
    told red blue: healed blue 3
    told red blue: hits-taken blue 1
    r4f: blue 4 barbarian, blue sigrun, blue halla, blue orm, blue ashwing

case Heal takes no more away than Poison struck [spell 6]
given season 2
    r4a: red 3 orc, red morg (knows 3 1), red zagga (knows 1 1)
    r4f: blue 5 barbarian, blue sigrun (knows 0 1), blue halla (knows 0 1)
    dice spell-die r4f 1 morg poison: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg zagga from r4a
    when go-on: retreat
expect
    told red blue: healed blue 1
    told red blue: hits-taken blue 1
    r4f: blue 4 barbarian, blue sigrun, blue halla

case Fireball and Lightning cannot be healed [spell 7, spell 8]
given season 2
    r4a: red 3 orc, red morg (knows 1 1), red zagga (knows 2 1)
    r4f: blue 5 barbarian, blue sigrun (knows 0 1)
    dice spell-die r4f 1 zagga lightning: 1
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6 6
orders red
    attack r4f with 2 orc morg zagga from r4a
    when go-on: retreat
expect
    told nobody: healed
    told red blue: hits-taken blue 2
    r4f: blue 3 barbarian, blue sigrun

case hits of units cannot be healed [spell 6]
given season 2
    r4a: red 2 orc-archer, red orc
    r4f: blue 5 barbarian, blue sigrun (knows 0 1)
    dice battle r4f 1 4 red 2: 1 2
    dice battle r4f 1 7 blue 4: 4 4
orders red
    attack r4f with 2 orc-archer from r4a
    when go-on: retreat
expect
    told red blue: hits-taken blue 2
    told nobody: healed
    r4f: blue 3 barbarian, blue sigrun

case who does not want to heal does not [letters 47]
given season 2
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue 5 barbarian, blue sigrun (knows 0 1)
    dice spell-die r4f 1 morg poison: 3
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
orders blue
    when heal: no
expect
    told nobody: healed
    used blue 1
    r4f: blue 2 barbarian, blue sigrun

case Heal is free besides an inflict spell [spell 3]
given season 2
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue 5 barbarian, blue sigrun (knows 0 1 knows 1 1)
    dice spell-die r4f 1 morg poison: 2
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast blue sigrun fireball 1
    told red blue: healed blue 1
    r4f: blue 4 barbarian, blue sigrun
    r4a: red 2 orc, red morg

case the attacker is healed before the defender [spell 6, battle 18]
given season 2
    r4a: red 4 orc, red morg (knows 0 1 knows 3 1)
    r4f: blue 3 barbarian, blue sigrun (knows 0 1 knows 3 1)
    dice spell-die r4f 1 sigrun poison: 2
    dice spell-die r4f 1 morg poison: 2
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 3 orc morg from r4a
    when go-on: retreat
expect
    told red blue: healed red 1
    then told red blue: healed blue 1
    r4f: blue 2 barbarian, blue sigrun
    r4a: red 3 orc, red morg

case a caster who is not in the battle heals nobody there [spell 6]
given season 2
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 0 1)
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue 3 barbarian
    dice spell-die r4f 1 morg poison: 2
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told nobody: healed
    r4f: blue barbarian

# ---- The Amulet of Warding ----

case the Amulet takes a Fireball away [treasure 6]
given season 2
    r4a: red 3 orc, red morg (knows 1 1)
    r4f: blue barbarian [blue amulet], blue barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: spell-cast red morg fireball 1
    told only red blue: warded blue fireball 1
    r4f: blue barbarian [blue amulet], blue barbarian

case the Amulet takes a whole Lightning Bolt of two hits away [treasure 6]
given season 2
    r4a: red 3 orc, red morg (knows 2 1)
    r4f: blue barbarian [blue amulet], blue barbarian
    dice spell-die r4f 1 morg lightning: 6
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told red blue: warded blue lightning 2
    r4f: blue barbarian [blue amulet], blue barbarian

case the Amulet takes one spell away each round, not two [treasure 6]
given season 2
    r4a: red 3 orc, red morg (knows 1 1), red zagga (knows 1 1)
    r4f: blue barbarian [blue amulet], blue 2 barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
    dice battle r4f 2 6 red 3: 6 6
    dice battle r4f 2 7 blue 4: 6
orders red
    attack r4f with 2 orc morg zagga from r4a
    when go-on if round = 1: fight
    when go-on: retreat
expect
    told red blue 2 times: warded blue fireball 1
    told red blue 2 times: hits-taken blue 1
    r4f: blue barbarian [blue amulet]

case the Amulet is no help against Poison [treasure 6]
given season 2
    r4a: red 3 orc, red morg (knows 3 1)
    r4f: blue barbarian [blue amulet], blue 2 barbarian
    dice spell-die r4f 1 morg poison: 2
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
expect
    told nobody: warded
    r4f: blue barbarian [blue amulet]

case who keeps the Amulet for another spell says so [letters 47]
given season 2
    r4a: red 3 orc, red morg (knows 1 1)
    r4f: blue barbarian [blue amulet], blue 2 barbarian
    dice battle r4f 1 6 red 3: 6 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with 2 orc morg from r4a
    when go-on: retreat
orders blue
    when amulet if against = fireball: no
expect
    told nobody: warded
    used blue 1
    r4f: blue barbarian [blue amulet], blue barbarian

case the Amulet that lies in a kingdom helps its defender [treasure 6, battle 5]
given season 2
    r4a holder: none
    r4f holder: none
    r6c holder: red
    r6c: red 3 orc, red morg (knows 1 1)
    r6k: blue hrolf, blue 2 barbarian
    blue hoard: amulet (kept-at r6k)
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 6 6
orders red
    attack r6k with 2 orc morg from r6c
    when go-on: retreat
expect
    told red blue: warded blue fireball 1
    r6k: blue hrolf, blue 2 barbarian

# ---- Battle Blessing ----

case a Battle Blessing adds 1 to all attack numbers of the army [spell 11]
given season 2
    r4a: red 2 orc, red morg (knows 5 1)
    r4f: blue 2 barbarian
    dice battle r4f 1 6 red 4: 4
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when go-on: retreat
expect
    told only red blue: blessed-by red morg
    told red blue: strength red 1 2 8
    told red blue: hits-taken blue 1
    r4f: blue barbarian

case two Blessings are worth no more than one [spell 11]
given season 2
    r4a: red 2 orc, red morg (knows 5 1), red zagga (knows 5 1)
    r4f: blue 2 barbarian
    dice battle r4f 1 6 red 4: 5
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg zagga from r4a
    when go-on: retreat
expect
    told red blue 1 times: blessed-by red
    told red blue: strength red 1 3 12
    told nobody: hits-taken blue 1
    r4f: blue 2 barbarian

case a Blessing holds for its round only [spell 11]
given season 2
    r4a: red 2 orc, red morg (knows 5 1)
    r4f: blue 2 barbarian
    dice battle r4f 1 6 red 4: 6
    dice battle r4f 1 7 blue 4: 6 6
    dice battle r4f 2 6 red 3: 4
    dice battle r4f 2 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when spell if round = 1: blessing
    when spell: none
    when go-on if round = 1: fight
    when go-on: retreat
expect
    told red blue: strength red 1 2
    then told red blue: strength red 0 2
    r4f: blue 2 barbarian

case of Blessings the attacker is asked first [spell 11]
given season 2
    r4a: red 2 orc, red morg (knows 5 1)
    r4f: blue 2 barbarian, blue sigrun (knows 5 1)
    dice battle r4f 1 6 red 4: 6
    dice battle r4f 1 7 blue 5: 6 6
orders red
    attack r4f with orc morg from r4a
    when go-on: retreat
expect
    told red blue: blessed-by red morg
    then told red blue: blessed-by blue sigrun
    told red blue: strength red 1 2 8
    told red blue: strength blue 1 3 14
    r4f: blue 2 barbarian, blue sigrun

case a Blessing is free besides an inflict spell [spell 3]
given season 2
    r4a: red 2 orc, red morg (knows 1 1 knows 5 1)
    r4f: blue 3 barbarian
    dice battle r4f 1 6 red 4: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when spell: fireball, blessing
    when go-on: retreat
expect
    told red blue: blessed-by red morg
    told red blue: spell-cast red morg fireball 1
    r4f: blue 2 barbarian

# ---- Teleport, other places ----

case Teleport is the escape of a defender, and who escapes in step 3 casts nothing [spell 10, battle 30]
given season 2
    r4a: red 2 orc, red morg (knows 1 1)
    r4f: blue 3 barbarian, blue sigrun (knows 1 1 knows 4 1)
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when go-on: retreat
orders blue
    when escape: r6k
expect
    told red blue: escaped blue sigrun
    told only blue: escaped-to blue sigrun r6k
    told nobody: spell-cast blue
    r6k has blue sigrun
    r4f: blue 2 barbarian

case Teleport does nothing else in a battle [spell 3, spell 10]
given season 2
    r4a: red 2 orc, red morg (knows 4 1)
    r4f: blue 2 barbarian
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when go-on: retreat
expect
    told nobody: spell-cast
    r4f: blue 2 barbarian
    r4a: red 2 orc, red morg

case spells are cast at sea as well [spell 4, naval 7]
given season 2
    iw3: red maw, blue wolf
    red aboard: red 2 orc (ship maw), red morg (knows 1 1 ship maw)
    blue aboard: blue 3 barbarian (ship wolf)
    r4a holder: none
    r4f holder: none
    dice battle iw3 1 6 red 3: 6 6
    dice battle iw3 1 7 blue 4: 6 6
    dice battle iw3 2 6 red 3: 6 1
    dice battle iw3 2 7 blue 4: 6
orders red
    fight iw3
    when go-on: fight
expect
    done red 1
    told red blue 2 times: spell-cast red morg fireball 1
    told all: ship-captured red blue wolf iw3
    iw3: red maw, red wolf

case what spells a Wizard knows and what he might have cast others do not learn [seen 13, spell 2]
given season 2
    r4a: red 2 orc, red morg (knows 1 1 knows 3 1)
    r4f: blue 3 barbarian
    dice battle r4f 1 6 red 3: 6
    dice battle r4f 1 7 blue 4: 6 6
orders red
    attack r4f with orc morg from r4a
    when spell: fireball
    when go-on: retreat
expect
    told only red blue: spell-cast red morg fireball
    not told green: spell-cast
    not told green: hits-taken
    not told green: strength
    told green: attacked red blue r4f

# ---- The die that finds a spell ----

case a d6 finds Heal, Fireball, Lightning Bolt, Poison, Teleport and Battle Blessing, in this order [spell 1]
given season 3
    r4f holder: none
    r4k: red gorbag, red orc, red morg
    r4a: red orc
    r4a building: mill
    r4a builder: red
    r4a built: 1
    r4c holder: red
    r4c: red orc
    r4c building: smithy
    r4c builder: red
    r4c built: 1
    r4k building: temple
    r4k builder: red
    r4k built: 1
    red gold: 60
    dice teach red: 1
orders red
    @ train morg
expect
    done red 1
    told red: spell-taught red morg heal
    not told blue green: spell-taught
next season
given
    dice teach red: 2
expect
    told red: spell-taught red morg fireball
next season
given
    dice teach red: 3
expect
    told red: spell-taught red morg lightning
next season
given
    dice teach red: 4
expect
    told red: spell-taught red morg poison
next season
given
    dice teach red: 5
expect
    told red: spell-taught red morg teleport
next season
given
    dice teach red: 6
expect
    told red: spell-taught red morg blessing
    r4k: red gorbag, red orc, red morg (knows 0 1 knows 1 1 knows 2 1 knows 3 1 knows 4 1 knows 5 1)
