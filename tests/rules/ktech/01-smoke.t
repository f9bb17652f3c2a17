# SPDX-License-Identifier: MIT
# KTech, a case or two of every phase. The terrain around 4,6, where red lives unless a case says
# otherwise:    3,5 M  3,6 H  3,7 P       4,5 M  4,6 S  4,7 P  4,8 D       5,5 H  5,6 H  5,7 D

game ktech seats 2
    first: red
    4,6: red village
    7,3: blue village

# ---- the set-up ----

case who goes first settles first, and a list is read from the left [start 18, start 19, start 22]
given set-up
    dice first-seat: 2
    shuffle deck: battle raid march sail siege  harvest harvest taxes tithes raze  disaster gems
    draws bowl: city ship village mine
orders red
    start 7,4 7,3 4,6
orders blue
    start 7,3
expect
    told all: first-seat blue
    told all: settled blue village 7,3
    then told all: settled red village 4,6
    first: blue
    7,3: blue village
    4,6: red village
    7,4: empty
    blue hand: battle raid march sail siege disaster gems
    blue reserve: city ship
    red reserve: village mine
    red hand has 2 harvest, taxes, tithes, raze
    bowl has 97 village, 19 city, 39 ship
    sees blue number: red hand, deck
next season
expect
    told all 4 times: drew-counter
    not over

case without lists the seats settle where the most land is near [start 22]
given set-up seats 4
    dice first-seat: 1
expect
    4,6: red village
    7,3: blue village
    6,10: green village
    8,7: yellow village

# ---- Build ----

case a counter is built beside a space that is controlled [build 1, build 3]
given
    red reserve: village, mine
    draws bowl: city ship
orders red
    build village 4,7
    build mine 3,5
expect
    done red 1
    not reached red 2
    told all: built red village 4,7 [build 1]
    4,7: red village
    3,5: empty
    red reserve has mine

case the first legal space of the list is taken, and each refusal says why [build 1, build 4, build 5]
given
    4,7: red army
    red reserve: city
orders red
    build city 4,5 4,7 4,4 4,8
    else build city 3,6
expect
    refused red 1: wrong-terrain city 4,5 [build 5]
    refused red 1: occupied 4,7 [build 4]
    refused red 1: no-reach 4,4
    done red 2
    3,6: red city
    told only red: occupied 4,7

case with no counter left one may come back at distance two with a village [build 10, build 11]
given
    4,6: empty
    red reserve: village, castle
orders red
    build castle 4,7
    else build village 6,4
    else build village 6,6
expect
    refused red 1: no-return castle
    refused red 2: too-near 6,4
    done red 3
    told all: returned red village 6,6 [build 10]

# ---- Action ----

case a card that makes gold makes it for each counter, and only for its player [action 5, action 8]
given
    4,7 3,7: red village
    4,4: blue village
    red hand: harvest
    red gold: 1
orders red
    play harvest
expect
    told all: played red harvest
    told all: made red 2 gold
    red gold: 3
    blue gold: 0
    discard: harvest

case a report says of each card that may be played what it would bring now, if anything [letters 9]
given
    4,7 3,7: red village
    red hand: harvest, culture
expect
    printed red: 'harvest (2 gold now) culture'
    not printed red: 'culture ('
    not printed blue: 'harvest (2 gold'

case the key of the map tells the signs that are on it, and no other [seen 1]
given
    4,7: red army
expect
    printed red: 'Capitals are counters: V village, A army.'

case a report offers what answers a question where that can come up [letters 7, letters 8, action 29]
given
    4,7 3,7: red village
    red gold: 4
    red hand: raid, harvest, culture, gems
    red reserve: village
    blue hand: raid, gems
    deck top: sail, march, sail, march
expect
    printed red: 'discard cards CARD ... - which'
    not printed red: 'discard counters'
    printed red: 'prefer COUNTER ... - which'
    not printed red: 'when steal-from'
    not printed blue: 'prefer COUNTER ... - which'

case a report names once what the same may follow, and once what is held [letters 4, letters 5]
given
    4,7: red village
    red reserve: village, army, ship
    red hand: harvest, taxes
expect
    printed red: 'discard a card unused: any of your hand'
    printed red: 'village, army'

case a card may be played for nothing, target or not [action 2, action 3]
given
    red hand: battle
orders red
    play battle 4,7
    play battle for nothing
expect
    refused red 1: not-a-target 4,7 battle
    refused red 1: no-target battle [action 4]
    done red 2
    told all: for-nothing red battle
    discard: battle

case a unit that moved must touch another counter of its owner [action 25]
given
    4,7: red army
    red hand: march
orders red
    play march 4,7-4,8
expect
    refused red 1: no-contact 4,8 [action 25]
    4,7: red army
    4,8: empty
    red hand has march
    told nobody: moved
    told nobody: played

case a space left by an earlier step is free, and nobody moves twice for one card [action 22]
given
    4,7: red 1 army
    5,6: red army
    red hand: march
