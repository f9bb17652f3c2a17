# SPDX-License-Identifier: MIT
# Gold: the five ways a to e of spending it.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case a draws a counter out of the Bowl for 2 gold [gold 1, gold 2, gold 7]
given season 5
    red gold: 5
    draws bowl: castle, ship, ship, village, village
orders red
    gold a
expect
    red gold: 3
    red reserve: castle, 2 ship
    told all: bought-counter red castle 2 [gold 2]
    bowl has 19 castle

case b places one more counter for 4 gold [gold 1, gold 3]
given season 5
    red gold: 5
    red reserve: 2 village
    last: 5
orders red
    build village 4,7
    gold b village 4,5
expect
    4,7: red village
    4,5: red village
    red gold: 1
    red reserve: empty
    told all: bought-place red village 4,5 4 [gold 3]

case c swaps a counter of the reserve for 1 gold [gold 1, gold 4]
given season 5
    red gold: 3
    red reserve: ship, village
    draws bowl: castle, mine, mine, mine, mine
orders red
    gold c ship
expect
    red gold: 2
    red reserve: village, castle, 2 mine
    bowl has 40 ship
    told all 1 times: swapped red ship 1

case d takes a card off the deck for 2 gold [gold 1, gold 5]
given season 5
    red gold: 3
    red hand: battle
    deck top: raid, siege, sail
orders red
    gold d
expect
    red gold: 1
    red hand: battle, raid, siege, sail
    told only red: bought-card red 2 raid [gold 5]
    told blue 1 times: bought-card red

case e gives 5 victory points for 3 gold [gold 1, gold 6]
given season 5
    red gold: 4
    red vp: 2
orders red
    gold e
expect
    red gold: 1
    red vp: 7
    told all: bought-vp red 5 3 [gold 6]

case for c the new counter is drawn before the old goes back [gold 7]
# The Bowl holds one city: the swap must bring it.
given season 5
    bowl: city
    red gold: 2
    red reserve: ship
    blue reserve: rest of bowl
    last: 5
orders red
    gold c ship
expect
    red reserve: city
    red gold: 1

case with an empty Bowl c is refused: the old counter cannot come straight back [gold 7, supply 3]
given season 5
    bowl: empty
    red gold: 2
    red reserve: ship
    blue reserve: rest of bowl
    last: 5
orders red
    gold c ship
expect
    refused red 1: nothing-to-draw [supply 3]
    red reserve: ship
    red gold: 2

case the counter given up by c may come with the next swap [gold 7, action 16]
given season 5
    bowl: city
    red gold: 2
    red reserve: ship
    blue reserve: rest of bowl
    last: 5
orders red
    gold c ship
    gold c city
expect
    red reserve: ship
    red gold: 0
    told all 2 times: swapped red

case a way may be used any number of times [gold 8, letters 6]
given season 5
    red gold: 10
orders red
    gold e 3
expect
    red gold: 1
    red vp: 15

case a way may be used again further down [gold 8]
given season 5
    red gold: 8
    deck top: raid, siege, sail, march
orders red
    gold e
    gold d
    gold e
expect
    red gold: 0
    red vp: 10
    red hand: raid, siege, sail

case max repeats as long as it goes, and what ends it is no refusal [gold 8, letters 6]
given season 5
    red gold: 11
orders red
    gold e max
expect
    red gold: 2
    red vp: 15
    done red 1
    told nobody: cannot-pay

case a number of times that gold does not reach for says what it lacked [gold 8, letters 6]
given season 5
    red gold: 7
    draws bowl: city, castle, mine, ship, ship
orders red
    gold a 5
    gold e 2
expect
    done red 1
    told only red: cannot-pay 2 1
    printed red: 'One of your orders was done in part, one was refused.'
    refused red 2: cannot-pay 3 1
    red vp: 0
    red gold: 1

case max for something that cannot be paid once is refused [gold 8]
given season 5
    red gold: 2
