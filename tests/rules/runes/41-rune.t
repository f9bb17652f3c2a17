# SPDX-License-Identifier: MIT
# Ancient runes: how each of the twenty-two is won, and in which order a battle and a rune bring what they bring.

# Red stands in the city of Persia, which needs silk, and has the first turn.
game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- whose they are ----

case a rune that another seat has won can be won all the same [rune 1]
given
    red gold: 40
    blue runes-of: caravan-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 1
    red runes-of: caravan-rune
    blue runes-of: caravan-rune

case a seat wins each rune once; the second time there is no rune and no power card [rune 1]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red runes-of: minion-rune
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    engage
expect
    told all: defeated red dust-imp
    told nobody: rune-gained
    told nobody: power-drawn
    red runes-of: minion-rune

# ---- what a rune brings ----

case the first rune opens a slot, raises a status, and brings a power card [rune 2, status 1, power 4]
given
    red gold: 40
    powers top: ward, flame
orders red
    workshop master-trader
    raise leadership
    when power-card: ward
expect
    told all: rune-gained red caravan-rune 1
    then told all: slot-opened red 1
    then told all: power-kept red ward
    told all: raised red leadership 3
    red leadership: 3
    red explorer: 2
    red powers-of: ward (uses 1)
    stage: 1

case the fourth rune first sets the stage level, then opens the second slot, then brings its card [rune 2, stage 2]
given
    red gold: 40
    red runes-of: green-rune, yellow-rune, minion-rune
    red powers-of: fury (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: ward
expect
    told all: rune-gained red caravan-rune 4
    then told all: stage-is 2
    then told all: slot-opened red 2
    then told only red: power-drawn red ward
    then told all: power-kept red ward
    told all: raised red explorer 3
    red powers-of: fury, ward

case the seventh rune opens the third slot and raises a status [rune 2, status 1]
given
    red gold: 40
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, sale12-rune
    red powers-of: fury (uses 1), chain (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: ward
expect
    told all: rune-gained red caravan-rune 7
    then told all: stage-is 3
    then told all: slot-opened red 3
    told all 1 times: raised
    red powers-of: fury, chain, ward

case the second rune opens no slot, raises no status, and does not move the stage level [rune 2, status 1, power 4]
given
    red gold: 40
    red runes-of: green-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 2
    told nobody: slot-opened
    told nobody: raised
    told nobody: stage-is
    red explorer: 2
    red charisma: 2
    red leadership: 2

case the rune that wins is laid, and nothing comes after it [rune 2, over 1]
given
    red gold: 40
    stage: 3
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, sale12-rune, sale16-rune, quest1-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 9
    told all: won red
    told nobody: power-drawn
    told nobody: power-kept
    over

case a rune is settled in full before the next; trained fighters come in the order of the list [rune 2, rune 5, rune 6]
given
    red gold: 30
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, ep 6)
    powers top: ward, flame, rising, chain
orders red
    train surely s2 hero
    when power-card: ward, rising
expect
    told all: rune-gained red soldiers-rune 1
    then told all: power-kept red ward
    then told all: rune-gained red hero-rune 2
    then told only red: power-drawn red rising
    told nobody: power-kept red rising
    red powers-of: ward

# ---- the order of a battle ----

case a victory brings wanted points, experience, gold, goods, the token, what the token causes, the rune, and the quest [rune 3]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    eu1: monster-x
    eu3: monster-x
    monsters-x: 2
    legends top: antaboga
    red wanted: 3
    red quest-of: big-game
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice card-die red: 5 5
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
    dice loot-die red: 1 3 6
    dice cargo-die red: 5
orders red
    engage
expect
    told all: defeated red ogre
    then told all: wanted-is red 2
    then told all: battle-experience red 2
    then told all: looted red 9
    then told all: good-looted red iron
    then told all: monster-token pe1
    then told all: wakes antaboga jv4
    then told all: rune-gained red destroyer-rune 1
    then told all: quest-completed red big-game
    then told all: reward red 8
    then told all: rune-gained red quest1-rune 2
    red gold: 37
    red cargo-of: iron

case a legendary monster brings its item after the goods, no token, and then the rune [rune 3, rune 4]
given
    pe0: silk-marker
    jv4: red traveller, antaboga (woken-as 1)
    woken: 1
    red at: jv4
    red wanted: 3
    red explorer: 1
    red charisma: 1
    red leadership: 4
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 4 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
    dice loot-die red: 1 1 1 1 1
    dice cargo-die red: 1 2 3
orders red
    engage legendary
    raise leadership, charisma
    when attack: attack
expect
    told all: defeated red antaboga
    then told all: wanted-is red 1
    then told all: looted red 10
    then told all: good-looted red fruit
    then told all: item-won red antaboga
    then told all: rune-gained red legend-rune 1
    told nobody: monster-token
    told nobody: merchant-token
    red trophies: antaboga
    red leadership: 5
    red charisma: 2
    red runes-of: legend-rune
    jv4: red traveller

case who slays a wanted seat gets bounty, experience, what the dead leaves, and then the rune [rune 3, band 11, rune 11]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller
    red at: pe1
    blue at: pe1
    blue wanted: 2
    blue cargo-of: silk
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice scout red pe1: 1 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
orders red
    scout blue
    when attack: attack
expect
    told all: bounty-paid red blue 1 10
    then told all: battle-experience red 2
    then told all: gold-taken blue red 20
    then told all: good-taken blue red silk
    then told all: rune-gained red duel1-rune 1
    red gold: 50
    red cargo-of: silk
    jp0: blue traveller, iron-marker
    blue runes-of: empty

# ---- training ----

case the hero reaches level 2 [rune 5]
given
    red hero-ep: 6
    dice training red hero: 3
orders red
    train hero
expect
    told all: evolves red hero
    told all: rune-gained red hero-rune 1
    red runes-of: hero-rune

case a training that failed brings no rune [rune 5]
given
    red hero-ep: 6
    dice training red hero: 4
orders red
    train hero
expect
    done red 1
    told nobody: rune-gained
    red hero-level: 1
    red gold: 15

case the second soldier trained to level 2 brings the rune, the first does not, nor does a third [rune 6]
given
    red gold: 45
    red leadership: 3
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6), soldier (slot 3, ep 6)
orders red
    train surely s1
    train surely s2
    train surely s3
