# SPDX-License-Identifier: MIT
# Letters: conditions, with every field that may be tested. A line "gold e" that comes to its turn
# without gold is refused, which shows that its if held.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

# if: every field.

case a test without the name it wants, in an order that names none, is not understood [letters 9]
given season 5
    red gold: 9
    red hand: harvest
orders red
    if yield > 0: gold e
    if owner = red: gold e
    if counter: gold e
    when discard-card: raid if yield = 0
    if yield = 0: play harvest
expect
    bad red 1: after 'yield' a name is missing (card)
    bad red 2: after 'owner' a name is missing (space)
    bad red 3: after 'counter' a name is missing (space)
    bad red 4: after 'yield' a name is missing (card)
    done red 5
    red gold: 9

case if gold tests the own stash [letters 9]
given season 5
    red gold: 4
    blue gold: 9
orders red
    if gold = 4: gold e
    if gold > 4: gold e
expect
    done red 1
    false red 2

case a condition is tested when its line is reached [letters 9, letters 2]
given season 5
    red gold: 3
orders red
    if gold = 3: gold e
    if gold = 3: gold e
    if gold = 0 and vp = 5: gold e
expect
    done red 1
    false red 2
    refused red 3: cannot-pay 3 0

case if gold of another seat tests his stash [letters 9]
given season 5
    blue gold: 7
orders red
    if gold blue > 6: gold e
    if gold blue > 7: gold e
expect
    refused red 1: cannot-pay
    false red 2

case if vp tests the own points and those of others [letters 9]
given season 5
    red vp: 2
    blue vp: 8
orders red
    if vp = 2: gold e
    if vp blue = 8: gold e
    if vp = 8: gold e
    if vp blue = 2: gold e
expect
    refused red 1: cannot-pay
    refused red 2: cannot-pay
    false red 3
    false red 4

case if tokens counts the own counters on the board and those of others [letters 9]
given season 5
    4,7: red army
    3,9: red ship
orders red
    if tokens = 3: gold e
    if tokens blue = 1: gold e
    if tokens blue >= 2: gold e
expect
    refused red 1: cannot-pay
    refused red 2: cannot-pay
    false red 3

case if hand counts the own cards and those of others [letters 9, seen 6]
given season 5
    red hand: 2 raid
    blue hand: sail, siege, march
orders red
    if hand = 2: gold e
    if hand blue = 3: gold e
    if hand blue < 3: gold e
expect
    refused red 1: cannot-pay
    refused red 2: cannot-pay
    false red 3

case if reserve counts the own counters in reserve and those of others [letters 9]
given season 5
    red reserve: 2 city
    blue reserve: 4 ship
orders red
    if reserve = 2: gold e
    if reserve blue = 4: gold e
    if reserve blue != 4: gold e
expect
    refused red 1: cannot-pay
    refused red 2: cannot-pay
    false red 3

case if holds counts copies of a card in the own hand [letters 9]
given season 5
    red hand: 2 raid, sail
orders red
    if holds raid > 1: play raid for nothing
    if holds raid > 1: play raid for nothing
    if holds siege: play sail for nothing
expect
    done red 1
    false red 2
    false red 3

case if reserved counts counters of a sort in the own reserve [letters 9]
given season 5
    red reserve: 2 village, army
orders red
    if reserved village < 2: build army 4,7
    if reserved village >= 2: build village 4,7
    if reserved village = 1 and reserved city = 0: gold e
expect
    false red 1
    done red 2
    refused red 3: cannot-pay

case if season tests the number of the season [letters 9]
given season 5
orders red
    if season = 5: gold e
    if season > 5: gold e
    if season <= 5: gold e
expect
    refused red 1: cannot-pay
    false red 2
    refused red 3: cannot-pay

case if last is true in a season known to be the last [letters 9]
given season 5
    red gold: 3
    last: 5
orders red
    if last: gold e
expect
    done red 1
    red vp: 5

case if last is false in the season before [letters 9]
given season 5
    red gold: 3
    last: 6
orders red
    if last: gold e
expect
    false red 1
    red vp: 0

case if last is false while no end is known, and true once this season is it [letters 9, over 3]
given season 5
    passes: 2
    deck: empty
    discard: rest of deck
    red gold: 5
    blue gold: 3
orders red
    if last: gold e
    gold d
    if last: gold e
orders blue
    if last: gold e
expect
    false red 1
    done red 2
    done red 3
    done blue 1

case if passes tests how often the deck ran out [letters 9]
given season 5
    passes: 2
orders red
    if passes = 2: gold e
    if passes < 2: gold e
expect
    refused red 1: cannot-pay
    false red 2

case if deck tests the number of cards left in it [letters 9]
given season 5
    deck: 4 raid, 2 sail
    discard: rest of deck
orders red
    if deck = 6: gold e
    if deck > 6: gold e
expect
    refused red 1: cannot-pay
    false red 2

case if free-land tests how many land spaces bear no counter [letters 9]
# 104 less the two villages and the army; the ship stands on water.
given season 5
    4,7: red army
    3,9: red ship
orders red
    if free-land = 101: gold e
    if free-land < 101: gold e
