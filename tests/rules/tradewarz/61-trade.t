# SPDX-License-Identifier: MIT
# Trading: swaps that both partners write alike, when they are settled, and when they lapse. The turns
# are red's, then blue's, then green's.

game tradewarz seats 3
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    g4: green city, green 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    green reserve: 8 soldier
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

case two seats swap resources when both have written the same terms [trade 1, trade 2]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told all: traded
    told all: gave red blue 2 lumber
    told all: gave blue red 1 gold
    red lumber: 4
    red gold: 7
    blue lumber: 8
    blue gold: 5
    green lumber: 6
    done red 1
    done blue 1

case a swap that both have written and can pay is settled in the turn of the first of them [trade 4]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told all: gave red blue 2 lumber
    then told all: passed red
    told all 1 times: traded

case if the terms differ nothing is swapped [trade 2]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 3 lumber
    pass
orders green
    pass
expect
    told nobody: traded
    told nobody: gave
    red lumber: 6
    blue gold: 6
    waits red 1
    waits blue 1

case terms that name another resource are not the same [trade 2]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 wheat
    pass
orders green
    pass
expect
    told nobody: traded
    red lumber: 6

case an offer that nobody answers lapses with the season [trade 4]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    pass
orders green
    pass
expect
    waits red 1
    told nobody: traded
next season
orders red
    pass
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told nobody: traded
    waits blue 1
    red lumber: 6

case an offer is for the seat it names, no other can take it [trade 2]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    pass
orders green
    trade red give 1 gold take 2 lumber
    pass
expect
    told nobody: traded
    red lumber: 6
    green gold: 6

case both sides are swapped at once, or nothing [trade 2, trade 4]
given
    blue gold: 0
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told nobody: gave
    red lumber: 6
    blue lumber: 6
    blue gold: 0

case several resources may be given and taken [trade 1]
given
orders red
    trade blue give 2 lumber 1 wheat take 1 gold 2 mining
    pass
orders blue
    trade red give 1 gold 2 mining take 2 lumber 1 wheat
    pass
orders green
    pass
expect
    told all: gave red blue 2 lumber
    told all: gave red blue 1 wheat
    told all: gave blue red 1 gold
    told all: gave blue red 2 mining
    red lumber: 4
    red wheat: 5
    red mining: 8
    red gold: 7

case the order in which the resources are written does not matter [trade 2]
given
orders red
    trade blue give 2 lumber 1 wheat take 1 gold
    pass
orders blue
    trade red give 1 gold take 1 wheat 2 lumber
    pass
orders green
    pass
expect
    told all: traded
    red lumber: 4
    red wheat: 5

case all four resources may be traded, each for each [trade 1]
given
orders red
    trade blue give 1 wheat take 1 mining
    trade blue give 1 gold take 1 lumber
    pass
orders blue
    trade red give 1 mining take 1 wheat
    trade red give 1 lumber take 1 gold
    pass
orders green
    pass
expect
    told all 2 times: traded
    red wheat: 5
    red mining: 7
    red gold: 5
    red lumber: 7

case nothing but resources is traded [trade 2]
given
orders red
    trade blue give 1 soldier take 1 gold
    pass
orders blue
    pass
orders green
    pass
expect
    bad red 1
    told nobody: traded

case each side gives at least 1 of something [trade 3]
given
orders red
    trade blue give 0 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 0 lumber
    pass
orders green
    pass
expect
    refused red 1: no-terms [trade 3]
    refused blue 1: no-terms
    told nobody: traded
    blue gold: 6

case a present, with nothing taken, is no trade [trade 3]
given
orders red
    trade blue give 1 lumber
    pass
orders blue
    pass
orders green
    pass
expect
    bad red 1
    red lumber: 6

case nobody trades with himself [trade 3]
given
orders red
    trade red give 1 lumber take 1 gold
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: not-with-yourself [trade 3]
    red lumber: 6

case a seat that does not play is no partner [trade 1]
given
orders red
    trade white give 1 lumber take 1 gold
    pass
orders blue
    pass
orders green
    pass
expect
    bad red 1

case each offer works once, even if the other writes it twice [trade 3]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told all 1 times: traded
    red lumber: 4
    blue gold: 5
    waits blue 2

case two equal offers on both sides are two swaps [trade 3]
given
orders red
    trade blue give 2 lumber take 1 gold
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told all 2 times: traded
    red lumber: 2
    red gold: 8

case a swap not yet payable in the first partner's turn is settled in the turn of the second [trade 4]
given
    red gold: 3
    red hand: tax-chest
orders red
    trade blue give 5 gold take 1 lumber
    play tax-chest
    pass
orders blue
    trade red give 1 lumber take 5 gold
    pass
orders green
    pass
expect
    told all: passed red
    then told all: gave red blue 5 gold
    then told all: passed blue
    red gold: 0
    red lumber: 7
    blue gold: 11

case a swap is settled in the turn of one of the two, not in that of a third seat [trade 1, trade 4]
given
    red gold: 0
orders red
    trade green give 2 gold take 3 wheat
    trade blue give 1 mining take 2 gold
    pass
orders blue
    trade red give 2 gold take 1 mining
    pass
orders green
    trade red give 3 wheat take 2 gold
    pass
expect
    told all: gave blue red 2 gold
    then told all: gave red green 2 gold
    red gold: 0
    red wheat: 9
    red mining: 5
    green gold: 8

case a swap that comes to be payable in the turn of a third seat waits for the turn of a partner [trade 1, trade 4]
given
    blue gold: 0
    blue hand: tax-chest