expect
    told all: evolves red s1
    then told all: evolves red s2
    then told all: rune-gained red soldiers-rune 1
    then told all: evolves red s3
    told all 1 times: rune-gained
    red runes-of: soldiers-rune

case one trained soldier is not enough [rune 6]
given
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6)
orders red
    train surely s1
expect
    done red 1
    told nobody: rune-gained

case a soldier who joined at level 2 in slot 5 does not count [rune 6, recruit 3]
given
    red leadership: 5
    red explorer: 0
    red charisma: 0
    red trophies: antaboga
    woken: 1
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2), soldier (slot 3), soldier (slot 4)
orders red
    recruit
    train surely s1
expect
    done red 1
    done red 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 1), soldier (slot 3, level 1), soldier (slot 4, level 1), soldier (slot 5, level 2)
    told nobody: rune-gained

# ---- caravan ----

case a caravan of level 2 brings the rune [rune 7]
given
    red gold: 35
orders red
    workshop master-shell
expect
    told all: caravan-bought red master-shell 40
    told all: rune-gained red caravan-rune 1
    red gold: 0

case another caravan of level 1 brings none [rune 7]
orders red
    workshop chaser
expect
    done red 1
    red caravan: chaser
    told nobody: rune-gained

case the last upgrade of a caravan of level 2 brings the rune of the full kit [rune 8]
given
    red caravan: master-trader
    red runes-of: caravan-rune
    red pet: 1
    red rack: 1
    red bomb: 1
    red medic: 1
orders red
    fit medic
    fit medic
expect
    told all: fitted red medic
    then told all: fitted red medic
    then told all: rune-gained red kit-rune 2
    told all 1 times: rune-gained

case all upgrades bought in one order bring it, too [rune 8]
given
    red caravan: master-trader
    red runes-of: caravan-rune
    red gold: 30
orders red
    fit pet rack bomb medic medic medic
expect
    told all: rune-gained red kit-rune 2
    red gold: 0

case two medic packs are no full kit [rune 8]
given
    red caravan: master-trader
    red runes-of: caravan-rune
    red pet: 1
    red rack: 1
    red medic: 2
orders red
    fit bomb
expect
    done red 1
    told nobody: rune-gained

case all upgrades on a caravan of level 1 are no full kit [rune 8]
given
    red rack: 1
    red bomb: 1
    red medic: 3
orders red
    fit pet
expect
    done red 1
    told nobody: rune-gained

# ---- stalls ----

case the first stall brings no rune [rune 9]
orders red
    stall
expect
    done red 1
    pe0 has 1 red stall
    told nobody: rune-gained

case the second stall brings its rune [rune 9]
given
    eu0: red stall, fruit-marker
orders red
    stall
