# SPDX-License-Identifier: MIT
# Who sees what.

game ktech seats 3
    4,6: red village
    7,3: blue village
    6,10: green village
    first: red

case hands are secret but for their number [seen 1, seen 6]
given season 5
    red hand: raid
    blue hand: siege
expect
    sees red exactly: red hand
    sees red number: blue hand, green hand
    sees blue number: red hand

case all else on the table is open [seen 1]
given season 5
    blue reserve: city
    3,9: blue ship
expect
    sees red exactly: blue reserve, green reserve, red reserve
    sees red exactly: 4,6, 7,3, 3,9, 0,0
    sees red exactly: red gold, blue gold, green gold, red vp, blue vp, green vp
    sees red exactly: discard
    sees green exactly: blue reserve, blue gold, 4,6

case the deck is known by its number, the Bowl by its sorts [seen 1, seen 5]
expect
    sees red number: deck
    sees blue number: deck
    sees red exactly: bowl

case passes, the last season and the first seat are known to all [seen 2]
given season 5
    passes: 3
    last: 6
expect
    sees red exactly: passes, last, first
    sees blue exactly: passes, last, first

case that the last season is known is told to all at once [seen 2]
given season 5
    passes: 2
    deck: raid
    discard: rest of deck
expect
    told all: deck-out 3
    told all: last-season 6

case the free land is known to all and may be asked for [seen 2, letters 9]
given season 5
orders blue
    if free-land = 101: gold e
expect
    refused blue 1: cannot-pay

case drawn counters are seen by all [seen 3]
given season 5
    draws bowl: city, mine
expect
    told all: drew-counter red city
    told all: drew-counter red mine

case drawn cards are told to their owner alone [seen 3, seen 6]
given season 5
    deck top: harvest, raid
expect
    told only red: drew-card red harvest
    told only red: drew-card red raid
    told blue 2 times: drew-card red
    told green 2 times: drew-card red

case drawn cards of season 0 are told to their owner alone [seen 3, seen 6]
# Ten cards are dealt to two seats; the next two are drawn by Red.
given set-up seats 2
    dice first-seat: 1
    shuffle deck: raid raid raid raid siege sail sail sail sail march disaster markets
expect
    told only red: drew-card red disaster
    told only red: drew-card red markets
    sees blue number: red hand
    sees red exactly: red hand

case a swap is seen by all [seen 4]
given season 5
    red gold: 1
    red reserve: ship
    draws bowl: city, mine, mine, mine, mine, mine, mine
orders red
    gold c ship
expect
    told all: swapped red
    sees blue exactly: red reserve

case discarded counters are seen by all [seen 4]
given season 5
    red reserve: 6 ship
expect
    told all: gave-up-counter red ship

case the discard pile lies face up [seen 5]
given season 5
    red hand: raid
    discard: siege, march
orders red
    play raid for nothing
expect
    sees blue exactly: discard
    discard: siege, march, raid

case the reports of the others say how many cards you hold, not which [seen 1, seen 6]
given season 5
    red hand: siege
    deck top: harvest, raid, march, march, sail, sail
expect
    printed red: 'Your hand, 3: raid *'
    printed only red: 'siege One enemy city or castle'
    printed blue green: 'tokens reserve hand Red 1 0 0 1 2 3 '
    not printed blue green: 'harvest'

case a bought card is told to its buyer alone [seen 6]
given season 5
    red gold: 2
    deck top: harvest
orders red
    gold d
expect
    told only red: bought-card red 2 harvest
    told blue 1 times: bought-card red
    told green 1 times: bought-card red

case all see a card that is played and what it made [seen 7]
given season 5
    red hand: markets
orders red
    play markets
expect
    told all: played red markets
    told all: made red 1 gold

case all see a card that is played for nothing [seen 7, action 2]
given season 5
    red hand: markets
orders red
    play markets for nothing
expect
    told all: for-nothing red markets

case all see the steps of a card [seen 7]
given season 5
    4,7: red army
    red hand: march
orders red
    play march 4,7-3,6
expect
    told all: moved red army 4,7 3,6

case all see what is destroyed or taken over [seen 7]
given season 5
    4,7: red army
    4,8: blue army
    5,7: green village
    red hand: battle, conquest
