# SPDX-License-Identifier: MIT
# Sorties and sallies where another chapter meets them: kings, treasures, scrolls, ships, marches,
# training, purses. Red besieges r6k, a kingdom of blue, unless a case says otherwise.

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
    r6k: blue hrolf, blue 3 barbarian
    r6k holder: blue
    r6k wall: 3
    r6k besieger: red
    c6: red 4 orc
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

# ---- Kings ----

case a king who falls in a sortie takes his seat out, and the camp has won there: it conquers [king 8, king 11, sortie 2]
given season 2
    r6k: blue hrolf, blue barbarian
    blue gold: 12
    c6: red 4 orc
    r6a holder: blue
    r6a: blue 4 barbarian
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 3 3
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told all: king-falls blue
    out blue
    told all: conquered red blue r6k
    r6k: red 4 orc
    r6k holder: red
    r6a: 2 stranger
    red gold: 26

case a besieger whose king falls in a sortie is out, and the siege is over [king 7, siege 14, sortie 2]
given season 2
    r4k: red orc
    c6: red gorbag
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 6: 6
orders blue
    when sortie: yes
expect
    told all: king-falls red
    out red
    r6k besieger: none
    c6: empty
    r6k: blue hrolf, blue 2 barbarian
    r4k: stranger

case two kings who fall in one step of a sortie take both seats out [king 13, siege 13]
given season 2
    r4k: red orc
    c6: red gorbag
    r6k: blue hrolf
    dice battle r6k 1 6 blue 6: 6
    dice battle r6k 1 7 red 6: 6
orders blue
    when sortie: yes
expect
    out red
    out blue
    not out green
    told all: won green

case a lone king makes a sortie himself, and rolls in it [melee 12, sortie 2]
given season 2
    r6k: blue hrolf
    c6: red orc
    dice battle r6k 1 6 blue 6: 6
    dice battle r6k 1 7 red 3: 10
orders blue
    when sortie: yes
expect
    told all: siege-over red r6k
    r6k: blue hrolf

# ---- Treasures, heroes and scrolls ----

case in a sortie the camp defends, so its Tower Shield takes 1 from the garrison [treasure 9, battle 3, sortie 2]
given season 2
    r6k: blue 2 barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red orc [red tower-shield], red orc
    dice battle r6k 1 6 blue 3: 4 4
    dice battle r6k 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: strength blue -1
    c6: red orc [red tower-shield], red orc

case in a sortie the garrison attacks, so its War Horn counts [treasure 8, sortie 2]
given season 2
    r6k: blue barbarian [blue war-horn], blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red 2 orc
    dice battle r6k 1 6 blue 5: 5 6
    dice battle r6k 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: strength blue 1 2
    c6: red orc

case a War Horn of the camp does not count in a sortie, for the camp defends [treasure 8, sortie 2]
given season 2
    c6: red orc [red war-horn], red orc
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: strength red 0 2

case in a sortie by Change Allegiance basic units of the camp come over, and go into the kingdom [scroll 16, sortie 6]
given season 2
    r6k: blue hrolf, blue 2 barbarian
    c6: red 6 orc
    blue scrolls-of: change-allegiance
    dice scroll-die r6k 1 blue change-allegiance: 2
    dice battle r6k 1 6 blue 5: 6 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when scroll: change-allegiance
    when sortie-go-on: stop
expect
    told red blue: went-over red 2 blue
    c6: red 4 orc
    r6k: blue hrolf, blue 4 barbarian
    r6k besieger: red

case the camp's Change Allegiance may leave the kingdom to it: who came over are its basic units [scroll 16, siege 13]
given season 2
    r6k: blue 2 barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red orc, red morg
    red scrolls-of: change-allegiance
    dice scroll-die r6k 1 red change-allegiance: 2
orders red
    when scroll: change-allegiance
orders blue
    when sortie: yes
expect
    told all: conquered red blue r6k
    r6k: red 3 orc, red morg

case in a sortie the camp casts its scroll first [scroll 4, sortie 2]
given season 2
    c6: red 4 orc, red morg
    r6k: blue hrolf, blue 5 barbarian
    red scrolls-of: infernal
    blue scrolls-of: infernal
    dice scroll-die r6k 1 red infernal: 1
    dice scroll-die r6k 1 blue infernal: 1
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6 6 6
orders red
    when scroll: infernal
orders blue
    when sortie: yes
    when scroll: infernal
    when sortie-go-on: stop
expect
    told red blue: scroll-cast red morg infernal
    then told red blue: scroll-cast blue hrolf infernal

case when a sortie withdraws the camp has won no battle, and names no hero [hero 1, hero 7]
given season 2
    r6k: blue hrolf, blue 5 barbarian
    c6: red 5 orc
    dice battle r6k 1 6 blue 5: 6 6 6 6 6
    dice battle r6k 1 7 red 3: 3 3 3 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told nobody: hero-named
    r6k: blue hrolf, blue 2 barbarian

case a camp that destroys a garrison in its sortie has a hero for three [hero 1, hero 7]
given season 2
    r6k: blue 3 barbarian
    r6a holder: blue
    r6a: blue hrolf
    c6: red 5 orc
    dice battle r6k 1 6 blue 4: 6 6 6
    dice battle r6k 1 7 red 3: 3 3 3
orders blue
    when sortie: yes
expect
    told only red: hero-named red grim orc
    r6k holder: red

case a caster of the garrison does not escape in his own sortie, for he attacks [battle 29, sortie 2]
given season 2
    r6k: blue hrolf, blue 2 barbarian, blue sigrun (knows 4 1)
    r6a holder: blue
    r6a: blue barbarian
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
    when escape: r6a
expect
    told nobody: escaped
    r6k: blue hrolf, blue 2 barbarian, blue sigrun

# ---- The same kingdom twice in a turn ----

