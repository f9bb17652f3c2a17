# SPDX-License-Identifier: MIT
# The worked examples of the rulebook, in its order, as far as they play on a table. The line is that of the rulebook.
# Those of brigand, government and monsters on the map (lines 454 to 523, and 537) stand in 60, 61 and 62.
# Player A is Red, Player B Blue, Player C Green.

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

# ---- Concepts ----

# The five dice are those of an Iron wagon, three, with two more of Sticky fingers on level 2.
case line 236: five gold dice of 2, 3, 4, 5 and 6 bring 15 gold [start 4, fight 29]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-of: nefret
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice scout red pe2: 1 6
    dice card-die red: 5 5
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 1 1
    dice loot-die red: 2 3 4 5 6
    dice cargo-die red: 1 1
orders red
    when attack: attack
    scout merchant
expect
    rolled all: loot-die red
    told all: plundered red iron-wagon-1
    told all: looted red 15
    red gold: 35

case line 246: the treasure lies at number 2 of Arabia when the marker says Arabia and the die 2 [start 13, quest 7]
given
    open-quests: treasure, escort, arena
    dice nation quest red: 7
    dice side quest red: 2
orders red
    take treasure
expect
    told all: quest-accepted red treasure ar2 none
    red quest-of: treasure (waypoint 0 ar2)

case line 258: gold above 99 is lost [start 14]
given
    red gold: 97
    red cargo-of: fruit
orders red
    sell fruit
expect
    told all: sold red fruit 4
    told all: gold-lost red 2
    red gold: 99

case line 284: with the fifth rune two cards are drawn; both slots are full, and one held card goes for the new one [power 2, power 5]
given
    stage: 2
    red runes-of: stall2-rune, green-rune, yellow-rune, hero-rune
    red powers-of: ward (uses 1), flame (uses 1)
    powers top: wind-step, fury
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 1 1 1
    dice loot-die red: 1
orders red
    when attack: attack
    when power-from: deck
    when power-card: fury
    when give-up: ward
    engage
expect
    told all: rune-gained red minion-rune 5
    told only red: power-drawn red wind-step
    told only red: power-drawn red fury
    told all: power-given-up red ward
    told all: power-kept red fury
    red powers-of: flame, fury
    power-pile has wind-step, ward

case line 284: or the new card is thrown away, and the two that were held stay [power 5]
given
    stage: 2
    red runes-of: stall2-rune, green-rune, yellow-rune, hero-rune
    red powers-of: ward (uses 1), flame (uses 1)
    powers top: wind-step, fury
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 1 1 1
    dice loot-die red: 1
orders red
    when attack: attack
    when power-from: deck
    when power-card: fury
    engage
expect
    told all: rune-gained red minion-rune 5
    told nobody: power-given-up
    red powers-of: ward, flame
    power-pile has wind-step, fury

case line 306: the fourth rune raises the stage level to 2, and merchants, monsters, raid, government and brigand are of level 2 [stage 1, stage 3]
given
    red runes-of: stall2-rune, green-rune, yellow-rune
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red explorer: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    in1: raid
    raid-at: in1
    in4: brigand
    brigand-at: in4
    ar4: government
    government-at: ar4
    jp0: iron-marker
    jp4: blue traveller
    blue at: jp4
    blue explorer: 2
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 6 6
    dice loot-die red: 1
    dice scout blue jp4: 1 4
    dice card-die blue: 3 3
orders red
    when attack: attack
    engage
orders blue
    when attack: decline
    scout merchant
expect
    told all: defeated red dust-imp
    then told all: rune-gained red minion-rune 4
    then told all: stage-is 2
    then told all: merchant-shown blue sweet-seller-2
    stage: 2
    in1: raid

# ---- The month ----

case line 329: each stall brings its owner income at the beginning of the month [month 3]
given
    cn0: red stall
    jv0: blue stall
expect
    told all: stalls-pay red 1 5
    told all: stalls-pay blue 1 5
    red gold: 25
    blue gold: 25

case line 345: the event that is seen in the first month is in force in the second, and the next is seen [event 1]
given
    next-event: silk-boom
    events top: glut
expect
    this-event: empty
    next-event: silk-boom
    told nobody: event-is
next season
given
    dice turn 1: 1
expect
    told all: event-is silk-boom
    told all: event-ahead glut
    this-event: silk-boom
    next-event: glut

case line 361: the raid of the month stands at number 2 of Arabia when the marker says Arabia and the die 2 [beast 5, start 13]
given season 3
    next-event: glut
    dice nation raid: 7
    dice side raid: 2
