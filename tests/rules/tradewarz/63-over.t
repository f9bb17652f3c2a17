# SPDX-License-Identifier: MIT
# The end of the match: by Xadlas, by years, by a deadline, by the cap or the stock; ties; and the
# victory of allies.

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

# ---- By Xadlas ----

case who first reaches 6 Xadlas wins, and turns still to come are not played [over 1, over 2]
given
    red gold-xadlas: 5
    red lumber: 19
orders red
    resources lumber
orders blue
    pass
expect
    told all: target-reached red 6
    then told all: won red 6
    told nobody: won blue
    told nobody: passed blue
    not reached blue 1
    over

case 5 Xadlas do not end a match [over 2]
given
    red gold-xadlas: 4
    red lumber: 19
orders red
    resources lumber
orders blue
    pass
expect
    red gold-xadlas: 5
    told nobody: target-reached
    told nobody: won
    not over

case the option sets another target [over 1]
given option end-xadlas 3
    red gold-xadlas: 2
    red lumber: 19
orders red
    resources lumber
orders blue
    pass
expect
    told all: target-reached red 3
    told all: won red 3
    over

case with a higher target 6 Xadlas do not end a match [over 1]
given option end-xadlas 8
    red gold-xadlas: 7
    blue gold-xadlas: 6
orders red
    pass
orders blue
    pass
expect
    not over

case silver Xadlas count as much as gold ones towards the target [over 2, xadla 1]
given
    red gold-xadlas: 5
    s35: post-1
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
expect
    told all: post-gained red post-1 s35
    then told all: target-reached red 6
    red silver-xadlas: 1
    red gold-xadlas: 5
    over

case a seat can reach the target in the turn of another [over 2]
given
    blue gold-xadlas: 5
    s25: red 2 soldier
    s35: blue 2 soldier
    s25 lead: red
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b123, b402, b330, b231, b222
    blue pile: b411, b402, b222, b303, b132, b123
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
expect
    told all: battle-won blue red s35 6 3
    then told all: target-reached blue 6
    told nobody: passed blue
    over

case the turn in which the target is reached is finished [over 2]
given
    red gold-xadlas: 5
    red lumber: 19
    red hand: tax-chest
orders red
    resources lumber
    play tax-chest
orders blue
    pass
expect
    done red 2
    told all: card-played red tax-chest
    then told all: target-reached red 6
    red gold: 8

case a Xadla lost again before the end of the turn does not count towards the target [over 2]
given
    red gold-xadlas: 5
    s35: red post-1, red 2 soldier
    s35 lead: red
    red reserve: 6 soldier
    red silver-xadlas: 1
    dice march red s35: 1
orders red
    march s35 via s34
orders blue
    pass
expect
    red silver-xadlas: 0
    told nobody: target-reached
    not over

case the target is tested after the end of the year as well [over 2]
given season 5
    red gold-xadlas: 5
    red lumber: 12
    red wheat: 12
    red mining: 12
    red gold: 12
orders red
    pass
orders blue
    pass
expect
    told all: passed blue
    then told all: xadla-plenty red 1
    then told all: target-reached red 6
    told all: won red 6
    over

case of two who reach the target together at the end of the year, the higher total wins [over 2, over 6]
given season 5
    red gold-xadlas: 5
    red lumber: 12
    red wheat: 12
    red mining: 12
    red gold: 12
    blue gold-xadlas: 3
    blue silver-xadlas: 2
    blue lumber: 12
    blue wheat: 12
    blue mining: 12
    blue gold: 12
    s41: blue post-1, blue soldier
    s61: blue post-2, blue soldier
    s41 lead: blue
    s61 lead: blue
    blue reserve: 6 soldier
orders red
    pass
orders blue
    pass
expect
    told all: target-reached blue 7
    told all: won blue 7
    told nobody: won red
    rank red: 0 6
    rank blue: 1 7

case of two who reach the target together with the same total, he with more gold ones wins [over 6]
given season 5
    red gold-xadlas: 5
    red lumber: 12
    red wheat: 12
    red mining: 12
    red gold: 12
    blue gold-xadlas: 4
    blue silver-xadlas: 1
    blue lumber: 12
    blue wheat: 12
    blue mining: 12
    blue gold: 12
    s41: blue post-1, blue soldier
    s41 lead: blue
    blue reserve: 7 soldier
orders red
    pass
orders blue
    pass
expect
    told all: score red 6 0 6
    told all: score blue 5 1 6
    told all: won red 6
    told nobody: won blue
    rank red: 1 6 6
    rank blue: 0 6 5