case after a hold and a sortie that lifted the siege the kingdom may be attacked in the same turn, and the teleporter is bound [attack 4, sortie 5, battle 29]
given season 2
    r6k: blue hrolf
    c6: red orc
    r6d holder: red
    r6d: red 4 orc
    r5f holder: blue
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
orders red
    hold r6k
    attack r6k with 3 orc from r6d
    when go-on: siege
orders blue
    when sortie if nth = 1: yes
    when sortie-caster: sigrun
    when sortie-escort: 2 barbarian
    when escape: r5f
    when sortie-go-on: fight
expect
    done red 2
    told blue: teleported-in blue sigrun r6k
    told nobody: escaped

case cavalry that rode to one sortie do not ride to a second in the same turn, though that siege is over [sortie 4]
given season 2
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    r5k: blue sigrun (knows 1 1), blue barbarian
    c5: red orc
    r5c holder: blue
    r5c: blue barbarian-cavalry, blue barbarian
    g6 holder: blue
    g6: blue barbarian
    r5a holder: blue
    r5a: blue barbarian
    r6c holder: blue
    r6c: blue barbarian
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders red
    hold r5k
    hold r6k
orders blue
    when sortie: yes
    when sortie-cavalry if at = r5k: r5c
    when sortie-cavalry if at = r6k: r5k
    when sortie-go-on if at = r5k: fight
    when sortie-go-on: stop
expect
    told all: siege-over red r5k
    told blue: rode-in blue 1 r5c r5k
    told nobody: rode-in blue 1 r5k r6k
    r5k has blue 1 barbarian-cavalry

case cavalry that supported a sortie is free in its own turn: it attacks, for the siege is over [sortie 4, round 3]
given season 2
    c6: red orc
    r6a holder: blue
    r6a: blue barbarian-cavalry, blue barbarian
    r6d holder: red
    r6d: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1)
orders blue
    attack r6d with 1 barbarian-cavalry from r6k
    when sortie: yes
    when sortie-cavalry: r6a
expect
    told blue: rode-in blue 1 r6a r6k
    told all: siege-over red r6k
    done blue 1
    told all: attacked blue red r6d

case who rode two steps to a sally that lifted the siege may attack on, for steps are left [attack 14, attack 5, sortie 10]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1), blue barbarian
    r6e holder: blue
    r6e: blue barbarian-cavalry, blue barbarian
    r6a holder: blue
    r6a: blue barbarian
    r6f: stranger
orders blue
    sally r6k
    attack r6f with 1 barbarian-cavalry from r6k
    when sortie-cavalry: r6e
expect
    told blue: rode-in blue 1 r6e r6k
    done blue 1
    done blue 2

# ---- Purses, goods and what lies there ----

case where a sally has lifted the siege the besieger gets no share in phase 6 [siege 5, sortie 10, round 2]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1)
    blue gold: 0
    red gold: 0
orders blue
    sally r6k
expect
    told nobody: share-paid
    blue gold: 7

case a siege that goes on after a sally pays its share [siege 5, sortie 6]
given season 2
    order 0: blue
    order 1: red
    blue gold: 0
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    sally r6k
    when sortie-go-on: stop
expect
    told only red blue: share-paid
    blue gold: 4

case a camp that conquers by a sortie gets the ships docked there, the shards and the building falls [king 1, sail 11, shard 1, build 13]
given season 2
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    r6k shards: 2
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    blue docks: blue wolf (harbour r6k)
    hidden-shards: 7
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 3
orders blue
    when sortie: yes
expect
    r6k holder: red
    r6k shards: 2
    r6k building: none
    told all: building-razed
    red docks has red 1 wolf

case who was trained in the own turn fights in a sortie of the turn after it [temple 7, sortie 1]
given season 3
    order 0: blue
    order 1: red
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 1 1)
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a holder: blue
    r6a: blue barbarian
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6c holder: blue
    r6c: blue barbarian
    r6c building: smithy
    r6c builder: blue
    r6c built: 1
    blue gold: 20
    dice teach blue: 1
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    train sigrun
    when sortie: yes
    when sortie-go-on: stop
expect
    done blue 1
    told red blue: spell-cast blue sigrun fireball
    c6: red 3 orc

# ---- Pursuit and other land ----

case land that was attacked in this turn is not pursued into [sortie 7, attack 4]
given season 2
    c6: red orc
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 1 1)
    r6c: stranger
    r6d holder: red
    r6d: red 2 orc, red morg (knows 1 1)
orders red
    attack r6c with 1 orc morg from r6d
    hold r6k
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told all: conquered red none r6c
    told all: siege-over red r6k
    told nobody: attacked blue red r6c
    r6c holder: red

case what was pursued into after a sally is attacked no more in that turn [attack 4, sortie 7, sortie 10]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    r6c holder: red
    r6c: red 9 orc
    g6 holder: blue
    g6: blue 3 barbarian
    dice battle r6c 1 6 blue 4: 6
orders blue
    sally r6k
    attack r6c with 2 barbarian from g6
    when pursue: r6c
    when go-on: retreat
expect
    told all: attacked blue red r6c
    refused blue 2: struck-already r6c

case the king of a garrison does not pursue, and a single unit beside him does [sortie 7]
given season 2
    c6: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1)
    r6c holder: red
    r6c: red orc
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told all: attacked blue red r6c
    r6c: blue sigrun
    r6k: blue hrolf

case units that joined a camp by hold defend it in the sortie that follows [siege 9, sortie 1]
given season 2
    c6: red orc
    r6c holder: red
    r6c: red 3 hobgoblin
    dice battle r6k 1 6 blue 5: 8 8
    dice battle r6k 1 6 blue 5: 8
    dice battle r6k 1 7 red 4: 6 6
    dice battle r6k 1 7 red 3: 6
orders red
    hold r6k with 2 hobgoblin from r6c
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red: joined-camp red 2 r6k
    then told all: sortie-made blue red r6k
    told red blue: strength red 0 3 11