expect
    ar2: raid
    raid-at: ar2

# The brigand attacks who begins to scout in its space, so A came there before and got away; then she scouts.
case line 401: three successes of three scouting dice find the brigand and bring one action point, no more [scout 2, scout 3]
given
    pe2: brigand
    brigand-at: pe2
    red explorer: 3
    dice retreat-die red: 1
    dice scout red pe2: 1 1 1
    dice scout none pe2: 6 6
orders red
    when retreat: roll
    when attack: decline
    go pe2
    scout brigand
expect
    told all: scouts-band red brigand
    told all: scouted-with red 1 3
    told all 1 times: bonus-action red
    told all: declines red brigand-1
    red actions: 1

case line 432: Defuse the bombs lays two markers, as the card says [quest 7]
given
    open-quests: defuse-the-bombs, escort, arena
    dice nation quest red: 2 9
    dice side quest red: 1 5
orders red
    take defuse-the-bombs
expect
    told all: quest-accepted red defuse-the-bombs ru1 jv5
    red quest-of: defuse-the-bombs (waypoint 0 ru1, waypoint 1 jv5)

case line 553: at the end of the month the monster goes back, and the marker used is replaced from the track [month 12, month 13]
given
    pe1: minion (card dust-imp)
    minion-at: pe1
    red cargo-of: silk
    eu0: fruit-marker
    ru0: fruit-marker
    eg0: spice-marker
    cn0: spice-marker
    ar0: iron-marker
    in0: medicine-marker
    jv0: medicine-marker
    track top: chocolate-marker
orders red
    sell silk
expect
    told all: need-filled red pe0
    told all: monster-leaves minion pe1
    told all: needs-now pe0 chocolate
    told all 1 times: needs-now
    pe1: empty
    pe0: red traveller, chocolate-marker
    jp0: blue traveller, iron-marker
    used-markers: silk-marker

# ---- Hero, waking, dying ----

case line 579: a hero with 6 experience trains for 5 gold and rises with a 2 [train 4, train 5]
given
    red hero-ep: 6
    dice training red hero: 2
orders red
    train hero
expect
    told all: evolves red hero
    red hero-level: 2
    red gold: 15
    red runes-of: hero-rune

case line 589: A takes Java's marker and B China's, and there they wake [start 12]
given set-up
    dice nation waking red: 9
    dice nation waking blue: 6
expect
    told all: wakes-up red jv0
    told all: wakes-up blue cn0
    jv0 has 1 red traveller
    cn0 has 1 blue traveller
    red at: jv0
    blue at: cn0

# She keeps two soldiers, trader, packs, runes and power card, and loses goods and gold; her penalty turn brings three dice.
case line 601: who dies wakes in Java with all but goods and gold, and can only roll three gold dice in her next turn [death 2, death 3, death 4, death 6]
given
    next-event: glut
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red medic: 3
    red runes-of: stall2-rune, green-rune, yellow-rune
    red powers-of: ward (uses 1)
    red cargo-of: silk, iron
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 6 6 6
    dice soldier-die red: 6 6 6
    dice nation waking red: 9
orders red
    when attack: attack
    engage
expect
    told all: slain red none pe1
    told all: good-lost red silk
    told all: good-lost red iron
    jv0 has red traveller
    red at: jv0
    red gold: 0
    red cargo-of: empty
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
    red caravan: trader
    red medic: 3
    red runes-of: stall2-rune, green-rune, yellow-rune
    red powers-of: ward (uses 1)
    red rests: 1
next season
given
    dice turn 1: 1
    dice penalty red: 1 4 6
orders red
    fit pet
    go jv1
expect
    not reached red 1
    not reached red 2
    rolled all: penalty red
    told all: works red 9
    red gold: 9
    red at: jv0
    red pet: 0
    red rests: 0

# ---- Status ----

case line 609: 3 points to charisma, 2 to leadership, none to explorer [start 8, letters 5]
given set-up
orders red
    status 3 charisma 2 leadership
expect
    red charisma: 3
    red leadership: 2
    red explorer: 0

case line 625: scouting dice of 1, 3 and 5 are two successes: the merchant is found, and an action point comes back [scout 2, scout 3]
given
    red explorer: 3
    dice scout red pe2: 1 3 5
    dice card-die red: 1 2
orders red
    when attack: decline
    go pe2
    scout merchant
