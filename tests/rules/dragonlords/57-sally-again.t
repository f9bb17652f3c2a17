# SPDX-License-Identifier: MIT
# Sieges, storms, sallies and relief once more, where they meet teleport, scrolls, treasures,
# heroes, kings, purchases, marches and income. Red besieges r6k, a kingdom of blue.

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

# ---- Who joins the camp ----

case a caster who came by teleport in phase 2 joins the storm with those he brought, and casts in it [portal 8, siege 8]
given season 2
    r4k: red gorbag, red 5 orc, red morg (knows 1 1, knows 4 1)
    r6d holder: red
    r6d: red orc
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6
orders red
    teleport morg with 2 orc to r6d
    storm r6k with morg 2 orc from r6d
    when go-on: siege
expect
    done red 1
    done red 2
    told red blue: spell-cast red morg fireball
    r6d: red orc
    c6: red 6 orc, red morg
    r6k: blue hrolf, blue 2 barbarian

case nobody is teleported into a camp, for that is no friendly land [portal 3, land 8]
given season 2
    r4k: red gorbag, red 5 orc, red morg (knows 4 1)
orders red
    teleport morg with 2 orc to r6k
expect
    refused red 1: not-friendly r6k
    c6: red 4 orc

case units that marched to the land beside the camp join neither storm nor hold in that turn [march 1, attack 5, siege 9]
given season 2
    r6d holder: red
    r6d: red orc
    g3 holder: red
    g3: red 3 hobgoblin
orders red
    march 2 hobgoblin from g3 via r6d
    hold r6k with 2 hobgoblin from r6d
expect
    done red 1
    refused red 2: used-up hobgoblin

case units put ashore in phase 2 join the camp that holds in phase 4 [sail 7, siege 9]
given season 2
    r6d holder: red
    r6d: red orc
    ie3: red maw
    red aboard: red 3 hobgoblin (ship maw)
orders red
    land 3 hobgoblin off maw at r6d
    hold r6k with 3 hobgoblin from r6d
expect
    done red 1
    done red 2
    c6: red 4 orc, red 3 hobgoblin
    r6d: red orc

case cavalry that took a land first joins the storm of the same turn, for a step is left, and counts as heavy at the wall [attack 5, attack 14, siege 8, melee 10]
given season 2
    r6d holder: red
    r6d: red orc, red 2 wolf-rider
    r6c: stranger
    dice battle r6c 1 6 red 7: 1
    dice battle r6c 1 7 none 3: 8
    dice battle r6k 1 6 red 4: 6
    dice battle r6k 1 6 red 3: 6 6
    dice battle r6k 1 7 blue 5: 8 8 8
orders red
    attack r6c with 2 wolf-rider from r6d
    storm r6k with 1 wolf-rider from r6c
    when go-on if at = r6c: fight
    when go-on: siege
expect
    told all: conquered red none r6c
    done red 2
    c6: red 4 orc, red wolf-rider
    r6c: red wolf-rider

# ---- Treasures, heroes and scrolls ----

case what lies in a besieged kingdom helps it against a storm [battle 5, siege 8]
given season 2
    r6k: blue hrolf, blue barbarian
    blue hoard: blue crown (kept-at r6k)
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 6: 6
orders red
    storm r6k
    when go-on: siege
expect
    told red blue: strength blue 2
    c6: red 3 orc

case what lies in the kingdom does not help its garrison in a sortie, for it is not with the army [battle 5, sortie 2]
given season 2
    r6k: blue hrolf, blue barbarian
    blue hoard: blue crown (kept-at r6k)
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: strength blue 1
    blue hoard: blue crown (kept-at r6k)

case a hero of level 3 in the camp adds 1 to it in a sortie, and his level to himself [hero 5, battle 2, sortie 2]
given season 2
    c6: red orc [red grim (hero-level 3)], red orc
    r6k: blue hrolf, blue barbarian
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 7: 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: strength red 1
    r6k: blue hrolf
    c6: red orc [red grim (hero-level 3)], red orc

