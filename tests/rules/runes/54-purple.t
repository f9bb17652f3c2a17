# SPDX-License-Identifier: MIT
# The purple rune powers, which are laid in battles before a stage.

# ---- Against merchants: one stage of chase ----

game runes seats 2
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 2
    stage: 3
    red runes-of: green-rune, yellow-rune, minion-rune, destroyer-rune, brigand-rune, raid-rune, government-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1
    dice scout red pe2: 1 6

case Flame does 3 damage to a merchant, before the dice [power 18]
given
    red powers-of: flame (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
orders red
    scout merchant
    when attack: attack
    when power: flame
expect
    told all: power-laid red flame
    then told all: foe-hurt silk-caravan-3 3 7
    then told all: rolled red none hero
    then told all: foe-hurt silk-caravan-3 1 6
    red powers-of: empty
    power-pile has 1 flame

case Ward, Blindness and Smoke road are not laid against a merchant, and are kept [power 9]
given
    red powers-of: ward (uses 1), blindness (uses 1), smoke-road (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    scout merchant
    when attack: attack
    when power: ward, blindness, smoke-road
expect
    told nobody: power-used
    told nobody: fled
    told all: got-away red silk-caravan-3
    red powers-of: ward, blindness, smoke-road

case Chain lets a merchant be fought one stage more, and only one [power 24]
given
    red powers-of: chain (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
    when power: chain
expect
    told all: power-laid red chain
    told all: stage-begins 2
    told nobody: stage-begins 3
    told all: got-away red silk-caravan-3
    red powers-of: empty

case Fury lets hit dice hit one number higher; the skill die does not change; it lasts one stage [power 21]
given
    red caravan: chaser
    red powers-of: fury (uses 1)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 4 4
    dice skill-die red: 4 6
    dice soldier-die red s1: 4 4
    dice soldier-die red s2: 5 4
orders red
    scout merchant
    when attack: attack
    when power: fury
expect
    told all: rolled red none hero 4 4
    told all: rolled red none s2 5 4
    told all: skill-rolled red salman 4 3
    told nobody: skill-works
    told all: dealt red none 2
    then told all: stage-begins 2
    then told all: rolled red none hero 4 3
    then told all: dealt red none 0

case Fury serves the re-roll, too [power 21, fight 8]
given
    red leadership: 4
    red powers-of: fury (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice again red hero: 4
orders red
    scout merchant
    when attack: attack
    when power: fury
expect
    told all: rolls-again red hero 4 4
    printed red: 'You rolled again for Salman: 4;'
    printed blue: 'Red rolled again for Salman: 4;'
    told all: dealt red none 1

case Twin blades add 1 damage for each soldier who hits, not for the hero, and for one stage [power 22]
given
    red caravan: chaser
    red leadership: 3
    red powers-of: twin-blades (uses 1)
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2), soldier (slot 3)
    dice card-die red: 6 6
    dice hero-die red: 1 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 6
    dice soldier-die red s3: 6 6
orders red
    scout merchant
    when attack: attack
    when power: twin-blades
expect
    told all: dealt red none 6
    then told all: stage-begins 2
    then told all: dealt red none 1

case any number of different cards is laid before one stage, and each is used once [power 9]
given
    red caravan: chaser
    red powers-of: flame (uses 1), fury (uses 1), chain (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 4 4 1
    dice skill-die red: 6 6 1
orders red
    scout merchant
    when attack: attack
    when power: all
expect
    told all 3 times: power-laid
    told all: stage-begins 1
    then told all: power-laid red flame
    then told all: dealt red none 1
    then told all: dealt red none 0
    then told all: stage-begins 3
    then told all: dealt red none 2
    red powers-of: empty
    power-pile: flame, fury, chain

case a purple card is no order of a turn [power 9, letters 24]
given
    red powers-of: flame (uses 1)
    dice card-die red: 6 6
orders red
    use flame
    scout merchant
    when attack: decline
expect
    refused red 1: not-by-order flame [letters 24]
    done red 2
    red powers-of: flame (uses 1)

# ---- Against monsters of stage level 1: a Wyvern of 6 hit points, a Jackal of 3 ----

game runes seats 2
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-of: salman
    red caravan: trader
    red bomb: 1
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 3
    red runes-of: green-rune, destroyer-rune, minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case a monster felled by a Flame is defeated, and no die of the stage is rolled [power 18]
given
    red powers-of: flame (uses 1)
    dice card-die red: 2 2
    dice loot-die red: 1 1
orders red
    engage
    when attack: attack
    when power: flame
expect
    told all: foe-hurt jackal 3 0
    told all: defeated red jackal
    told nobody: rolled
    told nobody: faints
    told nobody: falls
    red gold: 24
    monsters-x: 1

case Ward cancels the faint of its stage, and only of that stage [power 19]
given
    red powers-of: ward (uses 1)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
orders red
    engage
    when attack: attack
    when power: ward
    when retreat if stage = 3: bomb
expect
    told all: faint-kept-off red ward
    then told all: stage-begins 2
    then told all: faints red s1
    told all 1 times: faint-kept-off

case Ward saves a hero who stands alone [power 19, monster 3]
given
    red powers-of: ward (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    engage
    when attack: attack
    when power: ward
    when retreat if stage = 2: bomb
expect
    told all: faint-kept-off red ward
    told nobody: slain
    red at: pe1

case under Blindness a monster causes no faint in that stage [power 20]
given
    red powers-of: blindness (uses 1)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
orders red
    engage
    when attack: attack
    when power: blindness
    when retreat if stage = 3: bomb
expect
    told all: faint-kept-off red blindness
    then told all: stage-begins 2
    then told all: faints red s1
    red powers-of: empty

case Rising raises one fainted soldier, of level 2 first, who fights at once and stands after the battle [power 23]
given
    red powers-of: rising (uses 1)
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, level 2, fainted 1)
    dice card-die red: 2 2
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s2: 1
    dice loot-die red: 1 1
orders red
    engage
    when attack: attack
    when power: rising
expect
    told all: power-laid red rising
    then told all: rises red s2
    then told all: rolled red none s2 1 4
    told all 1 times: rises
    told all: defeated red jackal
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 0)

case of equal level Rising raises the lowest slot, who has a share in the experience [power 23, train 2]
given
    red powers-of: rising (uses 1)
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice loot-die red: 1
orders red
    engage
    when attack: attack
    when power: rising
expect
    told all: defeated red dust-imp
    red soldiers-of: soldier (slot 1, fainted 0, ep 1), soldier (slot 2, fainted 1, ep 0)

case who is raised by Rising and faints again has his share in the experience all the same [power 23, train 2]
given
    red leadership: 2
    red powers-of: rising (uses 1)
    red soldiers-of: soldier (slot 1, fainted 1)
    dice card-die red: 4 4
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 6
    dice loot-die red: 1 1
    dice cargo-die red: 1
orders red
    engage
    when attack: attack
    when power: rising
expect
    told all: rises red s1
    then told all: faints red s1
    told all: battle-experience red
    red soldiers-of: soldier (slot 1, fainted 1, ep 2)

case Rising without a fainted soldier is not laid, nor is Chain against a monster [power 9]
given
    stage: 2
    red runes-of: green-rune, destroyer-rune, minion-rune, raid-rune
    red powers-of: rising (uses 1), chain (uses 1)
    red soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 6
orders red
    engage
    when attack: attack
    when power: rising, chain
    when retreat if stage = 2: bomb
expect
    told all: hunts red bog-imp
    told all: stage-begins 1
    then told all: rolled red none hero
    then told all: faints red s1
    then told all: power-laid red rising
    told nobody: power-laid red chain
    red powers-of: chain (uses 1)

case Smoke road gets away from a monster before the first stage, without a roll, and drops nothing [power 25]
given
    red powers-of: smoke-road (uses 1)
    red cargo-of: silk
    dice card-die red: 6 6
orders red
    engage
    when attack: attack
    when power: smoke-road
expect
    told all: power-laid red smoke-road
    told all: fled red none wyvern
    told nobody: retreat-rolled
    told nobody: bomb-thrown
    told nobody: dropped
    told nobody: rolled
    red cargo-of: silk
    red bomb: 1
    red powers-of: empty
    power-pile has 1 smoke-road

# ---- Against bands: red walks into the space of the brigand, or of the government ----

game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 3
    red runes-of: green-rune, brigand-rune, government-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case Flame does 2 damage to soldiers, and whom it fells rolls no die in that stage [power 18]
given
    pe1: brigand
    brigand-at: pe1
    red powers-of: flame (uses 1)
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when power: flame
    when retreat if stage = 2: roll
expect
    told all: power-laid red flame
    then told all: hurt none s1 2 0
    then told all: falls none s1
    then told all: rolled none brigand-1 s2
    told nobody: rolled none brigand-1 s1

case the damage of a Flame is spread as its owner likes [power 18, band 3]
given
    pe1: brigand
    brigand-at: pe1
    red powers-of: flame (uses 1)
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when power: flame
    when damage: s3, s2
    when retreat if stage = 2: roll
expect
    told all: hurt none s2 1 1
    told all: hurt none s3 1 1
    told nobody: faints none
    told nobody: falls none

case against soldiers Ward takes off 2 damage of the dice [power 19, fight 22]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red powers-of: ward (uses 1)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when power: ward
    when retreat if stage = 2: roll
expect
    told all: dealt none government-1 3
    told all: guarded red s1 2
    told all: hurt red s2 1 1
    told nobody: faints red
    told nobody: falls red

case Iron palm takes off its 2 first, then Ward its own 2 [fight 22, power 19]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red hero-of: liang
    red powers-of: ward (uses 1)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6
    dice skill-die red: 1
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 1
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when power: ward
    when retreat if stage = 2: roll
expect
    told all: guarded red s1 2
    then told all: guarded red s2 2
    told nobody: faints red
    told nobody: falls red
    told nobody: hurt red

case under Blindness the soldiers of a band hit on 1 and 2 only, and in the next stage on 3 again [power 20]
given
    pe1: brigand
    brigand-at: pe1
    red powers-of: blindness (uses 1)
    red soldiers-of: soldier (slot 1)
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 3 6
    dice band-die brigand s1: 2 3
    dice band-die brigand s2: 3 6
    dice band-die brigand s3: 3 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when power: blindness
    when retreat if stage = 3: roll
expect
    told all: dealt none brigand-1 1
    told all: rolled none brigand-1 s2 3 2
    told all: dealt red none 1
    then told all: stage-begins 2
    then told all: rolled none brigand-1 s1 3 3
    then told all: dealt none brigand-1 1

case Smoke road leads away from a band, too; Chain is not laid against one [power 25, power 9]
given
    stage: 2
    pe1: brigand
    brigand-at: pe1
    red runes-of: green-rune, brigand-rune, government-rune, minion-rune
    red powers-of: chain (uses 1), smoke-road (uses 1)
    red cargo-of: silk
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when power: chain, smoke-road
expect
    told all: fled red none brigand-2
    told nobody: power-laid red chain
    red powers-of: chain
    red cargo-of: silk

# ---- Against seats: red attacks blue ----

game runes seats 2
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller, blue traveller
    red at: pe2
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 3
    red runes-of: green-rune, duel1-rune, duel2-rune
    blue at: pe2
    blue hero-of: raden
    blue caravan: chaser
    blue gold: 20
    blue leadership: 3
    blue runes-of: green-rune, duel1-rune, duel2-rune
    dice turn 1: 1
    dice scout red pe2: 1 6

case a Flame that fells the last soldier does not reach his hero, nor do the dice of that stage [power 18, band 4]
given
    red powers-of: flame (uses 1)
    blue soldiers-of: soldier (slot 1)
    dice hero-die red: 1 1
    dice skill-die red: 1 6
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when power: flame
orders blue
    when retreat if stage = 3: roll
expect
    told all: falls blue s1
    told nobody: rolled blue none s1
    told all: stage-begins 2
    then told all: hurt blue hero 1 2
    told all 1 times: hurt blue hero

case a hero who stands alone a Flame burns, and it may slay him before he rolls [power 18]
given
    red powers-of: flame (uses 1)
    dice hero-die red: 1
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
    when power if stage = 2: flame
expect
    told all: hurt blue hero 1 2
    then told all: stage-begins 2
    then told all: hurt blue hero 2 0
    then told all: slain blue red pe2
    told all 1 times: rolled blue none hero

case the defender's Flame burns as well, and no Ward takes anything off it [power 18, power 19, power 9]
given
    red powers-of: ward (uses 1)
    red soldiers-of: soldier (slot 1)
    blue powers-of: flame (uses 1)
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice retreat-die red: 1
orders red
    scout blue
    when attack: attack
    when power: ward
    when retreat if stage = 2: roll
orders blue
    when power: flame
expect
    told all: power-laid red ward
    then told all: power-laid blue flame
    then told all: hurt red s1 2 0
    told all: falls red s1
    told nobody: guarded
    red powers-of: empty
    blue powers-of: empty

case Blindness makes the enemy's hero, too, hit on 1 and 2 only [power 20]
given
    blue powers-of: blindness (uses 1)
    dice hero-die red: 3 2
    dice skill-die red: 3 6
    dice hero-die blue: 3 6
    dice skill-die blue: 6 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when power: blindness
    when retreat if stage = 3: roll
expect
    told all: rolled red none hero 3 2
    told all: dealt red none 0
    told all: hurt red hero 1 2
    then told all: stage-begins 2
    then told all: rolled red none hero 2 3
    told all: skill-rolled red salman 3 3

case Fury counts after Blindness: with both one hits on 3 [power 21]
given
    red powers-of: fury (uses 1)
    red soldiers-of: soldier (slot 1)
    blue powers-of: blindness (uses 1)
    dice hero-die red: 3
    dice skill-die red: 6
    dice soldier-die red s1: 4
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when power: fury
orders blue
    when power: blindness
    when retreat if stage = 2: roll
expect
    told all: rolled red none hero 3 3
    told all: rolled red none s1 4 3
    told all: dealt red none 1

case Fury after Blindness on a hero of accuracy 4 hits on 3, not on 4 [power 20, power 21]
given
    red powers-of: fury (uses 1)
    blue hero-of: svetla
    blue powers-of: blindness (uses 1)
    dice hero-die red: 4
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when power: fury
orders blue
    when power: blindness
    when retreat if stage = 2: roll
expect
    told all: rolled red none hero 4 3
    told nobody: hurt blue

case Chain keeps a seat from leaving in its stage, by roll, bomb or Smoke road, and only in that stage [power 24]
given
    red powers-of: chain (uses 1)
    blue powers-of: smoke-road (uses 1)
    blue bomb: 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
    when power: chain
orders blue
    when power: smoke-road
    when retreat if stage = 1: bomb, roll
expect
    told all: power-laid red chain
    then told all: rolled red none hero
    then told all: stage-begins 2
    then told all: fled blue red none
    told nobody: bomb-thrown
    told nobody: retreat-rolled
    blue bomb: 1

case Chain of the defender keeps the attacker from roll and bomb, while he who laid it may leave [power 24]
given
    red bomb: 1
    red cargo-of: silk
    blue powers-of: chain (uses 1)
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice retreat-die blue: 4
orders red
    scout blue
    when attack: attack
    when retreat: bomb, roll
    when retreat: roll
orders blue
    when power: chain
    when retreat: roll
expect
    told all: retreat-rolled blue 4 3
    then told all: rolled red none hero
    then told all: stage-begins 2
    then told all: bomb-thrown red
    told nobody: retreat-rolled red
    told all: fled red blue none

case Smoke road of the attacker is laid before the defender can lay Chain [power 24, power 25, fight 3]
given
    red powers-of: smoke-road (uses 1)
    red cargo-of: silk
    blue powers-of: chain (uses 1)
    blue runes-of: green-rune, yellow-rune, minion-rune
orders red
    scout blue
    when attack: attack
    when power: smoke-road
orders blue
    when power: chain
expect
    told all: fled red blue none
    told nobody: dropped
    red cargo-of: silk
    blue powers-of has chain
    told all: rune-gained blue duel1-rune 4
    blue hero-ep: 2
    red powers-of: empty

case Blindness counts for the enemy's re-roll as well [power 20, fight 8]
given
    red powers-of: blindness (uses 1)
    blue leadership: 4
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice again blue hero: 3
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when power: blindness
orders blue
    when retreat if stage = 2: roll
expect
    told all: rolls-again blue hero 3 2
    told nobody: hurt red

case what is laid, and whether one retreats, may hang on the enemy and on what stands [letters 31]
given
    red powers-of: flame (uses 1)
    blue soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice hero-die red: 1 1
    dice skill-die red: 6 6
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice soldier-die blue s1: 6 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when power if against = seat and foes = 1 and defending = no: flame
orders blue
    when retreat if enemy = red and ready = 0 and own-hp = 1 and defending = yes: roll
expect
    told all: falls blue s1
    then told all: stage-begins 3
    then told all: power-laid red flame
    then told all: retreat-rolled blue 1 3
    told all 1 times: retreat-rolled