case a garrison of casters who can do nothing stops its sortie after the round [battle 27, sortie 6]
given season 2
    r6k besieger: red
    c6: red orc, red orc-archer
    r6k: blue sigrun, blue halla, blue orm
    r6a holder: blue
    r6a: blue hrolf, blue barbarian
    dice battle r6k 1 3 red 2: 6
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-go-on: fight
expect
    told red blue: withdrew blue r6k
    told nobody: round-begins r6k 2

# ---- Steps, and the rest of the turn ----

case cavalry that rode two steps to a sally that lifted the siege attack a land beside the kingdom [attack 14, sortie 10]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1), blue barbarian
    g3 holder: blue
    g3: blue barbarian-cavalry, blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    r6c holder: green
    r6c: green ilvane, green sariel
    r6f: stranger
orders blue
    sally r6k
    attack r6c with 1 barbarian-cavalry from r6k
    when sortie-cavalry: g3
    when go-on if at = r6c: retreat
expect
    told blue: rode-in blue 1 g3 r6k
    done blue 2

case who raided after a ride rides to no sally [raid 6, sortie 10]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red 3 orc
    r6k: blue hrolf, blue 5 barbarian
    r6a holder: blue
    r6a: blue barbarian-cavalry, blue barbarian
    r6b holder: blue
    r6b: blue barbarian
    r3b: 2 stranger
orders blue
    raid r3b from r6a with 1 via r6b
    sally r6k
    when sortie-cavalry: r6b
    when sortie-go-on: stop
expect
    done blue 1
    told nobody: rode-in

case who rode to a sortie in the turn of another has his four steps in his own turn [attack 14, round 3]
given season 2
    r6k besieger: red
    c6: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1), blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    g3 holder: blue
    g3: blue barbarian-cavalry, blue barbarian
    r3d holder: blue
    r3d: blue barbarian
    r3c: stranger
orders blue
    attack r3c with 1 barbarian-cavalry from r6k via r6d g3 r3d
    when sortie: yes
    when sortie-cavalry: g3
expect
    told blue: rode-in blue 1 g3 r6k
    done blue 1

case the escort of a sally has fought, and marches nowhere once the siege is lifted [attack 5, sortie 10]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red orc
    r6k: blue hrolf, blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    g3 holder: blue
    g3: blue sigrun (knows 1 1, knows 4 1), blue barbarian-knight, blue barbarian
orders blue
    sally r6k
    march 1 barbarian-knight from r6k via r6d
    march 1 sigrun from r6k via r6d
    transfer 1 barbarian-knight from r6k to r6d
    transfer 1 sigrun from r6k to r6d
    when sortie-caster: sigrun
    when sortie-escort: barbarian-knight
expect
    told all: siege-over red r6k
    refused blue 2
    refused blue 3
    done blue 4

case the king of the besieger falls in a sortie, and his other sieges end, too [siege 14, king 10]
given season 2
    r4k: red orc
    r6k besieger: red
    c6: red gorbag
    r6k: blue hrolf, blue sigrun (knows 1 1), blue 3 barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    r5k: blue barbarian
    c5: red 3 orc
orders red
    hold r6k
    hold r5k
orders blue
    when sortie if at = r6k: yes
expect
    out red
    r5k besieger: none
    c5: empty
    r5k: blue barbarian

case whose king falls in a sortie is out in the midst of the besieger's turn, which goes on [king 7, sortie 9, round 11]
given season 2
    r6k besieger: red
    c6: red 4 orc, red morg (knows 1 1)
    r6k: blue hrolf
    r6a holder: blue
    r6a: blue 6 barbarian
    r6d holder: red
    r6d: red 3 orc
    g3: stranger
orders red
    hold r6k
    attack g3 with 2 orc from r6d
orders blue
    attack g6 with 2 barbarian from r6a
    when sortie: yes
expect
    out blue
    r6k holder: red
    done red 2
    told nobody: turn-begins blue 2

case a third seat that meets a camp before a kingdom attacks the camp alone, and a sally meets the same camp [siege 11, sortie 10]
given season 2
    order 0: green
    order 1: blue
    order 2: red
    r6k besieger: red
    c6: red 3 orc
    r6k: blue hrolf, blue 5 barbarian
    r6d holder: green
    r6d: green 3 elf, green ilvane
orders green
    attack r6k with 2 elf from r6d
    relieve r6k with 1 ilvane from r6d
    when go-on: retreat
orders blue
    sally r6k
    when sortie-go-on: stop
expect
    refused green 1: besieged-already r6k
    done green 2
    done blue 1
    told all: sortie-made blue red r6k

case a camp that was relieved against in another's turn may be met by a sortie in its own, and may storm in its own [siege 7, attack 4, round 3]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    r6k besieger: red
    c6: red 3 orc
    r6d holder: green
    r6d: green ilvane, green sariel
orders green
    relieve r6k with 1 ilvane from r6d
    when go-on: retreat
orders red
    storm r6k
    when go-on: siege
expect
    done green 1
    done red 1

case a catapult left alone in a sortie fights on [battle 28, sortie 6]
given season 2
    r6k besieger: red
    c6: red 2 orc
    r6k: blue catapult
    r6a holder: blue
    r6a: blue hrolf, blue barbarian
    dice battle r6k 1 4 blue 6: 6
    dice battle r6k 1 7 red 3: 4
    dice battle r6k 2 4 blue 6: 6
orders blue
    when sortie: yes
    when sortie-go-on: fight
expect
    told all: siege-over red r6k
    r6k: blue catapult

# ---- Where casters come from, elemental and mountains ----

case a caster of another besieged kingdom teleports to a sortie, with some of its garrison [sortie 5, portal 2]
given season 2
    r5k holder: blue
    r5k wall: 3
    r5k besieger: green
    r5k: blue barbarian, blue barbarian-knight, blue sigrun (knows 4 1)
    c5: green ilvane, green sariel