orders red
    play march 4,7-3,6, 5,6-4,7, 4,7-5,6
expect
    done red 1
    told all: moved red army 4,7 3,6
    then told all: moved red army 5,6 4,7
    told red: moved-already 4,7 [action 22]
    told all 2 times: moved
    3,6 4,7: red army
    5,6: empty

case a thief robs the first of its list that has something left [action 29]
given seats 3
    8,7: green village
    5,6 4,8: red army
    5,7: blue village
    4,7: green temple
    red hand: raid
    blue gold: 1
    green gold: 5
orders red
    play raid from blue green
expect
    told all: stole red blue 1 gold 4,8
    then told all: stole red green 1 gold 5,6
    blue gold: 0
    green gold: 4
    red gold: 2

case a destroyed counter goes back into the Bowl [action 15]
given
    4,7: red army
    4,8: blue army
    red hand: battle
    draws bowl: village, village, village, village
orders red
    play battle 4,6 4,8
expect
    done red 1
    told red: not-a-target 4,6 battle
    told all: destroyed red blue army 4,8
    4,8: empty
    bowl has 19 army

case a converted counter stays where it is and changes hands [action 18, action 19]
given
    4,7: red priest
    4,8: blue city
    red hand: convert
orders red
    play convert 4,8
expect
    told all: controlled red blue city 4,8
    4,8: red city
    rank red: 3 3 0

case disaster strikes its player's own counters too, but never a village [action 13, action 17]
given
    4,7: red temple
    red hand: disaster
orders red
    play disaster 7,3 4,7
expect
    told red: not-a-target 7,3 disaster
    4,7: empty
    7,3: blue village

# ---- Gold ----

case max buys until the gold is gone [gold 6, gold 8]
given
    red gold: 7
orders red
    gold e max
    gold a
expect
    done red 1
    told all 2 times: bought-vp red 5
    refused red 2: cannot-pay 2 1 [gold 8]
    red vp: 10
    red gold: 1

case for what is blindly drawn one names a space, and what one prefers [letters 7]
given
    red gold: 6
    draws bowl: mine
orders red
    gold a
    gold b any 4,7 5,5
    prefer castle mine
expect
    done red 1
    told all: bought-counter red mine
    told red: nothing-fits 4,7
    done red 2
    used red 3
    5,5: red mine
    red gold: 0

case a swapped counter cannot come straight back [gold 4]
given
    red reserve: city
    blue reserve: rest of bowl
    bowl: 1 mine
    red gold: 1
orders red
    gold c city
expect
    told all: swapped red city
    then told all: drew-counter red mine
    red reserve: mine, city             # the city is all the Bowl has for the next draw

# ---- End ----

case what a list leaves open goes by a lot that only its owner sees [end 4]
given
    red hand: raid, sail, sail, siege, taxes, tithes, raze
    dice lot discard-card red: 2
    deck top: gems gems
orders red
    discard cards taxes
expect
    told all: gave-up-card red taxes
    then told all: gave-up-card red sail
    rolled only red: lot discard-card red
    red hand: raid sail siege tithes raze gems gems
    discard has taxes sail

# ---- the end of the match ----

case a pass is counted when the discard pile becomes the deck [draw 2, draw 3]
given option passes 2
    passes: 1
    deck: raid
    discard: rest of deck
    shuffle deck: march
expect
    told only red: drew-card red raid
    then told all: deck-out 2
    then told all: last-season 2
    then told only red: drew-card red march
    not over
next season
expect
    over
    told nobody: drew-card
    told all: score red 1 0 0 1
    told all: won red 1
    told all: won blue 1
    rank red: 1 1 0

case full land ends the match with its season, and equal totals are settled by counters [over 5, over 6]
given season 9
    land: red village
    3,4 3,5 3,6 3,7: red temple
    5,4 5,5 5,6 5,7: red priest
    0,0: empty
    red reserve: temple
    blue vp: 101
    blue gold: 1
orders red
    build temple 0,0
expect
    told all: land-full
    last: 9
    over
    rank red: 103 103 0
    rank blue: 103 1 1
    told all: won red 103
    told nobody: won blue
    told nobody: drew-card

# ---- letters ----

case a standing line stands until it is cancelled, and one equal to it changes nothing [letters 1]
given
    red gold: 12
orders red
    @ if gold >= 6: gold e
    at 3: gold e
    when discard-card: raid
expect
    done red 1
    later red 2
    not used red 3
    standing red: at 3: gold e
    standing red: @ if gold >= 6: gold e
    red vp: 5
next season
orders red
    @ if gold >= 6: gold e
expect
    kept red 1
    done red @1
    red vp: 10
next season
orders red
    cancel @ if gold >= 6: gold e
    gold f
expect
    done red 1
    bad red 2: 'belongs'
    done red @2
    red gold: 3
    not standing red: @ if gold >= 6: gold e
    not standing red: at 3: gold e
