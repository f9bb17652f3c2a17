# SPDX-License-Identifier: MIT
# Status: when a point is won, how high a status goes, and what explorer, charisma and leadership are good for.

# Red stands in Persia; a caravan of level 2 brings him a rune. Blue is in Japan and does nothing.
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

# ---- points ----

case the first rune brings a status point, for the status the seat names [status 1, letters 25]
orders red
    raise charisma
    workshop master-trader
expect
    told all 1 times: raised red charisma 3 [status 1]
    red explorer: 2
    red charisma: 3
    red leadership: 2

case without a word the lowest status rises, of equal ones explorer before charisma before leadership [letters 25]
given
    red explorer: 3
    red charisma: 1
    red leadership: 1
orders red
    workshop master-trader
expect
    told all 1 times: raised red charisma 2
    red explorer: 3
    red charisma: 2
    red leadership: 1

case the second and the third rune bring no point [status 1]
given
    red gold: 70
    red hero-ep: 6
    red runes-of: minion-rune
orders red
    workshop master-trader
    train surely hero
expect
    red runes-of: minion-rune, caravan-rune, hero-rune
    told nobody: raised
    told nobody: point-lost

case the fourth rune brings a point [status 1]
given
    red runes-of: minion-rune, raid-rune, green-rune
orders red
    raise leadership
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 4
    told all 1 times: raised
    red leadership: 3

case the fifth and the sixth rune bring no point [status 1]
given
    stage: 2
    red gold: 70
    red hero-ep: 6
    red runes-of: minion-rune, raid-rune, green-rune, yellow-rune
orders red
    workshop master-trader
    train surely hero
expect
    told all: rune-gained red hero-rune 6
    told nobody: raised

case the seventh rune brings a point, the eighth does not [status 1]
given
    stage: 2
    red gold: 70
    red hero-ep: 6
    red runes-of: minion-rune, raid-rune, green-rune, yellow-rune, brigand-rune, quest1-rune
orders red
    workshop master-trader
    train surely hero
expect
    told all: rune-gained red caravan-rune 7
    told all: rune-gained red hero-rune 8
    told all 1 times: raised
    red explorer: 3

case no status goes above 4 without a legendary item: the point goes to the next that has room [status 2, letters 25]
given
    red charisma: 4
orders red
    raise charisma leadership
    workshop master-trader
expect
    told all 1 times: raised red leadership 3
    red charisma: 4

case with a legendary item a status goes to 5 [status 2]
given
    red trophies: antaboga
    woken: 1
    red charisma: 4
orders red
    raise charisma
    workshop master-trader
expect
    told all 1 times: raised red charisma 5
    red charisma: 5

case even with two legendary items a status never goes to 6 [status 2]
given
    red trophies: antaboga, sand-roc
    woken: 2
    red charisma: 5
orders red
    raise charisma
    workshop master-trader
expect
    red charisma: 5
    told all: raised red explorer 3

case a point that finds no room is lost [status 2]
given
    red explorer: 4
    red charisma: 4
    red leadership: 4
    red runes-of: minion-rune, raid-rune, green-rune
orders red
    workshop master-trader
expect
    told all: point-lost red [status 2]
    told nobody: raised
    red explorer: 4
    red charisma: 4
    red leadership: 4

# Antaboga has 16 hit points. Hero and four soldiers of level 2 do 12 damage in the first stage; soldier 1 faints; the others do
# 10 in the second. Red has a rune already, so that of the legendary monster, his second, brings no point.
case who slays a legendary monster gets its item: a point, and with it the right to 5 [status 1, status 2, beast 12]
given
    pe0: silk-marker
    jv4: red traveller, antaboga (woken-as 1)
    woken: 1
    red at: jv4
    red runes-of: minion-rune
    red hero-level: 2
    red explorer: 4
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
orders red
    raise explorer
    engage legendary
    when attack: attack
expect
    told all: defeated red antaboga
    told all: item-won red antaboga
    then told all: raised red explorer 5
    then told all: rune-gained red legend-rune 2
    told all 1 times: raised
    red explorer: 5
    red trophies: antaboga

case a legendary item and a status of 5 are kept in death [status 3, death 4]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red trophies: antaboga
    woken: 1
    red charisma: 5
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
orders red
    engage
    when attack: attack
expect
    told all: slain red
    red trophies: antaboga
    red explorer: 2
    red charisma: 5
    red leadership: 2

# ---- explorer ----

case the example of the rulebook: with explorer 3 he rolls 1, 3 and 5, finds the merchant and has an action more [status 4, scout 2, scout 3]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red explorer: 3
    dice scout red pe2: 1 3 5
    dice card-die red: 6 6
orders red
    scout merchant
    if last = declined and actions = 1: scout merchant
    when attack: decline
expect
    done red 1
    told all 3 times: scouted-with
    told all: bonus-action red
    told all: declines red silk-caravan-1
    refused red 2: scouted-already

case with explorer 4 a turn has three moves, with explorer 5 four [status 4, status 5, month 4]
given
    red explorer: 4
    blue trophies: antaboga
    woken: 1
    blue explorer: 5