case the Amulet of a garrison takes away the Fireball of the camp in its sortie [treasure 6, sortie 2]
given season 2
    r6k: blue hrolf, blue barbarian [blue amulet], blue barbarian
    c6: red orc, red morg (knows 1 1)
    dice battle r6k 1 6 blue 5: 6 6
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: warded blue fireball 1
    r6k: blue hrolf, blue barbarian [blue amulet], blue barbarian

case a Death Seeker of a sortie that slays the king before the kingdom ends siege and seat [scroll 17, king 7, siege 14, sortie 2]
given season 2
    r4k: red 5 orc
    c6: red 3 orc, red gorbag
    blue scrolls-of: death-seeker
    dice scroll-die r6k 1 blue death-seeker: 1
orders blue
    when sortie: yes
    when scroll: death-seeker at gorbag
expect
    told all: king-falls red
    out red
    r6k besieger: none
    c6: empty
    r6k: blue hrolf, blue 3 barbarian
    r4k: 2 stranger

case a king whose own Death Seeker is reflected in his sortie goes out, and the camp has won there [scroll 9, king 12, siege 13]
given season 2
    c6: red 3 orc, red morg
    blue scrolls-of: death-seeker
    red scrolls-of: reflect
    dice scroll-die r6k 1 blue death-seeker: 1
orders red
    when answer: reflect
orders blue
    when sortie: yes
    when scroll: death-seeker at morg
expect
    told red blue: reflected
    out blue
    r6k holder: red
    r6k: red 3 orc, red morg

case a Tempest is cast in a storm of a coastal kingdom, from the camp and from the walls [scroll 12, scroll 4, siege 8]
given season 2
    c6: red 5 orc, red morg
    r6k: blue hrolf, blue 4 barbarian
    red scrolls-of: tempest
    blue scrolls-of: tempest
    dice scroll-die r6k 1 blue tempest: 2
    dice scroll-die r6k 1 red tempest: 2
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6
orders red
    storm r6k
    when scroll: tempest
    when go-on: siege
orders blue
    when scroll: tempest
expect
    told red blue: scroll-cast blue hrolf tempest
    then told red blue: scroll-cast red morg tempest
    c6: red 3 orc, red morg
    r6k: blue hrolf, blue 2 barbarian

case the Earth elemental lowers the wall of a besieged kingdom, and the storm of the same turn meets what is left [scroll 21, siege 8, wall 1]
given season 2
    r6k: blue hrolf, blue 5 barbarian
    c6: red 5 orc
    r6k wall: 2
    red scrolls-of: earth-elemental
    dice elemental-die r6k red: 1
    dice battle r6k 1 6 red 3: 6 6 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6 6
orders red
    elemental earth-elemental r6k
    storm r6k
    when go-on: siege
expect
    told red blue: round-begins r6k 1 1
    r6k wall: 1
    r6k: blue hrolf, blue 4 barbarian

case an elemental of a third seat that empties a besieged kingdom lets the camp in, which attacks on in its own turn [scroll 23, attack 16, round 3]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    r6k: blue 2 barbarian
    r6a holder: blue
    r6a: blue hrolf
    r6c: stranger
    green scrolls-of: fire-elemental
    dice elemental-die r6k green: 2
    dice battle r6c 1 6 red 3: 1
    dice battle r6c 1 7 none 3: 6
orders green
    elemental fire-elemental r6k
orders red
    attack r6c with 3 orc from r6k
    when go-on: fight
expect
    told all: conquered red blue r6k
    done red 1
    r6k: red orc
    r6c: red 3 orc

case the owner of a besieged kingdom sends no elemental against the camp, for his is the land [scroll 20, letters 37, siege 3]
given season 2
    blue scrolls-of: fire-elemental
orders blue
    elemental fire-elemental r6k
expect
    refused blue 1: strikes-own r6k [letters 37]
    c6: red 4 orc

# ---- Relief ----

case cavalry that relieved a kingdom attacks another land with the steps it has left [attack 14, siege 12]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    c6: red orc
    r6d holder: green
    r6d: green elf, green elf-cavalry, green ilvane (knows 1 1)
    r6c: stranger
    dice battle r6c 1 6 green 5: 1
    dice battle r6c 1 7 none 3: 8
