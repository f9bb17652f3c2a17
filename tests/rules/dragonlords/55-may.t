# SPDX-License-Identifier: MIT
# Who may still act in a turn: what a unit has done keeps it from more, whoever asks for it, and
# as long as its rule says. Red besieges r6k, the kingdom of blue.

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

# ---- The aid of a sally, which is one's own turn ----

case a caster who has fought in the turn does not come to a sally [sortie 5, attack 5]
given season 2
    r5f: blue sigrun (knows 4 1), blue 3 barbarian
    r5f holder: blue
    r5a: 2 stranger
    dice battle r5a 1 6 blue 4: 6
    dice battle r5a 1 7 nobody 3: 6 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    attack r5a with 1 barbarian sigrun from r5f
    sally r6k
    when go-on: retreat
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 2
    told nobody: teleported-in
    r5f: blue sigrun, blue 3 barbarian

case a caster who has marched in the turn does not come to a sally [sortie 5, attack 5]
given season 2
    r5a: blue sigrun (knows 4 1), blue barbarian
    r5a holder: blue
    r5f: blue 3 barbarian
    r5f holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    march sigrun from r5a via r5f
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 1
    done blue 2
    told nobody: teleported-in
    r5f: blue sigrun, blue 3 barbarian

case a caster who left a Wasteland in the turn does not come to a sally [sortie 5, quest 15]
given season 2
    blue southern-party: blue sigrun (knows 4 1), blue 2 barbarian, blue torch, blue pickaxe
    blue south-at: ws1
    r5b: blue barbarian
    r5b holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    leave south to r5b
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 1
    told nobody: teleported-in
    r5b has blue sigrun, blue 3 barbarian

case who fought, marched or left a Wasteland comes with no caster to a sally, who did nothing does [sortie 5, attack 5, quest 15]
given season 2
    blue southern-party: blue 2 barbarian, blue torch, blue pickaxe
    blue south-at: ws1
    r5b: blue sigrun (knows 4 1), blue barbarian, blue barbarian-knight
    r5b holder: blue
    r5c: blue 3 barbarian-knight
    r5c holder: blue
    r5a: 2 stranger
    dice battle r5a 1 6 blue 6: 6
    dice battle r5a 1 7 nobody 3: 8 8
    dice battle r6k 1 6 blue 5: 6 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    leave south to r5b
    attack r5a with 1 barbarian-knight from r5b
    march 2 barbarian-knight from r5c via r5b
    sally r6k
    when go-on: retreat
    when sortie-caster: sigrun
    when sortie-escort: 9 barbarian, 9 barbarian-knight
    when sortie-go-on: stop
expect
    done blue 3
    told blue: teleported-in blue sigrun r6k
    r6k: blue hrolf, blue 4 barbarian, blue sigrun
    r5b has blue 2 barbarian, blue 3 barbarian-knight

case cavalry that has fought comes to a sally as far as its steps go [sortie 3, attack 14]
given season 2
    r6d: blue 3 barbarian-cavalry
    r6d holder: blue
    g3: 1 stranger
    dice battle g3 1 6 blue 7: 1
    dice battle g3 1 7 nobody 3: 6
    dice battle r6k 1 6 blue 8: 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 10 6 6 6
orders blue
    attack g3 with 2 barbarian-cavalry from r6d
    sally r6k
    when sortie-cavalry: 1 g3
    when sortie-go-on: stop
    when flank: no
expect
    told blue: conquered blue none g3
    told blue: rode-in blue 1 g3 r6k

case cavalry that has ridden and fought does not come to a sally from farther than its steps reach [sortie 3, attack 14]
given season 2
    r3d: blue barbarian
    r3d holder: blue
    g3: blue barbarian
    g3 holder: blue
    r6d: blue 3 barbarian-cavalry
    r6d holder: blue
    r3c: 1 stranger
    dice battle r3c 1 6 blue 7: 1
    dice battle r3c 1 7 nobody 3: 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    attack r3c with 2 barbarian-cavalry from r6d via g3 r3d
    sally r6k
    when sortie-cavalry: 1 r3c
    when sortie-go-on: stop
expect
    r3c: blue 2 barbarian-cavalry
    told nobody: rode-in

