# SPDX-License-Identifier: MIT
# Xadlas: silver and gold, counters at 21, and the stock of 40.

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

# ---- silver and gold ----

case a silver xadla counts as much as a gold one [xadla 1]
given season 6
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red gold-xadlas: 5
orders red
    build castle s26
expect
    red silver-xadlas: 1
    red gold-xadlas: 5
    told all: target-reached red 6
    over

case a battle won brings one gold xadla [xadla 2, battle 14]
given
    s26: red 2 soldier
    s26 lead: red
    g2: red city
    s25: blue soldier
    g6: blue city, blue soldier
    red techs: grapeshot
    dice march red s26: 1
orders red
    march s26 via s25
orders blue
    pass
expect
    told all: xadla-battle red 1 [battle 14]
    red gold-xadlas: 1
    blue gold-xadlas: 0

case a university of level 4 brings one [xadla 2, university 4]
given
    red military: 3
orders red
    build university military
expect
    told all: xadla-level red 1 [university 4]
    red gold-xadlas: 1

# ---- counters at 21 ----

case a counter at 21 loses 11 and brings a gold xadla [xadla 3, xadla 4]
given
    red gold: 19
orders red
    resources gold
expect
    told all: resources-taken red 2 gold
    then told all: xadla-traded red 1 gold 10 [xadla 3]
    red gold: 10
    red gold-xadlas: 1

case a counter at 22 keeps 11 [xadla 3]
given
    red wheat: 20
orders red
    resources wheat
expect
    told all: xadla-traded red 1 wheat 11
    red wheat: 11
    red gold-xadlas: 1

case a counter at 20 is not traded [xadla 3]
given
    red mining: 18
orders red
    resources mining
expect
    told nobody: xadla-traded
    red mining: 20
    red gold-xadlas: 0

case two counters that reach 21 at once are both traded [xadla 3]
given
    red lumber: 20
    red mining: 20
orders red
    resources lumber mining
expect
    red lumber: 10
    red mining: 10
    red gold-xadlas: 2

case a counter is traded again as long as it is at 21 or more [xadla 3]
given
    red gold: 20
    blue gold: 14
orders red
    trade blue give 1 wheat take 13 gold
    pass
orders blue
    trade red give 13 gold take 1 wheat
    pass
expect
    told all: traded
    red gold: 11
    red gold-xadlas: 2
    blue gold: 1

case a card is followed by the trade before the next line is read [xadla 4, action 4]
given
    red gold: 19
    red mining: 10
    red hand: tax-chest
orders red
    play tax-chest
    build university economy 4
expect
    done red 1
    told all: gained red 2 gold
    then told all: xadla-traded red 1 gold 10
    then told all: level-built red economy 4
    red gold: 0
    red gold-xadlas: 2

case what was traded away can no more be spent [xadla 4]
given
    red gold: 19
    red mining: 20
    red techs: generate-tax, improved-building
    red hand: tax-chest
orders red
    play tax-chest
    build university economy 4
    build university military
expect
    done red 2
    refused red 3: cannot-pay 0 0 1 1 6 6 10 0
    red gold: 0
    red military: 0

case the default action, too, can bring a counter to 21 [xadla 4, action 7]
given
    red lumber: 19
    red wheat: 20
    red mining: 20
    red gold: 20
expect
    told all: xadla-traded red 1 lumber 10
    red lumber: 10
    red gold-xadlas: 1

case a counter of the other partner of a swap is traded at once, in the same turn [xadla 4]
given
    blue gold: 20
orders red
    trade blue give 1 gold take 1 wheat
    resources mining
orders blue
    trade red give 1 wheat take 1 gold
    pass
expect
    told all: traded
    then told all: xadla-traded blue 1 gold 10
    then told all: resources-taken red 2 mining
    blue gold: 10
    blue gold-xadlas: 1

case if the counters of both rise the seat whose turn it is comes first [xadla 4]
given
    red wheat: 20
    blue gold: 20
orders red
    trade blue give 1 gold take 1 wheat
    pass
orders blue
    trade red give 1 wheat take 1 gold
    pass
expect
    told all: xadla-traded red 1 wheat 10
    then told all: xadla-traded blue 1 gold 10

case in the turn of the second seat it is he who comes first [xadla 4, trade 4]
given
    red wheat: 20
    red gold: 0
    blue gold: 20
orders red
    trade blue give 1 gold take 1 wheat
    resources gold
orders blue
    trade red give 1 wheat take 1 gold
    pass
expect
    told all: resources-taken red 2 gold
    then told all: xadla-traded blue 1 gold 10
    then told all: xadla-traded red 1 wheat 10

case an exchange by market day can bring a counter to 21 [xadla 4, morale 7]
given
    red gold: 20
    red hand: market-day
orders red
    play market-day 3 lumber for gold
    pass
expect
    done red 1
    told all: exchanged red 3 lumber gold
    then told all: xadla-traded red 1 gold 12
    red lumber: 3
    red gold: 12

case the gold for a cancelled battle can bring a counter to 21 [xadla 4, battle 3]
given
    s26: red 2 soldier
    s26 lead: red
    g2: red city
    s25: blue soldier
    g6: blue city, blue soldier
    blue gold: 19
    red hand: cancel-battle
    dice march red s26: 1