orders green
    relieve r6k with 1 elf-cavalry ilvane from r6d
    attack r6c with 1 elf-cavalry from r6d
    attack r6c with ilvane from r6d
    when go-on: fight
expect
    told all: siege-raised green r6k red
    done green 2
    refused green 3
    r6c: green elf-cavalry
    r6d: green elf, green ilvane

case who beat the camp may with fresh units attack the kingdom itself in that turn, and besiege it [attack 4, siege 11, siege 1]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    c6: red orc
    r6d holder: green
    r6d: green 3 elf, green ilvane (knows 1 1)
    dice battle r6k 1 6 green 3: 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders green
    relieve r6k with ilvane from r6d
    attack r6k with 2 elf from r6d
    when go-on: siege
expect
    done green 1
    done green 2
    told all: siege-laid green r6k
    c6: green 2 elf
    r6d: green elf, green ilvane

case a king who falls in his camp to those who relieve is out, and they go back [siege 12, siege 14, king 7]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    r4k: red 5 orc
    c6: red gorbag
    r6d holder: green
    r6d: green 2 elf, green ilvane (knows 1 1)
orders green
    relieve r6k with ilvane 1 elf from r6d
expect
    out red
    r6k besieger: none
    c6: empty
    r6d: green 2 elf, green ilvane
    r6k: blue hrolf, blue 3 barbarian

case a seat that falls elsewhere leaves its siege, and the kingdom may be attacked in that very turn [siege 14, attack 13, king 10]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    r4k: red 5 orc
    r4f holder: red
    r4f: red gorbag
    r4a holder: green
    r4a: green elf, green ilvane (knows 1 1)
    r6d holder: green
    r6d: green 2 elf
    dice battle r6k 1 6 green 3: 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders green
    attack r4f with ilvane from r4a
    attack r6k with 1 elf from r6d
    when go-on: siege
expect
    out red
    done green 2
    told all: siege-laid green r6k
    c6: green elf

case a Wizard who relieved a kingdom in phase 4 teleports home in phase 5 [siege 12, portal 1]
given season 2
    order 0: green
    order 1: red
    order 2: blue
    c6: red orc
    r6d holder: green
    r6d: green 2 elf, green ilvane (knows 1 1, knows 4 1)
orders green
    relieve r6k with ilvane 1 elf from r6d
    teleport ilvane with 1 elf to r3k late
expect
    done green 1
    done green 2
    r3k: green aelin, green 2 elf, green ilvane
    r6d: green elf

case before the besieged has his turn a relief frees his whole income [siege 5, siege 11, round 2]
given season 2
    order 0: green
    order 1: blue
    order 2: red
    c6: red orc
    blue gold: 0
    r6d holder: green
    r6d: green 2 elf, green ilvane (knows 1 1)
orders green
    relieve r6k with ilvane from r6d
expect
    told nobody: share-paid
    blue gold: 7

# ---- Income and purses ----

case the three gold of a whole realm are shared with the besieger, for a besieged kingdom counts [income 3, income 5, siege 5]
given season 2
    blue gold: 0
    red gold: 0
    r6a holder: blue
    r6a: blue barbarian
    r6b holder: blue
    r6b: blue barbarian
    r6c holder: blue
    r6c: blue barbarian
    r6d holder: blue
    r6d: blue barbarian
    r6e holder: blue
    r6e: blue barbarian
    r6f holder: blue
    r6f: blue barbarian
expect
    told only red blue: share-paid
    blue gold: 8
    red gold: 15

case a besieger who has lost his last kingdom before the phase of income gets no share, and the owner pays it all the same [siege 6, king 5]
given season 2
    order 0: green
    order 1: blue
    order 2: red
    c6: red 4 orc, red gorbag
    r4k: red orc
    r4k wall: 0
    r4a holder: green
    r4a: green elf, green ilvane (knows 1 1)
    blue gold: 0
    red gold: 9
orders green
    attack r4k with ilvane from r4a
expect
    told all: conquered green red r4k
    blue gold: 4
    red gold: 0
    not out red

# ---- The rest of the turn ----

