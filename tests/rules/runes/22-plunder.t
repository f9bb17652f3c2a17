# SPDX-License-Identifier: MIT
# Plunder: the cards of the merchants, what an attack costs in repute, the stages of the chase, and what a plunder brings.

# Red stands on PE2, finds the merchant there at the first throw, and attacks him.
game runes seats 2
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-of: salman
    red caravan: chaser
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: kaede
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1
    dice scout red pe2: 1 6

# ---- the worked example of the rulebook ----

case with chase 2 a hero, a soldier of level 1 and one of level 2 plunder a merchant of 4 hit points and accuracy 3 in two stages of 2 damage each [plunder 5, plunder 7, fight 4, fight 6, fight 9]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice card-die red: 4 4
    dice hero-die red: 1 4
    dice skill-die red: 4 1
    dice soldier-die red s1: 2 6
    dice soldier-die red s2: 5 2
    dice loot-die red: 1 1
    dice cargo-die red: 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plunders red herb-cart-1 pe2 4
    then told all: stage-begins 1
    then told all: dealt red none 2
    then told all: foe-hurt herb-cart-1 2 2
    then told all: stage-begins 2
    then told all: dealt red none 2
    then told all: foe-hurt herb-cart-1 2 0
    then told all: plundered red herb-cart-1
    told all 6 times: rolled red
    told all: rolled red none hero 1 3
    then told all: rolled red none hero 4 3
    told all: rolled red none s1 2 3
    then told all: rolled red none s1 6 3
    told all: rolled red none s2 5 3
    then told all: rolled red none s2 2 3
    told all: skill-rolled red salman 4 3
    then told all: skill-rolled red salman 1 3
    told nobody: skill-works          # the skill die of 1 is idle, since his hit die missed
    told all 2 times: stage-begins
    told nobody: got-away

# ---- the cards ----

case a merchant of slot 3 is green, and a die over his accuracy misses him [plunder 1, rune 14]
given
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice card-die red: 3 3
    dice hero-die red: 4
    dice skill-die red: 6
    dice soldier-die red s1: 3
    dice soldier-die red s2: 3
    dice soldier-die red s3: 3
    dice loot-die red: 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plunders red sweet-seller-1 pe2 3
    told all: rolled red none hero 4 3
    told all: foe-hurt sweet-seller-1 3 0
    red runes-of: green-rune

case a merchant of slot 2 is hit on 4, but not on 5 [plunder 1, fight 5]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 2 2
    dice hero-die red: 4 5
    dice skill-die red: 6 6
    dice soldier-die red s1: 4 5
    dice soldier-die red s2: 5 5
orders red
    scout merchant
    when attack: attack
expect
    told all: foe-hurt spice-donkey-1 2 1
    told all: got-away red spice-donkey-1

case a merchant of slot 4 is yellow [plunder 1, rune 14]
given
    red hero-level: 2
    dice card-die red: 4 4
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red herb-cart-1
    red runes-of: yellow-rune

case a second green merchant brings his booty, but no second rune [rune 14, plunder 7]
given
    red runes-of: green-rune
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 6
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red fruit-peddler-1
    told nobody: rune-gained
    red gold: 24

case a merchant's card is not used up: another seat plunders the same in the same month [plunder 1]
given
    jp0: iron-marker
    jp4: blue traveller
    blue at: jp4
    blue explorer: 1
    dice scout blue jp4: 1
    dice card-die red: 1 1
    dice card-die blue: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 1 1
    dice skill-die blue: 6 6
orders red
    scout merchant
    when attack: attack
orders blue
    scout merchant
    when attack: attack
expect
    told all: plundered red fruit-peddler-1
    told all: plundered blue fruit-peddler-1
    blue runes-of: green-rune

case at stage level 3 a silk caravan has 10 hit points and brings 3 experience, four loot dice and four pieces of cargo [plunder 1, plunder 7, stage 3]
given
    stage: 3
    blue runes-of: stall2-rune, stall3-rune, stall4-rune, sale12-rune, sale16-rune, green-rune, yellow-rune
    red leadership: 4
    red caravan: master-trader
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 3
    dice soldier-die red s2: 3
    dice soldier-die red s3: 3
    dice soldier-die red s4: 3
    dice loot-die red: 1 2 5 6
    dice cargo-die red: 1 2 3 4