orders red
    if moves = 3: go pe2
    go cn5
    go cn0
    go cn1
orders blue
    if moves = 4: go jp4
    go cn2
    go cn0
    go cn6
    go cn0
expect
    done red 1
    done red 2
    done red 3
    refused red 4: no-move
    red at: cn0
    done blue 1
    done blue 4
    refused blue 5: no-move
    blue at: cn6

case with explorer 3 a turn has two moves [status 4, month 4]
given
    red explorer: 3
orders red
    if moves = 2: go pe2
    go cn5
    go cn0
expect
    done red 2
    refused red 3: no-move
    red at: cn5

case explorer that rises to 4 in a turn gives the move from the next turn on [status 4, month 5]
given
    red explorer: 3
orders red
    raise explorer
    workshop master-trader
    if moves = 2: go pe2
    go cn5
    go cn0
expect
    red explorer: 4
    done red 3
    refused red 5: no-move
    red at: cn5
next season
given
    dice turn 1: 1
orders red
    if moves = 3: go cn0
expect
    done red 1

case with explorer 5 scouting never fails, and the dice only count for the action [status 5, scout 7]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red trophies: antaboga
    woken: 1
    red explorer: 5
    dice scout red pe2: 4 5 6 4 1
    dice card-die red: 6 6
orders red
    scout merchant
    if actions = 0: engage
    when attack: decline
expect
    done red 1
    told all: merchant-chosen red silk-caravan-1
    told nobody: bonus-action
    told nobody: not-found
    refused red 2

case with explorer 4 a roll without a 1, 2 or 3 fails [status 4, scout 2]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red explorer: 4
    dice scout red pe2: 4 5 6 4
orders red
    scout merchant
expect
    told all: not-found red
    told nobody: monster-shown
    told nobody: merchant-shown

case a quest's explorer roll has as many dice; with explorer 5 it does not fail [status 4, status 5, quest 12]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red explorer: 3
    red quest-of: treasure (waypoint 0 pe2)
    red quest-at 0: pe2
    jp0: iron-marker
    jp2: blue traveller
    blue at: jp2
    blue trophies: antaboga
    woken: 1
    blue explorer: 5
    blue quest-of: lost-child (waypoint 0 jp2)
    blue quest-at 0: jp2
    dice quest-die red: 4 5 6
orders red
    quest
orders blue
    quest
expect
    told all 3 times: quest-rolled red
    told all: step-failed red treasure pe2
    told all: quest-completed blue lost-child
    red quest-of has treasure

# ---- charisma ----

case the example of the rulebook: with charisma 2 goods cost 2 gold each, and two stalls may be had [status 6, shop 10, stall 2]
given
    cn0: red stall
    eu0: blue stall
    red runes-of: minion-rune
    red powers-of: gate-of-lamps (uses 2)
    red gold: 20
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy fruit
    stall
expect
    told all 2 times: bought red fruit 2
    done red 2
    red gold: 16
next season
given
    dice turn 1: 1
orders red
    use gate-of-lamps ru0
    stall
expect
    done red 1
    refused red 2: stalls-full 2 2 [stall 2]

case a quest's charisma roll has a die for each point [status 6, quest 13]
given
    red charisma: 3
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    dice quest-die red: 4 6 3
orders red
    quest
expect
    told all 3 times: quest-rolled red
    told all: quest-completed red court-speech
    red gold: 48

case with charisma 5 no charisma roll is made, and the step is done [status 7, quest 13]
given
    red trophies: antaboga
    woken: 1
    red charisma: 5
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    quest
expect
    rolled nobody: quest-die
    told all: quest-completed red court-speech
    red gold: 48

# ---- leadership ----

# The herb cart has 4 hit points and is hit on 1 to 3. The hero's 4 is rolled again, by leadership 4, and misses again. The
# soldiers of 2 and 3 hit.
case the example of the rulebook: with four soldiers six dice are rolled; 4 and 2 of the hero bring nothing, of 2, 3, 5 and 6 two hit [status 8, fight 8, fight 10]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 4
    dice skill-die red: 2
    dice soldier-die red s1: 2
    dice soldier-die red s2: 3
    dice soldier-die red s3: 5
    dice soldier-die red s4: 6
    dice again red hero: 6
orders red
    scout merchant
    when attack: attack
expect
    told all 5 times: rolled red
    told all 1 times: skill-rolled red
    told nobody: skill-works
    told all 1 times: rolls-again red hero 6
    told all: dealt red none 2
    told all: got-away red herb-cart-1

case with leadership 3 nothing is rolled again [status 8, fight 8]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red leadership: 3
    red soldiers-of: soldier (slot 1)
    dice scout red pe2: 1 6
    dice card-die red: 4 4
    dice hero-die red: 4
    dice skill-die red: 2
    dice soldier-die red s1: 2
orders red
    scout merchant
    when attack: attack
expect
    told nobody: rolls-again
    told all: dealt red none 1
    told all: got-away red herb-cart-1