# ---- Who is being trained ----

case a Wizard in training casts nothing in a sally [temple 7, sortie 10]
given season 3
    blue gold: 40
    r6k: blue hrolf, blue 3 barbarian, blue sigrun (knows 1 1)
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a building: mill
    r6a builder: blue
    r6a: blue barbarian
    r6a holder: blue
    r6c building: smithy
    r6c builder: blue
    r6c: blue barbarian
    r6c holder: blue
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6 6
orders blue
    train sigrun
    sally r6k
    when spell: fireball
    when sortie-go-on: stop
expect
    done blue 1
    done blue 2
    told nobody: spell-cast
    c6: red 4 orc

case a basic unit in training stays within in a sally, and is trained after it [temple 7, sortie 10]
given season 3
    blue gold: 40
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a building: mill
    r6a builder: blue
    r6a: blue barbarian
    r6a holder: blue
    r6c building: smithy
    r6c builder: blue
    r6c: blue barbarian
    r6c holder: blue
    r6k: blue hrolf, blue 2 barbarian
    dice battle r6k 1 6 blue 5: 6
    dice battle r6k 1 7 red 3: 1 10 10 10
    dice teach blue: 1
orders blue
    train basic r6k
    sally r6k
    when sortie-go-on: stop
expect
    told red blue: sortie-made blue red r6k 2 4
    told red 1 times: rolled blue barbarian
    r6k: blue hrolf, blue sigrun

case who stayed within holds the kingdom when all others have fallen [temple 7, sortie 10]
given season 3
    blue gold: 40
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a building: mill
    r6a builder: blue
    r6a: blue hrolf
    r6a holder: blue
    r6c building: smithy
    r6c builder: blue
    r6c: blue barbarian
    r6c holder: blue
    r6k: blue 2 barbarian
    dice battle r6k 1 6 blue 4: 6
    dice battle r6k 1 7 red 3: 1
    dice teach blue: 1
orders blue
    train basic r6k
    sally r6k
expect
    told nobody: conquered
    told all: sortie-made blue red r6k
    then told all: siege-goes-on red r6k blue
    r6k: blue sigrun
    r6k besieger: red
    c6: red 4 orc

case where all of the garrison are being trained there is no sally [temple 7, letters 31]
given season 3
    blue gold: 40
    r6k building: temple
    r6k builder: blue
    r6k built: 1
    r6a building: mill
    r6a builder: blue
    r6a: blue hrolf
    r6a holder: blue
    r6c building: smithy
    r6c builder: blue
    r6c: blue barbarian
    r6c holder: blue
    r6k: blue barbarian
    dice teach blue: 1
orders blue
    train basic r6k
    sally r6k
expect
    refused blue 2: in-training barbarian [temple 7]

# ---- A caster who came to a sortie ----

case who teleported to a sortie does not escape in the turn of the next seat either [sortie 5, battle 29]
given season 2
    order 1: green
    order 2: blue
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    r5f holder: blue
    r6d: green 5 elf
    r6d holder: green
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6k 1 6 green 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6
orders green
    attack r6k with 4 elf from r6d
    when go-on: retreat
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when escape: r5f
expect
    told blue: teleported-in blue sigrun r6k
    told all: attacked green blue r6k
    told nobody: escaped
    r6k: blue hrolf, blue barbarian, blue sigrun

case from their own next turn on they escape again [sortie 5, battle 29]
given season 2
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    r5f holder: blue
    r6d: green 5 elf
    r6d holder: green
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6k 1 6 green 3: 6 6 6
    dice battle r6k 1 7 blue 5: 6
orders green
    attack r6k with 4 elf from r6d
    when go-on: retreat
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when escape: r5f
expect
    told green: escaped blue sigrun
    r5f: blue 3 barbarian, blue sigrun

case who came to a sally is not transferred from there in that turn [sortie 5, sortie 10]
given season 2
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    r5f holder: blue
    r6a: blue barbarian
    r6a holder: blue
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    sally r6k
    transfer sigrun from r6k to r6a
    when sortie-caster: sigrun
expect
    told all: siege-over red r6k
    refused blue 2: stays-with-army sigrun [sortie 5]
    r6k: blue hrolf, blue barbarian, blue sigrun

