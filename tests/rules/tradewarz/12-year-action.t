# SPDX-License-Identifier: MIT
# The year, its turns and tokens, what becomes of a letter's lines, and who is told what.

# Seasons 1 to 5 are Summer, Harvest, Fall, Winter and Spring of the first year, season 6 is Summer of the second.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6

# ---- the year ----

case a year goes Summer, Harvest, Fall, Winter, Spring, and then it is over [year 1, year 2]
given
expect
    told all: season-begins summer 1 red
    printed red: 'season 1: summer of year 1'
    then told all: season-next harvest 1 red
    told nobody: year-ends
next season
expect
    told all: season-begins harvest 1 red
    told all: season-next fall 1 blue
next season
expect
    told all: season-begins fall 1 blue
    told all: season-next winter 1 blue
next season
expect
    told all: season-begins winter 1 blue
    told all: season-next spring 1 red
    told nobody: year-ends
next season
expect
    told all: season-begins spring 1 red
    then told all: year-ends 1
    then told all: season-next summer 2 red
next season
expect
    told all: season-begins summer 2 red
    told nobody: year-ends

case in each season every seat has one turn, one after the other in sailing order [year 1, year 4]
given
    red sailed: 2
    blue sailed: 1
orders red
    pass
orders blue
    pass
expect
    told all: passed blue
    then told all: passed red
    told all 2 times: passed

case a turn is finished before the next one begins [year 1]
# Red's march ends, and the settlement is gone, before Blue comes to make a village of it.
given
    s24: red 2 soldier
    s34: blue settlement
    o34: mine, blue silo (for s34)
    blue supply: 22 silo
    red reserve: 6 soldier
    dice march red s24: 4
orders red
    march s24 via s34 s33
orders blue
    build village s34
    pass
expect
    told all: arrived red 2 s33
    then told all: passed blue
    refused blue 1
    s34: empty

case in Harvest the red die is rolled, in Fall the blue one [year 2, year 3]
# Face 5 is a wind on the red die and snow on the blue one.
given season 2
    s63: red 2 soldier
    red reserve: 6 soldier
    dice march red s63: 5
orders red
    march s63 via s62 s61 s51
orders blue
    pass
expect
    told all: marched red 2 s63 wind 2
    s61: red 2 soldier
next season
given
    dice march red s61: 5
orders red
    march s61 via s62 s63
expect
    told all: marched red 2 s61 snow 1
    s62: red 2 soldier

case in Winter the blue die is rolled, in Spring the red one [year 2]
given season 4
    s63: red 2 soldier
    red reserve: 6 soldier
    dice march red s63: 4
orders red
    march s63 via s62 s61 s51
orders blue
    pass
expect
    told all: marched red 2 s63 cloud 1
    s62: red 2 soldier
next season
given
    dice march red s62: 4
orders red
    march s62 via s63 s64 s65
expect
    told all: marched red 2 s62 wind 2
    s64: red 2 soldier

case in Summer the red die is rolled, in the second year too [year 2]
given season 6
    s63: red 2 soldier
    red reserve: 6 soldier
    dice march red s63: 2
orders red
    march s63 via s62 s61 s51
expect
    told all: marched red 2 s63 sun 3
    s51: red 2 soldier

case three faces of the red die are suns [year 3]
given
    s63: red 2 soldier
    s11: blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s63: 1
    dice march blue s11: 2
orders red
    march s63 via s62 s61 s51
orders blue
    march s11 via s12 s13 s14
expect
    told all: marched red 2 s63 sun 3
    told all: marched blue 2 s11 sun 3
next season
given
    dice march red s51: 3
orders red
    march s51 via s61 s62 s63
orders blue
    pass
expect
    told all: marched red 2 s51 sun 3
    s63: red 2 soldier

case two faces of the red die are winds, one is a cloud [year 3]
given
    s63: red 2 soldier
    s11: blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s63: 4
    dice march blue s11: 5
orders red
    march s63 via s62 s61 s51
