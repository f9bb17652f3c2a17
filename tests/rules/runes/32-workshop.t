# SPDX-License-Identifier: MIT
# The caravan workshop: caravans and what they are traded in for, upgrades, and medic packs.

# Red stands in Persia with a Trader and 40 gold. In the cases of the six caravans a second line is tried only if cargo,
# chase and barrier are as they must be.
game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 40
    red explorer: 2
    red charisma: 2
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- the six caravans ----

case the Chaser: cargo 3, chase 2, barrier 0, for 10 gold and a caravan of level 1 for 5 [workshop 1, workshop 2, workshop 3]
orders red
    workshop chaser
    if room = 3 and chase = 2 and barrier = 0: fit medic
expect
    done red 1
    told all: caravan-sold red trader 5 [workshop 3]
    then told all: caravan-bought red chaser 10 [workshop 3]
    red caravan: chaser
    done red 2
    red gold: 30

case the Trader: cargo 5, chase 1, barrier 0, for 10 gold [workshop 1, workshop 3]
given
    red caravan: scout-shell
orders red
    workshop trader
    if room = 5 and chase = 1 and barrier = 0: fit medic
expect
    told all: caravan-sold red scout-shell 5
    told all: caravan-bought red trader 10
    red caravan: trader
    done red 2
    red gold: 30

case the Scout Shell: cargo 3, chase 1, barrier 1, for 10 gold [workshop 1, workshop 3]
given
    red caravan: chaser
orders red
    workshop scout-shell
    if room = 3 and chase = 1 and barrier = 1: fit medic
expect
    told all: caravan-sold red chaser 5
    told all: caravan-bought red scout-shell 10
    red caravan: scout-shell
    done red 2
    red gold: 30

case the Master Chaser: cargo 4, chase 4, barrier 1, for 40 gold [workshop 1, workshop 3]
orders red
    workshop master-chaser
    if room = 4 and chase = 4 and barrier = 1: fit medic
expect
    told all: caravan-sold red trader 5
    told all: caravan-bought red master-chaser 40
    red caravan: master-chaser
    done red 2
    red gold: 0

case the Master Trader: cargo 7, chase 2, barrier 1, for 40 gold [workshop 1, workshop 3]
orders red
    workshop master-trader
    if room = 7 and chase = 2 and barrier = 1: fit medic
expect
    told all: caravan-bought red master-trader 40
    red caravan: master-trader
    done red 2
    red gold: 0

case the Master Shell: cargo 4, chase 2, barrier 3, for 40 gold [workshop 1, workshop 3]
orders red
    workshop master-shell
    if room = 4 and chase = 2 and barrier = 3: fit medic
expect
    told all: caravan-bought red master-shell 40
    red caravan: master-shell
    done red 2
    red gold: 0

# ---- trading in ----

case the example of the rulebook: a Trader with medic pack and smoke bomb is sold for 9 gold before the Master Trader is bought for 40 [workshop 3, workshop 4]
given
    red medic: 1
    red bomb: 1
orders red
    workshop master-trader
expect
    done red 1
    told all 1 times: caravan-sold red trader 5
    told all: stripped red medic 2
    told all: stripped red bomb 2
    then told all: caravan-bought red master-trader 40
    red gold: 9
    red medic: 0
    red bomb: 0

case every upgrade is sold with the old caravan, at 2 gold each [workshop 4]
given
    red pet: 1
    red rack: 1
    red bomb: 1
    red medic: 3
orders red
    workshop chaser
    if room = 3 and chase = 2 and bomb = 0 and packs = 0: recruit
expect
    told all 3 times: stripped red medic 2
    told all 6 times: stripped
    red gold: 42
    red pet: 0
    red rack: 0
    red bomb: 0
    red medic: 0
    done red 2

case what caravan and upgrades bring pays for the new one: 31 gold and 9 are 40 [workshop 4, start 14]
given
    red gold: 31
    red medic: 1
    red bomb: 1
orders red
    workshop master-trader
expect
    done red 1
    red gold: 0
    red caravan: master-trader

case 30 gold and 9 are not enough, and nothing has been sold [workshop 4, letters 15]
given
    red gold: 30
    red medic: 1
    red bomb: 1
orders red
    workshop master-trader
expect
    refused red 1: no-trade-in 40 30 9 [workshop 3]
    told nobody: caravan-sold
    told nobody: stripped
    red gold: 30
    red caravan: trader
    red medic: 1
    red bomb: 1
    red runes-of: empty

case a caravan of level 1 costs 5 gold more than the old one brings: 5 are enough, 4 are not [workshop 3, start 14]
given
    red gold: 5
    blue gold: 4
orders red
    workshop chaser
