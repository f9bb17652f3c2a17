# SPDX-License-Identifier: MIT
# Sorties once more: who teleports in and what he may do then, pursuits, escapes, and what they
# do to purchases, ships, income and training. Red besieges r6k, a kingdom of blue.

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
    r6k: blue hrolf, blue 3 barbarian
    r6k holder: blue
    r6k wall: 3
    r6k besieger: red
    c6: red 4 orc
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3

# ---- Who teleports in ----

case a caster who led through a teleportal in the turn does not teleport to its sally [portal 7, sortie 5, sortie 11]
given season 2
    order 0: blue
    order 1: red
    r5f holder: blue
    r5f: blue 2 barbarian, blue sigrun (knows 4 1)
    lb holder: blue
    lb: blue barbarian
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    portal sigrun with 1 barbarian to lb
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 1
    done blue 2
    told only blue: support-stays blue r6k
    told nobody: teleported-in
    lb: blue 2 barbarian, blue sigrun

case a caster who teleported in phase 2 has used the spell, and does not come to the sally of that turn [portal 1, portal 7, sortie 5]
given season 2
    order 0: blue
    order 1: red
    r5f holder: blue
    r5f: blue 2 barbarian, blue sigrun (knows 4 1)
    r5b holder: blue
    r5b: blue barbarian
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    teleport sigrun to r5b
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 1
    done blue 2
    told nobody: teleported-in
    r5b: blue barbarian, blue sigrun

case a caster who was taken along by teleport in phase 2 has not used his own spell, and comes to the sally by it [portal 1, sortie 5]
given season 2
    order 0: blue
    order 1: red
    r5f holder: blue
    r5f: blue 2 barbarian, blue sigrun (knows 4 1), blue halla (knows 4 1)
    r5b holder: blue
    r5b: blue barbarian
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    teleport sigrun with halla to r5b
    sally r6k
    when sortie-caster: halla
    when sortie-go-on: stop
expect
    told blue: teleported-in blue halla r6k
    r6k: blue hrolf, blue 3 barbarian, blue halla
    r5b: blue barbarian, blue sigrun

case a caster comes from an island with all but one of those there [sortie 5, land 11, portal 4]
given season 2
    i5 holder: blue
    i5: blue 3 barbarian-knight, blue sigrun (knows 4 1)
    dice battle r6k 1 6 blue 7: 6 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 8 8 8 8
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: 9 barbarian-knight
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    i5: blue barbarian-knight
    r6k: blue hrolf, blue 3 barbarian, blue 2 barbarian-knight, blue sigrun

case cavalry aboard a ship do not ride to a sortie, a caster aboard brings two of them [sortie 3, sortie 5, unit 20]
given season 2
    ie3: blue wolf
    blue aboard: blue 2 barbarian-cavalry (ship wolf), blue barbarian (ship wolf), blue sigrun (ship wolf, knows 4 1)
    dice battle r6k 1 6 blue 8: 6 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 10 10 10 10
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: 2 barbarian-cavalry
    when sortie-go-on: stop
    when flank: no
expect
    told blue: teleported-in blue sigrun r6k
    blue aboard: blue barbarian (ship wolf)
    r6k: blue hrolf, blue 3 barbarian, blue 2 barbarian-cavalry, blue sigrun

case who teleported in holds the kingdom when the old garrison has fallen [sortie 5, siege 13]
given season 2
    r6k: blue barbarian
    r6a holder: blue
    r6a: blue hrolf
    r5f holder: blue
    r5f: blue barbarian, blue sigrun (knows 4 1)
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 3 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told nobody: conquered
    r6k: blue sigrun
    r6k besieger: red

case a caster who came to a sortie is taught in his own turn at the temple there, where he stood when it began [temple 2, sortie 5]
given season 3
    r6k: blue hrolf
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a holder: blue
    r6a: blue barbarian, blue sigrun (knows 1 1, knows 4 1)
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6f holder: blue
    r6f: blue barbarian
    r6f building: smithy
    r6f builder: blue
    r6f built: 1
    c6: red orc
    blue gold: 10
    dice teach blue: 6
orders blue
    train sigrun
    teleport sigrun to r6a late
    when sortie: yes
    when sortie-caster: sigrun
expect
    told all: siege-over red r6k
    done blue 1
    refused blue 2
    told only blue: spell-taught blue sigrun blessing