orders blue
    march s11 via s12 s13 s14
expect
    told all: marched red 2 s63 wind 2
    told all: marched blue 2 s11 wind 2
next season
given
    dice march red s61: 6
orders red
    march s61 via s62 s63
orders blue
    pass
expect
    told all: marched red 2 s61 cloud 1
    s62: red 2 soldier

case the blue die has a sun, two winds and a cloud [year 3]
given season 3
    s63: red 2 soldier
    s11: blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s63: 1
    dice march blue s11: 2
orders red
    march s63 via s62 s61 s51
orders blue
    march s11 via s12 s13 s14
expect
    told all: marched red 2 s63 sun 3
    told all: marched blue 2 s11 wind 2
next season
given
    dice march red s51: 3
    dice march blue s13: 4
orders red
    march s51 via s61 s62 s63
orders blue
    march s13 via s12 s11
expect
    told all: marched red 2 s51 wind 2
    told all: marched blue 2 s13 cloud 1
    s62: red 2 soldier
    s12: blue 2 soldier

case two faces of the blue die are snow, which is 1 [year 3]
given season 3
    s63: red 2 soldier
    s11: blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s63: 5
    dice march blue s11: 6
orders red
    march s63 via s62 s61
orders blue
    march s11 via s12 s13
expect
    told all: marched red 2 s63 snow 1
    told all: marched blue 2 s11 snow 1
    s62: red 2 soldier
    s12: blue 2 soldier

case the order of turns does not change with the season [year 4]
given season 2
orders red
    pass
orders blue
    pass
expect
    told all: passed red
    then told all: passed blue
next season
orders red
    pass
orders blue
    pass
expect
    told all: passed red
    then told all: passed blue

case the order of turns is that of the race, whoever docked first [year 4]
# Blue sails first, but red, who aims at a nearer dock, is there before him.
given set-up
    dice order red: 6 4
    dice order blue: 1 1
    dice sail red: 1 1
orders red
    dock g1
orders blue
    dock g8
expect
    told all: docked red g1
    then told all: docked blue g8
next season
orders red
    pass
orders blue
    pass
expect
    told all: passed blue
    then told all: passed red

case extra silos are placed first in a turn, then the other lines are carried out [year 5, build 13]
given
    s23: red village (since 1 builder red)
    o23: forest, 2 red silo (for s23)
    red supply: 21 silo
    red techs: three-extra-silos
    red economy: 3
orders red
    silo s23 o24 o24 o34
    resources gold
expect
    done red 1
    done red 2
    told all: silo-placed red o34
    then told all: resources-taken red 2 gold
    o24: mine, 2 red silo (for s23 by three-extra-silos)
    red supply: 18 silo

case the default action comes after all lines of the letter [year 5, action 7]
given
    red hand: timber-windfall
    red lumber: 3
orders red
    play timber-windfall
expect
    told all: card-played red timber-windfall
    then told all: resources-taken red 2 lumber
    red lumber: 7

case a counter that rises to 21 is traded at once, before the next line [year 6, xadla 4]
given
    red hand: tax-chest
    red gold: 19
orders red
    play tax-chest
    resources wheat
expect
    told all: gained red 2 gold
    then told all: xadla-traded red 1 gold 10
    then told all: resources-taken red 2 wheat
    red gold: 10
    red gold-xadlas: 1

case support is tested after every change, of the seat whose turn it is not as well [year 6, support 2]
# The raid on s61 leaves Red support for 2 of his 3 soldiers; one goes home before Blue walks on.
given
    s24: red 3 soldier
    s61: red settlement
    o61: field, red silo (for s61)
    red supply: 22 silo
    s51: blue 2 soldier
    red reserve: 5 soldier
    blue reserve: 6 soldier
    dice march blue s51: 4
orders red
    pass
orders blue
    march s51 via s61 s62
expect
    told all: raided blue red settlement s61
    then told all: went-home red 1 s24 g2
    then told all: stepped blue s62
    s24: red 2 soldier
    g2: red city, red 3 soldier