orders blue
    when sortie if at = r6k: yes
    when sortie-caster: sigrun
    when sortie-escort: barbarian-knight
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    r5k: blue barbarian
    r6k has blue 1 sigrun

case cavalry of another besieged kingdom do not ride to a sortie [sortie 3, siege 4]
given season 2
    r5k holder: blue
    r5k wall: 3
    r5k besieger: green
    r5k: blue barbarian, blue barbarian-cavalry
    c5: green ilvane, green sariel
    r5a holder: blue
    r5a: blue barbarian
    g6 holder: blue
    g6: blue barbarian
    r6c holder: blue
    r6c: blue barbarian
orders blue
    when sortie if at = r6k: yes
    when sortie-cavalry: r5k
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k
    told nobody: rode-in

case nobody teleports to a sortie out of his own camp before another kingdom [sortie 5, portal 2]
given season 2
    r3k besieger: blue
    c3: blue barbarian, blue sigrun (knows 4 1)
    c6: red 4 orc
orders blue
    when sortie if at = r6k: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k
    told nobody: teleported-in
    c3 has blue 1 sigrun

case a DragonLord alone attacks the camp before a kingdom over a mountain, and goes back over it [attack 12, battle 23, siege 11]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    r6b holder: green
    r6b: green silvermaw, green elf
    c6: red morg, red zagga, red urk
orders green
    relieve r6k with silvermaw from r6b
    when go-on: retreat
    when dragonfire: units
expect
    done green 1
    told all: camp-attacked green red r6k
    r6b has green 1 silvermaw
    c6: red urk

case a DragonLord alone joins a camp that holds over a mountain [attack 12, siege 9]
given season 2
    r6b holder: red
    r6b: red vermithrax, red orc
orders red
    hold r6k with vermithrax from r6b
expect
    done red 1
    c6: red 4 orc, red vermithrax

case a reflected elemental strikes the camp in which its caster stands [scroll 10, scroll 23]
given season 2
    c6: red 3 orc, red morg
    red scrolls-of: fire-elemental
    blue scrolls-of: reflect
    dice elemental-die r6k red: 8
orders red
    elemental fire-elemental r6k by morg
orders blue
    when answer: reflect
expect
    told red blue: reflected
    c6: red morg
    r6k besieger: red
    r6k: blue hrolf, blue 3 barbarian

case a reflected Change Allegiance of a sortie takes units of the garrison to the camp [scroll 10, scroll 16, sortie 2]
given season 2
    c6: red 3 orc, red morg
    r6k: blue hrolf, blue 4 barbarian
    blue scrolls-of: change-allegiance
    red scrolls-of: reflect
    dice scroll-die r6k 1 blue change-allegiance: 2
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6 6
orders blue
    when sortie: yes
    when scroll: change-allegiance
    when sortie-go-on: stop
orders red
    when answer: reflect
expect
    told red blue: went-over blue 2 red
    c6 has red 5 orc
    r6k: blue hrolf, blue 2 barbarian

case a storm that conquers takes the ships docked there, and the camp stands in the kingdom [king 1, sail 11, siege 8]
given season 2
    r6k: blue sigrun
    r6a holder: blue
    r6a: blue hrolf
    c6: red 4 orc, red morg (knows 1 1)
    blue docks: blue wolf (harbour r6k), blue raven (harbour r6k)
orders red
    storm r6k
expect
    told all: conquered red blue r6k
    red docks: red wolf (harbour r6k), red raven (harbour r6k)
    r6k has red 4 orc
    c6: empty

# ---- Several kingdoms, and who goes along ----

case cavalry that rode to a sally ride to no other sally in that turn [sortie 4, sortie 10]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1), blue barbarian
    r6c holder: blue
    r6c: blue barbarian-cavalry, blue barbarian
    g6 holder: blue
    g6: blue barbarian
    r5a holder: blue
    r5a: blue barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    r5k: blue 3 barbarian
    c5: red 2 orc
orders blue
    sally r6k
    sally r5k
    when sortie-cavalry if at = r6k: r6c
    when sortie-cavalry if at = r5k: r6k
    when sortie-go-on if at = r6k: fight
    when sortie-go-on: stop
expect
    told blue: rode-in blue 1 r6c r6k
    told all: siege-over red r6k
    done blue 2
    told nobody: rode-in blue 1 r6k r5k

case a teleporter who came to a sally comes to no other sally in that turn [sortie 5, sortie 10]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    r5k: blue 3 barbarian
    c5: red 2 orc
    r6c holder: blue
    r6c: blue sigrun (knows 1 1, knows 4 1), blue barbarian
orders blue
    sally r6k
    sally r5k
    when sortie-caster: sigrun
    when sortie-go-on if at = r6k: fight
    when sortie-go-on: stop
expect
    told all: siege-over red r6k
    told blue: teleported-in blue sigrun r6k
    told nobody: teleported-in blue sigrun r5k

case once a camp has lifted its siege other units may attack the kingdom in that turn and lay siege anew [siege 10, attack 4, siege 1]
given season 2
    c6: red orc
    r6c holder: red
    r6c: red orc
    r6d holder: red
    r6d: red 3 hobgoblin
    r6k: blue sigrun, blue halla, blue orm
    r6a holder: blue
    r6a: blue hrolf
orders red
    lift r6k to r6c
    attack r6k with 1 hobgoblin from r6d
    when go-on: siege
expect
    done red 1
    done red 2
    told all: siege-laid red r6k
    c6: red hobgoblin

case after a storm that retreated the kingdom is attacked by nobody of that seat in the turn [attack 4, battle 23]
given season 2
    c6: red orc
    r6c holder: red
    r6c: red orc
    r6d holder: red
    r6d: red 3 hobgoblin
    r6k: blue sigrun, blue halla, blue orm
    r6a holder: blue
    r6a: blue hrolf