case who came to a sortie pursues with the army [sortie 5, sortie 7]
given season 2
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r5f: blue 3 barbarian, blue sigrun (knows 4 1)
    r5f holder: blue
    r6c: red orc
    r6c holder: red
    dice battle r6k 1 6 blue 5: 5
    dice battle r6k 1 7 red 3: 6
    dice battle r6c 1 6 blue 4: 4
    dice battle r6c 1 7 red 3: 6
orders blue
    when sortie: yes
    when sortie-caster: sigrun
    when pursue: r6c
expect
    r6c: blue barbarian, blue sigrun
    r6k: blue hrolf

# ---- The camp ----

case a caster of the camp escapes from a sortie [battle 29, sortie 2]
given season 2
    c6: red 3 orc, red morg (knows 4 1)
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders red
    when escape: r4k
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    told red blue: escaped red morg
    told only red: escaped-to red morg r4k
    c6: red 3 orc
    r4k: red gorbag, red orc, red morg

case a caster who escaped from a sortie fights no more in that turn [attack 5, portal 7]
given season 2
    c6: red 3 orc, red morg (knows 4 1)
    r4f: 5 stranger
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 6 6 6
orders red
    hold r6k
    attack r4f with morg from r4k
    teleport morg to r4k late
    when escape: r4k
orders blue
    when sortie: yes
    when sortie-go-on: stop
expect
    refused red 2: used-up morg
    refused red 3: teleport-used morg

case a camp that beat off a sortie and conquered attacks on with nobody, cavalry neither [sortie 9]
given season 2
    r6k: blue barbarian
    r6a: blue hrolf
    r6a holder: blue
    c6: red 3 orc, red 2 wolf-rider
    dice battle r6k 1 6 blue 4: 8
    dice battle r6k 1 7 red 7: 1
    r6c: 1 stranger
orders red
    hold r6k
    attack r6c with 2 orc from r6k
    attack r6c with 1 wolf-rider from r6k
    transfer 2 orc from r6k to r6c
      else transfer 2 orc from r6k to r6d
orders blue
    when sortie: yes
expect
    told all: conquered red blue r6k
    refused red 2: used-up orc [attack 5]
    refused red 3: used-up wolf-rider [attack 5]

case a camp that held and comes into a kingdom an elemental has emptied attacks on with nobody [sortie 9, siege 7]
given season 2
    r6k: blue 2 barbarian
    r6a: blue hrolf
    r6a holder: blue
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 8
    r6c: 1 stranger
orders red
    hold r6k
    elemental fire-elemental r6k
    attack r6c with 2 orc from r6k
expect
    told all: conquered red blue r6k
    refused red 3: used-up orc

case a camp that has not acted, and comes into a kingdom an elemental has emptied, has not fought [attack 16, scroll 23]
given season 2
    r6k: blue 2 barbarian
    r6a: blue hrolf
    r6a holder: blue
    red scrolls-of: fire-elemental
    dice elemental-die r6k red: 8
    r6c: 1 stranger
    dice battle r6c 1 6 red 3: 1
    dice battle r6c 1 7 nobody 3: 6
orders red
    elemental fire-elemental r6k
    attack r6c with 2 orc from r6k
expect
    told all: conquered red blue r6k
    done red 2
    r6c: red 2 orc

case a DragonLord who is all that pursues may do so across a mountain [sortie 8, attack 12]
given season 2
    r6k: blue hrolf, blue ashwing
    c6: red orc
    r6b: red orc
    r6b holder: red
orders blue
    when sortie: yes
    when pursue: r6b
expect
    told all: attacked blue red r6b
    told all: conquered blue red r6b
    r6b: blue ashwing
    r6k: blue hrolf

case who relieves off ships is aboard again when the camp is beaten [siege 11, siege 12]
given season 2
    ie3: green heron
    green aboard: green 3 elf (ship heron)
    c6: red orc
    dice battle c6 1 6 green 3: 3
    dice battle c6 1 7 red 3: 6
orders green
    relieve r6k with 3 elf off heron
expect
    told all: siege-raised green r6k red
    green aboard: green 3 elf (ship heron)