orders red
    play battle 4,8
    play conquest 5,7
expect
    told all: destroyed red blue army 4,8
    told all: controlled red green village 5,7

case all see what is stolen, and from whom [seen 7]
given season 5
    4,7: red army
    5,7: green village
    green gold: 2
    red hand: raid
orders red
    play raid
expect
    told all: stole red green 1 gold 4,7

case all see the cards discarded in End [seen 7]
given season 5
    red hand: 4 raid, 2 sail
orders red
    discard cards sail
expect
    told all: gave-up-card red sail

case what is not done of a letter is not told to the others [seen 8, seen 9]
# Neither the alternative nor the condition shows.
given season 5
    red reserve: village, city
    red hand: raid
orders red
    build village 4,7
      else build city 3,6
    if gold > 5: play raid
expect
    told all: built red village 4,7
    not reached red 2
    false red 3
    told nobody: built red city
    told nobody: played
    sees blue number: red hand

case a refused order is told to its writer alone [seen 9]
given season 5
    red reserve: village
    red hand: siege
orders red
    build village 4,8
    play siege 4,8
    gold e
    play raze 4,8
expect
    told only red: no-reach 4,8
    told only red: no-target siege
    told only red: cannot-pay 3 0
    told only red: not-held raze
    not told blue green: no-reach
    not told blue green: cannot-pay
    not told blue green: not-held
    told nobody: played

case steps refused within a card are told to its player alone [seen 9, action 4]
given season 5
    4,7: red army
    red hand: march
orders red
    play march 4,7-5,8, 4,7-3,6
expect
    told only red: not-adjacent 4,7 5,8
    told all: moved red army 4,7 3,6

case when the match is over all hands and the deck are opened [seen 5, seen 10]
given season 5
    red hand: raid
    blue hand: siege
    last: 5
expect
    over
    sees red exactly: blue hand, green hand, deck
    sees blue exactly: red hand

case before the match is over no hand is opened [seen 10, seen 1]
given season 5
    red hand: raid
    last: 6
expect
    not over
    sees blue number: red hand, deck

case others' reports hang on nothing but what they may see [seen 1, seen 6, seen 8, seen 9]
# The cards of two hands change places, and a letter tries in vain what the other did not.
given season 5
    red hand: siege, disaster
    green hand: raid, march
    deck top: harvest, sail, copper-mines, markets, gems, tithes
orders red
    gold e
expect
    refused red 1
twin blue
    red hand: raid, march
    green hand: siege, disaster
twin blue green
orders red
    play siege 7,3
    if hand > 5: play disaster 4,4
    build city 3,6
      else build castle 3,6

case which cards are drawn or discarded by lot changes nobody else's report [seen 6, seen 7]
given season 5
    red hand: 2 raid, 4 sail
    deck top: siege, march, copper-mines, markets, gems, tithes
    dice lot discard-card red: 1
orders green
    gold d
expect
    red hand has 1 march
twin blue
    deck top: march, siege, copper-mines, markets, tithes, gems

case what wins is told as a total, never as points, which are victory points [over 6]
given season 5
    red vp: 9
    red gold: 0
    blue vp: 3
    blue gold: 0
expect
    printed blue: 'Red leads with 10 in total; you are second of 3, with 4 in total.'
    printed red: 'You lead with 10 in total, 6 ahead of Blue.'

case what breaks a tie is named [over 9]
given season 5
    red vp: 2
    red gold: 0
    blue vp: 0
    blue gold: 2
    green vp: 0
    green gold: 0
expect
    printed red: 'Blue leads with 3 in total; you are second of 3, also with 3 in total, but behind by the tie-break: no gold against 2 gold.'

case the same order again stands in the letter once, with all that it brought, and so does what it brought [gold 6]
given season 5
    red gold: 9
orders red
    gold e
    gold e
    gold e
expect
    printed red: '1-3 gold e done (see'
    printed red: 'You bought 15 victory points for 9 gold. [gold 6]'

case a rule is named where it is first met [build 1]
given season 5
    red reserve: village
    blue reserve: village
    first: red
orders red
    build village 5,6
orders blue
    build village 7,4
expect
    printed red: 'You built a village on 5,6. [build 1]'
    printed red 1 times: '[build 1'
    printed red: 'Blue built a village on 7,4.'