orders red
    gold e max
expect
    refused red 1: cannot-pay 3 2
    red gold: 2
    red vp: 0

case a max draws counters as long as there is gold [gold 8, gold 2]
given season 5
    red gold: 7
    draws bowl: city, castle, mine, ship, ship, ship, ship
orders red
    gold a max
expect
    red gold: 1
    told all 3 times: bought-counter red
    red reserve: city, castle, mine, 2 ship

case a max stops when the Bowl is empty [gold 8, supply 3]
given season 5
    bowl: city, mine
    red gold: 9
    blue reserve: rest of bowl
    last: 5
orders red
    gold a max
expect
    red gold: 5
    red reserve: city, mine
    told all 2 times: bought-counter red

case c max swaps while there is such a counter and gold [gold 8, gold 4]
given season 5
    red gold: 9
    red reserve: 2 ship
    draws bowl: city, mine
    last: 5
orders red
    gold c ship max
expect
    red gold: 7
    red reserve: city, mine

case c a number of times gives up as many [gold 8, gold 4]
given season 5
    red gold: 9
    red reserve: 3 ship
    draws bowl: city, mine
    last: 5
orders red
    gold c ship 2
expect
    red gold: 7
    red reserve: ship, city, mine

case d max stops when deck and discard pile are empty [gold 8, supply 3]
given season 5
    deck: raid, siege
    red gold: 9
    blue hand: rest of deck
    last: 5
orders red
    gold d max
expect
    red gold: 5
    red hand: raid, siege
    told all 2 times: bought-card red

case more times than can be paid are done as far as they can [gold 8]
given season 5
    red gold: 7
orders red
    gold e 3
expect
    red gold: 1
    red vp: 10

case too little gold buys nothing and costs nothing [gold 8]
given season 5
    red gold: 1
    red reserve: village
    last: 5
orders red
    gold a
    gold b village 4,7
    gold d
    gold e
expect
    refused red 1: cannot-pay 2 1 [gold 8]
    refused red 2: cannot-pay 4 1
    refused red 3: cannot-pay 2 1
    refused red 4: cannot-pay 3 1
    red gold: 1
    red vp: 0
    red reserve: village

case without gold c is refused [gold 8]
given season 5
    red reserve: ship
    last: 5
orders red
    gold c ship
expect
    refused red 1: cannot-pay 1 0
    red reserve: ship

case what is refused does not keep back the next [gold 8]
given season 5
    red gold: 3
    red reserve: village
orders red
    gold b village 4,7
    gold e
expect
    refused red 1: cannot-pay 4 3
    red vp: 5
    red gold: 0

case the orders are paid one after the other as written [gold 8, letters 2]
given season 5
    red gold: 4
    deck top: raid, siege, sail
orders red
    gold d
    gold e
    gold d
expect
    done red 1
    refused red 2: cannot-pay 3 2
    done red 3
    red gold: 0
    red vp: 0

case with an empty Bowl a is refused and costs nothing [gold 8, supply 3]
given season 5
    bowl: empty
    red gold: 2
    blue reserve: rest of bowl
    last: 5
orders red
    gold a
expect
    refused red 1: nothing-to-draw [supply 3]
    red gold: 2
    red reserve: empty

case with neither deck nor discard pile d is refused and costs nothing [gold 8, supply 3]
given season 5
    deck: empty
    red gold: 2
    blue hand: rest of deck
    last: 5
orders red
    gold d
expect
    refused red 1: nothing-to-draw [supply 3]
    red gold: 2
    red hand: empty
    passes: 0

case b without such a counter is refused and costs nothing [gold 8]
given season 5
    red gold: 4
    red reserve: village
    last: 5
orders red
    gold b castle 4,5
expect
    refused red 1: not-reserved castle
    red gold: 4
    4,5: empty
    red reserve: village