case cavalry of a camp that lifted its siege fights no more in that turn [siege 10]
given season 2
    c6: red 3 wolf-rider
    r6d: red 2 orc
    r6d holder: red
    g3: 1 stranger
orders red
    lift r6k to r6d
    attack g3 with 1 wolf-rider from r6d
expect
    done red 1
    refused red 2: used-up wolf-rider

# ---- Units that a battle makes ----

case who goes over to an army has fought with it, and does not attack on [scroll 16, attack 5]
given season 2
    c6: empty
    r6k besieger: none
    r4a: red 3 orc, red morg
    r4a holder: red
    r4b: 1 stranger
    r4f: blue 2 barbarian
    r4f holder: blue
    red scrolls-of: change-allegiance
    dice scroll-die r4f 1 red change-allegiance: 2
orders red
    attack r4f with 2 orc morg from r4a
    attack r4e with 1 orc from r4f
    when scroll: change-allegiance
expect
    told all: conquered red blue r4f
    r4f: red 4 orc, red morg
    refused red 2: used-up orc [attack 5]

case a unit the Holy Grail brings back has fought, and does not attack on [treasure 4, attack 5]
given season 2
    c6: empty
    r6k besieger: none
    r4c: red 4 orc, red orc-archer [red holy-grail]
    r4c holder: red
    g5: blue 2 barbarian
    g5 holder: blue
    dice battle g5 1 4 red 2: 6
    dice battle g5 1 6 red 3: 3 3
    dice battle g5 1 7 blue 4: 1 6
orders red
    attack g5 with 3 orc orc-archer from r4c
    attack r5c with 1 orc from g5
expect
    told all: conquered red blue g5
    told red: came-back red orc
    refused red 2: used-up orc [attack 5]

case cavalry that the Holy Grail brings back has ridden what it rode [treasure 4, attack 14]
given season 2
    c6: empty
    r6k besieger: none
    r4c: red orc
    r4c holder: red
    r4d: red orc
    r4d holder: red
    r4b: red orc
    r4b holder: red
    r4k: red gorbag, red 2 orc, red wolf-rider [red holy-grail], red wolf-rider
    g4: blue barbarian
    g4 holder: blue
    r1d: 1 stranger
    r4a: red orc
    r4a holder: red
    dice battle g4 1 6 red 7: 6
    dice battle g4 1 7 blue 4: 1
orders red
    attack g4 with 2 wolf-rider from r4k via r4c r4b r4c r4d
    attack r1d with 1 wolf-rider from g4
    when casualties: wolf-rider
expect
    told red: came-back red wolf-rider
    refused red 2: used-up wolf-rider

# ---- Cavalry that came to a sortie ----

case cavalry that came to a sortie come to no other in that turn but in the next, other cavalry do at once [sortie 4]
given season 2
    r5k: blue 2 barbarian
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    c5: red 3 orc
    r5a: blue barbarian
    r5a holder: blue
    g6: blue barbarian
    g6 holder: blue
    r6c: blue 3 barbarian-cavalry
    r6c holder: blue
    r6k: blue hrolf
    c6: red orc
    dice battle r6k 1 6 blue 8: 6
    dice battle r6k 1 7 red 3: 10
    dice battle r5k 1 6 blue 7: 6
    dice battle r5k 1 6 blue 4: 6 6
    dice battle r5k 1 7 red 3: 10 10 10
orders red
    hold r6k
    hold r5k
orders blue
    @ when sortie: yes
    @ when sortie-cavalry if at = r6k: 1 r6c
    @ when sortie-cavalry if at = r5k: 9 r6k, 1 r6c
    @ when sortie-go-on: stop
    @ when flank: no
expect
    told blue: rode-in blue 1 r6c r6k
    told blue: rode-in blue 1 r6c r5k
    told nobody: rode-in blue * r6k
next season
given
    dice battle r5k 1 6 blue 7: 6 6
    dice battle r5k 1 7 red 3: 10 10
orders red
    hold r5k
expect
    told blue: rode-in blue 1 r6k r5k