case castles and their silver Xadlas go over in the middle of a turn [year 6]
# The sixth Xadla is that of the castle; the match ends before Blue's turn.
given season 6
    s24: red 3 soldier
    s22: red settlement
    o22: field, red silo (for s22)
    s34: blue village (since 1 builder blue), blue castle (since 2 builder blue)
    o34: mine, 2 blue silo (for s34)
    red supply: 22 silo
    blue supply: 21 silo
    blue silver-xadlas: 1
    red gold-xadlas: 4
    red reserve: 5 soldier
    red pile: b411, b402, b420, b330, b231, b222
    dice march red s24: 6
orders red
    march s24 via s34
expect
    over
    told all: xadla-battle red 1
    told all: castle-taken red blue s34
    told all: target-reached red 6
    told nobody: resources-taken blue

case who has lost all on the map has the yearly yield and free soldier of his city [year 7]
given season 5
    g2: red city
    red reserve: 10 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red city 1 1 1 3
    told all: free-soldier red 1
    told all: card-drawn red
    red gold: 9
    g2: red city, red 1 soldier
    red reserve: 9 soldier
    not out red
    not over

# ---- actions and tokens ----

case build, march, recruit and tech each spend a token of their own kind [action 1, action 2]
given
    s35: red 2 soldier
    red military: 1
    red reserve: 6 soldier
orders red
    build settlement s35
orders blue
    pass
expect
    done red 1
    red builds-used: 1
    red marches-used: 0
next season
given
    dice march red s35: 6
orders red
    march s35 via s25
expect
    red marches-used: 1
    s25: red 2 soldier
next season
orders red
    recruit
expect
    red recruits-used: 1
    red builds-used: 1
    g2: red city, red 3 soldier
next season
orders red
    buy military-discipline
expect
    red buys-used: 1
    red builds-used: 1
    red marches-used: 1
    red recruits-used: 1
    red resources-used: 0
    red retreats-used: 0

case retreat and resources each spend a token of their own kind [action 1, action 2]
given
    s35: red 2 soldier
    red reserve: 6 soldier
orders red
    retreat s35
orders blue
    resources gold
expect
    red retreats-used: 1
    red resources-used: 0
    blue resources-used: 1
    blue retreats-used: 0
next season
orders red
    resources gold
expect
    red retreats-used: 1
    red resources-used: 1

case an action without a token left is refused, of each kind [action 2]
given
    s35: red 2 soldier
    red military: 1
    red reserve: 6 soldier
    red builds-used: 2
    red marches-used: 2
    red recruits-used: 2
    red resources-used: 2
    red buys-used: 1
    red retreats-used: 1
orders red
    build settlement s35
    march s35 via s25
    recruit
    resources gold
    buy military-discipline
    retreat s35
expect
    refused red 1: no-token build [action 2]
    refused red 2: no-token march [action 2]
    refused red 3: no-token recruit [action 2]
    refused red 4: no-token resources [action 2]
    refused red 5: no-token buy [action 2]
    refused red 6: no-token retreat [action 2]
    red lumber: 6
    red gold: 6

case there are two build tokens a year, universities and all buildings use them [action 2]
given
    s35: red 2 soldier
    red reserve: 6 soldier
orders red
    build university economy
orders blue
    pass
expect
    red builds-used: 1
next season
orders red
    build settlement s35
expect
    red builds-used: 2
next season
orders red
    build university military
    pass
expect
    refused red 1: no-token build
    red builds-used: 2

case there are two tokens of recruit and of resources a year, not three [action 2]
given
    blue lumber: 9
    blue wheat: 9
orders red
    resources gold
orders blue
    recruit
expect
    red resources-used: 1
    blue recruits-used: 1
next season
orders red
    resources gold
orders blue
    recruit
expect
    red resources-used: 2
    blue recruits-used: 2
    g6: blue city, blue 4 soldier
next season
orders red
    resources gold
    pass
orders blue
    recruit
    pass
expect
    refused red 1: no-token resources
    refused blue 1: no-token recruit
    red gold: 10