case a basic unit that was brought to a sortie may become a Wizard in the own turn [temple 2, sortie 5]
given season 3
    r6k: blue hrolf
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a holder: blue
    r6a: blue 2 barbarian, blue sigrun (knows 1 1, knows 4 1)
    r6a building: mill
    r6a builder: blue
    r6a built: 1
    r6f holder: blue
    r6f: blue barbarian
    r6f building: smithy
    r6f builder: blue
    r6f built: 1
    c6: red orc
    blue gold: 10
    dice teach blue: 6
orders blue
    train basic r6k
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: barbarian
expect
    told all: siege-over red r6k
    done blue 1
    r6k: blue hrolf, blue sigrun, blue halla (knows 5 1)

case a caster bound by a sally in his own turn is free in phase 2 of the next one [sortie 5, round 3]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf
    r6a holder: blue
    r6a: blue barbarian, blue sigrun (knows 1 1, knows 4 1)
orders blue
    sally r6k
    teleport sigrun to r6a late
    when sortie-caster: sigrun
expect
    told all: siege-over red r6k
    refused blue 2
next season
orders blue
    teleport sigrun to r6a
expect
    done blue 1
    r6a: blue barbarian, blue sigrun
    r6k: blue hrolf

case a caster bound by a sortie goes into no Wasteland on foot before phase 2 of his next turn, and then he may [sortie 5, quest 6]
given season 2
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    c5: red orc
    r5k: blue barbarian
    r5b holder: blue
    r5b: blue 2 barbarian, blue sigrun (knows 1 1, knows 4 1)
orders blue
    teleport sigrun to r5b
    enter south from r5b with sigrun 1 barbarian
    when sortie if at = r5k: yes
    when sortie-caster: sigrun
expect
    told all: siege-over red r5k
    done blue 1
    done blue 2
    blue south-at: ws1
    blue southern-party: blue barbarian, blue sigrun

# ---- Scrolls and spells in a sortie ----

case a Tempest may be cast in a sortie at a coast, and an Infernal, too [scroll 12, scroll 13, sortie 2]
given season 2
    c6: red 6 orc
    blue scrolls-of: tempest
    dice scroll-die r6k 1 blue tempest: 3
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    when sortie: yes
    when scroll: tempest
    when sortie-go-on: stop
expect
    told red blue: scroll-cast blue hrolf tempest
    c6: red 3 orc

case of a Berserk of the garrison all infantry roll once more, at the king's number [scroll 14, wall 13, sortie 2]
given season 2
    r6k: blue hrolf, blue barbarian-knight, blue 2 barbarian
    c6: red 6 orc
    blue scrolls-of: berserk
    dice battle r6k 1 3 blue 7: 1
    dice battle r6k 1 3 blue 5: 6 6
    dice battle r6k 1 6 blue 7: 1
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 8 8 8 8 8
orders blue
    when sortie: yes
    when scroll: berserk
    when sortie-go-on: stop
expect
    told red blue: scroll-cast blue hrolf berserk
    c6: red 4 orc
    r6k: blue hrolf, blue barbarian-knight, blue 2 barbarian

case a Blessing of who teleported in is added to the king's 1 in a sortie [spell 11, sortie 5, battle 2]
given season 2
    r6k: blue hrolf, blue 2 barbarian
    r5f holder: blue
    r5f: blue barbarian, blue sigrun (knows 4 1, knows 5 1)
    c6: red 5 orc
    dice battle r6k 1 6 blue 6: 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told red blue: strength blue 2
    c6: red 3 orc

case Poison of the camp is healed by a Wizard who teleported into the sortie [spell 6, sortie 5]
given season 2
    r6k: blue hrolf, blue 2 barbarian
    r5f holder: blue
    r5f: blue barbarian, blue sigrun (knows 4 1, knows 0 1)
    c6: red 3 orc, red morg (knows 3 1)
    dice spell-die r6k 1 morg poison: 1
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told red blue: healed
    r6k: blue hrolf, blue 2 barbarian, blue sigrun

case the Shield of a garrison voids hits of the camp in a sortie [scroll 11, sortie 2]
given season 2
    r6k: blue hrolf, blue 2 barbarian
    c6: red 2 orc-archer, red orc
    blue scrolls-of: shield
    dice battle r6k 1 3 red 2: 1 1
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 1
orders blue
    when sortie: yes
    when shield: yes
    when sortie-go-on: stop
expect
    told blue: shield-held blue
    r6k: blue hrolf, blue 2 barbarian

