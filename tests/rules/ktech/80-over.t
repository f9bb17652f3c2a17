# SPDX-License-Identifier: MIT
# The end of the game: passes of the deck, full land, the count, and ties.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case the third pass by a bought card makes the present season the last [over 1, over 3]
given season 5
    passes: 2
    deck: empty
    discard: rest of deck
    red gold: 2
orders red
    gold d
expect
    told all: deck-out 3
    then told all: last-season 5 [over 3]
    passes: 3
    last: 5
    over

case the season of the last pass is played to its end, so that turns are equal [over 3]
given season 5
    passes: 2
    deck: empty
    discard: rest of deck
    red gold: 2
    blue gold: 3
    blue reserve: village
orders red
    gold d
orders blue
    build village 7,4
    gold e
expect
    told all: last-season 5
    then told all: built blue village 7,4
    then told all: bought-vp blue
    told nobody: drew-card
    over

case the third pass in a draw ahead makes the coming season the last [over 3]
given season 5
    passes: 2
    deck: raid
    discard: rest of deck
expect
    told all: last-season 6
    last: 6
    passes: 3
    not over
    told nobody: score
    # both seats draw for season 6, which is played
    told all 2 times: drew-card red
    told all 2 times: drew-card blue
next season
orders red
    if last: play harvest
expect
    refused red 1
    told nobody: drew-card
    told nobody: drew-counter
    over

case the last draw of the last seat is still one of the coming season [over 3]
given season 5
    passes: 2
    deck: raid, siege, sail
    discard: rest of deck
expect
    last: 6
    not over

case fewer passes end nothing [over 1]
given season 5
    passes: 1
    deck: empty
    discard: rest of deck
    red gold: 2
orders red
    gold d
expect
    passes: 2
    last: 0
    told nobody: last-season
    not over

case a short game ends with the second pass [over 1, over 2]
given season 5 option passes 2
    passes: 1
    deck: empty
    discard: rest of deck
    red gold: 2
orders red
    gold d
expect
    passes: 2
    last: 5
    over

case a long game does not end with the third pass, but with the fourth [over 1, over 2]
given season 5 option passes 4
    passes: 2
    deck: empty
    discard: rest of deck
    red gold: 2
orders red
    gold d
expect
    passes: 3
    last: 0
    not over

case in a long game the fourth pass ends the match [over 1, over 2]
given season 5 option passes 4
    passes: 3
    deck: empty
    discard: rest of deck
    red gold: 2
orders red
    gold d
expect
    passes: 4
    over

case later shuffles do not bring the last season nearer [over 3, draw 3]
# Season 6 is known to be the last. A card bought in season 5 runs the deck out once more.
given season 5
    passes: 3
    last: 6
    deck: empty
    discard: rest of deck
    red gold: 2
orders red
    gold d
expect
    passes: 4
    last: 6
    told nobody: last-season
    not over

case a shuffle in the last season changes nothing either [over 3]
given season 6
    passes: 3
    last: 6
    deck: empty
    discard: rest of deck
    red gold: 2
orders red
    gold d
expect
    passes: 4
    last: 6
    told nobody: last-season
    over

case the match is not over before the season known to be the last [over 3]
given season 5
    last: 6
expect
    not over
    told nobody: score
    told nobody: won

# Full land. Blue's villages stand on all land but what is named, with some temples, since there
# are 104 spaces and 100 villages. Red's village is on 4,6; 4,7 is free.

game ktech seats 2
    land: blue village
    4,6: red village
    4,7: empty
    0,0 0,1 0,2 1,0 1,1 2,0: blue temple
    first: red

case a counter on every land space ends the match with this season [over 4, over 5]
given season 5
    red reserve: village
orders red
    build village 4,7
expect
    told all: land-full [over 5]
    last: 5
    passes: 0
    over

case full land counts from any placement, one for gold too [over 5, gold 3]
given season 5
    red reserve: village
    red gold: 4
orders red
    gold b village 4,7
expect
    told all: land-full
    over

case full land counts from a return to the board [over 5, build 10]
given season 5
    4,6: blue temple
    red reserve: village
orders red
    build village 4,7
expect
    told all: returned red village 4,7
    then told all: land-full
    over

case the season in which the land fills is played to its end [over 5, over 3]
given season 5
    red reserve: village
    blue gold: 3
orders red
    build village 4,7
orders blue
    gold e
expect
    told all: land-full
    then told all: bought-vp blue
    blue vp: 5
    over

case full land stays the end, even if a space falls empty again [over 5]
given season 5
    red reserve: village
    blue hand: disaster
orders red
    build village 4,7
orders blue
    play disaster 0,0
expect
    0,0: empty
    last: 5
    over