orders red
    scout merchant
    when attack: attack
expect
    told all: plunders red silk-caravan-3 pe2 10
    told all: plundered red silk-caravan-3
    red hero-ep: 3
    red gold: 31
    red cargo-of: fruit, spice, chocolate, medicine

# ---- wanted point and token ----

case who attacks a merchant has his wanted point and the X lies there before the first stage, and both stay though the merchant gets away [plunder 2, plunder 8, wanted 3]
given
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told all: wanted-is red 1
    then told all: stage-begins 1
    told all: merchant-token pe2
    then told all: stage-begins 1
    then told all: got-away red silk-caravan-1
    red wanted: 1
    pe2: red traveller, merchant-x
    merchants-x: 1

case a plunder that succeeds brings no more than the one wanted point and the one X [plunder 2]
given
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red fruit-peddler-1
    told all 1 times: wanted-is
    red wanted: 2
    pe2: red traveller, merchant-x
    merchants-x: 1

case the second merchant token of the match does not call the government [plunder 3, government 1]
given
    eu2: merchant-x
    merchants-x: 1
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told nobody: raid-appears
    told nobody: brigand-appears
    told nobody: government-appears
    government-at: none
    merchants-x: 2

case the third merchant token calls the government before the battle begins [plunder 3, government 1, government 2]
given
    eu2 eu4: merchant-x
    merchants-x: 2
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice nation government: 7
    dice side government: 5
orders red
    scout merchant
    when attack: attack
expect
    told all: merchant-token pe2 3
    then told all: government-appears government-1 ar5
    then told all: stage-begins 1
    told all 1 times: government-appears

case the government that comes to the very space attacks only when the turn ends there [plunder 3, government 2, government 6]
given
    eu2 eu4: merchant-x
    merchants-x: 2
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice nation government: 5
    dice side government: 2
orders red
    scout merchant
    when attack: attack
expect
    told all: government-appears government-1 pe2
    then told all: plundered red fruit-peddler-1
    then told all: government-attacks government-1 red

case while the government lives a third token calls none, and the count goes on to the next third [plunder 3, government 1]
given
    eu2 eu4: merchant-x
    merchants-x: 2
    ar5: government
    government-at: ar5
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told nobody: raid-appears
    told nobody: brigand-appears
    told nobody: government-appears
    merchants-x: 3

case the fourth token of the match calls no government, though the third was in vain [plunder 3, government 1]
given
    eu2 eu4 eu6: merchant-x
    merchants-x: 3
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told nobody: raid-appears
    told nobody: brigand-appears
    told nobody: government-appears
    government-at: none
    merchants-x: 4

case the eighth merchant token lies with the others [plunder 4]
given
    eu2 eu4 eu6 ru2 ru4 ru6 jp2: merchant-x
    merchants-x: 7
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told nobody: monster-tokens-back
    told nobody: merchant-tokens-back
    eu2 eu4 eu6 ru2 ru4 ru6 jp2: merchant-x
    pe2: red traveller, merchant-x
    merchants-x: 8

case with the ninth the government comes, and then all nine are taken back before the battle, though the merchant gets away [plunder 4, plunder 3, plunder 2]
given
    eu2 eu4 eu6 ru2 ru4 ru6 jp2 jp4: merchant-x
    merchants-x: 8
    eu1: monster-x
    monsters-x: 1
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice nation government: 7
    dice side government: 5
orders red
    scout merchant
    when attack: attack
expect
    told all: merchant-token pe2
    then told all: government-appears government-1 ar5
    then told all: merchant-tokens-back
    then told all: stage-begins 1
    then told all: got-away red silk-caravan-1
    outer has 0 merchant-x
    eu1: monster-x
    merchants-x: 9
    red wanted: 1

case when the tokens are back the merchants can be plundered again, but who scouted one in this turn looks for another [plunder 4, scout 5]
given
    eu2 eu4 eu6 ru2 ru4 ru6 jp2 jp4: merchant-x
    merchants-x: 8
    red runes-of: green-rune
    red powers-of: second-breath (uses 2)
    dice card-die red: 6 6 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice nation government: 7
    dice side government: 5
    dice scout red ru4: 1 6
