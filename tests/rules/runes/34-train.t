# SPDX-License-Identifier: MIT
# Training: who may be trained, the die and the sure way, once a month, and how experience is earned.

# Red stands in Persia with 40 gold, leadership 4 and a hero who has the six experience that training takes.
game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red hero-ep: 6
    red caravan: trader
    red gold: 40
    red explorer: 2
    red charisma: 2
    red leadership: 4
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- the die ----

case the example of the rulebook: a hero of 6 experience pays 5 gold, rolls a 2, and is of level 2 [train 4, train 5, rune 5]
given
    dice training red hero: 2
orders red
    train hero
expect
    done red 1
    told all: training-paid red 1 5 [train 4]
    told all: training-rolled red hero 2 3 [train 5]
    told all: evolves red hero
    red hero-level: 2
    red runes-of: hero-rune
    red gold: 35

case who was trained this month counts no more among those who could be [train 7, letters 2]
given
    red gold: 25
    red soldiers-of: soldier (slot 1, ep 6)
    dice training red hero: 5
orders red
    if trainees = 2: train hero
    if trainees = 1: recruit
expect
    done red 1
    done red 2
    red hero-level: 1

# In the second month the two who failed pay and roll again.
case the example of the rulebook: four soldiers and the hero pay 25 gold and roll 3, 4, 2, 6 and 1; the two who failed try again in the next month [train 4, train 5, train 7]
given
    red gold: 25
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6), soldier (slot 3, ep 6), soldier (slot 4, ep 6)
    dice training red s1: 3
    dice training red s2: 4
    dice training red s3: 2
    dice training red s4: 6
    dice training red hero: 1
orders red
    train s1 s2 s3 s4 hero
expect
    done red 1
    told all: training-paid red 5 25
    told all 3 times: evolves
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 1, ep 6), soldier (slot 3, level 2), soldier (slot 4, level 1, ep 6)
    red hero-level: 2
    red runes-of: soldiers-rune, hero-rune
    red gold: 0
next season
given
    dice turn 1: 1
    red gold: 10
    dice training red s2: 1
    dice training red s4: 5
orders red
    train s2 s4
expect
    done red 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 1, ep 6)
    red gold: 0

case a die of 3 succeeds, a die of 4 fails; failure takes the gold, not the experience [train 5]
given
    red soldiers-of: soldier (slot 1, ep 6)
    dice training red hero: 4
    dice training red s1: 3
orders red
    train hero s1
expect
    told all 1 times: evolves
    told all: evolves red s1
    red hero-level: 1
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, level 2)
    red gold: 30

case all pay before the first die is rolled [letters 19]
given
    red soldiers-of: soldier (slot 1, ep 6)
    dice training red hero: 6
    dice training red s1: 6
orders red
    train hero s1
expect
    told all 1 times: training-paid red 2 10
    then told all: training-rolled red hero 6 3
    then told all: training-rolled red s1 6 3
    red gold: 30

case the list is worked from the front as far as the gold goes [letters 3]
given
    red gold: 9
    red soldiers-of: soldier (slot 1, ep 6)
    dice training red s1: 1
orders red
    train s1 hero
expect
    done red 1
    told all: training-paid red 1 5
    red soldiers-of: soldier (slot 1, level 2)
    red hero-level: 1
    red gold: 4

case 5 gold are enough for a try, 4 are not [train 5, start 14]
given
    red gold: 5
    blue gold: 4
    blue hero-ep: 6
    dice training red hero: 1
orders red
    train hero
orders blue
    train hero
expect
    red hero-level: 2
    red gold: 0
    refused blue 1: cannot-pay 5 4 [start 14]
    blue hero-level: 1
    blue gold: 4

# ---- who may be trained ----

case who has 5 experience cannot be trained, nor who is of level 2, nor who is not there; nothing is paid [train 4, letters 19]
given
    red hero-ep: 5
    red soldiers-of: soldier (slot 1, level 2)
orders red
    train hero
    train s1
    train s2
    train surely hero
    train surely s1
expect
    refused red 1: too-little-ep hero 5 6 [train 4]
    refused red 2: level-2-already s1 [train 4]
    refused red 3: no-such-soldier s2 [letters 19]
    refused red 4: too-little-ep hero 5 6 [train 4]
    refused red 5: level-2-already s1 [train 4]
    told nobody: training-paid
    red hero-level: 1
    red gold: 40

case of a list those who may be trained are, the others are passed over and pay nothing [letters 3]
given
    red soldiers-of: soldier (slot 1, ep 5), soldier (slot 2, ep 6)
    dice training red s2: 1
orders red
    train s1 s2
expect
    done red 1
    told all: training-paid red 1 5
    red soldiers-of: soldier (slot 1, level 1, ep 5), soldier (slot 2, level 2)
    red gold: 35

case a fainted soldier may be trained, and stays fainted [train 8]
given
    red soldiers-of: soldier (slot 1, ep 6, fainted 1)
    dice training red s1: 1
orders red
    train s1
expect
    done red 1
    red soldiers-of: soldier (slot 1, level 2, fainted 1)

case outside a city nobody is trained [letters 19, go 8]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
orders red
    train hero
    train surely hero