case cavalry that fought in their own garrison's sortie ride to another one, four steps away, in the besieger's turn [sortie 3, sortie 4]
given season 2
    r5k: blue sigrun (knows 1 1), blue barbarian-cavalry
    r5k holder: blue
    r5k wall: 3
    r5k besieger: red
    c5: red orc
    r5a: blue barbarian
    r5a holder: blue
    g6: blue barbarian
    g6 holder: blue
    r6c: blue barbarian
    r6c holder: blue
    dice battle r6k 1 6 blue 8: 6
    dice battle r6k 1 6 blue 5: 6 6 6
    dice battle r6k 1 7 red 3: 10 6 6 6
orders red
    hold r5k
    hold r6k
orders blue
    when sortie: yes
    when sortie-cavalry if at = r6k: r5k
    when sortie-go-on: stop
    when flank: no
expect
    told all: siege-over red r5k
    told blue: rode-in blue 1 r5k r6k

# ---- Who is named and stays at home: his owner is told why ----

case a caster who is named, and has fought, stays at home, and his owner alone is told so [sortie 11, attack 5]
given season 2
    r5f: blue sigrun (knows 4 1), blue 3 barbarian
    r5f holder: blue
    r5a: 2 stranger
    dice battle r5a 1 6 blue 4: 6
    dice battle r5a 1 7 nobody 3: 6
orders blue
    attack r5a with 1 barbarian sigrun from r5f
    sally r6k
    when go-on: retreat
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    done blue 2
    told only blue: support-stays blue r6k [sortie 11]
    then told only blue: used-up sigrun [attack 5]
    then told all: sortie-made blue red r6k
    printed blue: 'Not all units that you named came to the aid of Skarnhall (r6k).'

case a caster straight out of a party stays there, and it is told why [sortie 11, quest 15]
given season 2
    blue southern-party: blue sigrun (knows 4 1), blue 2 barbarian
    blue south-at: ws4
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-go-on: stop
expect
    told only blue: has-returned sigrun [quest 15]
    told nobody: teleported-in

case who does not know Teleport, or would leave nobody behind, stays, and it is told why [sortie 11, sortie 5, portal 4]
given season 2
    r5f: blue sigrun (knows 4 1)
    r5f holder: blue
    r5b: blue halla (knows 1 1), blue barbarian
    r5b holder: blue
orders blue
    sally r6k
    when sortie-caster: halla, sigrun
    when sortie-go-on: stop
expect
    told only blue: spell-unknown halla teleport [portal 1]
    told only blue: nobody-stays r5f [land 12]

case of whom no policy names, or only behind him who came, nothing is told [sortie 11]
given season 2
    r5f: blue sigrun (knows 4 1), blue 3 barbarian
    r5f holder: blue
    r5b: blue halla (knows 1 1), blue barbarian-cavalry, blue orm (knows 4 1)
    r5b holder: blue
orders blue
    sally r6k
    when sortie-caster: sigrun, halla
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    told nobody: support-stays
    told nobody: spell-unknown

case a policy whose test does not hold names nobody [sortie 11]
given season 2
    r5b: blue halla (knows 1 1), blue barbarian
    r5b holder: blue
orders blue
    sally r6k
    when sortie-caster if at = r3k: halla
    when sortie-go-on: stop
expect
    told nobody: support-stays

case with nothing in the way all who are named come, and nothing is told [sortie 11]
given season 2
    r5f: blue sigrun (knows 4 1), blue 3 barbarian
    r5f holder: blue
orders blue
    sally r6k
    when sortie-caster: sigrun
    when sortie-escort: 2 barbarian
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    told nobody: support-stays

case cavalry that has marched, is alone, is cut off or is too far stays, and it is told why [sortie 11, sortie 3]
given season 2
    r6b holder: blue
    r6b: blue barbarian
    r6a holder: blue
    r6a: blue barbarian, blue 2 barbarian-cavalry
    r6c holder: blue
    r6c: blue barbarian-cavalry
    r2a holder: blue
    r2a: blue barbarian, blue barbarian-cavalry
orders blue
    march 2 barbarian-cavalry from r6a via r6b
    sally r6k
    when sortie-cavalry: 9 r6b, 9 r6c, 9 r2a
    when sortie-go-on: stop