case after Spring all tokens come back [action 2, income 9]
given season 5
    red builds-used: 2
    red marches-used: 2
    red recruits-used: 2
    red resources-used: 2
    red buys-used: 1
    red retreats-used: 1
    blue retreats-used: 1
orders red
    pass
orders blue
    pass
expect
    told all: tokens-back
    red builds-used: 0
    red marches-used: 0
    red recruits-used: 0
    red resources-used: 0
    red buys-used: 0
    red retreats-used: 0
    blue retreats-used: 0

case after another season than Spring no token comes back [action 2]
given season 4
    red builds-used: 2
    blue resources-used: 1
orders red
    pass
orders blue
    pass
expect
    told nobody: tokens-back
    red builds-used: 2
    blue resources-used: 1

case the first legal action spends the token, every later action is refused [action 3]
given
    s35: red 2 soldier
    red reserve: 6 soldier
orders red
    resources gold
    march s35 via s25
    resources lumber
    build settlement s35
    recruit
    buy military-discipline
    retreat s35
    pass
expect
    done red 1
    refused red 2: acted-already [action 3]
    refused red 3: acted-already
    refused red 4: acted-already
    refused red 5: acted-already
    refused red 6: acted-already
    refused red 7: acted-already
    red resources-used: 1
    red marches-used: 0
    s35: red 2 soldier
    red gold: 8
    red lumber: 6

case an action that is refused leaves the season to the next one [action 3, action 5]
given
    s35: red 2 soldier
    red reserve: 6 soldier
orders red
    march s35 via s66
    build castle s35
    resources mining
expect
    refused red 1: no-way s35 s66
    refused red 2: no-village s35
    done red 3
    red marches-used: 0
    red builds-used: 0
    red resources-used: 1
    red mining: 8

case cards are no actions and may stand before and after one [action 4]
given
    red hand: timber-windfall, bumper-crop
orders red
    play timber-windfall
    resources gold
    play bumper-crop
expect
    done red 1
    done red 2
    done red 3
    red lumber: 8
    red wheat: 8
    red gold: 8
    red resources-used: 1
    red builds-used: 0

case what a line brings can be spent by the lines below it, not by those above [action 4, action 5]
given
    red hand: tax-chest
    red gold: 0
orders red
    build university economy
    play tax-chest
    build university economy 1
expect
    refused red 1: cannot-pay 0 0 1 1 6 6 6 0
    done red 2
    done red 3
    red economy: 1
    red gold: 1
    red mining: 5

case a trade is no action and what it brings can be spent below it [action 4]
given
    red gold: 0
orders red
    trade blue give 2 lumber take 1 gold
    build university economy
orders blue
    trade red give 1 gold take 2 lumber
    pass
expect
    told all: traded red blue
    then told all: level-built red economy 1
    red gold: 0
    red lumber: 4
    blue lumber: 8
    red builds-used: 1

case a refused order spends no token and costs nothing, its alternative is tried [action 5]
given
    red lumber: 2
orders red
    recruit
      else resources lumber wheat
expect
    refused red 1: cannot-pay 3 3 0 0 2 6 6 6 [action 5]
    done red 2
    red recruits-used: 0
    red resources-used: 1
    red lumber: 3
    red wheat: 7
    g2: red city, red 2 soldier

case the alternative of an order that was done is not tried [action 5]
given
orders red
    recruit
      else resources lumber wheat
expect
    done red 1
    not reached red 2
    red resources-used: 0
    red recruits-used: 1

case an order is tried against the table as it is in that turn [action 5]
# Red, whose turn is first, takes the tech.
given
    red military: 1
    blue military: 1
orders red
    buy military-discipline
orders blue
    buy military-discipline
      else buy offensive-tactics
expect
    refused blue 1: tech-sold military-discipline
    done blue 2
    blue techs: offensive-tactics
    blue buys-used: 1
    blue gold: 5

case to pass is an action that spends no token and keeps the default away [action 6]
given
    red lumber: 3