expect
    told all: scouted-with red 1 3
    told all: scouted-with red 3 3
    told all: scouted-with red 5 3
    told all: bonus-action red
    told all: declines red
    red actions: 1

case line 643: with charisma 2 a good costs 2 gold [shop 10]
given
    dice market red pe0: 1 2 3 4 5 5
orders red
    buy 2 iron
expect
    told all 2 times: bought red iron 2
    red gold: 16
    red cargo-of: 2 iron

case line 643: with charisma 2 a second stall may be built, a third not [stall 2]
given
    cn0: red stall
orders red
    stall
expect
    done red 1
    pe0 has 1 red stall
    red gold: 20                                    # 20, 5 of income, 5 for the stall

case line 643: with charisma 2 and two stalls a third is refused [stall 2]
given
    cn0: red stall
    jv0: red stall
orders red
    stall
expect
    refused red 1: stalls-full 2 2 4 [stall 2]
    pe0 has 0 red stall
    red gold: 30
    red actions: 1

# Leadership 4 lets one missed die be rolled again; in the example it is not done.
case line 659: with leadership 4 and four soldiers she rolls six dice; the hero misses, so Double strike does nothing, and two soldiers hit [fight 4, fight 10]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice scout red pe2: 1 6
    dice card-die red: 6 6
    dice hero-die red: 4
    dice skill-die red: 2
    dice soldier-die red: 2 3 5 6
orders red
    when attack: attack
    when reroll: none
    go pe2
    scout merchant
expect
    told all 1 times: rolled red none hero
    told all: rolled red none hero 4 3
    told all: skill-rolled red salman 2 3
    told all: rolled red none s1 2 3
    told all: rolled red none s2 3 3
    told all: rolled red none s3 5 3
    told all: rolled red none s4 6 3
    told nobody: skill-works
    told nobody: rolls-again
    told all: foe-hurt silk-caravan-1 2 4
    told all: got-away red silk-caravan-1

# ---- City ----

case line 686: spice, iron and silk sold where iron is needed bring 14 gold [shop 3]
given
    pe0: red traveller, iron-marker
    jp0: blue traveller, fruit-marker
    red cargo-of: spice, iron, silk
orders red
    sell spice iron silk
expect
    told all: sold red spice 4
    told all: sold red silk 4
    told all: sold red iron 6
    told all: traded red pe0 14
    red gold: 34

case line 696: dice of 1, 2, 2, 4, 5, 5 offer 1 fruit and 2 spice; medicine is out of stock, iron is needed [shop 8, shop 9]
given
    pe0: red traveller, iron-marker
    jp0: blue traveller, fruit-marker
    blue caravan: trader
    blue cargo-of: 4 medicine
    dice market red pe0: 1 2 2 4 5 5
orders red
    buy any
expect
    told all 2 times: bought red spice
    told all 1 times: bought red fruit
    told nobody: bought red medicine
    told nobody: bought red iron
    red cargo-of: fruit, 2 spice
    red gold: 14

case line 704: who visited a shop this month cannot next month, and can in the month after [shop 2]
given
    next-event: muster
    events top: royal-patrol
    red cargo-of: 3 fruit
orders red
    sell 1 fruit
expect
    done red 1
next season
given
    dice turn 1: 1
orders red
    sell 1 fruit
expect
    refused red 1: shop-later pe0 3 [shop 2]
    red cargo-of: 2 fruit
next season
given
    dice turn 1: 1
orders red
    sell 1 fruit
expect
    done red 1
    red cargo-of: 1 fruit
    red gold: 28

case line 727: with charisma 3 and a stall in China a second one is built in Persia, and both bring 10 gold when the next month begins [stall 1, month 3]
given
    next-event: muster
    red charisma: 3
    cn0: red stall
orders red
    stall
expect
    told all: stall-built red pe0 2
    red gold: 20
next season
given
    dice turn 1: 1
expect
    told all: stalls-pay red 2 10
    red gold: 30

case line 737: for a Master Trader the Trader, a medic pack and the smoke bomb are sold for 9 gold, then 40 are paid [workshop 3, workshop 4]
given
    red gold: 31
    red medic: 1
    red bomb: 1
orders red
    workshop master-trader
expect
    told all: caravan-sold red trader 5
    told all: stripped red medic 2
    told all: stripped red bomb 2
    told all: caravan-bought red master-trader 40
    red caravan: master-trader
    red medic: 0
    red bomb: 0
    red gold: 0