orders red
    use second-breath
    scout merchant
    scout merchant
    go ru4
    scout merchant
    when attack if wanted = 0: attack
    when attack: decline
expect
    refused red 3: scouted-already
    done red 5
    told all: declines red silk-caravan-1
    outer has 0 merchant-x

# ---- the chase ----

case with chase 1 there is one stage [plunder 5, plunder 8]
given
    red caravan: trader
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
orders red
    scout merchant
    when attack: attack
expect
    told all 1 times: stage-begins
    told all: foe-hurt fruit-peddler-1 1 1
    told all: got-away red fruit-peddler-1
    told nobody: plundered

case a mount pet gives a stage more [plunder 5]
given
    red caravan: trader
    red pet: 1
    dice card-die red: 1 1
    dice hero-die red: 1 4
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told all 2 times: stage-begins
    told all: plundered red fruit-peddler-1

case the stages are counted anew in each battle [plunder 5]
given
    red runes-of: green-rune
    red powers-of: second-breath (uses 2)
    dice scout red ru4: 1 6
    dice card-die red: 6 6 6 6
    dice hero-die red: 6 6 6 6
    dice skill-die red: 6 6 6 6
orders red
    use second-breath
    scout merchant
    go ru4
    scout merchant
    when attack: attack
expect
    told all 2 times: stage-begins 1
    told all 2 times: stage-begins 2
    told all 2 times: got-away red silk-caravan-1
    told nobody: stage-begins 3
    red wanted: 2
    merchants-x: 2

case a Chain laid in the battle gives a stage more [plunder 5, power 24]
given
    red caravan: trader
    red runes-of: green-rune
    red powers-of: chain (uses 1)
    dice card-die red: 1 1
    dice hero-die red: 1 1
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
    when power: chain
expect
    told all: power-laid red chain
    told all 2 times: stage-begins
    told all: plundered red fruit-peddler-1

# ---- what comes of it ----

case a merchant does not strike: nobody faints, and there is no running away from him [plunder 6, fight 23]
given
    red bomb: 1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
orders red
    scout merchant
    when attack: attack
    when retreat: bomb
expect
    told all: got-away red silk-caravan-1
    told nobody: faints
    told nobody: falls
    told nobody: hurt
    told nobody: bomb-thrown
    red bomb: 1
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 0)

case a merchant plundered brings experience to all who stood, gold of his loot dice and the goods of his cargo dice [plunder 7, fight 29, fight 30, train 2]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3, fainted 1), soldier (slot 4, ep 5)
    red hero-ep: 1
    dice card-die red: 5 5
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s4: 1
    dice loot-die red: 2 4 6
    dice cargo-die red: 6 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red iron-wagon-1
    told all: looted red 9
    told all 2 times: good-looted
    red hero-ep: 3
    red soldiers-of: soldier (slot 1, ep 2), soldier (slot 2, ep 2), soldier (slot 3, ep 0), soldier (slot 4, ep 6)
    red gold: 29
    red cargo-of: silk, fruit
    red runes-of: yellow-rune

case a good that a cargo die shows and the stock has not is not to be had [plunder 7, fight 30]
given
    blue caravan: trader
    blue cargo-of: 4 silk
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice cargo-die red: 6
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red fruit-peddler-1
    red cargo-of: empty

case a merchant with one hit point left after the last stage gets away, and there is nothing to be had [plunder 8]
given
    red soldiers-of: soldier (slot 1)
    dice card-die red: 4 4
    dice hero-die red: 1 4
    dice skill-die red: 4 1
    dice soldier-die red s1: 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: foe-hurt herb-cart-1 1 1
    told all: got-away red herb-cart-1
    told nobody: plundered
    told nobody: experience
    told nobody: battle-experience
    told nobody: looted
    told nobody: rune-gained
    red hero-ep: 0
    red gold: 20
    red cargo-of: empty
    red soldiers-of: soldier (slot 1, ep 0)
    red runes-of: empty