orders red
    pass
expect
    done red 1
    told all: passed red [action 6]
    told nobody: resources-taken red
    red lumber: 3
    red resources-used: 0

case who has passed does no other action in that season [action 6, action 3]
given
orders red
    pass
    resources gold
expect
    done red 1
    refused red 2: acted-already
    red gold: 6
    red resources-used: 0

case cards may be played after passing [action 6, action 4]
given
    red hand: rich-seam
orders red
    pass
    play rich-seam
expect
    done red 1
    done red 2
    red mining: 8

case without a letter resources are taken, both points on the lowest counter [action 7]
given
    red mining: 3
    blue gold: 5
expect
    told all: resources-taken red 2 mining
    told all: resources-taken blue 2 gold
    red mining: 5
    blue gold: 7
    red resources-used: 1
    blue resources-used: 1

case both points go on one counter, also if another is the lowest after the first [action 7]
given
    red wheat: 2
    red gold: 2
orders blue
    pass
expect
    red wheat: 4
    red gold: 2

case if counters are equally low, lumber comes first, then wheat, mining and gold [action 7]
given
    blue lumber: 7
expect
    told all: resources-taken red 2 lumber
    told all: resources-taken blue 2 wheat
    red lumber: 8
    blue wheat: 8
next season
given
expect
    told all: resources-taken red 2 wheat
    told all: resources-taken blue 2 mining

case of mining and gold, equally low, mining is raised [action 7]
given
    red lumber: 8
    red wheat: 8
orders blue
    pass
expect
    red mining: 8
    red gold: 6

case if all actions of a letter were refused resources are taken [action 7]
given
orders red
    march s35 via s25
    build settlement s35
expect
    refused red 1: no-squad s35
    refused red 2: no-soldier-there s35
    told all: resources-taken red 2 lumber
    red resources-used: 1
    red lumber: 8

case if the condition of an action does not hold resources are taken [action 7]
given
orders red
    if gold > 6: resources gold
expect
    false red 1
    told all: resources-taken red 2 lumber
    red gold: 6

case a letter of cards only does not keep the default away [action 7, action 4]
given
    red hand: rich-seam
orders red
    play rich-seam
expect
    done red 1
    red mining: 8
    red lumber: 8
    red resources-used: 1

case without a token of resources the default is to pass [action 7]
given
    red resources-used: 2
expect
    told only red: idle red [action 7]
    told nobody: resources-taken red
    red lumber: 6
    red resources-used: 2

case the default may bring a counter to 21, which is traded [action 7, year 6]
given
    red lumber: 19
    red wheat: 20
    red mining: 20
    red gold: 20
expect
    told all: resources-taken red 2 lumber
    then told all: xadla-traded red 1 lumber 10
    red lumber: 10
    red gold-xadlas: 1

# ---- who is told what ----

case squads, gates, reserves, trays and stocks are open to all [seen 1]
given
    s35: red 2 soldier, red cavalry
    s34: post-1
    o35: mine, road (from s24)
    blue techs: trebuchet
    blue engineering: 4
    blue gold-xadlas: 1
    red reserve: 6 soldier
orders red
    pass
orders blue
    pass
expect
    sees blue exactly: s35, s34, o35, g2, o11, o33
    sees blue exactly: red reserve, red supply, stock, barracks
    sees red exactly: blue reserve, blue supply, blue techs, g6

case buildings, the year of a village and silos are open to all [seen 2]
given season 7
    s35: red village (since 1 builder red), red castle (since 6 builder red)
    o35: mine, 2 red silo (for s35)
    red supply: 21 silo
    red silver-xadlas: 1
orders red
    pass
orders blue
    if villages red = 1: pass
expect
    sees blue exactly: s35, o35
    done blue 1

case counters, universities, techs, used tokens and Xadlas are open to all [seen 2]
given
    blue techs: longbow
    blue engineering: 2
orders red
    pass
orders blue
    pass