orders blue
    workshop trader
expect
    done red 1
    red gold: 0
    refused blue 1: no-trade-in 10 4 5 [workshop 3]
    blue caravan: chaser
    blue gold: 4

case a caravan of level 2 brings 20 gold, and from it one may go back to level 1, even without gold [workshop 3]
given
    red gold: 0
    red caravan: master-shell
orders red
    workshop trader
expect
    done red 1
    told all: caravan-sold red master-shell 20
    red caravan: trader
    red gold: 10

case from level 2 to level 2 it is 20 gold to pay [workshop 3]
given
    red gold: 20
    red caravan: master-shell
orders red
    workshop master-chaser
expect
    done red 1
    red caravan: master-chaser
    red gold: 0

case the caravan one has is not bought again [letters 15]
given
    red medic: 1
orders red
    workshop trader
expect
    refused red 1: same-caravan trader [letters 15]
    red gold: 40
    red medic: 1

case the first caravan of level 2 brings a rune, the next none, nor does one of level 1; two seats may have the same one [rune 7, workshop 1, workshop 3]
given
    red gold: 60
    blue caravan: scout-shell
orders red
    workshop master-trader
    workshop chaser
    workshop master-shell
orders blue
    workshop chaser
    workshop trader
expect
    done red 3
    done blue 1
    done red 2
    told all 1 times: rune-gained
    told all: rune-gained red caravan-rune 1
    red runes-of: caravan-rune
    blue runes-of: empty

case goods for which the new caravan has no room go to the stock: fruit and spice first [workshop 4, letters 33]
given
    removed: rest of stock
    stock: empty
    red cargo-of: fruit, spice, chocolate, silk, iron
orders red
    workshop chaser
expect
    done red 1
    told all: left-behind red fruit [workshop 4]
    told all: left-behind red spice
    told all 2 times: left-behind
    red cargo-of: chocolate, silk, iron
    stock: fruit, spice

case the owner says which goods go [workshop 4, letters 33]
given
    red cargo-of: fruit, spice, chocolate, silk, iron
orders red
    workshop chaser
    when drop: iron silk
expect
    told all: left-behind red iron
    told all: left-behind red silk
    red cargo-of: fruit, spice, chocolate
    used red 2

case goods that find room stay, though the rack that carried one of them was sold [workshop 4]
given
    red rack: 1
    red cargo-of: 3 fruit, 3 iron
orders red
    workshop master-trader
expect
    red rack: 0
    red cargo-of: 3 fruit, 3 iron
    told nobody: left-behind

case outside a city there is no workshop [letters 15, letters 16, go 8]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red bomb: 1
orders red
    workshop chaser
    fit medic
    strip bomb
expect
    refused red 1: not-in-city pe2 [go 8]
    refused red 2: not-in-city pe2 [go 8]
    refused red 3: not-in-city pe2 [go 8]
    red caravan: trader
    red bomb: 1
    red medic: 0
    red gold: 40

# ---- upgrades ----

case the example of the rulebook: mount pet, rack, smoke bomb and one medic pack cost 20 gold [workshop 5]
given
    red gold: 20
orders red
    fit pet rack bomb medic
    if chase = 2 and room = 6 and barrier = 0: strip medic
expect
    done red 1
    told all: fitted red pet 5 [workshop 5]
    told all: fitted red rack 5
    told all: fitted red bomb 5
    told all: fitted red medic 5
    red pet: 1
    red rack: 1
    red bomb: 1
    done red 2
    red gold: 2

case there is one pet, one rack and one bomb to a caravan [workshop 5]
given
    red pet: 1
    red rack: 1
    red bomb: 1
orders red
    fit pet
    fit rack
    fit bomb
expect
    refused red 1: upgrade-full pet 1 [workshop 5]
    refused red 2: upgrade-full rack 1 [workshop 5]
    refused red 3: upgrade-full bomb 1 [workshop 5]
    red pet: 1
    red rack: 1
    red bomb: 1
    red gold: 40

case three medic packs may be had, a fourth not; what cannot be fitted is passed over [workshop 5, letters 3]
given
    red medic: 1
    red pet: 1
orders red
    fit pet medic medic medic rack
    fit medic
expect
    done red 1
    told all 2 times: fitted red medic 5
    told nobody: fitted red pet
    red medic: 3
    red rack: 1
    refused red 2: upgrade-full medic 3 [workshop 5]
    red gold: 25

case upgrades are fitted in the order of the list as far as the gold goes [letters 3]
given
    red gold: 14
orders red
    fit rack medic pet
expect
    done red 1
    red rack: 1
    red medic: 1
    red pet: 0
    red gold: 4

case with 4 gold nothing is fitted [workshop 5, start 14]
given
    red gold: 4