expect
    refused red 1: cannot-pay
    false red 2

case if owner tests whose counter stands on a space [letters 9]
given season 5
orders red
    if owner 7,3 = blue: gold e
    if owner 4,6 = red: gold e
    if owner 4,7 = none: gold e
    if owner 4,7 = blue: gold e
    if owner 7,3 != blue: gold e
expect
    refused red 1: cannot-pay
    refused red 2: cannot-pay
    refused red 3: cannot-pay
    false red 4
    false red 5

case if counter tests what stands on a space [letters 9]
given season 5
    3,6: blue city
orders red
    if counter 3,6 = city: gold e
    if counter 4,7 = none: gold e
    if counter 3,6 = village: gold e
expect
    refused red 1: cannot-pay
    refused red 2: cannot-pay
    false red 3

case if yield tests what the card of the order would bring [letters 9]
# Markets 1; Harvest 0, for 4,6 is swamp.
given season 5
    red hand: markets, harvest
orders red
    if yield > 0: play harvest
    if yield > 0: play markets
expect
    false red 1
    done red 2
    red gold: 1

case if yield with a name tests another card in hand [letters 9]
given season 5
    4,4: red city
    red hand: markets, culture
orders red
    if yield culture >= 5 and yield markets = 2: play markets
expect
    done red 1
    red gold: 2

case the yield is that of the moment, with what was built before [letters 9, build 3]
given season 5
    red hand: harvest
    red reserve: village
orders red
    build village 4,7
    if yield = 1: play harvest
expect
    done red 2
    red gold: 1

case the yield of a card that steals counts what there is to steal [letters 9, action 29]
given season 5
    4,7: red army
    4,8: blue village
    red hand: raid
orders red
    if yield > 0: play raid
expect
    false red 1

case all tests of a condition must hold [letters 9]
given season 5
    red gold: 4
    red vp: 1
orders red
    if gold >= 3 and vp > 1: gold e
    if gold >= 3 and vp = 1 and season = 5: gold e
expect
    false red 1
    done red 2

case a condition may name the own seat by its colour [letters 9]
given season 5
    red gold: 3
    blue gold: 1
orders red
    if gold red = 3 and gold blue = 1: gold e
expect
    done red 1

case the cards of others cannot be asked for, only their number [letters 9, seen 1]
given season 5
    blue hand: siege
    red gold: 3
orders red
    if holds blue siege: gold e
expect
    bad red 1
    red gold: 3

case a condition on something that is no field is bad [letters 9]
given season 5
    red gold: 3
orders red
    if moon > 3: gold e
expect
    bad red 1
    red gold: 3

case orders in the last season mean what they always mean [letters 9]
given season 5
    last: 5
    red reserve: village
    red hand: markets
    red gold: 2
orders red
    build village 4,7
    play markets
    gold e
expect
    4,7: red village
    red vp: 5
    red gold: 1
    over

case lists may have conditions, and of several the first that holds is read [letters 8, letters 9]
given season 5
    red hand: 4 raid, 2 sail
orders red
    if gold > 4: discard cards raid
    if gold = 0: discard cards sail
expect
    told all: gave-up-card red sail
    not used red 1
    used red 2

case a condition on a start is read when the seat's turn to place comes [letters 9, start 22]
given set-up
    dice first-seat: 2
orders blue
    start 4,6
orders red
    if owner 4,6 = blue: start 0,0
    start 10,12
expect
    0,0: red village

# ---- what a card that steals would yield ----

game ktech seats 3
    first: red
    last: 5

case yield of Raid robs by the rule's own tie: of equals the next in turn order [letters 9, action 29]
# Blue's army on 4,5 may rob Green or Red, the one on 8,5 Red alone: Green is next after Blue.
given season 5
    4,5 8,5: blue army
    4,4 8,4: red village
    4,6: green village
    red gold: 1
    green gold: 1
    blue hand: raid
orders blue
    if yield = 1: play raid
    if yield = 2: play raid
expect
    false blue 1
    done blue 2
    blue gold: 2

case yield of Raid is what the play takes where the richest changes on the way [letters 9, action 29]
# After the first thief both have 1; Green is next after Blue, so the second takes Green's, the third Red's.
given season 5
    2,5 4,5 6,5: blue army
    2,4 4,4 6,4: red village
    2,6 4,6 6,6: green village
    red gold: 2
    green gold: 1
    blue hand: raid
orders blue
    if yield = 3: play raid
expect
    done blue 1
    blue gold: 3

case yield of Victory, too, takes by the tie and from everybody [letters 9, card 35]
given season 5
    2,5 4,5 6,5: blue army
    red vp: 1
    green vp: 1
    blue hand: victory
orders blue
    if yield = 2: play victory
expect
    done blue 1
    blue vp: 2

case yield of a theft takes no heed of the seats an order names [letters 9, action 29]
given season 5
    4,5: blue army
    4,4: red village
    4,6: green village
    red gold: 1
    blue hand: raid
orders blue
    if yield = 1: play raid from green
expect
    done blue 1
    blue gold: 0
    told all: stole-nothing blue gold [action 4]