expect
    told all: stall-built red pe0 2
    told all: rune-gained red stall2-rune 1
    told all 1 times: rune-gained

case the third stall brings its rune [rune 9]
given
    eu0 eg0: red stall
    red charisma: 3
    red runes-of: stall2-rune
orders red
    stall
expect
    told all: rune-gained red stall3-rune 2
    red runes-of: stall2-rune, stall3-rune

case the fourth stall brings its rune [rune 9]
given
    eu0 eg0 in0: red stall
    red charisma: 4
    red runes-of: stall2-rune, stall3-rune
orders red
    stall
expect
    told all: rune-gained red stall4-rune 3
    red runes-of: stall2-rune, stall3-rune, stall4-rune

# ---- bands and seats ----

case the brigand defeated by attack brings its rune [rune 10]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 4
    red wanted: 3
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice retreat-die red: 3
    dice scout red pe1: 1 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    go pe1
    scout brigand
    when attack: attack
    when retreat if defending: roll
expect
    told all: fled red none brigand-1
    then told all: attacks-band red brigand-1 pe1
    then told all: rune-gained red brigand-rune 1
    red gold: 28
    red wanted: 1
    pe1: red traveller

case the brigand defeated in defence brings the same rune [rune 10, rune 16]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    go pe1
expect
    told all: brigand-attacks brigand-1 red
    told all: rune-gained red brigand-rune 1

case the government defeated by attack brings its rune [rune 10]
given
    pe0: silk-marker
    pe1: red traveller, government
    red at: pe1
    government-at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice scout red pe1: 1 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    scout government
    when attack: attack
expect
    told all: attacks-band red government-1 pe1
    told all: rune-gained red government-rune 1
    red wanted: 2
    red gold: 30

case the government defeated in defence brings the same rune [rune 10, rune 16]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    go pe1
expect
    told all: government-attacks government-1 red
    told all: rune-gained red government-rune 1
    red wanted: 1

case a seat that retreats from its attacker gives him the first duel's rune [rune 11, band 10]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller
    red at: pe1
    blue at: pe1
    dice scout red pe1: 1 6
    dice retreat-die blue: 3
orders red
    scout blue
    when attack: attack
orders blue
    when retreat: roll
expect
    told all: fled blue red
    told all: battle-experience red 2
    told all: rune-gained red duel1-rune 1
    red runes-of: duel1-rune
    blue runes-of: empty

case an attacker who retreats gives the rune to the seat he attacked [rune 11, rune 16]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller
    red at: pe1
    blue at: pe1
    red bomb: 1
    dice scout red pe1: 1 6
orders red
    scout blue
    when attack: attack
    when retreat: bomb
expect
    told all: fled red blue
    told all: rune-gained blue duel1-rune 1
    blue runes-of: duel1-rune
    red runes-of: empty

case the same seat defeated again brings the second duel's rune, and a third time none [rune 11]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller
    red at: pe1
    blue at: pe1
    red runes-of: duel1-rune
    dice scout red pe1: 1 6
    dice retreat-die blue: 3
orders red
    @ scout blue
    when attack: attack
orders blue
    when retreat: roll
expect
    told all: rune-gained red duel2-rune 2
    red runes-of: duel1-rune, duel2-rune
next season
given
    dice turn 1: 1
    dice scout red pe1: 1 6
    dice retreat-die blue: 3
expect
    told all: fled blue red
    told nobody: rune-gained
    red runes-of: duel1-rune, duel2-rune

case a seat that is found and spared brings no rune [rune 11]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller
    red at: pe1
    blue at: pe1
    dice scout red pe1: 1 6
orders red
    scout blue
    when attack: decline
expect
    told all: spares red blue
    told nobody: rune-gained

# ---- monsters ----

case a minion defeated by attack brings its rune [rune 12]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    engage
expect
    told all: rune-gained red minion-rune 1
    red runes-of: minion-rune

case a minion defeated when it strikes brings the same rune [rune 12, rune 16]
given
    pe0: silk-marker
    pe1: red traveller, minion (card dust-imp)
    minion-at: pe1
    red at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
expect
    told all: monster-attacks dust-imp red
    told all: rune-gained red minion-rune 1

case a destroyer defeated when it strikes brings its rune [rune 12, rune 16]
given
    pe0: silk-marker
    pe1: red traveller
    pe2: destroyer (card ogre)
    destroyer-at: pe2
    red at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
expect
    told all: monster-attacks ogre red
    told all: rune-gained red destroyer-rune 1
    red runes-of: destroyer-rune

