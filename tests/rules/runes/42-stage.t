# SPDX-License-Identifier: MIT
# The stage level: when it rises, and which cards change with it.

# Red stands in the city of Persia with three runes and 40 gold: the workshop brings the fourth.
game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 40
    red explorer: 2
    red charisma: 2
    red leadership: 2
    red runes-of: green-rune, yellow-rune, minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- when it rises ----

case with the third rune of a seat the stage level is 1 [stage 1]
given
    red runes-of: green-rune, yellow-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 3
    told nobody: stage-is
    stage: 1

case with the fourth rune of a seat it is 2 [stage 1]
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 4
    then told all: stage-is 2
    stage: 2

case with the sixth it is 2 [stage 1]
given
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 6
    told nobody: stage-is
    stage: 2

case with the seventh it is 3 [stage 1]
given
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, stall4-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 7
    then told all: stage-is 3
    stage: 3

case the runes of two seats are not added up [stage 1]
given
    red runes-of: green-rune, yellow-rune
    blue runes-of: green-rune, yellow-rune, minion-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 3
    told nobody: stage-is
    stage: 1

case another seat that reaches four does not raise it once more [stage 1]
given
    stage: 2
    blue runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 4
    told nobody: stage-is
    stage: 2

case any seat's fourth rune raises it, not that of the first in the turn order alone [stage 1]
given
    jp0: blue traveller, iron-marker
    blue gold: 40
    blue runes-of: green-rune, yellow-rune, minion-rune
orders blue
    workshop master-trader
expect
    told all: rune-gained blue caravan-rune 4
    told all: stage-is 2
    stage: 2

case it never falls [stage 1]
given
    stage: 3
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 4
    told nobody: stage-is
    stage: 3

case in teams single seats count: three runes of each mate leave it at 1 [stage 1]
given seats 4 option teams yes
    eg0: green traveller
    green at: eg0
    green hero-of: devika
    green caravan: trader
    green runes-of: green-rune, yellow-rune, minion-rune
    in0: yellow traveller
    yellow at: in0
    yellow hero-of: mei
    yellow caravan: trader
    red runes-of: green-rune, yellow-rune
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 3
    told nobody: stage-is
    stage: 1

# ---- at once ----

case the new level counts in the same turn: the merchants are those of level 2 [stage 2, stage 3]
given
    dice scout red pe2: 1 6
    dice card-die red: 2 6
orders red
    workshop master-trader
    go pe2
    scout merchant
    when attack: decline
expect
    told all: stage-is 2
    then told all: merchant-shown red spice-donkey-2 2
    told all: merchant-shown red silk-caravan-2 6
    told nobody: merchant-shown red spice-donkey-1

case the monsters are those of level 2 for the seats whose turn comes later, too [stage 2, stage 3]
given
    jp0: iron-marker
    jp1: blue traveller
    blue at: jp1
    dice card-die blue: 1 4
orders red
    workshop master-trader
orders blue
    engage
    when attack: decline
expect
    told all: monster-shown blue bog-imp 1
    told all: monster-shown blue war-scorpion 4
    told nobody: monster-shown blue dust-imp

case before the rise the cards are those of level 1 [stage 2, stage 3]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    dice card-die red: 1 4
orders red
    engage
    when attack: decline
    when card: dust-imp
expect
    told all: monster-shown red dust-imp 1
    told all: monster-shown red scorpion 4

case it rises before the quest of the same battle is settled [stage 2, rune 3]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red runes-of: green-rune, yellow-rune, stall2-rune
    red quest-of: pest-control
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    engage
    when attack: attack
expect
    told all: rune-gained red minion-rune 4
    then told all: stage-is 2
    then told all: quest-completed red pest-control
    then told all: rune-gained red quest1-rune 5

case of two attackers after one step the second has the card of the new level already [stage 2, go 7]
given
    pe1: brigand, raid
    brigand-at: pe1
    raid-at: pe1
    red leadership: 4
    red bomb: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    go pe1
    when retreat if against = monster: bomb
expect
    told all: brigand-attacks brigand-1 red
    then told all: rune-gained red brigand-rune 4
    then told all: stage-is 2
    then told all: raid-attacks fire-chimera red 13

# ---- what changes ----

