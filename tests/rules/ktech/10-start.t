# SPDX-License-Identifier: MIT
# Setting up: what lies where when season 0 was played, who goes first, and where the first
# villages stand. A roll of first-seat shows the number of a seat: 1 is red.

game ktech seats 2

case two seats play on the smaller map, with its 104 land spaces [start 1, start 2, start 4]
given set-up
    dice first-seat: 1
orders red
    start 10,12
orders blue
    start 0,0
expect
    10,12: red village
    0,0: blue village
next season
orders red
    if free-land = 102: play harvest for nothing
    if free-land != 102: play harvest for nothing
expect
    false red 2

case the smaller map has no space 12,0 and no thirteenth space in an odd row [start 4]
given set-up seats 4
orders red
    start 12,0
orders blue
    start 1,12
expect
    bad red 1
    bad blue 1

case five seats play on the larger map, with its 162 land spaces [start 2, start 4]
given set-up seats 5
    dice first-seat: 1
orders red
    start 12,0
expect
    12,0: red village
next season
orders red
    if free-land = 157: play harvest for nothing
    if free-land != 157: play harvest for nothing
expect
    false red 2

case six seats who ask for nothing all find a legal space on the larger map [start 2, start 22]
given set-up seats 6
    dice first-seat: 1
expect
    3,11: red village
    9,4: blue village
    3,2: green village
    9,13: yellow village
    3,7: black village
    9,8: white village

case four seats who ask for nothing all find a legal space on the smaller map [start 2, start 22]
given set-up seats 4
    dice first-seat: 1
expect
    4,6: red village
    7,3: blue village
    6,10: green village
    8,7: yellow village

case the counters are 280 in all, and the starting villages come out of the Bowl [start 9, start 15]
# Two villages on the board, two counters in each reserve.
given set-up
    dice first-seat: 1
    draws bowl: village, village, ship, ship
expect
    bowl has 96 village, 38 ship, 20 city, 20 castle, 20 mine
    bowl has 20 army, 20 caravan, 20 temple, 20 priest
    red reserve: 2 village
    blue reserve: 2 ship

case six starting villages leave 274 counters in the Bowl [start 15]
# Twelve more are drawn for season 1.
given set-up seats 6
    dice first-seat: 1
    draws bowl: ship, ship, ship, ship, ship, ship, ship, ship, ship, ship, ship, ship
expect
    bowl has 94 village, 28 ship, 20 city, 20 castle, 20 mine
    bowl has 20 army, 20 caravan, 20 temple, 20 priest

case the deck has 83 cards of 39 kinds [start 13]
# In a season known to be the last nothing is drawn, so the deck stays as it came.
given season 5
    4,6: red village
    7,3: blue village
    first: red
    last: 5
expect
    deck has 2 battle, 2 gold-mines, 2 iron-mines, 2 copper-mines, 2 port-of-call, 2 merchants
    deck has 2 sea-battle, 4 raid, 2 siege, 2 march, 4 sail, 2 safe-passage, 2 trawlers
    deck has 4 harvest, 2 pilgrimage, 2 trade-route, 2 convert, 2 indulgences, 2 tithes
    deck has 2 taxes, 2 tariffs, 2 raze, 2 piracy, 2 markets, 2 commerce, 2 fishing, 2 lumber
    deck has 2 conquest, 1 disaster, 2 bazaars, 2 culture, 2 religion, 2 gems, 2 history
    deck has 2 victory, 2 trapping, 2 herding, 2 salt-mining, 2 quarries

case all begin without gold or points, the first shuffle being no pass [start 14, draw 3]
given set-up
    dice first-seat: 2
expect
    red gold: 0
    blue gold: 0
    red vp: 0
    blue vp: 0
    passes: 0
    discard: empty
    first: blue
    not over
    told nobody: deck-out

case each seat is dealt 5 cards, and later draws 2 [start 16, start 23, draw 1]
given set-up
    dice first-seat: 1
    shuffle deck: raid raid raid raid battle sail sail sail sail siege raze raze march march
expect
    red hand: 4 raid, battle, 2 raze
    blue hand: 4 sail, siege, 2 march

case the deal follows the turn order when another seat goes first [start 16, start 18]
given set-up
    dice first-seat: 2
    shuffle deck: raid raid raid raid battle sail sail sail sail siege raze raze march march
expect
    blue hand: 4 raid, battle, 2 raze
    red hand: 4 sail, siege, 2 march

case the set-up rolls, settles and draws, each in turn order [start 17, start 23, turn 5]
given set-up
    dice first-seat: 2
    draws bowl: city, mine, castle, army
expect
    told all: first-seat blue [start 18]
    then told all: settled blue village * [start 19]
    then told all: settled red village *
    then told all: drew-counter blue city
    then told all: drew-counter blue mine
    then told all: drew-card blue
    then told all: drew-counter red castle
    then told all: drew-counter red army
    then told all: drew-card red
    blue reserve: city, mine
    red reserve: castle, army