case a raid defeated by attack brings its rune, and no token [rune 12]
given
    pe0: silk-marker
    pe1: red traveller, raid
    raid-at: pe1
    red at: pe1
    red leadership: 4
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    engage raid
    when attack: attack
expect
    told all: defeated red mountain-troll
    told all: rune-gained red raid-rune 1
    told nobody: monster-token
    told nobody: merchant-token

case a monster from which one retreats brings no rune [rune 12, monster 7]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red bomb: 1
    dice card-die red: 1 1
orders red
    engage
    when attack: attack
    when retreat: bomb
expect
    told all: fled red none dust-imp
    told nobody: rune-gained

case a legendary monster defeated in defence brings the rune [rune 4, rune 16]
given
    pe0: silk-marker
    jv3: red traveller
    jv4: antaboga (woken-as 1)
    woken: 1
    red at: jv3
    red explorer: 1
    red charisma: 1
    red leadership: 4
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 4 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
orders red
    go jv4
expect
    told all: legend-attacks antaboga red 16
    told all: rune-gained red legend-rune 1
    red trophies: antaboga

# ---- merchants ----

case a green merchant plundered brings the green rune [rune 14]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice scout red pe2: 1 6
    dice card-die red: 3 3
    dice hero-die red: 3
    dice skill-die red: 6
    dice soldier-die red s1: 3
    dice soldier-die red s2: 3
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red sweet-seller-1
    told all: rune-gained red green-rune 1
    red runes-of: green-rune

case a yellow merchant plundered brings the yellow rune [rune 14]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red runes-of: green-rune
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 3
    dice skill-die red: 6
    dice soldier-die red s1: 3
    dice soldier-die red s2: 3
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red herb-cart-1
    told all: rune-gained red yellow-rune 2
    red runes-of: green-rune, yellow-rune

case a merchant who gets away brings no rune [rune 14]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 3
    dice skill-die red: 6
    dice soldier-die red s1: 3
    dice soldier-die red s2: 3
orders red
    scout merchant
    when attack: attack
expect
    told all: got-away red herb-cart-1
    told nobody: rune-gained

# ---- sales ----

case a trade of 12 with the needed good and another brings the smaller rune [rune 15]
given season 2
    next-event: glut
    red cargo-of: silk, 2 fruit
orders red
    sell all
expect
    told all: traded red pe0 12
    told all: rune-gained red sale12-rune 1
    told all 1 times: rune-gained
    red runes-of: sale12-rune

case a trade of 11 brings none [rune 15]
given
    ar4: sand-roc (woken-as 1)
    woken: 1
    red cargo-of: silk, 2 fruit
orders red
    sell all
expect
    told all: traded red pe0 11
    told nobody: rune-gained

case a trade of 15 brings the smaller rune still [rune 15]
given season 2
    next-event: glut
    red cargo-of: silk, 3 fruit
orders red
    sell all
expect
    told all: traded red pe0 15
    told all: rune-gained red sale12-rune 1
    red runes-of: sale12-rune

case a trade of 16 brings the greater rune, and only that [rune 15]
given
    red cargo-of: 2 silk, spice
orders red
    sell all
expect
    told all: traded red pe0 16
    told all: rune-gained red sale16-rune 1
    told all 1 times: rune-gained
    red runes-of: sale16-rune

case a trade of 16 brings the lesser rune to who has the greater [rune 15]
given
    red runes-of: sale16-rune
    red cargo-of: 2 silk, spice
orders red
    sell all
expect
    told all: rune-gained red sale12-rune 2
    red runes-of: sale12-rune, sale16-rune

case a trade of 14 brings nothing to who has the smaller rune [rune 15, rune 1]
given
    red runes-of: sale12-rune
    red cargo-of: silk, spice, fruit
orders red
    sell all
expect
    told all: traded red pe0 14
    told nobody: rune-gained

case a trade of 16 brings nothing to who has both runes [rune 15, rune 1]
given
    red runes-of: sale12-rune, sale16-rune
    red cargo-of: 2 silk, spice
orders red
    sell all
expect
    told all: traded red pe0 16
    told nobody: rune-gained

case a trade of the needed good alone brings no rune, whatever its value [rune 15]
given
    red cargo-of: 3 silk
orders red
    sell all
expect
    told all: traded red pe0 18
    told nobody: rune-gained

case a trade without the needed good brings no rune [rune 15]
given
    red cargo-of: 2 spice, 3 fruit
orders red
    sell all
expect
    told all: traded red pe0 20
    told nobody: rune-gained