orders red
    storm r6k
    attack r6k with 1 hobgoblin from r6d
    when go-on: retreat
expect
    done red 1
    told all: siege-over red r6k
    refused red 2: struck-already r6k

case a catapult may be taken along to a sortie, for teleport is no march [sortie 5, unit 20]
given season 2
    r5f holder: blue
    r5f: blue catapult, blue 2 barbarian, blue sigrun (knows 4 1)
    c6: red orc
    dice battle r6k 1 4 blue 7: 1
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: catapult barbarian
expect
    told all: siege-over red r6k
    r6k has blue 1 catapult
    r5f: blue barbarian

case a treasure goes with the unit that is taken along, and counts in the sortie [treasure 2, treasure 7, sortie 5]
given season 2
    r6k: blue 3 barbarian
    r6a holder: blue
    r6a: blue hrolf
    r5f holder: blue
    r5f: blue barbarian-knight [blue crown], blue 2 barbarian, blue sigrun (knows 4 1)
    c6: red 3 orc
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: barbarian-knight
    when sortie-go-on: stop
expect
    told red blue: strength blue 1 5

case by the Grail one of the garrison comes back in a sortie and is in the kingdom [treasure 4, sortie 2]
given season 2
    r6k: blue hrolf, blue barbarian, blue barbarian [blue holy-grail]
    c6: red 2 orc
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 3 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told blue: came-back blue barbarian
    r6k has blue 2 barbarian

case a treasure of a camp that falls goes to the garrison, to its unit of the highest defence that is no caster or else to one [battle 33, sortie 7]
given season 2
    r6k: blue hrolf, blue barbarian, blue barbarian-knight, blue sigrun (knows 1 1)
    c6: red orc [red crown]
orders blue
    when sortie: yes
expect
    told all: siege-over red r6k
    told blue: spoil-taken blue crown

case a camp of units that just laid the siege meets its first sortie as it is, its ships and land do not help it [siege 1, sortie 1]
given season 2
    r6k besieger: none
    c6: empty
    r6d holder: red
    r6d: red 3 hobgoblin
    ie3: red maw
    red aboard: red 2 orc (ship maw)
    r6k: blue sigrun, blue halla, blue orm
    r6a holder: blue
    r6a: blue hrolf
    dice battle r6k 1 6 red 4: 6
    dice battle r6k 1 6 red 3: 6 6
orders red
    attack r6k with 1 hobgoblin from r6d 2 orc off maw
    when go-on: siege
orders blue
    when sortie: yes
expect
    told all: siege-laid red r6k
    then told all: sortie-made blue red r6k
    told all: withdrew blue r6k
    c6 has red 1 hobgoblin
    c6 has red 2 orc

case who is trained is no reason that a land counts as left empty: he stays, and the others go [temple 7, attack 2]
given season 3
    order 0: blue
    order 1: red
    r6k besieger: none
    c6: empty
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6k: blue hrolf, blue sigrun (knows 1 1)
    r6a holder: blue
    r6a: blue barbarian
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6c holder: blue
    r6c: blue barbarian
    r6c building: smithy
    r6c builder: blue
    r6c built: 1
    blue gold: 20
    dice teach blue: 3
orders blue
    train sigrun
    transfer king from r6k to r6a
expect
    done blue 1
    done blue 2
    r6k has blue 1 sigrun

# ---- The turns around a sortie ----

case cavalry do not ride to a sortie over land that the besieger has taken in the same turn [sortie 3, land 8]
given season 2
    r6a holder: blue
    r6a: blue sigrun
    r6e holder: blue
    r6e: blue barbarian-cavalry, blue barbarian
    r6b holder: red
    r6b: red 2 orc, red morg (knows 1 1)
orders red
    attack r6a with 1 orc morg from r6b
    hold r6k
orders blue
    when sortie: yes
    when sortie-cavalry: r6e
    when sortie-go-on: stop
expect
    told all: conquered red blue r6a
    told all: sortie-made blue red r6k
    told nobody: rode-in

case land that a sortie pursued into is attacked by nobody any more in that turn [sortie 7, attack 4]
given season 2
    c6: red orc
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    r6c holder: red
    r6c: red morg
    g6 holder: red
    g6: red 5 orc
orders red
    hold r6k
    attack r6c with 2 orc from g6
    when go-on: retreat
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told all: conquered blue red r6c
    refused red 2: struck-already r6c

case a camp of casters who can do nothing lays siege again after one round of a storm, whatever its letter says [battle 27, siege 8]
given season 2
    c6: red morg, red zagga
    r6k: blue sigrun, blue halla
    r6a holder: blue
    r6a: blue hrolf
orders red
    storm r6k
    when go-on: fight
expect
    done red 1
    told nobody: round-begins r6k 2
    r6k besieger: red
    c6: red morg, red zagga

case who came to a sortie by teleport may attack in his own turn, and teleport in phase 5 of it [sortie 5, round 3, portal 1]
given season 2
    c6: red orc
    r6k: blue hrolf
    r6a holder: blue
    r6a: blue sigrun (knows 1 1, knows 4 1), blue barbarian
    r6d holder: red
    r6d: red morg, red zagga
orders blue
    attack r6d with sigrun from r6k
    teleport sigrun to r6a late
    when sortie: yes
    when sortie-caster: sigrun
    when go-on: retreat
expect
    told all: siege-over red r6k
    done blue 1
    done blue 2

case an escort is not bound: in the own turn he rides, marches and is transferred as any unit [sortie 5, march 1]
given season 2
    c6: red orc
    r6k: blue hrolf
    r6a holder: blue
    r6a: blue sigrun (knows 1 1, knows 4 1), blue barbarian, blue barbarian-knight