case line 767: pet, rack, smoke bomb and one medic pack cost 20 gold [workshop 5]
orders red
    fit pet rack bomb medic
expect
    told all 4 times: fitted red
    red gold: 0
    red pet: 1
    red rack: 1
    red bomb: 1
    red medic: 1

case line 818: hero and four soldiers train for 25 gold; of 3, 4, 2, 6 and 1 three succeed, and who failed may try again only in the next month [train 5, train 7]
given
    red gold: 40
    red leadership: 4
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6), soldier (slot 3, ep 6), soldier (slot 4, ep 6)
    dice training red s1: 3
    dice training red s2: 4
    dice training red s3: 2
    dice training red s4: 6
    dice training red hero: 1
orders red
    train s1 s2 s3 s4 hero
    train s2 s4
expect
    told all: training-paid red 5 25
    told all: evolves red s1
    told all: evolves red s3
    told all: evolves red hero
    told all 3 times: evolves
    refused red 2: trained-already s2 [train 7]
    red gold: 15
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 1, ep 6), soldier (slot 3, level 2), soldier (slot 4, level 1, ep 6)

# ---- Battles ----

case line 868: with chase 2 two stages of 2 damage each plunder a merchant of 4 hit points [fight 6, plunder 5, plunder 7]
given
    red caravan: chaser
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 1 4
    dice skill-die red: 4 1
    dice soldier-die red s1: 2 6
    dice soldier-die red s2: 5 2
    dice loot-die red: 1 1
    dice cargo-die red: 1 1
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    told all: merchant-token pe2 1
    told all: wanted-is red 1
    told all: stage-begins 1
    then told all: foe-hurt herb-cart-1 2 2
    then told all: stage-begins 2
    then told all: foe-hurt herb-cart-1 2 0
    then told all: plundered red herb-cart-1
    told nobody: skill-works
    told nobody: faints
    told nobody: falls
    told nobody: stage-begins 3
    red wanted: 1

case line 868: with chase 1 the same merchant gets away after the first stage [plunder 5, plunder 8]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 1
    dice skill-die red: 4
    dice soldier-die red s1: 2
    dice soldier-die red s2: 5
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    told all: foe-hurt herb-cart-1 2 2
    then told all: got-away red herb-cart-1
    told nobody: stage-begins 2
    red wanted: 1
    red gold: 20
    pe2: red traveller, merchant-x

case line 932: a monster of 4 hit points is slain in three stages, and both soldiers faint [monster 2, fight 10]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 4 4
    dice hero-die red: 1 4 1
    dice skill-die red: 1 1 3
    dice soldier-die red s1: 4
    dice soldier-die red s2: 6 2
    dice loot-die red: 1 1
    dice cargo-die red: 6
orders red
    when attack: attack
    go pe1
    engage
expect
    told all: hunts red scorpion pe1 4
    then told all: foe-hurt scorpion 2 2
    then told all: faints red s1
    then told all: stage-begins 2
    then told all: foe-hurt scorpion 1 1
    then told all: faints red s2
    then told all: stage-begins 3
    then told all: foe-hurt scorpion * 0
    then told all: defeated red scorpion
    told nobody: stage-begins 4
    told all 2 times: faints
    red soldiers-of: soldier (slot 1, fainted 1, ep 2), soldier (slot 2, fainted 1, ep 2)
    red hero-ep: 2
    pe1: red traveller, monster-x

case line 991: hero and two soldiers beat the three soldiers of the first brigand in three stages, and one of them faints [band 2, band 3, fight 27]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1 1 1
    dice skill-die red: 1 1 1
    dice soldier-die red s1: 4 4
    dice soldier-die red s2: 6 6 4
    dice band-die brigand s1: 1
    dice band-die brigand s2: 5 1
    dice band-die brigand s3: 6 6 1
orders red
    go pe1
expect
    told all: brigand-attacks brigand-1 red
    then told all: stage-begins 1
    then told all: hurt red s1 1 1
    then told all: stage-begins 2
    then told all: hurt red s1 1 0
    then told all: falls red s1
    then told all: stage-begins 3
    then told all: hurt red s2 1 1
    then told all: band-slain red brigand-1
    told nobody: stage-begins 4
    told all 1 times: falls red
    brigand-at: none
    red gold: 28
    red hero-ep: 2
    red soldiers-of: soldier (slot 1, fainted 1, ep 2), soldier (slot 2, fainted 0, ep 2)
    red runes-of: brigand-rune