case b without a legal space is refused and costs nothing [gold 8, gold 3]
given season 5
    3,6: blue village
    red gold: 4
    red reserve: castle
    last: 5
orders red
    gold b castle 2,7 3,6
expect
    refused red 1: no-reach 2,7
    refused red 1: occupied 3,6
    2,7: empty
    3,6: blue village
    red gold: 4
    red reserve: castle

case b is held to reach, to empty spaces and to terrain as Build is [gold 3]
# 2,7 is out of reach, 4,7 is taken, 4,5 is no place for a city.
given season 5
    4,7: red army
    red gold: 4
    red reserve: city
    last: 5
orders red
    gold b city 2,7 4,7 4,5
expect
    refused red 1: no-reach 2,7
    refused red 1: occupied 4,7
    refused red 1: wrong-terrain city 4,5
    red gold: 4
    red reserve: city

case b takes the first of its spaces that is legal [gold 3, letters 6]
given season 5
    red gold: 4
    red reserve: castle
orders red
    gold b castle 4,8 5,6 4,5
expect
    5,6: red castle
    4,5: empty
    4,8: empty

case c without such a counter is refused and costs nothing [gold 8]
given season 5
    red gold: 3
    red reserve: village
    last: 5
orders red
    gold c ship
expect
    refused red 1: not-reserved ship
    red gold: 3
    red reserve: village

case c must name the counter to give up [letters 6]
given season 5
    red gold: 3
    red reserve: village
    last: 5
orders red
    gold c
expect
    told nobody: swapped
    red gold: 3
    red reserve: village

case a counter drawn by a may be placed by b at once [gold 8]
given season 5
    red gold: 6
    draws bowl: castle, ship, ship, ship, ship
orders red
    gold a
    gold b castle 4,5
expect
    4,5: red castle
    red gold: 0

case a counter that came by c may be placed by b at once [gold 8]
given season 5
    red gold: 5
    red reserve: ship
    draws bowl: castle, ship, ship, ship, ship
orders red
    gold c ship
    gold b castle 4,5
expect
    4,5: red castle
    red gold: 0

case b widens the reach of the next b [gold 3, build 9]
given season 5
    red gold: 8
    red reserve: 2 village
orders red
    gold b village 4,7
    gold b village 4,8
expect
    4,7: red village
    4,8: red village
    red gold: 0

case b may be used even though nothing was built in Build [gold 3]
given season 5
    red gold: 8
    red reserve: 2 village
orders red
    gold b village 4,7
    gold b village 4,5
expect
    told nobody: built
    told all 2 times: bought-place red

case gold is never taken from another stash [gold 8]
given season 5
    red gold: 1
    blue gold: 9
orders red
    gold d
expect
    refused red 1: cannot-pay 2 1
    blue gold: 9

case what is not ordered is not bought [letters 6]
given season 5
    red gold: 20
orders red
    play raid
expect
    red gold: 20
    red vp: 0
    told nobody: bought-vp
    told nobody: bought-card
    told nobody: bought-counter

case gold b any places the first sort of prefer that fits [letters 7]
given season 5
    red gold: 4
    red reserve: castle, village, army
orders red
    prefer army village
    gold b any 4,7
expect
    4,7: red army
    used red 1
    red gold: 0

case gold b any passes over what prefer names and the reserve lacks [letters 7]
given season 5
    red gold: 4
    red reserve: village, castle
orders red
    prefer army village castle
    gold b any 4,7
expect
    4,7: red village

case gold b any passes over what may not stand there [letters 7]
# 4,5 is mountains.
given season 5
    red gold: 4
    red reserve: city, village, mine
orders red
    prefer city mine village
    gold b any 4,5
expect
    4,5: red mine

case without prefer it goes from city, castle and temple down to ship [letters 7, letters 10]
# 5,6 is hills, where each of them but the ship may stand.
given season 5
    red gold: 36
    red reserve: ship, caravan, priest, army, village, mine, temple, castle, city
    4,8: red village
    draws bowl: village, village, village, village