orders blue
    march 1 barbarian-knight from r6k via r6a
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: barbarian-knight
expect
    told all: siege-over red r6k
    done blue 1

case a seat that is besieged in two kingdoms makes two sorties in one turn, each asked for itself [sortie 1]
given season 2
    c6: red 2 orc
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    r5k: blue 3 barbarian
    c5: red 2 orc
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told all: sortie-made blue red r6k
    told all: sortie-made blue red r5k

case units bought for a besieged kingdom are in the sortie of the turn after it [buy 8, sortie 2, round 6]
given season 2
    order 0: blue
    order 1: red
    blue gold: 4
    r6k: blue hrolf, blue barbarian
orders blue
    buy 1 barbarian r6k
    when sortie: yes
    when sortie-go-on: stop
expect
    done blue 1
    told red blue: strength blue 1 3

# ---- Who is bound, and who is not ----

case who came to a sally by teleport is not taken along by another caster either in phase 5 [sortie 5, sortie 10]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian, blue halla (knows 4 1)
    r6a holder: blue
    r6a: blue barbarian, blue sigrun (knows 1 1, knows 4 1)
orders blue
    sally r6k
    teleport halla with sigrun to r6a late
    when sortie-caster: sigrun
expect
    told all: siege-over red r6k
    refused blue 2
    r6k has blue 1 sigrun

case a caster of a garrison that made a sally is not bound by it, and teleports away in phase 5 [sortie 5, portal 1]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian, blue halla (knows 1 1, knows 4 1)
    r6a holder: blue
    r6a: blue barbarian
orders blue
    sally r6k
    teleport halla to r6a late
expect
    told all: siege-over red r6k
    done blue 2
    r6a has blue 1 halla

case a caster of a camp escapes from those who relieve the kingdom, for the camp defends [battle 29, siege 11]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    c6: red 2 orc, red morg (knows 4 1)
    r6d holder: green
    r6d: green ilvane, green sariel
orders green
    relieve r6k with ilvane from r6d
    when go-on: retreat
orders red
    when escape: r4k
expect
    done green 1
    told red green: escaped red morg
    r4k has red 1 morg
    c6: red 2 orc

case where only a trainee is left of a garrison after its sally the siege goes on, and he stops it [temple 7, sortie 6, battle 27]
given season 3
    order 0: blue
    order 1: red
    r6k: blue barbarian, blue sigrun (knows 1 1)
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a holder: blue
    r6a: blue hrolf
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6c holder: blue
    r6c: blue barbarian
    r6c building: smithy
    r6c builder: blue
    r6c built: 1
    blue gold: 20
    c6: red 4 orc
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 3
    dice teach blue: 1
orders blue
    train sigrun
    sally r6k
    when sortie-go-on: fight
expect
    told nobody: spell-cast
    told nobody: round-begins r6k 2
    r6k: blue sigrun
    r6k besieger: red

case a camp that another seat attacked in its turn may meet a sortie in its owner's turn of the same round [sortie 1, siege 11, round 3]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    c6: red 2 orc
    r6d holder: green
    r6d: green ilvane, green sariel
    dice battle r6k 1 6 blue 5: 6 6
orders green
    relieve r6k with ilvane from r6d
    when go-on: retreat
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    done green 1
    told all: sortie-made blue red r6k

case a bound caster is one of the army that pursues, and goes back with it [sortie 5, sortie 7, battle 23]
given season 2
    c6: red orc
    r6k: blue hrolf
    r6a holder: blue
    r6a: blue barbarian, blue sigrun (knows 1 1, knows 4 1)
    r6c holder: red
    r6c: red morg, red zagga, red urk
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when pursue: r6c
    when go-on: retreat
expect
    told all: siege-over red r6k
    told all: attacked blue red r6c
    told all: retreated blue
    r6k: blue hrolf, blue sigrun

# ---- Steps, escorts and trainees ----

case a caster of the camp may escape a sortie, for the camp defends [battle 29, battle 30, sortie 2]
given season 2
    c6: red 3 orc, red morg (knows 1 1, knows 4 1)
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders red
    when escape: r4k
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: escaped red morg
    told nobody: spell-cast
    r4k: red gorbag, red orc, red morg
    c6: red 3 orc

case who is trained in a besieged kingdom takes no part in its sally [temple 7, sortie 10]
given season 3
    order 0: blue
    order 1: red
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 1 1)
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a holder: blue
    r6a: blue barbarian
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6c holder: blue
    r6c: blue barbarian
    r6c building: smithy
    r6c builder: blue
    r6c built: 1
    blue gold: 20
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    train sigrun
    sally r6k
    when sortie-go-on: stop
expect
    done blue 1
    done blue 2
    told nobody: spell-cast
    c6: red 4 orc

case a DragonLord pursues over a mountain when he goes alone [attack 12, sortie 7]
given season 2
    r6k: blue hrolf, blue ashwing
    c6: red orc
    r6b holder: red
    r6b: red orc
orders blue
    when sortie: yes
    when dragonfire: units
    when pursue: r6b
expect
    told all: siege-over red r6k
    told all: conquered blue red r6b
    r6b: blue ashwing
    r6k: blue hrolf

case cavalry that rode four steps to an attack and came back ride to no sally in that turn, for no step is left [attack 14, sortie 10]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red 3 orc
    r6k: blue hrolf, blue 5 barbarian
    g3 holder: blue
    g3: blue barbarian-cavalry, blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    r6c holder: blue
    r6c: blue barbarian
    r6b holder: blue
    r6b: blue barbarian
    r6a holder: blue
    r6a: blue barbarian
    r6f holder: green
    r6f: green ilvane, green sariel
    r6e holder: green
    r6e: green thandor
orders blue
    attack r6f with 1 barbarian-cavalry from g3 via r6d r6c r6b r6a
    sally r6k
    when sortie-cavalry: r6a
    when go-on if at = r6f: retreat
    when retreat-to: r6a
    when sortie-go-on: stop