orders red
    fit medic
expect
    refused red 1: cannot-pay 5 4 [start 14]
    red medic: 0
    red gold: 4

case an upgrade may be sold by itself at 2 gold [workshop 6]
given
    red pet: 1
    red bomb: 1
    red medic: 3
orders red
    strip medic pet medic
    if chase = 1 and packs = 1: strip bomb
expect
    done red 1
    told all 2 times: stripped red medic 2 [workshop 6]
    told all 1 times: stripped red pet 2
    done red 2
    red pet: 0
    red bomb: 0
    red medic: 1
    red gold: 48

case what one has not cannot be sold [letters 16]
given
    red medic: 1
orders red
    strip bomb
    strip pet medic
expect
    refused red 1: no-upgrade bomb [letters 16]
    done red 2
    red medic: 0
    red gold: 42

case when the rack of a full caravan is sold one good goes to the stock, which its owner names [workshop 6, letters 33]
given
    removed: rest of stock
    stock: empty
    red rack: 1
    red cargo-of: 2 fruit, 2 iron, 2 silk
orders red
    strip rack
    when drop: silk
expect
    done red 1
    told all 1 times: left-behind red silk
    red cargo-of: 2 fruit, 2 iron, silk
    stock: silk
    red gold: 42

case a rack carries the sixth good of a Trader [workshop 5, workshop 2]
given
    red rack: 1
    red cargo-of: 4 fruit, iron
    dice market red pe0: 1 2 2 2 2 2
orders red
    buy spice
expect
    red cargo-of: 4 fruit, iron, spice
    red gold: 38

case a mount pet adds a stage: a Trader chases a merchant for two stages [workshop 2, workshop 5, plunder 5]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red pet: 1
    dice scout red pe2: 1 6
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told all: stage-begins 2
    told nobody: stage-begins 3
    told all: got-away red silk-caravan-1

case a Trader without pet chases for one stage [workshop 2, plunder 5]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 1 6
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    scout merchant
    when attack: attack
expect
    told nobody: stage-begins 2
    told all: got-away red silk-caravan-1

# The ghoul has 3 hit points, and the hero hits it once a stage. After the first stage the shell keeps the faint off, after the
# second the soldier faints.
case each barrier point takes away one faint, and none beyond [workshop 2, monster 4]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red caravan: scout-shell
    red soldiers-of: soldier (slot 1)
    dice card-die red: 3 3
    dice hero-die red: 1 1 1
    dice skill-die red: 6 6 6
    dice soldier-die red s1: 6 6
    dice loot-die red: 1
    dice cargo-die red: 6
orders red
    engage
    when attack: attack
expect
    told all 1 times: faint-kept-off red barrier
    told all 1 times: faints red s1
    told all: defeated red ghoul
    red soldiers-of: soldier (slot 1, fainted 1)

# ---- medic packs ----

case a medic pack raises one fainted soldier, outside a city too, and is used up [workshop 7]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red medic: 2
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
orders red
    medic s2
expect
    done red 1
    told all 1 times: medic-used red 1 [workshop 7]
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 0)
    red gold: 40

case one pack for three: the soldier of level 2 rises; two packs: then the lowest slot [letters 20, letters 18]
given
    red leadership: 3
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 1)
orders red
    medic
    fit medic
    medic
expect
    done red 1
    done red 3
    red medic: 0
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 0)

case without a pack, or without a fainted soldier, medic is refused [letters 20]
given
    red soldiers-of: soldier (slot 1, fainted 1)
    blue medic: 1
    blue leadership: 1
    blue soldiers-of: soldier (slot 1)
orders red
    medic
orders blue
    medic
expect
    refused red 1: no-upgrade medic
    refused blue 1: nobody-fainted
    blue medic: 1

case a medic pack may be used in a penalty turn [workshop 7, death 6]
given
    red rests: 1
    red gold: 0
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1)
    dice penalty red: 1 1 1
orders red
    recruit
    medic
expect
    not reached red 1
    done red 2
    red medic: 0
    red gold: 6
    red soldiers-of: soldier (slot 1, fainted 0)

case a pack used just before a battle lets the soldier fight in it [workshop 7, letters 30]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice loot-die red: 1
orders red
    engage
    when attack: attack
    when medic: s1
expect
    told all: medic-used red 0
    told all: defeated red dust-imp
    red medic: 0
    red soldiers-of: soldier (slot 1, fainted 0, ep 1)

case no pack is used before a battle unless one says so [letters 30]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s2: 1
    dice loot-die red: 1
orders red
    engage
    when attack: attack
expect
    told nobody: medic-used
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1, ep 0), soldier (slot 2, ep 1)