expect
    done blue 1
    told only blue: support-stays blue r6k
    told only blue: used-up barbarian-cavalry [attack 5]
    told only blue: one-stays r6c [attack 2]
    told only blue: cut-off r2a r6k [sortie 3]
    told nobody: rode-in

case an escort that has fought stays, and so does whom the teleport has no places for [sortie 11, portal 1]
given season 2
    r5f: blue sigrun (knows 4 1), blue 4 barbarian-cavalry, blue barbarian-knight, blue barbarian
    r5f holder: blue
    r5a: 2 stranger
    dice battle r5a 1 7 nobody 3: 6 6
orders blue
    attack r5a with 1 barbarian-knight from r5f
    sally r6k
    when go-on: retreat
    when sortie-caster: sigrun
    when sortie-escort: 9 barbarian-knight, 4 barbarian-cavalry
    when sortie-go-on: stop
expect
    told blue: teleported-in blue sigrun r6k
    told only blue: used-up barbarian-knight
    told only blue: too-many-places 8 5 [portal 1]

case in a sortie of the besieger's turn it is told as well [sortie 11, sortie 1]
given season 2
    r5b: blue halla (knows 1 1), blue barbarian
    r5b holder: blue
orders red
    hold r6k
orders blue
    when sortie: yes
    when sortie-caster: halla
    when sortie-go-on: stop
expect
    told only blue: support-stays blue r6k
    told only blue: spell-unknown halla teleport

case where no sortie is made nobody is missed [sortie 11, sortie 1]
given season 2
    r5b: blue halla (knows 1 1), blue barbarian
    r5b holder: blue
orders red
    hold r6k
orders blue
    when sortie-caster: halla
expect
    told nobody: support-stays

# ---- At sea ----

case who fought a blockade and retreated does not fight again by order [naval 14, attack 5]
given season 2
    red aboard: red 3 orc (ship maw)
    iw3: red maw, green heron
    green aboard: green elf (ship heron)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6 6
orders red
    sail maw iw2
    fight iw3
    when go-on: retreat
expect
    told all: sailed-off red iw2 iw3
    told nobody: sea-battle red green iw3
    refused red 2: used-up orc [attack 5]

case ships that retreat lie in peace where they go, whoever is there [naval 11]
given season 2
    green aboard: green elf (ship heron)
    iw3: red maw, green heron
    red aboard: red 3 orc (ship maw)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6
    dice battle iw2 1 7 blue 4: 6 6
orders red
    sail maw iw2
    when go-on: retreat
expect
    told all: sailed-off red iw2 iw3
    told nobody: sea-battle red green
    iw3: red maw, green heron

case who left a Wasteland in the turn does not attack at sea [quest 15, naval 14]
given season 2
    s1: red maw, blue wolf
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    red south-at: ws1
    blue aboard: blue 2 barbarian (ship wolf)
orders red
    leave south on maw
    fight s1
expect
    done red 1
    refused red 2: has-returned hobgoblin [quest 15]
    told nobody: sea-battle

case beside others who fight they take no part, and may fall [quest 15, naval 14]
given season 2
    s1: red maw, blue wolf
    red aboard: red orc (ship maw)
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    red south-at: ws1
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle s1 1 6 red 3: 6
    dice battle s1 1 7 blue 4: 8 1
orders red
    leave south on maw
    fight s1
    when casualties: hobgoblin
    when go-on: fight if round < 2, retreat, fight
expect
    told nobody: rolled red hobgoblin

case ships of one zone with fresh crews fight, but who has fought already takes no part [naval 14, attack 5]
given season 2
    iw3: red maw, red tusk, green heron
    red aboard: red 3 orc (ship maw), red hobgoblin (ship tusk)
    green aboard: green elf (ship heron)
    iw2: blue wolf
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 3: 6 6 6
    dice battle iw2 1 7 blue 4: 6 6
    dice battle iw3 1 6 red 4: 4
    dice battle iw3 1 7 green 3: 8
orders red
    sail maw iw2
    fight iw3
    when go-on: retreat
expect
    told all: sailed-off red iw2 iw3
    done red 2
    told all: sea-battle red green iw3
    told green 0 times: rolled red orc
    told all: ship-captured red green heron iw3