case by Xadlas the year does not end a match [over 1]
given season 20
orders red
    pass
orders blue
    pass
expect
    not over

case two may reach the target in one turn, and a tie is settled by strength [over 2, over 6, over 7]
given
    red gold-xadlas: 5
    blue gold-xadlas: 5
    red gold: 20
    blue lumber: 20
    blue techs: rolling-fireballs
orders red
    trade blue give 2 lumber take 2 gold
    pass
orders blue
    trade red give 2 gold take 2 lumber
    pass
expect
    told all: score red 6 0 6 2
    told all: score blue 6 0 6 3
    told all: won blue 6
    told nobody: won red
    over

case two who reach the target in one turn and are equal in all share the win [over 2, over 9]
given
    red gold-xadlas: 5
    blue gold-xadlas: 5
    red gold: 20
    blue lumber: 20
orders red
    trade blue give 2 lumber take 2 gold
    pass
orders blue
    trade red give 2 gold take 2 lumber
    pass
expect
    told all: won red 6
    told all: won blue 6
    over

case a seat that has reached the target wins over one with fewer, though stronger [over 2, over 6]
given
    red gold-xadlas: 6
    blue gold-xadlas: 5
    blue techs: army-camps, grapeshot
orders red
    pass
orders blue
    pass
expect
    told all: won red 6
    told nobody: won blue

# ---- By years ----

case by years the match ends after the end of the last year, and the most Xadlas win [over 3, over 6]
given season 5 option end-years 1 option end-xadlas 0
    red gold-xadlas: 2
    blue gold-xadlas: 1
orders red
    pass
orders blue
    pass
expect
    told all: year-ends 1
    then told all: score red 2 0 2
    then told all: won red 2
    told nobody: won blue
    told all: last-year 1
    over

case before its last season a match by years is not over [over 3]
given season 4 option end-years 1 option end-xadlas 0
    red gold-xadlas: 2
orders red
    pass
orders blue
    pass
expect
    not over
    told nobody: won

case a match of 4 years ends with its twentieth season [over 1, over 3]
given season 20 option end-years 4 option end-xadlas 0
    red gold-xadlas: 2
orders red
    pass
orders blue
    pass
expect
    told all: last-year 4
    told all: won red 2
    over

case a match of 4 years does not end with the third [over 3]
given season 15 option end-years 4 option end-xadlas 0
    red gold-xadlas: 2
orders red
    pass
orders blue
    pass
expect
    not over

case what the end of the last year brings is counted [over 3, income 1]
given season 5 option end-years 1 option end-xadlas 0
    red gold-xadlas: 1
    blue gold-xadlas: 1
    blue lumber: 12
    blue wheat: 12
    blue mining: 12
    blue gold: 12
orders red
    pass
orders blue
    pass
expect
    told all: xadla-plenty blue 1
    then told all: won blue 2
    told nobody: won red
    over

case a match by years alone knows no target [over 1, over 3]
given option end-years 4 option end-xadlas 0
    red gold-xadlas: 7
orders red
    pass
orders blue
    pass
expect
    told nobody: target-reached
    not over

case of two ends the first met ends the match, here the target [over 1]
given season 2 option end-years 4 option end-xadlas 6
    red gold-xadlas: 6
orders red
    pass
orders blue
    pass
expect
    told all: target-reached red 6
    over

case of two ends the first met ends the match, here the year [over 1]
given season 5 option end-years 1 option end-xadlas 6
    red gold-xadlas: 3
    blue gold-xadlas: 2
orders red
    pass
orders blue
    pass
expect
    told nobody: target-reached
    told all: won red 3
    over

# ---- By deadline ----

case a season resolved before the day of the deadline is not the last [over 4]
given season 3 day 20270228 option end-deadline 20270301 option end-xadlas 0
    red gold-xadlas: 1
orders red
    pass
orders blue
    pass
expect
    told nobody: last-by-clock
    not over

case the first season resolved on the day of the deadline is the last one, played to its end for all [over 4]
given season 3 day 20270301 option end-deadline 20270301 option end-xadlas 0
    red gold-xadlas: 1
orders red
    pass
orders blue
    resources gold
expect
    told all: last-by-clock
    told all: resources-taken blue 2 gold
    told all: won red 1
    told nobody: year-ends
    blue gold: 8
    over

case a season resolved after the deadline is the last one, too [over 4]
given season 3 day 20270415 option end-deadline 20270301 option end-xadlas 0
    blue gold-xadlas: 1