case the roll for the first seat is a single one [start 18]
given set-up seats 3
    dice first-seat: 3
expect
    told all 1 times: first-seat
    told all: first-seat green
    first: green

case the turn order goes on from the first seat and round again [start 18, turn 1]
given set-up seats 3
    dice first-seat: 2
expect
    told all: settled blue
    then told all: settled green
    then told all: settled red

case each seat places exactly one village, with its token [start 19, start 21]
given set-up
    dice first-seat: 1
orders red
    start 4,6 7,3 0,0
expect
    told all 1 times: settled red
    4,6: red village
    0,0: empty
    told all 1 times: settled blue

case distance 3 of an opponent's village is forbidden, distance 4 is not [start 20, start 21]
# From 4,6 it is three steps to 6,8 and four to 7,3.
given set-up
    dice first-seat: 1
orders red
    start 4,6
orders blue
    start 6,8 7,3
expect
    6,8: empty
    7,3: blue village
    done blue 1
    told only blue: near-a-village 6,8 4,6 3 4

case each space of the list that is no start is refused with its reason [start 22, start 21, build 5, build 4]
# 3,9 is water; on 7,3 Red stands, 1 step from 7,4; the space behind the one taken matters no more.
given set-up seats 3
    dice first-seat: 1
orders red
    start 7,3
orders blue
    start 3,9 7,3 7,4 4,6 7,5
orders green
    start 2,3 4,6
expect
    4,6: blue village
    done blue 1
    told only blue: wrong-terrain village 3,9 [build 5]
    told only blue: occupied 7,3 [build 4]
    told only blue: near-a-village 7,4 7,3 1 4 [start 20]
    told blue 1 times: near-a-village
    refused green 1: wrong-terrain village 2,3
    refused green 1: occupied 4,6
    told only green: start-by-rule green * [start 22]
    told blue 0 times: start-by-rule

case a start refused as a whole leaves its else to be tried [start 22]
given set-up
    dice first-seat: 1
orders red
    start 3,9
      else start 8,7 7,3
expect
    refused red 1: wrong-terrain village 3,9
    done red 2
    8,7: red village

case who names no start is told that the rule chose [start 22]
given set-up
    dice first-seat: 1
expect
    told only red: start-by-rule red 4,6 [start 22]
    then told all: settled red village 4,6
    told only blue: start-by-rule blue 7,3

case distances are counted over water [start 7, start 21]
# Over the river, by 3,9, it is 2 steps from 3,8 to 3,10 and 3 to 4,11; by land there is no way.
given set-up
    dice first-seat: 1
orders red
    start 3,8
orders blue
    start 3,10 4,11 5,11
expect
    3,10: empty
    4,11: empty
    5,11: blue village

case distance 1 and distance 2 of an opponent's village are forbidden as well [start 20, start 21]
given set-up
    dice first-seat: 2
orders blue
    start 0,0
orders red
    start 0,0 0,1 1,1 1,2 4,0
expect
    0,0: blue village
    4,0: red village

case a first village does not stand on water [start 21, build 5]
given set-up
    dice first-seat: 1
orders red
    start 4,9 3,9 4,8
expect
    4,8: red village

case the first legal space of the list is taken, not the best [start 22, letters 3]
given set-up
    dice first-seat: 1
orders red
    start 10,0 4,6
expect
    10,0: red village

case a list that is all illegal is answered by the rule [start 22, letters 10]
given set-up
    dice first-seat: 1
orders red
    start 4,6
orders blue
    start 4,6 4,7 4,9
expect
    4,6: red village
    7,3: blue village

case equal land is decided by the distance from the nearest opposing village [start 22]
# Seen from nowhere 4,6, 5,5, 5,6 and 6,6 all have 33 land spaces within 3. From 0,0 it is 8 steps
# to the first two of them and 9 to 5,6 and 6,6: the upper row of those.
given set-up
    dice first-seat: 1
orders red
    start 0,0
expect
    5,6: blue village

case farther from the opponent comes before the lower row [start 22]
# From 0,7 it is 4 steps to 4,6, 5 to 5,5 and 5,6, 6 to 6,6.
given set-up
    dice first-seat: 1
orders red
    start 0,7
expect
    6,6: blue village

case equal land, distance and row are decided by the lower column [start 22]
# 5 steps to the nearer of 0,6 and 6,1 from both 5,5 and 5,6, with 33 land spaces around each.
given set-up seats 3
    dice first-seat: 1
orders red
    start 0,6
orders blue
    start 6,1
expect
    5,5: green village

case the list of a later seat is read when its turn to place comes [start 22, start 23]
given set-up seats 3
    dice first-seat: 3
orders red
    start 4,6 7,3 10,12
orders blue
    start 4,6 7,3 10,12
orders green
    start 4,6
expect
    4,6: green village
    7,3: red village
    10,12: blue village

