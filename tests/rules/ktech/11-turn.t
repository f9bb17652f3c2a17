# SPDX-License-Identifier: MIT
# Seasons and turns: who plays when, the phases in their order, and the draws made ahead.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case the seats take their turns from the first seat round [turn 1, start 18]
given season 5 seats 3
    6,10: green village
    first: blue
    red reserve: village
    blue reserve: village
    green reserve: village
orders red
    build village 4,7
orders blue
    build village 7,4
orders green
    build village 6,11
expect
    told all: built blue village 7,4
    then told all: built green village 6,11
    then told all: built red village 4,7

case the last of the seats may go first, and the first is next [turn 1, start 18]
given season 5 seats 4
    6,10: green village
    8,7: yellow village
    first: yellow
expect
    told all: drew-counter yellow
    then told all: drew-counter red
    then told all: drew-counter blue
    then told all: drew-counter green

case the turn order is the same in every season [turn 1, start 18]
given season 5
    first: blue
    red reserve: 2 village
    blue reserve: 2 village
orders red
    build village 4,7
orders blue
    build village 7,4
expect
    told all: built blue
    then told all: built red
next season
orders red
    build village 4,8
orders blue
    build village 7,5
expect
    told all: built blue
    then told all: built red
    first: blue

case a seat finishes its whole turn before the next begins [turn 2]
given season 5
    red gold: 3
    red reserve: village
    blue reserve: village
orders blue
    build village 7,4
orders red
    build village 4,7
    gold e
expect
    told all: built red
    then told all: bought-vp red
    then told all: drew-counter red
    then told all: drew-card red
    then told all: built blue

case what an earlier seat did stands when a later one builds [turn 2, build 2]
given season 5
    5,6: blue village
    red reserve: village
    blue reserve: village
orders red
    build village 5,5
orders blue
    build village 5,5
      else build village 6,6
expect
    5,5: red village
    6,6: blue village
    refused blue 1: occupied 5,5
    done blue 2

case a turn has its phases in order, however the letter is written [turn 3, turn 4, letters 2]
given season 5
    red hand: markets, raid, raid, raid, raid, sail
    red gold: 2
    red reserve: village, 6 ship
orders red
    discard cards sail
    discard counters ship
    gold e
    play markets
    gold d
    build village 4,7
expect
    told all: built red village 4,7
    then told all: played red markets
    then told all: bought-vp red 5
    then told all: gave-up-counter red ship
    then told all: drew-counter red
    then told all: drew-card red
    # the village built in Build counted for Markets: 2 and 2 are 4, of which Gold takes 3
    refused red 5: cannot-pay 2 1
    red gold: 1
    red vp: 5

case a card bought in Gold is not played in the Action before it [turn 4, gold 5]
given season 5
    red gold: 2
    deck top: harvest, raid, raid
orders red
    gold d
    play harvest
expect
    refused red 2: not-held harvest [action 1]
    told only red: bought-card red 2 harvest
    red hand: harvest, 2 raid
    red gold: 0

case gold is not spent before the cards of the same turn have brought it [turn 3, letters 2]
given season 5
    4,4: red city
    4,7: red village
    red hand: markets
orders red
    gold e
    play markets
expect
    done red 1
    red gold: 0
    red vp: 5

case a counter drawn in Gold is too late for the Build of that turn [turn 4, gold 2]
given season 5
    red gold: 2
    draws bowl: castle, ship, ship, village, village
orders red
    gold a
    build castle 4,5
expect
    refused red 2: not-reserved castle
    red reserve: castle, 2 ship

case the draws for the coming turn are made at the end of the present one [turn 5, end 6]
given season 5
    draws bowl: city, mine, castle, army
    deck top: raid, siege, sail, march
expect
    red reserve: city, mine
    red hand: raid, siege
    blue reserve: castle, army
    blue hand: sail, march

case the letter of the coming season uses what was drawn ahead [turn 5]
given season 5
    draws bowl: castle, ship, ship, ship
    deck top: markets, raid, raid, raid
expect
    not over
next season
given
    draws bowl: ship, ship, ship, ship
orders red
    build castle 4,5
    play markets
expect
    4,5: red castle
    red gold: 1
    done red 1
    done red 2

case in a season known to be the last nobody draws [turn 5, end 6]
given season 5
    last: 5
    red reserve: ship
    red hand: raid
expect
    told nobody: drew-counter
    told nobody: drew-card
    red reserve: ship
    red hand: raid
    over

case what was drawn ahead before the end was known is kept and is worth nothing [turn 5, over 7]
# Red goes first and draws; then Blue's card fills the count, and Blue draws no more.
given season 5 option passes 2
    passes: 1
    blue gold: 2
    draws bowl: city, mine
    deck: raid, siege
    discard: rest of deck
orders blue
    gold d
expect
    red reserve: city, mine
    red hand: raid, siege
    blue reserve: empty
    told nobody: drew-counter blue
    told nobody: drew-card blue
    over
    told all: score red 1 0 0 1

case a season in which the land fills ends without further draws [turn 5, over 5]
# 104 land spaces, all taken but 4,7. Red draws nothing, and neither does Blue.
given season 5
    land: blue village
    4,6: red village
    4,7: empty
    0,0 0,1 0,2 1,0 1,1 2,0: blue temple
    red reserve: village
orders red
    build village 4,7
expect
    told all: land-full [over 5]
    told nobody: drew-counter
    told nobody: drew-card
    over

case the seat that played before the land was full has drawn ahead [turn 5, over 5]
given season 5
    land: blue village
    4,6: red village
    4,7: empty
    0,0 0,1 0,2 1,0 1,1 2,0: blue temple
    blue reserve: temple
    draws bowl: ship, ship
orders blue
    build temple 4,7
expect
    red reserve: 2 ship
    blue reserve: empty
    told nobody: drew-counter blue
    over

case there is no order by which gold or cards are given away [turn 6]
given season 5
    red gold: 3
    red hand: raid
    last: 5
orders red
    give blue gold 3
    give blue raid
expect
    bad red 1
    bad red 2
    red gold: 3
    blue gold: 0
    red hand: raid