case full land makes an end that was known earlier [over 5, draw 3]
given season 5
    passes: 3
    last: 6
    red reserve: village
orders red
    build village 4,7
expect
    last: 5
    over

case land that fills in the season of the last pass ends the match a season sooner [over 5, draw 3]
# Red's draw ahead runs the deck out for the third time, so season 6 would be the last.
given season 5
    passes: 2
    deck: raid
    discard: rest of deck
    blue reserve: village
orders blue
    build village 4,7
expect
    told all: last-season 6
    then told all: land-full
    last: 5
    over
    told nobody: drew-card blue

case one free space anywhere keeps the match going, islands too [over 5]
# 0,0 is in a corner, on land that the rivers cut off from 4,7.
given season 5
    0,0: empty
    red reserve: village
orders red
    build village 4,7
expect
    told nobody: land-full
    last: 0
    not over

case counters on the water do not fill the land [over 5]
given season 5
    4,8: red village
    red reserve: ship
orders red
    build ship 4,9
expect
    told nobody: land-full
    not over

case a move fills one space and frees another [over 5]
given season 5
    3,6: red army
    red hand: march
orders red
    play march 3,6-4,7
expect
    4,7: red army
    3,6: empty
    told nobody: land-full
    not over

case taking control does not change how much land is taken [over 5, action 18]
given season 5
    3,6: red army
    red hand: conquest
orders red
    play conquest 3,7
expect
    3,7: red village
    told nobody: land-full
    not over

case a space that fell empty before the last one was filled is free again [over 5]
given season 5
    red hand: disaster
    blue reserve: village
orders red
    play disaster 0,0
orders blue
    build village 4,7
expect
    told nobody: land-full
    not over

case both ends stand side by side in every match [over 5]
# Land fills long before the passes of a long game.
given season 5 option passes 4
    red reserve: village
orders red
    build village 4,7
expect
    over

# The count.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case tokens, gold and victory points are added, each worth 1 [over 6, over 7]
given season 5
    4,7: red army
    red gold: 4
    red vp: 7
    blue gold: 9
    last: 5
expect
    told all: score red 2 4 7 13 [over 6]
    told all: score blue 1 9 0 10
    told all: won red 13
    told nobody: won blue
    rank red: 13 2 4
    rank blue: 10 1 9
    over

case cards in hand and counters in reserve are worth nothing [over 7]
given season 5
    red hand: 4 raid, disaster
    red reserve: 5 city
    blue gold: 1
    last: 5
expect
    told all: score red 1 0 0 1
    told all: score blue 1 1 0 2
    told all: won blue 2

case what was captured counts for the captor [over 8]
given season 5
    4,7: red army
    4,8: blue army
    red hand: conquest
    last: 5
orders red
    play conquest 4,8
expect
    told all: score red 3 0 0 3
    told all: score blue 1 0 0 1

case what was destroyed counts for nobody [over 8, action 15]
given season 5
    4,7: red army
    4,8: blue army
    red hand: battle
    last: 5
orders red
    play battle 4,8
expect
    told all: score red 2 0 0 2
    told all: score blue 1 0 0 1

case counters on water are tokens as well [over 6]
given season 5
    4,9: red ship
    last: 5
expect
    told all: score red 2 0 0 2

case with equal totals more tokens win [over 9]
given season 5
    4,7: red army
    red vp: 1
    blue gold: 2
    last: 5
expect
    told all: score red 2 0 1 3
    told all: score blue 1 2 0 3
    told all: won red 3
    told nobody: won blue

case with equal totals and tokens more gold wins [over 9]
given season 5
    red gold: 1
    red vp: 2
    blue gold: 2
    blue vp: 1
    last: 5
expect
    told all: won blue 4
    told nobody: won red

case if all is equal the win is shared [over 9]
given season 5
    red gold: 1
    red vp: 2
    blue gold: 1
    blue vp: 2
    last: 5
expect
    told all: won red 4
    told all: won blue 4

case a shared win leaves out who has less [over 9]
given season 5 seats 3
    6,10: green village
    red gold: 1
    green gold: 1
    last: 5
expect
    told all: won red 2
    told all: won green 2
    told nobody: won blue

case a tie below the winner does not matter [over 9]
given season 5 seats 3
    6,10: green village
    blue gold: 1
    last: 5
expect
    told all 1 times: won
    told all: won blue 2

case who has no counter on the board is counted like the others and may win [over 6, build 11]
given season 5
    4,6: empty
    red vp: 5
    last: 5
expect
    told all: score red 0 0 5 5
    told all: won red 5
    told nobody: won blue

case gold spent on points in the last season counts [over 6, gold 6]
given season 5
    red gold: 4
    last: 5
orders red
    if last: gold e max
expect
    told all: score red 1 1 5 7