orders red
    pass
orders blue
    pass
expect
    told all: won blue 1
    over

case if the last season is Spring the end of the year is done before the count [over 4]
given season 5 day 20270302 option end-deadline 20270301 option end-xadlas 0
    red gold-xadlas: 1
    blue gold-xadlas: 1
    blue lumber: 12
    blue wheat: 12
    blue mining: 12
    blue gold: 12
orders red
    pass
orders blue
    pass
expect
    told all: year-ends 1
    then told all: xadla-plenty blue 1
    then told all: won blue 2
    over

case where no day is known the deadline ends nothing [over 4]
given season 3 option end-deadline 20270301 option end-xadlas 0
orders red
    pass
orders blue
    pass
expect
    not over

case a target reached before the deadline ends the match [over 1, over 4]
given season 3 day 20270101 option end-deadline 20270301
    red gold-xadlas: 6
orders red
    pass
orders blue
    pass
expect
    told all: target-reached red 6
    told nobody: last-by-clock
    over

case in the last season by the clock a target reached ends the match at once [over 1, over 2, over 4]
given season 3 day 20270301 option end-deadline 20270301
    red gold-xadlas: 6
orders red
    pass
orders blue
    pass
expect
    told all: won red 6
    told nobody: passed blue
    over

# ---- The cap and the stock of Xadlas ----

case at the latest a match ends after 20 years [over 5]
given season 100
    red gold-xadlas: 3
    blue gold-xadlas: 4
orders red
    pass
orders blue
    pass
expect
    told all: won blue 4
    over

case after 19 years it does not end by itself [over 5]
given season 95
    red gold-xadlas: 3
orders red
    pass
orders blue
    pass
expect
    not over

case the option sets another cap [over 5]
given season 10 option end-cap 2
    red gold-xadlas: 3
orders red
    pass
orders blue
    pass
expect
    told all: won red 3
    over

case a match without any of the three ends has its cap [over 5, over 1]
given season 5 option end-cap 1 option end-xadlas 0
    red gold-xadlas: 3
orders red
    pass
orders blue
    pass
expect
    told all: won red 3
    over

case with the fortieth gold Xadla the season is finished and the match ends [xadla 6]
given season 2 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    red lumber: 20
    blue lumber: 20
orders red
    resources lumber
orders blue
    resources lumber
expect
    red gold-xadlas: 21
    red lumber: 11
    told all: resources-taken blue 2 lumber
    blue gold-xadlas: 19
    blue lumber: 22
    told nobody: xadla-traded blue
    told all: last-by-stock
    told all: won red 21
    over

case if the stock runs out in Spring the end of the year is done without Xadlas [xadla 6, over 4]
given season 5 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    red lumber: 20
    blue lumber: 12
    blue wheat: 12
    blue mining: 12
    blue gold: 12
orders red
    resources lumber
orders blue
    pass
expect
    told all: year-ends 1
    told nobody: xadla-plenty
    blue gold: 15
    blue gold-xadlas: 19
    told all: won red 21
    over

case while one gold Xadla is left the match goes on [xadla 6]
given season 2 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
orders red
    pass
orders blue
    pass
expect
    told nobody: last-by-stock
    not over

# ---- Ties. On the day of the deadline Summer is the last season, so no yearly soldier comes. ----

case of equal totals the one with more gold Xadlas wins [over 6]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s26: red post-1, red soldier
    s26 lead: red
    red reserve: 7 soldier
    red gold-xadlas: 1
    red silver-xadlas: 1
    blue gold-xadlas: 2
orders red
    pass
orders blue
    pass
expect
    told all: score red 1 1 2
    told all: score blue 2 0 2
    told all: won blue 2
    told nobody: won red
    rank red: 0 2 1
    rank blue: 0 2 2

case a higher total wins, though another has more gold ones [over 6]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s26: red post-1, red soldier
    s25: red post-2, red soldier
    s26 lead: red
    s25 lead: red
    red reserve: 6 soldier
    red silver-xadlas: 2
    blue gold-xadlas: 1
orders red
    pass
orders blue
    pass
expect
    told all: won red 2
    told nobody: won blue

case then the greater strength wins, 1 for each soldier on map and gate [over 7]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    g2: red city, red soldier
    s25: red 2 soldier
    s25 lead: red
    red reserve: 7 soldier
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 3
    told all: score blue 0 0 0 2
    told all: won red 0
    told nobody: won blue
    rank red: 0 0 0 3
    rank blue: 0 0 0 2