expect
    sees red exactly: blue lumber, blue wheat, blue mining, blue gold, blue gold-xadlas, blue silver-xadlas
    sees red exactly: blue economy, blue engineering, blue military, blue techs, market
    sees red exactly: blue builds-used, blue marches-used, blue recruits-used, blue resources-used, blue buys-used, blue retreats-used

case march dice are seen by all when they fall [seen 2]
given
    s63: red 2 soldier
    red reserve: 6 soldier
    dice march red s63: 6
orders red
    march s63 via s62
expect
    rolled all: march red s63
    told all: marched red 2 s63 cloud 1

case rolls for the order and docks taken are seen by all [seen 2]
given set-up seats 3
expect
    rolled all: order red
    rolled all: order blue
    rolled all: sail green
    told all: order-rolled red
    told all: docked red
    told all: docked blue
    told all: docked green
    told all: post-placed post-1

case a battle pile is known to its owner by its cards, to others by their number [seen 3]
given
orders red
    pass
expect
    sees red exactly: red pile
    sees red number: blue pile
    sees blue number: red pile
    sees blue exactly: blue pile

case the battle cards dealt are told to their owner alone [seen 3, start 5]
given set-up
    shuffle battle-deck: b420 b420 b420 b420 b411 b411 b411 b411 b402 b402 b402 b402
expect
    told only red: card-dealt red b420
    told only red: card-dealt red b411
    told only blue: card-dealt blue b402
    sees blue number: red pile, battle-deck

case battle cards shown and morale cards laid are seen by all [seen 4]
given
    s24: red 2 soldier
    s34: blue 2 soldier
    red hand: extra-strength
    blue hand: extra-block
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s24: 6
orders red
    attack with extra-strength
    march s24 via s34
orders blue
    defend with extra-block
    pass
expect
    told all: committed red extra-strength
    told all: committed blue extra-block
    told all: burned red b411
    told all: burned blue b411
    told all: card-shown red b420
    told all: card-shown blue b231
    sees blue exactly: red used
    sees red exactly: blue used
    red used: b411, b420

case battle cards that were not dealt remain unknown to all [seen 4]
given
expect
    sees red number: battle-deck
    sees blue number: battle-deck

case a pile shuffled anew is known to its owner by its cards only, no used ones lie open [seen 3, seen 4, battle 9]
# Red's third battle: the last two cards of his pile.
given
    s24: red 2 soldier
    s34: blue 2 soldier
    red pile: b411, b402
    red used: b420, b330, b231, b222
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s24: 6
    shuffle red pile: b222, b231, b411
orders red
    march s24 via s34
orders blue
    pass
expect
    red used: empty
    red pile top: b222, b231, b411
    sees red exactly: red pile
    sees blue number: red pile

case morale cards are known to their owner, their number to all [seen 5]
given
    red hand: volunteer, tax-chest
expect
    sees red exactly: red hand
    sees blue number: red hand
    sees red number: blue hand

case a draw tells its owner which card it was, the others that there was one [seen 5, morale 1]
given season 5
    morale-deck top: market-day, road-gang
orders red
    pass
orders blue
    pass
expect
    told all: card-drawn red
    told only red: card-drawn red market-day
    told only blue: card-drawn blue road-gang

case the order of the morale deck is known to nobody, which cards went under it is told to all [seen 5]
given
    red hand: tax-chest
orders red
    play tax-chest
expect
    sees red number: morale-deck
    sees blue number: morale-deck
    told all: card-played red tax-chest

case cards kept back in a battle are known to their owner alone [seen 6]
given
    s24: red 2 soldier
    s34: blue 2 soldier
    red hand: extra-strength, cancel-battle
    blue hand: war-banner
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
expect
    told nobody: committed
    told nobody: cancelled
    sees blue number: red hand
    sees red number: blue hand
    red hand: cancel-battle, extra-strength

case the sums of a battle and the way of the beaten are seen by all [seen 7]
given seats 3
    s24: red 2 soldier
    s34: blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b402, b420, b330, b231, b222
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    dice march red s24: 6
orders red
    march s24 via s34