expect
    refused red 1: not-in-city pe2 [go 8]
    refused red 2: not-in-city pe2 [go 8]
    red hero-level: 1
    red gold: 40

# ---- the sure way, and once a month ----

case for 15 gold a fighter is of level 2 without a die [train 6]
given
    red gold: 30
    red soldiers-of: soldier (slot 1, ep 6)
orders red
    train surely hero s1
expect
    done red 1
    told all: training-paid red 2 30
    told all 2 times: evolves
    rolled nobody: training
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2)
    red gold: 0

case with 14 gold there is no sure way [train 6, start 14]
given
    red gold: 14
orders red
    train surely hero
expect
    refused red 1: cannot-pay 15 14 [start 14]
    red hero-level: 1
    red gold: 14

case who has failed in a month cannot be trained again in it, for 15 gold neither; another fighter can [train 7]
given
    red soldiers-of: soldier (slot 1, ep 6)
    dice training red hero: 4
    dice training red s1: 1
orders red
    train hero
    train hero
    train surely hero
    train s1
expect
    done red 1
    refused red 2: trained-already hero [train 7]
    refused red 3: trained-already hero [train 7]
    done red 4
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2)
    red gold: 30

case one soldier trained brings no rune, the second does, in whatever month [rune 6]
given
    red hero-ep: 0
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6)
    dice training red s1: 3
orders red
    train s1
expect
    told nobody: rune-gained
    red runes-of: empty
next season
given
    dice turn 1: 1
    dice training red s2: 3
orders red
    train s2
expect
    told all: rune-gained red soldiers-rune 1
    red runes-of: soldiers-rune

# ---- what level 2 is ----

# Alone against a merchant of 4 hit points, with one stage to fight.
case a hero of level 2 has the second set of values: he does 2 damage, and his skill comes on 4 [train 8]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-level: 2
    red hero-ep: 0
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 3
    dice skill-die red: 4
    dice loot-die red: 1 1
    dice cargo-die red: 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: skill-works red salman 2
    told all: dealt red none 4
    told all: plundered red herb-cart-1
    red hero-ep: 0

case of level 1 he does 1 damage, and a skill die of 4 fails [train 8, fight 6]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 3
    dice skill-die red: 4
orders red
    scout merchant
    when attack: attack
expect
    told nobody: skill-works
    told all: dealt red none 1
    told all: got-away red herb-cart-1

# Three brigands hit the hero, who is alone, in the first stage; before the second he throws his bomb.
case a hero of level 2 has the second hit points: 3 damage leave Salman 3 of 6 [train 8]
given
    pe0: silk-marker
    pe1: brigand
    pe2: red traveller
    red at: pe2
    brigand-at: pe1
    red hero-level: 2
    red hero-ep: 0
    red bomb: 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s1: 3
    dice band-die brigand s2: 3
    dice band-die brigand s3: 3
orders red
    go pe1
    go pe0
    when retreat if stage >= 2: bomb
expect
    told all: hurt red hero 3 3
    told all: bomb-thrown red
    told nobody: slain

# ---- experience ----

case a quest gives its experience to the hero and all soldiers, the fainted too [train 1, quest 23]
given
    red hero-ep: 5
    red quest-of: silk-for-the-queen (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: silk
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, level 2)
orders red
    quest
expect
    told all: experience red 2 [train 1]
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, fainted 1, ep 2), soldier (slot 2, level 2, ep 0)

# The scorpion has 4 hit points and gives 2. Soldier 1 had fainted before; soldier 2 faints after the first stage.
case a battle gives experience to the hero and to soldiers who stood when it began, even who faints in it, but not to who had fainted before [train 2, train 3]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-ep: 5
    red leadership: 3
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, ep 1), soldier (slot 3, level 2)
    dice card-die red: 4 4
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s2: 6
    dice soldier-die red s3: 1 1
    dice loot-die red: 1 1
    dice cargo-die red: 1
orders red
    engage
    when attack: attack
expect
    told all 1 times: faints red s2
    told all: defeated red scorpion
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, fainted 1, ep 0), soldier (slot 2, fainted 1, ep 3), soldier (slot 3, level 2, ep 0)

# Red's soldier rises by a power card before the first stage.
case who is raised in a battle gets its experience, too [train 2, power 23]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-ep: 0
    red runes-of: raid-rune
    red powers-of: rising (uses 1)
    red soldiers-of: soldier (slot 1, fainted 1)
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
    told all: rises red s1
    told all: defeated red dust-imp
    red hero-ep: 1
    red soldiers-of: soldier (slot 1, fainted 0, ep 1)

case a battle that is not won gives no experience [train 2, plunder 8]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-ep: 0
    dice scout red pe2: 1 6
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    scout merchant
    when attack: attack
expect
    told all: got-away red fruit-peddler-1
    told nobody: experience
    told nobody: battle-experience
    red hero-ep: 0

# ---- what the letter says ----

case who was tried in vain reads so, and of several who learnt in part [train 5]
given
    red gold: 40
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6)
    dice training red hero: 4
    dice training red s1: 3
    dice training red s2: 5
orders red
    train hero
    train s1 s2
expect
    done red 1
    printed red: 'One of your orders was done in part, one was tried and failed.'
    printed red: '1 train hero tried, and failed (see'
    printed red: '2 train s1 s2 done in part (see'