case soldiers in the reserve do not count as strength [over 7]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    g2: red city, red 3 soldier
    red reserve: empty
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 3
    told all: score blue 0 0 0 2
    told all: won red 0

case the strength of all techs counts, those of the university, attack or defence [over 7]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    red techs: rolling-fireballs, army-camps, longbow
    blue techs: grapeshot, military-discipline, hardened-steel, generate-tax
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 6
    told all: score blue 0 0 0 5
    told all: won red 0
    told nobody: won blue

case techs that count at some places only have their strength counted as well [over 7]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    red techs: village-defences, fortified-castles
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 4
    told all: won red 0

case super units count as strength, waiting in the city [over 7]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    red techs: cannons
    blue techs: donkey-caravans
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 4
    told all: score blue 0 0 0 3
    told all: won red 0

case super units count as strength, placed with a squad [over 7]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    g2: red city
    s25: red 2 soldier, red trebuchet
    s25 lead: red
    blue techs: mule-caravans
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 5
    told all: score blue 0 0 0 4
    told all: won red 0

case then the larger empire wins, a village 2 and a settlement 1 [over 8]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s16: red village (since 1 builder red)
    o17: mine, 2 red silo (for s16)
    red supply: 21 silo
    s61: blue settlement
    o71: field, blue silo (for s61)
    blue supply: 22 silo
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 2 2
    told all: score blue 0 0 0 2 1
    told all: won red 0
    told nobody: won blue
    rank red: 0 0 0 2 2
    rank blue: 0 0 0 2 1

case a castle counts 4, its village not besides [over 8]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s16: red village (since 1 builder red), red castle (since 1 builder red)
    o17: mine, 2 red silo (for s16)
    red supply: 21 silo
    red silver-xadlas: 1
    s41: blue village (since 1 builder blue)
    s61: blue post-1, blue village (since 1 builder blue)
    s51: blue settlement
    o41: mine, 2 blue silo (for s41)
    o71: field, 2 blue silo (for s61)
    o51: forest, blue silo (for s51)
    blue supply: 18 silo
    blue silver-xadlas: 1
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 1 1 2 4
    told all: score blue 0 1 1 2 5
    told all: won blue 1
    told nobody: won red

case a castle is a larger empire than a village and a settlement [over 8]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s16: red village (since 1 builder red), red castle (since 1 builder red)
    o17: mine, 2 red silo (for s16)
    red supply: 21 silo
    red silver-xadlas: 1
    s61: blue post-1, blue village (since 1 builder blue)
    s51: blue settlement
    o71: field, 2 blue silo (for s61)
    o51: forest, blue silo (for s51)
    blue supply: 20 silo
    blue silver-xadlas: 1
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 1 1 2 4
    told all: score blue 0 1 1 2 3
    told all: won red 1