orders blue
    pass
orders green
    pass
expect
    told all: strength red 2 4 0 0 0 0 6
    told all: strength blue 2 2 0 0 0 0 4
    told all: kills blue 3
    told all: blocks red 2
    told all: losses red 1 3 2
    told all: battle-won red blue s34 6 4
    told all: displaced blue 2 s34 g6

case a trade is seen by all when it is made [seen 8]
given seats 3
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
orders red
    trade blue give 1 gold take 2 lumber
    pass
orders blue
    trade red give 2 lumber take 1 gold
    pass
expect
    told all: traded
    told all: gave red blue 1 gold
    told all: gave blue red 2 lumber

case an offer that finds no match is not told to the seat it names [seen 8]
given
orders red
    trade blue give 1 gold take 2 lumber
    pass
orders blue
    pass
expect
    waits red 1
    told nobody: traded
    told nobody: gave

case a list of members that finds no match is known to its writer alone [seen 8]
given seats 3
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
orders red
    ally blue
    pass
orders blue
    pass
orders green
    pass
expect
    waits red 1
    told nobody: allied
    red gold: 6

case who leaves an alliance, and what he pays, is seen by all [seen 8, action 4]
given seats 3
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    red alliance: 1
    blue alliance: 1
orders red
    leave alliance
    resources lumber
orders blue
    pass
orders green
    pass
expect
    told all: left-alliance red
    told all: paid-partner red blue 4
    done red 2
    red gold: 2
    blue gold: 10
    sees green exactly: red alliance

case a refusal and its reason are told to the writer alone [seen 9]
given
orders red
    march s35 via s25
    build settlement s35
    pass
expect
    told only red: no-squad s35
    told only red: no-soldier-there s35
    not told blue: no-squad
    not told blue: no-soldier-there

case a condition that did not hold and an answer are told to nobody else [seen 9]
given
orders red
    if gold > 6: recruit
      else pass
    when march-card: forced-march
expect
    false red 1
    done red 2
    not used red 3
    told nobody: recruited
    told all: passed red

case a refusal rests on nothing the writer could not see [seen 9]
# Blue's morale cards do not show in the refusal of a card that red does not hold.
given
    blue hand: market-day
orders red
    play market-day 2 lumber for gold
    pass
expect
    refused red 1: not-held market-day
    told only red: not-held market-day
    sees red number: blue hand

case when the match is over piles, hands and decks are opened [seen 9, seen 10]
given season 5 option end-years 1
    red hand: volunteer
    blue hand: tax-chest
orders red
    pass
orders blue
    pass
expect
    over
    sees red exactly: blue hand, blue pile, battle-deck, morale-deck
    sees blue exactly: red hand, red pile, battle-deck, morale-deck

case before the match is over none of these is opened [seen 10]
given season 5 option end-years 2
    red hand: volunteer
orders red
    pass
orders blue
    pass
expect
    not over
    sees blue number: red hand, red pile, battle-deck, morale-deck

# ---- the rotating order of turns ----

game tradewarz seats 3 option turn-order rotate
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6

case by a match option the first season begins with the first ship, the next with the second, and so on round [year 4]
given
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: passed red
    then told all: passed blue
    then told all: passed green
next season
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: passed blue
    then told all: passed green
    then told all: passed red
next season
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: passed green
    then told all: passed red
    then told all: passed blue
next season
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: passed red
    then told all: passed blue
    then told all: passed green

case the rotation goes on through the years, Summer of the second begins with the third of three ships [year 4]
given season 6
    red sailed: 3
    blue sailed: 2
    green sailed: 1
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: passed red
    then told all: passed green
    then told all: passed blue

case after Spring cards are drawn in the order the turns of Spring had [year 4, income 1]
# Season 5 is the fifth of the match: it begins with the second of three ships.
given season 5
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: passed blue
    then told all: passed green
    then told all: passed red
    then told all: card-drawn blue
    then told all: card-drawn green
    then told all: card-drawn red