case the rulebook's example: the fourth rune replaces the cards of merchants, monsters, raid, government and brigand [stage 1, stage 3]
given
    pe1: raid
    raid-at: pe1
    jp1: brigand
    brigand-at: jp1
    jp4: government
    government-at: jp4
    red gold: 45
    blue wanted: 1
    blue explorer: 4
    blue charisma: 1
    blue runes-of: green-rune
    blue powers-of: second-breath (uses 2)
    blue cargo-of: 2 fruit
    dice retreat-die blue: 3 3
    dice scout blue jp4: 1 6 6 6
    dice card-die blue: 3 3 1 1
orders red
    workshop master-trader
    fit bomb
    go pe2
    when retreat: bomb
orders blue
    go jp1
    engage
    go jp0
    go jp4
    use second-breath
    scout merchant
    when retreat: roll
    when attack: decline
expect
    told all: stage-is 2
    then told all: raid-attacks fire-chimera red 13
    then told all: brigand-attacks brigand-2 blue
    then told all: monster-shown blue grave-ghoul 3
    then told all: government-attacks government-2 blue
    then told all: merchant-shown blue fruit-peddler-2 1

case a standing raid takes the new card at once [stage 3]
given
    pe2: raid
    raid-at: pe2
    red gold: 45
    red bomb: 0
orders red
    workshop master-trader
    fit bomb
    go pe1
    when retreat: bomb
expect
    told all: raid-attacks fire-chimera red 13
    told nobody: monster-attacks mountain-troll
    told nobody: raid-attacks mountain-troll

case a standing brigand takes the new card at once, with its soldiers and its gold [stage 3, band 1, band 9]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice band-die brigand s4: 6 6
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
orders red
    workshop master-trader
    go pe1
expect
    told all: brigand-attacks brigand-2 red
    told all: band-slain red brigand-2
    told all: band-gold red 12
    red gold: 17

case a standing government takes the new card at once [stage 3]
given
    pe1: government
    government-at: pe1
    red gold: 45
    red wanted: 1
orders red
    workshop master-trader
    fit bomb
    go pe1
    when retreat: bomb
expect
    told all: government-attacks government-2 red
    told nobody: government-attacks government-1
    told nobody: government-catches government-1

case a minion on the map keeps its card [stage 4]
given
    pe1: minion (card dust-imp)
    minion-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    workshop master-trader
    go pe1
    engage minion
    when attack: attack
expect
    told all: stage-is 2
    then told all: hunts red dust-imp pe1 2
    told all: defeated red dust-imp

case a destroyer on the map keeps its card [stage 4]
given
    pe2: destroyer (card wyvern)
    destroyer-at: pe2
    red gold: 45
orders red
    workshop master-trader
    fit bomb
    go pe1
    when retreat: bomb
expect
    told all: stage-is 2
    then told all: monster-attacks wyvern red 6

case a raid that comes at level 2 is that of level 2 [stage 3, beast 5]
given season 3
    this-event: silk-boom
    next-event: glut
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
    dice nation raid: 7
    dice side raid: 5
expect
    told all: raid-appears fire-chimera ar5

case at level 3 the brigand that comes is that of level 3, and so are the monsters met [stage 3]
given
    stage: 3
    blue runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, stall4-rune, hero-rune
    needs: 2
    red cargo-of: silk
    dice card-die red: 6 6
    dice nation brigand: 7
    dice side brigand: 5
orders red
    sell all
    go pe1
    engage
    when attack: decline
expect
    told all: brigand-appears brigand-3 ar5
    told all: monster-shown red elder-wyvern 6

case a standing answer that names only cards of a stage that is over is told to be void [stage 3, letters 28]
given
    stage: 2
    blue runes-of: stall2-rune, stall3-rune, stall4-rune, sale12-rune
orders red
    when card: fruit-peddler-1 dust-imp
    when card: dust-imp, lowest hp
expect
    printed red: 'cancel 1: what it names is gone'
    not printed red: 'cancel 2: what it names is gone'

case and while its stage lasts it is not [stage 1, letters 28]
given
    stage: 1
orders red
    when card: fruit-peddler-1 dust-imp
expect
    printed red: 'cancel 1'
    not printed red: 'what it names is gone'