orders red
    gold b any 5,6
    gold b any 3,6
    gold b any 5,5
    gold b any 4,5
    gold b any 4,7
    gold b any 5,7
    gold b any 3,7
    gold b any 3,8
    gold b any 4,9
expect
    5,6: red city
    3,6: red castle
    5,5: red temple
    4,5: red mine
    4,7: red village
    5,7: red army
    3,7: red priest
    3,8: red caravan
    4,9: red ship
    red gold: 0

case gold b any goes through its spaces from the left [letters 7]
# 4,8 is out of reach, on 4,5 the army may stand: the second space is taken with the first sort
# that fits there, though a city would fit on 3,6.
given season 5
    red gold: 4
    red reserve: city, army
orders red
    gold b any 4,8 4,5 3,6
expect
    4,5: red army
    3,6: empty

case gold b any is refused where nothing fits, and costs nothing [letters 7, gold 8]
given season 5
    red gold: 4
    red reserve: ship
    last: 5
orders red
    gold b any 4,5 4,7
expect
    refused red 1: nothing-fits
    red gold: 4
    red reserve: ship

case gold b any is refused where prefer names nothing that may stand there, space by space [letters 7]
# Of ship and city the reserve holds none that fits, and prefer does not name the village.
given season 5
    red gold: 4
    red reserve: ship, village
    last: 5
orders red
    prefer ship city
    gold b any 4,7 5,5
expect
    refused red 2: not-preferred 4,7
    refused red 2: not-preferred 5,5
    red gold: 4
    red reserve: ship, village
    not used red 1
    printed red: 'prefer ship city the question came up only in an order that was refused'

case of a policy that only a refused line asks for the report says so, of one that nothing asks for not [letters 7]
given season 5
    red gold: 4
    red reserve: ship, village
    last: 5
orders red
    prefer ship city
    gold b city 4,7
expect
    refused red 2: not-reserved
    printed red: 'prefer ship city not asked for'

case what a later line did with it comes first [letters 7]
given season 5
    red gold: 4
    red reserve: ship, village
    last: 5
orders red
    prefer village
    when place-any if at = 5,5: ship
    gold b any 4,7
expect
    used red 1
    printed red: 'prefer village used once'
    not printed red: 'only in an order that was refused'

case what fails alike on every space is said once [gold 8, build 1]
given season 5
    red gold: 3
    red reserve: village
    last: 5
orders red
    gold b village 4,7 5,5
    gold b city 4,7 5,5
expect
    told red 1 times: cannot-pay
    told red 1 times: not-reserved
    refused red 1: cannot-pay 4 3
    refused red 2: not-reserved city

case gold b any without gold is refused [gold 8]
given season 5
    red gold: 3
    red reserve: village
    last: 5
orders red
    gold b any 4,7
expect
    refused red 1: cannot-pay 4 3
    4,7: empty

case gold b any may place what a drew blindly [letters 7, gold 8]
given season 5
    red gold: 6
    draws bowl: mine, ship, ship, ship, ship
orders red
    gold a
    gold b any 4,7 4,5
expect
    4,5: red mine
    4,7: empty

case gold b any is a return for who has no counter on the board [build 11, letters 7]
# The city, though first by the rule, cannot return; the village can.
given season 5
    4,6: empty
    red gold: 4
    red reserve: city, village
orders red
    gold b any 10,12
expect
    10,12: red village
    told all: returned red village 10,12 4

case prefer may stand for the seasons to come [letters 7, letters 10]
given season 5
    red gold: 8
    red reserve: 2 army, 2 village
    draws bowl: ship, ship, ship, ship
orders red
    @ prefer army village
    gold b any 4,7
expect
    4,7: red army
    standing red: @ prefer army village
next season
given
    draws bowl: ship, ship, ship, ship
orders red
    gold b any 4,5
expect
    4,5: red army