# ---- Pursuit ----

case a hero named in the sortie is raised when the pursuit kills three as well [hero 1, hero 3, sortie 8]
given season 2
    r6k: blue hrolf, blue 6 barbarian
    c6: red 3 orc
    r6c holder: red
    r6c: red 3 orc
    dice battle r6k 1 6 blue 5: 1 1 1
    dice battle r6k 1 7 red 3: 6 6 6
    dice battle r6c 1 6 blue 5: 1
    dice battle r6c 1 6 blue 4: 1 1
    dice battle r6c 1 7 red 3: 6 6 6
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told blue: hero-named blue leif barbarian
    then told blue: hero-raised blue leif barbarian 2
    r6k: blue hrolf
    r6c has blue 6 barbarian

case a pursuit into land with a wooden wall is hindered by it, the sortie was not [wall 1, wall 13, missile 4, sortie 8]
given season 2
    r6k: blue hrolf, blue barbarian, blue 2 barbarian-archer, blue sigrun (knows 1 1)
    c6: red orc
    r6c holder: red
    r6c wall: 1
    r6c: red 2 orc
    dice battle r6c 1 4 blue 2: 2 3
    dice battle r6c 1 6 blue 4: 6
    dice battle r6c 1 7 red 3: 6
orders blue
    when sortie: yes
    when spell if at = r6c: none
    when pursue: r6c
    when go-on: retreat
expect
    told all: siege-over red r6k
    told all: attacked blue red r6c
    r6c: red orc
    r6k: blue hrolf, blue barbarian, blue 2 barbarian-archer, blue sigrun

case a pursuit leads into land of a third seat as well, which is taken from it [sortie 7, sortie 8]
given season 2
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    c6: red orc
    r6d holder: green
    r6d: green elf
orders blue
    when sortie: yes
    when pursue: r6d
expect
    told all: conquered blue green r6d
    r6d: blue barbarian, blue sigrun
    r6k: blue hrolf

case a pursuit leads neither into vacant land nor into land of unknown units [sortie 7]
given season 2
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    c6: red orc
    r6d: stranger
orders blue
    when sortie: yes
    when pursue: r6d r6c
expect
    told all: siege-over red r6k
    told nobody: attacked blue none r6d
    r6k: blue hrolf, blue barbarian, blue sigrun
    r6c: empty
    r6d: stranger

case ships docked at the land pursued into pass to the garrison's seat, and its tower stays if the loser wants so [sail 11, build 30, sortie 8]
given season 2
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    c6: red orc
    r6c holder: red
    r6c: red orc
    r6c tower: 1
    red docks: red maw (harbour r6c)
orders red
    when raze: none
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told all: conquered blue red r6c
    blue docks has blue 1 maw
    r6c tower: 1

case what the besieger paid for land that a pursuit takes comes back to him in phase 7 [buy 18, sortie 7]
given season 2
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    c6: red orc
    r6c holder: red
    r6c: red orc
    r4f holder: red
    r4f: red orc
    r4f building: mill
    r4f builder: red
    r4f built: 1
    red gold: 5
orders red
    tower r6c
    hold r6k
orders blue
    when sortie: yes
    when pursue: r6c
expect
    done red 1
    told all: conquered blue red r6c
    told only red: place-lost
    told only red: paid-back red 5
    red gold: 13

case land that a pursuit took makes the realm whole, and brings three gold more in the same turn [income 3, sortie 7, sortie 10]
given season 2
    order 0: blue
    order 1: red
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    c6: red orc
    r6c holder: red
    r6c: red orc
    r6a holder: blue
    r6a: blue barbarian
    r6b holder: blue
    r6b: blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    r6e holder: blue
    r6e: blue barbarian
    r6f holder: blue
    r6f: blue barbarian
    blue gold: 0
orders blue
    sally r6k
    when pursue: r6c
expect
    told all: conquered blue red r6c
    blue gold: 16

case cavalry that pursued after a sally attack on from the land they took, as long as a unit stays and a step is left [attack 14, attack 16, sortie 8]
given season 2
    order 0: blue
    order 1: red
    r6k: blue hrolf, blue barbarian-cavalry, blue sigrun (knows 1 1)
    c6: red orc
    r6c holder: red
    r6c: red orc
    r6b: stranger
    dice battle r6b 1 6 blue 7: 1
    dice battle r6b 1 7 none 3: 10
