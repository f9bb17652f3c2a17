# SPDX-License-Identifier: MIT
# The Action phase: destroying, taking over, adjacency, and what a card wins for the same turn.

game ktech seats 2
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

# ---- destroyed, taken over ----

case a destroyed counter goes into the Bowl and its owner has his token back [action 15]
given
    4,7: red army
    4,6: blue army
    4,5: blue village
    red hand: battle
orders red
    play battle 4,6
expect
    4,6: empty
    bowl has 19 army           # the red one lies on the board
    told all: score blue 1     # one token is left of two

case a destroyed counter may be drawn again [action 16]
given
    4,6: red village
    4,7: red army
    red gold: 2
    red hand: disaster
    bowl: empty
    blue reserve: rest of bowl
orders red
    play disaster 4,7
    gold a                     # nothing else is in the Bowl
expect
    told all: destroyed red red army 4,7
    then told all: bought-counter red army
    red reserve: army

case Disaster strikes a counter that is far away [action 17]
given
    4,6: red village
    9,6: blue city
    red hand: disaster
orders red
    play disaster 9,6
expect
    told all: destroyed red blue city 9,6
    9,6: empty
    discard: disaster

case Disaster never strikes a village, but the next of the list [action 17, action 4]
given
    4,6: red village
    7,4: blue village
    8,1: blue ship
    8,5: blue castle
    red hand: disaster
orders red
    play disaster 7,4 4,6 10,0 8,1 8,5    # villages, nothing there, a ship, a castle
expect
    told only red: not-a-target 7,4 disaster
    told only red: not-a-target 4,6 disaster
    told only red: not-a-target 10,0 disaster
    7,4: blue village
    8,1: empty
    8,5: blue castle

case Disaster with villages alone on its list is refused [action 17, action 4]
given
    4,6: red village
    7,4: blue village
    red hand: disaster
orders red
    play disaster 7,4
expect
    refused red 1: no-target disaster
    7,4: blue village
    red hand: disaster

case the space that Disaster strikes must be named [action 17]
given
    7,5: blue city
    red hand: disaster
orders red
    play disaster
expect
    refused red 1: needs-target disaster
    7,5: blue city
    red hand: disaster

case a seat without a counter may play Disaster [action 17, build 10]
given
    7,5: blue city
    7,4: blue village
    red hand: disaster
orders red
    play disaster 7,5
expect
    7,5: empty
    discard: disaster

case control of a counter replaces the token on it [action 18]
given
    4,7: red army
    5,6: blue city
    4,5: blue village
    red hand: siege
orders red
    play siege 5,6
expect
    told all: controlled red blue city 5,6
    5,6: red city
    bowl has 19 city
    told all: score red 2
    told all: score blue 1

case a counter taken over stays where it is, though you could not have placed it [action 19]
given
    4,8: red temple            # the only red counter; ships are taken across the coast
    4,9: blue ship
    7,4: blue village
    red hand: convert
orders red
    play convert 4,9
expect
    4,9: red ship
    4,8: red temple
    bowl has 39 ship

# ---- adjacent, gained this turn, gifts ----

case next to is to share a side, not to be two spaces away [start 6]
given
    4,6: red caravan           # 3,6 touches it, 3,7 and 2,6 do not
    3,7: blue village
    2,6: blue city
    red hand: merchants
orders red
    play merchants
expect
    red gold: 0

case in an odd row a space touches the same column above and below and the next [start 7]
given
    5,5: red priest            # touches 4,5 4,6 5,4 5,6 6,5 6,6
    4,5 4,6 5,4 6,6: blue village
    4,4 4,7 6,4 6,7: blue village
    red hand: indulgences
orders red
    play indulgences
expect
    red gold: 4

case in an even row a space touches the same column above and below and the one before [start 7]
given
    4,6: red priest            # touches 3,5 3,6 4,5 4,7 5,5 5,6
    3,5 4,5 5,6: blue village
    3,4 3,7 5,4 5,7: blue village
    red hand: indulgences
orders red
    play indulgences
expect
    red gold: 3

case what stands on adjacent water, tundra or hills does not matter [start 6]
given
    3,8: red village           # its only water is 3,9 and 4,9
    3,9: blue ship
    4,9: red ship
    1,6: red village           # tundra at 0,6 and 0,7, hills at 1,5 and 2,7
    0,6 0,7 2,7: blue army
    red hand: fishing, trapping, herding
orders red
    play fishing
    play trapping
    play herding
expect
    told all: made red 1 gold
    told all: made red 4 gold
    told all: made red 2 gold
    red gold: 7

case a space is not adjacent to itself [start 6]
given
    4,0: red village           # on hills; 4,1 is its only hills neighbour
    0,9: red village           # on tundra; 0,8 is its only tundra neighbour
    red hand: herding, trapping
orders red
    play herding
    play trapping
expect
    told all: made red 1 gold
    told all: made red 2 gold
    red gold: 3

case a counter one card brings you serves your next card [build 9, action 18]
given
    4,7: red priest
    4,6: blue army
    3,6: blue city
    red hand: convert, siege, culture
orders red
    play convert 4,6
    play siege 3,6             # with the army just converted
    play culture
expect
    done red 2
    4,6: red army
    3,6: red city
    red vp: 5

case an army one card brings you may move with the next [build 9, action 20]
given
    4,7: red priest
    4,6: blue army
    red hand: convert, march
orders red
    play convert 4,6
    play march 4,6-5,6
expect
    done red 2
    5,6: red army

case spaces won by a card widen what is placed for gold in the same turn [build 9]
given
    4,7: red army
    5,6: blue city
    red gold: 4
    red reserve: village
    red hand: siege
orders red
    play siege 5,6
    gold b village 6,6         # beside 5,6 and nothing else of Red's
expect
    told all: bought-place red village 6,6
    6,6: red village

case spaces won by a card come too late for the free placement of the turn [build 9, turn 4]
given
    4,7: red army
    5,6: blue city
    red reserve: village
    red hand: siege
orders red
    play siege 5,6
    build village 6,6
expect
    done red 1
    refused red 2: no-reach 6,6
    5,6: red city
    6,6: empty
    red reserve: village

case gold, cards and counters cannot be given away [turn 6]
given
    4,6: red village
    7,4: blue village
    red gold: 5
    red hand: raid
orders red
    give blue 5 gold
    give blue raid
expect
    bad red 1
    bad red 2
    red gold: 5
    blue gold: 0
    red hand: raid
    blue hand: empty

case a counter taken over earns for its captor and no longer for who lost it [action 18]
given
    4,7: red army
    3,6: blue city
    7,5: blue city
    red hand: siege, culture
    blue hand: culture
orders red
    play siege 3,6
    play culture
orders blue
    play culture
expect
    red vp: 5
    blue vp: 5

case a seat that lost its last counter plays its cards for 0 [action 15, action 4]
given
    4,7: red army
    3,7: blue village
    red hand: raze
    blue hand: harvest
orders red
    play raze 3,7
orders blue
    play harvest
expect
    told all: played blue harvest
    blue gold: 0
    blue hand: empty