expect
    done blue 1
    told blue: retreated blue r6f r6a
    done blue 2
    told nobody: rode-in

case a teleporter who came to a sortie goes to no other one before his own turn [sortie 5]
given season 2
    order 0: red
    order 1: green
    order 2: blue
    r6k besieger: red
    c6: red 4 orc
    r5k holder: blue
    r5k wall: 3
    r5k besieger: green
    r5k: blue barbarian
    c5: green ilvane, green sariel
    r6a holder: blue
    r6a: blue barbarian, blue sigrun (knows 4 1)
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told blue 1 times: teleported-in blue sigrun
    told blue: teleported-in blue sigrun r6k

case cavalry that rode four steps to a sally have none left for another attack [attack 14, sortie 3, sortie 10]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red orc
    r6k: blue hrolf, blue sigrun (knows 1 1), blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    g3 holder: blue
    g3: blue barbarian
    r3d holder: blue
    r3d: blue barbarian
    r3e holder: blue
    r3e: blue barbarian-cavalry, blue barbarian
    r6f: stranger
orders blue
    sally r6k
    attack r6f with 1 barbarian-cavalry from r6k
    when sortie-cavalry: r3e
expect
    told blue: rode-in blue 1 r3e r6k
    told all: siege-over red r6k
    refused blue 2

case who teleported to a sally stays with the army for the rest of the turn: no transfer either [sortie 5]
given season 2
    order 0: blue
    order 1: red
    r6k besieger: red
    c6: red orc
    r6k: blue hrolf, blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    g3 holder: blue
    g3: blue sigrun (knows 1 1, knows 4 1), blue barbarian
orders blue
    sally r6k
    transfer 1 sigrun from r6k to r6d
    when sortie-caster: sigrun
expect
    told all: siege-over red r6k
    refused blue 2

case the force ratio counts what an arriving DragonLord adds to the army [sortie 1, battle 34, unit 12]
given season 2
    c6: red 7 orc
    r5f holder: blue
    r5f: blue barbarian, blue ashwing
orders blue
    when sortie if ratio >= 167: no
    when sortie if ratio >= 166: yes
    when sortie-caster: ashwing
    when spell: none
    when sortie-go-on: stop
expect
    used blue 2
    told red blue: strength blue 2 5 35

case a garrison that broke its siege by a sally sends no caster and no escort to another sally in that turn, for they have fought [attack 5, sortie 10]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian-knight, blue sigrun (knows 1 1, knows 4 1), blue barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    r5k: blue 3 barbarian
    c5: red 2 orc
orders blue
    sally r6k
    sally r5k
    when sortie-caster if at = r5k: sigrun
    when sortie-escort: barbarian-knight
    when sortie-go-on if at = r6k: fight
    when sortie-go-on: stop
expect
    told all: siege-over red r6k
    done blue 2
    told nobody: teleported-in

case a caster bound by a sortie does not escape from a third seat's attack in the same round [sortie 5, battle 29]
given season 2
    order 0: red
    order 1: green
    order 2: blue
    c6: red orc
    r6k: blue hrolf
    r6a holder: blue
    r6a: blue sigrun (knows 1 1, knows 4 1), blue barbarian
    r6d holder: green
    r6d: green ilvane, green sariel, green elf
orders green
    attack r6k with ilvane sariel from r6d
    when go-on: retreat
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when escape: r6a
    when sortie-go-on: fight
expect
    told all: siege-over red r6k
    done green 1
    told nobody: escaped

case a relief comes off ships as well, and having beaten the camp goes back aboard [siege 11, siege 12]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    c6: red morg
    ie3: green heron
    green aboard: green 3 elf (ship heron), green ilvane (ship heron, knows 1 1)
orders green
    relieve r6k with 3 elf ilvane off heron
expect
    done green 1
    r6k besieger: none
    c6: empty
    green aboard has green 3 elf
    green aboard has green 1 ilvane
    r6k: blue hrolf, blue 3 barbarian

case cavalry of a garrison that broke its siege may ride to another sortie in the same turn, for it has not supported yet [sortie 4, sortie 3]
given season 2
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    r5k: blue sigrun (knows 1 1), blue barbarian-cavalry
    c5: red orc
    r5a holder: blue
    r5a: blue barbarian
    g6 holder: blue
    g6: blue barbarian
    r6c holder: blue
    r6c: blue barbarian
    dice battle r6k 1 6 blue 8: 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 10
    dice battle r6k 1 7 red 3: 6 6 6
orders red
    hold r5k
    hold r6k
orders blue
    when sortie: yes
    when sortie-cavalry if at = r6k: r5k
    when sortie-go-on if at = r5k: fight
    when sortie-go-on: stop
    when flank: no
expect
    told all: siege-over red r5k
    told blue: rode-in blue 1 r5k r6k

case a garrison of nobody but a trainee makes no sally [temple 7, letters 31]
given season 3
    order 0: blue
    order 1: red
    r6k: blue sigrun (knows 1 1)
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a holder: blue
    r6a: blue hrolf
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6c holder: blue
    r6c: blue barbarian
    r6c building: smithy
    r6c builder: blue
    r6c built: 1
    blue gold: 20
    dice teach blue: 4
orders blue
    train sigrun
    sally r6k
expect
    done blue 1
    refused blue 2
    told nobody: sortie-made
    r6k has blue 1 sigrun

case a DragonLord who pursued over a mountain alone goes back over it when he retreats [sortie 8, battle 23]
given season 2
    r6k: blue hrolf, blue ashwing
    c6: red orc
    r6b holder: red
    r6b: red morg, red zagga, red urk
orders blue
    when sortie: yes
    when dragonfire: units
    when spell: none
    when pursue: r6b
    when go-on: retreat