orders blue
    sally r6k
    attack r6b with 1 barbarian-cavalry from r6c
    attack g6 with sigrun from r6c
    when pursue: r6c
expect
    told all: conquered blue red r6c
    done blue 2
    refused blue 3
    r6b: blue barbarian-cavalry
    r6c: blue sigrun

case cavalry that rode to a sortie may pursue with the army [sortie 4, sortie 7]
given season 2
    r6k: blue hrolf, blue sigrun (knows 1 1)
    c6: red orc
    r6a holder: blue
    r6a: blue barbarian, blue barbarian-cavalry
    r6c holder: red
    r6c: red orc
orders blue
    when sortie: yes
    when sortie-cavalry: r6a
    when pursue: r6c
expect
    told blue: rode-in blue 1 r6a r6k
    told all: conquered blue red r6c
    r6c: blue sigrun, blue barbarian-cavalry
    r6k: blue hrolf

case a caster alone in the land pursued into escapes before the first hit, and the land is lost [battle 29, sortie 8]
given season 2
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    c6: red orc
    r6c holder: red
    r6c: red morg (knows 4 1)
orders red
    when escape: r4k
orders blue
    when sortie: yes
    when pursue: r6c
expect
    told red blue: escaped red morg
    r4k: red gorbag, red 5 orc, red morg
    r6c: blue barbarian, blue sigrun

# ---- Escapes ----

case a caster of the garrison escapes from a storm, and what he carries goes with him [battle 29, siege 8, treasure 1]
given season 2
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 4 1) [blue crown]
    r6a holder: blue
    r6a: blue barbarian
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 6: 6 6 6
orders red
    storm r6k
    when go-on: siege
orders blue
    when escape: r6a
expect
    told red blue: escaped blue sigrun
    told red blue: strength blue 2
    r6a: blue barbarian, blue sigrun [blue crown]
    r6k: blue hrolf, blue 3 barbarian
    c6: red orc

case no caster escapes into a kingdom that is besieged, but to the next land his policy names [battle 29, land 8]
given season 2
    r5f holder: blue
    r5f: blue 2 barbarian, blue sigrun (knows 4 1)
    r5k holder: red
    r5k wall: 0
    r5k: red 2 orc
    r6a holder: blue
    r6a: blue barbarian
    dice battle r5f 1 6 red 3: 6
    dice battle r5f 1 7 blue 4: 6 6
orders red
    attack r5f with 1 orc from r5k
    when go-on: retreat
orders blue
    when escape: r6k r6a
expect
    told red blue: escaped blue sigrun
    r6a: blue barbarian, blue sigrun
    r6k: blue hrolf, blue 3 barbarian

case a caster who escaped in another's turn teleports, attacks and comes to a sally in his own [battle 29, round 3, sortie 5]
given season 2
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 4 1)
    r6a holder: blue
    r6a: blue barbarian
    c6: red 4 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 1 1 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6
orders red
    storm r6k
    when go-on: siege
orders blue
    sally r6k
    when escape if round = 1: r6a
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told red blue: escaped blue sigrun
    told blue: teleported-in blue sigrun r6k
    r6k: blue hrolf, blue 3 barbarian, blue sigrun

case a caster who escaped from the storm does not come back to the sortie of the same turn, for he has used his spell [battle 29, portal 1, portal 7]
given season 2
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 4 1)
    r6a holder: blue
    r6a: blue barbarian
    c6: red 4 orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 1 1 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6
orders red
    storm r6k
    when go-on: siege
orders blue
    when escape: r6a
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told red blue: escaped blue sigrun
    told nobody: teleported-in
    r6a: blue barbarian, blue sigrun

case by a DragonLord's escape his army keeps his 1 for the round, and he takes nobody along [battle 4, battle 30, dragonlord 5]
given season 2
    r5f holder: blue
    r5f: blue 2 barbarian, blue ashwing
    r5k holder: red
    r5k wall: 0
    r5k: red 2 orc
    r6a holder: blue
    r6a: blue barbarian
    dice battle r5f 1 6 red 3: 6
    dice battle r5f 1 7 blue 5: 6 6
orders red
    attack r5f with 1 orc from r5k
    when go-on: retreat
orders blue
    when escape: r6a
    when spell: none
expect
    told red blue: strength blue 1
    told red blue: escaped blue ashwing
    r6a: blue barbarian, blue ashwing
    r5f: blue 2 barbarian