case start is an order of season 0 only [letters 3]
given season 1
    4,6: red village
    7,3: blue village
    first: red
orders red
    start 0,0
expect
    0,0: empty
    told nobody: settled
    told nobody: built

case a standing line answers where the village shall stand [start 22, letters 10]
given set-up
    dice first-seat: 1
orders red
    @ start 8,7
expect
    8,7: red village
    done red 1

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case a space in an even row touches c-1 and c of the rows beside it [start 5, start 6, start 7]
# A castle earns 1 for each village beside it. Around 4,5 stand six, and two further ones near by.
given season 5
    4,5: red castle
    4,4 4,6 3,4 3,5 5,4 5,5: blue village
    3,6 5,6: blue village
    red hand: taxes
orders red
    play taxes
expect
    told all: made red 6 gold
    red gold: 6

case a space in an odd row touches c and c+1 of the rows beside it [start 5, start 6, start 7]
given season 5
    5,5: red castle
    5,4 5,6 4,5 4,6 6,5 6,6: blue village
    4,4 6,4: blue village
    red hand: taxes
orders red
    play taxes
expect
    red gold: 6

case what would lie off the map is left out [start 7]
# 0,0 has two neighbours, 0,1 and 1,0.
given season 5
    0,0: red castle
    0,1 1,0: blue village
    1,1 2,0: blue village
    red hand: taxes
orders red
    play taxes
expect
    red gold: 2

case a space is not adjacent to itself [start 6]
# 8,5 is hills; of its neighbours only 7,5 is hills.
given season 5
    4,6: empty
    8,5: red village
    red hand: herding
orders red
    play herding
expect
    red gold: 1

case hills count for Herding even when a counter stands there [start 6]
given season 5
    4,6: empty
    8,5: red village
    7,5: blue city
    red hand: herding
orders red
    play herding
expect
    red gold: 1

case swamp, desert and tundra are land, and only water is not [start 3]
# 9,9 is swamp. A ship earns when land lies beside it: 10,8 touches 9,7 and 9,8, both water, 10,7
# water, and 10,9 swamp.
given season 5
    10,8: red ship
    red hand: trawlers
orders red
    play trawlers
expect
    red gold: 2

case a counter with your token is yours, and so is its space [start 10]
given season 5
    3,6: blue city
orders red
    if owner 4,6 = red and owner 3,6 = blue and owner 3,5 = none: gold e
    if owner 3,6 = red: gold e
expect
    refused red 1: cannot-pay 3 0 [gold 8]
    false red 2

case drawn counters lie in the reserve and are not yet on the board [start 8]
given season 5
    red reserve: 3 village
    last: 5
orders red
    if reserve = 3 and tokens = 1: gold e
expect
    refused red 1: cannot-pay
    told all: score red 1 0 0 1

case what is spent goes to the bank and to no other seat [start 11, action 6]
given season 5
    red gold: 3
    blue gold: 1
orders red
    gold e
expect
    red gold: 0
    red vp: 5
    blue gold: 1
    blue vp: 0

case gold is a whole number that never falls below 0 [start 12, gold 8]
given season 5
    red gold: 2
orders red
    gold e
expect
    refused red 1: cannot-pay 3 2
    red gold: 2
    red vp: 0

case tokens are as many as the counters on the board, of every sort [start 12, over 6]
given season 5
    4,7: red army
    4,5: red castle
    4,9: red ship
    last: 5
expect
    told all: score red 4 0 0 4

case when all have settled each seat has one village on the map, and nothing else lies there [start 14, start 22]
given set-up seats 3
expect
    land has red village, blue village, green village, 3 pieces in all
    map has 3 pieces in all
    red reserve has 2 pieces
    bowl has 271 pieces

# A map of seven spaces, on which no second village can be four steps from the first: six are
# land, 0,0 to 0,3 and 1,0 to 1,2 without the water 0,2.

game ktech seats 3 box islet.xml

case where no space is legal the farthest empty land is taken, whatever was asked for [start 22]
# From 0,0 both 0,3 and 1,2 are 3 steps away: the upper one. Then 1,1 is 2 from either village.
given set-up
    dice first-seat: 1
orders blue
    start 1,1 1,2
expect
    0,0: red village
    0,3: blue village
    1,1: green village

game ktech seats 6 box islet.xml

case starting villages that fill the land make season 1 the last, which is played [over 5]
# The letter of a seat that stands nowhere else can do nothing more; nobody draws for a season 2.
given set-up
    dice first-seat: 1
expect
    told all 1 times: land-full 1 [over 5]
    last: 1
    not over
    told all: drew-counter red *
next season
given
    red gold: 3
orders red
    if last: gold e
expect
    done red 1
    over
    told nobody: drew-counter
    told all: score red 1 0 5 6

game ktech seats 5 box islet.xml

case one land space left by the starting villages does not end the match [over 5]
given set-up
    dice first-seat: 1
expect
    last: 0
    told nobody: land-full