case then the building farthest from the own gate wins [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s25: red settlement
    o25: mine, red silo (for s25)
    red supply: 22 silo
    s51: blue settlement
    o51: forest, blue silo (for s51)
    blue supply: 22 silo
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 2 1 2
    told all: score blue 0 0 0 2 1 1
    told all: won red 0
    told nobody: won blue
    rank red: 0 0 0 2 1 2
    rank blue: 0 0 0 2 1 1

case of several buildings the farthest counts, and shut channels are gone round [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s26: red settlement
    s24: red settlement
    o26: mine, red silo (for s26)
    o24: mine, red silo (for s24)
    red supply: 21 silo
    s51: blue settlement
    s52: blue settlement
    o51: forest, blue silo (for s51)
    o63: forest, blue silo (for s52)
    blue supply: 21 silo
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 2 2 3
    told all: score blue 0 0 0 2 2 4
    told all: won blue 0

case existing crossings shorten the way to the farthest building [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s26: red settlement
    s24: red settlement
    o26: mine, red silo (for s26)
    o24: mine, red silo (for s24)
    red supply: 21 silo
    s51: blue settlement
    s52: blue settlement
    o51: forest, blue silo (for s51), road (from s41)
    o52: lake, bridge (from s41)
    o63: forest, blue silo (for s52)
    blue supply: 21 silo
orders red
    pass
orders blue
    pass
expect
    told all: score blue 0 0 0 2 2 2
    told all: score red 0 0 0 2 2 3
    told all: won red 0

case pieces on the way to the farthest building are ignored [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    s24: red settlement
    o24: mine, red silo (for s24)
    red supply: 22 silo
    s26: blue 2 soldier
    s26 lead: blue
    g6: blue city
    s61: blue settlement
    o71: field, blue silo (for s61)
    blue supply: 22 silo
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 2 1 3
    told all: score blue 0 0 0 2 1 2
    told all: won red 0

case teleports do not shorten the way to the farthest building [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    g2: red city
    s26: red post-1, red soldier
    s44: red post-2, red soldier, red settlement
    s26 lead: red
    s44 lead: red
    o45: forest, red silo (for s44)
    red supply: 22 silo
    red silver-xadlas: 2
    g6: blue city
    s41: blue post-3, blue 2 soldier
    s62: blue settlement
    s41 lead: blue
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    blue silver-xadlas: 1
    blue gold-xadlas: 1
    red gold-xadlas: 0
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 2 2 2 1 5
    told all: score blue 1 1 2 2 1 3
    told all: won blue 2

case a building that cannot be reached is at distance 0 [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    o34 o35: lake
    o56: mountain
    o32: field
    o33 o42: mine
    s44: red settlement
    o45: forest, red silo (for s44)
    red supply: 22 silo
    s51: blue settlement
    o51: forest, blue silo (for s51)
    blue supply: 22 silo
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 2 1 0
    told all: score blue 0 0 0 2 1 1
    told all: won blue 0

case if all is equal the win is shared [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 2 0 0
    told all: score blue 0 0 0 2 0 0
    told all: won red 0
    told all: won blue 0
    rank red: 0 0 0 2 0 0
    rank blue: 0 0 0 2 0 0
    over

case who has no building has distance 0, and loses a tie to none but by it [over 9]
given day 20270301 option end-deadline 20270301 option end-xadlas 0
    g2: red city, red 3 soldier
    red reserve: 7 soldier
    s51: blue settlement
    o51: forest, blue silo (for s51)
    blue supply: 22 silo
orders red
    pass
orders blue
    pass
expect
    told all: score red 0 0 0 3 0 0
    told all: score blue 0 0 0 2 1 1
    told all: won red 0
    told nobody: won blue

# ---- Alliances of two ----

game tradewarz seats 3
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    g4: green city, green 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    green reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    green supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    green pile: b411, b213, b312, b321, b123, b402
    red sailed: 1
    blue sailed: 2
    green sailed: 3
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6

case two allies win together with 14 Xadlas, if the target is 6 [over 10]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 8
    blue gold-xadlas: 6
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: alliance-reached red 14 14
    told all: won red
    told all: won blue
    told nobody: won green
    told nobody: passed blue
    over

case with 13 Xadlas two allies have not won [over 10]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 7
    blue gold-xadlas: 6
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: won
    not over

case an allied seat does not win alone [over 10]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 9
    blue gold-xadlas: 2
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: target-reached
    told nobody: won
    not over

case silver Xadlas of allies count in their total [over 10, xadla 1]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 8
    blue gold-xadlas: 5
    s35: post-1
    s25: blue 2 soldier
    s25 lead: blue
    dice march blue s25: 1
orders red
    pass
orders blue
    march s25 via s35
orders green
    pass
expect
    told all: alliance-reached
    told all: won red
    told all: won blue
    over

case an alliance with another target needs twice that and 2 more [over 10]
given option end-xadlas 4
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 9
    blue gold-xadlas: 0
    blue lumber: 19
orders red
    pass
orders blue
    resources lumber
orders green
    pass
expect
    told all: passed red
    then told all: alliance-reached
    then told all: won
    blue gold-xadlas: 1
    over

case who leaves an alliance counts alone at the next test, here that of his own turn [over 10]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 7
    blue gold-xadlas: 2
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: left-alliance red
    then told all: target-reached red 7
    told all: won red 7
    told nobody: won blue
    over

case whose ally has left counts alone as well [over 10, ally 4]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 2
    blue gold-xadlas: 7
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: target-reached blue 7
    told all: won blue 7
    told nobody: won red
    told nobody: passed blue

case a seat outside the alliance wins alone with the target [over 10]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 7
    blue gold-xadlas: 5
    green gold-xadlas: 6
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: target-reached green 6
    told all: won green 6
    told nobody: won red
    told nobody: won blue

case to ally takes the win from one who would have reached the target this turn [over 10]
given
    red gold-xadlas: 5
    red lumber: 19
orders red
    ally blue
    resources lumber
orders blue
    ally red
    pass
orders green
    pass
expect
    red gold-xadlas: 6
    told nobody: target-reached
    not over

case in a match that ends by years everyone is counted alone [over 11]
given season 5 option end-years 1 option end-xadlas 0
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 3
    blue gold-xadlas: 4
    green gold-xadlas: 5
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: won green 5
    told nobody: won red
    told nobody: won blue
    told nobody: alliance-reached
    over

case in a match that ends by years the ally of the winner does not win [over 11]
given season 5 option end-years 1 option end-xadlas 0
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 8
    blue gold-xadlas: 7
    green gold-xadlas: 5
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: won red 8
    told nobody: won blue
    over

case in a match that ends by a deadline everyone is counted alone [over 11]
given season 3 day 20270301 option end-deadline 20270301 option end-xadlas 0
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 8
    blue gold-xadlas: 7
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: won red 8
    told nobody: won blue
    over

case with a target and years, allies are counted alone when it is the year that ends the match [over 11]
given season 5 option end-years 1
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 7
    blue gold-xadlas: 3
    green gold-xadlas: 5
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: alliance-reached
    told all: won red 7
    told nobody: won blue
    over

case at a tournament an allied seat wins alone [over 12]
given option alliance-victory no
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 5
    red lumber: 19
    blue gold-xadlas: 4
orders red
    resources lumber
orders blue
    pass
orders green
    pass
expect
    told all: target-reached red 6
    told all: won red 6
    told nobody: won blue
    told nobody: alliance-reached
    over

case at a tournament there is no win of 14 together [over 12]
given option alliance-victory no
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 9
    blue gold-xadlas: 5
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: alliance-reached
    told all: won red 9
    told nobody: won blue

# ---- Alliances of three ----

game tradewarz seats 4
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    g4: green city, green 2 soldier
    g8: yellow city, yellow 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    green reserve: 6 soldier
    yellow reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    green supply: 23 silo
    yellow supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    green pile: b411, b213, b312, b321, b123, b402
    yellow pile: b411, b420, b330, b321, b312, b303
    red sailed: 1
    blue sailed: 2
    green sailed: 3
    yellow sailed: 4
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    yellow lumber: 6
    yellow wheat: 6
    yellow mining: 6
    yellow gold: 6

case three allies win together with 20 Xadlas [over 10]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold-xadlas: 8
    blue gold-xadlas: 7
    green gold-xadlas: 5
orders red
    pass
orders blue
    pass
orders green
    pass
orders yellow
    pass
expect
    told all: alliance-reached red 20 20
    told all: won red
    told all: won blue
    told all: won green
    told nobody: won yellow
    over

case three allies have not won with 19 [over 10]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold-xadlas: 8
    blue gold-xadlas: 7
    green gold-xadlas: 4
orders red
    pass
orders blue
    pass
orders green
    pass
orders yellow
    pass
expect
    told nobody: won
    not over

case when one of three leaves, the two who stay need 14 [over 10]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold: 8
    red gold-xadlas: 2
    blue gold-xadlas: 8
    green gold-xadlas: 6
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
orders yellow
    pass
expect
    told all: left-alliance red
    then told all: alliance-reached
    told all: won blue
    told all: won green
    told nobody: won red
    over

case of two alliances that which reaches its target first wins [over 10]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 2
    yellow alliance: 2
    red gold-xadlas: 7
    blue gold-xadlas: 5
    green gold-xadlas: 7
    yellow gold-xadlas: 6
    green lumber: 19
orders red
    pass
orders blue
    pass
orders green
    resources lumber
orders yellow
    pass
expect
    told all: won green
    told all: won yellow
    told nobody: won red
    told nobody: passed yellow
    over

# ---- What a report calls it ----

case of two with as many Xadlas the report names what breaks the tie [over 6]
given
    red gold-xadlas: 1
    red silver-xadlas: 1
    blue gold-xadlas: 2
expect
    printed blue: 'You lead with 2 Xadlas, ahead of Red by the tie-break: 2 gold Xadlas against 1 gold Xadla.'

case where those are equal, too, it names their strength [over 7]
given
    g2: red city, red 3 soldier
    red reserve: 7 soldier
expect
    printed red: 'You come first, ahead of Blue by the tie-break: strength 3 against strength 2; nobody has scored yet.'

case who has the same place as another is told so, and no place of their own [over 7]
given
    red gold-xadlas: 1
expect
    printed blue: 'you are second of 4, level with Green and Yellow, with no Xadla.'
    printed green: 'you are second of 4, level with Blue and Yellow, with no Xadla.'