# Red has three soldiers: s1 falls, s2 is hurt once, s3 not at all.
case line 1017: after a victory all earn experience, the fainted one too, and the one with one damage is whole again [train 2, fight 27]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice hero-die red: 6 1 1
    dice skill-die red: 6 1 1
    dice soldier-die red: 1 1 6 6 6 6 6
    dice band-die brigand: 1 1 1 6 6 6
orders red
    go pe1
expect
    told all: band-slain red brigand-1
    told all: hurt red s1 2 0
    told all: hurt red s2 1 1
    red hero-ep: 2
    red soldiers-of: soldier (slot 1, fainted 1, ep 2), soldier (slot 2, fainted 0, ep 2), soldier (slot 3, fainted 0, ep 2)

# ---- Wanted ----

case line 1052: A plunders, B plunders, C attacks the government and slays a raid: all have 1 point, A is first, B second, C third [wanted 2, wanted 6]
given seats 3
    next-event: muster
    jp0: iron-marker
    jp4: blue traveller
    blue at: jp4
    blue explorer: 2
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    in4: green traveller, government
    green at: in4
    government-at: in4
    green hero-of: liang
    green hero-level: 2
    green caravan: chaser
    green gold: 20
    green explorer: 2
    green leadership: 4
    green soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice turn 2: 1
    dice scout red pe2: 1 6
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice scout blue jp4: 1 6
    dice card-die blue: 6 6
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice scout green in4: 1 6
    dice hero-die green: 1
    dice skill-die green: 1
    dice soldier-die green: 1 1 1 1
    dice band-die government: 6 6 6 6
orders red
    when attack: attack
    scout merchant
orders blue
    when attack: attack
    scout merchant
orders green
    when attack: attack
    scout government
expect
    told all: wanted-is red 1
    then told all: wanted-is blue 1
    then told all: wanted-is green 2
    told all: wanted-list green 2 1
    told all: wanted-list red 1 2
    told all: wanted-list blue 1 3
next season
given
    in5: raid
    raid-at: in5
    dice turn 1: 1
    dice turn 2: 1
    dice hero-die green: 1
    dice skill-die green: 1
    dice soldier-die green: 1 1 1 1
    dice loot-die green: 1 1 1
    dice cargo-die green: 6 6
orders green
    when attack: attack
    go in5
expect
    told all: defeated green mountain-troll
    told all: wanted-is green 1
    red wanted: 1
    blue wanted: 1
    green wanted: 1
    told all: wanted-list red 1 1 10
    told all: wanted-list blue 1 2 7
    told all: wanted-list green 1 3 5

# ---- Tips ----

case line 1060: the Bandit of the tips pays for pet, rack and two soldiers with his 20 gold [workshop 5, recruit 1]
given set-up
    dice nation waking red: 5
    dice nation waking blue: 3
orders red
    status 3 explorer 2 leadership
    start with chaser
expect
    red explorer: 3
    red charisma: 0
    red leadership: 2
    red caravan: chaser
next season
orders red
    fit pet rack
    recruit 2
expect
    done red 1
    done red 2
    red pet: 1
    red rack: 1
    red bomb: 1
    red gold: 0
    red soldiers-of: soldier (slot 1), soldier (slot 2)

case line 1064: the Monster Hunter of the tips takes the Scout Shell and four soldiers for his 20 gold [recruit 1]
given set-up
orders red
    status 1 charisma 4 leadership
    start with scout-shell
expect
    red explorer: 0
    red charisma: 1
    red leadership: 4
    red caravan: scout-shell
next season
orders red
    recruit 4
expect
    red gold: 0
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)

case line 1068: the Merchant of the tips buys a rack, three goods at 1 gold each, a stall and a soldier [shop 10, stall 1]
given set-up
    shuffle track: silk-marker silk-marker silk-marker iron-marker iron-marker
    dice nation waking red: 5
orders red
    status 3 charisma 2 leadership
    start with trader
expect
    red caravan: trader
    pe0: red traveller, iron-marker
next season
given
    dice market red pe0: 1 1 2 3 4 5
orders red
    fit rack
    buy 2 fruit 1 spice
    stall
    recruit
expect
    done red 1
    done red 2
    done red 3
    done red 4
    told all 2 times: bought red fruit 1
    told all 1 times: bought red spice 1
    told all: stall-built red pe0 1
    red rack: 1
    red cargo-of: 2 fruit, spice
    red soldiers-of: soldier (slot 1, ep 0)         # he came after the stall was built
    red hero-ep: 1
    red gold: 2