orders red
    march s26 via s25
    when cancel-battle: yes
orders blue
    pass
expect
    told all: paid-off red blue 2
    then told all: xadla-traded blue 1 gold 10
    red gold: 4
    blue gold: 10
    blue gold-xadlas: 1

case the payment for leaving an alliance can bring a counter to 21 [xadla 4, ally 3]
given seats 3
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    blue alliance: 1
    blue gold: 18
orders red
    leave alliance
    pass
orders blue
    pass
expect
    told all: paid-partner red blue 4
    then told all: xadla-traded blue 1 gold 11
    red gold: 2
    blue gold: 11

case the trade of a counter can win the match in the middle of a season [xadla 4, over 2]
given
    red gold: 19
    red gold-xadlas: 5
orders red
    resources gold
orders blue
    resources gold
expect
    over
    red gold-xadlas: 6
    blue gold: 6

# ---- the stock of 40 ----

case as long as a gold xadla is left the match goes on [xadla 5, xadla 6]
given season 2 option end-xadlas 0
    red gold-xadlas: 19
    blue gold-xadlas: 19
    red gold: 19
orders red
    resources gold
orders blue
    pass
expect
    red gold-xadlas: 20
    not over
    told nobody: last-by-stock

case with the fortieth the season is finished, then the match ends [xadla 6]
given season 2 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    red gold: 19
orders red
    resources gold
orders blue
    resources wheat
expect
    red gold-xadlas: 21
    done blue 1
    blue wheat: 8
    told all: last-by-stock [xadla 6]
    over

case when none is left a counter of 21 stays as it is [xadla 6]
given season 2 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    red gold: 19
    blue gold: 20
orders red
    resources gold
orders blue
    resources gold
expect
    red gold: 10
    red gold-xadlas: 21
    told nobody: xadla-traded blue
    blue gold: 22
    blue gold-xadlas: 19
    over

case with one left a counter of 32 or more is traded once [xadla 6, xadla 3]
given season 2 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    red gold: 20
    blue gold: 14
orders red
    trade blue give 1 wheat take 13 gold
    pass
orders blue
    trade red give 13 gold take 1 wheat
    pass
expect
    red gold: 22
    red gold-xadlas: 21
    over

case with one left a battle after it is paid nothing [xadla 6]
given season 2 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 20
    s26: red 2 soldier
    s26 lead: red
    g2: red city
    s25: blue soldier
    g6: blue city, blue soldier
    red techs: grapeshot
    dice march red s26: 1
orders red
    march s26 via s25
orders blue
    pass
expect
    told all: battle-won red blue s25
    red gold-xadlas: 20
    told nobody: xadla-battle
    told all: xadlas-out red [xadla 6]
    over

case of a conquest with one left only that one is paid [xadla 6, city 5]
given option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    g2: red city
    g6: blue city
    s51: red 3 soldier
    s51 lead: red
    red reserve: 7 soldier
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    blue reserve: 10 soldier
    red techs: grapeshot, gun-powder, trench-warfare, increased-fitness, superior-offensive-tactics
    red pile: b411, b411, b420, b330, b231, b222
    blue pile: b411, b420, b222, b303, b123, b231
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    pass
expect
    told all: city-taken red blue g6
    red gold-xadlas: 21
    over

case if the fortieth goes in spring the end of the year is done, without the xadlas still due [xadla 6, income 1]
given season 5 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    red lumber: 19
    blue lumber: 11
    blue wheat: 11
    blue mining: 11
    blue gold: 18
    morale-deck top: rich-seam, tax-chest
orders red
    resources lumber
orders blue
    pass
expect
    red gold-xadlas: 21
    blue gold-xadlas: 19
    told nobody: xadla-plenty
    blue lumber: 12
    blue gold: 21
    red gold: 9
    g2: red city, red 3 soldier
    red hand: rich-seam
    blue hand: tax-chest
    over

case at the end of the year the xadlas go out step by step, in turn order, until none is left [xadla 6, income 1]
given season 5 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 19
    red lumber: 20
    red wheat: 11
    red mining: 11
    red gold: 9
    blue lumber: 11
    blue wheat: 11
    blue mining: 11
    blue gold: 9
orders red
    pass
orders blue
    pass
expect
    told all: xadla-plenty red 1
    told nobody: xadla-plenty blue
    told nobody: xadla-traded
    red gold-xadlas: 21
    blue gold-xadlas: 19
    red lumber: 21
    g6: blue city, blue 3 soldier
    over

case plenty of the second seat goes before the counter of the first [xadla 6, income 1]
given season 5 option end-xadlas 0
    red gold-xadlas: 19
    blue gold-xadlas: 19
    red lumber: 20
    red wheat: 11
    red mining: 11
    red gold: 9
    blue lumber: 11
    blue wheat: 11
    blue mining: 11
    blue gold: 9
orders red
    pass
orders blue
    pass
expect
    red gold-xadlas: 20
    blue gold-xadlas: 20
    red lumber: 21
    over

case silver xadlas are handed out when all gold ones are gone [xadla 5, xadla 6]
given season 6 option end-xadlas 0
    red gold-xadlas: 20
    blue gold-xadlas: 20
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    build castle s26
orders blue
    pass
expect
    red silver-xadlas: 1
    over