expect
    told all: siege-over red r6k
    told all: attacked blue red r6b
    told all: retreated blue
    r6k: blue hrolf, blue ashwing

case a DragonLord who is not alone does not pursue over a mountain [sortie 8, attack 12]
given season 2
    r6k: blue hrolf, blue ashwing, blue barbarian
    c6: red orc
    r6b holder: red
    r6b: red orc
orders blue
    when sortie: yes
    when dragonfire: units
    when pursue: r6b
expect
    told all: siege-over red r6k
    told nobody: attacked blue red r6b
    r6k: blue hrolf, blue ashwing, blue barbarian

# ---- What happens in a sortie ----

case a king who is taken along to a sortie adds 1, and takes his seat out if he falls there [sortie 5, king 7, battle 2]
given season 2
    r6k: blue 3 barbarian
    r6a holder: blue
    r6a: blue hrolf, blue barbarian, blue sigrun (knows 4 1)
    c6: red 3 orc
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: hrolf
    when sortie-go-on: stop
expect
    told red blue: strength blue 1 5
    r6k: blue 3 barbarian, blue hrolf, blue sigrun
    r6a: blue barbarian

case a DragonLord who is taken along to a sortie breathes fire in it, and goes home by his own spell in his turn [sortie 5, dragonlord 3, portal 1]
given season 2
    r6k: blue 3 barbarian
    r6a holder: blue
    r6a: blue hrolf, blue ashwing, blue sigrun (knows 4 1)
    c6: red 5 orc
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    teleport ashwing to r6a
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: ashwing
    when sortie-go-on: stop
    when dragonfire: units
expect
    told red: fire-at-units blue ashwing
    done blue 1
    r6a has blue 1 ashwing

case a caster of a party that has lost its quest phase comes to a sortie all the same [adventure 9, sortie 5]
given season 2
    blue northern-party: blue sigrun (knows 4 1), blue 2 barbarian
    blue north-at: wn5
    blue north-waits: 1
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: barbarian
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    blue northern-party: blue barbarian

case the Shield of a camp voids six hits of a sortie, missiles first [scroll 11, sortie 2]
given season 2
    r6k: blue hrolf, blue 2 barbarian, blue 2 barbarian-archer
    c6: red 4 orc, red morg
    red scrolls-of: shield
    dice battle r6k 1 4 blue 4: 1 1
    dice battle r6k 1 6 blue 5: 1 1
    dice battle r6k 1 7 red 3: 6 6 6 6
orders red
    when shield: yes
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red: shield-held red
    c6: red 4 orc, red morg

case a camp heals those whom the garrison's Poison struck in a sortie [spell 6, sortie 2]
given season 2
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 3 1)
    c6: red 4 orc, red morg (knows 0 1)
    dice spell-die r6k 1 sigrun poison: 1
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    c6: red 4 orc, red morg

case with direct hits a catapult of the camp takes none in a sortie, for it defends no wall [option 7, sortie 2]
given season 2 option direct-hit yes
    r6k: blue hrolf, blue 2 barbarian, blue catapult
    c6: red 2 orc, red catapult
    dice battle r6k 1 3 red 6: 1
orders blue
    when sortie: yes
    when sortie-go-on: stop
    when casualties: barbarian
expect
    told nobody: catapult-hit
    r6k has blue 1 catapult

case a garrison that has lost its wall makes its sortie as behind any wall, and is besieged behind none [wall 4, sortie 6]
given season 2
    r6k wall: 0
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told all: withdrew blue r6k
    r6k besieger: red
    r6k wall: 0

case repairs of a besieged kingdom do not help its sortie, and hinder the storm after it [build 26, wall 13, siege 8]
given season 2
    order 0: blue
    order 1: red
    r6k wall: 2
    blue gold: 5
    r6k: blue sigrun, blue halla, blue orm
    r6a holder: blue
    r6a: blue hrolf
orders blue
    repair r6k
    sally r6k
orders red
    storm r6k
    when go-on: siege
expect
    done blue 1
    done blue 2
    told red blue: round-begins r6k 1 0
    told red blue: round-begins r6k 1 3

# ---- Cannons beside a siege ----

game dragonlords seats 3 option civilization-1 dwarves
    red civilization: dwarves
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r1k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 9
    r1k: red thrain, red 5 dwarf
    r1k holder: red
    r1k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
    r2a holder: red
    r2a: red dwarf, red 3 cannon
    r2k holder: blue
    r2k wall: 3
    r2k: blue barbarian

case a bombardment that empties a besieged kingdom lets the camp conquer it [siege 13, raid 9]
given season 2
    r2k besieger: red
    c2: red 2 dwarf
    dice bombard-die r2k red: 1
orders red
    bombard r2k from r2a with 1
expect
    done red 1
    told all: conquered red blue r2k
    r2k: red 2 dwarf
    c2: empty

case a bombardment of one seat that empties a kingdom another besieges gives it to the camp [siege 13, raid 9]
given season 2
    r2k besieger: green
    c2: green 2 elf
    dice bombard-die r2k red: 1
orders red
    bombard r2k from r2a with 1
expect
    done red 1
    told all: conquered green blue r2k
    r2k: green 2 elf
    r2k holder: green

case cannons beside a besieged kingdom shoot at its wall, and the storm of the same turn meets what is left of it [raid 10, siege 8]
given season 2
    r2k besieger: red
    c2: red 3 dwarf
    r2k: blue 5 barbarian
orders red
    bombard r2k from r2a with 1 wall
    storm r2k
    when go-on: siege
expect
    done red 1

case a cannon that bombarded joins neither storm nor hold [raid 6, siege 9]
given season 2
    r2k besieger: red
    c2: red 3 dwarf
    r2k: blue 5 barbarian
orders red
    bombard r2k from r2a with 3
    hold r2k with 1 cannon from r2a
expect
    done red 1
    refused red 2: used-up cannon