case a ship that a blockade has stopped sends nobody into a Wasteland [naval 3, quest 6]
given season 2
    w3: red maw
    red aboard: red 3 orc (ship maw)
    s1: blue wolf
    blue aboard: blue barbarian (ship wolf)
    dice battle s1 1 6 red 3: 1
    dice battle s1 1 7 blue 4: 6
orders red
    sail maw s1
    enter south off maw with 3 orc
expect
    refused red 2: ship-is-stopped maw s1 [naval 3]
    told all: ship-captured red blue wolf s1

case catapults aboard are no casualties of a battle at sea [naval 9]
given season 2
    iw2: red maw, blue wolf
    red aboard: red 2 hobgoblin (ship maw), red catapult (ship maw)
    blue aboard: blue 2 barbarian (ship wolf)
    dice battle iw2 1 6 red 4: 6 4
    dice battle iw2 1 7 blue 4: 1 8
    dice battle iw2 2 6 red 4: 4
    dice battle iw2 2 7 blue 4: 8
orders red
    fight iw2
    when go-on: fight
    when casualties: catapult, hobgoblin
expect
    told red: units-lost red 1 hobgoblin
    told nobody: units-lost red 1 catapult
    told all: ship-captured red blue wolf iw2
    red aboard: red hobgoblin (ship maw), red catapult (ship maw)

# ---- The ratio of a sortie ----

case the force ratio of a sortie counts what a DragonLord who comes adds to all [battle 34, letters 53]
given season 2
    r6k: blue hrolf, blue 2 barbarian
    r5f: blue 3 barbarian, blue ashwing
    r5f holder: blue
    c6: red 9 orc
orders blue
    when sortie if ratio >= 108: no
    when sortie if ratio >= 107: yes
    when sortie-caster: ashwing
    when sortie-go-on: stop
    when dragonfire: none
    when spell: none
expect
    used blue 2
    told blue: strength blue 2 4 29

# ---- What a catapult carries ----

case a treasure on a catapult that is left behind is its new owner's [battle 24, treasure 2]
given season 2
    c6: empty
    r6k besieger: none
    r4c: red 4 orc, red catapult [red crown]
    r4c holder: red
    g5: blue 3 barbarian
    g5 holder: blue
    dice battle g5 1 4 red 7: 6
    dice battle g5 1 6 red 4: 6 6 6
    dice battle g5 1 7 blue 4: 6 6
orders red
    attack g5 with 3 orc catapult from r4c
    when go-on: retreat
expect
    told red blue: engines-left red 1 catapult blue
    told red blue: spoil-taken blue crown
    g5: blue 2 barbarian, blue catapult [blue crown]

# ---- Who comes with a caster ----

case casters, too, come with who teleports in, and are not bound as he is [sortie 5, unit 1]
given season 2
    r6k: blue hrolf, blue barbarian
    c6: red orc
    r5f: blue 3 barbarian, blue sigrun (knows 4 1), blue ashwing
    r5f holder: blue
    dice battle r6k 1 6 blue 6: 5
    dice battle r6k 1 7 red 3: 6
orders blue
    teleport ashwing to r5f
    when sortie: yes
    when sortie-caster: sigrun
    when sortie-escort: ashwing
    when dragonfire: none
    when spell: none
expect
    told blue: teleported-in blue sigrun r6k
    done blue 1
    r5f: blue 3 barbarian, blue ashwing

case who is trained to be a Wizard is refused as that, when nobody else may enter a Wasteland [temple 7]
given season 3
    blue gold: 40
    r6b: blue barbarian, blue barbarian-cavalry
    r6b holder: blue
    r6b building: temple
    r6b builder: blue
    r6b built: 1
    r6a building: mill
    r6a builder: blue
    r6a: blue barbarian
    r6a holder: blue
    r6c building: smithy
    r6c builder: blue
    r6c: blue barbarian
    r6c holder: blue
    r6k besieger: none
    c6: empty
    blue hoard: blue torch (kept-at r6k), blue pickaxe (kept-at r6k)
orders blue
    train basic r6b
    enter south from r6b with 1 barbarian
expect
    done blue 1
    refused blue 2: in-training barbarian [temple 7]