orders red
    trade green give 6 lumber take 7 gold
    pass
orders blue
    play tax-chest
    trade green give 2 gold take 1 wheat
    pass
orders green
    trade blue give 1 wheat take 2 gold
    trade red give 7 gold take 6 lumber
    pass
expect
    told all: passed blue
    then told all: gave red green 6 lumber
    then told all: passed green
    green gold: 1
    red gold: 13
    red lumber: 0

case an offer that could be paid in no turn of the two lapses [trade 4]
given
    red gold: 3
orders red
    trade blue give 5 gold take 1 lumber
    pass
orders blue
    trade red give 1 lumber take 5 gold
    pass
orders green
    pass
expect
    told nobody: traded
    red gold: 3
    blue lumber: 6
next season
given
    red gold: 9
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: traded
    red gold: 9

case what a trade brings can be spent by the lines below it [trade 4, action 4]
given
    red lumber: 0
orders red
    trade blue give 3 gold take 3 lumber
    recruit
orders blue
    trade red give 3 lumber take 3 gold
    pass
orders green
    pass
expect
    done red 1
    done red 2
    red lumber: 0
    red wheat: 3
    red gold: 3
    g2 has red 3 soldier

case what was spent above a trade cannot be given in it [trade 4, action 5]
given
orders red
    recruit
    trade blue give 6 lumber take 1 gold
orders blue
    trade red give 1 gold take 6 lumber
    pass
orders green
    pass
expect
    done red 1
    told nobody: traded
    red lumber: 3
    blue lumber: 6

case a trade spends no token and leaves the default action to be done [action 4, action 7]
given
orders red
    trade blue give 2 lumber take 1 gold
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told all: traded
    then told all: resources-taken red 2 lumber
    red lumber: 6
    red resources-used: 1

case a trade may stand below the action [action 4]
given
orders red
    resources lumber
    trade blue give 8 lumber take 1 gold
orders blue
    trade red give 1 gold take 8 lumber
    pass
orders green
    pass
expect
    done red 1
    told all: resources-taken red 2 lumber
    then told all: gave red blue 8 lumber
    red lumber: 0

case a counter that a trade lifts to 21 is traded at once, the active seat first [xadla 4]
given
    red gold: 20
    blue lumber: 20
orders red
    trade blue give 2 lumber take 2 gold
    pass
orders blue
    trade red give 2 gold take 2 lumber
    pass
orders green
    pass
expect
    told all: xadla-traded red 1 gold 11
    then told all: xadla-traded blue 1 lumber 11
    red gold: 11
    blue lumber: 11
    red gold-xadlas: 1
    blue gold-xadlas: 1

case in the turn of the second partner his own counter is tested first [xadla 4]
given
    red gold: 3
    red lumber: 20
    blue gold: 20
    red hand: tax-chest
orders red
    trade blue give 5 gold take 1 lumber
    play tax-chest
    pass
orders blue
    trade red give 1 lumber take 5 gold
    pass
orders green
    pass
expect
    told all: xadla-traded blue 1 gold 14
    then told all: xadla-traded red 1 lumber 10

case a trade made is seen by all [seen 8]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told green: traded
    told green: gave red blue 2 lumber

case an offer that found no match is not known to the seat it names [seen 8]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    pass
orders green
    pass
expect
    waits red 1
    told nobody: traded
    told nobody: no-terms

case an offer may hang on a condition and is looked at as it is then [trade 4, letters 1]
given
orders red
    if gold > 9: trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    false red 1
    told nobody: traded
    waits blue 1

case offers that stand are settled once in each season [trade 3, letters 15]
given
orders red
    @ trade blue give 2 lumber take 1 gold
    pass
orders blue
    @ trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told all 1 times: traded
    red lumber: 4
next season
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all 1 times: traded
    red lumber: 2
    red gold: 8

case enemies may trade, a city occupied or not [trade 1, city 6]
given
    g6: blue city, red soldier
    g6 lead: red
    g2: red city, red soldier
    blue reserve: 10 soldier
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 2 lumber
    pass
orders green
    pass
expect
    told all: traded
    red lumber: 4
    blue lumber: 8

case who could pay the first of two swaps with the same gold pays only the first [trade 4]
given
    red gold: 2
orders red
    trade blue give 2 gold take 1 lumber
    trade green give 2 gold take 1 wheat
    pass
orders blue
    trade red give 1 lumber take 2 gold
    pass
orders green
    trade red give 1 wheat take 2 gold
    pass
expect
    told all: gave red blue 2 gold
    told nobody: gave red green
    red gold: 0
    red lumber: 7
    red wheat: 6

case a swap waits for a partner who has its line below the action [trade 4]
given
orders red
    trade blue give 2 lumber take 1 gold
    pass
orders blue
    resources gold
    trade red give 1 gold take 2 lumber
orders green
    pass
expect
    told all: traded
    red lumber: 4
    blue gold: 7

case what comes by a swap cannot pay for it [trade 4]
given
orders red
    trade blue give 8 gold take 3 gold
    pass
orders blue
    trade red give 3 gold take 8 gold
    pass
orders green
    pass
expect
    told nobody: traded
    red gold: 6

case who gave another his word for more than he wrote has got no more than was written [trade 2]
given
orders red
    trade blue give 3 lumber take 1 gold
    pass
orders blue
    trade red give 1 gold take 3 lumber
    trade red give 2 gold take 3 lumber
    pass
orders green
    pass
expect
    told all 1 times: traded
    red lumber: 3
    red gold: 7
    waits blue 2