case what a besieged kingdom may not have it gets in the turn after a sortie has freed it [build 3, buy 15, sortie 7]
given season 2
    c6: red orc
    r6k: blue hrolf, blue 2 barbarian, blue sigrun (knows 1 1)
    blue gold: 15
orders blue
    build mill r6k
    ship r6k
    when sortie: yes
expect
    told all: siege-over red r6k
    done blue 1
    done blue 2
    r6k building: mill
    blue docks has 1 pieces

case a kingdom that a sally frees in phase 4 was besieged in phase 1: no mill and no ship for it [build 3, buy 15, sortie 10, round 4]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue 2 barbarian, blue sigrun (knows 1 1)
    blue gold: 15
orders blue
    build mill r6k
    ship r6k
    sally r6k
expect
    refused blue 1: under-siege r6k
    refused blue 2
    done blue 3
    blue gold: 22

case into a kingdom that a sally has freed one marches after it, not before [march 3, sortie 10, round 4]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    r6a holder: blue
    r6a: blue 2 barbarian-knight
orders blue
    march 1 barbarian-knight from r6a via r6k
    sally r6k
    march 1 barbarian-knight from r6a via r6k
expect
    refused blue 1
    done blue 2
    done blue 3
    r6k: blue hrolf, blue barbarian, blue sigrun, blue barbarian-knight

case into a kingdom that a sally has freed one teleports in phase 5 [portal 3, sortie 10, land 8]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian, blue sigrun (knows 1 1)
    r6a holder: blue
    r6a: blue 3 barbarian-knight, blue halla (knows 4 1)
orders blue
    sally r6k
    teleport halla with 2 barbarian-knight to r6k late
expect
    done blue 1
    done blue 2
    r6a: blue barbarian-knight
    r6k: blue hrolf, blue barbarian, blue sigrun, blue 2 barbarian-knight, blue halla

case cavalry of a garrison attacks after its sally that freed the kingdom, not after one that stopped [attack 14, siege 4, sortie 10]
given season 2
    order 0: blue
    order 1: red
    c6: red orc
    r6k: blue hrolf, blue barbarian-cavalry, blue sigrun (knows 1 1)
    r6c: stranger
    dice battle r6c 1 6 blue 7: 1
    dice battle r6c 1 7 none 3: 10
orders blue
    attack r6c with 1 barbarian-cavalry from r6k
    sally r6k
    attack r6c with 1 barbarian-cavalry from r6k
    when go-on: fight
expect
    refused blue 1
    done blue 2
    done blue 3
    r6c: blue barbarian-cavalry

case cavalry of a garrison whose sally stopped attacks nothing from within [siege 4, sortie 6]
given season 2
    order 0: blue
    order 1: red
    r6k: blue hrolf, blue barbarian-cavalry
    r6c: stranger
    dice battle r6k 1 6 blue 8: 6
    dice battle r6k 1 7 red 3: 10 10 10 10
orders blue
    sally r6k
    attack r6c with 1 barbarian-cavalry from r6k
    when sortie-go-on: stop
expect
    done blue 1
    refused blue 2
    r6c: stranger

case catapults of the camp shoot at units in a sortie, for the wall counts for nobody [missile 7, wall 13, sortie 2]
given season 2
    r6k: blue hrolf, blue 2 barbarian
    c6: red orc, red catapult
    dice battle r6k 1 3 red 6: 6
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    r6k: blue hrolf, blue barbarian
    r6k wall: 3
    c6: red orc, red catapult

case catapults of a camp that retreats from its storm are the garrison's, and roll for it in the next sally [battle 24, siege 8, unit 18]
given season 2
    r6d holder: red
    r6d: red orc
    c6: red 3 orc, red catapult
    r6k: blue hrolf, blue 3 barbarian
    dice wall-die r6k 1 red 3: 12
    dice battle r6k 1 6 red 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6 6 6
orders red
    storm r6k
    when go-on: retreat
    when retreat-to: r6d
expect
    told red blue: engines-left red 1 catapult blue
    r6k: blue hrolf, blue 3 barbarian, blue catapult
    r6d: red 4 orc
